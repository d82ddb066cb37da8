/* The bar along the table's top: its buttons, and what round it is. */
#include "upcolor_look.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

static const struct {
    const char *name;
    const char *icon;
    int action;
    enum key key;
    enum pad pad;
    const char *about;
} top[] = {
    {N_("Undo"), "undo", STAGE_UNDO, (enum key)'U', PAD_RIGHT_STICK,
     N_("Takes back your last decision, as long as no one has played or seen a card since.")},
    {N_("History"), "history", DO_HISTORY, (enum key)'L', PAD_BACK,
     N_("The game so far, line by line. Cards from earlier laps aren’t shown.")},
    {N_("Help"), "help", STAGE_RULES, KEY_F1, PAD_NONE, NULL},
    {N_("Menu"), "menu", STAGE_MENU, KEY_ESCAPE, PAD_NONE, NULL},
};
enum { TOPS = sizeof top / sizeof *top };

/* Of a button of the bar: its sign, and if there is room for all of them, its word and its key. */
static float top_sign(const struct stage *st)
{
    return fminf(look(st)->at.bar.h * 0.6F, uc_letter(st, 30));
}
static const struct ui_words top_words = {.size = 27, .place = TEXT_MIDDLE, .lines = 1};

/* A key's cap with the gap before it, shown or not. */
static float top_cap(const struct stage *st, int i)
{
    CARRE_ASSERT(i >= 0 && i < (int)(sizeof top / sizeof *top));
    const struct ui ui = uc_ui(st);
    const struct item key = {.key = top[i].key,
                             .pad = top[i].action == STAGE_MENU ? PAD_START : top[i].pad};
    return ui_px(&ui, 14) + ui_key_room(&ui, &key, 19);
}

static float top_width(const struct stage *st, int i, int how)
{
    CARRE_ASSERT(i >= 0 && i < (int)(sizeof top / sizeof *top));
    struct ui_words words = top_words;
    words.face = st->ui.theme->strong;
    const float pad = ui_px(&st->ui, 20), sign = top_sign(st);
    return 2 * pad + sign + (how > 0 ? pad * 0.6F + uc_width(st, words, _(top[i].name)) + 2 : 0) +
           (how > 1 ? top_cap(st, i) : 0);
}

/* 2: sign, word and key; 1: sign and word; 0: the sign alone. */
static int top_how(const struct stage *st)
{
    const float gap = ui_px(&st->ui, 14), room = look(st)->at.buttons.w;
    for (int how = 2; how > 0; how--) {
        float sum = gap * (TOPS - 1);
        for (int i = 0; i < TOPS; i++)
            sum += top_width(st, i, how);
        if (sum <= room)
            return how;
    }
    return 0;
}

void uc_bar_items(struct stage *st, struct items *it)
{
    const struct rect all = look(st)->at.buttons;
    const float gap = ui_px(&st->ui, 14);
    const int how = top_how(st);
    /* nothing else wants the focus first: the history can always be read */
    const bool idle = uc_agreeing(st) && !st->covered && !st->peeking && st->shown.b.over;
    float x = rect_right(all);
    for (int i = 0; i < TOPS; i++)
        x -= top_width(st, i, how) + (i ? gap : 0);
    for (int i = 0; i < TOPS; i++) {
        const float width = top_width(st, i, how);
        /* Escape and F1 are everywhere the same: the keys are drawn, but they are nobody's own. */
        items_add(it, (struct item){.id = item_id("top", i),
                                    .role = ITEM_BUTTON,
                                    .name = _(top[i].name),
                                    .action = top[i].action,
                                    .pad = top[i].pad,
                                    .key = top[i].key == KEY_ESCAPE || top[i].key == KEY_F1
                                               ? KEY_NONE
                                               : top[i].key,
                                    .bounds = rect_make(x, all.y, width, all.h),
                                    .radius = ui_px(&st->ui, 20),
                                    .first = idle && i == 1,
                                    .about = top[i].about ? _(top[i].about) : NULL,
                                    .why_not = i || st->undo_ready ? NULL : st->undo_why_not,
                                    .sound = i ? "ui/open" : "ui/back"});
        x += width + gap;
    }
}

static void draw_top_button(const struct stage *st, struct canvas *c, int i)
{
    CARRE_ASSERT(i >= 0 && i < (int)(sizeof top / sizeof *top));
    const struct item *b = items_get(st->items, item_id("top", i));
    const struct theme *t = st->ui.theme;
    const struct ui ui = uc_ui(st);
    const int how = top_how(st);
    if (!b)
        return;
    /* Start pauses everywhere, as Escape does */
    const enum pad pad_of = top[i].action == STAGE_MENU ? PAD_START : top[i].pad;
    const char *cap = ui.caps == CAPS_KEYS  ? ui_key_label(top[i].key)
                      : ui.caps == CAPS_PAD ? ui_pad_label(pad_of)
                                            : "";
    const bool keys = how > 1 && *cap;
    struct rect r = b->pressed && !ui.calm ? rect_scaled(b->bounds, 0.97F) : b->bounds;
    const uint32_t ink = b->why_not ? t->on_dim : t->text;
    if (!b->why_not)
        uc_soft_edge(c, st, r, 20);
    uc_panel(c, st, r, 20, b->hovered && !b->why_not ? t->well : t->panel, t->line, 3);
    const float pad = ui_px(&ui, 20), sign = top_sign(st);
    r = rect_moved(r, how > 1 && !keys ? top_cap(st, i) / 2 : 0, 0);
    ui_icon(c, &ui, top[i].icon, rect_make(r.x + pad, r.y + (r.h - sign) / 2, sign, sign), ink);
    if (how > 0) {
        struct ui_words words = top_words;
        words.face = t->strong;
        words.colour = ink;
        const float x = r.x + pad * 1.6F + sign, w = uc_width(st, words, b->name) + 2;
        uc_write(c, st, words, b->name, rect_make(x, r.y, w, r.h));
        if (keys)
            ui_cap(c, &ui, cap,
                   (struct point){rect_right(r) - pad - (top_cap(st, i) - ui_px(&ui, 14)) / 2,
                                  r.y + r.h / 2},
                   19, ink, t->panel);
    }
    ui_ring(c, &ui, b);
}

void uc_draw_bar(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    const struct theme *t = st->ui.theme;
    char name[UC_PICTURE], text[UC_TEXT];
    const struct rect bar = k->at.bar;
    snprintf(name, sizeof name, "upcolor/signs/logo-%s", uc_set_name(st));
    const float side = fminf(bar.h, ui_px(&st->ui, 50));
    canvas_picture(c, name, rect_make(bar.x, bar.y + (bar.h - side) / 2, side, side),
                   paint_plain());
    float first = rect_right(bar);
    for (int i = 0; i < TOPS; i++) {
        draw_top_button(st, c, i);
        const struct item *b = items_get(st->items, item_id("top", i));
        first = b ? fminf(first, b->bounds.x) : first;
    }
    const struct ui_words title = UI_LINE(t->strong, 38, 0, TEXT_LEFT);
    const float x = bar.x + side * 1.3F, w = uc_width(st, title, _("Upcolor")) + 2;
    uc_write(c, st, title, _("Upcolor"), rect_make(x, bar.y, w, bar.h));
    uc_title(st, &st->shown.b, text);
    const float from = x + w + ui_px(&st->ui, 28), room = first - ui_px(&st->ui, 20) - from;
    const struct ui_words how = UI_LINE(NULL, 29, t->soft, TEXT_LEFT);
    const struct board *b = &st->shown.b;
    if (!uc_fits(st, how, text, room))
        snprintf(text, sizeof text,
                 uc_agreeing(st) || uc_turn(b) < 0 ? "" : _("Round %d of 4 · Lap %d"),
                 b->num[UPCOLOR_ROUND], b->num[UPCOLOR_LAP]);
    if (uc_fits(st, how, text, room))
        uc_write(c, st, how, text, rect_make(from, bar.y, room, bar.h));
}
