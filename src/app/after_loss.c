/* after_loss.c - see after_loss.h. Two numbers of the settings remember runs lost in a row, and at which difficulty. */
#include "after_loss.h"

#include "ace_after.h"
#include "i18n.h"

static int lost_at(struct app *app, int difficulty) { return app_setting(app, SETTING_ACE_LOST_AT) == difficulty ? app_setting(app, SETTING_ACE_LOST) : 0; }

void after_loss_count(struct app *app, const struct match *m)
{
    enum { MOST = 99 };
    const int difficulty = ace_difficulty(match_rules(m)), before = lost_at(app, difficulty);
    int32_t score[SEATS];
    match_score(m, score);
    app_set(app, SETTING_ACE_LOST, score[0] > 0 ? 0 : before < MOST ? before + 1 : MOST);
    app_set(app, SETTING_ACE_LOST_AT, difficulty);
}

void after_loss_words(struct app *app, const struct match *m, struct strbuf *out)
{
    const struct rules *r = match_rules(m);
    struct view v;
    struct ace_after after;
    match_view(m, SEAT_ONLOOKER, &v);
    if (!ace_after_loss(r, &v.board, lost_at(app, ace_difficulty(r)), &after))
        return;
    if (after.hint)
        strbuf_addf(out, " %s", _(after.hint));
    if (after.next)
        strbuf_addf(out, " %s", _(after.next));
}

const char *after_loss_lesson(struct app *app, const struct match *m)
{
    struct view v;
    struct ace_after after;
    match_view(m, SEAT_ONLOOKER, &v);
    if (!ace_after_loss(match_rules(m), &v.board, lost_at(app, ace_difficulty(match_rules(m))), &after))
        return "";
    return after.hint ? _(after.hint) : after.next ? _(after.next) : "";
}

bool after_loss_offer(struct app *app, int difficulty, int zero)
{
    const bool offered = difficulty == ACE_EASY && zero != ACE_ZERO_WIND && lost_at(app, difficulty) >= ACE_LOST_MANY;
    if (offered)
        app_set(app, SETTING_ACE_LOST, 0);
    return offered;
}
