/* ace_stamps.h - the named moments of a run (RULES.md, "Moments"): what each is called, its
 * picture, its sound, and when it has come.
 *
 * Great ones stop the picture (ace_moments.c); the others are stamps: a few words over the gun
 * while the game goes on. */
#ifndef CARRE_ACE_STAMPS_H
#define CARRE_ACE_STAMPS_H

#include <stdbool.h>

enum ace_stamp {
    STAMP_FIRST_BLOOD,
    STAMP_EXACT,
    STAMP_OVERKILL,
    STAMP_ONE_LEFT,
    STAMP_FIVE,
    STAMP_STRAIGHT_FLUSH,
    STAMP_ACE,
    STAMP_CAPPED,
    STAMP_HALVED,
    STAMP_NOTHING,
    STAMP_LAST_BULLET,
    STAMP_SAVED,
    STAMP_JOKER,
    STAMP_RELOAD,
    STAMP_RENEW,
    STAMP_PILE_EMPTY,
    STAMP_ARMED,
    STAMP_GUN_FULL,
    STAMPS,
    /* Those that stop the picture. */
    GREAT_KILL = STAMPS,
    GREAT_ACOLYTE_FALLS,
    GREAT_MET,
    GREAT_ACOLYTE_MET,
    GREAT_REVEAL,
    GREAT_SCENE,
    GREAT_JAM,
    GREAT_WON,
    GREAT_LOST,
    ACE_NAMED
};

struct ace_named {
    const char *id; /* "first-blood": its name in RULES.md */
    /* on the stamp, marked for translation; NULL: its picture has words of its own */
    const char *words;
    const char *picture; /* of assets, without .svg */
    const char *sound;
    /* the stamp sounds by itself; else something else of the same instant does */
    bool sounds;
};
extern const struct ace_named ace_named[ACE_NAMED];

#endif
