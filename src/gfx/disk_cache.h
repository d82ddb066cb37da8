/* Large pictures, and rich ones, kept as pixels on disk, from one start to the next.
 *
 * A table's ground at 1920 × 1080 takes the rasteriser 90 ms and the disk 10, a king's face six and
 * two tenths: without this the first frame would be late at every start, and whenever the faces of
 * a deck have been pushed out by others. A picture is filed under a hash of its own text (colours
 * replaced) and its size, so it never goes stale, and carries a sum of its pixels, so half a file
 * is not shown. It is a cache: nothing is forced to disk, every failure is silent, and the picture
 * is drawn again. */
#ifndef CARRE_DISK_CACHE_H
#define CARRE_DISK_CACHE_H

#include "surface.h"

/* Pixels, and bytes of the drawing: what is both smaller and simpler is drawn about as fast as it
 * is read. */
#define DISK_CACHE_LEAST 120000
#define DISK_CACHE_RICH 4096

struct disk_cache;

/* Makes the folder if need be. The oldest files go when they take more than `most` bytes together.
 * NULL if there can be no such folder. */
struct disk_cache *disk_cache_open(const char *folder, size_t most);
void disk_cache_close(struct disk_cache *cache);

/* From any thread. NULL if it is not there, or damaged. */
SDL_Surface *disk_cache_find(const struct disk_cache *cache, uint64_t text_hash, int w, int h);
void disk_cache_keep(struct disk_cache *cache, uint64_t text_hash, const SDL_Surface *surface);

#endif
