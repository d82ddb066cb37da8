/* review_chances.c - chips at a card table, the chances of a duel. */
#include "review_chances.h"

#include "ace_worth.h"
#include "game_folder.h"
#include "holdem_names.h"
#include "mem.h"
#include "review_words_inside.h"
#include "upcolor_names.h"

#include <string.h>

void review_eyes_open(struct review_eyes *e, const struct match *m, seat who)
{
    *e = (struct review_eyes){.m = m, .who = who};
    match_board_start(m, who, &e->board);
}

void review_eyes_at(struct review_eyes *e, int at, struct view *out)
{
    for (const int end = match_heard_at(e->m, at); e->event < end; e->event++) {
        const struct event said = match_heard(e->m, e->who, e->event);
        board_reduce(&e->board, match_rules(e->m)->game, &said);
    }
    *out = (struct view){.rules = *match_rules(e->m), .me = e->who, .board = e->board};
    rules_choices(&out->rules, &out->board, e->who, &out->choices);
}

struct review_point *review_point_add(struct review *r, int at, int part, seat who)
{
    if (r->points == r->point_room) {
        r->point_room = r->point_room ? 2 * r->point_room : 64;
        r->point = mem_realloc(r->point, (size_t)r->point_room * sizeof *r->point);
    }
    struct review_point *p = &r->point[r->points++];
    *p = (struct review_point){.at = at, .part = part, .who = who};
    return p;
}

void review_point_share(struct review_point *p, const int32_t chips[SEATS])
{
    int64_t all = 0;
    for (int s = 0; s < SEATS; s++)
        all += chips[s];
    for (int s = 0; s < SEATS && all > 0; s++)
        p->chance[s] = (int32_t)((int64_t)chips[s] * REVIEW_WHOLE / all);
}

/* ---- poker: who has what part of the chips wins so often, among equals */

static void poker_point(struct review *r, struct review_eyes *all, int at, int part, bool end)
{
    int32_t chips[SEATS] = {0};
    struct view v;
    review_eyes_at(all, at, &v);
    for (int s = 0; s < v.board.nseats; s++)
        chips[s] = end ? v.board.num[HOLDEM_STACK + s] + v.board.num[HOLDEM_BET + s]
                       : v.board.num[HOLDEM_START + s];
    review_point_share(review_point_add(r, at, part, SEAT_NONE), chips);
}

void review_poker_chances(struct review *r, const struct match *m, const struct marks *marks,
                          const struct review_seen *seen, int nseen, struct review_eyes *all)
{
    int part = 0;
    (void)seen, (void)nseen;
    for (int i = 0; i < marks->n; i++)
        if (marks->mark[i].large)
            poker_point(r, all, marks->mark[i].at, ++part, false);
    if (match_over(m))
        poker_point(r, all, match_actions(m), part, true);
}

/* ---- Upcolor: chips, and the pot as if it were everybody's alike; without pots, rounds */

static int32_t upcolor_ahead(const struct view *v, int s, int seated)
{
    const struct board *b = &v->board;
    const bool in = b->num[UPCOLOR_STAKED + s] > 0;
    if (!v->rules.option[UPCOLOR_POTS])
        return b->num[UPCOLOR_ROUNDS_WON + s] + 1; /* with nothing won yet all are alike */
    return b->num[UPCOLOR_STACK + s] - b->num[UPCOLOR_DEBT + s] +
           (in ? (b->num[UPCOLOR_POT] + b->num[UPCOLOR_CARRY]) / seated : 0);
}

static void upcolor_point(struct review *r, struct review_eyes *all, int at, int part)
{
    int32_t chips[SEATS] = {0}, team[SEATS] = {0};
    struct view v;
    int seated = 0;
    review_eyes_at(all, at, &v);
    const struct board *b = &v.board;
    for (int s = 0; s < b->nseats; s++)
        seated += b->num[UPCOLOR_STAKED + s] > 0;
    for (int s = 0; s < b->nseats; s++) {
        const int32_t own = upcolor_ahead(&v, s, seated);
        chips[s] = own > 0 ? own : 0;
    }
    struct review_point *p = review_point_add(r, at, part, SEAT_NONE);
    review_point_share(p, chips);
    for (int s = 0; s < b->nseats; s++)
        for (int k = 0; k < b->nseats; k++)
            team[s] += upcolor_partners(&v.rules, s, k) || s == k ? p->chance[k] : 0;
    memcpy(p->chance, team, sizeof team);
}

void review_upcolor_chances(struct review *r, const struct match *m, const struct marks *marks,
                            const struct review_seen *seen, int nseen, struct review_eyes *all)
{
    int part = 0;
    (void)seen, (void)nseen;
    for (int i = 0; i < marks->n; i++)
        if (marks->mark[i].large)
            upcolor_point(r, all, marks->mark[i].at, ++part);
    if (match_over(m))
        upcolor_point(r, all, match_actions(m), part);
}

/* ---- Ace of Spades: the chance to win the run: that of this duel, as the seat that acted could
 * reckon, and the book's for what lies behind it with the bonuses that are held; who plays with a
 * partner sees their own reckoning alone */

/* From the first card of the next duel on. */
static int32_t ace_behind(const struct view *v)
{
    const struct ace_enemy *e = ace_enemy_now(&v->rules, &v->board);
    const int drops = e && e->kind == ACE_MINION ? ace_worth_points(e) : 0;
    return ace_worth_run(ace_difficulty(&v->rules), v->board.num[ACE_MARKER] + 1,
                         ace_worth_held(&v->rules, &v->board) + drops);
}

static void ace_point(struct review *r, int at, int part, seat who, int nseats, int32_t chance)
{
    struct review_point *p = review_point_add(r, at, part, who);
    for (int s = 0; s < nseats; s++)
        p->chance[s] = chance < 0 ? 0 : chance > REVIEW_WHOLE ? REVIEW_WHOLE : chance;
}

/* A duel ends with what the book says of the next one, or with the run. */
void review_ace_chances(struct review *r, const struct match *m, const struct marks *marks,
                        const struct review_seen *seen, int nseen, struct review_eyes *all)
{
    const int nseats = match_rules(m)->nseats;
    struct view v;
    (void)marks;
    for (int i = 0; i < nseen; i++) {
        review_eyes_at(all, seen[i].at, &v);
        const int part = v.board.num[ACE_MARKER];
        if (r->points && r->point[r->points - 1].part != part)
            ace_point(
                r, seen[i].at, r->point[r->points - 1].part, SEAT_NONE, nseats,
                ace_worth_run(ace_difficulty(&v.rules), part, ace_worth_held(&v.rules, &v.board)));
        ace_point(r, seen[i].at, part, seen[i].who, nseats,
                  (int32_t)((int64_t)seen[i].worth * ace_behind(&v) / REVIEW_WHOLE));
    }
    if (r->points && match_over(m)) {
        review_eyes_at(all, match_actions(m), &v);
        ace_point(r, match_actions(m), r->point[r->points - 1].part, SEAT_NONE, nseats,
                  v.board.num[ACE_WON] > 0 ? REVIEW_WHOLE : 0);
    }
}

void review_chances(struct review *r, const struct match *m, const struct marks *marks,
                    const struct review_seen *seen, int nseen)
{
    const struct review_sentences *game = game_folder(match_rules(m)->game->id)->review;
    struct review_eyes all;
    if (!game)
        return;
    review_eyes_open(&all, m, SEAT_ONLOOKER);
    game->chances(r, m, marks, seen, nseen, &all);
}

bool review_goes_on(const struct match *m, const struct review_point *from,
                    const struct review_point *to)
{
    const struct review_sentences *game = game_folder(match_rules(m)->game->id)->review;
    return !game || !game->within_parts || to->part == from->part;
}

int32_t review_chips(const struct view *v, const struct rating *r)
{
    switch (r->unit) {
    case RATE_CHIPS: return r->cost;
    case RATE_DUEL: return 0;
    case RATE_ROUND: break;
    }
    const int round = v->board.num[UPCOLOR_ROUND];
    return round < 1 || round > UPCOLOR_ROUNDS
               ? 0
               : (int32_t)((int64_t)v->board.num[UPCOLOR_ROUND_SHARE + round - 1] * r->cost /
                           RATE_WHOLE);
}
