/* kuhn.c - Kuhn poker: three cards, two players, one bet. Small enough that a test walks its whole
 * tree.
 *
 * Each antes 1 and gets one of jack, queen, king. The first checks or bets 1; facing a bet one
 * calls or folds; after a check and a bet the first may still call or fold. The higher card takes
 * the pot. */
#include "kuhn_names.h"

#include "check.h"
#include "game.h"

enum { CHIPS = 2 };

static const struct zone_spec zones[] = {
    {.name = "pile", .id = KUHN_PILE, .pack = 0, .face_down = true},
    {.name = "hand", .id = KUHN_HAND, .per_seat = true, .sorted = true, .pack = 0},
};
static const struct num_spec nums[] = {
    {.name = "stack", .id = KUHN_STACK, .per_seat = true, .kept = 'c'},
    {.name = "pot", .id = KUHN_POT, .kept = 'c'},
};
static const struct pack_spec packs[] = {
    {.name = "cards", .first = CARD_OWN, .last = CARD_OWN + 2, .copies = 1, .zone = KUHN_PILE}};
static const char *const verbs[] = {"check", "bet", "call", "fold", NULL};
static const char *const phases[] = {"open", "checked", "bet", "check-bet", NULL};
static const char *const whys[] = {"",      "deal", "ante", "bet", "call",
                                   "check", "fold", "show", "win", NULL};

static void setup(struct turn *t)
{
    for (int s = 0; s < 2; s++) {
        turn_set(t, KUHN_STACK + s, CHIPS, SEAT_NONE, 0);
        turn_pay(t, KUHN_STACK + s, KUHN_POT, 1, s, KUHN_WHY_ANTE);
    }
    turn_shuffle(t, KUHN_PILE, KUHN_WHY_DEAL);
    for (int s = 0; s < 2; s++)
        turn_draw(t, KUHN_PILE, KUHN_HAND + s, seat_bit(s), s, KUHN_WHY_DEAL);
    turn_wait(t, seat_bit(0), 0);
}

static void choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    (void)r;
    (void)who;
    const bool facing = b->phase == KUHN_BETTED || b->phase == KUHN_CHECK_BET;
    choices_add(out, facing ? KUHN_FOLD : KUHN_CHECK, 0);
    choices_add(out, facing ? KUHN_CALL : KUHN_BET, 0);
}

static void win(struct turn *t, int who)
{
    CARRE_ASSERT(who == 0 || who == 1);
    turn_pay(t, KUHN_POT, KUHN_STACK + who, t->b->num[KUHN_POT], who, KUHN_WHY_WIN);
    turn_end(t, KUHN_WHY_WIN);
}

static void showdown(struct turn *t)
{
    card face[2];
    for (int s = 0; s < 2; s++)
        face[s] = turn_show(t, KUHN_HAND + s, 0, SEAT_ALL, s, KUHN_WHY_SHOW);
    win(t, face[0] < face[1]);
}

static void apply(struct turn *t, const struct action *a)
{
    switch (a->kind) {
    case KUHN_CHECK:
        turn_note(t, KUHN_WHY_CHECK, a->who, 0, 0, 0, 0);
        if (a->who == 1) {
            showdown(t);
        } else {
            turn_phase(t, KUHN_CHECKED);
            turn_wait(t, seat_bit(1), 0);
        }
        return;
    case KUHN_BET:
        turn_pay(t, KUHN_STACK + a->who, KUHN_POT, 1, a->who, KUHN_WHY_BET);
        turn_phase(t, a->who == 0 ? KUHN_BETTED : KUHN_CHECK_BET);
        turn_wait(t, seat_bit(1 - a->who), 0);
        return;
    case KUHN_CALL:
        turn_pay(t, KUHN_STACK + a->who, KUHN_POT, 1, a->who, KUHN_WHY_CALL);
        showdown(t);
        return;
    case KUHN_FOLD:
        turn_note(t, KUHN_WHY_FOLD, a->who, 0, 0, 0, 0);
        win(t, 1 - a->who);
        return;
    }
}

static void score(const struct rules *r, const struct board *b, int32_t *out)
{
    (void)r;
    for (int s = 0; s < 2; s++)
        out[s] = b->num[KUHN_STACK + s] - CHIPS;
}

/* A position is a deal with other cards or stacks, before the first action. */
static void resume(struct turn *t)
{
    for (int s = 0; s < 2; s++)
        if (board_count(t->b, KUHN_HAND + s) != 1 || t->b->num[KUHN_STACK + s] < 1)
            t->broken = true;
}

static const char *face_name(const struct rules *r, card face)
{
    (void)r;
    static const char *const names[] = {"jack", "queen", "king"};
    return face < CARD_OWN + 3 ? names[face - CARD_OWN] : NULL;
}

const struct game kuhn_game = {
    .id = "kuhn",
    .rules_version = 1,
    .title = N_("Kuhn poker"),
    .seats_min = 2,
    .seats_max = 2,
    .verbs = verbs,
    .phases = phases,
    .whys = whys,
    .zones = zones,
    .nzones = sizeof zones / sizeof *zones,
    .nums = nums,
    .nnums = sizeof nums / sizeof *nums,
    .packs = packs,
    .npacks = sizeof packs / sizeof *packs,
    .setup = setup,
    .choices = choices,
    .apply = apply,
    .score = score,
    .face_name = face_name,
    .resume = resume,
};
