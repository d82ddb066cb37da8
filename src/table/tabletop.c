/* tabletop.c - numbers that stay with cards. */
#include "tabletop.h"

#include "check.h"

#include <string.h>

static uint16_t fresh(struct tabletop *t)
{
    for (int i = 1; i < TABLETOP_IDS; i++)
        if (!t->used[i]) {
            t->used[i] = true;
            return (uint16_t)i;
        }
    CARRE_ASSERT(!"more cards than cells");
    return 0;
}

static uint16_t take(struct tabletop *t, int at, int end)
{
    CARRE_ASSERT(at >= 0 && at < end && end <= CELLS);
    uint16_t id = t->id[at];
    memmove(&t->id[at], &t->id[at + 1], (size_t)(end - at - 1) * sizeof *t->id);
    memmove(&t->came[at], &t->came[at + 1], (size_t)(end - at - 1) * sizeof *t->came);
    return id;
}

static void put(struct tabletop *t, int at, int end, uint16_t id, uint32_t came)
{
    CARRE_ASSERT(at >= 0 && at <= end && end < CELLS && id > 0);
    memmove(&t->id[at + 1], &t->id[at], (size_t)(end - at) * sizeof *t->id);
    memmove(&t->came[at + 1], &t->came[at], (size_t)(end - at) * sizeof *t->came);
    t->id[at] = id;
    t->came[at] = came;
}

void tabletop_start(struct tabletop *t, const struct board *start)
{
    memset(t, 0, sizeof *t);
    t->b = *start;
    for (int i = 0; i < t->b.start[ZONES]; i++) {
        t->id[i] = fresh(t);
        t->came[i] = ++t->clock;
    }
}

/* Cards of `from` to the end of `to`, the last first, as board_reduce does. */
static void gather(struct tabletop *t, int from, int to)
{
    CARRE_ASSERT(from >= 0 && from < ZONES && to >= 0 && to < ZONES);
    uint8_t start[ZONES + 1];
    memcpy(start, t->b.start, sizeof start);
    while (start[from + 1] > start[from]) {
        uint16_t id = take(t, start[from + 1] - 1, start[ZONES]);
        for (int z = from + 1; z <= ZONES; z++)
            start[z]--;
        put(t, start[to + 1], start[ZONES], id, ++t->clock);
        for (int z = to + 1; z <= ZONES; z++)
            start[z]++;
    }
}

int tabletop_reduce(struct tabletop *t, const struct game *g, const struct event *e,
                    uint16_t *id_out)
{
    uint16_t id = 0;
    uint32_t came = 0;
    int end = t->b.start[ZONES];
    if (e->kind == EVENT_MOVE || e->kind == EVENT_SHOW || e->kind == EVENT_UNMAKE) {
        int at = t->b.start[e->from] + e->index;
        came = e->kind == EVENT_SHOW ? t->came[at] : ++t->clock;
        id = take(t, at, end);
        if (e->kind == EVENT_UNMAKE)
            t->used[id] = false;
    } else if (e->kind == EVENT_GATHER) {
        gather(t, e->from, e->to);
    } else if (e->kind == EVENT_MAKE) {
        id = fresh(t);
        came = ++t->clock;
    }
    int index = board_reduce(&t->b, g, e);
    if (e->kind == EVENT_MOVE || e->kind == EVENT_MAKE)
        put(t, t->b.start[e->to] + index, t->b.start[ZONES] - 1, id, came);
    else if (e->kind == EVENT_SHOW)
        put(t, t->b.start[e->from] + index, t->b.start[ZONES] - 1, id, came);
    if (id_out)
        *id_out = e->kind == EVENT_UNMAKE ? 0 : id;
    return index;
}
