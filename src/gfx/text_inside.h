/* What text.c tells the canvases. */
#ifndef CARRE_TEXT_INSIDE_H
#define CARRE_TEXT_INSIDE_H

#include "text.h"

#include <stdint.h>

/* Everything of a style that the lines of a block depend on: not its colours, nor where in a box it
 * is put. Words that fade are measured once. */
uint64_t text_style_hash(uint64_t h, const struct text_style *style);

#endif
