/* The page of one seat: where its lists stand, what can be pressed, how it is drawn. */
#include "seating_sitter.h"

#include "bot.h"
#include "companions.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static float head_h(const struct ui *ui) { return fmaxf(ui_px(ui, 54), ui_letters(ui, 34) * 1.4F); }

static int rows_of(int tiles) { return (tiles + COLUMNS - 1) / COLUMNS; }

struct parts {
    float people, bots, level, tiles, end, step;
};

/* The options of the level: their names, ended by NULL, and which one holds. */
static int level_options(const struct sitter_page *k, const char *names[LEVELS + 2])
{
    int now = 0;
    names[0] = C_("level", "Their own");
    for (int i = 0; i < k->nlevels; i++) {
        const struct bot *b = people_level_nth(k->to.seating->game, i);
        names[i + 1] = _(b->title);
        if (strcmp(b->id, k->level) == 0)
            now = i + 1;
    }
    names[k->nlevels + 1] = NULL;
    return now;
}

static float level_height(const struct sitter_page *k, const char *const *names)
{
    return frame_choice_height(app_ui(k->scene.app), names, k->window.w / (float)(k->nlevels + 1));
}

/* As high as usual, and higher where a high screen has room for all of them so. */
static float tile_h(const struct sitter_page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const char *names[LEVELS + 2];
    level_options(k, names);
    const float usual = fmaxf(ui_px(ui, 224), ui_letters(ui, 38) * 1.2F +
                                                  ui_letters(ui, 27) * 1.2F + ui_px(ui, 120)),
                gap = ui_px(ui, 20);
    const int rows = rows_of(k->npeople + 2) + rows_of(COMPANIONS);
    const float all = 2 * head_h(ui) + (usual + gap) * (float)rows + gap +
                      (k->nlevels > 1 ? level_height(k, names) + gap : 0);
    return usual + fminf(fmaxf(0, (k->window.h - all) / (float)rows), usual * 0.5F);
}

static void lay_parts(const struct sitter_page *k, struct parts *p)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float gap = ui_px(ui, 20);
    const char *names[LEVELS + 2];
    level_options(k, names);
    p->step = tile_h(k) + gap;
    p->people = k->window.y - k->scroll.from;
    p->bots = p->people + head_h(ui) + p->step * (float)rows_of(k->npeople + 2) + gap * 0.5F;
    p->level = p->bots + head_h(ui);
    p->tiles = p->level + (k->nlevels > 1 ? level_height(k, names) + gap : 0);
    p->end = p->tiles + p->step * (float)rows_of(COMPANIONS) - gap + ui_px(ui, 8);
}

/* Headings stay with their first row of tiles. */
static void measure(struct sitter_page *k)
{
    struct parts p;
    lay_parts(k, &p);
    const float top = p.people, head = head_h(app_ui(k->scene.app)), tile = tile_h(k);
    scroll_begin(&k->scroll);
    scroll_head(&k->scroll, 0, head);
    for (int i = 0; i < rows_of(k->npeople + 2); i++)
        scroll_part(&k->scroll, head + p.step * (float)i, tile);
    scroll_head(&k->scroll, p.bots - top, p.tiles - p.bots);
    for (int i = 0; i < rows_of(COMPANIONS); i++)
        scroll_part(&k->scroll, p.tiles - top + p.step * (float)i, tile);
    scroll_end(&k->scroll, app_ui(k->scene.app), k->window.h);
}

static struct rect tile(const struct sitter_page *k, float top, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect row =
        rect_make(k->window.x, top + (float)(i / COLUMNS) * (tile_h(k) + ui_px(ui, 20)),
                  k->window.w, tile_h(k));
    return rect_column(row, i % COLUMNS, COLUMNS, ui_px(ui, 20));
}

static void add_people(struct sitter_page *k, const struct parts *p)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    const float top = p->people + head_h(ui);
    char line[LINE];
    items_add(s->items, (struct item){.id = item_id("new", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("New person"),
                                      .key = 'N',
                                      .pad = PAD_X,
                                      .action = DO_NEW,
                                      .bounds = tile(k, top, 0),
                                      .radius = ui_px(ui, 26),
                                      .sound = "ui/open",
                                      .first = !k->npeople});
    for (int i = 0; i < k->npeople; i++) {
        const int at = people_seat(k->to.seating, k->people[i].id);
        if (at >= 0)
            snprintf(line, sizeof line, _("Seat %d"), at + 1);
        items_add(s->items, (struct item){.id = item_id("person", i),
                                          .role = ITEM_BUTTON,
                                          .name = k->people[i].name,
                                          .value = at >= 0 ? line : NULL,
                                          .action = DO_PERSON,
                                          .arg = i,
                                          .chosen = at == k->to.at && sitter_taken(k),
                                          .bounds = tile(k, top, i + 1),
                                          .radius = ui_px(ui, 26),
                                          .first = i == 0});
    }
    items_add(s->items, (struct item){.id = item_id("guest", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("Guest"),
                                      .action = DO_GUEST,
                                      .bounds = tile(k, top, k->npeople + 1),
                                      .radius = ui_px(ui, 26),
                                      .about = _("Plays without a profile: nothing is saved."),
                                      .key = 'G'});
}

static void add_bots(struct sitter_page *k, const struct parts *p)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    const char *names[LEVELS + 2];
    char line[LINE];
    const int now = level_options(k, names);
    if (k->nlevels > 1)
        frame_choice(s,
                     (struct item){.id = item_id("level", 0),
                                   .name = _("Level"),
                                   .amount = now,
                                   .action = DO_LEVEL,
                                   .bounds = rect_make(k->window.x, p->level, k->window.w,
                                                       level_height(k, names))},
                     names);
    for (int i = 0; i < COMPANIONS; i++) {
        const struct companion c = companion_nth(k->to.seating->game, i);
        const int at = sitter_bot_seat(k, c.name);
        const bool here = sitter_taken(k) && at == k->to.at;
        const char *level = here ? sitter_sits(k)->bot : sitter_level_of(k, &c);
        if (at >= 0 && !here)
            snprintf(line, sizeof line, _("Seat %d"), at + 1);
        else
            snprintf(line, sizeof line, "%s", people_level(k->to.seating->game, level));
        items_add(s->items, (struct item){.id = item_id("bot", i),
                                          .role = ITEM_BUTTON,
                                          .name = c.name,
                                          .value = line,
                                          .action = DO_BOT,
                                          .arg = i,
                                          .about = *c.about ? c.about : NULL,
                                          .bounds = tile(k, p->tiles, i),
                                          .radius = ui_px(ui, 26),
                                          .chosen = here});
    }
}

static void add_below(struct sitter_page *k)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    char few[160];
    snprintf(few, sizeof few,
             i18n_plural("This game needs %d player.", "This game needs %d players.",
                         (unsigned long)game_seats_offered(sitter_game_of(k))),
             game_seats_offered(sitter_game_of(k)));
    items_add(s->items, (struct item){.id = item_id("stand", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("Empty this seat"),
                                      .key = KEY_DELETE,
                                      .action = DO_STAND,
                                      .bounds = frame_bar(ui, 0, 1),
                                      .why_not = !sitter_taken(k) ? _("This seat is already empty.")
                                                 : k->to.seating->nseats >
                                                         game_seats_offered(sitter_game_of(k))
                                                     ? NULL
                                                     : few});
    items_add(s->items,
              (struct item){.id = item_id("swap", 0),
                            .role = ITEM_BUTTON,
                            .name = _("Swap seats"),
                            .key = 'C',
                            .pad = PAD_Y,
                            .action = DO_SWAP,
                            .bounds = frame_bar(ui, 1, 1),
                            .why_not = sitter_taken(k) ? NULL : _("This seat is empty.")});
    items_add(s->items, (struct item){.id = item_id("edit", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("Name and animal"),
                                      .key = 'E',
                                      .pad = PAD_START,
                                      .action = DO_EDIT,
                                      .bounds = frame_bar(ui, 3, 1),
                                      .sound = "ui/open",
                                      .why_not = sitter_is_person(k)
                                                     ? NULL
                                                     : _("Only people can be edited, not bots.")});
}

int sitter_update(struct scene *s)
{
    struct sitter_page *k = (struct sitter_page *)s;
    const struct ui *ui = app_ui(s->app);
    struct parts p;
    k->window = frame_at(ui, 96, PAGE_BODY, 1728, 718);
    measure(k);
    lay_parts(k, &p);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    add_people(k, &p);
    add_bots(k, &p);
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    add_below(k);
    items_end(s->items);
    return SCENE_IDLE;
}

static void draw_tile(const struct sitter_page *k, struct canvas *c, const struct item *i,
                      int emblem, int ground, const char *line)
{
    const struct ui *ui = app_ui(k->scene.app);
    const uint32_t ink = ui_box(c, ui, i, UI_PLAIN);
    const struct rect in = rect_inset_xy(i->bounds, ui_px(ui, 12), ui_px(ui, 14));
    if (emblem < 0)
        plate_free(c, ui, i->name, in, ink);
    else
        plate_inside(c, ui,
                     &(struct plate_look){.emblem = emblem,
                                          .ground = ground,
                                          .mood = i->hovered || i->focused ? MOOD_GLAD : MOOD_CALM,
                                          .name = i->name,
                                          .line = line,
                                          .ink = ink,
                                          .soft = i->chosen ? ink : ui->theme->soft},
                     in);
    const float cap = ui_key_width(ui, i, 24);
    if (cap > 0)
        ui_key(c, ui, i,
               (struct point){i->bounds.x + ui_px(ui, 14) + cap / 2,
                              i->bounds.y + ui_px(ui, 16) + cap / 2},
               24, ink, i->chosen ? ui->theme->accent : ui->theme->panel);
}

static void draw_lists(const struct sitter_page *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct items *it = k->scene.items;
    const struct ui_words head = UI_LINE(ui->theme->strong, 34, 0, TEXT_LEFT);
    const char *game = k->to.seating->game;
    struct parts p;
    lay_parts(k, &p);
    ui_write(c, ui, &head, _("People"),
             rect_make(k->window.x, p.people, k->window.w, head_h(ui) - ui_px(ui, 8)));
    draw_tile(k, c, items_get(it, item_id("new", 0)), -1, 0, NULL);
    for (int i = 0; i < k->npeople; i++) {
        const struct item *item = items_get(it, item_id("person", i));
        draw_tile(k, c, item, k->people[i].emblem % EMBLEMS, k->people[i].colour % EMBLEM_GROUNDS,
                  item->value ? item->value : "");
    }
    draw_tile(k, c, items_get(it, item_id("guest", 0)), -1, 0, NULL);
    ui_write(c, ui, &head, _("Bots"),
             rect_make(k->window.x, p.bots, k->window.w, head_h(ui) - ui_px(ui, 8)));
    if (k->nlevels > 1)
        ui_choice(c, ui, it, items_get(it, item_id("level", 0)));
    for (int i = 0; i < COMPANIONS; i++)
        draw_tile(k, c, items_get(it, item_id("bot", i)), companion_nth(game, i).emblem,
                  companion_nth(game, i).ground, items_get(it, item_id("bot", i))->value);
}

void sitter_draw(const struct scene *s, struct canvas *c)
{
    const struct sitter_page *k = (const struct sitter_page *)s;
    const struct ui *ui = app_ui(s->app);
    char heading[80], sub[NAMEPLATE_BYTES + LINE + 4], line[LINE];
    snprintf(heading, sizeof heading, _("Seat %d"), k->to.at + 1);
    ui_ground(c, ui);
    if (sitter_taken(k)) {
        people_line(k->to.seating, k->to.at, line, sizeof line);
        snprintf(sub, sizeof sub, "%s · %s", sitter_sits(k)->name, line);
    }
    frame_heading(c, ui, heading, sitter_taken(k) ? sub : _("Who sits here?"), 1568);
    frame_draw_back(c, ui, s);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    draw_lists(k, c);
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    ui_button(c, ui, items_get(s->items, item_id("stand", 0)), _("Empty this seat"), "close",
              UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("swap", 0)), _("Swap seats"), "renew", UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("edit", 0)), _("Name and animal"), "profile",
              UI_PLAIN);
}
