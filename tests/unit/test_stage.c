/* The stage: cards that can be followed, events that are shown in their time or at once, controls
 * that lie where they will be. */
#include "unit.h"

#include "board.h"
#include "controls.h"
#include "history.h"
#include "layout.h"
#include "stage.h"
#include "skin.h"
#include "tabletop.h"

#include <stdio.h>
#include <string.h>

/* A game of two zones: a pile that is a pack, and a hand. */
enum { PILE, HAND };
static const struct zone_spec zones[] = {{.name = "pile", .id = PILE, .pack = 0},
                                         {.name = "hand", .id = HAND, .sorted = true, .pack = 0}};
static const struct pack_spec packs[] = {
    {.name = "cards", .first = 0, .last = 3, .copies = 1, .zone = PILE}};
static const char *const verbs[] = {"draw", NULL};
static const char *const phases[] = {"play", NULL};
static const struct game toy = {.id = "toy",
                                .rules_version = 1,
                                .title = "Toy",
                                .seats_min = 1,
                                .seats_max = 1,
                                .verbs = verbs,
                                .phases = phases,
                                .zones = zones,
                                .nzones = 2,
                                .packs = packs,
                                .npacks = 1};

static struct board four_hidden(void)
{
    struct board b;
    board_clear(&b, 1);
    b.viewer = 0;
    for (int i = 0; i < 4; i++)
        b.cell[i].face = CARD_HIDDEN;
    for (int z = 1; z <= ZONES; z++)
        b.start[z] = 4;
    return b;
}

static struct event draw_of(int index, card face)
{
    return (struct event){.kind = EVENT_MOVE,
                          .why = 1,
                          .who = 0,
                          .from = PILE,
                          .to = HAND,
                          .index = (uint8_t)index,
                          .face = face,
                          .seen = 1};
}

static void test_a_number_stays_with_its_card(void **state)
{
    (void)state;
    struct tabletop t;
    struct board b = four_hidden();
    uint16_t id, second;
    tabletop_start(&t, &b);
    const uint16_t top = tabletop_id(&t, PILE, 3);
    struct event e = draw_of(3, 2);
    int index = tabletop_reduce(&t, &toy, &e, &id);
    assert_int_equal(id, top);
    assert_int_equal(tabletop_id(&t, HAND, index), top);
    e = draw_of(2, 0); /* a lower face: it sorts before the other, which keeps its number */
    index = tabletop_reduce(&t, &toy, &e, &second);
    assert_int_equal(index, 0);
    assert_int_equal(tabletop_id(&t, HAND, 0), second);
    assert_int_equal(tabletop_id(&t, HAND, 1), top);
    assert_true(tabletop_came(&t, HAND, 1) < tabletop_came(&t, HAND, 0));
    e = (struct event){.kind = EVENT_GATHER, .from = HAND, .to = PILE};
    tabletop_reduce(&t, &toy, &e, NULL);
    assert_int_equal(board_count(&t.b, PILE), 4);
    bool seen[TABLETOP_IDS] = {false};
    for (int i = 0; i < 4; i++) {
        assert_false(seen[tabletop_id(&t, PILE, i)]);
        seen[tabletop_id(&t, PILE, i)] = true;
    }
}

/* ---- a skin that counts ---- */

static int happened;
static void measure(struct stage *st) { (void)st; }
static void place(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    (void)st;
    for (int z = PILE; z <= HAND; z++)
        for (int i = 0; i < board_count(&t->b, z); i++)
            stage_place(out, t, z, i, rect_make((float)(z * 400 + i * 20), 0, 100, 140));
}
static void no_items(struct stage *st, struct items *it) { (void)st, (void)it; }
static void no_input(struct stage *st, const struct item_event *n) { (void)st, (void)n; }
static void count(struct stage *st, const struct event *e, const struct board *before)
{
    (void)st, (void)e, (void)before, happened++;
}
static enum line_kind told(const struct stage *st, const struct event *e,
                           const struct board *before, struct strbuf *out)
{
    (void)e, (void)before;
    strbuf_add(out, st->history.n ? ", another" : "a card");
    return st->history.n ? LINE_ON : LINE_OWN;
}
static void draw_nothing(const struct stage *st, struct canvas *c) { (void)st, (void)c; }
static const struct style styles[] = {{.why = 1, .ms = 200, .gap = 50}};
static const struct skin skin = {.theme = &theme_frame,
                                 .contrast = &theme_frame_contrast,
                                 .back = "back",
                                 .style = styles,
                                 .nstyles = 1,
                                 .measure = measure,
                                 .place = place,
                                 .items = no_items,
                                 .input = no_input,
                                 .happened = count,
                                 .line = told,
                                 .draw = draw_nothing};

static struct ui ui_at_time(int64_t now, bool calm, float pace)
{
    return (struct ui){.lang = "en",
                       .w = 1920,
                       .h = 1080,
                       .area = {0, 0, 1920, 1080},
                       .scale = 1,
                       .text = 1,
                       .calm = calm,
                       .pace = pace,
                       .now = now,
                       .theme = &theme_frame};
}

static struct stage *two_drawn(struct items *it, bool calm, float pace)
{
    struct rules r = {.game = &toy, .nseats = 1};
    struct board b = four_hidden();
    struct stage *st = stage_new(&skin, &r, 0, &b, NULL);
    struct ui ui = ui_at_time(1000, calm, pace);
    stage_update(st, &ui, it);
    struct event first = draw_of(3, 2), second = draw_of(2, 0);
    happened = 0;
    stage_hear(st, &first);
    stage_hear(st, &second);
    return st;
}

static void test_events_are_shown_in_their_time(void **state)
{
    (void)state;
    struct items *it = items_new();
    struct stage *st = two_drawn(it, false, 1);
    assert_int_equal(board_count(&st->shown.b, HAND), 0); /* heard, and not seen by anybody */
    assert_int_equal(st->seen, 0);
    assert_int_equal(st->history.n, 0);
    struct ui ui = ui_at_time(1000, false, 1);
    assert_int_equal(stage_update(st, &ui, it), 0);
    assert_int_equal(happened, 1);
    assert_false(stage_still(st));
    ui.now = 1050;
    stage_update(st, &ui, it);
    assert_int_equal(happened, 2);
    ui.now = 1400;
    assert_int_equal(stage_update(st, &ui, it), STAGE_STILL);
    assert_true(stage_still(st));
    assert_int_equal(st->history.n, 1);
    assert_string_equal(st->history.line[0].text, "a card, another");
    assert_int_equal(board_count(&st->shown.b, HAND), 2);
    stage_free(st);
    items_free(it);
}

static void test_a_card_travels_from_where_it_lay(void **state)
{
    (void)state;
    struct items *it = items_new();
    struct stage *st = two_drawn(it, false, 1);
    struct ui ui = ui_at_time(1000, false, 1);
    stage_update(st, &ui, it);
    const uint16_t id = tabletop_id(&st->shown, HAND, 0);
    assert_true(stage_card(st, id)->spot.at.x < 100); /* still over the pile */
    ui.now = 1100;
    stage_update(st, &ui, it);
    const float x = stage_card(st, id)->spot.at.x;
    assert_true(x > 100);
    ui.now = 1600;
    stage_update(st, &ui, it);
    assert_true(stage_card(st, id)->spot.at.x > 399);
    assert_true(stage_card(st, id)->spot.up);
    stage_free(st);
    items_free(it);
}

static void test_hurry_shows_all_at_once(void **state)
{
    (void)state;
    struct items *it = items_new();
    struct stage *st = two_drawn(it, false, 1);
    stage_hurry(st);
    assert_int_equal(happened, 2);
    assert_true(stage_caught_up(st));
    assert_int_equal(board_count(&st->shown.b, HAND), 2);
    stage_free(st);
    items_free(it);
}

static void test_reduced_motion_does_not_travel(void **state)
{
    (void)state;
    struct items *it = items_new();
    struct stage *st = two_drawn(it, true, 1);
    struct ui ui = ui_at_time(1000, true, 1);
    stage_update(st, &ui, it);
    const struct placed *p = stage_card(st, tabletop_id(&st->shown, HAND, 0));
    assert_true(p->spot.at.x >= 400); /* there at once, */
    assert_true(p->spot.alpha < 1);   /* and fading in */
    ui.now = 1100;
    stage_update(st, &ui, it);
    assert_true(stage_card(st, tabletop_id(&st->shown, HAND, board_count(&st->shown.b, HAND) - 1))
                    ->spot.alpha > 0.99F);
    stage_free(st);
    items_free(it);
}

static void test_pace_instant_waits_for_nothing(void **state)
{
    (void)state;
    struct items *it = items_new();
    struct stage *st = two_drawn(it, false, 0);
    struct ui ui = ui_at_time(1000, false, 0);
    assert_int_equal(stage_update(st, &ui, it), STAGE_STILL);
    assert_int_equal(happened, 2);
    stage_free(st);
    items_free(it);
}

/* ---- several people ---- */

static struct event deal_hidden(int index)
{
    return (struct event){.kind = EVENT_MOVE,
                          .why = 1,
                          .who = 0,
                          .from = PILE,
                          .to = HAND,
                          .index = (uint8_t)index,
                          .face = CARD_HIDDEN,
                          .seen = 2};
}

/* What an onlooker sees of two cards that seat 1 has drawn; and what seat 1 sees. */
static void test_a_look_turns_up_what_lies_there(void **state)
{
    (void)state;
    struct items *it = items_new();
    struct rules r = {.game = &toy, .nseats = 2};
    struct board b = four_hidden();
    struct ui ui = ui_at_time(1000, false, 1);
    b.nseats = 2;
    b.viewer = SEAT_ONLOOKER;
    struct stage *st = stage_new(&skin, &r, 1, &b, NULL);
    const struct event first = deal_hidden(3), second = deal_hidden(2);
    stage_hear(st, &first);
    stage_hear(st, &second);
    stage_lay(st);
    stage_update(st, &ui, it);
    const struct tabletop before = st->shown;
    struct board own = st->shown.b;
    own.viewer = 1;
    own.cell[own.start[HAND]].face = 0;
    own.cell[own.start[HAND] + 1].face = 2;
    struct stage *look = stage_look(st, 1, &own);
    assert_true(look->peeking);
    assert_int_equal(look->history.n, st->history.n);
    stage_update(look, &ui, it);
    const struct placed *p = stage_card(look, tabletop_id(&look->shown, HAND, 0));
    /* the same card at the same place… */
    assert_int_equal(p->id, tabletop_id(&st->shown, HAND, 0));
    assert_true(p->spot.at.x == stage_card(st, p->id)->spot.at.x);
    assert_false(p->spot.up); /* …face down still, and turning */
    ui.now = 1400;
    stage_update(look, &ui, it);
    assert_true(stage_card(look, p->id)->spot.up);
    /* the public stage has learned nothing */
    assert_true(memcmp(&before, &st->shown, sizeof before) == 0);
    assert_false(card_is_known(board_face(&st->shown.b, HAND, 0)));
    stage_free(look);
    stage_free(st);
    items_free(it);
}

static void test_another_seat_comes_to_the_front(void **state)
{
    (void)state;
    struct items *it = items_new();
    struct stage *st = two_drawn(it, false, 1);
    stage_hurry(st);
    const int seen = st->seen;
    stage_may(st, SEAT_ALL);
    assert_int_equal(st->here, SEAT_ALL);
    stage_seat(st, 3);
    assert_int_equal(st->me, 3);
    assert_int_equal(st->here, 0);
    assert_int_equal(st->seen, seen);
    assert_string_equal(stage_name(st, 3), "Seat 4");
    snprintf(st->plate[3].name, sizeof st->plate[3].name, "Dan");
    assert_string_equal(stage_name(st, 3), "Dan");
    stage_free(st);
    items_free(it);
}

/* Feel.md: at least 26 design units as soon as two people share the screen, at every text size. */
static void test_couch_letters(void **state)
{
    (void)state;
    struct ui ui = ui_at_time(0, false, 1);
    assert_true(ui_least(&ui) == 18);
    ui.couch = true;
    assert_true(ui_least(&ui) == 26);
    assert_true(ui_letters(&ui, 20) == 26);
    ui.text = 2;
    assert_true(ui_least(&ui) == 36);
}

static void test_layouts_stay_inside(void **state)
{
    (void)state;
    const struct rect r = {100, 0, 600, 140};
    for (int n = 1; n <= 24; n++)
        for (int i = 0; i < n; i++) {
            const struct rect hand = layout_hand(r, i, n, 0.7F), row = layout_row(r, i, n, 1.1F);
            assert_true(hand.x >= r.x - 0.01F && rect_right(hand) <= rect_right(r) + 0.01F);
            assert_true(row.x >= r.x - 0.01F && rect_right(row) <= rect_right(r) + 0.01F);
        }
}

/* Choices of picks, of which those in `open` are not refused. */
static void offer(struct stage *st, unsigned open)
{
    st->choices.n = 0;
    for (int i = 0; i < 3; i++) {
        struct choice *c = choices_add(&st->choices, 0, i);
        c->zone = PILE;
        c->pick_min = c->pick_max = 2;
        c->among = 0xb; /* all but card 2 */
        c->refused = open >> i & 1 ? REASON_OK : REASON_NOT_NOW;
    }
}

/* What can be done with these controls alone: where one thing is open it is filled in at once,
 * wherever it stands among the others, and what was picked is what is done. */
static void test_controls_of_any_game(void **state)
{
    (void)state;
    struct items *it = items_new();
    struct stage *st = two_drawn(it, true, 1);
    const struct rect r = rect_make(0, 0, 1000, 400);
    for (unsigned open = 0; open < 8; open++) {
        struct controls k;
        int pick = -1;
        offer(st, open);
        controls_start(&k);
        items_begin(it);
        controls_items(&k, st, it, r);
        const int only = open == 1 ? 0 : open == 2 ? 1 : open == 4 ? 2 : -1;
        assert_int_equal(k.open, only);
        assert_int_equal(items_count(it), only < 0 ? 3 : 2); /* each choice, or do it and cancel */
        assert_int_equal(controls_asks(&k, st, PILE, 3, &pick), only >= 0);
        if (only < 0)
            continue;
        assert_int_equal(pick, 3);
        assert_false(controls_asks(&k, st, PILE, 2, &pick));
        assert_false(controls_asks(&k, st, HAND, 0, &pick));
        struct item_event n = {.kind = ITEM_EVENT_ACTIVATED, .action = CONTROLS_CARD};
        static const int pressed[] = {3, 1, 0, 1}; /* the second press on 1 takes it back */
        for (int i = 0; i < 4; i++) {
            n.arg = pressed[i];
            assert_true(controls_input(&k, st, &n));
        }
        items_begin(it);
        controls_items(&k, st, it, r);
        n.action = CONTROLS_DO;
        assert_true(controls_input(&k, st, &n));
        assert_int_equal(st->wish.command, STAGE_ACT);
        assert_int_equal(st->wish.action.about, only);
        assert_int_equal(st->wish.action.n, 2);
        assert_int_equal(st->wish.action.pick[0], 0);
        assert_int_equal(st->wish.action.pick[1], 3);
        assert_int_equal(k.open, -1);
    }
    /* the second of two is opened by its own button */
    struct controls k;
    struct item_event n = {.kind = ITEM_EVENT_ACTIVATED, .action = CONTROLS_CHOICE, .arg = 1};
    offer(st, 3);
    controls_start(&k);
    assert_true(controls_input(&k, st, &n));
    assert_int_equal(k.open, 1);
    n.action = CONTROLS_CANCEL;
    assert_true(controls_input(&k, st, &n));
    assert_int_equal(k.open, -1);
    n.action = CONTROLS_END;
    assert_false(controls_input(&k, st, &n));
    stage_free(st);
    items_free(it);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_number_stays_with_its_card),
        cmocka_unit_test(test_events_are_shown_in_their_time),
        cmocka_unit_test(test_a_card_travels_from_where_it_lay),
        cmocka_unit_test(test_hurry_shows_all_at_once),
        cmocka_unit_test(test_reduced_motion_does_not_travel),
        cmocka_unit_test(test_pace_instant_waits_for_nothing),
        cmocka_unit_test(test_a_look_turns_up_what_lies_there),
        cmocka_unit_test(test_another_seat_comes_to_the_front),
        cmocka_unit_test(test_couch_letters),
        cmocka_unit_test(test_layouts_stay_inside),
        cmocka_unit_test(test_controls_of_any_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
