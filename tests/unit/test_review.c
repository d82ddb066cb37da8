/* A match looked back on: a planted blunder is found as what cost most, good play costs nothing,
 * nothing rests on what was hidden, and the curve ends where the match did. */
#include "unit.h"

#include "ace_table.h"
#include "ace_worth.h"
#include "bot.h"
#include "explain.h"
#include "games.h"
#include "holdem_table.h"
#include "mem.h"
#include "path.h"
#include "review.h"
#include "review_words.h"
#include "sit.h"
#include "rng.h"
#include "twin.h"
#include "upcolor_table.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

static struct world world;
static char *assets;

static int open_world(void **state)
{
    (void)state;
    assets = path_assets();
    world_open(&world, assets);
    return 0;
}

static int close_world(void **state)
{
    (void)state;
    world_close(&world);
    mem_free(assets);
    return 0;
}

/* Bots of that level go on for so many actions. */
static void play_on(struct match *m, const char *bot, int actions)
{
    struct rng rng = rng_seed(3);
    const struct bot *b = bot_find(match_rules(m)->game->id, bot);
    for (int i = 0; i < actions && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = b->choose(&v, &rng, &temper_even);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
}

static struct match *bots_match(const char *game, int seats, int number, const char *bot,
                                int actions)
{
    struct rules r;
    char error[MATCH_ERROR];
    const uint8_t seed[SEED_BYTES] = {(uint8_t)number, 5};
    assert_true(world_rules(&world, games_find(game), seats, &r, error, sizeof error));
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    assert_non_null(m);
    play_on(m, bot, actions);
    return m;
}

static void words_of(const struct match *m, const struct review_decision *d, char *out, size_t room)
{
    struct review_words w;
    struct strbuf s = STRBUF_EMPTY;
    struct stage *st = sit_unseen(m, d->played.who, d->played.who);
    sit_hear(st, m, 0, match_heard_at(m, d->at));
    review_say(st, d, true, &w);
    review_words_whole(&w, &s);
    snprintf(out, room, "%s", strbuf_text(&s));
    strbuf_free(&s);
    review_words_free(&w);
    stage_free(st);
}

/* ---- what was wrong is found ---- */

static void aces_folded_before_the_flop(void **state)
{
    (void)state;
    struct match *m =
        holdem_hand("stacks 1500 1500 1500; blinds 25 50; big 50; hole 7h2s AcAd Kd9c");
    char words[600];
    holdem_do(m, "3 raise 150, 1 fold, 2 fold");
    const int folded = match_actions(m) - 1;
    play_on(m, "shark", 40);
    struct review *r = review_make(m, seat_bit(1), NULL);
    assert_int_equal(r->people, 1);
    assert_true(r->person[0].n >= 1);
    assert_int_equal(r->person[0].worst[0].at, folded);
    assert_int_equal(r->person[0].worst[0].rating.better.kind, HOLDEM_RAISE_TO);
    assert_in_range(r->person[0].worst[0].rating.cost, 100, 1500);
    words_of(m, &r->person[0].worst[0], words, sizeof words);
    assert_non_null(strstr(words, "You folded A♣ A♦, with 100 to call and 225 in the pot. "));
    review_free(r);
    match_free(m);
}

static void everything_called_with_nothing(void **state)
{
    (void)state;
    struct match *m =
        holdem_hand("stacks 1500 1500; blinds 50 25; big 50; hole 7h2s AcAd; board KsQsJs4d9h");
    holdem_do(
        m, "2 raise 100, 1 call, 1 check, 2 check, 1 check, 2 check, 1 check, 2 bet 1400, 1 call");
    struct review *r = review_make(m, seat_bit(0), NULL);
    assert_true(r->person[0].n >= 1);
    assert_int_equal(r->person[0].worst[0].played.kind, HOLDEM_CALL);
    assert_int_equal(r->person[0].worst[0].rating.better.kind, HOLDEM_FOLD);
    assert_in_range(r->person[0].worst[0].rating.cost, 700, 1500);
    /* the hand took the whole of the table */
    assert_true(r->turn.there);
    assert_int_equal(r->turn.who, 0);
    assert_int_equal(r->point[r->turn.from].chance[0], REVIEW_WHOLE / 2);
    assert_int_equal(r->point[r->turn.to].chance[0], 0);
    assert_int_equal(r->point[r->turn.to].chance[1], REVIEW_WHOLE);
    review_free(r);
    match_free(m);
}

/* AS-12: the last bullet is gone and nothing is won; two reloads are left over. */
static void the_last_bullet_fired_without_a_kill(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy claim-jumper\nset marker 4\nset hp 9\nput hand 1 4c 4d "
                                "9s Jc 7c 8d 2s Kh\nset bullets 1\nset reloads 2\nput bonuses");
    assert_int_equal(ace_table_shoot(m, "4c 4d 9s Jc 7c", 0), REASON_OK);
    struct review *r = review_make(m, seat_bit(0), NULL);
    assert_int_equal(r->person[0].n, 1);
    assert_int_equal(r->person[0].worst[0].at, 0);
    assert_int_equal(r->person[0].worst[0].rating.unit, RATE_DUEL);
    assert_true(r->person[0].worst[0].rating.better.kind == ACE_DISCARD_DRAW ||
                r->person[0].worst[0].rating.better.kind == ACE_RENEW);
    assert_in_range(r->person[0].worst[0].rating.cost, RATE_WHOLE / 10, RATE_WHOLE);
    assert_int_equal(r->point[r->points - 1].chance[0], 0);
    review_free(r);
    match_free(m);
}

/* The turn of a run is told by the chance to win all of it: what a hoard of bonuses is worth for
 * Lord Overkill counts, at whatever duel. */
static void a_run_is_told_by_the_run(void **state)
{
    (void)state;
    static const char *const held[] = {
        "put bonuses", "put bonuses dynamiter train-robber undertaker bootlegger gunsmith"};
    int32_t began[2];
    for (int i = 0; i < 2; i++) {
        char position[400];
        snprintf(position, sizeof position,
                 "put enemy claim-jumper\nset marker 4\nset hp 9\nput hand 1 4c 4d 9s Jc 7c 8d 2s "
                 "Kh\nset bullets 1\nset reloads 0\n%s",
                 held[i]);
        struct match *m = ace_table_strict(NULL, ACE_NORMAL, position);
        assert_int_equal(ace_table_shoot(m, "4c 4d 9s Jc 7c", 0), REASON_OK);
        struct review *r = review_make(m, seat_bit(0), NULL);
        began[i] = r->point[0].chance[0];
        assert_int_equal(r->point[r->points - 1].chance[0], 0);
        /* never more than what lies after this duel */
        assert_true(began[i] <= ace_worth_run(ACE_NORMAL, 5, i ? 60 : 10));
        review_free(r);
        match_free(m);
    }
    assert_true(began[1] > began[0]);
    /* The book: more bonuses, an easier table and a later duel are never worse. */
    for (int d = 0; d < 4; d++)
        for (int marker = 1; marker <= ACE_DUELS; marker++)
            for (int points = 0; points < 60; points++) {
                const int now = ace_worth_run(d, marker, points);
                assert_in_range(now, 1, REVIEW_WHOLE);
                assert_true(ace_worth_run(d, marker, points + 1) >= now);
                assert_true(d == 3 || ace_worth_run(d + 1, marker, points) < now);
            }
    assert_int_equal(ace_worth_run(ACE_NORMAL, ACE_DUELS + 1, 0), REVIEW_WHOLE);
}

/* UC-12, UC-54: the last card would have won the round, and was kept. */
static void a_winning_card_kept(void **state)
{
    (void)state;
    struct match *m = upcolor_table(3, NULL,
                                    "set dealer 0\nset lap 2\nset leader 0\nput hand 1 yellow red "
                                    "red\nput hand 2 imperial\nput hand 3 blue\n");
    upcolor_table_do(m, "1 yellow, 2 pass");
    struct review *r = review_make(m, seat_bit(1), NULL);
    assert_int_equal(r->person[0].n, 1);
    assert_int_equal(r->person[0].worst[0].at, 1);
    assert_int_equal(r->person[0].worst[0].rating.better.kind, UPCOLOR_PLAY);
    assert_in_range(r->person[0].worst[0].rating.cost, RATE_WHOLE / 10, RATE_WHOLE);
    review_free(r);
    match_free(m);
}

/* ---- and what was right is left alone ---- */

/* What the bot would advise costs nothing, whatever came of it. */
static void advice_costs_nothing(void **state)
{
    (void)state;
    static const struct {
        const char *game;
        int seats;
    } some[] = {{"holdem", 3}, {"power-up", 3}, {"spec", 4}, {"ace", 1}, {"upcolor", 4}};
    for (size_t g = 0; g < sizeof some / sizeof *some; g++) {
        struct match *m =
            bots_match(some[g].game, some[g].seats, 2, "regular", some[g].seats == 1 ? 8 : 16);
        int rated = 0;
        for (int i = 0; i < 12 && !match_over(m); i++) {
            struct view v;
            struct rng rng = rng_seed((uint64_t)i);
            struct advice says;
            struct rating r;
            match_view(m, seat_first(match_waiting(m)), &v);
            bot_advise(&v, &rng, &says);
            if (rate_action(&v, &says.action, &r)) {
                rated++;
                if (r.cost)
                    rate_again(&v, &says.action, &r);
                if (r.cost) /* another sample of the same bot: as good as */
                    assert_true(r.unit == RATE_CHIPS ? r.cost < v.board.num[HOLDEM_BIG] * 2
                                                     : r.cost < RATE_WHOLE / 20);
            }
            assert_int_equal(match_play(m, &says.action, 0), REASON_OK);
        }
        if (!rated)
            fail_msg("%s: nothing was rated", some[g].game);
        match_free(m);
    }
}

static void sharks_have_little_to_hear(void **state)
{
    (void)state;
    struct match *good = bots_match("holdem", 3, 4, "shark", 60),
                 *bad = bots_match("holdem", 3, 4, "beginner", 60);
    struct review *r = review_make(good, match_seated(good), NULL),
                  *s = review_make(bad, match_seated(bad), NULL);
    int64_t cost[2] = {0, 0};
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < r->person[i].n; k++)
            cost[0] += r->person[i].worst[k].chips;
        for (int k = 0; k < s->person[i].n; k++)
            cost[1] += s->person[i].worst[k].chips;
    }
    assert_true(cost[0] * 4 < cost[1]);
    review_free(r);
    review_free(s);
    match_free(good);
    match_free(bad);
}

/* ---- secrets ---- */

static bool same_rating(const struct rating *a, const struct rating *b)
{
    return a->unit == b->unit && a->cost == b->cost && a->error == b->error &&
           a->worth == b->worth && memcmp(&a->better, &b->better, sizeof a->better) == 0;
}

static void same_review(const struct review *a, const struct review *b)
{
    assert_int_equal(a->people, b->people);
    for (int i = 0; i < a->people; i++) {
        assert_int_equal(a->person[i].n, b->person[i].n);
        assert_int_equal(a->person[i].rated, b->person[i].rated);
        for (int k = 0; k < a->person[i].n; k++) {
            assert_int_equal(a->person[i].worst[k].at, b->person[i].worst[k].at);
            assert_true(same_rating(&a->person[i].worst[k].rating, &b->person[i].worst[k].rating));
        }
    }
    assert_int_equal(a->points, b->points);
    assert_memory_equal(a->point, b->point, (size_t)a->points * sizeof *a->point);
    assert_int_equal(a->turn.from, b->turn.from);
    assert_int_equal(a->turn.swing, b->turn.swing);
}

/* A table that looks and sounds alike to a seat, with other cards where it does not see: the same
 * review to the last figure. */
static void hidden_cards_change_nothing(void **state)
{
    (void)state;
    static const struct {
        const char *game, *bot;
        int seats, actions;
    } some[] = {{"holdem", "beginner", 3, 24},
                {"power-up", "beginner", 3, 24},
                {"spec", "beginner", 4, 40},
                {"ace", "greedy", 2, 6},
                {"upcolor", "greedy", 4, 30}};
    struct rng rng = rng_seed(8);
    for (size_t g = 0; g < sizeof some / sizeof *some; g++) {
        int pairs = 0;
        for (int number = 0; number < 12 && pairs < 2; number++) {
            struct match *m = bots_match(some[g].game, some[g].seats, number, some[g].bot,
                                         some[g].actions),
                         *t = twin_of(m, 0, &rng);
            if (t) {
                struct review *a = review_make(m, seat_bit(0), NULL),
                              *b = review_make(t, seat_bit(0), NULL);
                same_review(a, b);
                review_free(a);
                review_free(b);
                pairs++;
            }
            match_free(t);
            match_free(m);
        }
        assert_true(pairs > 0);
    }
}

/* ---- the work itself ---- */

static void it_is_the_same_each_time_and_can_be_stopped(void **state)
{
    (void)state;
    struct match *m = bots_match("holdem", 3, 1, "beginner", 50);
    struct review_run run = {0}, stopped = {0};
    struct review *a = review_make(m, match_seated(m), &run),
                  *b = review_make(m, match_seated(m), NULL);
    same_review(a, b);
    assert_int_equal(atomic_load(&run.done), atomic_load(&run.all));
    atomic_store(&stopped.stop, true);
    assert_null(review_make(m, match_seated(m), &stopped));
    review_free(a);
    review_free(b);
    match_free(m);
}

static void nobody_and_nothing(void **state)
{
    (void)state;
    struct match *m = bots_match("holdem", 3, 1, "beginner", 0);
    struct review *r = review_make(m, 0, NULL);
    assert_int_equal(r->people, 0);
    assert_false(r->turn.there);
    review_free(r);
    match_free(m);
}

/* Chips of a finished tournament, hand by hand: the parts are whole, the last one is the winner's.
 */
static void the_curve_ends_with_the_match(void **state)
{
    (void)state;
    struct match *m = bots_match("holdem", 3, 6, "beginner", 5000);
    assert_true(match_over(m));
    struct review *r = review_make(m, 0, NULL);
    assert_true(r->points > 2);
    for (int i = 0; i < r->points; i++) {
        int32_t sum = 0;
        for (int s = 0; s < 3; s++)
            sum += r->point[i].chance[s];
        assert_in_range(sum, REVIEW_WHOLE - 3, REVIEW_WHOLE);
        assert_true(i == 0 || r->point[i].at >= r->point[i - 1].at);
    }
    assert_int_equal(r->point[r->points - 1].at, match_actions(m));
    assert_int_equal(
        r->point[r->points - 1].chance[r->turn.who] == REVIEW_WHOLE || r->turn.swing < 0, 1);
    review_free(r);
    match_free(m);
}

static void stats_are_rounded_as_they_deserve(void **state)
{
    (void)state;
    assert_int_equal(review_rounded(7), 7);
    assert_int_equal(review_rounded(99), 99);
    assert_int_equal(review_rounded(104), 100);
    assert_int_equal(review_rounded(1250), 1300);
    assert_int_equal(review_percent(4949), 49);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(aces_folded_before_the_flop),
        cmocka_unit_test(everything_called_with_nothing),
        cmocka_unit_test(the_last_bullet_fired_without_a_kill),
        cmocka_unit_test(a_run_is_told_by_the_run),
        cmocka_unit_test(a_winning_card_kept),
        cmocka_unit_test(advice_costs_nothing),
        cmocka_unit_test(sharks_have_little_to_hear),
        cmocka_unit_test(hidden_cards_change_nothing),
        cmocka_unit_test(it_is_the_same_each_time_and_can_be_stopped),
        cmocka_unit_test(nobody_and_nothing),
        cmocka_unit_test(the_curve_ends_with_the_match),
        cmocka_unit_test(stats_are_rounded_as_they_deserve),
    };
    return cmocka_run_group_tests(tests, open_world, close_world);
}
