/* A table of hold'em from the title to the result: two inputs to the first hand, a whole tournament
 * of one person and two bots, the rest of one at once, the clock. */
#include "unit.h"

#include "bot.h"
#include "companions.h"
#include "games.h"
#include "power_up_names.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "poker_table.h"
#include "profile.h"
#include "room.h"
#include "scenes.h"
#include "seating_page.h"
#include "match_inside.h"
#include "table_inside.h"
#include "world.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { LONG_MS = 60000, MOST_TURNS = 4000 };

static struct table *table_of(const struct room *x)
{
    assert_string_equal(room_top(x), "table");
    return (struct table *)app_top(x->b.app);
}

/* A seating of one guest and two bots who think little, so that the test does. */
static void three(struct seating *s, const char *game)
{
    seating_default(s, games_find(game), 3);
    for (int i = 1; i < 3; i++)
        snprintf(s->seat[i].bot, SEATING_BOT, "%s", "random");
}

static void sit_down(struct room *x, const struct seating *s, const char *seed)
{
    table_open(x->b.app, &(struct table_request){.game = s->game, .seed = seed, .seating = s});
    if (s->clock == CLOCK_OFF) /* where time runs, nothing is ever at rest */
        app_settle(x->b.app, LONG_MS);
    app_frame(x->b.app);
}

/* Until the person in seat 0 is asked, or there is no table any more. */
static bool until_asked(struct room *x)
{
    for (int i = 0; i < MOST_TURNS && strcmp(room_top(x), "table") == 0; i++) {
        const struct table *t = table_of(x);
        if (table_asked(t) == 0)
            return true;
        if (table_only_bots(t))
            return false;
        app_clock(x->b.app, app_now(x->b.app) + 20);
        app_frame(x->b.app);
        /* bots think in threads of their own */
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
    return false;
}

static void act(struct room *x, struct rng *rng)
{
    struct table *t = table_of(x);
    struct view v;
    match_view(t->match, 0, &v);
    table_play(t, bot_random_action(&v, rng), true);
    app_redraw(x->b.app); /* no input has come by the window */
    app_frame(x->b.app);
}

/* The same, but past hands that were won without being shown: for those the table does not wait
 * long. */
static bool until_to_bet(struct room *x, struct rng *rng)
{
    while (until_asked(x)) {
        struct view v;
        match_view(table_of(x)->match, 0, &v);
        if (v.board.phase == HOLDEM_PHASE_PLAY)
            return true;
        act(x, rng);
    }
    return false;
}

/* Two inputs from the title to the first hand (the door's key, Enter). */
static void test_two_inputs(void **state)
{
    (void)state;
    struct room x;
    room_open_quick(&x);
    bench_key(&x.b, '2');
    assert_string_equal(room_top(&x), "seating");
    const struct page *k = (const struct page *)app_top(x.b.app);
    assert_int_equal(seating_people(&k->seating), 1);
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "table");
    assert_true(companion_world(match_rules(table_of(&x)->match)->game->id));
    room_close(&x);
}

/* Whatever the person does, the tournament ends with a result, and it is kept. */
static void whole_tournament(const char *game, const char *seed)
{
    struct room x;
    struct seating s;
    struct rng rng = rng_seed(3);
    size_t n = 0;
    room_open_quick(&x);
    three(&s, game);
    sit_down(&x, &s, seed);
    while (until_asked(&x))
        act(&x, &rng);
    if (strcmp(room_top(&x), "table") == 0) { /* out: the rest at once if they wish */
        const int64_t then = app_now(x.b.app);
        /* bots take a moment each: the button comes in time */
        app_set(x.b.app, SETTING_PACE, PACE_NORMAL);
        assert_true(app_activate(x.b.app, "Show the result"));
        for (int i = 0; i < 200 && strcmp(room_top(&x), "table") == 0; i++) {
            app_clock(x.b.app, app_now(x.b.app) + 10);
            app_frame(x.b.app);
        }
        assert_true(app_now(x.b.app) - then <= 2000);
    }
    assert_string_equal(room_top(&x), "result");
    assert_null(
        store_get(x.store, strcmp(game, "holdem") == 0 ? "autosave-holdem" : "autosave-power-up"));
    struct played *all = profile_matches(x.store, game, NULL, 10, &n);
    assert_int_equal(n, 1);
    assert_true(all[0].finished);
    profile_matches_free(all, n);
    room_close(&x);
}

static void test_tournaments(void **state)
{
    (void)state;
    static const char *const game[] = {"holdem", "power-up"};
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 3 && games_find(game[i]); k++)
            whole_tournament(game[i], (const char *[]){"one", "two", "three"}[k]);
}

/* A player who is out and looks on sees open hands and the hand that wins as they are: neither the
 * way to the result nor what a character says lies over them, and both come after them. */
static void test_nothing_lies_over_open_hands(void **state)
{
    (void)state;
    struct room x;
    struct seating s;
    struct rng rng = rng_seed(3);
    int open = 0, won = 0, offered = 0, spoken = 0;
    room_open_quick(&x);
    for (int k = 0; k < 12 && !(open && won && offered && spoken); k++) {
        char seed[24];
        snprintf(seed, sizeof seed, "open %d", k);
        three(&s, "holdem");
        sit_down(&x, &s, seed);
        while (until_asked(&x))
            act(&x, &rng);
        app_set(x.b.app, SETTING_PACE, PACE_NORMAL);
        for (int i = 0; i < MOST_TURNS && strcmp(room_top(&x), "table") == 0; i++) {
            app_clock(x.b.app, app_now(x.b.app) + 20);
            app_frame(x.b.app);
            const bool fills = bench_tells(&x.b, "tag theatre"),
                       offer = bench_item(&x.b, "show-result", 0) != NULL,
                       bubble = bench_tells(&x.b, "tag bubble");
            open += fills, offered += offer, spoken += bubble;
            won += fills && bench_tells(&x.b, "tag won");
            if (offer) /* its key is Enter: no ring lies on anything else */
                assert_string_equal(items_focus(app_top(x.b.app)->items)->name, "Show the result");
            if (fills && (offer || bubble))
                fail_msg("%s lies over open hands", offer ? "the way to the result" : "a bubble");
            nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
        }
        app_set(x.b.app, SETTING_PACE, PACE_INSTANT);
        app_home(x.b.app);
        app_frame(x.b.app);
    }
    assert_true(open > 0 && won > 0 && offered > 0 && spoken > 0);
    room_close(&x);
}

static int32_t in_pots(const struct board *b)
{
    int32_t sum = 0;
    for (int i = 0; i < HOLDEM_POTS; i++)
        sum += b->num[HOLDEM_POT + i];
    return sum;
}

/* Cards of a hand that is over: in the hands, on the board, or on their way back to the deck. */
static int not_back(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    int n = board_count(b, HOLDEM_BOARD);
    for (int s = 0; s < b->nseats; s++)
        n += board_count(b, HOLDEM_HAND + s);
    for (int i = 0; i < st->cards.n; i++)
        n += st->cards.card[i].zone == HOLDEM_PILE && st->cards.card[i].flies;
    return n;
}

/* A call has a price only while there is a bet to call, not while bets go to the pot; and the bar's
 * hand changes with the street that is lit, when no card of the one before lies there any more:
 * some hands end before the flop, at Power Up with a card on the board. */
static void prices_and_hands(const char *game, const char *seed)
{
    struct room x;
    struct seating s;
    struct rng rng = rng_seed(5);
    int32_t pots = 0, match = 0;
    int number = 0, gathering = 0, hands = 0, before_the_flop = 0, street = 0;
    room_open_quick(&x);
    three(&s, game);
    sit_down(&x, &s, seed);
    app_set(x.b.app, SETTING_PACE, PACE_NORMAL);
    for (int i = 0; i < 6 * MOST_TURNS && strcmp(room_top(&x), "table") == 0 && hands < 8; i++) {
        const struct stage *st = table_front(table_of(&x));
        const struct board *b = &st->shown.b;
        const struct item *call = bench_item(&x.b, "call", 0);
        const bool priced = call && call->value && *call->value;
        if (b->num[HOLDEM_TO_MATCH] != match || in_pots(b) < pots) {
            match = b->num[HOLDEM_TO_MATCH];
            pots = in_pots(b);
        }
        if (b->num[HOLDEM_STREET] > HOLDEM_PREFLOP && in_pots(b) > pots) {
            gathering++;
            if (priced)
                fail_msg("“%s %s” while bets go to the pot", call->name, call->value);
        }
        if (poker_hand_number(st) != number) {
            assert_int_equal(b->num[HOLDEM_STREET], HOLDEM_PREFLOP);
            if (number && not_back(st))
                fail_msg("%s: hand %d above cards of the one before", game, poker_hand_number(st));
            before_the_flop += number && street == HOLDEM_PREFLOP;
            number = poker_hand_number(st);
            street = HOLDEM_PREFLOP;
            hands++;
        }
        if (b->num[HOLDEM_STREET] > street)
            street = b->num[HOLDEM_STREET];
        if (table_asked(table_of(&x)) == 0 && stage_caught_up(st)) {
            struct view v;
            match_view(table_of(&x)->match, 0, &v);
            struct action a = {.who = 0, .kind = HOLDEM_CALL};
            if (v.board.phase != HOLDEM_PHASE_PLAY)
                a = bot_random_action(&v, &rng);
            else if (stage_choice(st, HOLDEM_CHECK, -1))
                a.kind = HOLDEM_CHECK;
            table_play(table_of(&x), a, true);
        }
        app_clock(x.b.app, app_now(x.b.app) + 20);
        app_frame(x.b.app);
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
    assert_true(gathering > 0 && hands >= 4 && before_the_flop > 0);
    room_close(&x);
}

static void test_prices_and_hands(void **state)
{
    (void)state;
    prices_and_hands("holdem", "prices");
    prices_and_hands("power-up", "c");
}

/* The rest of a hand goes at Turbo once the only person has folded, and the next hand at the pace
 * that was set. */
static void test_turbo(void **state)
{
    (void)state;
    struct room x;
    struct seating s;
    room_open_quick(&x);
    three(&s, "holdem");
    for (int i = 0;; i++) { /* a deal in which a fold does not end the hand */
        char seed[24];
        snprintf(seed, sizeof seed, "turbo %d", i);
        assert_true(i < 40);
        sit_down(&x, &s, seed);
        assert_true(until_asked(&x));
        app_set(x.b.app, SETTING_PACE, PACE_NORMAL);
        struct table *t = table_of(&x);
        assert_true(table_pace(t) == 1.0F);
        const int32_t hands = t->stage->shown.b.num[HOLDEM_HANDS];
        table_play(t, action_of(0, HOLDEM_FOLD, 0), true);
        app_redraw(x.b.app);
        if (match_truth(t->match)->num[HOLDEM_HANDS] == hands) {
            app_frame(x.b.app);
            assert_true(table_pace(t) < 0.3F);
            app_set(x.b.app, SETTING_PACE, PACE_INSTANT);
            assert_true(until_asked(&x));
            app_settle(x.b.app, LONG_MS);
            app_set(x.b.app, SETTING_PACE, PACE_NORMAL);
            assert_true(table_pace(t) == 1.0F);
            break;
        }
        app_set(x.b.app, SETTING_PACE, PACE_INSTANT);
        app_home(x.b.app);
        app_frame(x.b.app);
    }
    room_close(&x);
}

/* NL-16: 25 seconds and the bank of 30, then a check where it is free, else a fold; the bank does
 * not come back. */
static void test_clock(void **state)
{
    (void)state;
    struct room x;
    struct seating s;
    room_open_quick(&x);
    three(&s, "holdem");
    s.clock = CLOCK_USUAL;
    sit_down(&x, &s, "clock");
    assert_true(until_asked(&x));
    struct table *t = table_of(&x);
    const int before = match_actions(t->match);
    /* a player who has no time limits has none here either */
    app_set(x.b.app, SETTING_TIME_LIMITS, LIMITS_NONE);
    for (int i = 0; i < 100; i++) {
        app_clock(x.b.app, app_now(x.b.app) + 10000);
        app_frame(x.b.app);
    }
    assert_int_equal(match_actions(t->match), before);
    app_set(x.b.app, SETTING_TIME_LIMITS, LIMITS_TEN_TIMES);
    for (int i = 0; i < 54; i++) {
        app_clock(x.b.app, app_now(x.b.app) + 10000);
        app_frame(x.b.app);
    }
    assert_int_equal(match_actions(t->match), before); /* 540 s of 550 */
    t->clock.spent = 0;
    t->seating.seat[0].bank_used = 0;
    app_set(x.b.app, SETTING_TIME_LIMITS, LIMITS_USUAL);
    for (int i = 0; i < 540 && match_actions(t->match) == before; i++) {
        app_clock(x.b.app, app_now(x.b.app) + 100);
        app_frame(x.b.app);
    }
    assert_int_equal(match_actions(t->match), before); /* 54 s: not yet */
    for (int i = 0; i < 15 && match_actions(t->match) == before; i++) {
        app_clock(x.b.app, app_now(x.b.app) + 100);
        app_frame(x.b.app);
    }
    assert_true(match_actions(t->match) > before);
    assert_int_equal(match_action(t->match, before, NULL).who, 0);
    assert_true(match_action(t->match, before, NULL).kind <= HOLDEM_CHECK);
    assert_true(t->seating.seat[0].bank_used >= 30000);
    assert_true(until_asked(&x));
    const int second = match_actions(t->match);
    for (int i = 0; i < 260 && match_actions(t->match) == second; i++) {
        app_clock(x.b.app, app_now(x.b.app) + 100);
        app_frame(x.b.app);
    }
    /* the bank is empty: 25 s are all there is */
    assert_true(match_actions(t->match) > second);
    room_close(&x);
}

static void press(struct room *x, const char *name)
{
    if (!app_activate(x->b.app, name))
        fail_msg("“%s” can't be pressed on “%s”", name, room_top(x));
    app_frame(x->b.app);
}

/* ---- whole tournaments by keys alone ---- */

/* One press of somebody at the screen: through a curtain, or what comes to mind at a turn. */
static void press_something(struct room *x, struct rng *rng)
{
    struct table *t = table_of(x);
    static const int keys[] = {'C', 'C', 'C', 'C', 'R', 'R', 'F', '8', KEY_SPACE, 'D'};
    const int k = t->curtain.up ? KEY_ENTER : keys[rng_below(rng, sizeof keys / sizeof *keys)];
    app_clock(x->b.app, app_now(x->b.app) + 450); /* nobody is faster than the guard */
    app_frame(x->b.app);
    bench_key(&x->b, k);
    if (strcmp(room_top(x), "table") == 0 && k == '8')
        bench_key(&x->b, 'R');
    if (strcmp(room_top(x), "table") == 0 && rng_below(rng, 3) == 0)
        bench_key(&x->b, KEY_ENTER); /* "all-in?": yes */
    if (strcmp(room_top(x), "table") == 0)
        app_settle(x->b.app, 3000);
}

static void by_keys(const char *game, int people, enum privacy how)
{
    struct room x;
    struct seating s;
    struct rng rng = rng_seed(8);
    int presses = 0, stuck = 0, last = -1;
    size_t n = 0;
    room_open_quick(&x);
    three(&s, game);
    for (int i = 1; i < people; i++)
        seating_sit_guest(&s, i);
    s.privacy = how;
    s.option[HOLDEM_FIRST_STACK] = 400; /* soon decided */
    sit_down(&x, &s, "keys");
    while (strcmp(room_top(&x), "table") == 0 && presses < MOST_TURNS) {
        const struct table *t = table_of(&x);
        const int at = match_actions(t->match);
        stuck = at == last ? stuck + 1 : 0;
        last = at;
        if (stuck > 120)
            fail_msg("%s: nothing happens any more behind action %d", game, at);
        if (table_asked(t) < 0 && !t->curtain.up) {
            app_clock(x.b.app, app_now(x.b.app) + 20);
            app_frame(x.b.app);
            nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
            if (table_only_bots(t))
                app_activate(x.b.app, "Show the result");
            continue;
        }
        press_something(&x, &rng);
        presses++;
    }
    assert_string_equal(room_top(&x), "result");
    struct played *all = profile_matches(x.store, game, NULL, 10, &n);
    assert_int_equal(n, 1);
    profile_matches_free(all, n);
    printf("%s, %d people: over behind %d presses\n", game, people, presses);
    room_close(&x);
}

static void test_by_keys(void **state)
{
    (void)state;
    static const char *const game[] = {"holdem", "power-up"};
    for (int i = 0; i < 2; i++) {
        by_keys(game[i], 1, PRIVACY_ONE);
        by_keys(game[i], 3, PRIVACY_PEEK);
        by_keys(game[i], 3, PRIVACY_CURTAIN);
    }
}

/* Both games lie behind one door; the people stay seated when the other is chosen, and what was
 * played last comes first. */
static void test_sisters(void **state)
{
    (void)state;
    struct room x;
    room_open_quick(&x);
    bench_key(&x.b, '2');
    const struct page *k = (const struct page *)app_top(x.b.app);
    assert_string_equal(k->seating.game, "power-up");
    assert_int_equal(k->seating.nseats, 3);
    char name[NAMEPLATE_BYTES];
    snprintf(name, sizeof name, "%s", k->seating.seat[0].name);
    press(&x, "Hold’em");
    assert_string_equal(k->seating.game, "holdem");
    assert_int_equal(k->seating.nseats, 3);
    assert_string_equal(k->seating.seat[0].name, name);
    for (int n = 4; n <= 10; n++) {
        bench_key(&x.b, n == 10 ? '0' : '0' + n);
        press(&x, "Guest");
    }
    assert_int_equal(k->seating.nseats, 10);
    press(&x, "Powers");
    assert_int_equal(k->seating.nseats, 5);
    press(&x, "Hold’em");
    press(&x, "Play");
    app_home(x.b.app);
    app_frame(x.b.app);
    bench_key(&x.b, '2');
    k = (const struct page *)app_top(x.b.app);
    assert_string_equal(k->seating.game, "holdem");
    room_close(&x);
}

/* A preset by one press; a change is counted; own rules are kept under a name, come back and go. */
static void test_tables(void **state)
{
    (void)state;
    struct room x;
    room_open_quick(&x);
    bench_key(&x.b, '2');
    const struct page *k = (const struct page *)app_top(x.b.app);
    bench_key(&x.b, 'T');
    assert_string_equal(room_top(&x), "tables");
    press(&x, "Turbo");
    assert_string_equal(room_top(&x), "seating");
    assert_int_equal(k->seating.option[HOLDEM_FIRST_STACK], 1000);
    press(&x, "Starting chips: next");
    const int32_t mine = k->seating.option[HOLDEM_FIRST_STACK];
    assert_int_not_equal(mine, 1000);
    assert_string_equal(items_named(app_top(x.b.app)->items, "Turbo")->value, "1 rule changed");
    bench_key(&x.b, 'T');
    press(&x, "Save these rules");
    assert_string_equal(room_top(&x), "name");
    app_input(x.b.app, &(struct input){.kind = INPUT_TEXT, .text = " 2"});
    app_frame(x.b.app);
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "tables");
    press(&x, "Standard");
    assert_int_equal(k->seating.option[HOLDEM_FIRST_STACK], 1500);
    bench_key(&x.b, 'T');
    press(&x, "Scroll down"); /* six tables are more than the page shows whole */
    press(&x, "Our table 2");
    assert_int_equal(k->seating.option[HOLDEM_FIRST_STACK], mine);
    bench_key(&x.b, 'T');
    press(&x, "Remove");
    press(&x, "Remove");
    assert_null(items_named(app_top(x.b.app)->items, "Our table 2"));
    bench_key(&x.b, KEY_ESCAPE);
    /* the rules stay, without the name */
    assert_int_equal(k->seating.option[HOLDEM_FIRST_STACK], mine);
    room_close(&x);
}

/* PU-03: at least four powers, and more than can be held: the page says why not. */
static void test_powers(void **state)
{
    (void)state;
    struct room x;
    room_open_quick(&x);
    bench_key(&x.b, '2');
    const struct page *k = (const struct page *)app_top(x.b.app);
    bench_key(&x.b, 'M');
    assert_string_equal(room_top(&x), "table-rules");
    bench_key(&x.b, 'P');
    assert_string_equal(room_top(&x), "table-powers");
    for (int i = 1; i <= 9; i++)
        bench_key(&x.b, '0' + i);
    assert_int_equal(seat_count((seatmask)k->seating.option[POWER_UP_LIST]), 4);
    assert_non_null(strstr(canvas_text_dump(x.b.canvas), "tag toast"));
    press(&x, "Cost of Upgrade: next");
    assert_int_equal(k->seating.option[POWER_UP_COST + POWER_UPGRADE], 6);
    press(&x, "Defaults");
    assert_int_equal(seat_count((seatmask)k->seating.option[POWER_UP_LIST]), 10);
    assert_int_equal(k->seating.option[POWER_UP_COST + POWER_UPGRADE], 5);
    bench_key(&x.b, KEY_ESCAPE);
    bench_key(&x.b, KEY_ESCAPE);
    assert_string_equal(room_top(&x), "seating");
    room_close(&x);
}

/* What was left open waits on the title, both games by themselves; it goes on with the same people,
 * levels and chips. */
static void test_continue(void **state)
{
    (void)state;
    struct room x;
    struct rng rng = rng_seed(2);
    room_open_quick(&x);
    bench_key(&x.b, '2');
    press(&x, "Hold’em");
    press(&x, "Play");
    app_home(x.b.app);
    app_frame(x.b.app);
    bench_key(&x.b, '2');
    press(&x, "Powers");
    press(&x, "Play");
    assert_true(until_to_bet(&x, &rng));
    act(&x, &rng);
    assert_true(until_to_bet(&x, &rng));
    struct seating was = table_of(&x)->seating;
    const int actions = match_actions(table_of(&x)->match);
    app_home(x.b.app);
    app_frame(x.b.app);
    const struct item *go_on = items_named(app_top(x.b.app)->items, "Continue");
    assert_non_null(go_on);
    assert_null(go_on->why_not);
    assert_non_null(strstr(go_on->value, "Power Up"));
    assert_non_null(items_named(app_top(x.b.app)->items, "Other games"));
    press(&x, "Continue");
    assert_int_equal(match_actions(table_of(&x)->match), actions);
    for (int i = 0; i < 3; i++) {
        assert_string_equal(table_of(&x)->seating.seat[i].name, was.seat[i].name);
        assert_string_equal(table_of(&x)->seating.seat[i].bot, was.seat[i].bot);
    }
    app_home(x.b.app);
    app_frame(x.b.app);
    press(&x, "Other games");
    press(&x, "Hold’em");
    assert_string_equal(match_rules(table_of(&x)->match)->game->id, "holdem");
    room_close(&x);
}

/* ---- the line of news: before it stands the face of whom it is about */

/* A match of random hands, so many decisions in. */
static char *at_random(const char *game, int seats, const char *text, int actions)
{
    struct rules r;
    struct world w;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR], *assets = path_assets();
    struct rng rng = rng_seed(23);
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find(game), seats, &r, error, sizeof error));
    match_seed_from_text(text, seed);
    struct match *m = match_new(&r, seed, text, NULL, true, error);
    for (int i = 0; i < actions && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        if (match_play(m, &a, 0) != REASON_OK)
            break;
    }
    char *save = match_save(m);
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return save;
}

/* The seat whose name comes first in a line; -1: none. */
static int first_named(const struct stage *st, const char *line)
{
    const char *first = NULL;
    int named = -1;
    for (int s = 0; s < st->rules.nseats; s++) {
        const char *at = strstr(line, stage_name(st, s));
        if (at && (!first || at < first)) {
            first = at;
            named = s;
        }
    }
    return named;
}

static int news_faces(struct room *x, int *faces)
{
    const struct stage *st = table_front((const struct table *)app_top(x->b.app));
    int wrong = 0;
    for (int i = st->history.n > POKER_LINES ? st->history.n - POKER_LINES : 0; i < st->history.n;
         i++) {
        const int who = poker_look(st)->line[i % POKER_LINES].who - 1;
        const int named = first_named(st, st->history.line[i].text);
        *faces += who >= 0;
        if (who != named && !poker_look(st)->line[i % POKER_LINES].street &&
            !st->history.line[i].heading) {
            printf("%s: the face of %s before: %s\n", st->rules.game->id, stage_name(st, who),
                   st->history.line[i].text);
            wrong++;
        }
    }
    return wrong;
}

static void test_news_have_the_face_of_whom_they_are_about(void **state)
{
    (void)state;
    static const struct {
        const char *game;
        int seats;
    } tables[] = {{"holdem", 4}, {"power-up", 4}, {"spec", 5}};
    int wrong = 0, faces = 0;
    for (size_t g = 0; g < 3; g++)
        for (int n = 0; n < 7; n++) {
            struct room x;
            char seed[40];
            snprintf(seed, sizeof seed, "news %d", n);
            char *save = at_random(tables[g].game, tables[g].seats, seed, 40 + 25 * n);
            room_open_quick(&x);
            struct seating who;
            seating_default(&who, games_find(tables[g].game), tables[g].seats);
            table_open(x.b.app, &(struct table_request){
                                    .game = tables[g].game, .saved = save, .seating = &who});
            app_settle(x.b.app, 20000);
            if (strcmp(room_top(&x), "table") == 0) /* else it is over */
                wrong += news_faces(&x, &faces);
            room_close(&x);
            mem_free(save);
        }
    assert_int_equal(wrong, 0);
    assert_true(faces > 300);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_inputs),
        cmocka_unit_test(test_tournaments),
        cmocka_unit_test(test_nothing_lies_over_open_hands),
        cmocka_unit_test(test_prices_and_hands),
        cmocka_unit_test(test_turbo),
        cmocka_unit_test(test_clock),
        cmocka_unit_test(test_by_keys),
        cmocka_unit_test(test_sisters),
        cmocka_unit_test(test_tables),
        cmocka_unit_test(test_powers),
        cmocka_unit_test(test_continue),
        cmocka_unit_test(test_news_have_the_face_of_whom_they_are_about),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
