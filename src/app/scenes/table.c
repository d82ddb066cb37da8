/* The table: a match, who plays it, and the stage on which one seat sees it.
 *
 * The match is the truth and decides; the stage hears what its seat may hear and shows it in its own time; the scene carries wishes from one to the other.
 * Every decision is in the store before the picture has caught up, so that closing or killing the program loses nothing. */
#include "table.h"

#include "mem.h"
#include "path.h"
#include "player.h"
#include "scenes.h"
#include "skins.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

enum { BOT_POLL_MS = 15, BOT_THINK_MS = 350 };

struct table {
    struct scene scene;
    struct world world;
    char *assets;
    struct match *match;
    struct stage *stage;
    struct player *player[SEATS];
    seat me;
    int heard;              /* events that the stage has heard */
    const char *lang;       /* that the stage's lines are in */
    int64_t base_ms;        /* of the match's clock when the table was opened… */
    int64_t opened;         /* …and the app's then */
    int64_t bot_since;
    int end;                /* looked at up to so many actions; -1: all, it is played */
    bool finished;
    char save_name[64];
    char undo_why[300];
};

static int64_t match_ms(const struct table *t) { return t->base_ms + app_now(t->scene.app) - t->opened; }
static int shown_actions(const struct table *t) { return t->end >= 0 ? t->end : match_actions(t->match); }

/* ---- the stage follows the match ---- */

static void hear(struct table *t)
{
    const int n = match_heard_at(t->match, shown_actions(t));
    while (t->heard < n) {
        struct event e = match_heard(t->match, t->me, t->heard++);
        stage_hear(t->stage, &e);
    }
    struct view v;
    match_view_at(t->match, t->me, shown_actions(t), &v);
    stage_may(t->stage, &v.choices);
}

/* The same table once more from its beginning, at rest: after a load, an undo, and in another language. */
static void lay(struct table *t, bool at_rest)
{
    struct board start;
    stage_free(t->stage);
    match_board_start(t->match, t->me, &start);
    t->stage = stage_new(skins_find(match_rules(t->match)->game->id), match_rules(t->match), t->me, &start, app_audio(t->scene.app));
    t->stage->order = app_setting(t->scene.app, SETTING_HAND_ORDER);
    t->heard = 0;
    hear(t);
    if (at_rest)
        stage_lay(t->stage);
    t->lang = app_ui(t->scene.app)->lang;
}

static void keep(struct table *t)
{
    struct store *store = app_store(t->scene.app);
    if (!store || t->end >= 0)
        return;
    if (match_over(t->match)) {
        store_remove(store, t->save_name);
        return;
    }
    char *text = match_save(t->match);
    store_put(store, t->save_name, text);
    mem_free(text);
}

/* ---- decisions ---- */

static void play(struct table *t, struct action a)
{
    int reason = match_play(t->match, &a, match_ms(t));
    if (reason != REASON_OK) {
        app_toast(t->scene.app, _(rules_reason_text(match_rules(t->match)->game, reason)));
        return;
    }
    keep(t);
    hear(t);
}

/* May the last decision be taken back: free, as practice, or not (with the reason). */
enum undo { UNDO_NOTHING, UNDO_FREE, UNDO_PRACTICE, UNDO_NO };

static enum undo undo_state(const struct table *t)
{
    const int n = match_actions(t->match) - 1;
    if (n < 0 || t->end >= 0)
        return UNDO_NOTHING;
    const bool tells = (match_undo_tells(t->match, n) & match_seated(t->match)) != 0, others = (match_undo_actors(t->match, n) & ~seat_bit(t->me)) != 0;
    if (!tells && !others)
        return UNDO_FREE;
    return app_setting(t->scene.app, SETTING_ASSIST) == ASSIST_FULL && !others ? UNDO_PRACTICE : UNDO_NO;
}

static void undo_now(struct table *t, bool practice)
{
    match_undo(t->match, match_actions(t->match) - 1, practice);
    keep(t);
    lay(t, true);
    app_redraw(t->scene.app);
}

static void practise_answer(struct app *app, void *user, int which)
{
    (void)app;
    if (which == 1)
        undo_now(user, true);
}

static void undo(struct table *t)
{
    struct app *app = t->scene.app;
    switch (undo_state(t)) {
    case UNDO_NOTHING: app_toast(app, _("There is nothing to take back.")); break;
    case UNDO_NO: app_toast(app, _("A new card was seen since, so this can’t be taken back.")); break;
    case UNDO_FREE: undo_now(t, false); break;
    case UNDO_PRACTICE:
        if (match_practice(t->match)) {
            undo_now(t, true);
            break;
        }
        dialog_open(app, &(struct dialog_request){.heading = _("Go on as practice?"), .text = _("A new card was seen since. Taking this back makes the run practice: it goes on, but earns nothing."),
                                                  .button = {_("Leave it"), _("Practise")}, .answer = practise_answer, .user = t});
        break;
    }
}

static void write_undo(struct table *t)
{
    struct stage *st = t->stage;
    const enum undo how = undo_state(t);
    st->undo_ready = how == UNDO_FREE || how == UNDO_PRACTICE;
    st->can_practise = how == UNDO_PRACTICE;
    st->undo_why_not = how == UNDO_NOTHING ? _("There is nothing to take back.") : _("A new card was seen since, so this can’t be taken back.");
}

/* Bots answer when they have thought, and not so fast that nobody sees it. The time does not depend on what they think about. */
static int bots(struct table *t)
{
    if (match_over(t->match) || t->end >= 0)
        return SCENE_IDLE;
    for (int s = 0; s < match_rules(t->match)->nseats; s++) {
        struct player *p = t->player[s];
        struct action a;
        if (player_is_person(p) || !(match_waiting(t->match) & seat_bit(s)))
            continue;
        if (!player_asked(p)) {
            struct view v;
            match_view(t->match, (seat)s, &v);
            player_ask(p, &v);
            t->bot_since = app_now(t->scene.app);
        }
        const int64_t wait = t->bot_since + ui_ms(app_ui(t->scene.app), BOT_THINK_MS) - app_now(t->scene.app);
        if (wait > 0)
            return (int)wait;
        if (player_answer(p, &a)) {
            play(t, a);
            return 0;
        }
        return BOT_POLL_MS;
    }
    return SCENE_IDLE;
}

/* ---- the end ---- */

static void finish(struct table *t)
{
    struct app *app = t->scene.app;
    struct stage_summary *s = mem_alloc(sizeof *s);
    struct result_request q = {.game = match_rules(t->match)->game->id};
    char time[40];
    t->finished = true;
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
        q.line[n].name = _("Code of the deal");
        q.line[n++].value = match_code(t->match);
    }
    q.won = s->won;
    q.heading = s->heading;
    q.sentence = s->sentence;
    q.difficulty = match_rules(t->match)->option[0];
    char *text = match_save(t->match);
    q.saved = text;
    app_home(app);
    result_open(app, &q);
    mem_free(text);
    mem_free(s);
}

/* ---- the scene ---- */

static void open_pause(struct table *t)
{
    struct strbuf state = STRBUF_EMPTY;
    const struct game *g = match_rules(t->match)->game;
    strbuf_add(&state, _(g->title));
    if (t->stage->skin->state_line) {
        strbuf_add(&state, " · ");
        t->stage->skin->state_line(t->stage, &state);
    }
    pause_open(t->scene.app, &(struct pause_request){.game = g->id, .state = strbuf_text(&state), .code = match_code(t->match), .saved = app_store(t->scene.app) != NULL});
    strbuf_free(&state);
}

static void table_show(struct scene *s)
{
    struct table *t = (struct table *)s;
    audio_music(app_audio(s->app), t->stage->skin->music);
}

static void table_input(struct scene *s, const struct news *news)
{
    struct table *t = (struct table *)s;
    /* What runs is hurried on before what was pressed is done; looking around hurries nothing. */
    if (news->kind != NEWS_HOVER && news->kind != NEWS_FOCUS && news->kind != NEWS_SCROLL && !(stage_still(t->stage) && stage_caught_up(t->stage)))
        stage_hurry(t->stage);
    struct stage_wish wish = stage_input(t->stage, news);
    switch (wish.command) {
    case STAGE_NOTHING: break;
    case STAGE_ACT: play(t, wish.action); break;
    case STAGE_UNDO: undo(t); break;
    case STAGE_MENU: open_pause(t); break;
    case STAGE_SETTINGS: settings_open(s->app); break;
    case STAGE_RULES: rules_open(s->app, match_rules(t->match)->game->id, 0); break;
    }
    if (t->stage->say[0]) {
        app_toast(s->app, t->stage->say);
        t->stage->say[0] = '\0';
    }
    if (t->stage->order != app_setting(s->app, SETTING_HAND_ORDER))
        app_set(s->app, SETTING_HAND_ORDER, t->stage->order);
}

static int sooner(int a, int b) { return a < 0 ? b : b < 0 ? a : a < b ? a : b; }

static int table_update(struct scene *s)
{
    struct table *t = (struct table *)s;
    const struct ui *ui = app_ui(s->app);
    if (strcmp(t->lang, ui->lang) != 0)
        lay(t, true);
    int wait = s->top ? bots(t) : SCENE_IDLE;
    t->stage->court_fr = app_setting(s->app, SETTING_COURT_LETTERS) == COURT_FR;
    t->stage->assist = app_setting(s->app, SETTING_ASSIST);
    t->stage->deck_edge = app_setting(s->app, SETTING_DECK) == DECK_CONTRAST || ui->contrast;
    write_undo(t);
    wait = sooner(wait, stage_update(t->stage, ui, s->items));
    s->theme = t->stage->ui.theme;
    if (!rect_empty(t->stage->damage))
        app_damage(s->app, t->stage->damage);
    if (match_over(t->match) && t->end < 0 && !t->finished && wait < 0 && stage_caught_up(t->stage) && s->top)
        finish(t);
    return wait;
}

static void table_draw(const struct scene *s, struct canvas *c) { stage_draw(((const struct table *)s)->stage, c); }

static void table_close(struct scene *s)
{
    struct table *t = (struct table *)s;
    for (int i = 0; i < SEATS; i++)
        player_free(t->player[i]);
    stage_free(t->stage);
    match_free(t->match);
    world_close(&t->world);
    mem_free(t->assets);
    mem_free(t);
}

static const struct scene_type table_type = {.name = "table", .covers = true, .show = table_show, .input = table_input, .update = table_update, .draw = table_draw, .close = table_close};

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
    if (!world_rules(&t->world, g, g->seats_min, &r, error, MATCH_ERROR))
        return NULL;
    for (int i = 0; i < g->noptions; i++)
        if (strcmp(g->options[i].name, "difficulty") == 0)
            r.option[i] = q->difficulty;
    if (q->seed)
        match_seed_from_text(q->seed, seed);
    else
        match_seed_random(seed);
    return match_new(&r, seed, q->seed, NULL, true, error);
}

static void seat_players(struct table *t)
{
    const struct rules *r = match_rules(t->match);
    for (int s = 0; s < r->nseats; s++)
        t->player[s] = player_new(s == t->me ? NULL : bot_best(r->game->id), (uint64_t)s + 1);
}

/* Takes the match over; without one says why. */
static void open_match(struct app *app, struct table *t, const char *error, bool at_rest)
{
    if (!t->match) {
        dialog_open(app, &(struct dialog_request){.heading = _("This game can’t be opened"), .text = error, .button = {_("Back")}});
        world_close(&t->world);
        mem_free(t->assets);
        mem_free(t);
        return;
    }
    snprintf(t->save_name, sizeof t->save_name, "autosave-%s", match_rules(t->match)->game->id);
    seat_players(t);
    t->scene.app = app;
    t->opened = app_now(app);
    if (match_actions(t->match))
        match_action(t->match, match_actions(t->match) - 1, &t->base_ms);
    app_push(app, &t->scene, &table_type);
    lay(t, at_rest);
    keep(t);
}

static struct table *table_new(void)
{
    struct table *t = mem_alloc(sizeof *t);
    t->assets = path_assets();
    t->end = -1;
    world_open(&t->world, t->assets);
    return t;
}

void table_open(struct app *app, const struct table_request *q)
{
    char error[MATCH_ERROR] = "";
    struct table *t = table_new();
    t->match = q->saved ? loaded(t, q->saved, error) : fresh(t, q, error);
    if (t->match && q->saved && q->same_deal)
        match_undo(t->match, 0, false);
    open_match(app, t, error, q->saved && !q->same_deal);
}

void table_open_at(struct app *app, const char *saved, int at, int who)
{
    char error[MATCH_ERROR] = "";
    struct table *t = table_new();
    t->match = loaded(t, saved, error);
    if (t->match) {
        const int most = match_actions(t->match);
        t->end = at < 0 || at > most ? most : at;
        t->me = (seat)(who < match_rules(t->match)->nseats ? who : 0);
    }
    open_match(app, t, error, true);
}
