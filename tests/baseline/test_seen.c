/* test_seen.c - what every named scene shows, in three languages, and otherwise.
 *
 *     test-seen [--rebaseline]
 *     test-seen --show NAME LANG      the scene's whole picture as the text canvas writes it;
 *                                     LANG may be "otherwise", "tight", "wide", or "pointed": all
 *                                     the pictures with the pointer on one control after the other
 *
 * baseline/seen/<scene>.txt tells the picture (1280 × 720, all at rest) part by part, as the skin
 * named them: what text stands where, which pictures, and a digest of all that was drawn, so that
 * no line, colour or place changes unseen. Other languages tell the parts in which they differ.
 * Then the scene stands there otherwise, digests alone: narrow, in large letters, with all that a
 * player may set to see more; and one digest each for where words have the least room, and the
 * most. (parts.txt and its like are no scenes: the parts of ui.h, one by
 * one.) At the end stand the controls, as they are said aloud, and a digest of how all of them
 * look under the pointer, and the souvenir that can be taken there. Where only a digest is another,
 * the whole pictures of both trees (--show) tell what is. */
#include "baseline.h"
#include "digest.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "parts.h"
#include "player.h"
#include "room.h"
#include "showcase.h"
#include "spoken.h"
#include "check.h"
#include "wraps.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PARTS = 60, KINDS = 200, POINTED = 256, REST_MS = 1000 };

/* ---- a clock that stands, and bots that have thought (tests/meson.build) ---- */

bool __real_player_answer(struct player *p, struct action *out);
bool __wrap_player_answer(struct player *p, struct action *out);

bool __wrap_player_answer(struct player *p, struct action *out)
{
    while (!__real_player_answer(p, out))
        SDL_Delay(1);
    return true;
}

/* ---- souvenirs are drawn as text and told, not saved (tests/meson.build) ---- */

static struct strbuf souvenir;

bool __wrap_souvenir_save_sized(souvenir_picture *draw, const void *of, struct souvenir_size size,
                                struct fonts *fonts, const char *lang, const char *name,
                                char **path, char *why, size_t room)
{
    struct canvas *c = canvas_text_new(size.w, size.h, fonts);
    (void)why;
    (void)room;
    draw(c, fonts, lang, of);
    strbuf_clear(&souvenir);
    strbuf_add(&souvenir, canvas_text_dump(c));
    canvas_free(c);
    *path = mem_copy_text(name);
    return true;
}

/* ---- a picture ---- */

struct part {
    const char *name, *from, *to;
    uint32_t digest;
    int lines;
};
struct parts {
    struct part part[PARTS];
    int n;
};

static const char *next_line(const char *s)
{
    return s + strcspn(s, "\n") + (s[strcspn(s, "\n")] == '\n');
}

static bool begins(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0;
}

/* The dump between two names. Those in which nothing was drawn are left out. */
static void parts_read(struct parts *out, const char *dump)
{
    const char *name = "-";
    out->n = 0;
    for (const char *s = next_line(dump); *s && out->n < PARTS;) {
        struct part p = {.name = name, .from = s};
        uint64_t digest = DIGEST_START;
        for (; *s && !begins(s, "tag "); s = next_line(s), p.lines++)
            for (const char *c = s; *c && *c != '\n'; c++)
                digest = digest_byte(digest, (uint8_t)*c);
        p.to = s;
        p.digest = (uint32_t)(digest ^ digest >> 32);
        if (p.lines)
            out->part[out->n++] = p;
        name = *s ? s + 4 : "-";
        s = next_line(s);
    }
}

/* "text X Y W H px 20 Lato/Black #EADBC0FF "Fold"" is told as "Fold" X Y W H px 20. */
static void tell_text(struct strbuf *out, const char *line)
{
    const char *words = strchr(line, '"'), *px = strstr(line, " px ");
    const size_t size = 4 + strspn(px + 4, "0123456789");
    strbuf_addf(out, "  %.*s", (int)strcspn(words, "\n"), words);
    strbuf_addf(out, " %.*s\n", (int)(px + size - line - 5), line + 5);
}

static void tell_pictures(struct strbuf *out, const struct part *p)
{
    static struct {
        const char *name;
        int length, times;
    } kind[KINDS];
    int n = 0;
    for (const char *s = p->from; s < p->to; s = next_line(s)) {
        const char *name = s;
        if (!begins(s, "picture "))
            continue;
        for (int i = 0; i < 5; i++)
            name += strcspn(name, " ") + 1;
        const int length = (int)strcspn(name, " \n");
        int i = 0;
        while (i < n &&
               (kind[i].length != length || memcmp(kind[i].name, name, (size_t)length) != 0))
            i++;
        if (i == KINDS)
            continue;
        if (i == n) {
            kind[n].name = name;
            kind[n].length = length;
            kind[n++].times = 0;
        }
        kind[i].times++;
    }
    for (int i = 0; i < n; i++) {
        strbuf_addf(out, "  %.*s", kind[i].length, kind[i].name);
        strbuf_addf(out, kind[i].times > 1 ? " × %d\n" : "\n", kind[i].times);
    }
}

static void tell_digest(struct strbuf *out, const struct part *p)
{
    strbuf_addf(out, "[%.*s] %d lines %08x\n", (int)strcspn(p->name, "\n"), p->name, p->lines,
                p->digest);
}

/* `but`: texts that stand there are not told again; NULL: all are told, and the pictures. */
static void tell_part(struct strbuf *out, const struct part *p, const char *but)
{
    char line[600];
    tell_digest(out, p);
    if (!but)
        tell_pictures(out, p);
    for (const char *s = p->from; s < p->to; s = next_line(s)) {
        snprintf(line, sizeof line, "\n%.*s\n", (int)strcspn(s, "\n"), s);
        if (begins(s, "text ") && !(but && strstr(but, line)))
            tell_text(out, s);
    }
}

static void tell_controls(struct strbuf *out, const struct items *it)
{
    strbuf_add(out, "== controls\n");
    for (int i = 0; i < items_count(it); i++) {
        struct strbuf words = STRBUF_EMPTY;
        const struct item *e = items_at(it, i);
        spoken_item(it, e, true, &words);
        strbuf_addf(out, "%s %s\n", e->focused ? ">" : " ", strbuf_text(&words));
        strbuf_free(&words);
    }
}

/* ---- a scene ---- */

static char *copied(const char *text)
{
    struct strbuf s = STRBUF_EMPTY;
    strbuf_add(&s, text);
    return strbuf_take(&s);
}

/* At rest. Freed by bench_close. */
static struct bench rested(struct bench b, const struct showcase *s)
{
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    showcase_open(s, b.app);
    app_settle(b.app, 20000);
    app_exposed(b.app);
    app_frame(b.app);
    return b;
}

static struct bench open_scene(const struct showcase *s, const char *lang)
{
    return rested(bench_open(1280, 720, lang, 100), s);
}

/* Layouts give way where words need more room than there is, and stop growing where there is more
 * than they need: neither happens above. */
static const struct extreme {
    const char *name, *lang;
    int w, h, text;
} extremes[] = {{"tight", "fr", 1024, 600, 200}, {"wide", "ja", 2560, 1080, 100}};

static struct bench open_extreme(const struct showcase *s, const struct extreme *e)
{
    return rested(bench_open(e->w, e->h, e->lang, e->text), s);
}

static struct bench open_otherwise(const struct showcase *s)
{
    static const struct {
        const char *name;
        int value;
    } set[] = {{"high_contrast", true},     {"reduced_motion", true}, {"deck", DECK_CONTRAST},
               {"court_letters", COURT_FR}, {"upcolor_colours", 2},   {"hand_order", ORDER_SUIT},
               {"big_blinds", true},        {"assist", ASSIST_FULL},  {"ace_preview", true},
               {"spec_every_window", true}};
    struct bench b = bench_open(1024, 600, "en", 150);
    const struct settings *all = app_settings(b.app);
    size_t known = 0;
    for (int i = 0; i < settings_count(all); i++)
        for (size_t k = 0; k < sizeof set / sizeof *set; k++)
            if (strcmp(settings_name(all, (enum setting)i), set[k].name) == 0) {
                app_set(b.app, (enum setting)i, set[k].value);
                known++;
            }
    CARRE_ASSERT(known == sizeof set / sizeof *set);
    return rested(b, s);
}

/* All pictures of a scene, one for each place that the pointer may rest at; after it no other is
 * looked at. */
static void add_pointed(struct bench *b, struct strbuf *out)
{
    const struct items *it = app_top(b->app)->items;
    struct point at[POINTED];
    int n = 0;
    for (int i = 0; i < items_count(it) && n < POINTED; i++)
        if (items_under(it, rect_centre(items_at(it, i)->bounds)) == items_at(it, i))
            at[n++] = rect_centre(items_at(it, i)->bounds);
    for (int i = 0; i < n; i++) {
        app_input(b->app, &(struct input){.kind = INPUT_MOVE, .at = at[i]});
        app_clock(b->app, app_now(b->app) + REST_MS);
        app_exposed(b->app);
        app_frame(b->app);
        strbuf_add(out, canvas_text_dump(b->canvas));
    }
}

static void tell_whole(struct strbuf *out, const char *name, const char *picture)
{
    uint64_t digest = DIGEST_START;
    for (const char *c = picture; *c; c++)
        digest = digest_byte(digest, (uint8_t)*c);
    strbuf_addf(out, "== %s\n%08x\n", name, (uint32_t)(digest ^ digest >> 32));
}

static void tell_pointed(struct strbuf *out, struct bench *b)
{
    struct strbuf all = STRBUF_EMPTY;
    add_pointed(b, &all);
    tell_whole(out, "pointed at", strbuf_text(&all));
    strbuf_free(&all);
}

static void tell_extremes(struct strbuf *out, const struct showcase *s)
{
    for (size_t i = 0; i < sizeof extremes / sizeof *extremes; i++) {
        struct bench b = open_extreme(s, &extremes[i]);
        tell_whole(out, extremes[i].name, canvas_text_dump(b.canvas));
        bench_close(&b);
    }
}

static bool has_key(const struct items *it, enum key key)
{
    for (int i = 0; i < items_count(it); i++)
        if (items_at(it, i)->key == key)
            return true;
    return false;
}

/* Where one can be taken, it is. */
static void tell_souvenir(struct strbuf *out, const struct showcase *s)
{
    struct bench b = open_scene(s, "en");
    struct parts parts;
    strbuf_clear(&souvenir);
    bench_key(&b, 'P');
    if (souvenir.length) {
        strbuf_add(out, "== souvenir\n");
        parts_read(&parts, strbuf_text(&souvenir));
        for (int i = 0; i < parts.n; i++)
            tell_part(out, &parts.part[i], NULL);
    }
    bench_close(&b);
}

static void tell_otherwise(struct strbuf *out, const struct showcase *s)
{
    struct parts parts;
    struct bench b = open_otherwise(s);
    char *dump = copied(canvas_text_dump(b.canvas));
    parts_read(&parts, dump);
    strbuf_add(out, "== otherwise\n");
    for (int i = 0; i < parts.n; i++)
        tell_digest(out, &parts.part[i]);
    mem_free(dump);
    bench_close(&b);
}

static bool has_part(const struct parts *in, int nth, const struct part *p)
{
    return nth < in->n && in->part[nth].digest == p->digest;
}

static char *tell_scene(const struct showcase *s)
{
    struct strbuf out = STRBUF_EMPTY, controls = STRBUF_EMPTY;
    struct parts first = {.n = 0}, parts;
    char *first_dump = NULL;
    bool takes = false;
    for (const char *const *lang = i18n_languages(); *lang; lang++) {
        struct bench b = open_scene(s, *lang);
        char *dump = copied(canvas_text_dump(b.canvas));
        parts_read(&parts, dump);
        strbuf_addf(&out, "== %s, %s\n", app_top(b.app)->type->name, *lang);
        for (int i = 0; i < parts.n; i++)
            if (!first_dump || !has_part(&first, i, &parts.part[i]))
                tell_part(&out, &parts.part[i], first_dump);
        if (first_dump) {
            mem_free(dump);
        } else {
            first_dump = dump;
            first = parts;
            tell_controls(&controls, app_top(b.app)->items);
            takes = has_key(app_top(b.app)->items, (enum key)'P');
            tell_pointed(&controls, &b);
        }
        bench_close(&b);
    }
    tell_otherwise(&out, s);
    tell_extremes(&out, s);
    strbuf_add(&out, strbuf_text(&controls));
    if (takes)
        tell_souvenir(&out, s);
    strbuf_free(&controls);
    mem_free(first_dump);
    return strbuf_take(&out);
}

static struct bench open_named(const struct showcase *s, const char *how)
{
    for (size_t i = 0; i < sizeof extremes / sizeof *extremes; i++)
        if (strcmp(how, extremes[i].name) == 0)
            return open_extreme(s, &extremes[i]);
    return strcmp(how, "otherwise") == 0 ? open_otherwise(s)
                                         : open_scene(s, strcmp(how, "pointed") == 0 ? "en" : how);
}

static int show(const char *name, const char *lang)
{
    for (const struct showcase *s = showcase_all(); s->name; s++)
        if (strcmp(s->name, name) == 0) {
            struct bench b = open_named(s, lang);
            struct strbuf all = STRBUF_EMPTY;
            if (strcmp(lang, "pointed") == 0)
                add_pointed(&b, &all);
            else
                strbuf_add(&all, canvas_text_dump(b.canvas));
            fputs(strbuf_text(&all), stdout);
            strbuf_free(&all);
            bench_close(&b);
            return 0;
        }
    fprintf(stderr, "%s: no such scene\n", name);
    return 1;
}

int main(int argc, char **argv)
{
    setenv("TZ", "UTC", 1);
    i18n_start();
    if (argc > 2 && strcmp(argv[1], "--show") == 0)
        return show(argv[2], argc > 3 ? argv[3] : "en");
    struct baseline b = baseline_begin("test-seen", "baseline/seen", argc, argv);
    b.all = true;
    for (const struct showcase *s = showcase_all(); s->name; s++)
        baseline_compare(&b, s->name, tell_scene(s), NULL);
    const char *name;
    char *parts;
    for (int way = 0; (parts = parts_tell(way, &name)) != NULL; way++)
        baseline_compare(&b, name, parts, NULL);
    return baseline_end(&b);
}
