/* prefix_moments.c - where a table could know what comes (prefix_moments.h).
 *
 * Whole games are played once each, boldly and at random, and searched for events of a reason. */
#include "prefix_moments.h"

#include "ace_names.h"
#include "bot.h"
#include "check.h"
#include "games.h"
#include "kuhn_names.h"
#include "power_up_names.h"
#include "spec_names.h"
#include "upcolor_names.h"

#include <stdio.h>
#include <string.h>

enum { ACTIONS_MOST = 700, GAMES_MOST = 600, TRIES = 240, ENDED_TRIES = 16, OCCURRENCES_MOST = 60 };

struct action moments_bold(const struct view *v, struct rng *rng)
{
    struct action a;
    const bool powers =
        strcmp(v->rules.game->id, "power-up") == 0 || strcmp(v->rules.game->id, "spec") == 0;
    for (int i = 0; i < 20 && powers && rng_below(rng, 2); i++) {
        a = bot_random_action(v, rng);
        if (a.kind >= HOLDEM_VERBS)
            return a;
    }
    const struct choice *most = NULL;
    for (int i = 0; i < v->choices.n; i++)
        if (!v->choices.choice[i].refused && !v->choices.choice[i].pick_min &&
            (!most || v->choices.choice[i].max > most->max))
            most = &v->choices.choice[i];
    if (most && most->max > most->min && strcmp(v->rules.game->id, "upcolor") != 0) {
        a = action_of(v->me, most->kind, most->max);
        a.about = most->about;
        if (rules_check(&v->rules, &v->board, &a) == REASON_OK)
            return a;
    }
    struct temper quick = temper_even;
    quick.budget = 1;
    return bot_best(v->rules.game->id)->choose(v, rng, &quick);
}

/* ---- what a moment is ---- */

static void before(const struct match *m, int event, struct board *out)
{
    match_board_before(m, SEAT_OPEN, event, out);
}

/* Nobody who is in the hand can act any more, but one at most. */
static bool runs_out(const struct board *b)
{
    int live = 0, behind = 0;
    for (int s = 0; s < b->nseats; s++) {
        live += holdem_live(b, s);
        behind += holdem_live(b, s) && b->num[HOLDEM_STACK + s] > 0;
    }
    return live > 1 && behind < 2;
}

static bool of_an_all_in(const struct match *m, int action, int event)
{
    struct board b;
    (void)action;
    before(m, event, &b);
    return match_heard(m, SEAT_OPEN, event).kind == EVENT_MOVE && runs_out(&b);
}

/* The next event of the same action is not of its kind: it was the last of several. */
static bool last_of_its_kind(const struct match *m, int action, int event)
{
    return event + 1 >= match_heard_at(m, action + 1) ||
           match_heard(m, SEAT_OPEN, event + 1).why != match_heard(m, SEAT_OPEN, event).why;
}

static bool is_note(const struct match *m, int action, int event)
{
    (void)action;
    return match_heard(m, SEAT_OPEN, event).kind == EVENT_NOTE;
}

/* Somebody else has put in everything, and there is something to pay. */
static bool faces_an_all_in(const struct match *m, int action, int event)
{
    struct board b;
    const seat who = match_action(m, action, NULL).who;
    before(m, event, &b);
    bool faces = false;
    for (int s = 0; s < b.nseats; s++)
        faces |= s != who && holdem_all_in(&b, s);
    return faces && holdem_owes(&b, who) > 0;
}

/* All others have folded, and the pot's winner is asked whether to show. */
static bool before_the_question(const struct match *m, int action, int event)
{
    struct board b;
    (void)event;
    if (action + 1 < match_actions(m))
        before(m, match_heard_at(m, action + 1), &b);
    return action + 1 < match_actions(m) && b.phase == HOLDEM_PHASE_SHOWING;
}

/* The second of two powers of one player, one right after the other. */
static bool second_in_a_row(const struct match *m, int action, int event)
{
    const struct action a = match_action(m, action, NULL);
    (void)event;
    if (!action || a.kind != POWER_UP_PLAY)
        return false;
    const struct action b = match_action(m, action - 1, NULL);
    return b.who == a.who && b.kind == a.kind;
}

static bool second_board(const struct match *m, int action, int event)
{
    const struct event e = match_heard(m, SEAT_OPEN, event);
    (void)action;
    return e.kind == EVENT_MOVE && e.to == SPEC_SECOND;
}

static bool once_more(const struct match *m, int action, int event)
{
    (void)action;
    return match_heard(m, SEAT_OPEN, event).amount > 1;
}

static bool is_set(const struct match *m, int action, int event)
{
    (void)action;
    return match_heard(m, SEAT_OPEN, event).kind == EVENT_SET;
}

/* Somebody put it in before. */
static bool doubled(const struct match *m, int action, int event)
{
    struct board b;
    (void)action;
    before(m, event, &b);
    return match_heard(m, SEAT_OPEN, event).kind == EVENT_PAY &&
           b.num[HOLDEM_TO_MATCH] > b.num[HOLDEM_BIG];
}

static bool behind_a_flop(const struct match *m, int action, int event)
{
    struct board b;
    before(m, event, &b);
    return is_set(m, action, event) && board_count(&b, HOLDEM_BOARD) > 0;
}

static bool brings_nothing(const struct match *m, int action, int event)
{
    return is_note(m, action, event) && last_of_its_kind(m, action, event);
}

/* The first card that a break brings, and after it nobody has room for another. */
static bool fills_all(const struct match *m, int action, int event)
{
    struct board b;
    bool room = false;
    if (!event || match_heard(m, SEAT_OPEN, event).kind != EVENT_MOVE ||
        match_heard(m, SEAT_OPEN, event - 1).kind != EVENT_NOTE ||
        match_heard_at(m, action + 1) >= match_heard_count(m))
        return false;
    before(m, match_heard_at(m, action + 1), &b);
    for (int s = 0; s < b.nseats; s++)
        room |= b.num[HOLDEM_STACK + s] > 0 && board_count(&b, SPEC_HELD + s) < SPEC_HELD_MOST;
    return !room;
}

/* Not the first time. */
static bool is_big(const struct match *m, int action, int event)
{
    struct board b;
    (void)action;
    before(m, event, &b);
    return match_heard(m, SEAT_OPEN, event).to == HOLDEM_BIG && b.num[HOLDEM_LEVEL] > 1;
}

static seatmask dealt_before(const struct match *m, int event)
{
    struct board b;
    seatmask out = 0;
    before(m, event, &b);
    for (int s = 0; s < b.nseats; s++)
        if (holdem_dealt(&b, s))
            out |= seat_bit(s);
    return out;
}

static seatmask dealt_last(const struct match *m)
{
    return dealt_before(m, match_heard_count(m) - 1);
}

/* And in the end fewer others than who it is about. */
static bool among_three(const struct match *m, int action, int event)
{
    const seatmask in = dealt_before(m, event),
                   who = seat_bit(match_heard(m, SEAT_OPEN, event).who);
    (void)action;
    return seat_count(in) > 2 && seat_count(dealt_last(m) & ~who) < seat_count(in & ~who);
}

/* So many that they clap in two rows, and in the end they are fewer; and the player who sits here
 * is asked for it. */
static bool in_two_rows(const struct match *m, int action, int event)
{
    struct board b;
    before(m, event, &b);
    return !(b.num[SPEC_QUIET] >> match_action(m, action, NULL).who & 1) &&
           seat_count(dealt_before(m, event)) > 6 && seat_count(dealt_last(m)) <= 6;
}

/* Where it lies among the effect cards of that seat; -1: they have none. */
static int held_at(const struct board *b, seat who, card face)
{
    for (int i = 0; i < board_count(b, SPEC_HELD + who); i++)
        if (board_face(b, SPEC_HELD + who, i) == face)
            return i;
    return -1;
}

int moments_pressed(const struct moment *of, const struct moment_found *found)
{
    struct board b;
    before(found->whole, match_heard_at(found->whole, found->action), &b);
    return held_at(&b, match_action(found->whole, found->action, NULL).who, (card)of->pressed);
}

/* Whose hands a Clairvoyance could show them. */
static seatmask can_see(const struct board *b, seat who)
{
    seatmask out = 0;
    for (int s = 0; s < b->nseats; s++)
        if (spec_may_target(b, who, SPEC_CLAIRVOYANCE, s))
            out |= seat_bit(s);
    return out;
}

/* Who answers here could not play a Clairvoyance, and has one that lies ready from now on; and in
 * the end they hold fewer cards than lie before it. */
static bool lies_ready(const struct match *m, int action, int event)
{
    struct board b, last;
    const seat who = match_action(m, action, NULL).who;
    const struct rules *r = match_rules(m);
    if (match_heard(m, SEAT_OPEN, event).kind != EVENT_SEAL)
        return false;
    before(m, event, &b);
    const int at = held_at(&b, who, CARD_OWN + SPEC_CLAIRVOYANCE);
    if (at < 0 || !spec_stops(r, &b, who, false, false, 0) ||
        spec_refuses(r, &b, who, SPEC_CLAIRVOYANCE) == REASON_OK || holdem_all_in(&b, who))
        return false;
    before(m, match_heard_count(m) - 1, &last);
    return spec_cards(&last, who) <= at && seat_count(can_see(&b, who)) > 1 &&
           seat_count(can_see(&last, who)) == 1;
}

/* It is their turn, and they aim a Clairvoyance at one of several. */
static bool aims(const struct match *m, int action, int event)
{
    struct board b, last;
    const seat who = match_action(m, action, NULL).who;
    before(m, match_heard_at(m, action), &b);
    (void)event;
    if (held_at(&b, who, CARD_OWN + SPEC_CLAIRVOYANCE) < 0 || b.phase != HOLDEM_PHASE_PLAY ||
        spec_refuses(match_rules(m), &b, who, SPEC_CLAIRVOYANCE) != REASON_OK ||
        seat_count(can_see(&b, who)) < 2)
        return false;
    before(m, match_heard_count(m) - 1, &last);
    return can_see(&last, who) != can_see(&b, who);
}

/* The next one to be asked declares another. */
static bool goes_on(const struct match *m, int action, int event)
{
    (void)event;
    return action + 1 < match_actions(m) && match_action(m, action + 1, NULL).kind == SPEC_DECLARE;
}

/* After it the same one is to choose among three cards. */
static bool is_asked(const struct match *m, int action, int event)
{
    const struct event e = match_heard(m, SEAT_OPEN, event);
    (void)action;
    return e.kind == EVENT_MOVE && e.to == HOLDEM_HAND + e.who;
}

static bool by_a_shot(const struct match *m, int action, int event)
{
    (void)action;
    return match_heard(m, SEAT_OPEN, event).to == 1;
}

static bool last_bullet(const struct match *m, int action, int event)
{
    struct board b;
    (void)action;
    before(m, event, &b);
    return b.num[ACE_BULLETS] == 1;
}

/* The first card of a hand that is seen, and in the end as many don't lie there. */
static bool of_who_goes(const struct match *m, int action, int event)
{
    struct board b, last;
    const struct event e = match_heard(m, SEAT_OPEN, event);
    (void)action;
    if (e.kind != EVENT_SHOW || e.index > 0)
        return false;
    before(m, event, &b);
    before(m, match_heard_count(m) - 1, &last);
    return board_count(&b, e.from) != board_count(&last, e.from);
}

/* Before the next game it is said who can't pay its stake. */
static bool with_somebody_poor(const struct match *m, int action, int event)
{
    const struct rules *r = match_rules(m);
    struct board b;
    bool poor = false;
    (void)event;
    before(m, match_heard_at(m, action), &b);
    for (int s = 0; s < b.nseats; s++)
        poor |= upcolor_seated(&b, s) && !upcolor_can_pay(r, &b, s, upcolor_next_stake(r, &b, 0));
    return b.phase == UPCOLOR_PHASE_AGREE && poor;
}

/* And what nobody could win. */
static bool with_a_carry(const struct match *m, int action, int event)
{
    struct board b;
    before(m, match_heard_at(m, action), &b);
    return with_somebody_poor(m, action, event) && b.num[UPCOLOR_CARRY] > 0;
}

/* Only for it the discard pile may be leafed through. */
static bool from_a_shut_pile(const struct match *m, int action, int event)
{
    struct board b;
    (void)event;
    before(m, match_heard_at(m, action), &b);
    return b.phase == ACE_PHASE_RECALL && ace_difficulty(match_rules(m)) >= ACE_HARD;
}

/* A face that nobody saw before it. */
static bool is_dealt(const struct match *m, int action, int event)
{
    (void)action;
    return match_heard(m, SEAT_OPEN, event).kind == EVENT_MOVE;
}

/* ---- which there are ---- */

#define OF_EFFECT(name, effect)                                                     \
    {                                                                               \
        "spec", name, SPEC_WHY_RESOLVE, among_three, FORK_DEAF, CARD_OWN + (effect) \
    }
#define OF_POKER(game)                                                                         \
    {game, "the last card of an all-in", HOLDEM_WHY_RIVER, of_an_all_in, FORK_DEAF},           \
        {game, "another last card of an all-in", HOLDEM_WHY_RIVER, of_an_all_in, FORK_CHANCE}, \
        {game, "the hands before a run-out", HOLDEM_WHY_SHOW, NULL, FORK_DEAF},                \
        {game, "a flop", HOLDEM_WHY_FLOP, is_dealt, FORK_DEAF},                                \
        {game, "what a hand is", HOLDEM_WHY_VALUE, NULL, FORK_DEAF},                           \
        {game, "who wins", HOLDEM_WHY_WIN, NULL, FORK_DEAF},                                   \
        {game, "who is out", HOLDEM_WHY_OUT, NULL, FORK_DEAF},                                 \
        {game, "the end", HOLDEM_WHY_OVER, NULL, FORK_DEAF},                                   \
        {game, "the next hand", HOLDEM_WHY_BUTTON, NULL, FORK_DEAF},                           \
        {game, "a fold to an all-in, or none", HOLDEM_WHY_FOLD, faces_an_all_in, FORK_CHOICE}, \
        {game, "the fold before the question to show", HOLDEM_WHY_FOLD, before_the_question,   \
         FORK_DEAF},                                                                           \
        {game, "that fold, or none", HOLDEM_WHY_FOLD, before_the_question, FORK_CHOICE},       \
    {                                                                                          \
        game, "a call of an all-in, or none", HOLDEM_WHY_CALL, faces_an_all_in, FORK_CHOICE    \
    }

const struct moment moments[] = {
    OF_POKER("holdem"),
    OF_POKER("power-up"),
    OF_POKER("spec"),
    {"power-up", "an Intel while facing an all-in", POWER_UP_WHY_INTEL, faces_an_all_in, FORK_DEAF},
    {"power-up", "the second of two powers", POWER_UP_WHY_PLAY, second_in_a_row, FORK_DEAF},
    {"power-up", "the second of two powers, or none", POWER_UP_WHY_PLAY, second_in_a_row,
     FORK_CHOICE},
    {"power-up", "an X-Ray", POWER_UP_WHY_XRAY, NULL, FORK_DEAF},
    {"power-up", "a Clone", POWER_UP_WHY_CLONE, NULL, FORK_DEAF},
    {"power-up", "an Intel", POWER_UP_WHY_INTEL, NULL, FORK_DEAF},
    {"power-up", "a Deploy", POWER_UP_WHY_DEPLOY, NULL, FORK_DEAF},
    {"power-up", "a Disintegrate", POWER_UP_WHY_DISINTEGRATE, NULL, FORK_DEAF},
    {"power-up", "an EMP", POWER_UP_WHY_EMP, NULL, FORK_DEAF},
    {"power-up", "an Engineer's card", POWER_UP_WHY_ENGINEER, NULL, FORK_DEAF},
    {"power-up", "the board locks", POWER_UP_WHY_LOCK, NULL, FORK_DEAF},
    {"power-up", "another card of a Reload", POWER_UP_WHY_RELOAD, is_dealt, FORK_CHANCE},
    {"spec", "a declaration", SPEC_WHY_DECLARE, NULL, FORK_DEAF},
    {"spec", "a declaration, or none", SPEC_WHY_DECLARE, NULL, FORK_CHOICE},
    OF_EFFECT("a flop is exchanged", SPEC_FLOP_EXCHANGE),
    OF_EFFECT("only calls from here on", SPEC_FORCED_PASSIVE),
    OF_EFFECT("both cards count", SPEC_BOTH_CARDS),
    OF_EFFECT("hands are to be swapped", SPEC_HAND_SWAP),
    OF_EFFECT("a hand is to be seen", SPEC_CLAIRVOYANCE),
    OF_EFFECT("a third card is to come", SPEC_UPGRADE),
    OF_EFFECT("no more cards", SPEC_NULLIFY),
    OF_EFFECT("the next button", SPEC_WIN_THE_BUTTON),
    OF_EFFECT("the cat", SPEC_MEOW),
    {"spec", "a toast", SPEC_WHY_RESOLVE, NULL, FORK_DEAF, CARD_OWN + SPEC_TOAST},
    OF_EFFECT("an applause is to come", SPEC_FEELING_GOOD),
    OF_EFFECT("the arm", SPEC_ARM),
    {"spec", "a straddle", SPEC_WHY_RESOLVE, NULL, FORK_DEAF, CARD_OWN + SPEC_STRADDLE, 6},
    {"spec", "a straddle doubled", HOLDEM_WHY_STRADDLE, doubled, FORK_DEAF, 0, 6},
    {"spec", "a pot to be cut", SPEC_WHY_TWICE, is_set, FORK_DEAF},
    {"spec", "a pot to be cut behind a flop", SPEC_WHY_TWICE, behind_a_flop, FORK_DEAF},
    {"spec", "a break that brings nothing", SPEC_WHY_BREAK, brings_nothing, FORK_DEAF},
    {"spec", "the blinds go up again", HOLDEM_WHY_LEVEL, is_big, FORK_DEAF},
    {"spec", "a question which card goes back", SPEC_WHY_UPGRADE, is_asked, FORK_DEAF},
    {"spec", "a card right behind another's work", SPEC_WHY_RESOLVE, goes_on, FORK_DEAF},
    {"spec", "a re-entry", SPEC_WHY_REENTER, NULL, FORK_DEAF},
    {"spec", "a card attached to an all-in", SPEC_WHY_ATTACH, NULL, FORK_DEAF},
    {"spec", "a second board", HOLDEM_WHY_RIVER, second_board, FORK_DEAF},
    {"spec", "a flop exchanged", SPEC_WHY_EXCHANGE, NULL, FORK_DEAF},
    {"spec", "a hand seen", SPEC_WHY_CLAIRVOYANCE, NULL, FORK_DEAF},
    {"spec", "a hand seen of who goes", SPEC_WHY_CLAIRVOYANCE, of_who_goes, FORK_DEAF},
    {"spec", "hands swapped", SPEC_WHY_SWAP, NULL, FORK_DEAF},
    {"spec", "a break", SPEC_WHY_BREAK, NULL, FORK_DEAF},
    {"spec", "a re-entry, or none", SPEC_WHY_REENTER, NULL, FORK_CHOICE},
    {"spec", "a drink", SPEC_WHY_DRINK, NULL, FORK_DEAF},
    {"spec", "a flop exchanged once more", SPEC_WHY_EXCHANGE, once_more, FORK_DEAF},
    {"spec", "a third card", SPEC_WHY_UPGRADE, NULL, FORK_DEAF},
    {"spec", "who draws the rest", SPEC_WHY_ARM, NULL, FORK_DEAF},
    {"spec", "applause", SPEC_WHY_GOOD, NULL, FORK_DEAF},
    {"spec", "applause from many", SPEC_WHY_RESOLVE, in_two_rows, FORK_DEAF,
     CARD_OWN + SPEC_FEELING_GOOD, 8},
    {"spec", "another level", HOLDEM_WHY_LEVEL, NULL, FORK_DEAF},
    {"spec", "a break that leaves nobody room", SPEC_WHY_BREAK, fills_all, FORK_DEAF},
    {"spec", "a Clairvoyance that lies ready", SPEC_WHY_ANSWER, lies_ready, FORK_DEAF, 0, 6,
     CARD_OWN + SPEC_CLAIRVOYANCE},
    {"spec", "a Clairvoyance that is aimed", HOLDEM_WHY_CALL, aims, FORK_DEAF, 0, 0,
     CARD_OWN + SPEC_CLAIRVOYANCE},
    {"upcolor", "a card", UPCOLOR_WHY_PLAY, NULL, FORK_DEAF},
    {"upcolor", "another card", UPCOLOR_WHY_PLAY, NULL, FORK_CHOICE},
    {"upcolor", "a pass, or none", UPCOLOR_WHY_PASS, NULL, FORK_CHOICE},
    {"upcolor", "who takes the trick", UPCOLOR_WHY_TRICK, NULL, FORK_DEAF},
    {"upcolor", "a card drawn for it", UPCOLOR_WHY_DRAW, NULL, FORK_CHANCE},
    {"upcolor", "the last card of a hand", UPCOLOR_WHY_OUT, NULL, FORK_DEAF},
    {"upcolor", "a share", UPCOLOR_WHY_SHARE, NULL, FORK_DEAF},
    {"upcolor", "a penalty", UPCOLOR_WHY_PENALTY, NULL, FORK_DEAF},
    {"upcolor", "the next round", UPCOLOR_WHY_ROUND, NULL, FORK_DEAF},
    {"upcolor", "the end of a game", UPCOLOR_WHY_GAME_OVER, NULL, FORK_DEAF},
    {"upcolor", "the next game, without somebody", UPCOLOR_WHY_GAME, with_somebody_poor, FORK_DEAF},
    {"upcolor", "the next game, with a carry", UPCOLOR_WHY_GAME, with_a_carry, FORK_DEAF},
    {"ace", "a killing shot", ACE_WHY_KILL, by_a_shot, FORK_DEAF},
    {"ace", "a killing shot, or another", ACE_WHY_KILL, by_a_shot, FORK_CHOICE},
    {"ace", "a killing shot that was hinted at", ACE_WHY_KILL, by_a_shot, FORK_DEAF, .key = 'I'},
    {"ace", "a card of a pile that is shut again", ACE_WHY_RECALL, from_a_shut_pile, FORK_DEAF},
    {"ace", "another enemy behind it", ACE_WHY_KILL, by_a_shot, FORK_CHANCE},
    {"ace", "a kill by a bonus", ACE_WHY_KILL, NULL, FORK_DEAF},
    {"ace", "a hit", ACE_WHY_HIT, NULL, FORK_DEAF},
    {"ace", "what it is worth", ACE_WHY_TOTAL, NULL, FORK_DEAF},
    {"ace", "a step of it", ACE_WHY_STEP, is_note, FORK_DEAF},
    {"ace", "the last bullet", ACE_WHY_SPEND_BULLET, last_bullet, FORK_DEAF},
    {"ace", "no bullet left", ACE_WHY_LAST, NULL, FORK_DEAF},
    {"ace", "a bonus", ACE_WHY_BONUS, NULL, FORK_DEAF},
    {"ace", "the next enemy", ACE_WHY_REVEAL, NULL, FORK_DEAF},
    {"ace", "the next scene", ACE_WHY_SCENE, NULL, FORK_DEAF},
    {"ace", "the last card drawn", ACE_WHY_DRAW, last_of_its_kind, FORK_DEAF},
    {"ace", "the run is lost", ACE_WHY_LOSE, NULL, FORK_DEAF},
    {"kuhn", "a fold, or none", KUHN_WHY_FOLD, NULL, FORK_CHOICE},
    {"kuhn", "a showdown", KUHN_WHY_SHOW, NULL, FORK_DEAF},
    {"kuhn", "who wins", KUHN_WHY_WIN, NULL, FORK_DEAF},
};
const int moments_n = sizeof moments / sizeof *moments;

/* ---- whole games ---- */

struct kept {
    const struct game *game;
    int nseats, number;
    struct match *m;
};
static struct kept kept[GAMES_MOST];
static int nkept;

static struct match *play(struct world *w, const struct game *g, int nseats, int number)
{
    struct rules r;
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR], text[60];
    struct rng rng = rng_seed((uint64_t)number * 7919 + (uint64_t)nseats);
    snprintf(text, sizeof text, "moments of %s %d", g->id, number);
    match_seed_from_text(text, bytes);
    if (!world_rules(w, g, nseats, &r, error, sizeof error))
        return NULL;
    if (strcmp(g->id, "spec") == 0 && number % 2) { /* short levels */
        r.option[HOLDEM_HANDS_A_LEVEL] = 4;
        r.option[HOLDEM_HANDS_HEADS_UP] = 3;
    }
    if (strcmp(g->id, "ace") == 0 && number % 4 == 3)
        r.option[ACE_DIFFICULTY] = ACE_HARD;
    if (strcmp(g->id, "upcolor") == 0 && number % 2) /* not all can pay a second stake */
        r.option[UPCOLOR_FIRST_STACK] = 100;
    struct match *m = match_new(&r, bytes, text, NULL, true, error);
    for (int i = 0; i < ACTIONS_MOST && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        const bool bold = strcmp(g->id, "ace") == 0 ? rng_below(&rng, 8) : rng_below(&rng, 3) == 0;
        struct action a = bold ? moments_bold(&v, &rng) : bot_random_action(&v, &rng);
        match_play(m, &a, 0);
    }
    return m;
}

static const struct match *game_number(struct world *w, const struct game *g, int nseats,
                                       int number)
{
    for (int i = 0; i < nkept; i++)
        if (kept[i].game == g && kept[i].nseats == nseats && kept[i].number == number)
            return kept[i].m;
    CARRE_ASSERT(nkept < GAMES_MOST);
    kept[nkept++] = (struct kept){g, nseats, number, play(w, g, nseats, number)};
    return kept[nkept - 1].m;
}

static bool is_of(const struct moment *of, struct event e)
{
    return e.why == of->why && (!of->face || (e.kind == EVENT_MOVE && e.face == of->face));
}

/* Of the games of so many seats that are at an end, or of all. */
static bool find(const struct moment *of, struct world *w, int nseats, bool ended, struct rng *rng,
                 struct moment_found *out)
{
    const struct game *g = games_find(of->game);
    for (int number = 0, n = 0; number < (ended ? ENDED_TRIES : TRIES); number++) {
        const struct match *m = game_number(w, g, nseats, number);
        const int all = m && (!ended || match_over(m)) ? match_actions(m) : 0;
        for (int a = 0; a < all && n < OCCURRENCES_MOST; a++)
            for (int e = match_heard_at(m, a); e < match_heard_at(m, a + 1); e++)
                if (is_of(of, match_heard(m, SEAT_OPEN, e)) && (!of->is || of->is(m, a, e)) &&
                    rng_below(rng, ++n) == 0)
                    *out = (struct moment_found){m, a, e};
        if (n)
            return true;
    }
    return false;
}

bool moments_find(const struct moment *of, struct world *w, int nseats, bool ended, struct rng *rng,
                  struct moment_found *out)
{
    return (ended && find(of, w, nseats, true, rng, out)) || find(of, w, nseats, false, rng, out);
}

void moments_forget(void)
{
    while (nkept)
        match_free(kept[--nkept].m);
}
