#ifndef CARRE_SEATING_SITTER_H
#define CARRE_SEATING_SITTER_H

/* The page of one seat as its two files share it. */
#include "seating_scene.h"
#include "companions.h"

enum { DO_BACK = 1, DO_NEW, DO_GUEST, DO_PERSON, DO_LEVEL, DO_BOT, DO_STAND, DO_SWAP, DO_EDIT };

enum { COLUMNS = 6, PEOPLE = 48, LEVELS = 6, LINE = 120 };

struct sitter_page {
    struct scene scene;
    struct sitter_request to;
    struct person people[PEOPLE];
    int npeople, nlevels;
    char level[SEATING_BOT]; /* of whichever bot sits down here; "": each at its own */
    struct scroll scroll;
    struct rect window;
};

/* What the page knows of the seat that it is about: the game… */
const struct game *sitter_game_of(const struct sitter_page *k);

/* …does anybody sit there (else it is the next one to be filled)… */
bool sitter_taken(const struct sitter_page *k);

/* …who does, or did; borrowed… */
const struct seating_seat *sitter_sits(const struct sitter_page *k);

/* …is it a person. */
bool sitter_is_person(const struct sitter_page *k);

/* The seat of a bot of that name, from 0; -1: none sits here. */
int sitter_bot_seat(const struct sitter_page *k, const char *name);

/* The level at which that companion would sit down: what the page says, or else its own. */
const char *sitter_level_of(const struct sitter_page *k, const struct companion *c);

/* The page, once an update and once a frame (struct scene_type). */
int sitter_update(struct scene *s);

/* …and drawn. */
void sitter_draw(const struct scene *s, struct canvas *c);

#endif
