/* SPEC to look at: matches from positions laid out by hand, brought to a certain moment of the
 * picture. */
#include "showcase_spec.h"

#include "i18n.h"
#include "showcase_laid.h"
#include "spec_names.h"

#include <stdlib.h>
#include <string.h>

#define SCENE_NUMBER(name, id) SCENE_##id,
enum { SHOWCASE_SPECS(SCENE_NUMBER) SCENES };

/* ---- tables: seat 1 is in front, seat 3 has the button, seat 6 is under the gun ---- */

#define STACKS                                                                               \
    "set stack 1 10225\nset stack 2 8400\nset stack 3 14350\nset stack 4 7850\nset stack 5 " \
    "9975\nset stack 6 9200\n"
#define LEVEL "set button 2\nset small 50\nset big 100\nset ante 0\nset raise 100\n"
#define HANDS                                                                                \
    "put hand 1 Ah Kd\nput hand 2 Qs Js\nput hand 3 9c 9d\nput hand 4 Ts 8s\nput hand 5 Kc " \
    "7c\nput hand 6 Ac Qd\n"
#define HOLDS(own)                                                                      \
    "put held 1 " own                                                                   \
    "\nput held 2 nullify straddle\nput held 3 twice\nput held 4 clairvoyance upgrade " \
    "forced-passive\nput held 5 flop-exchange\nput held 6 hand-swap both-cards\n"
#define FUN(own)     \
    "put fun 1 " own \
    "\nput fun 2\nput fun 3 toast\nput fun 4\nput fun 5 feeling-good\nput fun 6 arm\n"
#define OWN "twice nullify hand-swap"
#define BEGINS(own, fun) \
    STACKS LEVEL "set blind_due 4 50\nset blind_due 5 100\n" HANDS HOLDS(own) FUN(fun)
/* A round behind the first: seats by mask. */
#define ROUND(street, board, pot, live)                                                    \
    STACKS LEVEL "set street " street "\nset pot " pot                                     \
                 "\nset to_match 0\nset acted 0\nset live " live "\nput board " board "\n" \
                 "set bet 1 0\nset bet 2 0\nset bet 3 0\nset bet 4 0\nset bet 5 0\nset bet 6 0\n"
#define ON(street, board, pot, live) ROUND(street, board, pot, live) HANDS
#define FLOP(live, own, fun) ON("1", "Qc 9h 4s", "1250", live) HOLDS(own) FUN(fun)
#define RIVER(live, own, fun) ON("3", "Qc 9h 4s 2d Kh", "3600", live) HOLDS(own) FUN(fun)
/* All-in for all that both have: aces against fifteen cards. */
#define ACES_AND_A_DRAW                          \
    ROUND("1", "8h 7c 2h", "1250", ONE_AND_FIVE) \
    "set stack 5 10225\nput hand 1 Th 9h\nput hand 5 As Ad\n" HOLDS(OWN) FUN("arm")
#define EVERYBODY "63"
/* Seven at level 6, two of whom have folded before the flop; one has come back once, one twice. */
#define SEVEN                                                                                      \
    "set stack 1 13650\nset stack 2 9200\nset stack 3 18900\nset stack 4 4500\nset stack 5 "       \
    "11400\nset stack 6 6350\nset stack 7 32350\n"                                                 \
    "set level 5\nset paused 3\nset level_hands 2\nset hands 42\nset button 1\nset small "         \
    "300\nset big 600\nset ante 0\nset raise 600\nset blind_due 4 0\nset blind_due 5 0\nset "      \
    "reentered 4 1\nset reentered 6 2\n"                                                           \
    "set street 1\nset pot 6300\nset to_match 0\nset acted 0\nset live 87\nput board Qc 9h "       \
    "4s\nput hand 1 Ah Qh\nput hand 2 Js Jd\nput hand 3 9c 8c\nput hand 5 Kc Qd\nput hand 7 Ts "   \
    "8s\n"                                                                                         \
    "set bet 1 0\nset bet 2 0\nset bet 3 0\nset bet 4 0\nset bet 5 0\nset bet 6 0\nset bet 7 0\n"  \
    "put held 1 twice clairvoyance hand-swap\nput held 2 nullify straddle\nput held 3 "            \
    "clairvoyance\nput held 4 upgrade forced-passive twice\nput held 5 flop-exchange "             \
    "nullify\nput held 6 hand-swap both-cards\n"                                                   \
    "put held 7 win-the-button\nput fun 1 meow\nput fun 2\nput fun 3 toast\nput fun 4\nput fun 5 " \
    "feeling-good\nput fun 6 arm\nput fun 7\n"
#define ONE_AND_FIVE "17"
#define ONE_FOUR_FIVE "25"
#define CALLED "6 call\n*"

/* The last hand of level 6. */
#define EVENING                                                                                   \
    "set stack 1 14200\nset stack 2 8900\nset stack 3 6050\nset stack 4 10300\nset stack 5 "      \
    "32350\nset stack 6 10000\nset level 5\nset paused 5\nset level_hands 7\nset small 300\nset " \
    "big 600\nset raise 600\n"                                                                    \
    "set blind_due 4 300\nset blind_due 5 600\nset reentered 2 1\nset reentered 6 2\n"

/* Two seats of three without chips, at the end of level 3: one will be asked, then a break. */
#define LAST_OF_THREE                                                                              \
    "set stack 1 5000\nset stack 2 20000\nset stack 3 5000\nset button 2\nset big 200\nset small " \
    "100\nset ante 0\nset raise 200\nset blind_due 1 100\nset blind_due 2 200\n"                   \
    "put hand 1 Qs Qd\nput hand 2 As Ad\nput hand 3 Ks Kd\nput held 1 twice nullify\nput held 2 "  \
    "upgrade\nput held 3 flop-exchange\nput fun 1 meow\nput fun 2\nput fun 3\n"                    \
    "set level 2\nset paused 2\nset level_hands 7\n"
#define NINE                                                                                       \
    "set button 2\nset small 50\nset big 100\nset ante 0\nset raise 100\nset blind_due 4 50\nset " \
    "blind_due 5 100\nput hand 1 Ah Kd\n"                                                          \
    "put held 1 twice nullify hand-swap\nput held 2 straddle\nput held 3\nput held 4 "             \
    "clairvoyance upgrade forced-passive\nput held 5 twice\nput held 6 hand-swap both-cards\n"     \
    "put held 7 upgrade\nput held 8 nullify clairvoyance\nput held 9 win-the-button\nput fun 1 "   \
    "meow\nput fun 4 toast\nput fun 9 arm\n"

/* Who is asked in a window in between says no; a line "*" passes the window that is open. */
static const struct laid_show shows[SCENES] = {
    [SCENE_table] = {7, SEVEN, "3 check\n5 bet =2400\n7 call\n*", NULL, -1, .untold = true,
                     .time_ms = 14000},
    [SCENE_strip] = {6, BEGINS("clairvoyance nullify twice", "meow"), "*", NULL, -1},
    [SCENE_answered] = {6, BEGINS("clairvoyance nullify twice", "meow"), "*\n1 no", NULL, -1},
    [SCENE_strip_straddle] = {6, BEGINS("straddle nullify twice", "meow"), "", NULL, -1},
    [SCENE_strip_flop] = {6, FLOP(EVERYBODY, "flop-exchange clairvoyance twice", "meow"), "", NULL,
                          -1},
    [SCENE_strip_run] = {6, FLOP(ONE_AND_FIVE, "twice nullify", "arm"), "5 bet =9975\n1 call", NULL,
                         -1},
    [SCENE_strip_award] = {6, RIVER(ONE_FOUR_FIVE, "win-the-button nullify", "feeling-good"),
                           "4 check\n5 check\n1 bet =2400\n4 fold", "5 fold", -1},
    [SCENE_quiet] = {6, BEGINS("clairvoyance nullify twice", "meow"), "*\n1 stand =1", NULL, -1},
    [SCENE_aim] = {6, BEGINS("clairvoyance nullify twice", "meow"), CALLED, NULL, -1,
                   (enum key)'1'},
    [SCENE_aim_swap] = {6, BEGINS(OWN, "meow"), CALLED, NULL, -1, (enum key)'3'},
    [SCENE_attach] = {6, FLOP(ONE_AND_FIVE, OWN, "arm"), "5 bet =9975\n*", NULL, -1, (enum key)'1'},
    [SCENE_refused] = {6, FLOP(EVERYBODY, "straddle both-cards win-the-button", "toast"),
                       "4 check\n5 check\n6 check\n*", NULL, -1, (enum key)'1'},
    [SCENE_declared] = {6, BEGINS("clairvoyance nullify twice", "meow"),
                        "*\n2 declare #0\n3 no\n5 no\n4 declare #0 =1", "1 declare #0 =5\n6 call",
                        480},
    [SCENE_order] = {6, BEGINS("both-cards hand-swap upgrade", "meow"), CALLED,
                     "1 declare #0 #1 #2 =20", 2200},
    [SCENE_back] = {6, BEGINS("clairvoyance nullify twice", "meow"),
                    "*\n2 no\n3 no\n5 no\n4 declare #0 =1", "1 declare #0 =3\n6 call", 1700},
    [SCENE_cut] = {6, ACES_AND_A_DRAW, "5 bet =1500\n1 raise #0 =10225", "5 call\n*", 1200,
                   .seed = "twice 443"},
    [SCENE_twice] = {6, ACES_AND_A_DRAW, "5 bet =1500\n1 raise #0 =10225", "5 call\n*", 4830,
                     .seed = "twice 443"},
    [SCENE_boards] = {6, FLOP(ONE_AND_FIVE, OWN, "arm"), "5 bet =1500\n1 raise #0 =10225",
                      "5 call\n*", 4905},
    [SCENE_halves] = {6, FLOP(ONE_AND_FIVE, OWN, "arm"), "5 bet =1500\n1 raise #0 =10225",
                      "5 call\n*", -1},
    [SCENE_exchange] = {7, SEVEN, "", "5 declare #0\n*", 1600, .seed = "exchange 188",
                        .untold = true},
    [SCENE_straddle] = {6, BEGINS("straddle nullify twice", "meow"), "", "1 declare #0\n*", 1060},
    [SCENE_doubling] = {6, BEGINS("straddle nullify twice", "meow"), "1 declare #0\n*", NULL, -1},
    [SCENE_chain] = {6, BEGINS("straddle nullify twice", "meow"),
                     "1 declare #0\n*\n1 double\n2 double", "3 call", -1},
    [SCENE_passive] = {6, BEGINS("forced-passive nullify twice", "meow"), CALLED, "1 declare #0",
                       1230},
    [SCENE_both] = {6, BEGINS("both-cards nullify twice", "meow"), CALLED, "1 declare #0", 1320},
    [SCENE_swap] = {6, BEGINS(OWN, "meow"), CALLED, "1 declare #2 =20", 1060},
    [SCENE_clairvoyance] = {6, BEGINS("clairvoyance nullify twice", "meow"), CALLED,
                            "1 declare #0 =5", 1190},
    [SCENE_upgrade] = {6, BEGINS("upgrade nullify twice", "meow"), CALLED, "1 declare #0", 1150},
    [SCENE_three] = {6, BEGINS("upgrade nullify twice", "meow"), CALLED "\n1 declare #0", NULL, -1},
    [SCENE_discard] = {6, FLOP(EVERYBODY, "upgrade nullify twice", "meow"),
                       "4 check\n5 check\n6 check\n*\n1 declare #0\n*", NULL, -1},
    [SCENE_nullify] = {6, BEGINS("clairvoyance nullify twice", "meow"), CALLED, "1 declare #1",
                       1230},
    [SCENE_nullified] = {6, BEGINS("clairvoyance nullify twice", "meow"), CALLED "\n1 declare #1",
                         NULL, -1},
    [SCENE_button] = {6, RIVER(ONE_FOUR_FIVE, "win-the-button nullify", "feeling-good"),
                      "4 check\n5 check\n1 bet =2400\n4 fold\n5 fold", "1 declare #0\n*", 1320},
    [SCENE_meow] = {6, BEGINS(OWN, "meow"), CALLED, "1 declare #3", 1060},
    [SCENE_meowing] = {6, BEGINS(OWN, "meow"), CALLED "\n1 declare #3\n1 raise =400", "2 call",
                       900},
    [SCENE_toast] = {6, ON("3", "Td Jh Qc Ks As", "3600", ONE_FOUR_FIVE) HOLDS(OWN) FUN("toast"),
                     "4 check\n5 check\n1 check", "1 declare #3\n*", 1150},
    [SCENE_good] = {6, RIVER(ONE_FOUR_FIVE, "win-the-button nullify", "feeling-good"),
                    "4 check\n5 check\n1 bet =2400\n4 fold\n5 fold", "1 declare #2\n*", 1400},
    [SCENE_arm] = {6, FLOP(ONE_AND_FIVE, OWN, "arm"), "5 bet =1500\n1 raise #3 =10225", "5 call\n*",
                   1300},
    [SCENE_fan] = {6, FLOP(ONE_AND_FIVE, OWN, "arm"),
                   "5 bet =1500\n1 raise #0 #3 =10225\n5 call\n*", NULL, -1},
    [SCENE_drawn] = {6, FLOP(ONE_AND_FIVE, OWN, "arm"),
                     "5 bet =1500\n1 raise #0 #3 =10225\n5 call\n1 draw #11", "1 draw #20", 600},
    [SCENE_watching] = {6, BEGINS(OWN, "meow"),
                        "6 call\n1 fold\n2 call\n3 fold\n4 call\n5 check\n*", "4 declare #0 =4\n*",
                        1190},
    [SCENE_bust] = {3, LAST_OF_THREE, "3 raise =5000\n1 call", "2 call\n*\n*", -1,
                    .seed = "bust 2"},
    [SCENE_reentry] = {3, LAST_OF_THREE, "3 raise =5000\n1 call\n2 call\n*\n*", NULL, -1,
                       .seed = "bust 2"},
    [SCENE_wish] = {3, LAST_OF_THREE, "3 raise =5000\n1 call\n2 call\n*\n*\n1 reenter #0", NULL, -1,
                    .seed = "bust 2", .option = SPEC_FUN_CARDS, .value = SPEC_FUN_WISH},
    [SCENE_back_in] = {3, LAST_OF_THREE, "3 raise =5000\n1 call\n2 call\n*\n*", "1 reenter #0", 850,
                       .seed = "bust 2"},
    [SCENE_pause] = {6, BEGINS("clairvoyance", "feeling-good") EVENING,
                     "6 fold\n1 fold\n2 fold\n3 fold\n*", "4 fold\n*\n5 muck\n*", 2900,
                     (enum key)'3', .attended = true, .later = 66000,
                     .after = "5 drink\n1 drink\n3 drink"},
    [SCENE_bar] = {3, LAST_OF_THREE, "3 raise =5000\n1 call\n2 call\n*\n*\n1 reenter #0 #1",
                   "3 leave", 2500, .seed = "bust 2", .option = SPEC_DRINKS,
                   .value = SPEC_FULL_BAR},
    [SCENE_drink] = {6, BEGINS("clairvoyance nullify", "meow"), CALLED "\n1 drink", NULL, -1},
    [SCENE_served] = {6, RIVER(ONE_FOUR_FIVE, "win-the-button nullify", "feeling-good"),
                      "4 check\n5 check\n1 drink\n1 bet =2400\n4 fold\n5 fold", "*", 3000},
    [SCENE_end] = {3, LAST_OF_THREE "set hands 41\nset reentered 1 2\nset reentered 3 2\n",
                   "3 raise =5000\n1 call", "2 call\n*\n*", 20000, .seed = "bust 2"},
    [SCENE_seats_three] =
        {3,
         "set button 0\nset big 100\nset ante 0\nset raise 100\nset blind_due 2 50\nset blind_due "
         "3 100\nput hand 1 Ah Kd\nput held 1 twice nullify hand-swap\nput held 2 upgrade\nput "
         "held 3 flop-exchange clairvoyance\nput fun 1 meow\nput fun 2\nput fun 3 toast\n",
         "*\n*", NULL, -1},
    [SCENE_seats_nine] = {9, NINE, "6 call\n7 call\n8 fold\n9 raise =300\n*", NULL, -1},
    [SCENE_late] =
        {6,
         "set stack 1 21225\nset stack 2 0\nset stack 3 20350\nset stack 4 0\nset stack 5 "
         "18425\nset stack 6 0\nset rank 2 4\nset rank 4 5\nset rank 6 6\n" LEVEL
         "set blind_due 5 50\nset blind_due 1 100\n"
         "put hand 1 Ah Kd\nput hand 3 9c 9d\nput hand 5 Kc 7c\nput held 1 " OWN
         "\nput held 3 twice straddle\nput held 5 upgrade\nput fun 1 meow\nput fun 3\nput fun 5\n",
         "3 raise =300\n5 call\n*", NULL, -1},
};

/* ---- the match ---- */

static struct board seen(const struct match *m)
{
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    return v.board;
}

static bool one_says_no(struct match *m)
{
    struct action no = action_of(seat_first(match_waiting(m)), SPEC_NO, 0);
    return match_play(m, &no, 0) == REASON_OK;
}

/* Everybody who is asked in the window that is open. */
static void pass(struct match *m)
{
    const struct board first = seen(m);
    for (struct board b = first;
         b.phase == SPEC_PHASE_WINDOW && b.num[SPEC_WINDOW] == first.num[SPEC_WINDOW] &&
         b.num[SPEC_TURN_OF] == first.num[SPEC_TURN_OF];
         b = seen(m))
        if (!one_says_no(m))
            return;
}

void showcase_spec_act(struct match *m, const char *line)
{
    if (*line == '*') {
        pass(m);
        return;
    }
    const bool unasked = strstr(line, "stand") || strstr(line, "drink"),
               answers = strstr(line, "declare") || strstr(line, " no");
    while (!unasked && seen(m).phase == SPEC_PHASE_WINDOW &&
           !(answers && seat_in(atoi(line) - 1, match_waiting(m))) && one_says_no(m))
        ;
    laid_act(m, line);
}

static const char *const name[] = {N_("Mio"),  N_("Akari"), N_("Aoba"), N_("Sora"), N_("Shizuka"),
                                   N_("Saku"), N_("Kozue"), "Hugo",     "Nadia"};
static const char *const face[] = {"cat",  "akari", "aoba", "sora", "shizuka",
                                   "saku", "kozue", "fox",  "nadia"};
static const struct laid_house house = {
    .game = "spec", .seed = "effects", .name = name, .face = face, .act = showcase_spec_act};

#define SCENE_OPENS(name, id)                                                                \
    void showcase_spec_##id(struct app *app)                                                 \
    {                                                                                        \
        (SCENE_##id == SCENE_end ? showcase_laid_ended : showcase_laid)(app, &house,         \
                                                                        &shows[SCENE_##id]); \
    }
SHOWCASE_SPECS(SCENE_OPENS)
