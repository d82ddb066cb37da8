/* Powers on the screen: what a press plays, targets and putting back, reasons, choices after a
 * look, what other eyes never see, each power's moment in words, and every state fit to be read. */
#include "character.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "narrate.h"
#include "sit.h"
#include "power_up_table.h"
#include "room.h"
#include "scenes.h"
#include "seating.h"
#include "showcase.h"
#include "table_inside.h"
#include "unit.h"

#include "games.h"
#include "game_folder.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { LONG_MS = 120000 };

/* ---- hands and tables ---- */

static void key(struct bench *b, int k)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_settle(b->app, LONG_MS);
}

/* In a bench: a hand of which the person in front plays seat 1, and bots the others. */
static void sit_in(struct bench *b, const char *hand)
{
    char *text = room_save(power_up_hand(hand));
    title_open(b->app);
    app_set(b->app, SETTING_PACE, PACE_INSTANT);
    app_set(b->app, game_setting("power-up", 0), 0);
    room_sit(b->app, "power-up", text);
    app_settle(b->app, LONG_MS);
    mem_free(text);
}

static struct bench sit(const char *hand)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    sit_in(&b, hand);
    return b;
}

/* The same hand as one seat sees it, and nobody plays on. */
static struct bench watch(struct match *m, int seat_from_1)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    char *text = room_save(m);
    title_open(b.app);
    table_open_at(b.app, text, -1, seat_from_1 - 1);
    app_settle(b.app, LONG_MS);
    mem_free(text);
    return b;
}

static bool activate(struct bench *b, const char *name)
{
    const struct item *i = items_named(app_top(b->app)->items, name);
    const bool done = i && !i->why_not && app_activate(b->app, name);
    app_settle(b->app, LONG_MS);
    return done;
}

#define FLOP "stacks 1500 1500 1500; board QhJhTh; hole AsKd 9c9d 2c2d; "

/* ---- playing ---- */

/* PU-20, PU-23: one press plays a power that needs no card. */
static void test_one_press_plays(void **state)
{
    (void)state;
    struct bench b = sit(FLOP "held deploy,emp - -; energy 10 10 10; next 2h");
    assert_null(bench_item(&b, "power", 0)->why_not);
    assert_string_equal(bench_item(&b, "energy", 0)->value, "10 of 15");
    key(&b, '1');
    assert_string_equal(bench_item(&b, "energy", 0)->value, "7 of 15");
    assert_string_equal(bench_item(&b, "limit", POWER_DEPLOY)->value, "1 of 2");
    assert_string_equal(bench_item(&b, "power", 0)->name, "EMP");
    assert_null(bench_item(&b, "power", 1));
    bench_close(&b);
}

/* What it does and costs is shown before it is paid for; the press that picks it up never pays, and
 * puts it back when it comes again. */
static void test_a_power_is_shown_before_it_is_paid(void **state)
{
    (void)state;
    struct bench b = sit(FLOP "held deploy,scanner - -; energy 10 10 10; next 2h");
    app_set(b.app, game_setting("power-up", 0), 1);
    app_settle(b.app, LONG_MS);
    for (int i = 0; i < 2; i++) {
        key(&b, '1');
        assert_string_equal(bench_item(&b, "energy", 0)->value, "10 of 15");
        assert_string_equal(bench_item(&b, "confirm", 0)->name, "Play for 3 energy");
        key(&b, i ? 'N' : '1');
        assert_null(bench_item(&b, "confirm", 0));
    }
    key(&b, '1');
    key(&b, 'Y');
    assert_string_equal(bench_item(&b, "energy", 0)->value, "7 of 15");
    key(&b, '1');
    assert_null(bench_item(&b, "scan", 0));
    key(&b, 'Y');
    assert_non_null(bench_item(&b, "scan", 0));
    bench_close(&b);
}

static bool says(const struct bench *b, const char *name)
{
    return items_named(app_top(b->app)->items, name) != NULL;
}

/* Three people in peek: a hand stays up while its turn lasts. Look, X-Ray, Clone, call are six
 * presses, four where one press plays a power. */
static void test_a_hand_stays_up_through_its_powers(void **state)
{
    (void)state;
    for (int arm = 0; arm < 2; arm++) {
        struct seating who;
        struct bench b = bench_open(1280, 720, "en", 100);
        char *text = room_save(power_up_hand(FLOP "held x-ray,clone - -"));
        int inputs = 0;
        seating_default(&who, games_find("power-up"), 3);
        for (int s = 0; s < 3; s++)
            seating_sit_guest(&who, s);
        who.privacy = PRIVACY_PEEK;
        title_open(b.app);
        app_set(b.app, game_setting("power-up", 0), arm);
        table_open(b.app,
                   &(struct table_request){.game = "power-up", .saved = text, .seating = &who});
        mem_free(text);
        app_settle(b.app, LONG_MS);
        const struct table *t = (struct table *)app_top(b.app);
        const seat first = t->front;
        const int before = match_actions(t->match);
        key(&b, KEY_SPACE), inputs++;
        for (int power = 0; power < 2; power++) {
            assert_true(says(&b, "Hide"));
            key(&b, '1'), inputs++;
            if (arm)
                key(&b, 'Y'), inputs++;
            assert_int_equal(match_actions(t->match), before + power + 1);
            assert_int_equal(t->front, first);
            assert_true(stage_still(t->look) && stage_caught_up(t->look));
        }
        assert_true(says(&b, "Hide"));
        key(&b, 'C'), inputs++;
        assert_int_equal(match_actions(t->match), before + 3);
        assert_false(says(&b, "Hide")); /* the turn has passed */
        assert_int_not_equal(t->front, first);
        assert_int_equal(inputs, arm ? 6 : 4);
        bench_close(&b);
    }
}

/* Guests at seats 1 to `people` of a table in peek, bots at the others. */
static struct bench sit_in_peek(const char *game, struct match *m, int people)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    const int seats = match_rules(m)->nseats;
    struct seating who;
    char *text = room_save(m);
    seating_default(&who, games_find(game), seats);
    for (int s = 0; s < people; s++)
        seating_sit_guest(&who, s);
    who.privacy = PRIVACY_PEEK;
    title_open(b.app);
    app_set(b.app, SETTING_TABLE_TALK, 1);
    table_open(b.app, &(struct table_request){.game = game, .saved = text, .seating = &who});
    mem_free(text);
    app_settle(b.app, LONG_MS);
    return b;
}

/* Heads-up the big blind ends a street and begins the next one: two turns, and the hand goes down
 * between them. */
static void test_a_hand_goes_down_with_a_street(void **state)
{
    (void)state;
    static const char *const hands[] = {"stacks 1500 1500; hole AsKd 9c9d; held - -",
                                        "stacks 1500 1500; hole AsKd 9c9d; held deploy -"};
    for (int i = 0; i < 2; i++) {
        struct match *m = power_up_hand(hands[i]);
        power_up_do(m, "2 call");
        struct bench b = sit_in_peek("power-up", m, 2);
        const struct table *t = (struct table *)app_top(b.app);
        const seat big = t->front;
        key(&b, KEY_SPACE);
        assert_true(says(&b, "Hide"));
        key(&b, 'C');
        assert_int_equal(table_asked(t), big);
        assert_null(t->look);
        assert_false(says(&b, "Hide"));
        key(&b, KEY_SPACE);
        assert_true(says(&b, "Hide"));
        bench_close(&b);
    }
}

/* A bot that goes out while a hand is up has its word when the picture of that look is there, and
 * not before. */
static void test_a_character_speaks_over_a_look(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 200; board 2h7d9c; hole AsAd KcQd 4c3d; "
                                    "held - - -; next Ts");
    power_up_do(m, "1 check, 2 check, 3 bet 200");
    struct bench b = sit_in_peek("power-up", m, 2);
    struct table *t = (struct table *)app_top(b.app);
    struct action fold = action_of(1, HOLDEM_FOLD, 0), call = action_of(0, HOLDEM_CALL, 0);
    key(&b, KEY_SPACE);
    assert_non_null(t->look);
    app_scripted(b.app, false);
    assert_int_equal(match_play(t->match, &call, 0), REASON_OK);
    assert_int_equal(match_play(t->match, &fold, 0), REASON_OK);
    assert_int_equal(match_truth(t->match)->num[HOLDEM_RANK + 2], 3);
    table_hear(t);
    app_redraw(b.app);
    assert_null(t->talk.text);
    bool spoke = false;
    for (int i = 0; i < 4000 && !spoke; i++) {
        app_clock(b.app, app_now(b.app) + 10);
        app_frame(b.app);
        spoke = t->talk.text != NULL;
        assert_int_equal(spoke, t->look->shown.b.num[HOLDEM_RANK + 2] != 0);
    }
    assert_true(spoke);
    bench_close(&b);
}

/* Who has played a power last, in which part of a hand, and how often in either, as far as the
 * picture is. */
struct deeds {
    seat who;
    bool late;
    int n[2]; /* before the flop, after it */
};

static struct deeds deeds_shown(const struct table *t, int power)
{
    struct deeds out = {.who = SEAT_NONE}, of[SEATS] = {0};
    int street = HOLDEM_PREFLOP;
    for (int i = 0; i < t->stage->seen; i++) {
        const struct event e = match_heard(t->match, SEAT_OPEN, i);
        if (e.kind == EVENT_SET && e.to == HOLDEM_STREET)
            street = e.amount;
        if (e.kind != EVENT_MOVE || e.why != POWER_UP_WHY_PLAY || card_power(e.face) != power)
            continue;
        struct deeds *d = &of[e.who];
        d->who = e.who;
        d->late = street != HOLDEM_PREFLOP;
        d->n[d->late]++;
        out = *d;
    }
    return out;
}

/* The line of who speaks is the one about that part of a hand, and names the thing. */
static void assert_fits(const struct table *t, const struct deeds *d)
{
    const struct character *c = character_find(t->seating.seat[t->talk.who].character);
    assert_non_null(c);
    assert_int_not_equal(t->talk.who, d->who);
    assert_false(table_out(t, t->talk.who));
    assert_ptr_equal(t->talk.text, c->habit[d->late]);
    assert_true(d->n[d->late] % 3 == 0 && d->n[d->late] > 2 * d->n[!d->late]);
}

/* Somebody else says so when a player plays the same power in the same part of a hand again and
 * again, and has hardly played it otherwise: in a tournament of four who play by chance. */
static void test_habits_are_noticed(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    struct seating who;
    const char *last = NULL;
    int said = 0;
    seating_default(&who, games_find("power-up"), 4);
    for (int s = 0; s < 4; s++)
        seating_sit_bot(&who, s, "beginner");
    title_open(b.app);
    app_set(b.app, SETTING_TABLE_TALK, 1);
    app_set(b.app, SETTING_PACE, PACE_FAST);
    table_open(b.app,
               &(struct table_request){.game = "power-up", .seed = "habits", .seating = &who});
    app_frame(b.app);
    const struct table *t = (struct table *)app_top(b.app);
    assert_string_equal(t->scene.type->name, "table");
    for (int i = 0; i < 60000; i++) {
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL); /* the bots think beside it */
        if (strcmp(app_top(b.app)->type->name, "table") != 0)
            break;
        if (t->talk.text && t->talk.about && t->talk.text != last) {
            const struct deeds d = deeds_shown(t, t->talk.about - 1);
            assert_fits(t, &d);
            said++;
        }
        last = t->talk.text;
    }
    assert_true(said > 0);
    bench_close(&b);
}

/* A third Reload of seat 1 in that hand; one with a card more or less is another's turn to speak.
 * True: it was heard as one after the flop. */
static bool hear_of_reload(const char *board, int out, bool both)
{
    char words[200];
    snprintf(words, sizeof words,
             "stacks 1500 1500 %d; %s; hole AsAd KcQd %s; held reload,reload,reload - -; "
             "energy 15 10 %d; set button 1",
             out ? 0 : 1500, board, out ? "-; set live 3; set rank 3 3" : "4c3d", out ? 0 : 10);
    struct bench b = sit_in_peek("power-up", power_up_hand(words), 1);
    struct table *t = (struct table *)app_top(b.app);
    assert_int_equal(table_out(t, 2), out);
    app_scripted(b.app, false);
    for (int i = 0; i < 3; i++) {
        struct action a = action_of(0, POWER_UP_PLAY, 0);
        a.n = (uint8_t)(1 + (both && i == 0));
        a.pick[1] = 1;
        assert_null(t->talk.text);
        assert_int_equal(match_play(t->match, &a, 0), REASON_OK);
        table_hear(t);
    }
    app_redraw(b.app);
    for (int i = 0; i < 4000 && !t->talk.text; i++) {
        app_clock(b.app, app_now(b.app) + 10);
        app_frame(b.app);
    }
    const struct deeds d = deeds_shown(t, POWER_RELOAD);
    assert_int_equal(d.n[d.late], 3);
    assert_int_equal(t->talk.about, 1 + POWER_RELOAD);
    assert_fits(t, &d);
    bench_close(&b);
    return d.late;
}

/* Before the flop and after it there is a line of its own; who is out of the tournament has none.
 */
static void test_a_habit_has_its_line(void **state)
{
    (void)state;
    for (int both = 0; both < 2; both++) {
        assert_false(hear_of_reload("set street 0", false, both));
        assert_true(hear_of_reload("board 2h7d9c", false, both));
        assert_true(hear_of_reload("board 2h7d9c", true, both));
    }
}

/* While a power is answered its player is asked nothing else: the digits are no powers', the powers
 * that are left are grey, and nothing is said ahead of the turn. */
static void test_a_choice_is_the_only_question(void **state)
{
    (void)state;
    struct bench b = sit(FLOP "held scanner,deploy - -; energy 10 10 10");
    key(&b, '1');
    assert_non_null(bench_item(&b, "keep", 0));
    assert_int_equal(bench_item(&b, "power", 0)->key, KEY_NONE);
    assert_non_null(bench_item(&b, "power", 0)->why_not);
    assert_null(bench_item(&b, "ahead", 0));
    for (int i = 0; i < 3; i++)
        key(&b, '1');
    assert_non_null(bench_item(&b, "keep", 0)); /* no digit answers it */
    key(&b, 'Y');
    assert_null(bench_item(&b, "keep", 0));
    bench_close(&b);
}

/* PU-23, PU-50: targets light up, what is locked or older says why not, and putting back costs
 * nothing. */
static void test_a_target_is_chosen_or_the_power_put_back(void **state)
{
    (void)state;
    struct bench b = sit("stacks 1500 1500 1500; board QhJhTh4c; street 1; hole AsKd 9c9d 2c2d; "
                         "held disintegrate,x-ray - -; set locked 1");
    assert_null(bench_item(&b, "target", 1));
    key(&b, '1');
    assert_non_null(bench_item(&b, "target", 1));
    assert_true(bench_item(&b, "power", 0)->chosen);
    assert_null(bench_item(&b, "target", 1)->why_not);
    assert_non_null(strstr(bench_item(&b, "target", 0)->why_not, "frozen"));
    key(&b, KEY_ESCAPE);
    assert_string_equal(app_top(b.app)->type->name,
                        "table"); /* Escape takes the aim back and does nothing else */
    assert_null(bench_item(&b, "target", 1));
    assert_string_equal(bench_item(&b, "energy", 0)->value, "10 of 15");
    assert_true(activate(&b, "Disintegrate"));
    assert_true(activate(&b, "Disintegrate")); /* a second press of the power, too */
    assert_null(bench_item(&b, "target", 1));
    assert_true(activate(&b, "Disintegrate"));
    assert_true(activate(&b, "Cancel"));
    assert_null(bench_item(&b, "target", 1));
    assert_string_equal(bench_item(&b, "energy", 0)->value, "10 of 15");
    assert_true(activate(&b, "Disintegrate"));
    assert_true(activate(&b, "Jack of hearts"));
    assert_string_equal(bench_item(&b, "energy", 0)->value, "6 of 15");
    assert_string_equal(bench_item(&b, "limit", POWER_DISINTEGRATE)->value, "1 of 2");
    assert_false(bench_tells(&b, "cards/Jh") || bench_tells(&b, "cards/small/Jh"));
    bench_close(&b);
}

/* Cards of an earlier street are no targets (PU-50). */
static void test_older_cards_are_no_targets(void **state)
{
    (void)state;
    struct bench b =
        sit("stacks 1500 1500 1500; board QhJhTh4c; hole AsKd 9c9d 2c2d; held disintegrate - -");
    key(&b, '1');
    assert_null(bench_item(&b, "target", 3)->why_not);
    assert_non_null(strstr(bench_item(&b, "target", 2)->why_not, "before this betting round"));
    bench_close(&b);
}

/* PU-46: one or both, said once; none is no Reload. */
static void test_reload_takes_one_or_both(void **state)
{
    (void)state;
    for (int cards = 1; cards <= 2; cards++) {
        struct bench b = sit(FLOP "held reload - -");
        key(&b, '1');
        assert_non_null(bench_item(&b, "confirm", 0)->why_not);
        key(&b, '1');
        assert_true(bench_item(&b, "target", 0)->chosen);
        if (cards == 2)
            key(&b, '2');
        assert_string_equal(bench_item(&b, "confirm", 0)->name,
                            cards == 2 ? "Reload both" : "Reload one");
        assert_string_equal(bench_item(&b, "energy", 0)->value, "10 of 15");
        assert_true(activate(&b, cards == 2 ? "Reload both" : "Reload one"));
        assert_string_equal(bench_item(&b, "energy", 0)->value, "5 of 15");
        assert_false(bench_tells(&b, "/As"));
        assert_int_equal(bench_tells(&b, "/Kd"), cards == 1);
        bench_close(&b);
    }
}

/* PU-08, PU-27, PU-40, PU-49: a greyed power says why, in the rules' sentence when asked and in
 * short on the card. */
static void test_what_is_refused_says_why(void **state)
{
    (void)state;
    static const struct {
        const char *hand, *sentence, *brief;
    } cases[] = {
        {FLOP "held upgrade - -; energy 3 10 10", "You don’t have enough energy.", "2 energy"},
        {FLOP "held deploy - -; played deploy,deploy", "already been played twice", "Played twice"},
        {FLOP "held x-ray - -; set emp 1", "An EMP blocks all powers", "Blocked by EMP"},
        {FLOP "held clone - -", "nothing to copy", "Nothing"},
        {FLOP "held disintegrate - -; set locked 3", "are frozen", "frozen"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct bench b = sit(cases[i].hand);
        const struct item *power = bench_item(&b, "power", 0);
        if (!power || !power->why_not || !strstr(power->why_not, cases[i].sentence))
            fail_msg("%s: %s", cases[i].hand,
                     power && power->why_not ? power->why_not : "not refused");
        if (!bench_tells(&b, cases[i].brief))
            fail_msg("%s: the card does not say “%s”", cases[i].hand, cases[i].brief);
        key(&b, '1');
        assert_string_equal(app_top(b.app)->type->name, "table");
        assert_non_null(bench_item(&b, "power", 0)); /* still there */
        bench_close(&b);
    }
}

/* ---- choices after a look ---- */

/* What an item is called, kept beyond the next frame. */
static void called(struct bench *b, const char *name, int number, char out[80])
{
    const struct item *i = bench_item(b, name, number);
    assert_non_null(i);
    snprintf(out, 80, "%s", i->name);
}

/* PU-45. */
static void test_scanner_keeps_or_throws(void **state)
{
    (void)state;
    for (int keep = 0; keep < 2; keep++) {
        struct bench b = sit(FLOP "held scanner - -");
        char first[80], second[80], both[170];
        key(&b, '1');
        called(&b, "scan", 0, first);
        called(&b, "scan", 1, second);
        assert_string_not_equal(first, second);
        assert_string_not_equal(first, "Hidden card");
        assert_true(activate(&b, keep ? "Keep both" : "Discard both"));
        assert_null(bench_item(&b, "scan", 0));
        assert_int_equal(bench_item(&b, "next", 0) != NULL, keep); /* what was kept stays known */
        snprintf(both, sizeof both, "%s, %s", first, second);
        if (keep)
            assert_string_equal(bench_item(&b, "next", 0)->value, both);
        bench_close(&b);
    }
}

/* PU-48. */
static void test_engineer_picks_the_next_card(void **state)
{
    (void)state;
    struct bench b = sit(FLOP "held engineer - -");
    char picked[80];
    key(&b, '1');
    called(&b, "fan", 1, picked);
    assert_non_null(bench_item(&b, "fan", 2));
    assert_true(activate(&b, picked));
    assert_null(bench_item(&b, "fan", 0));
    assert_string_equal(bench_item(&b, "next", 0)->value, picked);
    bench_close(&b);
}

/* PU-44: any of the three goes, by its own key. */
static void test_upgrade_throws_one_of_three(void **state)
{
    (void)state;
    for (int i = 0; i < 3; i++) {
        struct bench b = sit(FLOP "held upgrade - -");
        char name[3][80];
        int left = 0;
        key(&b, '1');
        assert_string_equal(bench_item(&b, "fan", 2)->value, "new");
        for (int k = 0; k < 3; k++)
            called(&b, "fan", k, name[k]);
        key(&b, '1' + i);
        assert_null(bench_item(&b, "fan", 0));
        for (int k = 0; k < 3; k++)
            if ((items_named(app_top(b.app)->items, name[k]) != NULL) != (k != i))
                fail_msg("key %d: %s", i + 1, name[k]);
            else
                left++;
        assert_int_equal(left, 3);
        bench_close(&b);
    }
}

/* ---- secrets ---- */

/* PU-07, PU-28, PU-44, PU-45, PU-47: what only one player sees is on no other picture, item or line
 * of history. */
static void test_other_eyes_see_nothing_private(void **state)
{
    (void)state;
    static const struct {
        const char *hand, *play, *face[3], *spoken;
    } cases[] = {
        {"held scanner,clone - -; next 3c4d",
         "1 play scanner",
         {"/3c", "/4d", "emblems/clone"},
         "Three of clubs"},
        {"held intel,clone - -; next 3c",
         "1 play intel",
         {"/3c", "emblems/clone", "emblems/reload"},
         "Three of clubs"},
        {"held upgrade,clone - -; next 3c",
         "1 play upgrade",
         {"/3c", "/As", "/Kd"},
         "Three of clubs"},
        {"held reload,clone - -; next 3c4d",
         "1 play reload #0 #1",
         {"/3c", "/As", "/Kd"},
         "Three of clubs"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char hand[400];
        snprintf(hand, sizeof hand, FLOP "%s", cases[i].hand);
        for (int eyes = 1; eyes <= 2; eyes++) {
            struct match *m = power_up_hand(hand);
            power_up_do(m, cases[i].play);
            struct bench b = watch(m, eyes);
            const bool faces = bench_tells(&b, cases[i].face[0]);
            if (eyes == 1 ? !faces && i != 1
                          : faces || bench_tells(&b, cases[i].face[1]) ||
                                bench_tells(&b, cases[i].face[2]))
                fail_msg("%s, seat %d", cases[i].play, eyes);
            if (eyes == 2) {
                for (int k = 0; k < items_count(app_top(b.app)->items); k++) {
                    const struct item *it = items_at(app_top(b.app)->items, k);
                    assert_null(strstr(it->name, cases[i].spoken));
                    assert_true(!it->value || !strstr(it->value, cases[i].spoken));
                }
                key(&b, 'L');
                assert_false(bench_tells(&b, "3♣") || bench_tells(&b, "4♦"));
            }
            bench_close(&b);
        }
    }
}

/* PU-53, PU-07: a copy from Clone lies open, what was dealt does not. */
static void test_a_copy_lies_open(void **state)
{
    (void)state;
    struct match *m = power_up_hand(FLOP "held clone,emp - -; played deploy");
    power_up_do(m, "1 play clone");
    struct bench b = watch(m, 2);
    const char *text = bench_dump(&b), *first = strstr(text, "emblems/deploy");
    assert_non_null(first);
    int copies = 0;
    for (; first; first = strstr(first + 1, "emblems/deploy"))
        copies++;
    assert_true(copies >= 2); /* the chip that counts it, and the copy */
    assert_null(strstr(text, "emblems/emp"));
    bench_close(&b);
}

/* With several people at one screen powers lie face down until their player looks. */
static void test_powers_are_private_like_hole_cards(void **state)
{
    (void)state;
    struct seating who;
    struct bench b = bench_open(1280, 720, "en", 100);
    char *text = room_save(power_up_hand(FLOP "held scanner,engineer clone reload"));
    seating_default(&who, games_find("power-up"), 3);
    for (int i = 0; i < 3; i++)
        seating_sit_guest(&who, i);
    who.privacy = PRIVACY_PEEK;
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "power-up", .saved = text, .seating = &who});
    app_settle(b.app, LONG_MS);
    assert_false(bench_tells(&b, "Scanner") || bench_tells(&b, "emblems/scanner") ||
                 bench_tells(&b, "Reload") || bench_tells(&b, "emblems/clone"));
    key(&b, KEY_SPACE);
    assert_true(bench_tells(&b, "emblems/scanner") && bench_tells(&b, "Engineer"));
    assert_false(bench_tells(&b, "Reload") || bench_tells(&b, "emblems/clone"));
    bench_close(&b);
    mem_free(text);
}

/* ---- moments ---- */

/* Who did what stands there in words, at full motion and without. */
static void test_each_power_says_what_it_did(void **state)
{
    (void)state;
    static const struct {
        const char *scene, *head, *under;
    } cases[] = {
        {"power-clone", "Nadia plays Clone", "The copy: Deploy"},
        {"power-xray", "Nadia plays X-Ray", "Ren shows"},
        {"power-deploy", "Ren plays Deploy", "joins the board"},
        {"power-emp", "Nadia plays EMP", "No more powers"},
        {"power-intel", "Ren plays Intel", "sees the deck"},
        {"power-disintegrate", "Nadia plays Disintegrate", "Ace of diamonds disintegrates"},
        {"power-scanner", "Ren plays Scanner", "sees the next two"},
        {"power-engineer", "Nadia plays Engineer", "turned face up"},
        {"power-reload", "Nadia plays Reload", "replaced"},
        {"power-upgrade", "Nadia plays Upgrade", "third card"},
        {"power-freeze", "All-in freeze", "frozen"},
    };
    for (int calm = 0; calm < 2; calm++) {
        struct bench b = bench_open(1920, 1080, "en", 100);
        app_set(b.app, SETTING_REDUCED_MOTION, calm);
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            bench_scene(&b, cases[i].scene);
            if (!bench_tells(&b, cases[i].head) || !bench_tells(&b, cases[i].under))
                fail_msg("%s%s: “%s”, “%s”", cases[i].scene, calm ? ", calm" : "", cases[i].head,
                         cases[i].under);
            app_home(b.app);
            app_settle(b.app, LONG_MS);
        }
        bench_close(&b);
    }
}

/* ---- in words ---- */

/* What a seat heard, from 0, in the language in force. */
static struct stage *heard(const struct match *m, seat who)
{
    struct stage *st = sit_unseen(m, who, who);
    sit_hear(st, m, 0, match_heard_count(m));
    st->assist = 1;
    return st;
}

static int lines_with(const struct stage *st, const char *words)
{
    int n = 0;
    for (int i = 0; i < st->history.n; i++)
        n += strstr(st->history.line[i].text, words) != NULL;
    return n;
}

/* What comes of a power makes one sentence with its play: nobody is named twice for one thing. */
static void test_a_power_and_what_it_did_are_one_line(void **state)
{
    static const struct {
        const char *hand, *play, *en, *fr, *ja;
        int named;
    } told[] = {
        {"held deploy - -; next 2h", "1 play deploy", "Seat 1 plays Deploy: 2♥",
         "Place 1 joue Déployer : 2♥", "席1がデプロイを使用：2♥", 1},
        {"held disintegrate - -; next 2h", "1 play disintegrate #0",
         "Seat 1 plays Disintegrate: Q♥", NULL, NULL, 1},
        {"held deploy,clone - -; next 2h", "1 play deploy, 1 play clone",
         "Seat 1 plays Clone and copies Deploy", "Place 1 joue Cloner et copie Déployer",
         "席1がクローンを使用、デプロイをコピー", 2},
        {"held intel - -; next 2h", "1 play intel",
         "Seat 1 plays Intel and sees the deck’s next card",
         "Place 1 joue Espion et voit la prochaine carte du paquet", NULL, 1},
        {"held engineer - -; next 2h3d4c", "1 play engineer", "Seat 1 plays Engineer: 2♥ 3♦ 4♣",
         NULL, NULL, 1},
        {"held upgrade - -; next 2h *0", "1 play upgrade",
         "Seat 1 plays Upgrade and draws a third card: 2♥", NULL,
         "席1がアップグレードを使用、3枚目に2♥を引く", 1},
        {"held reload - -; next 2h", "1 play reload #0", "Seat 1 plays Reload and discards A♠",
         NULL, NULL, 2},
        {"held reload - -; next 2h", "1 play reload #0", "Seat 1 draws 2♥", NULL, NULL, 2},
        {"held reload - -; next 2h3d", "1 play reload #0 #1",
         "Seat 1 plays Reload and discards A♠ K♦", NULL, NULL, 2},
        {"held reload - -; next 2h3d", "1 play reload #0 #1", "Seat 1 draws 2♥ 3♦", NULL, NULL, 2},
    };
    (void)state;
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        char hand[200];
        snprintf(hand, sizeof hand, FLOP "energy 10 10 10; %s", told[i].hand);
        struct match *m = power_up_hand(hand);
        struct stage *st = heard(m, 0);
        const int before = lines_with(st, "Seat 1");
        stage_free(st);
        power_up_do(m, told[i].play);
        static const char *const lang[] = {"en", "fr", "ja"};
        const char *const line[] = {told[i].en, told[i].fr, told[i].ja};
        for (int l = 0; l < 3; l++) {
            assert_true(i18n_switch(lang[l]));
            st = heard(m, 0);
            if (line[l] && !lines_with(st, line[l]))
                fail_msg("no line says “%s”; the last: “%s”", line[l],
                         st->history.line[st->history.n - 1].text);
            if (l == 0 && lines_with(st, "Seat 1") - before != told[i].named)
                fail_msg("“%s”: seat 1 is named %d times", line[l],
                         lines_with(st, "Seat 1") - before);
            stage_free(st);
        }
        i18n_switch("en");
        match_free(m);
    }
}

/* Who listens while a power is played hears sentences: that of the play, then the one that it has
 * become. */
static void test_what_a_power_did_is_read_aloud_whole(void **state)
{
    static const struct {
        const char *hand, *play, *said[4];
    } told[] = {
        {"held upgrade - -; next 2h *0",
         "1 play upgrade",
         {"Seat 1 plays Upgrade", "Seat 1 plays Upgrade and draws a third card: 2♥"}},
        {"held reload - -; next 2h3d",
         "1 play reload #0 #1",
         {"Seat 1 plays Reload", "Seat 1 plays Reload and discards A♠",
          "Seat 1 plays Reload and discards A♠ K♦", "Seat 1 draws 2♥"}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        char hand[200];
        snprintf(hand, sizeof hand, FLOP "energy 10 10 10; %s", told[i].hand);
        struct match *m = power_up_hand(hand);
        struct stage *st = heard(m, 0);
        struct narrated so_far;
        const int from = match_heard_count(m);
        int n = 0;
        stage_lay(st);
        narrate_skip(st, &so_far);
        power_up_do(m, told[i].play);
        for (int k = from; k < match_heard_count(m); k++) {
            struct strbuf s = STRBUF_EMPTY;
            const struct event e = match_heard(m, 0, k);
            stage_hear(st, &e);
            stage_lay(st);
            narrate_more(&s, st, &so_far);
            if (*strbuf_text(&s) && n < 4 && told[i].said[n]) {
                const size_t length = strlen(told[i].said[n]);
                if (strncmp(strbuf_text(&s), told[i].said[n], length) != 0 ||
                    strbuf_text(&s)[length] != '\n')
                    fail_msg("%s: “%s” is read out, not “%s”", told[i].play, strbuf_text(&s),
                             told[i].said[n]);
                n++;
            }
            strbuf_free(&s);
        }
        assert_true(n == 4 || !told[i].said[n]);
        stage_free(st);
        match_free(m);
    }
}

/* Behind the curtain the next person is told of a card once it lies there, though the line that
 * names it begins before. */
static void test_the_strip_behind_the_curtain_names_no_card_before_it_lies_open(void **state)
{
    (void)state;
    struct seating who;
    struct bench b = bench_open(1280, 720, "en", 100);
    struct match *m = power_up_hand(FLOP "held deploy - -; energy 10 10 10; next 2h");
    power_up_do(m, "1 play deploy, 1 check");
    char *text = room_save(m);
    seating_default(&who, games_find("power-up"), 3);
    for (int i = 0; i < 3; i++)
        seating_sit_guest(&who, i);
    who.privacy = PRIVACY_CURTAIN;
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "power-up", .saved = text, .seating = &who});
    app_settle(b.app, LONG_MS);
    app_clock(b.app, app_now(b.app) + 1000);
    app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
    bool named = false;
    for (int ms = 0; ms < 20000 && !named; ms += 20) {
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
        const struct stage *st = ((const struct table *)app_top(b.app))->stage;
        const char *strip = strstr(bench_dump(&b), "\"So far\"");
        int lie = 0;
        for (int i = 0; st && i < st->cards.n; i++)
            lie += st->cards.card[i].zone == HOLDEM_BOARD && !st->cards.card[i].flies;
        named = strip && strstr(strip, "Deploy: 2♥");
        if (named && lie < 4)
            fail_msg("%d ms in 2♥ is named, and %d cards lie on the board", ms, lie);
    }
    assert_true(named);
    bench_close(&b);
    mem_free(text);
}

/* Hands by the names that players say, in each language. */
static void test_hands_have_the_names_that_players_say(void **state)
{
    static const struct {
        const char *hole, *board, *en, *fr, *ja;
    } hands[] = {
        {"AhKd", "QcJs9h7d2c", "Ace high", "Hauteur as", "Aハイ"},
        {"KhQd", "Jc9s8h3d2c", "King high", "Hauteur roi", "Kハイ"},
        {"9h8d", "7c5s4h3d2c", "9 high", "Hauteur neuf", "9ハイ"},
        {"AhAd", "QcJs9h7d2c", "Pair of aces", "Paire d’as", "エースのワンペア"},
        {"KhKd", "QcJs9h7d2c", "Pair of kings", "Paire de rois", "キングのワンペア"},
        {"QhQd", "AcJs9h7d2c", "Pair of queens", "Paire de dames", "クイーンのワンペア"},
        {"JhJd", "AcQs9h7d2c", "Pair of jacks", "Paire de valets", "ジャックのワンペア"},
        {"8h8d", "AcQs9h7d2c", "Pair of eights", "Paire de huit", "8のワンペア"},
        {"2h2d", "AcQs9h7d8c", "Pair of twos", "Paire de deux", "2のワンペア"},
        {"AhAd", "KcKs9h7d2c", "Two pair, aces and kings", "Double paire, as et rois",
         "エースとキングのツーペア"},
        {"8h8d", "5c5s9h7dAc", "Two pair, eights and fives", "Double paire, huit et cinq",
         "8と5のツーペア"},
        {"AhAd", "AcKs9h7d2c", "Three aces", "Brelan d’as", "エースのスリーカード"},
        {"QhQd", "QcKs9h7d2c", "Three queens", "Brelan de dames", "クイーンのスリーカード"},
        {"AhKd", "QcJsTh7d2c", "Straight, ace high", "Suite à l’as", "Aハイのストレート"},
        {"KhQd", "JcTs9h7d2c", "Straight, king high", "Suite au roi", "Kハイのストレート"},
        {"QhJd", "Tc9s8h3d2c", "Straight, queen high", "Suite à la dame", "Qハイのストレート"},
        {"Ah2d", "3c4s5hTd9c", "Straight, 5 high", "Suite au cinq", "5ハイのストレート"},
        {"AhKh", "9h7h2hTd3c", "Flush, ace high", "Couleur à l’as", "Aハイのフラッシュ"},
        {"QhJh", "9h7h2hTd3c", "Flush, queen high", "Couleur à la dame", "Qハイのフラッシュ"},
        {"9h8h", "6h4h2hTd3c", "Flush, 9 high", "Couleur au neuf", "9ハイのフラッシュ"},
        {"AhAd", "AcKsKh7d2c", "Full house, aces full of kings", "Full aux as par les rois",
         "エースとキングのフルハウス"},
        {"2h2d", "2cJsJh7d3c", "Full house, twos full of jacks", "Full aux deux par les valets",
         "2とジャックのフルハウス"},
        {"AhAd", "AcAsKh7d2c", "Four aces", "Carré d’as", "エースのフォーカード"},
        {"8h8d", "8c8sKh7d2c", "Four eights", "Carré de huit", "8のフォーカード"},
        {"9h8h", "7h6h5hKd2c", "Straight flush, 9 high", "Quinte flush au neuf",
         "9ハイのストレートフラッシュ"},
        {"QhJh", "Th9h8hKd2c", "Straight flush, queen high", "Quinte flush à la dame",
         "Qハイのストレートフラッシュ"},
        {"AhKh", "QhJhTh7d2c", "Royal flush", "Quinte flush royale", "ロイヤルフラッシュ"},
    };
    static const char *const lang[] = {"en", "fr", "ja"};
    (void)state;
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        char words[200];
        snprintf(words, sizeof words, "stacks 1500 1500; hole %s 3s6s; board %s", hands[i].hole,
                 hands[i].board);
        struct match *m = power_up_hand(words);
        const char *const name[] = {hands[i].en, hands[i].fr, hands[i].ja};
        for (int l = 0; l < 3; l++) {
            struct strbuf out = STRBUF_EMPTY;
            char end[200];
            assert_true(i18n_switch(lang[l]));
            struct stage *st = heard(m, 0);
            narrate_table(&out, st);
            snprintf(end, sizeof end, " · %s\n", name[l]);
            if (!strstr(strbuf_text(&out), end))
                fail_msg("“%s” is not said of %s on %s:\n%s", name[l], hands[i].hole,
                         hands[i].board, strbuf_text(&out));
            strbuf_free(&out);
            stage_free(st);
        }
        i18n_switch("en");
        match_free(m);
    }
}

static void test_an_idle_table_draws_nothing(void **state)
{
    (void)state;
    struct bench b = sit(FLOP "held scanner,engineer clone reload; set locked 2");
    assert_int_equal(app_frame(b.app), SCENE_IDLE);
    const long frames = app_frames(b.app);
    for (int i = 0; i < 300; i++) {
        app_clock(b.app, app_now(b.app) + 10);
        assert_int_equal(app_frame(b.app), SCENE_IDLE);
    }
    assert_int_equal(app_frames(b.app), frames);
    bench_close(&b);
}

/* ---- fit to be read ---- */

static const struct {
    const char *lang;
    int w, h, text;
} looks[] = {
    {"en", 1920, 1080, 100}, {"fr", 1920, 1080, 100}, {"ja", 1920, 1080, 100},
    {"en", 1024, 600, 100},  {"fr", 1024, 600, 100},  {"ja", 1024, 600, 100},
    {"fr", 1024, 600, 150},  {"en", 1920, 1080, 200}, {"ja", 1920, 1080, 200},
    {"fr", 1024, 768, 100},  {"en", 2560, 1080, 100},
};

static void test_every_state_can_be_read(void **state)
{
    (void)state;
    static const char *const scenes[] = {
        "power-up",      "power-aim",          "power-aim-reload", "power-scanning",
        "power-picking", "power-discarding",   "power-refused",    "power-freeze",
        "power-known",   "power-watching",     "power-six",        "power-cloned",
        "power-clone",   "power-xray",         "power-deploy",     "power-emp",
        "power-intel",   "power-disintegrate", "power-scanner",    "power-engineer",
        "power-reload",  "power-upgrade"};
    int faults = 0;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        if (!look_due((int)i))
            continue;
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        for (size_t s = 0; s < sizeof scenes / sizeof *scenes; s++) {
            char where[200];
            snprintf(where, sizeof where, "%s %s %dx%d %d%%", scenes[s], looks[i].lang, looks[i].w,
                     looks[i].h, looks[i].text);
            bench_scene(&b, scenes[s]);
            faults += look_at(b.app, where);
            app_home(b.app);
            app_settle(b.app, LONG_MS);
        }
        bench_close(&b);
    }
    assert_int_equal(faults, 0);
}

/* What stands in one line under the board: the frozen cards, the deck's known ones, powers played.
 */
static int shares_place(const struct bench *b, const char *where)
{
    static const char *const one[] = {"locked", "next", "played"};
    const struct item *at[3 + POWERS];
    int n = 0, faults = 0;
    for (int i = 0; i < 3 + POWERS; i++) {
        const struct item *it = i < 3 ? bench_item(b, one[i], 0) : bench_item(b, "limit", i - 3);
        if (it)
            at[n++] = it;
    }
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            if (rect_meets(at[i]->bounds, at[k]->bounds)) {
                printf("%s: “%s” lies on “%s”\n", where, at[i]->name, at[k]->name);
                faults++;
            }
    return faults;
}

/* Behind an all-in the card that Intel shows is what counts most: nothing lies on it. */
static void test_nothing_lies_on_a_known_card(void **state)
{
    (void)state;
    int faults = 0;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        for (int known = 1; known <= 2; known++)
            for (int locked = 1; locked <= 4; locked++) {
                char hand[200], where[200];
                snprintf(hand, sizeof hand,
                         "stacks 1500 1500 1500; board QhJhTh2s; hole AsKd 9c9d 2c2d; "
                         "held %s - -; energy 10 10 10; next 5c4d; set locked %d",
                         known == 1 ? "intel" : "scanner", locked);
                snprintf(where, sizeof where, "%d known, %d frozen, %s %dx%d %d%%", known, locked,
                         looks[i].lang, looks[i].w, looks[i].h, looks[i].text);
                sit_in(&b, hand);
                key(&b, '1');
                if (known == 2)
                    key(&b, KEY_ENTER);
                assert_true(looks[i].text > 150 || bench_item(&b, "locked", 0));
                assert_non_null(bench_item(&b, "next", 0));
                faults += shares_place(&b, where);
                app_home(b.app);
                app_frame(b.app);
            }
        bench_close(&b);
    }
    assert_int_equal(faults, 0);
}

/* A card that is chosen for Reload is ticked; one that only has the focus, or none, is not. */
static void test_a_chosen_card_is_ticked(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    bench_scene(&b, "power-aim-reload");
    assert_true(bench_item(&b, "target", 1)->chosen && bench_tells(&b, "icons/tick"));
    app_home(b.app);
    app_frame(b.app);
    bench_scene(&b, "power-aim");
    assert_non_null(bench_item(&b, "target", 0));
    assert_false(bench_tells(&b, "icons/tick"));
    bench_close(&b);
}

static int told(struct bench *b, const char *words)
{
    int n = 0;
    for (const char *at = bench_dump(b); (at = strstr(at, words)) != NULL; at++)
        n++;
    return n;
}

/* What a power asks is said once: in its band, or, where that has no room for it, at the bets. */
static void test_what_a_power_asks_is_told_once(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } shown_at[] = {{1280, 720, 100}, {1024, 600, 100}, {1920, 1080, 200}, {1024, 768, 150}};
    for (size_t i = 0; i < sizeof shown_at / sizeof *shown_at; i++) {
        struct bench b = bench_open(shown_at[i].w, shown_at[i].h, "en", shown_at[i].text);
        bench_scene(&b, "power-aim");
        assert_non_null(bench_item(&b, "target", 0));
        assert_int_equal(told(&b, "\"Choose the board card to disintegrate.\""), 1);
        bench_close(&b);
    }
}

/* The focus goes the way of the advice: the power, then its card; and nothing is played by it. */
static void test_advice_leads_to_the_power_and_its_card(void **state)
{
    (void)state;
    struct bench b = sit("stacks 1500 1500 1500; board QhJhTh4c; street 1; hole AsKd 9c9d 2c2d; "
                         "held disintegrate,x-ray - -");
    struct stage *st = ((struct table *)app_top(b.app))->stage;
    st->hint = (struct action){.who = 0, .kind = POWER_UP_PLAY, .about = 0, .n = 1, .pick = {2}};
    st->hinted = true;
    st->hints++;
    app_redraw(b.app);
    app_settle(b.app, LONG_MS);
    assert_int_equal(items_focus(st->items)->id, item_id("power", 0));
    key(&b, KEY_ENTER);
    assert_int_equal(items_focus(st->items)->id, item_id("target", 2));
    assert_null(bench_item(&b, "target", 1)->why_not); /* the first that it may take */
    assert_string_equal(bench_item(&b, "energy", 0)->value, "10 of 15");
    key(&b, KEY_ENTER);
    assert_string_equal(bench_item(&b, "energy", 0)->value, "6 of 15");
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_press_plays),
        cmocka_unit_test(test_a_power_is_shown_before_it_is_paid),
        cmocka_unit_test(test_a_choice_is_the_only_question),
        cmocka_unit_test(test_a_hand_stays_up_through_its_powers),
        cmocka_unit_test(test_a_hand_goes_down_with_a_street),
        cmocka_unit_test(test_a_character_speaks_over_a_look),
        cmocka_unit_test(test_habits_are_noticed),
        cmocka_unit_test(test_a_habit_has_its_line),
        cmocka_unit_test(test_a_target_is_chosen_or_the_power_put_back),
        cmocka_unit_test(test_older_cards_are_no_targets),
        cmocka_unit_test(test_reload_takes_one_or_both),
        cmocka_unit_test(test_what_is_refused_says_why),
        cmocka_unit_test(test_scanner_keeps_or_throws),
        cmocka_unit_test(test_engineer_picks_the_next_card),
        cmocka_unit_test(test_upgrade_throws_one_of_three),
        cmocka_unit_test(test_other_eyes_see_nothing_private),
        cmocka_unit_test(test_a_copy_lies_open),
        cmocka_unit_test(test_powers_are_private_like_hole_cards),
        cmocka_unit_test(test_each_power_says_what_it_did),
        cmocka_unit_test(test_a_power_and_what_it_did_are_one_line),
        cmocka_unit_test(test_what_a_power_did_is_read_aloud_whole),
        cmocka_unit_test(test_the_strip_behind_the_curtain_names_no_card_before_it_lies_open),
        cmocka_unit_test(test_hands_have_the_names_that_players_say),
        cmocka_unit_test(test_an_idle_table_draws_nothing),
        cmocka_unit_test(test_nothing_lies_on_a_known_card),
        cmocka_unit_test(test_a_chosen_card_is_ticked),
        cmocka_unit_test(test_what_a_power_asks_is_told_once),
        cmocka_unit_test(test_advice_leads_to_the_power_and_its_card),
        cmocka_unit_test(test_every_state_can_be_read),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
