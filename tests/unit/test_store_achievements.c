/* What people have earned: once, with its first date, however the program ends (AS-60 to AS-65:
 * kept per profile, with date). */

#include "unit.h"

#include "achievements.h"
#include "mem.h"
#include "profile.h"
#include "scratch.h"

#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

static int64_t add(struct store *store, const char *name)
{
    struct person who = {.emblem = 1};

    snprintf(who.name, sizeof who.name, "%s", name);
    assert_int_equal(profile_add(store, &who), NAME_GOOD);
    return who.id;
}

static void assert_known(struct store *store, int64_t person, const char *name, int32_t best,
                         int64_t earned)
{
    struct achievement known;

    assert_int_equal(achievements_find(store, person, name, &known), earned != 0);
    assert_int_equal(known.best, best);
    assert_int_equal(known.earned, earned);
    assert_string_equal(known.name, name);
}

static void a_thing_is_earned_once(void **state)
{
    struct store *store = store_open(*state);
    int64_t ann = add(store, "Ann");

    assert_false(achievements_note(store, ann, "ace-big-shot", 18, 0));
    assert_known(store, ann, "ace-big-shot", 18, 0);
    assert_true(achievements_note(store, ann, "ace-big-shot", 23, 1000));
    assert_false(achievements_note(store, ann, "ace-big-shot", 23, 2000));
    assert_false(achievements_note(store, ann, "ace-big-shot", 31, 3000));
    assert_known(store, ann, "ace-big-shot", 31, 1000);
    assert_known(store, 0, "ace-big-shot", 0, 0);
    store_close(store);
    store = store_open(*state);
    assert_known(store, ann, "ace-big-shot", 31, 1000);
    assert_false(achievements_note(store, ann, "ace-big-shot", 5, 4000));
    assert_known(store, ann, "ace-big-shot", 31, 1000);
    store_close(store);
}

static void a_person_takes_them_along(void **state)
{
    struct store *store = store_open(*state);
    int64_t ann = add(store, "Ann"), bob = add(store, "Bob");

    assert_true(achievements_note(store, ann, "b", 1, 1000));
    assert_true(achievements_note(store, ann, "a", 1, 1001));
    assert_true(achievements_note(store, bob, "a", 1, 1002));
    assert_true(achievements_note(store, 0, "a", 1, 1003));
    assert_false(achievements_note(store, 77, "a", 1, 1004)); /* nobody */
    assert_known(store, ann, "a", 1, 1001);
    assert_known(store, ann, "b", 1, 1000);
    assert_known(store, 77, "a", 0, 0);
    profile_remove(store, ann);
    store_close(store);
    store = store_open(*state);
    assert_known(store, ann, "a", 0, 0);
    assert_known(store, ann, "b", 0, 0);
    assert_known(store, bob, "a", 1, 1002);
    assert_known(store, 0, "a", 1, 1003);
    store_close(store);
}

/* Killed right after the write, without closing anything; and told again after the restart, as a
 * table that is laid out again does. */
static void it_survives_a_kill_without_a_double(void **state)
{
    struct store *store;
    pid_t child = fork();

    if (child == 0) {
        store = store_open(*state);
        achievements_note(store, 0, "ace-solo-duel", 1, 1000);
        _exit(store_flush(store) ? 0 : 1);
    }
    int status = -1;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    store = store_open(*state);
    assert_known(store, 0, "ace-solo-duel", 1, 1000);
    assert_false(achievements_note(store, 0, "ace-solo-duel", 1, 2000));
    assert_known(store, 0, "ace-solo-duel", 1, 1000);
    store_close(store);
}

static void a_store_that_forgets_keeps_them_while_it_lives(void **state)
{
    struct store *store = store_open("/proc/nowhere");

    (void)state;
    assert_true(achievements_note(store, 0, "ace-solo-duel", 1, 1000));
    assert_false(achievements_note(store, 0, "ace-solo-duel", 1, 2000));
    assert_known(store, 0, "ace-solo-duel", 1, 1000);
    store_close(store);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_thing_is_earned_once),
        TEST(a_person_takes_them_along),
        TEST(it_survives_a_kill_without_a_double),
        TEST(a_store_that_forgets_keeps_them_while_it_lives),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
