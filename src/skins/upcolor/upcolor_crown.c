/* Between games: whoever has the most, crowned, over the ledger, before the bands of the code and a scatter of what is played for. Only where the page has the
 * height for it (crown in struct uc_places). */
#include "upcolor_look.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { CROWNED_MOST = 3, SCATTERED = 26 };

/* Whoever has the most now; nobody before the first stakes, or where all are equal. */
static seatmask leaders(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    int32_t most = 0;
    seatmask who = 0;
    for (int s = 0; s < b->nseats; s++) {
        const int32_t n = b->num[UPCOLOR_STACK + s];
        if (n > most)
            who = 0;
        if (n >= most && n > 0)
            who |= seat_bit(s), most = n;
    }
    return seat_count(who) < b->nseats ? who : 0;
}

bool uc_crowns(const struct stage *st) { return leaders(st) != 0; }

static void said(const struct stage *st, seatmask who, char out[UC_TEXT])
{
    const int first = seat_first(who);
    if (look(st)->full >= 0) {
        snprintf(out, UC_TEXT, _("%s wins all four rounds"), uc_seat(st, look(st)->full));
    } else if (seat_count(who) == 1) {
        snprintf(out, UC_TEXT, _("%s has the most"), uc_seat(st, first));
    } else if (seat_count(who) == 2) {
        const int other = seat_first((seatmask)(who & ~seat_bit(first)));
        snprintf(out, UC_TEXT, _("%s and %s have the most"), uc_seat(st, first), uc_seat(st, other));
    } else {
        snprintf(out, UC_TEXT, "%s", _("A tie at the top"));
    }
}

/* Behind everything: the five bands, pale, from the left. */
void uc_draw_crown_ground(const struct stage *st, struct canvas *c)
{
    char name[UC_PICTURE];
    if (st->ui.contrast || rect_empty(look(st)->at.crown))
        return;
    const float scale = fmaxf(st->ui.w / 1920, st->ui.h / 1080);
    snprintf(name, sizeof name, "upcolor/ground/end-%s", uc_set_name(st));
    canvas_picture(c, name, rect_around((struct point){st->ui.w / 2, st->ui.h / 2}, 1920 * scale, 1080 * scale), paint_alpha(look(st)->dark ? 0.2F : 0.28F));
}

static float chance(int i, int salt)
{
    const uint32_t h = ((uint32_t)i * 2654435761U ^ (uint32_t)salt * 2246822519U) * 2654435761U;
    return (float)(h >> 12 & 0xFFF) / 4095.0F;
}

/* Chips or sweets, each in its own cell of the row and turned its own way, none under the faces and the words. */
static void scatter(const struct stage *st, struct canvas *c, struct rect r, struct rect keep)
{
    char name[UC_PICTURE];
    for (int i = 0; i < SCATTERED; i++) {
        const float each = r.w / (SCATTERED / 2), side = ui_px(&st->ui, 44 + 18 * chance(i, 1));
        const struct point at = {r.x + each * ((float)(i / 2) + 0.4F + 0.2F * chance(i, 2)), r.y + r.h * ((i % 2 ? 0.68F : 0.20F) + 0.16F * chance(i, 3) + (i / 2 % 2 ? 0.04F : -0.04F))};
        const struct rect box = rect_around(at, side * 1.5F, side * 1.5F);
        if (box.x < rect_right(keep) && rect_right(box) > keep.x)
            continue;
        snprintf(name, sizeof name, "upcolor/%s/%s/%s", uc_sweets(st) ? "sweets" : "chips", uc_set_name(st), uc_face_id((card)(UPCOLOR_IMPERIAL + i % 5)));
        const struct rect on = rect_around(at, side, side);
        canvas_picture(c, name, uc_sweets(st) ? rect_fitted(rect_scaled(on, 1.35F), 96, 64) : on, paint_angle(100 * chance(i, 5) - 50));
    }
}

static void crowned(const struct stage *st, struct canvas *c, int who, struct rect face)
{
    const float side = face.w;
    canvas_picture(c, "upcolor/signs/burst", rect_scaled(face, 1.58F), paint_ink(0xFFC81EFFU));
    canvas_panel(c, rect_scaled(face, 1.11F), &(struct panel){.fill = 0xFFC81EFFU, .radius = side});
    uc_emblem(c, st, who, face);
    canvas_picture(c, "upcolor/signs/crown", rect_make(face.x + side * 0.21F, face.y - side * 0.27F, side * 0.58F, side * 0.435F), paint_plain());
}

void uc_draw_crown(const struct stage *st, struct canvas *c)
{
    const struct rect r = look(st)->at.crown;
    const struct theme *t = st->ui.theme;
    const seatmask who = look(st)->full >= 0 ? seat_bit(look(st)->full) : leaders(st);
    const bool full = look(st)->full >= 0;
    char text[UC_TEXT];
    if (rect_empty(r) || !who)
        return;
    said(st, who, text);
    const int n = seat_count(who) < CROWNED_MOST ? seat_count(who) : CROWNED_MOST;
    const float side = r.h * 0.61F, step = side * 1.66F, gap = ui_px(&st->ui, 36), stamp = full ? r.h * 1.3F : 0, faces = step * (float)n, most = r.w * 0.86F - faces - gap - stamp;
    const struct ui_words big = {.face = t->strong, .size = 74, .place = TEXT_MIDDLE, .lines = 1};
    const float words = fminf(most, uc_width(st, big, text) + 6), all = faces + gap + words + (full ? gap + stamp : 0), x = r.x + (r.w - all) / 2;
    scatter(st, c, r, rect_make(x - gap, r.y, all + 2 * gap, r.h));
    for (int s = 0, i = 0; s < st->rules.nseats && i < n; s++)
        if (who & seat_bit(s))
            crowned(st, c, s, rect_make(x + step * (float)i++ + (step - side) / 2, r.y + r.h * 0.22F, side, side));
    uc_write(c, st, big, text, rect_make(x + faces + gap, r.y + r.h * 0.08F, words, r.h * 0.90F));
    if (!full)
        return;
    char name[UC_PICTURE];
    snprintf(name, sizeof name, "upcolor/signs/stamp-%s", uc_set_name(st));
    const struct rect at = rect_fitted(rect_make(x + faces + words + 2 * gap, r.y, stamp, r.h), 320, 150);
    canvas_picture(c, name, at, paint_angle(-8));
    uc_write(c, st, (struct ui_words){.face = t->strong, .size = fmaxf(50, at.h / st->ui.scale * 0.46F), .colour = uc_colours(st, UPCOLOR_RED).words, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, _("FULL"), rect_inset_xy(at, at.w * 0.1F, at.h * 0.1F));
}
