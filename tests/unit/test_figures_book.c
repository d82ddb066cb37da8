/* Figures as the store keeps them: what was kept when matches ended is what their logs give again,
 * for every game; what is missing, spoilt, moved or of an earlier fold is read anew; a deleted
 * match leaves nothing behind. With an argument: so many matches of each game. */
#include "unit.h"

#include "bot.h"
#include "figures_ace.h"
#include "figures_book.h"
#include "figures_poker.h"
#include "figures_upcolor.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "strbuf.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct world world;
static int matches_wanted = 6;

/* A match that chance has played, to its end or so far. */
static struct match *played(const char *game, int seats, int number, int actions)
{
    const struct game *g = games_find(game);
    const uint8_t seed[SEED_BYTES] = {(uint8_t)number, (uint8_t)(number >> 8), 7};
    struct rng rng = rng_seed((uint64_t)number);
    char error[MATCH_ERROR] = "";
    struct rules r;
    assert_true(world_rules(&world, g, seats, &r, error, sizeof error));
    if (strcmp(game, "upcolor") == 0)
        r.option[UPCOLOR_GAMES] = 2;
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    assert_string_equal(error, "");
    const struct bot *bot = bot_find(game, "greedy");
    for (; !match_over(m) && actions > 0; actions--) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a =
            bot && number % 2 ? bot->choose(&v, &rng, &temper_even) : bot_random_action(&v, &rng);
        assert_int_equal(match_play(m, &a, 1000), REASON_OK);
    }
    return m;
}

/* Where one named person, a guest, and bots sit. */
static char *seats_of(const char *game, int seats, int64_t person, int guests)
{
    struct seating who;
    seating_default(&who, games_find(game), seats);
    for (int s = 0; s < seats; s++) {
        if (s == 0 && person) {
            seating_sit_guest(&who, s);
            who.seat[s].person = person;
        } else if (s >= 1 && s <= guests) {
            seating_sit_guest(&who, s);
            who.seat[s].person = 0;
        } else {
            seating_sit_bot(&who, s, NULL);
        }
    }
    return seating_write(&who);
}

static int64_t keep(struct store *store, const char *game, const struct match *m, int64_t person,
                    int guests, bool figures)
{
    static int64_t when = 1700000000;
    char *text = match_save(m),
         *seats = strcmp(game, "ace") == 0 ? mem_copy_text("")
                                           : seats_of(game, match_rules(m)->nseats, person, guests);
    struct played p = {.game = game,
                       .ended = when++,
                       .finished = match_over(m),
                       .result = "",
                       .seats = seats,
                       .text = text,
                       .person = {person}};
    p.id = profile_add_match(store, &p);
    if (figures)
        figures_book_keep(store, &p, m);
    mem_free(text);
    mem_free(seats);
    return p.id;
}

static const char *const games[] = {"ace", "holdem", "power-up", "spec", "upcolor"};
enum { GAMES = 5 };

static int seats_for(int g, int number)
{
    return g == 0 ? 1 : g == 4 ? 3 + number % 4 : 2 + number % 3;
}

/* All sums of a game as one text. */
static char *told(struct store *store, const char *game, int64_t person, size_t *left)
{
    struct strbuf out = STRBUF_EMPTY;
    struct figures_book *b = figures_book_open(store, game);
    struct figures_sum *sum = mem_alloc(sizeof *sum);
    *left = figures_book_left(b);
    while (figures_book_read(b, 1))
        continue;
    assert_int_equal(figures_book_left(b), 0);
    figures_book_sum(b, person, sum);
    strbuf_addf(&out, "%d matches", sum->matches);
    for (int i = 0; i < sum->fold->counts; i++)
        if (sum->count[i])
            strbuf_addf(&out, " %d=%lld", i, (long long)sum->count[i]);
    for (int c = 0; c < sum->curves; c++)
        for (int i = 0; i < sum->curve[c].n; i++)
            strbuf_addf(&out, "%s%d", i ? " " : " / ", sum->curve[c].point[i]);
    figures_book_close(b);
    mem_free(sum);
    return strbuf_take(&out);
}

struct folder {
    struct store *kept, *bare;
    char *path, *path_bare;
    int64_t zoe;
};

/* Two profiles with the same matches: in one the figures were kept as they ended, in the other
 * never. */
static int two_profiles(void **state)
{
    struct folder *f = mem_alloc(sizeof *f);
    f->path = scratch_make();
    f->path_bare = scratch_make();
    f->kept = store_open(f->path);
    f->bare = store_open(f->path_bare);
    struct person zoe = {.name = "Zoé"}, again = {.name = "Zoé"};
    assert_int_equal(profile_add(f->kept, &zoe), NAME_GOOD);
    assert_int_equal(profile_add(f->bare, &again), NAME_GOOD);
    assert_int_equal(zoe.id, again.id);
    f->zoe = zoe.id;
    *state = f;
    return 0;
}

static int no_profiles(void **state)
{
    struct folder *f = *state;
    store_close(f->kept);
    store_close(f->bare);
    scratch_remove(f->path);
    scratch_remove(f->path_bare);
    mem_free(f->path);
    mem_free(f->path_bare);
    mem_free(f);
    return 0;
}

static void fill(struct folder *f, int g, int n)
{
    for (int i = 0; i < n; i++) {
        struct match *m = played(games[g], seats_for(g, i), i, i % 5 == 4 ? 60 : 20000);
        const int guests = i % 3;
        assert_int_equal(keep(f->kept, games[g], m, f->zoe, guests, true),
                         keep(f->bare, games[g], m, f->zoe, guests, false));
        match_free(m);
    }
}

/* The logs give what was kept, for the person and for a nameless guest; and once read from logs it
 * is kept as well. */
static void logs_give_what_was_kept(void **state)
{
    struct folder *f = *state;
    for (int g = 0; g < GAMES; g++) {
        size_t left;
        fill(f, g, matches_wanted);
        for (int who = 0; who < 2; who++) {
            char *kept = told(f->kept, games[g], who ? f->zoe : 0, &left);
            assert_int_equal(left, 0);
            char *read = told(f->bare, games[g], who ? f->zoe : 0, &left);
            assert_int_equal(left, who ? 0 : matches_wanted);
            assert_string_equal(read, kept);
            if (who)
                assert_true(strlen(kept) > 40);
            mem_free(kept);
            mem_free(read);
        }
        assert_true(store_flush(f->bare));
    }
}

/* A guest's figures are those of the matches in which only one had no name. */
static void one_guest_alone(void **state)
{
    struct folder *f = *state;
    struct match *m = played("holdem", 4, 2, 20000);
    struct figures_book *b;
    struct figures_sum *sum = mem_alloc(sizeof *sum);
    for (int guests = 0; guests < 3; guests++)
        keep(f->kept, "holdem", m, f->zoe, guests, true);
    b = figures_book_open(f->kept, "holdem");
    figures_book_sum(b, 0, sum);
    assert_int_equal(sum->matches, 1);
    figures_book_sum(b, f->zoe, sum);
    assert_int_equal(sum->matches, 3);
    figures_book_sum(b, f->zoe + 1, sum);
    assert_int_equal(sum->matches, 0);
    figures_book_close(b);
    mem_free(sum);
    match_free(m);
}

/* Practice is read and kept, and in no sum. */
static void practice_does_not_count(void **state)
{
    struct folder *f = *state;
    struct match *m = played("ace", 1, 1, 20000);
    struct figures_sum *sum = mem_alloc(sizeof *sum);
    match_undo(m, match_actions(m) - 1, true);
    struct view v;
    match_view(m, seat_first(match_waiting(m)), &v);
    struct action a;
    assert_true(rules_least(&v.rules, &v.board, seat_first(match_waiting(m)), &a));
    struct rng rng = rng_seed(3);
    while (!match_over(m)) {
        match_view(m, seat_first(match_waiting(m)), &v);
        a = bot_random_action(&v, &rng);
        match_play(m, &a, 0);
    }
    keep(f->kept, "ace", m, f->zoe, 0, true);
    struct figures_book *b = figures_book_open(f->kept, "ace");
    assert_int_equal(figures_book_left(b), 0);
    figures_book_sum(b, f->zoe, sum);
    assert_int_equal(sum->matches, 0);
    figures_book_close(b);
    mem_free(sum);
    match_free(m);
}

/* Whatever is done to what is kept: the same figures come out, from the logs. */
static void spoilt_figures_are_read_again(void **state)
{
    struct folder *f = *state;
    struct rng rng = rng_seed(11);
    size_t left;
    fill(f, 4, matches_wanted);
    char *right = told(f->kept, "upcolor", f->zoe, &left),
         *whole = store_get(f->kept, "figures-upcolor-0");
    assert_non_null(whole);
    const int length = (int)strlen(whole);
    for (int i = 0; i < 60; i++) {
        char *spoilt = mem_copy_text(whole);
        if (i % 3 == 0)
            spoilt[rng_below(&rng, length)] = "09 =#m/\n"[rng_below(&rng, 8)];
        else if (i % 3 == 1)
            spoilt[rng_below(&rng, length)] = '\0';
        else
            memmove(spoilt + rng_below(&rng, length / 2), spoilt + length / 2,
                    (size_t)(length - length / 2));
        store_put(f->kept, "figures-upcolor-0", spoilt);
        char *again = told(f->kept, "upcolor", f->zoe, &left);
        assert_string_equal(again, right);
        mem_free(again);
        again = told(f->kept, "upcolor", f->zoe, &left);
        assert_int_equal(left, 0);
        assert_string_equal(again, right);
        mem_free(again);
        mem_free(spoilt);
    }
    store_put(f->kept, "figures-upcolor-0", "figures 9\nsomething of a later version\n");
    char *again = told(f->kept, "upcolor", f->zoe, &left);
    assert_int_equal(left, matches_wanted);
    assert_string_equal(again, right);
    mem_free(again);
    mem_free(right);
    mem_free(whole);
}

static void a_deleted_match_takes_its_figures_along(void **state)
{
    struct folder *f = *state;
    size_t left;
    fill(f, 1, 3);
    char *two = told(f->kept, "holdem", f->zoe, &left);
    struct match *m = played("holdem", 2, 77, 20000);
    const int64_t id = keep(f->kept, "holdem", m, f->zoe, 0, true);
    char label[40], *text = store_get(f->kept, "figures-holdem-0");
    snprintf(label, sizeof label, "m%lld ", (long long)id);
    assert_non_null(strstr(text, label));
    mem_free(text);
    profile_remove_match(f->kept, id);
    figures_book_forget(f->kept, "holdem", id);
    text = store_get(f->kept, "figures-holdem-0");
    assert_null(strstr(text, label));
    mem_free(text);
    char *after = told(f->kept, "holdem", f->zoe, &left);
    assert_int_equal(left, 0);
    assert_string_equal(after, two);
    for (int64_t i = 1; i <= id; i++) {
        profile_remove_match(f->kept, i);
        figures_book_forget(f->kept, "holdem", i);
    }
    assert_null(store_get(f->kept, "figures-holdem-0"));
    mem_free(after);
    mem_free(two);
    match_free(m);
}

/* Many matches lie in several texts. */
static void several_blocks(void **state)
{
    struct folder *f = *state;
    struct match *m = played("ace", 1, 1, 20000);
    struct figures_sum *sum = mem_alloc(sizeof *sum);
    for (int i = 0; i < FIGURES_BLOCK + 20; i++)
        keep(f->kept, "ace", m, f->zoe, 0, i % 2);
    for (int again = 0; again < 2; again++) {
        struct figures_book *b = figures_book_open(f->kept, "ace");
        assert_int_equal(figures_book_matches(b), FIGURES_BLOCK + 20);
        assert_int_equal(figures_book_left(b), again ? 0 : FIGURES_BLOCK / 2 + 10);
        while (figures_book_read(b, 10000))
            continue;
        figures_book_sum(b, f->zoe, sum);
        assert_int_equal(sum->matches, FIGURES_BLOCK + 20);
        assert_int_equal(sum->count[ACE_RUNS], FIGURES_BLOCK + 20);
        assert_int_equal(sum->curves, FIGURES_CURVES);
        figures_book_close(b);
    }
    mem_free(sum);
    match_free(m);
}

static void without_a_store(void **state)
{
    struct figures_sum *sum = mem_alloc(sizeof *sum);
    struct figures_book *b = figures_book_open(NULL, "spec");
    (void)state;
    assert_false(figures_book_read(b, 1000));
    figures_book_sum(b, 0, sum);
    assert_int_equal(sum->matches, 0);
    figures_book_close(b);
    mem_free(sum);
}

int main(int argc, char **argv)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, two_profiles, no_profiles)
    const struct CMUnitTest tests[] = {
        TEST(logs_give_what_was_kept),
        TEST(one_guest_alone),
        TEST(practice_does_not_count),
        TEST(spoilt_figures_are_read_again),
        TEST(a_deleted_match_takes_its_figures_along),
        TEST(several_blocks),
        cmocka_unit_test(without_a_store),
    };
    char *assets = path_assets();
    if (argc > 1)
        matches_wanted = atoi(argv[1]);
    world_open(&world, assets);
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    mem_free(assets);
    return failed;
}
