/* poker_folder.h - what the folders of the games on a poker table share. */
#ifndef CARRE_POKER_FOLDER_H
#define CARRE_POKER_FOLDER_H

#include "game_folder.h"
#include "i18n.h"

/* What struct game_folder asks of a game (where a save stands, where parts begin), as every poker
 * table answers it. */
bool poker_stands(const struct view *v, char where[FOLDER_WHERE], struct save_line *out);
enum part poker_begins(const struct event *e);
/* A large pot is won, somebody is out, all is over. */
bool poker_occasion(const struct stage *st, const struct event *e, seat *who,
                    enum character_occasion *what);
void poker_plans(const struct game *g, struct plans *out);
/* Hand histories; see struct folder_hands. */
void poker_hands_export(struct app *app, const char *text, const char *seats, int64_t started,
                        bool over);
bool poker_hands_open(struct app *app, const char *text, size_t length, int hand,
                      char error[FOLDER_ERROR], int *line);
void poker_hands_laid(const struct match *m, int *first, int *last);
extern const struct folder_scenes poker_scenes; /* of all of them */
bool poker_goes_on(const struct event *e);      /* the hand is over */

/* The sentences of a review (struct review_sentences), where a game has none of its own. */
void review_poker_did(const struct stage *st, const struct review_decision *d, bool you,
                      struct strbuf *out);
void review_poker_better(const struct stage *st, const struct review_decision *d,
                         struct strbuf *out);
void review_poker_worth(const struct stage *st, const struct review_decision *d,
                        struct strbuf *out);
void review_poker_cost(const struct stage *st, const struct review_decision *d, struct strbuf *out);
void review_poker_chances(struct review *r, const struct match *m, const struct marks *marks,
                          const struct review_seen *seen, int nseen, struct review_eyes *all);

/* A review of hands: each game has its own words for what was done and would have been better. */
#define POKER_REVIEW(in_words, better_in_words)                                                   \
    {                                                                                             \
        .part = N_("Hand %d"),                                                                    \
        .yours = N_("Hand %d: your chance of winning went from %d%% to %d%%."),                   \
        .theirs = N_("Hand %d: %s’s chance of winning went from %d%% to %d%%."), .did = in_words, \
        .better = better_in_words, .worth = review_poker_worth, .cost = review_poker_cost,        \
        .chances = review_poker_chances, .goes_on = poker_goes_on                                 \
    }

#endif
