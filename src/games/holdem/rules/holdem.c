/* holdem.c - no-limit hold'em: its tables, and which file answers which question. RULES.md says
 * where each rule is. */
#include "holdem.h"

#include "betting.h"
#include "holdem_specs.h"

static const struct zone_spec zones[] = {HOLDEM_ZONE_SPECS};
static const struct num_spec nums[] = {HOLDEM_NUM_SPECS};
_Static_assert((int)HOLDEM_POTS == 10, "every pot has its name");

static const struct pack_spec packs[] = {
    {.name = "cards", .first = 0, .last = 51, .copies = 1, .zone = HOLDEM_PILE}};

static const char *const verbs[] = {HOLDEM_VERB_NAMES, [HOLDEM_VERBS] = NULL};
static const char *const phases[] = {HOLDEM_PHASE_NAMES, [HOLDEM_PHASES] = NULL};
static const char *const whys[] = {HOLDEM_WHY_NAMES, [HOLDEM_WHYS] = NULL};

static const struct option_spec options[] = {HOLDEM_OPTION_SPECS(0)};
_Static_assert(sizeof options / sizeof *options == HOLDEM_OPTIONS, "every option has its line");

static const struct reason_spec reasons[] = {HOLDEM_REASON_SPECS};
_Static_assert(sizeof reasons / sizeof *reasons == HOLDEM_REASONS_END - REASON_OWN,
               "every reason has its sentence");

/* PU-02: the figures are data. */
struct holdem_level holdem_level(const struct rules *r, int level)
{
    struct holdem_level l = holdem_tables_level(r, r->option[HOLDEM_STRUCTURE], level);
    if (!r->option[HOLDEM_ANTES])
        l.ante = 0;
    return l;
}

int holdem_hands_a_level(const struct rules *r, int dealt)
{
    return r->option[dealt == 2 ? HOLDEM_HANDS_HEADS_UP : HOLDEM_HANDS_A_LEVEL];
}

static const struct holdem_house house = {
    .level = holdem_level, .hands_a_level = holdem_hands_a_level, .value = holdem_value};

static void setup(struct turn *t)
{
    holdem_sit(t, &house, t->rules->option[HOLDEM_FIRST_STACK]);
    holdem_go(t, &house, HOLDEM_STEP_BUTTON);
}

static void choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    (void)r;
    if (b->phase == HOLDEM_PHASE_SHOWING)
        holdem_show_choices(b, who, out);
    else
        betting_choices(b, who, out);
}

static void apply(struct turn *t, const struct action *a) { holdem_act(t, &house, a); }
static void resume(struct turn *t) { holdem_resume_with(t, &house); }

/* The chips of who is still in; who is out has less than nothing, the more the earlier (NL-24). */
void holdem_score(const struct rules *r, const struct board *b, int32_t *out)
{
    (void)r;
    for (int s = 0; s < b->nseats; s++)
        out[s] = b->num[HOLDEM_RANK + s] ? -b->num[HOLDEM_RANK + s] : b->num[HOLDEM_STACK + s];
}

const struct game holdem_game = {
    .id = "holdem",
    .rules_version = 1,
    .title = N_("Hold’em"),
    .seats_min = 2,
    .seats_max = 10,
    GAME_TABLES,
    .setup = setup,
    .choices = choices,
    .apply = apply,
    .score = holdem_score,
    .resume = resume,
    HOLDEM_DATA,
};
