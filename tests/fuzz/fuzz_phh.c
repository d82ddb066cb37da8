/* Any text as hand histories: each table is a hand, or refused with a line and a reason; what plays
 * is a match that loads, with all chips still there. */

#include "check.h"
#include "games.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "phh_play.h"
#include "world.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void play(struct world *w, const struct rules *r, const struct phh_hand *h)
{
    const struct match_world world = world_for_match(w);
    struct phh_played played;
    char error[TOML_ERROR] = "", why[MATCH_ERROR] = "";
    int line = 0;
    const bool good = phh_play(r, h, true, &played, error, &line);
    CARRE_ASSERT(good || (*error && line > 0));
    if (good && played.match) {
        struct match *m = match_load(played.match, &world, false, why);
        CARRE_ASSERT(m && match_actions(m) == played.actions);
        match_free(m);
    }
    int64_t before = 0, behind = 0;
    for (int s = 0; s < h->n; s++) {
        before += h->stack[s];
        behind += played.finish[s];
    }
    CARRE_ASSERT(!good || !played.over || before == behind);
    mem_free(played.match);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct world w;
    static struct rules r;
    char error[TOML_ERROR];
    if (!w.assets) {
        world_open(&w, path_assets());
        CARRE_ASSERT(world_rules(&w, games_find("holdem"), SEATS, &r, error, sizeof error));
    }
    struct toml *t = toml_open((const char *)bytes, length);
    const struct toml_value *first;
    const char *name;
    int line = 0;
    for (enum toml_step step; (step = toml_next(t, &name, &line, &first, error)) != TOML_END;) {
        struct phh_hand h;
        CARRE_ASSERT(line > 0 && (step == TOML_READ || *error));
        if (step == TOML_READ && phh_read(name, line, first, &h, error, &line) == PHH_GOOD) {
            play(&w, &r, &h);
            phh_free(&h);
        }
    }
    toml_close(t);
    return 0;
}
