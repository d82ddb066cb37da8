/* test_pressed.c - where presses lead from every named scene, and what is shown, said and heard on
 * the way.
 *
 *     test-pressed [--rebaseline]
 *     test-pressed --show NAME        all that the scene's digest stands for, press by press; or
 * the way's of that name
 *
 * `seen` looks at scenes at rest. Here each of them is left to hands that press, pull, type and
 * turn wheels by lot, drawn from its name: those of one of four people, with a keyboard, a pad, a
 * mouse or a finger, who differ in language, size and settings. baseline/pressed/<first word>.txt
 * has a line a scene: whose hands, the scenes that were on top, and a digest of all pictures, of
 * all controls, of what was said aloud, of each sound, and of when the next frame was wished for.
 * Bots think very little, so that what they choose is soon chosen.
 *
 * What hands hardly find by lot is pressed on purpose: the ways of baseline/ways.txt, each in a
 * store of its own. baseline/pressed/ways.txt has a line a step, and at the end of a way the files
 * that it made for other programs. */
#include "baseline.h"
#include "cue_words.h"
#include "digest.h"
#include "file.h"
#include "game_folder.h"
#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "player.h"
#include "rng.h"
#include "scenes.h"
#include "scratch.h"
#include "script.h"
#include "showcase.h"
#include "showcase_walk.h"
#include "store.h"
#include "system.h"
#include "wraps.h"

#include <dirent.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    PRESSES = 8,
    PRESSES_OF_LAID = 6,
    FRAME_MS = 250,
    REST_MS = 1000,
    SETTLED_MS = 6000,
    LINE = 400
};

/* ---- a clock that stands, no chance, no threads, bots that hardly think (tests/meson.build) ----
 */

char *__wrap_system_folder(enum system_folder which);
void __wrap_match_seed_random(uint8_t seed[SEED_BYTES]);
void __wrap_match_seed_code(char out[14]);
void __real_player_temper(struct player *p, const struct temper *temper);
void __wrap_player_temper(struct player *p, const struct temper *temper);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*work)(void *of),
                          void *of);
int __real_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*work)(void *of),
                          void *of);
int __wrap_pthread_join(pthread_t thread, void **out);
int __real_pthread_join(pthread_t thread, void **out);

/* What is saved for other programs lies in the test's own folder, apart for each walk. */
static const char *walked;
char *__wrap_system_folder(enum system_folder which)
{
    (void)which;
    return mem_copy_text(walked);
}

void __wrap_match_seed_random(uint8_t seed[SEED_BYTES]) { memset(seed, 7, SEED_BYTES); }
void __wrap_match_seed_code(char out[14]) { memcpy(out, "ABCDEFGHJKLMN", 14); }

void __wrap_player_temper(struct player *p, const struct temper *temper)
{
    struct temper with = *temper;
    with.budget = 1;
    __real_player_temper(p, &with);
}

/* What a thread would think about is thought at once; a store's writes until the store is closed.
 */
static bool threads;
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*work)(void *of),
                          void *of)
{
    if (threads)
        return __real_pthread_create(thread, how, work, of);
    *thread = pthread_self();
    work(of);
    return 0;
}

int __wrap_pthread_join(pthread_t thread, void **out)
{
    return pthread_equal(thread, pthread_self()) ? 0 : __real_pthread_join(thread, out);
}

bool __wrap_souvenir_save_sized(souvenir_picture *draw, const void *of, struct souvenir_size size,
                                struct fonts *fonts, const char *lang, const char *name,
                                char **path, char *why, size_t room)
{
    (void)draw, (void)of, (void)size, (void)fonts, (void)lang, (void)why, (void)room;
    *path = mem_copy_text(name);
    return true;
}

/* ---- what is noticed ---- */

static uint64_t digest;
static bool showing;

static void note(const char *text)
{
    digest = (digest ^ digest_text(text)) * 0x100000001b3u;
    if (showing)
        fputs(text, stdout);
}

static void note_line(const char *format, ...)
{
    char line[LINE];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    note(line);
}

void __wrap_audio_music(struct audio *a, const char *name);

void __wrap_audio_cue(struct audio *a, const struct audio_cue *cue)
{
    struct strbuf words = STRBUF_EMPTY;
    (void)a;
    cue_words(&words, cue);
    note(strbuf_text(&words));
    strbuf_free(&words);
}

void __wrap_audio_hush(struct audio *a, int ms)
{
    (void)a;
    note_line("hush %d\n", ms);
}

void __wrap_audio_music(struct audio *a, const char *name)
{
    (void)a;
    note_line("music %s\n", name ? name : "-");
}

struct walk {
    struct bench b;
    struct rng rng;
    int w, h;
    long said;
    const char *on; /* the scene on top, when it was looked at last */
};

static void note_said(struct walk *k)
{
    const long count = speech_count(k->b.speech);
    for (long i = count - k->said - 1; i >= 0; i--)
        if (speech_said(k->b.speech, (int)i))
            note_line("said %s\n", speech_said(k->b.speech, (int)i));
    k->said = count;
}

static const char *text_or(const char *text) { return text ? text : "-"; }

static void note_items(struct walk *k)
{
    const struct items *it = app_top(k->b.app)->items;
    for (int n = 0; n < items_count(it); n++) {
        const struct item *i = items_at(it, n);
        note_line(
            "item %d \"%s\" %s %s %s key %d pad %d at %ld %ld %ld %ld, %d to %d: %d%s%s%s%s\n",
            (int)i->role, i->name, text_or(i->value), text_or(i->why_not), text_or(i->about),
            (int)i->key, (int)i->pad, lroundf(i->bounds.x), lroundf(i->bounds.y),
            lroundf(i->bounds.w), lroundf(i->bounds.h), (int)i->min, (int)i->max, (int)i->amount,
            i->focused ? " focused" : "", i->hovered ? " hovered" : "",
            i->pressed ? " pressed" : "", i->chosen ? " chosen" : "");
    }
}

/* Time goes on; what is on the screen at its end is looked at. */
static void wait_and_look(struct walk *k, int ms)
{
    struct app *app = k->b.app;
    note_line("wishes %d\n", app_frame(app));
    for (int at = 0; at < ms && !app_done(app); at += FRAME_MS) {
        app_clock(app, app_now(app) + (ms - at < FRAME_MS ? ms - at : FRAME_MS));
        note_line("wishes %d\n", app_frame(app));
    }
    if (app_done(app))
        return;
    note_said(k);
    note_items(k);
    note(canvas_text_dump(k->b.canvas));
}

/* ---- hands ---- */

static int one_of(struct walk *k, int n) { return rng_below(&k->rng, n); }

static void gives(struct walk *k, struct input in)
{
    static const char *const kind[] = {"move",  "down", "up",  "gone", "second",
                                       "wheel", "key",  "pad", "lift", "text"};
    if (app_done(k->b.app))
        return;
    note_line("> %s %ld %ld, wheel %ld, key %d%s%s%s, pad %d \"%s\"\n", kind[in.kind],
              lroundf(in.at.x), lroundf(in.at.y), lroundf(in.wheel), (int)in.key,
              in.shift ? " shift" : "", in.ctrl ? " ctrl" : "", in.repeat ? " held" : "",
              (int)in.pad, in.text);
    app_input(k->b.app, &in);
}

static void ticks(struct walk *k, int ms)
{
    app_clock(k->b.app, app_now(k->b.app) + ms);
    app_frame(k->b.app);
}

static void presses(struct walk *k, struct input in)
{
    gives(k, in);
    ticks(k, 30);
    gives(k, (struct input){.kind = INPUT_LIFT, .key = in.key, .pad = in.pad});
}

static void presses_key(struct walk *k, enum key key)
{
    presses(k, (struct input){.kind = INPUT_KEY, .key = key});
}

/* Any of those on the screen that has a shortcut; NULL: none that was tried. */
static const struct item *any_item(struct walk *k, bool keyed, bool padded)
{
    const struct items *it = app_top(k->b.app)->items;
    for (int tries = 0; tries < 12 && items_count(it); tries++) {
        const struct item *i = items_at(it, one_of(k, items_count(it)));
        if ((!keyed || i->key) && (!padded || i->pad))
            return i;
    }
    return NULL;
}

static void types(struct walk *k)
{
    static const char *const texts[] = {"a", "Zoé", "  ", "12", "日本", "B"};
    struct input in = {.kind = INPUT_TEXT};
    snprintf(in.text, sizeof in.text, "%s", texts[one_of(k, 6)]);
    gives(k, in);
}

static void by_keys(struct walk *k)
{
    static const enum key arrows[] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN},
                          others[] = {KEY_PAGE_DOWN, KEY_PAGE_UP,   KEY_HOME,      KEY_END,
                                      KEY_F1,        KEY_F2,        KEY_BACKSPACE, KEY_DELETE,
                                      KEY_PLUS,      KEY_MINUS,     (enum key)'H', (enum key)'1',
                                      (enum key)'2', (enum key)'R', (enum key)'U', (enum key)'L',
                                      (enum key)'N', (enum key)'P'};
    const struct item *i;
    struct input in = {.kind = INPUT_KEY};
    switch (one_of(k, 14)) {
    case 0:
    case 1:
    case 2: presses_key(k, arrows[one_of(k, 4)]); break;
    case 3:
        in.key = arrows[one_of(k, 4)];
        for (int n = 0; n < 3; n++, in.repeat = true)
            gives(k, in);
        gives(k, (struct input){.kind = INPUT_LIFT, .key = in.key});
        break;
    case 4:
        presses(k, (struct input){.kind = INPUT_KEY, .key = KEY_TAB, .shift = one_of(k, 3) == 0});
        break;
    case 5:
    case 6:
    case 7:
        if ((i = any_item(k, true, false)))
            presses_key(k, i->key);
        break;
    case 8:
    case 9: presses_key(k, KEY_ENTER); break;
    case 10: presses_key(k, KEY_SPACE); break;
    case 11: presses_key(k, one_of(k, 3) ? others[one_of(k, 18)] : KEY_ESCAPE); break;
    default:
        if (app_types(k->b.app))
            types(k);
        else
            presses_key(k, others[one_of(k, 18)]);
    }
}

static void presses_pad(struct walk *k, enum pad pad, enum pad_kind kind)
{
    presses(k, (struct input){.kind = INPUT_PAD, .pad = pad, .pad_kind = kind});
}

static void by_pad(struct walk *k)
{
    static const enum pad others[] = {PAD_LEFT_SHOULDER,
                                      PAD_RIGHT_SHOULDER,
                                      PAD_LEFT_TRIGGER,
                                      PAD_RIGHT_TRIGGER,
                                      PAD_START,
                                      PAD_BACK,
                                      PAD_X,
                                      PAD_Y,
                                      PAD_B};
    const struct item *i;
    switch (one_of(k, 9)) {
    case 0:
    case 1:
    case 2: presses_pad(k, (enum pad)(PAD_LEFT + one_of(k, 4)), PAD_NINTENDO); break;
    case 3:
    case 4: presses_pad(k, PAD_A, PAD_NINTENDO); break;
    case 5:
    case 6:
        if ((i = any_item(k, false, true)))
            presses_pad(k, i->pad, PAD_NINTENDO);
        break;
    default: presses_pad(k, others[one_of(k, 9)], PAD_NINTENDO);
    }
}

static struct point somewhere(struct walk *k)
{
    const struct item *i = any_item(k, false, false);
    if (!i || one_of(k, 12) == 0)
        return (struct point){(float)one_of(k, k->w), (float)one_of(k, k->h)};
    return (struct point){i->bounds.x + i->bounds.w * (0.1F + 0.2F * (float)one_of(k, 5)),
                          i->bounds.y + i->bounds.h * (0.1F + 0.2F * (float)one_of(k, 5))};
}

static void by_pointing(struct walk *k, bool touch)
{
    struct input in = {.at = somewhere(k), .touch = touch};
    const int what = one_of(k, 10);
    in.kind = INPUT_MOVE;
    gives(k, in);
    ticks(k, 30);
    if (what == 0 && !touch) {
        ticks(k, REST_MS); /* it rests there */
        return;
    }
    if (what == 1 && !touch) {
        in.kind = one_of(k, 4) ? INPUT_WHEEL : INPUT_SECOND;
        in.wheel = (float)(one_of(k, 5) - 2);
        gives(k, in);
        return;
    }
    in.kind = INPUT_DOWN;
    gives(k, in);
    ticks(k, touch && what == 3 ? REST_MS : 40);
    if (what == 2 || (touch && what < 5)) { /* pulled */
        const struct point to = somewhere(k);
        for (int n = 1; n <= 3; n++) {
            in.kind = INPUT_MOVE;
            gives(k, (struct input){.kind = INPUT_MOVE,
                                    .at = {in.at.x + (to.x - in.at.x) * (float)n / 3,
                                           in.at.y + (to.y - in.at.y) * (float)n / 3},
                                    .touch = touch});
            ticks(k, 30);
        }
        in.at = to;
    }
    in.kind = one_of(k, 20) ? INPUT_UP : INPUT_GONE;
    gives(k, in);
}

static void by_mouse(struct walk *k) { by_pointing(k, false); }
static void by_finger(struct walk *k) { by_pointing(k, true); }

/* ---- people ---- */

static const struct who {
    const char *name, *lang;
    int w, h, text;
    void (*press)(struct walk *k);
    struct {
        enum setting id;
        int value;
        const char *game; /* its first own setting instead of id */
    } set[8];
} people[] = {
    {"keys", "en", 1280, 720, 100, by_keys, {{SETTING_ASSIST, ASSIST_FULL}}},
    {"pad",
     "fr",
     1024,
     600,
     150,
     by_pad,
     {{SETTING_CONTRAST, true}, {SETTING_BIG_BLINDS, true}, {SETTING_CONFIRM_QUIT, false}}},
    {"mouse",
     "ja",
     1600,
     1000,
     100,
     by_mouse,
     {{SETTING_ALWAYS_KEYS, true},
      {.game = "spec", .value = true},
      {.game = "power-up", .value = false}}},
    {"finger",
     "en",
     854,
     480,
     120,
     by_finger,
     {{SETTING_REDUCED_MOTION, true}, {SETTING_HAND_ORDER, ORDER_SUIT}}},
};
enum { PEOPLE = sizeof people / sizeof *people };

/* ---- a walk ---- */

static void tell_where(struct walk *k, struct strbuf *out)
{
    const char *on = app_done(k->b.app) ? "the end" : app_top(k->b.app)->type->name;
    if (k->on != on)
        strbuf_addf(out, "%s %s", k->on ? "," : ":", on);
    k->on = on;
}

static void lives_as(struct walk *k, const struct who *p)
{
    for (int i = 0; i < 8 && (p->set[i].id || p->set[i].game); i++)
        app_set(k->b.app, p->set[i].game ? game_setting(p->set[i].game, 0) : p->set[i].id,
                p->set[i].value);
    app_set(k->b.app, SETTING_SPEECH, SPEECH_FULL);
}

static void walk(const struct showcase *s, struct strbuf *out)
{
    const uint64_t name = digest_text(s->name);
    const struct who *p = &people[(name ^ name >> 20) % PEOPLE];
    static const int waits[] = {20, 250, 800, 2000};
    struct walk k = {
        .b = bench_open(p->w, p->h, p->lang, p->text), .rng = rng_seed(name), .w = p->w, .h = p->h};
    walked = s->name;
    digest = DIGEST_START;
    lives_as(&k, p);
    strbuf_addf(out, "%s, %s", s->name, p->name);
    app_set(k.b.app, SETTING_PACE, PACE_INSTANT); /* the way there is for other tests */
    showcase_open(s, k.b.app);
    app_settle(k.b.app, SETTLED_MS);
    app_set(k.b.app, SETTING_PACE, PACE_NORMAL);
    wait_and_look(&k, 0);
    tell_where(&k, out);
    /* what is laid out answers little */
    const bool laid = strcmp(app_top(k.b.app)->type->name, "laid") == 0;
    const int most = laid ? PRESSES_OF_LAID : PRESSES;
    for (int n = 0; n < most && !app_done(k.b.app); n++) {
        p->press(&k);
        wait_and_look(&k, waits[one_of(&k, 4)]);
        tell_where(&k, out);
    }
    bench_close(&k.b);
    strbuf_addf(out, " %08x\n", (uint32_t)(digest ^ digest >> 32));
}

/* ---- ways ---- */

static struct walk *on_way;
static bool missed;

static void fills(bool full)
{
    struct rlimit limit;
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = full ? 4 : limit.rlim_max;
    setrlimit(RLIMIT_FSIZE, &limit);
}

/* The control of that name; told if there is none that can be pressed. */
static void way_press(void *user, const char *const *w)
{
    (void)user;
    missed = !app_activate(on_way->b.app, w[0]);
}

/* The control of that id (items.h), as many have one name. */
static void way_item(void *user, const char *const *w)
{
    (void)user;
    app_frame(on_way->b.app);
    const struct item *i = items_get(app_top(on_way->b.app)->items, item_id(w[0], atoi(w[1])));
    missed = !i;
    if (!i)
        return;
    struct input in = {.kind = INPUT_DOWN, .at = rect_centre(i->bounds)};
    gives(on_way, in);
    in.kind = INPUT_UP;
    gives(on_way, in);
    gives(on_way, (struct input){.kind = INPUT_GONE});
}

static void way_type(void *user, const char *const *w)
{
    struct input in = {.kind = INPUT_TEXT};
    (void)user;
    snprintf(in.text, sizeof in.text, "%s", w[0]);
    gives(on_way, in);
}

static void way_ctrl(void *user, const char *const *w)
{
    (void)user;
    gives(on_way, (struct input){.kind = INPUT_KEY, .key = (enum key)w[0][0], .ctrl = true});
}

/* F1 to F12, or another by its number (keys.h). */
static void way_key(void *user, const char *const *w)
{
    (void)user;
    presses_key(on_way,
                w[0][0] == 'F' ? (enum key)(KEY_F1 + atoi(w[0] + 1) - 1) : (enum key)atoi(w[0]));
}

static void way_wheel(void *user, const char *const *w)
{
    (void)user;
    gives(on_way, (struct input){.kind = INPUT_WHEEL,
                                 .at = {(float)on_way->w / 2, (float)on_way->h / 2},
                                 .wheel = (float)atoi(w[0])});
}

/* The window loses its keys, or has them again. */
static void way_focus(void *user, const char *const *w)
{
    (void)user;
    app_focus(on_way->b.app, atoi(w[0]) != 0);
}

/* No file may grow from now on: a disk without room. */
static void way_full(void *user, const char *const *w)
{
    (void)user;
    (void)w;
    fills(true);
}

/* go_way has read it. */
static void way_sized(void *user, const char *const *w) { (void)user, (void)w; }

/* The words of assets/scenes.txt, but that a press which misses is told; and those above. */
static const struct script_word *way_words(void)
{
    static const struct script_word own[] = {
        {"press", "q", way_press}, {"item", "wn", way_item}, {"type", "t", way_type},
        {"ctrl", "w", way_ctrl},   {"key", "w", way_key},    {"wheel", "w", way_wheel},
        {"focus", "n", way_focus}, {"full", "", way_full},   {"sized", "nnnw", way_sized}};
    enum { OWN = sizeof own / sizeof *own, MOST = 100 };
    static struct script_word all[MOST];
    int n = OWN;
    memcpy(all, own, sizeof own);
    for (const struct script_word *w = walk_words; w->word && n < MOST - 1; w++)
        if (strcmp(w->word, "press") != 0)
            all[n++] = *w;
    return all;
}

static bool opens(const struct script_line *l) { return strncmp(l->word->word, "open", 4) == 0; }

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

/* Files that were made for other programs. */
static void tell_files(struct strbuf *out)
{
    struct dirent **entry = NULL;
    const int n = scandir(walked, &entry, NULL, by_name);
    for (int i = 0; i < n; i++) {
        struct strbuf path = STRBUF_EMPTY, why = STRBUF_EMPTY;
        strbuf_addf(&path, "%s/%s", walked, entry[i]->d_name);
        char *text =
            entry[i]->d_name[0] == '.' ? NULL : file_read(strbuf_text(&path), 1 << 20, NULL, &why);
        if (text) {
            digest = DIGEST_START;
            note(text);
            strbuf_addf(out, "  file %s %08x\n", entry[i]->d_name,
                        (uint32_t)(digest ^ digest >> 32));
        }
        mem_free(text);
        strbuf_free(&path);
        strbuf_free(&why);
        free(entry[i]);
    }
    free(entry);
}

/* Who goes there: the first of the people, unless it is "sized WIDTH HEIGHT TEXT LANGUAGE". */
static struct who goes(const struct script *way)
{
    struct who p = people[0];
    for (int i = 0; i < way->lines; i++)
        if (way->line[i].word->follow == way_sized) {
            const char *const *w = way->line[i].w;
            p.w = atoi(w[0]);
            p.h = atoi(w[1]);
            p.text = atoi(w[2]);
            p.lang = w[3];
        }
    return p;
}

/* The lines up to the last page that is opened at once, each further one as a step. */
static void go_way(const struct script *way, struct strbuf *out)
{
    const struct who p = goes(way);
    char home[80];
    snprintf(home, sizeof home, "store-%s", way->name);
    threads = true;
    struct store *store = store_open(home);
    threads = false;
    struct walk k = {.b = bench_open_on(store, p.w, p.h, p.lang, p.text),
                     .rng = rng_seed(1),
                     .w = p.w,
                     .h = p.h};
    walked = way->name;
    on_way = &k;
    lives_as(&k, &p);
    app_set(k.b.app, SETTING_PACE, PACE_INSTANT);
    int begun = 0;
    for (int i = 0; i < way->lines; i++)
        if (opens(&way->line[i]))
            begun = i + 1;
    strbuf_addf(out, "%s\n", way->name);
    for (int i = begun - 1; i < way->lines && (i < begun || !app_done(k.b.app)); i++) {
        struct script step = *way;
        step.line = i < begun ? way->line : &way->line[i];
        step.lines = i < begun ? begun : 1;
        digest = DIGEST_START;
        missed = false;
        walk_open(&step, k.b.app);
        store_flush(store);
        wait_and_look(&k, REST_MS);
        strbuf_addf(out, "  %s", way->line[i].word->word);
        for (const char *const *w = way->line[i].w; *w; w++)
            strbuf_addf(out, " %s", *w);
        k.on = NULL;
        tell_where(&k, out);
        strbuf_addf(out, "%s %08x\n", missed ? " (missed)" : "", (uint32_t)(digest ^ digest >> 32));
    }
    bench_close(&k.b);
    fills(false);
    store_close(store);
    tell_files(out);
}

/* All ways, or the one of that name. Freed by the caller; NULL: there is none, or they can't be
 * read. */
static char *tell_ways(const char *name)
{
    char path[600], error[SCRIPT_ERROR] = "";
    struct strbuf out = STRBUF_EMPTY, why = STRBUF_EMPTY;
    snprintf(path, sizeof path, "%s/baseline/ways.txt", getenv("CARRE_TEST_DATA"));
    char *text = file_read(path, 1 << 20, NULL, &why);
    struct scripts *all = text ? scripts_read(NULL, "ways.txt", text, way_words(), error) : NULL;
    if (!all)
        fprintf(stderr, "%s%s\n", strbuf_text(&why), error);
    for (int i = 0; all && i < all->n; i++)
        if (all->script[i].kind == SCRIPT_SCENE && (!name || !strcmp(name, all->script[i].name)))
            go_way(&all->script[i], &out);
    scripts_close(all);
    mem_free(text);
    strbuf_free(&why);
    return out.length ? strbuf_take(&out) : NULL;
}

/* The scenes whose names begin with that word, by one text. */
static int first_word(const char *name) { return (int)strcspn(name, "-"); }

static bool is_alike(const char *a, const char *b)
{
    return first_word(a) == first_word(b) && strncmp(a, b, (size_t)first_word(a)) == 0;
}

static bool was_told(const struct showcase *s)
{
    for (const struct showcase *o = showcase_all(); o < s; o++)
        if (is_alike(o->name, s->name))
            return true;
    return false;
}

static int show(const char *name)
{
    const struct showcase *s = showcase_named(name);
    struct strbuf out = STRBUF_EMPTY;
    showing = true;
    if (s)
        walk(s, &out);
    fputs(strbuf_text(&out), stdout);
    strbuf_free(&out);
    char *way = s ? NULL : tell_ways(strcmp(name, "ways") == 0 ? NULL : name);
    fputs(way ? way : "", stdout);
    const bool told = s || way;
    mem_free(way);
    return told ? 0 : 1;
}

static int compare(int argc, char **argv)
{
    struct baseline b = baseline_begin("test-pressed", "baseline/pressed", argc, argv);
    b.all = true;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        struct strbuf out = STRBUF_EMPTY;
        char word[60];
        if (was_told(s))
            continue;
        for (const struct showcase *o = s; o->name; o++)
            if (is_alike(o->name, s->name))
                walk(o, &out);
        snprintf(word, sizeof word, "%.*s", first_word(s->name), s->name);
        baseline_compare(&b, word, strbuf_take(&out), NULL);
    }
    baseline_compare(&b, "ways", tell_ways(NULL), "ways.txt can't be read");
    return baseline_end(&b);
}

int main(int argc, char **argv)
{
    void *state;
    scratch_set_up(&state);
    setenv("TZ", "UTC", 1);
    i18n_start();
    if (chdir(state) != 0)
        return 2;
    const int status =
        argc > 2 && strcmp(argv[1], "--show") == 0 ? show(argv[2]) : compare(argc, argv);
    scratch_tear_down(&state);
    return status;
}
