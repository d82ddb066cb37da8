/* Every sum on the screen adds up from what stands beside it, at every size of the letters: no part
 * of a sum vanishes for want of room. */
#include "room.h"

#include "i18n.h"
#include "scenes.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS = 64 };

/* The texts under one tag that are numbers and nothing else, in the order in which they are
 * written. */
struct numbers {
    int n, value[NUMBERS];
};

static bool take_number(const char *s, const char *end, int *out)
{
    static const char minus[] = "−";
    int sign = 1, value = 0, digits = 0;
    if (strncmp(s, minus, sizeof minus - 1) == 0) {
        sign = -1;
        s += sizeof minus - 1;
    } else if (*s == '+') {
        s++;
    }
    for (; s < end; s++) {
        if (*s >= '0' && *s <= '9') {
            value = value * 10 + *s - '0';
            digits++;
        } else if (*s != ',') {
            return false;
        }
    }
    *out = sign * value;
    return digits > 0;
}

static struct numbers numbers_under(const char *dump, const char *tag)
{
    struct numbers out = {0};
    const size_t length = strlen(tag);
    bool in = false;
    for (const char *s = dump; *s; s += strcspn(s, "\n"), s += *s == '\n') {
        if (strncmp(s, "tag ", 4) == 0)
            in = strncmp(s + 4, tag, length) == 0 && s[4 + length] == '\n';
        const char *quote = in && strncmp(s, "text ", 5) == 0 ? strchr(s, '"') : NULL;
        const char *end = quote ? strpbrk(quote + 1, "\"\n") : NULL;
        if (end && *end == '"' && out.n < NUMBERS && take_number(quote + 1, end, &out.value[out.n]))
            out.n++;
    }
    return out;
}

static const struct {
    int w, h, text;
} sizes[] = {{1920, 1080, 100}, {1024, 600, 100}, {1280, 720, 130}, {1024, 600, 150},
             {1920, 1080, 200}, {1280, 720, 200}, {1024, 600, 200}};

/* ---- poker: the pots name all chips between the stacks, as the controls and the table in words do
 */

static void test_pots_name_what_lies_in_front_of_the_players(void **state)
{
    (void)state;
    static const char *const scenes[] = {
        "holdem",   "holdem-six", "holdem-ten", "holdem-pots", "holdem-open",
        "power-up", "power-six",  "spec",       "spec-late",   "spec-nine-seats"};
    int bets = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct bench b = bench_open(sizes[i].w, sizes[i].h, "en", sizes[i].text);
        title_open(b.app);
        for (size_t s = 0; s < sizeof scenes / sizeof *scenes; s++) {
            bench_scene(&b, scenes[s]);
            app_settle(b.app, 60000);
            const char *dump = bench_dump(&b);
            const struct numbers pots = numbers_under(dump, "pots");
            const struct item *all = bench_item(&b, "pot", 0);
            int sum = 0, whole = -1;
            for (int k = 0; k < pots.n; k++)
                sum += pots.value[k];
            bets += numbers_under(dump, "bets").n;
            assert_non_null(all);
            assert_true(take_number(all->value, all->value + strlen(all->value), &whole));
            if (sum != whole)
                fail_msg("%s %dx%d %d%%: %d in %d boxes, not %d", scenes[s], sizes[i].w, sizes[i].h,
                         sizes[i].text, sum, pots.n, whole);
            app_home(b.app);
        }
        bench_close(&b);
    }
    assert_true(bets > 10);
}

/* ---- SPEC: the halves of the two boards are the pot that was cut */

static void test_the_halves_are_the_pot(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct bench b = bench_open(sizes[i].w, sizes[i].h, "en", sizes[i].text);
        bench_scene(&b, "spec-boards");
        const struct numbers all = numbers_under(bench_dump(&b), "moment");
        int most = 0, sum = 0, n = 0;
        for (int k = 0; k < all.n; k++)
            if (all.value[k] >= 1000) { /* smaller ones are cards */
                most = all.value[k] > most ? all.value[k] : most;
                sum += all.value[k];
                n++;
            }
        if (n != 3 || sum != 2 * most)
            fail_msg("%dx%d %d%%: %d amounts, of %d in all, the largest %d", sizes[i].w, sizes[i].h,
                     sizes[i].text, n, sum, most);
        bench_close(&b);
    }
}

/* ---- Ace: what the lines of a shot add and take is its damage */

static void adds_up(struct bench *b, const char *where)
{
    const char *dump = bench_dump(b);
    const struct numbers lines = numbers_under(dump, "sum"), damage = numbers_under(dump, "damage");
    int sum = 0;
    assert_true(lines.n > 0 && damage.n > 0);
    for (int k = 0; k < lines.n; k++)
        sum += lines.value[k];
    if (sum != damage.value[damage.n - 1])
        fail_msg("%s: %d lines come to %d, the damage is %d", where, lines.n, sum,
                 damage.value[damage.n - 1]);
}

/* Lines of the scene's sum. */
static int lines_of(struct bench *b, const char *scene, const int size[3])
{
    char where[120];
    snprintf(where, sizeof where, "%s %dx%d %d%%", scene, size[0], size[1], size[2]);
    bench_scene(b, scene);
    app_settle(b->app, 60000);
    adds_up(b, where);
    return numbers_under(bench_dump(b), "sum").n;
}

static void test_the_lines_of_a_shot_add_up(void **state)
{
    (void)state;
    static const char *const scenes[] = {"ace-acolyte", "ace-aim", "ace-two-up"},
                             *const languages[] = {"en", "fr", "ja"};
    int opened = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const int size[] = {sizes[i].w, sizes[i].h, sizes[i].text};
        struct bench b = bench_open(size[0], size[1], languages[i % 3], size[2]);
        title_open(b.app);
        for (size_t s = 0; s < sizeof scenes / sizeof *scenes; s++) {
            lines_of(&b, scenes[s], size);
            app_home(b.app);
        }
        assert_int_equal(lines_of(&b, "ace", size), 5);
        app_home(b.app);
        /* Where not all of Lord Overkill's have room, a press shows the others. */
        const int lines = lines_of(&b, "ace-belt-full", size);
        const bool hides = bench_item(&b, "sum", 0) != NULL;
        app_home(b.app);
        assert_int_equal(lines_of(&b, "ace-sum-whole", size), 7);
        assert_int_equal(hides, lines < 7);
        assert_int_equal(bench_item(&b, "close", 0) != NULL, hides);
        opened += hides;
        bench_close(&b);
    }
    assert_true(opened >= 3);
}

/* ---- Upcolor: the shares that are still to be won are what lies in the bowl */

static void test_the_shares_are_the_pot(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        int over;
    } scenes[] = {{"upcolor", 2},        {"upcolor-dark", 1},  {"upcolor-six", 0},
                  {"upcolor-barred", 0}, {"upcolor-teams", 0}, {"upcolor-win", 1}};
    enum { ROUNDS = 4 };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct bench b = bench_open(sizes[i].w, sizes[i].h, "en", sizes[i].text);
        title_open(b.app);
        for (size_t s = 0; s < sizeof scenes / sizeof *scenes; s++) {
            bench_scene(&b, scenes[s].name);
            app_settle(b.app, 60000);
            const char *dump = bench_dump(&b);
            const struct numbers bowl = numbers_under(dump, "pot"),
                                 rows = numbers_under(dump, "shares");
            int sum = 0;
            assert_int_equal(rows.n, 2 * ROUNDS); /* the round, its share */
            for (int round = scenes[s].over; round < ROUNDS; round++)
                sum += rows.value[2 * round + 1];
            if (bowl.n != 1 || sum != bowl.value[0])
                fail_msg("%s %dx%d %d%%: shares of %d, %d numbers on the bowl, %d", scenes[s].name,
                         sizes[i].w, sizes[i].h, sizes[i].text, sum, bowl.n,
                         bowl.n ? bowl.value[0] : 0);
            app_home(b.app);
        }
        bench_close(&b);
    }
}

/* The sum of the figures with a sign under a tag, and how many there are. */
static int signed_under(const char *dump, const char *tag, int *n)
{
    char from[40];
    int sum = 0;
    snprintf(from, sizeof from, "tag %s\n", tag);
    const char *s = strstr(dump, from), *end = s ? strstr(s + 1, "\ntag ") : NULL;
    while (s && (s = strchr(s, '"')) != NULL && (!end || s < end)) {
        const char *last = strpbrk(s + 1, "\"\n");
        int value;
        if (last && *last == '"' && (s[1] == '+' || strncmp(s + 1, "−", strlen("−")) == 0) &&
            take_number(s + 1, last, &value)) {
            sum += value;
            (*n)++;
        }
        s = last ? last + 1 : s + 1;
    }
    return sum;
}

/* The end of a game: what was paid out is the pot of 160, and what some have won others have lost.
 * Signs tell such figures from places and stacks. */
static void test_the_picture_pays_the_pot_out(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct bench b = bench_open(sizes[i].w, sizes[i].h, "en", sizes[i].text);
        int n = 0;
        title_open(b.app);
        bench_scene(&b, "upcolor-ledger");
        app_settle(b.app, 60000);
        const char *dump = bench_dump(&b);
        const int paid = signed_under(dump, "shares", &n), change = signed_under(dump, "nets", &n);
        if (paid != 160 || change != 0 || n != 8)
            fail_msg("%dx%d %d%%: %d paid of 160, changes of %d, %d figures", sizes[i].w,
                     sizes[i].h, sizes[i].text, paid, change, n);
        bench_close(&b);
    }
}

/* A player who has no share in this round: that is written at the plate, whole, and nothing lies on
 * it.
 */
static void test_no_share_is_whole(void **state)
{
    (void)state;
    static const char *const languages[] = {"en", "fr", "ja"}, *const words[] = {"No share",
                                                                                 "Pas de part",
                                                                                 "取り分なし"};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int l = 0; l < 3; l++) {
            struct bench b = bench_open(sizes[i].w, sizes[i].h, languages[l], sizes[i].text);
            int told = 0;
            title_open(b.app);
            bench_scene(&b, "upcolor-barred");
            for (const char *s = bench_dump(&b); (s = strstr(s, words[l])) != NULL; s++)
                told++;
            if (told < 3)
                fail_msg("%s %dx%d %d%%: %d of 3 seats", languages[l], sizes[i].w, sizes[i].h,
                         sizes[i].text, told);
            for (int who = 1; who < 6; who += 4)
                assert_true(bench_item(&b, "plate", who) != NULL);
            assert_int_equal(look_at(b.app, "upcolor-barred"), 0);
            bench_close(&b);
        }
}

/* ---- what the own hand makes: below the cards and not on them; in short where it has no room, but
 * never cut, and it can be asked for */

static struct rect rect_of(const char *line)
{
    float v[4] = {0};
    const char *at = line;
    for (int i = 0; i < 4; i++) {
        char *next;
        v[i] = strtof(at, &next);
        at = next;
    }
    return rect_make(v[0], v[1], v[2], v[3]);
}

/* The last text under the tag "hand"; NULL: none. */
static const char *hand_words(const char *dump)
{
    const char *last = NULL;
    for (const char *s = strstr(dump, "tag hand\n"); s; s = strchr(s, '\n')) {
        s++;
        if (strncmp(s, "tag -", 5) == 0)
            break;
        if (strncmp(s, "text ", 5) == 0)
            last = s + 5;
    }
    return last;
}

static void test_the_own_hand_has_its_name(void **state)
{
    (void)state;
    static const char *const scenes[] = {"holdem", "power-up", "spec"}, *const languages[] = {
                                                                            "en", "fr", "ja"};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int l = 0; l < 3; l++) {
            struct bench b = bench_open(sizes[i].w, sizes[i].h, languages[l], sizes[i].text);
            title_open(b.app);
            for (int s = 0; s < 3; s++) {
                bench_scene(&b, scenes[s]);
                app_settle(b.app, 60000);
                const char *words = hand_words(bench_dump(&b));
                const struct item *makes = bench_item(&b, "makes", 0);
                if (!words)
                    fail_msg("%s %s %dx%d %d%%: no name", scenes[s], languages[l], sizes[i].w,
                             sizes[i].h, sizes[i].text);
                const char *end = strchr(words, '\n');
                const char *dots = strstr(words, "…\"");
                /* short or whole: how many things there are tells nothing */
                assert_true(makes && makes->about && *makes->about);
                if (dots && dots < end)
                    fail_msg("%s %s %dx%d %d%%: cut", scenes[s], languages[l], sizes[i].w,
                             sizes[i].h, sizes[i].text);
                for (int hole = 0; hole < 2 && s == 2; hole++)
                    if (rect_meets(rect_inset_xy(rect_of(words), 0, 3),
                                   bench_item(&b, "hole", hole)->bounds))
                        fail_msg("%s %s %dx%d %d%%: on a card", scenes[s], languages[l], sizes[i].w,
                                 sizes[i].h, sizes[i].text);
                app_home(b.app);
            }
            bench_close(&b);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pots_name_what_lies_in_front_of_the_players),
        cmocka_unit_test(test_the_halves_are_the_pot),
        cmocka_unit_test(test_the_lines_of_a_shot_add_up),
        cmocka_unit_test(test_the_shares_are_the_pot),
        cmocka_unit_test(test_the_picture_pays_the_pot_out),
        cmocka_unit_test(test_no_share_is_whole),
        cmocka_unit_test(test_the_own_hand_has_its_name),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
