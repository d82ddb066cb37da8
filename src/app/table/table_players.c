/* Who plays: people at this screen, bots in threads of their own, and who is asked for advice. */
#include "table_inside.h"

#include "character.h"
#include "check.h"
#include "digest.h"
#include "explain.h"
#include "game_folder.h"
#include "i18n.h"
#include "strbuf.h"

#include <sodium.h>
#include <string.h>

/* The same deal by a code meets the same bots; else chance decides. It follows from nothing that
 * lies on the table. */
static uint64_t seed_of(const struct table *t, int who)
{
    uint8_t bytes[SEED_BYTES];
    uint64_t seed;
    struct strbuf s = STRBUF_EMPTY;
    strbuf_addf(&s, "bot %d of %s", who, match_code(t->match));
    if (match_code(t->match)[0])
        match_seed_from_text(strbuf_text(&s), bytes);
    else
        match_seed_random(bytes);
    strbuf_free(&s);
    memcpy(&seed, bytes, sizeof seed);
    return seed;
}

static const struct bot *bot_of(const struct table *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    const char *game = match_rules(t->match)->game->id;
    const struct bot *b = bot_find(game, t->seating.seat[who].bot);
    return b ? b : bot_best(game);
}

/* At a table there is more thought than a simulation allows: it is over long before a bot would
 * seem to hesitate. */
static struct temper at_table(const struct table *t, const struct temper *usual)
{
    struct temper with = *usual;
    const int times = game_folder(match_rules(t->match)->game->id)->thought;
    with.budget *= times ? times : FOLDER_THOUGHT;
    return with;
}

void table_seat_players(struct table *t)
{
    for (int s = 0; s < match_rules(t->match)->nseats; s++) {
        player_free(t->player[s]);
        t->player[s] =
            player_new(seating_person_at(&t->seating, s) ? NULL : bot_of(t, s), seed_of(t, s));
        const struct temper with = at_table(t, character_temper(t->seating.seat[s].character));
        player_temper(t->player[s], &with);
    }
}

/* A bot at somebody else's turn that has a word to say says it. People may do so by themselves. */
static bool somebody_speaks(struct table *t)
{
    struct view v;
    match_view(t->match, SEAT_ONLOOKER, &v);
    const seatmask may = v.board.may & (seatmask)~table_people(t);
    for (int s = 0; s < v.rules.nseats; s++) {
        const struct bot *bot = may & seat_bit(s) ? bot_of(t, s) : NULL;
        struct action a;
        if (!bot || !bot->speak)
            continue;
        match_view(t->match, (seat)s, &v);
        if (bot->speak(&v, &a)) {
            table_play(t, a, true);
            return true;
        }
    }
    return false;
}

/* A window waits for all its seats at once, and what they answer is sealed: there bots think at the
 * same time. One short beat is for all of them, whatever they hold; one after the other they would
 * hold up every turn for seconds. */
static const struct folder_windows *window_of(const struct table *t)
{
    struct view v;
    match_view(t->match, SEAT_ONLOOKER, &v);
    const struct folder_windows *w = game_folder(v.rules.game->id)->windows;
    return w && w->open(&v.board) ? w : NULL;
}

/* A window that is not worth a word to somebody here is answered for them, and not told of: a
 * sealed no is the same from every seat, and whatever is held. */
static bool say_no(struct table *t)
{
    const bool shared = t->privacy == PRIVACY_PEEK || t->privacy == PRIVACY_CURTAIN;
    const struct folder_windows *w = game_folder(match_rules(t->match)->game->id)->windows;
    for (int s = 0; s < match_rules(t->match)->nseats; s++) {
        struct view v;
        if (!(match_waiting(t->match) & table_people(t) & seat_bit(s)))
            continue;
        match_view(t->match, (seat)s, &v);
        if (w->stops(&v.rules, &v.board, s, shared, t->stops >> s & 1,
                     t->stage ? t->stage->ready : 0))
            continue;
        table_play(t, action_of(s, w->no, 0), false);
        return true;
    }
    return false;
}

static void ask_all(struct table *t)
{
    bool thinks = false, fresh = false;
    for (int s = 0; s < match_rules(t->match)->nseats; s++) {
        struct player *p = t->player[s];
        struct view v;
        if (player_is_person(p) || !(match_waiting(t->match) & seat_bit(s)))
            continue;
        thinks |= player_asked(p);
        if (player_asked(p))
            continue;
        match_view(t->match, (seat)s, &v);
        player_ask(p, &v);
        fresh = true;
    }
    if (fresh && !thinks)
        t->bot_since = scene_now(&t->scene);
}

/* Bots answer when they have thought, and not so fast that nobody sees it. The time does not depend
 * on what they think about. People go first where several seats are asked at once, and behind a
 * curtain nothing happens that somebody would miss. */
int table_bots(struct table *t)
{
    CARRE_ASSERT(t->end <= match_actions(t->match));
    if (match_over(t->match) || t->end >= 0 || t->curtain.up || t->look)
        return SCENE_IDLE;
    if (somebody_speaks(t))
        return 0;
    while (window_of(t) && say_no(t))
        continue;
    if (match_over(t->match))
        return 0;
    if (match_waiting(t->match) & table_people(t))
        return SCENE_IDLE;
    if (t->rush)
        return table_rush(t);
    const struct folder_windows *window = window_of(t);
    if (window)
        ask_all(t);
    for (int s = 0; s < match_rules(t->match)->nseats; s++) {
        struct player *p = t->player[s];
        struct action a;
        if (player_is_person(p) || !(match_waiting(t->match) & seat_bit(s)))
            continue;
        if (!player_asked(p)) {
            struct view v;
            match_view(t->match, (seat)s, &v);
            player_ask(p, &v);
            t->bot_since = scene_now(&t->scene);
        }
        const int64_t beat =
                          (int64_t)((float)(window ? BOT_WINDOW_MS : BOT_THINK_MS) * table_pace(t) +
                                    0.5F),
                      wait = t->bot_since + beat - scene_now(&t->scene);
        if (wait > 0)
            return (int)wait;
        if (player_answer(p, &a)) {
            table_play(t, a, !(window && a.kind == window->no));
            return 0;
        }
        /* Not yet: the answer is asked for again after as long a while, so that nobody reads from
         * the time how hard the thought was. */
        if (beat < BOT_POLL_MS)
            return BOT_POLL_MS;
        t->bot_since = scene_now(&t->scene);
        return (int)beat;
    }
    return SCENE_IDLE;
}

/* ---- advice ---- */

/* A hint is what the strongest bot would do with what this seat sees, and why, so it is given only
 * where the hand lies open. */
void table_hint(struct table *t)
{
    struct view v;
    if (t->adviser || t->end >= 0 || !t->stage)
        return;
    if (!t->look && t->stage->covered)
        table_peek(t);
    struct stage *st = table_front(t);
    if (st->covered || !st->mine || st->me != t->front)
        return;
    match_view(t->match, t->front, &v);
    /* who asks once more hears the same */
    t->adviser = player_new(bot_best(v.rules.game->id), digest_add(board_digest(&v.board), v.me));
    const struct temper with = at_table(t, &temper_adviser);
    player_temper(t->adviser, &with);
    t->advised = true;
    player_ask(t->adviser, &v);
}

/* How often this has been said here; it is said now. */
static int said_before(struct table *t, const char *text)
{
    for (int i = 0; i < t->nreasons; i++)
        if (strcmp(t->reason[i].text, text) == 0)
            return t->reason[i].times++;
    if (t->nreasons < REASONS) {
        t->reason[t->nreasons].text = text;
        t->reason[t->nreasons++].times = 1;
    }
    return 0;
}

static void add_sentence(struct strbuf *words, const char *text)
{
    if (*text)
        strbuf_addf(words, "%s%s", strbuf_empty(words) ? "" : C_("between sentences", " "),
                    _(text));
}

/* At length the first time, with what is to be learned from it; in a few words from then on. */
static void add_reason(struct table *t, const struct view *v, const struct action *a,
                       struct strbuf *words)
{
    const char *why = bot_why(v, a), *lesson = bot_lesson(v, a);
    const int times = *why ? said_before(t, why) : 0;
    const char *again = times ? bot_again(v, a, times) : "";
    add_sentence(words, *again ? again : why);
    if (!times && *lesson && !said_before(t, lesson))
        add_sentence(words, lesson);
}

int table_advice(struct table *t)
{
    struct action a;
    if (!t->adviser)
        return SCENE_IDLE;
    struct stage *st = table_front(t);
    /* nobody waits for a thought that is not wanted any more: it ends by itself */
    if (!player_answer(t->adviser, &a))
        return BOT_POLL_MS;
    if (t->advised && st && st->mine && a.who == st->me && stage_caught_up(st)) {
        struct view v;
        match_view(t->match, st->me, &v);
        const char *nudge = bot_nudge(&v, &a);
        const int now = 1 + match_actions(t->match);
        /* who has asked for all of it does so again */
        const bool follows = t->advised_all && t->acted + 1 - t->advised_all <= 1;
        const bool vague = *nudge && app_setting(t->scene.app, SETTING_ASSIST) != ASSIST_FULL &&
                           t->nudged != now && !follows;
        t->nudged = now;
        t->advised_all = vague ? t->advised_all : 1 + t->acted;
        struct strbuf words = STRBUF_EMPTY;
        if (vague) {
            add_sentence(&words, nudge);
        } else {
            st->hint = a;
            st->hinted = true;
            st->hints++;
        }
        if (!vague && t->skin->advice)
            t->skin->advice(st, &a, &words);
        if (!vague)
            add_reason(t, &v, &a, &words);
        if (*strbuf_text(&words))
            app_say(t->scene.app, strbuf_text(&words));
        strbuf_free(&words);
        app_redraw(t->scene.app);
    }
    player_free(t->adviser);
    t->adviser = NULL;
    return 0;
}
