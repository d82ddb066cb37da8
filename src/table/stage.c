/* stage.c - a stage made, fed, updated and asked. */
#include "stage_inside.h"

#include "check.h"
#include "director.h"
#include "i18n.h"
#include "mem.h"
#include "skin.h"

#include <stdio.h>
#include <string.h>

/* A line of the history, of an event that has been seen so far and may not be told yet. */
struct written {
    char *text;
    enum line_kind kind;
    bool plain;
    int at;
};

/* ---- life ---- */

struct stage *stage_new(const struct skin *skin, const struct rules *r, seat me,
                        const struct board *start, struct audio *audio)
{
    struct stage *st = mem_alloc(sizeof *st);
    st->skin = skin;
    st->rules = *r;
    st->me = me;
    st->audio = audio;
    st->director = director_new();
    st->fresh = true;
    st->clock_who = SEAT_NONE;
    st->state = mem_alloc(skin->state_size ? skin->state_size : 1);
    tabletop_start(&st->shown, start);
    return st;
}

void stage_free(struct stage *st)
{
    if (!st)
        return;
    director_free(st->director);
    history_clear(&st->history);
    for (int i = 0; i < st->nwritten; i++)
        mem_free(st->written[i].text);
    mem_free(st->written);
    mem_free(st->state);
    mem_free(st);
}

struct stage *stage_copy(const struct stage *of)
{
    CARRE_ASSERT(director_done(of->director) && !of->nwritten);
    struct stage *st = mem_alloc(sizeof *st);
    *st = *of;
    st->director = director_new();
    st->state = mem_alloc(of->skin->state_size ? of->skin->state_size : 1);
    memcpy(st->state, of->state, of->skin->state_size);
    st->history = (struct history){0};
    for (int i = 0; i < of->history.n; i++)
        history_add(&st->history, of->history.line[i]);
    st->items = NULL;
    st->written = NULL;
    st->written_room = 0;
    return st;
}

/* ---- several people at one screen ---- */

enum { SEAT_MS = 250, TURN_UP_MS = 180 };

void stage_seat(struct stage *st, seat who)
{
    if (st->me == who)
        return;
    st->me = who;
    stage_unasked(st);
    st->hinted = false;
    st->resettle_ms = SEAT_MS;
    if (st->skin->seated)
        st->skin->seated(st);
}

static void same_numbers(struct tabletop *t, const struct tabletop *of)
{
    CARRE_ASSERT(memcmp(t->b.start, of->b.start, sizeof t->b.start) == 0);
    memcpy(t->id, of->id, sizeof t->id);
    memcpy(t->came, of->came, sizeof t->came);
    memcpy(t->used, of->used, sizeof t->used);
    t->clock = of->clock;
}

struct stage *stage_look(const struct stage *open, seat who, const struct board *own)
{
    CARRE_ASSERT(who >= 0 && who < open->rules.nseats);
    struct stage *st = stage_new(open->skin, &open->rules, who, own, open->audio);
    same_numbers(&st->shown, &open->shown);
    st->privacy = open->privacy;
    st->peeking = true;
    memcpy(st->plate, open->plate, sizeof st->plate);
    st->lines = open->lines;
    st->seen = open->seen;
    st->order = open->order;
    st->ui = open->ui;
    memcpy(st->sprite, open->sprite, sizeof st->sprite);
    memcpy(st->state, open->state, st->skin->state_size);
    for (int i = 0; i < open->history.n; i++)
        history_add(&st->history, open->history.line[i]);
    st->fresh = open->fresh;
    st->resettle_ms = TURN_UP_MS;
    if (st->skin->seated)
        st->skin->seated(st);
    return st;
}

const char *stage_name(const struct stage *st, int who)
{
    static const char *const unnamed[SEATS] = {
        N_("Seat 1"), N_("Seat 2"), N_("Seat 3"), N_("Seat 4"), N_("Seat 5"),
        N_("Seat 6"), N_("Seat 7"), N_("Seat 8"), N_("Seat 9"), N_("Seat 10")};
    if (who < 0 || who >= SEATS)
        return "";
    return st->plate[who].name[0] ? st->plate[who].name : _(unnamed[who]);
}

/* ---- what the seat hears ---- */

void stage_hear(struct stage *st, const struct event *e)
{
    director_hear(st->director, e);
    if (st->unseen)
        stage_lay(st);
}

void stage_may(struct stage *st, seatmask here)
{
    if (director_done(st->director))
        stage_asked(st, here);
    else
        director_mark(st->director, here);
}

void stage_unasked(struct stage *st)
{
    st->here = 0;
    st->mine = false;
    st->choices.n = 0;
    st->hinted = false;
}

void stage_asked(struct stage *st, seatmask here)
{
    st->here = here;
    st->mine = seat_in(st->me, here & st->shown.b.waiting);
    st->choices.n = 0;
    if (seat_in(st->me, here))
        rules_choices(&st->rules, &st->shown.b, st->me, &st->choices);
}

void stage_lay(struct stage *st)
{
    st->silent = true;
    stage_hurry(st);
    st->silent = false;
    st->fresh = true;
}

/* ---- the history ---- */

void stage_write(struct stage *st, const struct event *e, const struct board *before)
{
    struct strbuf line = STRBUF_EMPTY;
    const enum line_kind kind = st->skin->line ? st->skin->line(st, e, before, &line) : LINE_NONE;
    if (kind != LINE_NONE) {
        if (st->nwritten == st->written_room) {
            st->written_room = st->written_room ? st->written_room * 2 : 16;
            st->written = mem_realloc(st->written, (size_t)st->written_room * sizeof *st->written);
        }
        st->written[st->nwritten++] =
            (struct written){.text = mem_copy_text(strbuf_text(&line)),
                             .kind = kind,
                             .plain = st->skin->plain && st->skin->plain(e),
                             .at = st->seen};
        st->lines += kind != LINE_ON && kind != LINE_AGAIN;
    }
    strbuf_free(&line);
}

void stage_forget_lines(struct stage *st)
{
    CARRE_ASSERT(!st->nwritten);
    history_clear(&st->history);
    st->lines = 0;
}

const char *stage_last_line(const struct stage *st)
{
    return st->nwritten    ? st->written[st->nwritten - 1].text
           : st->history.n ? st->history.line[st->history.n - 1].text
                           : "";
}

/* What may be told by now: no card is named before it has turned. */
static void tell(struct stage *st)
{
    const int told = stage_told(st);
    int n = 0;
    for (; n < st->nwritten && st->written[n].at <= told; n++) {
        const struct written *w = &st->written[n];
        if (w->kind == LINE_ON)
            history_append(&st->history, w->text);
        else if (w->kind == LINE_AGAIN)
            history_again(&st->history, w->text);
        else
            history_add(&st->history, (struct history_line){.text = w->text,
                                                            .heading = w->kind == LINE_HEADING,
                                                            .memory = w->kind == LINE_MEMORY,
                                                            .plain = w->plain});
        mem_free(w->text);
    }
    st->nwritten -= n;
    if (n && st->nwritten)
        memmove(st->written, st->written + n, (size_t)st->nwritten * sizeof *st->written);
}

/* ---- motion ---- */

static void hurried(struct stage *st)
{
    if (!st->silent && st->audio)
        audio_hush(st->audio, 0);
    st->resettle_ms = 0;
    for (int i = 0; i < TABLETOP_IDS; i++) {
        st->sprite[i].ms = 0;
        st->sprite[i].next_ms = st->sprite[i].next_wait = 0;
        st->sprite[i].moves = false;
    }
    if (st->skin->hurry)
        st->skin->hurry(st);
    tell(st);
}

void stage_hurry(struct stage *st)
{
    director_finish(st);
    hurried(st);
}

void stage_hasten(struct stage *st)
{
    director_hasten(st);
    hurried(st);
}

void stage_decided(struct stage *st) { director_hold_no_more(st); }

bool stage_caught_up(const struct stage *st) { return director_done(st->director); }

bool stage_still(const struct stage *st)
{
    if (!stage_caught_up(st) && !stage_pauses(st))
        return false;
    for (int i = 0; i < TABLETOP_IDS; i++)
        if (st->sprite[i].moves)
            return false;
    return true;
}

int stage_told(const struct stage *st) { return st->skin->told ? st->skin->told(st) : st->seen; }

/* ---- each frame ---- */

static int sooner(int a, int b) { return a < 0 ? b : b < 0 ? a : a < b ? a : b; }

/* After a look the focus rests on the hand as a whole: the press that turned it up, or one more of
 * the same, plays no card and makes no bet. */
static uint32_t hand_id(void) { return item_id("the-hand", 0); }

static void add_hand(const struct stage *st, struct items *it)
{
    char name[NAMEPLATE_BYTES + 40];
    snprintf(name, sizeof name, _("%s’s hand"), stage_name(st, st->me));
    items_add(it,
              (struct item){.id = hand_id(), .role = ITEM_GROUP, .name = name, .readable = true});
}

static void rest_on_hand(struct stage *st, struct items *it)
{
    items_around_own(it, hand_id());
    if (!st->rested)
        items_focus_on(it, hand_id());
    st->rested = true;
}

int stage_update(struct stage *st, const struct ui *ui, struct items *it)
{
    bool resized = ui->w != st->ui.w || ui->h != st->ui.h || ui->text != st->ui.text;
    st->ui = *ui;
    st->ui.theme = ui->contrast ? st->skin->contrast : st->skin->theme;
    st->items = it;
    st->fresh |= resized;
    st->skin->measure(st);
    if (director_run(st)) /* the table is another one now */
        st->skin->measure(st);
    tell(st);
    items_begin(it);
    if (st->peeking)
        add_hand(st, it);
    st->skin->items(st, it);
    if (st->peeking)
        rest_on_hand(st, it);
    static const enum stage_command aside[] = {STAGE_UNDO, STAGE_MENU, STAGE_RULES, STAGE_CHART,
                                               STAGE_SETTINGS};
    for (size_t i = 0; i < sizeof aside / sizeof *aside; i++) /* nothing there is to be done */
        items_set_aside(it, aside[i]);
    if (st->more)
        st->more(st->more_of, it);
    items_end(it);
    st->cards.n = 0;
    st->skin->place(st, &st->shown, &st->cards);
    if (st->audio && !st->silent) {
        audio_tension(st->audio, st->skin->tension ? st->skin->tension(st) : 0);
        audio_room(st->audio, st->skin->room ? st->skin->room(st) : AUDIO_ROOM_TABLE);
    }
    const bool moves = stage_follow_all(st);
    const int own = st->skin->moving ? st->skin->moving(st) : STAGE_STILL;
    return sooner(moves ? 0 : director_wait(st), own);
}

void stage_draw(const struct stage *st, struct canvas *c)
{
    CARRE_ASSERT(st->items); /* updated before it is drawn */
    st->skin->draw(st, c);
    const struct item *hand = items_get(st->items, hand_id());
    if (hand)
        ui_ring(c, &st->ui, hand);
}

static bool is_press(const struct item_event *n)
{
    return n->kind != ITEM_EVENT_HOVER && n->kind != ITEM_EVENT_FOCUS &&
           n->kind != ITEM_EVENT_SCROLL;
}

bool stage_turns_aside(const struct item_event *n)
{
    return n->kind == ITEM_EVENT_BACK || n->kind == ITEM_EVENT_MENU || n->kind == ITEM_EVENT_HELP ||
           (n->kind == ITEM_EVENT_ACTIVATED &&
            (n->action == STAGE_MENU || n->action == STAGE_RULES || n->action == STAGE_SETTINGS ||
             n->action == STAGE_CHART));
}

/* Cards and amounts are those of the picture on which they were pressed. */
static bool is_of_the_table(const struct item_event *n)
{
    return n->item && (n->item->role == ITEM_CARD || n->item->role == ITEM_SLIDER ||
                       n->item->role == ITEM_CHOICE || n->item->role == ITEM_OPTION);
}

bool stage_pauses(const struct stage *st)
{
    return !stage_caught_up(st) && director_gated(st->director);
}

void stage_resume(struct stage *st) { director_open(st); }

static bool is_early(const struct stage *st) { return !stage_caught_up(st) && !stage_pauses(st); }

bool stage_overtakes(const struct stage *st, const struct item_event *event)
{
    return is_early(st) && is_press(event) && is_of_the_table(event);
}

struct stage_wish stage_input(struct stage *st, const struct item_event *event)
{
    const bool early = is_early(st), overtakes = stage_overtakes(st, event);
    st->wish = (struct stage_wish){.command = STAGE_NOTHING};
    if (is_press(event) && !stage_turns_aside(event) && !(stage_still(st) && stage_caught_up(st)))
        stage_hasten(st);
    if (overtakes)
        return st->wish;
    if (event->kind == ITEM_EVENT_ACTIVATED && event->action > STAGE_ASK &&
        event->action <= STAGE_KEEP)
        st->wish.command = (enum stage_command)event->action;
    else
        st->skin->input(st, event);
    if (early && (st->wish.command == STAGE_ACT || st->wish.command == STAGE_ASK))
        st->wish.command = STAGE_NOTHING;
    return st->wish;
}

/* ---- for skins ---- */

void stage_act(struct stage *st, struct action a)
{
    st->wish.command = STAGE_ACT;
    st->wish.action = a;
}

void stage_ask(struct stage *st, struct action a, struct stage_question question)
{
    st->wish = (struct stage_wish){.command = STAGE_ASK, .action = a, .question = question};
}

void stage_tell(struct stage *st, const char *sentence)
{
    snprintf(st->say, sizeof st->say, "%s", sentence);
}

bool stage_pressed(struct stage *st, const struct item_event *n)
{
    if (n->kind == ITEM_EVENT_BACK || n->kind == ITEM_EVENT_MENU)
        st->wish.command = STAGE_MENU;
    else if (n->kind == ITEM_EVENT_HELP && (!n->item || (!n->item->about && !n->item->why_not)))
        st->wish.command = STAGE_RULES;
    else if (n->kind == ITEM_EVENT_KEY && n->key == (enum key)'Z')
        st->wish.command = STAGE_UNDO;
    else
        return false;
    return true;
}

const struct choice *stage_choice(const struct stage *st, int kind, int about)
{
    for (int i = 0; i < st->choices.n; i++)
        if (st->choices.choice[i].kind == kind &&
            (about < 0 || st->choices.choice[i].about == about))
            return &st->choices.choice[i];
    return NULL;
}

const char *stage_why_not(const struct stage *st, const struct choice *c, const char *none)
{
    if (!c)
        return none;
    return c->refused ? _(rules_reason_text(st->rules.game, c->refused)) : NULL;
}

const char *stage_refusal(const struct stage *st, struct action *a)
{
    int reason = rules_check(&st->rules, &st->shown.b, a);
    return reason == REASON_OK ? NULL : _(rules_reason_text(st->rules.game, reason));
}

struct placed *stage_place(struct scatter *out, const struct tabletop *t, int zone, int index,
                           struct rect at)
{
    CARRE_ASSERT(out->n < CELLS);
    struct placed *p = &out->card[out->n++];
    card face = board_face(&t->b, zone, index);
    *p = (struct placed){.id = tabletop_id(t, zone, index),
                         .zone = zone,
                         .face = face,
                         .spot = {.at = at, .alpha = 1, .up = card_is_known(face)}};
    return p;
}

bool stage_on_way(const struct stage *st, uint16_t id)
{
    CARRE_ASSERT(id < TABLETOP_IDS);
    return st->sprite[id].there && (st->sprite[id].moves || st->sprite[id].next_ms);
}

const struct placed *stage_card(const struct stage *st, uint16_t id)
{
    for (int i = 0; i < st->cards.n; i++)
        if (st->cards.card[i].id == id)
            return &st->cards.card[i];
    return NULL;
}
