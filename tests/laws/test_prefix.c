/* test_prefix.c - nothing is seen before it happens.
 *
 *     test-prefix [--pairs N] [--game ID] [--only PAIR] [--seed TEXT]
 *
 * A pair is two programs at the same table whose eyes hear the same first k events and then others.
 * Both get the same inputs and the same clock, frame by frame. Until the picture of one has reached
 * event k, all is the same to the byte: pictures, names of controls, the time of the next frame,
 * sounds, what is said aloud, the history, and how presses are answered. And a press that comes
 * before the picture is there hurries it and decides nothing.
 *
 * How the two come to differ, by number:
 *   - one never hears the rest: instead of each event from k on it hears a nothing, in the same
 *     matches (so everything is tried that the match has said and the picture has not, also where
 *     all courses of the game agree on it: hit points that fall, a stack that is all in);
 *   - chance goes on otherwise;
 *   - somebody decides otherwise: one folds, the other does not.
 * People play at random, or what matters: all chips, the shot that a strong bot would fire, powers.
 *
 * That something waits, and how much, is no secret: it follows from when it was heard. Yet the
 * picture does not hurry for it: its pace is that of the settings, and of what it has reached. */
#include "bot.h"
#include "canvas_inside.h"
#include "cue_words.h"
#include "games.h"
#include "holdem_names.h"
#include "i18n.h"
#include "look.h"
#include "match_inside.h"
#include "match_types.h"
#include "mem.h"
#include "path.h"
#include "power_up_names.h"
#include "scenes.h"
#include "table_inside.h"
#include "twins.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
enum { PAIRS = 72 }; /* sanitizers look for other faults; of each game each kind of pair is in it */
#else
enum { PAIRS = 240 };
#endif
enum { STEPS = 400, PATIENT_MS = 450, FRAME_MS = 33, NEVER = 1 << 30 };
enum fork { FORK_DEAF, FORK_CHANCE, FORK_CHOICE, FORKS };

static const char *const games[] = {"holdem", "power-up", "spec", "upcolor", "ace", "kuhn"};
enum { GAMES = sizeof games / sizeof *games };

struct side {
    struct bench b;
    struct strbuf heard;
    int tense;
    long said;
    int deaf_from; /* the first event that these eyes don't hear */
    bool other;    /* the next decision is another one */
    struct rng rng;
};
struct pair {
    const struct game *game;
    int number, people, nseats;
    enum fork fork;
    bool bold;
    enum privacy privacy;
    struct match *m, *t;
    struct side side[2];
    struct rng rng;
    const char *fault;
    int unlike; /* the first event that differs; NEVER: none so far */
    bool reached;
};
struct tally {
    int pairs, broken, frames, dark, presses, reached, of[GAMES][FORKS], unlike[GAMES];
};

static struct side *now_on;

/* ---- what is heard, and threads without a clock: tests/meson.build puts these in the place of the
 * real ones ---- */

void __wrap_audio_cue(struct audio *a, const struct audio_cue *cue);
void __wrap_audio_hush(struct audio *a, int ms);
void __wrap_audio_tension(struct audio *a, int level);
void __wrap_SDL_SetWindowTitle(SDL_Window *window, const char *title);
bool __real_player_answer(struct player *p, struct action *out);
bool __wrap_player_answer(struct player *p, struct action *out);
struct event __real_match_heard(const struct match *m, seat who, int event);
struct event __wrap_match_heard(const struct match *m, seat who, int event);

void __wrap_audio_cue(struct audio *a, const struct audio_cue *cue)
{
    (void)a;
    cue_words(&now_on->heard, cue);
}

void __wrap_audio_hush(struct audio *a, int ms)
{
    (void)a;
    strbuf_addf(&now_on->heard, "hush %d\n", ms);
}

void __wrap_audio_tension(struct audio *a, int level)
{
    (void)a;
    if (level != now_on->tense)
        strbuf_addf(&now_on->heard, "tension %d\n", now_on->tense = level);
}

void __wrap_SDL_SetWindowTitle(SDL_Window *window, const char *title)
{
    (void)window;
    strbuf_addf(&now_on->heard, "title %s\n", title);
}

struct event __wrap_match_heard(const struct match *m, seat who, int event)
{
    if (event >= now_on->deaf_from)
        return (struct event){.kind = EVENT_WAIT, .who = SEAT_NONE};
    return __real_match_heard(m, who, event);
}

static struct table *table_on(const struct side *side)
{
    struct scene *s = app_top(side->b.app);
    return s && strcmp(s->type->name, "table") == 0 ? (struct table *)s : NULL;
}

/* Something legal that is not `a`, if there is any. */
static struct action other_than(const struct match *m, struct action a, struct rng *rng)
{
    struct view v;
    match_view(m, a.who, &v);
    for (int i = 0; i < 12; i++) {
        const struct action b = bot_random_action(&v, rng);
        if (b.kind != a.kind || b.about != a.about || b.amount != a.amount)
            return b;
    }
    return a;
}

bool __wrap_player_answer(struct player *p, struct action *out)
{
    while (!__real_player_answer(p, out))
        SDL_Delay(1);
    if (now_on->other && table_on(now_on)) {
        *out = other_than(table_on(now_on)->match, *out, &now_on->rng);
        now_on->other = false;
    }
    return true;
}

/* ---- two programs ---- */

static struct app *app_of(struct pair *x, int i)
{
    now_on = &x->side[i];
    return x->side[i].b.app;
}

static struct table *table_of(struct pair *x, int i)
{
    now_on = &x->side[i];
    return table_on(now_on);
}

static bool fails(struct pair *x, const char *what)
{
    if (!x->fault)
        x->fault = what;
    return false;
}

static struct event heard(struct pair *x, int i, const struct table *t, int event)
{
    now_on = &x->side[i];
    return match_heard(t->match, t->look ? stage_eyes(t->look) : t->eyes, event);
}

/* The first event that is not the same in both; NEVER: none so far. Where one has more, that is
 * what comes after the other's last. */
static int first_unlike(struct pair *x, const struct table *t[2])
{
    const int n[2] = {match_heard_count(t[0]->match), match_heard_count(t[1]->match)};
    for (int k = 0; k < n[0] && k < n[1]; k++) {
        const struct event a = heard(x, 0, t[0], k), b = heard(x, 1, t[1], k);
        if (memcmp(&a, &b, sizeof a) != 0)
            return k;
    }
    return n[0] != n[1] ? (n[0] < n[1] ? n[0] : n[1]) : NEVER;
}

/* How far the picture of a table is, in events that it has heard; without a stage there is none, and
 * all of it is told by whatever stands there. */
static int seen(const struct table *t)
{
    const int all = match_heard_count(t->match);
    if (!t->stage || t->curtain.up)
        return all;
    return t->stage->seen == all ? all + 1 : t->stage->seen;
}

static bool same_said(struct pair *x)
{
    struct speech *a = x->side[0].b.speech, *b = x->side[1].b.speech;
    const long more = speech_count(a) - x->side[0].said;
    if (more != speech_count(b) - x->side[1].said)
        return fails(x, "how much is said aloud");
    for (int i = 0; i < more && i < SPEECH_HEARD; i++)
        if (strcmp(speech_said(a, i), speech_said(b, i)) != 0) {
            printf("  said: %s\n  said: %s\n", speech_said(a, i), speech_said(b, i));
            return fails(x, "what is said aloud");
        }
    for (int i = 0; i < 2; i++)
        x->side[i].said = speech_count(x->side[i].b.speech);
    return true;
}

static void show_difference(const char *a, const char *b)
{
    while (*a && *b) {
        const size_t n = strcspn(a, "\n"), k = strcspn(b, "\n");
        if (n != k || strncmp(a, b, n) != 0)
            break;
        a += n + (a[n] == '\n');
        b += k + (b[k] == '\n');
    }
    printf("  %.*s\n  %.*s\n", (int)strcspn(a, "\n"), a, (int)strcspn(b, "\n"), b);
}

static bool same_picture(struct pair *x)
{
    char *a = twins_screen(&x->side[0].b), *b = twins_screen(&x->side[1].b);
    const bool good = strcmp(a, b) == 0;
    if (!good)
        show_difference(a, b);
    mem_free(a);
    mem_free(b);
    return good ? true : fails(x, "picture or controls");
}

static bool same_history(struct pair *x, const struct table *t[2])
{
    if (!t[0]->stage || !t[1]->stage)
        return t[0]->stage == t[1]->stage ? true : fails(x, "a stage");
    const struct history *a = &t[0]->stage->history, *b = &t[1]->stage->history;
    for (int i = 0; i < a->n && i < b->n; i++)
        if (strcmp(a->line[i].text, b->line[i].text) != 0) {
            printf("  history: %s\n  history: %s\n", a->line[i].text, b->line[i].text);
            return fails(x, "history");
        }
    return a->n == b->n ? true : fails(x, "how long the history is");
}

static bool same_sounds(struct pair *x)
{
    const char *a = strbuf_text(&x->side[0].heard), *b = strbuf_text(&x->side[1].heard);
    if (strcmp(a, b) != 0) {
        show_difference(a, b);
        return fails(x, "sounds");
    }
    for (int i = 0; i < 2; i++)
        strbuf_clear(&x->side[i].heard);
    return true;
}

static void note(struct pair *x)
{
    const struct table *t[2] = {table_of(x, 0), table_of(x, 1)};
    if (t[0] && t[1])
        x->unlike = first_unlike(x, t);
}

/* One frame of both. False: the pair is over. */
static bool frame(struct pair *x, int *wait, struct tally *n)
{
    int waits[2];
    const struct table *t[2];
    for (int i = 0; i < 2; i++) {
        waits[i] = app_frame(app_of(x, i));
        t[i] = table_of(x, i);
    }
    *wait = waits[0];
    n->frames++;
    note(x);
    const int k = x->unlike;
    if (k != NEVER && ((t[0] && seen(t[0]) > k) || (t[1] && seen(t[1]) > k))) {
        x->reached = true;
        return false;
    }
    n->dark += k != NEVER;
    if (!t[0] != !t[1])
        return fails(x, "scene");
    if (!same_sounds(x) || !same_said(x))
        return false;
    if (waits[0] != waits[1])
        return fails(x, "time of the next frame");
    return same_picture(x) && (!t[0] || same_history(x, t));
}

static void clocks(struct pair *x, int ms)
{
    for (int i = 0; i < 2; i++)
        app_clock(app_of(x, i), app_now(app_of(x, i)) + ms);
}

static void key(struct pair *x, int key)
{
    for (int i = 0; i < 2; i++)
        app_input(app_of(x, i), &(struct input){.kind = INPUT_KEY, .key = (enum key)key});
}

/* ---- presses in the dark ---- */

static bool behind(const struct table *t)
{
    return t && t->stage && !t->curtain.up && !t->look && !stage_caught_up(t->stage);
}

/* Looks around, or whatever may decide. */
static bool press(struct pair *x, struct tally *n)
{
    static const int looks[] = {KEY_TAB, KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_F3, KEY_F2},
                     deeds[] = {KEY_ENTER, KEY_SPACE, '1', '2', '3', 'C', 'F', 'R', 'A', 'D', 'N', 'X'};
    if (!behind(table_of(x, 0)) || !behind(table_of(x, 1)))
        return true;
    n->presses++;
    if (rng_below(&x->rng, 6)) {
        key(x, looks[rng_below(&x->rng, (int)(sizeof looks / sizeof *looks))]);
        return true;
    }
    const int had[2] = {match_actions(table_of(x, 0)->match), match_actions(table_of(x, 1)->match)};
    key(x, deeds[rng_below(&x->rng, (int)(sizeof deeds / sizeof *deeds))]);
    for (int i = 0; i < 2; i++)
        if (table_of(x, i) && match_actions(table_of(x, i)->match) != had[i])
            return fails(x, "a press before the picture was there decided something");
    return true;
}

/* ---- what the people there do ---- */

/* All chips, a power, or what a strong bot would do: what the pairs that matter are about. */
static struct action bold(const struct view *v, struct rng *rng)
{
    struct action a;
    const bool powers = strcmp(v->rules.game->id, "power-up") == 0 || strcmp(v->rules.game->id, "spec") == 0;
    for (int i = 0; i < 20 && powers && rng_below(rng, 2); i++) {
        a = bot_random_action(v, rng);
        if (a.kind >= HOLDEM_VERBS)
            return a;
    }
    const struct choice *most = NULL;
    for (int i = 0; i < v->choices.n; i++)
        if (!v->choices.choice[i].refused && !v->choices.choice[i].pick_min &&
            (!most || v->choices.choice[i].max > most->max))
            most = &v->choices.choice[i];
    if (most && most->max > most->min && strcmp(v->rules.game->id, "upcolor") != 0) {
        a = action_of(v->me, most->kind, most->max);
        a.about = most->about;
        if (rules_check(&v->rules, &v->board, &a) == REASON_OK)
            return a;
    }
    struct temper quick = temper_even;
    quick.budget = 1;
    return bot_best(v->rules.game->id)->choose(v, rng, &quick);
}

static void decide(struct pair *x, seat who)
{
    struct view v;
    match_view(table_of(x, 0)->match, who, &v);
    struct action a = x->bold && rng_below(&x->rng, 3) ? bold(&v, &x->rng) : bot_random_action(&v, &x->rng);
    for (int i = 0; i < 2; i++) {
        struct table *t = table_of(x, i);
        const struct action is = x->side[i].other ? other_than(t->match, a, &x->side[i].rng) : a;
        x->side[i].other = false;
        table_play(t, is, true);
        app_redraw(t->scene.app);
    }
}

static void person_acts(struct pair *x)
{
    struct table *t = table_of(x, 0);
    const seat asked = table_asked(t);
    if (t->curtain.up || (x->privacy == PRIVACY_PEEK && rng_below(&x->rng, 3) == 0)) {
        clocks(x, PATIENT_MS);
        key(x, t->curtain.up ? KEY_ENTER : KEY_SPACE);
    } else if (asked >= 0 && !behind(t) && !behind(table_of(x, 1))) {
        decide(x, asked);
    }
}

/* ---- a pair ---- */

/* What is dealt from here on is not the same. */
static struct match *other_future(const struct match *m)
{
    struct match *t = match_copy(m);
    t->dealer.seed[7] ^= 0x5A;
    t->dealer.window.filled = false;
    return t;
}

/* A game of two or three decisions. */
static bool is_short(const struct game *g) { return strcmp(g->id, "kuhn") == 0; }

static bool find_match(struct pair *x, struct world *w, const char *seed)
{
    struct rules r;
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR], text[120];
    snprintf(text, sizeof text, "%s %d", seed, x->number);
    if (!world_rules(w, x->game, x->nseats, &r, error, sizeof error))
        return false;
    match_seed_from_text(text, bytes);
    x->m = match_new(&r, bytes, text, NULL, true, error);
    for (int n = is_short(x->game) ? 0 : rng_below(&x->rng, 20); n > 0 && x->m && !match_over(x->m); n--) {
        struct view v;
        match_view(x->m, seat_first(match_waiting(x->m)), &v);
        struct action a = bot_random_action(&v, &x->rng);
        match_play(x->m, &a, 0);
    }
    if (!x->m || match_over(x->m))
        return false;
    x->t = x->fork == FORK_CHANCE ? other_future(x->m) : match_copy(x->m);
    return true;
}

static void open_side(struct pair *x, int i)
{
    static const enum settings_pace pace[] = {PACE_NORMAL, PACE_FAST, PACE_NORMAL, PACE_TURBO};
    char *text = match_save(i ? x->t : x->m);
    struct seating who;
    x->side[i] = (struct side){.deaf_from = NEVER, .rng = rng_seed((uint64_t)x->number)};
    seating_default(&who, x->game, x->nseats);
    for (int s = 0; s < x->nseats; s++)
        if (s < x->people)
            seating_sit_guest(&who, s);
        else
            seating_sit_bot(&who, s, "random");
    who.privacy = x->privacy;
    x->side[i].b = bench_open(1280, 720, "en", 100);
    struct app *app = app_of(x, i);
    app_set(app, SETTING_SPEECH, SPEECH_FULL);
    app_set(app, SETTING_FIRST_START_DONE, 1);
    app_set(app, SETTING_PACE, pace[x->number / 5 % 4]);
    app_set(app, SETTING_ASSIST, ASSIST_FULL);
    title_open(app);
    table_open(app, &(struct table_request){.game = x->game->id, .saved = text, .seating = &who});
    mem_free(text);
}

/* By number: the game, how the two come to differ, the privacy, how many people and bots. */
static void begin(struct pair *x, int number, const struct game *g)
{
    static const enum privacy how[] = {PRIVACY_ONE, PRIVACY_PEEK, PRIVACY_ONE, PRIVACY_CURTAIN, PRIVACY_ONE, PRIVACY_OPEN};
    *x = (struct pair){.game = g, .number = number, .unlike = NEVER, .rng = rng_seed((uint64_t)number * 911 + 3)};
    const int round = number / GAMES, least = g->seats_offered > 2 ? g->seats_offered : g->seats_min,
              most = g->seats_max < 4 ? g->seats_max : 4;
    x->fork = (enum fork)(round % 4 > 1 ? round % 4 - 1 : FORK_DEAF);
    x->privacy = how[round / 2 % 6];
    x->bold = number % 5 < 3;
    x->nseats = least > most ? least : least + rng_below(&x->rng, most - least + 1);
    if (x->privacy != PRIVACY_ONE && x->nseats < 2)
        x->nseats = 2;
    x->people = x->privacy == PRIVACY_ONE ? 1 : x->nseats > 2 && number % 2 ? x->nseats - 1 : x->nseats;
}

/* Both play on; from a chosen moment on they differ. */
static void play_pair(struct pair *x, struct tally *n)
{
    const int at = match_actions(x->m) + rng_below(&x->rng, is_short(x->game) ? 2 : 12), more = rng_below(&x->rng, is_short(x->game) ? 4 : 24);
    bool forked = x->fork == FORK_CHANCE;
    for (int wait, step = 0; step < STEPS && !x->fault; step++) {
        if (!frame(x, &wait, n))
            break;
        const struct table *t = table_of(x, 0);
        if (!t)
            break;
        if (!forked && match_actions(t->match) >= at) {
            forked = true;
            if (x->fork == FORK_DEAF)
                x->side[1].deaf_from = match_heard_count(t->match) + more;
            else
                x->side[1].other = true;
        }
        if (rng_below(&x->rng, 5) == 0 && !press(x, n))
            break;
        if (!table_of(x, 0) || !table_of(x, 1))
            break;
        if (wait < 0 && match_over(t->match))
            break;
        if (wait < 0 || rng_below(&x->rng, 40) == 0)
            person_acts(x);
        note(x);
        clocks(x, wait <= 0 ? FRAME_MS : wait);
    }
}

static void try_pair(struct world *w, int number, const struct game *g, const char *seed, struct tally *n)
{
    struct pair x;
    begin(&x, number, g);
    if (find_match(&x, w, seed)) {
        for (int i = 0; i < 2; i++)
            open_side(&x, i);
        play_pair(&x, n);
        n->pairs++;
        n->reached += x.reached;
        n->of[number % GAMES][x.fork]++;
        if (x.fault) {
            n->broken++;
            n->unlike[number % GAMES]++;
            printf("FAIL %s, pair %d, fork %d, privacy %d, %d people of %d, told before it was shown by: %s\n", g->id,
                   number, (int)x.fork, (int)x.privacy, x.people, x.nseats, x.fault);
        }
        for (int i = 0; i < 2; i++) {
            now_on = &x.side[i];
            bench_close(&x.side[i].b);
            strbuf_free(&x.side[i].heard);
        }
    }
    match_free(x.m);
    match_free(x.t);
}

int main(int argc, char **argv)
{
    int pairs = PAIRS, only = -1;
    const char *game = NULL, *seed = "prefix";
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--pairs") == 0)
            pairs = atoi(argv[i + 1]);
        else if (strcmp(argv[i], "--only") == 0)
            only = atoi(argv[i + 1]);
        else if (strcmp(argv[i], "--game") == 0)
            game = argv[i + 1];
        else if (strcmp(argv[i], "--seed") == 0)
            seed = argv[i + 1];
    }
    i18n_start();
    setvbuf(stdout, NULL, _IOLBF, 0);
    struct world w;
    struct tally n = {0};
    char *assets = path_assets();
    world_open(&w, assets);
    for (int i = only >= 0 ? only : 0; i < (only >= 0 ? only + 1 : pairs); i++)
        if (!game || strcmp(games[i % GAMES], game) == 0)
            try_pair(&w, i, games_find(games[i % GAMES]), seed, &n);
    printf("%d pairs, %d that knew before; %d reached what is not the same; %d frames, %d of them before that, %d presses there\n",
           n.pairs, n.broken, n.reached, n.frames, n.dark, n.presses);
    int empty = 0;
    for (int g = 0; g < GAMES; g++) {
        printf("  %s: %d of %d\n", games[g], n.unlike[g], n.of[g][0] + n.of[g][1] + n.of[g][2]);
        for (int f = 0; f < FORKS; f++)
            empty += only < 0 && !game && n.of[g][f] == 0;
    }
    world_close(&w);
    mem_free(assets);
    return n.broken || empty || (only < 0 && !game && (!n.reached || !n.dark || !n.presses));
}
