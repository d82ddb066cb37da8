#include "settings_rows.h"

const char *const settings_page_names[SETTINGS_PAGES] = {
    N_("Reading"), N_("At the table"), N_("Sound"), N_("Motion and pace"), N_("Keys and pad"), N_("Assistance"), N_("Saves"), N_("About"),
};

const char *const settings_page_signs[SETTINGS_PAGES] = {"text-size", "suit-spade", "volume", "pace", "gamepad", "hint", "history", "info"};

const struct settings_row settings_rows[] = {
    /* Reading */
    {PAGE_READING, ROW_CHOICE, SETTING_LANGUAGE, N_("Language"), N_("Language: every text changes at once, in a game too."), {"English", "Français", "日本語"}, .first = LANGUAGE_EN},
    {PAGE_READING, ROW_PERCENT, SETTING_TEXT_SIZE, N_("Text size"), N_("Text size: all letters grow, the cards keep their place."), .step = 25},
    {PAGE_READING, ROW_CHOICE, SETTING_CONTRAST, N_("Contrast"), N_("High contrast: black grounds, white letters, strong edges."), {N_("Normal"), N_("High")}},
    {PAGE_READING, ROW_DECK, SETTING_UPCOLOR_COLOURS, N_("Upcolor cards"), N_("Colour-safe: no two colours look alike to any eye, and every card has its shape."), {N_("Ordinary"), N_("Colour-safe"), N_("High contrast")}},
    {PAGE_READING, ROW_DECK, SETTING_DECK, N_("Poker cards"), N_("Four colours: no suit is taken for another, even from afar."), {N_("Two colours"), N_("Four colours"), N_("High contrast")}},
    /* At the table */
    {PAGE_TABLE, ROW_CHOICE, SETTING_FULLSCREEN, N_("Screen"), N_("F11 switches between window and full screen anywhere."), {N_("Window"), N_("Full screen")}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_HAND_ORDER, N_("Order of the hand"), N_("Order of the hand: as drawn, by rank, or by suit."), {N_("As drawn"), N_("By rank"), N_("By suit")}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_COURT_LETTERS, N_("Court letters"), N_("Court letters: king, queen and jack, or roi, dame and valet."), {"K Q J", "R D V"}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_BIG_BLINDS, N_("Poker amounts"), N_("Poker amounts: in chips, or in big blinds."), {N_("Chips"), N_("Big blinds")}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_UPCOLOR_GROUND, N_("Table of Upcolor"), N_("Table of Upcolor: a light room or a dark one."), {N_("Light"), N_("Dark")}},
    {PAGE_TABLE, ROW_CHOICE, SETTING_TABLE_TALK, N_("Table talk"), N_("Table talk: what the characters say, in a bubble beside their plate."), {NC_("talk", "Off"), NC_("talk", "On")}, .context = "talk"},
    {PAGE_TABLE, ROW_CHOICE, SETTING_STORY, N_("Story of Ace of Spades"), N_("Story of Ace of Spades: a few sentences between the duels, which any input skips."), {N_("Once"), N_("Every run"), N_("Never")}},
    /* Sound */
    {PAGE_SOUND, ROW_PERCENT, SETTING_MUSIC, N_("Music"), N_("Music: one quiet piece for each world."), .step = 10},
    {PAGE_SOUND, ROW_PERCENT, SETTING_EFFECTS, N_("Effects"), N_("Effects: cards, shots, everything on the table."), .step = 10},
    {PAGE_SOUND, ROW_PERCENT, SETTING_INTERFACE, N_("Controls"), N_("Controls: buttons, sliders and pages."), .step = 10},
    {PAGE_SOUND, ROW_PERCENT, SETTING_VOICE, N_("Turn cues"), N_("Turn cues: two notes say whose turn it is."), .step = 10},
    {PAGE_SOUND, ROW_CHOICE, SETTING_MONO, N_("Speakers"), N_("Mono: both ears hear everything."), {N_("Stereo"), N_("Mono")}},
    {PAGE_SOUND, ROW_CHOICE, SETTING_MUTE_UNFOCUSED, N_("In the background"), N_("In the background: what is heard while another window is in front."), {N_("Keep playing"), N_("Silent")}},
    {PAGE_SOUND, ROW_CHOICE, SETTING_SPEECH, N_("Speech"), N_("Speech: the table in words, by the desktop’s own voice. F9 switches it on and off anywhere."), {NC_("speech", "Off"), NC_("speech", "Brief"), NC_("speech", "Full")}, .context = "speech"},
    {PAGE_SOUND, ROW_PERCENT, SETTING_SPEECH_RATE, N_("Pace of speech"), N_("Pace of speech: how fast the voice talks."), .step = 25},
    /* Motion and pace */
    {PAGE_MOTION, ROW_CHOICE, SETTING_REDUCED_MOTION, N_("Motion"), N_("Reduced: short cross-fades instead of travel, and nothing shakes or sways."), {N_("Full motion"), N_("Reduced")}},
    {PAGE_MOTION, ROW_CHOICE, SETTING_PACE, N_("Pace"), N_("Pace: how long cards and numbers take. Any input hurries what is running."),
     {N_("Slow"), N_("Normal"), N_("Fast"), N_("Turbo"), N_("Instant")}},
    {PAGE_MOTION, ROW_CHOICE, SETTING_TIME_LIMITS, N_("Time limits"), N_("Time limits: a table’s clock, a break and the offer to show a won hand last as usual, ten times as long, or until you decide."), {N_("Usual"), N_("Ten times"), N_("None")}},
    /* Keys and pad */
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Move the focus, change what is focused"), NULL, .cap = "← ↑ ↓ →"},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("The main action, or what is focused"), NULL, .key = KEY_ENTER},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Pick the focused card or control"), NULL, .key = KEY_SPACE},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Next control, in reading order"), NULL, .key = KEY_TAB},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Back, or pause: nothing is ever lost by it"), NULL, .key = KEY_ESCAPE},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Explain what is focused, or show the rules"), NULL, .key = KEY_F1},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Window or full screen"), NULL, .key = KEY_F11},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Have everything read aloud, or no more"), NULL, .key = KEY_F9},
    {PAGE_KEYS, ROW_KEY, SETTINGS, N_("Aloud: the table, my hand, once more, what may be done"), NULL, .cap = "F2 – F5"},
    {PAGE_KEYS, ROW_WORDS, SETTINGS, N_("Gamepad"), N_("Cross or left stick move the focus, A chooses, B goes back, X is the main action, the shoulder buttons turn pages, Start pauses and Back explains. Pads may be plugged in at any time.")},
    {PAGE_KEYS, ROW_WORDS, SETTINGS, N_("Mouse and touch"), N_("Press and release on the same thing. Slide off before you release, and nothing happens. No double click, no long press, no wheel is ever needed.")},
    /* Helps */
    {PAGE_HELPS, ROW_CHOICE, SETTING_ASSIST, N_("Assist"), N_("Assist: how much the table tells of combinations, damage and odds."), {NC_("assist", "Off"), NC_("assist", "Nudge"), NC_("assist", "Full")}, .context = "assist"},
    {PAGE_HELPS, ROW_CHOICE, SETTING_ACE_PREVIEW, N_("Shots in Ace of Spades"), N_("Shots in Ace of Spades: their damage is told before, or you find out when the smoke clears."), {N_("Suspense"), N_("Damage told")}},
    {PAGE_HELPS, ROW_CHOICE, SETTING_CONFIRM_QUIT, N_("Ask before leaving"), N_("Ask before leaving: one question before a table or the program is left."), {N_("No"), N_("Yes")}},
    {PAGE_HELPS, ROW_CHOICE, SETTING_ASK_ALL_IN, N_("Ask before all-in"), N_("Ask before all-in: one question before all chips are bet."), {N_("No"), N_("Yes")}},
    /* Saves */
    {PAGE_SAVES, ROW_WORDS, SETTINGS, N_("Every decision is saved at once"), N_("Close the window in the middle of a duel if you like: “Continue” on the title brings back the very same table.")},
    {PAGE_SAVES, ROW_WORDS, SETTINGS, N_("Folder"), NULL},
    {PAGE_SAVES, ROW_BUTTON, SETTINGS, N_("Run in progress"), N_("Removes the saved run for good. It asks before it does."), {N_("Remove")}},
    /* About */
    {PAGE_ABOUT, ROW_WORDS, SETTINGS, N_("Carré"), N_("Four of a kind: four card games on one table, for one to nine players. Free software under the MIT licence.")},
    {PAGE_ABOUT, ROW_WORDS, SETTINGS, N_("Made with"), N_("SDL, SDL_image, SDL_ttf and SDL_mixer, fontconfig, cJSON, libsodium and SQLite. Letters: Lato, Noto Sans and Serif CJK, Roboto Slab, Bebas Neue, Reggae One, Sora and Dosis.")},
    {PAGE_ABOUT, ROW_WORDS, SETTINGS, N_("Pictures and sounds"), N_("Every card, portrait and sound was drawn and written for this table.")},
};

const int settings_row_count = sizeof settings_rows / sizeof *settings_rows;
