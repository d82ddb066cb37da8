/* The order in which the table is drawn, and hold'em as it is: the table with nothing laid on it.
 */
#include "holdem_skin.h"

#include "poker_skin.h"

/* What is only to be read shows its ring too. */
static void read_rings(const struct stage *st, struct canvas *c)
{
    for (int i = 0; i < items_count(st->items); i++) {
        const struct item *item = items_at(st->items, i);
        if (item->role == ITEM_PICTURE && !poker_look(st)->history)
            ui_ring(c, &st->ui, item);
    }
}

void poker_draw_all_but_over(const struct stage *st, struct canvas *c)
{
    const struct poker_extra *more = poker_more(st);
    if (poker_theatre_on(st)) {
        poker_draw_theatre(st, c);
        read_rings(st, c);
        return;
    }
    (more->draw_table ? more->draw_table : poker_draw_table)(st, c);
    (more->draw_bar ? more->draw_bar : poker_draw_bar)(st, c);
    if (more->draw_under)
        more->draw_under(st, c);
    poker_draw_pots(st, c);
    poker_draw_plates(st, c);
    poker_draw_turn(st, c);
    poker_draw_strip(st, c);
    poker_draw_controls(st, c);
    if (more->draw_powers)
        more->draw_powers(st, c);
    poker_draw_cards(st, c);
    poker_draw_bets(st, c);
    poker_draw_hand_signs(st, c);
    poker_draw_flows(st, c);
    read_rings(st, c);
    poker_draw_moment(st, c);
}

void poker_draw(const struct stage *st, struct canvas *c)
{
    const struct poker_extra *more = poker_more(st);
    if (poker_look(st)->looks_back) {
        poker_draw_won_again(st, c);
        read_rings(st, c);
        return;
    }
    const struct rect over = more->covers ? more->covers(st) : (struct rect){0};
    if (rect_empty(over)) {
        poker_draw_all_but_over(st, c);
        /* what lies behind a page isn't drawn: its pictures leave the page's their room */
    } else if (rect_bottom(over) < st->ui.h) {
        canvas_push_clip(c,
                         rect_make(0, rect_bottom(over), st->ui.w, st->ui.h - rect_bottom(over)));
        canvas_fill(c, rect_make(0, rect_bottom(over), st->ui.w, st->ui.h - rect_bottom(over)),
                    st->ui.theme->ground_bottom);
        poker_draw_strip(st, c);
        canvas_pop_clip(c);
    }
    if (more->draw_over)
        more->draw_over(st, c);
    poker_draw_history(st, c);
}

static const struct style styles[] = {POKER_STYLES};

static const struct poker_extra nothing = {
    .dress = &poker_neon_dress, .sounds = "holdem", .room = AUDIO_ROOM_TABLE};

const struct skin holdem_skin = {
    .game = "holdem",
    .state_size = sizeof(struct poker_state),
    POKER_NEON_SKIN,
    .extra = &nothing,
};
