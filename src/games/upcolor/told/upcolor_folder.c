/* Upcolor in the program: its door, where a game stands, lessons, statistics and the review. */
#include "game_folder.h"

#include "stats_upcolor.h"
#include "stats_words.h"
#include "plans.h"
#include "title_doors.h"
#include "upcolor_names.h"
#include "upcolor_settings.h"
#include "upcolor_sim.h"

#include <stdio.h>

extern const struct game upcolor_game;
extern const struct review_sentences review_of_upcolor;
extern const struct book_look book_of_upcolor;

static const struct door door = {
    .name = N_("Upcolor"),
    .line = N_("Follow the colour code"),
    .players = N_("3 to 6 players"),
    .art = "frame/door-upcolor",
    .ring = "frame/door-upcolor-focus",
    .reveal = "frame/door-upcolor-reveal",
    .face = &typeface_upcolor,
    .size = 60,
    .ink = 0x20242EFFU,
    .ink2 = 0x0C4A9CFFU,
    .glow = 0xFFE9A8FFU,
    .radius = 64,
    .arch = 4,
};

static bool stands(const struct view *v, char where[FOLDER_WHERE], struct save_line *out)
{
    (void)out;
    snprintf(where, FOLDER_WHERE, _("game %d, round %d of %d"), v->board.num[UPCOLOR_GAME],
             v->board.num[UPCOLOR_ROUND], UPCOLOR_ROUNDS);
    return true;
}

/* Small amounts among friends and for children, and no pot where none is wished. A stake of 8 suits
 * any number of players. */
static void plans(const struct game *g, struct plans *out)
{
    static const struct {
        const char *name, *text;
        int32_t stake, stack;
        bool sweets, pots;
    } table[] = {
        {N_("Standard"), "", 0, 0, false, true},
        {N_("Among friends"), N_("Low stakes: a stake of 8 and 120 chips each."), 8, 120, false,
         true},
        {N_("With sweets"), N_("A bag of 56 sweets each and a stake of 8."), 8, 56, true, true},
        {N_("Without a pot"), N_("No stakes: only the rounds you win count."), 0, 0, false, false},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct plan *one = plans_add(out, _(table[i].name), *table[i].text ? _(table[i].text) : "");
        for (int k = 0; one && k < g->noptions; k++)
            one->option[k] = g->options[k].normal;
        if (one && table[i].stake) {
            one->option[UPCOLOR_FIRST_STAKE] = table[i].stake;
            one->option[UPCOLOR_FIRST_STACK] = table[i].stack;
        }
        if (one) {
            one->option[UPCOLOR_LEVEL] = table[i].sweets;
            one->option[UPCOLOR_POTS] = table[i].pots;
        }
    }
}

static enum part begins(const struct event *e)
{
    if (e->kind != EVENT_NOTE)
        return PART_NONE;
    if (e->why == UPCOLOR_WHY_ROUND)
        return PART_LARGE;
    return e->why == UPCOLOR_WHY_LAP ? PART_SMALL : PART_NONE;
}

static const struct folder_kin kin[] = {{"upcolor/cards/", false}, {NULL, false}};

const struct game_folder upcolor_folder = {
    .game = &upcolor_game,
    .door = &door,
    .about =
        N_("Upcolor: a shedding game up a ladder of colours, played for pots of chips or sweets"),
    .sign = "frame/sign-upcolor",
    .stands = stands,
    .book = &book_of_upcolor,
    .charts = upcolor_charts,
    .ground = "upcolor/ground/bands",
    .stats = &stats_upcolor,
    .rows = stats_rows_upcolor,
    .kin = kin,
    .settings = &upcolor_settings,
    .review = &review_of_upcolor,
    .begins = begins,
    .plans = plans,
    .sim = &upcolor_sim,
    .thought = 1, /* its levels have their measure already */
};
