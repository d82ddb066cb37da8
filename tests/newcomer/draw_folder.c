/* draw_folder.c - three-card draw in the program: its door, where a game stands, the book, a
 * lesson, statistics, the review, and what simulations count. */
#include "game_folder.h"

#include "draw_names.h"
#include "stats.h"
#include "stats_words.h"
#include "i18n.h"
#include "replay_marks.h"
#include "review_chances.h"
#include "review_words_inside.h"
#include "rules_poker.h"
#include "saves.h"
#include "strbuf.h"
#include "title_doors.h"

#include <cjson/cJSON.h>

#include <stdio.h>

extern const struct game draw_game;

static const struct door door = {
    .name = N_("Three-card draw"),
    .line = N_("Exchange, then bet"),
    .players = N_("2 to 6 players"),
    .art = "frame/door-upcolor",
    .ring = "frame/door-upcolor-focus",
    .face = &typeface_strong,
    .size = 44,
    .ink = 0x20242EFFU,
    .ink2 = 0x0C4A9CFFU,
    .glow = 0xFFF4D6FFU,
    .radius = 64,
    .arch = 4,
};

static bool stands(const struct view *v, char where[FOLDER_WHERE], struct save_line *out)
{
    (void)out;
    snprintf(where, FOLDER_WHERE, _("hand %d of %d"), v->board.num[DRAW_HANDS] + 1,
             v->rules.option[DRAW_OPTION_HANDS]);
    return true;
}

static enum part begins(const struct event *e)
{
    return e->why == DRAW_WHY_DEAL && e->kind == EVENT_FORGET ? PART_LARGE : PART_NONE;
}

/* ---- the book ---- */

static const struct book_look look = {.face = &typeface_strong, .picture = poker_picture};

/* ---- statistics ---- */

enum { HANDS, HANDS_WON, GAMES, COUNTS };

static enum stats_kind kind(int count)
{
    (void)count;
    return STATS_SUM;
}

static void word(int count, char out[STATS_WORD])
{
    static const char *const name[COUNTS] = {"hands", "hands-won", "games"};
    snprintf(out, STATS_WORD, "%s", name[count]);
}

static bool stats_read(const struct match *m, seat who, struct match_stats *out)
{
    *out = (struct match_stats){.practice = match_practice(m)};
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        out->count[HANDS] += e.kind == EVENT_SET && e.why == DRAW_WHY_HAND;
        out->count[HANDS_WON] +=
            e.kind == EVENT_PAY && e.why == DRAW_WHY_WIN && e.to == DRAW_STACK + who;
    }
    out->count[GAMES] = match_over(m);
    return out->count[HANDS] > 0;
}

static const struct stats_fold fold = {
    .game = "draw",
    .version = 1,
    .counts = COUNTS,
    .kind = kind,
    .word = word,
    .read = stats_read,
};

static void rows(struct stats_rows *r)
{
    const int64_t *n = r->sum->count;
    stats_row_count(r, "games", _("Games"), n[GAMES], _("Games played to the end."));
    stats_row_won_of(r, "hands-won", _("Hands won"), n[HANDS_WON], n[HANDS],
                     _("Hands in which you won all or part of the pot."));
}

/* ---- the review ---- */

static void say(const struct action *a, bool you, const char *name, struct strbuf *out)
{
    static const char *const yours[] = {N_("You exchanged %d."), N_("You checked."), N_("You bet."),
                                        N_("You called."), N_("You folded.")};
    static const char *const theirs[] = {N_("%s exchanged %d."), N_("%s checked."), N_("%s bet."),
                                         N_("%s called."), N_("%s folded.")};
    if (you)
        strbuf_addf(out, _(yours[a->kind]), a->n);
    else
        strbuf_addf(out, _(theirs[a->kind]), name, a->n);
}

static void did(const struct stage *st, const struct review_decision *d, bool you,
                struct strbuf *out)
{
    say(&d->played, you, stage_name(st, d->played.who), out);
}

static void better(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    static const char *const best[] = {N_("Exchanging %d was better."), N_("Checking was better."),
                                       N_("Betting was better."), N_("Calling was better."),
                                       N_("Folding was better.")};
    (void)st;
    strbuf_addf(out, _(best[d->rating.better.kind]), d->rating.better.n);
}

static void worth(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    char text[I18N_NUMBER_BYTES];
    (void)st;
    strbuf_addf(out, _("It is worth about %s chips more each time."),
                i18n_decimal(text, d->rating.cost / 10, 1));
}

static void chances(struct review *r, const struct match *m, const struct marks *marks,
                    const struct review_seen *seen, int nseen, struct review_eyes *all)
{
    (void)seen, (void)nseen;
    for (int i = 0; i <= marks->n; i++) {
        if (i < marks->n && !marks->mark[i].large)
            continue;
        struct view v;
        const int at = i < marks->n ? marks->mark[i].at : match_actions(m);
        review_eyes_at(all, at, &v);
        review_point_share(review_point_add(r, at, i + 1, SEAT_NONE), &v.board.num[DRAW_STACK]);
    }
}

static bool goes_on(const struct event *e) { return e->kind == EVENT_GATHER; }

static const struct review_sentences review = {
    .part = N_("Hand %d"),
    .yours = N_("Hand %d: your chance of winning went from %d%% to %d%%."),
    .theirs = N_("Hand %d: %s’s chance of winning went from %d%% to %d%%."),
    .did = did,
    .better = better,
    .worth = worth,
    .chances = chances,
    .goes_on = goes_on,
    .clears = true,
};

/* ---- simulations: cards that were exchanged, by seat; hands that were shown ---- */

static void follow(const void *own, void *so_far, const struct rules *r, const struct board *b,
                   const struct action *a, int64_t count[SEATS][FOLDER_COUNTS])
{
    (void)own, (void)so_far, (void)r, (void)b;
    if (a && a->kind == DRAW_EXCHANGE)
        count[a->who][0] += a->n;
}

static void simulated_json(const void *own, const struct folder_simulated *one, struct cJSON *to)
{
    (void)own;
    cJSON_AddNumberToObject(to, "exchanged", (double)one->count[0]);
}

static void simulated_print(const void *own, const struct folder_simulated all[], int n)
{
    (void)own;
    for (int i = 0; i < n; i++)
        printf("%s: %d exchanged\n", all[i].name, (int)all[i].count[0]);
}

static const struct folder_sim sim = {
    .follow = follow, .json = simulated_json, .print = simulated_print};

static void tale_read(const struct match *m, void *tale)
{
    for (int i = 0; i < match_heard_count(m); i++)
        *(int *)tale += match_heard(m, SEAT_ONLOOKER, i).why == DRAW_WHY_SHOW;
}

static void census_add(void *census, const void *tale) { *(int *)census += *(const int *)tale; }

static void census_print(const void *census, const struct rules *r, const char *difficulty,
                         const char *bot)
{
    (void)r, (void)difficulty;
    printf("%s: %d shown\n", bot, *(const int *)census);
}

static struct cJSON *census_json(const void *census, const struct rules *r, const char *difficulty,
                                 const char *bot)
{
    cJSON *o = cJSON_CreateObject();
    (void)r, (void)difficulty, (void)bot;
    cJSON_AddNumberToObject(o, "shown", *(const int *)census);
    return o;
}

static const struct folder_report report = {.tale = sizeof(int),
                                            .census = sizeof(int),
                                            .read = tale_read,
                                            .add = census_add,
                                            .print = census_print,
                                            .json = census_json};

const struct game_folder draw_folder = {
    .game = &draw_game,
    .door = &door,
    .sign = "frame/sign-upcolor",
    .stands = stands,
    .book = &look,
    .stats = &fold,
    .rows = rows,
    .review = &review,
    .begins = begins,
    .sim = &sim,
    .report = &report,
};
