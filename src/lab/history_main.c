/* history_main.c - `carre history`: a game of hold'em that was played, as a hand history. */
#include "commands.h"
#include "check.h"
#include "file.h"
#include "game_source.h"
#include "hand_history.h"
#include "i18n.h"
#include "seating.h"

#include <stdio.h>
#include <string.h>

static bool wish_of(const struct options *o, const struct match *m, const struct game_source *from,
                    struct history_wish *w)
{
    const int n = match_rules(m)->nseats;
    *w = (struct history_wish){.format = o->format && strcmp(o->format, "pokerstars") == 0
                                             ? HISTORY_POKERSTARS
                                             : HISTORY_PHH,
                               .started = from->started};
    if (o->format && w->format == HISTORY_PHH && strcmp(o->format, "phh") != 0) {
        fprintf(stderr, _("Unknown format “%s”. Choose phh or pokerstars.\n"), o->format);
        return false;
    }
    if (o->seat > n) {
        fprintf(stderr, _("There’s no seat %d in this game.\n"), o->seat);
        return false;
    }
    if (o->all_cards && !match_over(m)) {
        fprintf(stderr, "%s\n", _("Folded cards can only be included once the game is over."));
        return false;
    }
    const seat me = o->seat > 0                     ? (seat)(o->seat - 1)
                    : o->seat == 0 || !from->seated ? (seat)SEAT_ONLOOKER
                                                    : history_person(&from->seating);
    history_eyes(w, me, o->all_cards);
    for (int s = 0; from->seated && s < n && s < from->seating.nseats; s++)
        w->name[s] = from->seating.seat[s].name;
    return true;
}

static int write_out(const struct options *o, const struct strbuf *text,
                     const struct history_count *n, enum history_format format)
{
    CARRE_ASSERT(format == HISTORY_PHH || format == HISTORY_POKERSTARS);
    struct strbuf why = STRBUF_EMPTY;
    int status = 0;
    if (!o->out) {
        fputs(strbuf_text(text), stdout);
    } else if (!file_write(o->out, strbuf_text(text), text->length, &why)) {
        fprintf(stderr, "%s\n", strbuf_text(&why));
        status = 1;
    }
    if (!status && format == HISTORY_PHH)
        fprintf(stderr, _("Hands written: %d (plain hold’em: %d).\n"), n->hands, n->plain);
    else if (!status)
        fprintf(stderr, _("Hands written: %d. Skipped (not plain hold’em): %d.\n"), n->plain,
                n->skipped);
    strbuf_free(&why);
    return status;
}

int history_main(const struct options *o)
{
    struct game_source *from =
        game_source_read(o, hand_records_fit, _("No finished hold’em games yet."));
    const struct match *m = from ? from->match : NULL;
    struct history_wish wish;
    int status = 1;
    if (m && !hand_records_fit(match_rules(m)->game)) {
        hands_without(match_rules(m)->game->id);
    } else if (m && wish_of(o, m, from, &wish)) {
        struct strbuf text = STRBUF_EMPTY;
        struct history_count n;
        history_write(m, &wish, &text, &n);
        status = write_out(o, &text, &n, wish.format);
        strbuf_free(&text);
    }
    game_source_free(from);
    return status;
}
