/* Ace of Spades: a bonus is looked at before it is used, a row of the ladder picks its cards, and
 * what the enemy bans says so. By keys, pad, mouse, finger and voice. */
#include "ace_table.h"
#include "app_inside.h"
#include "explain.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "room.h"
#include "scenes.h"
#include "strbuf.h"
#include "table_inside.h"
#include "unit.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LONG_MS = 60000 };

#define DUEL(marker, enemy)                                                                  \
    "set marker " marker                                                                     \
    "\nset bullets 2\nset bullets_max 2\nset reloads 2\nset reloads_max 2\nput enemy " enemy \
    "\nset hp 11\n"
/* A suit for two cards, two cards of the discard pile, five points; no pair against the Preacher.
 */
#define HELD                                                                                       \
    DUEL("3", "the-preacher-of-ash")                                                               \
    "put hand 1 Kd Qh 2s 9s 7s 4d Jc 4s\nput discard 2d 9d Ts\nput bonuses card-cheat undertaker " \
    "bootlegger dynamiter\n"

struct duel {
    struct bench b;
};

static struct duel duel_in(const char *position, int w, int h, const char *lang, int text_size)
{
    struct duel d = {.b = bench_open(w, h, lang, text_size)};
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

static struct duel duel(const char *position) { return duel_in(position, 1280, 720, "en", 100); }
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

static void key(struct duel *d, int k)
{
    press(d, (struct input){.kind = INPUT_KEY, .key = (enum key)k});
}

static const struct item *bonus(struct duel *d, int slot)
{
    return bench_item(&d->b, "bonus", slot);
}
static const struct item *row(struct duel *d, int kind) { return bench_item(&d->b, "row", kind); }

/* What a bonus that is looked at would do, in words for ears; for eyes it stands there in lines. */
static bool looks(struct duel *d, int slot, const char *words)
{
    return bonus(d, slot)->value && strstr(bonus(d, slot)->value, words) &&
           bench_tells(&d->b, "Best shot");
}

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

/* A letter first looks, and then arms, as Enter and the main button do; what is looked at is
 * told to eyes and ears. */
static void a_letter_looks_before_it_arms(void **state)
{
    (void)state;
    struct duel d = duel(HELD);
    assert_false(bench_tells(&d.b, "Best shot"));
    key(&d, 'E');
    assert_int_equal(actions(&d), 0);
    assert_true(looks(&d, 2, "Best shot then: "));
    assert_true(bonus(&d, 2)->focused);
    key(&d, 'E');
    assert_int_equal(actions(&d), 1);
    assert_int_equal(match_action(match(&d), 0, NULL).kind, ACE_ARM);
    assert_false(bench_tells(&d.b, "Best shot"));
    key(&d, 'E'); /* what is armed is disarmed at once */
    assert_int_equal(actions(&d), 2);
    for (int i = 0; i < 2; i++) {
        key(&d, 'E');
        assert_int_equal(actions(&d), 2 + 2 * i);
        assert_string_equal(bench_item(&d.b, "primary", 0)->name, "Arm");
        key(&d, i ? KEY_SPACE : KEY_ENTER);
        assert_int_equal(actions(&d), 3 + 2 * i);
        key(&d, 'E');
    }
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
        app_input(d.b.app,
                  &(struct input){.kind = i % 2 ? INPUT_LIFT : INPUT_KEY, .key = (enum key)'T'});
        app_clock(d.b.app, app_now(d.b.app) + 50);
        app_frame(d.b.app);
    }
    assert_int_equal(actions(&d), 0);
    assert_true(bench_tells(&d.b, "11 → 4")); /* seven points of the dynamiter */
    key(&d, KEY_ESCAPE);
    assert_string_equal(app_top(d.b.app)->type->name, "table");
    assert_int_equal(actions(&d), 0);
    bench_close(&d.b);
}

static void point(struct duel *d, int slot)
{
    press(d, (struct input){.kind = INPUT_MOVE, .at = rect_centre(bonus(d, slot)->bounds)});
}

/* Cards that it would change or take are named, and shown in the shot that they make. */
static void cards_are_named(void **state)
{
    (void)state;
    struct duel d = duel(HELD);
    point(&d, 0);
    assert_true(bench_tells(&d.b, "Changes "));
    assert_non_null(strstr(bonus(&d, 0)->value, "→"));
    assert_non_null(strstr(bonus(&d, 0)->value, "Flush"));
    point(&d, 1);
    assert_int_equal(actions(&d), 0);
    assert_non_null(strstr(bonus(&d, 1)->value, "Takes "));
    assert_null(strstr(bonus(&d, 0)->value, "Flush")); /* only one is looked at */
    press(&d, (struct input){.kind = INPUT_MOVE, .at = {1, 1}});
    assert_null(strstr(bonus(&d, 1)->value, "Takes "));
    bench_close(&d.b);
}

/* A letter stays with its bonus when one before it is used, also where the table is laid again from
 * the run's log. */
static void letters_stay_with_their_bonus(void **state)
{
    (void)state;
    struct duel d =
        duel(DUEL("10", "the-ferryman") "put hand 1 Kd Kh 2s 9s 7s 4d Jc 5h\nput "
                                        "bonuses dynamiter train-robber mirror-duellist\n");
    assert_int_equal(bonus(&d, 1)->key, 'W');
    assert_int_equal(bonus(&d, 2)->key, 'E');
    key(&d, 'Q');
    key(&d, 'Q');
    assert_int_equal(actions(&d), 1);
    for (int again = 0; again < 2; again++) {
        assert_string_equal(bonus(&d, 0)->name, again ? "Détrousseur de trains" : "Train Robber");
        assert_int_equal(bonus(&d, 0)->key, 'W');
        assert_int_equal(bonus(&d, 1)->key, 'E');
        assert_null(bonus(&d, 2));
        app_set(d.b.app, SETTING_LANGUAGE, 2); /* all of it is heard again */
        app_settle(d.b.app, LONG_MS);
    }
    key(&d, 'Q'); /* nobody's now */
    key(&d, 'Q');
    assert_int_equal(actions(&d), 1);
    key(&d, 'W');
    key(&d, 'W');
    assert_int_equal(actions(&d), 2);
    bench_close(&d.b);
}

/* The promised cards lie there chosen: one more press arms them, and Cancel leaves them. */
static void promised_cards_are_kept(void **state)
{
    (void)state;
    struct duel d = duel(HELD);
    struct strbuf names = STRBUF_EMPTY;
    for (int again = 0; again < 2; again++) {
        key(&d, 'Q');
        assert_int_equal(actions(&d), 0);
        strbuf_clear(&names);
        assert_int_equal(chosen(&d, &names), 2);
        assert_true(bench_tells(&d.b, "Best shot then: Flush"));
        assert_int_equal(items_focus(app_top(d.b.app)->items)->id, item_id("primary", 0));
        if (!again)
            assert_true(app_activate(d.b.app, "Cancel"));
        app_settle(d.b.app, LONG_MS);
        assert_int_equal(chosen(&d, NULL), again ? 2 : 0);
    }
    key(&d, 'Q');
    assert_int_equal(actions(&d), 1);
    const struct action a = match_action(match(&d), 0, NULL);
    assert_int_equal(a.kind, ACE_ARM);
    assert_int_equal(a.n, 2);
    strbuf_free(&names);
    bench_close(&d.b);
}

/* What nobody can know is not promised: a swap names its cards and no damage. */
static void a_swap_promises_no_damage(void **state)
{
    (void)state;
    struct duel d = duel(DUEL("3", "the-preacher-of-ash") "put hand 1 Kd Kh 2s 9s 7s 4d Jc 5h\nput "
                                                          "bonuses snake-oil-seller\n");
    point(&d, 0);
    assert_non_null(strstr(bonus(&d, 0)->value, "You can’t know which cards you’ll draw."));
    assert_false(bench_tells(&d.b, "Best shot with it"));
    assert_false(bench_tells(&d.b, "left"));
    key(&d, 'Q');
    assert_non_null(bench_item(&d.b, "cancel", 0));
    assert_true(bench_tells(&d.b, "to swap"));
    bench_close(&d.b);
}

/* With a pad what has the focus is looked at; A arms. */
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
    assert_true(looks(&d, 2, "Best shot then: "));
    for (int i = 0; i < 2; i++) {
        assert_int_equal(actions(&d), 0);
        press(&d, (struct input){.kind = INPUT_PAD, .pad = PAD_A});
    }
    assert_int_equal(actions(&d), 1);
    /* one more goes on: into the hand, and then it chooses cards; what is armed stays so */
    for (int i = 0; i < 2; i++) {
        assert_int_equal(items_focus(app_top(d.b.app)->items)->role, ITEM_CARD);
        press(&d, (struct input){.kind = INPUT_PAD, .pad = PAD_A});
        assert_int_equal(actions(&d), 1);
    }
    bench_close(&d.b);
}

/* A pointer that rests on it looks; its first press and a finger's look too, and one more arms. */
static void a_pointer_and_a_finger(void **state)
{
    (void)state;
    for (int touch = 0; touch < 2; touch++) {
        struct duel d = duel(HELD);
        const struct point at = rect_centre(bonus(&d, 2)->bounds);
        if (!touch) {
            press(&d, (struct input){.kind = INPUT_MOVE, .at = at});
            assert_true(looks(&d, 2, "Best shot then: "));
        }
        for (int taps = 0; taps < 2; taps++) {
            assert_int_equal(actions(&d), 0);
            press(&d, (struct input){.kind = INPUT_DOWN, .at = at, .touch = touch});
            app_input(d.b.app,
                      &(struct input){
                          .kind = INPUT_UP, .at = at, .touch = touch, .ms = app_now(d.b.app)});
            app_settle(d.b.app, LONG_MS);
            if (!taps)
                assert_true(looks(&d, 2, "Best shot then: "));
        }
        assert_int_equal(actions(&d), 1);
        bench_close(&d.b);
    }
}

/* A player who wants no help sees what it does, and no best shot. */
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
    assert_string_equal(row(&d, ACE_FLUSH)->why_not,
                        "You can’t make this poker hand with your cards.");
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
    for (int i = 0; i < 60 && items_focus(app_top(d.b.app)->items)->id != item_id("row", ACE_THREE);
         i++)
        key(&d, KEY_TAB);
    assert_int_equal(items_focus(app_top(d.b.app)->items)->id, item_id("row", ACE_THREE));
    assert_string_equal(row(&d, ACE_THREE)->value, "3 damage");
    key(&d, KEY_ENTER);
    assert_int_equal(actions(&d), 0);
    assert_int_equal(chosen(&d, NULL), 5); /* with the two that are missed least */
    assert_string_equal(bench_item(&d.b, "count", 0)->value, "Three of a kind, 3 damage");
    assert_false(bench_item(&d.b, "card", (int)card_of(RANK_K, SUIT_SPADES))->chosen);
    assert_true(bench_item(&d.b, "card", (int)card_of(RANK_4, SUIT_SPADES))->chosen);
    key(&d, KEY_SPACE);
    assert_int_equal(actions(&d), 1);
    bench_close(&d.b);
}

/* By pad the best row is one press away, and the shot one more; at Easy the rest stays in hand. */
static void a_row_by_pad(void **state)
{
    (void)state;
    for (int difficulty = 0; difficulty < 2; difficulty++) {
        struct duel d = {.b = bench_open(1280, 720, "en", 100)};
        struct match *m = ace_table(ace_table_plain(), difficulty,
                                    DUEL("2", "bootlegger") "put hand 1 Ks Kh 2d 6c 4s Qd Jc 7h\n");
        char *text = room_save(m);
        title_open(d.b.app);
        app_set(d.b.app, SETTING_PACE, PACE_INSTANT);
        room_sit(d.b.app, "ace", text);
        app_settle(d.b.app, LONG_MS);
        mem_free(text);
        press(&d, (struct input){.kind = INPUT_PAD, .pad = PAD_RIGHT});
        assert_true(bench_tells(&d.b, "\"RB\""));
        press(&d, (struct input){.kind = INPUT_PAD, .pad = PAD_RIGHT_SHOULDER});
        assert_int_equal(chosen(&d, NULL), difficulty ? 5 : 2);
        assert_int_equal(actions(&d), 0);
        press(&d, (struct input){.kind = INPUT_PAD, .pad = PAD_X});
        assert_int_equal(actions(&d), 1);
        bench_close(&d.b);
    }
}

/* ---- bans ---- */

static void a_ban_says_why_wherever_it_bites(void **state)
{
    (void)state;
    static const char why[] = "The Preacher of Ash: no damage for a pair";
    struct duel d = duel(DUEL("3", "the-preacher-of-ash") "put hand 1 Ks Kh 7d 7c 4s Qd Jc Th\n");
    assert_non_null(strstr(row(&d, ACE_PAIR)->value, why));
    assert_null(strstr(row(&d, ACE_TWO_PAIR)->value, "Preacher"));
    assert_non_null(strstr(row(&d, ACE_PAIR)->about, why));
    assert_true(app_activate(d.b.app, "Two pair"));
    key(&d, 'C');
    assert_true(bench_tells(&d.b, why));
    int banned = 0;
    for (int i = 0; bench_item(&d.b, "claim", i); i++)
        banned +=
            bench_item(&d.b, "claim", i)->value && strstr(bench_item(&d.b, "claim", i)->value, why);
    assert_true(banned > 0);
    bench_close(&d.b);
}

static void a_banned_suit_is_marked_in_the_hand(void **state)
{
    (void)state;
    struct duel d = duel(DUEL("3", "the-weeping-widow") "put hand 1 Ks Kh 7d 7c 4s Qd Jc Th\n");
    assert_string_equal(items_named(app_top(d.b.app)->items, "King of hearts")->value,
                        "can’t be part of a poker hand");
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
    assert_non_null(strstr(strbuf_text(&out), "Use Undertaker. Takes 2♦, 9♦. Best shot then: "));
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
    assert_true(bench_tells(&d.b, "Best shot then: "));
    assert_int_equal(actions(&d), 0);
    key(&d, KEY_SPACE);
    assert_int_equal(actions(&d), 1);
    assert_int_equal(match_action(match(&d), 0, NULL).kind, ACE_ARM);
    strbuf_free(&out);
    bench_close(&d.b);
}

/* Advice to fire names the cards as the combination is read, wherever they stand in the hand, and
 * the Joker as a sentence does. */
static void advice_names_a_shot_as_it_is_read(void **state)
{
    (void)state;
    static const struct {
        const char *hand, *shot;
        int kind;
        const char *says;
    } shots[] = {
        {"7d 3c Ks 7c Kh 2s 9s 4d", "7d Ks 7c Kh 3c", ACE_TWO_PAIR, "Fire K♠, K♥, 7♣, 7♦, 3♣: "},
        {"9d 3c 9s 3h 9h 2s Js 4d", "9d 3c 9s 3h 9h", ACE_FULL, "Fire 9♠, 9♥, 9♦, 3♥, 3♣: "},
        {"4d 2c Ah 5s 3h Ks Js 9d", "4d 2c Ah 5s 3h", ACE_STRAIGHT, "Fire 5♠, 4♦, 3♥, 2♣, A♥: "},
        {"4d joker 9h 4s 2h Ks Js 8d", "4d joker 9h 4s 2h", ACE_THREE,
         "Fire 4♠, 4♦, the Joker, 9♥, 2♥: "},
    };
    for (size_t i = 0; i < sizeof shots / sizeof *shots; i++) {
        char position[300];
        snprintf(position, sizeof position, DUEL("3", "the-preacher-of-ash") "put hand 1 %s\n",
                 shots[i].hand);
        struct duel d = duel(position);
        struct stage *st = ((struct table *)app_top(d.b.app))->stage;
        struct strbuf out = STRBUF_EMPTY;
        struct action a = action_of(0, ACE_SHOOT, 0);
        a.amount = shots[i].kind;
        card shot[ACE_SHOT_CARDS];
        const int n = ace_table_cards(shots[i].shot, shot, ACE_SHOT_CARDS);
        for (int k = 0; k < n; k++)
            a.pick[a.n++] = (uint8_t)board_find(&st->shown.b, ACE_HAND, shot[k]);
        st->skin->advice(st, &a, &out);
        if (!strstr(strbuf_text(&out), shots[i].says))
            fail_msg("%s, and not: %s", strbuf_text(&out), shots[i].says);
        strbuf_free(&out);
        bench_close(&d.b);
    }
}

/* The panel in which advice lays out its cards does not take the focus from what would use them:
 * one press of A does, wherever the focus was before. */
static void advice_is_followed_by_one_press(void **state)
{
    (void)state;
    for (int from = 0; from < 2; from++) {
        struct duel d = duel(HELD);
        struct stage *st = ((struct table *)app_top(d.b.app))->stage;
        press(&d, (struct input){.kind = INPUT_PAD, .pad = from ? PAD_UP : PAD_RIGHT});
        struct action a = action_of(0, ACE_USE, ace_table_slot(match(&d), "undertaker"));
        a.pick[a.n++] = 0, a.pick[a.n++] = 1;
        st->hint = a;
        st->hinted = true;
        app_redraw(d.b.app);
        app_settle(d.b.app, LONG_MS);
        assert_int_equal(items_focus(app_top(d.b.app)->items)->id, item_id("primary", 0));
        press(&d, (struct input){.kind = INPUT_PAD, .pad = PAD_A});
        assert_int_equal(actions(&d), 1);
        assert_int_equal(match_action(match(&d), 0, NULL).kind, ACE_USE);
        bench_close(&d.b);
    }
}

/* What one picks from lies above the own hand, and Enter there picks: the discard pile, six of
 * the draw pile. */
static void the_own_hand_stays_in_view(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct duel d =
            duel(i ? DUEL("3", "the-hangman") "put hand 1 Kd Qh 2s 9s 7s 4d Jc 4s\nput bonuses "
                                              "telegraph-ghost\n"
                   : DUEL("3", "the-hangman") "put hand 1 Kd Qh 2s 9s 7s 4d Jc 4s\n"
                                              "put discard 2d 9d Ts\nput bonuses undertaker\n");
        key(&d, 'Q');
        if (i)
            key(&d, 'Q');
        float low = 0, top = 720;
        int held = 0, picks = 0;
        const struct items *it = app_top(d.b.app)->items;
        for (int k = 0; k < items_count(it); k++) {
            const struct item *e = items_at(it, k);
            const bool from = e->role == ITEM_CARD && !e->own;
            held += e->own;
            picks += from;
            low = from ? fmaxf(low, rect_bottom(e->bounds)) : low;
            top = e->own ? fminf(top, e->bounds.y) : top;
        }
        assert_int_equal(held, 8);
        assert_int_equal(picks, i ? 6 : 3);
        assert_true(low < top);
        bench_close(&d.b);
    }
}

/* Bonuses for good have their names, long ones too. */
static void a_bonus_for_good_has_its_name(void **state)
{
    (void)state;
    static const struct {
        int w, h;
        const char *lang, *word[2];
    } in[] = {{1280, 720, "fr", {"Jumeaux", "tarentule"}},
              {1024, 600, "fr", {"Jumeaux", "tarentule"}},
              {1280, 720, "en", {"Gunslingers", "Tarantula"}},
              {1024, 600, "ja", {"双子", "毒蜘蛛"}}};
    for (size_t i = 0; i < sizeof in / sizeof *in; i++) {
        struct duel d = duel_in(
            DUEL("3", "the-hangman") "put hand 1 Kd Qh 2s 9s 7s 4d Jc 4s\n"
                                     "put permanents the-twin-gunslingers the-tarantula-bride\n"
                                     "",
            in[i].w, in[i].h, in[i].lang, 100);
        for (int k = 0; k < 2; k++)
            if (!bench_tells(&d.b, in[i].word[k]))
                fail_msg("%s %d: no %s", in[i].lang, in[i].h, in[i].word[k]);
        bench_close(&d.b);
    }
}

/* Advice is asked for, and there as soon as it is thought; little time passes on the screen. */
static struct action ask(struct duel *d)
{
    struct table *t = (struct table *)app_top(d->b.app);
    const unsigned before = t->stage->hints;
    wait(d);
    app_input(d->b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'I'});
    for (int i = 0; i < 20000 && t->stage->hints == before; i++) {
        SDL_Delay(1);
        app_clock(d->b.app, app_now(d->b.app) + 1);
        app_frame(d->b.app);
    }
    for (int i = 0; i < 30; i++) {
        app_clock(d->b.app, app_now(d->b.app) + 10);
        app_frame(d->b.app);
    }
    assert_int_equal(t->stage->hints, before + 1);
    return t->stage->hint;
}

static bool same(const struct action *a, const struct action *b)
{
    return a->kind == b->kind && a->about == b->about && a->amount == b->amount && a->n == b->n &&
           memcmp(a->pick, b->pick, (size_t)a->n) == 0;
}

#define ONE_SHOT DUEL("2", "card-cheat") "put hand 1 Ks Kh 7d 7c 4s Qd Jc 7h\n"

/* The same position, the same answer: also once other cards were chosen, and those lie as they
 * were advised again. The press after it does it. */
static void the_same_advice_and_its_cards(void **state)
{
    (void)state;
    static const char *const positions[] = {
        ONE_SHOT, HELD,
        DUEL("3",
             "the-hangman") "put hand 1 Ks 8h 7d 6c 4s Qd Jc 2h\nput bonuses off-key-pianist\n"};
    for (size_t p = 0; p < sizeof positions / sizeof *positions; p++) {
        struct duel d = duel(positions[p]);
        struct strbuf first = STRBUF_EMPTY, again = STRBUF_EMPTY;
        const struct action a = ask(&d);
        chosen(&d, &first);
        for (int i = 0; i < 3; i++) {
            key(&d, KEY_ESCAPE);
            if (strcmp(app_top(d.b.app)->type->name, "table") != 0)
                key(&d, KEY_ESCAPE);
            key(&d, '1' + i);
            const struct action b = ask(&d);
            assert_true(same(&a, &b));
            strbuf_clear(&again);
            chosen(&d, &again);
            assert_string_equal(strbuf_text(&first), strbuf_text(&again));
        }
        assert_int_equal(actions(&d), 0);
        wait(&d);
        key(&d, KEY_ENTER);
        assert_int_equal(actions(&d), 1);
        const struct action done = match_action(match(&d), 0, NULL);
        assert_int_equal(done.kind, a.kind);
        assert_int_equal(done.n, a.n);
        strbuf_free(&first);
        strbuf_free(&again);
        bench_close(&d.b);
    }
}

/* With “Nudge” a word comes first; who asks for the rest is told all at once while following,
 * and after an own decision the word comes first again. */
static void who_follows_is_nudged_once(void **state)
{
    (void)state;
    struct duel d = duel(DUEL(
        "3",
        "the-hangman") "put hand 1 Ks 8h 7d 6c 4s Qd Jc 2h\nset reloads 9\nset reloads_max 9\n");
    struct table *t = (struct table *)app_top(d.b.app);
    app_set(d.b.app, SETTING_ASSIST, ASSIST_NUDGE);
    for (int turn = 0; turn < 3; turn++) {
        const unsigned before = t->stage->hints;
        wait(&d);
        app_input(d.b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'I'});
        for (int i = 0; i < 20000 && t->adviser; i++) {
            SDL_Delay(1);
            app_clock(d.b.app, app_now(d.b.app) + 1);
            app_frame(d.b.app);
        }
        assert_int_equal(t->stage->hints, before + (turn == 1));
        if (turn == 0) {
            ask(&d);
            key(&d, KEY_ENTER);
            assert_int_equal(actions(&d), 1);
        } else if (turn == 1) {
            const int played = actions(&d);
            for (int i = 0; i < 4 && actions(&d) < played + 2; i++) {
                key(&d, KEY_BACKSPACE);
                key(&d, '1');
                key(&d, 'D');
            }
            assert_int_equal(actions(&d), played + 2);
        }
    }
    bench_close(&d.b);
}

/* A bonus is looked at when advice to shoot comes: one picture goes, the other comes. */
static void advice_takes_a_look_away(void **state)
{
    (void)state;
    struct duel d = duel(
        DUEL("2", "card-cheat") "put hand 1 Ks Kh 7d 7c 4s Qd Jc 7h\nput bonuses bootlegger\n");
    key(&d, 'Q');
    assert_true(looks(&d, 0, "Best shot then: "));
    assert_int_equal(ask(&d).kind, ACE_SHOOT);
    assert_false(bench_tells(&d.b, "Best shot then: "));
    assert_true(bench_tells(&d.b, "\"Full house\""));
    assert_string_equal(bench_item(&d.b, "primary", 0)->name, "Shoot");
    bench_close(&d.b);
}

/* What it says lies over no control in any size, and goes with the next press, whatever that is. */
static void words_of_advice_cover_no_control(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
        const char *lang;
    } in[] = {{1024, 600, 100, "fr"}, {1024, 600, 200, "fr"}, {1024, 600, 200, "en"},
              {1024, 600, 200, "ja"}, {1280, 720, 150, "fr"}, {1920, 1080, 100, "en"}};
    static const int leave[] = {'1', 'H', 'S', KEY_ESCAPE, 'E', KEY_SPACE};
    for (size_t i = 0; i < sizeof in / sizeof *in; i++) {
        struct duel d = duel_in(HELD, in[i].w, in[i].h, in[i].lang, in[i].text);
        ask(&d);
        const struct rect at = d.b.app->toast_at;
        char *advice = mem_copy_text(d.b.app->toast);
        assert_true(d.b.app->toast[0]);
        assert_false(rect_empty(at));
        assert_true(at.x >= 0 && at.y >= 0 && rect_right(at) <= (float)in[i].w &&
                    rect_bottom(at) <= (float)in[i].h);
        const struct items *it = app_top(d.b.app)->items;
        for (int k = 0; k < items_count(it); k++)
            if (item_can_focus(items_at(it, k)) && items_at(it, k)->action &&
                rect_meets(items_at(it, k)->bounds, at))
                fail_msg("%s %dx%d %d %%: over %s", in[i].lang, in[i].w, in[i].h, in[i].text,
                         items_at(it, k)->name);
        app_input(d.b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)leave[i]});
        app_frame(d.b.app);
        /* gone, or why that can't be done */
        assert_string_not_equal(d.b.app->toast, advice);
        mem_free(advice);
        bench_close(&d.b);
    }
}

/* A reason goes as soon as it is none any more; alone nobody is told to wait for a turn, and who
 * asks for advice while cards fly is given it. */
static void no_reason_outlives_itself(void **state)
{
    (void)state;
    struct duel d = duel(ONE_SHOT);
    struct table *t = (struct table *)app_top(d.b.app);
    key(&d, KEY_SPACE);
    assert_string_equal(d.b.app->bubble, "Choose your cards first.");
    assert_true(app_activate(d.b.app, "Full house"));
    app_set(d.b.app, SETTING_PACE, PACE_NORMAL);
    key(&d, KEY_BACKSPACE);
    app_input(d.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE});
    assert_true(d.b.app->bubble[0]);
    app_input(d.b.app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
    assert_true(app_activate(d.b.app, "Full house"));
    app_frame(d.b.app);
    assert_false(d.b.app->bubble[0]);
    wait(&d);
    app_input(d.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE});
    app_clock(d.b.app, app_now(d.b.app) + 100);
    app_frame(d.b.app);
    assert_false(stage_caught_up(t->stage));
    assert_null(bench_item(&d.b, "header", 3)->why_not);
    const unsigned before = t->stage->hints;
    ask(&d);
    assert_int_equal(t->stage->hints, before + 1);
    bench_close(&d.b);
}

/* A player who follows advice through duel after duel is told each reason at length once, and what
 * is to be learned from it; then in a few words that change. */
static void a_reason_is_given_at_length_once(void **state)
{
    (void)state;
    enum { HINTS = 40, REASONS_MOST = 40 };
    struct duel d =
        duel("set marker 4\nset bullets 3\nset bullets_max 3\nset reloads 2\nset reloads_max 2\n"
             "put enemy claim-jumper\nset hp 12\nput hand 1 Kd Qh 2s 9s 7s 4d Jc 4s\n");
    struct {
        const char *why;
        int times, at_length;
    } told[REASONS_MOST] = {{0}};
    int n = 0, again = 0, hints = 0, letters = 0, whole = 0, lessons = 0;
    while (hints < HINTS && strcmp(app_top(d.b.app)->type->name, "table") == 0) {
        struct view v;
        const struct table *t = (struct table *)app_top(d.b.app);
        const int before = actions(&d);
        ask(&d);
        match_view(match(&d), 0, &v);
        const char *why = bot_why(&v, &t->stage->hint), *words = d.b.app->toast;
        int i = 0;
        while (i < n && strcmp(told[i].why, why) != 0)
            i++;
        assert_true(i < REASONS_MOST);
        n = i == n ? n + 1 : n;
        told[i].why = why;
        told[i].at_length += strstr(words, why) != NULL;
        lessons += strstr(words, "Reloads left at the end of a duel are lost.") != NULL;
        const int times = told[i].times++;
        const char *brief = times ? bot_again(&v, &t->stage->hint, times) : "";
        if (*brief) {
            again++;
            letters += (int)strlen(words);
            whole += (int)(strlen(words) + strlen(why) - strlen(brief));
            if (!strstr(words, brief) || told[i].at_length > 1)
                fail_msg("told once more: %s", words);
        }
        hints++;
        for (int k = 0; k < 3 && actions(&d) == before; k++)
            key(&d, KEY_ENTER);
        if (actions(&d) == before)
            fail_msg("“%s” led nowhere", words);
    }
    printf("%d hints, %d reasons, %d told again in %d letters for %d\n", hints, n, again,
           again ? letters / again : 0, again ? whole / again : 0);
    assert_true(hints >= 8 && again >= 3);
    assert_true(lessons <= 1);
    bench_close(&d.b);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_letter_looks_before_it_arms),
        cmocka_unit_test(a_double_press_only_looks),
        cmocka_unit_test(cards_are_named),
        cmocka_unit_test(letters_stay_with_their_bonus),
        cmocka_unit_test(a_reason_is_given_at_length_once),
        cmocka_unit_test(promised_cards_are_kept),
        cmocka_unit_test(a_swap_promises_no_damage),
        cmocka_unit_test(a_pad_looks_by_focus),
        cmocka_unit_test(a_pointer_and_a_finger),
        cmocka_unit_test(without_help_nothing_is_reckoned),
        cmocka_unit_test(a_row_picks_its_cards),
        cmocka_unit_test(a_row_claims_what_it_says),
        cmocka_unit_test(a_row_by_keys),
        cmocka_unit_test(a_row_by_pad),
        cmocka_unit_test(a_ban_says_why_wherever_it_bites),
        cmocka_unit_test(a_banned_suit_is_marked_in_the_hand),
        cmocka_unit_test(advice_names_its_cards_and_what_comes_of_it),
        cmocka_unit_test(advice_names_a_shot_as_it_is_read),
        cmocka_unit_test(advice_is_followed_by_one_press),
        cmocka_unit_test(the_own_hand_stays_in_view),
        cmocka_unit_test(a_bonus_for_good_has_its_name),
        cmocka_unit_test(the_same_advice_and_its_cards),
        cmocka_unit_test(who_follows_is_nudged_once),
        cmocka_unit_test(advice_takes_a_look_away),
        cmocka_unit_test(words_of_advice_cover_no_control),
        cmocka_unit_test(no_reason_outlives_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
