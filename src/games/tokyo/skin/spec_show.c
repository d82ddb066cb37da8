/* The player of ceremonies: lays a picture of 1920 × 1080 into the screen, draws the room behind it
 * and the table's rim before that, and lets each thing come in its time. Three depths: what stands
 * behind the rim, the rim, what is on the table or nearer.
 *
 * A thing that comes moves as a whole (a shift, a fade, a clip), so nothing is drawn anew for a
 * single frame; words and pictures keep their size. */
#include "spec_show.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>

/* The part of a ceremony's time in which things come; in the rest it is looked at. */
static const float coming = 0.72F;
static const float room_w = 2520, room_h = 1080,
                   rim_h = 640; /* as spec/room and spec/rim are drawn */
#define ASIDE 290               /* as far as the room goes beyond both sides of the picture */

/* ---- places ---- */

/* The log is hidden meanwhile: what it would say is what is seen. */
struct rect spec_show_page(const struct stage *st) { return rect_make(0, 0, st->ui.w, st->ui.h); }

struct show spec_show(const struct stage *st, struct canvas *c)
{
    const struct rect p = spec_show_page(st);
    const float px = fminf(p.w / SHOW_W, p.h / SHOW_H), w = SHOW_W * px, h = SHOW_H * px;
    return (struct show){.st = st,
                         .c = c,
                         .m = &spec_moments_of(st)->scene,
                         .px = px,
                         .at = rect_make(p.x + (p.w - w) / 2, p.y + (p.h - h) / 2, w, h)};
}

struct rect spec_show_rect(const struct show *k, float x, float y, float w, float h)
{
    return rect_around((struct point){k->at.x + x * k->px, k->at.y + y * k->px}, w * k->px,
                       h * k->px);
}

static struct point place(const struct show *k, float x, float y)
{
    return rect_centre(spec_show_rect(k, x, y, 0, 0));
}

/* ---- the room ---- */

/* It grows where the page has another shape than the picture; `aside`: so far to the right. In a
 * high page it ends behind the table, with no more pixels than a canvas keeps (1.6 of a window's):
 * it would be stretched in each frame. */
static struct rect room_place(const struct show *k, float aside)
{
    const struct rect p = spec_show_page(k->st);
    const float high = fminf(p.h / room_h, sqrtf(1.58F * p.w * p.h / (room_w * room_h))),
                by = fmaxf(fmaxf(k->px, (p.w + 2 * ASIDE * k->px) / room_w), high);
    return rect_make(p.x + (p.w - room_w * by) / 2 + aside * k->px, fminf(p.y, k->at.y),
                     room_w * by, room_h * by);
}

static void room(const struct show *k, float aside)
{
    const struct rect p = spec_show_page(k->st);
    if (k->st->ui.contrast) {
        canvas_panel(k->c, p, &(struct panel){.fill = 0x000000FFU});
        return;
    }
    canvas_panel(k->c, p, &(struct panel){.fill = spec_colour(k->st, SPEC_NIGHT)});
    canvas_picture(k->c, "spec/room", room_place(k, aside), paint_plain());
}

#define HIGHEST_RIM 470 /* its top, of all pages */
static struct rect rim_place(const struct show *k, float y)
{
    const struct rect p = spec_show_page(k->st);
    /* In a page higher than 16:9 it is as high as the highest of them needs to be to reach the
     * foot: of one height, it is drawn once. A colour below it would show a seam. */
    const float high = fmaxf(rim_h * k->px, rect_bottom(p) - k->at.y - HIGHEST_RIM * k->px);
    return rect_make(p.x + (p.w - room_w * k->px) / 2, k->at.y + y * k->px, room_w * k->px, high);
}

static void rim(const struct show *k, float y)
{
    const struct rect p = spec_show_page(k->st), r = rim_place(k, y);
    if (k->st->ui.contrast) {
        canvas_fill(k->c, rect_make(p.x, r.y + 80 * k->px, p.w, fmaxf(2, 4 * k->px)),
                    spec_colour(k->st, SPEC_GOLD));
        return;
    }
    canvas_picture(k->c, "spec/rim", r, paint_plain());
}

bool spec_show_ahead(const struct stage *st, struct canvas *c, int step)
{
    const struct show k = spec_show(st, c);
    const struct rect r = step ? rim_place(&k, 0) : room_place(&k, 0);
    if (step > 1 || st->ui.contrast)
        return false;
    canvas_prepare(c, step ? "spec/rim" : "spec/room", r.w, r.h);
    return true;
}

void spec_show_room(const struct stage *st, struct canvas *c)
{
    const struct show k = spec_show(st, c);
    room(&k, 0);
    rim(&k, 590);
}

void spec_draw_stage(const struct stage *st, struct canvas *c, bool wins)
{
    const struct show k = spec_show(st, c);
    const struct point middle = place(&k, 960, wins ? 480 : 330);
    room(&k, ASIDE); /* the moon stands beside the pot, not behind it */
    if (wins && !st->ui.contrast && canvas_has_picture(c, "spec/rays"))
        canvas_picture(c, "spec/rays", spec_show_rect(&k, 960, 590, room_w, room_h), paint_plain());
    spec_halo(c, st, middle, (wins ? 2200 : 1500) * k.px, (wins ? 1100 : 760) * k.px,
              spec_colour(st, SPEC_LAMP), wins ? 0.7F : 0.5F);
    rim(&k, wins ? 660 : 470);
}

/* ---- words ---- */

struct rect spec_show_write(const struct show *k, struct show_words how, const char *text,
                            struct rect box)
{
    const struct ui ui = poker_ui(k->st);
    const bool display = how.size >= 60;
    struct text_style style = {
        .face = how.size >= 48 ? ui.theme->strong : ui.theme->plain,
        .px = fmaxf(ui_least(&ui), display ? how.size * k->px : ui_letters(&ui, how.size)),
        .colour = how.colour ? how.colour : 0xFFF6E0FFU,
        .align = how.align,
        .place = how.place,
        .lang = ui.lang,
        .max_lines = how.lines ? how.lines : 1,
        .spacing = how.size >= 150 ? 0.78F /* as high as a figure */
                   : how.lines > 1 ? 1.2F
                                   : 1.1F,
        .outline = SPEC_DEEP_RGB};
    struct text_style broken = style;
    const float wished = style.px;
    const bool whole = text_fit(ui.fonts, &style, text, box, ui_least(&ui));
    if (!whole || (how.size < 150 && style.px < wished * 0.7F)) { /* two lines, where larger */
        broken.max_lines = whole ? style.max_lines + 1 : 0;
        broken.spacing = 1.15F;
        if (text_fit(ui.fonts, &broken, text, box, ui_least(&ui)) ? broken.px > style.px || !whole
                                                                  : !whole)
            style = broken;
    }
    style.outline_px = style.px * (how.size >= 150 ? 0.04F : display ? 0.07F : 0.12F);
    return canvas_words(k->c, &style, text, box);
}

/* ---- people ---- */

int spec_show_seat(const struct show *k, enum about about)
{
    const struct spec_moment *m = k->m;
    const bool turned = m->whose >= 0 && m->whose == k->st->me;
    switch (about) {
    case ABOUT_USER: return m->who;
    case ABOUT_TARGET: return m->whose;
    case ABOUT_FIRST: return turned ? m->whose : m->who;
    case ABOUT_SECOND: return turned ? m->who : m->whose;
    }
    return -1;
}

void spec_medal(struct canvas *c, const struct stage *st, int who, enum mood mood, struct point at,
                float r, uint32_t ring)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats && mood >= 0 && mood < MOODS);
    char face[EMBLEM_PICTURE + 8];
    const struct nameplate *p = &st->plate[who];
    const bool person = emblem_is_face(p->emblem);
    const float line = fmaxf(1.5F, r * 0.065F),
                in = person ? r : r * 0.94F; /* a person's picture is a disc of its own ground */
    if (r < 3)
        return;
    spec_face_name(p->emblem, mood, face);
    const struct rect whole = rect_make(at.x - r * 1.16F, at.y - r * 1.16F, r * 2.4F, r * 2.4F);
    const char *const rim = ring == spec_colour(st, SPEC_VERMILION) ? "spec/medal/vermilion"
                            : ring == spec_colour(st, SPEC_GOLD)    ? "spec/medal/gold"
                                                                    : "spec/medal/silver";
    const bool drawn = !st->ui.contrast && canvas_has_picture(c, rim);
    if (drawn)
        canvas_picture(c, "spec/medal/shade", whole, paint_plain());
    if (!person && canvas_has_picture(c, "spec/paper"))
        canvas_picture(c, "spec/paper", rect_around(at, r * 2, r * 2), paint_plain());
    plain_emblem(
        c, &st->ui, face, p->emblem,
        rect_around((struct point){at.x, at.y + (person ? 0 : r * 0.04F)}, in * 2, in * 2));
    if (drawn)
        canvas_picture(c, rim, whole, paint_plain());
    else
        canvas_ring(c, at, r + line / 2, line, ring);
}

/* ---- the things ---- */

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
    const struct point tip = place(k, t->fx, t->fy),
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
    canvas_line(k->c, rect_centre(r), place(k, t->fx, t->fy), fmaxf(2, (float)t->arg * k->px),
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

/* ---- time ---- */

/* Milliseconds at normal pace since `since`. */
static float elapsed(const struct stage *st, int64_t since)
{
    const int64_t second = ui_ms(&st->ui, 1000);
    if (st->ui.calm || second <= 0)
        return 1e6F;
    return since ? fmaxf(0, (float)(st->ui.now - since)) * 1000 / (float)second : -1;
}

static float has_come(const struct show *k, const struct thing *t)
{
    if (k->whole)
        return 1;
    const float ms = t->turned ? elapsed(k->st, k->m->turned) : elapsed(k->st, k->m->hit) / coming;
    return ms < (float)t->from
               ? 0
               : spec_part(ms, (float)t->from, (float)(t->from + (t->ms ? t->ms : 1)));
}

static void show_thing(const struct show *k, const struct thing *t)
{
    const float linear = has_come(k, t),
                u = t->comes == COMES_POPPING ? ease_out_back(linear) : ease_out_cubic(linear);
    struct rect r = spec_show_rect(k, t->x, t->y, t->w, t->h);
    struct canvas *c = k->c;
    if (linear <= 0 || (t->when && !t->when(k)))
        return;
    if (linear >= 1) {
        t->draw(k, t, r, 1);
        return;
    }
    switch (t->comes) {
    case COMES_SOFTLY:
        canvas_push_fade(c, u);
        t->draw(k, t, r, linear);
        canvas_pop_fade(c);
        return;
    case COMES_UP:
    case COMES_DOWN:
    case COMES_FROM_LEFT:
    case COMES_FROM_RIGHT: {
        const float by = (1 - u) * 160 * k->px;
        canvas_push_shift(c,
                          t->comes == COMES_FROM_LEFT    ? -by
                          : t->comes == COMES_FROM_RIGHT ? by
                                                         : 0,
                          t->comes == COMES_UP     ? by
                          : t->comes == COMES_DOWN ? -by * 2
                                                   : 0);
        canvas_push_fade(c, fminf(1, linear * 3));
        t->draw(k, t, r, linear);
        canvas_pop_fade(c);
        canvas_pop_shift(c);
        return;
    }
    case COMES_DRAWN:
        canvas_push_clip(c, rect_make(r.x - 60 * k->px, r.y - 60 * k->px, (r.w + 120 * k->px) * u,
                                      r.h + 120 * k->px));
        break;
    case COMES_OPEN:
        canvas_push_clip(c, rect_inset_xy(r, -60 * k->px, r.h * 0.5F * (1 - u)));
        break;
    case COMES_POPPING:
        canvas_push_fade(c, fminf(1, linear * 3));
        t->draw(k, t, rect_scaled(r, 0.6F + 0.4F * u), linear);
        canvas_pop_fade(c);
        return;
    case COMES_STAMPED:
        canvas_push_fade(c, fminf(1, linear * 2));
        t->draw(k, t, rect_scaled(r, 1.5F - 0.5F * u), linear);
        canvas_pop_fade(c);
        return;
    case COMES_FLYING: {
        const struct point p = ease_arc(place(k, t->fx, t->fy), rect_centre(r), 0.14F, u);
        t->draw(k, t, rect_around(p, r.w, r.h), linear);
        return;
    }
    }
    t->draw(k, t, r, linear);
    canvas_pop_clip(c);
}

void spec_show_draw(const struct show *k, const struct ceremony *of)
{
    room(k, 0);
    for (int i = 0; i < of->n; i++)
        if (of->thing[i].behind)
            show_thing(k, &of->thing[i]);
    rim(k, of->rim);
    for (int i = 0; i < of->n; i++)
        if (!of->thing[i].behind)
            show_thing(k, &of->thing[i]);
}
