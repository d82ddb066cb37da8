/* The duel for two, brought to where there is something to see by pressing keys, as people would.
 */
#include "showcase_ace.h"

#include "games.h"
#include "showcase_laid.h"
#include "scenes.h"
#include "setup_ace.h"
#include "seating.h"
#include "table.h"

enum { LONG_MS = 20000 };

static void press(struct app *app, const char *keys)
{
    for (; *keys; keys++) {
        app_input(app, &(struct input){.kind = INPUT_KEY,
                                       .key = *keys == '\n' ? KEY_ENTER : (enum key) * keys});
        app_settle(app, LONG_MS);
    }
    /* no ring: the pointer was used last */
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
    app_settle(app, LONG_MS);
}

static void open_two(struct app *app, bool bot, enum privacy how, const char *keys)
{
    struct seating who;
    seating_default(&who, games_find("ace"), 2);
    who.option[0] = 1;
    seating_name(who.seat[0].name, "Léa");
    if (!bot) {
        seating_sit_guest(&who, 1);
        seating_name(who.seat[1].name, "Mamie Jo");
    }
    who.privacy = how;
    title_open(app);
    table_open(app, &(struct table_request){.game = "ace", .seed = "carre", .seating = &who});
    app_settle(app, LONG_MS);
    press(app, keys);
}

void showcase_ace_bot(struct app *app) { open_two(app, true, PRIVACY_ONE, ""); }
void showcase_ace_bot_aim(struct app *app) { open_two(app, true, PRIVACY_ONE, "34567"); }
void showcase_ace_two(struct app *app) { open_two(app, false, PRIVACY_PEEK, ""); }
void showcase_ace_two_up(struct app *app) { open_two(app, false, PRIVACY_PEEK, "L34567"); }
void showcase_ace_two_wheel(struct app *app) { open_two(app, false, PRIVACY_PEEK, "B"); }
void showcase_ace_two_said(struct app *app) { open_two(app, false, PRIVACY_PEEK, "B3N7"); }
void showcase_ace_two_curtain(struct app *app) { open_two(app, false, PRIVACY_CURTAIN, ""); }
void showcase_ace_two_behind(struct app *app) { open_two(app, false, PRIVACY_CURTAIN, "\n"); }
void showcase_ace_two_open(struct app *app) { open_two(app, false, PRIVACY_OPEN, "12"); }
void showcase_ace_two_history(struct app *app) { open_two(app, false, PRIVACY_PEEK, "B3N7H"); }
void showcase_ace_setup_two(struct app *app)
{
    app_set(app, SETTING_ACE_PLAYERS, ACE_TWO_PEOPLE);
    title_open(app);
    ace_setup_open(app, NULL, NULL);
}

static void open_alone(struct app *app)
{
    title_open(app);
    table_open(app, &(struct table_request){.game = "ace", .seed = "carre"});
}

void showcase_ace_odds(struct app *app)
{
    open_alone(app);
    app_settle(app, LONG_MS);
    press(app, "123");
}

void showcase_ace_seen(struct app *app)
{
    open_alone(app);
    app_settle(app, LONG_MS);
    press(app, "123DK");
}

void showcase_ace_suspense(struct app *app)
{
    app_set(app, SETTING_ACE_PREVIEW, 0);
    open_alone(app);
    app_settle(app, LONG_MS);
    press(app, "34567");
}

/* The first enemy has just been met and says so. */
void showcase_ace_met(struct app *app)
{
    open_alone(app);
    for (int i = 0; i < 150; i++) {
        app_clock(app, app_now(app) + 10);
        app_frame(app);
    }
}
