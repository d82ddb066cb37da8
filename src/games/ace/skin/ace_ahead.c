/* What may come is made ready while something else is looked at: while a shot is counted, all that
 * a kill would show, be it one or not; and Lord Overkill's coming. (The page of the end is the
 * table's to rehearse.) It is drawn for nobody's eyes (canvas_begin_rehearsal), and from nothing
 * but what the picture has reached. */
#include "ace_count.h"
#include "ace_moments.h"

/* What is stamped beside him: known when the count has come to its end, and no more once he is hit.
 */
static void stamps(struct stage *then, card face, int64_t since)
{
    struct ace_state *k = look(then);
    const struct board *b = &then->shown.b;
    if (!k->told.on || k->told.total < 0 || b->num[ACE_HP] == 0)
        return;
    then->audio = NULL;
    ace_stamp_happened(then,
                       &(struct event){.kind = EVENT_NOTE,
                                       .why = ACE_WHY_KILL,
                                       .face = face,
                                       .amount = k->told.total - b->num[ACE_HP]},
                       b);
    for (int i = 0; i < STAMPS_SHOWN; i++)
        k->stamp[i].since = k->stamp[i].since == then->ui.now ? since : k->stamp[i].since;
}

/* The player who is last is known from the first card on: there is one for each difficulty. */
static void entrance(struct stage *then, struct canvas *c)
{
    struct ace_state *k = look(then);
    for (int i = 0; i < ACE_ENEMIES; i++) {
        const struct ace_enemy *e = ace_enemy_of(&then->rules, ace_enemy_card(i));
        if (e && e->kind == ACE_OVERKILL && e->difficulty == ace_difficulty(&then->rules))
            k->moment = (struct moment){.kind = MOMENT_REVEAL,
                                        .since = then->ui.now - 3000,
                                        .ms = 9000,
                                        .face = ace_enemy_card(i)};
    }
    then->ui.calm = true;
    ace_boss_enters_draw(then, c);
}

/* The last of them goes in his own way. */
static void fall(struct stage *then, struct canvas *c)
{
    if (look(then)->told.on && look(then)->told.total > 0)
        ace_shot_pops(then, c);
}

/* He has no hit points, and what is large has opened. */
static void kill(struct stage *then, struct canvas *c)
{
    struct ace_state *k = look(then);
    const int64_t since = then->ui.now - 1000;
    const card face = board_top(&then->shown.b, ACE_ENEMY);
    if (ace_enemy_now(&then->rules, &then->shown.b)->kind == ACE_OVERKILL) {
        fall(then, c);
        return;
    }
    stamps(then, face, since);
    then->shown.b.num[ACE_HP] = 0;
    k->moment = (struct moment){.kind = MOMENT_KILL,
                                .since = since,
                                .ms = 5000,
                                .face = face,
                                .amount = k->told.on ? k->told.total : 0};
    k->line = (struct line){.face = face, .killed = true, .since = since};
    ace_draw_moment_under(then, c);
    if (k->told.on)
        ace_draw_count(then, c);
    ace_kill_pops(then, c);
    if (k->told.on && k->told.total > 0)
        ace_shot_pops(then, c);
    ace_draw_moment(then, c);
    ace_draw_stamps(then, c);
    ace_line_draw(then, c);
}

typedef void scene_to_come(struct stage *then, struct canvas *c);

static scene_to_come *what_comes(const struct stage *st)
{
    const struct moment *m = &look(st)->moment;
    if (ace_moment_on(st) && (m->kind == MOMENT_FALL || m->kind == MOMENT_LOSE))
        return NULL;
    if (ace_killed(st) && st->shown.b.num[ACE_MARKER] == ACE_DUELS - 1)
        return entrance;
    return look(st)->told.on && ace_enemy_now(&st->rules, &st->shown.b) && !ace_killed(st) ? kill
                                                                                           : NULL;
}

/* Anew with each event that is shown: it changes what stands in a kill, and what waits long would
 * be pushed out. */
void ace_rehearse(const struct stage *st, struct canvas *c)
{
    struct ace_state *k = look(st);
    scene_to_come *comes = what_comes(st);
    if (!comes || k->rehearsed == st->seen || !canvas_begin_rehearsal(c))
        return;
    struct stage then = *st;
    struct ace_state state = *k;
    then.state = &state;
    comes(&then, c);
    if (canvas_end_rehearsal(c))
        k->rehearsed = st->seen;
}
