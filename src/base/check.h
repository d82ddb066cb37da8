#ifndef CARRE_CHECK_H
#define CARRE_CHECK_H

/* Our own errors: a broken invariant is not carried on with.
 *
 * CARRE_ASSERT(claim) stays in every build: the tables are small, the games are slow, and a wrong
 * board that plays on costs more than the test. It prints the claim with its place on stderr and
 * aborts. For what comes from outside (a save, a file, an input) give a verdict with a reason
 * instead; for what the world does (disk full), say so and go on.
 *
 * <assert.h> is included for static_assert. */

#include <assert.h>

#define CARRE_ASSERT(claim) ((claim) ? (void)0 : check_failed(#claim, __FILE__, __LINE__))

/* Prints "file:line: claim does not hold" and aborts. */
_Noreturn void check_failed(const char *claim, const char *file, int line);

#endif
