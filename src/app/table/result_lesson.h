/* result_lesson.h - one thing to learn from a lost run of Ace of Spades: the decision of its last
 * duel that cost most, as the review tells it (review.h). Worked out by a thread while the page
 * comes. */
#ifndef CARRE_RESULT_LESSON_H
#define CARRE_RESULT_LESSON_H

#include "scene.h"

struct seating;
struct ending_row;
struct result_lesson;

/* `saved`: the match's text; seating: NULL: one person; wait: it is known when this returns. NULL:
 * it can't be read. */
struct result_lesson *result_lesson_begin(struct app *app, const char *saved,
                                          const struct seating *seating, bool wait);
void result_lesson_free(struct result_lesson *l);
/* In the language in force; "": not known yet; NULL: nothing was costly. */
const char *result_lesson_words(const struct result_lesson *l);
/* The cards that the words are about; never NULL. */
const struct ending_row *result_lesson_row(const struct result_lesson *l);
/* ms until it is asked again; SCENE_IDLE: it is there, or there is none. */
int result_lesson_wait(struct result_lesson *l);

#endif
