/* spec_cards.c - the fourteen cards as they are seen, told and heard, a row each. Short texts stand
 * on a face, so they are short in every language. What is seen when one works is its ceremony's
 * (spec_ceremonies_hand.c, _table.c, _fun.c, _end.c). */
#include "spec_look.h"
#include "check.h"
#include "spec_show.h"

#include "i18n.h"

const struct spec_look spec_looks[] = {
    [SPEC_TWICE] = {.family = SPEC_OF_BOARD,
                    .brief = N_("Run it twice"),
                    .moment = NC_("moment", "All‑in"),
                    .when = N_("On an all‑in"),
                    .only = N_("You can only declare this with an all-in."),
                    .about = N_(
                        "On an all-in before the river, the remaining cards are dealt twice. Each "
                        "board decides half of each pot. Add this card as you go all-in, or as you "
                        "call or raise an all-in."),
                    .ceremony = &spec_show_twice},
    [SPEC_FLOP_EXCHANGE] =
        {.family = SPEC_OF_BOARD,
         .brief = N_("Deal a new flop"),
         .moment = NC_("moment", "New flop"),
         .when = N_("On a fresh flop"),
         .only = N_("You can only declare this on a fresh flop, before anyone acts."),
         .about = N_(
             "The flop goes back into the deck, which is reshuffled, and a new flop is dealt. Only "
             "before the first action on the flop, and at most twice per hand."),
         .sound = "exchange",
         .ceremony = &spec_show_flop_exchange,
         .before = 280,
         .prepare = spec_keep_board},
    [SPEC_STRADDLE] =
        {.family = SPEC_OF_ACTION,
         .brief = N_("Make UTG post two big blinds"),
         .moment = NC_("moment", "Before cards"),
         .when = N_("Before the deal"),
         .only = N_("You can only declare this before the deal."),
         .about = N_("Before the deal: the player after the big blind must post two big "
                     "blinds. The next players, up to the cut-off, may double the straddle in "
                     "turn. Needs at least four players."),
         .ceremony = &spec_show_straddle},
    [SPEC_FORCED_PASSIVE] =
        {.family = SPEC_OF_ACTION,
         .brief = N_("No bets, no raises"),
         .moment = NC_("moment", "Pre‑flop"),
         .when = N_("On your pre-flop turn"),
         .only = N_("You can only declare this on your pre-flop turn."),
         .about = N_("For the rest of this hand, no one can bet or raise, not even you. "
                     "Players can only check, call or fold."),
         .sound = "passive",
         .ceremony = &spec_show_forced_passive,
         .runs = SPEC_PASSIVE,
         .why = SPEC_WHY_PASSIVE,
         .begun = N_("No more bets or raises this hand")},
    [SPEC_BOTH_CARDS] = {.family = SPEC_OF_HAND,
                         .brief = N_("Both hole cards must play"),
                         .moment = NC_("moment", "Pre‑flop"),
                         .when = N_("On your pre-flop turn"),
                         .only = N_("You can only declare this on your pre-flop turn."),
                         .about = N_(
                             "For the rest of this hand, everyone must use exactly two hole cards "
                             "and three from the board."),
                         .sound = "both",
                         .ceremony = &spec_show_both_cards,
                         .prepare = spec_keep_own_hand,
                         .runs = SPEC_BOTH,
                         .why = SPEC_WHY_BOTH,
                         .begun = N_("Both hole cards must play this hand")},
    [SPEC_HAND_SWAP] = {.family = SPEC_OF_HAND,
                        .brief = N_("Swap hands with a player"),
                        .moment = NC_("moment", "Pre‑flop"),
                        .when = N_("On your pre-flop turn"),
                        .only = N_("You can only declare this on your pre-flop turn."),
                        .about = N_(
                            "Swap hands with a player who hasn’t acted yet. They can’t refuse, and "
                            "you each know the hand you gave away."),
                        .sound = "swap",
                        .ceremony = &spec_show_hand_swap,
                        .prepare = spec_keep_hands,
                        .declared = N_("%s declares %s with %s"),
                        .asks = N_("Choose who to swap hands with."),
                        .aimed = N_("You swap hands with this player.")},
    [SPEC_CLAIRVOYANCE] = {.family = SPEC_OF_HAND,
                           .brief = N_("See one player’s hand"),
                           .moment = NC_("moment", "Any turn"),
                           .when = N_("On any player’s turn"),
                           .only =
                               N_("You can only declare this on a player’s turn, before they act."),
                           .about = N_(
                               "You alone see all the hole cards of one player still in the hand. "
                               "On any player’s turn, before they act."),
                           .ceremony = &spec_show_clairvoyance,
                           .declared = N_("%s declares %s on %s"),
                           .asks = N_("Choose whose hand to see."),
                           .aimed = N_("Only you see this player’s hole cards.")},
    [SPEC_UPGRADE] =
        {.family = SPEC_OF_HAND,
         .brief = N_("Draw one, return one"),
         .moment = NC_("moment", "Pre‑flop/flop"),
         .when = N_("On your turn, pre-flop or flop"),
         .only = N_("You can only declare this on your turn, before the flop or on it."),
         .about = N_("Draw a third hole card. Before you act on the flop, put one of the three "
                     "back into the deck, face down."),
         .title = NC_("effect card", "Upgrade"),
         .ceremony = &spec_show_upgrade,
         .prepare = spec_keep_hand},
    [SPEC_NULLIFY] = {.family = SPEC_OF_RULES,
                      .brief = N_("No more effect cards"),
                      .moment = NC_("moment", "Any turn"),
                      .when = N_("On any player’s turn"),
                      .only = N_("You can only declare this on a player’s turn, before they act."),
                      .about =
                          N_("No one can use effect cards until the next hand, not even you. Cards "
                             "declared at the same time and effects already in play still work."),
                      .ceremony = &spec_show_nullify,
                      .runs = SPEC_NULL,
                      .why = SPEC_WHY_NULLIFY,
                      .begun = N_("No more effect cards until the next hand")},
    [SPEC_WIN_THE_BUTTON] = {.family = SPEC_OF_RULES,
                             .brief = N_("Take the button"),
                             .moment = NC_("moment", "Pot won"),
                             .when = N_("After winning a pot"),
                             .only = N_("You can only declare this after winning a pot."),
                             .about = N_("After you win a pot: you get the button next hand."),
                             .sound = "button",
                             .ceremony = &spec_show_win_the_button,
                             .prepare = spec_keep_button,
                             .why = SPEC_WHY_BUTTON,
                             .begun = N_("%s gets the button next hand"),
                             .named = true},
    [SPEC_MEOW] = {.family = SPEC_OF_FUN,
                   .brief = N_("Everyone says “nyan”"),
                   .moment = NC_("moment", "Any turn"),
                   .when = N_("On any player’s turn"),
                   .only = N_("You can only declare this on a player’s turn, before they act."),
                   .about =
                       N_("From now on, everyone in the hand ends what they say with “nyan”. It "
                          "changes nothing else."),
                   .ceremony = &spec_show_meow,
                   .runs = SPEC_MEOWING,
                   .why = SPEC_WHY_MEOW,
                   .begun = N_("Everyone says “nyan” until the hand ends")},
    [SPEC_TOAST] = {.family = SPEC_OF_FUN,
                    .brief = N_("A drink with the dealer"),
                    .moment = NC_("moment", "Board chop"),
                    .when = N_("When the board plays"),
                    .only = N_("You can only declare this when the board plays for everyone."),
                    .about = N_(
                        "When the board is everyone’s best hand: a drink with the dealer, on the "
                        "house. It doesn’t come with an effect card."),
                    .ceremony = &spec_show_toast,
                    .why = SPEC_WHY_TOAST,
                    .begun = N_("%s drinks with the dealer"),
                    .named = true},
    [SPEC_FEELING_GOOD] =
        {.family = SPEC_OF_FUN,
         .brief = N_("The table applauds"),
         .moment = NC_("moment", "Pot won"),
         .when = N_("After winning a pot"),
         .only = N_("You can only declare this after winning a pot."),
         .about = N_("After you win a pot, unless a player has just lost their last chip: "
                     "the table applauds."),
         .sound = "applause",
         .ceremony = &spec_show_feeling_good,
         .prepare = spec_keep_won,
         .why = SPEC_WHY_GOOD,
         .begun = N_("The table applauds %s"),
         .named = true},
    [SPEC_ARM] =
        {.family = SPEC_OF_FUN,
         .brief = N_("Draw the cards yourself"),
         .moment = NC_("moment", "All‑in"),
         .when = N_("On an all‑in"),
         .only = N_("You can only declare this with an all-in."),
         .about = N_(
             "On an all-in before the river, you draw the remaining cards yourself from the "
             "face-down deck. Add this card as you go all-in, or as you call or raise an all-in."),
         .sound = "fan",
         .ceremony = &spec_show_arm_is_a_skill,
         .why = SPEC_WHY_ARM,
         .begun = N_("%s draws the remaining cards"),
         .named = true},
};
_Static_assert(sizeof spec_looks / sizeof *spec_looks == SPEC_EFFECTS, "every card has its row");

static const char *const families[SPEC_FAMILIES] = {
    [SPEC_OF_BOARD] = NC_("family of cards", "Board"),
    [SPEC_OF_ACTION] = NC_("family of cards", "Action"),
    [SPEC_OF_HAND] = NC_("family of cards", "Hand"),
    [SPEC_OF_RULES] = NC_("family of cards", "Rules"),
    [SPEC_OF_FUN] = NC_("family of cards", "Fun"),
};

enum spec_family spec_family(int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    return spec_looks[effect].family;
}
const char *spec_family_name(int family)
{
    CARRE_ASSERT(family >= 0 && family < SPEC_FAMILIES);
    return C_("family of cards", families[family]);
}
/* Power Up has a power of that name, which is called otherwise in other languages. */
const char *spec_title(int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    const char *own = spec_looks[effect].title;
    return own ? C_("effect card", own) : _(spec_name(effect));
}
const char *spec_short(int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    return _(spec_looks[effect].brief);
}
const char *spec_moment_name(int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    return C_("moment", spec_looks[effect].moment);
}
const char *spec_when(int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    return _(spec_looks[effect].when);
}
const char *spec_only_when(int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    return _(spec_looks[effect].only);
}
const char *spec_about(int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    return _(spec_looks[effect].about);
}
const char *spec_id(int effect) { return spec_word(effect); }

const struct spec_look *spec_look_of_why(int why)
{
    for (int e = 0; e < SPEC_EFFECTS; e++)
        if (spec_looks[e].begun && spec_looks[e].why == why)
            return &spec_looks[e];
    return NULL;
}
