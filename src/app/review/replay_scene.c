/* Looking at a match again: play, step, jump, other eyes, and play on from there. */
#include "replay_scene.h"

#include "check.h"
#include "dress.h"
#include "game_folder.h"
#include "mem.h"
#include "open_file.h"
#include "path.h"
#include "skins.h"
#include "strbuf.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { BEAT_MS = 650, CHOICE_MS = 1000, USUAL_PACE = 1 };

/* ---- whose eyes ---- */

static int people(const struct replay *k)
{
    int n = 0;
    for (int s = 0; s < k->seating.nseats; s++)
        n += k->seating.seat[s].sitter == SITTER_PERSON;
    return n;
}

/* What was on the screen for all to see needs nobody's leave; a hand of several people's does,
 * unless they played with cards up. */
bool replay_may_look(const struct replay *k, seat eyes)
{
    if (k->running)
        return eyes == k->walk.eyes;
    if (k->hand)
        return eyes == SEAT_ONLOOKER ||
               (eyes == SEAT_OPEN ? seat_count(k->known) == match_rules(k->match)->nseats
                                  : seat_in(eyes, k->known));
    return eyes == SEAT_ONLOOKER || k->agreed || people(k) < 2 ||
           k->seating.privacy == PRIVACY_OPEN;
}

bool replay_reels(const struct replay *k) { return k->walk.skin->reels && !k->bare; }

static enum retold retold(const struct replay *k)
{
    return k->bar_h <= 0                   ? RETOLD_ALONE
           : replay_chronicle_width(k) > 0 ? RETOLD_BESIDE
           : k->walk.skin->told_at         ? RETOLD_WITHIN
                                           : RETOLD_ALONE;
}

static void dress(const void *of, struct stage *st)
{
    const struct replay *k = of;
    st->privacy = dress_privacy(&k->seating, k->walk.eyes);
    seating_plates(&k->seating, st->plate);
    st->lone_hand = k->hand;
    dress_by_settings(k->scene.app, st);
    st->order = app_setting(k->scene.app, SETTING_HAND_ORDER);
    st->undo_why_not = _("There’s nothing to undo.");
    st->watched = true;
    st->retold = retold(k);
    st->reel = replay_reels(k) ? replay_chronicle_width(k) : 0;
}

static seat usual_front(const struct replay *k)
{
    return seating_lone_person(&k->seating) >= 0 ? seating_lone_person(&k->seating) : 0;
}

void replay_look(struct replay *k, seat eyes)
{
    CARRE_ASSERT(replay_may_look(k, eyes));
    k->due = 0;
    k->lang = app_ui(k->scene.app)->lang;
    walk_eyes(&k->walk, eyes,
              eyes >= 0 && eyes < SEATS && eyes != SEAT_ONLOOKER ? eyes : usual_front(k));
    app_unsay(k->scene.app);
    app_redraw(k->scene.app);
}

/* ---- along the match ---- */

/* what durations are multiplied by */
static float replay_pace(const struct replay *k)
{
    static const float pace[REPLAY_PACES] = {2, 1, 0.5F, 0.25F, 0.125F};
    return pace[k->pace];
}

static bool at_rest(const struct stage *st) { return stage_caught_up(st) && stage_still(st); }

static void stand(struct replay *k)
{
    k->playing = false;
    k->due = 0;
    k->walk.stage->hinted = false;
}

static void go_to(struct replay *k, int at)
{
    k->due = 0;
    walk_to(&k->walk, at < 0 ? 0 : at > k->end ? k->end : at);
}

/* One action further is seen to happen; anything else is there at once. */
static void step_on(struct replay *k)
{
    if (!at_rest(k->walk.stage))
        stage_hurry(k->walk.stage);
    if (k->walk.at < k->end)
        walk_on(&k->walk);
}

static void play_or_stand(struct replay *k)
{
    if (k->playing) {
        stand(k);
        return;
    }
    if (k->walk.at >= k->end)
        go_to(k, 0);
    k->playing = true;
    k->due = 0;
}

/* What the seat in front is about to do is shown at the cards and controls it does it with. */
static bool tells_choice(struct replay *k)
{
    struct stage *st = k->walk.stage;
    const struct action a = match_action(k->match, k->walk.at, NULL);
    if (a.who != st->me || k->walk.eyes != st->me)
        return false;
    st->hint = a;
    st->hinted = true;
    return true;
}

/* The ms until the next action is due; SCENE_IDLE: none is. */
static int play(struct replay *k)
{
    const int64_t now = scene_now(&k->scene);
    if (!k->scene.top || !at_rest(k->walk.stage))
        return SCENE_IDLE;
    if (!k->playing) /* a scene that stands still is told by what comes of it */
        return replay_reels(k) && k->walk.at < k->end && !k->walk.stage->hinted && tells_choice(k)
                   ? 0
                   : SCENE_IDLE;
    if (k->walk.at >= k->end) {
        stand(k);
        return 0;
    }
    if (!k->due) {
        const bool own = tells_choice(k);
        k->due = now + (int64_t)((float)(own ? CHOICE_MS : BEAT_MS) * replay_pace(k));
        return own ? 0 : (int)(k->due - now);
    }
    if (now < k->due)
        return (int)(k->due - now);
    k->due = 0;
    walk_on(&k->walk);
    return 0;
}

/* ---- play on from here ---- */

const char *replay_why_not_on(const struct replay *k)
{
    if (k->running)
        return _("This game is still in progress.");
    if (k->hand)
        return _("A hand opened from a file can only be viewed.");
    return match_over(k->match) && k->walk.at >= match_actions(k->match)
               ? _("The game is over at this point. Go back to an earlier decision.")
               : NULL;
}

void replay_play_on(struct app *app, const struct match *of, int at, const struct seating *seating)
{
    struct match *m = match_copy(of);
    match_undo(m, at, true);
    char *text = match_save(m);
    struct seating who = *seating;
    /* the player who had left is asked again: their seat decides */
    for (int s = 0; s < who.nseats; s++)
        who.seat[s].away = false;
    table_open(
        app, &(struct table_request){
                 .game = match_rules(of)->game->id, .saved = text, .seating = &who, .apart = true});
    app_toast(app, _("Practice from here on. It isn’t saved and doesn’t count."));
    mem_free(text);
    match_free(m);
}

/* ---- the scene ---- */

static void faster(struct replay *k, int by)
{
    k->pace = (k->pace + by + REPLAY_PACES) % REPLAY_PACES;
    k->due = 0;
}

static void jump(struct replay *k, int at)
{
    if (at >= 0 && at <= k->end)
        go_to(k, at);
}

static void do_it(struct replay *k, enum replay_do what)
{
    const int before = marks_before(&k->marks, k->walk.at),
              after = marks_after(&k->marks, k->walk.at);
    switch (what) {
    case DO_TABLE:
    case DO_PLAY: play_or_stand(k); break;
    case DO_FIRST: stand(k), go_to(k, 0); break;
    case DO_LAST: stand(k), go_to(k, k->end); break;
    case DO_MARK_BACK: jump(k, before >= 0 ? before : 0); break;
    case DO_MARK_ON: jump(k, after >= 0 && after <= k->end ? after : k->end); break;
    case DO_STEP_BACK: stand(k), go_to(k, k->walk.at - 1); break;
    case DO_STEP_ON: stand(k), step_on(k); break;
    case DO_PACE: faster(k, 1); break;
    case DO_QUICKER: faster(k, k->pace < REPLAY_PACES - 1); break;
    case DO_SLOWER: faster(k, -(k->pace > 0)); break;
    case DO_EYES: stand(k), replay_eyes_open(k); break;
    case DO_PLAY_ON:
        stand(k), replay_play_on(k->scene.app, k->match, k->walk.at, &k->seating);
        break;
    case DO_BAR:
        k->bare = !k->bare;
        if (at_rest(k->walk.stage)) /* what was about to be done is no longer laid out, or is */
            go_to(k, k->walk.at);
        break;
    case DO_BACK: app_pop(k->scene.app); break;
    case DO_SCRUB: break;
    }
}

static void replay_input(struct scene *s, const struct item_event *event)
{
    struct replay *k = (struct replay *)s;
    switch (event->kind) {
    case ITEM_EVENT_BACK: app_pop(s->app); break;
    case ITEM_EVENT_MENU: do_it(k, DO_EYES); break;
    case ITEM_EVENT_HELP: stand(k), rules_open_table(s->app, match_rules(k->match), NULL); break;
    case ITEM_EVENT_ACTIVATED: do_it(k, (enum replay_do)event->action); break;
    case ITEM_EVENT_CHANGED:
        if (event->amount == k->walk.at + 1) {
            do_it(k, DO_STEP_ON);
        } else {
            stand(k);
            go_to(k, event->amount);
        }
        break;
    case ITEM_EVENT_SCROLL: /* the wheel goes by steps, the page keys by parts */
        if (event->wheel >= 8)
            do_it(k, DO_MARK_BACK);
        else if (event->wheel <= -8)
            do_it(k, DO_MARK_ON);
        else
            do_it(k, event->wheel > 0 ? DO_STEP_BACK : event->wheel < 0 ? DO_STEP_ON : DO_SCRUB);
        break;
    case ITEM_EVENT_NONE:
    case ITEM_EVENT_REFUSED:
    case ITEM_EVENT_FOCUS:
    case ITEM_EVENT_HOVER:
    case ITEM_EVENT_KEY:
    case ITEM_EVENT_TEXT: break;
    }
}

/* The table has what the bar leaves. */
static struct ui table_ui(const struct replay *k)
{
    struct ui ui = *app_ui(k->scene.app);
    ui.now = scene_now(&k->scene);
    ui.h -= k->bar_h;
    if (!replay_reels(k))
        ui.w -= replay_chronicle_width(k);
    if (k->bar_h > 0)
        /* no caps of keys on controls that no key reaches: those are the bar's now */
        ui.caps = CAPS_NONE;
    ui.pace = replay_pace(k);
    ui.area = rect_fitted(rect_make(0, 0, ui.w, ui.h), 1920, 1080);
    if (replay_reels(k)) /* as large as at play: it has its own places for what is left */
        return ui;
    ui.scale = ui.area.w / 1920;
    /* a smaller picture of the table: its letters follow, and never crowd it */
    ui.text = fmaxf(1, fminf(1.55F, ui.text * ui.scale / app_ui(k->scene.app)->scale));
    return ui;
}

static int sooner(int a, int b) { return a < 0 ? b : b < 0 ? a : a < b ? a : b; }

static int replay_update(struct scene *s)
{
    struct replay *k = (struct replay *)s;
    if (strcmp(k->lang, app_ui(s->app)->lang) != 0)
        replay_look(k, k->walk.eyes);
    replay_bar_measure(k);
    const struct ui ui = table_ui(k);
    dress(k, k->walk.stage);
    int wait = play(k);
    k->walk.stage->wish = (struct stage_wish){.command = STAGE_NOTHING};
    wait = sooner(wait, stage_update(k->walk.stage, &ui, k->table));
    wait = sooner(wait, play(k));
    s->theme = k->walk.stage->ui.theme;
    replay_bar_follow(k);
    replay_chronicle_measure(k);
    replay_bar_items(k);
    return wait;
}

static void replay_draw(const struct scene *s, struct canvas *c)
{
    const struct replay *k = (const struct replay *)s;
    const struct ui *ui = app_ui(s->app);
    if (k->bar_h <= 0) {
        stage_draw(k->walk.stage, c);
        return;
    }
    const float side = replay_reels(k) ? 0 : replay_chronicle_width(k);
    canvas_push_clip(c, rect_make(0, 0, ui->w - side, ui->h - k->bar_h));
    stage_draw(k->walk.stage, c);
    canvas_pop_clip(c);
    replay_chronicle_draw(k, c);
    replay_bar_draw(k, c);
}

static void replay_show(struct scene *s)
{
    struct replay *k = (struct replay *)s;
    audio_music(app_audio(s->app), k->walk.skin->music);
}

static void replay_free(struct replay *k)
{
    walk_free(&k->walk);
    marks_free(&k->marks);
    if (k->table)
        items_free(k->table);
    match_free(k->match);
    world_close(&k->world);
    mem_free(k->assets);
    mem_free(k);
}

static void replay_close(struct scene *s) { replay_free((struct replay *)s); }

/* A step tells what has happened in it; a jump, how it stands there. */
static void replay_words(struct scene *s, enum words what, struct strbuf *out)
{
    struct replay *k = (struct replay *)s;
    const struct stage *st = k->walk.stage;
    if (!st || what == WORDS_OWN || what == WORDS_CHOICES)
        return;
    if (what == WORDS_TABLE) {
        narrate_table(out, st);
        return;
    }
    const bool step = k->walk.at == k->told_at + 1;
    if (k->walk.at == k->told_at)
        return;
    if (step) {
        narrate_more(out, st, &k->told);
    } else if (k->walk.skin->state_line) {
        k->walk.skin->state_line(st, out);
        narrate_skip(st, &k->told);
    }
    k->told_at = k->walk.at;
}

static const struct scene_type replay_type = {.name = "replay",
                                              .covers = true,
                                              .show = replay_show,
                                              .input = replay_input,
                                              .update = replay_update,
                                              .draw = replay_draw,
                                              .close = replay_close,
                                              .words = replay_words};

/* ---- opening ---- */

/* What is shown of the match is the hand that was laid on the table. */
static void find_hand(const struct match *m, struct walk *w)
{
    const struct folder_hands *hands = game_folder(match_rules(m)->game->id)->hands;
    if (hands && hands->laid)
        hands->laid(m, &w->first, &w->last);
    if (!w->last)
        w->last = match_heard_count(m);
}

bool replay_open(struct app *app, const struct replay_request *q)
{
    char error[MATCH_ERROR] = "";
    struct replay *k = mem_alloc(sizeof *k);
    k->assets = path_assets();
    world_open(&k->world, k->assets);
    k->match = world_load(&k->world, q->text, true, error);
    if (!k->match) {
        game_not_opened(app, error);
        replay_free(k);
        return false;
    }
    dress_seats(match_rules(k->match), q->seating, q->seats, &k->seating);
    marks_find(&k->marks, k->match);
    k->running = q->running;
    k->hand = q->hand;
    k->known = q->known;
    k->end = k->running ? marks_last_large(&k->marks) : match_actions(k->match);
    k->pace = USUAL_PACE;
    k->heading = k->told_at = -1;
    k->table = items_new();
    k->scene.app = app;
    k->scene.couch = people(k) > 1;
    k->walk = (struct walk){.match = k->match,
                            .skin = skins_find(match_rules(k->match)->game->id),
                            .audio = app_audio(app),
                            .dress = dress,
                            .of = k};
    if (k->hand)
        find_hand(k->match, &k->walk);
    k->walk.at = q->at < 0 || q->at > k->end ? k->end : q->at;
    if (q->last && k->end > 0) {
        k->walk.at = k->end - 1;
        k->playing = true;
    }
    app_push(app, &k->scene, &replay_type);
    app_world(&k->scene, k->walk.skin->game);
    k->walk.eyes = q->eyes; /* while the game runs, nobody gets others */
    replay_look(k, k->running || k->hand                                 ? q->eyes
                   : people(k) > 1 && k->seating.privacy != PRIVACY_OPEN ? SEAT_ONLOOKER
                   : people(k) > 1                                       ? SEAT_OPEN
                                                                         : usual_front(k));
    return true;
}

bool replay_has(const struct match *m)
{
    struct marks marks;
    marks_find(&marks, m);
    const bool some = marks_last_large(&marks) > 0 && marks_look_back(match_rules(m));
    marks_free(&marks);
    return some;
}
