/* toml_number.c - numbers, never rounded, and dates and times, which are told from them by their
 * shape. */
#include "toml_inside.h"

#include "check.h"

#include <string.h>

/* "1_000" -> digits alone in `out`; how many characters of the text they are, 0: none, -1: an
 * underscore stands wrong or there are too many. */
static int take_digits(const struct toml *t, int from, char *out, int *n)
{
    int at = from;
    for (;; at++) {
        const int c = toml_peek(t, (size_t)at);
        if (c == '_') {
            if (!toml_is_digit(toml_peek(t, (size_t)at + 1)) || at == from)
                return -1;
            continue;
        }
        if (!toml_is_digit(c))
            return at - from;
        if (*n > TOML_DIGITS_MOST + 2)
            return -1;
        out[(*n)++] = (char)c;
    }
}

bool toml_number_ends(const struct toml *t)
{
    return !toml_is_bare(toml_peek(t, 0)) && toml_peek(t, 0) != '.' && toml_peek(t, 0) != '+' &&
           toml_peek(t, 0) != ':';
}

static bool say_number(struct toml *t)
{
    return toml_no(t, "this is no number that can be read (at most %d digits)", TOML_DIGITS_MOST);
}

/* number / 10^places in its shortest form, from digits and a power of ten. */
static bool shorten(struct toml_value *v, const char *digits, int n, int places)
{
    CARRE_ASSERT(n >= 1);
    int64_t number = 0;
    while (n > 1 && *digits == '0')
        digits++, n--;
    while (places > 0 && n > 1 && digits[n - 1] == '0')
        n--, places--;
    if (n == 1 && *digits == '0')
        places = 0;
    if (n > TOML_DIGITS_MOST || places > TOML_DIGITS_MOST || places < -TOML_DIGITS_MOST)
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
    char digits[TOML_DIGITS_MOST + 4];
    int n = 0, sum = 0;
    const int sign = toml_peek(t, (size_t)*at);
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

bool toml_number(struct toml *t, struct toml_value *v)
{
    char digits[TOML_DIGITS_MOST + 4];
    int n = 0, at = 0, exponent = 0, whole, places = 0;
    const int sign = toml_peek(t, 0);
    if (sign == '+' || sign == '-')
        at++;
    if (t->end - t->at - at >= 3 && strncmp(t->at + at, "inf", 3) == 0) {
        t->at += at + 3;
        v->kind = TOML_INFINITE;
        v->number = sign == '-' ? -1 : 1;
        return toml_number_ends(t) || say_number(t);
    }
    if (t->end - t->at - at >= 3 && strncmp(t->at + at, "nan", 3) == 0) {
        t->at += at + 3;
        v->kind = TOML_NO_NUMBER;
        return toml_number_ends(t) || say_number(t);
    }
    v->kind = TOML_INTEGER;
    whole = take_digits(t, at, digits, &n);
    if (whole <= 0 || (n > 1 && digits[0] == '0'))
        return say_number(t);
    at += whole;
    if (toml_peek(t, (size_t)at) == '.') {
        const int before = n, wide = take_digits(t, at + 1, digits, &n);
        if (wide <= 0)
            return say_number(t);
        v->kind = TOML_DECIMAL;
        places = n - before;
        at += 1 + wide;
    }
    if (toml_peek(t, (size_t)at) == 'e' || toml_peek(t, (size_t)at) == 'E') {
        at++;
        if (!read_exponent(t, &at, &exponent))
            return say_number(t);
        v->kind = TOML_DECIMAL;
    }
    t->at += at;
    if (!toml_number_ends(t) || !shorten(v, digits, n, places - exponent))
        return say_number(t);
    if (sign == '-')
        v->number = -v->number;
    return true;
}

/* "2026-11-22", "10:30:00", both with T or a space between, a part of a second and an offset
 * after. */
int toml_moment(const struct toml *t)
{
    static const char *const shape[] = {"dddd-dd-dd", "dd:dd:dd"};
    int at = 0, parts = 0;
    for (int i = 0; i < 2; i++) {
        int n = 0;
        while (shape[i][n] && (shape[i][n] == 'd' ? toml_is_digit(toml_peek(t, (size_t)(at + n)))
                                                  : toml_peek(t, (size_t)(at + n)) == shape[i][n]))
            n++;
        if (shape[i][n])
            continue;
        at += n;
        parts++;
        const int c = toml_peek(t, (size_t)at);
        if (i == 0 && (c == 'T' || c == 't' || c == ' ') &&
            toml_is_digit(toml_peek(t, (size_t)at + 1)) &&
            toml_is_digit(toml_peek(t, (size_t)at + 2)) && toml_peek(t, (size_t)at + 3) == ':')
            at++;
        else if (i == 0)
            return at;
    }
    if (!parts)
        return 0;
    if (toml_peek(t, (size_t)at) == '.')
        for (at++; toml_is_digit(toml_peek(t, (size_t)at)); at++)
            ;
    const int c = toml_peek(t, (size_t)at);
    if (c == 'Z' || c == 'z')
        at++;
    else if ((c == '+' || c == '-') && toml_is_digit(toml_peek(t, (size_t)at + 1)))
        for (at++; toml_is_digit(toml_peek(t, (size_t)at)) || toml_peek(t, (size_t)at) == ':'; at++)
            ;
    return at;
}
