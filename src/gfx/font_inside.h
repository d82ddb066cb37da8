/* What font.c tells text.c and the SDL canvas, and nobody else. */
#ifndef CARRE_FONT_INSIDE_H
#define CARRE_FONT_INSIDE_H

#include "font.h"

#include <SDL_ttf.h>
#include <fontconfig/fontconfig.h>

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

#define FACES 48 /* the worlds name 16; the rest is for fonts that lend a letter */
#define TYPEFACES 24
#define OPEN_LIGHT 10 /* fonts held that are small, 0.3 MB each, ... */
#define SIZES_LIGHT 3 /* ... in so many sizes at a time ... */
#define OPEN_HEAVY 3  /* ... and Noto's Japanese ones, 2.6 MB each, in one */
#define LENT 256
#define ANSWERS 4096 /* a power of two: 64 kB */
#define WIDTHS 8192  /* a power of two: the words of several screens, in 128 kB */
#define WAYS 4
#define HEAVY_LETTERS 20000

struct face {
    char *family, *style, *file, *name;
    int index;
    bool exact, heavy, unreadable;
    bool wood; /* cut (fonts_cut) */
    FcCharSet *letters;
    /* the file, mapped: reading it letter by letter through stdio took longer than drawing them */
    const void *bytes;
    size_t size;
};

struct open {
    TTF_Font *font;
    int face, px, outline;
    bool heavy, unhinted;
    bool leftward; /* as it was used last */
    bool missed;   /* closed by fonts_rest, to be opened by fonts_wake */
    uint64_t used;
};

struct pair {
    const struct typeface *typeface;
    int latin, ja;
};

struct lent {
    uint32_t letter;
    int face;
};

struct answer {
    uint64_t question;
    float px;
};

struct fonts {
    FcConfig *ours; /* the fonts that travel with the program; NULL: none do */
    FcConfig
        *machine; /* those that are installed; NULL until one of them is wanted, or if none is */
    bool asked;   /* for those of the machine */
    int nfaces, ntypefaces, nopen, nlent;
    uint64_t clock, woken; /* woken: when fonts_wake was called last */
    struct face faces[FACES];
    struct pair typefaces[TYPEFACES];
    struct open open[OPEN_LIGHT + OPEN_HEAVY];
    struct lent lent[LENT];
    struct answer answers[ANSWERS];
    struct answer widths[WIDTHS];
};

/* A program that is unpacked and run brings its fonts along, in a folder of their own. What
 * fontconfig reads of them is kept where it keeps everybody's, so that it reads them once. */
FcConfig *fonts_fonts_of_ours(void);

/* NULL where none is installed. */
FcConfig *fonts_fonts_of_machine(void);

/* The system's fonts, read when first asked for; NULL: there is no fontconfig. Owned by `fonts`. */
FcConfig *fonts_machine(struct fonts *fonts);

/* Takes the file, index and letters out of what fontconfig found. */
int fonts_keep(struct fonts *fonts, const char *family, const char *style, FcPattern *found);

/* The two faces of a typeface; never NULL, lent until TYPEFACES others have been asked for. */
const struct pair *fonts_pair_of(struct fonts *fonts, const struct typeface *typeface);

#endif
