/* The fourteen cards in words. Short texts stand on a face, so they are short in every language. */
#include "spec_words.h"

#include "i18n.h"

static const struct {
    enum spec_family family;
    const char *id, *brief, *moment, *when, *only, *about;
} words[SPEC_EFFECTS] = {
    [SPEC_TWICE] = {SPEC_OF_BOARD, "twice", N_("Run it twice"), NC_("moment", "All‑in"),
                    N_("On an all‑in"), N_("You can only declare this with an all-in."),
                    N_("On an all-in before the river, the remaining cards are dealt twice. Each "
                       "board decides half of each pot. Add this card as you go all-in, or as you "
                       "call or raise an all-in.")},
    [SPEC_FLOP_EXCHANGE] =
        {SPEC_OF_BOARD, "flop-exchange", N_("Deal a new flop"), NC_("moment", "New flop"),
         N_("On a fresh flop"),
         N_("You can only declare this on a fresh flop, before anyone acts."),
         N_("The flop goes back into the deck, which is reshuffled, and a new flop is dealt. Only "
            "before the first action on the flop, and at most twice per hand.")},
    [SPEC_STRADDLE] = {SPEC_OF_ACTION, "straddle", N_("Make UTG post two big blinds"),
                       NC_("moment", "Before cards"), N_("Before the deal"),
                       N_("You can only declare this before the deal."),
                       N_("Before the deal: the player after the big blind must post two big "
                          "blinds. The next players, up to the cut-off, may double the straddle in "
                          "turn. Needs at least four players.")},
    [SPEC_FORCED_PASSIVE] = {SPEC_OF_ACTION, "forced-passive", N_("No bets, no raises"),
                             NC_("moment", "Pre‑flop"), N_("On your pre-flop turn"),
                             N_("You can only declare this on your pre-flop turn."),
                             N_("For the rest of this hand, no one can bet or raise, not even you. "
                                "Players can only check, call or fold.")},
    [SPEC_BOTH_CARDS] = {SPEC_OF_HAND, "both-cards", N_("Both hole cards must play"),
                         NC_("moment", "Pre‑flop"), N_("On your pre-flop turn"),
                         N_("You can only declare this on your pre-flop turn."),
                         N_("For the rest of this hand, everyone must use exactly two hole cards "
                            "and three from the board.")},
    [SPEC_HAND_SWAP] = {SPEC_OF_HAND, "hand-swap", N_("Swap hands with a player"),
                        NC_("moment", "Pre‑flop"), N_("On your pre-flop turn"),
                        N_("You can only declare this on your pre-flop turn."),
                        N_("Swap hands with a player who hasn’t acted yet. They can’t refuse, and "
                           "you each know the hand you gave away.")},
    [SPEC_CLAIRVOYANCE] = {SPEC_OF_HAND, "clairvoyance", N_("See one player’s hand"),
                           NC_("moment", "Any turn"), N_("On any player’s turn"),
                           N_("You can only declare this on a player’s turn, before they act."),
                           N_("You alone see all the hole cards of one player still in the hand. "
                              "On any player’s turn, before they act.")},
    [SPEC_UPGRADE] = {SPEC_OF_HAND, "upgrade", N_("Draw one, return one"),
                      NC_("moment", "Pre‑flop/flop"), N_("On your turn, pre-flop or flop"),
                      N_("You can only declare this on your turn, before the flop or on it."),
                      N_("Draw a third hole card. Before you act on the flop, put one of the three "
                         "back into the deck, face down.")},
    [SPEC_NULLIFY] = {SPEC_OF_RULES, "nullify", N_("No more effect cards"),
                      NC_("moment", "Any turn"), N_("On any player’s turn"),
                      N_("You can only declare this on a player’s turn, before they act."),
                      N_("No one can use effect cards until the next hand, not even you. Cards "
                         "declared at the same time and effects already in play still work.")},
    [SPEC_WIN_THE_BUTTON] = {SPEC_OF_RULES, "win-the-button", N_("Take the button"),
                             NC_("moment", "Pot won"), N_("After winning a pot"),
                             N_("You can only declare this after winning a pot."),
                             N_("After you win a pot: you get the button next hand.")},
    [SPEC_MEOW] = {SPEC_OF_FUN, "meow", N_("Everyone says “nyan”"), NC_("moment", "Any turn"),
                   N_("On any player’s turn"),
                   N_("You can only declare this on a player’s turn, before they act."),
                   N_("From now on, everyone in the hand ends what they say with “nyan”. It "
                      "changes nothing else.")},
    [SPEC_TOAST] = {SPEC_OF_FUN, "toast", N_("A drink with the dealer"),
                    NC_("moment", "Board chop"), N_("When the board plays"),
                    N_("You can only declare this when the board plays for everyone."),
                    N_("When the board is everyone’s best hand: a drink with the dealer, on the "
                       "house. It doesn’t come with an effect card.")},
    [SPEC_FEELING_GOOD] = {SPEC_OF_FUN, "feeling-good", N_("The table applauds"),
                           NC_("moment", "Pot won"), N_("After winning a pot"),
                           N_("You can only declare this after winning a pot."),
                           N_("After you win a pot, unless a player has just lost their last chip: "
                              "the table applauds.")},
    [SPEC_ARM] =
        {SPEC_OF_FUN, "arm", N_("Draw the cards yourself"), NC_("moment", "All‑in"),
         N_("On an all‑in"), N_("You can only declare this with an all-in."),
         N_("On an all-in before the river, you draw the remaining cards yourself from the "
            "face-down deck. Add this card as you go all-in, or as you call or raise an all-in.")},
};

static const char *const families[SPEC_FAMILIES] = {
    [SPEC_OF_BOARD] = NC_("family of cards", "Board"),
    [SPEC_OF_ACTION] = NC_("family of cards", "Action"),
    [SPEC_OF_HAND] = NC_("family of cards", "Hand"),
    [SPEC_OF_RULES] = NC_("family of cards", "Rules"),
    [SPEC_OF_FUN] = NC_("family of cards", "Fun"),
};

enum spec_family spec_family(int effect) { return words[effect].family; }
const char *spec_family_name(int family) { return C_("family of cards", families[family]); }
/* Power Up has a power of that name, which is called otherwise in other languages. */
const char *spec_title(int effect)
{
    return effect == SPEC_UPGRADE ? C_("effect card", "Upgrade") : _(spec_name(effect));
}
const char *spec_short(int effect) { return _(words[effect].brief); }
const char *spec_moment_name(int effect) { return C_("moment", words[effect].moment); }
const char *spec_when(int effect) { return _(words[effect].when); }
const char *spec_only_when(int effect) { return _(words[effect].only); }
const char *spec_about(int effect) { return _(words[effect].about); }
const char *spec_id(int effect) { return words[effect].id; }
