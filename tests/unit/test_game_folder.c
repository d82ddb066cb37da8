/* What the program knows of its games is whole: a game with a door has everything that a player
 * meets behind it, and a game without a folder is nowhere missed. */
#include "unit.h"

#include "companions.h"
#include "figures.h"
#include "game_folder.h"
#include "games.h"
#include "rules_text.h"
#include "saves.h"
#include "script.h"
#include "seating.h"
#include "title_doors.h"

#include <string.h>

static void a_door_leads_to_all_of_a_game(void **state)
{
    (void)state;
    assert_true(doors() > 0);
    for (int i = 0; i < doors(); i++) {
        const struct game_folder *f = game_folder(door_game(i));
        assert_ptr_equal(f->door, door_nth(i));
        assert_ptr_equal(games_find(f->game->id), f->game);
        assert_string_equal(f->door->name, f->game->title);
        assert_non_null(f->sign);
        assert_non_null(f->book);
        assert_true(rules_has_book(f->game->id));
        assert_true(script_there(SCRIPT_LESSON, f->game->id));
        assert_non_null(f->figures);
        assert_string_equal(f->figures->game, f->game->id);
        assert_non_null(f->rows);
        assert_non_null(f->begins);
        assert_non_null(f->review);
    }
    assert_null(door_nth(doors()));
    assert_null(door_game(doors()));
}

static void whoever_stands_behind_a_door_finds_it(void **state)
{
    const struct game_folder *f;

    (void)state;
    for (int i = 0; (f = game_folder_nth(i)); i++) {
        assert_ptr_equal(game_folder(f->game->id), f);
        assert_true((f->door != NULL) != (f->behind != NULL));
        if (f->behind)
            assert_non_null(game_folder(f->behind)->door);
        for (int k = 0; k < i; k++)
            assert_ptr_not_equal(game_folder_nth(k)->game, f->game);
    }
    assert_null(game_folder_nth(-1));
}

static void sentences_of_a_review_are_whole(void **state)
{
    const struct game_folder *f;

    (void)state;
    for (int i = 0; (f = game_folder_nth(i)); i++) {
        if (!f->review)
            continue;
        assert_non_null(strstr(f->review->part, "%d"));
        assert_non_null(f->review->did);
        assert_non_null(f->review->better);
        assert_non_null(f->review->worth);
        assert_non_null(f->review->chances);
        assert_non_null(f->review->goes_on);
    }
}

/* The smallest legal game has rules alone. */
static void a_game_without_a_folder_is_not_missed(void **state)
{
    struct save_line line;
    struct seating table;

    (void)state;
    assert_null(game_folder("null")->game);
    assert_false(rules_has_book("null"));
    assert_false(script_there(SCRIPT_LESSON, "null"));
    assert_null(figures_fold("null"));
    assert_false(companion_world("null"));
    assert_string_equal(saves_picture("null"), "frame/mark");
    saves_read("null", "whatever", 1, &line);
    assert_false(line.there);
    seating_default(&table, games_find("null"), 0);
    assert_int_equal(table.nseats, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_door_leads_to_all_of_a_game),
        cmocka_unit_test(whoever_stands_behind_a_door_finds_it),
        cmocka_unit_test(sentences_of_a_review_are_whole),
        cmocka_unit_test(a_game_without_a_folder_is_not_missed),
    };

    return cmocka_run_group_tests_name("game folders", tests, NULL, NULL);
}
