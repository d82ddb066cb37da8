#include "showcase_theatre.h"

#include "showcase_laid.h"
#include "showcase_spec.h"

#define SCENE_NUMBER(name, id) SCENE_##id,
enum { SHOWCASE_THEATRE(SCENE_NUMBER) SCENES };

/* Everybody has so many chips left of 1,500, and nothing lies in front of anybody. */
#define HAS(seat, chips) \
    "set bet " #seat " 0\nset start " #seat " 1500\nset stack " #seat " " #chips "\n"
#define TWO_HAVE HAS(1, 1440) HAS(2, 1440)
#define THREE_HAVE TWO_HAVE HAS(3, 1440)
#define SIX_HAVE THREE_HAVE HAS(4, 1440) HAS(5, 1440) HAS(6, 1440)
#define NINE_HAVE SIX_HAVE HAS(7, 1440) HAS(8, 1440) HAS(9, 1440)
#define SIDES_HAVE HAS(1, 340) HAS(2, 840) HAS(3, 1440) HAS(4, 1440)
#define THREE "put hand 1 Qs Qd\nput hand 2 Jd 8c\nput hand 3 Ah Kh\n"
#define TWO "put hand 1 As Ks\nput hand 2 Qc Qh\n"
#define SIX                                                                                  \
    "put hand 1 Ks Kd\nput hand 2 Ts Tc\nput hand 3 Ah 5h\nput hand 4 Qs Jd\nput hand 5 8d " \
    "7d\nput hand 6 Ac Jh\n"
#define NINE SIX "put hand 7 6s 6c\nput hand 8 Kc 9c\nput hand 9 2h 2c\n"
#define TURN_OF(button, pot, board) \
    "set street 2\nset button " #button "\nset pot " #pot "\nput board " board "\n"
#define TURN_THREE THREE_HAVE TURN_OF(2, 180, "Th 7s 9h Qc") THREE
#define TURN_SIX SIX_HAVE TURN_OF(5, 360, "Th 9s 4d Kh") SIX
#define TURN_NINE NINE_HAVE TURN_OF(8, 540, "Th 9s 4d Kh") NINE
#define TURN_SIDES SIDES_HAVE TURN_OF(3, 240, "Th 7s 9h Qc") THREE "put hand 4 6s 6c\n"
#define FLOP_TWO TWO_HAVE "set street 1\nset button 1\nset pot 120\nput board Ts 7s 2d\n" TWO
#define POWERS                                                                                   \
    TURN_THREE "set locked 4\nset energy 1 5\nset energy 2 5\nset energy 3 5\nput held 1 x-ray " \
               "emp\nput held 2 "                                                                \
               "intel\nput held 3 clone\n"
#define ALL_IN_TWO "1 bet =1440\n2 call"
#define ALL_IN_THREE ALL_IN_TWO "\n3 call"
#define ALL_IN_SIX ALL_IN_THREE "\n4 call\n5 call\n6 call"
#define ALL_IN_NINE ALL_IN_SIX "\n7 call\n8 call\n9 call"
#define ALL_IN_SIDES "1 bet =340\n2 raise =840\n3 raise =1440\n4 call"

static const struct laid_show shows[SCENES] = {
    [SCENE_three] = {3, TURN_THREE, "", ALL_IN_THREE, 2000, .untold = true},
    [SCENE_two] = {2, FLOP_TWO, "", ALL_IN_TWO, 2000, .untold = true},
    [SCENE_six] = {6, TURN_SIX, "", ALL_IN_SIX, 2700, .untold = true},
    [SCENE_nine] = {9, TURN_NINE, "", ALL_IN_NINE, 3600, .untold = true},
    [SCENE_flop] = {3, THREE, "", "1 raise =1500\n2 call\n3 call", 2600, .untold = true},
    [SCENE_corner] = {3, TURN_THREE, "", ALL_IN_THREE, 2800, .untold = true},
    [SCENE_pots] = {4, TURN_SIDES, "", ALL_IN_SIDES, 2600, .untold = true},
    [SCENE_won] = {3, TURN_THREE, "", ALL_IN_THREE, 5800, .untold = true},
    [SCENE_won_two] = {2, FLOP_TWO, "", ALL_IN_TWO, 6600, .untold = true},
    [SCENE_won_many] = {9, TURN_NINE, "", ALL_IN_NINE, 8000, .untold = true},
    [SCENE_split] = {2,
                     TWO_HAVE TURN_OF(1, 120, "Ah Kd Qs Jc") "put hand 1 Tc 4d\nput hand 2 Th 3s\n",
                     "", ALL_IN_TWO, 4400, .untold = true},
    [SCENE_again] = {3, TURN_THREE, "", ALL_IN_TWO "\n3 fold", 5600, (enum key)'C', (enum key)'G',
                     .untold = true},
    [SCENE_side] = {4, TURN_SIDES, "", ALL_IN_SIDES, 6200, .untold = true},
};
static const struct laid_show with_powers[SCENES] = {
    [SCENE_frozen] = {3, POWERS, "", ALL_IN_THREE, 2600, .untold = true},
    [SCENE_won_powers] = {3, POWERS, "", ALL_IN_THREE, 6600, .untold = true},
};
static const struct laid_show of_spec[SCENES] = {
    [SCENE_spec] = {3, TURN_THREE, "", ALL_IN_THREE "\n*", 3000, .untold = true},
    [SCENE_won_spec] = {3, TURN_THREE, "", ALL_IN_THREE "\n*", 6200, .untold = true},
};

static const char *const name[] = {"Ren",  "Nadia", "Kofi", "Gus", "Maya",
                                   "Olga", "Théo",  "Hugo", "Inès"},
                         *const face[] = {"ren",  "nadia", "kofi", "gus", "maya",
                                          "olga", "fox",   "owl",  "cat"};
static const char *const spec_name[] = {"Mio", "Shizuka", "Aoba"}, *const spec_face[] = {
                                                                       "cat", "shizuka", "aoba"};
static const struct laid_house
    table = {.game = "holdem", .seed = "theatre 3", .name = name, .face = face},
    powers = {.game = "power-up", .seed = "theatre 3", .name = name, .face = face},
    room = {.game = "spec",
            .seed = "theatre 3",
            .name = spec_name,
            .face = spec_face,
            .act = showcase_spec_act};

static void open(struct app *app, int scene)
{
    if (shows[scene].seats)
        showcase_laid(app, &table, &shows[scene]);
    else if (with_powers[scene].seats)
        showcase_laid(app, &powers, &with_powers[scene]);
    else
        showcase_laid(app, &room, &of_spec[scene]);
}

#define SCENE_OPENS(name, id) \
    void showcase_theatre_##id(struct app *app) { open(app, SCENE_##id); }
SHOWCASE_THEATRE(SCENE_OPENS)
