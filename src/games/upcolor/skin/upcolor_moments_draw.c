/* Moments of Upcolor as they are seen: bands over the table, stakes on their way, confetti. */
#include "upcolor_moments.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

/* The band of a moment and what stands in it, from the left: who it is about, the words, what is
 * won. */
struct band {
    struct rect all, face, words, heap;
};

static struct band band_of(const struct stage *st, const char *head, const char *under, bool heap)
{
    const struct uc_state *k = look(st);
    /* down to the own plate, whose hand is empty or about to be dealt */
    const float low = k->at.own.y - ui_px(&st->ui, 40),
                h = fmaxf(fminf(ui_px(&st->ui, 430), low - k->at.rail.y),
                          fmaxf(ui_px(&st->ui, 250), uc_letter(st, 60) * 3.2F)),
                y = fmaxf(low - h, k->at.rail.y * 0.5F);
    const float side = k->moment.who >= 0 ? h * 0.92F : 0, pile = heap ? h * 0.64F : 0,
                gap = ui_px(&st->ui, 56), rays = side * 0.24F;
    const float most = st->ui.w * 0.94F - side - rays - pile - 2 * gap;
    const float words = fminf(
        most, fmaxf(uc_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 96}, head),
                    uc_width(st, (struct ui_words){.size = 48}, under)) +
                  6);
    const float all = side + (side > 0 ? gap + rays : 0) + words + (pile > 0 ? gap + pile : 0);
    struct band out = {.all = rect_make(0, y, st->ui.w, h)};
    float x = (st->ui.w - all) / 2;
    out.face = rect_make(x, y + h * 0.98F - side, side, side); /* its crown stands out above */
    x += side > 0 ? side + gap + rays : 0;
    out.words = rect_make(x, y, words, h);
    x += words + gap;
    out.heap = rect_make(x, y + h * 0.2F, pile, h * 0.6F);
    return out;
}

static void words_of(const struct stage *st, char head[UC_TEXT], char under[UC_TEXT])
{
    const struct uc_moment *m = &look(st)->moment;
    char amount[64];
    uc_things(st, amount, m->amount);
    *head = *under = 0;
    switch (m->kind) {
    case MOMENT_NONE: break;
    case MOMENT_ROUND:
        snprintf(head, UC_TEXT, _("%s wins the round"), uc_seat(st, m->who));
        if (m->barred)
            snprintf(under, UC_TEXT,
                     _("No share: kept a discard card. %s carries over to the next round."),
                     amount);
        else if (m->amount)
            snprintf(under, UC_TEXT, _("%s from the pot"), amount);
        break;
    case MOMENT_AGAIN:
        snprintf(head, UC_TEXT, "%s", _("A tie: no one wins"));
        snprintf(under, UC_TEXT, "%s", _("The round is dealt again."));
        break;
    case MOMENT_GAME: break;
    }
}

static bool wins_share(const struct uc_moment *m)
{
    return m->kind == MOMENT_ROUND && m->amount && !m->barred;
}

static struct band band_now(const struct stage *st)
{
    const struct uc_moment *m = &look(st)->moment;
    char head[UC_TEXT], under[UC_TEXT];
    words_of(st, head, under);
    return band_of(st, head, under, wins_share(m));
}

static struct point where(const struct stage *st, int who)
{
    CARRE_ASSERT(who == UC_POT || (who >= 0 && who < st->shown.b.nseats));
    const struct uc_places *at = &look(st)->at;
    if (who == UC_POT) {
        const struct rect r = at->pot;
        return (struct point){r.x + r.w / 2, r.y + r.h * 0.26F};
    }
    if (uc_moment_on(st) && wins_share(&look(st)->moment) && look(st)->moment.who == who)
        return rect_centre(band_now(st).heap);
    return rect_centre(uc_on_top(st, who) ? at->plate[who] : at->own);
}

/* A share that is won goes the same way as any stake, with more of it. */
static bool is_won(const struct stage *st, const struct uc_flow *f)
{
    return uc_moment_on(st) && wins_share(&look(st)->moment) && f->to == look(st)->moment.who;
}

/* How far chip n is on its way, 0 to 1. */
static float on_way(const struct stage *st, const struct uc_flow *f, int n, bool won)
{
    const int each = won ? 22 : 25, chips = won ? WON_CHIPS : FLOW_CHIPS,
              ms = won ? WON_MS : FLOW_MS;
    return ease_progress(st->ui.now, f->since + ui_ms(&st->ui, each * n),
                         ui_ms(&st->ui, ms - each * chips));
}

void uc_draw_flows(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    if (st->ui.calm || (uc_moment_on(st) && k->moment.kind == MOMENT_GAME))
        return;
    canvas_tag(c, "stakes");
    for (int i = 0; i < k->nflows; i++) {
        const struct uc_flow *f = &k->flow[i];
        const bool won = is_won(st, f);
        if (!uc_runs(st, f->since, won ? WON_MS : FLOW_MS))
            continue;
        const struct point a = where(st, f->from), b = where(st, f->to);
        for (int n = 0; n < (won ? WON_CHIPS : FLOW_CHIPS); n++) {
            const float t = on_way(st, f, n, won);
            if (t <= 0 || t >= 1)
                continue;
            const float side = ui_px(&st->ui, won ? 64 : 48),
                        jitter = ui_px(&st->ui, won ? 26 : 8) * (float)(n % 3 - 1);
            const struct point p =
                ease_arc(a, b, won ? 0.30F + 0.05F * (float)(n % 4) : 0.10F, ease_out_cubic(t));
            uc_chip(c, st, rect_around((struct point){p.x + jitter, p.y + jitter}, side, side),
                    (card)(UPCOLOR_IMPERIAL + (n + i) % 5));
        }
    }
    canvas_tag(c, NULL);
}

/* The part of a won share that has arrived. */
static float arrived(const struct stage *st)
{
    const struct uc_state *k = look(st);
    if (st->ui.calm || !k->moment.held)
        return st->ui.calm ? 1 : 0;
    int n = 0;
    for (int i = 0; i < k->nflows; i++)
        for (int chip = 0; chip < WON_CHIPS && is_won(st, &k->flow[i]); chip++)
            n += on_way(st, &k->flow[i], chip, true) >= 1;
    return fminf(1, (float)n / WON_CHIPS);
}

static float scatter(int i, int salt)
{
    uint32_t h = (uint32_t)i * 2654435761U ^ (uint32_t)salt * 40503U;
    h ^= h >> 15;
    h *= 2246822519U;
    return (float)(h >> 8 & 0xFFFF) / 65535.0F;
}

/* From all along the band, upwards and down again. */
static void confetti(const struct stage *st, struct canvas *c, struct rect band, float ms)
{
    const float t = ms / (float)ui_ms(&st->ui, CONFETTI_MS);
    char name[UC_PICTURE];
    if (st->ui.calm || t >= 1)
        return;
    for (int i = 0; i < CONFETTI; i++) {
        const float a = -3.14F * (0.05F + 0.9F * scatter(i, 1)),
                    reach = ui_px(&st->ui, 180 + 620 * scatter(i, 2)) *
                            ease_out_cubic(fminf(1, t * 1.2F));
        const struct point p = {
            band.x + band.w * (0.12F + 0.76F * scatter(i, 4)) + reach * cosf(a) * 0.6F,
            band.y + band.h * 0.4F + reach * sinf(a) * 0.75F + ui_px(&st->ui, 420) * t * t};
        const float side = ui_px(&st->ui, 18 + 16 * scatter(i, 3));
        const card col = (card)(UPCOLOR_IMPERIAL + i % 5);
        if (uc_sweets(st) && i % 3 == 0) {
            uc_chip(c, st, rect_around(p, side * 1.2F, side * 1.2F), col);
            continue;
        }
        snprintf(name, sizeof name, "upcolor/particles/%s/%s%s", uc_set_name(st),
                 i % 2 ? "strip-" : "", uc_face_id(col));
        canvas_picture(c, name, rect_around(p, side, side), paint_alpha(fminf(1, (1 - t) * 2)));
    }
}

static void crowned(const struct stage *st, struct canvas *c, struct rect face, float ms)
{
    const struct uc_moment *m = &look(st)->moment;
    const float t =
        st->ui.calm ? 1 : ease_progress((int64_t)ms, ui_ms(&st->ui, 90), ui_ms(&st->ui, CROWN_MS));
    canvas_picture(c, "upcolor/signs/burst", rect_scaled(face, 1.48F), paint_ink(0xFFC81EFFU));
    canvas_panel(c, rect_scaled(face, 1.09F),
                 &(struct panel){.fill = 0xFFC81EFFU, .radius = face.w});
    uc_emblem(c, st, m->who, face);
    if (t > 0) {
        const float w = face.w * 0.52F, fall = (1 - ease_out_back(t)) * face.w * 0.55F;
        canvas_picture(
            c, "upcolor/signs/crown",
            rect_make(face.x + (face.w - w) / 2, face.y - w * 0.44F - fall, w, w * 0.75F),
            paint_alpha(fminf(1, t * 4)));
    }
}

/* A band over the middle of the table: the winner crowned, the words, and what is won as it comes
 * out of the bowl. */
void uc_draw_moment(const struct stage *st, struct canvas *c)
{
    const struct uc_moment *m = &look(st)->moment;
    const struct theme *t = st->ui.theme;
    char head[UC_TEXT], under[UC_TEXT];
    if (!uc_moment_on(st) || m->kind == MOMENT_GAME)
        return;
    canvas_tag(c, "moment");
    words_of(st, head, under);
    const struct band b = band_now(st);
    const float ms = (float)(st->ui.now - m->since), h = b.all.h, stripe = h * 0.036F;
    const float in =
        st->ui.calm
            ? 1
            : fminf(1, ease_out_cubic(fminf(1, ms / fmaxf(1, (float)ui_ms(&st->ui, BAND_MS)))));
    const float out = fminf(1, ((float)m->ms - ms) / fmaxf(1, (float)ui_ms(&st->ui, 160)));
    const struct rect band = rect_make(0, b.all.y + h * (1 - in) / 2, b.all.w, h * in);
    canvas_push_fade(
        c, fmaxf(0, fminf(out, st->ui.calm ? ms / fmaxf(1, (float)ui_fade_ms(&st->ui)) : 1)));
    canvas_panel(c, band, &(struct panel){.fill = t->text});
    for (int i = 0; i < 5; i++) /* the code along both edges */
        for (int low = 0; low < 2; low++)
            canvas_fill(c,
                        rect_make(st->ui.w * (float)i / 5,
                                  low ? rect_bottom(band) : band.y - stripe, st->ui.w / 5 + 1,
                                  stripe),
                        uc_colours(st, (card)(UPCOLOR_IMPERIAL + i)).own);
    if (m->who >= 0)
        confetti(st, c, b.all, ms);
    if (in > 0.6F) {
        if (m->who >= 0)
            crowned(st, c, b.face, ms);
        const struct ui_words big = {.face = t->strong,
                                     .size = 96,
                                     .colour = t->ground,
                                     .place = *under ? TEXT_BOTTOM : TEXT_MIDDLE,
                                     .lines = 1};
        uc_write(c, st, big, head,
                 rect_make(b.words.x, b.words.y, b.words.w, *under ? h * 0.56F : h));
        if (*under)
            uc_write(
                c, st,
                (struct ui_words){.size = 48, .colour = t->ground, .place = TEXT_TOP, .lines = 1},
                under, rect_make(b.words.x, b.words.y + h * 0.58F, b.words.w, h * 0.32F));
        if (wins_share(m))
            uc_heap(st, c, b.heap, arrived(st));
    }
    canvas_pop_fade(c);
    canvas_tag(c, NULL);
}
