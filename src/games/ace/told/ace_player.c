/* ace_player.c - the choice of who rides alone. */
#include "ace_player.h"

#include "mem.h"

#include <stdio.h>
#include <stdlib.h>

static const char name_in_store[] = "ace-player";

int64_t ace_player(struct app *app)
{
    struct store *store = app_store(app);
    char *text = store ? store_get(store, name_in_store) : NULL;
    const long long id = text ? strtoll(text, NULL, 10) : 0;
    mem_free(text);
    return id > 0 && profile_find(store, id, NULL) ? id : 0;
}

void ace_player_is(struct app *app, int64_t id)
{
    char text[24];
    snprintf(text, sizeof text, "%lld", (long long)id);
    if (app_store(app))
        store_put(app_store(app), name_in_store, text);
}

void ace_player_name(struct app *app, int64_t id, char out[NAME_BYTES * 2])
{
    struct person who;
    if (id && app_store(app) && profile_find(app_store(app), id, &who))
        snprintf(out, NAME_BYTES * 2, "%s", who.name);
    else
        snprintf(out, NAME_BYTES * 2, "%s", _("Nameless rider"));
}
