/* items.c - the list: what is hit, focused and heard. */
#include "items_inside.h"

#include "check.h"
#include "mem.h"

#include <string.h>

enum { GROW = 32 };

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

bool items_can_activate(const struct item *i)
{
    return i->role == ITEM_BUTTON || i->role == ITEM_TAB || i->role == ITEM_TOGGLE ||
           i->role == ITEM_CARD || i->role == ITEM_OPTION;
}

bool items_can_change(const struct item *i)
{
    return i->role == ITEM_CHOICE || i->role == ITEM_SLIDER;
}

struct item *items_find(const struct items *it, uint32_t id)
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
    struct item *group = items_find(it, id);
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

float items_distance2(struct point a, struct point b)
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

const struct item *items_heir(const struct items *it)
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
        float d = was ? items_distance2(rect_centre(e->bounds), rect_centre(it->focus_bounds))
                  : e->first ? 0
                             : 1;
        if (!best || e->aside < best->aside || d < best_d) {
            best = e;
            best_d = d;
        }
    }
    return best;
}

void items_mark(struct items *it)
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
    const struct item *wanted = items_find(it, it->wanted);
    if (wanted && item_can_focus(wanted)) {
        it->focus = wanted->id;
        it->wanted = 0;
        it->led = true;
    }
    const struct item *f = items_find(it, it->focus), *first = marked_first(it);
    const bool gone = !f || !item_can_focus(f), comes = first && first->id != it->main;
    if (gone || (comes && !it->led)) {
        f = items_heir(it);
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
    items_mark(it);
}

/* ---- questions ---- */

int items_count(const struct items *it) { return it->n; }

const struct item *items_at(const struct items *it, int i)
{
    CARRE_ASSERT(i >= 0 && i < it->n);
    return &it->list[i];
}

const struct item *items_get(const struct items *it, uint32_t id) { return items_find(it, id); }

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

const struct item *items_focus(const struct items *it) { return items_find(it, it->focus); }

const struct item *items_hover(const struct items *it) { return items_find(it, it->hover); }

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
    const struct item *e = items_find(it, id);
    if (!e || !item_can_focus(e)) {
        it->wanted = id;
        return;
    }
    if (it->focus != id)
        it->focus_ms = it->now;
    it->focus = id;
    it->focus_bounds = e->bounds;
    it->by_hand = it->led = true;
    items_mark(it);
}

void items_set_device(struct items *it, enum device device)
{
    it->device = device;
    items_mark(it);
}

void items_let_go(struct items *it)
{
    it->hover = it->press = 0;
    it->at = (struct point){-1, -1};
    items_mark(it);
}

void items_forget(struct items *it)
{
    items_let_go(it);
    it->focus = it->wanted = 0;
    it->focus_bounds = (struct rect){0};
    it->by_hand = it->led = false;
    items_mark(it);
}
