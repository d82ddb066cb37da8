/* test_prefix.c - nothing is seen before it happens.
 *
 *     test-prefix [--pairs N] [--moments N] [--game ID] [--only PAIR] [--seed TEXT]
 *                 [--moment M] [--luck N]
 *
 * A pair is two programs at the same table whose eyes hear the same first k events and then others.
 * Both get the same inputs and the same clock, frame by frame. Until the picture of one has reached
 * event k, all is the same to the byte: pictures, names of controls, the time of the next frame,
 * sounds, what is said aloud, the history, and how presses are answered. And a press that comes
 * before the picture is there hurries it and decides nothing.
 *
 * How the two come to differ, by number:
 *   - one hears late: the same match, but nothing of what waits for its picture can be read there,
 *     whoever reads it, except by the director who shows the next of it (coming.h). They never
 *         part:
 *     all that waits anywhere in a game is held against nothing. And that is much: as soon as
 *     there is a picture, dozens of decisions are made at once, as by bots who wait for no picture;
 *   - one never hears the rest: instead of each event from k on it hears a nothing, in the same
 *     matches (so everything is tried that the match has said and the picture has not, also where
 *     all courses of the game agree on it: hit points that fall, a stack that is all in);
 *     And there the picture rests at each question, and when more is decided than it has shown:
 *     nothing of what waits is due for a while, as after a moment that a skin wants to be looked
 *     at. So the player who is asked is seen to be asked, and has begun to choose, while more
 * waits;
 *   - chance goes on otherwise;
 *   - somebody decides otherwise: one folds, the other does not.
 * People play at random, or what matters: all chips, the shot that a strong bot would fire, powers.
 *
 * And besides those by number, the moments that matter are laid out (prefix_moments.h), in all
 * privacies: there the table goes on as a game did in which the moment was found, and the two
 * differ from its event on. --luck takes others of the same kind.
 *
 * tools/mutants future plants reads of the future in each function of a skin. Of SPEC's some can't
 * be told from the others by any pair, for where they are asked nothing waits:
 *   - fallen, slips (of the last ceremony), tell (of its ending) and spec_summary come after the
 *     event that ends a tournament, and no event comes after it;
 *   - press_target and discard answer a press: stage_input has shown all before it lets a skin hear
 *     one, but at a break, where nobody is asked and both do nothing;
 *   - more_words and state_of read it of a re-entry alone, which is asked between two hands: there
 *     all questions are put off while anything waits (poker_behind, as long as winners are shown);
 *   - spec_draw_tray and spec_draw_fan draw a fan that lies there only when all has been shown
 *     (spec_fan_up).
 * Nor can, for the same reasons, poker_summary and ace_summary (after the end), Ace's
 * give_up_pressed (a press has shown all before) and ace_result_words (of a promise, which is made
 * when all has been shown), and ace_ahead.c, which draws for nobody's eyes; seat_of of
 * poker_ending.c (after the end: poker_ended_of alone asks it); and pu_most of pu_rack.c, which is
 * the option's number of powers held at most unless more are held, and the rules let nobody hold
 * more (held.c, resume.c).
 *
 * That something waits, and how much, is no secret: it follows from when it was heard. Yet the
 * picture does not hurry for it: its pace is that of the settings, and of what it has reached. */
#include "bot.h"
#include "canvas_inside.h"
#include "coming.h"
#include "games.h"
#include "i18n.h"
#include "lockstep.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "prefix_moments.h"
#include "table_inside.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
/* Sanitizers look for other faults; of each game each kind of pair is in it. */
enum { PAIRS = 60, MOMENTS = 1 };
#else
enum { PAIRS = 144, MOMENTS = 3 };
#endif
enum {
    STEPS = 400,
    LATE_STEPS = 120,
    PATIENT_MS = 450,
    FRAME_MS = 33,
    LATE_FRAME_MS = 80,
    AHEAD_MOST = 60,
    RESTS = 3, /* frames */
    NEVER = 1 << 30
};

static const char *const games[] = {"holdem", "power-up", "spec", "upcolor", "ace", "kuhn"};
enum { GAMES = sizeof games / sizeof *games };

struct pair {
    struct lockstep p; /* the first: what is put in the place of a function finds its pair by it */
    const struct game *game;
    int number, people, nseats;
    int first; /* the first person's seat */
    enum fork fork;
    int key;               /* who is asked first presses it before they decide; 0: none */
    bool bold, to_the_end; /* all that the game has left is decided at once */
    int rests[2];          /* so many frames more nothing that waits is due, where one hears late */
    enum privacy privacy;
    struct match *m, *t;
    struct moment_found plan; /* a game that both go on as, to its moment; whole NULL: none */
    struct {
        int deaf_from; /* the first event that these eyes don't hear */
        bool other;    /* the next decision is another one */
        struct rng rng;
    } fork_of[2];
    struct rng rng;
    int unlike; /* the first event that differs; NEVER: none so far */
    int alike;  /* so many have been compared, as these eyes hear them */
    seat alike_to;
    bool reached;
};
struct tally {
    int pairs, broken, frames, dark, presses, reached, of[GAMES][FORKS], unlike[GAMES];
    int laid, found, in_the_dark; /* laid-out moments; those found; those that were seen to wait */
};

/* ---- what is heard, and threads without a clock: tests/meson.build puts these in the place of the
 * real ones ---- */

bool __real_player_answer(struct player *p, struct action *out);
bool __wrap_player_answer(struct player *p, struct action *out);
struct event __real_match_heard(const struct match *m, seat who, int event);
struct event __wrap_match_heard(const struct match *m, seat who, int event);
void __real_coming_add(struct coming_queue *q, const struct coming *c);
void __wrap_coming_add(struct coming_queue *q, const struct coming *c);
const struct coming *__real_coming_next(const struct coming_queue *q);
const struct coming *__wrap_coming_next(const struct coming_queue *q);
struct coming __real_coming_take(struct coming_queue *q);
struct coming __wrap_coming_take(struct coming_queue *q);

/* What waits in the queues of who hears late. There stands a note that says nothing, and where its
 * event is kept here. */
static struct coming *kept;
static int nkept, kept_room;

static void forget_kept(void)
{
    mem_free(kept);
    kept = NULL;
    nkept = kept_room = 0;
}

/* The pair that runs, if one of it hears late; NULL. */
static struct pair *late_pair(void)
{
    struct pair *x = (struct pair *)lockstep_running();
    return x && x->fork == FORK_LATE ? x : NULL;
}

static bool hears_late(void)
{
    const struct pair *x = late_pair();
    return x && x->p.now;
}

void __wrap_coming_add(struct coming_queue *q, const struct coming *c)
{
    if (!hears_late()) {
        __real_coming_add(q, c);
        return;
    }
    if (nkept == kept_room) {
        kept_room = kept_room ? 2 * kept_room : 1024;
        kept = mem_realloc(kept, (size_t)kept_room * sizeof *kept);
    }
    kept[nkept] = *c;
    __real_coming_add(
        q, &(struct coming){.mark = c->mark,
                            .event = {.kind = EVENT_NOTE, .who = SEAT_NONE, .amount = nkept}});
    nkept++;
}

const struct coming *__wrap_coming_next(const struct coming_queue *q)
{
    const struct pair *x = late_pair();
    if (x && x->rests[x->p.now] > 0)
        return NULL;
    const struct coming *c = __real_coming_next(q);
    return c && hears_late() ? &kept[c->event.amount] : c;
}

struct coming __wrap_coming_take(struct coming_queue *q)
{
    struct pair *x = late_pair();
    const struct coming c = __real_coming_take(q);
    if (x && c.mark)
        x->rests[x->p.now] = RESTS;
    return hears_late() ? kept[c.event.amount] : c;
}

struct event __wrap_match_heard(const struct match *m, seat who, int event)
{
    const struct pair *x = (const struct pair *)lockstep_running();
    if (x && event >= x->fork_of[x->p.now].deaf_from)
        return (struct event){.kind = EVENT_WAIT, .who = SEAT_NONE};
    return __real_match_heard(m, who, event);
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

static bool is_legal(const struct match *m, struct action *a)
{
    struct view v;
    match_view(m, a->who, &v);
    return rules_check(&v.rules, &v.board, a) == REASON_OK;
}

/* Where the planned game has what that seat does next. Where several are asked at once they answer
 * here in another order than there. */
static int next_of(const struct pair *x, const struct match *m, seat who)
{
    const int all = match_actions(x->plan.whole), n = match_actions(m);
    int done = 0, at = 0;
    for (int i = 0; i < n; i++)
        done += match_action(m, i, NULL).who == who;
    while (at < all && (match_action(x->plan.whole, at, NULL).who != who || done-- > 0))
        at++;
    return at;
}

/* What the planned game has here for that seat; SEAT_NONE: for any. */
static bool planned(const struct pair *x, const struct table *t, seat who, struct action *out)
{
    const int n = match_actions(t->match), all = x->plan.whole ? match_actions(x->plan.whole) : 0;
    if (n >= all)
        return false;
    struct action a = match_action(x->plan.whole, n, NULL);
    if ((who != SEAT_NONE && a.who != who) || !is_legal(t->match, &a)) {
        const seatmask of = who != SEAT_NONE ? seat_bit(who) : match_waiting(t->match);
        int at = all;
        for (int s = 0; s < SEATS; s++) {
            const int of_it = of >> s & 1 ? next_of(x, t->match, (seat)s) : all;
            at = of_it < at ? of_it : at;
        }
        if (at == all)
            return false;
        a = match_action(x->plan.whole, at, NULL);
        if (!is_legal(t->match, &a))
            return false;
    }
    *out = a;
    return true;
}

/* A fork of choices, at the action of a moment. */
static bool chooses_otherwise(struct pair *x, int side, const struct table *t)
{
    if (x->plan.whole)
        return x->fork == FORK_CHOICE && side && match_actions(t->match) == x->plan.action;
    const bool other = x->fork_of[side].other;
    x->fork_of[side].other = false;
    return other;
}

bool __wrap_player_answer(struct player *p, struct action *out)
{
    struct pair *x = (struct pair *)lockstep_running();
    while (!__real_player_answer(p, out))
        SDL_Delay(1);
    const struct table *t = lockstep_table(&x->p, x->p.now);
    if (!t)
        return true;
    planned(x, t, out->who, out);
    if (chooses_otherwise(x, x->p.now, t))
        *out = other_than(t->match, *out, &x->fork_of[x->p.now].rng);
    return true;
}

/* ---- two programs ---- */

static seat eyes_of(const struct table *t) { return t->look ? stage_eyes(t->look) : t->eyes; }

static struct event heard(struct pair *x, int i, const struct table *t, int event)
{
    lockstep_app(&x->p, i);
    return match_heard(t->match, eyes_of(t), event);
}

/* The first event that is not the same in both; NEVER: none so far. Where one has more, that is
 * what comes after the other's last. */
static int first_unlike(struct pair *x, const struct table *t[2])
{
    const int n[2] = {match_heard_count(t[0]->match), match_heard_count(t[1]->match)};
    const seat eyes = eyes_of(t[0]);
    if (x->alike_to != eyes) { /* other eyes hear other things */
        x->alike_to = eyes;
        x->alike = 0;
    }
    for (; x->alike < n[0] && x->alike < n[1]; x->alike++) {
        const struct event a = heard(x, 0, t[0], x->alike), b = heard(x, 1, t[1], x->alike);
        if (memcmp(&a, &b, sizeof a) != 0)
            return x->alike;
    }
    return n[0] != n[1] ? (n[0] < n[1] ? n[0] : n[1]) : NEVER;
}

/* How far the picture of a table is, in events that it has heard; without a stage there is none,
 * and all of it is told by whatever stands there. */
static int seen(const struct table *t)
{
    const int all = match_heard_count(t->match);
    if (!t->stage || t->curtain.up)
        return all;
    const struct stage *st = table_front(t);
    return st->seen == all ? all + 1 : st->seen;
}

static bool same_history(struct pair *x, const struct table *t[2])
{
    if (!t[0]->stage || !t[1]->stage)
        return t[0]->stage == t[1]->stage ? true : lockstep_fails(&x->p, "a stage");
    const struct history *a = &table_front(t[0])->history, *b = &table_front(t[1])->history;
    for (int i = 0; i < a->n && i < b->n; i++)
        if (strcmp(a->line[i].text, b->line[i].text) != 0) {
            printf("  history: %s\n  history: %s\n", a->line[i].text, b->line[i].text);
            return lockstep_fails(&x->p, "history");
        }
    return a->n == b->n ? true : lockstep_fails(&x->p, "how long the history is");
}

static void note(struct pair *x)
{
    const struct table *t[2] = {lockstep_table(&x->p, 0), lockstep_table(&x->p, 1)};
    if (t[0] && t[1])
        x->unlike = first_unlike(x, t);
}

static bool behind(const struct table *t)
{
    return t && t->stage && !t->curtain.up && !stage_caught_up(table_front(t));
}

/* One frame of both. False: the pair is over. */
static bool frame(struct pair *x, int *wait, struct tally *n)
{
    int waits[2];
    const struct table *t[2];
    for (int i = 0; i < 2; i++) {
        waits[i] = app_frame(lockstep_app(&x->p, i));
        t[i] = lockstep_table(&x->p, i);
        x->rests[i] -= x->rests[i] > 0;
    }
    *wait = waits[0];
    if (t[0] && strcmp(match_code(t[0]->match), match_code(x->m)) != 0)
        return false; /* it is over, and another one was begun */
    n->frames++;
    note(x);
    const int k = x->unlike;
    if (k != NEVER && ((t[0] && seen(t[0]) > k) || (t[1] && seen(t[1]) > k))) {
        x->reached = true;
        return false;
    }
    if (!t[0] != !t[1])
        return lockstep_fails(&x->p, "scene");
    if (!t[0]) /* a page lies over the table: how far the picture is below it is not looked at */
        return false;
    n->dark += k != NEVER || (x->fork == FORK_LATE && t[0] && t[0]->stage && behind(t[0]));
    if (!lockstep_same_sounds(&x->p) || !lockstep_same_said(&x->p))
        return false;
    if (waits[0] != waits[1])
        return lockstep_fails(&x->p, "time of the next frame");
    return lockstep_same_picture(&x->p) && (!t[0] || same_history(x, t));
}

/* ---- presses in the dark ---- */

/* The pointer goes to one of the cards in front. */
static void point(struct pair *x)
{
    const struct items *it = lockstep_table(&x->p, 0)->scene.items;
    const struct item *one = NULL;
    for (int i = 0, n = 0; i < items_count(it); i++)
        if (items_at(it, i)->role == ITEM_CARD && rng_below(&x->rng, ++n) == 0)
            one = items_at(it, i);
    if (one)
        lockstep_point(&x->p, rect_centre(one->bounds));
}

/* Looks around, or whatever may decide. */
static bool press(struct pair *x, struct tally *n)
{
    static const int looks[] = {KEY_TAB,  KEY_LEFT, KEY_RIGHT, KEY_UP,
                                KEY_DOWN, KEY_F2,   KEY_F3,    KEY_F5},
                     deeds[] = {KEY_ENTER, KEY_SPACE, '1', '2', '3', 'C',
                                'F',       'R',       'A', 'D', 'N', 'X'};
    if (!behind(lockstep_table(&x->p, 0)) || !behind(lockstep_table(&x->p, 1)))
        return true;
    n->presses++;
    if (rng_below(&x->rng, 4) == 0) {
        point(x);
        return true;
    }
    if (x->fork == FORK_LATE || rng_below(&x->rng, 6)) { /* a deed would end the wait */
        lockstep_key(&x->p, looks[rng_below(&x->rng, (int)(sizeof looks / sizeof *looks))]);
        return true;
    }
    /* Not counted is what the table answers for who has nothing to answer; and at a break some
     * things are asked. */
    const unsigned had[2] = {lockstep_table(&x->p, 0)->decisions,
                             lockstep_table(&x->p, 1)->decisions};
    const bool asked = stage_pauses(table_front(lockstep_table(&x->p, 0)));
    lockstep_key(&x->p, deeds[rng_below(&x->rng, (int)(sizeof deeds / sizeof *deeds))]);
    for (int i = 0; i < 2 && !asked; i++)
        if (lockstep_table(&x->p, i) && lockstep_table(&x->p, i)->decisions != had[i])
            return lockstep_fails(&x->p, "a press before the picture was there decided something");
    return true;
}

/* ---- what the people there do ---- */

static void play(struct pair *x, struct action a)
{
    for (int i = 0; i < 2; i++) {
        struct table *t = lockstep_table(&x->p, i);
        const struct action is =
            chooses_otherwise(x, i, t) ? other_than(t->match, a, &x->fork_of[i].rng) : a;
        table_play(t, is, true);
        app_redraw(t->scene.app);
    }
}

static void decide(struct pair *x, seat who)
{
    struct view v;
    match_view(lockstep_table(&x->p, 0)->match, who, &v);
    struct action a = x->bold && rng_below(&x->rng, 3) ? moments_bold(&v, &x->rng)
                                                       : bot_random_action(&v, &x->rng);
    planned(x, lockstep_table(&x->p, 0), who, &a);
    play(x, a);
}

/* Somebody has begun to choose when the others go on. */
static void draft(struct pair *x)
{
    static const int keys[] = {'1', '2', '3', 'Q', 'W', KEY_RIGHT, KEY_TAB};
    const bool covered = table_front(lockstep_table(&x->p, 0))->covered;
    const int any = keys[rng_below(&x->rng, (int)(sizeof keys / sizeof *keys))];
    lockstep_clocks(&x->p, PATIENT_MS);
    lockstep_key(&x->p, x->key ? x->key : covered ? KEY_SPACE : any);
    x->key = 0;
}

/* Where the picture rests at somebody's question they have read out what may be done. */
static void ask(struct pair *x)
{
    const struct table *t = lockstep_table(&x->p, 0);
    if (x->rests[0] == RESTS - 1 && behind(t) && table_front(t)->mine)
        lockstep_key(&x->p, KEY_F5);
}

/* So many decisions at once, whoever is asked. */
static void play_ahead(struct pair *x, int n)
{
    if (n > 0)
        x->rests[0] = x->rests[1] = RESTS;
    for (; n > 0; n--) {
        const struct table *t = lockstep_table(&x->p, 0);
        if (!t || match_over(t->match))
            return;
        if (x->to_the_end && match_actions(t->match) >= match_actions(x->plan.whole))
            return;
        struct action a;
        if (planned(x, t, SEAT_NONE, &a))
            play(x, a);
        else
            decide(x, seat_first(match_waiting(t->match)));
    }
}

static void person_acts(struct pair *x)
{
    struct table *t = lockstep_table(&x->p, 0);
    const seat asked = table_asked(t);
    if (t->curtain.up || (x->privacy == PRIVACY_PEEK && rng_below(&x->rng, 3) == 0)) {
        lockstep_clocks(&x->p, PATIENT_MS);
        lockstep_key(&x->p, t->curtain.up ? KEY_ENTER : KEY_SPACE);
    } else if (asked >= 0 && !behind(t) && !behind(lockstep_table(&x->p, 1))) {
        decide(x, asked);
    }
}

/* ---- a pair ---- */

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
    for (int n = is_short(x->game) ? 0 : rng_below(&x->rng, 20); n > 0 && x->m && !match_over(x->m);
         n--) {
        struct view v;
        match_view(x->m, seat_first(match_waiting(x->m)), &v);
        struct action a = bot_random_action(&v, &x->rng);
        match_play(x->m, &a, 0);
    }
    if (!x->m || match_over(x->m))
        return false;
    x->t = x->fork == FORK_CHANCE ? lockstep_other_chance(x->m) : match_copy(x->m);
    return true;
}

static void open_both(struct pair *x)
{
    static const enum settings_pace pace[] = {PACE_NORMAL, PACE_FAST, PACE_NORMAL, PACE_TURBO};
    static const char letters[] = "Maximiliana Abernathy"; /* names of all lengths */
    char *text[2] = {match_save(x->m), match_save(x->t)};
    struct seating who;
    seating_default(&who, x->game, x->nseats);
    for (int i = 0; i < x->nseats; i++) {
        const int s = (x->first + i) % x->nseats;
        char name[sizeof letters];
        if (i < x->people) {
            snprintf(name, sizeof name, "%.*s", 6 + (x->number + i) % 13, letters);
            seating_sit_guest(&who, s);
            seating_name(who.seat[s].name, name);
        } else
            seating_sit_bot(&who, s, "random");
    }
    who.privacy = x->privacy;
    for (int i = 0; i < 2; i++) {
        x->fork_of[i].deaf_from = NEVER;
        x->fork_of[i].rng = rng_seed((uint64_t)x->number);
    }
    /* At Turbo a laid-out moment is too short to be met by the frames of who hears late. */
    const int paces = x->fork == FORK_LATE && x->plan.whole ? 2 : 4;
    lockstep_open(&x->p, (const char *const *)text, &who, pace[x->number / 5 % paces], ASSIST_FULL);
    for (int i = 0; i < 2; i++) {
        app_set(lockstep_app(&x->p, i), SETTING_REDUCED_MOTION, x->number % 7 == 3);
        app_set(lockstep_app(&x->p, i), SETTING_TEXT_SIZE, x->number % 5 == 4 ? 170 : 100);
        if (x->number % 10 == 9) {
            x->p.side[i].b.canvas->w = 1024;
            x->p.side[i].b.canvas->h = 600;
        }
        mem_free(text[i]);
    }
}

/* By number: the game, how the two come to differ, the privacy, how many people and bots. */
static void begin(struct pair *x, int number, const struct game *g)
{
    static const enum privacy how[] = {PRIVACY_ONE,     PRIVACY_PEEK, PRIVACY_ONE,
                                       PRIVACY_CURTAIN, PRIVACY_ONE,  PRIVACY_OPEN};
    *x = (struct pair){
        .game = g, .number = number, .unlike = NEVER, .rng = rng_seed((uint64_t)number * 911 + 3)};
    const int round = number / GAMES,
              least = g->seats_offered > 2 ? g->seats_offered : g->seats_min,
              most = g->seats_max < 4 ? g->seats_max : 4;
    x->fork = (enum fork)(round % FORKS);
    x->privacy = how[round / FORKS % 6];
    x->bold = number % 5 < 3;
    x->nseats = least > most ? least : least + rng_below(&x->rng, most - least + 1);
    if (x->privacy != PRIVACY_ONE && x->nseats < 2)
        x->nseats = 2;
    x->people = x->privacy == PRIVACY_ONE     ? 1
                : x->nseats > 2 && number % 2 ? x->nseats - 1
                                              : x->nseats;
}

/* Both play on; from a chosen moment on they differ. */
static void play_pair(struct pair *x, struct tally *n)
{
    const int at = match_actions(x->m) + rng_below(&x->rng, is_short(x->game) ? 2 : 12),
              more = rng_below(&x->rng, is_short(x->game) ? 4 : 24);
    const bool late = x->fork == FORK_LATE;
    int ahead = x->to_the_end ? NEVER : rng_below(&x->rng, AHEAD_MOST),
        drafts = x->to_the_end ? 0 : rng_below(&x->rng, 4);
    bool forked = x->fork == FORK_CHANCE || late || x->plan.whole;
    for (int wait, step = 0; step < (late ? LATE_STEPS : STEPS) && !x->p.fault; step++) {
        if (!frame(x, &wait, n))
            break;
        const struct table *t = lockstep_table(&x->p, 0);
        if (!t)
            break;
        if (late && t->stage && !t->curtain.up) {
            if ((drafts > 0 || (x->key && table_front(t)->mine)) && !behind(t)) {
                draft(x);
                drafts--;
                continue;
            }
            if (x->key) {
                lockstep_clocks(&x->p, LATE_FRAME_MS);
                continue;
            }
            ask(x);
            play_ahead(x, ahead);
            drafts = 0;
            ahead = x->to_the_end || rng_below(&x->rng, 4) ? 0 : rng_below(&x->rng, 5);
        }
        if (!forked && match_actions(t->match) >= at) {
            forked = true;
            if (x->fork == FORK_DEAF)
                x->fork_of[1].deaf_from = match_heard_count(t->match) + more;
            else
                x->fork_of[1].other = true;
        }
        if (rng_below(&x->rng, x->plan.whole ? 16 : 5) == 0 && !press(x, n))
            break;
        if (!lockstep_table(&x->p, 0) || !lockstep_table(&x->p, 1))
            break;
        if (wait < 0 && match_over(t->match) && !behind(t))
            break;
        if (wait < 0 || (rng_below(&x->rng, 40) == 0 && !(late && behind(t))))
            person_acts(x);
        note(x);
        lockstep_clocks(&x->p, wait > 0 ? wait : late ? LATE_FRAME_MS : FRAME_MS);
    }
}

static void count(struct pair *x, const char *what, struct tally *n)
{
    int g = 0;
    while (strcmp(games[g], x->game->id) != 0)
        g++;
    n->pairs++;
    n->reached += x->reached;
    n->of[g][x->fork]++;
    if (x->p.fault) {
        n->broken++;
        n->unlike[g]++;
        printf("FAIL %s, pair %d%s, fork %d, privacy %d, %d people of %d, told before it was shown "
               "by: %s\n",
               x->game->id, x->number, what, (int)x->fork, (int)x->privacy, x->people, x->nseats,
               x->p.fault);
    }
}

static void try_pair(struct world *w, int number, const struct game *g, const char *seed,
                     struct tally *n)
{
    struct pair x;
    begin(&x, number, g);
    if (find_match(&x, w, seed)) {
        open_both(&x);
        play_pair(&x, n);
        count(&x, "", n);
        lockstep_close(&x.p);
        forget_kept();
    }
    match_free(x.m);
    match_free(x.t);
}

/* A moment in one privacy (behind a curtain nobody sees what waits, and below a hand that is up all
 * lies at once), some actions after the table was opened: as it says; with one who hears late; and
 * once more so, all of the game decided. */
static void try_moment(struct world *w, int which, int way, int luck, struct tally *n)
{
    const struct moment *of = &moments[which];
    const bool late = way > 0;
    const enum privacy turn = (enum privacy)((which + way) % 4),
                       plain = which % 2 ? PRIVACY_OPEN : PRIVACY_ONE,
                       how = of->pressed || of->key                          ? PRIVACY_ONE
                             : (late && turn == PRIVACY_CURTAIN) || way == 2 ? plain
                                                                             : turn;
    struct pair x = {.game = games_find(of->game),
                     .number = which * 4 + (int)how,
                     .privacy = how,
                     .fork = late ? FORK_LATE : of->fork,
                     .bold = true,
                     .to_the_end = way == 2,
                     .unlike = NEVER,
                     .rng = rng_seed((uint64_t)(luck * 5003 + which * 41 + way))};
    const bool ace = strcmp(of->game, "ace") == 0;
    const int usual = is_short(x.game) ? 2 : 3;
    x.nseats = ace ? (how == PRIVACY_ONE ? 1 : 2) : of->seats ? of->seats : usual;
    x.people = how == PRIVACY_ONE ? 1 : x.nseats > 2 && which % 2 ? x.nseats - 1 : x.nseats;
    n->laid++;
    if (!moments_find(of, w, x.nseats, x.to_the_end, &x.rng, &x.plan)) {
        printf("%s at a table of %d: %s is nowhere\n", of->game, x.nseats, of->name);
        return;
    }
    int from = x.plan.action - (late ? way == 1 : rng_below(&x.rng, 4));
    if (of->pressed || of->key) {
        from = x.plan.action;
        x.first = match_action(x.plan.whole, from, NULL).who;
        x.key = !late ? 0 : of->key ? of->key : '1' + moments_pressed(of, &x.plan);
    } else if (late && x.plan.action + 1 < match_actions(x.plan.whole)) /* who is asked next */
        x.first = match_action(x.plan.whole, x.plan.action + 1, NULL).who;
    x.m = match_copy(x.plan.whole);
    match_undo(x.m, from > 0 ? from : 0, false);
    x.t = x.fork == FORK_CHANCE ? lockstep_other_chance(x.m) : match_copy(x.m);
    open_both(&x);
    if (x.fork == FORK_DEAF)
        x.fork_of[1].deaf_from = x.plan.event;
    const int dark = n->dark;
    play_pair(&x, n);
    n->found++;
    n->in_the_dark += n->dark > dark;
    char what[120];
    snprintf(what, sizeof what, " (moment %d, %s)", which, of->name);
    count(&x, what, n);
    lockstep_close(&x.p);
    forget_kept();
    match_free(x.m);
    match_free(x.t);
}

int main(int argc, char **argv)
{
    int pairs = PAIRS, laid = MOMENTS, only = -1, moment = -1, luck = 0;
    const char *game = NULL, *seed = "prefix";
    const struct lockstep_option options[] = {
        {"--pairs", &pairs, NULL},   {"--moments", &laid, NULL}, {"--only", &only, NULL},
        {"--moment", &moment, NULL}, {"--luck", &luck, NULL},    {"--game", NULL, &game},
        {"--seed", NULL, &seed},
    };
    lockstep_options(argc, argv, options, sizeof options / sizeof *options);
    i18n_start();
    setvbuf(stdout, NULL, _IOLBF, 0);
    struct world w;
    struct tally n = {0};
    char *assets = path_assets();
    world_open(&w, assets);
    const bool all = only < 0 && moment < 0 && !game;
    for (int i = only >= 0 ? only : 0; moment < 0 && i < (only >= 0 ? only + 1 : pairs); i++)
        if (!game || strcmp(games[i % GAMES], game) == 0)
            try_pair(&w, i, games_find(games[i % GAMES]), seed, &n);
    for (int i = 0; only < 0 && i < moments_n; i++)
        for (int k = 0; k < laid && (moment < 0 || moment == i); k++)
            if (!game || strcmp(moments[i].game, game) == 0)
                try_moment(&w, i, k, luck, &n);
    printf("%d pairs, %d that knew before; %d reached what is not the same; %d frames, %d of them "
           "before that, %d presses there; of %d laid-out moments %d found, %d seen to wait\n",
           n.pairs, n.broken, n.reached, n.frames, n.dark, n.presses, n.laid, n.found,
           n.in_the_dark);
    int empty = 0;
    for (int g = 0; g < GAMES; g++) {
        printf("  %s: %d of %d\n", games[g], n.unlike[g],
               n.of[g][0] + n.of[g][1] + n.of[g][2] + n.of[g][3]);
        for (int f = 0; f < FORKS; f++)
            empty += all && n.of[g][f] == 0;
    }
    moments_forget();
    world_close(&w);
    mem_free(assets);
    return n.broken || empty || n.found < n.laid ||
           (all && (!n.reached || !n.dark || !n.presses || n.in_the_dark * 2 < n.found));
}
