/* upcolor_think.c - guesses hands and pile, plays each move out to the end of the round by the
 * rules of thumb, and counts. */
#include "upcolor_think.h"

#include "check.h"

enum {
    BATCH = 32,    /* worlds between two looks at who is out of the running */
    ROUND = 1000,  /* a round won */
    FINE = 15,     /* a discard card left over, where it costs the next share (UC-55) */
    LONGEST = 400, /* moves of a playout */
    LEAN = 60,     /* a leaning of 100, in thousandths of a round */
    NEARLY = 40,   /* a whim takes the second best if it is no further behind */
    /* half standard errors by which a move has to be better than the habit */
    PROOF = 3,
    NONE = MOVES
};

struct thinker {
    const struct view *v;
    struct upcolor_unseen unseen;
    uint8_t running; /* bits: moves that may still be the best */
    int worlds;
    int64_t sum[MOVES], pair[MOVES][MOVES], square[MOVES][MOVES];
};

static int policy(const struct upcolor_fast *f)
{
    const uint8_t legal = upcolor_fast_legal(f);
    if (!(legal & (legal - 1)))
        for (int move = 0; move < MOVES; move++)
            if (legal >> move & 1)
                return move;
    struct upcolor_moves m;
    upcolor_fast_moves(f, &m);
    return upcolor_thumb_move(&upcolor_thumb, &m);
}

static int sides(const struct thinker *t)
{
    uint16_t seen = 0;
    for (int s = 0; s < t->unseen.round.nseats; s++)
        if (t->unseen.round.seated >> s & 1)
            seen |= (uint16_t)(1 << upcolor_team(&t->v->rules, s));
    return seat_count(seen);
}

/* A round dealt again is everybody's. */
static int32_t worth(const struct thinker *t, const struct upcolor_fast *end, int each)
{
    const int me = t->v->me;
    if (end->winner < 0)
        return each;
    const bool won = upcolor_partners(&t->v->rules, end->winner, me);
    const bool fined = upcolor_fines(&t->v->rules) && end->winner != me && end->hand[me][DISCARD];
    return (won ? ROUND : 0) - (fined ? FINE : 0);
}

static int32_t play_out(const struct thinker *t, const struct upcolor_fast *world, int move,
                        int each)
{
    struct upcolor_fast f = *world;
    upcolor_fast_play(&f, move);
    for (int i = 0; f.winner == FAST_GOES_ON && i < LONGEST; i++)
        upcolor_fast_play(&f, policy(&f));
    return worth(t, &f, each);
}

static void one_world(struct thinker *t, struct rng *rng, int each)
{
    struct upcolor_fast world;
    int32_t value[MOVES];
    upcolor_fast_guess(&t->unseen, rng, &world);
    t->worlds++;
    for (int m = 0; m < MOVES; m++)
        if (t->running >> m & 1) {
            value[m] = play_out(t, &world, m, each);
            t->sum[m] += value[m];
        }
    for (int a = 0; a < MOVES; a++)
        for (int b = 0; b < MOVES; b++)
            if (t->running >> a & 1 && t->running >> b & 1) {
                const int64_t d = (int64_t)value[a] - value[b];
                t->pair[a][b] += d;
                t->square[a][b] += d * d;
            }
}

static int best_running(const struct thinker *t, const int32_t bias[MOVES])
{
    int best = NONE;
    int64_t most = INT64_MIN;
    for (int m = 0; m < MOVES; m++)
        if (t->running >> m & 1 && t->sum[m] + (int64_t)bias[m] * t->worlds > most) {
            most = t->sum[m] + (int64_t)bias[m] * t->worlds;
            best = m;
        }
    return best;
}

/* Does one move lead by more than so many half standard errors: 4 (sum of differences)² > halves² n
 * variance? */
static bool leads_by(const struct thinker *t, const int32_t bias[MOVES], int best, int m,
                     int halves)
{
    CARRE_ASSERT(best >= 0 && best < MOVES && m >= 0 && m < MOVES);
    const int64_t plain = t->pair[best][m], d = plain + (int64_t)(bias[best] - bias[m]) * t->worlds;
    const int64_t spread = t->square[best][m] - plain * plain / t->worlds;
    return d > 0 && 4 * d * d > halves * halves * spread;
}

/* Out of the running is what lies more than three standard errors behind the best. */
static void drop(struct thinker *t, const int32_t bias[MOVES])
{
    const int best = best_running(t, bias);
    for (int m = 0; m < MOVES; m++)
        if (m != best && t->running >> m & 1 && leads_by(t, bias, best, m, 6))
            t->running &= (uint8_t) ~(1 << m);
}

/* The habit is followed as long as nothing better is proven: guesses that are no more than luck
 * make worse moves than a good habit. */
static int choice(const struct thinker *t, const int32_t bias[MOVES], int habit)
{
    const int best = best_running(t, bias);
    return t->running >> habit & 1 && t->worlds && best != habit &&
                   !leads_by(t, bias, best, habit, PROOF)
               ? habit
               : best;
}

/* The leanings: imperials are kept or spent, discard cards shed, and who is bold would rather play
 * than pass. */
static void leanings(const struct temper *temper, int32_t bias[MOVES])
{
    for (int i = 0; i < MOVES; i++)
        bias[i] = 0;
    bias[IMPERIAL] -= temper->patience * LEAN / 100;
    bias[DISCARD] += temper->thrift * LEAN / 100;
    bias[PASSES] -= temper->boldness * LEAN / 100;
}

void upcolor_think(const struct view *v, struct rng *rng, const struct temper *temper, int worlds,
                   int habit, struct upcolor_thought *out)
{
    struct thinker t = {.v = v};
    struct upcolor_moves m;
    int32_t bias[MOVES];
    upcolor_moves(&v->board, v->me, &m);
    upcolor_fast_read(&v->rules, &v->board, &t.unseen);
    leanings(temper, bias);
    t.running = m.legal;
    const int each = ROUND / sides(&t);
    for (int w = 0; w < worlds && t.running & (t.running - 1); w++) {
        one_world(&t, rng, each);
        if (w % BATCH == BATCH - 1)
            drop(&t, bias);
    }
    *out = (struct upcolor_thought){
        .legal = m.legal, .worlds = t.worlds, .best = choice(&t, bias, habit)};
    for (int i = 0; i < MOVES; i++)
        out->worth[i] = t.running >> i & 1 ? (int32_t)(t.worlds ? t.sum[i] / t.worlds : 0) + bias[i]
                                           : INT32_MIN;
    t.running &= (uint8_t) ~(1 << out->best);
    out->second = best_running(&t, bias);
    if (out->second != NONE && out->worth[out->best] - out->worth[out->second] > NEARLY)
        out->second = NONE;
}
