/* Whole sessions, compared action by action with a second, slow reading of the rules
 * (support/upcolor_slow.c): UC-01 to UC-60 at once, with 3 to 6 players, alone and in teams, with
 * every option, played at random.
 *
 *     test-upcolor-reference [--games N] [--seed NUMBER] */
#include "unit.h"

#include "bot.h"
#include "mem.h"
#include "rng.h"
#include "upcolor_slow.h"
#include "upcolor_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int games = 500;
static uint64_t first_seed = 59;

enum { ACTIONS = 900 };

struct trial {
    struct match *m;
    struct slow_table slow;
    struct rng rng;
    int heard;
    uint64_t game;
    struct {
        int carried, full, blocked, left, agreed, empty, two;
    } met;
};

static int num(const struct trial *t, int n) { return upcolor_table_num(t->m, n); }

__attribute__((noreturn)) static void differs(const struct trial *t, const char *what, int is,
                                              int should)
{
    char *log = match_save(t->m);
    FILE *f = fopen("upcolor-differs.carre", "w");
    if (f) {
        fputs(log, f);
        fclose(f);
    }
    fail_msg("session %llu, %d actions: %s is %d, not %d; the log is in upcolor-differs.carre",
             (unsigned long long)t->game, match_actions(t->m), what, is, should);
    abort();
}

static void same(const struct trial *t, const char *what, int is, int should)
{
    if (is != should)
        differs(t, what, is, should);
}

/* What chance gave since the last look. */
static void hand_over(struct trial *t)
{
    t->slow.gives = t->slow.taken = 0;
    for (; t->heard < match_heard_count(t->m); t->heard++) {
        const struct event e = match_said(t->m, t->heard);
        if (e.kind == EVENT_MOVE && (e.why == UPCOLOR_WHY_DEAL || e.why == UPCOLOR_WHY_DRAW))
            t->slow.given[t->slow.gives++] = e.face - CARD_OWN;
        t->met.full += e.why == UPCOLOR_WHY_FULL;
        t->met.blocked += e.why == UPCOLOR_WHY_BLOCKED;
        t->met.empty += e.why == UPCOLOR_WHY_NO_DRAW;
        t->met.carried += e.why == UPCOLOR_WHY_BARRED_WIN;
        t->met.left += e.why == UPCOLOR_WHY_LEAVE;
        t->met.agreed += e.why == UPCOLOR_WHY_GAME;
    }
}

static int open_choice(const struct view *v, int kind, int about)
{
    for (int i = 0; i < v->choices.n; i++)
        if (v->choices.choice[i].kind == kind && v->choices.choice[i].about == about)
            return !v->choices.choice[i].refused;
    return 0;
}

static void compare_choices(const struct trial *t)
{
    const struct slow_table *s = &t->slow;
    for (int p = 0; p < s->players; p++) {
        struct view v;
        match_view(t->m, (seat)p, &v);
        if (s->between_games && !s->home[p]) {
            for (int terms = 0; terms < 4; terms++)
                same(t, "another game", open_choice(&v, UPCOLOR_NEXT, terms),
                     (s->first_stake || !terms) && slow_may_go_on(s, terms & UPCOLOR_TERMS_ANEW));
            same(t, "a loan", open_choice(&v, UPCOLOR_BORROW, 0), slow_may_borrow(s, p));
            same(t, "an end", open_choice(&v, UPCOLOR_STOP, 0), 1);
            same(t, "leaving", open_choice(&v, UPCOLOR_LEAVE, 0), 1);
        } else if (p == slow_whose_turn(s)) {
            same(t, "passing", open_choice(&v, UPCOLOR_PASS, 0), slow_may_pass(s));
            for (int i = 0; i < upcolor_hand_count(&v.board, p); i++) {
                const int colour = board_face(&v.board, UPCOLOR_HAND + p, i) - CARD_OWN;
                struct action a = action_of(p, UPCOLOR_PLAY, 0);
                a.n = 1;
                a.pick[0] = (uint8_t)i;
                same(t, "a card", rules_check(&v.rules, &v.board, &a) == REASON_OK,
                     slow_may_play(s, colour));
            }
        } else {
            same(t, "choices of another", v.choices.n, 0);
        }
    }
}

static void compare(const struct trial *t)
{
    const struct slow_table *s = &t->slow;
    const struct board *b = match_truth(t->m);
    same(t, "cards taken", s->taken, s->gives);
    same(t, "the end", b->over, s->over);
    same(t, "the phase", b->over ? 0 : b->phase == UPCOLOR_PHASE_AGREE, s->between_games);
    for (int p = 0; p < s->players; p++) {
        same(t, "a stack", num(t, UPCOLOR_STACK + p), s->purse[p]);
        same(t, "a debt", num(t, UPCOLOR_DEBT + p), s->debt[p]);
        same(t, "a seat", num(t, UPCOLOR_SEATED + p), !s->home[p]);
        same(t, "a penalty", num(t, UPCOLOR_BARRED + p), s->barred[p]);
        same(t, "rounds won", num(t, UPCOLOR_ROUNDS_WON + p), s->rounds_won[p]);
        same(t, "rounds won in the game", num(t, UPCOLOR_WON + p), s->game_wins[p]);
        same(t, "winnings", num(t, UPCOLOR_WINNINGS + p), s->game_gain[p]);
    }
    same(t, "the pot", num(t, UPCOLOR_POT), s->box);
    same(t, "the carried share", num(t, UPCOLOR_CARRY), s->carried);
    same(t, "the bank", num(t, UPCOLOR_BANK), s->bank);
    same(t, "the game", num(t, UPCOLOR_GAME), s->game);
    same(t, "the stake", num(t, UPCOLOR_STAKE), s->stake);
    same(t, "the round", num(t, UPCOLOR_ROUND), s->round);
    same(t, "rounds played", num(t, UPCOLOR_PLAYED), s->rounds_played);
    same(t, "the dealer", num(t, UPCOLOR_DEALER), s->dealer);
    if (s->over || s->between_games)
        return;
    for (int p = 0; p < s->players; p++)
        for (int c = 0; c < SLOW_COLOURS; c++)
            same(t, "a hand", upcolor_holds(b, p, (card)(CARD_OWN + c)), s->hand[p][c]);
    int aside[SLOW_COLOURS] = {0};
    for (int i = 0; i < board_count(b, UPCOLOR_ASIDE); i++)
        aside[board_face(b, UPCOLOR_ASIDE, i) - CARD_OWN]++;
    same(t, "tricks", memcmp(aside, s->out_of_play, sizeof aside), 0);
    same(t, "the pile", board_count(b, UPCOLOR_PILE), s->pile);
    same(t, "the lap", num(t, UPCOLOR_LAP), s->tour);
    same(t, "the leader", num(t, UPCOLOR_LEADER), s->order[0]);
    same(t, "the last of the lap", num(t, UPCOLOR_LAST), s->order[s->heads - 1]);
    same(t, "the turn", num(t, UPCOLOR_TURN), slow_whose_turn(s));
    same(t, "who is waited for", match_waiting(t->m), 1 << slow_whose_turn(s));
    same(t, "the called colour",
         num(t, UPCOLOR_CALLED) ? num(t, UPCOLOR_CALLED) - CARD_OWN : SLOW_NOTHING, slow_called(s));
    same(t, "who takes", num(t, UPCOLOR_ANSWER), slow_taker(s));
}

static void begin(struct trial *t)
{
    struct rules r = upcolor_table_rules(3 + rng_below(&t->rng, 4), NULL);
    char error[MATCH_ERROR], deal[40];
    do {
        for (int i = 0; i < UPCOLOR_OPTIONS; i++) {
            const struct option_spec *o = &r.game->options[i];
            r.option[i] = o->low + rng_below(&t->rng, o->high - o->low + 1);
        }
        r.option[UPCOLOR_GAMES] = rng_below(&t->rng, 4);
        if (rng_below(&t->rng, 2)) { /* small money, where every odd unit counts */
            r.option[UPCOLOR_FIRST_STAKE] = 1 + rng_below(&t->rng, 24);
            r.option[UPCOLOR_FIRST_STACK] = 10 + rng_below(&t->rng, 90);
        }
    } while (!r.game->fits(&r, error, sizeof error));
    uint8_t seed[SEED_BYTES];
    snprintf(deal, sizeof deal, "session %llu", (unsigned long long)t->game);
    match_seed_from_text(deal, seed);
    t->m = match_new(&r, seed, deal, NULL, true, error);
    assert_non_null(t->m);
    const bool pots = r.option[UPCOLOR_POTS];
    t->slow = (struct slow_table){.players = r.nseats,
                                  .first_stake = pots ? r.option[UPCOLOR_FIRST_STAKE] : 0,
                                  .games = r.option[UPCOLOR_GAMES],
                                  .penalties = pots && r.option[UPCOLOR_PENALTY],
                                  .last_laid_takes = r.option[UPCOLOR_TAKER],
                                  .teams = r.option[UPCOLOR_TEAMS],
                                  .loans = r.option[UPCOLOR_LOANS],
                                  .bank = num(t, UPCOLOR_BANK)};
    hand_over(t);
    slow_begin(&t->slow, pots ? r.option[UPCOLOR_FIRST_STACK] : 0, pots && r.option[UPCOLOR_SHARES],
               num(t, UPCOLOR_DEALER));
}

/* A random action; between games rather another game than the end, or sessions would be short. */
static struct action any_action(struct trial *t)
{
    seat who = seat_first(match_waiting(t->m));
    while (rng_below(&t->rng, 3) || !seat_in(who, match_waiting(t->m)))
        who = (seat)rng_below(&t->rng, match_rules(t->m)->nseats);
    struct view v;
    match_view(t->m, who, &v);
    struct action a = bot_random_action(&v, &t->rng);
    if (a.kind == UPCOLOR_STOP && rng_below(&t->rng, 4))
        a = bot_random_action(&v, &t->rng);
    return a;
}

static void tell(struct trial *t, const struct action *a, int colour)
{
    switch (a->kind) {
    case UPCOLOR_PLAY: slow_play(&t->slow, colour); break;
    case UPCOLOR_PASS: slow_pass(&t->slow); break;
    case UPCOLOR_NEXT:
        slow_go_on(&t->slow, a->about & UPCOLOR_TERMS_ANEW, a->about & UPCOLOR_TERMS_RISING);
        break;
    case UPCOLOR_STOP: slow_stop(&t->slow); break;
    case UPCOLOR_BORROW: slow_borrow(&t->slow, a->who); break;
    case UPCOLOR_LEAVE: slow_leave(&t->slow, a->who); break;
    }
}

static void UC_01_to_60_played_twice(void **state)
{
    (void)state;
    static struct trial t;
    memset(&t, 0, sizeof t);
    for (t.game = first_seed; t.game < first_seed + (uint64_t)games; t.game++) {
        t.rng = rng_seed(t.game);
        t.heard = 0;
        begin(&t);
        compare(&t);
        compare_choices(&t);
        while (!match_over(t.m) && match_actions(t.m) < ACTIONS) {
            struct action a = any_action(&t);
            const int colour =
                a.kind == UPCOLOR_PLAY
                    ? board_face(match_truth(t.m), UPCOLOR_HAND + a.who, a.pick[0]) - CARD_OWN
                    : 0;
            assert_int_equal(match_play(t.m, &a, 0), REASON_OK);
            hand_over(&t);
            tell(&t, &a, colour);
            compare(&t);
            if (!t.slow.over)
                compare_choices(&t);
        }
        match_free(t.m);
    }
    printf("%d sessions: %d games, %d FULL, %d shares carried, %d blocked tables, %d times no card "
           "to draw, %d left\n",
           games, t.met.agreed, t.met.full, t.met.carried, t.met.blocked, t.met.empty, t.met.left);
    if (games >= 200) /* enough to have met the rare */
        assert_true(t.met.agreed > games && t.met.carried && t.met.left && t.met.full);
}

int main(int argc, char **argv)
{
    for (int i = 1; i + 1 < argc; i += 2)
        if (strcmp(argv[i], "--games") == 0)
            games = atoi(argv[i + 1]);
        else
            first_seed = strtoull(argv[i + 1], NULL, 10);
    const struct CMUnitTest tests[] = {cmocka_unit_test(UC_01_to_60_played_twice)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
