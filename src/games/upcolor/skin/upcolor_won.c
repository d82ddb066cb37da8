/* What the picture of a game that is over tells: who brought what home, worked out from the board
 * alone, so that a table that was opened between two games tells the same. */
#include "upcolor_won.h"

#include "check.h"
#include "i18n.h"
#include "strbuf.h"

#include <stdio.h>
#include <string.h>

enum { TALLEST = 11 }; /* chips of the highest column */

/* Who won all four rounds; -1: nobody (UC-54). */
static int full_of(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    const int last = b->num[UPCOLOR_ROUND_WINNER + UPCOLOR_ROUNDS - 1] - 1;
    return uc_pots(st) && last >= 0 && b->num[UPCOLOR_WON + last] >= UPCOLOR_ROUNDS ? last : -1;
}

/* What a seat laid into the pot of this game. A position that was set up may not say it: then who
 * sits there did. */
static int32_t staked(const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    int32_t all = 0;
    for (int s = 0; s < b->nseats; s++)
        all += b->num[UPCOLOR_STAKED + s];
    if (all)
        return b->num[UPCOLOR_STAKED + who];
    return upcolor_seated(b, who) ? b->num[UPCOLOR_STAKE] : 0;
}

/* what a round of this game has brought its winner */
static int32_t uc_round_worth(const struct stage *st, int round)
{
    CARRE_ASSERT(round >= 0 && round < UPCOLOR_ROUNDS);
    const struct board *b = &st->shown.b;
    if (!b->num[UPCOLOR_ROUND_WINNER + round])
        return 0;
    return uc_pots(st) ? b->num[UPCOLOR_ROUND_PAID + round] : 1;
}

static int partner_of(const struct stage *st, int who)
{
    for (int s = 0; s < st->shown.b.nseats; s++)
        if (s != who && upcolor_partners(&st->rules, s, who))
            return s;
    return -1;
}

/* What each round paid to whom; partners halve it, the odd unit to the one who went out (UC-57). */
static void tell_rounds(const struct stage *st, struct uc_won *w)
{
    const struct board *b = &st->shown.b;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++) {
        const int s = b->num[UPCOLOR_ROUND_WINNER + i] - 1;
        if (s < 0)
            continue;
        const int32_t worth = uc_round_worth(st, i);
        const int partner = partner_of(st, s);
        w->seat[s].part[i] = partner >= 0 && w->pots ? worth - worth / 2 : worth;
        w->seat[s].barred[i] = w->pots && !worth && b->num[UPCOLOR_ROUND_SHARE + i] > 0;
        if (partner >= 0)
            w->seat[partner].part[i] = w->pots ? worth / 2 : worth;
    }
}

/* A tenth to each of the others (UC-54). Returns what the winner, and a partner, have paid. */
static void tell_full(const struct stage *st, struct uc_won *w, int full, int32_t paid[SEATS])
{
    CARRE_ASSERT(full < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const int partner = full < 0 ? -1 : partner_of(st, full);
    if (full < 0)
        return;
    const int32_t each =
        (b->num[UPCOLOR_WINNINGS + full] + (partner < 0 ? 0 : b->num[UPCOLOR_WINNINGS + partner])) /
        10;
    for (int s = 0; s < b->nseats; s++) {
        if (!staked(b, s) || upcolor_partners(&st->rules, s, full))
            continue;
        w->seat[s].paid = each;
        paid[full] += partner < 0 ? each : each - each / 2;
        if (partner >= 0)
            paid[partner] += each / 2;
    }
}

/* What counts: what a player, or both of a team, brought home. */
static int32_t side(const struct stage *st, const struct uc_won *w, int s)
{
    int32_t sum = 0;
    for (int p = 0; p < st->shown.b.nseats; p++)
        sum += upcolor_partners(&st->rules, s, p) ? w->seat[p].net : 0;
    return sum;
}

static seatmask winners(const struct stage *st, const struct uc_won *w, int full, seatmask sat)
{
    int32_t most = INT32_MIN;
    seatmask who = 0;
    for (int s = 0; s < st->shown.b.nseats; s++) {
        const int32_t n = side(st, w, s);
        if (!seat_in(s, sat) || (full >= 0 && !upcolor_partners(&st->rules, s, full)))
            continue;
        if (n > most)
            who = 0, most = n;
        if (n == most)
            who |= seat_bit(s);
    }
    return who;
}

/* All that each has, above what it came with; `paid` for a FULL in this game. */
static void tell_nets(const struct stage *st, bool session, struct uc_won *w,
                      const int32_t paid[SEATS])
{
    const struct board *b = &st->shown.b;
    for (int s = 0; s < b->nseats; s++) {
        struct uc_won_seat *p = &w->seat[s];
        const int32_t first = w->pots ? st->rules.option[UPCOLOR_FIRST_STACK] : 0;
        const int32_t all = uc_has(st, b, s) - b->num[UPCOLOR_DEBT + s] - first;
        p->net = w->pots ? p->paid - paid[s] - staked(b, s) : 0;
        for (int i = 0; i < UPCOLOR_ROUNDS; i++)
            p->net += p->part[i];
        p->before = all > p->net ? all - p->net : 0;
        p->net = session ? all : p->net;
    }
}

static void headline(const struct stage *st, struct uc_won *w, seatmask who, bool many)
{
    const int first = seat_first(who), n = seat_count(who);
    const char *a = w->seat[first].name,
               *b = n > 1 ? w->seat[seat_first((seatmask)(who & ~seat_bit(first)))].name : "";
    if (n > 2 || (n == 2 && !st->rules.option[UPCOLOR_TEAMS] && many))
        snprintf(w->head, UC_TEXT, "%s", _("Tie for first"));
    else if (w->full) /* behind the stamp FULL */
        snprintf(w->head, UC_TEXT, n == 2 ? _("for %s and %s!") : _("for %s!"), a, b);
    else if (many)
        snprintf(w->head, UC_TEXT, n == 2 ? _("%s and %s win!") : _("%s wins!"), a, b);
    else
        snprintf(w->head, UC_TEXT, n == 2 ? _("%s and %s win the game!") : _("%s wins the game!"),
                 a, b);
}

/* Three figures of the player who stands large: of a game, or, if there were many, of all of them.
 */
static void tell_stats(const struct stage *st, bool session, bool many, struct uc_won *w)
{
    const struct board *b = &st->shown.b;
    const struct uc_won_seat *p = &w->seat[w->first];
    char pot[64];
    int rounds = 0, n = 0;
    int32_t won = 0;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++) {
        rounds += b->num[UPCOLOR_ROUND_WINNER + i] > 0 &&
                  upcolor_partners(&st->rules, b->num[UPCOLOR_ROUND_WINNER + i] - 1, w->first);
        won += p->part[i];
    }
    if (many) {
        uc_amount(w->figure[n], b->num[UPCOLOR_GAME]);
        snprintf(w->words[n++], UC_TEXT, "%s",
                 i18n_plural("game", "games", (unsigned long)b->num[UPCOLOR_GAME]));
    } else if (w->pots) {
        uc_amount(w->figure[n], won);
        uc_amount(pot, b->num[UPCOLOR_POT_START]);
        snprintf(w->words[n++], UC_TEXT, _("won from a pot of %s"), pot);
    }
    if (many)
        rounds = b->num[UPCOLOR_ROUNDS_WON + w->first];
    uc_amount(w->figure[n], rounds);
    snprintf(w->words[n++], UC_TEXT,
             i18n_plural("of %d rounds won", "of %d rounds won", (unsigned long)rounds),
             many ? b->num[UPCOLOR_PLAYED] : UPCOLOR_ROUNDS);
    if (w->full && w->others && w->seat[w->other[0]].paid) {
        uc_amount(w->figure[n], w->seat[w->other[0]].paid);
        snprintf(w->words[n], UC_TEXT, "%s", _("to each opponent"));
    } else if (session) {
        snprintf(w->words[n], UC_TEXT, "%s", _("at the table"));
    } else {
        uc_amount(w->figure[n], uc_has(st, b, w->first));
        snprintf(w->words[n], UC_TEXT, "%s", w->pots ? _("in all") : _("rounds won in all"));
    }
}

/* Of each column what its chips stand for, so that the highest has about TALLEST. */
static int32_t one_chip(const struct uc_won *w, int nseats)
{
    int32_t most = 1;
    for (int s = 0; s < nseats; s++) {
        int32_t sum = w->seat[s].before;
        for (int i = 0; i < UPCOLOR_ROUNDS; i++)
            sum += w->seat[s].part[i];
        most = sum > most ? sum : most;
    }
    return (most + TALLEST - 1) / TALLEST;
}

void uc_won_tell(const struct stage *st, bool session, struct uc_won *w)
{
    const struct board *b = &st->shown.b;
    const bool many = session && b->num[UPCOLOR_GAME] > 1;
    const int full = full_of(st);
    static const enum mood taken[] = {MOOD_GLAD, MOOD_CALM, MOOD_SLY};
    int32_t paid[SEATS] = {0};
    seatmask sat = 0;
    *w = (struct uc_won){.pots = uc_pots(st),
                         .sweets = uc_pots(st) && uc_sweets(st),
                         .dark = look(st)->dark,
                         .set = look(st)->set};
    for (int s = 0; s < b->nseats; s++) {
        const struct nameplate *p = &st->plate[s];
        w->seat[s].emblem = p->emblem;
        w->seat[s].ground = p->ground;
        snprintf(w->seat[s].name, UC_NAME, "%s", uc_seat(st, s));
        if (many || !w->pots ? many || upcolor_seated(b, s) : staked(b, s) > 0)
            sat |= seat_bit(s);
    }
    tell_rounds(st, w);
    tell_full(st, w, full, paid);
    tell_nets(st, session, w, paid);
    seatmask who = winners(st, w, many ? -1 : full, sat);
    if (!who) /* of a position that nobody has played in */
        who = seat_bit(0);
    w->first = full >= 0 && seat_in(full, who) ? full : seat_first(who);
    w->full = full >= 0 && seat_in(full, who);
    for (int i = 1; i < b->nseats; i++)
        if (seat_in((w->first + i) % b->nseats, sat))
            w->other[w->others++] = (w->first + i) % b->nseats;
    for (int s = 0; s < b->nseats; s++) {
        bool share = w->full;
        for (int i = 0; i < UPCOLOR_ROUNDS; i++)
            share |= w->seat[s].part[i] > 0;
        w->seat[s].wins = seat_in(s, who);
        w->seat[s].mood = seat_in(s, who) ? MOOD_GLAD : share || many ? MOOD_CALM : MOOD_SAD;
        if (w->full && !seat_in(s, who) && w->seat[s].paid) /* each takes it in their own way */
            w->seat[s].mood = taken[s % 3];
    }
    w->chip = one_chip(w, b->nseats);
    headline(st, w, who, many);
    tell_stats(st, session, many, w);
}

static void add_amount(struct strbuf *out, int32_t n)
{
    char amount[64];
    uc_amount(amount, n < 0 ? -n : n);
    strbuf_addf(out, "%s%s", n > 0 ? "+" : n < 0 ? "−" : "", amount);
}

void uc_won_words(const struct uc_won *w, int s, struct strbuf *out)
{
    CARRE_ASSERT(s >= 0 && s < SEATS);
    const struct uc_won_seat *p = &w->seat[s];
    if (w->pots)
        add_amount(out, p->net);
    for (int i = 0; i < UPCOLOR_ROUNDS; i++) {
        if (!p->part[i] && !p->barred[i])
            continue;
        if (*strbuf_text(out))
            strbuf_add(out, C_("between short effects", ", "));
        strbuf_addf(out, _("round %d"), i + 1);
        if (p->barred[i])
            strbuf_addf(out, " (%s)", _("kept a discard card: carried over"));
        else if (w->pots)
            strbuf_add(out, " "), add_amount(out, p->part[i]);
    }
}
