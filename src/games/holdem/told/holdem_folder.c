/* Hold'em in the program. */
#include "poker_folder.h"

#include "stats_poker.h"
#include "stats_words.h"
#include "font.h"
#include "poker_parts.h"
#include "rules_poker.h"

extern const struct game holdem_game;

static const struct book_look book = {
    .face = &typeface_powerup,
    .picture = poker_picture,
    .levels = poker_levels,
    .light = POKER_CYAN_RGB,
};

static const struct review_sentences review = POKER_REVIEW(review_poker_did, review_poker_better);

static bool read(const struct match *m, seat who, struct match_stats *out)
{
    static const struct poker_stats nothing = {0};
    return poker_stats_read(m, who, &nothing, out);
}

static void word(int count, char out[STATS_WORD]) { poker_stats_word(NULL, count, out); }

static const struct stats_fold stats = {.game = "holdem",
                                        .version = 1,
                                        .counts = POKER_USED,
                                        .kind = poker_stats_kind,
                                        .word = word,
                                        .read = read};

static const struct statistics_view *const charts[] = {&poker_view_chips, &poker_view_hands, NULL};

static const struct folder_hands hands = {
    .export = poker_hands_export, .open = poker_hands_open, .laid = poker_hands_laid};

/* A round of plain hold'em is merrier with more than Power Up's three. */
const struct game_folder holdem_folder = {
    .game = &holdem_game,
    .behind = "power-up",
    .faces = 1,
    .seats = 5,
    .sign = "frame/sign-power-up",
    .stands = poker_stands,
    .book = &book,
    .charts = charts,
    .ground = "power-up/ground",
    .stats = &stats,
    .rows = stats_rows_poker,
    .review = &review,
    .begins = poker_begins,
    .plans = poker_plans,
    .occasion = poker_occasion,
    .hands = &hands,
    .scenes = &poker_scenes,
};
