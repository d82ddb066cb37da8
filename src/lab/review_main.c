/* review_main.c - `carre review`: a game that was played, looked back on in text. */
#include "commands.h"
#include "check.h"
#include "game_source.h"
#include "i18n.h"
#include "notation.h"
#include "review_words.h"
#include "seating.h"
#include "sit.h"

#include <cjson/cJSON.h>

#include <stdio.h>
#include <string.h>

/* A stage that stands where a decision was taken, and has heard what its seat heard. */
static struct stage *stage_at(const struct match *m, const struct game_source *from, seat who,
                              int at)
{
    CARRE_ASSERT(who >= 0 && who < match_rules(m)->nseats && at >= 0 && at <= match_actions(m));
    struct stage *st = sit_unseen(m, who, who);
    for (int s = 0; s < match_rules(m)->nseats; s++)
        snprintf(st->plate[s].name, sizeof st->plate[s].name, "%s", from->seating.seat[s].name);
    sit_hear(st, m, 0, match_heard_at(m, at));
    return st;
}

/* Whose decisions: the seat that was told, or who sat there as a person, or everybody where nobody
 * knows. */
static bool whose(const struct options *o, const struct match *m, const struct game_source *from,
                  seatmask *out)
{
    const int n = match_rules(m)->nseats;
    if (o->seat > n) {
        fprintf(stderr, _("There’s no seat %d in this game.\n"), o->seat);
        return false;
    }
    *out = o->seat > 0 ? seat_bit(o->seat - 1) : from->seated ? 0 : match_seated(m);
    for (int s = 0; o->seat <= 0 && from->seated && s < from->seating.nseats && s < n; s++)
        if (from->seating.seat[s].sitter == SITTER_PERSON)
            *out |= seat_bit(s);
    return true;
}

/* Where nobody knows who sat there, seats have their numbers. */
static void name_seats(const struct match *m, struct game_source *from)
{
    for (int s = 0; !from->seated && s < match_rules(m)->nseats; s++)
        snprintf(from->seating.seat[s].name, sizeof from->seating.seat[s].name, _("Seat %d"),
                 s + 1);
}

static void say_person(const struct match *m, const struct game_source *from,
                       const struct review_person *p, bool you)
{
    struct stage *st = stage_at(m, from, p->who, 0);
    printf(i18n_plural("%s (%d decision)\n", "%s (%d decisions)\n", (unsigned long)p->rated),
           stage_name(st, p->who), p->rated);
    stage_free(st);
    if (!p->n)
        printf("  %s\n", review_nothing(p));
    for (int i = 0; i < p->n; i++) {
        struct review_words w;
        struct strbuf line = STRBUF_EMPTY;
        st = stage_at(m, from, p->who, p->worst[i].at);
        review_say(st, &p->worst[i], you, &w);
        review_part(match_rules(m), p->worst[i].part, &line);
        strbuf_add(&line, _(": "));
        review_words_whole(&w, &line);
        printf("  %d. %s\n", i + 1, strbuf_text(&line));
        strbuf_free(&line);
        review_words_free(&w);
        stage_free(st);
    }
}

static void say(const struct match *m, const struct game_source *from, const struct review *r)
{
    struct strbuf turn = STRBUF_EMPTY;
    const bool you = r->people == 1;
    for (int i = 0; i < r->people; i++)
        say_person(m, from, &r->person[i], you);
    if (r->turn.there) {
        review_turn_say(&from->seating, match_rules(m), r, you ? r->person[0].who : (seat)SEAT_NONE,
                        &turn);
        printf("%s\n  %s\n", _("The turning point"), strbuf_text(&turn));
    }
    strbuf_free(&turn);
}

static void add_action(cJSON *to, const char *name, const struct rules *r, const struct action *a)
{
    char text[ACTION_TEXT];
    action_text(r, a, text);
    cJSON_AddStringToObject(to, name, text);
}

static void add_decision(cJSON *to, const struct match *m, const struct game_source *from,
                         const struct review_decision *d, bool you)
{
    static const char *const unit[] = {
        [RATE_CHIPS] = "chips", [RATE_DUEL] = "duel", [RATE_ROUND] = "round"};
    cJSON *j = cJSON_CreateObject();
    CARRE_ASSERT(d->rating.unit >= 0 && (size_t)d->rating.unit < sizeof unit / sizeof *unit);
    struct review_words w;
    struct strbuf whole = STRBUF_EMPTY;
    struct stage *st = stage_at(m, from, d->played.who, d->at);
    review_say(st, d, you, &w);
    review_words_whole(&w, &whole);
    cJSON_AddNumberToObject(j, "at", d->at);
    cJSON_AddNumberToObject(j, "part", d->part);
    add_action(j, "played", match_rules(m), &d->played);
    add_action(j, "better", match_rules(m), &d->rating.better);
    cJSON_AddNumberToObject(j, "cost", d->rating.cost);
    cJSON_AddNumberToObject(j, "error", d->rating.error);
    cJSON_AddStringToObject(j, "unit", unit[d->rating.unit]);
    cJSON_AddStringToObject(j, "words", strbuf_text(&whole));
    cJSON_AddItemToArray(to, j);
    stage_free(st);
    strbuf_free(&whole);
    review_words_free(&w);
}

static void add_curve(cJSON *top, const struct match *m, const struct review *r)
{
    CARRE_ASSERT(r->points >= 0 &&
                 (!r->turn.there || (r->turn.from < r->turn.to && r->turn.to < r->points)));
    cJSON *curve = cJSON_AddArrayToObject(top, "curve");
    for (int i = 0; i < r->points; i++) {
        cJSON *p = cJSON_CreateObject();
        cJSON_AddNumberToObject(p, "at", r->point[i].at);
        cJSON_AddNumberToObject(p, "part", r->point[i].part);
        cJSON *chance = cJSON_AddArrayToObject(p, "chance");
        for (int s = 0; s < match_rules(m)->nseats; s++)
            cJSON_AddItemToArray(chance,
                                 cJSON_CreateNumber((double)r->point[i].chance[s] / REVIEW_WHOLE));
        cJSON_AddItemToArray(curve, p);
    }
    if (r->turn.there) {
        cJSON *t = cJSON_AddObjectToObject(top, "turn");
        cJSON_AddNumberToObject(t, "seat", r->turn.who + 1);
        cJSON_AddNumberToObject(t, "from", r->point[r->turn.from].at);
        cJSON_AddNumberToObject(t, "to", r->point[r->turn.to].at);
        cJSON_AddNumberToObject(t, "swing", (double)r->turn.swing / REVIEW_WHOLE);
    }
}

static void say_json(const struct match *m, const struct game_source *from, const struct review *r)
{
    cJSON *top = cJSON_CreateObject(), *people;
    cJSON_AddStringToObject(top, "game", match_rules(m)->game->id);
    cJSON_AddNumberToObject(top, "actions", match_actions(m));
    people = cJSON_AddArrayToObject(top, "people");
    for (int i = 0; i < r->people; i++) {
        cJSON *p = cJSON_CreateObject();
        cJSON_AddNumberToObject(p, "seat", r->person[i].who + 1);
        cJSON_AddNumberToObject(p, "rated", r->person[i].rated);
        cJSON *list = cJSON_AddArrayToObject(p, "decisions");
        for (int k = 0; k < r->person[i].n; k++)
            add_decision(list, m, from, &r->person[i].worst[k], r->people == 1);
        cJSON_AddItemToArray(people, p);
    }
    add_curve(top, m, r);
    char *text = cJSON_Print(top);
    printf("%s\n", text);
    cJSON_free(text);
    cJSON_Delete(top);
}

int review_main(const struct options *o)
{
    struct game_source *from = game_source_read(o, NULL, _("No finished games yet."));
    seatmask people;
    const bool can = from && whose(o, from->match, from, &people);
    if (can) {
        name_seats(from->match, from);
        struct review *r = review_make(from->match, people, NULL);
        (o->json ? say_json : say)(from->match, from, r);
        review_free(r);
    }
    game_source_free(from);
    return !can;
}
