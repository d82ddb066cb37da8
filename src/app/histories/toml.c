/* toml.c - see toml.h. Values live in blocks that are given back with each table. */
#include "toml.h"

#include "digest.h"
#include "mem.h"
#include "strbuf.h"
#include "utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { DIGITS_MOST = 18, NAMES_FIRST = 64 };

struct toml {
    const char *at, *end;
    int line;
    char *error;
    int error_line;
    char name[TOML_NAME];
    int name_line;
    bool begun;                     /* what stands before the first header was looked at */
    struct toml_value *value;       /* of the table: `used` of TOML_VALUES, in an array that stays */
    int used, room;
    struct strbuf text;             /* the string being read */
    uint64_t *seen;                 /* digests of the names of tables; 0: free. A power of two */
    size_t seen_room, seen_count;
};

__attribute__((format(printf, 2, 3))) static bool no(struct toml *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(t->error, TOML_ERROR, format, args);
    va_end(args);
    t->error_line = t->line;
    return false;
}

/* ---- characters ---- */

static int peek(const struct toml *t, size_t ahead) { return (size_t)(t->end - t->at) > ahead ? (unsigned char)t->at[ahead] : -1; }
static bool is_digit(int c) { return c >= '0' && c <= '9'; }
static bool is_bare(int c) { return is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-'; }
static bool is_break(const struct toml *t) { return peek(t, 0) == '\n' || (peek(t, 0) == '\r' && peek(t, 1) == '\n'); }

/* Control characters but the tab stand nowhere; a zero byte is one of them. */
static bool is_control(int c) { return (c >= 0 && c < 0x20 && c != '\t') || c == 0x7f; }

static void pass_break(struct toml *t)
{
    t->at += peek(t, 0) == '\r' ? 2 : 1;
    t->line++;
}

static void pass_blanks(struct toml *t)
{
    while (peek(t, 0) == ' ' || peek(t, 0) == '\t')
        t->at++;
}

static bool pass_comment(struct toml *t)
{
    if (peek(t, 0) != '#')
        return true;
    while (t->at < t->end && !is_break(t)) {
        if (is_control(peek(t, 0)))
            return no(t, "a control character stands in a comment");
        t->at++;
    }
    return true;
}

/* Blanks, comments and ends of lines. */
static bool pass_lines(struct toml *t)
{
    for (;;) {
        pass_blanks(t);
        if (!pass_comment(t))
            return false;
        if (!is_break(t))
            return true;
        pass_break(t);
    }
}

static bool end_of_line(struct toml *t)
{
    pass_blanks(t);
    if (!pass_comment(t))
        return false;
    if (t->at == t->end)
        return true;
    if (!is_break(t))
        return no(t, "something stands behind the value that does not belong there");
    pass_break(t);
    return true;
}

/* ---- strings ---- */

static bool put_point(struct toml *t, int digits)
{
    uint32_t point = 0;
    for (int i = 0; i < digits; i++) {
        const int c = peek(t, 0), v = is_digit(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
        if (v < 0)
            return no(t, "\\%c wants %d hexadecimal digits", digits == 4 ? 'u' : 'U', digits);
        point = point << 4 | (uint32_t)v;
        t->at++;
    }
    if (point == 0 || point > 0x10ffff || (point >= 0xd800 && point < 0xe000))
        return no(t, "\\%c%0*X is no character that a text can hold", digits == 4 ? 'u' : 'U', digits, (unsigned)point);
    char out[UTF8_MAX_BYTES];
    strbuf_add_part(&t->text, out, utf8_put(out, point));
    return true;
}

/* Behind a backslash. */
static bool escape(struct toml *t, bool lines)
{
    static const char letters[] = "btnfr\"\\", means[] = "\b\t\n\f\r\"\\";
    const int c = peek(t, 0);
    const char *found = c > 0 ? strchr(letters, c) : NULL;
    if (found) {
        t->at++;
        strbuf_add_char(&t->text, means[found - letters]);
        return true;
    }
    if (c == 'u' || c == 'U') {
        t->at++;
        return put_point(t, c == 'u' ? 4 : 8);
    }
    if (lines) {            /* the end of the line and all blanks behind it are no part of the text */
        pass_blanks(t);
        if (is_break(t)) {
            while (pass_blanks(t), is_break(t))
                pass_break(t);
            return true;
        }
    }
    return no(t, "a backslash stands before something that needs none");
}

/* Up to the closing quotation mark(s); t->at is behind the opening one(s). */
static bool read_quoted(struct toml *t, char mark, bool lines)
{
    const int began = t->line;
    strbuf_clear(&t->text);
    if (lines && is_break(t))
        pass_break(t);
    for (;;) {
        const int c = peek(t, 0);
        if (c < 0 || (!lines && is_break(t))) {
            t->line = began;
            return no(t, "a text has no closing quotation mark");
        }
        if (c == mark && !lines) {
            t->at++;
            return true;
        }
        if (c == mark && peek(t, 1) == mark && peek(t, 2) == mark) {
            while (peek(t, 3) == mark) {        /* up to two more belong to the text */
                strbuf_add_char(&t->text, mark);
                t->at++;
            }
            t->at += 3;
            return true;
        }
        if (is_break(t)) {
            strbuf_add_char(&t->text, '\n');
            pass_break(t);
        } else if (is_control(c)) {
            return no(t, "a control character stands in a text");
        } else if (c == '\\' && mark == '"') {
            t->at++;
            if (!escape(t, lines))
                return false;
        } else {
            strbuf_add_char(&t->text, (char)c);
            t->at++;
        }
    }
}

static bool read_string(struct toml *t)
{
    const char mark = *t->at;
    const bool lines = peek(t, 1) == mark && peek(t, 2) == mark;
    t->at += lines ? 3 : 1;
    if (!read_quoted(t, mark, lines))
        return false;
    return utf8_valid(strbuf_text(&t->text)) || no(t, "a text is not UTF-8");
}

/* ---- values ---- */

/* One more value of this table. The array is of a fixed size, so values stay where they are. */
static struct toml_value *value_new(struct toml *t, char *key)
{
    if (t->used == TOML_VALUES) {
        mem_free(key);
        no(t, "there are more than %d values in one table", TOML_VALUES);
        return NULL;
    }
    struct toml_value *v = &t->value[t->used++];
    *v = (struct toml_value){.line = t->line, .key = key};
    return v;
}

/* "1_000" -> digits alone in `out`; how many characters of the text they are, 0: none, -1: an underscore stands wrong or there are too many. */
static int take_digits(const struct toml *t, int from, char *out, int *n)
{
    int at = from;
    for (;; at++) {
        const int c = peek(t, (size_t)at);
        if (c == '_') {
            if (!is_digit(peek(t, (size_t)at + 1)) || at == from)
                return -1;
            continue;
        }
        if (!is_digit(c))
            return at - from;
        if (*n > DIGITS_MOST + 2)
            return -1;
        out[(*n)++] = (char)c;
    }
}

static bool number_ends(const struct toml *t) { return !is_bare(peek(t, 0)) && peek(t, 0) != '.' && peek(t, 0) != '+' && peek(t, 0) != ':'; }

static bool say_number(struct toml *t) { return no(t, "this is no number that can be read (at most %d digits)", DIGITS_MOST); }

/* number / 10^places in its shortest form, from digits and a power of ten. */
static bool shorten(struct toml_value *v, const char *digits, int n, int places)
{
    int64_t number = 0;
    while (n > 1 && *digits == '0')
        digits++, n--;
    while (places > 0 && n > 1 && digits[n - 1] == '0')
        n--, places--;
    if (n == 1 && *digits == '0')
        places = 0;
    if (n > DIGITS_MOST || places > DIGITS_MOST || places < -DIGITS_MOST)
        return false;
    for (int i = 0; i < n; i++)
        number = number * 10 + (digits[i] - '0');
    for (; places < 0; places++) {
        if (number > 100000000000000000)
            return false;
        number *= 10;
    }
    v->number = number;
    v->places = places;
    return true;
}

static bool read_exponent(const struct toml *t, int *at, int *out)
{
    char digits[DIGITS_MOST + 4];
    int n = 0, sum = 0;
    const int sign = peek(t, (size_t)*at);
    if (sign == '+' || sign == '-')
        (*at)++;
    const int wide = take_digits(t, *at, digits, &n);
    if (wide <= 0 || n > 3)
        return false;
    for (int i = 0; i < n; i++)
        sum = sum * 10 + digits[i] - '0';
    *at += wide;
    *out = sign == '-' ? -sum : sum;
    return true;
}

static bool read_number(struct toml *t, struct toml_value *v)
{
    char digits[DIGITS_MOST + 4];
    int n = 0, at = 0, exponent = 0, whole, places = 0;
    const int sign = peek(t, 0);
    if (sign == '+' || sign == '-')
        at++;
    if (strncmp(t->at + at, "inf", (size_t)(t->end - t->at - at) < 3 ? 0 : 3) == 0 && t->end - t->at - at >= 3) {
        t->at += at + 3;
        v->kind = TOML_INFINITE;
        v->number = sign == '-' ? -1 : 1;
        return number_ends(t) || say_number(t);
    }
    if (t->end - t->at - at >= 3 && strncmp(t->at + at, "nan", 3) == 0) {
        t->at += at + 3;
        v->kind = TOML_NO_NUMBER;
        return number_ends(t) || say_number(t);
    }
    v->kind = TOML_INTEGER;
    whole = take_digits(t, at, digits, &n);
    if (whole <= 0 || (n > 1 && digits[0] == '0'))
        return say_number(t);
    at += whole;
    if (peek(t, (size_t)at) == '.') {
        const int before = n, wide = take_digits(t, at + 1, digits, &n);
        if (wide <= 0)
            return say_number(t);
        v->kind = TOML_DECIMAL;
        places = n - before;
        at += 1 + wide;
    }
    if (peek(t, (size_t)at) == 'e' || peek(t, (size_t)at) == 'E') {
        at++;
        if (!read_exponent(t, &at, &exponent))
            return say_number(t);
        v->kind = TOML_DECIMAL;
    }
    t->at += at;
    if (!number_ends(t) || !shorten(v, digits, n, places - exponent))
        return say_number(t);
    if (sign == '-')
        v->number = -v->number;
    return true;
}

/* "2026-11-22", "10:30:00", both with T or a space between, a part of a second and an offset behind. */
static int moment_length(const struct toml *t)
{
    static const char *const shape[] = {"dddd-dd-dd", "dd:dd:dd"};
    int at = 0, parts = 0;
    for (int i = 0; i < 2; i++) {
        int n = 0;
        while (shape[i][n] && (shape[i][n] == 'd' ? is_digit(peek(t, (size_t)(at + n))) : peek(t, (size_t)(at + n)) == shape[i][n]))
            n++;
        if (shape[i][n])
            continue;
        at += n;
        parts++;
        const int c = peek(t, (size_t)at);
        if (i == 0 && (c == 'T' || c == 't' || c == ' ') && is_digit(peek(t, (size_t)at + 1)) && is_digit(peek(t, (size_t)at + 2)) && peek(t, (size_t)at + 3) == ':')
            at++;
        else if (i == 0)
            return at;
    }
    if (!parts)
        return 0;
    if (peek(t, (size_t)at) == '.')
        for (at++; is_digit(peek(t, (size_t)at)); at++)
            ;
    const int c = peek(t, (size_t)at);
    if (c == 'Z' || c == 'z')
        at++;
    else if ((c == '+' || c == '-') && is_digit(peek(t, (size_t)at + 1)))
        for (at++; is_digit(peek(t, (size_t)at)) || peek(t, (size_t)at) == ':'; at++)
            ;
    return at;
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
        if (peek(t, 0) == ']') {
            t->at++;
            return true;
        }
        if (t->at == t->end)
            return t->line = v->line, no(t, "a list has no closing bracket");
        struct toml_value *one = value_new(t, NULL);
        if (!one || !read_value(t, one, depth + 1))
            return false;
        *last = one;
        last = &one->next;
        if (!pass_lines(t))
            return false;
        if (peek(t, 0) == ',')
            t->at++;
        else if (peek(t, 0) != ']')
            return t->at == t->end ? (t->line = v->line, no(t, "a list has no closing bracket")) : no(t, "a comma is missing in a list");
    }
}

static char *read_key(struct toml *t)
{
    if (peek(t, 0) == '"' || peek(t, 0) == '\'') {
        if (peek(t, 1) == *t->at && peek(t, 2) == *t->at)
            return no(t, "a name can't be a text of several lines"), NULL;
        return read_string(t) ? mem_copy_text(strbuf_text(&t->text)) : NULL;
    }
    size_t n = 0;
    while (is_bare(peek(t, n)))
        n++;
    if (!n)
        return no(t, "a name is missing"), NULL;
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
        return no(t, "“%.60s” is told twice", key), NULL;
    pass_blanks(t);
    if (peek(t, 0) == '.')
        return no(t, "“%.60s” has a point in it: no hand has names of names", key), NULL;
    if (peek(t, 0) != '=')
        return no(t, "“=” is missing behind “%.60s”", key), NULL;
    t->at++;
    pass_blanks(t);
    return read_value(t, v, depth) ? v : NULL;
}

static bool read_inline(struct toml *t, struct toml_value *v, int depth)
{
    struct toml_value **last = &v->first;
    t->at++;
    v->kind = TOML_TABLE;
    for (bool more = false;; more = true) {
        pass_blanks(t);
        if (peek(t, 0) == '}' && !more) {
            t->at++;
            return true;
        }
        struct toml_value *one = read_entry(t, v->first, depth + 1);
        if (!one)
            return false;
        *last = one;
        last = &one->next;
        pass_blanks(t);
        if (peek(t, 0) != ',' && peek(t, 0) != '}')
            return no(t, "a comma or “}” is missing in a table");
        if (*t->at++ == '}')
            return true;
    }
}

static bool read_word(struct toml *t, struct toml_value *v, const char *word, int number)
{
    const size_t n = strlen(word);
    if ((size_t)(t->end - t->at) < n || memcmp(t->at, word, n) != 0 || is_bare(peek(t, n)))
        return false;
    t->at += n;
    v->kind = TOML_BOOLEAN;
    v->number = number;
    return true;
}

static bool read_value(struct toml *t, struct toml_value *v, int depth)
{
    const int c = peek(t, 0);
    if (depth > TOML_DEPTH)
        return no(t, "lists lie in lists more than %d deep", TOML_DEPTH);
    if (c == '"' || c == '\'') {
        if (!read_string(t))
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
    const int moment = moment_length(t);
    if (moment) {
        v->kind = TOML_MOMENT;
        v->text = mem_copy_part(t->at, (size_t)moment);
        t->at += moment;
        return number_ends(t) || no(t, "this is no date and no time");
    }
    if (is_digit(c) || c == '+' || c == '-' || c == 'i' || c == 'n')
        return read_number(t, v);
    return no(t, c < 0 || is_break(t) ? "a value is missing" : "this is no value");
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
    if (peek(t, 0) == '[')
        return no(t, "no hand has lists of tables, “[[…]]”");
    pass_blanks(t);
    char *name = read_key(t);
    if (!name)
        return false;
    snprintf(t->name, sizeof t->name, "%s", name);
    const bool fits = strlen(name) < sizeof t->name, fresh = !fits || is_new_name(t, name);
    mem_free(name);
    pass_blanks(t);
    if (!fits)
        return no(t, "the name of a table has more than %d bytes", TOML_NAME - 1);
    if (peek(t, 0) != ']')
        return no(t, peek(t, 0) == '.' ? "no hand has tables in tables" : "“]” is missing behind the name of a table");
    t->at++;
    if (!fresh)
        return no(t, "there are two tables [%s]", t->name);
    return end_of_line(t);
}

static bool read_entries(struct toml *t, const struct toml_value **first)
{
    struct toml_value *begin = NULL, **last = &begin;
    for (;;) {
        if (!pass_lines(t))
            return false;
        *first = begin;
        if (t->at == t->end || peek(t, 0) == '[')
            return true;
        struct toml_value *one = read_entry(t, begin, 1);
        if (!one || !end_of_line(t))
            return false;
        *last = one;
        last = &one->next;
    }
}

/* Behind a fault: the next line that begins with a bracket as a header does. In a broken list of several lines that can be a line of the list, and one more fault. */
static void find_header(struct toml *t)
{
    while (t->at < t->end) {
        while (t->at < t->end && *t->at != '\n')
            t->at++;
        if (t->at == t->end)
            return;
        t->at++;
        t->line++;
        if (peek(t, 0) == '[')
            return;
    }
}

enum toml_step toml_next(struct toml *t, const char **name, int *line, const struct toml_value **first, char error[TOML_ERROR])
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
