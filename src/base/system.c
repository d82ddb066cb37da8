/* Waiting is the same on every system, but for the clock. */

#include "system.h"

#include "check.h"

void system_condition(pthread_cond_t *condition)
{
    pthread_condattr_t by;

    pthread_condattr_init(&by);
    pthread_condattr_setclock(&by, system_waiting_clock);
    pthread_cond_init(condition, &by);
    pthread_condattr_destroy(&by);
}

struct timespec system_moment(int ms)
{
    CARRE_ASSERT(ms >= 0);
    struct timespec moment;

    clock_gettime(system_waiting_clock, &moment);
    moment.tv_sec += ms / 1000;
    moment.tv_nsec += ms % 1000 * 1000000L;
    if (moment.tv_nsec >= 1000000000L) {
        moment.tv_sec++;
        moment.tv_nsec -= 1000000000L;
    }
    return moment;
}
