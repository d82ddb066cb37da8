/* Hold'em, Power Up and SPEC with several people at one screen: two apps at once, whose matches
 * differ only in cards that nobody has shown, draw the same to the byte as long as every hand is
 * down; behind a curtain there is no card at all. */
#include "canvas_inside.h"
#include "i18n.h"
#include "spec_names.h"
#include "table_inside.h"
#include "twins.h"
#include "unit.h"

#include <string.h>

/* Somebody is to bet: who only may show a winning hand is not waited for long, and a window is
 * passed for the player who has not asked to be asked. */
static bool bets(const struct view *v) { return v->board.phase == HOLDEM_PHASE_PLAY; }

static const char *const game[] = {"holdem", "power-up", "spec"};
enum { GAMES = sizeof game / sizeof *game };
static const int length[GAMES][3] = {{0, 4, 7}, {0, 4, 7}, {4, 9, 14}};

/* Peek: the first frame, at rest, when the window loses the focus, has another size or is put away,
 * in a pause: a hand that is down shows nothing, and nothing of a look stays. */
static void test_peek(void **state)
{
    (void)state;
    for (int g = 0; g < GAMES; g++)
        for (size_t n = 0; n < sizeof *length / sizeof **length; n++) {
            struct twins x;
            twins_open(&x, &(struct twins_how){.game = game[g],
                                               .people = 3,
                                               .privacy = PRIVACY_PEEK,
                                               .actions = length[g][n],
                                               .due = bets});
            twins_frame(&x);
            assert_true(twins_same(&x));
            twins_assert_down(&x);
            twins_look_up(&x);
            twins_key(&x, KEY_SPACE);
            twins_assert_down(&x);
            twins_look_up(&x);
            twins_focus(&x, false);
            twins_assert_down(&x);
            twins_focus(&x, true);
            twins_assert_down(&x);
            twins_look_up(&x);
            twins_resize(&x, 1024, 600);
            twins_assert_down(&x);
            twins_look_up(&x);
            for (int i = 0; i < 3; i++) /* wherever the focus goes in the hand */
                twins_key(&x, KEY_RIGHT);
            twins_away(&x);
            twins_assert_down(&x);
            twins_look_up(&x);
            twins_key(&x, KEY_ESCAPE);
            twins_frame(&x);
            assert_string_equal(app_top(x.b[0].app)->type->name, "pause");
            twins_assert_down(&x);
            twins_key(&x, KEY_ESCAPE);
            twins_assert_down(&x);
            twins_close(&x);
        }
}

/* The curtain covers every pixel before the next hand is drawn: first frame, another size, focus
 * lost, put away. */
static void test_curtain(void **state)
{
    (void)state;
    for (int g = 0; g < GAMES; g++) {
        struct twins x;
        twins_open(&x, &(struct twins_how){.game = game[g],
                                           .people = 3,
                                           .privacy = PRIVACY_CURTAIN,
                                           .actions = length[g][1],
                                           .due = bets});
        twins_frame(&x);
        assert_true(twins_same(&x));
        for (int round = 0; round < 4; round++) {
            twins_assert_down(&x);
            assert_non_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
            assert_null(strstr(canvas_text_dump(x.b[0].canvas), "cards/"));
            twins_key(&x, KEY_ENTER);
            twins_settle(&x);
            assert_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
            assert_false(twins_same(&x));
            if (round == 0)
                twins_resize(&x, 1024, 600);
            if (round == 1)
                twins_focus(&x, false);
            else
                twins_away(&x);
            twins_frame(&x);
            assert_non_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
        }
        twins_close(&x);
    }
}

static struct table *table(struct twins *x, int i)
{
    assert_string_equal(app_top(x->b[i].app)->type->name, "table");
    return (struct table *)app_top(x->b[i].app);
}

/* SP-25: the player who has asked to be asked is asked, whatever is held; the strip is the same to
 * the byte, before an answer and after it. */
static void test_windows_tell_nothing(void **state)
{
    (void)state;
    int asked = 0;
    struct twins x;
    twins_open(
        &x, &(struct twins_how){
                .game = "spec", .people = 3, .privacy = PRIVACY_PEEK, .actions = 4, .due = bets});
    twins_frame(&x);
    for (int i = 0; i < 2; i++)
        table(&x, i)->stops = table(&x, i)->stage->stops = SEAT_ALL;
    for (int n = 0; n < 12 && table(&x, 0)->stage->shown.b.num[HOLDEM_STREET] == HOLDEM_PREFLOP;
         n++) {
        const struct board *b = &table(&x, 0)->stage->shown.b;
        const bool window = b->phase == SPEC_PHASE_WINDOW;
        twins_assert_down(&x);
        for (int i = 0; i < 2 && window; i++) { /* nothing is answered by itself */
            assert_int_equal(match_waiting(table(&x, i)->match),
                             match_waiting(table(&x, 0)->match));
            assert_null(items_get(app_top(x.b[i].app)->items, item_id("strip", 0))->why_not);
        }
        asked += window;
        for (int i = 0; i < 2; i++) /* nobody is faster than the guard */
            app_clock(x.b[i].app, app_now(x.b[i].app) + 450);
        twins_key(&x, (enum key)(window ? 'N' : 'C'));
        twins_settle(&x);
    }
    twins_close(&x);
    assert_true(asked > 2);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_peek), cmocka_unit_test(test_curtain),
                                       cmocka_unit_test(test_windows_tell_nothing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
