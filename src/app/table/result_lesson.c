/* result_lesson.c - looks through a lost run, in a thread. */
#include "result_lesson.h"

#include "check.h"
#include "dress.h"
#include "game_folder.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "replay_marks.h"
#include "replay_walk.h"
#include "review_chances.h"
#include "review_words.h"
#include "seating.h"
#include "skin.h"
#include "skins.h"
#include "world.h"

#include <pthread.h>
#include <stdio.h>

enum { POLL_MS = 60, LEAST = 300 /* of RATE_WHOLE: less is not worth a word */ };

struct result_lesson {
    struct app *app;
    struct world world;
    char *assets;
    struct match *match;
    struct seating seating;
    pthread_t thread;
    bool working;
    atomic_bool ready, stop;
    struct review_decision worst; /* cost 0: none */
    const char *lang;             /* that the words are in; NULL: there are none */
    struct strbuf words;
    struct ending_row row;
};

static bool is_person(const struct result_lesson *l, seat who)
{
    CARRE_ASSERT(who >= 0 && who < l->seating.nseats);
    return l->seating.seat[who].sitter == SITTER_PERSON;
}

/* Looked at once, and the costliest with more care. */
static void *work(void *of)
{
    struct result_lesson *l = of;
    const struct match *m = l->match;
    struct marks marks;
    struct view v;
    marks_find(&marks, m);
    for (int at = marks_last_large(&marks); at < match_actions(m) && !atomic_load(&l->stop); at++) {
        struct review_decision d = {.at = at, .played = match_action(m, at, NULL)};
        if (!is_person(l, d.played.who))
            continue;
        match_view_at(m, d.played.who, at, &v);
        if (rate_action(&v, &d.played, &d.rating) && d.rating.cost > l->worst.rating.cost)
            l->worst = d;
    }
    if (l->worst.rating.cost && !atomic_load(&l->stop)) {
        match_view_at(m, l->worst.played.who, l->worst.at, &v);
        rate_again(&v, &l->worst.played, &l->worst.rating);
    }
    marks_free(&marks);
    atomic_store(&l->ready, true);
    return NULL;
}

struct result_lesson *result_lesson_begin(struct app *app, const char *saved,
                                          const struct seating *seating, bool wait)
{
    char error[MATCH_ERROR] = "";
    struct result_lesson *l = mem_alloc(sizeof *l);
    l->app = app;
    l->assets = path_assets();
    world_open(&l->world, l->assets);
    l->match = world_load(&l->world, saved, true, error);
    if (l->match) {
        dress_seats(match_rules(l->match), seating, NULL, &l->seating);
        if (wait)
            work(l);
        else
            l->working = pthread_create(&l->thread, NULL, work, l) == 0;
    }
    if (l->match && (l->working || wait))
        return l;
    result_lesson_free(l);
    return NULL;
}

static void finish(struct result_lesson *l)
{
    if (l->working)
        pthread_join(l->thread, NULL);
    l->working = false;
}

void result_lesson_free(struct result_lesson *l)
{
    if (!l)
        return;
    atomic_store(&l->stop, true);
    finish(l);
    match_free(l->match);
    world_close(&l->world);
    strbuf_free(&l->words);
    mem_free(l->assets);
    mem_free(l);
}

static void dress(const void *of, struct stage *st)
{
    const struct result_lesson *l = of;
    st->no_story = st->silent = true;
    seating_plates(&l->seating, st->plate);
    dress_by_settings(l->app, st);
    st->order = app_setting(l->app, SETTING_HAND_ORDER);
}

/* What would have been better, from the eyes of who did it: the hands are nobody's secret any more.
 */
static void put_in_words(struct result_lesson *l)
{
    strbuf_clear(&l->words);
    l->row.n = 0;
    if (l->worst.rating.cost < LEAST)
        return;
    const char *game = match_rules(l->match)->game->id;
    struct walk walk = {.match = l->match,
                        .skin = skins_find(game),
                        .audio = app_audio(l->app),
                        .dress = dress,
                        .of = l,
                        .at = l->worst.at};
    const bool you = seating_lone_person(&l->seating) >= 0;
    const struct review_sentences *say = game_folder(game)->review;
    walk_eyes(&walk, l->worst.played.who, l->worst.played.who);
    walk_to(&walk, l->worst.at);
    say->pictured(walk.stage, &l->worst, you, &l->row, &l->words);
    if (!l->row.n) {
        struct review_words words;
        review_say(walk.stage, &l->worst, you, &words);
        strbuf_addf(&l->words, "%s%s%s", strbuf_text(&words.did), C_("between sentences", " "),
                    strbuf_text(&words.better));
        review_words_free(&words);
    }
    walk_free(&walk);
}

int result_lesson_wait(struct result_lesson *l)
{
    const char *lang = l ? app_ui(l->app)->lang : NULL;
    if (!l || l->lang == lang)
        return SCENE_IDLE;
    if (!atomic_load(&l->ready))
        return POLL_MS;
    finish(l);
    put_in_words(l);
    l->lang = lang;
    app_redraw(l->app);
    return 0;
}

const char *result_lesson_words(const struct result_lesson *l)
{
    return !l || (l->lang && !l->words.length) ? NULL : strbuf_text(&l->words);
}

const struct ending_row *result_lesson_row(const struct result_lesson *l)
{
    static const struct ending_row none;
    return l && l->lang ? &l->row : &none;
}
