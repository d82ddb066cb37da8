/* Any text is an action or a sentence; an action written and read again is the same. The first byte
 * chooses the game. */

#include "check.h"
#include "games.h"
#include "mem.h"
#include "notation.h"
#include "path.h"
#include "world.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct world w;
    if (!w.assets)
        world_open(&w, path_assets());
    if (!length)
        return 0;
    int games = 0;
    while (games_nth(games))
        games++;
    struct rules r;
    char error[200] = "";
    const struct game *g = games_nth(bytes[0] % games);
    if (!world_rules(&w, g, g->seats_max, &r, error, sizeof error))
        return 0;
    char *text = mem_copy_part((const char *)bytes + 1, length - 1), again[ACTION_TEXT];
    struct action a, b;
    if (action_parse(&r, text, &a, error, sizeof error)) {
        action_text(&r, &a, again);
        CARRE_ASSERT(action_parse(&r, again, &b, error, sizeof error) &&
                     memcmp(&a, &b, sizeof a) == 0);
    } else
        CARRE_ASSERT(*error);
    mem_free(text);
    return 0;
}
