/* A judge at the table: whole tournaments of hold'em, Power Up and SPEC, decision by decision,
 * against a small model that shares no code with the rules.
 *
 * The model is told what is decided and, of the cards, what lies open at an award; all else it
 * works out as a card room does: who has the button and the blinds, who acts and what a raise must
 * be, when a street is over, who is paid what, who goes out in which place, when the blinds rise;
 * in Power Up what powers cost and what a hand brings. Of SPEC it judges the game without effect
 * cards, and with them who is asked in every window. Seats, sizes, stacks and deals are drawn at
 * random. With the argument N: so many tournaments of each. */
#include "bot.h"
#include "games.h"
#include "holdem_tables.h"
#include "match.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "poker_slow.h"
#include "power_up_names.h"
#include "rng.h"
#include "spec_names.h"
#include "unit.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACTIONS_MOST = 3000 };

static int tournaments = 300;
static struct poker_slow slow;

struct model {
    const struct rules *rules;
    const char *game;
    int n, button, big_seat, level, level_hands, hands;
    int stack[SEATS], place[SEATS]; /* place: of who is out; 0: still in */
    /* of this hand: chips at its start, in front, all in all */
    int start[SEATS], bet[SEATS], put[SEATS];
    bool folded[SEATS], acted[SEATS];
    /* turn: the seat from which the next one is looked for */
    int street, to_match, raise, turn;
    int seen_at[SEATS]; /* the highest bet when the seat acted last */
    int energy[SEATS], powers[SEATS];
    int reentered[SEATS];
    /* SPEC: are still to be asked whether they re-enter */
    seatmask busted;
    /* heard so far; hands of which an award was heard */
    int event, awards;
};

/* ---- the table ---- */

static bool in(const struct model *t, int s) { return !t->place[s]; }
static bool live(const struct model *t, int s) { return t->start[s] > 0 && !t->folded[s]; }

static int left_of(const struct model *t, int s)
{
    do
        s = (s + 1) % t->n;
    while (!in(t, s));
    return s;
}

static int count(const struct model *t, bool (*is)(const struct model *t, int s))
{
    int n = 0;
    for (int s = 0; s < t->n; s++)
        n += is(t, s);
    return n;
}

static void pay(struct model *t, int s, int chips, bool in_front)
{
    chips = chips < t->stack[s] ? chips : t->stack[s];
    t->stack[s] -= chips;
    t->put[s] += chips;
    t->bet[s] += in_front ? chips : 0;
}

/* NL-02: with two left the big blind goes on to the next, and the button is the other's. */
static void move_button(struct model *t)
{
    if (count(t, in) > 2) {
        t->button = left_of(t, t->button);
        return;
    }
    t->big_seat = left_of(t, t->big_seat);
    t->button = left_of(t, t->big_seat);
}

static struct holdem_level blinds(const struct model *t, int level)
{
    return ((const struct holdem_tables *)t->rules->data)
        ->structure[t->rules->option[HOLDEM_STRUCTURE]]
        .level[level];
}

/* NL-03 to NL-05, NL-10. */
static void begin_hand(struct model *t)
{
    const struct holdem_level l = blinds(t, t->level);
    const bool two = count(t, in) == 2;
    for (int s = 0; s < t->n; s++) {
        t->start[s] = in(t, s) ? t->stack[s] : 0;
        t->bet[s] = t->put[s] = 0;
        t->folded[s] = t->acted[s] = false;
        t->seen_at[s] = 0;
    }
    const int small = two ? t->button : left_of(t, t->button);
    t->big_seat = left_of(t, small);
    for (int s = 0; s < t->n; s++)
        if (in(t, s) && t->rules->option[HOLDEM_ANTES])
            pay(t, s, l.ante, false);
    pay(t, small, l.small, true);
    pay(t, t->big_seat, l.big, true);
    t->street = HOLDEM_PREFLOP;
    t->to_match = t->raise = l.big;
    t->turn = (t->big_seat + 1) % t->n;
}

/* NL-14: nobody is left to bet against. */
static bool betting_closed(const struct model *t)
{
    int with_chips = -1, most = 0;
    for (int s = 0; s < t->n; s++)
        if (live(t, s) && t->stack[s]) {
            if (with_chips >= 0)
                return false;
            with_chips = s;
        }
    for (int s = 0; s < t->n; s++)
        if (live(t, s) && s != with_chips && t->bet[s] > most)
            most = t->bet[s];
    return with_chips < 0 || t->bet[with_chips] >= most;
}

/* Who acts now; -1: the street is over. */
static int actor(const struct model *t)
{
    if (count(t, live) < 2 || betting_closed(t))
        return -1;
    for (int i = 0; i < t->n; i++) {
        const int s = (t->turn + i) % t->n;
        if (live(t, s) && t->stack[s] && (!t->acted[s] || t->bet[s] < t->to_match))
            return s;
    }
    return -1;
}

static void next_street(struct model *t)
{
    memset(t->bet, 0, sizeof t->bet);
    memset(t->acted, 0, sizeof t->acted);
    memset(t->seen_at, 0, sizeof t->seen_at);
    t->street++;
    t->to_match = 0;
    t->raise = blinds(t, t->level).big;
    t->turn = (t->button + 1) % t->n;
}

/* ---- decisions ---- */

/* NL-11, NL-12, NL-17: may this seat bet or raise, and to how much at least? 0: not. */
static int least_raise(const struct model *t, int s)
{
    bool anybody = false;
    for (int k = 0; k < t->n; k++)
        anybody |= k != s && live(t, k) && t->stack[k];
    const int all = t->bet[s] + t->stack[s], least = t->to_match + t->raise;
    if (!anybody || all <= t->to_match || (t->acted[s] && t->to_match - t->seen_at[s] < t->raise))
        return 0;
    return least < all ? least : all;
}

static void decide(struct model *t, const struct action *a)
{
    const int s = a->who;
    switch (a->kind) {
    case HOLDEM_FOLD: t->folded[s] = true; break;
    case HOLDEM_CHECK: break;
    case HOLDEM_CALL: pay(t, s, t->to_match - t->bet[s], true); break;
    default:
        pay(t, s, a->amount - t->bet[s], true);
        if (t->bet[s] - t->to_match >= t->raise)
            t->raise = t->bet[s] - t->to_match;
        t->to_match = t->bet[s];
    }
    t->acted[s] = true;
    t->seen_at[s] = t->to_match;
    t->turn = (s + 1) % t->n;
}

/* ---- the end of a hand ---- */

static void hear(struct model *t, const struct match *m, int why, int or)
{
    for (;; t->event++) {
        assert_true(t->event < match_heard_count(m));
        const struct event e = match_heard(m, SEAT_OPEN, t->event);
        if (e.why == why || e.why == or)
            return;
    }
}

/* The cards as they lie open when the first chips of this hand's pots move. */
static void at_award(struct model *t, const struct match *m, struct board *out)
{
    if (t->awards++)
        hear(t, m, HOLDEM_WHY_HAND_OVER, HOLDEM_WHY_HAND_OVER);
    hear(t, m, HOLDEM_WHY_WIN, HOLDEM_WHY_SPLIT);
    match_board_before(m, SEAT_OPEN, t->event, out);
}

static void values(const struct model *t, const struct board *b, int value[SEATS])
{
    for (int s = 0; s < t->n; s++) {
        card cards[2 + 7];
        int n = 0;
        value[s] = 0;
        if (!live(t, s) || count(t, live) < 2)
            continue;
        for (int i = 0; i < board_count(b, HOLDEM_HAND + s); i++)
            cards[n++] = board_face(b, HOLDEM_HAND + s, i);
        for (int i = 0; i < board_count(b, HOLDEM_BOARD); i++)
            cards[n++] = board_face(b, HOLDEM_BOARD, i);
        value[s] = poker_slow_class(&slow, cards, n);
    }
}

/* NL-22: the chips of one pot to its winners, odd ones from the button's left. */
static void award(struct model *t, seatmask who, int chips, const int value[SEATS])
{
    int best = -1, winners = 0;
    for (int s = 0; s < t->n; s++)
        if (seat_in(s, who) && (best < 0 || value[s] > best))
            best = value[s];
    for (int s = 0; s < t->n; s++)
        winners += seat_in(s, who) && value[s] == best;
    int odd = chips % winners;
    for (int i = 1; i <= t->n; i++) {
        const int s = (t->button + i) % t->n;
        if (seat_in(s, who) && value[s] == best) {
            t->stack[s] += chips / winners + (odd > 0);
            odd -= odd > 0;
        }
    }
}

/* NL-21: a pot a layer; layers with the same contenders are one. */
static void pay_out(struct model *t, const int value[SEATS])
{
    seatmask of = 0;
    int chips = 0;
    for (int from = 0, to;; from = to) {
        seatmask who = 0;
        int layer = 0;
        to = 0;
        for (int s = 0; s < t->n; s++)
            if (live(t, s) && t->put[s] > from && (!to || t->put[s] < to))
                to = t->put[s];
        for (int s = 0; s < t->n; s++) {
            const int upto = to && t->put[s] > to ? to : t->put[s];
            layer += upto > from ? upto - from : 0;
            who |= to && live(t, s) && t->put[s] >= to ? seat_bit(s) : 0;
        }
        if (who != of && who && chips) {
            award(t, of, chips, value);
            chips = 0;
        }
        of = who ? who : of;
        chips += layer;
        if (!to) {
            award(t, of, chips, value);
            return;
        }
    }
}

/* NL-24, NL-06, PU-06. */
static void after_hand(struct model *t)
{
    const int32_t *o = t->rules->option;
    int dealt = 0, left = 0;
    for (int s = 0; s < t->n; s++) {
        dealt += t->start[s] > 0;
        left += t->stack[s] > 0;
    }
    for (int s = 0; s < t->n; s++)
        if (in(t, s) && !t->stack[s]) {
            int above = 0;
            for (int k = 0; k < t->n; k++)
                above += t->start[k] && !t->stack[k] && t->start[k] > t->start[s];
            t->place[s] = left + above + 1;
        }
    for (int s = 0; s < t->n; s++)
        if (!in(t, s))
            t->energy[s] = t->powers[s] = 0;
    t->hands++;
    t->level_hands++;
    if (left == 1)
        return;
    for (int s = 0; s < t->n; s++)
        if (in(t, s)) {
            t->energy[s] = t->energy[s] + o[POWER_UP_ENERGY_GAIN] < o[POWER_UP_ENERGY_MOST]
                               ? t->energy[s] + o[POWER_UP_ENERGY_GAIN]
                               : o[POWER_UP_ENERGY_MOST];
            t->powers[s] += t->powers[s] < o[POWER_UP_MOST];
        }
    if (t->level_hands >= o[dealt == 2 ? HOLDEM_HANDS_HEADS_UP : HOLDEM_HANDS_A_LEVEL] &&
        blinds(t, t->level + 1).big) {
        t->level++;
        t->level_hands = 0;
    }
}

static bool of_spec(const struct model *t) { return strcmp(t->game, "spec") == 0; }

/* SP-03, SP-04: the player who is bust is asked, from the button's left, while there are
 * re-entries. */
static void ask_busted(struct model *t)
{
    for (int s = 0; s < t->n && of_spec(t); s++)
        if (in(t, s) && !t->stack[s] && t->reentered[s] < t->rules->option[SPEC_REENTRIES] &&
            t->level < t->rules->option[SPEC_REENTRY_LEVELS])
            t->busted |= seat_bit(s);
}

static int asked_to_reenter(const struct model *t)
{
    for (int i = 1; i <= t->n; i++)
        if (seat_in((t->button + i) % t->n, t->busted))
            return (t->button + i) % t->n;
    return -1;
}

static void answer(struct model *t, const struct action *a)
{
    t->busted &= ~(unsigned)seat_bit(a->who);
    if (a->kind == SPEC_REENTER) {
        t->stack[a->who] = t->rules->option[HOLDEM_FIRST_STACK];
        t->reentered[a->who]++;
    }
}

static void next_hand(struct model *t)
{
    after_hand(t);
    if (count(t, in) == 1)
        return;
    move_button(t);
    begin_hand(t);
}

/* Streets, awards and hands that need no decision. */
static void go_on(struct model *t, const struct match *m)
{
    while (count(t, in) > 1 && !t->busted && actor(t) < 0) {
        if (count(t, live) > 1 && t->street < HOLDEM_RIVER) {
            next_street(t);
            continue;
        }
        struct board open;
        int value[SEATS];
        at_award(t, m, &open);
        values(t, &open, value);
        pay_out(t, value);
        ask_busted(t);
        if (!t->busted)
            next_hand(t);
    }
}

/* ---- judging ---- */

#define SAME(what, s, mine, theirs)                                                              \
    do {                                                                                         \
        if ((mine) != (theirs))                                                                  \
            fail_msg("%s, hand %d, action %d: %s of seat %d is %d, and should be %d", t->game,   \
                     t->hands + 1, match_actions(m), what, (s) + 1, (int)(theirs), (int)(mine)); \
    } while (0)

/* NL-01: a hand is its player's, the board everybody's, the deck nobody's. */
static void judge_cards(const struct model *t, const struct match *m)
{
    const struct board *b = match_truth(m);
    static const int on_board[] = {0, 3, 4, 5};
    SAME("cards", -1, on_board[t->street], board_count(b, HOLDEM_BOARD));
    for (int s = 0; s < t->n; s++) {
        SAME("cards", s, live(t, s) ? 2 : 0, board_count(b, HOLDEM_HAND + s));
        for (int i = 0; i < board_count(b, HOLDEM_HAND + s); i++)
            SAME("who knows a card", s, seat_bit(s), board_cell(b, HOLDEM_HAND + s, i).seen);
    }
    for (int i = 0; i < board_count(b, HOLDEM_PILE); i++)
        SAME("who knows the deck", -1, 0, board_cell(b, HOLDEM_PILE, i).seen);
}

static void judge(const struct model *t, const struct match *m)
{
    const int32_t *num = match_truth(m)->num;
    if (t->busted) {
        SAME("re-entry", asked_to_reenter(t), seat_bit(asked_to_reenter(t)), match_waiting(m));
        SAME("phase", -1, SPEC_PHASE_REENTRY, match_truth(m)->phase);
        return;
    }
    SAME("hands", -1, t->hands, num[HOLDEM_HANDS]);
    for (int s = 0; s < t->n; s++) {
        SAME("stack", s, t->stack[s], num[HOLDEM_STACK + s]);
        SAME("place", s, t->place[s], num[HOLDEM_RANK + s]);
    }
    if (match_over(m))
        return;
    const int who = actor(t), least = least_raise(t, who);
    SAME("button", t->button, t->button, num[HOLDEM_BUTTON]);
    SAME("level", -1, t->level, num[HOLDEM_LEVEL]);
    SAME("turn", who, seat_bit(who), match_waiting(m));
    for (int s = 0; s < t->n; s++)
        SAME("bet", s, t->bet[s], num[HOLDEM_BET + s]);
    if (strcmp(t->game, "power-up") != 0)
        judge_cards(t, m);
    for (int s = 0; s < t->n && strcmp(t->game, "power-up") == 0; s++) {
        SAME("energy", s, t->energy[s], num[POWER_UP_ENERGY + s]);
        SAME("powers", s, t->powers[s], board_count(match_truth(m), POWER_UP_HELD + s));
    }
    if (strcmp(t->game, "power-up") == 0 && num[POWER_UP_CHOOSING])
        return;
    struct view v;
    int offered = 0;
    match_view(m, (seat)who, &v);
    for (int i = 0; i < v.choices.n; i++)
        if ((v.choices.choice[i].kind == HOLDEM_BET_TO ||
             v.choices.choice[i].kind == HOLDEM_RAISE_TO) &&
            !v.choices.choice[i].refused)
            offered = v.choices.choice[i].min;
    SAME("smallest raise", who, least, offered);
}

/* Mostly passive, so that a tournament has hands of every kind. */
static struct action some_action(const struct view *v, struct rng *rng)
{
    for (int i = 0; i < v->choices.n && rng_below(rng, 100) < 62; i++) {
        const struct choice *c = &v->choices.choice[i];
        if ((c->kind == HOLDEM_CHECK || c->kind == HOLDEM_CALL) && !c->refused)
            return action_of(v->me, c->kind, c->about);
    }
    return bot_random_action(v, rng);
}

static void power(struct model *t, const struct match *m, const struct action *a)
{
    if (a->kind != POWER_UP_PLAY)
        return;
    const int which = card_power(board_face(match_truth(m), POWER_UP_HELD + a->who, a->about));
    t->energy[a->who] -= t->rules->option[POWER_UP_COST + which];
    t->powers[a->who] -= which != POWER_CLONE; /* its copy comes in its place */
}

static void sit_down(struct model *t, const struct match *m)
{
    const int32_t *o = t->rules->option;
    for (int s = 0; s < t->n; s++) {
        t->stack[s] = o[HOLDEM_FIRST_STACK];
        if (strcmp(t->game, "power-up") == 0) {
            t->energy[s] = o[POWER_UP_ENERGY_START];
            t->powers[s] = o[POWER_UP_START];
        }
    }
    t->button = match_truth(m)->num[HOLDEM_BUTTON]; /* of the first hand it is drawn */
    begin_hand(t);
    go_on(t, m);
}

static int one_tournament(struct world *w, const char *game, struct rng *rng)
{
    const struct game *g = games_find(game);
    struct rules r;
    char error[MATCH_ERROR], name[80];
    uint8_t seed[SEED_BYTES];
    assert_true(world_rules(w, g, g->seats_min + rng_below(rng, g->seats_max - g->seats_min + 1),
                            &r, error, sizeof error));
    r.option[HOLDEM_SHOWING] = 0;
    r.option[HOLDEM_FIRST_STACK] = 200 + rng_below(rng, 1800);
    r.option[HOLDEM_ANTES] = rng_below(rng, 2);
    r.option[HOLDEM_STRUCTURE] = rng_below(rng, 3);
    if (strcmp(game, "spec") == 0) {
        r.option[SPEC_LIST] = r.option[SPEC_FUN_CARDS] = r.option[SPEC_DRINKS] = 0;
        r.option[SPEC_REENTRIES] = rng_below(rng, 3);
        r.option[SPEC_REENTRY_LEVELS] = 1 + rng_below(rng, 3);
    }
    snprintf(name, sizeof name, "judge %s %u", game, (unsigned)rng_below(rng, 1000000000));
    match_seed_from_text(name, seed);
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    if (!m)
        fail_msg("%s: %s", game, error);
    struct model *t = mem_alloc(sizeof *t);
    *t = (struct model){.rules = match_rules(m), .game = game, .n = r.nseats};
    sit_down(t, m);
    judge(t, m);
    for (int i = 0; i < ACTIONS_MOST && !match_over(m); i++) {
        struct view v;
        match_view(m, (seat)(t->busted ? asked_to_reenter(t) : actor(t)), &v);
        struct action a = some_action(&v, rng);
        if (a.kind >= HOLDEM_VERBS && !of_spec(t))
            power(t, m, &a);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
        if (a.kind < HOLDEM_VERBS)
            decide(t, &a);
        else if (of_spec(t)) {
            answer(t, &a);
            if (!t->busted)
                next_hand(t);
        }
        go_on(t, m);
        judge(t, m);
    }
    const int hands = t->hands;
    mem_free(t);
    match_free(m);
    return hands;
}

static void of(const char *game)
{
    char *assets = path_assets();
    struct world w;
    struct rng rng = rng_seed(20261125);
    int hands = 0;
    world_open(&w, assets);
    for (int i = 0; i < tournaments; i++)
        hands += one_tournament(&w, game, &rng);
    printf("%s: %d tournaments, %d hands\n", game, tournaments, hands);
    assert_true(hands > 4 * tournaments);
    world_close(&w);
    mem_free(assets);
}

static void holdem_is_played_by_the_rules(void **state)
{
    (void)state;
    of("holdem");
}

static void power_up_is_played_by_the_rules(void **state)
{
    (void)state;
    of("power-up");
}

/* ---- SPEC's windows ---- */

struct asked {
    seatmask left, quiet;
    int hands;
};

/* SP-23 to SP-25: who is asked is told by what all can see: in the hand, with chips and a card,
 * whatever card it is. */
static seatmask who_may_declare(const struct board *b, seatmask quiet)
{
    const int window = b->num[SPEC_WINDOW];
    seatmask who = 0;
    for (int s = 0; s < b->nseats; s++) {
        const bool alive = b->num[HOLDEM_LIVE] >> s & 1, chips = b->num[HOLDEM_STACK + s] > 0,
                   cards = board_count(b, SPEC_HELD + s) + board_count(b, SPEC_FUN + s) > 0;
        const bool won = b->num[SPEC_WON] >> s & 1 || (b->num[SPEC_CHOPPED] && alive);
        const bool may =
            window == SPEC_WINDOW_AWARD
                ? won
                : alive && chips && !(window == SPEC_WINDOW_TURN && s == b->num[SPEC_TURN_OF]);
        who |= may && cards ? seat_bit(s) : 0;
    }
    return who & ~(unsigned)quiet;
}

static void judge_window(struct asked *x, const struct match *m)
{
    const struct board *b = match_truth(m);
    if (b->num[HOLDEM_HANDS] != x->hands)
        x->quiet = 0;
    x->hands = b->num[HOLDEM_HANDS];
    if (b->phase != SPEC_PHASE_WINDOW) {
        x->left = 0;
        return;
    }
    if (!x->left)
        x->left = who_may_declare(b, x->quiet);
    if (x->left != match_waiting(m))
        fail_msg("window %d, hand %d, action %d: %x are asked, and should be %x",
                 b->num[SPEC_WINDOW], x->hands + 1, match_actions(m), match_waiting(m), x->left);
}

static void windows_are_open_to_whom_they_should(void **state)
{
    (void)state;
    char *assets = path_assets(), error[MATCH_ERROR], name[40];
    struct world w;
    struct rng rng = rng_seed(4);
    int windows[SPEC_WINDOWS] = {0};
    world_open(&w, assets);
    for (int i = 0; i < tournaments / 3; i++) {
        struct rules r;
        uint8_t seed[SEED_BYTES];
        struct asked x = {0};
        assert_true(
            world_rules(&w, games_find("spec"), 3 + rng_below(&rng, 7), &r, error, sizeof error));
        snprintf(name, sizeof name, "windows %d", i);
        match_seed_from_text(name, seed);
        struct match *m = match_new(&r, seed, NULL, NULL, false, error);
        for (int n = 0; n < 400 && !match_over(m); n++) {
            struct view v;
            const seatmask asked = match_waiting(m);
            seat who = seat_first(asked);
            for (int k = rng_below(&rng, seat_count(asked)); k > 0; k--)
                who = seat_first(asked & (seatmask) ~(seat_bit(who) | (seat_bit(who) - 1)));
            judge_window(&x, m);
            windows[match_truth(m)->num[SPEC_WINDOW]]++;
            match_view(m, who, &v);
            struct action a = some_action(&v, &rng);
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
            if (a.kind == SPEC_NO || a.kind == SPEC_DECLARE)
                x.left &= ~(unsigned)seat_bit(who);
            else if (a.kind == SPEC_STAND)
                x.quiet = a.amount ? x.quiet | seat_bit(who) : x.quiet & ~(unsigned)seat_bit(who);
        }
        match_free(m);
    }
    for (int i = SPEC_WINDOW_STRADDLE; i < SPEC_WINDOWS; i++)
        assert_true(windows[i] > 0);
    world_close(&w);
    mem_free(assets);
}

static void spec_is_played_by_the_rules(void **state)
{
    (void)state;
    of("spec");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(holdem_is_played_by_the_rules),
                                       cmocka_unit_test(power_up_is_played_by_the_rules),
                                       cmocka_unit_test(spec_is_played_by_the_rules),
                                       cmocka_unit_test(windows_are_open_to_whom_they_should)};
    if (argc > 1)
        tournaments = atoi(argv[1]);
    poker_slow_start(&slow);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
