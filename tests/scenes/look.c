#include "look.h"

#include "mem.h"
#include "path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 400 };

#if defined __SANITIZE_ADDRESS__
bool look_due(int n) { return n % 3 == 0; }
#else
bool look_due(int n)
{
    (void)n;
    return true;
}
#endif

struct line { struct rect r, shown; char text[120]; char tag[64]; bool clipped; };

struct page { struct line line[LINES]; int n, faults; const char *where; };

static void fault(struct page *p, const char *what, const char *text, const char *other)
{
    p->faults++;
    printf("%s: %s: %s %s\n", p->where, what, text, other);
}

static struct rect rect_read(const char *s, const char **end)
{
    float v[4] = {0};
    for (int i = 0; i < 4; i++) {
        char *next;
        v[i] = strtof(s, &next);
        s = next;
    }
    if (end)
        *end = s;
    return rect_make(v[0], v[1], v[2], v[3]);
}

static void compare(struct page *p, const struct line *now)
{
    for (int i = 0; i < p->n; i++) {
        struct rect both = rect_common(p->line[i].shown, now->shown);
        if (both.w > 2 && both.h > 3 + now->r.h * 0.14F)       /* the leading of lines may meet, letters may not */
            fault(p, "lies on another", now->text, p->line[i].text);
    }
}

static void take_text(struct page *p, const char *s, struct rect screen, struct rect clip, bool clipped, const char *tag)
{
    const char *rest;
    struct line now = {.r = rect_read(s + 5, &rest), .clipped = clipped};
    const char *quote = strchr(rest, '"');
    snprintf(now.text, sizeof now.text, "%.*s", (int)strcspn(quote ? quote : "", "\n"), quote ? quote : "");
    snprintf(now.tag, sizeof now.tag, "%s", tag);
    now.shown = rect_common(now.r, clip);
    if (rect_empty(now.shown))
        return;
    int px = atoi(strstr(rest, "px ") + 3);
    if (px < 13)
        fault(p, "is too small", now.text, "");
    if (strstr(now.text, "\" overflow"))
        fault(p, "leaves its box", now.text, "");
    if (strstr(now.text, "\" unfit") || strstr(now.text, " overflow unfit"))
        fault(p, "had to be cut", now.text, "");
    if (now.r.x < -1 || rect_right(now.r) > screen.w + 1)
        fault(p, "leaves the picture", now.text, "");
    if (!clipped && (now.r.y < -1 || rect_bottom(now.r) > screen.h + 1))
        fault(p, "leaves the picture", now.text, "");
    if (clipped && (now.r.x < clip.x - 1 || rect_right(now.r) > rect_right(clip) + 1))
        fault(p, "is cut at the side", now.text, "");
    compare(p, &now);
    if (p->n < LINES)
        p->line[p->n++] = now;
}

static void read_dump(struct page *p, const char *dump, struct rect screen)
{
    struct rect clip = screen;
    bool clipped = false;
    char tag[64] = "-";
    for (const char *s = dump; *s;) {
        if (strncmp(s, "clip ", 5) == 0) {
            clip = rect_common(rect_read(s + 5, NULL), screen);
            clipped = true;
        } else if (strncmp(s, "unclip", 6) == 0) {
            clip = screen;
            clipped = false;
        } else if (strncmp(s, "tag ", 4) == 0) {
            snprintf(tag, sizeof tag, "%.*s", (int)strcspn(s + 4, "\n"), s + 4);
        } else if (strncmp(s, "clear", 5) == 0) {
            p->n = 0;
        } else if (strncmp(s, "fill ", 5) == 0) {
            struct rect r = rect_read(s + 5, NULL);
            if (r.w >= screen.w && r.h >= screen.h)     /* a shade: what lies under it does not count any more */
                p->n = 0;
        } else if (strncmp(s, "panel ", 6) == 0) {      /* a box over text hides it; if only in part, that is a fault elsewhere */
            struct rect r = rect_read(s + 6, NULL);
            const char *fill = strstr(s, " fill ");
            bool filled = fill && fill < s + strcspn(s, "\n");
            int kept = 0;
            for (int i = 0; i < p->n; i++) {
                struct rect both = rect_common(p->line[i].shown, r);
                bool hidden = filled && both.w >= p->line[i].shown.w - 1 && both.h >= p->line[i].shown.h - 1;
                if (!hidden)
                    p->line[kept++] = p->line[i];
            }
            p->n = kept;
        } else if (strncmp(s, "text ", 5) == 0) {
            take_text(p, s, screen, clip, clipped, tag);
        }
        s += strcspn(s, "\n");
        s += *s == '\n';
    }
}

/* Cards may overlap, and an option lies in its choice. */
static void check_items(struct page *p, const struct items *it)
{
    for (int a = 0; a < items_count(it); a++) {
        for (int b = a + 1; b < items_count(it); b++) {
            const struct item *i = items_at(it, a), *j = items_at(it, b);
            bool counts = item_can_focus(i) && item_can_focus(j) && !(i->role == ITEM_CARD && j->role == ITEM_CARD);
            struct rect ri = rect_empty(i->clip) ? i->bounds : rect_common(i->bounds, i->clip);
            struct rect rj = rect_empty(j->clip) ? j->bounds : rect_common(j->bounds, j->clip);
            struct rect both = rect_common(ri, rj);
            if (counts && both.w > 2 && both.h > 2)
                fault(p, "controls share a place", i->name, j->name);
        }
    }
}

int look_at(struct app *app, const char *where)
{
    static struct page p;
    p = (struct page){.where = where};
    struct canvas *c = app_canvas(app);
    app_exposed(app);
    app_frame(app);
    read_dump(&p, canvas_text_dump(c), canvas_size(c));
    struct scene *s = app_top(app);
    if (s)
        check_items(&p, s->items);
    return p.faults;
}

struct bench bench_open(int w, int h, const char *lang, int text_percent) { return bench_open_on(NULL, w, h, lang, text_percent); }

/* Finding and opening fonts takes longer than drawing a screen, and what they measure is the same for every bench of a program: all share one lot. */
static struct fonts *shared;

static void close_shared(void) { fonts_close(shared); }

static struct fonts *bench_fonts(void)
{
    if (!shared) {
        shared = fonts_open();
        atexit(close_shared);
    }
    return shared;
}

struct bench bench_open_on(struct store *store, int w, int h, const char *lang, int text_percent)
{
    struct bench b = {0};
    char *assets = path_assets();
    b.fonts = bench_fonts();
    b.canvas = canvas_text_new(w, h, b.fonts);
    b.audio = audio_open(assets, true);
    b.speech = speech_open(true, NULL);
    struct settings *s = settings_new();
    settings_set(s, SETTING_TEXT_SIZE, text_percent);
    b.app = app_new(&(struct app_parts){.canvas = b.canvas, .fonts = b.fonts, .audio = b.audio, .speech = b.speech, .store = store, .settings = s, .lang = lang});
    mem_free(assets);
    return b;
}

void bench_close(struct bench *b)
{
    app_free(b->app);
    speech_close(b->speech);
    audio_close(b->audio);
    canvas_free(b->canvas);
}
