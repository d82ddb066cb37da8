/* A shot as it is told, from the first card that counts to the bang. This file alone owns what of
 * it may be shown: what a step names is there from that step on, the damage from its total, and
 * what the enemy has left from the hit.
 *
 * Cards that score do so one after the other, each a step of the scale higher; what lasts or was
 * armed bumps with its line (ace_shot_bump). Then the gun fires, kill or not, as loud and as large
 * as the damage is: a flash at the muzzle, a line of light, a burst and the number at him, and what
 * hangs there shakes. */
#include "ace_moments.h"
#include "ace_paint.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { STEP_MS = 180, STEP_LEAST_MS = 70, CARD_MS = 95, BUMP_MS = 180 };
enum {
    MUZZLE_MS = 130,
    LINE_MS = 110,
    STRIKES_MS = 50,
    BURST_MS = 430,
    DROP_MS = 140,
    NUMBER_MS = 950,
    HIT_MS = 1000,
    FADES = 4
};

/* What bangs alike: pictures are kept in these sizes, so that none is drawn for one frame alone. */
static const struct {
    int least;
    float burst, muzzle, number, trauma;
    int rest;
} bangs[] = {
    {0, 220, 140, 130, 0.25F, 380},
    {4, 310, 190, 170, 0.33F, 460},
    {8, 420, 260, 220, 0.45F, 540},
    {14, 540, 330, 280, 0.6F, 640},
};
enum { BANGS = sizeof bangs / sizeof *bangs };

static int bang_of(int damage)
{
    int i = BANGS - 1;
    while (i > 0 && damage < bangs[i].least)
        i--;
    return i;
}

/* ---- the count ---- */

/* What a step is about: the log keeps its cause only, and the cause's own words say the rest. Two
 * alike of one cause come in the order of its card. */
static const struct ace_effect *step_effect(const struct stage *st, const struct told *t,
                                            const struct event *e)
{
    const int verb = e->from == ACE_STEP_VOID    ? ACE_DO_VOID
                     : e->from == ACE_STEP_EXTRA ? ACE_DO_EXTRA
                     : e->from == ACE_STEP_LOW   ? ACE_DO_LOW
                                                 : ACE_NOTHING;
    const struct ace_enemy *cause = verb == ACE_NOTHING ? NULL : ace_enemy_of(&st->rules, e->face);
    const struct ace_effect *found = NULL;
    int skip = 0;
    for (int i = 0; i < t->steps.n; i++)
        skip += t->steps.step[i].kind == e->from && t->steps.step[i].source == e->face;
    for (int i = 0; cause && i < cause->npenalties + cause->nbonuses; i++) {
        const struct ace_effect *one =
            i < cause->npenalties ? &cause->penalty[i] : &cause->bonus[i - cause->npenalties];
        if (one->verb != verb)
            continue;
        found = one;
        if (skip-- <= 0)
            break;
    }
    return found;
}

/* What gives nothing or twice stands after the line of what it is about (AS-22). */
static card step_group(const struct told *t)
{
    for (int i = t->steps.n - 1; i >= 0; i--)
        if (t->steps.step[i].kind == ACE_STEP_FACES || t->steps.step[i].kind == ACE_STEP_ACES)
            return t->steps.step[i].kind == ACE_STEP_FACES ? ACE_FACES : ACE_ACES;
    return CARD_NONE;
}

static bool is_about(card c, int what)
{
    return !card_is_plain(c)   ? false
           : what == ACE_FACES ? card_rank(c) >= RANK_J && card_rank(c) <= RANK_K
           : what == ACE_ACES  ? card_rank(c) == RANK_A
                               : card_suit(c) == what;
}

/* The cards of the shot that make a step, one after the other, and what each of them adds (AS-22).
 * Returns how many. */
static int score(struct told *t, int kind, const struct ace_effect *effect, int amount, int64_t now,
                 int64_t pitch)
{
    const int what = kind == ACE_STEP_FACES                                       ? ACE_FACES
                     : kind == ACE_STEP_ACES                                      ? ACE_ACES
                     : (kind == ACE_STEP_EXTRA || kind == ACE_STEP_LOW) && effect ? effect->what
                                                                                  : -1;
    int n = 0, each;
    for (int i = 0; i < t->ncards; i++) {
        const card face = card_is_joker(t->cards[i]) ? t->joker : t->cards[i];
        if (what < 0 || !(t->claim.cards >> i & 1) ||
            !(kind == ACE_STEP_LOW ? card_is_plain(face) && ace_value(face) <= what
                                   : is_about(face, what)))
            continue;
        t->scores[i] = now + pitch * n++;
    }
    each = n && amount % n == 0 ? amount / n : 0;
    for (int i = 0; i < t->ncards; i++)
        t->extra[i] += t->scores[i] >= now ? each : 0;
    return n;
}

void ace_shot_claimed(struct stage *st, const struct event *e)
{
    struct told *t = &look(st)->told;
    struct ace_aim aim;
    *t = (struct told){
        .on = true, .kind = e->from, .joker = e->face, .total = -1, .since = st->ui.now};
    t->claim = ace_claim_decode(e->amount);
    for (int i = 0; i < board_count(&st->shown.b, ACE_SHOT) && i < ACE_SHOT_CARDS; i++)
        t->cards[t->ncards++] = board_face(&st->shown.b, ACE_SHOT, i);
    ace_aim_read(&aim, &st->rules, &st->shown.b, (seat)st->shown.b.num[ACE_ACTIVE]);
    ace_changed(&aim, t->cards, t->ncards, t->cards);
}

/* Each step of the count comes a little sooner than the one before. */
void ace_shot_step(struct stage *st, const struct event *e)
{
    struct told *t = &look(st)->told;
    if (t->steps.n >= ACE_STEPS)
        return;
    const struct ace_effect *effect = step_effect(st, t, e);
    const int before = t->steps.n ? t->steps.step[t->steps.n - 1].total : 0;
    const int total = e->from == ACE_STEP_BASE  ? e->amount
                      : e->from < ACE_STEP_BASE ? 0
                                                : before + e->amount;
    const bool of_group = e->from == ACE_STEP_NOEXTRA || e->from == ACE_STEP_DOUBLE;
    const card what = e->from == ACE_STEP_JOKER ? t->joker
                      : of_group                ? step_group(t)
                      : effect                  ? (card)effect->what
                                                : (card)CARD_NONE;
    t->steps.step[t->steps.n++] = (struct ace_step){.kind = e->from,
                                                    .slot = e->to,
                                                    .source = e->face,
                                                    .what = what,
                                                    .amount = (int16_t)e->amount,
                                                    .total = (int16_t)total};
    t->since = st->ui.now;
    int ms = STEP_MS;
    for (int i = 1; i < t->steps.n; i++)
        ms = ms * 88 / 100;
    ms = ms < STEP_LEAST_MS ? STEP_LEAST_MS : ms;
    const int cards = score(t, e->from, effect, e->amount, st->ui.now, ui_ms(&st->ui, CARD_MS));
    t->beats = cards > 1 ? cards : 1;
    t->beat = 0;
    director_hold(st, ms + (cards > 1 ? CARD_MS * (cards - 1) : 0));
    ace_shot_run(st);
}

/* Up the scale with each card and line that adds; where something is taken, a minor second under
 * the last step. */
void ace_shot_run(struct stage *st)
{
    struct told *t = &look(st)->told;
    const struct ace_step *s = t->on && t->steps.n ? &t->steps.step[t->steps.n - 1] : NULL;
    for (; s && !st->hurrying && t->beat < t->beats &&
           st->ui.now >= t->since + t->beat * ui_ms(&st->ui, CARD_MS);
         t->beat++) {
        t->climb += s->amount >= 0;
        stage_cue(st, &(struct audio_cue){.name = "ace/score",
                                          .step = t->climb > 1 ? t->climb : 1,
                                          .pitch = s->amount < 0 ? -1 : 0});
    }
}

bool ace_shot_scores(const struct stage *st, int card_of_shot)
{
    CARRE_ASSERT(card_of_shot >= 0);
    const struct told *t = &look(st)->told;
    const int64_t since = t->on && card_of_shot < t->ncards ? t->scores[card_of_shot] : 0,
                  now = st->ui.now;
    return since && now >= since && now < since + ui_ms(&st->ui, BUMP_MS);
}

float ace_shot_bump(const struct stage *st, card enemy, int slot)
{
    const struct told *t = &look(st)->told;
    const struct ace_step *s = t->on && t->steps.n ? &t->steps.step[t->steps.n - 1] : NULL;
    if (!s || t->total >= 0 || s->source != enemy || (slot >= 0 && s->slot != slot))
        return 0;
    return st->ui.calm
               ? 1
               : ease_pop(ease_progress(st->ui.now, t->since, ui_ms(&st->ui, BUMP_MS)), 1.12F);
}

void ace_draw_extras(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct told *t = &look(st)->told;
    for (int i = 0; t->on && i < board_count(&st->shown.b, ACE_SHOT) && i < t->ncards; i++) {
        const struct placed *p = stage_card(st, tabletop_id(&st->shown, ACE_SHOT, i));
        if (!p || t->extra[i] <= 0 || ui->now < t->scores[i])
            continue;
        char text[16];
        snprintf(text, sizeof text, "+%d", t->extra[i]);
        const float pop =
            ui->calm ? 1 : ease_pop(ease_progress(ui->now, t->scores[i], ui_ms(ui, BUMP_MS)), 1.3F);
        const float d = fmaxf(ui_px(ui, 62), ui_least(ui) * 2) * pop;
        const float lean = p->spot.angle * (float)M_PI / 180,
                    half = p->spot.at.h / 2 + ui_px(ui, 4);
        const struct point middle = rect_centre(p->spot.at);
        struct rect r = rect_around(
            (struct point){middle.x + half * sinf(lean), middle.y - half * cosf(lean)}, d, d);
        if (!ui->contrast)
            canvas_picture(c, "ace/glow", rect_scaled(r, 2.5F / pop), paint_alpha(0.9F));
        canvas_ring(c, rect_centre(r), d / 2, d, ACE_EMBER);
        canvas_ring(c, rect_centre(r), d / 2 - fmaxf(2, ui_px(ui, 3)), d, ACE_INK);
        ui_write(c, ui, &UI_LINE(&ace_text, 30 / ui->text, ACE_GLOW, TEXT_CENTRE), text, r);
    }
}

/* ---- the bang ---- */

void ace_shot_hit(struct stage *st, const struct event *e, const struct board *before)
{
    struct ace_state *k = look(st);
    const int damage = before->num[ACE_HP] - e->amount,
              told = k->told.on && e->why == ACE_WHY_HIT && k->told.total > damage ? k->told.total
                                                                                   : damage;
    k->stats.damage += damage > 0 ? damage : 0;
    if (st->hurrying)
        return;
    k->blow = (struct blow){.since = st->ui.now,
                            .damage = told,
                            .shot = e->why == ACE_WHY_HIT,
                            .kills = e->amount == 0};
    if (k->blow.shot)
        stage_sound(st, told >= 10 ? "ace/shot-heavy" : "ace/shot");
    if (k->blow.shot)
        stage_sound(st, "ace/hit");
    if (!k->blow.kills)
        director_hold(st, bangs[bang_of(told)].rest);
}

bool ace_shot_bangs(const struct stage *st)
{
    return look(st)->blow.since && st->ui.now - look(st)->blow.since < ui_ms(&st->ui, HIT_MS);
}

struct point ace_shot_shake(const struct stage *st)
{
    const struct blow *b = &look(st)->blow;
    const int64_t age = st->ui.now - b->since - ui_ms(&st->ui, STRIKES_MS),
                  length = ui_ms(&st->ui, 320);
    if (!b->since || st->ui.calm || age < 0 || age >= length)
        return (struct point){0};
    return ease_shake(bangs[bang_of(b->damage)].trauma, ui_px(&st->ui, 60), (uint32_t)b->since, age,
                      length);
}

static struct point struck(const struct stage *st)
{
    const struct rect p = look(st)->at.poster;
    return (struct point){p.x + p.w * 0.54F, p.y + p.h * 0.5F};
}

static struct rect muzzle(const struct stage *st, int bang)
{
    CARRE_ASSERT(bang >= 0 && bang < BANGS);
    const struct rect g = look(st)->at.gun;
    const float d = ui_px(&st->ui, bangs[bang].muzzle);
    return rect_around((struct point){g.x + ui_px(&st->ui, 14), g.y + g.h * 0.3F}, d, d);
}

void ace_stamped(const struct stage *st, struct canvas *c, const char *text, struct rect box,
                 float size, const float outline[2])
{
    CARRE_ASSERT(text && size > 0);
    const struct ui *ui = &st->ui;
    struct text_style style = {.face = &ace_text,
                               .px = roundf(size * ui->scale),
                               .colour = ACE_INK,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE,
                               .spacing = 1.2F,
                               .lang = ui->lang,
                               .outline = ACE_INK,
                               .outline_px = ui_px(ui, outline[0])};
    canvas_words(c, &style, text, box);
    style.colour = style.outline = ACE_BONE;
    style.outline_px = ui_px(ui, outline[1]);
    canvas_words(c, &style, text, box);
    style.colour = ACE_BLOOD;
    style.outline = 0;
    canvas_words(c, &style, text, box);
}

static void number(const struct stage *st, struct canvas *c, int damage, float drop, float alpha)
{
    CARRE_ASSERT(damage >= 0);
    const struct ui *ui = &st->ui;
    const float size = bangs[bang_of(damage)].number;
    char text[16];
    snprintf(text, sizeof text, "%d", damage);
    const struct point at = struck(st);
    const struct rect box = rect_around((struct point){at.x, at.y - ui_px(ui, 110) - drop},
                                        ui_px(ui, 520), ui_px(ui, size * 1.4F));
    canvas_push_fade(c, alpha);
    ace_stamped(st, c, text, box, size, (const float[]){size * 0.075F, size * 0.03F});
    canvas_pop_fade(c);
}

static void burst(const struct stage *st, struct canvas *c, int bang, float alpha)
{
    CARRE_ASSERT(bang >= 0 && bang < BANGS);
    const float d = ui_px(&st->ui, bangs[bang].burst);
    canvas_picture(c, "ace/burst", rect_around(struck(st), d, d), paint_alpha(alpha));
}

void ace_shot_pops(const struct stage *st, struct canvas *c)
{
    const int bang = bang_of(look(st)->told.total);
    burst(st, c, bang, 1);
    canvas_picture(c, "ace/burst", muzzle(st, bang), paint_plain());
    number(st, c, look(st)->told.total, 0, 1);
}

void ace_shot_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct blow *b = &look(st)->blow;
    if (!ace_shot_bangs(st) || ace_killed(st) || b->damage <= 0)
        return;
    const int bang = bang_of(b->damage);
    const int64_t age = st->ui.now - b->since,
                  strikes = b->shot && !ui->calm ? ui_ms(ui, STRIKES_MS) : 0;
    const struct rect from = muzzle(st, bang);
    canvas_tag(c, "hit");
    if (b->shot && age < ui_ms(ui, LINE_MS) && !ui->calm)
        canvas_line(c, rect_centre(from), struck(st), fmaxf(2, ui_px(ui, 5)), ACE_GLOW);
    if (b->shot && age < ui_ms(ui, MUZZLE_MS) && !ui->calm)
        canvas_picture(c, "ace/burst", from, paint_plain());
    const float gone = ease_progress(ui->now, b->since + strikes, ui_ms(ui, BURST_MS));
    if (age >= strikes && gone < 1)
        burst(st, c, bang, gone < 0.5F ? 1 : 1 - floorf((gone - 0.5F) * 2 * FADES) / FADES);
    if (age >= strikes) {
        const float in =
            ui->calm
                ? 1
                : ease_out_back(ease_progress(ui->now, b->since + strikes, ui_ms(ui, DROP_MS)));
        const float out =
            ease_progress(ui->now, b->since + ui_ms(ui, NUMBER_MS - 200), ui_ms(ui, 200));
        number(st, c, b->damage, (1 - in) * ui_px(ui, 70), 1 - out);
    }
    canvas_tag(c, NULL);
}
