/* Where SPEC's own things lie: the table's grid (poker_layout.c) with the room's differences.
 *
 * Top: the level box at the left, the dealer behind the table's edge, the menu at the right.
 * Middle: pot, board, the line below it, and under that the strip of the window, whose place is
 * kept whether one is open or not. Bottom: rack of effect cards, own hand over its plate, controls.
 * Nothing moves from turn to turn. */
#include "spec_look.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>

enum { MARGIN = 24, RACK = 692 };

static float unit(const struct stage *st) { return ui_px(&st->ui, spec_table_at(st)->u); }

/* ---- the top ---- */

static void top(struct stage *st, struct poker_places *k, struct spec_places *at)
{
    const float gap = ui_px(&st->ui, 8), pad = ui_px(&st->ui, MARGIN),
                left = k->left * st->ui.scale, right = (k->left + k->w) * st->ui.scale - pad;
    const bool log = k->log.y < rect_bottom(k->bar);
    const float n = log ? 5 : 4, icons = n * k->menu.w + (n - 1) * gap;
    k->menu = rect_make(right - icons, (k->bar.h - k->menu.h) / 2, k->menu.w, k->menu.h);
    if (log)
        k->log = rect_moved(k->menu, 4 * (k->menu.w + gap), 0);
    at->icons = rect_make(k->menu.x, k->menu.y, icons, k->menu.h);
    const float middle = ui_px(&st->ui, 96);
    float most = (k->left + k->w / 2) * st->ui.scale - middle - left - pad, low = k->bar.h;
    /* beside the player who sits at the far edge, above the player who sits at the left */
    for (int i = 0; i < st->rules.nseats && at->round; i++) {
        const struct rect r = k->seat[i].portrait;
        if (k->seat[i].left && r.y < k->bar.h && !rect_empty(r))
            most = fminf(most, r.x - left - 1.9F * pad);
    }
    for (int i = 0; i < st->rules.nseats && at->round; i++)
        if (k->seat[i].portrait.x < left + pad + most && k->seat[i].portrait.y > k->bar.h &&
            (low == k->bar.h || k->seat[i].portrait.y < low))
            low = k->seat[i].portrait.y;
    const float wide = at->round ? fmaxf(ui_px(&st->ui, 470), unit(st) * 22)
                                 : fmaxf(ui_px(&st->ui, 560), unit(st) * 24);
    const float high = at->round ? fmaxf(k->bar.h - ui_px(&st->ui, 4),
                                         fminf(low - ui_px(&st->ui, 14), unit(st) * 7.2F))
                                 : k->bar.h - ui_px(&st->ui, 4);
    at->level = rect_make(left + pad, ui_px(&st->ui, at->round ? 12 : 6), fminf(most, wide), high);
}

/* ---- the middle ---- */

/* Pots, board, the line below, the strip: what is left over is air between them, and the dealer's.
 */
static void middle(struct stage *st, struct poker_places *k, struct spec_places *at)
{
    const float u = unit(st), s = st->ui.scale, y0 = rect_bottom(k->bar) + 6 * s,
                y1 = k->actions.y - 10 * s, h = y1 - y0;
    float pots = fmaxf(64 * s, u * 2.9F), under = fmaxf(44 * s, u * 1.75F),
          dealer = fminf(70 * s, h * 0.1F);
    float strip = fmaxf(92 * s, fmaxf(u * 3.3F, fminf(60, h * 0.22F)));
    const float strip_x = at->round ? at->strip.x : k->board.x,
                strip_w = at->round ? at->strip.w : k->board.w;
    at->strip = rect_make(strip_x, 0, strip_w, strip);
    for (float lines = 4.4F; lines < 7 && !spec_strip_fits(st, strip_w, strip); lines += 1.2F)
        strip = fmaxf(strip, u * lines);
    /* a small picture of a table: the cards come before what is written around them */
    if (h - pots - under - strip - dealer < h * 0.34F) {
        const float short_of = h * 0.34F - (h - pots - under - strip - dealer),
                    more = 0.35F * (pots + under),
                    part = 1 - 0.35F * fminf(1, fmaxf(0, short_of - dealer) / more);
        dealer = fmaxf(0, dealer - short_of);
        pots *= part, under *= part;
    }
    const float rest = h - pots - under - strip - dealer,
                board = fminf(fminf(200 * s, (k->board.w - 4 * 14 * s) / 5 * LAYOUT_CARD),
                              rest - 24 * s),
                gap = fmaxf(2, (rest - board) / 5);
    const float x = k->board.x, w = k->board.w;
    float y = y0 + dealer + gap;
    k->pots = at->round ? rect_make(k->pots.x, y, k->pots.w, pots) : rect_make(x, y, w, pots);
    y += pots + gap + (at->round ? gap * 0.45F : 0);
    k->board = rect_make(x, y, w, board);
    k->card_h = board;
    k->card_w = board / LAYOUT_CARD;
    y += board + gap * (at->round ? 0.7F : 1);
    /* at either side a bet of a seat near the controls */
    const float beside = at->round ? at->under_in : 0;
    k->under = rect_make(x + beside, y, w - 2 * beside, under);
    y += under + gap * (at->round ? 0.85F : 1);
    at->strip = rect_make(strip_x, y, strip_w, strip);
    k->banner = rect_make(0, k->board.y - gap, st->ui.w, fmaxf(148 * s, u * 4.4F));
    const float in =
        at->round ? at->felt.x
                  : fmaxf(120 * s, k->seat[(st->me + 1) % st->rules.nseats].plate.w * 0.55F) +
                        k->left * s;
    at->felt = rect_make(in, y0 + dealer * 0.7F, st->ui.w - 2 * in, h + 26 * s - dealer * 0.7F);
    k->table = at->felt;
    const float face = fminf(190 * s, at->felt.y + dealer);
    /* the table's edge hides the lower end */
    at->dealer = rect_make(st->ui.w / 2 - face / 2,
                           at->felt.y + dealer * (at->round ? 0.36F : 0.3F) - face, face, face);
    at->used = rect_make(k->under.x, k->under.y, k->under.w * 0.34F, k->under.h);
    at->scene = rect_make(0, 0, st->ui.w, y1);
}

/* ---- seats ---- */

/* The face fills its plate's height where the words have room beside it; chips lie in front of the
 * cards, larger than the table's. */
static void seats(struct stage *st, struct poker_places *k)
{
    const float s = st->ui.scale, u = unit(st);
    for (int i = 0; i < st->rules.nseats; i++) {
        struct poker_seat_places *p = &k->seat[i];
        if (rect_empty(p->plate))
            continue;
        const float pad = 8 * s,
                    face = fminf(p->plate.h - 2 * pad,
                                 p->plate.w - 3 * pad - fmaxf(u * 8.4F, 150 * s)),
                    in = 12 * s;
        const float words = face > 40 * s ? p->plate.w - face - pad - 2 * in : p->plate.w - 2 * in,
                    x = p->left && face > 40 * s ? p->plate.x + face + pad + in : p->plate.x + in;
        p->portrait = face > 40 * s ? rect_make(p->left ? p->plate.x + pad
                                                        : rect_right(p->plate) - pad - face,
                                                p->plate.y + (p->plate.h - face) / 2, face, face)
                                    : (struct rect){0};
        struct rect *const line[] = {&p->name, &p->chips, &p->row, &p->label};
        const bool beside = p->row.y == p->chips.y && !rect_empty(p->row),
                   one = p->name.y == p->chips.y;
        for (size_t n = 0; n < sizeof line / sizeof *line; n++)
            if (!rect_empty(*line[n]))
                *line[n] = rect_make(x, line[n]->y, words, line[n]->h);
        if (beside) {
            p->chips.w = words * 0.5F;
            p->row = rect_make(x + words * 0.52F, p->row.y, words * 0.48F, p->row.h);
        }
        if (one) {
            p->name.w = words * 0.55F;
            p->chips = rect_make(x + words * 0.57F, p->chips.y, words * 0.43F, p->chips.h);
        }
        p->button = (struct point){p->left ? rect_right(p->cards) + 24 * s : p->cards.x - 24 * s,
                                   p->cards.y + 16 * s};
        p->bet.y -= 22 * s;
        p->bet.h += 22 * s;
    }
}

/* ---- bets ---- */

/* Where the next thing below these cards begins: cards of the same side, or the foot. */
static float floor_below(const struct stage *st, const struct poker_places *k,
                         const struct poker_seat_places *p)
{
    float y = k->actions.y - 8 * st->ui.scale;
    for (int i = 0; i < st->rules.nseats; i++) {
        const struct poker_seat_places *o = &k->seat[i];
        if (o != p && !rect_empty(o->plate) && o->left == p->left && o->cards.y > p->cards.y)
            y = fminf(y, o->cards.y);
    }
    return y;
}

static bool meets_other(const struct stage *st, const struct poker_places *k, int who,
                        struct rect r)
{
    for (int i = 0; i < st->rules.nseats; i++)
        if (i != who && !rect_empty(k->seat[i].plate) &&
            (!rect_empty(rect_common(r, k->seat[i].bet)) ||
             !rect_empty(rect_common(r, k->seat[i].cards))))
            return true;
    return false;
}

/* On the felt and not on the cards: below them, where room is scarce as a number alone; or where
 * the next seat leaves none, towards the middle, clear of board and strip. */
static void bets(const struct stage *st, struct poker_places *k, const struct spec_places *at)
{
    const float s = st->ui.scale, label = fmaxf(32 * s, poker_letter(st, 20) * 1.35F),
                least = label + 2 * s;
    const float row = 5 * k->card_w + 5 * 14 * s;
    const struct rect board =
        rect_make(k->board.x + (k->board.w - row) / 2, k->board.y, row, k->board.h);
    for (int i = 0; i < st->rules.nseats; i++) {
        struct poker_seat_places *p = &k->seat[i];
        if (rect_empty(p->plate) || rect_empty(rect_common(p->bet, p->cards)))
            continue;
        const float h = fminf(p->bet.h, label + 44 * s),
                    room = floor_below(st, k, p) - rect_bottom(p->cards) - 3 * s;
        if (room >= least) {
            p->bet = rect_make(p->bet.x, rect_bottom(p->cards) + 2 * s, p->bet.w, fminf(h, room));
            continue;
        }
        const float x = p->left ? rect_right(p->cards) + 6 * s : p->cards.x - 6 * s - p->bet.w;
        /* above the strip only what lies beside it */
        const int tries = rect_bottom(p->cards) > at->strip.y ? 7 : 3;
        for (int up = 0; up < tries; up++) {
            const bool clear = up > 4; /* of a wide bet of the seat above, too */
            const float high = up == 4 || up == 6 ? least : h,
                        y = up < 3 ? p->cards.y + (p->cards.h - h) * 0.5F * (float)(1 - up)
                                   : at->strip.y - 4 * s - high;
            const float more = clear ? fmaxf(0, p->bet.w - p->cards.w) + 2 * s : 0;
            const struct rect r = rect_make(x + (p->left ? more : -more), y, p->bet.w, high);
            if (rect_empty(rect_common(r, board)) && rect_empty(rect_common(r, at->strip)) &&
                rect_bottom(r) < k->actions.y && !meets_other(st, k, i, r)) {
                p->bet = r;
                break;
            }
        }
    }
}

/* ---- the bottom ---- */

static void front(struct stage *st, struct poker_places *k, struct rect r)
{
    /* on very wide screens it stays together */
    const float most = fmaxf(ui_px(&st->ui, 560), unit(st) * 26);
    if (r.w > most)
        r = rect_make(r.x + (r.w - most) / 2, r.y, most, r.h);
    const float u = unit(st), s = st->ui.scale, line = fmaxf(32 * s, u * 1.42F),
                plate = 2 * line + 10 * s;
    const float button = fmaxf(34 * s, u * 1.6F),
                name = st->privacy == PRIVACY_PEEK ? fmaxf(button, 40) : button;
    struct poker_seat_places *o = &k->own;
    /* letters before the face */
    const float wanted = fminf(plate * 1.22F, r.w * 0.28F),
                face = r.w - wanted - 20 * s < poker_letter(st, 18) * 9.5F ? 0 : wanted,
                lap = face * 0.55F;
    *o = (struct poker_seat_places){.left = true, .bet = k->own.bet};
    o->plate = rect_make(r.x + lap, rect_bottom(r) - plate, r.w - lap, plate);
    o->portrait = face > 0 ? rect_make(r.x, rect_bottom(r) - plate + (plate - face) / 2, face, face)
                           : (struct rect){0};
    const float in = r.x + face + (face > 0 ? 8 : 12) * s, w = rect_right(r) - 12 * s - in;
    const struct ui_words strong = {.face = st->ui.theme->strong, .size = 1};
    char chips[64];
    poker_amount(st, st->shown.b.num[HOLDEM_STACK + st->me], chips);
    const float name_w = poker_width(st, strong, stage_name(st, st->me)) + 2,
                part = w - poker_width(st, strong, chips) - 8 * s,
                first = fmaxf(w * 0.56F, fminf(name_w, part));
    /* a long name has the line to itself: the chips stand in the next */
    const bool below = name_w > first;
    o->name = rect_make(in, o->plate.y + 4 * s, below ? w : first, line);
    o->chips = rect_make(in + first, o->plate.y + 4 * s + (below ? line : 0), w - first, line);
    o->label = rect_make(in, o->plate.y + 4 * s + line, below ? first : w, line);
    const float between = o->name.x +
                          poker_width(st, (struct ui_words){.face = strong.face, .size = 27},
                                      stage_name(st, st->me)) +
                          16 * s,
                tag = poker_width(st, (struct ui_words){.face = strong.face, .size = 20},
                                  C_("poker", "All-in")) +
                      30 * s;
    const float chips_x =
        rect_right(o->chips) -
        fmaxf(tag, poker_width(st, (struct ui_words){.face = strong.face, .size = 32}, chips)) -
        16 * s;
    const bool tells = spec_at(st)->round && !below && st->assist > 0 && !st->peeking &&
                       !st->covered && chips_x - between > poker_letter(st, 18) * 4;
    /* what the hand makes has the second line, what its owner does stands in the first */
    if (tells)
        o->label = rect_make(between, o->name.y, chips_x - between, line);
    o->button = (struct point){rect_right(o->plate) - 6 * s, o->plate.y - 18 * s};
    k->hand = rect_make(r.x, r.y, r.w, r.h - plate - 6 * s);
    const float lies = o->plate.y - name - 2 * s;
    const float words =
        poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18}, _("Hide")) +
        24 * s;
    const float peek = st->covered || (st->peeking && words > r.w * 0.48F) ? r.w
                       : st->peeking ? fminf(words, r.w * 0.48F)
                                     : 0;
    const float rest = st->covered ? r.w : !st->peeking ? r.w : fmaxf(0, r.w - peek - 8 * s);
    k->peek = rect_make(r.x, lies, peek, name);
    k->hand_name = tells ? rect_make(in, o->plate.y + 4 * s + line, w, line)
                         : rect_make(st->peeking ? r.x + peek + 8 * s : r.x, lies, rest, name);
    /* button and hand's name stand below the cards, not on them */
    if (peek > 0 || (!tells && st->assist > 0))
        k->hand.h = lies - 4 * s - k->hand.y;
    o->cards = k->hand;
}

static void bottom(struct stage *st, struct poker_places *k, struct spec_places *at)
{
    const float s = st->ui.scale, x0 = k->left * s + MARGIN * s, right = k->actions.x - 16 * s,
                y = k->actions.y, h = k->actions.h;
    const float rack = fminf(RACK * s, (right - x0) * 0.62F);
    at->rack_head = rect_make(x0, y, rack, fmaxf(34 * s, unit(st) * 1.45F));
    at->rack = rect_make(x0, rect_bottom(at->rack_head) + 4 * s, rack, h - at->rack_head.h - 4 * s);
    k->powers = rect_make(x0, y, rack, h);
    /* a line around the plate ends where the panel does */
    front(st, k, rect_make(x0 + rack + 18 * s, y, right - x0 - rack - 18 * s, h - 4 * s));
}

void spec_measure(struct stage *st)
{
    struct poker_places *k = &poker_look(st)->at;
    struct spec_places *at = &spec(st)->at;
    const bool round = spec_seats_round(st);
    top(st, k, at);
    if (!round)
        seats(st, k);
    middle(st, k, at);
    if (round)
        spec_seats_clear(st);
    else
        bets(st, k, at);
    bottom(st, k, at);
    k->own.bet =
        rect_make(k->under.x + k->under.w * 0.36F, k->under.y, k->under.w * 0.28F, k->under.h);
    spec_follow_window(st);
}

/* ---- hands ---- */

/* Two hole cards, or three while Upgrade waits for the one that goes. */
struct rect spec_hole(const struct stage *st, int who, int i, float *angle)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats && i >= 0);
    const struct poker_places *k = spec_table_at(st);
    const int held = board_count(&st->shown.b, HOLDEM_HAND + who), n = held > 2 || i > 1 ? 3 : 2;
    if (angle)
        *angle = 0;
    /* held as a fan, their feet together */
    if (who == st->me && n == 2 && spec_at(st)->round && !st->peeking && !st->covered) {
        const struct rect r = k->hand;
        const float h = fminf(r.h * 0.92F, r.w / 2 * LAYOUT_CARD), w = h / LAYOUT_CARD,
                    lean = i ? 1 : -1;
        if (angle)
            *angle = lean * 4;
        return rect_make(r.x + r.w / 2 - w / 2 + lean * w * 0.505F, r.y + r.h * 0.965F - h, w, h);
    }
    if (who == st->me) {
        const struct rect r = k->hand;
        const float gap = ui_px(&st->ui, 8),
                    h = fminf(r.h, (r.w - gap * (float)(n - 1)) / (float)n * LAYOUT_CARD),
                    w = h / LAYOUT_CARD, step = fminf(w * 1.06F, (r.w - w) / (float)(n - 1));
        const float x = r.x + (r.w - w - step * (float)(n - 1)) / 2;
        return rect_make(x + step * (float)i, r.y + (r.h - h) / 2, w, h);
    }
    const struct rect r = k->seat[who].cards;
    const float w = r.h / LAYOUT_CARD;
    const bool open = i < held && card_is_known(board_face(&st->shown.b, HOLDEM_HAND + who, i));
    if (!spec_at(st)->round || open)
        return rect_make(r.x + (r.w - w) * (float)i / (float)(n - 1), r.y, w, r.h);
    /* As they were dropped: in a row that is turned, each a little more than the one before. */
    const float tilt = spec_at(st)->tilt[who], part = (float)i - (float)(n - 1) / 2,
                rad = tilt * 0.01745F, step = w * (n > 2 ? 0.36F : 0.46F) * part;
    if (angle)
        *angle = tilt + part * 8;
    return rect_around(
        (struct point){r.x + r.w / 2 + step * cosf(rad), r.y + r.h / 2 + step * sinf(rad)}, w, r.h);
}

/* ---- effect cards on the table ---- */

struct rect spec_declared_spot(const struct stage *st, int who, int i, int n)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_places *k = spec_table_at(st);
    const bool front = who == st->me && rect_empty(k->seat[who].plate);
    const struct rect r = front ? rect_make(k->under.x + k->under.w * 0.66F, k->under.y,
                                            k->under.w * 0.34F, k->under.h)
                                : k->seat[who].cards;
    const float h = r.h * 0.96F, w = h / LAYOUT_CARD,
                step = n > 1 ? fminf(w * 1.06F, fmaxf(0, (r.w - w) / (float)(n - 1))) : 0,
                x = r.x + (r.w - w - step * (float)(n - 1)) / 2;
    return rect_make(x + step * (float)i, r.y + (front ? 0 : r.h * 0.2F), w, h);
}

struct rect spec_used_spot(const struct stage *st, int i, int n)
{
    const struct rect r = spec_at(st)->used;
    const float h = r.h, w = h / LAYOUT_CARD,
                step = n > 1 ? fminf(w * 1.1F, (r.w - w) / (float)(n - 1)) : 0;
    return rect_make(r.x + step * (float)i, r.y, w, h);
}

/* The deck in an arc over the middle of the table: each card a little behind the one before. */
struct rect spec_fan_spot(const struct stage *st, int i, int n, float *angle)
{
    const struct rect r = spec_fan_tray(st);
    const float h = fminf(r.h * 0.78F, ui_px(&st->ui, 190)), w = h / LAYOUT_CARD,
                t = n > 1 ? (float)i / (float)(n - 1) : 0.5F,
                across = fminf(r.w - w, w * 0.42F * (float)n);
    const float x = r.x + (r.w - w - across) / 2 + across * t, bend = (2 * t - 1) * (2 * t - 1);
    if (angle)
        *angle = (2 * t - 1) * 14;
    return rect_make(x, r.y + (r.h - h) * 0.5F + bend * h * 0.1F, w, h);
}
