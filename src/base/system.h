#ifndef CARRE_SYSTEM_H
#define CARRE_SYSTEM_H

/* What only the system knows: its name, the person's own folders, whether somebody reads a stream,
 * and why it refused. */

#include "strbuf.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>

/* The first thing of all: arguments become UTF-8, and what is printed goes out byte for byte, where
 * a system does that otherwise. */
void system_begin(int *count, char ***arguments);

/* Adds its name, release and machine, as in "Linux 6.1.0, x86_64"; nothing where it won't say. */
void system_describe(struct strbuf *out);

/* The person's home; NULL when nobody knows one. The caller frees it with mem_free. */
char *system_home(void);

/* Where the person's desktop keeps such files: by the environment and user-dirs.dirs, else
 * "Pictures" or "Documents" at home. The folder may not exist yet. The caller frees the path with
 * mem_free. */
enum system_folder { SYSTEM_PICTURES, SYSTEM_DOCUMENTS };
char *system_folder(enum system_folder which);

/* Is the stream a terminal, and no file or pipe? */
bool system_is_terminal(FILE *stream);

/* A number that no other running program has. */
long system_process_id(void);

/* False only where it is certain that OpenGL would be drawn by the processor. */
bool system_may_have_gpu(void);

/* From now on, freed blocks of 64 KiB and more (pictures while they are drawn) go back to the
 * system at once instead of staying with the program. Call it first. Nothing where that can't be
 * said. */
void system_give_back(void);

/* Gives back what lies free between blocks, too. It takes about a millisecond: when there is
 * nothing else to do. */
void system_tidy(void);

/* What lies there is not wanted any more: the whole pages of it go back to the system, and read as
 * zeros when they are used again, or stay as they are where that can't be said. */
void system_let_go(void *bytes, size_t size);

/* Where X keeps how accents are composed from keys, ready to be mapped, instead of reading its
 * table of half a megabyte at every start (Compose(5), XCOMPOSECACHE); unless somebody has said
 * where. The folder is made. Before the window, and before any thread. Nothing where there is no X.
 */
void system_keep_compose(const char *folder);

/* Starts a thread that gets no signals: they belong to the program's first thread. */
bool system_start_thread(pthread_t *thread, void *(*work)(void *), void *argument);

/* A condition, and a moment from now until which pthread_cond_timedwait shall wait for it: by a
 * clock that nobody sets, where there is one for that. */
extern const clockid_t system_waiting_clock;
void system_condition(pthread_cond_t *condition);
struct timespec system_moment(int ms);

/* The languages that the system itself was told to speak, as in "fr-CA:en"; NULL where the
 * environment says all there is to say. The caller frees it with mem_free. */
char *system_languages(void);

/* The system's own number for the cause of a failed call as a value of errno. */
int system_errno(int cause);

/* What a value of errno comes down to for a person who wants to keep something. */
enum system_refusal { SYSTEM_FULL, SYSTEM_FORBIDDEN, SYSTEM_FAULT };
enum system_refusal system_refusal(int cause);

#endif
