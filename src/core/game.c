/* game.c - what follows from any game's tables: specs behind numbers, the whole check of an action,
 * a guessed world. */
#include "game.h"

#include "check.h"
#include "rng.h"

#include <string.h>

const struct zone_spec *game_zone(const struct game *g, int zone, seat *seat_out)
{
    const struct zone_spec *z = game_zone_of(g, zone);
    if (z && seat_out)
        *seat_out = z->per_seat ? (seat)(zone - z->id) : (seat)SEAT_NONE;
    return z;
}

const struct num_spec *game_num(const struct game *g, int num, seat *seat_out)
{
    for (int i = 0; i < g->nnums; i++) {
        const struct num_spec *n = &g->nums[i];
        const int at = num - n->id;
        if (at == 0 || (n->per_seat && at > 0 && at < SEATS)) {
            if (seat_out)
                *seat_out = n->per_seat ? (seat)at : (seat)SEAT_NONE;
            return n;
        }
    }
    return NULL;
}

int game_zones(const struct game *g)
{
    int most = 0;
    for (int i = 0; i < g->nzones; i++) {
        const int end = g->zones[i].id + (g->zones[i].per_seat ? SEATS : 1);
        most = end > most ? end : most;
    }
    CARRE_ASSERT(most <= ZONES);
    return most;
}

struct rules rules_default(const struct game *g, int nseats, const void *data)
{
    struct rules r = {.game = g, .nseats = (uint8_t)nseats, .data = data};
    for (int i = 0; i < g->noptions; i++)
        r.option[i] = g->options[i].normal;
    return r;
}

void rules_choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    out->n = 0;
    if (who >= 0 && who < b->nseats && !b->over && seat_in(who, b->waiting | b->may))
        r->game->choices(r, b, who, out);
}

static int why_not(const struct rules *r, const struct board *b, const struct choice *c,
                   const struct action *a)
{
    const int cards = choice_cards(c, b);
    bool there = r->game->why_not != NULL && a->n <= PICKS;
    for (int i = 0; there && i < a->n; i++)
        there = a->pick[i] < cards;
    const int reason = there ? r->game->why_not(r, b, a) : 0;
    return reason ? reason : REASON_PICK;
}

/* Where nothing at all can be picked, the reason why these cards can't says more than the one why
 * none can. */
static int why_refused(const struct rules *r, const struct board *b, const struct choice *c,
                       const struct action *a)
{
    const int reason = a->n ? why_not(r, b, c, a) : REASON_PICK;
    return reason == REASON_PICK ? c->refused : reason;
}

int rules_check(const struct rules *r, const struct board *b, struct action *a)
{
    struct choices c;
    rules_choices(r, b, a->who, &c);
    return rules_check_among(r, b, &c, a);
}

int rules_check_among(const struct rules *r, const struct board *b, const struct choices *c,
                      struct action *a)
{
    int reason = REASON_NOT_NOW;
    for (int i = 0; i < c->n; i++) {
        const struct choice *one = &c->choice[i];
        if (one->kind != a->kind || one->about != a->about)
            continue;
        if (one->refused)
            reason = why_refused(r, b, one, a);
        else if (choice_holds(one, b, a))
            return r->game->refine ? r->game->refine(r, b, a) : REASON_OK;
        else
            reason = choice_holds_picks(one, b, a) ? REASON_AMOUNT : why_not(r, b, one, a);
    }
    return reason;
}

/* The next set of picks of the same size in lexicographic order among the cards that may be picked;
 * false after the last. */
static bool next_picks(const struct choice *c, int cards, struct action *a)
{
    for (int i = a->n - 1; i >= 0; i--) {
        int p = a->pick[i], k = i;
        while (++p < cards && p < 64) {
            if (!(c->among >> p & 1))
                continue;
            a->pick[k++] = (uint8_t)p;
            if (k == a->n)
                return true;
        }
    }
    return false;
}

static bool first_picks(const struct choice *c, int cards, struct action *a)
{
    int n = 0;
    for (int p = 0; p < cards && p < 64 && n < c->pick_min; p++)
        if (c->among >> p & 1)
            a->pick[n++] = (uint8_t)p;
    a->n = (uint8_t)n;
    return n == c->pick_min;
}

bool rules_least(const struct rules *r, const struct board *b, seat who, struct action *out)
{
    enum { TRIES = 20000 };
    struct choices c;
    rules_choices(r, b, who, &c);
    for (int i = 0; i < c.n; i++) {
        const struct choice *one = &c.choice[i];
        const int cards = choice_cards(one, b);
        struct action a = action_of(who, one->kind, one->about);
        a.amount = one->min;
        if (one->refused || !first_picks(one, cards, &a))
            continue;
        int tries = 0;
        do {
            *out = a;
            if (rules_check(r, b, out) == REASON_OK)
                return true;
        } while (++tries < TRIES && next_picks(one, cards, &a));
    }
    return false;
}

static const struct reason_spec common[] = {
    {REASON_NOT_NOW, "not-now", N_("You can’t do that now.")},
    {REASON_PICK, "pick", N_("Not with these cards.")},
    {REASON_AMOUNT, "amount", N_("That amount isn’t allowed.")},
};

static const struct reason_spec *reason_spec(const struct game *g, int reason)
{
    for (int i = 0; i < g->nreasons; i++)
        if (g->reasons[i].id == reason)
            return &g->reasons[i];
    for (unsigned i = 0; i < sizeof common / sizeof *common; i++)
        if (common[i].id == reason)
            return &common[i];
    return NULL;
}

const char *rules_reason_text(const struct game *g, int reason)
{
    const struct reason_spec *s = reason_spec(g, reason);
    return s ? s->text : common[0].text;
}

const char *rules_reason_name(const struct game *g, int reason)
{
    const struct reason_spec *s = reason_spec(g, reason);
    return s ? s->name : reason == REASON_OK ? "ok" : "unknown";
}

/* The face of a hidden card, and it is no longer among those that are left. */
static card take_one(struct rng *rng, card *from, int *n)
{
    const int k = rng_below(rng, *n);
    const card face = from[k];
    from[k] = from[--*n];
    return face;
}

/* A hidden card that comes from no pack. */
static card guess_made(const struct rules *r, const struct board *b, int zone, int index,
                       struct rng *rng)
{
    card face[CARD_FACES];
    CARRE_ASSERT(r->game->could_be);
    int n = r->game->could_be(r, b, zone, index, face);
    CARRE_ASSERT(n > 0 && n <= CARD_FACES);
    return take_one(rng, face, &n);
}

void rules_guess(const struct rules *r, const struct board *view, struct rng *rng,
                 struct board *out)
{
    const struct game *g = r->game;
    card left[PACKS][CELLS];
    int n[PACKS] = {0};
    for (int p = 0; p < g->npacks; p++)
        n[p] = turn_candidates(r, view, p, left[p]);
    *out = *view;
    for (int z = 0; z < ZONES; z++)
        for (int i = out->start[z]; i < out->start[z + 1]; i++) {
            struct cell *c = &out->cell[i];
            if (!c->seen || card_is_known(c->face))
                continue;
            const int pack = game_zone_pack(g, z);
            CARRE_ASSERT(pack == PACK_NONE || n[pack] > 0);
            c->face = pack == PACK_NONE ? guess_made(r, out, z, i - out->start[z], rng)
                                        : take_one(rng, left[pack], &n[pack]);
        }
    out->viewer = SEAT_TRUTH;
    for (int z = 0; z < ZONES; z++)
        if (game_zone_sorted(g, z))
            board_sort(out, z);
}
