#include "showcase_feats.h"

#include "ace_feats.h"
#include "achievements_scene.h"
#include "scenes.h"
#include "table.h"

void showcase_feats_earned(struct app *app)
{
    title_open(app);
    table_open(app, &(struct table_request){.game = "ace", .seed = "carre"});
    app_settle(app, 20000);
    feats_herald(app, FEAT_TWO_SPADES);
}
