/* The sample beside the settings: cards, words, amounts and a card on its way, as they are at the
 * table with what is set now. */
#include "sample.h"

#include "check.h"
#include "faces.h"
#include "skins.h"
#include "stage.h"
#include "title_doors.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { HEADING = 40, EDGE = 30, GAP = 20 };
/* how long a card of the sample flies, and time is counted, before pace */
enum { FLIGHT_MS = 700, TURN_MS = 30000 };

struct ink {
    uint32_t paper, ink, red;
};

static struct ink ink_of(const struct ui *ui)
{
    return ui->contrast ? (struct ink){0xFFFFFFFFU, 0x000000FFU, 0x8E1B15FFU}
                        : (struct ink){0xEADBC0FFU, 0x1C1410FFU, 0xB3261EFFU};
}

struct rect sample_sheet(struct canvas *c, const struct ui *ui, struct rect r)
{
    const float u = ui->scale, edge = EDGE * u, heading = fmaxf(HEADING * u, ui_least(ui) * 1.3F);
    const struct ink k = ink_of(ui);
    canvas_panel(c, r,
                 &(struct panel){.fill = k.paper,
                                 .fill_bottom = ui->contrast ? 0 : 0xDCC79FFFU,
                                 .radius = edge,
                                 .line = ui->contrast ? 0 : 0xE3AF4AFFU,
                                 .line_width = fmaxf(1, 3 * u)});
    ui_write(c, ui,
             &(struct ui_words){.face = ui->theme->strong,
                                .size = 28,
                                .colour = colour_mix(k.ink, k.paper, ui->contrast ? 0 : 0.25F),
                                .lines = 1},
             _("Preview"), rect_make(r.x + edge, r.y + 18 * u, r.w - 2 * edge, heading));
    const float top = heading + 20 * u;
    return rect_make(r.x + edge, r.y + top, r.w - 2 * edge, r.h - top - edge);
}

struct rect sample_words(struct canvas *c, const struct ui *ui, struct rect in)
{
    const float u = ui->scale, button = 62 * u;
    const struct ink k = ink_of(ui);
    const struct ui_words head = UI_LINE(ui->theme->strong, 46, k.ink, TEXT_LEFT),
                          line = {.size = 30, .colour = k.ink};
    const struct rect b = {in.x, rect_bottom(in) - button - 6 * u, in.w, button};
    const float most = b.y - in.y - 20 * u, head_h = fminf(ui_letters(ui, 46) * 1.2F, most * 0.2F),
                said = fminf(ui_write_height(ui, &line, _("Text will be this size."), in.w) + 2,
                             most * 0.5F);
    const float y = b.y - 14 * u - said - head_h;
    ui_write(c, ui, &head, _("Pair of aces."), rect_make(in.x, y, in.w, head_h));
    ui_write(c, ui, &line, _("Text will be this size."), rect_make(in.x, y + head_h, in.w, said));
    canvas_panel(c, rect_moved(b, 0, 6 * u),
                 &(struct panel){.fill = colour_mix(k.red, 0x000000FFU, 0.45F), .radius = 20 * u});
    canvas_panel(c, b, &(struct panel){.fill = k.red, .radius = 20 * u});
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 40, 0xFFF6E2FFU, TEXT_CENTRE), C_("poker", "Bet"),
             b);
    return rect_make(in.x, in.y, in.w, y - in.y - 10 * u);
}

/* A card on its shadow. */
static void draw_card(struct canvas *c, const struct ui *ui, const char *name, struct rect r)
{
    struct paint shade = paint_ink(0x000000FFU);
    shade.alpha = 0.28F;
    if (!ui->contrast)
        canvas_picture(c, name, rect_moved(r, 4 * ui->scale, 7 * ui->scale), shade);
    canvas_picture(c, name, r, paint_plain());
}

void sample_fan(struct canvas *c, const struct ui *ui, const char *const *picture,
                const struct settings_row *row, int option, int n, struct rect in)
{
    CARRE_ASSERT(n > 1);
    const float steps = (float)(n - 1) * (n > 2 ? 0.55F : 0.68F), turn = ui->calm ? 0 : 13,
                w = fminf(in.h / 1.56F, in.w / (1.12F + steps)), step = w * steps / (float)(n - 1);
    for (int i = 0; i < n; i++) {
        const float t = (float)i / (float)(n - 1) - 0.5F;
        const struct point at = {in.x + in.w / 2 + step * (float)(n - 1) * t,
                                 in.y + in.h / 2 + (ui->calm ? 0 : w * 0.16F * t * t)};
        const struct rect r = rect_around(at, w, w * 1.4F);
        canvas_push_turn(c, at, turn * t);
        if (picture)
            draw_card(c, ui, picture[i], r);
        else
            row->sample(c, ui, option, i, r);
        canvas_pop_turn(c);
    }
}

/* ---- pieces ---- */

struct sampled {
    struct app *app;
    const struct ui *ui;
    const struct settings_row *row;
    int64_t since;
};

enum { DECKS = 4 };

/* Large cards, each a little over the one before it: one of each game's own deck, and of the usual
 * one the pair that the words name. */
static void draw_decks(const struct ui *ui, struct app *app, struct canvas *c,
                       const struct settings_row *const *row, int n, struct rect in)
{
    static const char *const pair[] = {"cards/As", "cards/Ad"};
    CARRE_ASSERT(n > 0 && n <= DECKS);
    int cards = 0, at_card = 0;
    for (int i = 0; i < n; i++)
        cards += row[i]->sample ? 1 : 2;
    const float turn = ui->calm ? 0 : 8,
                wide = fminf(in.h / (1.4F * 1.12F), in.w / (1.1F + 0.45F * (float)(cards - 1))),
                step = cards > 1 ? fminf(wide, (in.w - wide * 1.1F) / (float)(cards - 1)) : 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < (row[i]->sample ? 1 : 2); k++, at_card++) {
            const float t = cards > 1 ? 2 * (float)at_card / (float)(cards - 1) - 1 : 0;
            const struct point at = {in.x + in.w / 2 + step * t * (float)(cards - 1) / 2,
                                     in.y + in.h / 2};
            const struct rect r = rect_around(at, wide, wide * 1.4F);
            canvas_push_turn(c, at, turn * t);
            if (row[i]->sample)
                row[i]->sample(c, ui, app_setting(app, row[i]->which) - row[i]->first, 1, r);
            else
                draw_card(c, ui, pair[k], r);
            canvas_pop_turn(c);
        }
}

/* Five cards of one hand, in the order and with the letters wished. */
static void draw_hand(const struct sampled *s, struct canvas *c, struct rect in)
{
    static const char *const order[][5] = {{"7d", "Qh", "Js", "Kh", "7s"},
                                           {"Kh", "Qh", "Js", "7d", "7s"},
                                           {"Js", "7s", "Kh", "Qh", "7d"}};
    char names[5][FACE_PICTURE];
    const char *picture[5];
    const int how = app_setting(s->app, SETTING_HAND_ORDER);
    const bool french = app_setting(s->app, SETTING_COURT_LETTERS) == COURT_FR;
    CARRE_ASSERT(how >= 0 && how < 3);
    for (int i = 0; i < 5; i++) {
        const char *face = order[how][i];
        snprintf(names[i], sizeof names[i], "cards/%s%s",
                 french && strchr("KQJ", *face) ? "fr/" : "", face);
        picture[i] = names[i];
    }
    sample_fan(c, s->ui, picture, NULL, 0, 5, in);
}

/* A dark plate with a sign (NULL: a chip) and words, as the table has them on its felt. */
static void draw_plate(const struct ui *ui, struct canvas *c, const char *icon, const char *words,
                       struct rect in)
{
    const float h = fminf(in.h, fmaxf(ui_px(ui, 84), ui_letters(ui, 42) * 1.6F)), side = h * 0.46F,
                pad = h * 0.3F;
    const struct rect r = {in.x, in.y + (in.h - h) / 2, in.w, h};
    canvas_panel(c, r, &(struct panel){.fill = 0x1A1512FFU, .radius = h / 2});
    const struct rect sign = {r.x + pad, r.y + (h - side) / 2, side, side};
    if (icon) {
        ui_icon(c, ui, icon, sign, 0xF0C468FFU);
    } else { /* a chip */
        const struct point at = rect_centre(sign);
        canvas_ring(c, at, side / 2, side / 2, 0xF0C468FFU);
        canvas_ring(c, at, side * 0.34F, side * 0.09F, 0x1A1512FFU);
    }
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 42, 0xF8F1E2FFU, TEXT_CENTRE), words,
             rect_make(r.x + pad + side, r.y, r.w - 2 * pad - side, h));
}

static void draw_amount(const struct sampled *s, struct canvas *c, struct rect in)
{
    char number[I18N_NUMBER_BYTES], words[64];
    if (app_setting(s->app, SETTING_BIG_BLINDS))
        snprintf(words, sizeof words, _("%s bb"), i18n_number(number, 25));
    else
        snprintf(words, sizeof words, "%s", i18n_number(number, 1250));
    draw_plate(s->ui, c, NULL, words, in);
}

/* Somebody, and what they would say. */
static void draw_talk(const struct sampled *s, struct canvas *c, struct rect in)
{
    const struct ui *ui = s->ui;
    const float side = fminf(in.h, ui_px(ui, 128));
    const struct rect r = {in.x, in.y + (in.h - side) / 2, side, side};
    const struct ink k = ink_of(ui);
    canvas_panel(c, r, &(struct panel){.fill = 0x2C6E63FFU, .radius = side / 2});
    canvas_picture(
        c, app_setting(s->app, SETTING_TABLE_TALK) ? "emblems/fox-glad" : "emblems/fox-calm",
        rect_inset(r, side * 0.1F), paint_plain());
    if (!app_setting(s->app, SETTING_TABLE_TALK))
        return;
    const struct rect b = {rect_right(r) + ui_px(ui, 22), r.y + side * 0.14F,
                           rect_right(in) - rect_right(r) - ui_px(ui, 22), side * 0.72F};
    canvas_panel(
        c,
        rect_make(b.x - ui_px(ui, 12), b.y + b.h / 2 - ui_px(ui, 12), ui_px(ui, 30), ui_px(ui, 24)),
        &(struct panel){.fill = 0xFFFFFFFFU, .radius = ui_px(ui, 12)});
    canvas_panel(c, b, &(struct panel){.fill = 0xFFFFFFFFU, .radius = ui_px(ui, 24)});
    for (int i = 0; i < 3; i++) /* it speaks, of nothing in particular */
        canvas_panel(c,
                     rect_around((struct point){b.x + b.w / 2 + (float)(i - 1) * ui_px(ui, 38),
                                                b.y + b.h / 2},
                                 ui_px(ui, 18), ui_px(ui, 18)),
                     &(struct panel){.fill = k.ink, .radius = ui_px(ui, 9)});
}

/* A card from the pile to its place: it flies at the pace wished, or fades in there. */
static void draw_flight(const struct sampled *s, struct canvas *c, struct rect in)
{
    const struct ui *ui = s->ui;
    const int64_t ms = sample_ms(ui, PAGE_MOTION);
    const float w = fminf(in.h / 2.2F, in.w / 2.4F), h = w * 1.4F,
                t = ms > 0 && s->since < ms ? (float)s->since / (float)ms : 1,
                gone = 1 - (1 - t) * (1 - t), dx = in.w - w, dy = in.h - h;
    const struct rect pile = {in.x, rect_bottom(in) - h, w, h},
                      place = {rect_right(in) - w, in.y, w, h};
    for (int i = 2; i >= 0; i--)
        draw_card(c, ui, skins_find(door_game(0))->back,
                  rect_moved(pile, ui_px(ui, 4) * (float)i, -ui_px(ui, 4) * (float)i));
    canvas_panel(c, place,
                 &(struct panel){.fill = 0x0000001AU,
                                 .radius = w * 0.08F,
                                 .line = 0x00000055U,
                                 .line_width = fmaxf(1, ui_px(ui, 2))});
    if (!ui->calm && t >= 1) /* the way it came */
        for (int i = 1; i < 3; i++) {
            const struct point at = {pile.x + w / 2 + dx * (float)i / 3,
                                     pile.y + h / 2 - dy * (float)i / 3};
            canvas_push_fade(c, 0.14F * (float)i);
            canvas_picture(c, "cards/As", rect_around(at, w, h), paint_plain());
            canvas_pop_fade(c);
        }
    canvas_push_fade(c, ui->calm ? t : 1);
    draw_card(c, ui, "cards/As", ui->calm ? place : rect_moved(pile, dx * gone, -dy * gone));
    canvas_pop_fade(c);
}

/* How long a turn may last. */
static void draw_clock(const struct sampled *s, struct canvas *c, struct rect in)
{
    const int64_t ms = limit_ms(app_setting(s->app, SETTING_TIME_LIMITS), TURN_MS);
    char words[32] = "∞";
    if (ms >= 0)
        snprintf(words, sizeof words, "%d:%02d", (int)(ms / 60000), (int)(ms / 1000 % 60));
    draw_plate(s->ui, c, "pace", words, in);
}

/* A column of lights for each loudness, as on an instrument that shows them. */
static void draw_loud(const struct sampled *s, struct canvas *c, struct rect in)
{
    enum { LIGHTS = 10 };
    static const struct {
        enum setting which;
        const char *icon;
    } loud[] = {{SETTING_MUSIC, "music"},
                {SETTING_EFFECTS, "volume"},
                {SETTING_INTERFACE, "settings"},
                {SETTING_VOICE, "friends"}};
    enum { COLUMNS = sizeof loud / sizeof *loud };
    const struct ui *ui = s->ui;
    const float pad = ui_px(ui, 20), sign = ui_px(ui, 40);
    canvas_panel(c, in, &(struct panel){.fill = 0x1A1512FFU, .radius = ui_px(ui, 22)});
    const struct rect all = rect_inset(in, pad);
    for (int i = 0; i < COLUMNS; i++) {
        const struct rect at = rect_column(all, i, COLUMNS, pad),
                          lights = rect_make(at.x, at.y, at.w, at.h - sign - pad * 0.6F);
        for (int n = 0; n < LIGHTS; n++) {
            const bool lit = app_setting(s->app, loud[i].which) >= 10 * (LIGHTS - n);
            canvas_panel(c, rect_inset_xy(rect_row(lights, n, LIGHTS, 0), 0, ui_px(ui, 3)),
                         &(struct panel){.fill = !lit    ? 0x3A312BFFU
                                                 : n < 2 ? 0xE4572EFFU
                                                         : 0xF0C468FFU,
                                         .radius = ui_px(ui, 5)});
        }
        ui_icon(
            c, ui, loud[i].icon,
            rect_around((struct point){at.x + at.w / 2, rect_bottom(at) - sign / 2}, sign, sign),
            0xF8F1E2FFU);
    }
}

/* Two loudspeakers, and what comes out of them. */
static void draw_ears(const struct sampled *s, struct canvas *c, struct rect in)
{
    const struct ui *ui = s->ui;
    const bool mono = app_setting(s->app, SETTING_MONO);
    const float side = fminf(in.h, ui_px(ui, 118));
    for (int i = 0; i < 2; i++) {
        const struct rect r = {i ? rect_right(in) - side : in.x, in.y + (in.h - side) / 2, side,
                               side};
        canvas_panel(c, r, &(struct panel){.fill = 0x1A1512FFU, .radius = side / 2});
        ui_icon(c, ui, i && !mono ? "volume" : "music", rect_scaled(r, 0.5F), 0xF0C468FFU);
    }
    const float line = fmaxf(2, ui_px(ui, 5)), y = in.y + in.h / 2;
    if (mono)
        canvas_fill(c, rect_make(in.x + side, y - line / 2, in.w - 2 * side, line), 0x1A1512FFU);
}

/* Three cards: two of them stand out, or it is said as well what they win. */
static void draw_assist(const struct sampled *s, struct canvas *c, struct rect in)
{
    static const char *const hand[] = {"cards/Kd", "cards/9s", "cards/9h"};
    const struct ui *ui = s->ui;
    const int how = app_setting(s->app, SETTING_ASSIST);
    const float plate = fmaxf(ui_px(ui, 84), ui_letters(ui, 42) * 1.6F), gap = ui_px(ui, 16),
                rise = ui_px(ui, 26), w = fminf((in.h - plate - gap - rise) / 1.4F, in.w / 2.3F),
                step = w * 0.62F, left = in.x + (in.w - 2 * step - w) / 2,
                high = rise + w * 1.4F + (how == 2 ? gap + plate : 0);
    in.y += (in.h - high) / 2;
    for (int i = 0; i < 3; i++) {
        const struct rect r = {left + step * (float)i, in.y + rise, w, w * 1.4F};
        draw_card(c, ui, hand[i], how && i ? rect_moved(r, 0, -rise) : r);
    }
    char words[32];
    snprintf(words, sizeof words, _("%d%%"), 64);
    if (how == 2)
        draw_plate(ui, c, "hint", words,
                   rect_make(in.x, in.y + rise + w * 1.4F + gap, in.w, plate));
}

/* Asked before, or done at once. */
static void draw_ask(const struct sampled *s, struct canvas *c, struct rect in)
{
    const struct ui *ui = s->ui;
    const bool asks = app_setting(s->app, SETTING_ASK_ALL_IN);
    const struct ink k = ink_of(ui);
    const float h = fminf(in.h, ui_px(ui, 210)), side = ui_px(ui, 60), pad = ui_px(ui, 20);
    const struct rect r = {in.x, in.y + (in.h - h) / 2, in.w, h};
    canvas_panel(c, r, &(struct panel){.fill = 0x1A1512FFU, .radius = ui_px(ui, 22)});
    ui_icon(
        c, ui, asks ? "help" : "tick",
        rect_around((struct point){r.x + r.w / 2, r.y + (asks ? h * 0.32F : h / 2)}, side, side),
        0xF8F1E2FFU);
    const struct rect row = {r.x + pad, rect_bottom(r) - pad - h * 0.32F, r.w - 2 * pad, h * 0.32F};
    for (int i = 0; asks && i < 2; i++) {
        const struct rect b = rect_column(row, i, 2, pad);
        canvas_panel(c, b,
                     &(struct panel){.fill = i ? k.red : 0x4A3E35FFU, .radius = ui_px(ui, 16)});
        ui_icon(c, ui, i ? "tick" : "close", rect_around(rect_centre(b), b.h * 0.6F, b.h * 0.6F),
                0xFFF6E2FFU);
    }
}

static const struct {
    void (*draw)(const struct sampled *s, struct canvas *c, struct rect in);
    int parts; /* of the room that words leave, beside those of the others */
} piece[] = {
    [SAMPLE_HAND] = {draw_hand, 5},   [SAMPLE_AMOUNT] = {draw_amount, 3},
    [SAMPLE_TALK] = {draw_talk, 4},   [SAMPLE_FLIGHT] = {draw_flight, 9},
    [SAMPLE_CLOCK] = {draw_clock, 3}, [SAMPLE_LOUD] = {draw_loud, 8},
    [SAMPLE_EARS] = {draw_ears, 3},   [SAMPLE_ASSIST] = {draw_assist, 8},
    [SAMPLE_ASK] = {draw_ask, 5},
};

bool sample_has(enum settings_page page)
{
    const struct settings_row *r;
    for (int i = 0; (r = settings_row_nth(i)); i++)
        if (r->page == page && r->piece)
            return true;
    return false;
}

int64_t sample_ms(const struct ui *ui, enum settings_page page)
{
    return page != PAGE_MOTION ? 0 : ui->calm ? ui_fade_ms(ui) : (int64_t)(FLIGHT_MS * ui->pace);
}

void sample_draw(struct app *app, struct canvas *c, enum settings_page page, int64_t since,
                 struct rect r)
{
    const struct ui *ui = app_ui(app);
    struct sampled s = {.app = app, .ui = ui, .since = since};
    struct rect in = sample_sheet(c, ui, r);
    const float gap = ui_px(ui, GAP);
    const struct settings_row *deck[DECKS];
    int parts = 0, n = 0, decks = 0;
    bool words = false;
    for (int i = 0; (s.row = settings_row_nth(i)); i++) {
        if (s.row->page != page || !s.row->piece)
            continue;
        if (s.row->piece == SAMPLE_WORDS) {
            words = true;
        } else if (s.row->piece == SAMPLE_DECK) {
            if (decks < DECKS)
                deck[decks++] = s.row;
        } else {
            parts += piece[s.row->piece].parts;
            n++;
        }
    }
    if (words)
        in = sample_words(c, ui, in);
    if (decks) { /* nothing else beside them */
        CARRE_ASSERT(n == 0);
        draw_decks(ui, app, c, deck, decks, in);
        return;
    }
    const float part = (in.h - gap * (float)(n - 1)) / (float)parts;
    for (int i = 0; (s.row = settings_row_nth(i)); i++)
        if (s.row->page == page && s.row->piece && s.row->piece != SAMPLE_WORDS) {
            const float h = part * (float)piece[s.row->piece].parts;
            piece[s.row->piece].draw(&s, c, rect_make(in.x, in.y, in.w, h));
            in.y += h + gap;
        }
}
