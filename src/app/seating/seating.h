/* seating.h - who sits where at a table, how the screen is shared, and by which options they play:
 * one plain value.
 *
 * The seating page makes it, the table plays by it, and the store keeps two kinds of it as text:
 * the last table of each game ("table-upcolor"), which comes back with one input, and the one of
 * the game in play ("seating-upcolor"), which changes together with its save ("autosave-upcolor").
 */
#ifndef CARRE_SEATING_H
#define CARRE_SEATING_H

#include "game.h"
#include "stage.h"

enum { SEATING_BOT = 24, SEATING_ERROR = 240 };

/* A table may play by a clock (NL-16): 25 seconds a turn and a bank of 30 for the whole tournament,
 * or ten times that. */
enum seating_clock { CLOCK_OFF, CLOCK_USUAL, CLOCK_LONG, CLOCKS };

enum sitter { SITTER_NOBODY, SITTER_PERSON, SITTER_BOT };

struct seating_seat {
    enum sitter sitter;
    /* of the profile; 0: a guest. Stays when a bot plays on for them: they may come back */
    int64_t person;
    /* a person has left: the bot named here plays until they are back */
    bool away;
    char name[NAMEPLATE_BYTES];
    uint8_t emblem, ground;      /* emblems.h */
    char bot[SEATING_BOT];       /* bot.h's id of the level: "shark" */
    char character[SEATING_BOT]; /* of the bot; "": none in particular */
    bool asked;                  /* SPEC: wants to be asked at every window (SP-25) */
    int32_t bank_used;           /* ms of the clock's bank that are gone */
};

struct seating {
    char game[24];
    int nseats;
    struct seating_seat seat[SEATS];
    enum privacy privacy; /* as wished; with one person it is PRIVACY_ONE (seating_privacy) */
    enum seating_clock clock;
    int32_t option[OPTIONS]; /* of the game, by its table */
};

/* A table that anybody can begin at: the first person of the profile (or a guest) against bots, by
 * the game's normal options. `nseats` 0: the usual number. */
void seating_default(struct seating *out, const struct game *g, int nseats);
/* A match of which nobody knows who sat there: anybody may have, so everybody is a guest and no
 * hand is one person's. A game of one seat is one person's. */
void seating_unknown(struct seating *out, const struct game *g, int nseats);
/* A bot sits down, with a name and an animal that nobody else at the table has; `bot` NULL or
 * unknown: the usual level. Or a guest does ("Player 1"). */
void seating_sit_bot(struct seating *s, int at, const char *bot);
void seating_sit_guest(struct seating *s, int at);
/* The level of a bot that nobody has chosen. */
const char *seating_usual_bot(const char *game);
/* A name as a plate holds it: the same, or cut between two characters. */
void seating_name(char out[NAMEPLATE_BYTES], const char *name);

/* What is in force: PRIVACY_ONE with fewer than two people present. */
enum privacy seating_privacy(const struct seating *s);
/* What a table of so many people begins with: two the curtain, three or more peek. */
enum privacy seating_usual_privacy(int people);
int seating_people(const struct seating *s); /* present */
/* The only person of a table, present or away, who is told as "you"; SEAT_NONE: there are several,
 * or none. */
seat seating_lone_person(const struct seating *s);
static inline bool seating_person_at(const struct seating *s, int at)
{
    return s->seat[at].sitter == SITTER_PERSON && !s->seat[at].away;
}
void seating_plates(const struct seating *s, struct nameplate out[SEATS]);

/* Text (JSON) and back. seating_read: false with a sentence ("table-upcolor, line 3: …") for
 * anything that is not a whole seating for a game that there is; unknown bots or emblems are
 * replaced by the usual ones, not refused. The caller frees the text. */
char *seating_write(const struct seating *s);
bool seating_read(const char *name, const char *text, struct seating *out,
                  char error[SEATING_ERROR]);

/* The options alone, for anybody who keeps them without seats. What was read is checked one by one;
 * a name that this version does not know is passed over. */
struct cJSON;
struct cJSON *seating_write_options(const struct seating *s);
bool seating_read_options(const struct cJSON *j, const struct game *g, int32_t option[OPTIONS],
                          char error[SEATING_ERROR]);

#endif
