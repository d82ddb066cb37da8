/* items_input.c - what a key, a pad, a pointer, a finger do to the list: focus moves, a thing is
 * pressed, a slider slides. */
#include "items_inside.h"

#include <math.h>

static struct item_event event_of(enum item_event_kind kind, const struct item *i)
{
    struct item_event n = {.kind = kind, .item = i};
    if (i) {
        n.id = i->id;
        n.action = i->action;
        n.arg = i->arg;
        n.amount = i->amount;
    }
    return n;
}

static struct item_event change(const struct item *i, int32_t amount)
{
    if (i->why_not)
        return event_of(ITEM_EVENT_REFUSED, i);
    if (amount < i->min)
        amount = i->min;
    if (amount > i->max)
        amount = i->max;
    struct item_event n = event_of(amount == i->amount ? ITEM_EVENT_FOCUS : ITEM_EVENT_CHANGED, i);
    n.amount = amount;
    return n;
}

static struct item_event activate(struct items *it, const struct item *i)
{
    if (i->role == ITEM_OPTION) {
        const struct item *choice = items_find(it, i->parent);
        if (i->why_not || !choice)
            return event_of(ITEM_EVENT_REFUSED, i);
        return change(choice, i->arg);
    }
    return event_of(i->why_not ? ITEM_EVENT_REFUSED : ITEM_EVENT_ACTIVATED, i);
}

static struct item_event focus_to(struct items *it, const struct item *i)
{
    if (!i)
        return (struct item_event){.kind = ITEM_EVENT_NONE};
    it->by_hand = it->led = true;
    if (it->focus != i->id)
        it->focus_ms = it->now;
    it->focus = i->id;
    it->focus_bounds = i->bounds;
    items_mark(it);
    return event_of(ITEM_EVENT_FOCUS, i);
}

const struct item *items_behind(const struct items *it, const struct item *of, int step)
{
    const int from = of ? (int)(of - it->list) : step > 0 ? -1 : it->n;
    for (int k = 1; k <= it->n; k++) {
        int i = ((from + step * k) % it->n + it->n) % it->n;
        if (item_can_focus(&it->list[i]))
            return &it->list[i];
    }
    return NULL;
}

/* How far an interval lies from another: 0 where they meet. */
static float gap(float a, float a_end, float b, float b_end)
{
    return b > a_end ? b - a_end : a > b_end ? a - b_end : 0;
}

/* On the same long page, which has a window of its own. */
static bool same_page(const struct item *a, const struct item *b)
{
    return !rect_empty(a->clip) && a->clip.x == b->clip.x && a->clip.y == b->clip.y &&
           a->clip.w == b->clip.w && a->clip.h == b->clip.h;
}

/* A row of a long page that is out of its window: it is gone to from the rows beside it, not from
 * elsewhere on the screen. */
static bool out_of_sight(const struct item *i, const struct item *from)
{
    return !rect_empty(i->clip) && rect_empty(rect_common(i->bounds, i->clip)) &&
           !same_page(i, from);
}

/* Words out of their window lie for now where something else is above or below that window: they
 * are not beside one another. */
static bool by_chance(const struct item *e, const struct item *from)
{
    const struct rect w = from->clip, b = e->bounds;
    return from->role == ITEM_TEXT && !rect_empty(w) && rect_empty(rect_common(from->bounds, w)) &&
           !same_page(e, from) && gap(b.y, rect_bottom(b), w.y, rect_bottom(w)) > 0;
}

/* A row below its window is gone on from as from the window's foot: whoever is there has it there.
 */
static struct rect as_seen(const struct item *from, const struct item *e, int dy)
{
    struct rect r = from->bounds;
    if (dy > 0 && !rect_empty(from->clip) && !same_page(from, e) &&
        rect_bottom(r) > rect_bottom(from->clip))
        r.y = rect_bottom(from->clip) - r.h;
    return r;
}

/* The nearest in a direction: what lies straight that way counts by its distance, what lies aside
 * is three times as far; something of the same row goes before what is not, and up and down lead to
 * the end of a long page before they leave it. */
const struct item *items_beside(const struct items *it, const struct item *from, int dx, int dy)
{
    const struct item *best = NULL;
    float best_d = 0;
    bool best_straight = false;
    for (int i = 0; i < it->n; i++) {
        const struct item *e = &it->list[i];
        if (e == from || !item_can_focus(e) || out_of_sight(e, from))
            continue;
        const struct rect a = as_seen(from, e, dy), b = e->bounds;
        const struct point p = rect_centre(b), c = rect_centre(a);
        float along = (p.x - c.x) * (float)dx + (p.y - c.y) * (float)dy;
        float side = dx ? gap(a.y, rect_bottom(a), b.y, rect_bottom(b))
                        : gap(a.x, rect_right(a), b.x, rect_right(b));
        float ahead = dx > 0   ? b.x - rect_right(a)
                      : dx < 0 ? a.x - rect_right(b)
                      : dy > 0 ? b.y - rect_bottom(a)
                               : a.y - rect_bottom(b);
        /* a hand of one card lies around it: left and right lead into it */
        const bool within = dx && from->role == ITEM_GROUP && e->own;
        if (along <= (within ? -1 : 1) ||
            (ahead < -fminf(dx ? a.w : a.h, dx ? b.w : b.h) / 2 && side > 0))
            continue;
        if (ahead < 0 && side > along) /* rather beside than ahead */
            continue;
        float off = dx ? fabsf(p.y - c.y) : fabsf(p.x - c.x);
        /* between two that a wide one lies across: the one that begins where it begins */
        const float edge = dx ? 0 : fabsf(b.x - a.x);
        float d = fmaxf(ahead, 0) + 3 * side + off * 0.1F + edge * 0.01F + along * 0.05F;
        const bool straight = dx ? side <= 0 && !by_chance(e, from) : same_page(e, from);
        if (dx && items_can_change(from) && !straight)
            continue;
        if (!best || (straight == best_straight ? d < best_d : straight)) {
            best = e;
            best_d = d;
            best_straight = straight;
        }
    }
    return best;
}

/* An arrow that is held goes no further than the end of what it changes; pressed once more there,
 * it leaves. */
static struct item_event go(struct items *it, int dx, int dy, bool repeat)
{
    const struct item *f = items_find(it, it->focus);
    const bool at_end = f && !f->why_not && (dx < 0 ? f->amount <= f->min : f->amount >= f->max);
    if (f && dx && items_can_change(f) && !(at_end && !repeat && items_beside(it, f, dx, dy))) {
        it->by_hand = true;
        return change(f, f->amount + dx * (f->step > 0 ? f->step : 1));
    }
    return focus_to(it, f ? items_beside(it, f, dx, dy) : items_heir(it));
}

static const struct item *with_key(const struct items *it, enum key key)
{
    const struct item *refused = NULL;
    for (int i = it->n - 1; i >= 0 && key; i--) {
        if (it->list[i].key != key)
            continue;
        if (!it->list[i].why_not)
            return &it->list[i];
        refused = &it->list[i];
    }
    return refused;
}

static const struct item *with_pad(const struct items *it, enum pad pad)
{
    const struct item *refused = NULL;
    for (int i = it->n - 1; i >= 0 && pad; i--) {
        if (it->list[i].pad != pad)
            continue;
        if (!it->list[i].why_not)
            return &it->list[i];
        refused = &it->list[i];
    }
    return refused;
}

static struct item_event by_focus(struct item_event n)
{
    n.by_focus = true;
    return n;
}

static struct item_event use_key(struct items *it, const struct input *in)
{
    switch (in->key) {
    case KEY_LEFT: return go(it, -1, 0, in->repeat);
    case KEY_RIGHT: return go(it, 1, 0, in->repeat);
    case KEY_UP: return go(it, 0, -1, in->repeat);
    case KEY_DOWN: return go(it, 0, 1, in->repeat);
    case KEY_TAB:
        return it->n ? focus_to(it, items_behind(it, items_find(it, it->focus), in->shift ? -1 : 1))
                     : (struct item_event){.kind = ITEM_EVENT_NONE};
    case KEY_ESCAPE:
        return in->repeat ? (struct item_event){.kind = ITEM_EVENT_NONE}
                          : event_of(ITEM_EVENT_BACK, NULL);
    case KEY_PAGE_UP:
        return (struct item_event){.kind = ITEM_EVENT_SCROLL, .wheel = 8, .at = {-1, -1}};
    case KEY_PAGE_DOWN:
        return (struct item_event){.kind = ITEM_EVENT_SCROLL, .wheel = -8, .at = {-1, -1}};
    default: break;
    }
    if (in->repeat && in->key != KEY_PLUS && in->key != KEY_MINUS && in->key != KEY_BACKSPACE)
        return (struct item_event){.kind = ITEM_EVENT_NONE};
    if (in->ctrl && in->key < KEY_ENTER)
        return (struct item_event){.kind = ITEM_EVENT_KEY, .key = in->key, .ctrl = true};
    const struct item *f = items_find(it, it->focus);
    if (in->key == KEY_ENTER || (in->key == KEY_SPACE && !with_key(it, KEY_SPACE))) {
        if (f && items_can_activate(f) &&
            (!with_key(it, in->key) || (in->key == KEY_ENTER && it->by_hand)))
            return by_focus(activate(it, f));
        if (f && f->role == ITEM_CHOICE && in->key == KEY_SPACE && !with_key(it, KEY_SPACE))
            return change(f, f->amount == f->max ? f->min : f->amount + 1);
    }
    const struct item *own = with_key(it, in->key);
    if (own)
        return items_can_activate(own) ? activate(it, own) : focus_to(it, own);
    if (in->key == KEY_F1)
        return event_of(ITEM_EVENT_HELP, items_find(it, it->focus));
    return (struct item_event){.kind = ITEM_EVENT_KEY, .key = in->key, .ctrl = in->ctrl};
}

/* The tab before or after the open one, round the ends, takes the focus and opens. */
static struct item_event turn_page(struct items *it, int step)
{
    int tab[64], n = 0, open = 0;
    for (int i = 0; i < it->n && n < 64; i++)
        if (it->list[i].role == ITEM_TAB && !it->list[i].why_not && item_can_focus(&it->list[i])) {
            open = it->list[i].chosen ? n : open;
            tab[n++] = i;
        }
    if (n < 2)
        return (struct item_event){.kind = ITEM_EVENT_NONE};
    const struct item *to = &it->list[tab[(open + step + n) % n]];
    focus_to(it, to);
    return activate(it, to);
}

static struct item_event use_pad(struct items *it, const struct input *in)
{
    const struct item *f = items_find(it, it->focus);
    const struct item *own = with_pad(it, in->pad);
    switch (in->pad) {
    case PAD_LEFT:
        if (!own)
            return go(it, -1, 0, in->repeat);
        break;
    case PAD_RIGHT:
        if (!own)
            return go(it, 1, 0, in->repeat);
        break;
    case PAD_UP:
        if (!own)
            return go(it, 0, -1, in->repeat);
        break;
    case PAD_DOWN:
        if (!own)
            return go(it, 0, 1, in->repeat);
        break;
    case PAD_B: return event_of(ITEM_EVENT_BACK, NULL);
    case PAD_A:
        if (f && items_can_activate(f))
            return by_focus(activate(it, f));
        if (f && !own && f->role == ITEM_CHOICE)
            return change(f, f->amount == f->max ? f->min : f->amount + 1);
        break;
    default: break;
    }
    if (own)
        return items_can_activate(own) ? activate(it, own) : focus_to(it, own);
    if (in->pad == PAD_LEFT_SHOULDER || in->pad == PAD_RIGHT_SHOULDER)
        return turn_page(it, in->pad == PAD_LEFT_SHOULDER ? -1 : 1);
    if (in->pad == PAD_A && f && (f->about || f->why_not)) /* there to be read */
        return event_of(ITEM_EVENT_HELP, f);
    if (in->pad == PAD_START)
        return event_of(ITEM_EVENT_MENU, NULL);
    if (in->pad == PAD_BACK)
        return event_of(ITEM_EVENT_HELP, items_find(it, it->focus));
    return (struct item_event){.kind = ITEM_EVENT_NONE};
}

/* A slider's amount under a point of its track: the track is its bounds without half a height at
 * each end. */
static int32_t slider_amount(const struct item *i, struct point p)
{
    float end = i->bounds.h / 2;
    float t = (p.x - i->bounds.x - end) / fmaxf(i->bounds.w - 2 * end, 1);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    int32_t step = i->step > 0 ? i->step : 1;
    return i->min + (int32_t)lroundf(t * (float)(i->max - i->min) / (float)step) * step;
}

/* Above or below, so far that nobody means the slider any more. */
static bool off_track(const struct item *i, struct point p)
{
    return p.y < i->bounds.y - i->bounds.h - OFF_TRACK ||
           p.y > rect_bottom(i->bounds) + i->bounds.h + OFF_TRACK;
}

static struct item_event point_to(struct items *it, struct point p)
{
    it->at = p;
    const struct item *press = items_find(it, it->press);
    if (press && press->role == ITEM_SLIDER) {
        const int32_t amount = off_track(press, p) ? it->held : slider_amount(press, p);
        return amount == press->amount ? (struct item_event){.kind = ITEM_EVENT_NONE}
                                       : change(press, amount);
    }
    const struct item *h = items_under(it, p);
    uint32_t id = h ? h->id : 0;
    if (id == it->hover)
        return (struct item_event){.kind = ITEM_EVENT_NONE};
    it->hover = id;
    it->hover_ms = it->now;
    items_mark(it);
    return event_of(ITEM_EVENT_HOVER, h);
}

/* No finger holds still: so near to where it went down it has not moved. */
static bool trembles(const struct items *it, struct point p)
{
    const struct item *press = items_find(it, it->press);
    return it->pull != PULL_ON && !(press && press->role == ITEM_SLIDER) &&
           items_distance2(p, it->touched) <= TREMBLE * TREMBLE;
}

/* A finger moves: it pulls the page, slides over controls, or holds a slider. */
static struct item_event finger_to(struct items *it, struct point p)
{
    const float dx = p.x - it->at.x, dy = p.y - it->at.y;
    if (trembles(it, p))
        return (struct item_event){.kind = ITEM_EVENT_NONE};
    if (it->pull == PULL_MAY) {
        it->pull = fabsf(dy) > fabsf(dx) ? PULL_ON : PULL_NONE;
        it->press = it->pull == PULL_ON ? 0 : it->press;
    }
    if (it->pull == PULL_NONE)
        return point_to(it, p);
    it->at = p;
    it->hover = 0;
    items_mark(it);
    return (struct item_event){
        .kind = ITEM_EVENT_SCROLL, .drag = dy, .pulls = true, .at = it->touched};
}

static struct item_event press_at(struct items *it, struct point p)
{
    point_to(it, p);
    const struct item *i = items_under(it, p);
    it->hover = it->press = i ? i->id : 0;
    const struct item *owner = i && i->role == ITEM_OPTION ? items_find(it, i->parent) : i;
    if (owner && item_can_focus(owner)) {
        it->focus = owner->id;
        it->focus_bounds = owner->bounds;
        it->by_hand = it->led = true;
    }
    items_mark(it);
    it->touched = p;
    it->pull =
        it->device == DEVICE_TOUCH && (!i || (i->role != ITEM_SLIDER && !rect_empty(i->clip)))
            ? PULL_MAY
            : PULL_NONE;
    it->held = i ? i->amount : 0;
    if (i && i->role == ITEM_SLIDER && !i->why_not && slider_amount(i, p) != i->amount)
        return change(i, slider_amount(i, p));
    return event_of(ITEM_EVENT_HOVER, i);
}

static struct item_event release_at(struct items *it, struct point p, bool touch)
{
    uint32_t press = it->press;
    const bool pulled = it->pull == PULL_ON;
    if (touch && trembles(it, p))
        p = it->touched;
    const struct item *i = items_under(it, p);
    it->press = 0;
    it->pull = PULL_NONE;
    it->hover = touch || !i ? 0 : i->id;
    items_mark(it);
    if (pulled)
        return (struct item_event){.kind = ITEM_EVENT_SCROLL, .at = p};
    if (!i || i->id != press)
        return event_of(ITEM_EVENT_HOVER, NULL);
    if (items_can_activate(i))
        return activate(it, i);
    return event_of(i->why_not ? ITEM_EVENT_REFUSED : ITEM_EVENT_HOVER, i);
}

static struct item_event hear(struct items *it, const struct input *in)
{
    it->now = in->ms;
    enum device before = it->device;
    switch (in->kind) {
    case INPUT_MOVE:
        /* a window moved under it, not the hand */
        if (!in->touch && it->at.x == in->at.x && it->at.y == in->at.y)
            return (struct item_event){.kind = ITEM_EVENT_NONE};
        if (!in->touch && before != DEVICE_POINTER) {
            it->device = DEVICE_POINTER;
            items_mark(it);
            struct item_event n = point_to(it, in->at);
            return n.kind == ITEM_EVENT_NONE ? event_of(ITEM_EVENT_HOVER, NULL) : n;
        }
        return in->touch ? finger_to(it, in->at) : point_to(it, in->at);
    case INPUT_DOWN:
        it->device = in->touch ? DEVICE_TOUCH : DEVICE_POINTER;
        return press_at(it, in->at);
    case INPUT_UP: return release_at(it, in->at, in->touch);
    case INPUT_GONE: items_let_go(it); return event_of(ITEM_EVENT_HOVER, NULL);
    case INPUT_SECOND: return event_of(ITEM_EVENT_BACK, NULL);
    case INPUT_WHEEL:
        return (struct item_event){.kind = ITEM_EVENT_SCROLL, .wheel = in->wheel, .at = in->at};
    case INPUT_TEXT: return (struct item_event){.kind = ITEM_EVENT_TEXT, .text = in->text};
    case INPUT_KEY:
    case INPUT_PAD:
        it->device = in->kind == INPUT_KEY ? DEVICE_KEYS : DEVICE_PAD;
        it->press = it->hover = 0;
        if (before < DEVICE_KEYS)
            it->focus_ms = it->now;
        items_mark(it);
        return in->kind == INPUT_KEY ? use_key(it, in) : use_pad(it, in);
    case INPUT_LIFT: break;
    }
    return (struct item_event){.kind = ITEM_EVENT_NONE};
}

struct item_event items_input(struct items *it, const struct input *in)
{
    struct item_event n = hear(it, in);
    n.run = in->run;
    return n;
}
