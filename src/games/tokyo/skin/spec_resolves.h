#ifndef CARRE_SPEC_RESOLVES_H
#define CARRE_SPEC_RESOLVES_H

/* What cards that were declared share with how they resolve. */
#include "spec_look.h"

enum { DECLARE_MS = 200, BACK_MS = 420, CLOSE_MS = 140 };

/* The scene over the table, in the stage's own state: lent, never NULL. */
struct spec_moment *spec_moment_scene(const struct stage *st);

/* A sound by its name ("spec/draw"), unless the picture is hurried. */
void spec_moment_sound(struct stage *st, const char *name);

/* As printf writes it, cut where it has no room. */
__attribute__((format(printf, 2, 3))) void spec_moment_words(char out[SPEC_WORDS],
                                                             const char *format, ...);

/* A new scene of that kind stands from now on; nothing while the picture is hurried. */
void spec_moment_open_scene(struct stage *st, enum spec_scene what);

/* The next event waits so long, and the scene stands as long. */
void spec_moment_look(struct stage *st, int ms);

/* The row of the scene about that effect by that seat, added if it is new. NULL: there is no room
 * for one more. */
struct spec_declared *spec_moment_name_it(struct stage *st, int effect, int who);

/* Says in the head of `m` who declared it, and on whom. */
void spec_moment_head(const struct stage *st, struct spec_moment *m);

/* The parts of an event that a scene shows; each passes over events that are none of its own. A
 * declared card begins to work… */
void spec_moment_resolves(struct stage *st, const struct event *e);

/* What this event tells belongs to the scene that stands. */
bool spec_moment_working(const struct stage *st, int effect);

/* …a new card of the flop comes… */
void spec_moment_exchanged(struct stage *st, const struct event *e);

/* …two hands have changed places… */
void spec_moment_swapped(struct stage *st, const struct event *e);

/* …a card of somebody's hand is looked at… */
void spec_moment_seen(struct stage *st, const struct event *e);

/* …a card is drawn, or put back… */
void spec_moment_upgraded(struct stage *st, const struct event *e);

/* …a straddle is put in. */
void spec_moment_straddled(struct stage *st, const struct event *e);

/* Those that a single event tells all of. */
void spec_moment_set(struct stage *st, const struct event *e, int effect);

/* The run-out begins: the pot is cut, and then its page shows both boards. */
void spec_moment_twice(struct stage *st, const struct event *e);

/* What each has won of this hand. */
void spec_moment_count_won(struct stage *st, const struct event *e);

#endif
