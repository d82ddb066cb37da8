/* two.c - works out src/poker/bots/poker_two.c: two players before the flop, by depth and by the
 * size of a raise. Two minutes.
 *
 *   ninja -C build src/poker/poker-two
 *   build/src/poker/poker-two >src/poker/bots/poker_two.c
 *
 * The small blind folds or raises, and pushes when short; the player who is raised at folds, calls,
 * raises to the next step or pushes. Who calls sees the flop, where the pot is shared by exact
 * equity, spread as play after the flop spreads it: good hands win more than their part and bad
 * ones less, and so does the player who acts last, the more, the deeper the stacks are (SPREAD,
 * LAST, DEEP: estimates, and the only ones). It is solved by regret matching (Tammelin 2014, CFR+).
 * What is kept are shares of all hands: a player goes by the order of hands, not by each kind's own
 * answer.
 */
#include "meetings.h"

#include <stdio.h>
#include <string.h>

enum { ROUNDS = 240, ACTS = 4, NODES = 32, STEPS = 3 };
enum { FOLD, CALL, MORE, PUSH };
static const double SPREAD = .3, LAST = .05, DEEP = 4;

static const double depths[] = {8, 10, 12, 14, 17, 20, 25, 30, 40, 60, 100, 200},
                    sizes[] = {2, 2.5, 3.2, 4, 6, 9, 14, 25, 60};
enum { DEPTHS = sizeof depths / sizeof *depths, SIZES = sizeof sizes / sizeof *sizes };

/* The small blind is player 0, and acts last after the flop. */
struct game {
    double depth, step[STEPS]; /* stacks; raises to so much, in big blinds */
    bool may_push;             /* the small blind, at once */
    int round;
    struct node {
        double regret[ACTS][KINDS], sum[ACTS][KINDS];
    } node[NODES];
};

/* Both go on with so much in each: what each kind wins or loses against hands by their weights. */
static void shown(const struct game *g, const double other[KINDS], double in, bool last,
                  double out[KINDS])
{
    const double left = (g->depth - in) / (2 * in), deep = left > DEEP ? 1 : left / DEEP;
    for (int k = 0; k < KINDS; k++) {
        double all = 0, won = 0;
        for (int o = 0; o < KINDS; o++) {
            all += other[o] * meets[k][o];
            won += other[o] * meets[k][o] * equity[k][o];
        }
        double share = all > 0 ? won / all : 0;
        share = .5 + (share - .5) * (1 + SPREAD * deep) + LAST * (last ? deep : -deep);
        out[k] = all * in * (2 * (share < 0 ? 0 : share > 1 ? 1 : share) - 1);
    }
}

/* The other folds, or one folds oneself: so much for each hand that is met. */
static void gone(const double other[KINDS], double won, double out[KINDS])
{
    for (int k = 0; k < KINDS; k++) {
        out[k] = 0;
        for (int o = 0; o < KINDS; o++)
            out[k] += other[o] * meets[k][o] * won;
    }
}

static void strategy(const struct node *n, const bool open[ACTS], double s[ACTS][KINDS])
{
    for (int k = 0; k < KINDS; k++) {
        double all = 0;
        int many = 0;
        for (int a = 0; a < ACTS; a++) {
            all += open[a] ? n->regret[a][k] : 0;
            many += open[a];
        }
        for (int a = 0; a < ACTS; a++)
            s[a][k] = !open[a] ? 0 : all > 0 ? n->regret[a][k] / all : 1.0 / many;
    }
}

/* `who` has `own` in and faces `high`, after so many raises; `reach` is with how much of each kind
 * both have come here. What it is worth to both. */
static void walk(struct game *g, int at, int raises, int who, double own, double high,
                 const double reach[2][KINDS], double value[2][KINDS])
{
    struct node *n = &g->node[at];
    const double next = raises < STEPS ? g->step[raises] : g->depth;
    const bool can = high < g->depth,
               open[ACTS] = {true, raises > 0, can && next < g->depth,
                             can && (raises || g->may_push || next >= g->depth)};
    double s[ACTS][KINDS], got[ACTS][KINDS] = {{0}};
    strategy(n, open, s);
    memset(value[1 - who], 0, sizeof value[0]);
    for (int a = 0; a < ACTS; a++) {
        double here[2][KINDS], worth[2][KINDS];
        if (!open[a])
            continue;
        for (int k = 0; k < KINDS; k++) {
            here[who][k] = reach[who][k] * s[a][k];
            here[1 - who][k] = reach[1 - who][k];
        }
        if (a == FOLD) {
            gone(here[1 - who], -own, worth[who]);
            gone(here[who], own, worth[1 - who]);
        } else if (a == CALL) {
            shown(g, here[1 - who], high, who == 0, worth[who]);
            shown(g, here[who], high, who == 1, worth[1 - who]);
        } else
            walk(g, 2 * at + (a == MORE ? 1 : 2), raises + 1 + (a == PUSH ? STEPS : 0), 1 - who,
                 high, a == MORE ? next : g->depth, (const double(*)[KINDS])here, worth);
        memcpy(got[a], worth[who], sizeof got[a]);
        for (int k = 0; k < KINDS; k++)
            value[1 - who][k] += worth[1 - who][k];
    }
    for (int k = 0; k < KINDS; k++) {
        value[who][k] = 0;
        for (int a = 0; a < ACTS; a++)
            value[who][k] += s[a][k] * got[a][k];
        for (int a = 0; a < ACTS; a++) {
            const double r = n->regret[a][k] + got[a][k] - value[who][k];
            n->regret[a][k] = open[a] && r > 0 ? r : 0;
            n->sum[a][k] += s[a][k] * reach[who][k] * g->round;
        }
    }
}

static void solve(struct game *g, double depth, const double step[STEPS])
{
    double all[2][KINDS], worth[2][KINDS];
    memset(g, 0, sizeof *g);
    g->depth = depth;
    /* a second raise of most of a stack is for all of it */
    for (int i = 0; i < STEPS; i++)
        g->step[i] = step[i] > depth * (i ? .55 : 1) ? depth : step[i];
    g->may_push = depth < 26;
    for (int k = 0; k < KINDS; k++)
        all[0][k] = all[1][k] = 1;
    for (g->round = 1; g->round <= ROUNDS; g->round++)
        walk(g, 0, 0, 0, .5, 1, (const double(*)[KINDS])all, worth);
}

/* Thousandths of the hands that come to a node, which choose that. */
static int part(const struct game *g, int at, int act)
{
    double all = 0, does = 0;
    for (int k = 0; k < KINDS; k++)
        for (int a = 0; a < ACTS; a++) {
            all += g->node[at].sum[a][k] * combos_of(k);
            does += a == act ? g->node[at].sum[a][k] * combos_of(k) : 0;
        }
    return all > 0 ? (int)(does * 1000 / all + .5) : 0;
}

static void list(const char *about, const char *what, const char *size, const double *value, int n)
{
    printf("\n/* %s */\nconst int16_t poker_two_%s[%s] = {", about, what, size);
    for (int i = 0; i < n; i++)
        printf("%s%.0f", i ? ", " : "", value[i]);
    printf("};\n");
}

int main(void)
{
    /* usual raises: the first in big blinds, the second and third in times of the one before */
    static const double usual[STEPS] = {2.2, 3.2, 2.3};
    static const int shown_first[] = {MORE, PUSH, CALL};
    static struct game g;
    static int answer[STEPS][3][DEPTHS][SIZES];
    double opens[DEPTHS], hundred[DEPTHS];
    meet_all();
    for (int d = 0; d < DEPTHS; d++)
        for (int k = 0; k < STEPS; k++)
            for (int i = 0; i < SIZES; i++) {
                double step[STEPS];
                int at = 0;
                for (int r = 0; r < STEPS; r++)
                    step[r] = (r ? step[r - 1] : 1) * (r == k ? sizes[i] : usual[r]);
                solve(&g, depths[d], step);
                if (k == 1 && i == 2) /* all steps are the usual ones */
                    opens[d] = part(&g, 0, MORE) + part(&g, 0, PUSH);
                for (int r = 0; r <= k; r++) /* a raise may be the push */
                    at = 2 * at + (g.step[r] < depths[d] ? 1 : 2);
                for (int a = 0; a < 3; a++)
                    answer[k][a][d][i] = part(&g, at, shown_first[a]);
            }
    puts("/* poker_two.c - two players before the flop, by depth and by size of a raise; made by "
         "tools/poker/two.c. */\n#include \"poker_hole.h\"");
    for (int d = 0; d < DEPTHS; d++)
        hundred[d] = depths[d] * 100;
    list("Hundredths of a big blind.", "depth", "POKER_TWO_DEPTHS", hundred, DEPTHS);
    for (int i = 0; i < SIZES; i++)
        hundred[i] = sizes[i] * 100;
    list("Hundredths of what one has in.", "size", "POKER_TWO_SIZES", hundred, SIZES);
    list("Thousandths of all hands that the small blind opens.", "opened", "POKER_TWO_DEPTHS",
         opens, DEPTHS);
    puts("\n/* Thousandths of a range that raise again, push, call. */\nconst int16_t "
         "poker_two_answered[POKER_TWO_STEPS][3][POKER_TWO_DEPTHS][POKER_TWO_SIZES] = {");
    for (int k = 0; k < STEPS; k++) {
        puts("{");
        for (int a = 0; a < 3; a++) {
            puts("{");
            for (int d = 0; d < DEPTHS; d++) {
                printf("{");
                for (int i = 0; i < SIZES; i++)
                    printf("%d%s", answer[k][a][d][i], i < SIZES - 1 ? ", " : "},\n");
            }
            puts("},");
        }
        puts("},");
    }
    puts("};");
    return 0;
}
