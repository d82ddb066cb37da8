/* The table of Power Up: which reasons look and sound how, where the powers' cards lie, and how the
 * table is told of all that. */
#include "power_up_skin.h"
#include "poker_skin.h"

#include "check.h"
#include "pu_look.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

/* Sounds of the powers themselves belong to their effects (pu_moments.c). */
static const struct style styles[] = {
    POKER_STYLES,
    {.why = POWER_UP_WHY_GIVE, .kind = EVENT_MAKE, .ms = 220, .gap = 110},
    {.why = POWER_UP_WHY_ENERGY, .gap = 30},
    {.why = POWER_UP_WHY_PLAY, .kind = EVENT_MOVE, .ms = 320, .arc = 0.08F},
    {.why = POWER_UP_WHY_DEPLOY, .kind = EVENT_MOVE, .ms = 1},
    {.why = POWER_UP_WHY_XRAY, .kind = EVENT_SHOW, .ms = 320},
    {.why = POWER_UP_WHY_XRAY, .gap = 40},
    {.why = POWER_UP_WHY_UPGRADE,
     .kind = EVENT_MOVE,
     .ms = 280,
     .gap = 60,
     .arc = 0.06F,
     .sound = "cards/deal"},
    {.why = POWER_UP_WHY_SCANNER, .kind = EVENT_SHOW, .ms = 260, .gap = 60},
    {.why = POWER_UP_WHY_KEEP, .gap = 60},
    {.why = POWER_UP_WHY_THROW,
     .kind = EVENT_MOVE,
     .ms = 260,
     .gap = 120,
     .arc = 0.06F,
     .sound = "cards/discard"},
    {.why = POWER_UP_WHY_RELOAD,
     .kind = EVENT_MOVE,
     .ms = 260,
     .gap = 60,
     .arc = 0.06F,
     .sound = "cards/deal"},
    {.why = POWER_UP_WHY_INTEL, .kind = EVENT_SHOW, .ms = 180, .gap = 60},
    {.why = POWER_UP_WHY_INTEL, .gap = 40},
    {.why = POWER_UP_WHY_ENGINEER,
     .kind = EVENT_MOVE,
     .ms = 300,
     .gap = 60,
     .arc = 0.06F,
     .sound = "cards/flip"},
    {.why = POWER_UP_WHY_EMP, .gap = 40},
    {.why = POWER_UP_WHY_DISINTEGRATE, .kind = EVENT_MOVE, .ms = 1},
    {.why = POWER_UP_WHY_CLONE, .kind = EVENT_MAKE, .ms = 220, .gap = 40},
    {.why = POWER_UP_WHY_LOCK, .gap = 60},
    {.why = POWER_UP_WHY_VANISH, .gap = 20},
};

/* ---- the cards of the powers ---- */

static void into_fan(struct stage *st, struct placed *p, int i, int n)
{
    struct pu_state *k = pu(st);
    p->spot.at = pu_fan_spot(st, i, n);
    p->spot.angle = 0;
    p->spot.alpha = 1;
    p->spot.up = card_is_known(p->face);
    if (k->nfan < PU_FAN_MOST)
        k->fan[k->nfan++] = p->id;
}

/* What is held out for a choice leaves the places that the table gave it. */
static void place_fan(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    int index[ZONES] = {0};
    pu(st)->nfan = 0;
    const int n = pu_fan_count(st);
    for (int i = 0; i < out->n; i++) {
        struct placed *p = &out->card[i];
        const int at = pu_fan_index(st, t, p->zone, index[p->zone]++);
        if (at >= 0 && at < n)
            into_fan(st, p, at, n);
    }
}

/* The gap stays open while a card burns. */
static void keep_gap(struct stage *st, struct scatter *out)
{
    if (!pu_burns(st))
        return;
    for (int i = 0, n = 0; i < out->n; i++)
        if (out->card[i].zone == HOLDEM_BOARD) {
            out->card[i].spot.at =
                poker_board_spot(st, &pu(st)->burning, n + (n >= pu(st)->moment.seat[0]));
            n++;
        }
}

static void place(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct board *b = &t->b;
    keep_gap(st, out);
    for (int i = 0; i < board_count(b, POWER_UP_PLAYED); i++)
        stage_place(out, t, POWER_UP_PLAYED, i, pu_played_spot(st, b, i));
    for (int s = 0; s < b->nseats; s++) {
        const int n = board_count(b, POWER_UP_HELD + s);
        for (int i = 0; i < n; i++) {
            const struct rect r = s == st->me ? pu_rack_spot(st, i) : pu_mini_spot(st, s, i, n);
            if (!rect_empty(r))
                stage_place(out, t, POWER_UP_HELD + s, i, r);
        }
    }
    const int turn = poker_turn(st, b);
    /* Upgrade's three, while one is taken out */
    for (int i = 0; i < board_count(b, POWER_UP_MIX) && turn >= 0; i++)
        stage_place(out, t, POWER_UP_MIX, i, poker_hole_spot(st, turn, i % 2, NULL))->spot.up =
            false;
    for (int i = 0; i < board_count(b, POWER_UP_FAN); i++)
        stage_place(out, t, POWER_UP_FAN, i, rect_make(0, 0, 1, 1));
    place_fan(st, t, out);
}

/* drawn above the band, not with the table's cards */
static bool pu_in_fan(const struct stage *st, const struct placed *p)
{
    for (int i = 0; i < pu(st)->nfan; i++)
        if (pu(st)->fan[i] == p->id)
            return true;
    return false;
}

int pu_fan_shown(const struct stage *st) { return pu(st)->nfan; }

static int index_of(const struct tabletop *t, int zone, uint16_t id)
{
    for (int i = 0; i < board_count(&t->b, zone); i++)
        if (tabletop_id(t, zone, i) == id)
            return i;
    return -1;
}

static bool draw_card(const struct stage *st, struct canvas *c, const struct placed *p)
{
    if (pu_hides(st, p->id) || pu_in_fan(st, p))
        return true;
    if (p->zone >= POWER_UP_HELD && p->zone < POWER_UP_HELD + SEATS) {
        if (p->zone == POWER_UP_HELD + st->me)
            pu_draw_power(st, c, p, index_of(&st->shown, p->zone, p->id));
        else
            pu_draw_mini(st, c, p);
        return true;
    }
    if (p->zone == POWER_UP_PLAYED) {
        if (!pu_moment_covers(st, p->spot.at))
            pu_draw_played(st, c, p);
        return true;
    }
    if (p->zone == HOLDEM_BOARD && st->shown.b.num[POWER_UP_LOCKED]) {
        poker_draw_card(st, c, p);
        pu_draw_ice(st, c, p, index_of(&st->shown, HOLDEM_BOARD, p->id));
        return true;
    }
    return false;
}

void pu_draw_fan_cards(const struct stage *st, struct canvas *c)
{
    for (int i = 0; i < st->cards.n; i++)
        if (pu_in_fan(st, &st->cards.card[i]))
            poker_draw_card(st, c, &st->cards.card[i]);
}

void pu_draw_lit_cards(const struct stage *st, struct canvas *c)
{
    const struct pu_power *power = &pu_powers[pu(st)->moment.power];
    const int who = pu(st)->moment.who;
    const bool seated = who >= 0 && who < SEATS;
    const seatmask lights = power->light == LIGHT_HANDS ? SEAT_ALL
                            : seated && (power->light == LIGHT_OWN_HAND || who != st->me)
                                ? seat_bit(who)
                                : 0;
    /* they are no targets and stay in the shade */
    int frozen = power->burns ? st->shown.b.num[POWER_UP_LOCKED] : 0;
    for (int i = 0; i < st->cards.n; i++) {
        const struct placed *p = &st->cards.card[i];
        if (p->zone == HOLDEM_BOARD && frozen-- > 0)
            continue;
        const bool lit = p->zone == HOLDEM_BOARD ||
                         (who >= 0 && who != st->me && p->zone == POWER_UP_HELD + who) ||
                         (p->zone >= HOLDEM_HAND && p->zone < HOLDEM_HAND + SEATS &&
                          (lights >> (p->zone - HOLDEM_HAND) & 1));
        if (lit && !pu_in_fan(st, p) && !draw_card(st, c, p))
            poker_draw_card(st, c, p);
    }
}

/* The row has closed up on the table while a card burns, the cards have not yet. */
static const struct board *laid(const struct stage *st)
{
    return pu_burns(st) ? &pu(st)->burning : NULL;
}

/* The player who plays a power means it. */
static int mood(const struct stage *st, int who)
{
    return pu_moment_on(st) && pu(st)->moment.who == who ? MOOD_SLY : -1;
}

/* ---- the table's questions ---- */

/* The rack takes what is free between the margin and the own plate: on small screens three names
 * need all of it. */
static void measure(struct stage *st)
{
    struct poker_places *at = &poker_look(st)->at;
    const float right = rect_empty(at->own.portrait) ? at->own.plate.x
                                                     : fminf(at->own.plate.x, at->own.portrait.x),
                side = fminf(at->powers.x * 0.4F, ui_px(&st->ui, 12));
    poker_look(st)->targeting = pu_aims(st);
    if (st->ui.h < 800 && right > rect_right(at->powers)) {
        at->powers.w = right - ui_px(&st->ui, 10) - at->powers.x + side;
        at->powers.x -= side;
    }
}

static void items(struct stage *st, struct items *it)
{
    if (!pu_aims(st))
        pu_under_items(st, it);
    pu_rack_items(st, it);
    pu_aim_items(st, it);
}

static int moving(struct stage *st) { return pu_moves(st) ? 0 : STAGE_STILL; }

static void draw_over(const struct stage *st, struct canvas *c)
{
    pu_draw_aim(st, c);
    pu_draw_moment(st, c);
}

/* The ten powers, as PU-03 counts them. */
static void ring(const struct stage *st, int who, struct poker_ring *out,
                 struct ending_figure *used)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    const struct pu_state *k = pu(st);
    out->n = POWERS;
    out->used = k->played[who];
    for (int i = 0; i < POWERS; i++) {
        snprintf(out->cell[i].picture, POKER_PICTURE, "power-up/emblems/%s", pu_powers[i].id);
        snprintf(out->cell[i].grey, POKER_PICTURE, "power-up/emblems/grey/%s", pu_powers[i].id);
        out->cell[i].lit = k->first[who][i];
    }
    i18n_number(used->number, out->used);
    snprintf(used->label, ENDING_LABEL, "%s",
             i18n_plural("power played", "powers played", (unsigned long)out->used));
}

static const struct poker_extra extra = {
    .dress = &poker_neon_dress,
    .deep_row = true,
    .sounds = "power-up",
    .room = AUDIO_ROOM_PLATE,
    .measure = measure,
    .place = place,
    .items = items,
    .input = pu_input,
    .happened = pu_happened,
    .line = pu_line,
    .about = pu_line_subject,
    .choice = pu_choice_words,
    .sign = pu_sign,
    .draw_sign = pu_draw_sign,
    .seat_words = pu_seat_words,
    .table = pu_table_words,
    .moving = moving,
    .hurry = pu_hurry,
    .seated = pu_seated,
    .busy = pu_busy,
    .busy_told = pu_busy_told,
    .advised = pu_advised,
    .hides = pu_band_hides,
    .digits = pu_most,
    .mood = mood,
    .ring = ring,
    .laid = laid,
    .draw_under = pu_draw_under,
    .draw_row = pu_draw_row,
    .draw_card = draw_card,
    .draw_powers = pu_draw_rack,
    .draw_over = draw_over,
};

const struct skin power_up_skin = {
    .game = "power-up",
    .touch = TOUCH_GLASS,
    .state_size = sizeof(struct pu_state),
    POKER_NEON_SKIN,
    .typing = pu_typing_words,
    .extra = &extra,
};
