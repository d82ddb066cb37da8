/* Finding the size at which a text fits its box, and remembering it. */
#include "text_inside.h"

#include "font_inside.h"
#include "hash.h"

#include <math.h>

uint64_t text_style_hash(uint64_t h, const struct text_style *style)
{
    h = hash_bytes(h, &style->face, sizeof style->face);
    h = hash_bytes(h, &style->px, sizeof style->px);
    h = hash_bytes(h, &style->spacing, sizeof style->spacing);
    h = hash_bytes(h, &style->outline_px, sizeof style->outline_px);
    const uint32_t rest[] = {style->colour, style->outline, (uint32_t)style->align, (uint32_t)style->place,
                             (uint32_t)style->max_lines};
    h = hash_bytes(h, rest, sizeof rest);
    return hash_text(h, style->lang);
}

static bool fits_at(struct fonts *fonts, const struct text_style *style, const char *utf8, struct rect box, float px)
{
    struct text_style smaller = *style;
    smaller.px = px;
    struct text_block *block = text_layout(fonts, &smaller, utf8, box.w);
    bool fits = block->fits && block->width <= box.w && block->height <= box.h;
    text_free(block);
    return fits;
}

bool text_fit(struct fonts *fonts, struct text_style *style, const char *utf8, struct rect box, float min_px)
{
    if (min_px > style->px)
        min_px = style->px;
    uint64_t question = text_style_hash(hash_text(HASH_START, utf8), style);
    const float bounds[] = {floorf(box.w), floorf(box.h), min_px};
    question = hash_bytes(question, bounds, sizeof bounds);
    float known = fonts_recall(fonts, question);    /* the size, negative if even the least does not fit */
    if (known == 0) {
        if (fits_at(fonts, style, utf8, box, style->px)) {
            known = style->px;
        } else {
            /* The largest whole size that fits. Whether a smaller one fits too is nearly monotone; near is good
             * enough, too large is not, and the size that is answered has always been tried. */
            float low = ceilf(min_px), high = ceilf(style->px) - 1;
            known = high >= low && fits_at(fonts, style, utf8, box, low) ? low : -min_px;
            while (known > 0 && low < high) {
                float middle = floorf((low + high + 1) / 2);
                if (fits_at(fonts, style, utf8, box, middle))
                    known = low = middle;
                else
                    high = middle - 1;
            }
        }
        fonts_remember(fonts, question, known);
    }
    style->px = fabsf(known);
    return known > 0;
}
