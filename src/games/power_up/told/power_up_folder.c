/* Power Up in the program: its door, lessons, powers in the statistics, and the review. */
#include "poker_folder.h"

#include "check.h"
#include "poker_sim.h"
#include "stats_poker.h"
#include "stats_words.h"
#include "power_words.h"
#include "statistics_inside.h"
#include "title_doors.h"
#include "settings_rows.h"
#include "stage.h"

extern const struct game power_up_game;
extern const struct review_sentences review_of_power_up;
extern const struct book_look book_of_power_up;

static const struct door door = {
    .name = N_("Power Up"),
    .line = N_("Hold’em with ten powers"),
    .players = N_("2 to 5 players"),
    .art = "frame/door-power-up",
    .ring = "frame/door-power-up-focus",
    .reveal = "frame/door-power-up-reveal",
    .face = &typeface_powerup,
    .size = 54,
    .ink = 0xEAFBFFFFU,
    .ink2 = 0x4DE3FFFFU,
    .glow = 0x4DE3FFFFU,
    .radius = 30,
    .arch = 4,
};

/* A power is played. */
static bool occasion(const struct stage *st, const struct event *e, seat *who,
                     enum character_occasion *what)
{
    if (e->kind != EVENT_MOVE || e->why != POWER_UP_WHY_PLAY)
        return poker_occasion(st, e, who, what);
    *who = (seat)(e->from - POWER_UP_HELD);
    *what = VOICE_PLAYS_POWER;
    return true;
}

static const struct folder_things powers = {
    .badge = "power-up/badge",
    .n = POWERS,
    .title = power_title,
    .id = power_id,
    .emblems = "power-up/emblems",
    .cards = POWERS,
    .list = POWER_UP_LIST,
    .cost = POWER_UP_COST,
    .heading = N_("Powers at this table"),
    .line = N_("Choose which are dealt and how much energy each costs."),
    .usual = N_("Powers reset to defaults."),
};

static int group(int option)
{
    CARRE_ASSERT(option >= 0 && option < POWER_UP_OPTIONS);
    return option < HOLDEM_OPTIONS ? 0 : option <= POWER_UP_RUN_OUT ? 1 : 2;
}

static const struct folder_options options = {
    .group = group,
    .heading = {N_("Chips and blinds"), N_("Powers"), N_("Energy")},
    .cards = N_("Powers and their costs"),
};

/* A power works. */
static int played(const struct event *e, seat who)
{
    return e->kind == EVENT_MOVE && e->why == POWER_UP_WHY_PLAY && e->who == who &&
                   card_is_power(e->face)
               ? card_power(e->face)
               : -1;
}

/* The third time that a seat plays a power in the same part of a hand, before the flop or after it,
 * and each third time after that; where that part has most of its plays. */
static bool habit(const struct match *m, int events, struct folder_habit *out)
{
    enum { TIMES = 3 };
    int n[2] = {0}, street = HOLDEM_PREFLOP;
    const struct event last = match_heard(m, SEAT_ONLOOKER, events - 1);
    *out = (struct folder_habit){.who = last.who, .thing = played(&last, last.who)};
    if (out->thing < 0)
        return false;
    for (int i = 0; i < events; i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.kind == EVENT_SET && e.to == HOLDEM_STREET)
            street = e.amount;
        if (played(&e, out->who) == out->thing)
            n[street != HOLDEM_PREFLOP]++;
    }
    out->late = street != HOLDEM_PREFLOP;
    return n[out->late] % TIMES == 0 && n[out->late] > n[!out->late] * 2;
}

static bool read(const struct match *m, seat who, struct match_stats *out)
{
    static const struct poker_stats own = {.thing = played};
    return poker_stats_read(m, who, &own, out);
}

static void word(int count, char out[STATS_WORD]) { poker_stats_word(power_name, count, out); }

_Static_assert((int)POWERS <= (int)POKER_THINGS, "each is counted");
static const struct stats_fold stats = {.game = "power-up",
                                        .version = 1,
                                        .counts = POKER_COUNTS,
                                        .kind = poker_stats_kind,
                                        .word = word,
                                        .read = read};

static const struct statistics_view of_powers = {
    .name = N_("Powers"),
    .caption = N_("How often you played each power, and how many of those hands you won."),
    STATISTICS_THINGS,
    .things = &poker_view_things};
static const struct statistics_view *const charts[] = {&poker_view_chips, &poker_view_hands,
                                                       &of_powers, NULL};

/* Powers that come and energy that is gained change no hand; whatever is played does. */
static bool changes(int why)
{
    return why != POWER_UP_WHY_GIVE && why != POWER_UP_WHY_ENERGY && why != POWER_UP_WHY_VANISH;
}

static const struct folder_hands hands = {.changes = changes, .export = poker_hands_export};

/* The power that an action plays. */
static uint16_t power_of(const struct board *b, const struct action *a)
{
    return (uint16_t)(a->kind == POWER_UP_PLAY
                          ? 1u << card_power(board_face(b, POWER_UP_HELD + a->who, a->about))
                          : 0);
}

static_assert((int)POWERS <= (int)POKER_SIM_KINDS, "there is a count for each");
static const struct poker_sim simulated = {
    .kinds = POWERS,
    .name = power_name,
    .title = power_title,
    .list = "powers",
    .word = "power",
    .heading = N_("Powers: uses per game, and hands won with them"),
    .played = power_of,
};
static const struct folder_sim sim = POKER_SIM(&simulated);

/* PU-01: the sources know three players. */
/* A power is picked up before it is paid for. */
static const struct setting_row settings[] = {{"arm_powers", SETTING_FLAG, .normal = 1}};
static const struct settings_row setting_rows[] = {
    {PAGE_HELPS,
     ROW_CHOICE,
     (enum setting)0,
     N_("Confirm powers"),
     N_("Confirm powers: one press shows what a power does and costs, and a second plays it."),
     {N_("No"), N_("Yes")},
     .before = SETTING_ASK_ALL_IN},
};

static void dress(const struct app *app, struct stage *st, bool plays)
{
    (void)plays;
    st->arm_powers = app_setting(app, game_setting("power-up", 0));
}

static const struct folder_settings own_settings = {
    .setting = settings, .n = 1, .row = setting_rows, .rows = 1, .dress = dress};

static const struct folder_kin kin[] = {{"power-up/cards/", false},
                                        {"power-up/emblems/", false},
                                        {"power-up/portraits/", true},
                                        {NULL, false}};

const struct game_folder power_up_folder = {
    .game = &power_up_game,
    .door = &door,
    .about =
        N_("Power Up: a winner-takes-all Sit-and-Go with ten powers that reveal a card, destroy a "
           "card or copy the last power played (or plain hold’em without them)"),
    .faces = 1,
    .portraits = "power-up/portraits",
    .seats = 3,
    .sign = "frame/sign-power-up",
    .stands = poker_stands,
    .book = &book_of_power_up,
    .charts = charts,
    .ground = "power-up/ground",
    .stats = &stats,
    .rows = stats_rows_poker,
    .things = &powers,
    .options = &options,
    .deck = "power-up/cards/",
    .kin = kin,
    .settings = &own_settings,
    .review = &review_of_power_up,
    .begins = poker_begins,
    .plans = poker_plans,
    .occasion = occasion,
    .habit = habit,
    .hands = &hands,
    .sits = N_("Sit & Go: winner takes all. Turns pass clockwise."),
    .sim = &sim,
    .scenes = &poker_scenes,
};
