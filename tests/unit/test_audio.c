/* Sound as the rest of the house sees it: what is heard, how often, under which volume; and a
 * device that is closed when nothing sounds. The assets are a small folder of its own, made here,
 * so that no change of a real sound fails a test. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>
#include <sys/stat.h>

#include "audio.h"
#include "log.h"
#include "mem.h"
#include "scratch.h"

static char *folder;
static char last_line[512];
static int nlines;

static void collect(void *user, enum log_level level, const char *line)
{
    (void)user, (void)level;
    snprintf(last_line, sizeof last_line, "%s", line);
    nlines++;
}

static void wait_ms(long ms)
{
    struct timespec t = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};
    nanosleep(&t, NULL);
}

static void put16(FILE *f, unsigned n)
{
    fputc((int)(n & 255), f);
    fputc((int)(n >> 8 & 255), f);
}

static void put32(FILE *f, unsigned n)
{
    put16(f, n & 65535);
    put16(f, n >> 16);
}

/* A tone as WAV under the name of an OGG: SDL_mixer looks at the bytes, not at the name. `ms` 0
 * writes a broken file. */
static void make_sound(const char *name, int ms)
{
    char path[400];
    snprintf(path, sizeof path, "%s/%s.ogg", folder, name);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    unsigned n = (unsigned)ms * 8;
    if (ms == 0) {
        fputs("this is no sound", f);
    } else {
        fputs("RIFF", f), put32(f, 36 + 2 * n), fputs("WAVEfmt ", f), put32(f, 16);
        put16(f, 1), put16(f, 1), put32(f, 8000), put32(f, 16000), put16(f, 2), put16(f, 16);
        fputs("data", f), put32(f, 2 * n);
        for (unsigned i = 0; i < n; i++)
            put16(f, i / 10 % 2 ? 1000 : 64536);
    }
    fclose(f);
}

static void make_folder(const char *name)
{
    char path[400];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_int_equal(mkdir(path, 0700), 0);
}

/* A second of bed that goes round. */
static void make_music(const char *name, const char *score)
{
    char path[400];
    snprintf(path, sizeof path, "%s/music/%s.txt", folder, name);
    FILE *f = fopen(path, "w");
    fputs(score, f);
    fclose(f);
    char inside[64];
    snprintf(inside, sizeof inside, "music/%s", name);
    make_folder(inside);
    snprintf(inside, sizeof inside, "music/%s/bed-1", name);
    make_sound(inside, 1100);
}

static void make_list(void)
{
    char path[400];
    snprintf(path, sizeof path, "%s/sounds/sounds.txt", folder);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs("world/scale 1 steps 1\nworld/slide 1 climb 1\nworld/word 2 note 1\n"
          "world/climb 1 note 3\nworld/wordy 0 free 1\n",
          f);
    fclose(f);
}

static int make_assets(void **state)
{
    (void)state;
    folder = scratch_make();
    make_folder("sounds");
    make_folder("sounds/ui");
    make_folder("sounds/voice");
    make_folder("sounds/world");
    make_folder("music");
    make_sound("sounds/ui/press-1", 60);
    make_sound("sounds/ui/press-2", 60);
    make_sound("sounds/ui/press-3", 60);
    make_sound("sounds/ui/press-5", 60); /* after a gap: not a variant */
    make_sound("sounds/voice/turn-1", 60);
    make_sound("sounds/world/bang-1", 60);
    for (int i = 1; i <= 12; i++) {
        char name[64];
        snprintf(name, sizeof name, "sounds/world/climb-%d", i);
        make_sound(name, 60);
        snprintf(name, sizeof name, "sounds/world/scale-%d", i);
        make_sound(name, 60);
        snprintf(name, sizeof name, "sounds/world/slide-%d", i);
        if (i <= 8)
            make_sound(name, 60);
    }
    make_sound("sounds/world/word-1", 60);
    make_list();
    make_sound("sounds/world/broken-1", 0);
    make_music("one", "bar 44100\npart 44100\npass 1\nbed 1\n");
    make_music("two", "bar 22050\npart 44100\npass 1\nbed 1\npulse 0 1\n"); /* without a file */
    make_music("broken", "bar 22050\npart 44101\npass 1\nbed 1\n");
    log_sink(collect, NULL);
    return 0;
}

static int drop_assets(void **state)
{
    (void)state;
    log_sink(NULL, NULL);
    scratch_remove(folder);
    mem_free(folder);
    return 0;
}

static void test_variants_are_counted_without_a_gap(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    assert_int_equal(audio_variants(a, "ui/press"), 3);
    assert_int_equal(audio_variants(a, "world/climb"), 12);
    assert_int_equal(audio_variants(a, "voice/turn"), 1);
    assert_null(audio_trouble(a));
    assert_false(audio_awake(a));
    audio_close(a);
}

static void test_what_is_played_is_heard_newest_first(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    assert_null(audio_heard(a, 0));
    audio_play(a, "ui/press", 2);
    audio_play(a, "world/bang", AUDIO_ANY);
    assert_string_equal(audio_heard(a, 0), "world/bang-1");
    assert_string_equal(audio_heard(a, 1), "ui/press-2");
    assert_null(audio_heard(a, 2));
    assert_null(audio_heard(a, -1));
    assert_true(audio_was_heard(a, "ui/press"));
    assert_true(audio_was_heard(a, "ui/press-2"));
    assert_false(audio_was_heard(a, "ui/press-1"));
    assert_false(audio_was_heard(a, "ui/pre"));
    assert_false(audio_was_heard(a, "ui"));
    audio_forget(a);
    assert_null(audio_heard(a, 0));
    audio_close(a);
}

static void test_the_memory_of_what_was_heard_is_a_ring(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    audio_play(a, "world/bang", 1);
    for (int round = 0; round < 3; round++) {
        for (int i = 1; i <= 12; i++)
            audio_step(a, "world/climb", i);
        wait_ms(AUDIO_GAP_MS + 5);
    }
    assert_false(audio_was_heard(a, "world/bang"));
    assert_string_equal(audio_heard(a, 0), "world/climb-12");
    assert_non_null(audio_heard(a, AUDIO_HEARD - 1));
    assert_null(audio_heard(a, AUDIO_HEARD));
    audio_close(a);
}

static void test_a_sample_never_starts_twice_within_the_gap(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    audio_play(a, "world/bang", 1);
    audio_play(a, "world/bang", 1);
    assert_null(audio_heard(a, 1));
    for (int i = 0; i < 3; i++)
        audio_play(a, "ui/press", AUDIO_ANY); /* three different ones */
    assert_non_null(audio_heard(a, 3));
    assert_null(audio_heard(a, 4));
    assert_true(audio_was_heard(a, "ui/press-1"));
    assert_true(audio_was_heard(a, "ui/press-2"));
    assert_true(audio_was_heard(a, "ui/press-3"));
    wait_ms(AUDIO_GAP_MS + 5);
    audio_play(a, "world/bang", 1);
    assert_string_equal(audio_heard(a, 0), "world/bang-1");
    assert_non_null(audio_heard(a, 4));
    audio_close(a);
}

/* Sixty cards, 32 ms apart or in one frame: as many sounds as cards, none twice running. */
static void test_a_burst_is_never_silent_and_repeats_nothing(void **state)
{
    (void)state;
    for (int gap = 0; gap <= 32; gap += 32) {
        struct audio *a = audio_open(folder, true);
        char last[2][64] = {"", ""};
        for (int i = 1; i <= (gap ? 18 : 60); i++) {
            audio_step(a, "world/slide", i);
            const char *heard = audio_heard(a, 0);
            assert_non_null(heard);
            assert_string_not_equal(heard, last[0]);
            assert_string_not_equal(heard, last[1]);
            snprintf(last[1], sizeof last[1], "%s", last[0]);
            snprintf(last[0], sizeof last[0], "%s", heard);
            audio_forget(a);
            wait_ms(gap);
        }
        audio_close(a);
    }
}

static void test_how_much_takes_a_part_of_the_variants(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    for (int size = 0; size <= 4; size++)
        for (int i = 0; i < 6; i++) {
            audio_cue(a, &(struct audio_cue){.name = "world/climb", .size = size});
            const int v = atoi(strrchr(audio_heard(a, 0), '-') + 1), part = size < 1   ? 1
                                                                            : size > 3 ? 3
                                                                                       : size;
            assert_in_range(v, 4 * part - 3, 4 * part);
        }
    audio_close(a);
}

static void test_before_a_decision_small_sounds_wait(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    audio_hush(a, 5000);
    audio_play(a, "ui/press", AUDIO_ANY);
    audio_play(a, "world/bang", AUDIO_ANY);
    assert_null(audio_heard(a, 0));
    audio_play(a, "world/word", AUDIO_ANY);
    assert_string_equal(audio_heard(a, 0), "world/word-1");
    audio_hush(a, 0);
    audio_play(a, "world/bang", AUDIO_ANY);
    assert_string_equal(audio_heard(a, 0), "world/bang-1");
    audio_close(a);
}

static void test_fewer_sounds_are_those_that_say_something(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    audio_fewer(a, true);
    audio_play(a, "ui/press", AUDIO_ANY);
    audio_play(a, "world/bang", AUDIO_ANY);
    assert_null(audio_heard(a, 0));
    audio_play(a, "world/word", AUDIO_ANY);
    assert_string_equal(audio_heard(a, 0), "world/word-1");
    audio_close(a);
}

static void test_any_variant_is_not_the_last_one(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    for (int i = 0; i < 12; i++) {
        audio_play(a, "ui/press", AUDIO_ANY);
        if (i > 0)
            assert_string_not_equal(audio_heard(a, 0), audio_heard(a, 1));
        wait_ms(AUDIO_GAP_MS + 2);
    }
    audio_close(a);
}

static void test_steps_stay_on_the_scale(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    audio_step(a, "world/climb", -3);
    assert_string_equal(audio_heard(a, 0), "world/climb-1");
    audio_step(a, "world/climb", 7);
    assert_string_equal(audio_heard(a, 0), "world/climb-7");
    audio_step(a, "world/scale", 12);
    audio_step(a, "world/scale", 13);
    assert_string_equal(audio_heard(a, 0), "world/scale-11");
    wait_ms(AUDIO_GAP_MS + 5);
    audio_step(a, "world/scale", 14);
    assert_string_equal(audio_heard(a, 0), "world/scale-12");
    audio_close(a);
}

static void test_volumes_are_clamped_and_each_rules_its_folder(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    for (int bus = 0; bus < AUDIO_BUSES; bus++)
        assert_int_equal(audio_volume_of(a, (enum audio_bus)bus), 100);
    audio_volume(a, AUDIO_EFFECTS, 130);
    assert_int_equal(audio_volume_of(a, AUDIO_EFFECTS), 100);
    audio_volume(a, AUDIO_EFFECTS, -5);
    assert_int_equal(audio_volume_of(a, AUDIO_EFFECTS), 0);
    audio_play(a, "world/bang", 1);
    assert_null(audio_heard(a, 0));
    audio_play(a, "ui/press", 1);
    audio_play(a, "voice/turn", 1);
    assert_true(audio_was_heard(a, "ui/press"));
    assert_true(audio_was_heard(a, "voice/turn"));
    audio_forget(a);
    audio_volume(a, AUDIO_INTERFACE, 0);
    audio_volume(a, AUDIO_VOICE, 0);
    audio_volume(a, AUDIO_MUSIC, 0);
    audio_volume(a, AUDIO_EFFECTS, 1);
    audio_play(a, "ui/press", 2);
    audio_play(a, "voice/turn", 1);
    audio_music(a, "one");
    assert_null(audio_heard(a, 0));
    audio_play(a, "world/bang", 1);
    assert_string_equal(audio_heard(a, 0), "world/bang-1");
    audio_close(a);
}

static void test_muted_is_not_heard(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    audio_mute(a, true);
    audio_play(a, "ui/press", 1);
    assert_null(audio_heard(a, 0));
    audio_mute(a, false);
    audio_mono(a, true);
    audio_play(a, "ui/press", 1);
    assert_string_equal(audio_heard(a, 0), "ui/press-1");
    audio_close(a);
}

static void test_music_is_heard_once_until_it_changes(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    audio_music(a, "one");
    audio_music(a, "one");
    assert_string_equal(audio_heard(a, 0), "music/one");
    assert_null(audio_heard(a, 1));
    audio_music(a, "two");
    audio_music(a, NULL);
    audio_music(a, "two");
    assert_string_equal(audio_heard(a, 0), "music/two");
    assert_string_equal(audio_heard(a, 1), "music/two");
    assert_null(audio_heard(a, 3));
    audio_close(a);
}

static void test_a_missing_file_is_named_once_and_silent(void **state)
{
    (void)state;
    struct audio *a = audio_open(folder, true);
    nlines = 0;
    audio_play(a, "world/nowhere", AUDIO_ANY);
    audio_play(a, "world/nowhere", 2);
    audio_step(a, "world/nowhere", 2);
    assert_int_equal(nlines, 1);
    assert_non_null(strstr(last_line, "sounds/world/nowhere-1.ogg"));
    audio_music(a, "nothing");
    audio_music(a, "one");
    audio_music(a, "nothing");
    assert_int_equal(nlines, 2);
    assert_non_null(strstr(last_line, "music/nothing.txt"));
    assert_int_equal(audio_variants(a, "world/nowhere"), 0);
    assert_false(audio_was_heard(a, "world/nowhere"));
    char endless[200];
    memset(endless, 'x', sizeof endless - 1);
    endless[sizeof endless - 1] = '\0';
    audio_play(a, endless, 1);
    audio_music(a, endless);
    audio_play(a, "", 1);
    assert_null(audio_heard(a, 1)); /* nothing but music/one */
    audio_close(a);
}

/* Waits until the device is open or closed as wanted, at most `ms`. */
static bool becomes(struct audio *a, bool awake, long ms)
{
    for (long waited = 0; waited < ms; waited += 10) {
        if (audio_awake(a) == awake)
            return true;
        wait_ms(10);
    }
    return false;
}

static void test_the_device_opens_with_the_first_sound_and_closes_after_the_last(void **state)
{
    (void)state;
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    struct audio *a = audio_open(folder, false);
    assert_false(audio_awake(a));
    audio_volume(a, AUDIO_EFFECTS, 50);
    wait_ms(50);
    assert_false(audio_awake(a)); /* a volume is no sound */
    audio_play(a, "ui/press", AUDIO_ANY);
    audio_play(a, "world/bang", AUDIO_ANY);
    assert_true(becomes(a, true, 2000));
    assert_null(audio_trouble(a));
    wait_ms(AUDIO_CLOSE_MS / 2);
    assert_true(audio_awake(a));
    assert_true(becomes(a, false, AUDIO_CLOSE_MS * 2));
    audio_play(a, "ui/press", AUDIO_ANY);
    assert_true(becomes(a, true, 2000));
    audio_close(a);
}

static void test_music_keeps_the_device_until_it_is_muted(void **state)
{
    (void)state;
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    struct audio *a = audio_open(folder, false);
    audio_mono(a, true);
    audio_music(a, "one");
    assert_true(becomes(a, true, 2000));
    audio_music(a, "two");
    wait_ms(AUDIO_CLOSE_MS + 300);
    assert_true(audio_awake(a));
    audio_mute(a, true);
    assert_true(becomes(a, false, AUDIO_CLOSE_MS * 2));
    audio_mute(a, false);
    assert_true(becomes(a, true, 2000));
    audio_volume(a, AUDIO_MUSIC, 0);
    wait_ms(50);
    audio_music(a, NULL);
    assert_true(becomes(a, false, AUDIO_CLOSE_MS * 2));
    audio_close(a);
}

static void test_broken_files_are_named_once_and_harm_nothing(void **state)
{
    (void)state;
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    struct audio *a = audio_open(folder, false);
    nlines = 0;
    audio_play(a, "world/broken", 1);
    audio_music(a, "broken");
    wait_ms(AUDIO_GAP_MS + 100);
    audio_play(a, "world/broken", 1);
    wait_ms(100);
    audio_play(a, "ui/press", 1);
    wait_ms(100);
    audio_close(a);
    assert_int_equal(nlines, 2);
}

static void test_many_orders_at_once_and_an_early_end(void **state)
{
    (void)state;
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    struct audio *a = audio_open(folder, false);
    for (int round = 0; round < 30; round++)
        for (int i = 1; i <= 12; i++) {
            audio_step(a, "world/climb", i);
            audio_volume(a, AUDIO_EFFECTS, round * 3);
            audio_music(a, round % 3 == 0 ? "one" : round % 3 == 1 ? "two" : NULL);
            audio_mute(a, i % 5 == 0);
        }
    audio_close(a);
    a = audio_open(folder, false);
    audio_close(a);
}

static void test_without_a_device_the_table_is_silent_and_says_why(void **state)
{
    (void)state;
    setenv("SDL_AUDIODRIVER", "no-such-driver", 1);
    struct audio *a = audio_open(folder, false);
    nlines = 0;
    audio_play(a, "ui/press", 1);
    const char *trouble = NULL;
    for (int i = 0; i < 200 && !trouble; i++) {
        wait_ms(10);
        trouble = audio_trouble(a);
    }
    assert_non_null(trouble);
    assert_non_null(strstr(trouble, "No sound can be played"));
    audio_music(a, "one");
    wait_ms(50);
    assert_false(audio_awake(a));
    audio_close(a);
    assert_int_equal(nlines, 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_variants_are_counted_without_a_gap),
        cmocka_unit_test(test_what_is_played_is_heard_newest_first),
        cmocka_unit_test(test_the_memory_of_what_was_heard_is_a_ring),
        cmocka_unit_test(test_a_sample_never_starts_twice_within_the_gap),
        cmocka_unit_test(test_a_burst_is_never_silent_and_repeats_nothing),
        cmocka_unit_test(test_how_much_takes_a_part_of_the_variants),
        cmocka_unit_test(test_before_a_decision_small_sounds_wait),
        cmocka_unit_test(test_fewer_sounds_are_those_that_say_something),
        cmocka_unit_test(test_any_variant_is_not_the_last_one),
        cmocka_unit_test(test_steps_stay_on_the_scale),
        cmocka_unit_test(test_volumes_are_clamped_and_each_rules_its_folder),
        cmocka_unit_test(test_muted_is_not_heard),
        cmocka_unit_test(test_music_is_heard_once_until_it_changes),
        cmocka_unit_test(test_a_missing_file_is_named_once_and_silent),
        cmocka_unit_test(test_the_device_opens_with_the_first_sound_and_closes_after_the_last),
        cmocka_unit_test(test_music_keeps_the_device_until_it_is_muted),
        cmocka_unit_test(test_broken_files_are_named_once_and_harm_nothing),
        cmocka_unit_test(test_many_orders_at_once_and_an_early_end),
        cmocka_unit_test(test_without_a_device_the_table_is_silent_and_says_why),
    };
    return cmocka_run_group_tests(tests, make_assets, drop_assets);
}
