/* A compiled catalogue: the proof that it is sound, and the look-up of texts in it. The format is
 * the GNU gettext manual's chapter "The Format of GNU MO Files":
 *
 *     0 magic · 4 revision · 8 how many texts · 12 table of originals · 16 table of translations
 *     20 size of the hash table · 24 where it is (not needed here: originals are in order)
 *
 * A table's entry is a length and an offset. A zero that the length does not count ends each text;
 * plural forms follow one another with zeros between, a context comes before its text with a \4.
 *
 * Byte orders other than this machine's are refused: ours are compiled where they are used. */

#include "catalogue.h"

#include "check.h"
#include "file.h"
#include "mem.h"
#include "utf8.h"

#include <ctype.h>
#include <stdint.h>
#include <string.h>

#define MAGIC 0x950412DEu
#define HEADER 28
#define LIMIT ((size_t)16 << 20)

struct catalogue {
    const char *name, *bytes;
    size_t length;
    uint32_t count, originals, translations;
    const char *plural; /* the formula of its header; NULL: that of English */
    struct strbuf *why; /* while it is proved */
};

static bool damaged(const struct catalogue *c, const char *what)
{
    strbuf_setf(c->why, "%s: this catalogue is damaged: %s", c->name, what);
    return false;
}

static uint32_t word(const struct catalogue *c, size_t offset)
{
    uint32_t value;

    memcpy(&value, c->bytes + offset, sizeof value);
    return value;
}

static bool inside(const struct catalogue *c, uint32_t offset, uint64_t size)
{
    return offset % 4 == 0 && offset + size <= c->length;
}

/* The text that entry i of a table names, or NULL. */
static const char *text_at(const struct catalogue *c, uint32_t table, uint32_t i, uint32_t *length)
{
    uint32_t offset = word(c, table + i * 8 + 4);

    *length = word(c, table + i * 8);
    if ((uint64_t)offset + *length >= c->length || c->bytes[offset + *length] != '\0')
        return NULL;
    return c->bytes + offset;
}

static bool all_utf8(const char *text, uint32_t length)
{
    const char *end = text + length;

    for (; text <= end; text += strlen(text) + 1)
        if (!utf8_valid(text))
            return false;
    return true;
}

/* A conversion's letters without flags and width: "%2$5d" at place 2 is "d", which is what must
 * agree. Returns how many bytes the directive has after its %, 0 when it is none that we use. */
static size_t directive(const char *p, int *place, char kind[4])
{
    const char *start = p;
    size_t n = 0;

    if (isdigit((unsigned char)*p) && p[1] == '$') {
        *place = *p - '0';
        p += 2;
    }
    p += strspn(p, "-+ #0'");
    p += strspn(p, "0123456789");
    if (*p == '.')
        p += 1 + strspn(p + 1, "0123456789");
    while (n < 2 && *p && strchr("hlzj", *p))
        kind[n++] = *p++;
    if (!*p || !strchr("diouxXcsfgeu", *p))
        return 0;
    CARRE_ASSERT(n < 3);
    kind[n++] = *p++;
    kind[n] = '\0';
    return (size_t)(p - start);
}

struct arguments {
    char kind[9][4];
    int count;
};

/* Adds the arguments that a format takes to those that are known; false when it has a directive
 * that we never use, such as %n, or takes one place in two ways. */
static bool read_arguments(const char *text, struct arguments *out)
{
    CARRE_ASSERT(out->count >= 0 && out->count <= 9);
    for (int next = 1; (text = strchr(text, '%')); next++) {
        char kind[4];
        int place = next;
        size_t length;

        if (*++text == '%') {
            text++;
            next--;
            continue;
        }
        length = directive(text, &place, kind);
        if (length == 0 || place < 1 || place > 9)
            return false;
        text += length;
        if (out->kind[place - 1][0] && strcmp(out->kind[place - 1], kind) != 0)
            return false;
        memcpy(out->kind[place - 1], kind, sizeof kind);
        if (place > out->count)
            out->count = place;
    }
    return true;
}

/* The same over all forms of a text. */
static bool read_forms(const char *text, uint32_t length, struct arguments *out)
{
    const char *end = text + length;

    *out = (struct arguments){.count = 0};
    for (; text <= end; text += strlen(text) + 1)
        if (!read_arguments(text, out))
            return false;
    return true;
}

/* A translation that asks for other arguments than its original would read what was never passed.
 * One that leaves some out is harmless ("one card" for "%d card"). Texts that are no formats may
 * hold any per cent sign. */
static bool formats_agree(const char *original, uint32_t length, const char *translation,
                          uint32_t translated)
{
    struct arguments given, taken;

    if (!read_forms(original, length, &given) || given.count == 0)
        return true;
    if (!read_forms(translation, translated, &taken) || taken.count > given.count)
        return false;
    for (int i = 0; i < taken.count; i++)
        if (taken.kind[i][0] && strcmp(taken.kind[i], given.kind[i]) != 0)
            return false;
    return true;
}

/* ---- which plural form ---- */

/* A formula as C writes it, over n: ?: || && == != < > <= >= % ! ( ) and numbers. One function a
 * level, the loosest first. `p` is NULL once it was none of these. */
struct formula {
    const char *p;
    unsigned long n;
    int depth;
};

static unsigned long plural_choice(struct formula *f);

static bool takes(struct formula *f, const char *sign)
{
    if (!f->p)
        return false;
    f->p += strspn(f->p, " ");
    if (strncmp(f->p, sign, strlen(sign)) != 0)
        return false;
    f->p += strlen(sign);
    return true;
}

static unsigned long plural_value(struct formula *f)
{
    unsigned long value = 0;

    if (++f->depth > 200)
        f->p = NULL;
    if (takes(f, "!"))
        return !plural_value(f);
    if (takes(f, "(")) {
        value = plural_choice(f);
        if (!takes(f, ")"))
            f->p = NULL;
        return value;
    }
    if (takes(f, "n"))
        return f->n;
    if (!f->p || !isdigit((unsigned char)*f->p)) {
        f->p = NULL;
        return 0;
    }
    while (isdigit((unsigned char)*f->p) && value < 100000)
        value = value * 10 + (unsigned long)(*f->p++ - '0');
    return value;
}

static unsigned long plural_rest(struct formula *f)
{
    unsigned long value = plural_value(f);

    while (takes(f, "%")) {
        const unsigned long by = plural_value(f);

        if (by == 0)
            f->p = NULL;
        else
            value %= by;
    }
    return value;
}

static unsigned long plural_order(struct formula *f)
{
    unsigned long value = plural_rest(f);

    for (;;) {
        if (takes(f, "<="))
            value = value <= plural_rest(f);
        else if (takes(f, ">="))
            value = value >= plural_rest(f);
        else if (takes(f, "<"))
            value = value < plural_rest(f);
        else if (takes(f, ">"))
            value = value > plural_rest(f);
        else
            return value;
    }
}

static unsigned long plural_equal(struct formula *f)
{
    unsigned long value = plural_order(f);

    for (;;) {
        if (takes(f, "=="))
            value = value == plural_order(f);
        else if (takes(f, "!="))
            value = value != plural_order(f);
        else
            return value;
    }
}

/* Both sides are always read: there is nothing in them that reading could change. */
static unsigned long plural_and(struct formula *f)
{
    unsigned long value = plural_equal(f);

    while (takes(f, "&&"))
        value = (plural_equal(f) != 0) & (value != 0);
    return value;
}

static unsigned long plural_or(struct formula *f)
{
    unsigned long value = plural_and(f);

    while (takes(f, "||"))
        value = (plural_and(f) != 0) | (value != 0);
    return value;
}

static unsigned long plural_choice(struct formula *f)
{
    const unsigned long which = plural_or(f);

    if (!takes(f, "?"))
        return which;
    const unsigned long yes = plural_choice(f);
    if (!takes(f, ":"))
        f->p = NULL;
    const unsigned long no = plural_choice(f);
    return which ? yes : no;
}

static const char *plural_formula(const char *header)
{
    const char *line = strstr(header, "Plural-Forms:");
    const char *formula = line ? strstr(line, "plural=") : NULL;

    return formula ? formula + strlen("plural=") : NULL;
}

/* The form for n; -1: the formula is none. */
static int plural_form(const char *formula, unsigned long n)
{
    struct formula f = {.p = formula, .n = n};
    const unsigned long form = plural_choice(&f);

    return takes(&f, ";") && form < 10 ? (int)form : -1;
}

static bool plural_formula_sane(const char *header)
{
    const char *formula = plural_formula(header);

    if (!strstr(header, "Plural-Forms:"))
        return true;
    /* It has to give a form for each n: the rules of languages go by the last two digits. Beyond, a
     * division by 0 takes the first form. */
    for (unsigned long n = 0; n < 200; n++)
        if (!formula || plural_form(formula, n) < 0)
            return false;
    return true;
}

static bool entry_sane(const struct catalogue *c, uint32_t i, const char **previous)
{
    uint32_t length, translated;
    const char *original = text_at(c, c->originals, i, &length);
    const char *translation = text_at(c, c->translations, i, &translated);

    if (!original || !translation)
        return damaged(c, "a text lies outside the file");
    if (!all_utf8(original, length) || !all_utf8(translation, translated))
        return damaged(c, "a text is not UTF-8");
    if (*previous && strcmp(*previous, original) >= 0)
        return damaged(c, "its texts are not in order");
    if (length == 0 && !plural_formula_sane(translation))
        return damaged(c, "its plural formula is not one of ours");
    if (length > 0 && !formats_agree(original, length, translation, translated))
        return damaged(c, "a translation takes other arguments than its original");
    *previous = original;
    return true;
}

static bool catalogue_sane(struct catalogue *c)
{
    const char *previous = NULL;

    if (c->length < HEADER || word(c, 0) != MAGIC)
        return damaged(c, "it does not begin like one");
    if (word(c, 4) != 0)
        return damaged(c, "its revision is not ours");
    c->count = word(c, 8);
    c->originals = word(c, 12);
    c->translations = word(c, 16);
    if (!inside(c, c->originals, (uint64_t)c->count * 8) ||
        !inside(c, c->translations, (uint64_t)c->count * 8))
        return damaged(c, "it is cut short");
    for (uint32_t i = 0; i < c->count; i++)
        if (!entry_sane(c, i, &previous))
            return false;
    return true;
}

bool catalogue_check_bytes(const char *name, const char *bytes, size_t length, struct strbuf *why)
{
    struct catalogue c = {.name = name, .bytes = bytes, .length = length, .why = why};

    return catalogue_sane(&c);
}

const struct catalogue *catalogue_open(const char *path, const struct catalogue *before,
                                       struct strbuf *why)
{
    struct catalogue c = {.name = path, .why = why};
    char *bytes = file_read(path, LIMIT, &c.length, why);

    c.bytes = bytes;
    if (!bytes || !catalogue_sane(&c)) {
        mem_free(bytes);
        return NULL;
    }
    if (before && before->length == c.length && memcmp(before->bytes, bytes, c.length) == 0) {
        mem_free(bytes);
        return before;
    }
    struct catalogue *kept = mem_alloc(sizeof *kept);
    *kept = c;
    kept->name = NULL;
    kept->why = NULL;
    const char *header = catalogue_find(kept, NULL, "");
    kept->plural = header ? plural_formula(header) : NULL;
    return kept;
}

void catalogue_close(const struct catalogue *c)
{
    if (c)
        mem_free((void *)(uintptr_t)c->bytes);
    mem_free((void *)(uintptr_t)c);
}

/* ---- looking up ---- */

/* Below, at or above 0: how an original is to the text with its context, as strcmp says it. */
static int compare(const char *original, const char *context, const char *text)
{
    if (context) {
        const size_t n = strlen(context);
        const int before = strncmp(original, context, n);

        if (before != 0)
            return before;
        if (original[n] != '\4')
            return original[n] < '\4' ? -1 : 1;
        original += n + 1;
    }
    return strcmp(original, text);
}

/* With its length, all plural forms together; NULL: there is none. */
static const char *find(const struct catalogue *c, const char *context, const char *text,
                        uint32_t *length)
{
    uint32_t from = 0, to = c->count;

    while (from < to) {
        const uint32_t middle = from + (to - from) / 2;
        const int order = compare(text_at(c, c->originals, middle, length), context, text);

        if (order == 0)
            return text_at(c, c->translations, middle, length);
        if (order < 0)
            from = middle + 1;
        else
            to = middle;
    }
    return NULL;
}

const char *catalogue_find(const struct catalogue *c, const char *context, const char *text)
{
    uint32_t length;
    const char *found = find(c, context, text, &length);

    return found && length > 0 ? found : NULL;
}

const char *catalogue_find_plural(const struct catalogue *c, const char *text, unsigned long n)
{
    uint32_t length;
    const char *found = find(c, NULL, text, &length);
    int form = c->plural ? plural_form(c->plural, n) : n != 1;

    if (!found || length == 0)
        return NULL;
    for (const char *end = found + length; form > 0 && found + strlen(found) < end; form--)
        found += strlen(found) + 1;
    return found;
}
