/* history_export.h - "Export" in the window: asks in which form, and whether with all cards, and
 * writes a hand history among the person's documents. */
#ifndef CARRE_HISTORY_EXPORT_H
#define CARRE_HISTORY_EXPORT_H

#include "hand_history.h"
#include "scene.h"

/* What is being asked; belongs to a scene and outlives its dialogs. All zero: nothing is. */
struct history_export {
    char *text; /* of the match */
    bool seated, over;
    struct seating seating;
    int64_t started;
    enum history_format format;
};

/* Can this game be written so? */
bool history_export_fits(const char *game);
/* Asks, and writes. `text` of the match and `seats` (seating_write; NULL or "": not known) are
 * copied; `started`: seconds since 1970, 0: not known; `over`: it was played to its end. */
void history_export_begin(struct app *app, struct history_export *e, const char *text,
                          const char *seats, int64_t started, bool over);
/* The scene goes. */
void history_export_end(struct history_export *e);

/* Writes it, without asking: the path in *path (freed with mem_free), true; or false and a sentence
 * in `why`. */
bool history_export_write(const struct history_export *e, bool all, char **path,
                          struct history_count *n, struct strbuf *why);

#endif
