/* upcolor_fast.c - Upcolor's laps without a word: UC-10 to UC-23, UC-30 to UC-32, UC-40. */
#include "upcolor_fast.h"

#include "check.h"
#include "turn.h"

#include <string.h>

static void read_seats(const struct board *b, struct upcolor_unseen *u)
{
    for (int s = 0; s < b->nseats; s++) {
        if (!upcolor_seated(b, s))
            continue;
        u->round.seated |= (uint8_t)(1 << s);
        u->round.left[s] = (uint8_t)upcolor_next(b, s);
        u->round.right[u->round.left[s]] = (uint8_t)s;
        for (int c = 0; c < UPCOLOR_FACES; c++)
            u->round.most[s][c] = upcolor_lacks(b, s) >> c & 1 ? 0 : UPCOLOR_CARDS;
        u->round.cards[s] = (uint8_t)upcolor_hand_count(b, s);
        for (int i = 0; i < u->round.cards[s]; i++) {
            const card face = board_face(b, UPCOLOR_HAND + s, i);
            if (card_is_known(face))
                u->round.hand[s][face_number(face)]++;
            else
                u->hidden[s]++;
        }
    }
}

/* How many cards of the pool a seat could hold: who has least to choose from is dealt first. */
static int room_for(const struct upcolor_unseen *u, int s)
{
    CARRE_ASSERT(s >= 0 && s < FAST_SEATS);
    int n = 0;
    for (int i = 0; i < u->n; i++)
        n += u->round.most[s][u->pool[i]] > 0;
    return n;
}

/* Finds the order of dealing anew. */
static void find_order(struct upcolor_unseen *u)
{
    u->nhidden = 0;
    for (int s = 0; s < u->round.nseats; s++)
        if (u->hidden[s]) {
            int k = u->nhidden++;
            for (; k > 0 && room_for(u, u->order[k - 1]) > room_for(u, s); k--)
                u->order[k] = u->order[k - 1];
            u->order[k] = (uint8_t)s;
        }
}

void upcolor_fast_read(const struct rules *r, const struct board *b, struct upcolor_unseen *out)
{
    card left[CELLS];
    *out = (struct upcolor_unseen){.round = {.nseats = b->nseats, .winner = FAST_GOES_ON}};
    read_seats(b, out);
    out->n = (uint8_t)turn_candidates(r, b, 0, left);
    for (int i = 0; i < out->n; i++)
        out->pool[i] = (uint8_t)face_number(left[i]);
    struct upcolor_fast *f = &out->round;
    f->lap = (uint8_t)(b->num[UPCOLOR_LAP] > 100 ? 100 : b->num[UPCOLOR_LAP]);
    f->leader = (uint8_t)b->num[UPCOLOR_LEADER];
    f->last = (uint8_t)b->num[UPCOLOR_LAST];
    f->turn = (uint8_t)b->num[UPCOLOR_TURN];
    f->called =
        (uint8_t)(b->num[UPCOLOR_CALLED] ? face_number((card)b->num[UPCOLOR_CALLED]) : PASSES);
    f->answer = (int8_t)b->num[UPCOLOR_ANSWER];
    f->answer_discard = f->answer >= 0 && board_top(b, UPCOLOR_LAID + f->answer) == UPCOLOR_DISCARD;
    f->must_imperial = b->num[UPCOLOR_MUST_IMPERIAL] != 0;
    f->laid_takes = r->option[UPCOLOR_TAKER] != 0;
    f->leading = upcolor_leads(b, f->turn);
    find_order(out);
}

/* Out of the shuffled pool, the first cards that the seat can hold; others only if there is nothing
 * else. */
static void deal(struct upcolor_fast *f, int s, int cards, uint8_t *pool, int *n)
{
    CARRE_ASSERT(s >= 0 && s < FAST_SEATS && cards >= 0);
    for (int k = *n - 1; cards && k >= 0; k--)
        if (f->hand[s][pool[k]] < f->most[s][pool[k]]) {
            f->hand[s][pool[k]]++;
            pool[k] = pool[--*n];
            cards--;
        }
    for (; cards && *n; cards--)
        f->hand[s][pool[--*n]]++;
}

void upcolor_fast_guess(const struct upcolor_unseen *u, struct rng *rng, struct upcolor_fast *out)
{
    uint8_t pool[UPCOLOR_CARDS];
    int n = u->n;
    *out = u->round;
    for (int i = 0; i < n; i++) {
        const int k = rng_below(rng, i + 1);
        pool[i] = pool[k];
        pool[k] = u->pool[i];
    }
    for (int i = 0; i < u->nhidden; i++)
        deal(out, u->order[i], u->hidden[u->order[i]], pool, &n);
    out->npile = (uint8_t)n;
    memcpy(out->pile, pool, (size_t)n);
}

void upcolor_fast_moves(const struct upcolor_fast *f, struct upcolor_moves *out)
{
    memcpy(out->held, f->hand[f->turn], sizeof out->held);
    out->legal = upcolor_fast_legal(f);
    out->cards = f->cards[f->turn];
    out->leads = f->leading;
    out->last = f->turn == f->last;
    out->called = f->called;
    out->near = false;
    for (int s = 0; s < f->nseats; s++)
        out->near =
            out->near || (s != f->turn && f->seated >> s & 1 && f->cards[s] <= UPCOLOR_NEAR);
}

static bool can_lead(const struct upcolor_fast *f, int s)
{
    return f->cards[s] > f->hand[s][VIOLET] + (f->lap > 1 ? 0 : f->hand[s][DISCARD]);
}

uint8_t upcolor_fast_legal(const struct upcolor_fast *f)
{
    const uint8_t *h = f->hand[f->turn];
    if (f->leading) {
        if (f->must_imperial && h[IMPERIAL])
            return 1 << IMPERIAL;
        const uint8_t leads =
            (uint8_t)((h[IMPERIAL] != 0) << IMPERIAL | (h[YELLOW] != 0) << YELLOW |
                      (h[BLUE] != 0) << BLUE | (h[RED] != 0) << RED |
                      (h[DISCARD] != 0 && f->lap > 1) << DISCARD);
        return leads ? leads : 1 << PASSES;
    }
    const uint8_t special = (uint8_t)((h[IMPERIAL] != 0) << IMPERIAL |
                                      (h[DISCARD] != 0 && f->turn != f->last) << DISCARD);
    if (f->called == PASSES)
        return (uint8_t)(special | (h[YELLOW] != 0) << YELLOW | (h[BLUE] != 0) << BLUE |
                         (h[RED] != 0) << RED | 1 << PASSES);
    return (uint8_t)(special | 1 << (h[f->called] ? f->called : PASSES));
}

/* UC-40: a hand's strongest card is the lowest face number. */
static void blocked(struct upcolor_fast *f)
{
    int best = PASSES;
    f->winner = FAST_NOBODY;
    for (int s = 0; s < f->nseats; s++) {
        int face = IMPERIAL;
        if (!(f->seated >> s & 1))
            continue;
        while (face < PASSES && !f->hand[s][face])
            face++;
        if (face <= best)
            f->winner = (int8_t)(face < best ? s : FAST_NOBODY);
        best = face < best ? face : best;
    }
}

/* UC-23: the lead goes on to who can lead. */
static void lead(struct upcolor_fast *f, int s)
{
    CARRE_ASSERT(s >= 0 && s < FAST_SEATS);
    const int from = s;
    while (!can_lead(f, s)) {
        s = f->left[s];
        if (s == from) {
            blocked(f);
            return;
        }
    }
    f->leader = f->turn = (uint8_t)s;
    f->last = f->right[s];
    f->leading = true;
    f->must_imperial = false;
}

/* UC-20, UC-21. */
static void trick(struct upcolor_fast *f)
{
    const int taker = f->answer;
    CARRE_ASSERT(taker >= 0 && taker < FAST_SEATS);
    if (f->npile) {
        f->hand[taker][f->pile[--f->npile]]++;
        f->cards[taker]++;
        for (int c = 0; c < UPCOLOR_FACES; c++)
            f->most[taker][c]++;
    }
    f->answer = FAST_NOBODY;
    f->answer_discard = false;
    f->called = PASSES;
    f->lap = (uint8_t)(f->lap < 100 ? f->lap + 1 : f->lap);
    lead(f, taker);
}

static void pass(struct upcolor_fast *f)
{
    const int who = f->turn;
    if (f->leading) { /* in a guessed world only */
        lead(f, f->left[who]);
        return;
    }
    if (f->called < PASSES)
        f->most[who][f->called] = 0;
    if (who == f->last)
        trick(f);
    else
        f->turn = f->left[who];
}

void upcolor_fast_play(struct upcolor_fast *f, int move)
{
    const int who = f->turn;
    if (move == PASSES) {
        pass(f);
        return;
    }
    f->hand[who][move]--;
    if (f->most[who][move])
        f->most[who][move]--;
    f->must_imperial = f->leading = false;
    if (f->answer < 0 || f->laid_takes || move != DISCARD || f->answer_discard) {
        f->answer = (int8_t)who;
        f->answer_discard = move == DISCARD;
    }
    f->called = (uint8_t)(move < VIOLET ? move + 1 : PASSES);
    if (--f->cards[who] == 0)
        f->winner = (int8_t)who;
    else if (move == VIOLET || who == f->last)
        trick(f);
    else
        f->turn = f->left[who];
}
