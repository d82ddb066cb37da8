/* image_files.c - reads and writes pictures through SDL_image, which is fetched once. */
#include "image_files.h"

static struct image_library library;
static enum { UNASKED, FOUND, MISSING } state;
static SDL_SpinLock lock;

static bool ready(void)
{
    SDL_AtomicLock(&lock);
    if (state == UNASKED)
        state = image_library_find(&library) ? FOUND : MISSING;
    const bool found = state == FOUND;
    SDL_AtomicUnlock(&lock);
    if (!found)
        SDL_SetError("SDL_image is not there, or is too old");
    return found;
}

SDL_Surface *image_from_svg(SDL_RWops *svg, int w, int h)
{
    return ready() ? library.load_svg(svg, w, h) : NULL;
}

SDL_Surface *image_from_file(const char *path) { return ready() ? library.load(path) : NULL; }

bool image_save_png(SDL_Surface *image, const char *path)
{
    return ready() && library.save_png(image, path) == 0;
}
