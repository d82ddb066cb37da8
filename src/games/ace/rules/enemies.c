/* enemies.c - reads the enemies' file, and what a match keeps of it. Pure: text in, one value or
 * one sentence out.
 *
 * Words are looked up in tables; a line is read by a small scanner that remembers the first fault.
 * Anybody who edits the file gets the line and what was expected there. */
#include "ace.h"

#include "check.h"
#include "line_reader.h"
#include "mem.h"
#include "strbuf.h"
#include "utf8.h"

#include <stdio.h>
#include <string.h>

enum { NOW = 1, SHOT = 2, PERMANENT = 4, PENALTY = 8 };

/* What stands after a verb: "3", "pair 3", "hearts as spades", "extra aces 2 max 4". */
enum shape {
    BARE,
    NUMBER,
    KIND,
    SHORT_KIND, /* a kind that can be short */
    KIND_NUMBER,
    SUIT,
    GROUP,
    SUIT_AS_SUIT,
    NUMBER_RANK,
    VALUE_NUMBER,
    WHAT_NUMBER_MAX
};

/* A row a verb: its word, where it may stand, what stands after it, and the most that its number
 * is. */
static const struct {
    const char *word;
    uint8_t of;
    enum shape shape;
    uint8_t most;
} verbs[] = {
    [ACE_DO_DAMAGE] = {"damage", NOW, NUMBER, 99},
    [ACE_DO_DRAW] = {"draw", NOW, NUMBER, 12},
    [ACE_DO_CYCLE] = {"cycle", NOW, NUMBER, 12},
    [ACE_DO_RECALL] = {"recall", NOW, NUMBER, 12},
    [ACE_DO_JOKER] = {"joker", NOW, BARE, 0},
    [ACE_DO_PEEK] = {"peek", NOW, NUMBER, 12},
    [ACE_DO_PICK] = {"pick", NOW, NUMBER, 12},
    [ACE_DO_BULLET] = {"bullet", NOW | PERMANENT, NUMBER, ACE_COUNTER_MOST},
    [ACE_DO_RELOAD] = {"reload", NOW | PERMANENT, NUMBER, ACE_COUNTER_MOST},
    [ACE_DO_ADD] = {"add", SHOT, NUMBER, 99},
    [ACE_DO_COMBO] = {"combo", SHOT | PERMANENT, KIND_NUMBER, 99},
    [ACE_DO_RECOLOUR] = {"recolour", SHOT, NUMBER, ACE_TARGETS},
    [ACE_DO_COUNT] = {"count", SHOT, SUIT_AS_SUIT, 0},
    [ACE_DO_RERANK] = {"rerank", SHOT, NUMBER_RANK, ACE_TARGETS},
    [ACE_DO_STEP] = {"step", SHOT, NUMBER, ACE_TARGETS},
    [ACE_DO_SHORT] = {"short", SHOT | PERMANENT, SHORT_KIND, 0},
    [ACE_DO_DOUBLE] = {"double", SHOT, GROUP, 0},
    [ACE_DO_TWICE] = {"twice", SHOT, BARE, 0},
    [ACE_DO_CALM] = {"calm", SHOT, BARE, 0},
    [ACE_DO_EXTRA] = {"extra", PERMANENT, WHAT_NUMBER_MAX, 99},
    [ACE_DO_LOW] = {"low", PERMANENT, VALUE_NUMBER, 99},
    [ACE_DO_LEAST] = {"least", PERMANENT, NUMBER, 99},
    [ACE_DO_ZERO] = {"zero", PENALTY, KIND, 0},
    [ACE_DO_NOREPEAT] = {"norepeat", PENALTY, BARE, 0},
    [ACE_DO_LESS] = {"less", PENALTY, NUMBER, 99},
    [ACE_DO_CAP] = {"cap", PENALTY, NUMBER, 99},
    [ACE_DO_HALVE] = {"halve", PENALTY, BARE, 0},
    [ACE_DO_NOEXTRA] = {"noextra", PENALTY, GROUP, 0},
    [ACE_DO_VOID] = {"void", PENALTY, SUIT, 0},
    [ACE_DO_NOBONUS] = {"nobonus", PENALTY, BARE, 0},
    [ACE_DO_VENGEANCE] = {"vengeance", PENALTY, NUMBER, 99},
};
_Static_assert(sizeof verbs / sizeof *verbs == ACE_DOS, "every verb has its row");
static const char *const kinds[ACE_KINDS] = {
    NULL,    "pair", "two-pair", "three",          "straight",
    "flush", "full", "four",     "straight-flush", "five"};
static const char *const whats[] = {"clubs", "diamonds", "hearts", "spades", "faces", "aces"};
static const char *const ranks[] = {"2", "3",  "4", "5", "6", "7", "8",
                                    "9", "10", "J", "Q", "K", "A", "any"};
static const char *const sorts[] = {"minion", "acolyte", "overkill"};
static const char *const difficulties[] = {"easy", "normal", "hard", "nightmare"};
enum { WHATS = 6, RANK_WORDS = 14, VALUE_MOST = 13 };

const char *ace_kind_word(int kind)
{
    return kind >= ACE_PAIR && kind < ACE_KINDS ? kinds[kind] : NULL;
}
static const char *ace_verb_word(int verb)
{
    return verb > ACE_NOTHING && verb < ACE_DOS ? verbs[verb].word : NULL;
}

void ace_effect_text(const struct ace_effect *e, char *out, int room)
{
    char more[48] = "";
    CARRE_ASSERT(e->verb < ACE_DOS);
    switch (verbs[e->verb].shape) {
    case BARE: break;
    case NUMBER: snprintf(more, sizeof more, " %d", e->n); break;
    case KIND:
    case SHORT_KIND: snprintf(more, sizeof more, " %s", kinds[e->what]); break;
    case KIND_NUMBER: snprintf(more, sizeof more, " %s %d", kinds[e->what], e->n); break;
    case SUIT:
    case GROUP: snprintf(more, sizeof more, " %s", whats[e->what]); break;
    case SUIT_AS_SUIT:
        snprintf(more, sizeof more, " %s as %s", whats[e->what], whats[e->as]);
        break;
    case NUMBER_RANK: snprintf(more, sizeof more, " %d %s", e->n, ranks[e->what]); break;
    case VALUE_NUMBER: snprintf(more, sizeof more, " %d %d", e->what, e->n); break;
    case WHAT_NUMBER_MAX:
        if (e->max)
            snprintf(more, sizeof more, " %s %d max %d", whats[e->what], e->n, e->max);
        else
            snprintf(more, sizeof more, " %s %d", whats[e->what], e->n);
        break;
    }
    const char *verb = ace_verb_word(e->verb);
    snprintf(out, (size_t)room, "%s%s%s", verb ? verb : "", more,
             e->when == ACE_FIRST  ? " first"
             : e->when == ACE_LAST ? " last"
                                   : "");
}

static void word(struct line_reader *r, char out[ACE_ID]) { reader_word(r, ",", out, ACE_ID); }

static int number(struct line_reader *r, int least, int most)
{
    CARRE_ASSERT(least <= most);
    char w[ACE_ID];
    int n = 0;
    word(r, w);
    for (const char *p = w; *p && n <= 1000; p++)
        n = *p >= '0' && *p <= '9' ? n * 10 + *p - '0' : 10000;
    if (!w[0])
        reader_fault(r, "a number from %d to %d is missing", least, most);
    else if (n < least || n > most || (w[0] == '0' && w[1]))
        reader_fault(r, "\"%s\" is no number from %d to %d", w, least, most);
    return r->failed ? least : n;
}

/* The place of the next word in a list of words from `first` on. */
static int one_of(struct line_reader *r, const char *const *words, int first, int end,
                  const char *what)
{
    CARRE_ASSERT(first < end);
    char w[ACE_ID];
    word(r, w);
    for (int i = first; i < end; i++)
        if (strcmp(words[i], w) == 0)
            return i;
    if (w[0])
        reader_fault(r, "\"%s\" is no %s", w, what);
    else
        reader_fault(r, "a %s is missing", what);
    return first;
}

/* Reads the word if it is this one. */
static bool said(struct line_reader *r, const char *wanted)
{
    char *before = r->at;
    char w[ACE_ID];
    word(r, w);
    if (strcmp(w, wanted) == 0)
        return true;
    r->at = before;
    return false;
}

static void effect_rest(struct line_reader *r, struct ace_effect *e)
{
    const int most = verbs[e->verb].most;
    switch (verbs[e->verb].shape) {
    case BARE: break;
    case NUMBER: e->n = (uint8_t)number(r, 1, most); break;
    case KIND:
    case SHORT_KIND:
    case KIND_NUMBER:
        e->what = (uint8_t)one_of(r, kinds, ACE_PAIR, ACE_KINDS, "kind of combination");
        if (verbs[e->verb].shape == KIND_NUMBER)
            e->n = (uint8_t)number(r, 1, most);
        else if (verbs[e->verb].shape == SHORT_KIND && e->what != ACE_STRAIGHT &&
                 e->what != ACE_FLUSH)
            reader_fault(r, "only a straight or a flush can be short");
        break;
    case SUIT: e->what = (uint8_t)one_of(r, whats, 0, SUITS, "suit"); break;
    case GROUP:
        e->what = (uint8_t)one_of(r, whats, ACE_FACES, WHATS, "group (faces or aces)");
        break;
    case SUIT_AS_SUIT:
        e->what = (uint8_t)one_of(r, whats, 0, SUITS, "suit");
        if (!said(r, "as"))
            reader_fault(r, "\"as\" and a suit are missing");
        e->as = (uint8_t)one_of(r, whats, 0, SUITS, "suit");
        if (e->as == e->what)
            reader_fault(r, "that suit is the same");
        break;
    case NUMBER_RANK:
        e->n = (uint8_t)number(r, 1, most);
        e->what = (uint8_t)one_of(r, ranks, 0, RANK_WORDS, "rank");
        break;
    case VALUE_NUMBER:
        e->what = (uint8_t)number(r, 1, VALUE_MOST);
        e->n = (uint8_t)number(r, 1, most);
        break;
    case WHAT_NUMBER_MAX:
        e->what = (uint8_t)one_of(r, whats, 0, WHATS, "suit or group");
        e->n = (uint8_t)number(r, 1, most);
        if (said(r, "max"))
            e->max = (uint8_t)number(r, 1, most);
        break;
    }
}

/* A line's effects, commas between them; `of` says which are allowed and `where` how to say so. */
static int effects(struct line_reader *r, struct ace_effect *out, int of, const char *where)
{
    int n = 0, picking = 0;
    bool now = false, shot = false;
    do {
        char w[ACE_ID];
        word(r, w);
        int verb = ACE_NOTHING + 1;
        while (verb < ACE_DOS && strcmp(verbs[verb].word, w) != 0)
            verb++;
        if (verb == ACE_DOS)
            reader_fault(r, w[0] ? "\"%s\" is no effect" : "an effect is missing%s", w);
        else if (!(verbs[verb].of & of))
            reader_fault(r, "\"%s\" is not among %s", w, where);
        else if (n == ACE_EFFECTS)
            reader_fault(r, "more than %d effects", ACE_EFFECTS);
        if (r->failed)
            return 0;
        struct ace_effect *e = &out[n++];
        *e = (struct ace_effect){.verb = (uint8_t)verb};
        effect_rest(r, e);
        if (of == PENALTY && verb != ACE_DO_VENGEANCE)
            e->when = said(r, "first") ? ACE_FIRST : said(r, "last") ? ACE_LAST : ACE_ALWAYS;
        picking += ace_effect_picks(e);
        now |= ace_effect_now(e);
        shot |= !ace_effect_now(e);
        reader_skip(r);
    } while (!r->failed && *r->at == ',' && *r->at++);
    if (!reader_ends(r))
        reader_fault(r, "\"%.20s\" does not belong there", r->at);
    if (picking > 1)
        reader_fault(r, "only one effect of a card may pick the cards that it changes");
    if (of == (NOW | SHOT) && now && shot)
        reader_fault(r, "a card acts now or on a shot, not both");
    return r->failed ? 0 : n;
}

static void quoted(struct line_reader *r, char *out, int room)
{
    reader_skip(r);
    const size_t n = strlen(r->at);
    if (n < 3 || r->at[0] != '"' || r->at[n - 1] != '"')
        reader_fault(r, "a text in double quotes is missing");
    else if ((int)n - 2 >= room)
        reader_fault(r, "the text is longer than %d bytes", room - 1);
    else if (memchr(r->at + 1, '"', n - 2) || memchr(r->at, '\\', n))
        reader_fault(r, "a text holds neither double quotes nor backslashes");
    else if (!utf8_valid(r->at))
        reader_fault(r, "the text is not valid UTF-8");
    if (r->failed)
        return;
    memcpy(out, r->at + 1, n - 2);
    out[n - 2] = 0;
    r->at += n;
}

/* An enemy being read, and which of its lines came. */
struct draft {
    struct ace_data *data;
    /* of values that a match keeps: whose words they take; NULL: a file */
    const struct ace_data *today;
    int n;    /* enemies begun */
    int line; /* where the last one begins */
    bool number, kind, difficulty, hp, name, text, penalty, bonus;
    /* read when the enemy is whole, for its kind says what is allowed there */
    char *bonus_line;
    int bonus_at;
};

static void once(struct line_reader *r, bool *seen, const char *what)
{
    if (*seen)
        reader_fault(r, "a second %s for the same enemy", what);
    *seen = true;
}

/* "the-hangman": "The Hangman", of an enemy that is no more in the file. */
static void name_of_id(struct ace_enemy *e)
{
    for (size_t i = 0; e->id[i]; i++) {
        const bool first = i == 0 || e->id[i - 1] == '-';
        e->name[i] = e->id[i] == '-'
                         ? ' '
                         : (char)(first && e->id[i] >= 'a' ? e->id[i] - 'a' + 'A' : e->id[i]);
    }
    memcpy(e->text, e->name, sizeof e->name);
}

/* Words are no values: they are today's. */
static void take_words(struct ace_enemy *e, const struct ace_data *today)
{
    name_of_id(e);
    for (int i = 0; i < ACE_ENEMIES; i++)
        if (strcmp(today->enemy[i].id, e->id) == 0) {
            memcpy(e->name, today->enemy[i].name, sizeof e->name);
            memcpy(e->text, today->enemy[i].text, sizeof e->text);
        }
}

static int kind_of(int number)
{
    return number == 2 || number == 5 || number == 8 ? ACE_ACOLYTE
           : number == 11                            ? ACE_OVERKILL
                                                     : ACE_MINION;
}

/* The enemy is whole: is it a possible one? */
static void finish(struct line_reader *r, struct draft *d)
{
    if (d->n == 0 || r->failed)
        return;
    struct ace_enemy *e = &d->data->enemy[d->n - 1];
    const int line = r->line, kind = kind_of(e->number);
    if (d->today) {
        take_words(e, d->today);
        e->kind = (uint8_t)kind;
        d->kind = d->name = d->text = true;
    }
    r->line = d->line; /* what is wrong with the whole of it is told where it begins */
    static const char *const names[] = {"number", "kind", "hp", "name", "text"};
    const bool there[] = {d->number, d->kind, d->hp, d->name, d->text};
    for (int i = 0; i < 5; i++)
        if (!there[i])
            reader_fault(r, "%s has no %s", e->id, names[i]);
    if (e->kind != kind)
        reader_fault(r, "%s: an enemy of this number is of kind %s", e->id, sorts[kind]);
    if (d->difficulty != (kind == ACE_OVERKILL))
        reader_fault(r, "%s: Overkill, and he alone, has a difficulty", e->id);
    if (kind == ACE_MINION && d->penalty)
        reader_fault(r, "%s: a minion lays no penalty on anybody", e->id);
    if (kind != ACE_MINION && !d->penalty)
        reader_fault(r, "%s: the penalty is missing", e->id);
    if (kind == ACE_OVERKILL && d->bonus)
        reader_fault(r, "%s: Overkill leaves no bonus", e->id);
    if (kind != ACE_OVERKILL && !d->bonus)
        reader_fault(r, "%s: the bonus is missing", e->id);
    if (d->bonus && !r->failed) {
        char *at = r->at;
        r->at = d->bonus_line;
        r->line = d->bonus_at;
        e->nbonuses =
            (uint8_t)effects(r, e->bonus, kind == ACE_MINION ? NOW | SHOT : PERMANENT,
                             kind == ACE_MINION ? "one-use bonuses" : "permanent bonuses");
        r->at = at;
    }
    if (!r->failed)
        r->line = line;
}

static void begin(struct line_reader *r, struct draft *d)
{
    finish(r, d);
    if (d->n == ACE_ENEMIES)
        reader_fault(r, "more than %d enemies", ACE_ENEMIES);
    if (r->failed)
        return;
    struct ace_data *data = d->data;
    struct ace_enemy *e = &data->enemy[d->n];
    word(r, e->id);
    if (!e->id[0] || e->id[strspn(e->id, "abcdefghijklmnopqrstuvwxyz0123456789-")])
        reader_fault(r, "an id consists of small letters, digits and hyphens");
    for (int i = 0; i < d->n; i++)
        if (strcmp(data->enemy[i].id, e->id) == 0)
            reader_fault(r, "there is a second %s", e->id);
    *d = (struct draft){.data = data, .today = d->today, .n = d->n + 1, .line = r->line};
}

static void field(struct line_reader *r, struct draft *d, const char *key)
{
    struct ace_enemy *e = &d->data->enemy[d->n - 1];
    if (strcmp(key, "number") == 0) {
        once(r, &d->number, key);
        e->number = said(r, "start") ? 0 : (uint8_t)number(r, 1, ACE_NUMBERS - 1);
    } else if (strcmp(key, "kind") == 0 && !d->today) {
        once(r, &d->kind, key);
        e->kind = (uint8_t)one_of(r, sorts, 0, 3, "kind of enemy");
    } else if (strcmp(key, "difficulty") == 0) {
        once(r, &d->difficulty, key);
        e->difficulty = (uint8_t)one_of(r, difficulties, 0, 4, "difficulty");
    } else if (strcmp(key, "hp") == 0) {
        once(r, &d->hp, key);
        e->hp = (uint8_t)number(r, 1, 99);
    } else if (strcmp(key, "name") == 0 && !d->today) {
        once(r, &d->name, key);
        quoted(r, e->name, ACE_NAME);
    } else if (strcmp(key, "text") == 0 && !d->today) {
        once(r, &d->text, key);
        quoted(r, e->text, ACE_TEXT);
    } else if (strcmp(key, "penalty") == 0) {
        once(r, &d->penalty, key);
        e->npenalties = (uint8_t)effects(r, e->penalty, PENALTY, "penalties");
    } else if (strcmp(key, "bonus") == 0) {
        once(r, &d->bonus, key);
        d->bonus_line = r->at;
        d->bonus_at = r->line;
        r->at += strlen(r->at);
    } else {
        reader_fault(
            r, d->today ? "\"%s\" is no value of an enemy" : "\"%s\" begins no line of this file",
            key);
    }
    if (!reader_ends(r))
        reader_fault(r, "\"%.20s\" does not belong there", r->at);
}

static void count_check(struct line_reader *r, const struct draft *d)
{
    int of[ACE_NUMBERS] = {0}, overkill[4] = {0};
    for (int i = 0; i < d->n; i++) {
        of[d->data->enemy[i].number]++;
        if (d->data->enemy[i].kind == ACE_OVERKILL)
            overkill[d->data->enemy[i].difficulty]++;
    }
    for (int i = 0; i < ACE_NUMBERS; i++)
        if (of[i] != (i == 0 ? 5 : 4))
            reader_fault(r, "%d enemies of number %d where there must be %d (start is 0)", of[i], i,
                         i == 0 ? 5 : 4);
    for (int i = 0; i < 4; i++)
        if (overkill[i] != 1)
            reader_fault(r, "%d Overkills for %s where there must be one", overkill[i],
                         difficulties[i]);
}

/* Cuts a copy of the text into lines and reads them one by one. */
static void lines(struct line_reader *r, struct draft *d, char *text)
{
    for (char *line; !r->failed && (line = reader_cut(r, &text));) {
        size_t n = strlen(line);
        while (n && (line[n - 1] == ' ' || line[n - 1] == '\t' || line[n - 1] == '\r'))
            line[--n] = 0;
        if (reader_ends(r) || *r->at == '#')
            continue;
        char key[ACE_ID];
        word(r, key);
        if (strcmp(key, "enemy") == 0) {
            begin(r, d);
            if (!reader_ends(r))
                reader_fault(r, "\"%.20s\" does not belong there", r->at);
        } else if (d->n == 0)
            reader_fault(r, "the first line is not \"enemy\" and an id");
        else
            field(r, d, key);
    }
    finish(r, d);
    count_check(r, d);
}

static struct ace_data *read(struct line_reader *r, const char *text, const struct ace_data *today)
{
    struct ace_data *data = mem_alloc(sizeof *data);
    char *copy = mem_copy_text(text);
    struct draft d = {.data = data, .today = today};
    lines(r, &d, copy);
    mem_free(copy);
    if (r->failed) {
        mem_free(data);
        return NULL;
    }
    return data;
}

void *ace_data_parse(const char *name, const char *text, char *error, int room)
{
    return read(&(struct line_reader){.name = name, .error = error, .room = room}, text, NULL);
}

/* ---- the values that a match keeps: all enemies, for any may still come ---- */

static void write_effects(struct strbuf *out, const char *key, const struct ace_effect *e, int n)
{
    for (int i = 0; i < n; i++) {
        char text[ACE_NAME];
        ace_effect_text(&e[i], text, sizeof text);
        strbuf_addf(out, "%s %s", i ? "," : key, text);
    }
}

void ace_values_write(const struct rules *r, struct strbuf *out)
{
    const struct ace_data *d = r->data;
    for (int i = 0; d && i < ACE_ENEMIES; i++) {
        const struct ace_enemy *e = &d->enemy[i];
        strbuf_addf(out, "%senemy %s; number ", i ? "\n" : "", e->id);
        if (e->number)
            strbuf_addf(out, "%d", e->number);
        else
            strbuf_add(out, "start");
        if (e->kind == ACE_OVERKILL)
            strbuf_addf(out, "; difficulty %s", difficulties[e->difficulty]);
        strbuf_addf(out, "; hp %d", e->hp);
        write_effects(out, "; penalty", e->penalty, e->npenalties);
        write_effects(out, "; bonus", e->bonus, e->nbonuses);
    }
}

void *ace_values_read(const struct rules *r, const char *values, const void *today, int *line,
                      char *error, int room)
{
    struct line_reader in = {.error = error, .room = room};
    struct ace_data *data = read(&in, values, today);
    (void)r;
    *line = in.line;
    return data;
}
