/* goldens.c - see goldens.h. */
#include "goldens.h"

#include "file.h"
#include "games.h"
#include "mem.h"
#include "path.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct data { void *data; uint64_t digest; };

static char *path_in_tests(const char *name)
{
    const char *tests = getenv("CARRE_TEST_DATA");
    return path_join(tests ? tests : "tests", name);
}

static const struct game *find(void *context, const char *id)
{
    (void)context;
    return games_find(id);
}

static bool give_data(void *context, struct rules *r, char *error, int room)
{
    struct data *d = context;
    if (!r->game->data_file)
        return true;
    if (!d->data) {
        const bool ace = strcmp(r->game->id, "ace") == 0;
        char *path = ace ? path_in_tests("support/enemies.txt") : path_asset(r->game->data_file);
        char *text = file_read(path, 1 << 20, NULL, NULL);
        d->data = text ? r->game->data_parse(r->game->data_file, text, error, room) : NULL;
        mem_free(path);
        mem_free(text);
    }
    r->data = d->data;
    r->data_digest = d->digest;
    return d->data != NULL;
}

static struct match *load(struct data *d, const char *folder, const char *file, char *error)
{
    char *path = path_join(folder, file), *log = file_read(path, 1 << 20, NULL, NULL);
    const char *line = log ? strstr(log, "\ndata ") : NULL;
    const struct match_world world = {.context = d, .find = find, .data = give_data};
    d->digest = line ? strtoull(line + 6, NULL, 16) : 0;
    struct match *m = log ? match_load(log, &world, true, error) : NULL;
    mem_free(log);
    mem_free(path);
    return m;
}

static void one_game(const struct game *game, const char *folder,
                     void (*one)(void *, const char *, const struct match *, const char *),
                     void *context)
{
    struct data d = {0};
    struct dirent **entry;
    const int n = scandir(folder, &entry, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        const char *dot = strrchr(entry[i]->d_name, '.');
        if (dot && strcmp(dot, ".carre") == 0) {
            char error[MATCH_ERROR] = "it can't be read", name[300];
            struct match *m = load(&d, folder, entry[i]->d_name, error);
            snprintf(name, sizeof name, "%s/%.*s", game->id, (int)(dot - entry[i]->d_name),
                     entry[i]->d_name);
            one(context, name, m, error);
            match_free(m);
        }
        free(entry[i]);
    }
    if (n >= 0)
        free(entry);
    if (d.data)
        game->data_free(d.data);
}

void goldens_each(void (*one)(void *, const char *, const struct match *, const char *),
                  void *context)
{
    char *all = path_in_tests("golden");
    for (int i = 0; games_nth(i); i++) {
        char *folder = path_join(all, games_nth(i)->id);
        one_game(games_nth(i), folder, one, context);
        mem_free(folder);
    }
    mem_free(all);
}
