/* souvenir.h - a picture of how a run of Ace of Spades ended, drawn as a poster and saved among the
 * person's own pictures (AS-60); and other pictures saved there. */
#ifndef CARRE_SOUVENIR_H
#define CARRE_SOUVENIR_H

#include "canvas.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SOUVENIR_WIDTH = 1080, SOUVENIR_HEIGHT = 1440, SOUVENIR_LINES = 6 };

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

/* Draws it on a canvas of that size. `lang`: "en", "fr", "ja". */
void souvenir_draw(struct canvas *c, struct fonts *fonts, const char *lang,
                   const struct souvenir *s);

/* What draws a picture of that size; `of` is its caller's. */
typedef void souvenir_picture(struct canvas *c, struct fonts *fonts, const char *lang,
                              const void *of);

/* The person's folder of pictures: XDG_PICTURES_DIR, of the environment or user-dirs.dirs, else
 * Pictures at home. Freed with mem_free. */
char *souvenir_folder(void);

/* Saves it there under a name of its own that begins with `name`. The whole path in *path (freed
 * with mem_free), true; or false and the reason in `why`, a sentence of the system's. Nothing half
 * is left behind. */
bool souvenir_save(const struct souvenir *s, struct fonts *fonts, const char *lang,
                   const char *name, char **path, char *why, size_t room);
/* The same with any picture. */
bool souvenir_save_picture(souvenir_picture *draw, const void *of, struct fonts *fonts,
                           const char *lang, const char *name, char **path, char *why, size_t room);

/* …and any size, in pixels. */
struct souvenir_size {
    int w, h;
};
bool souvenir_save_sized(souvenir_picture *draw, const void *of, struct souvenir_size size,
                         struct fonts *fonts, const char *lang, const char *name, char **path,
                         char *why, size_t room);

#endif
