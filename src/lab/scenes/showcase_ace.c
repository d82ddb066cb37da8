/* The duel for two, brought to where there is something to see by pressing keys, as people would.
 */
#include "showcase_ace.h"

#include "games.h"
#include "showcase_laid.h"
#include "scenes.h"
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
    ace_setup_open(app);
}

static void open_alone(struct app *app)
{
    title_open(app);
    table_open(app, &(struct table_request){.game = "ace", .difficulty = 1, .seed = "carre"});
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

/* ---- laid out by hand ---- */

#define DUEL(marker, enemy, bullets)              \
    "set marker " marker "\nset bullets " bullets \
    "\nset bullets_max 3\nset reloads 2\nset reloads_max 2\nput enemy " enemy "\n"

static const char *const name[] = {"Léa", "Mamie Jo"}, *const face[] = {"cat", "owl"};
static const struct laid_house house = {.game = "ace", .seed = "carre", .name = name, .face = face};

#define RAVEN                                                                                    \
    DUEL("6", "the-raven-matron", "2")                                                           \
    "set hp 21\nput hand 1 Qs Qd Qh 7c 7h As Jc 4d\n"                                            \
    "put discard 2c 5d 4s 8h Jd 3c 6h 9c 2d 5s Th Tc Kd\nput bonuses dynamiter bootlegger\nput " \
    "permanents the-hangman\n"

/* In the middle of a run: one acolyte has fallen and left his seal; two bonuses are at hand, one of
 * them armed for a full house; the first shot has told already. */
void showcase_ace_duel(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1, .position = RAVEN, .before = "1 arm .1", .peak = -1, .keys = "12345"};
    showcase_laid(app, &house, &show);
}

/* The same shot at letters for which the count is too small, with its sum opened. Where the letters
 * are smaller, nothing opens. */
void showcase_ace_sum(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1, .position = RAVEN, .before = "1 arm .1", .peak = -1, .keys = "12345M"};
    showcase_laid(app, &house, &show);
}

/* Both kings and two sevens against whoever gives nothing for kings, with a bonus at hand. */
void showcase_ace_acolyte(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("3", "the-hangman",
                         "2") "set hp 12\nput hand 1 Ks Kh 7d 7c 4s Qd Jc Th\nput discard As Ad 6h "
                              "8h\nput bonuses card-cheat bootlegger\n",
        .peak = -1,
        .keys = "12345WW"};
    showcase_laid(app, &house, &show);
}

/* A bonus that is looked at before it is used: what it would change, and what it would take back.
 */
#define PONDER                                                                                     \
    DUEL("6", "the-raven-matron", "2")                                                             \
    "set hp 17\nput hand 1 Ks Kh 7d 7c 4s Qs Jc 9s\nput discard 2s 5d 4h 8h Jd 3c 6h 9c 2d 5s Th " \
    "Tc Kd\nput bonuses card-cheat undertaker bootlegger faro-dealer\nput permanents "             \
    "the-preacher-of-ash\n"

void showcase_ace_ponder(struct app *app)
{
    static const struct laid_show show = {.seats = 1, .position = PONDER, .peak = -1, .keys = "E"};
    showcase_laid(app, &house, &show);
}

void showcase_ace_ponder_recall(struct app *app)
{
    static const struct laid_show show = {.seats = 1, .position = PONDER, .peak = -1, .keys = "W"};
    showcase_laid(app, &house, &show);
}

/* One of six is taken, and cards are swapped: with the own hand in view. */
#define ASKED                                                                      \
    DUEL("6", "the-raven-matron", "2")                                             \
    "set hp 17\nput hand 1 Ks Kh 7d 7c 4s Qs Jc 9s\nput bonuses snake-oil-seller " \
    "telegraph-ghost\nput permanents the-twin-gunslingers the-tarantula-bride\n"

void showcase_ace_pick(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1, .position = ASKED, .before = "1 use .1", .peak = -1, .keys = "3"};
    showcase_laid(app, &house, &show);
}

void showcase_ace_swap(struct app *app)
{
    static const struct laid_show show = {.seats = 1, .position = ASKED, .peak = -1, .keys = "Q"};
    showcase_laid(app, &house, &show);
}

/* What the enemy bans is struck through: a combination in the list of claims, a suit in the hand.
 */
void showcase_ace_ban(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position =
            DUEL("3", "the-preacher-of-ash", "2") "set hp 11\nput hand 1 Ks Kh 7d 7c 4s Qd Jc "
                                                  "Th\nput bonuses card-cheat bootlegger\n",
        .peak = -1,
        .keys = "12345C"};
    showcase_laid(app, &house, &show);
}

void showcase_ace_void(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position =
            DUEL("3", "the-weeping-widow", "2") "set hp 11\nput hand 1 Ks Kh 7d 7c 4s Qd Jc "
                                                "Th\nput bonuses card-cheat bootlegger\n",
        .peak = -1};
    showcase_laid(app, &house, &show);
}

/* Advice that ends in what comes of it: a bonus laid out as it would be used. */
void showcase_ace_hint(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1, .position = PONDER, .peak = -1, .advice = "1 arm .0 #1 #6 =3"};
    showcase_laid(app, &house, &show);
}

/* He falls, and what he leaves flies to where it will lie. */
void showcase_ace_kill(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("3", "the-hangman",
                         "2") "set hp 6\nput hand 1 Th Jc Qd Kh As 2c 4d 5s\nput discard 6h 8h 3c "
                              "9d 2h 7s 4c Jd 5h Kc 8d Qs\nput bonuses card-cheat\n",
        .shown = "1 shoot #3 #4 #5 #6 #7 =4",
        .peak = 2100};
    showcase_laid(app, &house, &show);
}

/* The same shot at the raven matron, who stays: a heavy hit that is no kill. And a light one. */
void showcase_ace_hit(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1, .position = RAVEN, .shown = "1 shoot", .peak = 2300};
    showcase_laid(app, &house, &show);
}

void showcase_ace_hit_light(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("1", "card-cheat", "3") "set hp 5\nput hand 1 2s 2d 5c 7h 9s Jc Qd Kh\n",
        .shown = "1 shoot",
        .peak = 1500};
    showcase_laid(app, &house, &show);
}

void showcase_ace_overkill(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("12", "lord-overkill-normal",
                         "3") "set hp 30\nput hand 1 Ah Ac Kd Qs Qh 9d 9c 2s\nput discard 3h\nput "
                              "permanents the-hangman the-brass-marshal the-bat-queen\n",
        .peak = -1};
    showcase_laid(app, &house, &show);
}

/* The last acolyte falls, and Overkill comes. */
void showcase_ace_entrance(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position =
            DUEL("11", "bone-fiddler", "2") "set hp 1\nput hand 1 Ah Ac Kd Qs Qh 9d 9c 2s\n",
        .shown = "1 shoot",
        .peak = 7500};
    showcase_laid(app, &house, &show);
}

/* He falls, and his poster lies where it fell. */
void showcase_ace_fall(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("12", "lord-overkill-normal",
                         "3") "set hp 12\nput hand 1 As Ks Qs Js Ts Qh 9d 2s\n",
        .shown = "1 shoot",
        .peak = 3600};
    showcase_laid(app, &house, &show);
}

/* The ends of a run: over the sunrise, and by night on the railway. */
void showcase_ace_victory(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("12", "lord-overkill-normal",
                         "3") "set hp 12\nput hand 1 As Ks Qs Js Ts Qh 9d 2s\n",
        .shown = "1 shoot",
        .peak = -1};
    showcase_laid_ended(app, &house, &show);
}

void showcase_ace_defeat(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("6", "the-brass-marshal",
                         "3") "set hp 20\nset reloads 1\nput hand 1 Qs Qd 8h 8c 2c Ks Kd 4d\n",
        .before = "1 shoot\n1 shoot",
        .shown = "1 shoot",
        .peak = -1};
    showcase_laid_ended(app, &house, &show);
}

/* As many trophies as a run may hold, one of them armed. And six. */
void showcase_ace_belt(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("12", "lord-overkill-normal",
                         "3") "set hp 30\nput hand 1 Ah As Ac Qs Qd 9d 9c 2s\nput discard 3h\n"
                              "put bonuses crooked-barber dynamiter train-robber\nput permanents "
                              "the-hangman the-brass-marshal the-bat-queen\n",
        .peak = -1,
        .keys = "12345"};
    showcase_laid(app, &house, &show);
}

void showcase_ace_belt_full(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("12", "lord-overkill-normal",
                         "3") "set hp 30\nput hand 1 Ah As Ac Qs Qd 9d 9c 2s\nput discard 3h\n"
                              "put bonuses crooked-barber dynamiter train-robber bootlegger "
                              "card-cheat undertaker bone-fiddler gunsmith\nput permanents "
                              "the-hangman the-brass-marshal the-bat-queen\n",
        .peak = -1,
        .keys = "12345"};
    showcase_laid(app, &house, &show);
}

/* Two against an acolyte: his poster is short, and still says what it is. */
void showcase_ace_two_acolyte(struct app *app)
{
    static const struct laid_show show = {
        .seats = 2,
        .position = DUEL("3", "the-hangman", "2") "set hp 12\nput hand 1 Ks Kh 7d 7c 4s\nput hand "
                                                  "2 2s 3s 4d 5d 6c\nput shared Qd Jc Th\n",
        .peak = -1};
    showcase_laid(app, &house, &show);
}

/* The last bullet is spent, and a bonus with a bullet is left. */
void showcase_ace_last(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position = DUEL("5", "dynamiter", "1") "set hp 21\nput hand 1 2s 2d 5c 7h 9s Jc Qd "
                                                "Ah\nput bonuses train-robber card-cheat\n",
        .before = "1 shoot #0 #1 #2 #3 #4 =1",
        .peak = -1};
    showcase_laid(app, &house, &show);
}

/* The same, but the damage of what is left is too small. */
void showcase_ace_lost(struct app *app)
{
    static const struct laid_show show = {
        .seats = 1,
        .position =
            DUEL("6", "the-raven-matron",
                 "1") "set hp 21\nput hand 1 2s 2d 5c 7h 9s Jc Qd Ah\nput bonuses dynamiter\n",
        .before = "1 shoot #0 #1 #2 #3 #4 =1",
        .peak = -1};
    showcase_laid(app, &house, &show);
}
