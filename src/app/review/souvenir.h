/* souvenir.h - pictures of what was played, saved among the person's own pictures. */
#ifndef CARRE_SOUVENIR_H
#define CARRE_SOUVENIR_H

#include "canvas.h"
#include "ui.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SOUVENIR_WIDTH = 1080, SOUVENIR_HEIGHT = 1440 };

/* In pixels. */
struct souvenir_size {
    int w, h;
};
#define SOUVENIR_UPRIGHT ((struct souvenir_size){SOUVENIR_WIDTH, SOUVENIR_HEIGHT})

/* What draws a picture of a size that it knows; `of` is its caller's. */
typedef void souvenir_picture(struct canvas *c, struct fonts *fonts, const char *lang,
                              const void *of);

/* What is drawn with on one: pixels are design units, and nothing moves. Fonts, language and theme
 * are borrowed. */
struct ui souvenir_ui(struct fonts *fonts, const char *lang, const struct theme *theme,
                      struct souvenir_size size);

/* The person's folder of pictures: XDG_PICTURES_DIR, of the environment or user-dirs.dirs, else
 * Pictures at home. Freed with mem_free. */
char *souvenir_folder(void);

/* Saves an upright one there under a name of its own that begins with `name`. The whole path in
 * *path (freed with mem_free), true; or false and the reason in `why`, a sentence of the system's.
 * Nothing half is left behind. */
bool souvenir_save_picture(souvenir_picture *draw, const void *of, struct fonts *fonts,
                           const char *lang, const char *name, char **path, char *why, size_t room);

/* …of any size. */
bool souvenir_save_sized(souvenir_picture *draw, const void *of, struct souvenir_size size,
                         struct fonts *fonts, const char *lang, const char *name, char **path,
                         char *why, size_t room);

#endif
