/* rules_demo.c - a demonstration on a page of rules: parts side by side, with words below. */
#include "rules_demo.h"

#include "check.h"
#include "i18n.h"
#include "rules_card.h"
#include "rules_steps.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

/* Widths in cards: of a thing as it lies at the table, of what a card leaves free of the one below
 * it, of an arrow; the gap between parts and beside an arrow. */
static const float THING = 1.35F, OVER = 0.42F, ARROW = 0.55F, FLAT = 1.5F, SQUARE = 1.3F,
                   BETWEEN = 0.34F, BESIDE_ARROW = 0.2F, GAP = 0.08F, CLOSEST = 0.7F,
                   HIGH_SHEET = 0.56F;
enum { PAD = 26, ROOM_ABOVE = 22, FACE = 76, SEAL = 56, CARD_LEAST = 60, CARD_MOST = 230 };

static const struct ui_words said = {.size = 30, .align = TEXT_CENTRE, .place = TEXT_TOP},
                             more = {.size = 25, .align = TEXT_CENTRE, .place = TEXT_TOP};

static const char *unmarked(const char *word) { return word + strspn(word, "+-=?~^"); }

/* How wide a word is, in cards; `high` how high. */
static float word_w(const char *word, int length, float *high)
{
    const char *name = unmarked(word);
    CARRE_ASSERT(length > 0);
    *high = 1.4F * (*name == '*'                   ? 0.73F / 1.4F * FLAT
                    : *name == '@'                 ? THING
                    : *name == '&'                 ? SQUARE / 1.4F
                    : *name == '.' || *name == '>' ? 0
                                                   : 1);
    return (*name == '@'   ? THING
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
static float part_w(const struct block *b, float close, float *high)
{
    float w = 0;
    *high = 0;
    for (const char *p = b->cards; p && *p;) {
        const int length = (int)strcspn(p, " ");
        float h;
        const float one = word_w(p, length, &h);
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

/* A single word is one line, in smaller letters if need be. */
static int lines_of(const char *text)
{
    const char *at = text;
    return *text && !strpbrk(text, " \xC2") && !utf8_is_cjk(utf8_next(&at)) ? 1 : 0;
}

static struct ui_words said_how(const struct leaf *l, const char *text)
{
    struct ui_words how = said;
    how.face = l->ui.theme->strong;
    how.lines = lines_of(text);
    return how;
}

/* What stands above the cards: a figure, or the one that has come. */
static float above(const struct leaf *l)
{
    bool figure = false;
    for (const struct block *b = begin(l); b < end(l); b++)
        figure |= b->figure != 0;
    return ui_px(&l->ui, figure ? SEAL + PAD / 2 : ROOM_ABOVE);
}

static float first_h(const struct leaf *l, const struct ui_words *how, const char *text, float w)
{
    return *text ? ui_write_height(&l->ui, how, text, how->lines == 1 ? 8 * l->ui.w : w) + 2 : 0;
}

static float face_w(const struct leaf *l, const struct block *b)
{
    return b->who ? ui_px(&l->ui, FACE) : 0;
}

/* `below`: the second sentence stands below the face and the name. */
static float said_h(const struct leaf *l, const struct block *b, float w, bool below)
{
    const float face = face_w(l, b), beside = w - 1.2F * face;
    struct strbuf text = STRBUF_EMPTY, other = STRBUF_EMPTY;
    leaf_text(l, b, &text);
    leaf_more(l, b, &other);
    const struct ui_words how = said_how(l, strbuf_text(&text));
    float h = first_h(l, &how, strbuf_text(&text), beside);
    if (below)
        h = fmaxf(h, face);
    if (!strbuf_empty(&other))
        h += ui_write_height(&l->ui, &more, strbuf_text(&other), below ? w : beside) + 2;
    strbuf_free(&text);
    strbuf_free(&other);
    return fmaxf(h, face);
}

/* No word of it has to be broken in that width. */
static bool is_whole(const struct leaf *l, const struct block *b, float w, bool below)
{
    struct strbuf text = STRBUF_EMPTY, other = STRBUF_EMPTY;
    leaf_text(l, b, &text);
    leaf_more(l, b, &other);
    const struct ui_words how = said_how(l, strbuf_text(&text));
    const float beside = w - 1.2F * face_w(l, b);
    const bool whole =
        ui_write_fits(&l->ui, &how, strbuf_text(&text), rect_make(0, 0, beside, l->ui.h)) &&
        ui_write_fits(&l->ui, &more, strbuf_text(&other),
                      rect_make(0, 0, below ? w : beside, l->ui.h));
    strbuf_free(&text);
    strbuf_free(&other);
    return whole;
}

/* What all parts have in common: a card's width, how closely cards lie, what each part gets beside
 * its cards, how high cards and words are, where the second sentences stand. */
struct shares {
    float card, close, beside, cards, words;
    bool below;
};

static struct shares share_so(const struct leaf *l, float w, float h, float close, float card_most)
{
    float units = 0, high = 0, parts = 0;
    struct shares s = {.card = card_most, .close = close};
    for (const struct block *b = begin(l); b < end(l); b++) {
        float one;
        units += part_w(b, close, &one) + after(l, b);
        high = fmaxf(high, one);
        parts += (b->text || b->more) != 0;
    }
    CARRE_ASSERT(units > 0 && high > 0);
    const float room = w - 2 * pad(l), tall = h - 2.1F * pad(l) - above(l);
    float most = fminf(s.card, 0.98F * room / units);
    do {
        s.card = most;
        s.beside = parts > 0 ? (room - s.card * units) / parts : 0;
        float beside = 0, below = 0;
        bool whole = true, whole_below = true;
        for (const struct block *b = begin(l); b < end(l); b++)
            if (b->text || b->more) {
                float one;
                const float wide =
                    part_w(b, close, &one) * s.card + s.beside + BETWEEN * 0.6F * s.card;
                beside = fmaxf(beside, said_h(l, b, wide, false));
                below = fmaxf(below, said_h(l, b, wide, true));
                whole = whole && is_whole(l, b, wide, false);
                whole_below = whole_below && is_whole(l, b, wide, true);
            }
        s.below = whole == whole_below ? below < beside : whole_below;
        whole = s.below ? whole_below : whole;
        s.words = s.below ? below : beside;
        most = fmaxf(ui_px(&l->ui, CARD_LEAST),
                     fminf((tall - s.words) / high, whole ? INFINITY : s.card * 0.96F));
    } while (most < s.card - 0.5F);
    s.cards = s.card * high;
    return s;
}

/* Cards lie side by side, or over one another where that makes them larger. */
static struct shares share(const struct leaf *l, float w, float h, float card_most)
{
    struct shares s = share_so(l, w, h, 1, card_most);
    for (float close = 0.95F; close >= CLOSEST; close -= 0.05F) {
        const struct shares closer = share_so(l, w, h, close, card_most);
        if (closer.card > s.card * 1.01F)
            s = closer;
    }
    return s;
}

float demo_least(const struct leaf *l, float w)
{
    if (steps_are(l))
        return steps_least(l, w);
    const struct shares s = share(l, w, 0, ui_px(&l->ui, CARD_MOST));
    return s.cards + s.words + 2.1F * pad(l) + above(l);
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
        const float w = part_w(b, s.close, &high) * s.card + (b->text || b->more ? s.beside : 0);
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
    const uint32_t ink = l->ui.theme->accent;
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
        const bool covered = word[length] == ' ' && word[length + 1] == '^';
        const int cost = covered                        ? -1
                         : l->rules && look->thing_cost ? l->rules->option[look->thing_cost(thing)]
                                                        : 0;
        CARRE_ASSERT(thing >= 0 && look->thing_draw);
        look->thing_draw(c, &l->ui, thing, cost, r);
        rules_card_marks(l, c, word, r);
    } else {
        const int skip = *word == '^';
        rules_card_draw(l, c, word + skip, length - skip, r);
    }
}

static void draw_words(const struct leaf *l, struct canvas *c, const struct block *b, bool below,
                       struct rect r)
{
    const struct ui *ui = &l->ui;
    struct strbuf text = STRBUF_EMPTY, other = STRBUF_EMPTY;
    struct ui_words how, small = more;
    const float face = face_w(l, b);
    struct rect name = r, rest = r;
    leaf_text(l, b, &text);
    leaf_more(l, b, &other);
    how = said_how(l, strbuf_text(&text));
    if (b->who) {
        char picture[RULES_PICTURE];
        const float first = ui_write_width(ui, &how, strbuf_text(&text)),
                    wide = below ? first
                                 : fmaxf(first, ui_write_width(ui, &small, strbuf_text(&other))),
                    left = r.x + fmaxf(0, (r.w - wide - face * 1.2F) / 2);
        l->book->look->who_picture(b->who, picture);
        canvas_picture(c, picture, rect_make(left, r.y, face, face), paint_plain());
        how.align = TEXT_LEFT;
        name = rect_make(left + face * 1.2F, r.y, rect_right(r) - left - face * 1.2F, r.h);
        if (!below) {
            small.align = TEXT_LEFT;
            rest = name;
        }
    }
    if (!strbuf_empty(&text))
        name.h = first_h(l, &how, strbuf_text(&text), name.w);
    const float down = strbuf_empty(&text) ? 0 : below ? fmaxf(name.h, face) : name.h;
    if (below && name.h < face) {
        name.h = face;
        how.place = TEXT_MIDDLE;
    }
    if (!strbuf_empty(&text))
        ui_write(c, ui, &how, strbuf_text(&text), name);
    small.colour = ui->theme->soft;
    if (!strbuf_empty(&other))
        ui_write(c, ui, &small, strbuf_text(&other),
                 rect_make(rest.x, rest.y + down, rest.w, rest.h - down));
    strbuf_free(&text);
    strbuf_free(&other);
}

static void draw_figure(const struct leaf *l, struct canvas *c, int figure, struct rect r)
{
    char number[I18N_NUMBER_BYTES];
    ui_plate(c, &l->ui, r, (struct panel){.fill = l->ui.theme->accent});
    ui_write(c, &l->ui, &UI_LINE(l->book->look->face, 34, l->ui.theme->panel, TEXT_CENTRE),
             i18n_number(number, figure), r);
}

static void draw_part(const struct leaf *l, struct canvas *c, const struct block *b,
                      const struct shares *s, struct rect r)
{
    float high, x;
    x = r.x + (r.w - (part_w(b, s->close, &high) - GAP) * s->card) / 2;
    const float under = pad(l) * 0.5F,
                spare = fmaxf(0, r.h - above(l) - s->cards - under - s->words),
                middle = r.y + above(l) + spare / 2 + s->cards / 2;
    for (const char *p = b->cards; *p;) {
        const int length = (int)strcspn(p, " ");
        const float w = word_w(p, length, &high) * s->card, own = w - GAP * s->card,
                    h = high > 0 ? high * s->card : own;
        x -= (1 - over(b, p, s->close)) * w;
        demo_draw_word(l, c, p, length, rect_make(x, middle - h / 2, own, h));
        x += w;
        p += length;
        p += *p == ' ';
    }
    const float top = middle + s->cards / 2 + under, out = BETWEEN * 0.3F * s->card;
    if (b->figure)
        draw_figure(l, c, b->figure,
                    rect_make(r.x + (r.w - ui_px(&l->ui, SEAL)) / 2, r.y + spare / 2,
                              ui_px(&l->ui, SEAL), ui_px(&l->ui, SEAL)));
    if (b->text || b->more)
        draw_words(l, c, b, s->below,
                   rect_make(r.x - out, top, r.w + 2 * out, rect_bottom(r) - top));
}

void demo_draw(const struct leaf *l, struct canvas *c, struct rect sheet)
{
    if (steps_are(l)) {
        steps_draw(l, c, sheet);
        return;
    }
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
