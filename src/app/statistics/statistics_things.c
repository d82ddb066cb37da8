/* Powers, effect cards, enemies: a list with pictures, a bar and two figures each, those with most
 * to tell first. */
#include "statistics_inside.h"

#include "figures_ace.h"
#include "figures_poker.h"
#include "game_folder.h"
#include "games.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MOST = ACE_ENEMIES, NAME = 160 };

struct thing {
    char name[NAME], picture[64];
    /* `second` is told as a share of `of`, or as it is where that is -1 */
    int64_t first, second, of;
    bool tall; /* a portrait */
};

static bool of_enemies(const struct statistics *k) { return k->sum->fold == &figures_ace; }

/* The game's own beside hands, if it counts any. */
static const struct folder_things *things_of(const struct statistics *k)
{
    static const struct folder_things none = {0};
    const struct folder_things *things = game_folder(k->sum->fold->game)->things;
    return things ? things : &none;
}

static const struct ace_data *enemies(const struct statistics *k)
{
    struct rules r;
    char error[MATCH_ERROR];
    /* read once, then known */
    return world_rules((struct world *)&k->world, games_find(k->sum->fold->game), 1, &r, error,
                       MATCH_ERROR)
               ? r.data
               : NULL;
}

/* There is a Lord Overkill for each difficulty. */
static void enemy_name(const struct ace_enemy *e, char out[NAME])
{
    static const char *const level[] = {N_("Easy"), N_("Normal"), N_("Hard"), N_("Nightmare")};
    if (e->kind == ACE_OVERKILL)
        snprintf(out, NAME, C_("boss and difficulty", "%s (%s)"), _(e->name),
                 _(level[e->difficulty]));
    else
        snprintf(out, NAME, "%s", _(e->name));
}

static void thing_of(const struct statistics *k, int i, const struct ace_data *data,
                     struct thing *out)
{
    const int64_t *n = k->sum->count;
    *out = (struct thing){
        .first = n[POKER_USED + i], .second = n[POKER_USED_WON + i], .of = n[POKER_USED_HANDS + i]};
    if (data) {
        *out = (struct thing){
            .first = n[ACE_KILLED_BY + i], .second = n[ACE_BONUS_USED + i], .of = -1, .tall = true};
        enemy_name(&data->enemy[i], out->name);
        snprintf(out->picture, sizeof out->picture, "ace/portraits/%s", data->enemy[i].id);
    } else {
        const struct folder_things *things = things_of(k);
        snprintf(out->name, NAME, "%s", things->title(i));
        snprintf(out->picture, sizeof out->picture, "%s/%s", things->emblems, things->id(i));
    }
}

/* Whatever there is to tell of, the most first; of powers and effects all. */
static int list(const struct statistics *k, const struct ace_data *data, struct thing out[MOST],
                int index[MOST])
{
    const int all = of_enemies(k) ? (data ? ACE_ENEMIES : 0) : things_of(k)->n;
    int n = 0;
    for (int i = 0; i < all; i++) {
        struct thing t;
        int at = n;
        thing_of(k, i, data, &t);
        if (t.of == -1 && !t.first && !t.second)
            continue;
        for (; at && out[at - 1].first * 1000 + out[at - 1].second < t.first * 1000 + t.second;
             at--) {
            out[at] = out[at - 1];
            index[at] = index[at - 1];
        }
        out[at] = t;
        index[at] = i;
        n++;
    }
    return n;
}

static const char *caption(const struct statistics *k)
{
    return of_enemies(k)
               ? _("How often each enemy ended a run, and in how many runs its bonus was used.")
               : _(things_of(k)->caption);
}

static struct rect column(struct rect r, int i);
static const char *second_head(const struct statistics *k)
{
    return of_enemies(k) ? _("bonus used") : _("hands won");
}

/* Two lines where one has no room for the words. */
static float head_h(const struct statistics *k, float w)
{
    const struct ui *ui = &k->ui;
    const bool two =
        statistics_large(ui) || ui_write_width(ui, &(struct ui_words){.size = 1}, second_head(k)) >
                                    column(rect_make(0, 0, w, 0), 3).w;
    return two ? fmaxf(ui_letters(ui, 24) * 1.6F, ui_least(ui) * 2.9F) : ui_letters(ui, 24) * 1.6F;
}

static float name_room(const struct ui *ui, float w)
{
    return column(rect_make(0, 0, w, 0), 0).w - ui_px(ui, 64) * 0.9F - ui_px(ui, 22);
}

static float row_h(const struct statistics *k, float w)
{
    const struct ui *ui = &k->ui;
    bool two = statistics_large(ui);
    for (int i = 0; i < (of_enemies(k) ? 0 : things_of(k)->n); i++)
        two |= ui_write_width(ui, &(struct ui_words){.size = 1}, things_of(k)->title(i)) >
               name_room(ui, w);
    const struct ace_data *data = of_enemies(k) ? enemies(k) : NULL;
    for (int i = 0; data && i < ACE_ENEMIES; i++) {
        char name[NAME];
        enemy_name(&data->enemy[i], name);
        two |= ui_write_width(ui, &(struct ui_words){.size = 1}, name) > name_room(ui, w);
    }
    return fmaxf(ui_px(ui, 62), two ? ui_least(ui) * 2.9F : ui_letters(ui, 26) * 1.45F);
}

static struct rect window_of(const struct statistics *k, struct rect area)
{
    const struct rect in = statistics_caption(k, NULL, area, caption(k));
    const float w = in.w - ui_px(&k->ui, 26), h = head_h(k, w);
    return rect_make(in.x, in.y + h, w, in.h - h);
}

static void second_words(const struct thing *t, char *out, size_t room)
{
    if (t->of == 0 || (t->of < 0 && !t->second))
        snprintf(out, room, "–");
    else if (t->of < 0)
        snprintf(out, room, "%d", (int)t->second);
    else
        snprintf(out, room, _("%d%%"), (int)((200 * t->second + t->of) / (2 * t->of)));
}

static void items(struct statistics *k, struct rect area)
{
    struct thing thing[MOST];
    int index[MOST];
    const int n = list(k, of_enemies(k) ? enemies(k) : NULL, thing, index);
    k->right_window = window_of(k, area);
    const float h = row_h(k, k->right_window.w);
    scroll_limit(&k->right, h * (float)n, k->right_window.h);
    items_push_clip(k->scene.items, k->right_window);
    for (int i = 0; i < n; i++) {
        char value[160], ended[64], second[32];
        second_words(&thing[i], second, sizeof second);
        if (of_enemies(k)) {
            snprintf(ended, sizeof ended,
                     i18n_plural("ended %d run", "ended %d runs", (unsigned long)thing[i].first),
                     (int)thing[i].first);
            snprintf(value, sizeof value,
                     i18n_plural("%s, bonus used %d time", "%s, bonus used %d times",
                                 (unsigned long)thing[i].second),
                     ended, (int)thing[i].second);
        } else {
            snprintf(value, sizeof value,
                     i18n_plural("used %d time, hands won: %s", "used %d times, hands won: %s",
                                 (unsigned long)thing[i].first),
                     (int)thing[i].first, second);
        }
        items_add(k->scene.items,
                  (struct item){.id = item_id("thing", i),
                                .role = ITEM_TEXT,
                                .readable = true,
                                .name = thing[i].name,
                                .value = value,
                                .bounds = rect_make(k->right_window.x,
                                                    k->right_window.y - k->right.at + h * (float)i,
                                                    k->right_window.w, h)});
    }
    items_pop_clip(k->scene.items);
    scroll_buttons(&k->scene, &k->right, k->right_window);
}

/* Name, bar, first and second figure. */
static struct rect column(struct rect r, int i)
{
    static const float at[] = {0, 0.46F, 0.66F, 0.82F, 1};
    return rect_make(r.x + r.w * at[i], r.y, r.w * (at[i + 1] - at[i]), r.h);
}

static void draw_one(const struct statistics *k, struct canvas *c, const struct thing *t,
                     const struct item *item, int64_t most, bool line)
{
    const struct ui *ui = &k->ui;
    const struct rect r = item->bounds, name = column(r, 0);
    const float side = fminf(r.h, ui_px(ui, 64)) * 0.9F, w = t->tall ? side * 300 / 360 : side,
                taken = side + ui_px(ui, 14);
    char text[32];
    if (line)
        canvas_fill(c, rect_make(r.x, roundf(r.y), r.w, fmaxf(1, ui_px(ui, 1))),
                    colour_faded(ui->theme->line, 0.6F));
    canvas_picture(c, t->picture,
                   rect_make(name.x + (side - w) / 2, r.y + (r.h - side) / 2, w, side),
                   paint_plain());
    ui_write(c, ui, &(struct ui_words){.size = 27, .place = TEXT_MIDDLE, .lines = 2}, t->name,
             rect_make(name.x + taken, r.y, name.w - taken - ui_px(ui, 8), r.h));
    chart_row(c, &k->chart, rect_inset_xy(column(r, 1), ui_px(ui, 8), 0), (float)t->first,
              (float)most);
    snprintf(text, sizeof text, t->first ? "%d" : "–", (int)t->first);
    ui_write(c, ui,
             &(struct ui_words){.face = ui->theme->strong,
                                .size = 31,
                                .place = TEXT_MIDDLE,
                                .align = TEXT_CENTRE,
                                .lines = 1},
             text, column(r, 2));
    second_words(t, text, sizeof text);
    ui_write(c, ui,
             &(struct ui_words){.face = ui->theme->strong,
                                .size = 31,
                                .place = TEXT_MIDDLE,
                                .align = TEXT_CENTRE,
                                .lines = 1},
             text, column(r, 3));
    ui_ring(c, ui, item);
}

static void draw(const struct statistics *k, struct canvas *c, struct rect area)
{
    const struct ui *ui = &k->ui;
    const struct rect window = k->right_window,
                      head = rect_make(window.x, window.y - head_h(k, window.w), window.w,
                                       head_h(k, window.w));
    const char *first = of_enemies(k) ? _("runs ended") : _("used"), *second = second_head(k);
    struct thing thing[MOST];
    int index[MOST];
    int64_t most = 1;
    const int n = list(k, of_enemies(k) ? enemies(k) : NULL, thing, index);
    statistics_caption(k, c, area, caption(k));
    for (int i = 0; i < n; i++)
        most = thing[i].first > most ? thing[i].first : most;
    const struct ui_words how = {.size = 23,
                                 .colour = ui->theme->soft,
                                 .place = TEXT_MIDDLE,
                                 .align = TEXT_CENTRE,
                                 .lines = 2};
    ui_write(c, ui, &how, first,
             rect_make(column(head, 1).x, head.y, column(head, 1).w + column(head, 2).w, head.h));
    ui_write(c, ui, &how, second, column(head, 3));
    canvas_push_clip(c, window);
    for (int i = 0; i < n; i++) {
        const struct item *item = items_get(k->scene.items, item_id("thing", i));
        if (item)
            draw_one(k, c, &thing[i], item, most, i > 0);
    }
    canvas_pop_clip(c);
    scroll_draw(c, &k->scene, &k->right, window);
}

const struct statistics_view statistics_powers = {
    .name = N_("Powers"), .items = items, .draw = draw};
const struct statistics_view statistics_effects = {
    .name = N_("Effect cards"), .items = items, .draw = draw};
const struct statistics_view statistics_enemies = {
    .name = N_("Enemies"), .items = items, .draw = draw};
