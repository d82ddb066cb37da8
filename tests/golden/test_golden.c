/* test_golden.c - known matches, told as each seat may know them.
 *
 *     test-golden [--rebaseline]
 *
 * Every golden/<game>/<name>.carre is a log, <name>.txt what it looked like: after each action the
 * news that each seat and an onlooker heard, and at the end their boards and the choices of who is
 * asked (baseline.h). And golden/ace/enemies-shipped.txt is what the program makes of
 * assets/ace/enemies.txt: who the enemies are, and each of their effects. */
#include "ace_enemies.h"
#include "baseline.h"
#include "dump.h"
#include "file.h"
#include "goldens.h"
#include "mem.h"
#include "notation.h"
#include "path.h"

#include <inttypes.h>
#include <stdio.h>

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
        strbuf_addf(s, "%s%s\n", c->refused ? " not: " : "",
                    c->refused ? rules_reason_name(v->rules.game, c->refused) : "");
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

static void one(void *context, const char *name, const struct match *m, const char *error)
{
    struct strbuf s = STRBUF_EMPTY;
    for (int i = 0; m && i <= match_rules(m)->nseats; i++)
        tell_seat(&s, m, i < match_rules(m)->nseats ? (seat)i : (seat)SEAT_ONLOOKER);
    baseline_compare(context, name, m ? strbuf_take(&s) : NULL, error);
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

static void enemies(struct baseline *b)
{
    char error[300] = "the data file can't be read", *data = path_asset("ace/enemies.txt");
    char *text = file_read(data, 1 << 20, NULL, NULL);
    struct ace_data *d = text ? ace_data_parse("enemies.txt", text, error, sizeof error) : NULL;
    baseline_compare(b, "ace/enemies-shipped", d ? enemies_told(d) : NULL, error);
    mem_free(d);
    mem_free(text);
    mem_free(data);
}

int main(int argc, char **argv)
{
    struct baseline b = baseline_begin("test-golden", "golden", argc, argv);
    goldens_each(one, &b);
    enemies(&b);
    return baseline_end(&b);
}
