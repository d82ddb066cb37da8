/* Any text as a game's lessons: they are read as a whole, or refused with file, line and reason;
 * and each that was read lies at a table, or the rules refuse it with a sentence. */
#include "check.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "script.h"
#include "world.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void play(struct world *w, const struct script *s)
{
    struct rules r;
    char error[MATCH_ERROR] = "";
    CARRE_ASSERT(s->kind == SCRIPT_TABLE || s->steps > 0);
    if (s->nseats < s->game->seats_min)
        return;
    CARRE_ASSERT(world_rules(w, s->game, s->nseats, &r, error, sizeof error));
    struct match *m = script_begin(s, &r, error);
    CARRE_ASSERT(m || *error);
    for (int i = 0; m && i < s->steps; i++) {
        struct view v;
        struct action a;
        if (s->step[i].who == SEAT_NONE)
            continue;
        match_view(m, s->step[i].who, &v);
        if (script_action(&s->step[i], &v, &a))
            match_play(m, &a, 0);
    }
    match_free(m);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static const char *const games[] = {"ace", "power-up"};
    static struct world w;
    char *text = mem_copy_part((const char *)bytes, length);
    if (!w.assets)
        world_open(&w, path_assets());
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        struct rules r;
        char error[SCRIPT_ERROR];
        CARRE_ASSERT(world_rules(&w, games_find(games[i]), 2, &r, error, sizeof error));
        struct scripts *all = scripts_read(&r, "script", text, error);
        CARRE_ASSERT(all || strncmp(error, "script:", 7) == 0);
        for (int k = 0; all && k < all->n; k++)
            play(&w, &all->script[k]);
        scripts_close(all);
    }
    mem_free(text);
    return 0;
}
