/* ace_reasons.c - the sentences. A player who asks again and again hears a reason at length once,
 * and its short forms in turn from then on. */
#include "ace_reasons.h"

#include "check.h"
#include "marked.h"

#include <stddef.h>

enum { AGAIN = 2 };

static const struct {
    const char *why, *lesson, *again[AGAIN], *nudge;
} says[ACE_REASONS] = {
    [ACE_BECAUSE_SHOT_SPARES] =
        {.why = N_("This is enough to win the duel, and it saves better cards for the next one."),
         .again = {N_("Enough, and your better cards stay."), N_("The weaker hand is enough.")},
         .nudge = N_("You can win without your best cards.")},
    [ACE_BECAUSE_SHOT_WINS] = {.why = N_("This shot is enough to win the duel."),
                               .lesson = N_("Damage beyond the last hit point is lost."),
                               .again = {N_("That wins the duel."), N_("Enough to win.")},
                               .nudge = N_("This hand can win the duel.")},
    [ACE_BECAUSE_SHOT_PREPARES] = {.why = N_("Another shot would deal more now, but this one "
                                             "leaves better odds for your next shots."),
                                   .again = {N_("It leaves better cards for the next shot.")},
                                   .nudge = N_("Think about your next shot too.")},
    [ACE_BECAUSE_SHOT_LAST] = {.why = N_("That’s the most damage your cards can do now."),
                               .again = {N_("You have no reloads left, so this is your best shot."),
                                         N_("Your best shot without a reload.")},
                               .nudge = N_("You have no reloads left. Look for your best hand.")},
    [ACE_BECAUSE_SHOT_LASTS] = {.why = N_("Shots like this are enough with the bullets you have "
                                          "left. Save the reloads for a worse hand."),
                                .again = {N_("Your bullets are enough for shots like this."),
                                          N_("Keep the reloads for a worse hand.")},
                                .nudge = N_("It’s time to fire.")},
    [ACE_BECAUSE_SHOT_MOST] = {.why = N_("That’s the most damage these cards can do. A reload is "
                                         "worth more with the next hand."),
                               .again = {N_("Save the reload for the next hand."),
                                         N_("Your best shot for now.")},
                               .nudge = N_("Fire now, and save the reload for the next hand.")},
    [ACE_BECAUSE_SWAP_WON] = {.why = N_("The duel is as good as won. A reload you won’t need may "
                                        "bring better cards for the next one."),
                              .lesson = N_("Reloads left at the end of a duel are lost."),
                              .again = {N_("You can win anyway, so try for better cards.")},
                              .nudge = N_("You can already win. What else is a reload good for?")},
    [ACE_BECAUSE_SWAP_SUIT] = {.why =
                                   N_("You keep cards of one suit, and new ones may make a flush."),
                               .lesson = N_("Reloads left at the end of a duel are lost."),
                               .again = {N_("Keep the suit."), N_("Try for the flush again.")},
                               .nudge = N_("Look at the suits in your hand.")},
    [ACE_BECAUSE_SWAP_TWO_PAIR] =
        {.why = N_("You keep two pair, and one more card of either rank makes a full house."),
         .lesson = N_("Reloads left at the end of a duel are lost."),
         .again = {N_("Keep both pairs."), N_("Try for the full house again.")},
         .nudge = N_("You’re one card short of a full house.")},
    [ACE_BECAUSE_SWAP_SAME] =
        {.why = N_("You keep the matching cards, and new ones may make a stronger poker hand."),
         .lesson = N_("Reloads left at the end of a duel are lost."),
         .again = {N_("Keep the matching cards.")},
         .nudge = N_("Some of your cards match. Build on them.")},
    [ACE_BECAUSE_SWAP_NONE] =
        {.why = N_("You have no poker hand to shoot with, so you need other cards."),
         .lesson = N_("Reloads left at the end of a duel are lost."),
         .again = {N_("No poker hand this time."), N_("Nothing to shoot with yet.")},
         .nudge = N_("You have no poker hand yet. Which cards belong together?")},
    [ACE_BECAUSE_SWAP_PAIR] = {.why = N_("You keep the pair, and new cards may improve it."),
                               .lesson = N_("Reloads left at the end of a duel are lost."),
                               .again = {N_("Keep the pair."), N_("Build on the pair.")},
                               .nudge = N_("You have a pair. What could make it stronger?")},
    [ACE_BECAUSE_SWAP_STRAIGHT] =
        {.why = N_("You’re close to a straight, which is worth more than what you have now."),
         .lesson = N_("Reloads left at the end of a duel are lost."),
         .again = {N_("Try for the straight."), N_("You’re close to a straight again.")},
         .nudge = N_("Look at which ranks follow each other.")},
    [ACE_BECAUSE_SWAP_WEAK] = {.why = N_("A shot with these cards would deal too little damage. "
                                         "New cards can hardly be worse."),
                               .lesson = N_("Reloads left at the end of a duel are lost."),
                               .again = {N_("Too little damage. Change cards."),
                                         N_("These cards are too weak.")},
                               .nudge =
                                   N_("You need different cards. Think about which ones to keep.")},
    [ACE_BECAUSE_RENEW_WON] = {.why = N_("The duel is as good as won. A reload you won’t need can "
                                         "refill the draw pile for the next one."),
                               .lesson = N_("Reloads left at the end of a duel are lost."),
                               .again = {N_("Refill the draw pile for the next duel.")},
                               .nudge = N_("Think about the draw pile.")},
    [ACE_BECAUSE_RENEW_LOW] =
        {.why = N_("The draw pile is running low. Reshuffling brings the good cards back."),
         .again = {N_("The draw pile is running low again.")},
         .nudge = N_("Think about the draw pile.")},
    [ACE_BECAUSE_RENEW_GOOD] =
        {.why = N_("The discard pile holds good cards. Reshuffling brings them back."),
         .again = {N_("Bring the good cards back.")},
         .nudge = N_("Think about the draw pile.")},
    [ACE_BECAUSE_JAM] =
        {.why =
             N_("You can’t shoot or reload, so the gun jams. This discard costs you the least.")},
    [ACE_BECAUSE_USE_KILLS] =
        {.why = N_("The damage from this bonus ends the duel without costing a bullet."),
         .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_DAMAGE] = {.why = N_("This bonus deals full damage: no penalty affects it."),
                                .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_SAVES] = {.why = N_("Without another bullet, you lose the run."),
                               .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_BULLET] = {.why = N_("An extra bullet gives you one more chance."),
                                .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_RELOAD] =
        {.why = N_("You need other cards, and your reloads alone won’t be enough."),
         .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_JOKER] = {.why = N_("The Joker becomes whatever card you need."),
                               .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_DRAW] =
        {.why = N_("More cards to choose from make for a better shot, and this costs no reload."),
         .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_CYCLE] =
        {.why = N_("This bonus swaps cards as a reload would, but doesn’t cost one."),
         .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_RECALL] = {.why = N_("Some cards in the discard pile fit your hand."),
                                .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_SEES] =
        {.why = N_("Seeing the next cards helps most when your shot depends on them."),
         .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_USE_NOW] = {.why = N_("This bonus helps more now than it will later."),
                             .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_ARM_WINS] = {.why = N_("With this bonus, the shot is enough to win the duel."),
                              .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_ARM_ENDS] =
        {.why = N_("This bonus adds a lot to the shot, and there’s no later duel to save it for."),
         .nudge = N_("One of your bonuses helps here.")},
    [ACE_BECAUSE_DISARM] = {.why = N_("No shot can use all the bonuses you’ve armed."),
                            .nudge = N_("Look at the bonuses you’ve armed.")},
    [ACE_BECAUSE_TRIM] = {.why = N_("These cards are the least useful for your next shot."),
                          .nudge = N_("Keep the cards that belong together.")},
    [ACE_BECAUSE_ARRANGE] = {.why = N_(
                                 "In this order, the cards that fit your hand best come first.")},
    [ACE_BECAUSE_TAKE] = {.why = N_("This card fits best with the ones you hold.")},
    [ACE_BECAUSE_CYCLE] = {.why = N_("These cards are the least useful. New ones may be better."),
                           .nudge = N_("Keep the cards that belong together.")},
    [ACE_BECAUSE_YIELD] = {.why = N_("None of your remaining bonuses can win this duel.")},
};

static const char *or_nothing(const char *text) { return text ? text : ""; }

const char *ace_reason_why(enum ace_reason r)
{
    CARRE_ASSERT(r < ACE_REASONS);
    return or_nothing(says[r].why);
}

const char *ace_reason_lesson(enum ace_reason r)
{
    CARRE_ASSERT(r < ACE_REASONS);
    return or_nothing(says[r].lesson);
}

const char *ace_reason_again(enum ace_reason r, int times)
{
    CARRE_ASSERT(r < ACE_REASONS && times > 0);
    const char *other = says[r].again[(times - 1) % AGAIN];
    return or_nothing(other ? other : says[r].again[0]);
}

const char *ace_reason_nudge(enum ace_reason r)
{
    CARRE_ASSERT(r < ACE_REASONS);
    return or_nothing(says[r].nudge);
}
