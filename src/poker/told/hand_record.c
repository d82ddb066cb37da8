/* hand_record.c - see hand_record.h. */
#include "hand_record.h"

#include "check.h"
#include "game_folder.h"
#include "mem.h"
#include "sit.h"

#include <stdio.h>
#include <string.h>

struct reader {
    const struct folder_hands *own;
    const struct rules *rules;
    const struct match *match;
    seat eyes;
    struct board b; /* as those eyes see it, before the event */
    struct hand_records *out;
    struct hand_record *now;                   /* NULL: between hands */
    int32_t ante_due[SEATS], blind_due[SEATS]; /* laid out by hand for the hand to come */
    /* the hand to come has blinds of its own; something that hold'em does not have has happened
     * to it already */
    bool laid_out, strange;
    int8_t aggressor; /* who bet or raised last on this street */
    int action;       /* the match's, while its events are heard */
    /* tells what hold'em has no words for; NULL: nothing can happen that it has not */
    struct stage *stage;
    int told;
};

bool hand_records_fit(const struct game *g) { return game_folder(g->id)->hands != NULL; }

/* ---- what changes a hand ---- */

static bool changes(const struct reader *r, int why)
{
    return why >= HOLDEM_WHYS && (!r->own->changes || r->own->changes(why));
}

/* ---- lines ---- */

static struct record_line *add(struct reader *r, int kind, int who)
{
    CARRE_ASSERT(kind >= 0 && kind <= UINT8_MAX && who >= SEAT_NONE && who < SEATS);
    struct hand_record *h = r->now;
    if (h->nlines % 32 == 0)
        h->line = mem_realloc(h->line, (size_t)(h->nlines + 32) * sizeof *h->line);
    struct record_line *l = &h->line[h->nlines++];
    *l = (struct record_line){
        .kind = (uint8_t)kind, .who = (int8_t)who, .street = (uint8_t)r->b.num[HOLDEM_STREET]};
    return l;
}

static struct record_line *last(const struct reader *r)
{
    return r->now->nlines ? &r->now->line[r->now->nlines - 1] : NULL;
}

static int64_t moment(const struct reader *r)
{
    int64_t ms = 0;
    if (r->action > 0)
        match_action(r->match, r->action - 1, &ms);
    return ms;
}

/* The first ante or blind begins a hand: stacks are whole, and everybody who is in is known. */
static void begin(struct reader *r)
{
    const struct board *b = &r->b;
    r->out->hand = mem_realloc(r->out->hand, (size_t)(r->out->n + 1) * sizeof *r->out->hand);
    struct hand_record *h = r->now = &r->out->hand[r->out->n];
    *h = (struct hand_record){.number = b->num[HOLDEM_HANDS] + 1,
                              .level = b->num[HOLDEM_LEVEL] + 1,
                              .ms = moment(r),
                              .plain = !r->strange,
                              .small = b->num[HOLDEM_SMALL],
                              .big = b->num[HOLDEM_BIG],
                              .ante = b->num[HOLDEM_ANTE],
                              .small_seat = SEAT_NONE,
                              .big_seat = SEAT_NONE};
    memset(h->hole, CARD_HIDDEN, sizeof h->hole);
    for (int i = 1; i <= b->nseats; i++) {
        const int s = (b->num[HOLDEM_BUTTON] + i) % b->nseats;
        if (b->num[HOLDEM_START + s] > 0)
            h->order[h->n++] = (int8_t)s;
        h->start[s] = b->num[HOLDEM_START + s];
        h->ante_due[s] = r->laid_out                    ? r->ante_due[s]
                         : b->num[HOLDEM_START + s] > 0 ? b->num[HOLDEM_ANTE]
                                                        : 0;
        h->blind_due[s] = r->laid_out ? r->blind_due[s] : 0;
        /* laid out by hand */
        for (int k = 0; k < board_count(b, HOLDEM_HAND + s) && k < HOLDEM_HOLE_CARDS; k++)
            h->hole[s][k] = board_face(b, HOLDEM_HAND + s, k);
    }
    r->aggressor = SEAT_NONE;
}

/* ---- events ---- */

static void antes_and_blinds(struct reader *r, const struct event *e)
{
    if (!r->now)
        begin(r);
    struct hand_record *h = r->now;
    if (e->why == HOLDEM_WHY_ANTE) {
        h->ante_paid[e->who] += e->amount;
        return;
    }
    h->blind_paid[e->who] += e->amount;
    if (e->why == HOLDEM_WHY_SMALL_BLIND && h->small_seat == SEAT_NONE)
        h->small_seat = e->who;
    if (e->why == HOLDEM_WHY_BIG_BLIND)
        h->big_seat = e->who;
    if (r->laid_out && e->who == h->small_seat)
        h->small = h->blind_due[e->who];
    if (!r->laid_out)
        h->blind_due[e->who] = e->why == HOLDEM_WHY_SMALL_BLIND ? h->small
                               : e->why == HOLDEM_WHY_BIG_BLIND ? h->big
                                                                : e->amount;
}

static void chips(struct reader *r, const struct event *e)
{
    const struct board *b = &r->b;
    const int kind = e->why == HOLDEM_WHY_CALL  ? RECORD_CALL
                     : e->why == HOLDEM_WHY_BET ? RECORD_BET
                                                : RECORD_RAISE;
    struct record_line *l = add(r, kind, e->who);
    l->amount = e->amount;
    l->to = b->num[HOLDEM_BET + e->who] + e->amount;
    l->by = l->to - b->num[HOLDEM_TO_MATCH];
    l->all_in = b->num[HOLDEM_STACK + e->who] == e->amount;
    if (kind != RECORD_CALL)
        r->aggressor = e->who;
}

static void won(struct reader *r, const struct event *e)
{
    struct record_line *l = add(r, RECORD_WIN, e->who);
    l->amount = e->amount;
    l->pot = (uint8_t)(e->from - HOLDEM_POT);
    r->now->won[e->who] += e->amount;
    r->now->pots = l->pot + 1 > r->now->pots ? l->pot + 1 : r->now->pots;
}

static void board_card(struct reader *r, const struct event *e)
{
    struct hand_record *h = r->now;
    const uint8_t street = (uint8_t)(HOLDEM_FLOP + e->why - HOLDEM_WHY_FLOP);
    struct record_line *l = last(r);
    if (!l || l->kind != RECORD_BOARD || l->street != street || l->ncards == 5) {
        l = add(r, RECORD_BOARD, SEAT_NONE);
        l->street = street;
        r->aggressor = SEAT_NONE;
    }
    l->card[l->ncards++] = e->face;
    if (h->nboard < 5)
        h->board[h->nboard++] = e->face;
    else
        h->plain = false;
}

static void dealt(struct reader *r, const struct event *e)
{
    const int s = e->to - HOLDEM_HAND, k = board_count(&r->b, e->to);
    if (s < 0 || s >= SEATS || k >= HOLDEM_HOLE_CARDS)
        r->now->plain = false;
    else
        r->now->hole[s][k] = e->face;
}

static void shown(struct reader *r, const struct event *e)
{
    const int s = e->from - HOLDEM_HAND;
    struct hand_record *h = r->now;
    if (s < 0 || s >= SEATS || !card_is_known(e->face))
        return;
    if (h->plain && e->index < HOLDEM_HOLE_CARDS)
        h->hole[s][e->index] = e->face;
    struct record_line *l = last(r);
    if (!l || l->kind != RECORD_SHOW || l->who != s || l->ncards == 5)
        l = add(r, RECORD_SHOW, s);
    l->card[l->ncards++] = e->face;
    if (l->ncards == HOLDEM_HOLE_CARDS)
        h->shown |= seat_bit(s);
}

/* The player who bet last shows first, then round the table: shows that stand in a row are put in
 * this order. */
static void order_shows(const struct reader *r, int from, int n)
{
    CARRE_ASSERT(from >= 0 && from <= r->now->nlines);
    struct hand_record *h = r->now;
    struct record_line *run = &h->line[from], copy[SEATS];
    if (n < 2 || n > SEATS || r->aggressor == SEAT_NONE)
        return;
    memcpy(copy, run, (size_t)n * sizeof *run);
    int first = 0;
    while (first < n && copy[first].who != r->aggressor)
        first++;
    for (int i = 0; i < n; i++)
        run[i] = copy[(first + i) % n];
}

static void end_of_shows(struct reader *r)
{
    int n = 0;
    while (n < r->now->nlines && r->now->line[r->now->nlines - 1 - n].kind == RECORD_SHOW)
        n++;
    order_shows(r, r->now->nlines - n, n);
}

static void hand_over(struct reader *r)
{
    for (int s = 0; s < r->b.nseats; s++)
        r->now->finish[s] = r->b.num[HOLDEM_STACK + s];
    r->out->n++;
    r->now = NULL;
    r->laid_out = r->strange = false;
    memset(r->ante_due, 0, sizeof r->ante_due);
    memset(r->blind_due, 0, sizeof r->blind_due);
}

static void forget(struct reader *r)
{
    for (int i = 0; r->now && i < r->now->nlines; i++)
        mem_free(r->now->line[i].words);
    if (r->now)
        mem_free(r->now->line);
    r->now = NULL;
}

/* Blinds and antes of a position are named before its hand, which takes the place of the one that
 * the set-up had begun, and are put to nothing as they are paid. */
static void laid_out(struct reader *r, const struct event *e)
{
    const bool ante = e->to >= HOLDEM_ANTE_DUE && e->to < HOLDEM_ANTE_DUE + SEATS,
               blind = e->to >= HOLDEM_BLIND_DUE && e->to < HOLDEM_BLIND_DUE + SEATS;
    const int32_t before = r->b.num[e->to];
    if (!ante && !blind)
        return;
    if (e->amount) {
        forget(r);
        r->laid_out = r->strange = false;
        return;
    }
    r->laid_out = true;
    if (ante)
        r->ante_due[e->to - HOLDEM_ANTE_DUE] = before;
    else
        r->blind_due[e->to - HOLDEM_BLIND_DUE] = before;
    if (blind && r->now) /* antes have begun it */
        r->now->blind_due[e->to - HOLDEM_BLIND_DUE] = before;
}

static void in_hand(struct reader *r, const struct event *e)
{
    struct hand_record *h = r->now;
    switch (e->why) {
    case HOLDEM_WHY_CALL:
    case HOLDEM_WHY_BET:
    case HOLDEM_WHY_RAISE:
        if (e->kind == EVENT_PAY)
            chips(r, e);
        break;
    case HOLDEM_WHY_FOLD:
        if (e->kind == EVENT_SET) {
            add(r, RECORD_FOLD, e->who);
            h->folded |= seat_bit(e->who);
            h->fold_street[e->who] = (uint8_t)r->b.num[HOLDEM_STREET];
        }
        break;
    case HOLDEM_WHY_CHECK: add(r, RECORD_CHECK, e->who); break;
    case HOLDEM_WHY_UNCALLED: add(r, RECORD_UNCALLED, e->who)->amount = e->amount; break;
    case HOLDEM_WHY_FLOP:
    case HOLDEM_WHY_TURN:
    case HOLDEM_WHY_RIVER:
        if (e->kind == EVENT_MOVE)
            board_card(r, e);
        break;
    case HOLDEM_WHY_DEAL: dealt(r, e); break;
    case HOLDEM_WHY_SHOW: shown(r, e); break;
    case HOLDEM_WHY_VALUE:
        h->value[e->who] = e->amount;
        h->showdown = true;
        break;
    case HOLDEM_WHY_WIN:
    case HOLDEM_WHY_SPLIT:
        if (e->kind == EVENT_PAY)
            won(r, e);
        break;
    case HOLDEM_WHY_OUT: h->rank[e->who] = e->amount; break;
    case HOLDEM_WHY_HAND_OVER: hand_over(r); break;
    default: break; /* the rest is book-keeping, or not hold'em's */
    }
}

/* What the game's own skin says of it. */
static void words(struct reader *r, bool wanted)
{
    const struct history *lines = &r->stage->history;
    for (; r->told < lines->n; r->told++)
        if (wanted && r->now && !lines->line[r->told].memory)
            add(r, RECORD_NOTE, SEAT_NONE)->words = mem_copy_text(lines->line[r->told].text);
}

static void one_event(struct reader *r, const struct event *e, const struct event *public_one)
{
    const bool strange = changes(r, e->why);
    if (strange) {
        r->strange = true;
        if (r->now)
            r->now->plain = false;
    }
    if (r->now && e->why != HOLDEM_WHY_SHOW && last(r) && last(r)->kind == RECORD_SHOW)
        end_of_shows(r);
    if (e->kind == EVENT_SET)
        laid_out(r, e);
    if (e->kind == EVENT_PAY && (e->why == HOLDEM_WHY_ANTE || e->why == HOLDEM_WHY_SMALL_BLIND ||
                                 e->why == HOLDEM_WHY_BIG_BLIND || e->why == HOLDEM_WHY_STRADDLE))
        antes_and_blinds(r, e);
    else if (r->now)
        in_hand(r, e);
    if (r->stage) {
        stage_hear(r->stage, public_one);
        words(r, strange);
    }
    board_reduce(&r->b, r->rules->game, e);
}

/* ---- the whole match ---- */

static struct stage *teller(const struct match *m, seat eyes, const char *const names[SEATS])
{
    struct stage *st = sit_unseen(m, eyes, eyes);
    st->privacy = PRIVACY_PEEK; /* names, never "you" */
    for (int s = 0; names && s < match_rules(m)->nseats; s++)
        snprintf(st->plate[s].name, sizeof st->plate[s].name, "%s", names[s]);
    return st;
}

void hand_records_read(const struct match *m, seat eyes, const char *const names[SEATS],
                       struct hand_records *out)
{
    CARRE_ASSERT(eyes >= SEAT_OPEN && eyes <= SEAT_ONLOOKER);
    struct reader *r = mem_alloc(sizeof *r);
    const seat told = eyes == SEAT_OPEN ? (seat)SEAT_ONLOOKER : eyes;
    *out = (struct hand_records){0};
    *r = (struct reader){.rules = match_rules(m),
                         .own = game_folder(match_rules(m)->game->id)->hands,
                         .match = m,
                         .eyes = eyes,
                         .out = out,
                         .aggressor = SEAT_NONE};
    match_board_start(m, eyes, &r->b);
    if (r->own->changes)
        r->stage = teller(m, told, names);
    for (int i = 0; i < match_heard_count(m); i++) {
        while (r->action < match_actions(m) && i >= match_heard_at(m, r->action))
            r->action++;
        const struct event e = match_heard(m, eyes, i), public_one = match_heard(m, told, i);
        one_event(r, &e, &public_one);
    }
    forget(r); /* a hand that has no end is not told */
    if (r->stage)
        stage_free(r->stage);
    mem_free(r);
}

void hand_records_free(struct hand_records *r)
{
    for (int h = 0; h < r->n; h++) {
        for (int i = 0; i < r->hand[h].nlines; i++)
            mem_free(r->hand[h].line[i].words);
        mem_free(r->hand[h].line);
    }
    mem_free(r->hand);
    *r = (struct hand_records){0};
}
