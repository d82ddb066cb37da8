/* window_table.c - what a table in a window has come to, told to a script: from what the window
 * keeps on disk, which is every decision.
 *
 *     window-table DATA next GAME                  "DECISIONS PHASE SEAT ROUND KEY…": whose
 *                                                  decision is next, and keys that make it
 *     window-table DATA kept NAME                  prints a text that is kept there
 *     window-table DATA sit GAME HOW PEOPLE [BOTS] the last table becomes one of so many guests and
 *         bots, HOW: one, peek, curtain
 *     window-table DATA played GAME                how many games of it are among those played to
 *                                                  their end
 *     window-table DATA twins GAME WHO A B         the game in play into the folder A, and into B
 *                                                  one that WHO (a seat; 0: whoever only looks on)
 *                                                  can't tell apart,
 *                                                  but in which other cards are hidden
 *
 * Seats count from 1. Ends with 0, or with 1 when there is no game. */
#include "window_poker.h"

#include "games.h"
#include "holdem_names.h"
#include "i18n.h"
#include "log.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "rng.h"
#include "spec_names.h"
#include "seating.h"
#include "store.h"
#include "twin.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The game in play of that folder; NULL: there is none. */
static struct match *in_play(struct store *s, struct world *w, const char *game)
{
    char error[MATCH_ERROR], name[64];
    snprintf(name, sizeof name, "autosave-%s", game);
    char *text = store_get(s, name);
    const struct match_world games = world_for_match(w);
    struct match *m = text ? match_load(text, &games, true, error) : NULL;
    if (text && !m)
        printf("the kept game can't be read: %s\n", error);
    mem_free(text);
    if (m && match_over(m)) {
        match_free(m);
        return NULL;
    }
    return m;
}

static bool next(struct store *s, struct world *w, const char *game)
{
    struct match *m = in_play(s, w, game);
    struct strbuf words = STRBUF_EMPTY;
    if (!m)
        return false;
    if (strcmp(game, "upcolor") == 0)
        card_next(m, &words);
    else if (strcmp(game, "spec") == 0)
        spec_next(m, &words);
    else
        poker_next(m, &words);
    printf("%d %s\n", match_actions(m), strbuf_text(&words));
    strbuf_free(&words);
    match_free(m);
    return true;
}

/* ---- twins ---- */

/* Settings, who sits there, and the game in play: as if the folder had been left there. */
static bool put(const char *folder, struct store *from, const char *game, const struct match *m)
{
    char name[2][64];
    struct store *s = store_open(folder);
    snprintf(name[0], sizeof name[0], "seating-%s", game);
    snprintf(name[1], sizeof name[1], "autosave-%s", game);
    char *settings = store_get(from, "settings.json"), *seating = store_get(from, name[0]),
         *text = match_save(m);
    store_put(s, "settings.json", settings ? settings : "{}");
    if (seating)
        store_put(s, name[0], seating);
    store_put(s, name[1], text);
    store_close(s);
    mem_free(settings);
    mem_free(seating);
    mem_free(text);
    return seating != NULL;
}

/* Is the hand of who is asked another one? An onlooker's twin that differs elsewhere only would try
 * nothing. */
static bool hand_differs(const struct match *m, const struct match *t)
{
    const seat who = seat_first(match_waiting(m));
    struct view a, b;
    match_view(m, who, &a);
    match_view(t, who, &b);
    return !board_same(&a.board, &b.board);
}

static bool twins(struct store *s, struct world *w, const char *game, int who, const char *a,
                  const char *b)
{
    struct match *m = in_play(s, w, game), *t = NULL;
    bool good = false;
    for (uint64_t i = 1; m && i <= 60 && !good; i++) {
        struct rng rng = rng_seed(i);
        match_free(t);
        t = twin_of(m, who ? (seat)(who - 1) : SEAT_ONLOOKER, &rng);
        good = t && (who || hand_differs(m, t));
    }
    good = good && put(a, s, game, m) && put(b, s, game, t);
    match_free(t);
    match_free(m);
    return good;
}

/* ---- the folder ---- */

static bool tell_played(struct store *s, const char *game)
{
    size_t n = 0;
    struct played *all = profile_matches(s, game, NULL, 100, &n);
    int over = 0;
    for (size_t i = 0; i < n; i++)
        over += all[i].finished;
    profile_matches_free(all, n);
    printf("%d\n", over);
    return true;
}

static bool tell_kept(struct store *s, const char *name)
{
    char *text = store_get(s, name);
    if (text)
        fputs(text, stdout);
    mem_free(text);
    return text != NULL;
}

static bool sit(struct store *s, const char *game, const char *how, int people, int bots)
{
    static const char *const name[] = {"Ann", "Ben", "Cleo", "Dan"};
    struct seating t;
    char table[64];
    seating_default(&t, games_find(game), people + bots);
    for (int i = 0; i < people; i++) {
        seating_sit_guest(&t, i);
        seating_name(t.seat[i].name, name[i]);
    }
    for (int i = people; i < people + bots; i++)
        snprintf(t.seat[i].bot, SEATING_BOT, "%s", "regular");
    t.privacy = strcmp(how, "curtain") == 0 ? PRIVACY_CURTAIN : PRIVACY_PEEK;
    if (strcmp(game, "upcolor") != 0)
        t.option[HOLDEM_FIRST_STACK] = people > 1 ? 200 : 600; /* soon decided */
    if (strcmp(game, "spec") == 0) {
        t.option[SPEC_REENTRIES] = 1;
        t.option[HOLDEM_HANDS_A_LEVEL] = t.option[HOLDEM_HANDS_HEADS_UP] = 3;
    }
    char *text = seating_write(&t);
    snprintf(table, sizeof table, "table-%s", game);
    store_put(s, table, text);
    mem_free(text);
    return true;
}

/* That the folder is taken by the window is as it should be. */
static void hush(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)level;
    (void)line;
}

static int help(void)
{
    printf("window-table DATA next GAME, kept NAME, sit GAME HOW PEOPLE [BOTS], played GAME, or "
           "twins GAME WHO A B\n");
    return 1;
}

int main(int argc, char **argv)
{
    if (argc < 4)
        return help();
    const char *what = argv[2];
    char *assets = path_assets();
    struct world w;
    bool good = false;
    i18n_start();
    i18n_switch("en");
    log_sink(hush, NULL);
    struct store *s = store_open(argv[1]);
    log_sink(NULL, NULL);
    world_open(&w, assets);
    if (strcmp(what, "next") == 0)
        good = next(s, &w, argv[3]);
    else if (strcmp(what, "kept") == 0)
        good = tell_kept(s, argv[3]);
    else if (strcmp(what, "played") == 0)
        good = tell_played(s, argv[3]);
    else if (strcmp(what, "sit") == 0 && argc >= 6)
        good = sit(s, argv[3], argv[4], atoi(argv[5]), argc > 6 ? atoi(argv[6]) : 0);
    else if (strcmp(what, "twins") == 0 && argc == 7)
        good = twins(s, &w, argv[3], atoi(argv[4]), argv[5], argv[6]);
    else
        help();
    world_close(&w);
    store_close(s);
    mem_free(assets);
    return good ? 0 : 1;
}
