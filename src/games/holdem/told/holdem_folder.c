/* Hold'em in the program. */
#include "poker_folder.h"

#include "figures_poker.h"
#include "figures_words.h"
#include "review_words_inside.h"
#include "rules_text.h"
#include "statistics_inside.h"

extern const struct game holdem_game;

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
    .book = &book_of_holdem,
    .charts = charts,
    .ground = "power-up/ground",
    .figures = &figures_holdem,
    .rows = figures_rows_poker,
    .review = &review,
    .begins = poker_begins,
    .plans = poker_plans,
    .occasion = poker_occasion,
    .hands = HANDS_PLAIN,
};
