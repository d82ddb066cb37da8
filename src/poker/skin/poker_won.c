/* poker_won.c - the hand that won, large: what won before who won, the cards of the hand apart
 * from those of the board, and in a line each who lost with what.
 *
 * Drawn from a record of cards that all have seen (struct poker_won), so that it can be looked at
 * again later, and kept as a picture. Sizes are design units of a screen of 1080 in height; a
 * taller one has more ground above and below. */
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_sentences.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    CARD_H = 403,
    PITCH = 316,
    CARDS_Y = 290,
    RAISED = 26,
    LOSER_CARD = 186,
    FACE = 248,
    ROWS = 3,
    HIGH_ROW = 100,
    NAME_MS = 560,
    NAME_IN_MS = 160,
    WHO_MS = 700,
    COUNT_MS = 400,
    LOSERS_MS = 320,
    LOSERS_IN_MS = 200
};

/* ---- the record ---- */

static int many(const card *five, int n, int rank)
{
    int same = 0;
    for (int i = 0; i < n; i++)
        same += card_rank(five[i]) == rank;
    return same;
}

/* What counts most comes first: the pair before its kickers. */
static void sort(const card *all, int n, card *part, int k)
{
    for (int i = 1; i < k; i++)
        for (int j = i; j > 0; j--) {
            const int a = many(all, n, card_rank(part[j - 1])) * 16 + card_rank(part[j - 1]),
                      b = many(all, n, card_rank(part[j])) * 16 + card_rank(part[j]);
            if (a >= b)
                break;
            const card swap = part[j];
            part[j] = part[j - 1];
            part[j - 1] = swap;
        }
}

void poker_won_of(const struct stage *st, struct poker_won *w, int who, int pot)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const unsigned five = poker_best_five(st, b, who);
    const seatmask in = holdem_contenders(b, pot);
    *w = (struct poker_won){.there = true,
                            .winners = seat_bit(who),
                            .losers = (seatmask)(in & ~seat_bit(who)),
                            .hero = who,
                            .pot = pot};
    for (int i = 0; i < HOLDEM_HOLE_CARDS; i++)
        if (five >> i & 1)
            w->five[w->n++] = board_face(b, HOLDEM_HAND + who, i);
    w->own = w->n;
    for (int i = 0; i < board_count(b, HOLDEM_BOARD) && w->n < 5; i++)
        if (five >> (HOLDEM_HOLE_CARDS + i) & 1)
            w->five[w->n++] = board_face(b, HOLDEM_BOARD, i);
    card all[5];
    memcpy(all, w->five, sizeof all);
    sort(all, w->n, w->five, w->own);
    sort(all, w->n, w->five + w->own, w->n - w->own);
    for (int s = 0; s < b->nseats; s++)
        for (int i = 0; i < HOLDEM_HOLE_CARDS && in & seat_bit(s); i++) {
            w->hole[s][i] = board_face(b, HOLDEM_HAND + s, i);
            poker_hand_name(st, b, s, w->makes[s]);
            poker_hand_short(st, b, s, w->brief[s]);
        }
    poker_hand_title(st, b, who, w->title, w->ranks);
}

/* ---- places ---- */

struct rect poker_won_at(const struct stage *st, float x, float y, float w, float h)
{
    const float s = st->ui.scale, left = st->ui.w / 2, top = (st->ui.h - 1080 * s) * 0.4F;
    return rect_make(left + x * s, top + y * s, w * s, h * s);
}

struct rect poker_won_spot(const struct stage *st, const struct poker_won *w, int i)
{
    const float width = CARD_H / LAYOUT_CARD,
                x = (float)PITCH * ((float)i - (float)(w->n - 1) / 2) - width / 2;
    return poker_won_at(st, x, CARDS_Y - (i < w->own ? RAISED : 0), width, CARD_H);
}

/* What a screen is taller than 1080, in parts of that: the rows of who lost keep their share of
 * the height. */
static float grown(const struct stage *st) { return st->ui.h / st->ui.scale / 1080; }

float poker_won_edge(void) { return -(float)PITCH * 2 - CARD_H / LAYOUT_CARD / 2; }

/* Who lost, and before them who won after the first, where more than two share. */
static int rows_of(const struct poker_won *w, seat out[SEATS])
{
    int n = 0;
    for (int s = 0; s < SEATS; s++)
        if (w->winners & seat_bit(s) && s != w->hero && !poker_won_shared(w))
            out[n++] = (seat)s;
    for (int s = 0; s < SEATS; s++)
        if (w->losers & seat_bit(s))
            out[n++] = (seat)s;
    return n;
}

struct rect poker_won_loser(const struct stage *st, const struct poker_won *w, int who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    seat order[SEATS];
    if (poker_won_shared(w) && w->winners & seat_bit(who))
        return poker_won_share(st, w, who);
    /* a third column would leave no room for names */
    const int n = rows_of(w, order), columns = n > ROWS ? 2 : 1,
              rows = n < 2      ? 2
                     : n < ROWS ? n
                                : (n + columns - 1) / columns;
    /* two columns go on to the right of the cards, as far as there is room */
    const float right = columns > 1
                            ? fminf(st->ui.w / st->ui.scale / 2 - 30, 180 - poker_won_edge())
                            : -poker_won_edge(),
                left = fmaxf(poker_won_edge() + 772, columns == 1 ? right - 620 : -9999);
    for (int i = 0; i < n; i++)
        if (order[i] == who)
            return rect_column(rect_row(poker_won_at(st, left, POKER_WON_LOW, right - left,
                                                     POKER_WON_LOW_H + 540 * (grown(st) - 1)),
                                        i % rows, rows, (rows > ROWS ? 6 : 10) * st->ui.scale),
                               i / rows, columns, 12 * st->ui.scale);
    return (struct rect){0};
}

/* Rows so high that cards are whole there, behind the face. */
static bool is_high(const struct stage *st, const struct poker_won *w, struct rect r)
{
    seat order[SEATS];
    return rows_of(w, order) <= ROWS && r.h >= HIGH_ROW * st->ui.scale;
}

static struct rect face_of(const struct stage *st, struct rect r)
{
    const float in = 10 * st->ui.scale, side = r.h - 2 * in;
    return rect_make(r.x + in, r.y + in, side, side);
}

struct rect poker_won_loser_card(const struct stage *st, const struct poker_won *w, int who, int i)
{
    CARRE_ASSERT(i == 0 || i == 1);
    if (poker_won_shared(w) && w->winners & seat_bit(who))
        return poker_won_share_card(st, w, who, i);
    seat order[SEATS];
    const struct rect r = poker_won_loser(st, w, who);
    if (is_high(st, w, r)) {
        const float high = r.h - 14 * st->ui.scale, wide = high / LAYOUT_CARD;
        return rect_make(rect_right(face_of(st, r)) + 14 * st->ui.scale + (float)i * wide * 0.6F,
                         r.y + 7 * st->ui.scale, wide, high);
    }
    /* of more rows the lines are lower: the rank begins at their edge, to be seen whole */
    const float s = st->ui.scale, share = rows_of(w, order) > 2 * ROWS ? 0.985F : 1,
                h = LOSER_CARD * s * grown(st) * share, width = h / LAYOUT_CARD;
    return rect_make(r.x + 6 * s + (float)i * width * 0.47F, r.y + (share < 1 ? -2 : 6) * s, width,
                     h);
}

/* Of more than three in a column the words need the width: the second card is cut off beside its
 * rank. */
struct rect poker_won_loser_cards(const struct stage *st, const struct poker_won *w, int who)
{
    seat order[SEATS];
    struct rect r = rect_inset(poker_won_loser(st, w, who), 5 * st->ui.scale);
    const struct rect second = poker_won_loser_card(st, w, who, 1);
    if (rows_of(w, order) > 2 * ROWS)
        r.w = second.x + second.w * 0.5F - r.x;
    return r;
}

/* ---- drawing ---- */

static void panel_of(struct canvas *c, const struct stage *st, struct rect r, uint32_t line)
{
    poker_panel(c, st, r, 14, st->ui.theme->panel, line, 2.4F);
}

void poker_won_face(struct canvas *c, const struct stage *st, int who, bool glad, struct rect r,
                    uint32_t line)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    if (poker_dress(st)->disc) {
        poker_dress(st)->disc(c, st, who, r, false);
        return;
    }
    poker_panel(c, st, r, 0.116F * r.w / ui_px(&st->ui, 1), poker_colour(st, POKER_FACE_BOX), line,
                r.w < ui_px(&st->ui, 120) ? 1.6F : 3);
    poker_face(c, &st->ui, st->plate[who].emblem, st->plate[who].ground,
               glad ? MOOD_GLAD : MOOD_SAD, rect_inset(r, fmaxf(2, r.w * 0.032F)));
}

static void hand_cards(struct canvas *c, const struct stage *st, const struct poker_won *w)
{
    for (int i = w->n - 1; i >= 0; i--) {
        const struct placed p = {.zone = HOLDEM_BOARD,
                                 .face = w->five[i],
                                 .spot = {.at = poker_won_spot(st, w, i), .alpha = 1, .up = true},
                                 .rim = i < w->own ? RIM_CHOSEN : RIM_BESIDE};
        poker_draw_card(st, c, &p);
    }
}

/* Which of the five are whose. */
static void labels(struct canvas *c, const struct stage *st, const struct poker_won *w)
{
    char text[POKER_TEXT];
    const float s = st->ui.scale, h = fmaxf(52 * s, poker_letter(st, 29) * 1.6F);
    for (int of_board = 0; of_board < 2; of_board++) {
        const int from = of_board ? w->own : 0, n = of_board ? w->n - w->own : w->own;
        if (!n || (of_board && !w->own))
            continue;
        const struct rect a = poker_won_spot(st, w, from), b = poker_won_spot(st, w, from + n - 1);
        if (of_board)
            snprintf(text, sizeof text, "%s", _("from the board"));
        else
            /* TRANSLATORS: under the cards of a winning hand that were the player's own */
            snprintf(text, sizeof text,
                     i18n_plural("%s’s card", "%s’s two cards", (unsigned long)n),
                     stage_name(st, w->hero));
        poker_pill(c, st, text, rect_make(a.x, rect_bottom(a) - h * 0.5F, rect_right(b) - a.x, h),
                   30, of_board ? poker_colour(st, POKER_CYAN) : poker_colour(st, POKER_GOLD),
                   of_board ? st->ui.theme->text : poker_colour(st, POKER_GOLD));
    }
}

/* What was won, as chips behind who won; x from the left edge of the cards. */
static void heap(struct canvas *c, const struct stage *st, const struct poker_won *w, float x)
{
    static const struct {
        float x, y, side;
        int part;
    } pile[] = {
        {44, 0, 88, 6}, {0, 28, 96, 3}, {72, 64, 96, 3}, {24, 62, 128, 1}, {4, 146, 64, 20}};
    for (size_t i = 0; i < sizeof pile / sizeof *pile; i++)
        poker_chips(c, st,
                    poker_won_at(st, poker_won_edge() + x + pile[i].x, POKER_WON_LOW + pile[i].y,
                                 pile[i].side, pile[i].side),
                    w->amount[w->hero] / pile[i].part);
}

static void who_won(struct canvas *c, const struct stage *st, const struct poker_won *w, float t)
{
    char text[POKER_TEXT], amount[64], more[POKER_TEXT];
    seat rows[SEATS];
    const float s = st->ui.scale,
                part = t < 0 ? 1 : ease_out_cubic(fmaxf(0, fminf(1, (t - WHO_MS) / COUNT_MS)));
    const struct rect box = poker_won_at(st, poker_won_edge(), POKER_WON_LOW, FACE, FACE),
                      words = poker_won_at(st, poker_won_edge() + FACE + 34, POKER_WON_LOW,
                                           772 - FACE - 80, FACE);
    const int32_t whole = w->amount[w->hero];
    const bool split = seat_count(w->winners) > 1; /* and not two */
    for (int who = 0; poker_won_shared(w) && who < SEATS; who++)
        if (w->winners & seat_bit(who))
            poker_draw_share(st, c, w, who, part);
    if (poker_won_shared(w)) {
        if (!w->losers)
            heap(c, st, w, 540);
        return;
    }
    if (poker_dress(st)->light)
        poker_shining(c, st, box, 0.116F * FACE, poker_colour(st, POKER_GOLD), 0.8F, 30);
    poker_won_face(c, st, w->hero, true, box, poker_colour(st, POKER_GOLD));
    if (split)
        /* TRANSLATORS: a pot that several share; one of them */
        snprintf(text, sizeof text, _("%s splits the pot"), stage_name(st, w->hero));
    else
        snprintf(text, sizeof text,
                 w->one_of_several ? w->pot ? _("%s wins the side pot") : _("%s wins the main pot")
                                   : _("%s wins"),
                 stage_name(st, w->hero));
    poker_amount(st, (int32_t)lroundf((float)whole * part), amount);
    snprintf(more, sizeof more, "+%s", amount);
    poker_headline(c, st,
                   (struct ui_words){
                       .face = st->ui.theme->strong, .size = 72, .place = TEXT_BOTTOM, .lines = 2},
                   0.012F, 0.06F, text,
                   rect_make(words.x, words.y - 8 * s, words.w, words.h * 0.52F));
    poker_headline(c, st,
                   (struct ui_words){.face = st->ui.theme->strong,
                                     .size = 112,
                                     .colour = poker_colour(st, POKER_GOLD),
                                     .place = TEXT_TOP,
                                     .lines = 1},
                   0.018F, 0.06F, more,
                   rect_make(words.x, words.y + words.h * 0.5F, words.w, words.h * 0.5F));
    if (rows_of(w, rows) <= ROWS)
        heap(c, st, w, 756);
}

static void hole_cards(struct canvas *c, const struct stage *st, const struct poker_won *w, int who)
{
    canvas_push_clip(c, poker_won_loser_cards(st, w, who));
    for (int i = 0; i < 2; i++) {
        const struct placed p = {
            .zone = HOLDEM_BOARD,
            .face = w->hole[who][i],
            .spot = {.at = poker_won_loser_card(st, w, who, i), .alpha = 1, .up = true}};
        poker_draw_card(st, c, &p);
    }
    canvas_pop_clip(c);
}

/* A row too low for two lines: name and hand in one, after the face if that has room as well.
 * False: not even they have. */
static bool on_one_line(struct canvas *c, const struct stage *st, const struct poker_won *w,
                        int who, struct rect r)
{
    const struct ui_words name = UI_LINE(st->ui.theme->strong, 18, 0, TEXT_LEFT),
                          plain = UI_LINE(NULL, 18, st->ui.theme->soft, TEXT_LEFT);
    const float s = st->ui.scale, gap = 8 * s, side = r.h - 12 * s,
                named = poker_width(st, name, stage_name(st, who)) + 2, rest = r.w - named - gap;
    const char *hand = poker_fits(st, plain, w->makes[who], rest) ? w->makes[who] : w->brief[who];
    const float said = poker_width(st, plain, hand) + 2;
    if (said > rest)
        return false;
    if (said + side + gap <= rest) {
        poker_won_face(c, st, who, false, rect_make(r.x, r.y + 6 * s, side, side),
                       st->ui.theme->line);
        r.x += side + gap;
    }
    poker_write(c, st, name, stage_name(st, who), rect_make(r.x, r.y, named, r.h));
    poker_write(c, st, plain, hand, rect_make(r.x + named + gap, r.y, said, r.h));
    return true;
}

static void loser(struct canvas *c, const struct stage *st, const struct poker_won *w, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct rect r = poker_won_loser(st, w, who), second = poker_won_loser_card(st, w, who, 1),
                      seen = poker_won_loser_cards(st, w, who);
    const bool shares = (w->winners & seat_bit(who)) != 0;
    const float s = st->ui.scale, letter = poker_letter(st, 18),
                x = fminf(rect_right(second), rect_right(seen)) + 14 * s,
                wide = rect_right(r) - x - 10 * s;
    char amount[64], text[POKER_TEXT];
    const uint32_t edge = shares ? poker_colour(st, POKER_GOLD) : st->ui.theme->line;
    panel_of(c, st, r, edge);
    if (r.h - 8 * s <= letter * 2.3F && !shares &&
        on_one_line(c, st, w, who, rect_make(x, r.y + 4 * s, wide, r.h - 8 * s)))
        return;
    const float side = fminf(r.h - 20 * s, wide),
                named = poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18},
                                    stage_name(st, who)) +
                        4;
    const bool
        fits = named <= wide,
        both = named + side + 12 * s <=
               wide; /* where there is room for one of them, the name, if all of it can be read */
    const bool first = is_high(st, w, r);
    const float in = !first && (both || !fits) ? side + 12 * s : 0;
    if (first || in > 0)
        poker_won_face(c, st, who, shares,
                       first ? face_of(st, r) : rect_make(x, r.y + (r.h - side) / 2, side, side),
                       edge);
    const struct rect words = rect_make(x + in, r.y + 4 * s, wide - in, r.h - 8 * s);
    const struct ui_words name = {.face = st->ui.theme->strong,
                                  .size = 36,
                                  .colour =
                                      shares ? poker_colour(st, POKER_GOLD) : st->ui.theme->soft,
                                  .place = TEXT_MIDDLE,
                                  .lines = 1,
                                  .name = true},
                          plain = UI_LINE(NULL, 26, st->ui.theme->soft, TEXT_LEFT);
    if (shares) {
        poker_amount(st, w->amount[who], amount);
        snprintf(text, sizeof text, "+%s", amount);
    } else {
        snprintf(text, sizeof text, "%s",
                 poker_fits(st, plain, w->makes[who], words.w) ? w->makes[who] : w->brief[who]);
    }
    const bool two = words.h > letter * 2.3F && poker_fits(st, plain, text, words.w);
    if (fits)
        poker_write(c, st, name, stage_name(st, who),
                    two ? rect_make(words.x, words.y, words.w, words.h * 0.54F) : words);
    if (two && fits)
        poker_write(c, st, plain, text,
                    rect_make(words.x, words.y + words.h * 0.5F, words.w, words.h * 0.48F));
}

static float alpha_at(float t, float from, float ms)
{
    return t < 0 ? 1 : fmaxf(0, fminf(1, (t - from) / ms));
}

void poker_draw_won(const struct stage *st, struct canvas *c, const struct poker_won *w, float t,
                    bool cards)
{
    seat rows[SEATS];
    const int n = rows_of(w, rows);
    canvas_tag(c, "won");
    canvas_push_fade(c, alpha_at(t, LOSERS_MS, LOSERS_IN_MS));
    for (int i = 0; i < n; i++)
        loser(c, st, w, rows[i]);
    canvas_pop_fade(c);
    canvas_push_fade(c, alpha_at(t, LOSERS_MS, LOSERS_IN_MS)); /* once the cards are there */
    for (int i = 0; i < w->n && poker_dress(st)->light; i++)
        poker_shining(c, st, rect_inset(poker_won_spot(st, w, i), -ui_px(&st->ui, 4)), 10,
                      poker_colour(st, i < w->own ? POKER_GOLD : POKER_CYAN),
                      i < w->own ? 0.7F : 0.45F, i < w->own ? 32 : 22);
    canvas_pop_fade(c);
    if (cards) {
        for (int who = 0; who < SEATS; who++)
            if ((w->losers | w->winners) & seat_bit(who) && who != w->hero)
                hole_cards(c, st, w, who);
        hand_cards(c, st, w);
    }
    canvas_push_fade(c, alpha_at(t, NAME_MS, NAME_IN_MS));
    poker_headline(
        c, st, UI_LINE(st->ui.theme->strong, 148, poker_colour(st, POKER_GOLD), TEXT_CENTRE), 0.02F,
        0.05F, w->title, poker_won_at(st, poker_won_edge(), 4, -2 * poker_won_edge(), 164));
    poker_headline(
        c, st, UI_LINE(st->ui.theme->strong, 52 / fmaxf(1, st->ui.text * 0.9F), 0, TEXT_CENTRE), 0,
        0.06F, w->ranks, poker_won_at(st, poker_won_edge(), 194, -2 * poker_won_edge(), 62));
    canvas_pop_fade(c);
    canvas_tag(c, NULL);
}

/* Over the cards: whose they are, and who has won. */
void poker_draw_won_words(const struct stage *st, struct canvas *c, const struct poker_won *w,
                          float t)
{
    canvas_tag(c, "won");
    canvas_push_fade(c, alpha_at(t, NAME_MS, NAME_IN_MS));
    labels(c, st, w);
    who_won(c, st, w, t);
    canvas_pop_fade(c);
    canvas_tag(c, NULL);
}
