/* test_laws.c - the laws P1 to P11 at every step of random games of every game in the registry, and
 * of the toy, which says every kind of event.
 *
 *     test-laws [--games N] [--game ID] [--seed TEXT] [--random 1] [--light 1]
 *
 * Every third action is a bot's who knows the game, where there is one; with --random none is, for
 * many games in little time; with --light each game is looked at through one viewer by chance, and
 * less is undone and damaged, for very many. A case is named by its seed; a failure says the law,
 * writes the log of the match beside the program and goes on with the next case. Games are stopped
 * after 300 actions; undo is tried at 20 random points and the last 20.
 *
 *   P1  conserved numbers keep their sum           P7  save, load, save: the same text and digest
 *   P2  each pack is whole, each board is sound    P8  undo gives that point's digest; the same
 *                                                      again meets the same cards
 *   P3  reduce(redact(event)) = redact(reduce)     P9  undo takes no known card from a seat that
 *                                                      match_undo_tells does not name
 *   P4  choices and refusals by view = by truth    P10 a damaged save is refused with a reason or
 *                                                  loads as another whole match
 *   P5  a guessed world looks the same             P11 hidden cards that a seat can't tell apart
 *                                                  can be exchanged unseen
 *   P6  a refused action changes nothing */
#include "bot.h"
#include "match_inside.h"
#include "mem.h"
#include "notation.h"
#include "path.h"
#include "toy.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACTIONS = 300, BACK = 20 };

#if defined __SANITIZE_ADDRESS__
enum { SHARE = 3 }; /* sanitizers look for other faults */
#else
enum { SHARE = 1 };
#endif

/* How many games of each the suite plays: seconds. */
static const struct {
    const char *game;
    int games;
} table[] = {{"toy", 60},     {"null", 120},     {"kuhn", 200}, {"ace", 60},
             {"upcolor", 20}, {"power-up", 100}, {"spec", 20}};
enum { GAMES_OTHERWISE = 20 };

struct trial {
    struct match *m;
    struct rng rng;
    struct match_world world;
    struct board truth[ACTIONS + 2]; /* after n actions */
    struct board fold[SEATS + 2];    /* each seat's own board, folded from what it heard */
    int heard;
    int64_t kept[256];
    bool at_random;     /* no bot has a say */
    int eye;            /* the one viewer who is looked through, -1: all */
    const char *broken; /* the law that does not hold */
    char detail[400];
};

/* The seats, the onlooker, and the eye that looks into all hands. */
static int all_viewers(const struct trial *t) { return match_rules(t->m)->nseats + 2; }
static seat viewer(const struct trial *t, int row)
{
    const int n = match_rules(t->m)->nseats;
    return (seat)(row < n ? row : row == n ? SEAT_ONLOOKER : SEAT_OPEN);
}

/* For very many games (--light): one viewer a game, and less of what takes long. */
static bool light(const struct trial *t) { return t->eye >= 0; }
static bool looks(const struct trial *t, int row) { return !light(t) || row == t->eye; }

static bool law(struct trial *t, bool holds, const char *name, const char *detail)
{
    if (!holds && !t->broken) {
        t->broken = name;
        snprintf(t->detail, sizeof t->detail, "%s", detail ? detail : "");
    }
    return holds;
}

static void sums(const struct trial *t, int64_t out[256])
{
    const struct game *g = match_rules(t->m)->game;
    memset(out, 0, 256 * sizeof *out);
    for (int i = 0; i < NUMS; i++) {
        const struct num_spec *n = game_num(g, i, NULL);
        if (n && n->kept)
            out[n->kept] += match_truth(t->m)->num[i];
    }
}

static void p1_p2(struct trial *t)
{
    int64_t now[256];
    sums(t, now);
    law(t, memcmp(now, t->kept, sizeof now) == 0, "P1", NULL);
    const char *broken = board_check(match_truth(t->m), match_rules(t->m)->game);
    law(t, !broken, "P2", broken);
    for (int i = 0; i < all_viewers(t) && !broken; i++) {
        if (!looks(t, i))
            continue;
        broken = board_check(&t->fold[i], match_rules(t->m)->game);
        law(t, !broken, "P2", broken);
    }
}

static void p3(struct trial *t)
{
    const struct game *g = match_rules(t->m)->game;
    const int now = match_heard_count(t->m), n = match_actions(t->m),
              back =
                  light(t) && n > BACK ? n - rng_below(&t->rng, BACK) : rng_below(&t->rng, n + 1);
    for (int row = 0; row < all_viewers(t); row++) {
        if (!looks(t, row))
            continue;
        const seat who = viewer(t, row);
        for (int i = t->heard; i < now; i++) {
            const struct event e = match_heard(t->m, who, i);
            board_reduce(&t->fold[row], g, &e);
        }
        struct view v;
        struct board earlier;
        match_view(t->m, who, &v);
        law(t, board_same(&t->fold[row], &v.board), "P3", "folded from the start");
        board_redact(&t->truth[back], g, who, &earlier);
        for (int i = match_heard_at(t->m, back); i < now; i++) {
            const struct event e = match_heard(t->m, who, i);
            board_reduce(&earlier, g, &e);
        }
        law(t, board_same(&earlier, &v.board), "P3", "folded from an earlier point");
    }
    t->heard = now;
}

static bool same_choices(const struct choices *a, const struct choices *b)
{
    return a->n == b->n && memcmp(a->choice, b->choice, (size_t)a->n * sizeof *a->choice) == 0;
}

/* What every choice must keep to: what an action has room for, a step, and in a hand only cards
 * that the actor can tell apart (an index among backs would mean another card on the true board
 * than in the view). */
static void choices_sound(struct trial *t, const struct view *v)
{
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        const int cards = choice_cards(c, &v->board);
        law(t,
            c->pick_max <= PICKS && c->step >= 1 &&
                (c->refused || (c->pick_min <= c->pick_max && c->min <= c->max)),
            "P4", "a choice that can't be made");
        for (int k = 0; k < cards && k < 64; k++) {
            int zone, index;
            pick_place(&v->board, c->zone, c->zone2, k, &zone, &index);
            if (c->among >> k & 1 && game_zone_sorted(v->rules.game, zone))
                law(t, card_is_known(board_face(&v->board, zone, index)), "P4",
                    "a choice among the backs of a hand");
        }
    }
}

static struct action garbage(struct trial *t)
{
    const struct rules *r = match_rules(t->m);
    int verbs = 0;
    while (r->game->verbs[verbs])
        verbs++;
    struct action a =
        action_of(rng_below(&t->rng, r->nseats), rng_below(&t->rng, verbs), rng_below(&t->rng, 4));
    a.n = (uint8_t)rng_below(&t->rng, 7);
    for (int i = 0; i < a.n; i++)
        a.pick[i] = (uint8_t)rng_below(&t->rng, 10);
    a.amount =
        rng_below(&t->rng, 3) ? 0 : (int32_t)(rng_next(&t->rng) >> (33 + rng_below(&t->rng, 30)));
    return a;
}

static void p4_p5(struct trial *t)
{
    const struct rules *r = match_rules(t->m);
    for (int row = 0; row < all_viewers(t); row++) {
        if (!looks(t, row))
            continue;
        struct view v;
        struct choices truth;
        struct board guess, again;
        match_view(t->m, viewer(t, row), &v);
        rules_choices(r, match_truth(t->m), v.me, &truth);
        law(t, same_choices(&v.choices, &truth), "P4", "choices");
        choices_sound(t, &v);
        for (int i = 0; i < 4; i++) {
            struct action a = garbage(t), b = a;
            const int by_view = rules_check(r, &v.board, &a),
                      by_truth = rules_check(r, match_truth(t->m), &b);
            if (a.who == v.me)
                law(t, by_view == by_truth && memcmp(&a, &b, sizeof a) == 0, "P4", "a check");
        }
        rules_guess(r, &v.board, &t->rng, &guess);
        board_redact(&guess, r->game, v.me, &again);
        law(t, board_same(&again, &v.board), "P5", NULL);
        const char *broken = board_check(&guess, r->game);
        law(t, !broken, "P5", broken);
    }
}

static void p6(struct trial *t)
{
    const uint64_t digest = match_digest(t->m);
    const int events = match_heard_count(t->m), actions = match_actions(t->m);
    for (int i = 0; i < 8; i++) {
        struct action a = garbage(t), probe = a;
        if (rules_check(match_rules(t->m), match_truth(t->m), &probe) == REASON_OK)
            continue;
        const int reason = match_play(t->m, &a, 0);
        law(t,
            reason != REASON_OK && match_digest(t->m) == digest &&
                match_heard_count(t->m) == events && match_actions(t->m) == actions,
            "P6", rules_reason_name(match_rules(t->m)->game, reason));
    }
}

static void p7(struct trial *t)
{
    char error[MATCH_ERROR] = "";
    char *text = match_save(t->m);
    struct match *again = match_load(text, &t->world, true, error);
    if (law(t, again, "P7", error)) {
        char *second = match_save(again);
        law(t, strcmp(text, second) == 0 && match_digest(again) == match_digest(t->m), "P7",
            "another text or table");
        mem_free(second);
    }
    match_free(again);
    mem_free(text);
}

/* How often each face is known to a viewer. */
static void known(const struct board *b, int out[256])
{
    memset(out, 0, 256 * sizeof *out);
    for (int i = 0; i < b->start[ZONES]; i++)
        out[b->cell[i].face]++;
}

static void p8_p9(struct trial *t, int n)
{
    const int now = match_actions(t->m);
    char *before = match_save(t->m);
    struct match *m = match_copy(t->m);
    const seatmask told = match_undo_tells(m, n), actors = match_undo_actors(m, n);
    match_undo(m, n, false);
    law(t, match_digest(m) == board_digest(&t->truth[n]), "P8", "the table after an undo");
    for (int row = 0; row < all_viewers(t); row++) {
        struct view then, later;
        int had[256], has[256];
        match_view(m, viewer(t, row), &then);
        match_view(t->m, viewer(t, row), &later);
        known(&then.board, had);
        known(&later.board, has);
        for (int f = 0; f < CARD_FACES && !seat_in(later.me, told); f++)
            law(t, has[f] <= had[f], "P9", NULL);
        /* who acted may have sealed one of its own */
        for (int e = 0; e < ENVELOPES && !seat_in(later.me, told | actors); e++)
            law(t,
                !seat_in(later.me, later.board.envelope[e].seen) ||
                    seat_in(later.me, then.board.envelope[e].seen),
                "P9", "an envelope");
    }
    for (int i = n; i < now; i++) {
        int64_t ms;
        struct action a = match_action(t->m, i, &ms);
        law(t, match_play(m, &a, ms) == REASON_OK, "P8", "an action played again is refused");
    }
    char *after = match_save(m);
    law(t, strcmp(before, after) == 0, "P8", "the same actions met other cards");
    mem_free(before);
    mem_free(after);
    match_free(m);
}

static void p10(struct trial *t, int times)
{
    char *text = match_save(t->m);
    const size_t n = strlen(text);
    for (int i = 0; i < times; i++) {
        char *bad = mem_copy_part(text, n);
        const int hits = 1 + rng_below(&t->rng, 3);
        for (int k = 0; k < hits; k++) {
            const size_t at = (size_t)rng_below(&t->rng, (int)n),
                         other = (size_t)rng_below(&t->rng, (int)n);
            if (rng_below(&t->rng, 2))
                bad[at] = text[other];
            else
                bad[at] = (char)(1 + rng_below(&t->rng, 255));
        }
        if (rng_below(&t->rng, 4) == 0)
            bad[rng_below(&t->rng, (int)n)] = 0;
        char error[MATCH_ERROR] = "";
        struct match *m = match_load(bad, &t->world, false, error);
        law(t, m || strncmp(error, "line ", 5) == 0, "P10", "refused without a reason");
        if (m)
            law(t, !board_check(match_truth(m), match_rules(m)->game), "P10",
                "a broken table was loaded");
        match_free(m);
        mem_free(bad);
    }
    mem_free(text);
}

static void p11(struct trial *t)
{
    const struct rules *r = match_rules(t->m);
    const struct board *truth = match_truth(t->m);
    for (int row = 0; row < all_viewers(t); row++)
        for (int z = 0; looks(t, row) && z < ZONES; z++) {
            const struct zone_spec *spec = game_zone(r->game, z, NULL);
            for (int i = 0; spec && spec->sorted && i + 1 < board_count(truth, z); i++) {
                const struct cell a = board_cell(truth, z, i), b = board_cell(truth, z, i + 1);
                const seat who = viewer(t, row);
                if (a.seen != b.seen || seat_in(who, a.seen) || !a.seen)
                    continue;
                struct board other = *truth, seen, seen_other;
                other.cell[other.start[z] + i] = b;
                other.cell[other.start[z] + i + 1] = a;
                board_redact(truth, r->game, who, &seen);
                board_redact(&other, r->game, who, &seen_other);
                law(t, board_same(&seen, &seen_other), "P11", "the board");
                struct event one = {.kind = EVENT_MOVE,
                                    .from = (uint8_t)z,
                                    .to = (uint8_t)z,
                                    .index = (uint8_t)i,
                                    .face = a.face},
                             two = one;
                two.index++;
                two.face = b.face;
                one = event_redact(&one, truth, r->game, who);
                two = event_redact(&two, truth, r->game, who);
                law(t, memcmp(&one, &two, sizeof one) == 0, "P11", "an event");
            }
        }
}

static void step(struct trial *t)
{
    const int n = match_actions(t->m);
    t->truth[n] = *match_truth(t->m);
    p3(t);
    p1_p2(t);
    p4_p5(t);
    p6(t);
    p11(t);
    if (rng_below(&t->rng, light(t) ? 120 : 12) == 0)
        p7(t);
}

static void play(struct trial *t)
{
    const struct game *g = match_rules(t->m)->game;
    for (int row = 0; row < all_viewers(t); row++)
        match_board_start(t->m, viewer(t, row), &t->fold[row]);
    sums(t, t->kept);
    step(t);
    while (!match_over(t->m) && match_actions(t->m) < ACTIONS && !t->broken) {
        const seatmask may = match_truth(t->m)->may;
        const seatmask asked = may && rng_below(&t->rng, 8) == 0 ? may : match_waiting(t->m);
        seat who = seat_first(asked);
        for (int k = rng_below(&t->rng, seat_count(asked)); k > 0; k--)
            who = seat_first(asked & (seatmask) ~((seat_bit(who) << 1) - 1));
        struct view v;
        match_view(t->m, who, &v);
        /* the first one above chance; no thinker, for it is asked a hundred thousand times */
        const struct bot *quick = bot_nth(g->id, 1);
        const bool sense = quick && !quick->spare && !t->at_random && rng_below(&t->rng, 3) == 0;
        struct action a =
            sense ? quick->choose(&v, &t->rng, &temper_even) : bot_random_action(&v, &t->rng);
        law(t, match_play(t->m, &a, match_actions(t->m) * 10) == REASON_OK, "P4",
            "an action legal by the view is refused");
        step(t);
    }
    const int n = match_actions(t->m);
    p7(t);
    for (int i = 1; i <= (light(t) ? 2 : BACK) && i <= n && !t->broken; i++)
        p8_p9(t, n - i);
    for (int i = 0; i < (light(t) ? 1 : BACK) && n && !t->broken; i++)
        p8_p9(t, rng_below(&t->rng, n));
    p10(t, light(t) ? 3 : 30);
}

/* The world with the toy in it. */
static bool rules_of(struct world *w, const struct game *g, int nseats, struct rules *out,
                     char *error, int room)
{
    if (g != &toy_game)
        return world_rules(w, g, nseats, out, error, room);
    *out = rules_default(g, nseats, NULL);
    return true;
}

static const struct game *find(void *context, const char *id)
{
    (void)context;
    return strcmp(id, toy_game.id) == 0 ? &toy_game : games_find(id);
}

static bool data(void *context, struct rules *r, struct match_data *said, char *error, int room)
{
    return world_data(context, r, said, error, room);
}

/* Any options that go together. */
static void draw_options(struct rng *rng, struct rules *r)
{
    const struct game *g = r->game;
    char error[MATCH_ERROR];
    do
        for (int i = 0; i < g->noptions; i++)
            r->option[i] =
                g->options[i].low + rng_below(rng, g->options[i].high - g->options[i].low + 1);
    while (g->fits && !g->fits(r, error, sizeof error));
}

static bool run_case(struct world *w, const struct game *g, const char *name, bool at_random,
                     bool lightly, const char *program)
{
    struct trial *t = mem_alloc(sizeof *t);
    t->at_random = at_random;
    t->eye = -1;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR] = "";
    match_seed_from_text(name, seed);
    t->rng = rng_seed((uint64_t)seed[0] | (uint64_t)seed[1] << 8 | (uint64_t)seed[2] << 16 |
                      (uint64_t)seed[3] << 24);
    t->world = (struct match_world){.context = w, .find = find, .data = data};
    struct rules r;
    bool good = rules_of(w, g, g->seats_min + rng_below(&t->rng, g->seats_max - g->seats_min + 1),
                         &r, error, sizeof error);
    if (good)
        draw_options(&t->rng, &r);
    t->m = good ? match_new(&r, seed, name, NULL, true, error) : NULL;
    if (!t->m) {
        printf("FAIL %s: %s\n", name, error);
        mem_free(t);
        return false;
    }
    if (lightly)
        t->eye = rng_below(&t->rng, all_viewers(t));
    play(t);
    if (t->broken) {
        char path[400];
        snprintf(path, sizeof path, "%.*slaws-%s.carre", (int)(path_base(program) - program),
                 program, name);
        for (char *space = path + (path_base(program) - program); (space = strchr(space, ' '));)
            *space = '-';
        char *text = match_save(t->m);
        FILE *f = fopen(path, "w");
        if (f) {
            fputs(text, f);
            fclose(f);
        }
        mem_free(text);
        printf("FAIL %s: law %s%s%s after %d actions; the log is in %s\n", name, t->broken,
               *t->detail ? ": " : "", t->detail, match_actions(t->m), path);
    }
    good = !t->broken;
    match_free(t->m);
    mem_free(t);
    return good;
}

static int games_of(const char *id, int wanted)
{
    for (size_t i = 0; i < sizeof table / sizeof *table && wanted < 0; i++)
        if (strcmp(table[i].game, id) == 0)
            return (table[i].games + SHARE - 1) / SHARE;
    return wanted < 0 ? GAMES_OTHERWISE : wanted;
}

int main(int argc, char **argv)
{
    int wanted = -1, failed = 0, played = 0;
    bool at_random = false, lightly = false;
    const char *only = NULL, *seed = "laws";
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--games") == 0)
            wanted = atoi(argv[i + 1]);
        else if (strcmp(argv[i], "--random") == 0)
            at_random = atoi(argv[i + 1]) != 0;
        else if (strcmp(argv[i], "--light") == 0)
            lightly = atoi(argv[i + 1]) != 0;
        else if (strcmp(argv[i], "--game") == 0)
            only = argv[i + 1];
        else if (strcmp(argv[i], "--seed") == 0)
            seed = argv[i + 1];
    }
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    for (int k = -1; k < 0 || games_nth(k); k++) {
        const struct game *g = k < 0 ? &toy_game : games_nth(k);
        if (only && strcmp(only, g->id) != 0)
            continue;
        const int games = games_of(g->id, wanted);
        int bad = 0;
        for (int i = 0; i < games && bad < 5; i++) {
            char name[80];
            snprintf(name, sizeof name, "%s-%s-%d", seed, g->id, i);
            bad += !run_case(&w, g, name, at_random, lightly, argv[0]);
            played++;
        }
        printf("%s: %d games, %d broke a law\n", g->id, games, bad);
        failed += bad;
    }
    world_close(&w);
    mem_free(assets);
    return failed || !played ? 1 : 0;
}
