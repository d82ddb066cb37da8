/* Left and right of the lap: the pile and the cards that are gone; the pot and the shares of its
 * four rounds. And the line that says what is asked. */
#include "upcolor_look.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

static const int copies[UPCOLOR_FACES] = {5, 14, 14, 14, 7, 5};

int uc_gone(const struct board *b, card face)
{
    int n = 0;
    for (int i = 0; i < board_count(b, UPCOLOR_ASIDE); i++)
        n += board_face(b, UPCOLOR_ASIDE, i) == face;
    for (int s = 0; s < b->nseats; s++)
        for (int i = 0; i < board_count(b, UPCOLOR_LAID + s); i++)
            n += board_face(b, UPCOLOR_LAID + s, i) == face;
    return n;
}

bool uc_tallied(const struct stage *st)
{
    return st->rules.option[UPCOLOR_TALLY] && st->assist > 0;
}

static void tally(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct theme *t = st->ui.theme;
    const struct ui_words title = UI_LINE(t->strong, 28, 0, TEXT_LEFT);
    const float pad = ui_px(&st->ui, 22), letter = uc_letter(st, 18) * 1.25F;
    float head = uc_fits(st, title, _("Cards played"), r.w - 2 * pad)
                     ? fmaxf(ui_px(&st->ui, 44), uc_letter(st, 26) * 1.3F)
                     : 0;
    /* two columns of the smallest letters need its room */
    if ((r.h - head - ui_px(&st->ui, 18)) / (UPCOLOR_FACES / 2) < letter)
        head = 0;
    char name[UC_PICTURE], text[24];
    canvas_fill(c, rect_make(r.x + pad, r.y, r.w - 2 * pad, fmaxf(1, ui_px(&st->ui, 3))), t->line);
    if (head > 0) /* else the counts alone; the pile says what they are when asked */
        uc_write(c, st, title, _("Cards played"),
                 rect_make(r.x + pad, r.y + ui_px(&st->ui, 6), r.w - 2 * pad, head));
    const struct rect rows = rect_make(r.x + pad, r.y + head + ui_px(&st->ui, 6), r.w - 2 * pad,
                                       r.h - head - ui_px(&st->ui, 18));
    /* then in two columns, the counts alone */
    const bool tight = rows.h / UPCOLOR_FACES < uc_letter(st, 18) * 1.2F;
    for (int i = 0; i < UPCOLOR_FACES; i++) {
        const struct rect row =
            tight ? rect_row(rect_column(rows, i % 2, 2, pad), i / 2, UPCOLOR_FACES / 2, 0)
                  : rect_row(rows, i, UPCOLOR_FACES, 0);
        const float sign = fminf(row.h * 0.92F, ui_px(&st->ui, 38));
        const int n = uc_gone(&st->shown.b, (card)(UPCOLOR_IMPERIAL + i));
        snprintf(name, sizeof name, "upcolor/shapes/%s/disc-%s", uc_set_name(st),
                 uc_face_id((card)(UPCOLOR_IMPERIAL + i)));
        canvas_picture(c, name, rect_make(row.x, row.y + (row.h - sign) / 2, sign, sign),
                       paint_plain());
        snprintf(text, sizeof text, tight ? "%d" : "%d/%d", n, copies[i]);
        const struct ui_words how = UI_LINE(t->strong, 27, 0, TEXT_RIGHT);
        const float words = uc_width(st, how, tight ? "14" : "14/14") + 2;
        uc_write(c, st, how, text, rect_make(rect_right(row) - words, row.y, words, row.h));
        const struct ui_words named = UI_LINE(NULL, 27, 0, TEXT_LEFT);
        const float bar = ui_px(&st->ui, 14), first = row.x + sign + ui_px(&st->ui, 12),
                    most = look(st)->at.wings && !tight ? row.w * 0.4F : 0;
        if (most > 0) /* a wing has room for names */
            uc_write(c, st, named, uc_face_word((card)(UPCOLOR_IMPERIAL + i)),
                     rect_make(first, row.y, most - ui_px(&st->ui, 12), row.h));
        const float x = first + most, w = rect_right(row) - words - ui_px(&st->ui, 10) - x;
        if (w < bar * 2)
            continue;
        canvas_panel(c, rect_make(x, row.y + (row.h - bar) / 2, w, bar),
                     &(struct panel){.fill = st->ui.contrast ? t->panel : t->line,
                                     .radius = bar,
                                     .line = st->ui.contrast ? t->line : 0,
                                     .line_width = 2});
        if (n)
            canvas_panel(c,
                         rect_make(x, row.y + (row.h - bar) / 2,
                                   fmaxf(bar, w * (float)n / (float)copies[i]), bar),
                         &(struct panel){.fill = t->text, .radius = bar});
    }
}

static void pile(const struct stage *st, struct canvas *c)
{
    const struct rect r = look(st)->at.pile;
    const struct theme *t = st->ui.theme;
    char text[64];
    uc_panel(c, st, r, 32, t->panel, t->line, 3);
    const struct rect cards = look(st)->at.cards;
    const float x = rect_right(cards) + ui_px(&st->ui, 40);
    uc_amount(text, board_count(&st->shown.b, UPCOLOR_PILE));
    uc_write(c, st,
             (struct ui_words){.face = t->strong, .size = 54, .place = TEXT_BOTTOM, .lines = 1},
             text, rect_make(x, cards.y, rect_right(r) - x - ui_px(&st->ui, 12), cards.h * 0.55F));
    const struct ui_words name = {.size = 28, .place = TEXT_TOP, .lines = 1};
    if (uc_fits(st, name, C_("pile", "Pile"), rect_right(r) - x - ui_px(&st->ui, 12)))
        uc_write(c, st, name, C_("pile", "Pile"),
                 rect_make(x, cards.y + cards.h * 0.55F, rect_right(r) - x - ui_px(&st->ui, 12),
                           cards.h * 0.45F));
    const float y = rect_bottom(cards) + ui_px(&st->ui, 22);
    if (uc_tallied(st))
        tally(st, c, rect_make(r.x, y, r.w, rect_bottom(r) - y));
}

/* ---- the pot ---- */

/* What the shares are parts of: while the stakes come in, what lies there already. */
static int32_t whole_pot(const struct board *b)
{
    return b->num[UPCOLOR_ROUND] ? b->num[UPCOLOR_POT_START] : b->num[UPCOLOR_POT];
}

static void share(const struct stage *st, struct canvas *c, int round, struct rect r)
{
    CARRE_ASSERT(round >= 0 && round < UPCOLOR_ROUNDS);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const int winner = b->num[UPCOLOR_ROUND_WINNER + round] - 1;
    /* before the first deal the pot is being filled */
    const int playing = b->num[UPCOLOR_ROUND] ? b->num[UPCOLOR_ROUND] : 1;
    const bool done = winner >= 0, now = !done && playing == round + 1;
    const bool kept =
        done && !b->num[UPCOLOR_ROUND_PAID + round] && b->num[UPCOLOR_ROUND_SHARE + round] > 0;
    const int32_t carry = now ? b->num[UPCOLOR_CARRY] : 0;
    const int32_t amount =
        done ? b->num[UPCOLOR_ROUND_SHARE + round]
             : upcolor_share(whole_pot(b), b->num[UPCOLOR_RISING] != 0, round + 1);
    char text[96], number[64];
    const uint32_t letters = now ? t->ground : done ? t->soft : t->text;
    uc_panel(c, st, r, 20, now ? t->text : t->well, st->ui.contrast ? t->line : 0, 2);
    const float disc = fminf(r.h * 0.66F, ui_px(&st->ui, 42)), pad = r.h * 0.16F;
    const struct rect round_at = rect_make(r.x + pad, r.y + (r.h - disc) / 2, disc, disc);
    canvas_panel(c, round_at, &(struct panel){.fill = letters, .radius = disc});
    snprintf(text, sizeof text, "%d", round + 1);
    uc_write(c, st, UI_LINE(t->strong, 26, now ? t->text : t->panel, TEXT_CENTRE), text,
             rect_scaled(round_at, 1.5F));
    *number = '\0';
    if (uc_pots(st))
        uc_amount(number, amount);
    const struct ui_words how = UI_LINE(t->strong, 36, letters, TEXT_LEFT);
    const float x = rect_right(round_at) + pad,
                words = fminf(uc_width(st, how, number) + 2, r.w * 0.4F);
    uc_write(c, st, how, number, rect_make(x, r.y, words, r.h));
    const struct rect rest =
        rect_make(x + words + pad, r.y, rect_right(r) - pad * 1.2F - x - words - pad, r.h);
    const struct ui_words small = UI_LINE(NULL, 26, letters, TEXT_RIGHT);
    const char *word = kept ? _("carried") : now && !carry ? _("in play") : "";
    if (carry) {
        uc_amount(number, carry);
        snprintf(text, sizeof text, "+%s", number);
        word = text;
    }
    if (done && !kept) { /* a tick and whose it is */
        const float side = fminf(r.h * 0.74F, rest.w), sign = fminf(side * 0.6F, rest.w - side);
        uc_emblem(c, st, winner,
                  rect_make(rect_right(rest) - side, r.y + (r.h - side) / 2, side, side));
        if (sign > side * 0.4F)
            ui_icon(c, &st->ui, "tick",
                    rect_make(rect_right(rest) - side - sign * 1.25F, r.y + (r.h - sign) / 2, sign,
                              sign),
                    letters);
    } else if (uc_fits(st, small, word, rest.w)) {
        uc_write(c, st, small, word, rest);
    }
}

static void pot(const struct stage *st, struct canvas *c)
{
    const struct rect r = look(st)->at.pot;
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const float pad = ui_px(&st->ui, 18),
                head = fmaxf(ui_px(&st->ui, 56), uc_letter(st, 28) * 1.35F);
    char text[160], a[64], of[64], name[UC_PICTURE];
    uc_panel(c, st, r, 32, t->panel, t->line, 3);
    const struct ui_words title = UI_LINE(t->strong, 34, 0, TEXT_LEFT);
    const char *heading = uc_pots(st) ? _("Pot") : _("Rounds");
    const float word = uc_width(st, title, heading) + 4;
    uc_write(c, st, title, heading, rect_make(r.x + pad * 1.3F, r.y + pad * 0.5F, word, head));
    const int32_t all = b->num[UPCOLOR_POT] + b->num[UPCOLOR_CARRY], start = whole_pot(b);
    uc_amount(a, b->num[UPCOLOR_POT]);
    uc_amount(of, start);
    snprintf(text, sizeof text, _("%s of %s"), a, of);
    const struct ui_words small = UI_LINE(NULL, 27, t->soft, TEXT_RIGHT);
    const struct rect beside = rect_make(r.x + pad * 1.3F + word + pad * 0.6F, r.y + pad * 0.5F,
                                         r.w - pad * 2.6F - word - pad * 0.6F, head);
    const float least = 4 * uc_letter(st, 18) * 1.25F + 3 * ui_px(&st->ui, 10);
    const float rows_h = fmaxf(least, fminf((r.h - head - pad) * 0.62F, ui_px(&st->ui, 4 * 82))),
                rows_y = rect_bottom(r) - pad - rows_h;
    const struct rect room =
        rect_make(r.x + pad, r.y + head + pad * 0.5F, r.w - 2 * pad, rows_y - r.y - head - pad);
    struct rect bowl = rect_fitted(room, 260, 190);
    const int heap = start > 0 ? (int)(4 * (int64_t)all / start) : 1, high = heap < 1   ? 1
                                                                             : heap > 4 ? 4
                                                                                        : heap;
    /* what is missing on it is missing above it: it stands in the middle with what it holds */
    bowl.y -= bowl.h * 0.09F * (float)(4 - high) / 2;
    const char *what = uc_sweets(st) ? "sweets" : "chips";
    const bool room_for_bowl = uc_pots(st) && bowl.h > uc_letter(st, 26) * 1.9F;
    if (start > 0 && uc_fits(st, small, text, beside.w)) /* what is left stands below too */
        uc_write(c, st, small, text, beside);
    uc_amount(a, all);
    if (uc_pots(st) && !room_for_bowl)
        uc_write(c, st, UI_LINE(t->strong, 38, 0, TEXT_CENTRE), a, room);
    if (room_for_bowl) {
        if (all > 0) {
            snprintf(name, sizeof name, "upcolor/%s/%s/heap-%d", what, uc_set_name(st), high);
            canvas_picture(c, name, bowl, paint_plain());
        }
        snprintf(name, sizeof name, "upcolor/%s/bowl-%s", what, uc_tone(st));
        canvas_picture(c, name, bowl, paint_plain());
        uc_write(c, st, UI_LINE(t->strong, 50, t->ground, TEXT_CENTRE), a,
                 rect_make(bowl.x + bowl.w * 0.15F, bowl.y + bowl.h * 0.46F, bowl.w * 0.7F,
                           bowl.h * 0.50F));
    }
    canvas_tag(c, "shares");
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        share(st, c, i,
              rect_row(rect_make(r.x + pad, rows_y, r.w - 2 * pad, rows_h), i, UPCOLOR_ROUNDS,
                       ui_px(&st->ui, 10)));
}

void uc_draw_side(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "pile");
    pile(st, c);
    canvas_tag(c, "pot");
    pot(st, c);
    canvas_tag(c, NULL);
}

/* ---- what is asked ---- */

void uc_draw_prompt(const struct stage *st, struct canvas *c)
{
    const struct rect r = look(st)->at.prompt;
    const struct theme *t = st->ui.theme;
    const card call = look(st)->prompt_call;
    const bool asked = call != CARD_NONE;
    const struct uc_colour col = uc_colours(st, call);
    const char *text = look(st)->prompt;
    char name[UC_PICTURE];
    /* who wins a round stands on the band over the table, and only there */
    if (!*text || (uc_moment_on(st) && look(st)->moment.kind == MOMENT_ROUND))
        return;
    const struct ui_words how = UI_LINE(t->strong, 34, asked ? col.words : t->ground, TEXT_CENTRE);
    const float pad = ui_px(&st->ui, 34), sign = asked ? ui_px(&st->ui, 40) : 0,
                most = r.w - 2 * pad - sign * 1.3F;
    const float words = fminf(uc_width(st, how, text) + 4, most), w = words + 2 * pad + sign * 1.3F;
    const float one = fmaxf(ui_px(&st->ui, 62), uc_letter(st, 34) * 1.3F),
                h = words < most ? fminf(one, r.h) : r.h;
    const struct rect box = rect_make(r.x + (r.w - w) / 2, r.y + (r.h - h) / 2, w, h);
    canvas_tag(c, "prompt");
    canvas_panel(c, box,
                 &(struct panel){.fill = asked ? col.own : t->text,
                                 .radius = h / 2,
                                 .line = look(st)->dark ? uc_rail(st) : 0,
                                 .line_width = look(st)->dark ? ui_px(&st->ui, 4) : 0});
    if (asked) {
        static const char *const shape[] = {"crown", "sun", "drop", "flame", "moon", "cross"};
        snprintf(name, sizeof name, "upcolor/shapes/ink/%s", shape[call - UPCOLOR_IMPERIAL]);
        canvas_picture(c, name, rect_make(box.x + pad * 0.9F, box.y + (h - sign) / 2, sign, sign),
                       paint_ink(col.words));
    }
    uc_write(c, st, how, text, rect_make(box.x + pad + sign * 1.3F, box.y, words, h));
    canvas_tag(c, NULL);
}
