/* The pages around the neon table: the display, with its hexagons. */
#include "poker_parts.h"

static void display(struct canvas *c, const struct ui *ui) { ui_cover(c, ui, "power-up/ground"); }

static const struct page_dress dress = {
    .plain = {.fill = 0x22306AFFU,
              .bottom = 0x182453FFU,
              .line = 0x6F86D8FFU,
              .letters = POKER_PALE_RGB},
    .main = {.fill = 0xFF77BAFFU,
             .bottom = 0xFF4FA3FFU,
             .line = POKER_BLUSH_RGB,
             .letters = 0x1A0716FFU},
    .chosen = {.fill = 0x17708FFFU,
               .bottom = 0x10506CFFU,
               .line = POKER_CYAN_RGB,
               .letters = 0xFFFFFFFFU},
    .off = {.fill = 0x0C1536B2U, .line = 0x5A678FFFU, .letters = 0x9BA8D0FFU},
    .panel = {.fill = 0x14215AF0U, .bottom = 0x0A1230F5U, .line = 0x4DE3FFB8U},
    .well = {.fill = 0x0A1026E6U, .line = 0x3E9FC4FFU},
    .shade = 0x0B10208CU,
    .below_ring = 0x050308FFU,
    .corner = CORNER_CUT,
    .button = 14,
    .body = 16,
    .line = 1.8F,
    .sign = "frame/sign-power-up",
    .ground = display,
    .wing = "power-up/wing",
};
static const struct page_dress dress_contrast = {
    PAGE_PLATES_CONTRAST(0x000000FFU, 0x9DEEFFFFU, 0xFFFFFFFFU, 0xFF8FC6FFU, 0x000000FFU,
                         0xC3CBE4FFU),
    .corner = CORNER_CUT,
    .button = 14,
    .body = 16,
    .sign = "frame/sign-power-up",
};

const struct theme poker_page = {
    .name = "power-up",
    .ground = 0x131B3AFFU,
    .ground_bottom = 0x0B1020FFU,
    .panel = 0x111A40FFU,
    .line = 0x3E9FC4FFU,
    .well = POKER_NIGHT_RGB,
    .text = POKER_PALE_RGB,
    .soft = 0xC6D2F2FFU,
    .accent = 0xFF4FA3FFU,
    .on_accent = 0x1A0716FFU,
    .dim = 0x101736FFU,
    .on_dim = 0x9BA8D0FFU,
    .focus = 0xFFFFFFFFU,
    .good = 0x4FE39AFFU,
    .bad = 0xFF9DB0FFU,
    .display = &poker_heavy,
    .strong = &poker_plain,
    .plain = &poker_plain,
    .radius = 10,
    .line_width = 2,
    .page = &dress,
};

const struct theme poker_page_contrast = {
    .name = "power-up",
    THEME_CONTRAST(0x000000FFU, 0xFFFFFFFFU, 0x9DEEFFFFU),
    .soft = 0xE6ECFFFFU,
    .accent = 0xFF8FC6FFU,
    .on_dim = 0xC3CBE4FFU,
    .good = 0x9DF5C8FFU,
    .bad = 0xFFC2CEFFU,
    .display = &poker_heavy,
    .strong = &poker_plain,
    .plain = &poker_plain,
    .radius = 10,
    .line_width = 3,
    .page = &dress_contrast,
};
