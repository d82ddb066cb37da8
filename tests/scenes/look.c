#include "look.h"

#include "canvas_sdl.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 400, BOXES = 6000, SEEN = 400, PAGES = 60 };

#if defined __SANITIZE_ADDRESS__
bool look_due(int n) { return n % 3 == 0; }
#else
bool look_due(int n)
{
    (void)n;
    return true;
}
#endif

/* ---- what is on the picture ---- */

struct line {
    struct rect r, shown;
    char text[160];
};
enum kind { BOX_PANEL, BOX_CARD, BOX_PICTURE };
struct box {
    struct rect r;
    enum kind kind;
};

struct page {
    struct line line[LINES];
    struct box box[BOXES];
    int n, nboxes, faults;
    bool shaded; /* something lies under a shade */
    /* what is drawn now lies over the table for a while, as its writer wanted: what somebody
     * says, what a lesson tells */
    bool bubble;
    const char *where;
};

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

/* Where a line has its letters: what is above and below is the space between lines. */
static struct rect letters_of(struct rect line) { return rect_inset_xy(line, 0, line.h * 0.17F); }

static bool within(struct rect inner, struct rect outer)
{
    const float slack = 1.5F;
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
           rect_right(inner) <= rect_right(outer) + slack &&
           rect_bottom(inner) <= rect_bottom(outer) + slack;
}

static bool meet(struct rect a, struct rect b)
{
    const struct rect both = rect_common(a, b);
    return both.w > 2 && both.h > 2;
}

/* As large, and moved by a tenth of a line at most. */
static bool is_copy(struct rect a, struct rect b)
{
    const float slack = 1.5F, away = slack + b.h * 0.1F;
    return fabsf(a.w - b.w) <= slack && fabsf(a.h - b.h) <= slack && fabsf(a.x - b.x) <= away &&
           fabsf(a.y - b.y) <= away;
}

static void compare(struct page *p, const struct line *now)
{
    for (int i = 0; i < p->n; i++) {
        struct rect both = rect_common(p->line[i].shown, now->shown);
        if (is_copy(p->line[i].r, now->r) && strcmp(p->line[i].text, now->text) == 0)
            continue; /* letters on their own outline, or on their shadow */
        /* the leading of lines may meet, letters may not */
        if (both.w > 2 && both.h > 3 + now->r.h * 0.14F)
            fault(p, "lies on another", now->text, p->line[i].text);
    }
}

/* Which of ten points of a line's letters lie in a box, as bits. */
static unsigned points_in(struct rect letters, struct rect box)
{
    enum { ACROSS = 5, DOWN = 2 };
    unsigned in = 0;
    for (int i = 0; i < ACROSS * DOWN; i++) {
        const struct point at = {letters.x + letters.w * (float)(i % ACROSS) / (ACROSS - 1),
                                 letters.y + letters.h * (float)(i / ACROSS)};
        const bool inside = at.x >= box.x - 1.5F && at.x <= rect_right(box) + 1.5F &&
                            at.y >= box.y - 1.5F && at.y <= rect_bottom(box) + 1.5F;
        in |= (unsigned)inside << i;
    }
    return in;
}

/* A line lies in the box it was written for, or outside: it crosses no edge that can be seen. Boxes
 * with cut corners are put together from pieces, and a badge is a picture. */
static void check_edges(struct page *p, const struct line *now)
{
    enum { ALL = 0x3FF };
    const struct rect letters = rect_common(letters_of(now->r), now->shown);
    unsigned in = 0;
    bool edge = false, card = false;
    for (int i = p->nboxes - 1; i >= 0 && in != ALL; i--) {
        const struct box *box = &p->box[i];
        const unsigned here = points_in(letters, box->r);
        if (here == ALL)
            break;
        in |= here;
        if (!meet(letters, box->r))
            continue;
        edge |= box->kind != BOX_PICTURE;
        card |= box->kind == BOX_CARD;
    }
    if (edge && in != ALL)
        fault(p, card ? "lies half on a card" : "crosses an edge", now->text, "");
}

static void take_text(struct page *p, const char *s, struct rect screen, struct rect clip,
                      bool clipped, float least)
{
    const char *rest;
    struct line now = {.r = rect_read(s + 5, &rest)};
    const char *quote = strchr(rest, '"');
    snprintf(now.text, sizeof now.text, "%.*s", (int)strcspn(quote ? quote : "", "\n"),
             quote ? quote : "");
    now.shown = rect_common(now.r, clip);
    if (rect_empty(now.shown))
        return;
    int px = atoi(strstr(rest, "px ") + 3);
    if (px < 13) {
        char size[40];
        snprintf(size, sizeof size, "%d px, not %.0f", px, (double)least);
        fault(p, "is too small", now.text, size);
    }
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
    check_edges(p, &now);
    if (p->n < LINES)
        p->line[p->n++] = now;
}

static unsigned alpha_of(const char *s, const char *end, const char *field)
{
    const char *at = strstr(s, field);
    return at && at < end ? (unsigned)strtoul(at + strlen(field), NULL, 16) & 255U : 0;
}

/* A box over text hides all of it or nothing. */
static void cover(struct page *p, struct rect r, bool card)
{
    int kept = 0;
    for (int i = 0; i < p->n; i++) {
        const struct rect letters = rect_common(letters_of(p->line[i].r), p->line[i].shown);
        if (within(letters, r) || (p->bubble && meet(letters, r)))
            continue;
        if (meet(letters, r))
            fault(p, card ? "is half hidden by a card" : "is half hidden", p->line[i].text, "");
        p->line[kept++] = p->line[i];
    }
    p->n = kept;
}

static void add_box(struct page *p, struct rect r, enum kind kind)
{
    if (p->nboxes < BOXES && !rect_empty(r))
        p->box[p->nboxes++] = (struct box){.r = r, .kind = kind};
}

static void forget(struct page *p) { p->n = p->nboxes = 0; }

/* What leaves the picture is an ornament of the ground. */
static void take_panel(struct page *p, const char *s, struct rect clip, struct rect screen)
{
    enum { SEEN_FROM = 0x30, HIDES_FROM = 0xA0 };
    const char *end = s + strcspn(s, "\n"), *faded = strstr(s, " alpha ");
    const struct rect whole = rect_read(s + 6, NULL), r = rect_common(whole, clip);
    const unsigned fill = alpha_of(s, end, " fill #"), line = alpha_of(s, end, " line #");
    if ((faded && faded < end) || !within(whole, screen))
        return;
    if (fill >= HIDES_FROM)
        cover(p, r, false);
    if ((fill >= SEEN_FROM || line >= SEEN_FROM) && r.h > 6 && r.w > 6)
        add_box(p, r, BOX_PANEL);
}

static void take_picture(struct page *p, const char *s, struct rect clip)
{
    const char *end = s + strcspn(s, "\n"), *name;
    const struct rect r = rect_common(rect_read(s + 8, &name), clip);
    const char *angle = strstr(s, " angle "), *faded = strstr(s, " alpha ");
    const bool card =
        strncmp(name, " cards/", 7) == 0 && !(angle && angle < end) && !(faded && faded < end);
    if (card)
        cover(p, r, true);
    add_box(p, r, card ? BOX_CARD : BOX_PICTURE);
}

static void read_dump(struct page *p, const char *dump, struct rect screen, float least)
{
    struct rect clip = screen;
    bool clipped = false, torn = false;
    forget(p);
    p->shaded = p->bubble = false;
    for (const char *s = dump; *s;) {
        if (strncmp(s, "clip ", 5) == 0) {
            clip = rect_common(rect_read(s + 5, NULL), screen);
            clipped = true;
        } else if (strncmp(s, "unclip", 6) == 0) {
            clip = screen;
            clipped = false;
        } else if (strncmp(s, "tag ", 4) == 0) {
            torn = strncmp(s + 4, "torn\n", 5) == 0;
            p->bubble = strncmp(s + 4, "bubble\n", 7) == 0 || strncmp(s + 4, "lesson\n", 7) == 0;
        } else if (strncmp(s, "clear", 5) == 0) {
            forget(p);
        } else if (strncmp(s, "fill ", 5) == 0) {
            struct rect r = rect_read(s + 5, NULL);
            /* a shade: what lies under it does not count any more */
            if (r.w >= screen.w && r.h >= screen.h) {
                forget(p);
                p->shaded = true;
            } else if (r.h >= 2) {
                /* a strip of a box with cut corners */
                add_box(p, rect_common(r, clip), BOX_PICTURE);
            }
        } else if (strncmp(s, "panel ", 6) == 0) {
            take_panel(p, s, clip, screen);
        } else if (strncmp(s, "picture ", 8) == 0) {
            take_picture(p, s, clip);
        } else if (strncmp(s, "ring ", 5) == 0) {
            add_box(p, rect_common(rect_read(s + 5, NULL), clip), BOX_PICTURE);
        } else if (strncmp(s, "text ", 5) == 0 && !torn) { /* a word on torn paper is a picture */
            take_text(p, s, screen, clip, clipped, least);
        }
        s += strcspn(s, "\n");
        s += *s == '\n';
    }
}

/* ---- what can be pressed ---- */

static struct rect seen_of(const struct item *i, struct rect screen)
{
    return rect_common(rect_empty(i->clip) ? i->bounds : rect_common(i->bounds, i->clip), screen);
}

static bool has_box(const struct page *p, struct rect r)
{
    for (int b = 0; b < p->nboxes; b++)
        if (within(p->box[b].r, rect_inset(r, -2)) && within(r, rect_inset(p->box[b].r, -2)))
            return true;
    return false;
}

/* A line that is neither in the control nor beside it. One in a box of its own that lies over the
 * control is a badge, or in a window before it. */
static bool crosses(const struct page *p, const struct line *line, const struct item *i,
                    struct rect seen)
{
    const struct rect letters = rect_common(letters_of(line->r), line->shown);
    if (!meet(letters, seen) || within(letters, i->bounds))
        return false;
    for (int b = p->nboxes - 1; b >= 0; b--)
        if (within(letters, p->box[b].r))
            return within(i->bounds, p->box[b].r) && (!p->shaded || has_box(p, i->bounds));
    return true;
}

/* Cards may overlap, and an option lies in its choice. */
static void check_items(struct page *p, const struct items *it, struct rect screen)
{
    for (int a = 0; a < items_count(it); a++) {
        const struct item *i = items_at(it, a);
        if (!item_can_focus(i))
            continue;
        const struct rect ri = seen_of(i, screen);
        if (rect_empty(i->clip) && !within(i->bounds, screen))
            fault(p, "a control leaves the picture", i->name, "");
        for (int b = a + 1; b < items_count(it); b++) {
            const struct item *j = items_at(it, b);
            if (i->id == j->id)
                fault(p, "two controls are one", i->name, j->name);
            if (i->role != ITEM_GROUP && j->role != ITEM_GROUP && item_can_focus(j) &&
                !(i->role == ITEM_CARD && j->role == ITEM_CARD) && meet(ri, seen_of(j, screen)))
                fault(p, "controls share a place", i->name, j->name);
        }
        for (int n = 0; n < p->n && i->role != ITEM_CARD && !i->readable; n++)
            if (crosses(p, &p->line[n], i, ri))
                fault(p, "crosses a control", p->line[n].text, i->name);
    }
}

struct reached {
    uint32_t id[SEEN];
    int n;
};

static bool has(const struct reached *r, uint32_t id)
{
    for (int i = 0; i < r->n; i++)
        if (r->id[i] == id)
            return true;
    return false;
}

static void note(struct reached *r, const struct items *it, struct rect screen)
{
    for (int i = 0; i < items_count(it); i++) {
        const struct item *e = items_at(it, i);
        const struct rect seen = seen_of(e, screen);
        const bool shown =
            seen.h >= e->bounds.h / 2 || (!rect_empty(e->clip) && seen.h >= e->clip.h - 3);
        if (shown && seen.w >= e->bounds.w - 3 && r->n < SEEN && !has(r, e->id))
            r->id[r->n++] = e->id;
    }
}

static void draw_again(struct app *app)
{
    app_exposed(app);
    app_frame(app);
}

/* Tab goes to it, and brings it into its window. */
static bool comes_with_focus(struct app *app, uint32_t id, struct rect screen)
{
    for (int n = items_count(app_top(app)->items); n >= 0; n--) {
        app_input(app, &(struct input){.kind = INPUT_KEY, .key = KEY_TAB});
        app_frame(app);
        const struct item *f = items_focus(app_top(app)->items);
        if (f && f->id == id)
            return seen_of(f, screen).h >= (f->bounds.h < f->clip.h ? f->bounds.h : f->clip.h) - 3;
    }
    return false;
}

/* A page that is longer than its window is read to its end. */
static void check_page(struct page *p, struct app *app)
{
    static struct reached reached;
    struct canvas *c = app_canvas(app);
    const struct rect screen = canvas_size(c);
    reached.n = 0;
    for (int i = 0; i < PAGES; i++) {
        draw_again(app);
        read_dump(p, canvas_text_dump(c), screen, ui_least(app_ui(app)));
        struct scene *s = app_top(app);
        if (!s)
            return;
        check_items(p, s->items, screen);
        note(&reached, s->items, screen);
        const struct item *down = items_named(s->items, _("Scroll down"));
        if (!down || down->why_not || !app_activate(app, down->name))
            break;
    }
    const struct items *it = app_top(app)->items;
    for (int i = 0; i < items_count(it); i++)
        if (item_can_focus(items_at(it, i)) && !has(&reached, items_at(it, i)->id) &&
            !comes_with_focus(app, items_at(it, i)->id, screen))
            fault(p, "a control is never seen", items_at(it, i)->name, "");
}

int look_at(struct app *app, const char *where)
{
    static struct page p;
    p.faults = 0;
    p.where = where;
    check_page(&p, app);
    return p.faults;
}

/* ---- an app that draws text ---- */

struct bench bench_open(int w, int h, const char *lang, int text_percent)
{
    return bench_open_on(NULL, w, h, lang, text_percent);
}

/* Finding and opening fonts takes longer than drawing a screen, and what they measure is the same
 * for every bench of a program: all share one lot. */
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

static struct app *app_on(const struct bench *b, struct store *store, const char *lang,
                          struct settings *own)
{
    struct app *app = app_new(&(struct app_parts){.canvas = b->canvas,
                                                  .fonts = b->fonts,
                                                  .audio = b->audio,
                                                  .speech = b->speech,
                                                  .store = store,
                                                  .settings = own,
                                                  .lang = lang});
    app_scripted(app, true);
    return app;
}

/* Half of what a drawn scene costs is rasterising: tests keep their pictures where all find them,
 * as the program does. */
static void keep_pictures(struct canvas *c)
{
    const char *cache = getenv("XDG_CACHE_HOME");
    if (!cache || !cache[0])
        return;
    char *folder = path_join(cache, "pictures of tests");
    canvas_keep_on_disk(c, folder, (size_t)300 << 20);
    mem_free(folder);
}

static struct bench bench_without_app(bool pixels, int w, int h)
{
    struct bench b = {.fonts = bench_fonts(), .speech = speech_open(true, NULL)};
    char *assets = path_assets();
    b.canvas =
        pixels ? canvas_offscreen_new(w, h, assets, b.fonts) : canvas_text_new(w, h, b.fonts);
    keep_pictures(b.canvas);
    b.audio = audio_open(assets, true);
    mem_free(assets);
    return b;
}

struct bench bench_open_on(struct store *store, int w, int h, const char *lang, int text_percent)
{
    struct settings *s = settings_new();
    settings_set(s, SETTING_TEXT_SIZE, text_percent);
    struct bench b = bench_without_app(false, w, h);
    b.app = app_on(&b, store, lang, s);
    return b;
}

struct bench bench_drawn(int w, int h, struct settings *own)
{
    struct bench b = bench_without_app(true, w, h);
    b.app = app_on(&b, NULL, "en", own);
    return b;
}

void bench_anew(struct bench *b, struct settings *own)
{
    app_free(b->app);
    b->app = app_on(b, NULL, "en", own);
}

void bench_close(struct bench *b)
{
    app_free(b->app);
    speech_close(b->speech);
    audio_close(b->audio);
    canvas_free(b->canvas);
}
