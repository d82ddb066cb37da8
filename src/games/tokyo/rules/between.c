/* between.c - between the hands: effects that come and go, re-entries, breaks, drinks (SP-03,
 * SP-04, SP-10 to SP-14, SP-28). */
#include "spec.h"

#include "betting.h"
#include "check.h"

/* ---- the pack */

static void shuffle_pack(struct turn *t) { turn_shuffle(t, SPEC_PACK, SPEC_WHY_PACK); }

/* The kinds that are played lie in the pack, the others beside it. */
static void sort_kinds(struct turn *t, uint16_t dealt, uint16_t before)
{
    for (int e = 0; e < SPEC_NORMAL; e++)
        for (int i = 0; i < SPEC_COPIES; i++) {
            if (!(dealt >> e & 1) && before >> e & 1)
                turn_take(t, spec_card(e), SPEC_OUT, SEAT_ALL, SEAT_NONE, SPEC_WHY_PACK);
            else if (dealt >> e & 1 && !(before >> e & 1))
                turn_move(t, SPEC_OUT, board_find(t->b, SPEC_OUT, spec_card(e)), SPEC_PACK,
                          SEAT_ALL, SEAT_NONE, SPEC_WHY_PACK);
        }
    shuffle_pack(t);
}

/* SP-10, SP-12: a card that would be the fourth is not given; nor where there is none left. */
static void give(struct turn *t, int who, int why)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    if (board_count(t->b, SPEC_HELD + who) < SPEC_HELD_MOST && board_count(t->b, SPEC_PACK) > 0)
        turn_draw(t, SPEC_PACK, SPEC_HELD + who, seat_bit(who), who, why);
}

/* SP-11. */
static void give_fun(struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    card face[SPEC_EFFECTS - SPEC_NORMAL];
    for (int i = 0; i < SPEC_EFFECTS - SPEC_NORMAL; i++)
        face[i] = spec_card(SPEC_NORMAL + i);
    const int got = turn_chance(t, SPEC_DIE_FUN, t->b->num[SPEC_REENTERED + who], who,
                                SPEC_EFFECTS - SPEC_NORMAL, face);
    turn_make(t, face[got], SPEC_FUN + who, seat_bit(who), who, SPEC_WHY_FUN);
}

static void enters(struct turn *t, int who)
{
    for (int i = 0; i < t->rules->option[SPEC_ENTRY]; i++)
        give(t, who, SPEC_WHY_GIVE);
    if (t->rules->option[SPEC_FUN_CARDS] == SPEC_FUN_ALL)
        give_fun(t, who);
}

bool spec_asks_fun(struct turn *t, seatmask whom)
{
    if (t->rules->option[SPEC_FUN_CARDS] != SPEC_FUN_WISH)
        return false;
    turn_phase(t, SPEC_PHASE_FUN);
    turn_wait(t, whom, 0);
    return true;
}

/* Everybody is seated at the start; the chips of all re-entries lie in the bank (NL-25). */
void spec_sit(struct turn *t)
{
    const int32_t *option = t->rules->option;
    turn_set(t, SPEC_TURN_OF, SEAT_NONE, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, SPEC_BANK, option[HOLDEM_FIRST_STACK] * option[SPEC_REENTRIES] * t->b->nseats,
             SEAT_NONE, HOLDEM_WHY_NONE);
    sort_kinds(t, spec_dealt(t->rules, 0), (1 << SPEC_NORMAL) - 1);
    for (int s = 0; s < t->b->nseats; s++)
        enters(t, s);
}

/* ---- re-entries */

static bool spec_may_reenter(const struct rules *r, const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    return b->num[SPEC_REENTERED + who] < r->option[SPEC_REENTRIES] &&
           b->num[HOLDEM_LEVEL] < r->option[SPEC_REENTRY_LEVELS];
}

/* SP-14: the cards of who is out for good. */
static void collect(struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    if (board_count(t->b, SPEC_HELD + who)) {
        turn_gather(t, SPEC_HELD + who, SPEC_PACK, SPEC_WHY_COLLECT);
        shuffle_pack(t);
    }
    while (board_count(t->b, SPEC_FUN + who) && !t->broken)
        turn_unmake(t, SPEC_FUN + who, 0, who, SPEC_WHY_COLLECT);
}

/* The next who is asked, from the button's left; nobody: the hand goes on to its end. */
static bool ask_next(struct turn *t)
{
    const struct board *b = t->b;
    const int who = betting_next(b, b->num[HOLDEM_BUTTON], (seatmask)b->num[SPEC_BUSTED]);
    if (who == SEAT_NONE)
        return false;
    turn_phase(t, SPEC_PHASE_REENTRY);
    turn_wait(t, seat_bit(who), 0);
    return true;
}

bool spec_busts(struct turn *t)
{
    const struct board *b = t->b;
    seatmask busted = 0;
    for (int i = 1; i <= b->nseats; i++) {
        const int s = (b->num[HOLDEM_BUTTON] + i) % b->nseats;
        if (!holdem_dealt(b, s) || b->num[HOLDEM_STACK + s] > 0)
            continue;
        if (spec_may_reenter(t->rules, b, s))
            busted |= seat_bit(s);
        else
            collect(t, s);
    }
    turn_set(t, SPEC_BUSTED, busted, SEAT_NONE, HOLDEM_WHY_NONE);
    return ask_next(t);
}

/* SP-14: any of the effects held are exchanged for as many others, fun cards come back as they
 * were; then the cards of an entry. */
static void reenters(struct turn *t, const struct action *a)
{
    const struct board *b = t->b;
    const int who = a->who, held = SPEC_HELD + who;
    uint64_t away = 0;
    for (int i = 0; i < a->n; i++)
        away |= (uint64_t)1 << a->pick[i];
    turn_pay(t, SPEC_BANK, HOLDEM_STACK + who, t->rules->option[HOLDEM_FIRST_STACK], who,
             SPEC_WHY_REENTER);
    turn_set(t, SPEC_REENTERED + who, b->num[SPEC_REENTERED + who] + 1, who, HOLDEM_WHY_NONE);
    for (int i = board_count(b, held) - 1; i >= 0; i--)
        if (away >> i & 1)
            turn_move(t, held, i, SPEC_PACK, SEAT_NOBODY, who, SPEC_WHY_EXCHANGE_CARDS);
    if (a->n)
        shuffle_pack(t);
    for (int i = 0; i < a->n; i++)
        give(t, who, SPEC_WHY_EXCHANGE_CARDS);
    enters(t, who);
}

/* A bust is settled: the next one is asked, or the hand goes on to its end. */
static void settled(struct turn *t)
{
    if (ask_next(t))
        return;
    turn_phase(t, HOLDEM_PHASE_PLAY);
    holdem_go(t, &spec_house, HOLDEM_STEP_BUSTS);
}

void spec_fun(struct turn *t, const struct action *a)
{
    const seatmask left = t->b->waiting & (seatmask)~seat_bit(a->who);
    if (a->kind == SPEC_WISH)
        give_fun(t, a->who);
    if (left) {
        turn_wait(t, left, 0);
    } else if (t->b->num[SPEC_REENTERED + a->who]) {
        settled(t);
    } else {
        turn_phase(t, HOLDEM_PHASE_PLAY);
        holdem_go(t, &spec_house, HOLDEM_STEP_BUTTON);
    }
}

void spec_reentry(struct turn *t, const struct action *a)
{
    turn_set(t, SPEC_BUSTED, t->b->num[SPEC_BUSTED] & ~seat_bit(a->who), a->who, HOLDEM_WHY_NONE);
    if (a->kind == SPEC_REENTER)
        reenters(t, a);
    else
        collect(t, a->who);
    if (a->kind != SPEC_REENTER || !spec_asks_fun(t, seat_bit(a->who)))
        settled(t);
}

/* ---- the end of a hand, and the pause after it */

void spec_hand_over(struct turn *t)
{
    static const uint8_t nums[] = {
        SPEC_QUIET,     SPEC_BOTH,    SPEC_PASSIVE, SPEC_NULL, SPEC_EXCHANGED,
        SPEC_STRADDLED, SPEC_HAND_OF, SPEC_MEOWING, SPEC_WON,  SPEC_CHOPPED,
    };
    const struct board *b = t->b;
    for (unsigned i = 0; i < sizeof nums; i++)
        turn_set(t, nums[i], 0, SEAT_NONE, HOLDEM_WHY_NONE);
    for (int i = board_count(b, SPEC_USED) - 1; i >= 0 && !t->broken; i--)
        if (card_effect(board_face(b, SPEC_USED, i)) >= SPEC_NORMAL)
            turn_unmake(t, SPEC_USED, i, SEAT_NONE, SPEC_WHY_PACK);
    if (board_count(b, SPEC_USED)) {
        turn_gather(t, SPEC_USED, SPEC_PACK, SPEC_WHY_PACK);
        shuffle_pack(t);
    }
}

static void new_level(struct turn *t)
{
    const struct board *b = t->b;
    const int level = b->num[HOLDEM_LEVEL], breaks = t->rules->option[SPEC_BREAKS];
    const uint16_t now = spec_dealt(t->rules, level),
                   before = spec_dealt(t->rules, b->num[SPEC_PAUSED]);
    if (now != before)
        sort_kinds(t, now, before);
    turn_set(t, SPEC_PAUSED, level, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, SPEC_HAD_DRINK, 0, SEAT_NONE, HOLDEM_WHY_NONE);
    if (!breaks || level % breaks)
        return;
    turn_note(t, SPEC_WHY_BREAK, SEAT_NONE, 0, 0, CARD_NONE, level);
    for (int i = 1; i <= b->nseats; i++) {
        const int s = (b->num[HOLDEM_BUTTON] + i) % b->nseats;
        if (b->num[HOLDEM_STACK + s] > 0)
            give(t, s, SPEC_WHY_BREAK);
    }
}

/* SP-28: level and break, drinks; then the button moves. */
void spec_pause(struct turn *t)
{
    const struct board *b = t->b;
    turn_gather(t, SPEC_SECOND, HOLDEM_PILE, HOLDEM_WHY_GATHER);
    turn_set(t, SPEC_TWO_BOARDS, 0, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, SPEC_COMMON, 0, SEAT_NONE, HOLDEM_WHY_NONE);
    if (b->num[HOLDEM_LEVEL] != b->num[SPEC_PAUSED])
        new_level(t);
    for (int i = 1; i <= b->nseats; i++) {
        const int s = (b->num[HOLDEM_BUTTON] + i) % b->nseats;
        if (b->num[SPEC_THIRSTY] >> s & 1 && b->num[HOLDEM_STACK + s] > 0)
            give(t, s, SPEC_WHY_DRINK);
    }
    turn_set(t, SPEC_THIRSTY, 0, SEAT_NONE, HOLDEM_WHY_NONE);
}
