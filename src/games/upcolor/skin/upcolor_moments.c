/* What is seen while it happens: the call's change, the ring of whose turn it is, penalties
 * stamped, stakes on their way, who wins a round, FULL.
 *
 * A moment shows what is decided already. Anything pressed ends it and is done (stage_hurry). */
#include "upcolor_moments.h"

#include "check.h"
#include "i18n.h"

#include <stdio.h>

void uc_start(struct stage *st)
{
    struct uc_state *k = look(st);
    if (k->started)
        return;
    k->started = true;
    k->asked_at = k->turn_to = k->turn_from = k->taker = -1;
}

bool uc_moment_on(const struct stage *st)
{
    const struct uc_moment *m = &look(st)->moment;
    return m->kind != MOMENT_NONE && st->ui.now < m->since + m->ms;
}

/* Shown for `ms`; what follows waits for `hold` of them. */
static void begin(struct stage *st, enum uc_moment_kind kind, int ms, int hold, int who,
                  int32_t amount)
{
    if (st->hurrying)
        return;
    look(st)->moment = (struct uc_moment){
        .kind = kind, .since = st->ui.now, .ms = ui_ms(&st->ui, ms), .who = who, .amount = amount};
    director_hold(st, hold);
}

/* The share goes to its winner in the middle of the moment; nothing else happens before that is
 * over. */
static void hold_rest(struct stage *st)
{
    struct uc_moment *m = &look(st)->moment;
    if (!uc_moment_on(st) || m->kind != MOMENT_ROUND || m->held || !m->amount)
        return;
    m->held = true;
    director_hold(st, ROUND_MS - OPEN_MS);
}

static void sound(struct stage *st, const char *name)
{
    if (!st->hurrying)
        stage_sound(st, name);
}

static void flow(struct stage *st, int from, int to, int32_t amount)
{
    struct uc_state *k = look(st);
    if (st->hurrying || !amount)
        return;
    if (k->nflows == FLOWS)
        k->nflows = 0;
    k->flow[k->nflows++] =
        (struct uc_flow){.since = st->ui.now, .from = from, .to = to, .amount = amount};
    const bool in = to == UC_POT;
    stage_sound_between(st,
                        uc_sweets(st) ? (in ? "upcolor/sweets-in" : "upcolor/sweets-out")
                        : in          ? "upcolor/chips-in"
                                      : "upcolor/chips-out",
                        from, to, 0);
}

static int seat_of(int num)
{
    return num >= UPCOLOR_STACK && num < UPCOLOR_STACK + SEATS ? num - UPCOLOR_STACK : UC_POT;
}

/* ---- the call and the turn follow the picture's board ---- */

static void follow_call(struct stage *st)
{
    struct uc_state *k = look(st);
    const card call = uc_call(&st->shown.b);
    if (k->call_known && call == k->call_to)
        return;
    k->call_from = k->call_known ? k->call_to : call;
    k->call_to = call;
    k->call_since = st->hurrying || !k->call_known ? 0 : st->ui.now;
    k->call_known = true;
}

static void follow_turn(struct stage *st)
{
    struct uc_state *k = look(st);
    const int turn = uc_turn(&st->shown.b);
    if (turn == k->turn_to)
        return;
    k->turn_from = k->turn_to;
    k->turn_to = turn;
    k->turn_since = st->hurrying ? 0 : st->ui.now;
}

/* ---- what an event begins ---- */

static void game_begins(struct stage *st)
{
    struct uc_state *k = look(st);
    k->terms_set = k->stamp_owed = false;
    k->sheet = SHEET_UNASKED;
}

static void played(struct stage *st, const struct event *e)
{
    if (e->kind != EVENT_MOVE)
        return;
    if (e->face == UPCOLOR_IMPERIAL)
        sound(st, "upcolor/imperial");
    else if (e->face == UPCOLOR_DISCARD)
        sound(st, "upcolor/discard");
    else if (e->face == UPCOLOR_VIOLET)
        sound(st, "upcolor/violet-end");
    else if (!st->hurrying)
        stage_sound_step(st, "upcolor/call", e->face - UPCOLOR_IMPERIAL + 1);
    const int left = upcolor_hand_count(&st->shown.b, e->who);
    if (left == 1)
        sound(st, "upcolor/one-card-left");
    if (left == 0) {
        stage_hush(st, BREATH_MS);
        director_hold(st, BREATH_MS);
    }
}

static void say(struct stage *st, const char *format, const char *who)
{
    snprintf(look(st)->news, UC_TEXT, format, who);
}

static void paid(struct stage *st, const struct event *e)
{
    if (e->kind != EVENT_PAY)
        return;
    flow(st, seat_of(e->from), seat_of(e->to), e->amount);
    if (e->why == UPCOLOR_WHY_SHARE)
        hold_rest(st);
}

static void stamp_heard(struct stage *st)
{
    if (look(st)->stamp_owed)
        sound(st, "upcolor/full");
    look(st)->stamp_owed = false;
}

/* The talk begins with the picture of the game that is over. */
static void talk_begins(struct stage *st)
{
    struct uc_won w;
    struct ui ui = st->ui;
    ui.pace = 1;
    uc_won_tell(st, false, &w);
    const int ms = uc_won_ms(&ui, &w);
    look(st)->pictured = st->shown.b.num[UPCOLOR_GAME];
    begin(st, MOMENT_GAME, ms, ms, -1, 0);
}

/* The stamp of the picture is heard when it falls. */
void uc_moment_follow(struct stage *st)
{
    const struct uc_moment *m = &look(st)->moment;
    struct uc_won w;
    if (!look(st)->stamp_owed || m->kind != MOMENT_GAME)
        return;
    uc_won_tell(st, false, &w);
    if (!uc_moment_on(st) || st->ui.now - m->since >= ui_ms(&st->ui, uc_won_stamp_ms(&w)))
        stamp_heard(st);
}

void uc_happened(struct stage *st, const struct event *e, const struct board *before)
{
    struct uc_state *k = look(st);
    const bool note = e->kind == EVENT_NOTE;
    (void)before;
    uc_start(st);
    if (e->kind == EVENT_PHASE && st->shown.b.phase == UPCOLOR_PHASE_AGREE)
        talk_begins(st);
    switch (e->why) {
    case UPCOLOR_WHY_GAME:
        if (note)
            game_begins(st);
        break;
    case UPCOLOR_WHY_ROUND:
        if (note)
            say(st, _("%s deals."), uc_seat(st, e->who));
        for (int s = 0; note && s < SEATS; s++)
            k->strongest[s] = 0;
        k->taker = -1;
        k->between = false;
        break;
    case UPCOLOR_WHY_STAKE:
    case UPCOLOR_WHY_SHARE:
    case UPCOLOR_WHY_SPLIT:
    case UPCOLOR_WHY_BORROW: paid(st, e); break;
    case UPCOLOR_WHY_PLAY: played(st, e); break;
    case UPCOLOR_WHY_TURN:
        k->between = false;
        /* bots need no call */
        if (!st->hurrying && e->amount >= 0 && e->amount < SEATS && st->plate[e->amount].person)
            stage_sound_step(st, "voice/turn", e->amount + 1);
        if (e->amount == st->shown.b.num[UPCOLOR_LAST])
            sound(st, "upcolor/last-of-lap");
        break;
    case UPCOLOR_WHY_TRICK:
        if (note) {
            k->taker = e->who;
            k->between = true;
            k->swept = e->amount;
            snprintf(k->news, UC_TEXT,
                     i18n_plural("%s takes the trick: %d card.", "%s takes the trick: %d cards.",
                                 (unsigned long)e->amount),
                     uc_seat(st, e->who), e->amount);
            snprintf(k->prompt, UC_TEXT, "%s", k->news);
            k->prompt_call = CARD_NONE;
        }
        break;
    case UPCOLOR_WHY_TAKE: /* all at once, however many there are */
        if (e->kind == EVENT_MOVE && k->swept && !st->hurrying)
            stage_sound_between(st, "upcolor/trick-taken", -1, k->taker,
                                k->swept - LEAST_OF_A_TRICK);
        k->swept = e->kind == EVENT_MOVE ? 0 : k->swept;
        break;
    case UPCOLOR_WHY_OUT:
    case UPCOLOR_WHY_ALONE:
        if (note) {
            say(st,
                e->why == UPCOLOR_WHY_OUT
                    ? _("%s wins the round.")
                    : _("%s has the single strongest card and wins the round."),
                uc_seat(st, e->who));
            sound(st, "upcolor/round-won");
            const int32_t share = upcolor_at_stake(&st->shown.b);
            begin(st, MOMENT_ROUND, ROUND_MS, share ? OPEN_MS : ROUND_MS, e->who, share);
            k->moment.barred = st->shown.b.num[UPCOLOR_BARRED + e->who] != 0;
        }
        break;
    case UPCOLOR_WHY_BLOCKED:
        if (note)
            sound(st, "upcolor/blocked"),
                say(st, "%s", _("No one can lead, so everyone shows their strongest card."));
        break;
    case UPCOLOR_WHY_STRONGEST:
        if (e->kind == EVENT_SHOW && e->who >= 0 && e->who < SEATS && card_is_known(e->face))
            k->strongest[e->who] = e->face;
        break;
    case UPCOLOR_WHY_BARRED_WIN: hold_rest(st); break;
    case UPCOLOR_WHY_AGAIN:
        if (note)
            begin(st, MOMENT_AGAIN, AGAIN_MS, AGAIN_MS, -1, 0);
        break;
    case UPCOLOR_WHY_PENALTY:
    case UPCOLOR_WHY_PENALTY_OVER:
        if (e->kind == EVENT_SET && e->to >= UPCOLOR_BARRED && e->to < UPCOLOR_BARRED + SEATS) {
            k->stamp_since[e->to - UPCOLOR_BARRED] = st->hurrying ? 0 : st->ui.now;
            sound(st, e->amount ? "upcolor/penalty-laid" : "upcolor/penalty-paid");
        }
        break;
    case UPCOLOR_WHY_FULL: k->stamp_owed |= note; break;
    case UPCOLOR_WHY_GAME_OVER: stage_hush(st, LAST_BREATH_MS); break;
    case UPCOLOR_WHY_OVER: stamp_heard(st); break;
    default: break;
    }
    follow_call(st);
    follow_turn(st);
}

/* ---- what moves of its own ---- */

bool uc_moves(const struct stage *st)
{
    const struct uc_state *k = look(st);
    bool moves = uc_moment_on(st) || uc_runs(st, k->call_since, WIPE_MS) ||
                 uc_runs(st, k->turn_since, RING_MS);
    for (int s = 0; s < SEATS; s++)
        moves |= uc_runs(st, k->stamp_since[s], STAMP_MS);
    for (int i = 0; i < k->nflows; i++)
        moves |= uc_runs(st, k->flow[i].since, WON_MS);
    return moves;
}

void uc_hurry(struct stage *st)
{
    struct uc_state *k = look(st);
    k->moment.kind = MOMENT_NONE;
    k->call_since = k->turn_since = 0;
    k->nflows = 0;
    for (int s = 0; s < SEATS; s++)
        k->stamp_since[s] = 0;
    const card call = uc_call(&st->shown.b);
    /* a table that was laid out has heard nothing yet */
    if (k->call_known || st->seen || call == CARD_NONE || call >= UPCOLOR_IMPERIAL) {
        k->call_from = k->call_known ? k->call_from : call;
        k->call_to = call;
        k->turn_to = uc_turn(&st->shown.b);
        k->call_known = true;
    }
}

enum mood uc_mood(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const struct uc_state *k = look(st);
    if (uc_agreeing(st)) {
        struct uc_won w;
        uc_won_tell(st, false, &w);
        return w.seat[who].mood;
    }
    if (uc_moment_on(st) && k->moment.who == who)
        return MOOD_GLAD;
    if (b->num[UPCOLOR_BARRED + who])
        return MOOD_SAD;
    return b->num[UPCOLOR_LAP] > 0 && upcolor_hand_count(b, who) == 1 ? MOOD_SLY
           : k->turn_to == who && !uc_agreeing(st)                    ? MOOD_THINK
                                                                      : MOOD_CALM;
}
