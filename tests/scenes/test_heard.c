/* test_heard.c - whole matches as a loudspeaker has them: known matches and matches of bots are
 * played on the table by a clock of the test's own, what sounds is mixed by the rules of the mix,
 * and the stream is measured.
 *
 *     test-heard [MINUTES [FOLDER]]     of each game, one if not told; as FOLDER/<game>.wav too
 *
 * Every sound of a game's folder is played by one of its own matches, and none of another's is; and
 * whatever happens in a game is heard, or silent.txt says why not. */
#include "bot.h"
#include "decoded.h"
#include "ear.h"
#include "file.h"
#include "goldens.h"
#include "heard.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "skins.h"
#include "upcolor_names.h"
#include "world.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FRAME_MS = 40,
    THOUGHT_MS = 800, /* of the player who is asked */
    MOST_MS = 20000,
    MINUTE_MS = 60000,
};

static int faults;

__attribute__((format(printf, 2, 3))) static void want(bool holds, const char *what, ...)
{
    va_list args;
    if (holds)
        return;
    faults++;
    printf("  ");
    va_start(args, what);
    vprintf(what, args);
    va_end(args);
    printf("\n");
}

/* ---- a table ---- */

struct film {
    const struct match *m;
    seat eyes;
    struct bench b;
    struct items *items;
    struct stage *st;
    struct ui ui;
};

/* ---- what happens, and whether it is heard ---- */

/* Of each reason that a game has for its events: how often it was shown, and how often with a
 * sound that began with it. */
enum { REASONS = 128, REASON_GAMES = 8 };
static struct happened {
    const struct game *game;
    int shown[REASONS], heard[REASONS];
} happened[REASON_GAMES];
static int sounds_before; /* the one that is being shown */

static struct happened *happened_at(const struct game *g)
{
    int i = 0;
    while (happened[i].game && happened[i].game != g)
        i++;
    happened[i].game = g;
    return &happened[i];
}

int __real_tabletop_reduce(struct tabletop *t, const struct game *g, const struct event *e,
                           uint16_t *id);
int __wrap_tabletop_reduce(struct tabletop *t, const struct game *g, const struct event *e,
                           uint16_t *id);

int __wrap_tabletop_reduce(struct tabletop *t, const struct game *g, const struct event *e,
                           uint16_t *id)
{
    sounds_before = heard_all();
    return __real_tabletop_reduce(t, g, e, id);
}

static void saw(void *context, const struct stage *st, const struct event *e)
{
    (void)context;
    struct happened *h = happened_at(st->rules.game);
    if (st->silent || st->hurrying)
        return;
    h->shown[e->why]++;
    h->heard[e->why] += heard_all() > sounds_before;
}

static void hear(struct film *f, int from, int to)
{
    for (int i = from; i < to; i++) {
        const struct event e = match_heard(f->m, f->eyes, i);
        stage_hear(f->st, &e);
    }
    stage_may(f->st, seat_bit(f->eyes));
}

static void pass(struct film *f)
{
    f->ui.now += FRAME_MS;
    heard_pass(FRAME_MS);
}

/* Until the table is at rest, and as long as a thought takes. */
static void run(struct film *f)
{
    int wait = 0;
    for (int ms = 0; ms < MOST_MS && wait != STAGE_STILL; ms += FRAME_MS) {
        wait = stage_update(f->st, &f->ui, f->items);
        audio_music(f->b.audio, f->st->shown.b.over ? NULL : f->st->skin->music);
        pass(f);
    }
    for (int ms = 0; ms < THOUGHT_MS; ms += FRAME_MS)
        pass(f);
}

static void film_open(struct film *f, const struct match *m, seat eyes)
{
    struct board start;
    *f = (struct film){.m = m, .eyes = eyes};
    f->b = bench_open(1280, 720, "en", 100);
    title_open(f->b.app);
    app_frame(f->b.app);
    f->ui = *app_ui(f->b.app);
    f->items = items_new();
    match_board_start(m, eyes, &start);
    f->st =
        stage_new(skins_find(match_rules(m)->game->id), match_rules(m), eyes, &start, f->b.audio);
    f->st->saw = saw;
    f->st->privacy = PRIVACY_ONE;
    f->st->attended = true;
    f->st->assist = 1;
    for (int s = 0; s < match_rules(m)->nseats; s++) {
        snprintf(f->st->plate[s].name, NAMEPLATE_BYTES, "Seat %d", s + 1);
        f->st->plate[s].person = s == eyes;
    }
    hear(f, 0, match_heard_at(m, 0));
    stage_lay(f->st);
    run(f);
}

static void film_close(struct film *f)
{
    title_open(f->b.app);
    app_frame(f->b.app);
    want(heard_room() == AUDIO_ROOM_NONE, "the title is heard in the room of a table");
    stage_free(f->st);
    items_free(f->items);
    bench_close(&f->b);
}

static void film_whole(const struct match *m, seat eyes)
{
    struct film f;
    film_open(&f, m, eyes);
    for (int n = 0; n < match_actions(m); n++) {
        hear(&f, match_heard_at(m, n), match_heard_at(m, n + 1));
        run(&f);
    }
    film_close(&f);
}

/* ---- matches of bots ---- */

static struct match *begin(struct world *w, const char *game, int seats, const char *seed,
                           bool sweets)
{
    struct rules r;
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR];
    if (!world_rules(w, games_find(game), seats, &r, error, sizeof error))
        return NULL;
    if (sweets)
        r.option[UPCOLOR_LEVEL] = 1;
    match_seed_from_text(seed, bytes);
    return match_new(&r, bytes, seed, NULL, true, error);
}

static void act(struct match *m, const struct bot *bot, struct rng *rng)
{
    struct temper quick = temper_even;
    struct view v;
    quick.budget = 10;
    match_view(m, seat_first(match_waiting(m)), &v);
    struct action a = bot->choose(&v, rng, &quick);
    match_play(m, &a, 0);
}

/* ---- how loud it is ---- */

/* The longest silence before that moment, in ms: windows of 100 ms under -40 LUFS. */
static int silence_before(const struct ear *e, int64_t ms)
{
    int longest = 0, now = 0;
    for (int64_t at = ms - 1200; at + 100 <= ms; at += 10) {
        now = ear_lufs(e, at, 100) < -40 ? now ? now + 10 : 100 : 0;
        longest = now > longest ? now : longest;
    }
    return longest;
}

static void measure(const char *game)
{
    const struct ear *e = heard_ear();
    const double all = ear_integrated(e), peak = ear_true_peak(e);
    const struct heard_start *s;
    int breaths = 0, shortest = 1 << 20, decisive = 0, n = 0;
    double least = -99;
    for (; (s = heard_start(n)); n++) {
        const bool ducks = s->priority == 3 && strncmp(s->name, "ui/", 3) != 0;
        decisive += ducks;
        if (ducks && s->duck_db > least)
            least = s->duck_db;
        if (!s->breath)
            continue;
        const int ms = silence_before(e, s->ms);
        shortest = ms < shortest ? ms : shortest;
        breaths++;
        for (int k = n - 1; ms < 350 && heard_start(k) && heard_start(k)->ms > s->ms - 1500; k--)
            printf("      %lld before: %s\n", (long long)(s->ms - heard_start(k)->ms),
                   heard_start(k)->name);
        want(ms >= 350, "%s: %d ms of silence before %s at %lld", game, ms, s->name,
             (long long)s->ms);
    }
    printf("%-9s %4.1f min, %6.1f LUFS, %5.2f dBTP, %4d sounds; %3d decisive, music %5.1f dB; "
           "%3d held breaths, shortest %d ms; %.2f MB decoded\n",
           game, e->ntens / 6000.0, all, peak, n, decisive, least, breaths, breaths ? shortest : 0,
           (double)heard_decoded() / 1e6);
    want(heard_decoded() <= DECODED_MOST, "%s: %zu bytes decoded at once", game, heard_decoded());
    want(all > -25 && all < -21, "%s: %.1f LUFS", game, all);
    want(peak <= -1.5, "%s: %.2f dBTP, over the ceiling", game, peak);
    want(!decisive || least <= -8.9, "%s: music %.1f dB down under what decides", game, least);
}

static void listen(struct world *w, const char *game, int seats, int64_t ms, const char *write)
{
    struct rng rng = rng_seed(24);
    char file[400] = "";
    if (write)
        snprintf(file, sizeof file, "%s/%s.wav", write, game);
    heard_begin(file);
    for (int n = 0; heard_ms() < ms; n++) {
        char seed[60];
        snprintf(seed, sizeof seed, "heard %s %d", game, n);
        struct match *m = begin(w, game, seats, seed, false);
        struct film f;
        const struct bot *bot = bot_nth(game, 1) ? bot_nth(game, 1) : bot_nth(game, 0);
        film_open(&f, m, 0);
        while (!match_over(m) && match_waiting(m) && heard_ms() < ms) {
            const int before = match_actions(m);
            act(m, bot, &rng);
            hear(&f, match_heard_at(m, before), match_heard_at(m, match_actions(m)));
            run(&f);
        }
        film_close(&f);
        match_free(m);
    }
    measure(game);
    heard_end();
}

/* ---- who plays what ---- */

static void film_of(const struct match *m, seat eyes)
{
    heard_game(match_rules(m)->game->id);
    film_whole(m, eyes);
    want(!heard_foreign(), "%s plays %s", match_rules(m)->game->id, heard_foreign());
    heard_game(NULL);
}

static void golden(void *context, const char *name, const struct match *m, const char *error)
{
    (void)context, (void)name, (void)error;
    if (m)
        film_of(m, 0);
}

/* To the very end by who plays anything, as each of its people hears it. */
static void to_the_end(struct world *w, const char *game, int seats, const char *seed)
{
    struct match *m = begin(w, game, seats, seed, strcmp(game, "upcolor") == 0);
    struct rng rng = rng_seed(3);
    for (int n = 0; n < 1500 && !match_over(m) && match_waiting(m); n++)
        act(m, bot_find(game, "random"), &rng);
    for (int s = 0; s < seats; s++)
        film_of(m, (seat)s);
    match_free(m);
}

/* Played by what a hand does at its controls, not by what happens on the table; and by a shot that
 * adds up to nothing, which no known match has. */
static bool by_hand(const char *name)
{
    static const char *const names[] = {"power-up/arm", "power-up/cancel", "power-up/refused",
                                        "spec/no",      "spec/order",      "spec/seal",
                                        "ace/nothing"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static void each_is_played(const char *assets)
{
    struct strbuf why = STRBUF_EMPTY;
    char *path = path_join(assets, "sounds/sounds.txt"),
         *list = file_read(path, 1 << 16, NULL, &why);
    int n = 0, played = 0;
    for (char *line = strtok(list, "\n"); line; line = strtok(NULL, "\n")) {
        char name[AUDIO_NAME], game[AUDIO_NAME];
        if (sscanf(line, "%63s", name) != 1)
            continue;
        snprintf(game, sizeof game, "%.*s", (int)strcspn(name, "/"), name);
        if (!games_find(game) || by_hand(name))
            continue;
        n++;
        played += heard_count(name) > 0;
        want(heard_count(name) > 0, "%s: no match plays it", name);
    }
    printf("%d of %d sounds of the games were played\n", played, n);
    mem_free(list);
    mem_free(path);
    strbuf_free(&why);
}

/* The reason in the list of silent ones, behind its game and name; NULL: it is not there. */
static const char *silent_why(const char *list, const char *game, const char *why)
{
    char head[2 * AUDIO_NAME];
    const int n = snprintf(head, sizeof head, "\n%s %s: ", game, *why ? why : "-");
    const char *at = strstr(list, head);
    return at && at[n] != '\n' ? at + n : NULL;
}

/* Whatever a game has a reason for is heard, or stands in silent.txt with why not. */
static void each_event_is_heard(void)
{
    struct strbuf why = STRBUF_EMPTY;
    char *path = path_join(getenv("CARRE_TEST_DATA"), "scenes/silent.txt"),
         *list = file_read(path, 1 << 16, NULL, &why);
    int heard = 0, silent = 0;
    for (int i = 0; list && happened[i].game; i++) {
        const struct happened *h = &happened[i];
        if (!skins_find(h->game->id)->music) /* games for tests, on a plain table */
            continue;
        for (int k = 0; h->game->whys[k]; k++) {
            const bool listed = silent_why(list, h->game->id, h->game->whys[k]);
            heard += h->heard[k] > 0, silent += listed;
            want(h->heard[k] > 0 || listed, "%s: \"%s\" (%d shown) is neither heard nor in %s",
                 h->game->id, h->game->whys[k], h->shown[k], path);
            want(!h->heard[k] || !listed, "%s: \"%s\" is heard, and in %s", h->game->id,
                 h->game->whys[k], path);
        }
    }
    want(list && silent > 0, "%s: nothing is in it", path);
    printf("%d kinds of events heard, %d silent with a reason\n", heard, silent);
    mem_free(list);
    mem_free(path);
    strbuf_free(&why);
}

/* Each start differs by up to 2.5 % and 1 dB; what has a note, in level alone. */
static void starts_differ(void)
{
    for (int note = 0; note <= 1; note++) {
        const struct heard_spread s = heard_spread(note);
        const float most = note ? 0 : 0.025F;
        printf("starts %s: pitch %+.3f to %+.3f, %+.2f to %+.2f dB\n",
               note ? "with a note" : "without", (double)s.pitch[0], (double)s.pitch[1],
               (double)s.db[0], (double)s.db[1]);
        want(s.pitch[0] >= -most - 1e-4F && s.pitch[1] <= most + 1e-4F, "a start is out of tune");
        want(s.pitch[0] <= -most * 0.8F && s.pitch[1] >= most * 0.8F, "starts are all one pitch");
        want(s.db[0] < -0.8F && s.db[0] >= -1.001F && s.db[1] > 0.8F && s.db[1] <= 1.001F,
             "starts are all one level, or more than a decibel apart");
    }
}

int main(int argc, char **argv)
{
    const int minutes = argc > 1 ? atoi(argv[1]) : 1;
    const char *write = argc > 2 ? argv[2] : NULL;
    struct world w;
    char *assets = path_assets();
    i18n_start();
    world_open(&w, assets);
    if (!heard_open(assets))
        return 77;
    static const struct {
        const char *game;
        int seats;
    } tables[] = {{"holdem", 6}, {"power-up", 4}, {"spec", 5}, {"upcolor", 4}, {"ace", 1}};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        listen(&w, tables[i].game, tables[i].seats, minutes * MINUTE_MS, write);
    goldens_each(golden, NULL);
    to_the_end(&w, "holdem", 3, "heard to the end");
    to_the_end(&w, "power-up", 2, "heard to the end");
    to_the_end(&w, "ace", 1, "heard to the end");
    to_the_end(&w, "upcolor", 3, "heard to the end");
    to_the_end(&w, "spec", 3, "heard to the end");
    each_is_played(assets);
    each_event_is_heard();
    starts_differ();
    heard_close();
    world_close(&w);
    mem_free(assets);
    return faults != 0;
}
