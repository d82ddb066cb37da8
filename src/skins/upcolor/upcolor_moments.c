/* What is seen while it happens: the call's change, the ring of whose turn it is, penalties stamped, stakes on their way, who wins a round, FULL.
 *
 * A moment shows what is decided already. Anything pressed ends it and is done (stage_hurry). */
#include "upcolor_look.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { ROUND_MS = 1300, AGAIN_MS = 1200, FULL_MS = 1800, CONFETTI_MS = 900, CONFETTI = 56, FLOW_MS = 420, FLOW_CHIPS = 5, WIPE_MS = 250, RING_MS = 500, STAMP_MS = 320 };

void uc_start(struct stage *st)
{
    struct uc_state *k = look(st);
    if (k->started)
        return;
    k->started = true;
    k->asked_at = k->turn_to = k->turn_from = k->full = k->taker = -1;
    for (int s = 0; s < SEATS; s++)
        k->base[s] = -1;
}

bool uc_moment_on(const struct stage *st)
{
    const struct uc_moment *m = &look(st)->moment;
    return m->kind != MOMENT_NONE && st->ui.now < m->since + m->ms;
}

static void begin(struct stage *st, enum uc_moment_kind kind, int ms, int who, int32_t amount)
{
    if (st->hurrying)
        return;
    look(st)->moment = (struct uc_moment){.kind = kind, .since = st->ui.now, .ms = ui_ms(&st->ui, ms), .who = who, .amount = amount};
    director_hold(st, ms);
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
    k->flow[k->nflows++] = (struct uc_flow){.since = st->ui.now, .from = from, .to = to, .amount = amount};
    const bool in = to == UC_POT;
    stage_sound(st, uc_sweets(st) ? (in ? "upcolor/sweets-in" : "upcolor/sweets-out") : in ? "upcolor/chips-in" : "upcolor/chips-out");
}

static int seat_of(int num) { return num >= UPCOLOR_STACK && num < UPCOLOR_STACK + SEATS ? num - UPCOLOR_STACK : UC_POT; }

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
    k->full = -1;
    k->terms_set = false;
    for (int s = 0; s < SEATS; s++) {
        k->base[s] = st->shown.b.num[UPCOLOR_STACK + s];
        k->full_paid[s] = 0;
    }
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
    if (upcolor_hand_count(&st->shown.b, e->who) == 1)
        sound(st, "upcolor/one-card-left");
}

static void say(struct stage *st, const char *format, const char *who) { snprintf(look(st)->news, UC_TEXT, format, who); }

static void paid(struct stage *st, const struct event *e)
{
    struct uc_state *k = look(st);
    if (e->kind != EVENT_PAY)
        return;
    flow(st, seat_of(e->from), seat_of(e->to), e->amount);
    if (e->why == UPCOLOR_WHY_FULL_PAY && seat_of(e->to) >= 0)
        k->full_paid[seat_of(e->to)] += e->amount;
}

void uc_happened(struct stage *st, const struct event *e, const struct board *before)
{
    struct uc_state *k = look(st);
    const bool note = e->kind == EVENT_NOTE;
    (void)before;
    uc_start(st);
    switch (e->why) {
    case UPCOLOR_WHY_GAME: if (note) game_begins(st); break;
    case UPCOLOR_WHY_ROUND:
        if (note)
            say(st, _("%s deals."), uc_seat(st, e->who));
        for (int s = 0; note && s < SEATS; s++)
            k->strongest[s] = 0;
        k->taker = -1;
        k->between = false;
        break;
    case UPCOLOR_WHY_STAKE: case UPCOLOR_WHY_SHARE: case UPCOLOR_WHY_FULL_PAY: case UPCOLOR_WHY_SPLIT: case UPCOLOR_WHY_BORROW: paid(st, e); break;
    case UPCOLOR_WHY_PLAY: played(st, e); break;
    case UPCOLOR_WHY_TURN:
        k->between = false;
        if (!st->hurrying && e->amount >= 0 && e->amount < SEATS && st->plate[e->amount].person)     /* bots need no call */
            stage_sound_step(st, "voice/turn", e->amount + 1);
        break;
    case UPCOLOR_WHY_TRICK:
        if (note) {
            k->taker = e->who;
            k->between = true;
            snprintf(k->news, UC_TEXT, i18n_plural("%s takes %d card.", "%s takes %d cards.", (unsigned long)e->amount), uc_seat(st, e->who), e->amount);
            snprintf(k->prompt, UC_TEXT, "%s", k->news);
            k->prompt_call = CARD_NONE;
        }
        break;
    case UPCOLOR_WHY_OUT: case UPCOLOR_WHY_ALONE:
        if (note) {
            say(st, e->why == UPCOLOR_WHY_OUT ? _("%s wins the round.") : _("%s alone has the strongest card and wins the round."), uc_seat(st, e->who));
            sound(st, "upcolor/round-won");
            begin(st, MOMENT_ROUND, ROUND_MS, e->who, upcolor_at_stake(&st->shown.b));
            k->moment.barred = st->shown.b.num[UPCOLOR_BARRED + e->who] != 0;
        }
        break;
    case UPCOLOR_WHY_BLOCKED: if (note) sound(st, "upcolor/blocked"), say(st, "%s", _("Nobody can lead: everyone shows the strongest card.")); break;
    case UPCOLOR_WHY_STRONGEST:
        if (e->kind == EVENT_SHOW && e->who >= 0 && e->who < SEATS && card_is_known(e->face))
            k->strongest[e->who] = e->face;
        break;
    case UPCOLOR_WHY_AGAIN: if (note) begin(st, MOMENT_AGAIN, AGAIN_MS, -1, 0); break;
    case UPCOLOR_WHY_PENALTY: case UPCOLOR_WHY_PENALTY_OVER:
        if (e->kind == EVENT_SET && e->to >= UPCOLOR_BARRED && e->to < UPCOLOR_BARRED + SEATS) {
            k->stamp_since[e->to - UPCOLOR_BARRED] = st->hurrying ? 0 : st->ui.now;
            sound(st, e->amount ? "upcolor/penalty-laid" : "upcolor/penalty-paid");
        }
        break;
    case UPCOLOR_WHY_FULL:
        if (note) {
            k->full = e->who;
            k->full_winnings = e->amount;
            sound(st, "upcolor/full");
            begin(st, MOMENT_FULL, FULL_MS, e->who, e->amount);
        }
        break;
    default: break;
    }
    follow_call(st);
    follow_turn(st);
}

/* ---- what moves of its own ---- */

bool uc_moves(const struct stage *st)
{
    const struct uc_state *k = look(st);
    bool moves = uc_moment_on(st) || uc_runs(st, k->call_since, WIPE_MS) || uc_runs(st, k->turn_since, RING_MS);
    for (int s = 0; s < SEATS; s++)
        moves |= uc_runs(st, k->stamp_since[s], STAMP_MS);
    for (int i = 0; i < k->nflows; i++)
        moves |= uc_runs(st, k->flow[i].since, FLOW_MS);
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
    if (k->call_known || st->heard || call == CARD_NONE || call >= UPCOLOR_IMPERIAL) {      /* a table that was laid out has heard nothing yet */
        k->call_from = k->call_known ? k->call_from : call;
        k->call_to = call;
        k->turn_to = uc_turn(&st->shown.b);
        k->call_known = true;
    }
}

enum mood uc_mood(const struct stage *st, int who)
{
    const struct board *b = &st->shown.b;
    const struct uc_state *k = look(st);
    if (uc_moment_on(st) && k->moment.who == who)
        return MOOD_GLAD;
    if (uc_agreeing(st) && k->base[who] >= 0)
        return b->num[UPCOLOR_STACK + who] > k->base[who] ? MOOD_GLAD : b->num[UPCOLOR_STACK + who] < k->base[who] / 2 ? MOOD_SAD : MOOD_CALM;
    if (b->num[UPCOLOR_BARRED + who])
        return MOOD_SAD;
    return b->num[UPCOLOR_LAP] > 0 && upcolor_hand_count(b, who) == 1 ? MOOD_SLY : k->turn_to == who && !uc_agreeing(st) ? MOOD_THINK : MOOD_CALM;
}

/* ---- drawing ---- */

static struct point where(const struct stage *st, int who)
{
    const struct uc_places *at = &look(st)->at;
    if (who == UC_POT) {
        const struct rect r = at->pot;
        return (struct point){r.x + r.w / 2, r.y + r.h * 0.26F};
    }
    return rect_centre(uc_on_top(st, who) ? at->plate[who] : at->own);
}

void uc_draw_flows(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    if (st->ui.calm)
        return;
    canvas_tag(c, "stakes");
    for (int i = 0; i < k->nflows; i++) {
        const struct uc_flow *f = &k->flow[i];
        const struct point a = where(st, f->from), b = where(st, f->to);
        for (int n = 0; n < FLOW_CHIPS && uc_runs(st, f->since, FLOW_MS); n++) {
            const float t = ease_progress(st->ui.now, f->since + ui_ms(&st->ui, 25 * n), ui_ms(&st->ui, FLOW_MS - 25 * FLOW_CHIPS));
            if (t <= 0 || t >= 1)
                continue;
            const float side = ui_px(&st->ui, 48), jitter = ui_px(&st->ui, 8) * (float)(n % 3 - 1);
            const struct point p = ease_arc(a, b, 0.10F, ease_out_cubic(t));
            uc_chip(c, st, rect_around((struct point){p.x + jitter, p.y + jitter}, side, side), (card)(UPCOLOR_IMPERIAL + (n + i) % 5));
        }
    }
    canvas_tag(c, NULL);
}

static float scatter(int i, int salt)
{
    uint32_t h = (uint32_t)i * 2654435761U ^ (uint32_t)salt * 40503U;
    h ^= h >> 15;
    h *= 2246822519U;
    return (float)(h >> 8 & 0xFFFF) / 65535.0F;
}

static void confetti(const struct stage *st, struct canvas *c, struct point from, float ms)
{
    const float t = ms / (float)ui_ms(&st->ui, CONFETTI_MS);
    char name[UC_PICTURE];
    if (st->ui.calm || t >= 1)
        return;
    for (int i = 0; i < CONFETTI; i++) {
        const float a = -3.14F * (0.05F + 0.9F * scatter(i, 1)), reach = ui_px(&st->ui, 180 + 620 * scatter(i, 2)) * ease_out_cubic(fminf(1, t * 1.2F));
        const struct point p = {from.x + reach * cosf(a), from.y + reach * sinf(a) * 0.75F + ui_px(&st->ui, 420) * t * t};
        const float side = ui_px(&st->ui, 18 + 16 * scatter(i, 3));
        const card col = (card)(UPCOLOR_IMPERIAL + i % 5);
        if (uc_sweets(st) && i % 3 == 0) {
            uc_chip(c, st, rect_around(p, side * 1.2F, side * 1.2F), col);
            continue;
        }
        snprintf(name, sizeof name, "upcolor/particles/%s/%s%s", uc_set_name(st), i % 2 ? "strip-" : "", uc_face_id(col));
        canvas_picture(c, name, rect_around(p, side, side), paint_alpha(fminf(1, (1 - t) * 2)));
    }
}

/* A band over the middle of the table with the winner's emblem, the words, and what is won. */
static void banner(const struct stage *st, struct canvas *c, const char *head, const char *under, bool stamp)
{
    const struct uc_state *k = look(st);
    const struct uc_moment *m = &k->moment;
    const struct theme *t = st->ui.theme;
    const float ms = (float)(st->ui.now - m->since), whole = (float)m->ms;
    const float in = st->ui.calm ? fminf(1, ms / 100) : ease_out_back(fminf(1, ms / fmaxf(1, (float)ui_ms(&st->ui, 260))));
    const float out = fminf(1, (whole - ms) / fmaxf(1, (float)ui_ms(&st->ui, 160)));
    const float h = fmaxf(ui_px(&st->ui, 240), uc_letter(st, 60) * 3.2F), y = k->at.rail.y + (k->at.rail.h - h) / 2;
    const struct rect band = rect_make(0, y + h * (1 - fminf(1, in)) / 2, st->ui.w, h * fminf(1, in));
    canvas_push_fade(c, fmaxf(0, fminf(1, out)));
    canvas_fill(c, band, t->text);
    const float stripe = h * 0.035F;
    for (int i = 0; i < 5; i++)     /* the code, as two thin lines */
        for (int low = 0; low < 2; low++)
            canvas_fill(c, rect_make(st->ui.w * (float)i / 5, low ? rect_bottom(band) : band.y - stripe, st->ui.w / 5 + 1, stripe), uc_colours(st, (card)(UPCOLOR_IMPERIAL + i)).own);
    if (in > 0.6F) {
        const float side = h * 0.86F, pad = ui_px(&st->ui, 40);
        const struct ui_words big = {.face = t->strong, .size = 64, .colour = t->ground, .place = *under ? TEXT_BOTTOM : TEXT_MIDDLE, .lines = 1};
        const float most = st->ui.w * 0.60F, words = fminf(most, fmaxf(uc_width(st, big, head), uc_width(st, (struct ui_words){.size = 36}, under)) + 6);
        const float emblem = m->who >= 0 ? side + pad : 0, seal = stamp ? h * 1.1F : 0, x = (st->ui.w - words - emblem - seal) / 2;
        if (m->who >= 0) {
            const struct rect face = rect_make(x, y + (h - side) / 2, side, side);
            canvas_picture(c, "upcolor/signs/burst", rect_scaled(face, 1.25F), paint_alpha(0.25F));
            uc_emblem(c, st, m->who, rect_scaled(face, fminf(1.05F, in)));
        }
        uc_write(c, st, big, head, rect_make(x + emblem, y, words, *under ? h * 0.56F : h));
        if (*under)
            uc_write(c, st, (struct ui_words){.size = 36, .colour = t->ground, .place = TEXT_TOP, .lines = 1}, under, rect_make(x + emblem, y + h * 0.58F, words, h * 0.32F));
        if (stamp) {
            char name[UC_PICTURE];
            snprintf(name, sizeof name, "upcolor/signs/stamp-%s", uc_set_name(st));
            const struct rect r = rect_fitted(rect_make(x + emblem + words + pad * 0.5F, y, seal - pad * 0.5F, h), 320, 150);
            canvas_picture(c, name, r, paint_angle(-8));
            uc_write(c, st, (struct ui_words){.face = t->strong, .size = 50, .colour = uc_colours(st, UPCOLOR_RED).words, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, _("FULL"), rect_inset_xy(r, r.w * 0.1F, r.h * 0.1F));
        }
    }
    canvas_pop_fade(c);
    if (m->who >= 0)
        confetti(st, c, (struct point){st->ui.w / 2, y + h * 0.3F}, ms);
}

void uc_draw_moment(const struct stage *st, struct canvas *c)
{
    const struct uc_moment *m = &look(st)->moment;
    char head[UC_TEXT], under[UC_TEXT] = "", amount[64];
    if (!uc_moment_on(st))
        return;
    canvas_tag(c, "moment");
    uc_amount(amount, m->amount);
    switch (m->kind) {
    case MOMENT_NONE: break;
    case MOMENT_ROUND:
        snprintf(head, sizeof head, _("%s wins the round"), uc_seat(st, m->who));
        if (m->barred)
            snprintf(under, sizeof under, _("No share: a discard card was kept. %s goes to the next round."), amount);
        else if (m->amount)
            snprintf(under, sizeof under, _("and the share of %s"), amount);
        banner(st, c, head, under, false);
        break;
    case MOMENT_AGAIN: banner(st, c, _("A tie: nobody wins"), _("The round is dealt again."), false); break;
    case MOMENT_FULL:
        snprintf(head, sizeof head, _("%s wins all four rounds"), uc_seat(st, m->who));
        banner(st, c, head, _("and pays a tenth of it to each of the others"), true);
        break;
    }
    canvas_tag(c, NULL);
}
