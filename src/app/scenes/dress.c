#include "dress.h"

void dress_by_settings(const struct app *app, struct stage *st)
{
    st->court_fr = app_setting(app, SETTING_COURT_LETTERS) == COURT_FR;
    st->assist = app_setting(app, SETTING_ASSIST);
    st->colours = app_setting(app, SETTING_UPCOLOR_COLOURS);
    st->dark = app_setting(app, SETTING_UPCOLOR_GROUND) == GROUND_DARK;
    st->order = app_setting(app, SETTING_HAND_ORDER);
    st->ask_all_in = app_setting(app, SETTING_ASK_ALL_IN);
    st->big_blinds = app_setting(app, SETTING_BIG_BLINDS);
    st->deck_edge = app_setting(app, SETTING_DECK) == DECK_CONTRAST || app_ui(app)->contrast;
}

seat dress_lone_person(const struct seating *s)
{
    seat who = SEAT_NONE;
    for (int i = 0; i < s->nseats; i++)
        if (s->seat[i].sitter == SITTER_PERSON) {
            if (who >= 0)
                return SEAT_NONE;
            who = (seat)i;
        }
    return who;
}

enum privacy dress_privacy(const struct seating *s, seat eyes)
{
    if (eyes == SEAT_OPEN)
        return PRIVACY_OPEN;
    if (eyes == SEAT_ONLOOKER)
        return PRIVACY_PEEK;
    return s->nseats == 1 || eyes == dress_lone_person(s) ? PRIVACY_ONE : PRIVACY_CURTAIN;
}

void dress_seats(const struct rules *r, const struct seating *told, const char *text, struct seating *out)
{
    char error[SEATING_ERROR];
    struct seating kept;
    seating_default(out, r->game, r->nseats);
    if (told && told->nseats == r->nseats) {
        *out = *told;
    } else if (text && *text) {
        if (seating_read("seats", text, &kept, error) && kept.nseats == r->nseats)
            *out = kept;
        else
            for (int s = 0; s < r->nseats; s++)
                out->seat[s].sitter = SITTER_PERSON;
    }
}
