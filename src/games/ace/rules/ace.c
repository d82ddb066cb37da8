/* ace.c - Ace of Spades: its tables, and which file answers which question. RULES.md says where
 * each rule is. */
#include "ace.h"

#include "game_specs.h"

static const struct zone_spec zones[] = {
    {.name = "hand", .id = ACE_HAND, .per_seat = true, .sorted = true, .pack = 0},
    {.name = "shared", .id = ACE_SHARED, .pack = 0, .everyone = true},
    {.name = "pile", .id = ACE_PILE, .pack = 0, .face_down = true},
    {.name = "discard", .id = ACE_DISCARD, .pack = 0, .everyone = true},
    {.name = "aside", .id = ACE_ASIDE, .pack = 0, .everyone = true},
    {.name = "shown", .id = ACE_SHOWN, .pack = 0},
    {.name = "shot", .id = ACE_SHOT, .pack = 0, .everyone = true},
    {.name = "enemy", .id = ACE_ENEMY, .pack = PACK_NONE, .everyone = true},
    {.name = "bonuses", .id = ACE_BONUSES, .pack = PACK_NONE, .everyone = true},
    {.name = "permanents", .id = ACE_PERMANENTS, .pack = PACK_NONE, .everyone = true},
    {.name = "gone", .id = ACE_GONE, .pack = PACK_NONE, .everyone = true},
};

static const struct num_spec nums[] = {
    {.name = "hp", .id = ACE_HP},
    {.name = "hp_max", .id = ACE_HP_MAX},
    {.name = "bullets", .id = ACE_BULLETS},
    {.name = "bullets_max", .id = ACE_BULLETS_MAX},
    {.name = "reloads", .id = ACE_RELOADS},
    {.name = "reloads_max", .id = ACE_RELOADS_MAX},
    {.name = "marker", .id = ACE_MARKER},
    {.name = "won", .id = ACE_WON},
    {.name = "claimed", .id = ACE_CLAIMED},
    {.name = "shots", .id = ACE_SHOTS},
    {.name = "fired", .id = ACE_FIRED},
    {.name = "using", .id = ACE_USING},
    {.name = "verb", .id = ACE_VERB},
    {.name = "done", .id = ACE_DONE},
    {.name = "active", .id = ACE_ACTIVE},
    {.name = "said", .id = ACE_SAID, .per_seat = true},
    {.name = "word", .id = ACE_WORD, .per_seat = true},
    {.name = "wind", .id = ACE_WIND},
};

static const struct pack_spec packs[] = {
    {.name = "cards", .first = 0, .last = CARD_JOKER, .copies = 1, .zone = ACE_PILE}};

static const char *const verbs[] = {
    [ACE_SHOOT] = "shoot",     [ACE_DISCARD_DRAW] = "discard",
    [ACE_RENEW] = "renew",     [ACE_JAM] = "jam",
    [ACE_USE] = "use",         [ACE_ARM] = "arm",
    [ACE_DISARM] = "disarm",   [ACE_TRIM] = "trim",
    [ACE_ARRANGE] = "arrange", [ACE_TAKE] = "take",
    [ACE_CYCLE] = "cycle",     [ACE_YIELD] = "yield",
    [ACE_HINT] = "hint",       [ACE_VERBS] = NULL,
};

static const char *const phases[] = {
    [ACE_PHASE_AIM] = "aim",     [ACE_PHASE_LAST] = "last",
    [ACE_PHASE_TRIM] = "trim",   [ACE_PHASE_ARRANGE] = "arrange",
    [ACE_PHASE_PICK] = "pick",   [ACE_PHASE_RECALL] = "recall",
    [ACE_PHASE_CYCLE] = "cycle", NULL,
};

static const char *const whys[] = {
    [ACE_WHY_NONE] = "",
    [ACE_WHY_DEAL] = "deal",
    [ACE_WHY_DRAW] = "draw",
    [ACE_WHY_DISCARD] = "discard",
    [ACE_WHY_SHOT] = "shot",
    [ACE_WHY_CLAIM] = "claim",
    [ACE_WHY_STEP] = "step",
    [ACE_WHY_TOTAL] = "total",
    [ACE_WHY_HIT] = "hit",
    [ACE_WHY_DAMAGE] = "damage",
    [ACE_WHY_AWAY] = "away",
    [ACE_WHY_KILL] = "kill",
    [ACE_WHY_BONUS] = "bonus",
    [ACE_WHY_PERMANENT] = "permanent",
    [ACE_WHY_SPEND_BULLET] = "spend-bullet",
    [ACE_WHY_SPEND_RELOAD] = "spend-reload",
    [ACE_WHY_GAIN_BULLET] = "gain-bullet",
    [ACE_WHY_GAIN_RELOAD] = "gain-reload",
    [ACE_WHY_RENEW] = "renew",
    [ACE_WHY_JAM] = "jam",
    [ACE_WHY_MARKER] = "marker",
    [ACE_WHY_REVEAL] = "reveal",
    [ACE_WHY_LOAD] = "load",
    [ACE_WHY_SCENE] = "scene",
    [ACE_WHY_USE] = "use",
    [ACE_WHY_ARM] = "arm",
    [ACE_WHY_DISARM] = "disarm",
    [ACE_WHY_DECLARE] = "declare",
    [ACE_WHY_SPENT] = "spent",
    [ACE_WHY_JOKER] = "joker",
    [ACE_WHY_TRIM] = "trim",
    [ACE_WHY_CYCLE] = "cycle",
    [ACE_WHY_RECALL] = "recall",
    [ACE_WHY_PEEK] = "peek",
    [ACE_WHY_BACK] = "back",
    [ACE_WHY_PICK] = "pick",
    [ACE_WHY_LAST] = "last",
    [ACE_WHY_MEMORY] = "memory",
    [ACE_WHY_TURN] = "turn",
    [ACE_WHY_WIN] = "win",
    [ACE_WHY_LOSE] = "lose",
    [ACE_WHY_HINT] = "hint",
    [ACE_WHY_WIND] = "wind",
    [ACE_WHYS] = NULL,
};

static const char *const difficulties[] = {"easy", "normal", "hard", "nightmare"};
static const char *const difficulty_labels[] = {N_("Easy"), N_("Normal"), N_("Hard"),
                                                N_("Nightmare")};
static const char *const zeros[] = {"bonuses", "lost", "second-wind"},
                         *const zero_labels[] = {N_("Bonuses may save you"), N_("The run is lost"),
                                                 N_("Second wind")};
static const struct option_spec options[] = {
    {OPTION_WORDS("difficulty", ACE_EASY, ACE_NIGHTMARE, ACE_NORMAL, difficulties,
                  difficulty_labels, N_("Difficulty"),
                  N_("Easy: a shot can use fewer than five cards. Hard: you can’t look through the "
                     "discard pile. Nightmare: like Hard, but with one fewer reload in every duel. "
                     "Each difficulty has its own Lord Overkill."))},
    {OPTION_WORDS("zero", ACE_ZERO_BONUSES, ACE_ZERO_WIND, ACE_ZERO_BONUSES, zeros, zero_labels,
                  N_("When bullets run out"),
                  N_("Decides what happens if an enemy survives your last bullet: either a bonus "
                     "that adds bullets or deals damage can still save the run, or the run is lost "
                     "at once. With a second wind, your last bullet also comes back once per "
                     "scene, but the run counts as practice and earns no achievements."))},
};
_Static_assert(sizeof options / sizeof *options == ACE_OPTIONS, "every option has its line");

static const struct reason_spec reasons[] = {
    {ACE_NO_COMBINATION, "no-combination", N_("You have no poker hand.")},
    {ACE_NOT_HELD, "not-held", N_("These cards make no poker hand.")},
    {ACE_SHOT_SIZE, "shot-size",
     N_("A shot uses five cards, or your whole hand if you have fewer.")},
    {ACE_NO_CLAIM_OF_KIND, "not-this-claim", N_("You can’t claim that with these cards.")},
    {ACE_NO_RELOADS, "no-reloads", N_("You have no reloads left.")},
    {ACE_NO_HAND, "no-hand", N_("This wouldn’t affect any card in your hand.")},
    {ACE_NO_DISCARD, "no-discard", N_("The discard pile is empty.")},
    {ACE_CAN_SHOOT, "can-shoot", N_("The gun doesn’t jam: you have a poker hand.")},
    {ACE_CAN_RELOAD, "can-reload", N_("The gun doesn’t jam while you can reload.")},
    {ACE_NO_BONUSES, "no-bonuses", N_("Bonuses don’t affect shots at this enemy.")},
    {ACE_NO_PENALTY, "no-penalty", N_("There’s no penalty to cancel.")},
    {ACE_NO_PILE, "no-pile", N_("The draw pile is empty.")},
    {ACE_JOKER_OUT, "joker-out", N_("The Joker is already in play.")},
    {ACE_COUNTERS_FULL, "counters-full", N_("You can’t have more than six bullets or reloads.")},
    {ACE_LAST_ONLY, "last-only", N_("With no bullets left, only more bullets or damage can help.")},
    {ACE_JOKER_STAYS, "joker-stays", N_("The Joker can’t be changed.")},
    {ACE_NOTHING_CHANGED, "nothing-changed", N_("That would change nothing.")},
    {ACE_IDLE, "idle", N_("One of your armed bonuses wouldn’t affect this shot. Disarm it first.")},
    {ACE_SAID_ENOUGH, "said-enough", N_("You’ve said enough for this turn.")},
};
_Static_assert(sizeof reasons / sizeof *reasons == ACE_REASONS_END - REASON_OWN,
               "every reason has its sentence");

static void apply(struct turn *t, const struct action *a)
{
    switch (a->kind) {
    case ACE_SHOOT: ace_shoot(t, a); break;
    case ACE_DISCARD_DRAW: ace_discard_draw(t, a); break;
    case ACE_RENEW: ace_renew(t, a->who); break;
    case ACE_JAM: ace_jam(t, a); break;
    case ACE_USE: ace_use(t, a); break;
    case ACE_ARM: ace_arm(t, a); break;
    case ACE_DISARM: ace_disarm(t, a); break;
    case ACE_TRIM: ace_lay(t, a, ACE_DISCARD, ACE_WHY_TRIM); break;
    case ACE_ARRANGE:
    case ACE_TAKE:
    case ACE_CYCLE: ace_answer(t, a); break;
    case ACE_YIELD: ace_lose(t); break;
    case ACE_HINT: ace_hint(t, a); break;
    }
    ace_flow(t);
}

static int refine(const struct rules *r, const struct board *b, struct action *a)
{
    switch (a->kind) {
    case ACE_SHOOT: return ace_refine_shot(r, b, a);
    case ACE_ARM: return ace_refine_arm(r, b, a);
    default: return REASON_OK;
    }
}

/* A won run counts 1, a lost one as many below 0 as duels were not won; before the end 0 or what a
 * loss now would give. */
static void score(const struct rules *r, const struct board *b, int32_t *out)
{
    (void)r;
    for (int s = 0; s < b->nseats; s++)
        out[s] = b->num[ACE_WON] > 0 ? 1 : b->num[ACE_MARKER] - 1 - ACE_DUELS;
}

static const char *face_name(const struct rules *r, card face)
{
    const struct ace_enemy *e = r->data ? ace_enemy_of(r, face) : NULL;
    return e ? e->id : NULL;
}

static bool practice(const struct rules *r) { return r->option[ACE_ZERO] == ACE_ZERO_WIND; }

const struct game ace_game = {
    .id = "ace",
    .rules_version = 1,
    .title = N_("Ace of Spades"),
    .seats_min = 1,
    .seats_max = 2,
    .together = true,
    GAME_TABLES,
    .setup = ace_setup,
    .choices = ace_choices,
    .apply = apply,
    .score = score,
    .refine = refine,
    .face_name = face_name,
    .resume = ace_resume,
    .practice = practice,
    .data_parse = ace_data_parse,
    .data_file = "ace/enemies.txt",
    .data_write = ace_values_write,
    .data_read = ace_values_read,
};
