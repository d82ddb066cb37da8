#include "showcase.h"

#include "games.h"
#include "mem.h"
#include "path.h"
#include "saves.h"
#include "saves_kept.h"
#include "scenes.h"
#include "setup_ace.h"
#include "story.h"
#include "showcase_ace.h"
#include "showcase_feats.h"
#include "showcase_frame.h"
#include "showcase_laid.h"
#include "showcase_poker.h"
#include "showcase_replay.h"
#include "showcase_review.h"
#include "showcase_seating.h"
#include "showcase_statistics.h"
#include "showcase_table.h"
#include "showcase_upcolor.h"
#include "seating.h"
#include "seating_scene.h"
#include "table.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

static void open_settings_page(struct app *app, int page)
{
    title_open(app);
    settings_open_at(app, page);
}

static void open_settings_table(struct app *app) { open_settings_page(app, 1); }
static void open_sound(struct app *app) { open_settings_page(app, 2); }
static void open_motion(struct app *app) { open_settings_page(app, 3); }
static void open_keys(struct app *app) { open_settings_page(app, 4); }
static void open_helps(struct app *app) { open_settings_page(app, 5); }
static void open_saves(struct app *app) { open_settings_page(app, 6); }
/* Two keys and two buttons do each other's work, and another key is asked for. */
static void open_keys_changed(struct app *app)
{
    app_set_text(app, SETTING_KEYS, "f=g g=f space=enter enter=space pad-a=pad-b pad-b=pad-a");
    keys_open(app);
}

static void open_keys_asked(struct app *app)
{
    keys_open(app);
    app_frame(app);
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
}

static void open_about(struct app *app) { open_settings_page(app, 7); }
static void open_setup(struct app *app) { title_open(app), ace_setup_open(app, NULL, NULL); }

static void open_deal(struct app *app)
{
    title_open(app);
    ace_setup_open(app, NULL, NULL);
    deal_open(app, "KQXWETRBNAPLM", NULL, NULL);
}

static void open_deal_empty(struct app *app)
{
    title_open(app);
    ace_setup_open(app, NULL, NULL);
    deal_open(app, "", NULL, NULL);
}

static void open_rules(struct app *app, int page)
{
    title_open(app);
    rules_open(app, "ace", page);
}

static void open_rules_up(struct app *app, int page)
{
    title_open(app);
    rules_open(app, "upcolor", page);
}

static void open_rules_up_0(struct app *app) { open_rules_up(app, 0); }
static void open_rules_up_1(struct app *app) { open_rules_up(app, 1); }
static void open_rules_up_2(struct app *app) { open_rules_up(app, 2); }
static void open_rules_up_3(struct app *app) { open_rules_up(app, 3); }
static void open_rules_up_4(struct app *app) { open_rules_up(app, 4); }
static void open_rules_up_5(struct app *app) { open_rules_up(app, 5); }

static void open_rules_hold(struct app *app, int page)
{
    title_open(app);
    rules_open(app, "holdem", page);
}

static void open_rules_hold_0(struct app *app) { open_rules_hold(app, 0); }
static void open_rules_hold_1(struct app *app) { open_rules_hold(app, 1); }
static void open_rules_hold_2(struct app *app) { open_rules_hold(app, 2); }
static void open_rules_hold_3(struct app *app) { open_rules_hold(app, 3); }
static void open_rules_hold_4(struct app *app) { open_rules_hold(app, 4); }

static void open_rules_power(struct app *app, const char *id)
{
    title_open(app);
    rules_open_at(app, "power-up", id);
}

static void open_rules_power_0(struct app *app) { open_rules_power(app, NULL); }
static void open_rules_power_1(struct app *app) { open_rules_power(app, "playing"); }
static void open_rules_power_2(struct app *app) { open_rules_power(app, "powers"); }
static void open_rules_power_3(struct app *app) { open_rules_power(app, "xray"); }
static void open_rules_power_4(struct app *app) { open_rules_power(app, "disintegrate"); }
static void open_rules_power_5(struct app *app) { open_rules_power(app, "upgrade"); }
static void open_rules_power_6(struct app *app) { open_rules_power(app, "knowing"); }
static void open_rules_power_7(struct app *app) { open_rules_power(app, "advice"); }

static void open_rules_spec(struct app *app, int page)
{
    title_open(app);
    rules_open(app, "spec", page);
}

static void open_rules_spec_0(struct app *app) { open_rules_spec(app, 0); }
static void open_rules_spec_1(struct app *app) { open_rules_spec(app, 1); }
static void open_rules_spec_2(struct app *app) { open_rules_spec(app, 2); }
static void open_rules_spec_3(struct app *app) { open_rules_spec(app, 3); }
static void open_rules_spec_4(struct app *app) { open_rules_spec(app, 5); }
static void open_rules_spec_5(struct app *app)
{
    title_open(app), rules_open_at(app, "spec", "tournament");
}

static void open_rules_0(struct app *app) { open_rules(app, 0); }
static void open_rules_1(struct app *app) { open_rules(app, 1); }
static void open_rules_2(struct app *app) { open_rules(app, 2); }
static void open_rules_3(struct app *app) { open_rules(app, 3); }
static void open_rules_4(struct app *app) { open_rules(app, 4); }
static void open_rules_5(struct app *app) { open_rules(app, 5); }

static void open_rules_signs(struct app *app)
{
    title_open(app), rules_open_at(app, "ace", "signs");
}
static void open_rules_two(struct app *app) { title_open(app), rules_open_at(app, "ace", "two"); }
static void open_rules_play(struct app *app) { open_rules(app, 8); }
static void open_rules_feats(struct app *app) { open_rules(app, 9); }

static void open_lesson(struct app *app) { title_open(app), lesson_open(app, "upcolor"); }
static void open_lesson_power(struct app *app) { title_open(app), lesson_open(app, "power-up"); }
static void open_lesson_deploy(struct app *app)
{
    title_open(app), lesson_open(app, "power-up/deploy");
}

static void open_lesson_spec(struct app *app) { title_open(app), lesson_open(app, "spec"); }
static void open_lesson_swap(struct app *app)
{
    title_open(app), lesson_open(app, "spec/hand-swap");
}
static void open_lesson_ace(struct app *app) { title_open(app), lesson_open(app, "ace"); }

/* A lesson with some keys pressed; '\n' is Enter, '.' waits for the others. */
static void open_lesson_behind(struct app *app, void (*lesson)(struct app *), const char *keys)
{
    lesson(app);
    for (app_settle(app, 10000); *keys; keys++) {
        app_clock(app, app_now(app) + 1000);
        if (*keys != '.')
            app_input(app, &(struct input){.kind = INPUT_KEY,
                                           .key = *keys == '\n' ? KEY_ENTER : (enum key) * keys});
        app_settle(app, 10000);
    }
}

static void open_lesson_order(struct app *app)
{
    open_lesson_behind(app, open_lesson_spec, "\n1X....");
}
static void open_lesson_target(struct app *app)
{
    open_lesson_behind(app, open_lesson_power, "\n..1\n\nC..1");
}
static void open_lesson_frozen(struct app *app)
{
    open_lesson_behind(app, open_lesson_power, "\n..1\n\nC..1\n\nC..");
}

/* The lesson of Ace of Spades: the first shot aimed, the Acolyte's penalty, the last shot with its
 * bonus. */
static void open_lesson_shot(struct app *app)
{
    open_lesson_behind(app, open_lesson_ace, "\n15678");
}
static void open_lesson_penalty(struct app *app)
{
    open_lesson_behind(app, open_lesson_ace, "\n15678 .\n123567D.12345 ..\n.");
}
static void open_lesson_bonus(struct app *app)
{
    open_lesson_behind(app, open_lesson_ace, "\n15678 .\n123567D.12345 ..\n.\nR.");
}

static void open_story(struct app *app) { title_open(app), story_open(app, ACE_STORY_RIDE); }
static void open_story_mine(struct app *app) { title_open(app), story_open(app, ACE_STORY_MINE); }
static void open_story_end(struct app *app) { title_open(app), story_open(app, ACE_STORY_VICTORY); }

static void no_name(struct app *app, void *user) { (void)app, (void)user; }

static void open_pause(struct app *app)
{
    title_open(app);
    table_open(app, &(struct table_request){.game = "ace", .seed = "carre"});
    pause_open(app, &(struct pause_request){.game = "ace",
                                            .state = _("Ace of Spades · duel 7 of 12"),
                                            .code = "KQXWETRBNAPLM",
                                            .saved = true,
                                            .save = no_name});
}

static void open_saved_games(struct app *app)
{
    char name[SAVE_NAME];
    title_open(app);
    for (int i = saves_kept_any(app) ? 3 : 0; i < 3 && app_store(app); i++) {
        saves_suggest(saves_game(i), name);
        saves_keep(app, "carre 1\ngame power-up 1\n", NULL, i == 1 ? _("Saved games") : name);
    }
    saves_open(app);
}

static void no_answer(struct app *app, void *user, const char *name)
{
    (void)app, (void)user, (void)name;
}

static void open_name(struct app *app)
{
    char name[SAVE_NAME];
    title_open(app);
    saves_suggest("power-up", name);
    naming_open(app, _("Save as…"), name, no_answer, NULL);
}

static void open_dialog(struct app *app)
{
    title_open(app);
    dialog_open(app, &(struct dialog_request){
                         .heading = _("Quit Carré?"),
                         .text = _("Your game is saved. You can pick up right where you left off."),
                         .button = {_("Stay"), _("Quit")}});
}

static void open_result(struct app *app, bool won)
{
    title_open(app);
    result_open(
        app, &(struct result_request){
                 .game = "ace",
                 .won = won,
                 .heading = won ? _("Lord Overkill has fallen") : _("Out of bullets"),
                 .sentence = won ? _("The town is quiet again. Nobody will believe how.")
                                 : _("The run ends here. The next one begins with a fresh deck."),
                 .line = {{_("Enemies beaten"), won ? "12" : "6"},
                          {_("Shots"), "31"},
                          {_("Damage"), "214"},
                          {_("Best shot"), "26"},
                          {_("Reloads used"), "17"},
                          {_("Time"), "24:10"}},
                 .saved = "carre 1"});
}

static void open_won(struct app *app) { open_result(app, true); }
static void open_lost(struct app *app) { open_result(app, false); }

static void open_ace(struct app *app)
{
    title_open(app);
    table_open(app, &(struct table_request){.game = "ace", .seed = "carre"});
}

/* The duel with some keys pressed. */
static void open_ace_behind(struct app *app, const char *keys)
{
    open_ace(app);
    app_settle(app, 10000);
    for (; *keys; keys++) {
        app_input(app, &(struct input){.kind = INPUT_KEY, .key = (enum key) * keys});
        app_settle(app, 10000);
    }
    /* no ring: the pointer was used last */
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}

/* Caps come with the first key, and with the first button of a pad. */
static void open_ace_keys(struct app *app)
{
    open_ace(app);
    app_settle(app, 10000);
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = KEY_LEFT});
}
static void open_pause_pad(struct app *app)
{
    open_pause(app);
    app_frame(app);
    app_input(app, &(struct input){.kind = INPUT_PAD, .pad = PAD_DOWN});
}

static void open_ace_aim(struct app *app) { open_ace_behind(app, "34567"); }
static void open_ace_history(struct app *app) { open_ace_behind(app, "34567 H"); }
static void open_ace_discard(struct app *app) { open_ace_behind(app, "34567 V"); }

/* Four friends at one screen. */
static void open_friends(struct app *app, enum privacy how)
{
    static const char *const name[] = {"Léa", "Hugo", "Mamie Jo", "Samir"};
    struct seating who;
    seating_default(&who, games_find("upcolor"), 4);
    for (int i = 0; i < 4; i++) {
        seating_sit_guest(&who, i);
        seating_name(who.seat[i].name, name[i]);
        who.seat[i].emblem = who.seat[i].ground = (uint8_t)i;
    }
    who.privacy = how;
    title_open(app);
    table_open(app, &(struct table_request){.game = "upcolor", .seed = "carre", .seating = &who});
    app_settle(app, 20000);
}

static void press(struct app *app, enum key key)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = key});
    app_settle(app, 20000);
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}

static void open_peek(struct app *app) { open_friends(app, PRIVACY_PEEK); }
static void open_peek_up(struct app *app)
{
    open_friends(app, PRIVACY_PEEK), press(app, KEY_SPACE);
}
static void open_behind_curtain(struct app *app)
{
    open_friends(app, PRIVACY_CURTAIN), press(app, KEY_ENTER);
}
/* Behind a curtain that has just gone: what happened since this person's last turn is told. */
static void since(struct app *app, void (*curtain)(struct app *app))
{
    enum { STEP = 50, STEPS = 16 };
    curtain(app);
    app_clock(app, app_now(app) + 1000);
    app_frame(app);
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
    for (int i = 0; i < STEPS; i++) {
        app_clock(app, app_now(app) + STEP);
        app_frame(app);
    }
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}

static void open_since(struct app *app) { since(app, showcase_upcolor_curtain); }
static void open_since_power_up(struct app *app) { since(app, showcase_table_power_curtain); }
static void open_cards_up(struct app *app) { open_friends(app, PRIVACY_OPEN); }
static void open_people(struct app *app)
{
    open_friends(app, PRIVACY_PEEK), press(app, KEY_ESCAPE), press(app, (enum key)'T');
}
static void open_pause_of_friends(struct app *app)
{
    open_friends(app, PRIVACY_PEEK), press(app, KEY_ESCAPE);
}

static const struct showcase opened[] = {
    SHOWCASE_FRAMES(SHOWCASE_FRAME_LINE){"settings-table", open_settings_table},
    {"settings-sound", open_sound},
    {"settings-motion", open_motion},
    {"settings-keys", open_keys},
    {"settings-helps", open_helps},
    {"settings-saves", open_saves},
    {"settings-about", open_about},
    {"keys", keys_open},
    {"keys-changed", open_keys_changed},
    {"keys-asked", open_keys_asked},
    {"ace-keys", open_ace_keys},
    {"pause-pad", open_pause_pad},
    {"setup-ace", open_setup},
    {"deal-code", open_deal},
    {"deal-code-empty", open_deal_empty},
    {"rules-ace", open_rules_0},
    {"rules-ace-2", open_rules_1},
    {"rules-ace-3", open_rules_2},
    {"rules-ace-4", open_rules_3},
    {"rules-ace-5", open_rules_4},
    {"rules-ace-6", open_rules_5},
    {"rules-upcolor", open_rules_up_0},
    {"rules-upcolor-2", open_rules_up_1},
    {"rules-upcolor-3", open_rules_up_2},
    {"rules-upcolor-4", open_rules_up_3},
    {"rules-upcolor-5", open_rules_up_4},
    {"rules-upcolor-6", open_rules_up_5},
    {"rules-holdem", open_rules_hold_0},
    {"rules-holdem-2", open_rules_hold_1},
    {"rules-holdem-3", open_rules_hold_2},
    {"rules-holdem-4", open_rules_hold_3},
    {"rules-holdem-5", open_rules_hold_4},
    {"rules-power-up", open_rules_power_0},
    {"rules-power-up-playing", open_rules_power_1},
    {"rules-power-up-powers", open_rules_power_2},
    {"rules-power-up-x-ray", open_rules_power_3},
    {"rules-power-up-disintegrate", open_rules_power_4},
    {"rules-power-up-upgrade", open_rules_power_5},
    {"rules-power-up-knowing", open_rules_power_6},
    {"rules-power-up-good-play", open_rules_power_7},
    {"rules-spec", open_rules_spec_0},
    {"rules-spec-using", open_rules_spec_1},
    {"rules-spec-cards", open_rules_spec_2},
    {"rules-spec-twice", open_rules_spec_3},
    {"rules-spec-straddle", open_rules_spec_4},
    {"rules-spec-tournament", open_rules_spec_5},
    {"lesson-spec", open_lesson_spec},
    {"lesson-spec-order", open_lesson_order},
    {"lesson-spec-swap", open_lesson_swap},
    {"lesson-upcolor", open_lesson},
    {"lesson-power-up", open_lesson_power},
    {"rules-ace-signs", open_rules_signs},
    {"rules-ace-two", open_rules_two},
    {"rules-ace-play", open_rules_play},
    {"rules-ace-feats", open_rules_feats},
    {"story", open_story},
    {"story-mine", open_story_mine},
    {"story-end", open_story_end},
    {"lesson-ace", open_lesson_ace},
    {"lesson-ace-shot", open_lesson_shot},
    {"lesson-ace-penalty", open_lesson_penalty},
    {"lesson-ace-bonus", open_lesson_bonus},
    {"lesson-power-up-deploy", open_lesson_deploy},
    {"lesson-power-up-target", open_lesson_target},
    {"lesson-power-up-frozen", open_lesson_frozen},
    SHOWCASE_SEATINGS(SHOWCASE_SEATING_LINE){"pause", open_pause},
    {"saved-games", open_saved_games},
    {"name", open_name},
    {"dialog", open_dialog},
    {"result-won", open_won},
    {"result-lost", open_lost},
    {"result-power-up", showcase_table_result},
    {"result-holdem", showcase_table_result_ten},
    {"result-spec", showcase_table_result_spec},
    {"result-lines", showcase_table_result_lines},
    {"table-only-bots", showcase_table_out},
    {"table-talk", showcase_table_talk},
    {"table-talk-spec", showcase_table_talk_spec},
    {"power-curtain", showcase_table_power_curtain},
    {"spec-curtain", showcase_table_spec_curtain},
    {"spec-peek", showcase_table_spec_peek},
    {"ace-first", open_ace},
    {"ace-aim", open_ace_aim},
    {"ace-history", open_ace_history},
    {"ace-discard", open_ace_discard},
    SHOWCASE_UPCOLORS(SHOWCASE_UPCOLOR_LINE){"peek", open_peek},
    {"peek-up", open_peek_up},
    {"behind-curtain", open_behind_curtain},
    {"since-curtain", open_since},
    {"since-power-up", open_since_power_up},
    {"cards-up", open_cards_up},
    {"people", open_people},
    {"people-unknown", showcase_poker_unknown},
    {"pause-friends", open_pause_of_friends},
    {"holdem", showcase_poker_three},
    {"holdem-two", showcase_poker_two},
    {"holdem-six", showcase_poker_six},
    {"holdem-ten", showcase_poker_ten},
    {"holdem-peek", showcase_poker_peek},
    {"holdem-open", showcase_poker_open},
    {"holdem-sure", showcase_poker_sure},
    {"holdem-pots", showcase_poker_pots},
    {"holdem-log", showcase_poker_log},
    SHOWCASE_ACES(SHOWCASE_ACE_LINE) SHOWCASE_FEATS(SHOWCASE_FEATS_LINE)
        SHOWCASE_REPLAYS(SHOWCASE_REPLAY_LINE) SHOWCASE_REVIEWS(SHOWCASE_REVIEW_LINE)
            SHOWCASE_STATISTICS(SHOWCASE_STATISTICS_LINE){NULL, NULL, NULL},
};

/* Read once, and kept as long as the program: the scenes of every game that has a file of them. */
static struct world world;
static struct scripts *scenes[WORLD_GAMES];
static struct showcase *all;

static int read_scenes(void)
{
    int n = 0;
    world_open(&world, path_assets());
    for (int i = 0; games_nth(i) && i < WORLD_GAMES; i++) {
        struct rules r;
        char error[SCRIPT_ERROR];
        if (!scripts_there(games_nth(i)->id, "scenes"))
            continue;
        if (world_rules(&world, games_nth(i), games_nth(i)->seats_min, &r, error, sizeof error))
            scenes[i] = scripts_open(&r, "scenes", error);
        if (!scenes[i])
            fprintf(stderr, "%s\n", error);
        n += scenes[i] ? scenes[i]->n : 0;
    }
    return n;
}

const struct showcase *showcase_all(void)
{
    enum { OPENED = sizeof opened / sizeof *opened - 1 };
    if (all)
        return all;
    all = mem_array(OPENED + (size_t)read_scenes() + 1, sizeof *all);
    memcpy(all, opened, OPENED * sizeof *all);
    struct showcase *next = all + OPENED;
    for (int i = 0; i < WORLD_GAMES; i++)
        for (int k = 0; scenes[i] && k < scenes[i]->n; k++)
            if (scenes[i]->script[k].kind == SCRIPT_SCENE)
                *next++ = (struct showcase){.name = scenes[i]->script[k].name,
                                            .script = &scenes[i]->script[k]};
    return all;
}

void showcase_open(const struct showcase *s, struct app *app)
{
    s->script ? showcase_laid(app, s->script) : s->open(app);
}

const struct script *showcase_script(const char *name)
{
    for (const struct showcase *s = showcase_all(); s->name; s++)
        if (s->script && strcmp(s->name, name) == 0)
            return s->script;
    return NULL;
}
