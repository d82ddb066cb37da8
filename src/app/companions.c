#include "companions.h"

#include "emblems.h"
#include "i18n.h"

/* One an animal, in an order in which neighbours look different. */
static const struct companion list[COMPANIONS] = {
    {N_("Hugo"), 1, 1}, {N_("Olive"), 2, 2}, {N_("Samir"), 3, 5}, {N_("Fleur"), 4, 4}, {N_("Bruno"), 6, 6}, {N_("Ida"), 9, 3},
    {N_("Marlo"), 7, 0}, {N_("Pia"), 11, 7}, {N_("Ferdi"), 5, 6}, {N_("Rosa"), 8, 4}, {N_("Théo"), 10, 1}, {N_("Minou"), 0, 0},
};

struct companion companion_nth(int i)
{
    struct companion c = list[((i % COMPANIONS) + COMPANIONS) % COMPANIONS];
    c.name = _(c.name);
    return c;
}
