/* Any text as a game's lessons and scenes, and as scenes of no game: they are read as a whole, or
 * refused with file, line and reason; and each of a game that was read lies at a table, or the
 * rules refuse it with a sentence. */
#include "check.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "script.h"
#include "showcase_laid.h"
#include "showcase_walk.h"
#include "world.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void play(struct world *w, const struct script *s)
{
    struct rules r;
    char error[MATCH_ERROR] = "";
    CARRE_ASSERT(s->kind == SCRIPT_TABLE || s->kind == SCRIPT_SCENE || s->steps > 0);
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

/* What stands after each word of a scene is all there. */
static void look_through(const struct script *s)
{
    for (int i = 0; i < s->lines; i++) {
        const struct script_line *l = &s->line[i];
        const char *after = l->word ? l->word->after : "t";
        const int least = (int)strcspn(after, "?+");
        int n = 0;
        while (l->w[n])
            CARRE_ASSERT(strlen(l->w[n++]) > 0);
        CARRE_ASSERT(n >= least && (strchr(after, '+') || n <= (int)strlen(after)));
    }
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
        struct scripts *all = scripts_read(&r, "script", text, laid_words, error);
        CARRE_ASSERT(all || strncmp(error, "script:", 7) == 0);
        for (int k = 0; all && k < all->n; k++) {
            look_through(&all->script[k]);
            play(&w, &all->script[k]);
        }
        scripts_close(all);
    }
    char error[SCRIPT_ERROR];
    struct scripts *all = scripts_read(NULL, "script", text, walk_words, error);
    CARRE_ASSERT(all || strncmp(error, "script:", 7) == 0);
    for (int k = 0; all && k < all->n; k++)
        look_through(&all->script[k]);
    scripts_close(all);
    mem_free(text);
    return 0;
}
