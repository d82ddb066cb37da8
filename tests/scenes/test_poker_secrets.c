/* Hold'em and Power Up with several people at one screen: two apps at once, whose matches differ only in cards that nobody has shown, draw the same to the byte as long as every
 * hand is down; behind a curtain there is no card at all. */
#include "canvas_inside.h"
#include "i18n.h"
#include "twins.h"
#include "unit.h"

#include "holdem_names.h"

#include <string.h>

/* Somebody is to bet: who only may show a winning hand is not waited for long. */
static bool bets(const struct view *v)
{
    for (int i = 0; i < v->choices.n; i++)
        if (v->choices.choice[i].kind == HOLDEM_MUCK_HAND)
            return false;
    return true;
}

static const char *const game[] = {"holdem", "power-up"};
static const int length[] = {0, 4, 7};

/* Peek: the first frame, at rest, when the window loses the focus, has another size or is put away, in a pause: a hand that is down shows nothing, and nothing of a look stays. */
static void test_peek(void **state)
{
    (void)state;
    for (int g = 0; g < 2; g++)
        for (size_t n = 0; n < sizeof length / sizeof *length; n++) {
            struct twins x;
            twins_open(&x, &(struct twins_how){.game = game[g], .people = 3, .privacy = PRIVACY_PEEK, .actions = length[n], .due = bets});
            twins_frame(&x);
            assert_true(twins_same(&x));
            twins_assert_down(&x);
            twins_look_up(&x);
            twins_key(&x, (enum key)'D');
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
            for (int i = 0; i < 3; i++)         /* wherever the focus goes in the hand */
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

/* The curtain covers every pixel before the next hand is drawn: first frame, another size, focus lost, put away. */
static void test_curtain(void **state)
{
    (void)state;
    for (int g = 0; g < 2; g++) {
        struct twins x;
        twins_open(&x, &(struct twins_how){.game = game[g], .people = 3, .privacy = PRIVACY_CURTAIN, .actions = 4, .due = bets});
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

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_peek), cmocka_unit_test(test_curtain)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
