/* The end of a game at the neon table as a page: the player who has won in a hexagon of light over
 * a lit floor, around it what it was won with, at both sides those who fell, by their places.
 *
 * Told from the table as it lies when all is over (ending.tell), drawn when that is gone. It comes
 * to rest by itself and is drawn no more. The player who has won is the hero, a bot too; then
 * those who sit here are the golden ones of those who fell. */
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "mem.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define GOLD 0xFFC83DFFU
#define NIGHT 0x0B1020FFU

enum { CARD_W = 130, CARD_H = 182 };

/* ---- from the table ---- */

/* A card of each rank, in the suits' order. */
static void ranks_ring(const struct stage *st, int who, struct poker_ring *ring)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    ring->n = POKER_RING;
    ring->cards = true;
    for (int i = 0; i < ring->n; i++) {
        face_picture(st, card_of(i, i % 4), ui_px(&st->ui, CARD_W), ring->cell[i].picture);
        if (poker_look(st)->ranks[who] >> i & 1)
            ring->cell[i].lit = ++ring->used;
    }
}

static void seat_of(const struct stage *st, int s, struct poker_ended_seat *out)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const int32_t rank = st->shown.b.num[HOLDEM_RANK + s];
    *out = (struct poker_ended_seat){.emblem = st->plate[s].emblem,
                                     .ground = st->plate[s].ground,
                                     .person = st->plate[s].person,
                                     .place = rank ? rank : 1};
    snprintf(out->name, sizeof out->name, "%s", stage_name(st, s));
}

static void say_places(struct poker_ended *d)
{
    size_t n = 0;
    for (int i = 1; i < d->n && n < sizeof d->here; i++) {
        if (!d->seat[i].person)
            continue;
        if (d->people == 1)
            snprintf(d->here, sizeof d->here, _("%s is out in %s place"), d->seat[i].name,
                     poker_finish(d->seat[i].place));
        else
            n += (size_t)snprintf(d->here + n, sizeof d->here - n, n ? _(" · %s %s") : _("%s %s"),
                                  d->seat[i].name, poker_finish(d->seat[i].place));
    }
}

struct poker_ended *poker_ended_of(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    const struct poker_extra *more = poker_more(st);
    struct poker_ended *d = mem_alloc(sizeof *d);
    for (int s = 0; s < b->nseats; s++) {
        struct poker_ended_seat own;
        int k = d->n++;
        seat_of(st, s, &own);
        for (; k > 0 && d->seat[k - 1].place > own.place; k--)
            d->seat[k] = d->seat[k - 1];
        d->seat[k] = own;
        d->who = own.place == 1 ? s : d->who;
        d->people += own.person;
        d->chips += b->num[HOLDEM_STACK + s];
    }
    d->hands = b->num[HOLDEM_HANDS];
    d->largest = poker_look(st)->largest;
    snprintf(d->headline, sizeof d->headline, _("%s wins the game"), d->seat[0].name);
    if (!d->seat[0].person)
        say_places(d);
    i18n_number(d->figure[0].number, d->chips);
    snprintf(d->figure[0].label, ENDING_LABEL, "%s", _("chips in play"));
    i18n_number(d->figure[1].number, d->hands);
    snprintf(d->figure[1].label, ENDING_LABEL, "%s",
             i18n_plural("hand", "hands", (unsigned long)d->hands));
    i18n_number(d->figure[2].number, d->largest);
    snprintf(d->figure[2].label, ENDING_LABEL, "%s", _("biggest pot"));
    if (more->ring)
        more->ring(st, d->who, &d->ring, &d->figure[2]);
    else
        ranks_ring(st, d->who, &d->ring);
    return d;
}

static void *tell(const struct stage *st) { return poker_ended_of(st); }

/* ---- times and places ---- */

enum {
    FLOOR = 0,
    CHIPS = 200,
    HEXAGON = 380,
    FACE = 620,
    RING = 860,
    RING_EACH = 80,
    FALLEN = 900,
    HEAD = 1300,
    FIGURES = 1480,
    WAYS = 1900,
    REST = 2200
};
enum {
    X = 960,
    Y = 390,
    RIM = 640,
    /* not 1.6 times the pixels of a window: the canvas would stretch it in each frame */
    HALL_W = 2400,
    HALL_H = 1350,
    HALL_Y = 562,
    FLOOR_W = 2560,
    FLOOR_Y = 236,
    FLOOR_H = 604,
    PAPER = 48
};

static int ms(const struct ui *ui, const void *told)
{
    (void)told;
    return ending_ms(ui, REST);
}

static float chance(int i, int salt)
{
    uint32_t h = (uint32_t)i * 2654435761U ^ (uint32_t)salt * 40503U;
    h = (h ^ h >> 15) * 2246822519U;
    return (float)(h >> 16 & 0xFFFF) / 65535.0F;
}

struct page {
    struct ending_page base;
    const struct ui *ui;
    const struct poker_ended *d;
};

static float part(const struct page *p, int start, int ms)
{
    return ending_part(&p->base, start, ms);
}
static struct rect at(const struct page *p, float x, float y, float w, float h)
{
    return ending_hung(p->ui, x, y, w, h);
}
static struct rect about(const struct page *p, float x, float y, float side)
{
    return at(p, x - side / 2, y - side / 2, side, side);
}

/* ---- behind ---- */

/* Around the winner, whatever the window's shape. */
static struct rect hall_part(const struct ui *ui, float y, float w, float h)
{
    const struct rect m = ending_hung(ui, X, Y, 0, 0);
    const float k = fmaxf(fmaxf(ending_unit(ui), ui->w / HALL_W), m.y / HALL_Y);
    return rect_make(m.x - w * k / 2, m.y + y * k, w * k, h * k);
}

static void ground(struct canvas *c, const struct ui *ui)
{
    canvas_clear(c, ui->contrast ? 0x000000FFU : 0x0B1230FFU);
    if (!ui->contrast)
        canvas_picture(c, "power-up/won", hall_part(ui, -HALL_Y, HALL_W, HALL_H), paint_plain());
}

/* Its lines run in from the far edge. */
static void lit_floor(struct canvas *c, const struct ui *ui, float t)
{
    const struct rect r = hall_part(ui, FLOOR_Y, FLOOR_W, FLOOR_H);
    if (ui->contrast) {
        canvas_fill(c,
                    rect_make(0, r.y + 14 * ending_unit(ui), ui->w, fmaxf(2, 3 * ending_unit(ui))),
                    ui->theme->line);
        return;
    }
    if (t < 1) {
        canvas_picture(c, "power-up/won-floor", r, paint_alpha(0.6F));
        canvas_push_clip(c, rect_make(0, r.y, ui->w, r.h * ease_out_cubic(t)));
    }
    canvas_picture(c, "power-up/won-floor", r, paint_plain());
    if (t < 1)
        canvas_pop_clip(c);
}

static void ground_alone(struct canvas *c, const struct ui *ui, const void *told)
{
    (void)told;
    ground(c, ui);
    lit_floor(c, ui, 1);
}

/* Bits of paper, away from faces and letters. */
static void paper(const struct page *p, struct canvas *c)
{
    static const uint32_t colour[] = {0x4DE3FFFFU, 0xFF4FA3FFU, GOLD, 0xFFFFFFFFU, 0x8C6BFFFFU};
    const float t = part(p, FACE, 1400), k = ending_unit(p->ui);
    if (p->ui->calm || p->ui->contrast || t <= 0)
        return;
    for (int i = 0, n = 0; i < 4 * PAPER && n < PAPER; i++) {
        const float x = 20 + 1880 * chance(i, 1), y = 12 + 700 * chance(i, 2),
                    turn = chance(i, 3) * 3.1F, long_ = 5 + 3 * chance(i, 4);
        const float side = fabsf(x - X), rx = (x - X) / 640, ry = (y - 470) / 490;
        if (rx * rx + ry * ry < 1 || (side > 600 && y > 200) ||
            (side > 480 && y < 200 && p->d->n > 5))
            continue;
        n++;
        const struct rect r = at(p, x, y - (1 - ease_out_cubic(t)) * 160, 0, 0);
        const struct point to = {cosf(turn) * long_ * k, sinf(turn) * long_ * k};
        canvas_push_fade(c, fminf(1, t * 4));
        canvas_line(c, (struct point){r.x - to.x, r.y - to.y},
                    (struct point){r.x + to.x, r.y + to.y}, 9 * k, colour[i % 5]);
        canvas_pop_fade(c);
    }
}

/* ---- the hero ---- */

static void chips(const struct page *p, struct canvas *c)
{
    static const struct {
        float x, y, side;
        int n;
    } heap[] = {{540, 520, 200, 5},  {1190, 520, 200, 5}, {640, 600, 150, 4},
                {1350, 600, 150, 4}, {470, 606, 130, 3},  {1180, 640, 100, 2}};
    char name[POKER_PICTURE];
    for (size_t i = 0; i < sizeof heap / sizeof *heap; i++) {
        const float t = part(p, CHIPS + 90 * (int)i, 150);
        if (t <= 0)
            continue;
        snprintf(name, sizeof name, "power-up/chips/%d", heap[i].n);
        canvas_push_fade(c, fminf(1, t * 2));
        canvas_picture(c, name,
                       rect_moved(at(p, heap[i].x, heap[i].y, heap[i].side, heap[i].side), 0,
                                  -(1 - ease_out_cubic(t)) * 60 * ending_unit(p->ui)),
                       paint_plain());
        canvas_pop_fade(c);
    }
}

static void winner(const struct page *p, struct canvas *c)
{
    const struct poker_ended_seat *w = &p->d->seat[0];
    const float drawn = part(p, HEXAGON, 300), face = part(p, FACE, 250);
    const struct rect frame = about(p, X, Y, RIM),
                      in = rect_moved(about(p, X, Y, 576), 0,
                                      (1 - ease_out_cubic(face)) * 40 * ending_unit(p->ui));
    char name[EMBLEM_PICTURE];
    if (drawn <= 0)
        return;
    canvas_push_clip(c, rect_make(frame.x, frame.y, frame.w, frame.h * ease_out_cubic(drawn)));
    canvas_picture(c, "power-up/won-glass", frame, paint_plain());
    canvas_pop_clip(c);
    if (face > 0) {
        canvas_push_fade(c, face);
        if (emblem_is_face(w->emblem) &&
            w->emblem >=
                EMBLEMS + EMBLEM_WORLD_FACES) { /* a disc, as the faces of that world are */
            poker_face(c, p->ui, w->emblem, w->ground, MOOD_GLAD, rect_scaled(in, 0.76F));
        } else {
            snprintf(name, sizeof name,
                     emblem_is_face(w->emblem) ? "power-up/portraits/%s-won"
                                               : "power-up/people/%s-won",
                     emblem_id(w->emblem));
            plain_emblem(c, p->ui, name, w->emblem, in);
        }
        canvas_pop_fade(c);
    }
    canvas_push_clip(c, rect_make(frame.x, frame.y, frame.w, frame.h * ease_out_cubic(drawn)));
    canvas_picture(c, "power-up/won-rim", frame, paint_plain());
    canvas_pop_clip(c);
}

/* Two fans behind the winner, from left to right: a card of each rank, bright those that pots were
 * won with. A game of cards alone is told by them from afar. */
static void fans(const struct page *p, struct canvas *c)
{
    const struct poker_ring *r = &p->d->ring;
    const int left = (r->n + 1) / 2;
    const float come = part(p, HEXAGON, 300);
    for (int i = 0; i < r->n && come > 0; i++) {
        const int side = i < left ? -1 : 1, n = i < left ? left : r->n - left,
                  from = i < left ? left - 1 - i : i - left;
        const float turn = (float)side * (22 + 80 * (float)from / (float)(n - 1)),
                    a = turn * (float)M_PI / 180;
        const float lit =
            r->cell[i].lit ? part(p, RING + RING_EACH * (r->cell[i].lit - 1), RING_EACH * 2) : 0;
        const struct rect at_ = at(p, X + 436 * sinf(a) - CARD_W / 2.0F,
                                   424 - 340 * cosf(a) - CARD_H / 2.0F, CARD_W, CARD_H);
        struct paint paint = paint_angle(turn);
        paint.tint = 0x5C648CFFU;
        canvas_push_fade(c, come);
        if (lit < 1)
            canvas_picture(c, r->cell[i].picture, at_, paint);
        canvas_pop_fade(c);
        paint.tint = 0xFFFFFFFFU;
        paint.alpha = fminf(1, lit);
        if (lit > 0)
            canvas_picture(c, r->cell[i].picture, at_, paint);
    }
}

/* Half an ellipse above the winner, from left to right; what was used is lit in the order in which
 * it was. */
static void ring(const struct page *p, struct canvas *c)
{
    const struct poker_ring *r = &p->d->ring;
    const float side = 156;
    for (int i = 0; i < r->n; i++) {
        const float a = (float)M_PI * (1 + ((float)i + 0.5F) / (float)r->n), x = X + 566 * cosf(a),
                    y = 480 + 412 * sinf(a);
        const float lit = r->cell[i].lit
                              ? part(p, RING + RING_EACH * (r->cell[i].lit - 1), RING_EACH * 2)
                              : 0,
                    come = part(p, HEXAGON, 300);
        const struct rect box = about(p, x, y, side), emblem = rect_scaled(box, 0.6F);
        if (come <= 0)
            continue;
        canvas_push_fade(c, come);
        canvas_picture(c, "power-up/won-cell-off", box, paint_plain());
        if (lit < 1)
            canvas_picture(c, r->cell[i].grey, emblem, paint_alpha(0.8F));
        canvas_pop_fade(c);
        if (lit > 0) {
            canvas_push_fade(c, fminf(1, lit));
            canvas_picture(c, "power-up/won-cell",
                           p->ui->calm ? box : rect_scaled(box, ease_pop(lit, 1.15F)),
                           paint_plain());
            canvas_picture(c, r->cell[i].picture, emblem, paint_plain());
            canvas_pop_fade(c);
        }
    }
}

/* ---- those who fell ---- */

static void fallen(const struct page *p, struct canvas *c)
{
    static const struct {
        float x, y, side;
    } spot[] = {{130, 452, 168}, {1622, 452, 168}, {64, 244, 120},  {1736, 244, 120}, {60, 40, 104},
                {1756, 40, 104}, {222, 40, 104},   {1594, 40, 104}, {384, 40, 104}};
    const struct ui *ui = p->ui;
    const float k = ending_unit(ui);
    const int n = p->d->n - 1 < (int)(sizeof spot / sizeof *spot)
                      ? p->d->n - 1
                      : (int)(sizeof spot / sizeof *spot);
    char place[8];
    for (int i = n - 1; i >= 0; i--) {
        const struct poker_ended_seat *s = &p->d->seat[i + 1];
        const float t = part(p, FALLEN + 50 * (n - 1 - i), 200);
        const bool ours = s->person && *p->d->here;
        const uint32_t line = ours ? GOLD : 0x4DE3FFFFU;
        const struct rect r = at(p, spot[i].x, spot[i].y, spot[i].side, spot[i].side),
                          mark = about(p, spot[i].x + spot[i].side - 6, spot[i].y + 8, 72);
        if (t <= 0)
            continue;
        canvas_push_fade(c, t);
        poker_cut_panel(c, ui, r, 0.116F * r.w / ui_px(ui, 1), 0x16245EFFU, 0x16245EFFU, line);
        poker_face(c, ui, s->emblem, s->ground, MOOD_CALM, rect_inset(r, fmaxf(2, r.w * 0.032F)));
        canvas_picture(c, "power-up/won-place", mark, paint_plain());
        snprintf(place, sizeof place, "%d", s->place);
        const struct text_style number = {.face = &poker_heavy,
                                          .px = 34 * k,
                                          .colour = ui->theme->text,
                                          .align = TEXT_CENTRE,
                                          .place = TEXT_MIDDLE,
                                          .lang = ui->lang};
        canvas_words(c, &number, place, mark);
        struct text_style name = {.face = &poker_heavy,
                                  .px = fminf(ui_letters(ui, 30), fmaxf(40 * k, ui_least(ui))),
                                  .colour = ours ? GOLD : ui->theme->text,
                                  .align = TEXT_CENTRE,
                                  .place = TEXT_TOP,
                                  .spacing = 1.1F,
                                  .lang = ui->lang,
                                  .max_lines = 1,
                                  .outline = NIGHT};
        /* In a narrow window the names of a row move in together, as far as its last one must. */
        const int last = i < 4 ? i : 4 + i % 2;
        const float wide = r.w + (r.w > 110 * k ? 100 : 54) * k, more = (wide - r.w) / 2,
                    edge = at(p, spot[last].x, 0, 0, 0).x - more,
                    in = fmaxf(4 * k, fminf(edge, ui->w - wide - 4 * k)) - edge;
        const struct rect under =
            rect_make(r.x - more + in, rect_bottom(r) + 6 * k, wide, name.px * 1.3F);
        text_fit(ui->fonts, &name, s->name, under, ui_least(ui));
        name.outline_px = name.px * 0.13F;
        canvas_words(c, &name, s->name, under);
        canvas_pop_fade(c);
    }
}

/* ---- the words ---- */

static void box(struct canvas *c, const struct ui *ui, struct rect r, bool filled, bool hovered)
{
    const uint32_t accent = ui->theme->accent, plain = hovered ? 0x2A3A7CFFU : 0x0C1330FFU;
    struct paint glow = paint_ink(accent);
    if (!filled) {
        poker_cut_panel(c, ui, r, 8, plain, plain, ui->theme->line);
        return;
    }
    glow.alpha = hovered ? 0.5F : 0.36F;
    if (!ui->contrast)
        canvas_picture(c, "power-up/fx/halo", rect_inset_xy(r, -r.w * 0.14F, -r.h * 0.5F), glow);
    poker_cut_panel(c, ui, r, 18, colour_mix(accent, 0xFFFFFFFFU, hovered ? 0.42F : 0.16F), accent,
                    0xFFD0E6FFU);
}

static void page(struct canvas *c, const struct ui *ui, const struct ending_seen *seen)
{
    const struct page p = {.base = {.ui = ui, .seen = seen}, .ui = ui, .d = seen->told};
    const struct ending_dress dress = {.heavy = &poker_heavy,
                                       .plain = ui->theme->plain,
                                       .head = 0xFFFFFFFFU,
                                       .number = GOLD,
                                       .label = ui->theme->text,
                                       .outline = NIGHT,
                                       .rule = ui->theme->line,
                                       .main_ink = ui->theme->on_accent,
                                       .cap = ui->theme->on_accent,
                                       .on_cap = 0xFFE3F0FFU,
                                       .ink = ui->theme->text,
                                       .box = box};
    ground(c, ui);
    lit_floor(c, ui, part(&p, FLOOR, 400));
    paper(&p, c);
    if (p.d->ring.cards)
        fans(&p, c);
    fallen(&p, c);
    chips(&p, c);
    winner(&p, c);
    if (!p.d->ring.cards)
        ring(&p, c);
    const float head = part(&p, HEAD, 200);
    if (head > 0) {
        canvas_push_fade(c, head);
        ending_headline(&p.base, c, &dress, p.d->headline, 142, "");
        canvas_pop_fade(c);
    }
    ending_figures(&p.base, c, &dress, p.d->figure, FIGURES);
    const float ways = part(&p, WAYS, 200);
    canvas_push_fade(c, ways);
    if (ways > 0)
        ending_buttons(&p.base, c, &dress);
    canvas_pop_fade(c);
}

/* ---- where letters are too large for a page ---- */

static void draw(struct canvas *c, const struct ui *ui, bool won, int emblem, int behind,
                 struct rect at)
{
    const struct point middle = {at.x + at.w / 2, at.y + at.h * 0.46F};
    const float side = fminf(at.w * 0.48F, at.h * 0.44F);
    const struct rect face = rect_around(middle, side, side);
    (void)won;
    canvas_picture(
        c, "power-up/victory",
        rect_around((struct point){at.x + at.w / 2, at.y + at.h / 2}, at.h * 16 / 9, at.h),
        paint_plain());
    if (emblem < 0)
        return;
    poker_cut_panel(c, ui, rect_scaled(face, 1.07F), 0.116F * side * 1.07F / ui_px(ui, 1),
                    0x16245EFFU, 0x16245EFFU, GOLD);
    poker_face(c, ui, emblem, behind, MOOD_GLAD, face);
}

const struct ending poker_ending = {.face = &poker_heavy,
                                    .ground = NIGHT,
                                    .draw = draw,
                                    .tell = tell,
                                    .fits = ending_fits,
                                    .ms = ms,
                                    .lay = ending_lay,
                                    .page = page,
                                    .behind = ground_alone};
