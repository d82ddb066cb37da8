/* What happens at the duel when something is pressed. */
#include "ace_controls.h"

#include "check.h"
#include "i18n.h"

static void give_up_pressed(struct stage *st)
{
    const bool hope = ace_last_hope(&st->rules, &st->shown.b);
    stage_ask(st, action_of(st->me, ACE_YIELD, 0),
              (struct stage_question){
                  .heading = _("Give up this run?"),
                  .text = hope ? _("A bonus can still save you. Giving up ends the run for good.")
                               : _("No bonus can save you any more. Giving up ends the run."),
                  .no = C_("step", "Continue"),
                  .yes = _("Give up")});
}

static void card_pressed(struct stage *st, int index)
{
    CARRE_ASSERT(index >= 0);
    struct ace_state *k = look(st);
    struct picks *p = ace_picks(st);
    const int n = p->n;
    if (k->ask.zone == ZONE_NONE)
        return;
    const card c = ace_held(st, k->ask.zone, k->ask.zone2, index);
    if (c == CARD_NONE)
        return;
    if (p->n >= k->ask.most && k->ask.most > 1 && !picks_has(p, c)) {
        stage_tell(st, i18n_plural("You can only choose one card.",
                                   "You can’t choose any more cards.", (unsigned long)k->ask.most));
        return;
    }
    const int at = picks_place(p, c);
    if (at >= 0) /* each that stays keeps its direction */
        k->ups = (uint8_t)((k->ups & ((1 << at) - 1)) | (k->ups >> (at + 1) << at));
    picks_flip(p, c, k->ask.most);
    k->which = 0;
    if (p->n > n || (k->ask.most == 1 && p->n))
        stage_sound_step(st, "cards/select", p->n);
    else
        stage_sound(st, "cards/deselect");
}

/* A row of the ladder: the cards of the best claim of its kind, claimed as that. Where a shot takes
 * five, the ones beside are those that the rules would throw in; any of them may be changed. */
static void row_pressed(struct stage *st, int kind)
{
    struct ace_state *k = look(st);
    card held[ACE_CARDS_MOST];
    struct ace_scored best;
    const int n = ace_cards(&st->shown.b, st->me, held);
    struct action whole = action_of(st->me, ACE_SHOOT, 0);
    whole.amount = kind;
    if (!ace_claim_best(&k->ladder.aim, held, n, kind, &best))
        return;
    uint64_t cards = best.claim.cards;
    if (ace_difficulty(&st->rules) != ACE_EASY &&
        rules_check(&st->rules, &st->shown.b, &whole) == REASON_OK)
        for (int i = 0; i < whole.n; i++)
            cards |= (uint64_t)1 << whole.pick[i];
    k->aimed.n = 0;
    for (int i = 0; i < n; i++)
        if (cards >> i & 1)
            picks_flip(&k->aimed, held[i], PICKS);
    k->which = 0;
    ace_aiming(st);
    while (k->which < k->preview.n - 1 && k->preview.list[k->which].claim.kind != kind)
        k->which++;
    stage_sound_step(st, "cards/select", k->aimed.n);
}

void ace_reset_mode(struct stage *st)
{
    struct ace_state *k = look(st);
    k->mode = MODE_AIM;
    k->picked.n = 0;
    k->amount = -1;
    k->ups = 0;
    k->scroll = 0;
}

static void primary_pressed(struct stage *st)
{
    struct ace_state *k = look(st);
    if (k->primary_why) {
        stage_tell(st, k->primary_why);
        return;
    }
    k->ponder.pressed = 0;
    stage_act(st, k->primary);
    /* a card may come back with the next scene: then it is not chosen */
    if (k->primary.kind == ACE_SHOOT || k->primary.kind == ACE_JAM)
        k->aimed.n = 0;
    ace_reset_mode(st);
}

/* Laid out as it would be used: the cards that help most where help is wanted; else those that
 * are chosen for the shot are most likely meant. */
static void open_bonus(struct stage *st, const struct choice *c, int slot)
{
    struct ace_state *k = look(st);
    struct ace_promise p;
    k->mode = c->kind == ACE_USE ? MODE_USE : MODE_ARM;
    k->slot = slot;
    k->amount = c->kind == ACE_ARM && c->max == 0 ? 0 : -1;
    if (st->assist && ace_promise_best(&st->rules, &st->shown.b, st->me, slot, &p) && p.action.n)
        ace_lay_out(st, &p.action);
    else if (c->kind == ACE_ARM && k->aimed.n && k->aimed.n <= c->pick_max)
        k->picked = k->aimed;
    if (k->picked.n && items_device(st->items) != DEVICE_TOUCH && !st->overheard)
        items_focus_on(st->items, item_id("primary", 0));
}

/* Armed where the focus is: the next press of what activates shoots, or, with no cards chosen, is
 * in the hand. It would disarm what was just armed. */
static void go_on_from(struct stage *st, int slot)
{
    const struct ace_state *k = look(st);
    const struct item *f = items_focus(st->items);
    int order[ACE_CARDS_MOST];
    const int zone = ACE_HAND + st->me, n = ace_hand_order(st, &st->shown, order);
    if (!f || f->id != item_id("bonus", slot) || st->overheard)
        return;
    if (k->aimed.n || n == 0)
        items_focus_on(st->items, item_id("primary", 0));
    else
        items_focus_on(st->items, item_id("card", (int)board_face(&st->shown.b, zone, order[0])));
}

/* One law for all hands: the first press looks, one more of the same does it, as the main button
 * does. What is armed is disarmed at once. */
static void bonus_pressed(struct stage *st, int slot)
{
    CARRE_ASSERT(slot >= 0);
    struct ace_state *k = look(st);
    const struct ace_enemy *e = ace_slot(st, slot);
    if (!e)
        return;
    if (ace_armed(&st->shown.b, slot)) {
        k->ponder.pressed = 0;
        ace_reset_mode(st);
        stage_act(st, action_of(st->me, ACE_DISARM, slot));
        return;
    }
    if (k->ponder.pressed == slot + 1 ||
        ((k->mode == MODE_ARM || k->mode == MODE_USE) && k->slot == slot)) {
        const bool arms = !ace_bonus_now(e);
        primary_pressed(st);
        if (arms)
            go_on_from(st, slot);
        return;
    }
    ace_reset_mode(st);
    k->ponder.pressed = 0;
    const struct choice *c = stage_choice(st, ace_bonus_now(e) ? ACE_USE : ACE_ARM, slot);
    if (c && c->pick_max)
        open_bonus(st, c, slot);
    else
        ace_ponder_press(st, slot);
}

static void discard_pressed(struct stage *st)
{
    struct ace_state *k = look(st);
    struct action a = action_of(st->me, ACE_DISCARD_DRAW, 0);
    ace_write_picks(st, &a, &k->aimed, ACE_HAND + st->me, ace_two(st) ? ACE_SHARED : ZONE_NONE,
                    false);
    const char *why = stage_refusal(st, &a);
    if (why)
        stage_tell(st, why);
    else
        stage_act(st, a);
    if (!why)
        k->aimed.n = 0;
}

static void open_panel(struct stage *st, enum ace_mode mode)
{
    struct ace_state *k = look(st);
    const enum ace_mode was = k->mode;
    ace_reset_mode(st);
    if (was == mode)
        return;
    k->mode = mode;
    /* the latest lines first; kept within bounds when drawn */
    k->scroll = mode == MODE_HISTORY ? 1e6F : 0;
}

static void pressed(struct stage *st, const struct item_event *n)
{
    struct ace_state *k = look(st);
    k->ponder.aside = n->action != DO_BONUS;
    if (n->action != DO_BONUS && n->action != DO_PRIMARY)
        k->ponder.pressed = 0;
    switch ((enum ace_do)n->action) {
    case DO_CARD: card_pressed(st, n->arg); break;
    case DO_PRIMARY: primary_pressed(st); break;
    case DO_DISCARD: discard_pressed(st); break;
    case DO_GIVE_UP: give_up_pressed(st); break;
    case DO_RENEW: stage_act(st, action_of(st->me, ACE_RENEW, 0)); break;
    case DO_SORT: st->order = (st->order + 1) % 3; break;
    case DO_CLAIMS: open_panel(st, MODE_CLAIMS); break;
    case DO_SUM: open_panel(st, MODE_SUM); break;
    case DO_CLAIM:
        k->which = n->arg;
        ace_reset_mode(st);
        break;
    case DO_BONUS: bonus_pressed(st, n->arg); break;
    case DO_LOOK: open_panel(st, MODE_LOOK); break;
    case DO_HISTORY: open_panel(st, MODE_HISTORY); break;
    case DO_SEEN: open_panel(st, MODE_SEEN); break;
    case DO_CLOSE: ace_reset_mode(st); break;
    case DO_AMOUNT: k->amount = n->arg; break;
    case DO_STEP_CARD: k->ups ^= (uint8_t)(1 << n->arg); break;
    case DO_SAY:
        k->speaker = n->arg;
        open_panel(st, MODE_HINT);
        break;
    case DO_HINT:
        ace_hint_pressed(st, n->arg);
        ace_reset_mode(st);
        break;
    case DO_CLEAR: k->aimed.n = 0; break;
    case DO_ROW: row_pressed(st, n->arg); break;
    case DO_READ:
    case DO_GO_ON:
    case DO_PRACTISE:
    case DO_DISARM: break;
    }
    ace_aiming(st);
}

void ace_input(struct stage *st, const struct item_event *n)
{
    struct ace_state *k = look(st);
    if (n->kind == ITEM_EVENT_FOCUS) {
        k->ponder.aside = false;
        k->ponder.pressed = 0;
    }
    if (n->kind == ITEM_EVENT_ACTIVATED)
        pressed(st, n);
    else if (n->kind == ITEM_EVENT_BACK && k->mode != MODE_AIM)
        ace_reset_mode(st);
    else if (n->kind == ITEM_EVENT_BACK && k->ponder.pressed)
        k->ponder.pressed = 0;
    else if (n->kind == ITEM_EVENT_BACK && st->peeking)
        st->wish.command = STAGE_PEEK;
    else if (stage_pressed(st, n))
        return;
    else if (n->kind == ITEM_EVENT_KEY && n->key == KEY_BACKSPACE)
        k->aimed.n = 0;
    else if (n->kind == ITEM_EVENT_FOCUS && n->action == DO_CLAIM)
        ace_claim_focused(st, n->arg);
    else if (n->kind == ITEM_EVENT_SCROLL && ace_panel_open(st))
        k->scroll -= n->wheel * ui_letters(&st->ui, 60) + n->drag;
}
