/* The row above the hand: how much of it is chosen; undo, history, order, hint. */
#include "ace_controls.h"
#include "ace_paint.h"
#include "ace_things.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

static const struct ui_words name_words = {.face = &ace_text, .size = 20};

/* What a control of the row above the hand takes with its sign and its key, or without the key. */
static float header_width(const struct stage *st, const struct item *b, float sign, bool cap)
{
    const struct ui *ui = &st->ui;
    return ui_write_width(ui, &name_words, b->name) + (cap ? ui_key_room(ui, b, 18) : 0) + sign +
           ui_px(ui, 24);
}

static float header_gap(const struct stage *st) { return ui_px(&st->ui, 8); }

static float header_need(const struct stage *st, const struct item *row, int n, float sign,
                         bool caps)
{
    float need = header_gap(st) * (float)(n - 1);
    for (int i = 0; i < n; i++)
        need += header_width(st, &row[i], sign, caps);
    return need;
}

/* What stands before the controls at least: whose hand it is, or how many of it are chosen. */
static float header_least(const struct stage *st)
{
    const struct ui *ui = &st->ui;
    const struct ui_words head = {.face = &typeface_ace, .size = 18},
                          count = {.face = &ace_text, .size = 18};
    return ui_px(ui, 20) + (st->privacy != PRIVACY_ONE
                                ? ui_write_width(ui, &count, stage_name(st, st->me))
                                : ui_write_width(ui, &head, _("Hand")) + ui_px(ui, 20) +
                                      ui_write_width(ui, &count, "10/10"));
}

/* At the right end, and wider than usual where words or keys need that and there is room. Equal
 * room between them as long as all of them have what they need; else equal widths. */
static void lay_header(const struct stage *st, struct item *row, int n, struct rect h, float usual)
{
    const float gap = header_gap(st), sign = fminf(h.h * 0.62F, ui_px(&st->ui, 30)),
                most = h.w - header_least(st);
    const bool caps = header_need(st, row, n, sign, true) <= fmaxf(usual, most);
    const float need = header_need(st, row, n, sign, caps),
                w = need <= most ? fmaxf(usual, need) : usual;
    float x = rect_right(h) - w;
    for (int i = 0; i < n; i++) {
        const float each = need <= w ? header_width(st, &row[i], sign, caps) + (w - need) / (float)n
                                     : (w - gap * (float)(n - 1)) / (float)n;
        row[i].bounds = rect_make(x, h.y, each, h.h);
        x += each + gap;
    }
}

/* The row above the hand: advice, take back, history, sort. */
void ace_header_items(struct stage *st, struct items *it)
{
    const struct rect h = look(st)->at.header;
    const bool advice = st->assist > 0;
    const int n = advice ? 4 : 3;
    const float w = ((float)n * (!advice                ? 0.2F
                                 : look(st)->at.compact ? 0.15F
                                                        : 0.162F)) *
                        h.w +
                    header_gap(st) * (float)(n - 1);
    static const char *const order[] = {N_("as drawn"), N_("by rank"), N_("by suit")};
    struct item row[4] = {
        {.id = item_id("header", 3),
         .role = ITEM_BUTTON,
         .name = _("Hint"),
         .action = STAGE_HINT,
         .key = (enum key)'I',
         .pad = PAD_LEFT_STICK,
         .sound = "ui/open",
         .why_not = ace_two(st) && !st->mine ? _("You can only get hints on your turn.")
                    : st->covered            ? _("Look at your cards first.")
                                             : NULL,
         .about = _("What the best bot would do here.")},
        {.id = item_id("header", 0),
         .role = ITEM_BUTTON,
         .name = _("Undo"),
         .action = STAGE_UNDO,
         .key = (enum key)'U',
         .pad = PAD_RIGHT_STICK,
         .why_not = st->undo_ready ? NULL : st->undo_why_not,
         .sound = "ui/back",
         .about = _("Takes back your last decision, as long as no new card has been seen.")},
        {.id = item_id("header", 1),
         .role = ITEM_BUTTON,
         .name = _("History"),
         .action = DO_HISTORY,
         .key = (enum key)'H',
         .pad = st->privacy == PRIVACY_PEEK ? PAD_NONE /* it looks */ : PAD_BACK,
         .sound = "ui/open",
         .about = _("The game so far, line by line.")},
        {.id = item_id("header", 2),
         .role = ITEM_BUTTON,
         .name = _("Sort"),
         .value = _(order[st->order]),
         .action = DO_SORT,
         .key = (enum key)'S',
         .pad = PAD_LEFT_SHOULDER,
         .sound = "cards/sort",
         .about = _("Sorts your hand by rank, by suit or as drawn.")},
    };
    if (look(st)->at.row_gun) /* squares, right below one another with the column's buttons */
        for (int i = 4 - n; i < 4; i++)
            row[i].bounds = rect_column(look(st)->at.verbs, i, 4, ui_px(&st->ui, 8));
    else
        lay_header(st, row + 4 - n, n, h, w);
    for (int i = 4 - n; i < 4; i++)
        items_add(it, row[i]);
}

static float header_sign(const struct ui *ui, const struct item *b)
{
    return fminf(b->bounds.h * 0.62F, ui_px(ui, 30));
}

/* Has each of the row's words room, with the caps of all keys or without? What has none is left out
 * everywhere: first the caps, then the words. */
static bool header_fits(const struct stage *st, bool caps)
{
    const struct ui *ui = &st->ui;
    for (int i = 0; i < 4; i++) {
        const struct item *b = items_get(st->items, item_id("header", i));
        const float cap = b && caps ? ui_key_width(ui, b, 18) + ui_px(ui, 10) : 0;
        if (b && ui_write_width(ui, &name_words, b->name) + cap >
                     b->bounds.w - header_sign(ui, b) - ui_px(ui, 12))
            return false;
    }
    return true;
}

/* Where the row's first control begins. */
static float header_begins(const struct stage *st)
{
    float x = rect_right(look(st)->at.header);
    for (int i = 0; i < 4; i++) {
        const struct item *b = items_get(st->items, item_id("header", i));
        x = b ? fminf(x, b->bounds.x) : x;
    }
    return x;
}

static const char *const header_icon[] = {"undo", "history", "sort-rank", "hint"};

static const char *icon_of(const struct stage *st, int i)
{
    return i == 2 && st->order == 2 ? "sort-suit" : header_icon[i];
}

/* At the top: a sign in a box, as the table's own buttons have them. */
static void draw_verbs(const struct stage *st, struct canvas *c)
{
    for (int i = 0; i < 4; i++) {
        const struct item *b = items_get(st->items, item_id("header", i));
        if (b)
            ace_sign_button(st, c, b, icon_of(st, i));
    }
}

/* "2/5" at the right end of the gun's row. */
static void draw_chosen(const struct stage *st, struct canvas *c, int chosen, int of)
{
    const struct ui *ui = &st->ui;
    const struct rect r = look(st)->at.header,
                      at = rect_make(rect_right(look(st)->at.gun), r.y,
                                     rect_right(r) - rect_right(look(st)->at.gun) - ui_px(ui, 8),
                                     r.h);
    char text[40];
    snprintf(text, sizeof text, "%d/%d", chosen, of);
    if (look(st)->ask.zone != ZONE_NONE && chosen != of) /* whole, the sum says so */
        ui_write(c, ui, &UI_LINE(&ace_text, 22, ui->theme->soft, TEXT_RIGHT), text, at);
}

void ace_draw_header(const struct stage *st, struct canvas *c)
{
    const struct ace_state *k = look(st);
    const struct ui *ui = &st->ui;
    char text[200];
    const struct picks *p = ace_chosen_now(st);
    const int n = board_count(&st->shown.b, ACE_HAND + st->me), holds = ace_holds(st);
    int of = k->ask.most < PICKS ? k->ask.most : holds < ACE_SHOT_CARDS ? holds : ACE_SHOT_CARDS;
    if (p->n > of) /* more than a shot takes can only be discarded, and that takes all */
        of = holds;
    if (k->ask.zone == ZONE_NONE)
        snprintf(text, sizeof text, "%d", n);
    else
        snprintf(text, sizeof text, _("%d · %d of %d chosen"), n, p->n, of);
    struct rect r = k->at.header;
    if (!ui->contrast && !k->at.row_gun) /* small letters need a shade on a ground that is lit */
        canvas_panel(c, r, &(struct panel){.fill = 0x120C08A8U, .radius = ui_px(ui, 8)});
    if (k->at.row_gun) {
        draw_chosen(st, c, p->n, of);
        draw_verbs(st, c);
        return;
    }
    r.w = header_begins(st) - r.x - ui_px(ui, 10);
    struct ui_words head = UI_LINE(&typeface_ace, 26, 0, TEXT_LEFT);
    if (st->privacy != PRIVACY_ONE) { /* of several at one screen the name says whose it is */
        ui_write(c, ui, &UI_LINE(&ace_text, 26, 0, TEXT_LEFT), stage_name(st, st->me),
                 rect_make(r.x + ui_px(ui, 8), r.y, r.w - ui_px(ui, 8), r.h));
        text[0] = '\0';
    }
    const struct ui_words short_count = {.face = &ace_text, .size = 18};
    const struct rect first = rect_make(
        r.x + ui_px(ui, 8), r.y,
        fmaxf(r.w * 0.36F, r.w - ui_px(ui, 30) - ui_write_width(ui, &short_count, "10/10")), r.h);
    struct rect took = !*text ? r
                       : ui_write_fits(ui, &head, _("Hand"), first)
                           ? ui_write(c, ui, &head, _("Hand"), first)
                           : rect_make(first.x, r.y, 0, r.h);
    struct ui_words how = UI_LINE(&ace_text, 22, ui->theme->soft, TEXT_LEFT);
    float x = rect_right(took) + ui_px(ui, 18);
    struct ui_words least = how;
    least.size = 18;
    if (*text && ui_write_width(ui, &least, text) > rect_right(r) - x)
        snprintf(text, sizeof text, "%d/%d", p->n, of);
    if (*text)
        ui_write(c, ui, &how, text, rect_make(x, r.y, rect_right(r) - x, r.h));
    const bool names_short = !header_fits(st, false), caps = names_short || header_fits(st, true);
    for (int i = 0; i < 4; i++) {
        const struct item *b = items_get(st->items, item_id("header", i));
        if (!b)
            continue;
        struct rect at = b->bounds;
        uint32_t colour = b->why_not   ? ui->theme->on_dim
                          : b->hovered ? ui->theme->accent
                                       : ui->theme->text;
        const float cap = caps ? ui_key_width(ui, b, 18) : 0, sign = header_sign(ui, b);
        ui_icon(c, ui, icon_of(st, i), rect_make(at.x + 2, at.y + (at.h - sign) / 2, sign, sign),
                colour);
        struct ui_words w = UI_LINE(&ace_text, 20, colour, TEXT_LEFT);
        const float room = at.w - sign - ui_px(ui, 12);
        float end = at.x + sign + ui_px(ui, 10);
        if (!names_short)
            end = rect_right(ui_write(c, ui, &w, b->name,
                                      rect_make(at.x + sign + ui_px(ui, 8), at.y,
                                                room - (cap > 0 ? cap + ui_px(ui, 6) : 0), at.h))) +
                  ui_px(ui, 10);
        if (cap > 0)
            ace_key(c, ui, b,
                    (struct point){fminf(end, rect_right(at) - cap - 2) + cap / 2, at.y + at.h / 2},
                    18, b->why_not ? CAP_DIM : CAP_PLAIN);
        ui_ring(c, ui, b);
        if (names_short && b->focused && !b->why_not) /* a sign alone says its name to who asks */
            ui_tooltip(c, ui, b->name, b->bounds);
    }
}
