#include "showcase_feats.h"

#include "ace_feats.h"
#include "achievements_scene.h"
#include "scenes.h"

void showcase_feats_feats(struct app *app) { title_open(app), achievements_open(app, PAGE_FEATS); }
void showcase_feats_rewards(struct app *app) { title_open(app), achievements_open(app, PAGE_REWARDS); }
void showcase_feats_figures(struct app *app) { title_open(app), achievements_open(app, PAGE_FIGURES); }
void showcase_feats_earned(struct app *app) { title_open(app), ace_setup_open(app), feats_herald(app, FEAT_TWO_SPADES); }
