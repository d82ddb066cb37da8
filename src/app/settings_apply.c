/* What the player set, put into force: on the measures, the language, the sound and the deck. */
#include "app_inside.h"

#include "check.h"
#include "game_folder.h"

#include "log.h"
#include "skins.h"

#include <string.h>

static float pace_factor(int pace)
{
    CARRE_ASSERT(pace >= PACE_SLOW && pace <= PACE_INSTANT);
    static const float factor[] = {[PACE_SLOW] = 1.5F,
                                   [PACE_NORMAL] = 1,
                                   [PACE_FAST] = 0.5F,
                                   [PACE_TURBO] = 0.2F,
                                   [PACE_INSTANT] = 0};
    return factor[pace];
}

static void apply_language(struct app *app)
{
    static const char *const code[] = {
        [LANGUAGE_EN] = "en", [LANGUAGE_FR] = "fr", [LANGUAGE_JA] = "ja"};
    int wish = settings_number(app->part.settings, SETTING_LANGUAGE);
    const char *lang = app->part.lang            ? app->part.lang
                       : wish == LANGUAGE_SYSTEM ? i18n_guess()
                                                 : code[wish];
    if (strcmp(lang, i18n_language()) != 0)
        i18n_switch(lang);
    app->ui.lang = i18n_language();
}

/* Colours of the deck's four suits as drawn, which nothing else in a card uses, and what they
 * become. */
static void apply_deck(struct app *app)
{
    enum { SPADES = (int)0x17161B, CLUBS = 0x17161E, HEARTS = 0xC3222A, DIAMONDS = 0xC3222D };
    static const uint32_t from[4] = {SPADES, CLUBS, HEARTS, DIAMONDS};
    static const uint32_t to[][4] = {
        [DECK_TWO] = {SPADES, CLUBS, HEARTS, DIAMONDS},
        [DECK_FOUR] = {SPADES, 0x14803F, HEARTS, 0x1C62C4},
        [DECK_CONTRAST] = {0x000000, 0x005A2B, 0xB00018, 0x003E9E},
    };
    int deck = settings_number(app->part.settings, SETTING_DECK);
    struct recolour pair[4];
    for (int i = 0; i < 4; i++)
        pair[i] = (struct recolour){.from = from[i] << 8 | 0xFF, .to = to[deck][i] << 8 | 0xFF};
    canvas_recolour(app->part.canvas, "cards/", pair, deck == DECK_TWO ? 0 : 4);
    const struct game_folder *f;
    for (int i = 0; (f = game_folder_nth(i)); i++)
        if (f->deck)
            canvas_recolour(app->part.canvas, f->deck, pair, deck == DECK_TWO ? 0 : 4);
}

static void settings_apply_music(struct app *app)
{
    const int wished = settings_number(app->part.settings, SETTING_MUSIC);
    audio_volume(app->part.audio, AUDIO_MUSIC,
                 spoken_volume(app, wished * (100 - app->hushed) / 100));
}

void settings_apply_volumes(struct app *app)
{
    const struct settings *s = app->part.settings;
    settings_apply_music(app);
    audio_volume(app->part.audio, AUDIO_EFFECTS,
                 spoken_volume(app, settings_number(s, SETTING_EFFECTS)));
    audio_volume(app->part.audio, AUDIO_INTERFACE,
                 spoken_volume(app, settings_number(s, SETTING_INTERFACE)));
    audio_volume(app->part.audio, AUDIO_VOICE, settings_number(s, SETTING_VOICE));
}

int app_hush(struct app *app)
{
    const int64_t since = app->ui.now - app->touched - HUSH_AFTER_MS;
    const int hushed = since <= 0 ? 0 : since >= HUSH_MS ? 100 : (int)(since * 100 / HUSH_MS);
    if (hushed != app->hushed) {
        app->hushed = hushed;
        settings_apply_music(app);
    }
    return since < 0 ? (int)-since : hushed < 100 ? HUSH_STEP_MS : SCENE_IDLE;
}

/* A text that is none is told and left as it is: every key does its own work. */
static void apply_keys(struct app *app)
{
    struct strbuf why = STRBUF_EMPTY;
    if (!keymap_read(settings_text(app->part.settings, SETTING_KEYS), &app->keys, &why))
        log_warn("settings: %s", strbuf_text(&why));
    strbuf_free(&why);
    ui_keymap(&app->keys, app->pad_kind);
}

void settings_apply_wear(struct app *app, const struct scene *s)
{
    const struct skin *world = s ? s->world : NULL;
    const struct theme *const *page = world ? world->page : NULL;
    if (page && world->page_dark[0] && game_dark(app, world->game))
        page = world->page_dark;
    app->ui.theme = page && page[0]    ? page[app->ui.contrast]
                    : app->ui.contrast ? &theme_frame_contrast
                                       : &theme_frame;
}

void settings_apply(struct app *app)
{
    const struct settings *s = app->part.settings;
    struct ui *ui = &app->ui;
    apply_language(app);
    ui->text = (float)settings_number(s, SETTING_TEXT_SIZE) / 100;
    ui->contrast = settings_flag(s, SETTING_CONTRAST);
    ui->calm = app->part.calm || settings_flag(s, SETTING_REDUCED_MOTION);
    ui->pace = pace_factor(settings_number(s, SETTING_PACE));
    settings_apply_wear(app, app_top(app));
    settings_apply_volumes(app);
    audio_mono(app->part.audio, settings_flag(s, SETTING_MONO));
    audio_fewer(app->part.audio, settings_flag(s, SETTING_FEWER_SOUNDS));
    apply_keys(app);
    apply_deck(app);
    app->stale = true;
}

int app_setting(const struct app *app, enum setting which)
{
    return settings_number(app->part.settings, which);
}
const char *app_setting_text(const struct app *app, enum setting which)
{
    return settings_text(app->part.settings, which);
}

static void keep(struct app *app)
{
    if (app->part.store)
        settings_save(app->part.settings, app->part.store);
    settings_apply(app);
}

void app_set(struct app *app, enum setting which, int value)
{
    CARRE_ASSERT(which > SETTING_NONE);
    if (which == SETTING_LANGUAGE)
        app->part.lang = NULL; /* a choice made here is newer than one made at the start */
    if (which == SETTING_REDUCED_MOTION)
        app->part.calm = false;
    settings_set(app->part.settings, which, value);
    keep(app);
}

void app_set_text(struct app *app, enum setting which, const char *text)
{
    settings_set_text(app->part.settings, which, text);
    keep(app);
}
