/* A memory of laid-out texts, so that a scene may ask for the same words in every frame. */
#ifndef CARRE_LAYOUTS_H
#define CARRE_LAYOUTS_H

#include "text.h"

struct layouts;

/* An empty memory, and the end of it; NULL may be freed. */
struct layouts *layouts_new(void);
void layouts_free(struct layouts *l);

/* The block belongs to the memory and is good until the next call. */
const struct text_block *layouts_find(struct layouts *l, struct fonts *fonts,
                                      const struct text_style *style, const char *utf8,
                                      float max_width);

#endif
