/* guard.c - since when each control has been there. */
#include "guard.h"

#include "check.h"

static int64_t later(int64_t a, int64_t b) { return a > b ? a : b; }

/* What a control is about follows the focus, and is meant if the focus was led there. */
static int64_t since_of(const struct guard *g, const struct item *i, int64_t now)
{
    for (int k = 0; k < g->n; k++)
        if (g->seen[k].id == i->id)
            return g->seen[k].action == i->action && (g->seen[k].arg == i->arg || g->led)
                       ? g->seen[k].since
                       : now;
    return now;
}

static void look_at_items(struct guard *g, const struct items *it, int64_t now)
{
    struct guard was = *g;
    g->n = 0;
    for (int i = 0; i < items_count(it) && g->n < GUARD_ITEMS; i++) {
        const struct item *e = items_at(it, i);
        g->seen[g->n].id = e->id;
        g->seen[g->n].action = e->action;
        g->seen[g->n].arg = e->arg;
        g->seen[g->n++].since = since_of(&was, e, now);
    }
}

void guard_look(struct guard *g, const struct items *it, uint64_t question, int person,
                bool reached, int64_t now)
{
    CARRE_ASSERT(g->n <= GUARD_ITEMS);
    const struct item *focus = items_focus(it);
    if (g->person != person && g->n) /* before the first look nobody was here */
        g->came = now;
    if (g->question != question)
        g->shown = false;
    if (reached && !g->shown)
        g->asked = now;
    g->shown |= reached;
    g->question = question;
    g->person = person;
    if (focus && focus->id != g->focus) {
        g->focus = focus->id;
        g->focused = now;
    }
    look_at_items(g, it, now);
    g->led = false;
}

void guard_heard(struct guard *g, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_FOCUS) {
        g->focus = event->id;
        g->focused = 0;
        g->led = true;
    }
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    g->again = event->id == g->pressed && event->run.began == g->run;
    g->pressed = event->id;
    g->run = event->run.began;
}

bool guard_lets(const struct guard *g, const struct item_event *event)
{
    int64_t since = g->asked;
    if (event->run.scripted)
        return true;
    for (int k = 0; event->id && k < g->n; k++)
        if (g->seen[k].id == event->id)
            since = later(since, g->seen[k].since);
    if (event->by_focus)
        since = later(since, g->focused);
    return g->shown && !(event->id && g->again) && since + GUARD_MS <= event->run.began &&
           g->came + GUARD_MS <= event->run.began_far;
}
