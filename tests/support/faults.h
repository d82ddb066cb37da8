#ifndef CARRE_FAULTS_H
#define CARRE_FAULTS_H

/* A disk that fails, or a program that is killed, exactly at the n-th call.
 *
 * A test that links faults.c has functions of its own named open, pwrite, fsync and so on; SQLite's
 * layer of files (its VFS) and our own code both find these first, since a program's symbols go
 * before its libraries'. So one counter sees every call by which the store touches the disk,
 * whoever makes it. Nothing is counted, and nothing fails, unless a fault is armed.
 *
 * Any thread may call; arm and disarm while nobody else is at the disk. */

#include <stdbool.h>

enum fault_kind {
    FAULT_OPEN = 1 << 0,  /* open, opendir, mkdir */
    FAULT_READ = 1 << 1,  /* read, pread */
    FAULT_WRITE = 1 << 2, /* write, pwrite, ftruncate */
    FAULT_SYNC = 1 << 3,  /* fsync, fdatasync */
    FAULT_NAME = 1 << 4,  /* rename, unlink, unlinkat */
    FAULT_LOOK = 1 << 5,  /* access, stat, fstat, lstat */
    FAULT_LOCK = 1 << 6,  /* fcntl, flock */
    FAULT_MAP = 1 << 7,   /* mmap of a file */
    FAULT_CLOSE = 1 << 8, /* the file is closed all the same */
    FAULT_CHANGES = FAULT_WRITE | FAULT_SYNC | FAULT_NAME,
    FAULT_ALL = (1 << 9) - 1
};

enum fault_end {
    FAULT_FAILS,    /* the call does nothing and is refused with `cause` */
    FAULT_FAILS_ON, /* so are all after it */
    FAULT_KILLS_BEFORE,
    FAULT_KILLS_HALF, /* of a write half the bytes are written; any other call is killed before */
    FAULT_KILLS_AFTER
};

struct fault {
    unsigned kinds; /* the calls that count, an or of enum fault_kind; 0: none */
    long at;        /* 1 is the next; 0: only count */
    enum fault_end end;
    int cause;   /* an errno */
    int slow_us; /* every call of those kinds takes so much longer */
};

void faults_arm(struct fault fault);
long faults_disarm(void); /* how many calls of those kinds there were since */

#endif
