/* The card room's colours (mock-ups spec): indigo night, washi, gold for chips, vermilion for what
 * is now or sealed, lamp light for what you can do. */
#include "spec_look.h"

#include "check.h"

const struct typeface spec_plain = {"Noto Serif CJK JP", "Bold", "Noto Serif CJK JP", "Bold", 1.0F};
const struct typeface spec_heavy = {"Noto Serif CJK JP", "Black", "Noto Serif CJK JP", "Black",
                                    1.0F};

const struct theme spec_night = {
    .name = "spec",
    .ground = SPEC_INDIGO_RGB,
    .ground_bottom = SPEC_NIGHT_RGB,
    .panel = 0x121C36FFU,
    .line = SPEC_BRASS_RGB,
    .well = SPEC_NIGHT_RGB,
    .text = SPEC_WASHI_RGB,
    .soft = 0xCFC7B4FFU,
    .accent = SPEC_VERMILION_RGB,
    .on_accent = 0x160A06FFU,
    .dim = 0x111A30FFU,
    .on_dim = 0xABB1BFFFU,
    .focus = 0xFFFFFFFFU,
    .good = 0x8FCFA6FFU,
    .bad = 0xFF9C82FFU,
    .display = &spec_heavy,
    .strong = &spec_heavy,
    .plain = &spec_plain,
    .radius = 10,
    .line_width = 2,
};
const struct theme spec_night_contrast = {
    .name = "spec",
    THEME_CONTRAST(0x000000FFU, 0xFFFFFFFFU, SPEC_AMOUNT_RGB),
    .soft = 0xF3ECDCFFU,
    .accent = SPEC_CORAL_RGB,
    .on_dim = 0xC6CAD6FFU,
    .good = 0xB4F0C8FFU,
    .bad = 0xFFC2B0FFU,
    .display = &spec_heavy,
    .strong = &spec_heavy,
    .plain = &spec_plain,
    .radius = 10,
    .line_width = 3,
};

uint32_t spec_colour(const struct stage *st, int colour)
{
    CARRE_ASSERT(colour >= 0 && colour < SPEC_COLOURS);
    static const uint32_t own[SPEC_COLOURS] = {
        [SPEC_VERMILION] = SPEC_VERMILION_RGB,
        [SPEC_VERMILION_DEEP] = SPEC_SEAL_RGB,
        [SPEC_WASHI] = SPEC_WASHI_RGB,
        [SPEC_GOLD] = SPEC_GOLD_RGB,
        [SPEC_LAMP] = SPEC_LAMP_RGB,
        [SPEC_INDIGO] = SPEC_INDIGO_RGB,
        [SPEC_NIGHT] = SPEC_NIGHT_RGB,
        [SPEC_FELT] = 0x24426FFFU,
        [SPEC_LACQUER] = 0x2A1410FFU,
        [SPEC_GOLD_NUMBER] = SPEC_AMOUNT_RGB,
        [SPEC_INK] = SPEC_INK_RGB,
    };
    static const uint32_t strong[SPEC_COLOURS] = {
        [SPEC_VERMILION] = SPEC_CORAL_RGB, [SPEC_VERMILION_DEEP] = SPEC_SEAL_DEEP_RGB,
        [SPEC_WASHI] = COLOUR_WHITE,       [SPEC_GOLD] = SPEC_AMOUNT_RGB,
        [SPEC_LAMP] = SPEC_CANDLE_RGB,     [SPEC_INDIGO] = COLOUR_BLACK,
        [SPEC_NIGHT] = COLOUR_BLACK,       [SPEC_FELT] = COLOUR_BLACK,
        [SPEC_LACQUER] = COLOUR_BLACK,     [SPEC_GOLD_NUMBER] = SPEC_PALE_GOLD_RGB,
        [SPEC_INK] = COLOUR_BLACK,
    };
    return (st->ui.contrast ? strong : own)[colour];
}

uint32_t spec_family_colour(const struct stage *st, int family)
{
    CARRE_ASSERT(family >= 0 && family < SPEC_FAMILIES);
    static const uint32_t own[SPEC_FAMILIES] = {[SPEC_OF_BOARD] = SPEC_BOARD_RGB,
                                                [SPEC_OF_ACTION] = SPEC_DEED_RGB,
                                                [SPEC_OF_HAND] = SPEC_HAND_RGB,
                                                [SPEC_OF_RULES] = SPEC_JADE_RGB,
                                                [SPEC_OF_FUN] = SPEC_FUN_RGB};
    static const uint32_t strong[SPEC_FAMILIES] = {[SPEC_OF_BOARD] = SPEC_BOARD_DEEP_RGB,
                                                   [SPEC_OF_ACTION] = SPEC_DEED_DEEP_RGB,
                                                   [SPEC_OF_HAND] = 0x3D1D5AFFU,
                                                   [SPEC_OF_RULES] = 0x0F4229FFU,
                                                   [SPEC_OF_FUN] = 0x5E4000FFU};
    return (st->ui.contrast ? strong : own)[family];
}

/* ---- the table's own parts in these clothes ---- */

const uint32_t spec_dress_own[POKER_COLOURS] = {
    [POKER_CYAN] = 0xE8C877FFU,
    [POKER_GOLD] = SPEC_LAMP_RGB,
    [POKER_MAGENTA] = SPEC_VERMILION_RGB,
    [POKER_ICE] = SPEC_WASHI_RGB,
    [POKER_FAINT] = 0x7C86A0FFU,
    [POKER_KNOW] = 0xE6D3F5FFU,
    [POKER_KNOW_DEEP] = SPEC_HAND_RGB,
    [POKER_OWN] = 0xE6D3F5FFU,
    [POKER_OWN_DEEP] = SPEC_HAND_RGB,
    [POKER_TABLE_FAMILY] = 0xCDE6F2FFU,
    [POKER_TABLE_DEEP] = SPEC_BOARD_RGB,
    [POKER_CONTROL] = 0xCFEBDCFFU,
    [POKER_CONTROL_DEEP] = SPEC_JADE_RGB,
    [POKER_REFUSED] = 0x9AA0B0FFU,
    [POKER_REFUSED_DEEP] = 0x3C465EFFU,
    [POKER_QUIET_OVER] = 0x24355EFFU,
    [POKER_PLAIN_BOX] = 0x1B2A4EFFU,
    [POKER_PLAIN_OVER] = 0x283B68FFU,
    [POKER_LIT_BOX] = 0x34406AFFU,
    [POKER_LIT_OVER] = 0x42517FFFU,
    [POKER_PRIMARY_LINE] = SPEC_LAMP_RGB,
    [POKER_BOX_LINE] = SPEC_BRASS_RGB,
    [POKER_PILL_BOX] = 0x0D1526F2U,
    [POKER_FACE_BOX] = 0x24355EFFU,
    [POKER_ON_ICE] = SPEC_INK_RGB,
    [POKER_SLOT_BOX] = SPEC_SLOT_RGB,
    [POKER_SLOT_LINE] = SPEC_SLOT_LINE_RGB,
    [POKER_POT_BOX] = 0x0D1526C0U,
    [POKER_BAR_BOX] = SPEC_BAR_CLEAR_RGB,
    [POKER_STRIP_BOX] = 0x0A1020F4U,
    [POKER_GROOVE] = SPEC_GROOVE_RGB,
    [POKER_ACTIONS_BOX] = 0x0F1930E8U,
    [POKER_WON_BOX] = 0x2A1410FAU,
    [POKER_BANNER_BOX] = 0x0A1020F4U,
    [POKER_STACK_INK] = SPEC_AMOUNT_RGB,
    [POKER_PICKED_BOX] = 0x34406AFFU,
    [POKER_PICKED_OVER] = 0x42517FFFU,
    [POKER_PICKED_LINE] = 0xE8C877FFU,
    [POKER_SECOND] = 0xCDE6F2FFU,
    [POKER_STAGED_BOX] = 0x121C36FFU,
};
const uint32_t spec_dress_strong[POKER_COLOURS] = {
    [POKER_CYAN] = SPEC_AMOUNT_RGB,
    [POKER_GOLD] = SPEC_CANDLE_RGB,
    [POKER_MAGENTA] = SPEC_CORAL_RGB,
    [POKER_ICE] = 0xFFFFFFFFU,
    [POKER_FAINT] = 0xC6CAD6FFU,
    [POKER_KNOW] = 0xF3E5FFFFU,
    [POKER_KNOW_DEEP] = 0x2A0F5CFFU,
    [POKER_OWN] = 0xF3E5FFFFU,
    [POKER_OWN_DEEP] = 0x2A0F5CFFU,
    [POKER_TABLE_FAMILY] = 0xE4F4FCFFU,
    [POKER_TABLE_DEEP] = SPEC_BOARD_DEEP_RGB,
    [POKER_CONTROL] = 0xDCFFEAFFU,
    [POKER_CONTROL_DEEP] = 0x003D22FFU,
    [POKER_REFUSED] = 0xC6CAD6FFU,
    [POKER_REFUSED_DEEP] = 0x2A3150FFU,
    [POKER_QUIET_OVER] = 0x24304EFFU,
    [POKER_PRIMARY_LINE] = 0xFFFFFFFFU,
    [POKER_FACE_BOX] = 0x24355EFFU,
    [POKER_ON_ICE] = 0x000000FFU,
    [POKER_BANNER_BOX] = 0x000000FFU,
    [POKER_STACK_INK] = SPEC_PALE_GOLD_RGB,
    [POKER_PICKED_LINE] = SPEC_AMOUNT_RGB,
    [POKER_SECOND] = 0xE4F4FCFFU,
    POKER_STRONG_BOXES(SPEC_AMOUNT_RGB),
};
