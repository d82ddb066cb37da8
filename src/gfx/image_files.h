/* image_files.h - SDL_image, fetched when the first picture file is read.
 *
 * SDL_image brings eight libraries with it for formats that Carré does not ship, and a returning
 * start shows its first picture from the disk cache (disk_cache.h): so the library is loaded
 * when the first picture is drawn anew. A program that stands alone has it inside
 * (image_files_linked.c).
 *
 * All may be called by any thread. A surface is the caller's, to be freed with SDL_FreeSurface. On
 * failure, also where the library is not there or too old, they return NULL or false, and
 * SDL_GetError() says why. */
#ifndef CARRE_IMAGE_FILES_H
#define CARRE_IMAGE_FILES_H

#include <SDL.h>
#include <stdbool.h>

/* `svg` is only read. Pixels; the picture keeps its proportions within w × h. */
SDL_Surface *image_from_svg(SDL_RWops *svg, int w, int h);
SDL_Surface *image_from_file(const char *path);
bool image_save_png(SDL_Surface *image, const char *path);

/* Where the three above find their functions: image_files_fetched.c or image_files_linked.c. */
struct image_library {
    SDL_Surface *(*load_svg)(SDL_RWops *svg, int w, int h);
    SDL_Surface *(*load)(const char *path);
    int (*save_png)(SDL_Surface *image, const char *path);
};
/* False: it is not there or lacks one of them. Called by one thread at a time. */
bool image_library_find(struct image_library *library);

#endif
