/* The table itself: ground, hexagon, pots with their contenders, and the places of cards still to
 * come. */
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_sentences.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

const char *poker_street_name(int street)
{
    static const char *const name[HOLDEM_STREETS] = {N_("Pre-flop"), N_("Flop"), N_("Turn"),
                                                     N_("River")};
    return street >= 0 && street < HOLDEM_STREETS ? _(name[street]) : "";
}

static void hexagon(struct canvas *c, const struct ui *ui, struct rect r, uint32_t cyan)
{
    const float in = r.w * 0.13F, w = fmaxf(1.5F, ui_px(ui, 2.6F)), mid = r.y + r.h / 2;
    const struct point p[] = {{r.x + in, r.y},
                              {rect_right(r) - in, r.y},
                              {rect_right(r), mid},
                              {rect_right(r) - in, rect_bottom(r)},
                              {r.x + in, rect_bottom(r)},
                              {r.x, mid}};
    for (int i = 0; i < 6; i++)
        canvas_line(c, p[i], p[(i + 1) % 6], w, cyan);
}

static void draw_own_table(const struct stage *st, struct canvas *c, const char *picture)
{
    const struct rect r = poker_look(st)->at.table;
    if (!st->ui.contrast && canvas_has_picture(c, picture))
        canvas_picture(c, picture, r, paint_plain());
    else
        hexagon(c, &st->ui, r, poker_colour(st, POKER_CYAN));
}

void poker_draw_table(const struct stage *st, struct canvas *c)
{
    const struct rect all = rect_make(0, 0, st->ui.w, st->ui.h);
    canvas_tag(c, "table");
    if (!st->ui.contrast && canvas_has_picture(c, "power-up/ground"))
        canvas_picture(c, "power-up/ground", all, paint_plain());
    else
        canvas_panel(c, all,
                     &(struct panel){.fill = st->ui.theme->ground,
                                     .fill_bottom = st->ui.theme->ground_bottom});
    draw_own_table(st, c, "power-up/table");
    canvas_tag(c, NULL);
}

void poker_bare_hands(struct canvas *c, const struct bare_table *table, const char *back,
                      const char *chips)
{
    const float w = table->card / LAYOUT_CARD, chip = table->card * 0.62F;
    for (int i = 0; i < table->n; i++) {
        const struct point at = table->hand[i].at;
        canvas_push_turn(c, at, table->hand[i].turn);
        for (int k = 0; k < 2; k++)
            canvas_picture(c, back,
                           rect_make(at.x - 1.25F * w + (float)k * w * 1.06F,
                                     at.y - table->card / 2, w, table->card),
                           paint_plain());
        for (int k = 0; k < 3; k++) {
            char name[POKER_PICTURE];
            snprintf(name, sizeof name, "%s/%d", chips, k + 1);
            canvas_picture(c, name,
                           rect_around((struct point){at.x + 1.3F * w + (float)k * chip * 0.1F,
                                                      at.y + chip * (0.3F - 0.2F * (float)k)},
                                       chip, chip),
                           paint_plain());
        }
        canvas_pop_turn(c);
    }
}

void poker_bare(struct canvas *c, const struct ui *ui, const struct bare_table *table)
{
    if (!ui->contrast && canvas_has_picture(c, "power-up/table"))
        canvas_picture(c, "power-up/table", table->at, paint_plain());
    else
        hexagon(c, ui, table->at, ui->theme->line);
    poker_bare_hands(c, table, "power-up/back", "power-up/chips");
}

static const char *const lit[] = {"power-up/stage", "power-up/rays"};

static float across(const struct stage *st) { return fmaxf(st->ui.w / 1920, st->ui.h / 1080); }

bool poker_stage_ahead(const struct stage *st, struct canvas *c, int step)
{
    CARRE_ASSERT(step >= 0);
    if (step > 2 || st->ui.contrast)
        return false;
    if (step < 2)
        canvas_prepare(c, lit[step], 1920 * across(st), 1080 * across(st));
    else
        canvas_prepare(c, "power-up/table-lit", STAGE_TABLE_WIDE * st->ui.scale,
                       STAGE_TABLE_HIGH * st->ui.scale);
    return true;
}

static void own_stage(const struct stage *st, struct canvas *c, bool wins)
{
    const float k = across(st);
    if (!st->ui.contrast && canvas_has_picture(c, lit[wins]))
        canvas_picture(c, lit[wins], rect_make((st->ui.w - 1920 * k) / 2, 0, 1920 * k, 1080 * k),
                       paint_plain());
    if (!wins) /* its light falls on the felt */
        draw_own_table(st, c, "power-up/table-lit");
}

/* More light than in play: on the board, or in rays behind the hand that won. */
void poker_draw_stage(const struct stage *st, struct canvas *c, bool wins)
{
    const struct poker_extra *more = poker_more(st);
    const struct rect all = rect_make(0, 0, st->ui.w, st->ui.h);
    canvas_tag(c, "table");
    canvas_fill(c, all, st->ui.theme->ground);
    (more->draw_stage ? more->draw_stage : own_stage)(st, c, wins);
    canvas_tag(c, NULL);
}

/* ---- places of cards to come ---- */

static int street_of(int left)
{
    return left == 1 ? HOLDEM_RIVER : left == 2 ? HOLDEM_TURN : HOLDEM_FLOP;
}

static void slots(const struct stage *st, struct canvas *c)
{
    const struct poker_extra *more = poker_more(st);
    const struct board *laid = more->laid ? more->laid(st) : NULL, *b = laid ? laid : &st->shown.b;
    const int n = board_count(b, HOLDEM_BOARD), all = poker_board_places(st, b),
              street = b->num[HOLDEM_STREET];
    const struct theme *t = st->ui.theme;
    const struct ui_words how = UI_LINE(NULL, 20, t->soft, TEXT_CENTRE);
    bool named = true; /* all of them or none */
    for (int i = n; i < all; i++)
        named &= poker_fits(st, how, poker_street_name(street_of(all - i)),
                            poker_board_spot(st, b, i).w - ui_px(&st->ui, 40));
    for (int i = n; i < all; i++) {
        const struct rect r = poker_board_spot(st, b, i);
        const int comes = street_of(all - i);
        canvas_panel(c, r,
                     &(struct panel){.fill = poker_colour(st, POKER_SLOT_BOX),
                                     .radius = r.w * 0.06F,
                                     .line = poker_colour(st, POKER_SLOT_LINE),
                                     .line_width = fmaxf(1, ui_px(&st->ui, 2)),
                                     .dash = ui_px(&st->ui, 9),
                                     .gap = ui_px(&st->ui, 7)});
        const char *picture = poker_dress(st)->slot;
        const bool sign = picture && !st->ui.contrast && r.h > ui_px(&st->ui, 150);
        if (sign) /* the words stand below it */
            canvas_picture(c, picture,
                           rect_around((struct point){r.x + r.w / 2, r.y + r.h * 0.42F}, r.w * 0.5F,
                                       r.w * 0.5F),
                           paint_ink(poker_colour(st, POKER_SLOT_LINE) | 0xFFU));
        if (comes > street && named)
            poker_write(c, st, how, poker_street_name(comes),
                        rect_make(r.x + 3, r.y + (sign ? r.h * 0.36F : 3), r.w - 6,
                                  r.h - (sign ? r.h * 0.36F : 6)));
    }
}

/* ---- pots ---- */

static void faces(const struct stage *st, struct canvas *c, seatmask who, struct rect r)
{
    /* many lie one over the other, as far as half of each still shows */
    const float n = (float)seat_count(who) - 1,
                apart = fminf(1.1F, fmaxf(0.5F, (r.w / ui_px(&st->ui, 32) - 1) / fmaxf(1, n)));
    const float side = fminf(r.h, r.w / (1 + apart * n));
    float x = rect_right(r) - side * (1 + apart * n);
    if (side < ui_px(&st->ui, 22))
        return;
    for (int s = 0; s < st->rules.nseats; s++) {
        if (!(who & seat_bit(s)))
            continue;
        poker_portrait(c, st, s, rect_make(x, r.y + (r.h - side) / 2, side, side));
        x += side * apart;
    }
}

static void pot(const struct stage *st, struct canvas *c, struct rect r, const char *name,
                int32_t amount, seatmask who, bool first)
{
    const struct theme *t = st->ui.theme;
    char words[64];
    poker_amount(st, amount, words);
    poker_panel(c, st, r, 10, poker_colour(st, POKER_POT_BOX),
                first ? poker_colour(st, POKER_GOLD) : st->ui.theme->line, 2);
    const float chip = fminf(r.h * 0.9F, r.w * 0.24F), pad = ui_px(&st->ui, 12);
    float x = r.x + pad;
    struct ui_words big = {.face = t->strong,
                           .size = 36,
                           .colour = t->text,
                           .place = TEXT_TOP,
                           .lines = 1},
                    small = {.size = 20, .colour = t->soft, .place = TEXT_BOTTOM, .lines = 1};
    const float need =
        fmaxf(poker_width(st, (struct ui_words){.face = t->strong, .size = 18}, words),
              poker_width(st, (struct ui_words){.size = 18}, name));
    if (r.w - chip - 2 * pad > need + pad) {
        poker_chips(c, st, rect_make(x, r.y + (r.h - chip) / 2, chip, chip), amount);
        x += chip + pad * 0.6F;
    }
    const float all = rect_right(r) - pad - x, faces_w = all - fmaxf(need + 4, all * 0.5F);
    const float text = seat_count(who) > 1 && faces_w > ui_px(&st->ui, 50) ? all - faces_w : all;
    /* both on a line of their own */
    if (poker_large(st) && text == all && x == r.x + pad) /* alone in its box, in the middle */
        big.align = small.align = TEXT_CENTRE;
    const bool fits = poker_fits(st, small, name, text) && r.h > 2.6F * ui_least(&st->ui);
    if (fits)
        poker_write(c, st, small, name, rect_make(x, r.y, text, r.h * 0.46F));
    poker_write(c, st, fits ? big : UI_LINE(t->strong, 36, 0, TEXT_LEFT), words,
                fits ? rect_make(x, r.y + r.h * 0.46F, text, r.h * 0.52F)
                     : rect_make(x, r.y, text, r.h));
    if (text < all)
        faces(st, c, who, rect_make(x + text, r.y + r.h * 0.25F, all - text, r.h * 0.5F));
}

/* While bets are gathered, seat by seat, the board can't tell a seat that has put in all before
 * from one whose bet has just gone. */
int32_t poker_pot_with_bets(const struct stage *st, int k)
{
    CARRE_ASSERT(k >= 0 && k < SEATS);
    const struct board *b = &st->shown.b;
    const int filling = poker_look(st)->filling;
    int32_t sum = b->num[HOLDEM_POT + k];
    if (!filling)
        return holdem_pot_with_bets(b, k);
    for (int s = 0; s < b->nseats && k == filling - 1; s++)
        sum += b->num[HOLDEM_BET + s];
    return sum;
}

/* Main pot first; beyond three boxes the rest is one. What lies in front of the players is named
 * with the pot that it goes into: a bet of half a pot is half of what stands here. */
void poker_draw_pots(const struct stage *st, struct canvas *c)
{
    const struct poker_places *k = &poker_look(st)->at;
    const struct board *b = &st->shown.b;
    int n = 0, last = 0;
    for (int i = 0; i < HOLDEM_POTS; i++)
        if (poker_pot_with_bets(st, i) > 0) {
            n++;
            last = i;
        }
    canvas_tag(c, "pots");
    slots(st, c);
    if (!n) {
        canvas_tag(c, NULL);
        return;
    }
    const int in_it = seat_count(holdem_contenders(b, 0)), beyond = in_it > 5 ? in_it - 5 : 0;
    const float gap = ui_px(&st->ui, 14),
                most = ui_px(&st->ui, 300 + k->u * 3 + 22 * (float)beyond);
    const int boxes = n > 3 || (n > 2 && k->pots.w < ui_px(&st->ui, k->u * 30)) ? 2 : n;
    const float w = fminf(most, (k->pots.w - gap * (float)(boxes - 1)) / (float)boxes),
                x0 = k->pots.x + (k->pots.w - w * (float)boxes - gap * (float)(boxes - 1)) / 2;
    for (int i = 0; i < boxes; i++) {
        char name[POKER_NAME];
        int32_t amount = poker_pot_with_bets(st, i);
        if (i == 0)
            snprintf(name, sizeof name, "%s", n > 1 ? _("Main pot") : _("Pot"));
        else if (n == 2)
            snprintf(name, sizeof name, "%s", _("Side pot"));
        else if (boxes == n)
            snprintf(name, sizeof name, _("Side pot %d"), i);
        else
            snprintf(name, sizeof name,
                     i18n_plural("%d side pot", "%d side pots", (unsigned long)(n - 1)), n - 1);
        for (int more = i + 1; boxes < n && i == boxes - 1 && more <= last; more++)
            amount += poker_pot_with_bets(st, more);
        pot(st, c, rect_make(x0 + (w + gap) * (float)i, k->pots.y, w, k->pots.h), name, amount,
            boxes < n && i ? 0 : holdem_contenders(b, i), i == 0);
    }
    canvas_tag(c, NULL);
}
