/* wraps.c - see wraps.h. */
#include "wraps.h"

time_t __wrap_time(time_t *out)
{
    const time_t noon = 1767268800; /* 2026-01-01 */
    if (out)
        *out = noon;
    return noon;
}

bool __wrap_souvenir_save_picture(souvenir_picture *draw, const void *of, struct fonts *fonts,
                                  const char *lang, const char *name, char **path, char *why,
                                  size_t room)
{
    return __wrap_souvenir_save_sized(draw, of, SOUVENIR_UPRIGHT, fonts, lang, name, path, why,
                                      room);
}
