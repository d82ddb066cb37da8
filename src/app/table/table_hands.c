/* Whose eyes the picture is made of, whose hand lies in front, and when either changes. */
#include "table_inside.h"

#include "check.h"
#include "dress.h"
#include "game_folder.h"

#include <string.h>

seatmask table_people(const struct table *t)
{
    seatmask here = 0;
    for (int s = 0; s < match_rules(t->match)->nseats; s++)
        if (seating_person_at(&t->seating, s))
            here |= seat_bit(s);
    return here;
}

seat table_asked(const struct table *t)
{
    return t->end >= 0 || match_over(t->match)
               ? SEAT_NONE
               : seat_first(match_waiting(t->match) & table_people(t));
}

/* Public choices of who is asked: no card to be picked and no amount to be thought of, so there is
 * nothing to hide. */
bool table_agrees(const struct table *t)
{
    struct view v;
    struct choices c;
    const seat who = table_asked(t);
    if (who < 0 || seat_count(match_waiting(t->match)) < 2)
        return false;
    match_view(t->match, SEAT_ONLOOKER, &v);
    rules_choices(&v.rules, &v.board, who, &c);
    for (int i = 0; i < c.n; i++)
        if (c.choice[i].pick_max > 0 || c.choice[i].max > c.choice[i].min)
            return false;
    return true;
}

/* ---- a stage of the eyes in force ---- */

void table_dress(const struct table *t, struct stage *st)
{
    const struct app *app = t->scene.app;
    st->privacy = t->privacy;
    st->stops = t->stops;
    st->attended = t->end < 0 && table_people(t) && !table_only_bots(t);
    st->watched = t->end >= 0;
    st->retold = st->watched ? RETOLD_ALONE : RETOLD_NOT; /* as its replay without its bar */
    seating_plates(&t->seating, st->plate);
    dress_by_settings(app, st);
    game_dress(app, match_rules(t->match)->game->id, st, true);
    st->limits = app_setting(app, SETTING_TIME_LIMITS);
    table_clock_tell(t, st);
    table_wear(t, st);
}

/* The player who sits here may act, as far as these eyes can tell. */
static void may(struct table *t, struct stage *st)
{
    stage_may(st, t->end >= 0 ? seat_bit(t->eyes) : table_people(t));
    st->covered = !st->peeking && stage_eyes(st) == SEAT_ONLOOKER;
}

void table_new_stage(struct table *t)
{
    CARRE_ASSERT(t->front >= 0 && t->front < match_rules(t->match)->nseats);
    table_hand_down(t);
    strip_end(t);
    t->talk.text = NULL;
    stage_free(t->stage);
    t->stage = sit_open(t->match, t->eyes, t->front, app_audio(t->scene.app));
    t->stage->order = app_setting(t->scene.app, SETTING_HAND_ORDER);
    t->stage->saw = table_talk_saw;
    t->stage->saw_for = t;
    t->heard = 0;
    t->lang = app_ui(t->scene.app)->lang;
    table_dress(t, t->stage);
}

void table_hear(struct table *t)
{
    if (!t->stage)
        return;
    const int from = t->heard, to = match_heard_at(t->match, table_shown_actions(t));
    CARRE_ASSERT(t->heard <= to);
    t->heard = sit_hear(t->stage, t->match, from, to);
    if (t->look)
        sit_hear(t->look, t->match, from, to);
    may(t, t->stage);
    if (!t->look)
        return;
    stage_lay(t->stage); /* what happens is seen in the look: below it all is at rest */
    may(t, t->look);
}

void table_lay(struct table *t, bool at_rest)
{
    table_new_stage(t);
    table_hear(t);
    if (at_rest)
        stage_lay(t->stage);
}

void table_lay_from(struct table *t, int event)
{
    table_new_stage(t);
    t->heard = sit_hear(t->stage, t->match, t->heard, event);
    stage_lay(t->stage);
    table_hear(t);
}

static bool at_rest(const struct stage *st) { return stage_caught_up(st) && stage_still(st); }

int table_shown_whole(const struct table *t)
{
    const struct stage *st = table_front(t);
    int whole = 0;
    if (!st || (at_rest(st) && !table_moment(t)))
        return t->heard;
    for (int i = 0; i <= table_shown_actions(t); i++)
        if (match_heard_at(t->match, i) < st->seen)
            whole = match_heard_at(t->match, i);
    return whole;
}

static void look(struct table *t, const struct board *b)
{
    t->look = stage_look(t->stage, t->front, b);
    t->look->saw = table_talk_saw;
    t->look->saw_for = t;
    table_dress(t, t->look);
    items_forget(t->scene.items);
    app_unsay(t->scene.app);
    app_redraw(t->scene.app);
}

void table_lay_again(struct table *t)
{
    const seat up = t->look ? stage_eyes(t->look) : SEAT_NONE;
    stage_free(t->look); /* without a sound: it stays up */
    t->look = NULL;
    table_lay(t, true);
    if (up != t->front || t->privacy != PRIVACY_PEEK || !t->stage->covered || !t->stage->mine)
        return;
    struct view v;
    match_view(t->match, t->front, &v);
    look(t, &v.board);
    may(t, t->look);
}

/* ---- who is next ---- */

/* Who will be asked, if bots go first: the next person clockwise from who is waited for. */
static seat next_person(const struct table *t)
{
    const seatmask here = table_people(t);
    const int n = match_rules(t->match)->nseats, from = seat_first(match_waiting(t->match));
    for (int i = 0; i < n && from >= 0; i++)
        if (here & seat_bit((from + i) % n))
            return (seat)((from + i) % n);
    return seat_first(here);
}

static seat comes(const struct table *t)
{
    const seat asked = table_asked(t);
    return asked >= 0 ? asked : next_person(t);
}

void table_begin_eyes(struct table *t)
{
    const seatmask here = table_people(t);
    const seat next = comes(t);
    t->privacy = seating_privacy(&t->seating);
    t->curtain = (struct curtain){.from = SEAT_NONE, .comes = SEAT_NONE};
    t->scene.couch = seat_count(here) > 1;
    t->front = next >= 0 ? next : 0;
    switch (t->privacy) {
    case PRIVACY_ONE: t->eyes = here ? t->front : SEAT_ONLOOKER; break;
    case PRIVACY_PEEK: t->eyes = SEAT_ONLOOKER; break;
    case PRIVACY_OPEN: t->eyes = SEAT_OPEN; break;
    case PRIVACY_CURTAIN: t->eyes = SEAT_ONLOOKER; break;
    }
}

/* Between two curtains the table is asked as a whole: then it is everybody's. */
static bool follow_behind_curtain(struct table *t, seat asked)
{
    if (table_agrees(t)) {
        if (t->eyes == SEAT_ONLOOKER)
            return false;
        t->eyes = SEAT_ONLOOKER;
        t->front = asked;
        table_lay(t, true);
        app_redraw(t->scene.app);
        return true;
    }
    if (asked == t->eyes)
        return false;
    curtain_raise(t, t->front == asked ? SEAT_NONE : t->front, asked);
    return true;
}

int table_stays(const struct table *t)
{
    const int64_t left = t->touched + GUARD_STAY_MS - app_now(t->scene.app);
    return left > 0 && !app_is_scripted(t->scene.app) ? (int)left : -1;
}

bool table_follow(struct table *t)
{
    const seat asked = table_asked(t);
    if (table_stays(t) > 0 || asked < 0 || t->curtain.up || t->look || !at_rest(t->stage) ||
        t->privacy == PRIVACY_ONE)
        return false;
    if (t->privacy == PRIVACY_CURTAIN && follow_behind_curtain(t, asked))
        return true;
    if (asked == t->front)
        return false;
    t->front = asked;
    stage_seat(t->stage, asked);
    items_forget(t->scene.items);
    app_unsay(t->scene.app);
    may(t, t->stage);
    return true;
}

/* ---- a look ---- */

/* A new deal ends a turn, also where the same seat begins the next one. */
static bool dealt_anew(const struct table *t)
{
    for (int i = t->heard; i < match_heard_at(t->match, match_actions(t->match)); i++)
        if (match_heard(t->match, SEAT_ONLOOKER, i).kind == EVENT_FORGET)
            return true;
    return false;
}

bool table_turn_goes_on(const struct table *t, const struct action *a)
{
    const seat who = a->who;
    const bool passed = t->skin->ends_turn && t->skin->ends_turn(a);
    return t->look && !passed && who == t->front && stage_eyes(t->look) == who &&
           !match_over(t->match) && (match_waiting(t->match) & seat_bit(who)) && !dealt_anew(t);
}

void table_hand_down(struct table *t)
{
    if (!t->look)
        return;
    stage_free(t->look);
    t->look = NULL;
    t->advised = false;
    app_sound(t->scene.app, "ui/hand-down");
    items_forget(t->scene.items);
    app_unsay(t->scene.app);
    app_redraw(t->scene.app);
}

void table_peek(struct table *t)
{
    struct view v;
    if (t->look) {
        table_hand_down(t);
        return;
    }
    if (!t->stage || t->privacy != PRIVACY_PEEK || !t->stage->covered || !t->stage->mine ||
        t->end >= 0 || t->curtain.up)
        return;
    stage_hurry(t->stage);
    if (!stage_caught_up(t->stage))
        return;
    match_view(t->match, t->front, &v);
    look(t, &v.board);
    app_sound(t->scene.app, "ui/hand-up");
    may(t, t->look);
}

bool table_look_alone(struct table *t)
{
    int others = 0;
    if (t->privacy != PRIVACY_PEEK || t->look || t->looked == 1 + match_actions(t->match) ||
        !t->stage || !t->stage->covered || !t->stage->mine || !at_rest(t->stage))
        return false;
    for (int s = 0; s < match_rules(t->match)->nseats; s++)
        others += s != t->front && (table_people(t) & seat_bit(s)) && !table_out(t, s);
    if (others)
        return false;
    table_peek(t);
    t->looked = t->look ? 1 + match_actions(t->match) : t->looked;
    return t->look != NULL;
}

void table_watch(struct table *t)
{
    struct view v;
    if (stage_eyes(t->stage) != SEAT_ONLOOKER)
        return;
    stage_lay(t->stage); /* to its end: a break waits for nobody who is out */
    match_view(t->match, SEAT_OPEN, &v);
    look(t, &v.board);
    app_sound(t->scene.app, "ui/hand-up");
}

/* What was still being shown goes on when somebody may look again: to all, if it was seen in a hand
 * that goes down. */
void table_away(struct table *t)
{
    const int shown = table_shown_whole(t);
    const bool look = t->look && shown < t->heard;
    table_hand_down(t);
    if (t->privacy == PRIVACY_CURTAIN && !t->curtain.up && t->end < 0 && !t->finished &&
        t->eyes >= 0 && t->eyes < SEATS && !match_over(t->match))
        curtain_again(t, comes(t), shown);
    else if (look)
        table_lay_from(t, shown);
}

/* ---- somebody has come or gone ---- */

void table_reseat(struct table *t)
{
    const enum privacy was = t->privacy;
    table_hand_down(t);
    table_seat_players(t);
    table_begin_eyes(t);
    table_keep(t);
    if (t->privacy == PRIVACY_CURTAIN && !table_agrees(t)) {
        curtain_raise(t, SEAT_NONE, comes(t));
    } else if (t->privacy == PRIVACY_ONE && was != PRIVACY_ONE && table_people(t)) {
        /* the player who leaves is still at the screen */
        curtain_again(t, comes(t), match_heard_count(t->match));
    } else {
        table_lay(t, true);
    }
    app_redraw(t->scene.app);
}
