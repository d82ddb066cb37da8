/* What each character of Power Up's world and of SPEC's card room is like at the table, counted:
 * bands that are declared with them (character_cast.c, character_room.c), and what no bot but the
 * declared maniac does. Here some hundred hands each; with the argument 10000, so many hands. */
#include "unit.h"

#include "character.h"
#include "emblems.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "power_up_names.h"
#include "rank.h"
#include "spec_names.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct world world;
static char *assets;
static int hands = 900;

struct counts {
    int hands, plays, raises, bets, calls, energy, shoves, limps;
};
struct sits {
    const struct bot *bot;
    const struct temper *temper;
    struct counts n;
};

static struct rules rules_of(const char *game, int seats)
{
    struct rules r;
    char error[300] = "";
    assert_true(world_rules(&world, games_find(game), seats, &r, error, sizeof error));
    return r;
}

/* A deep stack, all of it, on one pair or less: the most that anybody could lose is fifty big
 * blinds. */
static bool shoves(const struct view *v, const struct action *a)
{
    const struct board *b = &v->board;
    cardset cards = CARDSET_NONE;
    int32_t other = 0;
    for (int s = 0; s < b->nseats; s++)
        if (s != v->me && holdem_live(b, s) &&
            b->num[HOLDEM_STACK + s] + b->num[HOLDEM_BET + s] > other)
            other = b->num[HOLDEM_STACK + s] + b->num[HOLDEM_BET + s];
    const int32_t mine = b->num[HOLDEM_STACK + v->me] + b->num[HOLDEM_BET + v->me],
                  least = mine < other ? mine : other;
    if (board_count(b, HOLDEM_BOARD) < 3 || a->amount < least ||
        least - b->num[HOLDEM_BET + v->me] < 50 * b->num[HOLDEM_BIG])
        return false;
    for (int z = HOLDEM_BOARD; z >= 0; z = z == HOLDEM_BOARD ? HOLDEM_HAND + v->me : -1)
        for (int i = 0; i < board_count(b, z); i++)
            cards |= cardset_of(board_face(b, z, i));
    return rank_class(cards) < RANK_FROM_TWO_PAIR;
}

static void count(struct counts *n, const struct view *v, const struct action *a, uint8_t *once)
{
    const struct board *b = &v->board;
    const bool raise = a->kind == HOLDEM_BET_TO || a->kind == HOLDEM_RAISE_TO;
    if (strcmp(v->rules.game->id, "spec") == 0) {
        n->energy += a->kind == SPEC_DECLARE || (raise && a->n) || (a->kind == HOLDEM_CALL && a->n);
        if (a->kind > HOLDEM_RAISE_TO)
            return;
    } else if (a->kind == POWER_UP_PLAY) {
        n->energy +=
            power_cost(&v->rules, card_power(board_face(b, POWER_UP_HELD + v->me, a->about)));
        return;
    }
    if (b->num[HOLDEM_STREET] != HOLDEM_PREFLOP) {
        n->bets += raise;
        n->calls += a->kind == HOLDEM_CALL;
        n->shoves += raise && shoves(v, a);
        return;
    }
    if ((raise || a->kind == HOLDEM_CALL) && !(*once & 1)) {
        n->plays++;
        *once |= 1;
    }
    if (raise && !(*once & 2)) {
        n->raises++;
        *once |= 2;
    }
    n->limps += a->kind == HOLDEM_CALL && b->num[HOLDEM_TO_MATCH] <= b->num[HOLDEM_BIG] &&
                !b->num[HOLDEM_BET + v->me];
}

/* Tournaments on the same table until so many hands are played, the seats by turns; counted while
 * three are in. */
static void play(const struct rules *r, struct sits *at[3], int most, int deal)
{
    for (int played = 0, g = deal; played < most; g++) {
        const uint8_t seed[SEED_BYTES] = {(uint8_t)g, (uint8_t)(g >> 8), 9};
        char error[MATCH_ERROR] = "";
        struct match *m = match_new(r, seed, NULL, NULL, false, error);
        struct rng rng[3] = {{(uint64_t)g}, {(uint64_t)g + 10000}, {(uint64_t)g + 20000}};
        uint8_t once[3] = {0};
        int hand = -1;
        while (!match_over(m) && played < most) {
            struct view v;
            match_view(m, seat_first(match_waiting(m)), &v);
            const bool counts =
                holdem_dealt(&v.board, 0) && holdem_dealt(&v.board, 1) && holdem_dealt(&v.board, 2);
            if (!counts)
                break;
            if (v.board.num[HOLDEM_HANDS] != hand) {
                hand = v.board.num[HOLDEM_HANDS];
                memset(once, 0, sizeof once);
                for (int s = 0; s < 3; s++)
                    at[(s + g) % 3]->n.hands++;
                played++;
            }
            struct sits *who = at[(v.me + g) % 3];
            struct action a = who->bot->choose(&v, &rng[v.me], who->temper);
            count(&who->n, &v, &a, &once[v.me]);
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        match_free(m);
    }
}

static bool within(const char *who, const char *what, int64_t part, int64_t whole,
                   const int16_t band[2])
{
    const int64_t share = whole ? part * 100 / whole : 0;
    const bool fits = share >= band[0] && share <= band[1];
    printf("  %-6s %-8s %4lld  (%d to %d)%s\n", who, what, (long long)share, band[0], band[1],
           fits ? "" : "  OUTSIDE");
    return fits;
}

/* Three of them at a table, then the other three; no narrower than what was declared. */
static void habits_are_as_declared(void **state)
{
    (void)state;
    const struct rules r = rules_of("power-up", 3);
    bool fits = true;
    for (int table = 0; table < 2; table++) {
        struct sits sits[3], *at[3];
        for (int i = 0; i < 3; i++) {
            const struct character *c = &character_cast[table + 2 * i];
            sits[i] = (struct sits){bot_find("power-up", c->level), &c->temper, {0}};
            at[i] = &sits[i];
        }
        play(&r, at, hands, table * 5000);
        for (int i = 0; i < 3; i++) {
            const struct character *c = &character_cast[table + 2 * i];
            const struct counts *n = &sits[i].n;
            fits &= within(c->id, "plays", n->plays, n->hands, c->habits.plays);
            fits &= within(c->id, "raises", n->raises, n->hands, c->habits.raises);
            fits &= within(c->id, "presses", n->bets, n->calls, c->habits.presses);
            fits &= within(c->id, "spends", n->energy, n->hands, c->habits.spends);
        }
    }
    assert_true(fits);
}

/* Evenings in the card room with all six, the seats by turns; counted while six are in and blinds
 * are low enough that there is more to do than push. */
static void play_room(const struct rules *r, struct sits at[ROOM], int most)
{
    for (int played = 0, g = 0; played < most; g++) {
        const uint8_t seed[SEED_BYTES] = {(uint8_t)g, (uint8_t)(g >> 8), 11};
        char error[MATCH_ERROR] = "";
        struct match *m = match_new(r, seed, NULL, NULL, false, error);
        struct rng rng[ROOM];
        uint8_t once[ROOM] = {0};
        int hand = -1;
        for (int s = 0; s < ROOM; s++)
            rng[s] = rng_seed((uint64_t)(g * ROOM + s));
        while (!match_over(m) && played < most) {
            struct view v;
            int dealt = 0;
            match_view(m, seat_first(match_waiting(m)), &v);
            for (int s = 0; s < ROOM; s++)
                dealt += holdem_dealt(&v.board, s);
            if (dealt < ROOM || v.board.num[HOLDEM_LEVEL] >= 5)
                break;
            if (v.board.num[HOLDEM_HANDS] != hand) {
                hand = v.board.num[HOLDEM_HANDS];
                memset(once, 0, sizeof once);
                for (int s = 0; s < ROOM; s++)
                    at[s].n.hands++;
                played++;
            }
            struct sits *who = &at[(v.me + g) % ROOM];
            struct action a = who->bot->choose(&v, &rng[v.me], who->temper);
            count(&who->n, &v, &a, &once[v.me]);
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        match_free(m);
    }
}

static void habits_in_the_card_room(void **state)
{
    (void)state;
    const struct rules r = rules_of("spec", ROOM);
    struct sits sits[ROOM];
    bool fits = true;
    for (int i = 0; i < ROOM; i++)
        sits[i] = (struct sits){
            bot_find("spec", character_room[i].level), &character_room[i].temper, {0}};
    play_room(&r, sits, hands);
    for (int i = 0; i < ROOM; i++) {
        const struct character *c = &character_room[i];
        const struct counts *n = &sits[i].n;
        fits &= within(c->id, "plays", n->plays, n->hands, c->habits.plays);
        fits &= within(c->id, "raises", n->raises, n->hands, c->habits.raises);
        fits &= within(c->id, "presses", n->bets, n->calls, c->habits.presses);
        fits &= within(c->id, "spends", n->energy, n->hands, c->habits.spends);
        assert_true(c->maniac || n->shoves == 0);
    }
    assert_true(fits);
}

/* A hundred big blinds deep: of all characters and levels only the declared maniac puts fifty of
 * them in on one pair. And nobody limps in first often enough that a table would limp. */
static void no_wild_shoves_and_no_limping_tables(void **state)
{
    (void)state;
    struct rules r = rules_of("holdem", 3);
    r.option[HOLDEM_FIRST_STACK] = 10000;
    const struct temper *tempers[CAST + 4];
    const char *level[CAST + 4] = {"beginner", "regular", "expert", "shark"};
    for (int i = 0; i < CAST + 4; i++) {
        tempers[i] = i < 4 ? &temper_even : &character_cast[i - 4].temper;
        level[i] = i < 4 ? level[i] : character_cast[i - 4].level;
    }
    int maniacs = 0;
    for (int i = 0; i < CAST + 4; i++) {
        struct sits sits[3], *at[3];
        for (int k = 0; k < 3; k++) {
            const int who = k ? (i + 3 * k) % (CAST + 4) : i;
            sits[k] = (struct sits){bot_find("holdem", level[who]), tempers[who], {0}};
            at[k] = &sits[k];
        }
        play(&r, at, hands / 5, 20000 + i * 500);
        if (i >= 4 && character_cast[i - 4].maniac)
            maniacs += sits[0].n.shoves;
        else
            assert_int_equal(sits[0].n.shoves, 0);
        assert_true(sits[0].n.limps * 100 <= sits[0].n.hands * 20);
    }
    assert_true(maniacs > 0);
}

/* One maniac, who says so; everybody speaks on every occasion, and differently. */
static void everybody_has_something_to_say(void **state)
{
    (void)state;
    int maniacs[2] = {0};
    for (int i = 0; i < CAST + ROOM; i++) {
        const bool room = i >= CAST;
        const struct character *c = room ? &character_room[i - CAST] : &character_cast[i];
        maniacs[room] += c->maniac;
        assert_true(!c->maniac == !c->temper.wild);
        assert_ptr_equal(character_find(c->id), c);
        assert_true(emblem_is_face(emblem_find(c->emblem)));
        assert_true(character_plays(c, "holdem") == !room &&
                    character_plays(c, "power-up") == !room && character_plays(c, "spec") == room);
        assert_true(!character_plays(c, "upcolor") && !character_plays(c, "power"));
        for (int o = 0; o < VOICES; o++) {
            assert_true(strlen(character_line(c, (enum character_occasion)o, 0)) > 3);
            for (int n = -5; n < 5; n++)
                assert_non_null(character_line(c, (enum character_occasion)o, n));
        }
        assert_string_not_equal(character_line(c, VOICE_WINS_POT, 0),
                                character_line(c, VOICE_WINS_POT, 1));
    }
    assert_true(maniacs[0] == 1 && maniacs[1] == 1);
    assert_string_equal(character_line(character_find("olive"), VOICE_WINS, 0), "");
    assert_true(character_plays(character_find("olive"), "ace"));
}

static int open_world(void **state)
{
    (void)state;
    assets = path_assets();
    world_open(&world, assets);
    return 0;
}

static int close_world(void **state)
{
    (void)state;
    world_close(&world);
    mem_free(assets);
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(habits_are_as_declared),
        cmocka_unit_test(habits_in_the_card_room),
        cmocka_unit_test(no_wild_shoves_and_no_limping_tables),
        cmocka_unit_test(everybody_has_something_to_say),
    };
    if (argc > 1)
        hands = atoi(argv[1]);
    return cmocka_run_group_tests(tests, open_world, close_world);
}
