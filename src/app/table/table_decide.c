/* What is decided at the table: a wish is played and kept, or refused; and the end, when all is
 * decided. */
#include "table_inside.h"

#include "check.h"
#include "ending_page.h"
#include "game_folder.h"
#include "strbuf.h"

#include <stdio.h>

/* Refused for what the hidden cards are: that is told to who holds them and to nobody else. */
static void refuse(struct table *t, int reason)
{
    if (!t->look && t->stage && t->stage->covered)
        table_peek(t);
    app_say(t->scene.app, _(rules_reason_text(match_rules(t->match)->game, reason)));
}

void table_play(struct table *t, struct action a, bool decided)
{
    int reason = match_play(t->match, &a, table_ms(t));
    if (reason != REASON_OK) {
        refuse(t, reason);
        return;
    }
    if (!table_turn_goes_on(t, &a))
        table_hand_down(t);
    t->advised = false;
    t->unasked = t->unasked << 1 | !decided;
    untold_play(t);
    table_keep(t);
    /* a power cut, too, shall take back no more than was played since */
    if (app_store(t->scene.app) && table_hand_ends(t->match))
        store_sync(app_store(t->scene.app));
    table_hear(t);
}

/* A sealed no is the same from every seat, and whatever is held: the table may give it for
 * everybody here who has not asked to be asked (SP-25). */
static bool says_no(const struct table *t, const struct view *v, const struct action *a)
{
    const struct folder_windows *w = game_folder(v->rules.game->id)->windows;
    return w && w->open(&v->board) && a->kind == w->no &&
           (table_people(t) & v->board.waiting & seat_bit(a->who));
}

/* A stage acts for who sits in front of it, for the table where all are asked at once, and for
 * anybody here who may act unasked. */
void table_wish(struct table *t, struct action a, bool pressed)
{
    struct view v;
    match_view(t->match, SEAT_ONLOOKER, &v);
    const bool anybody =
        (table_agrees(t) && (table_people(t) & match_waiting(t->match) & seat_bit(a.who))) ||
        (table_people(t) & v.board.may & seat_bit(a.who));
    if (t->end < 0 && (a.who == t->front || anybody || says_no(t, &v, &a)) &&
        !(t->look && stage_eyes(t->look) == SEAT_OPEN)) {
        const int before = match_actions(t->match);
        if (pressed)
            stage_decided(table_front(t));
        table_play(t, a, pressed || !says_no(t, &v, &a));
        if (match_actions(t->match) != before) {
            t->touched = app_now(t->scene.app);
            t->acted++;
            t->decisions += pressed;
        }
    }
}

static void sure(struct app *app, void *user, int which)
{
    (void)app;
    struct table *t = user;
    if (which == 1)
        table_wish(t, t->asked, true);
}

void table_ask_first(struct table *t, const struct stage_wish *wish)
{
    const struct stage_question *q = &wish->question;
    t->asked = wish->action;
    dialog_open(t->scene.app, &(struct dialog_request){.heading = q->heading,
                                                       .text = q->text,
                                                       .danger = true,
                                                       .button = {q->no, q->yes},
                                                       .answer = sure,
                                                       .user = t});
}

/* ---- the end ---- */

/* a press so shortly before the end has ended what was moving */
enum { HURRIED_MS = GUARD_STAY_MS + 100 };

void table_finish(struct table *t)
{
    CARRE_ASSERT(!t->finished);
    struct app *app = t->scene.app;
    struct stage_summary *s = mem_alloc(sizeof *s);
    struct result_request q = {.game = match_rules(t->match)->game->id,
                               .seating = t->seated ? &t->seating : NULL};
    char time[40];
    t->finished = true;
    table_award(t, true);
    if (t->stage->skin->summary)
        t->stage->skin->summary(t->stage, s);
    int n = 0;
    for (; n < s->lines && n < RESULT_LINES - 2; n++) {
        q.line[n].name = s->line[n].name;
        q.line[n].value = s->line[n].value;
    }
    int64_t last = 0;
    if (match_actions(t->match))
        match_action(t->match, match_actions(t->match) - 1, &last);
    snprintf(time, sizeof time, "%d:%02d", (int)(last / 60000), (int)(last / 1000 % 60));
    q.line[n].name = _("Time");
    q.line[n++].value = time;
    if (match_code(t->match)[0]) {
        q.line[n].name = _("Deal code");
        q.line[n++].value = match_code(t->match);
    }
    CARRE_ASSERT(n <= RESULT_LINES);
    CARRE_ASSERT(s->hero <= match_rules(t->match)->nseats);
    q.won = s->won;
    if (s->hero) {
        q.emblem = t->stage->plate[s->hero - 1].emblem + 1;
        q.ground = t->stage->plate[s->hero - 1].ground;
    }
    q.heading = s->heading;
    q.how = s->how;
    struct strbuf sentence = STRBUF_EMPTY;
    strbuf_add(&sentence, s->sentence);
    const struct folder_loss *loss = t->apart ? NULL : game_folder(q.game)->loss;
    if (loss) {
        loss->count(app, t->match);
        loss->words(app, t->match, &sentence);
    }
    q.sentence = strbuf_text(&sentence);
    q.advice = loss ? loss->lesson(app, t->match) : "";
    q.option = match_rules(t->match)->option;
    char *text = match_save(t->match);
    q.saved = text;
    q.told = t->skin->ending && t->skin->ending->tell ? t->skin->ending->tell(t->stage) : NULL;
    q.hurried = app_now(app) - t->touched < HURRIED_MS;
    q.story = t->tells;
    app_home(app);
    result_open(app, &q);
    strbuf_free(&sentence);
    mem_free(text);
    mem_free(s);
}
