/* parts.c - see parts.h. */
#include "parts.h"

#include "charts.h"
#include "frame.h"
#include "keymap.h"
#include "mem.h"
#include "strbuf.h"
#include "ui.h"

#include <math.h>

#define LETTERS_PX 16.0F

static const struct way {
    const char *name;
    int w, h;
    float text;
    bool contrast, calm, couch;
    enum device device;
    enum pad_kind pad;
    float pace;
} ways[] = {
    {"parts", 1920, 1080, 1, false, false, false, DEVICE_KEYS, PAD_XBOX, 1},
    {"parts-small", 640, 360, 1, false, false, true, DEVICE_PAD, PAD_PLAYSTATION, 1.5F},
    {"parts-large", 1600, 1200, 2, true, true, false, DEVICE_PAD, PAD_NINTENDO, 0.2F},
    {"parts-touched", 1024, 600, 1.5F, false, false, false, DEVICE_TOUCH, PAD_XBOX, 0},
};

static struct ui ui_of(const struct way *w, struct fonts *fonts)
{
    const struct rect all = rect_make(0, 0, (float)w->w, (float)w->h),
                      area = rect_fitted(all, 16, 9);
    return (struct ui){.fonts = fonts,
                       .lang = "en",
                       .w = all.w,
                       .h = all.h,
                       .area = area,
                       .scale = area.w / 1920,
                       .text = w->text,
                       .couch = w->couch,
                       .contrast = w->contrast,
                       .calm = w->calm,
                       .pace = w->pace,
                       .device = w->device,
                       .caps = w->device == DEVICE_PAD    ? CAPS_PAD
                               : w->device == DEVICE_KEYS ? CAPS_KEYS
                                                          : CAPS_NONE,
                       .caps_in = 1,
                       .now = 1000,
                       .theme = w->contrast ? &theme_frame_contrast : &theme_frame};
}

/* ---- buttons, from one that has room for all to one that has room for nothing ---- */

static struct item button(const struct ui *ui, int n, float x, float y, float w)
{
    return (struct item){.id = 1 + (uint32_t)n,
                         .role = ITEM_BUTTON,
                         .name = "Button",
                         .key = KEY_SPACE,
                         .pad = PAD_X,
                         .bounds = ui_at(ui, x, y, w, 64)};
}

static void buttons(struct canvas *c, const struct ui *ui)
{
    static const char *const label[] = {"Fold", "Check or fold", "Draw 3 cards", ""};
    int n = 0;
    for (int l = 0; l < 4; l++)
        for (float w = 420; w > 40; w *= 0.7F, n++) {
            struct item i = button(ui, n, 20 + 440 * (float)l, 20, w);
            const int row = n % 7;
            i.bounds.y += ui_px(ui, 70 * (float)row);
            ui_button(c, ui, &i, label[l], l % 2 ? "draw" : NULL, (enum ui_kind)(n % 4));
            ui_button(c, ui, &i, label[l], l % 2 ? NULL : "draw", UI_PLAIN);
        }
}

static void states(struct canvas *c, const struct ui *ui)
{
    for (int s = 0; s < 16; s++) {
        struct item i = button(ui, s, 20 + 240 * (float)(s % 8), 540 + 80 * (float)(s / 8), 220);
        i.hovered = s & 1;
        i.pressed = s & 2;
        i.chosen = s & 4;
        i.why_not = s & 8 ? "Not now." : NULL;
        i.focused = s % 3 == 0;
        i.radius = s % 5 ? 0 : 9;
        ui_button_like(c, ui, &i, "Raise", NULL, (enum ui_kind)(s % 4), s % 2 ? LETTERS_PX : 0.0F);
        ui_toggle(c, ui, &i, "Loud");
        ui_option(c, ui, &i, "Slow");
        ui_box(c, ui, &i, UI_QUIET);
        i.amount = s;
        i.max = 12;
        ui_slider(c, ui, &i);
    }
}

/* ---- what reads the list ---- */

static void lists(struct canvas *c, const struct ui *ui)
{
    static const char *const name[] = {"Rules", "Cards and chips", "End"};
    static const char *const sign[] = {"help", "draw", NULL};
    struct items *it = items_new();
    items_begin(it);
    items_add(it, (struct item){.id = 9,
                                .role = ITEM_CHOICE,
                                .name = "Pace",
                                .max = 2,
                                .amount = 1,
                                .bounds = ui_at(ui, 20, 720, 500, 60)});
    for (int i = 0; i < 3; i++) {
        items_add(it, (struct item){.id = 10 + (uint32_t)i,
                                    .role = ITEM_OPTION,
                                    .parent = 9,
                                    .name = name[i],
                                    .arg = i,
                                    .chosen = i == 1,
                                    .bounds = ui_at(ui, 20 + 170 * (float)i, 720, 160, 60)});
        items_add(it, (struct item){.id = 20 + (uint32_t)i,
                                    .role = ITEM_TAB,
                                    .name = name[i],
                                    .chosen = i == 1,
                                    .bounds = ui_at(ui, 560 + 200 * (float)i, 720, 190, 60)});
    }
    items_end(it);
    ui_choice(c, ui, it, items_get(it, 9));
    ui_tabs(c, ui, it);
    ui_tabs_with(c, ui, it, sign);
    items_free(it);
}

/* ---- panels, bubbles, caps, words ---- */

static void toast(struct canvas *c, const struct ui *ui, const char *text, float shown)
{
    const struct rect r = ui_toast_size(ui, text, ui->w * 0.8F);
    ui_toast(c, ui, text, rect_moved(r, (ui->w - r.w) / 2, fmaxf(6, ui_px(ui, 24))), shown);
}

static void rest(struct canvas *c, const struct ui *ui)
{
    ui_ground(c, ui);
    ui_shade(c, ui);
    ui_panel(c, ui, ui_at(ui, 20, 800, 200, 80), false);
    ui_panel(c, ui, ui_at(ui, 240, 800, 200, 80), true);
    for (int i = 0; i < 6; i++) {
        const struct rect beside = ui_at(ui, 900 * (float)(i % 3), 510 * (float)(i / 3), 90, 50);
        ui_tooltip(c, ui,
                   i % 2
                       ? "Short."
                       : "A sentence that is so long that it takes more than a line of its bubble.",
                   beside);
        toast(c, ui,
              i % 2 ? "Saved."
                    : "The game was saved under another name, since the first was taken.",
              0.25F * (float)i);
    }
    for (int k = 0; k < 5; k++) {
        static const enum key keys[] = {KEY_ENTER, KEY_ESCAPE, (enum key)'7', KEY_F1, KEY_NONE};
        const struct item i = {.id = 1,
                               .role = ITEM_BUTTON,
                               .name = "Key",
                               .key = keys[k],
                               .pad = (enum pad)(PAD_A + 2 * k)};
        const struct point at = rect_centre(ui_at(ui, 500 + 90 * (float)k, 800, 80, 50));
        ui_key(c, ui, &i, at, 24, ui->theme->accent, ui->theme->on_accent);
        ui_key_quiet(c, ui, &i, at, 18, ui->theme->soft);
        ui_cap(c, ui, ui_key_label(keys[k]), at, 30, ui->theme->text, ui->theme->ground);
    }
    for (int i = 0; i < 12; i++) {
        const struct rect box = ui_at(ui, 20 + 150 * (float)i, 900, 140, 30 + 10 * (float)(i % 4));
        const struct ui_words how = {.size = 20 + 3 * (float)(i % 5),
                                     .align = (enum text_align)(i % 3),
                                     .place = (enum text_place)(i / 3 % 3),
                                     .lines = i % 3,
                                     .most_px = i % 4 == 3 ? LETTERS_PX : 0.0F,
                                     .name = i % 5 == 4};
        ui_write(c, ui, &how, i % 2 ? "Wilhelmina of the hill" : "Ann", box);
    }
    ui_icon(c, ui, "heart-hp", ui_at(ui, 20, 1000, 40, 40), ui->theme->bad);
    ui_ring_at(c, ui, ui_at(ui, 80, 1000, 40, 40), 7);
}

/* ---- pictures of numbers, heads of pages (charts.h, frame.h) ---- */

static void curves(struct canvas *c, const struct ui *ui)
{
    static const float up[] = {-400, 250, 900, 100, 60, 1200, 1150}, low[] = {0, -300, 40, 5},
                       alone[] = {600};
    static const struct chart_line line[] = {
        {.y = up, .n = 7}, {.y = low, .n = 4, .faint = true}, {.y = alone, .n = 1}};
    static const struct chart_mark mark[] = {
        {1, CHART_UP, "+650"},   {2, CHART_DOT, "a hand that was long"},
        {3, CHART_DOWN, "−800"}, {4, CHART_DOT, NULL},
        {6, CHART_END, "1,150"}, {9, CHART_END, "nowhere"}};
    for (int i = 0; i < 6; i++) {
        const struct rect r =
            ui_at(ui, 20 + 310 * (float)i, 20, i < 3 ? 300 : 140, i < 3 ? 420 : 200);
        const struct chart_curve k = {.low = -500,
                                      .high = 1200,
                                      .low_words = i % 2 ? NULL : "−500",
                                      .high_words = "1,200",
                                      .levelled = i != 1,
                                      .level = i == 2   ? 1150
                                               : i == 5 ? -480
                                                        : 0,
                                      .level_words = i == 3 ? NULL : "0",
                                      .first = i == 4 ? NULL : "Start",
                                      .last = i == 4 ? NULL : "End",
                                      .line = i == 5 ? &line[2] : line,
                                      .lines = i == 4   ? 0
                                               : i == 5 ? 1
                                                        : 2,
                                      .mark = mark,
                                      .marks = i == 1 ? 0 : 6};
        chart_curve(c, ui, r, &k);
    }
}

static void bars_and_cells(struct canvas *c, const struct ui *ui)
{
    static const struct chart_bar bar[] = {{12, 3, "7", "12", false},
                                           {30, 30, "8", "30", true},
                                           {0, 0, "9", "0", false},
                                           {1, 0, NULL, NULL, false},
                                           {41, 1, "a long name", "1,234,567", true}};
    for (int i = 0; i < 3; i++) {
        const struct rect r = ui_at(ui, 20 + 420 * (float)i, 600, 400 - 140 * (float)i, 180);
        chart_columns(c, ui, r, &(struct chart_bars){bar, 5 - i, i == 1 ? 60 : 0.0F});
        chart_row(c, ui, ui_at(ui, 20 + 420 * (float)i, 790, 380, 30), 7 * (float)i, 10);
    }
    for (int i = 0; i < 16; i++) {
        const struct rect all = ui_at(ui, 1120, 600, 760 - 90 * (float)(i / 4), 240);
        const struct rect r = chart_cell_at(ui, all, 4, i / 4, i % 4);
        const struct chart_cell cell = {.heat = 0.09F * (float)i - 0.1F,
                                        .name = i % 3 ? "AKs" : "99",
                                        .figure = i % 5 == 1   ? NULL
                                                  : i % 5 == 2 ? ""
                                                               : "48%"};
        chart_cell(c, ui, r, i == 7 ? 0 : chart_cell_px(ui, r, "AKs", "100%"), &cell);
    }
    chart_scale(c, ui, ui_at(ui, 20, 830, 700, 40), "never", "always");
}

static void heads(struct canvas *c, const struct ui *ui)
{
    static const char *const sub[] = {
        NULL, "Zoé, 24 matches",
        "All that was played at this table since the first of January, by four people and two bots",
        "All that was played at this table since the first of January, by four people and two "
        "bots, tournaments that were left in the middle and those lost by the clock included"};
    for (int i = 0; i < 8; i++)
        frame_heading(c, ui, i % 2 ? "Figures" : "The figures of Wilhelmina of the hill, by game",
                      sub[i / 2], i % 2 ? 1500 : 900);
    for (int i = 0; i < 4; i++) {
        const struct rect within =
            ui_at(ui, 20 + 480 * (float)i, 890, 460, i < 2 ? 190 : 60 * (float)i);
        frame_nothing(c, ui, "history", i % 2 ? "Nothing yet." : sub[3], within);
        canvas_ring(c, rect_centre(frame_bar(ui, i, 4 - i)), 4, 2, ui->theme->text);
        canvas_fill(c, frame_at(ui, 400 * (float)i, 300 * (float)i, 333, 150), ui->theme->well);
        canvas_fill(c, frame_corner(ui, i % 2, 216 + 40 * (float)i), ui->theme->line);
    }
}

/* What is computed, not drawn. */
static void measures(struct strbuf *out, const struct ui *ui)
{
    for (int i = 0; i < 6; i++) {
        const struct ui_coming k = ui_coming(ui, 700 + 60 * i, i);
        strbuf_addf(out, "coming %ld %ld\n", lroundf(100 * k.alpha), lroundf(100 * k.dy));
        strbuf_addf(out, "glide %ld\n", lroundf(100 * ui_glide(ui, 800 + 50 * i, 250)));
        strbuf_addf(out, "%d design units: letters %ld, %d ms: %d\n", 8 * i,
                    lroundf(10 * ui_letters(ui, 8 * (float)i)), 100 * i, (int)ui_ms(ui, 100 * i));
    }
    strbuf_addf(out, "fade %d, least %ld\n", (int)ui_fade_ms(ui), lroundf(10 * ui_least(ui)));
}

char *parts_tell(int way, const char **name)
{
    if (way >= (int)(sizeof ways / sizeof *ways))
        return NULL;
    static void (*const draw[])(struct canvas *, const struct ui *) = {
        buttons, states, lists, rest, curves, bars_and_cells, heads};
    static const char *const tag[] = {"buttons", "states", "lists", "rest",
                                      "curves",  "bars",   "heads"};
    struct strbuf out = STRBUF_EMPTY;
    struct fonts *fonts = fonts_open();
    struct canvas *c = canvas_text_new(ways[way].w, ways[way].h, fonts);
    const struct ui ui = ui_of(&ways[way], fonts);
    *name = ways[way].name;
    ui_keymap(NULL, ways[way].pad);
    canvas_begin(c);
    for (size_t i = 0; i < sizeof draw / sizeof *draw; i++) {
        canvas_tag(c, tag[i]);
        draw[i](c, &ui);
    }
    canvas_end(c);
    strbuf_add(&out, canvas_text_dump(c));
    measures(&out, &ui);
    canvas_free(c);
    fonts_close(fonts);
    ui_keymap(NULL, PAD_XBOX);
    return strbuf_take(&out);
}
