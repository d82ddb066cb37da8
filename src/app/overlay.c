/* What lies above every scene: the bubble that explains, the toast, and the sounds that controls
 * make. */
#include "app_inside.h"

#include "check.h"
#include "ease.h"
#include "skin.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* reading: a byte, which is a letter of ours or a third of a kana */
enum { HOVER_MS = 600, TOAST_COME_MS = 200, READING_MS = 50, TOAST_MOST_MS = 8000, EDGE = 3 };

/* Over an octave from end to end. */
static struct audio_cue slid(const struct item *i, int32_t amount)
{
    struct audio_cue cue = {.name = i->sound ? i->sound : "ui/slider"};
    if (i->max > i->min && strcmp(cue.name, "ui/slider") == 0)
        cue.pitch = 12 * (float)(amount - i->min) / (float)(i->max - i->min);
    return cue;
}

/* What a control sounds like; a name of "": it is silent. Buttons are made of what their world is
 * made of, what goes on or up rises and what goes off or down falls. */
static struct audio_cue sound_of(const struct scene *s, const struct item_event *event)
{
    const struct item *i = event->item;
    const int touch = s->world ? (int)s->world->touch : 0;
    const struct audio_cue press = {.name = "ui/press", .size = 1 + touch},
                           off = {.name = "ui/toggle", .size = 1 + 2 * touch},
                           on = {.name = "ui/toggle", .size = 2 + 2 * touch},
                           back = {.name = "ui/back", .size = 1 + touch};
    switch (event->kind) {
    case ITEM_EVENT_ACTIVATED:
        if (i->sound && strcmp(i->sound, back.name) == 0)
            return back;
        if (i->sound)
            return (struct audio_cue){.name = i->sound};
        return i->role == ITEM_TAB      ? (struct audio_cue){.name = "ui/page"}
               : i->role != ITEM_TOGGLE ? press
               : i->chosen              ? off
                                        : on;
    case ITEM_EVENT_CHANGED:
        return i->role == ITEM_SLIDER || i->sound ? slid(i, event->amount)
               : event->amount > i->amount        ? on
                                                  : off;
    case ITEM_EVENT_REFUSED: return (struct audio_cue){.name = "ui/refuse"};
    case ITEM_EVENT_FOCUS: return (struct audio_cue){.name = "ui/focus"};
    case ITEM_EVENT_BACK: return back;
    case ITEM_EVENT_NONE:
    case ITEM_EVENT_HOVER:
    case ITEM_EVENT_MENU:
    case ITEM_EVENT_HELP:
    case ITEM_EVENT_SCROLL:
    case ITEM_EVENT_KEY:
    case ITEM_EVENT_TEXT: break;
    }
    return (struct audio_cue){.name = ""};
}

static void bubble(struct app *app, const struct item *i, const char *text, bool asked)
{
    CARRE_ASSERT(i && text);
    snprintf(app->bubble, sizeof app->bubble, "%s", text);
    app->bubble_on = i->id;
    app->bubble_beside = i->bounds;
    app->bubble_asked = asked;
    app->bubble_why = asked && text == i->why_not;
}

/* Led there, or asked about; a page that was looked at in between changes nothing. */
static bool is_led(bool was, enum item_event_kind kind)
{
    return kind == ITEM_EVENT_FOCUS || kind == ITEM_EVENT_HELP || kind == ITEM_EVENT_REFUSED ||
           (was && kind != ITEM_EVENT_ACTIVATED);
}

void overlay_heard(struct app *app, struct scene *s, const struct item_event *event)
{
    const struct audio_cue cue = sound_of(s, event);
    if (*cue.name)
        audio_cue(app->part.audio, &cue);
    if (event->kind == ITEM_EVENT_HOVER) {
        app->hover_since = app->ui.now;
        if (!app->bubble_asked || event->id != app->bubble_on)
            app->bubble[0] = '\0';
        return;
    }
    app->bubble[0] = '\0';
    app->bubble_asked = false;
    if (app->toast_said && event->kind != ITEM_EVENT_FOCUS && event->kind != ITEM_EVENT_SCROLL)
        app->toast[0] = '\0';
    if (event->kind == ITEM_EVENT_ACTIVATED)
        app->pressed_on = event->id;
    s->led = is_led(s->led, event->kind);
    if (event->kind == ITEM_EVENT_REFUSED)
        bubble(app, event->item, event->item->why_not, true);
    else if (event->kind == ITEM_EVENT_HELP && event->item &&
             (event->item->why_not || event->item->about))
        bubble(app, event->item, event->item->why_not ? event->item->why_not : event->item->about,
               true);
}

/* What the table pushes under a pointer at rest explains itself to nobody: the hand has to move
 * once more. */
static bool came_by_itself(struct app *app, const struct item *i)
{
    const bool grey = i && i->why_not;
    const bool other = app->beneath != (i ? i->id : 0) || app->beneath_grey != grey;
    app->beneath_itself = !app->moved && (other || app->beneath_itself);
    app->beneath = i ? i->id : 0;
    app->beneath_grey = grey;
    app->moved = false;
    return app->beneath_itself;
}

/* ---- where a toast lies ---- */

static bool is_control(const struct item *i)
{
    return item_can_focus(i) && i->role != ITEM_GROUP && i->role != ITEM_TEXT &&
           i->role != ITEM_PICTURE;
}

/* In the clothes of the scene. */
static struct ui dressed(const struct app *app, const struct scene *s)
{
    struct ui ui = app->ui;
    if (s->theme)
        ui.theme = s->theme;
    return ui;
}

/* How much of the controls it would cover, pixels. */
static float covers(const struct items *it, struct rect r)
{
    float all = 0;
    for (int i = 0; i < items_count(it); i++) {
        const struct item *e = items_at(it, i);
        if (!is_control(e))
            continue;
        const struct rect seen = rect_empty(e->clip) ? e->bounds : rect_common(e->bounds, e->clip);
        const struct rect both = rect_common(seen, r);
        all += rect_empty(both) ? 0 : both.w * both.h;
    }
    return all;
}

enum { WIDTHS = 5, DOWN = 24, ACROSS = 3 };

/* As high up and as wide as it covers no control; where there is no such place, above and wide. */
static struct rect toast_place(const struct app *app, const struct scene *s)
{
    static const float width[WIDTHS] = {0.8F, 0.6F, 0.45F, 0.34F, 0.235F};
    const struct ui own = dressed(app, s), *ui = &own;
    const float edge = fmaxf(6, ui_px(ui, 24));
    struct rect size[WIDTHS], best;
    for (int i = 0; i < WIDTHS; i++)
        size[i] = ui_toast_size(ui, app->toast, ui->w * width[i]);
    best = rect_moved(size[0], (ui->w - size[0].w) / 2, edge);
    float least = covers(s->items, best);
    for (int k = 0; k < DOWN * WIDTHS * ACROSS && least > 0; k++) {
        struct rect r = size[k / ACROSS % WIDTHS];
        const float room = ui->w - r.w - 2 * edge;
        const int side = k % ACROSS; /* the middle first */
        r.x = edge + room * (side == 0 ? 0.5F : side == 1 ? 0 : 1);
        r.y = edge + ui->h * (float)(k / ACROSS / WIDTHS) / DOWN;
        if (rect_bottom(r) > ui->h - edge)
            continue;
        if (covers(s->items, r) <= 0) {
            best = r;
            least = 0;
        }
    }
    return best;
}

/* It stays where it is as long as it covers nothing there. */
static void lay_toast(struct app *app, const struct scene *s)
{
    if (rect_empty(app->toast_at) || covers(s->items, app->toast_at) > 0)
        app->toast_at = toast_place(app, s);
}

/* A moment may lie over it, or a page: then it is not there to be explained. One of overlapping
 * cards is free at its edge at least. */
static bool is_free(const struct items *it, const struct item *i)
{
    const struct rect r = rect_empty(i->clip) ? i->bounds : rect_common(i->bounds, i->clip);
    return items_under(it, rect_centre(r)) == i ||
           items_under(it, (struct point){r.x + EDGE, r.y + r.h / 2}) == i;
}

int overlay_update(struct app *app, const struct scene *s)
{
    int wait = SCENE_IDLE;
    if (app->bubble_asked) {
        const struct item *i = items_get(s->items, app->bubble_on);
        if (i && is_free(s->items, i) &&
            !(app->bubble_why && (!i->why_not || strcmp(i->why_not, app->bubble) != 0)))
            app->bubble_beside = i->bounds;
        else
            app->bubble_asked = false;
    }
    if (!app->bubble_asked) {
        app->bubble[0] = '\0';
        bool keys = app->device >= DEVICE_KEYS;
        const struct item *i = keys ? items_focus(s->items) : items_hover(s->items);
        if (!i || i->id != app->pressed_on)
            app->pressed_on = 0;
        else if (!keys)
            i = NULL;
        if (keys ? !s->led : came_by_itself(app, i))
            i = NULL;
        if (i && !is_free(s->items, i))
            i = NULL;
        const char *text = !i                          ? NULL
                           : i == unsaved_mark(app, s) ? app_unsaved(app)
                           : i->why_not                ? i->why_not
                           : keys || i->asked          ? NULL
                                                       : i->about;
        int64_t left = keys ? 0 : app->hover_since + HOVER_MS - app->ui.now;
        if (text && left <= 0)
            bubble(app, i, text, false);
        else if (text)
            wait = (int)left;
    }
    if (app->toast[0]) {
        int64_t age = app->ui.now - app->toast_since;
        lay_toast(app, s);
        if (age >= app->toast_ms)
            app->toast[0] = '\0';
        else if (age < TOAST_COME_MS)
            wait = 0;
        else if (wait < 0 || wait > (int)(app->toast_ms - age))
            wait = (int)(app->toast_ms - age);
    }
    const int told = award_toast_update(app, &app->award);
    return wait < 0 || (told >= 0 && told < wait) ? told : wait;
}

void overlay_draw(const struct app *app, const struct scene *s, struct canvas *c)
{
    const struct ui ui = dressed(app, s);
    if (app->bubble[0]) {
        canvas_tag(c, "bubble");
        ui_tooltip(c, &ui, app->bubble, app->bubble_beside);
    }
    canvas_tag(c, "unsaved");
    unsaved_draw(app, s, &ui, c);
    canvas_tag(c, "award");
    award_toast_draw(&app->award, &ui, c);
    if (app->toast[0]) {
        canvas_tag(c, "toast");
        ui_toast(c, &ui, app->toast, app->toast_at,
                 ease_progress(ui.now, app->toast_since, TOAST_COME_MS));
    }
    canvas_tag(c, NULL);
}

void app_unsay(struct app *app)
{
    app->toast[0] = app->bubble[0] = '\0';
    app->bubble_asked = false;
    app->bubble_on = 0;
    app->stale = true;
}

void app_toast(struct app *app, const char *text)
{
    snprintf(app->toast, sizeof app->toast, "%s", text);
    app->toast_since = app->ui.now;
    app->toast_said = false;
    app->toast_at = (struct rect){0};
    const int reading = (int)strlen(app->toast) * READING_MS;
    app->toast_ms = reading < TOAST_MS        ? TOAST_MS
                    : reading > TOAST_MOST_MS ? TOAST_MOST_MS
                                              : reading;
    app->stale = true;
    app_sound(app, "ui/toast");
}

void app_say(struct app *app, const char *text)
{
    app_toast(app, text);
    app->toast_said = true;
}
