/* The pages around SPEC's table: the card room at night, washi and seals in front of it. */
#include "spec_look.h"

/* Everybody has gone home: the room with its windows, one lamp less. */
static void room(struct canvas *c, const struct ui *ui)
{
    ui_cover(c, ui, "spec/ground");
    canvas_fill(c, rect_make(0, 0, ui->w, ui->h), 0x0A1122B4U);
}

static const struct page_dress dress;
static const struct theme on_washi = {
    .name = "spec",
    .ground = 0xFAF3E2FFU,
    .ground_bottom = 0xEADDBFFFU,
    .panel = 0xF1E7CFFFU,
    .line = 0xA8893FFFU,
    .well = 0xEADDBFFFU,
    .text = SPEC_INK_RGB,
    .soft = 0x3A4256FFU,
    .accent = 0x8A1F12FFU,
    .on_accent = 0xFFF6E6FFU,
    .dim = 0xEADDBFFFU,
    .on_dim = 0x5E5B52FFU,
    .focus = SPEC_INK_RGB,
    .good = 0x1F5A34FFU,
    .bad = 0x8A1F12FFU,
    .display = &spec_heavy,
    .strong = &spec_plain,
    .plain = &spec_plain,
    .radius = 9,
    .line_width = 1.8F,
    .page = &dress,
};

static const struct page_dress dress = {
    .plain = {.fill = 0x263762FFU,
              .bottom = 0x182546FFU,
              .line = 0xA8893FFFU,
              .drop = 0x0000004CU,
              .letters = SPEC_WASHI_RGB},
    .main = {.fill = 0xF0764CFFU,
             .bottom = 0xDC4A22FFU,
             .line = SPEC_LAMP_RGB,
             .inner = 0xFFD79A99U,
             .drop = 0x00000066U,
             .letters = 0x160A06FFU},
    .chosen = {.fill = 0xFAF3E2FFU,
               .bottom = 0xEADDBFFFU,
               .line = SPEC_GOLD_RGB,
               .drop = 0x00000059U,
               .letters = SPEC_INK_RGB},
    .off = {.fill = 0x0D1526B2U, .line = 0x6A6452FFU, .letters = 0xABA48FFFU},
    .panel = {.fill = 0x18264AF5U,
              .bottom = 0x0C142AF7U,
              .line = SPEC_GOLD_RGB,
              .inner = 0xC9A22761U,
              .drop = 0x00000059U},
    .sheet = {.fill = 0xFAF3E2FFU,
              .bottom = 0xEADDBFFFU,
              .line = SPEC_GOLD_RGB,
              .inner = 0xC9A227A6U,
              .drop = 0x00000066U},
    .well = {.fill = 0x0A1120EBU, .line = SPEC_BRASS_RGB},
    .on_sheet = &on_washi,
    .mark = 0xC4321FFFU,
    .shade = 0x0A11228CU,
    .below_ring = 0x050308FFU,
    .corner = CORNER_NOTCHED,
    .button = 9,
    .body = 12,
    .line = 1.8F,
    .drop = 5,
    .sign = "frame/sign-spec",
    .ground = room,
};
static const struct page_dress dress_contrast = {
    PAGE_PLATES_CONTRAST(0x000000FFU, SPEC_AMOUNT_RGB, 0xFFFFFFFFU, SPEC_CORAL_RGB, 0x000000FFU,
                         0xC6CAD6FFU),
    .corner = CORNER_NOTCHED,
    .button = 9,
    .body = 12,
    .sign = "frame/sign-spec",
};

const struct theme spec_page_night = {
    .name = "spec",
    .ground = 0x0A1122FFU,
    .ground_bottom = 0x0A1122FFU,
    .panel = 0x101A33FFU,
    .line = SPEC_BRASS_RGB,
    .well = 0x0A1120FFU,
    .text = SPEC_WASHI_RGB,
    .soft = 0xCFC7B4FFU,
    .accent = SPEC_VERMILION_RGB,
    .on_accent = 0x160A06FFU,
    .dim = SPEC_NIGHT_RGB,
    .on_dim = 0xABA48FFFU,
    .focus = 0xFFFFFFFFU,
    .good = 0x8FCFA6FFU,
    .bad = 0xFF9C82FFU,
    .display = &spec_heavy,
    .strong = &spec_plain,
    .plain = &spec_plain,
    .radius = 9,
    .line_width = 2,
    .page = &dress,
};

const struct theme spec_page_night_contrast = {
    .name = "spec",
    THEME_CONTRAST(0x000000FFU, 0xFFFFFFFFU, SPEC_AMOUNT_RGB),
    .soft = 0xF3ECDCFFU,
    .accent = SPEC_CORAL_RGB,
    .on_dim = 0xC6CAD6FFU,
    .good = 0xB4F0C8FFU,
    .bad = 0xFFC2B0FFU,
    .display = &spec_heavy,
    .strong = &spec_plain,
    .plain = &spec_plain,
    .radius = 9,
    .line_width = 3,
    .page = &dress_contrast,
};
