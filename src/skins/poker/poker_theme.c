/* The neon table's colours (mock-ups power-up). */
#include "poker_look.h"

static const struct typeface plain = {"Sora", "SemiBold", "Noto Sans CJK JP", "Bold", 0.96F};
static const struct typeface heavy = {"Sora", "ExtraBold", "Noto Sans CJK JP", "Black", 0.96F};

const struct theme poker_neon = {
    .name = "power-up", .ground = 0x0B1020FFU, .ground_bottom = 0x131B3AFFU, .panel = 0x111A40FFU, .line = 0x3E9FC4FFU, .well = 0x0A1026FFU,
    .text = 0xEAF2FFFFU, .soft = 0xA9B8DEFFU, .accent = 0xFF4FA3FFU, .on_accent = 0x1A0716FFU, .dim = 0x101736FFU, .on_dim = 0x8C97B8FFU, .focus = 0xFFFFFFFFU,
    .good = 0x4FE39AFFU, .bad = 0xFF9DB0FFU, .display = &heavy, .strong = &heavy, .plain = &plain, .radius = 10, .line_width = 2,
};
const struct theme poker_neon_contrast = {
    .name = "power-up", .ground = 0x000000FFU, .ground_bottom = 0x000000FFU, .panel = 0x000000FFU, .line = 0x9DEEFFFFU, .well = 0x000000FFU,
    .text = 0xFFFFFFFFU, .soft = 0xE6ECFFFFU, .accent = 0xFF8FC6FFU, .on_accent = 0x000000FFU, .dim = 0x000000FFU, .on_dim = 0xC3CBE4FFU, .focus = 0xFFFFFFFFU,
    .good = 0x9DF5C8FFU, .bad = 0xFFC2CEFFU, .display = &heavy, .strong = &heavy, .plain = &plain, .radius = 10, .line_width = 3,
};

uint32_t poker_colour(const struct stage *st, int colour)
{
    static const uint32_t own[POKER_COLOURS] = {
        [POKER_CYAN] = 0x4DE3FFFFU, [POKER_GOLD] = 0xFFC83DFFU, [POKER_MAGENTA] = 0xFF4FA3FFU, [POKER_ICE] = 0xBFF1FFFFU, [POKER_FAINT] = 0x7684AEFFU,
        [POKER_KNOW] = 0xB5DEFFFFU, [POKER_KNOW_DEEP] = 0x1F5FD6FFU, [POKER_OWN] = 0xC4FFDDFFU, [POKER_OWN_DEEP] = 0x12905EFFU,
        [POKER_TABLE_FAMILY] = 0xFFE0ADFFU, [POKER_TABLE_DEEP] = 0xD2561AFFU, [POKER_CONTROL] = 0xE7CFFFFFU, [POKER_CONTROL_DEEP] = 0x6C37CFFFU,
        [POKER_REFUSED] = 0x8C97B8FFU, [POKER_REFUSED_DEEP] = 0x454F78FFU,
    };
    static const uint32_t strong[POKER_COLOURS] = {
        [POKER_CYAN] = 0x9DEEFFFFU, [POKER_GOLD] = 0xFFE08AFFU, [POKER_MAGENTA] = 0xFF9CCDFFU, [POKER_ICE] = 0xE4FAFFFFU, [POKER_FAINT] = 0xC3CBE4FFU,
        [POKER_KNOW] = 0xD6EBFFFFU, [POKER_KNOW_DEEP] = 0x0B2A66FFU, [POKER_OWN] = 0xDCFFEAFFU, [POKER_OWN_DEEP] = 0x003D22FFU,
        [POKER_TABLE_FAMILY] = 0xFFEFD3FFU, [POKER_TABLE_DEEP] = 0x4A1C00FFU, [POKER_CONTROL] = 0xF3E5FFFFU, [POKER_CONTROL_DEEP] = 0x2A0F5CFFU,
        [POKER_REFUSED] = 0xC3CBE4FFU, [POKER_REFUSED_DEEP] = 0x2A3150FFU,
    };
    return (st->ui.contrast ? strong : own)[colour];
}
