/* terminal.c - a match in text, for any mix of people and bots; one line a thing, fit for a screen
 * reader.
 *
 * Seats of people are those that --bot does not fill: without --bot every seat is a person's.
 * Before another person's turn the screen scrolls their predecessor's lines away and asks for
 * Enter, so that nobody reads another's cards. Every decision is saved at once, with who sits
 * where, under the same names as the window's, so a match begun here goes on there, and one begun
 * there here. */
#include "bot.h"
#include "check.h"
#include "digest.h"
#include "commands.h"
#include "faces.h"
#include "game_folder.h"
#include "i18n.h"
#include "mem.h"
#include "narrate.h"
#include "path.h"
#include "seating.h"
#include "setup.h"
#include "sit.h"
#include "skin.h"
#include "store.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LINE_BYTES = 400, CURTAIN_LINES = 60 };

struct session {
    struct match *m;
    struct store *store;
    struct seating seating;
    const struct bot *bot[SEATS]; /* by the seating; NULL: a person */
    struct rng rng;
    struct stage *stage[SEATS];    /* what each person knows, in words */
    int heard[SEATS], told[SEATS]; /* events in it, and lines of it that were read */
    seat last;                     /* the person who read last */
    char save_name[60], seating_name[60];
    bool quit;
    bool played, kept; /* something was decided in this session; the store has all of it */
};

static void say(struct strbuf *s)
{
    fputs(strbuf_text(s), stdout);
    fflush(stdout);
    strbuf_free(s);
    *s = (struct strbuf){0};
}

static void save(struct session *t)
{
    char *text = match_save(t->m), *who = seating_write(&t->seating);
    store_begin(t->store);
    if (match_over(t->m))
        store_remove(t->store, t->save_name);
    else
        store_put(t->store, t->save_name, text);
    if (match_over(t->m) || t->seating.nseats == 1)
        store_remove(t->store, t->seating_name);
    else
        store_put(t->store, t->seating_name, who);
    store_end(t->store);
    mem_free(text);
    mem_free(who);
    t->played = true;
    /* Nothing is said of an action before it is kept: a kill loses at most the one being typed. */
    t->kept = store_flush(t->store) && store_keeps(t->store);
    struct store_complaint c;
    if (store_complaint(t->store, &c))
        fprintf(stderr, "%s\n", c.sentence);
}

/* The person's stage, up to date. After an undo it is made anew and has nothing to tell. */
static struct stage *stage_of(struct session *t, seat who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    const bool anew = !t->stage[who] || t->heard[who] > match_heard_count(t->m);
    if (anew) {
        stage_free(t->stage[who]);
        t->stage[who] = sit_unseen(t->m, who, who);
        t->heard[who] = 0;
    }
    t->heard[who] = sit_follow(t->stage[who], t->m, t->heard[who]);
    return t->stage[who];
}

/* What the person has not heard yet. */
static void tell_events(struct session *t, seat who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    struct strbuf s = STRBUF_EMPTY;
    t->told[who] = narrate_events(&s, stage_of(t, who), t->told[who], false);
    say(&s);
}

static void tell_history(struct session *t, seat who)
{
    struct strbuf s = STRBUF_EMPTY;
    narrate_events(&s, stage_of(t, who), 0, true);
    say(&s);
}

static void tell_table(struct session *t, seat who)
{
    struct strbuf s = STRBUF_EMPTY;
    narrate_table(&s, stage_of(t, who));
    say(&s);
}

/* Choice number `number` of those that are offered in words; -1 if there are fewer. */
static int offered(const struct stage *st, long number)
{
    CARRE_ASSERT(number >= 1);
    for (int i = 0; i < st->choices.n; i++) {
        struct strbuf s = STRBUF_EMPTY;
        const bool told = narrate_choice(&s, st, &st->choices.choice[i]);
        strbuf_free(&s);
        if (told && --number == 0)
            return i;
    }
    return -1;
}

static void tell_choices(struct session *t, seat who)
{
    struct strbuf s = STRBUF_EMPTY;
    const struct stage *st = stage_of(t, who);
    for (int i, number = 1; (i = offered(st, number)) >= 0; number++) {
        strbuf_addf(&s, "%d. ", number);
        narrate_choice(&s, st, &st->choices.choice[i]);
        strbuf_add(&s, "\n");
    }
    say(&s);
}

static void tell_cards(struct session *t, const struct view *v, const struct choice *c)
{
    struct strbuf s = STRBUF_EMPTY;
    for (int i = 0, n = choice_cards(c, &v->board); i < n && i < 64; i++) {
        if (!(c->among >> i & 1))
            continue;
        int zone, index;
        char face[FACE_NAME];
        pick_place(&v->board, c->zone, c->zone2, i, &zone, &index);
        face_short(stage_of(t, v->me), board_face(&v->board, zone, index), face);
        strbuf_addf(&s, "%s%d %s", strbuf_text(&s)[0] ? ", " : "", i + 1, face);
    }
    strbuf_add(&s, "\n");
    say(&s);
}

static void help(void)
{
    puts(_("Type the number of a choice, then the numbers of the cards, then = and an amount: “1 3 "
           "4 5”, “2 "
           "=20”. Or: t table, c choices, u undo, h history, ? this help, q quit."));
}

/* A line from the person, without its end; false at the end of the input. */
static bool ask(struct session *t, const char *prompt, char line[LINE_BYTES])
{
    fputs(prompt, stdout);
    fflush(stdout);
    if (!fgets(line, LINE_BYTES, stdin)) {
        t->quit = true;
        return false;
    }
    const size_t n = strcspn(line, "\n");
    if (!line[n]) /* longer than any answer: the rest is thrown away */
        for (int c = getchar(); c != '\n' && c != EOF; c = getchar())
            continue;
    line[n] = 0;
    return true;
}

/* "3 4 5 =20" after the number of a choice. */
static bool read_parts(const char *text, struct action *a)
{
    while (*text) {
        char *end;
        if (*text == ' ' || *text == ',') {
            text++;
            continue;
        }
        errno = 0;
        const bool amount = *text == '=';
        const long n = strtol(text + amount, &end, 10);
        if (end == text + amount || errno || n < INT32_MIN || n > INT32_MAX)
            return false;
        if (amount)
            a->amount = (int32_t)n;
        else if (n < 1 || n > CELLS || a->n == PICKS)
            return false;
        else
            a->pick[a->n++] = (uint8_t)(n - 1);
        text = end;
    }
    return true;
}

static bool play_line(struct session *t, const struct view *v, const char *line)
{
    char *rest;
    const long number = strtol(line, &rest, 10);
    const int which = rest != line && number > 0 ? offered(stage_of(t, v->me), number) : -1;
    if (which < 0)
        return puts(_("That isn’t one of the choices.")), false;
    const struct choice *c = &v->choices.choice[which];
    if (c->refused)
        return puts(_(rules_reason_text(v->rules.game, c->refused))), false;
    struct action a = action_of(v->me, c->kind, c->about);
    a.amount = c->min;
    char more[LINE_BYTES];
    if (!read_parts(rest, &a))
        return puts(_("Enter a number.")), false;
    if (a.n == 0 && c->pick_min > 0) {
        tell_cards(t, v, c);
        if (!ask(t, _("Which cards? "), more) || !read_parts(more, &a))
            return false;
    }
    /* else the least is "as you think best" */
    if (c->max > c->min && !strchr(rest, '=') && (c->pick_min > 0 || c->pick_max == 0)) {
        char prompt[80];
        snprintf(prompt, sizeof prompt, _("How much (%d to %d)? "), c->min, c->max);
        if (!ask(t, prompt, more))
            return false;
        if (*more) {
            const char *digits = more + strspn(more, " =");
            struct action amount = {0};
            char text[LINE_BYTES + 1];
            snprintf(text, sizeof text, "=%s", digits);
            if (!read_parts(text, &amount))
                return puts(_("Enter a number.")), false;
            a.amount = amount.amount;
        }
    }
    const int reason = match_play(t->m, &a, 0);
    if (reason != REASON_OK)
        return puts(_(rules_reason_text(v->rules.game, reason))), false;
    save(t);
    return true;
}

static void take_back(struct session *t, seat who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS && !t->bot[who]);
    const int n = match_actions(t->m) - 1;
    if (n < 0)
        puts(_("There’s nothing to undo."));
    else if (match_undo_actors(t->m, n) & ~(unsigned)seat_bit(who))
        puts(_("Too late: another player has acted since."));
    else if (match_undo_tells(t->m, n) & match_seated(t->m))
        puts(_("A card has been seen since, so you can’t undo that."));
    else {
        match_undo(t->m, n, false);
        t->told[who] = stage_of(t, who)->history.n;
        save(t);
        puts(_("Undone."));
    }
}

static void pass_screen(struct session *t, seat who)
{
    int people = 0;
    for (int s = 0; s < match_rules(t->m)->nseats; s++)
        people += !t->bot[s];
    if (t->last != who && people > 1) {
        char line[LINE_BYTES], prompt[120];
        for (int i = 0; i < CURTAIN_LINES; i++)
            puts("");
        snprintf(prompt, sizeof prompt,
                 _("Seat %d to play. Press Enter when no one else is looking. "), who + 1);
        ask(t, prompt, line);
    }
    t->last = who;
}

static void person(struct session *t, seat who)
{
    CARRE_ASSERT(!t->bot[who]);
    struct view v;
    pass_screen(t, who);
    tell_events(t, who);
    match_view(t->m, who, &v);
    tell_table(t, who);
    tell_choices(t, who);
    char line[LINE_BYTES];
    bool done = false;
    while (!done && !t->quit && ask(t, "> ", line)) {
        const char *word = line + strspn(line, " ");
        if (strcmp(word, "q") == 0)
            t->quit = true;
        else if (strcmp(word, "t") == 0)
            tell_table(t, who);
        else if (strcmp(word, "c") == 0 || !*word)
            tell_choices(t, who);
        else if (strcmp(word, "?") == 0)
            help();
        else if (strcmp(word, "h") == 0) {
            tell_history(t, who);
        } else if (strcmp(word, "u") == 0) {
            take_back(t, who);
            done = true;
        } else
            done = play_line(t, &v, word);
    }
}

static void bot_turn(struct session *t, seat who)
{
    struct view v;
    match_view(t->m, who, &v);
    struct action a = t->bot[who]->choose(&v, &t->rng, &temper_even);
    const int reason = match_play(t->m, &a, 0);
    CARRE_ASSERT(reason == REASON_OK);
    save(t);
}

/* Who plays alone hears how it went, a table hears the seats' results. */
static void finish(struct session *t)
{
    const int n = match_rules(t->m)->nseats;
    seat who = 0;
    while (who + 1 < n && t->bot[who])
        who++;
    tell_events(t, who);
    struct stage *st = stage_of(t, who);
    if (n == 1 && st->skin->summary) {
        struct stage_summary *s = mem_alloc(sizeof *s);
        stage_lay(st); /* a summary counts what has been shown */
        st->skin->summary(st, s);
        printf("%s\n%s\n", s->heading, s->sentence);
        for (int i = 0; i < s->lines; i++)
            printf("%s%s%s\n", s->line[i].name, _(": "), s->line[i].value);
        mem_free(s);
        return;
    }
    int32_t score[SEATS];
    match_score(t->m, score);
    for (int s = 0; s < n; s++)
        printf(_("Seat %d: %d\n"), s + 1, score[s]);
}

static void loop(struct session *t)
{
    while (!match_over(t->m) && !t->quit) {
        const seat who = seat_first(match_waiting(t->m));
        if (t->bot[who])
            bot_turn(t, who);
        else
            person(t, who);
    }
    if (match_over(t->m))
        finish(t);
    else if (!t->played)
        puts(_("Nothing new to save."));
    else if (t->kept)
        puts(_("Game saved."));
    if (t->played && !t->kept)
        fprintf(stderr, "%s\n",
                match_over(t->m) ? _("The end of the game couldn’t be saved.")
                                 : _("The game couldn’t be saved."));
}

/* People first, bots after them. */
static void sit_down(struct session *t, const struct rules *r, const struct bot *const bot[],
                     int bots)
{
    CARRE_ASSERT(bots >= 0 && bots <= SEATS);
    seating_unknown(&t->seating, r->game, r->nseats);
    for (int i = 0; i < bots && i < r->nseats; i++)
        seating_sit_bot(&t->seating, r->nseats - 1 - i, bot[bots - 1 - i]->id);
    t->seating.privacy = seating_usual_privacy(seating_people(&t->seating));
    memcpy(t->seating.option, r->option, sizeof r->option);
}

/* Those who sat at the match go on with it, whatever --bot says. Of a match that was kept without
 * them nobody knows: then it is as for a new one. */
static void sit_again(struct session *t, bool told)
{
    struct seating kept;
    char error[SEATING_ERROR], *text = store_get(t->store, t->seating_name);
    if (text && seating_read(t->seating_name, text, &kept, error) &&
        kept.nseats == match_rules(t->m)->nseats) {
        t->seating = kept;
        if (told)
            puts(_("The saved game keeps its players. --bot works only for new games."));
    }
    mem_free(text);
}

static void find_bots(struct session *t)
{
    CARRE_ASSERT(t->seating.nseats == match_rules(t->m)->nseats);
    for (int s = 0; s < t->seating.nseats; s++)
        t->bot[s] = seating_person_at(&t->seating, s)
                        ? NULL
                        : bot_find(t->seating.game, t->seating.seat[s].bot);
}

static struct match *begin(struct session *t, struct world *w, const struct options *o,
                           const struct rules *r, bool *goes_on, char error[MATCH_ERROR])
{
    char *kept = o->seed ? NULL : store_get(t->store, t->save_name);
    struct match *m = kept ? world_load(w, kept, true, error) : NULL;
    if (kept && !m) {
        fprintf(stderr, "%s: %s\n", t->save_name, error);
        store_set_aside(t->store, t->save_name);
    }
    mem_free(kept);
    *goes_on = m != NULL;
    if (m)
        return puts(_("Resuming your saved game.")), m;
    uint8_t seed[SEED_BYTES];
    if (o->seed)
        match_seed_from_text(o->seed, seed);
    else
        match_seed_random(seed);
    return match_new(r, seed, o->seed, NULL, true, error);
}

int terminal_main(const struct options *o)
{
    struct world w;
    struct rules r;
    char *assets = path_assets(), error[SETUP_ERROR];
    const char *game = o->subject ? o->subject : game_folder_nth(0)->game->id;
    const struct bot *bot[SEATS];
    struct session t = {.last = SEAT_NONE};
    int status = 2;
    world_open(&w, assets);
    int bots = 0;
    if (!setup_rules(&w, game, o, &r, error) ||
        (o->bots && (bots = setup_bots(game, o->bots, bot, SEATS, error)) == 0)) {
        fprintf(stderr, "%s\n", error);
    } else {
        bool goes_on;
        snprintf(t.save_name, sizeof t.save_name, "autosave-%s", game);
        snprintf(t.seating_name, sizeof t.seating_name, "seating-%s", game);
        t.store = store_open(o->data_dir);
        t.rng = rng_seed(o->seed ? digest_text(o->seed) : (uint64_t)time(NULL));
        t.m = begin(&t, &w, o, &r, &goes_on, error);
        if (t.m) {
            sit_down(&t, match_rules(t.m), bot, bots);
            if (goes_on)
                sit_again(&t, bots > 0);
            find_bots(&t);
            help();
            loop(&t);
            status = t.played && !t.kept;
        } else
            fprintf(stderr, "%s\n", error);
        for (int i = 0; i < SEATS; i++)
            stage_free(t.stage[i]);
        match_free(t.m);
        store_close(t.store);
    }
    world_close(&w);
    mem_free(assets);
    return status;
}
