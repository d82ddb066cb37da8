/* A lesson walks through: every move in it is allowed by the rules, every card that it counts on is there, and it ends as it says. */
#include "lesson.h"
#include "mem.h"
#include "path.h"
#include "unit.h"
#include "upcolor_names.h"
#include "world.h"

#include <string.h>

static struct match *begun(struct world *w, const struct lesson *l)
{
    struct rules r;
    char error[MATCH_ERROR] = "";
    assert_true(world_rules(w, games_find(l->game), l->nseats, &r, error, sizeof error));
    struct match *m = lesson_begin(l, &r, error);
    if (!m)
        fail_msg("%s", error);
    return m;
}

static void test_every_step_is_a_legal_move(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    const struct lesson *l = lesson_find("upcolor");
    struct match *m = begun(&w, l);
    int asked = 0;
    for (int i = 0; i < l->steps; i++) {
        const struct lesson_step *s = &l->step[i];
        struct view v;
        struct action a;
        if (s->who == SEAT_NONE) {
            assert_non_null(s->text);
            continue;
        }
        match_view(m, s->who, &v);
        if (!lesson_action(s, &v, &a) || match_play(m, &a, 0) != REASON_OK)
            fail_msg("step %d of the lesson can't be played", i);
        asked += s->who == 0;
        assert_true(s->who != 0 || s->text);
    }
    struct view v;
    match_view(m, 0, &v);
    assert_true(asked >= 5);
    assert_int_equal(v.board.num[UPCOLOR_ROUNDS_WON + 0], 1);   /* UC-32: Robin's last card wins at once */
    assert_int_equal(v.board.num[UPCOLOR_ROUND], 2);
    for (int s = 0; s < l->nseats; s++)
        assert_int_equal(v.board.num[UPCOLOR_BARRED + s], 0);   /* nobody is puzzled by a penalty */
    match_free(m);
    world_close(&w);
    mem_free(assets);
}

static void test_another_card_is_not_what_is_wanted(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    const struct lesson *l = lesson_find("upcolor");
    struct match *m = begun(&w, l);
    const struct lesson_step *s = l->step;
    struct action a;
    struct view v;
    for (; s->who != 0; s++)
        if (s->who > 0) {
            match_view(m, s->who, &v);
            assert_true(lesson_action(s, &v, &a));
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
    match_view(m, 0, &v);
    assert_true(lesson_action(s, &v, &a));
    assert_true(lesson_wants(s, &v, &a));
    const int imperial = board_find(&v.board, UPCOLOR_HAND, UPCOLOR_IMPERIAL);
    a.pick[0] = (uint8_t)imperial;
    assert_int_equal(rules_check(&v.rules, &v.board, &a), REASON_OK);
    assert_false(lesson_wants(s, &v, &a));
    assert_null(lesson_find("kuhn"));
    match_free(m);
    world_close(&w);
    mem_free(assets);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_step_is_a_legal_move),
        cmocka_unit_test(test_another_card_is_not_what_is_wanted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
