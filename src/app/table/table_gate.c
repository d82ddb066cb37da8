/* The gate of the table: what a press wants is done only if what it answers was there before it
 * (guard.h). */
#include "table_inside.h"

#include <string.h>

enum { LONGEST_WAY_MS = 500 };

/* FNV-1a. */
static uint64_t mixed(uint64_t h, const void *of, size_t n)
{
    for (const uint8_t *p = of; n--; p++)
        h = (h ^ *p) * 1099511628211U;
    return h;
}

/* What is asked of whom: another number whenever a press would answer something else. */
static uint64_t question(const struct table *t, const struct stage *st)
{
    const int32_t about[] = {
        t->curtain.up,   t->curtain.comes,  t->curtain.watch,        t->front,
        t->look != NULL, (int32_t)t->acted, st ? st->choices.n : -1, st && stage_pauses(st)};
    const uint64_t h = mixed(14695981039346656037U, about, sizeof about);
    return st ? mixed(h, st->choices.choice, (size_t)st->choices.n * sizeof *st->choices.choice)
              : h;
}

/* A banner, or a whole scene (SPEC). */
bool table_moment(const struct table *t)
{
    return items_get(t->scene.items, item_id("go-on", 0)) ||
           items_get(t->scene.items, item_id("go-on", 1));
}

/* The picture shows all that has happened, or as much as it will before somebody goes on, and
 * neither a moment lies over it nor a strip over the hand. Cards that a hand moves about, by its
 * pointer, are on no way that long. */
static bool reached(struct table *t, const struct stage *st)
{
    const int64_t now = app_now(t->scene.app);
    if (t->curtain.up)
        return true;
    if (!st || !(stage_caught_up(st) || stage_pauses(st))) {
        t->caught_up = now;
        return false;
    }
    return (stage_still(st) || now - t->caught_up >= LONGEST_WAY_MS) && !table_moment(t) &&
           !strip_hides_hand(t);
}

void table_guard(struct table *t)
{
    const struct stage *st = t->curtain.up ? NULL : table_front(t);
    const int who = t->curtain.up ? t->curtain.comes : t->front;
    guard_look(&t->scene.guard, t->scene.items, question(t, st), who, reached(t, st),
               app_now(t->scene.app));
}

/* A hand goes down whenever that is wished; all else that is not looking around has to be meant. */
static bool decides(const struct table *t, enum stage_command wish)
{
    return wish == STAGE_ACT || wish == STAGE_ASK || wish == STAGE_UNDO || wish == STAGE_RESUME ||
           (wish == STAGE_PEEK && !t->look);
}

/* A press that was not meant leaves the skin as it was. */
struct stage_wish table_pressed(struct table *t, struct stage *st, const struct item_event *event)
{
    const size_t size = st->skin->state_size ? st->skin->state_size : 1;
    void *before = mem_alloc(size);
    memcpy(before, st->state, size);
    struct stage_wish wish = stage_input(st, event);
    /* Anybody who wants a card has to see the cards. */
    if (wish.command == STAGE_NOTHING && st->covered && event->kind == ITEM_EVENT_KEY &&
        event->key >= (enum key)'1' && event->key <= (enum key)'9')
        wish.command = STAGE_PEEK;
    if (decides(t, wish.command) && !guard_lets(&t->scene.guard, event)) {
        memcpy(st->state, before, size);
        wish = (struct stage_wish){.command = STAGE_NOTHING};
        t->early++;
    }
    mem_free(before);
    st->wish = (struct stage_wish){.command = STAGE_NOTHING};
    return wish;
}
