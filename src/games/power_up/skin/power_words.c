/* The ten powers in words. */
#include "power_words.h"

#include "i18n.h"

static const struct {
    enum power_family family;
    const char *id, *about;
} words[POWERS] = {
    [POWER_CLONE] = {FAMILY_CONTROL, "clone",
                     N_("Becomes a face-up copy of the last power anyone played this hand, other "
                        "than Clone. Playing the copy costs its own energy.")},
    [POWER_XRAY] = {FAMILY_INFORMATION, "xray",
                    N_("Each opponent still in the hand turns one random hole card face up for "
                       "everyone. Players already showing a card are skipped.")},
    [POWER_DEPLOY] = {FAMILY_BOARD, "deploy",
                      N_("Adds the deck’s next card to the board, where everyone can use it. At "
                         "most twice per hand, counting all players.")},
    [POWER_EMP] = {FAMILY_CONTROL, "emp",
                   N_("No one can play another power in this betting round, not even you. Effects "
                      "of earlier powers remain.")},
    [POWER_INTEL] =
        {FAMILY_INFORMATION, "intel",
         N_("For the rest of the hand, you see the deck’s next card, even as it changes.")},
    [POWER_DISINTEGRATE] =
        {FAMILY_BOARD, "disintegrate",
         N_("Removes one board card that was dealt in this betting round and isn’t frozen. It "
            "isn’t replaced. At most twice per hand, counting all players.")},
    [POWER_SCANNER] =
        {FAMILY_INFORMATION, "scanner",
         N_("Only you see the deck’s next two cards. Then keep both on the deck or discard both.")},
    [POWER_ENGINEER] = {FAMILY_BOARD, "engineer",
                        N_("Turns the deck’s next three cards face up for everyone. You pick the "
                           "one that comes next. The other two are removed.")},
    [POWER_RELOAD] =
        {FAMILY_OWN_HAND, "reload",
         N_("Discards one or both of your hole cards and draws the same number from the deck.")},
    [POWER_UPGRADE] =
        {FAMILY_OWN_HAND, "upgrade",
         N_("Draws a third hole card. You then discard one of the three, face down.")},
};

static const char *const families[FAMILIES] = {[FAMILY_INFORMATION] = N_("Information"),
                                               [FAMILY_OWN_HAND] = N_("Your hand"),
                                               [FAMILY_BOARD] = N_("Board and deck"),
                                               [FAMILY_CONTROL] = N_("Control")};

enum power_family power_family(int power) { return words[power].family; }
const char *power_family_name(int power) { return _(families[words[power].family]); }
const char *power_title(int power) { return _(power_name(power)); }
const char *power_about(int power) { return _(words[power].about); }
const char *power_id(int power) { return words[power].id; }
