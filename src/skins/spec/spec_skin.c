/* The table of SPEC: which reasons look and sound how, where the effect cards lie, and in which order all of it is drawn. */
#include "spec_skin.h"

#include "spec_look.h"

static const struct style styles[] = {
    POKER_STYLES,
};

static const struct poker_dress dress = {.own = spec_dress_own, .strong = spec_dress_strong, .round = 0.7F, .button = "spec/button"};

static const struct poker_extra extra = {
    .dress = &dress, .happened = spec_happened, .hurry = spec_hurry, .seated = spec_moment_seated, .draw_under = spec_draw_moment_under, .draw_over = spec_draw_moment,
};

const struct poker_skin spec_skin = {
    .skin = {.game = "spec", .theme = &spec_night, .contrast = &spec_night_contrast, .music = "spec", .back = "spec/back", .curtain = "spec/curtain",
             .style = styles, .nstyles = sizeof styles / sizeof *styles, .state_size = sizeof(struct spec_state), POKER_SKIN},
    .extra = &extra,
};
