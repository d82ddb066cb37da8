/* review_decision.c - a costly decision: its table as the seat saw it, what was done, what was
 * better, and why. */
#include "review_scene.h"

#include "check.h"
#include "mem.h"
#include "small_table.h"

#include <math.h>
#include <stdio.h>

/* of a table as it comes to lie: cards and chips of every kind, not chosen for a page */
static const float MOST_TEXT = 1.15F, LEAST_PART = 0.4F;
enum { LEAST_PICTURE = 705 /* pixels, below which a table can't be read */ };

const struct review_decision *review_decision(const struct review_page *k)
{
    const struct review_person *p = review_whose(k);
    return p && !review_hidden(k) && k->tab < p->n ? &p->worst[k->tab] : NULL;
}

void review_person_close(struct review_page *k)
{
    if (k->has_words)
        review_words_free(&k->words);
    k->has_words = false;
    if (k->walk.stage)
        walk_free(&k->walk);
}

/* The tab's table from the eyes of who sat there, with what would have been better shown at the
 * controls. */
void review_decision_open(struct review_page *k)
{
    const struct review_decision *d = review_decision(k);
    k->scroll.at = 0;
    app_redraw(k->scene.app);
    if (k->has_words)
        review_words_free(&k->words);
    k->has_words = d != NULL;
    if (!d)
        return;
    CARRE_ASSERT(d->at >= 0 && d->at < match_actions(k->match));
    walk_to(&k->walk, d->at);
    k->walk.stage->hint = d->rating.better;
    k->walk.stage->hinted = true;
    review_say(k->walk.stage, d, review_you(k), &k->words);
}

/* Everything of the person whose decisions are looked at, in the language in force; nothing, where
 * that is nobody's business yet. */
void review_person_open(struct review_page *k)
{
    const struct review_person *p = review_whose(k);
    review_person_close(k);
    k->lang = app_ui(k->scene.app)->lang;
    if (p && p->n && !review_hidden(k)) {
        k->walk = (struct walk){.match = k->match,
                                .skin = k->skin,
                                .audio = app_audio(k->scene.app),
                                .dress = review_dress,
                                .of = k,
                                .at = p->worst[0].at};
        walk_eyes(&k->walk, p->who, p->who);
        for (int i = 0; i < p->n; i++) {
            struct strbuf cost = STRBUF_EMPTY;
            walk_to(&k->walk, p->worst[i].at);
            review_cost(k->walk.stage, &p->worst[i], &cost);
            snprintf(k->cost[i], sizeof k->cost[i], "%s", strbuf_text(&cost));
            strbuf_free(&cost);
        }
    }
    review_decision_open(k);
}

static const struct ui_words did_how = {.size = 31}, why_how = {.size = 28};
static struct ui_words better_how(const struct ui *ui)
{
    /* in the text's own colour: an accent can't be read on a plank under the lamp */
    return (struct ui_words){.face = ui->theme->strong, .size = 34};
}

/* The words are read with the sheets that show what they say. */
static void sheet_items(struct review_page *k)
{
    struct strbuf whole = STRBUF_EMPTY, with = STRBUF_EMPTY;
    review_words_whole(&k->words, &whole);
    review_sheets_with(k, true, &with);
    k->scroll.at = 0;
    scroll_begin(&k->scroll);
    scroll_part(&k->scroll, 0, k->window.h);
    scroll_end(&k->scroll, &k->ui, k->window.h);
    items_add(k->scene.items,
              (struct item){.id = item_id("words", k->tab),
                            .role = ITEM_TEXT,
                            .readable = true,
                            .name = strbuf_text(&whole),
                            .value = strbuf_text(&with),
                            .bounds = rect_union(review_sheet(k, 0), review_sheet(k, 1))});
    strbuf_free(&whole);
    strbuf_free(&with);
}

/* The words lie on a sheet that is as broad as the page, with so much around them. */
static float sheet_pad(const struct ui *ui) { return ui_px(ui, 34); }
static float sheet_edge(const struct ui *ui) { return ui_px(ui, 16); }

/* The table, and the words below it; where letters are large above it. */
static float table_items(struct review_page *k)
{
    const struct ui *ui = &k->ui;
    struct items *it = k->scene.items;
    const struct rect in = k->window;
    const struct ui_words strong = better_how(ui);
    const float gap = ui_px(ui, 14), edge = sheet_edge(ui), wide = in.w - 2 * sheet_pad(ui),
                did = ui_write_height(ui, &did_how, strbuf_text(&k->words.did), wide),
                better = ui_write_height(ui, &strong, strbuf_text(&k->words.better), wide);
    const float why =
        *k->words.why ? ui_write_height(ui, &why_how, k->words.why, wide) + gap / 2 : 0;
    const float rest = did + better + why + 2 * gap + 2 * edge + 4;
    const float w = floorf(fminf(fminf(in.w, in.h * SMALL_TABLE_WIDTH / 1080),
                                 fmaxf(LEAST_PICTURE, (in.h - rest) * SMALL_TABLE_WIDTH / 1080)));
    /* Where not all of the table has room, its lower part: the hand and the controls, which is what
     * the words are about. Where even that has none, the words come first. */
    const float whole_h = small_table_height(w, 0), room = floorf(in.h - rest),
                words = did + better + why + gap / 2,
                h = room >= LEAST_PART * whole_h ? fminf(whole_h, room) : whole_h;
    const bool longer = h + rest > in.h + 1;
    k->cut = (whole_h - h) * SMALL_TABLE_WIDTH / w;
    float y = longer ? 0 : h + gap + edge;
    k->sheet = !longer;
    scroll_begin(&k->scroll);
    if (!longer)
        scroll_part(&k->scroll, 0, h);
    scroll_lines(&k->scroll, y, did, ui_write_height(ui, &did_how, "X", wide));
    scroll_lines(&k->scroll, y + did, better, ui_write_height(ui, &strong, "X", wide));
    scroll_lines(&k->scroll, y + did + better + gap / 2, why - gap / 2,
                 ui_write_height(ui, &why_how, "X", wide));
    if (longer)
        scroll_part(&k->scroll, words + gap, h);
    scroll_end(&k->scroll, ui, in.h);
    y = floorf(in.y - k->scroll.from) + y;
    k->picture = rect_make(floorf(in.x + (in.w - w) / 2),
                           floorf(in.y - k->scroll.from) + (longer ? words + gap : 0), w, h);
    struct strbuf whole = STRBUF_EMPTY;
    review_words_whole(&k->words, &whole);
    items_push_clip(it, scroll_seen(&k->scroll, ui, in));
    items_add(it, (struct item){.id = item_id("words", k->tab),
                                .role = ITEM_TEXT,
                                .readable = true,
                                .name = strbuf_text(&whole),
                                .bounds = rect_make(in.x + sheet_pad(ui), y, wide,
                                                    did + better + why + gap / 2)});
    strbuf_free(&whole);
    items_pop_clip(it);
    return w;
}

/* From the top of the page to the foot of the buttons. */
int review_decision_items(struct review_page *k)
{
    const struct ui *ui = &k->ui;
    struct items *it = k->scene.items;
    const struct rect in = k->window;
    float w = LEAST_PICTURE;
    if (review_sheets_fit(k))
        sheet_items(k);
    else
        w = table_items(k);
    items_add(it, (struct item){
                      .id = item_id("play-on", 0),
                      .role = ITEM_BUTTON,
                      .name = _("Play from here"),
                      .about = _("Practice, with everyone in the same seats. It doesn’t count."),
                      .action = REVIEW_PLAY_ON,
                      .key = (enum key)'O',
                      .bounds = frame_bar(ui, 2, 1),
                      .radius = ui_px(ui, 22),
                      .sound = "ui/open"});
    items_add(it, (struct item){.id = item_id("look", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Watch from here"),
                                .about = _("Replays the game from this point."),
                                .action = REVIEW_LOOK,
                                .key = (enum key)'W',
                                .pad = PAD_X,
                                .first = true,
                                .bounds = frame_bar(ui, 3, 1),
                                .radius = ui_px(ui, 22),
                                .sound = "ui/open"});
    scroll_buttons(&k->scene, &k->scroll, in);
    struct ui table = small_table_ui(ui, w);
    table.text = fminf(table.text, MOST_TEXT);
    review_dress(k, k->walk.stage);
    k->walk.stage->wish = (struct stage_wish){.command = STAGE_NOTHING};
    return stage_update(k->walk.stage, &table, k->table);
}

static void draw_buttons(const struct review_page *k, struct canvas *c)
{
    const struct item *look = items_get(k->scene.items, item_id("look", 0)),
                      *on = items_get(k->scene.items, item_id("play-on", 0));
    if (!look || !on)
        return;
    const float px = fminf(ui_button_px(&k->ui, look, look->name, "history"),
                           ui_button_px(&k->ui, on, on->name, "restart"));
    ui_button_like(c, &k->ui, look, look->name, "history", UI_MAIN, px);
    ui_button_like(c, &k->ui, on, on->name, "restart", UI_PLAIN, px);
}

void review_decision_draw(const struct review_page *k, struct canvas *c)
{
    const struct ui *ui = &k->ui;
    const struct rect in = k->window;
    const struct ui_words strong = better_how(ui);
    const struct item *words = items_get(k->scene.items, item_id("words", k->tab));
    if (review_sheets_fit(k)) {
        review_sheets_draw(k, c, review_below_tabs(k));
        if (words)
            ui_ring(c, ui, words);
        draw_buttons(k, c);
        return;
    }
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, in));
    small_table_draw(k->walk.stage, c, ui, k->picture, k->cut);
    if (words) {
        const struct ui on = k->sheet
                                 ? ui_sheet(c, ui,
                                            rect_make(in.x, words->bounds.y - sheet_edge(ui), in.w,
                                                      words->bounds.h + 2 * sheet_edge(ui)))
                                 : *ui;
        const float gap = ui_px(ui, 14), foot = rect_bottom(words->bounds);
        struct rect r = words->bounds;
        r.y += ui_write(c, &on, &did_how, strbuf_text(&k->words.did),
                        rect_make(r.x, r.y, r.w, foot - r.y))
                   .h;
        r.y += ui_write(c, &on, &strong, strbuf_text(&k->words.better),
                        rect_make(r.x, r.y, r.w, foot - r.y))
                   .h +
               gap / 2;
        if (*k->words.why)
            ui_write(c, &on, &(struct ui_words){.size = why_how.size, .colour = on.theme->soft},
                     k->words.why, rect_make(r.x, r.y, r.w, foot - r.y + gap));
        ui_ring(c, ui, words);
    }
    canvas_pop_clip(c);
    scroll_draw(c, &k->scene, &k->scroll, in);
    draw_buttons(k, c);
}
