/* test_drawn.c - what the canvas makes of each of its operations, as small pictures.
 *
 *     test-drawn [--rebaseline]
 *     test-drawn --pictures FOLDER        the same pictures as PNG files, for a person to look at
 *
 * baseline/drawn/<name>.txt has a word of six digits, RRGGBB, for each square of CELL x CELL
 * pixels: their mean. A line or an edge that moves by one pixel changes it by a quarter of its
 * contrast; what another rasteriser makes of the edge of a curve, by less than NEAR. No letters are
 * drawn, since fonts are the machine's, and no asset, since those are redrawn: where words stand is
 * the matter of `seen`, what their pixels are of gfx-text and gfx-canvas.
 *
 * How a picture comes about is no picture: baseline/drawn/film-<name>.txt has a line for each frame
 * of a film in which things come, go, turn, grow and cover one another, with what it cost: how many
 * sprites were made since the start and are kept, their kilobytes, copies, and pixels drawn anew.
 */
#include "baseline.h"
#include "canvas_sdl.h"
#include "ease.h"
#include "file.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scratch.h"
#include "strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { W = 160, H = 96, CELL = 4, NEAR = 3 };

#define PAPER 0x183040FFU
#define RED 0xE03020FFU
#define GOLD 0xF0C040FFU
#define BLUE 0x3060E0FFU
#define WHITE 0xFFFFFFFFU
#define GLASS 0xFFFFFF60U

static struct rect at(float x, float y, float w, float h) { return rect_make(x, y, w, h); }
static struct point p(float x, float y) { return (struct point){x, y}; }

/* ---- colours, lines, rings ---- */

static void fills(struct canvas *c)
{
    canvas_fill(c, at(4.4F, 4.4F, 20.3F, 20), RED); /* neighbours share an edge between pixels */
    canvas_fill(c, at(24.7F, 4.4F, 20, 20), BLUE);
    canvas_fill(c, at(14, 14, 40, 20), GLASS);
    canvas_fill(c, at(60, 4, 1, 30), WHITE);
    canvas_fill(c, at(64, 4, 0.4F, 30), WHITE); /* less than half a pixel: nothing */
    canvas_fill(c, at(150, 60, 60, 60), GOLD);  /* beyond the edge */
    canvas_fill(c, at(-8, 80, 20, 40), GOLD);
    canvas_push_fade(c, 0.5F);
    canvas_fill(c, at(72, 4, 20, 20), RED);
    canvas_push_fade(c, 0.5F);
    canvas_fill(c, at(96, 4, 20, 20), RED);
    canvas_pop_fade(c);
    canvas_push_shift(c, 5, 40);
    canvas_fill(c, at(72, 4, 20, 20), GLASS);
    canvas_push_shift(c, 24, -3);
    canvas_fill(c, at(72, 4, 20, 20), RED);
    canvas_pop_shift(c);
    canvas_pop_shift(c);
    canvas_pop_fade(c);
    for (int i = 0; i < 5; i++) {
        canvas_fill(c, rect_column(at(16, 44, 40, 12), i, 5, 3), i % 2 ? RED : GOLD);
        canvas_fill(c, rect_row(at(16, 60, 12, 30), i, 5, 3), i % 2 ? RED : GOLD);
    }
    canvas_fill(c, rect_fitted(at(34, 62, 24, 28), 16, 9), BLUE);
}

static void clips(struct canvas *c)
{
    canvas_push_clip(c, at(10.3F, 10.3F, 80.4F, 60.4F));
    canvas_clear(c, BLUE);
    canvas_push_shift(c, 10, 0);
    canvas_push_clip(c, at(30, 30, 90, 90)); /* shifted, and within the first */
    canvas_clear(c, RED);
    canvas_picture(c, "halves", at(60, 40, 60, 40), paint_angle(20));
    canvas_ring(c, p(40, 40), 20, 5, GOLD);
    canvas_line(c, p(0, 90), p(90, 20), 6, WHITE);
    canvas_pop_clip(c);
    canvas_pop_shift(c);
    canvas_panel(c, at(0, 0, 40, 30), &(struct panel){.fill = GOLD, .radius = 10});
    canvas_pop_clip(c);
    canvas_push_clip(c, at(100, 80, 0, 0));
    canvas_fill(c, at(0, 0, 160, 96), WHITE);
    canvas_pop_clip(c);
    canvas_fill(c, at(100, 80, 50, 10), GLASS);
}

static void lines(struct canvas *c)
{
    for (int i = 0; i < 6; i++) {
        const float f = (float)i, width = 0.5F + f * 1.5F;
        canvas_line(c, p(4, 4 + 9 * f), p(40, 4 + 9 * f), width, WHITE);
        canvas_line(c, p(48 + 9 * f, 4), p(48 + 9 * f, 40), width, GOLD);
        canvas_line(c, p(104, 4 + 9 * f), p(156, 22 + 9 * f), width, RED);
        canvas_line(c, p(4 + 16 * f, 92), p(10 + 20 * f, 62), width, i % 2 ? GLASS : BLUE);
    }
    canvas_line(c, p(150, 90), p(120, 86), 2, WHITE);  /* from right to left, and upwards */
    canvas_line(c, p(50, 58), p(50, 58), 9, RED);      /* of no length: nothing */
    canvas_line(c, p(44, 44), p(96, 44.45F), 1, BLUE); /* leans by less than half a pixel: level */
    canvas_line(c, p(44, 48), p(96, 48.55F), 1, BLUE);
    canvas_push_fade(c, 0.4F);
    canvas_line(c, p(60, 50), p(100, 56), 3, WHITE);
    canvas_pop_fade(c);
}

static void rings(struct canvas *c)
{
    for (int i = 0; i < 5; i++) {
        const float f = (float)i, radius = 4 + 4 * f;
        canvas_ring(c, p(10 + 30 * f, 24), radius, 1 + f, i % 2 ? GLASS : GOLD);
        canvas_ring(c, p(10 + 30 * f, 70), radius, i % 2 ? radius : 0.6F, RED);
    }
    canvas_ring(c, p(0, 96), 30, 8, BLUE);
    canvas_ring(c, p(152, 50.5F), 7.5F, 90, WHITE);
    canvas_push_fade(c, 0.5F);
    canvas_ring(c, p(80, 48), 12, 3, WHITE);
    canvas_pop_fade(c);
}

/* ---- panels ---- */

static void panels(struct canvas *c)
{
    canvas_panel(c, at(4, 4, 40, 24), &(struct panel){.fill = RED});
    canvas_panel(c, at(50, 4, 40, 24), &(struct panel){.fill = RED, .radius = 8});
    canvas_panel(c, at(96, 4, 60, 24), &(struct panel){.fill = RED, .radius = 99});
    canvas_panel(c, at(4, 34, 24, 24), &(struct panel){.fill = GLASS, .radius = 12});
    canvas_panel(c, at(34.5F, 34.5F, 9, 24),
                 &(struct panel){.fill = GOLD, .radius = 12, .line = BLUE, .line_width = 2});
    canvas_panel(c, at(50, 34, 40, 24),
                 &(struct panel){.radius = 8, .line = WHITE, .line_width = 3});
    canvas_panel(c, at(96, 34, 60, 24),
                 &(struct panel){.fill = BLUE, .fill_bottom = GOLD, .radius = 8});
    canvas_panel(
        c, at(4, 64, 40, 28),
        &(struct panel){.fill = BLUE, .fill_bottom = 0xF0C04040U, .line = RED, .line_width = 1});
    canvas_push_fade(c, 0.5F);
    canvas_panel(c, at(50, 64, 40, 28),
                 &(struct panel){.fill = RED, .radius = 8, .line = WHITE, .line_width = 4});
    canvas_pop_fade(c);
    canvas_panel(c, at(96, 64, 90, 28),
                 &(struct panel){.fill = RED, .radius = 14, .line = GLASS, .line_width = 6});
}

static void dashes(struct canvas *c)
{
    const struct panel dashed = {.line = WHITE, .line_width = 2, .dash = 6, .gap = 4};
    struct panel round = dashed, thick = dashed;
    round.radius = 14;
    thick.line_width = 5;
    thick.radius = 20;
    thick.fill = RED;
    canvas_panel(c, at(4, 4, 60, 40), &dashed);
    canvas_panel(c, at(72, 4, 84, 40), &round);
    canvas_panel(c, at(4, 50, 60, 42), &thick);
    round.dash = 30;
    round.gap = 30;
    canvas_panel(c, at(72, 50, 30, 42), &round);
    round.gap = 0; /* then the line is whole */
    canvas_panel(c, at(110, 50, 46, 42), &round);
}

/* Every way in which a box is cut at its corners: filled, lined, shaded, dashed, and where the
 * corners have no room. */
static void corners(struct canvas *c)
{
    for (int k = 0; k < 4; k++) {
        const float y = 2 + 24 * (float)k, radius = k == CORNER_BY_HAND ? 2 : 7;
        struct panel box = {.fill = RED,
                            .radius = radius,
                            .line = WHITE,
                            .line_width = 2,
                            .corner = (enum corner)k};
        canvas_panel(c, at(2, y, 30, 20), &box);
        box.line_width = 0;
        box.fill_bottom = GOLD;
        canvas_panel(c, at(36, y, 22, 20), &box);
        box = (struct panel){.radius = radius,
                             .line = WHITE,
                             .line_width = 2,
                             .dash = 5,
                             .gap = 4,
                             .corner = box.corner};
        canvas_panel(c, at(62, y, 34, 20), &box);
        box.radius = k == CORNER_BY_HAND ? 3 : 40;
        box.fill = BLUE;
        canvas_panel(c, at(100, y, 24, 20), &box);
        canvas_panel(c, at(128, y + 4, 24, 12),
                     &(struct panel){.fill = GLASS,
                                     .radius = radius,
                                     .shadow = GOLD,
                                     .shadow_size = 5,
                                     .shadow_drop = 2,
                                     .corner = box.corner});
    }
}

static void shadows(struct canvas *c)
{
    const struct panel low = {
        .fill = RED, .radius = 8, .shadow = 0x000000C0U, .shadow_size = 10, .shadow_drop = 4};
    struct panel glow = {
        .radius = 14, .line = GOLD, .line_width = 2, .shadow = GOLD, .shadow_size = 8};
    canvas_panel(c, at(16, 14, 40, 24), &low);
    canvas_panel(c, at(76, 14, 60, 28), &glow);
    glow.radius = 0;
    glow.shadow_drop = -6;
    canvas_panel(c, at(16, 62, 12, 20), &glow);
    glow.fill = GLASS;
    canvas_panel(c, at(52, 60, 12, 24), &glow);
    canvas_push_fade(c, 0.5F);
    canvas_panel(c, at(84, 60, 60, 24), &low);
    canvas_pop_fade(c);
}

/* ---- pictures ---- */

static void pictures(struct canvas *c)
{
    canvas_picture(c, "halves", at(4, 4, 24, 36), paint_plain());
    canvas_picture(c, "halves", at(32, 4, 24, 36), (struct paint){.alpha = 1, .flip = true});
    canvas_picture(c, "disc", at(60.6F, 4.4F, 36, 36), paint_plain());
    canvas_picture(c, "disc", at(100, 4, 20, 36), paint_alpha(0.4F));
    canvas_picture(c, "halves", at(124, 4, 32, 16),
                   (struct paint){.tint = 0x80FF80FFU, .alpha = 1});
    canvas_picture(c, "disc", at(124, 24, 32, 16), paint_ink(0xF0C04080U));
    canvas_picture(c, "disc", at(-20, 50, 60, 60),
                   (struct paint){.ink = WHITE, .tint = RED, .alpha = 0.5F});
    canvas_picture(c, "wedge", at(44, 48, 40, 40), paint_plain());
    canvas_picture(c, "wedge", at(90, 60, 24, 24), paint_angle(90));
    canvas_picture(c, "wedge", at(120, 52, 30, 30),
                   (struct paint){.alpha = 0.8F, .angle = -30, .flip = true});
}

static void roots(struct canvas *c)
{
    static const char *const each[] = {"bare", "comment", "single", "kept", "half", "none"};
    for (int i = 0; i < 6; i++)
        canvas_picture(c, each[i], at(4 + 52 * (float)(i % 3), 4 + 46 * (float)(i / 3), 46, 40),
                       paint_plain());
}

static void missing(struct canvas *c)
{
    canvas_picture(c, "nowhere", at(4, 4, 80, 60), paint_plain());
    canvas_picture(c, "nowhere", at(90, 4, 40, 60), paint_plain());
    canvas_picture(c, "nowhere", at(136, 4, 12, 12), paint_plain());
}

static void recoloured(struct canvas *c)
{
    static const struct recolour pairs[] = {{0xFF0000FFU, 0x00AA00FFU}, {0x0000FFFFU, 0xFF0000FFU}};
    canvas_recolour(c, "deck/", pairs, 2);
    canvas_picture(c, "deck/halves", at(4, 4, 60, 40), paint_plain());
    canvas_picture(c, "halves", at(72, 4, 60, 40), paint_plain());
    canvas_recolour(c, "deck/", pairs, 1);
    canvas_picture(c, "deck/halves", at(4, 50, 60, 40), paint_plain());
    canvas_recolour(c, "deck/", NULL, 0);
    canvas_picture(c, "deck/halves", at(72, 50, 60, 40), paint_plain());
}

/* While things move, a picture of another size or angle stands in: stretched, and turned roughly.
 */
static void moving(struct canvas *c)
{
    canvas_picture(c, "wedge", at(4, 4, 40, 40), paint_plain());
    canvas_moving(c, true);
    canvas_picture(c, "wedge", at(50, 4, 44, 36), paint_plain());
    canvas_picture(c, "wedge", at(100, 4, 44, 44), paint_angle(33));
    canvas_picture(c, "wedge", at(10, 52, 36, 36),
                   (struct paint){.alpha = 0.6F, .angle = 200, .tint = GOLD});
    canvas_picture(c, "halves", at(130, 70, 90, 90), paint_angle(-45)); /* beyond the edge */
    canvas_push_clip(c, at(60, 52, 40, 30));
    canvas_picture(c, "wedge", at(50, 48, 44, 44), paint_angle(10));
    canvas_pop_clip(c);
    canvas_moving(c, false);
}

static void turned(struct canvas *c)
{
    canvas_push_turn(c, p(80, 48), 30);
    canvas_picture(c, "halves", at(60, 34, 40, 28), paint_plain());
    canvas_panel(c, at(110, 40, 24, 16), &(struct panel){.fill = RED, .radius = 6});
    canvas_line(c, p(20, 48), p(50, 48), 4, WHITE);
    canvas_ring(c, p(80, 12), 9, 3, GOLD);
    canvas_fill(c, at(76, 80, 8, 8), BLUE);
    canvas_pop_turn(c);
    canvas_push_shift(c, 60, 30);
    canvas_push_turn(c, p(80, 48), -90);
    canvas_picture(c, "wedge", at(60, 40, 20, 12), paint_angle(10));
    canvas_pop_turn(c);
    canvas_pop_shift(c);
}

/* ---- motion ---- */

static float over_and_back(float t) { return ease_pop(t, 1.25F); }

/* Each curve as columns: how far it is after each thirtieth of its time. */
static void curves(struct canvas *c)
{
    static float (*const curve[])(float) = {ease_out_cubic, ease_in_cubic, ease_in_out,
                                            ease_out_back,  over_and_back, ease_flip};
    for (int k = 0; k < 6; k++)
        for (int i = 0; i <= 30; i++) {
            const float high = 30 * curve[k]((float)i / 30),
                        x = 4 + 52 * (float)(k % 3) + 1.5F * (float)i;
            canvas_fill(c, at(x, 44 + 46 * (float)(k / 3) - high, 1.5F, high), k % 2 ? GOLD : RED);
        }
}

static void ways(struct canvas *c)
{
    for (int i = 0; i <= 24; i++) {
        const float t = (float)i / 24;
        const struct point arc = ease_arc(p(10, 60), p(120, 40), 0.3F, t),
                           back = ease_arc(p(150, 90), p(100, 90), 0.5F, t);
        const struct point shaken = ease_shake(0.8F, 14, 7, 20 * i, 480);
        canvas_fill(c, at(arc.x, arc.y, 3, 3), WHITE);
        canvas_fill(c, at(back.x, back.y, 3, 3), GOLD);
        canvas_fill(c, at(24 + shaken.x, 80 + shaken.y, 2, 2), GLASS);
        canvas_fill(c, at(4 + 6 * (float)i, 4, 5, 1 + 10 * ease_progress(100 + 10 * i, 160, 120)),
                    RED);
    }
}

/* ---- a film, for what it costs ---- */

enum { FILM_W = 400, FILM_H = 300, ACTORS = 14, FRAMES = 90 };

struct actor {
    int kind;
    float x, y, w, h, angle, alpha;
};

static struct actor any_actor(struct rng *rng)
{
    return (struct actor){.kind = rng_below(rng, 9),
                          .x = (float)(rng_below(rng, FILM_W + 80) - 60),
                          .y = (float)(rng_below(rng, FILM_H + 80) - 60),
                          .w = (float)(8 + rng_below(rng, rng_below(rng, 4) ? 90 : 420)),
                          .h = (float)(8 + rng_below(rng, rng_below(rng, 4) ? 70 : 300)),
                          .angle = rng_below(rng, 3) ? 0 : (float)(rng_below(rng, 360)),
                          .alpha = rng_below(rng, 3) ? 1 : 0.01F * (float)rng_below(rng, 100)};
}

static void act(struct canvas *c, const struct actor *a)
{
    static const char *const name[] = {"halves", "disc", "wedge", "deck/halves"};
    const struct rect r = at(a->x, a->y, a->w, a->h);
    switch (a->kind) {
    case 0:
    case 1:
    case 2:
    case 3:
        canvas_picture(c, name[a->kind], r,
                       (struct paint){.alpha = a->alpha, .angle = a->angle, .flip = a->w > 60});
        break;
    case 4:
        canvas_panel(c, r,
                     &(struct panel){.fill = a->alpha < 1 ? GLASS : RED,
                                     .radius = a->h / 8,
                                     .line = WHITE,
                                     .line_width = 2,
                                     .corner = (enum corner)((int)a->w % 3),
                                     .shadow = 0x000000A0U,
                                     .shadow_size = a->angle != 0 ? 9 : 0});
        break;
    case 5: canvas_ring(c, p(a->x, a->y), 1 + a->w / 3, 3, GOLD); break;
    case 6: canvas_line(c, p(a->x, a->y), p(a->x + a->w, a->y + a->angle), 3, WHITE); break;
    case 7:
        canvas_push_fade(c, a->alpha);
        canvas_picture(c, "wedge", r, paint_ink(BLUE));
        canvas_pop_fade(c);
        break;
    default: canvas_fill(c, r, a->alpha < 1 ? GLASS : BLUE);
    }
}

static void change(struct rng *rng, struct actor *a, int frame)
{
    const int kind = rng_below(rng, 6);
    if (kind == 0)
        *a = any_actor(rng);
    else if (kind == 1)
        a->angle += 7;
    else if (kind == 2)
        a->w *= 1.06F;
    else
        a->x += (float)(frame % 9);
}

/* `budget` 0: the usual one. */
static void film(struct baseline *b, const char *name, const char *folder, struct fonts *fonts,
                 size_t budget)
{
    struct strbuf out = STRBUF_EMPTY;
    struct canvas *c = canvas_offscreen_new(FILM_W, FILM_H, folder, fonts);
    struct rng rng = rng_seed(3);
    struct actor actor[ACTORS];
    canvas_set_budget(c, budget);
    canvas_kin(c, "deck/", false);
    for (int i = 0; i < ACTORS; i++)
        actor[i] = any_actor(&rng);
    for (int f = 0; f < FRAMES; f++) {
        if (f % 16 > 3)
            for (int n = 1 + rng_below(&rng, 3); n > 0; n--)
                change(&rng, &actor[rng_below(&rng, ACTORS)], f);
        if (f % 31 == 30)
            canvas_lost(c);
        canvas_moving(c, f % 16 > 3 && f % 5);
        canvas_begin(c);
        canvas_clear(c, PAPER);
        canvas_push_shift(c, f % 23 == 22 ? 3 : 0, 0);
        for (int i = 0; i < ACTORS; i++) {
            if (i == 9)
                canvas_push_clip(c, at(60, 30, 260, 220));
            act(c, &actor[i]);
        }
        canvas_pop_clip(c);
        canvas_pop_shift(c);
        canvas_end(c);
        const struct canvas_costs is = canvas_costs(c);
        strbuf_addf(&out, "%d: %ld made, %d kept, %zu kB, %ld copies, %ld pixels\n", f, is.made,
                    is.kept, is.bytes >> 10, is.copied, is.pixels);
    }
    canvas_free(c);
    baseline_compare(b, name, strbuf_take(&out), NULL);
}

static const struct {
    const char *name;
    void (*draw)(struct canvas *c);
} drawings[] = {
    {"fills", fills},       {"clips", clips},   {"lines", lines},     {"rings", rings},
    {"panels", panels},     {"dashes", dashes}, {"corners", corners}, {"shadows", shadows},
    {"pictures", pictures}, {"roots", roots},   {"missing", missing}, {"recolour", recoloured},
    {"moving", moving},     {"turned", turned}, {"curves", curves},   {"ways", ways},
};

/* ---- the pictures that they use ---- */

#define BODY_HALVES                                  \
    "<rect width='50' height='100' fill='#FF0000'/>" \
    "<rect x='50' width='50' height='100' fill='#0000FF'/>"
#define BODY_WEDGE                                 \
    "<path d='M0 0L100 0L0 100Z' fill='#E03020'/>" \
    "<circle cx='60' cy='60' r='24' fill='#F0C040' fill-opacity='0.6'/>"
#define BOX "viewBox='0 0 100 100' width='100' height='100'"

static const char *const svgs[][2] = {
    {"halves", "<svg " BOX ">" BODY_HALVES "</svg>"},
    {"deck/halves", "<svg " BOX ">" BODY_HALVES "</svg>"},
    {"disc", "<svg " BOX "><circle cx='50' cy='50' r='50' fill='#00C060'/></svg>"},
    {"wedge", "<svg " BOX ">" BODY_WEDGE "</svg>"},
    {"bare", "<svg width='100' height='100'>" BODY_WEDGE "</svg>"},
    {"comment",
     "<?xml version='1.0'?><!-- <svg> --><svg\n viewBox='0 0 100 100'>" BODY_WEDGE "</svg>"},
    {"single",
     "<svg viewBox=\"0 0 100 100\" id='a' preserveAspectRatio=\"xMidYMid\">" BODY_WEDGE "</svg>"},
    {"kept", "<svg viewBox='0 0 50 50' width='100' height='10'>" BODY_WEDGE "</svg>"},
    {"half", "<svg viewBox='50 0 100 100'>" BODY_WEDGE "</svg>"},
    {"none", "<svg>" BODY_WEDGE "</svg>"},
};

static void write_pictures(const char *folder)
{
    char path[600];
    for (size_t i = 0; i < sizeof svgs / sizeof *svgs; i++) {
        snprintf(path, sizeof path, "%s/%s.svg", folder, svgs[i][0]);
        file_write(path, svgs[i][1], strlen(svgs[i][1]), NULL);
    }
}

/* ---- comparing ---- */

static void tell_cell(struct strbuf *out, struct canvas *c, int x, int y)
{
    unsigned sum[3] = {0};
    for (int i = 0; i < CELL * CELL; i++) {
        const uint32_t colour = canvas_pixel(c, x * CELL + i % CELL, y * CELL + i / CELL);
        for (int k = 0; k < 3; k++)
            sum[k] += colour >> (24 - 8 * k) & 255U;
    }
    for (int k = 0; k < 3; k++)
        strbuf_addf(out, "%02x", (sum[k] + CELL * CELL / 2) / (CELL * CELL));
}

static char *tell(struct canvas *c)
{
    struct strbuf out = STRBUF_EMPTY;
    strbuf_addf(&out, "%d %d\n", W / CELL, H / CELL);
    for (int y = 0; y < H / CELL; y++)
        for (int x = 0; x < W / CELL; x++) {
            tell_cell(&out, c, x, y);
            strbuf_add(&out, x + 1 < W / CELL ? " " : "\n");
        }
    return strbuf_take(&out);
}

/* Both are as long, and no number is further than NEAR from its like. */
static bool is_near(const char *was, const char *is)
{
    if (strlen(was) != strlen(is))
        return false;
    for (const char *a = strchr(was, '\n'), *b = strchr(is, '\n'); *a && *b; a++, b++) {
        char one[3] = {a[0], a[1]}, other[3] = {b[0], b[1]};
        if (*a == ' ' || *a == '\n')
            continue;
        if (labs(strtol(one, NULL, 16) - strtol(other, NULL, 16)) > NEAR)
            return false;
        a++;
        b++;
    }
    return true;
}

static void save_picture(struct canvas *c, const char *folder, const char *name)
{
    char path[600];
    snprintf(path, sizeof path, "%s/%s.png", folder, name);
    canvas_save_png(c, path);
}

/* What is near the text that was read is that text. */
static void compare(struct baseline *b, struct canvas *c, const char *name)
{
    char *is = tell(c), *was = baseline_text(b, name);
    const bool near = was && is_near(was, is);
    mem_free(near ? is : was);
    baseline_compare(b, name, near ? was : is, NULL);
}

int main(int argc, char **argv)
{
    const char *pictures_to = argc > 2 && strcmp(argv[1], "--pictures") == 0 ? argv[2] : NULL;
    struct baseline b = baseline_begin("test-drawn", "baseline/drawn", argc, argv);
    void *state;
    scratch_set_up(&state); /* a missing picture warns */
    char *folder = state, *deck = path_join(folder, "deck");
    path_make_folder(deck, NULL);
    write_pictures(folder);
    struct fonts *fonts = fonts_open();
    b.all = true;
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings; i++) {
        struct canvas *c = canvas_offscreen_new(W, H, folder, fonts);
        canvas_begin(c);
        canvas_clear(c, PAPER);
        drawings[i].draw(c);
        canvas_end(c);
        if (pictures_to)
            save_picture(c, pictures_to, drawings[i].name);
        else
            compare(&b, c, drawings[i].name);
        canvas_free(c);
    }
    if (!pictures_to) {
        film(&b, "film-usual", folder, fonts, 0);
        film(&b, "film-tight", folder, fonts, 400000);
    }
    fonts_close(fonts);
    mem_free(deck);
    scratch_tear_down(&state);
    return pictures_to ? 0 : baseline_end(&b);
}
