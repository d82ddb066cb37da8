/* upcolor_know.c - moves of a hand, hidden hands, and what is said between games. */
#include "upcolor_know.h"

#include "check.h"
#include "turn.h"

void upcolor_moves(const struct board *b, int who, struct upcolor_moves *out)
{
    *out = (struct upcolor_moves){.leads = upcolor_leads(b, who), .last = who == b->num[UPCOLOR_LAST]};
    const int zone = UPCOLOR_HAND + who;
    out->cards = (uint8_t)board_count(b, zone);
    for (int i = out->cards - 1; i >= 0; i--) {
        const int f = face_number(board_face(b, zone, i));
        out->held[f]++;
        out->at[f] = (uint8_t)i;
    }
    for (int f = 0; f < UPCOLOR_FACES; f++)
        if (out->held[f] && !upcolor_refuses(b, who, (card)(CARD_OWN + f)))
            out->legal |= (uint8_t)(1 << f);
    const int called = b->num[UPCOLOR_CALLED];
    if (out->leads ? !out->legal : !called || !out->held[face_number((card)called)])
        out->legal |= 1 << PASSES;
}

struct action upcolor_action(const struct upcolor_moves *m, int who, int move)
{
    struct action a = action_of(who, move == PASSES ? UPCOLOR_PASS : UPCOLOR_PLAY, 0);
    if (move != PASSES)
        a.pick[a.n++] = m->at[move];
    return a;
}

int upcolor_move_of(const struct board *b, const struct action *a)
{
    return a->kind == UPCOLOR_PLAY ? face_number(board_face(b, UPCOLOR_HAND + a->who, a->pick[0])) : PASSES;
}

uint8_t upcolor_lacks(const struct board *b, int s)
{
    card called = 0;
    if (!b->num[UPCOLOR_PASSED + s])
        return 0;
    for (int i = 0, k = b->num[UPCOLOR_LEADER]; i < b->nseats && k != s; i++, k = upcolor_next(b, k))
        if (board_count(b, UPCOLOR_LAID + k))
            called = upcolor_follows(board_top(b, UPCOLOR_LAID + k));
    return called ? (uint8_t)(1 << face_number(called)) : 0;
}

/* Deals a hidden hand out of what is left, leaving out what the seat lacks as long as there is anything else. */
static void deal(struct board *b, int s, uint8_t lacks, card *left, int *n, struct rng *rng)
{
    int fit = 0;    /* left[0] to left[fit - 1] are what the seat may hold */
    for (int i = 0; i < *n; i++)
        if (!(lacks >> face_number(left[i]) & 1)) {
            const card swap = left[fit];
            left[fit++] = left[i];
            left[i] = swap;
        }
    for (int i = b->start[UPCOLOR_HAND + s]; i < b->start[UPCOLOR_HAND + s + 1]; i++) {
        struct cell *c = &b->cell[i];
        if (card_is_known(c->face))
            continue;
        CARRE_ASSERT(*n > 0);
        const int k = rng_below(rng, fit ? fit : *n);
        c->face = left[k];
        if (fit) {
            left[k] = left[--fit];
            left[fit] = left[--*n];
        } else
            left[k] = left[--*n];
    }
}

/* Who has shown a lack is dealt first, out of what it leaves; with one such seat that is exactly how its hand lies, with several nearly so. */
void upcolor_guess(const struct rules *r, const struct board *view, struct rng *rng, struct board *out)
{
    card left[CELLS];
    int n = turn_candidates(r, view, 0, left);
    *out = *view;
    for (int shown = 1; shown >= 0; shown--)
        for (int s = 0; s < view->nseats; s++) {
            const uint8_t lacks = upcolor_lacks(view, s);
            if ((lacks != 0) == shown)
                deal(out, s, lacks, left, &n, rng);
        }
    out->viewer = SEAT_TRUTH;
    for (int s = 0; s < view->nseats; s++)
        board_sort(out, UPCOLOR_HAND + s);
}

struct action upcolor_agree(const struct view *v)
{
    static const uint8_t wish[] = {UPCOLOR_NEXT, UPCOLOR_STOP, UPCOLOR_LEAVE};
    struct action a;
    for (unsigned k = 0; k < sizeof wish; k++)
        for (int i = 0; i < v->choices.n; i++) {
            const struct choice *c = &v->choices.choice[i];
            if (c->kind == wish[k] && !c->refused)
                return action_of(v->me, c->kind, c->about);
        }
    rules_least(&v->rules, &v->board, v->me, &a);
    return a;
}
