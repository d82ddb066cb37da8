/* Between games: the picture of the game that is over fills the screen, with the ways on below its
 * floor; what the table may choose, and what everybody has, is a sheet that comes from below. */
#include "upcolor_won.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "strbuf.h"

#include <math.h>
#include <stdio.h>

enum {
    SHEET_MS = 260,
    MAIN = 346, /* how wide the main button is */
    SIGNS = 2   /* history and menu */
};

/* Once the next game has begun nobody agrees any more, also while its stakes are still on their way
 * to the pot: the ledger of the game before is gone, and its picture would name other winners. */
bool uc_agreeing(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    return (b->phase == UPCOLOR_PHASE_AGREE && b->num[UPCOLOR_ROUND] > 0) ||
           (b->over && look(st)->pictured == b->num[UPCOLOR_GAME] && b->num[UPCOLOR_GAME]);
}

static bool runs(const struct stage *st)
{
    return uc_moment_on(st) && look(st)->moment.kind == MOMENT_GAME;
}

bool uc_sheet_closes(const struct stage *st)
{
    static const char *const labels[] = {N_("Stop here"), N_("Terms"), NULL};
    const struct ui ui = uc_ui(st);
    return uc_won_fits(&ui, SIGNS, MAIN, labels);
}

/* It comes by itself where there is something to say before anybody goes on. */
bool uc_sheet_up(const struct stage *st)
{
    const struct uc_state *k = look(st);
    if (!uc_agreeing(st) || st->shown.b.phase != UPCOLOR_PHASE_AGREE || st->shown.b.over ||
        runs(st))
        return false;
    return !uc_sheet_closes(st) || k->sheet == SHEET_OPEN ||
           (k->sheet == SHEET_UNASKED && uc_has_to_say(st));
}

bool uc_bar_over_picture(const struct stage *st) { return uc_agreeing(st) && st->shown.b.over; }

void uc_sheet_follow(struct stage *st)
{
    struct uc_state *k = look(st);
    const bool up = uc_sheet_up(st);
    if (st->shown.b.phase == UPCOLOR_PHASE_AGREE && uc_agreeing(st))
        k->pictured = st->shown.b.num[UPCOLOR_GAME];
    if (up && uc_sheet_closes(st)) /* once there it stays until it is shut */
        k->sheet = SHEET_OPEN;
    if (up != k->sheet_was)
        k->sheet_since = up && !st->hurrying ? st->ui.now : 0;
    k->sheet_was = up;
}

bool uc_sheet_moves(const struct stage *st) { return uc_runs(st, look(st)->sheet_since, SHEET_MS); }

/* ---- the picture ---- */

static const char *const foot[] = {"next", "stop", "terms", "history", "menu"};
enum { FEET = sizeof foot / sizeof *foot };

void uc_picture_feet(const struct stage *st, struct rect out[UC_FEET])
{
    const struct ui ui = uc_ui(st);
    uc_won_feet(&ui, FEET, SIGNS, MAIN, out);
}

void uc_picture_items(struct stage *st, struct items *it)
{
    const struct ui ui = uc_ui(st);
    struct strbuf words = STRBUF_EMPTY;
    struct uc_won w;
    char head[2 * UC_TEXT];
    uc_won_tell(st, false, &w);
    snprintf(head, sizeof head, w.full ? "%s %s" : "%s%s", w.full ? _("FULL") : "", w.head);
    items_add(it, (struct item){.id = item_id("headline", 0),
                                .role = ITEM_TEXT,
                                .name = head,
                                .bounds = ui_at(&ui, 785, 146, 1110, 360)});
    for (int i = -1; i < w.others; i++) {
        const int s = i < 0 ? w.first : w.other[i];
        strbuf_clear(&words);
        uc_won_words(&w, s, &words);
        items_add(it, (struct item){.id = item_id("plate", s),
                                    .role = ITEM_PICTURE,
                                    .name = w.seat[s].name,
                                    .value = strbuf_text(&words),
                                    .readable = true,
                                    .bounds = uc_won_spot(&ui, &w, s),
                                    .radius = ui_px(&ui, 28)});
    }
    strbuf_free(&words);
}

static void picture(const struct stage *st, struct canvas *c)
{
    const struct uc_moment *m = &look(st)->moment;
    const struct ui ui = uc_ui(st);
    struct rect at[UC_FEET];
    struct uc_won w;
    uc_won_tell(st, false, &w);
    uc_picture_feet(st, at);
    float feet = uc_sheet_closes(st) ? ui.w : ui.w * 2;
    for (int i = 0; i < FEET && uc_sheet_closes(st); i++)
        feet = fminf(feet, at[i].x);
    uc_won_draw(c, &ui, &w, runs(st) ? ui.now - m->since : INT32_MAX, "", fminf(feet, ui.w));
    for (int i = 0; i < FEET && !runs(st); i++) {
        const struct item *b = items_get(st->items, item_id(foot[i], 0));
        if (b && !uc_sheet_up(st))
            uc_won_button(c, &ui, &w, b, b->name, i < FEET - SIGNS ? NULL : foot[i], i == 0);
    }
}

/* ---- the sheet ---- */

/* Whose it is, and what they have. */
static void cell(const struct stage *st, struct canvas *c, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct theme *t = st->ui.theme;
    const struct rect r =
        rect_inset_xy(uc_stack_spot(st, s), ui_px(&st->ui, 16), ui_px(&st->ui, 8));
    const float side = fminf(r.h, r.w * 0.42F), gap = ui_px(&st->ui, 14);
    const struct rect words = rect_make(r.x + side + gap, r.y, r.w - side - gap, r.h);
    const struct ui_words name = {.face = t->strong,
                                  .size = 32,
                                  .place = TEXT_MIDDLE,
                                  .lines = 1,
                                  .name = true},
                          has = UI_LINE(t->strong, 40, 0, TEXT_LEFT);
    char amount[64];
    uc_draw_speaker(st, c, s);
    canvas_push_fade(c, upcolor_seated(&st->shown.b, s) ? 1 : 0.5F);
    uc_emblem(c, st, s, rect_make(r.x, r.y + (r.h - side) / 2, side, side));
    uc_amount(amount, uc_has(st, &st->shown.b, s));
    uc_write(c, st, name, uc_seat(st, s), rect_make(words.x, words.y, words.w, words.h * 0.5F));
    const struct rect line = rect_make(words.x, words.y + words.h * 0.5F, words.w, words.h * 0.5F);
    const float thing = fminf(line.h * 0.8F, ui_px(&st->ui, 42)), w = uc_width(st, has, amount);
    const bool room = w + thing * 1.3F <= line.w;
    if (room)
        uc_thing(c, st, rect_make(line.x, line.y + (line.h - thing) / 2, thing, thing));
    uc_write(c, st, has, amount,
             rect_make(line.x + (room ? thing * 1.3F : 0), line.y,
                       line.w - (room ? thing * 1.3F : 0), line.h));
    canvas_pop_fade(c);
}

static void shut(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, item_id("close", 0));
    const struct ui ui = uc_ui(st);
    if (!i)
        return;
    const uint32_t ink = ui_box(c, &ui, i, UI_PLAIN);
    ui_icon(c, &ui, "close", rect_fitted(rect_scaled(i->bounds, 0.5F), 1, 1), ink);
}

static void sheet(const struct stage *st, struct canvas *c)
{
    const struct theme *t = st->ui.theme;
    const struct rect r = look(st)->at.sheet;
    const float in = uc_t(st, look(st)->sheet_since, SHEET_MS);
    canvas_fill(c, rect_make(0, 0, st->ui.w, st->ui.h), colour_faded(0x14171E58U, in));
    canvas_push_shift(c, 0, st->ui.calm ? 0 : (1 - in) * r.h);
    canvas_push_fade(c, st->ui.calm ? in : 1);
    uc_panel(c, st, rect_make(r.x, r.y, r.w, r.h + ui_px(&st->ui, 60)), 40, t->panel, t->text, 5);
    uc_draw_controls(st, c);
    canvas_tag(c, "stacks");
    for (int s = 0; s < st->rules.nseats; s++)
        cell(st, c, s);
    canvas_tag(c, "terms");
    uc_draw_talk(st, c);
    shut(st, c);
    canvas_tag(c, NULL);
    canvas_pop_fade(c);
    canvas_pop_shift(c);
}

void uc_draw_agree(const struct stage *st, struct canvas *c)
{
    if (look(st)->history) { /* its page lies over all of it */
        const struct ui ui = uc_ui(st);
        struct uc_won w;
        uc_won_tell(st, false, &w);
        uc_won_behind(c, &ui, &w);
        return;
    }
    picture(st, c);
    if (uc_sheet_up(st))
        sheet(st, c);
    else if (uc_bar_over_picture(st))
        uc_draw_controls(st, c);
    canvas_tag(c, NULL);
}
