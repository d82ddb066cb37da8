/* Ace of Spades: a bonus is looked at before it is used, a row of the ladder picks its cards, and what the enemy bans says so. By keys, pad, mouse, finger and voice. */
#include "ace_table.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "room.h"
#include "scenes.h"
#include "strbuf.h"
#include "table_inside.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>

enum { LONG_MS = 60000 };

#define DUEL(marker, enemy) "set marker " marker "\nset bullets 2\nset bullets_max 2\nset reloads 2\nset reloads_max 2\nput enemy " enemy "\nset hp 11\n"
/* A suit for two cards, two cards of the discard pile, five points; no pair against the Preacher. */
#define HELD DUEL("3", "the-preacher-of-ash") "put hand 1 Kd Qh 2s 9s 7s 4d Jc 4s\nput discard 2d 9d Ts\nput bonuses card-cheat undertaker bootlegger dynamiter\n"

struct duel { struct bench b; };

static struct duel duel(const char *position)
{
    struct duel d = {.b = bench_open(1280, 720, "en", 100)};
    struct match *m = ace_table(ace_table_plain(), 1, position);
    char *text = room_save(m);
    title_open(d.b.app);
    app_set(d.b.app, SETTING_PACE, PACE_INSTANT);
    app_set(d.b.app, SETTING_ASSIST, ASSIST_FULL);
    room_sit(d.b.app, "ace", text);
    app_settle(d.b.app, LONG_MS);
    mem_free(text);
    return d;
}

static struct match *match(struct duel *d) { return ((struct table *)app_top(d->b.app))->match; }
static int actions(struct duel *d) { return match_actions(match(d)); }

/* Nobody is faster than the guard. */
static void wait(struct duel *d)
{
    app_clock(d->b.app, app_now(d->b.app) + 450);
    app_settle(d->b.app, LONG_MS);
}

static void press(struct duel *d, struct input in)
{
    wait(d);
    app_input(d->b.app, &in);
    app_settle(d->b.app, LONG_MS);
}

static void key(struct duel *d, int k) { press(d, (struct input){.kind = INPUT_KEY, .key = (enum key)k}); }

static const struct item *bonus(struct duel *d, int slot) { return bench_item(&d->b, "bonus", slot); }
static const struct item *row(struct duel *d, int kind) { return bench_item(&d->b, "row", kind); }

/* What a bonus that is looked at would do, in words for ears; for eyes it stands there in lines. */
static bool looks(struct duel *d, int slot, const char *words) { return bonus(d, slot)->value && strstr(bonus(d, slot)->value, words) && bench_tells(&d->b, "Best shot"); }

static int chosen(struct duel *d, struct strbuf *names)
{
    const struct items *it = app_top(d->b.app)->items;
    int n = 0;
    for (int i = 0; i < items_count(it); i++)
        if (items_at(it, i)->own && items_at(it, i)->chosen) {
            if (names)
                strbuf_addf(names, "%s%s", n ? ", " : "", items_at(it, i)->name);
            n++;
        }
    return n;
}

/* ---- looking ---- */

/* A letter first looks, and then arms; what is looked at is told to eyes and ears. */
static void a_letter_looks_before_it_arms(void **state)
{
    (void)state;
    struct duel d = duel(HELD);
    assert_false(bench_tells(&d.b, "Best shot"));
    key(&d, 'E');
    assert_int_equal(actions(&d), 0);
    assert_true(looks(&d, 2, "Best shot with it: "));
    assert_true(bonus(&d, 2)->focused);
    key(&d, 'E');
    assert_int_equal(actions(&d), 1);
    assert_int_equal(match_action(match(&d), 0, NULL).kind, ACE_ARM);
    assert_false(bench_tells(&d.b, "Best shot"));
    key(&d, 'E');               /* what is armed is disarmed at once */
    assert_int_equal(actions(&d), 2);
    bench_close(&d.b);
}

/* Drumming on one key is one press: it looks. */
static void a_double_press_only_looks(void **state)
{
    (void)state;
    struct duel d = duel(HELD);
    app_scripted(d.b.app, false);
    wait(&d);
    for (int i = 0; i < 8; i++) {
        app_input(d.b.app, &(struct input){.kind = i % 2 ? INPUT_LIFT : INPUT_KEY, .key = (enum key)'T'});
        app_clock(d.b.app, app_now(d.b.app) + 50);
        app_frame(d.b.app);
    }
    assert_int_equal(actions(&d), 0);
    assert_true(bench_tells(&d.b, "11 → 4"));       /* seven points of the dynamiter */
    key(&d, KEY_ESCAPE);
    assert_string_equal(app_top(d.b.app)->type->name, "table");
    assert_int_equal(actions(&d), 0);
    bench_close(&d.b);
}

/* Cards that it would change or take are named, and shown in the shot that they make. */
static void cards_are_named(void **state)
{
    (void)state;
    struct duel d = duel(HELD);
    key(&d, 'Q');
    assert_true(bench_tells(&d.b, "Changes "));
    assert_non_null(strstr(bonus(&d, 0)->value, "→"));
    assert_non_null(strstr(bonus(&d, 0)->value, "Flush"));
    key(&d, 'W');
    assert_int_equal(actions(&d), 0);
    assert_non_null(strstr(bonus(&d, 1)->value, "Takes "));
    assert_null(strstr(bonus(&d, 0)->value, "Flush"));      /* only one is looked at */
    key(&d, '1');               /* another thing was meant */
    assert_null(strstr(bonus(&d, 1)->value, "Takes "));
    bench_close(&d.b);
}

/* With a pad whoever has the focus is looked at; A arms. */
static void a_pad_looks_by_focus(void **state)
{
    (void)state;
    struct duel d = duel(HELD);
    items_set_device(app_top(d.b.app)->items, DEVICE_PAD);
    items_focus_on(app_top(d.b.app)->items, item_id("bonus", 2));
    wait(&d);
    press(&d, (struct input){.kind = INPUT_PAD, .pad = PAD_LEFT});
    press(&d, (struct input){.kind = INPUT_PAD, .pad = PAD_RIGHT});
    for (int i = 0; i < 8 && items_focus(app_top(d.b.app)->items)->id != item_id("bonus", 2); i++)
        press(&d, (struct input){.kind = INPUT_PAD, .pad = i % 2 ? PAD_DOWN : PAD_RIGHT});
    assert_int_equal(items_focus(app_top(d.b.app)->items)->id, item_id("bonus", 2));
    assert_int_equal(actions(&d), 0);
    assert_true(looks(&d, 2, "Best shot with it: "));
    press(&d, (struct input){.kind = INPUT_PAD, .pad = PAD_A});
    assert_int_equal(actions(&d), 1);
    bench_close(&d.b);
}

/* A pointer that rests on it looks, and its press arms; a finger looks first. */
static void a_pointer_and_a_finger(void **state)
{
    (void)state;
    for (int touch = 0; touch < 2; touch++) {
        struct duel d = duel(HELD);
        const struct point at = rect_centre(bonus(&d, 2)->bounds);
        if (!touch) {
            press(&d, (struct input){.kind = INPUT_MOVE, .at = at});
            assert_true(looks(&d, 2, "Best shot with it: "));
        }
        for (int taps = 0; taps < 1 + touch; taps++) {
            assert_int_equal(actions(&d), 0);
            press(&d, (struct input){.kind = INPUT_DOWN, .at = at, .touch = touch});
            app_input(d.b.app, &(struct input){.kind = INPUT_UP, .at = at, .touch = touch, .ms = app_now(d.b.app)});
            app_settle(d.b.app, LONG_MS);
            if (touch && !taps)
                assert_true(looks(&d, 2, "Best shot with it: "));
        }
        assert_int_equal(actions(&d), 1);
        bench_close(&d.b);
    }
}

/* Whoever wants no help sees what it does, and no best shot. */
static void without_help_nothing_is_reckoned(void **state)
{
    (void)state;
    struct duel d = duel(HELD);
    app_set(d.b.app, SETTING_ASSIST, ASSIST_OFF);
    app_redraw(d.b.app);
    key(&d, 'Q');
    assert_int_equal(actions(&d), 0);
    assert_false(bench_tells(&d.b, "Best shot"));
    assert_false(bench_tells(&d.b, "Changes "));
    assert_true(bench_tells(&d.b, "Card Cheat"));
    assert_null(row(&d, ACE_FLUSH));
    bench_close(&d.b);
}

/* ---- rows ---- */

static void a_row_picks_its_cards(void **state)
{
    (void)state;
    struct duel d = duel(DUEL("2", "bootlegger") "put hand 1 Ks Kh 7d 7c 4s Qd Jc 7h\n");
    struct strbuf names = STRBUF_EMPTY;
    assert_true(app_activate(d.b.app, "Full house"));
    app_settle(d.b.app, LONG_MS);
    assert_int_equal(actions(&d), 0);
    assert_int_equal(chosen(&d, &names), 5);
    assert_non_null(strstr(strbuf_text(&names), "King of spades"));
    assert_non_null(strstr(strbuf_text(&names), "Seven of hearts"));
    assert_non_null(strstr(bench_item(&d.b, "count", 0)->value, "Full house"));
    strbuf_free(&names);
    key(&d, KEY_BACKSPACE);
    assert_int_equal(chosen(&d, NULL), 0);
    assert_non_null(row(&d, ACE_FLUSH)->why_not);
    assert_string_equal(row(&d, ACE_FLUSH)->why_not, "Your cards don’t make this poker hand.");
    assert_false(app_activate(d.b.app, "Flush"));
    bench_close(&d.b);
}

/* The row that was pressed is what is claimed, though the same cards could be more. */
static void a_row_claims_what_it_says(void **state)
{
    (void)state;
    struct duel d = duel(DUEL("2", "bootlegger") "put hand 1 5s 6s 7s 8s 9s Kd Qh 2c\n");
    assert_true(app_activate(d.b.app, "Straight"));
    app_settle(d.b.app, LONG_MS);
    assert_int_equal(chosen(&d, NULL), 5);
    assert_non_null(strstr(bench_item(&d.b, "count", 0)->value, "Straight, "));
    bench_close(&d.b);
}

static void a_row_by_keys(void **state)
{
    (void)state;
    struct duel d = duel(DUEL("2", "bootlegger") "put hand 1 Ks Kh 7d 7c 4s Qd Jc 7h\n");
    for (int i = 0; i < 60 && items_focus(app_top(d.b.app)->items)->id != item_id("row", ACE_THREE); i++)
        key(&d, KEY_TAB);
    assert_int_equal(items_focus(app_top(d.b.app)->items)->id, item_id("row", ACE_THREE));
    assert_string_equal(row(&d, ACE_THREE)->value, "3 damage");
    key(&d, KEY_ENTER);
    assert_int_equal(actions(&d), 0);
    assert_int_equal(chosen(&d, NULL), 3);
    bench_close(&d.b);
}

/* ---- bans ---- */

static void a_ban_says_why_wherever_it_bites(void **state)
{
    (void)state;
    static const char why[] = "The Preacher of Ash: a pair deals nothing";
    struct duel d = duel(DUEL("3", "the-preacher-of-ash") "put hand 1 Ks Kh 7d 7c 4s Qd Jc Th\n");
    assert_non_null(strstr(row(&d, ACE_PAIR)->value, why));
    assert_null(strstr(row(&d, ACE_TWO_PAIR)->value, "Preacher"));
    assert_non_null(strstr(row(&d, ACE_PAIR)->about, why));
    assert_true(app_activate(d.b.app, "Two pair"));
    key(&d, 'C');
    assert_true(bench_tells(&d.b, why));
    int banned = 0;
    for (int i = 0; bench_item(&d.b, "claim", i); i++)
        banned += bench_item(&d.b, "claim", i)->value && strstr(bench_item(&d.b, "claim", i)->value, why);
    assert_true(banned > 0);
    bench_close(&d.b);
}

static void a_banned_suit_is_marked_in_the_hand(void **state)
{
    (void)state;
    struct duel d = duel(DUEL("3", "the-weeping-widow") "put hand 1 Ks Kh 7d 7c 4s Qd Jc Th\n");
    assert_string_equal(items_named(app_top(d.b.app)->items, "King of hearts")->value, "not in a poker hand");
    assert_null(items_named(app_top(d.b.app)->items, "King of spades")->value);
    const char *dump = bench_dump(&d.b);
    int signs = 0;
    for (const char *s = dump; (s = strstr(s, "verb-void")); s++)
        signs++;
    assert_true(signs >= 2);
    bench_close(&d.b);
}

/* ---- advice ---- */

static void advice_names_its_cards_and_what_comes_of_it(void **state)
{
    (void)state;
    struct duel d = duel(HELD);
    struct stage *st = ((struct table *)app_top(d.b.app))->stage;
    struct strbuf out = STRBUF_EMPTY;
    struct action a = action_of(0, ACE_USE, ace_table_slot(match(&d), "undertaker"));
    a.pick[a.n++] = 0, a.pick[a.n++] = 1;
    st->skin->advice(st, &a, &out);
    assert_non_null(strstr(strbuf_text(&out), "Use Undertaker. Takes 2♦, 9♦. Best shot with it: "));
    strbuf_clear(&out);
    a = action_of(0, ACE_DISCARD_DRAW, 0);
    a.pick[a.n++] = 0;
    st->skin->advice(st, &a, &out);
    assert_non_null(strstr(strbuf_text(&out), "Discard "));
    strbuf_clear(&out);
    /* Laid out as it would be used: the cards are marked, and one press uses it. */
    a = action_of(0, ACE_ARM, ace_table_slot(match(&d), "card-cheat"));
    const int zone = ACE_HAND;
    a.pick[a.n++] = (uint8_t)board_find(&st->shown.b, zone, card_of(RANK_4, SUIT_DIAMONDS));
    a.amount = SUIT_SPADES;
    st->hint = a;
    st->hinted = true;
    app_redraw(d.b.app);
    app_settle(d.b.app, LONG_MS);
    assert_int_equal(chosen(&d, &out), 1);
    assert_string_equal(strbuf_text(&out), "Four of diamonds");
    assert_true(bench_tells(&d.b, "Best shot with it: "));
    assert_int_equal(actions(&d), 0);
    key(&d, KEY_SPACE);
    assert_int_equal(actions(&d), 1);
    assert_int_equal(match_action(match(&d), 0, NULL).kind, ACE_ARM);
    strbuf_free(&out);
    bench_close(&d.b);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_letter_looks_before_it_arms),
        cmocka_unit_test(a_double_press_only_looks),
        cmocka_unit_test(cards_are_named),
        cmocka_unit_test(a_pad_looks_by_focus),
        cmocka_unit_test(a_pointer_and_a_finger),
        cmocka_unit_test(without_help_nothing_is_reckoned),
        cmocka_unit_test(a_row_picks_its_cards),
        cmocka_unit_test(a_row_claims_what_it_says),
        cmocka_unit_test(a_row_by_keys),
        cmocka_unit_test(a_ban_says_why_wherever_it_bites),
        cmocka_unit_test(a_banned_suit_is_marked_in_the_hand),
        cmocka_unit_test(advice_names_its_cards_and_what_comes_of_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
