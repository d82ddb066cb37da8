/* SPEC with all its cards in hand and none of them used is hold'em to the chip (SP-62): the same
 * hands, played by chance at both tables, ask the same seats for the same things and end in the
 * same stacks. */
#include "unit.h"

#include "spec_table.h"

#include <stdio.h>
#include <string.h>

enum { HANDS = 1500, ACTIONS_MOST = 200 };

static uint32_t state_of_chance;
static int chance(int n)
{
    state_of_chance = state_of_chance * 1664525u + 1013904223u;
    return (int)((state_of_chance >> 8) % (uint32_t)n);
}

struct hand {
    int seats;
    char stacks[100], hole[100], board[20], held[200];
};

static struct hand some_hand(void)
{
    static const char *const kinds[] = {"clairvoyance", "nullify",        "twice",
                                        "straddle",     "upgrade",        "hand-swap",
                                        "both-cards",   "forced-passive", "flop-exchange"};
    struct hand h = {.seats = 2 + chance(5)};
    card deck[52];
    char *stacks = h.stacks, *hole = h.hole, *board = h.board, *held = h.held;
    for (int i = 0; i < 52; i++)
        deck[i] = (card)i;
    for (int i = 0; i < 17; i++) {
        const int other = i + chance(52 - i);
        const card c = deck[i];
        deck[i] = deck[other];
        deck[other] = c;
    }
    const int first = chance(9);
    for (int s = 0; s < h.seats; s++) {
        stacks += sprintf(stacks, " %d", 1 + chance(chance(3) ? 1500 : 250));
        held += sprintf(held, " %s,%s", kinds[(first + s) % 9], kinds[(first + s + 4) % 9]);
        hole += sprintf(hole, " ");
        for (int k = 0; k < 2; k++)
            hole += sprintf(hole, "%c%c", "23456789TJQKA"[card_rank(deck[2 * s + k])],
                            "cdhs"[card_suit(deck[2 * s + k])]);
    }
    for (int i = 12; i < 17; i++)
        board +=
            sprintf(board, "%c%c", "23456789TJQKA"[card_rank(deck[i])], "cdhs"[card_suit(deck[i])]);
    return h;
}

/* Something that the seat on turn may do. */
static void some_action(const struct match *m, char out[40])
{
    static const char *const words[] = {"fold", "check", "call", "bet", "raise"};
    struct choices may;
    const int who = holdem_asked(m);
    rules_choices(match_rules(m), match_truth(m), (seat)(who - 1), &may);
    for (;;) {
        const struct choice *c = &may.choice[chance(may.n)];
        if (c->refused || c->kind > HOLDEM_RAISE_TO || (c->kind == HOLDEM_FOLD && chance(3)))
            continue;
        const int most = chance(4) ? c->min + (c->max - c->min) / 4 : c->max;
        if (c->kind == HOLDEM_BET_TO || c->kind == HOLDEM_RAISE_TO)
            sprintf(out, "%d %s %d", who, words[c->kind], c->min + chance(most - c->min + 1));
        else
            sprintf(out, "%d %s", who, words[c->kind]);
        return;
    }
}

/* After what hold'em has there may be cards to declare, and standing orders. */
static bool same_poker(const char *plain, const char *with)
{
    const char *more = with + strlen(plain);
    return strncmp(plain, with, strlen(plain)) == 0 &&
           (!*more || strncmp(more, ", declare", 9) == 0 || strncmp(more, ", stand", 7) == 0);
}

/* The stacks in which the first hand ended; what follows it is dealt by chance. */
static bool ended(const struct match *m, char out[120])
{
    struct board b;
    int n = 0;
    for (int i = 0; i < match_heard_count(m); i++)
        if (match_heard(m, SEAT_ONLOOKER, i).why == HOLDEM_WHY_HAND_OVER) {
            match_board_before(m, SEAT_ONLOOKER, i, &b);
            for (int s = 0; s < b.nseats; s++)
                n += sprintf(out + n, " %d", b.num[HOLDEM_STACK + s]);
            return true;
        }
    return false;
}

static void one_hand(void)
{
    const struct hand h = some_hand();
    char plain[400], cards[700], action[40] = "", is[120], was[120];
    snprintf(plain, sizeof plain, "stacks%s; hole%s; board %s", h.stacks, h.hole, h.board);
    snprintf(cards, sizeof cards, "stacks%s; hole%s; held%s; next %s; options reentries=0",
             h.stacks, h.hole, h.held, h.board);
    struct match *m = holdem_hand(plain), *with = spec_hand(cards);
    /* all-in by the blinds alone, the cards come before they can be told */
    const bool decided = match_waiting(m) && !ended(m, was);
    for (int i = 0; i < ACTIONS_MOST && decided && !ended(m, was); i++) {
        spec_pass(with);
        snprintf(is, sizeof is, "%s", holdem_may(m));
        if (match_waiting(m) != match_waiting(with) || !same_poker(is, holdem_may(with)))
            fail_msg("%s: behind \"%s\" %d may %s, but %d %s", cards, action, holdem_asked(m), is,
                     holdem_asked(with), holdem_may(with));
        some_action(m, action);
        holdem_do(m, action);
        spec_do(with, action);
    }
    if (decided)
        spec_pass(with);
    assert_true(!decided || (ended(m, was) && ended(with, is)));
    if (decided && strcmp(was, is) != 0)
        fail_msg("%s:%s, but%s", cards, was, is);
    match_free(m);
    match_free(with);
}

static void unused_cards_change_nothing(void **state)
{
    (void)state;
    for (int i = 0; i < HANDS; i++) {
        state_of_chance = (uint32_t)i * 2654435761u + 7;
        one_hand();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(unused_cards_change_nothing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
