/* draw.c - three-card draw, the game of a newcomer: written from null/, and joined to the program
 * by one line of the list of games. Kept small, and kept here, to prove that this is enough.
 *
 * Everybody in the hand antes one chip and gets three cards. In turn each exchanges up to three of
 * them; then there is one round of betting, with bets of two chips and no raises. The best hand
 * takes the pot; what doesn't divide goes to the first of the winners. Who can't pay ante and bet
 * sits out. */
#include "draw_names.h"

#include "game.h"

static const struct zone_spec zones[] = {
    {.name = "pile", .id = DRAW_PILE, .pack = 0, .face_down = true},
    {.name = "hand", .id = DRAW_HAND, .per_seat = true, .sorted = true, .pack = 0},
    {.name = "away", .id = DRAW_AWAY, .pack = 0, .face_down = true},
};
static const struct num_spec nums[] = {
    {.name = "stack", .id = DRAW_STACK, .per_seat = true, .kept = 'c'},
    {.name = "in", .id = DRAW_IN, .per_seat = true},
    {.name = "pot", .id = DRAW_POT, .kept = 'c'},
    {.name = "first", .id = DRAW_FIRST},
    {.name = "bettor", .id = DRAW_BETTOR},
    {.name = "hands", .id = DRAW_HANDS},
};
static const struct pack_spec packs[] = {
    {.name = "cards", .first = 0, .last = 51, .copies = 1, .zone = DRAW_PILE},
};
static const char *const verbs[] = {"exchange", "check", "bet", "call", "fold", NULL};
static const char *const phases[] = {"drawing", "betting", NULL};
static const char *const whys[] = {"",      "deal", "ante", "exchange", "bet",  "call",
                                   "check", "fold", "show", "win",      "hand", NULL};

static const struct option_spec options[] = {
    {.name = "hands",
     .low = 1,
     .high = 30,
     .normal = 8,
     .label = N_("Hands"),
     .about = N_("How many hands make a game.")},
    {.name = "stack",
     .low = 10,
     .high = 200,
     .normal = 30,
     .label = N_("Starting chips"),
     .about = N_("How many chips each player starts with.")},
};

int draw_worth(const card hand[DRAW_CARDS])
{
    int r[DRAW_CARDS];
    for (int i = 0; i < DRAW_CARDS; i++) {
        int k = i;
        for (; k > 0 && r[k - 1] < card_rank(hand[i]); k--)
            r[k] = r[k - 1];
        r[k] = card_rank(hand[i]);
    }
    const bool low = r[0] == RANK_A && r[1] == RANK_3 && r[2] == RANK_2;
    const bool straight = low || (r[0] == r[1] + 1 && r[1] == r[2] + 1);
    const int suit = card_suit(hand[0]);
    const bool flush = card_suit(hand[1]) == suit && card_suit(hand[2]) == suit;
    if (straight)
        return (flush ? 5 : 3) << 12 | (low ? RANK_3 : r[0]);
    if (r[0] == r[2])
        return 4 << 12 | r[0];
    if (r[0] == r[1] || r[1] == r[2]) /* the pair, then the card beside it */
        return 1 << 12 | r[1] << 4 | (r[0] == r[1] ? r[2] : r[0]);
    return (flush ? 2 : 0) << 12 | r[0] << 8 | r[1] << 4 | r[2];
}

static bool in(const struct board *b, int s) { return b->num[DRAW_IN + s] != 0; }

/* The next in the hand after a seat; the seat itself if it is alone, or nobody is in (a broken
 * turn). */
static int next_in(const struct board *b, int s)
{
    for (int i = 1; i < b->nseats; i++)
        if (in(b, (s + i) % b->nseats))
            return (s + i) % b->nseats;
    return s;
}

static int count_in(const struct board *b)
{
    int n = 0;
    for (int s = 0; s < b->nseats; s++)
        n += in(b, s);
    return n;
}

static void deal(struct turn *t)
{
    struct board *b = t->b;
    int able = 0;
    for (int s = 0; s < b->nseats; s++)
        able += b->num[DRAW_STACK + s] >= DRAW_ANTE + DRAW_BET_SIZE;
    if (able < 2 || b->num[DRAW_HANDS] >= t->rules->option[DRAW_OPTION_HANDS]) {
        turn_end(t, DRAW_WHY_HAND);
        return;
    }
    turn_shuffle(t, DRAW_PILE, DRAW_WHY_DEAL);
    turn_set(t, DRAW_BETTOR, 0, SEAT_NONE, 0);
    for (int s = 0; s < b->nseats; s++) {
        const bool plays = b->num[DRAW_STACK + s] >= DRAW_ANTE + DRAW_BET_SIZE;
        turn_set(t, DRAW_IN + s, plays, s, 0);
        if (plays)
            turn_pay(t, DRAW_STACK + s, DRAW_POT, DRAW_ANTE, s, DRAW_WHY_ANTE);
    }
    for (int i = 0; i < DRAW_CARDS; i++)
        for (int s = 0; s < b->nseats; s++)
            if (in(b, s))
                turn_draw(t, DRAW_PILE, DRAW_HAND + s, seat_bit(s), s, DRAW_WHY_DEAL);
    /* Who acts first goes round with the hands, past those who sit out. */
    const int before = (b->num[DRAW_HANDS] + b->nseats - 1) % b->nseats;
    turn_set(t, DRAW_FIRST, next_in(b, before), SEAT_NONE, 0);
    turn_phase(t, DRAW_DRAWING);
    turn_wait(t, seat_bit(b->num[DRAW_FIRST]), 0);
}

static void setup(struct turn *t)
{
    for (int s = 0; s < t->b->nseats; s++)
        turn_set(t, DRAW_STACK + s, t->rules->option[DRAW_OPTION_STACK], SEAT_NONE, 0);
    deal(t);
}

static void choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    (void)r;
    if (b->phase == DRAW_DRAWING) {
        struct choice *c = choices_add(out, DRAW_EXCHANGE, 0);
        c->zone = (uint8_t)(DRAW_HAND + who);
        c->pick_max = DRAW_CARDS;
        c->among = (1U << DRAW_CARDS) - 1;
    } else {
        const bool facing = b->num[DRAW_BETTOR] != 0;
        choices_add(out, facing ? DRAW_FOLD : DRAW_CHECK, 0);
        choices_add(out, facing ? DRAW_CALL : DRAW_BET, 0);
    }
}

static void hand_over(struct turn *t)
{
    for (int s = 0; s < t->b->nseats; s++) {
        turn_set(t, DRAW_IN + s, 0, s, 0);
        turn_gather(t, DRAW_HAND + s, DRAW_PILE, DRAW_WHY_HAND);
    }
    turn_gather(t, DRAW_AWAY, DRAW_PILE, DRAW_WHY_HAND);
    turn_add(t, DRAW_HANDS, 1, SEAT_NONE, DRAW_WHY_HAND);
    deal(t);
}

/* The pot in equal parts to those who have that much; the first of them, from the first to act on,
 * gets what is left over. */
static void pay(struct turn *t, const int worth[SEATS], int best)
{
    int winners = 0;
    for (int s = 0; s < t->b->nseats; s++)
        winners += in(t->b, s) && worth[s] == best;
    const int32_t pot = t->b->num[DRAW_POT];
    for (int i = 0, odd = pot % winners; i < t->b->nseats; i++) {
        const int s = (t->b->num[DRAW_FIRST] + i) % t->b->nseats;
        if (!in(t->b, s) || worth[s] != best)
            continue;
        turn_pay(t, DRAW_POT, DRAW_STACK + s, pot / winners + odd, s, DRAW_WHY_WIN);
        odd = 0;
    }
    hand_over(t);
}

static void showdown(struct turn *t)
{
    int worth[SEATS] = {0}, best = 0;
    for (int i = 0; i < t->b->nseats; i++) {
        const int s = (t->b->num[DRAW_FIRST] + i) % t->b->nseats;
        card hand[DRAW_CARDS] = {0};
        for (int k = 0; in(t->b, s) && k < DRAW_CARDS; k++)
            turn_show(t, DRAW_HAND + s, k, SEAT_ALL, s, DRAW_WHY_SHOW);
        for (int k = 0; in(t->b, s) && k < DRAW_CARDS; k++)
            hand[k] = board_face(t->b, DRAW_HAND + s, k);
        if (t->broken)
            return;
        worth[s] = in(t->b, s) ? draw_worth(hand) : -1;
        best = worth[s] > best ? worth[s] : best;
    }
    pay(t, worth, best);
}

/* Only one is left: the pot without a look at the cards. */
static void unopposed(struct turn *t)
{
    const int worth[SEATS] = {0};
    pay(t, worth, 0);
}

/* The next, unless everybody has said something: to the bet, or that there is none. */
static void bet_on(struct turn *t, int who)
{
    const int next = next_in(t->b, who), bettor = t->b->num[DRAW_BETTOR] - 1;
    if (count_in(t->b) == 1) {
        unopposed(t);
        return;
    }
    bool all = bettor >= 0 ? next == bettor : next == t->b->num[DRAW_FIRST];
    /* Who was first may have folded: then the round is over with the player who sits behind them.
     */
    for (int s = (who + 1) % t->b->nseats; !all && s != next; s = (s + 1) % t->b->nseats)
        all = s == (bettor >= 0 ? bettor : t->b->num[DRAW_FIRST]);
    if (all)
        showdown(t);
    else
        turn_wait(t, seat_bit(next), 0);
}

static void exchange(struct turn *t, const struct action *a)
{
    uint64_t picked = 0;
    for (int i = 0; i < a->n; i++)
        picked |= (uint64_t)1 << a->pick[i];
    for (int i = DRAW_CARDS - 1; i >= 0; i--)
        if (picked >> i & 1)
            turn_move(t, DRAW_HAND + a->who, i, DRAW_AWAY, 0, a->who, DRAW_WHY_EXCHANGE);
    for (int i = 0; i < a->n; i++)
        turn_draw(t, DRAW_PILE, DRAW_HAND + a->who, seat_bit(a->who), a->who, DRAW_WHY_DEAL);
    turn_note(t, DRAW_WHY_EXCHANGE, a->who, 0, 0, 0, a->n);
    const int next = next_in(t->b, a->who);
    if (next == t->b->num[DRAW_FIRST])
        turn_phase(t, DRAW_BETTING);
    turn_wait(t, seat_bit(next), 0);
}

static void apply(struct turn *t, const struct action *a)
{
    switch (a->kind) {
    case DRAW_EXCHANGE: exchange(t, a); return;
    case DRAW_CHECK: turn_note(t, DRAW_WHY_CHECK, a->who, 0, 0, 0, 0); break;
    case DRAW_BET:
        turn_pay(t, DRAW_STACK + a->who, DRAW_POT, DRAW_BET_SIZE, a->who, DRAW_WHY_BET);
        turn_set(t, DRAW_BETTOR, 1 + a->who, a->who, 0);
        break;
    case DRAW_CALL:
        turn_pay(t, DRAW_STACK + a->who, DRAW_POT, DRAW_BET_SIZE, a->who, DRAW_WHY_CALL);
        break;
    case DRAW_FOLD:
        turn_note(t, DRAW_WHY_FOLD, a->who, 0, 0, 0, 0);
        turn_set(t, DRAW_IN + a->who, 0, a->who, 0);
        break;
    }
    bet_on(t, a->who);
}

static void score(const struct rules *r, const struct board *b, int32_t *out)
{
    for (int s = 0; s < b->nseats; s++)
        out[s] = b->num[DRAW_STACK + s] - r->option[DRAW_OPTION_STACK];
}

/* A position is a hand before its first exchange: other cards or chips. */
static void resume(struct turn *t)
{
    const struct board *b = t->b;
    t->broken = count_in(b) < 2 || b->num[DRAW_FIRST] < 0 || b->num[DRAW_FIRST] >= b->nseats ||
                !in(b, b->num[DRAW_FIRST]) || b->num[DRAW_BETTOR] || b->phase != DRAW_DRAWING;
    for (int s = 0; s < b->nseats; s++)
        t->broken |= board_count(b, DRAW_HAND + s) != (in(b, s) ? DRAW_CARDS : 0) ||
                     b->num[DRAW_STACK + s] < (in(b, s) ? DRAW_BET_SIZE : 0);
    if (!t->broken)
        turn_wait(t, seat_bit(b->num[DRAW_FIRST]), 0);
}

const struct game draw_game = {
    .id = "draw",
    .rules_version = 1,
    .title = N_("Three-card draw"),
    .seats_min = 2,
    .seats_max = 6,
    .verbs = verbs,
    .phases = phases,
    .whys = whys,
    .zones = zones,
    .nzones = sizeof zones / sizeof *zones,
    .nums = nums,
    .nnums = sizeof nums / sizeof *nums,
    .packs = packs,
    .npacks = sizeof packs / sizeof *packs,
    .options = options,
    .noptions = sizeof options / sizeof *options,
    .setup = setup,
    .choices = choices,
    .apply = apply,
    .score = score,
    .resume = resume,
};
