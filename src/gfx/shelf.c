#include "shelf.h"

#include "hash.h"
#include "mem.h"
#include "path.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAGIC 0x3158455252414343U   /* with the byte order in it: another machine's files are damaged ones */
#define ENDING ".pixels"

struct header { uint64_t magic, text_hash, sum; uint32_t w, h; };

struct shelf {
    char *folder;
    size_t most;
};

struct shelf *shelf_open(const char *folder, size_t most)
{
    if (!path_make_folder(folder, NULL))
        return NULL;
    struct shelf *shelf = mem_alloc(sizeof *shelf);
    shelf->folder = mem_copy_text(folder);
    shelf->most = most;
    return shelf;
}

void shelf_close(struct shelf *shelf)
{
    if (shelf == NULL)
        return;
    mem_free(shelf->folder);
    mem_free(shelf);
}

static char *path_of(const struct shelf *shelf, uint64_t text_hash, int w, int h)
{
    char name[64];
    snprintf(name, sizeof name, "%016llx-%dx%d" ENDING, (unsigned long long)text_hash, w, h);
    return path_join(shelf->folder, name);
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

SDL_Surface *shelf_find(const struct shelf *shelf, uint64_t text_hash, int w, int h)
{
    char *path = path_of(shelf, text_hash, w, h);
    FILE *file = fopen(path, "rb");
    mem_free(path);
    if (file == NULL)
        return NULL;
    setvbuf(file, NULL, _IOFBF, 1 << 16);
    struct header header;
    SDL_Surface *s = NULL;
    if (fread(&header, sizeof header, 1, file) == 1 && header.magic == MAGIC && header.text_hash == text_hash &&
        header.w == (uint32_t)w && header.h == (uint32_t)h)
        s = surface_new(w, h);
    if (s && (!read_pixels(file, s) || sum_of(s) != header.sum)) {
        SDL_FreeSurface(s);
        s = NULL;
    }
    fclose(file);
    return s;
}

/* ---- keeping ---- */

/* What a kill left half written has a number behind the ending: it takes room too, and goes in its turn. */
static bool is_ours(const char *name) { return strstr(name, ENDING) != NULL; }

/* Sums up the files and finds the one that was written first. */
static size_t take_stock(const struct shelf *shelf, char *oldest, size_t size)
{
    size_t bytes = 0;
    time_t first = 0;
    oldest[0] = '\0';
    DIR *dir = opendir(shelf->folder);
    if (dir == NULL)
        return 0;
    for (const struct dirent *e = readdir(dir); e; e = readdir(dir)) {
        char path[1024];
        struct stat info;
        if (!is_ours(e->d_name) || snprintf(path, sizeof path, "%s/%s", shelf->folder, e->d_name) >= (int)sizeof path ||
            stat(path, &info) != 0)
            continue;
        bytes += (size_t)info.st_size;
        if (oldest[0] == '\0' || info.st_mtime < first) {
            first = info.st_mtime;
            snprintf(oldest, size, "%s", path);
        }
    }
    closedir(dir);
    return bytes;
}

static void make_room(const struct shelf *shelf, size_t bytes)
{
    char oldest[1024];
    while (take_stock(shelf, oldest, sizeof oldest) + bytes > shelf->most && oldest[0] != '\0')
        if (unlink(oldest) != 0)
            return;
}

static bool write_pixels(FILE *file, const struct header *header, const SDL_Surface *s)
{
    bool good = fwrite(header, sizeof *header, 1, file) == 1;
    for (int y = 0; y < s->h && good; y++)
        good = fwrite(surface_row(s, y), 4, (size_t)s->w, file) == (size_t)s->w;
    return good;
}

void shelf_keep(struct shelf *shelf, uint64_t text_hash, const SDL_Surface *surface)
{
    size_t bytes = (size_t)surface->w * (size_t)surface->h * 4;
    if (bytes > shelf->most)
        return;
    make_room(shelf, bytes);
    char *path = path_of(shelf, text_hash, surface->w, surface->h);
    char fresh[1024];
    snprintf(fresh, sizeof fresh, "%s.%ld", path, (long)getpid()); /* two programs may draw the same picture at once */
    FILE *file = fopen(fresh, "wb");
    if (file) {
        const struct header header = {
            .magic = MAGIC, .text_hash = text_hash, .sum = sum_of(surface),
            .w = (uint32_t)surface->w, .h = (uint32_t)surface->h,
        };
        bool written = write_pixels(file, &header, surface);
        if (fclose(file) != 0 || !written || rename(fresh, path) != 0)
            unlink(fresh);
    }
    mem_free(path);
}
