/* script_scene.c - reads what only a scene has: its options, its time, its log, its words. */
#include "script_inside.h"

#include "check.h"
#include "game_folder.h"
#include "games.h"
#include "mem.h"
#include "notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void read_option(struct reader *r)
{
    const struct game *g = r->all->game;
    const char *option = reader_name(&r->in, "an option"), *word = reader_name(&r->in, "a value");
    int i = 0, value = 0;
    while (i < g->noptions && strcmp(g->options[i].name, option) != 0)
        i++;
    if (i == g->noptions) {
        reader_fault(&r->in, "%s has no option \"%s\"", g->id, option);
        return;
    }
    const struct option_spec *o = &g->options[i];
    if (o->values)
        value = o->low + script_find(o->values, o->high - o->low + 1, word);
    else
        for (const char *p = word; *p >= '0' && *p <= '9' && value <= o->high; p++)
            value = 10 * value + (*p - '0');
    if (value < o->low || value > o->high || !value)
        reader_fault(&r->in, "\"%s\" is no value of %s", word, option);
    r->now->option = i;
    r->now->value = value;
}

static void add_word(struct reader *r, const char *w)
{
    struct scripts *all = r->all;
    all->w = mem_realloc(all->w, (size_t)(all->nw + 1) * sizeof *all->w);
    all->w[all->nw++] = w;
}

/* A move is a log's line: it is read when it is made, but its verb has to be one. */
static void read_log(struct reader *r, const char *line)
{
    char word[CARD_TEXT];
    const struct game *g = r->all->game;
    int verb = 0;
    reader_word(&r->in, "", word, sizeof word);
    while (g->verbs[verb] && strcmp(g->verbs[verb], word) != 0)
        verb++;
    if (!g->verbs[verb])
        reader_fault(&r->in, "%s has no verb \"%s\"", g->id, word);
    r->in.at += strlen(r->in.at);
    add_word(r, line);
}

/* A word, cut off where it stands; what it is to be is said by a letter. */
static const char *read_after(struct reader *r, char what)
{
    enum { NUMBER_DIGITS = 7 };
    reader_skip(&r->in);
    char *word = r->in.at;
    const size_t n = what == 't' ? strlen(word) : strcspn(word, " \t");
    if (what == 'q')
        return reader_text(&r->in);
    r->in.at += n + (word[n] != 0);
    word[n] = 0;
    const size_t digits = strspn(word, "0123456789");
    if ((what == 'n' || what == 's') && (digits != n || n > NUMBER_DIGITS))
        reader_fault(&r->in, "\"%.40s\" is no number", word);
    else if (what == 's' && (atoi(word) < 1 || atoi(word) > SEATS))
        reader_fault(&r->in, "a seat is a number from 1 to %d", SEATS);
    else if (what == 'g' && !games_find(word))
        reader_fault(&r->in, "there is no game \"%.40s\"", word);
    return word;
}

/* What stands after a word. */
static void read_words(struct reader *r, const struct script_word *word)
{
    bool least = true;
    for (const char *what = word->after; *what && !r->in.failed;) {
        if (*what == '?' || *what == '+')
            least = false;
        if (*what == '?') {
            what++;
            continue;
        }
        if (reader_ends(&r->in)) {
            if (least)
                reader_fault(&r->in, "something is missing after \"%s\"", word->word);
            return;
        }
        const char *w = read_after(r, *what == '+' ? what[-1] : *what);
        if (!w)
            reader_fault(&r->in, "a text in quotation marks is missing");
        add_word(r, w);
        what += *what != '+';
    }
}

/* "open" and the word after it may be one word of the scene's. NULL: there is none of that name.
 */
static const struct script_word *word_of(struct reader *r, const char *key)
{
    char two[2 * CARD_TEXT], next[CARD_TEXT];
    char *after = r->in.at;
    for (const struct script_word *w = r->all->word; w->word; w++)
        if (strcmp(w->word, key) == 0)
            return w;
    if (reader_ends(&r->in))
        return NULL;
    reader_word(&r->in, "", next, sizeof next);
    snprintf(two, sizeof two, "%s %s", key, next);
    for (const struct script_word *w = r->all->word; w->word; w++)
        if (strcmp(w->word, two) == 0)
            return w;
    r->in.at = after;
    return NULL;
}

bool script_scene(struct reader *r, const char *key, int seat_from_1, const char *line)
{
    CARRE_ASSERT(key && line && seat_from_1 >= 0);
    enum { MS_MOST = 600000 };
    struct scripts *all = r->all;
    struct script *s = r->now;
    const bool begun = all->lines > r->first_line;
    const struct script_word *word = NULL;
    bool *flag = !all->game || begun            ? NULL
                 : strcmp(key, "untold") == 0   ? &s->untold
                 : strcmp(key, "attended") == 0 ? &s->attended
                 : strcmp(key, "ended") == 0    ? &s->ended
                                                : NULL;
    const int first = all->nw;
    if (flag)
        *flag = true;
    else if (all->game && !begun && strcmp(key, "option") == 0)
        read_option(r);
    else if (all->game && !begun && strcmp(key, "time") == 0)
        s->time_ms = reader_number(&r->in, 1, MS_MOST);
    else if (all->game && seat_from_1)
        read_log(r, line);
    else if ((word = word_of(r, key)))
        read_words(r, word);
    else
        return false;
    if (!word && all->nw == first)
        return true;
    add_word(r, NULL);
    script_add_line(all, (struct script_line){.word = word, .first = first});
    return true;
}
