#include "replay_marks.h"

#include "ace_names.h"
#include "holdem_names.h"
#include "mem.h"
#include "upcolor_names.h"

#include <string.h>

enum part { PART_NONE, PART_SMALL, PART_LARGE };

/* What begins with an event that everybody hears. */
typedef enum part begins(const struct event *e);

static enum part ace(const struct event *e)
{
    if (e->why == ACE_WHY_REVEAL && e->kind == EVENT_MAKE)
        return PART_LARGE;
    return e->why == ACE_WHY_CLAIM && e->kind == EVENT_NOTE ? PART_SMALL : PART_NONE;
}

static enum part holdem(const struct event *e)
{
    if (e->why == HOLDEM_WHY_BUTTON && e->kind == EVENT_SET && e->to == HOLDEM_BUTTON && e->amount >= 0)
        return PART_LARGE;
    const bool street = e->why == HOLDEM_WHY_FLOP || e->why == HOLDEM_WHY_TURN || e->why == HOLDEM_WHY_RIVER;
    return street && e->kind == EVENT_MOVE ? PART_SMALL : PART_NONE;
}

static enum part upcolor(const struct event *e)
{
    if (e->kind != EVENT_NOTE)
        return PART_NONE;
    return e->why == UPCOLOR_WHY_ROUND ? PART_LARGE : e->why == UPCOLOR_WHY_LAP ? PART_SMALL : PART_NONE;
}

static const struct { const char *game; begins *begins; } kinds[] = {{"ace", ace}, {"holdem", holdem}, {"power-up", holdem}, {"spec", holdem}, {"upcolor", upcolor}};

static begins *begins_of(const struct match *m)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i].game, match_rules(m)->game->id) == 0)
            return kinds[i].begins;
    return NULL;
}

/* Of several at one place the largest counts. */
static void add(struct marks *k, int at, bool large)
{
    if (k->n && k->mark[k->n - 1].at == at) {
        k->mark[k->n - 1].large |= large;
        return;
    }
    if (k->n == k->room) {
        k->room = k->room ? 2 * k->room : 64;
        k->mark = mem_realloc(k->mark, (size_t)k->room * sizeof *k->mark);
    }
    k->mark[k->n++] = (struct mark){.at = at, .large = large};
}

void marks_find(struct marks *out, const struct match *m)
{
    begins *part = begins_of(m);
    *out = (struct marks){0};
    if (!part)
        return;
    int event = 0;
    for (int at = 0; at <= match_actions(m); at++)
        for (const int end = match_heard_at(m, at); event < end; event++) {
            const struct event e = match_heard(m, SEAT_ONLOOKER, event);
            const enum part what = part(&e);
            if (what != PART_NONE)
                add(out, at, what == PART_LARGE);
        }
}

void marks_free(struct marks *k)
{
    mem_free(k->mark);
    *k = (struct marks){0};
}

int marks_before(const struct marks *k, int at)
{
    for (int i = k->n - 1; i >= 0; i--)
        if (k->mark[i].at < at)
            return k->mark[i].at;
    return -1;
}

int marks_behind(const struct marks *k, int at)
{
    for (int i = 0; i < k->n; i++)
        if (k->mark[i].at > at)
            return k->mark[i].at;
    return -1;
}

int marks_last_large(const struct marks *k)
{
    for (int i = k->n - 1; i >= 0; i--)
        if (k->mark[i].large)
            return k->mark[i].at;
    return 0;
}

bool marks_look_back(const struct rules *r) { return strcmp(r->game->id, "ace") != 0 || ace_difficulty(r) < ACE_HARD; }
