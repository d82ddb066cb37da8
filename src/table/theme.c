/* The frame's colours. Those of a game are its skin's. */
#include "hall.h"

static const struct page_dress page = {
    .plain = {.fill = 0x2D3240FFU,
              .bottom = 0x242833FFU,
              .line = 0x4A5061FFU,
              .drop = 0x0C0D12B2U,
              .letters = 0xF4EEE1FFU},
    .main = {.fill = 0xF0C468FFU,
             .bottom = 0xDDA63EFFU,
             .drop = 0x8A6420FFU,
             .letters = 0x15171EFFU},
    .chosen = {.fill = 0xE3B04BFFU, .letters = 0x15171EFFU},
    .off = {.fill = 0x1A1D25FFU, .line = 0x4A5061FFU, .letters = 0x9AA0AFFFU},
    .panel = {.fill = 0x272B37FFU, .bottom = 0x1C1F28FFU, .line = 0x3F4454FFU, .drop = 0x0B0C108CU},
    .well = {.fill = 0x12141AFFU, .line = 0x3A3F4DFFU},
    .shade = 0x101218D0U,
    .below_ring = 0x0B0C10FFU,
    .button = 16,
    .body = 20,
    .line = 2,
    .drop = 5,
    .sign = "frame/mark",
    .ground = hall_ground,
    .wing = "frame/wing",
};

static const struct page_dress page_contrast = {
    PAGE_PLATES_CONTRAST(0x000000FFU, 0xC9CCD6FFU, 0xFFFFFFFFU, 0xFFD060FFU, 0x000000FFU,
                         0xB6BAC6FFU),
    .button = 16,
    .body = 20,
    .sign = "frame/mark",
};

/* Frame: quiet ink and brass, so that the four doors can be loud. */
const struct theme theme_frame = {
    .name = "frame",
    .ground = 0x1D212CFFU,
    .ground_bottom = 0x101218FFU,
    .panel = 0x20232DFFU,
    .line = 0x3A3F4DFFU,
    .well = 0x15171EFFU,
    .text = 0xF4EEE1FFU,
    .soft = 0xB9BCC8FFU,
    .accent = 0xE3B04BFFU,
    .on_accent = 0x15171EFFU,
    .dim = 0x1B1D25FFU,
    .on_dim = 0x8D92A0FFU,
    .focus = 0xF4EEE1FFU,
    .good = 0x7FC98AFFU,
    .bad = 0xF0796BFFU,
    .display = &typeface_strong,
    .strong = &typeface_strong,
    .plain = &typeface_text,
    .radius = 16,
    .line_width = 2,
    .page = &page,
};

const struct theme theme_frame_contrast = {
    .name = "frame",
    THEME_CONTRAST(0x000000FFU, 0xFFFFFFFFU, 0xC9CCD6FFU),
    .soft = 0xECEDF2FFU,
    .accent = 0xFFD060FFU,
    .on_dim = 0xB6BAC6FFU,
    .good = 0x8DF09CFFU,
    .bad = 0xFF9A8CFFU,
    .display = &typeface_strong,
    .strong = &typeface_strong,
    .plain = &typeface_text,
    .radius = 16,
    .line_width = 3,
    .page = &page_contrast,
};
