/* upcolor_table.c - see upcolor_table.h. */
#include "upcolor_table.h"

#include "games.h"
#include "notation.h"
#include "rng.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct rules upcolor_table_rules(int seats, const char *options)
{
    const struct game *g = games_find("upcolor");
    struct rules r = rules_default(g, seats, NULL);
    char word[40];
    int value, used;
    for (; options && sscanf(options, " %39[a-z]=%d%n", word, &value, &used) == 2;
         options += used) {
        int i = 0;
        while (i < g->noptions && strcmp(g->options[i].name, word) != 0)
            i++;
        assert_true(i < g->noptions);
        r.option[i] = value;
    }
    return r;
}

static struct match *make(int seats, const char *options, const char *position, const char *deal,
                          char error[MATCH_ERROR])
{
    const struct rules r = upcolor_table_rules(seats, options);
    uint8_t seed[SEED_BYTES];
    match_seed_from_text(deal, seed);
    return match_new(&r, seed, NULL, position, true, error);
}

struct match *upcolor_table_dealt(int seats, const char *options, const char *position,
                                  const char *deal)
{
    char error[MATCH_ERROR];
    struct match *m = make(seats, options, position, deal, error);
    if (!m)
        fail_msg("%s", error);
    return m;
}

struct match *upcolor_table(int seats, const char *options, const char *position)
{
    return upcolor_table_dealt(seats, options, position, "a table");
}

const char *upcolor_table_fault(int seats, const char *options, const char *position)
{
    static char error[MATCH_ERROR];
    struct match *m = make(seats, options, position, "a table", error);
    const bool good = m != NULL;
    match_free(m);
    return good ? NULL : error;
}

static card face_of(const struct match *m, const char *word)
{
    const card c = card_parse(match_rules(m), word);
    return c >= UPCOLOR_IMPERIAL && c < UPCOLOR_FACES_END ? c : (card)CARD_NONE;
}

int upcolor_table_try(struct match *m, const char *words)
{
    char verb[24] = "";
    int who = 0, about = 0;
    if (sscanf(words, " %d %23[a-z] %d", &who, verb, &about) < 2)
        fail_msg("not an action: %s", words);
    struct action a = action_of(who - 1, UPCOLOR_PLAY, about);
    const card face = face_of(m, verb);
    if (face != CARD_NONE) {
        const int at = board_find(match_truth(m), UPCOLOR_HAND + who - 1, face);
        if (at < 0)
            fail_msg("not held: %s", words);
        a.pick[a.n++] = (uint8_t)at;
    } else {
        while (match_rules(m)->game->verbs[a.kind] &&
               strcmp(match_rules(m)->game->verbs[a.kind], verb) != 0)
            a.kind++;
        if (!match_rules(m)->game->verbs[a.kind])
            fail_msg("no verb: %s", words);
    }
    const uint64_t before = match_digest(m);
    const int why = match_play(m, &a, 0);
    if (why != REASON_OK)
        assert_true(before == match_digest(m));
    else
        assert_null(board_check(match_truth(m), match_rules(m)->game));
    return why;
}

void upcolor_table_do(struct match *m, const char *words)
{
    for (const char *next = words; next; next = strchr(next, ',') ? strchr(next, ',') + 1 : NULL) {
        char one[60];
        snprintf(one, sizeof one, "%.*s", (int)strcspn(next, ","), next);
        const int why = upcolor_table_try(m, one);
        if (why != REASON_OK)
            fail_msg("%s: %s", one, rules_reason_name(match_rules(m)->game, why));
    }
}

void upcolor_table_draws(struct match *m, const char *words)
{
    static uint16_t answers[120];
    int n = 0;
    while (*(words += strspn(words, " \n"))) {
        char word[24];
        snprintf(word, sizeof word, "%.*s", (int)strcspn(words, " \n"), words);
        assert_true(n < 120);
        answers[n] = face_of(m, word);
        assert_true(answers[n] != CARD_NONE);
        n++;
        words += strcspn(words, " \n");
    }
    match_force(m, answers, n);
}

bool upcolor_table_round(struct match *m, uint64_t seed)
{
    struct rng rng = rng_seed(seed);
    const int played = upcolor_table_num(m, UPCOLOR_PLAYED);
    for (int i = 0; i < 2000; i++) {
        if (upcolor_table_num(m, UPCOLOR_PLAYED) != played)
            return true;
        const int who = upcolor_table_num(m, UPCOLOR_TURN),
                  cards = upcolor_hand_count(match_truth(m), who);
        struct action a = action_of(who, UPCOLOR_PLAY, 0);
        a.n = 1;
        int k = rng_below(&rng, cards), tries = 0;
        do
            a.pick[0] = (uint8_t)(k++ % cards);
        while (match_play(m, &a, 0) != REASON_OK && ++tries < cards);
        if (tries == cards) {
            a = action_of(who, UPCOLOR_PASS, 0);
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
    }
    return false;
}

int upcolor_table_num(const struct match *m, int num) { return match_truth(m)->num[num]; }
int upcolor_table_count(const struct match *m, int zone)
{
    return board_count(match_truth(m), zone);
}

int upcolor_table_open(const struct match *m, int seat_from_1, int kind, int about)
{
    struct view v;
    match_view(m, (seat)(seat_from_1 - 1), &v);
    for (int i = 0; i < v.choices.n; i++)
        if (v.choices.choice[i].kind == kind && v.choices.choice[i].about == about)
            return v.choices.choice[i].refused ? -v.choices.choice[i].refused : 1;
    return 0;
}

int upcolor_table_heard(const struct match *m, int why, struct event *last)
{
    int n = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, 0, i);
        if (e.why == why) {
            n++;
            if (last)
                *last = e;
        }
    }
    return n;
}
