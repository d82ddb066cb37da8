/* title_doors.c - doors, drawn. */
#include "title_doors.h"

#include "frame.h"
#include "game_folder.h"
#include "hall.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

const struct door *door_nth(int n)
{
    const struct game_folder *f;
    for (int i = 0; (f = game_folder_nth(i)); i++)
        if (f->door && n-- == 0)
            return f->door;
    return NULL;
}

const char *door_game(int n)
{
    const struct door *d = door_nth(n);
    const struct game_folder *f;
    for (int i = 0; d && (f = game_folder_nth(i)); i++)
        if (f->door == d)
            return f->game->id;
    return NULL;
}

int doors(void)
{
    int n = 0;
    while (door_nth(n))
        n++;
    return n;
}

bool doors_higher(const struct ui *ui)
{
    enum { HIGHER = 200 };
    return frame_page(ui).h - PAGE_H >= HIGHER;
}

bool doors_small(const struct ui *ui) { return ui->scale < 0.62F; }

float doors_margin(const struct ui *ui)
{
    enum { NEARER = 46 };
    return doors_higher(ui) || doors_small(ui) ? PAGE_EDGE - NEARER : PAGE_EDGE;
}

float doors_edge(const struct ui *ui) { return doors_margin(ui) + DOOR_WALL; }

float doors_scale(const struct ui *ui)
{
    const int n = doors();
    const float edge = doors_edge(ui),
                each = (frame_page(ui).w - 2 * edge - (float)(n - 1) * DOOR_GAP) / (float)n;
    return each < DOOR_W || doors_higher(ui) ? each / DOOR_W : 1;
}

/* Pixels of a design unit of a door. */
static float door_px(const struct ui *ui) { return ui->scale * doors_scale(ui); }

/* In one line if it can be, else broken where a name of several words may be: in Japanese after
 * their last dot, and never inside of one. */
static void write_name(struct canvas *c, const struct ui *ui, const struct ui_words *how,
                       const char *name, struct rect box)
{
    static const char dot[] = "・";
    char two[96];
    const char *last = NULL;
    for (const char *at = name; (at = strstr(at, dot)); at += sizeof dot - 1)
        last = at + sizeof dot - 1;
    if (!last ||
        ui_write_width(ui, &(struct ui_words){.face = how->face, .size = 1}, name) <= box.w) {
        ui_write(c, ui, how, name, box);
        return;
    }
    struct ui_words broken = *how;
    broken.lines = 2;
    snprintf(two, sizeof two, "%.*s\n%s", (int)(last - name), name, last);
    ui_write(c, ui, &broken, two, box);
}

/* the seal beside a name ends so far down on its plate */
enum { PLATE_W = 352, PLATE_H = 134, SEAL_FOOT = 66 };

enum { LINE_SIZE = 29, LINE_LEAST = 21, LAST_SIZE = 28 };

/* How high a plate's lower lines are, each. */
static float row_of(const struct ui *ui)
{
    const float row = ui_letters(ui, LAST_SIZE * doors_scale(ui)) * 1.19F;
    return row > PLATE_H * door_px(ui) * 0.32F ? ui_least(ui) * 1.25F : row;
}

bool doors_have_lines(const struct ui *ui)
{
    const float head = PLATE_H * door_px(ui) - 2 * row_of(ui);
    bool room = head >= ui_least(ui) * 1.3F && head >= SEAL_FOOT * door_px(ui);
    for (int i = 0; i < doors(); i++)
        room = room && ui_write_width(ui, &(struct ui_words){.size = LINE_LEAST},
                                      _(door_nth(i)->line)) <= PLATE_W * door_px(ui);
    return room;
}

/* The size of letters in which all doors have room for what their game is. */
static float lines_px(const struct ui *ui, const struct ui_words *how, float w, float h)
{
    float px = 1e6F;
    for (int i = 0; i < doors(); i++)
        px = fminf(px, ui_write_px(ui, how, _(door_nth(i)->line), rect_make(0, 0, w, h)));
    return px;
}

/* The plate's lines; the middle one is left to the bubble (about) where not all four doors have
 * room for theirs. */
static void draw_plate(struct canvas *c, const struct ui *ui, const struct door *d, struct rect r,
                       bool lines)
{
    const float u = r.w / DOOR_W;
    struct ui_words name = UI_LINE(d->face, d->size * doors_scale(ui), d->ink, TEXT_CENTRE);
    struct ui_words line = UI_LINE(NULL, LINE_SIZE * doors_scale(ui), d->ink, TEXT_CENTRE);
    struct ui_words last =
        UI_LINE(&typeface_strong, LAST_SIZE * doors_scale(ui), d->ink2, TEXT_CENTRE);
    /* large letters have the plate to its edges */
    const struct rect inner = {r.x + 28 * u, r.y + 472 * u, PLATE_W * u, PLATE_H * u},
                      plate = rect_inset_xy(inner, ui->text > 1.5F ? -9 * u : 0,
                                            ui->text > 1.5F ? -8 * u : 0);
    const float row = row_of(ui), head = plate.h - row * (lines ? 2 : 1);
    /* in the plate's middle, where it has room there */
    const float seal = d->seal * u,
                left = ui_write_width(ui, &name, _(d->name)) <= plate.w - 2 * seal ? seal : 0;
    write_name(c, ui, &name, _(d->name),
               rect_make(plate.x + left, plate.y, plate.w - seal - left, head));
    line.most_px = lines_px(ui, &line, plate.w, row);
    if (lines)
        ui_write(c, ui, &line, _(d->line), rect_make(plate.x, plate.y + head, plate.w, row));
    ui_write(c, ui, &last, _(d->players),
             rect_make(plate.x, rect_bottom(plate) - row, plate.w, row));
}

/* A door is a hole in a wall, whose thickness shows: what is behind it lights the wall around, and
 * more where it is about to open. */
static void draw_hole(struct canvas *c, const struct door *d, struct rect r, bool raised)
{
    const float u = r.w / DOOR_W;
    canvas_picture(c, "frame/hall-glow", rect_around(rect_centre(r), r.w + 340 * u, r.h + 260 * u),
                   paint_ink(colour_faded(d->glow, raised ? 0.95F : 0.34F)));
    if (d->reveal)
        canvas_picture(c, d->reveal, rect_inset(r, -20 * u), paint_plain());
    hall_step(c, r, d->glow, raised);
}

/* Larger about its foot, which stands on the floor: one about to open comes nearer. */
static struct rect nearer(struct rect r, float by)
{
    const float aside = roundf(r.w * by), up = roundf(r.h * 2 * by);
    return rect_make(r.x - aside, r.y - up, r.w + 2 * aside, r.h + up);
}

void door_draw(struct canvas *c, const struct ui *ui, const struct door *d, const struct item *item,
               bool lines, bool lit)
{
    const bool meant = item->focused || item->hovered, raised = meant || lit;
    struct rect r = item->bounds;
    if (raised)
        r = nearer(r, 0.015F * (ui->calm || lit ? 1 : ui_glide(ui, item->since, 120)));
    if (item->pressed && !ui->calm)
        r = rect_scaled(r, 0.985F);
    canvas_tag(c, d->art);
    if (!ui->contrast)
        draw_hole(c, d, r, raised);
    if (item->focused)
        canvas_picture(c, d->ring, rect_inset(r, -20 * r.w / DOOR_W), paint_plain());
    else if (raised && !ui->contrast) /* no ring: its light on the edge of the wall */
        canvas_picture(c, d->ring, rect_inset(r, -20 * r.w / DOOR_W),
                       paint_ink(colour_faded(d->glow, 0.8F)));
    canvas_picture(c, d->art, r, paint_plain());
    draw_plate(c, ui, d, r, lines);
    struct point foot = {r.x + r.w / 2, rect_bottom(r)};
    float size = 30 / fmaxf(1, ui->text / 1.1F), cap = ui_key_width(ui, item, size);
    if (cap > 0) {
        struct rect edge = rect_around(foot, cap + ui_px(ui, 12), cap + ui_px(ui, 12));
        canvas_panel(c, edge, &(struct panel){.fill = ui->theme->ground, .radius = ui_px(ui, 16)});
        ui_key(c, ui, item, foot, size, ui->theme->text, ui->theme->ground);
    }
    canvas_tag(c, NULL);
}

bool doors_named(const struct ui *ui, float w)
{
    bool room = PLATE_H * w / DOOR_W * 0.5F >= ui_least(ui) * 1.3F;
    for (int i = 0; i < doors(); i++)
        room = room && ui_write_width(ui, &(struct ui_words){.face = door_nth(i)->face, .size = 1},
                                      _(door_nth(i)->name)) <= PLATE_W * w / DOOR_W;
    return room;
}

void door_draw_far(struct canvas *c, const struct door *d, struct rect r)
{
    draw_hole(c, d, r, false);
    canvas_picture(c, d->art, r, paint_plain());
}

void door_name_far(struct canvas *c, const struct ui *ui, const struct door *d, struct rect r)
{
    const float u = r.w / DOOR_W;
    const struct rect plate = {r.x + (28 + d->seal / 2) * u, r.y + 472 * u, (PLATE_W - d->seal) * u,
                               PLATE_H * u * 0.5F};
    ui_write(c, ui, &UI_LINE(d->face, d->size * u / ui->scale, d->ink, TEXT_CENTRE), _(d->name),
             plate);
}
