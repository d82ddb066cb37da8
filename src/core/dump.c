/* dump.c - boards and events in words. */
#include "dump.h"

#include "notation.h"

#include <stdarg.h>
#include <stdio.h>

struct out {
    char *text;
    int room, length;
};

__attribute__((format(printf, 2, 3))) static void add(struct out *o, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const int left = o->room - o->length;
    o->length +=
        vsnprintf(left > 0 ? o->text + o->length : NULL, left > 0 ? (size_t)left : 0, format, args);
    va_end(args);
}

/* "1,3" for the seats of a mask, "all", or "-". */
static void add_mask(struct out *o, seatmask mask)
{
    if (mask == SEAT_ALL || mask == 0) {
        add(o, "%s", mask ? "all" : "-");
        return;
    }
    const char *comma = "";
    for (int s = 0; s <= SEAT_ONLOOKER; s++)
        if (mask >> s & 1) {
            add(o, "%s%d", comma, s + 1);
            comma = ",";
        }
}

static void add_name(struct out *o, const char *name, seat who)
{
    add(o, "%s", name);
    if (who != SEAT_NONE)
        add(o, " %d", who + 1);
}

static void add_zone(struct out *o, const struct game *g, int zone)
{
    seat who = SEAT_NONE;
    const struct zone_spec *z = game_zone(g, zone, &who);
    add_name(o, z ? z->name : "nowhere", who);
}

static void add_num(struct out *o, const struct game *g, int num)
{
    seat who = SEAT_NONE;
    const struct num_spec *n = game_num(g, num, &who);
    add_name(o, n ? n->name : "nothing", who);
}

static const char *listed(const char *const *names, int i)
{
    for (int k = 0; names && names[k]; k++)
        if (k == i)
            return names[k];
    return "?";
}

static void add_cells(struct out *o, const struct rules *r, const struct board *b, int zone)
{
    for (int i = 0, n = board_count(b, zone); i < n; i++) {
        const struct cell c = board_cell(b, zone, i);
        int same = 1;
        while (!c.seen && i + 1 < n && !board_cell(b, zone, i + 1).seen) {
            same++;
            i++;
        }
        char text[CARD_TEXT];
        card_text(r, c.face, text);
        add(o, " %s", text);
        if (same > 1)
            add(o, "*%d", same);
        if (c.seen && c.seen != SEAT_ALL) {
            add(o, "(");
            add_mask(o, c.seen);
            add(o, ")");
        }
    }
}

int board_dump(const struct rules *r, const struct board *b, char *text, int room)
{
    struct out o = {text, room, 0};
    if (room > 0)
        *text = 0;
    add(&o, "phase %s", listed(r->game->phases, b->phase));
    add(&o, b->over ? ", over\n" : ", waiting for ");
    if (!b->over) {
        add_mask(&o, b->waiting);
        if (b->may) {
            add(&o, ", may ");
            add_mask(&o, b->may);
        }
        add(&o, "\n");
    }
    for (int z = 0; z < ZONES; z++)
        if (board_count(b, z)) {
            add_zone(&o, r->game, z);
            add(&o, ":");
            add_cells(&o, r, b, z);
            add(&o, "\n");
        }
    for (int i = 0; i < NUMS; i++)
        if (b->num[i]) {
            add_num(&o, r->game, i);
            add(&o, " = %d\n", b->num[i]);
        }
    for (int i = 0; i < ENVELOPES; i++)
        if (b->envelope[i].full) {
            add(&o, "envelope %d (", i);
            add_mask(&o, b->envelope[i].seen);
            add(&o, ") = %d\n", b->envelope[i].amount);
        }
    return o.length;
}

int event_dump(const struct rules *r, const struct event *e, char *text, int room)
{
    static const char *const kinds[EVENT_KINDS] = {
        [EVENT_MOVE] = "move",     [EVENT_SHOW] = "show",   [EVENT_FORGET] = "shuffle",
        [EVENT_GATHER] = "gather", [EVENT_MAKE] = "make",   [EVENT_UNMAKE] = "unmake",
        [EVENT_PAY] = "pay",       [EVENT_SET] = "set",     [EVENT_SEAL] = "seal",
        [EVENT_OPEN] = "open",     [EVENT_EMPTY] = "empty", [EVENT_WAIT] = "wait",
        [EVENT_PHASE] = "phase",   [EVENT_NOTE] = "note",   [EVENT_END] = "end",
    };
    const struct game *g = r->game;
    struct out o = {text, room, 0};
    char face[CARD_TEXT];
    card_text(r, e->face, face);
    add(&o, "%s", e->kind && e->kind < EVENT_KINDS ? kinds[e->kind] : "?");
    switch ((enum event_kind)e->kind) {
    case EVENT_MOVE:
    case EVENT_SHOW:
    case EVENT_UNMAKE:
        add(&o, " %s from ", face);
        add_zone(&o, g, e->from);
        add(&o, " #%d", e->index);
        if (e->kind == EVENT_MOVE) {
            add(&o, " to ");
            add_zone(&o, g, e->to);
        }
        if (e->kind != EVENT_UNMAKE) {
            add(&o, " for ");
            add_mask(&o, e->seen);
        }
        break;
    case EVENT_MAKE:
        add(&o, " %s in ", face);
        add_zone(&o, g, e->to);
        break;
    case EVENT_FORGET:
        add(&o, " ");
        add_zone(&o, g, e->from);
        break;
    case EVENT_GATHER:
        add(&o, " ");
        add_zone(&o, g, e->from);
        add(&o, " to ");
        add_zone(&o, g, e->to);
        break;
    case EVENT_PAY:
        add(&o, " %d from ", e->amount);
        add_num(&o, g, e->from);
        add(&o, " to ");
        add_num(&o, g, e->to);
        break;
    case EVENT_SET:
        add(&o, " ");
        add_num(&o, g, e->to);
        add(&o, " to %d", e->amount);
        break;
    case EVENT_SEAL:
    case EVENT_OPEN:
        add(&o, " envelope %d = %d for ", e->index, e->amount);
        add_mask(&o, e->seen);
        break;
    case EVENT_EMPTY: add(&o, " envelope %d", e->index); break;
    case EVENT_WAIT:
        add(&o, " for ");
        add_mask(&o, e->seen);
        add(&o, ", may ");
        add_mask(&o, (seatmask)e->amount);
        break;
    case EVENT_PHASE: add(&o, " %s", listed(g->phases, e->index)); break;
    case EVENT_NOTE:
        add(&o, " %d/%d", e->from, e->to);
        if (e->face)
            add(&o, " %s", face);
        add(&o, " %d", e->amount);
        break;
    case EVENT_END:
    case EVENT_KINDS: break;
    }
    if (e->why && g->whys)
        add(&o, " because %s", listed(g->whys, e->why));
    if (e->who >= 0)
        add(&o, " by %d", e->who + 1);
    return o.length;
}
