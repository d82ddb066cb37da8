/* notation.c - cards and actions as words, and back. */
#include "notation.h"

#include <stdio.h>
#include <string.h>

static const char *own_name(const struct rules *r, card c)
{
    return c >= CARD_OWN && card_is_known(c) && r->game->face_name ? r->game->face_name(r, c)
                                                                   : NULL;
}

void card_text(const struct rules *r, card c, char out[CARD_TEXT])
{
    const char *own = own_name(r, c);
    if (own)
        snprintf(out, CARD_TEXT, "%s", own);
    else if (card_is_plain(c))
        snprintf(out, CARD_TEXT, "%c%c", card_rank_letter(card_rank(c)),
                 card_suit_letter(card_suit(c)));
    else if (card_is_joker(c))
        snprintf(out, CARD_TEXT, "%s", c == CARD_JOKER ? "joker" : "joker2");
    else if (card_is_known(c))
        snprintf(out, CARD_TEXT, "x%d", c);
    else
        snprintf(out, CARD_TEXT, "%s", c == CARD_HIDDEN ? "??" : "--");
}

/* A whole decimal number, at most `most`; -1 if the word is none. */
static int64_t number(const char *word, int64_t most)
{
    int64_t n = 0;
    if (!*word || strlen(word) > 10)
        return -1;
    for (; *word; word++) {
        if (*word < '0' || *word > '9')
            return -1;
        n = 10 * n + (*word - '0');
    }
    return n > most ? -1 : n;
}

card card_parse(const struct rules *r, const char *word)
{
    if (strcmp(word, "??") == 0)
        return CARD_HIDDEN;
    if (strcmp(word, "joker") == 0)
        return CARD_JOKER;
    if (strcmp(word, "joker2") == 0)
        return CARD_JOKER_2;
    if (strlen(word) == 2 && card_rank_from(word[0]) >= 0 && card_suit_from(word[1]) >= 0)
        return card_of(card_rank_from(word[0]), card_suit_from(word[1]));
    for (int c = CARD_OWN; c < CARD_FACES; c++) {
        const char *own = own_name(r, (card)c);
        if (own && strcmp(own, word) == 0)
            return (card)c;
    }
    const int64_t n = word[0] == 'x' ? number(word + 1, CARD_FACES - 1) : -1;
    return n > CARD_JOKER_2 && !own_name(r, (card)n) ? (card)n : (card)CARD_NONE;
}

static int verb_parse(const struct game *g, const char *word)
{
    for (int i = 0; g->verbs[i]; i++)
        if (strcmp(g->verbs[i], word) == 0)
            return i;
    return -1;
}

void action_text(const struct rules *r, const struct action *a, char out[ACTION_TEXT])
{
    int at = snprintf(out, ACTION_TEXT, "%d %s", a->who + 1, r->game->verbs[a->kind]);
    if (a->about)
        at += snprintf(out + at, (size_t)(ACTION_TEXT - at), " .%d", a->about);
    for (int i = 0; i < a->n; i++)
        at += snprintf(out + at, (size_t)(ACTION_TEXT - at), " #%d", a->pick[i]);
    if (a->amount)
        snprintf(out + at, (size_t)(ACTION_TEXT - at), " =%d", a->amount);
}

static bool fail(char *error, int room, const char *what, const char *word)
{
    snprintf(error, (size_t)room, what, word);
    return false;
}

/* The next word of a text, at most 39 bytes; false at the end or if it is longer. */
static bool next_word(const char **text, char word[CARD_TEXT])
{
    while (**text == ' ')
        ++*text;
    const size_t n = strcspn(*text, " ");
    if (n == 0 || n >= CARD_TEXT)
        return false;
    memcpy(word, *text, n);
    word[n] = 0;
    *text += n;
    return true;
}

bool action_parse(const struct rules *r, const char *text, struct action *out, char *error,
                  int room)
{
    char word[CARD_TEXT];
    *out = (struct action){0};
    const int64_t who = next_word(&text, word) ? number(word, r->nseats) : -1;
    if (who < 1)
        return fail(error, room, "an action begins with the number of a seat%s", "");
    out->who = (seat)(who - 1);
    if (!next_word(&text, word))
        return fail(error, room,
                    *text ? "a word of an action is too long%s"
                          : "an action is missing after the seat%s",
                    "");
    const int verb = verb_parse(r->game, word);
    if (verb < 0)
        return fail(error, room, "\"%s\" is no action of this game", word);
    out->kind = (uint8_t)verb;
    bool amount = false, about = false;
    while (next_word(&text, word)) {
        const bool minus = word[1] == '-';
        const int64_t n = number(word + 1 + minus, (int64_t)INT32_MAX + minus);
        if (word[0] == '#' && n >= 0 && n < CELLS && !minus && out->n < PICKS)
            out->pick[out->n++] = (uint8_t)n;
        else if (word[0] == '=' && n >= 0 && !amount) {
            out->amount = (int32_t)(minus ? -n : n);
            amount = true;
        } else if (word[0] == '.' && n >= 0 && n <= UINT8_MAX && !minus && !about) {
            out->about = (uint8_t)n;
            about = true;
        } else
            return fail(error, room, "\"%s\" is no part of an action", word);
    }
    return *text ? fail(error, room, "a word of an action is too long%s", "") : true;
}

int zone_parse(const struct game *g, const char *name, int seat_from_1)
{
    for (int i = 0; i < g->nzones; i++) {
        const struct zone_spec *z = &g->zones[i];
        if (strcmp(z->name, name) == 0 &&
            (z->per_seat ? seat_from_1 >= 1 && seat_from_1 <= SEATS : seat_from_1 == 0))
            return z->id + (z->per_seat ? seat_from_1 - 1 : 0);
    }
    return -1;
}

int num_parse(const struct game *g, const char *name, int seat_from_1)
{
    for (int i = 0; i < g->nnums; i++) {
        const struct num_spec *n = &g->nums[i];
        if (strcmp(n->name, name) == 0 &&
            (n->per_seat ? seat_from_1 >= 1 && seat_from_1 <= SEATS : seat_from_1 == 0))
            return n->id + (n->per_seat ? seat_from_1 - 1 : 0);
    }
    return -1;
}
