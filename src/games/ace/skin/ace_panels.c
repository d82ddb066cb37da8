/* What lies over the middle of the duel: the discard pile to look through, the claims to choose
 * from, the history, cards shown by a bonus, and the declaration of a bonus that changes cards. */
#include "ace_panels.h"
#include "ace_controls.h"
#include "ace_count.h"
#include "ace_paint.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

/* over the planks of a board, so that letters and red can be read on the lightest of them */
static const uint32_t BOARD_SHADE = 0x160D08B8U;

static const char *heading(const struct stage *st);

/* Beside the button that closes; in two lines where the words need them. */
static struct rect heading_of(const struct stage *st)
{
    const struct rect r = look(st)->at.panel;
    const float w = r.w * 0.56F, one = fmaxf(ui_px(&st->ui, 70), ui_least(&st->ui) * 1.6F);
    const bool fits = ui_write_width(&st->ui, &(struct ui_words){.face = &typeface_ace, .size = 1},
                                     heading(st)) <= w;
    return rect_make(r.x + ui_px(&st->ui, 34), r.y + ui_px(&st->ui, 18), w,
                     fits ? one : fmaxf(one, ui_least(&st->ui) * 2.5F));
}

bool ace_panel_picks_from_discard(const struct stage *st)
{
    return look(st)->ask.zone == ACE_DISCARD;
}

static void explain(const struct stage *st, char *out, size_t room);

/* Where cards are picked from the discard pile words say how many, and what comes of those that
 * are. */
static float said_height(const struct stage *st)
{
    const struct ui_words least = {.face = &ace_text, .size = 18};
    char text[240];
    if (!ace_panel_picks_from_discard(st))
        return 0;
    explain(st, text, sizeof text);
    const float w = look(st)->at.panel.w - ui_px(&st->ui, 68);
    return fmaxf(ui_px(&st->ui, 36), ui_write_height(&st->ui, &least, text, w) + 2);
}

struct rect ace_panel_body_of(const struct stage *st)
{
    const struct rect r = look(st)->at.panel, h = heading_of(st);
    const float top = rect_bottom(h) + ui_px(&st->ui, 10) + said_height(st);
    return rect_make(r.x + ui_px(&st->ui, 34), top, r.w - ui_px(&st->ui, 68),
                     rect_bottom(r) - top - ui_px(&st->ui, 24));
}

/* ---- the discard pile: by suit and rank, so that one sees what is out ---- */

static int pile_order(const struct stage *st, int order[CELLS])
{
    const int n = board_count(&st->shown.b, ACE_DISCARD);
    for (int i = 0; i < n; i++) {
        int k = i;
        const card c = board_face(&st->shown.b, ACE_DISCARD, i);
        const int key =
            card_is_plain(c) ? (SUITS - 1 - card_suit(c)) * RANKS + RANKS - 1 - card_rank(c) : -1;
        while (k > 0) {
            const card o = board_face(&st->shown.b, ACE_DISCARD, order[k - 1]);
            if ((card_is_plain(o) ? (SUITS - 1 - card_suit(o)) * RANKS + RANKS - 1 - card_rank(o)
                                  : -1) <= key)
                break;
            order[k] = order[k - 1];
            k--;
        }
        order[k] = i;
    }
    return n;
}

static struct rect grid_cell(const struct stage *st, struct rect body, int i, int n)
{
    const float gap = ui_px(&st->ui, 10);
    float w = 0, h = 0, down = 0;
    int columns = 6;
    /* as large as half of each can be seen */
    for (; columns <= 10 && down <= h * 0.5F; columns++) {
        const int rows = (n + columns - 1) / columns;
        w = (body.w - gap * (float)(columns - 1)) / (float)columns;
        h = w * LAYOUT_CARD;
        down = fminf(h + gap, rows > 1 ? (body.h - h) / (float)(rows - 1) : h);
    }
    columns--;
    return rect_make(body.x + (float)(i % columns) * (w + gap),
                     body.y + (float)(i / columns) * down, w, h);
}

static void add_grid(struct stage *st, struct items *it)
{
    int order[CELLS];
    const int n = pile_order(st, order);
    const bool picks = ace_panel_picks_from_discard(st);
    const struct rect body = ace_panel_body_of(st);
    for (int i = 0; i < n; i++) {
        char name[FACE_NAME];
        const card c = board_face(&st->shown.b, ACE_DISCARD, order[i]);
        face_name(st, c, name);
        const bool chosen = picks && picks_has(&look(st)->picked, c);
        items_add(it, (struct item){.id = item_id("grid", (int)c),
                                    .role = picks ? ITEM_CARD : ITEM_PICTURE,
                                    .readable = true,
                                    .name = name,
                                    .chosen = chosen,
                                    .value = chosen ? _("chosen") : NULL,
                                    .bounds = grid_cell(st, body, i, n),
                                    .action = DO_CARD,
                                    .arg = order[i],
                                    .first = i == 0,
                                    .sound = ""});
    }
}

static void draw_grid(const struct stage *st, struct canvas *c)
{
    int order[CELLS];
    const int n = pile_order(st, order);
    const struct rect body = ace_panel_body_of(st);
    for (int i = 0; i < n; i++) {
        const card face = board_face(&st->shown.b, ACE_DISCARD, order[i]);
        const struct item *item = items_get(st->items, item_id("grid", (int)face));
        struct placed p = {.face = face,
                           .spot = {.at = grid_cell(st, body, i, n), .alpha = 1, .up = true}};
        if (item && item->chosen)
            p.rim = RIM_TARGET;
        else if (item && item->hovered && item->role == ITEM_CARD)
            p.spot.at.y -= ui_px(&st->ui, 8);
        face_draw(st, c, &p);
        if (item && item->focused)
            ui_ring_at(c, &st->ui, p.spot.at, p.spot.at.h * 0.042F);
    }
}

/* ---- history ---- */

/* A heading has air above it; a line takes as many as it needs. */
static float history_height(const struct stage *st, const struct history_line *line, float w)
{
    if (line->memory)
        return 0;
    const struct ui_words how = {.face = &ace_text, .size = 22};
    const float one = ui_letters(&st->ui, 22) * 1.5F;
    return line->heading
               ? one * 1.7F
               : fmaxf(one, ui_write_height(&st->ui, &how, line->text, w - ui_px(&st->ui, 24)) + 2);
}

static float history_all(const struct stage *st, float w)
{
    float all = 0;
    for (int i = 0; i < st->history.n; i++)
        all += history_height(st, &st->history.line[i], w);
    return all;
}

static void draw_history(const struct stage *st, struct canvas *c, const struct ui *ui)
{
    const struct rect body = ace_panel_body_of(st);
    const float w = body.w - ui_px(ui, 24), all = history_all(st, w), most = fmaxf(0, all - body.h);
    const float scroll = fminf(fmaxf(0, look(st)->scroll), most);
    float y = body.y - scroll;
    canvas_push_fold(c, body);
    for (int i = 0; i < st->history.n; i++) {
        const struct history_line *line = &st->history.line[i];
        struct rect r = rect_make(body.x, y, w, history_height(st, line, w));
        y += r.h;
        if (line->memory || !rect_meets(r, body))
            continue;
        struct ui_words how = {
            .face = &ace_text, .size = 22, .colour = ui->theme->text, .place = TEXT_MIDDLE};
        if (line->heading) {
            how = (struct ui_words){.face = &typeface_ace,
                                    .size = 26,
                                    .colour = ui->theme->accent,
                                    .place = TEXT_BOTTOM,
                                    .lines = 1};
            r.h *= 0.92F;
        } else {
            r = rect_make(r.x + ui_px(ui, 24), r.y, r.w - ui_px(ui, 24), r.h);
        }
        ui_write(c, ui, &how, line->text, r);
    }
    canvas_pop_clip(c);
    if (most > 0) {
        const float track = body.h * body.h / all;
        canvas_panel(c,
                     rect_make(rect_right(body) - ui_px(ui, 8),
                               body.y + (body.h - track) * (scroll / most), ui_px(ui, 8), track),
                     &(struct panel){.fill = ui->theme->line, .radius = 8});
    }
}

/* ---- cards shown by peek and pick ---- */

struct rect ace_shown_row(const struct stage *st, int n)
{
    CARRE_ASSERT(n >= 0);
    const struct rect r = look(st)->at.panel;
    const bool large = look(st)->at.row_gun;
    const float w = fminf(fminf(r.w * 0.92F / ((float)(n > 0 ? n : 1) * ACE_SHOWN_PITCH),
                                ui_px(&st->ui, 190)),
                          r.h * (large ? 0.44F : 0.48F) / LAYOUT_CARD),
                h = w * LAYOUT_CARD;
    return rect_make(r.x + r.w * 0.02F, r.y + r.h * (large ? 0.72F : 0.62F) - h / 2, r.w * 0.96F,
                     h);
}

static void add_shown(struct stage *st, struct items *it)
{
    const int n = board_count(&st->shown.b, ACE_SHOWN);
    for (int i = 0; i < n; i++) {
        char name[FACE_NAME], value[60];
        const card c = board_face(&st->shown.b, ACE_SHOWN, i);
        const int place = picks_place(&look(st)->picked, c);
        face_name(st, c, name);
        snprintf(value, sizeof value, _("chosen, number %d"), place + 1);
        items_add(it,
                  (struct item){.id = item_id("shown", (int)c),
                                .role = ITEM_CARD,
                                .name = name,
                                .chosen = place >= 0,
                                .value = place >= 0 ? value : NULL,
                                .first = i == 0,
                                .bounds = layout_row(ace_shown_row(st, n), i, n, ACE_SHOWN_PITCH),
                                .action = DO_CARD,
                                .arg = i,
                                .sound = "",
                                .key = i < 9 ? (enum key)('1' + i) : KEY_NONE});
    }
}

/* Under each card its key; on those picked, in which order they will be drawn. The cards themselves
 * lie above the panel. */
static void draw_shown(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    for (int i = 0; i < items_count(st->items); i++) {
        const struct item *item = items_at(st->items, i);
        if (item->role != ITEM_CARD || item->action != DO_CARD)
            continue;
        struct point below = {item->bounds.x + item->bounds.w / 2,
                              rect_bottom(item->bounds) + ui_px(ui, 34)};
        ace_key(c, ui, item, below, 20, item->chosen ? CAP_LIT : CAP_PLAIN);
        if (item->chosen && st->shown.b.phase == ACE_PHASE_ARRANGE) {
            char text[16];
            snprintf(text, sizeof text, "%d",
                     picks_place(&k->picked, board_face(&st->shown.b, ACE_SHOWN, item->arg)) + 1);
            struct ui_words how = UI_LINE(&typeface_ace, 40, ACE_GLOW, TEXT_CENTRE);
            ui_write(c, ui, &how, text,
                     rect_make(item->bounds.x, item->bounds.y - ui_px(ui, 66), item->bounds.w,
                               ui_px(ui, 60)));
        }
        ui_ring(c, ui, item);
    }
}

/* ---- all of them ---- */

static const char *heading(const struct stage *st)
{
    switch (look(st)->mode) {
    case MODE_LOOK: return _("Discard pile");
    case MODE_CLAIMS: return _("Choose a claim");
    case MODE_SUM: return ace_kind_name(look(st)->preview.list[look(st)->preview.which].claim.kind);
    case MODE_HISTORY: return _("History");
    case MODE_USE: return _("Take back");
    case MODE_SEEN: return _("Unseen cards");
    case MODE_HINT: return _("A word to your partner");
    case MODE_AIM:
    case MODE_ARM: break;
    }
    return st->shown.b.phase == ACE_PHASE_ARRANGE ? _("Top of the draw pile")
           : st->shown.b.phase == ACE_PHASE_PICK  ? _("Take one")
                                                  : _("Take back");
}

static void explain(const struct stage *st, char *out, size_t room)
{
    CARRE_ASSERT(out && room > 0);
    const struct ace_state *k = look(st);
    struct strbuf comes = STRBUF_EMPTY;
    out[0] = '\0';
    ace_chosen_words(st, &comes);
    if (*strbuf_text(&comes))
        snprintf(out, room, "%s", strbuf_text(&comes));
    else if (k->mode == MODE_USE || (k->mode == MODE_AIM && st->shown.b.phase == ACE_PHASE_RECALL))
        snprintf(out, room,
                 i18n_plural("Choose a card to take into your hand.",
                             "Choose up to %d cards to take into your hand.",
                             (unsigned long)k->ask.most),
                 k->ask.most);
    else if (k->mode == MODE_AIM && st->shown.b.phase == ACE_PHASE_ARRANGE)
        snprintf(out, room, "%s",
                 _("Choose cards in the order you want to draw them. The rest keep their order."));
    else if (k->mode == MODE_AIM && st->shown.b.phase == ACE_PHASE_PICK)
        snprintf(out, room, "%s",
                 _("Take one card into your hand. The others go back in the same order."));
    strbuf_free(&comes);
}

bool ace_panel_fits(const struct stage *st)
{
    enum { FEW = 18 }; /* cards, three rows of them */
    if (ace_panel_picks(st))
        return true;
    if (!ace_panel_open(st))
        return false;
    const struct rect body = ace_panel_body_of(st);
    switch (look(st)->mode) {
    case MODE_LOOK: return board_count(&st->shown.b, ACE_DISCARD) <= FEW;
    case MODE_HISTORY: return history_all(st, body.w - ui_px(&st->ui, 24)) <= body.h;
    case MODE_CLAIMS:
        return look(st)->preview.n > 0 &&
               rect_bottom(ace_panel_claim_row(st, look(st)->preview.n - 1)) + look(st)->scroll <=
                   rect_bottom(body);
    case MODE_SEEN: return st->ui.text <= 1;
    case MODE_SUM:
    case MODE_HINT:
    case MODE_USE:
    case MODE_AIM:
    case MODE_ARM: break;
    }
    return false;
}

void ace_panel_items(struct stage *st, struct items *it)
{
    const struct ace_state *k = look(st);
    if (k->mode == MODE_ARM) {
        ace_panel_add_arm(st, it);
        return;
    }
    if (k->mode == MODE_CLAIMS)
        ace_panel_add_claims(st, it);
    else if (k->mode == MODE_SUM)
        ace_sum_items(st, it, ace_panel_body_of(st));
    else if (k->mode == MODE_LOOK || ace_panel_picks_from_discard(st))
        add_grid(st, it);
    else if (k->mode == MODE_HINT)
        ace_hint_items(st, it);
    else if (k->mode == MODE_SEEN)
        ace_seen_items(st, it);
    else if (k->mode == MODE_AIM)
        add_shown(st, it);
    if (k->mode == MODE_HISTORY) {
        struct ace_state *own = look(st);
        own->scroll_most = fmaxf(0, history_all(st, ace_panel_body_of(st).w - ui_px(&st->ui, 24)) -
                                        ace_panel_body_of(st).h);
        own->scroll = fminf(fmaxf(0, own->scroll), own->scroll_most);
        /* The latest lines are there for anybody who listens. */
        for (int i = st->history.n > 12 ? st->history.n - 12 : 0; i < st->history.n; i++)
            items_add(it, (struct item){.id = item_id("line", i),
                                        .role = ITEM_TEXT,
                                        .name = st->history.line[i].text,
                                        .bounds = rect_make(0, 0, 0, 0)});
    }
    if (k->mode != MODE_AIM && k->mode != MODE_USE) { /* what was begun is left by Cancel */
        const struct rect r = k->at.panel;
        const struct ui_words how = {.face = &ace_text, .size = 26};
        const float w = fmaxf(ui_px(&st->ui, 180),
                              ui_write_width(&st->ui, &how, _("Close")) + ui_px(&st->ui, 150)),
                    h = fmaxf(ui_px(&st->ui, 60), ui_least(&st->ui) * 1.7F);
        items_add(it, (struct item){.id = item_id("close", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("Close"),
                                    .action = DO_CLOSE,
                                    .first = k->mode == MODE_HISTORY || k->mode == MODE_SUM,
                                    .bounds = rect_make(rect_right(r) - w - ui_px(&st->ui, 16),
                                                        r.y + ui_px(&st->ui, 16), w, h),
                                    .sound = "ui/back",
                                    .key = k->mode == MODE_LOOK      ? (enum key)'V'
                                           : k->mode == MODE_SUM     ? (enum key)'M'
                                           : k->mode == MODE_CLAIMS  ? (enum key)'C'
                                           : k->mode == MODE_HISTORY ? (enum key)'H'
                                           : k->mode == MODE_HINT    ? (enum key)'B'
                                           : k->mode == MODE_SEEN    ? (enum key)'K'
                                                                     : KEY_NONE});
    }
}

struct ui ace_panel_page_ui(const struct stage *st)
{
    struct ui ui = st->ui;
    ui.theme = ui.contrast ? &ace_page_contrast : &ace_page;
    return ui;
}

/* A handbill for what is to be read, a board of the saloon's wall for cards and rows. How to write
 * on it. */
static struct ui draw_ground(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui, page = ace_panel_page_ui(st);
    const struct rect r = look(st)->at.panel;
    const float nail = ui_px(ui, 12), in = ui_px(ui, 18);
    if (look(st)->mode == MODE_HISTORY)
        return ui_sheet(c, &page, r);
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->theme->well,
                                 .line = ACE_EDGE,
                                 .line_width = fmaxf(1, ui_px(ui, 6))});
    if (ui->contrast)
        return *ui;
    canvas_push_clip(c, rect_inset(r, ui_px(ui, 5)));
    ui_cover(c, ui, "ace/planks");
    canvas_fill(c, r, BOARD_SHADE);
    canvas_pop_clip(c);
    for (int i = 0; i < 4; i++)
        canvas_panel(c,
                     rect_around((struct point){i & 1 ? rect_right(r) - in : r.x + in,
                                                i & 2 ? rect_bottom(r) - in : r.y + in},
                                 nail, nail),
                     &(struct panel){.fill = ACE_EDGE, .radius = nail});
    return *ui;
}

void ace_draw_panel(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    canvas_tag(c, "panel");
    if ((k->mode == MODE_ARM || k->mode == MODE_USE) && stage_caught_up(st))
        ace_panel_draw_arm(st, c);
    if (!ace_panel_open(st)) {
        canvas_tag(c, NULL);
        return;
    }
    const struct ui on = draw_ground(st, c);
    struct ui_words title = UI_LINE(&typeface_ace, 44, 0, TEXT_LEFT);
    ui_write(c, &on, &title, heading(st), heading_of(st));
    char text[240];
    explain(st, text, sizeof text);
    struct rect body = ace_panel_body_of(st);
    const bool grid = k->mode == MODE_LOOK || ace_panel_picks_from_discard(st);
    const struct ui_words said = {
        .face = &ace_text, .size = 24, .colour = ui->theme->soft, .place = TEXT_MIDDLE};
    const float high = said_height(st);
    if (*text && ace_panel_picks_from_discard(st))
        ui_write(c, ui, &said, text, rect_make(body.x, body.y - high - ui_px(ui, 6), body.w, high));
    else if (*text && !grid)
        ui_write(c, ui,
                 &(struct ui_words){.face = &ace_text, .size = 26, .colour = ui->theme->soft}, text,
                 rect_make(body.x, body.y, body.w, fmaxf(ui_px(ui, 120), ui_least(ui) * 4.3F)));
    if (k->mode == MODE_CLAIMS)
        ace_panel_draw_claims(st, c);
    else if (k->mode == MODE_SUM)
        ace_sum_panel_draw(st, c, body);
    else if (k->mode == MODE_HISTORY)
        draw_history(st, c, &on);
    else if (k->mode == MODE_HINT)
        ace_hint_draw(st, c);
    else if (k->mode == MODE_SEEN)
        ace_seen_draw(st, c);
    else if (grid)
        draw_grid(st, c);
    else
        draw_shown(st, c);
    const struct item *close = items_get(st->items, item_id("close", 0));
    if (close)
        ui_button(c, ui, close, close->name, NULL, UI_PLAIN);
    canvas_tag(c, NULL);
}
