/* showcase.c - the list of named scenes. */
#include "showcase.h"

#include "check.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "showcase_laid.h"
#include "showcase_walk.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

/* Read once, and kept as long as the program: the scenes of the program's own pages, then of every
 * game that has a file of them. */
static struct world world;
static const struct scripts *opened[1 + WORLD_GAMES];
static int n_opened;
static struct showcase *all;

static int add(int n, const struct rules *r, const struct script_word *words)
{
    CARRE_ASSERT(n >= 0 && n_opened < 1 + WORLD_GAMES);
    char error[SCRIPT_ERROR];
    const struct scripts *scenes = scripts_open(r, "scenes", words, error);
    if (!scenes) {
        fprintf(stderr, "%s\n", error);
        return n;
    }
    opened[n_opened++] = scenes;
    for (int i = 0; i < scenes->n; i++)
        if (scenes->script[i].kind == SCRIPT_SCENE) {
            all = mem_realloc(all, (size_t)(n + 2) * sizeof *all);
            all[n++] =
                (struct showcase){.name = scenes->script[i].name, .script = &scenes->script[i]};
        }
    return n;
}

const struct showcase *showcase_all(void)
{
    if (all)
        return all;
    all = mem_alloc(sizeof *all);
    world_open(&world, path_assets());
    int n = scripts_there("", "scenes") ? add(0, NULL, walk_words) : 0;
    for (int i = 0; games_nth(i) && i < WORLD_GAMES; i++) {
        struct rules r;
        char error[SCRIPT_ERROR];
        const struct game *g = games_nth(i);
        if (scripts_there(g->id, "scenes") &&
            world_rules(&world, g, g->seats_min, &r, error, sizeof error))
            n = add(n, &r, laid_words);
    }
    all[n] = (struct showcase){NULL, NULL};
    return all;
}

const struct showcase *showcase_named(const char *name)
{
    for (const struct showcase *s = showcase_all(); s->name; s++)
        if (strcmp(s->name, name) == 0)
            return s;
    return NULL;
}

void showcase_open(const struct showcase *s, struct app *app)
{
    s->script->game ? showcase_laid(app, s->script) : walk_open(s->script, app);
}

const struct script *showcase_script(const char *name)
{
    const struct showcase *s = showcase_named(name);
    return s ? s->script : NULL;
}
