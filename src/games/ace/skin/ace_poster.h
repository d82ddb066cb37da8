#ifndef CARRE_ACE_POSTER_H
#define CARRE_ACE_POSTER_H

/* The poster as its files share it: its sheet laid out (ace_poster_sheet.c), and drawn
 * (ace_poster.c). */
#include "ace_things.h"

struct clause {
    const char *head, *icon; /* NULL: there is none */
    struct strbuf words;
    bool dark;
    struct rect at;
};

/* A poster laid out. From the bottom: what he leaves behind, where he is weak, what he forbids, hit
 * points, name; the portrait has what is left, and the headline if there is room for it too. */
struct sheet {
    struct rect page, headline, kind, frame, name, points;
    struct clause clause[3]; /* from above */
    struct ace_seals seals;  /* instead of these */
    struct rect text;        /* what is said of him, where a high sheet has room for it */
    bool crowded, signs /* of who is of rank, beside his kind */;
    int name_lines;
    bool beside; /* the name stands at the right of the portrait, not below it */
    /* Very large letters: the name above all; what is left of him beside the portrait, or below it
     * as elsewhere (!tower); heads with their signs, if that leaves the portrait room. */
    bool large, tower, discs;
    float words; /* the size of what clauses say, then; design units */
    char kind_words[ACE_KIND_WORDS];
};

/* Words of the poster, in the language in force: what he is… */
const char *ace_poster_kind_name(const struct ace_enemy *e);

/* …what he leaves behind, added to `out`… */
void ace_poster_reward_words(const struct stage *st, const struct ace_enemy *e, struct strbuf *out);

/* …the headings of that… */
const char *ace_poster_reward_head(const struct ace_enemy *e);

/* …and of what he forbids, or where he is weak… */
const char *ace_poster_penalty_head(bool weakness);

/* …which is added to `out`. Returns the first effect that was told, for its sign; NULL: there is
 * none. */
const struct ace_effect *ace_poster_penalty_words(const struct stage *st, const struct ace_enemy *e,
                                                  bool weakness, struct strbuf *out);

/* Lord Overkill's rules are things, as they were when he came. */
bool ace_poster_has_seals(const struct ace_enemy *e);

/* Of words that are to be one line, which ui_write breaks in close lines of the smallest letters:
 * where the page is crowded. */
float ace_poster_close_height(const struct ui *ui, const char *text, float w);

/* How wide the sign before a clause's head is. */
float ace_poster_disc(const struct ui *ui);

/* Lays the poster of `e` out in `r` (pixels); brief: without what he leaves behind, if he forbids
 * anything. The sheet holds words until it is freed. */
void ace_poster_lay_sheet(const struct stage *st, struct rect r, const struct ace_enemy *e,
                          bool brief, struct sheet *s);

/* And draws it on that paper. */
void ace_poster_draw_sheet(const struct stage *st, struct canvas *c, struct rect r,
                           const struct ace_enemy *e, const char *paper, bool brief);

/* Frees its words; the sheet itself is the caller's. */
void ace_poster_free_sheet(struct sheet *s);

#endif
