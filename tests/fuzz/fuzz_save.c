/* Any text is a whole match or a sentence with its line; what loads is sound for every seat, can be
 * undone, and saves as a text that loads as the same. */

#include "check.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "world.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/* Every digest of a data file is said to be today's: logs of the corpus name many. */ static bool
data(void *context, struct rules *r, struct match_data *said, char *error, int room)
{
    struct rules today;
    if (said->values)
        return world_data(context, r, said, error, room);
    const bool good = world_rules(context, r->game, r->nseats, &today, error, room);
    r->data = good ? today.data : NULL;
    return good;
}

static void look_at(const struct match *m)
{
    const struct rules *r = match_rules(m);
    struct rng rng = rng_seed(1);
    CARRE_ASSERT(!board_check(match_truth(m), r->game));
    for (int s = 0; s <= r->nseats; s++) {
        const seat who = s < r->nseats ? (seat)s : (seat)SEAT_ONLOOKER;
        struct view v, past;
        struct board guess;
        match_view(m, who, &v);
        match_view_at(m, who, match_actions(m), &past);
        CARRE_ASSERT(board_same(&v.board, &past.board));
        rules_guess(r, &v.board, &rng, &guess);
        CARRE_ASSERT(!board_check(&guess, r->game));
        struct action least;
        CARRE_ASSERT(!seat_in(who, v.board.waiting) || rules_least(r, &v.board, who, &least));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct world w;
    if (!w.assets)
        world_open(&w, path_assets());
    char *text = mem_copy_part((const char *)bytes, length), error[MATCH_ERROR] = "";
    struct match_world world = world_for_match(&w);
    world.data = data;
    struct match *m = match_load(text, &world, true, error);
    CARRE_ASSERT(m || strncmp(error, "line ", 5) == 0);
    if (m) {
        look_at(m);
        char *once = match_save(m);
        struct match *again = match_load(once, &world, true, error);
        CARRE_ASSERT(again);
        char *twice = match_save(again);
        CARRE_ASSERT(strcmp(once, twice) == 0 && match_digest(again) == match_digest(m));
        match_undo(again, match_actions(again) / 2, false);
        look_at(again);
        mem_free(once);
        mem_free(twice);
        match_free(again);
    }
    match_free(m);
    mem_free(text);
    return 0;
}
