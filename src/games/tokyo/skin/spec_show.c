/* The player of ceremonies: lays a picture of 1920 × 1080 into the screen, draws the room behind it
 * and the table's rim before that, and lets each thing come in its time. Three depths: what stands
 * behind the rim, the rim, what is on the table or nearer.
 *
 * A thing that comes moves as a whole (a shift, a fade, a clip), so nothing is drawn anew for a
 * single frame; words and pictures keep their size. */
#include "spec_things.h"

#include "check.h"
#include "ease.h"
#include "plain.h"

#include <math.h>

/* The part of a ceremony's time in which things come; in the rest it is looked at. */
static const float coming = 0.72F;

static const float room_w = 2520, room_h = 1080,
                   rim_h = 640; /* as spec/room and spec/rim are drawn */

#define ASIDE 290 /* as far as the room goes beyond both sides of the picture */

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

struct point spec_place(const struct show *k, float x, float y)
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
    const struct point middle = spec_place(&k, 960, wins ? 480 : 330);
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
        const struct point p = ease_arc(spec_place(k, t->fx, t->fy), rect_centre(r), 0.14F, u);
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
