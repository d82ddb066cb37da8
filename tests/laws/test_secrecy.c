/* test_secrecy.c - nobody learns from the screen, the history, the sounds, a hint or their own bot
 * what their eyes don't see.
 *
 *     test-secrecy [--pairs N] [--game ID] [--seed TEXT]
 *
 * A pair is two matches with the same actions, legal in both, that differ only in cards which one
 * seat (or an onlooker) can't know. To that seat everything has to be the same to the byte: its
 * board and choices, the draw lists of its table (on the game's own skin and on the default one, at
 * rest and while the last action is on its way), what its controls are called, the history, the
 * sounds, what the random and the greedy bot decide, and now and then what every bot and the
 * adviser would. The test counts the other way round too: a look at all hands must differ.
 *
 * At SPEC's table most actions are answers in windows (SP-25, SP-26): the pairs stand there as
 * well, with the strip of the window in the picture and with what the table answers by itself; and
 * two matches in which a seat has sealed a no in one and a declaration in the other are the same to
 * everybody else. */
#include "bot.h"
#include "canvas.h"
#include "cue_words.h"
#include "explain.h"
#include "i18n.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "skin.h"
#include "skins.h"
#include "spec_names.h"
#include "strbuf.h"
#include "twin.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
enum { PAIRS = 400 }; /* sanitizers look for other faults */
#else
enum { PAIRS = 2000 };
#endif
enum { EVERY_BOT = 40, GIVE_UP = 30 };

/* Out of twenty pairs, and how many actions they have at most: games of one deal are soon over. */
static const struct {
    const char *id;
    int share, actions;
} games[] = {{"upcolor", 7, 120}, {"power-up", 4, 60}, {"spec", 3, 60},
             {"ace", 5, 40},      {"kuhn", 2, 3},      {"null", 2, 5}};

struct eyes {
    struct fonts *fonts;
    struct canvas *canvas;
    char *assets;
};
/* words: of controls and of the history, and what the table did unasked */
struct seen {
    struct strbuf pictures, words, sounds;
};

/* What was asked to be heard, whatever the clock made of it: tests/meson.build puts these in the
 * place of audio's own. */
static struct strbuf *listener;
void __wrap_audio_cue(struct audio *a, const struct audio_cue *cue);
void __wrap_audio_hush(struct audio *a, int ms);

void __wrap_audio_cue(struct audio *a, const struct audio_cue *cue)
{
    (void)a;
    cue_words(listener, cue);
}

void __wrap_audio_hush(struct audio *a, int ms)
{
    (void)a;
    strbuf_addf(listener, "hush %d\n", ms);
}

static void seen_free(struct seen *s)
{
    strbuf_free(&s->pictures);
    strbuf_free(&s->words);
    strbuf_free(&s->sounds);
}

static struct ui ui_of(const struct eyes *e, int64_t now)
{
    return (struct ui){.fonts = e->fonts,
                       .lang = "en",
                       .w = 1280,
                       .h = 720,
                       .area = {0, 0, 1280, 720},
                       .scale = 1280 / 1920.0F,
                       .text = 1,
                       .couch = true,
                       .pace = 1,
                       .now = now,
                       .theme = &theme_frame};
}

static void look(const struct eyes *e, struct stage *st, struct items *it, int64_t now,
                 struct seen *out)
{
    const struct ui ui = ui_of(e, now);
    st->wish = (struct stage_wish){STAGE_NOTHING};
    stage_update(st, &ui, it);
    if (st->wish.command != STAGE_NOTHING)
        strbuf_addf(&out->words, "unasked %d: seat %d, %d\n", (int)st->wish.command,
                    st->wish.action.who, st->wish.action.kind);
    canvas_begin(e->canvas);
    stage_draw(st, e->canvas);
    canvas_end(e->canvas);
    strbuf_add(&out->pictures, canvas_text_dump(e->canvas));
    for (int i = 0; i < items_count(it); i++) {
        const struct item *n = items_at(it, i);
        strbuf_addf(&out->words, "%u %s|%s|%s|%s\n", (unsigned)n->id, n->name,
                    n->value ? n->value : "", n->why_not ? n->why_not : "",
                    n->about ? n->about : "");
    }
}

/* Anybody who looks sits at a screen of several people, or, if `alone`, at one's own. */
static enum privacy screen_of(seat who, bool alone)
{
    return who == SEAT_ONLOOKER ? PRIVACY_PEEK
           : who == SEAT_OPEN   ? PRIVACY_OPEN
           : alone              ? PRIVACY_ONE
                                : PRIVACY_CURTAIN;
}

/* What these eyes have of the match: laid out up to the last action, which then happens before
 * them. */
static void see(const struct eyes *e, const struct match *m, seat who, const struct skin *skin,
                bool alone, bool moving, struct seen *out)
{
    const struct rules *r = match_rules(m);
    const int before = match_actions(m) ? match_heard_at(m, match_actions(m) - 1) : 0;
    const seat front =
        who == SEAT_ONLOOKER || who == SEAT_OPEN ? seat_first(match_waiting(m)) : who;
    struct audio *audio = audio_open(e->assets, true);
    struct items *it = items_new();
    struct board start;
    listener = &out->sounds;

    match_board_start(m, who, &start);
    struct stage *st = stage_new(skin, r, front < 0 ? 0 : front, &start, audio);
    st->privacy = screen_of(who, alone);
    st->covered = who == SEAT_ONLOOKER;
    st->mine = true;
    st->assist = 2;
    for (int s = 0; s < r->nseats; s++) {
        snprintf(st->plate[s].name, sizeof st->plate[s].name, "P%d", s);
        st->plate[s].person = st->privacy != PRIVACY_ONE || s == who;
    }
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event ev = match_heard(m, who, i);
        if (i == before) {
            stage_lay(st);
            if (moving)
                look(e, st, it, 1000, out);
        }
        stage_hear(st, &ev);
    }
    stage_may(st, SEAT_ALL);
    for (int64_t now = 1016; moving && now < 1600; now += 190)
        look(e, st, it, now, out);
    stage_hurry(st);
    look(e, st, it, 9000, out);
    for (int i = 0; i < st->history.n; i++)
        strbuf_addf(&out->words, "%s\n", st->history.line[i].text);
    stage_free(st);
    items_free(it);
    audio_close(audio);
}

static bool same(const struct seen *a, const struct seen *b, const char **what)
{
    *what = strcmp(strbuf_text(&a->pictures), strbuf_text(&b->pictures)) != 0 ? "draw lists"
            : strcmp(strbuf_text(&a->words), strbuf_text(&b->words)) != 0     ? "words"
            : strcmp(strbuf_text(&a->sounds), strbuf_text(&b->sounds)) != 0   ? "sounds"
                                                                              : NULL;
    return !*what;
}

static bool same_look(const struct eyes *e, const struct match *m, const struct match *t, seat who,
                      const struct skin *skin, bool alone, bool moving, const char **what)
{
    struct seen a = {0}, b = {0};
    see(e, m, who, skin, alone, moving, &a);
    see(e, t, who, skin, alone, moving, &b);
    const bool good = same(&a, &b, what);
    seen_free(&a);
    seen_free(&b);
    return good;
}

static bool same_action(const struct action *a, const struct action *b)
{
    return a->kind == b->kind && a->about == b->about && a->n == b->n && a->amount == b->amount &&
           memcmp(a->pick, b->pick, a->n) == 0;
}

/* What the seat's own bots decide, and what the adviser says. */
static bool same_thoughts(const struct view *a, const struct view *b, uint64_t seed, bool all,
                          const char **what)
{
    struct temper quick = temper_even;
    quick.budget = 1;
    if (a->choices.n == 0)
        return true;
    for (int i = 0; bot_nth(a->rules.game->id, i); i++) {
        const struct bot *bot = bot_nth(a->rules.game->id, i);
        struct rng one = rng_seed(seed), two = rng_seed(seed);
        if (!all && strcmp(bot->id, "random") != 0 && strcmp(bot->id, "greedy") != 0)
            continue;
        const struct action x = bot->choose(a, &one, &quick), y = bot->choose(b, &two, &quick);
        *what = bot->id;
        if (!same_action(&x, &y) || one.state != two.state)
            return false;
    }
    if (all) {
        struct rng one = rng_seed(seed), two = rng_seed(seed);
        struct advice x, y;
        *what = "advice";
        bot_advise(a, &one, &x);
        bot_advise(b, &two, &y);
        return same_action(&x.action, &y.action) && x.why == y.why;
    }
    return true;
}

static bool pair_holds(const struct eyes *e, const struct match *m, const struct match *t, seat who,
                       int number, const char **what)
{
    struct view a, b;
    const char *id = match_rules(m)->game->id;
    const bool moving = number % 6 == 0, alone = number % 2 == 0;
    match_view(m, who, &a);
    match_view(t, who, &b);
    *what = "view";
    if (!board_same(&a.board, &b.board) || a.choices.n != b.choices.n ||
        memcmp(a.choices.choice, b.choices.choice,
               (size_t)a.choices.n * sizeof *a.choices.choice) != 0)
        return false;
    if (!same_look(e, m, t, who, skins_find(id), alone, moving, what))
        return false;
    if (skins_find(id) != skins_find("") && number % 3 == 0 &&
        !same_look(e, m, t, who, skins_find(""), alone, moving, what))
        return false;
    return who == SEAT_ONLOOKER ||
           same_thoughts(&a, &b, (uint64_t)number, number % EVERY_BOT == 0, what);
}

static int most_actions(const struct game *g)
{
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        if (strcmp(games[i].id, g->id) == 0)
            return games[i].actions;
    return 20;
}

/* A match of some random actions; NULL if the game has ended. */
static struct match *some_match(struct world *w, const struct game *g, const char *seed, int most,
                                struct rng *rng)
{
    struct rules r;
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR];
    const int least = g->seats_min < 2 ? 2 : g->seats_min;
    if (!world_rules(w, g, least + rng_below(rng, g->seats_max - least + 1), &r, error,
                     MATCH_ERROR))
        return NULL;
    match_seed_from_text(seed, bytes);
    struct match *m = match_new(&r, bytes, NULL, NULL, true, error);
    for (int n = rng_below(rng, most); m && n > 0 && !match_over(m); n--) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, rng);
        match_play(m, &a, 0);
    }
    if (m && !match_over(m))
        return m;
    match_free(m);
    return NULL;
}

static const struct game *game_of(int number, const char *only)
{
    int at = number % 20;
    if (only)
        return games_find(only);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        if (at < games[i].share)
            return games_find(games[i].id);
        at -= games[i].share;
    }
    return NULL;
}

struct tally {
    int pairs, broken, open_differs, tried, spec, strips, sealed;
};

/* ---- windows */

static bool in_window(const struct match *m)
{
    return strcmp(match_rules(m)->game->id, "spec") == 0 &&
           match_truth(m)->phase == SPEC_PHASE_WINDOW;
}

/* Is the strip of an open window in the picture? */
static bool shows_strip(const struct eyes *e, const struct match *m, seat who)
{
    struct seen a = {0};
    see(e, m, who, skins_find("spec"), true, false, &a);
    const bool is = strstr(strbuf_text(&a.pictures), "tag strip") != NULL;
    seen_free(&a);
    return is;
}

/* An answer that leaves the window closed to everybody, and is a declaration; false: chance finds
 * none. */
static bool some_declaration(const struct match *m, struct rng *rng, struct action *out)
{
    const struct board *b = match_truth(m);
    const bool of_turn = b->num[SPEC_WINDOW] == SPEC_WINDOW_TURN;
    if (!of_turn && seat_count(match_waiting(m)) < 2)
        return false;
    for (int s = 0; s < b->nseats; s++)
        for (int i = 0; i < 12 && seat_in((seat)s, match_waiting(m)); i++) {
            struct view v;
            match_view(m, (seat)s, &v);
            *out = bot_random_action(&v, rng);
            if (out->kind == SPEC_DECLARE && (!of_turn || s != b->num[SPEC_TURN_OF]))
                return true;
        }
    return false;
}

/* SP-26: one declares, or says no, and until the window closes nobody else can tell which. */
static void try_sealed(const struct eyes *e, const struct match *m, int number, struct rng *rng,
                       struct tally *n)
{
    struct action yes, no;
    if (!in_window(m) || !some_declaration(m, rng, &yes))
        return;
    struct match *a = match_copy(m), *b = match_copy(m);
    no = action_of(yes.who, SPEC_NO, 0);
    if (match_play(a, &yes, 0) == REASON_OK && match_play(b, &no, 0) == REASON_OK) {
        const char *what = NULL;
        n->sealed++;
        for (int s = 0; s <= match_rules(m)->nseats; s++) {
            const seat who = (seat)(s == match_rules(m)->nseats ? SEAT_ONLOOKER : s);
            if (who != yes.who && !pair_holds(e, a, b, who, number, &what)) {
                n->broken++;
                printf("spec: number %d: seat %d can tell a sealed declaration of seat %d from a "
                       "no by: %s\n",
                       number, who, yes.who, what);
            }
        }
    }
    match_free(a);
    match_free(b);
}

static void try_pair(const struct eyes *e, struct world *w, const struct game *g, const char *seed,
                     int number, struct tally *n)
{
    struct rng rng = rng_seed((uint64_t)number * 77 + 5);
    for (int attempt = 0; attempt < GIVE_UP; attempt++) {
        char text[160];
        const char *what = NULL;
        snprintf(text, sizeof text, "%s %s %d %d", seed, g->id, number, attempt);
        struct match *m = some_match(w, g, text, most_actions(g), &rng);
        const int nseats = m ? match_rules(m)->nseats : 1, at = rng_below(&rng, nseats + 1);
        const seat who = at == nseats ? SEAT_ONLOOKER : (seat)at;
        struct match *t = m ? twin_of(m, who, &rng) : NULL;
        n->tried++;
        if (t) {
            n->pairs++;
            if (!pair_holds(e, m, t, who, number, &what)) {
                n->broken++;
                printf("%s: %s: seat %d could tell the two apart by: %s\n", g->id, text, who, what);
            }
            if (strcmp(g->id, "spec") == 0) {
                n->spec++;
                n->strips += in_window(m) && shows_strip(e, m, who);
                try_sealed(e, m, number, &rng, n);
            }
            if (number % 16 == 0)
                n->open_differs +=
                    !same_look(e, m, t, SEAT_OPEN, skins_find(g->id), false, false, &what);
            match_free(t);
            match_free(m);
            return;
        }
        match_free(m);
    }
}

int main(int argc, char **argv)
{
    int pairs = PAIRS;
    const char *only = NULL, *seed = "carre";
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--pairs") == 0)
            pairs = atoi(argv[i + 1]);
        else if (strcmp(argv[i], "--game") == 0)
            only = argv[i + 1];
        else if (strcmp(argv[i], "--seed") == 0)
            seed = argv[i + 1];
    }
    i18n_start();
    struct eyes e = {.fonts = fonts_open(), .assets = path_assets()};
    struct world w;
    struct tally n = {0};
    e.canvas = canvas_text_new(1280, 720, e.fonts);
    world_open(&w, e.assets);
    for (int i = 0; i < pairs; i++) {
        const struct game *g = game_of(i, only);
        if (g)
            try_pair(&e, &w, g, seed, i, &n);
    }
    printf("%d pairs (%d tried), %d told apart; all hands open differ in %d; of %d at SPEC's table "
           "%d with the strip of an open window, %d with a sealed declaration besides\n",
           n.pairs, n.tried, n.broken, n.open_differs, n.spec, n.strips, n.sealed);
    world_close(&w);
    canvas_free(e.canvas);
    fonts_close(e.fonts);
    mem_free(e.assets);
    return n.broken || n.pairs * 10 < pairs * 9 || (pairs >= 16 && !n.open_differs) ||
           (n.spec >= 40 && (n.strips * 5 < n.spec || n.sealed * 20 < n.spec));
}
