/* poker_theatre_draw.c - the theatre as it is seen: the pot, the board with the card to come, a
 * panel for each hand with what it makes and how often it wins, and one bar of all the cards that
 * may come. */
#include "poker_theatre_parts.h"
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_sentences.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { NARROW_MS = 250 };

/* ---- what can be read and pressed ---- */

static void cards_words(const struct stage *st, int zone, int most, struct strbuf *out)
{
    char face[FACE_NAME];
    for (int i = 0; i < board_count(&st->shown.b, zone) && i < most; i++) {
        face_name(st, board_face(&st->shown.b, zone, i), face);
        strbuf_addf(out, "%s%s", i ? ", " : "", face);
    }
}

void poker_theatre_items(struct stage *st, struct items *it)
{
    const struct poker_state *k = poker_look(st);
    const struct poker_theatre *th = &k->theatre;
    const struct board *b = &st->shown.b;
    const bool wins = poker_theatre_wins(st);
    struct strbuf words = STRBUF_EMPTY;
    seat order[SEATS];
    char amount[64];
    poker_amount(st, holdem_pot(b), amount);
    if (!wins)
        items_add(it, (struct item){.id = item_id("pot", 0),
                                    .role = ITEM_PICTURE,
                                    .name = _("Pot"),
                                    .value = amount,
                                    .readable = true,
                                    .bounds = k->at.pots,
                                    .radius = ui_px(&st->ui, 10)});
    else
        items_add(it, (struct item){.id = item_id("won", 0),
                                    .role = ITEM_PICTURE,
                                    .name = k->won_words,
                                    .readable = true,
                                    .bounds = rect_make(st->ui.w * 0.2F, k->at.pots.y,
                                                        st->ui.w * 0.6F, k->at.pots.h)});
    for (int i = 0; i < board_count(b, HOLDEM_BOARD) && i < th->dealt && !wins; i++) {
        char face[FACE_NAME];
        face_name(st, board_face(b, HOLDEM_BOARD, i), face);
        items_add(it, (struct item){.id = item_id("board", i),
                                    .role = ITEM_PICTURE,
                                    .name = face,
                                    .readable = true,
                                    .bounds = poker_board_spot(st, b, i)});
    }
    for (int i = 0, n = poker_theatre_hands(st, order); i < n; i++) {
        const int s = order[i];
        const struct rect r =
            wins ? poker_won_loser(st, &k->won_hand, s) : poker_theatre_panel(st, s);
        if (rect_empty(r))
            continue;
        cards_words(st, HOLDEM_HAND + s, HOLDEM_HOLE_CARDS, &words);
        if (*th->makes[s])
            strbuf_addf(&words, " · %s", th->makes[s]);
        if (th->odds.known && !wins)
            strbuf_addf(&words, " · %d%%", th->odds.per_cent[s]);
        items_add(it, (struct item){.id = item_id("plate", s),
                                    .role = ITEM_PICTURE,
                                    .name = stage_name(st, s),
                                    .value = strbuf_text(&words),
                                    .readable = true,
                                    .bounds = r,
                                    .radius = ui_px(&st->ui, 10)});
        strbuf_clear(&words);
    }
    strbuf_free(&words);
}

/* ---- above: the pot ---- */

static void pot(const struct stage *st, struct canvas *c)
{
    const struct board *b = &st->shown.b;
    const struct rect r = poker_look(st)->at.pots;
    const float s = st->ui.scale, chip = 96 * s, gap = 18 * s,
                edge = poker_dress(st)->pictured ? 0.05F : 0;
    int pots = 0;
    for (int i = 0; i < HOLDEM_POTS; i++)
        pots += poker_pot_with_bets(st, i) > 0;
    float x = 0, sum = 0;
    bool named = true, stacked = false;
    /* how wide with names beside; with names below; without; and there it is */
    for (int pass = 0; pass < 4; pass++) {
        const bool draws = pass == 3;
        x = r.x + (draws ? (r.w - sum) / 2 : 0);
        const float from = x;
        if (pass == 1 && sum > r.w)
            stacked = true;
        else if (pass == 2 && sum > r.w)
            named = false;
        if (draws)
            poker_chips(c, st, rect_make(x, r.y + (r.h - chip) / 2, chip, chip), holdem_pot(b));
        x += chip + gap;
        for (int i = 0, n = 0; i < HOLDEM_POTS; i++) {
            const int32_t has = poker_pot_with_bets(st, i);
            char amount[64], name[POKER_NAME] = "";
            if (has <= 0 || n > 2)
                continue;
            poker_amount(st, has, amount);
            if (pots == 1)
                snprintf(name, sizeof name, "%s", _("in the pot"));
            else if (n == 0)
                snprintf(name, sizeof name, "%s", _("Main pot"));
            else if (pots == 2)
                snprintf(name, sizeof name, "%s", _("Side pot"));
            else
                snprintf(name, sizeof name, _("Side pot %d"), n);
            const struct ui_words big = UI_LINE(st->ui.theme->strong,
                                                (pots > 1 ? n                  ? 52
                                                            : stacked && named ? 56
                                                                               : 66
                                                          : 92) /
                                                    st->ui.text,
                                                poker_colour(st, n ? POKER_CYAN : POKER_GOLD),
                                                TEXT_LEFT),
                                  small = UI_LINE(st->ui.theme->strong, 30 / st->ui.text,
                                                  st->ui.theme->soft, TEXT_LEFT);
            const float w = poker_width(st, big, amount) + 4,
                        v = named ? poker_width(st, small, name) + 4 : 0;
            if (draws) {
                const float high = named && stacked ? r.h * 0.58F : r.h;
                poker_headline(c, st, big, 0.015F, edge, amount, rect_make(x, r.y, w, high));
                if (named && stacked)
                    poker_headline(c, st, small, 0, edge * 1.6F, name,
                                   rect_make(x, r.y + high, v, r.h - high));
                else if (named)
                    poker_headline(c, st, small, 0, edge * 1.6F, name,
                                   rect_make(x + w + gap * 0.6F, r.y + r.h * 0.12F, v, r.h));
            }
            x += gap * 2 + (stacked && named ? fmaxf(w, v) : w + (named ? gap * 0.6F + v : 0));
            n++;
        }
        sum = x - from - gap * 2;
    }
}

/* ---- the board ---- */

static void under_board(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    const struct board *b = &st->shown.b;
    const struct rect r = poker_look(st)->at.under;
    const int lie = board_count(b, HOLDEM_BOARD), left = poker_to_come(st, b), places = lie + left;
    const bool turning = lie && st->ui.now < poker_look(st)->cards_due;
    const int from = turning && !poker_look(st)->deals ? lie - 1 : lie;
    const float edge = poker_dress(st)->pictured ? 0.08F : 0;
    if (!k->run || from >= places)
        return;
    for (int i = from; i < places; i++) {
        const int behind = places - 1 - i, comes = behind == 0   ? HOLDEM_RIVER
                                                   : behind == 1 ? HOLDEM_TURN
                                                                 : HOLDEM_FLOP;
        const struct rect spot = poker_theatre_board_spot(st, b, i);
        const bool next = i == from;
        const struct ui_words how =
            UI_LINE(st->ui.theme->strong, next ? 42 : 30,
                    next ? poker_colour(st, POKER_GOLD) : st->ui.theme->soft, TEXT_CENTRE);
        if ((comes != HOLDEM_FLOP || behind == 3) &&
            (next || poker_fits(st, how, poker_street_name(comes), spot.w)))
            poker_headline(c, st, how, 0, edge, poker_street_name(comes),
                           rect_make(spot.x - spot.w * 0.4F, r.y, spot.w * 1.8F, r.h));
    }
    if (from < 1)
        return;
    char words[POKER_TEXT];
    const int cards =
        k->odds.known && places - from == 1 ? (int)k->odds.count.boards : places - from;
    snprintf(words, sizeof words,
             places - from == 1
                 ? i18n_plural("%d possible card", "%d possible cards", (unsigned long)cards)
                 : i18n_plural("%d card to come", "%d cards to come", (unsigned long)cards),
             cards);
    const struct rect first = poker_theatre_board_spot(st, b, 0),
                      next = poker_theatre_board_spot(st, b, from);
    const struct ui_words how = UI_LINE(st->ui.theme->strong, 28, st->ui.theme->soft, TEXT_LEFT);
    if ((!turning || k->odds.to_come == places - from) &&
        poker_fits(st, how, words, next.x - next.w * 0.4F - first.x)) {
        const struct rect at = rect_make(first.x, r.y, next.x - next.w * 0.4F - first.x, r.h);
        if (poker_dress(st)->pictured) { /* on a ground of its own */
            const float wide = fminf(at.w, poker_width(st, how, words) + 2 * ui_px(&st->ui, 22)),
                        high = fminf(at.h, poker_letter(st, 28) * 1.6F);
            poker_pill(c, st, words, rect_make(at.x, at.y + (at.h - high) / 2, wide, high), 28,
                       st->ui.theme->line, st->ui.theme->text);
        } else {
            poker_headline(c, st, how, 0, edge, words, at);
        }
    }
}

/* The corner shows the colour first, then the suit, and nothing else of the card. */
static void corner(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    const int at = board_count(&st->shown.b, HOLDEM_BOARD) - 1;
    const int64_t ms = ui_ms(&st->ui, POKER_CORNER_MS);
    if (!k->corner || !k->card_since || at < 0 || st->ui.calm || st->ui.now - k->card_since >= ms ||
        ms <= 0)
        return;
    const float t = (float)(st->ui.now - k->card_since) / (float)ms,
                bent = ease_out_cubic(fminf(1, t * 1.6F));
    const struct rect r = poker_theatre_board_spot(st, &st->shown.b, at);
    const float grown = ceilf(bent * 6) / 6, sign = r.w * 0.26F * grown;
    const card face = board_face(&st->shown.b, HOLDEM_BOARD, at);
    const struct rect flap = rect_make(rect_right(r) - roundf(r.w * 0.62F * grown),
                                       rect_bottom(r) - roundf(r.h * 0.52F * grown),
                                       roundf(r.w * 0.62F * grown), roundf(r.h * 0.52F * grown));
    canvas_picture(c, "poker/corner", flap, paint_plain());
    if (t < 0.25F || !card_is_plain(face) || grown < 0.5F)
        return;
    const bool red = card_suit(face) == SUIT_HEARTS || card_suit(face) == SUIT_DIAMONDS;
    const struct point middle = {flap.x + flap.w * 0.43F, flap.y + flap.h * 0.36F};
    if (t < 0.5F)
        canvas_ring(c, middle, sign * 0.36F, sign, red ? 0xC3222AFFU : 0x1A1A22FFU);
    else {
        static const char *const signs[] = {[SUIT_CLUBS] = "cards/sign/c",
                                            [SUIT_DIAMONDS] = "cards/sign/d",
                                            [SUIT_HEARTS] = "cards/sign/h",
                                            [SUIT_SPADES] = "cards/sign/s"};
        canvas_picture(c, signs[card_suit(face)], rect_around(middle, sign, sign),
                       paint_angle(148));
    }
}

static bool is_staged(const struct stage *st, const struct placed *p)
{
    return p->zone == HOLDEM_BOARD || (p->zone == HOLDEM_PILE && poker_look(st)->theatre.run) ||
           (p->zone >= HOLDEM_HAND && p->zone < HOLDEM_HAND + SEATS &&
            (poker_look(st)->theatre.in & seat_bit(p->zone - HOLDEM_HAND)));
}

/* A hand that lies in a low panel has its feet cut off there. */
static bool cut_by(const struct stage *st, const struct placed *p, struct rect *out)
{
    const int who = p->zone - HOLDEM_HAND;
    const struct poker_won *w = &poker_look(st)->won_hand;
    if (p->zone >= HOLDEM_HAND + SEATS || p->flies)
        return false;
    const bool wins = poker_theatre_wins(st),
               row = wins &&
                     (w->losers & seat_bit(who) || (w->winners & seat_bit(who) && who != w->hero));
    if (wins && !row)
        return false;
    *out = wins ? poker_won_loser_cards(st, w, who)
                : rect_inset(poker_theatre_panel(st, who), ui_px(&st->ui, 4));
    return rect_bottom(p->spot.at) > rect_bottom(*out);
}

static void cards(const struct stage *st, struct canvas *c)
{
    const struct poker_extra *more = poker_more(st);
    canvas_tag(c, "cards");
    for (int flying = 0; flying < 2; flying++)
        for (int i = 0; i < st->cards.n; i++) {
            struct placed p = st->cards.card[i];
            struct rect within;
            if (!is_staged(st, &p) || p.flies != (flying == 1) || p.face == CARD_NONE)
                continue;
            const bool cut = cut_by(st, &p, &within);
            if (cut)
                canvas_push_clip(c, within);
            if (!more->draw_card || !more->draw_card(st, c, &p))
                poker_draw_card(st, c, &p);
            if (cut)
                canvas_pop_clip(c);
        }
    canvas_tag(c, NULL);
}

/* ---- light ---- */

/* The room steps back behind the card to come, and it alone: hands, odds and names stay in the
 * light. */
static void narrow(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    const struct board *b = &st->shown.b;
    const int lie = board_count(b, HOLDEM_BOARD);
    const bool came = poker_to_come(st, b) == 0;
    if (!k->narrow_since || (came && st->ui.now >= poker_look(st)->cards_due))
        return;
    const float in =
        st->ui.calm ? 1 : ease_progress(st->ui.now, k->narrow_since, ui_ms(&st->ui, NARROW_MS));
    const struct rect spot = poker_theatre_board_spot(st, b, came ? lie - 1 : lie);
    canvas_fill(c, rect_make(0, 0, st->ui.w, st->ui.h), colour_faded(0x03060FFFU, 0.24F * in));
    if (poker_dress(st)->light)
        poker_glow(c, st, rect_scaled(spot, 2.1F), poker_colour(st, POKER_GOLD), 0.35F * in);
}

/* Where the next card will lie, or turns over now. */
static void next_light(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    const struct board *b = &st->shown.b;
    const int lie = board_count(b, HOLDEM_BOARD);
    const bool turning = lie && st->ui.now < poker_look(st)->cards_due;
    if (!k->run || (!turning && poker_to_come(st, b) == 0))
        return;
    const struct rect spot = poker_theatre_board_spot(st, b, turning ? lie - 1 : lie);
    poker_glow(c, st, rect_around(rect_centre(spot), spot.w * 2.9F, spot.w * 2.9F),
               poker_colour(st, POKER_GOLD), 0.8F);
}

static void menu_button(const struct stage *st, struct canvas *c)
{
    const struct item *b = items_get(st->items, item_id("menu", 0));
    if (!b)
        return;
    poker_button_box(c, st, b, POKER_QUIET);
    const float side = fminf(b->bounds.w, b->bounds.h) * 0.56F;
    ui_icon(c, &st->ui, "menu", rect_around(rect_centre(b->bounds), side, side),
            st->ui.theme->text);
}

/* The way on: words and its key, with no box that weighs on the picture; they end where it does. */
static void go_on(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, item_id("on", 0));
    const struct ui *ui = &st->ui;
    if (!i || ui->contrast) {
        poker_button(c, st, item_id("on", 0), NULL, POKER_PLAIN);
        return;
    }
    const uint32_t ink = i->hovered ? ui->theme->text : ui->theme->soft;
    const struct ui_words how = UI_LINE(ui->theme->strong, 32, ink, TEXT_RIGHT);
    const struct rect r = rect_inset_xy(i->bounds, 16 * ui->scale, 0);
    const float cap = poker_look(st)->caps ? ui_key_width(ui, i, 20) : 0,
                w = poker_width(st, how, i->name) + 2, x = rect_right(r) - w - 18 * ui->scale;
    poker_write(c, st, how, i->name, rect_make(rect_right(r) - w, r.y, w, r.h));
    if (cap > 0 && x - cap > r.x)
        poker_key(c, st, i, (struct point){x - cap / 2, rect_centre(r).y}, 20, ink,
                  ui->theme->panel);
    ui_ring(c, ui, i);
}

/* Who has won follows from the open hands once the board is complete: the large cards are made
 * ready while the odds still run, so that no frame has to draw five of them at once. */
static void rehearse(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    const int first = poker_theatre_leader(st);
    struct poker_won w;
    if (k->won || first < 0 || k->dealt < board_count(&st->shown.b, HOLDEM_BOARD) ||
        poker_to_come(st, &st->shown.b) > 0 || !canvas_begin_rehearsal(c))
        return;
    poker_won_of(st, &w, first, 0);
    poker_draw_won(st, c, &w, -1, true);
    poker_draw_won_words(st, c, &w, -1);
    canvas_end_rehearsal(c);
}

void poker_draw_theatre(const struct stage *st, struct canvas *c)
{
    rehearse(st, c);
    const struct poker_state *k = poker_look(st);
    const bool wins = poker_theatre_wins(st);
    const float t = k->theatre.won_since && !st->ui.calm
                        ? (float)(st->ui.now - k->theatre.won_since) / fmaxf(0.05F, st->ui.pace)
                        : -1;
    poker_draw_stage(st, c, wins);
    canvas_tag(c, "theatre");
    if (wins) {
        poker_draw_won(st, c, &k->won_hand, t, false);
    } else {
        narrow(st, c);
        next_light(st, c);
        pot(st, c);
        poker_theatre_draw_panels(st, c);
        poker_theatre_draw_bar(st, c);
        under_board(st, c);
    }
    cards(st, c);
    if (wins) {
        poker_draw_won_words(st, c, &k->won_hand, t);
    } else {
        corner(st, c);
    }
    canvas_tag(c, "theatre");
    poker_draw_flows(st, c);
    menu_button(st, c);
    go_on(st, c);
    canvas_tag(c, NULL);
}
