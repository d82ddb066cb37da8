/* Pictures that will be wanted soon, drawn by the painter while nothing else is to be done: those
 * that scenes name or rehearse, and the kin of those that show. */
#include "canvas_pixels.h"

#include "check.h"
#include "hash.h"
#include "mem.h"

#include <stdio.h>
#include <string.h>

#define KIN_PIXELS 120000 /* larger pictures have no kin: they are grounds and posters */
#define ASKED_AGAIN 900   /* frames; what was drawn ahead may have been pushed out by then */

void pixels_kin(struct canvas *c, const char *prefix, bool by_dash)
{
    struct canvas_pixels *p = pixels_of(c);
    if (p->nkin == PIXELS_KIN)
        return;
    CARRE_ASSERT(p->nkin < PIXELS_KIN);
    struct kin *k = &p->kin[p->nkin++];
    snprintf(k->prefix, sizeof k->prefix, "%s", prefix);
    k->by_dash = by_dash;
}

/* How much of a name all its kin begin with; 0: it has none. */
static size_t stem_of(const struct canvas_pixels *p, const char *name)
{
    for (int i = 0; i < p->nkin; i++) {
        if (strncmp(name, p->kin[i].prefix, strlen(p->kin[i].prefix)) != 0)
            continue;
        const char *end = strrchr(name, p->kin[i].by_dash ? '-' : '/');
        return end ? (size_t)(end - name) + 1 : 0;
    }
    return 0;
}

static bool was_asked(struct canvas_pixels *p, const char *stem, size_t n)
{
    const uint64_t h = hash_bytes(HASH_START, stem, n);
    struct kin_asked *a = &p->kin_asked[h % PIXELS_KIN_ASKED];
    if (a->stem == h && p->frame - a->frame < ASKED_AGAIN)
        return true;
    *a = (struct kin_asked){.stem = h, .frame = p->frame};
    return false;
}

void pixels_ask_kin(struct canvas_pixels *p, const struct picture_request *wish)
{
    const size_t stem = stem_of(p, wish->name);
    if (stem == 0 || (long)wish->w * wish->h > KIN_PIXELS || was_asked(p, wish->name, stem))
        return;
    int n;
    char **names = pictures_beside(p->pictures, wish->name, &n);
    const size_t bytes = atlas_guess(p->atlas, wish->w, wish->h);
    size_t most = atlas_budget(p->atlas) / 3;
    for (int i = 0; i < n && most > bytes; i++) {
        struct picture_request kin = *wish;
        kin.name = names[i];
        if (strncmp(names[i], wish->name, stem) != 0 || strchr(names[i] + stem, '/') ||
            strcmp(names[i], wish->name) == 0)
            continue;
        most -= bytes;
        const struct sprite *s = atlas_stand_in(p->atlas, pixels_group(&kin), kin.w, kin.h);
        if (!pixels_stands_in(s, &kin))
            painter_ask_later(p->painter, &kin);
    }
    pictures_free_names(names, n);
}

bool pixels_ahead(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    pixels_take_painted(p);
    const bool packs = atlas_pack(p->atlas);
    return packs || (p->painter && painter_is_busy(p->painter));
}

bool pixels_prepare(struct canvas *c, const char *name, int w, int h)
{
    struct canvas_pixels *p = pixels_of(c);
    const struct picture_request wish = {.name = name, .w = w > 1 ? w : 1, .h = h > 1 ? h : 1};
    if (atlas_full(p->atlas))
        /* it would push out what was prepared before, and idle work would never end */
        return false;
    if (pixels_has(p, &wish))
        return false;
    if (p->painter)
        painter_ask_later(p->painter, &wish);
    else
        pixels_make(p, &wish);
    return true;
}

/* ---- rehearsals ---- */

bool pixels_rehearses(const struct canvas *c)
{
    return ((const struct canvas_pixels *)c)->painter != NULL;
}

void pixels_rehearse(struct canvas_pixels *p, const struct picture_request *wish)
{
    const size_t bytes = atlas_guess(p->atlas, wish->w, wish->h);
    if (pixels_has(p, wish) || atlas_used(p->atlas) + p->asked + bytes > atlas_budget(p->atlas))
        return;
    p->asked += bytes;
    p->base.ready = false;
    painter_ask_later(p->painter, wish);
}
