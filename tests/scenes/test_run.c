/* A whole run of Ace of Spades, played by what the controls are called: from the title to the
 * result.
 *
 * What to do is asked of the saved game, which must be there after every decision; it is done
 * through the names of cards and buttons alone. */
#include "unit.h"

#include "ace_names.h"
#include "bot.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "rng.h"
#include "saves.h"
#include "scenes.h"
#include "scratch.h"
#include "table.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

enum { STEPS = 2000, RUNS = 40 };

struct player {
    struct bench b;
    struct world world;
    struct view view;
    struct rng rng;
};

static bool look_at_save(struct player *p)
{
    char error[MATCH_ERROR], *text = saves_text(p->b.app);
    struct match_world games = world_for_match(&p->world);
    struct match *m = text ? match_load(text, &games, false, error) : NULL;
    bool there = m && !match_over(m);
    if (there)
        match_view(m, 0, &p->view);
    match_free(m);
    mem_free(text);
    return there;
}

static const struct item *item(struct player *p, const char *name, int number)
{
    return items_get(app_top(p->b.app)->items, item_id(name, number));
}

/* Presses what has this id, by its name; cards of a hand have names of their own. */
static bool press(struct player *p, const char *name, int number)
{
    app_settle(p->b.app, 4000);
    const struct item *i = item(p, name, number);
    if (!i || i->why_not)
        return false;
    char spoken[160];
    snprintf(spoken, sizeof spoken, "%s", i->name);
    return app_activate(p->b.app, spoken);
}

/* Exactly these cards of the hand. */
static void choose(struct player *p, const uint8_t *pick, int n)
{
    const struct board *b = &p->view.board;
    for (int i = 0; i < board_count(b, ACE_HAND); i++) {
        bool wanted = memchr(pick, i, (size_t)n) != NULL;
        card c = board_face(b, ACE_HAND, i);
        const struct item *card_item = item(p, "card", c);
        if (card_item && card_item->chosen != wanted)
            press(p, "card", c);
    }
}

static void decide(struct player *p)
{
    const struct view *v = &p->view;
    struct action shot = action_of(0, ACE_SHOOT, 0);
    static const uint8_t first[5] = {0, 1, 2, 3, 4};
    int hand = board_count(&v->board, ACE_HAND);
    struct action wish = bot_find("ace", "greedy")->choose(v, &p->rng, &temper_even);
    if (wish.kind == ACE_DISCARD_DRAW) {
        choose(p, wish.pick, wish.n);
        if (press(p, "second", 0))
            return;
    }
    if (wish.kind == ACE_RENEW && press(p, "third", 0))
        return;
    if (v->board.phase == ACE_PHASE_AIM && rules_check(&v->rules, &v->board, &shot) == REASON_OK) {
        choose(p, shot.pick, shot.n);
        if (press(p, "primary", 0))
            return;
    }
    if (press(p, "give-up", 0)) {
        press(p, "dialog", 1);
        return;
    }
    choose(p, first, hand < 5 ? hand : 5);
    if (press(p, "second", 0) || press(p, "primary", 0))
        return;
    press(p, "third", 0);
}

/* From the first decision to the end of the run; how many steps it took. */
static int play(struct player *p)
{
    int steps = 0;
    for (; steps < STEPS; steps++) {
        app_settle(p->b.app, 4000);
        if (strcmp(app_top(p->b.app)->type->name, "table") != 0)
            break;
        if (press(p, "go-on", 0))
            continue;
        if (!look_at_save(p))
            app_clock(p->b.app, app_now(p->b.app) + 200);
        else
            decide(p);
    }
    return steps;
}

/* Every run that was played to its end is among the matches of the profile, whole. */
static void played_are_kept(struct player *p, struct store *store)
{
    const struct match_world world = world_for_match(&p->world);
    size_t n = 0;
    struct played *list = profile_matches(store, "ace", NULL, 100, &n);
    assert_int_equal(n, RUNS);
    for (size_t i = 0; i < n; i++) {
        char error[MATCH_ERROR], *text = profile_match_text(store, list[i].id);
        struct match *m = match_load(text, &world, false, error);
        assert_non_null(m);
        assert_true(match_over(m) && list[i].finished && list[i].ended >= list[i].started);
        match_free(m);
        mem_free(text);
    }
    profile_matches_free(list, n);
}

static void test_run(void **state)
{
    (void)state;
    char *folder = scratch_make(), *assets = path_assets();
    struct store *store = store_open(folder);
    struct player p = {.rng = rng_seed(7), .b = bench_open_on(store, 1280, 720, "en", 100)};
    world_open(&p.world, assets);
    title_open(p.b.app);
    app_set(p.b.app, SETTING_PACE, PACE_INSTANT);
    app_settle(p.b.app, 1000);
    assert_true(app_activate(p.b.app, "Ace of Spades"));
    assert_true(app_activate(p.b.app, "Easy"));
    assert_true(app_activate(p.b.app, "Play"));
    for (int run = 0; run < RUNS; run++) {
        int steps = play(&p);
        printf("run %d: %d steps, then %s\n", run + 1, steps, app_top(p.b.app)->type->name);
        assert_string_equal(app_top(p.b.app)->type->name, "result");
        assert_int_equal(look_at(p.b.app, "result"), 0);
        if (run & 1) /* of a run that was won it is behind the page */
            app_activate(p.b.app, "All results");
        assert_true(app_activate(p.b.app, run & 1 ? "Same deal" : "Ride on"));
        app_settle(p.b.app, 4000);
        if (strcmp(app_top(p.b.app)->type->name, "dialog") ==
            0) /* three lost in a row: a second wind is offered */
            assert_true(app_activate(p.b.app, "No, thanks"));
        app_settle(p.b.app, 4000);
        assert_string_equal(app_top(p.b.app)->type->name, "table");
    }
    played_are_kept(&p, store);
    bench_close(&p.b);
    world_close(&p.world);
    store_close(store);
    scratch_remove(folder);
    mem_free(folder);
    mem_free(assets);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_run)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
