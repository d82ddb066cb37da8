/* Typefaces found through fontconfig and opened only when a letter is needed.
 *
 * SDL_ttf draws a string with one font and has no fallback, and the screen mixes scripts in every
 * second line. So a typeface here is a *pair*: a Latin face and a Japanese one, and each letter
 * goes to the first face that has it. If neither has, to one of the other typefaces, in a fixed
 * order, else to any font on the machine that has it; if none does, a box, and one warning. A
 * family that is not installed is replaced by what fontconfig thinks is near, with one warning.
 * Fonts that travel with the program come before all others, and those of the machine are not even
 * asked for until a letter is wanted that ours lack.
 *
 * Costs: naming a typeface costs nothing. The first letter of a face costs one fontconfig match
 * (about 1 ms); a size of a Japanese font holds some 2.6 MB, so only three of them stay open and
 * the least recently used is resized (0.2 ms). Nothing here needs a display. */
#ifndef CARRE_FONT_H
#define CARRE_FONT_H

#include <stdbool.h>
#include <stdint.h>

/* Constant data, in a theme's table; must outlive the fonts that saw it. Families and styles as
 * fontconfig names them
 * ("Lato", "Black"). `ja_scale` evens out the two faces' sizes: the Japanese one is drawn at px ×
 * ja_scale (0 means 1). */
struct typeface {
    const char *latin_family, *latin_style;
    const char *ja_family, *ja_style;
    float ja_scale;
    /* Its Latin letters are cut like wood type where they are large: narrow, high and heavy. */
    bool wood;
};

/* The typefaces of the frame and the four worlds. */
/* Lato Bold + Noto Sans CJK JP Bold: sentences everywhere */
extern const struct typeface typeface_text;
/* Lato Black + Noto Sans CJK JP Black: buttons, numbers */
extern const struct typeface typeface_strong;
/* Roboto Slab Bold, as wood type + Reggae One: Ace of Spades display */
extern const struct typeface typeface_ace;
/* Bebas Neue Bold + Reggae One: big numbers and posters */
extern const struct typeface typeface_poster;
extern const struct typeface typeface_powerup; /* Sora Bold + Noto Sans CJK JP Black */
extern const struct typeface typeface_spec;    /* Noto Serif CJK JP Bold for both scripts */
extern const struct typeface typeface_upcolor; /* Dosis ExtraBold + Noto Sans CJK JP Black */

struct fonts;

/* Returns NULL with a warning if SDL_ttf or fontconfig does not start, or knows no font at all.
 * Give it back with fonts_close() after every canvas that borrows it. */
struct fonts *fonts_open(void);
void fonts_close(struct fonts *fonts);

/* When a picture stands, closes all fonts; before it moves again, opens those of Noto's that were
 * in use since it was called last: some milliseconds each, which no frame has to take then. Without
 * it, or of others, a font opens with the first letter that was not drawn before. */
void fonts_rest(struct fonts *fonts);
void fonts_wake(struct fonts *fonts);

/* How many fonts are held open, each with its own memory, whatever was drawn. For tests. */
int fonts_held(const struct fonts *fonts);

/* The file and index behind a family and style, for tests; NULL if fontconfig finds no font
 * at all. `exact` (may be NULL) says whether family and style are really the ones
 * asked for. The string lives as long as `fonts`. */
const char *fonts_file(struct fonts *fonts, const char *family, const char *style, int *index,
                       bool *exact);

#endif
