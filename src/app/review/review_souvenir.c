/* review_souvenir.c - the turning point as a picture to keep: the table, what happened, the curve,
 * who played, and the code of the deal. */
#include "review_scene.h"

#include "canvas_sdl.h"
#include "game_folder.h"
#include "mem.h"
#include "profile.h"
#include "small_table.h"
#include "souvenir.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { EDGE = 60, TABLE_TOP = 196, CURVE_HIGH = 300 };

struct picture {
    const struct review_page *page;
    struct walk walk;
    struct items *items;
};

static void foot(struct canvas *c, const struct ui *ui, const struct review_page *k, struct rect r)
{
    const time_t now = (time_t)profile_now();
    char date[32], code[MATCH_CODE + 64];
    struct strbuf names = STRBUF_EMPTY;
    struct tm t;
    localtime_r(&now, &t);
    strftime(date, sizeof date, "%Y-%m-%d", &t);
    for (int i = 0; i < k->seating.nseats; i++)
        strbuf_addf(&names, "%s%s", i ? " · " : "", k->seating.seat[i].name);
    ui_write(c, ui,
             &(struct ui_words){.size = 28,
                                .colour = ui->theme->soft,
                                .align = TEXT_CENTRE,
                                .place = TEXT_MIDDLE,
                                .lines = 2},
             strbuf_text(&names), rect_make(r.x, r.y, r.w, 76));
    if (match_code(k->match)[0]) {
        snprintf(code, sizeof code, _("Deal code: %s"), match_code(k->match));
        ui_write(c, ui, &UI_LINE(ui->theme->strong, 34, 0, TEXT_CENTRE), code,
                 rect_make(r.x, r.y + 84, r.w, 54));
    }
    ui_write(c, ui, &UI_LINE(NULL, 26, ui->theme->soft, TEXT_LEFT), date,
             rect_make(r.x, rect_bottom(r) - 44, r.w / 2, 44));
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 28, ui->theme->soft, TEXT_RIGHT), "Carré",
             rect_make(r.x + r.w / 2, rect_bottom(r) - 44, r.w / 2, 44));
    strbuf_free(&names);
}

static void draw(struct canvas *c, struct fonts *fonts, const char *lang, const void *of)
{
    const struct picture *p = of;
    const struct review_page *k = p->page;
    struct ui ui = souvenir_ui(fonts, lang, k->skin->theme, SOUVENIR_UPRIGHT);
    const struct rect all = ui.area, page = rect_inset_xy(all, EDGE, EDGE);
    ui.now = app_now(k->scene.app);
    const struct ui table = small_table_ui(&ui, page.w);
    const struct rect panel = rect_make(page.x, TABLE_TOP, page.w, small_table_height(page.w, 0));
    struct strbuf words = STRBUF_EMPTY;
    stage_update(p->walk.stage, &table, p->items);
    stage_hurry(p->walk.stage);
    stage_update(p->walk.stage, &table, p->items);
    canvas_begin(c);
    canvas_clear(c, ui.theme->ground);
    canvas_panel(c, rect_inset(all, 24),
                 &(struct panel){.line = ui.theme->accent, .line_width = 4, .radius = 24});
    ui_write(c, &ui, &UI_LINE(ui.theme->display, 66, ui.theme->accent, TEXT_CENTRE),
             _("The turning point"), rect_make(page.x, page.y - 8, page.w, 84));
    ui_write(c, &ui, &UI_LINE(NULL, 30, ui.theme->soft, TEXT_CENTRE),
             _(match_rules(k->match)->game->title), rect_make(page.x, page.y + 78, page.w, 44));
    small_table_draw(p->walk.stage, c, &ui, panel, 0);
    review_match_words(k, &words);
    ui_write(c, &ui,
             &(struct ui_words){.face = ui.theme->strong,
                                .size = 36,
                                .align = TEXT_CENTRE,
                                .place = TEXT_MIDDLE,
                                .lines = 2},
             strbuf_text(&words), rect_make(page.x, rect_bottom(panel) + 16, page.w, 112));
    review_match_chart(&ui, c, k->match, k->review, k->review->turn.who,
                       rect_make(page.x, rect_bottom(panel) + 136, page.w, CURVE_HIGH));
    const float top = rect_bottom(panel) + 136 + CURVE_HIGH + 8;
    foot(c, &ui, k, rect_make(page.x, top, page.w, rect_bottom(page) - top + 16));
    canvas_end(c);
    strbuf_free(&words);
}

void review_souvenir(struct review_page *k)
{
    struct picture p = {.page = k, .walk = {.dress = review_dress, .of = k}, .items = items_new()};
    const struct ui *ui = app_ui(k->scene.app);
    const char *game = match_rules(k->match)->game->id;
    const int end = k->review->point[k->review->turn.to].at;
    const bool before = end > 0 && game_folder(game)->review->clears;
    struct strbuf said = STRBUF_EMPTY;
    char why[300] = "", name[64], *path = NULL;
    snprintf(name, sizeof name, "carre-%s-turning-point", game);
    review_turn_table(k, &p.walk, before ? end - 1 : end);
    if (souvenir_save_picture(draw, &p, ui->fonts, ui->lang, name, &path, why, sizeof why))
        strbuf_addf(&said, _("Souvenir saved: %s"), path);
    else
        strbuf_addf(&said, _("Couldn’t save the picture. %s"), why);
    app_toast(k->scene.app, strbuf_text(&said));
    strbuf_free(&said);
    mem_free(path);
    items_free(p.items);
    walk_free(&p.walk);
}
