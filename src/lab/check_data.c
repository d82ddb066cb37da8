/* Looks through everything that the program reads and did not compile in: pictures, sounds, the
 * games' data, the books, the catalogues, and whether all that games and their skins name is there.
 * One line for each fault on the error output, one line at the end. */
#include "commands.h"
#include "faces.h"
#include "file.h"
#include "folder.h"
#include "game_folder.h"
#include "i18n.h"
#include "image_files.h"
#include "mem.h"
#include "path.h"
#include "rules_text.h"
#include "script.h"
#include "skins.h"
#include "utf8.h"
#include "world.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct tally {
    int files, faults;
};

static void fault(struct tally *t, const char *path, const char *what)
{
    fprintf(stderr, "%s: %s\n", path, what);
    t->faults++;
}

/* ---- pictures ---- */

/* What SDL_image's SVG reader passes over in silence or reads wrongly: a picture that needs it
 * would show something else than was drawn. */
static const char *const undrawable[] = {
    "<use",      "<text",  "<tspan", "<filter",        "<pattern",    "<mask",
    "<clipPath", "<image", "<style", "<foreignObject", "<symbol",     "<script",
    " class=",   "hsl(",   "rgba(",  "url(http",       "href=\"http", "stroke-linecap=\"arcs\""};

static void check_gradients(struct tally *t, const char *path, const char *svg)
{
    for (const char *p = strstr(svg, "Gradient "); p; p = strstr(p + 1, "Gradient ")) {
        const char *end = strchr(p, '>');
        const char *units = strstr(p, "gradientUnits=\"userSpaceOnUse\"");
        if (p > svg && p[-1] != '<' && end && (!units || units > end) &&
            strncmp(p - 6, "linear", 6) == 0)
            fault(t, path, "a gradient without gradientUnits=\"userSpaceOnUse\" is drawn wrongly");
    }
}

static void check_svg(struct tally *t, const char *path)
{
    struct strbuf why = STRBUF_EMPTY;
    size_t length;
    char *svg = file_read(path, 4u << 20, &length, &why);
    if (!svg) {
        fault(t, path, strbuf_text(&why));
        strbuf_free(&why);
        return;
    }
    if (!utf8_valid(svg) || strlen(svg) != length)
        fault(t, path, "is not plain UTF-8");
    for (size_t i = 0; i < sizeof undrawable / sizeof *undrawable; i++) {
        if (strstr(svg, undrawable[i])) {
            struct strbuf what = STRBUF_EMPTY;
            strbuf_addf(&what, "holds “%s”, which can't be drawn", undrawable[i]);
            fault(t, path, strbuf_text(&what));
            strbuf_free(&what);
        }
    }
    check_gradients(t, path, svg);
    if (!strstr(svg, "viewBox=") || !strstr(svg, " width=") || !strstr(svg, " height="))
        fault(t, path, "lacks viewBox, width or height");
    SDL_RWops *rw = SDL_RWFromConstMem(svg, (int)length);
    SDL_Surface *s = rw ? image_from_svg(rw, 16, 16) : NULL;
    if (!s)
        fault(t, path, "can't be drawn at all");
    SDL_FreeSurface(s);
    if (rw)
        SDL_RWclose(rw);
    mem_free(svg);
}

/* ---- sounds ---- */

/* Walks the pages of an Ogg file: each begins where the one before ends, the first is a Vorbis
 * header, the last says that it is the last. */
static const char *ogg_fault(const uint8_t *b, size_t length)
{
    size_t at = 0;
    bool last = false;
    if (length < 64 || memcmp(b + 28, "\x01vorbis", 7) != 0)
        return "is not Ogg Vorbis";
    while (at + 27 <= length) {
        if (memcmp(b + at, "OggS", 4) != 0)
            return "is damaged in the middle";
        size_t segments = b[at + 26], body = 0;
        if (at + 27 + segments > length)
            break;
        for (size_t i = 0; i < segments; i++)
            body += b[at + 27 + i];
        last = b[at + 5] & 4;
        at += 27 + segments + body;
    }
    return at != length || !last ? "ends too early" : NULL;
}

static void check_ogg(struct tally *t, const char *path)
{
    struct strbuf why = STRBUF_EMPTY;
    size_t length;
    char *bytes = file_read(path, 32u << 20, &length, &why);
    const char *what = bytes ? ogg_fault((const uint8_t *)bytes, length) : strbuf_text(&why);
    if (what)
        fault(t, path, what);
    strbuf_free(&why);
    mem_free(bytes);
}

/* ---- all of it ---- */

static bool ends_in(const char *name, const char *ending)
{
    size_t a = strlen(name), b = strlen(ending);
    return a >= b && strcmp(name + a - b, ending) == 0;
}

static void walk(struct tally *t, const char *folder)
{
    struct folder_list list;
    if (!folder_list(folder, &list))
        fault(t, folder, "can't be opened");
    for (size_t i = 0; i < list.count; i++) {
        if (list.entry[i].name[0] == '.')
            continue;
        char *path = path_join(folder, list.entry[i].name);
        if (list.entry[i].is_folder) {
            walk(t, path);
        } else {
            t->files++;
            if (ends_in(path, ".svg"))
                check_svg(t, path);
            else if (ends_in(path, ".ogg"))
                check_ogg(t, path);
        }
        mem_free(path);
    }
    folder_list_free(&list);
}

/* ---- what is named ---- */

static void wants(struct tally *t, const char *assets, const char *folder, const char *name,
                  const char *ending, const char *who)
{
    char file[200], what[300];
    snprintf(file, sizeof file, "%s%s%s", folder, name, ending);
    char *path = path_join(assets, file);
    snprintf(what, sizeof what, "is missing; %s names it", who);
    if (!path_is_file(path))
        fault(t, path, what);
    mem_free(path);
}

static void wants_picture(struct tally *t, const char *assets, const char *name, const char *who)
{
    char file[200];
    snprintf(file, sizeof file, "%s.png", name);
    char *png = path_join(assets, file);
    if (!path_is_file(png))
        wants(t, assets, "", name, ".svg", who);
    mem_free(png);
}

/* Every face in every form, French letters and small ones too. */
static void check_faces(struct tally *t, const char *assets, const struct skin *skin)
{
    struct stage *st = mem_alloc(sizeof *st);
    char name[FACE_PICTURE];
    st->skin = skin;
    for (int form = 0; form < 4; form++) {
        st->court_fr = form & 1;
        for (int c = 0; c <= CARD_JOKER; c++) {
            face_picture(st, (card)c, form & 2 ? 40 : 400, name);
            wants_picture(t, assets, name, "a card");
        }
    }
    mem_free(st);
}

static void check_skin(struct tally *t, const char *assets, const char *game)
{
    const struct skin *skin = skins_find(game);
    if (skin->music)
        wants(t, assets, "music/", skin->music, ".txt", game);
    wants_picture(t, assets, skin->back, game);
    for (int i = 0; i < skin->nstyles; i++)
        if (skin->style[i].sound)
            wants(t, assets, "sounds/", skin->style[i].sound, "-1.ogg", game);
    check_faces(t, assets, skin);
}

struct wanting {
    struct tally *tally;
    const char *assets;
};

static void want_one(void *user, const char *name)
{
    const struct wanting *w = user;
    wants_picture(w->tally, w->assets, name, "the data file");
}

static void check_games(struct tally *t, const char *assets)
{
    struct world w;
    world_open(&w, assets);
    for (int i = 0; games_nth(i); i++) {
        struct rules r;
        char error[300];
        if (!world_rules(&w, games_nth(i), games_nth(i)->seats_min, &r, error, sizeof error))
            fault(t, games_nth(i)->id, error);
        else if (game_folder(games_nth(i)->id)->pictures)
            game_folder(games_nth(i)->id)->pictures(r.data, want_one, &(struct wanting){t, assets});
        check_skin(t, assets, games_nth(i)->id);
    }
    world_close(&w);
}

/* The scripts of a game, each of which can be begun; NULL: it has none. */
static struct scripts *check_scripts(struct tally *t, struct world *w, const struct game *g)
{
    struct rules r;
    char error[SCRIPT_ERROR] = "";
    if (!scripts_there(g->id, "lessons") ||
        !world_rules(w, g, g->seats_min, &r, error, sizeof error))
        return NULL;
    struct scripts *all = scripts_open(&r, "lessons", NULL, error);
    if (!all)
        fault(t, w->assets, error);
    for (int i = 0; all && i < all->n; i++) {
        if (all->script[i].kind == SCRIPT_TABLE)
            continue;
        world_rules(w, g, all->script[i].nseats, &r, error, sizeof error);
        struct match *m = script_begin(&all->script[i], &r, error);
        if (!m)
            fault(t, all->script[i].name, error);
        match_free(m);
    }
    return all;
}

static void check_block(struct tally *t, const char *assets, const struct scripts *all,
                        const struct block *b)
{
    if (b->icon)
        wants(t, assets, "icons/", b->icon, ".svg", "a book");
    if (b->lesson && script_game(b->lesson) == (all ? all->game : NULL) &&
        !scripts_find(all, b->kind == BLOCK_LESSON ? SCRIPT_LESSON : SCRIPT_EXAMPLE, b->lesson))
        fault(t, b->lesson, "a book names this script, and there is none");
}

/* Every book and every script can be read, and what a book names is there. */
static void check_books(struct tally *t, const char *assets)
{
    const struct game_folder *f;
    struct world w;
    world_open(&w, assets);
    for (int i = 0; (f = game_folder_nth(i)); i++) {
        char error[RULES_ERROR];
        struct scripts *all = check_scripts(t, &w, f->game);
        struct rules_book *book = f->book ? rules_book_open(f->game->id, error) : NULL;
        if (f->book && !book)
            fault(t, assets, error);
        for (int p = 0; book && p < book->pages; p++)
            for (const struct block *b = book->page[p].block; b->kind != BLOCK_END; b++)
                check_block(t, assets, all, b);
        rules_book_close(book);
        scripts_close(all);
    }
    world_close(&w);
}

static void check_catalogues(struct tally *t)
{
    char *before = mem_copy_text(i18n_language());
    for (const char *const *l = i18n_languages(); *l; l++)
        if (!i18n_switch(*l))
            fault(t, *l, i18n_complaint());
    i18n_switch(before);
    mem_free(before);
}

int check_data_main(const struct options *o)
{
    (void)o;
    struct tally t = {0};
    char *assets = path_assets();
    walk(&t, assets);
    check_games(&t, assets);
    check_books(&t, assets);
    check_catalogues(&t);
    mem_free(assets);
    printf(i18n_plural("%d file checked. ", "%d files checked. ", (unsigned long)t.files), t.files);
    printf(i18n_plural("%d error.\n", "%d errors.\n", (unsigned long)t.faults), t.faults);
    return t.faults ? 1 : 0;
}
