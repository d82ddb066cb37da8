/* director.h - from what happened to when it is seen: the queue of events on their way to the
 * picture.
 *
 * What waits in it has not happened for anybody who looks at a stage: nobody but the director can
 * read the queue. That something waits may be known (director_done), for that follows from when it
 * was heard; what it is may not. */
#ifndef CARRE_DIRECTOR_H
#define CARRE_DIRECTOR_H

#include "skin.h"

struct director;

/* An empty queue, and the end of it with all that waits; NULL may be freed. */
struct director *director_new(void);
void director_free(struct director *d);

/* One more event waits, a copy of it. */
void director_hear(struct director *d, const struct event *e);
/* An action ends here: when the picture has come so far, `here` may act on what is shown
 * (stage_may). */
void director_mark(struct director *d, seatmask here);
/* Shows what is due at st->ui.now. Was there anything? */
bool director_run(struct stage *st);
/* Shows all of it. */
void director_finish(struct stage *st);
/* The same for a press, which goes no further than a skin has it (director_halt). */
void director_hasten(struct stage *st);
/* How many events had been seen when the picture was last hastened, while it is; else -1. */
int director_hastened(const struct stage *st);
/* What begins with the event that is being shown is not passed by the press that hastens: time goes
 * on from here, and so does a press that comes when this could have been seen. */
void director_halt(struct stage *st);
/* The next event waits at least so long (a moment that the skin wants to be looked at). */
void director_hold(struct stage *st, int64_t ms);
/* It waits no longer: what is heard next is shown as soon as it comes. */
void director_hold_no_more(struct stage *st);
/* The picture waits after the event that is being shown (a break, until somebody goes on): neither
 * time nor a hurry passes it, only director_open, and whatever is laid at rest. What has been heard
 * stays heard: the table itself does not wait. */
void director_gate(struct stage *st);
void director_open(struct stage *st);
bool director_gated(const struct director *d);
bool director_done(const struct director *d);
/* ms until the next event is due; STAGE_STILL if none waits. */
int director_wait(const struct stage *st);

/* How an event is shown; never NULL. */
const struct style *director_style(const struct skin *skin, const struct event *e);

#endif
