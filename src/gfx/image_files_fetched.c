/* image_files_fetched.c - finds SDL_image's functions in its library. */
#include "image_files.h"

#include "late.h"

bool image_library_find(struct image_library *l)
{
    const struct late_call wanted[] = {{"IMG_LoadSizedSVG_RW", &l->load_svg},
                                       {"IMG_Load", &l->load},
                                       {"IMG_SavePNG", &l->save_png}};
    void *library = SDL_LoadObject("libSDL2_image-2.0.so.0");
    return library && late_find(library, SDL_LoadFunction, wanted, sizeof wanted / sizeof *wanted);
}
