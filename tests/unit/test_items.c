/* The list of items: who gets the focus, what a press does, what a key means. */
#include "unit.h"

#include "items.h"

#include <string.h>

enum { DO_A = 1, DO_B, DO_C, DO_OFF };

static struct input key_of(enum key key) { return (struct input){.kind = INPUT_KEY, .key = key}; }
static struct input pad_of(enum pad pad) { return (struct input){.kind = INPUT_PAD, .pad = pad}; }
static struct item_event feed(struct items *it, struct input in) { return items_input(it, &in); }

/* Two rows: A and B above, C and one that is off below. */
static void build(struct items *it, bool with_b)
{
    items_begin(it);
    items_add(it, (struct item){.id = 1,
                                .role = ITEM_BUTTON,
                                .name = "A",
                                .bounds = {0, 0, 100, 50},
                                .action = DO_A,
                                .key = (enum key)'A'});
    if (with_b)
        items_add(it, (struct item){.id = 2,
                                    .role = ITEM_BUTTON,
                                    .name = "B",
                                    .bounds = {120, 0, 100, 50},
                                    .action = DO_B,
                                    .key = KEY_ENTER,
                                    .pad = PAD_X});
    items_add(
        it,
        (struct item){
            .id = 3, .role = ITEM_BUTTON, .name = "C", .bounds = {0, 80, 100, 50}, .action = DO_C});
    items_add(it, (struct item){.id = 4,
                                .role = ITEM_BUTTON,
                                .name = "Off",
                                .bounds = {120, 80, 100, 50},
                                .action = DO_OFF,
                                .why_not = "Because.",
                                .key = (enum key)'O'});
    items_end(it);
}

static void test_focus(void **state)
{
    (void)state;
    struct items *it = items_new();
    build(it, true);
    assert_int_equal(items_focus(it)->id, 1);
    assert_false(items_get(it, 1)->focused); /* no ring before keys were used */
    struct item_event n = feed(it, key_of(KEY_RIGHT));
    assert_int_equal(n.kind, ITEM_EVENT_FOCUS);
    assert_int_equal(n.id, 2);
    assert_true(items_get(it, 2)->focused);
    assert_int_equal(feed(it, key_of(KEY_DOWN)).id, 4); /* what is off can be focused */
    assert_int_equal(feed(it, key_of(KEY_LEFT)).id, 3);
    assert_int_equal(feed(it, key_of(KEY_UP)).id, 1);
    assert_int_equal(feed(it, key_of(KEY_UP)).kind, ITEM_EVENT_NONE);
    feed(it, key_of(KEY_RIGHT));
    build(it, true);
    assert_int_equal(items_focus(it)->id, 2); /* kept by id */
    build(it, false);
    assert_int_equal(items_focus(it)->id, 4);          /* gone: the nearest one */
    assert_int_equal(feed(it, key_of(KEY_TAB)).id, 1); /* round the end */
    struct input back = key_of(KEY_TAB);
    back.shift = true;
    assert_int_equal(feed(it, back).id, 4);
    items_free(it);
}

static void build_question(struct items *it, bool asks)
{
    items_begin(it);
    items_add(it,
              (struct item){.id = 1, .name = "Help", .role = ITEM_BUTTON, .bounds = {0, 0, 9, 9}});
    items_add(it,
              (struct item){.id = 2, .name = "Log", .role = ITEM_BUTTON, .bounds = {20, 0, 9, 9}});
    if (asks)
        items_add(it, (struct item){.id = 3,
                                    .name = "Look",
                                    .role = ITEM_BUTTON,
                                    .bounds = {0, 90, 9, 9},
                                    .first = true});
    items_end(it);
}

/* A question takes the focus as it comes, but not from where a hand has led it; what the focus has
 * inherited it was not led to. */
static void test_the_focus_goes_to_a_question(void **state)
{
    (void)state;
    struct items *it = items_new();
    build_question(it, false);
    assert_int_equal(items_focus(it)->id, 1);
    build_question(it, true);
    assert_int_equal(items_focus(it)->id, 3);
    build_question(it, false);
    assert_int_equal(items_focus(it)->id, 1);
    build_question(it, true);
    assert_int_equal(items_focus(it)->id, 3);
    feed(it, key_of(KEY_TAB));
    assert_int_equal(items_focus(it)->id, 1);
    build_question(it, false);
    build_question(it, true);
    assert_int_equal(items_focus(it)->id, 1);
    items_forget(it);
    build_question(it, false);
    build_question(it, true);
    assert_int_equal(items_focus(it)->id, 3);
    items_focus_on(it, 2);
    build_question(it, true);
    assert_int_equal(items_focus(it)->id, 2);
    items_free(it);
}

static void test_keys(void **state)
{
    (void)state;
    struct items *it = items_new();
    build(it, true);
    assert_int_equal(feed(it, key_of((enum key)'A')).action, DO_A);
    /* nobody has moved the focus: the main action */
    assert_int_equal(feed(it, key_of(KEY_ENTER)).action, DO_B);
    feed(it, key_of(KEY_DOWN));
    struct item_event n = feed(it, key_of(KEY_ENTER));
    assert_int_equal(n.kind, ITEM_EVENT_ACTIVATED);
    /* nobody's own key: the focus */
    assert_int_equal(feed(it, key_of(KEY_SPACE)).action, DO_C);
    assert_int_equal(n.action, DO_C);
    n = feed(it, key_of((enum key)'O'));
    assert_int_equal(n.kind, ITEM_EVENT_REFUSED);
    assert_string_equal(n.item->why_not, "Because.");
    assert_int_equal(feed(it, key_of(KEY_ESCAPE)).kind, ITEM_EVENT_BACK);
    assert_int_equal(feed(it, key_of(KEY_F1)).kind, ITEM_EVENT_HELP);
    assert_int_equal(feed(it, key_of((enum key)'Z')).kind, ITEM_EVENT_KEY);
    assert_int_equal(feed(it, pad_of(PAD_X)).action, DO_B);
    assert_int_equal(feed(it, pad_of(PAD_A)).action, DO_C);
    assert_int_equal(feed(it, pad_of(PAD_B)).kind, ITEM_EVENT_BACK);
    assert_int_equal(feed(it, pad_of(PAD_START)).kind, ITEM_EVENT_MENU);
    assert_int_equal(items_device(it), DEVICE_PAD);
    items_free(it);
}

static void test_pointer(void **state)
{
    (void)state;
    struct items *it = items_new();
    build(it, true);
    assert_int_equal(feed(it, (struct input){.kind = INPUT_MOVE, .at = {10, 10}}).kind,
                     ITEM_EVENT_HOVER);
    assert_int_equal(feed(it, (struct input){.kind = INPUT_MOVE, .at = {12, 10}}).kind,
                     ITEM_EVENT_NONE);
    assert_int_equal(feed(it, (struct input){.kind = INPUT_DOWN, .at = {12, 10}}).kind,
                     ITEM_EVENT_HOVER);
    assert_true(items_get(it, 1)->pressed);
    assert_int_equal(feed(it, (struct input){.kind = INPUT_UP, .at = {12, 10}}).action, DO_A);
    feed(it, (struct input){.kind = INPUT_DOWN, .at = {12, 10}});
    feed(it, (struct input){.kind = INPUT_MOVE, .at = {130, 10}});
    assert_false(items_get(it, 1)->pressed);
    assert_int_not_equal(feed(it, (struct input){.kind = INPUT_UP, .at = {130, 10}}).kind,
                         ITEM_EVENT_ACTIVATED);
    feed(it, (struct input){.kind = INPUT_DOWN, .at = {130, 90}});
    assert_int_equal(feed(it, (struct input){.kind = INPUT_UP, .at = {130, 90}}).kind,
                     ITEM_EVENT_REFUSED);
    assert_false(items_focus(it)->focused); /* a ring is for keys */
    items_free(it);
}

static void build_choice(struct items *it, int amount, int slide)
{
    items_begin(it);
    items_add(it, (struct item){.id = 10,
                                .role = ITEM_CHOICE,
                                .name = "Pace",
                                .bounds = {0, 0, 300, 40},
                                .min = 0,
                                .max = 2,
                                .step = 1,
                                .amount = amount,
                                .action = DO_A});
    for (int i = 0; i < 3; i++)
        items_add(it, (struct item){.id = 11 + (uint32_t)i,
                                    .role = ITEM_OPTION,
                                    .name = i == 0   ? "Slow"
                                            : i == 1 ? "Normal"
                                                     : "Fast",
                                    .parent = 10,
                                    .arg = i,
                                    .bounds = {(float)i * 100, 0, 100, 40},
                                    .chosen = i == amount});
    items_add(it, (struct item){.id = 20,
                                .role = ITEM_SLIDER,
                                .name = "Volume",
                                .bounds = {0, 60, 240, 40},
                                .min = 0,
                                .max = 100,
                                .step = 10,
                                .amount = slide,
                                .action = DO_B});
    items_end(it);
}

static void test_choice_and_slider(void **state)
{
    (void)state;
    struct items *it = items_new();
    build_choice(it, 1, 50);
    struct item_event n = feed(it, key_of(KEY_RIGHT));
    assert_int_equal(n.kind, ITEM_EVENT_CHANGED);
    assert_int_equal(n.amount, 2);
    assert_int_equal(n.action, DO_A);
    build_choice(it, 2, 50);
    /* the end: nothing changes */
    assert_int_equal(feed(it, key_of(KEY_RIGHT)).kind, ITEM_EVENT_FOCUS);
    feed(it, (struct input){.kind = INPUT_DOWN, .at = {50, 20}});
    n = feed(it, (struct input){.kind = INPUT_UP, .at = {50, 20}});
    assert_int_equal(n.kind, ITEM_EVENT_CHANGED);
    assert_int_equal(n.amount, 0);
    assert_int_equal(n.id, 10);
    feed(it, key_of(KEY_DOWN));
    assert_int_equal(items_focus(it)->id, 20);
    assert_int_equal(feed(it, key_of(KEY_LEFT)).amount, 40);
    n = feed(it, (struct input){.kind = INPUT_DOWN, .at = {220, 80}}); /* the track's end */
    assert_int_equal(n.kind, ITEM_EVENT_CHANGED);
    assert_int_equal(n.amount, 100);
    build_choice(it, 2, 100);
    /* dragging is an extra; it may leave the track… */
    n = feed(it, (struct input){.kind = INPUT_MOVE, .at = {20, 130}});
    assert_int_equal(n.amount, 0);
    build_choice(it, 2, 0);
    /* …but far off all is as before the press */
    n = feed(it, (struct input){.kind = INPUT_MOVE, .at = {20, 300}});
    assert_int_equal(n.kind, ITEM_EVENT_CHANGED);
    assert_int_equal(n.amount, 50);
    build_choice(it, 2, 50);
    assert_int_not_equal(feed(it, (struct input){.kind = INPUT_UP, .at = {20, 300}}).kind,
                         ITEM_EVENT_CHANGED);
    assert_string_equal(items_named(it, "Normal")->name, "Normal");
    assert_null(items_named(it, "Nothing"));
    items_free(it);
}

/* F1 explains what is focused, wherever the pointer is. Where nothing lies nothing is pointed at or
 * pressed. */
static void test_what_help_is_about(void **state)
{
    (void)state;
    static const struct point at[] = {{10, 10}, {130, 10}, {10, 90}, {130, 90}, {300, 300}};
    struct items *it = items_new();
    build(it, true);
    for (size_t i = 0; i < sizeof at / sizeof *at; i++)
        for (int press = 0; press < 2; press++) {
            feed(it, (struct input){.kind = press ? INPUT_DOWN : INPUT_MOVE, .at = at[i]});
            for (int k = 0; k < items_count(it); k++) {
                const struct item *e = items_at(it, k);
                assert_int_equal(e->hovered, rect_contains(e->bounds, at[i]));
                assert_int_equal(e->pressed, e->hovered && press);
            }
            feed(it, (struct input){.kind = INPUT_UP, .at = at[i]});
            const struct item_event n = feed(it, key_of(KEY_F1));
            assert_int_equal(n.kind, ITEM_EVENT_HELP);
            assert_ptr_equal(n.item, items_focus(it));
        }
    items_free(it);
}

/* What lies across two leads to the one that begins where it does, by half a pixel more or less. */
static void test_up_from_a_wide_one(void **state)
{
    (void)state;
    struct items *it = items_new();
    for (int more = -1; more <= 1; more++) {
        items_begin(it);
        for (int i = 0; i < 2; i++)
            items_add(it, (struct item){.id = 1 + (uint32_t)i,
                                        .role = ITEM_BUTTON,
                                        .name = "Door",
                                        .bounds = {i ? 110 : 0, 0, 100 + (float)more / 2, 100}});
        items_add(
            it, (struct item){
                    .id = 9, .role = ITEM_BUTTON, .name = "Continue", .bounds = {0, 120, 210, 40}});
        items_end(it);
        items_focus_on(it, 9);
        feed(it, key_of(KEY_UP));
        assert_int_equal(items_focus(it)->id, 1);
    }
    items_free(it);
}

/* A pad has no F1: A explains what is there to be read, unless A does something on that page. */
static void test_a_pad_asks_about_what_it_cannot_press(void **state)
{
    (void)state;
    struct items *it = items_new();
    for (int about = 0; about < 2; about++)
        for (int own = 0; own < 2; own++) {
            items_begin(it);
            items_add(it, (struct item){.id = 1,
                                        .role = ITEM_PICTURE,
                                        .name = "Poster",
                                        .readable = true,
                                        .about = about ? "Wanted." : NULL,
                                        .bounds = {0, 0, 100, 40}});
            items_add(it, (struct item){.id = 2,
                                        .role = ITEM_BUTTON,
                                        .name = "Go on",
                                        .action = DO_B,
                                        .pad = own ? PAD_A : PAD_NONE,
                                        .skip = true,
                                        .bounds = {0, 90, 100, 40}});
            items_end(it);
            items_focus_on(it, 1);
            const struct item_event n = feed(it, pad_of(PAD_A));
            assert_int_equal(n.kind, own     ? ITEM_EVENT_ACTIVATED
                                     : about ? ITEM_EVENT_HELP
                                             : ITEM_EVENT_NONE);
            assert_int_equal(n.id, own ? 2 : about ? 1 : 0);
        }
    items_free(it);
}

/* Left and right change a choice or a slider up to either end, and then leave it for what is
 * beside; an arrow that is held does not, by key or by pad. */
static void test_arrows_leave_a_choice_at_its_end(void **state)
{
    (void)state;
    struct items *it = items_new();
    for (int i = 0; i < 3 * 2 * 2 * 2; i++) {
        const int amount = i % 3, right = i / 3 % 2;
        const bool by_pad = i / 6 % 2, slider = i / 12, at_end = amount == (right ? 2 : 0);
        struct input in =
            by_pad ? pad_of(right ? PAD_RIGHT : PAD_LEFT) : key_of(right ? KEY_RIGHT : KEY_LEFT);
        items_begin(it);
        for (int k = 0; k < 3; k++)
            items_add(it, (struct item){.id = 1 + (uint32_t)k,
                                        .role = k != 1   ? ITEM_BUTTON
                                                : slider ? ITEM_SLIDER
                                                         : ITEM_CHOICE,
                                        .name = "One of three",
                                        .bounds = {120 * (float)k, 0, 100, 40},
                                        .max = 2,
                                        .amount = amount});
        items_end(it);
        items_focus_on(it, 2);
        in.repeat = true;
        struct item_event n = feed(it, in);
        assert_int_equal(n.id, 2);
        assert_int_equal(items_focus(it)->id, 2);
        in.repeat = false;
        n = feed(it, in);
        assert_int_equal(n.kind, at_end ? ITEM_EVENT_FOCUS : ITEM_EVENT_CHANGED);
        assert_int_equal(items_focus(it)->id, !at_end ? 2 : right ? 3 : 1);
        if (!at_end)
            assert_int_equal(n.amount, amount + (right ? 1 : -1));
    }
    items_free(it);
}

/* A key that is held says its letter once: what it does not do again is no news at all. Only what
 * makes more, less, or takes letters away goes on; Escape goes back once. */
static void test_a_held_key_acts_once(void **state)
{
    (void)state;
    static const enum key keys[] = {(enum key)'A', (enum key)'O', (enum key)'Q', (enum key)'7',
                                    KEY_ENTER,     KEY_SPACE,     KEY_F1,        KEY_ESCAPE,
                                    KEY_DELETE,    KEY_PLUS,      KEY_MINUS,     KEY_BACKSPACE};
    enum { KEYS = sizeof keys / sizeof *keys, GO_ON = 3 };
    for (int i = 0; i < KEYS; i++)
        for (int ctrl = 0; ctrl < 2; ctrl++) {
            struct items *it = items_new();
            build(it, true);
            struct input in = key_of(keys[i]);
            in.ctrl = ctrl;
            assert_int_not_equal(feed(it, in).kind, ITEM_EVENT_NONE);
            in.repeat = true;
            if (i < KEYS - GO_ON)
                assert_int_equal(feed(it, in).kind, ITEM_EVENT_NONE);
            else
                assert_int_not_equal(feed(it, in).kind, ITEM_EVENT_NONE);
            items_free(it);
        }
}

/* Pages are turned by a pad's shoulders from wherever the focus is, round the ends. */
static void test_shoulders_turn_pages(void **state)
{
    (void)state;
    struct items *it = items_new();
    items_begin(it);
    for (int i = 0; i < 3; i++)
        items_add(it, (struct item){.id = 1 + (uint32_t)i,
                                    .role = ITEM_TAB,
                                    .name = "Page",
                                    .bounds = {0, (float)i * 50, 100, 40},
                                    .chosen = i == 0,
                                    .action = DO_A,
                                    .arg = i});
    items_add(
        it, (struct item){
                .id = 9, .role = ITEM_BUTTON, .name = "On the page", .bounds = {200, 0, 100, 40}});
    items_end(it);
    items_focus_on(it, 9);
    struct item_event n = feed(it, (struct input){.kind = INPUT_PAD, .pad = PAD_RIGHT_SHOULDER});
    assert_int_equal(n.kind, ITEM_EVENT_ACTIVATED);
    assert_int_equal(n.arg, 1);
    n = feed(it, (struct input){.kind = INPUT_PAD, .pad = PAD_LEFT_SHOULDER});
    assert_int_equal(n.arg, 2);
    items_free(it);
}

/* Nothing of what can be activated acts before the release, and nothing acts once the pointer or
 * finger has slid off. */
static void test_each_kind_acts_on_release(void **state)
{
    (void)state;
    static const enum item_role role[] = {ITEM_BUTTON, ITEM_TAB, ITEM_TOGGLE, ITEM_CARD,
                                          ITEM_OPTION};
    for (int touch = 0; touch < 2; touch++)
        for (size_t r = 0; r < sizeof role / sizeof *role; r++)
            for (int scrolled = 0; scrolled < 2; scrolled++) {
                const struct point on = {50, 20}, off = {150, 22};
                struct items *it = items_new();
                items_begin(it);
                items_add(it, (struct item){.id = 9,
                                            .role = ITEM_CHOICE,
                                            .name = "Choice",
                                            .bounds = {0, 200, 10, 10},
                                            .max = 3,
                                            .amount = 1});
                if (scrolled)
                    items_push_clip(it, rect_make(0, 0, 400, 100));
                items_add(it, (struct item){.id = 1,
                                            .role = role[r],
                                            .name = "This",
                                            .bounds = {0, 0, 100, 40},
                                            .action = DO_A,
                                            .parent = 9,
                                            .arg = 2});
                if (scrolled)
                    items_pop_clip(it);
                items_end(it);
                for (int slides = 0; slides < 2; slides++) {
                    struct item_event n =
                        feed(it, (struct input){.kind = INPUT_DOWN, .at = on, .touch = touch});
                    assert_int_not_equal(n.kind, ITEM_EVENT_ACTIVATED);
                    assert_int_not_equal(n.kind, ITEM_EVENT_CHANGED);
                    if (slides)
                        feed(it, (struct input){.kind = INPUT_MOVE, .at = off, .touch = touch});
                    n = feed(it, (struct input){
                                     .kind = INPUT_UP, .at = slides ? off : on, .touch = touch});
                    assert_int_equal(n.kind == ITEM_EVENT_ACTIVATED || n.kind == ITEM_EVENT_CHANGED,
                                     !slides);
                }
                items_free(it);
            }
}

/* A scrolled panel: what is out of sight can't be hit, but keys reach it. */
static void test_clip(void **state)
{
    (void)state;
    struct items *it = items_new();
    items_begin(it);
    items_push_clip(it, (struct rect){0, 0, 100, 100});
    items_add(it,
              (struct item){.id = 1, .role = ITEM_BUTTON, .name = "In", .bounds = {0, 0, 100, 40}});
    items_add(it, (struct item){
                      .id = 2, .role = ITEM_BUTTON, .name = "Out", .bounds = {0, 120, 100, 40}});
    items_pop_clip(it);
    items_end(it);
    assert_non_null(items_under(it, (struct point){10, 10}));
    assert_null(items_under(it, (struct point){10, 130}));
    assert_int_equal(feed(it, key_of(KEY_DOWN)).id, 2);
    items_free(it);
}

/* The whole hand is read before its first card and lies around all of them, wherever it was added;
 * without cards it is gone. */
static void test_a_hand_lies_around_its_cards(void **state)
{
    (void)state;
    for (int at = 0; at <= 3; at++)
        for (int cards = 0; cards <= 2; cards++) {
            struct items *it = items_new();
            items_begin(it);
            for (int i = 0; i <= 3; i++) {
                if (i == at)
                    items_add(it,
                              (struct item){
                                  .id = 9, .role = ITEM_GROUP, .name = "Hand", .readable = true});
                if (i < 2)
                    items_add(it, (struct item){.id = 1 + (uint32_t)i,
                                                .role = ITEM_CARD,
                                                .name = "Card",
                                                .own = i < cards,
                                                .bounds = {50 * (float)i, 10, 40, 60}});
                else if (i == 2)
                    items_add(it, (struct item){.id = 3,
                                                .role = ITEM_BUTTON,
                                                .name = "Behind",
                                                .bounds = {0, 100, 40, 60}});
            }
            items_around_own(it, 9);
            items_end(it);
            const struct item *hand = items_get(it, 9);
            assert_int_equal(items_count(it), cards ? 4 : 3);
            assert_int_equal(hand != NULL, cards > 0);
            for (int i = 0; i < 3; i++)
                assert_int_equal(items_at(it, i + (cards > 0))->id, i + 1);
            if (cards) {
                assert_ptr_equal(items_at(it, 0), hand);
                assert_true(hand->bounds.x == 0 && hand->bounds.y == 10 &&
                            hand->bounds.w == (cards == 2 ? 90 : 40) && hand->bounds.h == 60);
                /* left and right lead into it, if it is one card too */
                assert_int_equal(items_beside(it, hand, -1, 0)->id, 1);
                assert_int_equal(items_beside(it, hand, 1, 0)->id, cards);
                assert_int_equal(items_beside(it, hand, 0, 1)->id, 3);
            }
            items_free(it);
        }
}

/* What lies on the same pixel is not ahead; what is two further on is. */
static void test_what_is_ahead(void **state)
{
    (void)state;
    static const enum key way[] = {KEY_RIGHT, KEY_LEFT, KEY_DOWN, KEY_UP};
    for (int w = 0; w < 4; w++)
        for (int far = 0; far <= 4; far++) {
            const float by = (w % 2 ? -0.45F : 0.45F) * (float)far;
            struct items *it = items_new();
            items_begin(it);
            items_add(it, (struct item){.id = 1,
                                        .role = ITEM_BUTTON,
                                        .name = "Here",
                                        .bounds = {100, 100, 80, 80}});
            items_add(it, (struct item){
                              .id = 2,
                              .role = ITEM_BUTTON,
                              .name = "There",
                              .bounds = {100 + (w < 2 ? by : 0), 100 + (w < 2 ? 0 : by), 80, 80}});
            items_end(it);
            items_focus_on(it, 1);
            feed(it, key_of(way[w]));
            assert_int_equal(items_focus(it)->id, far <= 2 ? 1 : 2);
            items_free(it);
        }
}

/* A page is turned by its keys wherever the pointer is: no place comes with them. */
static void test_page_keys(void **state)
{
    (void)state;
    struct items *it = items_new();
    build(it, true);
    for (int up = 0; up < 2; up++) {
        const struct item_event n = feed(it, key_of(up ? KEY_PAGE_UP : KEY_PAGE_DOWN));
        assert_int_equal(n.kind, ITEM_EVENT_SCROLL);
        assert_true(n.wheel == (up ? 8 : -8) && n.drag == 0);
        assert_true(n.at.x == -1 && n.at.y == -1);
        assert_null(items_under(it, n.at));
    }
    items_free(it);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_hand_lies_around_its_cards),
                                       cmocka_unit_test(test_what_is_ahead),
                                       cmocka_unit_test(test_page_keys),
                                       cmocka_unit_test(test_focus),
                                       cmocka_unit_test(test_the_focus_goes_to_a_question),
                                       cmocka_unit_test(test_keys),
                                       cmocka_unit_test(test_what_help_is_about),
                                       cmocka_unit_test(test_a_pad_asks_about_what_it_cannot_press),
                                       cmocka_unit_test(test_up_from_a_wide_one),
                                       cmocka_unit_test(test_pointer),
                                       cmocka_unit_test(test_choice_and_slider),
                                       cmocka_unit_test(test_arrows_leave_a_choice_at_its_end),
                                       cmocka_unit_test(test_a_held_key_acts_once),
                                       cmocka_unit_test(test_shoulders_turn_pages),
                                       cmocka_unit_test(test_each_kind_acts_on_release),
                                       cmocka_unit_test(test_clip)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
