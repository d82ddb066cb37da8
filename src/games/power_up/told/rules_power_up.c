/* How the book of Power Up is drawn. What a power is called, does and costs is told by the game. */
#include "rules_poker.h"
#include "poker_parts.h"

#include "check.h"
#include "font.h"
#include "i18n.h"
#include "power_words.h"
#include "scene.h"
#include "pu_look.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void emblem(int power, char out[RULES_PICTURE])
{
    snprintf(out, RULES_PICTURE, "power-up/emblems/%s", power_id(power));
}
static int cost(int power) { return POWER_UP_COST + power; }

/* What it does, in so few words that they stand on its card. */
static const char *const in_short[] = {
    [POWER_CLONE] = N_("Copies the last power played"),
    [POWER_XRAY] = N_("One card of each opponent face up"),
    [POWER_DEPLOY] = N_("One more card on the board"),
    [POWER_EMP] = N_("No more powers this round"),
    [POWER_INTEL] = N_("You see the deck’s next card"),
    [POWER_DISINTEGRATE] = N_("One card less on the board"),
    [POWER_SCANNER] = N_("Keep or discard the next two cards"),
    [POWER_ENGINEER] = N_("Pick one of the next three cards"),
    [POWER_RELOAD] = N_("Change one or both hole cards"),
    [POWER_UPGRADE] = N_("Draw a third hole card, discard one"),
};
static_assert(sizeof in_short / sizeof *in_short == POWERS, "every power has its row");

/* What it costs in its corner, as at the table. */
static void draw_cost(struct canvas *c, const struct ui *ui, int n, struct rect r)
{
    char number[I18N_NUMBER_BYTES];
    canvas_picture(c, "power-up/power/cost", r, paint_plain());
    ui_write(
        c, ui,
        &UI_LINE(&poker_heavy, 0.65F * r.w / ui_px(ui, 1) / ui->text, PU_COST_INK_RGB, TEXT_CENTRE),
        i18n_number(number, n), r);
}

/* What a card of a family is filled with, from the top to the foot. */
static const uint32_t fills[FAMILIES][2] = {[FAMILY_INFORMATION] = {0x1C4A94FFU, 0x0A1A3CFFU},
                                            [FAMILY_OWN_HAND] = {0x14583BFFU, 0x07261BFFU},
                                            [FAMILY_BOARD] = {0x6B3A12FFU, 0x241008FFU},
                                            [FAMILY_CONTROL] = {0x47308CFFU, 0x1B0F38FFU}};

static const uint32_t PU_STAGE_RGB = 0x3F7BFFFFU, PU_GOLD_RGB = 0xFFD560FFU;

enum { SAYS_FROM = 195 /* so wide that what it does can be read: design units */ };

/* The most that what one of them does needs, so that all are drawn alike. */
static float tallest(const struct ui *ui, const struct ui_words *how, float w)
{
    float most = 0;
    for (int i = 0; i < POWERS; i++)
        most = fmaxf(most, ui_write_height(ui, how, _(in_short[i]), w));
    return most;
}

/* A card as it lies at the table, and what it does. Where letters are too large for that, its name
 * is enough. */
static void face(struct canvas *c, const struct ui *ui, int power, int energy, bool told,
                 struct rect r)
{
    char picture[RULES_PICTURE];
    const uint32_t line = pu_light(power), *fill = fills[power_family(power)];
    const float pad = r.w * 0.06F, inner = r.w - 2 * pad,
                seal = fmaxf(r.w * (told ? 0.24F : 0.3F), 1.8F * ui_least(ui));
    const struct ui_words name = {.face = &poker_heavy,
                                  .size = (told ? 25 : 33) * r.w / ui_px(ui, 230),
                                  .align = TEXT_CENTRE,
                                  .place = TEXT_MIDDLE,
                                  .lines = 1},
                          about = {.size = 20 * r.w / ui_px(ui, 230),
                                   .colour = ui->theme->soft,
                                   .align = TEXT_CENTRE,
                                   .place = TEXT_TOP};
    /* a word isn't broken: where it has no room the emblem is enough */
    const bool is_named =
        energy >= 0 && ui_write_fits(ui, &name, power_title(power), rect_make(0, 0, inner, ui->h));
    const float named = is_named ? ui_write_height(ui, &name, power_title(power), inner) : 0,
                said = tallest(ui, &about, inner), left = r.h - 2 * pad - named;
    const bool says =
        told && energy >= 0 && r.w >= ui_px(ui, SAYS_FROM) && said + r.w * 0.26F <= left;
    const float side =
        fminf(inner * (told ? 0.8F : 0.94F), says ? left - said - pad * 0.4F : left * 0.86F);
    ui_plate(c, ui, r,
             (struct panel){.fill = ui->contrast ? ui->theme->panel : fill[0],
                            .fill_bottom = ui->contrast ? ui->theme->well : fill[1],
                            .line = line,
                            .line_width = fmaxf(1, ui_px(ui, 2.5F))});
    emblem(power, picture);
    const float top = r.y + pad + (left - side - (says ? said + pad * 0.4F : 0)) / 2;
    canvas_picture(c, picture, rect_make(r.x + (r.w - side) / 2, top, side, side), paint_plain());
    if (is_named)
        ui_write(c, ui, &name, power_title(power),
                 rect_make(r.x + pad, top + side, inner, named + 1));
    if (says)
        ui_write(c, ui, &about, _(in_short[power]),
                 rect_make(r.x + pad, top + side + named + pad * 0.4F, inner, said + 1));
    if (energy > 0)
        draw_cost(c, ui, energy, rect_make(r.x - seal * 0.1F, r.y - seal * 0.1F, seal, seal));
}

/* People have portraits, the seats of animals an emblem. */
static void who(const char *name, char out[RULES_PICTURE])
{
    const bool animal = strcmp(name, "cat") == 0;
    snprintf(out, RULES_PICTURE, "power-up/%s/%s-calm", animal ? "people" : "portraits", name);
}

/* The cards of its own table, where they are large. */
static void picture(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE])
{
    const bool french = app_setting(app, SETTING_COURT_LETTERS) == COURT_FR && strchr("JQK", *word);
    if (width < 50 || strncmp(word, "back", 4) == 0)
        poker_picture(app, word, length, width, out);
    else
        snprintf(out, RULES_PICTURE, "power-up/cards/%s%.*s", french ? "fr/" : "", length, word);
}

/* Light in the middle of the display, and below it what comes from the floor. */
static void stage(struct canvas *c, const struct ui *ui, struct rect r)
{
    struct paint light = paint_ink(PU_STAGE_RGB);
    const struct point middle = rect_centre(r);
    CARRE_ASSERT(r.w > 0 && r.h > 0);
    canvas_push_clip(c, rect_inset(r, ui_px(ui, 3)));
    light.alpha = 0.5F;
    canvas_picture(c, "power-up/fx/halo", rect_around(middle, r.w * 1.1F, r.h * 1.5F), light);
    light.ink = POKER_CYAN_RGB;
    light.alpha = 0.26F;
    canvas_picture(
        c, "power-up/fx/halo",
        rect_around((struct point){r.x + r.w * 0.16F, middle.y}, r.w * 0.42F, r.h * 1.2F), light);
    canvas_pop_clip(c);
}

const struct book_look book_of_power_up = {
    .face = &typeface_powerup,
    .picture = picture,
    .who_picture = who,
    .levels = poker_levels,
    .things = POWERS,
    .thing_id = power_id,
    .thing_name = power_title,
    .thing_about = power_about,
    .thing_picture = emblem,
    .thing_cost = cost,
    .thing_draw = face,
    .cost_icon = "energy",
    .cost_light = PU_GOLD_RGB,
    .light = POKER_CYAN_RGB,
    .stage = stage,
    .plates = true,
};
