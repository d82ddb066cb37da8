/* tables.c - reads the file of blinds and presets, and the blinds that a match keeps of it. Pure:
 * text in, one value or one sentence out. */
#include "holdem_tables.h"

#include "check.h"
#include "games.h"
#include "holdem_names.h"
#include "line_reader.h"
#include "mem.h"
#include "strbuf.h"
#include "utf8.h"

#include <stdio.h>
#include <string.h>

const char *const holdem_structure_words[HOLDEM_STRUCTURES + 1] = {
    [HOLDEM_STANDARD] = "standard",
    [HOLDEM_TURBO] = "turbo",
    [HOLDEM_DEEP] = "deep",
    [HOLDEM_CARD_ROOM] = "card-room",
};

/* ---- questions ---- */

struct holdem_level holdem_tables_level(const struct rules *r, int structure, int level)
{
    const struct holdem_tables *t = r->data;
    const struct holdem_level none = {0};
    return t && structure >= 0 && structure < HOLDEM_STRUCTURES && level >= 0 &&
                   level < t->structure[structure].n
               ? t->structure[structure].level[level]
               : none;
}

const struct holdem_preset *holdem_preset(const struct rules *r, int n)
{
    const struct holdem_tables *t = r->data;
    for (int i = 0; t && i < t->npresets; i++)
        if (strcmp(t->preset[i].game, r->game->id) == 0 && n-- == 0)
            return &t->preset[i];
    return NULL;
}

void holdem_preset_apply(const struct holdem_preset *p, struct rules *r)
{
    for (int i = 0; i < r->game->noptions; i++)
        r->option[i] = p->named >> i & 1 ? p->option[i] : r->game->options[i].normal;
}

/* ---- reading ---- */

struct reader {
    struct line_reader in;
    struct holdem_tables *tables;
    /* the block that is being read: one of them, or none yet */
    struct holdem_structure *structure;
    struct holdem_preset *preset;
};

static void word(struct reader *r, char out[HOLDEM_WORD])
{
    reader_word(&r->in, "", out, HOLDEM_WORD);
    if (!*out)
        reader_fault(&r->in, "a word is missing at the end");
}

static bool number_of(const char *w, int32_t *out)
{
    int64_t n = 0;
    const bool minus = *w == '-';
    const char *p = w + minus;
    for (; *p >= '0' && *p <= '9' && n <= HOLDEM_CHIPS_MOST; p++)
        n = n * 10 + (*p - '0');
    *out = (int32_t)(minus ? -n : n);
    return p > w + minus && !*p && n <= HOLDEM_CHIPS_MOST;
}

static int32_t chips(struct reader *r)
{
    char w[HOLDEM_WORD];
    int32_t n = 0;
    word(r, w);
    if (!r->in.failed && (!number_of(w, &n) || n < 0))
        reader_fault(&r->in, "\"%s\" is no number of chips", w);
    return n;
}

/* Words in straight quotation marks, up to the end of the line. */
static void quoted(struct reader *r, char *out, size_t room)
{
    const char *text = reader_text(&r->in);
    if (!text)
        reader_fault(&r->in, "words in quotation marks belong here");
    else if (strlen(text) >= room)
        reader_fault(&r->in, "these words are longer than %d bytes", (int)room - 1);
    else if (*out)
        reader_fault(&r->in, "that stands here twice");
    else
        memcpy(out, text, strlen(text) + 1);
}

static void begin_structure(struct reader *r)
{
    char w[HOLDEM_WORD];
    word(r, w);
    r->structure = NULL;
    r->preset = NULL;
    for (int i = 0; i < HOLDEM_STRUCTURES && !r->in.failed; i++)
        if (strcmp(w, holdem_structure_words[i]) == 0)
            r->structure = &r->tables->structure[i];
    if (!r->structure)
        reader_fault(
            &r->in, "there is no structure \"%s\"; there are: standard, turbo, deep, card-room", w);
    else if (r->structure->n)
        reader_fault(&r->in, "structure %s stands here twice", w);
}

static void level(struct reader *r)
{
    struct holdem_structure *s = r->structure;
    struct holdem_level l = {.small = chips(r)};
    l.big = chips(r);
    l.ante = chips(r);
    if (!s)
        reader_fault(&r->in, "a level belongs to a structure");
    else if (s->n == HOLDEM_LEVELS_MOST)
        reader_fault(&r->in, "a structure has at most %d levels", HOLDEM_LEVELS_MOST);
    else if (l.big < 1 || l.small > l.big || l.ante > l.big)
        reader_fault(&r->in, "the big blind is the largest part of a level, and at least 1");
    else if (s->n && (l.small < s->level[s->n - 1].small || l.big < s->level[s->n - 1].big ||
                      l.ante < s->level[s->n - 1].ante))
        reader_fault(&r->in, "no part of a level is smaller than on the one before");
    else if (!r->in.failed)
        s->level[s->n++] = l;
}

static void begin_preset(struct reader *r)
{
    struct holdem_preset new = {0};
    word(r, new.game);
    word(r, new.id);
    r->structure = NULL;
    r->preset = NULL;
    if (r->in.failed)
        return;
    if (!games_find(new.game))
        reader_fault(&r->in, "there is no game \"%s\"", new.game);
    for (int i = 0; i < r->tables->npresets; i++)
        if (strcmp(r->tables->preset[i].game, new.game) == 0 &&
            strcmp(r->tables->preset[i].id, new.id) == 0)
            reader_fault(&r->in, "preset %s of %s stands here twice", new.id, new.game);
    if (r->tables->npresets == HOLDEM_PRESETS_MOST)
        reader_fault(&r->in, "there are at most %d presets", HOLDEM_PRESETS_MOST);
    if (r->in.failed)
        return;
    r->preset = &r->tables->preset[r->tables->npresets++];
    *r->preset = new;
}

static bool option_value(const struct option_spec *o, const char *w, int32_t *out)
{
    for (int v = o->low; o->values && v <= o->high; v++)
        if (strcmp(o->values[v - o->low], w) == 0) {
            *out = v;
            return true;
        }
    return !o->values && number_of(w, out) && *out >= o->low && *out <= o->high;
}

static void option(struct reader *r, const char *key)
{
    char w[HOLDEM_WORD];
    word(r, w);
    const struct game *g = games_find(r->preset->game);
    int i = 0;
    while (i < g->noptions && strcmp(g->options[i].name, key) != 0)
        i++;
    if (i == g->noptions)
        reader_fault(&r->in, "%s has no option \"%s\"", g->id, key);
    else if (r->preset->named >> i & 1)
        reader_fault(&r->in, "option %s stands here twice", key);
    else if (!option_value(&g->options[i], w, &r->preset->option[i]))
        reader_fault(&r->in, "option %s can't be \"%s\"", key, w);
    else
        r->preset->named |= 1u << i;
}

/* A preset that is finished goes together at every size of its table. */
static void finish_preset(struct reader *r)
{
    char why[200];
    const struct holdem_preset *p = r->preset;
    const struct game *g = p && !r->in.failed ? games_find(p->game) : NULL;
    if (g && !*p->name)
        reader_fault(&r->in, "preset %s of %s has no name", p->id, p->game);
    for (int seats = g ? g->seats_min : 1; g && seats <= g->seats_max; seats++) {
        struct rules one = rules_default(g, seats, r->tables);
        holdem_preset_apply(p, &one);
        if (g->fits && !g->fits(&one, why, sizeof why))
            reader_fault(&r->in, "preset %s of %s does not go together: %s", p->id, p->game, why);
    }
}

static void one_line(struct reader *r)
{
    char key[HOLDEM_WORD];
    reader_skip(&r->in);
    if (!*r->in.at || *r->in.at == '#')
        return;
    word(r, key);
    const bool begins = strcmp(key, "structure") == 0 || strcmp(key, "preset") == 0,
               file = r->in.name;
    if (begins)
        finish_preset(r);
    if (strcmp(key, "structure") == 0)
        begin_structure(r);
    else if (strcmp(key, "level") == 0)
        level(r);
    else if (strcmp(key, "preset") == 0 && file)
        begin_preset(r);
    else if (!r->preset)
        reader_fault(&r->in,
                     file ? "\"%s\" is neither a structure nor a preset"
                          : "\"%s\" is neither a structure nor a level",
                     key);
    else if (strcmp(key, "name") == 0)
        quoted(r, r->preset->name, sizeof r->preset->name);
    else if (strcmp(key, "text") == 0)
        quoted(r, r->preset->text, sizeof r->preset->text);
    else
        option(r, key);
    reader_skip(&r->in);
    if (*r->in.at)
        reader_fault(&r->in, "\"%.20s\" does not belong there", r->in.at);
}

static void lines(struct reader *r, char *text)
{
    while (!r->in.failed && reader_cut(&r->in, &text))
        one_line(r);
    finish_preset(r);
}

static void has_levels(struct reader *r, int structure)
{
    CARRE_ASSERT(structure >= 0 && structure < HOLDEM_STRUCTURES);
    if (!r->tables->structure[structure].n)
        reader_fault(&r->in, "structure %s has no levels", holdem_structure_words[structure]);
}

/* The tables, if nothing is wrong with them. */
static struct holdem_tables *read(struct reader *r)
{
    if (!r->in.failed)
        return r->tables;
    mem_free(r->tables);
    return NULL;
}

void *holdem_tables_parse(const char *name, const char *text, char *error, int room)
{
    struct reader r = {.in = {.name = name, .error = error, .room = room},
                       .tables = mem_alloc(sizeof *r.tables)};
    char *copy = mem_copy_text(text);
    if (utf8_valid(text)) {
        lines(&r, copy);
    } else {
        r.in.line = 1;
        reader_fault(&r.in, "the file is not UTF-8");
    }
    mem_free(copy);
    for (int i = 0; i < HOLDEM_STRUCTURES; i++)
        has_levels(&r, i);
    return read(&r);
}

/* ---- the values that a match keeps: its blinds ---- */

void holdem_values_write(const struct rules *r, struct strbuf *out)
{
    const int which = r->option[HOLDEM_STRUCTURE];
    strbuf_addf(out, "structure %s", holdem_structure_words[which]);
    for (int i = 0; holdem_tables_level(r, which, i).big; i++) {
        const struct holdem_level l = holdem_tables_level(r, which, i);
        strbuf_addf(out, "; level %d %d %d", l.small, l.big, l.ante);
    }
}

void *holdem_values_read(const struct rules *r, const char *values, const void *today, int *line,
                         char *error, int room)
{
    struct reader in = {.in = {.error = error, .room = room},
                        .tables = mem_alloc(sizeof *in.tables)};
    const struct holdem_tables *t = today;
    char *copy = mem_copy_text(values);
    lines(&in, copy);
    mem_free(copy);
    has_levels(&in, r->option[HOLDEM_STRUCTURE]);
    for (int i = 0; i < HOLDEM_STRUCTURES; i++)
        if (!in.tables->structure[i].n)
            in.tables->structure[i] = t->structure[i];
    in.tables->npresets = t->npresets;
    memcpy(in.tables->preset, t->preset, sizeof t->preset);
    *line = in.in.line;
    return read(&in);
}
