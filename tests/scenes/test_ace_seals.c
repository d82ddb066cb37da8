/* Lord Overkill's rules as seals: at every difficulty, size and size of letters, in every language,
 * each has its place at the foot of his poster with words that fit, and his face the most of the
 * rest. They fly there when he leaves his page, one that acts is ringed, and one that is over is
 * struck through. */
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"
#include "ace_skin.h"
#include "ace_table.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "scenes.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const boss[] = {"lord-overkill-easy", "lord-overkill-normal",
                                   "lord-overkill-hard", "lord-overkill-nightmare"};
enum { BOSSES = 4, ROOM = 200 };

struct seat_at {
    struct match *m;
    struct stage *st;
    struct items *items;
    struct bench bench;
};

static struct seat_at sit_down(int difficulty, const char *more, int w, int h, const char *lang,
                               int text)
{
    struct seat_at s = {.bench = bench_open(w, h, lang, text), .items = items_new()};
    char position[ROOM];
    struct board start;
    snprintf(position, sizeof position, "set marker 12\nput enemy %s\nset hp 20\n%s",
             boss[difficulty], more);
    s.m = ace_table(ace_table_real(), difficulty, position);
    match_board_start(s.m, 0, &start);
    s.st = stage_new(&ace_skin, match_rules(s.m), 0, &start, NULL);
    for (int i = 0; i < match_heard_at(s.m, match_actions(s.m)); i++) {
        struct event e = match_heard(s.m, 0, i);
        stage_hear(s.st, &e);
    }
    stage_lay(s.st);
    title_open(s.bench.app);
    app_frame(s.bench.app); /* its measures are known */
    struct ui ui = *app_ui(s.bench.app);
    ui.now = 10000;
    ui.theme = ace_skin.theme;
    stage_update(s.st, &ui, s.items);
    return s;
}

static void rise(struct seat_at *s)
{
    stage_free(s->st);
    match_free(s->m);
    items_free(s->items);
    bench_close(&s->bench);
}

static const struct ace_enemy *him(const struct seat_at *s)
{
    return ace_enemy_now(&s->st->rules, &s->st->shown.b);
}

static const char *drawn(const struct seat_at *s,
                         void (*draw)(const struct stage *, struct canvas *))
{
    canvas_begin(s->bench.canvas);
    draw(s->st, s->bench.canvas);
    canvas_end(s->bench.canvas);
    return canvas_text_dump(s->bench.canvas);
}

static struct rect rect_of(const char *line)
{
    float v[4] = {0};
    char *next = (char *)strchr(line, ' ');
    for (int i = 0; i < 4; i++)
        v[i] = strtof(next, &next);
    return rect_make(v[0], v[1], v[2], v[3]);
}

/* The i-th drawing of a picture; width 0: there is none. */
static struct rect picture(const char *dump, const char *name, int i)
{
    for (const char *at = dump; (at = strstr(at, "picture ")); at++) {
        const char *end = strchr(at, '\n'), *found = strstr(at, name);
        if (found && found < end && i-- == 0)
            return rect_of(at);
    }
    return (struct rect){0};
}

static bool within(struct rect in, struct rect out)
{
    return in.x >= out.x && in.y >= out.y && rect_right(in) <= rect_right(out) &&
           rect_bottom(in) <= rect_bottom(out);
}

static bool meet(struct rect a, struct rect b)
{
    const struct rect both = rect_common(a, b);
    return both.w > 0.5F && both.h > 0.5F;
}

/* ---- where they lie ---- */

static void places_are_good(int difficulty, int w, int h, const char *lang, int text)
{
    struct seat_at s = sit_down(difficulty, "", w, h, lang, text);
    const struct ace_enemy *e = him(&s);
    const struct ui *ui = &s.st->ui;
    struct ace_seals seals;
    char where[ROOM];
    snprintf(where, sizeof where, "%s %s %dx%d %d", e->id, lang, w, h, text);
    ace_poster_seals(s.st, e, &seals);
    assert_int_equal(seals.n, e->npenalties);
    struct rect all[2 * ACE_EFFECTS];
    for (int i = 0; i < seals.n; i++) {
        struct strbuf words = STRBUF_EMPTY;
        ace_effect_tag(s.st, &e->penalty[i], &words);
        const struct ui_words least = {.face = &ace_text, .size = 18};
        if (!ui_write_fits(ui, &least, strbuf_text(&words), seals.label[i]))
            fail_msg("%s: “%s” has no room", where, strbuf_text(&words));
        strbuf_free(&words);
        assert_true(seals.seal[i].h >= ui_least(ui) * 1.3F);
        all[2 * i] = seals.seal[i];
        all[2 * i + 1] = seals.label[i];
    }
    for (int i = 0; i < 2 * seals.n; i++) {
        if (!within(all[i], look(s.st)->at.poster))
            fail_msg("%s: seal %d lies off the poster", where, i / 2);
        for (int k = 0; k < i; k++)
            if (meet(all[i], all[k]))
                fail_msg("%s: seals %d and %d meet", where, i / 2, k / 2);
    }
    char portrait[64];
    ace_portrait(e, portrait);
    const struct rect face = picture(drawn(&s, ace_draw_poster), portrait, 0),
                      poster = look(s.st)->at.poster;
    if (face.h < fminf(poster.h * (text > 100 ? 0.3F : 0.37F), poster.w * 0.9F))
        fail_msg("%s: his face is %.0f high of %.0f", where, (double)face.h, (double)poster.h);
    for (int i = 0; i < 2 * seals.n; i++)
        assert_false(meet(face, all[i]));
    rise(&s);
}

static void test_each_has_its_place(void **state)
{
    (void)state;
    static const char *const lang[] = {"en", "fr", "ja"};
    static const int size[][2] = {{1024, 600}, {1024, 768}, {1920, 1080}, {2560, 1080}};
    for (int b = 0; b < BOSSES; b++)
        for (int l = 0; l < 3; l++)
            for (int i = 0; i < 4; i++)
                for (int text = 100; text <= 200; text += 50)
                    if (look_due(b + l + i))
                        places_are_good(b, size[i][0], size[i][1], lang[l], text);
}

/* ---- what they do ---- */

#define RING "#F2871CFF"
/* The ring lies below its seal. */
static struct rect ring_of(const char *dump)
{
    for (const char *at = dump; (at = strstr(at, "panel ")); at++) {
        const char *end = strchr(at, '\n'), *colour = strstr(at, RING);
        if (colour && colour < end)
            return rect_of(at);
    }
    return (struct rect){0};
}

static void acts(bool calm)
{
    struct seat_at s = sit_down(1, "", 1280, 720, "en", 100);
    struct ace_state *k = look(s.st);
    struct ace_seals seals;
    ace_poster_seals(s.st, him(&s), &seals);
    assert_true(ring_of(drawn(&s, ace_draw_poster)).w <= 0);
    k->told = (struct told){.on = true, .total = -1, .since = s.st->ui.now - 60};
    k->told.steps.n = 1;
    k->told.steps.step[0] = (struct ace_step){.kind = ACE_STEP_NOEXTRA,
                                              .what = ACE_ACES,
                                              .slot = ACE_NO_SLOT,
                                              .source = board_top(&s.st->shown.b, ACE_ENEMY)};
    s.st->ui.calm = calm;
    const char *dump = drawn(&s, ace_draw_poster);
    const struct rect ring = ring_of(dump), mark = picture(dump, "ace/seal", 1);
    /* the second of his rules, and it alone */
    assert_true(within(seals.seal[1], ring));
    assert_true(fabsf(rect_centre(ring).x - rect_centre(seals.seal[1]).x) < 2);
    assert_null(strstr(strstr(dump, RING) + 1, RING));
    assert_int_equal(mark.w > seals.seal[1].w + 2, !calm);
    rise(&s);
}

static void test_one_that_acts_is_ringed(void **state)
{
    (void)state;
    acts(false);
    acts(true);
}

static bool struck(const char *more)
{
    struct seat_at s = sit_down(0, more, 1280, 720, "en", 100);
    struct ace_seals seals;
    ace_poster_seals(s.st, him(&s), &seals);
    bool any = false;
    const char *dump = drawn(&s, ace_draw_poster);
    for (const char *at = dump; (at = strstr(at, "\nline ")); at++) {
        const struct rect r = rect_of(at + 1);
        any |= r.x >= seals.seal[0].x && r.w <= rect_right(seals.seal[0]);
    }
    rise(&s);
    return any;
}

static void test_one_that_is_over_is_struck_through(void **state)
{
    (void)state;
    assert_false(struck(""));
    assert_true(struck("set shots 1\n"));
}

static void test_they_fly_to_the_poster(void **state)
{
    (void)state;
    struct seat_at s = sit_down(1, "", 1280, 720, "en", 100);
    struct ace_state *k = look(s.st);
    struct ace_seals seals;
    ace_poster_seals(s.st, him(&s), &seals);
    k->moment = (struct moment){.kind = MOMENT_REVEAL,
                                .since = s.st->ui.now,
                                .ms = ace_boss_ms(),
                                .face = board_top(&s.st->shown.b, ACE_ENEMY)};
    s.st->ui.pace = 1;
    const int64_t end = s.st->ui.now + ace_boss_ms();
    float before = 1e6F;
    /* before he leaves there is no poster, and then it has none of them yet */
    s.st->ui.now = end - 1000;
    assert_null(strstr(drawn(&s, ace_draw_poster), "portraits/"));
    for (int ms = 400; ms >= 0; ms -= 100) {
        s.st->ui.now = end - 1 - ms;
        const char *dump = drawn(&s, ace_draw_poster);
        assert_non_null(strstr(dump, "portraits/"));
        assert_null(strstr(dump, "ace/seal"));
        const struct rect r = picture(drawn(&s, ace_boss_enters_draw), "ace/seal", 1);
        const float far = fabsf(rect_centre(r).x - rect_centre(seals.seal[1]).x) +
                          fabsf(rect_centre(r).y - rect_centre(seals.seal[1]).y);
        assert_true(far < before);
        before = far;
    }
    assert_true(before < 3); /* it is there */
    s.st->ui.now = end;
    assert_non_null(strstr(drawn(&s, ace_draw_poster), "ace/seal"));
    /* with reduced motion they lie where they were stamped, and then on the poster */
    s.st->ui.calm = true;
    s.st->ui.now = end - 1;
    assert_true(picture(drawn(&s, ace_boss_enters_draw), "ace/seal", 1).x >
                rect_right(look(s.st)->at.poster));
    rise(&s);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_has_its_place),
        cmocka_unit_test(test_one_that_acts_is_ringed),
        cmocka_unit_test(test_one_that_is_over_is_struck_through),
        cmocka_unit_test(test_they_fly_to_the_poster),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
