/* Any text is a whole match or a sentence with its line; what loads is sound for every seat, can be undone, and saves as a text that loads as the same. */

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

/* The data is said to be the one that the log was written with, or a new word in a data file would make the whole corpus useless. */
struct pretence { struct world *world; const char *log; };

static const struct game *find(void *context, const char *id)
{
    (void)context;
    return games_find(id);
}

static bool data(void *context, struct rules *r, char *error, int room)
{
    const struct pretence *p = context;
    const char *line = strstr(p->log, "\ndata ");
    if (!world_rules(p->world, r->game, r->nseats, r, error, room))
        return false;
    if (r->game->data_file && line)
        r->data_digest = strtoull(line + 6, NULL, 16);
    return true;
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
    struct pretence pretence = {&w, text};
    const struct match_world world = {.context = &pretence, .find = find, .data = data};
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
