/* The table: a match, who plays it, and the stage on which one seat sees it.
 *
 * The match is the truth and decides; the stage hears what its seat may hear and shows it in its
 * own time; the scene carries wishes from one to the other. Every decision is in the store before
 * the picture has caught up, so that closing or killing the program loses nothing. */
#include "table_inside.h"

#include "ending_page.h"
#include "game_folder.h"
#include "saves_kept.h"
#include "souvenir.h"
#include "spoken.h"
#include "strbuf.h"

#include <stdio.h>
#include <string.h>

int64_t table_ms(const struct table *t) { return t->base_ms + scene_now(&t->scene) - t->opened; }
int table_shown_actions(const struct table *t)
{
    return t->end >= 0 ? t->end : match_actions(t->match);
}

/* ---- the scene ---- */

static void people(struct app *app, void *user)
{
    (void)app;
    people_open(user);
}

/* What is over of this game, as it was seen from here. */
static void look_back(struct app *app, void *user)
{
    struct table *t = user;
    char *text = match_save(t->match);
    const seat eyes = t->privacy == PRIVACY_ONE && table_people(t) ? t->front
                      : t->privacy == PRIVACY_OPEN                 ? SEAT_OPEN
                                                                   : SEAT_ONLOOKER;
    replay_open(app,
                &(struct replay_request){
                    .text = text, .seating = &t->seating, .at = -1, .running = true, .eyes = eyes});
    mem_free(text);
}

static void save_named(struct app *app, void *user, const char *name)
{
    const struct table *t = user;
    struct strbuf said = STRBUF_EMPTY;
    char *text = match_save(t->match), *who = t->seated ? seating_write(&t->seating) : NULL;
    saves_keep(app, text, who, name);
    if (app_keeps(app))
        strbuf_addf(&said, _("Saved as “%s”. Find it on the title screen, under “Games played”."),
                    name);
    else
        strbuf_addf(&said, _("“%s” couldn’t be saved."), name);
    app_toast(app, strbuf_text(&said));
    strbuf_free(&said);
    mem_free(text);
    mem_free(who);
}

static void save_as(struct app *app, void *user)
{
    const struct table *t = user;
    char name[SAVE_NAME];
    saves_suggest(match_rules(t->match)->game->id, name);
    naming_open(app, _("Save as…"), name, save_named, user);
}

static bool can_save(const struct table *t)
{
    return app_store(t->scene.app) && !t->apart && t->end < 0 && !table_over(t);
}

/* Behind a curtain nothing is. */
static void draw_lit(struct canvas *c, void *user)
{
    const struct table *t = user;
    if (t->stage && !t->curtain.up)
        t->skin->lit(table_front(t), c);
}

static void open_pause(struct table *t)
{
    struct strbuf state = STRBUF_EMPTY;
    const struct game *g = match_rules(t->match)->game;
    strbuf_add(&state, _(g->title));
    if (t->stage && t->skin->state_line) {
        strbuf_add(&state, " · ");
        t->skin->state_line(t->stage, &state);
    }
    if (match_practice(t->match))
        strbuf_addf(&state, " · %s", _("practice"));
    table_away(t);
    pause_open(t->scene.app, &(struct pause_request){
                                 .game = g->id,
                                 .state = strbuf_text(&state),
                                 .says = t->stage && t->skin->says && !t->curtain.up
                                             ? t->skin->says(table_front(t))
                                             : NULL,
                                 .code = match_code(t->match),
                                 .rules = match_rules(t->match),
                                 .kept = app_store(t->scene.app) && !t->apart,
                                 .people = people_has(t) ? people : NULL,
                                 .again = t->end < 0 && replay_has(t->match) &&
                                                  (!t->stage || stage_caught_up(table_front(t)))
                                              ? look_back
                                              : NULL,
                                 .save = can_save(t) ? save_as : NULL,
                                 .lit = t->stage && t->skin->lit ? draw_lit : NULL,
                                 .user = t});
    strbuf_free(&state);
}

/* It stops with the game: how that ended is heard alone. */
void table_music(struct table *t)
{
    const bool over = t->stage && table_front(t)->shown.b.over;
    audio_music(app_audio(t->scene.app), over ? NULL : t->skin->music);
}

static void table_show(struct scene *s)
{
    struct table *t = (struct table *)s;
    table_dress_up(t);
    table_music(t);
}

/* As wide as a television. */
static const struct souvenir_size PICTURE = {1920, 1080};

static void draw_picture(struct canvas *c, struct fonts *fonts, const char *lang, const void *of)
{
    struct stage st = *(const struct stage *)of;
    const int64_t now = st.ui.now;
    st.ui = souvenir_ui(fonts, lang, st.skin->theme, PICTURE);
    st.ui.now = now;
    canvas_begin(c);
    st.skin->picture(&st, c);
    canvas_end(c);
}

/* What everybody here has seen, as a file among the person's own pictures. */
static void keep_picture(struct table *t)
{
    const struct ui *ui = app_ui(t->scene.app);
    struct stage *st = table_front(t);
    struct strbuf said = STRBUF_EMPTY;
    char name[64], why[300] = "", *path = NULL;
    if (!st || !t->skin->picture)
        return;
    snprintf(name, sizeof name, "carre-%s-hand", match_rules(t->match)->game->id);
    if (souvenir_save_sized(draw_picture, st, PICTURE, ui->fonts, ui->lang, name, &path, why,
                            sizeof why))
        strbuf_addf(&said, _("Souvenir saved: %s"), path);
    else
        strbuf_addf(&said, _("Couldn’t save the picture. %s"), why);
    app_toast(t->scene.app, strbuf_text(&said));
    strbuf_free(&said);
    mem_free(path);
}

static void obey(struct table *t, struct stage_wish wish, bool pressed)
{
    struct app *app = t->scene.app;
    switch (wish.command) {
    case STAGE_NOTHING: break;
    case STAGE_ACT: table_wish(t, wish.action, pressed); break;
    case STAGE_ASK: table_ask_first(t, &wish); break;
    case STAGE_UNDO: table_undo(t); break;
    case STAGE_MENU: open_pause(t); break;
    case STAGE_SETTINGS: table_away(t), settings_open(app); break;
    case STAGE_RULES: table_away(t), rules_open_table(app, match_rules(t->match), NULL); break;
    case STAGE_CHART:
        table_away(t), rules_open_table(app, match_rules(t->match), "hand-ranks");
        break;
    case STAGE_PEEK: table_peek(t); break;
    case STAGE_HINT: table_hint(t); break;
    case STAGE_KEEP: keep_picture(t); break;
    case STAGE_RESUME: stage_resume(table_front(t)); break;
    }
}

/* The curtain hears presses only; whatever else a stage would understand waits for one. */
static void input_curtain(struct table *t, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_BACK || event->kind == ITEM_EVENT_MENU ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == STAGE_MENU))
        open_pause(t);
    else if (event->kind == ITEM_EVENT_HELP)
        rules_open_table(t->scene.app, match_rules(t->match), NULL);
    else
        curtain_input(t, event);
}

/* The player who plays alone is asked at every window from now on. */
static void keep_asking(struct table *t, bool asked)
{
    const enum setting asks = game_asks(match_rules(t->match)->game->id);
    if (asks != SETTING_NONE)
        app_set(t->scene.app, asks, asked);
}

/* Who wants to be asked at every window: kept with the table, and by the player who plays alone
 * for all tables to come. */
static void keep_stops(struct table *t, seatmask stops)
{
    if (t->stage) /* a look into a hand is a stage of its own */
        t->stage->stops = stops;
    if (t->stops == stops)
        return;
    t->stops = stops;
    for (int i = 0; i < t->seating.nseats; i++)
        t->seating.seat[i].asked = stops >> i & 1;
    if (seating_people(&t->seating) == 1)
        keep_asking(t, (stops & table_people(t)) != 0);
    table_keep(t);
}

static void table_input(struct scene *s, const struct item_event *event)
{
    struct table *t = (struct table *)s;
    const bool pressed = event->kind != ITEM_EVENT_HOVER && event->kind != ITEM_EVENT_FOCUS &&
                         event->kind != ITEM_EVENT_SCROLL;
    if (pressed)
        t->touched = app_now(s->app);
    if (t->curtain.up) {
        input_curtain(t, event);
        return;
    }
    struct stage *st = table_front(t);
    if (table_rush_input(t, event))
        return;
    st->ui.now = scene_now(s); /* of the press, not of the last picture before it */
    const bool overtakes = stage_overtakes(st, event);
    /* What runs is hurried on before what was pressed is done; looking around and turning aside
     * hurry nothing. */
    if (pressed && !stage_turns_aside(event)) {
        if (!(stage_still(st) && stage_caught_up(st)) || table_moment(t))
            stage_hasten(st);
        strip_end(t);
    }
    if (overtakes)
        return;
    const struct stage_wish wish = table_pressed(t, st, event);
    if (st->say[0]) {
        app_say(s->app, st->say);
        st->say[0] = '\0';
    }
    if (st->order != app_setting(s->app, SETTING_HAND_ORDER))
        app_set(s->app, SETTING_HAND_ORDER, st->order);
    keep_stops(t, st->stops);
    if (st->big_blinds != (app_setting(s->app, SETTING_BIG_BLINDS) != 0))
        app_set(s->app, SETTING_BIG_BLINDS, st->big_blinds);
    obey(t, wish, true); /* the last: the stage may be gone then */
}

/* Behind the curtain there is no stage; when the game ends there, everybody may see how. */
static void end_without_stage(struct table *t)
{
    t->curtain = (struct curtain){.from = SEAT_NONE, .comes = SEAT_NONE};
    t->eyes = SEAT_ONLOOKER;
    table_lay(t, true);
}

/* What is told in words beside it is shown so fast: anybody who comes waits no longer than two
 * seconds. */
static const float recap_pace = 0.3F;

static int update_stage(struct table *t)
{
    struct stage *st = table_front(t);
    struct ui ui = *app_ui(t->scene.app);
    ui.now = scene_now(&t->scene);
    table_dress(t, st);
    st->overheard = t->scene.secret && spoken_is_on(t->scene.app);
    table_tell_undo(t, st);
    st->more = table_rush_items;
    st->more_of = t;
    ui.pace = table_pace(t);
    if (t->strip.on && ui.pace > recap_pace)
        ui.pace = recap_pace;
    st->wish = (struct stage_wish){STAGE_NOTHING};
    const bool behind = !stage_caught_up(st);
    int wait = stage_update(st, &ui, t->scene.items);
    /* what is known of the table when the picture is there is told with it */
    if (behind && stage_caught_up(st)) {
        table_dress(t, st);
        table_tell_undo(t, st);
        wait = stage_update(st, &ui, t->scene.items);
    }
    t->scene.theme = st->ui.theme;
    table_music(t);
    return wait;
}

/* What a stage wants done without a press: what was decided ahead of the turn, or what nobody has
 * answered in time. */
static bool obey_update(struct table *t)
{
    struct stage *st = table_front(t);
    const struct stage_wish wish = st->wish;
    st->wish = (struct stage_wish){.command = STAGE_NOTHING};
    if (wish.command == STAGE_NOTHING || !t->scene.top)
        return false;
    obey(t, wish, false);
    return true;
}

/* The story's next page, if it is due now; on the way to it the table rests. Before anybody has
 * played it comes before the first curtain: it is told to all who sit here. */
static bool tell_story(struct table *t)
{
    struct view v;
    if (!t->tells || !t->scene.top || (!t->stage && match_actions(t->match)))
        return false;
    match_view(t->match, SEAT_ONLOOKER, &v);
    return game_folder(match_rules(t->match)->game->id)
        ->story->follow(&t->story, t->scene.app, t->stage ? &t->stage->shown.b : &v.board,
                        t->fresh);
}

static int update(struct table *t)
{
    struct scene *s = &t->scene;
    if (!s->top)
        table_away(t);
    if (t->stage && strcmp(t->lang, app_ui(s->app)->lang) != 0)
        table_lay_from(t, table_shown_whole(t));
    s->secret = table_secret(t);
    const struct stage *st = t->stage && !t->curtain.up && !t->strip.on ? table_front(t) : NULL;
    /* how it ends is seen alone, and what was earned is told behind it */
    s->tidings = st && !st->shown.b.over ? st->tidings : (struct rect){0};
    const int bots = s->top ? table_bots(t) : SCENE_IDLE;
    int wait = SCENE_IDLE;
    if (match_over(t->match) && !t->stage)
        end_without_stage(t);
    if (t->curtain.up)
        return !t->stage && tell_story(t) ? SCENE_IDLE : table_sooner(bots, curtain_update(t));
    wait = table_sooner(wait, table_sooner(table_talk(t), table_clock(t)));
    wait = table_sooner(wait, update_stage(t));
    if (t->stage && tell_story(t))
        return SCENE_IDLE;
    if (obey_update(t))
        return t->curtain.up ? curtain_update(t) : table_sooner(0, update_stage(t));
    if (table_follow(t) || table_look_alone(t))
        return t->curtain.up ? curtain_update(t) : table_sooner(0, update_stage(t));
    /* While the picture is behind, it has its own times, and bots are looked after in them: when
     * they have to be would tell who is asked. What they do then would wait in the queue anyway. */
    if (stage_caught_up(table_front(t)))
        wait = table_sooner(wait, bots);
    wait = table_sooner(wait,
                        table_sooner(table_stays(t), table_sooner(strip_wait(t), table_advice(t))));
    table_award(t, false);
    if (match_over(t->match) && t->end < 0 && !t->finished && wait < 0 &&
        stage_caught_up(t->stage) && s->top)
        table_finish(t);
    return wait;
}

static int table_update(struct scene *s)
{
    struct table *t = (struct table *)s;
    const int wait = update(t);
    table_guard(t);
    untold_update(t);
    return s->top ? wait : SCENE_IDLE; /* its time stands */
}

/* While the end is still being told, what its page shows is made ready. */
static void table_rehearse(struct scene *s, struct canvas *c)
{
    struct table *t = (struct table *)s;
    if (t->stage && !t->finished && t->end < 0)
        ending_rehearse(t->stage, c);
}

static void table_draw(const struct scene *s, struct canvas *c)
{
    const struct table *t = (const struct table *)s;
    if (t->curtain.up) {
        curtain_draw(t, c);
        return;
    }
    stage_draw(table_front(t), c);
    strip_draw(t, c);
    table_talk_draw(t, c);
    table_rush_draw(t, c);
    table_clock_draw(t, c);
}

static void away(struct scene *s) { table_away((struct table *)s); }

static bool table_ahead(struct scene *s, int step)
{
    const struct table *t = (const struct table *)s;
    return t->stage && !t->curtain.up && t->skin->ahead &&
           t->skin->ahead(t->stage, app_canvas(s->app), step);
}

void table_free(struct table *t)
{
    for (int i = 0; i < SEATS; i++)
        player_free(t->player[i]);
    player_free(t->adviser);
    history_clear(&t->told_lines);
    strip_end(t);
    stage_free(t->look);
    stage_free(t->stage);
    table_untell(t);
    match_free(t->match);
    world_close(&t->world);
    mem_free(t->assets);
    mem_free(t);
}

static void table_close(struct scene *s)
{
    if (app_store(s->app))
        store_sync(app_store(s->app));
    table_free((struct table *)s);
}

const struct scene_type table_type = {.name = "table",
                                      .covers = true,
                                      .show = table_show,
                                      .input = table_input,
                                      .update = table_update,
                                      .rehearse = table_rehearse,
                                      .draw = table_draw,
                                      .close = table_close,
                                      .away = away,
                                      .ahead = table_ahead,
                                      .words = table_words};
