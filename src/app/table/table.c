/* The table: a match, who plays it, and the stage on which one seat sees it.
 *
 * The match is the truth and decides; the stage hears what its seat may hear and shows it in its
 * own time; the scene carries wishes from one to the other. Every decision is in the store before
 * the picture has caught up, so that closing or killing the program loses nothing. */
#include "table_inside.h"

#include "check.h"
#include "ending_page.h"
#include "game_folder.h"
#include "path.h"
#include "saves_kept.h"
#include "skins.h"
#include "souvenir.h"
#include "spoken.h"
#include "strbuf.h"

#include <stdio.h>
#include <string.h>

int64_t table_ms(const struct table *t)
{
    return t->base_ms + (t->stood >= 0 ? t->stood : app_now(t->scene.app)) - t->opened;
}
int table_shown_actions(const struct table *t)
{
    return t->end >= 0 ? t->end : match_actions(t->match);
}

/* ---- decisions ---- */

/* Refused for what the hidden cards are: that is told to who holds them and to nobody else. */
static void refuse(struct table *t, int reason)
{
    if (!t->look && t->stage && t->stage->covered)
        table_peek(t);
    app_say(t->scene.app, _(rules_reason_text(match_rules(t->match)->game, reason)));
}

/* A hand, duel or round ends where cards are shuffled for the next, or where all is over: then a
 * power cut, too, shall take back no more than was played since. */
static bool ends_a_hand(const struct match *m)
{
    CARRE_ASSERT(match_actions(m) > 0);
    const int now = match_heard_count(m);
    bool ends = match_over(m);
    for (int i = match_heard_at(m, match_actions(m) - 1); i < now && !ends; i++)
        ends = match_heard(m, SEAT_ONLOOKER, i).kind == EVENT_FORGET;
    return ends;
}

void table_play(struct table *t, struct action a, bool decided)
{
    int reason = match_play(t->match, &a, table_ms(t));
    if (reason != REASON_OK) {
        refuse(t, reason);
        return;
    }
    if (!table_turn_goes_on(t, &a))
        table_hand_down(t);
    t->advised = false;
    t->unasked = t->unasked << 1 | !decided;
    table_keep(t);
    if (app_store(t->scene.app) && ends_a_hand(t->match))
        store_sync(app_store(t->scene.app));
    table_hear(t);
}

/* A sealed no is the same whoever gives it, and whatever is held: the table may give it for
 * everybody here who has not asked to be asked (SP-25). */
static bool says_no(const struct table *t, const struct view *v, const struct action *a)
{
    const struct folder_windows *w = game_folder(v->rules.game->id)->windows;
    return w && w->open(&v->board) && a->kind == w->no &&
           (table_people(t) & v->board.waiting & seat_bit(a->who));
}

/* A stage acts for who sits in front of it, for the table where all are asked at once, and for
 * anybody here who may act unasked. */
static void play_wish(struct table *t, struct action a, bool pressed)
{
    struct view v;
    match_view(t->match, SEAT_ONLOOKER, &v);
    const bool anybody =
        (table_agrees(t) && (table_people(t) & match_waiting(t->match) & seat_bit(a.who))) ||
        (table_people(t) & v.board.may & seat_bit(a.who));
    if (t->end < 0 && (a.who == t->front || anybody || says_no(t, &v, &a)) &&
        !(t->look && stage_eyes(t->look) == SEAT_OPEN)) {
        const int before = match_actions(t->match);
        if (pressed)
            stage_decided(table_front(t));
        table_play(t, a, pressed || !says_no(t, &v, &a));
        if (match_actions(t->match) != before) {
            t->touched = app_now(t->scene.app);
            t->acted++;
            t->decisions += pressed;
        }
    }
}

static void sure(struct app *app, void *user, int which)
{
    (void)app;
    struct table *t = user;
    if (which == 1)
        play_wish(t, t->asked, true);
}

static void ask_first(struct table *t, const struct stage_wish *wish)
{
    const struct stage_question *q = &wish->question;
    t->asked = wish->action;
    dialog_open(t->scene.app, &(struct dialog_request){.heading = q->heading,
                                                       .text = q->text,
                                                       .danger = true,
                                                       .button = {q->no, q->yes},
                                                       .answer = sure,
                                                       .user = t});
}

/* ---- the end ---- */

/* a press so shortly before the end has ended what was moving */
enum { HURRIED_MS = GUARD_STAY_MS + 100 };

static void finish(struct table *t)
{
    CARRE_ASSERT(!t->finished);
    struct app *app = t->scene.app;
    struct stage_summary *s = mem_alloc(sizeof *s);
    struct result_request q = {.game = match_rules(t->match)->game->id,
                               .seating = t->seated ? &t->seating : NULL};
    char time[40];
    t->finished = true;
    table_award(t, true);
    if (t->stage->skin->summary)
        t->stage->skin->summary(t->stage, s);
    int n = 0;
    for (; n < s->lines && n < RESULT_LINES - 2; n++) {
        q.line[n].name = s->line[n].name;
        q.line[n].value = s->line[n].value;
    }
    int64_t last = 0;
    if (match_actions(t->match))
        match_action(t->match, match_actions(t->match) - 1, &last);
    snprintf(time, sizeof time, "%d:%02d", (int)(last / 60000), (int)(last / 1000 % 60));
    q.line[n].name = _("Time");
    q.line[n++].value = time;
    if (match_code(t->match)[0]) {
        q.line[n].name = _("Deal code");
        q.line[n++].value = match_code(t->match);
    }
    CARRE_ASSERT(n <= RESULT_LINES);
    CARRE_ASSERT(s->hero <= match_rules(t->match)->nseats);
    q.won = s->won;
    if (s->hero) {
        q.emblem = t->stage->plate[s->hero - 1].emblem + 1;
        q.ground = t->stage->plate[s->hero - 1].ground;
    }
    q.heading = s->heading;
    q.how = s->how;
    struct strbuf sentence = STRBUF_EMPTY;
    strbuf_add(&sentence, s->sentence);
    const struct folder_loss *loss = t->apart ? NULL : game_folder(q.game)->loss;
    if (loss) {
        loss->count(app, t->match);
        loss->words(app, t->match, &sentence);
    }
    q.sentence = strbuf_text(&sentence);
    q.advice = loss ? loss->lesson(app, t->match) : "";
    q.option = match_rules(t->match)->option;
    char *text = match_save(t->match);
    q.saved = text;
    q.told = t->skin->ending && t->skin->ending->tell ? t->skin->ending->tell(t->stage) : NULL;
    q.hurried = app_now(app) - t->touched < HURRIED_MS;
    q.story = t->tells;
    app_home(app);
    result_open(app, &q);
    strbuf_free(&sentence);
    mem_free(text);
    mem_free(s);
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
    table_stand(t);
    pause_open(t->scene.app, &(struct pause_request){
                                 .game = g->id,
                                 .state = strbuf_text(&state),
                                 .code = match_code(t->match),
                                 .rules = match_rules(t->match),
                                 .kept = app_store(t->scene.app) && !t->apart,
                                 .people = people_has(t) ? people : NULL,
                                 .again = t->end < 0 && replay_has(t->match) &&
                                                  (!t->stage || stage_caught_up(table_front(t)))
                                              ? look_back
                                              : NULL,
                                 .save = can_save(t) ? save_as : NULL,
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
    table_go_on(t);
    table_dress_up(t);
    table_music(t);
}

enum { PICTURE_W = 1920, PICTURE_H = 1080 };

static void draw_picture(struct canvas *c, struct fonts *fonts, const char *lang, const void *of)
{
    struct stage st = *(const struct stage *)of;
    st.ui = (struct ui){.fonts = fonts,
                        .lang = lang,
                        .w = PICTURE_W,
                        .h = PICTURE_H,
                        .area = rect_make(0, 0, PICTURE_W, PICTURE_H),
                        .scale = 1,
                        .text = 1,
                        .pace = 1,
                        .calm = true,
                        .now = st.ui.now,
                        .theme = st.skin->theme};
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
    if (souvenir_save_sized(draw_picture, st, (struct souvenir_size){PICTURE_W, PICTURE_H},
                            ui->fonts, ui->lang, name, &path, why, sizeof why))
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
    case STAGE_ACT: play_wish(t, wish.action, pressed); break;
    case STAGE_ASK: ask_first(t, &wish); break;
    case STAGE_UNDO: table_undo(t); break;
    case STAGE_MENU: open_pause(t); break;
    case STAGE_SETTINGS: table_away(t), table_stand(t), settings_open(app); break;
    case STAGE_RULES:
        table_away(t), table_stand(t), rules_open_table(app, match_rules(t->match), NULL);
        break;
    case STAGE_CHART:
        table_away(t), table_stand(t), rules_open_table(app, match_rules(t->match), "hand-ranks");
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
    st->ui.now = app_now(s->app); /* of the press, not of the last picture before it */
    const bool overtakes = stage_overtakes(st, event);
    /* What runs is hurried on before what was pressed is done; looking around hurries nothing. */
    if (pressed) {
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

static int update(struct table *t)
{
    struct scene *s = &t->scene;
    if (!s->top) {
        table_away(t);
        table_stand(t);
    }
    if (t->stage && strcmp(t->lang, app_ui(s->app)->lang) != 0)
        table_lay(t, true);
    s->secret = table_secret(t);
    const struct stage *st = t->stage && !t->curtain.up && !t->strip.on ? table_front(t) : NULL;
    /* how it ends is seen alone, and what was earned is told behind it */
    s->tidings = st && !st->shown.b.over ? st->tidings : (struct rect){0};
    const int bots = s->top ? table_bots(t) : SCENE_IDLE;
    int wait = SCENE_IDLE;
    if (match_over(t->match) && !t->stage)
        end_without_stage(t);
    if (t->curtain.up)
        return table_sooner(bots, curtain_update(t));
    wait = table_sooner(wait, table_sooner(table_talk(t), table_clock(t)));
    wait = table_sooner(wait, update_stage(t));
    if (t->tells && s->top && t->stage &&
        game_folder(match_rules(t->match)->game->id)
            ->story->follow(&t->story, s->app, &t->stage->shown.b, t->fresh))
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
        finish(t);
    return wait;
}

static int table_update(struct scene *s)
{
    struct table *t = (struct table *)s;
    const int wait = update(t);
    table_guard(t);
    return wait;
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

static void table_free(struct table *t)
{
    for (int i = 0; i < SEATS; i++)
        player_free(t->player[i]);
    player_free(t->adviser);
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

static const struct scene_type table_type = {.name = "table",
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

/* ---- opening ---- */

static struct match *loaded(struct table *t, const char *text, char error[MATCH_ERROR])
{
    const struct match_world world = world_for_match(&t->world);
    return match_load(text, &world, true, error);
}

static struct match *fresh(struct table *t, const struct table_request *q, char error[MATCH_ERROR])
{
    const struct game *g = games_find(q->game);
    struct rules r;
    uint8_t seed[SEED_BYTES];
    if (!g) {
        snprintf(error, MATCH_ERROR, "%s", q->game);
        return NULL;
    }
    if (!world_rules(&t->world, g, q->seating ? q->seating->nseats : g->seats_min, &r, error,
                     MATCH_ERROR))
        return NULL;
    const int32_t *wished = q->seating ? q->seating->option : q->option;
    if (wished)
        memcpy(r.option, wished, (size_t)g->noptions * sizeof *r.option);
    if (q->seed)
        match_seed_from_text(q->seed, seed);
    else
        match_seed_random(seed);
    struct match *m = match_new(&r, seed, q->seed, NULL, true, error);
    if (m && !table_daily_begins(t, m))
        match_undo(m, 0, true);
    return m;
}

/* As it was kept with the save. False: nobody knows who sits there. */
static bool seats_kept(const struct table *t, struct app *app, struct seating *out)
{
    char error[SEATING_ERROR],
        *text = app_store(app) ? store_get(app_store(app), t->seating_name) : NULL;
    const bool good = text && seating_read(t->seating_name, text, out, error) &&
                      out->nseats == match_rules(t->match)->nseats;
    mem_free(text);
    return good;
}

/* Who sits there: as asked for, one person against bots at a new table, or as it was kept with the
 * save. Who sits at a save of which nobody knows it is asked (people_open), and until then it is
 * everybody's: a guess would show one person's hand to another. */
static void take_seats(struct table *t, struct app *app, const struct table_request *q)
{
    const struct rules *r = match_rules(t->match);
    const enum setting asks = game_asks(r->game->id);
    struct seating kept;
    t->seated = r->nseats > 1;
    if (q && q->seating && q->seating->nseats == r->nseats) {
        t->seating = *q->seating;
        t->seated = true;
        for (int i = 0; i < t->seating.nseats; i++) {
            t->seating.seat[i].bank_used = 0;
            t->seating.seat[i].asked = false;
        }
    } else if (q && !q->saved) {
        seating_default(&t->seating, r->game, r->nseats);
    } else if (q && r->nseats > 1 && seats_kept(t, app, &kept)) {
        t->seating = kept;
    } else {
        seating_unknown(&t->seating, r->game, r->nseats);
        t->unknown = q && r->nseats > 1;
        t->seated = t->seated && !t->unknown;
    }
    for (int i = 0; i < t->seating.nseats; i++) {
        if (seating_people(&t->seating) == 1 && seating_person_at(&t->seating, i))
            t->seating.seat[i].asked = asks != SETTING_NONE && app_setting(app, asks);
        if (t->seating.seat[i].asked)
            t->stops |= seat_bit(i);
    }
}

/* Takes the match over; without one says why. */
static void open_match(struct app *app, struct table *t, const char *error,
                       const struct table_request *q, seat who)
{
    if (!t->match) {
        dialog_open(app, &(struct dialog_request){.heading = _("This game can’t be opened"),
                                                  .text = error,
                                                  .button = {_("Back")}});
        table_free(t);
        return;
    }
    const char *id = match_rules(t->match)->game->id;
    t->skin = skins_find(id);
    snprintf(t->save_name, sizeof t->save_name, "autosave-%s", id);
    snprintf(t->seating_name, sizeof t->seating_name, "seating-%s", id);
    t->scene.app = app;
    t->opened = app_now(app);
    t->touched = t->opened - GUARD_STAY_MS;
    if (match_actions(t->match))
        match_action(t->match, match_actions(t->match) - 1, &t->base_ms);
    if (t->end < 0 && (!q->saved || q->same_deal))
        table_keep_left(t);
    take_seats(t, app, q);
    t->rush_rng = rng_seed((uint64_t)t->opened);
    table_seat_players(t);
    table_recall(t);
    app_push(app, &t->scene, &table_type);
    app_world(&t->scene, id);
    table_begin_eyes(t);
    if (t->end >= 0) {
        t->privacy = who == SEAT_ONLOOKER ? PRIVACY_PEEK : PRIVACY_ONE;
        t->scene.couch = false;
        t->eyes = who;
        t->front = who == SEAT_ONLOOKER ? 0 : who;
    }
    if (t->privacy == PRIVACY_CURTAIN && !table_agrees(t))
        curtain_raise(t, SEAT_NONE, table_asked(t) >= 0 ? table_asked(t) : t->front);
    else
        table_lay(t, t->end >= 0 || (q->saved && !q->same_deal));
    table_keep(t);
    if (t->unknown)
        people_open(t);
}

static struct table *table_new(void)
{
    struct table *t = mem_alloc(sizeof *t);
    t->assets = path_assets();
    t->end = -1;
    t->stood = -1;
    t->clock.who = SEAT_NONE;
    world_open(&t->world, t->assets);
    return t;
}

void table_open(struct app *app, const struct table_request *q)
{
    char error[MATCH_ERROR] = "";
    struct table *t = table_new();
    t->scene.app = app;
    t->apart = q->apart;
    t->match = q->saved ? loaded(t, q->saved, error) : fresh(t, q, error);
    if (t->match && q->saved && q->same_deal)
        match_undo(t->match, 0, !table_daily_begins(t, t->match));
    t->tells = q->story && t->match && game_folder(match_rules(t->match)->game->id)->story;
    t->fresh = !q->saved;
    open_match(app, t, error, q, 0);
}

void table_open_at(struct app *app, const char *saved, int at, int who)
{
    char error[MATCH_ERROR] = "";
    struct table *t = table_new();
    t->match = loaded(t, saved, error);
    if (t->match) {
        const int most = match_actions(t->match);
        t->end = at < 0 || at > most ? most : at;
    }
    const int nseats = t->match ? match_rules(t->match)->nseats : 0;
    open_match(app, t, error, NULL,
               (seat)(who >= 0 && who < nseats ? who
                      : nseats == 1            ? 0
                                               : SEAT_ONLOOKER));
}
