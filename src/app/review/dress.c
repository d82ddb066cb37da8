/* dress.c - settings as a table wears them. */
#include "dress.h"

#include "check.h"
#include "game_folder.h"

void dress_by_settings(const struct app *app, struct stage *st)
{
    st->court_fr = app_setting(app, SETTING_COURT_LETTERS) == COURT_FR;
    st->assist = app_setting(app, SETTING_ASSIST);
    game_dress(app, st->rules.game->id, st, false);
    st->ask_all_in = app_setting(app, SETTING_ASK_ALL_IN);
    st->big_blinds = app_setting(app, SETTING_BIG_BLINDS);
    st->deck_edge = app_setting(app, SETTING_DECK) == DECK_CONTRAST || app_ui(app)->contrast;
}

enum privacy dress_privacy(const struct seating *s, seat eyes)
{
    if (eyes == SEAT_OPEN)
        return PRIVACY_OPEN;
    if (eyes == SEAT_ONLOOKER)
        return PRIVACY_PEEK;
    return s->nseats == 1 || eyes == seating_lone_person(s) ? PRIVACY_ONE : PRIVACY_CURTAIN;
}

void dress_seats(const struct rules *r, const struct seating *told, const char *text,
                 struct seating *out)
{
    char error[SEATING_ERROR];
    struct seating kept;
    if (told && told->nseats == r->nseats)
        *out = *told;
    else if (text && *text && seating_read("seats", text, &kept, error) && kept.nseats == r->nseats)
        *out = kept;
    else
        seating_unknown(out, r->game, r->nseats);
    CARRE_ASSERT(out->nseats == r->nseats);
}
