/* seating.c - a table's seats, privacy and options as one value, and that value as text. */
#include "seating.h"

#include "bot.h"
#include "character.h"
#include "check.h"
#include "companions.h"
#include "emblems.h"
#include "game_folder.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "strbuf.h"
#include "utf8.h"

#include <cjson/cJSON.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char *const privacy_name[] = {[PRIVACY_ONE] = "one",
                                           [PRIVACY_PEEK] = "peek",
                                           [PRIVACY_CURTAIN] = "curtain",
                                           [PRIVACY_OPEN] = "open"};
static const char *const clock_name[CLOCKS] = {
    [CLOCK_OFF] = "off", [CLOCK_USUAL] = "usual", [CLOCK_LONG] = "long"};
static const char *const sitter_name[] = {
    [SITTER_NOBODY] = "nobody", [SITTER_PERSON] = "person", [SITTER_BOT] = "bot"};
enum {
    PRIVACIES = sizeof privacy_name / sizeof *privacy_name,
    SITTERS = sizeof sitter_name / sizeof *sitter_name
};

/* ---- seats ---- */

void seating_name(char out[NAMEPLATE_BYTES], const char *name)
{
    char *to = out;
    while (*name) {
        const char *from = name;
        const uint32_t point = utf8_next(&name);
        if (to - out + (name - from) >= NAMEPLATE_BYTES)
            break;
        if (utf8_is_unseen(point))
            continue;
        memcpy(to, from, (size_t)(name - from));
        to += name - from;
    }
    *to = '\0';
}

const char *seating_usual_bot(const char *game)
{
    const struct bot *b = bot_find(game, "regular");
    return (b ? b : bot_best(game))->id;
}

static bool emblem_taken(const struct seating *s, int emblem)
{
    for (int k = 0; k < s->nseats; k++)
        if (s->seat[k].sitter != SITTER_NOBODY && s->seat[k].emblem == emblem)
            return true;
    return false;
}

/* The first companion whose animal and name nobody at the table has; `animal`: one that lends a
 * person its animal, and no character's face. */
static struct companion free_companion(const struct seating *s, bool animal)
{
    struct companion c = companion_nth(s->game, 0);
    for (int i = 0; i < COMPANIONS; i++) {
        c = companion_nth(s->game, i);
        bool taken = animal && emblem_is_face(c.emblem);
        for (int k = 0; k < s->nseats; k++)
            taken =
                taken || (s->seat[k].sitter != SITTER_NOBODY &&
                          (s->seat[k].emblem == c.emblem || strcmp(s->seat[k].name, c.name) == 0));
        if (!taken)
            break;
    }
    return c;
}

void seating_sit_bot(struct seating *s, int at, const char *bot)
{
    CARRE_ASSERT(at >= 0 && at < SEATS);
    s->seat[at].sitter = SITTER_NOBODY; /* the player who sat there does not count as taken */
    const struct companion c = free_companion(s, false);
    struct seating_seat sits = {.sitter = SITTER_BOT, .emblem = c.emblem, .ground = c.ground};
    seating_name(sits.name, c.name);
    snprintf(sits.bot, sizeof sits.bot, "%s",
             bot && bot_find(s->game, bot) ? bot : seating_usual_bot(s->game));
    snprintf(sits.character, sizeof sits.character, "%s", c.character);
    s->seat[at] = sits;
}

void seating_sit_guest(struct seating *s, int at)
{
    CARRE_ASSERT(at >= 0 && at < SEATS);
    struct seating_seat sits = {.sitter = SITTER_PERSON};
    s->seat[at].sitter = SITTER_NOBODY;
    for (int n = 1; n <= SEATS; n++) {
        bool taken = false;
        snprintf(sits.name, sizeof sits.name, _("Player %d"), n);
        for (int k = 0; k < s->nseats; k++)
            taken = taken ||
                    (s->seat[k].sitter != SITTER_NOBODY && strcmp(s->seat[k].name, sits.name) == 0);
        if (!taken)
            break;
    }
    if (emblem_taken(s, 0)) { /* the cat is everybody's first */
        const struct companion c = free_companion(s, true);
        sits.emblem = c.emblem;
        sits.ground = c.ground;
        for (uint8_t e = 0; e < EMBLEMS && emblem_taken(s, sits.emblem); e++)
            sits.emblem = e;
    }
    snprintf(sits.bot, sizeof sits.bot, "%s", seating_usual_bot(s->game));
    s->seat[at] = sits;
}

void seating_default(struct seating *out, const struct game *g, int nseats)
{
    CARRE_ASSERT(nseats >= 0 && nseats <= SEATS);
    *out = (struct seating){.privacy = PRIVACY_PEEK};
    snprintf(out->game, sizeof out->game, "%s", g->id);
    if (nseats == 0)
        nseats = game_folder(g->id)->seats ? game_folder(g->id)->seats : 4;
    out->nseats = nseats < game_seats_offered(g) ? game_seats_offered(g)
                  : nseats > g->seats_max        ? g->seats_max
                                                 : nseats;
    for (int i = 0; i < g->noptions; i++)
        out->option[i] = g->options[i].normal;
    seating_sit_guest(out, 0);
    for (int i = 1; i < out->nseats; i++)
        seating_sit_bot(out, i, NULL);
}

void seating_unknown(struct seating *out, const struct game *g, int nseats)
{
    CARRE_ASSERT(nseats > 0 && nseats <= SEATS);
    seating_default(out, g, nseats);
    out->nseats = nseats; /* the match's own, even if no table of so few is offered */
    for (int i = 1; i < nseats; i++)
        out->seat[i].sitter = SITTER_NOBODY; /* no bot's name or animal counts as taken */
    for (int i = 1; i < nseats; i++)
        seating_sit_guest(out, i);
    out->privacy = seating_usual_privacy(nseats);
}

seat seating_lone_person(const struct seating *s)
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

int seating_people(const struct seating *s)
{
    CARRE_ASSERT(s->nseats >= 0 && s->nseats <= SEATS);
    int n = 0;
    for (int i = 0; i < s->nseats; i++)
        n += seating_person_at(s, i);
    return n;
}

enum privacy seating_privacy(const struct seating *s)
{
    return seating_people(s) < 2       ? PRIVACY_ONE
           : s->privacy == PRIVACY_ONE ? PRIVACY_CURTAIN
                                       : s->privacy;
}

enum privacy seating_usual_privacy(int people)
{
    return people < 2 ? PRIVACY_ONE : people == 2 ? PRIVACY_CURTAIN : PRIVACY_PEEK;
}

void seating_plates(const struct seating *s, struct nameplate out[SEATS])
{
    CARRE_ASSERT(s->nseats >= 0 && s->nseats <= SEATS);
    memset(out, 0, SEATS * sizeof *out);
    for (int i = 0; i < s->nseats; i++) {
        out[i] = (struct nameplate){.emblem = s->seat[i].emblem,
                                    .ground = s->seat[i].ground,
                                    .person = seating_person_at(s, i)};
        seating_name(out[i].name, s->seat[i].name);
    }
}

/* ---- writing ---- */

static void write_seat(cJSON *list, const struct seating_seat *s)
{
    cJSON *one = cJSON_CreateObject();
    cJSON_AddStringToObject(one, "sitter", sitter_name[s->sitter]);
    cJSON_AddStringToObject(one, "name", s->name);
    cJSON_AddStringToObject(one, "emblem", emblem_id(s->emblem));
    cJSON_AddNumberToObject(one, "ground", s->ground);
    if (s->person)
        cJSON_AddNumberToObject(one, "person", (double)s->person);
    if (s->away)
        cJSON_AddTrueToObject(one, "away");
    if (s->asked)
        cJSON_AddTrueToObject(one, "asked");
    if (s->bank_used > 0)
        cJSON_AddNumberToObject(one, "bank_used", s->bank_used);
    if (*s->bot)
        cJSON_AddStringToObject(one, "bot", s->bot);
    if (*s->character)
        cJSON_AddStringToObject(one, "character", s->character);
    cJSON_AddItemToArray(list, one);
}

cJSON *seating_write_options(const struct seating *s)
{
    const struct game *g = games_find(s->game);
    cJSON *options = cJSON_CreateObject();
    for (int i = 0; g && i < g->noptions; i++) {
        const struct option_spec *o = &g->options[i];
        if (o->values)
            cJSON_AddStringToObject(options, o->name, o->values[s->option[i] - o->low]);
        else
            cJSON_AddNumberToObject(options, o->name, s->option[i]);
    }
    return options;
}

char *seating_write(const struct seating *s)
{
    cJSON *top = cJSON_CreateObject();
    cJSON_AddStringToObject(top, "game", s->game);
    cJSON_AddStringToObject(top, "privacy", privacy_name[s->privacy]);
    if (s->clock != CLOCK_OFF)
        cJSON_AddStringToObject(top, "clock", clock_name[s->clock]);
    cJSON_AddItemToObject(top, "options", seating_write_options(s));
    cJSON *seats = cJSON_AddArrayToObject(top, "seats");
    for (int i = 0; i < s->nseats; i++)
        write_seat(seats, &s->seat[i]);
    char *json = cJSON_Print(top), *text = mem_copy_text(json);
    cJSON_free(json);
    cJSON_Delete(top);
    return text;
}

/* ---- reading ---- */

/* Where a fault is told: the text, and the line on which the value asked for last begins. */
struct reading {
    const char *name, *text, *at;
    char *error;
};

static bool fault(const struct reading *r, const char *reason)
{
    int line = 1;
    for (const char *p = r->text; p < r->at; p++)
        line += *p == '\n';
    snprintf(r->error, SEATING_ERROR, "%.60s, line %d: %s", r->name, line, reason);
    return false;
}

/* cJSON keeps no lines; the next place of a key is near enough for a person who looks for the
 * fault. */
static void look_for(struct reading *r, const char *key, const char *from)
{
    char quoted[40];
    snprintf(quoted, sizeof quoted, "\"%s\"", key);
    const char *at = strstr(from, quoted);
    if (at)
        r->at = at;
}

static bool whole_number(const cJSON *j, double least, double most, int64_t *out)
{
    if (!cJSON_IsNumber(j) || j->valuedouble < least || j->valuedouble > most ||
        j->valuedouble != floor(j->valuedouble))
        return false;
    *out = (int64_t)j->valuedouble;
    return true;
}

static int word_of(const cJSON *j, const char *const *words, int n)
{
    for (int i = 0; cJSON_IsString(j) && i < n; i++)
        if (words[i] && strcmp(words[i], j->valuestring) == 0)
            return i;
    return -1;
}

static bool good_name(const char *name)
{
    if (!*name || !utf8_valid(name) || strlen(name) >= NAMEPLATE_BYTES)
        return false;
    for (const char *p = name; *p;) {
        const uint32_t point = utf8_next(&p);
        if (point < 0x20 || (point >= 0x7F && point < 0xA0) || (point >= 0x2028 && point <= 0x202E))
            return false;
    }
    return true;
}

static void read_id(const cJSON *j, char out[SEATING_BOT])
{
    out[0] = '\0';
    if (cJSON_IsString(j) && strlen(j->valuestring) < SEATING_BOT)
        snprintf(out, SEATING_BOT, "%s", j->valuestring);
}

static bool read_seat(struct reading *r, const cJSON *j, int at, struct seating *out)
{
    CARRE_ASSERT(at >= 0 && at < SEATS);
    struct seating_seat *s = &out->seat[at];
    const cJSON *name = cJSON_GetObjectItem(j, "name"), *emblem = cJSON_GetObjectItem(j, "emblem"),
                *person = cJSON_GetObjectItem(j, "person");
    const int sitter = word_of(cJSON_GetObjectItem(j, "sitter"), sitter_name, SITTERS);
    char reason[120];
    int64_t n;
    if (sitter != SITTER_PERSON && sitter != SITTER_BOT) {
        snprintf(reason, sizeof reason, "seat %d is neither a person nor a bot", at + 1);
        return fault(r, reason);
    }
    if (!cJSON_IsString(name) || !good_name(name->valuestring)) {
        snprintf(reason, sizeof reason, "seat %d has no name that can be shown", at + 1);
        return fault(r, reason);
    }
    if (person && !whole_number(person, 0, 9e15, &s->person)) {
        snprintf(reason, sizeof reason, "the person of seat %d is no number", at + 1);
        return fault(r, reason);
    }
    s->sitter = (enum sitter)sitter;
    seating_name(s->name, name->valuestring);
    const int animal = cJSON_IsString(emblem) ? emblem_find(emblem->valuestring) : -1;
    s->emblem = (uint8_t)(animal >= 0 ? animal : companion_nth(out->game, at).emblem);
    s->ground = (uint8_t)(whole_number(cJSON_GetObjectItem(j, "ground"), 0, EMBLEM_GROUNDS - 1, &n)
                              ? n
                              : companion_nth(out->game, at).ground);
    s->away = sitter == SITTER_PERSON && cJSON_IsTrue(cJSON_GetObjectItem(j, "away"));
    s->asked = cJSON_IsTrue(cJSON_GetObjectItem(j, "asked"));
    s->bank_used =
        whole_number(cJSON_GetObjectItem(j, "bank_used"), 0, 3600000, &n) ? (int32_t)n : 0;
    read_id(cJSON_GetObjectItem(j, "bot"), s->bot);
    read_id(cJSON_GetObjectItem(j, "character"), s->character);
    if (!character_find(s->character))
        s->character[0] = '\0';
    if (!bot_find(out->game, s->bot))
        snprintf(s->bot, sizeof s->bot, "%s", seating_usual_bot(out->game));
    return true;
}

/* Options by name; one that this version does not know is passed over, one that it misses is as
 * usual. */
static bool read_options(struct reading *r, const cJSON *options, const struct game *g,
                         int32_t *option)
{
    for (int i = 0; i < g->noptions; i++) {
        const struct option_spec *o = &g->options[i];
        const cJSON *j = cJSON_GetObjectItem(options, o->name);
        char reason[160];
        int64_t n;
        option[i] = o->normal;
        if (!j)
            continue;
        const int word = o->values ? word_of(j, o->values, o->high - o->low + 1) : -1;
        if (word >= 0) {
            option[i] = o->low + word;
        } else if (!o->values && whole_number(j, o->low, o->high, &n)) {
            option[i] = (int32_t)n;
        } else {
            look_for(r, o->name, r->text);
            snprintf(reason, sizeof reason, "that is no value of the option “%.60s”", o->name);
            return fault(r, reason);
        }
    }
    return true;
}

bool seating_read_options(const cJSON *j, const struct game *g, int32_t option[OPTIONS],
                          char error[SEATING_ERROR])
{
    struct reading r = {.name = "options", .text = "", .at = "", .error = error};
    memset(option, 0, OPTIONS * sizeof *option);
    return cJSON_IsObject(j) && read_options(&r, j, g, option);
}

static bool read_all(struct reading *r, const cJSON *top, struct seating *out)
{
    const cJSON *game = cJSON_GetObjectItem(top, "game"),
                *seats = cJSON_GetObjectItem(top, "seats");
    const struct game *g = cJSON_IsString(game) ? games_find(game->valuestring) : NULL;
    char reason[120];
    if (!cJSON_IsObject(top))
        return fault(r, "this is no seating");
    look_for(r, "game", r->text);
    if (!g)
        return fault(r, "there is no such game");
    snprintf(out->game, sizeof out->game, "%s", g->id);
    look_for(r, "privacy", r->text);
    const int privacy = word_of(cJSON_GetObjectItem(top, "privacy"), privacy_name, PRIVACIES);
    if (privacy < 0)
        return fault(r, "privacy is one, peek, curtain or open");
    out->privacy = (enum privacy)privacy;
    const int clock = word_of(cJSON_GetObjectItem(top, "clock"), clock_name, CLOCKS);
    out->clock = clock < 0 ? CLOCK_OFF : (enum seating_clock)clock;
    if (!read_options(r, cJSON_GetObjectItem(top, "options"), g, out->option))
        return false;
    look_for(r, "seats", r->text);
    const int n = cJSON_IsArray(seats) ? cJSON_GetArraySize(seats) : 0;
    if (n < g->seats_min || n > g->seats_max) {
        snprintf(reason, sizeof reason, "there are %d seats; %s has %d to %d", n, g->id,
                 g->seats_min, g->seats_max);
        return fault(r, reason);
    }
    out->nseats = n;
    const cJSON *j;
    int at = 0;
    cJSON_ArrayForEach(j, seats)
    {
        look_for(r, "sitter", at ? r->at + 1 : r->at);
        if (!read_seat(r, j, at++, out))
            return false;
    }
    return true;
}

bool seating_read(const char *name, const char *text, struct seating *out,
                  char error[SEATING_ERROR])
{
    struct reading r = {.name = name, .text = text, .at = text, .error = error};
    error[0] = '\0';
    *out = (struct seating){.nseats = 0};
    const char *end = text;
    cJSON *top = cJSON_ParseWithOpts(text, &end, true);
    if (!top) {
        r.at = end;
        return fault(&r, "this can’t be read as JSON");
    }
    const bool good = read_all(&r, top, out);
    cJSON_Delete(top);
    return good;
}
