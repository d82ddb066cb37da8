/* How to play SPEC. What a card is called and does is told by the game; what stands here is when, in which order, until when, and what one learns by playing. */
#include "rules_text.h"

#include "font.h"
#include "i18n.h"
#include "scene.h"
#include "spec_words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct block idea[] = {
    {BLOCK_WORDS, N_("A no-limit hold’em tournament without antes, as a card room in Tokyo plays it: everybody holds effect cards, and each of them bends one hand. Whoever wins all the chips wins.")},
    {BLOCK_LESSON, N_("Play the first hands with the owl"), .lesson = "spec"},
    {BLOCK_ICON, N_("Everybody begins with %d chips and one effect card. At most three are held."), .icon = "star", .number = {RULE_NUMBER(HOLDEM_FIRST_STACK)}},
    {BLOCK_ICON, N_("The others see how many cards you hold, not which. A card that is used is shown to all."), .icon = "eye"},
    {BLOCK_ICON, N_("Each card is used once, useful or not, and then goes back into the pack: ten kinds, four copies of each."), .icon = "renew"},
    {BLOCK_HEAD, N_("More cards")},
    {BLOCK_ICON, N_("One at the start, and one with each re-entry."), .icon = "plus"},
    {BLOCK_ICON, N_("One at each break, for everybody who holds two or fewer."), .icon = "pause"},
    {BLOCK_ICON, N_("One for each drink."), .icon = "heart-hp"},
    {BLOCK_WORDS, N_("A card that would be the fourth is not given.")},
    {BLOCK_HEAD, N_("Fun cards")},
    {BLOCK_WORDS, N_("Four more kinds change nothing in the game and a good deal at the table. One comes at the start and one with each re-entry; any number may be held.")},
    {BLOCK_WORDS, N_("A table may ask everybody instead (More rules): then only those who wish a fun card draw one.")},
    {.kind = BLOCK_END},
};

static const struct block using[] = {
    {BLOCK_EXAMPLE, .lesson = "spec/window"},
    {BLOCK_WORDS, N_("There are fixed moments to use a card. Everybody who holds one is asked then, whatever it is, so the question tells nobody anything.")},
    {BLOCK_ICON, N_("All answer without seeing one another. When the last answer is in, every card that was declared is turned up."), .icon = "eye"},
    {BLOCK_ICON, N_("Then the question comes once more, until nobody declares a card."), .icon = "renew"},
    {BLOCK_ICON, N_("“Not this hand” answers no for the rest of the hand, for all to see. It can be taken back at any time."), .icon = "pause"},
    {BLOCK_HEAD, N_("The moments")},
    {BLOCK_ICON, N_("Before the first card: Straddle."), .icon = "draw"},
    {BLOCK_ICON, N_("Anybody’s turn, before the action: Clairvoyance, Nullify, Meow!"), .icon = "eye"},
    {BLOCK_ICON, N_("Your own turn before the flop: Both Cards, Forced Passive, Hand Swap, Upgrade. On the flop: Upgrade. Your poker action says no."), .icon = "play"},
    {BLOCK_ICON, N_("The flop is shown, and nobody has acted: Flop Exchange, Clairvoyance, Nullify."), .icon = "sort-suit"},
    {BLOCK_ICON, N_("With the bet, raise or call that makes or calls an all-in: Twice, The Arm Is a Skill."), .icon = "warning"},
    {BLOCK_ICON, N_("The pot is won: Win the Button, Feeling Good. The board is chopped: Cheers with the Dealer."), .icon = "crown"},
    {BLOCK_HEAD, N_("Who may not")},
    {BLOCK_ICON, N_("Whoever has folded, and whoever is all-in: cards come before the last chip. The cards of the award are allowed again."), .icon = "close"},
    {BLOCK_HEAD, N_("The order")},
    {BLOCK_EXAMPLE, .lesson = "spec/order"},
    {BLOCK_WORDS, N_("Cards that are declared in the same window take effect by the number printed on them, the lowest first. A card on its own takes effect at once.")},
    {BLOCK_ICON, N_("1: Win the Button"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("2: Both Cards, Forced Passive, Straddle"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("3: Clairvoyance"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("4: Hand Swap"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("5: Upgrade"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("6: Flop Exchange"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("7: Twice"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("8: Nullify. Fun cards have no number and come just before it."), .icon = "sort-rank"},
    {BLOCK_HEAD, N_("Two of a number")},
    {BLOCK_ICON, N_("The early position comes first: who acts sooner in this round of betting. Where a pot is won, it is counted from the button’s left."), .icon = "step-on"},
    {BLOCK_ICON, N_("Of the same card only the early one takes effect, and the others come back to their owners. Both Cards, Hand Swap, Upgrade and most fun cards may all work."), .icon = "back"},
    {BLOCK_ICON, N_("A card that can’t work any more when its turn comes goes back to its owner. It is known to all from then on."), .icon = "undo"},
    {.kind = BLOCK_END},
};

static const struct block cards[] = {
    {BLOCK_WORDS, N_("Each card shows its number, its family and what it does. Open one to see it at work.")},
    {BLOCK_FACES, .thing = 1, .figure = SPEC_EFFECTS},
    {.kind = BLOCK_END},
};

static const struct block tournament[] = {
    {BLOCK_HEAD, N_("Blinds")},
    {BLOCK_WORDS, N_("They rise after every %d hands. There is never an ante."), .number = {RULE_NUMBER(HOLDEM_HANDS_A_LEVEL)}},
    {BLOCK_WORDS, N_("Small and big blind, level by level: "), .levels = true},
    {BLOCK_HEAD, N_("Re-entry")},
    {BLOCK_EXAMPLE, .lesson = "spec/reentry"},
    {BLOCK_ICON, N_("Whoever has lost the last chip may come back at once with a new stack of %d, on the same seat. Whoever declines is out for good."), .icon = "reload", .number = {RULE_NUMBER(HOLDEM_FIRST_STACK)}},
    {BLOCK_ICON, N_("At most %d times, and only until %d levels are over."), .icon = "verb-count", .number = {RULE_NUMBER(SPEC_REENTRIES), RULE_NUMBER(SPEC_REENTRY_LEVELS)}},
    {BLOCK_ICON, N_("Your cards come back with you. Any of the effects may be exchanged for new ones, and there is one more for the entry."), .icon = "renew"},
    {BLOCK_ICON, N_("Places go by the last time somebody was out."), .icon = "crown"},
    {BLOCK_HEAD, N_("Breaks")},
    {BLOCK_ICON, N_("After every %d levels there is a break. Whoever holds two effects or fewer gets one."), .icon = "pause", .number = {RULE_NUMBER(SPEC_BREAKS)}},
    {BLOCK_HEAD, N_("Drinks")},
    {BLOCK_ICON, N_("With fewer than three effects you may order a drink at any time, once a level. It is served before the next hand, with a card."), .icon = "heart-hp"},
    {BLOCK_HEAD, N_("From hand to hand")},
    {BLOCK_WORDS, N_("The pots are paid; the cards of the award; whoever is bust decides; a new level, perhaps a break; drinks are served; the button moves. Then comes the next hand, and the moment for Straddle.")},
    {.kind = BLOCK_END},
};

/* ---- a page for each card ---- */

#define CARD(effect) {BLOCK_THING, .thing = 1 + (effect)}
#define SEEN(name) {BLOCK_EXAMPLE, .lesson = "spec/" name}
#define TRY(name) {BLOCK_LESSON, N_("Try it at a table"), .lesson = "spec/" name}
#define WHEN(words) {BLOCK_ICON, words, .icon = "history"}
#define UNTIL(words) {BLOCK_ICON, words, .icon = "lock"}
#define KNOW(words) {BLOCK_ICON, words, .icon = "info"}
#define HINT(words) {BLOCK_ICON, words, .icon = "hint"}

static const struct block twice[] = {
    CARD(SPEC_TWICE), SEEN("twice"), TRY("twice"),
    WHEN(N_("When: it goes with the bet, raise or call that makes or calls an all-in, from before the flop to the turn. The last player with chips left may also declare it right before the cards to come.")),
    UNTIL(N_("Until the hand’s end: two boards. Cards that lie already belong to both; the first board is finished before the second.")),
    KNOW(N_("Every pot is cut in two, one half for each board. One board each is a chop, both boards take everything. The odd chip belongs to the first board.")),
    KNOW(N_("It holds for all who are in the all-in. If no card is left to come, or its owner folds, it comes back.")),
    HINT(N_("The chance to win stays the same, the swing gets smaller. It suits a favourite who wants to stay in the tournament.")),
    {.kind = BLOCK_END},
};
static const struct block flop_exchange[] = {
    CARD(SPEC_FLOP_EXCHANGE), SEEN("flop-exchange"), TRY("flop-exchange"),
    WHEN(N_("When: the flop lies, and nobody has acted on it. Everybody with a card is asked.")),
    UNTIL(N_("Until the hand’s end: the new flop stays, unless somebody exchanges it once more. Twice in a hand is the most, for the whole table.")),
    KNOW(N_("All three cards go back into the deck, and it is reshuffled. One of them may come again.")),
    KNOW(N_("Not when everybody is all-in: in a run-out nobody is asked.")),
    HINT(N_("When a flop has helped everybody but you. Against many opponents a bad flop costs most.")),
    {.kind = BLOCK_END},
};
static const struct block straddle[] = {
    CARD(SPEC_STRADDLE), SEEN("straddle"), TRY("straddle"),
    WHEN(N_("When: before the first card of a hand. At least four players are needed.")),
    UNTIL(N_("Until the hand’s end: no second straddle card. After the flop the smallest bet is one big blind again.")),
    KNOW(N_("From any seat: the player after the big blind posts two big blinds unseen. Each next seat may double it, without a card and in full only, until one declines. The cut-off is the last; there is no straddle on the button.")),
    KNOW(N_("The last one to straddle acts last before the flop. With the rule “under the gun only”, only the player there may use the card, and posts the straddle too.")),
    HINT(N_("It makes the pot large before anybody has seen a card: good on the button, with chips to spare, or against a short stack under the gun.")),
    {.kind = BLOCK_END},
};
static const struct block forced_passive[] = {
    CARD(SPEC_FORCED_PASSIVE), SEEN("forced-passive"), TRY("forced-passive"),
    WHEN(N_("When: your own turn before the flop, before your action.")),
    UNTIL(N_("Until the hand’s end: no bet, no raise, no all-in by anybody, not even by you, and not in this turn either.")),
    KNOW(N_("Bets that were made stand. A call that takes the last chip is a call, and allowed; the small blind may complete.")),
    KNOW(N_("Not while it runs already.")),
    HINT(N_("For a hand that wants to see five cards at a small price: small pairs, suited cards. And against a raiser who would not let you.")),
    {.kind = BLOCK_END},
};
static const struct block both_cards[] = {
    CARD(SPEC_BOTH_CARDS), SEEN("both-cards"), TRY("both-cards"),
    WHEN(N_("When: your own turn before the flop, before your action.")),
    UNTIL(N_("Until the hand’s end: exactly two hole cards and three of the board count, kickers too, for everybody and on every board.")),
    KNOW(N_("The board alone can never play, and one card to a flush or a straight on the board is worth nothing.")),
    HINT(N_("With a pair, or two suited cards in a row. An ace with a small card loses half of its worth.")),
    {.kind = BLOCK_END},
};
static const struct block hand_swap[] = {
    CARD(SPEC_HAND_SWAP), SEEN("hand-swap"), TRY("hand-swap"),
    WHEN(N_("When: your own turn before the flop, after a look at your hand and before your action.")),
    UNTIL(N_("Until the hand’s end: the hands stay where they are, unless somebody swaps again.")),
    KNOW(N_("With a player who has not checked, called or raised in this hand; blinds and straddles don’t count. One who is all-in by a blind may be chosen.")),
    KNOW(N_("The other isn’t asked, and knows what you hold now. Not while either of you holds three cards.")),
    HINT(N_("In early position with a bad hand: what comes is better on average, and you know what somebody behind you holds.")),
    {.kind = BLOCK_END},
};
static const struct block clairvoyance[] = {
    CARD(SPEC_CLAIRVOYANCE), SEEN("clairvoyance"), TRY("clairvoyance"),
    WHEN(N_("When: on anybody’s turn before its action, and when the flop has just come. Never at the showdown.")),
    UNTIL(N_("Until the hand’s end: you know these very cards wherever they go. Cards that come later are not shown.")),
    KNOW(N_("You alone see them; all see whom you chose. Somebody who is all-in can be chosen.")),
    HINT(N_("Right before the large decision of a hand, on the player it depends on.")),
    {.kind = BLOCK_END},
};
static const struct block upgrade[] = {
    CARD(SPEC_UPGRADE), SEEN("upgrade"), TRY("upgrade"),
    WHEN(N_("When: your own turn before the flop, or on the flop, before your action.")),
    UNTIL(N_("Until your action on the flop: three hole cards. Then one goes back, face down, and the deck is reshuffled.")),
    KNOW(N_("Used before the flop, all three are kept until the flop is final. In an all-in the third goes back right after the flop, before hands are shown.")),
    KNOW(N_("While you hold three cards nobody swaps with you. A fold takes all three away.")),
    HINT(N_("Before the flop it chooses best: with six cards in sight you know which one to drop.")),
    {.kind = BLOCK_END},
};
static const struct block nullify[] = {
    CARD(SPEC_NULLIFY), SEEN("nullify"), TRY("nullify"),
    WHEN(N_("When: on anybody’s turn before its action, and when the flop has just come.")),
    UNTIL(N_("Until the hand’s end: no card by anybody, fun cards and Win the Button included. The next hand is free, and so is its Straddle.")),
    KNOW(N_("What runs goes on, a third hole card still has to go, and Twice that lies with an all-in still counts. Whatever was declared in the same window comes first: Nullify is number 8.")),
    HINT(N_("With the best hand, before somebody changes it. What was declared at the same time it can’t stop.")),
    {.kind = BLOCK_END},
};
static const struct block win_the_button[] = {
    CARD(SPEC_WIN_THE_BUTTON), SEEN("win-the-button"), TRY("win-the-button"),
    WHEN(N_("When: you have won a pot, a side pot or by folds too. Not if somebody else has used it for this hand.")),
    UNTIL(N_("For the next hand: the button is yours, and the blinds are on your left. Then it moves on as usual.")),
    KNOW(N_("No blind is made up for or given back, so somebody may pay the big blind twice. With two players you are the small blind.")),
    KNOW(N_("Where several have won, the first one on the button’s left gets it.")),
    HINT(N_("Worth most when the blinds are about to reach you: you act last instead of paying them.")),
    {.kind = BLOCK_END},
};
static const struct block meow[] = {
    CARD(SPEC_MEOW), SEEN("meow"),
    WHEN(N_("When: on anybody’s turn before its action.")),
    UNTIL(N_("Until the hand’s end: everybody who held cards at that moment says every action aloud and ends it in nyan. The dealer may join in.")),
    KNOW(N_("It has no number and changes nothing in the game.")),
    {.kind = BLOCK_END},
};
static const struct block toast[] = {
    CARD(SPEC_TOAST), SEEN("toast"),
    WHEN(N_("When: the board is the best hand of everybody who is still in, with Twice on either board. Any of them may.")),
    UNTIL(N_("For a moment: a drink with the dealer, on the house. It brings no card.")),
    KNOW(N_("While Both Cards runs, the board alone never plays.")),
    {.kind = BLOCK_END},
};
static const struct block feeling_good[] = {
    CARD(SPEC_FEELING_GOOD), SEEN("feeling-good"),
    WHEN(N_("When: you have won a pot, a stolen one too. Not when somebody has just lost the last chip.")),
    UNTIL(N_("For a moment: the whole table applauds.")),
    {.kind = BLOCK_END},
};
static const struct block arm[] = {
    CARD(SPEC_ARM), SEEN("arm"), TRY("arm"),
    WHEN(N_("When: it goes with the bet, raise or call that makes or calls an all-in, like Twice.")),
    UNTIL(N_("Until the hand’s end: you draw each card of the board that is still to come, from a fan, face down. With Twice, both boards.")),
    KNOW(N_("No card is likelier than another. If several have it, the early position draws, and the others get theirs back.")),
    {.kind = BLOCK_END},
};

static const struct block advice[] = {
    HINT(N_("Three cards are the most. Before a break or a drink, use one that you won’t miss.")),
    HINT(N_("Cards come before chips: once you are all-in you declare none. What you want to use, use before the last bet.")),
    HINT(N_("How many cards somebody holds is open to see. A raise into two full hands of cards is a different raise.")),
    HINT(N_("A card that came back is known to all. Play against it.")),
    HINT(N_("A low number comes first. Clairvoyance shows hands as they are before a swap; Upgrade works on the hand that the swap has brought.")),
    HINT(N_("With Both Cards in force, think as in Omaha: two from the hand, always.")),
    HINT(N_("Re-entries end with the levels. While they last, a large risk costs less than it seems; after them it costs the tournament.")),
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("The idea"), idea}, {N_("Using cards"), using}, {N_("The fourteen cards"), cards, .id = "effects"},
    {.block = twice, .thing = 1 + SPEC_TWICE}, {.block = flop_exchange, .thing = 1 + SPEC_FLOP_EXCHANGE}, {.block = straddle, .thing = 1 + SPEC_STRADDLE},
    {.block = forced_passive, .thing = 1 + SPEC_FORCED_PASSIVE}, {.block = both_cards, .thing = 1 + SPEC_BOTH_CARDS}, {.block = hand_swap, .thing = 1 + SPEC_HAND_SWAP},
    {.block = clairvoyance, .thing = 1 + SPEC_CLAIRVOYANCE}, {.block = upgrade, .thing = 1 + SPEC_UPGRADE}, {.block = nullify, .thing = 1 + SPEC_NULLIFY},
    {.block = win_the_button, .thing = 1 + SPEC_WIN_THE_BUTTON}, {.block = meow, .thing = 1 + SPEC_MEOW}, {.block = toast, .thing = 1 + SPEC_TOAST},
    {.block = feeling_good, .thing = 1 + SPEC_FEELING_GOOD}, {.block = arm, .thing = 1 + SPEC_ARM},
    {N_("The tournament"), tournament, .id = "tournament"}, {N_("Good play"), advice},
    {N_("A hand of hold’em"), poker_hand}, {N_("Betting"), poker_betting}, {N_("All-in"), poker_pots}, {N_("Hand ranks"), poker_ranks, .id = POKER_CHART}, {NULL, NULL},
};

/* "Number 7 · Board · With your all-in". */
static void line(int effect, struct strbuf *out)
{
    if (spec_number(effect)) {
        strbuf_addf(out, _("Number %d"), spec_number(effect));
        strbuf_add(out, " · ");
    }
    strbuf_addf(out, "%s · %s", spec_family_name((int)spec_family(effect)), spec_when(effect));
}

/* As at the table: the number in its seal, the name, a few words. Where letters are too large for both, the name is enough. */
static void face(struct canvas *c, const struct ui *ui, int effect, struct rect r)
{
    static const uint32_t ink = 0x16203AFFU, washi = 0xFFF3DCFFU, vermilion = 0xB93A1CFFU, deep = 0x8A2008FFU /* where contrast is high */;
    char name[RULES_PICTURE], number[8];
    const bool wide = !ui_write_fits(ui, &(struct ui_words){.face = &typeface_spec}, spec_title(effect), rect_make(0, 0, r.w * 0.88F, r.h));
    const float side = fmaxf(r.w * 0.17F, ui_least(ui) * 1.35F), pad = r.w * (wide ? 0.015F : 0.06F), top = r.y + r.h * 0.545F;
    snprintf(name, sizeof name, "spec/faces/%s", spec_id(effect));
    if (canvas_has_picture(c, name))
        canvas_picture(c, name, r, paint_plain());
    if (spec_number(effect)) {
        const struct rect seal = rect_make(r.x + r.w * 0.045F, r.y + r.w * 0.045F, side, side);
        snprintf(number, sizeof number, "%d", spec_number(effect));
        canvas_panel(c, seal, &(struct panel){.fill = ui->contrast ? deep : vermilion, .radius = side * 0.12F});
        ui_write(c, ui, &(struct ui_words){.face = &typeface_spec, .size = 34 * r.w / ui_px(ui, 196), .colour = washi, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, number, seal);
    }
    const struct rect paper = rect_make(r.x + pad, top, r.w - 2 * pad, rect_bottom(r) - r.h * 0.05F - top);
    struct ui_words head = {.face = &typeface_spec, .size = 27 * r.w / ui_px(ui, 196), .colour = ink, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 2};
    struct ui_words text = {.size = 21 * r.w / ui_px(ui, 196), .colour = ink, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    if (!strchr(spec_title(effect), ' '))      /* a word is not broken: its letters are smaller */
        head.lines = 1;
    float need = paper.h, more = 0;
    for (int tries = 0; tries < 4 && need + more >= paper.h; tries++) {
        head.size *= tries ? 0.9F : 1;
        text.size *= tries ? 0.93F : 1;
        need = ui_write_height(ui, &head, spec_title(effect), paper.w);
        more = ui_write_height(ui, &text, spec_short(effect), paper.w);
    }
    const bool both = need + more < paper.h;
    const float high = fminf(fmaxf(need, paper.h * 0.42F), paper.h - more);
    ui_write(c, ui, &head, spec_title(effect), both ? rect_make(paper.x, paper.y, paper.w, high) : paper);
    if (both)
        ui_write(c, ui, &text, spec_short(effect), rect_make(paper.x, paper.y + high, paper.w, paper.h - high));
}

static void emblem(int effect, char out[RULES_PICTURE]) { snprintf(out, RULES_PICTURE, "spec/emblems/%s", spec_id(effect)); }

const struct rules_book rules_of_spec = {
    .game = "spec", .heading = N_("How to play SPEC"), .face = &typeface_spec, .players = 6, .picture = poker_picture, .page = pages,
    .thing_name = spec_title, .thing_about = spec_about, .thing_picture = emblem, .thing_line = line, .thing_draw = face,
};
