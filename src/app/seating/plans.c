/* plans.c - presets by the game's folder, own tables from the store. */
#include "plans.h"

#include "check.h"
#include "game_folder.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "scene.h"

#include <cjson/cJSON.h>

#include <stdio.h>
#include <string.h>

static void store_name(const char *game, char out[64]) { snprintf(out, 64, "tables-%s", game); }

struct plan *plans_add(struct plans *p, const char *name, const char *text)
{
    if (p->n == PLANS)
        return NULL;
    CARRE_ASSERT(p->n < PLANS);
    struct plan *one = &p->plan[p->n++];
    *one = (struct plan){.own = false};
    snprintf(one->name, sizeof one->name, "%s", name);
    snprintf(one->text, sizeof one->text, "%s", text);
    return one;
}

/* ---- own ones ---- */

static cJSON *own_read(struct app *app, const char *game)
{
    char name[64];
    store_name(game, name);
    char *text = app_store(app) ? store_get(app_store(app), name) : NULL;
    cJSON *list = text ? cJSON_Parse(text) : NULL;
    mem_free(text);
    if (cJSON_IsArray(list))
        return list;
    cJSON_Delete(list);
    return cJSON_CreateArray();
}

static void own_write(struct app *app, const char *game, const cJSON *list)
{
    char name[64], *json = cJSON_Print(list);
    store_name(game, name);
    store_put(app_store(app), name, json);
    cJSON_free(json);
}

static int own_find(const cJSON *list, const char *name)
{
    for (int i = 0; i < cJSON_GetArraySize(list); i++) {
        const cJSON *n = cJSON_GetObjectItem(cJSON_GetArrayItem(list, i), "name");
        if (cJSON_IsString(n) && strcmp(n->valuestring, name) == 0)
            return i;
    }
    return -1;
}

static void add_own(struct app *app, const struct game *g, struct plans *out)
{
    char error[SEATING_ERROR];
    cJSON *list = own_read(app, g->id);
    const cJSON *j;
    cJSON_ArrayForEach(j, list)
    {
        const cJSON *name = cJSON_GetObjectItem(j, "name");
        int32_t option[OPTIONS];
        struct plan *one;
        if (!cJSON_IsString(name) ||
            !seating_read_options(cJSON_GetObjectItem(j, "options"), g, option, error) ||
            !(one = plans_add(out, name->valuestring, "")))
            continue; /* of another version, perhaps: it stays in the text for that */
        one->own = true;
        memcpy(one->option, option, sizeof option);
    }
    cJSON_Delete(list);
}

bool plans_keep(struct app *app, const struct seating *s, const char *name)
{
    if (!app_store(app))
        return false;
    cJSON *list = own_read(app, s->game), *one = cJSON_CreateObject();
    const int old = own_find(list, name);
    if (old >= 0)
        cJSON_DeleteItemFromArray(list, old);
    const bool room = cJSON_GetArraySize(list) < OWN_PLANS;
    cJSON_AddStringToObject(one, "name", name);
    cJSON_AddItemToObject(one, "options", seating_write_options(s));
    cJSON_AddItemToArray(list, one);
    if (room)
        own_write(app, s->game, list);
    cJSON_Delete(list);
    return room;
}

void plans_remove(struct app *app, const char *game, const char *name)
{
    cJSON *list = own_read(app, game);
    const int at = own_find(list, name);
    if (at >= 0) {
        cJSON_DeleteItemFromArray(list, at);
        own_write(app, game, list);
    }
    cJSON_Delete(list);
}

/* ---- all ---- */

void plans_read(struct app *app, const char *game, struct plans *out)
{
    const struct game *g = games_find(game);
    out->n = 0;
    if (game_folder(game)->plans)
        game_folder(game)->plans(g, out);
    if (out->n == 0) {
        struct plan *usual = plans_add(out, _("Standard"), "");
        for (int i = 0; i < g->noptions; i++)
            usual->option[i] = g->options[i].normal;
    }
    add_own(app, g, out);
}

int plans_nearest(const struct plans *p, const struct game *g, const int32_t *option, int *changed)
{
    int best = 0, least = OPTIONS + 1;
    for (int i = 0; i < p->n; i++) {
        int differ = 0;
        for (int k = 0; k < g->noptions; k++)
            differ += p->plan[i].option[k] != option[k];
        if (differ < least) {
            least = differ;
            best = i;
        }
    }
    *changed = p->n ? least : 0;
    return best;
}
