/* ace_wishes.h - what is set of Ace of Spades: how it is shown, who rode last, and how it went. */
#ifndef CARRE_ACE_WISHES_H
#define CARRE_ACE_WISHES_H

#include "game_folder.h"

enum ace_wish {
    ACE_WISH_STORY,      /* choice: enum ace_story_wish */
    ACE_WISH_STORY_TOLD, /* a bit for each page of it that was told */
    ACE_WISH_PREVIEW,    /* flag: it is told before a shot what it would do */
    ACE_WISH_DIFFICULTY, /* choice: the option of that name */
    ACE_WISH_PLAYERS,    /* choice: enum ace_players */
    ACE_WISH_ZERO,       /* choice: the option of that name */
    ACE_WISH_LOST,       /* number: runs lost one after the other, */
    ACE_WISH_LOST_AT,    /* number: at this difficulty */
    ACE_WISHES
};

enum ace_players { ACE_ALONE, ACE_TWO_PEOPLE, ACE_BOT_PARTNER };
enum ace_story_wish { STORY_ONCE, STORY_ALWAYS, STORY_NEVER };

static inline enum setting ace_wish(enum ace_wish which) { return game_wish("ace", (int)which); }

extern const struct folder_wishes ace_wishes;

#endif
