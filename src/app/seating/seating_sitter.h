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

const struct game *sitter_game_of(const struct sitter_page *k);

bool sitter_taken(const struct sitter_page *k);

const struct seating_seat *sitter_sits(const struct sitter_page *k);

bool sitter_is_person(const struct sitter_page *k);

int sitter_bot_seat(const struct sitter_page *k, const char *name);

const char *sitter_level_of(const struct sitter_page *k, const struct companion *c);

/* The page, once an update and once a frame (struct scene_type). */
int sitter_update(struct scene *s);

void sitter_draw(const struct scene *s, struct canvas *c);

#endif
