/* The end of a hand, duel or round that nobody has seen to its finish. The match has gone on to the
 * next deal by then, and a program that is killed while the last cards fall would offer that deal
 * and never say who won, and with what.
 *
 * So with the match is kept from which event on the picture has still to show it, as long as it
 * has; a table that is opened again is at rest up to there, and shows the rest. As text
 * "57 0123456789abcdef": the event, and the digest of the match that it belongs to, for another one
 * may have been put in its place. */
#include "table_inside.h"

#include "check.h"

#include <inttypes.h>
#include <stdio.h>

/* The last event up to now, from that one on, with which cards are shuffled for the next deal; -1:
 * there is none. */
static int last_shuffle(const struct match *m, int from)
{
    for (int i = match_heard_count(m) - 1; i >= from; i--)
        if (match_heard(m, SEAT_ONLOOKER, i).kind == EVENT_FORGET)
            return i;
    return -1;
}

bool table_hand_ends(const struct match *m)
{
    CARRE_ASSERT(match_actions(m) > 0);
    return match_over(m) || last_shuffle(m, match_heard_at(m, match_actions(m) - 1)) >= 0;
}

void untold_begin(struct table *t)
{
    struct store *store = app_store(t->scene.app);
    char *text = store && !t->apart ? store_get(store, t->untold_name) : NULL;
    int from;
    uint64_t digest;
    t->untold_kept = text && *text;
    if (text && sscanf(text, "%d %" SCNx64, &from, &digest) == 2 &&
        digest == match_digest(t->match) && from >= 0 && last_shuffle(t->match, from) >= 0)
        t->untold = from;
    mem_free(text);
}

/* What the picture has shown since is not told again. */
static int from_here(const struct table *t)
{
    const int whole =
        t->stage ? table_shown_whole(t) : match_heard_at(t->match, match_actions(t->match) - 1);
    return whole > t->untold ? whole : t->untold;
}

void untold_play(struct table *t)
{
    if (t->untold >= 0 || table_hand_ends(t->match))
        t->untold = from_here(t);
}

void untold_keep(struct table *t, struct store *store)
{
    char text[48];
    if (t->untold >= 0 && (match_over(t->match) || last_shuffle(t->match, t->untold) < 0))
        t->untold = -1; /* over, or taken back */
    if (t->untold >= 0) {
        snprintf(text, sizeof text, "%d %016" PRIx64, t->untold, match_digest(t->match));
        store_put(store, t->untold_name, text);
        t->untold_kept = true;
    } else if (t->untold_kept) {
        store_put(store, t->untold_name, ""); /* a removal is forced to the disk */
        t->untold_kept = false;
    }
}

/* The end was seen when the picture has come to the next deal. A break before that, which waits for
 * somebody, is shown again with it. */
void untold_update(struct table *t)
{
    struct store *store = app_store(t->scene.app);
    if (t->untold < 0 || !t->stage || t->curtain.up ||
        table_front(t)->seen <= last_shuffle(t->match, t->untold))
        return;
    t->untold = -1;
    if (store && !t->apart && t->end < 0)
        untold_keep(t, store);
}
