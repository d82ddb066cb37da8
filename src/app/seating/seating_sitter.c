/* One seat: a person of the house, a guest, or a bot of any level; or nobody. One press seats and
 * goes back. */
#include "seating_scene.h"

#include "bot.h"
#include "check.h"
#include "companions.h"
#include "games.h"
#include "mem.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DO_BACK = 1, DO_NEW, DO_GUEST, DO_PERSON, DO_LEVEL, DO_BOT, DO_STAND, DO_SWAP, DO_EDIT };
enum { COLUMNS = 6, PEOPLE = 48, LEVELS = 6, LINE = 120 };

struct sitter_page {
    struct scene scene;
    struct sitter_request to;
    struct person people[PEOPLE];
    int npeople, nlevels;
    char level[SEATING_BOT]; /* of whichever bot sits down here; "": each at its own */
    struct scroll scroll;
    struct rect window;
};

static const struct game *game_of(const struct sitter_page *k)
{
    return games_find(k->to.seating->game);
}
static bool taken(const struct sitter_page *k) { return k->to.at < k->to.seating->nseats; }
static const struct seating_seat *sits(const struct sitter_page *k)
{
    return &k->to.seating->seat[k->to.at];
}
static bool is_bot(const struct sitter_page *k)
{
    return taken(k) && sits(k)->sitter == SITTER_BOT;
}
static bool is_person(const struct sitter_page *k)
{
    return taken(k) && sits(k)->sitter == SITTER_PERSON;
}

/* ---- deeds ---- */

static void done(struct sitter_page *k, bool swap)
{
    struct sitter_request to = k->to;
    struct app *app = k->scene.app;
    app_pop(app);
    to.changed(app, to.user, swap);
}

/* The first free seat becomes one of the table's as soon as somebody takes it. */
static void open_seat(struct sitter_page *k)
{
    CARRE_ASSERT(k->to.at <= k->to.seating->nseats && k->to.at < SEATS);
    if (!taken(k))
        k->to.seating->seat[k->to.seating->nseats++] =
            (struct seating_seat){.sitter = SITTER_NOBODY};
}

/* A player who sits elsewhere at this table already changes places with who sits here; true if that
 * was it. A seat that was free leaves theirs to a bot. */
static bool fetch(struct sitter_page *k, int other)
{
    struct seating *s = k->to.seating;
    if (other < 0 || other == k->to.at)
        return false;
    CARRE_ASSERT(other < s->nseats && k->to.at <= s->nseats);
    const bool free_seat = !taken(k);
    open_seat(k);
    const struct seating_seat was = s->seat[k->to.at];
    s->seat[k->to.at] = s->seat[other];
    s->seat[other] = was;
    if (free_seat)
        seating_sit_bot(s, other, *k->level ? k->level : seating_usual_bot(s->game));
    return true;
}

static void sit_person(struct sitter_page *k, const struct person *who)
{
    if (!fetch(k, people_seat(k->to.seating, who->id))) {
        open_seat(k);
        people_sit(k->to.seating, k->to.at, who);
    }
    done(k, false);
}

static int bot_seat(const struct sitter_page *k, const char *name)
{
    const struct seating *s = k->to.seating;
    for (int i = 0; i < s->nseats; i++)
        if (s->seat[i].sitter == SITTER_BOT && strcmp(s->seat[i].name, name) == 0)
            return i;
    return -1;
}

/* The level at which a character feels at home, if this game has it. */
static const char *own_level(const struct sitter_page *k, const struct companion *c)
{
    const char *game = k->to.seating->game;
    return bot_find(game, c->level) ? c->level : seating_usual_bot(game);
}

static const char *level_of(const struct sitter_page *k, const struct companion *c)
{
    return *k->level ? k->level : own_level(k, c);
}

/* The companion of that name; a bot of nobody's name is at home at the game's usual level. */
static const char *own_level_of(const struct sitter_page *k, const char *name)
{
    for (int i = 0; i < COMPANIONS; i++) {
        const struct companion c = companion_nth(k->to.seating->game, i);
        if (strcmp(c.name, name) == 0)
            return own_level(k, &c);
    }
    return seating_usual_bot(k->to.seating->game);
}

static void sit_bot(struct sitter_page *k, int which)
{
    const struct companion c = companion_nth(k->to.seating->game, which);
    const int there = bot_seat(k, c.name);
    if (!fetch(k, there) && (there < 0 || there != k->to.at)) {
        open_seat(k);
        struct seating_seat *x = &k->to.seating->seat[k->to.at];
        *x = (struct seating_seat){.sitter = SITTER_BOT, .emblem = c.emblem, .ground = c.ground};
        seating_name(x->name, c.name);
        snprintf(x->character, sizeof x->character, "%s", c.character);
        snprintf(x->bot, sizeof x->bot, "%s", level_of(k, &c));
    }
    done(k, false);
}

static void stand_up(struct sitter_page *k)
{
    struct seating *s = k->to.seating;
    for (int i = k->to.at; i + 1 < s->nseats; i++)
        s->seat[i] = s->seat[i + 1];
    s->nseats--;
    done(k, false);
}

static void look_again(struct sitter_page *k)
{
    k->npeople = people_known(k->scene.app, k->people, PEOPLE);
    people_refresh(k->scene.app, k->to.seating);
}

static void new_person(struct app *app, void *user, const struct person *who)
{
    (void)app;
    if (who)
        sit_person(user, who);
}

static void edited(struct app *app, void *user, const struct person *who)
{
    struct sitter_page *k = user;
    (void)app;
    (void)who;
    look_again(k);
}

static void make_person(struct sitter_page *k)
{
    const struct person who = people_fresh(k->scene.app, k->to.seating);
    person_open(k->scene.app, &who, new_person, k);
}

/* A guest who gets a name becomes a person of the house. */
static void edit(struct sitter_page *k)
{
    struct person who = {.emblem = sits(k)->emblem, .colour = sits(k)->ground};
    if (app_store(k->scene.app) && profile_find(app_store(k->scene.app), sits(k)->person, &who))
        person_open(k->scene.app, &who, edited, k);
    else
        person_open(k->scene.app, &who, new_person, k);
}

/* Option 0: each at its own level. */
static void choose_level(struct sitter_page *k, int option)
{
    snprintf(k->level, sizeof k->level, "%s",
             option > 0 ? people_level_nth(k->to.seating->game, option - 1)->id : "");
    if (is_bot(k))
        snprintf(k->to.seating->seat[k->to.at].bot, SEATING_BOT, "%s",
                 *k->level ? k->level : own_level_of(k, sits(k)->name));
}

static void sitter_input(struct scene *s, const struct item_event *event)
{
    struct sitter_page *k = (struct sitter_page *)s;
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_BACK)
        done(k, false);
    else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_LEVEL)
        choose_level(k, event->amount);
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case DO_BACK: done(k, false); break;
    case DO_NEW: make_person(k); break;
    case DO_GUEST:
        open_seat(k);
        seating_sit_guest(k->to.seating, k->to.at);
        done(k, false);
        break;
    case DO_PERSON: sit_person(k, &k->people[event->arg]); break;
    case DO_BOT: sit_bot(k, event->arg); break;
    case DO_STAND: stand_up(k); break;
    case DO_SWAP: done(k, true); break;
    case DO_EDIT: edit(k); break;
    default: break;
    }
}

/* ---- layout ---- */

static float tile_h(const struct ui *ui)
{
    return fmaxf(ui_px(ui, 224),
                 ui_letters(ui, 38) * 1.2F + ui_letters(ui, 27) * 1.2F + ui_px(ui, 120));
}
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

static void lay_parts(const struct sitter_page *k, struct parts *p)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float gap = ui_px(ui, 20);
    const char *names[LEVELS + 2];
    level_options(k, names);
    p->step = tile_h(ui) + gap;
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
    const float top = p.people, head = head_h(app_ui(k->scene.app)),
                tile = tile_h(app_ui(k->scene.app));
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
        rect_make(k->window.x, top + (float)(i / COLUMNS) * (tile_h(ui) + ui_px(ui, 20)),
                  k->window.w, tile_h(ui));
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
                                          .chosen = at == k->to.at && taken(k),
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
        const int at = bot_seat(k, c.name);
        const bool here = taken(k) && at == k->to.at;
        const char *level = here ? sits(k)->bot : level_of(k, &c);
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
                         (unsigned long)game_seats_offered(game_of(k))),
             game_seats_offered(game_of(k)));
    items_add(s->items,
              (struct item){.id = item_id("stand", 0),
                            .role = ITEM_BUTTON,
                            .name = _("Empty this seat"),
                            .key = KEY_DELETE,
                            .action = DO_STAND,
                            .bounds = frame_bar(ui, 0, 1),
                            .why_not = !taken(k) ? _("This seat is already empty.")
                                       : k->to.seating->nseats > game_seats_offered(game_of(k))
                                           ? NULL
                                           : few});
    items_add(s->items, (struct item){.id = item_id("swap", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("Swap seats"),
                                      .key = 'C',
                                      .pad = PAD_Y,
                                      .action = DO_SWAP,
                                      .bounds = frame_bar(ui, 1, 1),
                                      .why_not = taken(k) ? NULL : _("This seat is empty.")});
    items_add(
        s->items,
        (struct item){.id = item_id("edit", 0),
                      .role = ITEM_BUTTON,
                      .name = _("Name and animal"),
                      .key = 'E',
                      .pad = PAD_START,
                      .action = DO_EDIT,
                      .bounds = frame_bar(ui, 3, 1),
                      .sound = "ui/open",
                      .why_not = is_person(k) ? NULL : _("Only people can be edited, not bots.")});
}

static int sitter_update(struct scene *s)
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

/* ---- drawing ---- */

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

static void sitter_draw(const struct scene *s, struct canvas *c)
{
    const struct sitter_page *k = (const struct sitter_page *)s;
    const struct ui *ui = app_ui(s->app);
    char heading[80], sub[NAMEPLATE_BYTES + LINE], line[LINE];
    snprintf(heading, sizeof heading, _("Seat %d"), k->to.at + 1);
    ui_ground(c, ui);
    if (taken(k)) {
        people_line(k->to.seating, k->to.at, line, sizeof line);
        snprintf(sub, sizeof sub, "%s · %s", sits(k)->name, line);
    }
    frame_heading(c, ui, heading, taken(k) ? sub : _("Who sits here?"), 1568);
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

static void sitter_show(struct scene *s) { look_again((struct sitter_page *)s); }
static void sitter_close(struct scene *s) { mem_free(s); }

static const struct scene_type sitter_type = {.name = "sitter",
                                              .covers = true,
                                              .show = sitter_show,
                                              .input = sitter_input,
                                              .update = sitter_update,
                                              .draw = sitter_draw,
                                              .close = sitter_close};

void sitter_open(struct app *app, const struct sitter_request *request)
{
    struct sitter_page *k = mem_alloc(sizeof *k);
    k->to = *request;
    while (k->nlevels < LEVELS && people_level_nth(request->seating->game, k->nlevels))
        k->nlevels++;
    if (is_bot(k) && strcmp(sits(k)->bot, own_level_of(k, sits(k)->name)) != 0)
        snprintf(k->level, sizeof k->level, "%s", sits(k)->bot);
    app_push(app, &k->scene, &sitter_type);
}
