/* scroll.c - which part of a long page is seen, and how it is moved. */
#include "scroll.h"

#include "check.h"
#include "frame.h"

#include <math.h>

/* rings stand out of what they are around */
enum { RING = 14 };

enum { SCROLL_UP = 9001, SCROLL_DOWN };

/* ---- parts ---- */

void scroll_begin(struct scroll *s) { s->parts = 0; }

static void add(struct scroll *s, float top, float end, bool head)
{
    struct scroll_part *last = s->parts > 0 ? &s->part[s->parts - 1] : NULL;
    if (end <= top)
        return;
    if (last && (top < last->end - 0.5F || s->parts == SCROLL_PARTS)) {
        last->end = fmaxf(last->end, end);
        return;
    }
    CARRE_ASSERT(s->parts < SCROLL_PARTS);
    s->part[s->parts++] = (struct scroll_part){top, end, head};
}

void scroll_part(struct scroll *s, float top, float h) { add(s, top, top + h, false); }
void scroll_head(struct scroll *s, float top, float h) { add(s, top, top + h, true); }

void scroll_lines(struct scroll *s, float top, float h, float line)
{
    const int n = (int)fmaxf(1, roundf(h / fmaxf(1, line)));
    for (int i = 0; i < n; i++)
        add(s, top + h * (float)i / (float)n, top + h * (float)(i + 1) / (float)n, false);
}

static float height(const struct scroll *s, int first, int last)
{
    CARRE_ASSERT(first >= 0 && first <= last && last < s->parts);
    return s->part[last].end - s->part[first].top;
}

/* A heading is one with what is below it, if both fit. */
static void join_heads(struct scroll *s)
{
    for (int i = s->parts - 2; i >= 0; i--) {
        if (!s->part[i].head || height(s, i, i + 1) > s->window + 1)
            continue;
        s->part[i + 1].top = s->part[i].top;
        s->part[i + 1].head = false;
        s->parts--;
        for (int k = i; k < s->parts; k++)
            s->part[k] = s->part[k + 1];
    }
}

/* What is higher than the window is seen in pieces of one height. */
static void cut_tall(struct scroll *s)
{
    for (int i = 0; i < s->parts; i++) {
        const struct scroll_part p = s->part[i];
        const int n = (int)ceilf((p.end - p.top) / fmaxf(8, s->window + 1));
        if (n < 2 || s->parts + n - 1 > SCROLL_PARTS)
            continue;
        for (int k = s->parts - 1; k > i; k--)
            s->part[k + n - 1] = s->part[k];
        for (int k = 0; k < n; k++)
            s->part[i + k] =
                (struct scroll_part){p.top + (p.end - p.top) * (float)k / (float)n,
                                     p.top + (p.end - p.top) * (float)(k + 1) / (float)n, false};
        s->parts += n - 1;
        i += n - 1;
    }
}

/* The first from which all to that one fit. */
static int first_before(const struct scroll *s, int last)
{
    int i = 0;
    while (i < last && height(s, i, last) > s->window + 1)
        i++;
    return i;
}

void scroll_end(struct scroll *s, const struct ui *ui, float window)
{
    s->window = window;
    join_heads(s);
    cut_tall(s);
    const int last = s->parts - 1;
    const float length = s->parts > 0 ? s->part[last].end : 0;
    const bool longer = length > window + 1, whole = longer && !s->pulled;
    const int end = whole ? first_before(s, last) : 0;
    s->most = whole ? s->part[end].top : longer ? length - window : 0;
    s->at = fminf(fmaxf(s->at, 0), s->most);
    s->from = s->at;
    s->shown = fminf(window, length - s->at);
    s->above = s->below = 0;
    if (!whole)
        return;
    int first = 0, to;
    for (int i = 1; i <= end; i++)
        if (fabsf(s->part[i].top - s->at) < fabsf(s->part[first].top - s->at))
            first = i;
    for (to = first; to < last && height(s, first, to + 1) <= window + 1;)
        to++;
    s->from = first > 0 ? s->part[first].top : 0;
    s->shown = s->part[to].end - s->from;
    s->above = first > 0 ? s->part[first].top - s->part[first - 1].end : ui->h;
    s->below = to < last ? s->part[to + 1].top - s->part[to].end : ui->h;
}

struct rect scroll_seen(const struct scroll *s, const struct ui *ui, struct rect window)
{
    const float ring = ui_px(ui, RING), above = fminf(ring, s->above),
                below = fminf(ring, s->below);
    if (s->most <= 0)
        return rect_inset(window, -2 * ring);
    return rect_make(window.x - ring, window.y - above, window.w + 2 * ring,
                     s->shown + above + below);
}

/* ---- moving it ---- */

/* The page is moved until what lies between the two shows. */
static void bring(struct scroll *s, float top, float end)
{
    int first = 0, last = s->parts - 1;
    while (first < s->parts && s->part[first].end <= top + 1)
        first++;
    while (last >= 0 && s->part[last].top >= end - 1)
        last--;
    if (first > last)
        return;
    if (s->part[first].top < s->from - 1)
        s->at = s->part[first].top;
    else if (s->part[last].end > s->from + s->shown + 1)
        s->at = s->part[first_before(s, last)].top;
}

/* So far that something new shows: nearly a window, and past what is seen where that is one part
 * or two. */
static float further(const struct scroll *s)
{
    int next = 0, first = 0;
    while (next < s->parts && s->part[next].end <= s->from + s->shown + 1)
        next++;
    while (first < next && s->part[first].top < s->from - 1)
        first++;
    return fmaxf(s->from + 0.6F * s->window,
                 next < s->parts && next - first < 3 ? s->part[next].top : 0);
}

void scroll_events(struct scroll *s, const struct ui *ui, const struct item_event *event,
                   struct rect window)
{
    if (event->kind == ITEM_EVENT_ACTIVATED && event->arg == s->number &&
        (event->action == SCROLL_UP || event->action == SCROLL_DOWN))
        s->at = event->action == SCROLL_UP ? s->from - 0.6F * s->window : further(s);
    if (event->kind == ITEM_EVENT_SCROLL) {
        if (event->pulls && !s->pulled)
            s->at = s->from; /* it begins where the page is seen to be */
        s->at -= event->wheel * ui_px(ui, 70) + event->drag;
    }
    s->pulled = event->kind == ITEM_EVENT_SCROLL && event->pulls;
    if ((event->kind == ITEM_EVENT_FOCUS || event->kind == ITEM_EVENT_CHANGED) && event->item &&
        !rect_empty(event->item->clip)) {
        const struct rect r = event->item->bounds;
        bring(s, r.y - window.y + s->from, rect_bottom(r) - window.y + s->from);
    }
    s->at = fminf(fmaxf(s->at, 0), s->most);
}

/* ---- its buttons and its bar ---- */

static struct rect scroll_track(const struct ui *ui, struct rect window)
{
    const float w = fmaxf(22, ui_px(ui, 48)), wing = ui_wing(ui);
    if (wing >= ui_px(ui, 200)) /* not over what stands beside the page */
        return rect_make(fminf(rect_right(window) + ui_px(ui, 16), ui->w - wing - w * 0.25F),
                         window.y, w, window.h);
    return rect_make(fminf(rect_right(window) + ui_px(ui, 16), ui->w - w - 2), window.y, w,
                     window.h);
}

static uint32_t scroll_id(const struct scroll *s, int down)
{
    return item_id("scroll", 2 * s->number + down);
}

bool scroll_has_more(const struct scroll *s)
{
    return s->most > 0 && s->from + s->shown < s->part[s->parts - 1].end - 1;
}

static void add_two(struct scene *scene, const struct scroll *s, struct rect up, struct rect down)
{
    const float radius = ui_px(app_ui(scene->app), 10);
    items_add(scene->items, (struct item){.id = scroll_id(s, 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("Scroll up"),
                                          .action = SCROLL_UP,
                                          .arg = s->number,
                                          .skip = true,
                                          .radius = radius,
                                          .bounds = up,
                                          .why_not = s->from > 0 ? NULL : _("This is the top."),
                                          .sound = "ui/slider"});
    items_add(scene->items,
              (struct item){.id = scroll_id(s, 1),
                            .role = ITEM_BUTTON,
                            .name = _("Scroll down"),
                            .action = SCROLL_DOWN,
                            .arg = s->number,
                            .skip = true,
                            .radius = radius,
                            .bounds = down,
                            .why_not = scroll_has_more(s) ? NULL : _("You’ve reached the end."),
                            .sound = "ui/slider"});
}

void scroll_buttons(struct scene *scene, const struct scroll *s, struct rect window)
{
    const struct rect t = scroll_track(app_ui(scene->app), window);
    if (s->most > 0)
        add_two(scene, s, rect_make(t.x, t.y, t.w, t.w),
                rect_make(t.x, rect_bottom(t) - t.w, t.w, t.w));
}

static void scroll_arrow(struct canvas *c, const struct scene *scene, const struct scroll *s,
                         int which)
{
    const struct ui *ui = app_ui(scene->app);
    const struct item *i = items_get(scene->items, scroll_id(s, which));
    if (!i)
        return;
    if (i->hovered)
        canvas_panel(c, i->bounds, &(struct panel){.fill = ui->theme->panel, .radius = i->radius});
    const uint32_t ink =
        i->hovered || ui->contrast ? ui->theme->text : colour_faded(ui->theme->text, 0.5F);
    if (!i->why_not)
        ui_icon(c, ui, which ? "arrow-down" : "arrow-up",
                rect_inset(i->bounds, i->bounds.w * 0.24F), ink);
}

void scroll_draw(struct canvas *c, const struct scene *scene, const struct scroll *s,
                 struct rect window)
{
    const struct ui *ui = app_ui(scene->app);
    if (s->most <= 0)
        return;
    struct rect t = scroll_track(ui, window);
    /* quiet: it tells that there is more, and how much */
    float w = fmaxf(3, ui_px(ui, ui->contrast ? 10 : 6)), end = t.w + ui_px(ui, 8);
    struct rect track = {t.x + (t.w - w) / 2, t.y + end, w, t.h - 2 * end};
    float part = window.h / (window.h + s->most);
    struct rect thumb = {track.x, track.y + (track.h - track.h * part) * (s->at / s->most), w,
                         track.h * part};
    if (ui->contrast)
        canvas_panel(c, track, &(struct panel){.fill = ui->theme->panel, .radius = w});
    canvas_panel(c, thumb,
                 &(struct panel){.fill = colour_faded(ui->theme->soft, ui->contrast ? 1 : 0.5F),
                                 .radius = w});
    scroll_arrow(c, scene, s, 0);
    scroll_arrow(c, scene, s, 1);
}

/* ---- or two buttons beside the way back ---- */

enum { CORNER = 80 };

void scroll_turn(struct scroll *s)
{
    CARRE_ASSERT(scroll_has_more(s));
    s->at = further(s);
}

void scroll_corner(struct scene *scene, const struct scroll *s)
{
    const struct ui *ui = app_ui(scene->app);
    const struct rect both = frame_corner(ui, 1, SCROLL_CORNER_W);
    const float w = both.w * CORNER / SCROLL_CORNER_W;
    if (s->most > 0)
        add_two(scene, s, rect_make(both.x, both.y, w, both.h),
                rect_make(rect_right(both) - w, both.y, w, both.h));
}

void scroll_corner_draw(struct canvas *c, const struct scene *scene, const struct scroll *s)
{
    const struct ui *ui = app_ui(scene->app);
    for (int which = 0; which < 2; which++) {
        const struct item *i = items_get(scene->items, scroll_id(s, which));
        if (!i)
            continue;
        const uint32_t ink = ui_box(c, ui, i, UI_PLAIN);
        const float side = i->bounds.h * 0.4F;
        ui_icon(c, ui, which ? "arrow-down" : "arrow-up",
                rect_around(rect_centre(i->bounds), side, side), ink);
    }
}
