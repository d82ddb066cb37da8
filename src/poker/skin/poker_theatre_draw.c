/* poker_theatre_draw.c - the theatre as it is seen: the pot, the board with the card to come, a
 * panel for each hand with what it makes and how often it wins, and one bar of all the cards that
 * may come. */
#include "poker_look.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

enum { NARROW_MS = 250 };

/* ---- colours ---- */

/* One for each of so many hands, by the place of its panel; gold is the leader's. */
static uint32_t place_colour(const struct stage *st, int place, int hands)
{
    CARRE_ASSERT(place >= 0);
    static const int of[] = {POKER_CYAN,    POKER_SECOND, POKER_MAGENTA, POKER_OWN,
                             POKER_CONTROL, POKER_KNOW,   POKER_ICE};
    if (hands == 2)
        return poker_colour(st, place ? POKER_CYAN : POKER_MAGENTA);
    return poker_colour(st, of[place % (int)(sizeof of / sizeof *of)]);
}

/* Who wins most often, so far; -1: nobody, or several alike. */
static int leader(const struct stage *st)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    int best = -1;
    bool shared = false;
    for (int s = 0; s < st->rules.nseats && k->odds.known; s++) {
        if (!(k->in & seat_bit(s)) || k->odds.per_cent[s] <= 0)
            continue;
        shared = best >= 0 && k->odds.per_cent[s] == k->odds.per_cent[best] ? true
                 : best < 0 || k->odds.per_cent[s] > k->odds.per_cent[best] ? false
                                                                            : shared;
        best = best < 0 || k->odds.per_cent[s] > k->odds.per_cent[best] ? s : best;
    }
    return shared ? -1 : best;
}

static uint32_t colour_of(const struct stage *st, int who, int place)
{
    return who == leader(st) ? poker_colour(st, POKER_GOLD)
                             : place_colour(st, place, seat_count(poker_look(st)->theatre.in));
}

/* Odds are of the main pot. */
static bool is_out(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_theatre *k = &poker_look(st)->theatre;
    return k->odds.known && k->odds.per_cent[who] == 0 && !seat_in(who, k->side);
}

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

/* ---- the panels ---- */

/* "54%", "out", "wins", "ties". */
static void odds_words(const struct stage *st, int who, char out[POKER_NAME])
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_odds *o = &poker_look(st)->theatre.odds;
    out[0] = '\0';
    if (!o->known || o->per_cent[who] < 0)
        return;
    if (is_out(st, who))
        snprintf(out, POKER_NAME, "%s", C_("odds", "out"));
    else if (o->per_cent[who] == 100 || (o->per_cent[who] == 0 && o->to_come == 0))
        snprintf(out, POKER_NAME, "%s", C_("odds", "wins"));
    else if (o->alone[who] == 0 && o->shared[who] == o->count.boards)
        snprintf(out, POKER_NAME, "%s", C_("odds", "ties"));
    else
        /* TRANSLATORS: how often a hand wins, in large letters */
        snprintf(out, POKER_NAME, _("%d%%"), o->per_cent[who]);
}

/* "10 of 42 cards": those with which the hand wins alone. */
static void ways_words(const struct stage *st, int who, char out[POKER_NAME])
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_odds *o = &poker_look(st)->theatre.odds;
    out[0] = '\0';
    if (o->known && o->count.boards > 1 && o->to_come == 1 && o->alone[who] > 0)
        snprintf(out, POKER_NAME,
                 i18n_plural("%d of %d cards", "%d of %d cards", (unsigned long)o->count.boards),
                 (int)o->alone[who], (int)o->count.boards);
}

static void money_words(const struct stage *st, int who, char out[POKER_TEXT])
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    char amount[64];
    poker_amount(st, b->num[HOLDEM_START + who] - b->num[HOLDEM_STACK + who], amount);
    snprintf(out, POKER_TEXT, holdem_all_in(b, who) ? _("all-in for %s") : _("%s in pot"), amount);
}

struct lines {
    const char *name, *money, *makes, *odds, *ways;
    uint32_t odds_colour, colour;
};

static struct ui_words name_how(const struct stage *st, float size)
{
    return (struct ui_words){
        .face = st->ui.theme->strong, .size = size, .place = TEXT_MIDDLE, .lines = 1, .name = true};
}
static struct ui_words line_how(const struct stage *st, float size, uint32_t colour)
{
    return UI_LINE(st->ui.theme->strong, size, colour, TEXT_LEFT);
}

static void write_if(const struct stage *st, struct canvas *c, struct ui_words how,
                     const char *text, struct rect r)
{
    if (*text && !rect_empty(r) && poker_fits(st, how, text, r.w) &&
        r.h >= poker_letter(st, 18) * 1.05F)
        poker_write(c, st, how, text, r);
}

/* The hands that are one of two or three: a face with words beside it, the odds large. */
static void tall(const struct stage *st, struct canvas *c, int who, struct rect r, bool two,
                 bool mirrored, const struct lines *l)
{
    struct rect last;
    const float s = st->ui.scale, line = fmaxf(38 * s, poker_letter(st, 27) * 1.35F);
    poker_theatre_hole_spot(st, who, mirrored ? 0 : 1, &last, NULL);
    struct rect words =
        two ? mirrored ? rect_make(r.x + 34 * s, r.y + 30 * s, last.x - r.x - 60 * s, r.h - 60 * s)
                       : rect_make(rect_right(last) + 28 * s, r.y + 30 * s,
                                   rect_right(r) - rect_right(last) - 56 * s, r.h - 60 * s)
            : rect_make(r.x + 24 * s, r.y + 20 * s, r.w - 48 * s, r.h - 40 * s);
    const float face = 132 * s;
    const struct rect box = rect_make(words.x, words.y, face, face);
    poker_portrait(c, st, who, box);
    const float x = rect_right(box) + 22 * s, w = rect_right(words) - x;
    const bool three =
        line * 2 + fmaxf(54 * s, poker_letter(st, 44) * 1.2F) <= fmaxf(face, 150 * s);
    const float name_h = fmaxf(54 * s, poker_letter(st, two ? 50 : 44) * 1.2F);
    poker_write(c, st, name_how(st, two ? 50 : 44), l->name,
                rect_make(x, words.y - 4 * s, w, name_h));
    if (two || words.y - 4 * s + name_h + line <= last.y + 4 * s)
        write_if(st, c, line_how(st, 27, st->ui.theme->soft), l->money,
                 rect_make(x, words.y - 4 * s + name_h, w, line));
    const struct rect below =
        two ? rect_make(words.x, words.y + fmaxf(face, name_h + line) + 10 * s, words.w, line)
            : rect_make(x, words.y - 4 * s + name_h + line, w, three ? line : 0);
    write_if(st, c, line_how(st, 29, l->colour), l->makes, below);
    if (two) {
        const float top = rect_bottom(below);
        poker_headline(
            c, st, UI_LINE(st->ui.theme->strong, 176 / st->ui.text, l->odds_colour, TEXT_LEFT),
            0.02F, 0, l->odds, rect_make(words.x, top, words.w, rect_bottom(words) - top + 16 * s));
        return;
    }
    const float left = rect_right(last) + 22 * s,
                top = words.y + fmaxf(face, name_h + 2 * line) + 4 * s,
                ways = *l->ways && rect_bottom(words) - top - line >= 80 * s ? line : 0;
    const struct ui_words how =
        UI_LINE(st->ui.theme->strong, 106 / st->ui.text, l->odds_colour, TEXT_RIGHT);
    const float above = last.y - top; /* of the cards, where a tall screen has room there */
    poker_headline(c, st, how, 0.02F, 0, l->odds,
                   above > 90 * s ? rect_make(words.x, top, words.w, above)
                                  : rect_make(left, top, rect_right(words) - left,
                                              rect_bottom(words) - ways - top));
    struct ui_words small = line_how(st, 26, st->ui.theme->soft);
    small.align = TEXT_RIGHT;
    write_if(st, c, small, ways > 0 ? l->ways : "",
             rect_make(left, rect_bottom(words) - ways, rect_right(words) - left, ways));
}

/* Of one of many: whether the odds have a line of their own below the names, how wide they are, and
 * where face and name have room. */
struct low_places {
    bool deep;
    float odds_w;
    struct rect face, name;
};

static struct low_places low_places(const struct stage *st, int who)
{
    const float s = st->ui.scale;
    const struct rect r = poker_theatre_panel(st, who);
    struct rect last;
    struct low_places p = {
        .deep = r.h > 150 * s,
        .odds_w = fmaxf(
            150 * s,
            poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 60}, "88%"))};
    poker_theatre_hole_spot(st, who, 1, &last, NULL);
    const float x = rect_right(last) + 14 * s, right = rect_right(r) - 14 * s,
                side = fminf(92 * s, r.h - 24 * s),
                whole = p.deep ? right - x : right - x - p.odds_w - 8 * s,
                named = poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18},
                                    stage_name(st, who)) +
                        4,
                high = fminf(r.h * (p.deep ? 0.3F : 0.5F),
                             fmaxf(52 * s, poker_letter(st, 40) * 1.25F));
    const bool both = named + side + 14 * s <= whole;
    if (both || named > whole) /* with room for one of them: the name, if it can be read */
        p.face = rect_make(x, r.y + 14 * s, side, side);
    const float beside = p.face.w > 0 ? side + 14 * s : 0;
    p.name = rect_make(x + beside, r.y + 8 * s, whole - beside, high);
    return p;
}

/* The size at which the longest of these names has room: side by side they are of one size. */
static float low_name_size(const struct stage *st, const seat *order, int n)
{
    float size = 40;
    for (int i = 0; i < n; i++) {
        const float w = poker_width(st, name_how(st, 40), stage_name(st, order[i]));
        size = fminf(size, floorf(40 * (low_places(st, order[i]).name.w - 2) / fmaxf(1, w)));
    }
    return fmaxf(18, size);
}

/* One of many: cards, a face, name over what it makes, the odds at the right. */
static void low(const struct stage *st, struct canvas *c, int who, struct rect r, float size,
                const struct lines *l)
{
    const float s = st->ui.scale, right = rect_right(r) - 14 * s,
                line = fmaxf(34 * s, poker_letter(st, 26) * 1.3F);
    const struct low_places p = low_places(st, who);
    const bool deep = p.deep;
    const float odds_w = p.odds_w, name_h = p.name.h;
    struct rect last;
    poker_theatre_hole_spot(st, who, 1, &last, NULL);
    const float x0 = rect_right(last) + 14 * s;
    if (!rect_empty(p.face))
        poker_portrait(c, st, who, p.face);
    write_if(st, c, name_how(st, size), l->name, p.name);
    write_if(
        st, c, line_how(st, 26, l->colour), l->makes,
        rect_make(p.name.x, r.y + 8 * s + name_h, p.name.w, fminf(line, r.h - name_h - 14 * s)));
    struct ui_words how =
        UI_LINE(st->ui.theme->strong, (deep ? 70 : 52) / st->ui.text, l->odds_colour, TEXT_RIGHT);
    const float top = deep ? r.y + 8 * s + name_h + line : r.y + 6 * s;
    const struct rect box = deep ? rect_make(right - fmaxf(odds_w, 180 * s), top,
                                             fmaxf(odds_w, 180 * s), rect_bottom(r) - top - 4 * s)
                                 : rect_make(right - odds_w, top, odds_w, r.h - 12 * s);
    poker_headline(c, st, how, 0.02F, 0, l->odds, box);
    if (deep && rect_bottom(r) - line - 8 * s > r.y + 8 * s + name_h + line)
        write_if(st, c, line_how(st, 26, st->ui.theme->soft), l->ways,
                 rect_make(x0, rect_bottom(r) - line - 8 * s, box.x - x0 - 8 * s, line));
}

/* A panel whose edge glows, the leader's most. */
static void plate(const struct stage *st, struct canvas *c, struct rect r, uint32_t line,
                  bool first)
{
    const bool light = poker_dress(st)->light && !st->ui.contrast;
    if (first && light)
        poker_glow(c, st, rect_inset_xy(r, -r.w * 0.08F, -r.h * 0.2F), line, 0.4F);
    poker_panel(c, st, r, 22, poker_colour(st, POKER_STAGED_BOX), 0, 0);
    for (int i = 0; i < 2 && light; i++)
        poker_panel(c, st, rect_inset(r, -ui_px(&st->ui, i ? 2 : 5)), 22, 0,
                    colour_faded(line, i ? 0.22F : 0.12F), i ? 7 : 13);
    poker_panel(c, st, r, 22, 0, line, first ? 4 : 2.4F);
}

static void panels(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    seat order[SEATS];
    const int n = poker_theatre_hands(st, order), first = leader(st);
    const float size = n > 3 ? low_name_size(st, order, n) : 0;
    for (int i = 0; i < n; i++) {
        const int s = order[i];
        const struct rect r = poker_theatre_panel(st, s);
        const bool out = is_out(st, s);
        const uint32_t line = out ? poker_colour(st, POKER_REFUSED_DEEP) : colour_of(st, s, i);
        char money[POKER_TEXT], odds[POKER_NAME], ways[POKER_NAME];
        money_words(st, s, money);
        odds_words(st, s, odds);
        ways_words(st, s, ways);
        const char *makes = k->makes[s];
        if (n > 3 &&
            !poker_fits(st, (struct ui_words){.face = st->ui.theme->strong}, makes, r.w * 0.4F))
            makes = k->brief[s];
        const struct lines l = {.name = stage_name(st, s),
                                .money = money,
                                .makes = makes,
                                .odds = odds,
                                .ways = ways,
                                .colour =
                                    s == first ? poker_colour(st, POKER_GOLD) : st->ui.theme->text,
                                .odds_colour = out          ? st->ui.theme->on_dim
                                               : s == first ? poker_colour(st, POKER_GOLD)
                                                            : st->ui.theme->text};
        plate(st, c, r, line, s == first);
        if (n <= 3)
            tall(st, c, s, r, n == 2, n == 2 && i == 1, &l);
        else
            low(st, c, s, r, size, &l);
    }
}

/* ---- the bar ---- */

/* Whose part of it begins at x; how often, where that is not counted in cells. */
struct bar_name {
    char words[POKER_TEXT];
    uint32_t colour;
    float x, w, from;
};

static struct bar_name bar_name(const struct stage *st, const char *who, int64_t part,
                                uint32_t colour, float x, float length, bool cells)
{
    const int64_t all = poker_look(st)->theatre.odds.count.boards;
    const struct ui_words how = {.face = st->ui.theme->strong, .size = 27 / st->ui.text};
    struct bar_name n = {.colour = colour, .x = x};
    if (!cells && all < 10000)
        /* TRANSLATORS: a hand wins with so many of so many ways in which the cards can come */
        snprintf(n.words, sizeof n.words, _("%s, %d of %d run-outs"), who, (int)part, (int)all);
    if (!*n.words || poker_width(st, how, n.words) > length)
        snprintf(n.words, sizeof n.words, "%s", who);
    n.w = poker_width(st, how, n.words) + 4;
    return n;
}

static void bar(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    const struct poker_odds *o = &k->odds;
    seat order[SEATS], sorted[SEATS];
    const int n = poker_theatre_hands(st, order);
    if (!o->known || o->count.boards < 2)
        return;
    const struct rect first = poker_theatre_panel(st, order[0]),
                      last = poker_theatre_panel(st, order[n - 1]);
    const float s = st->ui.scale, y = rect_bottom(last) + 22 * s, h = 26 * s,
                left = fminf(first.x, last.x), all = st->ui.w - 2 * left;
    int64_t shared = 0, alone = 0;
    int place[SEATS];
    for (int i = 0; i < n; i++) { /* by length, so that a single cell stands at the end */
        int j = i;
        for (; j > 0 && o->alone[sorted[j - 1]] < o->alone[order[i]]; j--)
            sorted[j] = sorted[j - 1];
        sorted[j] = order[i];
        place[order[i]] = i;
        alone += o->alone[order[i]];
    }
    shared = o->count.boards - alone;
    const bool cells = o->to_come == 1 && o->count.boards <= 52;
    struct bar_name said[SEATS + 1];
    float x = left;
    int labels = 0;
    for (int i = 0; i <= n; i++) {
        const int64_t part = i < n ? o->alone[sorted[i]] : shared;
        const float w = all * (float)part / (float)o->count.boards;
        const uint32_t colour =
            i < n ? colour_of(st, sorted[i], place[sorted[i]]) : poker_colour(st, POKER_FAINT);
        if (part <= 0)
            continue;
        for (int64_t j = 0; j < (cells ? part : 1); j++) {
            const float step = cells ? w / (float)part : w;
            canvas_fill(
                c, rect_make(roundf(x + step * (float)j), y, fmaxf(1, roundf(step - 4 * s)), h),
                colour);
        }
        CARRE_ASSERT(labels < SEATS + 1);
        said[labels++] = bar_name(st, i < n ? stage_name(st, sorted[i]) : C_("odds", "tie"), part,
                                  colour, x, w, cells);
        x += w;
    }
    /* Each begins where its part does, or so far before that as those after it need room. */
    float end = left + all, free = left;
    for (int i = labels - 1; i >= 0; i--) {
        said[i].from = fminf(said[i].x, end - said[i].w);
        end = said[i].from - 14 * s;
    }
    for (int i = 0; i < labels; i++)
        if (said[i].from >= free - 1 && said[i].x - said[i].from < said[i].w * 0.9F) {
            poker_write(c, st,
                        line_how(st, 27 / st->ui.text,
                                 poker_dress(st)->pictured
                                     ? colour_mix(said[i].colour, 0xFFFFFFFFU, 0.35F)
                                     : said[i].colour),
                        said[i].words, rect_make(said[i].from, y + h + 1 * s, said[i].w, 52 * s));
            free = said[i].from + said[i].w + 14 * s;
        }
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
    canvas_fill(c, rect_make(0, 0, st->ui.w, st->ui.h), colour_faded(0x03060FFFU, 0.34F * in));
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

/* Who has won follows from the open hands once the board is complete: the large cards are made
 * ready while the odds still run, so that no frame has to draw five of them at once. */
static void rehearse(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    const int first = leader(st);
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
        panels(st, c);
        bar(st, c);
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
    poker_button(c, st, item_id("on", 0), NULL, POKER_PLAIN);
    canvas_tag(c, NULL);
}
