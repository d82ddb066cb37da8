/* Open hands in the middle of the screen, in the three games of hold'em's table: how long a run-out
 * takes, that a press ends it, that ranks can be read from three metres, that all is fit to be read
 * at every size, that nothing covers a hand, and that it tells the same with reduced motion. Times
 * are those of the stage's own clock. */
#include "file.h"
#include "games.h"
#include "guard.h"
#include "holdem_table.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "path.h"
#include "room.h"
#include "scenes.h"
#include "scratch.h"
#include "showcase_laid.h"
#include "table_inside.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAME_MS = 20, LONG_MS = 15000 };

static const char *const all_ins[] = {"all-in",      "all-in-two",    "all-in-six",
                                      "all-in-nine", "all-in-flop",   "all-in-corner",
                                      "all-in-pots", "all-in-frozen", "all-in-spec"};
static const char *const wins[] = {"hand-won",        "hand-won-two",    "hand-won-many",
                                   "hand-won-split",  "hand-won-shared", "hand-won-side",
                                   "hand-won-powers", "hand-won-spec"};
enum { ALL_INS = sizeof all_ins / sizeof *all_ins, WINS = sizeof wins / sizeof *wins };

/* From its first moment, or from where the scene is looked at. */
static void open_scene(struct bench *b, const char *name, bool from_start)
{
    if (from_start)
        setenv("CARRE_PEAK", "0", 1);
    bench_scene(b, name);
    unsetenv("CARRE_PEAK");
}

static void leave(struct bench *b)
{
    app_home(b->app);
    app_frame(b->app);
}

/* Runs until that is told, or something else if `what` begins with "!"; ms, -1: it never was. */
static int until(struct bench *b, const char *what)
{
    const bool wanted = *what != '!';
    for (int ms = 0; ms < LONG_MS; ms += FRAME_MS) {
        if (bench_tells(b, wanted ? what : what + 1) == wanted)
            return ms;
        if (!showcase_laid_go_on(b->app, FRAME_MS))
            return -1;
    }
    return -1;
}

/* ---- time ---- */

/* The fifth card of the board can be read: the name of its place is one of the things on the
 * screen. */
static int until_river(struct bench *b)
{
    for (int ms = 0; ms < LONG_MS; ms += FRAME_MS) {
        if (bench_item(b, "board", 4))
            return ms;
        if (!showcase_laid_go_on(b->app, FRAME_MS))
            return -1;
    }
    return -1;
}

static void test_a_run_out_takes_its_time_and_no_more(void **state)
{
    static const struct {
        const char *scene;
        int least, most;
    } run[] = {
        {"all-in-flop", 4000, 6000}, {"all-in", 1200, 2600},         {"all-in-six", 1200, 2600},
        {"all-in-nine", 1200, 2600}, {"all-in-pots", 1200, 2600},    {"all-in-frozen", 1200, 2600},
        {"all-in-spec", 1200, 2600}, {"hand-won-split", 1200, 2600},
    };
    (void)state;
    for (int calm = 0; calm < 2; calm++) {
        struct bench b = bench_open(1920, 1080, "en", 100);
        app_set(b.app, SETTING_REDUCED_MOTION, calm);
        for (size_t i = 0; i < sizeof run / sizeof *run; i++) {
            open_scene(&b, run[i].scene, true);
            assert_true(until(&b, "tag theatre") >= 0);
            const int river = until_river(&b);
            if (river < run[i].least || river > run[i].most)
                fail_msg("%s%s: %d ms", run[i].scene, calm ? ", calm" : "", river);
            const int won = until(&b, "tag won");
            if (won < 0 || won > 700)
                fail_msg("%s%s: who won is told %d ms after the river", run[i].scene,
                         calm ? ", calm" : "", won);
            leave(&b);
        }
        bench_close(&b);
    }
}

static void run(struct bench *b, int ms)
{
    for (const int64_t end = app_now(b->app) + ms; app_now(b->app) < end;) {
        app_clock(b->app, app_now(b->app) + FRAME_MS);
        app_frame(b->app);
    }
}

/* A player who has so little that the blind takes it has nothing to decide, and the other neither:
 * that hand is run out after the fold that ended the one before. A press in between ends what runs,
 * and not also what nobody has seen begin: one more press does, when it could have been seen. */
static void test_a_hand_that_nobody_decides_is_seen(void **state)
{
    struct seating who;
    (void)state;
    seating_default(&who, games_find("holdem"), 2);
    seating_sit_guest(&who, 0);
    seating_sit_guest(&who, 1);
    who.privacy = PRIVACY_OPEN;
    who.option[HOLDEM_FIRST_STACK] = 50;
    who.option[HOLDEM_SHOWING] = 0;
    struct bench b = bench_open(1280, 720, "en", 100);
    app_scripted(b.app, false);
    app_clock(b.app, 1000);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "holdem", .seed = "forced", .seating = &who});
    app_frame(b.app);
    struct table *t = (struct table *)app_top(b.app);
    run(&b, LONG_MS);
    assert_int_equal(match_actions(t->match), 0);
    bench_key(&b, 'F');
    assert_int_equal(match_actions(t->match), 1);
    assert_false(stage_caught_up(t->stage));
    for (int i = 0; i < 2; i++) { /* the second one comes too soon */
        bench_key(&b, KEY_ENTER);
        assert_true(bench_tells(&b, "tag theatre"));
        assert_int_equal(board_count(&t->stage->shown.b, HOLDEM_BOARD), 0);
    }
    run(&b, GUARD_MS);
    bench_key(&b, KEY_ENTER);
    assert_false(bench_tells(&b, "tag theatre"));
    bench_close(&b);
}

/* ---- from three metres ---- */

/* Of the height of a card so much is its rank: 84 of 350, in small faces 160. */
static float rank_height(const char *picture, float h)
{
    return strstr(picture, "/small/") ? h * 160 / 350 : h * 84 / 350;
}

/* The cards that lie face up and at rest; the least of their ranks in thousandths of the screen's
 * height, 1000: there are none. */
static int least_rank(struct bench *b, int screen, char worst[64], int *cards)
{
    int least = 1000;
    *cards = 0;
    for (const char *line = bench_dump(b); line;
         line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
        int x, y, w, h;
        char name[64];
        if (sscanf(line, "picture %d %d %d %d %63s", &x, &y, &w, &h, name) != 5 ||
            !strstr(name, "cards/") || strstr(name, "edge") || strstr(name, "sign/"))
            continue;
        const int rank = (int)(rank_height(name, (float)h) * 1000 / (float)screen);
        (*cards)++;
        if (rank < least) {
            least = rank;
            snprintf(worst, 64, "%s", name);
        }
    }
    return least;
}

static const struct {
    const char *lang;
    int w, h, text;
} looks[] = {
    {"en", 1920, 1080, 100}, {"fr", 1024, 600, 100},  {"ja", 2560, 1080, 100},
    {"fr", 1024, 600, 200},  {"en", 1920, 1080, 200}, {"ja", 1920, 1080, 200},
    {"en", 1024, 600, 100},  {"ja", 1024, 600, 100},  {"fr", 1920, 1080, 200},
    {"fr", 1024, 768, 100},  {"en", 1600, 1200, 100}, {"fr", 3840, 2160, 100},
    {"fr", 1280, 720, 150},
};

/* Do hands of two rows of panels share any height? */
static bool rows_overlap(struct bench *b, int screen)
{
    int top[64], foot[64], n = 0;
    for (const char *line = bench_dump(b); line && n < 64;
         line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
        int x, y, w, h;
        char name[64];
        if (sscanf(line, "picture %d %d %d %d %63s", &x, &y, &w, &h, name) == 5 &&
            strstr(name, "cards/") && !strstr(name, "edge") && !strstr(name, "sign/") &&
            y > screen / 2)
            top[n] = y, foot[n++] = y + h;
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (top[j] > top[i] + screen / 50 && top[j] < foot[i])
                return true;
    return false;
}

static void test_all_can_be_read_and_ranks_from_the_sofa(void **state)
{
    (void)state;
    int faults = 0;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        if (!look_due((int)i))
            continue;
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        for (int s = 0; s < ALL_INS + WINS; s++) {
            const char *scene = s < ALL_INS ? all_ins[s] : wins[s - ALL_INS];
            char where[200], worst[64] = "";
            int cards;
            snprintf(where, sizeof where, "%s %s %dx%d %d%%", scene, looks[i].lang, looks[i].w,
                     looks[i].h, looks[i].text);
            open_scene(&b, scene, false);
            faults += look_at(b.app, where);
            if (s < ALL_INS && rows_overlap(&b, looks[i].h))
                fail_msg("%s: a hand has no room in its panel", where);
            const int least = least_rank(&b, looks[i].h, worst, &cards);
            if (!bench_tells(&b, "tag theatre") || cards < 4 || least < 40)
                fail_msg("%s: %d cards, %s has a rank of %d thousandths", where, cards, worst,
                         least);
            leave(&b);
        }
        bench_close(&b);
    }
    assert_int_equal(faults, 0);
}

/* ---- what it tells ---- */

/* Odds from open cards: 42 rivers between three hands, as everybody at the table can count them. */
static void test_the_odds_are_those_of_the_open_cards(void **state)
{
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    open_scene(&b, "all-in", false);
    assert_true(bench_tells(&b, "\"24%\"") && bench_tells(&b, "\"55%\"") &&
                bench_tells(&b, "\"21%\""));
    assert_true(bench_tells(&b, "10 of 42 cards") && bench_tells(&b, "23 of 42 cards") &&
                bench_tells(&b, "9 of 42 cards"));
    leave(&b);
    open_scene(&b, "all-in-six", false);
    assert_true(bench_tells(&b, "\"out\""));
    leave(&b);
    bench_close(&b);
}

/* The odds that stand in the panels now, one after the other. */
static void odds_shown(struct bench *b, char out[200])
{
    *out = '\0';
    for (const char *s = bench_dump(b), *end; s && (s = strchr(s, '"')) != NULL; s = end) {
        end = s + 1 + strcspn(s + 1, "\"\n");
        const int n = (int)(end + 1 - s);
        if (*end == '"' && (end[-1] == '%' || (n == 5 && strncmp(s, "\"out\"", 5) == 0) ||
                            (n == 6 && strncmp(s, "\"wins\"", 6) == 0)))
            snprintf(out + strlen(out), 200 - strlen(out), "%.*s", n, s);
        end += *end == '"';
    }
}

/* Odds stand for as long as the open cards do: no number is shown that was never true, and what is
 * decided stays so. */
static void test_odds_do_not_count(void **state)
{
    static const char *const scene[] = {"all-in-flop", "all-in", "all-in-six", "all-in-pots"};
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    for (size_t i = 0; i < sizeof scene / sizeof *scene; i++) {
        char now[200], last[200] = "";
        int streets = 0;
        open_scene(&b, scene[i], true);
        assert_true(until(&b, "tag theatre") >= 0);
        for (int ms = 0; ms < LONG_MS && !bench_tells(&b, "tag won"); ms += FRAME_MS) {
            odds_shown(&b, now);
            streets += *now && strcmp(now, last) != 0;
            snprintf(last, sizeof last, "%s", now);
            if (!showcase_laid_go_on(b.app, FRAME_MS))
                break;
        }
        if (streets < 1 || streets > 4)
            fail_msg("%s: the odds changed %d times", scene[i], streets);
        leave(&b);
    }
    bench_close(&b);
}

/* The pots that are named now, at most three. */
static int pots_shown(struct bench *b, int amount[3])
{
    int n = 0;
    bool in = false;
    for (const char *s = bench_dump(b); *s; s += strcspn(s, "\n"), s += *s == '\n') {
        if (strncmp(s, "tag ", 4) == 0)
            in = strncmp(s, "tag pots\n", 9) == 0;
        const char *text = in && strncmp(s, "text ", 5) == 0 ? strchr(s, '"') : NULL;
        int thousands, rest;
        if (text && n < 3 && sscanf(text, "\"%d,%d\"", &thousands, &rest) == 2)
            amount[n++] = 1000 * thousands + rest;
    }
    return n;
}

/* Bets go to the pots seat by seat, layer by layer: a pot with another beside it is full. */
static void test_pots_are_filled_one_by_one(void **state)
{
    static const int full[] = {240 + 4 * 340, 3 * 500, 2 * 600};
    int most = 0;
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    open_scene(&b, "all-in-pots", true);
    while (!bench_tells(&b, "tag theatre")) {
        int amount[3];
        const int n = pots_shown(&b, amount);
        for (int i = 0; i + 1 < n; i++)
            assert_int_equal(amount[i], full[i]);
        most = n > most ? n : most;
        assert_true(showcase_laid_go_on(b.app, FRAME_MS));
    }
    assert_int_equal(most, 3);
    leave(&b);
    bench_close(&b);
}

/* The side of the face that is drawn of somebody; 0: none is. */
static float face_side(struct bench *b, const char *who)
{
    char name[60];
    snprintf(name, sizeof name, "/%s", who);
    for (const char *at = bench_dump(b), *end; at && *at; at = *end ? end + 1 : end) {
        end = at + strcspn(at, "\n");
        const char *found = strstr(at, name);
        float w = 0;
        if (strncmp(at, "picture ", 8) == 0 && found && found < end &&
            sscanf(at, "picture %*f %*f %f", &w) == 1)
            return w;
    }
    return 0;
}

/* Two who share are shown alike, larger than who lost; and who lost is told with his hand, eight
 * of them in the smallest window too. */
static void test_who_shares_is_shown_alike(void **state)
{
    (void)state;
    static const char *const scene[] = {"hand-won-split", "hand-won-shared"},
                             *const hand[] = {"Three kings", "Three tens",    "Ace high",
                                              "Two pair",    "Pair of sixes", "Pair of twos"};
    struct bench b = bench_open(1024, 600, "en", 100);
    for (int i = 0; i < 2; i++) {
        open_scene(&b, scene[i], false);
        const float first = face_side(&b, "ren"), second = face_side(&b, "nadia");
        if (first < 50 || fabsf(first - second) > 1)
            fail_msg("%s: faces of %.0f and %.0f", scene[i], (double)first, (double)second);
        if (i)
            assert_true(face_side(&b, "kofi") < first - 5);
        leave(&b);
    }
    open_scene(&b, "hand-won-many", false);
    for (size_t i = 0; i < sizeof hand / sizeof *hand; i++)
        if (!bench_tells(&b, hand[i]))
            fail_msg("nobody is told with %s", hand[i]);
    leave(&b);
    bench_close(&b);
}

/* SPEC's felt is one picture down to the foot of every window: a colour that went on below it
 * showed a seam. */
static void test_the_felt_reaches_the_foot(void **state)
{
    static const char *const scene[] = {"spec-passive", "spec-straddle", "hand-won-spec"};
    static const int size[][2] = {{1024, 768}, {1920, 1080}, {1600, 1200}, {2560, 1080}};
    (void)state;
    for (int i = 0; i < 4; i++) {
        struct bench b = bench_open(size[i][0], size[i][1], "en", 100);
        for (size_t k = 0; k < sizeof scene / sizeof *scene; k++) {
            float bottom = 0, y, h;
            open_scene(&b, scene[k], false);
            for (const char *at = bench_dump(&b), *end; *at; at = *end ? end + 1 : end) {
                const char *found = strstr(at, "spec/rim");
                end = at + strcspn(at, "\n");
                if (strncmp(at, "picture ", 8) == 0 && found && found < end &&
                    sscanf(at, "picture %*f %f %*f %f", &y, &h) == 2)
                    bottom = y + h;
            }
            if (bottom < (float)size[i][1])
                fail_msg("%s %dx%d: the felt ends at %.0f", scene[k], size[i][0], size[i][1],
                         (double)bottom);
            leave(&b);
        }
        bench_close(&b);
    }
}

/* When the next hand has begun, one press shows the last winning hand again; it can be kept as a
 * picture, and anybody who closes it is back at the table. Of hands that nobody has seen it tells
 * none.
 */
static void test_the_hand_that_won_is_one_press_away(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        if (!look_due((int)i))
            continue;
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        char where[100];
        snprintf(where, sizeof where, "hand-won-again %s %dx%d %d%%", looks[i].lang, looks[i].w,
                 looks[i].h, looks[i].text);
        open_scene(&b, "hand-won-again", false);
        assert_int_equal(look_at(b.app, where), 0);
        assert_true(bench_tells(&b, "tag won-again") && !bench_tells(&b, "tag theatre"));
        assert_true(bench_item(&b, "keep", 0) && bench_item(&b, "close", 0));
        assert_false(bench_item(&b, "fold", 0));
        leave(&b);
        bench_close(&b);
    }
}

enum { SETTLE_MS = 120000 };

static void press(struct bench *b, int key)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = (enum key)key});
    app_settle(b->app, SETTLE_MS);
}

/* Odds are of the main pot: nobody is out who still has a part of a side pot, nor who wins one.
 * Seat 2 is all-in for 500 with the best hand, and after the turn the others are beaten; the side
 * pot of 2,000 is seat 1's in the end. */
static void test_nobody_is_out_of_a_side_pot(void **state)
{
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    struct match *m = holdem_hand("stacks 1500 500 1500; hole KcKd AsAd 8h3s; board Ah7c2dQs");
    char now[200], last[2][200] = {"", ""};
    holdem_do(
        m, "3 call, 1 call, 2 check, 1 check, 2 check, 3 check, 1 check, 2 bet 400, 3 raise 1400");
    char *text = room_save(m);
    title_open(b.app);
    app_set(b.app, SETTING_ASK_ALL_IN, 0);
    room_sit(b.app, "holdem", text);
    app_settle(b.app, SETTLE_MS);
    bench_key(&b, 'C');
    for (int ms = 0; ms < LONG_MS && !bench_tells(&b, "tag won"); ms += FRAME_MS) {
        odds_shown(&b, now);
        if (*now && strcmp(now, last[1]) != 0) {
            snprintf(last[0], sizeof last[0], "%s", last[1]);
            snprintf(last[1], sizeof last[1], "%s", now);
        }
        app_clock(b.app, app_now(b.app) + FRAME_MS);
        app_frame(b.app);
    }
    assert_string_equal(last[0], "\"0%\"\"wins\"\"0%\"");
    assert_string_equal(last[1], "\"wins\"\"wins\"\"out\"");
    mem_free(text);
    leave(&b);
    bench_close(&b);
}

/* At a real table: nothing to look back at before the first showdown; after it the picture is a
 * whole PNG of 1920 x 1080, and the press that closes it leads back to the table. */
static void test_the_hand_that_won_is_kept_as_a_picture(void **state)
{
    static const unsigned char size[] = {0, 0, 7, 128, 0, 0, 4, 56};
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    struct match *m = holdem_hand("stacks 1500 500 1500; hole AsAd KcKd; board Ah7c2d");
    holdem_do(m, "3 fold, 1 call, 2 check, 1 check, 2 bet 400");
    char *text = room_save(m), *folder = scratch_make();
    size_t n = 0;
    setenv("XDG_PICTURES_DIR", folder, 1);
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    room_sit(b.app, "holdem", text);
    app_settle(b.app, SETTLE_MS);
    assert_null(bench_item(&b, "how-won", 0));
    press(&b, 'G');
    assert_false(bench_tells(&b, "tag won-again"));
    press(&b, 'C');
    for (int i = 0; i < 9 && !bench_item(&b, "how-won", 0); i++)
        press(&b, KEY_SPACE);
    assert_non_null(bench_item(&b, "how-won", 0));
    press(&b, 'G');
    assert_true(bench_tells(&b, "tag won-again"));
    bench_key(&b, 'P');
    app_clock(b.app, app_now(b.app) + 400);
    assert_true(bench_tells(&b, "Souvenir saved"));
    char *path = path_join(folder, "carre-holdem-hand.png");
    char *bytes = file_read(path, 1 << 26, &n, NULL);
    assert_non_null(bytes);
    assert_true(n > 20000);
    assert_memory_equal(bytes, "\x89PNG", 4);
    assert_memory_equal(bytes + 16, size, sizeof size);
    press(&b, 'G');
    assert_false(bench_tells(&b, "tag won-again"));
    assert_non_null(bench_item(&b, "how-won", 0));
    unsetenv("XDG_PICTURES_DIR");
    scratch_remove(folder);
    mem_free(folder);
    mem_free(bytes);
    mem_free(path);
    mem_free(text);
    bench_close(&b);
}

/* With reduced motion the same words come in the same order, and no card bends. */
static void test_without_motion_it_tells_the_same(void **state)
{
    static const char *const words[] = {"tag theatre", "\"55%\"",      "\"River\"",     "tag won",
                                        "Nadia wins",  "\"Straight\"", "from the board"};
    (void)state;
    for (int calm = 0; calm < 2; calm++) {
        struct bench b = bench_open(1920, 1080, "en", 100);
        app_set(b.app, SETTING_REDUCED_MOTION, calm);
        open_scene(&b, "hand-won", true);
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            if (until(&b, words[i]) < 0)
                fail_msg("%s%s", words[i], calm ? ", calm" : "");
        leave(&b);
        open_scene(&b, "all-in-corner", false);
        assert_int_equal(bench_tells(&b, "poker/corner"), !calm);
        leave(&b);
        bench_close(&b);
    }
}

/* Nothing that it shows is there before it: no rank or suit of the river while it lies face down.
 */
static void test_the_river_is_nobodys_before_it_turns(void **state)
{
    (void)state;
    struct bench b = bench_open(1920, 1080, "en", 100);
    open_scene(&b, "all-in", true);
    assert_true(until(&b, "tag theatre") >= 0);
    assert_true(until(&b, "\"55%\"") >= 0);
    for (int ms = 0; ms < LONG_MS && !bench_tells(&b, "poker/corner"); ms += FRAME_MS) {
        assert_false(bench_tells(&b, "cards/5s"));
        assert_null(bench_item(&b, "board", 4));
        assert_true(showcase_laid_go_on(b.app, FRAME_MS));
    }
    for (int ms = 0; ms < LONG_MS && bench_tells(&b, "poker/corner");
         ms += FRAME_MS) { /* then its suit, by its corner */
        assert_null(bench_item(&b, "board", 4));
        assert_true(bench_tells(&b, "\"55%\""));
        assert_true(showcase_laid_go_on(b.app, FRAME_MS));
    }
    leave(&b);
    bench_close(&b);
}

/* ---- X-Ray ---- */

/* The card that it shows is in front: large enough to be read from three metres, and nothing that
 * is drawn later lies on it. */
static void test_what_x_ray_shows_lies_in_front(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        if (!look_due((int)i))
            continue;
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        setenv("CARRE_PEAK", "1450", 1);
        bench_scene(&b, "power-xray");
        unsetenv("CARRE_PEAK");
        struct rect shown = {0};
        int x, y, w, h;
        char name[64];
        const char *line = NULL;
        for (const char *next = bench_dump(&b); next && (next = strstr(next, "/Kh")); next++)
            line = next;
        assert_non_null(line);
        while (line[-1] != '\n')
            line--;
        assert_int_equal(sscanf(line, "picture %d %d %d %d %63s", &x, &y, &w, &h, name), 5);
        shown = rect_make((float)x, (float)y, (float)w, (float)h);
        assert_true(rank_height(name, (float)h) >= 0.04F * (float)looks[i].h);
        for (line = strchr(line, '\n'); line; line = strchr(line, '\n')) {
            line++;
            const bool place = sscanf(line, "picture %d %d %d %d", &x, &y, &w, &h) == 4 ||
                               sscanf(line, "panel %d %d %d %d", &x, &y, &w, &h) == 4 ||
                               sscanf(line, "fill %d %d %d %d", &x, &y, &w, &h) == 4 ||
                               sscanf(line, "text %d %d %d %d", &x, &y, &w, &h) == 4;
            if (place &&
                rect_meets(rect_inset(shown, 2),
                           rect_make((float)x, (float)y, (float)w, (float)h)) &&
                !strstr(line, "edge"))
                fail_msg("%dx%d %d%%: %.*s lies on the card", looks[i].w, looks[i].h, looks[i].text,
                         (int)strcspn(line, "\n"), line);
        }
        leave(&b);
        bench_close(&b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_run_out_takes_its_time_and_no_more),
        cmocka_unit_test(test_a_hand_that_nobody_decides_is_seen),
        cmocka_unit_test(test_all_can_be_read_and_ranks_from_the_sofa),
        cmocka_unit_test(test_the_odds_are_those_of_the_open_cards),
        cmocka_unit_test(test_odds_do_not_count),
        cmocka_unit_test(test_pots_are_filled_one_by_one),
        cmocka_unit_test(test_nobody_is_out_of_a_side_pot),
        cmocka_unit_test(test_who_shares_is_shown_alike),
        cmocka_unit_test(test_the_felt_reaches_the_foot),
        cmocka_unit_test(test_the_hand_that_won_is_one_press_away),
        cmocka_unit_test(test_the_hand_that_won_is_kept_as_a_picture),
        cmocka_unit_test(test_without_motion_it_tells_the_same),
        cmocka_unit_test(test_the_river_is_nobodys_before_it_turns),
        cmocka_unit_test(test_what_x_ray_shows_lies_in_front),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
