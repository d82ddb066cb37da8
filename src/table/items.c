/* items.c - the list: what is hit, focused and heard. */
#include "items.h"

#include "check.h"
#include "mem.h"

#include <math.h>
#include <string.h>

enum { GROW = 32 };

enum { TREMBLE = 12, OFF_TRACK = 40 }; /* pixels */

struct items {
    struct item *list;
    int n, room;
    char *words; /* copies of all strings */
    size_t used, words_room;
    struct rect clip[4];
    int clips;
    enum device device;
    /* main: who was marked first in the last rebuild */
    uint32_t focus, hover, press, wanted, main;
    struct rect focus_bounds; /* where it was, for when it has gone */
    bool by_hand;             /* the focus was moved or asked for by somebody */
    bool led;                 /* and is where it was led to: it has inherited nothing since */
    struct point at;          /* the pointer */
    struct point touched;     /* where the finger went down */
    int32_t held;             /* what the slider under it was set to then */
    enum { PULL_NONE, PULL_MAY, PULL_ON } pull;
    int64_t focus_ms, hover_ms, now;
};

/* FNV-1a over the name and the number. */
uint32_t item_id(const char *name, int number)
{
    CARRE_ASSERT(name);
    uint32_t h = 2166136261U;
    for (const char *p = name; *p; p++)
        h = (h ^ (uint8_t)*p) * 16777619U;
    for (int i = 0; i < 4; i++)
        h = (h ^ ((uint32_t)number >> 8 * i & 255U)) * 16777619U;
    return h ? h : 1;
}

struct items *items_new(void)
{
    struct items *it = mem_alloc(sizeof *it);
    it->at = (struct point){-1, -1};
    return it;
}

void items_free(struct items *it)
{
    if (!it)
        return;
    mem_free(it->list);
    mem_free(it->words);
    mem_free(it);
}

/* ---- rebuilding ---- */

void items_begin(struct items *it)
{
    it->n = 0;
    it->used = 0;
    it->clips = 0;
}

/* Strings are kept as offsets until items_end(), because the block may move while it grows. */
static const char *words_keep(struct items *it, const char *text)
{
    if (!text)
        return NULL;
    size_t length = strlen(text) + 1;
    if (it->used + length > it->words_room) {
        size_t room = (it->used + length) * 2 + 1024;
        char *old = it->words;
        char *now = mem_realloc(NULL, room);
        if (it->used)
            memcpy(now, old, it->used);
        for (int i = 0; i < it->n; i++) {
            const char **field[] = {&it->list[i].name, &it->list[i].value, &it->list[i].why_not,
                                    &it->list[i].about};
            for (int f = 0; f < 4; f++)
                if (*field[f])
                    *field[f] = now + (*field[f] - old);
        }
        mem_free(old);
        it->words = now;
        it->words_room = room;
    }
    char *copy = it->words + it->used;
    memcpy(copy, text, length);
    it->used += length;
    return copy;
}

struct item *items_add(struct items *it, struct item item)
{
    CARRE_ASSERT(item.id != 0);
    if (it->n == it->room) {
        it->room += GROW;
        it->list = mem_realloc(it->list, (size_t)it->room * sizeof *it->list);
    }
    /* One after the other, each stored before the next is kept: a growing block moves only what is
     * in the list. */
    struct item *out = &it->list[it->n];
    *out = item;
    out->name = out->value = out->why_not = out->about = NULL;
    it->n++;
    out->name = words_keep(it, item.name ? item.name : "");
    out->value = words_keep(it, item.value);
    out->why_not = words_keep(it, item.why_not);
    out->about = words_keep(it, item.about);
    if (it->clips)
        out->clip = it->clip[it->clips - 1];
    return out;
}

void items_cover(struct items *it, struct rect r)
{
    int kept = 0;
    for (int i = 0; i < it->n; i++)
        if (!rect_contains(r, rect_centre(it->list[i].bounds)))
            it->list[kept++] = it->list[i];
    it->n = kept;
}

void items_last(struct items *it, uint32_t id)
{
    for (int i = 0; i + 1 < it->n; i++)
        if (it->list[i].id == id) {
            const struct item last = it->list[i];
            it->list[i] = it->list[i + 1];
            it->list[i + 1] = last;
        }
}

void items_push_clip(struct items *it, struct rect r)
{
    CARRE_ASSERT(it->clips < (int)(sizeof it->clip / sizeof *it->clip));
    it->clip[it->clips] = it->clips ? rect_common(r, it->clip[it->clips - 1]) : r;
    it->clips++;
}

void items_pop_clip(struct items *it)
{
    CARRE_ASSERT(it->clips > 0);
    it->clips--;
}

bool item_can_focus(const struct item *i)
{
    switch (i->role) {
    case ITEM_OPTION: return false;
    case ITEM_GROUP:
    case ITEM_TEXT:
    case ITEM_PICTURE: return !i->skip && i->readable;
    case ITEM_BUTTON:
    case ITEM_TAB:
    case ITEM_TOGGLE:
    case ITEM_CARD:
    case ITEM_CHOICE:
    case ITEM_SLIDER: return !i->skip;
    }
    return false;
}

static bool can_hit(const struct item *i)
{
    return i->role != ITEM_GROUP && (i->role != ITEM_TEXT || i->readable || i->about) &&
           (i->role != ITEM_PICTURE || i->readable || i->about);
}

static bool can_activate(const struct item *i)
{
    return i->role == ITEM_BUTTON || i->role == ITEM_TAB || i->role == ITEM_TOGGLE ||
           i->role == ITEM_CARD || i->role == ITEM_OPTION;
}

static bool can_change(const struct item *i)
{
    return i->role == ITEM_CHOICE || i->role == ITEM_SLIDER;
}

static struct item *find(const struct items *it, uint32_t id)
{
    for (int i = 0; id && i < it->n; i++)
        if (it->list[i].id == id)
            return &it->list[i];
    return NULL;
}

static void move_item(struct items *it, int from, int to)
{
    CARRE_ASSERT(from >= 0 && from < it->n && to >= 0 && to < it->n);
    const struct item moved = it->list[from];
    const int step = from < to ? 1 : -1;
    for (int i = from; i != to; i += step)
        it->list[i] = it->list[i + step];
    it->list[to] = moved;
}

void items_around_own(struct items *it, uint32_t id)
{
    struct item *group = find(it, id);
    struct rect all = {0};
    int first = -1;
    for (int i = 0; group && i < it->n; i++)
        if (it->list[i].own) {
            all = first < 0 ? it->list[i].bounds : rect_union(all, it->list[i].bounds);
            first = first < 0 ? i : first;
        }
    if (!group)
        return;
    const int at = (int)(group - it->list);
    group->bounds = all;
    move_item(it, at, first < 0 ? it->n - 1 : at < first ? first - 1 : first);
    it->n -= first < 0;
}

static float distance2(struct point a, struct point b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

static const struct item *marked_first(const struct items *it)
{
    for (int i = 0; i < it->n; i++)
        if (it->list[i].first && item_can_focus(&it->list[i]))
            return &it->list[i];
    return NULL;
}

void items_set_aside(struct items *it, int action)
{
    for (int i = 0; i < it->n; i++)
        if (it->list[i].action == action)
            it->list[i].aside = true;
}

/* Who takes the focus when its owner has gone: the nearest to where it was, but one that is aside
 * only where there is no other; at the very start, and where another page or question has come, the
 * one marked first. */
static const struct item *heir(const struct items *it)
{
    const struct item *best = NULL, *first = marked_first(it);
    float best_d = 0;
    bool was = it->focus != 0;
    if (first && first->id != it->main)
        return first;
    for (int i = 0; i < it->n; i++) {
        const struct item *e = &it->list[i];
        if (!item_can_focus(e))
            continue;
        if (best && e->aside > best->aside)
            continue;
        float d = was        ? distance2(rect_centre(e->bounds), rect_centre(it->focus_bounds))
                  : e->first ? 0
                             : 1;
        if (!best || e->aside < best->aside || d < best_d) {
            best = e;
            best_d = d;
        }
    }
    return best;
}

static void mark(struct items *it)
{
    for (int i = 0; i < it->n; i++) {
        struct item *e = &it->list[i];
        e->focused = e->id == it->focus && it->device >= DEVICE_KEYS;
        e->hovered = e->id == it->hover;
        e->pressed = e->id == it->press && e->id == it->hover;
        e->since = e->id == it->focus && it->device >= DEVICE_KEYS ? it->focus_ms
                   : e->id == it->hover                            ? it->hover_ms
                                                                   : 0;
    }
}

void items_end(struct items *it)
{
    CARRE_ASSERT(it->clips == 0);
    const struct item *wanted = find(it, it->wanted);
    if (wanted && item_can_focus(wanted)) {
        it->focus = wanted->id;
        it->wanted = 0;
        it->led = true;
    }
    const struct item *f = find(it, it->focus), *first = marked_first(it);
    const bool gone = !f || !item_can_focus(f), comes = first && first->id != it->main;
    if (gone || (comes && !it->led)) {
        f = heir(it);
        it->led = false;
        it->focus = f ? f->id : 0;
    }
    if (f)
        it->focus_bounds = f->bounds;
    it->main = first ? first->id : 0;
    if (it->device == DEVICE_POINTER) {
        const struct item *h = items_under(it, it->at);
        it->hover = h ? h->id : 0;
    }
    mark(it);
}

/* ---- questions ---- */

int items_count(const struct items *it) { return it->n; }

const struct item *items_at(const struct items *it, int i)
{
    CARRE_ASSERT(i >= 0 && i < it->n);
    return &it->list[i];
}

const struct item *items_get(const struct items *it, uint32_t id) { return find(it, id); }

const struct item *items_named(const struct items *it, const char *name)
{
    const struct item *refused = NULL;
    for (int i = 0; i < it->n; i++) {
        const struct item *e = &it->list[i];
        if (strcmp(e->name, name) != 0 || !can_hit(e))
            continue;
        if (!e->why_not)
            return e;
        if (!refused)
            refused = e;
    }
    return refused;
}

const struct item *items_focus(const struct items *it) { return find(it, it->focus); }
const struct item *items_hover(const struct items *it) { return find(it, it->hover); }
enum device items_device(const struct items *it) { return it->device; }

const struct item *items_under(const struct items *it, struct point p)
{
    for (int i = it->n - 1; i >= 0; i--) {
        const struct item *e = &it->list[i];
        if (can_hit(e) && rect_contains(e->bounds, p) &&
            (rect_empty(e->clip) || rect_contains(e->clip, p)))
            return e;
    }
    return NULL;
}

/* ---- commands ---- */

void items_focus_on(struct items *it, uint32_t id)
{
    const struct item *e = find(it, id);
    if (!e || !item_can_focus(e)) {
        it->wanted = id;
        return;
    }
    if (it->focus != id)
        it->focus_ms = it->now;
    it->focus = id;
    it->focus_bounds = e->bounds;
    it->by_hand = it->led = true;
    mark(it);
}

void items_set_device(struct items *it, enum device device)
{
    it->device = device;
    mark(it);
}

void items_let_go(struct items *it)
{
    it->hover = it->press = 0;
    it->at = (struct point){-1, -1};
    mark(it);
}

void items_forget(struct items *it)
{
    items_let_go(it);
    it->focus = it->wanted = 0;
    it->focus_bounds = (struct rect){0};
    it->by_hand = it->led = false;
    mark(it);
}

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
        const struct item *choice = find(it, i->parent);
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
    mark(it);
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

/* The nearest in a direction: what lies straight that way counts by its distance, what lies aside
 * is three times as far; something of the same row goes before what is not, and up and down lead to
 * the end of a long page before they leave it. */
const struct item *items_beside(const struct items *it, const struct item *from, int dx, int dy)
{
    struct point c = rect_centre(from->bounds);
    const struct item *best = NULL;
    float best_d = 0;
    bool best_straight = false;
    for (int i = 0; i < it->n; i++) {
        const struct item *e = &it->list[i];
        if (e == from || !item_can_focus(e) || out_of_sight(e, from))
            continue;
        struct point p = rect_centre(e->bounds);
        float along = (p.x - c.x) * (float)dx + (p.y - c.y) * (float)dy;
        struct rect a = from->bounds, b = e->bounds;
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
        float d = fmaxf(ahead, 0) + 3 * side + off * 0.1F + along * 0.05F;
        const bool straight = dx ? side <= 0 : same_page(e, from);
        if (dx && can_change(from) && !straight)
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
    const struct item *f = find(it, it->focus);
    const bool at_end = f && !f->why_not && (dx < 0 ? f->amount <= f->min : f->amount >= f->max);
    if (f && dx && can_change(f) && !(at_end && !repeat && items_beside(it, f, dx, dy))) {
        it->by_hand = true;
        return change(f, f->amount + dx * (f->step > 0 ? f->step : 1));
    }
    return focus_to(it, f ? items_beside(it, f, dx, dy) : heir(it));
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
        return it->n ? focus_to(it, items_behind(it, find(it, it->focus), in->shift ? -1 : 1))
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
    const struct item *f = find(it, it->focus);
    if (in->key == KEY_ENTER || (in->key == KEY_SPACE && !with_key(it, KEY_SPACE))) {
        if (f && can_activate(f) &&
            (!with_key(it, in->key) || (in->key == KEY_ENTER && it->by_hand)))
            return by_focus(activate(it, f));
        if (f && f->role == ITEM_CHOICE && in->key == KEY_SPACE && !with_key(it, KEY_SPACE))
            return change(f, f->amount == f->max ? f->min : f->amount + 1);
    }
    const struct item *own = with_key(it, in->key);
    if (own)
        return can_activate(own) ? activate(it, own) : focus_to(it, own);
    if (in->key == KEY_F1)
        return event_of(ITEM_EVENT_HELP, find(it, it->focus));
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
    const struct item *f = find(it, it->focus);
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
        if (f && can_activate(f))
            return by_focus(activate(it, f));
        if (f && !own && f->role == ITEM_CHOICE)
            return change(f, f->amount == f->max ? f->min : f->amount + 1);
        break;
    default: break;
    }
    if (own)
        return can_activate(own) ? activate(it, own) : focus_to(it, own);
    if (in->pad == PAD_LEFT_SHOULDER || in->pad == PAD_RIGHT_SHOULDER)
        return turn_page(it, in->pad == PAD_LEFT_SHOULDER ? -1 : 1);
    if (in->pad == PAD_START)
        return event_of(ITEM_EVENT_MENU, NULL);
    if (in->pad == PAD_BACK)
        return event_of(ITEM_EVENT_HELP, find(it, it->focus));
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
    const struct item *press = find(it, it->press);
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
    mark(it);
    return event_of(ITEM_EVENT_HOVER, h);
}

/* No finger holds still: so near to where it went down it has not moved. */
static bool trembles(const struct items *it, struct point p)
{
    const struct item *press = find(it, it->press);
    return it->pull != PULL_ON && !(press && press->role == ITEM_SLIDER) &&
           distance2(p, it->touched) <= TREMBLE * TREMBLE;
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
    mark(it);
    return (struct item_event){
        .kind = ITEM_EVENT_SCROLL, .drag = dy, .pulls = true, .at = it->touched};
}

static struct item_event press_at(struct items *it, struct point p)
{
    point_to(it, p);
    const struct item *i = items_under(it, p);
    it->hover = it->press = i ? i->id : 0;
    const struct item *owner = i && i->role == ITEM_OPTION ? find(it, i->parent) : i;
    if (owner && item_can_focus(owner)) {
        it->focus = owner->id;
        it->focus_bounds = owner->bounds;
        it->by_hand = it->led = true;
    }
    mark(it);
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
    mark(it);
    if (pulled)
        return (struct item_event){.kind = ITEM_EVENT_SCROLL, .at = p};
    if (!i || i->id != press)
        return event_of(ITEM_EVENT_HOVER, NULL);
    if (can_activate(i))
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
            mark(it);
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
        mark(it);
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
