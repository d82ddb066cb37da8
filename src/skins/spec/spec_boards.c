/* Twice: the pot is cut in two, a brush divides the board, and both boards are seen as they grow, with their halves, who leads on each and who wins it.
 *
 * Chances are told only where they are exact and everybody could work them out: all hands of the contestants lie open and at most two cards are to come. */
#include "spec_look.h"

#include "ease.h"
#include "i18n.h"
#include "rank.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CUT_MS = 900, COME_MS = 360, TOLD_MS = 500, RUN_HANDS_OPEN = 4, RUN_SECOND = 5, HOLD_STREET_MS = 380, HOLD_RIVER_MS = 520, HOLD_TOLD_MS = 600 };

static struct spec_boards *boards(const struct stage *st) { return &spec_moments_of(st)->boards; }

/* While it runs, and until somebody is asked something or the next hand begins. */
bool spec_boards_on(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    if (!b->num[SPEC_TWO_BOARDS] || !boards(st)->on)
        return false;
    const bool asked = stage_caught_up(st) && st->mine;
    return !asked && b->phase != SPEC_PHASE_DISCARD;
}

bool spec_boards_move(const struct stage *st)
{
    const struct spec_boards *k = boards(st);
    bool moves = false;
    if (!spec_boards_on(st))
        return false;
    moves |= k->since && st->ui.now - k->since < ui_ms(&st->ui, CUT_MS);
    for (int b = 0; b < 2; b++) {
        for (int i = 0; i < SPEC_BOARD_CARDS; i++)
            moves |= k->came[b][i] && st->ui.now - k->came[b][i] < ui_ms(&st->ui, COME_MS);
        moves |= k->told[b] && st->ui.now - k->told[b] < ui_ms(&st->ui, TOLD_MS);
    }
    return moves && !st->ui.calm;
}

/* ---- what each board is ---- */

static int cards_of(const struct board *b, int which, card out[SPEC_BOARD_CARDS])
{
    const int common = which ? b->num[SPEC_COMMON] : board_count(b, HOLDEM_BOARD);
    int n = 0;
    for (int i = 0; i < common && n < SPEC_BOARD_CARDS; i++)
        out[n++] = board_face(b, HOLDEM_BOARD, i);
    for (int i = 0; which && i < board_count(b, SPEC_SECOND) && n < SPEC_BOARD_CARDS; i++)
        out[n++] = board_face(b, SPEC_SECOND, i);
    return n;
}

static bool hole_of(const struct board *b, int who, cardset *out)
{
    *out = CARDSET_NONE;
    if (board_count(b, HOLDEM_HAND + who) != HOLDEM_HOLE_CARDS)
        return false;
    for (int i = 0; i < HOLDEM_HOLE_CARDS; i++) {
        const card c = board_face(b, HOLDEM_HAND + who, i);
        if (!card_is_plain(c) || board_cell(b, HOLDEM_HAND + who, i).seen != SEAT_ALL)
            return false;
        *out |= cardset_of(c);
    }
    return true;
}

static int32_t worth(const struct board *b, cardset hole, cardset board) { return b->num[SPEC_BOTH] ? rank_class_two_card(hole, board) : rank_class(hole | board); }

/* ---- chances ---- */

struct count { int32_t win[SEATS], split, all; };

static void one(const struct board *b, const cardset *hole, seatmask live, cardset board, struct count *n)
{
    int32_t most = 0;
    int first = -1, equal = 0;
    for (int s = 0; s < b->nseats; s++) {
        if (!(live & seat_bit(s)))
            continue;
        const int32_t w = worth(b, hole[s], board);
        if (w > most)
            most = w, first = s, equal = 1;
        else if (w == most)
            equal++;
    }
    n->all++;
    if (equal > 1)
        n->split++;
    else if (first >= 0)
        n->win[first]++;
}

/* Every way in which the cards to come may fall, out of all that nobody has seen. */
static bool count_board(const struct board *b, int which, struct count *n, int *to_come)
{
    card lies[SPEC_BOARD_CARDS];
    cardset hole[SEATS], board = CARDSET_NONE, gone = CARDSET_NONE;
    const seatmask live = (seatmask)b->num[HOLDEM_LIVE];
    const int have = cards_of(b, which, lies);
    *n = (struct count){0};
    *to_come = SPEC_BOARD_CARDS - have;
    if (*to_come > 2 || seat_count(live) < 2)
        return false;
    for (int s = 0; s < b->nseats; s++)
        if (live & seat_bit(s)) {
            if (!hole_of(b, s, &hole[s]))
                return false;
            gone |= hole[s];
        }
    for (int i = 0; i < have; i++)
        board |= cardset_of(lies[i]);
    for (int i = 0; i < 2; i++)
        for (int k = 0, m = cards_of(b, i, lies); k < m; k++)
            gone |= cardset_of(lies[k]);
    if (*to_come == 0) {
        one(b, hole, live, board, n);
        return true;
    }
    for (card x = 0; x < 52; x++) {
        if (gone & cardset_of(x))
            continue;
        if (*to_come == 1) {
            one(b, hole, live, board | cardset_of(x), n);
            continue;
        }
        for (card y = (card)(x + 1); y < 52; y++)
            if (!(gone & cardset_of(y)))
                one(b, hole, live, board | cardset_of(x) | cardset_of(y), n);
    }
    return true;
}

static void work_out(struct stage *st, int which)
{
    struct spec_boards *k = boards(st);
    const struct board *b = &st->shown.b;
    struct count n;
    int to_come, leads = -1;
    k->outs[which] = 0;
    k->outs_of[which] = -1;
    if (!count_board(b, which, &n, &to_come)) {
        for (int s = 0; s < SEATS; s++)
            k->chance[which][s] = -1;
        k->split[which] = -1;
        return;
    }
    for (int s = 0; s < b->nseats; s++) {
        k->chance[which][s] = (int)((n.win[s] * 100 + n.all / 2) / n.all);
        if (n.win[s] && (leads < 0 || n.win[s] > n.win[leads]))
            leads = s;
    }
    k->split[which] = (int)((n.split * 100 + n.all / 2) / n.all);
    for (int s = 0; s < b->nseats && to_come == 1; s++)     /* who is behind, and how many cards change that */
        if (s != leads && b->num[HOLDEM_LIVE] >> s & 1 && n.win[s] > k->outs[which])
            k->outs[which] = n.win[s], k->outs_of[which] = s;
}

/* ---- events ---- */

static void begin(struct stage *st, const struct event *e)
{
    struct spec_boards *k = boards(st);
    *k = (struct spec_boards){.on = true, .who = e->who, .since = st->hurrying ? 0 : st->ui.now};
    for (int p = 0; p < HOLDEM_POTS; p++)
        k->whole += st->shown.b.num[HOLDEM_POT + p];
    for (int i = 0; i < 2; i++) {
        for (int s = 0; s < SEATS; s++)
            k->chance[i][s] = -1;
        k->outs_of[i] = k->split[i] = -1;
    }
    /* The odd chip of each pot's halving goes to the first board (SP-38). */
    for (int p = 0; p < HOLDEM_POTS; p++)
        k->half[1] += st->shown.b.num[HOLDEM_POT + p] / 2;
    k->half[0] = k->whole - k->half[1];
}

void spec_boards_happened(struct stage *st, const struct event *e, const struct board *before)
{
    struct spec_boards *k = boards(st);
    const struct board *b = &st->shown.b;
    if (e->kind == EVENT_SET && e->why == SPEC_WHY_TWICE && e->amount)
        begin(st, e);
    if (!k->on)
        return;
    if (e->kind == EVENT_SET && e->to == SPEC_TWO_BOARDS && !e->amount) {
        k->on = false;
        return;
    }
    if (e->kind == EVENT_MOVE && (e->to == HOLDEM_BOARD || e->to == SPEC_SECOND)) {
        const int which = e->to == SPEC_SECOND, at = (which ? b->num[SPEC_COMMON] : 0) + board_count(b, e->to) - 1;
        if (at >= 0 && at < SPEC_BOARD_CARDS)
            k->came[which][at] = st->hurrying ? 0 : st->ui.now;
        if (at >= 2 && which)       /* the first one has its streets, which hold the picture already */
            director_hold(st, at == 4 ? HOLD_RIVER_MS : HOLD_STREET_MS);
        else if (at == 4)
            director_hold(st, HOLD_RIVER_MS);
    }
    if (e->kind == EVENT_NOTE && e->why == SPEC_WHY_TWICE) {
        k->telling = e->amount;
        if (k->telling >= 1 && k->telling <= 2)
            k->told[k->telling - 1] = st->hurrying ? 0 : st->ui.now;
        director_hold(st, HOLD_TOLD_MS);
    }
    if (e->kind == EVENT_PAY && (e->why == HOLDEM_WHY_WIN || e->why == HOLDEM_WHY_SPLIT) && k->telling) {
        const int who = e->to - HOLDEM_STACK;
        k->winners[k->telling - 1] |= seat_bit(who);
        k->won[k->telling - 1][who] += e->amount;
        director_hold(st, HOLD_STREET_MS);
    }
    if (e->kind == EVENT_SET && e->to == SPEC_RUN && e->amount == 0 && before->num[SPEC_RUN] && k->telling)
        director_hold(st, 2 * HOLD_TOLD_MS);
    if (e->kind == EVENT_MOVE || e->kind == EVENT_SHOW)
        for (int i = 0; i < 2; i++)
            work_out(st, i);
}

/* ---- drawing ---- */

/* The best of those whose hands lie open on a board, or nobody. */
static int leader(const struct stage *st, int which, bool *shared)
{
    const struct board *b = &st->shown.b;
    card lies[SPEC_BOARD_CARDS];
    const int n = cards_of(b, which, lies);
    cardset board = CARDSET_NONE, hole;
    int32_t most = 0;
    int first = -1;
    *shared = false;
    if (n < 3)
        return -1;
    for (int i = 0; i < n; i++)
        board |= cardset_of(lies[i]);
    for (int s = 0; s < b->nseats; s++) {
        if (!holdem_live(b, s))
            continue;
        if (!hole_of(b, s, &hole))
            return -1;
        const int32_t w = worth(b, hole, board);
        if (w > most)
            most = w, first = s, *shared = false;
        else if (w == most)
            *shared = true;
    }
    return first;
}

/* What a seat makes on one of the boards, as it would be said of a board alone. */
static void hand_name(const struct stage *st, int which, int who, char out[POKER_NAME])
{
    struct board b = st->shown.b;
    card lies[SPEC_BOARD_CARDS];
    const int n = cards_of(&b, which, lies);
    out[0] = '\0';
    if (b.start[HOLDEM_BOARD] + n >= CELLS)
        return;
    for (int i = 0; i < n; i++)     /* on this copy the board is that one; what lay behind it is not asked about */
        b.cell[b.start[HOLDEM_BOARD] + i].face = lies[i];
    b.start[HOLDEM_BOARD + 1] = (uint8_t)(b.start[HOLDEM_BOARD] + n);
    poker_hand_name(st, &b, who, out);
}

/* What stands below a contestant's name. */
static void contestant_words(const struct stage *st, int s, char out[SPEC_WORDS])
{
    const struct board *b = &st->shown.b;
    const int32_t won = boards(st)->won[0][s] + boards(st)->won[1][s];
    char amount[64];
    poker_amount(st, won ? won : b->num[HOLDEM_STACK + s], amount);
    if (won)
        snprintf(out, SPEC_WORDS, "+%s", amount);
    else
        snprintf(out, SPEC_WORDS, "%s", holdem_all_in(b, s) ? C_("poker", "All-in") : amount);
}

static void contestants(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const int n = seat_count((seatmask)b->num[HOLDEM_LIVE]);
    const float gap = ui_px(&st->ui, 16), letter = spec_least(st), each = fminf((r.h - gap * (float)(n - 1)) / (float)(n ? n : 1), ui_px(&st->ui, 250));
    float y = r.y + (r.h - each * (float)n - gap * (float)(n - 1)) / 2, face = fminf(each * 0.66F, r.w * 0.2F), ch = fminf(each * 0.9F, r.w * 0.3F * 1.4F), need = 0;
    char words[SPEC_WORDS];
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s)) {
            contestant_words(st, s, words);
            need = fmaxf(need, 6 + fmaxf(poker_width(st, (struct ui_words){.face = t->strong, .size = 18}, stage_name(st, s)), poker_width(st, (struct ui_words){.face = t->plain, .size = 18}, words)));
        }
    /* Words come first: with large letters all faces go, then the cards get smaller. */
    if (r.w - face - ch / 1.4F * 1.62F - gap * 2.2F < need)
        face = 0;
    ch = fminf(ch, (r.w - face - gap * 2.2F - need) / 1.62F * 1.4F);
    const float cw = ch / 1.4F, cards = cw * 1.62F;
    for (int s = 0; s < b->nseats; s++) {
        if (!holdem_live(b, s))
            continue;
        const struct rect box = rect_make(r.x, y, r.w, each);
        const float x = box.x + face + gap * (face > 0 ? 1.2F : 0.7F), w = rect_right(box) - cards - gap - x;
        contestant_words(st, s, words);
        spec_box(c, st, rect_inset_xy(box, 0, each * 0.08F), 0x0D1526D8U, 0x8A7340FFU, 1.6F);
        if (face > 0)
            poker_portrait(c, st, s, rect_make(box.x + gap * 0.6F, box.y + (each - face) / 2, face, face));
        poker_write(c, st, (struct ui_words){.face = t->strong, .size = 27, .place = TEXT_BOTTOM, .lines = 1}, stage_name(st, s), rect_make(x, box.y, w, each * 0.5F));
        poker_write(c, st, (struct ui_words){.face = t->plain, .size = 22, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_TOP, .lines = 1}, words, rect_make(x, box.y + each * 0.5F, w, letter * 1.8F));
        for (int i = 0; i < board_count(b, HOLDEM_HAND + s) && i < 3 && ch > 8; i++)
            spec_draw_playing(st, c, board_face(b, HOLDEM_HAND + s, i), rect_make(rect_right(box) - cards - gap * 0.4F + cw * 0.62F * (float)i, box.y + (each - ch) / 2, cw, ch), st->ui.calm ? 0 : i ? 4 : -4);
        y += each + gap;
    }
}

static void halves_of_pot(const struct stage *st, struct canvas *c, struct rect r, float cut)
{
    const struct spec_boards *k = boards(st);
    const struct theme *t = st->ui.theme;
    char amount[64];
    const float coin = fminf(r.h * 0.8F, r.w * 0.26F), away = coin * 0.09F * cut, pad = ui_px(&st->ui, 14);
    spec_box(c, st, r, 0x0D1526E8U, 0x8A7340FFU, 2);
    const struct rect at = rect_make(r.x + pad, r.y + (r.h - coin) / 2, coin, coin);
    if (canvas_has_picture(c, "spec/cut-a") && canvas_has_picture(c, "spec/cut-b")) {
        canvas_picture(c, "spec/cut-a", rect_make(at.x - away, at.y, coin / 2, coin), paint_plain());
        canvas_picture(c, "spec/cut-b", rect_make(at.x + coin / 2 + away, at.y, coin / 2, coin), paint_plain());
    } else {
        for (int i = 0; i < 2; i++) {
            canvas_push_clip(c, rect_make(at.x + (i ? coin / 2 + away : -away), at.y, coin / 2, coin));
            canvas_ring(c, (struct point){at.x + coin / 2 + (i ? away : -away), at.y + coin / 2}, coin / 2, coin, 0xC9A227FFU);
            canvas_ring(c, (struct point){at.x + coin / 2 + (i ? away : -away), at.y + coin / 2}, coin * 0.34F, coin, 0xF6DC8CFFU);
            canvas_pop_clip(c);
        }
    }
    const float x = rect_right(at) + pad * 1.4F, w = rect_right(r) - pad - x;
    poker_amount(st, k->whole, amount);
    poker_write(c, st, (struct ui_words){.size = 23, .colour = t->soft, .place = TEXT_BOTTOM, .lines = 1}, _("Pot"), rect_make(x, r.y, w, r.h * 0.26F));
    poker_write(c, st, (struct ui_words){.face = t->strong, .size = 42, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_MIDDLE, .lines = 1}, amount, rect_make(x, r.y + r.h * 0.24F, w, r.h * 0.36F));
    const struct ui ui = poker_ui(st);
    const struct ui_words how = {.face = t->plain, .size = 21, .place = TEXT_TOP, .lines = 2};
    if (ui_write_height(&ui, &how, _("cut in two halves"), w) <= r.h * 0.39F)
        poker_write(c, st, how, _("cut in two halves"), rect_make(x, r.y + r.h * 0.6F, w, r.h * 0.39F));
}

/* Towards both boards: from the middle, one stroke up and one down. */
static void brace(const struct stage *st, struct canvas *c, struct rect r, float t, int now)
{
    const uint32_t own = spec_colour(st, SPEC_VERMILION);
    const float mid = r.y + r.h / 2, drawn = ease_out_cubic(spec_part(t, 0.25F, 0.9F));
    if (canvas_has_picture(c, "spec/brace")) {      /* it comes from the left as a brush does */
        canvas_push_clip(c, rect_make(r.x, r.y, r.w * drawn, r.h));
        canvas_picture(c, "spec/brace", rect_make(r.x, mid - r.h * 0.32F, r.w, r.h * 0.64F), paint_plain());
        canvas_pop_clip(c);
        return;
    }
    for (int i = 0; i < 2; i++) {
        const float y = i ? rect_bottom(r) - r.h * 0.2F : r.y + r.h * 0.2F;
        const struct point a = {r.x, mid}, turn = {r.x + r.w * 0.55F, mid}, at = {r.x + r.w * 0.5F, (mid + y) / 2}, b = {r.x + r.w * 0.45F, y}, to = {rect_right(r), y};
        const uint32_t ink = now == i + 1 ? colour_mix(own, 0xFFFFFFFFU, 0.18F) : own;
        spec_brush(c, st, a, turn, at, r.w * 0.22F, ink, spec_part(t, 0.25F, 0.6F) * 1.4F, 41 + i);
        spec_brush(c, st, at, b, to, r.w * 0.19F, ink, spec_part(t, 0.55F, 0.95F), 43 + i);
    }
}

/* How many cards turn it, if there is room for the words; the bar and what it says in any case. */
static void outs_bar(const struct stage *st, struct canvas *c, int which, struct rect r)
{
    const struct spec_boards *k = boards(st);
    const struct theme *t = st->ui.theme;
    const struct ui ui = poker_ui(st);
    const int who = k->outs_of[which];
    const float letter = spec_least(st), bar = fmaxf(4, ui_px(&st->ui, 11));
    char words[SPEC_WORDS];
    if (who < 0)
        return;
    snprintf(words, sizeof words, i18n_plural("%d card saves %s", "%d cards save %s", (unsigned long)k->outs[which]), k->outs[which], stage_name(st, who));
    const struct ui_words how = {.face = t->plain, .size = 21, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_TOP, .lines = 2};
    const float tall = ui_write_height(&ui, &how, words, r.w), under = letter * 1.6F, said = tall + bar + under + 4 <= r.h ? tall : 0;
    if (said + bar + under > r.h)
        return;
    if (said > 0)
        poker_write(c, st, how, words, rect_make(r.x, r.y, r.w, said));
    const struct rect line = rect_make(r.x, r.y + said + 2, r.w, bar);
    canvas_panel(c, line, &(struct panel){.fill = 0x2A3658FFU, .radius = bar / 2});
    canvas_panel(c, rect_make(line.x, line.y, fmaxf(bar, line.w * (float)k->chance[which][who] / 100), bar), &(struct panel){.fill = spec_colour(st, SPEC_VERMILION), .radius = bar / 2});
    snprintf(words, sizeof words, _("%s: %d %%"), stage_name(st, who), k->chance[which][who]);
    poker_write(c, st, (struct ui_words){.face = t->strong, .size = 20, .place = TEXT_TOP, .lines = 1}, words, rect_make(r.x, rect_bottom(line) + 2, r.w, under));
}

static void board(const struct stage *st, struct canvas *c, int which, struct rect r, bool now)
{
    const struct spec_boards *k = boards(st);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    card lies[SPEC_BOARD_CARDS];
    char words[SPEC_WORDS], name[POKER_NAME] = "", amount[64];
    const int n = cards_of(b, which, lies), common = b->num[SPEC_COMMON], own = SPEC_BOARD_CARDS - common;
    const bool told = k->winners[which] != 0;
    if (now)
        spec_light(c, st, r, spec_colour(st, SPEC_LAMP), 0.8F);
    spec_box(c, st, r, 0x0D1526E8U, now ? spec_colour(st, SPEC_LAMP) : 0x8A7340FFU, now ? 3 : 2);
    const float pad = ui_px(&st->ui, 18), letter = spec_least(st), text = fmaxf(letter * 12.5F, r.w * 0.36F), room = r.w - text - 3 * pad;
    float h = r.h - 2 * pad, w = h / 1.4F;
    const float gap = fminf(pad * 0.7F, w * 0.1F);
    if (w * (float)own + gap * (float)(own - 1) > room) {
        w = (room - gap * (float)(own - 1)) / (float)own;
        h = w * 1.4F;
    }
    for (int i = 0; i < own; i++) {
        const struct rect at = rect_make(r.x + pad + (w + gap) * (float)i, r.y + (r.h - h) / 2, w, h);
        const int place = common + i;
        if (place >= n) {
            canvas_panel(c, at, &(struct panel){.fill = 0x10204070U, .radius = w * 0.06F, .line = 0x9FB4D8B0U, .line_width = fmaxf(1, ui_px(&st->ui, 2)), .dash = ui_px(&st->ui, 9), .gap = ui_px(&st->ui, 7)});
            continue;
        }
        const int64_t since = k->came[which][place];
        const float come = since ? spec_t(st, since, COME_MS) : 1, turn = spec_part(come, 0.35F, 1);
        if (come < 1 && now)
            spec_sparkle(c, st, at, come, spec_colour(st, SPEC_LAMP), 1 - come);
        spec_draw_playing(st, c, ease_flipped(turn) ? lies[place] : (card)CARD_HIDDEN, rect_around((struct point){at.x + w / 2, at.y + h / 2 - h * 0.3F * (1 - ease_out_cubic(spec_part(come, 0, 0.6F)))}, w * fabsf(ease_flip(turn)), h), 0);
    }
    /* Which board, who leads or has won, and its half. */
    const float x = rect_right(r) - pad - text, tick = letter * 0.62F;
    float y = r.y + pad;
    snprintf(words, sizeof words, which ? _("Board 2") : _("Board 1"));
    const struct rect wrote = poker_write(c, st, (struct ui_words){.face = t->strong, .size = 28, .place = TEXT_TOP, .lines = 1}, words, rect_make(x, y, text - tick * 3, letter * 2));
    const struct point at = {rect_right(wrote) + tick * 2, y + wrote.h / 2};
    if (told || n == SPEC_BOARD_CARDS) {
        canvas_ring(c, at, tick, tick, 0x3F7257FFU);
        canvas_line(c, (struct point){at.x - tick * 0.45F, at.y}, (struct point){at.x - tick * 0.1F, at.y + tick * 0.4F}, fmaxf(1.5F, ui_px(&st->ui, 3)), 0xFFFFFFFFU);
        canvas_line(c, (struct point){at.x - tick * 0.1F, at.y + tick * 0.4F}, (struct point){at.x + tick * 0.46F, at.y - tick * 0.38F}, fmaxf(1.5F, ui_px(&st->ui, 3)), 0xFFFFFFFFU);
    } else if (now) {
        canvas_ring(c, at, tick, tick, colour_faded(spec_colour(st, SPEC_VERMILION), 0.4F));
        canvas_ring(c, at, tick * 0.55F, tick, spec_colour(st, SPEC_VERMILION));
    }
    y += letter * 2;
    bool shared;
    const int leads = leader(st, which, &shared);
    words[0] = '\0';
    if (leads >= 0 && shared)
        snprintf(words, sizeof words, "%s", _("shared"));
    else if (leads >= 0) {
        hand_name(st, which, leads, name);
        if (*name)
            /* TRANSLATORS: who leads on a board, and with which hand: "Shizuka: Pair of aces" */
            snprintf(words, sizeof words, C_("leads on a board", "%s: %s"), stage_name(st, leads), name);
        else
            snprintf(words, sizeof words, "%s", stage_name(st, leads));
    }
    const bool label = r.h - 2 * pad > letter * 8;
    const float low = rect_bottom(r) - pad - letter * (label ? 3.5F : 2.2F);
    const struct ui ui = poker_ui(st);
    const struct ui_words says = {.face = t->plain, .size = 23, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_TOP, .lines = 2};
    if (*words && leads >= 0 && ui_write_height(&ui, &says, words, text) > low - y)
        snprintf(words, sizeof words, "%s", shared ? _("shared") : stage_name(st, leads));
    if (*words && ui_write_height(&ui, &says, words, text) <= low - y) {
        const float tall = fminf(ui_write_height(&ui, &says, words, text), fmaxf(letter * 1.6F, low - y));
        poker_write(c, st, says, words, rect_make(x, y, text, tall));
        y += tall + letter * 0.2F;
    }
    if (!told && n == SPEC_BOARD_CARDS - 1)
        outs_bar(st, c, which, rect_make(x, y, text, low - y));
    const float chip = letter * 2.6F;
    poker_chips(c, st, rect_make(x, rect_bottom(r) - pad - chip, chip, chip), k->half[which]);
    poker_amount(st, k->half[which], amount);
    if (label)
        poker_write(c, st, (struct ui_words){.size = 21, .colour = t->soft, .place = TEXT_BOTTOM, .lines = 1}, which ? _("2nd half of the pot") : _("1st half of the pot"), rect_make(x + chip + pad * 0.6F, low, text - chip - pad * 0.6F, letter * 1.5F));
    poker_write(c, st, (struct ui_words){.face = t->strong, .size = 34, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_TOP, .lines = 1}, amount, rect_make(x + chip + pad * 0.6F, rect_bottom(r) - pad - letter * 2.1F, text - chip - pad * 0.6F, letter * 2.2F));
}

/* What two boards can come to. */
static void table_of_halves(const struct stage *st, struct canvas *c, struct rect r)
{
    static const struct { int lit; const char *head, *under; } line[] = {
        {2, N_("Both boards"), N_("the whole pot")}, {1, N_("One each"), N_("a half each")}, {0, N_("Neither board"), N_("nothing")},
    };
    const struct theme *t = st->ui.theme;
    const float w = r.w / 3, disc = fminf(r.h * 0.18F, ui_px(&st->ui, 17)), pad = ui_px(&st->ui, 22);
    spec_box(c, st, r, 0x0D1526E8U, 0x8A7340FFU, 2);
    for (int i = 0; i < 3; i++) {
        const float x = r.x + w * (float)i + pad;
        for (int k = 0; k < 2; k++) {
            const struct point at = {x + disc + (float)k * disc * 2.3F, r.y + r.h / 2};
            canvas_ring(c, at, disc, k < line[i].lit ? disc : fmaxf(1.5F, ui_px(&st->ui, 2.4F)), k < line[i].lit ? 0xC9A227FFU : t->soft);
        }
        const float tx = x + disc * 5.4F, tw = r.x + w * (float)(i + 1) - tx - pad * 0.4F;
        poker_write(c, st, (struct ui_words){.face = t->strong, .size = 24, .place = TEXT_BOTTOM, .lines = 1}, _(line[i].head), rect_make(tx, r.y, tw, r.h * 0.5F));
        poker_write(c, st, (struct ui_words){.size = 21, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_TOP, .lines = 1}, _(line[i].under), rect_make(tx, r.y + r.h * 0.5F, tw, r.h * 0.5F));
        if (i)
            canvas_fill(c, rect_make(r.x + w * (float)i, r.y + r.h * 0.2F, 1, r.h * 0.6F), 0x8A7340FFU);
    }
}

static void heading(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_boards *k = boards(st);
    const float side = r.h * 0.86F, pad = r.h * 0.22F;
    char words[SPEC_WORDS];
    spec_seal(c, st, rect_make(r.x, r.y + (r.h - side) / 2, side, side), "7", -3);
    snprintf(words, sizeof words, _("laid by %s with the all-in"), stage_name(st, k->who));
    const float x = r.x + side + pad, w = rect_right(r) - x;
    poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 42, .place = TEXT_BOTTOM, .lines = 1}, spec_title(SPEC_TWICE), rect_make(x, r.y, w, r.h * 0.58F));
    poker_write(c, st, (struct ui_words){.face = st->ui.theme->plain, .size = 23, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_TOP, .lines = 1}, words, rect_make(x, r.y + r.h * 0.58F, w, r.h * 0.42F));
}

void spec_draw_boards(const struct stage *st, struct canvas *c)
{
    const struct spec_boards *k = boards(st);
    const struct board *b = &st->shown.b;
    const struct rect page = spec_page(st), track = spec_page_track(st);
    const float t = k->since ? spec_t(st, k->since, CUT_MS) : 1, open = st->ui.calm || !k->since ? 1 : ease_out_cubic(fminf(1, t * 5)), pad = ui_px(&st->ui, 36);
    canvas_push_clip(c, rect_inset_xy(page, 0, page.h * 0.5F * (1 - open)));
    spec_draw_page(st, c, SPEC_TWICE);
    spec_draw_track(st, c, 1);
    const float foot = fmaxf(ui_px(&st->ui, 100), spec_least(st) * 4.0F), top = rect_bottom(track) + pad * 0.6F, low = rect_bottom(page) - foot - pad * 0.7F - pad * 0.4F;
    const float left = page.w * 0.25F, mid = page.w * 0.21F, gap = page.w * 0.075F, head = fmaxf(ui_px(&st->ui, 86), spec_least(st) * 3.2F);
    heading(st, c, rect_make(pad * 0.6F, top - pad * 0.2F, left + mid - pad, head));
    contestants(st, c, rect_make(pad * 0.6F, top + head, left - pad * 0.6F, low - top - head));
    /* What is common, and the pot below it. */
    const struct rect middle = rect_make(left + pad * 0.5F, top + head, mid - pad * 0.5F, low - top - head);
    const int common = b->num[SPEC_COMMON];
    const float pot = fminf(middle.h * 0.4F, fmaxf(ui_px(&st->ui, 160), spec_least(st) * 7.4F));
    if (common) {
        const float label = spec_least(st) * 1.8F, h = fminf(middle.h - pot - label - pad, middle.w / (1 + 0.62F * (float)(common - 1)) * 1.4F), w = h / 1.4F, step = common > 1 ? fminf(w * 0.9F, (middle.w - w) / (float)(common - 1)) : 0;
        const float x0 = middle.x + (middle.w - w - step * (float)(common - 1)) / 2, y0 = middle.y + (middle.h - pot - h - label - pad) / 2;
        poker_write(c, st, (struct ui_words){.face = st->ui.theme->plain, .size = 24, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, _("Both boards share"), rect_make(middle.x, y0, middle.w, label));
        for (int i = 0; i < common && i < board_count(b, HOLDEM_BOARD); i++)
            spec_draw_playing(st, c, board_face(b, HOLDEM_BOARD, i), rect_make(x0 + step * (float)i, y0 + label, w, h), 0);
    }
    halves_of_pot(st, c, rect_make(middle.x, rect_bottom(middle) - pot, middle.w, pot), ease_out_back(spec_part(t, 0.1F, 0.4F)));
    const int now = k->telling ? k->telling : b->num[SPEC_RUN] == RUN_SECOND ? 2 : 1;
    brace(st, c, rect_make(left + mid + gap * 0.05F, top, gap * 0.9F, low - top), t, now);
    const struct rect right = rect_make(left + mid + gap, top, page.w - left - mid - gap - pad * 0.6F, low - top);
    for (int i = 0; i < 2; i++)
        board(st, c, i, rect_row(right, i, 2, pad * 0.8F), now == i + 1);
    table_of_halves(st, c, rect_make(pad * 0.6F, rect_bottom(page) - foot - pad * 0.5F, page.w - pad * 1.2F, foot));
    canvas_pop_clip(c);
}
