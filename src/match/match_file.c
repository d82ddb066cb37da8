/* match_file.c - a match as text, and back.
 *
 *     carre 1
 *     game ace 1
 *     data structure turbo; …      the values of the game's data that the match is played by, if it
 *                                  has any: a line each (game.h, data_write);
 *                                  in older logs the digest of the data's file, "9f3c5a0000000000"
 *     seats 1
 *     option difficulty normal     one line an option
 *     code ABCDEFGHJKLMN           only if the deal began with a text
 *     seed 64 hex digits
 *     practice                     only if something was taken back
 *     set hp 3                     only for a position: lines "set" and "put"
 *     open : As Kd =5              the set-up's answers of chance
 *     1 shoot #0 #1 @1200 : 7h     an action, when it was played, and its answers
 *     end 12 e5c57b750d70448a      number of actions, digest of the board
 *
 * Loading checks every action by the rules and every answer against what was possible; nothing is
 * installed before all is sane. */
#include "match_types.h"

#include "mem.h"
#include "notation.h"
#include "strbuf.h"
#include "words.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { LINE_MAX_BYTES = 4096 };

/* ---- writing ---- */

static void write_answers(struct strbuf *s, const struct match *m, int from, int to)
{
    strbuf_add(s, " :");
    for (int i = from; i < to; i++) {
        char text[CARD_TEXT];
        const uint16_t a = m->dealer.answer[i];
        if (a >= ANSWER_NUMBER)
            snprintf(text, sizeof text, "=%d", a - ANSWER_NUMBER);
        else
            card_text(&m->rules, (card)a, text);
        strbuf_addf(s, " %s", text);
    }
    strbuf_add(s, "\n");
}

static void write_data(struct strbuf *s, const struct match *m)
{
    struct strbuf values = STRBUF_EMPTY;
    if (m->rules.game->data_write)
        m->rules.game->data_write(&m->rules, &values);
    for (const char *line = strbuf_text(&values); *line;) {
        const size_t n = strcspn(line, "\n");
        strbuf_addf(s, "data %.*s\n", (int)n, line);
        line += n + (line[n] == '\n');
    }
    strbuf_free(&values);
}

static void write_head(struct strbuf *s, const struct match *m)
{
    const struct game *g = m->rules.game;
    strbuf_addf(s, "carre 1\ngame %s %d\n", g->id, g->rules_version);
    write_data(s, m);
    strbuf_addf(s, "seats %d\n", m->rules.nseats);
    for (int i = 0; i < g->noptions; i++) {
        const struct option_spec *o = &g->options[i];
        if (o->values)
            strbuf_addf(s, "option %s %s\n", o->name, o->values[m->rules.option[i] - o->low]);
        else
            strbuf_addf(s, "option %s %d\n", o->name, m->rules.option[i]);
    }
    if (*m->code)
        strbuf_addf(s, "code %s\n", m->code);
    strbuf_add(s, "seed ");
    for (int i = 0; i < SEED_BYTES; i++)
        strbuf_addf(s, "%02x", m->dealer.seed[i]);
    strbuf_add(s, "\n");
    if (m->practice)
        strbuf_add(s, "practice\n");
    strbuf_add(s, m->position);
}

static void write_entry(struct strbuf *s, const struct match *m, int i)
{
    const struct entry *e = &m->entry[i];
    char text[ACTION_TEXT];
    action_text(&m->rules, &e->action, text);
    strbuf_add(s, text);
    if (e->ms)
        strbuf_addf(s, " @%" PRId64, e->ms);
    write_answers(s, m, e->answers,
                  i + 1 < m->entries ? m->entry[i + 1].answers : m->dealer.answers);
}

void match_unwrite(struct match *m, int n)
{
    struct written *w = m->written;
    if (n >= w->entries)
        return;
    strbuf_cut(&w->text, m->entry[n].line);
    w->entries = n;
    w->told = w->told < w->text.length ? w->told : w->text.length;
}

static void write_down(const struct match *m)
{
    struct written *w = m->written;
    if (!w->text.length || w->practice != m->practice) {
        strbuf_clear(&w->text);
        write_head(&w->text, m);
        strbuf_add(&w->text, "open");
        write_answers(&w->text, m, 0, m->setup_answers);
        *w = (struct written){.text = w->text, .practice = m->practice};
    }
    for (; w->entries < m->entries; w->entries++) {
        m->entry[w->entries].line = w->text.length;
        write_entry(&w->text, m, w->entries);
    }
}

static char *after_byte(const struct match *m, size_t from)
{
    const struct strbuf *text = &m->written->text;
    struct strbuf s = STRBUF_EMPTY;
    strbuf_add_part(&s, strbuf_text(text) + from, text->length - from);
    strbuf_addf(&s, "end %d %016" PRIx64 "\n", m->entries, match_digest(m));
    return strbuf_take(&s);
}

char *match_save(const struct match *m)
{
    write_down(m);
    return after_byte(m, 0);
}

char *match_save_new(const struct match *m, size_t *from)
{
    write_down(m);
    *from = m->written->told;
    m->written->told = m->written->text.length;
    return after_byte(m, *from);
}

/* ---- reading ---- */

/* Lines of the head that may stand only once. */
enum { HEAD_SEATS = 1, HEAD_DIGEST = 2, HEAD_CODE = 4, HEAD_SEED = 8, HEAD_PRACTICE = 16 };

struct reader {
    const char *text;
    int line;
    char *error;
    char now[LINE_MAX_BYTES]; /* the line being read, without its end */
    const struct match_world *world;
    struct rules rules;
    unsigned head;    /* lines of the head that were read */
    unsigned options; /* bit i: option i was read */
    uint8_t seed[SEED_BYTES];
    char code[LINE_MAX_BYTES];
    uint64_t digest;      /* of the data's file */
    struct strbuf values; /* of the data */
    /* the first line of them and the one after the last; 0: there are none */
    int data_from, data_to;
    struct strbuf position;
    struct match *match;
    uint16_t answer[CELLS * 8];
};

__attribute__((format(printf, 2, 3))) static bool no(struct reader *r, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const int at = snprintf(r->error, MATCH_ERROR, "line %d: ", r->line);
    vsnprintf(r->error + at, (size_t)(MATCH_ERROR - at), format, args);
    va_end(args);
    r->error[word_quoted(r->error, MATCH_ERROR)] = 0;
    return false;
}

/* Only printable UTF-8 may stand in a log; a zero byte ended the text already. */
static bool next_line(struct reader *r)
{
    r->line++;
    const size_t n = strcspn(r->text, "\n");
    if (!*r->text)
        return no(r, "the text ends before the match does");
    if (n >= sizeof r->now)
        return no(r, "this line is too long");
    memcpy(r->now, r->text, n);
    r->now[n] = 0;
    r->text += n + (r->text[n] == '\n');
    const int column = line_fault(r->now);
    return !column || no(r, "a control character stands at column %d", column);
}

/* What stands after "word " if the line begins so, else NULL. */
static char *after(char *line, const char *word)
{
    const size_t n = strlen(word);
    return strncmp(line, word, n) == 0 && line[n] == ' ' ? line + n + 1 : NULL;
}

static bool no_line(struct reader *r)
{
    return no(r, "\"%.*s\" is no line of a match", word_quoted(r->now, 40), r->now);
}

static bool read_first_lines(struct reader *r)
{
    if (!next_line(r))
        return false;
    if (strcmp(r->now, "carre 1") != 0)
        return no(r, "this is no match of Carré (it does not begin with \"carre 1\")");
    if (!next_line(r))
        return false;
    char *word[3];
    int64_t version;
    if (words_split(r->now, word, 3) != 3 || strcmp(word[0], "game") != 0 ||
        !word_number(word[2], 0, INT32_MAX, &version))
        return no(r, "here should stand the game and its version");
    const struct game *g = r->world->find(r->world->context, word[1]);
    if (!g)
        return no(r, "there is no game \"%.*s\"", word_quoted(word[1], 40), word[1]);
    if (version != g->rules_version)
        return no(r, "this match was played by version %d of the rules; this is version %d",
                  (int)version, g->rules_version);
    r->rules = rules_default(g, g->seats_min, NULL);
    return true;
}

/* An option that the log does not name has its normal value. */
static bool read_option(struct reader *r, char *rest)
{
    const struct game *g = r->rules.game;
    char *word[2];
    if (words_split(rest, word, 2) != 2)
        return no(r, "an option has a name and a value");
    _Static_assert(OPTIONS <= 32, "one bit an option");
    for (int i = 0; i < g->noptions; i++) {
        const struct option_spec *o = &g->options[i];
        if (strcmp(o->name, word[0]) != 0)
            continue;
        int64_t n = 0;
        bool found = !o->values && word_number(word[1], o->low, o->high, &n);
        for (int v = o->low; o->values && v <= o->high && !found; v++)
            if (strcmp(o->values[v - o->low], word[1]) == 0) {
                n = v;
                found = true;
            }
        if (r->options >> i & 1)
            return no(r, "option %s stands here twice", o->name);
        r->options |= 1u << i;
        r->rules.option[i] = (int32_t)n;
        return found ||
               no(r, "option %s can't be \"%.*s\"", o->name, word_quoted(word[1], 40), word[1]);
    }
    return no(r, "there is no option \"%.*s\"", word_quoted(word[0], 40), word[0]);
}

/* A digest as %016x writes it. */
static uint64_t digest_of(const uint8_t bytes[8])
{
    uint64_t digest = 0;
    for (int i = 0; i < 8; i++)
        digest = digest << 8 | bytes[i];
    return digest;
}

/* A value, or the digest of all. Values stand together, so that each is known by its line. */
static bool read_data(struct reader *r, const char *rest)
{
    uint8_t bytes[8];
    const bool named = strlen(rest) == 16 && word_hex(rest, bytes, 8);
    if (r->data_from && (named || r->head & HEAD_DIGEST || r->line != r->data_to))
        return no(r, "the lines \"data\" are one digest, or values that stand together");
    if (named) {
        r->head |= HEAD_DIGEST;
        r->digest = digest_of(bytes);
    } else {
        strbuf_addf(&r->values, "%s%s", r->data_from ? "\n" : "", rest);
    }
    r->data_from = r->data_from ? r->data_from : r->line;
    r->data_to = r->line + 1;
    return true;
}

static bool take_data(struct reader *r)
{
    char why[MATCH_ERROR] = "";
    struct match_data said = {.values = r->head & HEAD_DIGEST ? NULL : strbuf_text(&r->values),
                              .digest = r->digest};
    const struct game *g = r->rules.game;
    if (g->data_file && !r->data_from)
        return no(r, "the values of the game's data are missing");
    if (g->data_file ? r->world->data(r->world->context, &r->rules, &said, why, sizeof why)
                     : !r->data_from)
        return true;
    r->line = r->data_from + (said.line ? said.line - 1 : 0);
    return g->data_file ? no(r, "%s", why) : no(r, "%s has no data", g->id);
}

static bool read_seats(struct reader *r, const char *word)
{
    const struct game *g = r->rules.game;
    int64_t n;
    if (!word_number(word, g->seats_min, g->seats_max, &n))
        return no(r, "%s is for %d to %d seats", g->id, g->seats_min, g->seats_max);
    r->rules.nseats = (uint8_t)n;
    return true;
}

static bool read_seed(struct reader *r, const char *hex)
{
    if (strlen(hex) != 2 * SEED_BYTES)
        return no(r, "a seed has %d digits", 2 * SEED_BYTES);
    return word_hex(hex, r->seed, SEED_BYTES) ||
           no(r, "a seed is written in the digits 0 to 9 and a to f");
}

static bool once(struct reader *r, unsigned line, const char *name)
{
    const bool first = !(r->head & line);
    r->head |= line;
    return first || no(r, "the line \"%s\" stands here twice", name);
}

static bool read_head_line(struct reader *r)
{
    char *rest;
    if ((rest = after(r->now, "seats")))
        return once(r, HEAD_SEATS, "seats") && read_seats(r, rest);
    if ((rest = after(r->now, "data")))
        return read_data(r, rest);
    if ((rest = after(r->now, "option")))
        return read_option(r, rest);
    if ((rest = after(r->now, "code"))) {
        snprintf(r->code, sizeof r->code, "%s", rest);
        return once(r, HEAD_CODE, "code");
    }
    if ((rest = after(r->now, "seed")))
        return once(r, HEAD_SEED, "seed") && read_seed(r, rest);
    if (strcmp(r->now, "practice") == 0)
        return once(r, HEAD_PRACTICE, "practice");
    if (after(r->now, "set") || after(r->now, "put")) {
        strbuf_addf(&r->position, "%s\n", r->now);
        return true;
    }
    return no_line(r);
}

/* The answers after " :", cut off the line. -1 with a sentence if there are none. */
static int read_answers(struct reader *r)
{
    enum { MOST = sizeof r->answer / sizeof *r->answer };
    char *colon = strstr(r->now, " :");
    if (!colon || (colon[2] && colon[2] != ' ')) {
        no(r, "the answers of chance are missing (\" :\")");
        return -1;
    }
    *colon = 0;
    int n = 0;
    char *rest;
    for (char *word = strtok_r(colon + 2, " ", &rest); word;
         word = strtok_r(NULL, " ", &rest), n++) {
        int64_t value;
        const card c = card_parse(&r->rules, word);
        const bool number =
            word[0] == '=' && word_number(word + 1, 0, UINT16_MAX - ANSWER_NUMBER, &value);
        if (n == MOST || (!number && !card_is_known(c))) {
            no(r, "\"%.*s\" is %s", word_quoted(word, 40), word,
               n == MOST ? "one answer of chance too many" : "no answer of chance");
            return -1;
        }
        r->answer[n] = number ? (uint16_t)(ANSWER_NUMBER + value) : c;
    }
    return n;
}

static bool read_open(struct reader *r)
{
    if (!(r->head & HEAD_SEATS))
        return no(r, "the number of seats is missing");
    if (!(r->head & HEAD_SEED))
        return no(r, "the seed is missing");
    const int n = read_answers(r);
    if (n < 0)
        return false;
    if (strcmp(r->now, "open") != 0)
        return no_line(r);
    dealer_script(&r->match->dealer, r->answer, n);
    char why[MATCH_ERROR] = "";
    if (!match_open(r->match, why))
        return no(r, "%s", why);
    return r->match->dealer.script_left == 0 || no(r, "the set-up needs fewer answers of chance");
}

static bool read_action(struct reader *r)
{
    const int n = read_answers(r);
    if (n < 0)
        return false;
    int64_t ms = 0;
    char *at = strstr(r->now, " @");
    if (at) {
        if (!word_number(at + 2, 0, INT64_MAX, &ms))
            return no(r, "\"%.*s\" is no time", word_quoted(at + 1, 40), at + 1);
        *at = 0;
    }
    struct action a;
    char why[MATCH_ERROR] = "";
    if (!action_parse(&r->rules, r->now, &a, why, sizeof why))
        return no(r, "%s", why);
    const int reason = rules_check(&r->rules, &r->match->truth, &a);
    if (reason != REASON_OK)
        return no(r, "this action is refused: %s", rules_reason_text(r->rules.game, reason));
    dealer_script(&r->match->dealer, r->answer, n);
    if (!match_do(r->match, &a, ms))
        return no(r, "these answers of chance are not possible here");
    return r->match->dealer.script_left == 0 || no(r, "this action needs fewer answers of chance");
}

static bool read_end(struct reader *r, char *rest)
{
    char *word[2];
    uint8_t digest[8];
    int64_t n;
    if (words_split(rest, word, 2) != 2 || !word_number(word[0], 0, INT32_MAX, &n) ||
        !word_hex(word[1], digest, 8))
        return no(r, "the end has a number of actions and a digest");
    if (n != r->match->entries)
        return no(r, "%d actions were played, but %d stand here", (int)n, r->match->entries);
    if (digest_of(digest) != match_digest(r->match))
        return no(r, "the table at the end is not the one that was saved");
    return *r->text == 0 || no(r, "something stands after the end");
}

static bool read_match(struct reader *r, bool events)
{
    if (!read_first_lines(r))
        return false;
    for (;;) {
        if (!next_line(r))
            return false;
        if (after(r->now, "open"))
            break;
        if (!read_head_line(r))
            return false;
    }
    if (!take_data(r))
        return false;
    r->match = match_blank(&r->rules, r->seed, r->code, strbuf_text(&r->position), events);
    r->match->practice = r->head & HEAD_PRACTICE;
    if (!read_open(r))
        return false;
    for (;;) {
        if (!next_line(r))
            return false;
        char *rest = after(r->now, "end");
        if (rest)
            return read_end(r, rest);
        if (!read_action(r))
            return false;
    }
}

struct match *match_load(const char *text, const struct match_world *world, bool events,
                         char error[MATCH_ERROR])
{
    struct reader *r = mem_alloc(sizeof *r);
    *r = (struct reader){.text = text, .error = error, .world = world};
    struct match *m = NULL;
    if (read_match(r, events)) {
        m = r->match;
        dealer_play(&m->dealer);
    } else
        match_free(r->match);
    strbuf_free(&r->position);
    strbuf_free(&r->values);
    mem_free(r);
    return m;
}
