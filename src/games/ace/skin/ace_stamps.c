/* ace_stamps.c - the table of moments. */
#include "ace_stamps.h"

#include "ace_count.h"
#include "ace_moments.h"
#include "ace_paint.h"
#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { STAMP_MS = 1500, POP_MS = 180, OVERKILL_LEAST = 3 };
#define STAMP_LEAN -1.5F
#define SIGN 0.5F /* of a ticket's height */
#define AIR 0.27F

const struct ace_named ace_named[ACE_NAMED] = {
    [STAMP_FIRST_BLOOD] = {"first-blood", N_("First blood"), "icons/shoot", "ace/hit", false},
    [STAMP_EXACT] = {"exact-kill", N_("Exact kill"), "icons/verb-least", "ace/exact", true},
    [STAMP_OVERKILL] = {"overkill-damage", N_("Overkill +%d"), "icons/skull", "ace/shot-heavy",
                        true},
    [STAMP_ONE_LEFT] = {"one-left", N_("One hit point left"), "icons/heart-hp", "ace/one-left",
                        true},
    [STAMP_FIVE] = {"five-of-a-kind", N_("Five of a kind!"), "icons/star", "ace/fanfare", true},
    [STAMP_STRAIGHT_FLUSH] = {"straight-flush", N_("Straight flush!"), "icons/star", "ace/fanfare",
                              true},
    [STAMP_ACE] = {"ace-against-overkill", N_("The ace of spades remembers"), "icons/ace",
                   "ace/shot-heavy", true},
    [STAMP_CAPPED] = {"capped", N_("Damage capped"), "icons/verb-cap", "ace/disarm", true},
    [STAMP_HALVED] = {"halved", N_("Damage halved"), "icons/verb-halve", "ace/disarm", true},
    [STAMP_NOTHING] = {"nothing", N_("Not a scratch"), "icons/verb-zero", "ace/jam", true},
    [STAMP_LAST_BULLET] = {"last-bullet", N_("Last bullet"), "icons/bullet", "ace/last-bullet",
                           false},
    [STAMP_SAVED] = {"saved", N_("Saved at the last moment"), "icons/heart-hp", "ace/bonus", true},
    [STAMP_JOKER] = {"joker", N_("The Joker is yours"), "icons/joker", "ace/joker", false},
    [STAMP_RELOAD] = {"reload", NULL, "ace/reload", "ace/reload", false},
    [STAMP_RENEW] = {"renew", N_("Reshuffled"), "icons/renew", "cards/shuffle", false},
    [STAMP_PILE_EMPTY] = {"pile-empty", N_("Draw pile empty"), "icons/draw", "ui/refuse", true},
    [STAMP_ARMED] = {"armed", NULL, "ace/bonus-card-armed", "ace/arm", false},
    [STAMP_GUN_FULL] = {"gun-full", N_("Six in the cylinder"), "icons/reload", "ace/spin", true},
    [GREAT_KILL] = {"kill", NULL, "ace/burst", "ace/kill", false},
    [GREAT_ACOLYTE_FALLS] = {"acolyte-falls", NULL, "ace/seal", "ace/bonus", false},
    [GREAT_MET] = {"enemy-met", NULL, "ace/poster", "ace/enemy", false},
    [GREAT_ACOLYTE_MET] = {"acolyte-met", NULL, "ace/horned-spade", "ace/acolyte", false},
    [GREAT_REVEAL] = {"overkill-revealed", NULL, "ace/ribbon", "ace/overkill", false},
    [GREAT_SCENE] = {"new-scene", NULL, "ace/ribbon", "ace/scene", false},
    [GREAT_JAM] = {"jam", NULL, "ace/ribbon", "ace/jam", false},
    [GREAT_WON] = {"run-won", NULL, "ace/victory", "ace/win", false},
    [GREAT_LOST] = {"run-lost", NULL, "ace/defeat", "ace/lose", false},
};

/* ---- when ---- */

static void stamp(struct stage *st, enum ace_stamp which, int amount)
{
    CARRE_ASSERT((int)which >= 0 && which < ACE_NAMED);
    struct ace_state *k = look(st);
    if (st->hurrying || st->silent)
        return;
    memmove(&k->stamp[1], &k->stamp[0], sizeof k->stamp - sizeof *k->stamp);
    k->stamp[0] = (struct stamp){.which = which, .amount = amount, .since = st->ui.now};
    if (ace_named[which].sounds)
        stage_sound(st, ace_named[which].sound);
}

static void hit(struct stage *st, const struct event *e, const struct board *before)
{
    struct ace_state *k = look(st);
    if (e->amount >= before->num[ACE_HP])
        return;
    if (!k->blood)
        stamp(st, STAMP_FIRST_BLOOD, 0);
    k->blood = true;
    if (e->amount == 1)
        stamp(st, STAMP_ONE_LEFT, 0);
    if (e->amount == 0 && e->why == ACE_WHY_HIT && k->told.on &&
        k->told.total == before->num[ACE_HP])
        stamp(st, STAMP_EXACT, 0);
}

static void step(struct stage *st, const struct event *e)
{
    switch ((enum ace_step_kind)e->from) {
    case ACE_STEP_VENGEANCE: stamp(st, STAMP_ACE, 0); break;
    case ACE_STEP_CAP: stamp(st, STAMP_CAPPED, 0); break;
    case ACE_STEP_HALVE: stamp(st, STAMP_HALVED, 0); break;
    default: break; /* of so many kinds only these are told */
    }
}

void ace_stamp_happened(struct stage *st, const struct event *e, const struct board *before)
{
    struct ace_state *k = look(st);
    const struct board *now = &st->shown.b;
    switch (e->why) {
    case ACE_WHY_HIT:
    case ACE_WHY_DAMAGE:
        if (e->kind == EVENT_SET && e->to == ACE_HP)
            hit(st, e, before);
        break;
    case ACE_WHY_CLAIM:
        if (e->from == ACE_FIVE || e->from == ACE_STRAIGHT_FLUSH)
            stamp(st, e->from == ACE_FIVE ? STAMP_FIVE : STAMP_STRAIGHT_FLUSH, 0);
        break;
    case ACE_WHY_STEP: step(st, e); break;
    case ACE_WHY_TOTAL:
        if (e->amount == 0)
            stamp(st, STAMP_NOTHING, 0);
        break;
    case ACE_WHY_KILL:
        if (e->amount >= OVERKILL_LEAST)
            stamp(st, STAMP_OVERKILL, e->amount);
        if (k->last)
            stamp(st, STAMP_SAVED, 0);
        k->last = false;
        break;
    case ACE_WHY_SPEND_BULLET:
        if (e->kind == EVENT_SET && e->amount == 1)
            stamp(st, STAMP_LAST_BULLET, 0);
        break;
    case ACE_WHY_LAST: k->last = true; break;
    case ACE_WHY_GAIN_BULLET:
        if (e->kind == EVENT_SET && k->last)
            stamp(st, STAMP_SAVED, 0);
        else if (e->kind == EVENT_SET && e->to == ACE_BULLETS && e->amount == ACE_COUNTER_MOST)
            stamp(st, STAMP_GUN_FULL, 0);
        k->last = false;
        break;
    case ACE_WHY_JOKER:
        if (e->kind == EVENT_MOVE)
            stamp(st, STAMP_JOKER, 0);
        break;
    case ACE_WHY_RENEW:
        if (e->kind == EVENT_FORGET)
            stamp(st, STAMP_RENEW, 0);
        break;
    case ACE_WHY_DRAW:
        if (e->kind == EVENT_MOVE && board_count(now, ACE_PILE) == 0)
            stamp(st, STAMP_PILE_EMPTY, 0);
        break;
    default: break; /* nothing that has a stamp */
    }
}

static bool stands(const struct stage *st, const struct stamp *s)
{
    return s->since && st->ui.now - s->since < ui_ms(&st->ui, STAMP_MS);
}

bool ace_stamps_on(const struct stage *st)
{
    for (int i = 0; i < STAMPS_SHOWN; i++)
        if (stands(st, &look(st)->stamp[i]))
            return true;
    return false;
}

/* ---- drawing ---- */

static struct ui_words stamp_words(const struct ui *ui)
{
    return (struct ui_words){.face = &typeface_ace,
                             .size = 38 / fmaxf(1, ui->text * 0.85F),
                             .colour = ACE_INK,
                             .place = TEXT_MIDDLE,
                             .lines = 1};
}

static void stamp_text(const struct stamp *s, char text[160])
{
    snprintf(text, 160, "%s", _(ace_named[s->which].words));
    if (s->which == STAMP_OVERKILL)
        snprintf(text, 160, i18n_plural("Overkill +%d", "Overkill +%d", (unsigned long)s->amount),
                 s->amount);
}

/* Half its height for the sign, and air. */
static float ticket_width(const struct stage *st, const struct stamp *s, float h)
{
    const struct ui_words how = stamp_words(&st->ui);
    char text[160];
    stamp_text(s, text);
    return ui_write_width(&st->ui, &how, text) + h * (SIGN + 3.4F * AIR);
}

/* `lean`: how it is turned; `lines`: one, or two where it has no room for that. */
static void draw_one(const struct stage *st, struct canvas *c, const struct stamp *s,
                     struct rect whole, float lean, int lines)
{
    CARRE_ASSERT(lines > 0);
    const struct ui *ui = &st->ui;
    const struct ace_named *n = &ace_named[s->which];
    const float age = ease_progress(ui->now, s->since, ui_ms(ui, STAMP_MS)),
                in = ui->calm
                         ? 1
                         : ease_pop(ease_progress(ui->now, s->since, ui_ms(ui, POP_MS)), 1.25F);
    struct ui_words how = stamp_words(ui);
    how.lines = lines;
    char text[160];
    stamp_text(s, text);
    const float high = whole.h / (float)lines, sign = high * SIGN, pad = high * AIR;
    const struct rect box = rect_scaled(whole, 0.6F + 0.4F * in);
    canvas_push_fade(c, age > 0.75F ? (1 - age) / 0.25F : 1);
    canvas_push_turn(c, rect_centre(whole), ui->calm ? 0 : lean);
    canvas_picture(c, "ace/ticket", box, paint_plain());
    if (in > 0.9F || ui->calm) {
        ui_icon(c, ui, n->picture + strlen("icons/"),
                rect_make(box.x + pad * 1.2F, box.y + (box.h - sign) / 2, sign, sign), ACE_BLOOD);
        ui_write(c, ui, &how, text,
                 rect_make(box.x + sign + 1.8F * pad, box.y + box.h * 0.12F,
                           box.w - sign - 3.4F * pad + 2, box.h * 0.76F));
    }
    canvas_pop_turn(c);
    canvas_pop_fade(c);
}

bool ace_stamp_heads(const struct stage *st)
{
    return look(st)->told.on && !ace_killed(st) && stands(st, &look(st)->stamp[0]);
}

/* The newest one: over the head of the count while a shot is told, which waits for it; else over
 * the gun, between the poster and the count. */
static void draw_newest(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const struct stamp *s = &look(st)->stamp[0];
    const float gap = ui_px(ui, 12), x = rect_right(at->poster) + gap,
                high = fmaxf(ui_px(ui, 84), ui_least(ui) * 1.9F);
    struct rect r =
        rect_make(x, at->aside.y + ui_px(ui, 60), rect_right(at->aside) + ui_px(ui, 4) - x, high);
    if (ace_stamp_heads(st))
        r = rect_inset_xy(ace_count_head(st), ui_px(ui, 16), ui_px(ui, 4));
    const float w = ticket_width(st, s, high);
    const int lines = w > r.w * 1.3F ? 2 : 1;
    if (stands(st, s))
        draw_one(st, c, s,
                 rect_around(rect_centre(r), fminf(w, r.w), high * (lines > 1 ? 1.3F : 1)),
                 STAMP_LEAN, lines);
}

/* Beside a fallen enemy in a row below the count, as many as have room, the newest first. */
static void draw_row(const struct stage *st, struct canvas *c)
{
    struct rect r = ace_kill_stamps(st);
    for (int i = 0; i < STAMPS_SHOWN; i++) {
        const struct stamp *s = &look(st)->stamp[i];
        if (!stands(st, s))
            continue;
        r.w = ticket_width(st, s, r.h);
        if (rect_right(r) > rect_right(look(st)->at.count))
            break;
        draw_one(st, c, s, r, 0, 1);
        r.x += r.w + ui_px(&st->ui, 12);
    }
}

void ace_draw_stamps(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "moment");
    canvas_push_fade(c, 1 - ace_boss_gone(st));
    (ace_killed(st) ? draw_row : draw_newest)(st, c);
    canvas_pop_fade(c);
    canvas_tag(c, NULL);
}
