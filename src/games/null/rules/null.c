/* null.c - the smallest legal game. Copy this folder to begin a new one.
 *
 * Each seat holds one card of a pack of ten and, in turn, either shows it or passes; then the game
 * is over. Highest card shown wins. */
#include "null_names.h"

#include "check.h"
#include "game.h"

static const struct zone_spec zones[] = {
    {.name = "pile", .id = NULL_PILE, .pack = 0, .face_down = true},
    {.name = "hand", .id = NULL_HAND, .per_seat = true, .sorted = true, .pack = 0},
    {.name = "shown", .id = NULL_SHOWN, .per_seat = true, .pack = 0, .everyone = true},
};
static const struct num_spec nums[] = {{.name = "turn", .id = NULL_TURN}};
static const struct pack_spec packs[] = {
    {.name = "cards", .first = 0, .last = 9, .copies = 1, .zone = NULL_PILE}};
static const char *const verbs[] = {"show", "pass", NULL};
static const char *const phases[] = {"play", NULL};
static const char *const whys[] = {"", "deal", "show", "pass", NULL};

static void next(struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who <= t->b->nseats);
    turn_set(t, NULL_TURN, who, SEAT_NONE, 0);
    if (who < t->b->nseats)
        turn_wait(t, seat_bit(who), 0);
    else
        turn_end(t, 0);
}

static void setup(struct turn *t)
{
    turn_shuffle(t, NULL_PILE, 0);
    for (int s = 0; s < t->b->nseats; s++)
        turn_draw(t, NULL_PILE, NULL_HAND + s, seat_bit(s), s, NULL_WHY_DEAL);
    next(t, 0);
}

static void choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    (void)r;
    (void)b;
    (void)who;
    choices_add(out, NULL_PASS, 0);
    choices_add(out, NULL_SHOW, 0);
}

static void apply(struct turn *t, const struct action *a)
{
    if (a->kind == NULL_SHOW)
        turn_move(t, NULL_HAND + a->who, 0, NULL_SHOWN + a->who, SEAT_ALL, a->who, NULL_WHY_SHOW);
    else
        turn_note(t, NULL_WHY_PASS, a->who, 0, 0, 0, 0);
    next(t, a->who + 1);
}

static void score(const struct rules *r, const struct board *b, int32_t *out)
{
    (void)r;
    for (int s = 0; s < b->nseats; s++)
        out[s] = board_count(b, NULL_SHOWN + s) ? board_face(b, NULL_SHOWN + s, 0) + 1 : 0;
}

static void resume(struct turn *t)
{
    const int who = t->b->num[NULL_TURN];
    t->broken = who < 0 || who >= t->b->nseats;
    for (int s = who; !t->broken && s < t->b->nseats; s++)
        t->broken = board_count(t->b, NULL_HAND + s) != 1;
    if (!t->broken)
        next(t, who);
}

const struct game null_game = {
    .id = "null",
    .rules_version = 1,
    .title = N_("Null"),
    .seats_min = 1,
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
    .setup = setup,
    .choices = choices,
    .apply = apply,
    .score = score,
    .resume = resume,
};
