/* image_files_fetched.c - finds SDL_image's functions in its library. */
#include "image_files.h"

#include <string.h>

static const char library_name[] = "libSDL2_image-2.0.so.0";

/* A pointer to data may not be turned into one to a function by the letter of C; POSIX says that
 * their bytes are the same. */
static bool find(void *from, const char *name, void *call, size_t size)
{
    void *found = SDL_LoadFunction(from, name);
    memcpy(call, &found, size);
    return found != NULL;
}

bool image_library_find(struct image_library *l)
{
    void *from = SDL_LoadObject(library_name);
    return from && find(from, "IMG_LoadSizedSVG_RW", &l->load_svg, sizeof l->load_svg) &&
           find(from, "IMG_Load", &l->load, sizeof l->load) &&
           find(from, "IMG_SavePNG", &l->save_png, sizeof l->save_png);
}
