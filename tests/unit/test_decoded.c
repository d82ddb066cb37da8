/* test_decoded.c - what is decoded at once of the shipped sounds and music: a whole pass of every
 * piece, whatever hangs over the table, with as many sounds kept as may be. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <SDL.h>

#include "decoded.h"
#include "file.h"
#include "folder.h"
#include "mem.h"

enum { RATE = 44100, LOOK = RATE / 4, PASS_S = 165 };

static struct mixer mixer;
static struct mix mix;
static struct decoded decoded;
static int16_t out[2 * LOOK];

static void begin(void)
{
    mix_begin(&mix, RATE);
    decoded_begin(&decoded, &mixer, getenv("CARRE_ASSETS"), &mix, NULL);
}

static void end(void)
{
    decoded_forget(&decoded);
    assert_int_equal(decoded.bytes, 0);
    mix_end(&mix);
}

/* Sounds of a world until no more may be kept. */
static void keep_sounds(const char *world)
{
    char list[400], name[64], file[AUDIO_FILE];
    snprintf(list, sizeof list, "%s/sounds/sounds.txt", getenv("CARRE_ASSETS"));
    char *text = file_read(list, 1 << 16, NULL, &(struct strbuf){0});
    assert_non_null(text);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        if (sscanf(line, "%63s", name) == 1 && strncmp(name, world, strlen(world)) == 0) {
            snprintf(file, sizeof file, "sounds/%s-1.ogg", name);
            assert_non_null(decoded_sound(&decoded, file).chunk);
        }
    mem_free(text);
}

static void test_each_table_keeps_to_its_bound(void **state)
{
    (void)state;
    static const char *const worlds[][2] = {{"ace", "ace"},
                                            {"power-up", "power-up"},
                                            {"spec", "spec"},
                                            {"title", "ui"},
                                            {"upcolor", "upcolor"}};
    for (size_t i = 0; i < sizeof worlds / sizeof *worlds; i++) {
        char music[AUDIO_FILE], around[AUDIO_FILE];
        snprintf(music, sizeof music, "music/%s.txt", worlds[i][0]);
        snprintf(around, sizeof around, "ambience/%s.txt", worlds[i][0]);
        begin();
        keep_sounds(worlds[i][1]);
        keep_sounds("cards");
        const size_t sounds = decoded.bytes;
        for (int at = 0; at < PASS_S * 4; at++) {
            /* what hangs over the table comes and goes, so that stems overlap */
            const int tension = at / 13 % 4;
            decoded_tend(&decoded, MIX_MUSIC, music, true, tension);
            if (strcmp(worlds[i][0], "title") != 0)
                decoded_tend(&decoded, MIX_AMBIENCE, around, true, 0);
            mix_render(&mix, out, LOOK);
        }
        printf("%-9s %5.2f MB of sounds, %5.2f MB at most\n", worlds[i][0], (double)sounds / 1e6,
               (double)decoded.most / 1e6);
        assert_in_range(sounds, 1, DECODED_SOUNDS);
        assert_in_range(decoded.most, sounds + 1000000, DECODED_MOST);
        end();
    }
}

static int open_mixer(void **state)
{
    (void)state;
    return mixer_load(&mixer) && SDL_Init(SDL_INIT_AUDIO) == 0 &&
                   mixer.OpenAudioDevice(RATE, AUDIO_S16SYS, 2, 1024, NULL, 0) == 0
               ? 0
               : -1;
}

static int close_mixer(void **state)
{
    (void)state;
    mixer.CloseAudio();
    mixer.Quit();
    SDL_Quit();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_each_table_keeps_to_its_bound)};
    return cmocka_run_group_tests(tests, open_mixer, close_mixer);
}
