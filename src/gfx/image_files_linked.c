/* image_files_linked.c - SDL_image's functions where they are part of the program. */
#include "image_files.h"

#include <SDL_image.h>

bool image_library_find(struct image_library *l)
{
    *l = (struct image_library){IMG_LoadSizedSVG_RW, IMG_Load, IMG_SavePNG};
    return true;
}
