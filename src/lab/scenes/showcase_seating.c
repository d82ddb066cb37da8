/* The seating pages with a table at them. */
#include "showcase_seating.h"

#include "games.h"
#include "power_up_names.h"
#include "scenes.h"
#include "seating_scene.h"
#include "spec_names.h"

#include <stdio.h>

/* what the pages over the seating page write into; nobody plays by it */
static struct seating house;

static void four(struct seating *s)
{
    static const struct {
        const char *name;
        uint8_t emblem, ground;
    } who[] = {{"Léa", 0, 0}, {"Hugo", 1, 1}, {"はるか", 4, 4}, {"Grand-mère Joséphine", 2, 2}};
    seating_default(s, games_find("upcolor"), 5);
    for (int i = 0; i < 4; i++) {
        const struct person p = {.id = i + 1, .emblem = who[i].emblem, .colour = who[i].ground};
        people_sit(s, i, &p);
        seating_name(s->seat[i].name, who[i].name);
    }
    s->privacy = PRIVACY_PEEK;
    seating_mend(s);
}

static void nothing(struct app *app, void *user, bool swap) { (void)app, (void)user, (void)swap; }

void showcase_seating_one(struct app *app) { title_open(app), seating_open(app, "upcolor"); }

void showcase_seating_poker(struct app *app)
{
    title_open(app), seating_open(app, seating_door_game(app, "power-up"));
}

void showcase_seating_poker_tables(struct app *app)
{
    title_open(app);
    seating_default(&house, games_find(seating_door_game(app, "power-up")), 3);
    house.option[0] = 2000;
    seating_open_with(app, &house);
    seating_plans_open(app, &house, nothing, NULL);
}

void showcase_seating_poker_rules(struct app *app)
{
    title_open(app);
    seating_default(&house, games_find(seating_door_game(app, "power-up")), 3);
    house.option[0] = 2000;
    seating_open_with(app, &house);
    seating_rules_open(app, &house, nothing, NULL);
}

void showcase_seating_poker_powers(struct app *app)
{
    title_open(app);
    seating_default(&house, games_find("power-up"), 3);
    house.option[POWER_UP_LIST] ^= 1 << POWER_EMP;
    house.option[POWER_UP_COST + POWER_RELOAD] = 4;
    seating_open_with(app, &house);
    seating_powers_open(app, &house, nothing, NULL);
}

void showcase_seating_poker_ten(struct app *app)
{
    title_open(app);
    seating_default(&house, games_find("holdem"), 10);
    seating_open_with(app, &house);
}

void showcase_seating_poker_sitter(struct app *app)
{
    title_open(app);
    seating_default(&house, games_find(seating_door_game(app, "power-up")), 3);
    seating_open_with(app, &house);
    sitter_open(app, &(struct sitter_request){.seating = &house, .at = 2, .changed = nothing});
}

void showcase_seating_spec(struct app *app) { title_open(app), seating_open(app, "spec"); }

static void spec_table(struct app *app, int seats)
{
    title_open(app);
    seating_default(&house, games_find("spec"), seats);
    house.option[SPEC_LIST] ^= 1 << SPEC_HAND_SWAP;
    seating_open_with(app, &house);
}

void showcase_seating_spec_nine(struct app *app) { spec_table(app, 9); }
void showcase_seating_spec_tables(struct app *app)
{
    spec_table(app, 6), seating_plans_open(app, &house, nothing, NULL);
}
void showcase_seating_spec_rules(struct app *app)
{
    spec_table(app, 6), seating_rules_open(app, &house, nothing, NULL);
}
void showcase_seating_spec_effects(struct app *app)
{
    spec_table(app, 6), seating_powers_open(app, &house, nothing, NULL);
}
void showcase_seating_spec_sitter(struct app *app)
{
    spec_table(app, 6),
        sitter_open(app, &(struct sitter_request){.seating = &house, .at = 2, .changed = nothing});
}

void showcase_seating_four(struct app *app)
{
    title_open(app);
    four(&house);
    seating_open_with(app, &house);
}

void showcase_seating_sitter(struct app *app)
{
    showcase_seating_four(app);
    sitter_open(app, &(struct sitter_request){.seating = &house, .at = 4, .changed = nothing});
}

void showcase_seating_tables(struct app *app)
{
    showcase_seating_four(app);
    seating_plans_open(app, &house, nothing, NULL);
}

void showcase_seating_rules(struct app *app)
{
    showcase_seating_four(app);
    seating_rules_open(app, &house, nothing, NULL);
}

void showcase_seating_person(struct app *app)
{
    const struct person p = {.id = 1, .name = "Grand-mère Joséphine", .emblem = 2, .colour = 2};
    title_open(app);
    person_open(app, &p, NULL, NULL);
}

void showcase_seating_new_person(struct app *app)
{
    title_open(app), person_open(app, NULL, NULL, NULL);
}
