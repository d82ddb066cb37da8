/* How fast a table goes on when nobody at the screen has a part in it: the rest of a hand at Turbo,
 * the rest of a tournament at once if they wish. */
#include "table_inside.h"

#include "check.h"

enum {
    AT_ONCE = 40,
    THOUGHTFUL = 6000 /* SPEC asks thirty times a hand */,
    DO_RESULT = STAGE_OWN + 900
};
static const float turbo = 0.2F;

static bool some_play(const struct table *t, const struct board *b)
{
    const seatmask people = table_people(t);
    bool some = false;
    for (int s = 0; s < b->nseats; s++)
        some |= seat_in(s, people) && t->skin->plays(b, s);
    return some;
}

/* Everybody at the screen has folded or is out, as far as the picture has come. */
float table_pace(const struct table *t)
{
    const float usual = app_ui(t->scene.app)->pace;
    if (usual <= turbo || !t->skin->plays || !t->stage || t->end >= 0 || !table_people(t))
        return usual;
    return some_play(t, &table_front(t)->shown.b) ? usual : turbo;
}

/* ---- the rest of a tournament ---- */

/* There are people at the table, and none of them is in the game any more. */
bool table_only_bots(const struct table *t)
{
    if (!t->skin->plays || t->end >= 0 || table_over(t) || !table_people(t))
        return false;
    for (int s = 0; s < match_rules(t->match)->nseats; s++)
        if (seating_person_at(&t->seating, s) && !table_out(t, s))
            return false;
    return true;
}

/* Bots decide with the least thought, some actions a frame: the end is there within a second or
 * two, and nobody has to watch. A game that will not end by thought is ended by chance. */
int table_rush(struct table *t)
{
    struct temper quick = temper_even;
    quick.budget = 1;
    for (int i = 0; i < AT_ONCE && !match_over(t->match); i++, t->rushed++) {
        const seat who = seat_first(match_waiting(t->match));
        CARRE_ASSERT(who >= 0);
        struct view v;
        match_view(t->match, who, &v);
        const struct bot *b = bot_find(v.rules.game->id, t->seating.seat[who].bot);
        struct action a = b && t->rushed < THOUGHTFUL ? b->choose(&v, &t->rush_rng, &quick)
                                                      : bot_random_action(&v, &t->rush_rng);
        if (match_play(t->match, &a, table_ms(t)) != REASON_OK) {
            a = bot_random_action(&v, &t->rush_rng);
            match_play(t->match, &a, table_ms(t));
        }
    }
    if (!match_over(t->match))
        return 0;
    table_keep(t);
    t->eyes = SEAT_ONLOOKER;
    t->curtain.up = false;
    table_lay(t, true);
    return 0;
}

static uint32_t result_id(void) { return item_id("show-result", 0); }

/* The button for it, where the controls of a turn would be; it waits for what fills the screen. The
 * focus goes there as it comes: Enter is for it. */
void table_rush_items(void *of, struct items *it)
{
    struct table *t = of;
    const bool came = !t->rushes;
    t->rushes = !t->rush && table_only_bots(t) && !table_filled(t);
    if (!t->rushes)
        return;
    if (came)
        items_focus_on(it, result_id());
    items_add(it, (struct item){.id = result_id(),
                                .role = ITEM_BUTTON,
                                .name = _("Show the result"),
                                .about = _("The bots play out the rest at once."),
                                .key = KEY_ENTER,
                                .pad = PAD_X,
                                .action = DO_RESULT,
                                .first = true,
                                .bounds = ui_at(app_ui(t->scene.app), 760, 800, 384, 110),
                                .sound = "ui/open"});
}

bool table_rush_input(struct table *t, const struct item_event *event)
{
    if (event->kind != ITEM_EVENT_ACTIVATED || event->action != DO_RESULT)
        return false;
    t->rush = true;
    table_hand_down(t);
    return true;
}

void table_rush_draw(const struct table *t, struct canvas *c)
{
    const struct item *i = items_get(t->scene.items, result_id());
    struct ui ui = *app_ui(t->scene.app);
    ui.theme = t->scene.theme ? t->scene.theme : ui.theme;
    if (i)
        ui_button(c, &ui, i, i->name, "play", UI_MAIN);
}
