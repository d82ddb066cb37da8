/* holdem_table.c - see holdem_table.h. */
#include "holdem_table.h"

#include "file.h"
#include "games.h"
#include "mem.h"
#include "notation.h"
#include "path.h"
#include "strbuf.h"
#include "turned.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct holdem_tables *holdem_table_data(void)
{
    static struct holdem_tables *tables;
    if (!tables) {
        char error[300] = "", *path = path_asset("holdem/tables.txt"),
             *text = file_read(path, 1 << 20, NULL, NULL);
        tables = text ? holdem_tables_parse("tables.txt", text, error, sizeof error) : NULL;
        mem_free(path);
        mem_free(text);
        if (!tables)
            fail_msg("the file of blinds can't be read: %s", error);
    }
    return tables;
}

/* Nobody is asked whether to show a won hand, unless the options say so. */
static struct match *make(int seats, const char *options, const char *position, const char *deal,
                          char error[MATCH_ERROR])
{
    const struct game *g = games_find("holdem");
    struct rules r = rules_default(g, seats, holdem_table_data());
    r.option[HOLDEM_SHOWING] = 0;
    uint8_t seed[SEED_BYTES];
    char word[40];
    int value, used;
    for (; options && sscanf(options, " %39[a-z_]=%d%n", word, &value, &used) == 2;
         options += used) {
        int i = 0;
        while (i < g->noptions && strcmp(g->options[i].name, word) != 0)
            i++;
        assert_true(i < g->noptions);
        r.option[i] = value;
    }
    match_seed_from_text(deal, seed);
    struct match *m = match_new(&r, seed, NULL, position, true, error);
    turned_begin(m);
    return m;
}

struct match *holdem_table(int seats, const char *options, const char *position, const char *deal)
{
    char error[MATCH_ERROR];
    struct match *m = make(seats, options, position, deal ? deal : "a table", error);
    if (!m)
        fail_msg("%s", error);
    return m;
}

const char *holdem_table_fault(int seats, const char *position)
{
    static char error[MATCH_ERROR];
    struct match *m = make(seats, NULL, position, "a table", error);
    const bool good = m != NULL;
    match_free(m);
    return good ? NULL : error;
}

/* The words of a part "NAME a b c" of a list with semicolons, one after the other; NULL after the
 * last. */
static const char *part(const char *words, const char *name)
{
    const size_t n = strlen(name);
    for (const char *p = words; p; p = strchr(p, ';') ? strchr(p, ';') + 1 : NULL) {
        p += strspn(p, " ");
        if (strncmp(p, name, n) == 0 && p[n] == ' ')
            return p + n;
    }
    return NULL;
}

static bool next_word(const char **at, char out[20])
{
    if (!*at)
        return false;
    *at += strspn(*at, " ");
    const size_t n = strcspn(*at, " ;");
    snprintf(out, 20, "%.*s", (int)n, *at);
    *at += n;
    return n > 0;
}

static int each(struct strbuf *s, const char *words, const char *name, const char *num)
{
    const char *at = part(words, name);
    char word[20];
    int n = 0;
    while (next_word(&at, word))
        strbuf_addf(s, "set %s %d %s\n", num, ++n, word);
    return n;
}

static void holes(struct strbuf *s, const char *words)
{
    const char *at = part(words, "hole");
    char word[20];
    for (int n = 1; next_word(&at, word); n++)
        if (strlen(word) == 4)
            strbuf_addf(s, "put hand %d %.2s %s\n", n, word, word + 2);
}

static void board(struct match *m, const char *words)
{
    static uint16_t answer[8];
    const char *at = part(words, "board");
    char word[20];
    int n = 0;
    if (!next_word(&at, word))
        return;
    for (const char *c = word; *c; c += 2)
        answer[n++] = card_of(card_rank_from(c[0]), card_suit_from(c[1]));
    match_force(m, answer, n);
}

struct match *holdem_hand(const char *words)
{
    struct strbuf s = STRBUF_EMPTY;
    const int seats = each(&s, words, "stacks", "stack");
    const char *blinds = part(words, "blinds"), *big = part(words, "big");
    int small = 50, second = 100;
    each(&s, words, "antes", "ante_due");
    each(&s, words, "blinds", "blind_due");
    if (!blinds)
        strbuf_addf(&s, "set blind_due 1 %d\nset blind_due 2 %d\n", seats == 2 ? 100 : 50,
                    seats == 2 ? 50 : 100);
    else if (sscanf(blinds, " %d %d", &small, &second) == 2 && seats == 2)
        second = small;
    strbuf_addf(&s, "set button %d\nset big %d\nset ante 0\n", seats - 1, big ? atoi(big) : second);
    holes(&s, words);
    struct match *m = holdem_table(seats, NULL, strbuf_text(&s), NULL);
    strbuf_free(&s);
    board(m, words);
    return m;
}

int holdem_try(struct match *m, const char *words)
{
    char verb[24] = "";
    int who = 0, amount = 0;
    if (sscanf(words, " %d %23[a-z] %d", &who, verb, &amount) < 2)
        fail_msg("not an action: %s", words);
    struct action a = action_of(who - 1, 0, 0);
    while (match_rules(m)->game->verbs[a.kind] &&
           strcmp(match_rules(m)->game->verbs[a.kind], verb) != 0)
        a.kind++;
    if (!match_rules(m)->game->verbs[a.kind])
        fail_msg("no verb: %s", words);
    a.amount = amount;
    const uint64_t before = match_digest(m);
    const int why = match_play(m, &a, 0);
    if (why != REASON_OK)
        assert_true(before == match_digest(m));
    else
        assert_null(board_check(match_truth(m), match_rules(m)->game));
    turned_follow(m);
    return why;
}

void holdem_do(struct match *m, const char *words)
{
    for (const char *next = words; next; next = strchr(next, ',') ? strchr(next, ',') + 1 : NULL) {
        char one[60];
        snprintf(one, sizeof one, "%.*s", (int)strcspn(next, ","), next);
        const int why = holdem_try(m, one);
        if (why != REASON_OK)
            fail_msg("%s: %s", one, rules_reason_name(match_rules(m)->game, why));
    }
}

int holdem_asked(const struct match *m)
{
    assert_true(seat_count(match_waiting(m)) <= 1);
    return seat_first(match_waiting(m)) + 1;
}

const char *holdem_may(const struct match *m)
{
    static char text[120];
    struct view v;
    int n = 0;
    match_view(m, (seat)(holdem_asked(m) - 1), &v);
    *text = 0;
    for (int i = 0; i < v.choices.n; i++) {
        const struct choice *c = &v.choices.choice[i];
        if (c->kind == HOLDEM_FOLD || c->refused)
            continue;
        n += snprintf(text + n, sizeof text - (size_t)n, "%s%s", n ? ", " : "",
                      v.rules.game->verbs[c->kind]);
        if (c->kind == HOLDEM_CALL)
            n += snprintf(text + n, sizeof text - (size_t)n, " %d", holdem_owes(&v.board, v.me));
        if (c->max)
            n += snprintf(text + n, sizeof text - (size_t)n, " %d to %d", c->min, c->max);
    }
    return text;
}

int holdem_no_raise(const struct match *m)
{
    struct view v;
    match_view(m, (seat)(holdem_asked(m) - 1), &v);
    for (int i = 0; i < v.choices.n; i++)
        if (v.choices.choice[i].kind == HOLDEM_BET_TO ||
            v.choices.choice[i].kind == HOLDEM_RAISE_TO)
            return v.choices.choice[i].refused;
    return REASON_NOT_NOW;
}

const char *holdem_finish(const struct match *m)
{
    static char text[120];
    int last = -1, n = 0;
    for (int i = 0; i < match_heard_count(m); i++)
        if (match_heard(m, SEAT_ONLOOKER, i).why == HOLDEM_WHY_HAND_OVER)
            last = i;
    *text = 0;
    if (last < 0)
        return text;
    struct board b;
    match_board_before(m, SEAT_ONLOOKER, last, &b);
    for (int s = 0; s < b.nseats; s++)
        n += snprintf(text + n, sizeof text - (size_t)n, "%s%d", s ? " " : "",
                      b.num[HOLDEM_STACK + s]);
    assert_int_equal(holdem_pot(&b), 0);
    return text;
}

int holdem_num(const struct match *m, int num) { return match_truth(m)->num[num]; }

int holdem_heard(const struct match *m, int why, struct event *last)
{
    int n = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.why == why) {
            n++;
            if (last)
                *last = e;
        }
    }
    return n;
}
