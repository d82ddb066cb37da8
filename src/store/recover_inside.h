#ifndef CARRE_RECOVER_INSIDE_H
#define CARRE_RECOVER_INSIDE_H

/* What reading rows and putting them in order share. */
#include "recover.h"
#include "pages.h"
#include "database.h"

struct reading_of {
    struct recovered *out;
    struct pages pages;
    size_t room;
    /* places of match texts that came with their row, ascending once all are read */
    uint64_t *told;
    size_t ntold;
    struct seat_of {
        int64_t match, person;
        int seat;
    } * seat;
    size_t nseats;
    uint32_t seats_root;
    struct part_of {
        char *name, *text;
        int64_t at, changed;
    } * part;
    size_t nparts;
};

/* Tells that a part of the text of that name is lost. */
void recover_refuse_text(struct reading_of *r, const char *name);

/* One more job for what was recovered, which owns it from now on. */
void recover_add(struct reading_of *r, struct job *job);

/* Has the row as many columns as `kinds` has letters, of those kinds: '-' NULL, 'n' number, 't'
 * text, 'o' anything else? keyless: of a table without row numbers. */
bool recover_looks_like(const struct row *row, bool keyless, const char *kinds);

/* Makes a job of a row, or tells why it can't; passes over rows of no table of ours. */
void recover_take(struct reading_of *r, struct row *row);

#endif
