/* Games written down as hand histories: what is told as plain hold'em reads back to the same
 * stacks, what was not seen is not in the file, and PokerStars' words are those that counting
 * programs know. With an argument: so many hands instead of the suite's share. */
#include "unit.h"

#include "bot.h"
#include "commands.h"
#include "file.h"
#include "hand_history.h"
#include "holdem_table.h"
#include "i18n.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "phh_play.h"
#include "scratch.h"
#include "utf8.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct world world;
static int hands_wanted = 150;

static struct rules rules_of(const char *game, int seats)
{
    struct rules r;
    char error[300] = "";
    assert_true(world_rules(&world, games_find(game), seats, &r, error, sizeof error));
    return r;
}

/* A match played by bots of a level; at most so many actions. */
static struct match *played(const char *game, int seats, int stack, const char *bot, int number,
                            int actions)
{
    struct rules r = rules_of(game, seats);
    const uint8_t seed[SEED_BYTES] = {(uint8_t)number, (uint8_t)(number >> 8), 99};
    char error[MATCH_ERROR] = "";
    struct rng rng = rng_seed((uint64_t)number);
    r.option[HOLDEM_FIRST_STACK] = stack;
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    assert_string_equal(error, "");
    while (!match_over(m) && actions-- > 0) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_find(game, bot)->choose(&v, &rng, &temper_even);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    return m;
}

static char *written(const struct match *m, enum history_format format, seat eyes,
                     struct history_count *n)
{
    struct strbuf out = STRBUF_EMPTY;
    struct history_wish w = {
        .format = format, .name = {"Ann", "Ben", "Cid", "Dee"}, .started = 1782122400};
    history_eyes(&w, eyes == SEAT_OPEN ? (seat)SEAT_ONLOOKER : eyes, eyes == SEAT_OPEN);
    history_write(m, &w, &out, n);
    return strbuf_take(&out);
}

/* Every table of a text reads as a hand and plays to the end that it tells; how many are NT. */
static int reads_back(const char *text, const struct rules *r, int *others)
{
    struct toml *t = toml_open(text, strlen(text));
    const struct toml_value *first;
    const char *name;
    char error[TOML_ERROR];
    int line, good = 0;
    enum toml_step step;
    *others = 0;
    while ((step = toml_next(t, &name, &line, &first, error)) != TOML_END) {
        struct phh_hand h;
        struct phh_played p;
        if (step == TOML_FAULT)
            fail_msg("line %d: %s", line, error);
        const enum phh_verdict verdict = phh_read(name, line, first, &h, error, &line);
        if (verdict == PHH_FAULT)
            fail_msg("line %d: %s\n%s", line, error, text);
        *others += verdict == PHH_OTHER;
        if (verdict != PHH_GOOD)
            continue;
        assert_true(h.finishes);
        if (!phh_play(r, &h, false, &p, error, &line))
            fail_msg("line %d: %s\n%s", line, error, text);
        assert_true(p.over);
        good++;
        phh_free(&h);
    }
    toml_close(t);
    return good;
}

static int hands_of(const struct match *m)
{
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    return v.board.num[HOLDEM_HANDS];
}

static void holdem_reads_back_to_the_same_stacks(void **state)
{
    (void)state;
    const struct rules plain = rules_of("holdem", 10);
    for (int i = 0, hands = 0; hands < hands_wanted; i++) {
        const int seats = 2 + i % 9, stack = i % 3 ? 3000 : 220;
        struct match *m = played("holdem", seats, stack, i % 2 ? "random" : "regular", i, 400);
        const seat eyes[] = {(seat)(i % seats), SEAT_ONLOOKER, SEAT_OPEN};
        struct history_count n;
        char *text = written(m, HISTORY_PHH, eyes[i % 3], &n);
        int others;
        assert_int_equal(n.hands, hands_of(m));
        assert_int_equal(n.plain, n.hands);
        assert_int_equal(reads_back(text, &plain, &others), n.hands);
        assert_int_equal(others, 0);
        hands += n.hands;
        mem_free(text);
        match_free(m);
    }
}

/* ---- what changed a hand */

/* Bit i: in hand number i, from 1, somebody played a power or an effect; by what everybody heard
 * and by the game's own word for it. */
static uint64_t hands_with(const struct match *m, const char *const whys[])
{
    const struct game *g = match_rules(m)->game;
    uint64_t with = 0;
    int hand = 1;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        for (int k = 0; whys[k]; k++)
            if (strcmp(g->whys[e.why], whys[k]) == 0 && hand < 64)
                with |= (uint64_t)1 << hand;
        hand += e.kind == EVENT_SET && e.why == HOLDEM_WHY_HAND_OVER;
    }
    return with;
}

static bool is_variant(const char *text, int hand, const char *variant)
{
    char head[80];
    snprintf(head, sizeof head, "[%d]\nvariant = \"%s\"\n", hand, variant);
    return strstr(text, head) != NULL;
}

static void a_hand_that_was_changed_is_never_plain(void **state)
{
    (void)state;
    static const struct {
        const char *game, *variant, *bot, *whys[5];
    } games[] = {
        {"power-up", "_power_up", "regular", {"play"}},
        {"spec", "_spec", "random", {"declare", "attach", "resolve"}},
    };
    int changed = 0, plain = 0;
    for (unsigned g = 0; g < 2; g++)
        for (int i = 0; i < 6; i++) {
            struct match *m = played(games[g].game, 2 + i % 4, 3000, games[g].bot, i, 150);
            const uint64_t with = hands_with(m, games[g].whys);
            struct history_count n, stars;
            char *text = written(m, HISTORY_PHH, 0, &n),
                 *words = written(m, HISTORY_POKERSTARS, 0, &stars);
            const struct rules rules = rules_of("holdem", 10);
            int others;
            assert_int_equal(n.hands, hands_of(m));
            assert_int_equal(reads_back(text, &rules, &others), n.plain);
            assert_int_equal(others, n.hands - n.plain);
            assert_int_equal(stars.plain, n.plain);
            assert_int_equal(stars.skipped, others);
            for (int hand = 1; hand <= n.hands && hand < 64; hand++) {
                char number[40];
                snprintf(number, sizeof number, "%04d: Tournament", hand);
                if (with >> hand & 1)
                    assert_true(is_variant(text, hand, games[g].variant));
                assert_true((strstr(words, number) != NULL) == is_variant(text, hand, "NT"));
                changed += (int)(with >> hand & 1);
            }
            plain += n.plain;
            mem_free(text);
            mem_free(words);
            match_free(m);
        }
    assert_true(changed > 10 && plain > 3);
}

/* ---- secrets */

/* Every card that was dealt in a hand, and who may know it. */
struct deal {
    struct {
        card face;
        int8_t owner;
        bool shown;
    } card[64];
    int n;
};

static void look_at(const struct match *m, int event, struct deal *d)
{
    const struct event e = match_said(m, event);
    if (e.kind == EVENT_MOVE && e.why == HOLDEM_WHY_DEAL && d->n < 64) {
        d->card[d->n].face = e.face;
        d->card[d->n].shown = false;
        d->card[d->n++].owner = (int8_t)(e.to - HOLDEM_HAND);
    }
    for (int k = 0; k < d->n && e.kind == EVENT_SHOW && e.why == HOLDEM_WHY_SHOW; k++)
        d->card[k].shown |= d->card[k].face == e.face;
}

/* "Th", but not the beginning of "Threes". */
static bool tells(const char *text, const char *face)
{
    for (const char *at = strstr(text, face); at; at = strstr(at + 1, face))
        if (at[2] < 'a' || at[2] > 'z')
            return true;
    return false;
}

static void check_secret(const struct deal *d, const char *text, seat eyes, int *hidden)
{
    for (int k = 0; k < d->n; k++) {
        const char face[] = {card_rank_letter(card_rank(d->card[k].face)),
                             card_suit_letter(card_suit(d->card[k].face)), 0};
        if (d->card[k].shown || d->card[k].owner == eyes)
            continue;
        if (tells(text, face))
            fail_msg("seat %d's %s is told\n%s", d->card[k].owner, face, text);
        ++*hidden;
    }
}

/* Every card that these eyes did not see in the hand: neither in an action nor in the words between
 * them. */
static void check_unseen(uint64_t seen, const char *text, int *hidden)
{
    static const char *const suits[] = {"♣", "♦", "♥", "♠"};
    for (int c = 0; c < 52; c++) {
        const char rank = card_rank_letter(card_rank((card)c)),
                   face[] = {rank, card_suit_letter(card_suit((card)c)), 0};
        char word[16];
        snprintf(word, sizeof word, "%c%s", rank == 'T' ? '0' : rank,
                 suits[card_suit((card)c)]); /* the end of "10♠" too */
        if (seen >> c & 1)
            continue;
        ++*hidden;
        for (const char *line = text; line;
             line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
            char copy[400];
            snprintf(copy, sizeof copy, "%.*s", (int)strcspn(line, "\n"), line);
            if (strstr(copy, strncmp(copy, "  \"# ", 5) == 0 ? word : face))
                fail_msg("%s was never seen, and is told: %s", face, copy);
        }
    }
}

/* Hand by hand: its text holds no card that these eyes did not see. Where powers show a card and
 * take it back, what was seen is noted at every event (`noted`); else what is hidden are the hands
 * of others that were not shown. */
static void check_secrets(const struct match *m, char *text, const char *head, seat eyes,
                          bool noted, int *hidden)
{
    struct deal d = {0};
    uint64_t seen = 0;
    char *rest = text;
    for (int i = 0; i < match_heard_count(m) && rest; i++) {
        const struct event heard = match_heard(m, eyes, i);
        look_at(m, i, &d);
        if ((heard.kind == EVENT_MOVE || heard.kind == EVENT_SHOW) && card_is_plain(heard.face))
            seen |= (uint64_t)1 << heard.face;
        if (heard.kind != EVENT_SET || heard.why != HOLDEM_WHY_HAND_OVER)
            continue;
        char *end = strstr(rest + 1, head);
        const char kept = end ? *end : 0;
        if (end)
            *end = 0;
        if (noted)
            check_unseen(seen, rest, hidden);
        else
            check_secret(&d, rest, eyes, hidden);
        if (end)
            *end = kept;
        rest = end;
        d.n = 0;
        seen = 0;
    }
}

static void what_was_not_seen_is_not_in_the_file(void **state)
{
    (void)state;
    static const struct {
        const char *game;
        enum history_format format;
        const char *head;
        int first, times, actions;
        bool noted;
        int least;
    } files[] = {
        {"holdem", HISTORY_PHH, "variant =", 40, 12, 120, false, 150},
        {"holdem", HISTORY_POKERSTARS, "PokerStars Hand", 40, 12, 120, false, 150},
        {"power-up", HISTORY_PHH, "variant =", 70, 5, 150, true, 250},
        {"spec", HISTORY_PHH, "variant =", 71, 5, 150, true, 250},
    };
    for (unsigned f = 0; f < sizeof files / sizeof *files; f++) {
        int hidden = 0;
        for (int i = 0; i < files[f].times; i++) {
            struct match *m = played(files[f].game, 2 + i % 4, 3000, i % 2 ? "random" : "regular",
                                     files[f].first + i, files[f].actions);
            const seat eyes = (seat)(i % 3 ? i % 2 : SEAT_ONLOOKER);
            struct history_count n;
            char *text = written(m, files[f].format, eyes, &n),
                 *begin = strstr(text, files[f].head);
            assert_non_null(begin);
            check_secrets(m, begin, files[f].head, eyes, files[f].noted, &hidden);
            mem_free(text);
            match_free(m);
        }
        assert_true(hidden > files[f].least);
    }
}

static void the_command_writes_a_game(void **state)
{
    (void)state;
    char *folder = scratch_make(), *log = path_join(folder, "game.carre"),
         *out = path_join(folder, "game.phhs"), *none = path_join(folder, "no/such/file");
    struct match *m = played("holdem", 3, 50000, "regular", 3, 30);
    assert_false(match_over(m));
    char *text = match_save(m);
    struct strbuf error = STRBUF_EMPTY;
    const struct {
        const char *words[8];
        int status;
    } runs[] = {
        {{"--out", out}, 0},
        {{"--out", out, "--format", "pokerstars", "--seat", "2"}, 0},
        {{"--out", out, "--format", "phh", "--seat", "0"}, 0},
        {{"--out", out, "--format", "pdf"}, 1},
        {{"--out", out, "--seat", "4"}, 1},
        {{"--out", out, "--all-cards"}, 1},
        {{"--out", none}, 1},
    };
    assert_true(file_write(log, text, strlen(text), NULL));
    for (unsigned i = 0; i < sizeof runs / sizeof *runs; i++) {
        char *words[12] = {"carre", "history", log};
        int n = 3;
        for (int k = 0; runs[i].words[k]; k++)
            words[n++] = (char *)(uintptr_t)runs[i].words[k];
        struct options o;
        file_remove(out, NULL);
        assert_true(options_parse(n, words, &o, &error));
        assert_int_equal(history_main(&o), runs[i].status);
        char *written_text = file_read(out, 1 << 24, NULL, NULL);
        assert_true((written_text != NULL) == (runs[i].status == 0));
        if (written_text)
            assert_true(strncmp(written_text,
                                i == 1 ? "PokerStars Hand #" : "[1]\nvariant = \"NT\"\n", 17) == 0);
        mem_free(written_text);
    }
    match_free(m);
    mem_free(text);
    mem_free(log);
    mem_free(out);
    mem_free(none);
    strbuf_free(&error);
    scratch_remove(folder);
    mem_free(folder);
}

static void all_cards_are_told_on_request(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 500 500 500; blinds 5 10; big 10; hole AcKd QsJs 2c3d");
    holdem_do(m, "3 fold, 1 raise 30, 2 fold");
    struct history_count n;
    char *mine = written(m, HISTORY_PHH, 0, &n), *all = written(m, HISTORY_PHH, SEAT_OPEN, &n),
         *nobody = written(m, HISTORY_PHH, SEAT_ONLOOKER, &n);
    assert_non_null(strstr(mine, "\"d dh p1 AcKd\",\n  \"d dh p2 ????\",\n  \"d dh p3 ????\","));
    assert_non_null(strstr(all, "\"d dh p1 AcKd\",\n  \"d dh p2 QsJs\",\n  \"d dh p3 2c3d\","));
    assert_non_null(strstr(nobody, "\"d dh p1 ????\",\n  \"d dh p2 ????\",\n  \"d dh p3 ????\","));
    mem_free(mine);
    mem_free(all);
    mem_free(nobody);
    match_free(m);
}

/* ---- the words of PokerStars */

/* All fold; all-in with a side pot; a pot that two share, heads-up. */
static void pokerstars_hands(void **state)
{
    (void)state;
    static const struct {
        const char *table, *play, *head, *golden;
    } hands[] = {
        {"stacks 500 500 500; blinds 5 10; antes 1 1 1; big 10; hole AcKd QsJs 2c3d",
         "3 fold, 1 raise 30, 2 fold", "5/10",
         "3-max Seat #3 is the button\n"
         "Seat 1: Ann (500 in chips)\n"
         "Seat 2: Ben (500 in chips)\n"
         "Seat 3: Cid (500 in chips)\n"
         "Ann: posts the ante 1\n"
         "Ben: posts the ante 1\n"
         "Cid: posts the ante 1\n"
         "Ann: posts small blind 5\n"
         "Ben: posts big blind 10\n"
         "*** HOLE CARDS ***\n"
         "Dealt to Ann [Ac Kd]\n"
         "Cid: folds\n"
         "Ann: raises 20 to 30\n"
         "Ben: folds\n"
         "Uncalled bet (20) returned to Ann\n"
         "Ann collected 23 from pot\n"
         "Ann: doesn't show hand\n"
         "*** SUMMARY ***\n"
         "Total pot 23 | Rake 0\n"
         "Seat 1: Ann (small blind) collected (23)\n"
         "Seat 2: Ben (big blind) folded before Flop\n"
         "Seat 3: Cid (button) folded before Flop (didn't bet)\n"},
        {"stacks 100 400 900 900; blinds 25 50; big 50; hole AsAd KsKd QsQd 7c2d; board 2h3h8c9cTd",
         "3 raise 150, 4 fold, 1 call, 2 raise 400, 3 call", "25/50",
         "4-max Seat #4 is the button\n"
         "Seat 1: Ann (100 in chips)\n"
         "Seat 2: Ben (400 in chips)\n"
         "Seat 3: Cid (900 in chips)\n"
         "Seat 4: Dee (900 in chips)\n"
         "Ann: posts small blind 25\n"
         "Ben: posts big blind 50\n"
         "*** HOLE CARDS ***\n"
         "Dealt to Ann [As Ad]\n"
         "Cid: raises 100 to 150\n"
         "Dee: folds\n"
         "Ann: calls 75 and is all-in\n"
         "Ben: raises 250 to 400 and is all-in\n"
         "Cid: calls 250\n"
         "*** FLOP *** [2h 3h 8c]\n"
         "*** TURN *** [2h 3h 8c] [9c]\n"
         "*** RIVER *** [2h 3h 8c 9c] [Td]\n"
         "*** SHOW DOWN ***\n"
         "Ben: shows [Ks Kd] (a pair of Kings)\n"
         "Cid: shows [Qs Qd] (a pair of Queens)\n"
         "Ann: shows [As Ad] (a pair of Aces)\n"
         "Ben collected 600 from side pot\n"
         "Ann collected 300 from main pot\n"
         "*** SUMMARY ***\n"
         "Total pot 900 Main pot 300. Side pot 600. | Rake 0\n"
         "Board [2h 3h 8c 9c Td]\n"
         "Seat 1: Ann (small blind) showed [As Ad] and won (300) with a pair of Aces\n"
         "Seat 2: Ben (big blind) showed [Ks Kd] and won (600) with a pair of Kings\n"
         "Seat 3: Cid showed [Qs Qd] and lost with a pair of Queens\n"
         "Seat 4: Dee (button) folded before Flop (didn't bet)\n"},
        {"stacks 500 500; blinds 10 5; big 10; hole AcKd AdKc; board 2s3s4hThTc",
         "2 call, 1 check, 1 bet 20, 2 call, 1 check, 2 check, 1 check, 2 check", "5/10",
         "2-max Seat #2 is the button\n"
         "Seat 1: Ann (500 in chips)\n"
         "Seat 2: Ben (500 in chips)\n"
         "Ben: posts small blind 5\n"
         "Ann: posts big blind 10\n"
         "*** HOLE CARDS ***\n"
         "Dealt to Ann [Ac Kd]\n"
         "Ben: calls 5\n"
         "Ann: checks\n"
         "*** FLOP *** [2s 3s 4h]\n"
         "Ann: bets 20\n"
         "Ben: calls 20\n"
         "*** TURN *** [2s 3s 4h] [Th]\n"
         "Ann: checks\n"
         "Ben: checks\n"
         "*** RIVER *** [2s 3s 4h Th] [Tc]\n"
         "Ann: checks\n"
         "Ben: checks\n"
         "*** SHOW DOWN ***\n"
         "Ann: shows [Ac Kd] (a pair of Tens)\n"
         "Ben: shows [Ad Kc] (a pair of Tens)\n"
         "Ann collected 30 from pot\n"
         "Ben collected 30 from pot\n"
         "*** SUMMARY ***\n"
         "Total pot 60 | Rake 0\n"
         "Board [2s 3s 4h Th Tc]\n"
         "Seat 1: Ann (big blind) showed [Ac Kd] and won (30) with a pair of Tens\n"
         "Seat 2: Ben (button) (small blind) showed [Ad Kc] and won (30) with a pair of Tens\n"},
    };
    for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++) {
        struct match *m = holdem_hand(hands[i].table);
        struct history_count n;
        holdem_do(m, hands[i].play);
        char *text = written(m, HISTORY_POKERSTARS, 0, &n), wanted[4000];
        const unsigned long long id =
            (unsigned long long)(match_digest(m) % 9000000000 + 1000000000);
        const int at = snprintf(wanted, sizeof wanted,
                                "PokerStars Hand #%llu0001: Tournament #%llu, Freeroll  Hold'em No "
                                "Limit - Level I (%s) - 2026/06/22 6:00:00 ET\nTable '%llu 1' ",
                                id, id, hands[i].head, id);
        snprintf(wanted + at, sizeof wanted - (size_t)at, "%s\n\n", hands[i].golden);
        assert_string_equal(text, wanted);
        assert_int_equal(n.plain, 1);
        mem_free(text);
        match_free(m);
    }
}

/* What a hand is called, by its seven cards. */
static void pokerstars_names_of_hands(void **state)
{
    (void)state;
    static const struct {
        const char *hole, *board, *called;
    } hands[] = {
        {"AcKd", "2s3s7hThJc", "high card Ace"},
        {"AcAd", "KsKd2h3c7s", "two pair, Aces and Kings"},
        {"9c9d", "9sKd2h3c7s", "three of a kind, Nines"},
        {"Ac2d", "3s4d5hKcKs", "a straight, Ace to Five"},
        {"9cTd", "JsQdKhKc2s", "a straight, Nine to King"},
        {"2c6c", "9cJcKc3d4h", "a flush, King high"},
        {"6c6d", "6s2d2h3c7s", "a full house, Sixes full of Deuces"},
        {"QcQd", "QsQh2h3c7s", "four of a kind, Queens"},
        {"5c6c", "7c8c9cAdAh", "a straight flush, Five to Nine"},
        {"AcKc", "QcJcTc2d2h", "a Royal Flush"},
    };
    for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++) {
        char table[200], wanted[80];
        snprintf(table, sizeof table, "stacks 100 100; blinds 10 5; big 10; hole %s 4s8h; board %s",
                 hands[i].hole, hands[i].board);
        snprintf(wanted, sizeof wanted, " with %s\n", hands[i].called);
        struct match *m = holdem_hand(table);
        struct history_count n;
        holdem_do(m, "2 raise 100, 1 call");
        char *text = written(m, HISTORY_POKERSTARS, 0, &n);
        if (!strstr(text, wanted))
            fail_msg("%s\n%s", wanted, text);
        mem_free(text);
        match_free(m);
    }
}

/* Whatever people are called: the file stays what it is, and nobody is taken for another. */
static void any_name_is_told_whole(void **state)
{
    (void)state;
    static const char *const names[][4] = {
        {"\u05d0\u05e0\u05d4", "\u0645\u062d\u0645\u062f", "%n%s", "*** FLOP ***"},
        {"a\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600"
         "\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600"
         "\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600",
         "Anna: folds", "\"Q\" \\ 'q'", "# no [comment]"},
        {"A 3", "A", "A", "A 4"},
    };
    struct match *m = played("holdem", 4, 1000, "regular", 5, 60);
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
        for (int f = 0; f < HISTORY_FORMATS; f++) {
            struct strbuf out = STRBUF_EMPTY, usual = STRBUF_EMPTY;
            struct history_count n;
            struct history_wish w = {.format = (enum history_format)f, .started = 1782122400};
            const struct rules r = rules_of("holdem", 4);
            int lines = 0, others;
            char line[300], seen[4][300];
            history_eyes(&w, 0, false);
            history_write(m, &w, &usual, &n);
            for (int s = 0; s < 4; s++)
                w.name[s] = names[k][s];
            history_write(m, &w, &out, &n);
            assert_true(utf8_valid(strbuf_text(&out)));
            for (const char *at = strbuf_text(&out); *at; at++)
                lines += *at == '\n';
            for (const char *at = strbuf_text(&usual); *at; at++)
                lines -= *at == '\n';
            assert_int_equal(lines, 0);
            if (f == HISTORY_PHH)
                assert_int_equal(reads_back(strbuf_text(&out), &r, &others), n.hands);
            for (int s = 0; s < 4 && f == HISTORY_POKERSTARS; s++) {
                snprintf(line, sizeof line, "\nSeat %d: ", s + 1);
                const char *at = strstr(strbuf_text(&out), line);
                assert_non_null(at);
                snprintf(seen[s], sizeof seen[s], "%.*s", (int)(strstr(at, " (") - at - 9), at + 9);
                for (int other = 0; other < s; other++)
                    assert_string_not_equal(seen[s], seen[other]);
            }
            strbuf_free(&out);
            strbuf_free(&usual);
        }
    match_free(m);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(holdem_reads_back_to_the_same_stacks),
        cmocka_unit_test(a_hand_that_was_changed_is_never_plain),
        cmocka_unit_test(what_was_not_seen_is_not_in_the_file),
        cmocka_unit_test(the_command_writes_a_game),
        cmocka_unit_test(all_cards_are_told_on_request),
        cmocka_unit_test(pokerstars_hands),
        cmocka_unit_test(pokerstars_names_of_hands),
        cmocka_unit_test(any_name_is_told_whole),
    };
    char *assets = path_assets();
    hands_wanted = argc > 1 ? atoi(argv[1]) : hands_wanted;
    i18n_start();
    world_open(&world, assets);
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    mem_free(assets);
    return failed;
}
