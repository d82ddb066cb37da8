/* A numbered format is read twice: first for what its arguments are, since they have to be fetched
 * in their own order, then conversion by conversion, each printed by the system's printf. */

#include "format.h"

#include "check.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 9 };

enum kind { KIND_INT, KIND_LONG, KIND_LONGER, KIND_SIZE, KIND_MAX, KIND_DOUBLE, KIND_POINTER };

struct argument {
    enum kind kind;
    union {
        int i;
        long l;
        long long ll;
        size_t z;
        intmax_t j;
        double d;
        const void *p;
    } value;
};

struct conversion {
    int place;   /* from 0 */
    char as[32]; /* for printf, without a number */
    enum kind kind;
};

bool format_is_numbered(const char *format)
{
    for (const char *at = format; (at = strchr(at, '%')); at += at[0] == '%') {
        const size_t digits = strspn(++at, "0123456789");
        if (digits > 0 && at[digits] == '$')
            return true;
    }
    return false;
}

static bool read_kind(const char *length, size_t n, char letter, enum kind *out)
{
    static const struct {
        const char *length;
        enum kind kind;
    } whole[] = {{"", KIND_INT},      {"h", KIND_INT},  {"hh", KIND_INT}, {"l", KIND_LONG},
                 {"ll", KIND_LONGER}, {"z", KIND_SIZE}, {"j", KIND_MAX}};
    if (strchr("sp", letter)) {
        *out = KIND_POINTER;
        return n == 0;
    }
    if (strchr("eEfFgGaA", letter)) {
        *out = KIND_DOUBLE;
        return n == 0;
    }
    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++)
        if (strlen(whole[i].length) == n && strncmp(whole[i].length, length, n) == 0) {
            *out = whole[i].kind;
            return strchr("diouxX", letter) || (letter == 'c' && n == 0);
        }
    return false;
}

/* What stands after a per cent sign; its end, NULL if it is nothing that is done here. */
static const char *read_conversion(const char *at, int next, struct conversion *out)
{
    const size_t digits = strspn(at, "0123456789");
    out->place = next;
    if (digits == 1 && at[1] == '$') {
        out->place = at[0] - '1';
        at += 2;
    }
    const size_t shape = strspn(at, "-+ #0123456789."), length = strspn(at + shape, "hlzj");
    const size_t all = shape + length + 1;
    if (out->place < 0 || out->place >= MOST || all + 2 > sizeof out->as || !at[shape + length] ||
        !read_kind(at + shape, length, at[shape + length], &out->kind))
        return NULL;
    out->as[0] = '%';
    memcpy(out->as + 1, at, all);
    out->as[all + 1] = '\0';
    return at + all;
}

static void fetch(struct argument *a, va_list *args)
{
    CARRE_ASSERT((int)a->kind >= 0 && a->kind <= KIND_POINTER);
    switch (a->kind) {
    case KIND_INT: a->value.i = va_arg(*args, int); break;
    case KIND_LONG: a->value.l = va_arg(*args, long); break;
    case KIND_LONGER: a->value.ll = va_arg(*args, long long); break;
    case KIND_SIZE: a->value.z = va_arg(*args, size_t); break;
    case KIND_MAX: a->value.j = va_arg(*args, intmax_t); break;
    case KIND_DOUBLE: a->value.d = va_arg(*args, double); break;
    case KIND_POINTER: a->value.p = va_arg(*args, const void *); break;
    }
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static int print(char *out, size_t size, const char *as, const struct argument *a)
{
    switch (a->kind) {
    case KIND_INT: return snprintf(out, size, as, a->value.i);
    case KIND_LONG: return snprintf(out, size, as, a->value.l);
    case KIND_LONGER: return snprintf(out, size, as, a->value.ll);
    case KIND_SIZE: return snprintf(out, size, as, a->value.z);
    case KIND_MAX: return snprintf(out, size, as, a->value.j);
    case KIND_DOUBLE: return snprintf(out, size, as, a->value.d);
    case KIND_POINTER: return snprintf(out, size, as, a->value.p);
    }
    return -1;
}
#pragma GCC diagnostic pop

/* How many arguments it takes, and what they are; -1. */
static int read_arguments(const char *format, struct argument of[MOST])
{
    struct conversion c;
    int count = 0, next = 0;
    while ((format = strchr(format, '%'))) {
        if (*++format == '%') {
            format++;
            continue;
        }
        format = read_conversion(format, next++, &c);
        if (!format)
            return -1;
        of[c.place].kind = c.kind;
        count = c.place >= count ? c.place + 1 : count;
    }
    return count;
}

struct sink {
    char *out;
    size_t size, length;
};

static void add(struct sink *s, const char *text, size_t n)
{
    const size_t left = s->length < s->size ? s->size - s->length : 0;
    if (left > 0) {
        const size_t fits = n < left ? n : left - 1;
        memcpy(s->out + s->length, text, fits);
        s->out[s->length + fits] = '\0';
    }
    s->length += n;
}

int format_numbered(char *out, size_t size, const char *format, va_list args)
{
    CARRE_ASSERT(format && (out || !size));
    struct argument of[MOST] = {0};
    struct sink s = {.out = out, .size = size};
    const int count = read_arguments(format, of);
    va_list mine;
    if (count < 0)
        return -1;
    va_copy(mine, args);
    for (int i = 0; i < count; i++)
        fetch(&of[i], &mine);
    va_end(mine);
    for (int next = 0; *format;) {
        const size_t plain = strcspn(format, "%");
        struct conversion c;
        add(&s, format, plain);
        format += plain;
        if (!*format)
            break;
        if (*++format == '%') {
            add(&s, "%", 1);
            format++;
            continue;
        }
        format = read_conversion(format, next++, &c);
        const size_t left = s.length < size ? size - s.length : 0;
        const int n = print(left ? out + s.length : NULL, left, c.as, &of[c.place]);
        if (n < 0)
            return -1;
        s.length += (size_t)n;
    }
    return (int)s.length;
}
