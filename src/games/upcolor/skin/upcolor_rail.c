/* The places of the lap, in playing order: cards laid, who passed, what is wanted next, and who is
 * last. */
#include "upcolor_look.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

static bool laid(const struct board *b, int s) { return board_count(b, UPCOLOR_LAID + s) > 0; }

static void slot(const struct stage *st, struct canvas *c, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const struct rect r = look(st)->at.slot[s];
    const struct theme *t = st->ui.theme;
    char name[UC_PICTURE];
    if (laid(b, s))
        return;
    if (look(st)->strongest[s]) { /* a blocked table: what everybody shows (UC-40) */
        uc_card(c, st, look(st)->strongest[s], r, paint_plain());
        return;
    }
    if (b->num[UPCOLOR_PASSED + s]) {
        snprintf(name, sizeof name, "upcolor/signs/%s/pass", uc_tone(st));
        uc_dashes(c, st, rect_inset(r, ui_px(&st->ui, 3)), 18, 4.5F, t->soft);
        const struct ui_words how = UI_LINE(t->strong, 34, 0, TEXT_CENTRE);
        const struct rect below =
            rect_make(r.x + r.w * 0.06F, r.y + r.h * 0.58F, r.w * 0.88F, r.h * 0.30F);
        const struct ui ui = uc_ui(st);
        const bool words =
            ui_write_fits(&ui, &how, _("pass"), below); /* else the sign alone says it */
        canvas_picture(
            c, name,
            rect_around((struct point){r.x + r.w / 2, r.y + r.h * (words ? 0.38F : 0.5F)},
                        r.w * 0.55F, r.w * 0.55F),
            paint_plain());
        if (words)
            uc_write(c, st, how, _("pass"), below);
    } else if (uc_asked(st) == s) {
        const card call = uc_call(b);
        snprintf(name, sizeof name, "upcolor/slots/%s/next-%s-%s", uc_set_name(st),
                 call == CARD_NONE ? "free" : uc_face_id(call), uc_tone(st));
        canvas_picture(c, name, rect_scaled(r, 1.06F), paint_plain());
    } else {
        uc_dashes(c, st, rect_inset(r, ui_px(&st->ui, 3)), 18, 4.5F,
                  look(st)->at.round ? colour_faded(t->text, 0.4F) : t->line);
    }
}

static const struct ui_words label_words = {
    .size = 29, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};

static float label_disc(const struct stage *st, struct rect r)
{
    return fminf(r.h * 0.82F, uc_letter(st, 24) * 1.35F);
}

/* Numbers stand at all places or at none. */
static bool numbered(const struct stage *st)
{
    const struct uc_places *at = &look(st)->at;
    struct ui_words how = label_words;
    how.face = st->ui.theme->strong;
    for (int i = 0; i < at->norder; i++) {
        const struct rect r = at->label[at->order[i]];
        if (!uc_fits(st, how, uc_seat(st, at->order[i]), r.w - label_disc(st, r) * 1.3F - 2))
            return false;
    }
    return true;
}

/* The number in the lap and the name; without room for both, the name. */
static void label(const struct stage *st, struct canvas *c, int s, int number, bool numbers)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct uc_places *at = &look(st)->at;
    const struct theme *t = st->ui.theme;
    const struct rect r = at->label[s];
    const bool turn = uc_turn(&st->shown.b) == s;
    struct ui_words how = label_words;
    how.face = t->strong;
    const float disc = label_disc(st, r), gap = disc * 0.3F,
                words = fminf(uc_width(st, how, uc_seat(st, s)) + 2, r.w - disc - gap);
    if (!numbers) {
        if (uc_fits(st, how, uc_seat(st, s), r.w)) {
            uc_write(c, st, how, uc_seat(st, s), r);
        } else {
            const float side = fminf(r.h * 1.05F, r.w);
            uc_emblem(c, st, s, rect_around(rect_centre(r), side, side));
        }
        return;
    }
    char text[12];
    const card call = uc_call(&st->shown.b);
    const struct uc_colour col = uc_colours(st, turn ? call : (card)CARD_NONE);
    const float x = r.x + (r.w - words - disc - gap) / 2;
    const struct rect round = rect_make(x, r.y + (r.h - disc) / 2, disc, disc);
    snprintf(text, sizeof text, "%d", number);
    canvas_panel(c, round, &(struct panel){.fill = col.own, .radius = disc});
    uc_write(c, st, UI_LINE(t->strong, 24, turn ? col.words : t->ground, TEXT_CENTRE), text,
             rect_scaled(round, 1.4F));
    uc_write(c, st, how, uc_seat(st, s), rect_make(x + disc + gap, r.y, words, r.h));
}

static void arrows(const struct stage *st, struct canvas *c)
{
    const struct uc_places *at = &look(st)->at;
    char name[UC_PICTURE];
    snprintf(name, sizeof name, "upcolor/signs/%s/arrow", uc_tone(st));
    for (int i = 0; i + 1 < at->norder; i++) {
        const struct rect a = at->slot[at->order[i]], b = at->slot[at->order[i + 1]];
        const float h = ui_px(&st->ui, 38), y = a.y + a.h / 2;
        if (b.x - rect_right(a) < a.w * 1.2F) {
            canvas_picture(c, name,
                           rect_around((struct point){(rect_right(a) + b.x) / 2, y}, h / 2, h),
                           paint_plain());
            continue;
        }
        /* The wheel stands between. */
        const float out = fminf(ui_px(&st->ui, 30), (at->wheel.x - rect_right(a)) * 0.5F);
        canvas_picture(c, name, rect_around((struct point){rect_right(a) + out, y}, h / 2, h),
                       paint_plain());
        canvas_picture(c, name, rect_around((struct point){b.x - out, y}, h / 2, h), paint_plain());
    }
}

/* "Last of the lap: no discard card": a tab of the panel under the place of who is last, within its
 * round corners. */
static void flag(const struct stage *st, struct canvas *c)
{
    const struct uc_places *at = &look(st)->at;
    const int s = st->shown.b.num[UPCOLOR_LAST];
    char name[UC_PICTURE];
    if (s < 0 || s >= st->rules.nseats || uc_turn(&st->shown.b) < 0 || rect_empty(at->slot[s]) ||
        uc_agreeing(st))
        return;
    snprintf(name, sizeof name, "upcolor/signs/%s/flag", uc_tone(st));
    const float h = ui_px(&st->ui, fmaxf(38, at->u * 1.3F));
    const float corner = ui_px(&st->ui, 44), y = rect_bottom(at->rail),
                left = rect_right(at->wheel) - at->wheel.w * 0.12F;
    const bool on_left = at->slot[s].x < at->wheel.x;
    const struct rect r =
        on_left ? rect_make(at->rail.x + corner, y,
                            at->wheel.x + at->wheel.w * 0.12F - at->rail.x - corner, h)
                : rect_make(left, y, rect_right(at->rail) - corner - left, h);
    const struct ui_words how = {.face = st->ui.theme->strong};
    const char *words = _("Last in the lap: no discard");
    if (!uc_fits(st, how, words, r.w - h * 1.7F))
        words = _("No discard");
    if (at->round) {
        const struct rect room = uc_round_flag(st, s, h);
        words = _("Last in the lap: no discard");
        if (!uc_fits(st, how, words, room.w - h * 1.95F))
            words = _("No discard");
        snprintf(name, sizeof name, "upcolor/signs/%s/flag", look(st)->dark ? "light" : "dark");
        const struct rect place = at->slot[s];
        uc_pill(c, st, name, true, words, room, 24,
                rect_right(room) <= place.x   ? TEXT_RIGHT
                : room.x >= rect_right(place) ? TEXT_LEFT
                                              : TEXT_CENTRE);
        return;
    }
    if (at->on_table) { /* nothing hides a tab's upper part there */
        const struct rect below = at->label[s];
        const float x =
            fmaxf(at->rail.x, fminf(below.x - below.w / 2, rect_right(at->rail) - 2 * below.w));
        snprintf(name, sizeof name, "upcolor/signs/%s/flag", look(st)->dark ? "light" : "dark");
        uc_pill(c, st, name, true, words,
                rect_make(x, rect_bottom(below) + ui_px(&st->ui, 6), 2 * below.w, h), 24,
                TEXT_CENTRE);
        return;
    }
    uc_tab(c, st, name, words, r, 26, on_left ? TEXT_LEFT : TEXT_RIGHT);
}

/* A rug and a table on it, as where people sit down. Plates stand at its far edge. */
void uc_draw_table(const struct stage *st, struct canvas *c)
{
    const struct uc_places *at = &look(st)->at;
    const bool evening = look(st)->dark;
    if (!at->on_table)
        return;
    const struct rect r = at->rail,
                      /* rug and all between what stands at either side */
        table = at->round ? uc_round_table(st)
                          : rect_inset_xy(r, ui_px(&st->ui, 2), -ui_px(&st->ui, 80)),
                      rug = at->round
                                ? rect_inset_xy(table, -ui_px(&st->ui, 110), -ui_px(&st->ui, 56))
                                : rect_inset_xy(table, -ui_px(&st->ui, 20), -ui_px(&st->ui, 30));
    if (st->ui.contrast) {
        canvas_panel(c, table,
                     &(struct panel){.radius = table.h / 2,
                                     .line = st->ui.theme->line,
                                     .line_width = fmaxf(2, ui_px(&st->ui, 3))});
        return;
    }
    canvas_picture(c, evening ? "upcolor/rug-dark" : "upcolor/rug", rug, paint_plain());
    uc_round_chairs(st, c);
    canvas_picture(c, evening ? "upcolor/table-dark" : "upcolor/table", table, paint_plain());
}

void uc_draw_rail(const struct stage *st, struct canvas *c)
{
    const struct uc_places *at = &look(st)->at;
    canvas_tag(c, "lap");
    flag(st, c);
    if (!at->on_table)
        uc_panel(c, st, at->rail, 44, uc_rail(st), st->ui.theme->line, 3);
    if (at->round)
        uc_round_ways(st, c);
    else
        arrows(st, c);
    const bool numbers = !at->round && numbered(st);
    for (int i = 0; i < at->norder; i++) {
        slot(st, c, at->order[i]);
        if (!at->round)
            label(st, c, at->order[i], i + 1, numbers);
    }
    canvas_tag(c, NULL);
}

/* At the corner of each place of a table with people around it: who sits there is told by the plate
 * behind it. */
void uc_draw_numbers(const struct stage *st, struct canvas *c)
{
    const struct uc_places *at = &look(st)->at;
    const int turn = uc_turn(&st->shown.b);
    char text[12];
    if (!at->round)
        return;
    canvas_tag(c, "lap");
    for (int i = 0; i < at->norder; i++) {
        const struct rect r = at->slot[at->order[i]];
        const bool now = at->order[i] == turn;
        const struct uc_colour col = uc_colours(st, now ? uc_call(&st->shown.b) : (card)CARD_NONE);
        const float side = fmaxf(ui_px(&st->ui, 44), uc_letter(st, 26) * 1.3F);
        const struct rect disc =
            rect_around((struct point){r.x - side * 0.3F, r.y + side * 0.3F}, side, side);
        canvas_panel(c, disc,
                     &(struct panel){.fill = col.own,
                                     .radius = side,
                                     .line = st->ui.theme->ground,
                                     .line_width = fmaxf(1, ui_px(&st->ui, 3))});
        snprintf(text, sizeof text, "%d", i + 1);
        uc_write(
            c, st,
            UI_LINE(st->ui.theme->strong, 28, now ? col.words : st->ui.theme->ground, TEXT_CENTRE),
            text, rect_scaled(disc, 1.3F));
    }
    canvas_tag(c, NULL);
}
