/* ace_settings.h - what is set of Ace of Spades: how it is shown, who rode last, and how it went.
 */
#ifndef CARRE_ACE_SETTINGS_H
#define CARRE_ACE_SETTINGS_H

#include "game_folder.h"

enum ace_setting {
    ACE_SETTING_STORY,      /* choice: enum ace_story_wish */
    ACE_SETTING_STORY_TOLD, /* a bit for each page of it that was told */
    ACE_SETTING_PREVIEW,    /* flag: it is told before a shot what it would do */
    ACE_SETTING_DIFFICULTY, /* choice: the option of that name */
    ACE_SETTING_PLAYERS,    /* choice: enum ace_players */
    ACE_SETTING_ZERO,       /* choice: the option of that name */
    ACE_SETTING_LOST,       /* number: runs lost one after the other, */
    ACE_SETTING_LOST_AT,    /* number: at this difficulty */
    ACE_SETTINGS
};

enum ace_players { ACE_ALONE, ACE_TWO_PEOPLE, ACE_BOT_PARTNER };
enum ace_story_wish { STORY_ONCE, STORY_ALWAYS, STORY_NEVER };

static inline enum setting ace_setting(enum ace_setting which)
{
    return game_setting("ace", (int)which);
}

extern const struct folder_settings ace_settings;

#endif
