/* world.c - reads each game's data file once, and keeps the values that matches bring. */
#include "world.h"

#include "check.h"
#include "file.h"
#include "mem.h"
#include "path.h"
#include "strbuf.h"

#include <inttypes.h>
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
        mem_free(w->game[i].data);
    for (int i = 0; i < w->nkept; i++) {
        mem_free(w->kept[i].data);
        mem_free(w->kept[i].text);
    }
    mem_free(w->kept);
    memset(w, 0, sizeof *w);
}

static bool read_data(struct world *w, int i, char *error, int room)
{
    CARRE_ASSERT(i >= 0 && i < WORLD_GAMES && games_nth(i));
    const struct game *g = games_nth(i);
    struct strbuf why = STRBUF_EMPTY;
    char *path = path_join(w->assets, g->data_file);
    char *text = file_read(path, DATA_LIMIT, NULL, &why);
    if (text) {
        w->game[i].data = g->data_parse(g->data_file, text, error, room);
        w->game[i].read = w->game[i].data != NULL;
    } else
        snprintf(error, (size_t)room, "%s", strbuf_text(&why));
    mem_free(text);
    mem_free(path);
    strbuf_free(&why);
    return w->game[i].read;
}

/* What the program plays by today; NULL for a game without data. */
static bool today(struct world *w, const struct game *g, const void **out, char *error, int room)
{
    int i = 0;
    while (games_nth(i) != g)
        i++;
    CARRE_ASSERT(i < WORLD_GAMES);
    if (g->data_file && !w->game[i].read && !read_data(w, i, error, room))
        return false;
    *out = w->game[i].data;
    return true;
}

bool world_rules(struct world *w, const struct game *g, int nseats, struct rules *out, char *error,
                 int room)
{
    const void *data;
    if (!today(w, g, &data, error, room))
        return false;
    *out = rules_default(g, nseats, data);
    return true;
}

/* What a match by these rules depends on of that data. */
static char *values_of(const struct rules *r, const void *data)
{
    struct rules by = *r;
    struct strbuf out = STRBUF_EMPTY;
    by.data = data;
    r->game->data_write(&by, &out);
    return strbuf_take(&out);
}

/* Data with the values of a match. Where others play by the same it is theirs: the new one goes. */
static const void *keep(struct world *w, const struct rules *r, void *data, const void *of_today)
{
    char *text = values_of(r, data), *same = values_of(r, of_today);
    const void *known = strcmp(text, same) == 0 ? of_today : NULL;
    for (int i = 0; i < w->nkept && !known; i++)
        known = w->kept[i].game == r->game && strcmp(w->kept[i].text, text) == 0 ? w->kept[i].data
                                                                                 : NULL;
    mem_free(same);
    if (known) {
        mem_free(text);
        mem_free(data);
        return known;
    }
    w->kept = mem_realloc(w->kept, (size_t)(w->nkept + 1) * sizeof *w->kept);
    w->kept[w->nkept++] = (struct world_values){r->game, text, data};
    return data;
}

static char *values_named(const struct world *w, const struct game *g, uint64_t digest)
{
    char name[120];
    snprintf(name, sizeof name, "%.*s/values/%016" PRIx64 ".txt", (int)strcspn(g->data_file, "/"),
             g->data_file, digest);
    char *path = path_join(w->assets, name), *text = file_read(path, DATA_LIMIT, NULL, NULL);
    mem_free(path);
    return text;
}

bool world_data(struct world *w, struct rules *r, struct match_data *said, char *error, int room)
{
    CARRE_ASSERT(room > 0);
    const void *of_today;
    if (!today(w, r->game, &of_today, error, room))
        return false;
    char *named = said->values ? NULL : values_named(w, r->game, said->digest),
         *same = values_of(r, of_today);
    const char *values = said->values ? said->values : named;
    int line = 0;
    r->data = NULL;
    if (!values) {
        snprintf(error, (size_t)room, "this match was played with other data of the game");
    } else if (strcmp(values, same) == 0) {
        r->data = of_today;
    } else {
        void *data = r->game->data_read(r, values, of_today, &line, error, room);
        r->data = data ? keep(w, r, data, of_today) : NULL;
        said->line = said->values ? line : 0;
    }
    mem_free(named);
    mem_free(same);
    return r->data != NULL;
}

static const struct game *find(void *context, const char *id)
{
    (void)context;
    return games_find(id);
}

static bool data(void *context, struct rules *r, struct match_data *said, char *error, int room)
{
    return world_data(context, r, said, error, room);
}

struct match_world world_for_match(struct world *w)
{
    return (struct match_world){.context = w, .find = find, .data = data};
}

struct match *world_load(struct world *w, const char *text, bool events, char error[MATCH_ERROR])
{
    const struct match_world games = world_for_match(w);
    return match_load(text, &games, events, error);
}
