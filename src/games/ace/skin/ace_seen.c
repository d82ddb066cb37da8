/* Helps that count: how likely a combination is after a discard, and which cards are still out of
 * sight. Both come from what this seat may know, and are exact; where the discard pile is closed
 * (AS-42) nobody counts for anybody. */
#include "ace_count.h"
#include "ace_paint.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- odds ---- */

static bool wanted(const struct stage *st)
{
    const struct ace_state *k = look(st);
    const struct choice *c = stage_choice(st, ACE_DISCARD_DRAW, -1);
    return st->assist > 0 && k->aimed.n && k->mode == MODE_AIM &&
           st->shown.b.phase == ACE_PHASE_AIM && !st->covered && c && !c->refused &&
           ace_sees_hand(st) && ace_discard_open(&st->rules, &st->shown.b);
}

/* Counting takes a few milliseconds: once for each choice of cards. */
void ace_odds_find(struct stage *st)
{
    struct ace_state *k = look(st);
    struct odds *o = &k->odds;
    if (!wanted(st)) {
        o->on = false;
        o->heard = 0;
        return;
    }
    if (o->heard == st->seen + 1 && o->away.n == k->aimed.n &&
        memcmp(o->away.c, k->aimed.c, (size_t)k->aimed.n * sizeof(card)) == 0)
        return;
    o->heard = st->seen + 1;
    o->away = k->aimed;
    o->on = ace_chances(&st->rules, &st->shown.b, st->me, k->aimed.c, k->aimed.n, &o->chances);
}

/* Whole per cents, but nothing that can happen is never and nothing that can fail is sure. */
void ace_odds_text(const struct stage *st, int kind, char *out, size_t room)
{
    CARRE_ASSERT(kind >= 0 && kind < ACE_KINDS);
    const struct ace_chances *c = &look(st)->odds.chances;
    const uint64_t ways = c->ways[kind], of = c->of ? c->of : 1;
    const int per_cent = (int)((double)ways * 100 / (double)of + 0.5);
    if (ways == 0)
        snprintf(out, room, "–");
    else if (ways < of && per_cent < 1)
        snprintf(out, room, "%s", C_("odds", "<1%"));
    else
        snprintf(out, room, C_("odds", "%d%%"), ways < of && per_cent > 99 ? 99 : per_cent);
}

void ace_odds_words(const struct stage *st, struct strbuf *out)
{
    for (int kind = ACE_FIVE; kind >= ACE_PAIR && look(st)->odds.on; kind--) {
        char text[24];
        if (!look(st)->odds.chances.ways[kind])
            continue;
        ace_odds_text(st, kind, text, sizeof text);
        strbuf_addf(out, "%s%s %s", out->length ? " · " : "", ace_kind_name(kind), text);
    }
}

/* ---- which cards are out of sight ---- */

const char *ace_seen_why_not(const struct stage *st)
{
    if (st->covered)
        return _("Look at your cards first.");
    return ace_discard_open(&st->rules, &st->shown.b)
               ? NULL
               : _("On Hard and Nightmare, you count the cards yourself.");
}

static struct rect grid_of(const struct stage *st)
{
    const struct rect r = look(st)->at.panel;
    const float head = fmaxf(ui_px(&st->ui, 110), ui_least(&st->ui) * 2.6F),
                foot = fmaxf(ui_px(&st->ui, 150), ui_least(&st->ui) * 5);
    return rect_inset_xy(rect_make(r.x, r.y + head, r.w, r.h - head - foot), ui_px(&st->ui, 24), 0);
}

/* Rows: four suits and the sums; columns: the suit, thirteen ranks from the ace down, the sum. */
static struct rect cell_of(const struct stage *st, int row, int column)
{
    const struct rect g = grid_of(st);
    const float w = g.w / 15, h = fminf(g.h / 5, w * 1.7F);
    return rect_inset(rect_make(g.x + w * (float)column, g.y + h * (float)row, w, h),
                      ui_px(&st->ui, 3));
}

static const uint8_t suit_in_row[SUITS] = {SUIT_SPADES, SUIT_HEARTS, SUIT_CLUBS, SUIT_DIAMONDS};

static int left_of(uint64_t unseen, int suit, int rank)
{
    CARRE_ASSERT(suit < SUITS && rank < RANKS);
    int n = 0;
    for (int c = 0; c < 52; c++)
        n += unseen >> c & 1 && (suit < 0 || card_suit((card)c) == suit) &&
             (rank < 0 || card_rank((card)c) == rank);
    return n;
}

void ace_seen_items(struct stage *st, struct items *it)
{
    const uint64_t unseen = ace_unseen(&st->shown.b);
    for (int row = 0; row < SUITS; row++) {
        const int suit = suit_in_row[row], n = left_of(unseen, suit, -1);
        struct strbuf value = STRBUF_EMPTY;
        strbuf_addf(&value, "%d", n);
        bool any = false;
        for (int rank = RANK_A; rank >= RANK_2; rank--)
            if (unseen >> card_of(rank, suit) & 1) {
                strbuf_addf(&value, "%s%s", any ? C_("list", ", ") : _(": "),
                            face_rank_text(st, rank));
                any = true;
            }
        items_add(it,
                  (struct item){.id = item_id("seen", row),
                                .role = ITEM_PICTURE,
                                .name = face_suit_name(suit),
                                .value = strbuf_text(&value),
                                .readable = true,
                                .first = row == 0,
                                .bounds = rect_union(cell_of(st, row, 0), cell_of(st, row, 14))});
        strbuf_free(&value);
    }
}

static bool own(const struct stage *st, card c)
{
    return board_find(&st->shown.b, ACE_HAND + st->me, c) >= 0 ||
           board_find(&st->shown.b, ACE_SHARED, c) >= 0;
}

static void number(const struct stage *st, struct canvas *c, struct rect r, int n)
{
    char text[16];
    snprintf(text, sizeof text, "%d", n);
    ui_write(c, &st->ui,
             &UI_LINE(&typeface_ace, 30 / st->ui.text,
                      n ? st->ui.theme->good : st->ui.theme->on_dim, TEXT_CENTRE),
             text, r);
}

void ace_seen_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const uint64_t unseen = ace_unseen(&st->shown.b);
    for (int row = 0; row < SUITS; row++) {
        const int suit = suit_in_row[row];
        const struct rect sign = cell_of(st, row, 0);
        ui_icon(c, ui, face_suit_icon(suit), rect_scaled(rect_fitted(sign, 1, 1), 0.8F),
                suit == SUIT_HEARTS || suit == SUIT_DIAMONDS ? 0xE0594CFFU : ACE_BONE);
        for (int i = 0; i < RANKS; i++) {
            const card face = card_of(RANK_A - i, suit);
            const struct rect r = cell_of(st, row, 1 + i);
            const bool out = unseen >> face & 1, mine = !out && own(st, face);
            canvas_panel(c, r,
                         &(struct panel){.fill = out ? ACE_BONE : ACE_SOOT,
                                         .radius = ui_px(ui, 6),
                                         .line = mine  ? ACE_EMBER
                                                 : out ? ACE_BONE
                                                       : ACE_EDGE,
                                         .line_width = fmaxf(1, ui_px(ui, mine ? 4 : 1.5F))});
            const struct ui_words how = UI_LINE(
                &ace_text, 26 / ui->text,
                out ? (suit == SUIT_HEARTS || suit == SUIT_DIAMONDS ? ace_blood_ink(ui) : ACE_INK)
                : mine ? ACE_GLOW
                       : ui->theme->on_dim,
                TEXT_CENTRE);
            ui_write(c, ui, &how, face_rank_text(st, card_rank(face)), r);
        }
        number(st, c, cell_of(st, row, 14), left_of(unseen, suit, -1));
        const struct item *item = items_get(st->items, item_id("seen", row));
        if (item)
            ui_ring(c, ui, item);
    }
    for (int i = 0; i < RANKS; i++)
        number(st, c, cell_of(st, SUITS, 1 + i), left_of(unseen, -1, RANK_A - i));
    number(st, c, cell_of(st, SUITS, 14), left_of(unseen, -1, -1));
    const struct rect p = look(st)->at.panel, last = cell_of(st, SUITS, 0);
    const struct rect foot =
        rect_inset_xy(rect_make(p.x, rect_bottom(last) + ui_px(ui, 12), p.w,
                                rect_bottom(p) - rect_bottom(last) - ui_px(ui, 24)),
                      ui_px(ui, 30), 0);
    struct strbuf words = STRBUF_EMPTY;
    strbuf_add(&words, ace_two(st) ? _("Bright: in the draw pile or your partner’s hand. Outlined: "
                                       "yours or shared. Dark: gone.")
                                   : _("Bright: in the draw pile. Outlined: yours. Dark: gone."));
    strbuf_add(&words, C_("between sentences", " "));
    strbuf_add(&words, unseen >> 52 & 1 ? _("The Joker is among the unseen cards.")
                                        : _("No Joker in the draw pile."));
    ui_write(c, ui,
             &(struct ui_words){
                 .face = &ace_text, .size = 24, .colour = ui->theme->soft, .place = TEXT_TOP},
             strbuf_text(&words), foot);
    strbuf_free(&words);
}
