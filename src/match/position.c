/* position.c - a table laid out by hand, said as events like everything else. */
#include "position.h"

#include "check.h"
#include "notation.h"
#include "strbuf.h"
#include "words.h"

#include <stdio.h>
#include <string.h>

enum { POSITION_LINE = 1024, POSITION_MOST = 1000000000 };

/* A position being laid out: its lines are read twice. The first time all is checked and room is
 * made, the second time it is laid. In between, named cards that somebody else was dealt go home
 * unseen, or their old holders would know them still; others come in their place, so that what is
 * not laid out stays as large as the set-up made it. */
struct layout {
    struct turn *t;
    char *error;
    int line;
    bool laying;
    uint8_t named[CARD_FACES]; /* how often each face is put somewhere */
    struct {
        uint8_t zone, pile;
        seatmask seen;
    } gap[CELLS];
    int gaps;
};

void position_packs(struct turn *t)
{
    const struct game *g = t->rules->game;
    for (int p = 0; p < g->npacks; p++) {
        const struct pack_spec *pack = &g->packs[p];
        const int n = pack_size(pack);
        struct board *b = t->b;
        /* The one place where cells come from nowhere: before the first event, the same for every
         * seat. */
        const int at = b->start[pack->zone + 1], end = b->start[ZONES];
        CARRE_ASSERT(end + n <= CELLS);
        memmove(&b->cell[at + n], &b->cell[at], (size_t)(end - at) * sizeof(struct cell));
        for (int i = 0; i < n; i++)
            b->cell[at + i] = (struct cell){.face = CARD_HIDDEN};
        for (int z = pack->zone + 1; z <= ZONES; z++)
            b->start[z] = (uint8_t)(b->start[z] + n);
    }
}

char *position_tidy(const char *text)
{
    struct strbuf tidy = STRBUF_EMPTY;
    while (*text) {
        const size_t n = strcspn(text, "\n"), first = strspn(text, " ");
        size_t end = n;
        while (end > first && text[end - 1] == ' ')
            end--;
        if (end > first) {
            strbuf_add_part(&tidy, text + first, end - first);
            strbuf_add_char(&tidy, '\n');
        }
        text += n + (text[n] == '\n');
    }
    return strbuf_take(&tidy);
}

static bool fail(struct layout *l, const char *what, const char *word)
{
    snprintf(l->error, MATCH_ERROR, "position, line %d: %.80s \"%.*s\"", l->line, what,
             word_quoted(word, 60), word);
    return false;
}

static int pack_of(const struct game *g, card face)
{
    for (int p = 0; p < g->npacks; p++)
        if (face >= g->packs[p].first && face <= g->packs[p].last)
            return p;
    return PACK_NONE;
}

/* Sends a zone's cards home. A draw pile keeps its own. */
static bool clear_zone(struct layout *l, int zone, const struct zone_spec *z)
{
    struct turn *t = l->t;
    const struct game *g = t->rules->game;
    int home = PACK_NONE;
    for (int i = board_count(t->b, zone) - 1; i >= 0; i--) {
        const card face = board_face(t->b, zone, i);
        const int pack = card_is_known(face) ? pack_of(g, face) : z->pack;
        if (pack == PACK_NONE)
            turn_unmake(t, zone, i, SEAT_NONE, 0);
        else if (home != PACK_NONE && pack != home)
            return fail(l, "cards of two packs lie in", z->name);
        else
            home = pack;
    }
    if (home != PACK_NONE && g->packs[home].zone != zone)
        turn_gather(t, zone, g->packs[home].zone, 0);
    return true;
}

static bool put_card(struct layout *l, int zone, const struct zone_spec *z, seatmask seen,
                     const char *word)
{
    struct turn *t = l->t;
    const struct game *g = t->rules->game;
    const card c = card_parse(t->rules, word);
    const int pack = card_is_known(c) ? pack_of(g, c) : PACK_NONE;
    if (!l->laying) {
        if (!card_is_known(c))
            return fail(l, "there is no card", word);
        if (pack != z->pack && z->pack != PACK_NONE)
            return fail(l, "this card does not belong there:", word);
        return pack == PACK_NONE || ++l->named[c] <= pack_copies(&g->packs[pack], c) ||
               fail(l, "there is no more", word);
    }
    if (pack == PACK_NONE && t->b->start[ZONES] >= CELLS)
        return fail(l, "there is no room left for", word);
    if (pack == PACK_NONE)
        turn_make(t, c, zone, seen, SEAT_NONE, 0);
    return pack == PACK_NONE || turn_take(t, c, zone, seen, SEAT_NONE, 0) ||
           fail(l, "there is no more", word);
}

static bool put(struct layout *l, int zone, char **word, int n)
{
    seat owner;
    const struct zone_spec *z = game_zone(l->t->rules->game, zone, &owner);
    const seatmask seen = z->face_down         ? SEAT_NOBODY
                          : z->everyone        ? SEAT_ALL
                          : owner == SEAT_NONE ? SEAT_NOBODY
                                               : seat_bit(owner);
    if (!seen)
        return fail(l, "nobody may see the cards of", z->name);
    if (!l->laying && !clear_zone(l, zone, z))
        return false;
    for (int i = 0; i < n; i++)
        if (!put_card(l, zone, z, seen, word[i]))
            return false;
    return true;
}

static int known(const struct board *b, card face)
{
    int n = 0;
    for (int i = 0; i < b->start[ZONES]; i++)
        n += b->cell[i].face == face;
    return n;
}

/* Sends a known card of that face back to its pile, where it is forgotten at once, so that the next
 * one found is another. */
static void send_home(struct layout *l, card face, int pile)
{
    struct turn *t = l->t;
    const int zone = board_zone_of(t->b, face), index = board_find(t->b, zone, face);
    if (zone != pile) {
        l->gap[l->gaps].zone = (uint8_t)zone;
        l->gap[l->gaps].pile = (uint8_t)pile;
        l->gap[l->gaps++].seen = board_cell(t->b, zone, index).seen;
        turn_move(t, zone, index, pile, SEAT_NOBODY, SEAT_NONE, 0);
    }
    turn_shuffle(t, pile, 0);
}

static void free_named(struct layout *l)
{
    const struct game *g = l->t->rules->game;
    for (int p = 0; p < g->npacks; p++) {
        const struct pack_spec *pack = &g->packs[p];
        for (int f = pack->first; f <= pack->last; f++)
            while (l->named[f] &&
                   l->named[f] + known(l->t->b, (card)f) > pack_copies(pack, (card)f) &&
                   !l->t->broken)
                send_home(l, (card)f, pack->zone);
    }
}

static void fill_gaps(struct layout *l)
{
    for (int i = 0; i < l->gaps; i++)
        turn_draw(l->t, l->gap[i].pile, l->gap[i].zone, l->gap[i].seen, SEAT_NONE, 0);
}

static bool set(struct layout *l, int num, char **word, int n)
{
    int64_t value;
    if (n != 1 || !word_number(word[0], -POSITION_MOST, POSITION_MOST, &value))
        return fail(l, "this is no number:", n ? word[0] : "");
    if (l->laying)
        turn_set(l->t, num, (int32_t)value, SEAT_NONE, 0);
    return true;
}

/* The number of the zone or num that `name` names, alone or with the seat in word[0]; *used says
 * whether that was needed. -1: there is none. */
static int place(const struct layout *l, bool sets, const char *name, char **word, int n, int *used)
{
    int (*const parse)(const struct game *, const char *, int) = sets ? num_parse : zone_parse;
    const struct rules *r = l->t->rules;
    int64_t who;
    *used = 0;
    const int at = parse(r->game, name, 0);
    if (at >= 0 || n == 0 || !word_number(word[0], 1, r->nseats, &who))
        return at;
    *used = 1;
    return parse(r->game, name, (int)who);
}

static bool one_line(struct layout *l, char *text)
{
    char *word[CELLS + 3];
    const bool sets = strncmp(text, "set ", 4) == 0;
    if (!sets && strncmp(text, "put ", 4) != 0)
        return fail(l, "this is neither \"set NAME VALUE\" nor \"put NAME CARDS\":", text);
    if (line_fault(text))
        return fail(l, "a control character stands in a line that begins with",
                    sets ? "set" : "put");
    const int n = words_split(text, word, CELLS + 3);
    if (n < 2 || n > CELLS + 3)
        return fail(l, n < 2 ? "a name is missing after" : "there are too many words after",
                    word[0]);
    int used;
    const int at = place(l, sets, word[1], word + 2, n - 2, &used);
    if (at < 0)
        return fail(l, sets ? "there is no number" : "there is no place", word[1]);
    return (sets ? set : put)(l, at, word + 2 + used, n - 2 - used);
}

/* Chips and their like can't be owed, and together they fit a number. */
static const char *kept_check(const struct turn *t)
{
    int64_t sum = 0;
    for (int i = 0; i < NUMS; i++) {
        const struct num_spec *n = game_num(t->rules->game, i, NULL);
        if (!n || !n->kept)
            continue;
        if (t->b->num[i] < 0)
            return "a number that can't be below 0 is";
        sum += t->b->num[i];
    }
    return sum > POSITION_MOST ? "there is too much of something" : NULL;
}

/* The table must be sound for everybody's eyes: a card that is strange where it lies would be one
 * too many for those who see its back. */
static const char *table_check(const struct turn *t)
{
    const struct game *g = t->rules->game;
    const char *broken = board_check(t->b, g);
    for (int s = 0; s <= t->rules->nseats && !broken; s++) {
        struct board view;
        board_redact(t->b, g, s < t->rules->nseats ? (seat)s : (seat)SEAT_ONLOOKER, &view);
        broken = board_check(&view, g);
    }
    return broken;
}

static bool each_line(struct layout *l, const char *text)
{
    l->line = 0;
    while (*text) {
        const size_t n = strcspn(text, "\n");
        char copy[POSITION_LINE];
        l->line++;
        if (n >= sizeof copy)
            return fail(l, "a line is too long:", "…");
        memcpy(copy, text, n);
        copy[n] = 0;
        if (!one_line(l, copy))
            return false;
        text += n + (text[n] == '\n');
    }
    return true;
}

bool position_apply(struct turn *t, const char *text, char error[MATCH_ERROR])
{
    struct layout l = {.t = t, .error = error};
    if (!each_line(&l, text))
        return false;
    free_named(&l);
    l.laying = true;
    if (!each_line(&l, text))
        return false;
    fill_gaps(&l);
    const char *broken = kept_check(t);
    if (!broken && t->rules->game->resume)
        t->rules->game->resume(t);
    if (!broken)
        broken = t->broken ? "it does not hold together" : table_check(t);
    return broken ? fail(&l, "this is no table:", broken) : true;
}
