/* review_words_inside.h - what a review says and draws of each game, for the games' folders. */
#ifndef CARRE_REVIEW_WORDS_INSIDE_H
#define CARRE_REVIEW_WORDS_INSIDE_H

#include "i18n.h"
#include "review_chances.h"
#include "review_words.h"

/* A sentence told to whom it is about, or of somebody whose name is the first %s of the second one.
 * Wants `st`, `d`, `you` and `out` around it. */
#define REVIEW_SAY(to_you, of_them, ...)                                           \
    do {                                                                           \
        if (you)                                                                   \
            strbuf_addf(out, to_you, __VA_ARGS__);                                 \
        else                                                                       \
            strbuf_addf(out, of_them, stage_name(st, d->played.who), __VA_ARGS__); \
    } while (0)
#define REVIEW_SAY_ALONE(to_you, of_them)                             \
    do {                                                              \
        if (you)                                                      \
            strbuf_add(out, to_you);                                  \
        else                                                          \
            strbuf_addf(out, of_them, stage_name(st, d->played.who)); \
    } while (0)

/* As struct review_sentences has them (game_folder.h). */
void review_poker_did(const struct stage *st, const struct review_decision *d, bool you,
                      struct strbuf *out);
void review_poker_better(const struct stage *st, const struct review_decision *d,
                         struct strbuf *out);
void review_poker_worth(const struct stage *st, const struct review_decision *d,
                        struct strbuf *out);

void review_poker_cost(const struct stage *st, const struct review_decision *d, struct strbuf *out);
void review_power_up_did(const struct stage *st, const struct review_decision *d, bool you,
                         struct strbuf *out);
void review_power_up_better(const struct stage *st, const struct review_decision *d,
                            struct strbuf *out);
void review_spec_did(const struct stage *st, const struct review_decision *d, bool you,
                     struct strbuf *out);
void review_spec_better(const struct stage *st, const struct review_decision *d,
                        struct strbuf *out);
void review_ace_did(const struct stage *st, const struct review_decision *d, bool you,
                    struct strbuf *out);
void review_ace_better(const struct stage *st, const struct review_decision *d, struct strbuf *out);
void review_ace_worth(const struct stage *st, const struct review_decision *d, struct strbuf *out);
void review_upcolor_did(const struct stage *st, const struct review_decision *d, bool you,
                        struct strbuf *out);
void review_upcolor_better(const struct stage *st, const struct review_decision *d,
                           struct strbuf *out);
void review_upcolor_worth(const struct stage *st, const struct review_decision *d,
                          struct strbuf *out);

/* Upcolor: what a cost is in chips. */
int32_t review_upcolor_chips(const struct view *v, const struct rating *r);
/* The points of the curve. */
void review_poker_chances(struct review *r, const struct match *m, const struct marks *marks,
                          const struct review_seen *seen, int nseen, struct review_eyes *all);
void review_ace_chances(struct review *r, const struct match *m, const struct marks *marks,
                        const struct review_seen *seen, int nseen, struct review_eyes *all);
void review_upcolor_chances(struct review *r, const struct match *m, const struct marks *marks,
                            const struct review_seen *seen, int nseen, struct review_eyes *all);

#endif
