/* ace_count.h - the count of a shot: its head, the sum and its lines, the ladder of combinations,
 * and the odds of a discard. */
#ifndef CARRE_ACE_COUNT_H
#define CARRE_ACE_COUNT_H

#include "ace_look.h"

/* ace_count.c: what the shot is, and of which cards */
struct rect ace_count_head(const struct stage *st);

/* where the count stands: higher up while a kill is shown (ace_kill.c) */
struct rect ace_count_spot(const struct stage *st);
/* all of it, with the sum, the ladder or the odds in it */
void ace_draw_count(const struct stage *st, struct canvas *c);
/* the sum's place in the count; below it other claims and the damage */
struct rect ace_count_rows(const struct stage *st);
struct rect ace_count_claims(const struct stage *st);
float ace_damage_height(const struct ui *ui);
void ace_damage_draw(const struct stage *st, struct canvas *c, struct rect r, int damage,
                     bool preview, float pop);
/* ace_sum.c. Some lines have no room: where the one that stands for them is. */
bool ace_sum_hides(const struct stage *st, struct rect *spot);
void ace_sum_draw(const struct stage *st, struct canvas *c, struct rect r,
                  const struct ace_steps *steps, int kind, bool telling);
void ace_sum_items(struct stage *st, struct items *it, struct rect body);
void ace_sum_panel_draw(const struct stage *st, struct canvas *c, struct rect body);
/* ace_ladder.c: found once an update; in words for listeners; drawn in `r` if there is room for it.
 */
void ace_ladder_find(struct stage *st);
void ace_ladder_words(const struct stage *st, struct strbuf *out);
/* ace_seen.c: the cards out of sight; why they can't be looked through here, NULL: they can. */
const char *ace_seen_why_not(const struct stage *st);
void ace_seen_items(struct stage *st, struct items *it);
void ace_seen_draw(const struct stage *st, struct canvas *c);
/* The odds after a discard of what is chosen, found anew when that changes; "34 %", and all of them
 * in words. */
void ace_odds_find(struct stage *st);
void ace_odds_text(const struct stage *st, int kind, char *out, size_t room);
void ace_odds_words(const struct stage *st, struct strbuf *out);
bool ace_ladder_fits(const struct stage *st, struct rect r);
void ace_ladder_items(struct stage *st, struct items *it, struct rect r);
bool ace_draw_ladder(const struct stage *st, struct canvas *c, struct rect r);
/* ace_count.c: what can be pressed while nothing is counted */
void ace_count_rest_items(struct stage *st, struct items *it);
/* its rows fill it: they are read one by one */
bool ace_count_is_rows(const struct stage *st);
/* Why a claim of that kind deals nothing now; nothing: it does. And the line through its name. */
void ace_ban_words(const struct stage *st, const struct ace_aim *aim, int kind, struct strbuf *out);
/* its suit can't be in a combination now */
bool ace_is_void(const struct stage *st, card c);

#endif
