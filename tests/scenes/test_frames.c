/* What is on the screen is what the scene shows, whole: over stretches of play in every game, frames that touched only what is different from the last one are compared
 * with the same frame drawn from nothing. And where nothing moves nothing is drawn. */
#include "canvas_sdl.h"
#include "frames_play.h"
#include "look.h"
#include "unit.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

enum { FRAMES = 90, W = 1024, H = 600 };

static void stretch(const struct play *play, int *faults)
{
    struct bench b = bench_drawn(W, H, settings_new());
    struct canvas *c = b.canvas;
    struct app *app = b.app;
    canvas_hasten(c);           /* as in a window: by several threads, with pictures that come later */
    struct player_hands hands;
    long drawn = 0, pixels = 0;
    play_begin(&hands, app, play);
    for (int turn = 0; turn < 60000 && drawn < FRAMES; turn++) {
        const long before = app_frames(app);
        const int wait = app_frame(app);
        if (app_frames(app) != before) {
            drawn++;
            pixels += canvas_costs(c).pixels;
            const long wrong = canvas_differences(c);
            if (wrong)
                printf("%s, frame %ld: %ld pixels are not those of the whole\n", play->name, drawn, wrong);
            *faults += wrong != 0;
        } else if (wait > 0 && wait <= 25) {
            SDL_Delay(1);       /* a bot thinks, in real time */
        }
        app_clock(app, app_now(app) + 50);
        play_hands(&hands, wait == 0);
    }
    assert_int_equal(drawn, FRAMES);
    assert_true(pixels < FRAMES * (long)W * H);
    bench_close(&b);
}

static void test_what_is_shown_is_the_whole(void **state)
{
    (void)state;
    int faults = 0;
    for (const struct play *p = plays; p->name; p++)
        if (!p->scenes && look_due((int)(p - plays)))
            stretch(p, &faults);
    assert_int_equal(faults, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_shown_is_the_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
