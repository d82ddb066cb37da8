/* kinds.h - every kind of table: each game by one person, and by several in each way of hiding
 * hands. For the tests that play at all of them. */
#ifndef CARRE_TESTS_KINDS_H
#define CARRE_TESTS_KINDS_H

#include "stage.h"

static const struct kind {
    const char *game;
    int seats, people;
    enum privacy how;
} kinds[] = {
    {"holdem", 3, 1, PRIVACY_ONE},     {"power-up", 3, 1, PRIVACY_ONE},
    {"spec", 3, 1, PRIVACY_ONE},       {"upcolor", 3, 1, PRIVACY_ONE},
    {"ace", 1, 1, PRIVACY_ONE},        {"holdem", 3, 3, PRIVACY_PEEK},
    {"power-up", 3, 2, PRIVACY_PEEK},  {"spec", 3, 2, PRIVACY_PEEK},
    {"upcolor", 3, 3, PRIVACY_PEEK},   {"ace", 2, 2, PRIVACY_PEEK},
    {"holdem", 3, 2, PRIVACY_CURTAIN}, {"power-up", 3, 3, PRIVACY_CURTAIN},
    {"spec", 3, 3, PRIVACY_CURTAIN},   {"upcolor", 3, 2, PRIVACY_CURTAIN},
    {"ace", 2, 2, PRIVACY_CURTAIN},    {"holdem", 2, 2, PRIVACY_OPEN},
    {"power-up", 3, 3, PRIVACY_OPEN},  {"spec", 3, 3, PRIVACY_OPEN},
    {"upcolor", 3, 3, PRIVACY_OPEN},   {"ace", 2, 2, PRIVACY_OPEN},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

#endif
