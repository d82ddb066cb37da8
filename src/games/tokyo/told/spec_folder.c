/* SPEC in the program: its door, lessons, effect cards in the statistics, and the review. */
#include "poker_folder.h"

#include "check.h"
#include "emblems.h"
#include "poker_sim.h"
#include "stats_poker.h"
#include "stats_words.h"
#include "spec_words.h"
#include "statistics_inside.h"
#include "title_doors.h"

extern const struct game tokyo_game;
extern const struct review_sentences review_of_spec;
extern const struct book_look book_of_spec;

/* The sign over the door is heavier than what the world writes in. */
static const struct typeface heavy = {"Noto Serif CJK JP", "Black", "Noto Serif CJK JP", "Black",
                                      1};

static const struct door door = {
    .name = N_("SPEC"),
    .line = N_("Hold’em with effect cards"),
    .players = N_("3 to 9 players"),
    .art = "frame/door-spec",
    .ring = "frame/door-spec-focus",
    .reveal = "frame/door-spec-reveal",
    .face = &heavy,
    .size = 60,
    .seal = 68,
    .ink = 0x14213DFFU,
    .ink2 = 0x7A240BFFU,
    .glow = 0xF7A14CFFU,
    .radius = 40,
    .arch = 70,
};

/* A card is declared or laid with an all-in; somebody comes back after a bust. */
static bool occasion(const struct stage *st, const struct event *e, seat *who,
                     enum character_occasion *what)
{
    const bool back = e->kind == EVENT_PAY && e->why == SPEC_WHY_REENTER;
    if (!back &&
        !(e->kind == EVENT_MOVE && (e->why == SPEC_WHY_DECLARE || e->why == SPEC_WHY_ATTACH)))
        return poker_occasion(st, e, who, what);
    *who = (seat)(back                  ? e->to - HOLDEM_STACK
                  : e->from >= SPEC_FUN ? e->from - SPEC_FUN
                                        : e->from - SPEC_HELD);
    *what = back ? VOICE_LOSES_ALL_IN : VOICE_PLAYS_POWER;
    return true;
}

static bool window_open(const struct board *b) { return b->phase == SPEC_PHASE_WINDOW; }

static bool window_same(const struct board *a, const struct board *b)
{
    return a->num[SPEC_WINDOW] == b->num[SPEC_WINDOW] &&
           a->num[SPEC_TURN_OF] == b->num[SPEC_TURN_OF];
}

static const struct folder_windows windows = {
    .open = window_open,
    .same = window_same,
    .no = SPEC_NO,
    .declare = SPEC_DECLARE,
    .stops = spec_stops,
};

static const struct folder_things effects = {
    .n = SPEC_EFFECTS,
    .title = spec_title,
    .id = spec_id,
    .emblems = "spec/emblems",
    .cards = SPEC_NORMAL,
    .list = SPEC_LIST,
    .heading = N_("Effect cards at this table"),
    .line = N_("Choose which are dealt. There are four copies of each."),
    .usual = N_("Effect cards reset to defaults."),
};

/* SP-01: there are no antes to choose. */
static int group(int option)
{
    CARRE_ASSERT(option >= 0 && option < SPEC_OPTIONS);
    return option == HOLDEM_ANTES                                ? -1
           : option < HOLDEM_OPTIONS                             ? 0
           : option <= SPEC_ENTRY || option == SPEC_OWN_STRADDLE ? 1
                                                                 : 2;
}

static const struct folder_options options = {
    .group = group,
    .heading = {N_("Chips and blinds"), N_("Effect cards"), N_("Re-entries, breaks and drinks")},
    .cards = N_("Effect cards in play"),
};

/* An effect works. */
static int worked(const struct event *e, seat who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    return e->kind == EVENT_MOVE && e->why == SPEC_WHY_RESOLVE && e->from == SPEC_TABLE + who &&
                   card_is_spec(e->face)
               ? card_effect(e->face)
               : -1;
}

static bool read(const struct match *m, seat who, struct match_stats *out)
{
    static const struct poker_stats own = {.thing = worked, .reentries = SPEC_REENTERED};
    return poker_stats_read(m, who, &own, out);
}

static void word(int count, char out[STATS_WORD]) { poker_stats_word(spec_name, count, out); }

_Static_assert((int)SPEC_EFFECTS <= (int)POKER_THINGS, "each is counted");
static const struct stats_fold stats = {.game = "spec",
                                        .version = 1,
                                        .counts = POKER_COUNTS,
                                        .kind = poker_stats_kind,
                                        .word = word,
                                        .read = read};

static const struct statistics_view of_effects = {
    .name = N_("Effect cards"),
    .caption = N_("How often you used each effect card, and how many of those hands you won."),
    STATISTICS_THINGS,
    .things = &poker_view_things};
static const struct statistics_view *const charts[] = {&poker_view_chips, &poker_view_hands,
                                                       &of_effects, NULL};

/* Effects that are dealt, answers that declare nothing, breaks and re-entries between hands leave a
 * hand what it is. */
static bool changes(int why)
{
    static const int harmless[] = {SPEC_WHY_GIVE,    SPEC_WHY_BREAK,          SPEC_WHY_DRINK,
                                   SPEC_WHY_FUN,     SPEC_WHY_PACK,           SPEC_WHY_ANSWER,
                                   SPEC_WHY_TOAST,   SPEC_WHY_GOOD,           SPEC_WHY_STAND,
                                   SPEC_WHY_REENTER, SPEC_WHY_EXCHANGE_CARDS, SPEC_WHY_COLLECT};
    for (unsigned i = 0; i < sizeof harmless / sizeof *harmless; i++)
        if (why == harmless[i])
            return false;
    return true;
}

static const struct folder_hands hands = {.changes = changes, .export = poker_hands_export};

/* The effects that an action plays. */
static uint16_t effects_of(const struct board *b, const struct action *a)
{
    const bool declares = a->kind == SPEC_DECLARE || a->kind == HOLDEM_CALL ||
                          a->kind == HOLDEM_BET_TO || a->kind == HOLDEM_RAISE_TO;
    uint16_t effect = 0;
    for (int i = 0; declares && i < a->n; i++)
        effect = (uint16_t)(effect | 1u << card_effect(spec_picked(b, a->who, a->pick[i])));
    return effect;
}

/* A new stack is nothing that was won. */
static int32_t bought(const struct rules *r, const struct board *b, int s)
{
    CARRE_ASSERT(s >= 0 && s < b->nseats);
    return b->num[SPEC_REENTERED + s] * r->option[HOLDEM_FIRST_STACK];
}

static_assert((int)SPEC_EFFECTS <= (int)POKER_SIM_KINDS, "there is a count for each");
static const struct poker_sim simulated = {
    .kinds = SPEC_EFFECTS,
    .name = spec_name,
    .title = spec_title,
    .list = "effects",
    .word = "effect",
    .heading = N_("Effects: uses per game, and hands won with them"),
    .played = effects_of,
    .bought = bought,
    .action = {{SPEC_REENTER, "reentries", N_("Re-entries")}, {SPEC_DRINK, "drinks", N_("Drinks")}},
};
static const struct folder_sim sim = POKER_SIM(&simulated);

/* SP-02: six players. */
static void rows(struct stats_rows *r)
{
    stats_rows_poker(r);
    stats_row_count(r, "re-entries", _("Re-entries"), r->sum->count[POKER_REENTRIES],
                    _("How many times you re-entered."));
}

/* Every window asks where a card could be declared (SP-25). */
static const struct setting_row settings[] = {{"spec_every_window", SETTING_FLAG}};
static const struct folder_settings own_settings = {.setting = settings, .n = 1, .asks = 1};

static const struct folder_kin kin[] = {
    {"spec/faces/", false}, {"spec/emblems/", false}, {"spec/portraits/", true}, {NULL, false}};

const struct game_folder tokyo_folder = {
    .game = &tokyo_game,
    .door = &door,
    .about = N_("SPEC: hold’em with fourteen effect cards, from a late night in Tokyo"),
    .faces = 1 + EMBLEM_WORLD_FACES,
    .portraits = "spec/portraits",
    .seats = 6,
    .sign = "frame/sign-spec",
    .stands = poker_stands,
    .book = &book_of_spec,
    .charts = charts,
    .ground = "spec/ground",
    .stats = &stats,
    .rows = rows,
    .things = &effects,
    .options = &options,
    .kin = kin,
    .settings = &own_settings,
    .review = &review_of_spec,
    .begins = poker_begins,
    .windows = &windows,
    .plans = poker_plans,
    .occasion = occasion,
    .hands = &hands,
    .sim = &sim,
    .scenes = &poker_scenes,
};
