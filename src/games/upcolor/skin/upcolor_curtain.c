/* Between two people: who has played, small, hands over to who comes, large before a sun, on a page
 * under a garland of the code's colours. */
#include "upcolor_look.h"

#include "check.h"
#include "curtain_page.h"
#include "i18n.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>

/* The side of the animal's disc, and the gold round it. */
enum { FACE = 360, RING = 20, GOLD = 0xFFC81E };

static void portrait(struct canvas *c, const struct ui *ui, const struct nameplate *p,
                     enum mood mood, struct rect r)
{
    CARRE_ASSERT(mood >= 0 && mood < MOODS);
    char name[EMBLEM_PICTURE];
    emblem_ground_picture(p->ground, name);
    canvas_picture(c, name, r, paint_plain());
    emblem_picture(p->emblem, mood, name);
    plain_emblem(c, ui, name, p->emblem, r);
}

static void comes(struct canvas *c, const struct ui *ui, const struct nameplate *p)
{
    const struct rect face = ui_at(ui, 960 - FACE / 2, 296 - FACE / 2, FACE, FACE);
    canvas_picture(c, "upcolor/signs/burst", rect_scaled(face, 1.34F),
                   paint_ink((uint32_t)GOLD << 8 | 0xFF));
    canvas_panel(c, rect_inset(face, -ui_px(ui, RING)),
                 &(struct panel){.fill = (uint32_t)GOLD << 8 | 0xFF, .radius = face.w});
    portrait(c, ui, p, MOOD_CALM, face);
}

/* The player who hands over, glad that it is done, and the way the screen goes. */
static void gives(struct canvas *c, const struct ui *ui, const struct nameplate *p)
{
    const struct ui_words name = UI_LINE(ui->theme->strong, 34, 0, TEXT_CENTRE);
    portrait(c, ui, p, MOOD_GLAD, ui_at(ui, 414, 240, 200, 200));
    ui_write(c, ui, &name, p->name, ui_at(ui, 394, 446, 240, 58));
    canvas_picture(c, "upcolor/signs/light/hand-over", ui_at(ui, 622, 316, 104, 42), paint_plain());
}

/* What the one who comes sees first; where letters are too large for the slip, it is left to
 * anybody who reads aloud, and to the strip itself. */
static void first(struct canvas *c, const struct ui *ui, const char *then)
{
    const struct rect slip = ui_at(ui, 1218, 236, 276, 262), sign = ui_at(ui, 1326, 254, 60, 60),
                      words = ui_at(ui, 1230, 320, 252, 166);
    const struct ui_words how = {
        .face = ui->theme->strong, .size = 30, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    if (!*then || !ui_write_fits(ui, &how, then, words))
        return;
    canvas_panel(c, slip,
                 &(struct panel){.fill = ui->theme->well,
                                 .radius = ui_px(ui, 30),
                                 .line = ui->theme->line,
                                 .line_width = fmaxf(1, ui_px(ui, 3))});
    ui_icon(c, ui, "history", sign, ui->theme->text);
    ui_write(c, ui, &how, then, words);
}

static void main_button(struct canvas *c, const struct ui *ui, const struct item *here)
{
    struct ui own = *ui;
    struct theme t = *ui->theme;
    if (!ui->contrast) {
        t.accent = 0x1B72E1FFU;
        t.on_accent = COLOUR_WHITE;
        if (!here->pressed)
            canvas_panel(c, rect_moved(here->bounds, 0, here->bounds.h * 0.07F),
                         &(struct panel){.fill = colour_mix(t.accent, COLOUR_BLACK, 0.35F),
                                         .radius = ui_px(ui, t.radius)});
    }
    own.theme = &t;
    ui_button(c, &own, here, here->name, NULL, UI_MAIN);
}

/* As dark as what it lies on, in a line that is seen. */
static void menu_button(struct canvas *c, const struct ui *ui, const struct item *menu)
{
    struct ui own = *ui;
    struct theme t = ui->contrast ? uc_dark_contrast : uc_dark;
    t.line = t.text;
    own.theme = &t;
    ui_button(c, &own, menu, menu->name, "menu", UI_PLAIN);
}

/* Bands over the whole screen and, from its upper edge, a garland: in the colours of the cards that
 * are played with. */
static void ground(struct canvas *c, const struct ui *ui, const char *set, bool garland)
{
    const float w = garland ? ui->w : fmaxf(ui->w, ui->h * 16 / 9);
    char name[48];
    snprintf(name, sizeof name, garland ? "upcolor/ground/garland-%s" : "upcolor/ground/curtain-%s",
             set);
    canvas_picture(c, name,
                   garland ? rect_make(0, 0, w, w * 230 / 1920)
                           : rect_around((struct point){ui->w / 2, ui->h / 2}, w, w * 9 / 16),
                   paint_plain());
}

void uc_draw_curtain(struct canvas *c, const struct ui *ui, const struct curtain_seen *seen)
{
    static const struct curtain_page parts = {
        .comes = comes,
        .gives = gives,
        .first = first,
        .here = main_button,
        .menu = menu_button,
        .heading = {420, 500, 1080, 132},
        .heading_size = 104,
        .sentence = {450, 628, 1020, 78},
        .sentence_size = 38,
    };
    const char *set = uc_set_called(ui->contrast ? SET_CONTRAST : (enum uc_set)seen->colours);
    const struct theme *t = ui->theme;
    const struct rect page = ui_at(ui, 360, 190, 1200, 702);
    const float line = fmaxf(2, ui_px(ui, 5)), radius = ui_px(ui, 64);
    ground(c, ui, set, false);
    canvas_panel(c, rect_moved(page, 0, ui_px(ui, 14)),
                 &(struct panel){.fill = t->text, .radius = radius});
    canvas_panel(c, page, &(struct panel){.fill = t->panel, .radius = radius});
    canvas_panel(
        c, rect_inset(page, ui_px(ui, 16)),
        &(struct panel){.radius = radius - ui_px(ui, 16), .line = t->text, .line_width = line});
    ground(c, ui, set, true); /* before the page: no flag is cut by it */
    curtain_page_draw(&parts, c, ui, seen);
}
