/* Hold'em on the screen: every size and language fit to be read with 2 to 10 seats, by one person
 * and by several; bets within the inputs that were promised; the guard after a price has changed;
 * all-in asked once; a table at rest that draws nothing. */
#include "games.h"
#include "holdem_names.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "scenes.h"
#include "seating.h"
#include "showcase_walk.h"
#include "match_inside.h"
#include "poker_look.h"
#include "room.h"
#include "table_inside.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LONG_MS = 60000 };

static void key(struct app *app, int k)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_settle(app, 2000);
}

static struct stage *front(struct app *app)
{
    struct table *t = (struct table *)app_top(app);
    return t->look ? t->look : t->stage;
}

/* ---- fit to be read ---- */

static const struct {
    const char *lang;
    int w, h, text;
} looks[] = {
    {"en", 1920, 1080, 100}, {"fr", 1920, 1080, 100}, {"ja", 1920, 1080, 100},
    {"en", 1024, 600, 100},  {"fr", 1024, 600, 100},  {"ja", 1024, 600, 100},
    {"fr", 1024, 600, 150},  {"en", 1920, 1080, 200}, {"fr", 1920, 1080, 200},
    {"ja", 1920, 1080, 200}, {"fr", 1024, 768, 100},  {"en", 2560, 1080, 100},
    {"fr", 3840, 2160, 100},
};

/* A table of hold'em, so many actions of chance in, then on to a decision of the one in front. */
struct poker_scene {
    const char *game, *seed;
    int seats, actions, street;
    int friends; /* 0: nobody, else 1 + enum privacy */
    int pots;    /* so many at least */
};

static void open_scene(struct app *app, const struct poker_scene *p)
{
    static const char *const ways[] = {"one", "peek", "curtain", "open"};
    char text[400], error[SCRIPT_ERROR];
    int n =
        snprintf(text, sizeof text, "scene s\ngame %s %d\nseed %s\n", p->game, p->seats, p->seed);
    if (p->friends)
        n += snprintf(text + n, sizeof text - (size_t)n, "friends %d\nprivacy %s\n", p->seats,
                      ways[p->friends - 1]);
    snprintf(text + n, sizeof text - (size_t)n, "calm %d %d %d\nopen table\nsettle 20000\n",
             p->actions, p->street < 0 ? 0 : p->street, p->pots);
    struct scripts *all = scripts_read(NULL, "s", text, walk_words, error);
    assert_string_equal(error, "");
    walk_open(all->script, app);
    scripts_close(all);
}

static int look_through(const struct poker_scene *scenes, int n)
{
    int faults = 0;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        if (!look_due((int)i))
            continue;
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        app_set(b.app, SETTING_ASSIST, (int)(i + 1) % 3);
        app_set(b.app, SETTING_BIG_BLINDS, i % 4 == 2);
        for (int s = 0; s < n; s++) {
            char where[200];
            open_scene(b.app, &scenes[s]);
            const bool peek = scenes[s].friends == 1 + PRIVACY_PEEK;
            for (int step = 0; step < 2; step++) {
                snprintf(where, sizeof where, "%s, %d seats, privacy %d, %s %dx%d %d%% step %d",
                         scenes[s].game, scenes[s].seats, scenes[s].friends - 1, looks[i].lang,
                         looks[i].w, looks[i].h, looks[i].text, step);
                app_exposed(b.app);
                app_frame(b.app);
                faults += look_at(b.app, where);
                if (step == 0)
                    key(b.app, peek ? KEY_SPACE : i % 2 ? '8' : 'L');
            }
            app_home(b.app);
        }
        bench_close(&b);
    }
    return faults;
}

static void test_one_person_can_read_every_table(void **state)
{
    (void)state;
    const struct poker_scene scenes[] = {
        {.game = "holdem", .seed = "duo", .seats = 2, .actions = 4, .street = HOLDEM_TURN},
        {.game = "holdem", .seed = "won", .seats = 3, .actions = 3, .street = HOLDEM_RIVER},
        {.game = "holdem", .seed = "six", .seats = 6, .actions = 20, .street = HOLDEM_TURN},
        {.game = "holdem", .seed = "ten", .seats = 10, .actions = 30, .street = HOLDEM_FLOP},
        {.game = "holdem", .seed = "five", .seats = 5, .actions = 50, .street = -1},
        {.game = "holdem",
         .seed = "pots",
         .seats = 5,
         .actions = 3,
         .street = HOLDEM_FLOP,
         .pots = 2},
    };
    assert_int_equal(look_through(scenes, sizeof scenes / sizeof *scenes), 0);
}

/* With the rows and rooms that a game lays beside hold'em's. */
static void test_a_table_with_powers_can_be_read(void **state)
{
    (void)state;
    const struct poker_scene scenes[] = {
        {.game = "power-up", .seed = "three", .seats = 3, .actions = 6, .street = HOLDEM_FLOP},
        {.game = "power-up", .seed = "seven", .seats = 7, .actions = 20, .street = HOLDEM_TURN},
        {.game = "power-up",
         .seed = "sofa",
         .seats = 4,
         .actions = 6,
         .street = HOLDEM_FLOP,
         .friends = 1 + PRIVACY_PEEK},
    };
    assert_int_equal(look_through(scenes, sizeof scenes / sizeof *scenes), 0);
}

static void test_several_people_can_read_every_table(void **state)
{
    (void)state;
    const struct poker_scene scenes[] = {
        {.game = "holdem",
         .seed = "sofa",
         .seats = 4,
         .actions = 6,
         .street = HOLDEM_FLOP,
         .friends = 1 + PRIVACY_PEEK},
        {.game = "holdem",
         .seed = "open",
         .seats = 5,
         .actions = 8,
         .street = HOLDEM_RIVER,
         .friends = 1 + PRIVACY_OPEN},
        {.game = "holdem",
         .seed = "pair",
         .seats = 2,
         .actions = 3,
         .street = HOLDEM_FLOP,
         .friends = 1 + PRIVACY_PEEK},
    };
    assert_int_equal(look_through(scenes, sizeof scenes / sizeof *scenes), 0);
}

/* ---- bets ---- */

static const struct board *board(struct app *app) { return &front(app)->shown.b; }
static int32_t field(struct app *app)
{
    return items_get(app_top(app)->items, item_id("type", 0))->amount;
}

static void act(struct app *app, enum pad p, int k)
{
    app_input(app,
              &(struct input){.kind = k ? INPUT_KEY : INPUT_PAD, .key = (enum key)k, .pad = p});
    app_frame(app);
}

/* One person against two bots, the first decision of the first hand: nothing but the stacks limits
 * a raise. */
static struct bench first_decision(const char *seed)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    app_set(b.app, SETTING_ASK_ALL_IN, 0);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "holdem", .seed = seed});
    app_settle(b.app, LONG_MS);
    return b;
}

static int32_t bet_of(struct app *app, int s)
{
    return board(app)->num[HOLDEM_BET + s] + board(app)->num[HOLDEM_POT];
}

/* T, a number, Enter: three inputs. */
static void test_a_typed_amount_is_three_inputs(void **state)
{
    (void)state;
    struct bench b = first_decision("typed");
    const struct stage *st = front(b.app);
    assert_true(st->mine);
    const int32_t before =
        st->shown.b.num[HOLDEM_STACK + st->me] + st->shown.b.num[HOLDEM_BET + st->me];
    act(b.app, PAD_NONE, 'T');
    for (const char *p = "137"; *p; p++)
        act(b.app, PAD_NONE, *p);
    assert_int_equal(field(b.app), 137);
    assert_null(items_get(app_top(b.app)->items, item_id("preset", 0))); /* digits are digits */
    const seat me = st->me;
    act(b.app, PAD_NONE, KEY_ENTER);
    assert_int_equal(board(b.app)->num[HOLDEM_STACK + me], before - 137);
    bench_close(&b);
}

/* A number that is too large means all there is, one that is too small the least; Escape forgets
 * it. */
static void test_a_typed_amount_stays_legal(void **state)
{
    (void)state;
    struct bench b = first_decision("typed");
    const int32_t least = field(b.app),
                  most = items_get(app_top(b.app)->items, item_id("amount", 0))->max;
    act(b.app, PAD_NONE, 'T');
    for (int i = 0; i < 14; i++)
        act(b.app, PAD_NONE, '9');
    assert_int_equal(field(b.app), most);
    for (int i = 0; i < 14; i++)
        act(b.app, PAD_NONE, KEY_BACKSPACE);
    act(b.app, PAD_NONE, '1');
    assert_int_equal(field(b.app), least);
    act(b.app, PAD_NONE, KEY_ESCAPE);
    assert_string_equal(app_top(b.app)->type->name, "table");
    assert_int_equal(items_get(app_top(b.app)->items, item_id("preset", 0))->key, '4');
    bench_close(&b);
}

static void test_a_preset_is_two_inputs(void **state)
{
    (void)state;
    struct bench b = first_decision("typed");
    const struct board before = *board(b.app);
    const seat me = front(b.app)->me;
    const int32_t pot = holdem_pot(&before) + holdem_owes(&before, me),
                  to = before.num[HOLDEM_TO_MATCH] + pot;
    act(b.app, PAD_NONE, '7');
    assert_int_equal(field(b.app), to);
    act(b.app, PAD_NONE, 'R');
    assert_int_equal(board(b.app)->num[HOLDEM_STACK + me],
                     before.num[HOLDEM_STACK + me] - (to - before.num[HOLDEM_BET + me]));
    assert_true(bet_of(b.app, me) > 0);
    bench_close(&b);
}

/* No two of the presets on the screen come to the same amount; with few chips left only some of
 * them are there, and all-in always is. */
static void test_each_preset_is_another_amount(void **state)
{
    (void)state;
    static const char *const seeds[] = {"one",  "two", "three", "four",
                                        "five", "six", "seven", "eight"};
    int fewer = 0, decisions = 0;
    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        struct bench b = first_decision(seeds[i]);
        for (int n = 0; n < 25 && strcmp(app_top(b.app)->type->name, "table") == 0; n++) {
            const struct items *it = app_top(b.app)->items;
            const struct item *shown[8];
            int k = 0;
            for (int p = 0; p < 5; p++) {
                const struct item *e = items_get(it, item_id("preset", p));
                if (!e || e->why_not)
                    continue;
                for (int m = 0; m < k; m++)
                    assert_string_not_equal(shown[m]->value, e->value);
                shown[k++] = e;
            }
            if (k)
                assert_non_null(items_get(it, item_id("preset", 4)));
            decisions += k > 0;
            fewer += k > 0 && k < 5;
            act(b.app, PAD_NONE, n % 3 ? 'C' : 'R'); /* raises leave less behind */
            app_settle(b.app, LONG_MS);
        }
        bench_close(&b);
    }
    assert_true(decisions > 20);
    assert_true(fewer > 0);
}

/* ---- by pad ---- */

static const enum pad digit_pad[10] = {PAD_Y,
                                       PAD_UP,
                                       PAD_RIGHT,
                                       PAD_DOWN,
                                       PAD_LEFT,
                                       PAD_LEFT_SHOULDER,
                                       PAD_RIGHT_SHOULDER,
                                       PAD_LEFT_TRIGGER,
                                       PAD_RIGHT_TRIGGER,
                                       PAD_X};

/* The presses that were made: the digits open, and each is a button. */
static int typed_by_pad(struct bench *b, int32_t amount)
{
    char digits[16];
    const int n = snprintf(digits, sizeof digits, "%d", (int)amount);
    act(b->app, PAD_RIGHT_TRIGGER, 0);
    for (int i = 0; i < n; i++)
        act(b->app, digit_pad[digits[i] - '0'], 0);
    return 1 + n;
}

/* Every amount, to the chip, at stacks of 1,500; stacks of 20,000 have one digit more. */
static void test_any_amount_is_ten_presses_by_pad(void **state)
{
    (void)state;
    struct bench b = first_decision("pad");
    const struct item *slider = items_get(app_top(b.app)->items, item_id("amount", 0));
    const int32_t low = slider->min, high = slider->max;
    int longest = 0;
    assert_true(high > low);
    for (int32_t goal = low; goal <= high; goal += goal < low + 60 ? 1 : 13) {
        const int n = typed_by_pad(&b, goal);
        if (field(b.app) != goal)
            fail_msg("%d presses meant for %d led to %d", n, (int)goal, (int)field(b.app));
        longest = n > longest ? n : longest;
        act(b.app, PAD_B, 0);
    }
    assert_true(longest + 1 + 1 <= 10); /* A, and a digit for stacks of 20,000 */
    typed_by_pad(&b, 12345);
    assert_int_equal(field(b.app), high);
    for (int i = 0; i < 5; i++)
        act(b.app, PAD_BACK, 0);
    assert_int_equal(field(b.app), low);
    act(b.app, PAD_B, 0);
    act(b.app, PAD_LEFT_SHOULDER, 0); /* around the end of the presets */
    assert_int_equal(field(b.app), high);
    act(b.app, PAD_RIGHT_SHOULDER, 0);
    assert_int_equal(field(b.app), low);
    const seat me = front(b.app)->me;
    const int32_t had = board(b.app)->num[HOLDEM_STACK + me] + board(b.app)->num[HOLDEM_BET + me];
    typed_by_pad(&b, low + 17);
    act(b.app, PAD_A, 0);
    assert_int_equal(board(b.app)->num[HOLDEM_STACK + me], had - (low + 17));
    bench_close(&b);
}

/* With a pad in hand the buttons say which of its own they are, though it has none for a fold: call
 * and raise, the presets, the way to the digits, and each digit there. */
static void test_a_pad_is_told_its_buttons(void **state)
{
    static const char *const there[] = {"\"X\"",  "\"Y\"",  "\"LB\"", "\"RB\"",
                                        "\"RT\"", "\"LS\"", "\"RS\""},
                             *const digits[] = {"\"↑\"",  "\"→\"",  "\"↓\"",  "\"←\"", "\"LB\"",
                                                "\"RB\"", "\"LT\"", "\"RT\"", "\"X\"", "\"Y\""};
    (void)state;
    struct bench b = first_decision("pad");
    assert_null(strstr(canvas_text_dump(b.canvas), "\"LB\""));
    act(b.app, PAD_LEFT, 0);
    for (size_t i = 0; i < sizeof there / sizeof *there; i++)
        if (!strstr(canvas_text_dump(b.canvas), there[i]))
            fail_msg("no cap %s", there[i]);
    act(b.app, PAD_RIGHT_TRIGGER, 0);
    for (size_t i = 0; i < sizeof digits / sizeof *digits; i++)
        if (!strstr(canvas_text_dump(b.canvas), digits[i]))
            fail_msg("no cap %s on the digits", digits[i]);
    bench_close(&b);
}

/* What is advised lies ready: its amount is set, the focus is on what says it, and A does that. */
static void test_advice_is_followed_by_one_press(void **state)
{
    (void)state;
    for (int fold = 0; fold < 2; fold++) {
        struct bench b = first_decision("pad");
        struct stage *st = front(b.app);
        const seat me = st->me;
        act(b.app, PAD_UP, 0);
        const int32_t goal = items_get(app_top(b.app)->items, item_id("amount", 0))->min + 37;
        const int32_t had =
            board(b.app)->num[HOLDEM_STACK + me] + board(b.app)->num[HOLDEM_BET + me];
        st->hint = action_of(me,
                             fold                                    ? HOLDEM_FOLD
                             : stage_choice(st, HOLDEM_RAISE_TO, -1) ? HOLDEM_RAISE_TO
                                                                     : HOLDEM_BET_TO,
                             0);
        st->hint.amount = fold ? 0 : goal;
        st->hinted = true;
        st->hints++;
        app_redraw(b.app);
        app_settle(b.app, 1000);
        assert_int_equal(items_focus(app_top(b.app)->items)->id,
                         item_id(fold ? "fold" : "raise", 0));
        if (!fold)
            assert_int_equal(field(b.app), goal);
        act(b.app, PAD_A, 0);
        if (!fold)
            assert_int_equal(board(b.app)->num[HOLDEM_STACK + me], had - goal);
        bench_close(&b);
    }
}

/* ---- the guard, the question, what is said ahead ---- */

static struct bench two_people(enum privacy how, bool ask)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    app_set(b.app, SETTING_ASK_ALL_IN, ask);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    struct seating who;
    seating_default(&who, games_find("holdem"), 2);
    seating_sit_guest(&who, 0);
    seating_sit_guest(&who, 1);
    seating_name(who.seat[0].name, "Ann");
    seating_name(who.seat[1].name, "Ben");
    who.privacy = how;
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "holdem", .seed = "guard", .seating = &who});
    app_settle(b.app, LONG_MS);
    return b;
}

/* feel.md: a press within a quarter of a second of a price change is ignored and says so. */
static void test_a_press_right_after_a_change_of_price_is_not_taken(void **state)
{
    (void)state;
    struct bench b = two_people(PRIVACY_OPEN, false);
    app_clock(b.app, app_now(b.app) + 1000);
    app_frame(b.app);
    const seat first = front(b.app)->me;
    act(b.app, PAD_NONE, '7');
    act(b.app, PAD_NONE, 'R');
    for (int i = 0; i < 5 && front(b.app)->me == first; i++)
        app_frame(b.app);
    assert_int_not_equal(front(b.app)->me, first);
    app_frame(b.app);
    const struct board before = *board(b.app);
    app_clock(b.app, app_now(b.app) + 150);
    act(b.app, PAD_NONE, 'C');
    assert_true(board_same(&before, board(b.app)));
    app_clock(b.app, app_now(b.app) + 200);
    app_exposed(b.app);
    app_frame(b.app);
    assert_non_null(strstr(canvas_text_dump(b.canvas), "Press again"));
    act(b.app, PAD_NONE, 'C');
    assert_false(board_same(&before, board(b.app)));
    bench_close(&b);
}

/* A player who presses on while the flop is dealt sees it first, and decides nothing by it. How
 * often a deal comes to that is chance: as many deals are played as it takes. */
static void test_nobody_bets_on_cards_not_seen(void **state)
{
    (void)state;
    int early = 0;
    for (int deal = 0; deal < 12 && early < 5; deal++) {
        char seed[24];
        snprintf(seed, sizeof seed, "unseen %d", deal);
        struct bench b = first_decision(seed);
        const struct stage *st = front(b.app);
        const struct table *t = (const struct table *)app_top(b.app);
        for (int i = 0; i < 1500 && early < 5 && strcmp(app_top(b.app)->type->name, "table") == 0;
             i++) {
            const bool unseen =
                !stage_caught_up(st) && match_waiting(t->match) & seat_bit(st->me) &&
                match_truth(t->match)->num[HOLDEM_STREET] > st->shown.b.num[HOLDEM_STREET];
            const int had = match_actions(t->match);
            early += unseen;
            if (st->mine || unseen)
                app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'C'});
            if (unseen)
                assert_int_equal(match_actions(t->match), had);
            app_frame(b.app);
            app_clock(b.app, app_now(b.app) + 20);
            app_frame(b.app);
        }
        bench_close(&b);
    }
    assert_int_equal(early, 5);
}

/* A hand keeps its number as long as its cards lie there, also when it is over and counted. */
static void test_a_hand_keeps_its_number(void **state)
{
    (void)state;
    struct bench b = first_decision("number");
    const struct stage *st = front(b.app);
    /* The next hand begins as the button moves and all cards go back to the pile. */
    const int pile = board_count(&st->shown.b, HOLDEM_PILE),
              button = st->shown.b.num[HOLDEM_BUTTON];
    const int done = st->shown.b.num[HOLDEM_HANDS];
    char wrong[24];
    int over = 0, next = 0;
    snprintf(wrong, sizeof wrong, "Hand %d", done + 2);
    app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'F'});
    for (int i = 0; i < 3000 && !next; i++) {
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
        const struct board *t = &st->shown.b;
        const bool lies = board_count(t, HOLDEM_PILE) == pile && t->num[HOLDEM_BUTTON] == button;
        over += t->num[HOLDEM_HANDS] > done && lies;
        next += !lies;
        app_exposed(b.app);
        app_frame(b.app);
        if (lies)
            assert_null(strstr(canvas_text_dump(b.canvas), wrong));
    }
    assert_true(over > 2 && next);
    bench_close(&b);
}

/* All-in asks once; a second press that was part of the first is no answer; Escape takes it back.
 */
static void test_all_in_asks_once(void **state)
{
    (void)state;
    struct bench b = two_people(PRIVACY_OPEN, true);
    app_clock(b.app, app_now(b.app) + 1000);
    app_frame(b.app);
    const struct board before = *board(b.app);
    act(b.app, PAD_NONE, '8');
    act(b.app, PAD_NONE, 'R');
    assert_true(board_same(&before, board(b.app)));
    assert_non_null(items_named(app_top(b.app)->items, "Back"));
    act(b.app, PAD_NONE, 'R');
    assert_true(board_same(&before, board(b.app)));
    key(b.app, KEY_ESCAPE);
    assert_string_equal(app_top(b.app)->type->name, "table");
    assert_null(items_named(app_top(b.app)->items, "Back"));
    act(b.app, PAD_NONE, 'R');
    app_clock(b.app, app_now(b.app) + 500);
    app_frame(b.app);
    const seat me = front(b.app)->me;
    act(b.app, PAD_NONE, 'R');
    assert_int_equal(board(b.app)->num[HOLDEM_STACK + me], 0);
    bench_close(&b);

    struct bench c = two_people(PRIVACY_OPEN, false);
    app_clock(c.app, app_now(c.app) + 1000);
    app_frame(c.app);
    const seat him = front(c.app)->me;
    act(c.app, PAD_NONE, '8');
    act(c.app, PAD_NONE, 'R');
    assert_int_equal(board(c.app)->num[HOLDEM_STACK + him], 0);
    bench_close(&c);
}

static void until(struct app *app, int ms)
{
    for (int i = 0; i < ms / 20; i++) {
        app_clock(app, app_now(app) + 20);
        app_frame(app);
    }
}

/* NL-23: the player who wins uncontested may show; without an input the cards stay down and play
 * goes on, after as long a while as the settings have it. */
static void test_an_uncontested_winner_may_show(void **state)
{
    (void)state;
    for (int shows = 0; shows < 2; shows++) {
        struct bench b = two_people(PRIVACY_OPEN, false);
        app_set(b.app, SETTING_PACE, PACE_NORMAL);
        app_clock(b.app, app_now(b.app) + 1000);
        app_frame(b.app);
        const int32_t hand = board(b.app)->num[HOLDEM_HANDS];
        act(b.app, PAD_NONE, 'F');
        for (int i = 0; i < 200 && !items_get(app_top(b.app)->items, item_id("show", 3)); i++) {
            app_clock(b.app, app_now(b.app) + 20);
            app_frame(b.app);
        }
        assert_non_null(items_get(app_top(b.app)->items, item_id("show", 3)));
        assert_int_equal(board(b.app)->num[HOLDEM_HANDS], hand);
        const int heard = front(b.app)->history.n;
        app_set(b.app, SETTING_TIME_LIMITS, LIMITS_NONE);
        until(b.app, 6000);
        assert_int_equal(board(b.app)->num[HOLDEM_HANDS], hand);
        app_set(b.app, SETTING_TIME_LIMITS, LIMITS_TEN_TIMES);
        until(b.app, 6000);
        assert_int_equal(board(b.app)->num[HOLDEM_HANDS], hand);
        if (shows)
            act(b.app, PAD_NONE, 'S');
        app_set(b.app, SETTING_TIME_LIMITS, LIMITS_USUAL);
        for (int i = 0; i < 200; i++) { /* and nothing is done twice */
            app_clock(b.app, app_now(b.app) + 20);
            app_frame(b.app);
            assert_null(strstr(canvas_text_dump(b.canvas), "be done now"));
        }
        app_settle(b.app, LONG_MS);
        assert_int_equal(board(b.app)->num[HOLDEM_HANDS], hand + 1);
        int shown = 0;
        for (int i = heard; i < front(b.app)->history.n; i++)
            shown += strstr(front(b.app)->history.line[i].text, " shows ") != NULL;
        assert_int_equal(shown, shows);
        bench_close(&b);
    }
}

static void test_a_fold_said_ahead_is_done_in_turn(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "holdem", .seed = "ahead"});
    app_frame(b.app);
    bool said = false;
    for (int i = 0; i < 4000 && !said; i++) {
        assert_string_equal(app_top(b.app)->type->name, "table");
        const struct item *ahead = items_get(app_top(b.app)->items, item_id("ahead", 0));
        if (ahead)
            said = app_activate(b.app, ahead->name);
        else if (front(b.app)->mine)
            act(b.app, PAD_NONE, 'C');
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
    }
    assert_true(said);
    const int lines = front(b.app)->history.n;
    bool done = false;
    for (int i = 0; i < 4000 && !done; i++) {
        assert_string_equal(app_top(b.app)->type->name, "table");
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
        for (int n = lines; n < front(b.app)->history.n; n++)
            done |= strncmp(front(b.app)->history.line[n].text,
                            stage_name(front(b.app), front(b.app)->me),
                            strlen(stage_name(front(b.app), front(b.app)->me))) == 0;
    }
    assert_true(done);
    bench_close(&b);
}

static void test_a_table_at_rest_draws_nothing(void **state)
{
    (void)state;
    struct bench b = first_decision("idle");
    assert_int_equal(app_frame(b.app), SCENE_IDLE);
    const long frames = app_frames(b.app);
    for (int i = 0; i < 500; i++) {
        app_clock(b.app, app_now(b.app) + 10);
        assert_int_equal(app_frame(b.app), SCENE_IDLE);
    }
    assert_int_equal(app_frames(b.app), frames);
    bench_close(&b);
}

/* ---- the end ---- */

static bool drawn(struct bench *b, const char *what)
{
    app_exposed(b->app);
    app_frame(b->app);
    return strstr(canvas_text_dump(b->canvas), what) != NULL;
}

static void pass(struct bench *b, int ms)
{
    app_clock(b->app, app_now(b->app) + ms);
    app_frame(b->app);
}

static void press(struct bench *b, int k)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_frame(b->app);
}

/* Who wins is told when the picture gets there. What is pressed before that ends it and does
 * nothing else; all numbers are a page behind it, from which Escape leads back. */
static void test_the_end_is_a_page(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    bench_scene(&b, "result-power-up");
    assert_false(drawn(&b, "Nadia wins the game"));
    press(&b, 'R');
    assert_true(drawn(&b, "Nadia wins the game"));
    assert_true(drawn(&b, "\"Player 1\"") && drawn(&b, "\"4\"")); /* at the own face, once */
    assert_true(drawn(&b, "power-up/portraits/nadia-won"));
    assert_true(drawn(&b, "power-up/emblems/grey/emp")); /* never played */
    assert_true(drawn(&b, "power-up/emblems/xray"));
    assert_false(drawn(&b, "defeat"));
    press(&b, 'R');
    assert_false(drawn(&b, "Deal code"));
    pass(&b, 300);
    assert_int_equal(app_frame(b.app), SCENE_IDLE);
    press(&b, 'R');
    assert_true(drawn(&b, "Deal code"));
    assert_true(drawn(&b, "4th"));
    pass(&b, 1000);
    press(&b, KEY_ESCAPE);
    assert_string_equal(app_top(b.app)->type->name, "result");
    assert_true(drawn(&b, "power-up/portraits/nadia-won"));
    pass(&b, 1000);
    press(&b, KEY_ESCAPE);
    pass(&b, 10);
    assert_string_equal(app_top(b.app)->type->name, "title");
    bench_close(&b);
}

/* A rank is lit by a hand that everybody has seen, and by no other. */
static void test_ranks_are_lit_by_shown_hands(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    bool hidden = false, shown = false;
    uint16_t before[SEATS] = {0};
    app_set(b.app, SETTING_ASK_ALL_IN, 0);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "holdem", .seed = "ranks"});
    app_frame(b.app);
    for (int i = 0; i < 20000 && !(hidden && shown); i++) {
        if (strcmp(app_top(b.app)->type->name, "table") != 0)
            break;
        const struct stage *st = front(b.app);
        const struct poker_state *k = poker_look(st);
        const struct board *now = &st->shown.b;
        for (int s = 0; s < now->nseats; s++) {
            bool all = board_count(now, HOLDEM_HAND + s) == HOLDEM_HOLE_CARDS;
            for (int j = 0; j < board_count(now, HOLDEM_HAND + s); j++)
                all &= board_cell(now, HOLDEM_HAND + s, j).seen == SEAT_ALL;
            if (!(k->winners & seat_bit(s)))
                before[s] = k->ranks[s];
            else if (all)
                shown |= k->ranks[s] != 0;
            else
                assert_int_equal(k->ranks[s], before[s]);
            hidden |= (k->winners & seat_bit(s)) && !all && s == st->me;
        }
        if (st->mine)
            act(b.app, PAD_NONE, now->num[HOLDEM_STREET] == HOLDEM_FLOP ? 'R' : 'C');
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
    }
    assert_true(hidden && shown);
    bench_close(&b);
}

static int times(struct bench *b, const char *what)
{
    int n = 0;
    for (const char *at = canvas_text_dump(b->canvas); (at = strstr(at, what)) != NULL; at++)
        n++;
    return n;
}

/* The hand is told line by line beside the own cards; where that has no room, in a line at the
 * foot. The last thing that happened is said once in both. */
static void test_what_happened_is_told_once(void **state)
{
    static const struct {
        int w, h, text;
    } size[] = {{1920, 1080, 100}, {1024, 600, 100}, {1920, 1080, 200}};
    (void)state;
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        struct bench b = bench_open(size[i].w, size[i].h, "en", size[i].text);
        bench_scene(&b, "holdem-ten");
        app_frame(b.app);
        assert_int_equal(times(&b, "\"Théo folds\""), 1);
        assert_int_equal(times(&b, "\"Hugo folds\""), 1);
        bench_close(&b);
    }
}

/* Behind a pause stand the table, cards and faces, and no word that its page would cut. */
static void test_a_pause_leaves_things_and_no_words(void **state)
{
    static const struct {
        const char *scene, *ground;
        int w, h, text;
    } seen[] = {{"pause-spec", "spec/ground", 1024, 600, 100},
                {"pause-power-up", "power-up/ground", 1280, 720, 100},
                {"pause-holdem", "power-up/ground", 2560, 1080, 200}};
    (void)state;
    for (size_t i = 0; i < sizeof seen / sizeof *seen; i++) {
        struct bench b = bench_open(seen[i].w, seen[i].h, "en", seen[i].text);
        bench_scene(&b, seen[i].scene);
        app_exposed(b.app);
        app_frame(b.app);
        const float bill = items_get(app_top(b.app)->items, item_id("pause", 0))->bounds.x;
        const char *from = canvas_text_dump(b.canvas);
        for (const char *at = from; (at = strstr(at, seen[i].ground)) != NULL; at++)
            from = at; /* it covers what was drawn before */
        assert_non_null(strstr(from, "/back"));
        for (const char *line = strstr(from, "\ntext "); line; line = strstr(line + 1, "\ntext ")) {
            int x, y, w, h;
            assert_int_equal(sscanf(line, "\ntext %d %d %d %d", &x, &y, &w, &h), 4);
            assert_true((float)(x + w) > bill);
        }
        bench_close(&b);
    }
}

/* Ten sit in a ring: of the three at each side the middle one is furthest out, and no card that
 * lies there meets a plate. */
static void test_ten_sit_in_a_ring(void **state)
{
    enum { AT_A_SIDE = 3, HANDS = 6 };
    (void)state;
    static const int size[][2] = {{1280, 720}, {1920, 1080}, {2560, 1080}};
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        struct bench b = bench_open(size[i][0], size[i][1], "en", 100);
        bench_scene(&b, "holdem-ten");
        app_frame(b.app);
        const float w = (float)size[i][0], h = (float)size[i][1];
        float x[2][AT_A_SIDE] = {{0}}, y[2][AT_A_SIDE] = {{0}}, wide = 0;
        int n[2] = {0}, hands = 0;
        struct rect plate[SEATS];
        for (int s = 0; s < 10; s++) {
            const struct item *p = items_get(app_top(b.app)->items, item_id("plate", s));
            plate[s] = p ? p->bounds : (struct rect){0};
            if (!p) /* in front */
                continue;
            const struct point m = rect_centre(p->bounds);
            const int side = m.x > w / 2;
            if (fabsf(m.x - w / 2) < w * 0.2F || m.y < h * 0.18F || m.y > h * 0.68F)
                continue;
            assert_true(n[side] < AT_A_SIDE);
            x[side][n[side]] = fabsf(m.x - w / 2);
            y[side][n[side]++] = m.y;
            wide = p->bounds.w;
        }
        for (int side = 0; side < 2; side++) {
            assert_int_equal(n[side], AT_A_SIDE);
            assert_true(fabsf(y[side][0] - y[side][2]) > fabsf(y[side][0] - y[side][1]));
            assert_true(x[side][1] > fmaxf(x[side][0], x[side][2]) + wide * 0.1F);
        }
        for (const char *p = bench_dump(&b); (p = strstr(p, "picture ")); p++) {
            struct rect r;
            char name[80];
            if (sscanf(p, "picture %f %f %f %f %79s", &r.x, &r.y, &r.w, &r.h, name) != 5 ||
                strncmp(name, "power-up/back", strlen("power-up/back")) != 0)
                continue;
            hands++;
            for (int s = 0; s < 10; s++) /* a tilt needs some of the gap */
                assert_false(rect_meets(rect_inset(r, -4), plate[s]));
        }
        assert_int_equal(hands, HANDS);
        bench_close(&b);
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        cmocka_set_test_filter(argv[1]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_person_can_read_every_table),
        cmocka_unit_test(test_several_people_can_read_every_table),
        cmocka_unit_test(test_a_table_with_powers_can_be_read),
        cmocka_unit_test(test_a_typed_amount_is_three_inputs),
        cmocka_unit_test(test_a_typed_amount_stays_legal),
        cmocka_unit_test(test_a_preset_is_two_inputs),
        cmocka_unit_test(test_each_preset_is_another_amount),
        cmocka_unit_test(test_any_amount_is_ten_presses_by_pad),
        cmocka_unit_test(test_a_pad_is_told_its_buttons),
        cmocka_unit_test(test_advice_is_followed_by_one_press),
        cmocka_unit_test(test_a_press_right_after_a_change_of_price_is_not_taken),
        cmocka_unit_test(test_nobody_bets_on_cards_not_seen),
        cmocka_unit_test(test_a_hand_keeps_its_number),
        cmocka_unit_test(test_all_in_asks_once),
        cmocka_unit_test(test_an_uncontested_winner_may_show),
        cmocka_unit_test(test_a_fold_said_ahead_is_done_in_turn),
        cmocka_unit_test(test_a_table_at_rest_draws_nothing),
        cmocka_unit_test(test_the_end_is_a_page),
        cmocka_unit_test(test_ranks_are_lit_by_shown_hands),
        cmocka_unit_test(test_ten_sit_in_a_ring),
        cmocka_unit_test(test_what_happened_is_told_once),
        cmocka_unit_test(test_a_pause_leaves_things_and_no_words),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
