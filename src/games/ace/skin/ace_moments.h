/* ace_moments.h - what happens at the duel and is looked at: shots, kills, stamps, what enemies
 * say, Lord Overkill, and the end of a run. */
#ifndef CARRE_ACE_MOMENTS_H
#define CARRE_ACE_MOMENTS_H

#include "ace_look.h"

/* ace_shot.c: a shot as it is told */
void ace_shot_claimed(struct stage *st, const struct event *e);
void ace_shot_step(struct stage *st, const struct event *e);
void ace_shot_hit(struct stage *st, const struct event *e, const struct board *before);
/* once an update: what sounds by now */
void ace_shot_run(struct stage *st);
bool ace_shot_scores(const struct stage *st, int card_of_shot); /* it does just now */
/* What acts in the line that is told: 0 it doesn't, else how large it stands (1.12 at most). slot
 * -1: whatever its slot. */
float ace_shot_bump(const struct stage *st, card enemy, int slot);
bool ace_shot_bangs(const struct stage *st);
struct point ace_shot_shake(const struct stage *st); /* of poster and gun */
/* what each card of the shot being told adds */
void ace_draw_extras(const struct stage *st, struct canvas *c);
void ace_shot_draw(const struct stage *st, struct canvas *c);
/* what it will be drawn of */
void ace_shot_pops(const struct stage *st, struct canvas *c);

/* ace_moments.c: what an event of the shown table begins, all files of this header among it */
/* the person in front has come to the screen (skin.h) */
void ace_greets(struct stage *st, int since);
void ace_moment_happened(struct stage *st, const struct event *e, const struct board *before);
/* below the count and the cards */
void ace_draw_moment_under(const struct stage *st, struct canvas *c);
void ace_draw_moment(const struct stage *st, struct canvas *c); /* above all */
bool ace_moment_on(const struct stage *st);

/* ace_kill.c. `t`: 0 to 1, how much of it is over. */
bool ace_killed(const struct stage *st); /* one is being shown */
/* then the place of small moments */
struct rect ace_kill_stamps(const struct stage *st);
/* below the count and the cards, and above all */
void ace_kill_draw_under(const struct stage *st, struct canvas *c, float t);
void ace_kill_draw(const struct stage *st, struct canvas *c, float t);
float ace_kill_rest(float t); /* how much of what lies over the table is there */
/* the sizes that its burst goes through */
void ace_kill_pops(const struct stage *st, struct canvas *c);

/* ace_stamps.c */
void ace_stamp_happened(struct stage *st, const struct event *e, const struct board *before);
bool ace_stamps_on(const struct stage *st);
/* one stands over the head of the count (ace_count_head), which is not drawn then */
bool ace_stamp_heads(const struct stage *st);
void ace_draw_stamps(const struct stage *st, struct canvas *c);

/* ace_lines.c: what enemies say. The ms until the picture of it changes, 0 now, STAGE_STILL never
 */
void ace_line_said(struct stage *st, card face, bool killed);
int ace_line_wait(const struct stage *st);
void ace_line_draw(const struct stage *st, struct canvas *c);
/* where the bubble that stands ends; the gun's top without one */
float ace_line_bottom(const struct stage *st);

/* ace_boss.c: Lord Overkill */
/* how long his coming takes, at normal pace */
int ace_boss_ms(void);
void ace_boss_enters_draw(const struct stage *st, struct canvas *c);
/* 0 to 1: his poster hangs already, and what he brings is on its way to it */
float ace_boss_leaves(const struct stage *st);
/* where his page says how to go on */
struct rect ace_boss_prompt(const struct stage *st);
float ace_boss_gone(const struct stage *st); /* how dark it is on him */
void ace_boss_dies_draw(const struct stage *st, struct canvas *c);
void ace_boss_fallen_draw(const struct stage *st, struct canvas *c);
/* His poster as the page of the end has it, in `r`, before it tears. */
void ace_whole_draw(const struct ui *ui, struct canvas *c, const struct ace_enemy *e,
                    struct rect r);
/* Half of it, which whole would lie at `r`, turned about its foot; side 0: the left one. And how
 * far both lean at `t`. */
void ace_half_draw(const struct ui *ui, struct canvas *c, const struct ace_enemy *e, int side,
                   struct rect r, float lean);
float ace_half_lean(float t);

/* ace_ending.c: the end of a run as a page (skin.h, struct ending) */
void *ace_ended_tell(const struct stage *st);
bool ace_ended_fits(const struct ui *ui);
int ace_ended_ms(const struct ui *ui, const void *told);
void ace_ended_lay(const struct ui *ui, const void *told, int n, struct rect *at);
void ace_ended_behind(struct canvas *c, const struct ui *ui, const void *told);
void ace_ended_draw(struct canvas *c, const struct ui *ui, const struct ending_seen *seen);

/* ace_ahead.c: what may come is made ready, first in each frame. */
void ace_rehearse(const struct stage *st, struct canvas *c);

/* Who has won, and the figures of the run, in the language in force. */
void ace_summary(const struct stage *st, struct stage_summary *out);

#endif
