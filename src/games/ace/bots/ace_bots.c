/* ace_bots.c - the levels of Ace of Spades, weakest first; ../BOTS.md says what they reach.
 *
 *   beginner   the damage of this shot is all it sees beyond the next one, spends bonuses as they
 *              come, and slips
 *   regular    plans the duel from a few guesses, forgets discards that may not be leafed through,
 *              slips now and then
 *   expert     plans with care, seldom slips
 *   shark      plans with the most guesses, never slips */
#include "ace_say.h"
#include "ace_think.h"
#include "ace_word.h"
#include "bot.h"
#include "explain.h"
#include "ace_explain.h"
#include "game_bots.h"

static int of_budget(int n, const struct temper *t, int most)
{
    const int64_t m = (int64_t)n * t->budget / 100;
    return m < 1 ? 1 : m > most ? most : (int)m;
}

static struct action play(const struct view *v, struct rng *rng, const struct temper *temper,
                          struct ace_skill skill)
{
    struct action word;
    /* advice is about the duel: nothing on the side */
    if (temper->playful > temper_adviser.playful && ace_say(v, rng, &word))
        return word;
    if (skill.slips && rng_below(rng, 100) < skill.slips) {
        const struct action a = bot_find("ace", "greedy")->choose(v, rng, temper);
        return a;
    }
    skill.tapes = of_budget(skill.tapes, temper, ACE_TAPES);
    skill.again = of_budget(skill.again, temper, ACE_TAPES);
    skill.turns = of_budget(skill.turns, temper, 1000);
    return ace_think(v, rng, &skill);
}

static struct action beginner(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return play(v, rng, temper,
                (struct ace_skill){.tapes = 6, .turns = 12, .slips = 40, .hoard = 10});
}
static struct action regular(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return play(v, rng, temper,
                (struct ace_skill){.tapes = 12, .turns = 24, .slips = 20, .hoard = 40});
}
static struct action expert(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return play(
        v, rng, temper,
        (struct ace_skill){.tapes = 16, .turns = 48, .counts = true, .slips = 6, .hoard = 70});
}
static struct action shark(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return play(
        v, rng, temper,
        (struct ace_skill){
            .tapes = 20, .again = 128, .turns = 96, .counts = true, .slips = 0, .hoard = 100});
}

const struct bot ace_beginner_bot = {
    .id = "beginner", .title = N_("Beginner"), .choose = beginner, .speak = ace_word};
const struct bot ace_regular_bot = {
    .id = "regular", .title = N_("Regular"), .choose = regular, .speak = ace_word};
const struct bot ace_expert_bot = {
    .id = "expert", .title = N_("Expert"), .choose = expert, .speak = ace_word};
const struct bot ace_shark_bot = {
    .id = "shark", .title = N_("Shark"), .choose = shark, .speak = ace_word};

extern const struct bot ace_greedy_bot, ace_person_bot, ace_heeds_bot;

static const struct bot *const bots[] = {
    &ace_greedy_bot,  &ace_person_bot, &ace_heeds_bot, &ace_beginner_bot,
    &ace_regular_bot, &ace_expert_bot, &ace_shark_bot, NULL,
};

const struct game_bots ace_bots = {
    .game = "ace",
    .bot = bots,
    .why = ace_why,
    .nudge = ace_nudge,
    .lesson = ace_lesson,
    .again = ace_again,
    .rate = &rate_ace,
};
