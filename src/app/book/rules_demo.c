/* rules_demo.c - a demonstration on a page of rules: parts side by side, with words below. */
#include "rules_demo.h"

#include "check.h"
#include "i18n.h"
#include "rules_card.h"
#include "rules_said.h"
#include "rules_steps.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

/* Widths in cards: of a thing as it lies at the table, of what a card leaves free of the one below
 * it, of an arrow; the gap between parts and beside an arrow. */
static const float THING = 1.35F, THING_COSTING = 1.74F, OVER = 0.42F, ARROW = 0.55F, FLAT = 1.5F,
                   SQUARE = 1.3F, BETWEEN = 0.34F, BESIDE_ARROW = 0.2F, GAP = 0.08F, CLOSEST = 0.7F,
                   HIGH_SHEET = 0.56F, CLEARLY = 1.18F, CARD_HIGH = 1.45F;
enum { PAD = 26, ROOM_ABOVE = 22, SEAL = 56, CARD_LEAST = 60, CARD_MOST = 230 };

static const char *unmarked(const char *word) { return word + strspn(word, RULES_MARKS "^"); }

/* How wide a word is, in cards; `high` how high. */
static float word_w(const struct leaf *l, const char *word, int length, float *high)
{
    const char *name = unmarked(word);
    const float thing = l->book->look->thing_cost ? THING_COSTING : THING;
    CARRE_ASSERT(length > 0);
    *high = 1.4F * (*name == '*'                   ? 0.73F / 1.4F * FLAT
                    : *name == '@'                 ? thing
                    : *name == '&'                 ? SQUARE / 1.4F
                    : *name == '.' || *name == '>' ? 0
                                                   : 1);
    return (*name == '@'   ? thing
            : *name == '*' ? FLAT
            : *name == '&' ? SQUARE
            : *name == '.' ? 0.5F
            : *name == '>' ? ARROW
                           : 1) +
           GAP;
}

/* How much of its width what is on top leaves free of the one below it: of a thing its emblem's
 * half, of whole playing cards as much as the demonstration's (`close`), of all else all. */
static float over(const struct block *b, const char *word, float close)
{
    const char *name = unmarked(word);
    if (memchr(word, '^', (size_t)(name - word)))
        return OVER;
    return word == b->cards || strpbrk(b->cards, "*@&.>_-~") ? 1 : close;
}

/* How wide a part is, in cards. */
static float part_w(const struct leaf *l, const struct block *b, float close, float *high)
{
    float w = 0;
    *high = 0;
    for (const char *p = b->cards; p && *p;) {
        const int length = (int)strcspn(p, " ");
        float h;
        const float one = word_w(l, p, length, &h);
        w += over(b, p, close) * one;
        *high = fmaxf(*high, h);
        p += length;
        p += *p == ' ';
    }
    return w;
}

static bool is_arrow(const struct block *b) { return *b->cards == '>'; }

static const struct block *begin(const struct leaf *l) { return &l->block[l->first]; }
static const struct block *end(const struct leaf *l) { return &l->block[l->first + l->count]; }
static float pad(const struct leaf *l) { return ui_px(&l->ui, PAD); }

/* What is left free after a part, in cards. */
static float after(const struct leaf *l, const struct block *b)
{
    return b + 1 == end(l) ? 0 : is_arrow(b) || is_arrow(b + 1) ? BESIDE_ARROW : BETWEEN;
}

/* What stands above the cards: a figure, or the one that has come. */
static float above(const struct leaf *l)
{
    bool figure = false;
    for (const struct block *b = begin(l); b < end(l); b++)
        figure |= b->figure != 0;
    return ui_px(&l->ui, figure ? SEAL + PAD / 2 : ROOM_ABOVE);
}

/* What all parts have in common: a card's width, how closely cards lie, what each part gets beside
 * its cards, how high the highest is, where the second sentences stand. */
struct shares {
    float card, close, beside, high;
    bool below;
};

static bool speaks(const struct block *b) { return b->text || b->more; }

/* How wide what is said below a part may be. */
static float said_w(const struct leaf *l, const struct block *b, const struct shares *s)
{
    float high;
    return part_w(l, b, s->close, &high) * s->card + s->beside + BETWEEN * 0.6F * s->card;
}

/* Cards, and things that are larger than cards, stand in a line of their own each: as high as the
 * highest of the line. An arrow is in none. */
static float line_high(const struct leaf *l, const struct block *b, const struct shares *s)
{
    float own, high, most = 0;
    part_w(l, b, s->close, &own);
    for (const struct block *k = begin(l); own > 0 && k < end(l); k++) {
        part_w(l, k, s->close, &high);
        if ((high > CARD_HIGH) == (own > CARD_HIGH))
            most = fmaxf(most, high);
    }
    return most;
}

/* How far a card that goes hangs lower. */
static float sunk(const struct block *b, float card_w)
{
    for (const char *p = b->cards; *p;) {
        const char *name = unmarked(p);
        if (*name != '@' && memchr(p, '-', (size_t)(name - p)))
            return rules_card_rise(card_w) * 0.6F;
        p += strcspn(p, " ");
        p += *p == ' ';
    }
    return 0;
}

/* How high what is said is, with the air above it: alike in one line. `down`: how much of that is
 * for cards that hang lower. */
static float words_h(const struct leaf *l, const struct block *b, const struct shares *s,
                     float *down)
{
    const float own = line_high(l, b, s);
    float most = 0;
    *down = 0;
    for (const struct block *k = begin(l); own > 0 && k < end(l); k++)
        if (speaks(k) && line_high(l, k, s) == own) {
            most = fmaxf(most, said_height(l, k, said_w(l, k, s), s->below));
            *down = fmaxf(*down, sunk(k, s->card));
        }
    return most + *down;
}

/* The largest card with which each part has room in that height, and how high the highest is. */
static float largest(const struct leaf *l, struct shares *s, float tall)
{
    float most = INFINITY, down;
    s->high = 0;
    for (const struct block *b = begin(l); b < end(l); b++) {
        const float high = line_high(l, b, s), words = words_h(l, b, s, &down);
        s->high = fmaxf(s->high, high * s->card + words);
        if (high > 0)
            most = fminf(most, (tall - words) / high);
    }
    return most;
}

/* Do the second sentences stand below the faces? And is no word broken? */
static bool choose_below(const struct leaf *l, struct shares *s)
{
    float beside = 0, below = 0;
    bool whole = true, whole_below = true;
    for (const struct block *b = begin(l); b < end(l); b++) {
        if (!speaks(b))
            continue;
        const float wide = said_w(l, b, s);
        beside = fmaxf(beside, said_height(l, b, wide, false));
        below = fmaxf(below, said_height(l, b, wide, true));
        whole = whole && said_whole(l, b, wide, false);
        whole_below = whole_below && said_whole(l, b, wide, true);
    }
    s->below = whole == whole_below ? below < beside : whole_below;
    return s->below ? whole_below : whole;
}

static struct shares share_so(const struct leaf *l, float w, float h, float close, float card_most)
{
    float units = 0, parts = 0, high;
    struct shares s = {.card = card_most, .close = close};
    for (const struct block *b = begin(l); b < end(l); b++) {
        units += part_w(l, b, close, &high) + after(l, b);
        parts += speaks(b);
    }
    CARRE_ASSERT(units > 0);
    const float room = w - 2 * pad(l), tall = h - 2.1F * pad(l) - above(l);
    float most = fminf(s.card, 0.98F * room / units);
    do {
        s.card = most;
        s.beside = parts > 0 ? (room - s.card * units) / parts : 0;
        const bool whole = choose_below(l, &s);
        most = fmaxf(ui_px(&l->ui, CARD_LEAST),
                     fminf(largest(l, &s, tall), whole ? INFINITY : s.card * 0.96F));
    } while (most < s.card - 0.5F);
    return s;
}

/* Cards lie side by side, or over one another where that makes them clearly larger. */
static struct shares share(const struct leaf *l, float w, float h, float card_most)
{
    const struct shares s = share_so(l, w, h, 1, card_most);
    struct shares best = s;
    for (float close = 0.95F; close >= CLOSEST; close -= 0.05F) {
        const struct shares closer = share_so(l, w, h, close, card_most);
        if (closer.card > s.card * CLEARLY && closer.card > best.card * 1.01F)
            best = closer;
    }
    return best;
}

float demo_least(const struct leaf *l, float w)
{
    if (steps_are(l))
        return steps_least(l, w);
    const struct shares s = share(l, w, 0, ui_px(&l->ui, CARD_MOST));
    return s.high + 2.1F * pad(l) + above(l);
}

static struct leaf parts_of(const struct leaf *l, int from, int count)
{
    struct leaf some = *l;
    some.first += from;
    some.count = count;
    return some;
}

/* On a high sheet the parts may stand in two rows, where that makes the cards clearly larger: how
 * many are in the first, and how large the cards of all are at most. No row ends in an arrow. */
static int first_row(const struct leaf *l, float w, float h, float *card_most)
{
    int first = l->count;
    *card_most = ui_px(&l->ui, CARD_MOST);
    if (l->count < 3 || h < w * HIGH_SHEET)
        return first;
    float best = share(l, w, h, *card_most).card * 1.12F;
    for (int n = 1; n < l->count; n++) {
        const struct leaf upper = parts_of(l, 0, n), lower = parts_of(l, n, l->count - n);
        if (is_arrow(end(&upper) - 1))
            continue;
        const float size = fminf(share(&upper, w, h / 2, *card_most).card,
                                 share(&lower, w, h / 2, *card_most).card);
        if (size > best) {
            best = size;
            first = n;
        }
    }
    *card_most = first < l->count ? best : *card_most;
    return first;
}

static void place_row(const struct leaf *l, struct rect sheet, float card_most, struct rect *block)
{
    const struct shares s = share(l, sheet.w, sheet.h, card_most);
    float x = sheet.x + pad(l), high;
    for (const struct block *b = begin(l); b < end(l); b++) {
        const float w = part_w(l, b, s.close, &high) * s.card + (speaks(b) ? s.beside : 0);
        block[b - l->block] = rect_make(x, sheet.y + pad(l) * 0.8F, w, sheet.h - 1.6F * pad(l));
        x += w + after(l, b) * s.card;
    }
}

void demo_place(const struct leaf *l, struct rect sheet, struct rect *block)
{
    if (steps_are(l)) {
        steps_place(l, sheet, block);
        return;
    }
    float most;
    const int first = first_row(l, sheet.w, sheet.h, &most);
    const int rows = first < l->count ? 2 : 1;
    for (int row = 0; row < rows; row++) {
        const struct leaf some = parts_of(l, row ? first : 0, row ? l->count - first : first);
        place_row(&some, rect_row(sheet, row, rows, 0), most, block);
    }
}

static void draw_arrow(const struct leaf *l, struct canvas *c, struct rect r)
{
    const float y = r.y + r.h / 2, head = r.w * 0.34F;
    const uint32_t ink = leaf_light(l);
    for (float x = r.x; x < rect_right(r) - head * 1.5F; x += r.w * 0.19F)
        canvas_ring(c, (struct point){x + r.w * 0.05F, y}, r.w * 0.045F, r.w, ink);
    ui_icon(c, &l->ui, "play", rect_make(rect_right(r) - head * 1.5F, y - head, 2 * head, 2 * head),
            ink);
}

void demo_draw_word(const struct leaf *l, struct canvas *c, const char *word, int length,
                    struct rect r)
{
    const char *name = unmarked(word);
    const struct book_look *look = l->book->look;
    if (*name == '>') {
        draw_arrow(l, c, r);
    } else if (*name == '_') {
        canvas_panel(c, r,
                     &(struct panel){.radius = r.w * 0.08F,
                                     .line = l->ui.theme->soft,
                                     .line_width = fmaxf(1, ui_px(&l->ui, 2)),
                                     .dash = ui_px(&l->ui, 10),
                                     .gap = ui_px(&l->ui, 8)});
    } else if (*name == '@') {
        const int thing = rules_thing(look, name + 1, length - (int)(name + 1 - word));
        /* under another card, or under the sign that it goes: its name would be cut */
        const bool covered = (word[length] == ' ' && word[length + 1] == '^') ||
                             memchr(word, '-', (size_t)(name - word));
        const int cost = covered                        ? -1
                         : l->rules && look->thing_cost ? l->rules->option[look->thing_cost(thing)]
                                                        : 0;
        CARRE_ASSERT(thing >= 0 && look->thing_draw);
        look->thing_draw(c, &l->ui, thing, cost, false, r);
        rules_card_marks(l, c, word, r);
    } else {
        const int skip = *word == '^';
        rules_card_draw(l, c, word + skip, length - skip, r);
    }
}

static void draw_figure(const struct leaf *l, struct canvas *c, int figure, struct rect r)
{
    char number[I18N_NUMBER_BYTES];
    ui_plate(c, &l->ui, r, (struct panel){.fill = l->ui.theme->accent});
    ui_write(c, &l->ui, &UI_LINE(l->book->look->face, 34, l->ui.theme->panel, TEXT_CENTRE),
             i18n_number(number, figure), r);
}

/* Where the middle of its cards is: with what is said below them in the middle of its place; of an
 * arrow where that of what it leads to is. */
static float middle_of(const struct leaf *l, const struct block *b, const struct shares *s,
                       struct rect r)
{
    float down;
    const float high = line_high(l, b, s);
    if (high <= 0 && b + 1 < end(l))
        return middle_of(l, b + 1, s, r);
    const float words = words_h(l, b, s, &down), under = words > 0 ? pad(l) * 0.5F : 0,
                all = above(l) + high * s->card + under + words;
    return r.y + fmaxf(0, r.h - all) / 2 + above(l) + high * s->card / 2;
}

static void draw_part(const struct leaf *l, struct canvas *c, const struct block *b,
                      const struct shares *s, struct rect r)
{
    float high, down;
    float x = r.x + (r.w - (part_w(l, b, s->close, &high) - GAP) * s->card) / 2;
    const float own = line_high(l, b, s);
    words_h(l, b, s, &down);
    const float middle = middle_of(l, b, s, r), seal = ui_px(&l->ui, SEAL);
    for (const char *p = b->cards; *p;) {
        const int length = (int)strcspn(p, " ");
        const float w = word_w(l, p, length, &high) * s->card, wide = w - GAP * s->card,
                    h = high > 0 ? high * s->card : wide;
        x -= (1 - over(b, p, s->close)) * w;
        demo_draw_word(l, c, p, length, rect_make(x, middle - h / 2, wide, h));
        x += w;
        p += length;
        p += *p == ' ';
    }
    const float foot = middle + own * s->card / 2, top = foot + pad(l) * 0.5F + down,
                out = BETWEEN * 0.3F * s->card;
    if (b->figure)
        draw_figure(
            l, c, b->figure,
            rect_make(r.x + (r.w - seal) / 2, middle - own * s->card / 2 - above(l), seal, seal));
    if (speaks(b))
        said_draw(l, c, b, s->below,
                  rect_make(r.x - out, top, r.w + 2 * out, rect_bottom(r) - top));
}

void demo_draw(const struct leaf *l, struct canvas *c, struct rect sheet)
{
    if (steps_are(l)) {
        steps_draw(l, c, sheet);
        return;
    }
    if (l->book->look->stage && !l->ui.contrast)
        l->book->look->stage(c, &l->ui, sheet);
    struct rect place[PAGE_BLOCKS];
    float most;
    const int first = first_row(l, sheet.w, sheet.h, &most);
    const int rows = first < l->count ? 2 : 1;
    demo_place(l, sheet, place);
    for (int row = 0; row < rows; row++) {
        const struct leaf some = parts_of(l, row ? first : 0, row ? l->count - first : first);
        const struct shares s = share(&some, sheet.w, sheet.h / (float)rows, most);
        for (const struct block *b = begin(&some); b < end(&some); b++)
            draw_part(&some, c, b, &s, place[b - l->block]);
    }
}
