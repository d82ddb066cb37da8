/* replay.c - walks a saved log and prints the history as one seat, or an onlooker, may know it.
 * Loading it is the check: every action by the rules, every answer of chance against the cards
 * left, the digest of the table at the end. */
#include "commands.h"
#include "check.h"
#include "game_source.h"
#include "i18n.h"
#include "narrate.h"
#include "sit.h"

#include <stdio.h>

/* --seat counts from 1; without it the only seat's eyes, else an onlooker's. */
static bool viewer(const struct options *o, const struct match *m, seat *out)
{
    const int n = match_rules(m)->nseats;
    *out = (seat)(o->seat > 0 ? o->seat - 1 : n == 1 ? 0 : SEAT_ONLOOKER);
    if (o->seat > n) {
        fprintf(stderr, _("There’s no seat %d in this game.\n"), o->seat);
        return false;
    }
    return true;
}

static void walk(const struct match *m, seat who, int until)
{
    CARRE_ASSERT(who >= 0 && who <= SEAT_ONLOOKER);
    struct strbuf s = STRBUF_EMPTY;
    struct stage *st = sit_unseen(m, who, who);
    const int n = match_actions(m);
    sit_hear(st, m, 0, match_heard_at(m, until >= 0 && until < n ? until : n));
    narrate_events(&s, st, 0, false);
    fputs(strbuf_text(&s), stdout);
    strbuf_free(&s);
    stage_free(st);
}

int replay_main(const struct options *o)
{
    struct game_source *from = game_source_read(o, NULL, _("No finished games yet."));
    const struct match *m = from ? from->match : NULL;
    seat who;
    const bool can = m && viewer(o, m, &who);
    if (can && o->check)
        printf(i18n_plural("%s: valid, %d action, table digest %016llx\n",
                           "%s: valid, %d actions, table digest %016llx\n",
                           (unsigned long)match_actions(m)),
               o->subject, match_actions(m), (unsigned long long)match_digest(m));
    else if (can)
        walk(m, who, o->at);
    game_source_free(from);
    return !can;
}
