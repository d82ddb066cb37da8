/* ace_achievements.c - reads a match's log once, action by action and event by event, with the
 * boards of its one or two seats. */
#include "ace_achievements.h"

#include "ace_claims.h"
#include "check.h"
#include "i18n.h"

#include <stdio.h>
#include <string.h>

const struct achievement_spec ace_achievement_specs[ACE_ACHIEVEMENTS] = {
    [ACHIEVEMENT_SOLO_DUEL] = {"solo-duel", N_("First notch"), N_("Win a duel on your own."), 1},
    [ACHIEVEMENT_COOP_DUEL] = {"coop-duel", N_("Two in the saddle"),
                               N_("Win a duel with a partner."), 1},
    [ACHIEVEMENT_WON_EASY] = {"won-easy", N_("Greenhorn’s luck"), N_("Win a run on Easy."), 1},
    [ACHIEVEMENT_THREE_BONUSES] = {"three-bonuses", N_("Empty pockets"),
                                   N_("Use three one-use bonuses in one duel."), 3},
    [ACHIEVEMENT_SOUVENIR] = {"souvenir", N_("Smile, stranger"),
                              N_("Take a souvenir picture at the end of a run."), 1},
    [ACHIEVEMENT_WON_NORMAL] = {"won-normal", N_("The town is free"), N_("Win a run on Normal."),
                                1},
    [ACHIEVEMENT_BIG_SHOT] = {"big-shot", N_("Heavy calibre"),
                              N_("Deal more than 20 damage with one shot."), 21},
    [ACHIEVEMENT_RENEWED_TWICE] = {"renewed-twice", N_("Shuffle up and deal"),
                                   N_("Reshuffle the draw pile twice in one duel."), 2},
    [ACHIEVEMENT_ONE_LEFT] = {"one-left", N_("By a hair"),
                              N_("Leave an Acolyte at exactly 1 hit point with a shot."), 1},
    [ACHIEVEMENT_FIRST_SHOT] = {"first-shot", N_("Quick draw"),
                                N_("Kill an enemy with the first shot, from full hit points."), 1},
    [ACHIEVEMENT_WON_HARD] = {"won-hard", N_("Good memory"), N_("Win a run on Hard."), 1},
    [ACHIEVEMENT_ACOLYTE_FIRST] = {"acolyte-first", N_("No sermon today"),
                                   N_("Kill an Acolyte with the first shot, from full hit points."),
                                   1},
    [ACHIEVEMENT_SPADE_FLUSH] = {"spade-flush", N_("The ace comes home"),
                                 N_("Fire a straight flush with the real ace of spades."), 1},
    [ACHIEVEMENT_BIGGER_SHOT] = {"bigger-shot", N_("Thunder on the plain"),
                                 N_("Deal more than 30 damage with one shot."), 31},
    [ACHIEVEMENT_FOUR_ACES] =
        {"four-aces", N_("Four honest aces"),
         N_("Fire four of a kind with all four real aces: no Joker, no changed cards."), 1},
    [ACHIEVEMENT_WON_NIGHTMARE] = {"won-nightmare", N_("Dawn after all"),
                                   N_("Win a run on Nightmare."), 1},
    [ACHIEVEMENT_SWIFT] = {"swift", N_("Before the song ends"),
                           N_("Beat Lord Overkill within 2 minutes 49 seconds of his reveal."), 1},
    [ACHIEVEMENT_TWO_SPADES] =
        {"two-spades", N_("Death card, twice"),
         N_("Finish Lord Overkill with a pair of aces of spades: the real one and the Joker."), 1},
    [ACHIEVEMENT_EXACT_SCENE] = {"exact-scene", N_("Not a bullet wasted"),
                                 N_("Kill all three enemies of a scene with exact damage."), 3},
    [ACHIEVEMENT_FIVE_ACES] = {"five-aces", N_("The impossible hand"),
                               N_("Fire five of a kind, all of them aces."), 1},
};

void ace_achievement_store_name(int which, char out[40])
{
    CARRE_ASSERT(which >= 0 && which < ACE_ACHIEVEMENTS);
    snprintf(out, 40, "ace-%s", ace_achievement_specs[which].id);
}

enum { BOARDS = 2 };

/* What is remembered on the way. */
struct reader {
    const struct match *m;
    const struct rules *r;
    struct ace_achievements *out;
    struct board b[BOARDS]; /* of each seat, before the event that comes */
    int action;             /* being read; -1: the set-up */
    /* when it was played, and when the enemy of now was revealed */
    int64_t ms, reveal_ms;
    int bonuses, renewals; /* of this duel */
    /* the scene of the kills counted, and how many of them were exact */
    int scene, exact;
    /* The shot of this action. */
    /* there is one; the duel's first, at an enemy that is whole */
    bool shot, first;
    struct ace_claim claim;
    int ncards;
    card card[ACE_SHOT_CARDS], changed[ACE_SHOT_CARDS];
};

static void came(struct reader *w, enum ace_achievement which, int32_t far)
{
    CARRE_ASSERT((int)which >= 0 && which < ACE_ACHIEVEMENTS);
    if (far > w->out->best[which])
        w->out->best[which] = far;
    if (far >= ace_achievement_specs[which].goal && w->out->at[which] < 0)
        w->out->at[which] = w->action < 0 ? 0 : w->action;
}

static void earned(struct reader *w, enum ace_achievement which, bool yes)
{
    if (yes)
        came(w, which, 1);
}

/* ---- the shot ---- */

static bool claimed(const struct reader *w, int i) { return w->claim.cards >> i & 1; }

/* How many cards of the claim are what the test says, before and after changes. */
static int count(const struct reader *w, bool (*is)(card natural, card now, card joker))
{
    int n = 0;
    for (int i = 0; i < w->ncards; i++)
        n += claimed(w, i) && is(w->card[i], w->changed[i], w->claim.joker);
    return n;
}

enum { ACE_OF_SPADES = RANK_A * SUITS + SUIT_SPADES };

static bool real_ace(card natural, card now, card joker)
{
    (void)joker;
    return natural == now && natural < 52 && card_rank(natural) == RANK_A;
}

/* AS-62: the card itself. */
static bool real_spade(card natural, card now, card joker)
{
    (void)joker;
    return natural == now && natural == ACE_OF_SPADES;
}

static bool any_ace(card natural, card now, card joker)
{
    (void)natural;
    const card c = now == CARD_JOKER ? joker : now;
    return c < 52 && card_rank(c) == RANK_A;
}

/* AS-25: a changed card is its new self for everything in that shot. */
static bool spade_now(card natural, card now, card joker)
{
    (void)natural;
    (void)joker;
    return now == ACE_OF_SPADES;
}

static bool joker_as_spade(card natural, card now, card joker)
{
    (void)natural;
    return now == CARD_JOKER && joker == ACE_OF_SPADES;
}

static bool pair_of_spades(const struct reader *w)
{
    return w->claim.kind == ACE_PAIR && count(w, spade_now) == 1 && count(w, joker_as_spade) == 1;
}

/* Before the action happens: its cards lie in the hand still. */
static void aim_at(struct reader *w, const struct action *a)
{
    const struct board *b = &w->b[a->who < BOARDS ? a->who : 0];
    struct ace_aim aim;
    w->shot = false;
    if (a->kind != ACE_SHOOT)
        return;
    ace_aim_read(&aim, w->r, b, a->who);
    w->shot = ace_claim_of(&aim, b, a, w->card, &w->claim);
    w->ncards = a->n;
    ace_changed(&aim, w->card, w->ncards, w->changed);
    w->first = b->num[ACE_SHOTS] == 0 && b->num[ACE_HP] == b->num[ACE_HP_MAX];
    if (!w->shot)
        return;
    earned(w, ACHIEVEMENT_FOUR_ACES, w->claim.kind == ACE_FOUR && count(w, real_ace) == 4);
    earned(w, ACHIEVEMENT_FIVE_ACES, w->claim.kind == ACE_FIVE && count(w, any_ace) == 5);
    earned(w, ACHIEVEMENT_SPADE_FLUSH,
           w->claim.kind == ACE_STRAIGHT_FLUSH && count(w, real_spade) == 1);
}

/* ---- events ---- */

static void killed(struct reader *w, const struct event *e)
{
    const struct board *b = &w->b[0];
    const struct ace_enemy *enemy = ace_enemy_of(w->r, e->face);
    const int scene = ace_scene(b->num[ACE_MARKER]);
    const bool by_shot = e->to == 1 && w->shot;
    came(w, b->nseats == 1 ? ACHIEVEMENT_SOLO_DUEL : ACHIEVEMENT_COOP_DUEL, 1);
    earned(w, ACHIEVEMENT_FIRST_SHOT, by_shot && w->first);
    earned(w, ACHIEVEMENT_ACOLYTE_FIRST,
           by_shot && w->first && enemy && enemy->kind == ACE_ACOLYTE);
    if (scene != w->scene)
        w->exact = 0;
    w->scene = scene;
    w->exact += e->amount == 0;
    came(w, ACHIEVEMENT_EXACT_SCENE, w->exact);
    if (enemy && enemy->kind == ACE_OVERKILL) {
        earned(w, ACHIEVEMENT_SWIFT, w->ms - w->reveal_ms <= ACHIEVEMENT_SWIFT_MS);
        earned(w, ACHIEVEMENT_TWO_SPADES, by_shot && pair_of_spades(w));
    }
}

static void won(struct reader *w)
{
    static const enum ace_achievement by_difficulty[] = {
        ACHIEVEMENT_WON_EASY, ACHIEVEMENT_WON_NORMAL, ACHIEVEMENT_WON_HARD,
        ACHIEVEMENT_WON_NIGHTMARE};
    came(w, by_difficulty[ace_difficulty(w->r)], 1);
}

static void revealed(struct reader *w)
{
    w->bonuses = w->renewals = 0;
    w->reveal_ms = w->ms;
}

/* Before it happens on the boards. */
static void heard(struct reader *w, const struct event *e)
{
    switch (e->why) {
    case ACE_WHY_REVEAL:
        if (e->kind == EVENT_MAKE)
            revealed(w);
        break;
    case ACE_WHY_TOTAL:
        came(w, ACHIEVEMENT_BIG_SHOT, e->amount);
        came(w, ACHIEVEMENT_BIGGER_SHOT, e->amount);
        break;
    case ACE_WHY_HIT: {
        const struct ace_enemy *enemy = ace_enemy_now(w->r, &w->b[0]);
        earned(w, ACHIEVEMENT_ONE_LEFT,
               e->kind == EVENT_SET && e->to == ACE_HP && e->amount == 1 &&
                   w->b[0].num[ACE_HP] > 1 && enemy && enemy->kind == ACE_ACOLYTE);
        break;
    }
    case ACE_WHY_KILL:
        if (e->kind == EVENT_NOTE)
            killed(w, e);
        break;
    case ACE_WHY_USE:
    case ACE_WHY_SPENT:
        if (e->kind == EVENT_MOVE)
            came(w, ACHIEVEMENT_THREE_BONUSES, ++w->bonuses);
        break;
    case ACE_WHY_WIN:
        if (e->kind == EVENT_SET)
            won(w);
        break;
    default: break;
    }
}

static void read_events(struct reader *w, int from, int to)
{
    for (int i = from; i < to; i++) {
        struct event e = match_heard(w->m, 0, i);
        heard(w, &e);
        for (int s = 0; s < w->r->nseats && s < BOARDS; s++) {
            if (s)
                e = match_heard(w->m, (seat)s, i);
            board_reduce(&w->b[s], w->r->game, &e);
        }
    }
}

void ace_achievements_of(const struct match *m, struct ace_achievements *out)
{
    struct reader w = {.m = m, .r = match_rules(m), .out = out, .action = -1};
    memset(out->best, 0, sizeof out->best);
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++)
        out->at[i] = -1;
    for (int s = 0; s < w.r->nseats && s < BOARDS; s++)
        match_board_start(m, (seat)s, &w.b[s]);
    read_events(&w, 0, match_heard_at(m, 0));
    for (int i = 0; i < match_actions(m); i++) {
        const struct action a = match_action(m, i, &w.ms);
        w.action = i;
        aim_at(&w, &a);
        if (a.kind == ACE_RENEW)
            came(&w, ACHIEVEMENT_RENEWED_TWICE, ++w.renewals);
        read_events(&w, match_heard_at(m, i), match_heard_at(m, i + 1));
    }
}
