/* Between games, to be looked at: the ledger of the pot round by round and everybody's stack or jar (UC-53, UC-60). What the table agrees on is in upcolor_talk.c. */
#include "upcolor_look.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

bool uc_agreeing(const struct stage *st) { return st->shown.b.phase == UPCOLOR_PHASE_AGREE || (st->shown.b.over && st->shown.b.num[UPCOLOR_ROUND] == UPCOLOR_ROUNDS && uc_turn(&st->shown.b) < 0); }

/* ---- the ledger ---- */

static void amount_at(const struct stage *st, struct canvas *c, int32_t n, const char *sign, uint32_t colour, card chip, struct rect r)
{
    char text[80], number[64];
    uc_amount(number, n);
    snprintf(text, sizeof text, "%s%s", sign, number);
    const float side = fminf(r.h * 0.62F, ui_px(&st->ui, 44));
    uc_chip(c, st, rect_make(rect_right(r) - side * 1.2F, r.y + (r.h - side) / 2, side, side), chip);
    uc_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 38, .colour = colour, .align = TEXT_RIGHT, .place = TEXT_MIDDLE, .lines = 1}, text, rect_make(r.x, r.y, r.w - side * 1.55F, r.h));
}

static void ledger_row(const struct stage *st, struct canvas *c, int round, struct rect r)
{
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const int winner = b->num[UPCOLOR_ROUND_WINNER + round] - 1;
    const float pad = ui_px(&st->ui, 18), disc = fminf(r.h * 0.62F, ui_px(&st->ui, 46));
    char text[UC_TEXT];
    uc_panel(c, st, r, 20, t->well, st->ui.contrast ? t->line : 0, 2);
    const struct rect round_at = rect_make(r.x + pad, r.y + (r.h - disc) / 2, disc, disc);
    canvas_panel(c, round_at, &(struct panel){.fill = t->text, .radius = disc});
    snprintf(text, sizeof text, "%d", round + 1);
    uc_write(c, st, (struct ui_words){.face = t->strong, .size = 26, .colour = t->panel, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, text, rect_scaled(round_at, 1.5F));
    float x = rect_right(round_at) + pad;
    const struct ui ui = uc_ui(st);
    const struct ui_words share = {.size = 28, .colour = t->soft, .place = TEXT_MIDDLE, .lines = 1};
    const char *word = uc_share_word(b->num[UPCOLOR_POT_START], b->num[UPCOLOR_RISING] != 0, round + 1);
    const struct rect there = rect_make(x, r.y, r.w * 0.17F, r.h);
    if (ui_write_fits(&ui, &share, word, there))    /* the amount at the end of the line tells it as well */
        uc_write(c, st, share, word, there);
    x += r.w * 0.17F + pad;
    if (winner < 0)
        return;
    const float side = r.h * 0.8F;
    uc_emblem(c, st, winner, rect_make(x, r.y + (r.h - side) / 2, side, side));
    x += side + pad * 0.7F;
    const float right = rect_right(r) - r.w * 0.20F;
    const bool paid = b->num[UPCOLOR_ROUND_PAID + round] > 0 || b->num[UPCOLOR_ROUND_SHARE + round] == 0;    /* an eighth of very little is nothing */
    const float name = paid ? right - x : (right - x) * 0.45F;
    uc_write(c, st, (struct ui_words){.face = t->strong, .size = 34, .place = TEXT_MIDDLE, .lines = 1}, uc_seat(st, winner), rect_make(x, r.y, name, r.h));
    if (!paid) {
        const float h = fmaxf(r.h * 0.62F, uc_letter(st, 24) * 1.4F);
        uc_pill(c, st, "upcolor/shapes/ink/cross", _("kept a discard: carried on"), rect_make(x + name, r.y + (r.h - h) / 2, right - x - name, h), 24, TEXT_LEFT);
    }
    amount_at(st, c, b->num[UPCOLOR_ROUND_SHARE + round], paid ? "+" : "", paid ? t->text : t->soft, (card)(UPCOLOR_IMPERIAL + (round + 3) % 5), rect_make(right, r.y, rect_right(r) - pad - right, r.h));
}

static void full_bar(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct uc_state *k = look(st);
    const struct uc_colour red = uc_colours(st, UPCOLOR_RED);
    const float pad = ui_px(&st->ui, 26);
    char text[UC_TEXT], amount[64];
    uc_panel(c, st, r, 22, red.own, 0, 0);
    const struct ui_words big = {.face = st->ui.theme->strong, .size = 40, .colour = red.words, .place = TEXT_MIDDLE, .lines = 1};
    const float word = uc_width(st, big, _("FULL")) + 4;
    uc_write(c, st, big, _("FULL"), rect_make(r.x + pad, r.y, word, r.h * 0.52F));
    uc_amount(amount, k->full_winnings);
    snprintf(text, sizeof text, _("%s pays 10 %% of %s to each other player"), uc_seat(st, k->full), amount);
    uc_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 30, .colour = red.words, .place = TEXT_MIDDLE, .lines = 1}, text, rect_make(r.x + pad * 1.8F + word, r.y, r.w - pad * 2.8F - word, r.h * 0.52F));
    int n = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        n += k->full_paid[s] > 0;
    int i = 0;
    for (int s = 0; s < st->rules.nseats; s++) {
        if (!k->full_paid[s])
            continue;
        const struct rect cell = rect_column(rect_make(r.x + pad, r.y + r.h * 0.5F, r.w - 2 * pad, r.h * 0.46F), i++, n, pad * 0.5F);
        uc_emblem(c, st, s, rect_make(cell.x, cell.y, cell.h, cell.h));
        uc_amount(amount, k->full_paid[s]);
        snprintf(text, sizeof text, _("%s +%s"), uc_seat(st, s), amount);
        uc_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 27, .colour = red.words, .place = TEXT_MIDDLE, .lines = 1}, text, rect_make(cell.x + cell.h * 1.2F, cell.y, cell.w - cell.h * 1.2F, cell.h));
    }
}

static void ledger(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct rect r = k->at.ledger;
    const float pad = ui_px(&st->ui, 26), head = fmaxf(ui_px(&st->ui, 76), uc_letter(st, 38) * 1.6F);
    char text[UC_TEXT], pot[64], stake[64], game[UC_NAME];
    uc_panel(c, st, r, 40, t->panel, t->line, 3);
    const struct ui_words title = {.face = t->strong, .size = 38, .place = TEXT_MIDDLE, .lines = 1};
    const float word = fminf(uc_width(st, title, _("Pot ledger")) + 4, r.w * 0.4F);
    uc_write(c, st, title, _("Pot ledger"), rect_make(r.x + pad, r.y, word, head));
    uc_amount(pot, b->num[UPCOLOR_POT_START]);
    uc_amount(stake, b->num[UPCOLOR_STAKE]);
    snprintf(text, sizeof text, _("%s: pot %s, stakes of %s"), uc_game_name(b, game), pot, stake);
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
        snprintf(text, sizeof text, _("%s carried on to the first round of the next game"), pot);
        uc_write(c, st, (struct ui_words){.size = 27, .colour = t->soft, .place = TEXT_MIDDLE, .lines = 1}, text, rect_make(rows.x, rect_bottom(r) - pad * 0.6F - carry, rows.w, carry));
    }
}

/* ---- stacks and jars ---- */

static void stacks(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct rect r = k->at.stacks;
    const float pad = ui_px(&st->ui, 22), head = fmaxf(ui_px(&st->ui, 76), uc_letter(st, 38) * 1.6F);
    uc_panel(c, st, r, 40, t->panel, t->line, 3);
    uc_write(c, st, (struct ui_words){.face = t->strong, .size = 38, .place = TEXT_MIDDLE, .lines = 1}, uc_sweets(st) ? _("Everyone’s jar") : _("Everyone’s chips"), rect_make(r.x + pad, r.y, r.w - 2 * pad, head));
    for (int i = 0; i < b->nseats; i++) {
        const int s = k->at.shared ? i : (st->me + i) % b->nseats;
        const struct rect cell = uc_stack_spot(st, s);
        const float line = uc_letter(st, 34) * 1.3F, pill = uc_letter(st, 26) * 1.45F, side = fminf(cell.w * 0.62F, cell.h * 0.16F);
        char text[80], number[64];
        const int32_t change = b->num[UPCOLOR_STACK + s] - k->base[s];
        float y = rect_bottom(cell) - line;
        uc_draw_speaker(st, c, s);
        canvas_push_fade(c, upcolor_seated(b, s) ? 1 : 0.5F);
        uc_amount(number, b->num[UPCOLOR_STACK + s]);
        uc_write(c, st, (struct ui_words){.face = t->strong, .size = 40, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, number, rect_make(cell.x, y, cell.w, line));
        y -= line;
        const struct ui_words name = {.face = t->strong, .size = 32, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
        if (uc_fits(st, name, uc_seat(st, s), cell.w))       /* else the emblem says who */
            uc_write(c, st, name, uc_seat(st, s), rect_make(cell.x, y, cell.w, line));
        y -= side + pad * 0.3F;
        uc_emblem(c, st, s, rect_make(cell.x + (cell.w - side) / 2, y, side, side));
        if (k->base[s] >= 0) {
            uc_amount(number, change < 0 ? -change : change);
            snprintf(text, sizeof text, "%s%s", change > 0 ? "+" : change < 0 ? "−" : "±", number);
            const struct ui_words how = {.face = t->strong, .size = 27, .colour = change > 0 ? t->ground : t->text, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
            const float w = fminf(cell.w, uc_width(st, how, text) + pill);
            const struct rect at = rect_make(cell.x + (cell.w - w) / 2, cell.y, w, pill);
            canvas_panel(c, at, &(struct panel){.fill = change > 0 ? t->text : t->well, .radius = pill});
            uc_write(c, st, how, text, at);
        }
        uc_stack(st, c, s, rect_make(cell.x, cell.y + pill + pad * 0.6F, cell.w, y - cell.y - pill - pad * 1.1F), 2, 12);
        canvas_pop_fade(c);
    }
}

void uc_draw_agree(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "crown");
    uc_draw_crown(st, c);
    canvas_tag(c, "ledger");
    ledger(st, c);
    stacks(st, c);
    canvas_tag(c, "terms");
    uc_draw_talk(st, c);
    canvas_tag(c, NULL);
}
