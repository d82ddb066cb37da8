/* review_words_inside.h - how the sentences of a review are put together, for the games' folders.
 */
#ifndef CARRE_REVIEW_WORDS_INSIDE_H
#define CARRE_REVIEW_WORDS_INSIDE_H

#include "i18n.h"
#include "review_chances.h"
#include "review_words.h"

/* A sentence told to whom it is about, or of somebody whose name is the first %s of the second one.
 * Wants `st`, `d`, `you` and `out` around it. */
#define REVIEW_SAY(to_you, of_them, ...)                                           \
    do {                                                                           \
        if (you)                                                                   \
            strbuf_addf(out, to_you, __VA_ARGS__);                                 \
        else                                                                       \
            strbuf_addf(out, of_them, stage_name(st, d->played.who), __VA_ARGS__); \
    } while (0)
#define REVIEW_SAY_ALONE(to_you, of_them)                             \
    do {                                                              \
        if (you)                                                      \
            strbuf_add(out, to_you);                                  \
        else                                                          \
            strbuf_addf(out, of_them, stage_name(st, d->played.who)); \
    } while (0)

#endif
