/* Bytes choose a game, its seats and options, a position (text up to a zero byte) and then action
 * after action among the choices: whatever they are, the boards stay sound, and the match can be
 * saved and loaded at the end. The environment variable CARRE_FUZZ_GAME names the one game to play.
 */

#include "check.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "world.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

struct bytes {
    const uint8_t *at;
    size_t left;
};

static int below(struct bytes *b, int n)
{
    if (!b->left || n <= 1)
        return 0;
    b->left--;
    return *b->at++ % n;
}

static char *text_of(struct bytes *b)
{
    size_t n = 0;
    while (n < b->left && b->at[n])
        n++;
    char *text = mem_copy_part((const char *)b->at, n);
    b->at += n + (n < b->left);
    b->left -= n + (n < b->left);
    return text;
}

static struct action chosen(struct bytes *b, const struct view *v)
{
    const struct choice *c = &v->choices.choice[below(b, v->choices.n)];
    struct action a = action_of(v->me, c->kind, c->about);
    const int cards = choice_cards(c, &v->board);
    a.n = (uint8_t)(c->pick_min + below(b, c->pick_max - c->pick_min + 1));
    for (int i = 0; i < a.n; i++)
        a.pick[i] = (uint8_t)below(b, cards);
    const int64_t steps = ((int64_t)c->max - c->min) / c->step + 1;
    a.amount = c->min + (int32_t)(c->step * (int64_t)below(b, steps > 255 ? 255 : (int)steps));
    return a;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct world w;
    if (!w.assets)
        world_open(&w, path_assets());
    struct bytes b = {bytes, length};
    int games = 0;
    while (games_nth(games))
        games++;
    const char *only = getenv("CARRE_FUZZ_GAME");
    const struct game *any = games_nth(below(&b, games)), *g = only ? games_find(only) : any;
    CARRE_ASSERT(g);
    struct rules r;
    char error[MATCH_ERROR];
    if (!world_rules(&w, g, g->seats_min + below(&b, g->seats_max - g->seats_min + 1), &r, error,
                     sizeof error))
        return 0;
    for (int i = 0; i < g->noptions; i++)
        r.option[i] = g->options[i].low + below(&b, g->options[i].high - g->options[i].low + 1);
    const uint8_t seed[SEED_BYTES] = {(uint8_t)below(&b, 256)};
    char *position = text_of(&b);
    struct match *m = match_new(&r, seed, NULL, position, true, error);
    CARRE_ASSERT(m || *position || (g->fits && !g->fits(&r, error, sizeof error)));
    mem_free(position);
    if (!m)
        return 0;
    while (b.left && !match_over(m)) {
        struct view v;
        /* of a partner who may say a word, now and then one is said */
        const seatmask may = match_truth(m)->may;
        match_view(m, seat_first(may && below(&b, 4) == 0 ? may : match_waiting(m)), &v);
        CARRE_ASSERT(v.choices.n > 0);
        struct action a = chosen(&b, &v);
        if (match_play(m, &a, 0) == REASON_OK)
            CARRE_ASSERT(!board_check(match_truth(m), g));
    }
    char *text = match_save(m);
    const struct match_world world = world_for_match(&w);
    struct match *again = match_load(text, &world, false, error);
    CARRE_ASSERT(again && match_digest(again) == match_digest(m));
    mem_free(text);
    match_free(again);
    match_free(m);
    return 0;
}
