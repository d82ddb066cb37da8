/* disk_cache.c - a file a picture, in a folder of at most so many bytes. */
#include "disk_cache.h"

#include "check.h"
#include "file.h"
#include "folder.h"
#include "hash.h"
#include "mem.h"
#include "path.h"
#include "system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* with the byte order in it: another machine's files are damaged ones */
#define MAGIC 0x3158455252414343U
#define ENDING ".pixels"

struct header {
    uint64_t magic, text_hash, sum;
    uint32_t w, h;
};

struct disk_cache {
    char *folder;
    size_t most;
    SDL_mutex *lock; /* on… */
    bool counted;    /* …whether it is known… */
    size_t bytes;    /* …how much there is */
};

struct disk_cache *disk_cache_open(const char *folder, size_t most)
{
    if (!path_make_folder(folder, NULL))
        return NULL;
    struct disk_cache *cache = mem_alloc(sizeof *cache);
    cache->folder = mem_copy_text(folder);
    cache->most = most;
    cache->lock = SDL_CreateMutex();
    return cache;
}

void disk_cache_close(struct disk_cache *cache)
{
    if (cache == NULL)
        return;
    SDL_DestroyMutex(cache->lock);
    mem_free(cache->folder);
    mem_free(cache);
}

static char *path_of(const struct disk_cache *cache, uint64_t text_hash, int w, int h)
{
    CARRE_ASSERT(w > 0 && h > 0);
    char name[64];
    snprintf(name, sizeof name, "%016llx-%dx%d" ENDING, (unsigned long long)text_hash, w, h);
    return path_join(cache->folder, name);
}

/* Eight bytes at a time: FNV byte by byte would take longer than reading. */
static uint64_t sum_of(const SDL_Surface *s)
{
    uint64_t h = HASH_START;
    for (int y = 0; y < s->h; y++) {
        const uint32_t *row = surface_row(s, y);
        int x = 0;
        for (; x + 1 < s->w; x += 2)
            h = (h ^ ((uint64_t)row[x] << 32 | row[x + 1])) * 0x9E3779B97F4A7C15U;
        if (x < s->w)
            h = (h ^ row[x]) * 0x9E3779B97F4A7C15U;
        h ^= h >> 29;
    }
    return h;
}

static bool read_pixels(FILE *file, SDL_Surface *s)
{
    for (int y = 0; y < s->h; y++)
        if (fread(surface_row(s, y), 4, (size_t)s->w, file) != (size_t)s->w)
            return false;
    return true;
}

SDL_Surface *disk_cache_find(const struct disk_cache *cache, uint64_t text_hash, int w, int h)
{
    char *path = path_of(cache, text_hash, w, h);
    FILE *file = fopen(path, "rb");
    mem_free(path);
    if (file == NULL)
        return NULL;
    setvbuf(file, NULL, _IOFBF, 1 << 16);
    struct header header;
    SDL_Surface *s = NULL;
    if (fread(&header, sizeof header, 1, file) == 1 && header.magic == MAGIC &&
        header.text_hash == text_hash && header.w == (uint32_t)w && header.h == (uint32_t)h)
        s = surface_new(w, h);
    if (s && (!read_pixels(file, s) || sum_of(s) != header.sum)) {
        SDL_FreeSurface(s);
        s = NULL;
    }
    fclose(file);
    return s;
}

/* ---- keeping ---- */

/* What a kill left half written has a number after the ending: it takes room too, and goes in its
 * turn. */
static bool is_ours(const char *name) { return strstr(name, ENDING) != NULL; }

static int by_age(const void *a, const void *b)
{
    const time_t x = ((const struct folder_entry *)a)->changed,
                 y = ((const struct folder_entry *)b)->changed;
    return x < y ? -1 : x > y;
}

static bool drop(const struct disk_cache *cache, const char *name)
{
    char *path = path_join(cache->folder, name);
    const bool gone = file_discard(path);
    mem_free(path);
    return gone;
}

/* Counts what there is; the oldest go until no more than `most` is left. */
static size_t thin_out(const struct disk_cache *cache, size_t most)
{
    struct folder_list all;
    size_t bytes = 0;
    folder_list(cache->folder, &all);
    for (size_t i = 0; i < all.count; i++)
        if (is_ours(all.entry[i].name))
            bytes += all.entry[i].size;
    if (bytes > most)
        qsort(all.entry, all.count, sizeof *all.entry, by_age);
    for (size_t i = 0; i < all.count && bytes > most; i++)
        if (is_ours(all.entry[i].name) && drop(cache, all.entry[i].name))
            bytes -= all.entry[i].size;
    folder_list_free(&all);
    return bytes;
}

/* An eighth more than is needed goes, so that the folder is not looked through for each picture. */
static void make_room(struct disk_cache *cache, size_t bytes)
{
    SDL_LockMutex(cache->lock);
    if (!cache->counted || cache->bytes + bytes > cache->most) {
        const size_t spare = cache->most / 8,
                     wish = bytes + spare < cache->most ? bytes + spare : bytes;
        cache->bytes = thin_out(cache, cache->counted ? cache->most - wish : cache->most - bytes);
        cache->counted = true;
    }
    cache->bytes += bytes;
    SDL_UnlockMutex(cache->lock);
}

static bool write_pixels(FILE *file, const struct header *header, const SDL_Surface *s)
{
    bool good = fwrite(header, sizeof *header, 1, file) == 1;
    for (int y = 0; y < s->h && good; y++)
        good = fwrite(surface_row(s, y), 4, (size_t)s->w, file) == (size_t)s->w;
    return good;
}

void disk_cache_keep(struct disk_cache *cache, uint64_t text_hash, const SDL_Surface *surface)
{
    size_t bytes = (size_t)surface->w * (size_t)surface->h * 4;
    if (bytes > cache->most)
        return;
    make_room(cache, bytes);
    char *path = path_of(cache, text_hash, surface->w, surface->h);
    char fresh[1024];
    snprintf(fresh, sizeof fresh, "%s.%ld-%lu", path, system_process_id(),
             (unsigned long)
                 SDL_ThreadID()); /* two programs or threads may draw the same picture at once */
    FILE *file = fopen(fresh, "wb");
    if (file) {
        const struct header header = {
            .magic = MAGIC,
            .text_hash = text_hash,
            .sum = sum_of(surface),
            .w = (uint32_t)surface->w,
            .h = (uint32_t)surface->h,
        };
        bool written = write_pixels(file, &header, surface);
        if (fclose(file) != 0 || !written || rename(fresh, path) != 0)
            file_discard(fresh);
    }
    mem_free(path);
}
