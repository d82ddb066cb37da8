/* poker_plans.c - the tables of poker that are agreed on beforehand: the presets of its data. */
#include "poker_folder.h"

#include "holdem_tables.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "plans.h"
#include "world.h"

#include <string.h>

void poker_plans(const struct game *g, struct plans *out)
{
    char *assets = path_assets(), error[SEATING_ERROR];
    struct world w;
    struct rules r;
    world_open(&w, assets);
    const bool good = world_rules(&w, g, g->seats_min, &r, error, sizeof error);
    const struct holdem_preset *preset;
    for (int i = 0; good && (preset = holdem_preset(&r, i)); i++) {
        struct plan *one = plans_add(out, _(preset->name), _(preset->text));
        holdem_preset_apply(preset, &r);
        if (one)
            memcpy(one->option, r.option, sizeof one->option);
    }
    world_close(&w);
    mem_free(assets);
}
