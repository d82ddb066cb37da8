/* tables.c - works out src/poker/bots/poker_tables.c: the order of the 169 kinds of hole cards, and
 * push-or-fold for two. Half a minute.
 *
 *   ninja -C build src/poker/poker-tables
 *   build/src/poker/poker-tables >src/poker/bots/poker_tables.c
 *
 * Every pair of kinds is met exactly (poker/arithmetic/equity). Push-or-fold is solved by
 * fictitious play (Brown 1951): each side answers the other's average so far as well as it can, and
 * the averages close in on the equilibrium of a game of two who have opposite interests. Chips are
 * what counts: the winner takes all. */
#include "meetings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 3000, DEPTHS = 60 /* half big blinds */ };

/* Against hands by weight. */
static double against(int k, const double weight[KINDS])
{
    double sum = 0, all = 0;
    for (int o = 0; o < KINDS; o++) {
        sum += equity[k][o] * meets[k][o] * weight[o];
        all += meets[k][o] * weight[o];
    }
    return sum / all;
}

static double worth[KINDS];
static int by_worth(const void *a, const void *b)
{
    return (worth[*(const int *)a] < worth[*(const int *)b]) -
           (worth[*(const int *)a] > worth[*(const int *)b]);
}

/* Thousandths of all hands that are better, half of the own kind among them. */
static void order(int share[KINDS])
{
    int list[KINDS], before = 0;
    for (int k = 0; k < KINDS; k++)
        list[k] = k;
    qsort(list, KINDS, sizeof *list, by_worth);
    for (int i = 0; i < KINDS; i++) {
        share[list[i]] = (before * 2 + combos_of(list[i])) * 1000 / 2652;
        before += combos_of(list[i]);
    }
}

/* Half against any hand, half against the best third: hands are played against those that others
 * play. */
static void strengths(int share[KINDS])
{
    double any[KINDS], best[KINDS];
    for (int k = 0; k < KINDS; k++)
        any[k] = 1;
    for (int k = 0; k < KINDS; k++)
        worth[k] = against(k, any);
    order(share);
    for (int k = 0; k < KINDS; k++)
        best[k] = share[k] < 330;
    double plain[KINDS];
    memcpy(plain, worth, sizeof plain);
    for (int k = 0; k < KINDS; k++)
        worth[k] = plain[k] + against(k, best);
    order(share);
}

/* One depth: frequencies of pushing and calling. */
static void solve(double depth, double push[KINDS], double call[KINDS])
{
    for (int k = 0; k < KINDS; k++)
        push[k] = call[k] = .5;
    for (int n = 1; n <= ROUNDS; n++) {
        double answer[KINDS];
        /* small blind: +1 if the other folds, else by equity */
        for (int k = 0; k < KINDS; k++) {
            double sum = 0, all = 0;
            for (int o = 0; o < KINDS; o++) {
                sum += meets[k][o] * ((1 - call[o]) * 1 + call[o] * (2 * equity[k][o] - 1) * depth);
                all += meets[k][o];
            }
            answer[k] = sum / all > -.5;
        }
        for (int k = 0; k < KINDS; k++)
            push[k] += (answer[k] - push[k]) / (n + 1);
        for (int k = 0; k < KINDS; k++)
            answer[k] = (2 * against(k, push) - 1) * depth > -1;
        for (int k = 0; k < KINDS; k++)
            call[k] += (answer[k] - call[k]) / (n + 1);
    }
}

static void print(const char *what, const char *about, const int table[KINDS], const char *type)
{
    printf("\n/* %s */\nconst %s %s[POKER_KINDS] = {\n", about, type, what);
    for (int r = 0; r < 13; r++) {
        printf("   ");
        for (int q = 0; q < 13; q++)
            printf(" %3d,", table[13 * r + q]);
        printf("\n");
    }
    printf("};\n");
}

int main(void)
{
    int share[KINDS], pushes[KINDS] = {0}, calls[KINDS] = {0};
    meet_all();
    strengths(share);
    for (int d = 2; d <= DEPTHS; d++) {
        double push[KINDS], call[KINDS];
        solve(d / 2.0, push, call);
        for (int k = 0; k < KINDS; k++) {
            pushes[k] = push[k] >= .5 ? d : pushes[k];
            calls[k] = call[k] >= .5 ? d : calls[k];
        }
    }
    puts("/* poker_tables.c - the 169 kinds of hole cards; made by tools/poker/tables.c. Rows and "
         "columns are ranks from the deuce: suited where the row is higher,\n"
         " * offsuit where the column is, pairs between. */\n#include \"poker_hole.h\"");
    print("poker_before", "So many thousandths of all hands are better.", share, "int16_t");
    print("poker_push_to", "Two players: pushed by the small blind up to so many half big blinds.",
          pushes, "uint8_t");
    print("poker_call_to", "And that push is called by the big blind.", calls, "uint8_t");
    return 0;
}
