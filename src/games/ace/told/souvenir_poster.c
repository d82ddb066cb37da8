/* souvenir_poster.c - see souvenir_poster.h. */
#include "souvenir_poster.h"

#include "i18n.h"
#include "skins.h"
#include "ui.h"

#define INK 0x1C1410FFU
#define RUST 0x8E1B15FFU
#define BLOOD 0xB3261EFFU

static void rule(struct canvas *c, struct rect page, float y, float high)
{
    canvas_fill(c, rect_make(page.x, y, page.w, high), INK);
}

static void lines(struct canvas *c, const struct ui *ui, const struct souvenir *s, struct rect r)
{
    int n = 0;
    while (n < SOUVENIR_LINES && s->line[n].name)
        n++;
    for (int i = 0; i < n; i++) {
        const struct rect row = rect_row(r, i, n, 0);
        ui_write(c, ui, &UI_LINE(NULL, 30, INK, TEXT_LEFT), s->line[i].name,
                 rect_make(row.x, row.y, row.w * 0.56F, row.h));
        ui_write(c, ui, &UI_LINE(&typeface_strong, 36, RUST, TEXT_RIGHT), s->line[i].value,
                 rect_make(row.x + row.w * 0.58F, row.y, row.w * 0.42F, row.h));
        if (i)
            canvas_fill(c, rect_make(row.x, row.y, row.w, 2), 0x1C141050U);
    }
}

/* The player who fell has three holes, and a stamp across. */
static void fallen(struct canvas *c, const struct ui *ui, struct rect frame)
{
    static const struct {
        float x, y, size;
    } hole[] = {{0.30F, 0.24F, 74}, {0.70F, 0.44F, 62}, {0.44F, 0.72F, 68}};
    for (int i = 0; i < 3; i++)
        canvas_picture(c, "ace/hole",
                       rect_around((struct point){frame.x + frame.w * hole[i].x,
                                                  frame.y + frame.h * hole[i].y},
                                   hole[i].size, hole[i].size),
                       paint_plain());
    const struct rect stamp = rect_make(frame.x - 60, frame.y + frame.h * 0.80F, frame.w + 120, 84);
    canvas_panel(c, stamp,
                 &(struct panel){.fill = BLOOD, .radius = 8, .line = INK, .line_width = 5});
    ui_write(c, ui, &UI_LINE(&typeface_ace, 50, 0xF0E4CCFFU, TEXT_CENTRE), _("Paid in full"),
             rect_inset_xy(stamp, 20, 4));
}

/* Draws it on a canvas of that size. `lang`: "en", "fr", "ja". */
static void souvenir_draw(struct canvas *c, struct fonts *fonts, const char *lang,
                          const struct souvenir *s)
{
    struct ui ui = souvenir_ui(fonts, lang, skins_find("ace")->theme, SOUVENIR_UPRIGHT);
    const struct rect all = ui.area;
    ui.pace = 1;
    const struct rect paper = rect_inset(all, 36), page = rect_inset_xy(paper, 90, 60);
    canvas_begin(c);
    canvas_clear(c, 0x2B1B12FFU);
    const float k = SOUVENIR_HEIGHT / 1080.0F;
    canvas_picture(c, "ace/ground", rect_around(rect_centre(all), 1920 * k, 1080 * k),
                   paint_plain());
    canvas_picture(c, "ace/poster", paper, paint_plain());
    rule(c, page, page.y + 16, 7);
    rule(c, page, page.y + 29, 3);
    ui_write(c, &ui,
             &(struct ui_words){.face = &typeface_ace,
                                .size = 74,
                                .colour = s->won ? BLOOD : INK,
                                .align = TEXT_CENTRE,
                                .place = TEXT_MIDDLE,
                                .lines = 2},
             s->heading, rect_make(page.x, page.y + 38, page.w, 156));
    rule(c, page, page.y + 202, 3);
    const struct rect frame = rect_make(page.x + (page.w - 460) / 2, page.y + 220, 460, 552);
    canvas_panel(c, rect_inset(frame, -8), &(struct panel){.fill = INK, .radius = 4});
    canvas_picture(c, s->portrait, frame, paint_plain());
    if (s->won)
        fallen(c, &ui, frame);
    ui_write(c, &ui, &UI_LINE(&typeface_ace, 46, INK, TEXT_CENTRE), s->enemy,
             rect_make(page.x, page.y + 786, page.w, 62));
    ui_write(c, &ui, &UI_LINE(NULL, 30, RUST, TEXT_CENTRE), s->rider,
             rect_make(page.x, page.y + 848, page.w, 44));
    rule(c, page, page.y + 900, 3);
    lines(c, &ui, s, rect_make(page.x, page.y + 908, page.w, 270));
    rule(c, page, page.y + 1184, 3);
    ui_write(c, &ui, &UI_LINE(NULL, 26, INK, TEXT_LEFT), s->date,
             rect_make(page.x, page.y + 1190, page.w / 2, 44));
    ui_write(c, &ui, &UI_LINE(&typeface_strong, 28, INK, TEXT_RIGHT), "Carré",
             rect_make(page.x + page.w / 2, page.y + 1190, page.w / 2, 44));
    canvas_end(c);
}

static void draw_poster(struct canvas *c, struct fonts *fonts, const char *lang, const void *of)
{
    souvenir_draw(c, fonts, lang, of);
}

bool souvenir_save(const struct souvenir *s, struct fonts *fonts, const char *lang,
                   const char *name, char **path, char *why, size_t room)
{
    return souvenir_save_picture(draw_poster, s, fonts, lang, name, path, why, room);
}
