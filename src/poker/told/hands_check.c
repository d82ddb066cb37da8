/* hands_check.c - see hands_check.h. How a hand is laid out and played: hand_play.h. */
#include "hands_check.h"

#include "check.h"
#include "hand_play.h"
#include "mem.h"

#include <cjson/cJSON.h>

#include <stdarg.h>
#include <stdint.h>
#include <string.h>

struct play {
    struct hand_table table;
    struct hand_play hand;
    const char *name;
    int line;
    FILE *out;
    bool different, unseated;
    struct hands_count *sum;
};

__attribute__((format(printf, 2, 3))) static bool differs(struct play *p, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(p->out, "%s:%d: ", p->name, p->line);
    vfprintf(p->out, format, args);
    fputc('\n', p->out);
    va_end(args);
    p->different = true;
    return false;
}

/* ---- reading a line ---- */

static bool number(const cJSON *j, int32_t low, int32_t high, int32_t *out)
{
    if (!cJSON_IsNumber(j) || j->valuedouble < low || j->valuedouble > high ||
        j->valuedouble != (double)(int32_t)j->valuedouble)
        return false;
    *out = (int32_t)j->valuedouble;
    return true;
}

static bool numbers(const cJSON *top, const char *key, int n, int32_t low, int32_t out[SEATS])
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(top, key);
    if (!cJSON_IsArray(list) || cJSON_GetArraySize(list) != n)
        return false;
    for (int i = 0; i < n; i++)
        if (!number(cJSON_GetArrayItem(list, i), low, HAND_CHIPS_MOST, &out[i]))
            return false;
    return true;
}

static bool read_cards(struct play *p, const cJSON *line)
{
    struct hand_table *t = &p->table;
    const cJSON *holes = cJSON_GetObjectItemCaseSensitive(line, "hole"),
                *board = cJSON_GetObjectItemCaseSensitive(line, "board");
    uint64_t used = 0;
    memset(t->hole, CARD_NONE, sizeof t->hole); /* a hand can be known in part, or "" */
    if (holes && cJSON_GetArraySize(holes) != t->n)
        return differs(p, "“hole” is no list of %d hands", t->n);
    for (int s = 0; holes && s < t->n; s++) {
        const cJSON *one = cJSON_GetArrayItem(holes, s);
        if (!cJSON_IsNull(one) &&
            (!cJSON_IsString(one) ||
             hand_cards(one->valuestring, HOLDEM_HOLE_CARDS, &used, t->hole[s]) < 0))
            return differs(p, "hand %d is not up to two cards that nobody else has", s);
    }
    if (board &&
        (!cJSON_IsString(board) ||
         (t->nboard = hand_cards(board->valuestring, HAND_BOARD_MOST, &used, t->board)) < 0))
        return differs(p, "“board” is not up to %d cards that nobody else has", HAND_BOARD_MOST);
    hand_unseen(t, used);
    return true;
}

static bool read_table(struct play *p, const cJSON *line)
{
    struct hand_table *t = &p->table;
    const cJSON *setup = cJSON_GetObjectItemCaseSensitive(line, "setup");
    int32_t n, big;
    int64_t chips = 0, blinds = 0;
    if (!setup)
        setup = line;
    if (!number(cJSON_GetObjectItemCaseSensitive(setup, "n"), 2, SEATS, &n) ||
        !number(cJSON_GetObjectItemCaseSensitive(setup, "bb"), 1, HAND_CHIPS_MOST, &big))
        return differs(p, "there is no “n” from 2 to %d, or no “bb”", SEATS);
    t->n = n;
    t->big = big;
    if (!numbers(setup, "stacks", n, 1, t->stack) || !numbers(setup, "antes", n, 0, t->ante) ||
        !numbers(setup, "blinds", n, 0, t->blind))
        return differs(p, "“stacks”, “antes” or “blinds” is no list of %d numbers", n);
    for (int s = 0; s < n; s++) {
        chips += t->stack[s];
        blinds += t->blind[s];
    }
    if (!blinds)
        return differs(p, "nobody posts a blind");
    return chips <= HAND_CHIPS_MOST ? read_cards(p, line)
                                    : differs(p, "there are more than %d chips", HAND_CHIPS_MOST);
}

/* ---- playing it ---- */

struct legal {
    int32_t owes, least, most;
};

static struct legal legal_now(const struct play *p, int who)
{
    struct choices c;
    struct legal l = {.owes = holdem_owes(&p->hand.board, who)};
    rules_choices(&p->hand.rules, &p->hand.board, (seat)who, &c);
    for (int i = 0; i < c.n; i++)
        if ((c.choice[i].kind == HOLDEM_BET_TO || c.choice[i].kind == HOLDEM_RAISE_TO) &&
            !c.choice[i].refused) {
            l.least = c.choice[i].min;
            l.most = c.choice[i].max;
        }
    return l;
}

static bool compare_legal(struct play *p, int at, int who, struct legal wanted)
{
    const int is = hand_asked(&p->hand);
    p->sum->decisions++;
    const struct legal l = is == SEAT_NONE ? (struct legal){0} : legal_now(p, is);
    if (is == who && l.owes == wanted.owes && l.least == wanted.least && l.most == wanted.most)
        return true;
    p->sum->legal_different++;
    return differs(p,
                   "decision %d: player %d may call %d and raise %d to %d; here player %d may call "
                   "%d and raise %d to %d",
                   at, who, wanted.owes, wanted.least, wanted.most, is, l.owes, l.least, l.most);
}

static bool compare_listed(struct play *p, const cJSON *legal, int at)
{
    const cJSON *one = cJSON_GetArrayItem(legal, at);
    int32_t v[4];
    for (int i = 0; i < 4; i++)
        if (!number(cJSON_GetArrayItem(one, i), 0, HAND_CHIPS_MOST, &v[i]))
            return differs(p, "decision %d: “legal” is not four numbers there", at);
    return compare_legal(p, at, v[0], (struct legal){v[1], v[2], v[3]});
}

static bool play_one(struct play *p, const cJSON *one, int at)
{
    CARRE_ASSERT(at >= 0);
    const cJSON *what = cJSON_GetArrayItem(one, 1);
    int32_t who, to = 0;
    if (!number(cJSON_GetArrayItem(one, 0), 0, p->table.n - 1, &who) || !cJSON_IsString(what) ||
        strlen(what->valuestring) != 1 || !strchr("fcr", *what->valuestring) ||
        (*what->valuestring == 'r' && !number(cJSON_GetArrayItem(one, 2), 0, HAND_CHIPS_MOST, &to)))
        return differs(p, "action %d is none", at);
    if (hand_asked(&p->hand) != who)
        return differs(p, "action %d: player %d acts, but %s", at, who,
                       p->hand.over ? "the hand is over" : "another is asked");
    const bool free = holdem_owes(&p->hand.board, who) == 0;
    struct action a = action_of(who,
                                *what->valuestring == 'f'   ? HOLDEM_FOLD
                                : *what->valuestring == 'c' ? (free ? HOLDEM_CHECK : HOLDEM_CALL)
                                : p->hand.board.num[HOLDEM_TO_MATCH] ? HOLDEM_RAISE_TO
                                                                     : HOLDEM_BET_TO,
                                0);
    a.amount = to;
    const int reason = hand_act(&p->hand, &a);
    if (reason > REASON_OK)
        return differs(p, "action %d of player %d (%s %d) is refused: %s", at, who,
                       what->valuestring, to, rules_reason_text(p->hand.rules.game, reason));
    return reason == REASON_OK || differs(p, "action %d breaks the rules", at);
}

static void compare_finish(struct play *p, const cJSON *finish)
{
    if (!p->hand.over) {
        differs(p, "the hand is not over: player %d is asked", hand_asked(&p->hand));
        return;
    }
    for (int s = 0; s < p->table.n; s++) {
        int32_t wanted;
        if (!number(cJSON_GetArrayItem(finish, s), 0, HAND_CHIPS_MOST, &wanted))
            differs(p, "“finish” is no list of %d numbers", p->table.n);
        else if (wanted != p->hand.finish[s])
            differs(p, "player %d finishes with %d, here with %d", s, wanted, p->hand.finish[s]);
    }
}

static void compare_expected(struct play *p, const cJSON *expect, int at)
{
    struct legal wanted = {0};
    int32_t who = SEAT_NONE;
    const bool raises = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(expect, "can_raise"));
    if (number(cJSON_GetObjectItemCaseSensitive(expect, "actor"), 0, SEATS, &who) &&
        number(cJSON_GetObjectItemCaseSensitive(expect, "call"), 0, HAND_CHIPS_MOST,
               &wanted.owes) &&
        (!raises || (number(cJSON_GetObjectItemCaseSensitive(expect, "min_to"), 0, HAND_CHIPS_MOST,
                            &wanted.least) &&
                     number(cJSON_GetObjectItemCaseSensitive(expect, "max_to"), 0, HAND_CHIPS_MOST,
                            &wanted.most))))
        compare_legal(p, at, who, wanted);
    else
        differs(p, "“expect” does not say who may do what");
}

static void play_line(struct play *p, const struct rules *r, const cJSON *line)
{
    const cJSON *actions = cJSON_GetObjectItemCaseSensitive(line, "actions"),
                *legal = cJSON_GetObjectItemCaseSensitive(line, "legal");
    const cJSON *finish = cJSON_GetObjectItemCaseSensitive(line, "finish"),
                *expect = cJSON_GetObjectItemCaseSensitive(line, "expect");
    if (!cJSON_IsObject(line)) {
        differs(p, "this is no JSON object");
        return;
    }
    if (!read_table(p, line))
        return;
    if (p->table.n < r->game->seats_min || p->table.n > r->game->seats_max) {
        p->unseated = true;
        return;
    }
    hand_begin(&p->hand, r, &p->table, false);
    if (!hand_lay(&p->hand)) {
        differs(p, "no hand can be played on this table");
        return;
    }
    const int n = cJSON_GetArraySize(actions);
    if (legal && cJSON_GetArraySize(legal) != n)
        differs(p, "%d actions, but %d entries of “legal”", n, cJSON_GetArraySize(legal));
    for (int i = 0; i < n; i++) {
        if (legal)
            compare_listed(p, legal, i);
        if (!play_one(p, cJSON_GetArrayItem(actions, i), i))
            return;
    }
    if (expect)
        compare_expected(p, expect, n);
    if (finish)
        compare_finish(p, finish);
}

bool hands_check_fits(const struct game *g)
{
    const struct num_spec *hands = game_num(g, HOLDEM_HANDS, NULL);
    return hands && strcmp(hands->name, "hands") == 0 && strcmp(g->verbs[0], "fold") == 0 &&
           g->resume;
}

void hands_check(const struct rules *r, const char *name, const char *text, FILE *out,
                 struct hands_count *sum)
{
    struct play *p = mem_alloc(sizeof *p);
    struct rules plain = *r;
    hand_plain(&plain);
    for (int line = 1; *text; line++) {
        const size_t n = strcspn(text, "\n");
        if (strspn(text, " \t\r") < n) {
            cJSON *json = cJSON_ParseWithLength(text, n);
            *p = (struct play){.name = name, .line = line, .out = out, .sum = sum};
            play_line(p, &plain, json);
            cJSON_Delete(json);
            sum->hands++;
            sum->different += p->different;
            sum->unseated += p->unseated;
            sum->equal += !p->different && !p->unseated;
        }
        text += n + (text[n] == '\n');
    }
    mem_free(p);
}
