/* Where the cards of the table lie and how they are drawn; what stands at those in front: what they
 * make, and who knows them (PU-61). */
#include "poker_extra.h"
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_sentences.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

#define FAR 0.15F /* of the screen's height; of a card's 0.24 is its rank */

bool poker_sees_hand(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    return board_count(b, HOLDEM_HAND + st->me) > 0 &&
           card_is_known(board_face(b, HOLDEM_HAND + st->me, 0));
}

/* ---- places ---- */

/* The deck and what is out of play lie under the table: cards come from its middle and go there. */
static void place_under(const struct stage *st, const struct tabletop *t, int zone,
                        struct scatter *out)
{
    const struct rect r = poker_look(st)->at.table;
    const float h = poker_look(st)->at.card_h * 0.6F;
    for (int i = 0; i < board_count(&t->b, zone); i++) {
        struct placed *p = stage_place(
            out, t, zone, i,
            rect_around((struct point){r.x + r.w / 2,
                                       r.y + (zone == HOLDEM_PILE ? r.h * 0.06F : r.h * 0.30F)},
                        h / LAYOUT_CARD, h));
        p->spot.alpha = 0;
        p->spot.up = false;
    }
}

/* Of a showdown: the five that won stand out, everything else steps back. */
static void placed(struct stage *st, const struct tabletop *t, struct placed *p, unsigned five,
                   int bit, bool show)
{
    const struct poker_extra *more = poker_more(st);
    if (show && (five >> bit & 1)) {
        p->rim = RIM_CHOSEN;
        p->spot.at.y -= st->ui.calm ? 0 : p->spot.at.h * 0.05F;
    } else if (show) {
        p->dim = true;
    }
    if (more->placed)
        more->placed(st, t, p);
}

void poker_place(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    unsigned won = 0, own[SEATS] = {0};
    for (int s = 0; s < t->b.nseats; s++)
        if (k->winners & seat_bit(s)) {
            own[s] = poker_best_five(st, &t->b, s);
            won |= own[s];
        }
    place_under(st, t, HOLDEM_PILE, out);
    for (int i = 0; i < board_count(&t->b, HOLDEM_BOARD); i++)
        placed(st, t, stage_place(out, t, HOLDEM_BOARD, i, poker_board_spot(st, &t->b, i)), won,
               2 + i, won != 0);
    for (int s = 0; s < t->b.nseats; s++) {
        if (s != st->me && rect_empty(k->at.seat[s].plate))
            continue;
        for (int i = 0; i < board_count(&t->b, HOLDEM_HAND + s); i++) {
            struct placed *p = stage_place(out, t, HOLDEM_HAND + s, i, (struct rect){0});
            p->spot.at = poker_hole_spot(st, s, i, &p->spot.angle);
            placed(st, t, p, own[s], i, won != 0 && p->spot.up);
        }
    }
    place_under(st, t, HOLDEM_MUCK, out);
    if (more->place)
        more->place(st, t, out);
    if (poker_theatre_on(st))
        poker_theatre_place(st, t, out);
}

/* ---- drawing ---- */

/* Behind or around a card that lies at an angle: a picture with a margin of 10 to the card's 250,
 * turned with it. */
static void turned_edge(struct canvas *c, const char *picture, struct rect r, float angle,
                        uint32_t ink)
{
    struct paint paint = paint_ink(ink);
    paint.angle = angle;
    canvas_picture(c, picture, rect_inset(r, -r.w * 0.04F), paint);
}

static uint32_t rim_of(const struct stage *st, const struct placed *p)
{
    return p->rim == RIM_CHOSEN ? poker_colour(st, POKER_GOLD)
           : p->rim             ? poker_colour(st, POKER_CYAN)
                                : 0;
}

void poker_draw_card(const struct stage *st, struct canvas *c, const struct placed *p)
{
    const struct rect r = p->spot.at;
    char name[FACE_PICTURE];
    if (p->spot.alpha <= 0.01F || r.w < 2)
        return;
    const float radius = r.w * 0.06F;
    const bool turned = fabsf(p->spot.angle) > 0.3F;
    canvas_push_fade(c, p->spot.alpha);
    if (turned) {
        turned_edge(c, "power-up/card-shadow", rect_moved(r, 0, r.w * 0.03F), p->spot.angle,
                    COLOUR_BLACK);
    } else {
        const uint32_t rim = rim_of(st, p);
        canvas_panel(c, rect_moved(r, 0, r.w * 0.04F),
                     &(struct panel){.fill = 0x00000088U, .radius = radius});
        if (p->ring)
            canvas_panel(c, rect_inset(r, -ui_px(&st->ui, 10)),
                         &(struct panel){.radius = radius + ui_px(&st->ui, 10),
                                         .line = st->ui.theme->focus,
                                         .line_width = fmaxf(2, ui_px(&st->ui, 4))});
        if (rim)
            canvas_panel(c, rect_inset(r, -ui_px(&st->ui, 5)),
                         &(struct panel){.fill = rim, .radius = radius + ui_px(&st->ui, 5)});
    }
    /* on the stage ranks are read from a sofa: a low card has the face of a small one */
    const bool far = poker_theatre_on(st) && r.h < FAR * st->ui.h;
    face_picture(st, p->spot.up ? p->face : (card)CARD_HIDDEN,
                 far ? 1 : fmaxf(r.w, r.h / LAYOUT_CARD), name);
    struct paint paint = paint_angle(turned ? p->spot.angle : 0);
    if (p->dim)
        paint.tint = 0x8088A8FFU;
    if (!p->spot.up && !canvas_has_picture(c, name)) {
        canvas_panel(c, r,
                     &(struct panel){.fill = 0x14245CFFU,
                                     .fill_bottom = 0x0B1436FFU,
                                     .radius = radius,
                                     .line = poker_colour(st, POKER_CYAN),
                                     .line_width = fmaxf(1, r.w * 0.02F)});
        canvas_panel(c, rect_scaled(r, 0.8F),
                     &(struct panel){.radius = radius,
                                     .line = 0x4DE3FF66U,
                                     .line_width = fmaxf(1, r.w * 0.012F)});
    } else {
        face_put(st, c, name, p->spot.up ? p->face : (card)CARD_HIDDEN, r, paint);
    }
    if (p->spot.up && st->deck_edge && card_is_plain(p->face))
        canvas_picture(c, "cards/edge", r, paint);
    if (turned && rim_of(st, p))
        turned_edge(c, "power-up/card-rim", r, p->spot.angle, rim_of(st, p));
    canvas_pop_fade(c);
}

void poker_draw_cards(const struct stage *st, struct canvas *c)
{
    const struct poker_extra *more = poker_more(st);
    canvas_tag(c, "cards");
    for (int flying = 0; flying < 2; flying++)
        for (int i = 0; i < st->cards.n; i++) {
            const struct placed *p = &st->cards.card[i];
            if (p->flies != (flying == 1) || p->face == CARD_NONE)
                continue;
            if (!more->draw_card || !more->draw_card(st, c, p))
                poker_draw_card(st, c, p);
        }
    canvas_tag(c, NULL);
}

/* ---- signs at the hand in front ---- */

static void knowers(const struct stage *st, seatmask who, float width, struct ui_words how,
                    char out[POKER_TEXT])
{
    const int n = seat_count(who);
    const seat first = seat_first(who);
    if (n >= 2 && n == st->rules.nseats - 1)
        snprintf(out, POKER_TEXT, "%s", _("Known to all"));
    else if (n >= 2)
        snprintf(out, POKER_TEXT, i18n_plural("Known to %d", "Known to %d", (unsigned long)n), n);
    else
        snprintf(out, POKER_TEXT, _("Known to %s"), stage_name(st, first));
    if (!poker_fits(st, how, out, width) && n == 1)
        snprintf(out, POKER_TEXT, "%s", stage_name(st, first));
    if (!poker_fits(st, how, out, width))
        snprintf(out, POKER_TEXT, "%s", _("Known"));
}

/* PU-61: at a card that others have seen, an eye and who they are. */
static void known(const struct stage *st, struct canvas *c, const struct placed *p, int index)
{
    const seatmask seats = (seatmask)((1u << st->rules.nseats) - 1),
                   who = (seatmask)(board_cell(&st->shown.b, p->zone, index).seen & seats &
                                    ~seat_bit(st->me));
    char text[POKER_TEXT];
    if (!who || poker_look(st)->shown_down)
        return;
    const struct rect r = p->spot.at;
    const float h = fmaxf(ui_px(&st->ui, 36), poker_letter(st, 18) * 1.5F), eye = h * 0.62F;
    const struct rect below[] = {poker_look(st)->at.hand_name, poker_look(st)->at.own.plate};
    /* it hangs at the card's edge, over the hand's name and the plate */
    float foot = rect_bottom(r) + h * 0.6F;
    for (int i = 0; i < 2; i++)
        if (below[i].y > r.y && below[i].x < rect_right(r) && rect_right(below[i]) > r.x)
            foot = fminf(foot, below[i].y - ui_px(&st->ui, 3));
    const float text_x = ui_px(&st->ui, 11) + eye, room = r.w - text_x - ui_px(&st->ui, 4);
    const struct ui_words how = UI_LINE(st->ui.theme->plain, 18, POKER_ROSE_RGB, TEXT_LEFT);
    knowers(st, who, room, how, text);
    /* an eye alone where letters leave no word room */
    const bool worded = poker_fits(st, how, text, room);
    const float wide = worded ? r.w : text_x;
    const struct rect tag = rect_make(r.x + (r.w - wide) / 2, foot - h, wide, h);
    if (poker_dress(st)->light)
        turned_edge(c, "power-up/card-rim", r, fabsf(p->spot.angle) > 0.3F ? p->spot.angle : 0,
                    poker_colour(st, POKER_MAGENTA));
    poker_panel(c, st, tag, 9, 0x2A0A1EFFU, poker_colour(st, POKER_MAGENTA), 2);
    ui_icon(c, &st->ui, "eye",
            rect_make(tag.x + ui_px(&st->ui, 6), tag.y + (h - eye) / 2, eye, eye), 0xFFB0D6FFU);
    if (worded)
        poker_write(c, st, how, text, rect_make(tag.x + text_x, tag.y, room, h));
}

/* What the own hand makes, with its odds where they have room. */
static void own_words(const struct stage *st, char text[POKER_TEXT])
{
    const struct poker_state *k = poker_look(st);
    const struct ui_words how = {.face = st->ui.theme->strong, .size = 18};
    char name[POKER_NAME], odds[POKER_TEXT] = "", both[POKER_TEXT];
    poker_hand_name(st, &st->shown.b, st->me, name);
    snprintf(text, POKER_TEXT, "%s", name);
    if (!*name || st->assist < 2 || k->winners)
        return;
    const int outs = poker_outs(st), win = poker_equity(st);
    if (win >= 0)
        snprintf(odds, sizeof odds, _("wins %d%%"), win);
    if (win >= 0 && outs > 0)
        snprintf(odds, sizeof odds,
                 i18n_plural("wins %d%% · %d out", "wins %d%% · %d outs", (unsigned long)outs), win,
                 outs);
    snprintf(both, sizeof both, "%.180s · %.180s", name, odds);
    if (*odds && poker_fits(st, how, both, k->at.hand_name.w - ui_px(&st->ui, 40)))
        snprintf(text, POKER_TEXT, "%s", both);
}

/* A card counts once it lies open: until then the words stay as they were, and a hand that comes
 * has none. */
void poker_follow_hand(struct stage *st)
{
    struct poker_state *k = poker_look(st);
    if (!poker_sees_hand(st) || st->covered || (st->assist == 0 && !k->winners) ||
        board_count(&st->shown.b, HOLDEM_HAND + st->me) == 0)
        k->own_words[0] = k->own_short[0] = '\0';
    else if (st->ui.now >= k->cards_due) {
        own_words(st, k->own_words);
        poker_hand_short(st, &st->shown.b, st->me, k->own_short);
    }
}

static bool below_hand(const struct stage *st, const char *words)
{
    const struct ui_words how = {.face = st->ui.theme->strong};
    return *words &&
           poker_fits(st, how, words, poker_look(st)->at.hand_name.w - ui_px(&st->ui, 18));
}

/* All of it, or what it is in short, or nothing: a word that is cut says less than none. */
static void draw_own_words(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    const char *words = below_hand(st, k->own_words) ? k->own_words : k->own_short;
    if (below_hand(st, words))
        poker_pill(c, st, words, k->at.hand_name, 20, poker_colour(st, POKER_CYAN),
                   st->ui.theme->text);
}

void poker_draw_hand_signs(const struct stage *st, struct canvas *c)
{
    const struct board *b = &st->shown.b;
    canvas_tag(c, "hand");
    for (int i = 0, n = 0; i < st->cards.n; i++) {
        const struct placed *p = &st->cards.card[i];
        if (p->zone != HOLDEM_HAND + st->me)
            continue;
        if (p->spot.up && !p->flies && !st->covered && n < board_count(b, p->zone))
            known(st, c, p, n);
        n++;
    }
    draw_own_words(st, c);
    canvas_tag(c, NULL);
}
