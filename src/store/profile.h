#ifndef CARRE_PROFILE_H
#define CARRE_PROFILE_H

/* Who plays at this screen, and what they played: rows of the same database as the store's texts
 * (store.h).
 *
 * The people live in memory, the disk follows: every function here answers at once, writes are
 * queued like store_put's, and what was written is what is read. On a store that forgets, people
 * live as long as the program. Between store_begin and store_end changes here and texts reach the
 * disk together or not at all.
 *
 * "Last table" of a game is a text as any other: name "table-<game>", by store_put. Times are
 * seconds since 1970, UTC. */

#include "store.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NAME_CHARACTERS 24                   /* a name's most, in code points */
#define NAME_BYTES (NAME_CHARACTERS * 4 + 1) /* with the closing zero */
#define PROFILE_SEATS 10

struct person {
    int64_t id; /* above 0; never given twice, not even after a removal */
    char name[NAME_BYTES];
    uint8_t emblem, colour; /* what they mean is the seating page's affair */
    int64_t last_played;    /* 0: never */
};

/* Why a name will do or won't, for a sentence in the player's language. */
enum name_verdict {
    NAME_GOOD,
    NAME_EMPTY,     /* nothing is left after trimming */
    NAME_LONG,      /* more than NAME_CHARACTERS */
    NAME_FORBIDDEN, /* not UTF-8, or it holds line breaks, control or direction characters */
    NAME_TAKEN      /* somebody has it, regardless of case */
};

int64_t profile_now(void); /* the system's clock */

/* Everybody, the most recently played first, then the latest to come; in an array of *count, freed
 * with mem_free (never NULL). */
struct person *profile_people(struct store *store, size_t *count);

/* False: no such person. `out` may be NULL. */
bool profile_find(struct store *store, int64_t id, struct person *out);

/* The name as it would be kept (trimmed) in `out`, if out is not NULL and the verdict is good or
 * taken. `me` may have it already: anybody who changes their own name; 0 for a new person. */
enum name_verdict profile_check_name(struct store *store, const char *name, int64_t me,
                                     char out[NAME_BYTES]);

/* A new person by who->name, emblem, colour and last_played; sets who->id and the trimmed name if
 * the verdict is good, else changes nothing. */
enum name_verdict profile_add(struct store *store, struct person *who);

/* Name, emblem, colour and last_played of the person who->id, who must exist (profile_find). */
enum name_verdict profile_change(struct store *store, const struct person *who);

/* These people sat down to play at that time. Ids that nobody has (0 for bots) are passed over. */
void profile_played(struct store *store, size_t count, const int64_t ids[], int64_t when);

/* The matches of a person who is removed stay, with the name in their seats' text. */
void profile_remove(struct store *store, int64_t id);

/* A game that was finished or left. */
struct played {
    int64_t id;                    /* by profile_add_match */
    const char *game;              /* "ace" */
    int64_t started, ended;        /* started 0: not known */
    bool finished;                 /* else left */
    const char *result;            /* a line by the game, in no language: "won 34" */
    const char *seats;             /* a text by the app: names, bots, levels */
    const char *text;              /* the match's own text (match_save) */
    int64_t person[PROFILE_SEATS]; /* who sat there; 0: nobody known */
};

/* Keeps a copy, and gives it the id returned. The text may be up to STORE_TEXT_LIMIT. */
int64_t profile_add_match(struct store *store, const struct played *match);

/* A match's place in the list: by when it ended, then by id. */
struct played_place {
    int64_t ended, id;
};

/* The matches of a game (NULL: of all), the last ended first, of those after a place (NULL: of all
 * of them) at most `most`; in an array of *count whose text is NULL. Give it back with
 * profile_matches_free. Reads of the disk what it returns, wherever that is in the list. */
struct played *profile_matches(struct store *store, const char *game,
                               const struct played_place *after, size_t most, size_t *count);
/* Those with ids from `from` to before `to`, likewise. */
struct played *profile_matches_between(struct store *store, const char *game, int64_t from,
                                       int64_t to, size_t *count);
/* Where all matches of a game stand, by id, in an array of *count, freed with mem_free: a hundred
 * thousand in some ten milliseconds. */
struct played_place *profile_places(struct store *store, const char *game, size_t *count);
void profile_matches_free(struct played *matches, size_t count);

/* The text of a match, freed with mem_free; NULL when there is none. */
char *profile_match_text(struct store *store, int64_t id);

/* Forgets a match by its id, and its text. */
void profile_remove_match(struct store *store, int64_t id);

#endif
