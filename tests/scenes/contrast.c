#include "contrast.h"

#include "canvas_inside.h"
#include "canvas_sdl.h"
#include "mem.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINES = 600,
    NEAR = 1,
    DIFFERS = 12,
    FEW = 6,
    TOUCHED_PERCENT = 6,
    FRAMES = 100,
    ALL = -1,
    NONE = -2
};

/* A line of text as it was drawn: where it shows, in which colour. */
struct written {
    struct rect r;
    uint32_t colour, outline;
    float px;
    int block; /* which of the frame's */
    char text[100];
};

struct sheet {
    struct canvas *canvas;
    const struct canvas_ops *real;
    struct written line[LINES];
    int n, blocks;
    int left_out; /* this block is not drawn; ALL: none is; NONE */
};

static struct sheet sheet; /* the canvas' functions have no other place for it */

static bool covers_all(const struct canvas *c, struct rect r)
{
    return r.x <= 0 && r.y <= 0 && rect_right(r) >= (float)c->w && rect_bottom(r) >= (float)c->h;
}

static void note(struct canvas *c, const struct text_block *block, struct point at, float alpha)
{
    const struct rect shown =
        c->nclips ? c->clips[c->nclips - 1] : rect_make(0, 0, (float)c->w, (float)c->h);
    for (int i = 0; i < block->nlines; i++) {
        const struct text_line *line = &block->lines[i];
        const struct rect upright =
            rect_make(at.x + line->x, at.y + line->y, line->width, block->line_height);
        const struct point middle = rect_centre(upright), to = canvas_turned(c, middle);
        const struct rect r =
            rect_common(rect_moved(upright, to.x - middle.x, to.y - middle.y), shown);
        if (rect_empty(r) || !*line->text || sheet.n == LINES)
            continue;
        struct written *below = sheet.n ? &sheet.line[sheet.n - 1] : NULL;
        const bool rimmed = below && below->block == sheet.blocks - 1 &&
                            strcmp(below->text, line->text) == 0 && fabsf(below->r.x - r.x) < 1 &&
                            fabsf(below->r.y - r.y) < 1;
        /* letters that lie on broader ones of the same: those are their outline */
        const uint32_t rim = rimmed ? below->colour : 0;
        struct written *w = &sheet.line[rimmed ? sheet.n - 1 : sheet.n++];
        *w = (struct written){.r = r,
                              .block = sheet.blocks,
                              .colour = colour_faded(block->style.colour, alpha),
                              .px = block->style.px,
                              /* one of their own colour makes letters bold */
                              .outline = block->style.outline_px >= 1 &&
                                                 colour_a(block->style.outline) > 200 &&
                                                 block->style.outline != block->style.colour
                                             ? block->style.outline
                                             : rim};
        snprintf(w->text, sizeof w->text, "%s", line->text);
    }
}

static void see_text(struct canvas *c, const struct text_block *block, struct point at, float alpha,
                     const struct rect *box)
{
    note(c, block, at, alpha);
    if (sheet.left_out != ALL && sheet.left_out != sheet.blocks)
        sheet.real->text(c, block, at, alpha, box);
    sheet.blocks++;
}

/* What is under a shade over the whole picture is not to be read any more. */
static void see_fill(struct canvas *c, struct rect r, uint32_t colour)
{
    if (covers_all(c, r))
        sheet.n = 0;
    sheet.real->fill(c, r, colour);
}

static void see_clear(struct canvas *c, uint32_t colour)
{
    sheet.n = 0;
    sheet.real->clear(c, colour);
}

/* What is behind a line and right beside it. */
static void read_pixels(const struct written *line, uint32_t *out)
{
    const int w = sheet.canvas->w, h = sheet.canvas->h;
    const int left = (int)fmaxf(line->r.x - NEAR, 0),
              right = (int)fminf(rect_right(line->r) + NEAR + 1, (float)w);
    const int top = (int)fmaxf(line->r.y - NEAR, 0),
              bottom = (int)fminf(rect_bottom(line->r) + NEAR + 1, (float)h);
    for (int y = top; y < bottom; y++)
        for (int x = left; x < right; x++)
            out[y * w + x] = canvas_pixel(sheet.canvas, x, y);
}

/* The picture, once all of it is there, where something is written. */
static uint32_t *drawn(struct app *app, const struct canvas_ops *ops, int left_out)
{
    sheet.left_out = left_out;
    sheet.canvas->ops = ops;
    for (int i = 0; i < FRAMES; i++) {
        sheet.n = sheet.blocks = 0;
        app_exposed(app);
        app_frame(app);
        if (!canvas_owes(sheet.canvas))
            break;
    }
    sheet.canvas->ops = sheet.real;
    uint32_t *out = mem_alloc((size_t)sheet.canvas->w * (size_t)sheet.canvas->h * sizeof *out);
    for (int i = 0; i < sheet.n; i++)
        read_pixels(&sheet.line[i], out);
    return out;
}

static float linear(uint8_t channel)
{
    static float known[256];
    if (!known[255])
        for (int i = 0; i < 256; i++)
            known[i] = i <= 0.04045F * 255 ? (float)i / 255 / 12.92F
                                           : powf(((float)i / 255 + 0.055F) / 1.055F, 2.4F);
    return known[channel];
}

static float luminance(uint32_t c)
{
    return 0.2126F * linear(colour_r(c)) + 0.7152F * linear(colour_g(c)) +
           0.0722F * linear(colour_b(c));
}

float contrast_of(uint32_t a, uint32_t b)
{
    const float la = luminance(a), lb = luminance(b);
    return ((la > lb ? la : lb) + 0.05F) / ((la > lb ? lb : la) + 0.05F);
}

static bool differs(uint32_t a, uint32_t b)
{
    return abs(colour_r(a) - colour_r(b)) > DIFFERS || abs(colour_g(a) - colour_g(b)) > DIFFERS ||
           abs(colour_b(a) - colour_b(b)) > DIFFERS;
}

/* The worst pixel; how many there are around the letters, and how many of them are under the limit.
 */
struct worst {
    float contrast;
    uint32_t behind;
    int x, y, letters, around, under;
};

static bool near_a_letter(const uint32_t *with, const uint32_t *without, int w, int h, int x, int y)
{
    for (int dy = -NEAR; dy <= NEAR; dy++)
        for (int dx = -NEAR; dx <= NEAR; dx++) {
            const int px = x + dx, py = y + dy;
            if (px >= 0 && py >= 0 && px < w && py < h &&
                differs(with[py * w + px], without[py * w + px]))
                return true;
        }
    return false;
}

static struct worst worst_of(const struct written *line, const uint32_t *with,
                             const uint32_t *without, int w, int h, float least)
{
    struct worst found = {.contrast = 99};
    const float alpha = (float)colour_a(line->colour) / 255;
    const int right = (int)fminf(rect_right(line->r), (float)w),
              bottom = (int)fminf(rect_bottom(line->r), (float)h);
    for (int y = (int)fmaxf(line->r.y, 0); y < bottom; y++)
        for (int x = (int)fmaxf(line->r.x, 0); x < right; x++) {
            const int i = y * w + x;
            found.letters += differs(with[i], without[i]);
            if (!near_a_letter(with, without, w, h, x, y))
                continue;
            const uint32_t behind = line->outline ? line->outline : without[i];
            const float c = contrast_of(colour_mix(behind, line->colour | 0xFF, alpha), behind);
            found.around++;
            found.under += c < least;
            if (c < found.contrast) {
                found.contrast = c;
                found.behind = behind;
                found.x = x;
                found.y = y;
            }
        }
    return found;
}

static bool is_disabled(struct app *app, const struct written *line)
{
    const struct scene *s = app_top(app);
    const struct point middle = rect_centre(line->r);
    for (int i = s ? items_count(s->items) - 1 : -1; i >= 0; i--) {
        const struct item *it = items_at(s->items, i);
        if (rect_contains(it->bounds, middle))
            return it->why_not != NULL;
    }
    return false;
}

/* No letters of it are seen, or a line that one of them touches is all that is wrong. */
static bool is_fit(const struct worst *w)
{
    return w->letters < FEW || w->under * 100 <= w->around * TOUCHED_PERCENT;
}

/* What is no text to be read. */
static bool is_meant(const char *where, const char *text)
{
    static const struct {
        const char *scene, *text;
    } shown[] = {
        {"settings in high contrast", "K"},
        {"settings in high contrast", "Q"},
        {"settings in high contrast", "J"}, /* samples of the ordinary decks */
        {"lesson-power-up-deploy", "0/2"},
        {"lesson-power-up-deploy in high contrast", "0/2"}, /* half of it is behind the lesson */
    };
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
        if (strcmp(shown[i].scene, where) == 0 && strcmp(shown[i].text, text) == 0)
            return true;
    return false;
}

int contrast_faults(struct app *app, const char *where, const struct contrast_limits *limits,
                    float large_px)
{
    sheet = (struct sheet){.canvas = app_canvas(app), .real = app_canvas(app)->ops};
    struct canvas_ops ops = *sheet.real;
    ops.text = see_text;
    ops.fill = see_fill;
    ops.clear = see_clear;
    uint32_t *with = drawn(app, &ops, NONE), *without = drawn(app, &ops, ALL);
    int faults = 0;
    for (int i = 0; i < sheet.n; i++) {
        const struct written *line = &sheet.line[i];
        const bool large = line->px > large_px, disabled = is_disabled(app, line);
        const float least = disabled ? limits->disabled : large ? limits->large : limits->text;
        struct worst found = worst_of(line, with, without, sheet.canvas->w, sheet.canvas->h, least);
        if (is_fit(&found))
            continue;
        /* Are those its own letters? A box with other texts may lie over it. */
        struct written own = *line;
        uint32_t *all_others = drawn(app, &ops, own.block);
        found = worst_of(&own, with, all_others, sheet.canvas->w, sheet.canvas->h, least);
        mem_free(all_others);
        if (is_fit(&found) || is_meant(where, line->text))
            continue;
        faults++;
        printf("%s: %.2f of %.1f: #%08X on #%06X at %d %d (%d %%), %.0f px%s: “%s”\n", where,
               (double)found.contrast, (double)least, line->colour, found.behind >> 8, found.x,
               found.y, found.under * 100 / found.around, (double)line->px,
               disabled ? ", disabled" : "", line->text);
    }
    mem_free(with);
    mem_free(without);
    return faults;
}
