/* What font.c tells text.c and the SDL canvas, and nobody else. */
#ifndef CARRE_FONT_INSIDE_H
#define CARRE_FONT_INSIDE_H

#include "font.h"

#include <SDL_ttf.h>

/* The face that draws `c` in that typeface; never fails. `japanese` decides for what both scripts
 * use: … — “ ” × and their like. */
int fonts_face_for(struct fonts *fonts, const struct typeface *typeface, uint32_t c, bool japanese);

/* The typeface's own faces. */
int fonts_latin(struct fonts *fonts, const struct typeface *typeface);

/* Size at which that face is drawn when the text is `px` high: px × ja_scale for the Japanese one.
 * At least 1. */
int fonts_px(struct fonts *fonts, const struct typeface *typeface, int face, float px);

/* The font, opened or resized, ready for a run of letters: from right to left, and in its script,
 * if its first letter is written so. NULL only if the file cannot be read. It is the caller's until
 * the next fonts_ call, not longer. */
TTF_Font *fonts_for_run(struct fonts *fonts, int face, int px, int outline, const char *utf8);

/* How letters of so many pixels are drawn with a face: at another size, `heavy` pixels thicker all
 * round, and then `narrow` times as wide. Of an ordinary face, as they are. */
struct font_cut {
    int px, heavy;
    float narrow;
};
struct font_cut fonts_cut(const struct fonts *fonts, int face, int px);

/* Pixels that a run takes on its line. */
float fonts_run_width(struct fonts *fonts, int face, int px, const char *utf8);

/* A capital's height, remembered: the font itself may have been resized since. */
float fonts_cap(struct fonts *fonts, const struct typeface *face, float px);

/* A small memory of the answers of text_fit(), text_width() and text_height(): scenes ask the same
 * each frame. 0 if the question is new. */
float fonts_recall(const struct fonts *fonts, uint64_t question);
void fonts_remember(struct fonts *fonts, uint64_t question, float answer);

#endif
