/* script.c - reads lessons, examples and scenes. */
#include "script_inside.h"

#include "check.h"
#include "emblems.h"
#include "file.h"
#include "game_folder.h"
#include "games.h"
#include "mem.h"
#include "notation.h"
#include "path.h"
#include "utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SCRIPTS_LIMIT = 1 << 18,
    CROP_MOST = 500,
    SCRIPTS_MOST = 400,
    POSITION_ROOM = 8192,
    POSITION_LINE = 400
};

static const char *const kinds[] = {"table", "lesson", "example", "scene"};
static const char *const places[] = {"top", "middle", "low", "high", "rim", "count", "poster"};

int script_find(const char *const *words, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (words[i] && strcmp(words[i], word) == 0)
            return i;
    return -1;
}

/* ---- one script after the other ---- */

static void end_script(struct reader *r)
{
    struct script *s = r->now;
    if (!s)
        return;
    r->now = NULL;
    s->position = strbuf_take(&r->position);
    s->lines = r->all->lines - r->first_line;
    s->steps = r->all->steps - r->first;
    CARRE_ASSERT(s->lines >= 0 && s->steps >= 0);
    if (r->in.failed || s->kind == SCRIPT_TABLE || s->kind == SCRIPT_SCENE)
        return;
    const struct script_step *step = &r->all->step[r->first];
    if (!s->steps || !step->text || step[s->steps - 1].who != SEAT_NONE)
        reader_fault(&r->in, "%s %s begins and ends with words", kinds[s->kind], s->name);
}

static void begin_script(struct reader *r, enum script_kind kind)
{
    CARRE_ASSERT(kind == SCRIPT_SCENE || (int)kind < SCRIPT_SCENE);
    struct scripts *all = r->all;
    end_script(r);
    const char *name = reader_name(&r->in, "a name"), *part = strrchr(name, '/');
    if (scripts_find(all, kind, name))
        reader_fault(&r->in, "there is a %s %s already", kinds[kind], name);
    if (kind == SCRIPT_SCENE ? !all->word : !all->game)
        reader_fault(&r->in, "no %s belongs in this file", kinds[kind]);
    else if (kind != SCRIPT_TABLE && kind != SCRIPT_SCENE && script_game(name) != all->game)
        reader_fault(&r->in, "\"%s\" does not begin with %s", name, all->game->id);
    if (all->n == SCRIPTS_MOST)
        reader_fault(&r->in, "there are at most %d scripts in a file", SCRIPTS_MOST);
    if (r->in.failed)
        return;
    all->script = mem_realloc(all->script, (size_t)(all->n + 1) * sizeof *all->script);
    r->now = &all->script[all->n++];
    *r->now = all->shared;
    r->now->kind = kind;
    r->now->name = name;
    r->now->seed = part ? part + 1 : name;
    r->now->game = all->game;
    r->seated = false;
    r->first = all->steps;
    r->first_line = all->lines;
    r->place = PLACE_TOP;
}

void script_add_line(struct scripts *all, struct script_line line)
{
    all->line = mem_realloc(all->line, (size_t)(all->lines + 1) * sizeof *all->line);
    all->line[all->lines++] = line;
}

static int first_line(const struct scripts *all, int script)
{
    CARRE_ASSERT(script >= 0 && script <= all->n);
    int at = 0;
    for (int i = 0; i < script; i++)
        at += all->script[i].lines;
    return at;
}

static void like(struct reader *r)
{
    const char *name = reader_name(&r->in, "a script's name");
    for (int i = r->all->n - 2; i >= 0; i--)
        if (strcmp(r->all->script[i].name, name) == 0) {
            const struct script *s = &r->all->script[i];
            const struct script mine = *r->now;
            *r->now = *s;
            r->now->kind = mine.kind;
            r->now->name = mine.name;
            r->now->seed = s->kind == SCRIPT_TABLE ? mine.seed : s->seed;
            r->now->untold = r->now->attended = r->now->ended = false;
            r->now->value = r->now->time_ms = 0;
            strbuf_clear(&r->position);
            strbuf_add(&r->position, s->position);
            for (int k = 0, at = first_line(r->all, i); !r->all->game && k < s->lines; k++)
                script_add_line(r->all, r->all->line[at + k]);
            return;
        }
    reader_fault(&r->in, "there is no script \"%s\" above", name);
}

/* How long the name of a line's place is: "set stack 2", "put hand 1", "put board". */
static size_t place_of(const char *line)
{
    const size_t word = strcspn(line + 4, " \n") + 4;
    const size_t digits = line[word] ? strspn(line + word + 1, "0123456789") : 0;
    const char after = line[word + (digits ? 1 + digits : 0)];
    const bool of_seat =
        digits && (*line == 's' ? after == ' ' : after == ' ' || after == '\n' || !after);
    return of_seat ? word + 1 + digits : word;
}

/* A line of the position, in place of the one that set the same. */
static void lay(struct reader *r, const char *key)
{
    char line[POSITION_LINE];
    reader_skip(&r->in);
    if (snprintf(line, sizeof line, "%s %s", key, r->in.at) >= (int)sizeof line ||
        r->position.length > POSITION_ROOM)
        reader_fault(&r->in, "the position is too long");
    r->in.at += strlen(r->in.at);
    if (r->in.failed)
        return;
    const size_t n = place_of(line);
    char *old = strbuf_take(&r->position);
    bool laid = false;
    for (const char *p = old; *p;) {
        const size_t all = strcspn(p, "\n");
        const bool same = place_of(p) == n && strncmp(p, line, n) == 0;
        strbuf_addf(&r->position, "%.*s\n", same ? (int)strlen(line) : (int)all, same ? line : p);
        laid |= same;
        p += all + 1;
    }
    if (!laid)
        strbuf_addf(&r->position, "%s\n", line);
    mem_free(old);
}

/* ---- steps ---- */

static void add_step(struct reader *r, struct script_step s)
{
    struct scripts *all = r->all;
    if (r->in.failed)
        return;
    s.place = r->place;
    all->step = mem_realloc(all->step, (size_t)(all->steps + 1) * sizeof *all->step);
    all->step[all->steps++] = s;
}

/* ".held/x-ray" */
static void about(struct reader *r, struct script_step *s, const char *word)
{
    char zone[CARD_TEXT];
    const char *slash = strchr(word, '/');
    snprintf(zone, sizeof zone, "%.*s", (int)(slash ? slash - word : 0), word);
    const int at = zone_parse(r->all->game, zone, s->who + 1);
    const card face = slash ? card_parse(r->all->rules, slash + 1) : CARD_NONE;
    if (at < 0 || !card_is_known(face))
        reader_fault(&r->in, "\".%s\" is no card of a zone", word);
    s->about_zone = 1 + at;
    s->about_face = face;
}

static void amount(struct reader *r, struct script_step *s, const char *word)
{
    int n = 0;
    if (strcmp(word, "all") == 0) {
        s->most = true;
        return;
    }
    const char *p = word;
    for (; *p >= '0' && *p <= '9' && n < 100000000; p++)
        n = 10 * n + (*p - '0');
    if (p == word || *p)
        reader_fault(&r->in, "\"=%s\" is no amount", word);
    s->amount = 1 + n;
}

static void claim(struct reader *r, struct script_step *s)
{
    char word[CARD_TEXT];
    const struct folder_claims *claims = game_folder(r->all->game->id)->claims;
    reader_word(&r->in, "\"", word, sizeof word);
    for (int i = 1; claims && claims->word(i); i++)
        if (strcmp(claims->word(i), word) == 0)
            s->claim = i;
    if (!s->claim)
        reader_fault(&r->in, "nothing is claimed as \"%s\"", word);
}

static void pick(struct reader *r, struct script_step *s, const char *word)
{
    const card c = card_parse(r->all->rules, word);
    if (!card_is_known(c))
        reader_fault(&r->in, "there is no card \"%s\"", word);
    else if (s->cards == SCRIPT_CARDS)
        reader_fault(&r->in, "a move names at most %d cards", SCRIPT_CARDS);
    else
        s->card[s->cards++] = c;
}

static void read_move(struct reader *r, int seat_from_1)
{
    CARRE_ASSERT(seat_from_1 >= 0);
    char word[CARD_TEXT];
    struct script_step s = {.who = (seat)(seat_from_1 - 1), .about_face = CARD_NONE};
    const struct game *g = r->all->game;
    reader_word(&r->in, "\"", word, sizeof word);
    while (g->verbs[s.kind] && strcmp(g->verbs[s.kind], word) != 0)
        s.kind++;
    if (!g->verbs[s.kind])
        reader_fault(&r->in, "%s has no verb \"%s\"", g->id, word);
    while (!r->in.failed && !reader_ends(&r->in) && *r->in.at != '"') {
        reader_word(&r->in, "\"", word, sizeof word);
        if (*word == '.')
            about(r, &s, word + 1);
        else if (*word == '=')
            amount(r, &s, word + 1);
        else if (strcmp(word, "as") == 0)
            claim(r, &s);
        else if (strcmp(word, "any") == 0)
            s.any = true;
        else
            pick(r, &s, word);
    }
    s.text = reader_text(&r->in);
    if (r->now->kind == SCRIPT_LESSON && s.who == 0 && !s.text)
        reader_fault(&r->in, "what is asked for needs words");
    add_step(r, s);
}

static void say(struct reader *r)
{
    const char *text = reader_text(&r->in);
    if (!text)
        reader_fault(&r->in, "a text in quotation marks is missing");
    add_step(r, (struct script_step){.text = text, .who = SEAT_NONE, .about_face = CARD_NONE});
}

/* ---- lines ---- */

static void read_seat(struct reader *r, struct script *s)
{
    const char *emblem = reader_name(&r->in, "an emblem"), *person = reader_text(&r->in);
    if (!person && !reader_ends(&r->in)) { /* a name as it is */
        person = r->in.at;
        r->in.at += strlen(r->in.at);
    }
    if (r->now && !r->seated)
        s->people = 0;
    r->seated = true;
    if (s->people == SEATS)
        reader_fault(&r->in, "there are at most %d seats", SEATS);
    else if (!r->in.failed && emblem_find(emblem) < 0)
        reader_fault(&r->in, "there is no emblem \"%s\"", emblem);
    else {
        s->emblem[s->people] = emblem;
        s->person[s->people++] = person;
        s->nseats = s->people;
    }
}

static void read_shared(struct reader *r, const char *key)
{
    struct script *s = &r->all->shared;
    if (strcmp(key, "seat") == 0)
        read_seat(r, s);
    else if (strcmp(key, "crop") == 0) {
        s->top = reader_number(&r->in, 0, CROP_MOST);
        s->bottom = reader_number(&r->in, 0, CROP_MOST);
    } else
        reader_fault(&r->in, "there is no line \"%s\" before the first script", key);
}

/* Whatever stands after it, blanks as well. */
static void read_seed(struct reader *r)
{
    if (reader_ends(&r->in))
        reader_fault(&r->in, "a seed is missing");
    r->now->seed = r->in.at;
    r->in.at += strlen(r->in.at);
}

static void read_of_script(struct reader *r, const char *key, const char *line)
{
    struct script *s = r->now;
    const int seat_from_1 = key[0] >= '1' && key[0] <= '9' && !key[1] ? key[0] - '0'
                            : strcmp(key, "10") == 0                  ? SEATS
                                                                      : 0;
    const bool begun = r->all->steps > r->first || r->all->lines > r->first_line;
    if (!r->all->game) {
        if (strcmp(key, "like") == 0 && !begun)
            like(r);
        else if (!script_scene(r, key, 0, line))
            reader_fault(&r->in, "there is no line \"%s\" in a scene", key);
    } else if (seat_from_1 > s->nseats)
        reader_fault(&r->in, "there are %d seats", s->nseats);
    else if (s->kind == SCRIPT_TABLE && (seat_from_1 || strcmp(key, "say") == 0))
        reader_fault(&r->in, "nothing happens at a table");
    else if (s->kind == SCRIPT_SCENE && script_scene(r, key, seat_from_1, line))
        ;
    else if (seat_from_1)
        read_move(r, seat_from_1);
    else if (strcmp(key, "say") == 0)
        say(r);
    else if (strcmp(key, "at") == 0) {
        const char *word = reader_name(&r->in, "a place");
        const int at = script_find(places, sizeof places / sizeof *places, word);
        r->place = (enum script_place)(at < 0 ? 0 : at);
        if (at < 0)
            reader_fault(&r->in, "there is no place \"%s\"", word);
    } else if (strcmp(key, "set") != 0 && strcmp(key, "put") != 0 && strcmp(key, "like") != 0 &&
               strcmp(key, "seat") != 0 && strcmp(key, "seed") != 0 && strcmp(key, "seats") != 0)
        reader_fault(&r->in, "there is no line \"%s\" in a script", key);
    else if (begun)
        reader_fault(&r->in, "\"%s\" stands before the first step", key);
    else if (strcmp(key, "seats") == 0)
        s->nseats = reader_number(&r->in, s->game->seats_min, s->people);
    else if (strcmp(key, "seat") == 0)
        read_seat(r, s);
    else if (strcmp(key, "seed") == 0)
        read_seed(r);
    else if (strcmp(key, "like") == 0)
        like(r);
    else
        lay(r, key);
}

static void read_line(struct reader *r)
{
    char key[CARD_TEXT];
    if (reader_ends(&r->in) || *r->in.at == '#')
        return;
    const char *line = r->in.at;
    reader_word(&r->in, "", key, sizeof key);
    const int kind = script_find(kinds, sizeof kinds / sizeof *kinds, key);
    if (kind >= 0)
        begin_script(r, (enum script_kind)kind);
    else if (r->now)
        read_of_script(r, key, line);
    else if (r->all->game)
        read_shared(r, key);
    else
        reader_fault(&r->in, "there is no line \"%s\" before the first scene", key);
    if (!reader_ends(&r->in))
        reader_fault(&r->in, "nothing more belongs after this: \"%.40s\"", r->in.at);
}

/* Scripts know their steps and lines when these don't move any longer. */
static void bind(struct scripts *all)
{
    const struct script_step *step = all->step;
    const struct script_line *line = all->line;
    for (int i = 0; i < all->lines; i++)
        all->line[i].w = &all->w[all->line[i].first];
    for (int i = 0; i < all->n; i++) {
        all->script[i].step = step;
        all->script[i].line = line;
        step += all->script[i].steps;
        line += all->script[i].lines;
    }
}

struct scripts *scripts_read(const struct rules *rules, const char *name, const char *text,
                             const struct script_word *words, char error[SCRIPT_ERROR])
{
    struct scripts *all = mem_alloc(sizeof *all);
    struct reader r = {.in = {.name = name, .error = error, .room = SCRIPT_ERROR}, .all = all};
    *error = 0;
    all->game = rules ? rules->game : NULL;
    all->word = words;
    all->rules = rules;
    all->text = mem_copy_text(text);
    if (!utf8_valid(text))
        reader_fault(&r.in, "this is not plain UTF-8");
    for (char *rest = all->text; !r.in.failed && reader_cut(&r.in, &rest);)
        read_line(&r);
    end_script(&r);
    strbuf_free(&r.position);
    all->rules = NULL;
    if (r.in.failed) {
        scripts_close(all);
        return NULL;
    }
    bind(all);
    return all;
}

/* ---- files ---- */

static char *path_of(const char *game, const char *name, char *file, int room)
{
    snprintf(file, (size_t)room, "%s%s%s.txt", game, *game ? "/" : "", name);
    return path_asset(file);
}

struct scripts *scripts_open(const struct rules *r, const char *name,
                             const struct script_word *words, char error[SCRIPT_ERROR])
{
    char file[2 * CARD_TEXT];
    struct strbuf why = STRBUF_EMPTY;
    char *path = path_of(r ? r->game->id : "", name, file, sizeof file),
         *text = file_read(path, SCRIPTS_LIMIT, NULL, &why);
    struct scripts *all = text ? scripts_read(r, file, text, words, error) : NULL;
    if (!text)
        snprintf(error, SCRIPT_ERROR, "%s", strbuf_text(&why));
    mem_free(path);
    mem_free(text);
    strbuf_free(&why);
    return all;
}

void scripts_close(struct scripts *s)
{
    if (!s)
        return;
    for (int i = 0; i < s->n; i++)
        mem_free(s->script[i].position);
    mem_free(s->script);
    mem_free(s->step);
    mem_free(s->line);
    mem_free(s->w);
    mem_free(s->text);
    mem_free(s);
}

const struct script *scripts_find(const struct scripts *s, enum script_kind kind, const char *name)
{
    for (int i = 0; s && i < s->n; i++)
        if (s->script[i].kind == kind && strcmp(s->script[i].name, name) == 0)
            return &s->script[i];
    return NULL;
}

bool scripts_there(const char *game, const char *name)
{
    char file[2 * CARD_TEXT];
    char *path = path_of(game, name, file, sizeof file);
    const bool there = path_is_file(path);
    mem_free(path);
    return there;
}

const struct game *script_game(const char *name)
{
    char game[CARD_TEXT];
    snprintf(game, sizeof game, "%.*s", (int)strcspn(name, "/"), name);
    return games_find(game);
}
