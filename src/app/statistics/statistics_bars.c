/* Bars, two pictures one above the other: damage in each duel and where runs ended; rounds won by
 * their number and cards left in hand. */
#include "statistics_inside.h"

#include "figures_ace.h"
#include "figures_upcolor.h"

#include <math.h>
#include <stdio.h>

enum { BARS_MOST = 16 };

struct chart {
    const char *caption;
    struct chart_bar bar[BARS_MOST];
    char name[BARS_MOST][24], figure[BARS_MOST][I18N_NUMBER_BYTES], said[BARS_MOST][96];
    int n;
};

static struct chart_bar *add(struct chart *k)
{
    struct chart_bar *b = &k->bar[k->n];
    *b = (struct chart_bar){.name = k->name[k->n], .figure = k->figure[k->n]};
    k->n++;
    return b;
}

/* ---- Ace of Spades ---- */

static void damage(const struct figures_sum *sum, struct chart *out)
{
    out->caption = _("Average damage in each duel, from shots and bonuses, in runs that reached "
                     "it. Every third enemy is an Acolyte, and the twelfth is Lord Overkill.");
    for (int d = 0; d < ACE_DUELS; d++) {
        struct chart_bar *b = add(out);
        const int64_t runs = sum->count[ACE_FOUGHT + d], all = sum->count[ACE_DAMAGE + d];
        snprintf(out->name[d], sizeof out->name[d], "%d", d + 1);
        if (runs)
            i18n_number(out->figure[d], (2 * all + runs) / (2 * runs));
        b->value = runs ? (float)all / (float)runs : 0;
        b->strong = d % 3 == 2;
        snprintf(out->said[d], sizeof out->said[d], _("Duel %d: damage"), d + 1);
    }
}

static void ended(const struct figures_sum *sum, struct chart *out)
{
    out->caption = _("Where your lost runs ended.");
    for (int d = 0; d < ACE_DUELS; d++) {
        struct chart_bar *b = add(out);
        const int64_t runs = sum->count[ACE_ENDED + d];
        snprintf(out->name[d], sizeof out->name[d], "%d", d + 1);
        snprintf(out->figure[d], sizeof out->figure[d], runs ? "%d" : "", (int)runs);
        b->value = (float)runs;
        b->strong = d % 3 == 2;
        snprintf(out->said[d], sizeof out->said[d], _("Duel %d: runs that ended here"), d + 1);
    }
}

/* ---- Upcolor ---- */

static void rounds(const struct figures_sum *sum, struct chart *out)
{
    out->caption = _("Rounds won out of those played, by round number.");
    for (int r = 0; r < UPCOLOR_ROUNDS; r++) {
        struct chart_bar *b = add(out);
        const int64_t played = sum->count[UP_ROUND_PLAYED + r], won = sum->count[UP_ROUND_WON + r];
        snprintf(out->name[r], sizeof out->name[r], _("Round %d"), r + 1);
        snprintf(out->figure[r], sizeof out->figure[r], _("%d of %d"), (int)won, (int)played);
        b->value = (float)played;
        b->part = (float)won;
        snprintf(out->said[r], sizeof out->said[r], _("Round %d: won"), r + 1);
    }
}

static void left(const struct figures_sum *sum, struct chart *out)
{
    int last = UP_LEFT_MOST;
    while (last > UPCOLOR_HAND_CARDS && !sum->count[UP_LEFT + last])
        last--;
    out->caption = _("How many cards you had left when you lost a round, and how often.");
    for (int i = 1; i <= last; i++) {
        struct chart_bar *b = add(out);
        const int64_t n = sum->count[UP_LEFT + i];
        snprintf(out->name[i - 1], sizeof out->name[0], i == UP_LEFT_MOST ? "%d+" : "%d", i);
        snprintf(out->figure[i - 1], sizeof out->figure[0], n ? "%d" : "", (int)n);
        b->value = (float)n;
        snprintf(out->said[i - 1], sizeof out->said[0],
                 i18n_plural("%d card left", "%d cards left", (unsigned long)i), i);
    }
}

/* ---- both ---- */

static void charts(const struct statistics *k, struct chart out[2])
{
    const bool ace = k->sum->fold == &figures_ace;
    (ace ? damage : rounds)(k->sum, &out[0]);
    (ace ? ended : left)(k->sum, &out[1]);
}

static struct rect half(const struct statistics *k, struct rect area, int i)
{
    return rect_row(area, i, 2, ui_px(&k->ui, 26));
}

static float height(const struct statistics *k, float width)
{
    struct chart chart[2] = {{0}};
    charts(k, chart);
    float h = ui_px(&k->ui, 26);
    for (int i = 0; i < 2; i++)
        h += statistics_caption(k, NULL, rect_make(0, 0, width, 0), chart[i].caption).y +
             ui_letters(&k->ui, 24) * 4.2F + ui_px(&k->ui, 110);
    return h;
}

static void items(struct statistics *k, struct rect area)
{
    struct chart chart[2] = {{0}};
    charts(k, chart);
    for (int i = 0; i < 2; i++) {
        const struct chart_bars bars = {.bar = chart[i].bar, .n = chart[i].n};
        const struct rect r = statistics_caption(k, NULL, half(k, area, i), chart[i].caption);
        for (int n = 0; n < chart[i].n; n++)
            items_add(k->scene.items,
                      (struct item){.id = item_id("bar", i * BARS_MOST + n),
                                    .role = ITEM_TEXT,
                                    .readable = true,
                                    .name = chart[i].said[n],
                                    .value = chart[i].figure[n][0] ? chart[i].figure[n] : "0",
                                    .bounds = chart_column_at(&k->chart, r, &bars, n),
                                    .radius = ui_px(&k->ui, 8)});
    }
}

static void draw(const struct statistics *k, struct canvas *c, struct rect area)
{
    struct chart chart[2] = {{0}};
    charts(k, chart);
    for (int i = 0; i < 2; i++) {
        const struct chart_bars bars = {.bar = chart[i].bar, .n = chart[i].n};
        chart_columns(c, &k->chart, statistics_caption(k, c, half(k, area, i), chart[i].caption),
                      &bars);
        for (int n = 0; n < chart[i].n; n++)
            ui_ring(c, &k->ui, items_get(k->scene.items, item_id("bar", i * BARS_MOST + n)));
    }
}

const struct statistics_view statistics_duels = {
    .name = N_("Duels"), .height = height, .items = items, .draw = draw};
const struct statistics_view statistics_rounds = {
    .name = N_("Rounds"), .height = height, .items = items, .draw = draw};
