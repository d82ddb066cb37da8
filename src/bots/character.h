/* character.h - bots to meet: a temper on top of a level, with a name, an animal or a face, and a
 * line about them. Those with a game of their own also speak, and their habits at the table are
 * declared here and held to (tests/unit/test_bots_habits.c). */
#ifndef CARRE_CHARACTER_H
#define CARRE_CHARACTER_H

#include "bot.h"

/* When a character says something: public events, all of them. */
enum character_occasion {
    VOICE_WINS_POT,
    VOICE_LOSES_ALL_IN,
    VOICE_PLAYS_POWER,
    VOICE_OUT,
    VOICE_WINS,
    VOICES
};
enum { VOICE_LINES = 3 };

/* What can be counted of a poker player, with three at the table (SPEC: six, the first five levels)
 * and the usual stacks; each from a least to a most. */
struct poker_habits {
    /* hands of a hundred in which it puts chips in of its own will (VPIP) */
    int16_t plays[2];
    int16_t raises[2]; /* hands of a hundred that it raises before the flop (PFR) */
    /* bets and raises after the flop, for each hundred calls (aggression) */
    int16_t presses[2];
    int16_t spends[2]; /* energy spent on powers, or effects declared, in a hundred hands */
};

struct character {
    const char *id;     /* "fleur": as stored */
    const char *name;   /* on the plate, marked for translation */
    const char *emblem; /* the id of the animal, "hare", or of the face, "nadia" */
    const char *about;  /* a sentence, marked for translation */
    const char *level;  /* the level they feel at home at: a bot's id, where the game has it */
    /* the games that they are at home in, by their ids with a blank between; NULL: all */
    const char *game;
    bool maniac; /* puts a deep stack in on very little, and says so */
    struct temper temper;
    struct poker_habits habits; /* of who is at home at a poker table */
    /* marked for translation; NULL: fewer lines than that */
    const char *voice[VOICES][VOICE_LINES];
    /* of somebody who plays one thing again and again, early in the hand and late; marked for
     * translation, %s names the thing; NULL: says nothing of it */
    const char *habit[2];
};

/* Number n; NULL after the last. */
const struct character *character_nth(int n);
/* NULL: there is none of that id ("" is nobody in particular). */
const struct character *character_find(const char *id);
/* The temper of that character, an even one for anybody else. Never NULL. */
const struct temper *character_temper(const char *id);
/* Is the character at home in a game? */
bool character_plays(const struct character *c, const char *game);
/* What it says on an occasion, in English, to be translated; any n gives one of its lines, so that
 * n may count up or be drawn. "": it keeps silent. */
const char *character_line(const struct character *c, enum character_occasion occasion, int n);

/* character_cast.c: those of Power Up's world; character_room.c: those of SPEC's card room. */
enum { CAST = 6, ROOM = 6 };
extern const struct character character_cast[CAST], character_room[ROOM];

#endif
