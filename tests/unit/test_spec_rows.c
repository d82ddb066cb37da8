/* No row of a card of SPEC lacks what it needs, in any room; and what it names is there. */
#include "rows.h"
#include "spec_look.h"

#include "games.h"
#include "holdem_table.h"

#include <string.h>

const char *spec_reason(int effect); /* of spec_think.h, which does not go with spec_look.h */

static void each_effect_has_all(void **state)
{
    (void)state;
    struct rules r = rules_default(games_find("spec"), 4, holdem_table_data());
    uint16_t before = 0;
    lacks = 0;
    r.option[SPEC_JOIN] = 1;
    for (int level = 0; level < SPEC_NORMAL; level++) { /* one kind more with each */
        const uint16_t more = (uint16_t)(spec_dealt(&r, level) & ~before);
        needs(more && !(more & (more - 1)), "level", "own kind");
        before = spec_dealt(&r, level);
    }
    for (int e = 0; e < SPEC_EFFECTS; e++) {
        const struct spec_look *look = &spec_looks[e];
        const char *name = spec_name(e), *word = spec_word(e);
        needs(name, "a card", "name");
        name = name ? name : "that one";
        needs(e >= SPEC_NORMAL || before >> e & 1, name, "turn to join");
        needs((spec_number(e) == 0) == (e >= SPEC_NORMAL), name, "number");
        needs(spec_reason(e) && *spec_reason(e), name, "reason of bots");
        needs(look->about && look->brief && look->moment && look->when && look->only, name,
              "words");
        needs(look->ceremony, name, "ceremony");
        needs(!look->why == !look->begun, name, "sentence, or reason");
        needs(!look->begun || look->named == (strstr(look->begun, "%s") != NULL), name, "seat");
        needs((spec_aim(e) != SPEC_AIMS_AT_NOBODY) == (look->declared && look->asks && look->aimed),
              name, "words of its aim");
        if (!word) {
            needs(false, name, "word");
            continue;
        }
        needs(there("spec/emblems", word, ".svg"), name, "emblem");
        needs(there("sounds/spec", look->sound ? look->sound : word, "-1.ogg"), name, "sound");
    }
    assert_int_equal(lacks, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_effect_has_all)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
