/* Hold'em and Power Up with several people at one screen: two apps at once, whose matches differ only in cards that nobody has shown, draw the same to the byte as long as every
 * hand is down; behind a curtain there is no card at all. */
#include "canvas_inside.h"
#include "games.h"
#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "seating.h"
#include "skin.h"
#include "table.h"
#include "twin.h"
#include "unit.h"
#include "world.h"

#include "bot.h"
#include "holdem_names.h"

#include <stdio.h>
#include <string.h>

enum { LONG_MS = 60000, PEOPLE = 3, TRIES = 600 };

struct twins { struct world world; char *assets; struct match *m, *t; struct bench b[2]; struct seating who; };

static void three_people(struct seating *s, const char *game, enum privacy how)
{
    static const char *const name[PEOPLE] = {"Ann", "Ben", "Cleo"};
    seating_default(s, games_find(game), PEOPLE);
    for (int i = 0; i < PEOPLE; i++) {
        seating_sit_guest(s, i);
        seating_name(s->seat[i].name, name[i]);
    }
    s->privacy = how;
}

static struct match *begun(struct world *w, const char *game, const char *seed, int actions)
{
    struct rules r;
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR];
    struct rng rng = rng_seed(5);
    assert_true(world_rules(w, games_find(game), PEOPLE, &r, error, sizeof error));
    match_seed_from_text(seed, bytes);
    struct match *m = match_new(&r, bytes, NULL, NULL, true, error);
    for (int i = 0; i < actions && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    return m;
}

/* Somebody is to bet: who only may show a winning hand is not waited for long. */
static bool bets(const struct view *v)
{
    for (int i = 0; i < v->choices.n; i++)
        if (v->choices.choice[i].kind == HOLDEM_MUCK_HAND)
            return false;
    return true;
}

/* A table at which the hand in front differs. */
static void twins_open(struct twins *x, const char *game, enum privacy how, int actions)
{
    struct rng rng = rng_seed(9);
    *x = (struct twins){.assets = path_assets()};
    world_open(&x->world, x->assets);
    for (int i = 0; i < TRIES && !x->t; i++) {
        char seed[24];
        struct view a, b;
        snprintf(seed, sizeof seed, "differ %d", i);
        x->m = begun(&x->world, game, seed, actions);
        x->t = match_over(x->m) ? NULL : twin_of(x->m, SEAT_ONLOOKER, &rng);
        if (x->t) {
            const seat who = seat_first(match_waiting(x->m));
            match_view(x->m, who, &a);
            match_view(x->t, who, &b);
            if (bets(&a) && !board_same(&a.board, &b.board))
                break;
        }
        match_free(x->m);
        match_free(x->t);
        x->t = NULL;
    }
    assert_non_null(x->t);
    three_people(&x->who, game, how);
    for (int i = 0; i < 2; i++) {
        char *text = match_save(i ? x->t : x->m);
        x->b[i] = bench_open(1280, 720, "en", 100);
        title_open(x->b[i].app);
        table_open(x->b[i].app, &(struct table_request){.game = game, .saved = text, .seating = &x->who});
        mem_free(text);
    }
}

static void twins_close(struct twins *x)
{
    for (int i = 0; i < 2; i++)
        bench_close(&x->b[i]);
    match_free(x->m);
    match_free(x->t);
    world_close(&x->world);
    mem_free(x->assets);
}

static void both_settle(struct twins *x)
{
    for (int i = 0; i < 2; i++)
        app_settle(x->b[i].app, LONG_MS);
}

static void both_key(struct twins *x, enum key key)
{
    for (int i = 0; i < 2; i++)
        app_input(x->b[i].app, &(struct input){.kind = INPUT_KEY, .key = key});
}

static void both_frame(struct twins *x)
{
    for (int i = 0; i < 2; i++)
        app_frame(x->b[i].app);
}

static void resize(struct twins *x, int w, int h)
{
    for (int i = 0; i < 2; i++) {
        x->b[i].canvas->w = w;
        x->b[i].canvas->h = h;
    }
}

/* What is on the screen and what its controls are called; the focus too. */
static char *screen_of(struct bench *b)
{
    struct strbuf s = STRBUF_EMPTY;
    const struct items *it = app_top(b->app)->items;
    strbuf_add(&s, canvas_text_dump(b->canvas));
    for (int i = 0; i < items_count(it); i++) {
        const struct item *n = items_at(it, i);
        strbuf_addf(&s, "%u %s|%s|%s|%s %d %d\n", (unsigned)n->id, n->name, n->value ? n->value : "", n->why_not ? n->why_not : "", n->about ? n->about : "", n->focused, n->amount);
    }
    return strbuf_take(&s);
}

static bool same(struct twins *x)
{
    char *a = screen_of(&x->b[0]), *b = screen_of(&x->b[1]);
    const bool good = strcmp(a, b) == 0;
    mem_free(a);
    mem_free(b);
    return good;
}

static void assert_down(struct twins *x)
{
    both_frame(x);
    assert_true(same(x));
    both_settle(x);
    assert_true(same(x));
}

static void look_up(struct twins *x)
{
    both_key(x, KEY_SPACE);
    both_settle(x);
    assert_false(same(x));
}

static const char *const game[] = {"holdem", "power-up"};
static const int length[] = {0, 4, 7};

/* Peek: the first frame, at rest, when the window loses the focus, has another size or is put away, in a pause: a hand that is down shows nothing, and nothing of a look stays. */
static void test_peek(void **state)
{
    (void)state;
    for (int g = 0; g < 2; g++)
        for (size_t n = 0; n < sizeof length / sizeof *length; n++) {
            struct twins x;
            twins_open(&x, game[g], PRIVACY_PEEK, length[n]);
            both_frame(&x);
            assert_true(same(&x));
            assert_down(&x);
            look_up(&x);
            both_key(&x, (enum key)'D');
            assert_down(&x);
            look_up(&x);
            for (int i = 0; i < 2; i++)
                app_focus(x.b[i].app, false);
            assert_down(&x);
            for (int i = 0; i < 2; i++)
                app_focus(x.b[i].app, true);
            assert_down(&x);
            look_up(&x);
            resize(&x, 1024, 600);
            assert_down(&x);
            look_up(&x);
            for (int i = 0; i < 3; i++)         /* wherever the focus goes in the hand */
                both_key(&x, KEY_RIGHT);
            for (int i = 0; i < 2; i++)
                app_away(x.b[i].app);
            assert_down(&x);
            look_up(&x);
            both_key(&x, KEY_ESCAPE);
            both_frame(&x);
            assert_string_equal(app_top(x.b[0].app)->type->name, "pause");
            assert_down(&x);
            both_key(&x, KEY_ESCAPE);
            assert_down(&x);
            twins_close(&x);
        }
}

/* The curtain covers every pixel before the next hand is drawn: first frame, another size, focus lost, put away. */
static void test_curtain(void **state)
{
    (void)state;
    for (int g = 0; g < 2; g++) {
        struct twins x;
        twins_open(&x, game[g], PRIVACY_CURTAIN, 4);
        both_frame(&x);
        assert_true(same(&x));
        for (int round = 0; round < 4; round++) {
            assert_down(&x);
            assert_non_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
            assert_null(strstr(canvas_text_dump(x.b[0].canvas), "cards/"));
            both_key(&x, KEY_ENTER);
            both_settle(&x);
            assert_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
            assert_false(same(&x));
            if (round == 0)
                resize(&x, 1024, 600);
            for (int i = 0; i < 2; i++)
                if (round == 1)
                    app_focus(x.b[i].app, false);
                else
                    app_away(x.b[i].app);
            both_frame(&x);
            assert_non_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
        }
        twins_close(&x);
    }
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_peek), cmocka_unit_test(test_curtain)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
