/* Upcolor's bots: the round that they think with is the round of the rules (UC-10 to UC-40), their
 * guesses fit what everybody saw, and each level is worth its name. */
#include "unit.h"

#include "character.h"
#include "emblems.h"
#include "explain.h"
#include "games.h"
#include "match_inside.h"
#include "upcolor_think.h"

#include <stdio.h>
#include <string.h>

static struct rules one_game(int seats)
{
    struct rules r = rules_default(games_find("upcolor"), seats, NULL);
    r.option[UPCOLOR_GAMES] = 1;
    return r;
}

static struct match *begin(const struct rules *r, int number, const char *position)
{
    const uint8_t seed[SEED_BYTES] = {(uint8_t)number, (uint8_t)(number >> 8), 3};
    char error[MATCH_ERROR] = "";
    struct match *m = match_new(r, seed, NULL, position, false, error);
    assert_string_equal(error, "");
    return m;
}

/* ---- the fast round ---- */

static void same_round(const struct upcolor_fast *a, const struct upcolor_fast *b)
{
    assert_memory_equal(a->hand, b->hand, sizeof a->hand);
    assert_memory_equal(a->cards, b->cards, sizeof a->cards);
    assert_int_equal(a->npile, b->npile);
    assert_int_equal(a->leader, b->leader);
    assert_int_equal(a->last, b->last);
    assert_int_equal(a->turn, b->turn);
    assert_int_equal(a->called, b->called);
    assert_int_equal(a->answer, b->answer);
    assert_int_equal(a->answer_discard, b->answer_discard);
    assert_int_equal(a->must_imperial, b->must_imperial);
    assert_int_equal(a->leading, b->leading);
    assert_int_equal(a->lap, b->lap);
}

/* The truth as a round. */
static struct upcolor_fast truth_of(const struct match *m)
{
    struct upcolor_unseen u;
    struct upcolor_fast f;
    struct rng rng = rng_seed(1);
    upcolor_fast_read(match_rules(m), match_truth(m), &u);
    assert_int_equal(u.nhidden, 0);
    upcolor_fast_guess(&u, &rng, &f);
    assert_int_equal(f.npile, board_count(match_truth(m), UPCOLOR_PILE));
    return f;
}

/* Which card the taker has drawn: what lies in the hands and aside now and did not before. */
static int drawn_between(const struct board *before, const struct board *after)
{
    int n[UPCOLOR_FACES] = {0};
    for (int i = 0; i < after->start[ZONES]; i++)
        if (card_is_known(after->cell[i].face))
            n[face_number(after->cell[i].face)]++;
    for (int i = 0; i < before->start[ZONES]; i++)
        if (card_is_known(before->cell[i].face))
            n[face_number(before->cell[i].face)]--;
    for (int f = 0; f < UPCOLOR_FACES; f++)
        if (n[f] > 0)
            return f;
    return -1;
}

static void same_choices(const struct match *m, const struct upcolor_fast *f)
{
    const struct board *b = match_truth(m);
    struct choices c;
    uint8_t legal = 0;
    rules_choices(match_rules(m), b, (seat)f->turn, &c);
    for (int i = 0; i < c.n; i++)
        if (!c.choice[i].refused && c.choice[i].kind == UPCOLOR_PASS)
            legal |= 1 << PASSES;
        else if (!c.choice[i].refused)
            for (int k = 0; k < upcolor_hand_count(b, f->turn); k++)
                if (c.choice[i].among >> k & 1)
                    legal |= (uint8_t)(1 << face_number(board_face(b, UPCOLOR_HAND + f->turn, k)));
    assert_int_equal(upcolor_fast_legal(f), legal);
    struct upcolor_moves slow, fast;
    upcolor_moves(b, f->turn, &slow);
    upcolor_fast_moves(f, &fast);
    assert_int_equal(slow.legal, legal);
    assert_memory_equal(slow.held, fast.held, sizeof slow.held);
    assert_true(slow.leads == fast.leads && slow.last == fast.last && slow.near == fast.near &&
                slow.called == fast.called && slow.cards == fast.cards);
}

static int ended, blocked;

static void one_step(struct match *m, struct rng *rng)
{
    struct view v;
    const struct board before = *match_truth(m);
    struct upcolor_fast f = truth_of(m);
    same_choices(m, &f);
    match_view(m, seat_first(match_waiting(m)), &v);
    struct action a = bot_random_action(&v, rng);
    const int move = upcolor_move_of(&v.board, &a);
    assert_int_equal(match_play(m, &a, 0), REASON_OK);
    const struct board *after = match_truth(m);
    const bool over = after->num[UPCOLOR_PLAYED] != before.num[UPCOLOR_PLAYED],
               again = after->num[UPCOLOR_REPLAY] > before.num[UPCOLOR_REPLAY];
    if (again)
        /* the cards are on their way: which one was drawn last can't be told any more */
        return;
    const int drawn = over ? -1 : drawn_between(&before, after);
    if (drawn >= 0)
        f.pile[f.npile - 1] = (uint8_t)drawn;
    upcolor_fast_play(&f, move);
    if (over) {
        ended += f.winner == after->num[UPCOLOR_WINNER];
        blocked += f.winner != after->num[UPCOLOR_WINNER];
        return;
    }
    assert_int_equal(f.winner, FAST_GOES_ON);
    const struct upcolor_fast now = truth_of(m);
    same_round(&f, &now);
}

static void the_fast_round_is_the_round(void **state)
{
    (void)state;
    struct rng rng = rng_seed(11);
    for (int i = 0; i < 160; i++) {
        struct rules r = one_game(3 + i % 4);
        r.option[UPCOLOR_TAKER] = i / 4 % 2;
        struct match *m = begin(&r, i, NULL);
        while (!match_over(m))
            one_step(m, &rng);
        match_free(m);
    }
    assert_true(ended > 600);
    /* a table that blocks by the card drawn last: rare, and that card is on its way again */
    assert_in_range(blocked, 0, 6);
}

/* UC-32: the last card wins at once. UC-40: only violets and discards left. */
static void how_rounds_end(void **state)
{
    (void)state;
    struct upcolor_fast f = {.nseats = 3,
                             .seated = 7,
                             .left = {1, 2, 0},
                             .right = {2, 0, 1},
                             .cards = {1, 2, 2},
                             .last = 2,
                             .called = YELLOW,
                             .lap = 3,
                             .answer = 2,
                             .winner = FAST_GOES_ON};
    f.hand[0][IMPERIAL] = 1;
    upcolor_fast_play(&f, IMPERIAL);
    assert_int_equal(f.winner, 0);
    f.winner = FAST_GOES_ON;
    f.hand[0][VIOLET] = f.cards[0] = 1;
    f.hand[1][VIOLET] = 2;
    f.hand[2][VIOLET] = 1;
    f.hand[2][YELLOW] = 1;
    f.turn = f.last = 2;
    /* takes, there is no pile: nobody can lead, all have a violet */
    upcolor_fast_play(&f, YELLOW);
    assert_int_equal(f.winner, FAST_NOBODY);
    f.winner = FAST_GOES_ON;
    f.lap = 0;
    f.hand[1][VIOLET] = 0;
    f.hand[1][DISCARD] = f.hand[0][DISCARD] = f.cards[0] = 1;
    f.hand[0][VIOLET] = 0;
    f.hand[2][YELLOW] = 1;
    f.cards[2] = 2;
    f.cards[1] = 1;
    f.turn = f.last = 2;
    /* the first lap is not led by a discard card; one violet is alone above them */
    upcolor_fast_play(&f, YELLOW);
    assert_int_equal(f.winner, 2);
}

/* ---- guesses ---- */

/* Through whole rounds: a guess has every hand at its size, all cards once, one's own hand as it
 * is, and nobody holds the colour that they have just passed on. */
static void guesses_fit(void **state)
{
    (void)state;
    struct rng rng = rng_seed(4);
    int lacking = 0;
    for (int i = 0; i < 30; i++) {
        const struct rules r = one_game(4);
        struct match *m = begin(&r, i, NULL);
        while (!match_over(m)) {
            struct view v;
            struct upcolor_unseen u;
            struct upcolor_fast f;
            match_view(m, seat_first(match_waiting(m)), &v);
            upcolor_fast_read(&v.rules, &v.board, &u);
            upcolor_fast_guess(&u, &rng, &f);
            assert_int_equal(f.npile, board_count(&v.board, UPCOLOR_PILE));
            for (int s = 0; s < 4; s++) {
                int n = 0;
                for (int c = 0; c < UPCOLOR_FACES; c++)
                    n += f.hand[s][c];
                assert_int_equal(n, upcolor_hand_count(&v.board, s));
                const uint8_t lacks = upcolor_lacks(&v.board, s);
                for (int c = 0; c < UPCOLOR_FACES; c++)
                    if (lacks >> c & 1) {
                        assert_int_equal(f.hand[s][c], 0);
                        assert_int_equal(upcolor_holds(match_truth(m), s, (card)(CARD_OWN + c)), 0);
                        lacking++;
                    }
            }
            for (int c = 0; c < UPCOLOR_FACES; c++)
                assert_int_equal(f.hand[v.me][c],
                                 upcolor_holds(&v.board, v.me, (card)(CARD_OWN + c)));
            struct action a = bot_random_action(&v, &rng);
            match_play(m, &a, 0);
        }
        match_free(m);
    }
    assert_true(lacking > 100);
}

/* ---- thought ---- */

static struct match *late(const char *mine, const char *others)
{
    char position[400];
    struct rules r = one_game(3);
    snprintf(position, sizeof position,
             "set lap 5\nput hand 1 %s\nput hand 2 %s\nput hand 3 %s\nset dealer 0\nset leader "
             "0\nset last 2\nset turn 0\nset called 0\nset answer -1\n",
             mine, others, others);
    return begin(&r, 1, position);
}

static int thought(struct match *m, const struct temper *temper, int worlds,
                   struct upcolor_thought *t)
{
    struct view v;
    struct rng rng = rng_seed(9);
    struct upcolor_moves moves;
    match_view(m, 0, &v);
    upcolor_moves(&v.board, 0, &moves);
    upcolor_think(&v, &rng, temper, worlds, upcolor_thumb_move(&upcolor_thumb, &moves), t);
    return t->best;
}

/* With an imperial and a yellow card, the yellow goes first: the imperial then wins from anywhere.
 * The same every time, in no more worlds than it may. */
static void keeps_the_imperial_for_last(void **state)
{
    (void)state;
    struct upcolor_thought t, again;
    struct match *m = late("imperial yellow", "yellow yellow yellow blue");
    assert_int_equal(thought(m, &temper_even, 300, &t), YELLOW);
    assert_in_range(t.worlds, 1, 300);
    thought(m, &temper_even, 300, &again);
    assert_memory_equal(&t, &again, sizeof t);
    assert_int_equal(thought(m, &temper_even, 3, &t), t.best);
    assert_int_equal(t.worlds, 3);
    match_free(m);
}

/* Somebody at their very last card: who thinks does not count on another lap. */
static void a_single_move_needs_no_thought(void **state)
{
    (void)state;
    struct upcolor_thought t;
    struct match *m = late("blue blue", "yellow yellow yellow blue");
    assert_int_equal(thought(m, &temper_even, 300, &t), BLUE);
    assert_int_equal(t.worlds, 0);
    assert_int_equal(t.second, MOVES);
    match_free(m);
}

/* Temper leans: patience makes an imperial dearer, thrift a discard card cheaper, and in the same
 * worlds. */
static void temper_leans(void **state)
{
    (void)state;
    struct upcolor_thought even, keen;
    struct match *m = late("imperial yellow red discard", "yellow yellow yellow blue");
    thought(m, &temper_even, 16, &even);
    thought(m, &(const struct temper){.budget = 100, .patience = 100, .thrift = 50}, 16, &keen);
    assert_int_equal(even.worlds, 16);
    assert_int_equal(keen.worth[IMPERIAL], even.worth[IMPERIAL] - 60);
    assert_int_equal(keen.worth[DISCARD], even.worth[DISCARD] + 30);
    assert_int_equal(keen.worth[YELLOW], even.worth[YELLOW]);
    match_free(m);
}

/* ---- levels ---- */

/* Rounds of a hundred that `a` wins alone against three `b`, in every seat in turn on the same
 * deals. */
static int share(const char *a, const char *b, int deals)
{
    const struct rules r = one_game(4);
    const struct bot *one = bot_find("upcolor", a), *other = bot_find("upcolor", b);
    int won = 0, rounds = 0;
    for (int i = 0; i < deals * 4; i++) {
        struct match *m = begin(&r, i / 4, NULL);
        struct rng rng[4] = {
            {(uint64_t)i}, {(uint64_t)i + 1000}, {(uint64_t)i + 2000}, {(uint64_t)i + 3000}};
        while (!match_over(m)) {
            struct view v;
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a_move =
                (v.me == i % 4 ? one : other)
                    ->choose(&v, &rng[v.me], &(const struct temper){.budget = 10});
            assert_int_equal(match_play(m, &a_move, 0), REASON_OK);
        }
        won += match_truth(m)->num[UPCOLOR_ROUNDS_WON + i % 4];
        rounds += match_truth(m)->num[UPCOLOR_PLAYED];
        match_free(m);
    }
    return won * 100 / rounds;
}

/* With a tenth of the usual thought. What the whole ladder is worth stands in RULES.md; here each
 * gap is wide enough for some hundred rounds. */
static void levels(void **state)
{
    (void)state;
    assert_in_range(share("greedy", "random", 40), 32, 60);
    assert_in_range(share("expert", "greedy", 100), 29, 45);
    assert_in_range(share("shark", "greedy", 25), 29, 50);
    assert_in_range(share("shark", "random", 15), 45, 75);
}

static void the_list(void **state)
{
    (void)state;
    static const char *const order[] = {"random",  "greedy", "beginner",
                                        "regular", "expert", "shark"};
    for (int i = 0; i < 6; i++)
        assert_string_equal(bot_nth("upcolor", i)->id, order[i]);
    assert_null(bot_nth("upcolor", 6));
    assert_string_equal(bot_best("upcolor")->id, "shark");
}

/* ---- between games ---- */

static void another_game(void **state)
{
    (void)state;
    struct rules r = rules_default(games_find("upcolor"), 3, NULL);
    struct match *m = begin(&r, 5, NULL);
    struct rng rng = rng_seed(2);
    int asked = 0;
    while (!match_over(m)) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_find("upcolor", "beginner")->choose(&v, &rng, &temper_even);
        if (v.board.phase == UPCOLOR_PHASE_AGREE) {
            /* the first terms that can be paid, else enough for today, which is the fifth */
            int first = 0;
            while (first < 4 && v.choices.choice[first].refused)
                first++;
            assert_int_equal(a.kind, first < 4 ? UPCOLOR_NEXT : UPCOLOR_STOP);
            assert_int_equal(a.about, v.choices.choice[first].about);
            if (++asked > 12)
                break;
        }
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    assert_true(asked > 1);
    match_free(m);
}

/* ---- characters and advice ---- */

static void characters(void **state)
{
    (void)state;
    int n = 0;
    const struct character *c;
    for (; (c = character_nth(n)); n++) {
        assert_ptr_equal(character_find(c->id), c);
        assert_ptr_equal(character_temper(c->id), &c->temper);
        assert_true(emblem_find(c->emblem) >= 0);
        assert_non_null(bot_find(character_plays(c, "upcolor") ? "upcolor" : "power-up", c->level));
        assert_true(c->temper.budget > 0 && c->temper.whim >= 0 && c->temper.whim <= 100);
        for (int k = 0; k < n; k++) {
            assert_string_not_equal(character_nth(k)->name, c->name);
            assert_string_not_equal(character_nth(k)->emblem, c->emblem);
        }
    }
    assert_in_range(n, 12, 24);
    assert_null(character_find(""));
    assert_ptr_equal(character_temper("nobody"), &temper_even);
}

/* Every move that can be made has its sentence, and advice is a legal one. */
static void advice(void **state)
{
    (void)state;
    struct rng rng = rng_seed(3);
    const struct rules r = one_game(4);
    for (int i = 0; i < 6; i++) {
        struct match *m = begin(&r, i, NULL);
        while (!match_over(m)) {
            struct view v;
            struct advice told;
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a = bot_random_action(&v, &rng);
            assert_true(strlen(bot_why(&v, &a)) > 10);
            if (match_actions(m) % 9 == 0) {
                bot_advise(&v, &rng, &told);
                assert_int_equal(rules_check(&v.rules, &v.board, &told.action), REASON_OK);
                assert_string_equal(told.why, bot_why(&v, &told.action));
            }
            match_play(m, &a, 0);
        }
        match_free(m);
    }
    struct match *m = late("blue", "yellow yellow yellow blue");
    struct view v;
    match_view(m, 0, &v);
    struct action last = action_of(0, UPCOLOR_PLAY, 0);
    last.n = 1;
    assert_string_equal(bot_why(&v, &last), "Your last card: it wins the round.");
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_fast_round_is_the_round),
        cmocka_unit_test(how_rounds_end),
        cmocka_unit_test(guesses_fit),
        cmocka_unit_test(keeps_the_imperial_for_last),
        cmocka_unit_test(a_single_move_needs_no_thought),
        cmocka_unit_test(temper_leans),
        cmocka_unit_test(levels),
        cmocka_unit_test(the_list),
        cmocka_unit_test(another_game),
        cmocka_unit_test(characters),
        cmocka_unit_test(advice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
