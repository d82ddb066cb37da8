/* The canvas: what its text says, which pixels it makes, what it keeps. */
#include "canvas_sdl.h"
#include "disk_cache.h"
#include "ease.h"
#include "log.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <dirent.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static struct fonts *fonts;
static char folder[256];
static int warnings;

static void count_warnings(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)line;
    warnings += level == LOG_WARN;
}

static void write_svg(const char *name, const char *attributes, const char *body)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fprintf(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" %s>%s</svg>", attributes, body);
    fclose(f);
}

static void write_damaged(const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs("no picture", f);
    fclose(f);
}

static void remove_file(const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    remove(path);
}

static int set_up(void **state)
{
    (void)state;
    const char *tmp = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/carre-canvas-XXXXXX", tmp ? tmp : "/tmp");
    fonts = fonts_open();
    if (fonts == NULL || mkdtemp(folder) == NULL)
        return 1;
    char path[512];
    snprintf(path, sizeof path, "%s/deck", folder);
    mkdir(path, 0700);
    const char *box = "viewBox=\"0 0 100 100\" width=\"100\" height=\"100\"";
    write_svg("red.svg", box, "<rect width=\"100\" height=\"100\" fill=\"#FF0000\"/>");
    write_svg("halves.svg", box,
              "<rect width=\"50\" height=\"100\" fill=\"#FF0000\"/><rect x=\"50\" width=\"50\" "
              "height=\"100\" "
              "fill=\"#0000FF\"/>");
    write_svg("disc.svg", box, "<circle cx=\"50\" cy=\"50\" r=\"50\" fill=\"#00FF00\"/>");
    write_svg("frame.svg", box,
              "<rect x=\"5\" y=\"5\" width=\"90\" height=\"90\" fill=\"none\" "
              "stroke=\"#00FF00\" stroke-width=\"10\"/>");
    write_svg("bare.svg", "width=\"20\" height=\"10\"",
              "<rect width=\"20\" height=\"10\" fill=\"#123456\"/>");
    write_svg("deck/pip.svg", box, "<rect width=\"100\" height=\"100\" fill=\"#17161b\"/>");
    write_svg("deck/face-glad.svg", box, "<rect width=\"100\" height=\"100\" fill=\"#FFFFFF\"/>");
    write_svg("deck/face-sad.svg", box, "<rect width=\"100\" height=\"100\" fill=\"#FFFFFF\"/>");
    write_svg("deck-not.svg", box, "<rect width=\"100\" height=\"100\" fill=\"#17161B\"/>");
    write_svg("broken.svg", box, "<rect width=");
    write_damaged("damaged-svg.svg");
    write_damaged("damaged-png.png");
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    static const char *const files[] = {
        "red.svg",      "halves.svg",         "disc.svg",          "frame.svg",    "bare.svg",
        "deck/pip.svg", "deck/face-glad.svg", "deck/face-sad.svg", "deck-not.svg", "broken.svg",
        "shot.png",     "damaged-svg.svg",    "damaged-png.png",   "deck",         ""};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        remove_file(files[i]);
    fonts_close(fonts);
    return 0;
}

static struct canvas *new_canvas(int w, int h)
{
    struct canvas *c = canvas_offscreen_new(w, h, folder, fonts);
    assert_non_null(c);
    canvas_begin(c);
    canvas_clear(c, 0x000000FFU);
    return c;
}

static void assert_colour(struct canvas *c, int x, int y, uint32_t want)
{
    uint32_t got = canvas_pixel(c, x, y);
    for (int shift = 8; shift <= 24; shift += 8) {
        int off = abs((int)(got >> shift & 255U) - (int)(want >> shift & 255U));
        if (off > 2)
            fail_msg("pixel %d,%d is #%08X, not #%08X", x, y, got, want);
    }
}

/* ---- text canvas ---- */

static void each_operation_is_a_line(void **state)
{
    (void)state;
    struct canvas *c = canvas_text_new(640, 480, fonts);
    const struct panel panel = {.fill = 0x112233FFU,
                                .radius = 12,
                                .line = 0xFF0000FFU,
                                .line_width = 2,
                                .dash = 4,
                                .gap = 3};
    const struct text_style style = {.face = &typeface_strong, .px = 20, .colour = 0xEADBC0FFU};
    canvas_begin(c);
    canvas_clear(c, 0x000000FFU);
    canvas_tag(c, "hand.0");
    canvas_picture(c, "cards/As", rect_make(10.4F, 20.6F, 140, 196), paint_plain());
    canvas_push_shift(c, 100, 0);
    canvas_push_fade(c, 0.5F);
    canvas_picture(c, "cards/Kh", rect_make(0, 0, 140, 196), paint_angle(-7.5F));
    canvas_fill(c, rect_make(1, 2, 3, 4), 0xFF0000FFU);
    canvas_pop_fade(c);
    canvas_pop_shift(c);
    canvas_tag(c, NULL);
    canvas_push_clip(c, rect_make(0, 0, 300, 300));
    canvas_push_clip(c, rect_make(200, 200, 300, 300));
    canvas_panel(c, rect_make(0, 0, 10, 10), &panel);
    canvas_pop_clip(c);
    canvas_pop_clip(c);
    canvas_ring(c, (struct point){50, 50}, 10, 2, 0x00FF00FFU);
    canvas_line(c, (struct point){0, 0}, (struct point){9, 9}, 1, 0x00FF00FFU);
    canvas_words(c, &style, "Say \"Fold\"", rect_make(10, 10, 200, 28));
    canvas_fill(c, rect_make(0, 0, 5, 5), 0); /* no colour: nothing */
    /* pictures and lines turn, panels only go along */
    canvas_push_turn(c, (struct point){100, 100}, 90);
    canvas_picture(c, "cards/Kh", rect_make(100, 100, 20, 40), paint_angle(5));
    canvas_panel(c, rect_make(100, 100, 20, 40), &(struct panel){.fill = 0x112233FFU});
    canvas_line(c, (struct point){100, 100}, (struct point){150, 100}, 1, 0x00FF00FFU);
    canvas_pop_turn(c);
    canvas_picture(c, "cards/Kh", rect_make(1, 2, 20, 40),
                   (struct paint){.alpha = 0.004F, .angle = -0.25F});
    canvas_end(c);
    struct text_style measured = style;
    char words[128];
    snprintf(words, sizeof words,
             "text 10 10 %d 28 px 20 Lato/Black #EADBC0FF \"Say \\\"Fold\\\"\"\n",
             (int)text_width(fonts, &measured, "Say \"Fold\""));
    char want[1024];
    snprintf(want, sizeof want, "%s%s%s",
             "canvas 640 480\n"
             "clear #000000FF\n"
             "tag hand.0\n"
             "picture 10 21 140 196 cards/As\n"
             "picture 100 0 140 196 cards/Kh angle -7.50 alpha 0.50\n"
             "fill 101 2 3 4 #FF000080\n"
             "tag -\n"
             "clip 0 0 300 300\n"
             "clip 200 200 100 100\n"
             "panel 0 0 10 10 radius 12 fill #112233FF line #FF0000FF 2 dash 4 3\n"
             "clip 0 0 300 300\n"
             "unclip\n"
             "ring 40 40 20 20 width 2 #00FF00FF\n"
             "line 0 0 9 9 width 1 #00FF00FF\n",
             words,
             "picture 70 90 20 40 cards/Kh angle 95.00\n"
             "panel 70 90 20 40 fill #112233FF\n"
             "line 100 100 100 150 width 1 #00FF00FF\n"
             "picture 1 2 20 40 cards/Kh angle -0.25 alpha 0.00\n");
    assert_string_equal(canvas_text_dump(c), want);
    canvas_free(c);
}

static void text_that_leaves_its_box_says_overflow(void **state)
{
    (void)state;
    struct canvas *c = canvas_text_new(640, 480, fonts);
    const struct text_style style = {.face = &typeface_text, .px = 20, .colour = 0xFFFFFFFFU};
    canvas_begin(c);
    canvas_words(c, &style, "Two words", rect_make(0, 0, 60, 30));
    canvas_end(c);
    assert_non_null(strstr(canvas_text_dump(c), "\"words\" overflow"));
    assert_null(strstr(canvas_text_dump(c), "unfit"));
    canvas_begin(c);
    canvas_words(c, &style, "Incomprehensibilities", rect_make(0, 0, 60, 300));
    canvas_end(c);
    assert_null(strstr(canvas_text_dump(c), "overflow"));
    assert_non_null(strstr(canvas_text_dump(c), "unfit"));
    canvas_free(c);
}

/* At a fold a line shows whole or not at all, above and below; after it the clip is as it was. */
static void a_fold_cuts_no_line(void **state)
{
    (void)state;
    struct canvas *c = canvas_text_new(640, 480, fonts);
    const struct text_style style = {.face = &typeface_text, .px = 20, .colour = 0xFFFFFFFFU};
    const int line = (int)text_height(fonts, &style, "A", 0);
    const struct rect clip = rect_make(0, 100, 200, 2.5F * (float)line);
    const struct {
        float y;
        int first, end; /* the lines that show */
    } at[] = {{100, 0, 2},
              {100 - 0.5F * (float)line, 1, 3},
              {100 - 2.2F * (float)line, 3, 4},
              {100 + 0.5F * (float)line, 0, 2},
              {100 + 1.6F * (float)line, 0, 0},
              {100 - 3.5F * (float)line, 0, 0}};
    for (size_t i = 0; i < sizeof at / sizeof *at; i++)
        for (int fold = 0; fold <= 1; fold++) {
            char want[200], whole[100];
            canvas_begin(c);
            (fold ? canvas_push_fold : canvas_push_clip)(c, clip);
            canvas_words(c, &style, "A\nB\nC\nD", rect_make(0, at[i].y, 200, 4.0F * (float)line));
            canvas_pop_clip(c);
            canvas_end(c);
            snprintf(whole, sizeof whole, "clip 0 100 200 %d\n", (int)lroundf(clip.h));
            const int n = at[i].end - at[i].first;
            snprintf(want, sizeof want, "%sclip 0 %d 200 %d\n", whole,
                     (int)lroundf(at[i].y + (float)(at[i].first * line)), n * line);
            const char *dump = canvas_text_dump(c);
            assert_int_equal(strstr(dump, want) != NULL, fold && n > 0);
            assert_int_equal(strstr(dump, "text ") != NULL, !fold || n > 0);
        }
    canvas_free(c);
}

static void both_kinds_measure_alike(void **state)
{
    (void)state;
    struct canvas *text = canvas_text_new(640, 480, fonts);
    struct canvas *pixels = new_canvas(640, 480);
    canvas_begin(text);
    static const char *const words[] = {"Reload", "Le prédicateur de cendres\xE2\x80\xAF!",
                                        "山札から3枚引く。", TEXT_PICTURE("heart") " 7"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const struct text_style style = {.face = &typeface_ace,
                                         .px = 24,
                                         .colour = 0xFFFFFFFFU,
                                         .lang = i == 2 ? "ja" : "fr",
                                         .align = TEXT_CENTRE};
        struct rect a = canvas_words(text, &style, words[i], rect_make(0, 0, 150, 100));
        struct rect b = canvas_words(pixels, &style, words[i], rect_make(0, 0, 150, 100));
        assert_memory_equal(&a, &b, sizeof a);
        assert_true(a.w > 10 && a.w <= 150);
    }
    canvas_end(text);
    canvas_end(pixels);
    canvas_free(text);
    canvas_free(pixels);
}

/* ---- pixels ---- */

static void a_panel_has_its_colours_and_round_corners(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    const struct panel panel = {
        .fill = 0x204060FFU, .radius = 20, .line = 0xFF8000FFU, .line_width = 4};
    const struct panel sloped = {.fill = 0x000000FFU, .fill_bottom = 0xC80000FFU};
    canvas_panel(c, rect_make(20, 20, 300, 100), &panel);
    canvas_panel(c, rect_make(20, 140, 300, 100), &sloped);
    canvas_end(c);
    assert_colour(c, 170, 70, 0x204060FFU);
    assert_colour(c, 170, 21, 0xFF8000FFU); /* the line: in the middle band */
    assert_colour(c, 22, 70, 0xFF8000FFU);  /* at the left end */
    assert_colour(c, 318, 70, 0xFF8000FFU); /* at the right end */
    assert_colour(c, 20, 20, 0x000000FFU);  /* the corner is round */
    assert_colour(c, 319, 119, 0x000000FFU);
    assert_colour(c, 320, 70, 0x000000FFU); /* and nothing lies outside */
    assert_colour(c, 170, 120, 0x000000FFU);
    for (int x = 22; x < 318; x += 37)
        /* half way down the slope, the same from end to end */
        assert_colour(c, x, 190, 0x640000FFU);
    canvas_free(c);
}

/* A line that leans by less than half a pixel is upright, and as sharp as a fill; one that leans by
 * more ends beside where it began. */
static void a_line_leans_from_half_a_pixel_on(void **state)
{
    (void)state;
    static const struct {
        float lean;
        bool leans;
    } lines[] = {{0, false}, {0.45F, false}, {0.55F, true}, {0.8F, true}, {3, true}};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (int flat = 0; flat < 2; flat++) {
            struct canvas *c = new_canvas(100, 100);
            const struct point to = {flat ? 80 : 40 + lines[i].lean,
                                     flat ? 40 + lines[i].lean : 80};
            canvas_line(c, (struct point){flat ? 20 : 40, flat ? 40 : 20}, to, 1, 0xFFFFFFFFU);
            canvas_end(c);
            uint32_t here[2][2]; /* in its two rows: near its beginning, near its end */
            for (int k = 0; k < 4; k++) {
                const int at = k / 2 ? 78 : 22, row = 39 + k % 2;
                here[k / 2][k % 2] = canvas_pixel(c, flat ? at : row, flat ? row : at);
            }
            assert_true((here[0][0] | here[0][1]) >> 8);
            assert_int_equal(memcmp(here[0], here[1], sizeof *here) != 0, lines[i].leans);
            canvas_free(c);
        }
}

/* Neither their lines nor their letters; and what is faded is not what was kept of it. */
static void words_that_fade_are_made_once(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300), *fresh = new_canvas(400, 300);
    struct text_style style = {.face = &typeface_strong, .px = 40, .colour = 0xFF8000FFU};
    canvas_words(c, &style, "Wanted", rect_make(20, 200, 300, 60));
    const long made = canvas_costs(c).made;
    style.colour = 0xFF800060U;
    style.place = TEXT_MIDDLE;
    for (int i = 0; i < 2; i++)
        canvas_words(i ? fresh : c, &style, "Wanted", rect_make(20, 20, 300, 100));
    assert_int_equal(canvas_costs(c).made, made);
    canvas_end(c);
    canvas_end(fresh);
    for (int y = 20; y < 120; y++)
        for (int x = 20; x < 320; x++)
            assert_int_equal(canvas_pixel(c, x, y), canvas_pixel(fresh, x, y));
    canvas_free(c);
    canvas_free(fresh);
}

static void a_panel_of_another_width_is_not_drawn_again(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    const struct panel panel = {
        .fill = 0x204060FFU, .radius = 20, .shadow = 0x000000FFU, .shadow_size = 8};
    canvas_panel(c, rect_make(20, 20, 300, 100), &panel);
    long made = canvas_costs(c).made;
    canvas_panel(c, rect_make(20, 150, 211, 100), &panel);
    canvas_end(c);
    assert_int_equal(canvas_costs(c).made, made);
    canvas_free(c);
}

/* Between its corners a shadow looks the same in every row, falls off to the left as to the right,
 * and lies beside a wide panel as beside a narrow one. */
static void the_sides_of_a_shadow_are_even(void **state)
{
    (void)state;
    enum { X = 60, WIDE = 260, MOST = 40 };
    struct canvas *c = new_canvas(400, 300), *narrow = new_canvas(400, 300);
    const struct panel shadow = {.radius = 10, .shadow = 0x000000FFU, .shadow_size = 12};
    canvas_clear(c, 0xFFFFFFFFU);
    canvas_clear(narrow, 0xFFFFFFFFU);
    canvas_push_fade(c, 0.5F);
    canvas_push_fade(narrow, 0.5F);
    canvas_panel(c, rect_make(X, 40, WIDE, 220), &shadow);
    canvas_panel(narrow, rect_make(X, 40, WIDE - 100, 200), &shadow);
    canvas_pop_fade(c);
    canvas_pop_fade(narrow);
    canvas_end(c);
    canvas_end(narrow);
    uint32_t last = 0xFFFFFFFFU;
    for (int x = X - MOST; x < X + MOST; x++) {
        const uint32_t is = canvas_pixel(c, x, 150);
        assert_true(x >= X || is <= last); /* there is none below the box itself */
        last = is;
        assert_int_equal(is, canvas_pixel(c, 2 * X + WIDE - 1 - x, 150));
        assert_int_equal(is, canvas_pixel(c, x, 151));
        assert_int_equal(is, canvas_pixel(c, x, 130));
        assert_int_equal(is, canvas_pixel(narrow, x, 140));
        assert_int_equal(is, canvas_pixel(narrow, 2 * X + WIDE - 101 - x, 140));
    }
    assert_int_equal(canvas_pixel(c, X - MOST, 150), 0xFFFFFFFFU);
    assert_true(canvas_pixel(c, X - 1, 150) < 0xA0A0A0FFU);
    canvas_free(c);
    canvas_free(narrow);
}

/* A panel just wide enough for its ends is kept for all wider ones. */
static void the_narrowest_panel_is_no_stretched_one(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300), *fresh = new_canvas(400, 300);
    const struct panel panel = {
        .fill = 0x204060FFU, .radius = 20, .line = 0xFF8000FFU, .line_width = 4};
    for (int w = 38; w <= 48; w++)
        canvas_panel(c, rect_make(340, 20, (float)w, 100), &panel);
    canvas_panel(c, rect_make(20, 20, 300, 100), &panel);
    canvas_panel(fresh, rect_make(20, 20, 300, 100), &panel);
    canvas_end(c);
    canvas_end(fresh);
    for (int x = 18; x < 322; x++)
        assert_int_equal(canvas_pixel(c, x, 22), canvas_pixel(fresh, x, 22));
    canvas_free(c);
    canvas_free(fresh);
}

static void a_picture_is_drawn_once_a_size(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    for (int i = 0; i < 20; i++)
        canvas_picture(c, "red", rect_make((float)i, 0, 50, 70), paint_plain());
    assert_int_equal(canvas_costs(c).made, 1);
    assert_int_equal(canvas_costs(c).copied, 20);
    canvas_picture(c, "red", rect_make(0, 0, 60, 84), paint_plain());
    assert_int_equal(canvas_costs(c).made, 2);
    canvas_moving(c, true);
    canvas_picture(c, "red", rect_make(100, 100, 53, 74),
                   paint_plain()); /* within 12 % of 50 × 70 */
    assert_int_equal(canvas_costs(c).made, 2);
    canvas_picture(c, "red", rect_make(200, 100, 90, 120), paint_plain());
    assert_int_equal(canvas_costs(c).made, 3);
    canvas_end(c);
    assert_colour(c, 152, 173, 0xFF0000FFU);
    assert_colour(c, 154, 173, 0x000000FFU);
    canvas_moving(c, false);
    canvas_begin(c);
    canvas_picture(c, "red", rect_make(100, 100, 53, 74),
                   paint_plain()); /* come to rest: sharp again */
    assert_int_equal(canvas_costs(c).made, 4);
    canvas_end(c);
    assert_false(canvas_prepare(c, "red", 53, 74));
    assert_true(canvas_prepare(c, "red", 54, 74));
    canvas_free(c);
}

static void a_picture_fills_its_rectangle(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    canvas_picture(c, "red", rect_make(10, 10, 37, 211), paint_plain());
    canvas_picture(c, "bare", rect_make(100, 10, 40, 90), paint_plain());
    canvas_picture(c, "halves", rect_make(200, 10, 100, 50), paint_plain());
    canvas_picture(c, "halves", rect_make(200, 80, 100, 50),
                   (struct paint){.alpha = 1, .flip = true});
    canvas_end(c);
    assert_colour(c, 10, 10, 0xFF0000FFU);
    assert_colour(c, 46, 220, 0xFF0000FFU);
    assert_colour(c, 47, 220, 0x000000FFU);
    assert_colour(c, 46, 221, 0x000000FFU);
    assert_colour(c, 139, 99, 0x123456FFU);
    assert_colour(c, 205, 20, 0xFF0000FFU);
    assert_colour(c, 295, 20, 0x0000FFFFU);
    assert_colour(c, 205, 90, 0x0000FFFFU);
    canvas_free(c);
}

static void paint_tints_inks_fades_and_turns(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(500, 300);
    canvas_picture(c, "red", rect_make(0, 0, 50, 50), paint_alpha(0.5F));
    canvas_picture(c, "red", rect_make(60, 0, 50, 50),
                   (struct paint){.tint = 0x808080FFU, .alpha = 1});
    canvas_picture(c, "disc", rect_make(120, 0, 50, 50), paint_ink(0x3366CCFFU));
    canvas_picture(c, "halves", rect_make(200, 100, 100, 100),
                   paint_angle(90)); /* clockwise: left becomes top */
    canvas_picture(c, "red", rect_make(350, 100, 100, 100), paint_angle(45));
    canvas_end(c);
    assert_colour(c, 25, 25, 0x800000FFU);
    assert_colour(c, 85, 25, 0x800000FFU);
    assert_colour(c, 145, 25, 0x3366CCFFU);
    assert_colour(c, 121, 1, 0x000000FFU);
    assert_colour(c, 250, 120, 0xFF0000FFU);
    assert_colour(c, 250, 180, 0x0000FFFFU);
    assert_colour(c, 400, 85, 0xFF0000FFU);  /* the corner that stands up */
    assert_colour(c, 352, 102, 0x000000FFU); /* where the corner was */
    canvas_free(c);
}

static void a_turning_picture_is_not_drawn_at_each_angle(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    canvas_moving(c, true);
    for (int i = 1; i < 90; i++)
        canvas_picture(c, "halves", rect_make(100, 100, 100, 100), paint_angle((float)i));
    assert_int_equal(canvas_costs(c).made, 1);
    canvas_moving(c, false);
    canvas_picture(c, "halves", rect_make(100, 100, 100, 100), paint_angle(90));
    assert_int_equal(canvas_costs(c).made, 2);
    canvas_end(c);
    canvas_free(c);
}

static void colours_are_replaced_by_prefix(void **state)
{
    (void)state;
    const struct recolour pairs[] = {{0x17161BFFU, 0x00AA00FFU}, {0x00AA00FFU, 0xFFFFFFFFU}};
    struct canvas *c = new_canvas(400, 300);
    canvas_picture(c, "deck/pip", rect_make(0, 0, 20, 20), paint_plain());
    canvas_recolour(c, "deck/", pairs, 2);
    canvas_picture(c, "deck/pip", rect_make(30, 0, 20, 20), paint_plain());
    canvas_picture(c, "deck-not", rect_make(60, 0, 20, 20), paint_plain());
    canvas_recolour(c, "deck/", NULL, 0);
    canvas_picture(c, "deck/pip", rect_make(90, 0, 20, 20), paint_plain());
    canvas_end(c);
    assert_colour(c, 10, 10, 0x17161BFFU);
    assert_colour(c, 40, 10, 0x00AA00FFU); /* and is not replaced a second time */
    assert_colour(c, 70, 10, 0x17161BFFU);
    assert_colour(c, 100, 10, 0x17161BFFU);
    canvas_free(c);
}

static void a_missing_picture_shows_and_warns_once(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    log_sink(count_warnings, NULL);
    warnings = 0;
    for (int i = 0; i < 3; i++)
        canvas_picture(c, "nowhere", rect_make(0, 0, 100.0F + (float)i, 100), paint_plain());
    assert_int_equal(warnings, 1);
    canvas_picture(c, "nowhere", rect_make(0, 0, 60, 60), paint_angle(9));
    assert_int_equal(warnings, 1);
    canvas_picture(c, "../../etc", rect_make(0, 0, 5, 5), paint_plain());
    assert_int_equal(warnings, 2);
    log_sink(NULL, NULL);
    canvas_end(c);
    assert_int_not_equal(canvas_pixel(c, 50, 50), 0x000000FFU);
    assert_false(canvas_has_picture(c, "nowhere"));
    assert_true(canvas_has_picture(c, "deck/pip"));
    canvas_free(c);
}

/* However the root is written, and whatever stands before it: the picture is stretched to its
 * rectangle. */
static void roots_are_found_in_any_writing(void **state)
{
    (void)state;
#define BOX "viewBox=\"0 0 100 100\" width=\"100\" height=\"100\""
    static const char *const root[] = {
        "<svg " BOX ">",
        "<svg\n" BOX "\n>",
        "<svg\t" BOX ">",
        "<svg  viewBox='0 0 100 100' width='100' height='100' >",
        "<svg preserveAspectRatio=\"xMidYMid\" " BOX ">",
        "<svg width=\"100\" height=\"100\">",
        "<?xml version=\"1.0\"?>\n<!-- <svg viewBox=\"0 0 9 9\"> -->\n<!-- -->\n<svg " BOX ">",
        "<!DOCTYPE svg><svg " BOX ">",
        "<svgx></svgx><svg " BOX ">",
        "<svgx viewBox=\"0 0 9 9\"></svgx><svg " BOX ">",
        "<sv ><svg " BOX ">",
    };
#undef BOX
    enum { ROOTS = sizeof root / sizeof *root };
    struct canvas *c = new_canvas(200, 40 * ROOTS);
    char name[20], file[24], path[512];
    for (int i = 0; i < ROOTS; i++) {
        snprintf(name, sizeof name, "root-%d", i);
        snprintf(path, sizeof path, "%s/%s.svg", folder, name);
        FILE *f = fopen(path, "w");
        assert_non_null(f);
        fprintf(f,
                "%s<rect width=\"50\" height=\"100\" fill=\"#FF0000\"/><rect x=\"50\" "
                "width=\"50\" height=\"100\" fill=\"#0000FF\"/></svg>",
                root[i]);
        fclose(f);
        canvas_picture(c, name, rect_make(0, (float)(40 * i), 200, 40), paint_plain());
    }
    canvas_end(c);
    for (int i = 0; i < ROOTS; i++) {
        assert_colour(c, 3, 40 * i + 2, 0xFF0000FFU);
        assert_colour(c, 96, 40 * i + 37, 0xFF0000FFU);
        assert_colour(c, 103, 40 * i + 2, 0x0000FFFFU);
        assert_colour(c, 196, 40 * i + 37, 0x0000FFFFU);
        snprintf(file, sizeof file, "root-%d.svg", i);
        remove_file(file);
    }
    canvas_free(c);
}

/* A file that can't be read is one that is not there. */
static void a_damaged_picture_shows_and_warns_once(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    log_sink(count_warnings, NULL);
    warnings = 0;
    for (int i = 0; i < 2; i++) {
        canvas_picture(c, "damaged-svg", rect_make(0, 0, 100, 100), paint_plain());
        canvas_picture(c, "damaged-png", rect_make(150, 0, 100, 100), paint_plain());
        canvas_picture(c, "nowhere", rect_make(300, 0, 100, 100), paint_plain());
    }
    log_sink(NULL, NULL);
    canvas_end(c);
    assert_int_equal(warnings, 3);
    for (int y = 0; y < 100; y += 3)
        for (int x = 0; x < 100; x += 3) {
            assert_int_equal(canvas_pixel(c, x, y), canvas_pixel(c, 300 + x, y));
            assert_int_equal(canvas_pixel(c, 150 + x, y), canvas_pixel(c, 300 + x, y));
        }
    canvas_free(c);
}

/* For a round frame: whole in the middle, nothing in the corners. */
static void a_round_picture_has_no_corners(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(100, 50);
    write_svg("all.svg", "width=\"10\" height=\"10\"",
              "<rect width=\"10\" height=\"10\" fill=\"#C04020\"/>");
    canvas_clear(c, 0x102030FFU);
    assert_true(canvas_has_picture(c, PICTURE_ROUND "all"));
    canvas_picture(c, PICTURE_ROUND "all", rect_make(0, 0, 40, 40), paint_plain());
    canvas_picture(c, "all", rect_make(50, 0, 40, 40), paint_plain());
    canvas_end(c);
    static const int corner[][2] = {{1, 1}, {38, 1}, {1, 38}, {38, 38}},
                     within[][2] = {{20, 20}, {2, 20}, {20, 2}, {37, 20}, {20, 37}};
    for (int i = 0; i < 4; i++)
        assert_int_equal(canvas_pixel(c, corner[i][0], corner[i][1]), canvas_pixel(c, 45, 20));
    for (int i = 0; i < 5; i++)
        assert_int_equal(canvas_pixel(c, within[i][0], within[i][1]), canvas_pixel(c, 70, 20));
    canvas_free(c);
}

/* A picture of many things, of which `step` moves one, fades another, and puts one above its
 * neighbour. */
static void draw_things(struct canvas *c, int step)
{
    const struct panel plate = {.fill = 0x2B1B12C0U,
                                .radius = 9,
                                .line = 0x6B543CFFU,
                                .line_width = 2,
                                .shadow = 0x00000080U,
                                .shadow_size = 6};
    const struct text_style words = {.face = &typeface_text, .px = 18, .colour = 0xEADBC0FFU};
    canvas_clear(c, 0x102030FFU);
    canvas_panel(c, rect_make(20, 20, 150, 60), &plate);
    canvas_words(c, &words, step % 3 ? "Reload" : "Draw", rect_make(30, 30, 120, 40));
    canvas_picture(c, "disc", rect_make(200, 40, 80, 80),
                   paint_alpha(0.3F + 0.1F * (float)(step % 7)));
    canvas_push_clip(c, rect_make(0, 100, 250, 150));
    canvas_picture(c, "halves", rect_make(20.0F + 7 * (float)step, 120, 50, 70),
                   paint_angle((float)(step * 5)));
    canvas_pop_clip(c);
    for (int i = 0; i < 3; i++) {
        const int k = (i + step / 4) % 3;
        canvas_picture(
            c, k ? "red" : "disc", rect_make(150.0F + 20 * (float)k, 180, 60, 60),
            (struct paint){.tint = k == 2 ? 0x80FF80FFU : 0, .alpha = k == 1 ? 0.5F : 1});
    }
    canvas_push_shift(c, step == 11 ? 3 : 0, 0);
    canvas_picture(c, "halves", rect_make(300, 20, 40.0F + (float)step, 56),
                   paint_ink(step % 2 ? 0xFF00FF80U : 0x00FFFFFFU));
    canvas_line(c, (struct point){300, 200}, (struct point){340.0F + (float)step, 260}, 3,
                0xFFFFFFFFU);
    canvas_pop_shift(c);
}

static void what_is_drawn_in_pieces_is_the_whole(void **state)
{
    (void)state;
    struct canvas *c = canvas_offscreen_new(401, 299, folder, fonts);
    long least = 401 * 299;
    for (int step = 0; step < 40; step++)
        for (int moving = 1; moving >= 0; moving--) {
            canvas_moving(c, moving != 0);
            canvas_begin(c);
            draw_things(c, step);
            canvas_end(c);
            if (canvas_differences(c) != 0)
                fail_msg("step %d: %ld pixels are not those of the whole", step,
                         canvas_differences(c));
            least = canvas_costs(c).pixels < least ? canvas_costs(c).pixels : least;
        }
    assert_true(least < 401 * 299 / 3);
    canvas_free(c);
}

static void what_stays_is_not_drawn_again(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    canvas_end(c);
    assert_int_equal(canvas_costs(c).pixels, 400 * 300);
    for (int frame = 0; frame < 3; frame++) {
        canvas_begin(c);
        canvas_clear(c, 0x000000FFU);
        if (frame > 0)
            canvas_picture(c, "red", rect_make(10, 10, 20, 20), paint_plain());
        canvas_end(c);
        assert_int_equal(canvas_costs(c).pixels > 0, frame == 1);
        assert_true(canvas_costs(c).pixels < 64 * 64);
    }
    canvas_lost(c); /* what was drawn is gone: all of it once more */
    canvas_begin(c);
    canvas_clear(c, 0x000000FFU);
    canvas_end(c);
    assert_int_equal(canvas_costs(c).pixels, 400 * 300);
    assert_colour(c, 15, 15, 0x000000FFU);
    canvas_free(c);
}

/* A sprite that is forgotten in the middle of a frame is still shown in it. */
static void a_frame_keeps_what_it_shows(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    canvas_picture(c, "red", rect_make(0, 0, 50, 50), paint_plain());
    canvas_forget(c);
    canvas_picture(c, "disc", rect_make(100, 0, 50, 50), paint_plain());
    canvas_end(c);
    assert_colour(c, 25, 25, 0xFF0000FFU);
    assert_colour(c, 125, 25, 0x00FF00FFU);
    canvas_free(c);
}

static void an_empty_clip_hides_everything(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(200, 100);
    canvas_push_clip(c, rect_make(50, 50, 0, 0));
    canvas_fill(c, rect_make(0, 0, 200, 100), 0xFF0000FFU);
    canvas_picture(c, "red", rect_make(0, 0, 200, 100), paint_plain());
    canvas_pop_clip(c);
    canvas_end(c);
    assert_colour(c, 50, 50, 0x000000FFU);
    assert_colour(c, 10, 10, 0x000000FFU);
    canvas_free(c);
}

static void the_budget_is_kept(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    canvas_set_budget(c, 5000);
    for (int i = 0; i < 40; i++)
        canvas_picture(c, "red", rect_make(0, 0, 100.0F + (float)i, 100), paint_plain());
    const size_t all = canvas_costs(c).bytes;
    assert_in_range(all, 1500000, 2500000); /* a frame is finished first, and packs nothing */
    canvas_end(c);
    assert_true(canvas_costs(c).bytes <= 5000);
    /* what it drew with is gone: nobody may look at it again */
    assert_int_equal(canvas_differences(c), -1);
    assert_int_equal(canvas_weigh(c).ops[WORK_COPY], 0);
    long made = canvas_costs(c).made;
    canvas_begin(c);
    canvas_picture(c, "red", rect_make(0, 0, 139, 100), paint_plain()); /* the newest were kept */
    canvas_end(c);
    assert_int_equal(canvas_costs(c).made, made);
    assert_int_equal(canvas_differences(c), 0);
    canvas_forget(c);
    assert_int_equal(canvas_costs(c).kept, 0);
    canvas_free(c);
}

static void words_make_pixels_of_their_colour(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(300, 100);
    const struct text_style style = {.face = &typeface_strong,
                                     .px = 60,
                                     .colour = 0xFFC800FFU,
                                     .align = TEXT_CENTRE,
                                     .place = TEXT_MIDDLE};
    canvas_words(c, &style, "H", rect_make(0, 0, 300, 100));
    canvas_end(c);
    /* the bar of a capital H in the middle of the box */
    assert_colour(c, 150, 50, 0xFFC800FFU);
    canvas_free(c);
}

/* All kinds of drawing with texts that nobody should write, at places that nobody should name. */
static void draw_oddly(struct canvas *c)
{
    static const char *const texts[] = {
        "",
        " ",
        "\n\n",
        "\xFF\xC0\x80\xED\xA0\x80",
        "a\xE3\x81",
        "\xF0\x9F\x82\xA1\xF0\x9F\x98\x80\xEF\xB8\x8F",
        "שלום עולם 123",
        "مرحبا بالعالم",
        "e\xCC\x81\xCC\x81\xCC\x81\xCC\x81",
        TEXT_PICTURE_OPEN "sun",
        TEXT_PICTURE("no-such"),
        TEXT_PICTURE_CLOSE,
        "\xE2\x80\x8B\xE2\x81\xA0",
        "カード\tÉcarté\r\n",
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    };
    static const struct rect places[] = {
        {0, 0, 1, 1},          {-50, -50, 30, 30},         {0.4F, 0.6F, 0.2F, 3000},
        {1e9F, -1e9F, 10, 10}, {-4000, -4000, 9000, 9000}, {5, 5, -7, 0},
    };
    const struct panel panel = {.fill = 0x204060C0U,
                                .fill_bottom = 0x000000FFU,
                                .radius = 500,
                                .line = 0xFF8000FFU,
                                .line_width = 3,
                                .shadow = 0x00000080U,
                                .shadow_size = 9,
                                .shadow_drop = 4};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        struct rect r = places[i];
        for (size_t t = 0; t < sizeof texts / sizeof *texts; t++) {
            struct text_style style = {.face = &typeface_text,
                                       .px = t % 2 ? 0 : 18,
                                       .colour = 0xFFFFFFFFU,
                                       .outline = 0xFFU,
                                       .outline_px = 2};
            style.lang = t % 3 ? "ja" : "fr";
            canvas_words(c, &style, texts[t], r);
        }
        if (r.w > 4000) /* memory for so large a picture is not what is tested here */
            continue;
        canvas_fill(c, r, 0xFF0000FFU);
        canvas_panel(c, r, &panel);
        canvas_picture(c, "red", r, paint_angle((float)i * 37));
        canvas_line(c, (struct point){r.x, r.y}, (struct point){r.x + 40, r.y + 30}, 0.1F,
                    0xFFFFFFFFU);
        canvas_ring(c, (struct point){r.x, r.y}, 0.3F, 5, 0xFFFFFFFFU);
    }
}

static void no_size_and_no_text_does_harm(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1, 1}, {1, 700}, {7680, 4320}};
    log_sink(count_warnings, NULL);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct canvas *c = new_canvas(sizes[i][0], sizes[i][1]);
        draw_oddly(c);
        canvas_moving(c, true);
        draw_oddly(c);
        canvas_fill(c, canvas_size(c), 0x010203FFU);
        canvas_end(c);
        assert_colour(c, sizes[i][0] - 1, sizes[i][1] - 1, 0x010203FFU);
        canvas_free(c);
        c = canvas_text_new(sizes[i][0], sizes[i][1], fonts);
        canvas_begin(c);
        draw_oddly(c);
        canvas_end(c);
        canvas_free(c);
    }
    log_sink(NULL, NULL);
}

static void a_window_stays_on_the_displays_there_are(void **state)
{
    (void)state;
    static const struct rect displays[] = {{0, 0, 1366, 768}, {1366, -200, 1920, 1080}};
    static const struct {
        int x, y, w, h, n;
        bool placed;
        int to_w, to_h;
    } cases[] = {
        {40, 30, 1280, 720, 2, true, 1280, 720},
        {1400, 100, 1900, 1000, 2, true, 1900, 1000},
        {1400, 100, 1280, 720, 1, false, 1280, 720}, /* its display is gone */
        {-7680, 264, 16384, 16384, 2, true, 1366, 768},
        {90000, 90000, 16384, 600, 2, false, 1366, 600},
        {-600, 30, 1280, 720, 1, true, 1280, 720},
        {40, -300, 1280, 720, 1, false, 1280, 720},
        {40, 30, 1280, 720, 0, false, 1280, 720},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct window_wish wish = {
            .x = cases[i].x, .y = cases[i].y, .w = cases[i].w, .h = cases[i].h, .placed = true};
        window_wish_within(&wish, displays, cases[i].n);
        assert_int_equal(wish.placed, cases[i].placed);
        assert_int_equal(wish.w, cases[i].to_w);
        assert_int_equal(wish.h, cases[i].to_h);
    }
}

static void a_screenshot_is_written(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(64, 48);
    canvas_end(c);
    char path[512];
    snprintf(path, sizeof path, "%s/shot.png", folder);
    assert_true(canvas_save_png(c, path));
    struct stat info;
    assert_int_equal(stat(path, &info), 0);
    assert_true(info.st_size > 50);
    log_sink(count_warnings, NULL);
    assert_false(canvas_save_png(c, "/nowhere/at/all.png"));
    log_sink(NULL, NULL);
    canvas_free(c);
}

/* What was drawn ahead once one picture has shown, with its kin told so. */
static int kin_of(const char *shown, const char *prefix, bool by_dash)
{
    const struct timespec while_it_draws = {.tv_nsec = 2000000};
    struct canvas *c = canvas_offscreen_new(200, 200, folder, fonts);
    canvas_kin(c, prefix, by_dash);
    canvas_hasten(c);
    canvas_begin(c);
    canvas_picture(c, shown, rect_make(10, 10, 50, 70), paint_plain());
    canvas_end(c);
    for (int i = 0; i < 10000 && canvas_ahead(c); i++)
        nanosleep(&while_it_draws, NULL);
    const int kept = canvas_costs(c).kept;
    if (kept == 3)
        assert_false(canvas_prepare(c, "deck/face-sad", 50, 70));
    canvas_free(c);
    return kept - 1;
}

static void kin_is_drawn_ahead(void **state)
{
    (void)state;
    assert_int_equal(kin_of("deck/pip", "deck/", false), 2);
    assert_int_equal(kin_of("deck/face-glad", "deck/", true), 1);
    assert_int_equal(kin_of("deck/pip", "other/", false), 0);
    assert_int_equal(kin_of("deck-not", "deck/", false), 0);
}

/* What is empty, of one colour or covered is not drawn anew for what changes elsewhere. */
static long drawn_anew(struct canvas *c, int step)
{
    canvas_begin(c);
    canvas_clear(c, 0x102030FFU);
    canvas_picture(c, "disc", rect_make((float)step, 0, 64, 64),
                   paint_plain()); /* under what covers it */
    canvas_panel(c, rect_make(0, 0, 500, 300), &(struct panel){.fill = 0x405060FFU, .radius = 8});
    canvas_panel(c, rect_make(20, 20, 300 + 16 * (float)step, 260),
                 &(struct panel){.line = 0xFFFFFFFFU, .line_width = 2, .radius = 4});
    canvas_end(c);
    assert_int_equal(canvas_differences(c), 0);
    return canvas_costs(c).pixels;
}

static void only_edges_are_drawn_anew(void **state)
{
    (void)state;
    struct canvas *c = canvas_offscreen_new(512, 320, folder, fonts);
    assert_int_equal(drawn_anew(c, 0), 512L * 320);
    assert_int_equal(drawn_anew(c, 0), 0);
    assert_in_range(drawn_anew(c, 2), 1, 512L * 320 / 3);
    canvas_free(c);
}

/* Nor what lies under the full part of a picture with soft edges, also of one that is turned. */
static long under_a_disc(struct canvas *c, float x, float alpha, float angle)
{
    canvas_moving(c, angle != 0);
    canvas_begin(c);
    canvas_clear(c, 0x102030FFU);
    canvas_picture(c, "red", rect_make(x, 128, 20, 20), paint_plain());
    canvas_picture(c, "disc", rect_make(0, 0, 256, 256),
                   (struct paint){.tint = 0xFFC0C0FFU, .alpha = alpha, .angle = angle});
    canvas_end(c);
    assert_int_equal(canvas_differences(c), 0);
    return canvas_costs(c).pixels;
}

static void what_a_picture_covers_is_not_drawn(void **state)
{
    (void)state;
    struct canvas *c = canvas_offscreen_new(256, 256, folder, fonts);
    for (int turned = 0; turned < 2; turned++) {
        const float angle = 33.0F * (float)turned;
        under_a_disc(c, 96, 1, angle);
        assert_int_equal(under_a_disc(c, 110, 1, angle), 0);
        assert_true(under_a_disc(c, 0, 1, angle) > 0); /* its edge */
        under_a_disc(c, 96, 0.5F, angle);
        assert_true(under_a_disc(c, 110, 0.5F, angle) > 0);
    }
    canvas_free(c);
}

/* Still layers, and a disc on them, at `x`; `below` is where the lowest layer lies. Returns how
 * many pixels that took. */
static long over_layers(struct canvas *c, float x, float below)
{
    canvas_begin(c);
    canvas_clear(c, 0x102030FFU);
    for (int i = 0; i < 6; i++)
        canvas_picture(c, i % 2 ? "halves" : "disc", rect_make(i ? 0 : below, 0, 256, 256),
                       paint_alpha(0.5F));
    canvas_picture(c, "disc", rect_make(x, 100, 40, 40), paint_plain());
    canvas_end(c);
    assert_int_equal(canvas_differences(c), 0);
    long pixels = 0;
    const struct canvas_weights w = canvas_weigh(c);
    for (int i = 0; i < WORK_KINDS; i++)
        pixels += w.pixels[i];
    return pixels;
}

static void what_stands_still_under_what_moves_is_drawn_once(void **state)
{
    (void)state;
    struct canvas *c = canvas_offscreen_new(256, 256, folder, fonts);
    assert_true(over_layers(c, 0, 0) > 6L * 256 * 256);
    /* it lay there from the first frame on, goes and comes back */
    for (int i = 1; i < 20; i++)
        assert_in_range(over_layers(c, 10 * (float)(i % 12), 0), 1,
                        i > 1 && i < 12 ? 2L * 40 * 40 : 7L * 128 * 96);
    over_layers(c, 90, 4);
    /* now it is the lowest that moves */
    assert_true(over_layers(c, 90, 8) > 5L * 256 * 256);
    over_layers(c, 91, 8);
    for (int i = 1; i < 8; i++)
        assert_in_range(over_layers(c, 91 + 6 * (float)i, 8), 1, 2L * 40 * 40);
    canvas_lost(c);
    assert_true(over_layers(c, 138, 8) > 256L * 128);
    over_layers(c, 139, 8);
    assert_in_range(over_layers(c, 140, 8), 1, 2L * 40 * 40);
    canvas_free(c);
}

struct thing {
    int kind;
    float x, y, size, angle, alpha;
};

static void draw_thing(struct canvas *c, const struct thing *t)
{
    const struct rect r = rect_make(t->x, t->y, t->size, t->size * 0.7F);
    switch (t->kind) {
    case 0:
        canvas_picture(c, "halves", r, (struct paint){.alpha = t->alpha, .angle = t->angle});
        break;
    case 1: canvas_picture(c, "red", r, paint_plain()); break;
    case 2: canvas_fill(c, r, 0x20406000U | (uint32_t)(t->alpha * 255)); break;
    case 3:
        canvas_panel(c, r,
                     &(struct panel){.fill = t->alpha > 0.5F ? 0x607080FFU : 0x60708040U,
                                     .radius = 6,
                                     .shadow = 0x000000A0U,
                                     .shadow_size = 9});
        break;
    case 4: canvas_ring(c, (struct point){t->x, t->y}, t->size / 2, 3, 0xFFFFFFC0U); break;
    default:
        canvas_picture(c, "disc", r, (struct paint){.alpha = t->alpha, .angle = t->angle});
        break;
    }
}

static struct thing any_thing(void)
{
    return (struct thing){.kind = rand() % 7,
                          .x = (float)(rand() % 340 - 30),
                          .y = (float)(rand() % 240 - 30),
                          .size = (float)(10 + rand() % 160),
                          .angle = (float)(rand() % 3 * 11),
                          .alpha = rand() % 2 ? 1 : (float)(rand() % 100) / 100};
}

static void keep_aside(int w, int h, int steps)
{
    enum { THINGS = 24 };
    struct thing things[THINGS];
    struct canvas *c = canvas_offscreen_new(w, h, folder, fonts);
    srand(8);
    for (int i = 0; i < THINGS; i++)
        things[i] = any_thing();
    for (int step = 0; step < steps; step++) {
        struct thing *moved = &things[rand() % THINGS], swap = *moved;
        if (step % 7 == 0)
            *moved = any_thing();
        else if (step % 11 == 0) {
            *moved = things[0];
            things[0] = swap;
        } else if (step % 29 == 0)
            canvas_lost(c);
        else
            moved->x += 5;
        canvas_moving(c, step % 5 != 0);
        canvas_begin(c);
        for (int i = 0; i < THINGS; i++)
            draw_thing(c, &things[i]);
        canvas_end(c);
        if (canvas_differences(c) != 0)
            fail_msg("step %d: %ld pixels are not those of the whole", step, canvas_differences(c));
    }
    canvas_free(c);
}

/* Things come, go, move and are covered: a frame drawn in pieces, from what was kept aside, is the
 * frame drawn whole; also where the picture is so large that its tiles are. */
static void what_is_kept_aside_is_never_stale(void **state)
{
    (void)state;
    keep_aside(333, 222, 600);
    keep_aside(2600, 1440, 60);
}

/* Pixels beside the packed ones are there while something is turned, and not for longer; those of
 * what is only copied for longer, up to a part of the budget. */
static void what_is_unpacked_is_packed_again(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(400, 300);
    const size_t budget = 1 << 20;
    canvas_set_budget(c, budget);
    canvas_picture(c, "halves", rect_make(0, 0, 400, 300), paint_plain());
    canvas_end(c);
    /* the frame that draws it waits for nothing else */
    assert_in_range(canvas_costs(c).bytes, 480000, 500000);
    assert_false(canvas_ahead(c));
    const size_t packed = canvas_costs(c).bytes;
    assert_true(packed < 40000);
    for (int i = 0; i < 3; i++) {
        canvas_moving(c, i < 2);
        canvas_begin(c);
        canvas_picture(c, "halves", rect_make(0, 0, 400, 300),
                       i < 2 ? paint_angle(3.1F + (float)i) : paint_plain());
        canvas_end(c);
        assert_int_equal(canvas_differences(c), 0);
        assert_true(canvas_costs(c).bytes == packed + (i < 2 ? 480000 : 0));
    }
    for (int i = 0; i < 12; i++) {
        canvas_moving(c, true);
        canvas_begin(c);
        for (int k = 0; k < 6; k++)
            canvas_picture(c, "halves", rect_make((float)i, (float)k, 60 + 20 * (float)k, 200),
                           paint_plain());
        canvas_end(c);
        while (i == 0 && canvas_ahead(c))
            continue;
        assert_int_equal(canvas_differences(c), 0);
    }
    assert_true(canvas_costs(c).bytes > packed + 100000);
    assert_true(canvas_costs(c).bytes < packed + budget / 3);
    canvas_free(c);
}

/* What is kept aside of a frame goes when nothing has moved over it for some seconds. */
static void what_is_kept_aside_goes(void **state)
{
    (void)state;
    struct canvas *c = new_canvas(640, 320);
    canvas_end(c);
    for (int i = 0; i < 200; i++) {
        const float wide = i < 20 ? 640 : 40;
        canvas_begin(c);
        canvas_fill(c, rect_make(0, 0, 640, 320), 0x204060FFU);
        canvas_fill(c, rect_make(3, 3, 600, 300), 0xF0406080U);
        canvas_fill(c, rect_make(0, 3, 600, 300), 0x10A06080U);
        canvas_picture(c, "halves", rect_make((float)(i % 7), 0, wide, 320),
                       (struct paint){.tint = 0xFFFFFFFFU, .alpha = 0.5F, .angle = 8});
        canvas_end(c);
        assert_int_equal(canvas_differences(c), 0);
        if (i == 19)
            assert_true(canvas_costs(c).aside > 640 * 200 * 4);
    }
    assert_true(canvas_costs(c).aside > 0 && canvas_costs(c).aside < 640 * 320);
    canvas_free(c);
}

/* The only file in the cache, and its inode, which changes when it is written again. */
static ino_t only_file(const char *shelf, char *path, size_t size)
{
    DIR *dir = opendir(shelf);
    assert_non_null(dir);
    int files = 0;
    for (const struct dirent *e = readdir(dir); e; e = readdir(dir)) {
        if (e->d_name[0] == '.')
            continue;
        files++;
        snprintf(path, size, "%s/%s", shelf, e->d_name);
    }
    closedir(dir);
    struct stat info;
    assert_int_equal(files, 1);
    assert_int_equal(stat(path, &info), 0);
    return info.st_ino;
}

static void draw_with_shelf(const char *shelf)
{
    struct canvas *c = new_canvas(500, 400);
    canvas_keep_on_disk(c, shelf, 1 << 20);
    canvas_picture(c, "halves", rect_make(0, 0, 499, 400), paint_plain());
    canvas_end(c);
    assert_colour(c, 200, 390, 0xFF0000FFU);
    assert_colour(c, 300, 30, 0x0000FFFFU);
    canvas_free(c);
}

/* One wrong pixel, whichever it is, and the picture is drawn again. */
static void no_damaged_pixel_is_shown(void **state)
{
    (void)state;
    enum { TEXT = 7, HEIGHT = 2 };
    char shelf[300], path[700];
    snprintf(shelf, sizeof shelf, "%s/pixels", folder);
    struct disk_cache *kept = disk_cache_open(shelf, 1 << 20);
    for (int width = 5; width <= 6; width++) {
        const int pixels = width * HEIGHT;
        SDL_Surface *s = surface_new(width, HEIGHT), *found;
        disk_cache_keep(kept, TEXT, s);
        SDL_FreeSurface(s);
        only_file(shelf, path, sizeof path);
        FILE *file = fopen(path, "r+b");
        assert_non_null(file);
        for (int i = 1; i <= pixels; i++) {
            fseek(file, -4L * i, SEEK_END);
            fputc(1, file);
            fflush(file);
            if ((found = disk_cache_find(kept, TEXT, width, HEIGHT)) != NULL)
                fail_msg("width %d: pixel %d from the end may be anything", width, i);
            fseek(file, -4L * i, SEEK_END);
            fputc(0, file);
            fflush(file);
        }
        assert_non_null(found = disk_cache_find(kept, TEXT, width, HEIGHT));
        SDL_FreeSurface(found);
        fclose(file);
        remove(path);
    }
    disk_cache_close(kept);
    remove(shelf);
}

/* Small ones too as long as they may be part of a first picture, and no more after that. */
static void first_pictures_are_kept_on_disk(void **state)
{
    (void)state;
    enum { DRAWN = 200 };
    char shelf[300];
    snprintf(shelf, sizeof shelf, "%s/first", folder);
    struct canvas *c = new_canvas(500, 400);
    canvas_keep_on_disk(c, shelf, 1 << 24);
    for (int i = 0; i < DRAWN; i++)
        canvas_picture(c, "red", rect_make(0, 0, 50 + (float)i, 40), paint_plain());
    canvas_end(c);
    canvas_free(c);
    DIR *dir = opendir(shelf);
    assert_non_null(dir);
    int files = 0;
    for (const struct dirent *e = readdir(dir); e; e = readdir(dir))
        files += e->d_name[0] != '.';
    closedir(dir);
    assert_in_range(files, 70, DRAWN - 1);
}

static void large_pictures_are_kept_on_disk(void **state)
{
    (void)state;
    char shelf[300], path[700];
    snprintf(shelf, sizeof shelf, "%s/shelf", folder);
    draw_with_shelf(shelf);
    ino_t first = only_file(shelf, path, sizeof path);
    draw_with_shelf(shelf);
    assert_true(only_file(shelf, path, sizeof path) == first); /* found */
    FILE *held = fopen(path, "rb"); /* so that its inode is not given to its successor */
    assert_int_equal(truncate(path, 400000), 0);
    draw_with_shelf(shelf);
    assert_true(only_file(shelf, path, sizeof path) != first); /* half a file: drawn again */
    fclose(held);
    held = fopen(path, "r+b");
    fseek(held, 300000, SEEK_SET);
    fputs("damaged", held);
    fflush(held);
    first = only_file(shelf, path, sizeof path);
    draw_with_shelf(shelf);
    assert_true(only_file(shelf, path, sizeof path) != first);
    fclose(held);
    write_svg("halves.svg", "width=\"2\" height=\"2\"",
              "<rect width=\"1\" height=\"2\" fill=\"#FF0000\"/><rect x=\"1\" width=\"1\" "
              "height=\"2\" fill=\"#0000FF\"/>");
    char before[700], half[700];
    memcpy(before, path, sizeof before);
    snprintf(half, sizeof half, "%s/0-1x1.pixels.123",
             shelf); /* what a kill in the middle of writing leaves */
    held = fopen(half, "wb");
    assert_non_null(held);
    fclose(held);
    const struct timespec long_ago[2] = {{.tv_sec = 1}, {.tv_sec = 1}};
    assert_int_equal(utimensat(AT_FDCWD, half, long_ago, 0), 0);
    draw_with_shelf(shelf);
    only_file(shelf, path, sizeof path);
    /* another text is another picture, and there is room for one */
    assert_string_not_equal(path, before);
    remove(path);
    remove(shelf);
}

/* A frame that is stretched or turned is drawn without its middle. */
static void holes_are_not_drawn(void **state)
{
    (void)state;
    enum { SIDE = 400 };
    struct canvas *c = canvas_offscreen_new(SIDE + 200, SIDE + 200, folder, fonts);
    for (int turned = 0; turned < 2; turned++) {
        canvas_moving(c, true);
        for (int frame = 0; frame < 2; frame++) {
            canvas_begin(c);
            canvas_clear(c, 0x102030FFU);
            canvas_picture(c, "frame",
                           rect_make(100, 100, SIDE - 8 * (float)turned, SIDE + 8 * (float)frame),
                           paint_angle(33.0F * (float)turned + (float)frame));
            canvas_end(c);
        }
        assert_int_equal(canvas_differences(c), 0);
        const struct canvas_weights w = canvas_weigh(c);
        const long drawn = w.pixels[WORK_TURNED] + w.pixels[WORK_STRETCHED];
        /* 36 in 100 of it can be seen */
        assert_in_range(drawn, SIDE * SIDE * 36 / 100, SIDE * SIDE * 66 / 100);
    }
    canvas_free(c);
}

/* Cards that lie at angles while another one moves, until the painter has turned them. */
static void what_lies_at_an_angle_is_turned_once(void **state)
{
    (void)state;
    struct canvas *c = canvas_offscreen_new(400, 300, folder, fonts);
    canvas_hasten(c);
    for (int frame = 0; frame < 500; frame++) {
        canvas_moving(c, true);
        canvas_lost(c);
        canvas_begin(c);
        for (int i = 0; i < 6; i++)
            canvas_picture(c, "halves", rect_make(20 + 60 * (float)i, 40, 50, 70),
                           paint_angle((float)(i + 1) * 3));
        canvas_picture(c, "red", rect_make((float)frame / 2, 200, 50, 70),
                       paint_angle((float)frame));
        canvas_end(c);
        /* the one that moves, in up to three pieces of the frame */
        if (canvas_weigh(c).ops[WORK_TURNED] <= 3)
            break;
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    assert_in_range(canvas_weigh(c).ops[WORK_TURNED], 0, 3);
    canvas_free(c);
}

static int words_turned(struct canvas *c, float x, float angle)
{
    const struct text_style style = {.face = &typeface_text, .px = 24, .colour = 0xFFFFFFFFU};
    canvas_moving(c, true);
    canvas_lost(c);
    canvas_begin(c);
    canvas_push_turn(c, (struct point){x, 150}, angle);
    canvas_words(c, &style, "Wanted", rect_make(x, 100, 200, 40));
    canvas_pop_turn(c);
    canvas_end(c);
    assert_int_equal(canvas_differences(c), 0);
    return canvas_weigh(c).ops[WORK_TURNED];
}

/* Words too, wherever they go at that angle; those that turn on are never kept. */
static void words_at_an_angle_are_turned_once(void **state)
{
    (void)state;
    struct canvas *c = canvas_offscreen_new(400, 300, folder, fonts);
    assert_true(words_turned(c, 60, 7) > 0);
    const int kept = canvas_costs(c).kept;
    assert_int_equal(words_turned(c, 60, 7), 0);
    assert_int_equal(words_turned(c, 90, 7), 0);
    assert_int_equal(canvas_costs(c).kept, kept + 1);
    for (int i = 0; i < 8; i++)
        assert_true(words_turned(c, 60, 10 + 3 * (float)i) > 0);
    assert_int_equal(canvas_costs(c).kept, kept + 1);
    canvas_free(c);
}

static void draw_burst(struct canvas *c)
{
    const struct text_style style = {.face = &typeface_text, .px = 24, .colour = 0xFFFFFFFFU};
    canvas_clear(c, 0x00FF00FFU);
    canvas_push_turn(c, (struct point){100, 150}, 4);
    canvas_picture(c, "halves", rect_make(40, 40, 150, 170), paint_plain());
    canvas_panel(c, rect_make(200, 40, 50, 50), &(struct panel){.fill = 0x00FF00FFU});
    canvas_words(c, &style, "Wanted for a long time", rect_make(60, 100, 300, 80));
    canvas_pop_turn(c);
    canvas_picture(c, "red", rect_make(250, 200, 111, 57), paint_ink(0x00FF00FFU));
}

/* A frame of something else; true: the rehearsal in it has found all that it will show. */
static bool rehearse(struct canvas *c)
{
    canvas_moving(c, true);
    canvas_begin(c);
    assert_true(canvas_begin_rehearsal(c));
    draw_burst(c);
    const bool ready = canvas_end_rehearsal(c);
    canvas_fill(c, rect_make(0, 0, 10, 10), 0xFFFFFFFFU);
    canvas_end(c);
    assert_int_equal(canvas_costs(c).copied, 0);
    assert_colour(c, 100, 150, 0x000000FFU);
    return ready;
}

static void what_is_rehearsed_is_there_when_it_is_due(void **state)
{
    (void)state;
    const struct timespec while_it_draws = {.tv_nsec = 1000000};
    struct canvas *c = canvas_offscreen_new(400, 300, folder, fonts);
    canvas_hasten(c);
    assert_false(rehearse(c));
    for (int i = 0; i < 2000 && !rehearse(c); i++)
        nanosleep(&while_it_draws, NULL);
    const struct canvas_costs then = canvas_costs(c);
    canvas_begin(c);
    draw_burst(c);
    canvas_end(c);
    assert_int_equal(canvas_costs(c).made, then.made + 1); /* the panel */
    assert_int_equal(canvas_weigh(c).ops[WORK_TURNED] + canvas_weigh(c).ops[WORK_STRETCHED], 0);
    assert_int_equal(canvas_differences(c), 0);
    canvas_free(c);
    /* nobody draws ahead: what is drawn is shown */
    c = canvas_offscreen_new(400, 300, folder, fonts);
    canvas_begin(c);
    assert_false(canvas_begin_rehearsal(c));
    canvas_end(c);
    canvas_free(c);
}

/* Of what there is no room for nothing is asked, and it is not waited for. */
static void a_rehearsal_takes_no_room_from_what_shows(void **state)
{
    (void)state;
    struct canvas *c = canvas_offscreen_new(400, 300, folder, fonts);
    canvas_hasten(c);
    canvas_set_budget(c, 1000);
    canvas_begin(c);
    assert_true(canvas_begin_rehearsal(c));
    canvas_picture(c, "red", rect_make(0, 0, 150, 170), paint_plain());
    assert_true(canvas_end_rehearsal(c));
    canvas_end(c);
    assert_false(canvas_ahead(c));
    canvas_free(c);
}

/* What is long and turned a little touches no more than the box around it. */
static void what_turns_costs_no_more_than_its_box(void **state)
{
    (void)state;
    struct canvas *c = canvas_offscreen_new(512, 512, folder, fonts);
    for (int frame = 0; frame < 3; frame++) {
        canvas_moving(c, true);
        canvas_begin(c);
        canvas_picture(c, "red", rect_make(56, 250, 400, 12), paint_angle(4 + 0.1F * (float)frame));
        canvas_end(c);
        assert_int_equal(canvas_differences(c), 0);
    }
    assert_in_range(canvas_costs(c).pixels, 1, 512L * 128);
    canvas_free(c);
}

static int files_in(const char *path)
{
    int n = 0;
    DIR *dir = opendir(path);
    for (const struct dirent *e = dir ? readdir(dir) : NULL; e; e = readdir(dir))
        n += e->d_name[0] != '.';
    if (dir)
        closedir(dir);
    return n;
}

static void empty_folder(const char *path)
{
    DIR *dir = opendir(path);
    assert_non_null(dir);
    for (const struct dirent *e = readdir(dir); e; e = readdir(dir)) {
        char file[700];
        snprintf(file, sizeof file, "%s/%s", path, e->d_name);
        if (e->d_name[0] != '.')
            remove(file);
    }
    closedir(dir);
    remove(path);
}

/* Draws a rich picture at some sizes that follow each other, in a window's manner; with `moving`
 * none of them lasts. */
static void draw_rich(const char *shelf, bool moving, int from, int n, size_t most)
{
    struct canvas *c = canvas_offscreen_new(200, 200, folder, fonts);
    canvas_keep_on_disk(c, shelf, most);
    if (moving)
        canvas_hasten(c);
    for (int i = 0; i < n; i++) {
        canvas_moving(c, moving);
        canvas_begin(c);
        canvas_picture(c, "rich", rect_make(0, 0, (float)(from + i), 60), paint_plain());
        canvas_end(c);
        assert_colour(c, 30, 30, 0x00FF00FFU);
    }
    canvas_free(c);
}

static void rich_pictures_are_kept_at_sizes_that_last(void **state)
{
    (void)state;
    static char body[9000];
    char shelf[300];
    snprintf(shelf, sizeof shelf, "%s/rich", folder);
    snprintf(body, sizeof body, "<rect width=\"100\" height=\"100\" fill=\"#00FF00\"/><!--%*s-->",
             (int)sizeof body - 100, "");
    write_svg("rich.svg", "viewBox=\"0 0 100 100\" width=\"100\" height=\"100\"", body);
    draw_rich(shelf, true, 40, 1, 1 << 20);
    assert_int_equal(files_in(shelf), 0); /* it passed by */
    draw_rich(shelf, false, 40, 1, 1 << 20);
    assert_int_equal(files_in(shelf), 1);
    draw_rich(shelf, false, 40, 3, 1 << 20); /* one found, two drawn */
    assert_int_equal(files_in(shelf), 3);
    draw_rich(shelf, false, 50, 30, 100000); /* of some 12 kB each: never more than fit */
    assert_in_range(files_in(shelf), 4, 8);
    empty_folder(shelf);
    remove_file("rich.svg");
}

/* ---- motion ---- */

static void every_curve_begins_at_0_and_ends_at_1(void **state)
{
    (void)state;
    float (*const curves[])(float) = {ease_out_cubic, ease_in_cubic, ease_in_out, ease_out_back};
    for (size_t i = 0; i < sizeof curves / sizeof *curves; i++) {
        assert_true(curves[i](0) == 0 && curves[i](1) == 1);
        assert_true(curves[i](-3) == 0 && curves[i](7) == 1);
        assert_true(fabsf(curves[i](0.25F) - 0.25F) > 0.05F); /* none is linear */
    }
    assert_true(ease_out_back(0.7F) > 1);
    assert_true(ease_progress(90, 100, 50) == 0 && ease_progress(125, 100, 50) == 0.5F &&
                ease_progress(150, 100, 50) == 1);
    assert_true(ease_progress(100, 100, 0) == 1); /* pace Instant */
    assert_true(ease_pop(0, 1.25F) == 1 && ease_pop(1, 1.25F) == 1 &&
                fabsf(ease_pop(1.0F / 3, 1.25F) - 1.25F) < 0.001F);
    assert_true(ease_flip(0) == 1 && ease_flip(1) == 1 && ease_flip(0.5F) < 0.001F);
    struct point a = ease_shake(0.5F, 8, 7, 100, 300), b = ease_shake(0.5F, 8, 7, 100, 300),
                 over = ease_shake(0.5F, 8, 7, 300, 300);
    assert_memory_equal(&a, &b, sizeof a);
    assert_true(fabsf(a.x) <= 2 && fabsf(a.y) <= 2 && over.x == 0 && over.y == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_operation_is_a_line),
        cmocka_unit_test(text_that_leaves_its_box_says_overflow),
        cmocka_unit_test(a_fold_cuts_no_line),
        cmocka_unit_test(both_kinds_measure_alike),
        cmocka_unit_test(a_panel_has_its_colours_and_round_corners),
        cmocka_unit_test(a_line_leans_from_half_a_pixel_on),
        cmocka_unit_test(words_that_fade_are_made_once),
        cmocka_unit_test(a_panel_of_another_width_is_not_drawn_again),
        cmocka_unit_test(the_sides_of_a_shadow_are_even),
        cmocka_unit_test(the_narrowest_panel_is_no_stretched_one),
        cmocka_unit_test(a_picture_is_drawn_once_a_size),
        cmocka_unit_test(a_picture_fills_its_rectangle),
        cmocka_unit_test(paint_tints_inks_fades_and_turns),
        cmocka_unit_test(a_turning_picture_is_not_drawn_at_each_angle),
        cmocka_unit_test(colours_are_replaced_by_prefix),
        cmocka_unit_test(a_missing_picture_shows_and_warns_once),
        cmocka_unit_test(roots_are_found_in_any_writing),
        cmocka_unit_test(a_damaged_picture_shows_and_warns_once),
        cmocka_unit_test(a_round_picture_has_no_corners),
        cmocka_unit_test(what_is_drawn_in_pieces_is_the_whole),
        cmocka_unit_test(what_stays_is_not_drawn_again),
        cmocka_unit_test(a_frame_keeps_what_it_shows),
        cmocka_unit_test(an_empty_clip_hides_everything),
        cmocka_unit_test(the_budget_is_kept),
        cmocka_unit_test(words_make_pixels_of_their_colour),
        cmocka_unit_test(no_size_and_no_text_does_harm),
        cmocka_unit_test(a_window_stays_on_the_displays_there_are),
        cmocka_unit_test(a_screenshot_is_written),
        cmocka_unit_test(kin_is_drawn_ahead),
        cmocka_unit_test(only_edges_are_drawn_anew),
        cmocka_unit_test(what_a_picture_covers_is_not_drawn),
        cmocka_unit_test(holes_are_not_drawn),
        cmocka_unit_test(what_stands_still_under_what_moves_is_drawn_once),
        cmocka_unit_test(what_is_unpacked_is_packed_again),
        cmocka_unit_test(what_is_kept_aside_goes),
        cmocka_unit_test(what_is_kept_aside_is_never_stale),
        cmocka_unit_test(no_damaged_pixel_is_shown),
        cmocka_unit_test(first_pictures_are_kept_on_disk),
        cmocka_unit_test(large_pictures_are_kept_on_disk),
        cmocka_unit_test(rich_pictures_are_kept_at_sizes_that_last),
        cmocka_unit_test(what_lies_at_an_angle_is_turned_once),
        cmocka_unit_test(words_at_an_angle_are_turned_once),
        cmocka_unit_test(what_is_rehearsed_is_there_when_it_is_due),
        cmocka_unit_test(a_rehearsal_takes_no_room_from_what_shows),
        cmocka_unit_test(what_turns_costs_no_more_than_its_box),
        cmocka_unit_test(every_curve_begins_at_0_and_ends_at_1),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
