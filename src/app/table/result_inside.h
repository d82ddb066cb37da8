#ifndef CARRE_RESULT_INSIDE_H
#define CARRE_RESULT_INSIDE_H

/* The page of an end as its two files share it. */
#include "frame.h"
#include "games.h"
#include "result_more.h"
#include "result_lesson.h"
#include "seating.h"
#include "scenes.h"

enum { DO_AGAIN, DO_SAME, DO_WATCH, DO_TITLE, DO_LINES, BUTTONS, DO_HASTE };

struct result {
    struct scene scene;
    char *game, *heading, *sentence, *saved, *advice, *how;
    char *name[RESULT_LINES], *value[RESULT_LINES];
    int lines;
    struct scroll scroll; /* of the lines, in large letters */
    struct rect window;
    bool won;
    int emblem, ground;
    int32_t option[OPTIONS];
    bool seated;
    struct seating seating;
    void *told; /* the game's own page; NULL: it has none */
    struct result_lesson *lesson;
    /* when the page came to rest because somebody wanted it to; 0: it has not */
    int64_t hurried;
    bool story; /* its last page is to be told first */
    int leaves; /* 1 + what was pressed, as soon as that is told */
    bool ready; /* the pictures of that page at rest are there */
    bool lists; /* the lines are looked at, instead of the game's own page */
};

/* The game's own page is shown, not the list of results. */
bool result_has_page(const struct result *r);

/* Of the page; it is long over once it has been hurried, or where it has none. */
int64_t result_page_ms(const struct result *r);

/* Its page still moves. */
bool result_runs(const struct result *r);

/* What result_more.h is told of this end; borrowed from `r`. */
struct result_more result_more_of(const struct result *r);

/* From the head of a page: as wide and as long as the page is. */
struct rect result_at_head(const struct ui *ui, float x, float y, float w, float h);

/* The picture, and below it what more there is to do with a run. */
struct rect result_picture_of(const struct ui *ui, const struct result *r);

/* The words of button `i`, a DO_… below BUTTONS, in the language in force. */
const char *result_label(const struct result *r, int i);

extern const struct ui_words result_sentence_words;

/* Where the sentence is: three lines of large letters need more than two of ordinary ones. */
struct rect result_sentence_of(const struct ui *ui, const struct result *r);

/* How the game ends (skin.h), or how all do that say nothing of it; never NULL. */
const struct ending *result_ending_of(const struct result *r);

/* What comes last is begun first. */
void result_rehearse(struct scene *s, struct canvas *c);

/* The whole page (struct scene_type). */
void result_draw(const struct scene *s, struct canvas *c);

#endif
