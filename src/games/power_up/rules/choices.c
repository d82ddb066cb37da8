/* choices.c - what may be done with powers, and why not (PU-20, PU-24, PU-27, PU-30, PU-40, PU-43,
 * PU-47, PU-49 to PU-52). All of it can be told from what the seat itself sees. */
#include "betting.h"
#include "power_up.h"

static int higher(int a, int b) { return a > b ? a : b; }

/* Cards of the deck that a power takes (PU-27); for Reload, of one card. */
static int needs(int power)
{
    static const uint8_t cards[POWERS] = {[POWER_DEPLOY] = 1,
                                          [POWER_UPGRADE] = 1,
                                          [POWER_RELOAD] = 1,
                                          [POWER_SCANNER] = 2,
                                          [POWER_ENGINEER] = POWER_UP_LOOKED};
    return cards[power];
}

static int cap(int power)
{
    return power == POWER_DEPLOY         ? POWER_UP_DEPLOYS
           : power == POWER_DISINTEGRATE ? POWER_UP_DISINTEGRATES
                                         : 0;
}

static int spare(const struct board *b)
{
    return board_count(b, HOLDEM_PILE) - power_up_to_come(b);
}

/* The first card of the board that Disintegrate could take. */
static int first_target(const struct board *b)
{
    return higher(b->num[POWER_UP_LOCKED], b->num[POWER_UP_ROUND_FROM]);
}

static bool all_shown(const struct board *b, int who)
{
    for (int s = 0; s < b->nseats; s++)
        if (s != who && holdem_live(b, s) && !power_up_shows(b, s))
            return false;
    return true;
}

static int no_target(const struct board *b)
{
    const int cards = board_count(b, HOLDEM_BOARD);
    if (cards > b->num[POWER_UP_ROUND_FROM] && first_target(b) >= cards)
        return POWER_UP_ALL_LOCKED;
    if (first_target(b) >= cards)
        return POWER_UP_NO_TARGET;
    return cards + power_up_to_come(b) <= 3 ? POWER_UP_BOARD_NEEDED : REASON_OK;
}

static int refuses(const struct rules *r, const struct board *b, int who, int power)
{
    if (b->num[POWER_UP_EMP])
        return POWER_UP_NO_MORE_POWERS;
    if (b->num[POWER_UP_ENERGY + who] < power_cost(r, power))
        return POWER_UP_ENERGY_SHORT;
    if (cap(power) && power_up_played(b, power) >= cap(power))
        return POWER_UP_CAP_REACHED;
    if (needs(power) && needs(power) > spare(b))
        return POWER_UP_DECK_SHORT;
    if (power == POWER_DISINTEGRATE)
        return no_target(b);
    if (power == POWER_XRAY && all_shown(b, who))
        return POWER_UP_ALL_SHOWN;
    if (power == POWER_INTEL && seat_in(who, (seatmask)b->num[POWER_UP_INTEL]))
        return POWER_UP_INTEL_RUNS;
    if (power == POWER_CLONE && power_up_last(b) < 0)
        return POWER_UP_NOTHING_PLAYED;
    return REASON_OK;
}

bool power_up_runs_out(const struct board *b)
{
    const seatmask can = betting_can_act(b), live = betting_live(b);
    return can && betting_closed(b) && live != can && holdem_owes(b, seat_first(can)) == 0;
}

static uint64_t from_to(int from, int to)
{
    uint64_t mask = 0;
    for (int i = from; i < to; i++)
        mask |= (uint64_t)1 << i;
    return mask;
}

static void add_power(const struct rules *r, const struct board *b, int who, int slot,
                      struct choices *out)
{
    const int power = card_power(board_face(b, POWER_UP_HELD + who, slot));
    struct choice *c = choices_add(out, POWER_UP_PLAY, slot);
    c->refused = (uint8_t)refuses(r, b, who, power);
    if (power == POWER_DISINTEGRATE) {
        c->zone = HOLDEM_BOARD;
        c->pick_min = c->pick_max = 1;
        c->among = from_to(first_target(b), board_count(b, HOLDEM_BOARD));
    } else if (power == POWER_RELOAD) {
        c->zone = (uint8_t)(HOLDEM_HAND + who);
        c->pick_min = 1;
        c->pick_max = spare(b) < HOLDEM_HOLE_CARDS ? 1 : HOLDEM_HOLE_CARDS;
        c->among = from_to(0, board_count(b, HOLDEM_HAND + who));
    }
}

/* While a look waits for its choice there is nothing else; first stands what happens when time is
 * up (PU-24). */
static void after_a_look(const struct board *b, int who, struct choices *out)
{
    switch (b->num[POWER_UP_CHOOSING] - 1) {
    case POWER_SCANNER:
        choices_add(out, POWER_UP_KEEP, 0);
        choices_add(out, POWER_UP_THROW, 0);
        break;
    case POWER_ENGINEER: {
        struct choice *c = choices_add(out, POWER_UP_NEXT, 0);
        c->zone = POWER_UP_FAN;
        c->pick_min = c->pick_max = 1;
        c->among = from_to(0, board_count(b, POWER_UP_FAN));
        break;
    }
    case POWER_UPGRADE: {
        struct choice *c = choices_add(out, POWER_UP_DISCARD, 0);
        c->zone = POWER_UP_FAN;
        c->zone2 = (uint8_t)(HOLDEM_HAND + who);
        c->pick_min = c->pick_max = 1;
        c->among = from_to(0, board_count(b, POWER_UP_FAN) + board_count(b, HOLDEM_HAND + who));
        break;
    }
    }
}

/* Hands are shown and nobody can call: a fold would only give the pot away. */
static void nothing_to_bet(struct choices *out)
{
    for (int i = 0; i < out->n; i++)
        if (out->choice[i].kind == HOLDEM_FOLD)
            out->choice[i].refused = POWER_UP_ONLY_POWERS;
}

void power_up_choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    if (b->phase == HOLDEM_PHASE_SHOWING) {
        holdem_show_choices(b, who, out);
        return;
    }
    if (b->num[POWER_UP_CHOOSING]) {
        after_a_look(b, who, out);
        return;
    }
    betting_choices(b, who, out);
    if (power_up_runs_out(b))
        nothing_to_bet(out);
    for (int i = 0; i < board_count(b, POWER_UP_HELD + who); i++)
        if (card_is_power(board_face(b, POWER_UP_HELD + who, i)))
            add_power(r, b, who, i, out);
}

/* A card of the board that no Disintegrate takes now, or more new cards than the deck has. */
int power_up_why_not(const struct rules *r, const struct board *b, const struct action *a)
{
    (void)r;
    if (a->kind != POWER_UP_PLAY)
        return 0;
    const card c = board_face(b, POWER_UP_HELD + a->who, a->about);
    if (c == power_card(POWER_RELOAD))
        return a->n == HOLDEM_HOLE_CARDS && a->pick[0] != a->pick[1] && spare(b) < HOLDEM_HOLE_CARDS
                   ? POWER_UP_DECK_SHORT
                   : 0;
    if (c != power_card(POWER_DISINTEGRATE) || a->n != 1)
        return 0;
    return a->pick[0] < b->num[POWER_UP_ROUND_FROM] ? POWER_UP_NO_TARGET
           : a->pick[0] < b->num[POWER_UP_LOCKED]   ? POWER_UP_ALL_LOCKED
                                                    : 0;
}
