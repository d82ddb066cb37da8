/* keymap.c - keys and buttons, one for one. */
#include "keymap.h"

#include <ctype.h>
#include <string.h>

static const struct {
    const char *name;
    enum key key;
} named[] = {
    {"space", KEY_SPACE},
    {"enter", KEY_ENTER},
    {"escape", KEY_ESCAPE},
    {"tab", KEY_TAB},
    {"backspace", KEY_BACKSPACE},
    {"delete", KEY_DELETE},
    {"left", KEY_LEFT},
    {"right", KEY_RIGHT},
    {"up", KEY_UP},
    {"down", KEY_DOWN},
    {"home", KEY_HOME},
    {"end", KEY_END},
    {"page-up", KEY_PAGE_UP},
    {"page-down", KEY_PAGE_DOWN},
    {"plus", KEY_PLUS},
    {"minus", KEY_MINUS},
    {"f1", KEY_F1},
    {"f2", KEY_F2},
    {"f3", KEY_F3},
    {"f4", KEY_F4},
    {"f5", KEY_F5},
    {"f6", KEY_F6},
    {"f7", KEY_F7},
    {"f8", KEY_F8},
    {"f9", KEY_F9},
    {"f10", KEY_F10},
    {"f12", KEY_F12},
};
static const char *const pad_names[KEYMAP_PADS] = {
    [PAD_A] = "pad-a",
    [PAD_B] = "pad-b",
    [PAD_X] = "pad-x",
    [PAD_Y] = "pad-y",
    [PAD_LEFT_SHOULDER] = "pad-lb",
    [PAD_RIGHT_SHOULDER] = "pad-rb",
    [PAD_LEFT_TRIGGER] = "pad-lt",
    [PAD_RIGHT_TRIGGER] = "pad-rt",
    [PAD_START] = "pad-start",
    [PAD_BACK] = "pad-back",
    [PAD_LEFT_STICK] = "pad-ls",
    [PAD_RIGHT_STICK] = "pad-rs",
};

enum { NAMED = sizeof named / sizeof *named };

void keymap_plain(struct keymap *m)
{
    for (int i = 0; i < KEYMAP_KEYS; i++)
        m->key[i] = (uint16_t)i;
    for (int i = 0; i < KEYMAP_PADS; i++)
        m->pad[i] = (uint8_t)i;
}

bool keymap_has_key(enum key k)
{
    const int c = (int)k;
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'))
        return true;
    for (int i = 0; i < NAMED; i++)
        if (named[i].key == k)
            return true;
    return false;
}

bool keymap_has_pad(enum pad p) { return (unsigned)p < KEYMAP_PADS && pad_names[p]; }

bool keymap_is_plain(const struct keymap *m)
{
    for (int i = 0; i < KEYMAP_KEYS; i++)
        if (m->key[i] != i)
            return false;
    for (int i = 0; i < KEYMAP_PADS; i++)
        if (m->pad[i] != i)
            return false;
    return true;
}

enum key keymap_key(const struct keymap *m, enum key pressed)
{
    return (int)pressed < KEYMAP_KEYS ? (enum key)m->key[pressed] : pressed;
}
enum pad keymap_pad(const struct keymap *m, enum pad pressed)
{
    return (int)pressed < KEYMAP_PADS ? (enum pad)m->pad[pressed] : pressed;
}

enum key keymap_cap(const struct keymap *m, enum key meant)
{
    for (int i = 0; i < KEYMAP_KEYS; i++)
        if (m->key[i] == (int)meant)
            return (enum key)i;
    return meant;
}

enum pad keymap_pad_cap(const struct keymap *m, enum pad meant)
{
    for (int i = 0; i < KEYMAP_PADS; i++)
        if (m->pad[i] == (int)meant)
            return (enum pad)i;
    return meant;
}

void keymap_set_key(struct keymap *m, enum key meant, enum key pressed)
{
    if (!keymap_has_key(meant) || !keymap_has_key(pressed))
        return;
    m->key[keymap_cap(m, meant)] = m->key[pressed];
    m->key[pressed] = (uint16_t)meant;
}

void keymap_set_pad(struct keymap *m, enum pad meant, enum pad pressed)
{
    if (!keymap_has_pad(meant) || !keymap_has_pad(pressed))
        return;
    m->pad[keymap_pad_cap(m, meant)] = m->pad[pressed];
    m->pad[pressed] = (uint8_t)meant;
}

/* ---- as text ---- */

static void add_name(struct strbuf *out, int key)
{
    if (key < 128 && isalnum(key)) {
        strbuf_add_char(out, (char)tolower(key));
        return;
    }
    for (int i = 0; i < NAMED; i++)
        if ((int)named[i].key == key)
            strbuf_add(out, named[i].name);
}

void keymap_write(const struct keymap *m, struct strbuf *out)
{
    for (int i = 0; i < KEYMAP_KEYS; i++) {
        if (m->key[i] == i)
            continue;
        strbuf_add(out, strbuf_empty(out) ? "" : " ");
        add_name(out, i);
        strbuf_add(out, "=");
        add_name(out, m->key[i]);
    }
    for (int i = 0; i < KEYMAP_PADS; i++)
        if (m->pad[i] != i)
            strbuf_addf(out, "%s%s=%s", strbuf_empty(out) ? "" : " ", pad_names[i],
                        pad_names[m->pad[i]]);
}

/* A key, or KEYMAP_KEYS and a button after it; -1. */
static int find(const char *name, size_t n)
{
    if (n == 1 && isalnum((unsigned char)*name))
        return toupper((unsigned char)*name);
    for (int i = 0; i < NAMED; i++)
        if (strlen(named[i].name) == n && strncmp(named[i].name, name, n) == 0)
            return (int)named[i].key;
    for (int i = 0; i < KEYMAP_PADS; i++)
        if (pad_names[i] && strlen(pad_names[i]) == n && strncmp(pad_names[i], name, n) == 0)
            return KEYMAP_KEYS + i;
    return -1;
}

static bool one_to_one(const struct keymap *m)
{
    bool key[KEYMAP_KEYS] = {false}, pad[KEYMAP_PADS] = {false};
    for (int i = 0; i < KEYMAP_KEYS; i++) {
        if (key[m->key[i]])
            return false;
        key[m->key[i]] = true;
    }
    for (int i = 0; i < KEYMAP_PADS; i++) {
        if (pad[m->pad[i]])
            return false;
        pad[m->pad[i]] = true;
    }
    return true;
}

static bool bad(struct keymap *m, struct strbuf *why, const char *word, size_t n, const char *what)
{
    keymap_plain(m);
    if (why)
        strbuf_setf(why, "keys: “%.*s” %s", (int)n, word, what);
    return false;
}

bool keymap_read(const char *text, struct keymap *m, struct strbuf *why)
{
    keymap_plain(m);
    for (const char *s = text; *s;) {
        const size_t n = strcspn(s, " ");
        const char *is = memchr(s, '=', n);
        const int pressed = is ? find(s, (size_t)(is - s)) : -1,
                  meant = is ? find(is + 1, n - (size_t)(is - s) - 1) : -1;
        if (n && (pressed < 0 || meant < 0 || (pressed < KEYMAP_KEYS) != (meant < KEYMAP_KEYS)))
            return bad(m, why, s, n, "is not one key for another, as in g=f.");
        if (n && pressed < KEYMAP_KEYS)
            m->key[pressed] = (uint16_t)meant;
        else if (n)
            m->pad[pressed - KEYMAP_KEYS] = (uint8_t)(meant - KEYMAP_KEYS);
        s += n;
        s += strspn(s, " ");
    }
    return one_to_one(m) || bad(m, why, text, strlen(text), "gives one key’s work to two.");
}
