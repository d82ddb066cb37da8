/* The screen of what was earned: its frame, its pages, and whose they are. The third tab leads to
 * the figures on the statistics page. */
#include "achievements_inside.h"

#include "ace_achievements.h"
#include "award_toast.h"
#include "check.h"
#include "scenes.h"
#include "statistics_scene.h"

#include "mem.h"

#include <stdio.h>

static const char *const page_name[ACHIEVEMENT_PAGES] = {N_("Achievements"), N_("Rewards"),
                                                         N_("Statistics")};

const char *achievements_list_metal_name(int metal)
{
    CARRE_ASSERT(metal >= 0 && metal < METALS);
    static const char *const name[METALS] = {N_("Bronze"), N_("Silver"), N_("Gold"), N_("Diamond")};
    return _(name[metal]);
}

void achievements_award(struct app *app, int which)
{
    CARRE_ASSERT(which >= 0 && which < ACE_ACHIEVEMENTS);
    char picture[64], head[AWARD_TOAST_TEXT];
    snprintf(picture, sizeof picture, "ace/feats/%s", ace_achievement_specs[which].id);
    snprintf(head, sizeof head, _("Achievement · %s"),
             achievements_list_metal_name(ace_achievement_metal(which)));
    app_award(app, picture, head, _(ace_achievement_specs[which].name));
}

int achievements_count(struct app *app, int64_t person)
{
    int n = 0;
    for (int i = 0; i < ACE_ACHIEVEMENTS && app_store(app); i++) {
        char name[40];
        ace_achievement_store_name(i, name);
        n += achievements_find(app_store(app), person, name, NULL);
    }
    return n;
}

void achievements_count_words(struct app *app, char *out, size_t room)
{
    snprintf(out, room, _("%d of %d"), achievements_count(app, ace_player(app)), ACE_ACHIEVEMENTS);
}

static void read_rider(struct achievements *k)
{
    struct app *app = k->scene.app;
    k->rider = ace_player(app);
    k->earned = 0;
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++) {
        char name[40];
        ace_achievement_store_name(i, name);
        k->known[i] = (struct achievement){0};
        if (app_store(app))
            k->earned += achievements_find(app_store(app), k->rider, name, &k->known[i]);
    }
}

static void begin(struct achievements *k)
{
    k->scroll.at = 0;
    if (k->page == PAGE_ACHIEVEMENTS)
        achievements_list_begin(k);
}

/* The next one of the people at this screen, then nobody by name again. */
static void next_rider(struct achievements *k)
{
    struct store *store = app_store(k->scene.app);
    size_t count = 0, at = 0;
    struct person *people = store ? profile_people(store, &count) : NULL;
    while (k->rider && at < count && people[at].id != k->rider)
        at++;
    if (k->rider)
        at++;
    ace_player_is(k->scene.app, at < count ? people[at].id : 0);
    mem_free(people);
    read_rider(k);
    begin(k);
}

static void input(struct scene *s, const struct item_event *event)
{
    struct achievements *k = (struct achievements *)s;
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_BACK)) {
        app_pop(s->app);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_PAGE &&
               event->arg == PAGE_STATS) {
        statistics_open(s->app, "ace", k->rider);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_PAGE) {
        k->page = (enum achievements_page)event->arg;
        begin(k);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_RIDER) {
        next_rider(k);
    } else if (k->page == PAGE_ACHIEVEMENTS) {
        achievements_list_input(k, event);
    } else {
        rewards_input(k, event);
    }
}

static struct rect area_of(const struct ui *ui) { return frame_at(ui, 96, 280, 1728, 762); }

static bool several(struct app *app)
{
    size_t count = 0;
    if (app_store(app))
        mem_free(profile_people(app_store(app), &count));
    return count > 0;
}

static int update(struct scene *s)
{
    struct achievements *k = (struct achievements *)s;
    const struct ui *ui = app_ui(s->app);
    char name[NAME_BYTES * 2];
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    struct rect row = frame_at(ui, 96, PAGE_BODY, 1236, 76);
    for (int i = 0; i < ACHIEVEMENT_PAGES; i++)
        items_add(s->items,
                  (struct item){.id = item_id("tab", i),
                                .role = ITEM_TAB,
                                .name = _(page_name[i]),
                                .chosen = i == (int)k->page,
                                .action = DO_PAGE,
                                .arg = i,
                                .key = (enum key)('1' + i),
                                .bounds = rect_column(row, i, ACHIEVEMENT_PAGES, ui_px(ui, 14))});
    ace_player_name(s->app, k->rider, name);
    items_add(
        s->items,
        (struct item){
            .id = item_id("rider", 0),
            .role = ITEM_BUTTON,
            .name = name,
            .action = DO_RIDER,
            .key = 'N',
            .pad = PAD_Y,
            .bounds = frame_at(ui, 1366, PAGE_BODY, 458, 76),
            .about = _("Solo runs count for this rider. Press to switch to the next rider."),
            .why_not =
                several(s->app)
                    ? NULL
                    : _("No named players yet. Add names when you set up a game with friends.")});
    if (k->page == PAGE_ACHIEVEMENTS)
        achievements_list_items(k, area_of(ui));
    else
        rewards_items(k, area_of(ui));
    items_end(s->items);
    return SCENE_IDLE;
}

static void draw(const struct scene *s, struct canvas *c)
{
    const struct achievements *k = (const struct achievements *)s;
    const struct ui *ui = app_ui(s->app);
    char sub[160], name[NAME_BYTES * 2];
    ui_ground(c, ui);
    snprintf(sub, sizeof sub, _("%d of %d achievements"), k->earned, ACE_ACHIEVEMENTS);
    frame_heading(c, ui, _("Ace of Spades"), sub, 1568);
    frame_draw_back(c, ui, s);
    ui_tabs(c, ui, s->items);
    ace_player_name(s->app, k->rider, name);
    ui_button(c, ui, items_get(s->items, item_id("rider", 0)), name, "friends", UI_PLAIN);
    if (k->page == PAGE_ACHIEVEMENTS)
        achievements_list_draw(k, c, area_of(ui));
    else
        rewards_draw(k, c, area_of(ui));
}

static void close_scene(struct scene *s) { mem_free(s); }

static const struct scene_type type = {.name = "achievements",
                                       .covers = true,
                                       .input = input,
                                       .update = update,
                                       .draw = draw,
                                       .close = close_scene};

void achievements_open(struct app *app, enum achievements_page page)
{
    CARRE_ASSERT((int)page >= 0);
    struct achievements *k = mem_alloc(sizeof *k);
    k->scene.app = app;
    k->page = page;
    read_rider(k);
    begin(k);
    app_push(app, &k->scene, &type);
    app_world(&k->scene, "ace");
}
