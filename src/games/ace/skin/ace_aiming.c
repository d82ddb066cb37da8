/* What is chosen and what follows from it: whom a pressed card belongs to, the shot as it would be,
 * what the main button does. */
#include "ace_controls.h"
#include "ace_count.h"
#include "ace_things.h"

#include "check.h"
#include "i18n.h"

#include <stdio.h>
#include <string.h>

bool picks_has(const struct picks *p, card c) { return picks_place(p, c) >= 0; }

int picks_place(const struct picks *p, card c)
{
    for (int i = 0; i < p->n; i++)
        if (p->c[i] == c)
            return i;
    return -1;
}

void picks_flip(struct picks *p, card c, int most)
{
    CARRE_ASSERT(most >= 0);
    int at = picks_place(p, c);
    if (at >= 0) {
        memmove(&p->c[at], &p->c[at + 1], (size_t)(p->n - at - 1));
        p->n--;
        return;
    }
    if (most == 1)
        p->n = 0;
    if (p->n < PICKS && p->n < most)
        p->c[p->n++] = c;
}

const struct ace_enemy *ace_slot(const struct stage *st, int slot)
{
    return ace_bonus(&st->rules, &st->shown.b, slot);
}

const struct ace_effect *ace_picking(const struct ace_enemy *bonus)
{
    for (int i = 0; bonus && i < bonus->nbonuses; i++)
        if (ace_effect_picks(&bonus->bonus[i]))
            return &bonus->bonus[i];
    return NULL;
}

struct picks *ace_picks(struct stage *st)
{
    struct ace_state *k = look(st);
    return k->mode == MODE_ARM || k->mode == MODE_USE || st->shown.b.phase != ACE_PHASE_AIM
               ? &k->picked
               : &k->aimed;
}

/* A panel with things of its own lies over the middle. */
bool ace_panel_open(const struct stage *st)
{
    const struct ace_state *k = look(st);
    const uint8_t phase = st->shown.b.phase;
    if (k->mode == MODE_LOOK || k->mode == MODE_CLAIMS || k->mode == MODE_SUM ||
        k->mode == MODE_HISTORY || k->mode == MODE_HINT || k->mode == MODE_SEEN)
        return true;
    if (k->mode == MODE_USE && k->ask.zone == ACE_DISCARD)
        return true;
    /* what a bonus shows is its player's alone (AS-58) */
    if (!ace_sees_hand(st) || !(st->shown.b.waiting & seat_bit(st->me)))
        return false;
    return k->mode == MODE_AIM &&
           (phase == ACE_PHASE_ARRANGE || phase == ACE_PHASE_PICK || phase == ACE_PHASE_RECALL);
}

bool ace_panel_picks(const struct stage *st)
{
    return ace_panel_open(st) && (look(st)->mode == MODE_AIM || look(st)->mode == MODE_USE);
}

static struct asked asked_of(const struct choice *c)
{
    if (!c)
        return (struct asked){.zone = ZONE_NONE, .zone2 = ZONE_NONE};
    return (struct asked){.kind = c->kind,
                          .about = c->about,
                          .zone = c->zone,
                          .zone2 = c->zone2,
                          .least = c->pick_min,
                          .most = c->pick_max,
                          .among = c->among};
}

/* Picks of cards that have gone are forgotten. */
static void weed(const struct stage *st, struct picks *p, int zone, int zone2)
{
    for (int i = p->n - 1; i >= 0; i--)
        if (zone == ZONE_NONE ||
            (board_find(&st->shown.b, zone, p->c[i]) < 0 &&
             (zone2 == ZONE_NONE || board_find(&st->shown.b, zone2, p->c[i]) < 0)))
            picks_flip(p, p->c[i], PICKS);
}

static const struct choice *asking_choice(const struct stage *st)
{
    const struct ace_state *k = look(st);
    if (k->mode == MODE_ARM)
        return stage_choice(st, ACE_ARM, k->slot);
    if (k->mode == MODE_USE)
        return stage_choice(st, ACE_USE, k->slot);
    switch (st->shown.b.phase) {
    case ACE_PHASE_TRIM: return stage_choice(st, ACE_TRIM, -1);
    case ACE_PHASE_ARRANGE: return stage_choice(st, ACE_ARRANGE, -1);
    case ACE_PHASE_PICK:
    case ACE_PHASE_RECALL: return stage_choice(st, ACE_TAKE, -1);
    case ACE_PHASE_CYCLE: return stage_choice(st, ACE_CYCLE, -1);
    default: return NULL;
    }
}

static int shared_zone(const struct stage *st) { return ace_two(st) ? ACE_SHARED : ZONE_NONE; }

static void find_asked(struct stage *st)
{
    struct ace_state *k = look(st);
    const struct choice *c = asking_choice(st);
    if ((k->mode == MODE_ARM || k->mode == MODE_USE) && !c)
        k->mode = MODE_AIM;
    if (c || st->shown.b.phase != ACE_PHASE_AIM) {
        k->ask = asked_of(c);
    } else {
        k->ask = (struct asked){.kind = ACE_SHOOT,
                                .zone = ACE_HAND + st->me,
                                .zone2 = shared_zone(st),
                                .most = PICKS,
                                .among = UINT64_MAX};
        if (!stage_choice(st, ACE_SHOOT, -1))
            k->ask.zone = k->ask.zone2 = ZONE_NONE;
    }
    if (st->covered) /* nothing is picked from a hand that lies face down */
        k->ask.zone = k->ask.zone2 = ZONE_NONE;
    weed(st, &k->aimed, ACE_HAND + st->me, shared_zone(st));
    if (ace_picks(st) == &k->picked)
        weed(st, &k->picked, k->ask.zone, k->ask.zone2);
    else
        k->picked.n = 0;
}

void ace_write_picks(const struct stage *st, struct action *a, const struct picks *p, int zone,
                     int zone2, bool ascending)
{
    a->n = 0;
    for (int i = 0; i < p->n && i < PICKS; i++) {
        int index = zone == ZONE_NONE ? -1 : board_find(&st->shown.b, zone, p->c[i]);
        if (index < 0 && zone2 != ZONE_NONE) {
            index = board_find(&st->shown.b, zone2, p->c[i]);
            index = index < 0 ? -1 : index + board_count(&st->shown.b, zone);
        }
        if (index >= 0) {
            CARRE_ASSERT(a->n < PICKS);
            a->pick[a->n++] = (uint8_t)index;
        }
    }
    for (int i = 1; ascending && i < a->n; i++)
        for (int m = i; m > 0 && a->pick[m - 1] > a->pick[m]; m--) {
            uint8_t swap = a->pick[m];
            a->pick[m] = a->pick[m - 1];
            a->pick[m - 1] = swap;
        }
}

static void find_preview(struct stage *st)
{
    struct ace_state *k = look(st);
    struct preview *p = &k->preview;
    struct action a = action_of(st->me, ACE_SHOOT, 0);
    struct ace_aim aim;
    p->n = p->ncards = p->damage = 0;
    p->steps.n = 0;
    if (st->shown.b.phase != ACE_PHASE_AIM || !board_count(&st->shown.b, ACE_ENEMY) ||
        st->shown.b.over)
        return;
    ace_write_picks(st, &a, &k->aimed, ACE_HAND + st->me, shared_zone(st), true);
    if (!a.n || a.n > ACE_SHOT_CARDS)
        return;
    for (int i = 0; i < a.n; i++)
        p->cards[i] = ace_held(st, ACE_HAND + st->me, shared_zone(st), a.pick[i]);
    p->ncards = a.n;
    ace_aim_read(&aim, &st->rules, &st->shown.b, st->me);
    ace_changed(&aim, p->cards, p->ncards, p->changed);
    p->n = ace_claims(&aim, p->cards, p->ncards, p->list, ACE_CLAIMS);
    if (k->which >= p->n)
        k->which = 0;
    p->which = k->which;
    if (p->n)
        p->damage = ace_damage(&aim, p->cards, p->ncards, &p->list[p->which].claim, &p->steps);
}

/* The jam that is open, unless what is armed makes a shot of the chosen cards: then both are, and
 * the shot is meant. */
static const struct choice *jam_meant(const struct stage *st)
{
    const struct choice *jam = stage_choice(st, ACE_JAM, -1);
    return jam && !jam->refused && !look(st)->preview.n ? jam : NULL;
}

static void aim_primary(struct stage *st)
{
    struct ace_state *k = look(st);
    const struct choice *jam = jam_meant(st);
    if (jam) {
        k->primary = action_of(st->me, ACE_JAM, 0);
        ace_write_picks(st, &k->primary, &k->aimed, ACE_HAND + st->me, shared_zone(st), true);
        if (k->primary.n < jam->pick_min || k->primary.n > jam->pick_max)
            k->primary_why =
                ace_difficulty(&st->rules) == ACE_EASY
                    ? _("The gun jams. Choose the cards to discard.")
                    : _("The gun jams. Choose five cards to discard, or all you have.");
        return;
    }
    k->primary = action_of(st->me, ACE_SHOOT, 1);
    ace_write_picks(st, &k->primary, &k->aimed, ACE_HAND + st->me, shared_zone(st), true);
    const struct choice *shoot = stage_choice(st, ACE_SHOOT, 0);
    k->primary_why = stage_why_not(
        st, shoot, ace_two(st) ? _("It’s not your turn.") : _("Choose your cards first."));
    if (k->primary_why)
        return;
    if (!k->aimed.n) {
        k->primary_why = _("Choose your cards first.");
        return;
    }
    if (!k->preview.n) {
        k->primary_why = k->aimed.n <= ACE_SHOT_CARDS
                             ? _(rules_reason_text(st->rules.game, ACE_NOT_HELD))
                         : ace_difficulty(&st->rules) == ACE_EASY /* fewer would do */
                             ? _("Too many cards for a shot. You can only discard them.")
                             : _(rules_reason_text(st->rules.game, ACE_SHOT_SIZE));
        return;
    }
    k->primary.amount = ace_claim_code(&k->preview.list[k->preview.which].claim);
    k->primary_why = stage_refusal(st, &k->primary);
}

static void arm_primary(struct stage *st)
{
    struct ace_state *k = look(st);
    const struct ace_effect *e = ace_picking(ace_slot(st, k->slot));
    k->primary = action_of(st->me, ACE_ARM, k->slot);
    ace_write_picks(st, &k->primary, &k->picked, k->ask.zone, k->ask.zone2, false);
    if (!k->picked.n) {
        k->primary_why = _("Choose the cards to change.");
        return;
    }
    bool step = e && e->verb == ACE_DO_STEP;
    if (!step && k->amount < 0) {
        k->primary_why =
            e && e->verb == ACE_DO_RECOLOUR ? _("Choose the suit.") : _("Choose the rank.");
        return;
    }
    k->primary.amount = step ? k->ups & ((1 << k->picked.n) - 1) : k->amount;
    k->primary_why = stage_refusal(st, &k->primary);
}

/* A bonus that needs no cards, looked at by a press. */
static void bonus_primary(struct stage *st)
{
    struct ace_state *k = look(st);
    const struct ace_enemy *e = ace_slot(st, k->ponder.pressed - 1);
    k->primary =
        action_of(st->me, e && ace_bonus_now(e) ? ACE_USE : ACE_ARM, k->ponder.pressed - 1);
    k->primary_why = stage_refusal(st, &k->primary);
}

static void other_primary(struct stage *st)
{
    struct ace_state *k = look(st);
    k->primary = action_of(st->me, k->ask.kind, k->ask.about);
    ace_write_picks(st, &k->primary, &k->picked, k->ask.zone, k->ask.zone2, false);
    if (k->picked.n < k->ask.least) {
        snprintf(k->why, sizeof k->why,
                 i18n_plural("Choose %d card.", "Choose %d cards.", (unsigned long)k->ask.least),
                 k->ask.least);
        k->primary_why = k->why;
        return;
    }
    k->primary_why = stage_refusal(st, &k->primary);
}

void ace_aiming(struct stage *st)
{
    struct ace_state *k = look(st);
    ace_take_advice(st);
    find_asked(st);
    find_preview(st);
    if ((k->mode == MODE_SUM || k->mode == MODE_CLAIMS) && !k->preview.n)
        k->mode = MODE_AIM;
    ace_ladder_find(st);
    ace_ponder_find(st);
    ace_odds_find(st);
    k->primary_why = NULL;
    if (st->covered)
        k->primary_why = _("Look at your cards first.");
    else if (!(st->shown.b.waiting & seat_bit(st->me)) || st->shown.b.over)
        k->primary_why = ace_not_your_turn(st);
    else if (k->ponder.pressed)
        bonus_primary(st);
    else if (k->mode == MODE_ARM)
        arm_primary(st);
    else if (k->mode == MODE_USE ||
             (st->shown.b.phase != ACE_PHASE_AIM && st->shown.b.phase != ACE_PHASE_LAST))
        other_primary(st);
    else if (st->shown.b.phase == ACE_PHASE_LAST)
        k->primary_why = _("Out of bullets.");
    else
        aim_primary(st);
}

const char *ace_primary_label(const struct stage *st)
{
    const struct ace_state *k = look(st);
    if (k->mode == MODE_ARM || (k->ponder.pressed && k->primary.kind == ACE_ARM))
        return C_("bonus", "Arm");
    if (k->mode == MODE_USE || k->ponder.pressed)
        return C_("bonus", "Use");
    switch (st->shown.b.phase) {
    case ACE_PHASE_TRIM: return C_("verb", "Discard");
    case ACE_PHASE_ARRANGE: return _("Put back");
    case ACE_PHASE_PICK:
    case ACE_PHASE_RECALL: return C_("verb", "Take");
    case ACE_PHASE_CYCLE: return C_("verb", "Swap");
    default: break;
    }
    return jam_meant(st) ? C_("gun", "Jam") : _("Shoot");
}
