/* Hold'em in the program. Power Up and SPEC are played on its table, and take from here what they
 * don't do otherwise. */
#include "poker_folder.h"

#include "example.h"
#include "figures_poker.h"
#include "figures_words.h"
#include "holdem_names.h"
#include "review_words_inside.h"
#include "rules_text.h"
#include "statistics_inside.h"

#include <stdio.h>

extern const struct game holdem_game;

bool poker_stands(const struct view *v, char where[FOLDER_WHERE], struct save_line *out)
{
    const int32_t *num = v->board.num;
    (void)out;
    snprintf(where, FOLDER_WHERE, _("hand %d, blinds %d/%d"), num[HOLDEM_HANDS] + 1,
             num[HOLDEM_SMALL], num[HOLDEM_BIG]);
    return true;
}

enum part poker_begins(const struct event *e)
{
    if (e->why == HOLDEM_WHY_BUTTON && e->kind == EVENT_SET && e->to == HOLDEM_BUTTON &&
        e->amount >= 0)
        return PART_LARGE;
    const bool street =
        e->why == HOLDEM_WHY_FLOP || e->why == HOLDEM_WHY_TURN || e->why == HOLDEM_WHY_RIVER;
    return street && e->kind == EVENT_MOVE ? PART_SMALL : PART_NONE;
}

bool poker_goes_on(const struct event *e)
{
    return e->kind == EVENT_SET && e->to == HOLDEM_HANDS && e->why == HOLDEM_WHY_HAND_OVER;
}

static const struct review_sentences review = POKER_REVIEW(review_poker_did, review_poker_better);

static const struct statistics_view *const charts[] = {
    &statistics_chips,
    &statistics_hands,
    NULL,
};

/* A round of plain hold'em is merrier with more than Power Up's three. */
const struct game_folder holdem_folder = {
    .game = &holdem_game,
    .behind = "power-up",
    .faces = 1,
    .seats = 5,
    .sign = "frame/sign-power-up",
    .stands = poker_stands,
    .book = &rules_of_holdem,
    .example = examples_of_holdem,
    .examples = EXAMPLES_OF_HOLDEM,
    .charts = charts,
    .ground = "power-up/ground",
    .figures = &figures_holdem,
    .rows = figures_rows_poker,
    .review = &review,
    .begins = poker_begins,
    .hands = HANDS_PLAIN,
};
