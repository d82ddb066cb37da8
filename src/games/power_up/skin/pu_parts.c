/* Colours of the powers' families, and the small things that stand in several places: emblems, cost
 * hexagons, bars of energy, backs. */
#include "pu_look.h"
#include "poker_parts.h"

#include "check.h"
#include "ease.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>

/* ---- colours ---- */

uint32_t pu_colour(const struct stage *st, int power)
{
    CARRE_ASSERT(power < POWERS);
    static const uint32_t main_of[FAMILIES] = {[FAMILY_INFORMATION] = 0x4DA6FFFFU,
                                               [FAMILY_OWN_HAND] = 0x4FE39AFFU,
                                               [FAMILY_BOARD] = 0xFF9A3DFFU,
                                               [FAMILY_CONTROL] = 0xB37CFFFFU};
    if (power < 0)
        return poker_colour(st, POKER_REFUSED);
    return st->ui.contrast ? pu_light(power) : main_of[power_family(power)];
}

uint32_t pu_deep(const struct stage *st, int power)
{
    CARRE_ASSERT(power < POWERS);
    static const uint32_t deep[FAMILIES] = {[FAMILY_INFORMATION] = 0x0A1A3CFFU,
                                            [FAMILY_OWN_HAND] = 0x07261BFFU,
                                            [FAMILY_BOARD] = 0x241008FFU,
                                            [FAMILY_CONTROL] = 0x1B0F38FFU};
    return st->ui.contrast ? COLOUR_BLACK
           : power < 0     ? PU_GREY_DEEP_RGB
                           : deep[power_family(power)];
}

uint32_t pu_light(int power)
{
    CARRE_ASSERT(power < POWERS);
    static const uint32_t light[FAMILIES] = {[FAMILY_INFORMATION] = 0xB5DEFFFFU,
                                             [FAMILY_OWN_HAND] = 0xC4FFDDFFU,
                                             [FAMILY_BOARD] = PU_EMBER_RGB,
                                             [FAMILY_CONTROL] = 0xE7CFFFFFU};
    return power < 0 ? 0xB6BED9FFU : light[power_family(power)];
}

/* ---- pictures ---- */

void pu_emblem(struct canvas *c, int power, bool grey, struct rect r, float alpha)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    char name[PU_PICTURE];
    snprintf(name, sizeof name, grey ? "power-up/emblems/grey/%s" : "power-up/emblems/%s",
             pu_powers[power].id);
    canvas_picture(c, name, rect_fitted(r, 1, 1), paint_alpha(alpha));
}

/* One sprite a size, stretched: sizes are kept to a few so that growing halos cost copies. */
void pu_halo(struct canvas *c, struct point at, float rx, float ry, uint32_t colour, float alpha)
{
    if (alpha <= 0.01F || rx < 2 || ry < 2)
        return;
    struct paint paint = paint_ink(colour);
    paint.alpha = fminf(1, alpha);
    canvas_picture(c, "power-up/fx/halo", rect_around(at, rx * 2, ry * 2), paint);
}

void pu_bolt(struct canvas *c, struct rect r, uint32_t colour)
{
    canvas_picture(c, "power-up/bolt", rect_fitted(r, 1, 1), paint_ink(colour));
}

void pu_back(struct canvas *c, const struct ui *ui, const char *picture, struct rect r)
{
    plain_picture(c, ui, picture, r, paint_plain(),
                  &(struct plain){.fill = 0x14245CFFU, .line = 0x4DE3FFFFU, .round = 0.07F});
}

void pu_card(struct canvas *c, const struct stage *st, card face, struct rect r)
{
    char name[FACE_PICTURE];
    face_picture(st, face, r.w, name);
    face_put(st, c, name, face, r, paint_plain());
}

void pu_hexagon(struct canvas *c, const struct stage *st, struct rect r, bool grey, int number)
{
    char text[8];
    struct paint paint = paint_plain();
    if (grey && st->ui.contrast)
        /* its rim is pale, and in a small one it lies right behind the number */
        paint.tint = 0x8C8C8CFFU;
    canvas_picture(c, grey ? "power-up/power/cost-grey" : "power-up/power/cost", r, paint);
    snprintf(text, sizeof text, "%d", number);
    /* Large letters have no room in a small one: they stand on it all the same. */
    r = rect_inset_xy(r, -r.w * 0.25F, -fmaxf(0, (pu_least(st) * 1.3F - r.h) / 2));
    poker_write(c, st,
                UI_LINE(st->ui.theme->strong, 30 / st->ui.text,
                        grey ? 0xEAF2FFFFU : PU_COST_INK_RGB, TEXT_CENTRE),
                text, r);
}

/* Slanted cells, one a unit of energy; in narrow places whole bars of a few. */
void pu_bar(struct canvas *c, const struct stage *st, struct rect r, int32_t now, int32_t before,
            int32_t most)
{
    const uint32_t gold = poker_colour(st, POKER_GOLD);
    if (most < 1 || r.w < 8)
        return;
    /* they lean into each other's boxes */
    const float cell = r.w / ((float)most + 0.3F), w = fmaxf(2, floorf(cell * 0.78F)),
                slanted = roundf(cell * 1.3F);
    for (int32_t i = 0; i < most; i++) {
        const struct rect at = rect_make(roundf(r.x + cell * (float)i), r.y, w, r.h);
        if (w >= 6)
            canvas_picture(c, i < before ? "power-up/cell" : "power-up/cell-empty",
                           rect_make(at.x, at.y, slanted, at.h),
                           paint_alpha(i >= now && i < before ? 0.4F : 1));
        else
            canvas_fill(c, i < before ? at : rect_inset_xy(at, 0, at.h * 0.3F),
                        i < now ? gold : colour_faded(gold, i < before ? 0.4F : 0.3F));
    }
}

/* ---- words, time ---- */

float pu_least(const struct stage *st)
{
    const struct ui ui = poker_ui(st);
    return ui_least(&ui);
}

float pu_height(const struct stage *st, struct ui_words how, const char *text, float width)
{
    const struct ui ui = poker_ui(st);
    return ui_write_height(&ui, &how, text, width);
}

float pu_t(const struct stage *st, int64_t since, int ms)
{
    if (st->ui.calm)
        return since > st->ui.now ? 0 : 1;
    return ease_progress(st->ui.now, since, ui_ms(&st->ui, ms));
}

float pu_chance(int i, int salt)
{
    uint32_t h = (uint32_t)i * 2654435761U ^ (uint32_t)salt * 40503U;
    h ^= h >> 15;
    h *= 2246822519U;
    h ^= h >> 13;
    return (float)(h & 0xFFFF) / 65535.0F;
}
