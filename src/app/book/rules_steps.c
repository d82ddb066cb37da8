/* rules_steps.c - numbered parts of a demonstration: in columns with a headline, or,
 * where letters are large, in rows. */
#include "rules_steps.h"

#include "check.h"
#include "i18n.h"
#include "rules_demo.h"

#include <math.h>
#include <string.h>

/* Design units; of a card's width: how much of it the one over it leaves free, how much lower that
 * lies, and how wide the arrow is that leads back. */
enum {
    HEADLINE = 68,
    ACROSS = 46, /* the same where it stands above the steps */
    SEAL = 66,
    STAMP = 96,
    GAP = 16,
    PAD = 20,
    EDGE = 12, /* between a column and its hairline */
    CARD_LEAST = 104,
    CARD_MOST = 200,
    IN_ROWS = 130,
    WINDOW = 620 /* high: what columns have to have room in */
};
static const float OVER = 0.3F, LOWER = 0.1F, BACK = 0.42F, TEXT_LARGE = 1.5F;

static const struct ui_words head = {.size = 36, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
                             said = {.size = 27, .align = TEXT_CENTRE, .place = TEXT_TOP};

bool steps_are(const struct leaf *l)
{
    for (int i = l->first; i < l->first + l->count; i++) {
        const struct block *b = &l->block[i];
        if (b->kind != BLOCK_DEMO || !b->figure || !b->text || !b->more)
            return false;
    }
    return l->count > 1;
}

static const struct block *step_at(const struct leaf *l, int i)
{
    CARRE_ASSERT(i >= 0 && i < l->count);
    return &l->block[l->first + i];
}

static const struct page_dress *dress(const struct leaf *l) { return l->ui.theme->page; }
static uint32_t red(const struct leaf *l)
{
    return dress(l)->mark ? dress(l)->mark : l->ui.theme->accent;
}
static bool is_down(const struct leaf *l) { return i18n_downwards(l->ui.lang); }
static float px(const struct leaf *l, float design) { return ui_px(&l->ui, design); }
static float seal_side(const struct leaf *l)
{
    return fmaxf(px(l, SEAL), ui_letters(&l->ui, 30) * 1.3F);
}

static struct ui_words head_words(const struct leaf *l)
{
    struct ui_words how = head;
    how.face = l->ui.theme->display;
    return how;
}

static float words_height(const struct leaf *l, const struct block *b, bool more, float w,
                          bool *whole)
{
    struct strbuf text = STRBUF_EMPTY;
    const struct ui_words how = more ? said : head_words(l);
    (more ? leaf_more : leaf_text)(l, b, &text);
    const float h = ui_write_height(&l->ui, &how, strbuf_text(&text), w) + 2;
    if (!ui_write_fits(&l->ui, &how, strbuf_text(&text), rect_make(0, 0, w, l->ui.h)))
        *whole = false;
    strbuf_free(&text);
    return h;
}

/* The cards of a step that begins with an arrow go back where they came from. */
static bool goes_back(const struct block *b) { return strncmp(b->cards, "> ", 2) == 0; }
static const char *heap_of(const struct block *b) { return b->cards + (goes_back(b) ? 2 : 0); }

static int cards_of(const struct block *b)
{
    int n = 1;
    for (const char *p = heap_of(b); *p; p++)
        n += *p == ' ';
    return n;
}

/* How wide and how high a heap of cards is, in widths of one. */
static float heap_w(const struct block *b)
{
    return 1 + OVER * (float)(cards_of(b) - 1) + (goes_back(b) ? BACK : 0);
}
static float heap_h(const struct block *b) { return 1.4F + LOWER * (float)(cards_of(b) - 1); }

/* ---- how they lie ---- */

/* What all steps have in common. `head`, `said`: how high; `card`: how wide one is. */
struct steps {
    bool rows;
    struct rect headline, in; /* of a height of 0: there is none; the columns' */
    float wide, head, said, card, heap;
};

static float most_heap(const struct leaf *l, float (*of)(const struct block *b))
{
    float most = 0;
    for (int i = 0; i < l->count; i++)
        most = fmaxf(most, of(step_at(l, i)));
    return most;
}

/* All that is not cards. */
static float round_cards(const struct leaf *l, const struct steps *s)
{
    return seal_side(l) + s->head + s->said + px(l, 2.5F * GAP);
}

static bool measure(const struct leaf *l, struct steps *s, float w)
{
    bool whole = w > 0;
    s->head = s->said = 0;
    for (int i = 0; whole && i < l->count; i++) {
        s->head = fmaxf(s->head, words_height(l, step_at(l, i), false, w, &whole));
        s->said = fmaxf(s->said, words_height(l, step_at(l, i), true, w, &whole));
    }
    return whole;
}

/* Columns in a sheet, beside or below the headline if there is one; false: they have no room. */
static bool in_columns(const struct leaf *l, struct rect sheet, bool headed, struct steps *s)
{
    const char *text = headed && l->headline ? _(l->headline) : "";
    *s = (struct steps){.in = rect_inset(sheet, px(l, PAD))};
    if (*text && is_down(l)) {
        const struct ui_words how = {.size = HEADLINE, .face = l->ui.theme->display};
        const float w = ui_write_down_width(&l->ui, &how, text, s->in.h) + px(l, 2 * PAD);
        s->headline = rect_make(rect_right(s->in) - w, s->in.y, w, s->in.h);
        s->in.w -= w + px(l, PAD);
    } else if (*text) {
        const float h = ui_letters(&l->ui, ACROSS) * 1.85F;
        s->headline = rect_make(s->in.x, s->in.y, s->in.w, h);
        s->in.y += h;
        s->in.h -= h;
    }
    s->wide = s->in.w / (float)l->count;
    if (!measure(l, s, s->wide - px(l, 2 * EDGE)))
        return false;
    const float high = most_heap(l, heap_h), rest = s->in.h - round_cards(l, s);
    s->card = fminf(px(l, CARD_MOST),
                    fminf(rest / high, (s->wide - px(l, 2 * EDGE)) / most_heap(l, heap_w)));
    s->heap = s->card * high;
    return s->card >= px(l, CARD_LEAST);
}

static float row_height(const struct leaf *l, struct steps *s, float w)
{
    s->rows = true;
    s->card = px(l, IN_ROWS);
    s->heap = most_heap(l, heap_h) * s->card;
    s->wide = most_heap(l, heap_w) * s->card + px(l, 2 * PAD);
    const float side = seal_side(l) + px(l, GAP), words = w - s->wide - px(l, 2 * PAD);
    bool whole = true;
    float most = 0;
    for (int i = 0; i < l->count; i++)
        most = fmaxf(
            most, fmaxf(seal_side(l), words_height(l, step_at(l, i), false, words - side, &whole)) +
                      words_height(l, step_at(l, i), true, words, &whole));
    return fmaxf(s->heap, most) + px(l, GAP);
}

/* Have they room beside one another on what is seen at once, without the headline? */
static bool are_columns(const struct leaf *l, float w, struct steps *s)
{
    return in_columns(l, rect_make(0, 0, w, px(l, WINDOW)), false, s);
}

/* On a sheet so large; the headline gives way first. */
static struct steps steps_on(const struct leaf *l, struct rect sheet)
{
    struct steps s;
    if (!are_columns(l, sheet.w, &s)) {
        s = (struct steps){.in = sheet};
        row_height(l, &s, sheet.w);
    } else if (l->ui.text >= TEXT_LARGE || !in_columns(l, sheet, true, &s)) {
        in_columns(l, sheet, false, &s);
    }
    return s;
}

float steps_least(const struct leaf *l, float w)
{
    struct steps s;
    return are_columns(l, w, &s)
               ? round_cards(l, &s) + px(l, CARD_LEAST) * most_heap(l, heap_h) + px(l, 2 * PAD)
               : row_height(l, &s, w) * (float)l->count;
}

void steps_place(const struct leaf *l, struct rect sheet, struct rect *block)
{
    const struct steps s = steps_on(l, sheet);
    for (int i = 0; i < l->count; i++) {
        const int column = is_down(l) ? l->count - 1 - i : i;
        block[l->first + i] =
            s.rows ? rect_row(sheet, i, l->count, 0)
                   : rect_make(s.in.x + s.wide * (float)column, s.in.y, s.wide, s.in.h);
    }
}

/* ---- drawing ---- */

static void write(const struct leaf *l, struct canvas *c, const struct block *b,
                  const struct ui_words *how, bool more, struct rect r)
{
    struct strbuf text = STRBUF_EMPTY;
    (more ? leaf_more : leaf_text)(l, b, &text);
    ui_write(c, &l->ui, how, strbuf_text(&text), r);
    strbuf_free(&text);
}

static void draw_stamp(const struct leaf *l, struct canvas *c, struct rect r, float angle)
{
    const char *seal = dress(l)->seal;
    if (seal && canvas_has_picture(c, seal))
        canvas_picture(c, seal, r, paint_angle(angle));
    else
        canvas_panel(c, r, &(struct panel){.fill = red(l), .radius = r.w * 0.08F});
}

/* Its number, as the language counts on a scroll. */
static void draw_seal(const struct leaf *l, struct canvas *c, int number, struct rect r)
{
    static const char *const counted[] = {"一", "二", "三", "四", "五", "六", "七", "八", "九"};
    char figure[I18N_NUMBER_BYTES];
    CARRE_ASSERT(number > 0);
    const bool down = is_down(l) && number <= (int)(sizeof counted / sizeof *counted);
    struct ui one = l->ui;
    one.text = 1;
    draw_stamp(l, c, r, number % 2 ? -3 : 2);
    ui_write(
        c, &one,
        &UI_LINE(l->book->look->face, r.h * 0.56F / one.scale, l->ui.theme->on_accent, TEXT_CENTRE),
        down ? counted[number - 1] : i18n_number(figure, number), r);
}

static void draw_heap(const struct leaf *l, struct canvas *c, const struct block *b, float size,
                      struct rect r)
{
    float x = r.x + (r.w - heap_w(b) * size) / 2, y = r.y + (r.h - heap_h(b) * size) / 2;
    for (const char *p = heap_of(b); *p; x += size * OVER, y += size * LOWER) {
        const int length = (int)strcspn(p, " ");
        demo_draw_word(l, c, p, length, rect_make(x, y, size, size * 1.4F));
        p += length;
        p += *p == ' ';
    }
    if (goes_back(b)) {
        const float side = size * BACK;
        ui_icon(c, &l->ui, "undo",
                rect_make(x + size * (1 - OVER) + side * 0.12F, y - size * LOWER, side, side),
                red(l));
    }
}

static void draw_column(const struct leaf *l, struct canvas *c, const struct steps *s,
                        const struct block *b, struct rect r)
{
    const float side = seal_side(l), gap = px(l, GAP),
                spare = fmaxf(0, r.h - round_cards(l, s) - s->heap);
    const struct rect in = rect_inset_xy(r, px(l, EDGE), 0);
    const struct ui_words name = head_words(l);
    float y = r.y + spare * 0.3F;
    draw_seal(l, c, b->figure, rect_make(r.x + (r.w - side) / 2, y, side, side));
    y += side + gap / 2;
    write(l, c, b, &name, false, rect_make(in.x, y, in.w, s->head));
    y += s->head + gap / 2 + spare * 0.15F;
    draw_heap(l, c, b, s->card, rect_make(in.x, y, in.w, s->heap));
    y += s->heap + gap * 1.5F + spare * 0.15F;
    write(l, c, b, &said, true, rect_make(in.x, y, in.w, s->said));
}

static void draw_row(const struct leaf *l, struct canvas *c, const struct steps *s,
                     const struct block *b, struct rect r)
{
    const float side = seal_side(l), gap = px(l, GAP), x = r.x + px(l, PAD) + s->wide,
                w = rect_right(r) - px(l, PAD) - x;
    struct ui_words name = head_words(l), more = said;
    bool whole = true;
    const float high = fmaxf(side, words_height(l, b, false, w - side - gap, &whole)),
                below = words_height(l, b, true, w, &whole),
                y = r.y + fmaxf(0, r.h - high - below) / 2;
    name.align = more.align = TEXT_LEFT;
    draw_heap(l, c, b, s->card, rect_make(r.x + px(l, PAD), r.y, s->wide - px(l, 2 * PAD), r.h));
    draw_seal(l, c, b->figure, rect_make(x, y + (high - side) / 2, side, side));
    write(l, c, b, &name, false, rect_make(x + side + gap, y, w - side - gap, high));
    write(l, c, b, &more, true, rect_make(x, y + high, w, below));
}

static void draw_headline(const struct leaf *l, struct canvas *c, struct rect r)
{
    const char *stamp = dress(l)->stamp;
    struct ui_words how = {.size = HEADLINE, .face = l->ui.theme->display};
    if (!is_down(l)) {
        how = UI_LINE(l->ui.theme->display, ACROSS, 0, TEXT_CENTRE);
        ui_write(c, &l->ui, &how, _(l->headline), r);
        return;
    }
    ui_write_down(c, &l->ui, &how, _(l->headline), r);
    if (stamp && canvas_has_picture(c, stamp)) {
        const float side = px(l, STAMP);
        const struct rect at = {rect_right(r) - side, rect_bottom(r) - side, side, side};
        draw_stamp(l, c, at, 3);
        canvas_picture(c, stamp, rect_fitted(rect_inset(at, side * 0.1F), 256, 492),
                       paint_ink(l->ui.theme->on_accent));
    }
}

void steps_draw(const struct leaf *l, struct canvas *c, struct rect sheet)
{
    struct rect place[PAGE_BLOCKS];
    const struct steps s = steps_on(l, sheet);
    const float line = fmaxf(1, px(l, 2));
    const uint32_t hair = dress(l)->rods.cap ? dress(l)->rods.cap : l->ui.theme->line;
    steps_place(l, sheet, place);
    if (s.headline.h > 0)
        draw_headline(l, c, s.headline);
    for (int i = 0; i < l->count; i++) {
        const struct rect r = place[l->first + i];
        (s.rows ? draw_row : draw_column)(l, c, &s, step_at(l, i), r);
        if (i > 0 && !s.rows)
            canvas_fill(c,
                        rect_make(s.in.x + s.wide * (float)i - line / 2, r.y + px(l, PAD), line,
                                  r.h - px(l, 2 * PAD)),
                        hair);
        if (i > 0 && s.rows)
            canvas_fill(c, rect_make(r.x + px(l, PAD), r.y - line / 2, r.w - px(l, 2 * PAD), line),
                        hair);
    }
}
