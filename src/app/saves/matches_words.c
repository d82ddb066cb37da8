/* What a row of the games played says: how it ended, with whom, when. */
#include "matches_inside.h"
#include "check.h"
#include "game_folder.h"
#include "games.h"
#include "profile.h"
#include "saves.h"
#include "seating.h"

#include "mem.h"
#include "strbuf.h"

#include <stdlib.h>
#include <time.h>

/* Who won, by the figures of the result: "34 0 12". Returns the seat, -1: nobody did alone. */
static int result_words(const struct played *p, const struct seating *who, struct strbuf *out)
{
    int32_t score[SEATS] = {0}, best = INT32_MIN;
    int n = 0, winner = -1;
    for (const char *s = p->result; s && n < SEATS;) {
        char *end;
        const long v = strtol(s, &end, 10);
        if (end == s)
            break;
        score[n++] = (int32_t)v;
        s = end;
    }
    bool same = true;
    for (int i = 0; i < n; i++) {
        same = same && score[i] == score[0];
        if (score[i] > best) {
            best = score[i];
            winner = i;
        }
    }
    const bool alone = p->finished && winner >= 0 && (n == 1 ? score[0] > 0 : !(n && same));
    if (!p->finished)
        strbuf_add(out, _("Not finished"));
    else if (n && same)
        strbuf_add(out, score[0] > 0 ? _("Won") : n > 1 ? _("Tie") : _("Lost"));
    else if (winner >= 0 && who && winner < who->nseats)
        strbuf_addf(out, _("%s won"), who->seat[winner].name);
    return alone ? winner : -1;
}

static void names(const struct seating *who, struct strbuf *out)
{
    for (int i = 0; i < who->nseats; i++)
        strbuf_addf(out, "%s%s", i ? C_("between short effects", ", ") : "", who->seat[i].name);
}

/* Today and the days before it by their names, then by the calendar. */
static void moment(int64_t ended, char *out, size_t room)
{
    const time_t then = (time_t)ended;
    struct tm t;
    if (time(NULL) - then < RECENT_DAYS * 86400) {
        saves_when(ended, out, room);
        return;
    }
    localtime_r(&then, &t);
    strftime(out, room, "%Y-%m-%d %H:%M", &t);
}

void matches_tell(struct matches *k, size_t i)
{
    CARRE_ASSERT(i < k->count);
    const struct played *p = &k->match[i];
    const struct game *g = games_find(p->game);
    struct strbuf line = STRBUF_EMPTY, under = STRBUF_EMPTY;
    struct seating *who = &k->who[i];
    char when[120], error[SEATING_ERROR];
    const bool seated = p->seats && *p->seats && seating_read("seats", p->seats, who, error);
    if (!seated)
        who->nseats = 0;
    moment(p->ended, when, sizeof when);
    strbuf_addf(&line, "%s · %s", g ? _(g->title) : p->game, when);
    k->winner[i] = result_words(p, seated ? who : NULL, &under);
    k->ended[i] = mem_copy_text(strbuf_text(&under));
    if (seated) {
        if (*strbuf_text(&under))
            strbuf_add(&under, " · ");
        names(who, &under);
    }
    k->line[i] = mem_copy_text(strbuf_text(&line));
    k->when[i] = mem_copy_text(when);
    k->under[i] = mem_copy_text(strbuf_text(&under));
    strbuf_free(&line);
    strbuf_free(&under);
}
