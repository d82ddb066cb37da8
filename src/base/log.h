#ifndef CARRE_LOG_H
#define CARRE_LOG_H

/* What the program says about itself, a sentence a line, on stderr.
 *
 * Warnings are always said; information only when CARRE_VERBOSE is set in the environment. Lines
 * from several threads do not mix. Nothing that a seat must not know is ever written here. */

enum log_level { LOG_INFO, LOG_WARN };

/* One sentence as printf writes it, without a newline at its end. */
__attribute__((format(printf, 1, 2))) void log_info(const char *format, ...);
__attribute__((format(printf, 1, 2))) void log_warn(const char *format, ...);

/* Sends every line (without a newline) to a function instead, for tests; NULL goes back to stderr.
 * The sink may be called from any thread, one call at a time, and must not log. */
void log_sink(void (*sink)(void *user, enum log_level level, const char *line), void *user);

#endif
