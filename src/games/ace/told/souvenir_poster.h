/* souvenir_poster.h - a picture of how a run of Ace of Spades ended, drawn as a poster (AS-60). */
#ifndef CARRE_SOUVENIR_POSTER_H
#define CARRE_SOUVENIR_POSTER_H

#include "souvenir.h"

enum { SOUVENIR_LINES = 6 };

/* What stands on it; texts are borrowed, in the language in force. */
struct souvenir {
    bool won;
    const char *heading;          /* "Lord Overkill has fallen" */
    const char *portrait, *enemy; /* picture and name of who was fought last */
    const char *rider;            /* names of who played */
    struct {
        const char *name, *value;
    } line[SOUVENIR_LINES]; /* the first NULL name ends them */
    const char *date;
};

/* Saves it as a souvenir (souvenir_save_picture). */
bool souvenir_save(const struct souvenir *s, struct fonts *fonts, const char *lang,
                   const char *name, char **path, char *why, size_t room);

#endif
