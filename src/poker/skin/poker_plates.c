/* Who sits at the table: plates with name, chips and last action, bets in front of them, the
 * dealer's button, the ring of whose turn it is. */
#include "poker_extra.h"
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { RING_MS = 250 };

int poker_turn(const struct stage *st, const struct board *b)
{
    const struct poker_extra *more = poker_more(st);
    if (b->over || !b->waiting)
        return -1;
    return more->turn ? more->turn(b) : seat_first(b->waiting);
}

/* A face tells nothing that the table doesn't say to all: whose turn the ring is at, who is all-in,
 * who won, who has shown a hand that lost. */
enum mood poker_mood(const struct stage *st, int who)
{
    const struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    const struct board *b = &st->shown.b;
    const int own = more->mood ? more->mood(st, who) : -1;
    if (own >= 0)
        return (enum mood)own;
    if (k->winners)
        return k->winners & seat_bit(who)                                        ? MOOD_GLAD
               : holdem_all_in(b, who) || (k->shown_down && holdem_live(b, who)) ? MOOD_SAD
                                                                                 : MOOD_CALM;
    if (b->num[HOLDEM_RANK + who])
        return MOOD_SAD;
    return holdem_all_in(b, who)                       ? MOOD_SLY
           : k->turn_to == who && !poker_hand_ends(st) ? MOOD_THINK
                                                       : MOOD_CALM;
}

bool poker_plate(const struct stage *st, int who, struct rect *out)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_places *k = &poker_look(st)->at;
    const struct poker_seat_places *p = rect_empty(k->seat[who].plate) ? &k->own : &k->seat[who];
    *out = rect_union(p->plate, p->portrait);
    return !rect_empty(p->plate);
}

/* On the felt between the board and the hand in front, where that is high enough for a head and two
 * lines: what can be pressed lies free. Else over what that seat holds beside its hand, or over its
 * buttons, until it plays: the table is what the news are about. */
struct rect poker_subject_place(const struct stage *st)
{
    const struct poker_places *k = &poker_look(st)->at;
    const float edge = ui_px(&st->ui, 14), top = rect_bottom(k->board) + edge,
                low = fminf(k->powers.y, fminf(k->actions.y, k->own.plate.y)) - edge;
    if (rect_empty(k->powers) && !rect_empty(k->actions))
        return k->actions;
    return !rect_empty(k->powers) &&
                   low - top < ui_letters(&st->ui, 28) * 1.5F * 3 + ui_px(&st->ui, 24)
               ? k->powers
               : rect_make(k->board.x, top, k->board.w, low - top);
}

/* What stands at the seat: all-in, folded, out, or the last action. */
static const char *label_of(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    if (b->num[HOLDEM_RANK + s])
        return C_("poker", "Out");
    if (!holdem_dealt(b, s))
        return b->num[HOLDEM_HANDS] || b->num[HOLDEM_STACK + s] ? "" : C_("poker", "Out");
    if (!holdem_live(b, s))
        return C_("poker", "Folded");
    if (holdem_all_in(b, s))
        return C_("poker", "All-in");
    return poker_look(st)->label[s];
}

/* Of who is all-in, in the colour of ice. */
static void all_in_tag(const struct stage *st, struct canvas *c, struct rect r,
                       enum text_align align)
{
    const char *text = C_("poker", "All-in");
    const struct ui_words how =
        UI_LINE(st->ui.theme->strong, 20, poker_colour(st, POKER_ON_ICE), TEXT_CENTRE);
    const float w = fminf(r.w, poker_width(st, how, text) + ui_px(&st->ui, 26)),
                h = fminf(r.h * 0.94F, poker_letter(st, 20) * 1.6F);
    const struct rect tag = rect_make(align == TEXT_CENTRE  ? r.x + (r.w - w) / 2
                                      : align == TEXT_RIGHT ? rect_right(r) - w
                                                            : r.x,
                                      r.y + (r.h - h) / 2, w, h);
    poker_panel(c, st, tag, 8, poker_colour(st, POKER_ICE), 0, 0);
    poker_write(c, st, how, text, tag);
}

/* Where the stack would stand, if there is a line for what else is to be said; or in that line. */
static bool tag_for_chips(const struct stage *st, int s, const struct poker_seat_places *p)
{
    return holdem_all_in(&st->shown.b, s) && !rect_empty(p->label) && p->name.y == p->chips.y &&
           poker_fits(st, (struct ui_words){.face = st->ui.theme->strong}, C_("poker", "All-in"),
                      p->chips.w - ui_px(&st->ui, 12));
}

static void chips_of(const struct stage *st, struct canvas *c, int s, struct rect r,
                     enum text_align align)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    char amount[64];
    const bool pale =
        poker_dress(st)->pale && holdem_dealt(&st->shown.b, s) && !holdem_live(&st->shown.b, s);
    poker_amount(st, st->shown.b.num[HOLDEM_STACK + s], amount);
    poker_write(c, st,
                UI_LINE(st->ui.theme->strong, 32,
                        pale ? st->ui.theme->on_dim : poker_colour(st, POKER_STACK_INK), align),
                amount, r);
}

/* Whose turn it is; where the table plays by a clock, with what is left of the time: of the turn,
 * then of the bank. */
static const char *turn_words(const struct stage *st, int s, bool you, float width,
                              char out[POKER_LABEL])
{
    CARRE_ASSERT(s >= 0 && s < SEATS);
    const char *words = you ? _("Your turn") : _("To act");
    const int left = st->clock_ms > 0 ? st->clock_ms : st->bank_ms, seconds = (left + 999) / 1000;
    if (st->clock_who != s)
        return words;
    snprintf(out, POKER_LABEL, "%s · %d:%02d", words, seconds / 60, seconds % 60);
    if (!poker_fits(st, (struct ui_words){0}, out, width))
        snprintf(out, POKER_LABEL, "%d:%02d", seconds / 60, seconds % 60);
    return out;
}

/* What the seat in front is about to do, in a game that is seen again. */
static void deed_words(const struct stage *st, char out[POKER_LABEL])
{
    const struct action *a = &st->hint;
    const bool bets = a->kind == HOLDEM_RAISE_TO || a->kind == HOLDEM_BET_TO;
    const int32_t n = bets ? a->amount : a->kind == HOLDEM_CALL ? poker_look(st)->price : 0;
    const char *words = a->kind == HOLDEM_FOLD       ? C_("poker", "Fold")
                        : a->kind == HOLDEM_CHECK    ? C_("poker", "Check")
                        : a->kind == HOLDEM_CALL     ? C_("poker", "Call")
                        : a->kind == HOLDEM_RAISE_TO ? C_("poker", "Raise to")
                        : a->kind == HOLDEM_BET_TO   ? C_("poker", "Bet")
                                                     : _("To act");
    char amount[64];
    CARRE_ASSERT(n >= 0);
    poker_amount(st, n, amount);
    snprintf(out, POKER_LABEL, n > 0 ? "%s %s" : "%s", words, amount);
}

/* What is said in the seat's last line, and how. */
struct seat_label {
    const char *text;
    char own[POKER_LABEL];
    bool tag, turn;
};

static void label_for(const struct stage *st, int s, const struct poker_seat_places *p, bool front,
                      struct seat_label *out)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const bool all_in = holdem_all_in(b, s),
               turn = poker_look(st)->turn_to == s && !poker_hand_ends(st);
    const int32_t in_pot = b->num[HOLDEM_START + s] - b->num[HOLDEM_STACK + s];
    char amount[64];
    *out = (struct seat_label){.text = label_of(st, s), .tag = all_in};
    if (tag_for_chips(st, s, p)) { /* that they are all-in stands above: with how much */
        poker_amount(st, b->num[HOLDEM_START + s], amount);
        snprintf(out->own, sizeof out->own, _("%s in pot"), amount);
        out->text = out->own;
        out->tag = false;
    } else if (turn && st->retold && st->hinted && front) { /* what comes now */
        deed_words(st, out->own);
        out->text = out->own;
        out->turn = true;
    } else if (turn && !all_in) { /* whose turn it is goes before what they did last */
        out->text =
            turn_words(st, s, st->mine && front && !st->ui.couch && st->privacy == PRIVACY_ONE,
                       p->label.w, out->own);
        out->turn = true;
        /* nothing done yet on this street: what it has cost so far */
    } else if (!*out->text && poker_dress(st)->tells && holdem_live(b, s) && !poker_hand_ends(st) &&
               in_pot > 0) {
        poker_amount(st, in_pot, amount);
        snprintf(out->own, sizeof out->own, _("%s in pot"), amount);
        out->text = out->own;
    }
}

static struct ui_words label_words(void) { return UI_LINE(NULL, 20, 0, TEXT_LEFT); }

/* What the label takes of its line, pixels. */
float poker_label_width(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    struct seat_label l;
    const struct poker_places *k = &poker_look(st)->at;
    const bool front = rect_empty(k->seat[s].plate);
    const struct poker_seat_places *p = front ? &k->own : &k->seat[s];
    label_for(st, s, p, front, &l);
    return *l.text && poker_fits(st, label_words(), l.text, p->label.w)
               ? fminf(p->label.w,
                       poker_width(st, label_words(), l.text) + (l.tag ? ui_px(&st->ui, 30) : 2))
               : 0;
}

static void label(const struct stage *st, struct canvas *c, int s,
                  const struct poker_seat_places *p, bool front, enum text_align align)
{
    CARRE_ASSERT(s >= 0 && s < SEATS);
    struct seat_label l;
    const struct rect r = p->label;
    const struct poker_extra *more = poker_more(st);
    if (rect_empty(r) || (more->hides && more->hides(st, rect_inset_xy(r, 0, r.h * 0.2F))))
        return;
    label_for(st, s, p, front, &l);
    if (!*l.text || !poker_fits(st, label_words(), l.text, r.w))
        return;
    if (l.tag) {
        all_in_tag(st, c, r, align);
        return;
    }
    struct ui_words how = label_words();
    how.align = align;
    how.colour = !l.turn                                   ? st->ui.theme->soft
                 : st->clock_who == s && st->clock_ms <= 0 ? poker_colour(st, POKER_MAGENTA)
                                                           : poker_colour(st, POKER_GOLD);
    poker_write(c, st, how, l.text, r);
}

/* The seat's bet of this street, chips over a number. */
static void bet(const struct stage *st, struct canvas *c, int s, struct rect r, bool beside)
{
    CARRE_ASSERT(s >= 0 && s < SEATS);
    const int32_t n = st->shown.b.num[HOLDEM_BET + s];
    char amount[64];
    if (n <= 0)
        return;
    poker_amount(st, n, amount);
    const float label = fmaxf(ui_px(&st->ui, 32), poker_letter(st, 20) * 1.35F);
    if (beside) { /* in one line, with words */
        const float chip = r.h * 0.92F;
        const struct rect pill = poker_pill(
            c, st, amount, rect_make(r.x + chip, r.y + (r.h - label) / 2, r.w - chip, label), 22,
            poker_colour(st, POKER_MAGENTA), st->ui.theme->text);
        poker_chips(c, st, rect_make(pill.x - chip, r.y, chip, chip), n);
        return;
    }
    const float chip = fmaxf(0, r.h - label - 2), small = fminf(r.h, label) * 0.9F;
    const struct ui_words how = UI_LINE(st->ui.theme->strong, 22, 0, TEXT_CENTRE);
    const bool before = (chip <= ui_px(&st->ui, 18) || poker_large(st)) &&
                        poker_width(st, how, amount) + 1.9F * small <= r.w;
    if (chip > ui_px(&st->ui, 18) && !before)
        poker_chips(c, st, rect_make(r.x + (r.w - chip) / 2, r.y, chip, chip), n);
    const struct rect pill =
        poker_pill(c, st, amount,
                   rect_make(r.x + (before ? small : 0), rect_bottom(r) - label,
                             r.w - (before ? small : 0), label),
                   22, poker_colour(st, POKER_MAGENTA), st->ui.theme->text);
    if (before) /* too low for chips above the number */
        poker_chips(c, st, rect_make(pill.x - small, pill.y + (pill.h - small) / 2, small, small),
                    n);
}

/* Of a seat's lines: who bet last is the one to be answered, who is all-in stands in ice. */
uint32_t poker_seat_colour(const struct stage *st, int s, uint32_t otherwise)
{
    const struct board *b = &st->shown.b;
    if (st->ui.contrast || !poker_dress(st)->tells || !holdem_live(b, s))
        return otherwise;
    if (holdem_all_in(b, s))
        return poker_colour(st, POKER_ICE);
    return s != st->me && poker_look(st)->bettor == s + 1 ? poker_colour(st, POKER_MAGENTA)
                                                          : otherwise;
}

/* The seat in front and its hand, in one box as high as the panel beside it; empty where the plate
 * stands alone: in a dress without light, and with letters that leave no room for a face. */
static struct rect own_box(const struct stage *st)
{
    const struct poker_places *k = &poker_look(st)->at;
    const float edge = ui_px(&st->ui, 14);
    if (!poker_dress(st)->light || rect_empty(k->own.portrait) || k->actions.h <= 0)
        return (struct rect){0};
    const float hand = fmaxf(rect_right(k->hand), rect_right(k->hand_name)) + edge,
                apart = poker_large(st) ? 1.2F : 0.8F,
                right = fminf(hand, k->actions.x - edge * (apart - 0.2F)),
                left = fmaxf(k->own.plate.x - edge, rect_right(k->powers) + edge * apart);
    return rect_make(left, k->actions.y, right - left, k->actions.h);
}

/* On its turn light falls on it from the table. */
static void draw_own_box(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    const struct rect r = own_box(st);
    const bool turn = k->turn_to == st->me && !poker_hand_ends(st);
    if (rect_empty(r) || poker_theatre_on(st))
        return;
    const float top = rect_bottom(k->at.board), w = r.w * 0.8F;
    if (turn && !st->ui.contrast && r.y > top)
        canvas_picture(c, "power-up/fx/beam", rect_make(r.x + (r.w - w) / 2, top, w, r.y - top),
                       paint_plain());
    if (turn)
        poker_shining(c, st, r, 18, poker_colour(st, POKER_GOLD), 0.5F, 22);
    poker_panel(c, st, r, 18, st->ui.theme->panel,
                turn ? poker_colour(st, POKER_GOLD) : st->ui.theme->line, 2);
}

/* Two thirds of the name's line at most, in the first line; the player who is out is pale. */
static void plate(const struct stage *st, struct canvas *c, int s,
                  const struct poker_seat_places *p, bool front)
{
    CARRE_ASSERT(s >= 0 && s < SEATS);
    const struct board *b = &st->shown.b;
    const struct poker_extra *more = poker_more(st);
    const bool in = holdem_live(b, s) || !holdem_dealt(b, s), gone = b->num[HOLDEM_RANK + s] != 0;
    const uint32_t line =
        in ? poker_seat_colour(st, s, front ? poker_colour(st, POKER_CYAN) : st->ui.theme->line)
           : poker_colour(st, POKER_REFUSED_DEEP);
    if (!front || rect_empty(own_box(st)))
        poker_panel(c, st, p->plate, 16, st->ui.theme->panel, line, 2);
    poker_portrait(c, st, s, p->portrait);
    const bool one = p->name.y == p->chips.y;
    const enum text_align align = front && !one ? TEXT_CENTRE : TEXT_LEFT;
    poker_write(c, st,
                (struct ui_words){.face = st->ui.theme->strong,
                                  .size = 27,
                                  .colour = in && !gone ? st->ui.theme->text : st->ui.theme->on_dim,
                                  .align = align,
                                  .place = TEXT_MIDDLE,
                                  .lines = 1,
                                  .name = true},
                stage_name(st, s), p->name);
    const bool tagged = !gone && tag_for_chips(st, s, p);
    if (tagged)
        all_in_tag(st, c, p->chips, TEXT_RIGHT);
    else if (!gone)
        chips_of(st, c, s, p->chips, one ? TEXT_RIGHT : align);
    label(st, c, s, p, front, p->label.y < p->row.y + p->row.h * 0.75F ? TEXT_RIGHT : align);
    if (more->draw_row && !rect_empty(p->row) && !gone)
        more->draw_row(st, c, s, p->row);
}

static void button(const struct stage *st, struct canvas *c, struct point at)
{
    const float side = fmaxf(ui_px(&st->ui, 40), poker_letter(st, 18) * 1.5F);
    const char *picture = poker_dress(st)->dealer;
    if (picture && canvas_has_picture(c, picture)) {
        canvas_picture(c, picture, rect_around(at, side * 1.2F, side * 1.2F), paint_plain());
        return;
    }
    canvas_ring(c, at, side / 2, side / 2, POKER_NIGHT_RGB);
    canvas_ring(c, at, side * 0.46F, side * 0.46F, POKER_PALE_RGB);
    poker_write(c, st, UI_LINE(st->ui.theme->strong, 19, POKER_NIGHT_RGB, TEXT_CENTRE),
                C_("dealer", "D"), rect_around(at, side * 1.1F, side));
}

void poker_draw_plates(const struct stage *st, struct canvas *c)
{
    const struct poker_places *k = &poker_look(st)->at;
    canvas_tag(c, "plates");
    for (int s = 0; s < st->rules.nseats; s++) {
        if (rect_empty(k->seat[s].plate))
            continue;
        plate(st, c, s, &k->seat[s], false);
    }
    draw_own_box(st, c);
    plate(st, c, st->me, &k->own, true);
    canvas_tag(c, NULL);
}

void poker_draw_plate(const struct stage *st, struct canvas *c, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_places *k = &poker_look(st)->at;
    const struct poker_seat_places *p =
        who == st->me || rect_empty(k->seat[who].plate) ? &k->own : &k->seat[who];
    plate(st, c, who, p, p == &k->own);
    if (st->shown.b.num[HOLDEM_BUTTON] == who && rect_contains(p->portrait, p->button))
        button(st, c, p->button);
}

/* Above the cards: where seats are many, a bet lies on the foot of its hand. */
void poker_draw_bets(const struct stage *st, struct canvas *c)
{
    const struct poker_places *k = &poker_look(st)->at;
    canvas_tag(c, "bets");
    for (int s = 0; s < st->rules.nseats; s++)
        if (!rect_empty(k->seat[s].plate))
            bet(st, c, s, k->seat[s].bet, false);
    const struct poker_extra *more = poker_more(st);
    if (rect_empty(k->seat[st->me].plate) && !(more->hides && more->hides(st, k->own.bet)))
        bet(st, c, st->me, k->own.bet, true);
    canvas_tag(c, NULL);
}

static void draw_button(const struct stage *st, struct canvas *c)
{
    const struct poker_places *k = &poker_look(st)->at;
    const int dealer = st->shown.b.num[HOLDEM_BUTTON];
    if (dealer < 0 || dealer >= SEATS)
        return;
    const struct point at =
        rect_empty(k->seat[dealer].plate) ? k->own.button : k->seat[dealer].button;
    const struct poker_extra *more = poker_more(st);
    const float side = fmaxf(ui_px(&st->ui, 40), poker_letter(st, 18) * 1.5F);
    if (!more->hides || !more->hides(st, rect_around(at, side, side)))
        button(st, c, at);
}

static struct rect ring_of(const struct stage *st, int s)
{
    CARRE_ASSERT(s < SEATS);
    const struct poker_places *k = &poker_look(st)->at;
    if (s >= 0 && rect_empty(k->seat[s].plate) && !rect_empty(own_box(st)))
        return own_box(st);
    return s < 0                          ? (struct rect){0}
           : rect_empty(k->seat[s].plate) ? k->own.plate
                                          : k->seat[s].plate;
}

void poker_draw_turn(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    if (k->turn_to < 0 || poker_hand_ends(st)) {
        draw_button(st, c);
        return;
    }
    const float t = st->ui.calm ? 1 : poker_t(st, k->turn_since, RING_MS);
    const struct rect a = ring_of(st, k->turn_from), b = ring_of(st, k->turn_to);
    struct rect r = rect_empty(a) ? b : rect_lerp(a, b, t);
    const float pulse = ui_pulse(&st->ui, k->turn_since, RING_MS);
    /* where it lies on the plate, the plate's own line is lit */
    r = rect_inset(r, -ui_px(&st->ui, poker_dress(st)->ring_out) - r.h * pulse);
    canvas_tag(c, "turn");
    poker_panel(c, st, r, poker_dress(st)->ring_cut, 0, poker_colour(st, POKER_GOLD), 3);
    /* A face that stands half on its plate stands before the ring. */
    const struct poker_seat_places *p =
        rect_empty(k->at.seat[k->turn_to].plate) ? &k->at.own : &k->at.seat[k->turn_to];
    if ((p->portrait.x < p->plate.x && rect_right(p->portrait) > p->plate.x) ||
        (p->portrait.x < rect_right(p->plate) && rect_right(p->portrait) > rect_right(p->plate)))
        poker_portrait(c, st, k->turn_to, p->portrait);
    canvas_tag(c, NULL);
    draw_button(st, c);
}
