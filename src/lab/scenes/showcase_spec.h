#ifndef CARRE_SHOWCASE_SPEC_H
#define CARRE_SHOWCASE_SPEC_H

/* SPEC to look at: windows, what is asked, each card at its peak, on tables that were laid out for
 * it. The picture stands still. */

#include "app.h"

#define SHOWCASE_SPECS(SCENE)                                                                      \
    SCENE("spec", table)                                                                           \
    SCENE("spec-strip", strip)                                                                     \
    SCENE("spec-strip-answered", answered)                                                         \
    SCENE("spec-strip-straddle", strip_straddle) SCENE("spec-strip-flop", strip_flop) SCENE(       \
        "spec-strip-run", strip_run) SCENE("spec-strip-award", strip_award)                        \
        SCENE("spec-quiet", quiet) SCENE("spec-aim", aim) SCENE("spec-aim-swap", aim_swap) SCENE(  \
            "spec-attach", attach) SCENE("spec-refused", refused) SCENE("spec-declared", declared) \
            SCENE("spec-order", order) SCENE("spec-back", back) SCENE("spec-cut", cut) SCENE(      \
                "spec-twice", twice) SCENE("spec-boards", boards) SCENE("spec-halves", halves)     \
                SCENE("spec-exchange", exchange) SCENE("spec-straddle", straddle)                  \
                    SCENE("spec-doubling", doubling) SCENE("spec-chain", chain) SCENE(             \
                        "spec-passive", passive) SCENE("spec-both", both) SCENE("spec-swap", swap) \
                        SCENE("spec-clairvoyance", clairvoyance) SCENE("spec-upgrade", upgrade)    \
                            SCENE("spec-three", three) SCENE("spec-discard", discard) SCENE(       \
                                "spec-nullify", nullify) SCENE("spec-nullified", nullified)        \
                                SCENE("spec-button", button) SCENE("spec-meow", meow) SCENE(       \
                                    "spec-meowing", meowing) SCENE("spec-toast", toast)            \
                                    SCENE("spec-good", good) SCENE("spec-arm", arm)                \
                                        SCENE("spec-fan", fan) SCENE("spec-drawn", drawn) SCENE(   \
                                            "spec-watching", watching) SCENE("spec-bust", bust)    \
                                            SCENE("spec-reentry", reentry) SCENE(                  \
                                                "spec-wish", wish) SCENE("spec-back-in", back_in)  \
                                                SCENE("spec-break", pause) SCENE("spec-bar", bar)  \
                                                    SCENE("spec-drink",                            \
                                                          drink) SCENE("spec-served", served)      \
                                                        SCENE("spec-end", end) SCENE(              \
                                                            "spec-three-seats", seats_three)       \
                                                            SCENE("spec-nine-seats", seats_nine)   \
                                                                SCENE("spec-late", late)

/* Each opens its scene: showcase_spec_twice(app), … In the table of all scenes:
 * SHOWCASE_SPECS(SHOWCASE_SPEC_LINE) */
#define SHOWCASE_SPEC_DECLARED(name, id) void showcase_spec_##id(struct app *app);
SHOWCASE_SPECS(SHOWCASE_SPEC_DECLARED)
#define SHOWCASE_SPEC_LINE(name, id) {name, showcase_spec_##id},

/* One action at such a table: a log's line, or "*": everybody who is asked in a window in between
 * says no. */
struct match;
void showcase_spec_act(struct match *m, const char *line);

#endif
