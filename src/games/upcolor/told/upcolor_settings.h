/* upcolor_settings.h - what is set of Upcolor: its cards, and the room. */
#ifndef CARRE_UPCOLOR_SETTINGS_H
#define CARRE_UPCOLOR_SETTINGS_H

#include "game_folder.h"

enum upcolor_setting {
    UPCOLOR_SETTING_COLOURS, /* choice: enum upcolor_colours */
    UPCOLOR_SETTING_GROUND,  /* choice: a light room, a dark one */
    UPCOLOR_SETTINGS
};

enum upcolor_colours { UPCOLOR_ORDINARY, UPCOLOR_SAFE, UPCOLOR_CONTRAST };

static inline enum setting upcolor_setting(enum upcolor_setting which)
{
    return game_setting("upcolor", (int)which);
}

extern const struct folder_settings upcolor_settings;

#endif
