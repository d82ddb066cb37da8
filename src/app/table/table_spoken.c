/* The table in words, for anybody who listens (spoken.h): a stage that is never drawn hears what
 * the picture has reached, and its history is what is said.
 *
 * At a screen of several people it hears what an onlooker hears. A hand is said aloud when the
 * player who sits in front has asked for it twice, and from then on at each of their turns. */
#include "table_inside.h"

#include "spoken.h"

#include <string.h>

enum { TWICE_MS = 10000 };

static bool shared(const struct table *t)
{
    return t->privacy == PRIVACY_PEEK || t->privacy == PRIVACY_CURTAIN;
}
static bool hand_is_up(const struct table *t)
{
    return !t->curtain.up && (t->look || (t->stage && stage_eyes(t->stage) != SEAT_ONLOOKER));
}

bool table_secret(const struct table *t)
{
    return shared(t) && hand_is_up(t) && !(t->aloud & seat_bit(t->front));
}

/* ---- what has happened ---- */

static int reached(const struct table *t)
{
    return t->stage ? stage_told(table_front(t)) : t->teller_heard;
}

static void teller_forget(struct table *t)
{
    stage_free(t->teller);
    t->teller = NULL;
}

void table_untell(struct table *t) { teller_forget(t); }

/* Up to where the picture is. True: it is a new one, which has told nothing yet. */
static bool follow(struct table *t)
{
    const seat eyes = shared(t) ? SEAT_ONLOOKER : t->eyes;
    const int to = reached(t);
    const bool anew = !t->teller || t->teller->shown.b.viewer != eyes || to < t->teller_heard ||
                      strcmp(t->teller_lang, app_ui(t->scene.app)->lang) != 0;
    if (anew) {
        teller_forget(t);
        t->teller = sit_unseen(t->match, eyes, eyes >= 0 ? eyes : t->front);
        t->teller_heard = 0;
        t->teller_lang = app_ui(t->scene.app)->lang;
    }
    table_dress(t, t->teller);
    t->teller_heard = sit_hear(t->teller, t->match, t->teller_heard, to);
    return anew;
}

static void add_choices(const struct table *t, struct strbuf *out)
{
    const struct stage *st = table_front(t);
    for (int i = 0; i < st->choices.n; i++) {
        const struct choice *c = &st->choices.choice[i];
        struct strbuf one = STRBUF_EMPTY;
        if (!c->refused && st->skin->choice)
            st->skin->choice(st, c, &one);
        else if (!c->refused)
            narrate_choice(&one, st, c);
        if (!strbuf_empty(&one))
            strbuf_addf(out, "%s\n", strbuf_text(&one));
        strbuf_free(&one);
    }
}

/* Once for each decision, when the picture shows what it is about. */
static void add_turn(struct table *t, struct strbuf *out)
{
    const int now = match_actions(t->match);
    if (!t->stage || t->curtain.up || !stage_caught_up(table_front(t)) || reached(t) < t->heard ||
        !table_front(t)->mine || t->told_turn == now)
        return;
    t->told_turn = now;
    if (shared(t) || t->privacy == PRIVACY_OPEN)
        strbuf_addf(out, _("It’s %s’s turn.\n"), stage_name(t->stage, t->front));
    else
        strbuf_add(out, _("It’s your turn.\n"));
    if (!table_secret(t) && app_setting(t->scene.app, SETTING_SPEECH) == SPEECH_FULL)
        add_choices(t, out);
}

static void add_all_events(struct table *t, struct strbuf *out)
{
    if (!t->stage)
        return;
    if (follow(t)) { /* a table that was opened, or taken back: not the whole of it again */
        narrate_skip(t->teller, &t->told);
        t->told_turn = -1;
        if (t->skin->state_line) {
            t->skin->state_line(t->teller, out);
            strbuf_add(out, "\n");
        }
    }
    narrate_more(out, t->teller, &t->told);
    add_turn(t, out);
}

/* ---- what is asked for ---- */

static void add_own(struct table *t, struct strbuf *out)
{
    int n = 0;
    if (shared(t) && !hand_is_up(t)) {
        strbuf_add(out, _("Your hand is face down. Turn it face up first."));
        return;
    }
    if (table_secret(t)) {
        const int64_t now = app_now(t->scene.app);
        const int64_t most = limit_ms(app_setting(t->scene.app, SETTING_TIME_LIMITS), TWICE_MS);
        if (!t->aloud_asked || t->aloud_who != t->front ||
            (most >= 0 && now - t->aloud_asked > most)) {
            t->aloud_asked = now;
            t->aloud_who = t->front;
            strbuf_add(out, _("Everyone here would hear your cards. Press F3 again to have them "
                              "read out, now and on your later turns."));
            return;
        }
        t->aloud |= seat_bit(t->front);
        t->scene.secret = false;
    }
    for (int i = 0; i < items_count(t->scene.items); i++) {
        const struct item *k = items_at(t->scene.items, i);
        if (!k->own)
            continue;
        strbuf_add(out, n++ ? C_("spoken", ", ") : "");
        strbuf_add(out, k->name);
        if (k->chosen)
            strbuf_addf(out, " (%s)", _("picked"));
    }
    if (!n)
        strbuf_add(out, _("You have no cards in your hand."));
}

/* Between two people nothing is told but what the curtain itself says: who is to come. */
static void add_curtain(struct table *t, enum words what, struct strbuf *out)
{
    if (what == WORDS_TABLE || (what == WORDS_EVENTS && t->told_curtain != t->curtain.since + 1))
        spoken_page(t->scene.app, &t->scene, -1, out);
    if (what == WORDS_EVENTS)
        t->told_curtain = t->curtain.since + 1;
}

void table_words(struct scene *s, enum words what, struct strbuf *out)
{
    struct table *t = (struct table *)s;
    if (t->curtain.up) {
        add_curtain(t, what, out);
        return;
    }
    t->told_curtain = 0;
    if (!t->stage)
        return;
    switch (what) {
    case WORDS_EVENTS: add_all_events(t, out); break;
    case WORDS_TABLE:
        narrate_table(out, shared(t) && table_secret(t) ? (follow(t), t->teller) : table_front(t));
        break;
    case WORDS_OWN: add_own(t, out); break;
    case WORDS_CHOICES:
        if (!table_secret(t) && table_front(t)->mine)
            add_choices(t, out);
        break;
    }
}
