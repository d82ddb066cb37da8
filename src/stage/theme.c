#include "ui.h"

/* Frame: quiet ink and brass, so that the four doors can be loud. */
const struct theme theme_frame = {
    .name = "frame",
    .ground = 0x15171EFFU, .ground_bottom = 0x101217FFU,
    .panel = 0x20232DFFU, .line = 0x3A3F4DFFU, .well = 0x15171EFFU,
    .text = 0xF4EEE1FFU, .soft = 0xB9BCC8FFU,
    .accent = 0xE3B04BFFU, .on_accent = 0x15171EFFU,
    .dim = 0x1B1D25FFU, .on_dim = 0x8D92A0FFU,
    .focus = 0xF4EEE1FFU,
    .good = 0x7FC98AFFU, .bad = 0xF0796BFFU,
    .display = &typeface_strong, .strong = &typeface_strong, .plain = &typeface_text,
    .radius = 18, .line_width = 3,
};

const struct theme theme_frame_contrast = {
    .name = "frame",
    .ground = 0x000000FFU, .ground_bottom = 0x000000FFU,
    .panel = 0x000000FFU, .line = 0xC9CCD6FFU, .well = 0x000000FFU,
    .text = 0xFFFFFFFFU, .soft = 0xECEDF2FFU,
    .accent = 0xFFD060FFU, .on_accent = 0x000000FFU,
    .dim = 0x000000FFU, .on_dim = 0xB6BAC6FFU,
    .focus = 0xFFFFFFFFU,
    .good = 0x8DF09CFFU, .bad = 0xFF9A8CFFU,
    .display = &typeface_strong, .strong = &typeface_strong, .plain = &typeface_text,
    .radius = 18, .line_width = 4,
};

/* Ace of Spades: woodcut western, torn posters, ember light. */
const struct theme theme_ace = {
    .name = "ace",
    .ground = 0x1C1410FFU, .ground_bottom = 0x2B1B12FFU,
    .panel = 0x2A1C14FFU, .line = 0x6B4A33FFU, .well = 0x150E0AFFU,
    .text = 0xEADBC0FFU, .soft = 0xC9B597FFU,
    .accent = 0xF2871CFFU, .on_accent = 0x1C1410FFU,
    .dim = 0x241812FFU, .on_dim = 0x9C8468FFU,
    .focus = 0xFFF6E2FFU,
    .good = 0x9CCB6BFFU, .bad = 0xF07A62FFU,
    .display = &typeface_ace, .strong = &typeface_strong, .plain = &typeface_text,
    .radius = 8, .line_width = 3,
};

const struct theme theme_ace_contrast = {
    .name = "ace",
    .ground = 0x000000FFU, .ground_bottom = 0x000000FFU,
    .panel = 0x0A0604FFU, .line = 0xEADBC0FFU, .well = 0x000000FFU,
    .text = 0xFFFFFFFFU, .soft = 0xF3E9D6FFU,
    .accent = 0xFFA24AFFU, .on_accent = 0x000000FFU,
    .dim = 0x000000FFU, .on_dim = 0xC2B296FFU,
    .focus = 0xFFFFFFFFU,
    .good = 0xB9F08AFFU, .bad = 0xFF9C88FFU,
    .display = &typeface_ace, .strong = &typeface_strong, .plain = &typeface_text,
    .radius = 8, .line_width = 4,
};
