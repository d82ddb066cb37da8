/* A power as an event: the banner that says who did what, the light on the player who played it,
 * and how long all wait for it.
 *
 * A moment shows what is decided already; anything pressed ends it (stage_hurry). It is made of the
 * events that the stage's own eyes heard, so a card that they don't see can't come into it. */
#include "pu_look.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { INTRO_MS = 300, INTRO_IN_MS = 200, OUTRO_MS = 160, ANSWER_MS = 620, FREEZE_MS = 450 };

bool pu_moment_on(const struct stage *st)
{
    const struct pu_moment *m = &pu(st)->moment;
    return m->on && st->ui.now < m->since + m->ms;
}

static void sound(struct stage *st, const char *name)
{
    if (!st->hurrying)
        stage_sound(st, name);
}

static void begin(struct stage *st, int power, int who, int ms)
{
    CARRE_ASSERT(power >= 0 && power < POWERS && ms >= 0);
    struct pu_moment *m = &pu(st)->moment;
    if (st->hurrying)
        return;
    *m = (struct pu_moment){.on = true,
                            .power = power,
                            .who = who,
                            .since = st->ui.now,
                            .ms = ui_ms(&st->ui, ms + OUTRO_MS)};
    director_hold(st, ms);
}

/* The power does what it does: `hold` until the next of its events, 0: until it is done. False:
 * nobody looks. */
static bool effect(struct stage *st, int power, int hold)
{
    CARRE_ASSERT(power >= 0 && power < POWERS && hold >= 0);
    struct pu_moment *m = &pu(st)->moment;
    char name[PU_PICTURE];
    if (st->hurrying)
        return false;
    if (!pu_moment_on(st) || m->power != power)
        begin(st, power, m->who, 0);
    if (!m->hit) {
        m->hit = st->ui.now;
        snprintf(name, sizeof name, "power-up/%s", pu_powers[power].id);
        stage_sound(st, name);
    }
    m->effect_ms = pu_powers[power].ms;
    const int64_t whole = st->ui.now - m->since + ui_ms(&st->ui, m->effect_ms + OUTRO_MS);
    if (whole > m->ms)
        m->ms = whole;
    director_hold(st, hold ? hold : m->effect_ms);
    return true;
}

static void about(struct stage *st, card face, int who, struct rect at)
{
    struct pu_moment *m = &pu(st)->moment;
    if (m->n >= SEATS)
        return;
    m->face[m->n] = face;
    m->seat[m->n] = who;
    m->at[m->n++] = at;
}

__attribute__((format(printf, 2, 3))) static void under(struct stage *st, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(pu(st)->moment.under, PU_TEXT, format, args);
    va_end(args);
}

/* ---- what each event begins ---- */

static void played(struct stage *st, const struct event *e)
{
    if (e->kind != EVENT_MOVE || !card_is_power(e->face))
        return;
    const int power = card_power(e->face);
    uint8_t *first = pu(st)->first[e->who];
    if (!first[power]) {
        int kinds = 0;
        for (int i = 0; i < POWERS; i++)
            kinds += first[i] > 0;
        first[power] = (uint8_t)(kinds + 1);
    }
    pu(st)->played[e->who]++;
    begin(st, power, e->who, INTRO_MS);
    if (!st->hurrying) {
        pu(st)->moment.paid = true;
        snprintf(pu(st)->moment.head, PU_TEXT, _(pu_powers[power].plays), stage_name(st, e->who));
    }
}

static void answered(struct stage *st, const struct event *e, int power, const char *format)
{
    begin(st, power, e->who, ANSWER_MS);
    if (!st->hurrying)
        snprintf(pu(st)->moment.head, PU_TEXT, "%s", format);
}

void pu_deployed(struct stage *st, const struct event *e, const struct board *before)
{
    (void)before;
    char name[FACE_NAME];
    const int n = board_count(&st->shown.b, HOLDEM_BOARD);
    if (e->kind != EVENT_MOVE || !effect(st, POWER_DEPLOY, 0))
        return;
    face_name(st, e->face, name);
    under(st, _("%s joins the board."), name);
    about(st, e->face, n - 1, poker_board_spot(st, &st->shown.b, n - 1));
    pu(st)->moment.id = tabletop_id(&st->shown, HOLDEM_BOARD, n - 1);
}

void pu_burnt(struct stage *st, const struct event *e, const struct board *before)
{
    char name[FACE_NAME];
    if (e->kind != EVENT_MOVE || e->from != HOLDEM_BOARD || !effect(st, POWER_DISINTEGRATE, 0))
        return;
    face_name(st, e->face, name);
    under(st, _("%s disintegrates. It isn’t replaced."), name);
    about(st, e->face, e->index, poker_board_spot(st, before, e->index));
    pu(st)->burning = *before;
    for (int i = 0, n = 0; i < st->cards.n; i++) /* its number, where it lay a moment ago */
        if (st->cards.card[i].zone == HOLDEM_BOARD && n++ == e->index)
            pu(st)->moment.id = st->cards.card[i].id;
}

static struct rect holes(const struct stage *st, int who)
{
    return rect_union(poker_hole_spot(st, who, 0, NULL), poker_hole_spot(st, who, 1, NULL));
}

void pu_xrayed(struct stage *st, const struct event *e, const struct board *before)
{
    (void)before;
    struct pu_moment *m = &pu(st)->moment;
    char name[FACE_NAME], line[PU_TEXT];
    const int whose =
        e->kind == EVENT_SHOW && e->from < HOLDEM_HAND + SEATS ? e->from - HOLDEM_HAND : e->who;
    if ((e->kind != EVENT_SHOW && e->kind != EVENT_NOTE) ||
        !effect(st, POWER_XRAY, e->kind == EVENT_SHOW ? 0 : 260))
        return;
    if (e->kind == EVENT_SHOW && card_is_known(e->face)) {
        if (st->privacy == PRIVACY_ONE && whose == st->me)
            sound(st, "power-up/known"); /* from now on everybody knows a card of yours */
        face_short(st, e->face, name);
        snprintf(line, sizeof line, _("%s shows %s"), stage_name(st, whose), name);
    } else {
        snprintf(line, sizeof line, _("%s is skipped"), stage_name(st, whose));
    }
    const size_t n = strlen(m->under);
    snprintf(m->under + n, sizeof m->under - n, "%s%s", n ? " · " : "", line);
    about(st, e->face, whose, holes(st, whose));
    m->hit = st->ui.now; /* the line runs over each hand anew */
}

void pu_reloaded(struct stage *st, const struct event *e, const struct board *before)
{
    (void)before;
    struct pu_moment *m = &pu(st)->moment;
    if (e->kind != EVENT_MOVE || e->from == e->to || !effect(st, POWER_RELOAD, 330))
        return;
    if (e->to == HOLDEM_MUCK) {
        about(st, CARD_HIDDEN, e->who, holes(st, e->who));
        under(st, m->n > 1        ? _("Both hole cards are replaced.")
                  : e->index == 0 ? _("The left hole card is replaced.")
                                  : _("The right hole card is replaced."));
    }
}

void pu_upgraded(struct stage *st, const struct event *e, const struct board *before)
{
    (void)before;
    char text[PU_TEXT];
    if (e->kind != EVENT_MOVE)
        return;
    if (e->to == POWER_UP_FAN && e->from == HOLDEM_PILE && effect(st, POWER_UPGRADE, 0)) {
        under(st, _("%s draws a third card."), stage_name(st, e->who));
        about(st, CARD_HIDDEN, e->who, holes(st, e->who));
    } else if (e->to == HOLDEM_MUCK) {
        snprintf(text, sizeof text, _("%s discards one card"), stage_name(st, e->who));
        answered(st, e, POWER_UPGRADE, text);
    }
}

void pu_engineered(struct stage *st, const struct event *e, const struct board *before)
{
    (void)before;
    char name[FACE_NAME], text[PU_TEXT];
    if (e->kind != EVENT_MOVE)
        return;
    if (e->from == HOLDEM_PILE && e->to == POWER_UP_FAN && effect(st, POWER_ENGINEER, 260)) {
        about(st, e->face, e->who, (struct rect){0});
        under(st, "%s", _("The next three cards are turned face up."));
    } else if (e->from == POWER_UP_FAN && e->to == HOLDEM_PILE) {
        face_name(st, e->face, name);
        snprintf(text, sizeof text, _("%s picks: %s"), stage_name(st, e->who), name);
        answered(st, e, POWER_ENGINEER, text);
        under(st, "%s", _("It comes next."));
    }
}

void pu_scanned(struct stage *st, const struct event *e, const struct board *before)
{
    (void)before;
    if (e->kind == EVENT_SHOW && effect(st, POWER_SCANNER, 350)) {
        under(st, _("Only %s sees the next two cards."), stage_name(st, e->who));
        about(st, e->face, e->who, (struct rect){0});
    }
}

/* What the scanner's player chose; two cards go one after the other. */
static void kept_or_thrown(struct stage *st, const struct event *e)
{
    const bool keeps = e->why == POWER_UP_WHY_KEEP;
    char text[PU_TEXT];
    if (keeps)
        snprintf(text, sizeof text, _("%s keeps both cards on the deck"), stage_name(st, e->who));
    else
        snprintf(text, sizeof text, _("%s discards both cards"), stage_name(st, e->who));
    if (keeps ? e->kind == EVENT_NOTE
              : e->kind == EVENT_MOVE &&
                    !(pu_moment_on(st) && strcmp(pu(st)->moment.head, text) == 0))
        answered(st, e, POWER_SCANNER, text);
}

void pu_intel_set(struct stage *st, const struct event *e, const struct board *before)
{
    if (e->kind == EVENT_SET && e->amount > before->num[POWER_UP_INTEL] &&
        effect(st, POWER_INTEL, 520))
        under(st, _("Only %s sees the deck’s next card, until the hand is over."),
              stage_name(st, e->who));
}

void pu_emp_set(struct stage *st, const struct event *e, const struct board *before)
{
    (void)before;
    if (e->kind == EVENT_SET && e->amount && effect(st, POWER_EMP, 0))
        under(st, "%s", _("No more powers in this betting round."));
}

void pu_cloned(struct stage *st, const struct event *e, const struct board *before)
{
    (void)before;
    if (e->kind == EVENT_MAKE && card_is_power(e->face) && effect(st, POWER_CLONE, 0)) {
        under(st, _("The copy: %s"), power_title(card_power(e->face)));
        about(st, e->face, e->to - POWER_UP_HELD, (struct rect){0});
    }
}

static void locked(struct stage *st, const struct event *e, const struct board *before)
{
    if (e->kind != EVENT_SET || e->to != POWER_UP_LOCKED ||
        e->amount <= before->num[POWER_UP_LOCKED])
        return;
    pu(st)->ice_from = before->num[POWER_UP_LOCKED];
    pu(st)->ice_since = st->hurrying ? 0 : st->ui.now;
    sound(st, "power-up/freeze");
    director_hold(st, FREEZE_MS);
}

void pu_happened(struct stage *st, const struct event *e, const struct board *before)
{
    struct pu_state *k = pu(st);
    if (e->kind == EVENT_SET && e->to >= POWER_UP_ENERGY && e->to < POWER_UP_ENERGY + SEATS) {
        const int s = e->to - POWER_UP_ENERGY;
        k->energy_from[s] = before->num[e->to];
        k->energy_since[s] = st->hurrying ? 0 : st->ui.now;
        if (e->amount > before->num[e->to] && !st->hurrying)
            stage_sound_of(st, "power-up/energy", s, e->amount - before->num[e->to]);
    }
    const int power = power_of_why(e->why);
    if (power >= 0)
        pu_powers[power].event(st, e, before);
    switch (e->why) {
    case POWER_UP_WHY_PLAY: played(st, e); break;
    case POWER_UP_WHY_KEEP:
    case POWER_UP_WHY_THROW: kept_or_thrown(st, e); break;
    case POWER_UP_WHY_LOCK: locked(st, e, before); break;
    case POWER_UP_WHY_GIVE:
        if (e->kind == EVENT_MAKE)
            sound(st, "power-up/power");
        break;
    }
}

/* ---- running ---- */

bool pu_moves(const struct stage *st)
{
    return pu_moment_on(st) || pu_ice_grows(st) || pu_energy_runs(st);
}

void pu_hurry(struct stage *st)
{
    struct pu_state *k = pu(st);
    k->moment.on = false;
    k->ice_since = 0;
    memset(k->energy_since, 0, sizeof k->energy_since);
}

void pu_seated(struct stage *st)
{
    pu(st)->aiming = 0;
    pu(st)->picked = 0;
}

/* ---- drawing ---- */

/* The rest of the table steps back; the player who plays stays in the light, ringed in the power's
 * own colour. */
static void shade(const struct stage *st, struct canvas *c, float alpha)
{
    const struct pu_moment *m = &pu(st)->moment;
    const struct poker_seat_places *s = m->who >= 0 && m->who < SEATS ? pu_seat(st, m->who) : NULL;
    canvas_fill(c, rect_make(0, 0, st->ui.w, st->ui.h), colour_faded(0x060A18FFU, 0.5F * alpha));
    if (!s || rect_empty(s->plate))
        return;
    const struct rect all = rect_union(s->plate, s->portrait);
    pu_halo(c, rect_centre(all), all.w * 0.95F, all.h * 0.85F, pu_colour(st, m->power),
            st->ui.contrast ? 0 : 0.45F * alpha);
    poker_draw_plate(st, c, m->who);
    canvas_push_fade(c, alpha);
    poker_panel(c, st, s->plate, 16, 0, pu_colour(st, m->power), 3);
    if (!rect_empty(s->portrait) && !rect_meets(s->portrait, s->plate))
        poker_panel(c, st, s->portrait, 0.116F * s->portrait.w / ui_px(&st->ui, 1), 0,
                    pu_colour(st, m->power), 3);
    canvas_pop_fade(c);
}

/* Traces from the side of the screen to the words, each ending in a node. */
static void traces(const struct stage *st, struct canvas *c, struct rect b, float from, float to)
{
    static const float ends[] = {0.62F, 1, 0.8F};
    const uint32_t line = colour_faded(pu_colour(st, pu(st)->moment.power), 0.5F);
    const float w = fmaxf(1, ui_px(&st->ui, 2)), node = ui_px(&st->ui, 9);
    for (int i = 0; i < 3 && fabsf(to - from) > ui_px(&st->ui, 120); i++) {
        const float y = roundf(b.y + b.h * (0.32F + 0.18F * (float)i)),
                    end = from + (to - from) * ends[i];
        canvas_fill(c, rect_make(fminf(from, end), y - w / 2, fabsf(end - from), w), line);
        canvas_fill(c, rect_around((struct point){end, y}, node, node), line);
    }
}

static void words(const struct stage *st, struct canvas *c, struct rect b)
{
    const struct pu_moment *m = &pu(st)->moment;
    const int n = pu_fan_shown(st);
    const float side = b.h * 0.86F, pad = ui_px(&st->ui, 28),
                most = (n ? pu_fan_spot(st, 0, n).x - pad : st->ui.w * 0.94F) - side - pad -
                       st->ui.w * 0.03F;
    const struct ui_words head = {.face = st->ui.theme->strong,
                                  .size = n ? 36 : 50,
                                  .colour = st->ui.theme->text,
                                  .place = TEXT_BOTTOM,
                                  .lines = 1};
    const struct ui_words text = {.face = st->ui.theme->strong,
                                  .size = n ? 22 : 27,
                                  .colour = pu_light(m->power),
                                  .place = TEXT_TOP};
    const float width =
        fminf(most, fmaxf(poker_width(st, head, m->head), poker_width(st, text, m->under)) + 4);
    const float x = n ? st->ui.w * 0.03F : (st->ui.w - width - side - pad) / 2;
    const float hh = fminf(b.h * 0.6F, poker_letter(st, head.size) * 1.35F),
                wants = *m->under ? pu_height(st, text, m->under, width) + 2 : 0,
                uh = hh + wants > b.h ? 0 : wants,
                air = uh > 0 ? fmaxf(0, fminf(ui_px(&st->ui, 8), b.h - hh - uh)) : 0,
                top = b.y + (b.h - hh - uh - air) / 2;
    if (!n && !st->ui.contrast) {
        traces(st, c, b, b.x, x - pad);
        traces(st, c, b, rect_right(b), x + side + pad + width + 2 * pad);
    }
    pu_halo(c, (struct point){x + side / 2, b.y + b.h / 2}, side, side * 0.8F,
            pu_colour(st, m->power), st->ui.contrast ? 0 : 0.35F);
    pu_emblem(c, m->power, false, rect_make(x, b.y + (b.h - side) / 2, side, side), 1);
    poker_write(c, st, head, m->head, rect_make(x + side + pad, top, width, hh));
    if (uh > 0)
        poker_write(c, st, text, m->under, rect_make(x + side + pad, top + hh + air, width, uh));
}

/* Inside the plate, under the energy's number; where all stands in one line, over the bar. */
struct rect pu_cost_spot(const struct stage *st)
{
    const struct pu_moment *m = &pu(st)->moment;
    if (!pu_moment_on(st) || m->who < 0 || m->who >= SEATS || !*m->head || !m->paid)
        return (struct rect){0};
    const struct poker_seat_places *s = pu_seat(st, m->who);
    const float h = poker_letter(st, 24) * 1.5F, w = h * 2.2F;
    if (rect_empty(s->row)) {
        const struct rect r = pu_energy_row(st);
        return rect_make(r.x + (r.w - w) / 2, r.y + (r.h - h) / 2, w, h);
    }
    if (s->row.h > poker_letter(st, 20) * 2.4F) {
        const float low = fminf(h, s->row.h * 0.5F), wide = low * 2.2F;
        return rect_make(rect_right(s->row) - wide, s->row.y + s->row.h * 0.75F - low / 2, wide,
                         low);
    }
    return rect_make(s->row.x + (s->row.w - w) / 2, s->row.y + (s->row.h - h) / 2, w, h);
}

static void cost(const struct stage *st, struct canvas *c, float alpha)
{
    const struct rect r = pu_cost_spot(st);
    const float h = r.h;
    char text[32];
    if (rect_empty(r))
        return;
    canvas_push_fade(c, alpha);
    poker_panel(c, st, r, 8, 0x241A00FFU, poker_colour(st, POKER_GOLD), 2);
    pu_bolt(c, rect_make(r.x + h * 0.1F, r.y + h * 0.12F, h * 0.76F, h * 0.76F),
            poker_colour(st, POKER_GOLD));
    snprintf(text, sizeof text, "−%d", power_cost(&st->rules, pu(st)->moment.power));
    poker_write(c, st, UI_LINE(st->ui.theme->strong, 24, poker_colour(st, POKER_GOLD), TEXT_CENTRE),
                text, rect_make(r.x + h * 0.8F, r.y, r.w - h * 0.9F, h));
    canvas_pop_fade(c);
}

/* As low as it can lie before what is in front, and no higher than its words need: the board keeps
 * its locks. What is held out in it needs the room of a choice. */
static struct rect band_of(const struct stage *st)
{
    struct rect r = pu_band(st);
    const float wants = fmaxf(ui_px(&st->ui, 148),
                              poker_letter(st, 50) * 1.4F + poker_letter(st, 27) * 1.9F),
                end = rect_bottom(r);
    if (!pu_fan_shown(st) && wants < r.h)
        r.y = end - wants, r.h = wants;
    return r;
}

bool pu_moment_covers(const struct stage *st, struct rect r)
{
    return pu_moment_on(st) && rect_meets(rect_inset_xy(band_of(st), 0, -ui_px(&st->ui, 20)), r);
}

void pu_draw_moment(const struct stage *st, struct canvas *c)
{
    const struct pu_moment *m = &pu(st)->moment;
    if (!pu_moment_on(st))
        return;
    const float ms = (float)(st->ui.now - m->since), left = (float)m->ms - ms;
    const float in =
        st->ui.calm ? fminf(1, ms / 100)
                    : ease_out_cubic(fminf(1, ms / fmaxf(1, (float)ui_ms(&st->ui, INTRO_IN_MS))));
    const float out = fmaxf(0, fminf(1, left / fmaxf(1, (float)ui_ms(&st->ui, OUTRO_MS)))),
                alpha = fminf(in, out);
    canvas_tag(c, "moment");
    shade(st, c, alpha);
    const struct pu_power *p = &pu_powers[m->power];
    const float t = m->hit ? pu_t(st, m->hit, m->effect_ms) : 0;
    if (m->hit && m->n && p->under)
        p->under(st, c, t, alpha);
    pu_draw_lit_cards(st, c);
    if (m->hit) {
        canvas_push_fade(c, alpha);
        p->draw(st, c, t);
        canvas_pop_fade(c);
    }
    const struct rect whole = band_of(st),
                      b = st->ui.calm ? whole : rect_inset_xy(whole, 0, whole.h * 0.5F * (1 - in));
    canvas_push_fade(c, alpha);
    pu_draw_band(st, c, b, m->power);
    if (in > 0.7F) {
        words(st, c, whole);
        pu_draw_fan_cards(st, c);
        if (p->over_fan && pu_fan_shown(st))
            p->over_fan(st, c, t);
    }
    cost(st, c, 1);
    if (m->hit && p->over)
        p->over(st, c, t);
    canvas_pop_fade(c);
    canvas_tag(c, NULL);
}
