/* history_export.h - "Export" in the window: asks in which form, and whether with all cards, and
 * writes a hand history among the person's documents. */
#ifndef CARRE_HISTORY_EXPORT_H
#define CARRE_HISTORY_EXPORT_H

#include "hand_history.h"
#include "scene.h"

/* What is being asked. */
struct history_export {
    char *text; /* of the match */
    bool seated, over;
    struct seating seating;
    int64_t started;
    enum history_format format;
};

#endif
