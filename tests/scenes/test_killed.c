/* test_killed.c - SIGKILL at random moments of a game; each next start offers the table before or
 * after the last action.
 *
 *     test-killed [KILLS [GAME]]      of each game, or of that one
 *
 * The program plays in text, fed with random choices. What it says after an action it says when the
 * action is kept. So after a kill the saved match must be whole, must go on from the one before,
 * and hold at least as many actions as were acknowledged, at most one more. */
#include "file.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "store.h"
#include "world.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LIMIT = 1 << 24, FEW = 12 /* kills that may all have come before an action was kept */ };

static void sleep_us(long us)
{
    nanosleep(&(struct timespec){.tv_sec = us / 1000000, .tv_nsec = us % 1000000 * 1000}, NULL);
}

static const char *const games[] = {"ace", "power-up", "holdem", "spec", "upcolor"};
enum { GAMES = sizeof games / sizeof games[0] };

/* Any choice, now and then with a card or an amount. The empty lines answer what is asked after
 * it, and who comes next. */
static bool feed_any(int to, struct rng *rng)
{
    char line[64];
    int n = snprintf(line, sizeof line, "%d", 1 + rng_below(rng, rng_below(rng, 4) ? 4 : 12));
    if (rng_below(rng, 2))
        n += snprintf(line + n, sizeof line - (size_t)n, " %d", 1 + rng_below(rng, 6));
    n += snprintf(line + n, sizeof line - (size_t)n, "\n\n\n");
    return write(to, line, (size_t)n) == n;
}

/* Of the duel: a choice with cards, and empty lines for whatever is asked after it. */
static bool feed_duel(int to, struct rng *rng)
{
    char line[64];
    if (rng_below(rng, 3) == 0)
        return write(to, "1\n\n", 3) == 3; /* the best shot there is */
    if (rng_below(rng, 4) == 0)
        return write(to, "2 1\n\n", 5) == 5; /* a jam with the one card that is left */
    int n = snprintf(line, sizeof line, "%d", rng_below(rng, 3) ? 3 : 1 + rng_below(rng, 16));
    for (int k = rng_below(rng, 3) == 0 ? 0
                 : rng_below(rng, 2)    ? 5
                                        : 1 + rng_below(rng, 3),
             at = rng_below(rng, 3);
         k > 0; k--)
        n += snprintf(line + n, sizeof line - (size_t)n, " %d", ++at);
    n += snprintf(line + n, sizeof line - (size_t)n, "\n\n\n");
    return write(to, line, (size_t)n) == n;
}

/* Every table ends in its choices, numbered from 1. */
static int tables_told(const char *out)
{
    char *text = file_read(out, LIMIT, NULL, NULL);
    int n = 0;
    for (const char *at = text; at && (at = strstr(at, "\n1. ")); at++)
        n++;
    mem_free(text);
    return n;
}

/* Runs the program, feeds it for a while, and kills it at some moment after the last line. */
static bool run_and_kill(const char *program, const char *game, const char *dir, const char *out,
                         struct rng *rng)
{
    const bool ace = strcmp(game, "ace") == 0;
    int ends[2];
    if (pipe(ends) != 0)
        return false;
    unlink(out);
    const pid_t child = fork();
    if (child < 0)
        return false;
    if (child == 0) {
        const int to = open(out, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        close(ends[1]);
        if (to < 0 || dup2(ends[0], 0) < 0 || dup2(to, 1) < 0)
            _exit(9);
        execl(program, "carre", "terminal", game, "--lang", "en", "--data-dir", dir,
              ace ? "--difficulty" : (char *)NULL, "easy", (char *)NULL);
        _exit(9);
    }
    close(ends[0]);
    if (rng_below(rng, 4) == 0) /* perhaps while it starts */
        sleep_us(rng_below(rng, 48000));
    else
        for (int i = 0; i < 300 && !tables_told(out); i++)
            sleep_us(3000);
    for (int i = rng_below(rng, 16); i >= 0 && (ace ? feed_duel : feed_any)(ends[1], rng); i--)
        sleep_us(rng_below(rng, 3000));
    kill(child, SIGKILL);
    close(ends[1]);
    int status;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) || (WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static bool same_beginning(const struct match *a, const struct match *b, int n)
{
    for (int i = 0; i < n; i++) {
        const struct action x = match_action(a, i, NULL), y = match_action(b, i, NULL);
        if (memcmp(&x, &y, sizeof x) != 0)
            return false;
    }
    return true;
}

static int kill_often(const char *program, const char *game, int kills)
{
    const char *room = getenv("TMPDIR");
    char dir[512], error[MATCH_ERROR];
    snprintf(dir, sizeof dir, "%s/carre-killed-XXXXXX", room && *room ? room : P_tmpdir);
    if (!mkdtemp(dir))
        return 1;
    char save_name[64];
    snprintf(save_name, sizeof save_name, "autosave-%s", game);
    char *out = path_join(dir, "said"), *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    const struct match_world world = world_for_match(&w);
    struct rng rng = rng_seed(2026);
    signal(SIGPIPE, SIG_IGN);
    struct match *before = NULL;
    int bad = 0, matches = 0, acted = 0;
    for (int i = 0; i < kills && !bad; i++) {
        if (!run_and_kill(program, game, dir, out, &rng)) {
            printf("kill %d: the program ended by itself, wrongly\n", i);
            bad++;
            break;
        }
        const int told = tables_told(out);
        struct store *store = store_open(dir); /* as the next start does */
        struct store_complaint complaint;
        if (store_complaint(store, &complaint)) {
            printf("kill %d: %s\n", i, complaint.sentence);
            bad++;
        }
        char *text = store_get(store, save_name);
        store_close(store);
        struct match *now = text ? match_load(text, &world, false, error) : NULL;
        const int had = before ? match_actions(before) : 0;
        if (text && !now) {
            printf("kill %d: the saved match is damaged: %s\n", i, error);
            bad++;
        } else if (now && before && match_actions(now) >= had && same_beginning(before, now, had)) {
            const int more = match_actions(now) - had;
            acted += more;
            if (told > 0 && (more < told - 1 || more > told)) {
                printf("kill %d: %d actions are kept, %d were told\n", i, more, told - 1);
                bad++;
            }
        } else if (before && told == 0) {
            printf("kill %d: the match that was kept is gone or another\n", i);
            bad++;
        } else
            matches++; /* the run was over, and the next one begun or not yet */
        match_free(before);
        before = now;
        mem_free(text);
    }
    printf("%s: %d kills, %d actions kept on the way, %d matches, %d wrong\n", game, kills, acted,
           matches, bad);
    fflush(stdout);
    match_free(before);
    world_close(&w);
    char command[600];
    snprintf(command, sizeof command, "rm -rf '%s'", dir);
    if (!bad && system(command) != 0)
        bad = 1;
    mem_free(out);
    mem_free(assets);
    return bad != 0 || (acted == 0 && kills >= FEW);
}

int main(int argc, char **argv)
{
    const int kills = argc > 1 ? atoi(argv[1]) : 6;
    const char *program = getenv("CARRE_PROGRAM");
    int bad = !program;
    for (int i = 0; i < GAMES && program; i++)
        if (argc < 3 || strcmp(argv[2], games[i]) == 0)
            bad += kill_often(program, games[i], kills);
    return bad != 0;
}
