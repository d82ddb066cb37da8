/* The neon table's clothes (mock-ups power-up). */
#include "poker_extra.h"
#include "poker_parts.h"

#include "check.h"

const struct typeface poker_plain = {"Sora", "SemiBold", "Noto Sans CJK JP", "Bold", 0.96F};
const struct typeface poker_heavy = {"Sora", "ExtraBold", "Noto Sans CJK JP", "Black", 0.96F};

const struct theme poker_neon = {
    .name = "power-up",
    .ground = 0x0B1020FFU,
    .ground_bottom = 0x131B3AFFU,
    .panel = 0x111A40FFU,
    .line = 0x3E9FC4FFU,
    .well = POKER_NIGHT_RGB,
    .text = POKER_PALE_RGB,
    .soft = 0xC6D2F2FFU,
    .accent = 0xFF4FA3FFU,
    .on_accent = 0x1A0716FFU,
    .dim = 0x101736FFU,
    .on_dim = 0x8C97B8FFU,
    .focus = 0xFFFFFFFFU,
    .good = 0x4FE39AFFU,
    .bad = 0xFF9DB0FFU,
    .display = &poker_heavy,
    .strong = &poker_heavy,
    .plain = &poker_plain,
    .radius = 10,
    .line_width = 2,
};
const struct theme poker_neon_contrast = {
    .name = "power-up",
    THEME_CONTRAST(0x000000FFU, 0xFFFFFFFFU, 0x9DEEFFFFU),
    .soft = 0xE6ECFFFFU,
    .accent = 0xFF8FC6FFU,
    .on_dim = 0xC3CBE4FFU,
    .good = 0x9DF5C8FFU,
    .bad = 0xFFC2CEFFU,
    .display = &poker_heavy,
    .strong = &poker_heavy,
    .plain = &poker_plain,
    .radius = 10,
    .line_width = 3,
};

static const uint32_t own[POKER_COLOURS] = {
    [POKER_CYAN] = POKER_CYAN_RGB,
    [POKER_GOLD] = 0xFFC83DFFU,
    [POKER_MAGENTA] = 0xFF4FA3FFU,
    [POKER_ICE] = 0xBFF1FFFFU,
    [POKER_FAINT] = 0x7684AEFFU,
    [POKER_KNOW] = 0xB5DEFFFFU,
    [POKER_KNOW_DEEP] = 0x1F5FD6FFU,
    [POKER_OWN] = 0xC4FFDDFFU,
    [POKER_OWN_DEEP] = 0x12905EFFU,
    [POKER_TABLE_FAMILY] = 0xFFE0ADFFU,
    [POKER_TABLE_DEEP] = 0xD2561AFFU,
    [POKER_CONTROL] = 0xE7CFFFFFU,
    [POKER_CONTROL_DEEP] = 0x6C37CFFFU,
    [POKER_REFUSED] = 0x8C97B8FFU,
    [POKER_REFUSED_DEEP] = 0x454F78FFU,
    [POKER_QUIET_OVER] = 0x1B2A62FFU,
    [POKER_PLAIN_BOX] = 0x1C2856FFU,
    [POKER_PLAIN_OVER] = 0x2A3A7CFFU,
    [POKER_LIT_BOX] = 0x115270FFU,
    [POKER_LIT_OVER] = 0x17708FFFU,
    [POKER_PRIMARY_LINE] = POKER_BLUSH_RGB,
    [POKER_BOX_LINE] = 0x6F86D8FFU,
    [POKER_PILL_BOX] = 0x0A2238F2U,
    [POKER_FACE_BOX] = 0x0E1A44FFU,
    [POKER_ON_ICE] = POKER_NIGHT_RGB,
    [POKER_SLOT_BOX] = 0x0A1430A0U,
    [POKER_SLOT_LINE] = 0x5F8FC8CCU,
    [POKER_POT_BOX] = 0x0E1838E8U,
    [POKER_BAR_BOX] = 0x0A1230E0U,
    [POKER_STRIP_BOX] = 0x0B1436F0U,
    [POKER_GROOVE] = 0x26326EFFU,
    [POKER_ACTIONS_BOX] = 0x0C1536F0U,
    [POKER_WON_BOX] = 0x2A2208FAU,
    [POKER_BANNER_BOX] = 0x070B1CF2U,
    [POKER_STACK_INK] = POKER_PALE_RGB,
    [POKER_PICKED_BOX] = 0x4A1238FFU,
    [POKER_PICKED_OVER] = 0x4A1238FFU,
    [POKER_PICKED_LINE] = 0xFF4FA3FFU,
    [POKER_SECOND] = 0xFF9F43FFU,
    [POKER_STAGED_BOX] = 0x16245CFFU,
};
static const uint32_t strong[POKER_COLOURS] = {
    [POKER_CYAN] = 0x9DEEFFFFU,
    [POKER_GOLD] = 0xFFE08AFFU,
    [POKER_MAGENTA] = 0xFF9CCDFFU,
    [POKER_ICE] = 0xE4FAFFFFU,
    [POKER_FAINT] = 0xC3CBE4FFU,
    [POKER_KNOW] = 0xD6EBFFFFU,
    [POKER_KNOW_DEEP] = 0x0B2A66FFU,
    [POKER_OWN] = 0xDCFFEAFFU,
    [POKER_OWN_DEEP] = 0x003D22FFU,
    [POKER_TABLE_FAMILY] = 0xFFEFD3FFU,
    [POKER_TABLE_DEEP] = 0x4A1C00FFU,
    [POKER_CONTROL] = 0xF3E5FFFFU,
    [POKER_CONTROL_DEEP] = 0x2A0F5CFFU,
    [POKER_REFUSED] = 0xC3CBE4FFU,
    [POKER_REFUSED_DEEP] = 0x2A3150FFU,
    [POKER_QUIET_OVER] = 0x1B2A62FFU,
    [POKER_PRIMARY_LINE] = POKER_BLUSH_RGB,
    [POKER_FACE_BOX] = 0x0E1A44FFU,
    [POKER_ON_ICE] = POKER_NIGHT_RGB,
    [POKER_BANNER_BOX] = 0x070B1CF2U,
    [POKER_STACK_INK] = 0xFFFFFFFFU,
    [POKER_PICKED_LINE] = 0xFF9CCDFFU,
    [POKER_SECOND] = 0xFFEFD3FFU,
    POKER_STRONG_BOXES(0x9DEEFFFFU),
};

const struct poker_dress poker_neon_dress = {.own = own,
                                             .strong = strong,
                                             .box = {0.085F, 0.14F},
                                             .button = {0.085F, 0.34F},
                                             .main = {0.24F, 0.12F},
                                             .light = true,
                                             .quiet_caps = true,
                                             .tells = true,
                                             .chips = "power-up/chips",
                                             .knob = "power-up/knob",
                                             .slot = "power-up/slot",
                                             .face_gap = 18, /* it has strokes around it */
                                             .cards_gap = 38,
                                             .hand_gap = 28, /* the dealer's button lies there */
                                             .bet = 112,
                                             .board = 22,
                                             .ring_cut = 16,
                                             .dealer_at_face = true};

uint32_t poker_colour(const struct stage *st, int colour)
{
    CARRE_ASSERT(colour >= 0 && colour < POKER_COLOURS);
    const struct poker_dress *d = poker_dress(st);
    return (st->ui.contrast ? d->strong : d->own)[colour];
}
