/* What is looked at while it happens: a kill, a new scene, Lord Overkill's coming, the end.
 *
 * A moment shows what is decided already. Anything pressed ends it and is done (stage_hurry). */
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    KILL_MS = 1600,
    SCENE_MS = 1000,
    FALL_MS = 1500,
    JAM_MS = 900,
    LOST_MS = 500,
    CHAMBER_MS = 260,
    ENEMY_MOTIFS = 12,
    LAST_BREATH_MS = 500, /* before the end of a run is heard */
    BREATH_MS = 720 /* between the sum and the shot (ace_skin.c): it fades, and then a rest */,
    SPIN_MS = 700
};

bool ace_moment_on(const struct stage *st)
{
    const struct moment *m = &look(st)->moment;
    return m->kind != MOMENT_NONE && st->ui.now < m->since + m->ms;
}

bool ace_killed(const struct stage *st)
{
    return look(st)->moment.kind == MOMENT_KILL && ace_moment_on(st);
}

static void begin(struct stage *st, enum moment_kind kind, int ms, card face, int amount)
{
    struct ace_state *k = look(st);
    if (st->hurrying || st->recap)
        return;
    k->moment = (struct moment){.kind = kind,
                                .since = st->ui.now,
                                .ms = ui_ms(&st->ui, ms),
                                .face = face,
                                .amount = amount};
    director_hold(st, ms);
}

static void turn_cylinder(struct stage *st, int degrees, int ms)
{
    struct ace_state *k = look(st);
    if (st->hurrying || st->ui.calm)
        return;
    k->turn_since = st->ui.now;
    k->turn_from = degrees;
    k->turn_ms = ms;
}

static void revealed(struct stage *st, card face)
{
    struct ace_state *k = look(st);
    const struct ace_enemy *enemy = ace_enemy_of(&st->rules, face);
    k->told.on = k->poster_waits = false;
    if (st->hurrying || !enemy)
        return;
    turn_cylinder(st, -720, SPIN_MS);
    if (enemy->kind == ACE_OVERKILL) /* his sound begins with a rest */
        stage_hush(st, BREATH_MS);
    stage_sound(st, "ace/spin");
    k->reveal_since = st->ui.now;
    if (enemy->kind == ACE_MINION) /* with three notes that are always the same for this one */
        stage_sound_step(st, "ace/enemy", 1 + face % ENEMY_MOTIFS);
    else
        stage_sound(st, enemy->kind == ACE_ACOLYTE ? "ace/acolyte" : "ace/overkill");
    if (enemy->kind == ACE_OVERKILL)
        begin(st, MOMENT_REVEAL, ace_boss_ms(), face, 0);
    else
        director_hold(st, enemy->kind == ACE_ACOLYTE ? ACE_ACOLYTE_COMES_MS : 350);
    if (enemy->kind != ACE_OVERKILL) /* his own coming is told at length */
        ace_line_said(st, face, false);
    if (enemy->kind == ACE_ACOLYTE && !st->ui.calm && k->line.since == st->ui.now) /* once there */
        k->line.since += ui_ms(&st->ui, ACE_ACOLYTE_LANDS_MS);
}

/* He is met by both: who comes to the screen after he did hears him too, and sees Lord Overkill
 * come. */
void ace_greets(struct stage *st, int since)
{
    const struct ace_state *k = look(st);
    const card face = board_top(&st->shown.b, ACE_ENEMY);
    const struct ace_enemy *enemy = ace_enemy_of(&st->rules, face);
    if (!enemy || k->met_at <= since || st->shown.b.num[ACE_SHOTS])
        return;
    if (enemy->kind == ACE_OVERKILL)
        revealed(st, face);
    else
        ace_line_said(st, face, false);
}

/* The last ones of a duel are kept. */
static void fired(struct ace_state *k, const struct fired *f, const card *cards)
{
    if (k->nfired == FIRED_MOST)
        memmove(k->fired, k->fired + 1, sizeof *k->fired * (size_t)--k->nfired);
    k->fired[k->nfired] = *f;
    for (int i = 0; cards && i < f->ncards; i++)
        k->fired[k->nfired].cards[i] = cards[i];
    k->nfired++;
}

static int active(const struct board *b) { return b->num[ACE_ACTIVE] == 1; }

void ace_moment_happened(struct stage *st, const struct event *e, const struct board *before)
{
    struct ace_state *k = look(st);
    ace_letters_keep(st, before);
    ace_letters_keep(st, &st->shown.b);
    if (ace_two(st))
        ace_two_happened(st, e);
    ace_stamp_happened(st, e, before);
    k->just_met &= e->kind != EVENT_SET || e->to != ACE_SHOTS;
    switch (e->why) {
    case ACE_WHY_CLAIM:
        ace_shot_claimed(st, e);
        k->stats.shots++;
        break;
    case ACE_WHY_STEP: ace_shot_step(st, e); break;
    case ACE_WHY_TOTAL:
        k->told.total = e->amount;
        k->told.since = st->ui.now;
        if (!st->hurrying) /* nothing is told of a hit that takes nothing */
            stage_sound(st, e->amount ? "ace/total" : "ace/nothing");
        if (e->amount)
            stage_hush(st, BREATH_MS);
        if (e->amount > k->stats.best) {
            k->stats.best = e->amount;
            k->stats.best_kind = k->told.kind;
            k->stats.best_who = active(before);
        }
        fired(
            k,
            &(struct fired){.claim = k->told.claim, .ncards = k->told.ncards, .damage = e->amount},
            k->told.cards);
        break;
    case ACE_WHY_HIT:
    case ACE_WHY_DAMAGE:
        if (e->kind == EVENT_SET && e->to == ACE_HP)
            ace_shot_hit(st, e, before);
        if (e->kind == EVENT_SET && e->to == ACE_HP && e->why == ACE_WHY_DAMAGE)
            fired(k,
                  &(struct fired){.with = (card)before->num[ACE_USING],
                                  .damage = before->num[ACE_HP] - e->amount},
                  NULL);
        break;
    case ACE_WHY_KILL:
        k->stats.duels++;
        k->stats.duels_of[active(before)]++;
        if (!st->hurrying)
            stage_sound(st, "ace/kill");
        if (ace_enemy_of(&st->rules, e->face) &&
            ace_enemy_of(&st->rules, e->face)->kind == ACE_OVERKILL) {
            begin(st, MOMENT_FALL, FALL_MS, e->face, 0); /* he dies a death of his own */
            break;
        }
        begin(st, MOMENT_KILL, KILL_MS, e->face, k->told.on ? k->told.total : e->amount);
        ace_line_said(st, e->face, true);
        k->moment.permanent = ace_enemy_of(&st->rules, e->face) &&
                              ace_enemy_of(&st->rules, e->face)->kind == ACE_ACOLYTE;
        break;
    case ACE_WHY_SPEND_BULLET:
        k->told.on = false;
        if (e->kind == EVENT_SET)
            turn_cylinder(st, 60, CHAMBER_MS);
        if (e->kind == EVENT_SET && e->amount == 1 && !st->hurrying)
            stage_sound(st, "ace/last-bullet");
        break;
    case ACE_WHY_SPEND_RELOAD: k->stats.reloads++; break;
    case ACE_WHY_GAIN_BULLET: /* a shell for each */
        if (e->kind == EVENT_SET && !st->hurrying)
            stage_sound_of(st, "ace/shells", -1, e->amount - before->num[ACE_BULLETS]);
        break;
    case ACE_WHY_SCENE:
        if (e->kind == EVENT_FORGET && k->poster_waits)
            revealed(st, board_top(&st->shown.b, ACE_ENEMY));
        if (e->kind != EVENT_NOTE)
            break;
        if (!st->hurrying)
            stage_sound(st, "ace/scene");
        begin(st, MOMENT_SCENE, SCENE_MS, CARD_NONE, e->amount);
        break;
    case ACE_WHY_REVEAL:
        if (e->kind != EVENT_SET || e->to != ACE_HP) /* now all of him is known */
            break;
        k->told.on = false;
        k->just_met = true;
        k->met_at = st->seen;
        k->nfired = 0;
        if (!st->hurrying && before->num[ACE_MARKER] > 1 &&
            ace_scene(before->num[ACE_MARKER]) != ace_scene(before->num[ACE_MARKER] - 1))
            k->poster_waits = true; /* until the cards of the old scene are together */
        else
            revealed(st, board_top(&st->shown.b, ACE_ENEMY));
        break;
    case ACE_WHY_JAM:
        if (e->kind != EVENT_NOTE)
            break;
        k->stats.jams++;
        begin(st, MOMENT_JAM, JAM_MS, CARD_NONE, 0);
        break;
    case ACE_WHY_USE:
    case ACE_WHY_SPENT: k->stats.bonuses += e->kind == EVENT_MOVE; break;
    case ACE_WHY_WIN:
    case ACE_WHY_LOSE:
        if (e->kind != EVENT_END)
            break;
        stage_hush(st, LAST_BREATH_MS);
        if (!st->hurrying)
            stage_sound(st, e->why == ACE_WHY_WIN ? "ace/win" : "ace/lose");
        if (e->why == ACE_WHY_LOSE)
            begin(st, MOMENT_LOSE, LOST_MS, CARD_NONE, 0);
        break;
    default: break;
    }
}

/* ---- drawing ---- */

static void shade(const struct stage *st, struct canvas *c, float alpha)
{
    canvas_fill(c, rect_make(0, 0, st->ui.w, st->ui.h), colour_faded(ACE_DARK, alpha));
}

void ace_ribbon(const struct stage *st, struct canvas *c, struct rect r, const char *text)
{
    struct ui_words how = UI_LINE(&typeface_ace, 60 / st->ui.text, ACE_BONE, TEXT_CENTRE);
    const struct ui_words least = {.face = &typeface_ace, .size = 18};
    /* a long name at a small size needs two lines: the ribbon grows for them, both ways */
    const float high = ui_write_height(&st->ui, &least, text, r.w * 0.86F) / 0.78F;
    if (high > r.h)
        r = rect_make(r.x, r.y - (high - r.h) / 2, r.w, high);
    canvas_picture(c, "ace/ribbon", r, paint_plain());
    ui_write(c, &st->ui, &how, text, rect_inset_xy(r, r.w * 0.07F, r.h * 0.1F));
}

/* A line between two embers: mostly in the place of the lowest control, which can't be pressed
 * meanwhile and is not drawn. */
static void go_on(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct ui *ui = &st->ui;
    const struct ui_words how = {.face = &ace_text,
                                 .size = 24,
                                 .colour = ui->theme->text,
                                 .align = TEXT_CENTRE,
                                 .place = TEXT_MIDDLE};
    const float d = ui_px(ui, 18);
    const struct rect words =
        ui_write(c, ui, &how, _("Press to continue"), rect_inset_xy(r, d + ui_px(ui, 8), 0));
    for (int i = 0; i < 2; i++)
        canvas_picture(
            c, "ace/ember",
            rect_around((struct point){i ? rect_right(words) + d : words.x - d, r.y + r.h / 2}, d,
                        d),
            paint_plain());
}

static float progress(const struct stage *st)
{
    const struct moment *m = &look(st)->moment;
    return ease_progress(st->ui.now, m->since, m->ms);
}

void ace_draw_moment_under(const struct stage *st, struct canvas *c)
{
    if (!ace_killed(st))
        return;
    canvas_tag(c, "kill");
    ace_kill_draw_under(st, c, progress(st));
    canvas_tag(c, NULL);
}

static void banner(const struct stage *st, struct canvas *c, float t, const char *text,
                   const char *under, float dark)
{
    CARRE_ASSERT(text);
    const struct ui *ui = &st->ui;
    const float edge = fminf(1, fminf(t * 6, (1 - t) * 6));
    canvas_push_fade(c, ui->calm ? 1 : edge);
    shade(st, c, dark);
    const float w = fminf(ui->w * 0.86F, ui_px(ui, 1240)),
                h = fmaxf(ui_px(ui, 150), ui_least(ui) * 3);
    struct rect r = rect_make((ui->w - w) / 2, ui->h * 0.42F - h / 2, w, h);
    ace_ribbon(st, c, r, text);
    if (*under) {
        struct ui_words how = {
            .face = &ace_text, .size = 30, .align = TEXT_CENTRE, .place = TEXT_TOP};
        ui_write(c, ui, &how, under,
                 rect_make(r.x, rect_bottom(r) + ui_px(ui, 14), w, ui_px(ui, 150)));
    }
    go_on(st, c, look(st)->at.third);
    canvas_pop_fade(c);
}

void ace_draw_moment(const struct stage *st, struct canvas *c)
{
    const struct ace_state *k = look(st);
    if (!ace_moment_on(st) && k->moment.kind != MOMENT_FALL) /* after which it stays dark */
        return;
    const float t = progress(st);
    char text[160];
    canvas_tag(c, "moment");
    switch (k->moment.kind) {
    case MOMENT_NONE: break;
    case MOMENT_KILL:
        ace_kill_draw(st, c, t);
        canvas_push_fade(c, ace_kill_rest(t));
        go_on(st, c, look(st)->at.third);
        canvas_pop_fade(c);
        break;
    case MOMENT_SCENE: {
        static const char *const under[] = {N_("The town at dusk. Three names on the wall."),
                                            N_("The road out of town. New hands for everyone."),
                                            N_("The mine. It was closed for a reason."),
                                            N_("The last station before Hell.")};
        snprintf(text, sizeof text, _("Scene %d"), k->moment.amount);
        banner(st, c, t, text,
               k->moment.amount >= 1 && k->moment.amount <= 4 ? _(under[k->moment.amount - 1]) : "",
               0.75F);
        break;
    }
    case MOMENT_REVEAL:
        ace_boss_enters_draw(st, c);
        canvas_push_fade(c, 1 - ace_boss_leaves(st));
        go_on(st, c, ace_boss_prompt(st));
        canvas_pop_fade(c);
        break;
    case MOMENT_JAM: banner(st, c, t, _("The gun jams"), "", 0.3F); break;
    case MOMENT_FALL: ace_boss_dies_draw(st, c); break;
    /* it gets dark, and nothing is heard */
    case MOMENT_LOSE: shade(st, c, 0.7F * ease_out_cubic(t)); break;
    }
    canvas_tag(c, NULL);
}

/* ---- the end ---- */

static void add_line(struct stage_summary *out, const char *name, int value)
{
    char number[I18N_NUMBER_BYTES];
    snprintf(out->line[out->lines].name, sizeof out->line[0].name, "%s", name);
    snprintf(out->line[out->lines].value, sizeof out->line[0].value, "%s",
             i18n_number(number, value));
    out->lines++;
}

void ace_summary(const struct stage *st, struct stage_summary *out)
{
    const struct stats *s = &look(st)->stats;
    const struct board *b = &st->shown.b;
    const struct ace_enemy *e = ace_enemy_now(&st->rules, b);
    *out = (struct stage_summary){.won = b->num[ACE_WON] > 0};
    snprintf(out->heading, sizeof out->heading, "%s",
             out->won              ? _("Lord Overkill has fallen")
             : b->num[ACE_BULLETS] ? _("The run is over")
                                   : _("Out of bullets"));
    if (out->won)
        snprintf(out->sentence, sizeof out->sentence, "%s",
                 _("The town is quiet again. Nobody will believe how."));
    else if (e)
        snprintf(out->sentence, sizeof out->sentence,
                 i18n_plural("%s is still standing, with %d hit point left. Your next run starts "
                             "with a fresh deck.",
                             "%s is still standing, with %d hit points left. Your next run starts "
                             "with a fresh deck.",
                             (unsigned long)b->num[ACE_HP]),
                 _(e->name), b->num[ACE_HP]);
    add_line(out, _("Duels won"), s->duels);
    add_line(out, _("Damage dealt"), s->damage);
    add_line(out, _("Best shot"), s->best);
    add_line(out, _("Shots fired"), s->shots);
    add_line(out, _("Bonuses used"), s->bonuses);
    add_line(out, _("Reloads used"), s->reloads);
}
