/* Between games: whoever has the most, crowned, over the ledger, before the bands of the code and in a rain of what is played for. Only where the page has the
 * height for it (crown in struct uc_places). */
#include "upcolor_look.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { CROWNED_MOST = 3, FALLING = 54, LINES = 3 };
#define STAMP_LEAN -8.0F

/* Whoever has the most now; nobody before the first stakes, or where all are equal. */
static seatmask leaders(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    int32_t most = 0;
    seatmask who = 0;
    for (int s = 0; s < b->nseats; s++) {
        const int32_t n = uc_has(st, b, s);
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
        snprintf(out, UC_TEXT, _("%s wins!"), uc_seat(st, first));
    } else if (seat_count(who) == 2) {
        const int other = seat_first((seatmask)(who & ~seat_bit(first)));
        snprintf(out, UC_TEXT, _("%s and %s win!"), uc_seat(st, first), uc_seat(st, other));
    } else {
        snprintf(out, UC_TEXT, "%s", _("Tie for first"));
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

/* A rain of chips or sweets over the whole row, each in its own cell and turned its own way, none under a face, the words or the stamp. */
static void rain(const struct stage *st, struct canvas *c, struct rect r, const struct rect *keep, int nkeep)
{
    char name[UC_PICTURE];
    for (int i = 0; i < FALLING; i++) {
        const float each = r.w / (FALLING / LINES), side = ui_px(&st->ui, 46 + 20 * chance(i, 1));
        const int line = i % LINES;
        const float y = r.y + r.h * (((float)line + 0.28F + 0.44F * chance(i, 3)) / LINES), edge = side * 0.62F;
        const struct point at = {r.x + each * ((float)(i / LINES) + 0.3F + 0.2F * chance(i, 2) + (line % 2 ? 0.4F : 0)), fminf(fmaxf(y, r.y + edge), rect_bottom(r) - edge)};
        const struct rect box = rect_around(at, side * 1.5F, side * 1.2F);
        bool free = box.x >= r.x && rect_right(box) <= rect_right(r);
        for (int k = 0; k < nkeep && free; k++)
            free = !rect_meets(box, keep[k]);
        if (!free)
            continue;
        snprintf(name, sizeof name, "upcolor/%s/%s/%s", uc_sweets(st) ? "sweets" : "chips", uc_set_name(st), uc_face_id((card)(UPCOLOR_IMPERIAL + i % 5)));
        const struct rect on = rect_around(at, side, side);
        canvas_picture(c, name, uc_sweets(st) ? rect_fitted(rect_scaled(on, 1.35F), 96, 64) : on, paint_angle(100 * chance(i, 5) - 50));
    }
}

/* The head before a sun; what of the sun would shine on the ribbon stays behind it. */
static void crowned(const struct stage *st, struct canvas *c, int who, struct rect face)
{
    const float side = face.w;
    canvas_picture(c, "upcolor/signs/burst", rect_scaled(face, 1.58F), paint_ink(0xFFC81EFFU));
    canvas_panel(c, rect_scaled(face, 1.11F), &(struct panel){.fill = 0xFFC81EFFU, .radius = side});
    uc_emblem(c, st, who, face);
    canvas_picture(c, "upcolor/signs/crown", rect_make(face.x + side * 0.21F, face.y - side * 0.27F, side * 0.58F, side * 0.435F), paint_plain());
}

/* What is said, on a ribbon, so that no band of the ground runs through the letters. */
static void ribbon(const struct stage *st, struct canvas *c, struct ui_words how, const char *text, struct rect r)
{
    const struct theme *t = st->ui.theme;
    const float tail = r.h * 1.1F, down = r.h * 0.18F;
    const struct paint paint = paint_ink(colour_mix(t->text, t->ground, 0.28F));
    struct paint other = paint;
    other.flip = true;
    canvas_picture(c, "upcolor/signs/ribbon", rect_make(r.x - tail * 0.62F, r.y + down, tail, r.h), paint);
    canvas_picture(c, "upcolor/signs/ribbon", rect_make(rect_right(r) - tail * 0.38F, r.y + down, tail, r.h), other);
    uc_panel(c, st, r, 18, t->text, 0, 0);
    uc_write(c, st, how, text, r);
}

/* FULL, with its word as it lies. */
static void stamp(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct ui_words how = {.face = st->ui.theme->strong, .size = fmaxf(44, r.h / st->ui.scale * 0.52F), .colour = uc_colours(st, UPCOLOR_RED).words, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    char name[UC_PICTURE];
    snprintf(name, sizeof name, "upcolor/signs/stamp-%s", uc_set_name(st));
    canvas_picture(c, name, r, paint_angle(STAMP_LEAN));
    canvas_push_turn(c, rect_centre(r), STAMP_LEAN);
    uc_write(c, st, how, _("FULL"), rect_inset_xy(r, r.w * 0.12F, r.h * 0.12F));
    canvas_pop_turn(c);
}

void uc_draw_crown(const struct stage *st, struct canvas *c)
{
    const struct rect r = look(st)->at.crown;
    const bool full = look(st)->full >= 0;
    const seatmask who = full ? seat_bit(look(st)->full) : leaders(st);
    char text[UC_TEXT];
    if (rect_empty(r) || !who)
        return;
    said(st, who, text);
    const int n = seat_count(who) < CROWNED_MOST ? seat_count(who) : CROWNED_MOST;
    const struct ui_words big = {.face = st->ui.theme->strong, .size = 62, .colour = st->ui.theme->ground, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    const float high = fmaxf(ui_px(&st->ui, 78), uc_letter(st, 40) * 1.4F), pad = ui_px(&st->ui, 56);
    const float words = fminf(r.w * 0.62F, uc_width(st, big, text) + 2 * pad), tails = high * 0.16F, side = (r.h - high - tails) / 1.16F, step = side * 1.66F, middle = r.x + r.w / 2;
    const struct rect band = rect_make(middle - words / 2, rect_bottom(r) - high - tails, words, high);
    const struct rect faces = rect_make(middle - step * (float)n / 2, r.y, step * (float)n, band.y - r.y);
    const struct rect mark = rect_around((struct point){rect_right(faces) - step * 0.16F + side * 0.62F, r.y + side * 0.78F}, side * 1.36F, side * 1.36F * 150 / 320);
    const struct rect keep[] = {rect_inset_xy(band, -high * 0.95F, 0), faces, full ? rect_scaled(mark, 1.16F) : faces};
    rain(st, c, r, keep, (int)(sizeof keep / sizeof *keep));
    for (int s = 0, i = 0; s < st->rules.nseats && i < n; s++)
        if (who & seat_bit(s))
            crowned(st, c, s, rect_make(faces.x + step * (float)i++ + (step - side) / 2, r.y + side * 0.27F, side, side));
    ribbon(st, c, big, text, band);
    if (full)
        stamp(st, c, mark);
}
