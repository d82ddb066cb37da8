/* Where things lie: the grid of the concept art, stretched to the window.
 *
 * Top: a bar, then the plates. Middle: pile and tally on the left, pot and shares on the right,
 * between them the places of the lap around the wheel, and below these a line that says what is
 * asked. Bottom: the seat in front with its hand, and what it can do. Larger letters and taller
 * windows share out what is between top and bottom; nothing moves from turn to turn. */
#include "upcolor_look.h"

#include "check.h"
#include "ease.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

enum { SIDE = 262, WING = 400, OWN = 340 };
enum { WIDE = 2280 /* from there on its sides are wings */ };

/* What a finger has to hit is at least so high on the smallest screen, in pixels. */
static const float finger = 39;

/* A design rectangle; x from the left of the part of the window in use. */
static struct rect at(const struct stage *st, float x, float y, float w, float h)
{
    const float s = st->ui.scale;
    return rect_make((look(st)->at.left + x) * s, y * s, w * s, h * s);
}

bool uc_in_front(const struct stage *st, int who) { return who == st->me; }
bool uc_on_top(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    return !rect_empty(look(st)->at.plate[who]);
}

/* Plates from the left, clockwise from the player who sits in front; with several people at the
 * screen every seat has its own place for good. */
static void plates(struct stage *st, struct uc_places *k, float top, float h)
{
    const float gap = k->nplates > 4 ? 14 : 24;
    const float x0 = k->wide_plates ? MARGIN : MARGIN + k->side + 28, room = k->w - 2 * x0;
    const int n = st->rules.nseats;
    int shown = 0;
    for (int s = 0; s < SEATS; s++)
        k->plate[s] = k->box[s] = k->face[s] = (struct rect){0};
    for (int i = 0; i < n; i++) {
        const int s = k->shared ? i : (st->me + 1 + i) % n;
        if (!k->shared && s == st->me)
            continue;
        const float w = (room - gap * (float)(k->nplates - 1)) / (float)k->nplates;
        k->plate[s] = at(st, x0 + (float)shown++ * (w + gap), top, w, h);
    }
}

/* Seats in the order in which they play in this lap. */
static void find_order(const struct stage *st, struct uc_places *k)
{
    const struct board *b = &st->shown.b;
    const int n = st->rules.nseats;
    int s = b->num[UPCOLOR_LEADER];
    k->norder = 0;
    for (int i = 0; i < n; i++)
        if (upcolor_seated(b, (s + i) % n))
            k->order[k->norder++] = (s + i) % n;
}

static void slots(struct stage *st, struct uc_places *k, float top, float h)
{
    const float x0 = MARGIN + k->side + 28, w = k->w - 2 * x0;
    const bool many = k->norder > 4;
    const float label = fmaxf(46, k->u * 1.45F),
                round = fminf(fminf(h / 2 + 14, w * (many ? 0.14F : 0.16F)), 240),
                half = w / 2 - round - (many && k->on_table ? 84 : 34);
    const int left = (k->norder + 1) / 2, right = k->norder - left;
    const int most = left > right ? left : right;
    const float pitch = fminf(half / (float)(most ? most : 1), 230);
    const float ch = fminf(h - label - 34, (pitch - (many ? 26 : 34)) * LAYOUT_CARD),
                cw = ch / LAYOUT_CARD;
    /* no higher than its cards want; the wheel stands out */
    const float rail = fminf(h, ch + label + 64);
    /* on a table that is rounded, away from its ends */
    const float out = k->on_table ? 0.85F : 0.5F;
    k->rail = at(st, x0, top + (h - rail) / 2, w, rail);
    k->wheel = at(st, k->w / 2 - round, top + h / 2 + 10 - round, 2 * round, 2 * round);
    for (int s = 0; s < SEATS; s++)
        k->slot[s] = k->label[s] = (struct rect){0};
    for (int i = 0; i < k->norder; i++) {
        const bool on_left = i < left;
        const float from = on_left
                               ? x0 + 17 + (half - pitch * (float)left) * out
                               : k->w / 2 + round + 17 + (half - pitch * (float)right) * (1 - out);
        const float x = from + ((float)(on_left ? i : i - left) + 0.5F) * pitch;
        const float y = top + (h - ch - label) / 2;
        k->slot[k->order[i]] = at(st, x - cw / 2, y, cw, ch);
        k->label[k->order[i]] = at(st, x - pitch / 2 + 4, y + ch + 4, pitch - 8, label);
    }
}

/* The sheet between games, from its foot up. */
static void agree(struct stage *st, struct uc_places *k)
{
    const float foot = fmaxf(96, k->u * 2.3F), bottom = k->h - 28 - foot, w = k->w - 2 * MARGIN;
    const float terms = fmaxf(fmaxf(uc_terms_told(st) ? fmaxf(84, k->u * 3.7F) : 64, k->u * 1.9F),
                              finger / st->ui.scale);
    const float words = uc_note_height(st, w * st->ui.scale) / st->ui.scale;
    const float told = words > 0 ? words + 14 : 0, stacks = fmaxf(120, k->u * 3.1F);
    const float bar = fmaxf(fmaxf(56, k->u * 1.7F), finger / st->ui.scale);
    const float terms_y = bottom - terms - 16, told_y = terms_y - told - 4;
    const float stacks_y = told_y - stacks - 14, bar_y = stacks_y - bar - 18;
    k->terms = at(st, MARGIN, terms_y, w, terms);
    k->feet = at(st, MARGIN, bottom, w, foot);
    k->told = at(st, MARGIN, told_y, w, told);
    k->stacks = at(st, MARGIN, stacks_y, w, stacks);
    k->sheet = at(st, MARGIN - 40, bar_y - 22, k->w - 2 * MARGIN + 80, k->h - bar_y + 22);
    if (!uc_sheet_up(st))
        return;
    const float close = uc_sheet_closes(st) ? bar * 1.25F : 0;
    k->close = at(st, k->w - MARGIN - close, bar_y, close, bar);
    k->bar = at(st, MARGIN, bar_y, w - close - 14, bar);
    k->buttons = at(st, k->w * 0.42F, bar_y, k->w * 0.58F - MARGIN - close - 14, bar);
}

void uc_measure(struct stage *st)
{
    struct uc_state *own = look(st);
    struct uc_places *k = &own->at;
    const struct ui *ui = &st->ui;
    own->set = ui->contrast ? SET_CONTRAST : (enum uc_set)st->colours;
    own->dark = st->dark;
    st->ui.theme = uc_theme(ui->contrast, own->dark);

    const float wide = ui->w / ui->scale;
    k->shared = st->privacy != PRIVACY_ONE;
    const struct ui own_ui = uc_ui(st);
    k->u = ui_least(&own_ui) / ui->scale;
    k->w = fminf(wide, 2500);
    k->left = (wide - k->w) / 2;
    k->h = ui->h / ui->scale;
    k->nplates = k->shared ? st->rules.nseats : st->rules.nseats - 1;
    k->wide_plates = k->nplates > 4 || (k->nplates > 3 && k->u > 22);

    k->wings = k->w >= WIDE && k->u <= 22;
    k->round = uc_round_fits(st);
    k->on_table = k->round || (k->wings && !ui->contrast);
    k->side = k->wings ? WING : SIDE;
    if (k->round)
        k->wide_plates = false;

    const float side_own = k->round && k->wings ? WING : OWN; /* as wide as what is above it */
    const float u = k->u, more = fmaxf(0, k->h - 1080);
    const float hit = finger / ui->scale;
    const float bar = fmaxf(fmaxf(56, u * 1.7F), hit), top = bar + 28;
    /* two lines, or where plates are narrow and letters large, one */
    const float plate = st->privacy == PRIVACY_OPEN ? fmaxf(166, u * 1.7F + 110)
                                                    : fmaxf(124, u * 2.6F + 40),
                penalty = k->wide_plates && u > 22 ? u * 1.3F + 16 : fmaxf(80, u * 2.5F + 10);
    /* where nothing is pressed the cards in front are larger, if there is room above them */
    const float prompt = fmaxf(62, u * 2.5F),
                hand = (st->retold && !k->round && u <= 22 ? 372 : 318) + more * 0.30F;
    const float hand_y = k->h - 32 - hand, prompt_y = hand_y - 24 - more * 0.08F - prompt;
    const float flag = fmaxf(44, u * 1.5F) - 2; /* hangs below the places */
    const float rail_y = top + plate + penalty + 8 + more * 0.10F,
                rail_h = fminf(prompt_y - flag - rail_y, 460);
    const float rail_top = rail_y + (prompt_y - flag - rail_y - rail_h) / 2;
    k->penalty_h = penalty;
    k->bar = at(st, MARGIN, 14, k->w - 2 * MARGIN, bar);
    k->buttons = at(st, k->w * 0.5F, 14, k->w * 0.5F - MARGIN, bar);
    find_order(st, k);
    /* the cards in front are smaller then, the line above them lower, and the table has the rest */
    const float lower = k->round ? 66 : 0, foot = k->round ? 16 : 0, line = fmaxf(56, u * 2.5F),
                table_end = hand_y + 76 - line;
    if (k->round) { /* six plates leave no room for more air above them */
        uc_round_measure(st, bar + (k->nplates > 5 ? 24 : 54), table_end - 6);
        k->prompt =
            at(st, MARGIN + side_own + 24, table_end, k->w - 2 * (MARGIN + side_own + 24), line);
    } else {
        plates(st, k, top, plate);
        slots(st, k, rail_top, rail_h);
        k->prompt =
            at(st, MARGIN + k->side + 28, prompt_y, k->w - 2 * (MARGIN + k->side + 28), prompt);
    }
    /* Plates over pile and pot leave their penalties room, as they do over the places. */
    const float side_y = k->wide_plates ? top + plate + penalty + 8 : top,
                side_h = hand_y - (k->wide_plates ? 24 : 40) - side_y;
    k->pile = at(st, MARGIN, side_y, k->side, side_h);
    const float card_h = fminf(146, side_h * 0.28F);
    k->cards = at(st, MARGIN + 22, side_y + 42, card_h / LAYOUT_CARD, card_h);
    k->pot = at(st, k->w - MARGIN - k->side, side_y, k->side, side_h);
    const float less = st->retold ? 76 : 0; /* no button at its foot */
    k->own = at(st, MARGIN, hand_y + less, side_own, hand - less);
    /* where nothing is pressed the cards have that room */
    const float free = st->retold == RETOLD_BESIDE || st->retold == RETOLD_ALONE ? side_own : 0;
    k->hand = at(st, MARGIN + side_own + 24, hand_y + lower,
                 k->w - 2 * (MARGIN + side_own + 24) + free, hand - lower + foot);
    const float hint = fmaxf(64, hit);
    k->hint = st->retold ? at(st, MARGIN + 16, hand_y + hand, side_own - 32, 0)
                         : at(st, MARGIN + 16, hand_y + hand - 16 - hint, side_own - 32, hint);
    /* a reason has three lines even in the largest letters */
    const float note = fmaxf(88, u * 3.8F), both = hand - note - 26;
    const float ax = k->w - MARGIN - side_own, main = fmaxf(fminf(112, both * 0.57F), hit),
                second = fmaxf(fminf(84, both * 0.43F), hit), second_y = hand_y + main + 18,
                note_y = second_y + second + 8;
    k->main = at(st, ax, hand_y, side_own, main);
    k->second = at(st, ax, second_y, side_own, second);
    k->retold = at(st, ax, hand_y, side_own, hand);
    k->note = at(st, ax - 12, note_y, side_own + 24, hand_y + hand - note_y);
    agree(st, k);
}

/* ---- cards ---- */

/* A card in front, and how far apart they are where none needs more. */
static struct rect hand_card(const struct stage *st)
{
    const struct rect r = look(st)->at.hand;
    const float lift = ui_px(&st->ui, 42), h = r.h - lift - ui_px(&st->ui, 10);
    /* a little smaller where that keeps a whole first hand apart */
    const float apart = r.w / 7.5F * LAYOUT_CARD,
                fit = look(st)->at.round && apart > h * 0.86F ? fminf(h, apart) : h;
    return rect_make(r.x, r.y + lift + (h - fit) / 2, fit / LAYOUT_CARD, fit);
}

static float hand_even(const struct stage *st, int n)
{
    const float w = hand_card(st).w;
    return n > 1 ? fminf(w * 1.06F, (look(st)->at.hand.w - w) / (float)(n - 1)) : 0;
}

bool uc_hand_close(const struct stage *st, int n)
{
    return n > 1 && hand_even(st, n) < hand_card(st).w * 0.6F;
}

struct rect uc_hand_spot(const struct stage *st, int i, int n, uint64_t whole)
{
    const struct rect r = look(st)->at.hand, one = hand_card(st);
    const float w = one.w, room = r.w - w, even = hand_even(st, n);
    int wide = 0, before = 0;
    for (int k = 0; k + 1 < n; k++) {
        wide += (int)(whole >> k & 1);
        before += k < i && (whole >> k & 1);
    }
    /* Whole ones take what they need as long as letter and shape of every other one are seen, and
     * overlap before that. */
    const int narrow = n - 1 - wide;
    const float corner = w * 0.52F;
    float full = w * 1.08F,
          step = narrow ? fmaxf(corner, fminf(even, (room - full * (float)wide) / (float)narrow))
                        : even;
    if (wide && full * (float)wide + step * (float)narrow > room)
        full = (room - step * (float)narrow) / (float)wide;
    if (full <= even)
        full = step = even;
    const float all = w + full * (float)wide + step * (float)narrow;
    return rect_make(r.x + (r.w - (n > 1 ? all : w)) / 2 + full * (float)before +
                         step * (float)(i - before),
                     one.y, w, one.h);
}

/* ---- the seat in front ---- */

/* A number of chips with its things before it, centred in the line. */
static void stack_line(const struct stage *st, struct rect line, bool dealer, struct uc_own *out)
{
    char amount[64];
    uc_amount(amount, uc_has(st, &st->shown.b, st->me));
    const float gap = ui_px(&st->ui, 26), mark = dealer ? fminf(line.h, ui_px(&st->ui, 44)) : 0;
    const float words =
        fminf(uc_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 46}, amount) + 4,
              line.w * 0.7F);
    out->dealer = rect_make(rect_right(line) - mark, line.y + (line.h - mark) / 2, mark, mark);
    const float room = line.w - words - gap - (dealer ? mark + gap : 0);
    out->heap = room > ui_px(&st->ui, 40)
                    ? rect_make(line.x + gap * 0.4F, line.y,
                                fminf(room - gap * 0.4F,
                                      uc_sweets(st) ? line.h * 0.8F : ui_px(&st->ui, 190)),
                                line.h)
                    : (struct rect){0};
    out->stack =
        rect_make(out->heap.w > 0 ? rect_right(out->heap) + gap : line.x, line.y, words, line.h);
}

void uc_own_parts(const struct stage *st, struct uc_own *out)
{
    const struct uc_places *at = &look(st)->at;
    const struct board *b = &st->shown.b;
    const int s = st->me;
    const bool barred = b->num[UPCOLOR_BARRED + s] != 0,
               dealer = b->num[UPCOLOR_DEALER] == s && !at->shared;
    const float pad = ui_px(&st->ui, 18), least = uc_letter(st, 18) * 1.25F;
    const struct rect r = rect_make(at->own.x + pad, at->own.y + pad, at->own.w - 2 * pad,
                                    at->hint.y - at->own.y - 1.6F * pad);
    const bool tight = r.h < 3.6F * least; /* two lines, then, and no more */
    const float foot = tight    ? 0
                       : barred ? fmaxf(r.h * 0.40F, 2 * least)
                                : fmaxf(r.h * 0.40F, least),
                head = r.h - foot - (tight ? 0 : pad * 0.6F);
    *out = (struct uc_own){0};
    float side = fminf(head, r.w * 0.42F);
    out->emblem = rect_make(r.x, r.y, side, side);
    out->name = rect_make(r.x + side + pad * 0.8F, r.y, r.w - side - pad * 0.8F,
                          fminf(head * 0.56F, head - least));
    out->cards = rect_make(out->name.x, rect_bottom(out->name), out->name.w, head - out->name.h);
    /* a long name has the first line to itself */
    if (!uc_fits(st, (struct ui_words){.face = st->ui.theme->strong}, uc_seat(st, s),
                 out->name.w)) {
        out->name = rect_make(r.x, r.y, r.w, fminf(head * 0.5F, head - least));
        side = head - out->name.h;
        out->emblem = rect_make(r.x, rect_bottom(out->name), side, side);
        out->cards =
            rect_make(r.x + side + pad * 0.8F, out->emblem.y, r.w - side - pad * 0.8F, side);
    }
    const struct rect last = rect_make(r.x, rect_bottom(r) - foot, r.w, foot);
    if (!barred && !tight) {
        stack_line(st, last, dealer, out);
        return;
    }
    /* The penalty takes the line of the stack, which moves up beside the cards. */
    out->penalty = last;
    const struct rect line = out->cards;
    const struct ui_words most = {.face = st->ui.theme->strong, .size = 36},
                          small = {.face = st->ui.theme->strong, .size = 18};
    /* one chip says what the number counts */
    const float chip = fminf(line.h * 0.8F, ui_px(&st->ui, 42)), gap = ui_px(&st->ui, 8);
    char amount[64];
    uc_amount(amount, uc_has(st, b, s));
    stack_line(st, line, dealer, out);
    out->heap.w = 0;
    out->stack.w = fmaxf(uc_width(st, small, amount),
                         fminf(uc_width(st, most, amount), line.w * 0.52F - chip * 1.25F)) +
                   4;
    out->stack.x = (dealer ? out->dealer.x - gap : rect_right(line)) - out->stack.w;
    out->chip = rect_make(out->stack.x - chip * 1.25F, line.y + (line.h - chip) / 2, chip, chip);
    out->cards.w = out->chip.x - gap - line.x;
}

/* ---- plates ---- */

static float fitted_width(const struct stage *st, float size, const char *text, float h)
{
    const struct ui_words how = {.face = st->ui.theme->strong, .size = size};
    const float px = uc_letter(st, size);
    return uc_width(st, how, text) * fminf(1, fmaxf(h * 0.83F, ui_least(&st->ui)) / px) + 2;
}

/* With all cards up the hand has the whole second line. */
static void open_parts(const struct stage *st, int who, struct uc_plate *out)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct uc_places *k = &look(st)->at;
    const struct rect r = k->plate[who];
    const int n = upcolor_hand_count(&st->shown.b, who);
    const float pad = ui_px(&st->ui, 12), line = r.h * 0.36F, x = r.x + pad * 1.5F,
                w = r.w - 3 * pad;
    const float cards_h = r.h - line - pad * 1.5F, one = cards_h / LAYOUT_CARD,
                mark = st->shown.b.num[UPCOLOR_DEALER] == who ? line * 0.7F : 0;
    char stack[64];
    uc_amount(stack, uc_has(st, &st->shown.b, who));
    const float ws = fitted_width(st, 28, stack, line),
                chip = fminf(line * 0.6F, ui_px(&st->ui, 30));
    *out = (struct uc_plate){.emblem = rect_make(x, r.y + pad * 0.5F, line, line),
                             .dealer = rect_make(x + w - mark, r.y + pad * 0.8F, mark, mark)};
    out->stack =
        rect_make(out->dealer.x - ws - (mark > 0 ? pad * 0.5F : 0), r.y + pad * 0.5F, ws, line);
    out->chip = rect_make(out->stack.x - chip * 1.3F, out->stack.y + (line - chip) / 2, chip, chip);
    out->name = rect_make(x + line + pad * 0.7F, r.y + pad * 0.5F,
                          out->chip.x - x - line - pad * 1.4F, line);
    /* a long name instead of the chip and the emblem */
    if (!uc_fits(st, (struct ui_words){.face = st->ui.theme->strong}, uc_seat(st, who),
                 out->name.w)) {
        out->chip.w = out->emblem.w = 0;
        out->name = rect_make(x, out->name.y, out->stack.x - x - pad * 0.5F, line);
    }
    float room = w;
    /* then the stack stands beside the cards */
    if (!uc_fits(st, (struct ui_words){.face = st->ui.theme->strong}, uc_seat(st, who),
                 out->name.w)) {
        out->stack = rect_make(x + w - ws, rect_bottom(r) - pad - cards_h, ws, cards_h);
        out->name.w = out->dealer.x - x;
        room = w - ws - pad;
    }
    out->row = out->cards =
        rect_make(x, rect_bottom(r) - pad - cards_h,
                  n ? fminf(room, one + one * 1.04F * (float)(n - 1)) : one, cards_h);
}

void uc_plate_parts(const struct stage *st, int who, struct uc_plate *out)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    if (st->privacy == PRIVACY_OPEN) {
        open_parts(st, who, out);
        return;
    }
    const struct uc_places *k = &look(st)->at;
    const bool apart = !rect_empty(k->face[who]); /* its face is beside it */
    const struct rect r = apart ? k->box[who] : k->plate[who];
    const struct ui_words strong = {.face = st->ui.theme->strong};
    const float pad = r.h * 0.09F, right = rect_right(r) - pad * 1.4F;
    const float side = fminf(r.h - 2 * pad, r.w * 0.26F), row_h = r.h * 0.40F,
                row_y = rect_bottom(r) - pad - row_h;
    const float mark = st->shown.b.num[UPCOLOR_DEALER] == who ? r.h * 0.32F : 0;
    float x = !apart                     ? r.x + pad * 1.2F + side + pad
              : uc_round_at_end(st, who) ? r.x + pad * 1.8F
                                         : rect_right(k->face[who]) + pad;
    out->emblem =
        apart ? k->face[who] : rect_make(r.x + pad * 1.2F, r.y + (r.h - side) / 2, side, side);
    out->name = rect_make(x, r.y + pad * 0.6F, right - mark - x, r.h * 0.46F);
    if (!apart && !uc_fits(st, strong, uc_seat(st, who), out->name.w)) {
        out->emblem = rect_make(r.x + pad * 1.2F, row_y, row_h, row_h);
        x = r.x + pad * 1.6F;
        out->name = rect_make(x, r.y + pad * 0.6F, right - mark - x, r.h * 0.46F);
        x = rect_right(out->emblem) + pad;
    }
    out->dealer = rect_make(right - mark, r.y + pad, mark, mark);
    out->row = rect_make(x, row_y, right - x, row_h);
    char stack[64], n[16];
    uc_amount(stack, uc_has(st, &st->shown.b, who));
    snprintf(n, sizeof n, "%d", upcolor_hand_count(&st->shown.b, who));
    const float ws = fitted_width(st, 28, stack, row_h), wn = fitted_width(st, 38, n, row_h),
                one = row_h / LAYOUT_CARD;
    float chip = fminf(row_h * 0.62F, ui_px(&st->ui, 30));
    out->stack = rect_make(right - ws, row_y, ws, row_h);
    if (out->row.w < ws + chip * 1.3F + wn + pad)
        chip = 0;
    out->chip = rect_make(out->stack.x - chip * 1.3F, row_y + (row_h - chip) / 2, chip, chip);
    const float room = out->chip.x - pad - wn - pad - x; /* for cards */
    const int cards = upcolor_hand_count(&st->shown.b, who);
    const float step = cards > 1 ? fminf(one * (st->privacy == PRIVACY_OPEN ? 0.92F : 0.42F),
                                         fmaxf(0, room - one) / (float)(cards - 1))
                                 : 0;
    const float width = room < one                       ? fmaxf(0, room)
                        : cards && !uc_in_front(st, who) ? one + step * (float)(cards - 1)
                                                         : one;
    out->cards = rect_make(x, row_y, width, row_h);
    out->count = rect_make(x + width + pad, row_y, wn, row_h);
}

/* Cards of others lie small and overlapping between the emblem and the numbers; where they lie face
 * up they are spread as wide as they can be. */
struct rect uc_mini_spot(const struct stage *st, int who, int i, int n)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats && i >= 0);
    struct uc_plate p;
    uc_plate_parts(st, who, &p);
    const float h = fminf(p.row.h, p.cards.w * LAYOUT_CARD), w = h / LAYOUT_CARD;
    const float step = n > 1 ? fmaxf(0, p.cards.w - w) / (float)(n - 1) : 0;
    return rect_make(p.cards.x + (float)i * step, p.row.y + (p.row.h - h) / 2, w, h);
}

struct rect uc_stack_spot(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct uc_places *k = &look(st)->at;
    const int n = st->rules.nseats, i = k->shared ? who : (who - st->me + n) % n;
    return rect_column(k->stacks, i, n, ui_px(&st->ui, 14));
}
