/* A person of the house: the name (typed, or picked letter by letter), the animal, the ground
 * behind it. */
#include "companions.h"
#include "scenes.h"
#include "seating_letters.h"
#include "seating_scene.h"

#include "mem.h"
#include "utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DO_BACK = 1, DO_DONE, DO_READY, DO_ANIMAL, DO_GROUND, DO_REMOVE };

struct person_page {
    struct scene scene;
    struct person who; /* id 0: new */
    char name[NAME_BYTES];
    struct typing typing;
    int ready; /* of the ready names, the next to be offered */
    void (*answer)(struct app *app, void *user, const struct person *who);
    void *user;
};

/* ---- the name ---- */

static void next_ready(struct person_page *k)
{
    snprintf(k->name, sizeof k->name, "%s", companion_nth("", k->ready++).name);
}

static const char *why_not(const struct person_page *k)
{
    struct store *store = app_store(k->scene.app);
    if (!store)
        return *k->name ? NULL : _("Enter a name first.");
    switch (profile_check_name(store, k->name, k->who.id, NULL)) {
    case NAME_GOOD: break;
    case NAME_EMPTY: return _("Enter a name first.");
    case NAME_LONG: return _("That name is too long.");
    case NAME_FORBIDDEN: return _("That name contains characters that can’t be shown.");
    case NAME_TAKEN: return _("That name is already taken.");
    }
    return NULL;
}

/* ---- deeds ---- */

static void leave(struct person_page *k, const struct person *who, bool tell)
{
    struct app *app = k->scene.app;
    void (*answer)(struct app *, void *, const struct person *) = k->answer;
    void *user = k->user;
    app_pop(app);
    if (tell)
        answer(app, user, who);
}

static void keep(struct person_page *k)
{
    struct store *store = app_store(k->scene.app);
    struct person who = k->who;
    snprintf(who.name, sizeof who.name, "%s", k->name);
    if (store && (who.id ? profile_change(store, &who) : profile_add(store, &who)) != NAME_GOOD)
        return;
    leave(k, &who, true);
}

static void remove_answer(struct app *app, void *user, int which)
{
    struct person_page *k = user;
    if (which != 1)
        return;
    profile_remove(app_store(app), k->who.id);
    leave(k, NULL, true);
}

static void ask_remove(struct person_page *k)
{
    char heading[NAME_BYTES + 60];
    snprintf(heading, sizeof heading, _("Remove %s?"), k->who.name);
    dialog_open(k->scene.app,
                &(struct dialog_request){
                    .heading = heading,
                    .text = _("Games already played are kept, and still show this name."),
                    .button = {_("Keep"), _("Remove")},
                    .danger = true,
                    .answer = remove_answer,
                    .user = k});
}

static void activated(struct person_page *k, const struct item_event *event)
{
    switch (event->action) {
    case DO_BACK: leave(k, NULL, false); break;
    case DO_DONE: keep(k); break;
    case DO_READY: next_ready(k); break;
    case DO_REMOVE: ask_remove(k); break;
    default: break;
    }
}

static void person_input(struct scene *s, const struct item_event *event)
{
    struct person_page *k = (struct person_page *)s;
    letters_input(s, &k->typing, event);
    if (event->kind == ITEM_EVENT_BACK) {
        leave(k, NULL, false);
    } else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_ANIMAL) {
        k->who.emblem = (uint8_t)event->amount;
    } else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_GROUND) {
        k->who.colour = (uint8_t)event->amount;
    } else if (event->kind == ITEM_EVENT_ACTIVATED) {
        activated(k, event);
    }
}

/* ---- layout ---- */

static struct rect field_of(const struct ui *ui) { return frame_at(ui, 440, 186, 1384, 92); }
static struct rect grid_of(const struct ui *ui) { return frame_at(ui, 440, 386, 1384, 400); }
static struct rect animals_of(const struct ui *ui) { return frame_at(ui, 440, 800, 1384, 104); }
static struct rect grounds_of(const struct ui *ui) { return frame_at(ui, 96, 698, 310, 206); }

static void add_buttons(struct person_page *k)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    const bool kana = strcmp(ui->lang, "ja") == 0;
    const struct rect row = frame_at(ui, 440, 294, kana ? 790 : 682, 76),
                      last = kana ? frame_at(ui, 1250, 294, 574, 76)
                                  : frame_at(ui, 1142, 294, 682, 76);
    const int n = kana ? 2 : 1;
    letters_add_ready(s, DO_READY, rect_column(row, 0, n, ui_px(ui, 20)));
    if (kana)
        letters_add_kana(s, &k->typing, rect_column(row, 1, n, ui_px(ui, 20)));
    letters_add_delete(s, &k->typing, last);
}

/* A choice whose options are pictures, side by side in so many rows. */
static void add_pictures(struct scene *s, const char *id, const char *name, int action, int n,
                         int rows, int now, struct rect box, const char *(*name_of)(int))
{
    const uint32_t choice = item_id(id, -1);
    items_add(s->items, (struct item){.id = choice,
                                      .role = ITEM_CHOICE,
                                      .name = name,
                                      .value = name_of(now),
                                      .action = action,
                                      .max = n - 1,
                                      .step = 1,
                                      .amount = now,
                                      .bounds = box,
                                      .radius = ui_px(app_ui(s->app), 20)});
    for (int i = 0; i < n; i++)
        items_add(s->items,
                  (struct item){.id = item_id(id, i),
                                .role = ITEM_OPTION,
                                .name = name_of(i),
                                .parent = choice,
                                .arg = i,
                                .chosen = i == now,
                                .bounds = rect_column(rect_row(box, i / (n / rows), rows, 0),
                                                      i % (n / rows), n / rows, 0)});
}

static int person_update(struct scene *s)
{
    struct person_page *k = (struct person_page *)s;
    const struct ui *ui = app_ui(s->app);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    letters_add_field(s, k->name, field_of(ui));
    add_buttons(k);
    letters_add_grid(s, &k->typing, grid_of(ui));
    add_pictures(s, "animal", _("Animal"), DO_ANIMAL, EMBLEMS, 1, k->who.emblem % EMBLEMS,
                 animals_of(ui), emblem_name);
    add_pictures(s, "ground", _("Background"), DO_GROUND, EMBLEM_GROUNDS, 2,
                 k->who.colour % EMBLEM_GROUNDS, grounds_of(ui), emblem_ground_name);
    if (k->who.id)
        items_add(s->items, (struct item){.id = item_id("remove", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("Remove"),
                                          .key = KEY_DELETE,
                                          .action = DO_REMOVE,
                                          .bounds = frame_bar(ui, 0, 1)});
    struct item *done = seating_add_done(s, _("Done"), DO_DONE);
    done->key = KEY_ENTER;
    done->why_not = why_not(k);
    done->first = !done->why_not;
    items_end(s->items);
    return SCENE_IDLE;
}

/* ---- drawing ---- */

static void draw_pictures(const struct person_page *k, struct canvas *c, const char *id, int n,
                          bool ground)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const struct item *choice = items_get(k->scene.items, item_id(id, -1));
    canvas_panel(c, choice->bounds,
                 &(struct panel){.fill = t->well,
                                 .radius = ui_px(ui, 20),
                                 .line = t->line,
                                 .line_width = fmaxf(1, ui_px(ui, t->line_width))});
    for (int i = 0; i < n; i++) {
        const struct item *o = items_get(k->scene.items, item_id(id, i));
        const struct rect r = rect_inset(o->bounds, ui_px(ui, ground ? 3 : 7));
        if (o->chosen || o->hovered)
            canvas_panel(c, r,
                         &(struct panel){.fill = o->chosen ? t->accent
                                                           : colour_mix(t->well, t->focus, 0.14F),
                                         .radius = ui_px(ui, 16)});
        plate_disc(c, ui, ground ? k->who.emblem : i, ground ? i : k->who.colour,
                   o->hovered ? MOOD_GLAD : MOOD_CALM, rect_inset(r, ui_px(ui, ground ? 4 : 5)));
    }
    ui_ring(c, ui, choice);
}

static void person_draw(const struct scene *s, struct canvas *c)
{
    const struct person_page *k = (const struct person_page *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, k->who.id ? k->who.name : _("New person"), NULL, 1568);
    frame_draw_back(c, ui, s);
    const struct rect plate = frame_at(ui, 96, 186, 310, 494);
    ui_panel(c, ui, plate, false);
    plate_inside(c, ui,
                 &(struct plate_look){.emblem = k->who.emblem,
                                      .ground = k->who.colour,
                                      .mood = MOOD_GLAD,
                                      .name = *k->name ? k->name : "…",
                                      .ink = ui->theme->text},
                 rect_inset(plate, ui_px(ui, 20)));
    letters_draw_field(c, s, &k->typing, 54);
    ui_button(c, ui, items_get(s->items, item_id("ready", 0)), _("Another name"), NULL, UI_PLAIN);
    const struct item *kana = items_get(s->items, item_id("kana", 0));
    if (kana)
        ui_button(c, ui, kana, kana->name, NULL, UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("delete", 0)), _("Delete a letter"), NULL,
              UI_PLAIN);
    letters_draw_grid(c, s, &k->typing);
    draw_pictures(k, c, "animal", EMBLEMS, false);
    draw_pictures(k, c, "ground", EMBLEM_GROUNDS, true);
    const struct item *removal = items_get(s->items, item_id("remove", 0));
    if (removal)
        ui_button(c, ui, removal, _("Remove"), "close", UI_DANGER);
    ui_button(c, ui, items_get(s->items, item_id("done", 0)), _("Done"), "tick", UI_MAIN);
}

static void person_close(struct scene *s) { mem_free(s); }

static const struct scene_type person_type = {.name = "person",
                                              .covers = true,
                                              .types = true,
                                              .input = person_input,
                                              .update = person_update,
                                              .draw = person_draw,
                                              .close = person_close};

void person_open(struct app *app, const struct person *who,
                 void (*answer)(struct app *app, void *user, const struct person *who), void *user)
{
    struct person_page *k = mem_alloc(sizeof *k);
    if (who)
        k->who = *who;
    seating_name(k->name, k->who.name);
    k->typing = (struct typing){k->name, NAMEPLATE_BYTES, NAME_CHARACTERS, false};
    k->answer = answer;
    k->user = user;
    app_push(app, &k->scene, &person_type);
}
