/* Where cards lie and how they are drawn: flat, without a shadow; what can't be played now lies
 * lower, under a veil of the ground's colour. */
#include "upcolor_look.h"

#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

bool uc_sees_hand(const struct stage *st)
{
    const int n = upcolor_hand_count(&st->shown.b, st->me);
    return n && card_is_known(board_face(&st->shown.b, UPCOLOR_HAND + st->me, 0));
}

static bool asked(const struct stage *st) { return stage_choice(st, UPCOLOR_PLAY, -1) != NULL; }

const char *uc_card_refusal(const struct stage *st, int index)
{
    if (!asked(st)) {
        const int turn = uc_turn(&st->shown.b);
        char *text = look(st)->why;
        if (turn < 0 || turn == st->me)
            return _("You can’t play a card right now.");
        snprintf(text, UC_TEXT, _("It’s %s’s turn."), uc_seat(st, turn));
        return text;
    }
    struct action a = action_of(st->me, UPCOLOR_PLAY, 0);
    a.n = 1;
    a.pick[0] = (uint8_t)index;
    return stage_refusal(st, &a);
}

bool uc_choosing(const struct stage *st)
{
    const struct choice *play = stage_choice(st, UPCOLOR_PLAY, -1);
    return play && !play->refused && uc_sees_hand(st);
}

/* ---- places ---- */

static void place_pile(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const int n = board_count(&t->b, UPCOLOR_PILE), shown = n < 4 ? n : 4;
    for (int i = 0; i < n; i++) {
        if (i < n - shown && !stage_on_way(st, tabletop_id(t, UPCOLOR_PILE, i)))
            continue;
        const struct rect r = look(st)->at.cards;
        const float up = ui_px(&st->ui, 6) * (float)(i < n - shown ? 0 : i - (n - shown));
        stage_place(out, t, UPCOLOR_PILE, i, rect_moved(r, up, -up));
    }
}

/* Tricks fly to their taker and are gone. */
static void place_aside(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct uc_state *k = look(st);
    const int who = k->taker;
    if (who < 0)
        return;
    const struct rect home = uc_on_top(st, who) ? k->at.plate[who] : k->at.own;
    const float h = home.h * 0.5F;
    for (int i = 0; i < board_count(&t->b, UPCOLOR_ASIDE); i++)
        if (stage_on_way(st, tabletop_id(t, UPCOLOR_ASIDE, i)))
            stage_place(out, t, UPCOLOR_ASIDE, i,
                        rect_around(rect_centre(home), h / LAYOUT_CARD, h))
                ->spot.alpha = 0;
}

static void place_laid(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    for (int s = 0; s < t->b.nseats; s++)
        for (int i = 0; i < board_count(&t->b, UPCOLOR_LAID + s); i++)
            stage_place(out, t, UPCOLOR_LAID + s, i, look(st)->at.slot[s]);
}

static void place_others(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    for (int s = 0; s < t->b.nseats; s++) {
        const int n = upcolor_hand_count(&t->b, s);
        if (s == st->me || !uc_on_top(st, s))
            continue;
        for (int i = 0; i < n; i++)
            stage_place(out, t, UPCOLOR_HAND + s, i, uc_mini_spot(st, s, i, n));
    }
}

/* The card under the pointer or with the focus; -1. */
static int opened(const struct stage *st, const struct tabletop *t, int n)
{
    for (int i = 0; i < n; i++) {
        const struct item *item =
            items_get(st->items, item_id("card", tabletop_id(t, UPCOLOR_HAND + st->me, i)));
        if (item && (item->focused || item->hovered))
            return i;
    }
    return -1;
}

/* Where they lie close, what can be played, and what is looked at; else only that, and the rest in
 * even steps. */
uint64_t uc_hand_whole(const struct stage *st, int n)
{
    uint64_t whole = 0;
    if (!stage_caught_up(st) || !uc_sees_hand(st))
        return 0;
    for (int i = 0; i < n && uc_hand_close(st, n) && asked(st); i++)
        if (!uc_card_refusal(st, i))
            whole |= (uint64_t)1 << i;
    const int open = opened(st, &st->shown, n);
    return open < 0 ? whole : whole | (uint64_t)1 << open;
}

static void place_hand(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const int zone = UPCOLOR_HAND + st->me, n = board_count(&t->b, zone);
    const bool choosing = stage_caught_up(st) && asked(st) && uc_sees_hand(st);
    const int open = stage_caught_up(st) ? opened(st, t, n) : -1;
    const float up = look(st)->at.round ? 20 : 26; /* clear of what is said above */
    const uint64_t whole = uc_hand_whole(st, n);
    for (int i = 0; i < n; i++) {
        struct placed *on = stage_place(out, t, zone, i, uc_hand_spot(st, i, n, whole));
        const struct item *item = items_get(st->items, item_id("card", on->id));
        on->ring = item && item->focused;
        if (!choosing) {
            on->spot.at.y -= ui_px(&st->ui, 16);
            continue;
        }
        on->dim = item && item->why_not;
        if (!on->dim) /* the edge of what lies lower shows, and nothing of its letter */
            on->spot.at.y -= ui_px(&st->ui, i == open ? up : 16);
        if (st->hinted && st->hint.kind == UPCOLOR_PLAY && st->hint.n == 1 &&
            board_face(&t->b, zone, i) == board_face(&st->shown.b, zone, st->hint.pick[0]))
            on->rim = RIM_TARGET;
    }
}

/* Controls are laid before cards move: on the frame on which a card comes to rest its control still
 * lies where it came from, and needs one frame more. */
bool uc_hand_behind(const struct stage *st)
{
    for (int i = 0; i < st->cards.n; i++) {
        const struct placed *p = &st->cards.card[i];
        const struct item *item = p->zone == UPCOLOR_HAND + st->me && !p->flies
                                      ? items_get(st->items, item_id("card", p->id))
                                      : NULL;
        if (item && item->role == ITEM_CARD &&
            (fabsf(item->bounds.x - p->spot.at.x) > 0.5F ||
             fabsf(item->bounds.y - p->spot.at.y) > 0.5F))
            return true;
    }
    return false;
}

void uc_place(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    place_pile(st, t, out);
    if (uc_agreeing(st))
        return;
    place_laid(st, t, out);
    place_others(st, t, out);
    place_hand(st, t, out);
    place_aside(st, t, out);
}

/* ---- drawing ---- */

static void draw_card(const struct stage *st, struct canvas *c, const struct placed *p)
{
    const struct rect r = p->spot.at;
    if (p->spot.alpha <= 0.01F || r.w < 1)
        return;
    const bool turned = fabsf(p->spot.angle) > 0.3F;
    const float radius = r.h * 26.0F / 350.0F;
    canvas_push_fade(c, p->spot.alpha);
    if ((p->ring || p->rim) && !turned) {
        const float out = ui_px(&st->ui, 11), in = ui_px(&st->ui, 5);
        canvas_panel(c, rect_inset(r, -out),
                     &(struct panel){.fill = p->ring ? st->ui.theme->focus
                                                     : uc_call_line(st, uc_call(&st->shown.b)),
                                     .radius = radius + out});
        canvas_panel(c, rect_inset(r, -in),
                     &(struct panel){.fill = st->ui.theme->ground, .radius = radius + in});
    }
    uc_card(c, st, p->spot.up ? p->face : (card)CARD_HIDDEN, r,
            paint_angle(turned ? p->spot.angle : 0));
    if (p->dim)
        canvas_panel(
            c, rect_inset(r, -1),
            &(struct panel){.fill = colour_faded(st->ui.theme->ground, 0.52F), .radius = radius});
    canvas_pop_fade(c);
}

void uc_draw_cards(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "cards");
    for (int flying = 0; flying < 2; flying++)
        for (int i = 0; i < st->cards.n; i++) {
            const struct placed *p = &st->cards.card[i];
            if (p->flies == (flying == 1) && p->face != CARD_NONE)
                draw_card(st, c, p);
        }
    canvas_tag(c, NULL);
}

/* Number keys at the lower edge of the cards in front, in the middle of what is seen of each. */
void uc_draw_hand_signs(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    if (!stage_caught_up(st) || ui->caps != CAPS_KEYS)
        return;
    for (int i = 0; i < st->cards.n; i++) {
        const struct placed *p = &st->cards.card[i];
        const struct item *item =
            p->zone == UPCOLOR_HAND + st->me ? items_get(st->items, item_id("card", p->id)) : NULL;
        if (!item || item->role != ITEM_CARD || p->flies || !item->key)
            continue;
        const struct rect r = p->spot.at;
        const struct placed *next = i + 1 < st->cards.n && st->cards.card[i + 1].zone == p->zone
                                        ? &st->cards.card[i + 1]
                                        : NULL;
        const float seen = next ? fminf(next->spot.at.x - r.x, r.w) : r.w;
        const uint32_t cap =
            item->why_not ? colour_mix(ui->theme->text, ui->theme->ground, 0.45F) : ui->theme->text;
        const float width = ui_key_width(ui, item, 26);
        if (seen < width * 0.9F)
            continue;
        ui_key(c, ui, item, (struct point){r.x + seen / 2, rect_bottom(r) - ui_px(ui, 6)}, 26, cap,
               ui->theme->ground);
    }
}
