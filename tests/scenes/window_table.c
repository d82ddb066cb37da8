/* window_table.c - what a table of Upcolor in a window has come to, told to a script: from what the window keeps on disk, which is every decision.
 *
 *     window-table DATA next               "DECISIONS play SEAT KEY", the key of the first card that fits or p to pass; or "DECISIONS agree"
 *     window-table DATA kept NAME          prints a text that is kept there
 *     window-table DATA sit peek|curtain   the last table becomes one of four guests: Ann, Ben, Cleo, Dan
 *
 * Seats count from 1. Ends with 0, or with 1 when there is no game. */
#include "games.h"
#include "i18n.h"
#include "log.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "seating.h"
#include "store.h"
#include "upcolor_names.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

static bool can(const struct view *v, struct action a) { return rules_check(&v->rules, &v->board, &a) == REASON_OK; }

/* The key of the first card in hand that may be played; p: none. */
static char key_for(const struct view *v)
{
    struct action a = action_of(v->me, UPCOLOR_PLAY, 0);
    a.n = 1;
    for (int i = 0; i < board_count(&v->board, UPCOLOR_HAND + v->me) && i < 10; i++) {
        a.pick[0] = (uint8_t)i;
        if (can(v, a))
            return i < 9 ? (char)('1' + i) : '0';
    }
    return 'p';
}

static void tell_next(const struct match *m)
{
    struct view v;
    const seat who = seat_first(match_waiting(m));
    match_view(m, who, &v);
    if (v.board.phase == UPCOLOR_PHASE_AGREE)
        printf("%d agree\n", match_actions(m));
    else
        printf("%d play %d %c\n", match_actions(m), who + 1, key_for(&v));
}

static bool next(struct store *s)
{
    char error[MATCH_ERROR], *assets = path_assets(), *text = store_get(s, "autosave-upcolor");
    struct world w;
    world_open(&w, assets);
    const struct match_world games = world_for_match(&w);
    struct match *m = text ? match_load(text, &games, false, error) : NULL;
    const bool good = m && !match_over(m);
    if (good)
        tell_next(m);
    else if (text && !m)
        printf("the kept game can't be read: %s\n", error);
    match_free(m);
    world_close(&w);
    mem_free(text);
    mem_free(assets);
    return good;
}

static bool tell_kept(struct store *s, const char *name)
{
    char *text = store_get(s, name);
    if (text)
        fputs(text, stdout);
    mem_free(text);
    return text != NULL;
}

static bool sit(struct store *s, const char *how)
{
    static const char *const name[] = {"Ann", "Ben", "Cleo", "Dan"};
    struct seating t;
    seating_default(&t, games_find("upcolor"), 4);
    for (int i = 0; i < 4; i++) {
        seating_sit_guest(&t, i);
        seating_name(t.seat[i].name, name[i]);
    }
    t.privacy = strcmp(how, "curtain") == 0 ? PRIVACY_CURTAIN : PRIVACY_PEEK;
    char *text = seating_write(&t);
    store_put(s, "table-upcolor", text);
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

int main(int argc, char **argv)
{
    if (argc < 3 || (strcmp(argv[2], "next") != 0 && argc < 4))
        return printf("window-table DATA next, DATA kept NAME, or DATA sit peek|curtain\n"), 1;
    i18n_start();
    i18n_switch("en");
    log_sink(hush, NULL);
    struct store *s = store_open(argv[1]);
    log_sink(NULL, NULL);
    const bool good = strcmp(argv[2], "next") == 0 ? next(s) : strcmp(argv[2], "sit") == 0 ? sit(s, argv[3]) : tell_kept(s, argv[3]);
    store_close(s);
    return good ? 0 : 1;
}
