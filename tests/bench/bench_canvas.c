/* What a frame costs with the software renderer at 1920 × 1080: sixty cards, twelve of them turned,
 * on a table, with words; at rest and in motion. Fails if the full frame takes longer than feel.md
 * allows by far, so that a slow path that creeps in is seen; the figures it prints are the ones to
 * compare. */
#include "canvas_sdl.h"
#include "mem.h"
#include "path.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define FRAMES 200
#define CARD_W 140
#define CARD_H 196
#define TARGET_MS 4.0
#define LIMIT_MS (3 * TARGET_MS) /* other work may run on the machine */

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void card_name(char name[16], int i)
{
    snprintf(name, 16, "cards/%c%c", "23456789TJQKA"[i % 13], "shdc"[i / 13 % 4]);
}

static void draw_table(struct canvas *c, int frame, bool moving)
{
    const struct panel plate = {.fill = 0x2B1B12FFU,
                                .fill_bottom = 0x120C08FFU,
                                .radius = 14,
                                .line = 0x6B543CFFU,
                                .line_width = 2};
    const struct text_style words = {.face = &typeface_text,
                                     .px = 22,
                                     .colour = 0xEADBC0FFU,
                                     .lang = "en",
                                     .place = TEXT_MIDDLE};
    canvas_picture(c, "ace/ground", canvas_size(c), paint_plain());
    for (int i = 0; i < 60; i++) {
        char name[16];
        card_name(name, i);
        struct rect r =
            rect_make(40 + 90 * (float)(i % 20), 60 + 230 * (float)(i / 20), CARD_W, CARD_H);
        bool turned = i % 5 == 4;
        if (moving && i == 0)
            r = rect_moved(rect_scaled(r, 1 + 0.05F * (float)(frame % 10) / 10),
                           (float)(frame % 30), 0);
        canvas_picture(c, name, r, paint_angle(turned ? (float)(i - 30) : 0));
    }
    for (int i = 0; i < 8; i++) {
        struct rect r = rect_make(40 + 230 * (float)i, 800, 215, 80);
        canvas_panel(c, r, &plate);
        canvas_words(c, &words, "Reload and draw", rect_inset(r, 12));
    }
}

static double time_frames(struct canvas *c, bool moving)
{
    double start = now_ms();
    for (int frame = 0; frame < FRAMES; frame++) {
        canvas_moving(c, moving);
        canvas_begin(c);
        draw_table(c, frame, moving);
        canvas_end(c);
    }
    return (now_ms() - start) / FRAMES;
}

int main(void)
{
    double start = now_ms();
    struct fonts *fonts = fonts_open();
    char *assets = path_assets();
    struct canvas *c = fonts ? canvas_offscreen_new(1920, 1080, assets, fonts) : NULL;
    if (c == NULL)
        return EXIT_FAILURE;
    printf("opening fonts and a canvas    %7.2f ms\n", now_ms() - start);
    start = now_ms();
    canvas_begin(c);
    draw_table(c, 0, false);
    canvas_end(c);
    printf("first frame, all to be drawn  %7.2f ms\n", now_ms() - start);
    long made = canvas_costs(c).made;
    double full = time_frames(c, false);
    long made_again = canvas_costs(c).made - made;
    printf("a frame, nothing moves        %7.2f ms  (target %.1f)\n", full, TARGET_MS);
    printf("a frame, one card moves       %7.2f ms\n", time_frames(c, true));
    struct canvas_costs costs = canvas_costs(c);
    printf("kept: %d sprites, %.1f MB; %d copies a frame\n", costs.kept,
           (double)costs.bytes / (1 << 20), (int)costs.copied);
    if (made_again != 0)
        printf("%ld sprites were drawn twice\n", made_again);
    canvas_free(c);
    fonts_close(fonts);
    mem_free(assets);
    return full < LIMIT_MS && made_again == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
