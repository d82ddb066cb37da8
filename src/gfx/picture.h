/* Pictures from the assets folder: from a name and a size to pixels, in any thread. Nothing is kept
 * here but which names were warned about, and on disk, if told to, the large and the rich ones. */
#ifndef CARRE_PICTURE_H
#define CARRE_PICTURE_H

#include "canvas.h"
#include "surface.h"

#define PICTURE_MOST 8192 /* pixels a side; more is a mistake in a layout */

struct pictures;

/* Freed by pictures_free, which may be given NULL, once no thread draws. The folder's name is
 * copied. */
struct pictures *pictures_new(const char *assets_dir);
void pictures_free(struct pictures *p);

/* See canvas_keep_on_disk(). */
void pictures_keep_on_disk(struct pictures *p, const char *folder, size_t most);

/* Is there an SVG or a PNG of that name? */
bool pictures_has(const struct pictures *p, const char *name);
/* Bytes of its drawing: what it takes to draw, at any size; 0 if it is none or missing. */
size_t pictures_weight(const struct pictures *p, const char *name);

/* The names of those that lie in the same folder as `name`, it too, "cards/2c", in no order: an
 * array, which the caller frees with pictures_free_names. */
char **pictures_beside(const struct pictures *p, const char *name, int *n);
void pictures_free_names(char **names, int n);

/* See canvas_recolour(). */
void pictures_recolour(struct pictures *p, const char *prefix, const struct recolour *pairs, int n);

/* How a picture is come by: drawn, if it is not on disk, and kept there; or not kept, because that
 * size is gone in the next frame; or not drawn, because that would take too long. */
enum picture_effort { PICTURE_KEPT, PICTURE_PASSING, PICTURE_FROM_DISK };

/* w × h pixels, never NULL while there is memory: a picture that is missing or cannot be drawn is a
 * crossed box. But from disk: NULL if it is not there. */
SDL_Surface *pictures_draw(struct pictures *p, const char *name, int w, int h,
                           enum picture_effort effort);

/* The same from a drawing's own text; NULL if it cannot be drawn. */
SDL_Surface *pictures_draw_text(struct pictures *p, const char *svg, int w, int h,
                                enum picture_effort effort);

#endif
