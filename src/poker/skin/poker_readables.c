/* What can be pressed and read around the table: the bar's buttons, seats, pots, the own hand. */
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "i18n.h"

#include <stdio.h>

void poker_bar_items(struct stage *st, struct items *it)
{
    const struct poker_places *k = &poker_look(st)->at;
    const struct rect m = k->menu;
    const float gap = ui_px(&st->ui, 8);
    struct rect r = m;
    items_add(it, (struct item){.id = item_id("menu", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Menu"),
                                .action = STAGE_MENU,
                                .bounds = r,
                                .sound = "ui/open"});
    r.x += m.w + gap;
    items_add(it, (struct item){.id = item_id("undo", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Undo"),
                                .action = STAGE_UNDO,
                                .key = (enum key)'U',
                                .pad = PAD_RIGHT_STICK,
                                .bounds = r,
                                .sound = "ui/back",
                                .why_not = st->undo_ready     ? NULL
                                           : st->undo_why_not ? st->undo_why_not
                                                              : _("There’s nothing to undo."),
                                .about = _("Takes back your last decision, as long as no one has "
                                           "played or seen a card since.")});
    r.x += m.w + gap;
    items_add(it, (struct item){.id = item_id("chart", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Hand rankings"),
                                .action = STAGE_CHART,
                                .key = (enum key)'K',
                                .bounds = r,
                                .sound = "ui/open",
                                .about = _("All the poker hands, from best to worst.")});
    r.x += m.w + gap;
    if (st->assist > 0) {
        items_add(it, (struct item){.id = item_id("hint", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("Hint"),
                                    .action = STAGE_HINT,
                                    .key = (enum key)'H',
                                    .pad = PAD_LEFT_STICK,
                                    .bounds = r,
                                    .sound = "ui/open",
                                    .why_not = !st->mine ? _("You can only get hints on your turn.")
                                               : st->covered ? _("Look at your cards first.")
                                                             : NULL,
                                    .about = _("What the best bot would do here.")});
    }
}

/* ---- what can be read ---- */

static void seat_words(const struct stage *st, int s, char out[POKER_TEXT])
{
    const struct board *b = &st->shown.b;
    char stack[64], bet[64];
    poker_amount(st, b->num[HOLDEM_STACK + s], stack);
    poker_amount(st, b->num[HOLDEM_BET + s], bet);
    if (b->num[HOLDEM_RANK + s])
        snprintf(out, POKER_TEXT, _("out in %s place"), poker_finish((int)b->num[HOLDEM_RANK + s]));
    else if (holdem_dealt(b, s) && !holdem_live(b, s))
        snprintf(out, POKER_TEXT, _("%s, folded"), stack);
    else if (holdem_all_in(b, s))
        snprintf(out, POKER_TEXT, "%s", C_("poker", "All-in"));
    else if (b->num[HOLDEM_BET + s])
        snprintf(out, POKER_TEXT, _("%s, bet %s"), stack, bet);
    else
        snprintf(out, POKER_TEXT, "%s", stack);
}

/* Also where the name is whole: how many things there are must not tell what the hand is. */
static bool names_hand(const struct poker_state *k)
{
    return *k->own_words && !rect_empty(k->at.hand_name);
}

void poker_readables(struct stage *st, struct items *it)
{
    const struct poker_state *k = poker_look(st);
    const struct board *b = &st->shown.b;
    char words[POKER_TEXT], face[FACE_NAME];
    for (int i = 0; i < b->nseats; i++) {
        const int s = k->at.shared ? i : (st->me + 1 + i) % b->nseats;
        struct rect r = k->at.seat[s].plate;
        if (rect_empty(r) && s != st->me)
            continue;
        seat_words(st, s, words);
        if (!rect_empty(r))
            items_add(it, (struct item){.id = item_id("plate", s),
                                        .role = ITEM_PICTURE,
                                        .name = stage_name(st, s),
                                        .value = words,
                                        .readable = true,
                                        .bounds = r,
                                        .radius = ui_px(&st->ui, 10)});
    }
    poker_amount(st, holdem_pot(b), words);
    items_add(it, (struct item){.id = item_id("pot", 0),
                                .role = ITEM_PICTURE,
                                .name = _("Pot"),
                                .value = words,
                                .readable = true,
                                .bounds = k->at.pots,
                                .radius = ui_px(&st->ui, 10),
                                .about = _("All the chips bet this hand. A side pot holds what "
                                           "all-in players couldn’t match.")});
    for (int i = 0; i < board_count(b, HOLDEM_BOARD) && !k->targeting; i++) {
        face_name(st, board_face(b, HOLDEM_BOARD, i), face);
        items_add(it, (struct item){.id = item_id("board", i),
                                    .role = ITEM_PICTURE,
                                    .name = face,
                                    .readable = true,
                                    .bounds = poker_board_spot(st, b, i)});
    }
}

void poker_own_items(struct stage *st, struct items *it)
{
    const struct poker_state *k = poker_look(st);
    const struct board *b = &st->shown.b;
    char words[POKER_TEXT], face[FACE_NAME];
    seat_words(st, st->me, words);
    struct rect plate = k->at.own.plate;
    /* what the hand makes has the plate's lower line */
    if (names_hand(k) && rect_meets(plate, k->at.hand_name))
        plate.h = k->at.hand_name.y - plate.y;
    items_add(it, (struct item){.id = item_id("own", 0),
                                .role = ITEM_PICTURE,
                                .name = stage_name(st, st->me),
                                .value = words,
                                .readable = true,
                                .bounds = plate,
                                .radius = ui_px(&st->ui, 10)});
    for (int i = 0; i < board_count(b, HOLDEM_HAND + st->me) && poker_sees_hand(st) &&
                    !st->covered && !k->targeting;
         i++) {
        const seatmask who = (seatmask)(board_cell(b, HOLDEM_HAND + st->me, i).seen &
                                        ((1u << b->nseats) - 1) & ~seat_bit(st->me));
        face_name(st, board_face(b, HOLDEM_HAND + st->me, i), face);
        if (who)
            snprintf(words, sizeof words,
                     seat_count(who) > 1 ? _("Known to %s and others") : _("Known to %s"),
                     stage_name(st, seat_first(who)));
        items_add(it, (struct item){.id = item_id("hole", i),
                                    .role = ITEM_PICTURE,
                                    .own = true,
                                    .name = face,
                                    .value = who ? words : NULL,
                                    .readable = true,
                                    .bounds = poker_own_spot(st, i)});
    }
    if (names_hand(k))
        items_add(it, (struct item){.id = item_id("makes", 0),
                                    .role = ITEM_PICTURE,
                                    .own = true,
                                    .name = _("Hand"),
                                    .value = k->own_words,
                                    .about = k->own_words,
                                    .readable = true,
                                    .bounds = k->at.hand_name,
                                    .radius = ui_px(&st->ui, 8)});
    if (st->covered || st->peeking)
        items_add(
            it,
            (struct item){
                .id = item_id("peek", 0),
                .role = ITEM_BUTTON,
                .name = st->peeking ? _("Hide") : _("Look"),
                .action = STAGE_PEEK,
                .key = KEY_SPACE /* looks and puts down, and never decides */,
                .pad = PAD_BACK,
                .bounds = k->at.peek,
                .first = !st->peeking,
                .sound = "",
                .why_not = st->mine ? NULL : _("You can only look at your cards on your turn."),
                .skip = !st->mine && !st->peeking,
                .about = st->peeking ? _("Turns the cards face down again.")
                                     : _("Turns your cards face up. Everyone else, look away.")});
}
