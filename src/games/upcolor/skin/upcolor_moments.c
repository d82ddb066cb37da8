/* What is seen while it happens: the call's change, the ring of whose turn it is, penalties
 * stamped, stakes on their way, who wins a round, FULL.
 *
 * A moment shows what is decided already. Anything pressed ends it and is done (stage_hurry). */
#include "upcolor_won.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum {
    ROUND_MS = 1500,
    OPEN_MS = 240 /* of it before the share is paid */,
    AGAIN_MS = 1200,
    WIPE_MS = 250,
    RING_MS = 500,
    STAMP_MS = 320,
    CONFETTI_MS = 900,
    CONFETTI = 46,
    FLOW_MS = 420,
    FLOW_CHIPS = 5,
    WON_MS = 640,
    WON_CHIPS = 12 /* with the confetti less than sixty */,
    CROWN_MS = 420,
    BAND_MS = 220,
    LAST_BREATH_MS = 500, /* before the end of a game is heard */
    LEAST_OF_A_TRICK = 3, /* size 1 is four cards and fewer */
    BREATH_MS = 600       /* after the last card of a hand, before who wins is told */
};

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

/* ---- drawing ---- */

/* The band of a moment and what stands in it, from the left: who it is about, the words, what is
 * won. */
struct band {
    struct rect all, face, words, heap;
};

static struct band band_of(const struct stage *st, const char *head, const char *under, bool heap)
{
    const struct uc_state *k = look(st);
    const float h = fmaxf(ui_px(&st->ui, 250), uc_letter(st, 60) * 3.2F),
                y = k->at.rail.y + (k->at.rail.h - h) / 2 + ui_px(&st->ui, 24);
    const float gap = ui_px(&st->ui, 56), side = k->moment.who >= 0 ? h * 1.04F : 0,
                pile = heap ? h * 0.82F : 0;
    const float most = st->ui.w * 0.92F - side - pile - 2 * gap;
    const float words = fminf(
        most, fmaxf(uc_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 72}, head),
                    uc_width(st, (struct ui_words){.size = 40}, under)) +
                  6);
    const float all = side + (side > 0 ? gap : 0) + words + (pile > 0 ? gap + pile : 0);
    struct band out = {.all = rect_make(0, y, st->ui.w, h)};
    float x = (st->ui.w - all) / 2;
    out.face = rect_make(x, y + h * 0.94F - side, side, side); /* its crown stands out above */
    x += side > 0 ? side + gap : 0;
    out.words = rect_make(x, y, words, h);
    x += words + gap;
    out.heap = rect_make(x, y + h * 0.16F, pile, h * 0.68F);
    return out;
}

static void words_of(const struct stage *st, char head[UC_TEXT], char under[UC_TEXT])
{
    const struct uc_moment *m = &look(st)->moment;
    char amount[64];
    uc_things(st, amount, m->amount);
    *head = *under = 0;
    switch (m->kind) {
    case MOMENT_NONE: break;
    case MOMENT_ROUND:
        snprintf(head, UC_TEXT, _("%s wins the round"), uc_seat(st, m->who));
        if (m->barred)
            snprintf(under, UC_TEXT,
                     _("No share: kept a discard card. %s carries over to the next round."),
                     amount);
        else if (m->amount)
            snprintf(under, UC_TEXT, _("%s from the pot"), amount);
        break;
    case MOMENT_AGAIN:
        snprintf(head, UC_TEXT, "%s", _("A tie: no one wins"));
        snprintf(under, UC_TEXT, "%s", _("The round is dealt again."));
        break;
    case MOMENT_GAME: break;
    }
}

static bool wins_share(const struct uc_moment *m)
{
    return m->kind == MOMENT_ROUND && m->amount && !m->barred;
}

static struct band band_now(const struct stage *st)
{
    const struct uc_moment *m = &look(st)->moment;
    char head[UC_TEXT], under[UC_TEXT];
    words_of(st, head, under);
    return band_of(st, head, under, wins_share(m));
}

static struct point where(const struct stage *st, int who)
{
    CARRE_ASSERT(who == UC_POT || (who >= 0 && who < st->shown.b.nseats));
    const struct uc_places *at = &look(st)->at;
    if (who == UC_POT) {
        const struct rect r = at->pot;
        return (struct point){r.x + r.w / 2, r.y + r.h * 0.26F};
    }
    if (uc_moment_on(st) && wins_share(&look(st)->moment) && look(st)->moment.who == who)
        return rect_centre(band_now(st).heap);
    return rect_centre(uc_on_top(st, who) ? at->plate[who] : at->own);
}

/* A share that is won goes the same way as any stake, with more of it. */
static bool is_won(const struct stage *st, const struct uc_flow *f)
{
    return uc_moment_on(st) && wins_share(&look(st)->moment) && f->to == look(st)->moment.who;
}

/* How far chip n is on its way, 0 to 1. */
static float on_way(const struct stage *st, const struct uc_flow *f, int n, bool won)
{
    const int each = won ? 22 : 25, chips = won ? WON_CHIPS : FLOW_CHIPS,
              ms = won ? WON_MS : FLOW_MS;
    return ease_progress(st->ui.now, f->since + ui_ms(&st->ui, each * n),
                         ui_ms(&st->ui, ms - each * chips));
}

void uc_draw_flows(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    if (st->ui.calm || (uc_moment_on(st) && k->moment.kind == MOMENT_GAME))
        return;
    canvas_tag(c, "stakes");
    for (int i = 0; i < k->nflows; i++) {
        const struct uc_flow *f = &k->flow[i];
        const bool won = is_won(st, f);
        if (!uc_runs(st, f->since, won ? WON_MS : FLOW_MS))
            continue;
        const struct point a = where(st, f->from), b = where(st, f->to);
        for (int n = 0; n < (won ? WON_CHIPS : FLOW_CHIPS); n++) {
            const float t = on_way(st, f, n, won);
            if (t <= 0 || t >= 1)
                continue;
            const float side = ui_px(&st->ui, won ? 64 : 48),
                        jitter = ui_px(&st->ui, won ? 26 : 8) * (float)(n % 3 - 1);
            const struct point p =
                ease_arc(a, b, won ? 0.30F + 0.05F * (float)(n % 4) : 0.10F, ease_out_cubic(t));
            uc_chip(c, st, rect_around((struct point){p.x + jitter, p.y + jitter}, side, side),
                    (card)(UPCOLOR_IMPERIAL + (n + i) % 5));
        }
    }
    canvas_tag(c, NULL);
}

/* The part of a won share that has arrived. */
static float arrived(const struct stage *st)
{
    const struct uc_state *k = look(st);
    if (st->ui.calm || !k->moment.held)
        return st->ui.calm ? 1 : 0;
    int n = 0;
    for (int i = 0; i < k->nflows; i++)
        for (int chip = 0; chip < WON_CHIPS && is_won(st, &k->flow[i]); chip++)
            n += on_way(st, &k->flow[i], chip, true) >= 1;
    return fminf(1, (float)n / WON_CHIPS);
}

static float scatter(int i, int salt)
{
    uint32_t h = (uint32_t)i * 2654435761U ^ (uint32_t)salt * 40503U;
    h ^= h >> 15;
    h *= 2246822519U;
    return (float)(h >> 8 & 0xFFFF) / 65535.0F;
}

/* From all along the band, upwards and down again. */
static void confetti(const struct stage *st, struct canvas *c, struct rect band, float ms)
{
    const float t = ms / (float)ui_ms(&st->ui, CONFETTI_MS);
    char name[UC_PICTURE];
    if (st->ui.calm || t >= 1)
        return;
    for (int i = 0; i < CONFETTI; i++) {
        const float a = -3.14F * (0.05F + 0.9F * scatter(i, 1)),
                    reach = ui_px(&st->ui, 180 + 620 * scatter(i, 2)) *
                            ease_out_cubic(fminf(1, t * 1.2F));
        const struct point p = {
            band.x + band.w * (0.12F + 0.76F * scatter(i, 4)) + reach * cosf(a) * 0.6F,
            band.y + band.h * 0.4F + reach * sinf(a) * 0.75F + ui_px(&st->ui, 420) * t * t};
        const float side = ui_px(&st->ui, 18 + 16 * scatter(i, 3));
        const card col = (card)(UPCOLOR_IMPERIAL + i % 5);
        if (uc_sweets(st) && i % 3 == 0) {
            uc_chip(c, st, rect_around(p, side * 1.2F, side * 1.2F), col);
            continue;
        }
        snprintf(name, sizeof name, "upcolor/particles/%s/%s%s", uc_set_name(st),
                 i % 2 ? "strip-" : "", uc_face_id(col));
        canvas_picture(c, name, rect_around(p, side, side), paint_alpha(fminf(1, (1 - t) * 2)));
    }
}

static void crowned(const struct stage *st, struct canvas *c, struct rect face, float ms)
{
    const struct uc_moment *m = &look(st)->moment;
    const float t =
        st->ui.calm ? 1 : ease_progress((int64_t)ms, ui_ms(&st->ui, 90), ui_ms(&st->ui, CROWN_MS));
    canvas_picture(c, "upcolor/signs/burst", rect_scaled(face, 1.48F), paint_ink(0xFFC81EFFU));
    canvas_panel(c, rect_scaled(face, 1.09F),
                 &(struct panel){.fill = 0xFFC81EFFU, .radius = face.w});
    uc_emblem(c, st, m->who, face);
    if (t > 0) {
        const float w = face.w * 0.52F, fall = (1 - ease_out_back(t)) * face.w * 0.55F;
        canvas_picture(
            c, "upcolor/signs/crown",
            rect_make(face.x + (face.w - w) / 2, face.y - w * 0.44F - fall, w, w * 0.75F),
            paint_alpha(fminf(1, t * 4)));
    }
}

/* A band over the middle of the table: the winner crowned, the words, and what is won as it comes
 * out of the bowl. */
void uc_draw_moment(const struct stage *st, struct canvas *c)
{
    const struct uc_moment *m = &look(st)->moment;
    const struct theme *t = st->ui.theme;
    char head[UC_TEXT], under[UC_TEXT];
    if (!uc_moment_on(st) || m->kind == MOMENT_GAME)
        return;
    canvas_tag(c, "moment");
    words_of(st, head, under);
    const struct band b = band_now(st);
    const float ms = (float)(st->ui.now - m->since), h = b.all.h, stripe = h * 0.045F;
    const float in =
        st->ui.calm
            ? 1
            : fminf(1, ease_out_cubic(fminf(1, ms / fmaxf(1, (float)ui_ms(&st->ui, BAND_MS)))));
    const float out = fminf(1, ((float)m->ms - ms) / fmaxf(1, (float)ui_ms(&st->ui, 160)));
    const struct rect band = rect_make(0, b.all.y + h * (1 - in) / 2, b.all.w, h * in);
    canvas_push_fade(
        c, fmaxf(0, fminf(out, st->ui.calm ? ms / fmaxf(1, (float)ui_fade_ms(&st->ui)) : 1)));
    canvas_fill(c, band, t->text);
    for (int i = 0; i < 5; i++) /* the code along both edges */
        for (int low = 0; low < 2; low++)
            canvas_fill(c,
                        rect_make(st->ui.w * (float)i / 5,
                                  low ? rect_bottom(band) : band.y - stripe, st->ui.w / 5 + 1,
                                  stripe),
                        uc_colours(st, (card)(UPCOLOR_IMPERIAL + i)).own);
    if (m->who >= 0)
        confetti(st, c, b.all, ms);
    if (in > 0.6F) {
        if (m->who >= 0)
            crowned(st, c, b.face, ms);
        const struct ui_words big = {.face = t->strong,
                                     .size = 72,
                                     .colour = t->ground,
                                     .place = *under ? TEXT_BOTTOM : TEXT_MIDDLE,
                                     .lines = 1};
        uc_write(c, st, big, head,
                 rect_make(b.words.x, b.words.y, b.words.w, *under ? h * 0.56F : h));
        if (*under)
            uc_write(
                c, st,
                (struct ui_words){.size = 40, .colour = t->ground, .place = TEXT_TOP, .lines = 1},
                under, rect_make(b.words.x, b.words.y + h * 0.58F, b.words.w, h * 0.32F));
        if (wins_share(m))
            uc_heap(st, c, b.heap, arrived(st));
    }
    canvas_pop_fade(c);
    canvas_tag(c, NULL);
}
