/* What text.c tells the canvases. */
#ifndef CARRE_TEXT_INSIDE_H
#define CARRE_TEXT_INSIDE_H

#include "text.h"

#include <stdint.h>

/* Everything of a style that a block depends on, colours included. */
uint64_t text_style_hash(uint64_t h, const struct text_style *style);

#endif
