/* holdem.c - no-limit hold'em: its tables, and which file answers which question. RULES.md says where each rule is. */
#include "holdem.h"

#include "betting.h"

#define N_(text) text

static const struct zone_spec zones[] = {
    {.name = "hand", .id = HOLDEM_HAND, .per_seat = true, .pack = 0},
    {.name = "board", .id = HOLDEM_BOARD, .pack = 0, .everyone = true},
    {.name = "pile", .id = HOLDEM_PILE, .pack = 0, .face_down = true},
    {.name = "muck", .id = HOLDEM_MUCK, .sorted = true, .pack = 0, .face_down = true},
};

static const struct num_spec nums[] = {
    {.name = "stack", .id = HOLDEM_STACK, .per_seat = true, .kept = 'c'},
    {.name = "bet", .id = HOLDEM_BET, .per_seat = true, .kept = 'c'},
    {.name = "pot", .id = HOLDEM_POT, .kept = 'c'},
    {.name = "side1", .id = HOLDEM_POT + 1, .kept = 'c'},
    {.name = "side2", .id = HOLDEM_POT + 2, .kept = 'c'},
    {.name = "side3", .id = HOLDEM_POT + 3, .kept = 'c'},
    {.name = "side4", .id = HOLDEM_POT + 4, .kept = 'c'},
    {.name = "side5", .id = HOLDEM_POT + 5, .kept = 'c'},
    {.name = "side6", .id = HOLDEM_POT + 6, .kept = 'c'},
    {.name = "side7", .id = HOLDEM_POT + 7, .kept = 'c'},
    {.name = "side8", .id = HOLDEM_POT + 8, .kept = 'c'},
    {.name = "side9", .id = HOLDEM_POT + 9, .kept = 'c'},
    {.name = "cap", .id = HOLDEM_CAP, .per_seat = true},
    {.name = "start", .id = HOLDEM_START, .per_seat = true},
    {.name = "rank", .id = HOLDEM_RANK, .per_seat = true},
    {.name = "ante_due", .id = HOLDEM_ANTE_DUE, .per_seat = true},
    {.name = "blind_due", .id = HOLDEM_BLIND_DUE, .per_seat = true},
    {.name = "live", .id = HOLDEM_LIVE},
    {.name = "acted", .id = HOLDEM_ACTED},
    {.name = "to_match", .id = HOLDEM_TO_MATCH},
    {.name = "raise", .id = HOLDEM_RAISE},
    {.name = "street", .id = HOLDEM_STREET},
    {.name = "button", .id = HOLDEM_BUTTON},
    {.name = "big_seat", .id = HOLDEM_BIG_SEAT},
    {.name = "last_blind", .id = HOLDEM_LAST_BLIND},
    {.name = "hands", .id = HOLDEM_HANDS},
    {.name = "level", .id = HOLDEM_LEVEL},
    {.name = "level_hands", .id = HOLDEM_LEVEL_HANDS},
    {.name = "small", .id = HOLDEM_SMALL},
    {.name = "big", .id = HOLDEM_BIG},
    {.name = "ante", .id = HOLDEM_ANTE},
};
_Static_assert((int)HOLDEM_POTS == 10, "every pot has its name");

static const struct pack_spec packs[] = {{.name = "cards", .first = 0, .last = 51, .copies = 1, .zone = HOLDEM_PILE}};

static const char *const verbs[] = {
    [HOLDEM_FOLD] = "fold", [HOLDEM_CHECK] = "check", [HOLDEM_CALL] = "call", [HOLDEM_BET_TO] = "bet", [HOLDEM_RAISE_TO] = "raise", [HOLDEM_VERBS] = NULL,
};

static const char *const phases[] = {[HOLDEM_PHASE_PLAY] = "play", [HOLDEM_PHASES] = NULL};

static const char *const whys[] = {
    [HOLDEM_WHY_NONE] = "", [HOLDEM_WHY_GATHER] = "gather", [HOLDEM_WHY_BUTTON] = "button", [HOLDEM_WHY_ANTE] = "ante",
    [HOLDEM_WHY_SMALL_BLIND] = "small-blind", [HOLDEM_WHY_BIG_BLIND] = "big-blind", [HOLDEM_WHY_STRADDLE] = "straddle", [HOLDEM_WHY_DEAL] = "deal",
    [HOLDEM_WHY_FLOP] = "flop", [HOLDEM_WHY_TURN] = "turn", [HOLDEM_WHY_RIVER] = "river", [HOLDEM_WHY_STREET] = "street", [HOLDEM_WHY_FOLD] = "fold",
    [HOLDEM_WHY_CHECK] = "check", [HOLDEM_WHY_CALL] = "call", [HOLDEM_WHY_BET] = "bet", [HOLDEM_WHY_RAISE] = "raise", [HOLDEM_WHY_UNCALLED] = "uncalled",
    [HOLDEM_WHY_COLLECT] = "collect", [HOLDEM_WHY_SHOW] = "show", [HOLDEM_WHY_VALUE] = "value", [HOLDEM_WHY_WIN] = "win", [HOLDEM_WHY_SPLIT] = "split",
    [HOLDEM_WHY_OUT] = "out", [HOLDEM_WHY_HAND_OVER] = "hand-over", [HOLDEM_WHY_LEVEL] = "level", [HOLDEM_WHY_OVER] = "over", [HOLDEM_WHYS] = NULL,
};

static const char *const switches[] = {"no", "yes"}, *const switch_labels[] = {N_("No"), N_("Yes")};

static const struct option_spec options[] = {
    [HOLDEM_FIRST_STACK] = {.name = "stack", .low = 50, .high = 100000, .normal = 1500, .label = N_("Chips of each player"),
                            .about = N_("What each player begins with. The first blinds are 25 and 50.")},
    [HOLDEM_HANDS_A_LEVEL] = {.name = "level_hands", .low = 1, .high = 100, .normal = 4, .label = N_("Hands a level"),
                              .about = N_("After so many hands the blinds rise.")},
    [HOLDEM_HANDS_HEADS_UP] = {.name = "level_hands_two", .low = 1, .high = 100, .normal = 6, .label = N_("Hands a level, heads-up"),
                               .about = N_("The same when only two players are left.")},
    [HOLDEM_ANTES] = {.name = "antes", .low = 0, .high = 1, .normal = 0, .values = switches, .label = N_("Antes"),
                      .about = N_("Every player adds a tenth of the big blind to the pot of each hand."), .labels = switch_labels},
};
_Static_assert(sizeof options / sizeof *options == HOLDEM_OPTIONS, "every option has its line");

static const struct reason_spec reasons[] = {
    {HOLDEM_NOT_REOPENED, "not-reopened", N_("The last raise was not a full one, so it can only be called.")},
    {HOLDEM_NOBODY_TO_CALL, "nobody-to-call", N_("Everyone else is all-in: there is nobody left to raise.")},
    {HOLDEM_CALL_TAKES_ALL, "call-takes-all", N_("A call already takes the whole stack.")},
};
_Static_assert(sizeof reasons / sizeof *reasons == HOLDEM_REASONS_END - REASON_OWN, "every reason has its sentence");

/* PU-02. */
static struct holdem_level level(const struct rules *r, int level)
{
    static const struct holdem_level levels[] = {
        {25, 50, 5}, {50, 100, 10}, {75, 150, 15}, {125, 250, 25}, {200, 400, 40}, {300, 600, 60}, {400, 800, 80}, {500, 1000, 100}, {750, 1500, 150},
        {1000, 2000, 200}, {1500, 3000, 300},
    };
    struct holdem_level l = {0};
    if (level < (int)(sizeof levels / sizeof *levels))
        l = levels[level];
    if (!r->option[HOLDEM_ANTES])
        l.ante = 0;
    return l;
}

static int hands_a_level(const struct rules *r, int dealt) { return r->option[dealt == 2 ? HOLDEM_HANDS_HEADS_UP : HOLDEM_HANDS_A_LEVEL]; }

static const struct holdem_house house = {.level = level, .hands_a_level = hands_a_level, .value = holdem_value};

static void setup(struct turn *t)
{
    holdem_sit(t, &house, t->rules->option[HOLDEM_FIRST_STACK]);
    holdem_go(t, &house, HOLDEM_STEP_BUTTON);
}

static void choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    (void)r;
    betting_choices(b, who, out);
}

static void apply(struct turn *t, const struct action *a) { holdem_act(t, &house, a); }
static void resume(struct turn *t) { holdem_resume_with(t, &house); }

/* The chips of who is still in; who is out has less than nothing, the more the earlier (NL-24). */
static void score(const struct rules *r, const struct board *b, int32_t *out)
{
    (void)r;
    for (int s = 0; s < b->nseats; s++)
        out[s] = b->num[HOLDEM_RANK + s] ? -b->num[HOLDEM_RANK + s] : b->num[HOLDEM_STACK + s];
}

const struct game holdem_game = {
    .id = "holdem", .rules_version = 1, .title = N_("Hold’em"), .seats_min = 2, .seats_max = 10,
    .verbs = verbs, .phases = phases, .whys = whys,
    .zones = zones, .nzones = sizeof zones / sizeof *zones,
    .nums = nums, .nnums = sizeof nums / sizeof *nums,
    .packs = packs, .npacks = sizeof packs / sizeof *packs,
    .options = options, .noptions = sizeof options / sizeof *options,
    .reasons = reasons, .nreasons = sizeof reasons / sizeof *reasons,
    .setup = setup, .choices = choices, .apply = apply, .score = score, .resume = resume,
};
