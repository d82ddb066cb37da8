/* pokerstars.c - a hand in the words of PokerStars' hand histories, as the programs that count
 * hands expect them. English whatever the player's language, for it is programs that read it.
 * Forced bets, then each street's actions, what came back uncalled, shows, who collected which pot,
 * and a summary seat by seat. */
#include "hand_history.h"

#include "check.h"
#include "made.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* ---- cards and hands in words ---- */

static const char *const one[RANKS] = {"Deuce", "Three", "Four", "Five",  "Six",  "Seven", "Eight",
                                       "Nine",  "Ten",   "Jack", "Queen", "King", "Ace"};
static const char *const many[RANKS] = {"Deuces", "Threes", "Fours", "Fives", "Sixes",
                                        "Sevens", "Eights", "Nines", "Tens",  "Jacks",
                                        "Queens", "Kings",  "Aces"};

static void add_cards(struct strbuf *out, const card *c, int n)
{
    strbuf_add_char(out, '[');
    for (int i = 0; i < n; i++)
        strbuf_addf(out, "%s%c%c", i ? " " : "", card_rank_letter(card_rank(c[i])),
                    card_suit_letter(card_suit(c[i])));
    strbuf_add_char(out, ']');
}

static const char *straight_low(int top)
{
    CARRE_ASSERT(top == RANK_5 || top >= 4);
    return top == RANK_5 ? one[RANK_A] : one[top - 4];
}

/* What a seat's hand was worth at the showdown: of the class that won, so that under Both Cards
 * (SP-31) it is the five cards that count. */
static void add_hand(struct strbuf *out, const struct hand_record *h, int s)
{
    CARRE_ASSERT(s >= 0 && s < SEATS);
    const struct made m = made_of_class(h->value[s]);
    const int first = m.rank[0], second = m.rank[1];
    switch (m.category) {
    case RANK_HIGH_CARD: strbuf_addf(out, "high card %s", one[first]); break;
    case RANK_PAIR: strbuf_addf(out, "a pair of %s", many[first]); break;
    case RANK_TWO_PAIR: strbuf_addf(out, "two pair, %s and %s", many[first], many[second]); break;
    case RANK_THREE: strbuf_addf(out, "three of a kind, %s", many[first]); break;
    case RANK_STRAIGHT:
        strbuf_addf(out, "a straight, %s to %s", straight_low(first), one[first]);
        break;
    case RANK_FLUSH: strbuf_addf(out, "a flush, %s high", one[first]); break;
    case RANK_FULL_HOUSE:
        strbuf_addf(out, "a full house, %s full of %s", many[first], many[second]);
        break;
    case RANK_FOUR: strbuf_addf(out, "four of a kind, %s", many[first]); break;
    case RANK_STRAIGHT_FLUSH:
        if (first == RANK_A)
            strbuf_add(out, "a Royal Flush");
        else
            strbuf_addf(out, "a straight flush, %s to %s", straight_low(first), one[first]);
        break;
    case RANK_CATEGORIES: break;
    }
}

/* ---- the head ---- */

static void add_roman(struct strbuf *out, int n)
{
    static const struct {
        int value;
        const char *letters;
    } part[] = {{50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
    for (unsigned i = 0; i < sizeof part / sizeof *part; i++)
        for (; n >= part[i].value; n -= part[i].value)
            strbuf_add(out, part[i].letters);
}

/* Days since 1970 of the n-th Sunday of a month. */
static time_t sunday(int year, int month, int nth)
{
    CARRE_ASSERT(month >= 1 && month <= 12 && nth >= 1);
    static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    enum { LEAP_DAYS_TO_1970 = 477 };
    const int last = year - (month < 3); /* the last year whose leap day is past by then */
    const time_t day = 365 * (time_t)(year - 1970) + last / 4 - last / 100 + last / 400 -
                       LEAP_DAYS_TO_1970 + before[month - 1];
    return day + (7 - (day + 4) % 7) % 7 + 7 * (nth - 1);
}

/* Eastern time, which readers take every such file to be in: four hours behind UTC from the second
 * Sunday of March, 2:00, to the first of November, else five. */
static void add_eastern(struct strbuf *out, int64_t utc)
{
    const time_t then = (time_t)utc, standard = then - 5 * 3600;
    struct tm t;
    if (!gmtime_r(&standard, &t))
        return;
    const int year = t.tm_year + 1900;
    const time_t begins = sunday(year, 3, 2) * 86400 + 7 * 3600,
                 ends = sunday(year, 11, 1) * 86400 + 6 * 3600;
    const time_t local = then >= begins && then < ends ? standard + 3600 : standard;
    gmtime_r(&local, &t);
    strbuf_addf(out, "%04d/%02d/%02d %d:%02d:%02d ET", t.tm_year + 1900, t.tm_mon + 1, t.tm_mday,
                t.tm_hour, t.tm_min, t.tm_sec);
}

enum { MOMENT_UNKNOWN = 946702800 }; /* 2000-01-01 in the east */

static void add_head(struct strbuf *out, const struct hand_record *h,
                     const struct history_head *head)
{
    const unsigned long long id = (unsigned long long)head->id;
    strbuf_addf(out,
                "PokerStars Hand #%llu%04d: Tournament #%llu, Freeroll  Hold'em No Limit - Level ",
                id, h->number % 10000, id);
    add_roman(out, h->level);
    strbuf_addf(out, " (%d/%d) - ", h->small, h->big);
    add_eastern(out, (head->wish->started ? head->wish->started : MOMENT_UNKNOWN) + h->ms / 1000);
    strbuf_addf(out, "\nTable '%llu 1' %d-max Seat #%d is the button\n", id, head->rules->nseats,
                h->order[h->n - 1] + 1);
    for (int s = 0; s < head->rules->nseats; s++)
        if (h->start[s])
            strbuf_addf(out, "Seat %d: %s (%d in chips)\n", s + 1, head->name[s], h->start[s]);
}

static const char *all_in(bool is) { return is ? " and is all-in" : ""; }

static void add_forced(struct strbuf *out, const struct hand_record *h,
                       const struct history_head *head)
{
    for (int i = 0; i < h->n; i++) {
        const int s = h->order[i];
        if (h->ante_paid[s])
            strbuf_addf(out, "%s: posts the ante %d%s\n", head->name[s], h->ante_paid[s],
                        all_in(h->ante_paid[s] == h->start[s]));
    }
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i < h->n; i++) {
            static const char *const what[] = {"small blind", "big blind", "straddle"};
            const int s = h->order[i], mine = s == h->big_seat ? 1 : s == h->small_seat ? 0 : 2;
            if (h->blind_paid[s] && mine == pass)
                strbuf_addf(out, "%s: posts %s %d%s\n", head->name[s], what[pass], h->blind_paid[s],
                            all_in(h->ante_paid[s] + h->blind_paid[s] == h->start[s]));
        }
    strbuf_add(out, "*** HOLE CARDS ***\n");
    const int hero = head->wish->hero;
    if (hero >= 0 && hero < head->rules->nseats && h->start[hero] &&
        card_is_plain(h->hole[hero][0]) && card_is_plain(h->hole[hero][1])) {
        strbuf_addf(out, "Dealt to %s ", head->name[hero]);
        add_cards(out, h->hole[hero], HOLDEM_HOLE_CARDS);
        strbuf_add(out, "\n");
    }
}

/* ---- what happened ---- */

static bool contested(const struct hand_record *h) { return seat_count(h->folded) < h->n - 1; }

static void add_street(struct strbuf *out, const struct hand_record *h, const struct record_line *l)
{
    static const char *const name[] = {"", "FLOP", "TURN", "RIVER"};
    static const int before[] = {0, 0, 3, 4};
    strbuf_addf(out, "*** %s *** ", name[l->street]);
    if (before[l->street]) {
        add_cards(out, h->board, before[l->street]);
        strbuf_add(out, " ");
    }
    add_cards(out, l->card, l->ncards);
    strbuf_add(out, "\n");
}

static void add_shows(struct strbuf *out, const struct hand_record *h,
                      const struct history_head *head)
{
    for (int i = 0; i < h->nlines; i++) {
        const struct record_line *l = &h->line[i];
        if (l->kind != RECORD_SHOW)
            continue;
        strbuf_addf(out, "%s: shows ", head->name[l->who]);
        add_cards(out, l->card, l->ncards);
        if (contested(h)) {
            strbuf_add(out, " (");
            add_hand(out, h, l->who);
            strbuf_add(out, ")");
        }
        strbuf_add(out, "\n");
    }
}

/* "pot", "main pot", "side pot", "side pot-2". */
static void add_pot(struct strbuf *out, const struct hand_record *h, int k)
{
    if (h->pots < 2)
        strbuf_add(out, "pot");
    else if (k == 0)
        strbuf_add(out, "main pot");
    else if (h->pots == 2)
        strbuf_add(out, "side pot");
    else
        strbuf_addf(out, "side pot-%d", k);
}

static void add_line(struct strbuf *out, const struct hand_record *h,
                     const struct history_head *head, const struct record_line *l, bool *shown)
{
    const char *who = l->who >= 0 ? head->name[l->who] : "";
    switch ((enum record_kind)l->kind) {
    case RECORD_FOLD: strbuf_addf(out, "%s: folds\n", who); break;
    case RECORD_CHECK: strbuf_addf(out, "%s: checks\n", who); break;
    case RECORD_CALL:
        strbuf_addf(out, "%s: calls %d%s\n", who, l->amount, all_in(l->all_in));
        break;
    case RECORD_BET: strbuf_addf(out, "%s: bets %d%s\n", who, l->amount, all_in(l->all_in)); break;
    case RECORD_RAISE:
        strbuf_addf(out, "%s: raises %d to %d%s\n", who, l->by, l->to, all_in(l->all_in));
        break;
    case RECORD_UNCALLED:
        strbuf_addf(out, "Uncalled bet (%d) returned to %s\n", l->amount, who);
        break;
    case RECORD_BOARD: add_street(out, h, l); break;
    case RECORD_WIN:
        if (contested(h) && !*shown) {
            strbuf_add(out, "*** SHOW DOWN ***\n");
            add_shows(out, h, head);
            *shown = true;
        }
        strbuf_addf(out, "%s collected %d from ", who, l->amount);
        add_pot(out, h, l->pot);
        strbuf_add(out, "\n");
        break;
    case RECORD_SHOW:
    case RECORD_NOTE: break; /* shows stand together, at the end */
    }
}

static int winner(const struct hand_record *h)
{
    for (int i = 0; i < h->n; i++)
        if (h->won[h->order[i]])
            return h->order[i];
    return h->order[0];
}

static void add_places(struct strbuf *out, const struct hand_record *h,
                       const struct history_head *head)
{
    int left = 0;
    for (int i = 0; i < h->n; i++) {
        const int s = h->order[i], place = h->rank[s];
        left += h->finish[s] > 0;
        if (place)
            strbuf_addf(out, "%s finished the tournament in %d%s place\n", head->name[s], place,
                        place == 1   ? "st"
                        : place == 2 ? "nd"
                        : place == 3 ? "rd"
                                     : "th");
    }
    for (int i = 0; i < h->n && left == 1; i++)
        if (h->finish[h->order[i]])
            strbuf_addf(out, "%s wins the tournament - congratulations!\n",
                        head->name[h->order[i]]);
}

static void add_course(struct strbuf *out, const struct hand_record *h,
                       const struct history_head *head)
{
    bool shown = false;
    for (int i = 0; i < h->nlines; i++)
        add_line(out, h, head, &h->line[i], &shown);
    if (!contested(h)) {
        const size_t before = out->length;
        add_shows(out, h, head);
        if (out->length == before)
            strbuf_addf(out, "%s: doesn't show hand\n", head->name[winner(h)]);
    }
    add_places(out, h, head);
}

/* ---- the summary ---- */

static int32_t pot_sum(const struct hand_record *h, int k)
{
    int32_t sum = 0;
    for (int i = 0; i < h->nlines; i++)
        if (h->line[i].kind == RECORD_WIN && (k < 0 || h->line[i].pot == k))
            sum += h->line[i].amount;
    return sum;
}

static bool put_chips(const struct hand_record *h, int s)
{
    CARRE_ASSERT(s >= 0 && s < SEATS);
    bool put = h->blind_paid[s] > 0;
    for (int i = 0; i < h->nlines; i++)
        put |= h->line[i].who == s &&
               (h->line[i].kind == RECORD_CALL || h->line[i].kind == RECORD_BET ||
                h->line[i].kind == RECORD_RAISE);
    return put;
}

static void add_seat(struct strbuf *out, const struct hand_record *h,
                     const struct history_head *head, int s)
{
    CARRE_ASSERT(s >= 0 && s < SEATS && h->n <= SEATS);
    static const char *const street[] = {"before Flop", "on the Flop", "on the Turn",
                                         "on the River"};
    strbuf_addf(out, "Seat %d: %s%s%s%s ", s + 1, head->name[s],
                s == h->order[h->n - 1] ? " (button)" : "",
                s == h->small_seat ? " (small blind)" : "", s == h->big_seat ? " (big blind)" : "");
    if (seat_in(s, h->folded))
        strbuf_addf(out, "folded %s%s", street[h->fold_street[s]],
                    h->fold_street[s] == HOLDEM_PREFLOP && !put_chips(h, s) ? " (didn't bet)" : "");
    else if (!contested(h))
        strbuf_addf(out, "collected (%d)", h->won[s]);
    else {
        strbuf_add(out, "showed ");
        add_cards(out, h->hole[s], HOLDEM_HOLE_CARDS);
        if (h->won[s])
            strbuf_addf(out, " and won (%d) with ", h->won[s]);
        else
            strbuf_add(out, " and lost with ");
        add_hand(out, h, s);
    }
    strbuf_add(out, "\n");
}

static void add_summary(struct strbuf *out, const struct hand_record *h,
                        const struct history_head *head)
{
    strbuf_addf(out, "*** SUMMARY ***\nTotal pot %d ", pot_sum(h, -1));
    for (int k = 0; k < h->pots && h->pots > 1; k++)
        if (k == 0)
            strbuf_addf(out, "Main pot %d. ", pot_sum(h, 0));
        else if (h->pots == 2)
            strbuf_addf(out, "Side pot %d. ", pot_sum(h, 1));
        else
            strbuf_addf(out, "Side pot-%d %d. ", k, pot_sum(h, k));
    strbuf_add(out, "| Rake 0\n");
    if (h->nboard) {
        strbuf_add(out, "Board ");
        add_cards(out, h->board, h->nboard);
        strbuf_add(out, "\n");
    }
    for (int s = 0; s < head->rules->nseats; s++)
        if (h->start[s])
            add_seat(out, h, head, s);
    strbuf_add(out, "\n\n");
}

void pokerstars_write(const struct hand_record *h, const struct history_head *head,
                      struct strbuf *out)
{
    add_head(out, h, head);
    add_forced(out, h, head);
    add_course(out, h, head);
    add_summary(out, h, head);
}
