/* poker_words.c - see poker_words.h. */
#include "poker_words.h"

#include "games.h"
#include "notation.h"
#include "strbuf.h"
#include "turned.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct match *poker_words_table(const char *game, int seats, const char *options,
                                const char *position, const char *deal, char error[MATCH_ERROR])
{
    const struct game *g = games_find(game);
    struct rules r = rules_default(g, seats, holdem_table_data());
    uint8_t seed[SEED_BYTES];
    char word[40];
    int value, used;
    r.option[HOLDEM_SHOWING] = 0;
    for (; options && sscanf(options, " %39[a-z_]=%d%n", word, &value, &used) == 2;
         options += used) {
        int i = 0;
        while (i < g->noptions && strcmp(g->options[i].name, word) != 0)
            i++;
        assert_true(i < g->noptions);
        r.option[i] = value;
    }
    match_seed_from_text(deal ? deal : "a table", seed);
    struct match *m = match_new(&r, seed, NULL, position, true, error);
    turned_begin(m);
    return m;
}

/* ---- a hand in words ---- */

/* The words of the n-th part "NAME a b c"; NULL if there is none. */
static const char *part(const char *words, const char *name, int n)
{
    const size_t length = strlen(name);
    for (const char *p = words; p; p = strchr(p, ';') ? strchr(p, ';') + 1 : NULL) {
        p += strspn(p, " ");
        if (strncmp(p, name, length) == 0 && p[length] == ' ' && n-- == 0)
            return p + length;
    }
    return NULL;
}

static bool next_word(const char **at, char out[60])
{
    if (!*at)
        return false;
    *at += strspn(*at, " ");
    const size_t n = strcspn(*at, " ;");
    snprintf(out, 60, "%.*s", (int)n, *at);
    *at += n;
    return n > 0;
}

static int each(struct strbuf *s, const char *words, const char *name, const char *num)
{
    const char *at = part(words, name, 0);
    char word[60];
    int n = 0;
    while (next_word(&at, word))
        strbuf_addf(s, "set %s %d %s\n", num, ++n, word);
    return n;
}

/* Cards run together, "AcKd", or words with commas. */
static void put(struct strbuf *s, const char *zone, const char *cards)
{
    strbuf_addf(s, "put %s", zone);
    const bool faces =
        strlen(cards) >= 2 && card_rank_from(cards[0]) >= 0 && card_suit_from(cards[1]) >= 0;
    for (const char *c = cards; *c && strcmp(cards, "-") != 0; c += faces ? 2 : 1)
        if (faces)
            strbuf_addf(s, " %.2s", c);
        else
            strbuf_addf(s, "%s%c", c == cards || c[-1] == ',' ? " " : "", *c == ',' ? ' ' : *c);
    strbuf_add(s, "\n");
}

static void by_seat(struct strbuf *s, const char *words, const char *name, const char *zone,
                    int seats, const char *const *usual)
{
    const char *at = part(words, name, 0);
    char word[60], place[20];
    for (int n = 1; n <= seats; n++) {
        const bool told = next_word(&at, word);
        snprintf(place, sizeof place, "%s %d", zone, n);
        put(s, place, told ? word : usual[n - 1]);
    }
}

static void goes_on(struct strbuf *s, const char *words, int seats)
{
    const char *at = part(words, "board", 0), *street = part(words, "street", 0);
    char word[60] = "-";
    next_word(&at, word);
    const int cards = strcmp(word, "-") == 0 ? 0 : (int)strlen(word) / 2;
    put(s, "board", word);
    strbuf_addf(s, "set street %d\nset pot 300\nset to_match 0\n",
                street      ? atoi(street)
                : cards > 4 ? HOLDEM_RIVER
                : cards > 3 ? HOLDEM_TURN
                            : HOLDEM_FLOP);
    each(s, words, "stacks", "start");
    for (int n = 1; n <= seats; n++)
        strbuf_addf(s, "set bet %d 0\n", n);
}

static void begins(struct strbuf *s, const char *words, int seats)
{
    if (!each(s, words, "blinds", "blind_due"))
        strbuf_addf(s, "set blind_due 1 %d\nset blind_due 2 %d\n", seats == 2 ? 100 : 50,
                    seats == 2 ? 50 : 100);
}

/* "2c3d *1 emp" as answers of chance. */
static void answers(struct match *m, const char *at)
{
    static uint16_t answer[64];
    char word[60];
    int n = 0;
    while (next_word(&at, word)) {
        const card c = card_parse(match_rules(m), word);
        if (*word == '*')
            answer[n++] = (uint16_t)(256 + atoi(word + 1));
        else if (c >= CARD_OWN && c < CARD_FACES)
            answer[n++] = c;
        else
            for (const char *p = word; *p; p += 2)
                answer[n++] = card_of(card_rank_from(p[0]), card_suit_from(p[1]));
    }
    match_force(m, answer, n);
}

struct match *poker_words_hand(const char *game, const char *words, const char *also,
                               const char *usual)
{
    static const char *const hole[SEATS] = {"AsKs", "QsTs", "Js9s", "8s7s", "6s5s",
                                            "AdKd", "QdTd", "Jd9d", "8d7d", "6d5d"};
    static const char *const held[SEATS] = {"-", "-", "-", "-", "-", "-", "-", "-", "-", "-"};
    struct strbuf s = STRBUF_EMPTY;
    const char *at, *played = part(words, "played", 0);
    char options[200] = "", word[60];
    const int seats = each(&s, words, "stacks", "stack");
    strbuf_addf(&s, "set button %d\nset big 100\nset ante 0\nset raise 100\n", seats - 1);
    for (int n = 1; also && n <= seats; n++)
        strbuf_addf(&s, "set %s %d 10\n", also, n);
    if (also)
        each(&s, words, also, also);
    by_seat(&s, words, "hole", "hand", seats, hole);
    by_seat(&s, words, "held", "held", seats, held);
    if (part(words, "fun", 0))
        by_seat(&s, words, "fun", "fun", seats, held);
    if (next_word(&played, word))
        put(&s, "played", word);
    if (part(words, "board", 0))
        goes_on(&s, words, seats);
    else
        begins(&s, words, seats);
    for (int n = 0; (at = part(words, "set", n)); n++)
        strbuf_addf(&s, "set%.*s\n", (int)strcspn(at, ";"), at);
    at = part(words, "options", 0);
    snprintf(options, sizeof options, "%s %.*s", usual, at ? (int)strcspn(at, ";") : 0,
             at ? at : "");
    char error[MATCH_ERROR];
    struct match *m = poker_words_table(game, seats, options, strbuf_text(&s), NULL, error);
    if (!m)
        fail_msg("%s", error);
    strbuf_free(&s);
    answers(m, part(words, "next", 0));
    return m;
}

/* ---- playing ---- */

int poker_words_verb(const struct match *m, const char *word)
{
    for (int i = 0; match_rules(m)->game->verbs[i]; i++)
        if (strcmp(match_rules(m)->game->verbs[i], word) == 0)
            return i;
    fail_msg("no verb: %s", word);
    return 0;
}

int poker_words_play(struct match *m, const struct action *a)
{
    const uint64_t before = match_digest(m);
    struct action played = *a;
    const int why = match_play(m, &played, 0);
    if (why != REASON_OK)
        assert_true(before == match_digest(m));
    else
        assert_null(board_check(match_truth(m), match_rules(m)->game));
    turned_follow(m);
    return why;
}

void poker_words_do(struct match *m, const char *words,
                    int (*one_of_them)(struct match *m, const char *words))
{
    for (const char *next = words; next; next = strchr(next, ',') ? strchr(next, ',') + 1 : NULL) {
        char one[60];
        snprintf(one, sizeof one, "%.*s", (int)strcspn(next, ","), next);
        const int why = one_of_them(m, one);
        if (why != REASON_OK)
            fail_msg("%s: %s", one, rules_reason_name(match_rules(m)->game, why));
    }
}

static const char *lies(const struct rules *r, const struct board *b, int zone)
{
    static char text[4][300];
    static int turn;
    char *out = text[turn++ & 3], one[CARD_TEXT];
    *out = 0;
    for (int i = 0; i < board_count(b, zone); i++) {
        const card c = board_face(b, zone, i);
        card_text(r, c, one);
        snprintf(out + strlen(out), 300 - strlen(out), "%s%s",
                 i && c >= CARD_OWN && c < CARD_FACES ? "," : "", one);
    }
    return out;
}

const char *poker_words_lies(const struct match *m, int zone)
{
    return lies(match_rules(m), match_truth(m), zone);
}

const char *poker_words_sees(const struct match *m, int who, int zone)
{
    struct view v;
    match_view(m, who ? (seat)(who - 1) : (seat)SEAT_ONLOOKER, &v);
    return lies(&v.rules, &v.board, zone);
}

const char *poker_words_marks(const struct match *m, int zone, int index)
{
    static char text[20];
    const struct cell c = board_cell(match_truth(m), zone, index);
    int n = 0;
    if (c.seen == SEAT_ALL)
        return "all";
    for (int s = 0; s < SEATS; s++)
        if (seat_in(s, c.seen))
            text[n++] = (char)('1' + s);
    text[n] = 0;
    return text;
}
