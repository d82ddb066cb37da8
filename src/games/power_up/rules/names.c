/* names.c - the powers' names, and which are dealt when. */
#include "power_up_names.h"

#define N_(text) text

const char *power_name(int power)
{
    static const char *const names[POWERS] = {
        [POWER_CLONE] = N_("Clone"),     [POWER_XRAY] = N_("X-Ray"),
        [POWER_DEPLOY] = N_("Deploy"),   [POWER_EMP] = N_("EMP"),
        [POWER_INTEL] = N_("Intel"),     [POWER_DISINTEGRATE] = N_("Disintegrate"),
        [POWER_SCANNER] = N_("Scanner"), [POWER_ENGINEER] = N_("Engineer"),
        [POWER_RELOAD] = N_("Reload"),   [POWER_UPGRADE] = N_("Upgrade"),
    };
    return power >= 0 && power < POWERS ? names[power] : NULL;
}

/* From what is plain at once to what wants a plan: so they join a table that begins with few
 * (POWER_UP_JOIN). */
uint16_t powers_dealt(const struct rules *r, int level)
{
    static const uint8_t order[POWERS] = {
        POWER_DEPLOY,  POWER_XRAY, POWER_DISINTEGRATE, POWER_UPGRADE, POWER_RELOAD,
        POWER_SCANNER, POWER_EMP,  POWER_ENGINEER,     POWER_INTEL,   POWER_CLONE,
    };
    const int32_t list = r->option[POWER_UP_LIST];
    if (!r->option[POWER_UP_JOIN])
        return (uint16_t)list;
    uint16_t dealt = 0;
    int64_t left = (int64_t)r->option[POWER_UP_JOIN] + level;
    for (int i = 0; i < POWERS && left > 0; i++)
        if (list >> order[i] & 1) {
            dealt |= (uint16_t)(1u << order[i]);
            left--;
        }
    return dealt;
}
