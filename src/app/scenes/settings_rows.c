#include "settings_rows.h"

#include "credits.h"

const char *const settings_page_names[SETTINGS_PAGES] = {
    N_("Display"), N_("At the table"), N_("Sound"), N_("Motion and pace"), N_("Keys and pad"), N_("Gameplay"), N_("Saves"), N_("About"),
};

const char *const settings_page_signs[SETTINGS_PAGES] = {"text-size", "suit-spade", "volume", "pace", "gamepad", "hint", "history", "info"};

const struct settings_row settings_rows[] = {
    /* Reading */
    {PAGE_READING, ROW_CHOICE, SETTING_LANGUAGE, N_("Language"), N_("Language: all text changes at once, even during a game."), {"English", "Français", "日本語"}, .first = LANGUAGE_EN},
    {PAGE_READING, ROW_PERCENT, SETTING_TEXT_SIZE, N_("Text size"), N_("Text size: all text gets larger, and the cards stay where they are."), .step = 25},
    {PAGE_READING, ROW_CHOICE, SETTING_CONTRAST, N_("Contrast"), N_("High contrast: black backgrounds, white text, strong edges."), {N_("Normal"), N_("High")}},
    {PAGE_READING, ROW_DECK, SETTING_UPCOLOR_COLOURS, N_("Upcolor cards"), N_("Colour-safe: colours that colour-blind players can tell apart, and a symbol on every card."), {N_("Standard"), N_("Colour-safe"), N_("High contrast")}},
    {PAGE_READING, ROW_DECK, SETTING_DECK, N_("Poker cards"), N_("Four colours: every suit has its own, easy to tell apart even from a distance."), {N_("Two colours"), N_("Four colours"), N_("High contrast")}},
    /* At the table */
    {PAGE_TABLE, ROW_CHOICE, SETTING_FULLSCREEN, N_("Screen"), N_("Press F11 at any time to switch between window and full screen."), {N_("Window"), N_("Full screen")}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_HAND_ORDER, N_("Hand order"), N_("Hand order: as drawn, by rank or by suit."), {N_("As drawn"), N_("By rank"), N_("By suit")}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_COURT_LETTERS, N_("Court letters"), N_("Court letters: king, queen and jack, or roi, dame and valet."), {"K Q J", "R D V"}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_BIG_BLINDS, N_("Poker amounts"), N_("Poker amounts: in chips or in big blinds."), {N_("Chips"), N_("Big blinds")}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_UPCOLOR_GROUND, N_("Upcolor table"), N_("Upcolor table: a light room or a dark one."), {N_("Light"), N_("Dark")}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_TABLE_TALK, N_("Table talk"), N_("Table talk: what the characters say, in bubbles beside their names."), {NC_("talk", "Off"), NC_("talk", "On")}, .context = "talk"},
    {PAGE_TABLE, ROW_CHOICE, SETTING_STORY, N_("Ace of Spades story"), N_("Ace of Spades story: a few lines between duels. Press anything to skip."), {N_("Once"), N_("Every run"), N_("Never")}},
    /* Sound */
    {PAGE_SOUND, ROW_PERCENT, SETTING_MUSIC, N_("Music"), N_("Music: one quiet piece for each world."), .step = 10},
    {PAGE_SOUND, ROW_PERCENT, SETTING_EFFECTS, N_("Effects"), N_("Effects: cards, shots, everything on the table."), .step = 10},
    {PAGE_SOUND, ROW_PERCENT, SETTING_INTERFACE, N_("Interface"), N_("Interface: buttons, sliders and pages."), .step = 10},
    {PAGE_SOUND, ROW_PERCENT, SETTING_VOICE, N_("Turn cues"), N_("Turn cues: two notes tell you whose turn it is."), .step = 10},
    {PAGE_SOUND, ROW_CHOICE, SETTING_MONO, N_("Speakers"), N_("Mono: the same sound in both ears."), {N_("Stereo"), N_("Mono")}},
    {PAGE_SOUND, ROW_CHOICE, SETTING_FEWER_SOUNDS, N_("Small sounds"), N_("Small sounds: clicks, cards and chips. Without them you still hear turns, warnings and big moments."), {NC_("small sounds", "On"), NC_("small sounds", "Off")}, .context = "small sounds"},
    {PAGE_SOUND, ROW_CHOICE, SETTING_MUTE_UNFOCUSED, N_("In the background"), N_("In the background: what you hear while another window is in front."), {N_("Keep playing"), N_("Silent")}},
    {PAGE_SOUND, ROW_CHOICE, SETTING_SPEECH, N_("Speech"), N_("Speech: your system’s voice describes the table. Press F9 at any time to turn it on or off."), {NC_("speech", "Off"), NC_("speech", "Brief"), NC_("speech", "Full")}, .context = "speech"},
    {PAGE_SOUND, ROW_PERCENT, SETTING_SPEECH_RATE, N_("Speech rate"), N_("Speech rate: how fast the voice talks."), .step = 25},
    /* Motion and pace */
    {PAGE_MOTION, ROW_CHOICE, SETTING_REDUCED_MOTION, N_("Motion"), N_("Reduced: short cross-fades instead of movement, and no shaking or swaying."), {N_("Full motion"), N_("Reduced")}},
    {PAGE_MOTION, ROW_CHOICE, SETTING_PACE, N_("Pace"), N_("Pace: how fast cards and numbers move. Press anything to fast-forward."),
     {N_("Slow"), N_("Normal"), N_("Fast"), N_("Turbo"), N_("Instant")}},
    {PAGE_MOTION, ROW_CHOICE, SETTING_TIME_LIMITS, N_("Time limits"), N_("Time limits: turn clocks, breaks and the chance to show a winning hand last the standard time, ten times as long, or until you decide."), {N_("Standard"), N_("Ten times longer"), N_("None")}},
    /* Keys and pad */
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Move the highlight, change a value"), NULL, .cap = "← ↑ ↓ →"},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Main action, or the highlighted item"), NULL, .key = KEY_ENTER},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Pick the highlighted card or control"), NULL, .key = KEY_SPACE},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Next control, in reading order"), NULL, .key = KEY_TAB},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Back, or pause the game"), NULL, .key = KEY_ESCAPE},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Explain the highlighted item, or show the rules"), NULL, .key = KEY_F1},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Window or full screen"), NULL, .key = KEY_F11},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Turn reading aloud on or off"), NULL, .key = KEY_F9},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Read aloud: the table, your hand, repeat, what you can do"), NULL, .cap = "F2 – F5"},
    {PAGE_KEYS, ROW_WORDS, SETTINGS, N_("Gamepad"), N_("The D-pad or left stick moves the highlight, A selects, B goes back, X is the main action, the shoulder buttons turn pages, Start pauses and Back explains. You can plug in a gamepad at any time.")},
    {PAGE_KEYS, ROW_WORDS, SETTINGS, N_("Mouse and touch"), N_("Press and release on the same thing. To cancel, slide off before you release. You never need a double click, a long press or a wheel.")},
    /* Helps */
    {PAGE_HELPS, ROW_CHOICE, SETTING_ASSIST, N_("Assist"), N_("Assist: how much the table tells you about poker hands, damage and odds."), {NC_("assist", "Off"), NC_("assist", "Nudge"), NC_("assist", "Full")}, .context = "assist"},
    {PAGE_HELPS, ROW_CHOICE, SETTING_ACE_PREVIEW, N_("Ace of Spades shots"), N_("Ace of Spades shots: see the damage first, or find out when the smoke clears."), {N_("Suspense"), N_("Show damage")}},
    {PAGE_HELPS, ROW_CHOICE, SETTING_CONFIRM_QUIT, N_("Confirm leaving"), N_("Confirm leaving: asks before you leave a table or quit Carré."), {N_("No"), N_("Yes")}},
    {PAGE_HELPS, ROW_CHOICE, SETTING_ARM_POWERS, N_("Confirm powers"), N_("Confirm powers: one press shows what a power does and costs, another plays it."), {N_("No"), N_("Yes")}},
    {PAGE_HELPS, ROW_CHOICE, SETTING_ASK_ALL_IN, N_("Confirm all-in"), N_("Confirm all-in: asks before you bet all your chips."), {N_("No"), N_("Yes")}},
    /* Saves */
    {PAGE_SAVES, ROW_WORDS, SETTINGS, N_("Every decision is saved at once"), N_("You can close the window in the middle of a duel: “Continue” on the title screen brings you back to the very same table.")},
    {PAGE_SAVES, ROW_WORDS, SETTINGS, N_("Folder"), NULL},
    {PAGE_SAVES, ROW_BUTTON, SETTINGS, N_("Run in progress"), N_("Removes the saved run for good. You’ll be asked to confirm."), {N_("Remove")}},
    /* About */
    {PAGE_ABOUT, ROW_WORDS, SETTINGS, N_("Carré"), N_("Four of a kind: four card games on one table, for one to ten players. Free software under the MIT licence.")},
    {PAGE_ABOUT, ROW_WORDS, SETTINGS, N_("The games"), CREDIT_ALL},
    {PAGE_ABOUT, ROW_WORDS, SETTINGS, N_("Made with"), N_("SDL, SDL_image, SDL_ttf and SDL_mixer, fontconfig, cJSON, libsodium and SQLite. Fonts: Lato, Noto Sans and Serif CJK, Roboto Slab, Bebas Neue, Reggae One, Sora and Dosis.")},
    {PAGE_ABOUT, ROW_WORDS, SETTINGS, N_("Pictures and sounds"), N_("Every card, portrait and sound was made for this game.")},
};

const int settings_row_count = sizeof settings_rows / sizeof *settings_rows;
