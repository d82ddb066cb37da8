/* Games played, as they are seen: each row holds a slice of its world's door, its name in its own
 * letters, how it ended, and who played. */
#include "matches_inside.h"
#include "check.h"
#include "game_folder.h"
#include "games.h"
#include "seating_scene.h"
#include "title_doors.h"

#include <math.h>
#include <string.h>

/* The door that a game is behind: its own, or that of the world whose sign it has. */
static const struct door *door_of(const char *game)
{
    const struct game_folder *mine = game_folder(game), *f;
    if (mine->door)
        return mine->door;
    for (int i = 0; mine->sign && (f = game_folder_nth(i)); i++)
        if (f->door && f->sign && strcmp(f->sign, mine->sign) == 0)
            return f->door;
    return NULL;
}

/* ---- the tabs ---- */

static const char *tab_sign(const struct matches *k, int i)
{
    return k->game[i] ? saves_picture(k->game[i]) : "frame/mark";
}

static float tab_side(const struct ui *ui, struct rect tab)
{
    return fminf(tab.h * 0.6F, ui_px(ui, 60));
}

static struct rect tab_words(const struct ui *ui, struct rect r, bool signs)
{
    const float pad = ui_px(ui, 22), sign = signs ? tab_side(ui, r) + pad : 0;
    return rect_make(r.x + pad + sign, r.y, r.w - 2 * pad - sign, r.h);
}

void matches_draw_tabs(const struct matches *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    struct ui_words how = UI_LINE(ui->theme->strong, 32, 0, TEXT_LEFT);
    float px[2] = {1e6F, 1e6F};
    for (int i = 0; i < k->ngames; i++)
        for (int signs = 0; signs < 2; signs++) {
            const struct item *tab = items_get(k->scene.items, item_id("tab", i));
            px[signs] = fminf(px[signs],
                              ui_write_px(ui, &how, tab->name, tab_words(ui, tab->bounds, signs)));
        }
    const bool signs = px[1] > px[0] * 0.8F;
    how.most_px = px[signs];
    for (int i = 0; i < k->ngames; i++) {
        const struct item *tab = items_get(k->scene.items, item_id("tab", i));
        const struct rect r = tab->bounds;
        how.colour = ui_box(c, ui, tab, UI_PLAIN);
        const float side = tab_side(ui, r);
        if (signs)
            canvas_picture(c, tab_sign(k, i),
                           rect_make(r.x + ui_px(ui, 18), r.y + (r.h - side) / 2, side, side),
                           paint_plain());
        ui_write(c, ui, &how, tab->name, tab_words(ui, r, signs));
    }
}

/* ---- a row ---- */

enum { BUTTONS = 3, NAME_SIZE = 48, UNDER_SIZE = 31, WHEN_SIZE = 28 };

static float button_side(const struct ui *ui, struct rect row)
{
    return fminf(row.h - ui_px(ui, 28), fmaxf(ui_px(ui, 78), ui_letters(ui, 28) * 1.6F));
}

float matches_buttons_width(const struct ui *ui, struct rect row)
{
    return (float)BUTTONS * (button_side(ui, row) + ui_px(ui, 12)) + ui_px(ui, 18);
}

struct rect matches_button(const struct ui *ui, struct rect row, int which)
{
    CARRE_ASSERT(which >= 0 && which < BUTTONS);
    const float side = button_side(ui, row);
    return rect_make(rect_right(row) - ui_px(ui, 18) - (float)(BUTTONS - which) * side -
                         (float)(BUTTONS - 1 - which) * ui_px(ui, 12),
                     row.y + (row.h - side) / 2, side, side);
}

/* Where whoever played is seen. Beside all that is written, over the moment at which it was; in a
 * narrower row beside the first line, which tells of the moment itself; or nowhere. */
enum people { PEOPLE_NONE, PEOPLE_ABOVE, PEOPLE_BESIDE };

/* Of the row without its buttons: the slice of a door, what is written, who played. */
struct parts {
    enum people how;
    struct rect slice, words, people;
};

static float faces_width(float side, int n)
{
    return n > 0 ? side * (0.76F * (float)(n - 1) + 1) : 0;
}

static float face_side(const struct ui *ui, struct rect row)
{
    return fminf(row.h * 0.5F, ui_px(ui, 86));
}

static int shown(const struct matches *k)
{
    return k->count < (size_t)k->rows ? (int)k->count : k->rows;
}

static const char *title_of(const struct matches *k, int i)
{
    CARRE_ASSERT(i >= 0 && (size_t)i < k->count);
    const struct game *g = games_find(k->match[i].game);
    return g ? _(g->title) : k->match[i].game;
}

/* Below its name: how it ended. Who played stands there where no faces do. */
static const char *under_of(const struct matches *k, int i, enum people how)
{
    CARRE_ASSERT(i >= 0 && (size_t)i < k->count);
    return how == PEOPLE_NONE || !*k->ended[i] ? k->under[i] : k->ended[i];
}

static bool has_room(const struct matches *k, enum people how, float w, float people)
{
    const struct ui *ui = app_ui(k->scene.app);
    for (int i = 0; i < shown(k); i++) {
        const struct door *d = door_of(k->match[i].game);
        const struct ui_words name = {.face =
                                          how == PEOPLE_BESIDE && d ? d->face : ui->theme->strong,
                                      .size = how == PEOPLE_BESIDE ? 40 : 24};
        const float beside = w - people - ui_px(ui, 24);
        if (ui_write_width(ui, &name, how == PEOPLE_BESIDE ? title_of(k, i) : k->line[i]) >
                beside ||
            ui_write_width(ui, &(struct ui_words){.size = 21}, under_of(k, i, how)) >
                (how == PEOPLE_BESIDE ? beside : w))
            return false;
    }
    return true;
}

/* All rows of a page are laid out alike. */
static struct parts parts_of(const struct matches *k, struct rect r)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct ui_words when = {.size = WHEN_SIZE};
    struct parts p = {.slice = rect_make(r.x + ui_px(ui, 6), r.y + ui_px(ui, 6),
                                         fminf(ui_px(ui, 330), r.w * 0.26F), r.h - ui_px(ui, 12))};
    float said = 0, faces = 0;
    for (int i = 0; i < shown(k); i++) {
        said = fmaxf(said, ui_write_width(ui, &when, k->when[i]));
        faces = fmaxf(faces, faces_width(face_side(ui, r), k->who[i].nseats));
    }
    const float both = fmaxf(said, faces), y = r.y + ui_px(ui, 8), h = r.h - ui_px(ui, 16),
                right = rect_right(r) - matches_buttons_width(ui, r) - ui_px(ui, 10),
                gap = ui_px(ui, 28);
    float x = rect_right(p.slice) + gap;
    p.how = PEOPLE_BESIDE;
    if (!has_room(k, PEOPLE_BESIDE, right - x, both)) {
        const float narrow = fminf(p.slice.w, r.w * 0.17F);
        p.how = faces > 0 && has_room(k, PEOPLE_ABOVE, right - (p.slice.x + narrow + gap), faces)
                    ? PEOPLE_ABOVE
                    : PEOPLE_NONE;
        p.slice.w = narrow;
        x = rect_right(p.slice) + gap;
    }
    const float w = right - x;
    const float people = p.how == PEOPLE_BESIDE ? both : p.how == PEOPLE_ABOVE ? faces : 0;
    p.people = rect_make(x + w - people, y, people, h);
    p.words = rect_make(x, y, p.how == PEOPLE_BESIDE ? w - people - ui_px(ui, 24) : w, h);
    return p;
}

/* Of what stands on its door, so large that the jambs lie outside. */
static void fade_into(struct canvas *c, const struct ui *ui, struct rect r, const struct item *row)
{
    enum { BANDS = 6 }; /* the row is darker towards its foot, in steps too small to be seen */
    const struct rect fade = rect_make(r.x + r.w * 0.45F, r.y, r.w * 0.55F + 1, r.h);
    for (int i = 0; i < BANDS; i++) {
        const float top = roundf(r.h * (float)i / BANDS),
                    end = roundf(r.h * (float)(i + 1) / BANDS),
                    down = (r.y + (top + end) / 2 - row->bounds.y) / row->bounds.h;
        canvas_push_clip(c, rect_make(fade.x, r.y + top, fade.w, end - top));
        canvas_picture(c, "frame/fade", fade, paint_ink(ui_box_fill(ui, row, UI_PLAIN, down)));
        canvas_pop_clip(c);
    }
}

void saves_slice(struct canvas *c, const struct ui *ui, const char *game, struct rect r,
                 float alpha, bool high, const struct item *row)
{
    const struct door *d = door_of(game);
    if (!d)
        return;
    const float w = r.w * (high ? 1.5F : 1.2F), h = w * DOOR_H / DOOR_W,
                down = high ? 0.26F : 0.44F; /* of the door: what stands in the middle */
    canvas_push_clip(c, r);
    canvas_picture(c, d->art, rect_make(r.x + (r.w - w) / 2, r.y + r.h / 2 - h * down, w, h),
                   paint_alpha(alpha));
    canvas_pop_clip(c);
    if (!ui->contrast)
        fade_into(c, ui, r, row);
    canvas_fill(c, rect_make(r.x, r.y, fmaxf(2, ui_px(ui, 7)), r.h), d->glow);
}

static void draw_crown(struct canvas *c, const struct ui *ui, struct rect face)
{
    const float side = face.w * 0.46F;
    const struct rect r = rect_around(
        (struct point){rect_right(face) - face.w * 0.14F, face.y + face.w * 0.1F}, side, side);
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->theme->accent,
                                 .radius = side,
                                 .line = ui->theme->ground_bottom,
                                 .line_width = fmaxf(1, ui_px(ui, 2))});
    ui_icon(c, ui, "crown", rect_inset(r, side * 0.2F), ui->theme->on_accent);
}

/* From the right; whoever won is drawn last, with a crown. */
static void draw_people(const struct matches *k, struct canvas *c, int i, const struct parts *p)
{
    CARRE_ASSERT(i >= 0 && (size_t)i < k->count);
    const struct ui *ui = app_ui(k->scene.app);
    const struct seating *who = &k->who[i];
    const struct rect r = p->people;
    const float side = fminf(r.h * 0.56F, ui_px(ui, 86)),
                x = rect_right(r) - faces_width(side, who->nseats);
    for (int pass = 0; pass < 2; pass++)
        for (int s = 0; s < who->nseats; s++) {
            const struct rect at = rect_make(x + side * 0.76F * (float)s,
                                             r.y + (r.h * 0.56F - side) / 2 + 1, side, side);
            if ((s == k->winner[i]) != (pass == 1))
                continue;
            plate_disc(c, ui, who->seat[s].emblem, who->seat[s].ground,
                       pass ? MOOD_GLAD : MOOD_CALM, at);
            if (pass)
                draw_crown(c, ui, at);
        }
    if (p->how == PEOPLE_BESIDE)
        ui_write(c, ui, &UI_LINE(NULL, WHEN_SIZE, ui->theme->soft, TEXT_RIGHT), k->when[i],
                 who->nseats ? rect_make(r.x, r.y + r.h * 0.58F, r.w, r.h * 0.42F) : r);
}

/* The lines below the names share one size. */
static float under_px(const struct matches *k, enum people people, const struct ui_words *how,
                      struct rect box)
{
    float px = 1e6F;
    for (int i = 0; i < shown(k); i++)
        px = fminf(px, ui_write_px(app_ui(k->scene.app), how, under_of(k, i, people), box));
    return px;
}

static void draw_words(const struct matches *k, struct canvas *c, int i, const struct parts *p,
                       uint32_t ink)
{
    CARRE_ASSERT(i >= 0 && (size_t)i < k->count);
    const struct ui *ui = app_ui(k->scene.app);
    const struct door *d = door_of(k->match[i].game);
    const struct rect in = p->words;
    const char *said = under_of(k, i, p->how);
    const bool beside = p->how == PEOPLE_BESIDE,
               more = *said && ui_write_width(ui, &(struct ui_words){.size = 18}, said) <= in.w;
    const float h = more ? in.h * 0.56F : in.h,
                w = p->how == PEOPLE_ABOVE ? in.w - p->people.w - ui_px(ui, 24) : in.w;
    struct ui_words under = UI_LINE(NULL, UNDER_SIZE, ui->theme->soft, TEXT_LEFT);
    under.most_px = under_px(k, p->how, &under, rect_make(0, 0, in.w, in.h - h));
    ui_write(c, ui,
             &UI_LINE(d && beside ? d->face : ui->theme->strong, beside ? NAME_SIZE : 34, ink,
                      TEXT_LEFT),
             beside ? title_of(k, i) : k->line[i], rect_make(in.x, in.y, w, h));
    if (more)
        ui_write(c, ui, &under, said, rect_make(in.x, in.y + h, in.w, in.h - h));
}

/* Is there a row above it with a game of the same world? */
static bool is_again(const struct matches *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < shown(k));
    int before = 0;
    for (int n = 0; n < i; n++)
        before += door_of(k->match[n].game) == door_of(k->match[i].game);
    return before % 2 == 1;
}

/* The chosen one is lit: an edge of gold, and light around it. */
static uint32_t draw_row_box(const struct ui *ui, struct canvas *c, struct item *row)
{
    const bool lit = row->chosen;
    const float line = fmaxf(3, ui_px(ui, 6));
    row->chosen = false; /* its box stays dark: one button is golden */
    row->hovered = row->hovered || lit;
    row->since = lit ? 0 : row->since;
    if (lit && !ui->contrast)
        canvas_panel(c, row->bounds,
                     &(struct panel){.radius = row->radius,
                                     .shadow = colour_faded(ui->theme->accent, 0.5F),
                                     .shadow_size = ui_px(ui, 34)});
    const uint32_t ink = ui_box(c, ui, row, UI_PLAIN);
    if (lit)
        canvas_panel(
            c, rect_inset(row->bounds, -line * 0.5F),
            &(struct panel){.radius = row->radius, .line = ui->theme->accent, .line_width = line});
    return ink;
}

void matches_draw_row(const struct matches *k, struct canvas *c, int i, struct rect r)
{
    CARRE_ASSERT(i >= 0 && i < MOST_ROWS);
    static const char *const part[BUTTONS] = {"review", "export", "delete"},
                             *const icon[BUTTONS] = {"search", "export", "close"};
    const struct ui *ui = app_ui(k->scene.app);
    struct item row = *items_get(k->scene.items, item_id("match", i));
    const bool lit = row.chosen;
    row.bounds = r; /* its box is below its buttons, too */
    const uint32_t ink = draw_row_box(ui, c, &row);
    const struct parts p = parts_of(k, r);
    saves_slice(c, ui, k->match[i].game, p.slice, k->match[i].finished ? 1 : 0.5F, is_again(k, i),
                &row);
    draw_words(k, c, i, &p, ink);
    if (p.how != PEOPLE_NONE)
        draw_people(k, c, i, &p);
    for (int b = 0; b < BUTTONS; b++)
        ui_button(c, ui, items_get(k->scene.items, item_id(part[b], i)), "", icon[b],
                  lit ? UI_PLAIN : UI_QUIET);
}
