/* stats_poker.c - see stats_poker.h. */
#include "stats_poker.h"

#include "check.h"
#include "mem.h"

#include <stdio.h>
#include <string.h>

_Static_assert((int)POKER_COUNTS <= (int)STATS_COUNTS, "every count has its place");

/* ---- starting hands ---- */

int poker_class(card a, card b)
{
    const int x = POKER_SQUARE - 1 - card_rank(a), y = POKER_SQUARE - 1 - card_rank(b);
    const int high = x < y ? x : y, low = x < y ? y : x;
    CARRE_ASSERT(high >= 0 && low < POKER_SQUARE);
    return card_suit(a) == card_suit(b) ? poker_class_at(high, low) : poker_class_at(low, high);
}

void poker_class_name(int cls, char out[4])
{
    static const char rank[] = "AKQJT98765432";
    const int row = cls / POKER_SQUARE, column = cls % POKER_SQUARE;
    out[0] = rank[row < column ? row : column];
    out[1] = rank[row < column ? column : row];
    out[2] = row == column ? '\0' : row < column ? 's' : 'o';
    out[3] = '\0';
}

/* ---- the fold ---- */

struct hand {
    bool asked, vpip, pfr, three, three_chance, flop, showdown, all_in;
    int raises, raiser; /* before the flop */
    int cls;            /* of the hole cards; -1: not dealt yet */
    int32_t won;
    uint16_t used; /* bit of each power or effect */
};

struct fold {
    const struct rules *rules;
    seat who;
    const struct poker_stats *own;
    struct board b; /* before the event */
    struct hand hand;
    struct match_stats *out;
    struct stats_curve curve;
};

static void begin(struct fold *f) { f->hand = (struct hand){.raiser = SEAT_NONE, .cls = -1}; }

static void share(struct fold *f)
{
    int64_t all = 0;
    for (int s = 0; s < f->b.nseats; s++)
        all += f->b.num[HOLDEM_STACK + s];
    stats_curve_add(&f->curve,
                    all ? (int32_t)((int64_t)1000 * f->b.num[HOLDEM_STACK + f->who] / all) : 0);
}

/* Is a raise open to the player, who is asked? Asked of the rules, which know of short all-ins and
 * of cards that forbid it. */
static bool may_raise(const struct fold *f)
{
    struct choices c;
    rules_choices(f->rules, &f->b, f->who, &c);
    for (int i = 0; i < c.n; i++)
        if (c.choice[i].kind == HOLDEM_RAISE_TO && !c.choice[i].refused)
            return true;
    return false;
}

/* The player decides at the table as it stands. (At SPEC's the decision is not heard where somebody
 * declares a card, and is asked for again.) */
static void decide(struct fold *f, const struct action *a)
{
    struct hand *h = &f->hand;
    if (a->kind > HOLDEM_RAISE_TO)
        return;
    h->asked = true;
    if (f->b.num[HOLDEM_STREET] == HOLDEM_PREFLOP && h->raises == 1 && h->raiser != f->who &&
        !h->three_chance)
        h->three_chance = may_raise(f);
}

/* Somebody puts chips in by an action. */
static void chips(struct fold *f, const struct event *e)
{
    const bool raise = e->why != HOLDEM_WHY_CALL, mine = e->who == f->who,
               preflop = f->b.num[HOLDEM_STREET] == HOLDEM_PREFLOP;
    struct hand *h = &f->hand;
    if (preflop && raise) {
        h->three = h->three || (mine && h->raises == 1 && h->raiser != f->who);
        h->raises++;
        h->raiser = e->who;
    }
    if (!mine)
        return;
    h->all_in = h->all_in || f->b.num[HOLDEM_STACK + f->who] == e->amount;
    if (preflop) {
        h->vpip = true;
        h->pfr = h->pfr || raise;
    } else {
        f->out->count[raise ? POKER_AGGRESSIVE : POKER_CALLS]++;
    }
}

/* The hole cards as they were dealt, before anything is done to them. */
static void see_hole(struct fold *f)
{
    const int hand = HOLDEM_HAND + f->who;
    if (f->hand.cls >= 0 || board_count(&f->b, hand) != HOLDEM_HOLE_CARDS)
        return;
    const card a = board_face(&f->b, hand, 0), b = board_face(&f->b, hand, 1);
    if (card_is_known(a) && card_is_known(b))
        f->hand.cls = poker_class(a, b);
}

static void count_class(struct fold *f)
{
    const struct hand *h = &f->hand;
    if (h->cls < 0)
        return;
    f->out->count[POKER_DEALT + h->cls]++;
    f->out->count[POKER_PLAYED + h->cls] += h->vpip;
    f->out->count[POKER_CLASS_WON + h->cls] += h->vpip && h->won > 0;
}

static void count_hand(struct fold *f)
{
    const struct hand *h = &f->hand;
    int32_t *n = f->out->count;
    n[POKER_HANDS]++;
    n[POKER_WALKS] += !h->asked && h->won > 0 && !h->flop && !h->showdown;
    n[POKER_VPIP] += h->vpip;
    n[POKER_PFR] += h->pfr;
    n[POKER_3BET] += h->three;
    n[POKER_3BET_CHANCES] += h->three_chance;
    n[POKER_FLOPS] += h->flop;
    n[POKER_SHOWDOWNS] += h->showdown;
    n[POKER_SHOWDOWNS_WON] += h->showdown && h->won > 0;
    n[POKER_WON] += h->won > 0;
    n[POKER_ALL_INS] += h->all_in;
    if (h->won > n[POKER_LARGEST])
        n[POKER_LARGEST] = h->won;
    for (int i = 0; i < POKER_THINGS; i++) {
        n[POKER_USED_HANDS + i] += h->used >> i & 1;
        n[POKER_USED_WON + i] += (h->used >> i & 1) && h->won > 0;
    }
    count_class(f);
}

/* Numbers that change. A hand that is laid out by hand takes the place of the one that the set-up
 * had begun. */
static void number(struct fold *f, const struct event *e)
{
    if (e->why == HOLDEM_WHY_BUTTON ||
        (e->to >= HOLDEM_ANTE_DUE && e->to < HOLDEM_BLIND_DUE + SEATS && e->amount))
        begin(f);
    else if (e->why == HOLDEM_WHY_STREET && e->amount == HOLDEM_FLOP)
        f->hand.flop = holdem_dealt(&f->b, f->who) && holdem_live(&f->b, f->who);
    else if (e->why == HOLDEM_WHY_HAND_OVER && holdem_dealt(&f->b, f->who))
        count_hand(f);
}

static void paid(struct fold *f, const struct event *e)
{
    switch (e->why) {
    case HOLDEM_WHY_CALL:
    case HOLDEM_WHY_BET:
    case HOLDEM_WHY_RAISE: chips(f, e); break;
    case HOLDEM_WHY_WIN:
    case HOLDEM_WHY_SPLIT:
        if (e->who == f->who)
            f->hand.won += e->amount;
        break;
    case HOLDEM_WHY_ANTE:
    case HOLDEM_WHY_SMALL_BLIND:
    case HOLDEM_WHY_BIG_BLIND:
        if (f->curve.n == 0)
            share(f); /* as it was before anybody paid a chip */
        break;
    default: break;
    }
}

static void hear(struct fold *f, const struct event *e)
{
    see_hole(f);
    if (e->kind == EVENT_SET)
        number(f, e);
    else if (e->kind == EVENT_PAY)
        paid(f, e);
    else if (e->kind == EVENT_NOTE && e->why == HOLDEM_WHY_VALUE && e->who == f->who)
        f->hand.showdown = true;
    const int thing = f->own->thing ? f->own->thing(e, f->who) : -1;
    if (thing >= 0) {
        f->out->count[POKER_USED + thing]++;
        f->hand.used |= (uint16_t)(1u << thing);
    }
    const bool over = e->kind == EVENT_SET && e->why == HOLDEM_WHY_HAND_OVER,
               dealt = over && holdem_dealt(&f->b, f->who);
    board_reduce(&f->b, f->rules->game, e);
    if (dealt)
        share(f);
}

/* The place is certain when the player is out for good, or alone. */
static void place(struct fold *f, bool over)
{
    const int rank = f->b.num[HOLDEM_RANK + f->who], at = rank ? rank : over ? 1 : 0;
    if (f->own->reentries)
        f->out->count[POKER_REENTRIES] = f->b.num[f->own->reentries + f->who];
    if (!at)
        return;
    f->out->count[POKER_TOURNAMENTS] = 1;
    f->out->count[POKER_PLACES] = at;
    f->out->count[POKER_OPPONENTS] = f->b.nseats - 1;
    f->out->count[POKER_PLACE + at - 1] = 1;
}

bool poker_stats_read(const struct match *m, seat who, const struct poker_stats *own,
                      struct match_stats *out)
{
    CARRE_ASSERT(who >= 0 && who < match_rules(m)->nseats);
    struct fold *f = mem_alloc(sizeof *f);
    int action = 0;
    *out = (struct match_stats){.practice = match_practice(m)};
    *f = (struct fold){.rules = match_rules(m), .who = who, .own = own, .out = out};
    match_board_start(m, who, &f->b);
    begin(f);
    for (int i = 0; i < match_heard_count(m); i++) {
        for (; action < match_actions(m) && match_heard_at(m, action) == i; action++) {
            const struct action a = match_action(m, action, NULL);
            if (a.who == who)
                decide(f, &a);
        }
        const struct event e = match_heard(m, who, i);
        hear(f, &e);
    }
    place(f, match_over(m));
    stats_curve_end(&f->curve, out);
    mem_free(f);
    return out->count[POKER_HANDS] > 0;
}

/* ---- words for machines ---- */

enum stats_kind poker_stats_kind(int count)
{
    return count == POKER_LARGEST ? STATS_MOST : STATS_SUM;
}

static void thing_word(const char *(*name)(int i), int i, char out[STATS_WORD])
{
    snprintf(out, STATS_WORD, "%s", name(i));
    for (char *c = out; *c; c++)
        *c = *c == ' ' ? '-' : *c >= 'A' && *c <= 'Z' ? (char)(*c - 'A' + 'a') : *c;
}

void poker_stats_word(const char *(*things)(int i), int count, char out[STATS_WORD])
{
    CARRE_ASSERT(count >= 0);
    static const char *const name[POKER_DEALT] = {[POKER_TOURNAMENTS] = "tournaments",
                                                  [POKER_PLACES] = "places",
                                                  [POKER_OPPONENTS] = "opponents",
                                                  [POKER_HANDS] = "hands",
                                                  [POKER_WALKS] = "walks",
                                                  [POKER_VPIP] = "vpip",
                                                  [POKER_PFR] = "pfr",
                                                  [POKER_3BET] = "3bet",
                                                  [POKER_3BET_CHANCES] = "3bet-chances",
                                                  [POKER_FLOPS] = "flops-seen",
                                                  [POKER_AGGRESSIVE] = "bets-and-raises-postflop",
                                                  [POKER_CALLS] = "calls-postflop",
                                                  [POKER_SHOWDOWNS] = "showdowns",
                                                  [POKER_SHOWDOWNS_WON] = "showdowns-won",
                                                  [POKER_WON] = "hands-won",
                                                  [POKER_ALL_INS] = "all-ins",
                                                  [POKER_LARGEST] = "largest-pot",
                                                  [POKER_REENTRIES] = "re-entries"};
    static const char *const of_class[] = {"dealt", "played", "won"}, *const of_thing[] = {
                                                                          "used", "hands", "won"};
    char text[STATS_WORD] = "";
    if (count < POKER_DEALT && name[count]) {
        snprintf(out, STATS_WORD, "%s", name[count]);
    } else if (count < POKER_DEALT) {
        snprintf(out, STATS_WORD, "place-%d", count - POKER_PLACE + 1);
    } else if (count < POKER_USED) {
        poker_class_name((count - POKER_DEALT) % POKER_CLASSES, text);
        snprintf(out, STATS_WORD, "%.3s-%s", text, of_class[(count - POKER_DEALT) / POKER_CLASSES]);
    } else {
        thing_word(things, (count - POKER_USED) % POKER_THINGS, text);
        snprintf(out, STATS_WORD, "%.36s-%s", text, of_thing[(count - POKER_USED) / POKER_THINGS]);
    }
}
