/* Rules of an enemy as things: Lord Overkill has up to five, and as sentences they would leave a
 * stamp's room to his face. Each is a seal at the foot of his poster, with its own sign and number,
 * and two or three words below it; in whole sentences they are told when he comes, and when
 * the poster is pointed at. One that no longer acts is pale and struck through; one that acts in
 * the line of the count that is told is ringed, and bumps with it. */
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"

#include "check.h"

#include <math.h>
#include <string.h>

#define LETTERS 19.0F /* of a label, design units */
#define LINE 1.4F     /* of a letter */
#define SEAL 84.0F    /* the largest */
#define ROUND 1.04F   /* a sign that is no wider is a disc */

static struct ui_words label_style(const struct ace_seals *s)
{
    return (struct ui_words){.face = &ace_text,
                             .size = LETTERS,
                             .colour = ACE_INK,
                             .align = s->beside ? TEXT_LEFT : TEXT_CENTRE,
                             .place = s->beside ? TEXT_MIDDLE : TEXT_TOP};
}

/* Lines that a label takes in that width: one, or two where it has a space to break at; 0: it has
 * no room. */
static int label_lines(const struct stage *st, const struct ace_effect *e, float w)
{
    const struct ui *ui = &st->ui;
    const struct ui_words least = {.face = &ace_text, .size = 18};
    struct strbuf words = STRBUF_EMPTY;
    ace_effect_tag(st, e, &words);
    const char *text = strbuf_text(&words);
    int lines = 1;
    if (ui_write_width(ui, &least, text) > w)
        lines = strchr(text, ' ') &&
                        ui_write_fits(ui, &least, text, rect_make(0, 0, w, ui_least(ui) * LINE * 2))
                    ? 2
                    : 0;
    strbuf_free(&words);
    return lines;
}

/* Discs with their labels below, in so many rows; they end where `foot` does. False: a label has
 * no room. */
static bool lay_discs(const struct stage *st, const struct ace_enemy *e, struct rect foot, int rows,
                      struct ace_seals *s)
{
    const struct ui *ui = &st->ui;
    const int columns = (e->npenalties + rows - 1) / rows;
    const float gap = ui_px(ui, 6), line = ui_least(ui) * LINE,
                side = fminf(ui_px(ui, SEAL), foot.w / (float)columns - gap);
    *s = (struct ace_seals){.n = e->npenalties};
    float y = 0;
    for (int first = 0; first < s->n; first += columns) {
        const int of = s->n - first < columns ? s->n - first : columns;
        const float cell = foot.w / (float)of;
        int most = 1;
        for (int i = 0; i < of; i++) {
            const int lines = label_lines(st, &e->penalty[first + i], cell - gap);
            if (!lines)
                return false;
            most = lines > most ? lines : most;
        }
        for (int i = 0; i < of; i++) {
            const float x = foot.x + cell * (float)i;
            s->seal[first + i] = rect_make(x + (cell - side) / 2, y, side, side);
            s->label[first + i] = rect_make(x + gap / 2, y + side + gap / 2, cell - gap,
                                            ceilf(line * (float)most) + 1);
        }
        y += side + gap + ceilf(line * (float)most) + 1;
    }
    s->height = y;
    for (int i = 0; i < s->n; i++) {
        s->seal[i].y += rect_bottom(foot) - y;
        s->label[i].y += rect_bottom(foot) - y;
    }
    return true;
}

/* One below the other, their labels beside them. */
static void lay_list(const struct stage *st, const struct ace_enemy *e, struct rect foot,
                     struct ace_seals *s)
{
    const struct ui *ui = &st->ui;
    const struct ui_words least = {.face = &ace_text, .size = 18};
    const float gap = ui_px(ui, 6), side = fmaxf(ui_px(ui, 44), ceilf(ui_least(ui) * LINE) + 1),
                w = ace_sign_width(ui, side), left = foot.x + w + 2 * gap;
    *s = (struct ace_seals){.n = e->npenalties, .beside = true};
    for (int i = s->n - 1; i >= 0; i--) {
        struct strbuf words = STRBUF_EMPTY;
        ace_effect_tag(st, &e->penalty[i], &words);
        const float wide = rect_right(foot) - left,
                    h = fmaxf(side, ui_write_height(ui, &least, strbuf_text(&words), wide) + 2);
        strbuf_free(&words);
        s->height += h + gap;
        const float y = rect_bottom(foot) - s->height;
        s->seal[i] = rect_make(foot.x, y + (h - side) / 2, w, side);
        s->label[i] = rect_make(left, y, wide, h);
    }
}

void ace_seals_lay(const struct stage *st, const struct ace_enemy *e, struct rect foot,
                   struct ace_seals *s)
{
    CARRE_ASSERT(e->npenalties <= ACE_EFFECTS);
    *s = (struct ace_seals){0};
    if (!e->npenalties)
        return;
    /* letters so large that a number has no room in a disc stand beside it */
    const bool discs =
        ace_sign_width(&st->ui, ui_px(&st->ui, SEAL)) <= ui_px(&st->ui, SEAL) * ROUND;
    for (int rows = 1; discs && rows <= 2; rows++)
        if (lay_discs(st, e, foot, rows, s))
            return;
    lay_list(st, e, foot, s);
}

/* Is the line of the count of this rule? */
static bool is_of(const struct ace_step *step, const struct ace_effect *e)
{
    switch ((enum ace_verb)e->verb) {
    case ACE_DO_NOEXTRA: return step->kind == ACE_STEP_NOEXTRA && step->what == e->what;
    case ACE_DO_VOID: return step->kind == ACE_STEP_VOID && step->what == e->what;
    case ACE_DO_LESS: return step->kind == ACE_STEP_LESS;
    case ACE_DO_CAP: return step->kind == ACE_STEP_CAP;
    case ACE_DO_HALVE: return step->kind == ACE_STEP_HALVE;
    case ACE_DO_ZERO: return step->kind == ACE_STEP_ZERO;
    case ACE_DO_NOREPEAT: return step->kind == ACE_STEP_REPEAT;
    case ACE_DO_VENGEANCE: return step->kind == ACE_STEP_VENGEANCE;
    default: return false; /* no line tells of it */
    }
}

void ace_seals_draw(const struct stage *st, struct canvas *c, const struct ace_enemy *e,
                    const struct ace_seals *s, bool sealed)
{
    const struct ui *ui = &st->ui;
    const struct board *b = &st->shown.b;
    const struct told *t = &look(st)->told;
    const float bump = ace_shot_bump(st, board_top(b, ACE_ENEMY), -1);
    for (int i = 0; i < s->n; i++) {
        const struct ace_effect *rule = &e->penalty[i];
        const bool acts = bump > 0 && is_of(&t->steps.step[t->steps.n - 1], rule),
                   first = t->on && b->num[ACE_SHOTS] == 1, /* it is being told */
            spent = !first && rule->when == ACE_FIRST && b->num[ACE_SHOTS] > 0 &&
                    !look(st)->just_met && !acts;
        const struct rect r = acts ? rect_scaled(s->seal[i], bump) : s->seal[i];
        struct ace_sign sign;
        ace_sign_of(rule, &sign);
        if (spent) /* pale, it could not be read */
            *sign.number = '\0';
        if (acts)
            canvas_panel(c, rect_inset(r, -ui_px(ui, 4)),
                         &(struct panel){.fill = ACE_EMBER, .radius = r.h});
        canvas_push_fade(c, spent ? ui->contrast ? 0.6F : 0.4F : 1);
        if (sealed)
            ace_sign_draw(ui, c, r, &sign, METAL_WAX);
        struct strbuf words = STRBUF_EMPTY;
        ace_effect_tag(st, rule, &words);
        const struct ui_words how = label_style(s);
        canvas_pop_fade(c);
        if (sealed)
            ui_write(c, ui, &how, strbuf_text(&words), s->label[i]);
        strbuf_free(&words);
        if (spent && sealed)
            canvas_line(c, (struct point){r.x + r.w * 0.06F, rect_bottom(r) - r.h * 0.14F},
                        (struct point){rect_right(r) - r.w * 0.06F, r.y + r.h * 0.14F},
                        fmaxf(2, r.h * 0.06F), ACE_INK);
    }
}
