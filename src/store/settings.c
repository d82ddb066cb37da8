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

enum kind { FLAG, NUMBER, CHOICE, TEXT };

/* One line a setting. A choice's range follows from its names, a flag's is 0 to 1. */
static const struct row {
    const char *name;
    enum kind kind;
    int least, most, normal;
    const char *choices[6];
} rows[SETTINGS] = {
    [SETTING_LANGUAGE] = {"language", CHOICE, .choices = {"system", "en", "fr", "ja"},
                          .normal = LANGUAGE_SYSTEM},
    [SETTING_TEXT_SIZE] = {"text_size", NUMBER, .least = 100, .most = 200, .normal = 100},
    [SETTING_CONTRAST] = {"high_contrast", FLAG},
    [SETTING_REDUCED_MOTION] = {"reduced_motion", FLAG},
    [SETTING_PACE] = {"pace", CHOICE, .choices = {"slow", "normal", "fast", "turbo", "instant"},
                      .normal = PACE_NORMAL},
    [SETTING_TIME_LIMITS] = {"time_limits", CHOICE, .choices = {"usual", "ten-times", "none"},
                             .normal = LIMITS_USUAL},
    [SETTING_ASSIST] = {"assist", CHOICE, .choices = {"off", "nudge", "full"},
                        .normal = ASSIST_NUDGE},
    [SETTING_CONFIRM_QUIT] = {"confirm_quit", FLAG, .normal = 1},

    [SETTING_MUSIC] = {"music_volume", NUMBER, .most = 100, .normal = 50},
    [SETTING_EFFECTS] = {"effects_volume", NUMBER, .most = 100, .normal = 80},
    [SETTING_INTERFACE] = {"interface_volume", NUMBER, .most = 100, .normal = 60},
    [SETTING_VOICE] = {"voice_volume", NUMBER, .most = 100, .normal = 80},
    [SETTING_MONO] = {"mono", FLAG},
    [SETTING_FEWER_SOUNDS] = {"fewer_sounds", FLAG},
    [SETTING_MUTE_UNFOCUSED] = {"mute_unfocused", FLAG, .normal = 1},
    [SETTING_SPEECH] = {"speech", CHOICE, .choices = {"off", "brief", "full"},
                        .normal = SPEECH_OFF},
    [SETTING_SPEECH_RATE] = {"speech_rate", NUMBER, .least = 50, .most = 300, .normal = 100},

    [SETTING_KEYS] = {"keys", TEXT},
    [SETTING_ALWAYS_KEYS] = {"always_show_keys", FLAG},
    [SETTING_FULLSCREEN] = {"fullscreen", FLAG},
    [SETTING_SOFTWARE] = {"software_renderer", FLAG},
    [SETTING_WINDOW_X] = {"window_x", NUMBER, .least = SETTINGS_ANYWHERE, .most = 100000,
                          .normal = SETTINGS_ANYWHERE},
    [SETTING_WINDOW_Y] = {"window_y", NUMBER, .least = SETTINGS_ANYWHERE, .most = 100000,
                          .normal = SETTINGS_ANYWHERE},
    [SETTING_WINDOW_WIDTH] = {"window_width", NUMBER, .least = 320, .most = 16384, .normal = 1280},
    [SETTING_WINDOW_HEIGHT] = {"window_height", NUMBER, .least = 240, .most = 16384, .normal = 720},

    [SETTING_DECK] = {"deck", CHOICE, .choices = {"two", "four", "contrast"}, .normal = DECK_TWO},
    [SETTING_COURT_LETTERS] = {"court_letters", CHOICE, .choices = {"en", "fr"},
                               .normal = COURT_EN},
    [SETTING_HAND_ORDER] = {"hand_order", CHOICE, .choices = {"drawn", "rank", "suit"},
                            .normal = ORDER_RANK},
    [SETTING_UPCOLOR_COLOURS] = {"upcolor_colours", CHOICE,
                                 .choices = {"ordinary", "safe", "contrast"},
                                 .normal = UPCOLOR_ORDINARY},
    [SETTING_UPCOLOR_GROUND] = {"upcolor_ground", CHOICE, .choices = {"light", "dark"},
                                .normal = GROUND_LIGHT},
    [SETTING_ASK_ALL_IN] = {"ask_all_in", FLAG, .normal = 1},
    [SETTING_ARM_POWERS] = {"arm_powers", FLAG, .normal = 1},
    [SETTING_BIG_BLINDS] = {"big_blinds", FLAG},
    [SETTING_SPEC_WINDOWS] = {"spec_every_window", FLAG},
    [SETTING_TABLE_TALK] = {"table_talk", FLAG, .normal = 1},
    [SETTING_STORY] = {"story", CHOICE, .choices = {"once", "always", "never"},
                       .normal = STORY_ONCE},
    [SETTING_STORY_TOLD] = {"story_told", NUMBER, .most = 255},
    [SETTING_ACE_PREVIEW] = {"ace_preview", FLAG, .normal = 1},

    [SETTING_FIRST_START_DONE] = {"first_start_done", FLAG},
    [SETTING_LESSON_TAKEN] = {"lesson_taken", FLAG},
    [SETTING_LAST_GAME] = {"last_game", TEXT},
    [SETTING_ACE_DIFFICULTY] = {"ace_difficulty", CHOICE,
                                .choices = {"easy", "normal", "hard", "nightmare"},
                                .normal = DIFFICULTY_NORMAL},
    [SETTING_ACE_PLAYERS] = {"ace_players", CHOICE, .choices = {"alone", "two", "bot"},
                             .normal = ACE_ALONE},
    [SETTING_ACE_ZERO] = {"ace_zero", CHOICE, .choices = {"bonuses", "lost", "second-wind"}},
    [SETTING_ACE_LOST] = {"ace_lost", NUMBER, .most = 99},
    [SETTING_ACE_LOST_AT] = {"ace_lost_at", NUMBER, .most = 3},
};

struct settings {
    int number[SETTINGS];
    char text[SETTINGS][SETTINGS_TEXT];
    cJSON *unknown; /* the keys of the file that we don't know; NULL when nothing was read */
    struct strbuf complaint;
};

static const struct row *row_of(enum setting which)
{
    CARRE_ASSERT(which >= 0 && which < SETTINGS);
    return &rows[which];
}

bool settings_is_text(enum setting which) { return row_of(which)->kind == TEXT; }

int settings_least(enum setting which)
{
    return row_of(which)->kind == NUMBER ? row_of(which)->least : 0;
}

int settings_most(enum setting which)
{
    const struct row *row = row_of(which);
    int count = 0;

    switch (row->kind) {
    case FLAG: return 1;
    case NUMBER: return row->most;
    case CHOICE:
        while (row->choices[count])
            count++;
        return count - 1;
    case TEXT: return 0;
    }
    return 0;
}

int settings_default(enum setting which) { return row_of(which)->normal; }

const char *settings_name(enum setting which) { return row_of(which)->name; }

struct settings *settings_new(void)
{
    struct settings *settings = mem_alloc(sizeof *settings);

    for (int i = 0; i < SETTINGS; i++)
        settings->number[i] = rows[i].normal;
    return settings;
}

void settings_free(struct settings *settings)
{
    if (!settings)
        return;
    cJSON_Delete(settings->unknown);
    strbuf_free(&settings->complaint);
    mem_free(settings);
}

/* The value as a whole number in int's range; a JSON number may be anything that a double can be.
 */
static int whole(double value)
{
    return value >= 1e9 ? 1000000000 : value <= -1e9 ? -1000000000 : (int)lround(value);
}

static void read_value(struct settings *settings, enum setting which, const cJSON *value)
{
    const struct row *row = row_of(which);

    switch (row->kind) {
    case FLAG:
        if (cJSON_IsBool(value))
            settings_set(settings, which, cJSON_IsTrue(value));
        break;
    case NUMBER:
        if (cJSON_IsNumber(value) && !isnan(value->valuedouble))
            settings_set(settings, which, whole(value->valuedouble));
        break;
    case CHOICE:
        for (int i = 0; cJSON_IsString(value) && row->choices[i]; i++)
            if (strcmp(value->valuestring, row->choices[i]) == 0)
                settings_set(settings, which, i);
        break;
    case TEXT:
        if (cJSON_IsString(value))
            settings_set_text(settings, which, value->valuestring);
        break;
    }
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
    for (int i = 0; i < SETTINGS; i++) {
        read_value(settings, (enum setting)i, cJSON_GetObjectItemCaseSensitive(file, rows[i].name));
        /* Somebody's editing may have left a key twice; the first counts, and none stays to be read
         * before ours. */
        while (cJSON_GetObjectItemCaseSensitive(file, rows[i].name))
            cJSON_DeleteItemFromObjectCaseSensitive(file, rows[i].name);
    }
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
    const struct row *row = row_of(which);

    switch (row->kind) {
    case FLAG: return cJSON_CreateBool(settings->number[which]);
    case NUMBER: return cJSON_CreateNumber(settings->number[which]);
    case CHOICE: return cJSON_CreateString(row->choices[settings->number[which]]);
    case TEXT: return cJSON_CreateString(settings->text[which]);
    }
    return NULL;
}

char *settings_write(const struct settings *settings)
{
    cJSON *file =
        settings->unknown ? cJSON_Duplicate(settings->unknown, true) : cJSON_CreateObject();
    struct strbuf text = STRBUF_EMPTY;
    char *printed;

    for (int i = 0; i < SETTINGS; i++)
        cJSON_AddItemToObject(file, rows[i].name, value_of(settings, (enum setting)i));
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
    CARRE_ASSERT(row_of(which)->kind != TEXT);
    return settings->number[which];
}

bool settings_flag(const struct settings *settings, enum setting which)
{
    CARRE_ASSERT(row_of(which)->kind == FLAG);
    return settings->number[which] != 0;
}

bool settings_set(struct settings *settings, enum setting which, int value)
{
    int before = settings->number[which];

    CARRE_ASSERT(row_of(which)->kind != TEXT);
    if (value < settings_least(which))
        value = settings_least(which);
    if (value > settings_most(which))
        value = settings_most(which);
    settings->number[which] = value;
    return value != before;
}

const char *settings_text(const struct settings *settings, enum setting which)
{
    CARRE_ASSERT(row_of(which)->kind == TEXT);
    return settings->text[which];
}

bool settings_set_text(struct settings *settings, enum setting which, const char *text)
{
    CARRE_ASSERT(row_of(which)->kind == TEXT);
    if (strlen(text) >= SETTINGS_TEXT || !utf8_valid(text) ||
        strcmp(settings->text[which], text) == 0)
        return false;
    snprintf(settings->text[which], SETTINGS_TEXT, "%s", text);
    return true;
}

const char *settings_choice_name(const struct settings *settings, enum setting which)
{
    CARRE_ASSERT(row_of(which)->kind == CHOICE);
    return row_of(which)->choices[settings->number[which]];
}
