/* How to play SPEC. What a card is called and does is told by the game; what stands here is when,
 * in which order, until when, and what one learns by playing. */
#include "rules_text.h"

#include "font.h"
#include "i18n.h"
#include "scene.h"
#include "spec_words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct block idea[] = {
    {BLOCK_WORDS, N_("A no-limit hold’em tournament without antes, the way a Tokyo card room plays "
                     "it. Everyone holds effect cards, and each one bends a single hand. Win all "
                     "the chips to win the tournament.")},
    {BLOCK_LESSON, N_("Play the first hands with the owl"), .lesson = "spec"},
    {BLOCK_ICON, N_("Everyone starts with %d chips and one effect card. You can hold up to three."),
     .icon = "star", .number = {RULE_NUMBER(HOLDEM_FIRST_STACK)}},
    {BLOCK_ICON,
     N_("The others see how many cards you hold, but not which ones. Used cards are shown to "
        "everyone."),
     .icon = "eye"},
    {BLOCK_ICON,
     N_("Each card is used once, whether it helped or not, and then goes back into the pack: ten "
        "kinds, four copies of each."),
     .icon = "renew"},
    {BLOCK_HEAD, N_("More cards")},
    {BLOCK_ICON, N_("One at the start, and one with each re-entry."), .icon = "plus"},
    {BLOCK_ICON, N_("One at each break, if you hold two or fewer."), .icon = "pause"},
    {BLOCK_ICON, N_("One for each drink."), .icon = "heart-hp"},
    {BLOCK_WORDS, N_("You never get a fourth card.")},
    {BLOCK_HEAD, N_("Fun cards")},
    {BLOCK_WORDS, N_("Four more kinds change nothing in the game but a lot at the table. You get "
                     "one at the start and one with each re-entry, and you can hold any number.")},
    {BLOCK_WORDS,
     N_("A table can ask instead (More rules): then only players who want a fun card draw one.")},
    {.kind = BLOCK_END},
};

static const struct block using[] = {
    {BLOCK_EXAMPLE, .lesson = "spec/window"},
    {BLOCK_WORDS, N_("You can use cards only at set moments. Everyone who holds a card is asked, "
                     "whatever it is, so the question gives nothing away.")},
    {BLOCK_ICON,
     N_("Players don’t see each other’s answers. When the last one is in, all the declared cards "
        "are turned face up."),
     .icon = "eye"},
    {BLOCK_ICON, N_("Then everyone is asked again, until no more cards are declared."),
     .icon = "renew"},
    {BLOCK_ICON,
     N_("“Not this hand” answers no for the rest of the hand, and everyone can see it. You can "
        "change your mind at any time."),
     .icon = "pause"},
    {BLOCK_HEAD, N_("When you can use each card")},
    {BLOCK_ICON, N_("Before the first card is dealt: Straddle."), .icon = "draw"},
    {BLOCK_ICON, N_("On any player’s turn, before they act: Clairvoyance, Nullify, Meow!"),
     .icon = "eye"},
    {BLOCK_ICON,
     N_("On your turn before the flop: Both Cards, Forced Passive, Hand Swap, Upgrade. On the "
        "flop: Upgrade. If you act instead, that counts as a no."),
     .icon = "play"},
    {BLOCK_ICON,
     N_("After the flop is dealt, before anyone acts: Flop Exchange, Clairvoyance, Nullify."),
     .icon = "sort-suit"},
    {BLOCK_ICON,
     N_("With a bet, raise or call that puts you all-in or answers an all-in: Twice, The Arm Is a "
        "Skill."),
     .icon = "warning"},
    {BLOCK_ICON,
     N_("After you win a pot: Win the Button, Feeling Good. When the board plays for everyone: "
        "Cheers with the Dealer."),
     .icon = "crown"},
    {BLOCK_HEAD, N_("Who can’t use cards")},
    {BLOCK_ICON,
     N_("Players who have folded or are all-in: declare before your last chip goes in. Award cards "
        "are allowed again once the pot is won."),
     .icon = "close"},
    {BLOCK_HEAD, N_("The order")},
    {BLOCK_EXAMPLE, .lesson = "spec/order"},
    {BLOCK_WORDS, N_("Cards declared at the same time take effect in the order of the numbers "
                     "printed on them, lowest first. A card declared alone takes effect at once.")},
    {BLOCK_ICON, N_("1: Win the Button"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("2: Both Cards, Forced Passive, Straddle"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("3: Clairvoyance"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("4: Hand Swap"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("5: Upgrade"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("6: Flop Exchange"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("7: Twice"), .icon = "sort-rank"},
    {BLOCK_ICON, N_("8: Nullify. Fun cards have no number and come just before it."),
     .icon = "sort-rank"},
    {BLOCK_HEAD, N_("Cards with the same number")},
    {BLOCK_ICON,
     N_("Early position goes first: the player who acts sooner in this betting round. When a pot "
        "is won, the order starts to the left of the button."),
     .icon = "step-on"},
    {BLOCK_ICON,
     N_("If several players declare the same card, only the earliest takes effect and the others "
        "go back to their owners. Both Cards, Hand Swap, Upgrade and most fun cards can all work."),
     .icon = "back"},
    {BLOCK_ICON,
     N_("A card that can no longer work when its turn comes goes back to its owner. From then on, "
        "it’s known to everyone."),
     .icon = "undo"},
    {.kind = BLOCK_END},
};

static const struct block cards[] = {
    {BLOCK_WORDS,
     N_("Each card shows its number, its family and what it does. Open one to see it in action.")},
    {BLOCK_FACES, .thing = 1, .figure = SPEC_EFFECTS},
    {.kind = BLOCK_END},
};

static const struct block tournament[] = {
    {BLOCK_HEAD, N_("Blinds")},
    {BLOCK_WORDS, N_("They go up with each level. Hands per level: %d. There’s never an ante."),
     .number = {RULE_NUMBER(HOLDEM_HANDS_A_LEVEL)}},
    {BLOCK_WORDS, N_("Small and big blind by level: "), .levels = true},
    {BLOCK_HEAD, N_("Re-entry")},
    {BLOCK_EXAMPLE, .lesson = "spec/reentry"},
    {BLOCK_ICON,
     N_("If you lose your last chip, you can come back at once with a new stack of %d, in the same "
        "seat. If you decline, you’re out for good."),
     .icon = "reload", .number = {RULE_NUMBER(HOLDEM_FIRST_STACK)}},
    {BLOCK_ICON, N_("Limit per player: %d, and only until the end of level %d."),
     .icon = "verb-count",
     .number = {RULE_NUMBER(SPEC_REENTRIES), RULE_NUMBER(SPEC_REENTRY_LEVELS)}},
    {BLOCK_ICON,
     N_("You keep your cards when you come back. You can exchange any effect cards for new ones, "
        "and you get one more for the re-entry."),
     .icon = "renew"},
    {BLOCK_ICON, N_("Final places are decided by when each player was last knocked out."),
     .icon = "crown"},
    {BLOCK_HEAD, N_("Breaks")},
    {BLOCK_ICON,
     N_("Levels between breaks: %d. At each break, players with two effect cards or fewer get "
        "one."),
     .icon = "pause", .number = {RULE_NUMBER(SPEC_BREAKS)}},
    {BLOCK_HEAD, N_("Drinks")},
    {BLOCK_ICON,
     N_("With fewer than three effect cards, you can order a drink at any time, once per level. "
        "It’s served before the next hand, with a card."),
     .icon = "heart-hp"},
    {BLOCK_HEAD, N_("From hand to hand")},
    {BLOCK_WORDS,
     N_("Pots are paid, award cards are played, players who are bust decide on re-entry, a new "
        "level begins (sometimes with a break), drinks are served and the button moves. Then comes "
        "the next hand, and the chance to play Straddle.")},
    {.kind = BLOCK_END},
};

/* ---- a page for each card ---- */

#define CARD(effect)                       \
    {                                      \
        BLOCK_THING, .thing = 1 + (effect) \
    }
#define SEEN(name)                            \
    {                                         \
        BLOCK_EXAMPLE, .lesson = "spec/" name \
    }
#define TRY(name)                                                     \
    {                                                                 \
        BLOCK_LESSON, N_("Try it at a table"), .lesson = "spec/" name \
    }
#define WHEN(words)                          \
    {                                        \
        BLOCK_ICON, words, .icon = "history" \
    }
#define UNTIL(words)                      \
    {                                     \
        BLOCK_ICON, words, .icon = "lock" \
    }
#define KNOW(words)                       \
    {                                     \
        BLOCK_ICON, words, .icon = "info" \
    }
#define HINT(words)                       \
    {                                     \
        BLOCK_ICON, words, .icon = "hint" \
    }

static const struct block twice[] = {
    CARD(SPEC_TWICE),
    SEEN("twice"),
    TRY("twice"),
    WHEN(N_("When: with a bet, raise or call that puts you all-in or answers an all-in, from "
            "before the flop to the turn. The last player with chips left can also declare it just "
            "before the remaining cards are dealt.")),
    UNTIL(N_("Until the end of the hand: two boards. Cards already dealt belong to both. The first "
             "board is finished before the second.")),
    KNOW(N_("Every pot is split in two, one half for each board. If you each win one board, you "
            "share it. If you win both, you take it all. The odd chip goes to the first board.")),
    KNOW(N_("It applies to everyone in the all-in. If there are no cards to come, or its owner "
            "folds, the card goes back to its owner.")),
    HINT(N_("Your chance of winning stays the same, but the swings are smaller. It suits a "
            "favourite who wants to stay in the tournament.")),
    {.kind = BLOCK_END},
};
static const struct block flop_exchange[] = {
    CARD(SPEC_FLOP_EXCHANGE),
    SEEN("flop-exchange"),
    TRY("flop-exchange"),
    WHEN(N_("When: after the flop is dealt, before anyone acts. Everyone with a card is asked.")),
    UNTIL(N_("Until the end of the hand: the new flop stays, unless another player exchanges it "
             "again. The limit is two exchanges per hand, for the whole table.")),
    KNOW(N_(
        "All three cards go back into the deck, and it’s reshuffled. Any of them may come again.")),
    KNOW(N_("Not when everyone is all-in: during a run-out, no one is asked.")),
    HINT(N_("Use it when the flop has helped everyone but you. A bad flop costs most against many "
            "opponents.")),
    {.kind = BLOCK_END},
};
static const struct block straddle[] = {
    CARD(SPEC_STRADDLE),
    SEEN("straddle"),
    TRY("straddle"),
    WHEN(N_("When: before the first card of a hand. You need at least four players.")),
    UNTIL(N_("Until the end of the hand: no second Straddle card. After the flop, the minimum bet "
             "is one big blind again.")),
    KNOW(N_("From any seat: the player after the big blind posts two big blinds before seeing "
            "their cards. Each player after that can double it, without a card and in full only, "
            "until one declines. The cut-off is the last who can: there’s no button straddle.")),
    KNOW(N_("The last player to straddle acts last before the flop. With the “under the gun only” "
            "rule, only the player under the gun can use the card, and posts the straddle too.")),
    HINT(N_("It builds a big pot before anyone has seen a card: good on the button, with chips to "
            "spare or against a short stack under the gun.")),
    {.kind = BLOCK_END},
};
static const struct block forced_passive[] = {
    CARD(SPEC_FORCED_PASSIVE),
    SEEN("forced-passive"),
    TRY("forced-passive"),
    WHEN(N_("When: on your turn before the flop, before you act.")),
    UNTIL(N_("Until the end of the hand: no bets, raises or all-ins by anyone, you included, "
             "starting with this turn.")),
    KNOW(N_("Bets already made stand. Calling with your last chip is still a call, so it’s "
            "allowed. The small blind can complete.")),
    KNOW(N_("Not while one is already in effect.")),
    HINT(N_("For hands that want to see five cards cheaply: small pairs, suited cards. Also "
            "against a raiser who wouldn’t let you.")),
    {.kind = BLOCK_END},
};
static const struct block both_cards[] = {
    CARD(SPEC_BOTH_CARDS),
    SEEN("both-cards"),
    TRY("both-cards"),
    WHEN(N_("When: on your turn before the flop, before you act.")),
    UNTIL(N_("Until the end of the hand: exactly two hole cards and three from the board count, "
             "kickers included, for everyone and on every board.")),
    KNOW(N_("The board alone never plays, and a flush or straight that needs only one of your "
            "cards doesn’t count.")),
    HINT(N_(
        "Use it with a pair or suited connectors. An ace with a small card loses half its value.")),
    {.kind = BLOCK_END},
};
static const struct block hand_swap[] = {
    CARD(SPEC_HAND_SWAP),
    SEEN("hand-swap"),
    TRY("hand-swap"),
    WHEN(N_("When: on your turn before the flop, after you’ve looked at your hand and before you "
            "act.")),
    UNTIL(N_("Until the end of the hand: the hands stay swapped, unless a player swaps again.")),
    KNOW(N_("Choose a player who hasn’t checked, called or raised in this hand. Blinds and "
            "straddles don’t count. You can choose a player who is all-in from a blind.")),
    KNOW(N_("The other player isn’t asked, and now knows what you hold. Not while either of you "
            "holds three cards.")),
    HINT(N_("Use it in early position with a bad hand: what you get is better on average, and you "
            "know what a player after you holds.")),
    {.kind = BLOCK_END},
};
static const struct block clairvoyance[] = {
    CARD(SPEC_CLAIRVOYANCE),
    SEEN("clairvoyance"),
    TRY("clairvoyance"),
    WHEN(N_("When: on any player’s turn before they act, and right after the flop is dealt. Never "
            "at showdown.")),
    UNTIL(N_("Until the end of the hand: you know these cards wherever they go. Cards that come "
             "later aren’t shown.")),
    KNOW(N_("Only you see them, but everyone sees whom you chose. You can choose a player who is "
            "all-in.")),
    HINT(N_(
        "Use it right before the big decision of a hand, on the player that decision depends on.")),
    {.kind = BLOCK_END},
};
static const struct block upgrade[] = {
    CARD(SPEC_UPGRADE),
    SEEN("upgrade"),
    TRY("upgrade"),
    WHEN(N_("When: on your turn before the flop or on the flop, before you act.")),
    UNTIL(N_("Until you act on the flop: three hole cards. Then one goes back, face down, and the "
             "deck is reshuffled.")),
    KNOW(N_("If you use it before the flop, you keep all three until the flop is final. In an "
            "all-in, the third goes back right after the flop, before hands are shown.")),
    KNOW(N_(
        "While you hold three cards, no one can swap with you. If you fold, you lose all three.")),
    HINT(N_("It works best before the flop: with six cards in view, you know which one to drop.")),
    {.kind = BLOCK_END},
};
static const struct block nullify[] = {
    CARD(SPEC_NULLIFY),
    SEEN("nullify"),
    TRY("nullify"),
    WHEN(N_("When: on any player’s turn before they act, and right after the flop is dealt.")),
    UNTIL(N_("Until the end of the hand: no cards from anyone, fun cards and Win the Button "
             "included. In the next hand, cards can be used again, Straddle included.")),
    KNOW(N_("Effects already in play continue, a third hole card still has to go, and Twice played "
            "with an all-in still counts. Cards declared at the same time come first: Nullify is "
            "number 8.")),
    HINT(N_("Use it with the best hand, before anyone changes it. It can’t stop cards declared at "
            "the same time.")),
    {.kind = BLOCK_END},
};
static const struct block win_the_button[] = {
    CARD(SPEC_WIN_THE_BUTTON),
    SEEN("win-the-button"),
    TRY("win-the-button"),
    WHEN(N_("When: you’ve won a pot, even a side pot or one where everyone folded. Not if another "
            "player has used it for this hand.")),
    UNTIL(N_("In the next hand, you have the button, and the blinds are on your left. Then it "
             "moves on as usual.")),
    KNOW(N_("Blinds are neither made up nor given back, so a player might have to pay the big "
            "blind twice. With two players, you’re the small blind.")),
    KNOW(N_("If several players have won, the first to the button’s left gets it.")),
    HINT(N_(
        "Best used when the blinds are about to reach you: you act last instead of paying them.")),
    {.kind = BLOCK_END},
};
static const struct block meow[] = {
    CARD(SPEC_MEOW),
    SEEN("meow"),
    WHEN(N_("When: on any player’s turn before they act.")),
    UNTIL(N_("Until the end of the hand: everyone who held cards at that moment says every action "
             "out loud and ends it with “nyan”. The dealer may join in.")),
    KNOW(N_("It has no number and doesn’t affect the game.")),
    {.kind = BLOCK_END},
};
static const struct block toast[] = {
    CARD(SPEC_TOAST),
    SEEN("toast"),
    WHEN(N_("When: the board is the best hand of everyone still in. With Twice, either board will "
            "do. Any of them can use it.")),
    UNTIL(N_("Right away: a drink with the dealer, on the house. It doesn’t bring a card.")),
    KNOW(N_("While Both Cards is in effect, the board alone never plays.")),
    {.kind = BLOCK_END},
};
static const struct block feeling_good[] = {
    CARD(SPEC_FEELING_GOOD),
    SEEN("feeling-good"),
    WHEN(N_("When: you’ve won a pot, even a stolen one. Not when a player has just lost their last "
            "chip.")),
    UNTIL(N_("Right away: the whole table applauds.")),
    {.kind = BLOCK_END},
};
static const struct block arm[] = {
    CARD(SPEC_ARM),
    SEEN("arm"),
    TRY("arm"),
    WHEN(N_(
        "When: with a bet, raise or call that puts you all-in or answers an all-in, like Twice.")),
    UNTIL(N_("Until the end of the hand: you draw every board card still to come, choosing from a "
             "face-down fan. With Twice, for both boards.")),
    KNOW(N_("Every card is equally likely. If several players use it, the one in early position "
            "draws, and the others get theirs back.")),
    {.kind = BLOCK_END},
};

static const struct block advice[] = {
    HINT(N_("Three cards is the limit. Before a break or a drink, use one you won’t miss.")),
    HINT(N_("Declare before you bet: once you’re all-in, you can’t declare any cards. If you want "
            "to use one, do it before your last bet.")),
    HINT(N_("Everyone can see how many cards each player holds. Raising two players who hold three "
            "each is a different kind of raise.")),
    HINT(N_("A card that came back is known to everyone. Play against it.")),
    HINT(N_("Low numbers come first. Clairvoyance shows hands as they are before a swap. Upgrade "
            "works on the hand the swap brings.")),
    HINT(N_("With Both Cards in effect, think Omaha: always two from your hand.")),
    HINT(N_("Re-entries end after a set level. Until then, a big risk costs less than it seems. "
            "After that, it costs you the tournament.")),
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("Overview"), idea},
    {N_("Using cards"), using},
    {N_("The fourteen cards"), cards, .id = "effects"},
    {.block = twice, .thing = 1 + SPEC_TWICE},
    {.block = flop_exchange, .thing = 1 + SPEC_FLOP_EXCHANGE},
    {.block = straddle, .thing = 1 + SPEC_STRADDLE},
    {.block = forced_passive, .thing = 1 + SPEC_FORCED_PASSIVE},
    {.block = both_cards, .thing = 1 + SPEC_BOTH_CARDS},
    {.block = hand_swap, .thing = 1 + SPEC_HAND_SWAP},
    {.block = clairvoyance, .thing = 1 + SPEC_CLAIRVOYANCE},
    {.block = upgrade, .thing = 1 + SPEC_UPGRADE},
    {.block = nullify, .thing = 1 + SPEC_NULLIFY},
    {.block = win_the_button, .thing = 1 + SPEC_WIN_THE_BUTTON},
    {.block = meow, .thing = 1 + SPEC_MEOW},
    {.block = toast, .thing = 1 + SPEC_TOAST},
    {.block = feeling_good, .thing = 1 + SPEC_FEELING_GOOD},
    {.block = arm, .thing = 1 + SPEC_ARM},
    {N_("The tournament"), tournament, .id = "tournament"},
    {N_("Strategy tips"), advice},
    {N_("A hand of hold’em"), poker_hand},
    {N_("Betting"), poker_betting},
    {N_("All-in"), poker_pots},
    {N_("Hand ranks"), poker_ranks, .id = POKER_CHART},
    {NULL, NULL},
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

/* As at the table: the number in its seal, the name, a few words. Where letters are too large for
 * both, the name is enough. */
static void face(struct canvas *c, const struct ui *ui, int effect, struct rect r)
{
    static const uint32_t ink = 0x16203AFFU, washi = 0xFFF3DCFFU, vermilion = 0xB93A1CFFU,
                          deep = 0x8A2008FFU /* where contrast is high */;
    char name[RULES_PICTURE], number[8];
    const bool wide = !ui_write_fits(ui, &(struct ui_words){.face = &typeface_spec},
                                     spec_title(effect), rect_make(0, 0, r.w * 0.88F, r.h));
    const float side = fmaxf(r.w * 0.17F, ui_least(ui) * 1.35F),
                pad = r.w * (wide ? 0.015F : 0.06F), top = r.y + r.h * 0.545F;
    snprintf(name, sizeof name, "spec/faces/%s", spec_id(effect));
    if (canvas_has_picture(c, name))
        canvas_picture(c, name, r, paint_plain());
    if (spec_number(effect)) {
        const struct rect seal = rect_make(r.x + r.w * 0.045F, r.y + r.w * 0.045F, side, side);
        snprintf(number, sizeof number, "%d", spec_number(effect));
        canvas_panel(
            c, seal,
            &(struct panel){.fill = ui->contrast ? deep : vermilion, .radius = side * 0.12F});
        ui_write(c, ui,
                 &(struct ui_words){.face = &typeface_spec,
                                    .size = 34 * r.w / ui_px(ui, 196),
                                    .colour = washi,
                                    .align = TEXT_CENTRE,
                                    .place = TEXT_MIDDLE,
                                    .lines = 1},
                 number, seal);
    }
    const struct rect paper =
        rect_make(r.x + pad, top, r.w - 2 * pad, rect_bottom(r) - r.h * 0.05F - top);
    struct ui_words head = {.face = &typeface_spec,
                            .size = 27 * r.w / ui_px(ui, 196),
                            .colour = ink,
                            .align = TEXT_CENTRE,
                            .place = TEXT_MIDDLE,
                            .lines = 2};
    struct ui_words text = {.size = 21 * r.w / ui_px(ui, 196),
                            .colour = ink,
                            .align = TEXT_CENTRE,
                            .place = TEXT_MIDDLE};
    if (!strchr(spec_title(effect), ' ')) /* a word is not broken: its letters are smaller */
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
    ui_write(c, ui, &head, spec_title(effect),
             both ? rect_make(paper.x, paper.y, paper.w, high) : paper);
    if (both)
        ui_write(c, ui, &text, spec_short(effect),
                 rect_make(paper.x, paper.y + high, paper.w, paper.h - high));
}

static void emblem(int effect, char out[RULES_PICTURE])
{
    snprintf(out, RULES_PICTURE, "spec/emblems/%s", spec_id(effect));
}

const struct rules_book rules_of_spec = {
    .game = "spec",
    .heading = N_("How to play SPEC"),
    .face = &typeface_spec,
    .players = 6,
    .picture = poker_picture,
    .page = pages,
    .thing_name = spec_title,
    .thing_about = spec_about,
    .thing_picture = emblem,
    .thing_line = line,
    .thing_draw = face,
};
