/* companions.c - who comes when nobody else sits there. */
#include "companions.h"

#include "character.h"
#include "check.h"
#include "emblems.h"
#include "game_folder.h"
#include "i18n.h"

#include <stddef.h>

/* Those who are no characters: the animals that are left. */
static const struct {
    const char *name, *emblem;
} more[] = {
    {N_("Rosa"), "hedgehog"}, {N_("Marlo"), "otter"}, {N_("Pia"), "mouse"}, {N_("Ferdi"), "frog"}};
enum { MORE = sizeof more / sizeof *more };

/* A ground for each animal, so that neighbours at a table look different. */
static const uint8_t ground_of[EMBLEMS] = {0, 1, 2, 5, 4, 6, 6, 0, 4, 3, 1, 7};

uint8_t companion_ground(int emblem)
{
    return emblem < 0 || emblem >= EMBLEMS || emblem_is_face(emblem) ? 5 : ground_of[emblem];
}

/* The first of the six faces that are at home there; -1: nobody with a face is. */
static int faces_of(const char *game) { return game_folder(game)->faces - 1; }

bool companion_world(const char *game) { return faces_of(game) >= 0; }

/* Number i of the characters who have an animal, in the order of the list. */
static const struct character *with_an_animal(int i)
{
    const struct character *c;
    for (int n = 0; (c = character_nth(n)); n++)
        if (!emblem_is_face(emblem_find(c->id)) && i-- == 0)
            return c;
    return NULL;
}

static int animals(void)
{
    int n = 0;
    while (n < COMPANIONS && with_an_animal(n))
        n++;
    return n;
}

static struct companion with_animal(struct companion c, const char *emblem)
{
    const int e = emblem_find(emblem);
    c.emblem = (uint8_t)(e >= 0 ? e : 0);
    c.ground = companion_ground(c.emblem);
    return c;
}

static struct companion of_character(const struct character *who, const char *emblem)
{
    return with_animal((struct companion){.name = _(who->name),
                                          .about = _(who->about),
                                          .character = who->id,
                                          .level = who->level},
                       emblem);
}

/* Who has a face is known by it; what else there is to tell stands with the characters. */
static struct companion with_face(int face)
{
    const char *id = emblem_id(EMBLEMS + face);
    const struct character *who = character_find(id);
    if (who)
        return of_character(who, id);
    return with_animal(
        (struct companion){
            .name = emblem_name(EMBLEMS + face), .about = "", .character = "", .level = ""},
        id);
}

struct companion companion_nth(const char *game, int i)
{
    CARRE_ASSERT(i >= 0);
    const int first = faces_of(game), faces = first >= 0 ? EMBLEM_WORLD_FACES : 0,
              known = animals(), at = i % (faces + known + MORE) - faces;
    if (at < 0)
        return with_face(first + at + faces);
    if (at < known)
        return of_character(with_an_animal(at), with_an_animal(at)->emblem);
    return with_animal(
        (struct companion){
            .name = _(more[at - known].name), .about = "", .character = "", .level = ""},
        more[at - known].emblem);
}
