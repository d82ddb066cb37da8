/* font_find.c - faces found: among ours first, then among the machine's. */
#include "font_inside.h"

#include "carre_config.h"
#include "check.h"
#include "log.h"
#include "mem.h"
#include "path.h"

#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <string.h>

FcConfig *fonts_fonts_of_ours(void)
{
    static const char kept[] =
        "<fontconfig><cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>";
    char *folder = path_ours("fonts", CARRE_DATA_BELOW "/fonts", CARRE_DATA_INSTALLED "/fonts");
    FcConfig *config = path_is_folder(folder) ? FcConfigCreate() : NULL;

    if (config)
        FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)kept, FcFalse);
    if (config && !FcConfigAppFontAddDir(config, (const FcChar8 *)folder)) {
        FcConfigDestroy(config);
        config = NULL;
    }
    mem_free(folder);
    return config;
}

FcConfig *fonts_fonts_of_machine(void)
{
    FcConfig *config = FcInitLoadConfigAndFonts();
    const FcFontSet *installed = config ? FcConfigGetFonts(config, FcSetSystem) : NULL;

    if (installed && installed->nfont > 0)
        return config;
    if (config)
        FcConfigDestroy(config);
    return NULL;
}

/* Only to come near when the style itself is not installed; fontconfig prefers the style's name. */
static int weight_of(const char *style)
{
    static const struct {
        const char *word;
        int weight;
    } words[] = {
        {"Black", FC_WEIGHT_BLACK},       {"ExtraBold", FC_WEIGHT_EXTRABOLD},
        {"SemiBold", FC_WEIGHT_SEMIBOLD}, {"Bold", FC_WEIGHT_BOLD},
        {"Medium", FC_WEIGHT_MEDIUM},     {"Light", FC_WEIGHT_LIGHT},
        {"Thin", FC_WEIGHT_THIN},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(style, words[i].word))
            return words[i].weight;
    return FC_WEIGHT_REGULAR;
}

static bool has_name(FcPattern *pattern, const char *object, const char *name)
{
    FcChar8 *value;
    for (int i = 0; FcPatternGetString(pattern, object, i, &value) == FcResultMatch; i++)
        if (SDL_strcasecmp((const char *)value, name) == 0)
            return true;
    return false;
}

FcConfig *fonts_machine(struct fonts *fonts)
{
    if (!fonts->asked)
        fonts->machine = fonts_fonts_of_machine();
    fonts->asked = true;
    return fonts->machine;
}

static bool is_exactly(FcPattern *found, const char *family, const char *style)
{
    return has_name(found, FC_FAMILY, family) && has_name(found, FC_STYLE, style);
}

/* What of these fonts comes nearest; NULL if there are none. */
static FcPattern *match(FcConfig *config, const char *family, const char *style)
{
    if (config == NULL)
        return NULL;
    FcPattern *wish = FcPatternCreate();
    FcPatternAddString(wish, FC_FAMILY, (const FcChar8 *)family);
    FcPatternAddString(wish, FC_STYLE, (const FcChar8 *)style);
    FcPatternAddInteger(wish, FC_WEIGHT, weight_of(style));
    FcPatternAddBool(wish, FC_SCALABLE, FcTrue);
    /* The CJK collections hold one face a country; the language keeps a replacement Japanese too.
     */
    if (strstr(family, "CJK JP"))
        FcPatternAddString(wish, FC_LANG, (const FcChar8 *)"ja");
    FcConfigSubstitute(config, wish, FcMatchPattern);
    FcDefaultSubstitute(wish);
    FcResult result;
    FcPattern *found = FcFontMatch(config, wish, &result);
    FcPatternDestroy(wish);
    return found;
}

int fonts_keep(struct fonts *fonts, const char *family, const char *style, FcPattern *found)
{
    CARRE_ASSERT(fonts->nfaces >= 0 && fonts->nfaces <= FACES);
    int at = fonts->nfaces < FACES ? fonts->nfaces++ : FACES - 1;
    struct face *f = &fonts->faces[at];
    if (f->family)
        /* the table is full: the last face stands in, which only a made-up list of fonts reaches */
        return at;
    char name[256];
    snprintf(name, sizeof name, "%s/%s", family, style);
    f->family = mem_copy_text(family);
    f->style = mem_copy_text(style);
    f->name = mem_copy_text(name);
    FcChar8 *file;
    if (found == NULL || FcPatternGetString(found, FC_FILE, 0, &file) != FcResultMatch) {
        log_warn("No font was found for %s %s, nor any other.", family, style);
        f->unreadable = true;
        return at;
    }
    f->file = mem_copy_text((const char *)file);
    if (FcPatternGetInteger(found, FC_INDEX, 0, &f->index) != FcResultMatch)
        f->index = 0;
    f->exact = is_exactly(found, family, style);
    FcCharSet *letters;
    if (FcPatternGetCharSet(found, FC_CHARSET, 0, &letters) == FcResultMatch) {
        f->letters = FcCharSetCopy(letters);
        f->heavy = FcCharSetCount(letters) > HEAVY_LETTERS;
    }
    return at;
}

static int face_named(struct fonts *fonts, const char *family, const char *style, bool wood)
{
    for (int i = 0; i < fonts->nfaces; i++)
        if (fonts->faces[i].wood == wood && strcmp(fonts->faces[i].family, family) == 0 &&
            strcmp(fonts->faces[i].style, style) == 0)
            return i;
    FcPattern *found = match(fonts->ours, family, style);
    if (found == NULL || !is_exactly(found, family, style)) {
        if (found)
            FcPatternDestroy(found);
        found = match(fonts_machine(fonts), family, style);
    }
    int at = fonts_keep(fonts, family, style, found);
    struct face *f = &fonts->faces[at];
    f->wood = wood;
    if (f->file && !f->exact)
        log_warn("The font %s %s is not installed; %s is used instead.", family, style, f->file);
    if (found)
        FcPatternDestroy(found);
    return at;
}

const struct pair *fonts_pair_of(struct fonts *fonts, const struct typeface *typeface)
{
    for (int i = 0; i < fonts->ntypefaces; i++)
        if (fonts->typefaces[i].typeface == typeface)
            return &fonts->typefaces[i];
    /* Full only when somebody makes typefaces up as they go; then the first slots are taken again.
     */
    int at =
        fonts->ntypefaces < TYPEFACES ? fonts->ntypefaces++ : (int)(fonts->clock++ % TYPEFACES);
    fonts->typefaces[at] = (struct pair){
        .typeface = typeface,
        .latin = face_named(fonts, typeface->latin_family, typeface->latin_style, typeface->wood),
        .ja = face_named(fonts, typeface->ja_family, typeface->ja_style, false),
    };
    return &fonts->typefaces[at];
}

const char *fonts_file(struct fonts *fonts, const char *family, const char *style, int *index,
                       bool *exact)
{
    const struct face *f = &fonts->faces[face_named(fonts, family, style, false)];
    if (index)
        *index = f->index;
    if (exact)
        *exact = f->exact;
    return f->file;
}
