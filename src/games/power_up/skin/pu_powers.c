/* pu_powers.c - the ten powers as they are seen, told and heard, a row each. What they do is drawn
 * in pu_effects.c, begun in pu_moments.c and said in pu_tell.c. */
#include "pu_look.h"

#include "check.h"
#include "i18n.h"

const struct pu_power pu_powers[] = {
    [POWER_CLONE] = {.family = FAMILY_CONTROL,
                     .id = "clone",
                     .about = N_(
                         "Becomes a face-up copy of the last power anyone played this hand, other "
                         "than Clone. Playing the copy costs its own energy."),
                     .plays = N_("%s plays Clone"),
                     .offer = N_("Play Clone: %d energy"),
                     .ms = 800,
                     .event = pu_cloned,
                     .line = pu_clone_line,
                     .draw = pu_draw_clone},
    [POWER_XRAY] = {.family = FAMILY_INFORMATION,
                    .id = "xray",
                    .about =
                        N_("Each opponent still in the hand turns one random hole card face up for "
                           "everyone. Players already showing a card are skipped."),
                    .plays = N_("%s plays X-Ray"),
                    .offer = N_("Play X-Ray: %d energy"),
                    .ms = 620,
                    .light = LIGHT_HANDS,
                    .event = pu_xrayed,
                    .line = pu_xray_line,
                    .draw = pu_draw_xray,
                    .under = pu_draw_cone,
                    .over = pu_draw_xrayed},
    [POWER_DEPLOY] = {.family = FAMILY_BOARD,
                      .id = "deploy",
                      .about = N_(
                          "Adds the deck’s next card to the board, where everyone can use it. At "
                          "most twice per hand, counting all players."),
                      .plays = N_("%s plays Deploy"),
                      .offer = N_("Play Deploy: %d energy"),
                      .ms = 800,
                      .limit = N_("Deploy limit"),
                      .event = pu_deployed,
                      .line = pu_deploy_line,
                      .draw = pu_draw_deploy},
    [POWER_EMP] = {.family = FAMILY_CONTROL,
                   .id = "emp",
                   .about = N_(
                       "No one can play another power in this betting round, not even you. Effects "
                       "of earlier powers remain."),
                   .plays = N_("%s plays EMP"),
                   .offer = N_("Play EMP: %d energy"),
                   .ms = 850,
                   .for_all = true,
                   .event = pu_emp_set,
                   .line = pu_emp_line,
                   .draw = pu_draw_emp},
    [POWER_INTEL] =
        {.family = FAMILY_INFORMATION,
         .id = "intel",
         .about = N_("For the rest of the hand, you see the deck’s next card, even as it changes."),
         .plays = N_("%s plays Intel"),
         .offer = N_("Play Intel: %d energy"),
         .ms = 700,
         .event = pu_intel_set,
         .line = pu_intel_line,
         .draw = pu_draw_intel},
    [POWER_DISINTEGRATE] =
        {.family = FAMILY_BOARD,
         .id = "disintegrate",
         .about =
             N_("Removes one board card that was dealt in this betting round and isn’t frozen. It "
                "isn’t replaced. At most twice per hand, counting all players."),
         .plays = N_("%s plays Disintegrate"),
         .offer = N_("Play Disintegrate: %d energy"),
         .ms = 900,
         .limit = N_("Disintegrate limit"),
         .aims = N_("Choose the board card to disintegrate."),
         .burns = true,
         .event = pu_burnt,
         .line = pu_disintegrate_line,
         .draw = pu_draw_disintegrate,
         .under = pu_draw_fire},
    [POWER_SCANNER] =
        {.family = FAMILY_INFORMATION,
         .id = "scanner",
         .about = N_(
             "Only you see the deck’s next two cards. Then keep both on the deck or discard both."),
         .plays = N_("%s plays Scanner"),
         .offer = N_("Play Scanner: %d energy"),
         .ms = 700,
         .asks = N_("The next two cards: keep both or discard both."),
         .waits = N_("%s is looking at the next two cards: keep or discard?"),
         .held_out = FAN_OF_DECK,
         .event = pu_scanned,
         .line = pu_scanner_line,
         .over_fan = pu_draw_scan,
         .draw = pu_draw_beam},
    [POWER_ENGINEER] = {.family = FAMILY_BOARD,
                        .id = "engineer",
                        .about = N_(
                            "Turns the deck’s next three cards face up for everyone. You pick the "
                            "one that comes next. The other two are removed."),
                        .plays = N_("%s plays Engineer"),
                        .offer = N_("Play Engineer: %d energy"),
                        .ms = 700,
                        .asks = N_("Pick the card that comes next. The other two are removed."),
                        .waits =
                            N_("%s picks the card that comes next. The other two are removed."),
                        .event = pu_engineered,
                        .line = pu_engineer_line,
                        .over_fan = pu_draw_holograms,
                        .draw = pu_draw_beam},
    [POWER_RELOAD] =
        {.family = FAMILY_OWN_HAND,
         .id = "reload",
         .about =
             N_("Discards one or both of your hole cards and draws the same number from the deck."),
         .plays = N_("%s plays Reload"),
         .offer = N_("Play Reload: %d energy"),
         .ms = 650,
         .aims = N_("Choose one or both hole cards to discard."),
         .light = LIGHT_OWN_HAND,
         .event = pu_reloaded,
         .line = pu_reload_line,
         .draw = pu_draw_reload},
    [POWER_UPGRADE] =
        {.family = FAMILY_OWN_HAND,
         .id = "upgrade",
         .about = N_("Draws a third hole card. You then discard one of the three, face down."),
         .plays = N_("%s plays Upgrade"),
         .offer = N_("Play Upgrade: %d energy"),
         .ms = 700,
         .asks = N_("Three cards: choose one to discard."),
         .waits = N_("%s holds three cards and must discard one."),
         .light = LIGHT_OWN_HAND,
         .held_out = FAN_AND_HAND,
         .event = pu_upgraded,
         .line = pu_upgrade_line,
         .draw = pu_draw_upgrade},
};
_Static_assert(sizeof pu_powers / sizeof *pu_powers == POWERS, "every power has its row");

static const struct pu_power *of(int power)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    return &pu_powers[power];
}

enum power_family power_family(int power) { return of(power)->family; }
const char *power_title(int power) { return _(power_name(power)); }
const char *power_about(int power) { return _(of(power)->about); }
const char *power_id(int power) { return of(power)->id; }
