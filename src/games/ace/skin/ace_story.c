/* ace_story.c - the story itself. */
#include "ace_story.h"

#include "check.h"
#include "i18n.h"

#include <stddef.h>
#include <string.h>

static const struct {
    const char *id, *met, *killed;
} lines[] = {
    /* start */
    {"stable-hand", N_("That horse looks tired. Leave it with me. You won’t need it."),
     N_("Feed the mare… she bites.")},
    {"card-cheat", N_("Cut the deck. Go on, it won’t help you."),
     N_("That ace… wasn’t even mine.")},
    {"off-key-pianist", N_("Any last requests? I only know the one."),
     N_("Finally… the right note.")},
    {"grave-robber", N_("Nice boots. I’ll have them by tomorrow."),
     N_("Bury me deep… I know my trade.")},
    {"snake-oil-seller", N_("One sip of this, and you’ll never feel a bullet again."),
     N_("I drank… the wrong bottle.")},
    /* 1 */
    {"cattle-rustler", N_("Your horse, your hat, your saddle: I count three things of mine."),
     N_("All right… keep the cow.")},
    {"bootlegger", N_("Have one on me. Everybody gets a last drink."),
     N_("Smooth… with a hard finish.")},
    {"crooked-barber", N_("Sit still. The last one moved."), N_("A little… too close.")},
    {"saloon-owner", N_("We close at midnight. You close a little earlier."),
     N_("Put it… on my tab.")},
    /* 2 */
    {"the-hangman", N_("Come on up. The view is fine, and you won’t have it for long."),
     N_("Let me down… gently.")},
    {"the-preacher-of-ash", N_("Kneel. The sermon is short, and so is your time."),
     N_("Amen… I suppose.")},
    {"the-twin-gunslingers", N_("Shoot one of us. The other one will thank you for it."),
     N_("Two of us… and one hole.")},
    {"the-weeping-widow", N_("You look like my third. He didn’t last either."),
     N_("At last… somebody weeps for me.")},
    /* 3 */
    {"claim-jumper", N_("This ground is mine, and so is whatever falls on it."),
     N_("I struck… lead.")},
    {"midnight-drover", N_("The herd comes through here. Stand still and you won’t notice."),
     N_("Who… lit the lamp?")},
    {"train-robber", N_("Nobody move. Except you. You may fall over."), N_("So this… is my stop.")},
    {"telegraph-ghost", N_("A wire for you. It says: stop."), N_("End… of message.")},
    /* 4 */
    {"undertaker", N_("Pine or oak? Think fast."), N_("Pine… please.")},
    {"dynamiter", N_("Mind the fuse. I never could tell long from short."),
     N_("That makes… five.")},
    {"faro-dealer", N_("Place your bet. I have already placed mine."), N_("The house… loses.")},
    {"bone-fiddler", N_("Dance. The tune ends when you do."), N_("There goes… the last string.")},
    /* 5 */
    {"the-sheriff-of-nobody", N_("Population: none. You’re spoiling my figures."),
     N_("Now… they’re right again.")},
    {"the-brass-marshal", N_("Halt. Halt. Halt. Halt."), N_("Please… wind… me…")},
    {"the-raven-matron", N_("My dears haven’t eaten since the last rider."),
     N_("Come, children… dinner is served.")},
    {"the-silver-baron", N_("Name your price. I’ll pay it to your heirs."),
     N_("Keep… the change.")},
    /* 6 */
    {"plague-doctor", N_("Cough for me. No? You will."), N_("I prescribe… a long rest.")},
    {"stagecoach-phantom", N_("All aboard. We don’t sell returns."),
     N_("Late again… by a century.")},
    {"wax-doll-maker", N_("Hold still. It’s only your face I need."),
     N_("Too close… to the fire.")},
    {"boiler-stoker", N_("Cold night. Good of you to come: the fire is low."),
     N_("Somebody… mind the fire.")},
    /* 7 */
    {"grizzly-trapper", N_("You’ve stepped over six of my traps. I am the seventh."),
     N_("Caught… in the open.")},
    {"gunsmith", N_("Lovely revolver. I should know, I made it."), N_("It shoots… a little left.")},
    {"mirror-duellist", N_("After you. No, after you."), N_("You looked… surprised as well.")},
    {"ossuary-clerk", N_("No need to give your name. The label is dry."),
     N_("File me… under urgent.")},
    /* 8 */
    {"the-iron-locomotive", N_("Clear the line. I wasn’t given brakes."), N_("Last… station.")},
    {"the-bat-queen", N_("No need to shout. I heard you a mile off."), N_("Court… is dismissed.")},
    {"the-clockmaker", N_("You’re early. I had you down for a quarter past."),
     N_("Ah… right on time.")},
    {"the-tarantula-bride", N_("You may kiss the bride. Nobody has done it twice."),
     N_("Left… at the altar.")},
    /* 9 */
    {"necromancers-apprentice", N_("I’m new at this. Hold still, then fall over."),
     N_("Somebody… will wake me. Won’t they?")},
    {"hellhound-handler", N_("They like you. They like everyone, medium rare."),
     N_("Good dogs… drop it.")},
    {"scarlet-dancer", N_("One dance. Mind the floor, it’s still wet."), N_("And… curtain.")},
    {"gatling-sergeant", N_("Six hundred a minute. One of them will be yours."),
     N_("Should have… aimed.")},
    /* 10 */
    {"the-ferryman", N_("Two coins, please. One for each eye."), N_("Somebody… take the oar.")},
    {"the-rattler-king", N_("You heard me coming. They all did."), N_("The rattle… keep it.")},
    {"the-choirmaster", N_("We lack a voice for the high note. Scream, please."),
     N_("Hold… that… note…")},
    {"the-bounty-keeper", N_("There you are. The frame was getting dusty."),
     N_("How much… did I fetch?")},
    /* 11 */
    {"lord-overkill-easy", N_("You rode all this way, and all you brought was cards?"),
     N_("Beaten… by paper.")},
    {"lord-overkill-normal", N_("Eleven fools stood in your way. I only wanted to see you tired."),
     N_("Hell… won’t have me back.")},
    {"lord-overkill-hard", N_("My roof is held up by better shots than you."),
     N_("The roof… is coming down.")},
    {"lord-overkill-nightmare", N_("The gate is open. They have all come to watch."),
     N_("Close the gate… there’s a draught.")},
};

enum { LINES = sizeof lines / sizeof *lines };

static int line_of(const char *id)
{
    for (int i = 0; i < LINES; i++)
        if (strcmp(lines[i].id, id) == 0)
            return i;
    return -1;
}

const char *ace_story_met(const char *id)
{
    const int i = line_of(id);
    return i < 0 ? NULL : _(lines[i].met);
}

const char *ace_story_killed(const char *id)
{
    const int i = line_of(id);
    return i < 0 ? NULL : _(lines[i].killed);
}

const char *ace_story_id(int n) { return n >= 0 && n < LINES ? lines[n].id : NULL; }

static const struct {
    const char *title, *text;
} part[ACE_STORY_PARTS] = {
    [ACE_STORY_RIDE] =
        {N_("Why you ride"),
         N_("Lord Overkill burned your town, just for the light. All that was left in the ashes "
            "was one card: the ace of spades. You ride to hand it back to him.")},
    [ACE_STORY_STREET] = {N_("The street"),
                          N_("One street, one saloon, one gallows. Everybody here owes him "
                             "something, and you would do nicely as payment.")},
    [ACE_STORY_RAILWAY] = {N_("The railway"),
                           N_("Beyond the gallows the line runs west. No train is due, but the "
                              "signals are changing all the same.")},
    [ACE_STORY_MINE] = {N_("The mine"),
                        N_("The rails end at a mine that was never dug by human hands. Something "
                           "down there has heard you tie up your horse.")},
    [ACE_STORY_GRAVES] = {N_("The graves"),
                          N_("Here lies your town, or what the wind left of it. Under the stones a "
                             "fire is burning, and somebody is keeping it alight for you.")},
    [ACE_STORY_REVEAL] = {N_("Lord Overkill"),
                          N_("The fire stands up, and it wears a hat. He has been waiting for that "
                             "card almost as long as you have carried it.")},
    [ACE_STORY_DEFEAT] = {N_("Out of bullets"),
                          N_("They bury you with your boots on. But somebody at the bar has found "
                             "your deck, and is already saddling a horse.")},
    [ACE_STORY_VICTORY] = {N_("Paid in full"),
                           N_("You lay the ace of spades on what is left of him. It is very quiet; "
                              "then, far away in the dark, somebody lights a lamp.")},
};

const char *ace_story_title(enum ace_story_part p)
{
    CARRE_ASSERT((int)p >= 0 && p < ACE_STORY_PARTS);
    return _(part[p].title);
}
const char *ace_story_text(enum ace_story_part p)
{
    CARRE_ASSERT((int)p >= 0 && p < ACE_STORY_PARTS);
    return _(part[p].text);
}

enum ace_story_part ace_story_scene(int scene)
{
    return scene <= 1   ? ACE_STORY_STREET
           : scene >= 4 ? ACE_STORY_GRAVES
                        : (enum ace_story_part)(ACE_STORY_STREET + scene - 1);
}
