/* No row of a power lacks what it needs, in any room; and what it names is there. */
#include "pu_look.h"
#include "rows.h"

#include "power_up_think.h"

#include "games.h"
#include "holdem_table.h"

#include <string.h>

/* Says the sentence what it leaves open, once? */
static bool says(const char *sentence, const char *open)
{
    const char *at = sentence ? strstr(sentence, open) : NULL;
    return at && !strchr(at + 1, '%');
}

static void each_power_has_all(void **state)
{
    (void)state;
    struct rules r = rules_default(games_find("power-up"), 3, holdem_table_data());
    uint16_t joined[POWERS] = {0}, before = 0;
    lacks = 0;
    for (int level = 0; level < POWERS; level++) { /* one kind more with each */
        r.option[POWER_UP_JOIN] = 1;
        joined[level] = (uint16_t)(powers_dealt(&r, level) & ~before);
        before = powers_dealt(&r, level);
        needs(joined[level] && !(joined[level] & (joined[level] - 1)), "level", "own kind");
    }
    for (int p = 0; p < POWERS; p++) {
        const struct pu_power *look = &pu_powers[p];
        const char *name = power_name(p);
        needs(name, "a power", "name");
        name = name ? name : "that one";
        needs(before >> p & 1, name, "turn to join");
        needs(power_up_reason(p) && *power_up_reason(p), name, "reason of bots");
        needs(look->about && *look->about, name, "rule in words");
        needs(says(look->plays, "%s"), name, "line that it is played");
        needs(says(look->offer, "%d"), name, "offer");
        needs(look->event && look->line && look->draw, name, "moment");
        needs(look->ms >= 500 && look->ms <= 900, name, "time");
        needs(!look->limit == !power_most(p), name, "limit, in rules and words");
        needs(!look->asks == !look->waits, name, "question, or what others read meanwhile");
        if (!look->id) {
            needs(false, name, "id");
            continue;
        }
        needs(there("power-up/emblems", look->id, ".svg"), name, "emblem");
        needs(there("power-up/emblems/grey", look->id, ".svg"), name, "grey emblem");
        needs(there("sounds/power-up", look->id, "-1.ogg"), name, "sound");
    }
    assert_int_equal(lacks, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_power_has_all)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
