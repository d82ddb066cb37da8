/* powers.c - the ten powers, a row each: what it needs, what it may be played on, and what it does
 * (PU-12, PU-20, PU-22 to PU-28, PU-30, PU-40, PU-41, PU-43, PU-45, PU-47 to PU-53). What changes a
 * hand is in swap.c. */
#include "power_up.h"

#include "check.h"

/* The index of the deck's next card, -1: it is empty. */
static int next_card(const struct board *b) { return board_count(b, HOLDEM_PILE) - 1; }

static uint64_t first_cards(int n) { return ((uint64_t)1 << n) - 1; }

/* ---- Clone (PU-52, PU-53) */

static int nothing_to_copy(const struct board *b, int who)
{
    (void)who;
    return power_up_last(b) < 0 ? POWER_UP_NOTHING_PLAYED : REASON_OK;
}

static void clone(struct turn *t, const struct action *a)
{
    CARRE_ASSERT(power_up_last(t->b) >= 0);
    turn_make(t, power_card(power_up_last(t->b)), POWER_UP_HELD + a->who, SEAT_ALL, a->who,
              POWER_UP_WHY_CLONE);
}

/* ---- X-Ray (PU-43) */

static int all_shown(const struct board *b, int who)
{
    for (int s = 0; s < b->nseats; s++)
        if (s != who && holdem_live(b, s) && !power_up_shows(b, s))
            return REASON_OK;
    return POWER_UP_ALL_SHOWN;
}

/* ---- Deploy (PU-40, PU-41) */

static void deploy(struct turn *t, const struct action *a)
{
    holdem_draw(t, &power_up_house, HOLDEM_BOARD, SEAT_ALL, a->who, POWER_UP_WHY_DEPLOY);
}

/* ---- EMP (PU-49) */

static void emp(struct turn *t, const struct action *a)
{
    turn_set(t, POWER_UP_EMP, 1, a->who, POWER_UP_WHY_EMP);
}

/* ---- Intel (PU-47) */

static int intel_runs(const struct board *b, int who)
{
    return seat_in(who, (seatmask)b->num[POWER_UP_INTEL]) ? POWER_UP_INTEL_RUNS : REASON_OK;
}

/* The player who has Intel sees the deck's next card, as often as another one comes to lie there.
 */
void power_up_drawn(struct turn *t)
{
    const seatmask watch = (seatmask)t->b->num[POWER_UP_INTEL];
    const int top = next_card(t->b);
    if (watch && top >= 0 && !t->broken && watch & ~board_cell(t->b, HOLDEM_PILE, top).seen)
        turn_show(t, HOLDEM_PILE, top, watch, SEAT_NONE, POWER_UP_WHY_INTEL);
}

static void intel(struct turn *t, const struct action *a)
{
    turn_set(t, POWER_UP_INTEL, t->b->num[POWER_UP_INTEL] | seat_bit(a->who), a->who,
             POWER_UP_WHY_INTEL);
    power_up_drawn(t);
}

/* ---- Disintegrate (PU-30, PU-50, PU-51) */

/* The first card of the board that it could take. */
static int first_target(const struct board *b)
{
    const int locked = b->num[POWER_UP_LOCKED], older = b->num[POWER_UP_ROUND_FROM];
    return locked > older ? locked : older;
}

static int no_target(const struct board *b, int who)
{
    const int cards = board_count(b, HOLDEM_BOARD);
    (void)who;
    if (cards > b->num[POWER_UP_ROUND_FROM] && first_target(b) >= cards)
        return POWER_UP_ALL_LOCKED;
    if (first_target(b) >= cards)
        return POWER_UP_NO_TARGET;
    return cards + power_up_to_come(b) <= 3 ? POWER_UP_BOARD_NEEDED : REASON_OK;
}

static void of_the_board(const struct board *b, int who, struct choice *c)
{
    const int cards = board_count(b, HOLDEM_BOARD), first = first_target(b);
    (void)who;
    c->zone = HOLDEM_BOARD;
    c->pick_min = c->pick_max = 1;
    c->among = first < cards ? first_cards(cards) & ~first_cards(first) : 0;
}

static int not_that_card(const struct board *b, const struct action *a)
{
    if (a->n != 1)
        return REASON_OK;
    return a->pick[0] < b->num[POWER_UP_ROUND_FROM] ? POWER_UP_NO_TARGET
           : a->pick[0] < b->num[POWER_UP_LOCKED]   ? POWER_UP_ALL_LOCKED
                                                    : REASON_OK;
}

static void disintegrate(struct turn *t, const struct action *a)
{
    turn_move(t, HOLDEM_BOARD, a->pick[0], HOLDEM_MUCK, SEAT_ALL, a->who,
              POWER_UP_WHY_DISINTEGRATE);
}

/* ---- Scanner (PU-45) */

static void scanner(struct turn *t, const struct action *a)
{
    for (int i = 0; i < 2; i++)
        turn_show(t, HOLDEM_PILE, next_card(t->b) - i, seat_bit(a->who), a->who,
                  POWER_UP_WHY_SCANNER);
}

static void keep_or_throw(const struct board *b, int who, struct choices *out)
{
    (void)b, (void)who;
    choices_add(out, POWER_UP_KEEP, 0);
    choices_add(out, POWER_UP_THROW, 0);
}

static void scanned(struct turn *t, const struct action *a)
{
    if (a->kind == POWER_UP_KEEP)
        turn_note(t, POWER_UP_WHY_KEEP, a->who, HOLDEM_PILE, 0, CARD_NONE, 0);
    for (int i = 0; i < 2 && a->kind == POWER_UP_THROW; i++)
        holdem_draw(t, &power_up_house, HOLDEM_MUCK, SEAT_NOBODY, a->who, POWER_UP_WHY_THROW);
}

/* ---- Engineer (PU-48): nobody's Intel looks while three cards are held out */

static void engineer(struct turn *t, const struct action *a)
{
    for (int i = 0; i < POWER_UP_LOOKED; i++)
        turn_draw(t, HOLDEM_PILE, POWER_UP_FAN, SEAT_ALL, a->who, POWER_UP_WHY_ENGINEER);
}

static void one_of_the_fan(const struct board *b, int who, struct choices *out)
{
    struct choice *c = choices_add(out, POWER_UP_NEXT, 0);
    (void)who;
    c->zone = POWER_UP_FAN;
    c->pick_min = c->pick_max = 1;
    c->among = first_cards(board_count(b, POWER_UP_FAN));
}

static void engineered(struct turn *t, const struct action *a)
{
    CARRE_ASSERT(a->pick[0] < board_count(t->b, POWER_UP_FAN));
    turn_move(t, POWER_UP_FAN, a->pick[0], HOLDEM_PILE, SEAT_ALL, a->who, POWER_UP_WHY_ENGINEER);
    while (board_count(t->b, POWER_UP_FAN) && !t->broken)
        turn_move(t, POWER_UP_FAN, 0, HOLDEM_MUCK, SEAT_ALL, a->who, POWER_UP_WHY_ENGINEER);
    power_up_drawn(t);
}

/* ---- Reload (PU-46) */

static void own_cards(const struct board *b, int who, struct choice *c)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    c->zone = (uint8_t)(HOLDEM_HAND + who);
    c->pick_min = 1;
    c->pick_max = power_up_spare(b) < HOLDEM_HOLE_CARDS ? 1 : HOLDEM_HOLE_CARDS;
    c->among = first_cards(board_count(b, HOLDEM_HAND + who));
}

static int not_so_many(const struct board *b, const struct action *a)
{
    return a->n == HOLDEM_HOLE_CARDS && a->pick[0] != a->pick[1] &&
                   power_up_spare(b) < HOLDEM_HOLE_CARDS
               ? POWER_UP_DECK_SHORT
               : REASON_OK;
}

/* ---- Upgrade (PU-44) */

static void one_of_three(const struct board *b, int who, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    struct choice *c = choices_add(out, POWER_UP_DISCARD, 0);
    c->zone = POWER_UP_FAN;
    c->zone2 = (uint8_t)(HOLDEM_HAND + who);
    c->pick_min = c->pick_max = 1;
    c->among = first_cards(board_count(b, POWER_UP_FAN) + board_count(b, HOLDEM_HAND + who));
}

/* ---- all of them */

static const struct power_rule {
    const char *name; /* English, to be translated (PU-12) */
    /* PU-03: its turn to join a table that begins with few, from 1 on: from what is plain at once
     * to what wants a plan */
    uint8_t joins;
    uint8_t needs; /* cards of the deck that it takes (PU-27); Reload: of one card */
    uint8_t most;  /* power_most */
    /* Why a seat can't play it, beyond what holds for all; NULL: nothing more is asked. */
    int (*refuses)(const struct board *b, int who);
    /* The cards that it takes, and why not those that were picked; NULL: none. */
    void (*targets)(const struct board *b, int who, struct choice *c);
    int (*why_not)(const struct board *b, const struct action *a);
    /* What it does. */
    void (*play)(struct turn *t, const struct action *a);
    /* What may be chosen after a look, first what happens when time is up (PU-24), and the choice;
     * NULL: it is no look. */
    void (*offers)(const struct board *b, int who, struct choices *out);
    void (*chosen)(struct turn *t, const struct action *a);
} powers[] = {
    [POWER_CLONE] = {N_("Clone"), .joins = 10, .refuses = nothing_to_copy, .play = clone},
    [POWER_XRAY] = {N_("X-Ray"), .joins = 2, .refuses = all_shown, .play = power_up_xray},
    [POWER_DEPLOY] = {N_("Deploy"), .joins = 1, .needs = 1, .most = POWER_UP_DEPLOYS,
                      .play = deploy},
    [POWER_EMP] = {N_("EMP"), .joins = 7, .play = emp},
    [POWER_INTEL] = {N_("Intel"), .joins = 9, .refuses = intel_runs, .play = intel},
    [POWER_DISINTEGRATE] = {N_("Disintegrate"), .joins = 3, .most = POWER_UP_DISINTEGRATES,
                            .refuses = no_target, .targets = of_the_board, .why_not = not_that_card,
                            .play = disintegrate},
    [POWER_SCANNER] = {N_("Scanner"), .joins = 6, .needs = 2, .play = scanner,
                       .offers = keep_or_throw, .chosen = scanned},
    [POWER_ENGINEER] = {N_("Engineer"), .joins = 8, .needs = POWER_UP_LOOKED, .play = engineer,
                        .offers = one_of_the_fan, .chosen = engineered},
    [POWER_RELOAD] = {N_("Reload"), .joins = 5, .needs = 1, .targets = own_cards,
                      .why_not = not_so_many, .play = power_up_reload},
    [POWER_UPGRADE] = {N_("Upgrade"), .joins = 4, .needs = 1, .play = power_up_upgrade,
                       .offers = one_of_three, .chosen = power_up_discard},
};
_Static_assert(sizeof powers / sizeof *powers == POWERS, "every power has its row");

const char *power_name(int power)
{
    return power >= 0 && power < POWERS ? powers[power].name : NULL;
}

int power_most(int power)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    return powers[power].most;
}

uint16_t powers_dealt(const struct rules *r, int level)
{
    const int32_t list = r->option[POWER_UP_LIST];
    if (!r->option[POWER_UP_JOIN])
        return (uint16_t)list;
    uint16_t dealt = 0;
    int64_t left = (int64_t)r->option[POWER_UP_JOIN] + level;
    for (int turn = 1; turn <= POWERS && left > 0; turn++)
        for (int p = 0; p < POWERS; p++)
            if (powers[p].joins == turn && list >> p & 1) {
                dealt |= (uint16_t)(1u << p);
                left--;
            }
    return dealt;
}

static int refuses(const struct rules *r, const struct board *b, int who, int power)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    const struct power_rule *p = &powers[power];
    if (b->num[POWER_UP_EMP])
        return POWER_UP_NO_MORE_POWERS;
    if (b->num[POWER_UP_ENERGY + who] < power_cost(r, power))
        return POWER_UP_ENERGY_SHORT;
    if (p->most && power_up_played(b, power) >= p->most)
        return POWER_UP_CAP_REACHED;
    if (p->needs && p->needs > power_up_spare(b))
        return POWER_UP_DECK_SHORT;
    return p->refuses ? p->refuses(b, who) : REASON_OK;
}

void power_up_offer(const struct rules *r, const struct board *b, int who, int slot,
                    struct choices *out)
{
    CARRE_ASSERT(card_is_power(board_face(b, POWER_UP_HELD + who, slot)));
    const int power = card_power(board_face(b, POWER_UP_HELD + who, slot));
    struct choice *c = choices_add(out, POWER_UP_PLAY, slot);
    c->refused = (uint8_t)refuses(r, b, who, power);
    if (powers[power].targets)
        powers[power].targets(b, who, c);
}

/* A card of the board that no Disintegrate takes now, or more new cards than the deck has. */
int power_up_why_not(const struct rules *r, const struct board *b, const struct action *a)
{
    (void)r;
    if (a->kind != POWER_UP_PLAY)
        return REASON_OK;
    const card c = board_face(b, POWER_UP_HELD + a->who, a->about);
    return card_is_power(c) && powers[card_power(c)].why_not ? powers[card_power(c)].why_not(b, a)
                                                             : REASON_OK;
}

/* PU-23: it leaves the hand and is paid now, with its targets; what a look leaves to choose comes
 * later and is free. */
void power_up_play(struct turn *t, const struct action *a)
{
    CARRE_ASSERT(card_is_power(board_face(t->b, POWER_UP_HELD + a->who, a->about)));
    const int power = card_power(board_face(t->b, POWER_UP_HELD + a->who, a->about));
    turn_move(t, POWER_UP_HELD + a->who, a->about, POWER_UP_PLAYED, SEAT_ALL, a->who,
              POWER_UP_WHY_PLAY);
    turn_add(t, POWER_UP_ENERGY + a->who, -power_cost(t->rules, power), a->who,
             POWER_UP_WHY_ENERGY);
    powers[power].play(t, a);
    if (powers[power].offers)
        turn_set(t, POWER_UP_CHOOSING, 1 + power, a->who, HOLDEM_WHY_NONE);
}

void power_up_offer_behind(const struct board *b, int who, struct choices *out)
{
    const int power = b->num[POWER_UP_CHOOSING] - 1;
    CARRE_ASSERT(power >= 0 && power < POWERS && powers[power].offers);
    powers[power].offers(b, who, out);
}

void power_up_choose(struct turn *t, const struct action *a)
{
    const int power = t->b->num[POWER_UP_CHOOSING] - 1;
    CARRE_ASSERT(power >= 0 && power < POWERS && powers[power].chosen);
    turn_set(t, POWER_UP_CHOOSING, 0, a->who, HOLDEM_WHY_NONE);
    powers[power].chosen(t, a);
}
