/* Moves at a table of SPEC: windows that nobody wants to answer are passed. */
#include "showcase_spec.h"

#include "showcase_laid.h"
#include "spec_names.h"

#include <stdlib.h>
#include <string.h>

static struct board seen(const struct match *m)
{
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    return v.board;
}

static bool one_says_no(struct match *m)
{
    struct action no = action_of(seat_first(match_waiting(m)), SPEC_NO, 0);
    return match_play(m, &no, 0) == REASON_OK;
}

/* Everybody who is asked in the window that is open. */
static void pass(struct match *m)
{
    const struct board first = seen(m);
    for (struct board b = first;
         b.phase == SPEC_PHASE_WINDOW && b.num[SPEC_WINDOW] == first.num[SPEC_WINDOW] &&
         b.num[SPEC_TURN_OF] == first.num[SPEC_TURN_OF];
         b = seen(m))
        if (!one_says_no(m))
            return;
}

void showcase_spec_act(struct match *m, const char *line)
{
    if (*line == '*') {
        pass(m);
        return;
    }
    const bool unasked = strstr(line, "stand") || strstr(line, "drink"),
               answers = strstr(line, "declare") || strstr(line, " no");
    while (!unasked && seen(m).phase == SPEC_PHASE_WINDOW &&
           !(answers && seat_in(atoi(line) - 1, match_waiting(m))) && one_says_no(m))
        ;
    laid_act(m, line);
}
