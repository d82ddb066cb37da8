/* spec_table.c - see spec_table.h. */
#include "spec_table.h"

#include "notation.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct match *spec_table(int seats, const char *options, const char *position, const char *deal)
{
    char error[MATCH_ERROR];
    struct match *m = poker_words_table("spec", seats, options, position, deal, error);
    if (!m)
        fail_msg("%s", error);
    return m;
}

/* Fun cards only where they are named: they would be asked about. */
struct match *spec_hand(const char *words)
{
    return poker_words_hand("spec", words, NULL, strstr(words, "fun ") ? "" : "fun=0 drinks=0");
}

/* The pick of a card that the seat holds. */
static int pick_of(const struct match *m, int who, const char *name)
{
    const struct board *b = match_truth(m);
    const card c = card_parse(match_rules(m), name);
    const int held = board_find(b, SPEC_HELD + who, c), fun = board_find(b, SPEC_FUN + who, c);
    if (held < 0 && fun < 0)
        fail_msg("seat %d does not hold %s", who + 1, name);
    return held >= 0 ? held : board_count(b, SPEC_HELD + who) + fun;
}

int spec_try(struct match *m, const char *words)
{
    char name[24] = "", effect[24];
    int who = 0, used = 0, number;
    if (sscanf(words, " %d %23[a-z]%n", &who, name, &used) < 2)
        fail_msg("not an action: %s", words);
    const char *at = words + used;
    struct action a = action_of(who - 1, poker_words_verb(m, name), 0);
    for (;;) {
        if (sscanf(at, " #%d%n", &number, &used) == 1) {
            a.pick[a.n++] = (uint8_t)number;
        } else if (sscanf(at, " %d%n", &number, &used) == 1) {
            a.amount = number;
        } else if (sscanf(at, " %23[a-z-]%n", effect, &used) == 1) {
            int target = 0, more = 0;
            a.pick[a.n++] = (uint8_t)pick_of(m, a.who, effect);
            if (a.kind == SPEC_DECLARE && sscanf(at + used, " %d%n", &target, &more) == 1) {
                a.amount += strcmp(effect, "clairvoyance") == 0 ? SPEC_TARGETS(target - 1, 0)
                                                                : SPEC_TARGETS(0, target - 1);
                used += more;
            }
        } else {
            break;
        }
        at += used;
    }
    if (a.kind == SPEC_DISCARD) /* the newest card is a choice of its own */
        a.about = a.pick[0] != 2;
    return poker_words_play(m, &a);
}

void spec_do(struct match *m, const char *words) { poker_words_do(m, words, spec_try); }

static int on_and_try(struct match *m, const char *words)
{
    while (match_truth(m)->phase == SPEC_PHASE_WINDOW &&
           !seat_in(atoi(words) - 1, match_waiting(m))) {
        const struct action a = action_of(seat_first(match_waiting(m)), SPEC_NO, 0);
        assert_int_equal(poker_words_play(m, &a), REASON_OK);
    }
    return spec_try(m, words);
}

void spec_on(struct match *m, const char *words) { poker_words_do(m, words, on_and_try); }

void spec_pass(struct match *m)
{
    while (match_truth(m)->phase == SPEC_PHASE_WINDOW) {
        const struct action a = action_of(seat_first(match_waiting(m)), SPEC_NO, 0);
        assert_int_equal(poker_words_play(m, &a), REASON_OK);
    }
}

const char *spec_asked(const struct match *m)
{
    static char text[SEATS + 1];
    int n = 0;
    for (int s = 0; s < SEATS; s++)
        if (seat_in(s, match_waiting(m)))
            text[n++] = (char)('1' + s);
    text[n] = 0;
    return text;
}

int spec_refused(const struct match *m, int who, int effect)
{
    return spec_refuses(match_rules(m), match_truth(m), who - 1, effect);
}
