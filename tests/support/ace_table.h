/* ace_table.h - tables of Ace of Spades laid out by hand, for tests. */
#ifndef CARRE_ACE_TABLE_H
#define CARRE_ACE_TABLE_H

#include "ace_claims.h"
#include "match_inside.h"

/* The enemies' file that rules are tried with (support/enemies.txt), whatever simulation makes of
 * the real one. The caller frees with mem_free. */
char *ace_table_text(void);
/* The enemies that people meet, read once and kept. */
const struct ace_data *ace_table_real(void);
/* The data; with edits: pairs of an enemy's id and a line ("bonus twice") that replaces its line of
 * that key (or is added), NULL at the end. The caller frees with mem_free. */
struct ace_data *ace_table_data(const char *const *edits);
/* One that is read once and kept. */
const struct ace_data *ace_table_plain(void);

/* A match with known cards: position lines as in match.h ("put hand 1 Ks Kd", "set hp 3"). Fails
 * the test if it can't be. */
struct match *ace_table(const struct ace_data *data, int difficulty, const char *position);
/* The same at a table where a run without a bullet is lost at once (ACE_ZERO). */
struct match *ace_table_strict(const struct ace_data *data, int difficulty, const char *position);
/* The same for one or two with a second wind. */
struct match *ace_table_wind(const struct ace_data *data, int difficulty, int seats,
                             const char *position);
struct rules ace_table_rules(const struct ace_data *data, int difficulty);

/* Cards by their names: "Ks 2d joker". Returns how many. */
int ace_table_cards(const char *words, card *out, int room);
/* The next cards of the pile, first drawn first. */
void ace_table_next(struct match *m, const char *words);

/* The same for two players; a position that does not say "set active 0" or 1 has any first player.
 */
struct match *ace_table_two(const struct ace_data *data, int difficulty, const char *position);

/* Plays the action of a seat with these cards picked (of the zones that its choice names). Returns
 * what match_play says. */
int ace_table_do_as(struct match *m, seat who, int kind, int about, const char *words,
                    int32_t amount);
/* The same for the seat that the game waits for. */
int ace_table_do(struct match *m, int kind, int about, const char *words, int32_t amount);
int ace_table_shoot(struct match *m, const char *words, int kind);
/* Slot of a bonus by its id; -1 if it does not lie there. */
int ace_table_slot(const struct match *m, const char *id);

/* The board and the choices as the seat that the game waits for sees them (seat 1, where it waits
 * for nobody); borrowed until the next call. */
const struct board *ace_table_board(const struct match *m);
int ace_table_num(const struct match *m, int num);
int ace_table_count(const struct match *m, int zone);
bool ace_table_in(const struct match *m, int zone, const char *card_name);
bool ace_table_enemy(const struct match *m, const char *id);
/* The choice of that kind: 1 open, 0 none, minus its reason if it is refused. */
int ace_table_open(const struct match *m, int kind, int about);
int ace_table_open_to(const struct match *m, seat who, int kind, int about);
/* How often an event of this reason has happened so far, and the amount of the last one. */
int ace_table_heard(const struct match *m, int why, int32_t *amount);

#endif
