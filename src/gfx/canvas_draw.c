/* How the SDL canvas draws colours and pictures: find the sprite under a key that spells out all it
 * depends on, make it if it is not there, put it on the frame's list (display_list.h). Panels,
 * lines and rings are drawn in canvas_shapes.c, words in canvas_words.c. */
#include "canvas_pixels.h"

#include "check.h"
#include "hash.h"

#include <math.h>
#include <string.h>

#define LARGEST 1.6F       /* no sprite has more pixels than so many of the whole picture */
#define QUICK_PIXELS 60000 /* what is larger is not drawn at once… */
/* …and nothing, when so much time of the frame is spent on drawing pictures already, in motion… */
#define QUICK_MS 1.5
#define REST_MS 6.0    /* …or at rest */
#define SMALL_SIDE 160 /* what stands for a large picture until it is there */
#define NEAR 0.12F     /* how far a picture may be stretched while something moves */

SDL_Rect pixels_box(struct rect r)
{
    int w = pixels_whole(r.w), h = pixels_whole(r.h);
    return (SDL_Rect){
        .x = pixels_whole(r.x), .y = pixels_whole(r.y), .w = w > 1 ? w : 1, .h = h > 1 ? h : 1};
}

bool pixels_show(const struct canvas_pixels *p, SDL_Rect r)
{
    return SDL_HasIntersection(&r, &p->visible);
}

int pixels_angle(float degrees)
{
    const int circle = 360 * PIXELS_ANGLES;
    return (pixels_whole(degrees * PIXELS_ANGLES) % circle + circle) % circle;
}

bool pixels_rests(struct canvas_pixels *p, uint64_t looks)
{
    p->wished[p->odd][looks % PIXELS_WISHED] = looks;
    return p->wished[!p->odd][looks % PIXELS_WISHED] == looks;
}

SDL_Rect pixels_turned_box(SDL_Rect to, float degrees)
{
    const float angle = degrees * 3.14159265F / 180, w = (float)to.w / 2, h = (float)to.h / 2;
    const float across = fabsf(w * cosf(angle)) + fabsf(h * sinf(angle)),
                down = fabsf(w * sinf(angle)) + fabsf(h * cosf(angle));
    const int x = (int)floorf((float)to.x + w - across) - 1,
              y = (int)floorf((float)to.y + h - down) - 1;
    return (SDL_Rect){.x = x,
                      .y = y,
                      .w = (int)ceilf((float)to.x + w + across) + 1 - x,
                      .h = (int)ceilf((float)to.y + h + down) + 1 - y};
}

/* All that a sprite may touch which is stretched or turned: around what can be seen of it. */
static SDL_Rect reach_of(const struct sprite *s, SDL_Rect to, float degrees)
{
    const float across = (float)to.w / (float)s->w, down = (float)to.h / (float)s->h;
    const int sure_w = (int)ceilf(across) + 1, sure_h = (int)ceilf(down) + 1;
    const int left = to.x + (int)floorf((float)s->filled.x * across) - sure_w,
              top = to.y + (int)floorf((float)s->filled.y * down) - sure_h;
    SDL_Rect r = {.x = left,
                  .y = top,
                  .w = to.x + (int)ceilf((float)(s->filled.x + s->filled.w) * across) + sure_w -
                       left,
                  .h = to.y + (int)ceilf((float)(s->filled.y + s->filled.h) * down) + sure_h - top};
    if (degrees == 0)
        return r;
    const float angle = degrees * 3.14159265F / 180,
                dx = (float)r.x + (float)r.w / 2 - ((float)to.x + (float)to.w / 2),
                dy = (float)r.y + (float)r.h / 2 - ((float)to.y + (float)to.h / 2);
    r.x += pixels_whole(dx * cosf(angle) - dy * sinf(angle) - dx);
    r.y += pixels_whole(dx * sinf(angle) + dy * cosf(angle) - dy);
    return pixels_turned_box(r, degrees);
}

void pixels_put(struct canvas_pixels *p, struct sprite *s, SDL_Rect to, float angle, uint32_t tint,
                float alpha)
{
    const int a = pixels_whole(alpha * 255);
    const bool same = angle == 0 && to.w == s->w && to.h == s->h;
    if (!s->ends && !same && !atlas_unpack(p->atlas, s))
        return;
    if (same && p->base.moving)
        atlas_warm(p->atlas, s);
    struct op op = {.kind = s->ends ? OP_BAR
                            : same  ? OP_COPY
                                    : OP_TURN,
                    .sprite = s,
                    .to = to,
                    .colour = tint | 0xFFU,
                    .alpha = (uint8_t)(a > 255 ? 255 : a),
                    .angle = angle};
    const SDL_Rect whole = angle != 0 ? pixels_turned_box(to, angle) : to;
    SDL_Rect reach = whole;
    if (op.kind == OP_TURN) {
        const SDL_Rect seen = reach_of(s, to, angle);
        if (!SDL_IntersectRect(&whole, &seen, &reach))
            return;
    }
    if (op.kind == OP_COPY)
        reach = (SDL_Rect){
            .x = to.x + s->filled.x, .y = to.y + s->filled.y, .w = s->filled.w, .h = s->filled.h};
    if (op.kind == OP_BAR && s->corners)
        op.core = (SDL_Rect){.x = to.x + s->ends,
                             .y = to.y + s->ends,
                             .w = to.w - 2 * s->ends,
                             .h = to.h - 2 * s->ends};
    else if (op.kind != OP_BAR && angle == 0 && s->opaque && op.alpha == 255)
        op.covers = to;
    if (op.alpha == 0)
        return;
    display_list_add(p->list, op, reach, p->visible);
    p->costs.copied++;
}

struct sprite *pixels_keep(struct canvas_pixels *p, uint64_t key, const char *name,
                           SDL_Surface *surface)
{
    p->costs.made += surface != NULL;
    return atlas_keep(p->atlas, key, name, surface);
}

uint64_t pixels_clock(void) { return SDL_GetPerformanceCounter(); }

void pixels_took(struct canvas_pixels *p, enum canvas_made what, uint64_t began)
{
    CARRE_ASSERT((int)what >= 0 && what < MADE_KINDS);
    const double ms =
        (double)(pixels_clock() - began) * 1e3 / (double)SDL_GetPerformanceFrequency();
    p->costs.ms[what] += ms;
    p->spent += what == MADE_PICTURE ? ms : 0;
    p->rehearsed += p->base.rehearsal ? ms : 0;
}

/* ---- plain colour ---- */

void pixels_clip(struct canvas *c, const struct rect *r)
{
    struct canvas_pixels *p = pixels_of(c);
    const SDL_Rect all = {.x = 0, .y = 0, .w = c->w, .h = c->h};
    p->visible = all;
    if (r) {
        int x = pixels_whole(r->x), y = pixels_whole(r->y);
        SDL_Rect clip = {
            .x = x, .y = y, .w = pixels_whole(r->x + r->w) - x, .h = pixels_whole(r->y + r->h) - y};
        if (!SDL_IntersectRect(&clip, &all, &p->visible))
            p->visible = (SDL_Rect){0};
    }
}

static void add_fill(struct canvas_pixels *p, SDL_Rect to, uint32_t colour)
{
    const struct op op = {.kind = OP_FILL, .to = to, .colour = colour, .core = to};
    display_list_add(p->list, op, to, p->visible);
}

void pixels_clear(struct canvas *c, uint32_t colour)
{
    struct canvas_pixels *p = pixels_of(c);
    add_fill(p, p->visible, colour | 0xFFU);
}

void pixels_fill(struct canvas *c, struct rect r, uint32_t colour)
{
    struct canvas_pixels *p = pixels_of(c);
    /* Edges are rounded, not sizes, so that neighbours neither overlap nor leave a gap. */
    int x = pixels_whole(r.x), y = pixels_whole(r.y);
    SDL_Rect to = {
        .x = x, .y = y, .w = pixels_whole(r.x + r.w) - x, .h = pixels_whole(r.y + r.h) - y};
    add_fill(p, to, colour);
}

/* ---- pictures ---- */

static uint64_t key_of(const struct picture_request *wish)
{
    const uint64_t h =
        hash_two(hash_text(PIXELS_PICTURE, wish->name), (uint32_t)wish->w, (uint32_t)wish->h);
    return hash_two(h, (uint32_t)pixels_angle(wish->turn), (uint32_t)wish->shape << 1 | wish->flip);
}

uint32_t pixels_group(const struct picture_request *wish)
{
    const uint32_t rest[] = {wish->shape, wish->flip};
    return (uint32_t)hash_bytes(hash_text(HASH_START, wish->name), rest, sizeof rest) | 1U;
}

/* Where something upright is kept at a size that lasts, that size is known from then on. */
static void belongs(struct canvas_pixels *p, struct sprite *s, const struct picture_request *wish)
{
    if (s == NULL || wish->turn != 0)
        return;
    atlas_join(p->atlas, s, pixels_group(wish));
    struct known *k = pixels_known(p, wish->name);
    if (wish->effort == PICTURE_PASSING)
        return;
    k->w = wish->w;
    k->h = wish->h;
}

struct sprite *pixels_make(struct canvas_pixels *p, const struct picture_request *wish)
{
    const uint64_t began = pixels_clock();
    struct sprite *s =
        pixels_keep(p, key_of(wish), wish->name, picture_request_draw(p->pictures, wish));
    belongs(p, s, wish);
    pixels_took(p, MADE_PICTURE, began);
    return s;
}

void pixels_take_painted(struct canvas_pixels *p)
{
    struct picture_request wish;
    struct surface_ready ready;
    while (p->painter && painter_take(p->painter, &wish, &ready)) {
        const uint64_t key = key_of(&wish);
        if (ready.w == 0 || atlas_find(p->atlas, key)) {
            surface_ready_free(&ready);
            continue;
        }
        belongs(p, atlas_keep_ready(p->atlas, key, wish.name, ready), &wish);
    }
}

static bool rests(struct canvas_pixels *p, const struct picture_request *wish)
{
    const int looks[] = {wish->w, wish->h, pixels_angle(wish->turn)};
    return pixels_rests(p, hash_bytes(hash_text(HASH_START, wish->name), looks, sizeof looks));
}

static bool has_time(const struct canvas_pixels *p)
{
    return p->spent < (p->base.moving ? QUICK_MS : REST_MS);
}

static void ask(struct canvas_pixels *p, const struct picture_request *wish)
{
    painter_ask(p->painter, wish);
    p->owes = true;
}

/* The picture as small as it takes no time to draw. */
static struct sprite *make_small(struct canvas_pixels *p, const struct picture_request *wish)
{
    struct picture_request tiny = *wish;
    const int longer = wish->w > wish->h ? wish->w : wish->h;
    tiny.w = wish->w * SMALL_SIDE / longer + 1;
    tiny.h = wish->h * SMALL_SIDE / longer + 1;
    tiny.effort = PICTURE_KEPT;
    return pixels_make(p, &tiny);
}

bool pixels_stands_in(const struct sprite *s, const struct picture_request *wish)
{
    return s && (float)wish->w <= 2 * (float)s->w && (float)wish->h <= 2 * (float)s->h;
}

/* What is small, at once: rich pictures that pass by at the size that they have where they rest,
 * for that may be on disk. Where a page opens, rich ones that are not come a moment later: NULL. */
static struct sprite *make_at_once(struct canvas_pixels *p, const struct picture_request *wish)
{
    const struct known *k = pixels_known(p, wish->name);
    struct picture_request now = *wish;
    if (k->heavy && !p->base.moving)
        now.effort = PICTURE_FROM_DISK;
    if (k->heavy && wish->effort == PICTURE_PASSING && 2 * k->w >= wish->w && 2 * k->h >= wish->h &&
        (long)k->w * k->h <= QUICK_PIXELS) {
        now.w = k->w;
        now.h = k->h;
        now.effort = PICTURE_KEPT;
    }
    return pixels_make(p, &now);
}

/* No frame waits for a picture: what is there at another size stands for it, until, at rest, the
 * painter has drawn it as it should be. Where nothing is there, what is small is drawn at once, as
 * long as there is time, and what is large is drawn small. NULL: not in this frame. */
static struct sprite *without_waiting(struct canvas_pixels *p, struct picture_request *wish)
{
    struct sprite *s = atlas_stand_in(p->atlas, pixels_group(wish), wish->w, wish->h);
    const bool small = (long)wish->w * wish->h <= QUICK_PIXELS,
               rest = rests(p, wish) || !p->base.moving;
    wish->effort = rest ? PICTURE_KEPT : PICTURE_PASSING;
    if (rest)
        pixels_ask_kin(p, wish);
    if (pixels_stands_in(s, wish)) {
        if (rest)
            ask(p, wish);
        return s;
    }
    struct sprite *made = small && has_time(p) ? make_at_once(p, wish) : NULL;
    if (made)
        return made;
    ask(p, wish);
    return s || small || !has_time(p) ? s : make_small(p, wish);
}

bool pixels_has(struct canvas_pixels *p, const struct picture_request *wish)
{
    return atlas_find(p->atlas, key_of(wish)) != NULL;
}

/* The sprite standing upright, made if need be; `exact` false allows one of another size.
 * `may_wait`: it may come later. */
static struct sprite *upright(struct canvas_pixels *p, const struct picture_request *wish,
                              bool exact, bool may_wait)
{
    struct picture_request straight = *wish;
    straight.turn = 0;
    struct sprite *s = atlas_find(p->atlas, key_of(&straight));
    if (s)
        return s;
    if (p->painter && may_wait)
        return without_waiting(p, &straight);
    if (!exact)
        s = atlas_near(p->atlas, pixels_group(&straight), wish->w, wish->h, NEAR);
    return s ? s : pixels_make(p, &straight);
}

/* The sprite turned once and for all, if it stands still; `may` false only looks whether it is
 * there. While others move the painter makes it. */
static struct sprite *turned(struct canvas_pixels *p, const struct picture_request *wish, bool may)
{
    struct sprite *s = atlas_find(p->atlas, key_of(wish));
    if (s || !may || (p->base.moving && (p->painter == NULL || !rests(p, wish))))
        return s;
    if (p->painter == NULL ||
        (has_time(p) && !p->base.moving && !pixels_known(p, wish->name)->heavy))
        return pixels_make(p, wish);
    ask(p, wish);
    return NULL;
}

static void draw_turned(struct canvas_pixels *p, const struct picture_request *wish, SDL_Rect to,
                        const struct paint *paint)
{
    struct sprite *s = turned(p, wish, wish->w == to.w && wish->h == to.h);
    if (s) {
        SDL_Rect place = {
            .x = to.x + (to.w - s->w) / 2, .y = to.y + (to.h - s->h) / 2, .w = s->w, .h = s->h};
        pixels_put(p, s, place, 0, paint->tint, paint->alpha);
        return;
    }
    s = upright(p, wish, false, true);
    p->base.missed = !s;
    if (s)
        pixels_put(p, s, to, paint->angle, paint->tint, paint->alpha);
}

void pixels_picture(struct canvas *c, const char *name, struct rect r, struct paint paint)
{
    struct canvas_pixels *p = pixels_of(c);
    SDL_Rect to = pixels_box(r);
    struct picture_request wish = {
        .name = name, .w = to.w, .h = to.h, .shape = paint.ink != 0, .flip = paint.flip};
    const float most = (float)c->w * (float)c->h * LARGEST, area = (float)to.w * (float)to.h;
    /* it reaches far beyond the picture: it would push everything else out */
    if (area > most) {
        wish.w = (int)((float)to.w * sqrtf(most / area)) + 1;
        wish.h = (int)((float)to.h * sqrtf(most / area)) + 1;
    }
    if (paint.ink) {
        paint.tint = colour_times(paint.tint, paint.ink);
        paint.alpha *= (float)colour_a(paint.ink) / 255;
    }
    wish.turn = (float)pixels_angle(paint.angle) / PIXELS_ANGLES;
    if (!pixels_show(p, wish.turn != 0 ? pixels_turned_box(to, paint.angle) : to))
        return;
    if (c->rehearsal) {
        pixels_rehearse(p, &wish);
        return;
    }
    if (wish.turn != 0) {
        draw_turned(p, &wish, to, &paint);
        return;
    }
    struct sprite *s = upright(p, &wish, !c->moving, true);
    c->missed = !s;
    if (s)
        pixels_put(p, s, to, 0, paint.tint, paint.alpha);
}
