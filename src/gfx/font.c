/* font.c - faces found, opened and lent. */
#include "font_inside.h"

#include "carre_config.h"
#include "check.h"
#include "file.h"
#include "hash.h"
#include "log.h"
#include "mem.h"
#include "utf8.h"

#include <fontconfig/fontconfig.h>
#include <limits.h>
#include <math.h>
#include <string.h>

const struct typeface typeface_text = {"Lato", "Bold", "Noto Sans CJK JP", "Bold", 0.94F};

const struct typeface typeface_strong = {"Lato", "Black", "Noto Sans CJK JP", "Black", 0.94F};

const struct typeface typeface_ace = {"Roboto Slab", "Bold", "Reggae One",
                                      "Regular",     0.96F,  .wood = true};

const struct typeface typeface_poster = {"Bebas Neue", "Bold", "Reggae One", "Regular", 0.9F};

const struct typeface typeface_powerup = {"Sora", "Bold", "Noto Sans CJK JP", "Black", 0.96F};

const struct typeface typeface_spec = {"Noto Serif CJK JP", "Bold", "Noto Serif CJK JP", "Bold", 1};

const struct typeface typeface_upcolor = {"Dosis", "ExtraBold", "Noto Sans CJK JP", "Black", 0.92F};

struct fonts *fonts_open(void)
{
    /* SDL_ttf counts its users, and its library goes with the last one: each fonts_open() is one,
     * each fonts_close() gives one back. */
    if (TTF_Init() != 0) {
        log_warn("No text can be drawn: %s", TTF_GetError());
        return NULL;
    }
    FcConfig *ours = fonts_fonts_of_ours();
    FcConfig *machine = ours ? NULL : fonts_fonts_of_machine();
    if (!ours && !machine) {
        log_warn("No text can be drawn: no font is installed.");
        TTF_Quit();
        return NULL;
    }
    struct fonts *fonts = mem_alloc(sizeof *fonts);
    fonts->ours = ours;
    fonts->machine = machine;
    fonts->asked = machine != NULL;
    return fonts;
}

void fonts_close(struct fonts *fonts)
{
    if (fonts == NULL)
        return;
    for (int i = 0; i < fonts->nopen; i++)
        TTF_CloseFont(fonts->open[i].font);
    for (int i = 0; i < fonts->nfaces; i++) {
        struct face *f = &fonts->faces[i];
        mem_free(f->family);
        mem_free(f->style);
        mem_free(f->file);
        mem_free(f->name);
        if (f->bytes)
            file_unmap(f->bytes, f->size);
        if (f->letters)
            FcCharSetDestroy(f->letters);
    }
    if (fonts->ours)
        FcConfigDestroy(fonts->ours);
    if (fonts->machine)
        FcConfigDestroy(fonts->machine);
    mem_free(fonts);
    TTF_Quit();
}

int fonts_held(const struct fonts *fonts)
{
    int held = 0;
    for (int i = 0; i < fonts->nopen; i++)
        held += fonts->open[i].font != NULL;
    return held;
}

/* ---- which face draws a letter ---- */

static bool has_letter(const struct fonts *fonts, int face, uint32_t c)
{
    CARRE_ASSERT(face >= 0 && face < fonts->nfaces);
    const FcCharSet *letters = fonts->faces[face].letters;
    return letters && FcCharSetHasChar(letters, c);
}

/* One of these fonts that has the letter and can be drawn at any size; NULL. */
static FcPattern *with_letter(FcConfig *config, uint32_t c)
{
    if (config == NULL)
        return NULL;
    FcPattern *wish = FcPatternCreate();
    FcCharSet *one = FcCharSetCreate();
    FcCharSetAddChar(one, c);
    FcPatternAddCharSet(wish, FC_CHARSET, one);
    FcPatternAddBool(wish, FC_SCALABLE, FcTrue);
    FcPatternAddBool(wish, FC_COLOR, FcFalse);
    FcConfigSubstitute(config, wish, FcMatchPattern);
    FcDefaultSubstitute(wish);
    FcResult result;
    FcPattern *found = FcFontMatch(config, wish, &result);
    FcCharSet *letters;
    FcBool scalable = FcFalse;
    const bool good =
        found && FcPatternGetCharSet(found, FC_CHARSET, 0, &letters) == FcResultMatch &&
        FcCharSetHasChar(letters, c) &&
        FcPatternGetBool(found, FC_SCALABLE, 0, &scalable) == FcResultMatch && scalable;
    if (found && !good)
        FcPatternDestroy(found);
    FcCharSetDestroy(one);
    FcPatternDestroy(wish);
    return good ? found : NULL;
}

enum { NOBODY = -1 };

/* Who lends a letter that a typeface lacks is the same whatever was drawn before: the worlds' faces
 * are asked in this order, opened or not, and after them fontconfig. */
static int borrow_from_worlds(struct fonts *fonts, uint32_t c)
{
    static const struct typeface *const order[] = {
        &typeface_text,    &typeface_strong, &typeface_spec,  &typeface_powerup,
        &typeface_upcolor, &typeface_ace,    &typeface_poster};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        const struct pair pair = *fonts_pair_of(fonts, order[i]);
        if (has_letter(fonts, pair.latin, c))
            return pair.latin;
        if (has_letter(fonts, pair.ja, c))
            return pair.ja;
    }
    return NOBODY;
}

/* The face of that file, if it is known by now. */
static int face_in_file(const struct fonts *fonts, FcPattern *found)
{
    FcChar8 *file;
    int index = 0;
    if (FcPatternGetString(found, FC_FILE, 0, &file) != FcResultMatch)
        return NOBODY;
    FcPatternGetInteger(found, FC_INDEX, 0, &index);
    for (int i = 0; i < fonts->nfaces; i++) {
        const struct face *f = &fonts->faces[i];
        if (f->file && f->index == index && strcmp(f->file, (const char *)file) == 0)
            return i;
    }
    return NOBODY;
}

/* Asks all fonts for one with that letter; NOBODY, and a warning, if there is none. */
static int borrow(struct fonts *fonts, uint32_t c)
{
    const int own = borrow_from_worlds(fonts, c);
    if (own != NOBODY)
        return own;
    FcPattern *found = with_letter(fonts->ours, c);
    if (found == NULL)
        found = with_letter(fonts_machine(fonts), c);
    const int known = found ? face_in_file(fonts, found) : NOBODY;
    if (known == NOBODY && (found == NULL || fonts->nfaces == FACES))
        log_warn("No font on this machine has the letter U+%04X; it shows as a box.", c);
    if (known != NOBODY || found == NULL || fonts->nfaces == FACES) {
        if (found)
            FcPatternDestroy(found);
        return known;
    }
    FcChar8 *family = NULL, *style = NULL;
    FcPatternGetString(found, FC_FAMILY, 0, &family);
    FcPatternGetString(found, FC_STYLE, 0, &style);
    const int face = fonts_keep(fonts, family ? (const char *)family : "?",
                                style ? (const char *)style : "?", found);
    FcPatternDestroy(found);
    return face;
}

/* `otherwise` draws its box if nobody has it. */
static int lent(struct fonts *fonts, uint32_t c, int otherwise)
{
    for (int i = 0; i < fonts->nlent && i < LENT; i++)
        if (fonts->lent[i].letter == c)
            return fonts->lent[i].face != NOBODY ? fonts->lent[i].face : otherwise;
    const int face = borrow(fonts, c);
    fonts->lent[fonts->nlent++ % LENT] = (struct lent){.letter = c, .face = face};
    return face != NOBODY ? face : otherwise;
}

/* Signs that both scripts have, at different widths and heights: quotation marks, dashes, dots,
 * arrows, suits, circled and geometric ones. */
static bool is_shared(uint32_t c)
{
    return (c >= 0x2010 && c <= 0x2027) || (c >= 0x2030 && c <= 0x205E) ||
           (c >= 0x2190 && c <= 0x27BF) || c == 0xD7 || c == 0xF7 || c == 0xB7;
}

int fonts_face_for(struct fonts *fonts, const struct typeface *typeface, uint32_t c, bool japanese)
{
    const struct pair *pair = fonts_pair_of(fonts, typeface);
    if (c < 0x80)
        return pair->latin;
    const bool tall = utf8_is_cjk(c) || (japanese && is_shared(c));
    const int first = tall ? pair->ja : pair->latin, second = tall ? pair->latin : pair->ja;
    if (has_letter(fonts, first, c))
        return first;
    if (has_letter(fonts, second, c))
        return second;
    return lent(fonts, c, first);
}

int fonts_latin(struct fonts *fonts, const struct typeface *typeface)
{
    return fonts_pair_of(fonts, typeface)->latin;
}

int fonts_px(struct fonts *fonts, const struct typeface *typeface, int face, float px)
{
    const struct pair *pair = fonts_pair_of(fonts, typeface);
    float scale = face != pair->latin && typeface->ja_scale > 0 ? typeface->ja_scale : 1;
    int whole = (int)lroundf(px * scale);
    return whole > 1 ? whole : 1;
}

/* ---- open sizes ---- */

/* A place for one more font: one of the same face, if there are enough of it, an unused one, or the
 * one of that weight that was not asked for the longest. Another size of an open file takes a tenth
 * of the time of opening it. */
static struct open *place_for(struct fonts *fonts, int face, bool heavy)
{
    int count = 0, nkin = 0;
    struct open *oldest = NULL, *kin = NULL;
    for (int i = 0; i < fonts->nopen; i++) {
        struct open *o = &fonts->open[i];
        if (o->heavy != heavy)
            continue;
        count++;
        if (oldest == NULL || o->used < oldest->used)
            oldest = o;
        nkin += o->face == face;
        if (o->face == face && (kin == NULL || o->used < kin->used))
            kin = o;
    }
    if (nkin >= (heavy ? 1 : SIZES_LIGHT))
        return kin;
    if (count < (heavy ? OPEN_HEAVY : OPEN_LIGHT)) {
        CARRE_ASSERT(fonts->nopen < OPEN_LIGHT + OPEN_HEAVY);
        return &fonts->open[fonts->nopen++];
    }
    return kin ? kin : oldest;
}

static TTF_Font *open_face(struct face *f, int px)
{
    if (f->bytes == NULL)
        f->bytes = file_map(f->file, &f->size);
    if (f->bytes == NULL || f->size > INT_MAX)
        return TTF_OpenFontIndex(f->file, px, f->index);
    TTF_Font *font =
        TTF_OpenFontIndexRW(SDL_RWFromConstMem(f->bytes, (int)f->size), 1, px, f->index);
    file_cool(f->bytes, f->size); /* the library has copies of the tables that it looked through */
    return font;
}

/* In that place; NULL if the file cannot be read. */
static TTF_Font *open_at(struct fonts *fonts, struct open *o, int face, int px, int outline,
                         bool unhinted)
{
    struct face *f = &fonts->faces[face];
    const int hinting = unhinted ? TTF_HINTING_NONE : TTF_HINTING_LIGHT_SUBPIXEL;
    if (o->font && o->face == face) {
        if (o->unhinted != unhinted)
            TTF_SetFontHinting(o->font, hinting);
        TTF_SetFontSize(o->font, px);
    } else {
        if (o->font)
            TTF_CloseFont(o->font);
        o->font = open_face(f, px);
        o->leftward = false;
        o->heavy = f->heavy;
        if (o->font == NULL) {
            log_warn("The font %s cannot be read: %s", f->file, TTF_GetError());
            f->unreadable = true;
            o->face = -1;
            return NULL;
        }
        TTF_SetFontHinting(o->font, hinting);
    }
    TTF_SetFontOutline(o->font, outline);
    o->unhinted = unhinted;
    o->face = face;
    o->px = px;
    o->outline = outline;
    return o->font;
}

/* The font, opened or resized; NULL only if the file cannot be read. It is the caller's until the
 * next fonts_ call, not longer. */
static TTF_Font *fonts_at(struct fonts *fonts, int face, int px, int outline, bool unhinted)
{
    CARRE_ASSERT(face >= 0 && face < fonts->nfaces && px > 0);
    for (int i = 0; i < fonts->nopen; i++) {
        struct open *o = &fonts->open[i];
        if (o->face == face && o->px == px && o->outline == outline && o->unhinted == unhinted &&
            o->font) {
            o->used = ++fonts->clock;
            return o->font;
        }
    }
    const struct face *f = &fonts->faces[face];
    if (f->unreadable)
        return NULL;
    struct open *o = place_for(fonts, face, f->heavy);
    o->used = ++fonts->clock;
    return open_at(fonts, o, face, px, outline, unhinted);
}

void fonts_rest(struct fonts *fonts)
{
    for (int i = 0; i < fonts->nopen; i++) {
        struct open *o = &fonts->open[i];
        if (o->font == NULL)
            continue;
        const struct face *f = &fonts->faces[o->face];
        TTF_CloseFont(o->font);
        o->font = NULL;
        o->missed = o->heavy && o->used > fonts->woken;
        if (f->bytes)
            file_cool(f->bytes, f->size);
    }
}

void fonts_wake(struct fonts *fonts)
{
    fonts->woken = fonts->clock;
    for (int i = 0; i < fonts->nopen; i++) {
        struct open *o = &fonts->open[i];
        if (o->missed && o->font == NULL)
            open_at(fonts, o, o->face, o->px, o->outline, o->unhinted);
        o->missed = false;
    }
}

static const char *script_of(uint32_t c)
{
    return (c >= 0x590 && c <= 0x5FF) || (c >= 0xFB1D && c <= 0xFB4F) ? "Hebr"
           : c >= 0x700 && c <= 0x74F                                 ? "Syrc"
           : c >= 0x780 && c <= 0x7BF                                 ? "Thaa"
           : c >= 0x7C0 && c <= 0x7FF                                 ? "Nkoo"
                                                                      : "Arab";
}

/* Poster letters are all capitals: fitted to one height as hinting does it, small ones lose their
 * accents. */
static bool has_accents(const char *utf8)
{
    for (uint32_t c; (c = utf8_next(&utf8));)
        if (c >= 0xC0 && c <= 0xFF)
            return true;
    return false;
}

TTF_Font *fonts_for_run(struct fonts *fonts, int face, int px, int outline, const char *utf8)
{
    const bool accents =
        strcmp(fonts->faces[face].family, typeface_poster.latin_family) == 0 && has_accents(utf8);
    TTF_Font *font = fonts_at(fonts, face, px, outline, accents);
    const uint32_t first = utf8_next(&utf8);
    const bool leftward = utf8_is_leftward(first);
    for (int i = 0; i < fonts->nopen && font; i++) {
        struct open *o = &fonts->open[i];
        if (o->font != font || !(leftward || o->leftward))
            continue;
        TTF_SetFontDirection(font, leftward ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
        TTF_SetFontScriptName(font, leftward ? script_of(first) : "Zyyy");
        o->leftward = leftward;
    }
    return font;
}

/* Narrow letters want to be large: the counters of small ones would close. In between the cut comes
 * by degrees, so that what is written larger is never narrower. */
static const float WOOD_WIDE = 0.76F, WOOD_HIGH = 1.1F, WOOD_HEAVY = 0.022F;

enum { WOOD_NONE = 14, WOOD_WHOLE = 24 };

struct font_cut fonts_cut(const struct fonts *fonts, int face, int px)
{
    CARRE_ASSERT(face >= 0 && face < fonts->nfaces);
    if (!fonts->faces[face].wood || px <= WOOD_NONE)
        return (struct font_cut){.px = px, .narrow = 1};
    const float part =
        px >= WOOD_WHOLE ? 1 : (float)(px - WOOD_NONE) / (float)(WOOD_WHOLE - WOOD_NONE);
    const int high = (int)lroundf((float)px * (1 + (WOOD_HIGH - 1) * part));
    return (struct font_cut){.px = high,
                             .heavy = (int)((float)px * WOOD_HEAVY * part + 0.47F),
                             .narrow = (1 - (1 - WOOD_WIDE) * part) * (float)px / (float)high};
}

static float run_width(struct fonts *fonts, int face, int px, const char *utf8)
{
    const struct font_cut cut = fonts_cut(fonts, face, px);
    TTF_Font *font = fonts_for_run(fonts, face, cut.px, 0, utf8);
    int w = 0, h = 0;
    if (font == NULL || TTF_SizeUTF8(font, utf8, &w, &h) != 0)
        return (float)px * 0.6F * (float)utf8_count(utf8);
    return (float)(w + 2 * cut.heavy) * cut.narrow;
}

/* ---- what was found before ---- */

/* A question's answer lies in one set of a few; a new one goes before the others there, and the
 * last is forgotten. With one place a question, two that a screen asks in each frame would push
 * each other out in each. */
static size_t set_of(uint64_t question, size_t n)
{
    CARRE_ASSERT(n >= WAYS && n % WAYS == 0 && (n / WAYS & (n / WAYS - 1)) == 0);
    return ((question ^ question >> 32) & (n / WAYS - 1)) * WAYS;
}

static const struct answer *answer_in(const struct answer *set, uint64_t question)
{
    for (int i = 0; i < WAYS; i++)
        if (set[i].question == question)
            return &set[i];
    return NULL;
}

static void keep_answer(struct answer *set, uint64_t question, float px)
{
    memmove(set + 1, set, (WAYS - 1) * sizeof *set);
    set[0] = (struct answer){.question = question, .px = px};
}

/* A line is broken by measuring how far its words reach, again for each size that is tried: the
 * library shapes a word in some microseconds, and has been asked for most of them before. */
float fonts_run_width(struct fonts *fonts, int face, int px, const char *utf8)
{
    const uint64_t question = hash_two(hash_text(HASH_START, utf8), (uint32_t)face, (uint32_t)px);
    struct answer *set = fonts->widths + set_of(question, WIDTHS);
    const struct answer *known = answer_in(set, question);
    if (known)
        return known->px;
    const float width = run_width(fonts, face, px, utf8);
    keep_answer(set, question, width);
    return width;
}

float fonts_cap(struct fonts *fonts, const struct typeface *face, float px)
{
    static const char what[] = "cap";
    const uint64_t question =
        hash_bytes(hash_bytes(hash_text(HASH_START, what), &face, sizeof face), &px, sizeof px);
    const float known = fonts_recall(fonts, question);
    if (known > 0)
        return known;
    const int latin = fonts_pair_of(fonts, face)->latin,
              latin_px = fonts_px(fonts, face, latin, px);
    TTF_Font *font = fonts_at(fonts, latin, fonts_cut(fonts, latin, latin_px).px, 0, false);
    int top = 0;
    if (font && TTF_GlyphMetrics32(font, 'H', NULL, NULL, NULL, &top, NULL) != 0)
        top = 0;
    const float cap = top > 0 ? (float)top : 0.7F * (float)latin_px;
    fonts_remember(fonts, question, cap);
    return cap;
}

float fonts_recall(const struct fonts *fonts, uint64_t question)
{
    const struct answer *known = answer_in(fonts->answers + set_of(question, ANSWERS), question);
    return known ? known->px : 0;
}

void fonts_remember(struct fonts *fonts, uint64_t question, float answer)
{
    keep_answer(fonts->answers + set_of(question, ANSWERS), question, answer);
}
