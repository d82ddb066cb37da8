/* souvenir.c - writes a picture as a file, whole or not at all. */
#include "souvenir.h"

#include "canvas_sdl.h"
#include "check.h"
#include "file.h"
#include "mem.h"
#include "path.h"
#include "strbuf.h"
#include "system.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ui souvenir_ui(struct fonts *fonts, const char *lang, const struct theme *theme,
                      struct souvenir_size size)
{
    CARRE_ASSERT(size.w > 0 && size.h > 0);
    return (struct ui){.fonts = fonts,
                       .lang = lang,
                       .w = (float)size.w,
                       .h = (float)size.h,
                       .area = rect_make(0, 0, (float)size.w, (float)size.h),
                       .scale = 1,
                       .text = 1,
                       .pace = 1,
                       .calm = true,
                       .theme = theme};
}

char *souvenir_folder(void) { return system_folder(SYSTEM_PICTURES); }

/* The last piece of a PNG file is there: a disk that fills up while it is written says so nowhere
 * else. */
static bool is_whole(const char *path)
{
    static const char end[] = {'I', 'E', 'N', 'D', (char)0xAE, 'B', '`', (char)0x82};
    size_t n = 0;
    char *bytes = file_read(path, 64u << 20, &n, NULL);
    const bool whole =
        bytes && n > sizeof end && memcmp(bytes + n - sizeof end, end, sizeof end) == 0;
    mem_free(bytes);
    return whole;
}

static bool write_it(souvenir_picture *draw, const void *of, struct souvenir_size size,
                     struct fonts *fonts, const char *lang, const char *path)
{
    CARRE_ASSERT(size.w > 0 && size.h > 0);
    char *assets = path_assets();
    struct canvas *c = canvas_offscreen_new(size.w, size.h, assets, fonts);
    bool done = false;
    if (c) {
        draw(c, fonts, lang, of);
        errno = 0;
        done = canvas_save_png(c, path) && is_whole(path);
    }
    const int cause = errno;
    if (!done)
        file_discard(path);
    canvas_free(c);
    mem_free(assets);
    errno = cause;
    return done;
}

bool souvenir_save_sized(souvenir_picture *draw, const void *of, struct souvenir_size size,
                         struct fonts *fonts, const char *lang, const char *name, char **path,
                         char *why, size_t room)
{
    struct strbuf reason = STRBUF_EMPTY;
    char *folder = souvenir_folder();
    bool done = path_make_folder(folder, &reason);
    *path = path_fresh(folder, name, ".png");
    if (!done) {
        snprintf(why, room, "%s", strbuf_text(&reason));
    } else {
        done = write_it(draw, of, size, fonts, lang, *path);
        if (!done)
            snprintf(why, room, "%s: %s", *path, strerror(errno ? errno : ENOSPC));
    }
    if (!done) {
        mem_free(*path);
        *path = NULL;
    }
    mem_free(folder);
    strbuf_free(&reason);
    return done;
}

bool souvenir_save_picture(souvenir_picture *draw, const void *of, struct fonts *fonts,
                           const char *lang, const char *name, char **path, char *why, size_t room)
{
    return souvenir_save_sized(draw, of, SOUVENIR_UPRIGHT, fonts, lang, name, path, why, room);
}
