/* What a frame shows is kept: anybody who looks at the disk when it was drawn finds every decision
 * that is in it, however slow the disk is. And what a power cut could take away is forced to the
 * disk at the end of each hand, duel or round, and when the table is left. */
#include "faults.h"
#include "games.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "store.h"
#include "strbuf.h"
#include "table_inside.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The text as another program reads it: in this one it would come out of the store's queue. */
static char *read_outside(const char *folder, const char *name)
{
    struct strbuf all = STRBUF_EMPTY;
    char part[4096];
    int ends[2];
    ssize_t n;
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        char *text = store_peek(folder, name);
        const size_t length = text ? strlen(text) : 0;
        for (size_t done = 0; done < length; done += (size_t)n)
            if ((n = write(ends[1], text + done, length - done)) <= 0)
                _exit(1);
        _exit(0);
    }
    close(ends[1]);
    while ((n = read(ends[0], part, sizeof part)) > 0)
        strbuf_add_part(&all, part, (size_t)n);
    close(ends[0]);
    waitpid(child, NULL, 0);
    return strbuf_take(&all);
}

static struct table *table_on(struct bench *b)
{
    struct scene *s = app_top(b->app);
    return s && strcmp(s->type->name, "table") == 0 ? (struct table *)s : NULL;
}

/* Bots alone, as fast as they can; one frame after the other. */
static void open_table(struct bench *b, const char *game)
{
    struct seating who;
    const struct game *g = games_find(game);
    seating_default(&who, g, game_seats_offered(g));
    for (int i = 0; i < who.nseats; i++)
        seating_sit_bot(&who, i, "beginner");
    app_set(b->app, SETTING_PACE, PACE_INSTANT);
    table_open(b->app, &(struct table_request){.game = game, .seed = "kept", .seating = &who});
}

static void a_frame_shows_what_is_kept(void **state)
{
    struct store *store = store_open(*state);
    struct bench b = bench_open_on(store, 1280, 720, "en", 100);
    int looked = 0, had = 0;
    title_open(b.app);
    open_table(&b, "upcolor");
    app_frame(b.app);
    faults_arm((struct fault){.kinds = FAULT_WRITE, .slow_us = 2000});
    for (int i = 0; i < 8000 && looked < 40; i++) {
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
        const struct table *t = table_on(&b);
        if (!t || match_over(t->match))
            break;
        if (match_actions(t->match) == had) {
            usleep(1000); /* they think */
            continue;
        }
        had = match_actions(t->match);
        looked++;
        char *shown = match_save(t->match), *kept = read_outside(*state, "autosave-upcolor");
        assert_string_equal(kept, shown);
        mem_free(shown);
        mem_free(kept);
    }
    faults_disarm();
    assert_true(looked > 10);
    bench_close(&b);
    store_close(store);
}

/* So many hands, duels or rounds were forced to the disk; each of many decisions. */
static void each_hand_is_forced_to_the_disk(void **state)
{
    static const char *const games[] = {"power-up", "holdem", "spec", "upcolor", "ace"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        char *folder = path_join(*state, games[i]);
        struct store *store = store_open(folder);
        struct bench b = bench_open_on(store, 1280, 720, "en", 100);
        int actions = 0;
        title_open(b.app);
        open_table(&b, games[i]);
        app_frame(b.app);
        assert_true(store_flush(store));
        faults_arm((struct fault){.kinds = FAULT_SYNC});
        for (int n = 0;
             n < 3000 && table_on(&b) && !match_over(table_on(&b)->match) && actions < 100; n++) {
            app_clock(b.app, app_now(b.app) + 20);
            app_frame(b.app);
            usleep(200);
            actions = table_on(&b) ? match_actions(table_on(&b)->match) : actions;
        }
        usleep(20000);
        const long hands = faults_disarm();
        print_message("%s: forced %ld times in %d decisions\n", games[i], hands, actions);
        assert_true(actions >= 5);
        assert_in_range(hands, 1, actions - 1);
        faults_arm((struct fault){.kinds = FAULT_SYNC});
        app_home(b.app);
        app_frame(b.app);
        usleep(20000);
        assert_true(faults_disarm() > 0); /* the table is left */
        bench_close(&b);
        store_close(store);
        mem_free(folder);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_frame_shows_what_is_kept),
        TEST(each_hand_is_forced_to_the_disk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
