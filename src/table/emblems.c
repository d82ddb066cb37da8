/* emblems.c - the list of animals and faces. */
#include "emblems.h"

#include "check.h"
#include "i18n.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *id, *name;
} emblem[EMBLEMS] = {
    {"cat", N_("Cat")},         {"fox", N_("Fox")},           {"owl", N_("Owl")},
    {"bear", N_("Bear")},       {"hare", N_("Hare")},         {"frog", N_("Frog")},
    {"badger", N_("Badger")},   {"otter", N_("Otter")},       {"hedgehog", N_("Hedgehog")},
    {"penguin", N_("Penguin")}, {"tortoise", N_("Tortoise")}, {"mouse", N_("Mouse")},
};
static const struct {
    const char *id, *name;
} face[EMBLEM_FACES] = {
    {"gus", N_("Gus")},         {"kofi", N_("Kofi")}, {"maya", N_("Maya")},
    {"nadia", N_("Nadia")},     {"olga", N_("Olga")}, {"ren", N_("Ren")},
    {"akari", N_("Akari")},     {"aoba", N_("Aoba")}, {"sora", N_("Sora")},
    {"shizuka", N_("Shizuka")}, {"saku", N_("Saku")}, {"kozue", N_("Kozue")},
};
/* In which folder of pictures each six of them are. */
static const char *home[EMBLEM_FACES / EMBLEM_WORLD_FACES] = {"", ""};
static const char *const mood_id[MOODS] = {"calm", "glad", "sad", "sly", "think"};
static const char *const ground[EMBLEM_GROUNDS] = {N_("Sand"),  N_("Mist"), N_("Lilac"),
                                                   N_("Mint"),  N_("Rose"), N_("Slate"),
                                                   N_("Straw"), N_("Chalk")};

const char *emblem_id(int i)
{
    return emblem_is_face(i) ? face[i - EMBLEMS].id : i >= 0 && i < EMBLEMS ? emblem[i].id : NULL;
}

int emblem_find(const char *id)
{
    for (int i = 0; i < EMBLEMS + EMBLEM_FACES; i++)
        if (strcmp(emblem_id(i), id) == 0)
            return i;
    return -1;
}

const char *emblem_name(int i)
{
    CARRE_ASSERT(i >= 0);
    return emblem_is_face(i) ? _(face[i - EMBLEMS].name) : _(emblem[i % EMBLEMS].name);
}

void emblem_faces_at(int first, const char *folder) { home[first / EMBLEM_WORLD_FACES] = folder; }

void emblem_picture(int i, enum mood mood, char out[EMBLEM_PICTURE])
{
    CARRE_ASSERT(i >= 0 && mood < MOODS);
    if (emblem_is_face(i))
        snprintf(out, EMBLEM_PICTURE, "%s/%s-%s", home[(i - EMBLEMS) / EMBLEM_WORLD_FACES],
                 face[i - EMBLEMS].id, mood_id[mood]);
    else
        snprintf(out, EMBLEM_PICTURE, "emblems/%s-%s", emblem[i % EMBLEMS].id, mood_id[mood]);
}

void emblem_dressed(const char *folder, int i, enum mood mood, char out[EMBLEM_PICTURE])
{
    CARRE_ASSERT(i >= 0 && mood < MOODS);
    snprintf(out, EMBLEM_PICTURE, "%s/%s-%s", folder, emblem[i % EMBLEMS].id, mood_id[mood]);
}
void emblem_ground_picture(int i, char out[EMBLEM_PICTURE])
{
    CARRE_ASSERT(i >= 0);
    snprintf(out, EMBLEM_PICTURE, "emblems/ground-%d", i % EMBLEM_GROUNDS + 1);
}
const char *emblem_ground_name(int i)
{
    CARRE_ASSERT(i >= 0);
    return _(ground[i % EMBLEM_GROUNDS]);
}
