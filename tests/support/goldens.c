/* goldens.c - see goldens.h. Logs of Ace of Spades are played by the enemies that rules are tried
 * with, whose numbers stay, whatever they say themselves. */
#include "goldens.h"

#include "file.h"
#include "folder.h"
#include "games.h"
#include "mem.h"
#include "path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static bool give_data(void *context, struct rules *r, struct match_data *said, char *error,
                      int room)
{
    void **data = context;
    (void)said;
    if (!*data) {
        const bool ace = strcmp(r->game->id, "ace") == 0;
        char *path = ace ? path_in_tests("support/enemies.txt") : path_asset(r->game->data_file);
        char *text = file_read(path, 1 << 20, NULL, NULL);
        *data = text ? r->game->data_parse(r->game->data_file, text, error, room) : NULL;
        mem_free(path);
        mem_free(text);
    }
    r->data = *data;
    return *data != NULL;
}

static struct match *load(void **data, const char *folder, const char *file, char *error)
{
    char *path = path_join(folder, file), *log = file_read(path, 1 << 20, NULL, NULL);
    const struct match_world world = {.context = data, .find = find, .data = give_data};
    struct match *m = log ? match_load(log, &world, true, error) : NULL;
    mem_free(log);
    mem_free(path);
    return m;
}

static void one_game(const struct game *game, const char *folder,
                     void (*one)(void *, const char *, const struct match *, const char *),
                     void *context)
{
    void *data = NULL;
    struct folder_list all;
    folder_list(folder, &all);
    for (size_t i = 0; i < all.count; i++) {
        const char *file = all.entry[i].name, *dot = strrchr(file, '.');
        if (dot && strcmp(dot, ".carre") == 0) {
            char error[MATCH_ERROR] = "it can't be read", name[300];
            struct match *m = load(&data, folder, file, error);
            snprintf(name, sizeof name, "%s/%.*s", game->id, (int)(dot - file), file);
            one(context, name, m, error);
            match_free(m);
        }
    }
    folder_list_free(&all);
    mem_free(data);
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
