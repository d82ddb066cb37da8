/* What a bot at a poker table reads, believes and reckons, piece by piece: the spot is what lies
 * there, the field is counted, ranges and worlds keep to what is known, and a showdown is worth
 * what the rules pay (NL-10, NL-15, NL-21, NL-22). */
#include "unit.h"

#include "holdem_table.h"
#include "mem.h"
#include "poker_bots.h"
#include "rank.h"
#include "rng.h"

#include <stdio.h>
#include <string.h>

/* Hands of chance: so many seats, stacks of all sizes, and any legal action; `at` is called at each
 * decision. */
static void play(int number, int hands,
                 void (*at)(const struct match *m, int raiser, void *context), void *context)
{
    struct rng rng = rng_seed((uint64_t)number);
    const int seats = 2 + number % 5;
    char words[200] = "stacks";
    int raiser = SEAT_NONE, street = -1;
    for (int s = 0; s < seats; s++)
        snprintf(words + strlen(words), sizeof words - strlen(words), " %d",
                 rng_below(&rng, 3) ? 500 + rng_below(&rng, 3000) : 110 + rng_below(&rng, 300));
    struct match *m = holdem_hand(words);
    for (int i = 0; i < 80 && !match_over(m) && holdem_num(m, HOLDEM_HANDS) < hands; i++) {
        struct view v;
        const int now = holdem_num(m, HOLDEM_HANDS) * 4 + holdem_num(m, HOLDEM_STREET);
        raiser = now == street ? raiser : SEAT_NONE;
        street = now;
        match_view(m, seat_first(match_waiting(m)), &v);
        at(m, raiser, context);
        struct action a = bot_random_action(&v, &rng);
        if (a.kind == HOLDEM_FOLD && rng_below(&rng, 3)) /* or hands would end early */
            a = action_of(v.me, holdem_owes(&v.board, v.me) ? HOLDEM_CALL : HOLDEM_CHECK, 0);
        raiser = a.kind == HOLDEM_BET_TO || a.kind == HOLDEM_RAISE_TO ? v.me : raiser;
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    match_free(m);
}

/* ---- what lies there ---- */

/* Who is asked after this seat in this round, if everybody calls. */
static seatmask asked_behind(const struct match *m)
{
    struct match *t = match_copy(m);
    const int hand = holdem_num(m, HOLDEM_HANDS), street = holdem_num(m, HOLDEM_STREET);
    seatmask asked = 0;
    while (!match_over(t) && match_truth(t)->phase == HOLDEM_PHASE_PLAY &&
           holdem_num(t, HOLDEM_HANDS) == hand && holdem_num(t, HOLDEM_STREET) == street) {
        const int who = seat_first(match_waiting(t));
        struct action a =
            action_of(who, holdem_owes(match_truth(t), who) ? HOLDEM_CALL : HOLDEM_CHECK, 0);
        asked |= seat_bit(who);
        assert_int_equal(match_play(t, &a, 0), REASON_OK);
    }
    match_free(t);
    return asked & (seatmask)~seat_bit(seat_first(match_waiting(m)));
}

static int32_t less(int32_t a, int32_t b) { return a < b ? a : b; }

static void spot_is_right(const struct match *m, int raiser, void *context)
{
    int *met = context;
    struct view v;
    struct poker_spot s;
    match_view(m, seat_first(match_waiting(m)), &v);
    if (v.board.phase != HOLDEM_PHASE_PLAY)
        return;
    poker_spot_read(&v, &s);
    const struct board *b = match_truth(m);
    const int me = v.me;
    const seatmask behind = asked_behind(m);
    int32_t chips = s.pot, can = 0;
    int k = 0, dealt = 0, last = b->num[HOLDEM_BUTTON];
    while (!holdem_live(b, last))
        last = (last + b->nseats - 1) % b->nseats;
    for (int i = 0; i < b->nseats; i++) {
        chips += b->num[HOLDEM_STACK + i];
        dealt += holdem_dealt(b, i);
        assert_int_equal(s.given[i], holdem_dealt(b, i)
                                         ? b->num[HOLDEM_START + i] - b->num[HOLDEM_STACK + i]
                                         : 0);
    }
    for (int i = 0; i < b->nseats; i++)
        chips -= b->num[HOLDEM_START + i];
    assert_int_equal(chips, 0);
    int more = s.owes < b->num[HOLDEM_STACK + me]; /* seats with chips behind a call */
    for (int i = 1; i < b->nseats; i++)
        more +=
            holdem_live(b, (me + i) % b->nseats) && b->num[HOLDEM_STACK + (me + i) % b->nseats] > 0;
    for (int i = 1; i < b->nseats; i++) {
        const int at = (me + i) % b->nseats;
        if (!holdem_live(b, at))
            continue;
        const struct poker_rival *r = &s.rival[k++];
        assert_int_equal(r->seat, at);
        assert_int_equal(r->stack, b->num[HOLDEM_STACK + at]);
        assert_int_equal(r->bet, b->num[HOLDEM_BET + at]);
        assert_int_equal(r->before + r->bet, s.given[at]);
        assert_int_equal(r->all_in, holdem_all_in(b, at));
        assert_true(more < 2 ? r->to_act >= (behind >> at & 1)
                             : r->to_act == (behind >> at &
                                             1)); /* one alone has nothing to decide (NL-14) */
        assert_int_equal(r->raiser, raiser == at);
        assert_true(r->known == CARDSET_NONE || b->phase != HOLDEM_PHASE_PLAY);
        const int32_t whole = r->stack + s.given[at] - s.given[me];
        can = whole > can ? whole : can;
        met[0] += r->raiser;
        met[1] += r->all_in;
    }
    assert_int_equal(s.nrivals, k);
    assert_int_equal(s.dealt, dealt);
    assert_true(more < 2 ? s.behind >= seat_count(behind) : s.behind == seat_count(behind));
    assert_int_equal(s.effective, less(b->num[HOLDEM_STACK + me], can));
    assert_int_equal(
        s.owes, less(b->num[HOLDEM_TO_MATCH] - b->num[HOLDEM_BET + me], b->num[HOLDEM_STACK + me]));
    assert_int_equal(s.before + s.bet, s.given[me]);
    assert_int_equal(s.last, me == last);
    assert_int_equal(s.to_come + cardset_count(s.board), 5);
    assert_int_equal(s.deck, board_count(b, HOLDEM_PILE));
    assert_int_equal(cardset_count(s.hole), 2);
    assert_int_equal(s.dead | s.soon, CARDSET_NONE);
    for (int i = 0; i < v.choices.n; i++) {
        const struct choice *c = &v.choices.choice[i];
        if (c->kind != HOLDEM_BET_TO && c->kind != HOLDEM_RAISE_TO)
            continue;
        assert_int_equal(s.can_raise, !c->refused);
        if (c->refused) {
            const struct action a = poker_raise(&s, 100);
            assert_int_equal(a.kind, s.owes ? HOLDEM_CALL : HOLDEM_CHECK);
            continue;
        }
        const struct action low = poker_raise(&s, 0), high = poker_raise(&s, 1 << 20),
                            mid = poker_raise(&s, (c->min + c->max) / 2);
        assert_true(low.kind == c->kind && low.amount == c->min && high.amount == c->max &&
                    mid.amount == (c->min + c->max) / 2);
        met[2]++;
    }
    const struct action fold = poker_fold(&s), call = poker_call(&s);
    assert_int_equal(fold.kind, s.owes ? HOLDEM_FOLD : HOLDEM_CHECK);
    assert_int_equal(call.kind, s.owes ? HOLDEM_CALL : HOLDEM_CHECK);
    assert_int_equal(poker_depth(&s), (s.effective + s.bet) * 100 / b->num[HOLDEM_BIG]);
    assert_int_equal(poker_risk_depth(&s), poker_depth(&s));
    s.relief = s.stack + s.bet;
    const int risk = poker_risk_depth(&s) * 3; /* a third at least is at risk */
    assert_true(risk <= poker_depth(&s) && risk >= poker_depth(&s) - 6);
}

static void the_spot_is_what_lies_there(void **state)
{
    (void)state;
    int met[3] = {0};
    for (int i = 0; i < 60; i++)
        play(i, 3, spot_is_right, met);
    assert_true(met[0] > 200 && met[1] > 50 && met[2] > 400);
}

/* ---- how strong hands are ---- */

static void read_at(struct poker_thought *t, const char *words, const char *actions, int who,
                    const struct poker_mind *mind)
{
    struct match *m = holdem_hand(words);
    struct view v;
    struct rng rng = rng_seed(5);
    holdem_do(m, actions);
    match_view(m, (seat)(who - 1), &v);
    poker_think(&v, mind, &rng, t);
    match_free(m);
}

/* Thousandths of the others that a hand beats on this board, halves of what it ties. */
static int counted(const struct poker_field *f, int i, cardset board, bool both)
{
    const int own = both ? rank_class_two_card(f->hole[i], board) : rank_class(f->hole[i] | board);
    int twice = 0, n = 0;
    for (int k = 0; k < f->n; k++) {
        if (f->hole[k] & board)
            continue;
        const int other =
            both ? rank_class_two_card(f->hole[k], board) : rank_class(f->hole[k] | board);
        twice += other < own ? 2 : other == own;
        n++;
    }
    return twice * (POKER_BEST / 2) / n;
}

static void the_field_is_counted(void **state)
{
    (void)state;
    struct poker_thought *t = mem_alloc(sizeof *t);
    struct rng rng = rng_seed(2);
    /* Before the flop by the table of all hands; 1,225 are left, and the own one. */
    read_at(t, "stacks 3000 3000; hole AcKd 9c9s", "2 call", 1, &poker_shark_mind);
    assert_int_equal(t->field.n, 1226);
    assert_true(t->field.hole[poker_own(&t->field)] == t->spot.hole);
    for (int i = 0; i < t->field.n; i++)
        assert_int_equal(t->field.strength[i],
                         POKER_BEST - poker_before[poker_kind_of(t->field.hole[i])]);
    /* On the river exactly, whatever makes a hand (SP-31). */
    read_at(t, "stacks 3000 3000; hole AcKd 9c9s; board QhJh3d3c7s",
            "2 call, 1 check, 1 check, 2 check, 1 check, 2 check, 1 check", 2, &poker_shark_mind);
    for (int both = 0; both < 2; both++) {
        t->spot.both = both;
        t->spot.street = HOLDEM_RIVER;
        poker_field_read(&t->spot, 10, &rng, &t->field);
        for (int i = 0; i < t->field.n; i += 13) {
            assert_int_equal(t->field.now[i], counted(&t->field, i, t->spot.board, both));
            if (!t->spot.to_come)
                assert_int_equal(t->field.strength[i], t->field.now[i]);
        }
    }
    /* On the flop as it lies; with boards to come on average, which is even. */
    read_at(t, "stacks 3000 3000; hole AcKd 9c9s; board QhJh3d", "2 call, 1 check, 1 check", 2,
            &poker_shark_mind);
    int64_t sum = 0;
    for (int i = 0; i < t->field.n; i++) {
        assert_in_range(t->field.strength[i], 0, POKER_BEST);
        sum += t->field.strength[i];
        if (i % 29 == 0)
            assert_int_equal(t->field.now[i], counted(&t->field, i, t->spot.board, false));
    }
    assert_in_range(sum / t->field.n, 490, 510);
    mem_free(t);
}

/* ---- who holds what ---- */

static int weight(const struct poker_range *r, int i)
{
    return r->upto[i] - (i ? r->upto[i - 1] : 0);
}

/* Nobody holds what lies elsewhere, or else than what is known of it; the spread by strength is
 * that of the weights. */
static void ranges_keep_to_what_is_known(void **state)
{
    (void)state;
    struct poker_thought *t = mem_alloc(sizeof *t);
    for (int k = 0; k < 6; k++) {
        read_at(t, "stacks 3000 3000 3000; hole AcKd 9c9s 5h4h; board QhJh3d",
                k % 2 ? "3 call, 1 call, 2 check, 1 check, 2 bet 300, 3 call"
                      : "3 call, 1 call, 2 check",
                1, &poker_shark_mind);
        const int knows = k / 2;
        const cardset one = cardset_of(card_of(RANK_9, SUIT_CLUBS)),
                      other = cardset_of(card_of(RANK_9, SUIT_SPADES)),
                      third = cardset_of(card_of(RANK_5, SUIT_HEARTS));
        t->spot.rival[0].known = knows == 0 ? CARDSET_NONE : knows == 1 ? one : one | other;
        t->spot.rival[1].known = knows == 2 ? third : CARDSET_NONE;
        for (int i = 0; i < 2; i++)
            for (int narrow = 0; narrow <= 100; narrow += 50) {
                struct poker_range r;
                int64_t sum = 0;
                poker_range_read(&t->spot, &t->field, i, narrow, &r);
                const cardset known = t->spot.rival[i].known,
                              not = t->spot.rival[1 - i].known | t->spot.hole | t->spot.board;
                for (int h = 0; h < t->field.n; h++) {
                    const bool can = h != poker_own(&t->field) && !(t->field.hole[h] & not ) &&
                                     (t->field.hole[h] & known) == known;
                    const int w = weight(&r, h);
                    assert_int_equal(w > 0, can);
                    assert_true(w <= 100 && (narrow || !can || w == 100));
                    sum += w;
                }
                assert_int_equal(sum, r.sum);
                for (int level = 0; level <= POKER_BEST / 20; level++) {
                    int64_t below = 0;
                    for (int h = 0; h < t->field.n; h++)
                        below += t->field.strength[h] < level * 20 ? weight(&r, h) : 0;
                    assert_int_equal(below, r.below[level]);
                }
                for (int share = 0; share <= 1000; share += 50) {
                    const int top = poker_range_top(&r, share);
                    assert_int_equal(top % 20, 0);
                    assert_true((int64_t)(r.sum - r.below[top / 20]) * 1000 >=
                                (int64_t)r.sum * share);
                    assert_true(top > POKER_BEST ||
                                (int64_t)(r.sum - r.below[top / 20 + 1]) * 1000 <
                                    (int64_t)r.sum * share);
                }
            }
    }
    mem_free(t);
}

/* How strong a range is on average. */
static int middle(const struct poker_thought *t, const struct poker_range *r)
{
    int64_t sum = 0;
    for (int h = 0; h < t->field.n; h++)
        sum += (int64_t)weight(r, h) * t->field.strength[h];
    return (int)(sum / r->sum);
}

/* The more somebody puts in, the stronger, after the flop and before it; a bet that was made says
 * no less than one that was called, and who is hard of hearing hears less. Over three streets it
 * adds up. */
static void the_more_the_stronger(void **state)
{
    (void)state;
    static const char *const lines[2][4] = {
        {"2 call", "2 raise 200", "2 raise 400", "2 raise 700"},
        {"2 call, 1 check, 1 check, 2 check", "2 call, 1 check, 1 check, 2 bet 150, 1 call",
         "2 raise 300, 1 call, 1 check, 2 bet 400, 1 call",
         "2 raise 300, 1 call, 1 check, 2 bet 600, 1 call, 1 check, 2 bet 1200"},
    };
    struct poker_thought *t = mem_alloc(sizeof *t);
    for (int k = 0; k < 2; k++) {
        int before = -1;
        for (int i = 0; i < 4; i++) {
            read_at(t,
                    k ? "stacks 5000 5000; hole AcKd 9c9s; board QhJh3d 7s"
                      : "stacks 5000 5000; hole AcKd 9c9s",
                    lines[k][i], 1, &poker_shark_mind);
            struct poker_range half, deaf;
            poker_range_read(&t->spot, &t->field, 0, 50, &half);
            poker_range_read(&t->spot, &t->field, 0, 0, &deaf);
            const int now = middle(t, &t->range[0]);
            if (now < before + (i > 0))
                fail_msg("%s: %d behind %d", lines[k][i], now, before);
            if (now > middle(t, &deaf) + 30)
                assert_true(middle(t, &deaf) < middle(t, &half) && middle(t, &half) < now);
            before = now;
        }
        assert_true(before > 640);
    }
    mem_free(t);
}

/* ---- guessed worlds, and what they are worth ---- */

/* No card is in two places; hands come as often as they weigh; classes are those of the cards. */
static void worlds_could_be(void **state)
{
    (void)state;
    struct poker_thought *t = mem_alloc(sizeof *t);
    read_at(t, "stacks 3000 3000 3000; hole AcKd 9c9s 5h4h; board QhJh3d3c7s",
            "3 call, 1 call, 2 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check, 1 "
            "check, 2 bet 300, 3 call",
            1, &poker_shark_mind);
    const struct poker_worlds *w = &t->worlds;
    int strong = 0;
    int64_t share = 0;
    assert_int_equal(w->n, poker_shark_mind.worlds);
    for (int i = 0; i < w->n; i++) {
        const cardset a = t->field.hole[w->hand[0][i]], b = t->field.hole[w->hand[1][i]];
        assert_true(!(a & b) && !((a | b) & (t->spot.hole | t->spot.board)));
        assert_true(weight(&t->range[0], w->hand[0][i]) > 0 &&
                    weight(&t->range[1], w->hand[1][i]) > 0);
        assert_int_equal(w->class[0][i], rank_class(a | t->spot.board));
        assert_int_equal(w->class[1][i], rank_class(b | t->spot.board));
        const int own = rank_class(t->spot.hole | t->spot.board),
                  best = w->class[0][i] > w->class[1][i] ? w->class[0][i] : w->class[1][i];
        assert_int_equal(w->class[2][i], own);
        strong += t->field.strength[w->hand[0][i]] >= 600;
        share += own > best ? 1000 : own < best ? 0 : w->class[0][i] == w->class[1][i] ? 333 : 500;
    }
    const int wanted =
        (int)((int64_t)(t->range[0].sum - t->range[0].below[30]) * w->n / t->range[0].sum);
    assert_in_range(strong, wanted - w->n / 14, wanted + w->n / 14);
    assert_in_range(t->share, share / w->n - 1, share / w->n + 1);
    assert_int_equal(t->strength, t->field.strength[poker_own(&t->field)]);
    mem_free(t);
}

/* What the rules would pay for these hands at a showdown, pot by pot (NL-15, NL-21), to the player
 * who put in so much. `class` < 0: folded. */
static int paid(int n, const int32_t put[SEATS], const int class[SEATS], int who)
{
    int won = 0;
    int32_t below = 0;
    for (;;) {
        int32_t upto = 0;
        for (int s = 0; s < n; s++)
            if (class[s] >= 0 && put[s] > below && (!upto || put[s] < upto))
                upto = put[s];
        if (!upto)
            return won;
        int best = -1, winners = 0;
        int32_t layer = 0;
        for (int s = 0; s < n; s++) {
            layer += less(put[s], upto) - less(put[s], below);
            if (class[s] < 0 || put[s] < upto)
                continue;
            winners = class[s] > best ? 1 : winners + (class[s] == best);
            best = class[s] > best ? class[s] : best;
        }
        won += class[who] == best && put[who] >= upto ? layer / winners : 0;
        below = upto;
    }
}

static struct poker_thought *thought;

static void worth_is_right(const struct match *m, int raiser, void *context)
{
    (void)raiser;
    int *met = context;
    static int32_t worth[POKER_WORLDS];
    struct view v;
    struct rng rng = rng_seed(3);
    struct poker_mind mind = poker_shark_mind;
    mind.worlds = 64;
    match_view(m, seat_first(match_waiting(m)), &v);
    if (v.board.phase != HOLDEM_PHASE_PLAY || v.board.num[HOLDEM_STREET] != HOLDEM_RIVER)
        return;
    poker_think(&v, &mind, &rng, thought);
    const struct poker_spot *s = &thought->spot;
    poker_each(thought, &mind, -1, worth);
    for (int w = 0; w < thought->worlds.n; w++)
        assert_int_equal(worth[w], 0);
    if (s->behind)
        return;
    poker_each(thought, &mind, 0, worth);
    for (int w = 0; w < thought->worlds.n; w++) {
        int class[SEATS];
        int32_t put[SEATS];
        for (int i = 0; i < SEATS; i++) {
            class[i] = -1;
            put[i] = s->given[i];
        }
        put[s->me] += s->owes;
        class[s->me] = thought->worlds.class[s->nrivals][w];
        for (int i = 0; i < s->nrivals; i++)
            class[s->rival[i].seat] = thought->worlds.class[i][w];
        const int wanted = paid(v.board.nseats, put, class, s->me) - s->owes;
        if (worth[w] < wanted - 5 || worth[w] > wanted + 5)
            fail_msg("%d, not %d", (int)worth[w], wanted);
        met[0]++;
        met[1] += s->nrivals > 1;
    }
    /* Judging is adding up, and the best comes first. */
    struct poker_judged list[2] = {{.to = -1}, {.to = 0}};
    int64_t sum = 0;
    poker_judge(thought, &mind, list, 2);
    for (int w = 0; w < list[0].worlds; w++)
        sum += worth[w];
    assert_true(list[list[1].to == 0].sum == sum && list[list[1].to < 0].sum == 0 &&
                list[0].sum >= list[1].sum && list[0].worlds == list[1].worlds);
    /* A bet wins the pot as it lies, is lost, or is a showdown for more; the larger, the more
     * seldom it is paid. */
    int folds = -1;
    const int32_t most = less(s->most, s->rival[0].bet + s->rival[0].stack);
    for (int k = 1; s->can_raise && s->nrivals == 1 && most >= s->least && k <= 3; k++) {
        const int32_t to = k == 1   ? s->least
                           : k == 2 ? (s->least + most) / 2
                                    : most,
                      cost = to - s->bet;
        int now = 0;
        poker_each(thought, &mind, to, worth);
        for (int w = 0; w < thought->worlds.n; w++) {
            const struct poker_rival *r = &s->rival[0];
            const int32_t calls = less(to, r->bet + r->stack) - r->bet,
                          pays = less(cost, s->owes + calls);
            const int own = thought->worlds.class[1][w], other = thought->worlds.class[0][w];
            const int32_t won = s->pot + calls - (own == other ? (s->pot + calls + pays) / 2 : 0);
            now += worth[w] == s->pot;
            if (worth[w] != s->pot && worth[w] != -cost && worth[w] != -pays &&
                (own < other || worth[w] < won - 5 || worth[w] > won + 5))
                fail_msg("a bet of %d over %d: %d, not %d", (int)to, (int)s->pot, (int)worth[w],
                         (int)won);
            met[2]++;
        }
        assert_true(now >= folds);
        folds = now;
    }
}

static void a_showdown_is_worth_what_the_rules_pay(void **state)
{
    (void)state;
    int met[3] = {0};
    thought = mem_alloc(sizeof *thought);
    for (int i = 0; i < 80; i++)
        play(500 + i, 4, worth_is_right, met);
    mem_free(thought);
    printf("%d worlds called, %d of them against several, %d bet\n", met[0], met[1], met[2]);
    assert_true(met[0] > 1000 && met[1] > 200 && met[2] > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_spot_is_what_lies_there),
        cmocka_unit_test(the_field_is_counted),
        cmocka_unit_test(ranges_keep_to_what_is_known),
        cmocka_unit_test(the_more_the_stronger),
        cmocka_unit_test(worlds_could_be),
        cmocka_unit_test(a_showdown_is_worth_what_the_rules_pay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
