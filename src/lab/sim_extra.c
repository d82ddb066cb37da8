#include "sim_extra.h"

#include "i18n.h"
#include "spec_words.h"
#include "utf8.h"

#include <stdio.h>
#include <string.h>

enum { COLUMN = 24 };

enum folder_extra extra_of(const struct rules *r) { return game_folder(r->game->id)->extra; }

static int kinds_of(enum folder_extra e)
{
    return e == EXTRA_POWERS ? (int)POWERS : e == EXTRA_EFFECTS ? (int)SPEC_EFFECTS : 0;
}
static const char *kind_name(enum folder_extra e, int k)
{
    return e == EXTRA_POWERS ? power_name(k) : spec_name(k);
}
static const char *kind_title(enum folder_extra e, int k)
{
    return e == EXTRA_POWERS ? _(power_name(k)) : spec_title(k);
}

/* A new stack is nothing that was won. */
static int32_t bought(const struct rules *r, const struct board *b, int s)
{
    return extra_of(r) == EXTRA_EFFECTS ? b->num[SPEC_REENTERED + s] * r->option[HOLDEM_FIRST_STACK]
                                        : 0;
}

/* A hand is over when the next has begun, or nobody is asked any more. */
void extra_hand(struct hand_so_far *h, const struct rules *r, const struct board *b, bool over,
                struct extras by_seat[SEATS])
{
    if (!over && b->num[HOLDEM_HANDS] == h->hand)
        return;
    for (int s = 0; s < b->nseats; s++) {
        const int32_t chips =
            (over ? b->num[HOLDEM_STACK + s] : b->num[HOLDEM_START + s]) - bought(r, b, s);
        for (int k = 0; k < KINDS; k++)
            if (h->kinds[s] >> k & 1) {
                by_seat[s].kind[k].hands++;
                by_seat[s].kind[k].won += chips > h->chips[s];
            }
        h->kinds[s] = 0;
        h->chips[s] = chips;
    }
    h->hand = b->num[HOLDEM_HANDS];
}

/* What an action plays of them. */
static uint16_t kinds_played(enum folder_extra e, const struct board *b, const struct action *a)
{
    uint16_t kinds = 0;
    if (e == EXTRA_POWERS)
        return (uint16_t)(a->kind == POWER_UP_PLAY
                              ? 1u << card_power(board_face(b, POWER_UP_HELD + a->who, a->about))
                              : 0);
    const bool declares = a->kind == SPEC_DECLARE || a->kind == HOLDEM_CALL ||
                          a->kind == HOLDEM_BET_TO || a->kind == HOLDEM_RAISE_TO;
    for (int i = 0; declares && i < a->n; i++)
        kinds = (uint16_t)(kinds | 1u << card_effect(spec_picked(b, a->who, a->pick[i])));
    return kinds;
}

void extra_action(enum folder_extra e, struct hand_so_far *h, const struct board *b,
                  const struct action *a, struct extras by_seat[SEATS])
{
    const uint16_t kinds = kinds_played(e, b, a);
    struct extras *x = &by_seat[a->who];
    for (int k = 0; k < KINDS; k++)
        x->kind[k].played += kinds >> k & 1;
    h->kinds[a->who] |= kinds;
    if (e == EXTRA_EFFECTS) {
        x->reentries += a->kind == SPEC_REENTER;
        x->drinks += a->kind == SPEC_DRINK;
    }
}

void extra_add(struct extras *to, const struct extras *more)
{
    to->reentries += more->reentries;
    to->drinks += more->drinks;
    for (int k = 0; k < KINDS; k++) {
        to->kind[k].played += more->kind[k].played;
        to->kind[k].hands += more->kind[k].hands;
        to->kind[k].won += more->kind[k].won;
    }
}

/* ---- told */

static double part(int64_t of, int64_t whole) { return whole ? (double)of / (double)whole : 0; }

static cJSON *json_kinds(enum folder_extra e, const struct extras *x)
{
    cJSON *list = cJSON_CreateArray();
    for (int k = 0; k < kinds_of(e); k++) {
        const struct uses *u = &x->kind[k];
        cJSON *one = cJSON_CreateObject();
        cJSON_AddStringToObject(one, e == EXTRA_POWERS ? "power" : "effect", kind_name(e, k));
        cJSON_AddNumberToObject(one, "played", (double)u->played);
        cJSON_AddNumberToObject(one, "a_game", part(u->played, x->games));
        cJSON_AddNumberToObject(one, "hands_won", part(u->won, u->hands));
        cJSON_AddItemToArray(list, one);
    }
    return list;
}

void extra_json(cJSON *one, enum folder_extra e, const struct extras *x)
{
    if (e)
        cJSON_AddItemToObject(one, e == EXTRA_POWERS ? "powers" : "effects", json_kinds(e, x));
    if (e != EXTRA_EFFECTS)
        return;
    cJSON_AddNumberToObject(one, "reentries", (double)x->reentries);
    cJSON_AddNumberToObject(one, "drinks", (double)x->drinks);
}

static void print_name(const char *name)
{
    printf("%s%*s", name, COLUMN - (int)utf8_width(name), "");
}

void extra_print(enum folder_extra e, const struct extras *const of[], const char *const names[],
                 int n)
{
    printf("%s\n%*s",
           e == EXTRA_POWERS ? _("Powers: uses per game, and hands won with them")
                             : _("Effects: uses per game, and hands won with them"),
           COLUMN, "");
    for (int i = 0; i < n; i++)
        printf(" %16s", names[i]);
    printf("\n");
    for (int k = 0; k < kinds_of(e); k++) {
        print_name(kind_title(e, k));
        for (int i = 0; i < n; i++) {
            const struct uses *u = &of[i]->kind[k];
            printf("  %6.2f %6.1f %%", part(u->played, of[i]->games), 100 * part(u->won, u->hands));
        }
        printf("\n");
    }
    for (int row = 0; row < 2 && e == EXTRA_EFFECTS; row++) {
        print_name(row ? _("Drinks") : _("Re-entries"));
        for (int i = 0; i < n; i++)
            printf("  %6.2f %8s", part(row ? of[i]->drinks : of[i]->reentries, of[i]->games), "");
        printf("\n");
    }
}
