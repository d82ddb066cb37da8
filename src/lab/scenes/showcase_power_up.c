/* Powers to look at: matches from positions laid out by hand, brought to a certain moment of the
 * picture. */
#include "showcase_power_up.h"

#include "power_up_names.h"
#include "showcase_laid.h"

#define SCENE_NUMBER(name, id) SCENE_##id,
enum { SHOWCASE_POWERS(SCENE_NUMBER) SCENES };

#define COMMON                                                                                    \
    "set street 1\nset button 2\nset pot 720\nput hand 1 As 9d\nput hand 2 Kh Kc\nput hand 3 Qs " \
    "Jd\n"
#define BOARD COMMON "put board Td 7s 9c Ad 4h\nput played deploy deploy\n"
#define ENERGY "set energy 1 10\nset energy 2 6\nset energy 3 9\n"
#define HOLDS(own, left, right) \
    ENERGY "put held 1 " own "\nput held 2 " left "\nput held 3 " right "\n"
/* The seat on the right is asked first, so that its powers can be seen by the one in front. */
#define THEIR_TURN                                                                                \
    "set street 1\nset button 1\nset pot 720\nput hand 1 As 9d\nput hand 2 Kh Kc\nput hand 3 Qs " \
    "Jd\nput board Td 7s 9c Ad 4h\nput played deploy deploy\nset locked 2\n"

/* The seventh hand: Kofi looks into every hand and goes all-in, which freezes the three cards that
 * lie there; one card is deployed behind them, and what the turn brings doesn't stay. */
#define TO_THE_TURN "2 play .0\n2 bet =240\n3 play .0\n3 raise =480\n1 call\n"

static const struct laid_show shows[SCENES] = {
    [SCENE_table] = {3, POWER_UP_SEVENTH, TO_THE_TURN "3 play .0 #4\n3 play .0\n3 bet =150", NULL,
                     -1, (enum key)'5', .seed = "pu36"},
    [SCENE_clone] = {3, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "clone scanner"),
                     "", "3 play .0", 780},
    [SCENE_xray] = {3, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "x-ray scanner"),
                    "", "3 play .0", 660},
    [SCENE_deploy] = {3,
                      COMMON "put board Td 7s 9c\n" HOLDS("deploy disintegrate x-ray", "emp intel",
                                                          "clone scanner"),
                      "", "1 play .0", 750},
    [SCENE_emp] = {3, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "emp scanner"), "",
                   "3 play .0", 580},
    [SCENE_intel] = {3, BOARD HOLDS("intel disintegrate deploy", "emp intel", "clone scanner"), "",
                     "1 play .0", 780},
    [SCENE_disintegrate] = {3, POWER_UP_SEVENTH, TO_THE_TURN, "3 play .0 #4", 550, .seed = "pu35"},
    [SCENE_scanner] = {3, BOARD HOLDS("scanner disintegrate deploy", "emp intel", "clone scanner"),
                       "", "1 play .0", 620},
    [SCENE_engineer] = {3,
                        THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel",
                                         "engineer scanner"),
                        "", "3 play .0", 1180},
    [SCENE_reload] = {3,
                      THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "reload scanner"),
                      "", "3 play .0 #0 #1", 880},
    [SCENE_upgrade] = {3,
                       THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel",
                                        "upgrade scanner"),
                       "", "3 play .0", 680},
    [SCENE_aim] = {3,
                   BOARD "set locked 2\n" HOLDS("x-ray disintegrate deploy", "emp intel",
                                                "clone scanner"),
                   "", NULL, -1, (enum key)'2'},
    [SCENE_aim_reload] = {3,
                          BOARD HOLDS("reload disintegrate deploy", "emp intel", "clone scanner"),
                          "", NULL, -1, (enum key)'1', (enum key)'2'},
    [SCENE_scanning] = {3, BOARD HOLDS("scanner disintegrate deploy", "emp intel", "clone scanner"),
                        "1 play .0", NULL, -1},
    [SCENE_picking] = {3, BOARD HOLDS("engineer disintegrate deploy", "emp intel", "clone scanner"),
                       "1 play .0", NULL, -1},
    [SCENE_discarding] = {3,
                          BOARD HOLDS("upgrade disintegrate deploy", "emp intel", "clone scanner"),
                          "1 play .0", NULL, -1},
    [SCENE_refused] =
        {3,
         BOARD "set locked 5\nset energy 2 6\nset energy 3 9\nset energy 1 4\nput held 1 upgrade "
               "disintegrate deploy\nput held 2 emp intel\nput held 3 clone scanner\n",
         "", NULL, -1},
    [SCENE_freeze] = {3,
                      THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "clone scanner"),
                      "", "3 bet =1495", 1100},
    [SCENE_known] = {3,
                     BOARD
                     "set locked 2\n" HOLDS("intel x-ray deploy", "emp intel", "clone scanner"),
                     "1 play .0\n1 play .0", NULL, -1},
    [SCENE_watching] = {3,
                        THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "scanner clone"),
                        "3 play .0", NULL, -1},
    [SCENE_six] =
        {5,
         "set street 2\nset button 4\nset pot 900\nput hand 1 As 9d\nput board Td 7s 9c Ad\n" HOLDS(
             "x-ray disintegrate deploy intel scanner clone", "emp intel",
             "clone scanner") "put held 4 upgrade reload engineer\nput held 5 emp\n",
         "", NULL, -1, .option = POWER_UP_MOST, .value = POWER_UP_HELD_MOST},
    [SCENE_cloned] = {3,
                      THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "clone scanner"),
                      "3 play .0\n3 check", NULL, -1},
};

static const char *const name[] = {"Ren", "Kofi", "Nadia", "Gus", "Maya"}, *const face[] = {
                                                                               "ren", "kofi",
                                                                               "nadia", "gus",
                                                                               "maya"};
static const struct laid_house house = {
    .game = "power-up", .seed = "powers", .name = name, .face = face};

#define SCENE_OPENS(name, id) \
    void showcase_power_##id(struct app *app) { showcase_laid(app, &house, &shows[SCENE_##id]); }
SHOWCASE_POWERS(SCENE_OPENS)
