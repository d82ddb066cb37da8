#ifndef CARRE_SPEC_RESOLVES_H
#define CARRE_SPEC_RESOLVES_H

/* What cards that were declared share with how they resolve. */
#include "spec_look.h"

enum { DECLARE_MS = 200, BACK_MS = 420, CLOSE_MS = 140 };

struct spec_moment *spec_moment_scene(const struct stage *st);

void spec_moment_sound(struct stage *st, const char *name);

__attribute__((format(printf, 2, 3))) void spec_moment_words(char out[SPEC_WORDS],
                                                             const char *format, ...);

void spec_moment_open_scene(struct stage *st, enum spec_scene what);

/* The next event waits so long, and the scene stands as long. */
void spec_moment_look(struct stage *st, int ms);

struct spec_declared *spec_moment_name_it(struct stage *st, int effect, int who);

void spec_moment_head(const struct stage *st, struct spec_moment *m);

void spec_moment_resolves(struct stage *st, const struct event *e);

/* What this event tells belongs to the scene that stands. */
bool spec_moment_working(const struct stage *st, int effect);

void spec_moment_exchanged(struct stage *st, const struct event *e);

void spec_moment_swapped(struct stage *st, const struct event *e);

void spec_moment_seen(struct stage *st, const struct event *e);

void spec_moment_upgraded(struct stage *st, const struct event *e);

void spec_moment_straddled(struct stage *st, const struct event *e);

/* Those that a single event tells all of. */
void spec_moment_set(struct stage *st, const struct event *e, int effect);

/* The run-out begins: the pot is cut, and then its page shows both boards. */
void spec_moment_twice(struct stage *st, const struct event *e);

/* What each has won of this hand. */
void spec_moment_count_won(struct stage *st, const struct event *e);

#endif
