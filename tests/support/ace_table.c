/* ace_table.c - see ace_table.h. */
#include "ace_table.h"

#include "file.h"
#include "games.h"
#include "mem.h"
#include "notation.h"
#include "path.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Rules are tried with numbers that stay; those that people meet are turned by simulation
 * (games/ace/RULES.md, "Balance"). */
static char *kept_path(void)
{
    const char *folder = getenv("CARRE_TEST_DATA");
    return path_join(folder ? folder : "tests", "support/enemies.txt");
}

static char *read_text(char *path)
{
    struct strbuf why = STRBUF_EMPTY;
    char *text = file_read(path, 1 << 20, NULL, &why);
    if (!text)
        fail_msg("%s", strbuf_text(&why));
    mem_free(path);
    strbuf_free(&why);
    return text;
}

char *ace_table_text(void) { return read_text(kept_path()); }

const struct ace_data *ace_table_real(void)
{
    static struct ace_data real;
    char error[200];
    if (!real.enemy[0].id[0]) {
        char *text = read_text(path_asset("ace/enemies.txt"));
        struct ace_data *read = ace_data_parse("enemies.txt", text, error, sizeof error);
        if (!read)
            fail_msg("%s", error);
        real = *read;
        mem_free(read);
        mem_free(text);
    }
    return &real;
}

/* The text with one line of one enemy exchanged, or added after its first line. */
static char *edited(char *text, const char *id, const char *line)
{
    char head[80];
    snprintf(head, sizeof head, "\nenemy %s\n", id);
    char *at = strstr(text, head);
    assert_non_null(at);
    at += strlen(head);
    char *end = strstr(at, "\nenemy ");
    end = end ? end : at + strlen(at);
    const size_t key = strcspn(line, " ");
    char *old = at;
    while (old < end && strncmp(old, line, key + 1) != 0) {
        old += strcspn(old, "\n");
        old += *old == '\n';
    }
    struct strbuf out = STRBUF_EMPTY;
    const bool there = old < end;
    char *cut = there ? old : at;
    strbuf_add_part(&out, text, (size_t)(cut - text));
    strbuf_addf(&out, "%s\n", line);
    if (there) {
        cut += strcspn(cut, "\n");
        cut += *cut == '\n';
    }
    strbuf_add(&out, cut);
    mem_free(text);
    return strbuf_take(&out);
}

struct ace_data *ace_table_data(const char *const *edits)
{
    char error[200];
    char *text = ace_table_text();
    for (; edits && edits[0]; edits += 2)
        text = edited(text, edits[0], edits[1]);
    struct ace_data *data = ace_data_parse("enemies.txt", text, error, sizeof error);
    if (!data)
        fail_msg("%s", error);
    mem_free(text);
    return data;
}

const struct ace_data *ace_table_plain(void)
{
    static struct ace_data plain;
    if (!plain.enemy[0].id[0]) {
        struct ace_data *read = ace_table_data(NULL);
        plain = *read;
        mem_free(read);
    }
    return &plain;
}

struct rules ace_table_rules(const struct ace_data *data, int difficulty)
{
    struct rules r = rules_default(games_find("ace"), 1, data ? data : ace_table_plain());
    r.option[ACE_DIFFICULTY] = difficulty;
    return r;
}

static struct match *lay(const struct ace_data *data, int difficulty, int zero, int seats,
                         const char *position)
{
    struct rules r = ace_table_rules(data, difficulty);
    r.option[ACE_ZERO] = zero;
    r.nseats = (uint8_t)seats;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR];
    match_seed_from_text("a table", seed);
    struct match *m = match_new(&r, seed, NULL, position, true, error);
    if (!m)
        fail_msg("%s", error);
    return m;
}

struct match *ace_table(const struct ace_data *data, int difficulty, const char *position)
{
    return lay(data, difficulty, 0, 1, position);
}
struct match *ace_table_strict(const struct ace_data *data, int difficulty, const char *position)
{
    return lay(data, difficulty, ACE_ZERO_LOST, 1, position);
}
struct match *ace_table_wind(const struct ace_data *data, int difficulty, int seats,
                             const char *position)
{
    return lay(data, difficulty, ACE_ZERO_WIND, seats, position);
}
struct match *ace_table_two(const struct ace_data *data, int difficulty, const char *position)
{
    return lay(data, difficulty, 0, 2, position);
}

int ace_table_cards(const char *words, card *out, int room)
{
    const struct rules r = ace_table_rules(NULL, ACE_NORMAL);
    int n = 0;
    while (*words) {
        char word[CARD_TEXT];
        const size_t length = strcspn(words, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, words);
        assert_true(n < room);
        out[n] = card_parse(&r, word);
        assert_true(card_is_known(out[n]));
        n++;
        words += length;
        words += strspn(words, " ");
    }
    return n;
}

void ace_table_next(struct match *m, const char *words)
{
    static uint16_t answers[60]; /* borrowed until given */
    card cards[60];
    const int n = ace_table_cards(words, cards, 60);
    for (int i = 0; i < n; i++)
        answers[i] = cards[i];
    match_force(m, answers, n);
}

static seat asked(const struct match *m)
{
    return match_waiting(m) ? seat_first(match_waiting(m)) : 0;
}
static void see(const struct match *m, struct view *v) { match_view(m, asked(m), v); }

static const struct choice *choice_of(const struct view *v, int kind, int about)
{
    for (int i = 0; i < v->choices.n; i++)
        if (v->choices.choice[i].kind == kind && v->choices.choice[i].about == about)
            return &v->choices.choice[i];
    return NULL;
}

int ace_table_do_as(struct match *m, seat who, int kind, int about, const char *words,
                    int32_t amount)
{
    struct view v;
    match_view(m, who, &v);
    card cards[PICKS];
    struct action a = action_of(who, kind, about);
    a.amount = amount;
    const int n = words ? ace_table_cards(words, cards, PICKS) : 0;
    const struct choice *c = choice_of(&v, kind, about);
    for (int i = 0; i < n; i++) {
        int at = c && c->zone != ZONE_NONE ? board_find(&v.board, c->zone, cards[i]) : i;
        if (at < 0 && c->zone2 != ZONE_NONE)
            at = board_count(&v.board, c->zone) + board_find(&v.board, c->zone2, cards[i]);
        assert_true(at >= 0);
        a.pick[a.n++] = (uint8_t)at;
    }
    const uint64_t before = match_digest(m);
    const int why = match_play(m, &a, 0);
    if (why != REASON_OK)
        assert_true(before == match_digest(m));
    else
        assert_null(board_check(match_truth(m), match_rules(m)->game));
    return why;
}

int ace_table_do(struct match *m, int kind, int about, const char *words, int32_t amount)
{
    return ace_table_do_as(m, asked(m), kind, about, words, amount);
}

int ace_table_shoot(struct match *m, const char *words, int kind)
{
    return ace_table_do(m, ACE_SHOOT, 0, words, kind);
}

int ace_table_slot(const struct match *m, const char *id)
{
    const struct board *b = match_truth(m);
    for (int s = 0; s < board_count(b, ACE_BONUSES); s++)
        if (strcmp(ace_bonus(match_rules(m), b, s)->id, id) == 0)
            return s;
    return -1;
}

const struct board *ace_table_board(const struct match *m)
{
    static struct view v;
    see(m, &v);
    return &v.board;
}

int ace_table_num(const struct match *m, int num) { return match_truth(m)->num[num]; }
int ace_table_count(const struct match *m, int zone) { return board_count(match_truth(m), zone); }

bool ace_table_in(const struct match *m, int zone, const char *name)
{
    card c;
    assert_int_equal(ace_table_cards(name, &c, 1), 1);
    return board_find(match_truth(m), zone, c) >= 0;
}

bool ace_table_enemy(const struct match *m, const char *id)
{
    const struct ace_enemy *e = ace_enemy_now(match_rules(m), match_truth(m));
    return e && strcmp(e->id, id) == 0;
}

int ace_table_open(const struct match *m, int kind, int about)
{
    return ace_table_open_to(m, asked(m), kind, about);
}

int ace_table_open_to(const struct match *m, seat who, int kind, int about)
{
    struct view v;
    match_view(m, who, &v);
    const struct choice *c = choice_of(&v, kind, about);
    return !c ? 0 : c->refused ? -c->refused : 1;
}

int ace_table_heard(const struct match *m, int why, int32_t *amount)
{
    int n = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, 0, i);
        if (e.why == why) {
            n++;
            if (amount)
                *amount = e.amount;
        }
    }
    return n;
}
