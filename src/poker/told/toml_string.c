/* toml_string.c - strings: basic ones with escapes, literal ones, and both over several lines. */
#include "toml_inside.h"

#include "utf8.h"

#include <string.h>

static bool put_point(struct toml *t, int digits)
{
    uint32_t point = 0;
    for (int i = 0; i < digits; i++) {
        const int c = toml_peek(t, 0), v = toml_is_digit(c)       ? c - '0'
                                           : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                                  : -1;
        if (v < 0)
            return toml_no(t, "\\%c wants %d hexadecimal digits", digits == 4 ? 'u' : 'U', digits);
        point = point << 4 | (uint32_t)v;
        t->at++;
    }
    if (point == 0 || point > 0x10ffff || (point >= 0xd800 && point < 0xe000))
        return toml_no(t, "\\%c%0*X is no character that a text can hold", digits == 4 ? 'u' : 'U',
                       digits, (unsigned)point);
    char out[UTF8_MAX_BYTES];
    strbuf_add_part(&t->text, out, utf8_put(out, point));
    return true;
}

/* After a backslash. */
static bool escape(struct toml *t, bool lines)
{
    static const char letters[] = "btnfr\"\\", means[] = "\b\t\n\f\r\"\\";
    const int c = toml_peek(t, 0);
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
    /* the end of the line and all blanks after it are no part of the text */
    if (lines) {
        toml_pass_blanks(t);
        if (toml_is_break(t)) {
            while (toml_pass_blanks(t), toml_is_break(t))
                toml_pass_break(t);
            return true;
        }
    }
    return toml_no(t, "a backslash stands before something that needs none");
}

/* Up to the closing quotation mark(s); t->at is after the opening one(s). */
static bool read_quoted(struct toml *t, char mark, bool lines)
{
    const int began = t->line;
    strbuf_clear(&t->text);
    if (lines && toml_is_break(t))
        toml_pass_break(t);
    for (;;) {
        const int c = toml_peek(t, 0);
        if (c < 0 || (!lines && toml_is_break(t))) {
            t->line = began;
            return toml_no(t, "a text has no closing quotation mark");
        }
        if (c == mark && !lines) {
            t->at++;
            return true;
        }
        if (c == mark && toml_peek(t, 1) == mark && toml_peek(t, 2) == mark) {
            while (toml_peek(t, 3) == mark) { /* up to two more belong to the text */
                strbuf_add_char(&t->text, mark);
                t->at++;
            }
            t->at += 3;
            return true;
        }
        if (toml_is_break(t)) {
            strbuf_add_char(&t->text, '\n');
            toml_pass_break(t);
        } else if (toml_is_control(c)) {
            return toml_no(t, "a control character stands in a text");
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

bool toml_string(struct toml *t)
{
    const char mark = *t->at;
    const bool lines = toml_peek(t, 1) == mark && toml_peek(t, 2) == mark;
    t->at += lines ? 3 : 1;
    if (!read_quoted(t, mark, lines))
        return false;
    return utf8_valid(strbuf_text(&t->text)) || toml_no(t, "a text is not UTF-8");
}
