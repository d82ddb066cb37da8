/* settings.c - values, and their JSON. */
#include "settings.h"

#include "check.h"
#include "log.h"
#include "mem.h"
#include "store.h"
#include "strbuf.h"
#include "utf8.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct setting_row rows[SETTINGS] = {
    [SETTING_LANGUAGE] = {"language", SETTING_CHOICE, .choices = {"system", "en", "fr", "ja"},
                          .normal = LANGUAGE_SYSTEM},
    [SETTING_TEXT_SIZE] = {"text_size", SETTING_NUMBER, .least = 100, .most = 200, .normal = 100},
    [SETTING_CONTRAST] = {"high_contrast", SETTING_FLAG},
    [SETTING_REDUCED_MOTION] = {"reduced_motion", SETTING_FLAG},
    [SETTING_PACE] = {"pace", SETTING_CHOICE,
                      .choices = {"slow", "normal", "fast", "turbo", "instant"},
                      .normal = PACE_NORMAL},
    [SETTING_TIME_LIMITS] = {"time_limits", SETTING_CHOICE,
                             .choices = {"usual", "ten-times", "none"}, .normal = LIMITS_USUAL},
    [SETTING_ASSIST] = {"assist", SETTING_CHOICE, .choices = {"off", "nudge", "full"},
                        .normal = ASSIST_NUDGE},
    [SETTING_CONFIRM_QUIT] = {"confirm_quit", SETTING_FLAG, .normal = 1},

    [SETTING_MUSIC] = {"music_volume", SETTING_NUMBER, .most = 100, .normal = 50},
    [SETTING_EFFECTS] = {"effects_volume", SETTING_NUMBER, .most = 100, .normal = 80},
    [SETTING_INTERFACE] = {"interface_volume", SETTING_NUMBER, .most = 100, .normal = 60},
    [SETTING_VOICE] = {"voice_volume", SETTING_NUMBER, .most = 100, .normal = 80},
    [SETTING_MONO] = {"mono", SETTING_FLAG},
    [SETTING_FEWER_SOUNDS] = {"fewer_sounds", SETTING_FLAG},
    [SETTING_MUTE_UNFOCUSED] = {"mute_unfocused", SETTING_FLAG, .normal = 1},
    [SETTING_SPEECH] = {"speech", SETTING_CHOICE, .choices = {"off", "brief", "full"},
                        .normal = SPEECH_OFF},
    [SETTING_SPEECH_RATE] = {"speech_rate", SETTING_NUMBER, .least = 50, .most = 300,
                             .normal = 100},

    [SETTING_KEYS] = {"keys", SETTING_TEXT},
    [SETTING_ALWAYS_KEYS] = {"always_show_keys", SETTING_FLAG},
    [SETTING_FULLSCREEN] = {"fullscreen", SETTING_FLAG},
    [SETTING_SOFTWARE] = {"software_renderer", SETTING_FLAG},
    [SETTING_WINDOW_X] = {"window_x", SETTING_NUMBER, .least = SETTINGS_ANYWHERE, .most = 100000,
                          .normal = SETTINGS_ANYWHERE},
    [SETTING_WINDOW_Y] = {"window_y", SETTING_NUMBER, .least = SETTINGS_ANYWHERE, .most = 100000,
                          .normal = SETTINGS_ANYWHERE},
    [SETTING_WINDOW_WIDTH] = {"window_width", SETTING_NUMBER, .least = 320, .most = 16384,
                              .normal = 1280},
    [SETTING_WINDOW_HEIGHT] = {"window_height", SETTING_NUMBER, .least = 240, .most = 16384,
                               .normal = 720},

    [SETTING_DECK] = {"deck", SETTING_CHOICE, .choices = {"two", "four", "contrast"},
                      .normal = DECK_TWO},
    [SETTING_COURT_LETTERS] = {"court_letters", SETTING_CHOICE, .choices = {"en", "fr"},
                               .normal = COURT_EN},
    [SETTING_HAND_ORDER] = {"hand_order", SETTING_CHOICE, .choices = {"drawn", "rank", "suit"},
                            .normal = ORDER_RANK},
    [SETTING_ASK_ALL_IN] = {"ask_all_in", SETTING_FLAG, .normal = 1},
    [SETTING_BIG_BLINDS] = {"big_blinds", SETTING_FLAG},
    [SETTING_TABLE_TALK] = {"table_talk", SETTING_FLAG, .normal = 1},

    [SETTING_FIRST_START_DONE] = {"first_start_done", SETTING_FLAG},
    [SETTING_LESSON_TAKEN] = {"lesson_taken", SETTING_FLAG},
    [SETTING_LAST_GAME] = {"last_game", SETTING_TEXT},
};

struct settings {
    int n;
    const struct setting_row *row[SETTINGS_MOST];
    int number[SETTINGS_MOST];
    char text[SETTINGS][SETTINGS_TEXT]; /* games have none */
    cJSON *unknown; /* the keys of the file that we don't know; NULL when nothing was read */
    struct strbuf complaint;
};

static const struct setting_row *row_of(const struct settings *settings, enum setting which)
{
    CARRE_ASSERT(which >= 0 && (int)which < settings->n);
    return settings->row[which];
}

bool settings_is_text(const struct settings *settings, enum setting which)
{
    return row_of(settings, which)->kind == SETTING_TEXT;
}

int settings_least(const struct settings *settings, enum setting which)
{
    return row_of(settings, which)->kind == SETTING_NUMBER ? row_of(settings, which)->least : 0;
}

int settings_most(const struct settings *settings, enum setting which)
{
    const struct setting_row *row = row_of(settings, which);
    int count = 0;

    switch (row->kind) {
    case SETTING_FLAG: return 1;
    case SETTING_NUMBER: return row->most;
    case SETTING_CHOICE:
        while (row->choices[count])
            count++;
        return count - 1;
    case SETTING_TEXT: return 0;
    }
    return 0;
}

int settings_default(const struct settings *settings, enum setting which)
{
    return row_of(settings, which)->normal;
}

const char *settings_name(const struct settings *settings, enum setting which)
{
    return row_of(settings, which)->name;
}

/* The value as a whole number in int's range; a JSON number may be anything that a double can be.
 */
static int whole(double value)
{
    return value >= 1e9 ? 1000000000 : value <= -1e9 ? -1000000000 : (int)lround(value);
}

static void read_value(struct settings *settings, enum setting which, const cJSON *value)
{
    const struct setting_row *row = row_of(settings, which);

    switch (row->kind) {
    case SETTING_FLAG:
        if (cJSON_IsBool(value))
            settings_set(settings, which, cJSON_IsTrue(value));
        break;
    case SETTING_NUMBER:
        if (cJSON_IsNumber(value) && !isnan(value->valuedouble))
            settings_set(settings, which, whole(value->valuedouble));
        break;
    case SETTING_CHOICE:
        for (int i = 0; cJSON_IsString(value) && row->choices[i]; i++)
            if (strcmp(value->valuestring, row->choices[i]) == 0)
                settings_set(settings, which, i);
        break;
    case SETTING_TEXT:
        if (cJSON_IsString(value))
            settings_set_text(settings, which, value->valuestring);
        break;
    }
}

/* The value that was read, if it was. */
static void take_value(struct settings *settings, enum setting which)
{
    CARRE_ASSERT((int)which < settings_count(settings));
    const char *name = settings->row[which]->name;
    read_value(settings, which, cJSON_GetObjectItemCaseSensitive(settings->unknown, name));
    /* Somebody's editing may have left a key twice; the first counts, and none stays to be read
     * before ours. */
    while (cJSON_GetObjectItemCaseSensitive(settings->unknown, name))
        cJSON_DeleteItemFromObjectCaseSensitive(settings->unknown, name);
}

enum setting settings_join(struct settings *settings, const struct setting_row *row, int n)
{
    const int first = settings->n;
    CARRE_ASSERT(first + n <= SETTINGS_MOST);
    for (int i = 0; i < n; i++) {
        CARRE_ASSERT(first + i < SETTINGS || row[i].kind != SETTING_TEXT);
        settings->row[settings->n] = &row[i];
        settings->number[settings->n++] = row[i].normal;
        take_value(settings, (enum setting)(first + i));
    }
    return (enum setting)first;
}

struct settings *settings_new(void)
{
    struct settings *settings = mem_alloc(sizeof *settings);

    settings_join(settings, rows, SETTINGS);
    return settings;
}

int settings_count(const struct settings *settings) { return settings->n; }

void settings_free(struct settings *settings)
{
    if (!settings)
        return;
    cJSON_Delete(settings->unknown);
    strbuf_free(&settings->complaint);
    mem_free(settings);
}

struct settings *settings_parse(const char *text, bool *damaged)
{
    struct settings *settings = settings_new();
    cJSON *file = cJSON_ParseWithOpts(text, NULL, true);

    if (damaged)
        *damaged = !cJSON_IsObject(file);
    if (!cJSON_IsObject(file)) {
        cJSON_Delete(file);
        return settings;
    }
    settings->unknown = file;
    for (int i = 0; i < SETTINGS; i++)
        take_value(settings, (enum setting)i);
    return settings;
}

struct settings *settings_load(struct store *store)
{
    char *text = store_get(store, SETTINGS_FILE);
    struct settings *settings;
    bool damaged;

    if (!text)
        return settings_new();
    settings = settings_parse(text, &damaged);
    mem_free(text);
    if (damaged) {
        strbuf_addf(&settings->complaint,
                    "%s/%s: %s was damaged. It was set aside there as %s.damaged, and the settings "
                    "are as on the first day.",
                    store_folder(store), STORE_DATABASE, SETTINGS_FILE, SETTINGS_FILE);
        log_warn("%s", strbuf_text(&settings->complaint));
        store_set_aside(store, SETTINGS_FILE);
    }
    return settings;
}

const char *settings_complaint(const struct settings *settings)
{
    return strbuf_text(&settings->complaint);
}

static cJSON *value_of(const struct settings *settings, enum setting which)
{
    CARRE_ASSERT((int)which < settings->n);
    const struct setting_row *row = row_of(settings, which);

    switch (row->kind) {
    case SETTING_FLAG: return cJSON_CreateBool(settings->number[which]);
    case SETTING_NUMBER: return cJSON_CreateNumber(settings->number[which]);
    case SETTING_CHOICE: return cJSON_CreateString(row->choices[settings->number[which]]);
    case SETTING_TEXT: return cJSON_CreateString(settings->text[which]);
    }
    return NULL;
}

char *settings_write(const struct settings *settings)
{
    cJSON *file =
        settings->unknown ? cJSON_Duplicate(settings->unknown, true) : cJSON_CreateObject();
    struct strbuf text = STRBUF_EMPTY;
    char *printed;

    for (int i = 0; i < settings->n; i++)
        cJSON_AddItemToObject(file, settings->row[i]->name, value_of(settings, (enum setting)i));
    printed = cJSON_Print(file);
    CARRE_ASSERT(printed);
    strbuf_addf(&text, "%s\n", printed);
    cJSON_free(printed);
    cJSON_Delete(file);
    return strbuf_take(&text);
}

void settings_save(const struct settings *settings, struct store *store)
{
    char *text = settings_write(settings);

    store_put(store, SETTINGS_FILE, text);
    mem_free(text);
}

int settings_number(const struct settings *settings, enum setting which)
{
    CARRE_ASSERT(row_of(settings, which)->kind != SETTING_TEXT);
    return settings->number[which];
}

bool settings_flag(const struct settings *settings, enum setting which)
{
    CARRE_ASSERT(row_of(settings, which)->kind == SETTING_FLAG);
    return settings->number[which] != 0;
}

bool settings_set(struct settings *settings, enum setting which, int value)
{
    int before = settings->number[which];

    CARRE_ASSERT(row_of(settings, which)->kind != SETTING_TEXT);
    if (value < settings_least(settings, which))
        value = settings_least(settings, which);
    if (value > settings_most(settings, which))
        value = settings_most(settings, which);
    settings->number[which] = value;
    return value != before;
}

const char *settings_text(const struct settings *settings, enum setting which)
{
    CARRE_ASSERT(row_of(settings, which)->kind == SETTING_TEXT);
    return settings->text[which];
}

bool settings_set_text(struct settings *settings, enum setting which, const char *text)
{
    CARRE_ASSERT(row_of(settings, which)->kind == SETTING_TEXT);
    if (strlen(text) >= SETTINGS_TEXT || !utf8_valid(text) ||
        strcmp(settings->text[which], text) == 0)
        return false;
    snprintf(settings->text[which], SETTINGS_TEXT, "%s", text);
    return true;
}
