/* A player on what the game brought: chips that come, the jar, the face, labels, the name below. */
#include "upcolor_win.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>

/* When thing n of a layer of a seat sets out: round by round, the winner's first. */
static int hops_at(const struct win *k, int who, int layer, int n)
{
    int at = BANDS_MS;
    if (layer == BEFORE)
        return 0;
    for (int i = 0; i < layer; i++)
        at += uc_win_round_ms(k->w, i);
    for (int i = 0; i < k->stands && k->stand[i].who != who; i++)
        at += uc_win_things(k->w, k->stand[i].who, layer) * uc_win_one_ms(k->w);
    return at + n * uc_win_one_ms(k->w);
}

/* A layer from before is behind a veil of the ground's colour. */
static void thing(const struct win *k, const char *picture, int layer, struct rect r)
{
    CARRE_ASSERT(layer >= 0 && layer < LABELS);
    char name[UC_PICTURE];
    snprintf(name, sizeof name, picture, uc_set_called(k->w->set),
             uc_face_id(uc_win_colour_of_round[layer]));
    canvas_picture(k->c, name, r, paint_plain());
    if (layer != BEFORE)
        return;
    struct paint veil = paint_ink(k->ui->theme->panel);
    veil.alpha = 0.66F;
    canvas_picture(k->c, name, r, veil);
}

/* Out of the middle of the floor, in an arc. */
static struct rect hopping(const struct win *k, struct rect to, float t)
{
    const struct point from = rect_centre(uc_win_spot(k, 740, 860, 0, 0));
    const struct point p = ease_arc(from, rect_centre(to), 0.30F, ease_out_cubic(t));
    return t >= 1 ? to : rect_around(p, to.w, to.h);
}

/* A column of chips from the floor up; returns its upper edge, and the middle of each layer. */
static float chips(const struct win *k, const struct stand *p, float middle[LABELS])
{
    static const int order[LABELS] = {BEFORE, 0, 1, 2, 3};
    const int all = uc_win_all_things(k->w, p->who);
    const float h = p->wide * 46 / 96, low = FLOOR_Y - h / 2 + 6;
    const float step = fminf(p->wide * 0.152F, p->room / (float)(all > 0 ? all : 1));
    float top = FLOOR_Y - 6;
    int n = 0;
    for (int l = 0; l < LABELS; l++) {
        const int layer = order[l], count = uc_win_things(k->w, p->who, layer);
        for (int j = 0; j < count; j++, n++) {
            const float t = uc_win_since(k, hops_at(k, p->who, layer, j), HOP_MS);
            const struct rect r = uc_win_spot(k, p->x, low - (float)n * step, p->wide, h);
            if (layer != BEFORE && t <= 0)
                continue;
            thing(k, "upcolor/chips/%s/flat-%s", layer, layer == BEFORE ? r : hopping(k, r, t));
            if (layer == BEFORE || t >= 0.8F)
                top = low - (float)n * step - p->wide * 0.14F;
        }
        middle[layer] =
            low - ((float)(n - count) + (float)(count - 1) / 2) * step + p->wide * 0.07F;
    }
    return top;
}

/* A jar, filled layer by layer. */
static float jar(const struct win *k, const struct stand *p, float middle[LABELS])
{
    static const int order[LABELS] = {BEFORE, 0, 1, 2, 3};
    const float w = p->wide * 1.16F, h = w * 320 / 240, ball = w * 0.8F / (JAR_ACROSS + 0.25F);
    const float left = p->x - w / 2 + w * 26 / 240, low = FLOOR_Y + 4 - h * 24 / 320;
    int n = 0;
    if (!uc_win_all_things(k->w, p->who))
        return FLOOR_Y - 6;
    canvas_picture(k->c, "upcolor/sweets/jar-back", uc_win_spot(k, p->x, FLOOR_Y + 4 - h / 2, w, h),
                   paint_plain());
    for (int l = 0; l < LABELS; l++) {
        const int layer = order[l], count = uc_win_things(k->w, p->who, layer);
        const int first = n;
        for (int j = 0; j < count; j++, n++) {
            const float t = uc_win_since(k, hops_at(k, p->who, layer, j), HOP_MS);
            const int row = n / JAR_ACROSS;
            const struct rect r = uc_win_spot(
                k, left + ((float)(n % JAR_ACROSS) + 0.5F + (row % 2 ? 0.22F : 0)) * ball,
                low - ball / 2 - (float)row * ball * 0.86F, ball, ball);
            if (layer == BEFORE || t > 0)
                thing(k, "upcolor/sweets/%s/ball-%s", layer,
                      layer == BEFORE ? r : hopping(k, r, t));
        }
        middle[layer] =
            low - ball * 0.5F - (float)((first + n - 1) / 2 / JAR_ACROSS) * ball * 0.86F;
    }
    canvas_picture(k->c, "upcolor/sweets/jar-front",
                   uc_win_spot(k, p->x, FLOOR_Y + 4 - h / 2, w, h), paint_plain());
    return FLOOR_Y + 4 - h;
}

/* The upper edge of all that a player stands on. */
static float rest_of(const struct win *k, const struct stand *p)
{
    const int n = uc_win_all_things(k->w, p->who);
    const float step = fminf(p->wide * 0.152F, p->room / (float)(n > 0 ? n : 1));
    if (!n)
        return FLOOR_Y - 6;
    return k->w->sweets ? FLOOR_Y + 4 - p->wide * 1.16F * 320 / 240
                        : FLOOR_Y + 6 - p->wide * (23.0F / 96 + 0.14F) - (float)(n - 1) * step;
}

static void face(const struct win *k, const struct stand *p, float y)
{
    const struct uc_won_seat *s = &k->w->seat[p->who];
    const struct rect disc = uc_win_spot(k, p->x, y, p->face * 1.07F, p->face * 1.07F),
                      r = uc_win_spot(k, p->x, y, p->face, p->face);
    char name[EMBLEM_PICTURE];
    canvas_panel(k->c, disc,
                 &(struct panel){.fill = 0xFFFFFFFFU,
                                 .radius = disc.h,
                                 .line = INK,
                                 .line_width = fmaxf(1.5F, 5 * k->px)});
    emblem_ground_picture(s->ground, name);
    if (canvas_has_picture(k->c, name))
        canvas_picture(k->c, name, r, paint_plain());
    emblem_picture(s->emblem, s->mood, name);
    if (canvas_has_picture(k->c, name))
        plain_emblem(k->c, k->ui, name, s->emblem, r);
}

/* The crown falls on the player who won, and the sun opens behind. */
static void glory(const struct win *k, const struct stand *p, float y, bool behind)
{
    const float shine = ease_out_cubic(uc_win_since(k, k->landed + CROWN_MS, SUN_MS)),
                fall = uc_win_since(k, k->landed, CROWN_MS);
    if (!k->w->seat[p->who].wins)
        return;
    if (behind && p->who == k->w->first && !k->ui->contrast)
        canvas_picture(k->c, "upcolor/signs/burst",
                       uc_win_spot(k, p->x, y, p->face * 1.76F, p->face * 1.76F),
                       (struct paint){.ink = 0xFFC81EFFU, .tint = 0xFFFFFFFFU, .alpha = shine});
    if (!behind && fall > 0)
        canvas_picture(
            k->c, "upcolor/signs/crown",
            uc_win_spot(k, p->x, y - p->face * 0.58F - (1 - ease_out_back(fall)) * p->face * 0.6F,
                        p->face * 0.76F, p->face * 0.57F),
            (struct paint){
                .tint = 0xFFFFFFFFU, .alpha = fminf(1, fall * 3), .angle = k->ui->calm ? 0 : -7});
}

/* Of a layer: the number of its round in a disc, and what it paid; a cross if it paid nothing. */
static float label(const struct win *k, const struct stand *p, int layer, float x, float y,
                   bool told)
{
    CARRE_ASSERT(layer >= 0 && layer <= BEFORE);
    const struct uc_won_seat *s = &k->w->seat[p->who];
    const struct uc_colour own = uc_colours_in(k->w->set, uc_win_colour_of_round[layer]);
    const float h = fmaxf(54, ui_letters(k->ui, 26) / k->px * 1.3F), rim = 6 * k->px;
    const float size = 36 / fmaxf(1, k->ui->text * 0.8F); /* the next player stands near */
    const struct ui_words how =
        uc_win_strong(k, size, layer == BEFORE ? INK : own.words, TEXT_CENTRE);
    char text[100] = "", amount[80];
    uc_win_amount_of(amount, layer == BEFORE ? s->before : s->part[layer]);
    if (layer == BEFORE)
        snprintf(text, sizeof text, C_("of chips of earlier games", "earlier: %s"), amount);
    else if (k->w->pots && !s->barred[layer])
        snprintf(text, sizeof text, "%s", amount);
    const float words = *text ? ui_write_width(k->ui, &how, text) / k->px + 20 : 0;
    const float disc = layer == BEFORE ? 14 : h,
                cross = layer != BEFORE && s->barred[layer] ? h : 0;
    const float w = disc + words + cross + (words + cross > 0 ? 8 : 0);
    const struct rect r = uc_win_spot(k, x + w / 2, y, w, h);
    if (!told)
        return w;
    uc_win_pill(k, r, layer == BEFORE ? 0xFFFFFFFFU : own.own);
    const struct rect round = rect_make(r.x + rim, r.y + rim, r.h - 2 * rim, r.h - 2 * rim);
    if (layer != BEFORE) {
        char number[12];
        snprintf(number, sizeof number, "%d", layer + 1);
        canvas_panel(k->c, round, &(struct panel){.fill = 0xFFFFFFFFU, .radius = round.h / 2});
        const struct ui_words n = uc_win_strong(k, size * 0.84F, INK, TEXT_CENTRE);
        ui_write(k->c, k->ui, &n, number, rect_inset(round, -rim));
    }
    const float from = r.x + disc * k->px, wide = rect_right(r) - from - 8 * k->px;
    if (cross > 0)
        canvas_picture(
            k->c, "upcolor/shapes/ink/cross",
            rect_around((struct point){from + wide / 2, r.y + r.h / 2}, r.h * 0.6F, r.h * 0.6F),
            paint_ink(own.words));
    else if (*text)
        ui_write(k->c, k->ui, &how, text, rect_make(from, r.y, wide, r.h));
    return w;
}

/* Beside their chips, none on another and none on a face: of who stands large to the left as well
 * where they would crowd; on the chips themselves where the next player stands too near. Returns
 * how high they reach there; `told`: drawn, else measured. */
static float labels(const struct win *k, const struct stand *p, const float middle[LABELS],
                    float free, bool told)
{
    static const int order[LABELS] = {BEFORE, 0, 1, 2, 3};
    const float h = fmaxf(58, ui_letters(k->ui, 26) / k->px * 1.35F);
    enum { CROWD = 24 };
    float wide = 0, highest = FLOOR_Y + h / 2 - 4, left = highest;
    for (int l = 0; l < LABELS; l++)
        if (uc_win_things(k->w, p->who, order[l]) ||
            (order[l] != BEFORE && k->w->seat[p->who].barred[order[l]]))
            wide = fmaxf(wide, label(k, p, order[l], 0, 0, false));
    const float beside = p->wide * (k->w->sweets ? 0.60F : 0.5F) + 14;
    const bool on = beside + wide > free;
    for (int l = 0; l < LABELS; l++) {
        const int layer = order[l];
        const struct uc_won_seat *s = &k->w->seat[p->who];
        const int n = uc_win_things(k->w, p->who, layer);
        if (!n && (layer == BEFORE || !s->barred[layer]))
            continue;
        const float at = n ? middle[layer] : FLOOR_Y - h / 2 - 8;
        const bool aside =
            p == k->stand && !on && highest - at < h + CROWD && left - at >= h + CROWD;
        const float y = aside ? at : fminf(at, highest - h);
        *(aside ? &left : &highest) = y;
        if (!told ||
            uc_win_since(k, hops_at(k, p->who, layer, n) + HOP_MS - CHIP_MS, LABEL_MS) <= 0)
            continue;
        const float own = label(k, p, layer, 0, 0, false);
        label(k, p, layer, p->x + (on ? -own / 2 : aside ? -beside - own : beside), y, true);
    }
    /* below the face, which stands on them */
    return on && wide > 0 ? highest - h / 2 - p->face * 0.1F : FLOOR_Y;
}

void uc_win_draw_stands(struct win *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < k->stands);
    const struct stand *p = &k->stand[i];
    const struct stand *next = i + 1 < k->stands ? p + 1 : NULL;
    /* to what the next one is or stands on, or to the edge of the picture */
    const float free =
        next ? next->x - fmaxf(next->face * 1.07F, next->wide) / 2 - 8 - p->x : 1908 - p->x;
    float middle[LABELS] = {0};
    for (int s = 0; s < 3 && !k->ui->contrast; s++) { /* a shadow on the floor */
        const struct rect r = uc_win_spot(k, p->x + 10, FLOOR_Y + 12,
                                          p->wide * (1.12F - 0.09F * (float)s), 26 - 8 * (float)s);
        canvas_panel(k->c, r, &(struct panel){.fill = 0x20242E14U, .radius = r.h / 2});
    }
    if (i == 0) /* behind the things, when all of them have landed */
        glory(k, p, rest_of(k, p) - p->face * 0.42F, true);
    float top = k->w->sweets ? jar(k, p, middle) : chips(k, p, middle);
    top = fminf(top, labels(k, p, middle, free, false));
    const float y = top - p->face * 0.42F;
    face(k, p, y);
    glory(k, p, y, false);
    labels(k, p, middle, free, true);
    const float round = p->face * (i ? 1.1F : 1.9F), wide = i || k->w->sweets ? 1.2F : 1.05F;
    uc_win_keep_clear(k, uc_win_spot(k, p->x, y - p->face * 0.1F, round, round));
    uc_win_keep_clear(k, uc_win_spot(k, p->x + (i ? 80 : 0), (y + FLOOR_Y) / 2,
                                     p->wide * wide + (i ? 180 : 340), FLOOR_Y - y));
}

float uc_win_names_high(const struct win *k)
{
    const float high = fmaxf(74, ui_least(k->ui) / k->px * 2.44F);
    struct rect foot[2];
    if (FINGER / k->px <= FOOT_H)
        return high;
    uc_won_feet(k->ui, 2, 0, FEET_WIDE / 3, foot);
    const float from = uc_win_spot(k, 0, NAMES_Y, 0, 0).y;
    return fminf(high, (foot[1].y - from) / k->px - 4);
}

static struct foot foot_of(const struct win *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < k->stands);
    const struct stand *p = &k->stand[i];
    const struct uc_won_seat *s = &k->w->seat[p->who];
    const struct theme *t = k->ui->theme;
    const float pitch = i == 0 ? 640 : k->stands > 2 ? k->stand[2].x - k->stand[1].x : 420;
    const int paid = uc_win_tenths_ms(k->w) + TENTH_MS + TENTH_APART * k->w->others;
    int32_t net = s->net;
    if (k->w->full && uc_win_since(k, paid, 1) <= 0) { /* it has not hopped over yet */
        for (int o = 0; o < k->w->others; o++)
            net += i == 0 ? k->w->seat[k->w->other[o]].paid : 0;
        net -= s->paid;
    }
    struct foot f = {.r = uc_win_spot(k, p->x, NAMES_Y + uc_win_names_high(k) / 2, pitch - 14,
                                      uc_win_names_high(k)),
                     .name = uc_win_strong(k, i ? 40 : 52, 0, TEXT_LEFT)};
    uc_win_amount_of(f.sum, net);
    f.words = f.name;
    f.words.colour = net > 0 ? t->good : t->soft;
    f.name.name = true;
    f.shown = k->w->pots && uc_win_since(k, uc_win_head_ms(k->w), HEAD_MS) > 0;
    return f;
}

/* Have both room on one line? */
static bool beside(const struct win *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < SEATS);
    struct foot f = foot_of(k, i);
    f.name.size = f.words.size = 30;
    return !k->w->pots || ui_write_width(k->ui, &f.name, k->w->seat[k->stand[i].who].name) +
                                  ui_write_width(k->ui, &f.words, f.sum) + 20 * k->px <=
                              f.r.w;
}

static void name_of(const struct win *k, int i, bool one)
{
    CARRE_ASSERT(i >= 0 && i < SEATS);
    struct foot f = foot_of(k, i);
    const char *name = k->w->seat[k->stand[i].who].name;
    const float gap = 12 * k->px;
    const float b = k->w->pots && one ? ui_write_width(k->ui, &f.words, f.sum) + 4 : 0;
    const float a = fminf(ui_write_width(k->ui, &f.name, name) + 4, f.r.w - (b > 0 ? b + gap : 0));
    struct rect first = rect_make(f.r.x + (f.r.w - a - (b > 0 ? gap + b : 0)) / 2, f.r.y, a, f.r.h);
    struct rect then = rect_make(rect_right(first) + gap, f.r.y, b, f.r.h);
    if (!one) {
        first = rect_make(f.r.x, f.r.y + 4 * k->px, f.r.w, f.r.h / 2); /* clear of the plates */
        then = rect_make(f.r.x, f.r.y + f.r.h / 2, f.r.w, f.r.h / 2);
        f.name.align = f.words.align = TEXT_CENTRE;
    }
    ui_write(k->c, k->ui, &f.name, name, first);
    if (!f.shown)
        return;
    canvas_push_fade(k->c, uc_win_since(k, uc_win_head_ms(k->w), HEAD_MS));
    ui_write(k->c, k->ui, &f.words, f.sum, then);
    canvas_pop_fade(k->c);
}

void uc_win_draw_names(const struct win *k)
{
    bool one = true;
    for (int i = 1; i < k->stands; i++)
        one &= beside(k, i);
    for (int i = 0; i < k->stands; i++)
        name_of(k, i, one || i == 0);
}

struct rect uc_won_spot(const struct ui *ui, const struct uc_won *w, int s)
{
    const struct win k = uc_win_of(ui, w, INT32_MAX);
    for (int i = 0; i < k.stands; i++)
        if (k.stand[i].who == s)
            return i == 0 ? uc_win_spot(&k, FIRST_X, 560, 420, 800)
                          : uc_win_spot(&k, k.stand[i].x, 736, fmaxf(k.stand[i].face, 150) * 1.1F,
                                        432);
    return (struct rect){0};
}
