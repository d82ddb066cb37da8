/* The break: the bar with its slips, the clock, who has what, and a button that ends it. Anybody
 * who sits at this screen may go on at once; where only bots play nobody waits. A drink is ordered
 * with one press; it comes with the next pause between two hands (SP-13). */
#include "spec_look.h"

#include "check.h"
#include "director.h"
#include "ease.h"
#include "holdem_tables.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* How far down the picture of the bar the glasses stand, and where the upper shelf ends, from which
 * slips hang. */
#define COUNTER 0.88F
#define SHELF 0.333F

enum {
    BREAK_MS = 180000,
    SEEN_MS = 1600,
    OPEN_MS = 220,
    TICK_MS = 1000,
    DO_ORDER = DO_MOMENT,
    DO_READY,
    DO_FOR
};

static struct spec_break *pause_of(const struct stage *st) { return &spec_moments_of(st)->pause; }

/* When it ends by itself; where people have no time limit, never. */
static int64_t end_of(const struct stage *st)
{
    const struct spec_break *k = pause_of(st);
    const int64_t ms = k->ms == BREAK_MS ? limit_ms(st->limits, BREAK_MS) : k->ms;
    return ms < 0 ? INT64_MAX : k->since + ms;
}

bool spec_break_on(const struct stage *st)
{
    const struct spec_break *k = pause_of(st);
    return k->on && (k->waits || st->ui.now < end_of(st));
}

/* ---- what is on the slips ---- */

struct drink {
    const char *picture, *name;
};

static const struct drink soft[SPEC_MENU] = {
    {"spec/drinks/green-tea", NC_("drink", "Green tea")},
    {"spec/drinks/hojicha", NC_("drink", "Hojicha")},
    {"spec/drinks/yuzu-soda", NC_("drink", "Yuzu soda")},
    {"spec/drinks/plum-cider", NC_("drink", "Plum soda")},
    {"spec/drinks/ginger-ale", NC_("drink", "Ginger ale")},
    {"spec/drinks/coffee", NC_("drink", "Coffee")},
};
/* Where the bar has everything: anybody who wants none of that finds something too. */
static const struct drink full[SPEC_MENU] = {
    {"spec/drinks/green-tea", NC_("drink", "Green tea")},
    {"spec/drinks/yuzu-soda", NC_("drink", "Yuzu soda")},
    {"spec/drinks/beer", NC_("drink", "Beer")},
    {"spec/drinks/highball", NC_("drink", "Highball")},
    {"spec/drinks/sake", NC_("drink", "Sake")},
    {"spec/drinks/umeshu", NC_("drink", "Umeshu")},
};

static const struct drink *slip_of(const struct stage *st, int drink)
{
    return &(st->rules.option[SPEC_DRINKS] == SPEC_FULL_BAR ? full : soft)[drink % SPEC_MENU];
}

const char *spec_drink_name(const struct stage *st, int drink)
{
    return C_("drink", slip_of(st, drink)->name);
}
const char *spec_drink_picture(const struct stage *st, int drink)
{
    return slip_of(st, drink)->picture;
}

/* What a seat drinks: what was pressed for it here, else what its like usually has. */
static int drink_of(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct spec_break *k = pause_of(st);
    return k->drink[who]
               ? k->drink[who] - 1
               : (int)(st->plate[who].emblem * 5U + (unsigned)who * 3U + (unsigned)k->level) %
                     SPEC_MENU;
}

/* What is ordered here is brought when the picture goes on: until then it is known by the press
 * alone. */
static bool is_thirsty(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    return st->shown.b.num[SPEC_THIRSTY] >> who & 1 || pause_of(st)->drink[who];
}

static const char *no_drink(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    if (!st->rules.option[SPEC_DRINKS] || !st->rules.option[SPEC_LIST] || !holdem_dealt(b, who))
        return _("No drinks at this table.");
    if (b->num[SPEC_HAD_DRINK] >> who & 1 || pause_of(st)->drink[who])
        return _(rules_reason_text(st->rules.game, SPEC_DRANK));
    return board_count(b, SPEC_HELD + who) >= SPEC_HELD_MOST
               ? _(rules_reason_text(st->rules.game, SPEC_HAND_FULL))
               : NULL;
}

static bool here(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    return st->plate[s].person && st->shown.b.num[HOLDEM_STACK + s] > 0;
}

/* ---- events ---- */

/* So many cards come with it. */
static int gifts(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    int n = 0;
    for (int s = 0; s < b->nseats; s++)
        n += b->num[HOLDEM_STACK + s] > 0 && board_count(b, SPEC_HELD + s) < SPEC_HELD_MOST;
    return n < board_count(b, SPEC_PACK) ? n : board_count(b, SPEC_PACK);
}

static void wait_for_people(struct stage *st)
{
    struct spec_break *k = pause_of(st);
    k->waits = true;
    director_gate(st);
}

void spec_break_begin(struct stage *st, int level)
{
    struct spec_break *k = pause_of(st);
    const bool attended = st->attended && !st->silent;
    if (!attended && st->hurrying)
        return;
    *k = (struct spec_break){.on = true, .since = st->ui.now, .level = level, .orders = st->me};
    k->ms = attended ? BREAK_MS : ui_ms(&st->ui, SEEN_MS);
    if (!here(st, st->me))
        for (int s = st->rules.nseats - 1; s >= 0; s--)
            if (here(st, s))
                k->orders = (seat)s;
    if (!st->hurrying)
        stage_sound(st, "spec/break");
    if (!attended)
        director_hold(st, SEEN_MS);
    else if (!gifts(st))
        wait_for_people(st);
}

static void close_bar(struct stage *st)
{
    struct spec_break *k = pause_of(st);
    k->on = k->waits = false;
}

void spec_break_happened(struct stage *st, const struct event *e)
{
    struct spec_break *k = pause_of(st);
    if (e->kind == EVENT_NOTE && e->why == SPEC_WHY_BREAK) {
        spec_break_begin(st, e->amount);
        return;
    }
    if (!k->on)
        return;
    if (e->kind == EVENT_MOVE && e->why == SPEC_WHY_BREAK) {
        k->gave |= seat_bit(e->who);
        int got = 0, left = 0;
        const struct board *b = &st->shown.b;
        for (int s = 0; s < b->nseats; s++) {
            got += (k->gave & seat_bit(s)) != 0;
            left += b->num[HOLDEM_STACK + s] > 0 && !(k->gave & seat_bit(s)) &&
                    board_count(b, SPEC_HELD + s) < SPEC_HELD_MOST;
        }
        if (st->attended && !st->silent && (!left || !board_count(b, SPEC_PACK)) && got)
            wait_for_people(st);
    } else if (e->kind == EVENT_FORGET || e->kind == EVENT_GATHER || e->why == HOLDEM_WHY_BUTTON) {
        close_bar(st);
    }
}

int spec_break_wait(const struct stage *st)
{
    const struct spec_break *k = pause_of(st);
    if (!spec_break_on(st))
        return STAGE_STILL;
    const int64_t into = st->ui.now - k->since, end = end_of(st);
    if (!st->ui.calm && into < ui_ms(&st->ui, OPEN_MS))
        return 0;
    if (end == INT64_MAX)
        return STAGE_STILL;
    return k->waits ? (int)(TICK_MS - into % TICK_MS)
                    : (int)(end > st->ui.now ? end - st->ui.now : 0);
}

/* ---- places ---- */

struct places {
    bool list;
    struct rect page, bar, wall, sign, line, own, side, clock, table, reentry, ready,
        slip[SPEC_MENU], cup[SPEC_MENU];
};

static const char *rule_of(const struct stage *st)
{
    return st->rules.option[SPEC_DRINKS]
               ? _("One drink, one effect card: once per level, if you hold fewer than three.")
               : _("No drinks at this table.");
}

/* The longest word of some words, in the smallest letters; Japanese stands from the top down there,
 * and is narrow. */
static float longest_word(const struct stage *st, const char *text)
{
    char word[SPEC_WORDS];
    float most = 0;
    for (const char *at = text; *at; at += strspn(at, " ")) {
        const size_t n = strcspn(at, " ");
        snprintf(word, sizeof word, "%.*s", (int)n, at);
        most =
            fmaxf(most, poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18},
                                    word));
        at += n;
    }
    return most;
}

/* So wide is a slip at least. */
static float slip_needs(const struct stage *st, int i)
{
    CARRE_ASSERT(i >= 0 && i < SPEC_MENU);
    return strcmp(st->ui.lang, "ja") == 0 ? 0
                                          : longest_word(st, spec_drink_name(st, i)) / 0.93F + 3;
}

/* Slips are of one width, unless a word has no room in it: then each has what its longest needs,
 * and of the rest a part for each word. False: not even so. */
static bool slip_columns(const struct stage *st, float x, float w, float gap,
                         struct rect column[SPEC_MENU])
{
    const float even = w / SPEC_MENU;
    float need[SPEC_MENU], part[SPEC_MENU], all = 0, most = 0, parts = 0;
    for (int i = 0; i < SPEC_MENU; i++) {
        need[i] = slip_needs(st, i) + gap;
        part[i] = 1;
        for (const char *s = spec_drink_name(st, i); *s; s++)
            part[i] += *s == ' ';
        all += need[i];
        parts += part[i];
        most = fmaxf(most, need[i]);
    }
    for (int i = 0; i < SPEC_MENU; i++) {
        column[i] = rect_make(
            x, 0, most <= even || all > w ? even : need[i] + (w - all) * part[i] / parts, 0);
        x += column[i].w;
    }
    return all <= w;
}

/* The picture of the bar, its counter under the glasses. */
static struct rect wall_of(const struct places *p)
{
    const struct rect *last = &p->cup[SPEC_MENU - 1];
    const float stands = rect_bottom(*last) - last->h * 0.07F,
                h = fmaxf(fmaxf(stands / COUNTER, (p->bar.h - stands) / (1 - COUNTER)),
                          p->bar.w * 726 / 1170),
                w = h * 1170 / 726;
    return rect_make(p->bar.x + (p->bar.w - w) / 2, stands - h * COUNTER, w, h);
}

/* Slips hang clear of the shelf, where that leaves them long enough. */
static struct rect below_shelf(const struct stage *st, const struct places *p, struct rect r)
{
    const float down = p->wall.y + p->wall.h * SHELF + ui_px(&st->ui, 26) - r.y;
    return down > 0 && r.h - down >= r.w * 1.6F ? rect_make(r.x, r.y + down, r.w, r.h - down) : r;
}

static struct places places(const struct stage *st)
{
    struct places p = {.page = spec_page(st)};
    const float letter = spec_least(st), pad = fmaxf(ui_px(&st->ui, 20), letter * 0.5F),
                w = fminf(p.page.w * 0.60F, p.page.w - letter * 25),
                cards = fmaxf(p.page.h * (st->ui.text > 1.25F ? 0.27F : 0.295F), letter * 9);
    p.bar = rect_make(0, 0, w, p.page.h - cards);
    p.own = rect_make(pad, rect_bottom(p.bar) + pad * 0.6F, w - 2 * pad, cards - pad * 1.6F);
    p.side = rect_make(w + pad * 0.8F, pad, p.page.w - w - 1.6F * pad, p.page.h - 2 * pad);
    const struct ui ui = poker_ui(st);
    const float lines =
        roundf(ui_write_height(&ui, &(struct ui_words){.face = st->ui.theme->plain, .size = 18},
                               rule_of(st), w - 2 * ui_px(&st->ui, 20)) /
               letter / 1.3F);
    const float said = letter * (lines <= 1 ? 2.2F : 0.7F + 1.3F * lines);
    p.line = rect_make(0, rect_bottom(p.bar) - said - letter * 0.4F, w, said);
    p.sign = rect_make(pad, pad, fmaxf(ui_px(&st->ui, 150), letter * 5.5F),
                       fmaxf(ui_px(&st->ui, 150), letter * 4.6F));
    const float top = rect_bottom(p.sign) + pad * 0.8F,
                cup = fminf(p.bar.h * 0.17F, w / SPEC_MENU * 0.62F), key = letter * 1.7F,
                low = p.line.y - cup * 0.98F;
    struct rect column[SPEC_MENU];
    p.list = !slip_columns(st, pad, w - 2 * pad, pad * 0.4F, column);
    /* the largest letters: three rows of two, each drink beside its slip */
    for (int i = 0; i < SPEC_MENU && p.list; i++) {
        const struct rect cell = rect_make(pad + (w - 2 * pad) / 2 * (float)(i % 2),
                                           top + (p.line.y - top) / 3 * (float)(i / 2),
                                           (w - 2 * pad) / 2, (p.line.y - top) / 3);
        const float side = fminf(cell.h * 0.86F, cell.w * 0.2F);
        p.cup[i] = rect_make(cell.x, rect_bottom(cell) - side, side, side);
        p.slip[i] = rect_make(cell.x + side, cell.y + pad * 0.3F, cell.w - side - pad * 0.4F,
                              cell.h - pad * 0.5F);
    }
    for (int i = 0; i < SPEC_MENU && !p.list; i++)
        p.cup[i] = rect_make(column[i].x + (column[i].w - cup) / 2, low, cup, cup);
    p.wall = wall_of(&p);
    for (int i = 0; i < SPEC_MENU && !p.list; i++) {
        const float x = column[i].x, own = column[i].w,
                    sw = fminf(own - pad * 0.4F,
                               fmaxf(slip_needs(st, i), fmaxf(ui_px(&st->ui, 124), letter * 6)));
        /* No longer than a slip is: above them hang the lanterns. */
        const float room = low - key - pad * 0.4F - top,
                    long_as = fmaxf(letter * 3, fminf(room, sw * 2.3F));
        p.slip[i] = rect_moved(
            below_shelf(st, &p,
                        rect_make(x + (own - sw) / 2, top + fmaxf(0, room - long_as), sw, long_as)),
            0, ui_px(&st->ui, (float)(i % 3) * 5));
    }
    const float clock = fmaxf(ui_px(&st->ui, 130), letter * 4.6F),
                ready = fmaxf(ui_px(&st->ui, 96), fmaxf(letter * 2.6F, 44)), re = letter * 2.7F,
                menu_w = poker_look(st)->at.menu.w;
    p.clock = rect_make(p.side.x, p.side.y, p.side.w - menu_w - pad * 0.8F, clock);
    p.ready = rect_make(p.side.x, rect_bottom(p.side) - ready, p.side.w, ready);
    p.reentry = rect_make(p.side.x, p.ready.y - pad * 0.7F - re, p.side.w, re);
    p.table = rect_make(p.side.x, rect_bottom(p.clock) + pad * 0.7F, p.side.w,
                        p.reentry.y - rect_bottom(p.clock) - 1.4F * pad);
    return p;
}

static bool is_in(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    return st->shown.b.num[HOLDEM_STACK + s] > 0;
}

static float head_height(const struct stage *st)
{
    return spec_least(st) * (st->ui.h < 800 ? 1.8F : 2.3F);
}

static float row_height(const struct stage *st, const struct places *p, int n)
{
    const float gap = ui_px(&st->ui, 5);
    return fminf((p->table.h - head_height(st) - gap * (float)(n + 1)) / (float)n,
                 ui_px(&st->ui, 132));
}

/* Everybody who is in; below them the others too where there is room. */
static int rows(const struct stage *st, const struct places *p)
{
    int n = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        n += is_in(st, s);
    return row_height(st, p, st->rules.nseats) >= spec_least(st) * 2.2F || !n ? st->rules.nseats
                                                                              : n;
}

static struct rect row_of(const struct stage *st, const struct places *p, int i)
{
    const int n = rows(st, p);
    const float gap = ui_px(&st->ui, 5), each = row_height(st, p, n),
                left = p->table.h - head_height(st) - (each + gap) * (float)n;
    return rect_make(p->table.x + gap,
                     p->table.y + head_height(st) + fmaxf(0, fminf(left / 2, gap)) +
                         (each + gap) * (float)i,
                     p->table.w - 2 * gap, each);
}

/* ---- controls ---- */

void spec_break_items(struct stage *st, struct items *it)
{
    const struct spec_break *k = pause_of(st);
    const struct places p = places(st);
    char words[SPEC_WORDS];
    int people = 0;
    if (k->waits && st->ui.now >= end_of(st)) { /* the stick has burnt down */
        close_bar(st);
        stage_resume(st);
        return;
    }
    items_cover(it, p.page);
    const struct rect m = poker_look(st)->at.menu;
    items_add(it, (struct item){.id = item_id("menu", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Menu"),
                                .action = STAGE_MENU,
                                .bounds = rect_make(rect_right(p.side) - m.w, p.side.y, m.w, m.h),
                                .sound = "ui/open"});
    for (int s = 0; s < st->rules.nseats; s++)
        people += here(st, s);
    for (int s = 0, i = 0; s < st->rules.nseats; s++) {
        if (!is_in(st, s))
            continue;
        if (people > 1 && here(st, s)) {
            snprintf(words, sizeof words, _("Order for %s"), stage_name(st, s));
            items_add(it, (struct item){.id = item_id("order-for", s),
                                        .role = ITEM_TOGGLE,
                                        .name = words,
                                        .chosen = k->orders == s,
                                        .action = DO_FOR,
                                        .arg = s,
                                        .bounds = row_of(st, &p, i)});
        }
        i++;
    }
    const char *no = no_drink(st, k->orders);
    for (int i = 0; i < SPEC_MENU && st->rules.option[SPEC_DRINKS] && people; i++)
        items_add(it, (struct item){.id = item_id("slip", i),
                                    .role = ITEM_BUTTON,
                                    .name = spec_drink_name(st, i),
                                    .why_not = no,
                                    .key = (enum key)('1' + i),
                                    .action = DO_ORDER,
                                    .arg = i,
                                    .sound = "",
                                    .chosen = k->drink[k->orders] == i + 1,
                                    .bounds = rect_union(p.slip[i], p.cup[i])});
    items_add(it, (struct item){.id = item_id("break-over", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Resume play"),
                                .about = _("Ends the break for everyone at this table."),
                                .key = KEY_ENTER,
                                .pad = PAD_X,
                                .first = true,
                                .action = DO_READY,
                                .bounds = p.ready});
    items_last(it, item_id("history", 0)); /* below the page */
}

bool spec_break_input(struct stage *st, const struct item_event *n)
{
    struct spec_break *k = pause_of(st);
    if (!spec_break_on(st))
        return false;
    if (n->kind != ITEM_EVENT_ACTIVATED)
        return n->kind == ITEM_EVENT_KEY;
    switch (n->action) {
    case DO_READY:
        close_bar(st);
        st->wish.command = STAGE_RESUME;
        return true;
    case DO_FOR: k->orders = (seat)n->arg; return true;
    case DO_ORDER:
        k->drink[k->orders] = n->arg + 1;
        stage_sound(st, "spec/order");
        stage_act(st, (struct action){.who = k->orders, .kind = SPEC_DRINK});
        return true;
    }
    return false;
}

/* ---- drawing ---- */

/* Paper on a string from the shelf's edge, each a little aslant. */
static void hang(const struct stage *st, struct canvas *c, struct rect r, float shelf, int i,
                 bool lit, bool dull)
{
    CARRE_ASSERT(i >= 0 && i < SPEC_MENU);
    static const float aslant[SPEC_MENU] = {-0.7F, 0.6F, -0.4F, 0.8F, -0.8F, 0.5F};
    const float string = shelf < r.y && r.y - shelf < r.h * 0.3F
                             ? r.y - shelf
                             : fminf(ui_px(&st->ui, 34), r.h * 0.16F);
    canvas_fill(c, rect_make(r.x + r.w / 2 - 1, r.y - string, 2, string + 4), 0xC2452AFFU);
    if (lit)
        spec_light(c, st, r, spec_colour(st, SPEC_LAMP), 0.9F);
    if (!st->ui.contrast && canvas_has_picture(c, "spec/slip")) {
        struct paint paint = paint_angle(aslant[i]);
        if (dull)
            paint.tint = 0xE2DCCCFFU;
        canvas_picture(c, "spec/slip", rect_inset_xy(r, -r.w * 0.06F, -r.h * 0.03F), paint);
        return;
    }
    canvas_panel(c, r,
                 &(struct panel){.fill = dull ? 0xDDD2B8FFU : 0xF6EFDDFFU,
                                 .line = 0xC9BFA4FFU,
                                 .line_width = 1});
    canvas_fill(c, rect_make(r.x, r.y, r.w, fmaxf(3, ui_px(&st->ui, 8))), 0xC2452AFFU);
    canvas_ring(c, (struct point){r.x + r.w / 2, r.y + fmaxf(8, ui_px(&st->ui, 20))},
                fmaxf(2, ui_px(&st->ui, 4)), 9, SPEC_INK_RGB);
}

static int letters_of(const char *s)
{
    int n = 0;
    for (; *s; s++)
        n += (*s & 0xC0) != 0x80;
    return n;
}

/* A name that stands from the top down is hardly larger than the longest on the bar: slips are
 * written by one hand. */
static float upright_px(const struct stage *st, struct rect in, float most)
{
    int longest_name = 1;
    for (int i = 0; i < SPEC_MENU; i++)
        longest_name = letters_of(spec_drink_name(st, i)) > longest_name
                           ? letters_of(spec_drink_name(st, i))
                           : longest_name;
    return fminf(most, in.h / (float)longest_name * 1.2F);
}

static void slip(const struct stage *st, struct canvas *c, const struct places *p, int i)
{
    CARRE_ASSERT(i >= 0 && i < SPEC_MENU);
    CARRE_ASSERT(i >= 0 && i < SPEC_MENU);
    const struct item *it = items_get(st->items, item_id("slip", i));
    const struct spec_break *k = pause_of(st);
    const struct rect r = p->slip[i];
    const struct theme *t = st->ui.theme;
    const bool ordered = k->drink[k->orders] == i + 1;
    const float pad = r.w * 0.03F;
    if (!it)
        return;
    hang(st, c, r, p->wall.y + p->wall.h * SHELF, i, ordered || (it->hovered && !it->why_not),
         it->why_not && !ordered);
    const float hole = strcmp(st->ui.lang, "ja") == 0
                           ? fmaxf(14, ui_px(&st->ui, 44))
                           : fmaxf(12, ui_px(&st->ui, 30)); /* letters begin below it */
    const struct rect in =
        rect_make(r.x + pad, r.y + hole, r.w - 2 * pad, r.h - hole - fmaxf(2, ui_px(&st->ui, 14)));
    if (strcmp(st->ui.lang, "ja") == 0)
        spec_upright(c, st, it->name, in, upright_px(st, in, r.w * 0.44F), SPEC_INK_RGB);
    else
        poker_write(c, st,
                    (struct ui_words){.face = t->strong,
                                      .size = 26,
                                      .colour = SPEC_INK_RGB,
                                      .align = TEXT_CENTRE,
                                      .place = TEXT_MIDDLE,
                                      .lines = 3},
                    it->name, in);
    ui_ring(c, &st->ui, it);
    if (ordered) {
        const float side = fminf(r.w * 0.46F, r.h * 0.62F);
        const struct rect at = rect_make(
            rect_right(r) - side * 0.72F,
            rect_bottom(r) - side * (strcmp(st->ui.lang, "ja") == 0 ? 0.7F : 0.4F), side, side);
        spec_brush_seal(c, st, at, "chumon", "注", -3);
    }
    if (canvas_has_picture(c, spec_drink_picture(st, i))) {
        struct paint paint = paint_plain();
        paint.alpha = it->why_not && !ordered ? 0.72F : 1;
        if (ordered)
            spec_halo(c, st, rect_centre(p->cup[i]), p->cup[i].w * 2.1F, p->cup[i].h * 1.9F,
                      spec_colour(st, SPEC_LAMP), 0.7F);
        canvas_picture(c, "spec/drinks/shadow", p->cup[i], paint);
        canvas_picture(c, spec_drink_picture(st, i), p->cup[i], paint);
    }
    const struct ui ui = poker_ui(st);
    if (ui.caps == CAPS_KEYS)
        ui_key(c, &ui, it,
               p->list ? (struct point){p->cup[i].x + p->cup[i].w * 0.3F,
                                        p->slip[i].y + ui_least(&ui) * 0.7F}
                       : (struct point){r.x + r.w / 2, (rect_bottom(r) + p->cup[i].y) / 2},
               18, t->text, t->well);
}

static void clock(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_break *k = pause_of(st);
    const struct theme *t = st->ui.theme;
    const struct board *b = &st->shown.b;
    const int64_t end = end_of(st), left = end - st->ui.now;
    const int s = (int)(left > 0 && end < INT64_MAX ? (left + 999) / 1000 : 0);
    const float pad = ui_px(&st->ui, 20),
                rest = st->ui.calm
                           ? (float)s * 1000
                           : (float)left /* with reduced motion the ember goes with the figures */,
                burn = end > k->since ? fmaxf(0, fminf(1, rest / (float)(end - k->since))) : 0,
                mid = r.y + r.h * 0.54F;
    char time[16], words[SPEC_WORDS], small[64], big[64];
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 2);
    snprintf(time, sizeof time, "%d:%02d", s / 60, s % 60);
    const float w = r.w - 2 * pad;
    const struct ui_words plain = UI_LINE(t->plain, 24, 0, TEXT_LEFT);
    poker_write(c, st, plain,
                end == INT64_MAX ? _("The break lasts until you end it.") : _("Play resumes in"),
                rect_make(r.x + pad, r.y, end == INT64_MAX ? w : w * 0.62F, mid - r.y));
    if (end < INT64_MAX)
        poker_write(c, st, UI_LINE(t->strong, 46, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_RIGHT),
                    time, rect_make(r.x + pad, r.y, w, mid - r.y));
    const float stick = fmaxf(2, ui_px(&st->ui, 4));
    canvas_fill(c, rect_make(r.x + pad, mid, w, stick), 0x3A4560FFU);
    canvas_fill(c, rect_make(r.x + pad, mid, w * burn, stick), 0xB08C46FFU);
    const struct point ember = {r.x + pad + w * burn, mid + stick / 2};
    const float high = fminf((mid - r.y) * 1.05F, ui_px(&st->ui, 86));
    if (!st->ui.contrast &&
        canvas_has_picture(c, "spec/incense")) { /* smoke rises where words leave it room */
        spec_halo(c, st, ember, high * 0.7F, high * 0.6F, spec_colour(st, SPEC_VERMILION), 0.7F);
        canvas_picture(
            c, "spec/incense",
            rect_make(ember.x - high * 64 / 272, ember.y - high * 116 / 136, high * 64 / 136, high),
            paint_plain());
    } else {
        canvas_ring(c, ember, stick * 2.4F, stick * 3,
                    colour_faded(spec_colour(st, SPEC_VERMILION), 0.5F));
        canvas_ring(c, ember, stick * 1.2F, stick * 3, SPEC_LAMP_RGB);
    }
    i18n_number(small, b->num[HOLDEM_SMALL]);
    i18n_number(big, b->num[HOLDEM_BIG]);
    snprintf(words, sizeof words, _("Next: level %d"), (int)b->num[HOLDEM_LEVEL] + 1);
    const float low = rect_bottom(r) - mid - stick * 2;
    poker_write(c, st, UI_LINE(t->plain, 23, 0, TEXT_LEFT), words,
                rect_make(r.x + pad, mid + stick * 2, w * 0.55F, low));
    snprintf(words, sizeof words, "%s/%s", small, big);
    poker_write(c, st, UI_LINE(t->strong, 26, 0, TEXT_RIGHT), words,
                rect_make(r.x + pad + w * 0.45F, mid + stick * 2, w * 0.55F, low));
}

/* Columns of the table: portrait and name, chips, effects, re-entries, order. */
struct columns {
    float name, chips, cards, again, order, end;
};

/* Names and numbers come before faces and signs. */
static bool narrow(const struct stage *st, float w) { return w < spec_least(st) * 28; }

static struct columns columns(const struct stage *st, const struct rect *r)
{
    const float w = r->w;
    if (narrow(st, w))
        return (struct columns){
            r->x,          r->x + w * 0.405F, r->x + w * 0.62F, r->x + w * 0.755F, r->x + w * 0.89F,
            rect_right(*r)};
    return (struct columns){
        r->x,          r->x + w * 0.365F, r->x + w * 0.55F, r->x + w * 0.71F, r->x + w * 0.88F,
        rect_right(*r)};
}

static void row(const struct stage *st, struct canvas *c, int s, struct rect r)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct spec_break *k = pause_of(st);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct columns at = columns(st, &r);
    const float pad = ui_px(&st->ui, 8), letter = spec_least(st),
                face = fminf(r.h * 0.86F, r.w * (narrow(st, r.w) ? 0.11F : 0.15F));
    const struct item *choose = items_get(st->items, item_id("order-for", s));
    char words[SPEC_WORDS];
    const bool mine = choose ? k->orders == s : here(st, s);
    spec_box(c, st, r, mine ? 0x1E2F5CFFU : 0x111B34FFU,
             choose && mine ? spec_colour(st, SPEC_LAMP) : 0, 2);
    if (mine)
        canvas_fill(c, rect_make(r.x, r.y + r.h * 0.15F, fmaxf(3, ui_px(&st->ui, 5)), r.h * 0.7F),
                    spec_colour(st, SPEC_VERMILION));
    /* nobody has folded here */
    spec_disc(c, st, s, rect_make(r.x + pad * 1.4F, r.y + (r.h - face) / 2, face, face), false);
    poker_write(c, st, UI_LINE(t->strong, 26, 0, TEXT_LEFT), stage_name(st, s),
                rect_make(r.x + face + pad * 2.4F, r.y, at.chips - r.x - face - pad * 2.4F, r.h));
    poker_amount(st, b->num[HOLDEM_STACK + s], words);
    poker_write(c, st, UI_LINE(t->strong, 27, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_RIGHT), words,
                rect_make(at.chips, r.y, at.cards - at.chips - pad * 2, r.h));
    const int held = board_count(b, SPEC_HELD + s), fun = board_count(b, SPEC_FUN + s),
              most = st->rules.option[SPEC_REENTRIES];
    const float ch = fminf(r.h * 0.52F, letter * 1.5F), cw = ch / LAYOUT_CARD;
    if (cw * 3.6F + letter * 1.6F < at.again - at.cards) {
        for (int i = 0; i < SPEC_HELD_MOST; i++) {
            const struct rect q =
                rect_make(at.cards + cw * 1.2F * (float)i, r.y + (r.h - ch) / 2, cw, ch);
            if (i < held)
                spec_effect_back(c, q);
            else
                canvas_panel(c, q,
                             &(struct panel){.radius = cw * 0.1F,
                                             .line = 0x6E7FA6FFU,
                                             .line_width = 1.2F,
                                             .dash = 4,
                                             .gap = 3});
        }
        snprintf(words, sizeof words, "+%d", fun);
        if (fun)
            poker_write(c, st, UI_LINE(t->plain, 20, 0xFF9C82FFU, TEXT_LEFT), words,
                        rect_make(at.cards + cw * 3.7F, r.y, at.again - at.cards - cw * 3.7F, r.h));
    } else {
        snprintf(words, sizeof words, "%d+%d", held, fun);
        poker_write(c, st, UI_LINE(NULL, 20, 0, TEXT_CENTRE), words,
                    rect_make(at.cards, r.y, at.again - at.cards, r.h));
    }
    if (most) {
        const int used = b->num[SPEC_REENTERED + s];
        const struct ui_words count = UI_LINE(NULL, 22, 0, TEXT_CENTRE);
        snprintf(words, sizeof words, "%d/%d", used, most);
        const float lamp = fminf(r.h * 0.52F, letter * 2.1F),
                    need = poker_width(st, count, words) + 4, room = at.order - at.again,
                    all = lamp * (float)most;
        /* one for each, lit when it was used */
        const bool lamps = most <= 3 && all + need <= room;
        const float x = at.again + (lamps ? (room - all - need) / 2 : 0);
        if (lamps)
            spec_lanterns(st, c, rect_make(x, r.y + (r.h - lamp) / 2, all, lamp), used, most);
        poker_write(c, st, count, words,
                    lamps ? rect_make(x + all, r.y, need, r.h)
                          : rect_make(at.again, r.y, room, r.h));
    }
    if (is_thirsty(st, s) && canvas_has_picture(c, spec_drink_picture(st, drink_of(st, s)))) {
        const float side = fminf(r.h * 0.9F, at.end - at.order);
        canvas_picture(
            c, spec_drink_picture(st, drink_of(st, s)),
            rect_around((struct point){(at.order + at.end) / 2, r.y + r.h / 2}, side, side),
            paint_plain());
    } else {
        poker_write(c, st, UI_LINE(NULL, 20, t->soft, TEXT_CENTRE), "–",
                    rect_make(at.order, r.y, at.end - at.order, r.h));
    }
    if (choose)
        ui_ring(c, &st->ui, choose);
}

/* A player who is out: a face, a name, and that it is so. */
static void row_out(const struct stage *st, struct canvas *c, int s, struct rect r)
{
    const struct theme *t = st->ui.theme;
    const struct columns at = columns(st, &r);
    const float pad = ui_px(&st->ui, 8),
                face = fminf(r.h * 0.86F, r.w * (narrow(st, r.w) ? 0.11F : 0.15F));
    const struct ui_words how = UI_LINE(t->plain, 23, t->on_dim, TEXT_LEFT);
    struct ui_words right = how;
    right.align = TEXT_RIGHT;
    spec_disc(c, st, s, rect_make(r.x + pad * 1.4F, r.y + (r.h - face) / 2, face, face), true);
    poker_write(c, st, how, stage_name(st, s),
                rect_make(r.x + face + pad * 2.4F, r.y, at.chips - r.x - face - pad * 2.4F, r.h));
    poker_write(c, st, right, C_("poker", "Out"),
                rect_make(at.chips, r.y, at.cards - at.chips - pad * 2, r.h));
}

static void table(const struct stage *st, struct canvas *c, const struct places *p)
{
    const struct theme *t = st->ui.theme;
    const struct rect r = p->table, first = row_of(st, p, 0);
    const struct columns at = columns(st, &first);
    const struct ui_words how = UI_LINE(NULL, 19, t->soft, TEXT_LEFT);
    struct ui_words mid = how, right = how;
    mid.align = TEXT_CENTRE;
    right.align = TEXT_RIGHT;
    const float head = fminf(first.y - r.y, head_height(st)), pad = ui_px(&st->ui, 14);
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 2);
    const char *again = poker_fits(st, mid, _("Re-entries"), at.order - at.again)
                            ? _("Re-entries")
                            : C_("column", "Re-entry"); /* the whole word, where it has room */
    const struct {
        float from, to;
        const char *text;
        struct ui_words how;
    } title[] = {
        {at.name + pad, at.chips, C_("column", "Player"), how},
        {at.chips, at.cards - pad, C_("column", "Chips"), right},
        {at.cards, at.again, C_("column", "Cards"), mid},
        {at.again, at.order, again, mid},
        {at.order, at.end, C_("column", "Drink"), mid},
    };
    for (size_t i = 0; i < sizeof title / sizeof *title; i++)
        if (poker_fits(st, title[i].how, title[i].text, title[i].to - title[i].from))
            poker_write(c, st, title[i].how, title[i].text,
                        rect_make(title[i].from, r.y, title[i].to - title[i].from, head));
    int i = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        if (is_in(st, s))
            row(st, c, s, row_of(st, p, i++));
    for (int s = 0; s < st->rules.nseats; s++)
        if (!is_in(st, s) && i < rows(st, p))
            row_out(st, c, s, row_of(st, p, i++));
}

static void reentries(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct theme *t = st->ui.theme;
    const struct board *b = &st->shown.b;
    const int last = st->rules.option[SPEC_REENTRY_LEVELS];
    int n = 0;
    char words[SPEC_WORDS], until[SPEC_WORDS] = "";
    for (int s = 0; s < b->nseats; s++)
        n += b->num[SPEC_REENTERED + s];
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 2);
    const float pad = ui_px(&st->ui, 18), w = r.w - 2 * pad;
    snprintf(words, sizeof words, i18n_plural("%d re-entry", "%d re-entries", (unsigned long)n), n);
    if (!st->rules.option[SPEC_REENTRIES])
        snprintf(until, sizeof until, "%s", _("no re-entry at this table"));
    else if (b->num[HOLDEM_LEVEL] < last)
        snprintf(until, sizeof until,
                 i18n_plural("open for %d more level", "open for %d more levels",
                             (unsigned long)(last - b->num[HOLDEM_LEVEL])),
                 (int)(last - b->num[HOLDEM_LEVEL]));
    else
        snprintf(until, sizeof until, "%s", _("now closed"));
    const float said = poker_width(st, (struct ui_words){.face = t->strong, .size = 24}, words) + 4;
    poker_write(c, st, UI_LINE(t->strong, 24, 0, TEXT_LEFT), words,
                rect_make(r.x + pad, r.y, fminf(said, w * 0.5F), r.h));
    poker_write(c, st, UI_LINE(NULL, 21, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_RIGHT), until,
                rect_make(r.x + pad + fminf(said, w * 0.5F) + pad, r.y,
                          w - fminf(said, w * 0.5F) - pad, r.h));
}

/* One of the cards of the player who orders. What has just come lies in the light, under the
 * break's seal.
 */
static void own_card(const struct stage *st, struct canvas *c, struct rect at, card face,
                     bool fresh)
{
    const float letter = spec_least(st);
    if (fresh)
        spec_light(c, st, at, spec_colour(st, SPEC_LAMP), 0.9F);
    if (card_is_spec(face))
        spec_face(c, st, card_effect(face), at, false, NULL);
    else
        spec_effect_back(c, at);
    if (fresh) {
        const float side = fmaxf(at.w * 0.34F, letter * 1.7F);
        const struct rect seal =
            rect_make(rect_right(at) - side * 0.68F, rect_bottom(at) - side * 0.72F, side, side);
        spec_brush_seal(c, st, seal, "kyukei", "休", -3);
    }
}

/* A place for one more: the drink that brings it, or that one would. */
static void own_place(const struct stage *st, struct canvas *c, struct rect at, int who, bool next)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const bool ordered = is_thirsty(st, who);
    canvas_panel(c, at,
                 &(struct panel){.fill = 0x0D152680U,
                                 .radius = at.w * 0.06F,
                                 .line = ordered && next ? spec_colour(st, SPEC_LAMP) : 0x9FB4D8B0U,
                                 .line_width = fmaxf(1, ui_px(&st->ui, 2)),
                                 .dash = ui_px(&st->ui, 9),
                                 .gap = ui_px(&st->ui, 7)});
    if (!next || (!ordered && no_drink(st, who)))
        return;
    const struct rect in = rect_inset(at, at.w * 0.08F);
    const struct ui_words how = {
        .size = 20, .colour = st->ui.theme->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    const char *picture = spec_drink_picture(st, drink_of(st, who));
    const struct ui ui = poker_ui(st);
    const float half = fminf(in.w, in.h * 0.46F);
    const bool both = half > spec_least(st) * 2 &&
                      ui_write_fits(&ui, &how, _("One more with a drink"),
                                    rect_make(in.x, in.y, in.w, in.h - half)),
               said = both || ui_write_fits(&ui, &how, _("One more with a drink"), in);
    const float side = both ? half : fminf(in.w, in.h);
    const bool drawn = ((ordered && both) || !said) && canvas_has_picture(c, picture);
    if (drawn) {
        spec_halo(c, st, (struct point){in.x + in.w / 2, in.y + side * 0.55F}, side * 1.8F,
                  side * 1.7F, spec_colour(st, SPEC_LAMP), 0.55F);
        canvas_picture(
            c, picture,
            rect_make(in.x + (in.w - side) / 2, said ? in.y : in.y + (in.h - side) / 2, side, side),
            paint_alpha(ordered ? 1 : 0.6F));
    }
    if (said)
        poker_write(c, st, how, _("One more with a drink"),
                    drawn ? rect_make(in.x, in.y + side, in.w, in.h - side) : in);
}

/* What the break brings, beside the pack that it comes from. */
static void note(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct board *b = &st->shown.b;
    const float pad = ui_px(&st->ui, 16), high = fminf(r.h * 0.4F, ui_px(&st->ui, 104)),
                wide = high / LAYOUT_CARD;
    char words[SPEC_WORDS];
    int kinds = 0;
    for (int e = 0; e < SPEC_NORMAL; e++)
        kinds += spec_dealt(&st->rules, b->num[HOLDEM_LEVEL]) >> e & 1;
    const int left = board_count(b, SPEC_PACK);
    snprintf(
        words, sizeof words,
        i18n_plural(
            "Players with fewer than three effect cards get one. %d of %d is left in the pack.",
            "Players with fewer than three effect cards get one. %d of %d are left in the pack.",
            (unsigned long)left),
        left, kinds * SPEC_COPIES);
    const struct ui ui = poker_ui(st);
    const struct ui_words how = {.size = 20, .place = TEXT_MIDDLE};
    struct rect in = rect_inset(r, pad);
    if (!ui_write_fits(&ui, &how, words, in))
        in = rect_inset_xy(r, pad * 0.4F, 2);
    if (!ui_write_fits(&ui, &how, words, in))
        return;
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 1.6F);
    const float need = ui_write_height(&ui, &how, words, in.w);
    const bool pack = left > 0 && need + high + pad <= in.h && !st->ui.contrast &&
                      canvas_has_picture(c, "spec/effect-back");
    for (int i = 0; i < 3 && pack; i++)
        canvas_picture(c, "spec/effect-back",
                       rect_make(in.x + (in.w - wide) / 2 + (float)(i - 1) * wide * 0.34F,
                                 in.y + (i == 1 ? 0 : high * 0.05F), wide, high),
                       paint_angle((float)(i - 1) * 9));
    if (pack)
        in = rect_make(in.x, in.y + high + pad * 0.8F, in.w, in.h - high - pad * 0.8F);
    poker_write(c, st, how, words, in);
}

/* The cards of the player who orders, if these eyes see them; else only that there are some. */
static void own_cards(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_break *k = pause_of(st);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const int who = k->orders, held = board_count(b, SPEC_HELD + who),
              fun = board_count(b, SPEC_FUN + who);
    const bool sees = st->privacy == PRIVACY_ONE && held + fun > 0 &&
                      card_is_spec(held ? board_face(b, SPEC_HELD + who, 0)
                                        : board_face(b, SPEC_FUN + who, 0)),
               got = k->gave & seat_bit(who);
    const float letter = spec_least(st), head = letter * 2.0F,
                pad = ui_px(&st->ui, st->ui.text > 1.5F ? 14 : 20), h = r.h - head;
    float need = 0; /* a card is so wide that its name is not cut */
    for (int i = 0; i < held + fun && sees; i++)
        need =
            fmaxf(need, strcmp(st->ui.lang, "ja") == 0
                            ? 0
                            : longest_word(st, spec_title(card_effect(board_face(
                                                   b, i < held ? SPEC_HELD + who : SPEC_FUN + who,
                                                   i < held ? i : i - held)))) /
                                  0.91F);
    const float w = fmaxf(fminf(h / LAYOUT_CARD, r.w * 0.178F),
                          fminf(need, fminf(h / 1.1F, r.w * 0.22F))),
                ch = fminf(h, w * LAYOUT_CARD);
    char words[SPEC_WORDS];
    snprintf(words, sizeof words, _("%s’s effect cards: %d of %d"), stage_name(st, who), held,
             (int)SPEC_HELD_MOST);
    poker_write(c, st, UI_LINE(t->plain, 23, 0, TEXT_LEFT), words,
                rect_make(r.x, r.y, r.w * 0.7F, head));
    float x = r.x;
    const float y = r.y + head + (h - ch) / 2;
    for (int i = 0; i < SPEC_HELD_MOST; i++, x += w + pad) {
        const struct rect at = rect_make(x, y, w, ch);
        if (i >= held)
            own_place(st, c, at, who, i == held);
        else if (!(got && i == held - 1))
            own_card(st, c, at, sees ? board_face(b, SPEC_HELD + who, i) : (card)CARD_HIDDEN,
                     false);
    }
    if (got && held) /* the last one over its neighbours' edges */
        own_card(st, c, rect_make(r.x + (w + pad) * (float)(held - 1), y, w, ch),
                 sees ? board_face(b, SPEC_HELD + who, held - 1) : (card)CARD_HIDDEN, true);
    for (int i = 0; i < fun && x + w < rect_right(r) - w * 1.1F; i++, x += w + pad)
        own_card(st, c, rect_make(x, y, w, ch),
                 sees ? board_face(b, SPEC_FUN + who, i) : (card)CARD_HIDDEN, false);
    const bool low = ch < letter * 9; /* large letters have the whole height */
    const struct rect box = rect_make(x, low ? r.y : y, rect_right(r) - x, low ? r.h : ch);
    if (box.w >= letter * 8)
        note(st, c, box);
}

/* Its name and its key stand in the middle together, where there is room for both. */
static void ready(struct canvas *c, const struct stage *st)
{
    const struct item *i = items_get(st->items, item_id("break-over", 0));
    const struct ui ui = poker_ui(st);
    if (!i)
        return;
    const struct ui_words how =
        UI_LINE(st->ui.theme->strong, 30, st->ui.theme->on_accent, TEXT_LEFT);
    const float w = poker_width(st, how, i->name) + 2, cap = ui_key_width(&ui, i, 18),
                gap = ui_px(&ui, 20), x = i->bounds.x + (i->bounds.w - w - gap - cap) / 2;
    if (ui.caps != CAPS_KEYS || w + cap + 3 * gap > i->bounds.w) {
        poker_button(c, st, i->id, NULL, POKER_PRIMARY);
        return;
    }
    poker_button_box(c, st, i, POKER_PRIMARY);
    poker_write(c, st, how, i->name, rect_make(x, i->bounds.y, w, i->bounds.h));
    ui_key(c, &ui, i, (struct point){x + w + gap + cap / 2, i->bounds.y + i->bounds.h / 2}, 18,
           st->ui.theme->text, st->ui.theme->well);
}

float spec_break_open(const struct stage *st)
{
    const float ms = (float)(st->ui.now - pause_of(st)->since);
    return st->ui.calm ? 1
                       : ease_out_cubic(fminf(1, ms / fmaxf(1, (float)ui_ms(&st->ui, OPEN_MS))));
}

void spec_draw_break(const struct stage *st, struct canvas *c)
{
    const struct theme *t = st->ui.theme;
    const struct places p = places(st);
    canvas_tag(c, "break");
    canvas_push_clip(c, rect_inset_xy(p.page, 0, p.page.h * 0.5F * (1 - spec_break_open(st))));
    canvas_panel(c, p.page,
                 &(struct panel){.fill = st->ui.contrast ? 0x000000FFU : SPEC_INDIGO_RGB,
                                 .fill_bottom = st->ui.contrast ? 0x000000FFU : SPEC_NIGHT_RGB});
    canvas_push_clip(c, p.bar);
    if (!st->ui.contrast && canvas_has_picture(c, "spec/break-bar")) {
        canvas_picture(c, "spec/break-bar", p.wall, paint_plain());
    } else if (!st->ui.contrast) {
        canvas_panel(c, p.bar, &(struct panel){.fill = 0x3A2A22FFU, .fill_bottom = 0x1A1210FFU});
    }
    canvas_pop_clip(c);
    canvas_fill(c, p.line, 0x1A0E0AE0U);
    if (!st->ui.contrast) { /* framed in lacquer and gold, at the side and below */
        const float post = ui_px(&st->ui, 10), gold = fmaxf(1, ui_px(&st->ui, 2));
        canvas_fill(c, rect_make(rect_right(p.bar) - post, p.bar.y, post, p.bar.h),
                    spec_colour(st, SPEC_LACQUER));
        canvas_fill(c, rect_make(rect_right(p.bar) - gold, p.bar.y, gold, p.bar.h), SPEC_GOLD_RGB);
        canvas_fill(c, rect_make(p.bar.x, rect_bottom(p.bar) - gold, p.bar.w, gold), SPEC_GOLD_RGB);
    }
    for (int i = 0; i < SPEC_MENU; i++)
        slip(st, c, &p, i);
    spec_box(c, st, p.sign, SPEC_NIGHT_RGB, SPEC_BRASS_RGB, 2);
    const bool ja = strcmp(st->ui.lang, "ja") == 0,
               sign = canvas_has_picture(
                   c, "spec/kanji/kyukei"); /* a sign in ink; what it says stands below in words */
    if (sign)
        canvas_picture(c, "spec/kanji/kyukei",
                       rect_fitted(rect_make(p.sign.x, p.sign.y + p.sign.h * 0.04F, p.sign.w,
                                             p.sign.h * (ja ? 0.92F : 0.64F)),
                                   256, 492),
                       paint_plain());
    if (!sign || !ja)
        poker_write(c, st, UI_LINE(t->strong, sign ? 26 : 44, 0, TEXT_CENTRE),
                    C_("between levels", "Break"),
                    sign ? rect_make(p.sign.x + 4, p.sign.y + p.sign.h * 0.66F, p.sign.w - 8,
                                     p.sign.h * 0.32F)
                         : rect_inset_xy(p.sign, 6, 0));
    if (ja && sign) {
        const float side = p.sign.w * 0.27F;
        spec_seal(c, st,
                  rect_make(rect_right(p.sign) - side * 0.62F, rect_bottom(p.sign) - side * 0.72F,
                            side, side),
                  "札", -3);
    }
    poker_write(c, st,
                (struct ui_words){.face = t->plain,
                                  .size = 22,
                                  .colour = spec_colour(st, SPEC_LAMP),
                                  .align = TEXT_CENTRE,
                                  .place = TEXT_MIDDLE,
                                  .lines = 3},
                rule_of(st), rect_inset_xy(p.line, ui_px(&st->ui, 20), 0));
    own_cards(st, c, p.own);
    clock(st, c, p.clock);
    table(st, c, &p);
    reentries(st, c, p.reentry);
    const struct item *m = items_get(st->items, item_id("menu", 0));
    if (m) {
        poker_button_box(c, st, m, POKER_QUIET);
        const float side = fminf(m->bounds.w, m->bounds.h) * 0.56F;
        ui_icon(c, &st->ui, "menu", rect_around(rect_centre(m->bounds), side, side), t->text);
    }
    ready(c, st);
    canvas_pop_clip(c);
    canvas_tag(c, NULL);
}
