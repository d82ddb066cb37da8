/* log.c - lines on stderr, or to who listens. */
#include "log.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void (*sink_function)(void *user, enum log_level level, const char *line);
static void *sink_user;

__attribute__((format(printf, 2, 0))) static void say(enum log_level level, const char *format,
                                                      va_list args)
{
    char line[1024];

    vsnprintf(line, sizeof line, format, args);
    pthread_mutex_lock(&lock);
    if (sink_function)
        sink_function(sink_user, level, line);
    else if (level == LOG_WARN || getenv("CARRE_VERBOSE"))
        fprintf(stderr, "carre: %s\n", line);
    pthread_mutex_unlock(&lock);
}

void log_info(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    say(LOG_INFO, format, args);
    va_end(args);
}

void log_warn(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    say(LOG_WARN, format, args);
    va_end(args);
}

void log_sink(void (*sink)(void *user, enum log_level level, const char *line), void *user)
{
    pthread_mutex_lock(&lock);
    sink_function = sink;
    sink_user = user;
    pthread_mutex_unlock(&lock);
}
