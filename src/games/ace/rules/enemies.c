/* enemies.c - reads the enemies' file, and what a match keeps of it. Pure: text in, one value or
 * one sentence out.
 *
 * Words are looked up in tables; a line is read by a small scanner that remembers the first fault.
 * Anybody who edits the file gets the line and what was expected there. */
#include "enemies_inside.h"

#include "line_reader.h"
#include "mem.h"
#include "strbuf.h"
#include "utf8.h"

#include <string.h>

static void quoted(struct line_reader *r, char *out, int room)
{
    reader_skip(r);
    const size_t n = strlen(r->at);
    if (n < 3 || r->at[0] != '"' || r->at[n - 1] != '"')
        reader_fault(r, "a text in double quotes is missing");
    else if ((int)n - 2 >= room)
        reader_fault(r, "the text is longer than %d bytes", room - 1);
    else if (memchr(r->at + 1, '"', n - 2) || memchr(r->at, '\\', n))
        reader_fault(r, "a text holds neither double quotes nor backslashes");
    else if (!utf8_valid(r->at))
        reader_fault(r, "the text is not valid UTF-8");
    if (r->failed)
        return;
    memcpy(out, r->at + 1, n - 2);
    out[n - 2] = 0;
    r->at += n;
}

/* An enemy being read, and which of its lines came. */
struct draft {
    struct ace_data *data;
    /* of values that a match keeps: whose words they take; NULL: a file */
    const struct ace_data *today;
    int n;    /* enemies begun */
    int line; /* where the last one begins */
    bool number, kind, difficulty, hp, name, text, penalty, bonus;
    /* read when the enemy is whole, for its kind says what is allowed there */
    char *bonus_line;
    int bonus_at;
};

static void once(struct line_reader *r, bool *seen, const char *what)
{
    if (*seen)
        reader_fault(r, "a second %s for the same enemy", what);
    *seen = true;
}

/* "the-hangman": "The Hangman", of an enemy that is no more in the file. */
static void name_of_id(struct ace_enemy *e)
{
    for (size_t i = 0; e->id[i]; i++) {
        const bool first = i == 0 || e->id[i - 1] == '-';
        e->name[i] = e->id[i] == '-'
                         ? ' '
                         : (char)(first && e->id[i] >= 'a' ? e->id[i] - 'a' + 'A' : e->id[i]);
    }
    memcpy(e->text, e->name, sizeof e->name);
}

/* Words are no values: they are today's. */
static void take_words(struct ace_enemy *e, const struct ace_data *today)
{
    name_of_id(e);
    for (int i = 0; i < ACE_ENEMIES; i++)
        if (strcmp(today->enemy[i].id, e->id) == 0) {
            memcpy(e->name, today->enemy[i].name, sizeof e->name);
            memcpy(e->text, today->enemy[i].text, sizeof e->text);
        }
}

static int kind_of(int number)
{
    return number == 2 || number == 5 || number == 8 ? ACE_ACOLYTE
           : number == 11                            ? ACE_OVERKILL
                                                     : ACE_MINION;
}

/* The enemy is whole: is it a possible one? */
static void finish(struct line_reader *r, struct draft *d)
{
    if (d->n == 0 || r->failed)
        return;
    struct ace_enemy *e = &d->data->enemy[d->n - 1];
    const int line = r->line, kind = kind_of(e->number);
    if (d->today) {
        take_words(e, d->today);
        e->kind = (uint8_t)kind;
        d->kind = d->name = d->text = true;
    }
    r->line = d->line; /* what is wrong with the whole of it is told where it begins */
    static const char *const names[] = {"number", "kind", "hp", "name", "text"};
    const bool there[] = {d->number, d->kind, d->hp, d->name, d->text};
    for (int i = 0; i < 5; i++)
        if (!there[i])
            reader_fault(r, "%s has no %s", e->id, names[i]);
    if (e->kind != kind)
        reader_fault(r, "%s: an enemy of this number is of kind %s", e->id,
                     ace_enemies_sorts[kind]);
    if (d->difficulty != (kind == ACE_OVERKILL))
        reader_fault(r, "%s: Overkill, and he alone, has a difficulty", e->id);
    if (kind == ACE_MINION && d->penalty)
        reader_fault(r, "%s: a minion lays no penalty on anybody", e->id);
    if (kind != ACE_MINION && !d->penalty)
        reader_fault(r, "%s: the penalty is missing", e->id);
    if (kind == ACE_OVERKILL && d->bonus)
        reader_fault(r, "%s: Overkill leaves no bonus", e->id);
    if (kind != ACE_OVERKILL && !d->bonus)
        reader_fault(r, "%s: the bonus is missing", e->id);
    if (d->bonus && !r->failed) {
        char *at = r->at;
        r->at = d->bonus_line;
        r->line = d->bonus_at;
        e->nbonuses = (uint8_t)ace_enemies_effects(
            r, e->bonus, kind == ACE_MINION ? NOW | SHOT : PERMANENT,
            kind == ACE_MINION ? "one-use bonuses" : "permanent bonuses");
        r->at = at;
    }
    if (!r->failed)
        r->line = line;
}

static void begin(struct line_reader *r, struct draft *d)
{
    finish(r, d);
    if (d->n == ACE_ENEMIES)
        reader_fault(r, "more than %d enemies", ACE_ENEMIES);
    if (r->failed)
        return;
    struct ace_data *data = d->data;
    struct ace_enemy *e = &data->enemy[d->n];
    ace_enemies_word(r, e->id);
    if (!e->id[0] || e->id[strspn(e->id, "abcdefghijklmnopqrstuvwxyz0123456789-")])
        reader_fault(r, "an id consists of small letters, digits and hyphens");
    for (int i = 0; i < d->n; i++)
        if (strcmp(data->enemy[i].id, e->id) == 0)
            reader_fault(r, "there is a second %s", e->id);
    *d = (struct draft){.data = data, .today = d->today, .n = d->n + 1, .line = r->line};
}

static void field(struct line_reader *r, struct draft *d, const char *key)
{
    struct ace_enemy *e = &d->data->enemy[d->n - 1];
    if (strcmp(key, "number") == 0) {
        once(r, &d->number, key);
        e->number =
            ace_enemies_said(r, "start") ? 0 : (uint8_t)ace_enemies_number(r, 1, ACE_NUMBERS - 1);
    } else if (strcmp(key, "kind") == 0 && !d->today) {
        once(r, &d->kind, key);
        e->kind = (uint8_t)ace_enemies_one_of(r, ace_enemies_sorts, 0, 3, "kind of enemy");
    } else if (strcmp(key, "difficulty") == 0) {
        once(r, &d->difficulty, key);
        e->difficulty =
            (uint8_t)ace_enemies_one_of(r, ace_enemies_difficulties, 0, 4, "difficulty");
    } else if (strcmp(key, "hp") == 0) {
        once(r, &d->hp, key);
        e->hp = (uint8_t)ace_enemies_number(r, 1, 99);
    } else if (strcmp(key, "name") == 0 && !d->today) {
        once(r, &d->name, key);
        quoted(r, e->name, ACE_NAME);
    } else if (strcmp(key, "text") == 0 && !d->today) {
        once(r, &d->text, key);
        quoted(r, e->text, ACE_TEXT);
    } else if (strcmp(key, "penalty") == 0) {
        once(r, &d->penalty, key);
        e->npenalties = (uint8_t)ace_enemies_effects(r, e->penalty, PENALTY, "penalties");
    } else if (strcmp(key, "bonus") == 0) {
        once(r, &d->bonus, key);
        d->bonus_line = r->at;
        d->bonus_at = r->line;
        r->at += strlen(r->at);
    } else {
        reader_fault(
            r, d->today ? "\"%s\" is no value of an enemy" : "\"%s\" begins no line of this file",
            key);
    }
    if (!reader_ends(r))
        reader_fault(r, "\"%.20s\" does not belong there", r->at);
}

static void count_check(struct line_reader *r, const struct draft *d)
{
    int of[ACE_NUMBERS] = {0}, overkill[4] = {0};
    for (int i = 0; i < d->n; i++) {
        of[d->data->enemy[i].number]++;
        if (d->data->enemy[i].kind == ACE_OVERKILL)
            overkill[d->data->enemy[i].difficulty]++;
    }
    for (int i = 0; i < ACE_NUMBERS; i++)
        if (of[i] != (i == 0 ? 5 : 4))
            reader_fault(r, "%d enemies of number %d where there must be %d (start is 0)", of[i], i,
                         i == 0 ? 5 : 4);
    for (int i = 0; i < 4; i++)
        if (overkill[i] != 1)
            reader_fault(r, "%d Overkills for %s where there must be one", overkill[i],
                         ace_enemies_difficulties[i]);
}

/* Cuts a copy of the text into lines and reads them one by one. */
static void lines(struct line_reader *r, struct draft *d, char *text)
{
    for (char *line; !r->failed && (line = reader_cut(r, &text));) {
        size_t n = strlen(line);
        while (n && (line[n - 1] == ' ' || line[n - 1] == '\t' || line[n - 1] == '\r'))
            line[--n] = 0;
        if (reader_ends(r) || *r->at == '#')
            continue;
        char key[ACE_ID];
        ace_enemies_word(r, key);
        if (strcmp(key, "enemy") == 0) {
            begin(r, d);
            if (!reader_ends(r))
                reader_fault(r, "\"%.20s\" does not belong there", r->at);
        } else if (d->n == 0)
            reader_fault(r, "the first line is not \"enemy\" and an id");
        else
            field(r, d, key);
    }
    finish(r, d);
    count_check(r, d);
}

static struct ace_data *read(struct line_reader *r, const char *text, const struct ace_data *today)
{
    struct ace_data *data = mem_alloc(sizeof *data);
    char *copy = mem_copy_text(text);
    struct draft d = {.data = data, .today = today};
    lines(r, &d, copy);
    mem_free(copy);
    if (r->failed) {
        mem_free(data);
        return NULL;
    }
    return data;
}

void *ace_data_parse(const char *name, const char *text, char *error, int room)
{
    return read(&(struct line_reader){.name = name, .error = error, .room = room}, text, NULL);
}

/* ---- the values that a match keeps: all enemies, for any may still come ---- */

static void write_effects(struct strbuf *out, const char *key, const struct ace_effect *e, int n)
{
    for (int i = 0; i < n; i++) {
        char text[ACE_NAME];
        ace_effect_text(&e[i], text, sizeof text);
        strbuf_addf(out, "%s %s", i ? "," : key, text);
    }
}

void ace_values_write(const struct rules *r, struct strbuf *out)
{
    const struct ace_data *d = r->data;
    for (int i = 0; d && i < ACE_ENEMIES; i++) {
        const struct ace_enemy *e = &d->enemy[i];
        strbuf_addf(out, "%senemy %s; number ", i ? "\n" : "", e->id);
        if (e->number)
            strbuf_addf(out, "%d", e->number);
        else
            strbuf_add(out, "start");
        if (e->kind == ACE_OVERKILL)
            strbuf_addf(out, "; difficulty %s", ace_enemies_difficulties[e->difficulty]);
        strbuf_addf(out, "; hp %d", e->hp);
        write_effects(out, "; penalty", e->penalty, e->npenalties);
        write_effects(out, "; bonus", e->bonus, e->nbonuses);
    }
}

void *ace_values_read(const struct rules *r, const char *values, const void *today, int *line,
                      char *error, int room)
{
    struct line_reader in = {.error = error, .room = room};
    struct ace_data *data = read(&in, values, today);
    (void)r;
    *line = in.line;
    return data;
}
