/* picture.c - from a name to pixels. */
#include "picture.h"

#include "check.h"
#include "file.h"
#include "folder.h"
#include "hash.h"
#include "image_files.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "disk_cache.h"
#include "svg.h"
#include "vector.h"

#include <stdio.h>
#include <string.h>

#define LARGEST_SVG (4U << 20)
#define TABLES 12
#define PAIRS 24
#define WARNED 128
/* A first picture is made of some seventy, each asked for once, or twice if it is not on the disk
 * yet: whatever their size these are kept there, so that the next start's first picture needs no
 * rasteriser (image_files.h). */
#define FIRST 160

struct table {
    char *prefix;
    int n;
    struct recolour pairs[PAIRS];
};

struct pictures {
    char *dir;
    struct disk_cache *cache;    /* NULL: nothing is kept on disk */
    int ntables, nwarned, asked; /* asked: up to FIRST */
    struct table tables[TABLES];
    char *warned[WARNED];
    SDL_mutex *lock; /* on these: pictures are drawn by two threads */
};

struct pictures *pictures_new(const char *assets_dir)
{
    struct pictures *p = mem_alloc(sizeof *p);
    p->dir = mem_copy_text(assets_dir);
    p->lock = SDL_CreateMutex();
    return p;
}

void pictures_free(struct pictures *p)
{
    if (p == NULL)
        return;
    for (int i = 0; i < p->ntables; i++)
        mem_free(p->tables[i].prefix);
    for (int i = 0; i < p->nwarned; i++)
        mem_free(p->warned[i]);
    disk_cache_close(p->cache);
    SDL_DestroyMutex(p->lock);
    mem_free(p->dir);
    mem_free(p);
}

void pictures_keep_on_disk(struct pictures *p, const char *folder, size_t most)
{
    disk_cache_close(p->cache);
    p->cache = folder ? disk_cache_open(folder, most) : NULL;
}

/* Once a name; beyond so many there is something else wrong and it has been said often enough. */
static void warn_once(struct pictures *p, const char *name, const char *why)
{
    SDL_LockMutex(p->lock);
    bool said = p->nwarned == WARNED;
    for (int i = 0; i < p->nwarned && !said; i++)
        said = strcmp(p->warned[i], name) == 0;
    if (!said) {
        CARRE_ASSERT(p->nwarned < WARNED);
        p->warned[p->nwarned++] = mem_copy_text(name);
    }
    SDL_UnlockMutex(p->lock);
    if (!said)
        log_warn("The picture %s cannot be drawn: %s.", name, why);
}

static bool is_round(const char *name)
{
    return strncmp(name, PICTURE_ROUND, strlen(PICTURE_ROUND)) == 0;
}
/* Of a round one that of its picture. */
static const char *file_name(const char *name)
{
    return name + (is_round(name) ? strlen(PICTURE_ROUND) : 0);
}

static char *path_of(const struct pictures *p, const char *name, const char *extension)
{
    char file[512];
    snprintf(file, sizeof file, "%s%s", file_name(name), extension);
    return path_join(p->dir, file);
}

static bool has_file(const struct pictures *p, const char *name, const char *extension)
{
    char *path = path_of(p, name, extension);
    bool there = path_is_file(path);
    mem_free(path);
    return there;
}

bool pictures_has(const struct pictures *p, const char *name)
{
    return has_file(p, name, ".svg") || has_file(p, name, ".png");
}

size_t pictures_weight(const struct pictures *p, const char *name)
{
    char *path = path_of(p, name, ".svg");
    const int64_t size = file_size(path);
    mem_free(path);
    return size > 0 ? (size_t)size : 0;
}

/* ---- what lies in a folder ---- */

char **pictures_beside(const struct pictures *p, const char *name, int *n)
{
    const char *slash = strrchr(name, '/');
    const size_t folder = slash ? (size_t)(slash - name) + 1 : 0;
    char within[512], **names = NULL;
    snprintf(within, sizeof within, "%.*s", (int)folder, name);
    char *path = path_join(p->dir, within);
    struct folder_list list;
    *n = 0;
    folder_list(path, &list);
    for (size_t i = 0; i < list.count; i++) {
        const char *file = list.entry[i].name;
        const size_t length = strlen(file);
        if (length <= 4 || strcmp(file + length - 4, ".svg") != 0)
            continue;
        names = mem_realloc(names, (size_t)(*n + 1) * sizeof *names);
        names[*n] = mem_alloc(folder + length);
        snprintf(names[(*n)++], folder + length, "%s%.*s", within, (int)length - 4, file);
    }
    folder_list_free(&list);
    mem_free(path);
    return names;
}

void pictures_free_names(char **names, int n)
{
    for (int i = 0; i < n; i++)
        mem_free(names[i]);
    mem_free(names);
}

/* ---- colours replaced ---- */

static void set_table(struct pictures *p, const char *prefix, const struct recolour *pairs, int n)
{
    CARRE_ASSERT(n >= 0);
    struct table *t = NULL;
    for (int i = 0; i < p->ntables && t == NULL; i++)
        if (strcmp(p->tables[i].prefix, prefix) == 0)
            t = &p->tables[i];
    if (t == NULL) {
        if (n == 0)
            return;
        if (p->ntables == TABLES) {
            log_warn("No more than %d groups of pictures can be recoloured; %s keeps its colours.",
                     TABLES, prefix);
            return;
        }
        t = &p->tables[p->ntables++];
        t->prefix = mem_copy_text(prefix);
    }
    t->n = n < PAIRS ? n : PAIRS;
    if (n > PAIRS)
        log_warn("%s: only the first %d colours are replaced.", prefix, PAIRS);
    if (t->n > 0)
        memcpy(t->pairs, pairs, (size_t)t->n * sizeof *pairs);
}

void pictures_recolour(struct pictures *p, const char *prefix, const struct recolour *pairs, int n)
{
    SDL_LockMutex(p->lock);
    set_table(p, prefix, pairs, n);
    SDL_UnlockMutex(p->lock);
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* Six hex digits and no seventh, or -1. */
static long hex_colour(const char *at)
{
    long value = 0;
    for (int i = 0; i < 6; i++) {
        int digit = hex_digit(at[i]);
        if (digit < 0)
            return -1;
        value = value * 16 + digit;
    }
    return hex_digit(at[6]) < 0 ? value : -1;
}

/* Writes over the digits in place: the text keeps its length, and a colour put in is not taken for
 * one to replace. */
static void recolour(char *svg, const struct table *t)
{
    for (char *at = strchr(svg, '#'); at; at = strchr(at + 1, '#')) {
        long colour = hex_colour(at + 1);
        for (int i = 0; colour >= 0 && i < t->n; i++) {
            if (t->pairs[i].from >> 8 != (uint32_t)colour)
                continue;
            char digits[8];
            snprintf(digits, sizeof digits, "%06X", t->pairs[i].to >> 8);
            memcpy(at + 1, digits, 6);
            break;
        }
    }
}

/* ---- drawing ---- */

static bool worth_keeping(struct pictures *p, const char *svg, int w, int h)
{
    if (p->cache == NULL)
        return false;
    SDL_LockMutex(p->lock);
    const bool first = p->asked < FIRST;
    p->asked += first;
    SDL_UnlockMutex(p->lock);
    return first || (long)w * h >= DISK_CACHE_LEAST || strlen(svg) >= DISK_CACHE_RICH;
}

/* From the disk if it is there, else drawn and put there. */
SDL_Surface *pictures_draw_text(struct pictures *p, const char *svg, int w, int h,
                                enum picture_effort effort)
{
    if (!worth_keeping(p, svg, w, h))
        return effort == PICTURE_FROM_DISK ? NULL : svg_draw(svg, w, h);
    const uint64_t text_hash = hash_text(HASH_START, svg);
    SDL_Surface *s = disk_cache_find(p->cache, text_hash, w, h);
    if (s || effort == PICTURE_FROM_DISK)
        return s;
    s = svg_draw(svg, w, h);
    if (s && effort == PICTURE_KEPT)
        disk_cache_keep(p->cache, text_hash, s);
    return s;
}

static SDL_Surface *draw_svg(struct pictures *p, const char *name, int w, int h,
                             enum picture_effort effort)
{
    char *path = path_of(p, name, ".svg");
    struct strbuf why = STRBUF_EMPTY;
    size_t length = 0;
    char *svg = file_read(path, LARGEST_SVG, &length, &why);
    SDL_Surface *s = NULL;
    if (svg == NULL) {
        warn_once(p, name, strbuf_text(&why));
    } else {
        SDL_LockMutex(p->lock);
        for (int i = 0; i < p->ntables; i++)
            if (strncmp(file_name(name), p->tables[i].prefix, strlen(p->tables[i].prefix)) == 0)
                recolour(svg, &p->tables[i]);
        SDL_UnlockMutex(p->lock);
        s = pictures_draw_text(p, svg, w, h, effort);
        if (s == NULL && effort != PICTURE_FROM_DISK)
            warn_once(p, name, SDL_GetError());
    }
    mem_free(svg);
    mem_free(path);
    strbuf_free(&why);
    return s;
}

static SDL_Surface *draw_png(struct pictures *p, const char *name, int w, int h)
{
    char *path = path_of(p, name, ".png");
    SDL_Surface *s = surface_plain(image_from_file(path));
    if (s == NULL)
        warn_once(p, name, SDL_GetError());
    else
        s = surface_resized(s, w, h);
    mem_free(path);
    return s;
}

SDL_Surface *pictures_draw(struct pictures *p, const char *name, int w, int h,
                           enum picture_effort effort)
{
    if (w > PICTURE_MOST || h > PICTURE_MOST) {
        warn_once(p, name, "it is asked for at an absurd size");
        w = w < PICTURE_MOST ? w : PICTURE_MOST;
        h = h < PICTURE_MOST ? h : PICTURE_MOST;
    }
    SDL_Surface *s =
        has_file(p, name, ".png") ? draw_png(p, name, w, h) : draw_svg(p, name, w, h, effort);
    if (s && is_round(name))
        surface_round(s);
    if (s || effort == PICTURE_FROM_DISK)
        return s;
    struct strbuf svg = STRBUF_EMPTY;
    vector_missing(&svg, w, h);
    s = svg_draw(strbuf_text(&svg), w, h);
    strbuf_free(&svg);
    return s;
}
