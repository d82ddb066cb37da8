/* The title as it is seen: the hall, doors, where a run stands, whose profile it is. */
#include "title_inside.h"
#include "game_folder.h"
#include "saves.h"
#include "seating_scene.h"
#include "title_doors.h"
#include "hall.h"

#include <math.h>

/* The way of a run, k times as large as on the bar: what is behind, where it stands, what is ahead;
 * large ones are larger. */
static float stations_width(const struct ui *ui, const struct save_line *save, float k)
{
    return ui_px(ui, 26 * k) * (float)save->stations;
}

static void draw_stations(struct canvas *c, const struct ui *ui, const struct save_line *save,
                          struct point right, float k)
{
    const uint32_t ink = ui->theme->on_accent;
    const float step = ui_px(ui, 26 * k), left = right.x - stations_width(ui, save, k);
    for (int i = 0; i < save->stations; i++) {
        const struct point at = {left + step * ((float)i + 0.5F), right.y};
        const float r = ui_px(ui, (save->large >> i & 1 ? 9 : 6.5F) * k);
        if (i + 1 == save->station) {
            canvas_ring(c, at, ui_px(ui, 13 * k), ui_px(ui, 13 * k),
                        ui->contrast ? ink : 0xB3261EFFU);
            canvas_ring(c, at, ui_px(ui, 5 * k), ui_px(ui, 5 * k),
                        ui->contrast ? ui->theme->accent : 0xF4EEE1FFU);
        } else {
            canvas_ring(c, at, r, i + 1 < save->station ? r : fmaxf(1.5F, ui_px(ui, 2.4F * k)),
                        ink);
        }
    }
}

/* What the wide place shows at its left end: who waits there, as wide as the tile; the owl of the
 * lesson in a medallion; or the sign of a game. */
enum tile_kind { TILE_SIGN, TILE_FACE, TILE_OWL };

static void draw_tile(struct canvas *c, const struct ui *ui, struct rect tile, const char *picture,
                      enum tile_kind kind)
{
    const float u = ui->scale, side = fminf(tile.w, tile.h);
    if (kind == TILE_OWL) {
        const struct rect disc = rect_around(rect_centre(tile), side, side);
        canvas_panel(c, disc,
                     &(struct panel){.fill = 0xDCE9E2FFU,
                                     .radius = side / 2,
                                     .line = ui->theme->on_accent,
                                     .line_width = fmaxf(1, 4 * u)});
        canvas_picture(c, picture, rect_inset(disc, side * 0.1F), paint_plain());
        return;
    }
    canvas_panel(c, tile, &(struct panel){.fill = 0x1C1410FFU, .radius = 12 * u});
    if (kind == TILE_SIGN) {
        canvas_picture(c, picture, rect_around(rect_centre(tile), side - 8 * u, side - 8 * u),
                       paint_plain());
        return;
    }
    const struct rect in = rect_inset(tile, 5 * u);
    canvas_push_clip(c, in);
    canvas_picture(c, picture, rect_make(in.x, in.y, in.w, in.w * 1.2F), paint_plain());
    canvas_pop_clip(c);
}

/* A heading and a line below it beside a picture, on a box as wide as the place it has; where the
 * line has no room, the heading alone. `save`: with the way that it goes, where that has room. */
static void draw_first(struct canvas *c, const struct ui *ui, const struct item *i,
                       const char *picture, enum tile_kind kind, const struct save_line *save)
{
    const struct theme *th = ui->theme;
    const struct rect r = i->bounds;
    /* larger on a line of its own */
    const float u = ui->scale, k = fminf(1.4F, fmaxf(1, r.h / (112 * u))),
                cap = ui_key_width(ui, i, 26), side = r.h - 16 * u,
                end = cap > 0 ? cap + 26 * u : 48 * k * u + 20 * u;
    const struct rect tile = {r.x + (kind == TILE_OWL ? 24 : 8) * u, r.y + 8 * u,
                              kind == TILE_OWL ? side : side * 1.25F, side};
    const float left = rect_right(tile) + 28 * u;
    const float high =
        fminf(r.h - 12 * u, ui_letters(ui, 42 * k) * 1.25F + ui_letters(ui, 29 * k) * 1.3F);
    const struct rect words = {left, r.y + (r.h - high) / 2, rect_right(r) - end - 16 * u - left,
                               high};
    const struct ui_words big = UI_LINE(th->strong, 42 * k, th->on_accent, TEXT_LEFT);
    const struct ui_words small = UI_LINE(
        NULL, 29 * k, colour_mix(th->on_accent, th->accent, ui->contrast ? 0 : 0.16F), TEXT_LEFT);
    const char *line = i->value;
    const bool both = ui_least(ui) * 2.4F <= words.h &&
                      ui_write_width(ui, &(struct ui_words){.size = 18}, line) <= words.w;
    ui_box(c, ui, i, UI_MAIN);
    draw_tile(c, ui, tile, picture, kind);
    if (cap > 0)
        ui_key(c, ui, i, (struct point){rect_right(r) - cap / 2 - 26 * u, r.y + r.h / 2}, 26,
               th->on_accent, th->accent);
    else
        ui_icon(c, ui, "play",
                rect_around((struct point){rect_right(r) - 24 * k * u - 24 * u, r.y + r.h / 2},
                            48 * k * u, 48 * k * u),
                th->on_accent);
    if (!both) {
        ui_write(c, ui, &big, i->name, words);
        return;
    }
    ui_write(c, ui, &big, i->name, rect_make(words.x, words.y, words.w, words.h * 0.54F));
    ui_write(c, ui, &small, line,
             rect_make(words.x, words.y + words.h * 0.54F, words.w, words.h * 0.46F));
    if (save && save->stations &&
        ui_write_width(ui, &big, i->name) + stations_width(ui, save, k) + 24 * u < words.w)
        draw_stations(c, ui, save, (struct point){rect_right(words), words.y + words.h * 0.3F}, k);
}

static void draw_below(const struct title *t, struct canvas *c)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct items *it = t->scene.items;
    const struct item *go = items_get(it, title_id_of(DO_CONTINUE)),
                      *lesson = items_get(it, title_id_of(DO_LESSON)),
                      *play = items_get(it, title_id_of(DO_PLAY));
    if (lesson)
        draw_first(c, ui, lesson, "emblems/owl-glad", TILE_OWL, NULL);
    else if (play)
        draw_first(c, ui, play, saves_picture(title_last_game(t->scene.app)), TILE_SIGN, NULL);
    else if (go->why_not)
        ui_button(c, ui, go, _("The saved run can’t be read"), NULL, UI_PLAIN);
    else
        draw_first(c, ui, go, t->save.picture, t->save.stations ? TILE_FACE : TILE_SIGN, &t->save);
    if (t->others)
        ui_button(c, ui, items_get(it, title_id_of(DO_OTHERS)), _("Other games"), NULL, UI_PLAIN);
    bool signs = true; /* where all three have room for theirs on one line */
    for (int i = 0; i < BESIDE; i++) {
        const struct item *b = items_get(it, title_id_of(title_beside[i].action));
        signs =
            signs &&
            ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 27}, b->name) +
                    ui_letters(ui, 38) * 1.15F + ui_key_width(ui, b, 27) + ui_px(ui, 72) <=
                b->bounds.w;
    }
    float px = 1e6F; /* the three share one size */
    for (int i = 0; i < BESIDE; i++) {
        const struct item *b = items_get(it, title_id_of(title_beside[i].action));
        px = fminf(px, ui_button_px(ui, b, b->name, signs ? title_beside[i].icon : NULL));
    }
    for (int i = 0; i < BESIDE; i++) {
        const struct item *b = items_get(it, title_id_of(title_beside[i].action));
        ui_button_like(c, ui, b, b->name, signs ? title_beside[i].icon : NULL, UI_PLAIN, px);
    }
}

/* Animal and name; without a name, or room for it, what the button leads to. */
static void draw_person(const struct title *t, struct canvas *c)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct item *i = items_get(t->scene.items, title_id_of(DO_PLAYED));
    const struct rect r = i->bounds;
    const float u = ui->scale, cap = ui_key_width(ui, i, 26), disc = r.h - 14 * u,
                left = disc + 22 * u;
    const struct rect words = {r.x + left, r.y + 8 * u, r.w - left - cap - (cap > 0 ? 40 : 24) * u,
                               r.h - 16 * u};
    const struct ui_words name = UI_LINE(ui->theme->strong, 36, 0, TEXT_LEFT);
    if (!t->who.id || !ui_write_fits(ui, &name, t->who.name, words)) {
        ui_button(c, ui, i, i->name, "history", UI_PLAIN);
        return;
    }
    ui_box(c, ui, i, UI_PLAIN);
    plate_disc(c, ui, t->who.emblem % EMBLEMS, t->who.colour % EMBLEM_GROUNDS, MOOD_CALM,
               rect_make(r.x + 8 * u, r.y + 7 * u, disc, disc));
    ui_write(c, ui, &name, t->who.name, words);
    ui_key(c, ui, i, (struct point){rect_right(r) - cap / 2 - 24 * u, r.y + r.h / 2}, 26,
           ui->theme->text, ui->theme->ground);
}

static void draw_above(const struct title *t, struct canvas *c)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct item *person = items_get(t->scene.items, title_id_of(DO_PLAYED)),
                      *settings = items_get(t->scene.items, title_id_of(DO_SETTINGS));
    const struct ui_words motto = UI_LINE(ui->theme->strong, 30, 0, TEXT_LEFT);
    struct rect between = title_above(ui, 540, 540, 80, false); /* on one line with the buttons */
    between.w = (person ? person : settings)->bounds.x - between.x - 28 * ui->scale;
    canvas_picture(c, "frame/wordmark-light", title_above(ui, -13, 492, 132, false), paint_plain());
    if (ui_write_width(ui, &(struct ui_words){.size = 18},
                       _("Four of a kind: four games, one table.")) <= between.w)
        ui_write(c, ui, &motto, _("Four of a kind: four games, one table."), between);
    if (person)
        draw_person(t, c);
    ui_button(c, ui, settings, _("Settings"), "settings", UI_PLAIN);
}

/* Lamps hang beside the doors where they have room between their walls. */
static void draw_hall(const struct title *t, struct canvas *c, int lit)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct rect first = title_door_box(ui, 0), last = title_door_box(ui, doors() - 1);
    if (ui->contrast) {
        ui_ground(c, ui);
        return;
    }
    hall_draw(c, ui, rect_bottom(first));
    for (int i = 0; i <= doors(); i++) {
        const float left = i > 0 ? rect_right(title_door_box(ui, i - 1)) : first.x - ui_px(ui, 96),
                    right =
                        i < doors() ? title_door_box(ui, i).x : rect_right(last) + ui_px(ui, 96);
        if (right - left >= first.w / DOOR_W * 2 * DOOR_WALL + ui_px(ui, 50) && left >= 0 &&
            right <= ui->w)
            hall_lamp(c, ui, (struct point){(left + right) / 2, first.y + first.h * 0.3F});
    }
    for (int i = 0; i < doors(); i++) {
        const struct item *d = items_get(t->scene.items, title_door_id(i));
        hall_light(c, ui, d->bounds, door_nth(i)->glow, d->focused || d->hovered || i == lit);
    }
}

/* One door is in the light: the one that is most likely meant, or -1 where another one is pointed
 * at or focused. */
static int lit_door(const struct title *t)
{
    const int likely = title_lit(t);
    for (int i = 0; i < doors(); i++) {
        const struct item *d = items_get(t->scene.items, title_door_id(i));
        if (i != likely && (d->focused || d->hovered))
            return -1;
    }
    return likely;
}

void title_draw(const struct scene *s, struct canvas *c)
{
    const struct title *t = (const struct title *)s;
    const struct ui *ui = app_ui(s->app);
    const bool lines = doors_have_lines(ui);
    const int lit = lit_door(t);
    int front = lit; /* it is drawn over its neighbours */
    draw_hall(t, c, lit);
    draw_above(t, c);
    for (int i = 0; i < doors(); i++)
        if (items_get(s->items, title_door_id(i))->focused)
            front = i;
    for (int i = 0; i < doors(); i++)
        if (i != front)
            door_draw(c, ui, door_nth(i), items_get(s->items, title_door_id(i)), lines, i == lit);
    if (front >= 0)
        door_draw(c, ui, door_nth(front), items_get(s->items, title_door_id(front)), lines,
                  front == lit);
    if (app_unsaved(s->app))
        ui_write(c, ui, &UI_LINE(ui->theme->strong, 28, ui->theme->bad, TEXT_CENTRE),
                 app_unsaved(s->app), title_warning_box(ui));
    draw_below(t, c);
}
