/* What the program knows of its games is whole: a game with a door has everything that a player
 * meets behind it, and a game without a folder is nowhere missed. */
#include "unit.h"

#include "companions.h"
#include "stats.h"
#include "game_folder.h"
#include "games.h"
#include "mem.h"
#include "rules_text.h"
#include "saves.h"
#include "script.h"
#include "seating.h"
#include "title_doors.h"

#include <stdio.h>
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
        assert_non_null(f->stats);
        assert_string_equal(f->stats->game, f->game->id);
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
    assert_null(stats_fold("null"));
    assert_false(companion_world("null"));
    assert_string_equal(saves_picture("null"), "frame/mark");
    saves_read("null", "whatever", 1, &line);
    assert_false(line.there);
    seating_default(&table, games_find("null"), 0);
    assert_int_equal(table.nseats, 4);
}

/* What an earlier version has written is read, a game's own settings among it, and written again
 * under the same names; what nobody knows is kept. */
static void settings_of_earlier_versions_are_read(void **state)
{
    static const struct {
        const char *game, *name;
        int place, value;
    } known[] = {
        {"ace", "ace_difficulty", 3, 2},     {"ace", "story", 0, 2},
        {"ace", "ace_lost", 6, 7},           {"power-up", "arm_powers", 0, 0},
        {"spec", "spec_every_window", 0, 1}, {"upcolor", "upcolor_colours", 0, 1},
        {"upcolor", "upcolor_ground", 1, 1},
    };
    bool damaged;
    struct settings *s = settings_parse(
        "{\"ace_difficulty\": \"hard\", \"story\": \"never\", \"ace_lost\": 7, \"story\": \"once\","
        " \"arm_powers\": false, \"spec_every_window\": true, \"upcolor_colours\": \"safe\","
        " \"upcolor_ground\": \"dark\", \"pace\": \"turbo\", \"chess_clock\": 5}",
        &damaged);

    (void)state;
    game_settings_join(s);
    game_settings_join(s);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const enum setting at = game_setting(known[i].game, known[i].place);
        assert_string_equal(settings_name(s, at), known[i].name);
        assert_int_equal(settings_number(s, at), known[i].value);
    }
    assert_int_equal(settings_number(s, SETTING_PACE), PACE_TURBO);
    char *text = settings_write(s);
    for (int i = 0; i < settings_count(s); i++) {
        char key[64];
        snprintf(key, sizeof key, "\"%s\":", settings_name(s, (enum setting)i));
        const char *at = strstr(text, key);
        assert_non_null(at);
        assert_null(strstr(at + 1, key));
    }
    assert_non_null(strstr(text, "\"chess_clock\":\t5"));
    assert_int_equal(game_setting("null", 0), SETTING_NONE);
    mem_free(text);
    settings_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_door_leads_to_all_of_a_game),
        cmocka_unit_test(whoever_stands_behind_a_door_finds_it),
        cmocka_unit_test(sentences_of_a_review_are_whole),
        cmocka_unit_test(a_game_without_a_folder_is_not_missed),
        cmocka_unit_test(settings_of_earlier_versions_are_read),
    };

    return cmocka_run_group_tests_name("game folders", tests, NULL, NULL);
}
