/* What can be pressed at the duel (ace_input.c: what happens then). */
#include "controls.h"

#include "check.h"
#include "ace_controls.h"
#include "ace_count.h"
#include "ace_moments.h"
#include "ace_things.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

static void add_top(struct stage *st, struct items *it)
{
    static const struct {
        const char *name;
        int action;
        enum key key;
        const char *about;
    } top[] = {{N_("Rules"), STAGE_RULES, KEY_NONE,
                N_("The rules, page by page. F1 explains whatever is selected, or opens the rules "
                   "if nothing is.")},
               {N_("Settings"), STAGE_SETTINGS, KEY_F2,
                N_("Language, text, sound, pace and help. The game is paused.")},
               {N_("Menu"), STAGE_MENU, KEY_NONE, N_("Pauses the game and opens the menu.")}};
    for (int i = 0; i < 3; i++)
        items_add(
            it, (struct item){.id = item_id("top", i),
                              .role = ITEM_BUTTON,
                              .name = _(top[i].name),
                              .action = top[i].action,
                              .key = top[i].key,
                              .bounds = rect_column(look(st)->at.buttons, i, 3, ui_px(&st->ui, 8)),
                              .sound = "ui/open",
                              .about = _(top[i].about),
                              .asked = true});
}

static void add_readables(struct stage *st, struct items *it)
{
    struct ace_state *k = look(st);
    const struct board *b = &st->shown.b;
    const struct ace_enemy *e = ace_enemy_now(&st->rules, b);
    char words[900], value[120];
    if (e) {
        ace_poster_words(st, e, words, sizeof words);
        snprintf(value, sizeof value,
                 i18n_plural("%d hit point", "%d hit points", (unsigned long)b->num[ACE_HP]),
                 b->num[ACE_HP]);
        items_add(it, (struct item){.id = item_id("poster", 0),
                                    .role = ITEM_PICTURE,
                                    .name = _(e->name),
                                    .value = value,
                                    .about = words,
                                    .readable = true,
                                    .bounds = k->at.poster});
    }
    snprintf(value, sizeof value, _("Duel %d of %d"), b->num[ACE_MARKER], ACE_DUELS);
    items_add(
        it, (struct item){.id = item_id("trail", 0),
                          .role = ITEM_PICTURE,
                          .name = value,
                          .readable = true,
                          .bounds = k->at.trail,
                          .about = _("Twelve duels in four scenes. Dots are Minions, horned spades "
                                     "are Acolytes, and the red spade is Lord Overkill.")});
    if (ace_panel_open(st)) /* it lies over the gun */
        return;
    snprintf(value, sizeof value, _("%d of %d"), b->num[ACE_BULLETS], b->num[ACE_BULLETS_MAX]);
    struct rect top = k->at.gun, low = k->at.gun;
    if (k->at.row_gun) {
        top = ace_gun_row(st, 0);
        low = ace_gun_row(st, 1);
    } else {
        top.h *= 0.74F;
        low.y += top.h;
        low.h -= top.h;
    }
    items_add(it, (struct item){.id = item_id("gun", 0),
                                .role = ITEM_PICTURE,
                                .name = _("Bullets"),
                                .value = value,
                                .readable = true,
                                .bounds = top,
                                .about = _("Each shot that doesn’t kill costs a bullet. When all "
                                           "your bullets are gone, you lose the run.")});
    snprintf(value, sizeof value, _("%d of %d"), b->num[ACE_RELOADS], b->num[ACE_RELOADS_MAX]);
    items_add(
        it, (struct item){
                .id = item_id("gun", 1),
                .role = ITEM_PICTURE,
                .name = _("Reloads"),
                .value = value,
                .readable = true,
                .bounds = low,
                .about = _("Spend a reload to discard and draw, or to reshuffle the draw pile.")});
}

static void add_count(struct stage *st, struct items *it)
{
    struct ace_state *k = look(st);
    const struct preview *p = &k->preview;
    char value[200] = "";
    if (p->n && st->suspense)
        snprintf(value, sizeof value, "%s", ace_kind_name(p->list[p->which].claim.kind));
    else if (p->n)
        snprintf(value, sizeof value,
                 i18n_plural("%s, %d damage", "%s, %d damage", (unsigned long)p->damage),
                 ace_kind_name(p->list[p->which].claim.kind), p->damage);
    const bool some = p->n > 1;
    /* With nothing to choose from it is there to be read: what stands in it is not covered by a
     * reason that nobody asked for. */
    struct rect head = k->at.count;
    head.h = fmaxf(ui_px(&st->ui, 74), ui_least(&st->ui) * 1.9F);
    struct rect row;
    const bool hides = ace_sum_hides(st, &row);
    if (hides)
        items_add(it, (struct item){.id = item_id("sum", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("Full breakdown"),
                                    .bounds = row,
                                    .action = DO_SUM,
                                    .key = (enum key)'M',
                                    .sound = "ui/open",
                                    .about = _("The damage, step by step.")});
    items_add(it, (struct item){
                      .id = item_id("count", 0),
                      .role = ITEM_BUTTON,
                      .name = _("Claims"),
                      .value = value,
                      .bounds = !some   ? head
                                : hides ? ace_count_claims(st)
                                        : k->at.count,
                      .action = DO_CLAIMS,
                      .skip = !some,
                      .key = (enum key)'C',
                      .pad = PAD_RIGHT_SHOULDER,
                      .sound = "ui/open",
                      .about = _("What you claim with the chosen cards, and how the damage adds "
                                 "up. Another claim may deal more."),
                      .why_not = some   ? NULL
                                 : p->n ? _("These cards make no other poker hand.")
                                        : _("Choose cards to see what you can claim with them.")});
    if (some)
        return;
    struct strbuf words = STRBUF_EMPTY;
    strbuf_add(&words, value);
    if (!p->n)
        ace_ladder_words(st, &words);
    if (!ace_count_is_rows(st))
        items_add(
            it, (struct item){.id = item_id("read", 0),
                              .role = ITEM_PICTURE,
                              .name = p->n ? _("Damage") : _("Poker hands"),
                              .value = strbuf_text(&words),
                              .readable = true,
                              .bounds = head,
                              .about = p->n ? _("What you claim with the chosen cards, and how the "
                                                "damage adds up. Another claim may deal more.")
                                            : _("Each poker hand’s base damage, and the most you "
                                                "can deal with it from the cards you hold.")});
    strbuf_free(&words);
    ace_count_rest_items(st, it);
}

/* `index` as in the picks: the hand, then the shared row. */
static const char *why_no_card(struct stage *st, int index)
{
    const struct ace_state *k = look(st);
    const bool shared = index >= board_count(&st->shown.b, ACE_HAND + st->me);
    if (st->covered)
        return _("Look at your cards first.");
    if (k->ask.zone != ACE_HAND + st->me)
        return !(st->shown.b.waiting & seat_bit(st->me))
                   ? ace_not_your_turn(st)
                   : _("You can’t choose cards from your hand right now.");
    if (shared && k->ask.zone2 != ACE_SHARED)
        return _("You can’t choose shared cards right now.");
    if (index < 64 && !(k->ask.among >> index & 1))
        return _(rules_reason_text(st->rules.game, ACE_JOKER_STAYS));
    return NULL;
}

static void add_card(struct stage *st, struct items *it, card c, int index, int place,
                     struct rect bounds)
{
    CARRE_ASSERT(index >= 0 && c != CARD_NONE);
    struct ace_state *k = look(st);
    const struct picks *p = ace_picks(st);
    char name[FACE_NAME];
    const bool chosen = picks_has(p, c);
    face_name(st, c, name);
    const bool in = p == &k->aimed && chosen && k->preview.n;
    bool beside = in;
    for (int m = 0; in && m < k->preview.ncards; m++)
        if (k->preview.cards[m] == c && (k->preview.list[k->preview.which].claim.cards >> m & 1))
            beside = false;
    if (look(st)->at.short_panel) { /* there to be compared with what is picked from */
        items_add(it, (struct item){.id = item_id("card", (int)c),
                                    .role = ITEM_CARD,
                                    .own = true,
                                    .name = name,
                                    .bounds = bounds,
                                    .why_not = why_no_card(st, index)});
        return;
    }
    struct strbuf help = STRBUF_EMPTY;
    ace_card_help(st, c, &help);
    items_add(it, (struct item){.id = item_id("card", (int)c),
                                .role = ITEM_CARD,
                                .own = true,
                                .name = name,
                                .chosen = chosen,
                                .first = place == 0 && !st->peeking,
                                .about = strbuf_text(&help),
                                .asked = true,
                                .value = !chosen  ? ace_is_void(st, c)
                                                        ? _("can’t be part of a poker hand")
                                                        : NULL
                                         : beside ? _("chosen, spare")
                                                  : _("chosen"),
                                .bounds = bounds,
                                .action = DO_CARD,
                                .arg = index,
                                .sound = "",
                                .key = place < 9    ? (enum key)('1' + place)
                                       : place == 9 ? (enum key)'0'
                                                    : KEY_NONE,
                                .why_not = why_no_card(st, index)});
    strbuf_free(&help);
}

static void add_hand(struct stage *st, struct items *it)
{
    const int zone = ACE_HAND + st->me,
              shared = ace_two(st) ? board_count(&st->shown.b, ACE_SHARED) : 0;
    int order[ACE_CARDS_MOST];
    const int n = ace_hand_order(st, &st->shown, order);
    const struct picks *p = ace_picks(st);
    for (int i = 0; i < n && ace_sees_hand(st); i++) {
        const card c = board_face(&st->shown.b, zone, order[i]);
        add_card(st, it, c, order[i], i, ace_hand_spot(st, i, n, picks_has(p, c)));
    }
    for (int i = 0; i < shared; i++) {
        const card c = board_face(&st->shown.b, ACE_SHARED, i);
        add_card(st, it, c, board_count(&st->shown.b, zone) + i, n + i,
                 ace_shared_spot(st, i, shared, picks_has(p, c)));
    }
}

/* Giving up stands far from what is pressed in passing, never has the focus unasked, and asks. */
static void add_give_up(struct stage *st, struct items *it, const char *why_not)
{
    items_add(it, (struct item){.id = item_id("give-up", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Give up"),
                                .action = DO_GIVE_UP,
                                .aside = true,
                                .key = (enum key)'G',
                                .bounds = look(st)->at.third,
                                .why_not = why_not    ? why_not
                                           : st->mine ? NULL
                                                      : ace_not_your_turn(st),
                                .sound = "ui/open",
                                .about = _("Ends the run. You’ll be asked to confirm.")});
}

static void add_actions(struct stage *st, struct items *it)
{
    struct ace_state *k = look(st);
    const bool moment = ace_moment_on(st);
    const struct choice *discard = stage_choice(st, ACE_DISCARD_DRAW, -1),
                        *renew = stage_choice(st, ACE_RENEW, -1);
    const char *later = _("Finish the current choice first.");
    const bool other = k->mode == MODE_ARM || k->mode == MODE_USE;
    /* Where Look stands in its place the shot keeps its key, which says why not: that key never
     * looks, and the key that looks never shoots. */
    struct strbuf comes = STRBUF_EMPTY;
    ace_chosen_words(st, &comes);
    items_add(it, (struct item){.id = item_id("primary", 0),
                                .role = ITEM_BUTTON,
                                .name = ace_primary_label(st),
                                .value = comes.length ? strbuf_text(&comes) : NULL,
                                .action = DO_PRIMARY,
                                .arg = k->primary.kind << 8 | k->primary.about,
                                .skip = st->covered,
                                .key = moment ? KEY_NONE : KEY_SPACE,
                                .pad = PAD_X,
                                .bounds = k->at.primary,
                                .why_not = k->primary_why,
                                .sound = "",
                                .about = ace_primary_help(st),
                                .asked = true});
    strbuf_free(&comes);
    if (st->covered || st->peeking)
        items_add(it, (struct item){
                          .id = item_id("peek", 0),
                          .role = ITEM_BUTTON,
                          .name = st->peeking ? _("Hide") : _("Look"),
                          .action = STAGE_PEEK,
                          .key = (enum key)'L',
                          .pad = PAD_BACK,
                          .bounds = st->peeking ? k->at.put_down : k->at.primary,
                          .first = !st->peeking,
                          .sound = "",
                          .why_not = st->mine || st->peeking ? NULL : ace_not_your_turn(st),
                          .about = st->peeking
                                       ? _("Turns the cards face down again.")
                                       : _("Turns your cards face up. Everyone else, look away.")});
    if (st->covered)
        later = _("Look at your cards first.");
    else if (!(st->shown.b.waiting & seat_bit(st->me)))
        later = ace_not_your_turn(st);
    else if (!other && !stage_caught_up(st))
        later = _("The next cards are still being dealt.");
    const char *why = other || st->covered ? later : stage_why_not(st, discard, later);
    if (!why && !k->aimed.n)
        why = _("First choose the cards to discard.");
    struct strbuf odds = STRBUF_EMPTY;
    if (!why)
        ace_odds_words(st, &odds);
    /* what was begun can be left, in the place of what can't be done meanwhile */
    if (other)
        items_add(it, (struct item){.id = item_id("cancel", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("Cancel"),
                                    .action = DO_CLOSE,
                                    .key = KEY_ESCAPE,
                                    .pad = PAD_B,
                                    .bounds = k->at.second,
                                    .sound = "ui/back"});
    else
        items_add(
            it, (struct item){
                    .id = item_id("second", 0),
                    .role = ITEM_BUTTON,
                    .name = _("Discard and draw"),
                    .action = DO_DISCARD,
                    .key = (enum key)'D',
                    .pad = PAD_Y,
                    .bounds = k->at.second,
                    .why_not = why,
                    .sound = "",
                    .value = odds.length ? strbuf_text(&odds) : NULL,
                    .about =
                        _("Costs a reload: discards the chosen cards and draws the same number.")});
    strbuf_free(&odds);
    if (st->shown.b.phase == ACE_PHASE_LAST) {
        add_give_up(st, it, st->covered ? later : NULL);
        return;
    }
    items_add(it, (struct item){
                      .id = item_id("third", 0),
                      .role = ITEM_BUTTON,
                      .name = _("Reshuffle"),
                      .action = DO_RENEW,
                      .key = (enum key)'R',
                      .pad = PAD_LEFT_TRIGGER,
                      .bounds = k->at.third,
                      .why_not = other || st->covered ? later : stage_why_not(st, renew, later),
                      .sound = "",
                      .about = _("Costs a reload: shuffles the discard pile into the draw pile.")});
}

/* Who has the focus before the list is made anew. */
void ace_remember_focus(struct stage *st, const struct items *it)
{
    struct ace_state *k = look(st);
    const struct item *f = items_focus(it);
    k->focus = f ? f->id : 0;
    k->focus_does = f ? f->action : 0;
    k->focus_at = 0;
    for (int i = 0; f && i < items_count(it) && items_at(it, i)->id != f->id; i++)
        k->focus_at += items_at(it, i)->action == f->action;
}

/* While nothing could be chosen the focus waited at the trail of duels: with the cards it comes
 * back. */
static bool give_back(struct stage *st, struct items *it)
{
    struct ace_state *k = look(st);
    k->lent = k->lent && k->focus == item_id("trail", 0);
    for (int i = 0; k->lent && i < items_count(it); i++) {
        const struct item *e = items_at(it, i);
        if (e->action == DO_CARD && !e->why_not) {
            k->lent = false;
            items_focus_on(it, e->id);
            return true;
        }
    }
    return false;
}

/* When the one who had it has gone: for a card another card, from a panel the control that opened
 * it, and in a panel that opens its first. The nearest would often be a button that nobody asked
 * for. */
static void hand_focus_on(struct stage *st, struct items *it)
{
    struct ace_state *k = look(st);
    uint32_t heir = 0;
    int at = 0;
    if (st->covered || give_back(st, it)) /* a hand that is down is looked at first */
        return;
    const struct item *still = items_get(it, k->focus);
    /* what lies over the table for a while (a lesson) comes later */
    if (k->focus && (still ? still->action == k->focus_does : k->focus_does >= 10 * STAGE_OWN))
        return;
    if (k->focus_does == DO_AMOUNT || k->focus_does == DO_STEP_CARD)
        heir = item_id("bonus", k->slot);
    else if (k->focus_does == DO_CLAIM)
        heir = item_id("count", 0);
    const bool panel = ace_panel_open(st), known = heir && items_get(it, heir);
    for (int i = 0; !known && i < items_count(it); i++) {
        const struct item *e = items_at(it, i);
        /* a card that will be asked for when all is shown */
        if (panel ? e->first
                  : e->action == DO_CARD && (!e->why_not || (k->focus && !st->here)) &&
                        at++ <= k->focus_at)
            heir = e->id;
    }
    if (!k->focus && (heir || panel)) /* a new list has a first of its own */
        return;
    if (!heir && !panel) {
        /* it can always be read, and a press on it does nothing */
        heir = item_id("trail", 0);
        k->lent = true;
    }
    if (heir)
        items_focus_on(it, heir);
}

static void all_items(struct stage *st, struct items *it)
{
    add_top(st, it);
    add_readables(st, it);
    if (ace_panel_open(st))
        ace_panel_items(st, it);
    else
        add_count(st, it);
    if (look(st)->mode == MODE_ARM)
        ace_panel_items(st, it);
    if (!ace_panel_open(st) || look(st)->at.short_panel) {
        if (!st->watched)
            ace_header_items(st, it);
        add_hand(st, it);
    }
    ace_column_items(st, it);
    if (ace_two(st))
        ace_two_items(st, it);
    if (!st->watched)
        add_actions(st, it);
    if (ace_moment_on(st))
        controls_go_on(it, DO_GO_ON, rect_make(0, 0, st->ui.w, st->ui.h));
}

void ace_items(struct stage *st, struct items *it)
{
    all_items(st, it);
    hand_focus_on(st, it);
}
