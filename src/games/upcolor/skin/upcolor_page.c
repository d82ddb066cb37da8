/* The pages around Upcolor's table: the living room in the afternoon, or with its lamp out. */
#include "upcolor_look.h"

#include "check.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

static const struct typeface plain = {"Dosis", "Bold", "Noto Sans CJK JP", "Bold", 1.0F};
static const struct typeface heavy = {"Dosis", "ExtraBold", "Noto Sans CJK JP", "Black", 1.0F};

static const uint32_t bands[] = {0x0A8747FFU, 0xFFC81EFFU, 0x1C74E4FFU, 0xDE2B36FFU, 0x6A2FB8FFU};

/* Where its wall ends, in a picture of 1920×1080. */
enum { WALL = 172, HEAD = 160 };

void uc_room(struct canvas *c, const struct ui *ui, float wall)
{
    const float u = fmaxf(ui->w / 1920, (ui->h - wall) / (1080 - WALL)), w = ceilf(1920 * u);
    canvas_picture(c, "upcolor/ground/room",
                   rect_make((ui->w - w) / 2, floorf(wall - WALL * u), w, ceilf(1080 * u)),
                   paint_plain());
}

/* Its wall ends below the head of a page, whatever the screen's sides. */
static void room(struct canvas *c, const struct ui *ui) { uc_room(c, ui, ui_px(ui, HEAD)); }

static const struct page_dress light = {
    .plain = {.fill = 0xFFFFFFFFU,
              .line = 0xE2D9C6FFU,
              .drop = 0xD3C8B1FFU,
              .letters = 0x20242EFFU},
    .main = {.fill = 0x20242EFFU, .drop = 0x0E1118FFU, .letters = 0xFFFFFFFFU},
    .chosen = {.fill = 0x343A48FFU, .drop = 0x0E1118FFU, .letters = 0xFFFFFFFFU},
    .off = {.fill = 0xEFE9DBFFU, .line = 0xB9AF9AFFU, .letters = 0x6B6F79FFU},
    .panel = {.fill = 0xFFFDF7FFU, .line = 0xE6DECCFFU, .drop = 0xD9CFBAFFU},
    .well = {.fill = 0xEDE5D4FFU, .line = 0xD9CFBAFFU},
    .bands = bands,
    .nbands = sizeof bands / sizeof *bands,
    .shade = 0x20242E73U,
    .way = 0x7A4A1EFFU,
    .below_ring = 0xFFFFFFFFU,
    .button = 30,
    .body = 32,
    .line = 2,
    .drop = 7,
    .sign = "frame/sign-upcolor",
    .ground = room,
    .wing = "upcolor/wing",
};
static const struct page_dress dark = {
    .plain = {.fill = 0x3A4150FFU,
              .line = 0x505868FFU,
              .drop = 0x14171EFFU,
              .letters = 0xF7F3EAFFU},
    .main = {.fill = 0xF7F3EAFFU, .drop = 0x14171EFFU, .letters = 0x20242EFFU},
    .chosen = {.fill = 0xCFC8B8FFU, .drop = 0x14171EFFU, .letters = 0x20242EFFU},
    .off = {.fill = 0x272C37FFU, .line = 0x6B7282FFU, .letters = 0xA3A9B8FFU},
    .panel = {.fill = 0x2C313DFFU, .line = 0x4A5161FFU, .drop = 0x14171EFFU},
    .well = {.fill = 0x191C24FFU, .line = 0x4A5161FFU},
    .bands = bands,
    .nbands = sizeof bands / sizeof *bands,
    .shade = 0x0E111899U,
    .way = 0xE7C9A0FFU,
    .below_ring = 0x0E1118FFU,
    .button = 30,
    .body = 32,
    .line = 2,
    .drop = 7,
    .sign = "frame/sign-upcolor",
};
static const struct page_dress light_contrast = {
    PAGE_PLATES_CONTRAST(0xFFFFFFFFU, 0x000000FFU, 0x000000FFU, 0x000000FFU, 0xFFFFFFFFU,
                         0x4A4C52FFU),
    .button = 30,
    .body = 32,
    .sign = "frame/sign-upcolor",
};
static const struct page_dress dark_contrast = {
    PAGE_PLATES_CONTRAST(0x000000FFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0x000000FFU,
                         0xC6CAD6FFU),
    .button = 30,
    .body = 32,
    .sign = "frame/sign-upcolor",
};

const struct theme uc_page_light = {
    .name = "upcolor",
    .ground = 0xF7F3EAFFU,
    .ground_bottom = 0xF4EAD5FFU,
    .panel = 0xFFFDF7FFU,
    .line = 0xDDD5C3FFU,
    .well = 0xEDE5D4FFU,
    .text = 0x20242EFFU,
    .soft = 0x565C6AFFU,
    .accent = 0x20242EFFU,
    .on_accent = 0xFFFFFFFFU,
    .dim = 0xEFE9DBFFU,
    .on_dim = 0x6B6F79FFU,
    .focus = 0x20242EFFU,
    .good = 0x0A7A40FFU,
    .bad = 0xB3202AFFU,
    .display = &heavy,
    .strong = &heavy,
    .plain = &plain,
    .radius = 30,
    .line_width = 2,
    .page = &light,
};

const struct theme uc_page_dark = {
    .name = "upcolor",
    .ground = 0x20242EFFU,
    .ground_bottom = 0x20242EFFU,
    .panel = 0x2C313DFFU,
    .line = 0x4A5161FFU,
    .well = 0x191C24FFU,
    .text = 0xF7F3EAFFU,
    .soft = 0xB4BAC8FFU,
    .accent = 0xF7F3EAFFU,
    .on_accent = 0x20242EFFU,
    .dim = 0x272C37FFU,
    .on_dim = 0xA3A9B8FFU,
    .focus = 0xFFFFFFFFU,
    .good = 0x8CE0AEFFU,
    .bad = 0xFFA0A0FFU,
    .display = &heavy,
    .strong = &heavy,
    .plain = &plain,
    .radius = 30,
    .line_width = 2,
    .page = &dark,
};

const struct theme uc_page_light_contrast = {
    .name = "upcolor",
    THEME_CONTRAST(0xFFFFFFFFU, 0x000000FFU, 0x000000FFU),
    .soft = 0x24262CFFU,
    .accent = 0x000000FFU,
    .on_dim = 0x4A4C52FFU,
    .good = 0x00512AFFU,
    .bad = 0x7A0010FFU,
    .display = &heavy,
    .strong = &heavy,
    .plain = &heavy,
    .radius = 30,
    .line_width = 3,
    .page = &light_contrast,
};

const struct theme uc_page_dark_contrast = {
    .name = "upcolor",
    THEME_CONTRAST(0x000000FFU, 0xFFFFFFFFU, 0xFFFFFFFFU),
    .soft = 0xECEDF2FFU,
    .accent = 0xFFFFFFFFU,
    .on_dim = 0xC6CAD6FFU,
    .good = 0x9DF5C8FFU,
    .bad = 0xFFC2C2FFU,
    .display = &heavy,
    .strong = &heavy,
    .plain = &heavy,
    .radius = 30,
    .line_width = 3,
    .page = &dark_contrast,
};

/* The back of a chair, behind who sits on it. */
static void draw_chair(struct canvas *c, const struct rect face, struct point table, uint32_t cloth)
{
    const struct point m = rect_centre(face);
    const float away = hypotf(m.x - table.x, m.y - table.y), out = face.h * 0.11F,
                high = face.h * 0.92F, wide = face.w * 1.1F;
    CARRE_ASSERT(away > 0);
    const struct point at = {m.x + (m.x - table.x) / away * out,
                             m.y + (m.y - table.y) / away * out};
    canvas_panel(c, rect_around(at, wide, high),
                 &(struct panel){.fill = cloth, .radius = wide * 0.26F});
}

/* A rug, a table on it with chairs around it, and the code in its middle. */
void uc_bare(struct canvas *c, const struct ui *ui, const struct bare_table *table)
{
    const char *set = uc_set_called(ui->contrast ? SET_CONTRAST : (enum uc_set)table->colours);
    const bool evening = ui->theme == &uc_page_dark;
    const struct point middle = rect_centre(table->at);
    enum { CHAIRS = 3 };
    static const uint32_t chair[2][CHAIRS] = {{0xA39C8AFFU, 0xB3A7C6FFU, 0xBFA69CFFU},
                                              {0x4A4E57FFU, 0x564F6BFFU, 0x5C4B48FFU}};
    const float wheel = fminf(table->clear.h * 0.56F, ui_px(ui, 190));
    char name[UC_PICTURE];
    if (ui->contrast) {
        canvas_panel(c, table->at,
                     &(struct panel){.radius = table->at.h / 2,
                                     .line = ui->theme->line,
                                     .line_width = fmaxf(2, ui_px(ui, 3))});
    } else {
        canvas_picture(c, evening ? "upcolor/rug-dark" : "upcolor/rug", table->all, paint_plain());
        for (int i = 0; i < table->n; i++)
            if (!rect_empty(table->hand[i].face))
                draw_chair(c, table->hand[i].face, middle, chair[evening][i % CHAIRS]);
        canvas_picture(c, evening ? "upcolor/table-dark" : "upcolor/table", table->at,
                       paint_plain());
    }
    snprintf(name, sizeof name, "upcolor/wheel/%s/idle", set);
    canvas_picture(c, name, rect_around(rect_centre(table->clear), wheel, wheel), paint_plain());
}
