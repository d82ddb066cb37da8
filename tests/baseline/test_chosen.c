/* test_chosen.c - what bots choose at every known match (goldens.h) and at others, and what is said
 * of it.
 *
 *     test-chosen [--rebaseline]
 *     test-chosen --show GAME         what digests stand for in that game's others.txt
 *
 * At every decision of a match, from the last to the first, each bot of the game is asked in the
 * place of the player who decided, level-headed and with leanings, by a generator of its own: the
 * same view and the same generator give the same action on every machine. Then what was really
 * played gets its sentence (bot_why), its nudge and its first rating.
 * baseline/chosen/<game>/<match>.txt holds the answers. <game>/others.txt has a line for a decision
 * here and there of matches that nobody has laid out, in which people decide at random or as a bot
 * would, so that all that a bot weighs is weighed; of more such matches there is a digest each.
 * After each decision stands a digest of what was weighed for it (weighed.h). That bots play well
 * is for other tests; that nothing changes how they play unseen, for this one. */
#include "baseline.h"
#include "bot.h"
#include "digest.h"
#include "explain.h"
#include "games.h"
#include "goldens.h"
#include "mem.h"
#include "notation.h"
#include "rate.h"
#include "path.h"
#include "strbuf.h"
#include "weighed.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

enum { THOUGHT = 8 /* hundredths of the usual one */ };

static const struct temper level = {.budget = THOUGHT};
static const struct temper leaning = {.budget = THOUGHT,
                                      .patience = 60,
                                      .thrift = 40,
                                      .boldness = 50,
                                      .looseness = 60,
                                      .aggression = 50,
                                      .bluff = 30,
                                      .spending = 50,
                                      .thirst = 40,
                                      .comeback = -30,
                                      .playful = 40};
/* The other way in all, and what an even mind never does. */
static const struct temper contrary = {.budget = THOUGHT,
                                       .patience = -60,
                                       .thrift = -40,
                                       .boldness = -50,
                                       .whim = 80,
                                       .looseness = -60,
                                       .aggression = -50,
                                       .bluff = 90,
                                       .spending = -50,
                                       .wild = 40,
                                       .thirst = -40,
                                       .comeback = -90,
                                       .playful = -40};

static void tell_action(struct strbuf *out, const char *who, const struct rules *r,
                        const struct action *a)
{
    char text[ACTION_TEXT];
    action_text(r, a, text);
    strbuf_addf(out, "  %s: %s\n", who, text);
}

static void tell_bots(struct strbuf *out, const struct view *v, int n)
{
    const char *game = v->rules.game->id;
    const struct bot *b;
    for (int i = 0; (b = bot_nth(game, i)); i++)
        for (int lean = 0; lean < 2; lean++) {
            struct rng rng = rng_seed((uint64_t)(n * 100 + i));
            const struct action a = b->choose(v, &rng, lean ? &leaning : &level);
            char who[60];
            snprintf(who, sizeof who, lean ? "%s, leaning" : "%s", b->id);
            tell_action(out, who, &v->rules, &a);
        }
}

static void tell_played(struct strbuf *out, const struct view *v, const struct action *a)
{
    struct rating r;
    strbuf_addf(out, "  why: %s\n", bot_why(v, a));
    strbuf_addf(out, "  nudge: %s\n", bot_nudge(v, a));
    if (rate_action(v, a, &r)) {
        strbuf_addf(out, "  cost %d error %d worth %d\n", r.cost, r.error, r.worth);
        tell_action(out, "better", &v->rules, &r.better);
    }
}

static void tell_weighed(struct strbuf *out)
{
    const uint32_t of = weighed();
    if (of)
        strbuf_addf(out, "  weighed %08x\n", of);
}

static char *tell_match(const struct match *m)
{
    struct strbuf out = STRBUF_EMPTY;
    struct match *t = match_copy(m);
    for (int n = match_actions(m) - 1; n >= 0; n--) {
        struct view v;
        char text[ACTION_TEXT];
        const struct action a = match_action(m, n, NULL);
        match_undo(t, n, true);
        match_view(t, a.who, &v);
        if (!v.choices.n)
            continue;
        action_text(&v.rules, &a, text);
        strbuf_addf(&out, "> %d: %s\n", n + 1, text);
        tell_bots(&out, &v, n);
        tell_played(&out, &v, &a);
        tell_weighed(&out);
    }
    match_free(t);
    return strbuf_take(&out);
}

static void one(void *context, const char *name, const struct match *m, const char *error)
{
    baseline_compare(context, name, m ? tell_match(m) : NULL, error);
}

/* ---- matches that nobody has laid out ---- */

enum { OTHERS = 12, ASKED_EVERY = 5, ASKED_MOST = 12, MORE = 10, MORE_MOST = 20 };

static void tell_in_a_line(struct strbuf *out, const struct view *v, int n)
{
    static const struct temper *const tempers[] = {&level, &leaning, &contrary};
    const struct bot *b;
    for (int i = 0; (b = bot_nth(v->rules.game->id, i)); i++) {
        struct rng rng = rng_seed((uint64_t)(n * 100 + i));
        const struct action a = b->choose(v, &rng, tempers[(n + i) % 3]);
        char text[ACTION_TEXT];
        action_text(&v->rules, &a, text);
        strbuf_addf(out, "%s %s%s", i ? ";" : "", b->id, text + strcspn(text, " "));
    }
    strbuf_add(out, "\n");
}

/* What seemed to be dear gets its second look. */
static void tell_surely(struct strbuf *out, const struct view *v, const struct action *a)
{
    struct rating r;
    if (!rate_action(v, a, &r) || !r.cost)
        return;
    rate_again(v, a, &r);
    strbuf_addf(out, "  surely %d error %d worth %d\n", r.cost, r.error, r.worth);
}

static void tell_other(struct strbuf *out, struct world *w, const struct game *g, int k, int most)
{
    struct rules r;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR], name[40];
    struct rng rng = rng_seed((uint64_t)k + 1);
    const int nseats = g->seats_min + k % (g->seats_max - g->seats_min + 1);
    snprintf(name, sizeof name, "others %d", k);
    match_seed_from_text(name, seed);
    struct match *m = world_rules(w, g, nseats, &r, error, sizeof error)
                          ? match_new(&r, seed, name, NULL, true, error)
                          : NULL;
    for (int n = 0, asked = 0; m && !match_over(m) && asked < most; n++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct rng own = rng_seed((uint64_t)n);
        const struct bot *best = bot_best(g->id);
        struct action a = best && rng_below(&rng, 3) ? best->choose(&v, &own, &level)
                                                     : bot_random_action(&v, &rng);
        weighed(); /* that was for the way here */
        if (n % ASKED_EVERY == k % ASKED_EVERY) {
            strbuf_addf(out, "> %d of %d seats, %d:", k, nseats, n);
            tell_in_a_line(out, &v, n);
            tell_played(out, &v, &a);
            tell_surely(out, &v, &a);
            tell_weighed(out);
            asked++;
        }
        match_play(m, &a, 0);
    }
    match_free(m);
}

static void tell_others(struct strbuf *out, struct world *w, const struct game *g, bool whole)
{
    for (int k = 0; k < OTHERS && !whole; k++)
        tell_other(out, w, g, k, ASKED_MOST);
    for (int k = OTHERS; k < OTHERS + MORE; k++) {
        struct strbuf told = STRBUF_EMPTY;
        tell_other(&told, w, g, k, MORE_MOST);
        uint64_t digest = DIGEST_START;
        for (const char *c = strbuf_text(&told); *c; c++)
            digest = digest_byte(digest, (uint8_t)*c);
        if (whole)
            strbuf_add(out, strbuf_text(&told));
        else
            strbuf_addf(out, "> %d: %08x\n", k, (uint32_t)(digest ^ digest >> 32));
        strbuf_free(&told);
    }
}

static int show(const char *game)
{
    struct world w;
    struct strbuf out = STRBUF_EMPTY;
    char *assets = path_assets();
    const struct game *g = games_find(game);
    world_open(&w, assets);
    if (g)
        tell_others(&out, &w, g, true);
    fputs(strbuf_text(&out), stdout);
    world_close(&w);
    strbuf_free(&out);
    mem_free(assets);
    return g ? 0 : 1;
}

static void others(struct baseline *b)
{
    struct world w;
    char *assets = path_assets();
    const struct game *g;
    world_open(&w, assets);
    for (int i = 0; (g = games_nth(i)); i++) {
        struct strbuf out = STRBUF_EMPTY;
        char name[60];
        tell_others(&out, &w, g, false);
        snprintf(name, sizeof name, "%s/others", g->id);
        baseline_compare(b, name, strbuf_take(&out), NULL);
    }
    world_close(&w);
    mem_free(assets);
}

int main(int argc, char **argv)
{
    if (argc > 2 && strcmp(argv[1], "--show") == 0)
        return show(argv[2]);
    struct baseline b = baseline_begin("test-chosen", "baseline/chosen", argc, argv);
    goldens_each(one, &b);
    others(&b);
    return baseline_end(&b);
}
