/* poker_skin.h - the record of a skin that plays on the poker table, and how its events look: for
 * the files that define one. */
#ifndef CARRE_POKER_SKIN_H
#define CARRE_POKER_SKIN_H

#include "poker_extra.h"
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_table.h"
#include "poker_theatre.h"
#include "poker_sentences.h"

/* The functions of a skin that plays on this table: `{.game = …, .theme = …, POKER_SKIN, …}`.
 * POKER_SKIN_TO_THE_END: all but what is said and shown when it is over. */
#define POKER_SKIN                                                                               \
    POKER_SKIN_TO_THE_END, .summary = poker_summary, .ending = &poker_ending,                    \
                           .ahead = poker_stage_ahead, .bare = poker_bare, .face = poker_framed, \
                           .faced = true,                                                        \
                           .bubble = {.fill = POKER_PALE_RGB, .line = POKER_CYAN_RGB}
#define POKER_SKIN_TO_THE_END                                                                     \
    .measure = poker_measure, .place = poker_place, .items = poker_items, .input = poker_input,   \
    .happened = poker_happened, .line = poker_line, .choice = poker_choice, .table = poker_table, \
    .told = poker_told, .picture = poker_won_picture, .moving = poker_moving,                     \
    .hurry = poker_hurry, .seated = poker_seated, .out = poker_out, .plate = poker_plate,         \
    .fills = poker_fills, .reads = poker_reads, .news = poker_subject_place,                      \
    .tension = poker_tension, .room = poker_room, .draw = poker_draw,                             \
    .state_line = poker_state_line, .ends_turn = poker_ends_turn, .plays = poker_plays,           \
    .lit = poker_draw_lit, .told_at = poker_told_at

/* The neon table, with `styles` of its file. */
#define POKER_NEON_SKIN                                                                           \
    .theme = &poker_neon, .contrast = &poker_neon_contrast,                                       \
    .page = {&poker_page, &poker_page_contrast}, .music = "power-up", .back = "power-up/back",    \
    .cards = "power-up/cards", .curtain = "power-up/curtain", .curtain_draw = poker_draw_curtain, \
    .curtain_drop = POKER_CURTAIN_DROP, .style = styles,                                          \
    .nstyles = sizeof styles / sizeof *styles, POKER_SKIN

/* How hold'em's events look and sound, first in a game's own table of styles: `static const struct
 * style styles[] = {POKER_STYLES, {…}, …};` */
#define POKER_STYLES                                                                            \
    {.why = HOLDEM_WHY_GATHER, .kind = EVENT_GATHER, .ms = 280, .gap = 30, .arc = 0.08F},       \
        {.why = HOLDEM_WHY_GATHER, .kind = EVENT_FORGET, .gap = 340, .sound = "cards/shuffle"}, \
        {.why = HOLDEM_WHY_BUTTON, .gap = 120},                                                 \
        {.why = HOLDEM_WHY_ANTE, .kind = EVENT_PAY, .gap = 60},                                 \
        {.why = HOLDEM_WHY_SMALL_BLIND, .kind = EVENT_PAY, .gap = 140},                         \
        {.why = HOLDEM_WHY_BIG_BLIND, .kind = EVENT_PAY, .gap = 180},                           \
        {.why = HOLDEM_WHY_STRADDLE, .kind = EVENT_PAY, .gap = 180},                            \
        {.why = HOLDEM_WHY_DEAL,                                                                \
         .kind = EVENT_MOVE,                                                                    \
         .ms = 220,                                                                             \
         .gap = 55,                                                                             \
         .arc = 0.08F,                                                                          \
         .sound = "cards/deal",                                                                 \
         .climbs = true},                                                                       \
        {.why = HOLDEM_WHY_FLOP,                                                                \
         .kind = EVENT_MOVE,                                                                    \
         .ms = 220,                                                                             \
         .gap = 90,                                                                             \
         .arc = 0.08F,                                                                          \
         .sound = "cards/deal",                                                                 \
         .climbs = true},                                                                       \
        {.why = HOLDEM_WHY_TURN,                                                                \
         .kind = EVENT_MOVE,                                                                    \
         .ms = 220,                                                                             \
         .gap = 240,                                                                            \
         .arc = 0.08F,                                                                          \
         .sound = "cards/flip"},                                                                \
        {.why = HOLDEM_WHY_RIVER,                                                               \
         .kind = EVENT_MOVE,                                                                    \
         .ms = 220,                                                                             \
         .gap = 240,                                                                            \
         .arc = 0.08F,                                                                          \
         .sound = "cards/flip"},                                                                \
        {.why = HOLDEM_WHY_FOLD, .kind = EVENT_MOVE, .ms = 220, .gap = 60, .arc = 0.05F},       \
        {.why = HOLDEM_WHY_CHECK, .gap = 260},                                                  \
        {.why = HOLDEM_WHY_CALL, .kind = EVENT_PAY, .gap = 300},                                \
        {.why = HOLDEM_WHY_BET, .kind = EVENT_PAY, .gap = 340},                                 \
        {.why = HOLDEM_WHY_RAISE, .kind = EVENT_PAY, .gap = 340},                               \
        {.why = HOLDEM_WHY_UNCALLED, .kind = EVENT_PAY, .gap = 160},                            \
        {.why = HOLDEM_WHY_COLLECT, .kind = EVENT_PAY, .gap = 60},                              \
        {.why = HOLDEM_WHY_SHOW, .kind = EVENT_SHOW, .ms = 180, .sound = "cards/flip"},         \
        {.why = HOLDEM_WHY_WIN, .kind = EVENT_PAY, .gap = 200},                                 \
        {.why = HOLDEM_WHY_SPLIT, .kind = EVENT_PAY, .gap = 200},                               \
    {                                                                                           \
        .why = HOLDEM_WHY_LEVEL, .gap = 30                                                      \
    }

#endif
