/* Ace of Spades in the program: its door, where a run stands, lessons, statistics and the review.
 */
#include "game_folder.h"

#include "ace_honours.h"
#include "ace_census.h"
#include "ace_claims.h"
#include "ace_enemies.h"
#include "ace_names.h"
#include "ace_settings.h"
#include "stats_ace.h"
#include "stats_words.h"
#include "saves.h"
#include "setup_ace.h"
#include "story.h"
#include "title_doors.h"

#include <stdio.h>

extern const struct game ace_game;
extern const struct review_sentences review_of_ace;
extern const struct book_look book_of_ace;

static const struct door door = {
    .name = N_("Ace of Spades"),
    .line = N_("Poker hands, 49 enemies"),
    .players = N_("1 or 2 players"),
    .art = "frame/door-ace",
    .ring = "frame/door-ace-focus",
    .reveal = "frame/door-ace-reveal",
    .face = &typeface_ace,
    .size = 58,
    .ink = 0x1C1410FFU,
    .ink2 = 0x6B1510FFU,
    .glow = 0xF2871CFFU,
    .radius = 6,
    .arch = 6,
};

static bool stands(const struct view *v, char where[FOLDER_WHERE], struct save_line *out)
{
    const struct ace_enemy *e = ace_enemy_now(&v->rules, &v->board);
    if (e)
        snprintf(out->picture, sizeof out->picture, "ace/portraits/%s", e->id);
    out->stations = ACE_DUELS;
    out->station = v->board.num[ACE_MARKER];
    out->large = 1U << 2 | 1U << 5 | 1U << 8 | 1U << 11; /* the acolytes, and Lord Overkill */
    snprintf(where, FOLDER_WHERE, _("duel %d of %d"), v->board.num[ACE_MARKER], ACE_DUELS);
    return v->board.num[ACE_MARKER] != 0;
}

static enum part begins(const struct event *e)
{
    if (e->why == ACE_WHY_REVEAL && e->kind == EVENT_MAKE)
        return PART_LARGE;
    return e->why == ACE_WHY_CLAIM && e->kind == EVENT_NOTE ? PART_SMALL : PART_NONE;
}

/* The marks of the road, as above the duel. */
static float bead(int part, bool behind, char out[FOLDER_BEAD])
{
    const bool last = part >= ACE_DUELS, acolyte = part % 3 == 0;
    snprintf(out, FOLDER_BEAD, "ace/trail-%s-%s",
             last      ? "overkill"
             : acolyte ? "acolyte"
                       : "minion",
             behind ? "done" : "ahead");
    return last ? 26 : acolyte ? 22 : 17;
}

/* From Hard on nobody looks through the cards that were fired: they come back later. */
static bool keeps_secrets(const struct rules *r) { return ace_difficulty(r) >= ACE_HARD; }

static void portraits(const void *data, void (*want)(void *user, const char *name), void *user)
{
    const struct ace_data *d = data;
    for (int i = 0; i < ACE_ENEMIES; i++) {
        char name[100];
        snprintf(name, sizeof name, "ace/portraits/%s", d->enemy[i].id);
        want(user, name);
    }
}

static bool claimed(const struct view *v, const struct action *a, int claim)
{
    struct ace_aim aim;
    struct ace_claim is;
    card shot[ACE_SHOT_CARDS];
    ace_aim_read(&aim, &v->rules, &v->board, a->who);
    return ace_claim_of(&aim, &v->board, a, shot, &is) && is.kind == claim;
}

static const struct folder_claims claims = {
    .word = ace_kind_word,
    .fill = ACE_SHOT_CARDS,
    .is = claimed,
};

const struct game_folder ace_folder = {
    .game = &ace_game,
    .door = &door,
    .about =
        N_("Ace of Spades: poker duels with a revolver, down a road of Minions and Acolytes to "
           "Lord Overkill"),
    .set_up = ace_setup_open,
    .next = ace_up_next,
    .ahead = ace_setup_ahead,
    .usual = ace_setup_usual,
    .sign = "frame/sign-ace",
    .stands = stands,
    .book = &book_of_ace,
    .claims = &claims,
    .charts = ace_charts,
    .ground = "ace/ground",
    .stats = &stats_ace,
    .rows = stats_rows_ace,
    .review = &review_of_ace,
    .begins = begins,
    .bead = bead,
    .keeps_secrets = keeps_secrets,
    .settings = &ace_settings,
    .honours = &ace_honours,
    .loss = &ace_loss,
    .report = &ace_report,
    .pictures = portraits,
    .story = &ace_story,
};
