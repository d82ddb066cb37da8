/* rules_leaf.c - a page of rules: its blocks measured, then drawn. */
#include "rules_leaf.h"

#include "check.h"
#include "rules_card.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CARD_LEAST = 58, SIGN = 54, SIGN_ROOM = 76, BOX_LETTERS = 28, BOX_LEAST = 16 /* pixels */ };

static const struct ui_words words_head = {.size = 36};
static const struct ui_words words_box = {.size = 32};
static const struct ui_words words_body = {.size = 30};
static const struct ui_words words_name = {.size = 34};
static const struct ui_words words_more = {.size = 27};
static const struct ui_words words_name_small = {.size = 30};
static const struct ui_words words_more_small = {.size = 25};

/* ---- what it says ---- */

void leaf_text(const struct leaf *l, const struct block *b, struct strbuf *out)
{
    if (b->kind == BLOCK_FACES)
        return;
    if (b->kind == BLOCK_SHOWN)
        l->book->look->shown_words(b->lesson, out);
    else if (b->thing)
        strbuf_add(out, l->book->look->thing_name(b->thing - 1));
    else if (b->text)
        rules_words(b->text, l->rules, b->number, 0, out);
    if (b->levels && l->rules && l->book->look->levels)
        l->book->look->levels(l->rules, out);
}

void leaf_more(const struct leaf *l, const struct block *b, struct strbuf *out)
{
    if (b->kind == BLOCK_FACES)
        return;
    if (b->thing) {
        if (l->book->look->thing_line) {
            l->book->look->thing_line(b->thing - 1, out);
            strbuf_add(out, "\n");
        }
        strbuf_add(out, l->book->look->thing_about(b->thing - 1));
    } else if (b->more) {
        struct strbuf text = STRBUF_EMPTY;
        const int taken = b->text ? rules_words(b->text, l->rules, b->number, 0, &text) : 0;
        strbuf_free(&text);
        rules_words(b->more, l->rules, b->number, taken, out);
    }
}

uint32_t leaf_light(const struct leaf *l)
{
    const uint32_t light = l->book->look->light;
    return light && !l->ui.contrast ? light : l->ui.theme->accent;
}

static bool has_more(const struct block *b) { return b->thing || b->more; }
static int figure_of(const struct leaf *l, const struct block *b)
{
    return b->thing && l->rules && l->book->look->thing_cost
               ? l->rules->option[l->book->look->thing_cost(b->thing - 1)]
               : b->figure;
}

/* ---- measures ---- */

/* A thing that has a face of its own shows it, unless it stands in a row with what it costs. */
static bool faced(const struct leaf *l, const struct block *b)
{
    return b->kind == BLOCK_THING && l->book->look->thing_draw && !l->book->look->thing_cost;
}
/* Wide enough for its name, of which no word is broken. */
static float face_w(const struct leaf *l, const struct block *b)
{
    CARRE_ASSERT(b->thing > 0);
    const struct ui *ui = &l->ui;
    const struct ui_words name = {.face = l->book->look->face};
    float w = fminf(230, fmaxf(165, 122 / ui->scale));
    while (w < 420 && !ui_write_fits(ui, &name, l->book->look->thing_name(b->thing - 1),
                                     rect_make(0, 0, ui_px(ui, w) * 0.88F, ui->h)))
        w += 10;
    return ui_px(ui, w);
}

static bool in_columns(const struct block *b)
{
    return b->kind == BLOCK_CARDS || b->kind == BLOCK_THING || b->kind == BLOCK_LINK;
}

/* Cards beside one another, a gap half of one. */
static float cards_across(const struct block *b)
{
    CARRE_ASSERT(in_columns(b) || b->kind == BLOCK_TABLE);
    float n = 0;
    for (const char *p = b->kind == BLOCK_THING || b->kind == BLOCK_LINK ? "x" : b->cards; *p;) {
        const int length = (int)strcspn(p, " ");
        n += length == 1 && *p == '.' ? 0.5F : 1;
        p += length;
        p += *p == ' ';
    }
    return n;
}

static float card_gap(const struct leaf *l) { return fmaxf(2, ui_px(&l->ui, 5)); }
static float usual_card_w(const struct leaf *l, const struct block *b)
{
    return faced(l, b) ? face_w(l, b) : ui_px(&l->ui, b->small ? 50 : 100);
}

/* The columns of a sheet: as many cards as its longest row has, and figures if it has any. */
static float cards_w(const struct leaf *l)
{
    float most = 0;
    for (const struct block *b = &l->block[l->first]; b < &l->block[l->first + l->count]; b++)
        if (in_columns(b))
            most = fmaxf(most, (usual_card_w(l, b) + card_gap(l)) * cards_across(b));
    return most + ui_px(&l->ui, 20);
}

static float figure_w(const struct leaf *l)
{
    const struct ui *ui = &l->ui;
    for (const struct block *b = &l->block[l->first]; b < &l->block[l->first + l->count]; b++)
        if (figure_of(l, b))
            return fmaxf(ui_px(ui, 110), ui_letters(ui, 60) * (b->thing ? 1.9F : 1.3F));
    return 0;
}

/* Where words have no room beside the cards they stand below them. */
static float words_least(const struct leaf *l) { return ui_letters(&l->ui, 30) * 8; }
static bool stacked(const struct leaf *l, const struct block *b, float w)
{
    return b->kind == BLOCK_CARDS && !b->small && cards_w(l) + words_least(l) + figure_w(l) > w;
}

/* As large as usual, or as there is room for. */
static float card_w(const struct leaf *l, const struct block *b, float w)
{
    const float usual = usual_card_w(l, b);
    if (b->kind != BLOCK_TABLE && !stacked(l, b, w))
        return usual;
    const float room = w - (b->kind == BLOCK_TABLE ? ui_px(&l->ui, 12) : figure_w(l));
    return fminf(usual, fmaxf(ui_px(&l->ui, CARD_LEAST), room / cards_across(b) - card_gap(l)));
}
static float card_h(const struct leaf *l, const struct block *b, float w)
{
    return card_w(l, b, w) * 1.4F;
}
static float card_step(const struct leaf *l, const struct block *b, float w)
{
    return card_w(l, b, w) + card_gap(l);
}

float leaf_least(const struct leaf *l, const struct block *b)
{
    const float least = ui_px(&l->ui, CARD_LEAST) + card_gap(l);
    if (b->kind == BLOCK_TABLE)
        return cards_across(b) * least + ui_px(&l->ui, 12);
    if (b->kind == BLOCK_CARDS && !b->small)
        return fmaxf(words_least(l), cards_across(b) * least + figure_w(l));
    return in_columns(b) ? cards_w(l) + words_least(l) + figure_w(l) : 0;
}

static float margin(const struct ui *ui, const struct block *b)
{
    return b->kind == BLOCK_LINK ? ui_px(ui, 18) : 0;
}

static float below_cards(const struct leaf *l) { return ui_px(&l->ui, 10); }
static struct rect words_room(const struct leaf *l, const struct block *b, struct rect r)
{
    const float m = margin(&l->ui, b), down = card_h(l, b, r.w) + below_cards(l);
    if (stacked(l, b, r.w))
        return rect_make(r.x, r.y + down, r.w, r.h - down);
    return rect_make(r.x + m + cards_w(l), r.y, r.w - 2 * m - cards_w(l) - figure_w(l), r.h);
}

static struct ui_words more_words(const struct block *b)
{
    return b->small ? words_more_small : b->kind == BLOCK_THING ? words_body : words_more;
}

/* In the strong face of the page's world. */
static struct ui_words name_words(const struct leaf *l, const struct block *b)
{
    struct ui_words how = b->small ? words_name_small : words_name;
    how.face = l->ui.theme->strong;
    return how;
}

enum {
    FACES_IN_A_ROW = 5,
    FACES_IN_A_WIDE_ROW = 7,
    WIDE_PAGE = 1500,
    FACE_W = 230,
    FACE_LARGE = 315
};

/* Very large letters want larger faces, and so do long names: a word is not broken. */
static int faces_in_a_row(const struct leaf *l, const struct block *b, float w)
{
    const struct ui *ui = &l->ui;
    const struct ui_words name = {.face = l->book->look->face};
    const int most =
        (w >= ui_px(ui, WIDE_PAGE) ? FACES_IN_A_WIDE_ROW : FACES_IN_A_ROW) - (ui->text > 1.5F) * 2;
    int row = (b->figure + (b->figure - 1) / most) / ((b->figure - 1) / most + 1);
    for (int i = 0; i < b->figure; i++)
        while (row > 1 && !ui_write_fits(ui, &name, l->book->look->thing_name(b->thing - 1 + i),
                                         rect_make(0, 0, w / (float)row * 0.83F, ui->h)))
            row--;
    return row;
}

struct rect leaf_face(const struct leaf *l, const struct block *b, int n, struct rect r)
{
    const struct ui *ui = &l->ui;
    const int row = faces_in_a_row(l, b, r.w);
    const float gap = ui_px(ui, 18), between = ui_px(ui, 48),
                each = (r.w - (float)(row - 1) * between) / (float)row,
                most = (row > FACES_IN_A_ROW - 2 ? FACE_W : FACE_LARGE) *
                       fmaxf(1, ui_letters(ui, 26) / ui_px(ui, 26) / 1.2F),
                w = fminf(each, ui_px(ui, most)),
                apart = row > 1 ? (r.w - (float)row * w) / (float)(row - 1) : 0, h = w * 1.4F;
    return rect_make(r.x + (float)(n % row) * (w + apart), r.y + (float)(n / row) * (h + gap), w,
                     h);
}

static float words_height(const struct leaf *l, const struct block *b, const struct ui_words *how,
                          bool more, float w)
{
    struct strbuf text = STRBUF_EMPTY;
    (more ? leaf_more : leaf_text)(l, b, &text);
    const float h = strbuf_empty(&text) ? 0 : ui_write_height(&l->ui, how, strbuf_text(&text), w);
    strbuf_free(&text);
    return h;
}

/* In a box letters are smaller, where they stay easy to read. */
static struct ui_words body_words(const struct leaf *l, const struct block *b)
{
    struct ui_words how = words_body;
    if (b > l->block && b[-1].kind == BLOCK_HEAD && b[-1].icon)
        how.size = fminf(how.size, fmaxf(BOX_LETTERS, BOX_LEAST / l->ui.scale));
    return how;
}

/* Room for the sign before a heading, in its plate: in heights of letters. */
static const float BADGE = 1.4F;
static float head_icon(const struct leaf *l, const struct block *b)
{
    return b->icon ? ui_letters(&l->ui, words_box.size) * (BADGE + 0.4F) : 0;
}

float leaf_height(const struct leaf *l, const struct block *b, float w)
{
    const struct ui *ui = &l->ui;
    const struct ui_words how = more_words(b), name = name_words(l, b);
    switch (b->kind) {
    case BLOCK_HEAD:
        return fmaxf(b->icon ? ui_letters(ui, words_box.size) * BADGE : 0,
                     words_height(l, b, b->icon ? &words_box : &words_head, false,
                                  w - head_icon(l, b))) +
               ui_px(ui, b->icon ? 8 : 14);
    case BLOCK_WORDS: {
        const struct ui_words small = body_words(l, b);
        return words_height(l, b, &small, false, w);
    }
    case BLOCK_ICON:
        return fmaxf(ui_px(ui, SIGN),
                     words_height(l, b, &words_body, false, w - ui_px(ui, SIGN_ROOM)));
    case BLOCK_LESSON: return fmaxf(ui_px(ui, 84), ui_letters(ui, 30) * 2.0F);
    case BLOCK_SHOWN: return l->book->look->shown_height(ui, b->lesson, w);
    case BLOCK_FACES: return rect_bottom(leaf_face(l, b, b->figure - 1, rect_make(0, 0, w, 0)));
    case BLOCK_EXAMPLE: {
        const struct showing *x = l->example[b - l->block];
        return x ? showing_height(x, w) : 0;
    }
    case BLOCK_TABLE:
        return words_height(l, b, &name, false, w) + card_h(l, b, w) +
               2 * rules_card_rise(card_w(l, b, w)) +
               (has_more(b) ? words_height(l, b, &words_more, true, w) : 0);
    case BLOCK_CARDS:
    case BLOCK_THING:
    case BLOCK_LINK: {
        const float room = words_room(l, b, rect_make(0, 0, w, 0)).w;
        const float h = words_height(l, b, &name, false, room) +
                        (has_more(b) ? words_height(l, b, &how, true, room) : 0);
        if (stacked(l, b, w))
            return card_h(l, b, w) + below_cards(l) + h;
        return fmaxf(card_h(l, b, w), h + 2 * margin(ui, b)) + margin(ui, b);
    }
    case BLOCK_DEMO: /* rules_demo.h */
    case BLOCK_END: break;
    }
    return 0;
}

float leaf_line(const struct leaf *l) { return ui_write_height(&l->ui, &words_body, "X", l->ui.w); }

float leaf_gap(const struct leaf *l, const struct block *b)
{
    return ui_px(&l->ui, b->kind == BLOCK_HEAD ? 2 : b->small ? 6 : in_columns(b) ? 16 : 22);
}

/* ---- drawing ---- */

static void write(const struct leaf *l, struct canvas *c, const struct block *b,
                  const struct ui_words *how, bool more, struct rect r)
{
    struct strbuf text = STRBUF_EMPTY;
    (more ? leaf_more : leaf_text)(l, b, &text);
    if (!strbuf_empty(&text))
        ui_write(c, &l->ui, how, strbuf_text(&text), r);
    strbuf_free(&text);
}

static void arrow(struct canvas *c, const struct ui *ui, struct rect r)
{
    const float size = r.w * 0.6F;
    ui_icon(c, ui, "arrow-right", rect_around(rect_centre(r), size, size), ui->theme->accent);
}

static void draw_cards(const struct leaf *l, struct canvas *c, const struct block *b, struct rect r,
                       float wide)
{
    const struct ui *ui = &l->ui;
    const float w = card_w(l, b, wide), step = card_step(l, b, wide);
    float x = r.x;
    for (const char *p = b->cards; *p;) {
        const int length = (int)strcspn(p, " ");
        if (*p == '>')
            arrow(c, ui, rect_make(x, r.y, step, r.h));
        else
            rules_card_draw(l, c, p, length, rect_make(x, r.y + (r.h - w * 1.4F) / 2, w, w * 1.4F));
        x += length == 1 && *p == '.' ? step * 0.5F : step;
        p += length;
        p += *p == ' ';
    }
}

static void draw_figure(const struct leaf *l, struct canvas *c, const struct block *b,
                        struct rect r)
{
    const struct ui *ui = &l->ui;
    const int n = figure_of(l, b);
    if (!n)
        return;
    char figure[I18N_NUMBER_BYTES];
    const float w = figure_w(l), m = margin(ui, b), side = b->thing ? ui_letters(ui, 34) : 0;
    struct ui_words big = UI_LINE(&typeface_poster, 60, ui->theme->accent, TEXT_RIGHT);
    ui_write(c, ui, &big, i18n_number(figure, n),
             rect_make(rect_right(r) - w - m, r.y, w - side * 1.1F, r.h));
    if (side > 0)
        ui_icon(
            c, ui, l->book->look->cost_icon,
            rect_around((struct point){rect_right(r) - m - side / 2, r.y + r.h / 2}, side, side),
            ui->theme->accent);
}

static void draw_columns(const struct leaf *l, struct canvas *c, const struct block *b,
                         struct rect r)
{
    const struct ui *ui = &l->ui;
    char picture[RULES_PICTURE];
    const float m = margin(ui, b), high = card_h(l, b, r.w),
                side = fminf(cards_w(l) - ui_px(ui, 16), high - m);
    const bool below = stacked(l, b, r.w);
    if (b->kind == BLOCK_CARDS) {
        draw_cards(l, c, b, rect_make(r.x, r.y, r.w, below ? high : r.h), r.w);
    } else if (faced(l, b)) {
        l->book->look->thing_draw(c, ui, b->thing - 1, figure_of(l, b), true,
                                  rect_make(r.x, r.y + (r.h - high) / 2, card_w(l, b, r.w), high));
    } else {
        l->book->look->thing_picture(b->thing - 1, picture);
        if (canvas_has_picture(c, picture))
            canvas_picture(c, picture,
                           rect_around((struct point){r.x + m + (cards_w(l) - ui_px(ui, 16)) / 2,
                                                      r.y + r.h / 2},
                                       side, side),
                           paint_plain());
    }
    const struct rect room = words_room(l, b, r);
    struct ui_words how = more_words(b);
    const struct ui_words name_how = name_words(l, b);
    const float name = words_height(l, b, &name_how, false, room.w);
    const float more = has_more(b) ? words_height(l, b, &how, true, room.w) : 0;
    const float y = below ? room.y : room.y + (room.h - name - more) / 2;
    write(l, c, b, &name_how, false, rect_make(room.x, y, room.w, name + 1));
    how.colour = b->kind == BLOCK_THING ? ui->theme->text : ui->theme->soft;
    if (more > 0)
        write(l, c, b, &how, true, rect_make(room.x, y + name, room.w, more + 1));
    draw_figure(l, c, b, rect_make(r.x, r.y, r.w, below ? high : r.h));
}

static void draw_table(const struct leaf *l, struct canvas *c, const struct block *b, struct rect r)
{
    const struct ui *ui = &l->ui;
    const struct ui_words name_how = name_words(l, b);
    const float name = words_height(l, b, &name_how, false, r.w),
                more = has_more(b) ? words_height(l, b, &words_more, true, r.w) : 0;
    struct ui_words how = words_more;
    write(l, c, b, &name_how, false, rect_make(r.x, r.y, r.w, name + 1));
    draw_cards(l, c, b, rect_make(r.x + ui_px(ui, 6), r.y + name, r.w, r.h - name - more), r.w);
    how.colour = ui->theme->soft;
    if (more > 0)
        write(l, c, b, &how, true, rect_make(r.x, rect_bottom(r) - more, r.w, more + 1));
}

static void draw_icon(const struct leaf *l, struct canvas *c, const struct block *b, struct rect r)
{
    const struct ui *ui = &l->ui;
    const float size = ui_px(ui, SIGN);
    const struct rect disc = {r.x, r.y + fminf(r.h - size, ui_px(ui, 8)) / 2, size, size};
    canvas_panel(c, disc,
                 &(struct panel){.fill = ui->theme->panel,
                                 .radius = size,
                                 .line = ui->theme->line,
                                 .line_width = fmaxf(1, ui_px(ui, 2))});
    ui_icon(c, ui, b->icon, rect_inset(disc, size * 0.2F), ui->theme->accent);
    struct ui_words how = words_body;
    how.place = TEXT_MIDDLE;
    write(l, c, b, &how, false,
          rect_make(r.x + ui_px(ui, SIGN_ROOM), r.y, r.w - ui_px(ui, SIGN_ROOM), r.h));
}

void leaf_draw_face(const struct leaf *l, struct canvas *c, int thing, const struct item *item)
{
    const struct ui *ui = &l->ui;
    const bool up = item->hovered || item->focused;
    const struct rect r = item->pressed && !ui->calm ? rect_scaled(item->bounds, 0.97F)
                          : up && !ui->calm          ? rect_scaled(item->bounds, 1.02F)
                                                     : item->bounds;
    if (l->book->look->thing_draw)
        l->book->look->thing_draw(c, ui, thing, figure_of(l, &(struct block){.thing = thing + 1}),
                                  true, r);
    ui_ring(c, ui, item);
}

/* The sign of a box, in a plate of its light. */
static void draw_badge(const struct leaf *l, struct canvas *c, const struct block *b, struct rect r)
{
    const float side = ui_letters(&l->ui, words_box.size) * BADGE;
    const struct rect at = {r.x, r.y + (r.h - ui_px(&l->ui, 8) - side) / 2, side, side};
    const uint32_t light = leaf_light(l);
    ui_plate(c, &l->ui, at,
             (struct panel){.fill = colour_faded(light, 0.16F),
                            .line = colour_faded(light, 0.7F),
                            .line_width = fmaxf(1, ui_px(&l->ui, 2))});
    ui_icon(c, &l->ui, b->icon, rect_inset(at, side * 0.2F), light);
}

void leaf_draw(const struct leaf *l, struct canvas *c, const struct block *b,
               const struct item *item)
{
    const struct ui *ui = &l->ui;
    const struct rect r = item->bounds;
    struct ui_words how = b->icon ? words_box : words_head;
    switch (b->kind) {
    case BLOCK_HEAD:
        how.face = l->book->look->face;
        how.colour = l->ground || b->icon ? ui->theme->text : ui->theme->accent;
        how.place = b->icon ? TEXT_MIDDLE : TEXT_BOTTOM;
        write(l, c, b, &how, false,
              rect_make(r.x + head_icon(l, b), r.y, r.w - head_icon(l, b),
                        r.h - (b->icon ? ui_px(ui, 8) : 0)));
        if (b->icon)
            draw_badge(l, c, b, r);
        break;
    case BLOCK_WORDS:
        how = body_words(l, b);
        write(l, c, b, &how, false, r);
        break;
    case BLOCK_ICON: draw_icon(l, c, b, r); break;
    case BLOCK_TABLE: draw_table(l, c, b, r); break;
    case BLOCK_SHOWN: l->book->look->shown_draw(l->app, c, ui, b->lesson, r); break;
    case BLOCK_DEMO:
    case BLOCK_FACES:
    case BLOCK_EXAMPLE: return;
    case BLOCK_LESSON: ui_button(c, ui, item, item->name, "play", UI_PLAIN); return;
    case BLOCK_LINK:
        ui_box(c, ui, item, UI_PLAIN);
        draw_columns(l, c, b, r);
        return;
    case BLOCK_CARDS:
    case BLOCK_THING: draw_columns(l, c, b, r); break;
    case BLOCK_END: break;
    }
    ui_ring(c, ui, item);
}
