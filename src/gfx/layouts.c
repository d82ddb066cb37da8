/* layouts.c - a set of texts that were laid out. */
#include "layouts.h"

#include "hash.h"
#include "mem.h"
#include "text_inside.h"

#include <math.h>

#define SETS 64 /* a power of two */
#define WAYS 6

struct entry {
    uint64_t question, used;
    struct text_block *block;
};

struct layouts {
    uint64_t clock;
    struct entry entries[SETS][WAYS];
};

struct layouts *layouts_new(void) { return mem_alloc(sizeof(struct layouts)); }

void layouts_free(struct layouts *l)
{
    if (l == NULL)
        return;
    for (int s = 0; s < SETS; s++)
        for (int w = 0; w < WAYS; w++)
            text_free(l->entries[s][w].block);
    mem_free(l);
}

const struct text_block *layouts_find(struct layouts *l, struct fonts *fonts,
                                      const struct text_style *style, const char *utf8,
                                      float max_width)
{
    float whole = floorf(max_width);
    uint64_t question =
        hash_bytes(text_style_hash(hash_text(HASH_START, utf8), style), &whole, sizeof whole);
    struct entry *set = l->entries[question & (SETS - 1)];
    struct entry *oldest = &set[0];
    l->clock++;
    for (int w = 0; w < WAYS; w++) {
        if (set[w].block && set[w].question == question) {
            set[w].used = l->clock;
            set[w].block->style = *style; /* its colours, and its place */
            return set[w].block;
        }
        if (set[w].used < oldest->used)
            oldest = &set[w];
    }
    text_free(oldest->block);
    *oldest = (struct entry){.question = question,
                             .used = l->clock,
                             .block = text_layout(fonts, style, utf8, max_width)};
    return oldest->block;
}
