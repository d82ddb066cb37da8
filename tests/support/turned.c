/* turned.c - see turned.h. The answers of chance are those of the hand itself, in the same order.
 */
#include "turned.h"

#include "unit.h"

#include "match_inside.h"
#include "match_types.h"
#include "mem.h"
#include "notation.h"
#include "power_up_names.h"
#include "spec_names.h"
#include "strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The hand that is watched: how much of it was played, and by how many seats each other is moved.
 */
static struct {
    const struct match *of;
    int done, nseats;
    struct action last;
    struct match *by[SEATS];
} now;

/* How numbers that belong to no seat name one. */
enum names { PLAIN, A_SEAT, ONE_MORE, A_MASK };

static enum names names_of(const struct game *g, int num)
{
    static const uint8_t masks[] = {HOLDEM_LIVE, HOLDEM_ACTED};
    static const uint8_t spec_masks[] = {SPEC_QUIET,  SPEC_ATTACHED,  SPEC_MEOWING, SPEC_WON,
                                         SPEC_BUSTED, SPEC_HAD_DRINK, SPEC_THIRSTY};
    if (num == HOLDEM_BUTTON || num == HOLDEM_BIG_SEAT || num == HOLDEM_LAST_BLIND)
        return A_SEAT;
    if (memchr(masks, num, sizeof masks))
        return A_MASK;
    if (strcmp(g->id, "power-up") == 0)
        return num == POWER_UP_INTEL ? A_MASK : PLAIN;
    if (strcmp(g->id, "spec") != 0)
        return PLAIN;
    if (num == SPEC_TURN_OF)
        return A_SEAT;
    if (num == SPEC_HAND_OF || num == SPEC_BUTTON_TO)
        return ONE_MORE;
    return memchr(spec_masks, num, sizeof spec_masks) ? A_MASK : PLAIN;
}

static int on(int s, int by, int n) { return s >= 0 && s < n ? (s + by) % n : s; }

static seatmask mask_on(int32_t mask, int by, int n)
{
    seatmask out = (seatmask)(mask >> n << n);
    for (int s = 0; s < n; s++)
        if (mask >> s & 1)
            out |= seat_bit((s + by) % n);
    return out;
}

static int32_t value_on(enum names how, int32_t value, int by, int n)
{
    switch (how) {
    case PLAIN: return value;
    case A_SEAT: return on(value, by, n);
    case ONE_MORE: return value ? on(value - 1, by, n) + 1 : 0;
    case A_MASK: return mask_on(value, by, n);
    }
    return value;
}

/* ---- the position ---- */

static const struct num_spec *num_named(const struct game *g, const char *name)
{
    for (int i = 0; i < g->nnums; i++)
        if (strcmp(g->nums[i].name, name) == 0)
            return &g->nums[i];
    return NULL;
}

static bool zone_by_seat(const struct game *g, const char *name)
{
    for (int i = 0; i < g->nzones; i++)
        if (strcmp(g->zones[i].name, name) == 0)
            return g->zones[i].per_seat;
    return false;
}

/* "set NAME [SEAT] VALUE" and "put NAME [SEAT] CARD…": seats count from 1 there, values as on the
 * board. */
static void line_on(struct strbuf *out, const struct game *g, const char *line, int by, int n)
{
    char verb[8], name[40];
    int used = 0, who = 0, more = 0;
    if (sscanf(line, "%7s %39s%n", verb, name, &used) < 2)
        fail_msg("not a line of a position: %s", line);
    const struct num_spec *num = strcmp(verb, "set") == 0 ? num_named(g, name) : NULL;
    strbuf_addf(out, "%s %s", verb, name);
    if ((num ? num->per_seat : zone_by_seat(g, name)) &&
        sscanf(line + used, " %d%n", &who, &more) == 1) {
        strbuf_addf(out, " %d", on(who - 1, by, n) + 1);
        used += more;
    } else if (num && !num->per_seat && sscanf(line + used, " %d%n", &who, &more) == 1) {
        strbuf_addf(out, " %d", value_on(names_of(g, num->id), who, by, n));
        used += more;
    }
    strbuf_addf(out, "%s\n", line + used);
}

static bool tells(const char *position, const char *start, int who)
{
    char line[60];
    snprintf(line, sizeof line, who ? "%s %d " : "%s ", start, who);
    return strstr(position, line) != NULL;
}

/* What the position leaves to the set-up, which goes by its own button: hands that it does not
 * name, and who had the blinds. */
static void the_rest(struct strbuf *out, const struct match *m, int by)
{
    const int n = m->rules.nseats;
    for (int s = 0; s < n; s++) {
        char name[CARD_TEXT];
        if (tells(m->position, "put hand", s + 1))
            continue;
        strbuf_addf(out, "put hand %d", on(s, by, n) + 1);
        for (int i = 0; i < board_count(&m->truth, HOLDEM_HAND + s); i++) {
            card_text(&m->rules, board_face(&m->truth, HOLDEM_HAND + s, i), name);
            strbuf_addf(out, " %s", name);
        }
        strbuf_add(out, "\n");
    }
    if (!tells(m->position, "set big_seat", 0))
        strbuf_addf(out, "set big_seat %d\n", on(m->truth.num[HOLDEM_BIG_SEAT], by, n));
    if (!tells(m->position, "set last_blind", 0))
        strbuf_addf(out, "set last_blind %d\n", on(m->truth.num[HOLDEM_LAST_BLIND], by, n));
}

static char *position_on(const struct match *m, int by)
{
    struct strbuf out = STRBUF_EMPTY;
    char line[400];
    for (const char *p = m->position; *p;) {
        const size_t length = strcspn(p, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, p);
        line_on(&out, m->rules.game, line, by, m->rules.nseats);
        p += length + (p[length] == '\n');
    }
    the_rest(&out, m, by);
    return strbuf_take(&out);
}

/* ---- actions ---- */

/* `before`: the moved table on which it is about to be played. */
static struct action action_on(const struct rules *r, const struct board *before, struct action a,
                               int by)
{
    const int n = r->nseats;
    int32_t seen = a.amount % SEATS, swapped = a.amount / SEATS;
    a.who = (seat)on(a.who, by, n);
    if (strcmp(r->game->id, "spec") != 0 || a.kind != SPEC_DECLARE)
        return a;
    bool sees = false, swaps = false;
    for (int i = 0; i < a.n; i++) {
        const card c = spec_picked(before, a.who, a.pick[i]);
        sees |= c == spec_card(SPEC_CLAIRVOYANCE);
        swaps |= c == spec_card(SPEC_HAND_SWAP);
    }
    a.amount = SPEC_TARGETS(sees ? on(seen, by, n) : seen, swaps ? on(swapped, by, n) : swapped);
    return a;
}

/* ---- the same table? ---- */

static bool same_zone(const struct board *a, int za, const struct board *b, int zb, bool sorted,
                      int by)
{
    const int n = board_count(a, za);
    bool found[CELLS] = {false};
    if (n != board_count(b, zb))
        return false;
    for (int i = 0; i < n; i++) {
        const struct cell is = board_cell(a, za, i);
        int at = sorted ? 0 : i;
        for (; at < n; at++) {
            const struct cell there = board_cell(b, zb, at);
            if (!found[at] && there.face == is.face &&
                there.seen == mask_on(is.seen, by, a->nseats))
                break;
            if (!sorted)
                return false;
        }
        if (at == n)
            return false;
        found[at] = true;
    }
    return true;
}

/* What is another at the moved table; NULL: nothing is. */
static const char *difference(const struct rules *r, const struct board *a, const struct board *b,
                              int by)
{
    static char text[80];
    const struct game *g = r->game;
    const int n = r->nseats;
    seat s;
    if (a->phase != b->phase || a->over != b->over)
        return "phase";
    if (mask_on(a->waiting, by, n) != b->waiting || mask_on(a->may, by, n) != b->may)
        return "who is asked";
    for (int i = 0; i < NUMS; i++) {
        const struct num_spec *num = game_num(g, i, &s);
        if (!num || s >= n)
            continue;
        const int to = s >= 0 ? num->id + on(s, by, n) : i;
        const int32_t value = s >= 0 ? a->num[i] : value_on(names_of(g, i), a->num[i], by, n);
        snprintf(text, sizeof text, "%s of seat %d: %d, %d", num->name, s + 1, value, b->num[to]);
        if (b->num[to] != value)
            return text;
    }
    for (int z = 0; z < game_zones(g); z++) {
        const struct zone_spec *zone = game_zone(g, z, &s);
        if (!zone || s >= n)
            continue;
        snprintf(text, sizeof text, "%s of seat %d", zone->name, s + 1);
        if (!same_zone(a, z, b, s >= 0 ? zone->id + on(s, by, n) : z, zone->sorted, by))
            return text;
    }
    return NULL;
}

/* Several actions that were played at once are looked at after the last. */
static void compare(const struct match *m, int by)
{
    const char *what = difference(&m->rules, &m->truth, &now.by[by]->truth, by);
    if (what)
        fail_msg("after %d actions, with the seats moved on by %d: %s", m->entries, by, what);
}

/* ---- the watch ---- */

static void end(void)
{
    for (int i = 0; i < SEATS; i++) {
        match_free(now.by[i]);
        now.by[i] = NULL;
    }
    now.of = NULL;
}

/* Stacks and button are named, and no hand is over before anybody acts. */
static bool is_laid_out(const struct match *m)
{
    bool all = tells(m->position, "set button", 0) && !m->truth.num[HOLDEM_HANDS];
    for (int s = 1; s <= m->rules.nseats; s++)
        all &= tells(m->position, "set stack", s);
    return all;
}

void turned_begin(const struct match *m)
{
    end();
    if (!m || !is_laid_out(m))
        return;
    now.of = m;
    now.done = 0;
    now.nseats = m->rules.nseats;
    for (int by = 1; by < now.nseats; by++) {
        char error[MATCH_ERROR] = "", *position = position_on(m, by);
        struct match *t = match_blank(&m->rules, m->dealer.seed, m->code, position, true);
        dealer_script(&t->dealer, m->dealer.answer, m->setup_answers);
        now.by[by] = t;
        if (!match_open(t, error))
            fail_msg("moved on by %d seats: %s\n%s", by, error, position);
        mem_free(position);
        compare(m, by);
    }
}

static bool play_on(struct match *t, const struct match *m, int i, int by)
{
    const struct entry *e = &m->entry[i];
    const int end_of = i + 1 < m->entries ? e[1].answers : m->dealer.answers;
    struct action a = action_on(&m->rules, &t->truth, e->action, by);
    dealer_script(&t->dealer, m->dealer.answer + e->answers, end_of - e->answers);
    return rules_check(&t->rules, &t->truth, &a) == REASON_OK && match_do(t, &a, e->ms) &&
           t->dealer.script_left == 0;
}

void turned_follow(const struct match *m)
{
    if (m != now.of)
        return;
    if (m->entries < now.done || m->rules.nseats != now.nseats ||
        (now.done && memcmp(&m->entry[now.done - 1].action, &now.last, sizeof now.last) != 0)) {
        end();
        return;
    }
    const int from = now.done;
    for (; now.done < m->entries; now.done++)
        for (int by = 1; by < now.nseats; by++)
            if (!play_on(now.by[by], m, now.done, by))
                fail_msg("action %d is refused, or meets another chance, moved on by %d seats",
                         now.done + 1, by);
    for (int by = 1; by < now.nseats && now.done > from; by++)
        compare(m, by);
    if (now.done)
        now.last = m->entry[now.done - 1].action;
}
