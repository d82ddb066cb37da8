/* atlas.c - a table of sprites by key, in the order of their use. */
#include "atlas.h"

#include "check.h"
#include "hash.h"
#include "log.h"
#include "mem.h"
#include "packed.h"
#include "surface.h"

#include <math.h>
#include <string.h>

#define BUCKETS 4096 /* a power of two; a busy table keeps some 2000 sprites… */
#define GROUPS 512   /* …of some hundred pictures */
/* bytes of a line of text or a corner: a hundred of them give less room than one large picture,
 * and take longer to be drawn again… */
#define LITTLE ((size_t)24 << 10)
/* …so they stay while large ones that are as old go, unless they are more than that part of all */
#define LITTLE_PART 5

struct entry {
    struct sprite sprite;   /* first */
    struct entry *next;     /* of its bucket */
    struct entry *next_kin; /* of its group's */
    struct entry *newer, *older;
    struct entry *next_unpacked;
    uint64_t key;
    long frame;    /* in which it was used last… */
    long unpacked; /* …and its pixels beside the packed ones were */
    size_t bytes;
    bool loose; /* not packed yet: it was drawn in a frame, which waits for nothing else */
    char *name; /* of a picture; NULL */
};

struct atlas {
    SDL_Renderer *renderer;
    struct entry *buckets[BUCKETS];
    struct entry *groups[GROUPS];
    struct entry *newest, *oldest;
    struct entry *gone; /* forgotten within the present frame, by `newer` */
    /* how often pictures were: the same key may stand for other pixels since */
    uint64_t forgotten;
    size_t bytes, budget;
    struct entry *beside;  /* those that have pixels beside the packed ones, by `next_unpacked` */
    size_t unpacked;       /* bytes of those pixels… */
    size_t warmed;         /* …and of those that this frame did not need */
    size_t little;         /* bytes of those that are */
    size_t used, was_used; /* bytes of what this frame has asked for, and the last one had */
    long frame;
    bool lacks; /* something that this frame used is gone */
    int count, loose;
};

struct atlas *atlas_new(SDL_Renderer *renderer, size_t budget)
{
    struct atlas *a = mem_alloc(sizeof *a);
    a->renderer = renderer;
    a->budget = budget;
    return a;
}

/* ---- the order of use ---- */

static void take_out(struct atlas *a, struct entry *e)
{
    *(e->newer ? &e->newer->older : &a->newest) = e->older;
    *(e->older ? &e->older->newer : &a->oldest) = e->newer;
}

static void put_first(struct atlas *a, struct entry *e)
{
    e->newer = NULL;
    e->older = a->newest;
    *(a->newest ? &a->newest->newer : &a->oldest) = e;
    a->newest = e;
}

static void touch(struct atlas *a, struct entry *e)
{
    a->used += e->frame == a->frame ? 0 : e->bytes;
    e->frame = a->frame;
    if (a->newest == e)
        return;
    take_out(a, e);
    put_first(a, e);
}

void atlas_join(struct atlas *a, struct sprite *s, uint32_t group)
{
    CARRE_ASSERT(group != 0 && s->group == 0);
    struct entry *e = (struct entry *)s, **first = &a->groups[group & (GROUPS - 1)];
    s->group = group;
    e->next_kin = *first;
    *first = e;
}

static void leave_group(struct atlas *a, const struct entry *e)
{
    if (e->sprite.group == 0)
        return;
    struct entry **link = &a->groups[e->sprite.group & (GROUPS - 1)];
    while (*link != e)
        link = &(*link)->next_kin;
    *link = e->next_kin;
}

static void take_away(struct atlas *a, struct entry *e)
{
    CARRE_ASSERT(a->count > 0 && a->bytes >= e->bytes);
    struct entry **link = &a->buckets[e->key & (BUCKETS - 1)];
    while (*link != e)
        link = &(*link)->next;
    *link = e->next;
    leave_group(a, e);
    take_out(a, e);
    a->bytes -= e->bytes;
    a->little -= e->bytes < LITTLE ? e->bytes : 0;
    a->loose -= e->loose;
    a->count--;
}

static size_t bytes_of(const SDL_Surface *s) { return (size_t)s->w * (size_t)s->h * 4; }

static bool has_both(const struct sprite *s) { return s->packed && s->pixels; }

static void forget_beside(struct atlas *a, const struct entry *e)
{
    struct entry **link = &a->beside;
    while (*link != e)
        link = &(*link)->next_unpacked;
    *link = e->next_unpacked;
    a->unpacked -= bytes_of(e->sprite.pixels);
}

static void dispose(struct atlas *a, struct entry *e)
{
    a->lacks |= e->frame == a->frame;
    if (e->sprite.texture)
        SDL_DestroyTexture(e->sprite.texture);
    if (has_both(&e->sprite))
        forget_beside(a, e);
    SDL_FreeSurface(e->sprite.pixels);
    packed_free(e->sprite.packed);
    mem_free(e->sprite.cells);
    mem_free(e->sprite.bands);
    mem_free(e->sprite.sides);
    mem_free(e->name);
    mem_free(e);
}

static void destroy(struct atlas *a, struct entry *e)
{
    take_away(a, e);
    dispose(a, e);
}

/* What goes next; NULL: nothing that the present frame has not used, if that is to stay. */
static struct entry *victim(const struct atlas *a, bool used_too)
{
    struct entry *first =
        a->oldest && (used_too || a->oldest->frame != a->frame) ? a->oldest : NULL;
    if (a->little > a->budget / LITTLE_PART)
        return first;
    for (struct entry *e = first; e && e->frame != a->frame; e = e->newer)
        if (e->bytes >= LITTLE)
            return e;
    return first;
}

static void dispose_gone(struct atlas *a)
{
    for (struct entry *e = a->gone, *next; e; e = next) {
        next = e->newer;
        dispose(a, e);
    }
    a->gone = NULL;
}

void atlas_forget(struct atlas *a, const char *prefix)
{
    size_t n = strlen(prefix);
    a->forgotten += n > 0;
    for (struct entry *e = a->newest, *older; e; e = older) {
        older = e->older;
        if (n > 0 && (!e->name || strncmp(e->name, prefix, n) != 0))
            continue;
        take_away(a, e);
        e->newer = a->gone;
        a->gone = e;
    }
}

void atlas_free(struct atlas *a)
{
    if (a == NULL)
        return;
    atlas_forget(a, "");
    dispose_gone(a);
    mem_free(a);
}

void atlas_begin(struct atlas *a)
{
    a->frame++;
    a->was_used = a->used;
    a->used = a->warmed = 0;
    a->lacks = false;
}

/* ---- pixels beside the packed ones ---- */

static void weigh(struct atlas *a, struct entry *e, size_t more, size_t less)
{
    a->little -= e->bytes < LITTLE ? e->bytes : 0;
    e->bytes += more - less;
    a->bytes += more - less;
    a->little += e->bytes < LITTLE ? e->bytes : 0;
}

bool atlas_unpack(struct atlas *a, struct sprite *s)
{
    struct entry *e = (struct entry *)s;
    e->unpacked = a->frame;
    if (s->packed == NULL || s->pixels)
        return true;
    s->pixels = packed_surface(s->packed);
    if (s->pixels == NULL)
        return false;
    weigh(a, e, bytes_of(s->pixels), 0);
    a->unpacked += bytes_of(s->pixels);
    e->next_unpacked = a->beside;
    a->beside = e;
    return true;
}

void atlas_warm(struct atlas *a, struct sprite *s)
{
    const size_t bytes = (size_t)s->w * (size_t)s->h * 4;
    if (s->packed == NULL || bytes > ATLAS_WARM)
        return;
    if (s->pixels == NULL) {
        a->warmed += bytes;
        if (a->warmed > ATLAS_WARMED || a->unpacked + bytes > a->budget / ATLAS_UNPACKED_PART)
            return;
    }
    atlas_unpack(a, s);
}

static void pack_again(struct atlas *a)
{
    const bool full = a->unpacked > a->budget / (2 * ATLAS_UNPACKED_PART);
    for (struct entry *e = a->beside, *next; e; e = next) {
        struct sprite *s = &e->sprite;
        next = e->next_unpacked;
        CARRE_ASSERT(has_both(s));
        const size_t bytes = bytes_of(s->pixels);
        if (e->unpacked == a->frame || (bytes <= ATLAS_WARM && !full))
            continue;
        forget_beside(a, e);
        weigh(a, e, 0, bytes);
        SDL_FreeSurface(s->pixels);
        s->pixels = NULL;
    }
}

/* What turns or is stretched in the present frame is wanted as it is; its turn comes later. */
bool atlas_pack(struct atlas *a)
{
    struct entry *e = a->loose > 0 ? a->newest : NULL;
    while (e && (!e->loose || e->unpacked == a->frame))
        e = e->older;
    if (e == NULL)
        return false;
    e->loose = false;
    a->loose--;
    e->sprite.packed = packed_new(e->sprite.pixels);
    if (e->sprite.packed) {
        weigh(a, e, e->sprite.packed->bytes, bytes_of(e->sprite.pixels));
        SDL_FreeSurface(e->sprite.pixels);
        e->sprite.pixels = NULL;
    }
    return a->loose > 0;
}

void atlas_trim(struct atlas *a)
{
    dispose_gone(a);
    pack_again(a);
    while (a->bytes > a->budget && atlas_pack(a))
        continue;
    for (struct entry *e; a->bytes > a->budget && (e = victim(a, true)) != NULL;)
        destroy(a, e);
}

void atlas_set_budget(struct atlas *a, size_t budget)
{
    a->budget = budget;
    atlas_trim(a);
}

size_t atlas_budget(const struct atlas *a) { return a->budget; }
size_t atlas_guess(const struct atlas *a, int w, int h)
{
    return (size_t)w * (size_t)h * (a->renderer ? 4 : 1);
}
size_t atlas_bytes(const struct atlas *a) { return a->bytes; }
size_t atlas_used(const struct atlas *a) { return a->was_used; }
int atlas_count(const struct atlas *a) { return a->count; }
bool atlas_lacks(const struct atlas *a) { return a->lacks; }
bool atlas_full(const struct atlas *a) { return a->bytes >= a->budget; }

/* ---- finding and keeping ---- */

struct sprite *atlas_find(struct atlas *a, uint64_t key)
{
    for (struct entry *e = a->buckets[key & (BUCKETS - 1)]; e; e = e->next) {
        if (e->key == key) {
            touch(a, e);
            return &e->sprite;
        }
    }
    return NULL;
}

struct sprite *atlas_stand_in(struct atlas *a, uint32_t group, int w, int h)
{
    struct entry *best = NULL;
    float best_cost = 0;
    for (struct entry *e = a->groups[group & (GROUPS - 1)]; e; e = e->next_kin) {
        if (e->sprite.group != group)
            continue;
        const float grows =
            logf(fmaxf((float)w / (float)e->sprite.w, (float)h / (float)e->sprite.h));
        const float cost = grows > 0 ? 4 * grows : -grows;
        if (best == NULL || cost < best_cost) {
            best = e;
            best_cost = cost;
        }
    }
    if (best == NULL)
        return NULL;
    touch(a, best);
    return &best->sprite;
}

struct sprite *atlas_near(struct atlas *a, uint32_t group, int w, int h, float within)
{
    struct entry *best = NULL;
    float best_off = within;
    for (struct entry *e = a->groups[group & (GROUPS - 1)]; e; e = e->next_kin) {
        if (e->sprite.group != group)
            continue;
        float off_w = fabsf((float)w / (float)e->sprite.w - 1);
        float off_h = fabsf((float)h / (float)e->sprite.h - 1);
        float off = off_w > off_h ? off_w : off_h;
        if (off <= best_off) {
            best = e;
            best_off = off;
        }
    }
    if (best == NULL)
        return NULL;
    touch(a, best);
    return &best->sprite;
}

/* Not SDL_CreateTextureFromSurface: it may choose another format. */
static SDL_Texture *texture_of(struct atlas *a, const SDL_Surface *s, bool opaque)
{
    SDL_Texture *texture = SDL_CreateTexture(a->renderer, SDL_PIXELFORMAT_ARGB8888,
                                             SDL_TEXTUREACCESS_STATIC, s->w, s->h);
    if (texture && SDL_UpdateTexture(texture, NULL, s->pixels, s->pitch) == 0) {
        SDL_SetTextureBlendMode(texture, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        return texture;
    }
    log_warn("A picture of %d x %d cannot be kept: %s", s->w, s->h, SDL_GetError());
    if (texture)
        SDL_DestroyTexture(texture);
    return NULL;
}

struct sprite *atlas_keep(struct atlas *a, uint64_t key, const char *name, SDL_Surface *surface)
{
    struct sprite *s = atlas_keep_ready(
        a, key, name, surface_ready(surface, a->renderer ? SURFACE_RENDERED : SURFACE_BLITTED));
    if (s && name && !a->renderer) {
        ((struct entry *)s)->loose = true;
        a->loose++;
    }
    return s;
}

struct sprite *atlas_keep_ready(struct atlas *a, uint64_t key, const char *name,
                                struct surface_ready ready)
{
    SDL_Surface *surface = ready.surface;
    if (ready.w == 0)
        return NULL;
    struct sprite made = {.w = ready.w,
                          .h = ready.h,
                          .packed = ready.packed,
                          .opaque = ready.opaque,
                          .filled = ready.filled,
                          .cells = ready.cells};
    struct entry *e = mem_alloc(sizeof *e);
    e->bytes = sizeof *e + (surface ? bytes_of(surface) : ready.packed->bytes);
    if (a->renderer == NULL) {
        made.pixels = surface;
    } else {
        made.texture = texture_of(a, surface, made.opaque);
        SDL_FreeSurface(surface);
        if (made.texture == NULL) {
            mem_free(ready.cells);
            mem_free(e);
            return NULL;
        }
    }
    e->key = key;
    e->name = name ? mem_copy_text(name) : NULL;
    made.looks = hash_word(key, a->forgotten);
    e->sprite = made;
    struct entry **bucket = &a->buckets[e->key & (BUCKETS - 1)];
    e->next = *bucket;
    *bucket = e;
    put_first(a, e);
    e->frame = a->frame;
    a->bytes += e->bytes;
    a->little += e->bytes < LITTLE ? e->bytes : 0;
    a->used += e->bytes;
    a->count++;
    for (struct entry *old; a->bytes > a->budget && (old = victim(a, false)) != NULL;)
        destroy(a, old);
    return &e->sprite;
}
