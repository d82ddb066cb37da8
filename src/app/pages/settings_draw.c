/* The settings as they are seen: rows with their controls, a sample of the deck, the foot. */
#include "settings_inside.h"
#include "check.h"
#include "frame.h"
#include "sample.h"
#include "settings_rows.h"

#include <math.h>

static const struct ui_words row_name = {
    .face = &typeface_strong, .size = 33, .place = TEXT_MIDDLE, .lines = 1};

/* One of four cards that show what an option looks like. */
static void sample_card(struct canvas *c, const struct ui *ui, int option, int s, struct rect card)
{
    CARRE_ASSERT(s >= 0 && s < 4 && option >= 0 && option < 3);
    static const struct {
        const char *rank, *icon;
    } sign[4] = {
        {"A", "suit-spade"}, {"K", "suit-heart"}, {"Q", "suit-diamond"}, {"J", "suit-club"}};
    static const uint32_t ink[3][4] = {{0x17161BFFU, 0xC3222AFFU, 0xC3222AFFU, 0x17161BFFU},
                                       {0x17161BFFU, 0xC3222AFFU, 0x1C62C4FFU, 0x14803FFFU},
                                       {0x000000FFU, 0xB00018FFU, 0x003E9EFFU, 0x005A2BFFU}};
    const float w = card.w, h = card.h, u = w / 60; /* as drawn at 60 wide */
    canvas_panel(c, card,
                 &(struct panel){.fill = 0xFFFFFFFFU,
                                 .radius = 8 * u,
                                 .line = option == 2 ? 0x000000FFU : 0xC9C3B4FFU,
                                 .line_width = (option == 2 ? 4 : 2) * u});
    struct text_style letter = {.face = ui->theme->strong,
                                .px = 32 * u,
                                .colour = ink[option][s],
                                .align = TEXT_CENTRE,
                                .place = TEXT_MIDDLE,
                                .spacing = 1.1F};
    canvas_words(c, &letter, sign[s].rank, rect_make(card.x, card.y + 4 * u, w, h / 2 - 4 * u));
    ui_icon(c, ui, sign[s].icon,
            rect_around((struct point){card.x + w / 2, card.y + h * 0.7F}, 34 * u, 34 * u),
            ink[option][s]);
}

static void draw_deck(const struct settings_scene *k, struct canvas *c, const struct item *choice,
                      const struct settings_row *row)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    float u = ui->scale;
    /* the three names share one size, and the tick is there if it has room beside each */
    float px = 1e6F;
    bool tick = true;
    for (int i = 0; i < items_count(k->scene.items); i++) {
        const struct item *o = items_at(k->scene.items, i);
        if (o->parent != choice->id)
            continue;
        const float room = o->bounds.w - 36 * u - ui_letters(ui, 26) * 1.5F;
        const struct ui_words how = {.face = t->strong, .size = 29, .lines = 1};
        const float fits =
            ui_write_px(ui, &how, o->name, rect_make(0, 0, room, o->bounds.h - 124 * u));
        const struct text_style as = {.face = t->strong, .px = fits, .lang = ui->lang};
        px = fminf(px, fits);
        tick = tick && text_width(ui->fonts, &as, o->name) <= room;
    }
    for (int i = 0; i < items_count(k->scene.items); i++) {
        const struct item *o = items_at(k->scene.items, i);
        if (o->parent != choice->id)
            continue;
        struct rect r = rect_inset(o->bounds, 6 * u);
        canvas_panel(c, r,
                     &(struct panel){.fill = o->chosen    ? t->accent
                                             : o->hovered ? colour_mix(t->well, t->focus, 0.1F)
                                                          : t->well,
                                     .radius = 20 * u,
                                     .line = o->chosen ? 0 : t->line,
                                     .line_width = fmaxf(1, 3 * u)});
        /* four beside one another, each a little behind the next, or fewer of them */
        const float room = r.w - 24 * u, h = 84 * u;
        const float four = fmaxf(47 * u, fminf(60 * u, room / 3.4F));
        const float two = fmaxf(47 * u, fminf(60 * u, room / 1.8F));
        const int n = room - four >= 3 * 0.74F * four ? 4 : room - two >= 0.74F * two ? 2 : 1;
        const float w = n == 4 ? four : two, card_h = w * 1.4F,
                    step = n > 1 ? fminf(w + 6 * u, (room - w) / (float)(n - 1)) : 0,
                    x = r.x + (r.w - w - (float)(n - 1) * step) / 2;
        for (int s = 0; s < n; s++) {
            const struct rect card = {x + step * (float)s, r.y + 13 * u + (h - card_h) / 2, w,
                                      card_h};
            if (o->arg == 2) /* its black edge is seen on a dark ground, too */
                canvas_panel(c, rect_inset(card, -2 * u),
                             &(struct panel){.fill = t->soft, .radius = 9 * u});
            (row->sample ? row->sample : sample_card)(c, ui, o->arg, n < 4 ? s + 1 : s, card);
        }
        uint32_t letters = o->chosen ? t->on_accent : t->text;
        struct rect words = {r.x + 8 * u, r.y + 14 * u + h, r.w - 16 * u, r.h - h - 18 * u};
        struct ui_words how = {.face = t->strong,
                               .size = 29,
                               .colour = letters,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE,
                               .lines = 1,
                               .most_px = px};
        if (o->chosen && tick) {
            float side = ui_letters(ui, 26);
            struct text_style probe = {
                .face = how.face, .px = fminf(px, ui_letters(ui, 29)), .lang = ui->lang};
            float wide = text_width(ui->fonts, &probe, o->name) + side * 1.5F;
            float left = words.x + (words.w - wide) / 2;
            ui_icon(c, ui, "tick", rect_make(left, words.y + (words.h - side) / 2, side, side),
                    letters);
            how.align = TEXT_LEFT;
            words = rect_make(left + side * 1.5F, words.y, wide - side * 1.5F + 2, words.h);
        }
        if (o->chosen && !tick) { /* no room beside the name: on the corner */
            const float side = fmaxf(18, 38 * u);
            const struct rect at =
                rect_around((struct point){rect_right(r) - 4 * u, r.y + 4 * u}, side, side);
            canvas_panel(c, at, &(struct panel){.fill = letters, .radius = side / 2});
            ui_icon(c, ui, "tick", rect_inset(at, side * 0.2F), t->accent);
        }
        ui_write(c, ui, &how, o->name, words);
        if (o->chosen && choice->focused)
            ui_ring_at(c, ui, r, 20 * u);
    }
}

static void draw_percent(struct canvas *c, const struct ui *ui, const struct settings_row *r,
                         const struct item *item, struct rect box)
{
    float u = ui->scale;
    struct rect b = item->bounds;
    bool text = r->which == SETTING_TEXT_SIZE;
    const char *sign = text ? "letter" : r->which == SETTING_MUSIC ? "music" : "volume";
    ui_icon(c, ui, sign,
            rect_make(b.x - 44 * u, b.y + b.h / 2 - (text ? 16 : 22) * u, (text ? 32 : 44) * u,
                      (text ? 32 : 44) * u),
            ui->theme->soft);
    if (text)
        ui_icon(c, ui, sign,
                rect_make(rect_right(b) + 14 * u, b.y + b.h / 2 - 30 * u, 60 * u, 60 * u),
                ui->theme->soft);
    ui_slider(c, ui, item);
    ui_write(
        c, ui, &UI_LINE(ui->theme->strong, 36, 0, TEXT_RIGHT), item->value,
        rect_make(rect_right(b) + 80 * u, box.y, rect_right(box) - rect_right(b) - 110 * u, box.h));
}

static void draw_key_row(struct canvas *c, const struct ui *ui, const struct settings_row *r,
                         struct rect box)
{
    float u = ui->scale;
    struct item key = {.key = r->key};
    struct point at = {box.x + 150 * u, box.y + box.h / 2};
    if (r->cap)
        ui_cap(c, ui, r->cap, at, 26, ui->theme->text, ui->theme->ground);
    else
        ui_cap(c, ui, ui_key_label(key.key), at, 26, ui->theme->text, ui->theme->ground);
    ui_write(c, ui, &UI_LINE(NULL, 29, 0, TEXT_LEFT), _(r->name),
             rect_make(box.x + 300 * u, box.y, box.w - 330 * u, box.h));
}

/* The names of a page's rows share one size. */
static float names_px(const struct settings_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    float px = 1e6F;
    for (int i = 0; settings_row_nth(i); i++) {
        const struct settings_row *r = settings_row_nth(i);
        if (r->page == k->page &&
            (r->kind == ROW_CHOICE || r->kind == ROW_PERCENT || r->kind == ROW_DECK))
            px = fminf(px, ui_write_px(ui, &row_name, _(r->name),
                                       rect_make(0, 0, ui_px(ui, settings_name_width(k)),
                                                 settings_row_height(k, r) - ui_px(ui, 12))));
    }
    return px;
}

/* The row in `hand`; without one, the page's first that shows cards, else its first that has
 * anything to tell; -1: there is none. */
static int row_in_hand(const struct settings_scene *k, bool *hand)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *in_hand =
        ui->device >= DEVICE_KEYS ? items_focus(k->scene.items) : items_hover(k->scene.items);
    const uint32_t id = !in_hand ? 0 : in_hand->role == ITEM_OPTION ? in_hand->parent : in_hand->id;
    int usual = -1;
    *hand = false;
    for (int i = 0; settings_row_nth(i); i++) {
        const struct settings_row *r = settings_row_nth(i);
        if (r->page != k->page || !r->about || r->kind == ROW_WORDS || r->kind == ROW_KEY)
            continue;
        *hand = settings_row_id(i) == id;
        if (*hand)
            return i;
        if (usual < 0 || (r->kind == ROW_DECK && settings_row_nth(usual)->kind != ROW_DECK))
            usual = i;
    }
    return usual;
}

static void draw_row(const struct settings_scene *k, struct canvas *c, int i)
{
    CARRE_ASSERT(i >= 0);
    const struct ui *ui = app_ui(k->scene.app);
    const struct settings_row *r = settings_row_nth(i);
    const struct item *item = items_get(k->scene.items, settings_row_id(i));
    struct rect box = settings_row_box(k, i);
    float u = ui->scale;
    /* what has a control has its ring there */
    ui_panel(c, ui, box, item->focused && (r->kind == ROW_KEY || r->kind == ROW_WORDS));
    bool hand;
    if (!k->told && i == row_in_hand(k, &hand)) /* the words at the foot are about this one */
        canvas_panel(c, box,
                     &(struct panel){.radius = ui_px(ui, ui->theme->radius * 1.5F),
                                     .line = ui->theme->accent,
                                     .line_width = fmaxf(1, 4 * u)});
    if (r->kind == ROW_KEY) {
        draw_key_row(c, ui, r, box);
        return;
    }
    if (r->kind == ROW_WORDS) {
        struct rect in = rect_inset_xy(box, 34 * u, 20 * u);
        struct ui_words head = {.face = ui->theme->strong, .size = 32};
        float h = ui_write_height(ui, &head, _(r->name), in.w);
        const float all =
            h + ui_write_height(ui, &(struct ui_words){.size = 28}, settings_row_words(k, r), in.w);
        in.y += fmaxf(0, (in.h - all) / 2);
        ui_write(c, ui, &head, _(r->name), rect_make(in.x, in.y, in.w, h + 1));
        ui_write(c, ui, &(struct ui_words){.size = 28, .colour = ui->theme->soft},
                 settings_row_words(k, r), rect_make(in.x, in.y + h, in.w, all - h + 4));
        return;
    }
    const struct rect whole = box;
    box = settings_control_box(k, i, box);
    if (k->told && rect_bottom(whole) > rect_bottom(box) + 1) {
        struct ui_words about = settings_words_about;
        about.colour = ui->theme->soft;
        ui_write(c, ui, &about, _(r->about),
                 rect_make(whole.x + 34 * u, rect_bottom(box), whole.w - 68 * u,
                           rect_bottom(whole) - rect_bottom(box)));
    }
    struct rect label = {box.x + 34 * u, box.y + 6 * u, settings_name_width(k) * u, box.h - 12 * u};
    if (settings_stacked(k, r))
        label = rect_make(label.x, box.y, box.w - 68 * u, item->bounds.y - box.y);
    if (r->kind == ROW_BUTTON)
        label.w = item->bounds.x - label.x - 20 * u;
    const char *name = r->kind == ROW_BUTTON && k->there ? k->now : _(r->name);
    struct ui_words how = row_name;
    how.most_px = names_px(k);
    ui_write(c, ui, &how, name, label);
    if (r->kind == ROW_CHOICE)
        ui_choice(c, ui, k->scene.items, item);
    else if (r->kind == ROW_PERCENT)
        draw_percent(c, ui, r, item, box);
    else if (r->kind == ROW_DECK)
        draw_deck(k, c, item, r);
    else
        ui_button(c, ui, item, item->name, NULL, UI_DANGER);
}

/* What that means, beside the button below the rows. */
static void draw_foot(const struct settings_scene *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    bool hand;
    const int i = k->told ? -1 : row_in_hand(k, &hand);
    if (i < 0)
        return;
    const float size = fmaxf(ui_px(ui, 40), ui_letters(ui, 28)), gap = ui_px(ui, 32);
    const struct rect reset = settings_reset_box(ui), bar = frame_bar(ui, 0, 4);
    const bool button = settings_can_reset(k->page), before = reset.x > ui->w / 2;
    const float left = button && !before ? rect_right(reset) + gap : bar.x,
                right = !button  ? rect_right(frame_bar(ui, 0, 2))
                        : before ? reset.x - gap
                                 : rect_right(bar);
    /* a long one may be higher than the bar */
    const struct rect row =
        rect_inset_xy(rect_make(left, bar.y, right - left, bar.h), 0, -ui_px(ui, 22));
    const struct ui_words how = {.size = 28, .place = TEXT_MIDDLE};
    const char *about = _(settings_row_nth(i)->about);
    const struct rect words = {row.x + size + ui_px(ui, 16), row.y, row.w - size - ui_px(ui, 16),
                               row.h};
    if (!hand && (button == before || !ui_write_fits(ui, &how, about, words)))
        return;
    ui_icon(c, ui, "info", rect_make(row.x, row.y + row.h / 2 - size / 2, size, size),
            ui->theme->accent);
    ui_write(c, ui, &how, about, words);
}

void settings_settings_draw(const struct scene *s, struct canvas *c)
{
    const struct settings_scene *k = (const struct settings_scene *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Settings"), _("Everything takes effect at once."), 1568);
    frame_draw_back(c, ui, s);
    ui_tabs_with(c, ui, s->items, settings_page_signs);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; settings_row_nth(i); i++)
        if (settings_row_nth(i)->page == k->page)
            draw_row(k, c, i);
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    if (k->sampled)
        sample_draw(s->app, c, k->page, ui->now - k->changed, k->sample);
    draw_foot(k, c);
    if (settings_can_reset(k->page))
        ui_button(c, ui, items_get(s->items, item_id("reset", 0)), _("Reset this page"), "restart",
                  UI_PLAIN);
    const struct item *below[] = {items_get(s->items, item_id("report", 0)),
                                  items_get(s->items, item_id("keys", 0))};
    for (int i = 0; i < 2; i++)
        if (below[i])
            ui_button(c, ui, below[i], below[i]->name, NULL, UI_PLAIN);
}
