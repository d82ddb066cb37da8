/* The pages on which people sit down, to look at. */
#ifndef CARRE_SHOWCASE_SEATING_H
#define CARRE_SHOWCASE_SEATING_H

#include "app.h"

#define SHOWCASE_SEATINGS(SCENE)                \
    SCENE("seating-spec", spec)                 \
    SCENE("seating-spec-nine", spec_nine)       \
    SCENE("seating-spec-tables", spec_tables)   \
    SCENE("seating-spec-rules", spec_rules)     \
    SCENE("seating-spec-effects", spec_effects) \
    SCENE("seating-spec-sitter", spec_sitter)   \
    SCENE("seating-poker", poker)               \
    SCENE("seating-poker-ten", poker_ten)       \
    SCENE("seating-poker-sitter", poker_sitter) \
    SCENE("seating-poker-tables", poker_tables) \
    SCENE("seating-poker-rules", poker_rules)   \
    SCENE("seating-poker-powers", poker_powers) \
    SCENE("seating", one)                       \
    SCENE("seating-four", four)                 \
    SCENE("seating-sitter", sitter)             \
    SCENE("seating-tables", tables)             \
    SCENE("seating-rules", rules)               \
    SCENE("seating-person", person)             \
    SCENE("seating-new-person", new_person)

#define SHOWCASE_SEATING_DECLARED(name, id) void showcase_seating_##id(struct app *app);
SHOWCASE_SEATINGS(SHOWCASE_SEATING_DECLARED)
#define SHOWCASE_SEATING_LINE(name, id) {name, showcase_seating_##id},

#endif
