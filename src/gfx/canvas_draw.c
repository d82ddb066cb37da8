/* How the SDL canvas draws colours and pictures: find the sprite under a key that spells out all it depends on, make it
 * if it is not there, copy it. Panels, lines and rings are drawn in canvas_shapes.c, words in canvas_words.c. */
#include "canvas_pixels.h"

#include "hash.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define NEAR 0.12F          /* how far a picture may be stretched while something moves */
#define ANGLE_STEPS 4.0F    /* turned sprites a degree: a quarter of a degree at a card's corner is half a pixel */

SDL_Rect pixels_box(struct rect r)
{
    int w = pixels_whole(r.w), h = pixels_whole(r.h);
    return (SDL_Rect){.x = pixels_whole(r.x), .y = pixels_whole(r.y), .w = w > 1 ? w : 1, .h = h > 1 ? h : 1};
}

bool pixels_show(const struct canvas_pixels *p, SDL_Rect r) { return SDL_HasIntersection(&r, &p->visible); }

void pixels_set_colour(struct canvas_pixels *p, uint32_t colour)
{
    SDL_SetRenderDrawBlendMode(p->renderer, colour_a(colour) == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(p->renderer, colour_r(colour), colour_g(colour), colour_b(colour), colour_a(colour));
}

void pixels_set_alpha(const struct sprite *s, float alpha)
{
    int a = pixels_whole(alpha * 255);
    SDL_SetTextureAlphaMod(s->texture, (Uint8)(a > 255 ? 255 : a));
    if (s->opaque)
        SDL_SetTextureBlendMode(s->texture, a >= 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
}

void pixels_copy(struct canvas_pixels *p, const struct sprite *s, const SDL_Rect *from, SDL_Rect to)
{
    if (!pixels_show(p, to))
        return;
    SDL_RenderCopy(p->renderer, s->texture, from, &to);
    p->costs.copied++;
}

struct sprite *pixels_keep(struct canvas_pixels *p, const char *key, SDL_Surface *surface)
{
    p->costs.made++;
    return atlas_keep(p->atlas, key, surface);
}

/* ---- plain colour ---- */

void pixels_clip(struct canvas *c, const struct rect *r)
{
    struct canvas_pixels *p = pixels_of(c);
    p->visible = p->frame;
    if (r) {
        int x = pixels_whole(r->x), y = pixels_whole(r->y);
        SDL_Rect clip = {.x = x, .y = y, .w = pixels_whole(r->x + r->w) - x, .h = pixels_whole(r->y + r->h) - y};
        if (!SDL_IntersectRect(&clip, &p->frame, &p->visible))
            p->visible = (SDL_Rect){0};
    }
    SDL_RenderSetClipRect(p->renderer, &p->visible);
}

void pixels_clear(struct canvas *c, uint32_t colour)
{
    /* Not SDL_RenderClear, which does not heed the clip. */
    struct canvas_pixels *p = pixels_of(c);
    pixels_set_colour(p, colour | 0xFFU);
    SDL_RenderFillRect(p->renderer, &p->visible);
}

void pixels_fill(struct canvas *c, struct rect r, uint32_t colour)
{
    struct canvas_pixels *p = pixels_of(c);
    /* Edges are rounded, not sizes, so that neighbours neither overlap nor leave a gap. */
    int x = pixels_whole(r.x), y = pixels_whole(r.y);
    SDL_Rect to = {.x = x, .y = y, .w = pixels_whole(r.x + r.w) - x, .h = pixels_whole(r.y + r.h) - y};
    if (!pixels_show(p, to))
        return;
    pixels_set_colour(p, colour);
    SDL_RenderFillRect(p->renderer, &to);
}

/* ---- pictures ---- */

struct wish {
    const char *name;
    int w, h, turn;             /* turn in steps */
    uint32_t ink;
    bool flip;
};

static void key_of(char key[PIXELS_KEY], const struct wish *wish)
{
    snprintf(key, PIXELS_KEY, "p%s|%d %d %d %08X %d", wish->name, wish->w, wish->h, wish->turn, wish->ink, wish->flip);
}

static uint32_t group_of(const struct wish *wish)
{
    const uint32_t rest[] = {wish->ink, wish->flip};
    return (uint32_t)hash_bytes(hash_text(HASH_START, wish->name), rest, sizeof rest) | 1U;
}

static SDL_Surface *draw_upright(struct canvas_pixels *p, const struct wish *wish)
{
    SDL_Surface *s = pictures_draw(p->pictures, wish->name, wish->w, wish->h);
    if (s && wish->flip)
        surface_flip(s);
    if (s && wish->ink)
        surface_ink(s, wish->ink);
    return s;
}

/* The sprite standing upright, made if need be; `exact` false allows one of nearly that size. */
static struct sprite *upright(struct canvas_pixels *p, const struct wish *wish, bool exact)
{
    char key[PIXELS_KEY];
    struct wish straight = *wish;
    straight.turn = 0;
    key_of(key, &straight);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s == NULL && !exact)
        s = atlas_near(p->atlas, group_of(wish), wish->w, wish->h, NEAR);
    if (s == NULL) {
        s = pixels_keep(p, key, draw_upright(p, wish));
        if (s)
            s->group = group_of(wish);
    }
    return s;
}

/* The sprite turned once and for all; `make` false only looks whether it is there. */
static struct sprite *turned(struct canvas_pixels *p, const struct wish *wish, bool make)
{
    char key[PIXELS_KEY];
    key_of(key, wish);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s || !make)
        return s;
    SDL_Surface *straight = draw_upright(p, wish);
    if (straight == NULL)
        return NULL;
    s = pixels_keep(p, key, surface_turned(straight, (float)wish->turn / ANGLE_STEPS));
    SDL_FreeSurface(straight);
    return s;
}

static void draw_turned(struct canvas_pixels *p, const struct wish *wish, SDL_Rect to, const struct paint *paint)
{
    int reach = (int)ceilf(hypotf((float)to.w, (float)to.h) / 2) + 1;
    SDL_Rect around = {.x = to.x + to.w / 2 - reach, .y = to.y + to.h / 2 - reach, .w = 2 * reach, .h = 2 * reach};
    if (!pixels_show(p, around))
        return;
    struct sprite *s = turned(p, wish, !p->base.moving);
    if (s) {
        pixels_set_alpha(s, paint->alpha);
        SDL_SetTextureColorMod(s->texture, colour_r(paint->tint), colour_g(paint->tint), colour_b(paint->tint));
        SDL_Rect place = {.x = to.x + (to.w - s->w) / 2, .y = to.y + (to.h - s->h) / 2, .w = s->w, .h = s->h};
        pixels_copy(p, s, NULL, place);
        return;
    }
    s = upright(p, wish, false);
    if (s == NULL)
        return;
    pixels_set_alpha(s, paint->alpha);
    SDL_SetTextureColorMod(s->texture, colour_r(paint->tint), colour_g(paint->tint), colour_b(paint->tint));
    SDL_SetTextureBlendMode(s->texture, SDL_BLENDMODE_BLEND);
    SDL_RenderCopyEx(p->renderer, s->texture, NULL, &to, (double)paint->angle, NULL, SDL_FLIP_NONE);
    p->costs.copied++;
}

void pixels_picture(struct canvas *c, const char *name, struct rect r, struct paint paint)
{
    struct canvas_pixels *p = pixels_of(c);
    SDL_Rect to = pixels_box(r);
    int circle = pixels_whole(360 * ANGLE_STEPS);
    struct wish wish = {.name = name, .w = to.w, .h = to.h, .ink = paint.ink, .flip = paint.flip};
    wish.turn = (pixels_whole(paint.angle * ANGLE_STEPS) % circle + circle) % circle;
    if (wish.turn != 0) {
        draw_turned(p, &wish, to, &paint);
        return;
    }
    if (!pixels_show(p, to))
        return;
    struct sprite *s = upright(p, &wish, !c->moving);
    if (s == NULL)
        return;
    pixels_set_alpha(s, paint.alpha);
    SDL_SetTextureColorMod(s->texture, colour_r(paint.tint), colour_g(paint.tint), colour_b(paint.tint));
    pixels_copy(p, s, NULL, to);
}

bool pixels_prepare(struct canvas *c, const char *name, int w, int h)
{
    struct canvas_pixels *p = pixels_of(c);
    long before = p->costs.made;
    if (atlas_full(p->atlas))
        return false;       /* it would push out what was prepared before, and idle work would never end */
    struct wish wish = {.name = name, .w = w > 1 ? w : 1, .h = h > 1 ? h : 1};
    upright(p, &wish, true);
    return p->costs.made != before;
}
