/* What text.c makes lines of: the letters of a text (text_letters.c). */
#ifndef CARRE_TEXT_LETTERS_H
#define CARRE_TEXT_LETTERS_H

#include "text.h"

#include <stdint.h>

#define ICON_NAME 48      /* bytes, with the closing zero */
#define PICTURE_FACE (-1) /* of a letter that is an inline picture */
#define GAP_FACE (-2)     /* of a space that is drawn as nothing but its width */

struct letter {
    uint32_t c;
    const char *at; /* in the source text */
    int bytes;
    int face;
    int columns; /* of all letters before it */
    bool space, newline, may_break;
    bool leftward; /* written from right to left */
    bool breaks;   /* may_break, and no phrase of Japanese is parted there */
    /* breaks, but only where all that is joined by dots is longer than a line */
    bool joins;
};

struct layout; /* text.c's own: the block that is made */

struct setter {
    struct fonts *fonts;
    const struct text_style *style;
    bool japanese;
    /* phrases of Japanese may be parted in the paragraph at hand */
    bool parted;
    struct letter *letters;
    int nletters;
    char *scratch; /* room for any part of the text */
    int latin, latin_px;
    float max_width;
    struct layout *out;
};

/* By the name of a language, "ja"; NULL is none. */
bool text_is_japanese(const char *lang);
/* Into s->letters, which have room for one more than the text has bytes: the last ends all. */
void text_read_letters(struct setter *s, const char *utf8);
/* Copies a letter as it is drawn: odd spaces become plain ones, broken bytes U+FFFD. Returns what
 * comes after. */
char *text_put_letter(char *out, const struct letter *l);
/* The run that begins at letter `i`: its text in the scratch room (letters only), its width in
 * pixels, and the letter after it. */
int text_measure_run(struct setter *s, int i, int end, float *width);
float text_measure(struct setter *s, int from, int end); /* pixels */
/* `end` without the spaces before it. */
int text_without_spaces(const struct setter *s, int from, int end);

#endif
