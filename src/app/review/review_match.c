/* review_match.c - how a match went: the curve of the chances, and where it turned. */
#include "review_scene.h"

#include "charts.h"
#include "check.h"
#include "dress.h"
#include "mem.h"

#include <math.h>
#include <stdio.h>

enum { CURVES = SEATS };

/* One seat's chances along the match. */
static void trace(const struct review *r, seat who, float *out)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    for (int i = 0; i < r->points; i++)
        out[i] = (float)r->point[i].chance[who] / REVIEW_WHOLE;
}

void review_match_chart(const struct ui *ui, struct canvas *c, const struct match *m,
                        const struct review *r, seat whose, struct rect box)
{
    const int n = match_rules(m)->nseats;
    const bool together = match_rules(m)->game->together;
    CARRE_ASSERT(whose >= 0 && r->turn.from >= 0 && r->turn.from < r->points &&
                 r->turn.to < r->points);
    float *y = mem_alloc(((size_t)n * (size_t)r->points + 1) * sizeof *y);
    struct chart_line line[CURVES];
    struct strbuf first = STRBUF_EMPTY, last = STRBUF_EMPTY;
    char label[48];
    int lines = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int s = 0; s < n; s++) {
            if ((s == whose) == (pass == 1) || (together && pass == 1))
                continue;
            float *row = y + (ptrdiff_t)lines * r->points;
            trace(r, (seat)s, row);
            CARRE_ASSERT(lines < CURVES);
            line[lines++] = (struct chart_line){.y = row, .n = r->points, .faint = s != whose};
        }
    const int from = review_percent(r->point[r->turn.from].chance[whose]),
              to = review_percent(r->point[r->turn.to].chance[whose]);
    snprintf(label, sizeof label, _("%d%% → %d%%"), from, to);
    const struct chart_mark mark = {
        .at = r->turn.from, .sign = to >= from ? CHART_UP : CHART_DOWN, .label = label};
    review_part(match_rules(m), r->point[0].part, &first);
    review_part(match_rules(m), r->point[r->points - 1].part, &last);
    char none[16], all[16];
    snprintf(none, sizeof none, _("%d%%"), 0);
    snprintf(all, sizeof all, _("%d%%"), 100);
    chart_curve(c, ui, box,
                &(struct chart_curve){.low = 0,
                                      .high = 1,
                                      .low_words = none,
                                      .high_words = all,
                                      .first = strbuf_text(&first),
                                      .last = strbuf_text(&last),
                                      .line = line,
                                      .lines = lines,
                                      .mark = &mark,
                                      .marks = r->turn.there});
    strbuf_free(&first);
    strbuf_free(&last);
    mem_free(y);
}

static seat whose(const struct review_page *k) { return k->review->turn.who; }

void review_match_words(const struct review_page *k, struct strbuf *out)
{
    review_turn_say(&k->seating, match_rules(k->match), k->review, seating_lone_person(&k->seating),
                    out);
}

void review_match_items(struct review_page *k)
{
    struct strbuf words = STRBUF_EMPTY;
    struct items *it = k->scene.items;
    const struct ui *ui = &k->ui;
    const struct rect in = rect_inset_xy(k->window, ui_px(ui, 48), ui_px(ui, 24));
    const float gap = ui_px(ui, 12), high = ui_letters(ui, 36) * 2.6F;
    review_match_words(k, &words);
    items_add(it, (struct item){.id = item_id("turn", 0),
                                .role = ITEM_TEXT,
                                .readable = true,
                                .name = strbuf_text(&words),
                                .bounds = rect_make(in.x, in.y, in.w, high)});
    items_add(it,
              (struct item){.id = item_id("curve", 0),
                            .role = ITEM_PICTURE,
                            .name = _("Chances of winning, from start to finish"),
                            .bounds = rect_make(in.x, in.y + high + gap, in.w, in.h - high - gap)});
    items_add(it, (struct item){
                      .id = item_id("souvenir", 0),
                      .role = ITEM_BUTTON,
                      .name = _("Save a souvenir"),
                      .about = _("Saves a picture of the turning point to your Pictures folder."),
                      .action = REVIEW_SOUVENIR,
                      .key = (enum key)'P',
                      .bounds = frame_bar(ui, 2, 1),
                      .radius = ui_px(ui, 22),
                      .sound = "ui/open"});
    items_add(it,
              (struct item){.id = item_id("show", 0),
                            .role = ITEM_BUTTON,
                            .name = _("Play clip"),
                            .about = _("The turning point as it happened. Press anything to skip."),
                            .action = REVIEW_SHOW,
                            .key = (enum key)'S',
                            .pad = PAD_X,
                            .first = true,
                            .bounds = frame_bar(ui, 3, 1),
                            .radius = ui_px(ui, 22),
                            .sound = "ui/open"});
    strbuf_free(&words);
}

void review_match_draw(const struct review_page *k, struct canvas *c)
{
    const struct ui *ui = &k->ui;
    const struct item *words = items_get(k->scene.items, item_id("turn", 0)),
                      *curve = items_get(k->scene.items, item_id("curve", 0));
    const struct item *on = items_get(k->scene.items, item_id("show", 0)),
                      *picture = items_get(k->scene.items, item_id("souvenir", 0));
    if (!words || !curve || !on || !picture)
        return;
    const struct ui sheet = ui_sheet_hung(c, ui, k->window);
    ui_write(c, &sheet,
             &(struct ui_words){.face = sheet.theme->strong, .size = 36, .place = TEXT_MIDDLE},
             words->name, words->bounds);
    ui_ring(c, &sheet, words);
    review_match_chart(&sheet, c, k->match, k->review, whose(k), curve->bounds);
    ui_button(c, ui, on, on->name, "play", UI_MAIN);
    ui_button(c, ui, picture, picture->name, "camera", UI_PLAIN);
}
