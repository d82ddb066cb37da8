/* test_haste.c - who plays fast and right loses nothing, and does not wait long.
 *
 *     test-haste [--games N] [--from N] [--game ID] [--presses N] [--say]
 *
 * Games of each kind in each privacy (whole ones with --presses 3000), by the table's own clock:
 * each press comes 250 ms after its question is on the screen, or after the press before it, at
 * what can be pressed there, drawn by lot. Counted are presses that were not heard (guard.h),
 * presses on a button that change nothing at all, and how long it is from a decision to the next
 * question of the same screen: from the press to the moment at which the picture shows what may be
 * answered. A decision is seen in the next frame. In every third game the wait after a decision is
 * ended by a press now and then, and is over at once.
 *
 * Six games are played to their ends besides: in one a wait was not ended by a press, in one a
 * decision was seen late, in one blinds alone put everybody all-in in twelve hands in a row
 * (nothing is asked for two minutes, but all of it is shown), in two a press came after a hand and
 * before such a one, and in one the cards went while their claims were looked at.
 *
 * A bot's answer is waited for (tests/meson.build puts this player_answer in the place of the real
 * one), so that the same games give the same numbers on every machine; and tables are drawn only
 * when their picture is looked at, which nothing else depends on: two thirds of the time. */
#include "bot.h"
#include "canvas_inside.h"
#include "games.h"
#include "holdem_names.h"
#include "i18n.h"
#include "kinds.h"
#include "look.h"
#include "mem.h"
#include "rng.h"
#include "scenes.h"
#include "souvenir.h"
#include "spec_names.h"
#include "table_inside.h"
#include "twins.h"
#include "ace_settings.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
enum { GAMES = 20, PRESSES = 30 };
#else
enum { GAMES = 40, PRESSES = 40 };
#endif
enum { WHOLE = 3000, PATIENCE_MS = 60000, WAITS_MOST = 200000, PRESS_MS = 10, FRAME_MS = 16 };
/* At the middle of all waits, by pace; the machine has no part in it. */
enum { MEDIAN_NORMAL_MS = 1900, MEDIAN_FAST_MS = 1100 };

struct waits {
    int n;
    int ms[WAITS_MOST];
};
struct tally {
    int games, whole, inputs, lost, idle, hurried, dragged, late, stalled;
    unsigned decisions;
};
static struct waits waits[KINDS][2];
static struct tally tally[KINDS];
static const int failed_once[] = {2812, 6036, 50015, 700046, 700740, 701284};
static bool says;
static int presses = PRESSES; /* of each game, at most */

struct hand {
    const struct kind *kind;
    int number;
    bool fast, hurries;
    struct bench b;
    struct table *t;
    struct rng rng;
    int64_t decided; /* when the last decision was made; -1: its wait is over */
    int64_t last;    /* the press before, and on what */
    char name[120];
    struct tally *n;
};

bool __real_player_answer(struct player *p, struct action *out);
bool __wrap_player_answer(struct player *p, struct action *out);

bool __wrap_player_answer(struct player *p, struct action *out)
{
    while (!__real_player_answer(p, out))
        SDL_Delay(1);
    return true;
}

/* No picture is kept in a file. */
bool __wrap_souvenir_save_sized(souvenir_picture *draw, const void *of, struct souvenir_size size,
                                struct fonts *fonts, const char *lang, const char *name,
                                char **path, char *why, size_t room);

bool __wrap_souvenir_save_sized(souvenir_picture *draw, const void *of, struct souvenir_size size,
                                struct fonts *fonts, const char *lang, const char *name,
                                char **path, char *why, size_t room)
{
    (void)draw, (void)of, (void)size, (void)fonts, (void)lang, (void)name, (void)path;
    snprintf(why, room, "Not here.");
    return false;
}

static bool looks;
void __real_stage_draw(const struct stage *st, struct canvas *c);
void __wrap_stage_draw(const struct stage *st, struct canvas *c);

void __wrap_stage_draw(const struct stage *st, struct canvas *c)
{
    if (looks)
        __real_stage_draw(st, c);
}

/* ---- a table ---- */

static void set_option(struct seating *s, const char *name, int value)
{
    const struct game *g = games_find(s->game);
    for (int i = 0; i < g->noptions; i++)
        if (strcmp(g->options[i].name, name) == 0)
            s->option[i] = value;
}

/* Little money, so that it is soon decided. */
static void small_table(struct seating *s)
{
    set_option(s, "games", 1);
    set_option(s, "level_hands", 2);
    set_option(s, "level_hands_two", 2);
    if (strcmp(s->game, "upcolor") != 0)
        set_option(s, "stack", strcmp(s->game, "spec") == 0 ? 900 : 600);
    if (strcmp(s->game, "spec") == 0) {
        s->option[SPEC_REENTRIES] = 1;
        s->option[SPEC_BREAKS] = 1;
    }
}

static void sit_down(struct hand *h)
{
    struct seating who;
    char seed[24];
    snprintf(seed, sizeof seed, "haste %d", h->number);
    seating_default(&who, games_find(h->kind->game), h->kind->seats);
    for (int s = 0; s < h->kind->seats; s++)
        if (s < h->kind->people)
            seating_sit_guest(&who, s);
        else
            seating_sit_bot(&who, s, strcmp(h->kind->game, "upcolor") == 0 ? NULL : "random");
    small_table(&who);
    who.privacy = h->kind->how;
    h->b = bench_open(1280, 720, "en", 100);
    app_set(h->b.app, SETTING_TIME_LIMITS, 2);
    app_set(h->b.app, ace_setting(ACE_SETTING_STORY), STORY_NEVER);
    app_set(h->b.app, SETTING_PACE, h->fast ? PACE_FAST : PACE_NORMAL);
    app_scripted(h->b.app, false);
    app_clock(h->b.app, 1000); /* who sits down has been here for a while */
    title_open(h->b.app);
    table_open(h->b.app,
               &(struct table_request){.game = h->kind->game, .seed = seed, .seating = &who});
    app_frame(h->b.app);
    h->t = (struct table *)app_top(h->b.app);
}

static int64_t now(const struct hand *h) { return app_now(h->b.app); }
static const char *top(const struct hand *h)
{
    return app_top(h->b.app) ? app_top(h->b.app)->type->name : "";
}
/* Another table than this one is another game. */
static bool at_table(const struct hand *h)
{
    return app_has(h->b.app, "table") &&
           (strcmp(top(h), "table") != 0 || app_top(h->b.app) == &h->t->scene);
}

/* Time goes on by so much, with a frame wherever one is due; true as soon as `over` says so. */
static bool go_on(struct hand *h, int ms, bool (*over)(struct hand *h))
{
    for (const int64_t end = now(h) + ms;;) {
        const int wait = app_frame(h->b.app);
        if (!at_table(h) || (over && over(h)))
            return true;
        if (now(h) >= end)
            return false;
        const int64_t next = now(h) + (wait < 0 ? end - now(h) : wait < FRAME_MS ? FRAME_MS : wait);
        app_clock(h->b.app, next < end ? next : end);
    }
}

/* ---- what is waited for ---- */

static bool is_question(struct hand *h)
{
    const struct guard *g = &h->t->scene.guard;
    if (strcmp(top(h), "table") != 0 || table_moment(h->t))
        return true;
    const struct stage *st = h->t->stage ? table_front(h->t) : NULL;
    /* A break waits for anybody to go on. The player who is asked by the match, perhaps one of
     * several, is asked on the screen only when the picture has come so far. */
    return g->shown && (h->t->curtain.up || (st && stage_pauses(st)) ||
                        (st && st->mine && (match_waiting(h->t->match) & seat_bit(h->t->front))) ||
                        (table_only_bots(h->t) && !h->t->rush));
}

static void count_wait(struct hand *h)
{
    struct waits *w = &waits[h->kind - kinds][h->fast];
    const bool asked = strcmp(top(h), "table") == 0 && !h->t->curtain.up &&
                       table_asked(h->t) >= 0 && !table_moment(h->t);
    if (h->decided >= 0 && !h->hurries && asked && w->n < WAITS_MOST)
        w->ms[w->n++] = (int)(h->t->scene.guard.asked - h->decided);
    h->decided = -1;
}

/* Until something is asked, as long as the picture goes on; else false. */
static bool comes_to_a_question(struct hand *h)
{
    for (int seen = -1; !go_on(h, PATIENCE_MS, is_question);) {
        const struct stage *st = h->t->curtain.up ? NULL : table_front(h->t);
        /* the result of a game that has ended is still to come */
        if (!st || (stage_caught_up(st) && !match_over(h->t->match)) || st->seen == seen)
            return false;
        seen = st->seen;
    }
    return true;
}

/* Blinds alone have put everybody all-in: a press before that hand has begun does not pass it.
 * `seen`: how many events were shown when the press came. */
static bool begins(const struct hand *h, const struct stage *st, int seen)
{
    bool begun = false;
    if (!st->skin->fills || !st->skin->fills(st))
        return false;
    for (; seen < st->seen; seen++)
        begun |= match_heard(h->t->match, stage_eyes(st), seen).why == HOLDEM_WHY_BUTTON;
    return begun;
}

static bool still_at_table(const struct hand *h)
{
    return at_table(h) && strcmp(top(h), "table") == 0 && !h->t->curtain.up;
}

/* Did a press end what was still to be shown; or is something else on the screen now? */
static bool ends_wait(struct hand *h)
{
    const int had = match_actions(h->t->match), seen = table_front(h->t)->seen;
    app_input(h->b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_LEFT});
    app_input(h->b.app, &(struct input){.kind = INPUT_LIFT, .key = KEY_LEFT});
    if (stage_pauses(table_front(h->t)))
        return true; /* what comes after a break has its own press */
    app_input(h->b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
    app_input(h->b.app, &(struct input){.kind = INPUT_LIFT, .key = KEY_ENTER});
    if (!still_at_table(h) || match_actions(h->t->match) != had)
        return true;
    const struct stage *st = table_front(h->t);
    return stage_caught_up(st) || stage_pauses(st) || begins(h, st, seen);
}

/* Any press ends what is still to be shown; a break waits for its own. Where an earlier press has
 * just stopped before a hand that blinds have put all-in, the next one counts when that has been
 * seen. */
static void hurry(struct hand *h)
{
    const struct stage *st = h->t->curtain.up ? NULL : table_front(h->t);
    if (!h->hurries || !st || stage_caught_up(st) || stage_pauses(st) || rng_below(&h->rng, 3))
        return;
    go_on(h, rng_below(&h->rng, 300), NULL);
    if (!still_at_table(h))
        return;
    st = table_front(h->t);
    if (stage_caught_up(st) || stage_pauses(st))
        return;
    h->n->hurried++;
    if (ends_wait(h))
        return;
    if (st->skin->fills && st->skin->fills(st)) {
        go_on(h, GUARD_MS, NULL);
        if (!still_at_table(h) || stage_caught_up(table_front(h->t)) || ends_wait(h))
            return;
    }
    h->n->dragged++;
    printf("%s %d: a press did not end the wait at %d\n", h->kind->game, h->number, (int)now(h));
}

/* ---- what is pressed ---- */

static bool leads_away(const struct item *i)
{
    return i->action > STAGE_ACT && i->action <= STAGE_HINT && i->action != STAGE_PEEK;
}

static int weight_of(const struct item *i)
{
    const bool pressed = i->role == ITEM_BUTTON || i->role == ITEM_TAB || i->role == ITEM_TOGGLE ||
                         i->role == ITEM_CARD || i->role == ITEM_OPTION || i->role == ITEM_SLIDER;
    if (!pressed || i->why_not || leads_away(i))
        return 0;
    const bool is_main = i->key == KEY_ENTER || i->key == KEY_SPACE || i->first;
    return is_main ? 8 : i->key ? 3 : i->role == ITEM_CARD ? 2 : 1;
}

static const struct item *some(struct hand *h)
{
    const struct items *it = app_top(h->b.app)->items;
    const struct item *out = NULL;
    for (int i = 0, sum = 0; i < items_count(it); i++) {
        const struct item *e = items_at(it, i);
        const int w = weight_of(e);
        const bool there = e->key || items_under(it, rect_centre(e->bounds)) == e;
        sum += there ? w : 0;
        if (there && w && rng_below(&h->rng, sum) < w)
            out = e;
    }
    return out;
}

static void press_key(struct hand *h, enum key key)
{
    app_input(h->b.app, &(struct input){.kind = INPUT_KEY, .key = key});
    go_on(h, PRESS_MS, NULL);
    app_input(h->b.app, &(struct input){.kind = INPUT_LIFT, .key = key});
}

static void click(struct hand *h, struct point at)
{
    app_input(h->b.app, &(struct input){.kind = INPUT_MOVE, .at = at});
    app_input(h->b.app, &(struct input){.kind = INPUT_DOWN, .at = at});
    go_on(h, PRESS_MS, NULL);
    app_input(h->b.app, &(struct input){.kind = INPUT_UP, .at = at});
}

static char *screen(struct hand *h)
{
    looks = true;
    app_exposed(h->b.app);
    app_frame(h->b.app);
    looks = false;
    return twins_screen(&h->b);
}

static int64_t since_of(const struct guard *g, uint32_t id)
{
    for (int i = 0; i < g->n; i++)
        if (g->seen[i].id == id)
            return g->seen[i].since;
    return -1;
}

/* What was decided is seen at once, whatever the picture stood still for; `was` had shown `seen`
 * events. A break waits for its own. */
static void see(struct hand *h, const struct stage *was, int seen)
{
    go_on(h, FRAME_MS, NULL);
    const bool here = at_table(h) && strcmp(top(h), "table") == 0 && !h->t->curtain.up;
    if (!here || table_front(h->t) != was || was->seen > seen || stage_pauses(was))
        return;
    h->n->late++;
    printf("%s %d: a decision is not seen at %d\n", h->kind->game, h->number, (int)now(h));
}

/* A press at a question, and what came of it. */
static void press(struct hand *h)
{
    const struct item *i = some(h);
    const bool elsewhere = strcmp(top(h), "table") != 0 && strcmp(top(h), "dialog") != 0;
    if (!i || elsewhere) { /* nothing is to be done here: back */
        press_key(h, KEY_ESCAPE);
        return;
    }
    const struct item it = *i;
    char name[120];
    snprintf(name, sizeof name, "%s", it.name ? it.name : "");
    const bool button = it.role == ITEM_BUTTON && strcmp(top(h), "table") == 0,
               by_key = it.key && rng_below(&h->rng, 2);
    const struct point at = rect_centre(it.bounds);
    char *before = button && rng_below(&h->rng, 8) == 0 ? screen(h) : NULL;
    const unsigned early = h->t->early, decisions = h->t->decisions;
    const struct guard was = h->t->scene.guard;
    const struct stage *front = h->t->curtain.up ? NULL : table_front(h->t);
    const int shown = front ? front->seen : 0;
    const int64_t pressed = now(h);
    if (by_key || items_under(app_top(h->b.app)->items, at) == NULL ||
        items_under(app_top(h->b.app)->items, at)->id != it.id)
        press_key(h, it.key);
    else
        click(h, at);
    h->n->inputs++;
    if (!at_table(h)) {
        mem_free(before);
        return;
    }
    if (h->t->early != early) {
        h->n->lost++;
        printf(
            "%s privacy %d, game %d: “%s” was not heard at %d; asked at %d, this person since %d, "
            "the control since %d, the focus since %d, pressed before at %d (“%s”)\n",
            h->kind->game, (int)h->kind->how, h->number, name, (int)pressed, (int)was.asked,
            (int)was.came, (int)since_of(&was, it.id), (int)was.focused, (int)h->last, h->name);
    }
    h->last = pressed;
    snprintf(h->name, sizeof h->name, "%s", name);
    if (h->t->decisions != decisions) {
        h->decided = pressed;
        h->n->decisions += h->t->decisions - decisions;
        see(h, front, shown);
    } else if (before && strcmp(top(h), "table") == 0) {
        go_on(h, 400, NULL);
        char *after = screen(h);
        if (strcmp(before, after) == 0) {
            h->n->idle++;
            if (says)
                printf("%s privacy %d, game %d: “%s” does nothing at %d\n", h->kind->game,
                       (int)h->kind->how, h->number, name, (int)pressed);
        }
        mem_free(after);
    }
    mem_free(before);
}

/* ---- a game ---- */

static void play(int number)
{
    struct hand h = {.kind = &kinds[number % KINDS],
                     .number = number,
                     .fast = number / KINDS % 2,
                     .hurries = (number + number / KINDS) % 3 == 0,
                     .rng = rng_seed((uint64_t)number + 77),
                     .n = &tally[number % KINDS],
                     .decided = -1};
    sit_down(&h);
    int inputs = 0;
    for (; inputs < presses && at_table(&h); inputs++) {
        hurry(&h);
        if (!at_table(&h))
            break;
        if (!comes_to_a_question(&h)) {
            h.n->stalled++;
            printf("%s privacy %d, game %d: nothing is asked after %d actions; waiting %x, "
                   "front %d, "
                   "look %d, curtain %d, caught up %d, still %d, gated %d, shown %d, top %s\n",
                   h.kind->game, (int)h.kind->how, number, match_actions(h.t->match),
                   (unsigned)match_waiting(h.t->match), h.t->front, h.t->look != NULL,
                   h.t->curtain.up, h.t->stage && stage_caught_up(h.t->stage),
                   h.t->stage && stage_still(h.t->stage), h.t->stage && stage_pauses(h.t->stage),
                   h.t->scene.guard.shown, top(&h));
            break;
        }
        if (!at_table(&h))
            break;
        count_wait(&h);
        go_on(&h, GUARD_MS, NULL);
        if (!at_table(&h))
            break;
        /* it may be another's question now */
        const struct guard *g = &h.t->scene.guard;
        const bool asks = strcmp(top(&h), "table") == 0 && !table_moment(h.t);
        const int64_t since = g->asked > g->came ? g->asked : g->came;
        if (asks && !g->shown)
            continue;
        if (asks && since + GUARD_MS > now(&h))
            go_on(&h, (int)(since + GUARD_MS - now(&h)), NULL);
        if (at_table(&h))
            press(&h);
    }
    h.n->games++;
    h.n->whole += !at_table(&h);
    bench_close(&h.b);
}

/* ---- how long ---- */

static int by_size(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static int part(struct waits *w, int percent)
{
    qsort(w->ms, (size_t)w->n, sizeof *w->ms, by_size);
    return w->n ? w->ms[(w->n - 1) * percent / 100] : 0;
}

static const char *how_name(enum privacy how)
{
    static const char *const names[] = {"one", "peek", "curtain", "open"};
    return names[how];
}

int main(int argc, char **argv)
{
    static struct waits all[2];
    int games = GAMES, from = 0;
    const char *game = NULL;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--say") == 0)
            says = true;
        else if (i + 1 < argc && strcmp(argv[i], "--games") == 0)
            games = atoi(argv[++i]);
        else if (i + 1 < argc && strcmp(argv[i], "--from") == 0)
            from = atoi(argv[++i]);
        else if (i + 1 < argc && strcmp(argv[i], "--presses") == 0)
            presses = atoi(argv[++i]);
        else if (i + 1 < argc && strcmp(argv[i], "--game") == 0)
            game = argv[++i];
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    i18n_start();
    for (int i = from; i < from + games; i++) {
        if (!game || strcmp(kinds[i % KINDS].game, game) == 0)
            play(i);
        if (says && i % KINDS == KINDS - 1)
            printf("%d games so far\n", i + 1 - from);
    }
    presses = WHOLE;
    for (size_t i = 0; argc == 1 && i < sizeof failed_once / sizeof *failed_once; i++)
        play(failed_once[i]);
    struct tally sum = {0};
    for (int k = 0; k < KINDS; k++) {
        const struct tally *n = &tally[k];
        if (n->games)
            printf("%-9s %-8s %3d games, %3d whole, %5d presses, %5u decisions, %d lost, %d idle, "
                   "%d hurried; waits at Normal %4d of %d, at Fast %4d of %d (90 %%: %d, %d)\n",
                   kinds[k].game, how_name(kinds[k].how), n->games, n->whole, n->inputs,
                   n->decisions, n->lost, n->idle, n->hurried, part(&waits[k][0], 50),
                   waits[k][0].n, part(&waits[k][1], 50), waits[k][1].n, part(&waits[k][0], 90),
                   part(&waits[k][1], 90));
        sum.games += n->games, sum.whole += n->whole, sum.inputs += n->inputs;
        sum.lost += n->lost, sum.idle += n->idle, sum.hurried += n->hurried;
        sum.dragged += n->dragged, sum.decisions += n->decisions, sum.late += n->late;
        sum.stalled += n->stalled;
        for (int f = 0; f < 2 && kinds[k].how == PRIVACY_ONE; f++)
            for (int i = 0; i < waits[k][f].n && all[f].n < WAITS_MOST; i++)
                all[f].ms[all[f].n++] = waits[k][f].ms[i];
    }
    const int normal = part(&all[0], 50), fast = part(&all[1], 50);
    printf("%d games, %d whole; %d presses, %u decisions, %d lost, %d seen late, %d idle; %d waits "
           "ended by a press, %d not; %d stand still; alone against bots %d ms at Normal, %d at "
           "Fast\n",
           sum.games, sum.whole, sum.inputs, sum.decisions, sum.lost, sum.late, sum.idle,
           sum.hurried, sum.dragged, sum.stalled, normal, fast);
    return sum.lost || sum.dragged || sum.late || sum.stalled || !sum.decisions ||
           normal > MEDIAN_NORMAL_MS || fast > MEDIAN_FAST_MS;
}
