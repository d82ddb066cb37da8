/* upcolor_slow.c - see upcolor_slow.h. Written after the rules, paragraph by paragraph; whatever
 * can be is worked out anew each time. */
#include "upcolor_slow.h"

#include <string.h>

/* ---- who sits there ---- */

static bool same_side(const struct slow_table *t, int a, int b)
{
    return a == b || (t->teams && (a + 2) % 4 == b);
}

static int present(const struct slow_table *t)
{
    int n = 0;
    for (int p = 0; p < t->players; p++)
        n += !t->home[p];
    return n;
}

/* UC-06: clockwise. */
static int left_of(const struct slow_table *t, int p)
{
    for (int i = 1; i <= t->players; i++)
        if (!t->home[(p + i) % t->players])
            return (p + i) % t->players;
    return p;
}

int slow_cards(const struct slow_table *t, int player)
{
    int n = 0;
    for (int c = 0; c < SLOW_COLOURS; c++)
        n += t->hand[player][c];
    return n;
}

/* The next card that chance gave goes to this player. */
static void give(struct slow_table *t, int player)
{
    t->hand[player][t->given[t->taken++]]++;
    t->pile--;
}

/* ---- a tour of the table ---- */

int slow_whose_turn(const struct slow_table *t)
{
    return t->over || t->between_games ? SLOW_NOTHING : t->order[t->chances];
}

/* UC-14 to UC-17: the last card laid says what is called. */
int slow_called(const struct slow_table *t)
{
    for (int i = t->chances - 1; i >= 0; i--)
        if (t->laid[i] != SLOW_NOTHING)
            return t->laid[i] == SLOW_BLACK || t->laid[i] == SLOW_VIOLET ? SLOW_NOTHING
                                                                         : t->laid[i] + 1;
    return SLOW_NOTHING;
}

/* UC-20. */
int slow_taker(const struct slow_table *t)
{
    int any = SLOW_NOTHING, coloured = SLOW_NOTHING;
    for (int i = 0; i < t->chances; i++) {
        if (t->laid[i] == SLOW_NOTHING)
            continue;
        any = t->order[i];
        if (t->laid[i] != SLOW_BLACK)
            coloured = t->order[i];
    }
    return t->last_laid_takes || coloured == SLOW_NOTHING ? any : coloured;
}

bool slow_may_play(const struct slow_table *t, int colour)
{
    const int called = slow_called(t);
    if (t->chances == 0) {
        if (t->first_is_green)
            return colour == SLOW_GREEN; /* UC-30 */
        /* UC-22, UC-19, UC-31 */
        return colour != SLOW_VIOLET && !(colour == SLOW_BLACK && t->tour == 1);
    }
    if (colour == SLOW_GREEN)
        return true; /* UC-15 */
    if (colour == SLOW_BLACK)
        return t->chances + 1 < t->heads; /* UC-17, UC-18 */
    if (colour == SLOW_VIOLET)
        return called == SLOW_VIOLET;                  /* UC-16 */
    return called == SLOW_NOTHING || called == colour; /* UC-17, UC-11 */
}

bool slow_may_pass(const struct slow_table *t)
{
    const int called = slow_called(t);
    return t->chances > 0 && (called == SLOW_NOTHING || t->hand[slow_whose_turn(t)][called] == 0);
}

static void begin_tour(struct slow_table *t, int leader);
static void round_is_won(struct slow_table *t, int winner);
static void deal(struct slow_table *t);

/* UC-40. */
static void blocked(struct slow_table *t)
{
    int best = SLOW_COLOURS, with = 0, who = SLOW_NOTHING;
    for (int c = SLOW_COLOURS - 1; c >= 0; c--)
        for (int p = 0; p < t->players; p++)
            if (!t->home[p] && t->hand[p][c])
                best = c;
    for (int p = 0; p < t->players; p++)
        if (!t->home[p] && t->hand[p][best]) {
            with++;
            who = p;
        }
    if (with == 1)
        round_is_won(t, who);
    else
        deal(t);
}

static bool has_a_lead(const struct slow_table *t, int p)
{
    return t->hand[p][SLOW_GREEN] || t->hand[p][SLOW_YELLOW] || t->hand[p][SLOW_BLUE] ||
           t->hand[p][SLOW_RED] || (t->tour > 1 && t->hand[p][SLOW_BLACK]);
}

/* UC-10, UC-23, UC-30, UC-31. */
static void begin_tour(struct slow_table *t, int leader)
{
    t->tour++;
    t->first_is_green = false;
    for (int i = 0, p = leader; i < present(t) && t->tour == 1 && !t->first_is_green;
         i++, p = left_of(t, p))
        if (t->hand[p][SLOW_GREEN]) {
            t->first_is_green = true;
            leader = p;
        }
    int tries = 0;
    while (!has_a_lead(t, leader)) {
        leader = left_of(t, leader);
        if (++tries > t->players) {
            blocked(t);
            return;
        }
    }
    t->heads = present(t);
    t->chances = 0;
    for (int i = 0, p = leader; i < t->heads; i++, p = left_of(t, p))
        t->order[i] = p;
}

static void end_tour(struct slow_table *t)
{
    const int taker = slow_taker(t);
    for (int i = 0; i < t->chances; i++)
        if (t->laid[i] != SLOW_NOTHING)
            t->out_of_play[t->laid[i]]++;
    t->chances = 0;
    if (t->pile > 0) /* UC-21 */
        give(t, taker);
    begin_tour(t, taker);
}

void slow_play(struct slow_table *t, int colour)
{
    const int p = slow_whose_turn(t);
    t->hand[p][colour]--;
    t->laid[t->chances++] = colour;
    if (slow_cards(t, p) == 0)
        round_is_won(t, p); /* UC-32 */
    else if (colour == SLOW_VIOLET || t->chances == t->heads)
        end_tour(t);
}

void slow_pass(struct slow_table *t)
{
    t->laid[t->chances++] = SLOW_NOTHING;
    if (t->chances == t->heads)
        end_tour(t);
}

/* ---- a round ---- */

static void deal(struct slow_table *t)
{
    memset(t->hand, 0, sizeof t->hand);
    memset(t->out_of_play, 0, sizeof t->out_of_play);
    t->pile = 59;
    for (int i = 0; i < 7; i++)
        for (int k = 0, p = left_of(t, t->dealer); k < present(t); k++, p = left_of(t, p))
            give(t, p);
    t->tour = 0;
    begin_tour(t, t->dealer);
}

/* UC-51, UC-52. */
static int share_of_round(const struct slow_table *t)
{
    const int falling[] = {t->pot / 2, t->pot / 4, t->pot / 8,
                           t->pot - t->pot / 2 - t->pot / 4 - t->pot / 8};
    return falling[t->rising ? 4 - t->round : t->round - 1];
}

/* UC-57: the odd unit to the one who went out. */
static void win_money(struct slow_table *t, int winner, int money)
{
    int others = 0;
    for (int p = 0; p < t->players; p++)
        if (p != winner && same_side(t, p, winner)) {
            others = money / 2;
            t->purse[p] += others;
            t->game_gain[p] += others;
        }
    t->purse[winner] += money - others;
    t->game_gain[winner] += money - others;
}

/* UC-54, UC-57. */
static void full(struct slow_table *t, int winner)
{
    int gain = 0, partner = SLOW_NOTHING;
    if (t->game_wins[winner] != 4)
        return;
    for (int p = 0; p < t->players; p++)
        if (same_side(t, p, winner)) {
            gain += t->game_gain[p];
            partner = p == winner ? partner : p;
        }
    for (int p = 0; p < t->players; p++) {
        if (t->home[p] || same_side(t, p, winner))
            continue;
        const int tenth = gain / 10, from_partner = partner == SLOW_NOTHING ? 0 : tenth / 2;
        t->purse[p] += tenth;
        t->purse[winner] -= tenth - from_partner;
        if (partner != SLOW_NOTHING)
            t->purse[partner] -= from_partner;
    }
}

/* UC-55: a share that nobody could win, when no game follows. */
static void end_session(struct slow_table *t)
{
    int heads = 0, given = 0;
    t->over = true;
    t->between_games = false;
    for (int p = 0; p < t->players; p++)
        heads += t->in_game[p] && !t->barred[p];
    for (int i = 1; i <= t->players; i++) {
        const int p = (t->dealer + i) % t->players;
        if (!t->in_game[p] || t->barred[p])
            continue;
        t->purse[p] += t->carried / heads + (given < t->carried % heads);
        given++;
    }
    t->carried = 0;
    memset(t->barred, 0, sizeof t->barred);
}

static int sides(const struct slow_table *t)
{
    int n = 0;
    for (int p = 0; p < t->players; p++)
        n += !t->home[p] && (!t->teams || p < 2);
    return n;
}

/* UC-58, UC-60: what follows a game, or somebody's leaving. */
static void after_game(struct slow_table *t)
{
    bool a_loan = false;
    for (int p = 0; p < t->players; p++)
        a_loan = a_loan || slow_may_borrow(t, p);
    if (sides(t) < 2 || !(a_loan || slow_may_go_on(t, false) || slow_may_go_on(t, true)))
        end_session(t);
    else
        t->between_games = true;
}

static void round_is_won(struct slow_table *t, int winner)
{
    const int share = share_of_round(t);
    t->chances = 0;
    t->rounds_played++;
    t->winner = winner;
    for (int p = 0; p < t->players; p++)
        if (same_side(t, p, winner)) {
            t->game_wins[p]++;
            t->rounds_won[p]++;
        }
    t->box -= share;
    t->carried += share;
    if (!t->barred[winner]) {
        win_money(t, winner, t->carried);
        t->carried = 0;
    }
    for (int p = 0; p < t->players; p++)
        t->barred[p] = t->penalties && p != winner && t->hand[p][SLOW_BLACK] > 0;
    if (t->round < 4) {
        t->round++;
        t->dealer = left_of(t, winner); /* UC-33 */
        deal(t);
        return;
    }
    full(t, winner);
    if (t->games && t->game == t->games)
        end_session(t);
    else
        after_game(t);
}

/* ---- games ---- */

static void begin_game(struct slow_table *t, int stake, bool rising, int dealer)
{
    t->game++;
    t->stake = stake;
    t->rising = rising;
    t->dealer = dealer;
    t->round = 1;
    t->between_games = false;
    t->box = 0;
    for (int p = 0; p < t->players; p++) {
        t->game_wins[p] = t->game_gain[p] = 0;
        t->in_game[p] = !t->home[p];
        /* UC-71: a penalty of who does not play is none */
        t->barred[p] = t->barred[p] && !t->home[p];
        if (t->home[p])
            continue;
        t->purse[p] -= stake;
        t->box += stake;
    }
    t->pot = t->box;
    deal(t);
}

void slow_begin(struct slow_table *t, int first_stack, bool rising, int dealer)
{
    for (int p = 0; p < t->players; p++)
        t->purse[p] = first_stack;
    t->winner = SLOW_NOTHING;
    begin_game(t, t->first_stake, rising, dealer);
}

/* UC-53. */
static long long next_stake(const struct slow_table *t, bool anew)
{
    return anew ? t->first_stake : 2LL * t->stake;
}

static bool side_pays(const struct slow_table *t, int p, long long stake)
{
    for (int q = 0; q < t->players; q++)
        if (same_side(t, p, q) && t->purse[q] < stake)
            return false;
    return true;
}

bool slow_may_go_on(const struct slow_table *t, bool anew)
{
    int n = 0;
    for (int p = 0; p < t->players; p++)
        n += !t->home[p] && (!t->teams || p < 2) && side_pays(t, p, next_stake(t, anew));
    return n >= 2;
}

bool slow_may_borrow(const struct slow_table *t, int player)
{
    const long long missing = next_stake(t, false) - t->purse[player];
    return t->loans && !t->home[player] && missing > 0 && missing <= t->bank;
}

void slow_go_on(struct slow_table *t, bool anew, bool rising)
{
    const long long stake = next_stake(t, anew);
    bool pays[SLOW_PLAYERS];
    for (int p = 0; p < t->players; p++)
        pays[p] = side_pays(t, p, stake);
    for (int p = 0; p < t->players; p++)
        t->home[p] = t->home[p] || !pays[p];
    begin_game(t, (int)stake, rising, left_of(t, t->winner));
}

void slow_stop(struct slow_table *t) { end_session(t); }

void slow_borrow(struct slow_table *t, int player)
{
    const int missing = (int)(next_stake(t, false) - t->purse[player]);
    t->bank -= missing;
    t->purse[player] += missing;
    t->debt[player] += missing;
}

void slow_leave(struct slow_table *t, int player)
{
    for (int p = 0; p < t->players; p++)
        if (same_side(t, p, player))
            t->home[p] = true;
    after_game(t);
}
