/* match_types.h - what a match is made of; for the files of this folder. */
#ifndef CARRE_MATCH_TYPES_H
#define CARRE_MATCH_TYPES_H

#include "dealer.h"
#include "match.h"
#include "strbuf.h"

/* An action as it was played, and where its answers and events begin (they end where the next one's
 * begin), and its line in what is written. */
struct entry {
    struct action action;
    int64_t ms;
    int answers, events;
    size_t line;
};

/* An event as the rules said it. */
struct heard {
    struct event said;
    /* where in `apart` stands what each viewer hears; -1: all hear `said`, but what it holds of a
     * secret only `seen_by` */
    int32_t apart;
    seatmask seen_by;
    seatmask tells; /* whom it taught something */
};

/* The text of the match without its end, as far as it was asked for: the next asking adds what came
 * since (match_file.c). */
struct written {
    struct strbuf text;
    int entries;
    bool practice;
    size_t told; /* up to here the text is as match_save_new gave it */
};

/* The truth as it was after so many events: an undo folds from the nearest one. */
struct mark {
    int events;
    struct board truth;
};

struct match {
    struct rules rules;
    struct board truth;
    struct turn turn; /* kept between actions for what is left of a pack; turn_of lends it */
    struct dealer dealer;
    char *code, *position;
    bool practice;
    bool events_wanted;
    struct entry *entry;
    int entries, entry_room;
    struct heard *heard;
    int events, event_room;
    /* What viewers hear of a card that leaves a sorted zone, redacted: one after the other for each
     * seat, the onlooker and SEAT_OPEN. */
    struct event *apart;
    int aparts, apart_room;
    struct mark *mark; /* MARK_EVENTS apart, at least */
    int marks, mark_room;
    struct written *written;         /* of this match alone, never a copy's */
    int setup_answers, setup_events; /* how many the set-up took */
};

/* The set-up with the dealer as it stands; false with a sentence (a position that does not fit,
 * answers that do not). */
bool match_open(struct match *m, char error[MATCH_ERROR]);
/* Plays a checked action and writes it down; false if chance had no answer. */
bool match_do(struct match *m, const struct action *a, int64_t ms);
struct match *match_blank(const struct rules *r, const uint8_t seed[SEED_BYTES], const char *code,
                          const char *position, bool events);

/* Forgets the lines from action n on. */
void match_unwrite(struct match *m, int n);

#endif
