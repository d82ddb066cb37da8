/* One law for hands (guard.h), in every game and privacy, by keys, pad and pointer: a player who
 * drums on one thing decides nothing that one deliberate press would not have decided, and nothing
 * of another person's; a player who presses 250 ms after a question is on the screen is always
 * heard. CARRE_MASHES and CARRE_HASTES: how many. */
#include "bot.h"
#include "canvas_inside.h"
#include "games.h"
#include "holdem_names.h"
#include "i18n.h"
#include "kinds.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "seating.h"
#include "spec_names.h"
#include "table_inside.h"
#include "twins.h"
#include "unit.h"
#include "ace_settings.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONG_MS = 60000, PRESSES_OF_A_MASH = 50, CHOICE_MOST = 400, TABLES = 14 };

static const struct {
    const char *game;
    int people;
    enum privacy how;
} tables[TABLES] = {
    {"upcolor", 3, PRIVACY_PEEK},  {"upcolor", 3, PRIVACY_OPEN},  {"upcolor", 3, PRIVACY_CURTAIN},
    {"holdem", 3, PRIVACY_PEEK},   {"holdem", 3, PRIVACY_OPEN},   {"holdem", 3, PRIVACY_CURTAIN},
    {"power-up", 3, PRIVACY_PEEK}, {"power-up", 3, PRIVACY_OPEN}, {"power-up", 3, PRIVACY_CURTAIN},
    {"spec", 3, PRIVACY_PEEK},     {"spec", 3, PRIVACY_OPEN},     {"spec", 3, PRIVACY_CURTAIN},
    {"ace", 2, PRIVACY_PEEK},      {"ace", 2, PRIVACY_OPEN},
};

enum { QUESTIONS_OF_A_KIND = 8 };

/* One thing that can be pressed: a key, a button of a pad, or a place. */
struct thing {
    enum key key;
    enum pad pad;
    struct point at;
};

struct scene_of {
    struct world world;
    char *assets;
    struct bench b;
    struct table *t;
};

static void open_at(struct scene_of *x, int which, int actions, const char *seed, int pace)
{
    struct seating who;
    *x = (struct scene_of){.assets = path_assets()};
    world_open(&x->world, x->assets);
    const struct twins_how how = {
        .game = tables[which].game, .people = tables[which].people, .actions = actions};
    struct match *m = twins_match(&x->world, &how, seed);
    if (match_over(m)) {
        match_free(m);
        m = twins_match(&x->world, &(struct twins_how){.game = how.game, .people = how.people},
                        seed);
    }
    char *text = match_save(m);
    match_free(m);
    twins_people(&who, how.game, how.people, tables[which].how);
    x->b = bench_open(1280, 720, "en", 100);
    app_set(x->b.app, SETTING_TIME_LIMITS, 2);
    app_set(x->b.app, SETTING_PACE, pace);
    app_scripted(x->b.app, false);
    title_open(x->b.app);
    table_open(x->b.app, &(struct table_request){.game = how.game, .saved = text, .seating = &who});
    mem_free(text);
    app_settle(x->b.app, LONG_MS);
    for (int i = 0; i < 60; i++) { /* the player who is not asked says so meanwhile */
        app_clock(x->b.app, app_now(x->b.app) + 50);
        app_frame(x->b.app);
    }
    x->t = (struct table *)app_top(x->b.app);
}

static void close(struct scene_of *x)
{
    bench_close(&x->b);
    world_close(&x->world);
    mem_free(x->assets);
}

static void open_start(struct scene_of *x, int which)
{
    struct seating who;
    *x = (struct scene_of){.assets = path_assets()};
    world_open(&x->world, x->assets);
    seating_default(&who, games_find(kinds[which].game), kinds[which].seats);
    for (int s = 0; s < kinds[which].seats; s++)
        if (s < kinds[which].people)
            seating_sit_guest(&who, s);
        else
            seating_sit_bot(&who, s, NULL);
    who.privacy = kinds[which].how;
    x->b = bench_open(1280, 720, "en", 100);
    app_set(x->b.app, SETTING_TIME_LIMITS, 2);
    app_set(x->b.app, ace_setting(ACE_SETTING_STORY), STORY_NEVER);
    app_scripted(x->b.app, false);
    app_clock(x->b.app, 1000);
    title_open(x->b.app);
    table_open(x->b.app,
               &(struct table_request){.game = kinds[which].game, .seed = "pad", .seating = &who});
    app_settle(x->b.app, LONG_MS);
    x->t = (struct table *)app_top(x->b.app);
}

static bool at_table(const struct scene_of *x) { return app_has(x->b.app, "table"); }

static void wait_ms(struct scene_of *x, int ms)
{
    app_clock(x->b.app, app_now(x->b.app) + ms);
    app_frame(x->b.app);
}

static void press(struct scene_of *x, const struct thing *p)
{
    struct app *app = x->b.app;
    if (p->key) {
        app_input(app, &(struct input){.kind = INPUT_KEY, .key = p->key});
        wait_ms(x, 10);
        app_input(app, &(struct input){.kind = INPUT_LIFT, .key = p->key});
    } else if (p->pad) {
        app_input(app, &(struct input){.kind = INPUT_PAD, .pad = p->pad});
        wait_ms(x, 10);
        app_input(app, &(struct input){.kind = INPUT_LIFT, .pad = p->pad});
    } else {
        app_input(app, &(struct input){.kind = INPUT_MOVE, .at = p->at});
        app_input(app, &(struct input){.kind = INPUT_DOWN, .at = p->at});
        wait_ms(x, 10);
        app_input(app, &(struct input){.kind = INPUT_UP, .at = p->at});
    }
    app_frame(app);
}

static void add(struct thing *list, int *n, struct thing one)
{
    if (*n < CHOICE_MOST)
        list[(*n)++] = one;
}

/* All that can be pressed here, and what no control asks for. */
static int things(const struct scene_of *x, struct thing list[CHOICE_MOST])
{
    static const enum key keys[] = {KEY_ENTER,     KEY_SPACE,     KEY_TAB,       KEY_ESCAPE,
                                    KEY_DOWN,      KEY_RIGHT,     (enum key)'1', (enum key)'2',
                                    (enum key)'Z', (enum key)'N', (enum key)'C'};
    const struct items *it = app_top(x->b.app)->items;
    int n = 0;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        add(list, &n, (struct thing){.key = keys[i]});
    for (enum pad p = PAD_A; p <= PAD_RIGHT_TRIGGER; p++)
        add(list, &n, (struct thing){.pad = p});
    for (int i = 0; i < items_count(it); i++) {
        const struct item *e = items_at(it, i);
        if (e->why_not || e->role == ITEM_PICTURE || e->role == ITEM_TEXT || e->role == ITEM_GROUP)
            continue;
        if (e->key)
            add(list, &n, (struct thing){.key = e->key});
        const struct point at = rect_centre(e->bounds);
        if (items_under(it, at) == e)
            add(list, &n, (struct thing){.at = at});
    }
    return n;
}

static void say(const struct thing *p, char out[40])
{
    if (p->key)
        snprintf(out, 40, p->key < 256 ? "key %c" : "key #%d", (int)p->key);
    else if (p->pad)
        snprintf(out, 40, "pad %d", (int)p->pad);
    else
        snprintf(out, 40, "a click at %d, %d", (int)p->at.x, (int)p->at.y);
}

static int many(const char *name, int usual)
{
    const char *text = getenv(name);
    return text ? atoi(text) : usual;
}

/* The same table, the same thing: once, then fifty times. */
struct mash {
    int which, actions, pace;
    bool looks;
    char seed[24];
};

static void begin(struct scene_of *x, const struct mash *m)
{
    open_at(x, m->which, m->actions, m->seed, m->pace);
    const struct item *look = items_get(app_top(x->b.app)->items, item_id("peek", 0));
    if (m->looks && look && !look->why_not) {
        press(x, &(struct thing){.key = look->key});
        app_settle(x->b.app, LONG_MS);
        wait_ms(x, 1000);
    }
}

static int decided_by_one(const struct mash *m, const struct thing *p)
{
    struct scene_of x;
    begin(&x, m);
    const unsigned before = x.t->decisions;
    press(&x, p);
    const int made = at_table(&x) ? (int)(x.t->decisions - before) : 1;
    close(&x);
    return made;
}

/* The last decision was another person's. (A sealed no is the table's, whoever gives it.) */
static bool anothers(const struct scene_of *x, seat who)
{
    const struct action a = match_action(x->t->match, match_actions(x->t->match) - 1, NULL);
    return a.who != who && strcmp(match_rules(x->t->match)->game->verbs[a.kind], "no") != 0;
}

static int mash(const struct mash *m, const struct thing *p, int gap, int most)
{
    struct scene_of x;
    char what[40];
    int bad = 0;
    begin(&x, m);
    const unsigned before = x.t->decisions;
    const int had = match_actions(x.t->match);
    const seat who = x.t->curtain.up ? x.t->curtain.comes : x.t->front;
    say(p, what);
    for (int i = 0; i < PRESSES_OF_A_MASH && at_table(&x) && !bad; i++) {
        press(&x, p);
        wait_ms(&x, gap - 10);
        if (!at_table(&x))
            break;
        const int made = (int)(x.t->decisions - before);
        const bool others = (x.t->look && x.t->front != who) ||
                            (x.t->privacy == PRIVACY_CURTAIN && x.t->eyes >= 0 &&
                             !x.t->curtain.up && x.t->eyes != who);
        const bool theirs = made && match_actions(x.t->match) > had && anothers(&x, who);
        if ((gap < GUARD_MS && made > most) || others || theirs) {
            printf("%s privacy %d after %d actions (%s)%s, %s every %d ms, press %d: %s\n",
                   tables[m->which].game, tables[m->which].how, m->actions, m->seed,
                   m->looks ? " looked" : "", what, gap, i + 1,
                   others ? "another’s hand" : "a decision too many");
            for (int k = match_actions(x.t->match) - 2; k < match_actions(x.t->match); k++)
                printf("    seat %d did %s; %d was asked\n", match_action(x.t->match, k, NULL).who,
                       match_rules(x.t->match)->game->verbs[match_action(x.t->match, k, NULL).kind],
                       who);
            bad = 1;
        }
    }
    close(&x);
    return bad;
}

static void test_whoever_drums_decides_nothing(void **state)
{
    (void)state;
    struct rng rng = rng_seed((uint64_t)many("CARRE_SEED", 3));
    int bad = 0, made = 0;
    for (int i = 0, n = many("CARRE_MASHES", 70); i < n; i++) {
        struct mash m = {.which = i % TABLES,
                         .actions = (int)rng_below(&rng, 30),
                         .looks = rng_below(&rng, 2),
                         .pace = rng_below(&rng, 2) ? PACE_INSTANT : PACE_NORMAL};
        struct thing list[CHOICE_MOST];
        struct scene_of x;
        static const int gaps[] = {30, 120, 300};
        snprintf(m.seed, sizeof m.seed, "mash %d", i);
        begin(&x, &m);
        const struct thing p = list[rng_below(&rng, things(&x, list))];
        close(&x);
        const int most = decided_by_one(&m, &p);
        made += most;
        bad += mash(&m, &p, gaps[i / TABLES % 3], most);
    }
    printf("%d of the single presses decided\n", made);
    assert_int_equal(bad, 0);
}

/* ---- where the focus begins ---- */

/* Whom no hand has led finds it on what is asked: the item marked first, a card that can be
 * chosen or, after a look, the hand. */
static bool begins_there(const struct scene_of *x, const char *where)
{
    const struct items *it = app_top(x->b.app)->items;
    const struct item *focus = items_focus(it);
    bool asks = false;
    for (int i = 0; i < items_count(it) && !asks; i++)
        asks = items_at(it, i)->first && item_can_focus(items_at(it, i));
    if (!asks || (focus && (focus->first || focus->id == item_id("the-hand", 0) ||
                            (focus->role == ITEM_CARD && focus->own && !focus->why_not))))
        return true;
    printf("%s: the focus is on “%s”\n", where, focus ? focus->name : "");
    return false;
}

/* At each question the first press of a pad, its A, does what stands there to be done, or nothing:
 * it opens no page and no menu. What that leaves to be decided is drawn by lot. */
static void test_a_pads_first_press_is_about_the_question(void **state)
{
    (void)state;
    int bad = 0, questions = 0, done = 0;
    for (int i = 0; i < KINDS; i++) {
        struct scene_of x;
        struct rng rng = rng_seed(7);
        char where[80];
        open_start(&x, i);
        for (int k = 0; k < QUESTIONS_OF_A_KIND && at_table(&x); k++) {
            struct view v;
            app_settle(x.b.app, LONG_MS);
            wait_ms(&x, GUARD_OTHER_MS);
            if (!at_table(&x) || match_over(x.t->match))
                break;
            snprintf(where, sizeof where, "%s privacy %d, question %d", kinds[i].game, kinds[i].how,
                     k);
            const bool curtain = x.t->curtain.up, asked = curtain || table_asked(x.t) == x.t->front;
            bad += asked && !begins_there(&x, where);
            questions += asked;
            const int before = match_actions(x.t->match);
            press(&x, &(struct thing){.pad = PAD_A});
            done += match_actions(x.t->match) > before || x.t->look || curtain;
            const char *top = app_top(x.b.app)->type->name;
            if (strcmp(top, "table") != 0 && strcmp(top, "result") != 0) {
                printf("%s: A opens “%s”\n", where, top);
                bad++;
                break;
            }
            if (curtain || !at_table(&x) || match_actions(x.t->match) > before)
                continue;
            match_view(x.t->match, seat_first(match_waiting(x.t->match)), &v);
            table_play(x.t, bot_random_action(&v, &rng), true);
        }
        close(&x);
    }
    printf("%d questions, %d of them answered, looked at or come to by A\n", questions, done);
    assert_int_equal(bad, 0);
    assert_true(done > questions / 2);
}

/* ---- and none is lost ---- */

/* And while nothing is asked the focus rests where it was, or on what is to come: on nothing that
 * opens a page, unless a hand has led it there. */
static void test_the_focus_rests_on_no_page(void **state)
{
    (void)state;
    enum { FRAMES = 1500, STEP = 40 };
    int bad = 0, seen = 0;
    for (int i = 0; i < KINDS; i++) {
        struct scene_of x;
        struct rng rng = rng_seed(7);
        open_start(&x, i);
        press(&x, &(struct thing){.pad = PAD_LEFT_TRIGGER}); /* a pad: of nothing, as a rule */
        for (int f = 0; f < FRAMES && at_table(&x) && !match_over(x.t->match); f++) {
            struct view v;
            app_clock(x.b.app, app_now(x.b.app) + STEP);
            const int wait = app_frame(x.b.app);
            if (app_top(x.b.app) != &x.t->scene)
                break;
            const struct item *focus = items_focus(x.t->scene.items);
            const int does = focus ? focus->action : 0;
            seen += focus != NULL;
            if (does == STAGE_RULES || does == STAGE_CHART || does == STAGE_SETTINGS ||
                (focus && strcmp(focus->name, "History") == 0)) {
                printf("%s privacy %d, frame %d: the focus is on “%s”\n", kinds[i].game,
                       kinds[i].how, f, focus->name);
                bad++;
                break;
            }
            if (x.t->curtain.up && wait != 0) {
                press(&x, &(struct thing){.pad = PAD_A});
                continue;
            }
            if (wait == 0 || x.t->curtain.up || table_asked(x.t) < 0 ||
                !stage_caught_up(table_front(x.t)))
                continue;
            match_view(x.t->match, table_asked(x.t), &v);
            table_play(x.t, bot_random_action(&v, &rng), true);
            app_redraw(x.b.app);
        }
        close(&x);
    }
    assert_true(seen > 1000);
    assert_int_equal(bad, 0);
}

/* Waits until the question is on the screen, and the focus where it stays (it goes by itself to an
 * amount that is being typed, when a page above it has closed), and a quarter of a second more; not
 * a millisecond longer. */
static bool wait_for_question(struct scene_of *x)
{
    int64_t thought = -GUARD_MS;
    wait_ms(x, GUARD_MS);
    for (int i = 0; i < 6000; i++) {
        if (!at_table(x))
            return false;
        const struct guard *g = &x->t->scene.guard;
        if (strcmp(app_top(x->b.app)->type->name, "table") != 0 ||
            items_get(x->t->scene.items, item_id("go-on", 0))) {
            app_input(x->b.app,
                      &(struct input){.kind = INPUT_KEY,
                                      .key = strcmp(app_top(x->b.app)->type->name, "table") == 0
                                                 ? KEY_SPACE
                                                 : KEY_ESCAPE});
            wait_ms(x, GUARD_MS);
            continue;
        }
        /* a hint that was asked for takes the focus in the frame after its thread is done */
        if (x->t->adviser)
            thought = app_now(x->b.app);
        if (g->shown && thought + 10 < app_now(x->b.app) &&
            g->asked + GUARD_MS <= app_now(x->b.app) &&
            g->focused + GUARD_MS <= app_now(x->b.app) &&
            (x->t->curtain.up || x->t->front == table_asked(x->t)))
            break;
        wait_ms(x, 5);
    }
    return at_table(x);
}

static void test_whoever_waits_a_quarter_is_heard(void **state)
{
    (void)state;
    struct rng rng = rng_seed((uint64_t)many("CARRE_SEED", 5));
    int inputs = 0, lost = 0;
    unsigned decisions = 0;
    for (int i = 0, n = many("CARRE_HASTES", TABLES); i < n; i++) {
        struct scene_of x;
        char seed[24];
        snprintf(seed, sizeof seed, "haste %d", i);
        open_at(&x, i % TABLES, 0, seed, i / TABLES % 2 ? PACE_NORMAL : PACE_INSTANT);
        for (int k = 0; k < 60 && wait_for_question(&x); k++) {
            struct thing list[CHOICE_MOST], p;
            char what[40];
            int all = things(&x, list);
            const unsigned early = x.t->early;
            do
                p = list[rng_below(&rng, all)];
            while (p.key == KEY_ESCAPE || p.key == (enum key)'L' || p.key >= KEY_F1 ||
                   p.pad == PAD_B || p.pad == PAD_START);
            decisions -= x.t->decisions;
            press(&x, &p);
            inputs++;
            if (!at_table(&x))
                break;
            decisions += x.t->decisions;
            say(&p, what);
            if (x.t->early != early)
                printf("%s privacy %d (%s), input %d at %d: lost %s; asked at %d, this person "
                       "since %d, the focus since %d\n",
                       tables[i % TABLES].game, tables[i % TABLES].how, seed, k,
                       (int)app_now(x.b.app), what, (int)x.t->scene.guard.asked,
                       (int)x.t->scene.guard.came, (int)x.t->scene.guard.focused);
            lost += x.t->early != early;
        }
        close(&x);
    }
    printf("%d inputs, %u decisions\n", inputs, decisions);
    assert_int_equal(lost, 0);
    assert_true(decisions > 50);
}

/* ---- a break ---- */

static bool brings_a_break(const struct match *m, int action)
{
    for (int e = match_heard_at(m, action); e < match_heard_at(m, action + 1); e++)
        if (match_heard(m, SEAT_OPEN, e).why == SPEC_WHY_BREAK)
            return true;
    return false;
}

/* SPEC, three people, as soon as somebody has decided what leads to a break: the picture is behind.
 */
static void open_before_a_break(struct scene_of *x, enum privacy how)
{
    struct seating who;
    struct rng rng = rng_seed(11);
    *x = (struct scene_of){.assets = path_assets()};
    world_open(&x->world, x->assets);
    twins_people(&who, "spec", 3, how);
    who.option[SPEC_BREAKS] = 1;
    who.option[HOLDEM_HANDS_A_LEVEL] = 2;
    x->b = bench_open(1280, 720, "en", 100);
    app_set(x->b.app, SETTING_TIME_LIMITS, 2);
    app_scripted(x->b.app, false);
    title_open(x->b.app);
    table_open(x->b.app,
               &(struct table_request){.game = "spec", .seed = "a break", .seating = &who});
    app_settle(x->b.app, LONG_MS);
    x->t = (struct table *)app_top(x->b.app);
    const struct match *m = x->t->match;
    do {
        struct view v;
        app_settle(x->b.app, LONG_MS);
        wait_ms(x, GUARD_OTHER_MS);
        assert_false(match_over(m));
        match_view(m, seat_first(match_waiting(m)), &v);
        table_play(x->t, bot_random_action(&v, &rng), true);
    } while (!brings_a_break(m, match_actions(m) - 1));
    wait_ms(x, 0);
}

/* A press that hurries the picture to a break does not end it too, whichever comes next, nor does
 * a player who drums on that key; one that was meant does. */
static void test_a_break_is_ended_by_who_means_it(void **state)
{
    (void)state;
    static const enum privacy how[] = {PRIVACY_OPEN, PRIVACY_PEEK};
    for (int i = 0; i < 4; i++) {
        struct scene_of x;
        open_before_a_break(&x, how[i / 2]);
        assert_false(stage_caught_up(x.t->stage) || stage_pauses(x.t->stage));
        if (i % 2) { /* another key first */
            app_input(x.b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'C'});
            app_input(x.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
            app_input(x.b.app, &(struct input){.kind = INPUT_LIFT, .key = KEY_ENTER});
        }
        for (int n = 0; n < PRESSES_OF_A_MASH && i % 2 == 0; n++) {
            press(&x, &(struct thing){.key = KEY_ENTER});
            wait_ms(&x, 20);
        }
        assert_true(stage_pauses(x.t->stage));
        wait_ms(&x, GUARD_OTHER_MS);
        press(&x, &(struct thing){.key = KEY_ENTER});
        assert_false(stage_pauses(x.t->stage));
        close(&x);
    }
}

/* ---- a pointer at rest ---- */

static bool explains(struct bench *b)
{
    app_exposed(b->app);
    app_frame(b->app);
    return strstr(canvas_text_dump(b->canvas), "tag bubble") != NULL;
}

static void wait_for(struct bench *b, int ms)
{
    app_clock(b->app, app_now(b->app) + ms);
    app_frame(b->app);
}

/* What becomes greyed, or comes, under a pointer that rests says nothing. */
static void test_nothing_explains_itself_under_a_pointer_at_rest(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "holdem", .seed = "rest"});
    struct table *t = NULL;
    for (int i = 0; i < 4000 && !(t && t->stage && t->stage->mine && stage_caught_up(t->stage));
         i++) {
        wait_for(&b, 20);
        t = (struct table *)app_top(b.app);
    }
    const struct item *call = items_named(app_top(b.app)->items, "Fold");
    assert_non_null(call);
    assert_null(call->why_not);
    struct point at = rect_centre(call->bounds);
    app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = at});
    for (int i = 0; i < 50; i++)
        wait_for(&b, 20);
    assert_false(explains(&b));
    table_play(t, action_of(t->front, HOLDEM_FOLD, 0), true);
    for (int i = 0; i < 12; i++) {
        wait_for(&b, 20);
        assert_false(explains(&b));
    }
    bench_close(&b);
}

/* Wherever a pointer rests on a hand, its cards come to rest below it: none opens by being looked
 * at, slips away below the pointer, closes, and opens again. */
static void test_a_hand_below_a_pointer_at_rest_is_at_rest(void **state)
{
    (void)state;
    enum { STEP = 3, LOOKS = 16, LOOK_MS = 33, STAGES = 3, ACTIONS_APART = 8 };
    int places = 0, restless = 0;
    for (int n = 0; n < TABLES / 3 * STAGES; n++) {
        struct scene_of x;
        const int i = 1 + n / STAGES * 3;
        open_at(&x, i, n % STAGES * ACTIONS_APART, "rest", PACE_NORMAL);
        const struct items *it = x.t->scene.items;
        float left = 1280, right = 0, y = 0;
        for (int k = 0; k < items_count(it); k++) {
            const struct item *e = items_at(it, k);
            if (e->role == ITEM_CARD && e->own) {
                left = fminf(left, e->bounds.x);
                right = fmaxf(right, rect_right(e->bounds));
                y = rect_centre(e->bounds).y;
            }
        }
        for (float at = left - 3; at < right + 3; at += STEP) {
            app_input(x.b.app, &(struct input){.kind = INPUT_MOVE, .at = {at, y}});
            for (int k = 0; k < LOOKS; k++)
                wait_ms(&x, LOOK_MS);
            places++;
            if (!stage_still(table_front(x.t))) {
                printf("%s after %d actions: no rest below a pointer at %d, %d\n", tables[i].game,
                       n % STAGES * ACTIONS_APART, (int)at, (int)y);
                restless++;
            }
        }
        close(&x);
    }
    printf("%d places\n", places);
    assert_int_equal(restless, 0);
    assert_true(places > 100);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whoever_drums_decides_nothing),
        cmocka_unit_test(test_a_pads_first_press_is_about_the_question),
        cmocka_unit_test(test_the_focus_rests_on_no_page),
        cmocka_unit_test(test_whoever_waits_a_quarter_is_heard),
        cmocka_unit_test(test_a_break_is_ended_by_who_means_it),
        cmocka_unit_test(test_nothing_explains_itself_under_a_pointer_at_rest),
        cmocka_unit_test(test_a_hand_below_a_pointer_at_rest_is_at_rest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
