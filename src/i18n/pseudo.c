/* Letters get the accents that French has, which every font of ours can draw; vowels are written
 * several times until the text is as long as it should be. */
#include "pseudo.h"

#include "check.h"
#include "mem.h"
#include "utf8.h"

#include <ctype.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>

/* ---- how a text is changed ---- */

/* The bytes at p that are no letters to be changed: a directive of printf. 0: it is text. */
static size_t kept(const char *p)
{
    if (*p != '%')
        return 0;
    const char *start = p++;
    p += strspn(p, "0123456789$");
    p += strspn(p, "-+ #0'");
    p += strspn(p, "0123456789*");
    if (*p == '.')
        p += 1 + strspn(p + 1, "0123456789*");
    p += strspn(p, "hlzj");
    return *p && strchr("diouxXcsfgeu%", *p) ? (size_t)(p - start) + 1 : 0;
}

static bool is_vowel(uint32_t c) { return c < 0x80 && c != 0 && strchr("aeiouyAEIOUY", (int)c); }

struct measure {
    int signs, letters, vowels;
};

static struct measure measure(const char *text)
{
    struct measure m = {0};
    while (*text) {
        const size_t skip = kept(text);
        if (skip) {
            text += skip;
            continue;
        }
        const uint32_t c = utf8_next(&text);
        m.signs++;
        m.letters += c >= 0x80 || isalpha((int)c);
        m.vowels += is_vowel(c);
    }
    return m;
}

/* How many letters are added to so many signs. With the brackets a short text becomes up to twice
 * as long, a sentence 40 % longer. */
static int growth(int signs)
{
    CARRE_ASSERT(signs >= 0);
    enum { SHORT = 10, BRACKETS = 2 };
    if (signs <= SHORT)
        return signs < 4 ? 1 : signs / 2 - 1;
    return signs * 2 / 5 - BRACKETS > SHORT / 2 - 1 ? signs * 2 / 5 - BRACKETS : SHORT / 2 - 1;
}

static const char *accented(uint32_t c)
{
    static const struct {
        char plain;
        const char *accented;
    } list[] = {
        {'a', "à"}, {'c', "ç"}, {'e', "é"}, {'i', "î"}, {'o', "ô"}, {'u', "û"},
        {'A', "À"}, {'C', "Ç"}, {'E', "É"}, {'I', "Î"}, {'O', "Ô"}, {'U', "Û"},
    };
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        if ((uint32_t)list[i].plain == c)
            return list[i].accented;
    return NULL;
}

static void put(struct strbuf *out, uint32_t c)
{
    char bytes[UTF8_MAX_BYTES];
    const char *other = accented(c);
    if (other)
        strbuf_add(out, other);
    else
        strbuf_add_part(out, bytes, utf8_put(bytes, c));
}

/* Appends the text as that language has it. */
static void pseudo_write(struct strbuf *out, const char *text)
{
    const struct measure m = measure(text);
    if (m.letters < 2) {
        strbuf_add(out, text);
        return;
    }
    const int more = growth(m.signs), places = m.vowels ? m.vowels : m.letters;
    const size_t front = strspn(text, " \n"), length = strlen(text);
    size_t back = 0;
    while (back < length - front &&
           (text[length - 1 - back] == ' ' || text[length - 1 - back] == '\n'))
        back++;
    strbuf_add_part(out, text, front);
    strbuf_add_char(out, '[');
    int done = 0, place = 0;
    for (const char *p = text + front; p < text + length - back;) {
        const size_t skip = kept(p);
        if (skip) {
            strbuf_add_part(out, p, skip);
            p += skip;
            continue;
        }
        const uint32_t c = utf8_next(&p);
        put(out, c);
        if (!(m.vowels ? is_vowel(c) : c >= 0x80 || isalpha((int)c)))
            continue;
        for (place++; done < more * place / places; done++)
            put(out, c);
    }
    strbuf_add_char(out, ']');
    strbuf_add(out, text + length - back);
}

/* ---- what was said before ---- */

struct said {
    uint32_t hash;
    char *text, *made;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct said *table; /* open addressing; `room` is a power of two and never full */
static size_t room, count;

static uint32_t hash_of(const char *text)
{
    uint32_t h = 2166136261U;
    for (; *text; text++)
        h = (h ^ (uint8_t)*text) * 16777619U;
    return h;
}

static struct said *find(struct said *list, size_t size, uint32_t hash, const char *text)
{
    for (size_t i = hash & (size - 1);; i = (i + 1) & (size - 1))
        if (!list[i].text || (list[i].hash == hash && strcmp(list[i].text, text) == 0))
            return &list[i];
}

static void grow(void)
{
    const size_t size = room ? room * 2 : 1024;
    struct said *now = mem_array(size, sizeof *now);
    for (size_t i = 0; i < room; i++)
        if (table[i].text)
            *find(now, size, table[i].hash, table[i].text) = table[i];
    mem_free(table);
    table = now;
    room = size;
}

const char *pseudo_text(const char *text)
{
    const uint32_t hash = hash_of(text);
    pthread_mutex_lock(&lock);
    if (count * 2 >= room)
        grow();
    struct said *s = find(table, room, hash, text);
    if (!s->text) {
        struct strbuf made = STRBUF_EMPTY;
        pseudo_write(&made, text);
        *s = (struct said){.hash = hash, .text = mem_copy_text(text), .made = strbuf_take(&made)};
        count++;
    }
    const char *made = s->made;
    pthread_mutex_unlock(&lock);
    return made;
}
