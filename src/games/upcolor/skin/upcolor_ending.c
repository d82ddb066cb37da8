/* Upcolor is over: the picture of all that was won, as a page; and where letters are too large for
 * that, the player who has the most, crowned, before the bands of the code, in a rain of chips. */
#include "upcolor_won.h"

#include "check.h"
#include "emblems.h"
#include "i18n.h"
#include "mem.h"
#include "plain.h"

#include <stdio.h>

/* Where chips fall, as parts of the picture, how large and how turned: none on the face. */
static const struct {
    float x, y, side, angle;
} chip[] = {
    {0.07F, 0.10F, 0.10F, -20}, {0.24F, 0.06F, 0.07F, 30},  {0.93F, 0.09F, 0.11F, 25},
    {0.76F, 0.07F, 0.07F, -35}, {0.06F, 0.34F, 0.07F, 40},  {0.95F, 0.36F, 0.08F, -15},
    {0.05F, 0.62F, 0.09F, 10},  {0.95F, 0.66F, 0.10F, 35},  {0.10F, 0.90F, 0.11F, -30},
    {0.29F, 0.94F, 0.07F, 20},  {0.71F, 0.94F, 0.08F, -10}, {0.90F, 0.90F, 0.09F, 15},
};

static void draw(struct canvas *c, const struct ui *ui, bool won, int emblem, int behind,
                 struct rect at)
{
    char name[UC_PICTURE];
    (void)won;
    canvas_picture(
        c, "upcolor/ground/end-ordinary",
        rect_around((struct point){at.x + at.w * 0.62F, at.y + at.h / 2}, at.h * 16 / 9, at.h),
        paint_plain());
    const float side = at.w * 0.56F;
    const struct rect face =
        rect_around((struct point){at.x + at.w / 2, at.y + at.h * 0.56F}, side, side);
    canvas_picture(c, "upcolor/signs/rays", rect_scaled(face, 2.8F), paint_alpha(0.5F));
    for (size_t i = 0; i < sizeof chip / sizeof *chip; i++) {
        snprintf(name, sizeof name, "upcolor/chips/ordinary/%s",
                 uc_face_id((card)(UPCOLOR_IMPERIAL + i % 5)));
        canvas_picture(c, name,
                       rect_around((struct point){at.x + at.w * chip[i].x, at.y + at.h * chip[i].y},
                                   at.w * chip[i].side, at.w * chip[i].side),
                       paint_angle(chip[i].angle));
    }
    if (emblem < 0)
        return;
    canvas_panel(c, rect_scaled(face, 1.1F), &(struct panel){.fill = 0xFFC81EFFU, .radius = side});
    emblem_ground_picture(behind, name);
    canvas_picture(c, name, face, paint_plain());
    emblem_picture(emblem, MOOD_GLAD, name);
    plain_emblem(c, ui, name, emblem, face);
    canvas_picture(
        c, "upcolor/signs/crown",
        rect_make(face.x + side * 0.20F, face.y - side * 0.30F, side * 0.60F, side * 0.45F),
        paint_plain());
}

/* ---- the page ---- */

static void *tell(const struct stage *st)
{
    struct uc_won *w = mem_alloc(sizeof *w);
    uc_won_tell(st, true, w);
    return w;
}

static int page_ms(const struct ui *ui, const void *told) { return uc_won_ms(ui, told); }

enum { MAIN = 280 };

static bool fits(const struct ui *ui)
{
    static const char *const labels[] = {N_("Review"), N_("All results"), N_("Title screen"), NULL};
    return uc_won_fits(ui, 0, MAIN, labels);
}

static void lay(const struct ui *ui, const void *told, int n, struct rect *at)
{
    CARRE_ASSERT(n >= 0 && at);
    (void)told;
    uc_won_feet(ui, n, 0, MAIN, at);
    at[n] = ui_at(ui, 700, 4, 560, 76);
}

/* On the ground of the table. */
static struct ui ui_of(const struct ui *ui, const struct uc_won *w)
{
    struct ui own = *ui;
    own.theme = uc_theme(ui->contrast, w->dark);
    return own;
}

static void page(struct canvas *c, const struct ui *ui, const struct ending_seen *seen)
{
    struct uc_won as_seen = *(const struct uc_won *)seen->told;
    const struct uc_won *w = &as_seen;
    const struct ui own = ui_of(ui, w);
    if (ui->contrast) /* by settings of now, not of the table */
        as_seen.set = SET_CONTRAST;
    float feet = ui->w;
    for (int i = 0; i < seen->buttons; i++)
        feet = seen->button[i].item->bounds.x < feet ? seen->button[i].item->bounds.x : feet;
    uc_won_draw(c, &own, w, seen->ms, seen->time, feet);
    for (int i = 0; i < seen->buttons; i++)
        uc_won_button(c, &own, w, seen->button[i].item, seen->button[i].words, NULL, i == 0);
}

static void behind(struct canvas *c, const struct ui *ui, const void *told)
{
    const struct ui own = ui_of(ui, told);
    uc_won_behind(c, &own, told);
}

const struct ending uc_ending = {.tell = tell,
                                 .fits = fits,
                                 .ms = page_ms,
                                 .lay = lay,
                                 .page = page,
                                 .behind = behind,
                                 .face = &typeface_upcolor,
                                 .ground = 0xF7F3EAFFU,
                                 .draw = draw};
