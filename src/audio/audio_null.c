/* The driver that makes no sound. What would have been heard is remembered in audio.c, for both
 * drivers alike. */
#include "audio_driver.h"
#include "mem.h"

static void *null_open(const char *assets_dir)
{
    (void)assets_dir;
    return mem_alloc(1); /* an address to stand for the driver */
}

static void null_close(void *inside) { mem_free(inside); }

static void null_play(void *inside, const struct audio_order *order) { (void)inside, (void)order; }

static void null_hush(void *inside, int ms) { (void)inside, (void)ms; }

static void null_want(void *inside, const struct audio_wish *wish) { (void)inside, (void)wish; }

static bool null_trouble(void *inside, char *out, size_t size)
{
    (void)inside, (void)out, (void)size;
    return false;
}

static bool null_awake(void *inside)
{
    (void)inside;
    return false;
}

const struct audio_driver audio_null = {
    .name = "null",
    .open = null_open,
    .close = null_close,
    .play = null_play,
    .hush = null_hush,
    .want = null_want,
    .trouble = null_trouble,
    .awake = null_awake,
};
