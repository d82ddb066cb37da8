/* phh.c - see phh.h. */
#include "phh.h"

#include "holdem_names.h"
#include "mem.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* An amount as it is written. */
struct amount {
    int64_t number;
    int places;
    bool unknown;
};

struct reader {
    struct phh_hand *hand;
    char *error;
    int *error_line;
    /* raise: by action */
    struct amount ante[SEATS], blind[SEATS], stack[SEATS], finish[SEATS], big, *raise;
};

__attribute__((format(printf, 3, 4))) static bool no(struct reader *r, int line, const char *format,
                                                     ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(r->error, TOML_ERROR, format, args);
    va_end(args);
    *r->error_line = line;
    return false;
}

/* ---- fields ---- */

static const struct toml_value *need(struct reader *r, const struct toml_value *first,
                                     const char *key)
{
    const struct toml_value *v = toml_find(first, key);
    if (!v)
        no(r, r->hand->line, "“%s” is missing", key);
    return v;
}

static bool is_amount(const struct toml_value *v)
{
    return (v->kind == TOML_INTEGER || v->kind == TOML_DECIMAL) && v->number >= 0;
}

static bool is_unknown(const struct toml_value *v)
{
    return v->kind == TOML_INFINITE && v->number > 0;
}

/* `unknowns`: an amount may be “inf”. */
static bool read_amounts(struct reader *r, const struct toml_value *list, bool unknowns,
                         struct amount out[SEATS])
{
    int n = 0;
    if (list->kind != TOML_ARRAY)
        return no(r, list->line, "“%s” is no list", list->key);
    for (const struct toml_value *v = list->first; v; v = v->next) {
        if (!is_amount(v) && !(unknowns && is_unknown(v)))
            return no(r, v->line, "in “%s” entry %d is no number from 0 on", list->key, n + 1);
        if (n == SEATS || (r->hand->n && n == r->hand->n))
            return no(r, v->line,
                      n == SEATS ? "“%s” is for more than %d players"
                                 : "“%s” is for more than the %d players that have stacks",
                      list->key, n);
        out[n++] = is_unknown(v) ? (struct amount){.unknown = true}
                                 : (struct amount){v->number, v->places, false};
    }
    if (r->hand->n && n != r->hand->n)
        return no(r, list->line, "“%s” is for %d players, but %d have stacks", list->key, n,
                  r->hand->n);
    r->hand->n = n;
    return true;
}

static bool read_amount_field(struct reader *r, const struct toml_value *first, const char *key,
                              bool unknowns, struct amount out[SEATS])
{
    const struct toml_value *v = need(r, first, key);
    return v && read_amounts(r, v, unknowns, out);
}

static bool read_big(struct reader *r, const struct toml_value *first)
{
    const struct toml_value *v = need(r, first, "min_bet");
    if (!v)
        return false;
    if (!is_amount(v) || !v->number)
        return no(r, v->line, "“min_bet” is no number above 0");
    r->big = (struct amount){v->number, v->places};
    return true;
}

static bool read_text(struct reader *r, const struct toml_value *v, char out[PHH_TEXT])
{
    if (v->kind != TOML_STRING)
        return no(r, v->line, "“%s” is no text", v->key ? v->key : "players");
    snprintf(out, PHH_TEXT, "%s", v->text);
    size_t n = strlen(out);
    /* no half character at the end */
    while (n && strlen(v->text) >= PHH_TEXT && ((unsigned char)v->text[n] & 0xC0) == 0x80)
        out[--n] = 0;
    for (char *c = out; *c; c++)
        if ((unsigned char)*c < 0x20)
            *c = ' ';
    return true;
}

static bool read_players(struct reader *r, const struct toml_value *list)
{
    int n = 0;
    if (list->kind != TOML_ARRAY || toml_count(list) != r->hand->n)
        return no(r, list->line, "“players” is no list of %d names", r->hand->n);
    for (const struct toml_value *v = list->first; v; v = v->next)
        if (!read_text(r, v, r->hand->player[n++]))
            return false;
    return true;
}

static bool read_others(struct reader *r, const struct toml_value *first)
{
    const struct toml_value *players = toml_find(first, "players"),
                            *event = toml_find(first, "event"),
                            *finish = toml_find(first, "finishing_stacks");
    const struct toml_value *trims = toml_find(first, "ante_trimming_status");
    r->hand->finishes = finish != NULL;
    if (trims && trims->kind != TOML_BOOLEAN)
        return no(r, trims->line, "“ante_trimming_status” is neither true nor false");
    return (!players || read_players(r, players)) &&
           (!event || read_text(r, event, r->hand->event)) &&
           (!finish || read_amounts(r, finish, true, r->finish));
}

/* ---- actions ---- */

enum { WORDS = 5, WORD = 40 };

/* The words of a notation up to its commentary; how many, -1: too many or too long. */
static int split(const char *text, char word[WORDS][WORD])
{
    int n = 0;
    for (;;) {
        text += strspn(text, " \t\n\r");
        if (!*text || *text == '#')
            return n;
        const size_t length = strcspn(text, " \t\n\r");
        if (n == WORDS || length >= WORD)
            return -1;
        memcpy(word[n], text, length);
        word[n++][length] = 0;
        text += length;
    }
}

static bool read_cards(struct phh_action *a, const char *text)
{
    for (; *text; text += 2) {
        const int rank = card_rank_from(text[0]), suit = rank < 0 ? -1 : card_suit_from(text[1]);
        const bool unknown = text[0] == '?' && text[1] == '?';
        if (a->ncards == PHH_CARDS || (!unknown && suit < 0))
            return false;
        a->card[a->ncards++] = unknown ? CARD_HIDDEN : card_of(rank, suit);
    }
    return a->ncards > 0;
}

/* "p3" -> 2; -1: that is nobody. */
static int read_player(const struct phh_hand *h, const char *word)
{
    int v = 0;
    if (word[0] != 'p' || !word[1] || strlen(word) > 3)
        return -1;
    for (const char *c = word + 1; *c; c++) {
        if (*c < '0' || *c > '9')
            return -1;
        v = v * 10 + *c - '0';
    }
    return v <= h->n ? v - 1 : -1;
}

/* Digits with or without a point, as an action has them. */
static bool read_decimal(const char *text, struct amount *out)
{
    const char *c = text;
    bool point = false;
    *out = (struct amount){0};
    for (; *c; c++) {
        if (*c == '.' && !point && c != text && c[1]) {
            point = true;
            continue;
        }
        if (*c < '0' || *c > '9' || out->number > INT64_MAX / 100)
            return false;
        out->number = out->number * 10 + (*c - '0');
        out->places += point;
    }
    while (out->places && out->number % 10 == 0) {
        out->number /= 10;
        out->places--;
    }
    return c != text;
}

static bool dealer_action(struct reader *r, struct phh_action *a, int n, char word[WORDS][WORD])
{
    if (n == 3 && strcmp(word[1], "db") == 0) {
        a->verb = PHH_BOARD;
        return (read_cards(a, word[2]) && a->ncards <= 5) ||
               no(r, a->line, "“%s” are no cards for the board", word[2]);
    }
    if (n != 4 || strcmp(word[1], "dh") != 0)
        return no(r, a->line, "the dealer's action is neither “d dh pN CARDS” nor “d db CARDS”");
    a->verb = PHH_HOLE;
    a->who = (int8_t)read_player(r->hand, word[2]);
    if (a->who < 0)
        return no(r, a->line, "there is no player “%s”", word[2]);
    return (read_cards(a, word[3]) && a->ncards == HOLDEM_HOLE_CARDS) ||
           no(r, a->line, "“%s” are no two hole cards", word[3]);
}

static bool player_action(struct reader *r, struct phh_action *a, int n, char word[WORDS][WORD],
                          struct amount *raise)
{
    a->who = (int8_t)read_player(r->hand, word[0]);
    if (a->who < 0)
        return no(r, a->line, "there is no player “%s”", word[0]);
    const char *verb = n > 1 ? word[1] : "";
    if (n == 2 && strcmp(verb, "f") == 0)
        a->verb = PHH_FOLD;
    else if (n == 2 && strcmp(verb, "cc") == 0)
        a->verb = PHH_CALL;
    else if (n == 3 && strcmp(verb, "cbr") == 0) {
        a->verb = PHH_RAISE;
        return read_decimal(word[2], raise) || no(r, a->line, "“%s” is no amount to bet", word[2]);
    } else if (n == 2 && strcmp(verb, "sm") == 0)
        a->verb = PHH_MUCK;
    else if (n == 3 && strcmp(verb, "sm") == 0) {
        a->verb = PHH_SHOW;
        a->dealt = strcmp(word[2], "-") == 0;
        return a->dealt || (read_cards(a, word[2]) && a->ncards == HOLDEM_HOLE_CARDS) ||
               no(r, a->line, "“%s” are no two hole cards", word[2]);
    } else
        return no(r, a->line, "“%s” is no action of no-limit hold'em: f, cc, cbr AMOUNT or sm",
                  verb);
    return true;
}

static bool read_action(struct reader *r, const struct toml_value *v, struct phh_action *a,
                        struct amount *raise)
{
    char word[WORDS][WORD];
    if (v->kind != TOML_STRING)
        return no(r, v->line, "an action is no text");
    *a = (struct phh_action){.verb = PHH_NOTE, .who = -1, .line = v->line};
    const int n = split(v->text, word);
    if (n < 0)
        return no(r, v->line, "“%.40s” is no action", v->text);
    if (n == 0)
        return true;
    return strcmp(word[0], "d") == 0 ? dealer_action(r, a, n, word)
                                     : player_action(r, a, n, word, raise);
}

static bool read_actions(struct reader *r, const struct toml_value *first)
{
    const struct toml_value *list = need(r, first, "actions");
    if (!list)
        return false;
    if (list->kind != TOML_ARRAY)
        return no(r, list->line, "“actions” is no list");
    const int n = toml_count(list);
    r->hand->action = mem_array((size_t)n + 1, sizeof *r->hand->action);
    r->raise = mem_array((size_t)n + 1, sizeof *r->raise);
    for (const struct toml_value *v = list->first; v; v = v->next, r->hand->nactions++)
        if (!read_action(r, v, &r->hand->action[r->hand->nactions], &r->raise[r->hand->nactions]))
            return false;
    return true;
}

/* ---- chips ---- */

static int places_of(int so_far, const struct amount *a, int n)
{
    for (int i = 0; i < n; i++)
        so_far = a[i].places > so_far ? a[i].places : so_far;
    return so_far;
}

static bool scale(const struct amount *a, int unit, int32_t *out)
{
    int64_t v = a->number;
    for (int i = a->places; i < unit; i++) {
        if (v > PHH_CHIPS_MOST)
            return false;
        v *= 10;
    }
    *out = (int32_t)v;
    return v <= PHH_CHIPS_MOST;
}

static bool scale_all(struct reader *r, const struct amount *a, int n, int32_t *out,
                      const char *key)
{
    for (int i = 0; i < n; i++)
        if (!scale(&a[i], r->hand->unit, &out[i]))
            return no(r, r->hand->line, "in “%s” there are more than %d chips", key,
                      PHH_CHIPS_MOST);
    return true;
}

static bool into_chips(struct reader *r)
{
    struct phh_hand *h = r->hand;
    int unit = places_of(r->big.places, r->ante, h->n);
    unit = places_of(places_of(places_of(unit, r->blind, h->n), r->stack, h->n), r->raise,
                     h->nactions);
    unit = h->finishes ? places_of(unit, r->finish, h->n) : unit;
    if (unit > PHH_UNIT_MOST)
        return no(r, h->line, "an amount has more than %d decimals", PHH_UNIT_MOST);
    h->unit = unit;
    if (!scale_all(r, r->ante, h->n, h->ante, "antes") ||
        !scale_all(r, r->blind, h->n, h->blind, "blinds_or_straddles") ||
        !scale_all(r, r->stack, h->n, h->stack, "starting_stacks") ||
        !scale_all(r, &r->big, 1, &h->big, "min_bet") ||
        (h->finishes && !scale_all(r, r->finish, h->n, h->finish, "finishing_stacks")))
        return false;
    for (int i = 0; i < h->nactions; i++)
        if (!scale(&r->raise[i], unit, &h->action[i].amount))
            return no(r, h->action[i].line, "there are more than %d chips", PHH_CHIPS_MOST);
    return true;
}

/* More than anybody can put in, whatever they answer: what they are forced to, and of every street
 * as much as was ever bet. As a round number, so that nobody takes it for somebody's own: 100,
 * 1,000, 10,000 times the big blind. */
static bool give_unknown(struct reader *r)
{
    struct phh_hand *h = r->hand;
    int64_t most = 0, stack = (int64_t)h->big * 100;
    for (int s = 0; s < h->n; s++)
        most += h->ante[s] + h->blind[s];
    for (int i = 0; i < h->nactions; i++)
        most += h->action[i].amount;
    while (stack <= 2 * most)
        stack *= 10;
    for (int s = 0; s < h->n; s++) {
        if (!r->stack[s].unknown)
            continue;
        if (stack > PHH_CHIPS_MOST)
            return no(r, h->line, "there are more than %d chips", PHH_CHIPS_MOST);
        h->unknown |= seat_bit(s);
        h->stack[s] = (int32_t)stack;
    }
    for (int s = 0; s < h->n && h->finishes; s++)
        if (r->finish[s].unknown && !r->stack[s].unknown)
            return no(r, h->line, "p%d finishes with inf, but had a number of chips", s + 1);
    return true;
}

static bool sane(struct reader *r)
{
    struct phh_hand *h = r->hand;
    int64_t chips = 0, blinds = 0;
    if (h->n < 2)
        return no(r, h->line, "a hand has two players or more");
    for (int s = 0; s < h->n; s++) {
        if (!h->stack[s])
            return no(r, h->line, "p%d has no chips", s + 1);
        chips += h->stack[s];
        blinds += h->blind[s];
    }
    if (chips > PHH_CHIPS_MOST)
        return no(r, h->line, "there are more than %d chips", PHH_CHIPS_MOST);
    return blinds || no(r, h->line, "nobody posts a blind");
}

static void swap(int32_t pair[SEATS])
{
    const int32_t first = pair[0];
    pair[0] = pair[1];
    pair[1] = first;
}

enum phh_verdict phh_read(const char *name, int line, const struct toml_value *first,
                          struct phh_hand *out, char error[TOML_ERROR], int *error_line)
{
    struct reader r = {.hand = out, .error = error, .error_line = error_line};
    *out = (struct phh_hand){.line = line};
    snprintf(out->name, sizeof out->name, "%s", name);
    const struct toml_value *variant = need(&r, first, "variant");
    if (!variant)
        return PHH_FAULT;
    if (variant->kind != TOML_STRING) {
        no(&r, variant->line, "“variant” is no text");
        return PHH_FAULT;
    }
    if (strcmp(variant->text, "NT") != 0) {
        no(&r, variant->line,
           "this is a hand of variant “%.40s”: only NT, no-limit hold'em, is played here",
           variant->text);
        return PHH_OTHER;
    }
    const bool good = read_amount_field(&r, first, "starting_stacks", true, r.stack) &&
                      read_amount_field(&r, first, "antes", false, r.ante) &&
                      read_amount_field(&r, first, "blinds_or_straddles", false, r.blind) &&
                      read_big(&r, first) && read_actions(&r, first) && read_others(&r, first) &&
                      into_chips(&r) && give_unknown(&r) && sane(&r);
    mem_free(r.raise);
    if (!good) {
        phh_free(out);
        return PHH_FAULT;
    }
    if (out->n == 2) {
        swap(out->ante);
        swap(out->blind);
    }
    return PHH_GOOD;
}

void phh_free(struct phh_hand *h)
{
    mem_free(h->action);
    h->action = NULL;
    h->nactions = 0;
}
