/* A twin is made by other answers of chance: two cards that were dealt to different places change
 * theirs, or one is exchanged for a card that nobody has. What was said since is played again, and
 * the player who shall not notice is asked. */
#include "twin.h"

#include "match_types.h"
#include "mem.h"
#include "rng.h"

#include "match_inside.h"

#include <string.h>

enum { TRIES = 10 };

static struct match *replayed_start(const struct match *m, const uint16_t *answer)
{
    char error[MATCH_ERROR];
    struct match *t = match_blank(&m->rules, m->dealer.seed, m->code, m->position, true);
    dealer_script(&t->dealer, answer, m->setup_answers);
    if (match_open(t, error) && t->dealer.script_left == 0)
        return t;
    match_free(t);
    return NULL;
}

static const struct choice *choice_of(const struct choices *c, const struct action *a)
{
    for (int i = 0; i < c->n; i++)
        if (c->choice[i].kind == a->kind && c->choice[i].about == a->about && !c->choice[i].refused)
            return &c->choice[i];
    return NULL;
}

/* The same action on the other table: the cards picked have the same faces. */
static bool translate(const struct rules *r, const struct board *from, const struct board *to,
                      struct action *a)
{
    struct choices had, has;
    rules_choices(r, from, a->who, &had);
    rules_choices(r, to, a->who, &has);
    const struct choice *c = choice_of(&had, a);
    if (!c || !choice_of(&has, a))
        return false;
    for (int i = 0; i < a->n; i++) {
        int zone, index;
        pick_place(from, c->zone, c->zone2, a->pick[i], &zone, &index);
        const int at = board_find(to, zone, board_face(from, zone, index));
        if (at < 0)
            return false;
        a->pick[i] = (uint8_t)(zone == c->zone ? at : at + board_count(to, c->zone));
    }
    return rules_check(r, to, a) == REASON_OK;
}

static bool same_events(const struct match *a, const struct match *b, seat who)
{
    if (match_heard_count(a) != match_heard_count(b))
        return false;
    for (int i = 0; i < match_heard_count(a); i++) {
        const struct event x = match_heard(a, who, i), y = match_heard(b, who, i);
        if (memcmp(&x, &y, sizeof x) != 0)
            return false;
    }
    return true;
}

/* The whole match with these answers; NULL if it can't have gone so. */
static struct match *replayed(const struct match *m, const uint16_t *answer)
{
    struct match *t = replayed_start(m, answer), *was = replayed_start(m, m->dealer.answer);
    bool good = t && was;
    for (int i = 0; good && i < m->entries; i++) {
        const struct entry *e = &m->entry[i];
        const int end = i + 1 < m->entries ? e[1].answers : m->dealer.answers;
        struct action a = e->action;
        good = translate(&m->rules, match_truth(was), match_truth(t), &a);
        dealer_script(&t->dealer, answer + e->answers, end - e->answers);
        dealer_script(&was->dealer, m->dealer.answer + e->answers, end - e->answers);
        good = good && match_do(t, &a, e->ms) && match_do(was, &e->action, e->ms) &&
               t->dealer.script_left == 0;
    }
    match_free(was);
    if (good) {
        dealer_play(&t->dealer);
        return t;
    }
    match_free(t);
    return NULL;
}

struct match *twin_of(const struct match *m, seat who, struct rng *rng)
{
    const int n = m->dealer.answers;
    struct match *best = NULL;
    uint16_t *answer = mem_alloc((size_t)(n + 1) * sizeof *answer);
    memcpy(answer, m->dealer.answer, (size_t)n * sizeof *answer);
    for (int i = 0; i < TRIES && n > 1; i++) {
        const struct pack_spec *p = &m->rules.game->packs[0];
        const int a = rng_below(rng, n), b = rng_below(rng, n);
        const uint16_t x = answer[a], old = answer[b],
                       y = i & 1 ? (uint16_t)(p->first + rng_below(rng, p->last - p->first + 1))
                                 : old;
        if (x == y || x >= ANSWER_NUMBER || y >= ANSWER_NUMBER)
            continue;
        answer[a] = y;
        if (!(i & 1))
            answer[b] = x;
        struct match *t = replayed(m, answer);
        if (t && same_events(m, t, who) && !board_same(match_truth(m), match_truth(t))) {
            match_free(best);
            best = t;
        } else {
            match_free(t);
            answer[b] = old;
            answer[a] = x;
        }
    }
    mem_free(answer);
    return best;
}
