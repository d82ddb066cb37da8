/* Before a run of Ace of Spades: who rides, and how hard. What was chosen last time is chosen
 * already, so that Enter is enough. */
#include "setup_ace.h"

#include "achievements_scene.h"
#include "check.h"
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

#include "mem.h"
#include "ace_settings.h"

#include <math.h>
#include <stdio.h>

enum {
    DO_PLAY = 1,
    DO_BACK,
    DO_DIFFICULTY,
    DO_RULES,
    DO_CODE,
    DO_PLAYERS,
    DO_SEATS,
    DO_LESSON,
    DO_DAILY,
    DO_ACHIEVEMENTS,
    DO_ZERO
};
enum { LEVELS = 4, FOR_BEGINNERS = ACE_EASY };

struct setup {
    struct scene scene;
    bool save;                   /* a run stands where the new one would be kept */
    char code[DEAL_CODE_BYTES];  /* for friends who want the same deal; "": a fresh one */
    char daily[DEAL_CODE_BYTES]; /* the deal of the day, while it is about to be ridden; "" */
};

/* What each changes, its own Lord Overkill among it (AS-40 to AS-44): who turns his line in the
 * data has to turn these words (test-ace-enemies says so). */
static const struct {
    const char *name, *portrait;
    const char *line; /* what changes in every duel */
    const char *boss; /* and in the last one; without room for both the tooltip has it */
} level[LEVELS] = {
    {N_("Easy"), "ace/portraits/lord-overkill-easy",
     N_("A shot can use fewer than five cards. The rest stay in your hand."),
     N_("Your first shot deals 5 less.")},
    {N_("Normal"), "ace/portraits/lord-overkill-normal",
     N_("The standard rules: five cards per shot, open discard pile."),
     N_("Every shot deals 8 less. Bonuses don’t affect the first. Only the ace of spades adds "
        "extra damage.")},
    {N_("Hard"), "ace/portraits/lord-overkill-hard", N_("You can’t look through the discard pile."),
     N_("Every shot deals 5 less. Pairs deal nothing. Face cards and aces add nothing.")},
    {N_("Nightmare"), "ace/portraits/lord-overkill-nightmare",
     N_("Like Hard, but with one fewer reload in every duel."),
     N_("Every shot deals 6 less. Face cards and aces add nothing. Bonuses don’t affect your last "
        "bullet.")},
};

static const char *const riders[] = {N_("Solo"), N_("Two players"), N_("With a bot")};
enum { RIDERS = sizeof riders / sizeof *riders };
static const char *const zeros[] = {N_("A bonus may save you"), N_("The run is lost"),
                                    N_("Second wind (no achievements)")};
enum { ZEROS = sizeof zeros / sizeof *zeros };

static uint32_t id_of(int action) { return item_id("setup", action); }

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

static void code_answer(struct app *app, void *user, const char *code)
{
    (void)app;
    struct setup *k = user;
    snprintf(k->code, sizeof k->code, "%s", code);
}

static void setup_input(struct scene *s, const struct item_event *event)
{
    struct setup *k = (struct setup *)s;
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_BACK)) {
        app_pop(s->app);
    } else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_PLAYERS) {
        app_set(s->app, ace_setting(ACE_SETTING_PLAYERS), event->amount);
    } else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_ZERO) {
        app_set(s->app, ace_setting(ACE_SETTING_ZERO), event->amount);
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
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_ACHIEVEMENTS) {
        achievements_open(s->app, PAGE_ACHIEVEMENTS);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_CODE) {
        deal_open(s->app, k->code, code_answer, k);
    }
}

static void setup_show(struct scene *s)
{
    struct setup *k = (struct setup *)s;
    struct save_line line;
    saves_look_game(s->app, "ace", &line);
    k->save = line.there && !line.damaged;
}

/* Who rides stands in one row above the cards; its names may take two lines. */
static struct rect riders_of(const struct ui *ui)
{
    struct rect r = frame_at(ui, 96, PAGE_BODY, 1288, 80);
    r.h = frame_choice_height(ui, (const char *[]){_(riders[0]), _(riders[1]), _(riders[2]), NULL},
                              r.w / RIDERS);
    return r;
}

static const struct ui_words zero_head = {.size = 30, .place = TEXT_MIDDLE, .lines = 1};

/* At the foot of the page, below the difficulty: what the rules say of the last bullet, behind its
 * heading or, where the letters are too large for that, below it. */
static struct rect zero_of(const struct ui *ui, struct rect *heading)
{
    const char *const names[] = {_(zeros[0]), _(zeros[1]), _(zeros[2]), NULL};
    const struct rect all = frame_at(ui, 96, PAGE_BODY, 1728, 718);
    const float said = ui_write_width(ui, &zero_head, _("Out of bullets")) + ui_px(ui, 32);
    const bool beside = said <= all.w * 0.22F;
    const float w = all.w - (beside ? said : 0), h = frame_choice_height(ui, names, w / ZEROS);
    const struct rect r = rect_make(rect_right(all) - w, rect_bottom(all) - h, w, h);
    const float line = ui_letters(ui, 30) * 1.4F;
    *heading = beside ? rect_make(all.x, r.y, said, h) : rect_make(all.x, r.y - line, w, line);
    return r;
}

static struct rect level_card(const struct ui *ui, int i)
{
    struct rect heading;
    const struct rect above = riders_of(ui), all = frame_at(ui, 96 + 440 * (float)i, 0, 408, 0);
    zero_of(ui, &heading);
    const float gap = ui_px(ui, 14), top = rect_bottom(above) + gap;
    return rect_make(all.x, top, all.w, heading.y - gap - top);
}

/* How many ride, and beside it what else there is for so many: the run of the day, or the seats. */
static void rider_items(struct scene *s, const struct ui *ui, int players, int difficulty)
{
    const struct rect row = riders_of(ui);
    frame_choice(s,
                 (struct item){.id = id_of(DO_PLAYERS),
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
        items_add(s->items, (struct item){.id = id_of(DO_DAILY),
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
                .id = id_of(DO_SEATS),
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

static void zero_items(struct scene *s, const struct ui *ui)
{
    struct rect heading;
    frame_choice(s,
                 (struct item){.id = id_of(DO_ZERO),
                               .name = _("When bullets run out"),
                               .amount = app_setting(s->app, ace_setting(ACE_SETTING_ZERO)),
                               .action = DO_ZERO,
                               .bounds = zero_of(ui, &heading),
                               .about = _(games_find("ace")->options[ACE_ZERO].about)},
                 (const char *[]){_(zeros[0]), _(zeros[1]), _(zeros[2]), NULL});
}

static void difficulty_items(struct scene *s, const struct ui *ui, int now)
{
    struct item choice = {.id = id_of(DO_DIFFICULTY),
                          .role = ITEM_CHOICE,
                          .name = _("Difficulty"),
                          .value = _(level[now].name),
                          .action = DO_DIFFICULTY,
                          .min = 0,
                          .max = LEVELS - 1,
                          .step = 1,
                          .amount = now,
                          .first = true,
                          .bounds = rect_union(level_card(ui, 0), level_card(ui, LEVELS - 1))};
    items_add(s->items, choice);
    for (int i = 0; i < LEVELS; i++) {
        struct strbuf about = STRBUF_EMPTY;
        strbuf_addf(&about, _("%s: %s"), _("Lord Overkill"), _(level[i].boss));
        items_add(s->items, (struct item){.id = item_id("level", i),
                                          .role = ITEM_OPTION,
                                          .name = _(level[i].name),
                                          .value = i == FOR_BEGINNERS ? _("Start here") : NULL,
                                          .about = strbuf_text(&about),
                                          .asked = true,
                                          .parent = choice.id,
                                          .arg = i,
                                          .chosen = i == now,
                                          .key = (enum key)('1' + i),
                                          .bounds = level_card(ui, i),
                                          .radius = ui_px(ui, 24)});
        strbuf_free(&about);
    }
}

static void bar_items(const struct setup *k, struct items *it, const struct ui *ui)
{
    items_add(it, (struct item){.id = id_of(DO_RULES),
                                .role = ITEM_BUTTON,
                                .name = _("How to play"),
                                .key = KEY_F1,
                                .pad = PAD_BACK,
                                .action = DO_RULES,
                                .bounds = frame_bar(ui, 0, 1),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = id_of(DO_LESSON),
                                .role = ITEM_BUTTON,
                                .name = _("First lesson"),
                                .key = 'L',
                                .pad = PAD_X,
                                .action = DO_LESSON,
                                .bounds = frame_bar(ui, 1, 1),
                                .sound = "ui/open"});
    items_add(it, (struct item){
                      .id = id_of(DO_CODE),
                      .role = ITEM_BUTTON,
                      .name = _("Deal code"),
                      .value = *k->code ? k->code : _("none"),
                      .key = 'C',
                      .pad = PAD_Y,
                      .action = DO_CODE,
                      .bounds = frame_bar(ui, 2, 1),
                      .sound = "ui/open",
                      .about = _(
                          "Friends who start with the same code get the same cards and enemies.")});
    items_add(it, (struct item){.id = id_of(DO_PLAY),
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
    char count[64];
    achievements_count_words(s->app, count, sizeof count);
    items_add(s->items,
              (struct item){.id = id_of(DO_ACHIEVEMENTS),
                            .role = ITEM_BUTTON,
                            .name = _("Achievements"),
                            .value = count,
                            .key = 'A',
                            .action = DO_ACHIEVEMENTS,
                            .bounds = frame_corner(ui, 1, 336),
                            .sound = "ui/open",
                            .about = _("Your achievements, rewards and run statistics.")});
    rider_items(s, ui, app_setting(s->app, ace_setting(ACE_SETTING_PLAYERS)), difficulty);
    difficulty_items(s, ui, difficulty);
    zero_items(s, ui);
    bar_items(k, s->items, ui);
    items_end(s->items);
    return SCENE_IDLE;
}

static float words_width(const struct ui *ui) { return level_card(ui, 0).w - ui_px(ui, 56); }

static float name_height(const struct ui *ui)
{
    return fmaxf(ui_px(ui, 64), ui_letters(ui, 40) * 1.25F);
}

static float boss_gap(const struct ui *ui) { return ui_px(ui, 22); }

/* What the longest of the four takes below its name: a line on the rules, and (boss) below a rule
 * Lord Overkill's own. */
static float words_height(const struct ui *ui, float size, bool boss)
{
    const struct ui_words how = {.size = size};
    const float w = words_width(ui);
    float most = 0;
    for (int i = 0; i < LEVELS; i++)
        most = fmaxf(most,
                     ui_write_height(ui, &how, _(level[i].line), w) +
                         (boss ? boss_gap(ui) + ui_write_height(ui, &how, _("Lord Overkill"), w) +
                                     ui_write_height(ui, &how, _(level[i].boss), w)
                               : 0));
    return most + 2;
}

enum { LINE_SIZE = 27, LINE_LEAST = 18 };

/* Lord Overkill's lines are there where all four have room at the smallest letters. */
static bool with_boss(const struct ui *ui)
{
    return words_height(ui, LINE_LEAST, true) + name_height(ui) + ui_px(ui, 136) <=
           level_card(ui, 0).h;
}

/* The four names share one size, and so do the four lines: that of the longest. */
static float name_px(const struct ui *ui, const struct ui_words *how, float w)
{
    float px = 1e6F;
    for (int i = 0; i < LEVELS; i++)
        px = fminf(px, ui_write_px(ui, how, _(level[i].name), rect_make(0, 0, w, name_height(ui))));
    return px;
}

static float line_size(const struct ui *ui, float room, bool boss)
{
    float size = LINE_SIZE;
    while (size > LINE_LEAST && words_height(ui, size, boss) > room)
        size -= 1;
    return size;
}

/* Where a level's portrait stands: above its words, which are all as high as the longest. */
static struct rect frame_of(const struct ui *ui, int i)
{
    const struct rect r = level_card(ui, i);
    const bool boss = with_boss(ui);
    const float u = ui->scale, head = name_height(ui) + 26 * u,
                least = words_height(ui, LINE_LEAST, boss) + head,
                words_h = least > r.h - 70 * u ? r.h - 30 * u /* no portrait */
                                               : fminf(words_height(ui, LINE_SIZE, boss) + head,
                                                       fmaxf(r.h * 0.62F, least));
    return rect_make(r.x + 24 * u, r.y + 24 * u, r.w - 48 * u, r.h - words_h - 30 * u);
}

static struct rect portrait_of(const struct ui *ui, int i)
{
    return rect_fitted(rect_inset(frame_of(ui, i), 6 * ui->scale), 300, 360);
}

bool ace_setup_ahead(struct app *app, int step)
{
    CARRE_ASSERT(step >= 0);
    if (step >= LEVELS)
        return false;
    const struct rect r = portrait_of(app_ui(app), step);
    canvas_prepare(app_canvas(app), level[step].portrait, r.w, r.h);
    return true;
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

/* On the foot of a portrait, below what stands `above` there. */
static void draw_start_here(struct canvas *c, const struct ui *ui, const struct theme *on,
                            struct rect frame, float above)
{
    const struct ui_words how = UI_LINE(ui->theme->strong, 24, on->on_accent, TEXT_CENTRE);
    const float w = fminf(frame.w, ui_write_width(ui, &how, _("Start here")) + ui_px(ui, 36)),
                h = ui_letters(ui, 24) * 1.6F;
    const struct rect r =
        rect_make(rect_right(frame) - w, rect_bottom(frame) - h - ui_px(ui, 10), w, h);
    if (r.y < frame.y + above)
        return;
    canvas_panel(c, r, &(struct panel){.fill = on->accent});
    ui_write(c, ui, &how, _("Start here"), rect_inset_xy(r, ui_px(ui, 8), 0));
}

static void draw_level_words(struct canvas *c, const struct ui *ui, int i, uint32_t letters,
                             uint32_t heading, struct rect r)
{
    const bool boss = with_boss(ui);
    struct ui_words how = {.size = line_size(ui, r.h, boss), .colour = letters};
    const float h = ui_write_height(ui, &how, _(level[i].line), r.w) + 1;
    ui_write(c, ui, &how, _(level[i].line), rect_make(r.x, r.y, r.w, boss ? h : r.h));
    if (!boss)
        return;
    const float rule = r.y + h + boss_gap(ui) / 2, line = fmaxf(1, ui_px(ui, 2)),
                top = r.y + h + boss_gap(ui);
    canvas_fill(c, rect_make(r.x, floorf(rule), r.w, line), colour_faded(letters, 0.4F));
    how.colour = heading;
    const float name_h = ui_write_height(ui, &how, _("Lord Overkill"), r.w);
    ui_write(c, ui, &how, _("Lord Overkill"), rect_make(r.x, top, r.w, name_h));
    how.colour = letters;
    ui_write(c, ui, &how, _(level[i].boss),
             rect_make(r.x, top + name_h, r.w, rect_bottom(r) - top - name_h));
}

static void draw_level(const struct scene *s, struct canvas *c, int i, bool focused)
{
    CARRE_ASSERT(i >= 0 && i < LEVELS);
    const struct ui *ui = app_ui(s->app);
    const struct theme *t = ui->theme;
    const struct item *o = items_get(s->items, item_id("level", i));
    float u = ui->scale;
    /* the one that is chosen is larger, and sealed */
    const struct rect r = o->chosen ? rect_inset(o->bounds, -6 * u) : rect_inset(o->bounds, 8 * u);
    const struct ui paper = ui_sheet(c, ui, r);
    const struct theme *on = paper.theme;
    if (o->chosen && ui->contrast)
        ui_plate(c, ui, r, (struct panel){.fill = t->accent});
    struct rect frame = frame_of(ui, i);
    canvas_panel(c, frame, &(struct panel){.fill = 0x1C1410FFU, .radius = 14 * u});
    canvas_push_clip(c, frame);
    canvas_picture(c, level[i].portrait, portrait_of(ui, i),
                   paint_alpha(o->chosen || o->hovered ? 1 : 0.72F));
    canvas_pop_clip(c);
    const uint32_t letters = o->chosen && ui->contrast ? t->on_accent : on->text;
    const struct rect box = o->bounds,
                      words = {box.x + 28 * u, rect_bottom(frame) + 6 * u, box.w - 56 * u,
                               rect_bottom(box) - rect_bottom(frame) - 20 * u};
    const float head = name_height(ui);
    struct rect name = {words.x, words.y, words.w, head};
    struct ui_words name_how = UI_LINE(&typeface_ace, 40, letters, TEXT_LEFT);
    if (o->chosen && !ui->contrast)
        name_how.colour = on->accent;
    name_how.most_px = name_px(ui, &name_how, name.w);
    if (o->chosen) {
        float side = 60 * u;
        struct rect disc = {frame.x + 8 * u, frame.h > 0 ? frame.y + 8 * u : r.y - side / 2, side,
                            side};
        canvas_panel(c, disc, &(struct panel){.fill = on->accent, .radius = side});
        ui_icon(c, ui, "tick", rect_inset(disc, side * 0.2F), on->on_accent);
    }
    float cap = ui_key_width(ui, o, 26);
    ui_write(c, ui, &name_how, o->name, name);
    if (cap > 0 && frame.h > 0) /* without his picture there is no room for it */
        ui_key(c, ui, o, (struct point){rect_right(frame) - cap / 2 - 14 * u, frame.y + 38 * u}, 26,
               t->text, t->ground);
    if (i == FOR_BEGINNERS)
        draw_start_here(c, ui, on, frame, (o->chosen || cap > 0 ? 76 : 6) * u);
    draw_level_words(c, ui, i, letters, o->chosen && ui->contrast ? letters : on->accent,
                     rect_make(words.x, words.y + head, words.w, words.h - head));
    if (focused)
        ui_ring_at(c, ui, r, ui_px(ui, t->page->body));
}

/* The code itself where it can be read, else that there is one. */
static void draw_code(const struct setup *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *i = items_get(k->scene.items, id_of(DO_CODE));
    bool fits = ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 18},
                               k->code) <= i->bounds.w - ui_px(ui, 190);
    ui_button(c, ui, i,
              !*k->code ? _("Deal code")
              : fits    ? k->code
                        : _("Dealt from a code"),
              *k->code ? "tick" : NULL, UI_PLAIN);
}

static void setup_draw(const struct scene *s, struct canvas *c)
{
    const struct setup *k = (const struct setup *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    char standing[200];
    const bool alone = app_setting(s->app, ace_setting(ACE_SETTING_PLAYERS)) == ACE_ALONE;
    daily_standing(s->app, app_setting(s->app, ace_setting(ACE_SETTING_DIFFICULTY)), standing,
                   sizeof standing);
    frame_heading(c, ui, _("Ace of Spades"),
                  k->save ? _("You have a run in progress. Starting a new one deletes it.")
                  : alone ? standing
                          : _("Twelve duels, one deck. Choose your riders and difficulty."),
                  1160);
    ui_button(c, ui, items_get(s->items, id_of(DO_ACHIEVEMENTS)),
              items_get(s->items, id_of(DO_ACHIEVEMENTS))->value, "star", UI_PLAIN);
    frame_draw_back(c, ui, s);
    ui_choice(c, ui, s->items, items_get(s->items, id_of(DO_PLAYERS)));
    struct rect heading;
    zero_of(ui, &heading);
    ui_write(c, ui, &zero_head, _("Out of bullets"), heading);
    ui_choice(c, ui, s->items, items_get(s->items, id_of(DO_ZERO)));
    const struct item *seats = items_get(s->items, id_of(DO_SEATS)),
                      *daily = items_get(s->items, id_of(DO_DAILY));
    if (seats)
        ui_button(c, ui, seats, _("Seats"), "friends", UI_PLAIN);
    else if (daily)
        ui_button(c, ui, daily, _("Daily run"), "crown", UI_PLAIN);
    const struct item *choice = items_get(s->items, id_of(DO_DIFFICULTY));
    for (int i = 0; i < LEVELS; i++)
        draw_level(s, c, i, choice->focused && choice->amount == i);
    ui_button(c, ui, items_get(s->items, id_of(DO_RULES)), _("How to play"), "help", UI_PLAIN);
    ui_button(c, ui, items_get(s->items, id_of(DO_LESSON)), _("First lesson"), NULL, UI_PLAIN);
    draw_code(k, c);
    ui_button(c, ui, items_get(s->items, id_of(DO_PLAY)), _("Play"), "play", UI_MAIN);
}

static void setup_close(struct scene *s) { mem_free(s); }

static const struct scene_type setup_type = {.name = "setup-ace",
                                             .covers = true,
                                             .show = setup_show,
                                             .input = setup_input,
                                             .update = setup_update,
                                             .draw = setup_draw,
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
