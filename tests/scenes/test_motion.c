/* Motion that harms nobody: nothing flashes more than three times a second, what travels is eased,
 * and with reduced motion nothing travels, shakes or turns.
 *
 * A flash is WCAG's general one: a pair of opposing changes of relative luminance by a tenth or
 * more, the darker of the two below 0.8, on more than a quarter of any block of 341 × 256 pixels of
 * a screen of 1024 × 768, which is a third of it each way. Or its red one: to and from a saturated
 * red, however light it is.
 *
 * A sample of the scenes; with the argument all: every peak of the showcase and a long stretch of
 * play of every game. */
#include "unit.h"

#include "canvas_sdl.h"
#include "frames_play.h"
#include "games.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "scenes.h"
#include "showcase.h"
#include "showcase_laid.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    /* a cell is what is looked at, a block what counts */
    W = 480,
    H = 270,
    CELL = 15,
    ACROSS = W / CELL,
    DOWN = H / CELL,
    BLOCK_W = ACROSS / 3,
    BLOCK_H = DOWN / 3,
    STEP_MS = 40,
    FILM_MS = 3400,
    TOLD_MS = 6000,
    END_MS = 30000,
    TURNS_KEPT = 16,
    SECOND = 1000,
    MOST_TURNS = 6 /* three pairs */,
    AT_ONCE_MS = 120,
    MOVES_LEAST = 20 /* frames of a film of 85 */,
    PLAY_FRAMES = 50,
    PLAY_FRAMES_ALL = 900
};

static bool all;

/* ---- flashes ---- */

struct turns {
    int64_t at[TURNS_KEPT];
    int n, way;
};
struct patch {
    float low, high;
    struct turns turns;
};
struct flashes {
    bool red /* else of light */, begun;
    struct patch patch[DOWN][ACROSS];
    struct turns block[DOWN][ACROSS];
};

/* Of a cell; the picture may be larger than the one that cells are of. */
static uint32_t sample(struct canvas *c, int col, int row, int x, int y)
{
    const int times = (int)canvas_size(c).w / W;
    return canvas_pixel(c, (col * CELL + x) * times, (row * CELL + y) * times);
}

static float luminance_of(struct canvas *c, int col, int row)
{
    static float linear[256];
    float sum = 0;
    int n = 0;
    if (linear[255] < 0.5F)
        for (int i = 0; i < 256; i++)
            linear[i] =
                i <= 10 ? (float)i / 255 / 12.92F : powf(((float)i / 255 + 0.055F) / 1.055F, 2.4F);
    for (int y = 1; y < CELL; y += 4)
        for (int x = 1; x < CELL; x += 4, n++) {
            const uint32_t p = sample(c, col, row, x, y);
            sum += 0.2126F * linear[colour_r(p)] + 0.7152F * linear[colour_g(p)] +
                   0.0722F * linear[colour_b(p)];
        }
    return sum / (float)n;
}

/* How far red stands out of the other colours, where four fifths of a pixel are red. */
static float redness_of(struct canvas *c, int col, int row)
{
    float sum = 0;
    int n = 0;
    for (int y = 1; y < CELL; y += 4)
        for (int x = 1; x < CELL; x += 4, n++) {
            const uint32_t p = sample(c, col, row, x, y);
            const int r = (int)colour_r(p), others = (int)(colour_g(p) + colour_b(p));
            sum += r * 5 >= (r + others) * 4 ? (float)(r - others) / 255 : 0;
        }
    return sum / (float)n;
}

static void turn(struct turns *t, int way, int64_t ms)
{
    t->way = way;
    t->at[t->n++ % TURNS_KEPT] = ms;
}

/* A change counts from the last extreme; one that goes on the same way is one change. */
static void see(struct patch *k, bool red, float now, int64_t ms)
{
    const float change = red ? 20.0F / 320 : 0.1F, light = red ? 2 : 0.8F;
    k->low = fminf(k->low, now);
    k->high = fmaxf(k->high, now);
    const bool up = k->turns.way <= 0 && now - k->low >= change && k->low < light,
               down = k->turns.way >= 0 && k->high - now >= change && now < light;
    if (!up && !down)
        return;
    k->low = k->high = now;
    turn(&k->turns, up ? 1 : -1, ms);
}

static int turns_within(const struct turns *t, int64_t now)
{
    int n = 0;
    for (int i = 0; i < TURNS_KEPT && i < t->n; i++)
        n += now - t->at[i] < SECOND;
    return n;
}

/* How many patches of a block have just become lighter, less those that became darker. */
static int turned(const struct flashes *f, int x, int y, int64_t now)
{
    int n = 0;
    for (int dy = 0; dy < BLOCK_H; dy++)
        for (int dx = 0; dx < BLOCK_W; dx++) {
            const struct turns *t = &f->patch[y + dy][x + dx].turns;
            n += t->n && now - t->at[(t->n - 1) % TURNS_KEPT] < AT_ONCE_MS ? t->way : 0;
        }
    return n;
}

/* The most turns of any block within the last second. What travels over it changes one place after
 * the other; a flash changes a quarter of it at once. */
static int flashing(struct flashes *f, struct canvas *c, int64_t now)
{
    int most = 0;
    for (int y = 0; y < DOWN; y++)
        for (int x = 0; x < ACROSS; x++) {
            const float l = f->red ? redness_of(c, x, y) : luminance_of(c, x, y);
            struct patch *k = &f->patch[y][x];
            if (!f->begun)
                k->low = k->high = l;
            see(k, f->red, l, now);
        }
    f->begun = true;
    for (int y = 0; y + BLOCK_H <= DOWN; y++)
        for (int x = 0; x + BLOCK_W <= ACROSS; x++) {
            struct turns *b = &f->block[y][x];
            const int n = turned(f, x, y, now);
            if (n * 4 >= BLOCK_W * BLOCK_H && b->way <= 0)
                turn(b, 1, now);
            if (-n * 4 >= BLOCK_W * BLOCK_H && b->way >= 0)
                turn(b, -1, now);
            most = turns_within(b, now) > most ? turns_within(b, now) : most;
        }
    return most;
}

/* Of light and of red: the more of the two. */
static int flashing_either(struct flashes f[2], struct canvas *c, int64_t now)
{
    const int light = flashing(&f[0], c, now), red = flashing(&f[1], c, now);
    return light > red ? light : red;
}

static void nothing_seen(struct flashes f[2])
{
    f[0] = (struct flashes){0};
    f[1] = (struct flashes){.red = true};
}

static void test_the_measure(void **state)
{
    (void)state;
    for (int times = 2; times <= 5; times++) {
        struct patch k = {.low = 0.2F, .high = 0.2F};
        /* so many times to light and back in a second */
        for (int ms = 0; ms < 1000; ms += 20)
            see(&k, false, (ms * times / 500) % 2 ? 0.5F : 0.2F, ms);
        assert_int_equal(turns_within(&k.turns, 999) > MOST_TURNS, times > 3);
    }
    struct patch k = {.low = 0.2F, .high = 0.2F};
    /* a slow rise, and a shimmer of less than a tenth, are none */
    for (int ms = 0; ms < 1000; ms += 20)
        see(&k, false, 0.2F + (float)ms / 2000 + ((ms / 20) % 2 ? 0.08F : 0), ms);
    assert_true(turns_within(&k.turns, 999) <= MOST_TURNS);
}

/* ---- a stage for it ---- */

static struct bench film_calm(void)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    app_set(b.app, SETTING_REDUCED_MOTION, true);
    return b;
}

/* A third of the screen that goes to light and back so often a second, over a dark one; and a light
 * card that only travels over it. */
static int turns_of_test_picture(int times, bool travels, uint32_t bright, uint32_t ground)
{
    static struct flashes f[2];
    struct fonts *fonts = fonts_open();
    struct canvas *c = canvas_offscreen_new(W, H, "", fonts);
    int most = 0;
    nothing_seen(f);
    for (int ms = 0; ms < 1000; ms += STEP_MS) {
        const bool light = (ms * times / 500) % 2;
        canvas_begin(c);
        canvas_clear(c, ground);
        if (travels || light)
            canvas_fill(c,
                        travels ? rect_make((float)(ms * times % 1000) * 0.4F, 60, 30, 45)
                                : rect_make(0, 0, W / 3.0F, H / 3.0F),
                        bright);
        canvas_end(c);
        const int now = flashing_either(f, c, ms);
        most = now > most ? now : most;
    }
    canvas_free(c);
    fonts_close(fonts);
    return most;
}

static void test_flashes_are_found(void **state)
{
    (void)state;
    static const struct {
        uint32_t bright, ground;
    } pictures[] = {{0xE0E0E0FF, 0x101820FF}, {0xE00000FF, 0x6C6C6CFF /* as light as that red */}};
    for (int i = 0; i < 2; i++) {
        const uint32_t bright = pictures[i].bright, ground = pictures[i].ground;
        assert_true(turns_of_test_picture(5, false, bright, ground) > MOST_TURNS);
        assert_in_range(turns_of_test_picture(2, false, bright, ground), 2, MOST_TURNS);
        assert_true(turns_of_test_picture(5, true, bright, ground) <= MOST_TURNS);
    }
    /* a green of that lightness is none */
    assert_int_equal(turns_of_test_picture(5, false, 0x008000FF, 0x6C6C6CFF), 0);
}

/* A page that moves by itself when it has opened; or the end of a table. */
static bool is_end(const struct showcase *s)
{
    return s->script->ended || strncmp(s->name, "result-", 7) == 0;
}

/* A scene that was laid out, or an end, from its first moment. False: it is none. */
static bool scene_begins(struct bench *f, const struct showcase *s)
{
    const bool table = s->script->game;
    setenv("CARRE_PEAK", "0", 1);
    showcase_laid_run(s->script->ended);
    showcase_open(s, f->app);
    showcase_laid_run(false);
    app_frame(f->app);
    unsetenv("CARRE_PEAK");
    /* an end begins when its pictures are there */
    for (int i = 0; i < 200 && is_end(s) && app_ahead(f->app); i++)
        SDL_Delay(5);
    if (table && s->script->ended)
        showcase_laid_show(f->app);
    return is_end(s) || showcase_laid_go_on(f->app, 0);
}

/* So much later: of a table that was laid out, or of a page. */
static void scene_goes_on(struct bench *f, int ms)
{
    app_clock(f->app, app_now(f->app) + ms);
    showcase_laid_go_on(f->app, ms);
    app_frame(f->app);
    app_ahead(f->app);
}

static bool is_laid(const struct showcase *s)
{
    return strncmp(s->name, "power-", 6) == 0 || strncmp(s->name, "spec-", 5) == 0 ||
           strcmp(s->name, "upcolor-win") == 0;
}

/* What was laid out, and all that a game stops for: hits, kills, falls, open hands, the hand that
 * won, the ends. */
static bool is_moment(const struct showcase *s)
{
    static const char *const begins[] = {"ace-", "all-in", "hand-won", "upcolor-"};
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (strncmp(s->name, begins[i], strlen(begins[i])) == 0)
            return true;
    return is_laid(s) || is_end(s);
}

/* The brightest of them, all of which move. */
static bool is_brightest(const struct showcase *s)
{
    static const char *const sample[] = {"ace-kill",     "ace-fall",         "ace-victory",
                                         "ace-defeat",   "ace-overkill",     "all-in-flop",
                                         "hand-won",     "upcolor-all-four", "spec-end",
                                         "upcolor-game", "result-holdem"};
    for (size_t i = 0; i < sizeof sample / sizeof *sample; i++)
        if (strcmp(sample[i], s->name) == 0)
            return true;
    return false;
}

static bool is_bright(const struct showcase *s) { return is_brightest(s) || (all && is_moment(s)); }

static bool is_due(const struct showcase *s)
{
    static const char *const sample[] = {"power-emp", "power-disintegrate", "spec-declared",
                                         "spec-toast", "upcolor-win"};
    for (size_t i = 0; i < sizeof sample / sizeof *sample; i++)
        if (strcmp(sample[i], s->name) == 0)
            return true;
    return all && is_laid(s);
}

/* In a window, with no picture there yet: what ends a game is seen, and then its page. */
static void test_ends_come_in_a_window(void **state)
{
    (void)state;
    static const char *const ends[] = {"ace-victory", "ace-defeat", "spec-end", NULL};
    for (const char *const *name = ends; *name; name++) {
        struct bench film = bench_drawn(2 * W, 2 * H, settings_new());
        canvas_hasten(film.canvas);
        assert_true(scene_begins(&film, showcase_named(*name)));
        for (int ms = 0; ms < END_MS && strcmp(app_top(film.app)->type->name, "result") != 0;
             ms += STEP_MS)
            scene_goes_on(&film, STEP_MS);
        assert_string_equal(app_top(film.app)->type->name, "result");
        bench_close(&film);
    }
}

/* ---- what is looked at ---- */

static int told(const char *name, int64_t ms, int worst)
{
    if (all)
        printf("%s: %d turns in its worst second\n", name, worst);
    if (worst <= MOST_TURNS)
        return 0;
    printf("%s: after %d ms it flashes more than three times a second\n", name, (int)ms);
    return 1;
}

static int flashes_of_scene(const struct showcase *s)
{
    static struct flashes f[2];
    /* pages of ends are not drawn smaller */
    const int times = is_end(s) ? 2 : 1;
    struct bench film = bench_drawn(W * times, H * times, settings_new());
    int worst = 0, at = 0;
    nothing_seen(f);
    if (scene_begins(&film, s))
        for (int ms = 0; ms < FILM_MS; ms += STEP_MS) {
            scene_goes_on(&film, STEP_MS);
            const int now = flashing_either(f, film.canvas, ms);
            at = now > worst ? ms : at;
            worst = now > worst ? now : worst;
        }
    /* what does not begin does not flash either */
    if (is_brightest(s) && app_frames(film.app) < MOVES_LEAST)
        fail_msg("%s: nothing moves", s->name);
    bench_close(&film);
    return told(s->name, at, worst);
}

/* Time of the clock that is given runs on where nothing moves: then there is nothing to see, and
 * hands do something. */
static int flashes_of_play(const struct play *play, int frames)
{
    static struct flashes f[2];
    struct bench film = bench_drawn(W, H, settings_new());
    struct player_hands hands;
    int worst = 0, seen = 0;
    int64_t at = 0;
    nothing_seen(f);
    play_begin(&hands, film.app, play);
    for (int turn = 0; turn < 200 * frames && seen < frames; turn++) {
        const long before = app_frames(film.app);
        const int wait = app_frame(film.app);
        if (app_frames(film.app) != before) {
            const int now = flashing_either(f, film.canvas, app_now(film.app));
            at = now > worst ? app_now(film.app) : at;
            worst = now > worst ? now : worst;
            seen++;
        } else if (wait > 0 && wait <= 25) {
            SDL_Delay(1); /* a bot thinks, in real time */
        }
        app_clock(film.app, app_now(film.app) + STEP_MS);
        play_hands(&hands, wait == 0);
    }
    bench_close(&film);
    return told(play->name, at, worst);
}

static void test_nothing_flashes(void **state)
{
    (void)state;
    int faults = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++)
        if (is_due(s) || is_bright(s))
            faults += flashes_of_scene(s);
    for (const struct play *p = plays; p->name; p++)
        if (all || strcmp(p->name, "ace") == 0 || strcmp(p->name, "upcolor") == 0)
            faults += flashes_of_play(p, all ? PLAY_FRAMES_ALL : PLAY_FRAMES);
    assert_int_equal(faults, 0);
}

/* ---- reduced motion ---- */

enum { PICTURES = 400, IN_A_ROW = 3, SHAKE = 24 };

struct seen {
    char name[80];
    int x, y, w, h, angle, moved, dx, dy;
};
struct frame {
    struct seen at[PICTURES];
    int n;
};

static void read_frame(const char *dump, struct frame *out)
{
    out->n = 0;
    for (const char *s = dump; (s = strstr(s, "\npicture ")) != NULL && out->n < PICTURES; s++) {
        struct seen *p = &out->at[out->n];
        const char *end = s + 1 + strcspn(s + 1, "\n"), *turned = strstr(s + 1, " angle ");
        *p = (struct seen){0};
        if (sscanf(s + 1, "picture %d %d %d %d %79s", &p->x, &p->y, &p->w, &p->h, p->name) != 5)
            continue;
        p->angle = turned && turned < end ? atoi(turned + 7) : 0;
        out->n++;
    }
}

/* The same picture for the so manieth time. */
static const struct seen *same(const struct frame *f, const struct frame *now, int i)
{
    int nth = 0;
    for (int k = 0; k < i; k++)
        nth += strcmp(now->at[k].name, now->at[i].name) == 0;
    for (int k = 0; k < f->n; k++)
        if (strcmp(f->at[k].name, now->at[i].name) == 0 && nth-- == 0)
            return &f->at[k];
    return NULL;
}

static int count(const struct frame *f, const char *name)
{
    int n = 0;
    for (int i = 0; i < f->n; i++)
        n += strcmp(f->at[i].name, name) == 0;
    return n;
}

/* What takes another place at once is no motion, there and back neither (a card is played, and one
 * is drawn); what goes on in three frames running is, and what shakes. */
static int travels(const struct frame *before, struct frame *now, const char *where, int ms)
{
    int faults = 0;
    for (int i = 0; i < now->n; i++) {
        struct seen *p = &now->at[i];
        const struct seen *was = same(before, now, i);
        if (!was || count(before, p->name) != count(now, p->name))
            continue;
        const bool moves = abs(p->x - was->x) + abs(p->y - was->y) > 1 || abs(p->w - was->w) > 2 ||
                           abs(p->angle - was->angle) > 0;
        p->dx = p->x - was->x;
        p->dy = p->y - was->y;
        const bool back = p->dx * was->dx + p->dy * was->dy < 0 && abs(p->dx) + abs(p->dy) > SHAKE;
        p->moved = !moves ? 0 : back ? 1 : was->moved + 1;
        if (p->moved != IN_A_ROW)
            continue;
        if (where)
            printf("%s: with reduced motion “%s” is on its way %d ms in\n", where, p->name, ms);
        faults++;
    }
    return faults;
}

static int motion_of_scene(const struct showcase *s, bool calm)
{
    static struct frame frames[2];
    struct bench film = calm ? film_calm() : bench_open(1280, 720, "en", 100);
    int faults = 0;
    frames[0].n = frames[1].n = 0;
    if (scene_begins(&film, s))
        for (int i = 0; i < FILM_MS / STEP_MS; i++) {
            scene_goes_on(&film, STEP_MS);
            read_frame(canvas_text_dump(film.canvas), &frames[i % 2]);
            faults +=
                travels(&frames[1 - i % 2], &frames[i % 2], calm ? s->name : NULL, i * STEP_MS);
        }
    bench_close(&film);
    return faults;
}

static int motion_of_play(const struct play *play, int n)
{
    static struct frame frames[2];
    struct bench film = film_calm();
    struct player_hands hands;
    int64_t last = 0;
    int faults = 0, seen = 0;
    frames[0].n = frames[1].n = 0;
    play_begin(&hands, film.app, play);
    for (int turn = 0; turn < 200 * n && seen < n; turn++) {
        const long before = app_frames(film.app);
        const int wait = app_frame(film.app);
        if (app_frames(film.app) != before) {
            if (app_now(film.app) - last > 2 * STEP_MS)
                frames[1 - seen % 2].n = 0; /* it has rested since: another table */
            last = app_now(film.app);
            read_frame(canvas_text_dump(film.canvas), &frames[seen % 2]);
            faults += travels(&frames[1 - seen % 2], &frames[seen % 2], play->name, (int)last);
            seen++;
        } else if (wait > 0 && wait <= 25) {
            SDL_Delay(1);
        }
        app_clock(film.app, app_now(film.app) + STEP_MS);
        const struct point at = hands.hand;
        play_hands(&hands, wait == 0);
        if (hands.hand.x != at.x || hands.hand.y != at.y)
            /* what is pointed at stands out at once: three pointings are no travel */
            frames[1 - seen % 2].n = 0;
    }
    bench_close(&film);
    return faults;
}

static void test_reduced_motion_moves_nothing(void **state)
{
    (void)state;
    int faults = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++)
        if (is_moment(s) && (all || (s - showcase_all()) % 6 == 0))
            faults += motion_of_scene(s, true);
        else if (strcmp(s->name, "power-deploy") == 0 && motion_of_scene(s, false) == 0)
            fail_msg("a card that is dropped is not seen to move");
    for (const struct play *p = plays; p->name; p++)
        if (all || strcmp(p->name, "ace") == 0 || strcmp(p->name, "upcolor") == 0)
            faults += motion_of_play(p, all ? PLAY_FRAMES_ALL : PLAY_FRAMES);
    assert_int_equal(faults, 0);
}

/* ---- …and tells as much ---- */

enum { WORDS = 600, LEGIBLE = 25, GLIMPSED = 5 /* frames */ };

struct told {
    struct {
        char words[96];
        int frames, last;
    } line[WORDS];
    int n;
};

/* A figure that counts up is another line in each frame, and none of them legible but the last. */
static void hear(struct told *t, const char *dump, int frame)
{
    for (const char *s = dump; (s = strstr(s, "\ntext ")) != NULL; s++) {
        const char *end = s + 1 + strcspn(s + 1, "\n"), *from = strchr(s, '"');
        char words[sizeof t->line[0].words];
        int i = 0;
        if (!from || from > end)
            continue;
        snprintf(words, sizeof words, "%.*s", (int)(end - from), from);
        while (i < t->n && strcmp(t->line[i].words, words) != 0)
            i++;
        if (i == WORDS)
            continue;
        if (i == t->n) {
            t->n++;
            snprintf(t->line[i].words, sizeof t->line[i].words, "%s", words);
            t->line[i].frames = 0;
        } else if (t->line[i].last == frame) {
            continue;
        }
        t->line[i].frames++;
        t->line[i].last = frame;
    }
}

static void tell_of_scene(const struct showcase *s, bool calm, struct told *out)
{
    struct bench film = calm ? film_calm() : bench_open(1280, 720, "en", 100);
    out->n = 0;
    if (scene_begins(&film, s))
        for (int i = 0; i < TOLD_MS / STEP_MS; i++) {
            scene_goes_on(&film, STEP_MS);
            hear(out, canvas_text_dump(film.canvas), i);
        }
    bench_close(&film);
}

/* Lines that stand for a second with motion and aren't there without it. Steps of what is counted
 * or paid are shorter, and may be left out. */
static int lost(const struct told *full, const struct told *calm, const char *name)
{
    int faults = 0;
    for (int i = 0; i < full->n; i++) {
        int k = 0;
        if (full->line[i].frames < LEGIBLE)
            continue;
        while (k < calm->n && strcmp(calm->line[k].words, full->line[i].words) != 0)
            k++;
        if (k < calm->n && calm->line[k].frames >= GLIMPSED)
            continue;
        if (name)
            printf("%s: reduced motion does not tell %s\n", name, full->line[i].words);
        faults++;
    }
    return faults;
}

static void test_reduced_motion_tells_as_much(void **state)
{
    static struct told full, calm, none;
    (void)state;
    int faults = 0, seen = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        if (!is_due(s) && !is_bright(s))
            continue;
        tell_of_scene(s, false, &full);
        tell_of_scene(s, true, &calm);
        faults += lost(&full, &calm, s->name);
        if (full.n > 0) {
            seen++;
            assert_true(lost(&full, &none, NULL) > 0);
        }
    }
    assert_true(seen > 10);
    assert_int_equal(faults, 0);
}

/* ---- no travel is linear ---- */

enum {
    FINE_MS = 20,
    STEPS = 6,
    STEP_LEAST = 6,
    ROUNDING = 2,
    FINE_FRAMES = 400,
    FINE_FRAMES_ALL = 4000
};

/* A picture on its way, step by step, until it rests: of so many, the shortest and the longest. */
struct way {
    char name[80];
    int x, y, steps;
    float least, most;
    bool goes_on;
};
struct ways {
    struct way at[PICTURES];
    int n;
};

/* All its steps alike, to the pixels to which places are rounded: it sets out and arrives at once,
 * as a machine does. */
static bool is_linear(const struct way *w)
{
    return w->steps >= STEPS && w->least >= STEP_LEAST && w->most - w->least <= ROUNDING;
}

static struct way *same_way(struct ways *before, const struct frame *was, const struct frame *now,
                            int i)
{
    const struct seen *s = same(was, now, i);
    return s && count(was, s->name) == count(now, s->name) ? &before->at[s - was->at] : NULL;
}

static int told_if_linear(const struct way *w, const char *where, int ms)
{
    if (!is_linear(w))
        return 0;
    if (where)
        printf("%s: “%s” travelled evenly, %d steps of %.0f to %.0f pixels, until %d ms\n", where,
               w->name, w->steps, (double)w->least, (double)w->most, ms);
    return 1;
}

/* Goes on with every way; the linear ones that have ended, at rest or out of sight, are told. */
static int follow_ways(struct ways *before, struct ways *out, const struct frame *was,
                       const struct frame *now, const char *where, int ms)
{
    int faults = 0;
    out->n = now->n;
    for (int i = 0; i < now->n; i++) {
        struct way *w = same_way(before, was, now, i), *k = &out->at[i];
        *k = w ? *w : (struct way){0};
        k->goes_on = false;
        const float step =
            w ? hypotf((float)(now->at[i].x - w->x), (float)(now->at[i].y - w->y)) : 0;
        snprintf(k->name, sizeof k->name, "%s", now->at[i].name);
        k->x = now->at[i].x;
        k->y = now->at[i].y;
        if (step > 0) {
            k->least = k->steps ? fminf(k->least, step) : step;
            k->most = fmaxf(k->most, step);
            k->steps++;
            w->goes_on = true;
            continue;
        }
        k->steps = 0;
        k->least = k->most = 0;
    }
    for (int i = 0; i < before->n; i++)
        faults += before->at[i].goes_on ? 0 : told_if_linear(&before->at[i], where, ms);
    return faults;
}

static int linear_ways_of_play(const struct play *play, int n)
{
    static struct frame frames[2];
    static struct ways ways[2];
    struct bench film = bench_open(1280, 720, "en", 100);
    struct player_hands hands;
    int faults = 0, seen = 0;
    frames[0].n = frames[1].n = ways[0].n = ways[1].n = 0;
    play_begin(&hands, film.app, play);
    for (int turn = 0; turn < 200 * n && seen < n; turn++) {
        const long before = app_frames(film.app);
        const int wait = app_frame(film.app), now = seen % 2;
        if (app_frames(film.app) != before) {
            read_frame(canvas_text_dump(film.canvas), &frames[now]);
            faults += follow_ways(&ways[1 - now], &ways[now], &frames[1 - now], &frames[now],
                                  play->name, (int)app_now(film.app));
            seen++;
        } else if (wait > 0 && wait <= 25) {
            SDL_Delay(1);
        }
        app_clock(film.app, app_now(film.app) + FINE_MS);
        play_hands(&hands, wait == 0);
    }
    bench_close(&film);
    return faults;
}

static int linear_ways_of_scene(const struct showcase *s)
{
    static struct frame frames[2];
    static struct ways ways[2];
    struct bench film = bench_open(1280, 720, "en", 100);
    int faults = 0;
    frames[0].n = frames[1].n = ways[0].n = ways[1].n = 0;
    if (scene_begins(&film, s))
        for (int i = 0; i < FILM_MS / FINE_MS; i++) {
            const int now = i % 2;
            scene_goes_on(&film, FINE_MS);
            read_frame(canvas_text_dump(film.canvas), &frames[now]);
            faults += follow_ways(&ways[1 - now], &ways[now], &frames[1 - now], &frames[now],
                                  s->name, i * FINE_MS);
        }
    bench_close(&film);
    return faults;
}

static void test_even_steps_are_found(void **state)
{
    static struct frame frames[2];
    static struct ways ways[2];
    (void)state;
    for (int eased = 0; eased < 2; eased++) {
        int faults = 0;
        frames[0].n = frames[1].n = 0;
        for (int i = 0; i <= 14; i++) { /* 300 pixels in 220 ms, then it rests */
            const float t = fminf(1, (float)i * FINE_MS / 220),
                        along = eased ? 1 - (1 - t) * (1 - t) * (1 - t) : t;
            struct frame *f = &frames[i % 2];
            f->n = 1;
            f->at[0] = (struct seen){.name = "card", .x = (int)(along * 300), .y = 100};
            faults += follow_ways(&ways[1 - i % 2], &ways[i % 2], &frames[1 - i % 2], f, NULL, 0);
        }
        assert_int_equal(faults, eased ? 0 : 1);
    }
}

static void test_no_travel_is_linear(void **state)
{
    (void)state;
    int faults = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++)
        if (is_due(s))
            faults += linear_ways_of_scene(s);
    for (const struct play *p = plays; p->name; p++)
        if (all || strcmp(p->name, "ace") == 0 || strcmp(p->name, "holdem") == 0)
            faults += linear_ways_of_play(p, all ? FINE_FRAMES_ALL : FINE_FRAMES);
    assert_int_equal(faults, 0);
}

int main(int argc, char **argv)
{
    i18n_start();
    all = argc > 1 && strcmp(argv[1], "all") == 0;
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_the_measure),
                                       cmocka_unit_test(test_flashes_are_found),
                                       cmocka_unit_test(test_ends_come_in_a_window),
                                       cmocka_unit_test(test_nothing_flashes),
                                       cmocka_unit_test(test_reduced_motion_moves_nothing),
                                       cmocka_unit_test(test_reduced_motion_tells_as_much),
                                       cmocka_unit_test(test_even_steps_are_found),
                                       cmocka_unit_test(test_no_travel_is_linear)};
    return cmocka_run_group_tests_name("motion", tests, NULL, NULL);
}
