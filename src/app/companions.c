#include "companions.h"

#include "character.h"
#include "emblems.h"
#include "i18n.h"

#include <stddef.h>

/* Those who are no characters: the animals that are left. */
static const struct { const char *name, *emblem; } more[] = {{N_("Rosa"), "hedgehog"}, {N_("Marlo"), "otter"}, {N_("Pia"), "mouse"}, {N_("Ferdi"), "frog"}};
enum { MORE = sizeof more / sizeof *more };

/* A ground for each animal, so that neighbours at a table look different. */
static const uint8_t ground_of[EMBLEMS] = {0, 1, 2, 5, 4, 6, 6, 0, 4, 3, 1, 7};

static int characters(void)
{
    int n = 0;
    while (n < COMPANIONS && character_nth(n))
        n++;
    return n;
}

static struct companion with_animal(struct companion c, const char *emblem)
{
    const int e = emblem_find(emblem);
    c.emblem = (uint8_t)(e >= 0 ? e : 0);
    c.ground = ground_of[c.emblem];
    return c;
}

struct companion companion_nth(int i)
{
    const int known = characters(), at = i % (known + MORE);
    const struct character *who = at < known ? character_nth(at) : NULL;
    if (who)
        return with_animal((struct companion){.name = _(who->name), .about = _(who->about), .character = who->id, .level = who->level}, who->emblem);
    return with_animal((struct companion){.name = _(more[at - known].name), .about = "", .character = "", .level = ""}, more[at - known].emblem);
}
