/* replay_marks.c - finds the parts of a match. */
#include "replay_marks.h"

#include "check.h"
#include "game_folder.h"
#include "mem.h"

/* Of several at one place the largest counts. */
static void add(struct marks *k, int at, bool large)
{
    CARRE_ASSERT(!k->n || k->mark[k->n - 1].at <= at);
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
    const struct game_folder *f = game_folder(match_rules(m)->game->id);
    *out = (struct marks){0};
    if (!f->begins)
        return;
    int event = 0;
    for (int at = 0; at <= match_actions(m); at++)
        for (const int end = match_heard_at(m, at); event < end; event++) {
            const struct event e = match_heard(m, SEAT_ONLOOKER, event);
            const enum part what = f->begins(&e);
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
    CARRE_ASSERT(k->n >= 0);
    for (int i = k->n - 1; i >= 0; i--)
        if (k->mark[i].at < at)
            return k->mark[i].at;
    return -1;
}

int marks_after(const struct marks *k, int at)
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

bool marks_look_back(const struct rules *r)
{
    const struct game_folder *f = game_folder(r->game->id);
    return !f->keeps_secrets || !f->keeps_secrets(r);
}
