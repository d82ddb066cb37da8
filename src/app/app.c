/* app.c - what the scenes on the stack are asked and told: presses, one frame, services. */
#include "app_inside.h"

#include "check.h"
#include "ease.h"
#include "emblems.h"
#include "game_folder.h"
#include "mem.h"
#include "skins.h"

#include <math.h>

/* ---- life ---- */

/* Where the games' faces are, and what is shown together: decks, and the moods of a face. */
static void tell_pictures(struct canvas *c)
{
    const struct game_folder *f;
    canvas_kin(c, "cards/", false);
    canvas_kin(c, "emblems/", true);
    for (int i = 0; (f = game_folder_nth(i)); i++) {
        if (f->portraits)
            emblem_faces_at(f->faces - 1, f->portraits);
        for (int k = 0; f->kin && f->kin[k].prefix; k++)
            canvas_kin(c, f->kin[k].prefix, f->kin[k].by_dash);
    }
}

struct app *app_new(const struct app_parts *parts)
{
    CARRE_ASSERT(parts->canvas && parts->fonts);
    struct app *app = mem_alloc(sizeof *app);
    app->part = *parts;
    if (!app->part.settings)
        app->part.settings = settings_new();
    game_settings_join(app->part.settings);
    app->ui.fonts = parts->fonts;
    app->wake = SCENE_IDLE;
    app->stale = true;
    app->device = DEVICE_POINTER;
    app->caps = CAPS_KEYS;
    for (int i = 0; i < PRESSES; i++)
        app->presses.let_go[i] = app->presses.pressed[i] = -GUARD_OTHER_MS;
    settings_apply(app);
    tell_pictures(parts->canvas);
    return app;
}

static void scene_close(struct scene *s)
{
    CARRE_ASSERT(s->type && s->items);
    struct items *it = s->items;
    spoken_closes(s);
    s->type->close(s);
    items_free(it);
}

void app_free(struct app *app)
{
    if (!app)
        return;
    while (app->n)
        scene_close(app->stack[--app->n]);
    for (int i = 0; i < app->npending; i++)
        if (app->pending[i].scene)
            scene_close(app->pending[i].scene);
    ui_keymap(NULL, PAD_XBOX);
    settings_free(app->part.settings);
    mem_free(app->clipboard);
    mem_free(app);
}

/* ---- the stack ---- */

static void ask(struct app *app, enum pending_kind kind, struct scene *s)
{
    CARRE_ASSERT(app->npending < PENDING);
    app->pending[app->npending++] = (struct pending){.kind = kind, .scene = s};
    app->stale = true;
}

struct scene *app_top(struct app *app) { return app->n ? app->stack[app->n - 1] : NULL; }

void app_world(struct scene *s, const char *game)
{
    s->world = game && *game ? skins_find(game) : NULL;
    settings_apply_wear(s->app, s);
}

static void adopt(struct app *app, struct scene *s, const struct scene_type *type)
{
    CARRE_ASSERT(type->update && type->draw);
    CARRE_ASSERT(!s->type);
    s->type = type;
    s->app = app;
    s->items = items_new();
    items_set_device(s->items, app->device);
    s->since = s->stood = -1;
    const struct scene *opener = app_top(app);
    for (int i = 0; i < app->npending; i++)
        opener = app->pending[i].scene ? app->pending[i].scene : opener;
    s->world = type->frame || !opener ? NULL : opener->world;
}

void app_push(struct app *app, struct scene *s, const struct scene_type *type)
{
    adopt(app, s, type);
    ask(app, PENDING_PUSH, s);
}

void app_pop(struct app *app) { ask(app, PENDING_POP, NULL); }

void app_home(struct app *app) { ask(app, PENDING_HOME, NULL); }

void app_quit(struct app *app) { app->quit = true; }

bool app_has(struct app *app, const char *name)
{
    for (int i = 0; i < app->n; i++) {
        const char *a = app->stack[i]->type->name, *b = name;
        while (*a && *a == *b)
            a++, b++;
        if (*a == *b)
            return true;
    }
    return false;
}

/* One scene has the hands; the time of all others stands. */
static void hand_over(struct scene *s, bool top, int64_t now)
{
    CARRE_ASSERT(s->stood <= now);
    if (s->top && !top)
        s->stood = now;
    if (top && s->stood >= 0) {
        s->slept += now - s->stood;
        s->stood = -1;
    }
    s->top = top;
}

static void came_up(struct app *app)
{
    struct scene *s = app_top(app);
    for (int i = 0; i < app->n; i++)
        hand_over(app->stack[i], i == app->n - 1, app->ui.now);
    app->bubble[0] = '\0';
    app->bubble_asked = false;
    if (!s)
        return;
    items_set_device(s->items, app->device);
    items_let_go(s->items);
    s->ahead = 0;
    if (s->since < 0)
        s->since = app->ui.now;
    settings_apply_wear(app, s);
    if (s->type->show)
        s->type->show(s);
}

/* Where the one on the stack is that must close before `s` comes; else its height. */
static int place_for(const struct app *app, const struct scene *s)
{
    int keep = 0;
    while (keep < app->n && !(s->type->once && app->stack[keep]->type == s->type))
        keep++;
    return keep;
}

/* What was asked for happens here, while no scene's function is running. show() may ask again, so
 * until nothing is left. */
static void settle_stack(struct app *app)
{
    while (app->npending) {
        struct pending p = app->pending[0];
        app->npending--;
        for (int i = 0; i < app->npending; i++)
            app->pending[i] = app->pending[i + 1];
        int keep = app->n;
        if (p.kind == PENDING_POP && keep)
            keep--;
        if (p.kind == PENDING_HOME && keep > 1)
            keep = 1;
        const int place = p.scene ? place_for(app, p.scene) : keep;
        if (place < keep)
            keep = place;
        while (app->n > keep)
            scene_close(app->stack[--app->n]);
        if (p.scene) {
            CARRE_ASSERT(app->n < STACK);
            app->stack[app->n++] = p.scene;
        }
        came_up(app);
        app->stale = true;
    }
}

/* ---- input ---- */

void app_clock(struct app *app, int64_t ms)
{
    CARRE_ASSERT(ms >= 0);
    if (ms > app->ui.now)
        app->ui.now = ms;
    /* a press that came while it was being drawn was not meant for it */
    if (app->seen && app->n && app_top(app)->type->guarded) {
        app_top(app)->guard.shown = true;
        app_top(app)->guard.asked = app->ui.now;
    }
    app->seen = false;
}

/* The device used last, and its caps: a mouse and a finger have none of their own, and keep what
 * was shown last if the player wants some always. */
static void hold(struct app *app)
{
    struct ui *ui = &app->ui;
    const enum caps before = ui->caps;
    ui->device = app->device;
    app->caps = app->device == DEVICE_KEYS  ? CAPS_KEYS
                : app->device == DEVICE_PAD ? CAPS_PAD
                                            : app->caps;
    ui->caps = app->device >= DEVICE_KEYS || settings_flag(app->part.settings, SETTING_ALWAYS_KEYS)
                   ? app->caps
                   : CAPS_NONE;
    if (before == CAPS_NONE && ui->caps != CAPS_NONE)
        app->caps_since = ui->now;
    ui->caps_in = ease_progress(ui->now, app->caps_since, ui_fade_ms(ui));
}

void app_take_mouse(struct app *app)
{
    app->device = DEVICE_POINTER;
    if (app->n)
        items_set_device(app_top(app)->items, app->device);
    hold(app);
    app->stale = true;
}

static void measure(struct app *app)
{
    struct ui *ui = &app->ui;
    struct rect size = canvas_size(app->part.canvas);
    if (size.w != ui->w || size.h != ui->h) {
        app->stale = true;
        app_away(app);
    }
    ui->couch = false;
    for (int i = 0; i < app->n; i++)
        ui->couch |= app->stack[i]->couch;
    ui->w = size.w;
    ui->h = size.h;
    ui->area = rect_fitted(size, 1920, 1080);
    ui->scale = ui->area.w / 1920;
    hold(app);
}

static int update(struct app *app);

/* ---- runs of presses (guard.h) ---- */

static int press_of(const struct input *in)
{
    return in->kind == INPUT_DOWN || in->kind == INPUT_UP ? 0
           : in->key                                      ? (int)in->key
                                                          : KEYMAP_KEYS + (int)in->pad;
}

/* The run that this press goes on with or begins; a held key that repeats only holds it up. */
static struct run run_of(struct app *app, const struct input *in)
{
    struct presses *p = &app->presses;
    const int64_t now = app->ui.now;
    const int of = press_of(in);
    CARRE_ASSERT(of >= 0 && of < PRESSES);
    struct run *run = &p->run[of];
    const bool press = in->kind == INPUT_KEY || in->kind == INPUT_PAD || in->kind == INPUT_DOWN;
    if (!press && in->kind != INPUT_UP && in->kind != INPUT_LIFT)
        return (struct run){.began = now, .began_far = now, .scripted = app->scripted};
    if (press && !in->repeat && now - p->let_go[of] >= GUARD_MS)
        run->began = now;
    if (press && !in->repeat && now - p->pressed[of] >= GUARD_OTHER_MS)
        run->began_far = now;
    p->let_go[of] = now;
    p->pressed[of] = press ? now : p->pressed[of];
    run->scripted = app->scripted;
    return *run;
}

void app_scripted(struct app *app, bool on) { app->scripted = on; }

bool app_is_scripted(const struct app *app) { return app->scripted; }

void app_input(struct app *app, const struct input *in)
{
    const struct run run = run_of(app, in);
    app->moved |= in->kind == INPUT_MOVE || in->kind == INPUT_DOWN;
    if (in->kind == INPUT_LIFT)
        return;
    app->touched = app->ui.now;
    settle_stack(app);
    if (app->stale && app->n && in->kind != INPUT_MOVE && in->kind != INPUT_GONE) {
        /* two presses may come within a frame: the second means what the first has made of the
         * screen */
        measure(app);
        update(app);
        settle_stack(app);
        app->stale = true;
    }
    struct scene *s = app_top(app);
    if (!s)
        return;
    settings_apply_wear(app, s);
    struct input at = *in;
    at.ms = app->ui.now;
    at.run = run;
    if (in->kind == INPUT_PAD && in->pad_kind != app->pad_kind) {
        app->pad_kind = in->pad_kind;
        ui_keymap(&app->keys, app->pad_kind);
    }
    if (s->type->raw && s->type->raw(s, &at)) {
        app->stale = true;
        settle_stack(app);
        return;
    }
    if (in->kind == INPUT_KEY && !s->type->types)
        at.key = keymap_key(&app->keys, in->key);
    else if (in->kind == INPUT_PAD)
        at.pad = keymap_pad(&app->keys, in->pad);
    if (spoken_key(app, &at))
        return;
    struct item_event event = items_input(s->items, &at);
    if (items_device(s->items) != app->device) {
        app->device = items_device(s->items);
        app->stale = true;
    }
    hold(app);
    if (event.kind == ITEM_EVENT_NONE)
        return;
    app->stale = true;
    guard_heard(&s->guard, &event);
    if (s->type->guarded && event.kind == ITEM_EVENT_ACTIVATED && !guard_lets(&s->guard, &event))
        return;
    overlay_heard(app, s, &event);
    spoken_heard(app, &event);
    bool told = event.kind == ITEM_EVENT_HELP && app->bubble_asked;
    if (!told)
        s->type->input(s, &event);
    settle_stack(app);
}

bool app_activate(struct app *app, const char *name)
{
    app_frame(app);
    struct scene *s = app_top(app);
    const struct item *i = s ? items_named(s->items, name) : NULL;
    if (!i || i->why_not)
        return false;
    struct rect r = rect_empty(i->clip) ? i->bounds : rect_common(i->bounds, i->clip);
    struct point at = rect_centre(r);
    /* half hidden: an edge may still be free, as for a hand of overlapping cards */
    if (items_under(s->items, at) != i) {
        at = (struct point){r.x + 3, r.y + r.h / 2};
        if (items_under(s->items, at) != i)
            return false;
    }
    app_input(app, &(struct input){.kind = INPUT_DOWN, .at = at});
    app_input(app, &(struct input){.kind = INPUT_UP, .at = at});
    app_input(app, &(struct input){.kind = INPUT_GONE});
    app_frame(app);
    return true;
}

void app_settle(struct app *app, int most)
{
    CARRE_ASSERT(most >= 0);
    for (int t = 0; t <= most; t += 10) {
        int wait = app_frame(app);
        if (wait < 0)
            return;
        app_clock(app, app->ui.now + (wait > 10 ? wait : 10));
        t += wait > 10 ? wait - 10 : 0;
    }
}

/* ---- a frame ---- */

/* The lowest scene that shows. */
static int lowest(const struct app *app)
{
    int i = app->n - 1;
    while (i > 0 && !app->stack[i]->type->covers)
        i--;
    return i;
}

enum { OWED_MS = 20 }; /* until pictures that are still being drawn are looked for */

static int sooner(int a, int b) { return a < 0 ? b : b < 0 ? a : a < b ? a : b; }

static int update(struct app *app)
{
    const int saving = unsaved_update(app);
    int wait = SCENE_IDLE;
    for (int round = 0; round < 4; round++) {
        wait = SCENE_IDLE;
        for (int i = lowest(app); i >= 0 && i < app->n; i++) {
            settings_apply_wear(app, app->stack[i]);
            wait = sooner(wait, app->stack[i]->type->update(app->stack[i]));
        }
        if (!app->npending)
            break;
        settle_stack(app);
    }
    struct scene *s = app_top(app);
    if (s && s->type->guarded)
        guard_look(&s->guard, s->items, 1, 0, false, app->ui.now);
    return sooner(saving, s ? sooner(wait, overlay_update(app, s)) : wait);
}

/* Of panels that lie on one another the topmost alone shows, in front of what the lowest covers. */
static bool shows(const struct app *app, int i)
{
    CARRE_ASSERT(i >= 0 && i < app->n);
    return app->stack[i]->type->covers || i == app->n - 1 || i == lowest(app);
}

static void draw(struct app *app, bool moving)
{
    struct canvas *c = app->part.canvas;
    canvas_moving(c, moving);
    canvas_begin(c);
    for (int i = lowest(app); i >= 0 && i < app->n; i++) {
        if (!shows(app, i))
            continue;
        struct scene *s = app->stack[i];
        settings_apply_wear(app, s);
        if (s->type->rehearse)
            s->type->rehearse(s, c);
        s->type->draw(s, c);
    }
    if (app->n)
        overlay_draw(app, app_top(app), c);
    canvas_end(c);
    app->seen |= app->n && app_top(app)->type->guarded && !app_top(app)->guard.shown;
    app->frames++;
}

enum { KEPT_MS = 1000 }; /* a disk that takes longer stops no game */

int app_frame(struct app *app)
{
    settle_stack(app);
    CARRE_ASSERT(app->n <= STACK && !app->npending);
    measure(app);
    if (!app->n)
        return SCENE_IDLE;
    int64_t now = app->ui.now;
    if (!app->stale && (app->wake < 0 || now < app->wake))
        return app->wake < 0 ? SCENE_IDLE : (int)(app->wake - now);
    app->stale = false;
    int wait = update(app);
    if (!app->n)
        return SCENE_IDLE;
    if (app->part.store)
        /* what is shown or said is kept: a kill takes back nothing that was seen */
        store_wait(app->part.store, KEPT_MS);
    spoken_update(app);
    draw(app, wait == 0);
    if (app->ui.caps != CAPS_NONE && app->ui.caps_in < 1)
        wait = 0;
    if (wait != 0 && canvas_owes(app->part.canvas))
        wait = sooner(wait, OWED_MS);
    const struct rect size = canvas_size(app->part.canvas);
    if (size.w != app->ui.w || size.h != app->ui.h)
        /* a window learns its new size as it begins to draw: once more, laid out for it */
        app->stale = true;
    app->wake = wait < 0 ? SCENE_IDLE : now + wait;
    if (app->stale)
        return 0;
    return wait;
}

void app_tend(struct app *app) { spoken_tend(app); }

bool app_done(const struct app *app) { return app->quit || (app->n == 0 && app->npending == 0); }

long app_frames(const struct app *app) { return app->frames; }

bool app_ahead(struct app *app)
{
    struct scene *s = app_top(app);
    const bool more = canvas_ahead(app->part.canvas);
    if (!s || !s->type->ahead || s->ahead < 0)
        return more;
    settings_apply_wear(app, s);
    s->ahead = s->type->ahead(s, s->ahead) ? s->ahead + 1 : -1;
    return more || s->ahead > 0;
}

bool app_types(const struct app *app) { return app->n && app->stack[app->n - 1]->type->types; }

void app_exposed(struct app *app)
{
    canvas_lost(app->part.canvas);
    app->stale = true;
}

void app_away(struct app *app)
{
    for (int i = 0; i < app->n; i++)
        if (app->stack[i]->type->away) {
            settings_apply_wear(app, app->stack[i]);
            app->stack[i]->type->away(app->stack[i]);
        }
    app->stale = true;
}

void app_focus(struct app *app, bool focused)
{
    if (!focused)
        app_away(app);
    audio_mute(app->part.audio,
               !focused && settings_flag(app->part.settings, SETTING_MUTE_UNFOCUSED));
    if (!focused && app->n) {
        items_let_go(app_top(app)->items);
        app->stale = true;
    }
}
