/* Games written down as hand histories: what is told as plain hold'em reads back to the same stacks, what was not seen is not in the file, and PokerStars' words are
 * those that counting programs know. With an argument: so many hands instead of the suite's share. */
#include "unit.h"

#include "bot.h"
#include "file.h"
#include "hand_history.h"
#include "holdem_table.h"
#include "i18n.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "phh_play.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct world world;
static int hands_wanted = 150;

static struct rules rules_of(const char *game, int seats)
{
    struct rules r;
    char error[300] = "";
    assert_true(world_rules(&world, games_find(game), seats, &r, error, sizeof error));
    return r;
}

/* A match played by bots of a level; at most so many actions. */
static struct match *played(const char *game, int seats, int stack, const char *bot, int number, int actions)
{
    struct rules r = rules_of(game, seats);
    const uint8_t seed[SEED_BYTES] = {(uint8_t)number, (uint8_t)(number >> 8), 99};
    char error[MATCH_ERROR] = "";
    struct rng rng = rng_seed((uint64_t)number);
    r.option[HOLDEM_FIRST_STACK] = stack;
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    assert_string_equal(error, "");
    while (!match_over(m) && actions-- > 0) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_find(game, bot)->choose(&v, &rng, &temper_even);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    return m;
}

static char *written(const struct match *m, enum history_format format, seat eyes, struct history_count *n)
{
    struct strbuf out = STRBUF_EMPTY;
    struct history_wish w = {.format = format, .name = {"Ann", "Ben", "Cid", "Dee"}, .started = 1782122400};
    history_eyes(&w, eyes == SEAT_OPEN ? (seat)SEAT_ONLOOKER : eyes, eyes == SEAT_OPEN);
    history_write(m, &w, &out, n);
    return strbuf_take(&out);
}

/* Every table of a text reads as a hand and plays to the end that it tells; how many are NT. */
static int reads_back(const char *text, const struct rules *r, int *others)
{
    struct toml *t = toml_open(text, strlen(text));
    const struct toml_value *first;
    const char *name;
    char error[TOML_ERROR];
    int line, good = 0;
    enum toml_step step;
    *others = 0;
    while ((step = toml_next(t, &name, &line, &first, error)) != TOML_END) {
        struct phh_hand h;
        struct phh_played p;
        if (step == TOML_FAULT)
            fail_msg("line %d: %s", line, error);
        const enum phh_verdict verdict = phh_read(name, line, first, &h, error, &line);
        if (verdict == PHH_FAULT)
            fail_msg("line %d: %s\n%s", line, error, text);
        *others += verdict == PHH_OTHER;
        if (verdict != PHH_GOOD)
            continue;
        assert_true(h.finishes);
        if (!phh_play(r, &h, false, &p, error, &line))
            fail_msg("line %d: %s\n%s", line, error, text);
        assert_true(p.over);
        good++;
        phh_free(&h);
    }
    toml_close(t);
    return good;
}

static int hands_of(const struct match *m)
{
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    return v.board.num[HOLDEM_HANDS];
}

static void holdem_reads_back_to_the_same_stacks(void **state)
{
    (void)state;
    const struct rules plain = rules_of("holdem", 10);
    for (int i = 0, hands = 0; hands < hands_wanted; i++) {
        const int seats = 2 + i % 9, stack = i % 3 ? 3000 : 220;
        struct match *m = played("holdem", seats, stack, i % 2 ? "random" : "regular", i, 400);
        const seat eyes[] = {(seat)(i % seats), SEAT_ONLOOKER, SEAT_OPEN};
        struct history_count n;
        char *text = written(m, HISTORY_PHH, eyes[i % 3], &n);
        int others;
        assert_int_equal(n.hands, hands_of(m));
        assert_int_equal(n.plain, n.hands);
        assert_int_equal(reads_back(text, &plain, &others), n.hands);
        assert_int_equal(others, 0);
        hands += n.hands;
        mem_free(text);
        match_free(m);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(holdem_reads_back_to_the_same_stacks),
    };
    char *assets = path_assets();
    hands_wanted = argc > 1 ? atoi(argv[1]) : hands_wanted;
    i18n_start();
    world_open(&world, assets);
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    mem_free(assets);
    return failed;
}
