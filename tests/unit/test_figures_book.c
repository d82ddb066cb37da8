/* Figures as the store keeps them: what was kept when matches ended is what their logs give again,
 * for every game; what is missing, spoilt, moved or of an earlier fold is read anew; a deleted
 * match leaves nothing behind; and the standing sums are those of all matches, whatever came and
 * went. With an argument: so many matches of each game. */
#include "unit.h"

#include "bot.h"
#include "stats_ace.h"
#include "stats_block.h"
#include "stats_book.h"
#include "stats_poker.h"
#include "stats_upcolor.h"
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
        stats_book_keep(store, &p, m);
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

static char *sum_told(const struct stats_sum *sum)
{
    struct strbuf out = STRBUF_EMPTY;
    strbuf_addf(&out, "%d matches", sum->matches);
    for (int i = 0; i < sum->fold->counts; i++)
        if (sum->count[i])
            strbuf_addf(&out, " %d=%lld", i, (long long)sum->count[i]);
    for (int c = 0; c < sum->curves; c++)
        for (int i = 0; i < sum->curve[c].n; i++)
            strbuf_addf(&out, "%s%d", i ? " " : " / ", sum->curve[c].point[i]);
    return strbuf_take(&out);
}

/* All sums of a game as one text. */
static char *told(struct store *store, const char *game, int64_t person, size_t *left)
{
    struct stats_book *b = stats_book_open(store, game);
    struct stats_sum *sum = mem_alloc(sizeof *sum);
    *left = stats_book_left(b);
    while (stats_book_read(b, 1))
        continue;
    assert_int_equal(stats_book_left(b), 0);
    stats_book_sum(b, person, sum);
    char *out = sum_told(sum);
    stats_book_close(b);
    mem_free(sum);
    return out;
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
    struct stats_book *b;
    struct stats_sum *sum = mem_alloc(sizeof *sum);
    for (int guests = 0; guests < 3; guests++)
        keep(f->kept, "holdem", m, f->zoe, guests, true);
    b = stats_book_open(f->kept, "holdem");
    stats_book_sum(b, 0, sum);
    assert_int_equal(sum->matches, 1);
    stats_book_sum(b, f->zoe, sum);
    assert_int_equal(sum->matches, 3);
    stats_book_sum(b, f->zoe + 1, sum);
    assert_int_equal(sum->matches, 0);
    stats_book_close(b);
    mem_free(sum);
    match_free(m);
}

/* Practice is read and kept, and in no sum. */
static void practice_does_not_count(void **state)
{
    struct folder *f = *state;
    struct match *m = played("ace", 1, 1, 20000);
    struct stats_sum *sum = mem_alloc(sizeof *sum);
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
    struct stats_book *b = stats_book_open(f->kept, "ace");
    assert_int_equal(stats_book_left(b), 0);
    stats_book_sum(b, f->zoe, sum);
    assert_int_equal(sum->matches, 0);
    stats_book_close(b);
    mem_free(sum);
    match_free(m);
}

/* Whatever is done to what is kept, be it the sums, or the lines where there are no sums: the same
 * figures come out, from the lines or the logs. */
static void spoilt_stats_are_read_again(void **state)
{
    struct folder *f = *state;
    struct rng rng = rng_seed(11);
    size_t left;
    fill(f, 4, matches_wanted);
    static const char *const names[] = {"figures-upcolor-0", "sums-upcolor-0"};
    char *right = told(f->kept, "upcolor", f->zoe, &left);
    for (int i = 0; i < 120; i++) {
        char *spoilt = store_get(f->kept, names[i % 2]);
        assert_non_null(spoilt);
        const int length = (int)strlen(spoilt);
        if (i % 3 == 0)
            spoilt[rng_below(&rng, length)] = "09 =#m/\n"[rng_below(&rng, 8)];
        else if (i % 3 == 1)
            spoilt[rng_below(&rng, length)] = '\0';
        else
            memmove(spoilt + rng_below(&rng, length / 2), spoilt + length / 2,
                    (size_t)(length - length / 2));
        store_remove(f->kept, "sums-upcolor-0");
        store_put(f->kept, names[i % 2], spoilt);
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
    store_put(f->kept, "sums-upcolor-0", "sums 9 of a later version\n");
    char *again = told(f->kept, "upcolor", f->zoe, &left);
    assert_int_equal(left, matches_wanted);
    assert_string_equal(again, right);
    mem_free(again);
    mem_free(right);
}

static void a_deleted_match_takes_its_stats_along(void **state)
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
    stats_book_forget(f->kept, "holdem", id);
    text = store_get(f->kept, "figures-holdem-0");
    assert_null(strstr(text, label));
    mem_free(text);
    char *after = told(f->kept, "holdem", f->zoe, &left);
    assert_int_equal(left, 0);
    assert_string_equal(after, two);
    for (int64_t i = 1; i <= id; i++) {
        profile_remove_match(f->kept, i);
        stats_book_forget(f->kept, "holdem", i);
    }
    assert_null(store_get(f->kept, "figures-holdem-0"));
    assert_null(store_get(f->kept, "sums-holdem-0"));
    mem_free(after);
    mem_free(two);
    match_free(m);
}

/* Many matches lie in several texts. */
static void several_blocks(void **state)
{
    struct folder *f = *state;
    struct match *m = played("ace", 1, 1, 20000);
    struct stats_sum *sum = mem_alloc(sizeof *sum);
    for (int i = 0; i < STATS_BLOCK + 20; i++)
        keep(f->kept, "ace", m, f->zoe, 0, i % 2);
    for (int again = 0; again < 2; again++) {
        struct stats_book *b = stats_book_open(f->kept, "ace");
        assert_int_equal(stats_book_left(b), again ? 0 : STATS_BLOCK / 2 + 10);
        while (stats_book_read(b, 10000))
            continue;
        stats_book_sum(b, f->zoe, sum);
        assert_int_equal(sum->matches, STATS_BLOCK + 20);
        assert_int_equal(sum->count[ACE_RUNS], STATS_BLOCK + 20);
        assert_int_equal(sum->curves, STATS_CURVES);
        stats_book_close(b);
    }
    mem_free(sum);
    match_free(m);
}

/* ---- standing sums ---- */

enum { DEALS = 4, PEOPLE = 3, HISTORIES = 3, STEPS = 240, RECORDS = 400 };

/* A match that is in the store. */
struct record {
    int64_t id, ended, person;
    int game, deal, guests;
};

struct evening {
    struct store *store;
    char *path;
    struct rng rng;
    struct match *deal[GAMES][DEALS];
    int64_t person[PEOPLE];
    struct record record[RECORDS];
    int records;
    int64_t now;
};

/* `figures`: else as an earlier version did, but not of Ace: whose run it was is told by the person
 * alone, and nobody knows any more when they have left. */
static void come_of(struct evening *h, int game, bool figures)
{
    struct record *r = &h->record[h->records++];
    *r = (struct record){.game = game,
                         .deal = rng_below(&h->rng, DEALS),
                         .person = h->person[rng_below(&h->rng, PEOPLE)],
                         .guests = rng_below(&h->rng, 3),
                         /* one that was left ended before it is kept; some end together */
                         .ended = h->now += rng_below(&h->rng, 3)};
    if (rng_below(&h->rng, 4) == 0)
        r->ended -= rng_below(&h->rng, 60);
    const struct match *m = h->deal[r->game][r->deal];
    char *text = match_save(m),
         *seats = r->game == 0
                      ? mem_copy_text("")
                      : seats_of(games[r->game], match_rules(m)->nseats, r->person, r->guests);
    struct played p = {.game = games[r->game],
                       .ended = r->ended,
                       .finished = true,
                       .result = "",
                       .seats = seats,
                       .text = text,
                       .person = {r->person}};
    store_begin(h->store);
    r->id = p.id = profile_add_match(h->store, &p);
    if (figures || game == 0)
        stats_book_keep(h->store, &p, m);
    store_end(h->store);
    mem_free(text);
    mem_free(seats);
}

static void come(struct evening *h, bool figures)
{
    come_of(h, rng_below(&h->rng, GAMES), figures);
}

static void go(struct evening *h)
{
    const int i = rng_below(&h->rng, h->records);
    store_begin(h->store);
    profile_remove_match(h->store, h->record[i].id);
    stats_book_forget(h->store, games[h->record[i].game], h->record[i].id);
    store_end(h->store);
    h->record[i] = h->record[--h->records];
}

/* So many ids are passed over that the next match is of another block. */
static void pass_a_block(struct evening *h)
{
    store_begin(h->store);
    for (int i = 0; i < STATS_SUMS / 2; i++)
        profile_add_match(h->store,
                          &(struct played){.game = "none", .result = "", .seats = "", .text = "t"});
    store_end(h->store);
}

static void rename_or_replace(struct evening *h)
{
    const int i = rng_below(&h->rng, PEOPLE);
    struct person who;
    assert_true(profile_find(h->store, h->person[i], &who));
    snprintf(who.name, sizeof who.name, "Name %d", rng_below(&h->rng, 1000000));
    if (rng_below(&h->rng, 3)) {
        assert_int_equal(profile_change(h->store, &who), NAME_GOOD);
        return;
    }
    profile_remove(h->store, who.id);
    assert_int_equal(profile_add(h->store, &who), NAME_GOOD);
    h->person[i] = who.id;
}

/* One match after the other, by its log alone. */
static char *by_logs(const struct evening *h, int game, int64_t person)
{
    struct stats_sum *sum = mem_alloc(sizeof *sum);
    struct match_stats *f = mem_alloc(sizeof *f);
    struct played_place last = {0};
    sum->fold = stats_fold(games[game]);
    for (int i = 0; i < h->records; i++) {
        const struct record *r = &h->record[i];
        const bool theirs = person ? r->person == person : game != 0 && r->guests == 1;
        if (r->game == game && theirs && sum->fold->read(h->deal[game][r->deal], person ? 0 : 1, f))
            stats_add(sum, f, r->id, r->ended);
        else
            continue;
        if (f->points > 1 && (r->ended > last.ended || (r->ended == last.ended && r->id > last.id)))
            last = (struct played_place){r->ended, r->id};
    }
    assert_true(!sum->curves || sum->curve[0].match == last.id);
    for (int i = 1; i < sum->curves; i++)
        assert_true(sum->curve[i - 1].ended >= sum->curve[i].ended);
    char *text = sum_told(sum);
    mem_free(sum);
    mem_free(f);
    return text;
}

static void assert_sums(struct evening *h, bool without_lines)
{
    for (int g = 0; g < GAMES; g++)
        for (int i = 0; i <= PEOPLE; i++) {
            const int64_t person = i < PEOPLE ? h->person[i] : 0;
            size_t left;
            char *sums = told(h->store, games[g], person, &left), *logs = by_logs(h, g, person);
            assert_string_equal(sums, logs);
            assert_true(!without_lines || left == 0);
            mem_free(sums);
            mem_free(logs);
        }
}

static void forget_lines(struct evening *h)
{
    char **names = store_list(h->store, "");
    for (int i = 0; names[i]; i++)
        if (strncmp(names[i], "figures-", 8) == 0)
            store_remove(h->store, names[i]);
    store_list_free(names);
}

/* Matches of all games come and go, people are renamed, leave and come, in several blocks of ids:
 * what the sums say is what all logs say, one after the other. And once they are whole they stay
 * so by themselves: without the lines of the matches they say it too. */
static void standing_sums_are_those_of_all_matches(void **state)
{
    struct folder *f = *state;
    for (int n = 0; n < HISTORIES; n++) {
        struct evening *h = mem_alloc(sizeof *h);
        *h =
            (struct evening){.path = path_join(f->path, (const char *[]){"one", "two", "three"}[n]),
                             .rng = rng_seed((uint64_t)n + 26),
                             .now = 1700000000};
        h->store = store_open(h->path);
        for (int g = 0; g < GAMES; g++)
            for (int i = 0; i < DEALS; i++)
                h->deal[g][i] = played(games[g], g ? 4 : 1, 50 + i, i == 3 ? 40 : 20000);
        for (int i = 0; i < PEOPLE; i++) {
            struct person who = {0};
            snprintf(who.name, sizeof who.name, "P%d", i);
            assert_int_equal(profile_add(h->store, &who), NAME_GOOD);
            h->person[i] = who.id;
        }
        for (int step = 1; step <= STEPS; step++) {
            const int what = rng_below(&h->rng, 100);
            if (what < 70 || h->records == 0)
                come(h, rng_below(&h->rng, 20));
            else if (what < 92)
                go(h);
            else if (what < 97)
                rename_or_replace(h);
            else
                pass_a_block(h);
            if (step % 60 == 0)
                assert_sums(h, false);
            if (step % 90 == 0) {
                store_close(h->store);
                h->store = store_open(h->path);
            }
        }
        assert_sums(h, false);
        /* as many matches as before, and others */
        profile_remove_match(h->store, h->record[h->records - 1].id);
        come_of(h, h->record[--h->records].game, false);
        assert_sums(h, false);
        for (int step = 1; step <= STEPS / 4; step++) {
            if (step % 3 || h->records == 0)
                come(h, true);
            else
                go(h);
        }
        forget_lines(h);
        assert_sums(h, true);
        store_close(h->store);
        for (int i = 0; i < GAMES * DEALS; i++)
            match_free(h->deal[i / DEALS][i % DEALS]);
        mem_free(h->path);
        mem_free(h);
    }
}

static void without_a_store(void **state)
{
    struct stats_sum *sum = mem_alloc(sizeof *sum);
    struct stats_book *b = stats_book_open(NULL, "spec");
    (void)state;
    assert_false(stats_book_read(b, 1000));
    stats_book_sum(b, 0, sum);
    assert_int_equal(sum->matches, 0);
    stats_book_close(b);
    mem_free(sum);
}

int main(int argc, char **argv)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, two_profiles, no_profiles)
    const struct CMUnitTest tests[] = {
        TEST(logs_give_what_was_kept),
        TEST(one_guest_alone),
        TEST(practice_does_not_count),
        TEST(spoilt_stats_are_read_again),
        TEST(a_deleted_match_takes_its_stats_along),
        TEST(several_blocks),
        TEST(standing_sums_are_those_of_all_matches),
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
