/* position.c - a table laid out by hand, said as events like everything else.
 *
 * "put" first takes the zone's cards away (those of a pack go back to its pile, undecided), then brings the named ones from wherever they are known
 * to lie, else out of the pack. A pile that nobody may see can't be laid out: its cards are not decided before they are drawn, and a log that
 * wants certain draws writes them as answers. */
#include "position.h"

#include "notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void position_packs(struct turn *t)
{
    const struct game *g = t->rules->game;
    for (int p = 0; p < g->npacks; p++) {
        const struct pack_spec *pack = &g->packs[p];
        const int n = (pack->last - pack->first + 1) * pack->copies;
        struct board *b = t->b;
        /* The one place where cells come from nowhere: before the first event, the same for every seat. */
        const int at = b->start[pack->zone + 1], end = b->start[ZONES];
        memmove(&b->cell[at + n], &b->cell[at], (size_t)(end - at) * sizeof(struct cell));
        for (int i = 0; i < n; i++)
            b->cell[at + i] = (struct cell){.face = CARD_HIDDEN};
        for (int z = pack->zone + 1; z <= ZONES; z++)
            b->start[z] = (uint8_t)(b->start[z] + n);
    }
}

static bool fail(char error[MATCH_ERROR], int line, const char *what, const char *word)
{
    snprintf(error, MATCH_ERROR, "position, line %d: %.80s \"%.60s\"", line, what, word);
    return false;
}

static int pack_of(const struct game *g, card face)
{
    for (int p = 0; p < g->npacks; p++)
        if (face >= g->packs[p].first && face <= g->packs[p].last)
            return p;
    return -1;
}

static void clear_zone(struct turn *t, int zone)
{
    const struct game *g = t->rules->game;
    while (board_count(t->b, zone)) {
        const int last = board_count(t->b, zone) - 1;
        const struct zone_spec *spec = game_zone(g, zone, NULL);
        const card face = board_face(t->b, zone, last);
        const int pack = card_is_known(face) ? pack_of(g, face) : spec->pack;
        if (pack < 0 || pack == PACK_NONE)
            turn_unmake(t, zone, last, SEAT_NONE, 0);
        else if (g->packs[pack].zone == zone)
            return;   /* a draw pile keeps its cards */
        else
            turn_move(t, zone, last, g->packs[pack].zone, 0, SEAT_NONE, 0);
    }
}

static seatmask mask_of(const struct zone_spec *z, seat owner)
{
    return z->everyone ? SEAT_ALL : owner == SEAT_NONE ? SEAT_NOBODY : seat_bit(owner);
}

static bool put(struct turn *t, int zone, char *words, char error[MATCH_ERROR], int line)
{
    const struct game *g = t->rules->game;
    seat owner;
    const struct zone_spec *z = game_zone(g, zone, &owner);
    const seatmask seen = mask_of(z, owner);
    if (!seen)
        return fail(error, line, "nobody may see the cards of", z->name);
    clear_zone(t, zone);
    char *rest;
    for (char *word = strtok_r(words, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        const card c = card_parse(t->rules, word);
        if (!card_is_known(c))
            return fail(error, line, "there is no card", word);
        if (t->b->start[ZONES] >= CELLS)
            return fail(error, line, "there is no room left for", word);
        if (pack_of(g, c) < 0)
            turn_make(t, c, zone, seen, SEAT_NONE, 0);
        else if (!turn_take(t, c, zone, seen, SEAT_NONE, 0))
            return fail(error, line, "there is no more", word);
    }
    return true;
}

/* Splits "NAME [SEAT] REST"; the seat is there when the word behind the name is a number and the thing belongs to seats. */
static bool one_line(struct turn *t, char *text, char error[MATCH_ERROR], int line)
{
    const struct game *g = t->rules->game;
    char verb[8], name[CARD_TEXT];
    int used = 0;
    if (sscanf(text, "%7s %39s %n", verb, name, &used) < 2 || used == 0)
        return fail(error, line, "this is neither \"set NAME VALUE\" nor \"put NAME CARDS\":", text);
    const bool sets = strcmp(verb, "set") == 0;
    if (!sets && strcmp(verb, "put") != 0)
        return fail(error, line, "there is no command", verb);
    char *rest = text + used;
    int at = sets ? num_parse(g, name, 0) : zone_parse(g, name, 0);
    if (at < 0) {
        const long who = strtol(rest, &rest, 10);
        at = who >= 1 && who <= t->rules->nseats ? sets ? num_parse(g, name, (int)who) : zone_parse(g, name, (int)who) : -1;
    }
    if (at < 0)
        return fail(error, line, sets ? "there is no number" : "there is no place", name);
    if (!sets)
        return put(t, at, rest, error, line);
    char *end;
    const long value = strtol(rest, &end, 10);
    while (*end == ' ')
        end++;
    if (end == rest || *end || value > 1000000000 || value < -1000000000)
        return fail(error, line, "this is no number:", rest);
    turn_set(t, at, (int32_t)value, SEAT_NONE, 0);
    return true;
}

bool position_apply(struct turn *t, const char *text, char error[MATCH_ERROR])
{
    int line = 0;
    while (*text) {
        const size_t n = strcspn(text, "\n");
        char copy[1024];
        line++;
        if (n >= sizeof copy)
            return fail(error, line, "this line is too long:", "…");
        memcpy(copy, text, n);
        copy[n] = 0;
        if (copy[strspn(copy, " ")] && !one_line(t, copy, error, line))
            return false;
        text += n + (text[n] == '\n');
    }
    if (t->rules->game->resume)
        t->rules->game->resume(t);
    const char *broken = t->broken ? "it does not hold together" : board_check(t->b, t->rules->game);
    return broken ? fail(error, line, "this is no table:", broken) : true;
}
