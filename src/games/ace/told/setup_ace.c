/* Before a run of Ace of Spades: who rides, and how hard. What was chosen last time is chosen
 * already, so that Enter is enough. */
#include "setup_ace_inside.h"

#include "daily.h"
#include "daily_dialog.h"
#include "deal_code.h"
#include "frame.h"
#include "ace_names.h"
#include "games.h"
#include "profile.h"
#include "saves.h"
#include "scenes.h"
#include "seating_scene.h"
#include "setup.h"
#include "table.h"

#include "check.h"
#include "mem.h"
#include "ace_settings.h"

#include <math.h>
#include <stdio.h>

const struct ace_setup_level ace_setup_level[LEVELS] = {
    {N_("Easy"), "ace/portraits/lord-overkill-easy", N_("“Sit down, friend. I’m in no hurry.”"),
     N_("A shot can use fewer than five cards."), N_("Your first shot deals 5 less.")},
    {N_("Normal"), "ace/portraits/lord-overkill-normal", N_("“Twelve of mine, one of you. Fair.”"),
     N_("Five cards per shot, open discard pile."),
     N_("Every shot deals 8 less. Bonuses don’t affect the first. Only the ace of spades adds "
        "extra damage.")},
    {N_("Hard"), "ace/portraits/lord-overkill-hard", N_("“I remember every card. Do you?”"),
     N_("You can’t look through the discard pile."),
     N_("Every shot deals 5 less. Pairs deal nothing. Face cards and aces add nothing.")},
    {N_("Nightmare"), "ace/portraits/lord-overkill-nightmare", N_("“Count your bullets. I have.”"),
     N_("Like Hard, but with one fewer reload in every duel."),
     N_("Every shot deals 6 less. Face cards and aces add nothing. Bonuses don’t affect your last "
        "bullet.")},
};

static const char *const riders[] = {N_("Solo"), N_("Two players"), N_("With a bot")};

enum { RIDERS = sizeof riders / sizeof *riders };

uint32_t ace_setup_id_of(int action) { return item_id("setup", action); }

/* Those who rode together last, as far as they are what is wished now: two people, or somebody and
 * a bot. */
static void take_seats(struct app *app, int players, struct seating *out)
{
    seating_last(app, games_find("ace"), out);
    people_refresh(app, out);
    if (out->nseats != 2)
        seating_default(out, games_find("ace"), 2);
    for (int i = 0; i < 2; i++)
        out->seat[i].away = false;
    if (players == ACE_BOT_PARTNER) {
        if (seating_people(out) == 2 || out->seat[1].sitter != SITTER_BOT)
            seating_sit_bot(out, 1, NULL);
        if (out->seat[0].sitter != SITTER_PERSON)
            seating_sit_guest(out, 0);
    } else if (seating_people(out) < 2) {
        for (int i = 0; i < 2; i++)
            if (out->seat[i].sitter != SITTER_PERSON)
                seating_sit_guest(out, i);
        out->privacy = seating_usual_privacy(2);
    }
    out->option[ACE_DIFFICULTY] = app_setting(app, ace_setting(ACE_SETTING_DIFFICULTY));
    out->option[ACE_ZERO] = app_setting(app, ace_setting(ACE_SETTING_ZERO));
}

static void play(struct setup *k)
{
    struct app *app = k->scene.app;
    const int players = app_setting(app, ace_setting(ACE_SETTING_PLAYERS));
    struct seating who;
    char code[DEAL_CODE_BYTES];
    snprintf(code, sizeof code, "%s", *k->daily ? k->daily : k->code);
    app_set_text(app, SETTING_LAST_GAME, "ace");
    if (players != ACE_ALONE)
        take_seats(app, players, &who);
    app_pop(app);
    /* The day's run is by the same rules for everybody. */
    struct rules r = rules_default(games_find("ace"), 1, NULL);
    ace_setup_usual(app, r.option);
    r.option[ACE_ZERO] =
        *k->daily ? ACE_ZERO_BONUSES : app_setting(app, ace_setting(ACE_SETTING_ZERO));
    table_open(app, &(struct table_request){.game = "ace",
                                            .option = r.option,
                                            .seed = *code ? code : NULL,
                                            .story = true,
                                            .seating = players == ACE_ALONE ? NULL : &who});
}

/* Names, animals, how secrets are kept, and how well the bot plays: on the page where everybody
 * sits down. */
static void open_seats(struct setup *k)
{
    struct seating who;
    take_seats(k->scene.app, app_setting(k->scene.app, ace_setting(ACE_SETTING_PLAYERS)), &who);
    seating_open_with(k->scene.app, &who);
}

static void replace_answer(struct app *app, void *user, int which)
{
    (void)app;
    struct setup *k = user;
    if (which == 1)
        play(k);
    else
        k->daily[0] = '\0';
}

static void wish_play(struct setup *k)
{
    if (k->save && app_setting(k->scene.app, SETTING_CONFIRM_QUIT))
        dialog_open(k->scene.app, &(struct dialog_request){
                                      .heading = _("Abandon your current run?"),
                                      .text = _("Starting a new run deletes the one in progress."),
                                      .button = {_("Keep it"), _("New run")},
                                      .danger = true,
                                      .answer = replace_answer,
                                      .user = k});
    else
        play(k);
}

static void daily_answer(struct app *app, void *user, int which)
{
    (void)app;
    struct setup *k = user;
    if (which == 0)
        wish_play(k);
    else
        k->daily[0] = '\0';
}

static void setup_input(struct scene *s, const struct item_event *event)
{
    struct setup *k = (struct setup *)s;
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_BACK)) {
        app_pop(s->app);
    } else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_PLAYERS) {
        app_set(s->app, ace_setting(ACE_SETTING_PLAYERS), event->amount);
    } else if (event->kind == ITEM_EVENT_CHANGED) {
        app_set(s->app, ace_setting(ACE_SETTING_DIFFICULTY), event->amount);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_SEATS) {
        open_seats(k);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_LESSON) {
        lesson_open(s->app, "ace");
    } else if (event->kind == ITEM_EVENT_HELP ||
               (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_RULES)) {
        rules_open(s->app, "ace", 0);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_PLAY) {
        wish_play(k);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_DAILY) {
        daily_code(profile_now(), 0, k->daily);
        daily_ask(s->app, k->daily, app_setting(s->app, ace_setting(ACE_SETTING_DIFFICULTY)),
                  daily_answer, k);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_MORE) {
        ace_setup_more_open(k);
    }
}

/* Has a run been played here, to its end or not? */
static bool ever_rode(struct app *app)
{
    size_t n = 0;
    struct played *last =
        app_store(app) ? profile_matches(app_store(app), "ace", NULL, 1, &n) : NULL;
    profile_matches_free(last, n);
    return n > 0;
}

static void setup_show(struct scene *s)
{
    struct setup *k = (struct setup *)s;
    struct save_line line;
    saves_look_game(s->app, "ace", &line);
    k->save = line.there && !line.damaged;
    k->newcomer = !k->save && !ever_rode(s->app);
}

/* Who rides stands in one row above the cards; its names may take two lines. */
static struct rect riders_of(const struct ui *ui)
{
    struct rect r = frame_at(ui, 96, PAGE_BODY, 1288, 80);
    r.h = frame_choice_height(ui, (const char *[]){_(riders[0]), _(riders[1]), _(riders[2]), NULL},
                              r.w / RIDERS);
    return r;
}

/* They reach from the riders to the bar, and the one that is chosen fills that: the others hang
 * clear of both. */
struct rect ace_setup_level_card(const struct ui *ui, int i)
{
    CARRE_ASSERT(i >= 0 && i < LEVELS);
    const struct rect column = frame_at(ui, 96 + 440 * (float)i, 0, 408, 0);
    const float top = rect_bottom(riders_of(ui)) + ui_px(ui, 10);
    return rect_make(column.x, top, column.w, frame_bar(ui, i, 1).y - ui_px(ui, 8) - top);
}

/* How many ride, and beside it what else there is for so many: the run of the day, or the seats. */
static void rider_items(struct scene *s, const struct ui *ui, int players, int difficulty)
{
    const struct rect row = riders_of(ui);
    frame_choice(s,
                 (struct item){.id = ace_setup_id_of(DO_PLAYERS),
                               .name = _("Riders"),
                               .amount = players,
                               .action = DO_PLAYERS,
                               .bounds = row,
                               .about = _("Two players: five cards each, three shared cards, and "
                                          "only vague clues about your hands.")},
                 (const char *[]){_(riders[0]), _(riders[1]), _(riders[2]), NULL});
    const struct rect beside =
        rect_make(frame_bar(ui, 3, 1).x, row.y, frame_bar(ui, 3, 1).w, row.h);
    if (players == ACE_ALONE) {
        char standing[200];
        daily_standing(s->app, difficulty, standing, sizeof standing);
        items_add(s->items, (struct item){.id = ace_setup_id_of(DO_DAILY),
                                          .role = ITEM_BUTTON,
                                          .name = _("Daily run"),
                                          .about = standing,
                                          .key = 'D',
                                          .action = DO_DAILY,
                                          .bounds = beside,
                                          .sound = "ui/open"});
    } else {
        items_add(
            s->items,
            (struct item){
                .id = ace_setup_id_of(DO_SEATS),
                .role = ITEM_BUTTON,
                .name = _("Seats"),
                .key = 'T',
                .action = DO_SEATS,
                .bounds = beside,
                .sound = "ui/open",
                .about =
                    _("Names and animals, how hands stay hidden, and how well the bot plays.")});
    }
}

void ace_setup_overkill(struct strbuf *out, int level)
{
    CARRE_ASSERT(level >= 0 && level < LEVELS);
    strbuf_addf(out, _("%s: %s"), _("Lord Overkill"), _(ace_setup_level[level].boss));
}

static void difficulty_items(struct scene *s, const struct ui *ui, int now)
{
    const bool newcomer = ((const struct setup *)s)->newcomer;
    struct item choice = {
        .id = ace_setup_id_of(DO_DIFFICULTY),
        .role = ITEM_CHOICE,
        .name = _("Difficulty"),
        .value = _(ace_setup_level[now].name),
        .action = DO_DIFFICULTY,
        .min = 0,
        .max = LEVELS - 1,
        .step = 1,
        .amount = now,
        .first = true,
        .bounds = rect_union(ace_setup_level_card(ui, 0), ace_setup_level_card(ui, LEVELS - 1))};
    items_add(s->items, choice);
    for (int i = 0; i < LEVELS; i++) {
        struct strbuf about = STRBUF_EMPTY;
        ace_setup_overkill(&about, i);
        items_add(s->items,
                  (struct item){.id = item_id("level", i),
                                .role = ITEM_OPTION,
                                .name = _(ace_setup_level[i].name),
                                .value = newcomer && i == FOR_BEGINNERS ? _("Start here") : NULL,
                                .about = strbuf_text(&about),
                                .parent = choice.id,
                                .arg = i,
                                .chosen = i == now,
                                .key = (enum key)('1' + i),
                                .bounds = ace_setup_level_card(ui, i),
                                .radius = ui_px(ui, 24)});
        strbuf_free(&about);
    }
}

static void bar_items(const struct setup *k, struct items *it, const struct ui *ui)
{
    items_add(it, (struct item){.id = ace_setup_id_of(DO_RULES),
                                .role = ITEM_BUTTON,
                                .name = _("How to play"),
                                .key = KEY_F1,
                                .pad = PAD_BACK,
                                .action = DO_RULES,
                                .bounds = frame_bar(ui, 0, 1),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = ace_setup_id_of(DO_LESSON),
                                .role = ITEM_BUTTON,
                                .name = _("First lesson"),
                                .key = 'L',
                                .pad = PAD_X,
                                .action = DO_LESSON,
                                .bounds = frame_bar(ui, 1, 1),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = ace_setup_id_of(DO_MORE),
                                .role = ITEM_BUTTON,
                                .name = _("More options"),
                                .value = *k->code ? k->code : NULL,
                                .key = 'M',
                                .pad = PAD_Y,
                                .action = DO_MORE,
                                .bounds = frame_bar(ui, 2, 1),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = ace_setup_id_of(DO_PLAY),
                                .role = ITEM_BUTTON,
                                .name = _("Play"),
                                .key = KEY_ENTER,
                                .pad = PAD_A,
                                .action = DO_PLAY,
                                .bounds = frame_bar(ui, 3, 1),
                                .sound = "ui/open"});
}

static int setup_update(struct scene *s)
{
    const struct setup *k = (const struct setup *)s;
    const struct ui *ui = app_ui(s->app);
    const int difficulty = app_setting(s->app, ace_setting(ACE_SETTING_DIFFICULTY));
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    rider_items(s, ui, app_setting(s->app, ace_setting(ACE_SETTING_PLAYERS)), difficulty);
    difficulty_items(s, ui, difficulty);
    bar_items(k, s->items, ui);
    items_end(s->items);
    return SCENE_IDLE;
}

/* The ground of the first scene fills the window and is the slowest picture of all. */
static bool setup_ahead(struct scene *s, int step)
{
    const struct ui *ui = app_ui(s->app);
    const float k = fmaxf(ui->w / 1920, ui->h / 1080);
    if (step == 0 && !ui->contrast)
        canvas_prepare(app_canvas(s->app), "ace/scene-1", 1920 * k, 1080 * k);
    return step == 0;
}

static void setup_close(struct scene *s) { mem_free(s); }

static const struct scene_type setup_type = {.name = "setup-ace",
                                             .covers = true,
                                             .show = setup_show,
                                             .input = setup_input,
                                             .update = setup_update,
                                             .draw = ace_setup_draw,
                                             .close = setup_close,
                                             .ahead = setup_ahead};

void ace_setup_usual(struct app *app, int32_t *option)
{
    option[ACE_DIFFICULTY] = app_setting(app, ace_setting(ACE_SETTING_DIFFICULTY));
}

void ace_setup_open(struct app *app, const char *code, const char *difficulty)
{
    struct rules r = rules_default(games_find("ace"), 1, NULL);
    char error[SETUP_ERROR];
    if (difficulty && setup_option(&r, "difficulty", difficulty, error))
        app_set(app, ace_setting(ACE_SETTING_DIFFICULTY), r.option[ACE_DIFFICULTY]);
    struct setup *k = mem_alloc(sizeof *k);
    deal_code_add(k->code, code ? code : "");
    app_push(app, &k->scene, &setup_type);
    app_world(&k->scene, "ace");
}
