/* character.c - who there is to meet, and how each of them plays; those of Power Up's world stand
 * in character_cast.c, those of SPEC's card room in character_room.c. */
#include "character.h"

#include <stddef.h>
#include <string.h>

static const struct character list[] = {
    {.id = "olive",
     .name = N_("Olive"),
     .emblem = "owl",
     .level = "expert",
     .about = N_("Quietly counts what’s gone, and looks up when it matters."),
     .temper = {.budget = 120, .patience = 30, .thrift = 10}},
    {.id = "hugo",
     .name = N_("Hugo"),
     .emblem = "fox",
     .level = "expert",
     .about = N_("Likes the card that nobody expects, and is sometimes right."),
     .temper = {.budget = 100, .boldness = 20, .whim = 20}},
    {.id = "theo",
     .name = N_("Théo"),
     .emblem = "tortoise",
     .level = "regular",
     .about = N_("In no hurry at all. Saves the best till last, and ends up still holding it."),
     .temper = {.budget = 100, .patience = 90, .boldness = -40}},
    {.id = "fleur",
     .name = N_("Fleur"),
     .emblem = "hare",
     .level = "regular",
     .about = N_("Plays first and thinks later. Never holds a card for long."),
     .temper = {.budget = 60, .patience = -60, .boldness = 90}},
    {.id = "bruno",
     .name = N_("Bruno"),
     .emblem = "badger",
     .level = "regular",
     .about = N_("Never pays an avoidable penalty, and keeps a tidy hand."),
     .temper = {.budget = 100, .thrift = 100}},
    {.id = "samir",
     .name = N_("Samir"),
     .emblem = "bear",
     .level = "beginner",
     .about = N_("Here for the company. Plays what feels right and smiles either way."),
     .temper = {.budget = 100, .thrift = -30, .whim = 40}},
    {.id = "minou",
     .name = N_("Minou"),
     .emblem = "cat",
     .level = "regular",
     .about = N_("Two moods: wide awake and elsewhere. Nobody knows which is next."),
     .temper = {.budget = 140, .whim = 60}},
    {.id = "ida",
     .name = N_("Ida"),
     .emblem = "penguin",
     .level = "shark",
     .about = N_("Cool to the last card. Thanks everybody for the game, and means it."),
     .temper = {.budget = 150}},
};
enum { CHARACTERS = sizeof list / sizeof *list };

const struct character *character_nth(int n)
{
    if (n < 0 || n >= CHARACTERS + CAST + ROOM)
        return NULL;
    return n < CHARACTERS          ? &list[n]
           : n < CHARACTERS + CAST ? &character_cast[n - CHARACTERS]
                                   : &character_room[n - CHARACTERS - CAST];
}

const struct character *character_find(const char *id)
{
    const struct character *c;
    for (int i = 0; (c = character_nth(i)); i++)
        if (strcmp(c->id, id) == 0)
            return c;
    return NULL;
}

const struct temper *character_temper(const char *id)
{
    const struct character *c = character_find(id);
    return c ? &c->temper : &temper_even;
}

/* A whole word of a list. */
bool character_plays(const struct character *c, const char *game)
{
    const size_t n = strlen(game);
    for (const char *at = c->game; at && (at = strstr(at, game)); at++)
        if ((at == c->game || at[-1] == ' ') && (at[n] == ' ' || !at[n]))
            return true;
    return !c->game;
}

const char *character_line(const struct character *c, enum character_occasion occasion, int n)
{
    int lines = 0;
    while (lines < VOICE_LINES && c->voice[occasion][lines])
        lines++;
    return lines ? c->voice[occasion][(unsigned)n % (unsigned)lines] : "";
}
