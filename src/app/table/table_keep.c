/* table_keep.c - what of a table is kept: the rolling save after each decision, the match among
 * the profile's when it has ended, and the one that waited when another takes its place. */
#include "table_inside.h"

#include "profile.h"
#include "stats_book.h"
#include "strbuf.h"

/* "34 0 12" */
static void score_text(const struct match *m, struct strbuf *out)
{
    int32_t score[SEATS];
    match_score(m, score);
    for (int s = 0; s < match_rules(m)->nseats; s++)
        strbuf_addf(out, "%s%d", s ? " " : "", score[s]);
}

/* A game that was played to its end goes among the matches of the profile, together with the end of
 * its save. */
static void keep_played(struct table *t, struct store *store)
{
    struct strbuf result = STRBUF_EMPTY;
    char *text = match_save(t->match),
         *who = t->seated ? seating_write(&t->seating) : mem_copy_text("");
    score_text(t->match, &result);
    struct played p = {.game = match_rules(t->match)->game->id,
                       .ended = profile_now(),
                       .finished = true,
                       .result = strbuf_text(&result),
                       .seats = who,
                       .text = text};
    p.started = p.ended - table_ms(t) / 1000;
    for (int s = 0; t->seated && s < match_rules(t->match)->nseats && s < PROFILE_SEATS; s++)
        p.person[s] = t->seating.seat[s].sitter == SITTER_PERSON ? t->seating.seat[s].person : 0;
    if (!t->seated)
        p.person[0] = table_rider(t);
    p.id = profile_add_match(store, &p);
    stats_book_keep(store, &p, t->match);
    mem_free(text);
    mem_free(who);
    strbuf_free(&result);
}

/* Another game takes the place of one that waited: that one was left, and goes among the matches
 * too, as far as it was played. */
void table_keep_left(struct table *t)
{
    struct store *store = app_store(t->scene.app);
    char *text = store && !t->apart ? store_get(store, t->save_name) : NULL, error[MATCH_ERROR];
    struct match *m = text ? world_load(&t->world, text, true, error) : NULL;
    if (m && match_actions(m) && !match_over(m)) {
        struct strbuf result = STRBUF_EMPTY;
        struct seating who;
        char *seats = store_get(store, t->seating_name);
        const bool seated = seats && seating_read(t->seating_name, seats, &who, error) &&
                            who.nseats == match_rules(m)->nseats;
        struct played p = {.game = match_rules(m)->game->id,
                           .ended = store_changed(store, t->save_name),
                           .seats = seated ? seats : "",
                           .text = text};
        for (int s = 0; seated && s < who.nseats && s < PROFILE_SEATS; s++)
            p.person[s] = who.seat[s].sitter == SITTER_PERSON ? who.seat[s].person : 0;
        score_text(m, &result);
        p.result = strbuf_text(&result);
        p.id = profile_add_match(store, &p);
        stats_book_keep(store, &p, m);
        strbuf_free(&result);
        mem_free(seats);
    }
    match_free(m);
    mem_free(text);
}

/* Only what is new is written, unless something else lies under that name. */
static void keep_playing(const struct table *t, struct store *store)
{
    size_t from;
    char *text = match_save_new(t->match, &from);
    if (!store_put_from(store, t->save_name, t->match, from, text)) {
        mem_free(text);
        text = match_save(t->match);
        store_put_from(store, t->save_name, t->match, 0, text);
    }
    mem_free(text);
}

void table_keep(struct table *t)
{
    struct store *store = app_store(t->scene.app);
    if (!store || t->end >= 0 || t->apart)
        return;
    store_begin(store);
    table_earn(t, store);
    table_daily_ends(t, store);
    if (t->seated && !match_over(t->match)) {
        char *who = seating_write(&t->seating);
        store_put(store, t->seating_name, who);
        mem_free(who);
    } else {
        store_remove(store, t->seating_name);
    }
    if (match_over(t->match)) {
        store_remove(store, t->save_name);
        if (!t->kept)
            keep_played(t, store);
        t->kept = true;
    } else {
        keep_playing(t, store);
    }
    untold_keep(t, store);
    store_end(store);
}
