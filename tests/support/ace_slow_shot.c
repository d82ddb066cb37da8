/* ace_slow_shot.c - what a shot deals (ace_slow.h). The numbers in brackets are those of the rules.
 */
#include "ace_slow.h"

#include <stdlib.h>
#include <string.h>

static const char *const kinds[SLOW_KINDS] = {
    "", "pair", "two-pair", "three", "straight", "flush", "full", "four", "straight-flush", "five"};
static const int base[SLOW_KINDS] = {0, 1, 2, 3, 4, 5, 6, 8, 10, 12};
static const char *const suits[] = {"clubs", "diamonds", "hearts", "spades"};
static const char *const ranks[] = {"2", "3",  "4", "5", "6", "7", "8",
                                    "9", "10", "J", "Q", "K", "A"};

static int place(const char *const *list, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (slow_same(list[i], word))
            return i;
    return -1;
}

struct slow_weights {
    const struct slow_effect *e[80];
    const struct slow_armed *by[80];
    int n;
    bool nobonus;
};

static void add(struct slow_weights *w, const struct slow_effect *e, const struct slow_armed *by)
{
    w->e[w->n] = e;
    w->by[w->n++] = by;
}

bool slow_acts(const struct slow *s, const struct slow_effect *penalty)
{
    const char *last = penalty->word[penalty->n - 1];
    return slow_same(last, "first")  ? s->shots == 0
           : slow_same(last, "last") ? s->bullets == 1
                                     : true;
}

int slow_last_order(const struct slow *s)
{
    int last = 0;
    for (int i = 0; i < SLOW_SLOTS; i++)
        last = s->armed[i].armed && s->armed[i].order > last ? s->armed[i].order : last;
    return last;
}

/* With the declarations in their order, but not that of slot `less`; `bare`: with none of them
 * [17]. */
static struct slow_weights weigh(const struct slow *s, int less, bool bare)
{
    struct slow_weights w = {.n = 0};
    const struct slow_foe *enemy = &s->foe[s->enemy];
    bool calm = false;
    for (int i = 0; i < enemy->npenalties; i++)
        w.nobonus |= slow_is(&enemy->penalty[i], "nobonus") && slow_acts(s, &enemy->penalty[i]);
    for (int order = 1; order <= slow_last_order(s) && !bare && !w.nobonus; order++)
        for (int i = 0; i < s->bonuses.n; i++)
            for (int k = 0; i != less && s->armed[i].armed && s->armed[i].order == order &&
                            k < s->foe[s->bonuses.card[i]].nbonuses;
                 k++) {
                add(&w, &s->foe[s->bonuses.card[i]].bonus[k], &s->armed[i]);
                calm |= slow_is(w.e[w.n - 1], "calm");
            }
    for (int i = 0; i < s->lasting.n && !w.nobonus; i++)
        for (int k = 0; k < s->foe[s->lasting.card[i]].nbonuses; k++)
            add(&w, &s->foe[s->lasting.card[i]].bonus[k], NULL);
    for (int i = 0; i < enemy->npenalties; i++)
        if (slow_acts(s, &enemy->penalty[i]) && (!calm || slow_is(&enemy->penalty[i], "vengeance")))
            add(&w, &enemy->penalty[i], NULL);
    return w;
}

bool slow_nobonus(const struct slow *s) { return weigh(s, -1, true).nobonus; }

/* [25, 29] */
static int changed(const struct slow_weights *w, int printed)
{
    int rank = printed / 4, suit = printed % 4;
    for (int i = 0; i < w->n && printed != SLOW_JOKER; i++) {
        const struct slow_effect *e = w->e[i];
        int at = -1;
        for (int k = 0; w->by[i] && k < w->by[i]->n; k++)
            at = w->by[i]->target[k] == printed ? k : at;
        if (slow_is(e, "count") && slow_same(e->word[1], suits[suit]))
            suit = place(suits, 4, e->word[3]);
        else if (at >= 0 && slow_is(e, "recolour"))
            suit = w->by[i]->amount;
        else if (at >= 0 && slow_is(e, "rerank"))
            rank = slow_same(e->word[2], "any") ? w->by[i]->amount : place(ranks, 13, e->word[2]);
        else if (at >= 0 && slow_is(e, "step"))
            rank = (w->by[i]->amount >> at) % 2 ? (rank == 12 ? 0 : rank + 1)
                                                : (rank == 0 ? 12 : rank - 1);
    }
    return printed == SLOW_JOKER ? printed : rank * 4 + suit;
}

static bool in_a_row(const int *f, int n) /* [21] */
{
    for (int low = 1; low + n - 1 <= 14; low++) {
        int found = 0;
        for (int v = low; v < low + n; v++)
            for (int i = 0; i < n; i++)
                if (f[i] / 4 + 2 == v || (v == 1 && f[i] / 4 == 12)) {
                    found++;
                    break;
                }
        if (found == n)
            return true;
    }
    return false;
}

/* Are exactly these faces that combination? [20, 23, 27, 28] */
static bool makes(const struct slow_weights *w, int kind, const int *f, int n)
{
    /* pairs of equal rank: 1 a pair, 2 two pair, 3 three, 4 full house, 6 four, 10 five */
    int same = 0, pairs = 0;
    bool suited = true, brief = false;
    for (int i = 0; i < n; i++) {
        suited &= f[i] % 4 == f[0] % 4;
        for (int k = 0; k < i; k++)
            pairs += f[i] / 4 == f[k] / 4;
    }
    for (int i = 0; i < w->n; i++) {
        brief |= slow_is(w->e[i], "short") && slow_same(w->e[i]->word[1], kinds[kind]);
        for (int k = 0; slow_is(w->e[i], "void") && k < n; k++)
            same += slow_same(suits[f[k] % 4], w->e[i]->word[1]);
    }
    if (same)
        return false;
    switch (kind) {
    case 1: return n == 2 && pairs == 1;
    case 2: return n == 4 && pairs == 2;
    case 3: return n == 3 && pairs == 3;
    case 4: return (n == 5 || (n == 4 && brief)) && in_a_row(f, n);
    case 5: return (n == 5 || (n == 4 && brief)) && suited;
    case 6: return n == 5 && pairs == 4;
    case 7: return n == 4 && pairs == 6;
    case 8: return n == 5 && suited && in_a_row(f, n);
    case 9: return n == 5 && pairs == 10;
    }
    return false;
}

static bool belongs(int face, const char *what)
{
    if (slow_same(what, "faces"))
        return face / 4 >= 9 && face / 4 <= 11;
    if (slow_same(what, "aces"))
        return face / 4 == 12;
    return slow_same(what, suits[face % 4]);
}

static int how_many(const int *f, int n, const char *what)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += belongs(f[i], what);
    return sum;
}

/* [26] */
static int damage(const struct slow *s, const struct slow_weights *w, int kind, const int *f, int n)
{
    int sum = base[kind], faces = how_many(f, n, "faces"), aces = 3 * how_many(f, n, "aces"),
        once_more_faces = 0, once_more_aces = 0;
    for (int i = 0; i < w->n; i++) {
        const bool group_of_faces = slow_same(w->e[i]->word[1], "faces");
        if (slow_is(w->e[i], "twice"))
            sum += base[kind];
        if (slow_is(w->e[i], "noextra"))
            *(group_of_faces ? &faces : &aces) = 0;
        if (slow_is(w->e[i], "double"))
            *(group_of_faces ? &once_more_faces : &once_more_aces) += 1;
    }
    sum += faces + faces * once_more_faces + aces + aces * once_more_aces;
    for (int i = 0; i < w->n; i++) {
        const struct slow_effect *e = w->e[i];
        int more = 0;
        if (slow_is(e, "add"))
            more = slow_number(e, 1);
        if (slow_is(e, "combo") && slow_same(e->word[1], kinds[kind]))
            more = slow_number(e, 2);
        if (slow_is(e, "extra")) {
            more = slow_number(e, 2) * how_many(f, n, e->word[1]);
            more = e->n == 5 && more > slow_number(e, 4) ? slow_number(e, 4) : more;
        }
        for (int k = 0; slow_is(e, "low") && k < n;
             k++) /* by value: the ace is 1, jack, queen and king 11 to 13 */
            more +=
                (f[k] / 4 == 12 ? 1 : f[k] / 4 + 2) <= slow_number(e, 1) ? slow_number(e, 2) : 0;
        for (int k = 0; slow_is(e, "vengeance") && k < n; k++)
            more += f[k] == 51 ? slow_number(e, 1) : 0;
        sum += more;
    }
    for (int i = 0; i < w->n; i++)
        if (slow_is(w->e[i], "least") && sum < slow_number(w->e[i], 1))
            sum = slow_number(w->e[i], 1);
    for (int i = 0; i < w->n; i++)
        if (slow_is(w->e[i], "halve"))
            sum = sum / 2 + sum % 2;
    for (int i = 0; i < w->n; i++)
        if (slow_is(w->e[i], "less"))
            sum -= slow_number(w->e[i], 1);
    for (int i = 0; i < w->n; i++)
        if (slow_is(w->e[i], "cap") && sum > slow_number(w->e[i], 1))
            sum = slow_number(w->e[i], 1);
    for (int i = 0; i < w->n; i++)
        if ((slow_is(w->e[i], "zero") && slow_same(w->e[i]->word[1], kinds[kind])) ||
            (slow_is(w->e[i], "norepeat") && s->claimed[kind]))
            sum = 0;
    return sum > 0 ? sum : 0;
}

/* A claim: printed cards, what the Joker is, the kind. -1: they do not make it, else its damage. */
static int claim(const struct slow *s, const struct slow_weights *w, int kind, const int *cards,
                 int n, int joker)
{
    int f[5];
    for (int i = 0; i < n; i++)
        f[i] = cards[i] == SLOW_JOKER ? joker : changed(w, cards[i]);
    return makes(w, kind, f, n) ? damage(s, w, kind, f, n) : -1;
}

/* Does each declaration change something in this claim? [35] */
static bool all_act(const struct slow *s, int kind, const int *cards, int n, int joker)
{
    const struct slow_weights all = weigh(s, -1, false);
    for (int i = 0; i < s->bonuses.n; i++) {
        const struct slow_weights less = weigh(s, i, false);
        if (s->armed[i].armed &&
            claim(s, &all, kind, cards, n, joker) == claim(s, &less, kind, cards, n, joker))
            return false;
    }
    return true;
}

/* Tries every set of at most five of the cards, as every kind (or one), with the Joker as every
 * card. */
struct hunt {
    const struct slow *s;
    const struct slow_weights *w;
    const struct slow_pile *from;
    int kind;
    bool any;
    int best;
    bool good;
};

static void hunt(struct hunt *h, int next, int *set, int n)
{
    bool joker = false;
    for (int i = 0; i < n; i++)
        joker |= set[i] == SLOW_JOKER;
    for (int j = 0; n >= 2 && j < (joker ? 52 : 1); j++)
        for (int kind = 1; kind < SLOW_KINDS && !(h->any && h->best >= 0); kind++) {
            const int d = h->kind && h->kind != kind ? -1 : claim(h->s, h->w, kind, set, n, j);
            if (d > h->best)
                h->good = false;
            if (d >= 0 && d >= h->best) {
                h->best = d;
                h->good = h->good || h->any || !h->kind || all_act(h->s, kind, set, n, j);
            }
        }
    for (int i = next; i < h->from->n && n < 5 && !(h->any && h->best >= 0); i++) {
        set[n] = h->from->card[i];
        hunt(h, i + 1, set, n + 1);
    }
}

bool slow_holds(const struct slow *s, bool bare)
{
    const struct slow_weights w = weigh(s, -1, bare);
    const struct slow_pile cards = slow_cards(s);
    struct hunt h = {.s = s, .w = &w, .from = &cards, .any = true, .best = -1};
    int set[5];
    hunt(&h, 0, set, 0);
    return h.best >= 0;
}

int slow_best(const struct slow *s)
{
    const struct slow_weights w = weigh(s, -1, false);
    const struct slow_pile cards = slow_cards(s);
    struct hunt h = {.s = s, .w = &w, .from = &cards, .best = -1};
    int set[5];
    hunt(&h, 0, set, 0);
    return h.best;
}

int slow_deals(const struct slow *s, const struct slow_pile *shot, int about, int amount, int *kind,
               bool *good)
{
    const struct slow_weights w = weigh(s, -1, false);
    *kind = about == 1 ? amount & 15 : amount;
    int set[5], n = 0;
    if (about == 1) {
        for (int i = 0; i < shot->n; i++)
            if (amount >> (10 + i) & 1)
                set[n++] = shot->card[i];
        const int joker = (amount >> 4 & 63) - 1;
        *good = all_act(s, *kind, set, n, joker);
        return claim(s, &w, *kind, set, n, joker);
    }
    struct hunt h = {.s = s, .w = &w, .from = shot, .kind = *kind, .best = -1};
    hunt(&h, 0, set, 0);
    *good = h.good;
    return h.best;
}
