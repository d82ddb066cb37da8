/* power_up_table.c - see power_up_table.h. */
#include "power_up_table.h"

#include "notation.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

struct match *power_up_table(int seats, const char *options, const char *position, const char *deal)
{
    char error[MATCH_ERROR];
    struct match *m = poker_words_table("power-up", seats, options, position, deal, error);
    if (!m)
        fail_msg("%s", error);
    return m;
}

const char *power_up_table_fault(int seats, const char *options, const char *position)
{
    static char error[MATCH_ERROR];
    struct match *m = poker_words_table("power-up", seats, options, position, NULL, error);
    const bool good = m != NULL;
    match_free(m);
    return good ? NULL : error;
}

struct match *power_up_hand(const char *words)
{
    return poker_words_hand("power-up", words, "energy", "");
}

int power_up_try(struct match *m, const char *words)
{
    char name[24] = "", power[24] = "";
    int who = 0, used = 0;
    if (sscanf(words, " %d %23[a-z]%n", &who, name, &used) < 2)
        fail_msg("not an action: %s", words);
    const char *at = words + used;
    struct action a = action_of(who - 1, poker_words_verb(m, name), 0);
    if (a.kind == POWER_UP_PLAY && sscanf(at, " %23[a-z-]%n", power, &used) == 1) {
        const int slot =
            board_find(match_truth(m), POWER_UP_HELD + a.who, card_parse(match_rules(m), power));
        if (slot < 0)
            fail_msg("does not hold it: %s", words);
        a.about = (uint8_t)slot;
        at += used;
    }
    for (int pick; sscanf(at, " #%d%n", &pick, &used) == 1; at += used)
        a.pick[a.n++] = (uint8_t)pick;
    a.amount = atoi(at);
    return poker_words_play(m, &a);
}

void power_up_do(struct match *m, const char *words) { poker_words_do(m, words, power_up_try); }

int power_up_refused(const struct match *m, int power)
{
    struct view v;
    match_view(m, (seat)(holdem_asked(m) - 1), &v);
    for (int i = 0; i < v.choices.n; i++) {
        const struct choice *c = &v.choices.choice[i];
        if (c->kind == POWER_UP_PLAY &&
            board_face(&v.board, POWER_UP_HELD + v.me, c->about) == power_card(power))
            return c->refused;
    }
    return REASON_NOT_NOW;
}

const char *power_up_lies(const struct match *m, int zone) { return poker_words_lies(m, zone); }
const char *power_up_sees(const struct match *m, int who, int zone)
{
    return poker_words_sees(m, who, zone);
}
const char *power_up_marks(const struct match *m, int zone, int index)
{
    return poker_words_marks(m, zone, index);
}
