/* Twice, when the pot has been cut (spec_ceremonies.c): a brush divides the board, and both boards
 * are seen as they grow, with their halves, who leads on each and who wins it. */
#include "spec_boards.h"

int spec_boards_come_ms(int place) { return place == SPEC_BOARD_CARDS - 1 ? RIVER_MS : COME_MS; }

struct spec_boards *spec_boards_of(const struct stage *st) { return &spec_moments_of(st)->boards; }

/* While it runs, and until somebody is asked something or the next hand begins. */
bool spec_boards_on(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    if (!b->num[SPEC_TWO_BOARDS] || !spec_boards_of(st)->on)
        return false;
    const bool asked = stage_caught_up(st) && st->mine;
    return !asked && b->phase != SPEC_PHASE_DISCARD;
}

bool spec_boards_move(const struct stage *st)
{
    const struct spec_boards *k = spec_boards_of(st);
    bool moves = false;
    if (!spec_boards_on(st))
        return false;
    for (int b = 0; b < 2; b++) {
        for (int i = 0; i < SPEC_BOARD_CARDS; i++)
            moves |= k->came[b][i] &&
                     st->ui.now - k->came[b][i] < ui_ms(&st->ui, spec_boards_come_ms(i));
        moves |= k->told[b] && st->ui.now - k->told[b] < ui_ms(&st->ui, TOLD_MS);
    }
    return moves && !st->ui.calm;
}

/* ---- events ---- */

static void begin(struct stage *st, const struct event *e)
{
    struct spec_boards *k = spec_boards_of(st);
    *k = (struct spec_boards){.on = true, .who = e->who};
    for (int p = 0; p < HOLDEM_POTS; p++)
        k->whole += st->shown.b.num[HOLDEM_POT + p];
    for (int i = 0; i < 2; i++)
        k->odds[i] = k->before[i] = spec_no_odds();
    /* The odd chip of each pot's halving goes to the first board (SP-38). */
    for (int p = 0; p < HOLDEM_POTS; p++)
        k->half[1] += st->shown.b.num[HOLDEM_POT + p] / 2;
    k->half[0] = k->whole - k->half[1];
}

void spec_boards_happened(struct stage *st, const struct event *e, const struct board *before)
{
    struct spec_boards *k = spec_boards_of(st);
    const struct board *b = &st->shown.b;
    if (e->kind == EVENT_SET && e->why == SPEC_WHY_TWICE && e->amount)
        begin(st, e);
    if (!k->on)
        return;
    if (e->kind == EVENT_SET && e->to == SPEC_TWO_BOARDS && !e->amount) {
        k->on = false;
        return;
    }
    if (e->kind == EVENT_MOVE && (e->to == HOLDEM_BOARD || e->to == SPEC_SECOND)) {
        const int which = e->to == SPEC_SECOND,
                  at = (which ? b->num[SPEC_COMMON] : 0) + board_count(b, e->to) - 1;
        if (at >= 0 && at < SPEC_BOARD_CARDS)
            k->came[which][at] = st->hurrying ? 0 : st->ui.now;
        k->before[which] = k->odds[which];
        /* the first one has its streets, which hold the picture already */
        if (at >= 2 && which)
            director_hold(st, at == 4 ? HOLD_RIVER_MS : HOLD_STREET_MS);
        else if (at == 4)
            director_hold(st, HOLD_RIVER_MS);
    }
    if (e->kind == EVENT_NOTE && e->why == SPEC_WHY_TWICE) {
        k->telling = e->amount;
        if (k->telling >= 1 && k->telling <= 2)
            k->told[k->telling - 1] = st->hurrying ? 0 : st->ui.now;
        director_hold(st, HOLD_TOLD_MS);
    }
    if (e->kind == EVENT_PAY && (e->why == HOLDEM_WHY_WIN || e->why == HOLDEM_WHY_SPLIT) &&
        k->telling) {
        const int who = e->to - HOLDEM_STACK;
        k->winners[k->telling - 1] |= seat_bit(who);
        k->won[k->telling - 1][who] += e->amount;
        director_hold(st, HOLD_STREET_MS);
    }
    if (e->kind == EVENT_SET && e->to == SPEC_RUN && e->amount == 0 && before->num[SPEC_RUN] &&
        k->telling)
        director_hold(st, 2 * HOLD_TOLD_MS);
    if (e->kind == EVENT_MOVE || e->kind == EVENT_SHOW)
        for (int i = 0; i < 2; i++)
            k->odds[i] = spec_odds_of(b, i);
}

/* A card of a board is told when it has turned over; -1: this is none. */
int spec_boards_shows(const struct stage *st, const struct event *e)
{
    if (!spec_boards_of(st)->on || e->kind != EVENT_MOVE ||
        (e->to != HOLDEM_BOARD && e->to != SPEC_SECOND))
        return -1;
    const int at = (e->to == SPEC_SECOND ? st->shown.b.num[SPEC_COMMON] : 0) +
                   board_count(&st->shown.b, e->to) - 1;
    if (at < 0)
        return -1;
    return st->ui.calm ? 0 : (int)ui_ms(&st->ui, spec_boards_come_ms(at));
}
