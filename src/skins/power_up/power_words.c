/* The ten powers in words. */
#include "power_words.h"

#include "i18n.h"

static const struct { enum power_family family; const char *id, *about; } words[POWERS] = {
    [POWER_CLONE] = {FAMILY_CONTROL, "clone", N_("Copies the last other power that anybody played in this hand. The copy takes Clone’s place, lies open, and costs its own energy when it is played.")},
    [POWER_XRAY] = {FAMILY_INFORMATION, "xray", N_("Each opponent still in the hand turns up one hole card, drawn at random, for everybody to see. Whoever shows a card already is left alone.")},
    [POWER_DEPLOY] = {FAMILY_BOARD, "deploy", N_("Puts the deck’s next card on the board, where everybody may use it. At most twice in a hand, all players together.")},
    [POWER_EMP] = {FAMILY_CONTROL, "emp", N_("Nobody plays another power in this round of betting, not even whoever played it. What earlier powers did stays.")},
    [POWER_INTEL] = {FAMILY_INFORMATION, "intel", N_("Shows its player alone the deck’s next card, always the current one, until the hand is over.")},
    [POWER_DISINTEGRATE] = {FAMILY_BOARD, "disintegrate", N_("Burns one card off the board that came in this round of betting and isn’t locked. It is not replaced. At most twice in a hand, all players together.")},
    [POWER_SCANNER] = {FAMILY_INFORMATION, "scanner", N_("Its player alone sees the deck’s next two cards, then keeps both on the deck or throws both away.")},
    [POWER_ENGINEER] = {FAMILY_BOARD, "engineer", N_("Turns up the deck’s next three cards for everybody. Its player picks the one that comes next; the other two are out.")},
    [POWER_RELOAD] = {FAMILY_OWN_HAND, "reload", N_("Throws away one or both of its player’s hole cards and draws as many from the deck.")},
    [POWER_UPGRADE] = {FAMILY_OWN_HAND, "upgrade", N_("Draws a third hole card. Its player then throws away one of the three, face down.")},
};

static const char *const families[FAMILIES] = {[FAMILY_INFORMATION] = N_("Information"), [FAMILY_OWN_HAND] = N_("Own hand"), [FAMILY_BOARD] = N_("Board and deck"), [FAMILY_CONTROL] = N_("Control")};

enum power_family power_family(int power) { return words[power].family; }
const char *power_family_name(int power) { return _(families[words[power].family]); }
const char *power_title(int power) { return _(power_name(power)); }
const char *power_about(int power) { return _(words[power].about); }
const char *power_id(int power) { return words[power].id; }
