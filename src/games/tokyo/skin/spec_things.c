/* The things of a ceremony, each drawn by its kind: pictures, people, words, bubbles, cards, paper.
 */
#include "spec_things.h"
#include "poker_table.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

static struct paint paint_of(const struct thing *t)
{
    struct paint p = t->colour ? paint_ink(t->colour) : paint_plain();
    p.alpha = t->alpha > 0 ? t->alpha : 1;
    p.angle = t->turn;
    p.flip = t->flip;
    return p;
}

void thing_picture(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    if (canvas_has_picture(k->c, t->what))
        canvas_picture(k->c, t->what, r, paint_of(t));
}

void thing_light(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    spec_halo(k->c, k->st, rect_centre(r), r.w, r.h,
              t->colour ? t->colour : spec_colour(k->st, SPEC_LAMP),
              t->alpha > 0 ? t->alpha : 0.8F);
}

void show_person(const struct show *k, int who, enum mood mood, uint32_t ring, struct rect r,
                 float size)
{
    CARRE_ASSERT(mood >= 0 && mood < MOODS);
    const float wide = fmaxf(r.w, 380 * k->px),
                x = fmaxf(k->at.x + 8 * k->px,
                          fminf(r.x + r.w / 2 - wide / 2, rect_right(k->at) - wide - 8 * k->px)),
                about = r.x + r.w / 2, half = fminf(about - x, x + wide - about);
    spec_medal(k->c, k->st, who, mood, rect_centre(r), r.w / 2, ring);
    spec_show_write(
        k, (struct show_words){.size = size, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
        stage_name(k->st, who),
        rect_make(about - half, rect_bottom(r) + 10 * k->px, half * 2, size * 1.3F * k->px));
}

static uint32_t ring_of(const struct show *k, const struct thing *t)
{
    const bool user = t->about == ABOUT_USER || t->about == ABOUT_FIRST;
    return t->colour ? t->colour : spec_colour(k->st, user ? SPEC_VERMILION : SPEC_GOLD);
}

void thing_person(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const int who = spec_show_seat(k, t->about);
    (void)come;
    if (who >= 0 && who < SEATS)
        show_person(k, who, (enum mood)t->arg, ring_of(k, t), r,
                    t->w >= 460   ? 64
                    : t->w >= 380 ? 60
                    : t->w >= 300 ? 54
                                  : 46);
}

void thing_face(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const int who = spec_show_seat(k, t->about);
    (void)come;
    if (who >= 0 && who < SEATS)
        spec_medal(k->c, k->st, who, (enum mood)t->arg, rect_centre(r), r.w / 2, ring_of(k, t));
}

static const char *say(const struct show *k, const struct thing *t, char out[SPEC_WORDS])
{
    char amount[64] = "";
    const char *words = _(t->what);
    if (t->says == SAYS_NOTHING)
        return words;
    poker_amount(k->st, k->m->amount, amount);
    snprintf(out, SPEC_WORDS, words,
             t->says == SAYS_NAME ? stage_name(k->st, spec_show_seat(k, t->about)) : amount);
    return out;
}

/* The night of the room, soft at its edges, behind words of that size. */
static void shade(const struct show *k, struct rect r)
{
    if (!k->st->ui.contrast)
        spec_halo(k->c, k->st, rect_centre(r), r.w * 1.25F + r.h, r.h * 2.1F, SPEC_DEEP_RGB, 0.86F);
}

void thing_words(const struct show *k, const struct thing *t, struct rect r, float come)
{
    char out[SPEC_WORDS];
    (void)come;
    const struct show_words how = {.size = (float)t->arg,
                                   .colour = t->colour,
                                   .align = t->fx < 0 ? TEXT_LEFT : TEXT_CENTRE,
                                   .place = TEXT_MIDDLE,
                                   .lines = t->fy > 0 ? (int)t->fy : 1};
    const char *words = say(k, t, out);
    if (t->turn != 0)
        canvas_push_turn(k->c, rect_centre(r), t->turn);
    if (how.size < 60) { /* white letters on the white of a brush */
        const float w = fminf(
            r.w,
            poker_width(k->st, (struct ui_words){.face = k->st->ui.theme->strong, .size = how.size},
                        words));
        shade(k, rect_make(how.align == TEXT_LEFT ? r.x : r.x + (r.w - w) / 2, r.y, w, r.h));
    }
    spec_show_write(k, how, words, r);
    if (t->turn != 0)
        canvas_pop_turn(k->c);
}

void thing_tag(const struct show *k, const struct thing *t, struct rect r, float come)
{
    char out[SPEC_WORDS];
    const bool dark = t->alpha > 0;
    const struct ui_words how = {.face = k->st->ui.theme->strong,
                                 .size = (float)t->arg,
                                 .colour =
                                     dark ? spec_colour(k->st, SPEC_GOLD_NUMBER) : SPEC_INK_RGB,
                                 .align = TEXT_CENTRE,
                                 .place = TEXT_MIDDLE,
                                 .lines = 2};
    const char *words = say(k, t, out);
    const float w = fminf(r.w, poker_width(k->st, how, words) + r.h * 0.8F);
    const struct rect box = rect_around(rect_centre(r), w, r.h);
    (void)come;
    canvas_panel(k->c, rect_moved(box, 4 * k->px, 6 * k->px),
                 &(struct panel){.fill = 0x050A1666U, .radius = 8 * k->px});
    canvas_panel(k->c, box,
                 &(struct panel){.fill = dark ? SPEC_DEEP_RGB : SPEC_WASHI_RGB,
                                 .radius = 8 * k->px,
                                 .line = spec_colour(k->st, SPEC_GOLD),
                                 .line_width = fmaxf(1.5F, 3 * k->px)});
    poker_write(k->c, k->st, how, words, rect_inset_xy(box, r.h * 0.2F, 1));
}

void thing_bubble(const struct show *k, const struct thing *t, struct rect r, float come)
{
    char out[SPEC_WORDS];
    const struct ui_words how = {.face = k->st->ui.theme->strong,
                                 .size = (float)t->arg,
                                 .colour = SPEC_INK_RGB,
                                 .align = TEXT_CENTRE,
                                 .place = TEXT_MIDDLE,
                                 .lines = t->count ? t->count : 2};
    const char *words = say(k, t, out);
    const float w = fminf(r.w, poker_width(k->st, how, words) + r.h * 0.9F),
                line = fmaxf(1.5F, 4 * k->px);
    const struct rect box = rect_around(rect_centre(r), w, r.h);
    const struct point tip = spec_place(k, t->fx, t->fy),
                       middle = {
                           fmaxf(box.x + r.h * 0.6F, fminf(tip.x, rect_right(box) - r.h * 0.6F)),
                           rect_centre(box).y};
    const float far = fmaxf(1, hypotf(tip.x - middle.x, tip.y - middle.y)),
                turn = atan2f(middle.x - tip.x, tip.y - middle.y) * 57.2958F;
    (void)come;
    canvas_panel(
        k->c, box,
        &(struct panel){
            .fill = 0xFFF8E8FFU, .radius = r.h * 0.42F, .line = SPEC_GOLD_RGB, .line_width = line});
    if (canvas_has_picture(k->c, "spec/point")) /* the tail grows out of the box */
        canvas_picture(k->c, "spec/point",
                       rect_around(point_lerp(middle, tip, 0.5F), r.h * 0.44F, far),
                       paint_angle(turn));
    canvas_panel(k->c, rect_inset(box, line),
                 &(struct panel){.fill = 0xFFF8E8FFU, .radius = r.h * 0.42F - line});
    poker_write(k->c, k->st, how, words, rect_inset_xy(box, r.h * 0.22F, line));
}

static void playing(const struct show *k, card face, struct rect r, float turn, bool dim)
{
    const struct placed p = {.id = 1,
                             .face = face,
                             .spot = {.at = r,
                                      .angle = k->st->ui.calm ? 0 : turn,
                                      .alpha = 1,
                                      .up = card_is_known(face)},
                             .dim = dim};
    poker_draw_card(k->st, k->c, &p);
}

/* Whose cards were there, and whose come, as who sits in front sees it: theirs come to them. */
static card about_card(const struct show *k, const struct thing *t, bool fresh)
{
    const struct spec_moment *m = k->m;
    const bool swapped = t->about == ABOUT_FIRST && spec_show_seat(k, ABOUT_FIRST) != m->who;
    const bool from_new = fresh != swapped;
    const int n = from_new ? m->nnew : m->nold;
    return t->arg < n ? (from_new ? m->fresh : m->old)[t->arg] : (card)CARD_HIDDEN;
}

void thing_old(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    playing(k, about_card(k, t, false), r, t->turn, t->alpha > 0);
}

void thing_new(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const card face = about_card(k, t, true);
    const bool flies = t->comes == COMES_FLYING && card_is_known(face);
    const float turn = flies && !k->st->ui.calm ? spec_part(come, 0.45F, 1) : 1;
    playing(k, ease_flipped(turn) ? face : (card)CARD_HIDDEN,
            rect_around(rect_centre(r), r.w * fmaxf(0.04F, fabsf(ease_flip(turn))), r.h),
            turn < 1 ? 0 : t->turn, false);
}

void thing_sparks(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    for (int i = 0; i < t->arg && !k->st->ui.contrast; i++) {
        const float a = (t->fx +
                         (t->fy - t->fx) * (float)i / (float)(t->arg > 1 ? t->arg - 1 : 1)) /
                        57.2958F,
                    x = cosf(a), y = sinf(a);
        const struct point at = rect_centre(r), near = {at.x + x * r.w / 2, at.y + y * r.w / 2},
                           far = {at.x + x * r.h / 2, at.y + y * r.h / 2};
        const float wide = fmaxf(2, (r.h - r.w) * 0.065F);
        const uint32_t ink = t->colour ? t->colour : spec_colour(k->st, SPEC_LAMP);
        canvas_line(k->c, near, far, wide, ink);
        canvas_ring(k->c, near, wide / 2, wide, ink);
        canvas_ring(k->c, far, wide / 2, wide, ink);
    }
}

void thing_line(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    canvas_line(k->c, rect_centre(r), spec_place(k, t->fx, t->fy), fmaxf(2, (float)t->arg * k->px),
                colour_faded(spec_colour(k->st, SPEC_LAMP), t->alpha));
}

void thing_deck(const struct show *k, const struct thing *t, struct rect r, float come)
{
    enum { CARDS = 8 };
    for (int i = 0; i < CARDS; i++) {
        const float mix =
            come > 0 && come < 1 ? sinf(come * 12.5F + (float)i * 1.6F) * r.w * 0.14F : 0;
        playing(k, CARD_HIDDEN, rect_moved(r, mix - (float)i * 2 * k->px, -(float)i * 5 * k->px),
                t->turn, false);
    }
}

void thing_paper(const struct show *k, const struct thing *t, struct rect r, float come)
{
    static const uint32_t colour[] = {0xE4572EFFU, SPEC_WASHI_RGB, SPEC_GOLD_RGB, 0x6F8FD0FFU};
    if (k->st->ui.calm)
        return;
    for (int i = 0; i < t->arg; i++) {
        const float d = (9 + 8 * spec_chance(i, 3)) * k->px, x = spec_chance(i, 4),
                    away = x < 0.5F ? x * 0.64F : 1 - (1 - x) * 0.64F; /* the middle stays free */
        const float fall =
            r.h * (spec_chance(i, 1) - (1 - come) * (0.3F + 0.3F * spec_chance(i, 2)));
        const struct point at = {r.x + r.w * away, r.y + fall};
        const float turn = 3.1F * spec_chance(i, 5);
        const struct point to = {cosf(turn) * d / 2, sinf(turn) * d / 2};
        if (fall > 0)
            canvas_line(k->c, (struct point){at.x - to.x, at.y - to.y},
                        (struct point){at.x + to.x, at.y + to.y}, d * 0.6F, colour[i % 4]);
    }
}

void show_panel(const struct show *k, struct rect r, const char *heading)
{
    canvas_panel(k->c, r,
                 &(struct panel){.fill = 0x0B1220F0U,
                                 .radius = 14 * k->px,
                                 .line = spec_colour(k->st, SPEC_GOLD),
                                 .line_width = fmaxf(1, 2 * k->px)});
    if (heading)
        poker_write(k->c, k->st, UI_LINE(NULL, 34, spec_colour(k->st, SPEC_LAMP), TEXT_LEFT),
                    heading,
                    rect_make(r.x + 28 * k->px, r.y + 10 * k->px, r.w - 40 * k->px, 60 * k->px));
}
