/* test_table_pairs.c - a whole table, as those at its screen meet it, tells nothing that their eyes
 * don't hold: not by its pictures, what is said aloud, its sounds, the window's title or the time
 * that a bot takes.
 *
 *     test-table-pairs [--pairs N] [--game ID] [--only PAIR] [--seed TEXT]
 *
 * A pair is two programs at the same table whose matches differ only in cards that a pair of eyes
 * can't know (twin.h), or only in how chance will go on. Both get the same inputs and the same
 * clock, frame by frame, by every privacy, pace and number of bots:
 *   - while no hand lies open but that of these eyes, the pictures, the names of all controls and
 *     the time of the next frame are the same to the byte;
 *   - what is said aloud and every sound are the same at all times: everybody in the room hears
 *     them, whoever's hand is up;
 *   - the player who decides does so in the same frame of both. What bots decide may differ, for
 * they hold other cards; the pair ends where these eyes learn it.
 *
 * At SPEC's table a seat besides seals a declaration in one and a no in the other. A bot's thread
 * has its answer before that is looked for, so that only the table's own waits count. */
#include "bot.h"
#include "games.h"
#include "i18n.h"
#include "lockstep.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "spec_names.h"
#include "table_inside.h"
#include "twin.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
enum { PAIRS = 40 }; /* sanitizers look for other faults */
#else
enum { PAIRS = 240 };
#endif
enum { STEPS = 160, GIVE_UP = 40, LONG_ENOUGH_MS = 450, FRAME_MS = 33 };

static const char *const games[] = {"holdem", "power-up", "spec", "upcolor", "spec", "ace"};
enum { GAMES = sizeof games / sizeof *games };

struct pair {
    struct lockstep p; /* the first: what is put in the place of a function finds its pair by it */
    const struct game *game;
    int number, people, nseats, steps;
    enum privacy privacy;
    seat eyes; /* whose: a seat, or an onlooker at a screen of several people */
    struct match *m, *t;
    struct {
        struct action instead;
        bool forced;
    } seal[2];
    struct rng rng;
};
struct tally {
    int pairs, broken, acted, by_bots, sealed, looks, steps, of[GAMES][4];
};

/* ---- threads without a clock ---- */

/* tests/meson.build puts this in the place of the real one. */
bool __real_player_answer(struct player *p, struct action *out);
bool __wrap_player_answer(struct player *p, struct action *out);

bool __wrap_player_answer(struct player *p, struct action *out)
{
    struct pair *x = (struct pair *)lockstep_running();
    while (!__real_player_answer(p, out))
        SDL_Delay(1);
    if (x->seal[x->p.now].forced && out->who == x->seal[x->p.now].instead.who) {
        *out = x->seal[x->p.now].instead;
        x->seal[x->p.now].forced = false;
    }
    return true;
}

/* ---- two programs ---- */

/* Does anybody else's hand lie open on the screen? */
static bool other_hand(const struct pair *x, const struct table *t)
{
    const struct stage *st = t->look ? t->look : t->stage;
    if (t->curtain.up || !st)
        return false;
    const seat e = stage_eyes(st);
    return e != SEAT_ONLOOKER && e != x->eyes;
}

/* Has the same been done, as far as these eyes can tell? The news of both from event `from` on, up
 * to so many actions. */
static bool same_events(const struct pair *x, const struct match *a, const struct match *b,
                        int from, int actions)
{
    const int end = match_heard_at(a, actions);
    if (end != match_heard_at(b, actions))
        return false;
    for (int i = from; i < end; i++) {
        const struct event p = match_heard(a, x->eyes, i), q = match_heard(b, x->eyes, i);
        if (memcmp(&p, &q, sizeof p) != 0)
            return false;
    }
    return true;
}

/* One frame of both. False: the pair is over. */
static bool frame(struct pair *x, int *wait)
{
    int waits[2], has[2] = {0};
    const struct table *t[2] = {lockstep_table(&x->p, 0), lockstep_table(&x->p, 1)};
    const int heard = t[0] ? match_heard_count(t[0]->match) : 0;
    for (int i = 0; i < 2; i++) {
        waits[i] = app_frame(lockstep_app(&x->p, i));
        t[i] = lockstep_table(&x->p, i);
        has[i] = t[i] ? match_actions(t[i]->match) : -1;
    }
    *wait = waits[0];
    if ((t[0] == NULL) != (t[1] == NULL))
        return lockstep_fails(&x->p, "scene");
    if (t[0] && !same_events(x, t[0]->match, t[1]->match, heard, has[0] < has[1] ? has[0] : has[1]))
        return false;
    if (has[0] != has[1])
        return lockstep_fails(&x->p, "when somebody decides");
    if (!lockstep_same_sounds(&x->p) || !lockstep_same_said(&x->p))
        return false;
    if (t[0] && (other_hand(x, t[0]) || other_hand(x, t[1])))
        return true;
    if (waits[0] != waits[1])
        return lockstep_fails(&x->p, "time of the next frame");
    return lockstep_same_picture(&x->p);
}

/* ---- what the people there do ---- */

/* A choice that can be made without a look at any card, in both; false: none is there. */
static bool open_choice(struct pair *x, seat who, struct action *out)
{
    struct view v[2];
    for (int i = 0; i < 2; i++)
        match_view(lockstep_table(&x->p, i)->match, who, &v[i]);
    for (int i = 0, at = rng_below(&x->rng, v[0].choices.n ? v[0].choices.n : 1);
         i < v[0].choices.n; i++) {
        const struct choice *c = &v[0].choices.choice[(at + i) % v[0].choices.n];
        struct action a = action_of(who, c->kind, c->min), b;
        a.about = c->about;
        b = a;
        if (c->pick_min == 0 && rules_check(&v[0].rules, &v[0].board, &a) == REASON_OK &&
            rules_check(&v[1].rules, &v[1].board, &b) == REASON_OK &&
            memcmp(&a, &b, sizeof a) == 0) {
            *out = a;
            return true;
        }
    }
    return false;
}

static bool decide(struct pair *x, seat who, struct tally *n)
{
    struct action a;
    struct view v;
    const struct table *t = lockstep_table(&x->p, 0);
    match_view(t->match, who, &v);
    if (who == x->eyes)
        a = bot_random_action(&v, &x->rng);
    else if (!open_choice(x, who, &a))
        return false;
    const int from = match_heard_count(t->match);
    for (int i = 0; i < 2; i++) {
        struct table *at = lockstep_table(&x->p, i);
        at->touched = app_now(at->scene.app);
        table_play(at, a, true);
        app_redraw(at->scene.app);
    }
    n->acted++;
    return same_events(x, lockstep_table(&x->p, 0)->match, lockstep_table(&x->p, 1)->match, from,
                       match_actions(t->match));
}

/* Keys that decide nothing; with a hand up that these eyes don't see, none that would tell it by
 * leave. */
static void look_around(struct pair *x, bool other)
{
    static const int any[] = {KEY_TAB, KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN,
                              KEY_F2,  KEY_F5,   KEY_F1,    'L',    KEY_F3};
    lockstep_key(&x->p, any[rng_below(&x->rng, other ? 7 : 10)]);
}

static bool person_acts(struct pair *x, struct tally *n)
{
    struct table *t = lockstep_table(&x->p, 0);
    const bool other = other_hand(x, t) || other_hand(x, lockstep_table(&x->p, 1));
    const seat asked = table_asked(t);
    const int die = rng_below(&x->rng, 10);
    if (t->curtain.up) {
        lockstep_clocks(&x->p, LONG_ENOUGH_MS);
        lockstep_key(&x->p, KEY_ENTER);
        n->looks++;
        return true;
    }
    if (die < 4) {
        look_around(x, other);
        return true;
    }
    if (x->privacy == PRIVACY_PEEK && die < 7) {
        lockstep_clocks(&x->p, LONG_ENOUGH_MS);
        lockstep_key(&x->p, KEY_SPACE);
        n->looks++;
        return true;
    }
    return asked < 0 || decide(x, asked, n);
}

/* ---- sealed answers ---- */

static bool in_window(const struct match *m)
{
    return strcmp(match_rules(m)->game->id, "spec") == 0 &&
           match_truth(m)->phase == SPEC_PHASE_WINDOW;
}

/* A declaration of somebody else who is asked in this window, where its answer does not close it.
 */
static bool some_declaration(struct pair *x, struct action *out)
{
    const struct match *m = lockstep_table(&x->p, 0)->match;
    if (!in_window(m) || seat_count(match_waiting(m)) < 2)
        return false;
    for (int s = 0; s < x->nseats; s++)
        for (int i = 0; i < 12 && s != x->eyes && seat_in((seat)s, match_waiting(m)); i++) {
            struct view v;
            match_view(m, (seat)s, &v);
            *out = bot_random_action(&v, &x->rng);
            struct action too = *out;
            if (out->kind == SPEC_DECLARE &&
                rules_check(match_rules(m), match_truth(lockstep_table(&x->p, 1)->match), &too) ==
                    REASON_OK &&
                memcmp(&too, out, sizeof too) == 0)
                return true;
        }
    return false;
}

/* SP-26: one declares at one of the two tables and says no at the other, by itself if it is a bot.
 */
static void seal(struct pair *x, struct tally *n)
{
    struct action a;
    if (!lockstep_table(&x->p, 0) || x->seal[0].forced || x->seal[1].forced ||
        !some_declaration(x, &a))
        return;
    for (int i = 0; i < 2; i++) {
        struct table *t = lockstep_table(&x->p, i);
        const struct action is = i ? action_of(a.who, SPEC_NO, 0) : a;
        if (seating_person_at(&t->seating, a.who)) {
            table_play(t, is, true);
            app_redraw(t->scene.app);
        } else {
            x->seal[i].forced = true;
            x->seal[i].instead = is;
        }
    }
    n->sealed++;
}

/* ---- a pair ---- */

static bool find_matches(struct pair *x, struct world *w, const char *seed)
{
    for (int i = 0; i < GIVE_UP; i++) {
        struct rules r;
        uint8_t bytes[SEED_BYTES];
        char error[MATCH_ERROR], text[120];
        snprintf(text, sizeof text, "%s %d %d", seed, x->number, i);
        if (!world_rules(w, x->game, x->nseats, &r, error, sizeof error))
            return false;
        match_seed_from_text(text, bytes);
        x->m = match_new(&r, bytes, text, NULL, true, error);
        for (int n = rng_below(&x->rng, strcmp(x->game->id, "upcolor") == 0 ? 40 : 16);
             n > 0 && !match_over(x->m); n--) {
            struct view v;
            match_view(x->m, seat_first(match_waiting(x->m)), &v);
            struct action a = bot_random_action(&v, &x->rng);
            match_play(x->m, &a, 0);
        }
        x->t = match_over(x->m) ? NULL
               : x->number % 7 == 6 || x->nseats == 1
                   ? lockstep_other_chance(x->m) /* the only kind for one who plays alone: no card
                                                    that they can't know is in anybody's hand */
                   : twin_of(x->m, x->eyes, &x->rng);
        if (x->t)
            return true;
        match_free(x->m);
        x->m = NULL;
    }
    return false;
}

static void sit_down(const struct pair *x, struct seating *s)
{
    seating_default(s, x->game, x->nseats);
    for (int i = 0; i < x->nseats; i++)
        if (i < x->people)
            seating_sit_guest(s, i);
        else
            seating_sit_bot(s, i, x->number & 8 ? bot_best(x->game->id)->id : NULL);
    s->privacy = x->privacy;
}

static void open_both(struct pair *x)
{
    static const enum settings_pace pace[] = {PACE_NORMAL, PACE_INSTANT, PACE_FAST, PACE_TURBO};
    char *text[2] = {match_save(x->m), match_save(x->t)};
    struct seating who;
    sit_down(x, &who);
    lockstep_open(&x->p, (const char *const *)text, &who, pace[x->number / 3 % 4], ASSIST_NUDGE);
    for (int i = 0; i < 2; i++)
        mem_free(text[i]);
}

/* By number: the game, the privacy, how many people and bots, whose eyes. */
static void begin(struct pair *x, int number, const struct game *g)
{
    *x = (struct pair){.game = g, .number = number, .rng = rng_seed((uint64_t)number * 911 + 3)};
    const int how = number / GAMES % 3,
              least = g->seats_offered > 2 ? g->seats_offered : g->seats_min,
              most = g->seats_max < 5 ? g->seats_max : 5;
    const bool ace = strcmp(g->id, "ace") == 0;
    x->nseats = ace ? (how ? 2 : 1) : least + rng_below(&x->rng, most - least + 1);
    x->nseats = x->nseats < 2 && !ace ? 2 : x->nseats;
    x->privacy = how == 0 ? PRIVACY_ONE : how == 1 ? PRIVACY_PEEK : PRIVACY_CURTAIN;
    x->people = how == 0 ? 1 : x->nseats > 2 && number % 2 ? x->nseats - 1 : x->nseats;
    x->eyes = how == 0 ? 0 : number % 4 == 1 ? SEAT_ONLOOKER : (seat)rng_below(&x->rng, x->people);
}

static void play_pair(struct pair *x, struct tally *n)
{
    for (int wait, step = 0; step < STEPS && !x->p.fault; step++, n->steps++) {
        const struct table *t = lockstep_table(&x->p, 0);
        const int had = t ? match_actions(t->match) : 0;
        if (!frame(x, &wait))
            break;
        t = lockstep_table(&x->p, 0);
        if (!t && step) /* the end, or a page of the story */
            break;
        n->by_bots += t && match_actions(t->match) > had;
        if (strcmp(x->game->id, "spec") == 0 && step % 5 == 0)
            seal(x, n);
        if (wait < 0 || rng_below(&x->rng, 8) == 0) {
            if (!person_acts(x, n) || (wait < 0 && t && match_over(t->match)))
                break;
        }
        lockstep_clocks(&x->p, wait <= 0 ? FRAME_MS : wait);
    }
}

static void try_pair(struct world *w, int number, const struct game *g, const char *seed,
                     struct tally *n)
{
    struct pair x;
    begin(&x, number, g);
    if (!find_matches(&x, w, seed))
        return;
    open_both(&x);
    play_pair(&x, n);
    n->pairs++;
    n->of[number % GAMES][x.privacy]++;
    if (x.p.fault) {
        n->broken++;
        printf("FAIL %s, pair %d, privacy %d, %d people of %d, seat %d could tell the two apart "
               "by: %s\n",
               g->id, number, (int)x.privacy, x.people, x.nseats, x.eyes, x.p.fault);
    }
    lockstep_close(&x.p);
    match_free(x.m);
    match_free(x.t);
}

int main(int argc, char **argv)
{
    int pairs = PAIRS, only = -1;
    const char *game = NULL, *seed = "table";
    const struct lockstep_option options[] = {
        {"--pairs", &pairs, NULL},
        {"--only", &only, NULL},
        {"--game", NULL, &game},
        {"--seed", NULL, &seed},
    };
    lockstep_options(argc, argv, options, sizeof options / sizeof *options);
    i18n_start();
    struct world w;
    struct tally n = {0};
    char *assets = path_assets();
    world_open(&w, assets);
    for (int i = only >= 0 ? only : 0; i < (only >= 0 ? only + 1 : pairs); i++)
        if (!game || strcmp(games[i % GAMES], game) == 0)
            try_pair(&w, i, games_find(games[i % GAMES]), seed, &n);
    printf("%d pairs told apart %d times; %d frames, %d decisions of people, %d frames with one of "
           "a bot, %d hands or curtains opened, %d sealed answers\n",
           n.pairs, n.broken, n.steps, n.acted, n.by_bots, n.looks, n.sealed);
    int empty = 0;
    for (int g = 0; g < GAMES; g++)
        for (int p = PRIVACY_ONE; p <= PRIVACY_CURTAIN; p++)
            empty += only < 0 && !game && n.of[g][p] == 0;
    world_close(&w);
    mem_free(assets);
    return n.broken || empty ||
           (only < 0 && !game && (!n.acted || !n.by_bots || !n.looks || !n.sealed));
}
