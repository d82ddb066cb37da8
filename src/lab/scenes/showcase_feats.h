/* What was earned in Ace of Spades, to look at. */
#ifndef CARRE_SHOWCASE_FEATS_H
#define CARRE_SHOWCASE_FEATS_H

#include "app.h"

#define SHOWCASE_FEATS(SCENE) SCENE("achievement-earned", earned)

#define SHOWCASE_FEATS_DECLARED(name, id) void showcase_feats_##id(struct app *app);
SHOWCASE_FEATS(SHOWCASE_FEATS_DECLARED)
#define SHOWCASE_FEATS_LINE(name, id) {name, showcase_feats_##id},

#endif
