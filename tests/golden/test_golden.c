/* test_golden.c - known matches, told as each seat may know them.
 *
 *     test-golden [--rebaseline]
 *
 * Every golden/<game>/<name>.carre is a log, <name>.txt what it looked like: after each action the news that each seat and an onlooker heard, and at the
 * end their boards and the choices of who is asked. With --rebaseline the texts are written anew; the difference is then read by a person.
 * And golden/ace/enemies-shipped.txt is what the program makes of assets/ace/enemies.txt: who the
 * enemies are, and each of their effects.
 * A log keeps the digest of the data that it was written with; here it meets the enemies that rules are tried with (support/enemies.txt), whose numbers stay. */
#include "ace_enemies.h"
#include "dump.h"
#include "file.h"
#include "games.h"
#include "match.h"
#include "mem.h"
#include "notation.h"
#include "path.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct goldens { void *data; uint64_t digest; int failures, count; bool rewrite; };

static const struct game *find(void *context, const char *id)
{
    (void)context;
    return games_find(id);
}

static bool give_data(void *context, struct rules *r, char *error, int room)
{
    struct goldens *g = context;
    if (!r->game->data_file)
        return true;
    if (!g->data) {
        const char *tests = getenv("CARRE_TEST_DATA");
        char *path = strcmp(r->game->id, "ace") == 0 ? path_join(tests ? tests : "tests", "support/enemies.txt") : path_asset(r->game->data_file), *text = file_read(path, 1 << 20, NULL, NULL);
        g->data = text ? r->game->data_parse(r->game->data_file, text, error, room) : NULL;
        mem_free(path);
        mem_free(text);
    }
    r->data = g->data;
    r->data_digest = g->digest;
    return g->data != NULL;
}

static void tell_board(struct strbuf *s, const struct view *v)
{
    char text[8000];
    board_dump(&v->rules, &v->board, text, sizeof text);
    strbuf_addf(s, "%s", text);
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        strbuf_addf(s, "may %s", v->rules.game->verbs[c->kind]);
        if (c->about)
            strbuf_addf(s, " .%d", c->about);
        if (c->pick_max)
            strbuf_addf(s, " %d to %d of %" PRIx64, c->pick_min, c->pick_max, c->among);
        if (c->max > c->min)
            strbuf_addf(s, " =%d to %d", c->min, c->max);
        strbuf_addf(s, "%s%s\n", c->refused ? " not: " : "", c->refused ? rules_reason_name(v->rules.game, c->refused) : "");
    }
}

static void tell_heard(struct strbuf *s, const struct match *m, seat who, int from, int to)
{
    char text[200];
    for (int i = from; i < to; i++) {
        const struct event e = match_heard(m, who, i);
        event_dump(match_rules(m), &e, text, sizeof text);
        strbuf_addf(s, "  %s\n", text);
    }
}

static void tell_seat(struct strbuf *s, const struct match *m, seat who)
{
    if (who == SEAT_ONLOOKER)
        strbuf_add(s, "== onlooker\n");
    else
        strbuf_addf(s, "== seat %d\n", who + 1);
    for (int n = 0; n <= match_actions(m); n++) {
        if (n) {
            char text[ACTION_TEXT];
            const struct action a = match_action(m, n - 1, NULL);
            action_text(match_rules(m), &a, text);
            strbuf_addf(s, "> %s\n", text);
        }
        tell_heard(s, m, who, n ? match_heard_at(m, n - 1) : 0, match_heard_at(m, n));
    }
    struct view v;
    match_view(m, who, &v);
    tell_board(s, &v);
}

static char *transcript(struct goldens *g, const char *log, char error[MATCH_ERROR])
{
    const char *line = strstr(log, "\ndata ");
    g->digest = line ? strtoull(line + 6, NULL, 16) : 0;
    const struct match_world world = {.context = g, .find = find, .data = give_data};
    struct match *m = match_load(log, &world, true, error);
    if (!m)
        return NULL;
    struct strbuf s = STRBUF_EMPTY;
    for (int i = 0; i <= match_rules(m)->nseats; i++)
        tell_seat(&s, m, i < match_rules(m)->nseats ? (seat)i : (seat)SEAT_ONLOOKER);
    match_free(m);
    return strbuf_take(&s);
}

static void fail(struct goldens *g, const char *name, const char *what)
{
    printf("FAIL %s: %s\n", name, what);
    g->failures++;
}

static void first_difference(struct goldens *g, const char *name, const char *was, const char *is)
{
    int line = 1;
    const char *a = was, *b = is;
    for (const char *p = was, *q = is; *p && *p == *q; p++, q++)
        if (*p == '\n') {
            line++;
            a = p + 1;
            b = q + 1;
        }
    char text[600];
    snprintf(text, sizeof text, "line %d was \"%.*s\" and is \"%.*s\"; if that is right: test-golden --rebaseline", line, (int)strcspn(a, "\n"), a,
             (int)strcspn(b, "\n"), b);
    fail(g, name, text);
}

/* Of what is told now, which is freed (NULL: `error` says why it can't be), and the text that was. */
static void compare(struct goldens *g, const char *name, const char *path, char *is,
                    const char *error)
{
    char *was = file_read(path, 4 << 20, NULL, NULL);
    g->count++;
    if (!is)
        fail(g, name, error);
    else if (g->rewrite && !file_write(path, is, strlen(is), NULL))
        fail(g, name, "its text can't be written");
    else if (!g->rewrite && !was)
        fail(g, name, "it has no text; test-golden --rebaseline writes one");
    else if (!g->rewrite && strcmp(was, is) != 0)
        first_difference(g, name, was, is);
    mem_free(was);
    mem_free(is);
}

static void one(struct goldens *g, const char *folder, const char *name)
{
    char error[MATCH_ERROR] = "";
    char *log_path = path_join(folder, name), *log = file_read(log_path, 1 << 20, NULL, NULL);
    struct strbuf text_path = STRBUF_EMPTY;
    strbuf_add_part(&text_path, log_path, strlen(log_path) - strlen(".carre"));
    strbuf_add(&text_path, ".txt");
    compare(g, name, strbuf_text(&text_path), log ? transcript(g, log, error) : NULL, error);
    mem_free(log);
    mem_free(log_path);
    strbuf_free(&text_path);
}

/* The logs of one game, by name. */
static void folder(struct goldens *g, const struct game *game)
{
    const char *tests = getenv("CARRE_TEST_DATA");
    char *all = path_join(tests ? tests : "tests", "golden"), *mine = path_join(all, game->id);
    struct dirent **entry;
    const int n = scandir(mine, &entry, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        const char *dot = strrchr(entry[i]->d_name, '.');
        if (dot && strcmp(dot, ".carre") == 0)
            one(g, mine, entry[i]->d_name);
        free(entry[i]);
    }
    if (n >= 0)
        free(entry);
    if (g->data)
        game->data_free(g->data);
    g->data = NULL;
    mem_free(mine);
    mem_free(all);
}

/* ---- the enemies that people meet ---- */

static void tell_effects(struct strbuf *s, const char *what, const struct ace_effect *e, int n)
{
    for (int i = 0; i < n; i++) {
        char text[80];
        ace_effect_text(&e[i], text, sizeof text);
        strbuf_addf(s, "  %s %s\n", what, text);
    }
}

static char *enemies_told(const struct ace_data *d)
{
    static const char *const kind[] = {"minion", "acolyte", "overkill"};
    struct strbuf s = STRBUF_EMPTY;
    for (int i = 0; i < ACE_ENEMIES; i++) {
        const struct ace_enemy *e = &d->enemy[i];
        strbuf_addf(&s, "%s: %s %d, %d hp", e->id, kind[e->kind], e->number, e->hp);
        if (e->kind == ACE_OVERKILL)
            strbuf_addf(&s, ", difficulty %d", e->difficulty);
        strbuf_addf(&s, "\n  \"%s\" \"%s\"\n", e->name, e->text);
        tell_effects(&s, "penalty", e->penalty, e->npenalties);
        tell_effects(&s, "bonus", e->bonus, e->nbonuses);
    }
    return strbuf_take(&s);
}

static void enemies(struct goldens *g)
{
    static const char *const name = "ace/enemies-shipped.txt";
    const char *tests = getenv("CARRE_TEST_DATA");
    char error[300] = "the data file can't be read", *data = path_asset("ace/enemies.txt");
    char *text = file_read(data, 1 << 20, NULL, NULL);
    char *all = path_join(tests ? tests : "tests", "golden"), *path = path_join(all, name);
    struct ace_data *d = text ? ace_data_parse("enemies.txt", text, error, sizeof error) : NULL;
    compare(g, name, path, d ? enemies_told(d) : NULL, error);
    ace_data_free(d);
    mem_free(path);
    mem_free(all);
    mem_free(text);
    mem_free(data);
}

int main(int argc, char **argv)
{
    struct goldens g = {.rewrite = argc > 1 && strcmp(argv[1], "--rebaseline") == 0};
    for (int i = 0; games_nth(i); i++)
        folder(&g, games_nth(i));
    enemies(&g);
    printf("%d goldens, %d differ\n", g.count, g.failures);
    return g.failures || !g.count;
}
