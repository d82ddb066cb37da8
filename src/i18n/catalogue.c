/* The proof of a compiled catalogue. The format is the GNU gettext manual's chapter "The Format of GNU MO Files":
 *
 *     0 magic · 4 revision · 8 how many texts · 12 table of originals · 16 table of translations · 20 size of the hash
 *     table · 24 where it lies; a table's entry is a length and an offset. The text behind each is closed by a zero that its
 *     length does not count; plural forms follow one another with zeros between.
 *
 * Byte orders other than this machine's are refused although gettext reads them: ours are compiled where they are used. */

#include "catalogue.h"

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
    struct strbuf *why;
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

/* A conversion's letters without flags and width: "%2$5d" at place 2 is "d", which is what must agree. Returns how many
 * bytes the directive has behind its %, 0 when it is none that we use. */
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
    kind[n++] = *p++;
    kind[n] = '\0';
    return (size_t)(p - start);
}

struct arguments {
    char kind[9][4];
    int count;
};

/* Adds the arguments that a format takes to those that are known; false when it has a directive that we never use, such as
 * %n, or takes one place in two ways. */
static bool read_arguments(const char *text, struct arguments *out)
{
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

/* A translation that asks for other arguments than its original would read what was never passed. One that leaves some out
 * is harmless ("one card" for "%d card"). Texts that are no formats may hold any per cent sign. */
static bool formats_agree(const char *original, uint32_t length, const char *translation, uint32_t translated)
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

/* gettext parses and computes the formula: nothing may be divided by, unless by a plain number, and nesting stays shallow. */
static bool plural_formula_sane(const char *header)
{
    const char *line = strstr(header, "Plural-Forms:");
    size_t length;

    if (!line)
        return true;
    line += strlen("Plural-Forms:");
    length = strcspn(line, "\n");
    if (length > 300)
        return false;
    for (size_t i = 0; i < length; i++) {
        if (!isalnum((unsigned char)line[i]) && !strchr(" =;%<>!&|?:()", line[i]))
            return false;
        if (line[i] == '%' && !strchr("123456789", line[i + 1 + strspn(line + i + 1, " ")]))
            return false;
    }
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

static bool hash_table_sane(const struct catalogue *c)
{
    uint32_t size = word(c, 20), offset = word(c, 24);

    if (size == 0)
        return true;
    if (size <= 2 || !inside(c, offset, (uint64_t)size * 4))
        return false;
    for (uint32_t i = 0; i < size; i++)
        if (word(c, offset + i * 4) > c->count)
            return false;
    return true;
}

/* gettext walks the hash table until it meets a free place, so a full one would keep it walking for ever. */
static bool hash_table_has_room(const struct catalogue *c)
{
    uint32_t size = word(c, 20), offset = word(c, 24);

    for (uint32_t i = 0; i < size; i++)
        if (word(c, offset + i * 4) == 0)
            return true;
    return size == 0;
}

bool catalogue_check_bytes(const char *name, const char *bytes, size_t length, struct strbuf *why)
{
    struct catalogue c = {.name = name, .bytes = bytes, .length = length, .why = why};
    const char *previous = NULL;

    if (length < HEADER || word(&c, 0) != MAGIC)
        return damaged(&c, "it does not begin like one");
    if (word(&c, 4) != 0)
        return damaged(&c, "its revision is not ours");
    c.count = word(&c, 8);
    c.originals = word(&c, 12);
    c.translations = word(&c, 16);
    if (!inside(&c, c.originals, (uint64_t)c.count * 8) || !inside(&c, c.translations, (uint64_t)c.count * 8))
        return damaged(&c, "it is cut short");
    if (!hash_table_sane(&c) || !hash_table_has_room(&c))
        return damaged(&c, "its index is wrong");
    for (uint32_t i = 0; i < c.count; i++)
        if (!entry_sane(&c, i, &previous))
            return false;
    return true;
}

bool catalogue_check(const char *path, struct strbuf *why)
{
    size_t length = 0;
    char *bytes = file_read(path, LIMIT, &length, why);
    bool sane = bytes && catalogue_check_bytes(path, bytes, length, why);

    mem_free(bytes);
    return sane;
}
