/* toml.c - see toml.h. Values stand in one array that each table fills anew. */
#include "toml_inside.h"

#include "check.h"
#include "digest.h"
#include "mem.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { NAMES_FIRST = 64 };

bool toml_no(struct toml *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(t->error, TOML_ERROR, format, args);
    va_end(args);
    t->error_line = t->line;
    return false;
}

/* ---- blanks ---- */

static bool pass_comment(struct toml *t)
{
    if (toml_peek(t, 0) != '#')
        return true;
    while (t->at < t->end && !toml_is_break(t)) {
        if (toml_is_control(toml_peek(t, 0)))
            return toml_no(t, "a control character stands in a comment");
        t->at++;
    }
    return true;
}

/* Blanks, comments and ends of lines. */
static bool pass_lines(struct toml *t)
{
    for (;;) {
        toml_pass_blanks(t);
        if (!pass_comment(t))
            return false;
        if (!toml_is_break(t))
            return true;
        toml_pass_break(t);
    }
}

static bool end_of_line(struct toml *t)
{
    toml_pass_blanks(t);
    if (!pass_comment(t))
        return false;
    if (t->at == t->end)
        return true;
    if (!toml_is_break(t))
        return toml_no(t, "something stands behind the value that does not belong there");
    toml_pass_break(t);
    return true;
}

/* ---- values ---- */

/* One more value of this table. The array is of a fixed size, so values stay where they are. */
static struct toml_value *value_new(struct toml *t, char *key)
{
    if (t->used == TOML_VALUES) {
        mem_free(key);
        toml_no(t, "there are more than %d values in one table", TOML_VALUES);
        return NULL;
    }
    struct toml_value *v = &t->value[t->used++];
    *v = (struct toml_value){.line = t->line, .key = key};
    return v;
}

static bool read_value(struct toml *t, struct toml_value *v, int depth);

static bool read_array(struct toml *t, struct toml_value *v, int depth)
{
    struct toml_value **last = &v->first;
    t->at++;
    v->kind = TOML_ARRAY;
    for (;;) {
        if (!pass_lines(t))
            return false;
        if (toml_peek(t, 0) == ']') {
            t->at++;
            return true;
        }
        if (t->at == t->end)
            return t->line = v->line, toml_no(t, "a list has no closing bracket");
        struct toml_value *one = value_new(t, NULL);
        if (!one || !read_value(t, one, depth + 1))
            return false;
        *last = one;
        last = &one->next;
        if (!pass_lines(t))
            return false;
        if (toml_peek(t, 0) == ',')
            t->at++;
        else if (toml_peek(t, 0) != ']')
            return t->at == t->end
                       ? (t->line = v->line, toml_no(t, "a list has no closing bracket"))
                       : toml_no(t, "a comma is missing in a list");
    }
}

static char *read_key(struct toml *t)
{
    if (toml_peek(t, 0) == '"' || toml_peek(t, 0) == '\'') {
        if (toml_peek(t, 1) == *t->at && toml_peek(t, 2) == *t->at)
            return toml_no(t, "a name can't be a text of several lines"), NULL;
        return toml_string(t) ? mem_copy_text(strbuf_text(&t->text)) : NULL;
    }
    size_t n = 0;
    while (toml_is_bare(toml_peek(t, n)))
        n++;
    if (!n)
        return toml_no(t, "a name is missing"), NULL;
    t->at += n;
    return mem_copy_part(t->at - n, n);
}

/* KEY = VALUE; appended at *last. */
static struct toml_value *read_entry(struct toml *t, const struct toml_value *first, int depth)
{
    char *key = read_key(t);
    if (!key)
        return NULL;
    struct toml_value *v = value_new(t, key);
    if (!v)
        return NULL;
    if (toml_find(first, key))
        return toml_no(t, "“%.60s” is told twice", key), NULL;
    toml_pass_blanks(t);
    if (toml_peek(t, 0) == '.')
        return toml_no(t, "“%.60s” has a point in it: no hand has names of names", key), NULL;
    if (toml_peek(t, 0) != '=')
        return toml_no(t, "“=” is missing behind “%.60s”", key), NULL;
    t->at++;
    toml_pass_blanks(t);
    return read_value(t, v, depth) ? v : NULL;
}

static bool read_inline(struct toml *t, struct toml_value *v, int depth)
{
    struct toml_value **last = &v->first;
    t->at++;
    v->kind = TOML_TABLE;
    for (bool more = false;; more = true) {
        toml_pass_blanks(t);
        if (toml_peek(t, 0) == '}' && !more) {
            t->at++;
            return true;
        }
        struct toml_value *one = read_entry(t, v->first, depth + 1);
        if (!one)
            return false;
        *last = one;
        last = &one->next;
        toml_pass_blanks(t);
        if (toml_peek(t, 0) != ',' && toml_peek(t, 0) != '}')
            return toml_no(t, "a comma or “}” is missing in a table");
        if (*t->at++ == '}')
            return true;
    }
}

static bool read_word(struct toml *t, struct toml_value *v, const char *word, int number)
{
    const size_t n = strlen(word);
    if ((size_t)(t->end - t->at) < n || memcmp(t->at, word, n) != 0 ||
        toml_is_bare(toml_peek(t, n)))
        return false;
    t->at += n;
    v->kind = TOML_BOOLEAN;
    v->number = number;
    return true;
}

static bool read_value(struct toml *t, struct toml_value *v, int depth)
{
    CARRE_ASSERT(depth >= 0);
    const int c = toml_peek(t, 0);
    if (depth > TOML_DEPTH)
        return toml_no(t, "lists lie in lists more than %d deep", TOML_DEPTH);
    if (c == '"' || c == '\'') {
        if (!toml_string(t))
            return false;
        v->kind = TOML_STRING;
        v->text = mem_copy_text(strbuf_text(&t->text));
        return true;
    }
    if (c == '[')
        return read_array(t, v, depth);
    if (c == '{')
        return read_inline(t, v, depth);
    if (read_word(t, v, "true", 1) || read_word(t, v, "false", 0))
        return true;
    const int moment = toml_moment(t);
    if (moment) {
        v->kind = TOML_MOMENT;
        v->text = mem_copy_part(t->at, (size_t)moment);
        t->at += moment;
        return toml_number_ends(t) || toml_no(t, "this is no date and no time");
    }
    if (toml_is_digit(c) || c == '+' || c == '-' || c == 'i' || c == 'n')
        return toml_number(t, v);
    return toml_no(t, c < 0 || toml_is_break(t) ? "a value is missing" : "this is no value");
}

/* ---- tables ---- */

static void forget(struct toml *t)
{
    for (int i = 0; i < t->used; i++) {
        mem_free(t->value[i].key);
        mem_free(t->value[i].text);
    }
    t->used = 0;
}

static void keep_name(struct toml *t, uint64_t digest)
{
    size_t i = digest & (t->seen_room - 1);
    while (t->seen[i])
        i = (i + 1) & (t->seen_room - 1);
    t->seen[i] = digest;
    t->seen_count++;
}

/* False: there was a table of this name. */
static bool is_new_name(struct toml *t, const char *name)
{
    const uint64_t digest = digest_text(name) | 1;
    if (2 * t->seen_count >= t->seen_room) {
        uint64_t *old = t->seen;
        const size_t room = t->seen_room;
        t->seen_room = room ? 2 * room : NAMES_FIRST;
        t->seen = mem_array(t->seen_room, sizeof *t->seen);
        t->seen_count = 0;
        for (size_t i = 0; i < room; i++)
            if (old[i])
                keep_name(t, old[i]);
        mem_free(old);
    }
    for (size_t i = digest & (t->seen_room - 1); t->seen[i]; i = (i + 1) & (t->seen_room - 1))
        if (t->seen[i] == digest)
            return false;
    keep_name(t, digest);
    return true;
}

static bool read_header(struct toml *t)
{
    t->at++;
    t->name_line = t->line;
    if (toml_peek(t, 0) == '[')
        return toml_no(t, "no hand has lists of tables, “[[…]]”");
    toml_pass_blanks(t);
    char *name = read_key(t);
    if (!name)
        return false;
    snprintf(t->name, sizeof t->name, "%s", name);
    const bool fits = strlen(name) < sizeof t->name, fresh = !fits || is_new_name(t, name);
    mem_free(name);
    toml_pass_blanks(t);
    if (!fits)
        return toml_no(t, "the name of a table has more than %d bytes", TOML_NAME - 1);
    if (toml_peek(t, 0) != ']')
        return toml_no(t, toml_peek(t, 0) == '.' ? "no hand has tables in tables"
                                                 : "“]” is missing behind the name of a table");
    t->at++;
    if (!fresh)
        return toml_no(t, "there are two tables [%s]", t->name);
    return end_of_line(t);
}

static bool read_entries(struct toml *t, const struct toml_value **first)
{
    struct toml_value *begin = NULL, **last = &begin;
    for (;;) {
        if (!pass_lines(t))
            return false;
        *first = begin;
        if (t->at == t->end || toml_peek(t, 0) == '[')
            return true;
        struct toml_value *one = read_entry(t, begin, 1);
        if (!one || !end_of_line(t))
            return false;
        *last = one;
        last = &one->next;
    }
}

/* After a fault: the next line that begins with a bracket as a header does. In a broken list of
 * several lines that can be a line of the list, and one more fault. */
static void find_header(struct toml *t)
{
    while (t->at < t->end) {
        while (t->at < t->end && *t->at != '\n')
            t->at++;
        if (t->at == t->end)
            return;
        t->at++;
        t->line++;
        if (toml_peek(t, 0) == '[')
            return;
    }
}

enum toml_step toml_next(struct toml *t, const char **name, int *line,
                         const struct toml_value **first, char error[TOML_ERROR])
{
    t->error = error;
    *error = 0;
    forget(t);
    *first = NULL;
    *name = t->name;
    if (!t->begun) {
        t->begun = true;
        t->name_line = t->line;
        if (!read_entries(t, first))
            goto fault;
        if (*first) {
            *line = t->name_line;
            return TOML_READ;
        }
    }
    if (t->at == t->end)
        return TOML_END;
    if (!read_header(t) || !read_entries(t, first))
        goto fault;
    *line = t->name_line;
    return TOML_READ;
fault:
    *line = t->error_line;
    *first = NULL;
    find_header(t);
    return TOML_FAULT;
}

struct toml *toml_open(const char *text, size_t length)
{
    struct toml *t = mem_alloc(sizeof *t);
    t->at = text;
    t->end = text + length;
    t->line = 1;
    t->value = mem_array(TOML_VALUES, sizeof *t->value);
    if (length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0)
        t->at += 3;
    return t;
}

void toml_close(struct toml *t)
{
    if (!t)
        return;
    forget(t);
    strbuf_free(&t->text);
    mem_free(t->value);
    mem_free(t->seen);
    mem_free(t);
}

const struct toml_value *toml_find(const struct toml_value *first, const char *key)
{
    while (first && (!first->key || strcmp(first->key, key) != 0))
        first = first->next;
    return first;
}

int toml_count(const struct toml_value *v)
{
    int n = 0;
    for (const struct toml_value *one = v->first; one; one = one->next)
        n++;
    return n;
}
