/* The pictures of the statistics of Upcolor: balances, rounds won by their number, and cards left
 * in hand. */
#include "stats_upcolor.h"

#include "statistics_inside.h"

#include <stdio.h>

static void rounds(const struct stats_sum *sum, struct statistics_chart *out)
{
    out->caption = _("Rounds won out of those played, by round number.");
    for (int r = 0; r < UPCOLOR_ROUNDS; r++) {
        struct chart_bar *b = statistics_bar(out);
        const int64_t played = sum->count[UP_ROUND_PLAYED + r], won = sum->count[UP_ROUND_WON + r];
        snprintf(out->name[r], sizeof out->name[r], _("Round %d"), r + 1);
        snprintf(out->figure[r], sizeof out->figure[r], _("%d of %d"), (int)won, (int)played);
        b->value = (float)played;
        b->part = (float)won;
        snprintf(out->said[r], sizeof out->said[r], _("Round %d: won"), r + 1);
    }
}

static void left(const struct stats_sum *sum, struct statistics_chart *out)
{
    int last = UP_LEFT_MOST;
    while (last > UPCOLOR_HAND_CARDS && !sum->count[UP_LEFT + last])
        last--;
    out->caption = _("How many cards you had left when you lost a round, and how often.");
    for (int i = 1; i <= last; i++) {
        struct chart_bar *b = statistics_bar(out);
        const int64_t n = sum->count[UP_LEFT + i];
        snprintf(out->name[i - 1], sizeof out->name[0], i == UP_LEFT_MOST ? "%d+" : "%d", i);
        snprintf(out->figure[i - 1], sizeof out->figure[0], n ? "%d" : "", (int)n);
        b->value = (float)n;
        snprintf(out->said[i - 1], sizeof out->said[0],
                 i18n_plural("%d card left", "%d cards left", (unsigned long)i), i);
    }
}

static const struct statistics_view balance = {
    .name = N_("Balance"),
    .caption = N_("Your balance after each game. Below: the last ten tables."),
    STATISTICS_CURVES,
    .amounts = true};
static const struct statistics_view of_rounds = {
    .name = N_("Rounds"), STATISTICS_BARS, .bars = {rounds, left}};

const struct statistics_view *const upcolor_charts[] = {&balance, &of_rounds, NULL};
