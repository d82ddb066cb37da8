/* upcolor_sim.c - see upcolor_sim.h.
 *
 * The sample is one whole game, for its stake is paid at its beginning and its rounds pay it out:
 * what a seat has more than before, loans taken off, in stakes of that game (they double). A round
 * is a quarter of it. Games that a simulation broke off count nothing. */
#include "upcolor_sim.h"

#include "check.h"
#include "i18n.h"
#include "upcolor_names.h"

#include <cjson/cJSON.h>

#include <math.h>
#include <stdio.h>

/* Of a seat: whole games, its chips, and its thousandths of a stake and their squares. */
enum { GAMES, CHIPS, STAKES, SQUARES };
static_assert(SQUARES + 1 <= FOLDER_COUNTS, "there is room for all counts");
enum { THOUSAND = 1000 };

struct so_far {
    int32_t game; /* the last that was counted */
    bool begun;
    int32_t chips[SEATS]; /* after it */
};

static int32_t own_chips(const struct board *b, int s)
{
    return b->num[UPCOLOR_STACK + s] - b->num[UPCOLOR_DEBT + s];
}

static void count_game(struct so_far *f, const struct board *b, int s, int64_t *count)
{
    const int32_t stake = b->num[UPCOLOR_STAKE], more = own_chips(b, s) - f->chips[s];
    const int64_t stakes = llround((double)more * THOUSAND / stake);
    count[GAMES]++;
    count[CHIPS] += more;
    count[STAKES] += stakes;
    count[SQUARES] += stakes * stakes;
}

static void follow(const void *own, void *so_far, const struct rules *r, const struct board *b,
                   const struct action *a, int64_t count[SEATS][FOLDER_COUNTS])
{
    struct so_far *f = so_far;
    (void)own, (void)a;
    if (!f->begun)
        for (int s = 0; s < b->nseats; s++)
            f->chips[s] = r->option[UPCOLOR_FIRST_STACK];
    f->begun = true;
    if (b->num[UPCOLOR_STAKE] <= 0 || !b->num[UPCOLOR_ROUND_WINNER + UPCOLOR_ROUNDS - 1] ||
        b->num[UPCOLOR_GAME] == f->game)
        return;
    CARRE_ASSERT(b->num[UPCOLOR_GAME] > f->game);
    for (int s = 0; s < b->nseats; s++) {
        if (upcolor_seated(b, s))
            count_game(f, b, s, count[s]);
        f->chips[s] = own_chips(b, s);
    }
    f->game = b->num[UPCOLOR_GAME];
}

struct gain {
    double chips, stakes, low, high; /* a round; the last three in stakes, 95 of a hundred */
};

static struct gain gain_of(const int64_t count[FOLDER_COUNTS])
{
    if (!count[GAMES])
        return (struct gain){0};
    const double n = (double)count[GAMES], rounds = n * UPCOLOR_ROUNDS,
                 mean = (double)count[STAKES] / THOUSAND / n,
                 square = (double)count[SQUARES] / THOUSAND / THOUSAND / n,
                 error = n > 1 ? sqrt(fmax(0, square - mean * mean) / (n - 1)) : 0;
    return (struct gain){.chips = (double)count[CHIPS] / rounds,
                         .stakes = mean / UPCOLOR_ROUNDS,
                         .low = (mean - 1.96 * error) / UPCOLOR_ROUNDS,
                         .high = (mean + 1.96 * error) / UPCOLOR_ROUNDS};
}

static void json(const void *own, const struct folder_simulated *one, struct cJSON *to)
{
    const struct gain g = gain_of(one->count);
    (void)own;
    cJSON_AddNumberToObject(to, "whole_games", (double)one->count[GAMES]);
    cJSON_AddNumberToObject(to, "chips_a_round", g.chips);
    cJSON_AddNumberToObject(to, "stakes_a_round", g.stakes);
    if (one->count[GAMES] < 2) /* of one game nothing is known about the next */
        return;
    cJSON_AddNumberToObject(to, "stakes_low", g.low);
    cJSON_AddNumberToObject(to, "stakes_high", g.high);
}

static void print(const void *own, const struct folder_simulated all[], int n)
{
    (void)own;
    for (int i = 0; i < n; i++) {
        const struct gain g = gain_of(all[i].count);
        if (all[i].count[GAMES] > 1)
            printf(_("%-10s %+.2f chips a round, %+.3f of a stake (95%%: %+.3f to %+.3f)\n"),
                   all[i].name, g.chips, g.stakes, g.low, g.high);
    }
}

const struct folder_sim upcolor_sim = {
    .so_far = sizeof(struct so_far), .follow = follow, .json = json, .print = print};
