#include "skins.h"

#include "ace_skin.h"
#include "default_skin.h"
#include "holdem_skin.h"
#include "poker_look.h"
#include "power_up_skin.h"
#include "spec_skin.h"
#include "upcolor_skin.h"

#include <string.h>

const struct skin *skins_find(const char *game)
{
    static const struct skin *const skins[] = {&ace_skin, &holdem_skin.skin, &power_up_skin.skin, &spec_skin.skin, &upcolor_skin};
    for (size_t i = 0; i < sizeof skins / sizeof *skins; i++)
        if (strcmp(skins[i]->game, game) == 0)
            return skins[i];
    return &default_skin;
}
