/* SPEC's moments on the screen: every card's scene in words, at full motion and without; any input
 * ends it; two boards with their halves; who says nyan; the break that waits for people and never
 * for bots; what other eyes never see; and every moment fit to be read at its peak. */
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "poker_theatre.h"
#include "room.h"
#include "scenes.h"
#include "showcase.h"
#include "seating.h"
#include "showcase_laid.h"
#include "spec_table.h"
#include "match_inside.h"
#include "table_inside.h"
#include "unit.h"

#include "games.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONG_MS = 120000, FRAME_MS = 10, THOUGHT_MS = 4 };

/* ---- tables and pictures ---- */

static void run(struct bench *b, int ms)
{
    for (int at = 0; at < ms; at += FRAME_MS) {
        app_clock(b->app, app_now(b->app) + FRAME_MS);
        const int wait = app_frame(b->app);
        if (wait > 0 && wait <= 25)
            SDL_Delay(THOUGHT_MS); /* a bot thinks, in real time */
    }
}

/* Until the item is there, ten ms at a time; false: not within so long. */
static bool comes(struct bench *b, const char *name, int number, int most)
{
    for (int at = 0; at < most; at += FRAME_MS) {
        if (bench_item(b, name, number))
            return true;
        run(b, FRAME_MS);
    }
    return false;
}

static bool goes(struct bench *b, const char *name, int number, int most)
{
    for (int at = 0; at < most; at += FRAME_MS) {
        if (!bench_item(b, name, number))
            return true;
        run(b, FRAME_MS);
    }
    return false;
}

/* A hand of which the person in front plays seat 1 at normal pace, and bots the others. */
static struct bench seated_at(struct match *m)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    char *text = room_save(m);
    title_open(b.app);
    app_set(b.app, SETTING_ASK_ALL_IN, 0);
    app_set(b.app, SETTING_TABLE_TALK, 0);
    room_sit(b.app, "spec", text);
    run(&b, 50);
    mem_free(text);
    return b;
}

static void leave(struct bench *b)
{
    app_home(b->app);
    app_frame(b->app);
}

/* ---- each card's scene ---- */

/* SP-20, SP-30 to SP-43. */
static const struct {
    const char *scene, *name, *head, *under;
} moments[] = {
    {"spec-button", "Win the Button", "declared by", "Next hand"},
    {"spec-both", "Both Cards", "declared by", "Everyone plays both hole cards"},
    {"spec-passive", "Forced Passive", "declared by", "For everyone, until the hand ends"},
    {"spec-straddle", "Straddle", "declared by", "Straddle, 200!"},
    {"spec-clairvoyance", "Clairvoyance", ", on Saku", "sees them"},
    {"spec-swap", "Hand Swap", ", on Aoba", "Hand received"},
    {"spec-upgrade", "Upgrade", "declared by", "On the flop, put one back"},
    {"spec-exchange", "Flop Exchange", "declared by", "1st of 2 this hand"},
    {"spec-nullify", "Nullify", "declared by", "Effect cards allowed"},
    {"spec-cut", "Twice", "to the all-in", "cards are dealt"},
    {"spec-twice", "Twice", "to the all-in", "split in two"},
    {"spec-meow", "Meow!", "declared by", "Everyone says"},
    {"spec-toast", "Cheers with the Dealer", "declared by", "The board plays"},
    {"spec-good", "Feeling Good", "declared by", "applauds"},
    {"spec-arm", "The Arm Is a Skill", "declared by", "draws the remaining cards"},
    {"spec-back-in", "is back", "Re-entry 1 of 2", "A new stack: 10,000"},
    {"spec-end", "wins the tournament", "2nd", "The house thanks you"},
};

static void test_each_card_says_what_it_does(void **state)
{
    (void)state;
    for (int calm = 0; calm < 2; calm++) {
        struct bench b = bench_open(1920, 1080, "en", 100);
        app_set(b.app, SETTING_REDUCED_MOTION, calm);
        for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
            bench_scene(&b, moments[i].scene);
            app_settle(b.app, 4000);
            const char *const words[] = {moments[i].name, moments[i].head, moments[i].under};
            for (int w = 0; w < 3; w++)
                if (!bench_tells(&b, words[w]))
                    fail_msg("%s%s: “%s”", moments[i].scene, calm ? ", calm" : "", words[w]);
            leave(&b);
        }
        bench_close(&b);
    }
}

/* How many cards' faces are shown between this heading and the next words; -1: it isn't there. */
static int cards_below(struct bench *b, const char *heading)
{
    const char *at = strstr(canvas_text_dump(b->canvas), heading),
               *end = at ? strstr(at, "\ntext ") : NULL;
    if (!end)
        return -1;
    int n = 0;
    while ((at = strstr(at + 1, " cards/")) && at < end)
        n++;
    return n;
}

/* The next hand clears the table while the page of the last card still stands: what it tells is
 * what there was. */
static void test_what_is_told_stays(void **state)
{
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    int frames = 0;
    setenv("CARRE_PEAK", "1000", 1);
    bench_scene(&b, "spec-toast");
    unsetenv("CARRE_PEAK");
    for (; bench_tells(&b, "spec/rays"); frames++) {
        assert_int_equal(cards_below(&b, "The board plays"), 5);
        showcase_laid_go_on(b.app, FRAME_MS);
        run(&b, FRAME_MS);
    }
    assert_true(frames > 5);
    leave(&b);
    bench_close(&b);
}

/* Equal stacks that fall in one hand share their place, on the slips as in the log (NL-24). */
static void test_the_slips_tell_shared_places(void **state)
{
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    bench_scene(&b, "spec-end-shared");
    app_settle(b.app, 4000);
    assert_true(bench_tells(&b, "\"2nd\"") && !bench_tells(&b, "\"3rd\""));
    leave(&b);
    bench_close(&b);
}

/* Cards that are declared together are named together (SP-20, SP-21). */
static void test_the_track_tells_the_order(void **state)
{
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    bench_scene(&b, "spec-order");
    assert_true(bench_tells(&b, "of resolution"));
    leave(&b);
    bench_scene(&b, "spec-declared");
    assert_true(bench_tells(&b, "\"Clairvoyance\"") && bench_tells(&b, "\"Nullify\""));
    bench_close(&b);
}

/* ---- a scene is over when it should be ---- */

#define TURN                                                                                      \
    "stacks 5000 5000 5000 5000; held both-cards,clairvoyance,nullify nullify - -; fun meow - - " \
    "-; button 2; "

/* A card alone is over within 1.6 s at normal pace, and a press ends it at once. */
static void test_a_scene_ends(void **state)
{
    (void)state;
    for (int hurry = 0; hurry < 2; hurry++) {
        struct bench b = seated_at(spec_hand(TURN));
        assert_true(comes(&b, "call", 0, 8000));
        run(&b, 3000);
        assert_null(bench_item(&b, "go-on", 1));
        bench_key(&b, '1');
        run(&b, FRAME_MS);
        bench_key(&b, KEY_ENTER);
        assert_true(comes(&b, "go-on", 1, 60000)); /* when the others have thought */
        assert_true(bench_tells(&b, "tag moment"));
        assert_null(bench_item(&b, "call", 0)); /* nothing below it can be pressed */
        if (hurry) {
            bench_key(&b, KEY_SPACE);
            run(&b, FRAME_MS);
            assert_null(bench_item(&b, "go-on", 1));
        } else {
            const int64_t since = app_now(b.app);
            assert_true(goes(&b, "go-on", 1, 5000));
            if (app_now(b.app) - since > 1600)
                fail_msg("a card alone takes %d ms", (int)(app_now(b.app) - since));
        }
        assert_true(comes(&b, "call", 0, 8000));
        bench_close(&b);
    }
}

/* ---- Twice (SP-38) ---- */

static void test_two_boards_show_their_halves(void **state)
{
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    bench_scene(&b, "spec-boards");
    assert_true(bench_tells(&b, "Board 1") && bench_tells(&b, "Board 2"));
    assert_true(bench_tells(&b, "1st half of the pot") && bench_tells(&b, "2nd half of the pot"));
    assert_true(bench_tells(&b, "21,200") && bench_tells(&b, "10,600"));
    assert_true(bench_tells(&b, "On both boards"));
    leave(&b);
    bench_scene(&b, "spec-halves");
    assert_true(bench_tells(&b, "One each") && bench_tells(&b, "half each"));
    bench_close(&b);
}

/* ---- the log ---- */

/* A street is named in the log when its cards lie open, no sooner; however fast the picture runs it
 * is named. */
static void test_the_log_names_no_card_before_it_has_turned(void **state)
{
    static const struct {
        const char *scene, *from, *line;
    } turning[] = {{"spec-boards", "4700", "Board 2 · River"},
                   {"spec-exchange", "1200", "\"Flop: "}};
    (void)state;
    for (int look = 0; look < 3; look++) { /* full motion; reduced; nothing takes time */
        struct bench b = bench_open(1920, 1080, "en", 100);
        app_set(b.app, SETTING_REDUCED_MOTION, look == 1);
        if (look == 2)
            app_set(b.app, SETTING_PACE, PACE_INSTANT);
        for (size_t i = 0; i < sizeof turning / sizeof *turning; i++) {
            setenv("CARRE_PEAK", turning[i].from, 1);
            bench_scene(&b, turning[i].scene);
            unsetenv("CARRE_PEAK");
            if (look == 0 && bench_tells(&b, turning[i].line))
                fail_msg("%s tells “%s” while it turns", turning[i].scene, turning[i].line);
            bool told = bench_tells(&b, turning[i].line);
            for (int ms = 0; ms < 1500 && !told; ms += FRAME_MS) {
                assert_true(showcase_laid_go_on(b.app, FRAME_MS));
                told = bench_tells(&b, turning[i].line);
            }
            if (!told && (look < 2 || i == 1))
                fail_msg("%s does not tell “%s”", turning[i].scene, turning[i].line);
            leave(&b);
        }
        bench_close(&b);
    }
}

/* What stands at the hand in front. */
static void hand_words(struct bench *b, char out[200])
{
    const char *tag = strstr(bench_dump(b), "\ntag hand"),
               *end = tag ? strstr(tag + 1, "\ntag") : NULL,
               *text = tag ? strstr(tag, "\ntext ") : NULL,
               *open = text && (!end || text < end) ? strchr(text, '"') : NULL;
    snprintf(out, 200, "%.*s", open ? (int)strcspn(open + 1, "\"") : 0, open ? open + 1 : "");
}

static bool a_board_card_flies(const struct stage *st)
{
    for (int i = 0; i < st->cards.n; i++)
        if (st->cards.card[i].zone == HOLDEM_BOARD && st->cards.card[i].flies)
            return true;
    return false;
}

/* What the own hand makes, and how often it wins, changes when the board's cards lie open, as the
 * log does. */
static void test_the_hand_is_named_by_cards_that_lie_open(void **state)
{
    (void)state;
    struct bench b = seated_at(spec_hand(
        "stacks 5000 5000 5000; held - nullify -; fun - - -; button 2; hole 2c7d 3c8d 4c9d"));
    char words[200] = "", last[200] = "";
    int cards = 0, came = 0, named = 0;
    for (int ms = 0; ms < 60000 && cards < 5; ms += FRAME_MS) {
        static const char *const quiet[] = {"strip", "call"};
        const struct stage *st = ((const struct table *)app_top(b.app))->stage;
        run(&b, FRAME_MS);
        hand_words(&b, words);
        if (board_count(&st->shown.b, HOLDEM_BOARD) > cards && a_board_card_flies(st)) {
            cards = board_count(&st->shown.b, HOLDEM_BOARD);
            came++;
        }
        if (strcmp(words, last) != 0 && a_board_card_flies(st))
            fail_msg("“%s” becomes “%s” while a card of the board is on its way", last, words);
        named += *last && strcmp(words, last) != 0;
        strcpy(last, words);
        for (int k = 0; k < 2 && stage_still(st); k++) {
            const struct item *x = bench_item(&b, quiet[k], k == 0 ? 1 : 0);
            if (x && !x->why_not && ms % 500 == 0)
                app_activate(b.app, x->name);
        }
    }
    assert_true(came >= 3 && named >= 2);
    bench_close(&b);
}

/* ---- Meow (SP-40) ---- */

static void test_buttons_and_plates_say_nyan(void **state)
{
    (void)state;
    static const struct {
        const char *lang, *words;
    } said[] = {{"en", "Fold, nyan!"}};
    struct bench b = bench_open(1920, 1080, said[0].lang, 100);
    bench_scene(&b, "spec-meowing");
    assert_true(bench_tells(&b, said[0].words));
    assert_true(bench_tells(&b, "Call, nyan!"));   /* in a bubble */
    assert_true(bench_tells(&b, "Called, nyan!")); /* on the plate */
    leave(&b);
    bench_scene(&b, "spec");
    assert_false(bench_tells(&b, "nyan!"));
    bench_close(&b);
}

/* Who is asked whether to come back is not told of themselves as of somebody else. */
static void test_the_panel_is_silent_at_a_re_entry(void **state)
{
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    bench_scene(&b, "spec-reentry");
    assert_true(bench_tells(&b, "Re-enter"));
    assert_false(bench_tells(&b, " to act\""));
    bench_close(&b);
}

/* A turn in which no card can be declared does not ask for one. */
static void test_a_turn_without_a_card_to_play_asks_for_none(void **state)
{
    (void)state;
    static const struct {
        const char *table;
        bool asks;
    } seen[] = {{"stacks 5000 5000 5000; held clairvoyance nullify -; fun - - -; button 0", true},
                {"stacks 5000 5000 5000; held flop-exchange nullify -; fun - - -; button 0", false},
                {"stacks 5000 5000 5000; held clairvoyance nullify -; fun - - -; button 0; "
                 "set null 1",
                 false}};
    for (size_t i = 0; i < sizeof seen / sizeof *seen; i++) {
        struct bench b = seated_at(spec_hand(seen[i].table));
        app_settle(b.app, LONG_MS);
        assert_int_equal(bench_tells(&b, "Play a card or act?"), seen[i].asks);
        assert_int_equal(bench_tells(&b, "The action is on you"), !seen[i].asks);
        bench_close(&b);
    }
}

/* Whoever has no card is not told to press one. */
static void test_a_re_entry_speaks_of_cards_that_there_are(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500 500; hole KsKd AsAd 2s7d; held - - -; fun - - -; "
                                "next QcQdQhJcTd");
    spec_on(m, "3 fold,1 raise 500,2 call");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_REENTRY);
    struct bench b = seated_at(m);
    app_settle(b.app, LONG_MS);
    assert_true(bench_tells(&b, "\"2 re-entries left.\""));
    bench_close(&b);
    b = bench_open(1920, 1080, "en", 100);
    bench_scene(&b, "spec-reentry"); /* with two cards */
    assert_true(bench_tells(&b, "Press a card to exchange it."));
    bench_close(&b);
}

/* ---- the break (SP-02, SP-12, SP-13) ---- */

/* The last hand of level 3: a player who checks it down comes to the break. */
#define BEFORE_THE_BREAK                                                                        \
    "stacks 5000 5000 5000; held - nullify -; fun - - -; button 2; set level 2; set paused 2; " \
    "set level_hands 7; hole 2c7d 3c8d 4c9d"

static struct match *before_the_break(void)
{
    return spec_hand("options drinks=1; " BEFORE_THE_BREAK);
}

static bool to_the_break(struct bench *b)
{
    for (int i = 0; i < 400 && !bench_item(b, "break-over", 0); i++) {
        run(b, 200);
        static const char *const calm[] = {"strip", "on", "call", "fold"};
        for (size_t k = 0; k < sizeof calm / sizeof *calm && !bench_item(b, "break-over", 0); k++) {
            const struct item *x = bench_item(b, calm[k], k == 0 ? 1 : 0);
            if (x && !x->why_not) {
                app_activate(b->app, x->name);
                break;
            }
        }
    }
    return bench_item(b, "break-over", 0) != NULL;
}

static void test_the_break_waits_for_people(void **state)
{
    (void)state;
    struct bench b = seated_at(before_the_break());
    assert_true(to_the_break(&b));
    run(&b, 2500);
    assert_true(bench_tells(&b, "tag break") && bench_tells(&b, "\"Hojicha\"") &&
                bench_tells(&b, "Play resumes in"));
    /* neither a press that is for nothing nor time for a look passes it */
    bench_key(&b, 'L');
    run(&b, 20000);
    assert_non_null(bench_item(&b, "break-over", 0));
    assert_null(bench_item(&b, "call", 0));
    const struct table *t = (const struct table *)app_top(b.app);
    assert_false(match_truth(t->match)->num[SPEC_HAD_DRINK] & 1);
    /* SP-13: a drink with one press, and one only */
    bench_key(&b, '3');
    run(&b, FRAME_MS);
    assert_true(match_truth(t->match)->num[SPEC_HAD_DRINK] & 1);
    assert_non_null(bench_item(&b, "break-over", 0));
    assert_non_null(bench_item(&b, "slip", 0)->why_not);
    bench_key(&b, KEY_ENTER);
    run(&b, 500);
    assert_null(bench_item(&b, "break-over", 0));
    assert_false(bench_tells(&b, "tag break"));
    bench_close(&b);
}

/* A player who speaks does so at a plate: not over the page of the break, nor if it was begun
 * before that. */
static void test_nobody_speaks_over_the_break(void **state)
{
    (void)state;
    for (int begun = 0; begun < 2; begun++) {
        struct bench b = seated_at(before_the_break());
        assert_true(to_the_break(&b));
        struct table *t = (struct table *)app_top(b.app);
        t->talk = (struct talk){
            .text = "One more?", .who = 1, .since = begun ? app_now(b.app) : -1, .last = 0};
        for (int i = 0; i < 10; i++) {
            run(&b, 100);
            assert_true(bench_tells(&b, "tag break"));
            assert_false(bench_tells(&b, "tag bubble"));
        }
        bench_key(&b, KEY_ENTER);
        run(&b, 100);
        assert_false(bench_tells(&b, "tag break"));
        t->talk = (struct talk){.text = "One more?", .who = 1, .since = -1};
        run(&b, 100);
        assert_true(bench_tells(&b, "tag bubble"));
        bench_close(&b);
    }
}

/* SP-13: soft drinks are usual; a table may have the others too, and the card is the same. */
static void test_a_bar_with_alcohol(void **state)
{
    (void)state;
    struct bench b = seated_at(before_the_break());
    assert_true(to_the_break(&b));
    assert_true(bench_tells(&b, "drinks/coffee") && !bench_tells(&b, "drinks/sake") &&
                !bench_tells(&b, "drinks/beer"));
    bench_close(&b);
    b = seated_at(spec_hand("options drinks=2; " BEFORE_THE_BREAK));
    assert_true(to_the_break(&b));
    static const char *const has[] = {"Green tea", "Yuzu soda", "Beer",
                                      "Highball",  "Sake",      "Umeshu"};
    for (int i = 0; i < (int)(sizeof has / sizeof *has); i++)
        assert_string_equal(bench_item(&b, "slip", i)->name, has[i]);
    assert_true(bench_tells(&b, "drinks/beer") && bench_tells(&b, "drinks/umeshu"));
    bench_key(&b, '5');
    run(&b, FRAME_MS);
    assert_true(match_truth(((const struct table *)app_top(b.app))->match)->num[SPEC_HAD_DRINK] &
                1);
    bench_close(&b);
}

static void test_the_break_ends_by_itself(void **state)
{
    (void)state;
    struct bench b = seated_at(before_the_break());
    assert_true(to_the_break(&b));
    app_set(b.app, SETTING_TIME_LIMITS, LIMITS_NONE);
    for (int i = 0; i < 100; i++) {
        app_clock(b.app, app_now(b.app) + 30000);
        app_frame(b.app);
    }
    assert_non_null(bench_item(&b, "break-over", 0)); /* by the settings it has no end of its own */
    assert_true(bench_tells(&b, "until you end it"));
    app_set(b.app, SETTING_TIME_LIMITS, LIMITS_USUAL);
    for (int i = 0; i < 400 && bench_item(&b, "break-over", 0); i++) {
        app_clock(b.app, app_now(b.app) + 1000);
        app_frame(b.app);
    }
    assert_null(bench_item(&b, "break-over", 0));
    bench_close(&b);
}

/* Nobody sits here: a replay, a table of bots. */
static void test_bots_do_not_wait(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    bench_scene(&b, "spec-break");
    assert_true(bench_tells(&b, "tag break"));
    bench_close(&b);
}

/* ---- the winner's page ---- */

/* The page of the hand that won is seen once: the question about a card of the award, and what
 * comes of it, take its place for good. */
static void test_the_winners_page_is_seen_once(void **state)
{
    (void)state;
    for (int declares = 0; declares < 2; declares++) {
        struct match *m = spec_hand("stacks 5000 5000 5000; held win-the-button - -; fun - - -; "
                                    "hole AsAd KcKd 2c7d");
        spec_on(m, "3 fold,1 call,2 raise 5000");
        spec_pass(m);
        struct bench b = seated_at(m);
        const struct table *t = (const struct table *)app_top(b.app);
        const struct stage *st = t->stage;
        int pages = 0, asked = 0;
        bool on = false;
        bench_key(&b, 'C');
        for (int i = 0; i < 3000 && !st->shown.b.num[HOLDEM_HANDS]; i++) {
            run(&b, FRAME_MS);
            pages += poker_theatre_wins(st) && !on;
            on = poker_theatre_wins(st);
            if (!stage_caught_up(st) || !st->mine)
                continue;
            const bool award = st->shown.b.num[SPEC_WINDOW] == SPEC_WINDOW_AWARD;
            asked += award;
            run(&b, 300);
            bench_key(&b, award && declares ? '1' : 'N');
            run(&b, 300);
            if (award && declares)
                bench_key(&b, 'X');
        }
        assert_int_equal(asked, 1);
        assert_int_equal(pages, 1);
        for (int i = 0; i < 300; i++) {
            run(&b, FRAME_MS);
            assert_false(poker_theatre_wins(st));
        }
        bench_close(&b);
    }
}

/* ---- secrets ---- */

/* SP-34: who watches sees that a look happened, and no card. */
static void test_a_look_is_seen_and_its_cards_are_not(void **state)
{
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    bench_scene(&b, "spec-watching");
    assert_true(bench_tells(&b, "Clairvoyance") && bench_tells(&b, "sees them"));
    static const char *const theirs[] = {"cards/Kc", "cards/7c", "cards/Ts", "cards/8s",
                                         "cards/Qs", "cards/Js", "small/Kc", "small/7c",
                                         "small/Ts", "small/8s"};
    for (size_t i = 0; i < sizeof theirs / sizeof *theirs; i++)
        if (bench_tells(&b, theirs[i]))
            fail_msg("%s", theirs[i]);
    bench_close(&b);
}

/* ---- fit to be read ---- */

static void test_every_moment_can_be_read_at_its_peak(void **state)
{
    (void)state;
    static const struct {
        const char *lang;
        int w, h, text;
    } looks[] = {
        {"en", 1920, 1080, 100}, {"fr", 1920, 1080, 100}, {"ja", 1920, 1080, 100},
        {"en", 1024, 600, 100},  {"fr", 1024, 600, 100},  {"ja", 1024, 600, 100},
        {"fr", 1024, 600, 150},  {"en", 1920, 1080, 200}, {"ja", 1920, 1080, 200},
        {"fr", 1024, 768, 100},  {"en", 2560, 1080, 100},
    };
    static const char *const more[] = {"spec-order",  "spec-declared", "spec-boards",
                                       "spec-halves", "spec-fan",      "spec-drawn",
                                       "spec-break",  "spec-meowing"};
    enum { OWN = sizeof moments / sizeof *moments, ALL = OWN + sizeof more / sizeof *more };
    int faults = 0;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        if (!look_due((int)i))
            continue;
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        for (int s = 0; s < ALL; s++) {
            const char *name = s < OWN ? moments[s].scene : more[s - OWN];
            char where[200];
            snprintf(where, sizeof where, "%s %s %dx%d %d%%", name, looks[i].lang, looks[i].w,
                     looks[i].h, looks[i].text);
            bench_scene(&b, name);
            faults += look_at(b.app, where);
            leave(&b);
        }
        bench_close(&b);
    }
    assert_int_equal(faults, 0);
}

/* The strip says by which key “No” is pressed while it can be, and not while it is grey. */
static void test_the_strip_shows_no_key_that_does_nothing(void **state)
{
    (void)state;
    static const struct {
        const char *scene;
        bool key;
    } strips[] = {{"spec-strip", true}, {"spec-strip-answered", false}, {"spec-quiet", false}};
    for (size_t i = 0; i < sizeof strips / sizeof *strips; i++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        showcase_open(showcase_named(strips[i].scene), b.app);
        app_settle(b.app, 20000);
        app_set(b.app, SETTING_ALWAYS_KEYS, true);
        app_frame(b.app);
        bool told = false, seen = false;
        const char *at = canvas_text_dump(b.canvas);
        while ((at = strstr(at, "\ntag strip")) != NULL) {
            const char *end = strstr(++at, "\ntag -"), *key = strstr(at, "\"N\"");
            seen |= end != NULL;
            told |= key && end && key < end;
        }
        assert_true(seen);
        if (told != strips[i].key)
            fail_msg("%s: %s", strips[i].scene, strips[i].key ? "no key" : "a key");
        bench_close(&b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_strip_shows_no_key_that_does_nothing),
        cmocka_unit_test(test_each_card_says_what_it_does),
        cmocka_unit_test(test_what_is_told_stays),
        cmocka_unit_test(test_the_slips_tell_shared_places),
        cmocka_unit_test(test_the_track_tells_the_order),
        cmocka_unit_test(test_a_scene_ends),
        cmocka_unit_test(test_two_boards_show_their_halves),
        cmocka_unit_test(test_the_log_names_no_card_before_it_has_turned),
        cmocka_unit_test(test_the_hand_is_named_by_cards_that_lie_open),
        cmocka_unit_test(test_buttons_and_plates_say_nyan),
        cmocka_unit_test(test_the_panel_is_silent_at_a_re_entry),
        cmocka_unit_test(test_a_turn_without_a_card_to_play_asks_for_none),
        cmocka_unit_test(test_a_re_entry_speaks_of_cards_that_there_are),
        cmocka_unit_test(test_the_break_waits_for_people),
        cmocka_unit_test(test_nobody_speaks_over_the_break),
        cmocka_unit_test(test_a_bar_with_alcohol),
        cmocka_unit_test(test_the_break_ends_by_itself),
        cmocka_unit_test(test_bots_do_not_wait),
        cmocka_unit_test(test_the_winners_page_is_seen_once),
        cmocka_unit_test(test_a_look_is_seen_and_its_cards_are_not),
        cmocka_unit_test(test_every_moment_can_be_read_at_its_peak),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
