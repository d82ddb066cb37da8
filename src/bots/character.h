/* character.h - bots to meet: a temper on top of a level, with a name, an animal and a line about them. They play every game. */
#ifndef CARRE_CHARACTER_H
#define CARRE_CHARACTER_H

#include "bot.h"

struct character {
    const char *id;          /* "fleur": as stored */
    const char *name;        /* on the plate, marked for translation */
    const char *emblem;      /* the animal's id: "hare" */
    const char *about;       /* a sentence, marked for translation */
    const char *level;       /* the level they feel at home at: a bot's id, where the game has it */
    struct temper temper;
};

/* Number n; NULL behind the last. */
const struct character *character_nth(int n);
/* NULL: there is none of that id ("" is nobody in particular). */
const struct character *character_find(const char *id);
/* The temper of that character, an even one for anybody else. Never NULL. */
const struct temper *character_temper(const char *id);

#endif
