#ifndef CARRE_SHOWCASE_ACE_H
#define CARRE_SHOWCASE_ACE_H

/* Ace of Spades for two, to look at: with a bot partner, peeking, behind the curtain, cards up; the
 * wheel of vague words; what was said. */

#include "app.h"

#define SHOWCASE_ACES(SCENE)              \
    SCENE("ace-bot", bot)                 \
    SCENE("ace-bot-aim", bot_aim)         \
    SCENE("ace-two", two)                 \
    SCENE("ace-two-up", two_up)           \
    SCENE("ace-two-wheel", two_wheel)     \
    SCENE("ace-two-said", two_said)       \
    SCENE("ace-two-curtain", two_curtain) \
    SCENE("ace-two-behind", two_behind)   \
    SCENE("ace-two-open", two_open)       \
    SCENE("ace-two-history", two_history) \
    SCENE("setup-ace-two", setup_two)     \
    SCENE("ace-odds", odds)               \
    SCENE("ace-suspense", suspense)       \
    SCENE("ace-met", met)                 \
    SCENE("ace-seen", seen)

#define SHOWCASE_ACE_DECLARED(name, id) void showcase_ace_##id(struct app *app);
SHOWCASE_ACES(SHOWCASE_ACE_DECLARED)
#define SHOWCASE_ACE_LINE(name, id) {name, showcase_ace_##id},

#endif
