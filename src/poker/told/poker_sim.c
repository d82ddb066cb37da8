/* poker_sim.c - see poker_sim.h. */
#include "poker_sim.h"

#include "check.h"
#include "holdem_names.h"
#include "i18n.h"
#include "utf8.h"

#include <cjson/cJSON.h>

#include <stdio.h>

enum { COLUMN = 24 };

/* The counts of a seat: three of each kind, then one of each action. A hand was won by who had more
 * chips when it was over than before. */
enum { PLAYED, HANDS, WON, OF_A_KIND, ACTION = OF_A_KIND * POKER_SIM_KINDS };
static_assert(ACTION + POKER_SIM_ACTIONS <= FOLDER_COUNTS, "there is room for all counts");

static int32_t chips_of(const struct poker_sim *p, const struct rules *r, const struct board *b,
                        int s, bool over)
{
    CARRE_ASSERT(s >= 0 && s < b->nseats);
    const int32_t chips = b->num[(over ? HOLDEM_STACK : HOLDEM_START) + s];
    return chips - (p->bought ? p->bought(r, b, s) : 0);
}

/* A hand is over when the next has begun, or nobody is asked any more. */
static void follow_hand(const struct poker_sim *p, struct poker_sim_hand *h, const struct rules *r,
                        const struct board *b, bool over, int64_t count[SEATS][FOLDER_COUNTS])
{
    const int32_t number = 1 + b->num[HOLDEM_HANDS];
    if (!over && number == h->number)
        return;
    for (int s = 0; s < b->nseats; s++) {
        const int32_t chips = chips_of(p, r, b, s, over);
        for (int k = 0; k < p->kinds; k++)
            if (h->kinds[s] >> k & 1) {
                count[s][OF_A_KIND * k + HANDS]++;
                count[s][OF_A_KIND * k + WON] += chips > h->chips[s];
            }
        h->kinds[s] = 0;
        h->chips[s] = chips;
    }
    h->number = number;
}

void poker_sim_follow(const void *own, void *so_far, const struct rules *r, const struct board *b,
                      const struct action *a, int64_t count[SEATS][FOLDER_COUNTS])
{
    const struct poker_sim *p = own;
    struct poker_sim_hand *h = so_far;
    CARRE_ASSERT(p->kinds > 0 && p->kinds <= POKER_SIM_KINDS);
    follow_hand(p, h, r, b, !a, count);
    if (!a)
        return;
    const uint16_t kinds = p->played(b, a);
    CARRE_ASSERT(kinds >> p->kinds == 0);
    for (int k = 0; k < p->kinds; k++)
        count[a->who][OF_A_KIND * k + PLAYED] += kinds >> k & 1;
    h->kinds[a->who] |= kinds;
    for (int i = 0; i < POKER_SIM_ACTIONS; i++)
        count[a->who][ACTION + i] += p->action[i].title && a->kind == p->action[i].kind;
}

static double part(int64_t of, int64_t whole) { return whole ? (double)of / (double)whole : 0; }

void poker_sim_json(const void *own, const struct folder_simulated *one, struct cJSON *to)
{
    const struct poker_sim *p = own;
    cJSON *list = cJSON_AddArrayToObject(to, p->list);
    for (int k = 0; k < p->kinds; k++) {
        const int64_t *of = &one->count[OF_A_KIND * k];
        cJSON *kind = cJSON_CreateObject();
        cJSON_AddStringToObject(kind, p->word, p->name(k));
        cJSON_AddNumberToObject(kind, "played", (double)of[PLAYED]);
        cJSON_AddNumberToObject(kind, "a_game", part(of[PLAYED], one->games));
        cJSON_AddNumberToObject(kind, "hands_won", part(of[WON], of[HANDS]));
        cJSON_AddItemToArray(list, kind);
    }
    for (int i = 0; i < POKER_SIM_ACTIONS && p->action[i].title; i++)
        cJSON_AddNumberToObject(to, p->action[i].word, (double)one->count[ACTION + i]);
}

static void print_name(const char *name)
{
    printf("%s%*s", name, COLUMN - (int)utf8_width(name), "");
}

void poker_sim_print(const void *own, const struct folder_simulated all[], int n)
{
    CARRE_ASSERT(own && n >= 0);
    const struct poker_sim *p = own;
    printf("%s\n%*s", _(p->heading), COLUMN, "");
    for (int i = 0; i < n; i++)
        printf(" %16s", all[i].name);
    printf("\n");
    for (int k = 0; k < p->kinds; k++) {
        print_name(p->title(k));
        for (int i = 0; i < n; i++) {
            const int64_t *of = &all[i].count[OF_A_KIND * k];
            printf("  %6.2f %6.1f %%", part(of[PLAYED], all[i].games),
                   100 * part(of[WON], of[HANDS]));
        }
        printf("\n");
    }
    for (int row = 0; row < POKER_SIM_ACTIONS && p->action[row].title; row++) {
        print_name(_(p->action[row].title));
        for (int i = 0; i < n; i++)
            printf("  %6.2f %8s", part(all[i].count[ACTION + row], all[i].games), "");
        printf("\n");
    }
}
