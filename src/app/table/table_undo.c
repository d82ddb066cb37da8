/* Taking back: free until somebody learned a secret or another player acted; alone against bots, as
 * practice.
 *
 * What is taken back is the last decision. A window that asked nobody here was answered by the
 * table itself, and its no is no decision; nor is a bot's, which is sealed and the same whatever
 * the bot holds. They are taken back with it, and said again by themselves. */
#include "table_inside.h"

#include "check.h"
#include "game_folder.h"

#include <string.h>

enum undo { UNDO_NOTHING, UNDO_FREE, UNDO_PRACTICE, UNDO_SEEN, UNDO_OTHERS };

static const struct folder_windows *windows(const struct table *t)
{
    return game_folder(match_rules(t->match)->game->id)->windows;
}

static bool answers(const struct folder_windows *w, const struct action *a)
{
    return a->kind == w->no || a->kind == w->declare;
}

/* Does action n lie sealed in a window? Until that closes nobody can tell a declaration from
 * a no; the window of a turn is open still while the actor is asked. */
static bool lies_sealed(const struct table *t, int n)
{
    CARRE_ASSERT(n >= 0 && n < match_actions(t->match));
    struct view v;
    const struct action a = match_action(t->match, n, NULL);
    const struct folder_windows *w = windows(t);
    if (!w || !answers(w, &a))
        return false;
    match_view(t->match, SEAT_ONLOOKER, &v);
    if (!v.board.envelope[a.who].full)
        return false;
    for (int i = n + 1; i < match_actions(t->match); i++) {
        const struct action later = match_action(t->match, i, NULL);
        if (later.who == a.who && answers(w, &later))
            return false;
    }
    return true;
}

/* What others have sealed is passed over, whatever it is: else Undo would tell. */
static int last_decision(const struct table *t)
{
    int n = match_actions(t->match) - 1;
    for (uint64_t unasked = t->unasked; n >= 0; unasked >>= 1, n--)
        if (!(unasked & 1) &&
            (seating_person_at(&t->seating, match_action(t->match, n, NULL).who) ||
             !lies_sealed(t, n)))
            break;
    return n;
}

/* Where nobody remembers, a no was no decision; what lies sealed does not tell where those end. */
void table_recall(struct table *t)
{
    const struct folder_windows *w = windows(t);
    t->unasked = 0;
    for (int n = 0, at = match_actions(t->match) - 1; w && n < 63 && at >= 0; n++, at--) {
        if (match_action(t->match, at, NULL).kind == w->no)
            t->unasked |= (uint64_t)1 << n;
        else if (!lies_sealed(t, at))
            break;
    }
}

static enum undo undo_state(const struct table *t)
{
    const int n = last_decision(t);
    const seatmask here = table_people(t);
    if (n < 0 || t->end >= 0)
        return UNDO_NOTHING;
    const bool tells = (match_undo_tells(t->match, n) & match_seated(t->match)) != 0,
               others = !(seat_bit(match_action(t->match, n, NULL).who) & here);
    if (others)
        return UNDO_OTHERS;
    if (!tells)
        return UNDO_FREE;
    return app_setting(t->scene.app, SETTING_ASSIST) == ASSIST_FULL && seat_count(here) == 1
               ? UNDO_PRACTICE
               : UNDO_SEEN;
}

static const char *why_not(enum undo how)
{
    switch (how) {
    case UNDO_NOTHING: return _("There’s nothing to undo.");
    case UNDO_SEEN: return _("You’ve seen a new card since, so you can’t undo this.");
    case UNDO_OTHERS: return _("Another player has acted since, so you can’t undo this.");
    case UNDO_FREE:
    case UNDO_PRACTICE: break;
    }
    return NULL;
}

/* The same table once more, at rest; the player who acted is asked again. */
static void undo_now(struct table *t, bool practice)
{
    const int n = last_decision(t), back = match_actions(t->match) - n;
    t->advised = false;
    for (int s = 0; s < match_rules(t->match)->nseats; s++)
        /* a bot that was asked already would answer what is not so any more */
        player_forget(t->player[s]);
    match_undo(t->match, n, practice);
    t->unasked = back < 64 ? t->unasked >> back : 0;
    t->acted++;
    t->decisions++;
    table_keep(t);
    if (t->privacy != PRIVACY_CURTAIN && table_asked(t) >= 0) {
        t->front = table_asked(t);
        if (t->privacy == PRIVACY_ONE)
            t->eyes = t->front;
        /* the player who takes back may take back more: nobody comes */
        t->scene.guard.person = t->front;
    }
    table_lay_again(t);
    app_redraw(t->scene.app);
}

static void practise_answer(struct app *app, void *user, int which)
{
    (void)app;
    if (which == 1)
        undo_now(user, true);
}

void table_undo(struct table *t)
{
    struct app *app = t->scene.app;
    const enum undo how = undo_state(t);
    switch (how) {
    case UNDO_NOTHING:
    case UNDO_SEEN:
    case UNDO_OTHERS: app_toast(app, why_not(how)); break;
    case UNDO_FREE: undo_now(t, false); break;
    case UNDO_PRACTICE:
        if (match_practice(t->match)) {
            undo_now(t, true);
            break;
        }
        dialog_open(app, &(struct dialog_request){
                             .heading = _("Continue as practice?"),
                             .text = _("You’ve seen a new card since. If you undo, the run becomes "
                                       "practice: it continues, but earns nothing."),
                             .button = {_("Don’t undo"), _("Practise")},
                             .answer = practise_answer,
                             .user = t});
        break;
    }
}

/* While something is still to be shown nobody is told whether it can be taken back; it may be
 * tried. */
void table_tell_undo(const struct table *t, struct stage *st)
{
    const enum undo how = !stage_caught_up(st) && last_decision(t) >= 0 ? UNDO_FREE : undo_state(t);
    st->undo_ready = how == UNDO_FREE || how == UNDO_PRACTICE;
    st->can_practise = how == UNDO_PRACTICE;
    st->undo_why_not = why_not(how);
}
