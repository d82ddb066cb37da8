/* Shows the game without a window, for who presents it (tools/press):
 *
 *     film move SCENE LANGUAGE WxH RATE FROM TO             a named scene, from FROM to TO ms
 *     film play GAME SEATS SEED LANGUAGE WxH RATE FROM TO   a game that bots play for everybody
 *     film art WxH FILE.png [bare]                          the four doors and the name, laid out
 *                                                           for that shape; bare: without the name
 *
 * The first two write frames to the output, RATE a second, as raw RGB of 24 bits a pixel. A scene's
 * life comes from its seed and from no clock: the same pixels every time. */
#include "app.h"
#include "ace_settings.h"
#include "bot.h"
#include "canvas_sdl.h"
#include "font.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "showcase.h"
#include "showcase_laid.h"
#include "table_inside.h"
#include "title_doors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool size_of(const char *text, int *w, int *h)
{
    return sscanf(text, "%dx%d", w, h) == 2 && *w >= 64 && *h >= 64 && *w <= 7680 && *h <= 4320;
}

static int refuse(const char *what, const char *why)
{
    fprintf(stderr, "film: %s: %s\n", what, why);
    return 1;
}

/* ---- in motion ---- */

struct film {
    struct fonts *fonts;
    struct canvas *canvas;
    struct audio *audio;
    struct app *app;
    struct rng rng;
    bool plays;   /* a game, by nobody's hands; else a scene is left alone */
    int64_t rest; /* when something moved last */
    int w, h;
};

static bool film_open(struct film *f)
{
    *f = (struct film){.w = f->w, .h = f->h, .rng = rng_seed(7), .fonts = fonts_open()};
    char *assets = path_assets();
    f->canvas = f->fonts ? canvas_offscreen_new(f->w, f->h, assets, f->fonts) : NULL;
    if (f->canvas) {
        struct settings *settings = settings_new();
        settings_set(settings, SETTING_FIRST_START_DONE, 1);
        f->audio = audio_open(assets, true);
        f->app = app_new(&(struct app_parts){.canvas = f->canvas,
                                             .fonts = f->fonts,
                                             .audio = f->audio,
                                             .settings = settings,
                                             .lang = i18n_language()});
        app_scripted(f->app, true);
    }
    mem_free(assets);
    return f->app != NULL;
}

static void film_close(struct film *f)
{
    if (f->app)
        app_free(f->app);
    if (f->audio)
        audio_close(f->audio);
    if (f->canvas)
        canvas_free(f->canvas);
    if (f->fonts)
        fonts_close(f->fonts);
}

/* One decision for the person in front, by the game's best bot, when everything has come to rest.
 */
static void decide(struct table *t, struct rng *rng)
{
    struct view v;
    const seat who = seat_first(match_waiting(t->match));
    if (match_over(t->match) || !seating_person_at(&t->seating, who))
        return;
    match_view(t->match, who, &v);
    struct action a = bot_best(v.rules.game->id)->choose(&v, rng, &temper_even);
    match_play(t->match, &a, 0);
    table_hand_down(t);
    table_hear(t);
    app_redraw(t->scene.app);
}

/* What somebody's hands would do now. `still`: nothing moves. */
static void play_on(struct film *f, bool still)
{
    enum { LOOK_MS = 700 };
    const int64_t now = app_now(f->app);
    struct scene *top = app_top(f->app);
    if (!still)
        f->rest = now;
    if (now - f->rest < LOOK_MS)
        return;
    f->rest = now;
    if (strcmp(top->type->name, "table") == 0)
        decide((struct table *)top, &f->rng);
    else
        app_input(f->app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
}

static void open_game(struct app *app, const char *game, int seats, const char *seed)
{
    struct seating s;
    app_set(app, ace_setting(ACE_SETTING_STORY), STORY_NEVER);
    if (seats > 1) {
        seating_default(&s, games_find(game), seats);
        seating_sit_guest(&s, 0);
        seating_name(s.seat[0].name, laid_hero());
        s.privacy = PRIVACY_ONE;
    }
    table_open(app,
               &(struct table_request){
                   .game = game, .seed = seed, .seating = seats > 1 ? &s : NULL, .apart = true});
}

/* Until every picture is there at its right size: a film waits for nobody. */
static void finish_frame(struct app *app)
{
    enum { TRIES = 400 };
    app_frame(app);
    for (int i = 0; i < TRIES && canvas_owes(app_canvas(app)); i++) {
        app_exposed(app);
        app_frame(app);
    }
}

static bool put_frame(const struct film *f, uint8_t *row)
{
    for (int y = 0; y < f->h; y++) {
        for (int x = 0; x < f->w; x++) {
            const uint32_t p = canvas_pixel(f->canvas, x, y);
            row[3 * x] = (uint8_t)(p >> 24);
            row[3 * x + 1] = (uint8_t)(p >> 16);
            row[3 * x + 2] = (uint8_t)(p >> 8);
        }
        if (fwrite(row, 3, (size_t)f->w, stdout) != (size_t)f->w)
            return false;
    }
    return true;
}

/* The clock goes on in the steps of a screen of 30 pictures a second, or as fine as is filmed. */
static bool film_take(struct film *f, int rate, int from, int to)
{
    enum { STEP = 34 };
    uint8_t *row = mem_alloc(3 * (size_t)f->w);
    bool good = true;
    for (int n = 0, now = 0; good; n++) {
        const int due = from + n * 1000 / rate;
        if (due >= to)
            break;
        while (now < due) {
            const int step = due - now < STEP ? due - now : STEP;
            now += step;
            app_clock(f->app, app_now(f->app) + step);
            const int wait = app_frame(f->app);
            if (f->plays)
                play_on(f, wait < 0 || wait > STEP);
        }
        finish_frame(f->app);
        good = put_frame(f, row);
    }
    mem_free(row);
    return good;
}

/* word: SCENE, or GAME SEATS SEED; then LANGUAGE SIZE RATE FROM TO in `how`. */
static int moving_main(char **word, char **how, bool plays)
{
    const struct showcase *scene = plays ? NULL : showcase_named(word[0]);
    const int rate = atoi(how[2]), from = atoi(how[3]), to = atoi(how[4]);
    struct film f;
    if (!plays && !scene)
        return refuse(word[0], "there is no such scene (carre shot --list)");
    const struct game *g = plays ? games_find(word[0]) : NULL;
    if (plays && !g)
        return refuse(word[0], "there is no such game");
    if (plays && (atoi(word[1]) < g->seats_min || atoi(word[1]) > g->seats_max))
        return refuse(word[1], "the game is not for so many seats");
    if (!i18n_switch(how[0]))
        return refuse(how[0], "there is no such language");
    if (!size_of(how[1], &f.w, &f.h))
        return refuse(how[1], "this is no size, such as 1280x720");
    if (rate < 1 || rate > 120 || from < 0 || to <= from)
        return refuse(how[3], "wanted are 1 to 120 frames a second, and a later end");
    bool good = film_open(&f);
    if (good) {
        f.plays = plays;
        if (plays)
            open_game(f.app, word[0], atoi(word[1]), word[2]);
        else
            showcase_open(scene, f.app);
        good = film_take(&f, rate, from, to);
    }
    film_close(&f);
    return good ? 0 : refuse(word[0], "the frames could not be drawn or written");
}

/* ---- the doors as one picture ---- */

/* What of a door is picture: its frame and the plate with its name are left out. Design units of
 * title_doors.h. */
static const struct rect inner = {26, 30, DOOR_W - 52, 424};

/* Scaled until it covers the panel, in its middle. */
static void draw_panel(struct canvas *c, const struct door *d, struct rect panel)
{
    const float by_w = panel.w / inner.w, by_h = panel.h / inner.h, u = by_w > by_h ? by_w : by_h;
    const struct rect door = {panel.x + panel.w / 2 - (inner.x + inner.w / 2) * u,
                              panel.y + panel.h / 2 - (inner.y + inner.h / 2) * u, DOOR_W * u,
                              DOOR_H * u};
    canvas_push_clip(c, panel);
    canvas_picture(c, d->art, door, paint_plain());
    canvas_pop_clip(c);
}

/* The mark and the name on a plate: a band at the foot of a wide picture, the middle of a tall one.
 */
static void draw_name(struct canvas *c, struct rect plate)
{
    enum { MARK_W = 1120, MARK_H = 300 }; /* of the picture */
    const float by_w = plate.w * 0.9F / MARK_W, by_h = plate.h * 0.86F / MARK_H,
                u = by_w < by_h ? by_w : by_h;
    const struct point middle = {plate.x + plate.w / 2, plate.y + plate.h / 2};
    canvas_fill(c, plate, 0x14161DFFU);
    canvas_fill(c, rect_make(plate.x, plate.y, plate.w, plate.h * 0.02F), 0xE3AE45FFU);
    canvas_picture(c, "frame/wordmark-light", rect_around(middle, MARK_W * u, MARK_H * u),
                   paint_plain());
}

static void draw_art(struct canvas *c, bool named)
{
    const struct rect all = canvas_size(c);
    const bool tall = all.h > all.w;
    const int n = doors(), columns = tall ? (n + 1) / 2 : n, rows = (n + columns - 1) / columns;
    const float gap = (tall ? all.w : all.h) * 0.012F,
                plate = !named ? 0 : all.h * (tall ? 0.17F : 0.27F);
    const float w = (all.w - (float)(columns - 1) * gap) / (float)columns,
                h = (all.h - plate - (float)(rows - 1) * gap) / (float)rows;
    canvas_begin(c);
    canvas_clear(c, 0x14161DFFU);
    for (int i = 0; i < n; i++) {
        const int row = i / columns;
        draw_panel(c, door_nth(i),
                   rect_make((float)(i % columns) * (w + gap),
                             (float)row * (h + gap) + (tall && row ? plate : 0), w, h));
    }
    if (named)
        draw_name(c, rect_make(0, tall ? h : all.h - plate, all.w, plate));
    canvas_end(c);
}

static int art_main(int words, char **word)
{
    int w, h;
    if (!size_of(word[0], &w, &h))
        return refuse(word[0], "this is no size, such as 1280x720");
    struct fonts *fonts = fonts_open();
    char *assets = path_assets();
    struct canvas *canvas = fonts ? canvas_offscreen_new(w, h, assets, fonts) : NULL;
    if (!canvas)
        return refuse(word[0], "no fonts, or no memory");
    draw_art(canvas, words < 3);
    const bool good = canvas_save_png(canvas, word[1]);
    canvas_free(canvas);
    fonts_close(fonts);
    mem_free(assets);
    return good ? 0 : 1;
}

int main(int argc, char **argv)
{
    i18n_start();
    if (argc == 8 && strcmp(argv[1], "move") == 0)
        return moving_main(argv + 2, argv + 3, false);
    if (argc == 10 && strcmp(argv[1], "play") == 0)
        return moving_main(argv + 2, argv + 5, true);
    if ((argc == 4 || (argc == 5 && strcmp(argv[4], "bare") == 0)) && strcmp(argv[1], "art") == 0)
        return art_main(argc - 2, argv + 2);
    fprintf(stderr, "film: wanted are move SCENE …, play GAME …, or art WxH FILE.png [bare].\n");
    return 2;
}
