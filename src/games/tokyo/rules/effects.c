/* effects.c - what was declared is laid on the table and resolves: by the order numbers, then by
 * position (SP-20 to SP-22, SP-26, SP-30 to SP-43). */
#include "spec.h"

#include "check.h"
#include "betting.h"

static int place_of(const struct board *b, int zone, int effect)
{
    return board_find(b, zone, spec_card(effect));
}

/* From the hand of cards to the table, open. */
static void lay(struct turn *t, int who, int effect, int why)
{
    const int from = effect < SPEC_NORMAL ? SPEC_HELD + who : SPEC_FUN + who,
              at = place_of(t->b, from, effect);
    if (at >= 0)
        turn_move(t, from, at, SPEC_TABLE + who, SEAT_ALL, who, why);
}

void spec_give_back(struct turn *t, int who, int index)
{
    CARRE_ASSERT(card_is_spec(board_face(t->b, SPEC_TABLE + who, index)));
    const int effect = card_effect(board_face(t->b, SPEC_TABLE + who, index));
    turn_move(t, SPEC_TABLE + who, index, effect < SPEC_NORMAL ? SPEC_HELD + who : SPEC_FUN + who,
              SEAT_ALL, who, SPEC_WHY_BACK);
}

void spec_spend(struct turn *t, int who, int index)
{
    CARRE_ASSERT(card_is_spec(board_face(t->b, SPEC_TABLE + who, index)));
    turn_move(t, SPEC_TABLE + who, index, SPEC_USED, SEAT_ALL, who, SPEC_WHY_RESOLVE);
}

/* ---- attached to an all-in (SP-38, SP-43) */

static void attached(struct turn *t, int who)
{
    turn_set(t, SPEC_ATTACHED, t->b->num[SPEC_ATTACHED] | seat_bit(who), who, SPEC_WHY_ATTACH);
}

void spec_attach(struct turn *t, const struct action *a)
{
    bool has[SPEC_EFFECTS] = {false};
    for (int i = 0; i < a->n; i++)
        has[card_effect(spec_picked(t->b, a->who, a->pick[i]))] = true;
    for (int e = 0; e < SPEC_EFFECTS; e++)
        if (has[e])
            lay(t, a->who, e, SPEC_WHY_ATTACH);
    if (a->n)
        attached(t, a->who);
}

void spec_detach(struct turn *t, seatmask whose)
{
    for (int s = 0; s < t->b->nseats; s++) {
        if (!seat_in(s, whose & (seatmask)t->b->num[SPEC_ATTACHED]))
            continue;
        while (board_count(t->b, SPEC_TABLE + s) && !t->broken)
            spec_give_back(t, s, 0);
        turn_set(t, SPEC_ATTACHED, t->b->num[SPEC_ATTACHED] & ~seat_bit(s), s, HOLDEM_WHY_NONE);
    }
}

/* ---- Straddle (SP-33) */

int spec_under_the_gun(const struct board *b)
{
    return betting_next(b, b->num[HOLDEM_BIG_SEAT], betting_live(b));
}

static void straddles(struct turn *t, int who, int32_t amount)
{
    betting_post(t, who, amount, HOLDEM_WHY_STRADDLE);
    turn_set(t, HOLDEM_TO_MATCH, amount, who, HOLDEM_WHY_NONE);
    turn_set(t, HOLDEM_LAST_BLIND, who, who, HOLDEM_WHY_NONE);
}

int spec_doubles_next(const struct board *b)
{
    const int next = betting_next(b, b->num[HOLDEM_LAST_BLIND], betting_live(b));
    return !b->num[SPEC_STRADDLED] || next == b->num[HOLDEM_BUTTON] ||
                   b->num[HOLDEM_STACK + next] < 2 * b->num[HOLDEM_TO_MATCH]
               ? SEAT_NONE
               : next;
}

void spec_ask_double(struct turn *t)
{
    const int next = spec_doubles_next(t->b);
    if (next == SEAT_NONE) {
        turn_phase(t, HOLDEM_PHASE_PLAY);
        holdem_go(t, &spec_house, HOLDEM_STEP_CARDS);
        return;
    }
    turn_phase(t, SPEC_PHASE_STRADDLE);
    turn_wait(t, seat_bit(next), 0);
}

void spec_double(struct turn *t, const struct action *a)
{
    if (a->kind == SPEC_DOUBLE) {
        straddles(t, a->who, 2 * t->b->num[HOLDEM_TO_MATCH]);
        spec_ask_double(t);
    } else {
        turn_phase(t, HOLDEM_PHASE_PLAY);
        holdem_go(t, &spec_house, HOLDEM_STEP_CARDS);
    }
}

/* ---- what each does */

void spec_clairvoyance(struct turn *t, int who, const struct spec_answer *a)
{
    for (int k = 0; k < board_count(t->b, HOLDEM_HAND + a->seen); k++)
        turn_show(t, HOLDEM_HAND + a->seen, k, seat_bit(who), who, SPEC_WHY_CLAIRVOYANCE);
}

void spec_flop_exchange(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    turn_set(t, SPEC_EXCHANGED, t->b->num[SPEC_EXCHANGED] + 1, who, SPEC_WHY_EXCHANGE);
    turn_gather(t, HOLDEM_BOARD, HOLDEM_PILE, SPEC_WHY_EXCHANGE);
    turn_shuffle(t, HOLDEM_PILE, SPEC_WHY_EXCHANGE);
    for (int i = 0; i < 3; i++)
        holdem_draw(t, &spec_house, HOLDEM_BOARD, SEAT_ALL, SEAT_NONE, HOLDEM_WHY_FLOP);
}

void spec_straddle(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    turn_set(t, SPEC_STRADDLED, 1, who, SPEC_WHY_STRADDLE);
    straddles(t, spec_under_the_gun(t->b), 2 * t->b->num[HOLDEM_BIG]);
}

void spec_forced_passive(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    turn_set(t, SPEC_PASSIVE, 1, who, SPEC_WHY_PASSIVE);
}

void spec_both_cards(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    turn_set(t, SPEC_BOTH, 1, who, SPEC_WHY_BOTH);
}

void spec_nullify(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    turn_set(t, SPEC_NULL, 1, who, SPEC_WHY_NULLIFY);
}

void spec_win_the_button(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    turn_set(t, SPEC_BUTTON_TO, 1 + who, who, SPEC_WHY_BUTTON);
}

void spec_meow(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    turn_set(t, SPEC_MEOWING, t->b->num[HOLDEM_LIVE], who, SPEC_WHY_MEOW);
}

void spec_toast(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    turn_note(t, SPEC_WHY_TOAST, who, 0, 0, CARD_NONE, 0);
}

void spec_feeling_good(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    turn_note(t, SPEC_WHY_GOOD, who, 0, 0, CARD_NONE, 0);
}

/* Twice and The Arm Is a Skill, in a window as with a bet: the run-out spends them. */
void spec_attached_works(struct turn *t, int who, const struct spec_answer *a)
{
    (void)a;
    attached(t, who);
}

static int target_of(int effect, const struct spec_answer *a)
{
    return spec_aim(effect) == SPEC_SWAPS_HAND ? a->swapped : a->seen;
}

static bool can_work(const struct turn *t, int who, int effect, const struct spec_answer *a)
{
    /* it lies on the table itself by now, and nothing of its window can stop it */
    if (spec_with_all_in(effect))
        return true;
    if (spec_refuses(t->rules, t->b, who, effect) != REASON_OK)
        return false;
    return !spec_aim(effect) || spec_may_target(t->b, who, effect, target_of(effect, a));
}

/* All declared cards lie open, with their targets, before the first one works. */
static void show_all(struct turn *t, seatmask declared, struct spec_answer answer[SEATS])
{
    for (int i = 0; i < t->b->nseats; i++) {
        const int who = spec_in_order(t->b, i);
        if (!seat_in(who, declared))
            continue;
        turn_open(t, who, SEAT_ALL, who, SPEC_WHY_ANSWER);
        answer[who] = spec_answer_read(t->b->envelope[who].amount);
        for (int e = 0; e < SPEC_EFFECTS; e++) {
            if (!(answer[who].effects >> e & 1))
                continue;
            lay(t, who, e, SPEC_WHY_DECLARE);
            if (spec_aim(e))
                turn_note(t, SPEC_WHY_DECLARE, who, 0, target_of(e, &answer[who]), spec_card(e), 0);
        }
    }
}

/* One effect of one seat; `done`: it has worked for an earlier position in this window. */
static bool resolve_one(struct turn *t, int who, int effect, const struct spec_answer *a, bool done)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    const int at = place_of(t->b, SPEC_TABLE + who, effect);
    if (at < 0)
        return false;
    if ((done && spec_one_only(effect)) || !can_work(t, who, effect, a)) {
        spec_give_back(t, who, at);
        return false;
    }
    if (!spec_with_all_in(effect))
        spec_spend(t, who, at);
    spec_works(t, who, effect, a);
    return true;
}

/* A seat's own of one number, in the order in which it named them. */
static void resolve_number(struct turn *t, int who, int number, const struct spec_answer *a,
                           bool done[SPEC_EFFECTS])
{
    for (int i = 0; i < SPEC_EFFECTS && !t->broken; i++) {
        const int e = a->backwards ? SPEC_EFFECTS - 1 - i : i;
        if (spec_number(e) == number && a->effects >> e & 1 && resolve_one(t, who, e, a, done[e]))
            done[e] = true;
    }
}

void spec_resolve(struct turn *t, seatmask declared)
{
    /* fun cards just before 8 (SP-20) */
    static const uint8_t order[] = {1, 2, 3, 4, 5, 6, 7, 0, 8};
    struct spec_answer answer[SEATS] = {{0}};
    bool done[SPEC_EFFECTS] = {false};
    int seats[SEATS];
    /* as it was when they declared: a straddle moves who acts last */
    for (int i = 0; i < t->b->nseats; i++)
        seats[i] = spec_in_order(t->b, i);
    show_all(t, declared, answer);
    for (unsigned n = 0; n < sizeof order; n++)
        for (int i = 0; i < t->b->nseats; i++)
            resolve_number(t, seats[i], order[n], &answer[seats[i]], done);
}
