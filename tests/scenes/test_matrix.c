/* Every scene in every size, text size and language: nothing clipped, overlapping, too small or out
 * of reach (look.h).
 *
 *     test-matrix                          a sample: each scene in the worst cells, and in some
 *                                          that differ from scene to scene
 *     test-matrix all                      every scene in every cell
 *     test-matrix 1024x600 150 fr spec     that size, text size, language, and the scenes whose
 *                                          name has that word; "-" stands for any */
#include "unit.h"

#include "i18n.h"
#include "look.h"
#include "showcase.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct size {
    int w, h;
} sizes[] = {{1024, 600}, {1280, 800}, {1600, 1200}, {1920, 1080}, {2560, 1080}, {3840, 2160}};
static const int texts[] = {100, 150, 200};
static const char *const languages[] = {"en", "fr", "ja", "en-XA"};

enum {
    SIZES = sizeof sizes / sizeof *sizes,
    TEXTS = sizeof texts / sizeof *texts,
    LANGUAGES = sizeof languages / sizeof *languages,
    CELLS = SIZES * TEXTS * LANGUAGES,
    SMALL_MOST = 150 /* per cent, at 1024 × 600 */
};

struct cell {
    struct size size;
    int text;
    const char *lang;
};

static struct cell cell_of(int n)
{
    return (struct cell){.size = sizes[n / (TEXTS * LANGUAGES)],
                         .text = texts[n / LANGUAGES % TEXTS],
                         .lang = languages[n % LANGUAGES]};
}

static bool is_cell(struct cell c) { return c.size.w > 1024 || c.text <= SMALL_MOST; }

static char **wish; /* size, text, language, part of a name; NULL: the sample */
static int wishes;

static bool wished(int which, const char *is)
{
    return which >= wishes || strcmp(wish[which], "-") == 0 || strcmp(wish[which], is) == 0;
}

static bool asked_for(struct cell c, const char *scene)
{
    char size[32], text[16];
    snprintf(size, sizeof size, "%dx%d", c.size.w, c.size.h);
    snprintf(text, sizeof text, "%d", c.text);
    return wished(0, size) && wished(1, text) && wished(2, c.lang) &&
           (wishes < 4 || strcmp(wish[3], "-") == 0 || strstr(scene, wish[3]));
}

static unsigned mixed(const char *scene, unsigned salt)
{
    unsigned h = 2166136261U + salt;
    for (; *scene; scene++)
        h = (h ^ (unsigned char)*scene) * 16777619U;
    return h ^ h >> 15;
}

/* The smallest window and an ordinary one with the largest letters and long words, and two cells
 * that are the scene's own. */
static bool in_sample(int n, struct cell c, const char *scene)
{
    const bool long_words = strcmp(c.lang, "en-XA") == 0;
    if (long_words && ((c.size.w == 1024 && c.text == 150) || (c.size.w == 1920 && c.text == 200)))
        return true;
    for (unsigned salt = 1; salt <= 2; salt++)
        if ((int)(mixed(scene, salt) % CELLS) == n)
            return true;
    return false;
}

/* Caps of keys take room. Each scene has them in half of the sizes, and in one of the worst two. */
static bool with_keys(struct cell c, const char *scene)
{
    int size = 0;
    while (sizes[size].w != c.size.w || sizes[size].h != c.size.h)
        size++;
    return ((int)(mixed(scene, 7) % 2) + size) % 2;
}

static int look_in(struct cell c, const struct showcase *s)
{
    struct bench b = bench_open(c.size.w, c.size.h, c.lang, c.text);
    char where[120];
    const bool keys = with_keys(c, s->name);
    app_set(b.app, SETTING_ALWAYS_KEYS, keys);
    app_set(b.app, SETTING_PACE, PACE_INSTANT); /* only rest is looked at */
    showcase_open(s, b.app);
    app_settle(b.app, 20000);
    snprintf(where, sizeof where, "%s %s %dx%d %d%%%s", s->name, c.lang, c.size.w, c.size.h, c.text,
             keys ? " keys" : "");
    const int faults = look_at(b.app, where);
    bench_close(&b);
    return faults;
}

static void test_matrix(void **state)
{
    (void)state;
    int faults = 0, looks = 0, bad = 0;
    for (int n = 0; n < CELLS; n++) {
        const struct cell c = cell_of(n);
        for (const struct showcase *s = showcase_all(); is_cell(c) && s->name; s++) {
            if (wish ? !asked_for(c, s->name) : !in_sample(n, c, s->name))
                continue;
            const int found = look_in(c, s);
            faults += found;
            bad += found > 0;
            looks++;
        }
        fflush(stdout);
    }
    printf("%d looks, %d with faults, %d faults\n", looks, bad, faults);
    assert_int_equal(faults, 0);
    assert_true(looks > 0);
}

/* On their way by their nature: a poster that is torn in two, names that come up a wall. */
static bool in_pieces(const char *scene)
{
    return strcmp(scene, "ace-kill") == 0 || strcmp(scene, "result-upcolor-evening") == 0;
}

/* Moments, which are over where the looks above begin: each scene as it is first shown, in a window
 * of 4:3, which is the furthest from the one that they were drawn for. */
static void moments(void **state)
{
    (void)state;
    static const struct size narrow = {1600, 1200};
    int faults = 0, looks = 0, n = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        const struct cell c = {
            .lang = languages[mixed(s->name, 3) % 3], .size = narrow, .text = 100};
        if (in_pieces(s->name) || (wish ? !asked_for(c, s->name) : !look_due(n++)))
            continue;
        struct bench b = bench_open(c.size.w, c.size.h, c.lang, c.text);
        char where[120];
        showcase_open(s, b.app);
        app_frame(b.app);
        snprintf(where, sizeof where, "%s %s, as first shown", s->name, c.lang);
        faults += look_at(b.app, where);
        looks++;
        bench_close(&b);
    }
    printf("%d scenes as first shown, %d faults\n", looks, faults);
    assert_int_equal(faults, 0);
}

int main(int argc, char **argv)
{
    i18n_start();
    wish = argc > 1 ? argv + 1 : NULL;
    wishes = argc > 1 && strcmp(argv[1], "all") != 0 ? argc - 1 : 0;
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_matrix), cmocka_unit_test(moments)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
