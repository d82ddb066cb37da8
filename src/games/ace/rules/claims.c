/* claims.c - which combinations cards hold.
 *
 * A combination is described by parts: so many cards out of such a set. A pair is two of one rank's
 * cards, a straight one card each of five ranks, a flush five of one suit's. One small search walks
 * all ways to fill the parts and tells each set that it finds; who listens wants the best one, or a
 * list. The Joker is tried as every face. Eight cards hold some dozens of sets: a few microseconds.
 */
#include "ace.h"

#include "check.h"

#include <string.h>

enum { WAYS5 = 10, WAYS4 = 11 };

struct part {
    uint64_t from;
    int n;
};

struct search {
    const struct ace_aim *aim;
    int n, joker;                      /* joker: its index, -1 if there is none */
    card face[ACE_CARDS_MOST];         /* after changes; the Joker as what it is tried as */
    uint64_t rank[RANKS], suit[SUITS]; /* cards that may be in a combination */
    uint64_t must;                     /* only sets with these cards are told… */
    uint64_t few;                      /* …and with at most so many of those */
    int most;
    int kind; /* being walked */
    int only; /* ACE_NO_KIND: any */
    void (*found)(struct search *s, uint64_t cards);
    struct ace_scored *out;
    int room, count;
};

static int bits(uint64_t v) { return __builtin_popcountll(v); }

/* Rank number i of a straight that begins with the ace (0) up to the ten (9) or, of four cards, the
 * jack (10). */
static int straight_rank(int start, int i)
{
    CARRE_ASSERT(start >= 0 && i >= 0 && start + i <= RANKS);
    return start + i == 0 ? RANK_A : start + i - 1;
}

static void fill(struct search *s, const struct part *p, int nparts, uint64_t from, int n,
                 uint64_t have)
{
    CARRE_ASSERT(n >= 0 && nparts >= 0);
    if (n == 0) {
        if (nparts == 0) {
            if ((have & s->must) == s->must)
                s->found(s, have);
        } else {
            fill(s, p + 1, nparts - 1, p->from, p->n, have);
        }
        return;
    }
    for (uint64_t left = from; bits(left) >= n;) {
        const uint64_t one = left & -left;
        left ^= one;
        if (bits((have | one) & s->few) > s->most)
            continue;
        fill(s, p, nparts, left, n - 1, have | one);
    }
}

static void walk(struct search *s, int kind, const struct part *p, int nparts)
{
    uint64_t all = 0;
    for (int i = 0; i < nparts; i++) {
        if (bits(p[i].from) < p[i].n)
            return;
        all |= p[i].from;
    }
    if ((all & s->must) != s->must)
        return;
    s->kind = kind;
    fill(s, p, nparts, 0, 0, 0);
}

static void walk_ranks(struct search *s, bool (*wanted)(const struct search *, int))
{
    static const struct {
        int kind, n;
    } alone[] = {{ACE_PAIR, 2}, {ACE_THREE, 3}, {ACE_FOUR, 4}, {ACE_FIVE, 5}};
    for (int r = 0; r < RANKS; r++) {
        if (bits(s->rank[r]) < 2)
            continue;
        for (int k = 0; k < 4; k++)
            if (wanted(s, alone[k].kind))
                walk(s, alone[k].kind, (const struct part[]){{s->rank[r], alone[k].n}}, 1);
        for (int q = 0; q < RANKS; q++) {
            const struct part two[] = {{s->rank[r], 2}, {s->rank[q], 2}},
                              full[] = {{s->rank[r], 3}, {s->rank[q], 2}};
            if (q < r && wanted(s, ACE_TWO_PAIR))
                walk(s, ACE_TWO_PAIR, two, 2);
            if (q != r && wanted(s, ACE_FULL))
                walk(s, ACE_FULL, full, 2);
        }
    }
}

static void walk_straights(struct search *s, int kind, int length, uint64_t among)
{
    CARRE_ASSERT(length == 4 || length == 5);
    for (int start = 0; start < (length == 5 ? WAYS5 : WAYS4); start++) {
        struct part p[5];
        for (int i = 0; i < length; i++)
            p[i] = (struct part){s->rank[straight_rank(start, i)] & among, 1};
        walk(s, kind, p, length);
    }
}

static bool kind_wanted(const struct search *s, int kind)
{
    return s->only == ACE_NO_KIND || s->only == kind;
}

/* All sets of the cards as they are now. */
static void search_faces(struct search *s)
{
    memset(s->rank, 0, sizeof s->rank);
    memset(s->suit, 0, sizeof s->suit);
    for (int i = 0; i < s->n; i++)
        if (card_is_plain(s->face[i]) && !(s->aim->voids >> card_suit(s->face[i]) & 1)) {
            s->rank[card_rank(s->face[i])] |= (uint64_t)1 << i;
            s->suit[card_suit(s->face[i])] |= (uint64_t)1 << i;
        }
    walk_ranks(s, kind_wanted);
    if (kind_wanted(s, ACE_STRAIGHT)) {
        walk_straights(s, ACE_STRAIGHT, 5, UINT64_MAX);
        if (s->aim->shorts >> ACE_STRAIGHT & 1)
            walk_straights(s, ACE_STRAIGHT, 4, UINT64_MAX);
    }
    for (int u = 0; u < SUITS; u++) {
        if (kind_wanted(s, ACE_FLUSH)) {
            walk(s, ACE_FLUSH, (const struct part[]){{s->suit[u], 5}}, 1);
            if (s->aim->shorts >> ACE_FLUSH & 1)
                walk(s, ACE_FLUSH, (const struct part[]){{s->suit[u], 4}}, 1);
        }
        if (kind_wanted(s, ACE_STRAIGHT_FLUSH) && bits(s->suit[u]) >= 5)
            walk_straights(s, ACE_STRAIGHT_FLUSH, 5, s->suit[u]);
    }
}

static void search(struct search *s, const struct ace_aim *aim, const card *cards, int n)
{
    CARRE_ASSERT(n >= 0 && n <= ACE_CARDS_MOST);
    s->aim = aim;
    s->n = n;
    s->joker = -1;
    ace_changed(aim, cards, n, s->face);
    for (int i = 0; i < n; i++)
        if (s->face[i] == CARD_JOKER)
            s->joker = i;
    search_faces(s);
    if (s->joker < 0)
        return;
    s->must = (uint64_t)1 << s->joker;
    for (card c = 0; c < 52; c++)
        if (!(aim->voids >> card_suit(c) & 1)) {
            s->face[s->joker] = c;
            search_faces(s);
        }
}

static struct ace_scored scored(const struct search *s, uint64_t cards)
{
    card faces[5];
    int n = 0;
    for (uint64_t left = cards; left; left &= left - 1)
        faces[n++] = s->face[__builtin_ctzll(left)];
    const bool joker = s->joker >= 0 && cards >> s->joker & 1;
    return (struct ace_scored){.claim = {.kind = (uint8_t)s->kind,
                                         .joker = joker ? s->face[s->joker] : (card)CARD_NONE,
                                         .cards = cards},
                               .damage = ace_sum(s->aim, s->kind, faces, n)};
}

/* Order of lists: damage, then without the Joker, then the higher kind, then more cards (so that no
 * bonus is spent on a short claim for nothing), then the Joker's higher face (spades before other
 * suits, since some things are only said of the ace of spades), then the cards that come first. */
static bool better(const struct ace_scored *a, const struct ace_scored *b)
{
    if (a->damage != b->damage)
        return a->damage > b->damage;
    if ((a->claim.joker == CARD_NONE) != (b->claim.joker == CARD_NONE))
        return a->claim.joker == CARD_NONE;
    if (a->claim.kind != b->claim.kind)
        return a->claim.kind > b->claim.kind;
    if (bits(a->claim.cards) != bits(b->claim.cards))
        return bits(a->claim.cards) > bits(b->claim.cards);
    if (a->claim.joker != b->claim.joker)
        return a->claim.joker > b->claim.joker;
    return a->claim.cards < b->claim.cards;
}

static void found_best(struct search *s, uint64_t cards)
{
    const struct ace_scored new = scored(s, cards);
    if (s->count == 0 || better(&new, s->out))
        *s->out = new;
    s->count = 1;
}

bool ace_claim_best(const struct ace_aim *aim, const card *cards, int n, int kind,
                    struct ace_scored *out)
{
    struct search s = {.only = kind, .found = found_best, .out = out};
    search(&s, aim, cards, n);
    return s.count > 0;
}

bool ace_claim_best_few(const struct ace_aim *aim, const card *cards, int n, uint64_t few, int most,
                        struct ace_scored *out)
{
    struct search s = {.few = few, .most = most, .found = found_best, .out = out};
    search(&s, aim, cards, n);
    return s.count > 0;
}

/* What tells two claims of the same kind and damage apart for a player: the ranks. The Joker's own
 * is left out, it counts as a rank of its own. */
static uint64_t ranks_of(const struct search *s, uint64_t cards)
{
    uint64_t sum = 0;
    for (uint64_t left = cards; left; left &= left - 1) {
        const int i = __builtin_ctzll(left);
        sum += (uint64_t)1 << 4 * (i == s->joker ? RANKS : card_rank(s->face[i]));
    }
    return sum;
}

static void found_list(struct search *s, uint64_t cards)
{
    const struct ace_scored new = scored(s, cards);
    int at = s->count;
    for (int i = 0; i < s->count; i++) {
        struct ace_scored *old = &s->out[i];
        if (old->claim.kind == new.claim.kind &&
            old->damage == new.damage &&ranks_of(s, old->claim.cards) == ranks_of(s, cards)) {
            if (better(&new, old))
                *old = new;
            return;
        }
    }
    if (s->count < s->room)
        s->count++;
    else if (at == 0 || !better(&new, &s->out[at - 1]))
        return;
    else
        at--;
    for (; at > 0 && better(&new, &s->out[at - 1]); at--)
        s->out[at] = s->out[at - 1];
    s->out[at] = new;
}

int ace_claims(const struct ace_aim *aim, const card *cards, int n, struct ace_scored *out,
               int room)
{
    struct search s = {.found = found_list, .out = out, .room = room};
    search(&s, aim, cards, n);
    return s.count;
}

bool ace_any_claim(const struct ace_aim *aim, const card *cards, int n)
{
    card face[ACE_CARDS_MOST];
    CARRE_ASSERT(n >= 0 && n <= ACE_CARDS_MOST);
    ace_changed(aim, cards, n, face);
    int usable = 0, rank[RANKS] = {0}, suit[SUITS] = {0};
    bool joker = false;
    for (int i = 0; i < n; i++) {
        if (face[i] == CARD_JOKER)
            joker = true;
        if (!card_is_plain(face[i]) || aim->voids >> card_suit(face[i]) & 1)
            continue;
        usable++;
        if (++rank[card_rank(face[i])] == 2 ||
            ++suit[card_suit(face[i])] == (aim->shorts >> ACE_FLUSH & 1 ? 4 : 5))
            return true;
    }
    if (joker && aim->voids != (1 << SUITS) - 1)
        return usable > 0; /* it makes a pair with any card */
    const int length = aim->shorts >> ACE_STRAIGHT & 1 ? 4 : 5;
    for (int start = 0; start < (length == 5 ? WAYS5 : WAYS4); start++) {
        int have = 0;
        while (have < length && rank[straight_rank(start, have)])
            have++;
        if (have == length)
            return true;
    }
    return false;
}

/* The definitions of AS-20, AS-21, AS-23 and AS-27 about exactly the claimed cards. */
static bool faces_are(int kind, const card *f, int n, uint16_t shorts)
{
    static const int size[ACE_KINDS] = {0, 2, 4, 3, 5, 5, 5, 4, 5, 5};
    const bool brief = (kind == ACE_STRAIGHT || kind == ACE_FLUSH) && shorts >> kind & 1 && n == 4;
    if (kind < ACE_PAIR || kind >= ACE_KINDS || (n != size[kind] && !brief))
        return false;
    int rank[RANKS] = {0}, most = 0, groups = 0;
    bool suited = true;
    for (int i = 0; i < n; i++) {
        groups += rank[card_rank(f[i])]++ == 0;
        most = rank[card_rank(f[i])] > most ? rank[card_rank(f[i])] : most;
        suited &= card_suit(f[i]) == card_suit(f[0]);
    }
    bool straight = false;
    for (int start = 0; start + n <= 14 && !straight; start++) {
        int have = 0;
        while (have < n && rank[straight_rank(start, have)])
            have++;
        straight = have == n && groups == n;
    }
    switch (kind) {
    case ACE_TWO_PAIR: return groups == 2 && most == 2;
    case ACE_FULL: return groups == 2 && most == 3;
    case ACE_STRAIGHT: return straight;
    case ACE_FLUSH: return suited;
    case ACE_STRAIGHT_FLUSH: return straight && suited;
    default: return groups == 1;
    }
}

bool ace_claim_holds(const struct ace_aim *aim, const card *cards, int n,
                     const struct ace_claim *claim)
{
    card face[ACE_CARDS_MOST], of[5];
    int k = 0;
    bool joker = false;
    if (n < 64 && claim->cards >> n)
        return false;
    ace_changed(aim, cards, n, face);
    for (uint64_t left = claim->cards; left; left &= left - 1) {
        card c = face[__builtin_ctzll(left)];
        if (c == CARD_JOKER) {
            joker = true;
            c = claim->joker;
        }
        if (k == 5 || !card_is_plain(c) || aim->voids >> card_suit(c) & 1)
            return false;
        of[k++] = c;
    }
    return joker == (claim->joker != CARD_NONE) && faces_are(claim->kind, of, k, aim->shorts);
}
