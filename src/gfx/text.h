/* Laying out text: which letters stand on which line, measured with the real fonts, without drawing
 * anything.
 *
 * English and French break at spaces and after hyphens; French never before ! ? ; : » nor after «,
 * whatever kind of space stands there (the no-break spaces U+00A0 and U+202F never break anywhere).
 * Japanese breaks between any two letters except where kinsoku forbids it: no line begins with
 * 、。」）ー or a small kana, none ends with 「（; and the last line of a paragraph takes from the
 * one before rather than be one or two signs, elsewhere rather than be one word. A word that is
 * wider than the line is cut as a last resort, so that nothing ever leaves its box sideways. A line
 * of a paragraph has at most TEXT_COLUMNS letters, or half as many of Japanese, however wide its
 * box. '\n' starts a new line. Text is never shortened and gets no ellipsis: a block that is too
 * tall says so (`fits`).
 *
 * One mark: TEXT_PICTURE("name") stands for the picture `icons/name`, about as high as a capital,
 * in the colour of the text; it breaks like a letter of Japanese in "ja" and like a word elsewhere.
 * It is made of two of Unicode's noncharacters, which no name may hold (profile_name_trim) and no
 * keyboard writes: what a person types is never a picture.
 *
 * Invalid UTF-8 is drawn as U+FFFD, never refused. */
#ifndef CARRE_TEXT_H
#define CARRE_TEXT_H

#include "font.h"
#include "geometry.h"

#include <stddef.h>

#define TEXT_PICTURE_OPEN "\uFDD0"
#define TEXT_PICTURE_CLOSE "\uFDD1"
#define TEXT_PICTURE(name) TEXT_PICTURE_OPEN name TEXT_PICTURE_CLOSE
#define TEXT_SPACING 1.4F
#define TEXT_COLUMNS 80

enum text_align { TEXT_LEFT, TEXT_CENTRE, TEXT_RIGHT };
enum text_place { TEXT_TOP, TEXT_MIDDLE, TEXT_BOTTOM };

struct text_style {
    const struct typeface *face;
    float px; /* size of the letters; rounded to whole pixels */
    uint32_t colour;
    enum text_align align; /* of lines in the width given */
    enum text_place place; /* of the block in a rectangle, where one is given */
    float spacing;         /* height of a line over px; 0 means TEXT_SPACING */
    const char *lang;      /* "en", "fr", "ja"; NULL is "en". A constant string */
    int max_lines;         /* more lines than that make `fits` false; 0: no limit */
    uint32_t outline;      /* drawn around the letters, `outline_px` wide; 0: none */
    float outline_px;
};

/* A piece of a line drawn in one go. */
enum text_kind { TEXT_LETTERS, TEXT_ICON };
struct text_run {
    enum text_kind kind;
    /* the letters, odd spaces made plain, or the picture's name ("icons/heart") */
    const char *text;
    int face; /* which of the fonts' faces; means something to font.c only */
    int px;
    float x, width; /* from the left end of its line */
};

struct text_line {
    float x, y;       /* top left corner from the block's, alignment included */
    float width;      /* without spaces at its end */
    float baseline;   /* below y */
    const char *text; /* what is read on it, pictures as their marks */
    int first_run, nruns;
};

struct text_block {
    struct text_style style;
    const struct text_line *lines;
    const struct text_run *runs;
    int nlines;
    float width;  /* of the widest line */
    float height; /* nlines × line_height */
    float line_height;
    bool fits; /* no word had to be cut, and no more lines than max_lines */
};

/* Lays out `utf8` in lines of at most `max_width` pixels (0 or less: breaks only at '\n'). An empty
 * text is one empty line. Never NULL; give it back with text_free(). */
struct text_block *text_layout(struct fonts *fonts, const struct text_style *style,
                               const char *utf8, float max_width);
void text_free(struct text_block *block);

/* Width of one line of `utf8` in that style, the same number that text_layout() finds. */
float text_width(struct fonts *fonts, const struct text_style *style, const char *utf8);

/* Height of the block that text_layout() makes, remembered for the next frame; negative if not all
 * of it fits. */
float text_height(struct fonts *fonts, const struct text_style *style, const char *utf8,
                  float max_width);

/* Where the top left corner of the block goes so that it sits in `box` as its style says. */
struct point text_spot(const struct text_block *block, struct rect box);

/* Makes style->px smaller, whole pixel by whole pixel but never under `min_px`, until the text fits
 * `box` whole and no word is cut. True if it fits; false leaves style->px at `min_px`. */
bool text_fit(struct fonts *fonts, struct text_style *style, const char *utf8, struct rect box,
              float min_px);

#endif
