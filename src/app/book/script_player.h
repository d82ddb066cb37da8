/* script_player.h - a script that is being played: its match, a stage at it, and where it has come
 * to. A lesson waits for a person, an example goes on by itself, a scene is brought to a moment:
 * they ask for the next step when they want it.
 *
 *     if (script_player_open(&p, SCRIPT_LESSON, "upcolor", error)) {
 *         script_player_sit(&p, audio);
 *         script_player_hear(&p);
 *         while (script_player_step(&p)) … script_player_play(&p, a) … script_player_next(&p);
 *     }
 *     script_player_close(&p);
 */
#ifndef CARRE_SCRIPT_PLAYER_H
#define CARRE_SCRIPT_PLAYER_H

#include "script.h"
#include "world.h"

struct script_player {
    struct world world;
    char *assets;
    struct scripts *scripts; /* NULL: the script is borrowed */
    const struct script *of;
    struct match *match;
    struct stage *stage; /* NULL: nobody sits there yet */
    /* as the script finds the table: what the set-up dealt before is no part of it */
    struct board laid;
    int from, heard;  /* events: the first one after that, and the next one for the stage */
    int step;         /* that is due; all of them: it is over */
    const char *text; /* the words that stand, to be translated */
};

/* Finds the script in its game's file, and lays its table. False, and a sentence ("": there is no
 * such script); to be closed all the same. */
bool script_player_open(struct script_player *p, enum script_kind kind, const char *name,
                        char error[SCRIPT_ERROR]);
/* The same with a script that outlives the player. */
bool script_player_open_with(struct script_player *p, const struct script *s,
                             char error[SCRIPT_ERROR]);
void script_player_close(struct script_player *p);

/* From its first step again, with nobody at the table. */
bool script_player_again(struct script_player *p, char error[SCRIPT_ERROR]);
/* A stage of seat 1 at the table as it was laid; it has heard nothing since. */
void script_player_sit(struct script_player *p, struct audio *audio);
/* What happened since is heard; then the player who is asked may act. */
void script_player_hear(struct script_player *p);

/* The step that is due; NULL: none is. */
const struct script_step *script_player_step(const struct script_player *p);
/* The action that this step wants now; false: none, or the rules have no such choice. */
bool script_player_wants(const struct script_player *p, struct action *out);
/* A move is made, and the stage hears it; false: the rules refuse it. */
bool script_player_play(struct script_player *p, struct action a);
/* The step is done. */
void script_player_next(struct script_player *p);

#endif
