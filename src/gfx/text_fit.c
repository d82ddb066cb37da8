/* Finding the size at which a text fits its box, and remembering it. */
#include "text_inside.h"

#include "check.h"
#include "font_inside.h"
#include "hash.h"

#include <math.h>
#include <string.h>

uint64_t text_style_hash(uint64_t h, const struct text_style *style)
{
    uint32_t measures[3];
    memcpy(&measures[0], &style->px, sizeof measures[0]);
    memcpy(&measures[1], &style->spacing, sizeof measures[1]);
    memcpy(&measures[2], &style->outline_px, sizeof measures[2]);
    h = hash_two(hash_word(h, (uint64_t)(uintptr_t)style->face), measures[0], measures[1]);
    h = hash_two(h, measures[2], (uint32_t)style->max_lines);
    return hash_text(hash_word(h, (uint64_t)style->align), style->lang);
}

/* `high`: how high it is, if not NULL. */
static bool fits_at(struct fonts *fonts, const struct text_style *style, const char *utf8,
                    struct rect box, float px, float *high)
{
    struct text_style smaller = *style;
    smaller.px = px;
    struct text_block *block = text_layout(fonts, &smaller, utf8, box.w);
    bool fits = block->fits && block->width <= box.w && block->height <= box.h;
    if (high)
        *high = block->height;
    text_free(block);
    return fits;
}

/* A line is as wide as its letters are large; a paragraph that is half as wide is half as high too.
 */
static float guess(struct fonts *fonts, const struct text_style *style, const char *utf8,
                   struct rect box, float high)
{
    if (style->max_lines == 1)
        return floorf(style->px * box.w / text_width(fonts, style, utf8));
    return floorf(style->px * sqrtf(box.h / high));
}

/* The largest whole size from `low` to `high` that fits, 0 if none does. Whether a smaller one fits
 * too is nearly monotone; near is good enough, too large is not, and the size that is answered has
 * always been tried. First what is likely, then its neighbour. */
static float largest(struct fonts *fonts, const struct text_style *style, const char *utf8,
                     struct rect box, float low, float high, float likely)
{
    float known = 0;
    for (int tried = 0; low <= high; tried++) {
        const float middle = floorf((low + high + 1) / 2),
                    px = tried == 0  ? fminf(fmaxf(likely, low), high)
                         : tried > 1 ? middle
                         : known > 0 ? low
                                     : high;
        if (fits_at(fonts, style, utf8, box, px, NULL)) {
            known = px;
            low = px + 1;
        } else {
            high = px - 1;
        }
    }
    return known;
}

bool text_fit(struct fonts *fonts, struct text_style *style, const char *utf8, struct rect box,
              float min_px)
{
    CARRE_ASSERT(style->px > 0);
    if (min_px > style->px)
        min_px = style->px;
    uint64_t question = text_style_hash(hash_text(HASH_START, utf8), style);
    const float bounds[] = {floorf(box.w), floorf(box.h), min_px};
    question = hash_bytes(question, bounds, sizeof bounds);
    /* the size, negative if even the least does not fit */
    float known = fonts_recall(fonts, question);
    if (known == 0) {
        float high;
        known = style->px;
        if (!fits_at(fonts, style, utf8, box, style->px, &high))
            known = largest(fonts, style, utf8, box, ceilf(min_px), ceilf(style->px) - 1,
                            guess(fonts, style, utf8, box, high));
        if (known == 0)
            known = -min_px;
        fonts_remember(fonts, question, known);
    }
    style->px = fabsf(known);
    return known > 0;
}
