/* What everybody sees of everybody: how many effect cards, of three places, and how many fun cards;
 * how often somebody has come back. */
#include "spec_look.h"
#include "poker_table.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void spec_face_name(int emblem, enum mood mood, char out[EMBLEM_PICTURE + 8])
{
    char name[EMBLEM_PICTURE];
    emblem_picture(emblem, mood, name);
    const bool own = !emblem_is_face(emblem) || strncmp(name, "spec/", 5) == 0;
    snprintf(out, EMBLEM_PICTURE + 8, "%s%s", own ? "" : PICTURE_ROUND, name);
}

/* A face in a ring. */
static void ringed(struct canvas *c, const struct ui *ui, int emblem, int where, enum mood mood,
                   struct rect r, uint32_t box, uint32_t ring)
{
    CARRE_ASSERT(mood >= 0 && mood < MOODS);
    char face[EMBLEM_PICTURE + 8], ground[EMBLEM_PICTURE];
    const struct point at = rect_centre(r);
    const float radius = fminf(r.w, r.h) / 2, line = fmaxf(1.5F, radius * 0.06F);
    if (radius < 3)
        return;
    spec_face_name(emblem, mood, face);
    emblem_ground_picture(where, ground);
    const struct rect in = rect_around(at, (radius - line) * 2, (radius - line) * 2);
    if (canvas_has_picture(c, ground))
        canvas_picture(c, ground, in, paint_plain());
    else
        canvas_ring(c, at, radius, radius, box);
    if (canvas_has_picture(c, face))
        plain_emblem(c, ui, face, emblem, in);
    canvas_ring(c, at, radius, line, ring);
}

void spec_framed(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                 struct rect r)
{
    ringed(c, ui, emblem, ground, mood, r, ui->theme->panel,
           ui->contrast ? ui->theme->line : SPEC_GOLD_RGB);
}

void spec_disc(struct canvas *c, const struct stage *st, int who, struct rect r, bool folded)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct nameplate *p = &st->plate[who];
    canvas_push_fade(c, folded ? 0.5F : 1);
    ringed(c, &st->ui, p->emblem, p->ground, poker_mood(st, who), r,
           poker_colour(st, POKER_FACE_BOX),
           who == st->me ? spec_colour(st, SPEC_VERMILION) : spec_colour(st, SPEC_GOLD));
    canvas_pop_fade(c);
}

/* ---- the row of a plate ---- */

struct row {
    struct rect card[SPEC_HELD_MOST];
    struct rect fun, back;
};

static void parts(const struct stage *st, int who, struct rect r, struct row *out)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const float h = fminf(r.h * 0.86F, poker_letter(st, 22) * 1.35F), w = h / LAYOUT_CARD,
                step = w * 1.18F, y = r.y + (r.h - h) / 2, pad = ui_px(&st->ui, 8);
    char text[32];
    *out = (struct row){0};
    for (int i = 0; i < SPEC_HELD_MOST; i++)
        out->card[i] = rect_make(r.x + step * (float)i, y, w, h);
    float x = r.x + step * SPEC_HELD_MOST + pad * 0.5F;
    const struct ui_words how = {.size = 20, .lines = 1};
    if (board_count(&st->shown.b, SPEC_FUN + who)) {
        snprintf(text, sizeof text, "×%d", board_count(&st->shown.b, SPEC_FUN + who));
        const float need = poker_width(st, how, text) + 3;
        if (x + need <= rect_right(r)) {
            out->fun = rect_make(x, r.y, need, r.h);
            x += need + pad;
        }
    }
    if (st->shown.b.num[SPEC_REENTERED + who]) {
        snprintf(text, sizeof text, "%d", (int)st->shown.b.num[SPEC_REENTERED + who]);
        const float need = h * 0.8F + poker_width(st, how, text) + 4;
        if (x + need <= rect_right(r))
            out->back = rect_make(x, y, need, h);
    }
}

struct rect spec_mini_spot(const struct stage *st, int who, int pick)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats && pick >= 0);
    struct row p;
    parts(st, who, spec_table_at(st)->seat[who].row, &p);
    return pick < SPEC_HELD_MOST ? p.card[pick]
           : rect_empty(p.fun)   ? p.card[SPEC_HELD_MOST - 1]
                                 : rect_make(p.fun.x, p.card[0].y, 1, 1);
}

void spec_draw_row(const struct stage *st, struct canvas *c, int who, struct rect row)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    struct row p;
    char text[32];
    const struct theme *t = st->ui.theme;
    if (rect_empty(row) || st->shown.b.num[HOLDEM_RANK + who])
        return;
    parts(st, who, row, &p);
    /* the cards themselves lie in the rack */
    for (int i = 0; i < board_count(&st->shown.b, SPEC_HELD + who) && who == st->me; i++)
        spec_effect_back(c, p.card[i]);
    for (int i = board_count(&st->shown.b, SPEC_HELD + who); i < SPEC_HELD_MOST; i++)
        canvas_panel(c, p.card[i],
                     &(struct panel){.radius = p.card[i].w * 0.14F,
                                     .line = colour_faded(t->soft, 0.7F),
                                     .line_width = fmaxf(1, ui_px(&st->ui, 1.4F)),
                                     .dash = ui_px(&st->ui, 4),
                                     .gap = ui_px(&st->ui, 3)});
    const struct ui_words how = UI_LINE(NULL, 20, t->soft, TEXT_LEFT);
    if (!rect_empty(p.fun)) {
        snprintf(text, sizeof text, "×%d", board_count(&st->shown.b, SPEC_FUN + who));
        poker_write(c, st, how, text, p.fun);
    }
    if (st->shown.b.num[SPEC_QUIET] >> who & 1) { /* said by all to all: not this hand */
        const float side = p.card[0].h * 0.8F, x = rect_right(row) - side;
        if (x > rect_right(rect_empty(p.back)
                               ? rect_empty(p.fun) ? p.card[SPEC_HELD_MOST - 1] : p.fun
                               : p.back))
            ui_icon(c, &st->ui, "volume-off", rect_make(x, row.y + (row.h - side) / 2, side, side),
                    t->soft);
    }
    if (!rect_empty(p.back)) {
        const float side = p.back.h * 0.8F;
        snprintf(text, sizeof text, "%d", (int)st->shown.b.num[SPEC_REENTERED + who]);
        ui_icon(c, &st->ui, "undo",
                rect_make(p.back.x, p.back.y + (p.back.h - side) / 2, side, side),
                spec_colour(st, SPEC_LAMP));
        poker_write(c, st, how, text,
                    rect_make(p.back.x + side + 2, row.y, p.back.w - side, row.h));
    }
}

/* An effect of somebody else, small: its back, or its emblem on paper where all may see it (SP-15).
 */
void spec_draw_mini(const struct stage *st, struct canvas *c, const struct placed *p)
{
    const struct rect r = p->spot.at;
    if (r.w < 3)
        return;
    if (!p->spot.up || !card_is_spec(p->face)) {
        spec_effect_back(c, r);
        return;
    }
    const int effect = card_effect(p->face);
    if (r.w > ui_px(&st->ui, 90)) {
        spec_face(c, st, effect, r, false, NULL);
        return;
    }
    canvas_panel(c, r,
                 &(struct panel){.fill = SPEC_WASHI_RGB,
                                 .radius = r.w * 0.08F,
                                 .line = spec_family_colour(st, spec_family(effect)),
                                 .line_width = fmaxf(1, r.w * 0.05F)});
    spec_emblem(c, effect, rect_around(rect_centre(r), r.w * 0.86F, r.w * 0.86F), 1);
}
