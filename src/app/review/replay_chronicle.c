/* replay_chronicle.c - what has happened, line by line, at the side of a table that is seen again:
 * in the room that the table's picture leaves there, else in the place of its deeds. */
#include "replay_scene.h"

#include "check.h"
#include "faces.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* design units; of a side that is wide enough to be read, and the widest */
enum { LEAST_SIDE = 280, SIDE = 430, MOST_SIDE = 620, LINE = 27, PRESENT = 40, HEADING = 34 };
/* the present sentence and the two before it; a scene has room for more */
enum { LINES = 24, USUAL_LINES = 3 };
enum { TOLD = 320, CARDS = 10 };

/* a scene's moves stand in so wide a side; more where letters are large */
enum { SCENE_SIDE = 520, SCENE_SIDE_LARGE = 660 };

float replay_chronicle_width(const struct replay *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    if (k->bar_h <= 0)
        return 0;
    if (replay_reels(k))
        return floorf(ui_px(ui, SCENE_SIDE + (SCENE_SIDE_LARGE - SCENE_SIDE) * (ui->text - 1)));
    const float side = ui->w - (ui->h - k->bar_h) * 1920 / 1080;
    return side < ui_px(ui, LEAST_SIDE) * fmaxf(1, ui->text * 0.8F)
               ? 0
               : floorf(fminf(fmaxf(side, ui_px(ui, SIDE)), ui_px(ui, MOST_SIDE)));
}

static float button_height(const struct ui *ui)
{
    return fmaxf(fmaxf(40, ui_px(ui, 76)), ui_least(ui) * 2.5F);
}

static struct replay_side side_of(const struct replay *k, float w)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float edge = ui_px(ui, 20), gap = ui_px(ui, 12), h = button_height(ui);
    struct replay_side s = {.all = rect_make(ui->w - w, 0, w, ui->h - k->bar_h)};
    const struct rect in = rect_inset(s.all, edge);
    const float back = fminf(in.w, ui_px(ui, 216) * fminf(1.4F, ui->text));
    s.back = rect_make(rect_right(in) - back, in.y, back, h);
    s.on = rect_make(in.x, rect_bottom(in) - h, in.w, h);
    s.eyes = rect_moved(s.on, 0, -h - gap);
    s.board = rect_make(in.x, in.y + h + gap, in.w, s.eyes.y - 2 * gap - in.y - h);
    return s;
}

void replay_chronicle_measure(struct replay *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct stage *st = k->walk.stage;
    const float side = replay_chronicle_width(k), edge = ui_px(ui, 16);
    k->chronicle = (struct rect){0};
    k->side = (struct replay_side){.all = {0}};
    if (k->bar_h <= 0)
        return;
    if (side > 0) {
        k->side = side_of(k, side);
        k->chronicle = k->side.board;
    } else if (k->walk.skin->told_at) {
        k->chronicle = rect_inset(k->walk.skin->told_at(st), -edge / 4);
    }
}

static const char *text_of(const struct replay *k, int i)
{
    return k->walk.stage->history.line[i].text;
}

static float pad_of(const struct ui *ui) { return ui_px(ui, 12); }

/* ---- a line: its words, and the first cards that it tells as cards ---- */

struct told {
    char head[TOLD]; /* the words before the cards, or all of them */
    card card[CARDS];
    int n;
    const char *tail; /* the words after them */
};

/* What stands between two things of a list; how many bytes. */
static size_t between(const char *text)
{
    static const char *const known[] = {", ", "、", " "};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strncmp(text, known[i], strlen(known[i])) == 0)
            return strlen(known[i]);
    return 0;
}

/* So much of it without what led to the cards: a colon and blanks. */
static size_t trimmed(const char *text, size_t n)
{
    static const char *const ends[] = {" ", "\u00A0", "\u202F", ":", "："};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        const size_t e = strlen(ends[i]);
        if (e <= n && strncmp(text + n - e, ends[i], e) == 0)
            return trimmed(text, n - e);
    }
    return n;
}

/* Cards are drawn where they are a line's list, after a colon or at its beginning; one within a
 * sentence stays a word of it. */
static struct told told_of(const char *text)
{
    struct told t = {.tail = ""};
    size_t at = 0, n;
    while (text[at] && face_read(text + at, &n) == CARD_NONE)
        at++;
    const size_t head = trimmed(text, at);
    const bool list =
        text[at] && head < TOLD &&
        (at == 0 || memchr(text + head, ':', at - head) || strncmp(text + head, "：", 3) == 0);
    if (!list) {
        snprintf(t.head, sizeof t.head, "%s", text);
        return t;
    }
    snprintf(t.head, sizeof t.head, "%.*s", (int)head, text);
    for (card c; t.n < CARDS && (c = face_read(text + at, &n)) != CARD_NONE;) {
        t.card[t.n++] = c;
        at += n;
        const size_t gap = between(text + at);
        if (gap && face_read(text + at + gap, &n) != CARD_NONE)
            at += gap;
    }
    t.tail = text + at + strspn(text + at, " ,.");
    return t;
}

enum { CARD_W = 60, CARD_W_SCENE = 84, CARD_GAP = 8 };

static float card_width(const struct replay *k, const struct ui *ui, int n, float w)
{
    const float gap = ui_px(ui, CARD_GAP);
    return fminf(ui_px(ui, replay_reels(k) ? CARD_W_SCENE : CARD_W),
                 (w - gap * (float)(n - 1)) / (float)n);
}

/* Draws it in so wide a place, or only measures it where there is no canvas; how high it is. */
static float told_draw(const struct replay *k, struct canvas *c, const struct ui *ui,
                       const struct ui_words *how, const char *text, struct rect r)
{
    const struct told t = told_of(text);
    const float top = r.y, gap = ui_px(ui, CARD_GAP);
    const char *const words[] = {t.head, t.tail};
    for (int i = 0; i < 2; i++) {
        if (*words[i]) {
            r.h = ui_write_height(ui, how, words[i], r.w);
            if (c)
                ui_write(c, ui, how, words[i], r);
            r.y += r.h + gap / 2;
        }
        if (i > 0 || t.n == 0)
            continue;
        const float w = floorf(card_width(k, ui, t.n, r.w)), h = roundf(w * 1.4F);
        for (int m = 0; c && m < t.n; m++) {
            char picture[FACE_PICTURE];
            face_picture(k->walk.stage, t.card[m], w, picture);
            face_put(k->walk.stage, c, picture, t.card[m],
                     rect_make(roundf(r.x + (w + gap) * (float)m), roundf(r.y), w, h),
                     paint_plain());
        }
        r.y += h + gap / 2;
    }
    return r.y - top;
}

static int present(const struct replay *k)
{
    const struct history *h = &k->walk.stage->history;
    int i = (k->lines < h->n ? k->lines : h->n) - 1;
    while (i >= 0 && h->line[i].memory)
        i--;
    return i;
}

/* The present sentence is large where it has room in a half of the place. */
static struct ui_words words_of(const struct replay *k, const struct ui *ui, int i, struct rect r)
{
    CARRE_ASSERT(i >= 0 && i < k->walk.stage->history.n);
    const struct ui_words usual = {.face = ui->theme->strong, .size = LINE},
                          large = {.face = ui->theme->strong, .size = PRESENT},
                          heading = {.face = ui->theme->display, .size = HEADING};
    if (k->walk.stage->history.line[i].heading)
        return heading;
    const float high =
        told_draw(k, NULL, ui, &large, text_of(k, i), rect_make(0, 0, r.w - 2 * pad_of(ui), ui->h));
    return i == present(k) && high <= r.h * 0.56F ? large : usual;
}

static float line_height(const struct replay *k, const struct ui *ui, int i, struct rect r)
{
    const struct ui_words how = words_of(k, ui, i, r);
    return told_draw(k, NULL, ui, &how, text_of(k, i),
                     rect_make(0, 0, r.w - 2 * pad_of(ui), ui->h)) +
           1.3F * pad_of(ui);
}

/* As many of the last lines as have room, the last one first; how many. */
static int last_lines(const struct replay *k, const struct ui *ui, struct rect r, int line[LINES])
{
    const struct history *h = &k->walk.stage->history;
    const float gap = ui_px(ui, 8);
    const int most = replay_reels(k) ? LINES : USUAL_LINES;
    float used = 0;
    int n = 0;
    for (int i = (k->lines < h->n ? k->lines : h->n) - 1; i >= 0 && n < most; i--) {
        if (h->line[i].memory)
            continue;
        if (h->line[i].heading && !rect_empty(k->side.all))
            break; /* it stands above them */
        const float high = line_height(k, ui, i, r);
        if (used + high > r.h)
            break;
        used += high + gap;
        line[n++] = i;
    }
    return n;
}

/* The last one on what is chosen. */
static void draw_lines(const struct replay *k, struct canvas *c, const struct ui *ui, struct rect r)
{
    const struct page_dress *page = ui->theme->page;
    const float gap = ui_px(ui, 8);
    int line[LINES], n = last_lines(k, ui, r, line);
    float y = r.y;
    while (n-- > 0) {
        const int i = line[n];
        const bool last = n == 0, heading = k->walk.stage->history.line[i].heading;
        const struct rect box = rect_make(r.x, y, r.w, line_height(k, ui, i, r));
        struct ui_words how = words_of(k, ui, i, r);
        if (last && page)
            ui_plate(c, ui, box,
                     (struct panel){.fill = page->chosen.fill,
                                    .fill_bottom = page->chosen.bottom,
                                    .line = page->chosen.line,
                                    .line_width = page->chosen.line ? fmaxf(1, ui_px(ui, 2)) : 0});
        else if (!heading)
            ui_plate(c, ui, box,
                     (struct panel){.fill = page ? page->plain.fill : ui->theme->panel,
                                    .line = page ? page->plain.line : ui->theme->line,
                                    .line_width = fmaxf(1, ui_px(ui, 2))});
        how.colour = last && page ? page->chosen.letters
                     : heading    ? ui->theme->accent
                     : page       ? page->plain.letters
                                  : ui->theme->text;
        told_draw(k, c, ui, &how, text_of(k, i),
                  rect_make(box.x + pad_of(ui), box.y + 0.6F * pad_of(ui), box.w - 2 * pad_of(ui),
                            box.h - pad_of(ui)));
        y += box.h + gap;
    }
}

/* What the last lines stand under, above all and above a rule: drawn, or without a canvas only
 * measured. Takes its room from `r`. */
static void draw_chapter(const struct replay *k, struct canvas *c, const struct ui *ui,
                         struct rect *r)
{
    const struct history *h = &k->walk.stage->history;
    int i = (k->lines < h->n ? k->lines : h->n) - 1;
    while (i >= 0 && (!h->line[i].heading || h->line[i].memory))
        i--;
    if (i < 0)
        return;
    const struct ui_words how = {.face = ui->theme->display, .size = HEADING, .place = TEXT_MIDDLE};
    const float gap = ui_px(ui, 16), rule = fmaxf(1, ui_px(ui, 3)),
                high = fminf(ui_write_height(ui, &how, text_of(k, i), r->w) + 2, r->h * 0.4F);
    if (c) {
        ui_write(c, ui, &how, text_of(k, i), rect_make(r->x, r->y, r->w, high));
        canvas_fill(c, rect_make(r->x, r->y + high + gap / 2, r->w, rule), ui->theme->accent);
    }
    *r = rect_make(r->x, r->y + high + 1.5F * gap, r->w, r->h - high - 1.5F * gap);
}

/* The name of the place above the board, where the way back leaves it room. */
static void draw_head(const struct replay *k, struct canvas *c, const struct ui *ui)
{
    const struct replay_side *s = &k->side;
    const struct page_dress *page = ui->theme->page;
    const struct ui_words how = UI_LINE(ui->theme->display, 48, 0, TEXT_LEFT),
                          least = {.face = ui->theme->display, .size = 30};
    struct rect r =
        rect_make(s->board.x, s->back.y, s->back.x - s->board.x - ui_px(ui, 16), s->back.h);
    const float sign = page && page->sign ? r.h + ui_px(ui, 16) : 0;
    const bool words = ui_write_width(ui, &least, _("Replay")) <= r.w - sign;
    if (words && sign > 0) {
        canvas_picture(c, page->sign, rect_make(r.x, r.y, r.h, r.h), paint_plain());
        r = rect_make(r.x + sign, r.y, r.w - sign, r.h);
    }
    if (words)
        ui_write(c, ui, &how, _("Replay"), r);
}

/* How high all of it is that has room in `r`. */
static float all_height(const struct replay *k, const struct ui *ui, struct rect r)
{
    struct rect rest = r;
    int line[LINES];
    draw_chapter(k, NULL, ui, &rest);
    float high = rest.y - r.y;
    for (int n = last_lines(k, ui, rest, line); n > 0; n--)
        high += line_height(k, ui, line[n - 1], rest) + ui_px(ui, 8);
    return high;
}

/* At the table's side it is a board of its own; in a scene no higher than what it tells. */
static void draw_side(const struct replay *k, struct canvas *c, const struct ui *ui)
{
    const struct rect r = k->side.all;
    struct rect board = k->side.board, in = rect_inset(board, ui_px(ui, 18));
    if (replay_reels(k))
        board.h = fminf(board.h, all_height(k, ui, in) + ui_px(ui, 40));
    if (!replay_reels(k)) {
        canvas_panel(
            c, r,
            &(struct panel){.fill = ui->theme->ground, .fill_bottom = ui->theme->ground_bottom});
        canvas_fill(c, rect_make(r.x, r.y, fmaxf(2, ui_px(ui, 4)), r.h), ui->theme->line);
    }
    draw_head(k, c, ui);
    ui_panel(c, ui, board, false);
    draw_chapter(k, c, ui, &in);
    draw_lines(k, c, ui, in);
}

void replay_chronicle_draw(const struct replay *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect r = rect_empty(k->side.all) ? k->chronicle : k->side.all;
    if (rect_empty(r))
        return;
    CARRE_ASSERT(r.w > 0 && r.h > 0);
    canvas_tag(c, "chronicle");
    canvas_push_clip(c, r);
    if (!rect_empty(k->side.all)) {
        draw_side(k, c, ui);
    } else {
        ui_panel(c, ui, r, false);
        draw_lines(k, c, ui, rect_inset(r, ui_px(ui, 10)));
    }
    canvas_pop_clip(c);
    canvas_tag(c, NULL);
}
