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

void recover_refuse_text(struct reading_of *r, const char *name);

void recover_add(struct reading_of *r, struct job *job);

bool recover_looks_like(const struct row *row, bool keyless, const char *kinds);

void recover_take(struct reading_of *r, struct row *row);

#endif
