/* What can be pressed at the table (poker_input.c: what happens then): the panel of actions, whose
 * parts never change their places; around it poker_readables.c. */
#include "controls.h"
#include "poker_extra.h"
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { ENDED = -1 }; /* no decision */

/* ---- the panel of actions ---- */

/* Why nothing can be bet now, as a sentence; NULL: it can. */
static const char *closed(const struct stage *st)
{
    const struct poker_extra *more = poker_more(st);
    const struct board *b = &st->shown.b;
    char *why = poker_look(st)->why;
    const int turn = poker_turn(st, b);
    if (more->busy && more->busy(st))
        return more->busy(st);
    if (poker_behind(st))
        return b->over               ? _("The game is over.")
               : poker_hand_ends(st) ? _("The next hand is about to be dealt.")
                                     : _("The next cards are still being dealt.");
    if (poker_asked(st))
        return NULL;
    if (b->over)
        return _("The game is over.");
    if (b->num[HOLDEM_RANK + st->me])
        snprintf(why, POKER_TEXT, _("%s is out."), stage_name(st, st->me));
    else if (turn >= 0 && turn != st->me)
        snprintf(why, POKER_TEXT, _("It’s %s’s turn."), stage_name(st, turn));
    else
        snprintf(why, POKER_TEXT, "%s",
                 st->mine && st->choices.n ? _("Answer the question first.")
                                           : _("You can’t act right now."));
    return why;
}

const char *poker_preset_name(enum poker_preset p, bool full)
{
    CARRE_ASSERT((int)p >= 0 && p < PRESETS);
    static const char *const names[PRESETS] = {[PRESET_MIN] = NC_("bet", "Min"),
                                               [PRESET_HALF] = NC_("bet", "½ pot"),
                                               [PRESET_TWO_THIRDS] = NC_("bet", "⅔ pot"),
                                               [PRESET_POT] = NC_("bet", "Pot"),
                                               [PRESET_ALL_IN] = NC_("bet", "All-in")};
    return !full && p == PRESET_HALF         ? "½"
           : !full && p == PRESET_TWO_THIRDS ? "⅔"
                                             : C_("bet", names[p]);
}

/* Before one's turn the line of the slider is that of what can be said ahead. */
static bool ahead_offered(const struct stage *st)
{
    const int turn = poker_turn(st, &st->shown.b);
    return st->privacy == PRIVACY_ONE && !poker_asked(st) && !poker_behind(st) &&
           holdem_live(&st->shown.b, st->me) && !holdem_all_in(&st->shown.b, st->me) && turn >= 0 &&
           turn != st->me;
}

static void add_amounts(struct stage *st, struct items *it, const char *why)
{
    const struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    const struct choice *raise = poker_raise_choice(st);
    const char *no = why ? why : stage_why_not(st, raise, _("You can’t act right now."));
    const int from = more->digits ? more->digits(st) : 3;
    const int32_t big = st->shown.b.num[HOLDEM_BIG] > 1 ? st->shown.b.num[HOLDEM_BIG] : 2;
    char words[64], now[64];
    if (k->typing)
        poker_digits_items(st, it);
    for (int i = 0; i < PRESETS && !k->typing; i++) {
        if (!poker_preset_shown(st, (enum poker_preset)i))
            continue;
        const int digit = from + 1 + i; /* the others keep their digits and places */
        poker_amount(st, no ? 0 : poker_preset(st, (enum poker_preset)i), words);
        items_add(it, (struct item){.id = item_id("preset", i),
                                    .role = ITEM_BUTTON,
                                    .name = poker_preset_name((enum poker_preset)i, true),
                                    .value = no ? NULL : words,
                                    .why_not = no,
                                    .bounds = k->at.preset[i],
                                    .action = DO_PRESET,
                                    .arg = i,
                                    .key = digit > 10 ? KEY_NONE : (enum key)('0' + digit % 10),
                                    .chosen = !no && poker_draft(st) ==
                                                         poker_preset(st, (enum poker_preset)i)});
    }
    if (ahead_offered(st))
        return;
    poker_amount(st, poker_draft(st), now);
    if (!k->typing) {
        items_add(it, (struct item){.id = item_id("less", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("One big blind less"),
                                    .why_not = no,
                                    .bounds = k->at.less,
                                    .action = DO_STEP,
                                    .arg = -1,
                                    .key = KEY_MINUS});
        items_add(it, (struct item){.id = item_id("amount", 0),
                                    .role = ITEM_SLIDER,
                                    .name = C_("bet", "Amount"),
                                    .value = now,
                                    .why_not = no,
                                    .bounds = k->at.slider,
                                    .action = DO_AMOUNT,
                                    .min = no ? 0 : raise->min,
                                    .max = no ? 1 : raise->max,
                                    .step = items_device(it) >= DEVICE_KEYS ? big : big / 2,
                                    .amount = poker_draft(st),
                                    .about = _("Left and right change the bet by one big blind. "
                                               "Keep pressing to go faster.")});
        items_add(it, (struct item){.id = item_id("more", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("One big blind more"),
                                    .why_not = no,
                                    .bounds = k->at.more,
                                    .action = DO_STEP,
                                    .arg = 1,
                                    .key = KEY_PLUS});
    }
    items_add(it, (struct item){.id = item_id("type", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Type an amount"),
                                .value = now,
                                .why_not = no,
                                .bounds = k->at.amount,
                                .action = k->typing ? DO_RAISE : DO_TYPE,
                                .key = (enum key)'T',
                                .pad = k->typing ? PAD_A : PAD_RIGHT_TRIGGER,
                                .chosen = k->typing,
                                .amount = poker_draft(st),
                                .about = _("Type digits, then press Enter to bet.")});
    if (!k->typing) { /* the pad's ways to an amount, without a place of their own */
        items_add(it, (struct item){.id = item_id("preset-less", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("Smaller preset"),
                                    .why_not = no,
                                    .skip = true,
                                    .action = DO_NEXT_PRESET,
                                    .arg = -1,
                                    .pad = PAD_LEFT_SHOULDER});
        items_add(it, (struct item){.id = item_id("preset-more", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("Larger preset"),
                                    .why_not = no,
                                    .skip = true,
                                    .action = DO_NEXT_PRESET,
                                    .arg = 1,
                                    .pad = PAD_RIGHT_SHOULDER});
    }
    if (k->typing)
        items_focus_on(it, item_id("type", 0));
}

static void add_question(struct stage *st, struct items *it)
{
    const struct poker_state *k = poker_look(st);
    items_add(it, (struct item){.id = item_id("stay", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Back"),
                                .action = DO_STAY,
                                .key = (enum key)'F',
                                .bounds = k->at.fold,
                                .sound = "ui/back"});
    items_add(
        it,
        (struct item){
            .id = item_id("sure", 0),
            .role = ITEM_BUTTON,
            .name = C_("bet", "All-in"),
            .action = DO_SURE,
            .key = k->sure == DO_CALL ? (enum key)'C' : (enum key)'R',
            .pad = PAD_X,
            .bounds = k->at.raise,
            .first = true,
            .sound = "",
            .about = _(
                "You’re putting in all your chips. You can turn this question off in Settings.")});
}

static void add_showing(struct stage *st, struct items *it)
{
    const struct poker_state *k = poker_look(st);
    const struct choice *show = stage_choice(st, HOLDEM_SHOW_HAND, -1);
    const struct rect row = rect_union(k->at.preset[0], k->at.preset[PRESETS - 1]);
    const float gap = ui_px(&st->ui, 10);
    items_add(it, (struct item){.id = item_id("show", 1),
                                .role = ITEM_BUTTON,
                                .name = _("Show the left card"),
                                .action = DO_SHOW,
                                .arg = 1,
                                .key = (enum key)'V',
                                .bounds = rect_column(row, 0, 2, gap),
                                .why_not = show && show->among & 1
                                               ? NULL
                                               : _("Everyone can already see this card.")});
    items_add(it, (struct item){.id = item_id("show", 2),
                                .role = ITEM_BUTTON,
                                .name = _("Show the right card"),
                                .action = DO_SHOW,
                                .arg = 2,
                                .key = (enum key)'B',
                                .bounds = rect_column(row, 1, 2, gap),
                                .why_not = show && show->among & 2
                                               ? NULL
                                               : _("Everyone can already see this card.")});
    items_add(it, (struct item){.id = item_id("muck", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Don’t show"),
                                .action = DO_MUCK,
                                .key = (enum key)'F',
                                .bounds = k->at.fold,
                                .sound = ""});
    items_add(it, (struct item){.id = item_id("show", 3),
                                .role = ITEM_BUTTON,
                                .name = _("Show both"),
                                .action = DO_SHOW,
                                .arg = 3,
                                .key = (enum key)'S',
                                .pad = PAD_X,
                                .bounds = k->at.call,
                                .why_not = show && (show->among & 3) == 3
                                               ? NULL
                                               : _("Everyone can already see this card."),
                                .first = true});
}

/* What the seat in front would say, as the game has it said, where a button has room for it. */
static void say(const struct stage *st, const char *words, char out[POKER_NAME])
{
    const struct poker_extra *more = poker_more(st);
    const struct poker_places *at = &poker_look(st)->at;
    const float room = fminf(at->fold.w, fminf(at->call.w, at->raise.w)) - ui_px(&st->ui, 20);
    snprintf(out, POKER_NAME, "%s", words);
    if (more->voice)
        more->voice(st, st->me, words, out, POKER_NAME);
    if (!poker_fits(st, (struct ui_words){.face = st->ui.theme->strong}, out, room))
        snprintf(out, POKER_NAME, "%s", words);
}

static void add_log(struct stage *st, struct items *it, struct rect r)
{
    struct poker_state *k = poker_look(st);
    items_add(it, (struct item){.id = item_id("history", 0),
                                .role = ITEM_BUTTON,
                                .name = _("History"),
                                .action = DO_HISTORY,
                                .key = (enum key)'L',
                                .bounds = r,
                                .sound = "ui/open",
                                .about = _("The game so far, line by line.")});
    if (k->closed)
        items_focus_on(it, item_id("history", 0));
    k->closed = false;
}

static void add_go_on(struct stage *st, struct items *it, struct rect r, const char *name)
{
    struct poker_state *k = poker_look(st);
    items_add(it, (struct item){.id = item_id("on", 0),
                                .role = ITEM_BUTTON,
                                .name = name,
                                .action = DO_GO_ON,
                                .key = (enum key)'C',
                                .pad = PAD_Y,
                                .bounds = r,
                                .sound = "",
                                .first = true,
                                .about = _("Skips to the result.")});
    /* whatever had the focus had it in the hand that is over; the player who is out and looks on
     * keeps it on the way to the result */
    const bool looks_on = st->more && !st->attended && !st->watched;
    if (poker_hand_ends(st) && k->asked_for != ENDED && !looks_on) {
        k->asked_for = ENDED;
        items_focus_on(it, item_id("on", 0));
    }
}

/* What the table advises lies ready: its amount is set, and the focus goes to what says it, so that
 * the next press of what activates does that (unless others hear where the focus is). */
static void take_advice(struct stage *st, struct items *it)
{
    struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    const struct action *a = &st->hint;
    if (!st->hinted) {
        k->advised = 0;
        return;
    }
    if (k->advised == 1 + st->hints || !poker_asked(st) || st->covered || k->typing || k->targeting)
        return;
    k->advised = 1 + st->hints;
    const bool raise = a->kind == HOLDEM_RAISE_TO || a->kind == HOLDEM_BET_TO;
    if (raise)
        poker_set_draft(st, a->amount);
    const char *id = raise                                               ? "raise"
                     : a->kind == HOLDEM_FOLD                            ? "fold"
                     : a->kind == HOLDEM_CALL || a->kind == HOLDEM_CHECK ? "call"
                                                                         : NULL;
    k->asked_for = poker_decision(st);
    const uint32_t control = id ? item_id(id, 0) : more->advised ? more->advised(st) : 0;
    if (control && !st->overheard)
        items_focus_on(it, control);
}

static void add_actions(struct stage *st, struct items *it)
{
    struct poker_state *k = poker_look(st);
    const char *why = closed(st);
    char words[64];
    if (poker_showing(st)) {
        add_showing(st, it);
        return;
    }
    if (!k->sure)
        take_advice(st, it);
    if (!k->sure)
        add_amounts(st, it, why);
    if (k->sure) {
        add_question(st, it);
        return;
    }
    const bool free = !why && stage_choice(st, HOLDEM_CHECK, -1);
    const struct choice *raise = poker_raise_choice(st);
    if (poker_behind(st)) {
        add_go_on(st, it, k->at.call, C_("step", "Continue"));
        return;
    }
    char said[3][POKER_NAME];
    say(st, C_("poker", "Fold"), said[0]);
    say(st, free || (why && !k->price) ? C_("poker", "Check") : C_("poker", "Call"), said[1]);
    say(st,
        st->shown.b.num[HOLDEM_TO_MATCH] && !k->gathered ? C_("poker", "Raise to")
                                                         : C_("poker", "Bet"),
        said[2]);
    poker_amount(st, k->price, words);
    if (ahead_offered(st))
        items_add(
            it, (struct item){
                    .id = item_id("ahead", 0),
                    .role = ITEM_TOGGLE,
                    .name = _("Check or fold"),
                    .action = DO_AHEAD,
                    .key = (enum key)'A',
                    .bounds = k->at.ahead,
                    .chosen = k->ahead,
                    .about = _("Checks when it’s your turn, or folds if there’s a bet to call.")});
    items_add(it,
              (struct item){.id = item_id("fold", 0),
                            .role = ITEM_BUTTON,
                            .name = said[0],
                            .action = DO_FOLD,
                            .key = (enum key)'F',
                            /* elsewhere it says no to what else is asked */
                            .pad = why || k->typing ? PAD_NONE : PAD_LEFT_TRIGGER,
                            .bounds = k->at.fold,
                            .sound = "",
                            .why_not = why ? why
                                           : stage_why_not(st, stage_choice(st, HOLDEM_FOLD, -1),
                                                           _("You can’t act right now."))});
    items_add(
        it, (struct item){
                .id = item_id("call", 0),
                .role = ITEM_BUTTON,
                .name = said[1],
                .value = free || !k->price ? NULL : words,
                .action = DO_CALL,
                .key = (enum key)'C',
                .pad = k->typing ? PAD_NONE : PAD_Y,
                .bounds = k->at.call,
                .sound = "",
                .why_not =
                    why ? why
                        : stage_why_not(st, stage_choice(st, free ? HOLDEM_CHECK : HOLDEM_CALL, -1),
                                        _("You can’t act right now.")),
                .first = !why && !st->covered});
    poker_amount(st, poker_draft(st), words);
    items_add(it,
              (struct item){
                  .id = item_id("raise", 0),
                  .role = ITEM_BUTTON,
                  .name = said[2],
                  .value = poker_draft(st) ? words : NULL,
                  .action = DO_RAISE,
                  .key = (enum key)'R',
                  .pad = k->typing ? PAD_A : PAD_X,
                  .bounds = k->at.raise,
                  .sound = "",
                  .why_not = why ? why : stage_why_not(st, raise, _("You can’t act right now."))});
    /* each decision begins at the call */
    if (poker_asked(st) && !st->covered && k->asked_for != poker_decision(st) && !k->typing &&
        !k->targeting) {
        k->asked_for = poker_decision(st);
        items_focus_on(it, item_id("call", 0));
    }
}

/* While hands lie open in the middle there is nothing to decide. */
static void add_theatre(struct stage *st, struct items *it)
{
    const struct rect menu = poker_look(st)->at.menu;
    if (st->retold)
        return;
    const bool wins = poker_theatre_wins(st);
    items_add(it, (struct item){.id = item_id("menu", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Menu"),
                                .action = STAGE_MENU,
                                .bounds = menu,
                                .sound = "ui/open"});
    poker_theatre_items(st, it);
    if (!stage_caught_up(st))
        add_go_on(st, it, poker_theatre_button(st), wins ? _("Next hand") : C_("step", "Continue"));
}

void poker_items(struct stage *st, struct items *it)
{
    struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    if (k->history) {
        poker_history_items(st, it);
        return;
    }
    k->looks_back = k->looks_back && k->won_hand.there && !poker_theatre_on(st);
    if (k->looks_back) {
        poker_won_items(st, it);
        return;
    }
    if (poker_theatre_on(st)) {
        add_theatre(st, it);
        if (more->cover)
            more->cover(st, it);
        return;
    }
    if (!st->retold)
        poker_bar_items(st, it);
    poker_readables(st, it);
    if (more->items)
        more->items(st, it);
    if (st->retold) { /* its hands and its cards alone */
        poker_own_items(st, it);
        return;
    }
    const bool tells = !rect_empty(k->at.tale); /* at the left: read before the own hand */
    if (tells) {
        add_log(st, it, k->at.log);
        poker_won_offer(st, it, poker_won_button(st));
    }
    poker_own_items(st, it);
    add_actions(st, it);
    if (!tells) {
        poker_won_offer(st, it, poker_won_button(st));
        add_log(st, it, k->at.log);
    }
    if (poker_moment_on(st))
        controls_go_on(it, DO_GO_ON, k->at.banner);
    if (more->cover)
        more->cover(st, it);
}
