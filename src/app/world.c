/* world.c - reads each game's data file once. */
#include "world.h"

#include "check.h"
#include "digest.h"
#include "file.h"
#include "mem.h"
#include "path.h"

#include <stdio.h>
#include <string.h>

enum { DATA_LIMIT = 1 << 20 };

void world_open(struct world *w, const char *assets)
{
    memset(w, 0, sizeof *w);
    w->assets = assets;
}

void world_close(struct world *w)
{
    for (int i = 0; games_nth(i); i++)
        if (w->game[i].data)
            games_nth(i)->data_free(w->game[i].data);
    memset(w, 0, sizeof *w);
}

static bool read_data(struct world *w, int i, char *error, int room)
{
    const struct game *g = games_nth(i);
    struct strbuf why = STRBUF_EMPTY;
    char *path = path_join(w->assets, g->data_file);
    char *text = file_read(path, DATA_LIMIT, NULL, &why);
    if (text) {
        w->game[i].data = g->data_parse(g->data_file, text, error, room);
        w->game[i].digest = digest_text(text);
        w->game[i].read = w->game[i].data != NULL;
    } else
        snprintf(error, (size_t)room, "%s", strbuf_text(&why));
    mem_free(text);
    mem_free(path);
    strbuf_free(&why);
    return w->game[i].read;
}

bool world_rules(struct world *w, const struct game *g, int nseats, struct rules *out, char *error, int room)
{
    int i = 0;
    while (games_nth(i) != g)
        i++;
    CARRE_ASSERT(i < WORLD_GAMES);
    if (g->data_file && !w->game[i].read && !read_data(w, i, error, room))
        return false;
    *out = rules_default(g, nseats, w->game[i].data, w->game[i].digest);
    return true;
}

static const struct game *find(void *context, const char *id)
{
    (void)context;
    return games_find(id);
}

static bool data(void *context, struct rules *r, char *error, int room)
{
    return world_rules(context, r->game, r->nseats, r, error, room);
}

struct match_world world_for_match(struct world *w)
{
    return (struct match_world){.context = w, .find = find, .data = data};
}
