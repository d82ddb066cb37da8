/* turn.c - events with names, and the one place that knows "the known top card, else chance". */
#include "turn.h"

#include "check.h"
#include "game.h"

#include <string.h>

/* Where a card lies. */
struct place {
    int zone, index;
};

/* Says any event; returns the card's new index as board_reduce does. */
static inline int turn_say(struct turn *t, const struct event *e)
{
    if (t->broken)
        return -1;
    if (t->heard)
        t->heard(t->context, e, t->b);
    return board_reduce(t->b, t->rules->game, e);
}

/* Says what changes the cards of a pack as a whole, or those of none: they are counted anew. */
static void say_cards(struct turn *t, const struct event *e)
{
    t->left.there = false;
    turn_say(t, e);
}

static int say_move(struct turn *t, struct place from, int to, card face, seatmask seen, int who,
                    int why)
{
    return turn_say(t, &(struct event){.kind = EVENT_MOVE,
                                       .why = (uint8_t)why,
                                       .who = (seat)who,
                                       .from = (uint8_t)from.zone,
                                       .to = (uint8_t)to,
                                       .index = (uint8_t)from.index,
                                       .face = face,
                                       .seen = seen});
}

/* A face that is decided leaves those that its pack can still have; all others stay. */
static card leave(struct turn_left *left, card *at)
{
    const card face = *at;
    left->n--;
    memmove(at, at + 1, (size_t)(left->face + left->n - at));
    return face;
}

/* Of a pack whose faces are all different. */
static int faces_unknown(const struct board *b, const struct pack_spec *p, card *out)
{
    uint64_t known[4] = {0};
    for (const struct cell *c = b->cell, *end = c + b->start[ZONES]; c < end; c++)
        if (card_is_known(c->face))
            known[c->face >> 6] |= UINT64_C(1) << (c->face & 63);
    int n = 0;
    for (int from = p->first & ~63; from <= p->last; from += 64) {
        uint64_t left = ~known[from >> 6];
        left &= from < p->first ? UINT64_MAX << (p->first & 63) : UINT64_MAX;
        left &= from + 63 > p->last ? UINT64_MAX >> (63 - (p->last & 63)) : UINT64_MAX;
        for (; left; left &= left - 1)
            out[n++] = (card)(from + __builtin_ctzll(left));
    }
    return n;
}

int turn_candidates(const struct rules *r, const struct board *b, int pack, card *out)
{
    const struct pack_spec *p = &r->game->packs[pack];
    if (p->copies == 1 && !p->counts)
        return faces_unknown(b, p, out);
    int8_t left[256];
    for (int f = p->first; f <= p->last; f++)
        left[f] = (int8_t)pack_copies(p, (card)f);
    for (int i = 0; i < b->start[ZONES]; i++)
        if (b->cell[i].face >= p->first && b->cell[i].face <= p->last)
            left[b->cell[i].face]--;
    int n = 0;
    for (int f = p->first; f <= p->last; f++)
        for (int k = 0; k < left[f]; k++)
            out[n++] = (card)f;
    return n;
}

/* The face of a card: as it is known, else decided now. */
static card decide(struct turn *t, int zone, int index)
{
    const card known = board_face(t->b, zone, index);
    if (card_is_known(known))
        return known;
    const int pack = game_zone_pack(t->rules->game, zone);
    CARRE_ASSERT(pack != PACK_NONE);
    struct turn_left *left = &t->left;
    if (!left->there || left->pack != pack) {
        left->n = turn_candidates(t->rules, t->b, pack, left->face);
        left->pack = pack;
        left->there = true;
    }
    const struct chance_question q = {.stream = (uint8_t)pack,
                                      .round = t->b->shuffles[pack],
                                      .draw = t->b->draws[pack],
                                      .n = left->n,
                                      .faces = left->face};
    CARRE_ASSERT(q.n > 0);
    const int answer = t->chance->one_of(t->chance, &q);
    if (answer < 0 || answer >= q.n) {
        t->broken = true;
        return 0;
    }
    return leave(left, &left->face[answer]);
}

int turn_move(struct turn *t, int from, int index, int to, seatmask seen, int who, int why)
{
    if (t->broken)
        return -1;
    const struct cell c = board_cell(t->b, from, index);
    const card face = c.seen || seen ? decide(t, from, index) : (card)CARD_HIDDEN;
    return say_move(t, (struct place){from, index}, to, face, seen, who, why);
}

card turn_draw(struct turn *t, int pile, int to, seatmask seen, int who, int why)
{
    const int n = board_count(t->b, pile);
    if (n == 0 || t->broken)
        return CARD_NONE;
    const int at = turn_move(t, pile, n - 1, to, seen, who, why);
    return t->broken ? (card)CARD_NONE : board_face(t->b, to, at);
}

card turn_show(struct turn *t, int zone, int index, seatmask seen, int who, int why)
{
    if (t->broken)
        return 0;
    const card face = decide(t, zone, index);
    turn_say(t, &(struct event){.kind = EVENT_SHOW,
                                .why = (uint8_t)why,
                                .who = (seat)who,
                                .from = (uint8_t)zone,
                                .index = (uint8_t)index,
                                .face = face,
                                .seen = seen});
    return face;
}

/* A card of a pack's pile that can still be `face`: -1 if every copy is known, or none is left
 * there. */
static int undecided(const struct turn *t, const struct pack_spec *pack, card face)
{
    int known = 0;
    for (int i = 0; i < t->b->start[ZONES]; i++)
        known += t->b->cell[i].face == face;
    for (int i = 0, n = board_count(t->b, pack->zone); i < n && known < pack_copies(pack, face);
         i++)
        if (!card_is_known(board_face(t->b, pack->zone, i)))
            return i;
    return -1;
}

bool turn_take(struct turn *t, card face, int to, seatmask seen, int who, int why)
{
    if (t->broken)
        return false;
    int zone = -1, index = -1;
    for (int p = 0; index < 0 && p < t->rules->game->npacks; p++) {
        const struct pack_spec *pack = &t->rules->game->packs[p];
        if (face >= pack->first && face <= pack->last)
            index = undecided(t, pack, face);
        zone = pack->zone;
    }
    if (index >= 0 && t->left.there) {
        card *at = memchr(t->left.face, face, (size_t)t->left.n);
        if (at)
            leave(&t->left, at);
    }
    if (index < 0) {
        zone = board_zone_of(t->b, face);
        index = zone >= 0 ? board_find(t->b, zone, face) : -1;
    }
    if (index < 0)
        return false;
    say_move(t, (struct place){zone, index}, to, face, seen, who, why);
    return true;
}

void turn_shuffle(struct turn *t, int pile, int why)
{
    say_cards(
        t, &(struct event){
               .kind = EVENT_FORGET, .why = (uint8_t)why, .who = SEAT_NONE, .from = (uint8_t)pile});
}

void turn_gather_some(struct turn *t, int from, int to, int why)
{
    say_cards(t, &(struct event){.kind = EVENT_GATHER,
                                 .why = (uint8_t)why,
                                 .who = SEAT_NONE,
                                 .from = (uint8_t)from,
                                 .to = (uint8_t)to});
}

void turn_make(struct turn *t, card face, int to, seatmask seen, int who, int why)
{
    say_cards(t, &(struct event){.kind = EVENT_MAKE,
                                 .why = (uint8_t)why,
                                 .who = (seat)who,
                                 .to = (uint8_t)to,
                                 .face = face,
                                 .seen = seen});
}

void turn_unmake(struct turn *t, int from, int index, int who, int why)
{
    if (t->broken)
        return; /* there may be no such card */
    say_cards(t, &(struct event){.kind = EVENT_UNMAKE,
                                 .why = (uint8_t)why,
                                 .who = (seat)who,
                                 .from = (uint8_t)from,
                                 .index = (uint8_t)index,
                                 .face = board_face(t->b, from, index)});
}

void turn_pay(struct turn *t, int from, int to, int32_t amount, int who, int why)
{
    if (amount)
        turn_say(t, &(struct event){.kind = EVENT_PAY,
                                    .why = (uint8_t)why,
                                    .who = (seat)who,
                                    .from = (uint8_t)from,
                                    .to = (uint8_t)to,
                                    .amount = amount});
}

void turn_set_new(struct turn *t, int num, int32_t value, int who, int why)
{
    turn_say(t, &(struct event){.kind = EVENT_SET,
                                .why = (uint8_t)why,
                                .who = (seat)who,
                                .to = (uint8_t)num,
                                .amount = value});
}

void turn_add(struct turn *t, int num, int32_t amount, int who, int why)
{
    const int64_t sum = (int64_t)t->b->num[num] + amount;
    CARRE_ASSERT(sum >= INT32_MIN && sum <= INT32_MAX);
    turn_set(t, num, (int32_t)sum, who, why);
}

void turn_seal(struct turn *t, int envelope, int32_t amount, seatmask seen, int who, int why)
{
    turn_say(t, &(struct event){.kind = EVENT_SEAL,
                                .why = (uint8_t)why,
                                .who = (seat)who,
                                .index = (uint8_t)envelope,
                                .seen = seen,
                                .amount = amount});
}

void turn_open(struct turn *t, int envelope, seatmask seen, int who, int why)
{
    turn_say(t, &(struct event){.kind = EVENT_OPEN,
                                .why = (uint8_t)why,
                                .who = (seat)who,
                                .index = (uint8_t)envelope,
                                .seen = seen,
                                .amount = t->b->envelope[envelope].amount});
}

void turn_empty(struct turn *t, int envelope, int who, int why)
{
    if (t->b->envelope[envelope].full)
        turn_say(t, &(struct event){.kind = EVENT_EMPTY,
                                    .why = (uint8_t)why,
                                    .who = (seat)who,
                                    .index = (uint8_t)envelope});
}

void turn_wait(struct turn *t, seatmask waiting, seatmask may)
{
    if (t->b->waiting != waiting || t->b->may != may)
        turn_say(t, &(struct event){
                        .kind = EVENT_WAIT, .who = SEAT_NONE, .seen = waiting, .amount = may});
}

void turn_phase(struct turn *t, int phase)
{
    if (t->b->phase != phase)
        turn_say(t,
                 &(struct event){.kind = EVENT_PHASE, .who = SEAT_NONE, .index = (uint8_t)phase});
}

void turn_note(struct turn *t, int why, int who, int from, int to, card face, int32_t amount)
{
    turn_say(t, &(struct event){.kind = EVENT_NOTE,
                                .why = (uint8_t)why,
                                .who = (seat)who,
                                .from = (uint8_t)from,
                                .to = (uint8_t)to,
                                .face = face,
                                .seen = SEAT_ALL,
                                .amount = amount});
}

void turn_end(struct turn *t, int why)
{
    turn_say(t, &(struct event){.kind = EVENT_END, .why = (uint8_t)why, .who = SEAT_NONE});
}

int turn_chance(struct turn *t, int die, int round, int draw, int n, const card *faces)
{
    if (t->broken)
        return 0;
    CARRE_ASSERT(die >= 64 && die <= UINT8_MAX && n > 0 && n <= CHANCE_ANSWERS);
    const struct chance_question q = {.stream = (uint8_t)die,
                                      .round = (uint16_t)round,
                                      .draw = (uint16_t)draw,
                                      .n = n,
                                      .faces = faces};
    const int answer = t->chance->one_of(t->chance, &q);
    if (answer < 0 || answer >= n) {
        t->broken = true;
        return 0;
    }
    return answer;
}
