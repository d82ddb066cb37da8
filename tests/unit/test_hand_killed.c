/* The program is killed before, in the middle of and after every single write of one hand of each
 * game (one duel, one round): the next start finds the table as it was before the last action or
 * after it, never anything else, and plays on from there.
 *
 *     test-hand-killed all     every write of every game; else every write of Power Up, and one in
 *                              a few of the others */

#include "unit.h"

#include "bot.h"
#include "faults.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "store.h"
#include "world.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ACTIONS = 40 };

static bool all;

/* Seen by parent and child. */
struct progress {
    volatile int put, safe; /* actions whose saving was begun, and known to be done */
};
static struct progress *progress;

/* The hand, played once: the match's text after each action. */
struct hand {
    char save_name[40], seating_name[40];
    char *text[ACTIONS + 1];
    int n;
};

static struct hand play_hand(const char *id)
{
    char *assets = path_assets(), error[MATCH_ERROR];
    const struct game *g = games_find(id);
    struct hand hand = {0};
    struct world w;
    struct rules r;
    uint8_t seed[SEED_BYTES];
    struct rng rng = rng_seed(7);

    world_open(&w, assets);
    assert_true(world_rules(&w, g, g->seats_min, &r, error, sizeof error));
    match_seed_from_text("one hand", seed);
    struct match *m = match_new(&r, seed, NULL, NULL, false, error);
    assert_non_null(m);
    snprintf(hand.save_name, sizeof hand.save_name, "autosave-%s", id);
    snprintf(hand.seating_name, sizeof hand.seating_name, "seating-%s", id);
    hand.text[0] = match_save(m);
    while (hand.n < ACTIONS && !match_over(m)) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        assert_int_equal(match_play(m, &a, hand.n * 1000), REASON_OK);
        hand.text[++hand.n] = match_save(m);
    }
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return hand;
}

static void free_hand(struct hand *hand)
{
    for (int i = 0; i <= hand->n; i++)
        mem_free(hand->text[i]);
}

/* As a table does it: what is new of the match and who sits there, together. */
static void keep(struct store *store, const struct hand *hand, int n)
{
    const char *before = n ? hand->text[n - 1] : "", *now = hand->text[n];
    char seating[40];
    size_t from = 0;

    while (now[from] && now[from] == before[from])
        from++;
    snprintf(seating, sizeof seating, "%d", n);
    store_begin(store);
    store_put(store, hand->seating_name, seating);
    if (!store_put_from(store, hand->save_name, hand, from, now + from))
        store_put_from(store, hand->save_name, hand, 0, now);
    store_end(store);
}

/* From the program's start to its end. */
static void evening(const char *folder, const struct hand *hand)
{
    struct store *store = store_open(folder);

    for (int n = 0; n <= hand->n; n++) {
        progress->put = n;
        keep(store, hand, n);
        store_flush(store);
        progress->safe = n;
    }
    store_close(store);
}

/* What the next start offers: after how many actions. -1: no game yet. */
static int offered(const char *folder, const struct hand *hand)
{
    struct store *store = store_open(folder);
    struct store_complaint complaint;
    char *text = store_get(store, hand->save_name), *seating = store_get(store, hand->seating_name);
    int n = -1;

    assert_false(store_complaint(store, &complaint));
    for (int i = 0; text && i <= hand->n; i++)
        if (strcmp(text, hand->text[i]) == 0)
            n = i;
    assert_true(n >= 0 || !text);
    assert_int_equal(seating ? atoi(seating) : -1, n);
    mem_free(text);
    mem_free(seating);
    if (n < hand->n) { /* and on it goes */
        keep(store, hand, n + 1);
        assert_true(store_flush(store));
    }
    store_close(store);
    return n;
}

static void killed_at(const struct hand *hand, long at, enum fault_end end)
{
    char *folder = scratch_make();
    int status, n;
    pid_t child;

    *progress = (struct progress){.put = -1, .safe = -1};
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        faults_arm((struct fault){.kinds = FAULT_CHANGES, .at = at, .end = end});
        evening(folder, hand);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) || (WIFEXITED(status) && WEXITSTATUS(status) == 0));
    n = offered(folder, hand);
    if (n < progress->safe || n > progress->put)
        fail_msg("%s, write %ld: action %d is offered, %d was safe, %d put", hand->save_name, at, n,
                 progress->safe, progress->put);
    scratch_remove(folder);
    mem_free(folder);
}

static void every_write(const char *game, long stride)
{
    struct hand hand = play_hand(game);
    char *folder = scratch_make();
    long writes, kills = 0;

    faults_arm((struct fault){.kinds = FAULT_CHANGES});
    evening(folder, &hand);
    writes = faults_disarm();
    assert_true(writes > hand.n);
    for (long at = 1; at <= writes; at += stride)
        for (int end = FAULT_KILLS_BEFORE; end <= FAULT_KILLS_AFTER; end++, kills++)
            killed_at(&hand, at, (enum fault_end)end);
    print_message("%s: %d actions, %ld writes, killed %ld times\n", game, hand.n, writes, kills);
    scratch_remove(folder);
    mem_free(folder);
    free_hand(&hand);
}

static void a_hand_of_power_up_is_killed_at_every_write(void **state)
{
    (void)state;
    every_write("power-up", 1);
}

static void hands_of_the_others_are_killed(void **state)
{
    static const char *const games[] = {"ace", "upcolor", "holdem", "spec"};

    (void)state;
    for (int i = 0; i < 4; i++)
        every_write(games[i], all ? 1 : 9);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hand_of_power_up_is_killed_at_every_write),
        cmocka_unit_test(hands_of_the_others_are_killed),
    };

    all = argc > 1 && strcmp(argv[1], "all") == 0;
    progress =
        mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return progress == MAP_FAILED ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
