/* upcolor_wishes.h - what is set of Upcolor: its cards, and the room. */
#ifndef CARRE_UPCOLOR_WISHES_H
#define CARRE_UPCOLOR_WISHES_H

#include "game_folder.h"

enum upcolor_wish {
    UPCOLOR_WISH_COLOURS, /* choice: enum upcolor_colours */
    UPCOLOR_WISH_GROUND,  /* choice: a light room, a dark one */
    UPCOLOR_WISHES
};

enum upcolor_colours { UPCOLOR_ORDINARY, UPCOLOR_SAFE, UPCOLOR_CONTRAST };

static inline enum setting upcolor_wish(enum upcolor_wish which)
{
    return game_wish("upcolor", (int)which);
}

extern const struct folder_wishes upcolor_wishes;

#endif
