#ifndef CARRE_SHOWCASE_WALK_INSIDE_H
#define CARRE_SHOWCASE_WALK_INSIDE_H

/* A walk through pages as its files share it: what is played (showcase_walk.c), which page is
 * opened (_pages), what is done there (_done). */
#include "showcase_walk.h"
#include "game_folder.h"
#include "rng.h"
#include "scenes.h"
#include "world.h"
#include "seating.h"

enum { UNTIL = 4000, TEXTS = RESULT_LINES + 2 };

struct walk {
    struct app *app;
    struct world world;
    char *assets;
    struct rules rules;
    struct rng rng;
    struct seating who;
    const char *position, *said[TEXTS], *value[TEXTS];
    char seed[60], *text;
    int settle, beat, texts, vary, ways;
    bool titled;
};

/* A line's words, NULL after the last. */
typedef const char *const *words;

/* A word as a number, 0 where it is left out; a word that names a seat from 1, as a seat. */
int walk_number(const char *word);
int walk_place(words w);

/* Text number i of those that the scene has said so far, from 0; NULL after the last. Lent. */
const char *walk_said(const struct walk *k, int i);

/* The folder of the game that is played, which has to be named by then. */
const struct game_folder *walk_folder_of(const struct walk *k);

/* What follows a line of the script: `user` is the struct walk, `w` the words after the line's own,
 * as the pattern in walk_words checked them. showcase_walk.h says what each line does; one that
 * can't be done does nothing.
 *
 * What is done on a page (showcase_walk_done.c). */
void walk_setting(void *user, words w);
void walk_settle(void *user, words w);
void walk_each(void *user, words w);
void walk_beat(void *user, words w);
void walk_keys(void *user, words w);
void walk_away(void *user, words w);
void walk_point(void *user, words w);
void walk_press(void *user, words w);
void walk_frames(void *user, words w);
void walk_later(void *user, words w);
void walk_until(void *user, words w);
void walk_earned(void *user, words w);
/* A word of the player who sits there, of a win or of somebody's habit, which stands as long as
 * anybody looks: anybody who draws the picture lets some seconds go by first. */
void walk_talk(void *user, words w);

/* Which page is opened (showcase_walk_pages.c), over the title, which is opened first if it is not
 * there. */
/* With what was played to go on with, and the player who sits there. */
void walk_title(void *user, words w);
void walk_settings(void *user, words w);
/* alone, no title below it */
void walk_keys_page(void *user, words w);
void walk_comfort(void *user, words w);
void walk_setup(void *user, words w);
void walk_deal(void *user, words w);
/* By the number of its page, or by its id. */
void walk_rules_page(void *user, words w);
void walk_lesson(void *user, words w);
void walk_story(void *user, words w);
void walk_honours(void *user, words w);
void walk_games_played(void *user, words w);
void walk_saved_games(void *user, words w);
void walk_parts(void *user, words w);
void walk_statistics(void *user, words w);
void walk_figures(void *user, words w);
void walk_pause_page(void *user, words w);
void walk_naming(void *user, words w);
void walk_dialog(void *user, words w);
void walk_result(void *user, words w);
/* Of the seating so far, or of the game as it was last; over it the page of that name. */
void walk_seating(void *user, words w);
void walk_person(void *user, words w);
/* Nobody knows who sits there: "unknown". */
void walk_table(void *user, words w);
void walk_replay(void *user, words w);
void walk_review(void *user, words w);

#endif
