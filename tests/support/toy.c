#include "toy.h"

#include "game_specs.h"

static const struct zone_spec zones[] = {
    {.name = "pile", .id = TOY_PILE, .pack = 0, .face_down = true},
    {.name = "hand", .id = TOY_HAND, .per_seat = true, .sorted = true, .pack = 0},
    {.name = "row", .id = TOY_ROW, .pack = 0, .everyone = true},
    {.name = "bag", .id = TOY_BAG, .pack = 1, .everyone = true, .face_down = true},
    {.name = "gems", .id = TOY_GEMS, .per_seat = true, .sorted = true, .pack = 1},
    {.name = "tokens", .id = TOY_TOKENS, .pack = PACK_NONE, .everyone = true},
    {.name = "cellar", .id = TOY_CELLAR, .pack = 0},
};
static const struct num_spec nums[] = {
    {.name = "chips", .id = TOY_CHIPS, .per_seat = true, .kept = 'c'},
    {.name = "pot", .id = TOY_POT, .kept = 'c'},
    {.name = "count", .id = TOY_COUNT},
    {.name = "rolls", .id = TOY_ROLLS},
    {.name = "last", .id = TOY_LAST},
};
static const struct pack_spec packs[] = {
    {.name = "cards", .first = 0, .last = TOY_CARDS - 1, .copies = 1, .zone = TOY_PILE},
    {.name = "gems", .first = TOY_RUBY, .last = TOY_JADE, .copies = 2, .zone = TOY_BAG},
};
static const char *const verbs[] = {"pass", "bet",   "win",  "play",  "gift",  "show",   "peek",
                                    "draw", "dig",   "stir", "gem",   "make",  "unmake", "seal",
                                    "open", "empty", "roll", "fetch", "shout", NULL};
static const char *const phases[] = {"even", "odd", NULL};
static const char *const whys[] = {"", "rule", NULL};
static const char *const modes[] = {"short", "long"};
static const struct option_spec options[] = {
    {.name = "size", .low = -3, .high = 3, .normal = 1},
    {.name = "mode", .low = 0, .high = 1, .normal = 0, .values = modes},
};
static const struct reason_spec reasons[] = {
    {TOY_NO_CHIPS, "no-chips", "There are no chips left."},
    {TOY_UNLUCKY, "unlucky", "Thirteen brings bad luck."},
};

enum { WHY = 1 };

static void ask(struct turn *t)
{
    const int count = t->b->num[TOY_COUNT];
    if (count >= (t->rules->option[TOY_MODE] ? 174 : 25)) {
        turn_end(t, WHY);
        return;
    }
    const int who = count % t->b->nseats, both = count % 7 == 3 ? (who + 1) % t->b->nseats : who;
    turn_phase(t, count % 2);
    turn_wait(t, seat_bit(who) | seat_bit(both), (seatmask)((1 << t->b->nseats) - 1));
}

static void setup(struct turn *t)
{
    turn_shuffle(t, TOY_PILE, WHY);
    turn_shuffle(t, TOY_BAG, WHY);
    for (int s = 0; s < t->b->nseats; s++) {
        turn_set(t, TOY_CHIPS + s, 20 + t->rules->option[TOY_SIZE], SEAT_NONE, 0);
        turn_draw(t, TOY_PILE, TOY_HAND + s, seat_bit(s), s, WHY);
        turn_draw(t, TOY_PILE, TOY_HAND + s, seat_bit(s), s, WHY);
        turn_draw(t, TOY_BAG, TOY_GEMS + s, seat_bit(s), s, WHY);
    }
    turn_draw(t, TOY_PILE, TOY_ROW, SEAT_ALL, SEAT_NONE, WHY);
    ask(t);
}

static struct choice *picking(struct choices *out, int kind, int zone, int zone2, int least,
                              int most, int cards)
{
    struct choice *c = choices_add(out, kind, 0);
    c->zone = (uint8_t)zone;
    c->zone2 = (uint8_t)zone2;
    c->pick_min = (uint8_t)least;
    c->pick_max = (uint8_t)most;
    c->among = ((uint64_t)1 << cards) - 1;
    return c;
}

static void choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    const int hand = board_count(b, TOY_HAND + who), row = board_count(b, TOY_ROW),
              chips = b->num[TOY_CHIPS + who];
    (void)r;
    choices_add(out, TOY_SHOUT, 0);
    if (!seat_in(who, b->waiting))
        return;
    choices_add(out, TOY_PASS, 0);
    struct choice *c = choices_add(out, TOY_BET, 0);
    c->min = 1;
    c->max = chips;
    c->refused = chips ? 0 : TOY_NO_CHIPS;
    choices_add(out, TOY_WIN, 0);
    if (hand + row)
        picking(out, TOY_PLAY, TOY_HAND + who, TOY_ROW, 1, 3, hand + row);
    if (hand) {
        c = picking(out, TOY_GIFT, TOY_HAND + who, ZONE_NONE, 1, 1, hand);
        c->max = b->nseats - 1;
        picking(out, TOY_SHOW, TOY_HAND + who, ZONE_NONE, 1, hand, hand);
    }
    if (board_count(b, TOY_PILE))
        choices_add(out, TOY_PEEK, 0);
    choices_add(out, TOY_DRAW, 0);
    choices_add(out, TOY_DIG, 0);
    choices_add(out, TOY_STIR, 0);
    choices_add(out, TOY_GEM, 0);
    if (board_count(b, TOY_TOKENS) < 8)
        choices_add(out, TOY_MAKE, 0);
    if (board_count(b, TOY_TOKENS))
        choices_add(out, TOY_UNMAKE, 0);
    c = choices_add(out, TOY_SEAL, 0);
    c->min = -6;
    c->max = 20;
    c->step = 2;
    if (b->envelope[who].full)
        choices_add(out, TOY_OPEN, 0);
    choices_add(out, TOY_EMPTY, 0);
    choices_add(out, TOY_ROLL, 0);
    if (board_count(b, TOY_PILE))
        choices_add(out, TOY_FETCH, 0);
}

static int refine(const struct rules *r, const struct board *b, struct action *a)
{
    (void)r;
    (void)b;
    if (a->kind == TOY_BET && a->amount == 13)
        return TOY_UNLUCKY;
    if (a->kind == TOY_SEAL && a->amount == 0)
        a->amount = 2;
    return REASON_OK;
}

/* Cards of the hand to the row, then cards of the row to the hand: from the highest index down, so
 * that the others keep their places. */
static void play(struct turn *t, const struct action *a)
{
    const int hand = board_count(t->b, TOY_HAND + a->who);
    uint64_t picked = 0;
    for (int i = 0; i < a->n; i++)
        picked |= (uint64_t)1 << a->pick[i];
    for (int i = hand - 1; i >= 0; i--)
        if (picked >> i & 1)
            turn_move(t, TOY_HAND + a->who, i, TOY_ROW, SEAT_ALL, a->who, WHY);
    for (int i = 63; i >= hand; i--)
        if (picked >> i & 1)
            turn_move(t, TOY_ROW, i - hand, TOY_HAND + a->who, 0, a->who, WHY);
}

static void stir(struct turn *t, int who)
{
    turn_gather(t, TOY_HAND + who, TOY_PILE, WHY);
    turn_gather(t, TOY_ROW, TOY_PILE, WHY);
    turn_gather(t, TOY_CELLAR, TOY_PILE, WHY);
    turn_shuffle(t, TOY_PILE, WHY);
    turn_draw(t, TOY_PILE, TOY_HAND + who, seat_bit(who), who, WHY);
    turn_draw(t, TOY_PILE, TOY_HAND + who, seat_bit(who), who, WHY);
}

static void apply(struct turn *t, const struct action *a)
{
    const seat who = a->who;
    struct board *b = t->b;
    switch (a->kind) {
    case TOY_PASS: turn_note(t, WHY, who, 1, 2, 0, 3); break;
    case TOY_BET: turn_pay(t, TOY_CHIPS + who, TOY_POT, a->amount, who, WHY); break;
    case TOY_WIN: turn_pay(t, TOY_POT, TOY_CHIPS + who, b->num[TOY_POT], who, WHY); break;
    case TOY_PLAY: play(t, a); break;
    case TOY_GIFT:
        turn_move(t, TOY_HAND + who, a->pick[0], TOY_HAND + a->amount, seat_bit(a->amount), who,
                  WHY);
        break;
    case TOY_SHOW: turn_show(t, TOY_HAND + who, a->pick[0], SEAT_ALL, who, WHY); break;
    case TOY_PEEK:
        turn_show(t, TOY_PILE, board_count(b, TOY_PILE) - 1, seat_bit(who), who, WHY);
        break;
    case TOY_DRAW: turn_draw(t, TOY_PILE, TOY_HAND + who, seat_bit(who), who, WHY); break;
    case TOY_DIG: turn_draw(t, TOY_PILE, TOY_CELLAR, SEAT_NOBODY, who, WHY); break;
    case TOY_STIR: stir(t, who); break;
    case TOY_GEM:
        if (turn_draw(t, TOY_BAG, TOY_GEMS + who, seat_bit(who), who, WHY) == CARD_NONE)
            turn_gather(t, TOY_GEMS + who, TOY_BAG, WHY);
        break;
    case TOY_MAKE: turn_make(t, TOY_TOKEN, TOY_TOKENS, SEAT_ALL, who, WHY); break;
    case TOY_UNMAKE: turn_unmake(t, TOY_TOKENS, 0, who, WHY); break;
    case TOY_SEAL: turn_seal(t, who, a->amount, seat_bit(who), who, WHY); break;
    case TOY_OPEN:
        turn_open(t, who, b->num[TOY_LAST] % 2 ? SEAT_ALL : seat_bit((who + 1) % b->nseats), who,
                  WHY);
        break;
    case TOY_EMPTY: turn_empty(t, (who + 1) % b->nseats, who, WHY); break;
    case TOY_ROLL:
        turn_set(t, TOY_LAST, 1 + turn_chance(t, 64, 0, b->num[TOY_ROLLS], 6, NULL), who, WHY);
        turn_add(t, TOY_ROLLS, 1, who, WHY);
        break;
    case TOY_FETCH: turn_take(t, 3, TOY_ROW, SEAT_ALL, who, WHY); break;
    case TOY_SHOUT: turn_note(t, WHY, who, 0, 0, 0, 0); break;
    }
    turn_add(t, TOY_COUNT, 1, SEAT_NONE, 0);
    ask(t);
}

static void score(const struct rules *r, const struct board *b, int32_t *out)
{
    (void)r;
    for (int s = 0; s < b->nseats; s++)
        out[s] = b->num[TOY_CHIPS + s];
}

static const char *face_name(const struct rules *r, card face)
{
    (void)r;
    return face == TOY_RUBY ? "ruby" : face == TOY_OPAL ? "opal" : face == TOY_JADE ? "jade" : NULL;
}

const struct game toy_game = {
    .id = "toy",
    .rules_version = 7,
    .title = "Toy",
    .seats_min = 1,
    .seats_max = 4,
    GAME_TABLES,
    .setup = setup,
    .choices = choices,
    .apply = apply,
    .score = score,
    .refine = refine,
    .face_name = face_name,
};
