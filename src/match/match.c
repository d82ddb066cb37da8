/* match.c - plays actions, keeps the log, tells each seat what it may know.
 *
 * The past is never stored as pictures: the board of a seat at any moment is the fold of the events
 * that it heard. Undo cuts the log and folds again; as answers of chance have addresses, the same
 * actions meet the same cards. */
#include "match_types.h"

#include "check.h"
#include "mem.h"
#include "position.h"
#include "words.h"

#include "match_inside.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

/* Who hears: the seats, the onlooker, and the eye that sees what any seat sees. */
static int viewers(const struct match *m) { return m->rules.nseats + 2; }
static seat viewer_of(const struct match *m, int n)
{
    return (seat)(n < m->rules.nseats ? n : n == m->rules.nseats ? SEAT_ONLOOKER : SEAT_OPEN);
}
static int number_of(const struct match *m, seat who)
{
    CARRE_ASSERT((who >= 0 && who < m->rules.nseats) || who == SEAT_ONLOOKER || who == SEAT_OPEN);
    return who == SEAT_OPEN ? m->rules.nseats + 1 : who == SEAT_ONLOOKER ? m->rules.nseats : who;
}

/* Returns where it stands. */
static int hear_apart(struct match *m, const struct event *e, const struct board *before)
{
    const int at = m->aparts;
    m->aparts += viewers(m);
    if (m->aparts > m->apart_room) {
        m->apart_room = 2 * m->aparts;
        m->apart = mem_realloc(m->apart, (size_t)m->apart_room * sizeof *m->apart);
    }
    for (int i = 0; i < viewers(m); i++)
        m->apart[at + i] = event_redact(e, before, m->rules.game, viewer_of(m, i));
    return at;
}

/* What not all may hear is kept out of `hear`: three events of four are public, and pay for none of
 * it. */
__attribute__((noinline)) static void hear_secret(struct match *m, struct heard *h,
                                                  const struct event *e, const struct board *before)
{
    const struct game *g = m->rules.game;
    *h = (struct heard){.said = *e,
                        .apart = event_place_is_sorted(e, g) ? hear_apart(m, e, before) : -1,
                        .seen_by = event_seen_by(e, before),
                        .tells = event_tells(e, before, g)};
}

__attribute__((noinline)) static void more_room(struct match *m)
{
    m->event_room = m->event_room ? 2 * m->event_room : 256;
    m->heard = mem_realloc(m->heard, (size_t)m->event_room * sizeof *m->heard);
}

static void hear(void *context, const struct event *e, const struct board *before)
{
    struct match *m = context;
    if (m->events == m->event_room)
        more_room(m);
    struct heard *h = &m->heard[m->events++];
    if (event_is_public(e))
        *h = (struct heard){.said = *e, .apart = -1, .seen_by = SEAT_ALL};
    else
        hear_secret(m, h, e, before);
}

static struct turn *turn_of(struct match *m)
{
    struct turn *t = &m->turn;
    t->rules = &m->rules;
    t->b = &m->truth;
    t->chance = &m->dealer.chance;
    t->heard = m->events_wanted ? hear : NULL;
    t->context = m;
    t->broken = false;
    return t;
}

struct match *match_blank(const struct rules *r, const uint8_t seed[SEED_BYTES], const char *code,
                          const char *position, bool events)
{
    struct match *m = mem_alloc(sizeof *m);
    m->rules = *r;
    m->events_wanted = events;
    m->code = mem_copy_text(code ? code : "");
    m->position = position_tidy(position ? position : "");
    m->written = mem_alloc(sizeof *m->written);
    dealer_open(&m->dealer, seed);
    return m;
}

/* The code is a line of the log. */
static bool code_fits(const char *code, char error[MATCH_ERROR])
{
    if (strlen(code) < MATCH_CODE && !line_fault(code))
        return true;
    snprintf(error, MATCH_ERROR, "the text of a deal is one line of fewer than %d bytes",
             MATCH_CODE);
    return false;
}

static bool options_fit(const struct rules *r, char error[MATCH_ERROR])
{
    const struct game *g = r->game;
    if (r->nseats < g->seats_min || r->nseats > g->seats_max) {
        snprintf(error, MATCH_ERROR, "%s is for %d to %d seats, not %d", g->id, g->seats_min,
                 g->seats_max, r->nseats);
        return false;
    }
    for (int i = 0; i < g->noptions; i++)
        if (r->option[i] < g->options[i].low || r->option[i] > g->options[i].high) {
            snprintf(error, MATCH_ERROR, "option %s can't be %d", g->options[i].name, r->option[i]);
            return false;
        }
    return !g->fits || g->fits(r, error, MATCH_ERROR);
}

bool match_open(struct match *m, char error[MATCH_ERROR])
{
    if (!options_fit(&m->rules, error) || !code_fits(m->code, error))
        return false;
    struct turn *t = turn_of(m);
    board_clear(&m->truth, m->rules.nseats);
    position_packs(t);
    m->rules.game->setup(t);
    if (!t->broken && *m->position && !position_apply(t, m->position, error))
        return false;
    if (t->broken) {
        snprintf(error, MATCH_ERROR, "the answers of chance do not fit the set-up");
        return false;
    }
    m->setup_answers = m->dealer.answers;
    m->setup_events = m->events;
    return true;
}

struct match *match_new(const struct rules *r, const uint8_t seed[SEED_BYTES], const char *code,
                        const char *position, bool events, char error[MATCH_ERROR])
{
    struct match *m = match_blank(r, seed, code, position, events);
    if (match_open(m, error))
        return m;
    match_free(m);
    return NULL;
}

void match_free(struct match *m)
{
    if (!m)
        return;
    dealer_close(&m->dealer);
    mem_free(m->code);
    mem_free(m->position);
    mem_free(m->entry);
    mem_free(m->heard);
    mem_free(m->apart);
    if (m->mark)
        sodium_memzero(m->mark, (size_t)m->mark_room * sizeof *m->mark);
    mem_free(m->mark);
    strbuf_free(&m->written->text);
    mem_free(m->written);
    sodium_memzero(m, sizeof *m);
    mem_free(m);
}

static void *copy_of(const void *what, size_t bytes)
{
    void *copy = bytes ? mem_alloc(bytes) : NULL;
    if (copy)
        memcpy(copy, what, bytes);
    return copy;
}

struct match *match_copy(const struct match *from)
{
    struct match *m = copy_of(from, sizeof *from);
    m->code = mem_copy_text(from->code);
    m->position = mem_copy_text(from->position);
    m->dealer.answer =
        copy_of(from->dealer.answer, (size_t)from->dealer.room * sizeof *from->dealer.answer);
    m->entry = copy_of(from->entry, (size_t)from->entry_room * sizeof *from->entry);
    m->heard = copy_of(from->heard, (size_t)from->event_room * sizeof *from->heard);
    m->apart = copy_of(from->apart, (size_t)from->apart_room * sizeof *from->apart);
    m->written = mem_alloc(sizeof *m->written);
    m->mark = copy_of(from->mark, (size_t)from->mark_room * sizeof *from->mark);
    return m;
}

/* ---- questions ---- */

const struct rules *match_rules(const struct match *m) { return &m->rules; }
const char *match_code(const struct match *m) { return m->code; }
bool match_over(const struct match *m) { return m->truth.over; }
int match_actions(const struct match *m) { return m->entries; }
uint64_t match_digest(const struct match *m) { return board_digest(&m->truth); }
seatmask match_waiting(const struct match *m) { return m->truth.waiting; }
bool match_practice(const struct match *m)
{
    const struct game *g = m->rules.game;
    return m->practice || (g->practice && g->practice(&m->rules));
}
const struct board *match_truth(const struct match *m) { return &m->truth; }

void match_score(const struct match *m, int32_t out[SEATS])
{
    memset(out, 0, SEATS * sizeof *out);
    m->rules.game->score(&m->rules, &m->truth, out);
}

struct action match_action(const struct match *m, int n, int64_t *ms_out)
{
    CARRE_ASSERT(n >= 0 && n < m->entries);
    if (ms_out)
        *ms_out = m->entry[n].ms;
    return m->entry[n].action;
}

static void view_of(const struct match *m, seat who, struct view *out)
{
    out->rules = m->rules;
    out->me = who;
    rules_choices(&m->rules, &out->board, who, &out->choices);
}

void match_view(const struct match *m, seat who, struct view *out)
{
    board_redact(&m->truth, m->rules.game, who, &out->board);
    view_of(m, who, out);
}

void match_view_at(const struct match *m, seat who, int n, struct view *out)
{
    match_board_before(m, who, match_heard_at(m, n), &out->board);
    view_of(m, who, out);
}

int match_heard_count(const struct match *m) { return m->events; }

int match_heard_at(const struct match *m, int n)
{
    CARRE_ASSERT(n >= 0 && n <= m->entries && m->events_wanted);
    return n == m->entries ? m->events : m->entry[n].events;
}

struct event match_heard(const struct match *m, seat who, int event)
{
    CARRE_ASSERT(event >= 0 && event < m->events);
    const struct heard *n = &m->heard[event];
    const int viewer = number_of(m, who);
    return n->apart < 0 ? event_for(&n->said, n->seen_by, who) : m->apart[n->apart + viewer];
}

struct event match_said(const struct match *m, int n)
{
    CARRE_ASSERT(n >= 0 && n < m->events);
    return m->heard[n].said;
}

void match_board_start(const struct match *m, seat who, struct board *out)
{
    struct board empty;
    struct turn t = {.rules = &m->rules, .b = &empty};
    board_clear(&empty, m->rules.nseats);
    position_packs(&t);
    board_redact(&empty, m->rules.game, who, out);
}

void match_board_before(const struct match *m, seat who, int event, struct board *out)
{
    match_board_start(m, who, out);
    for (int i = 0; i < event; i++) {
        const struct event e = match_heard(m, who, i);
        board_reduce(out, m->rules.game, &e);
    }
}

void match_force(struct match *m, const uint16_t *answers, int n)
{
    m->dealer.forced = answers;
    m->dealer.forced_left = n;
}

/* ---- commands ---- */

enum { MARK_EVENTS = 128 };

static void set_mark(struct match *m)
{
    const int since = m->marks ? m->mark[m->marks - 1].events : 0;
    if (!m->events_wanted || m->events - since < MARK_EVENTS)
        return;
    if (m->marks == m->mark_room) {
        m->mark_room = m->mark_room ? 2 * m->mark_room : 8;
        m->mark = mem_realloc(m->mark, (size_t)m->mark_room * sizeof *m->mark);
    }
    m->mark[m->marks++] = (struct mark){.events = m->events, .truth = m->truth};
}

bool match_do(struct match *m, const struct action *a, int64_t ms)
{
    if (m->entries == m->entry_room) {
        m->entry_room = m->entry_room ? 2 * m->entry_room : 64;
        m->entry = mem_realloc(m->entry, (size_t)m->entry_room * sizeof *m->entry);
    }
    set_mark(m);
    m->entry[m->entries++] =
        (struct entry){.action = *a, .ms = ms, .answers = m->dealer.answers, .events = m->events};
    struct turn *t = turn_of(m);
    m->rules.game->apply(t, a);
    return !t->broken;
}

int match_play(struct match *m, struct action *a, int64_t ms)
{
    CARRE_ASSERT(ms >= 0);
    const int reason = rules_check(&m->rules, &m->truth, a);
    if (reason != REASON_OK)
        return reason;
    const bool done = match_do(m, a, ms);
    CARRE_ASSERT(done); /* the seed always has an answer */
    (void)done;
    return REASON_OK;
}

seatmask match_seated(const struct match *m) { return (seatmask)((1u << m->rules.nseats) - 1); }

seatmask match_undo_tells(const struct match *m, int n)
{
    seatmask told = 0;
    for (int i = match_heard_at(m, n); i < m->events; i++)
        told |= m->heard[i].tells;
    for (int i = n < m->entries ? m->entry[n].answers : m->dealer.answers; i < m->dealer.answers;
         i++)
        if (m->dealer.answer[i] >= ANSWER_NUMBER)
            told |= SEAT_ALL; /* a die was cast on the table */
    return told;
}

seatmask match_undo_actors(const struct match *m, int n)
{
    seatmask actors = 0;
    for (int i = n; i < m->entries; i++)
        actors |= seat_bit(m->entry[i].action.who);
    return actors;
}

void match_undo(struct match *m, int n, bool practice)
{
    CARRE_ASSERT(n >= 0 && n <= m->entries && m->events_wanted);
    m->practice |= practice;
    if (n == m->entries)
        return;
    match_unwrite(m, n);
    for (; m->events > m->entry[n].events; m->events--)
        if (m->heard[m->events - 1].apart >= 0)
            m->aparts = m->heard[m->events - 1].apart;
    m->dealer.answers = m->entry[n].answers;
    m->entries = n;
    m->turn.left.there = false;
    while (m->marks && m->mark[m->marks - 1].events > m->events)
        m->marks--;
    const struct mark *from = m->marks ? &m->mark[m->marks - 1] : NULL;
    struct turn t = {.rules = &m->rules, .b = &m->truth};
    if (from) {
        m->truth = from->truth;
    } else {
        board_clear(&m->truth, m->rules.nseats);
        position_packs(&t);
    }
    for (int i = from ? from->events : 0; i < m->events; i++)
        board_reduce(&m->truth, m->rules.game, &m->heard[i].said);
}
