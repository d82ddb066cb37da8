/* Between games, to be looked at: the ledger of the pot round by round and everybody's stack or jar (UC-53, UC-60). What the table agrees on is in upcolor_talk.c. */
#include "upcolor_look.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

bool uc_agreeing(const struct stage *st) { return st->shown.b.phase == UPCOLOR_PHASE_AGREE || (st->shown.b.over && st->shown.b.num[UPCOLOR_ROUND] == UPCOLOR_ROUNDS && uc_turn(&st->shown.b) < 0); }

/* ---- the ledger ---- */

enum { THINGS = 8 };    /* for the largest share */

/* So many chips or sweets for a round's share, of THINGS for the largest. */
static int things_of(const struct board *b, int round)
{
    int32_t most = 1;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        most = b->num[UPCOLOR_ROUND_SHARE + i] > most ? b->num[UPCOLOR_ROUND_SHARE + i] : most;
    const int n = (int)((THINGS * (int64_t)b->num[UPCOLOR_ROUND_SHARE + round] + most - 1) / most);
    return n < 1 ? 1 : n;
}

/* A share as the things it is of, in a row: half of the pot is twice as long as a quarter. Sweets lie side by side, chips one on the other. */
static void heap_of(const struct stage *st, struct canvas *c, int things, struct rect r)
{
    const bool sweet = uc_sweets(st);
    const float step = fminf(r.w / (THINGS + 0.5F), ui_px(&st->ui, sweet ? 50 : 36)), side = step / (sweet ? 1.4F : 0.68F);
    if (step < ui_px(&st->ui, 16))
        return;
    for (int i = 0; i < things; i++) {
        const float x = r.x + step * (float)i + (sweet ? step * 0.14F : 0), y = r.y + (r.h - side) / 2 + (i % 2 ? -1 : 1) * side * 0.05F;
        uc_chip(c, st, rect_make(x, y, side, side), (card)(UPCOLOR_IMPERIAL + (i * 2 + things) % 5));
    }
}

static void amount_at(const struct stage *st, struct canvas *c, int32_t n, const char *sign, uint32_t colour, struct rect r)
{
    char text[80], number[64];
    uc_amount(number, n);
    snprintf(text, sizeof text, "%s%s", sign, number);
    uc_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 42, .colour = colour, .align = TEXT_RIGHT, .place = TEXT_MIDDLE, .lines = 1}, text, r);
}

static void ledger_row(const struct stage *st, struct canvas *c, int round, struct rect r)
{
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const int winner = b->num[UPCOLOR_ROUND_WINNER + round] - 1;
    const float pad = ui_px(&st->ui, 18), disc = fminf(r.h * 0.74F, fmaxf(ui_px(&st->ui, 46), uc_letter(st, 26) * 1.3F));
    char text[UC_TEXT];
    uc_panel(c, st, r, 20, t->well, st->ui.contrast ? t->line : 0, 2);
    const struct rect round_at = rect_make(r.x + pad, r.y + (r.h - disc) / 2, disc, disc);
    canvas_panel(c, round_at, &(struct panel){.fill = t->text, .radius = disc});
    snprintf(text, sizeof text, "%d", round + 1);
    uc_write(c, st, (struct ui_words){.face = t->strong, .size = 26, .colour = t->panel, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, text, rect_scaled(round_at, 1.5F));
    float x = rect_right(round_at) + pad;
    if (uc_pots(st)) {
        const struct ui ui = uc_ui(st);
        const struct ui_words share = {.size = 28, .colour = t->soft, .place = TEXT_MIDDLE, .lines = 1};
        const char *word = uc_share_word(b->num[UPCOLOR_POT_START], b->num[UPCOLOR_RISING] != 0, round + 1);
        const struct rect there = rect_make(x, r.y, r.w * 0.17F, r.h);
        if (ui_write_fits(&ui, &share, word, there))    /* the amount at the end of the line tells it as well */
            uc_write(c, st, share, word, there);
        x += there.w + pad;
    }
    if (winner < 0)
        return;
    const float side = r.h * 0.8F;
    uc_emblem(c, st, winner, rect_make(x, r.y + (r.h - side) / 2, side, side));
    x += side + pad * 0.7F;
    const float right = rect_right(r) - r.w * 0.17F;
    const bool paid = b->num[UPCOLOR_ROUND_PAID + round] > 0 || b->num[UPCOLOR_ROUND_SHARE + round] == 0;    /* an eighth of very little is nothing */
    const float name = paid ? right - x : (right - x) * 0.45F;
    const struct ui_words who = {.face = t->strong, .size = 34, .place = TEXT_MIDDLE, .lines = 1};
    uc_write(c, st, who, uc_seat(st, winner), rect_make(x, r.y, name, r.h));
    if (paid && uc_pots(st)) {
        const float from = fmaxf(x + uc_width(st, who, uc_seat(st, winner)) + 2 * pad, x + r.w * 0.17F);
        heap_of(st, c, things_of(b, round), rect_make(from, r.y, right - pad - from, r.h));
    }
    if (!paid) {
        const float h = fmaxf(r.h * 0.62F, uc_letter(st, 24) * 1.4F);
        uc_pill(c, st, "upcolor/shapes/ink/cross", false, _("kept a discard: carried over"), rect_make(x + name, r.y + (r.h - h) / 2, right - x - name, h), 24, TEXT_LEFT);
    }
    if (uc_pots(st))
        amount_at(st, c, b->num[UPCOLOR_ROUND_SHARE + round], paid ? "+" : "", paid ? t->text : t->soft, rect_make(right, r.y, rect_right(r) - pad - right, r.h));
}

/* What a seat is paid for a FULL: its face, its name and the amount. */
static void paid_text(const struct stage *st, int s, char out[UC_TEXT])
{
    char amount[64];
    uc_amount(amount, look(st)->full_paid[s]);
    snprintf(out, UC_TEXT, _("%s +%s"), uc_seat(st, s), amount);
}

static struct rect paid_cell(const struct stage *st, struct rect line, int i, int n) { return rect_column(line, i, n, ui_px(&st->ui, 13)); }

/* Everybody's part has room in such a line. */
static bool paid_fits(const struct stage *st, struct ui_words how, struct rect line, int n)
{
    const struct rect cell = paid_cell(st, line, 0, n);
    char text[UC_TEXT];
    for (int s = 0; s < st->rules.nseats; s++) {
        paid_text(st, s, text);
        if (look(st)->full_paid[s] && !uc_fits(st, how, text, cell.w - cell.h * 1.2F))
            return false;
    }
    return true;
}

/* FULL: what it costs and to whom, and all of it at the end of the line where there is room. */
static void full_bar(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct uc_state *k = look(st);
    const struct uc_colour red = uc_colours(st, UPCOLOR_RED);
    const float pad = ui_px(&st->ui, 26);
    char text[UC_TEXT], amount[64];
    int n = 0, i = 0;
    int32_t all = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        n += k->full_paid[s] > 0, all += k->full_paid[s];
    uc_panel(c, st, r, 22, red.own, 0, 0);
    struct rect line = rect_make(r.x + pad, r.y, r.w - 2 * pad, r.h * 0.52F), below = rect_make(line.x, r.y + r.h * 0.5F, line.w, r.h * 0.46F);
    const struct ui_words big = {.face = st->ui.theme->strong, .size = 40, .colour = red.words, .place = TEXT_MIDDLE, .lines = 1};
    struct ui_words total = big, how = big;
    total.size = 46, total.align = TEXT_RIGHT, how.size = 30;
    uc_amount(amount, all);
    snprintf(text, sizeof text, "−%s", amount);
    const float sum = uc_width(st, total, text) + 4;
    if (n > 0 && paid_fits(st, how, rect_make(below.x, below.y, below.w - sum - pad, below.h), n)) {
        uc_write(c, st, total, text, rect_make(rect_right(line) - sum, r.y, sum, r.h));
        line.w -= sum + pad, below.w -= sum + pad;
    }
    const float word = uc_width(st, big, _("FULL")) + 4;
    uc_write(c, st, big, _("FULL"), rect_make(line.x, line.y, word, line.h));
    uc_amount(amount, k->full_winnings);
    snprintf(text, sizeof text, _("%s pays the other players 10%% of %s each"), uc_seat(st, k->full), amount);
    uc_write(c, st, how, text, rect_make(line.x + word + pad * 0.8F, line.y, line.w - word - pad * 0.8F, line.h));
    how.size = 27;
    for (int s = 0; s < st->rules.nseats; s++) {
        if (!k->full_paid[s])
            continue;
        const struct rect cell = paid_cell(st, below, i++, n);
        uc_emblem(c, st, s, rect_make(cell.x, cell.y, cell.h, cell.h));
        paid_text(st, s, text);
        uc_write(c, st, how, text, rect_make(cell.x + cell.h * 1.2F, cell.y, cell.w - cell.h * 1.2F, cell.h));
    }
}

static void ledger(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct rect r = k->at.ledger;
    const float pad = ui_px(&st->ui, 26), head = fmaxf(ui_px(&st->ui, 68), uc_letter(st, 38) * 1.6F);
    char text[UC_TEXT], pot[64], stake[64], game[UC_NAME];
    uc_panel(c, st, r, 40, t->panel, t->line, 3);
    const struct ui_words title = {.face = t->strong, .size = 38, .place = TEXT_MIDDLE, .lines = 1};
    const char *heading = uc_pots(st) ? _("Pot ledger") : _("Rounds");
    const float word = fminf(uc_width(st, title, heading) + 4, r.w * 0.4F);
    uc_write(c, st, title, heading, rect_make(r.x + pad, r.y, word, head));
    uc_amount(pot, b->num[UPCOLOR_POT_START]);
    uc_amount(stake, b->num[UPCOLOR_STAKE]);
    snprintf(text, sizeof text, _("%s: pot %s, stake %s each"), uc_game_name(b, game), pot, stake);
    if (uc_pots(st))
        uc_write(c, st, (struct ui_words){.size = 28, .colour = t->soft, .align = TEXT_RIGHT, .place = TEXT_MIDDLE, .lines = 1}, text, rect_make(r.x + 2 * pad + word, r.y, r.w - 3 * pad - word, head));
    const bool full = k->full >= 0;
    const float gap = ui_px(&st->ui, 12), bar = full ? fmaxf(ui_px(&st->ui, 112), uc_letter(st, 30) * 2.9F) : 0, carry = b->num[UPCOLOR_CARRY] > 0 ? uc_letter(st, 27) * 1.5F : 0;
    const struct rect rows = rect_make(r.x + pad, r.y + head, r.w - 2 * pad, r.h - head - pad - (full ? bar + gap : 0) - carry);
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        ledger_row(st, c, i, rect_row(rows, i, UPCOLOR_ROUNDS, gap));
    if (full)
        full_bar(st, c, rect_make(rows.x, rect_bottom(rows) + gap, rows.w, bar));
    if (carry > 0) {
        uc_amount(pot, b->num[UPCOLOR_CARRY]);
        snprintf(text, sizeof text, _("%s carried over to the next game’s first round"), pot);
        uc_write(c, st, (struct ui_words){.size = 27, .colour = t->soft, .place = TEXT_MIDDLE, .lines = 1}, text, rect_make(rows.x, rect_bottom(r) - pad * 0.6F - carry, rows.w, carry));
    }
}

/* ---- stacks and jars ---- */

/* 1: nobody at the table has more. `shared`: somebody has as much. */
static int rank_of(const struct stage *st, int s, bool *shared)
{
    const struct board *b = &st->shown.b;
    int rank = 1;
    *shared = false;
    for (int o = 0; o < b->nseats; o++) {
        rank += upcolor_seated(b, o) && uc_has(st, b, o) > uc_has(st, b, s);
        *shared |= upcolor_seated(b, o) && o != s && uc_has(st, b, o) == uc_has(st, b, s);
    }
    return rank;
}

/* A step of the podium, the higher the better the rank, for whoever has that rank alone; returns its upper edge. */
static float podium_step(const struct stage *st, struct canvas *c, int rank, struct rect cell, float bottom, float most)
{
    static const uint32_t metal[] = {0xFFC81EFFU, 0xC9CDD8FFU, 0xDDA874FFU};
    const struct theme *t = st->ui.theme;
    const float least = uc_letter(st, 30) * 1.25F, more = fmaxf(0, (most - least) / 3), h = least + more * (float)(rank > 4 ? 0 : 4 - rank);
    const struct rect r = rect_make(cell.x + cell.w * 0.04F, bottom - h, cell.w * 0.92F, h);
    char text[12];
    const bool medal = rank <= 3 && !st->ui.contrast;
    canvas_panel(c, r, &(struct panel){.fill = medal ? metal[rank - 1] : t->well, .radius = ui_px(&st->ui, 14), .line = st->ui.contrast ? t->line : 0, .line_width = 2});
    snprintf(text, sizeof text, "%d", rank);
    uc_write(c, st, (struct ui_words){.face = t->strong, .size = fminf(64, h / st->ui.scale * 0.8F), .colour = medal ? 0x20242EFFU : t->text, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, text, r);
    return r.y;
}

/* Somebody has a rank alone. */
static bool has_podium(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    bool shared = true;
    for (int s = 0; s < b->nseats && shared; s++)
        if (upcolor_seated(b, s))
            rank_of(st, s, &shared);
    return !shared;
}

static void change_pill(const struct stage *st, struct canvas *c, int32_t change, struct rect room)
{
    const struct theme *t = st->ui.theme;
    char text[80], number[64];
    uc_amount(number, change < 0 ? -change : change);
    snprintf(text, sizeof text, "%s%s", change > 0 ? "+" : change < 0 ? "−" : "±", number);
    const struct ui_words how = {.face = t->strong, .size = 27, .colour = change > 0 ? t->ground : t->text, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    const float w = fminf(room.w, uc_width(st, how, text) + room.h);
    const struct rect at = rect_make(room.x + (room.w - w) / 2, room.y, w, room.h);
    canvas_panel(c, at, &(struct panel){.fill = change > 0 ? t->text : t->well, .radius = room.h});
    uc_write(c, st, how, text, at);
}

static void face_of(const struct stage *st, struct canvas *c, int s, struct rect face, bool crowned)
{
    const float side = face.w;
    uc_emblem(c, st, s, face);
    if (crowned)
        canvas_picture(c, "upcolor/signs/crown", rect_make(face.x + side * 0.27F, face.y - side * 0.24F, side * 0.46F, side * 0.345F), paint_plain());
}

/* From below: what is there and whose. A jar stands over the face that it belongs to; chips stand on a step, with the face on top of them. Over all that, what
 * the game has brought. */
static void column(const struct stage *st, struct canvas *c, int s)
{
    const struct uc_state *k = look(st);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct rect cell = uc_stack_spot(st, s);
    const float line = uc_letter(st, 34) * 1.3F, pill = uc_letter(st, 26) * 1.45F, pad = ui_px(&st->ui, 8);
    const bool named = uc_fits(st, (struct ui_words){.face = t->strong}, uc_seat(st, s), cell.w), seated = upcolor_seated(b, s);
    bool shared;
    const int rank = rank_of(st, s, &shared);
    const bool crowned = rank == 1 && !shared && seated, jar = uc_pots(st) && uc_sweets(st);
    char number[64];
    float y = rect_bottom(cell) - line;
    uc_draw_speaker(st, c, s);
    canvas_push_fade(c, seated ? 1 : 0.5F);
    uc_amount(number, uc_has(st, b, s));
    uc_write(c, st, (struct ui_words){.face = t->strong, .size = 42, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, number, rect_make(cell.x, y, cell.w, line));
    y -= line;
    if (named)      /* else the emblem says who */
        uc_write(c, st, (struct ui_words){.face = t->strong, .size = 32, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, uc_seat(st, s), rect_make(cell.x, y, cell.w, line));
    y -= pad * 0.5F;
    const float all = y - cell.y - pill - pad, steps = jar || !has_podium(st) ? 0 : all * 0.30F, side = fminf(cell.w * 0.74F, all * (jar ? 0.24F : 0.27F)), rest = all - steps - side * (jar ? 1.30F : 1.10F);
    if (jar) {
        y -= side;
        face_of(st, c, s, rect_make(cell.x + (cell.w - side) / 2, y, side, side), crowned);
        y -= side * 0.28F;
    } else if (seated && !shared) {
        y = podium_step(st, c, rank, cell, y, steps);
    }
    if (rest > ui_px(&st->ui, 40))
        y -= uc_stack(st, c, s, rect_make(cell.x, y - rest, cell.w, rest), 2, 10);
    if (!jar) {
        y -= side * 0.96F;
        face_of(st, c, s, rect_make(cell.x + (cell.w - side) / 2, y, side, side), crowned);
        y -= crowned ? side * 0.26F : 0;
    }
    if (k->base[s] >= 0)
        change_pill(st, c, uc_has(st, b, s) - k->base[s], rect_make(cell.x, fmaxf(cell.y, y - pill - pad), cell.w, pill));
    canvas_pop_fade(c);
}

static void stacks(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    const struct theme *t = st->ui.theme;
    const struct rect r = k->at.stacks;
    const float pad = ui_px(&st->ui, 22), head = fmaxf(ui_px(&st->ui, 68), uc_letter(st, 38) * 1.6F);
    uc_panel(c, st, r, 40, t->panel, t->line, 3);
    uc_write(c, st, (struct ui_words){.face = t->strong, .size = 38, .place = TEXT_MIDDLE, .lines = 1}, !uc_pots(st) ? _("Rounds won") : uc_sweets(st) ? _("Everyone’s sweets") : _("Everyone’s chips"), rect_make(r.x + pad, r.y, r.w - 2 * pad, head));
    for (int s = 0; s < st->rules.nseats; s++)
        column(st, c, s);
}

void uc_draw_agree(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "ledger");
    ledger(st, c);
    stacks(st, c);
    canvas_tag(c, "terms");
    uc_draw_talk(st, c);
    canvas_tag(c, NULL);
}
