/* settings_rows.c - the table of rows. */
#include "settings_rows.h"

#include "check.h"
#include "credits.h"
#include "game_folder.h"

#include <string.h>

const char *const settings_page_names[SETTINGS_PAGES] = {
    N_("Display"),  N_("At the table"), N_("Sound"), N_("Motion and pace"),
    N_("Controls"), N_("Gameplay"),     N_("Saves"), N_("About"),
};

const char *const settings_page_signs[SETTINGS_PAGES] = {
    "text-size", "suit-spade", "volume", "pace", "gamepad", "hint", "history", "info"};

static const struct settings_row own[] = {
    /* Reading */
    {PAGE_READING,
     ROW_CHOICE,
     SETTING_LANGUAGE,
     N_("Language"),
     N_("Language: all text changes at once, even during a game."),
     {"English", "Français", "日本語"},
     .first = LANGUAGE_EN},
    {PAGE_READING, ROW_PERCENT, SETTING_TEXT_SIZE, N_("Text size"),
     N_("Text size: all text gets larger, and the cards stay where they are."), .step = 25,
     .piece = SAMPLE_WORDS},
    {PAGE_READING,
     ROW_CHOICE,
     SETTING_CONTRAST,
     N_("Contrast"),
     N_("High contrast: black backgrounds, white text, bold outlines."),
     {N_("Normal"), N_("High")}},
    {PAGE_READING,
     ROW_DECK,
     SETTING_DECK,
     N_("Poker cards"),
     N_("Four colours: every suit has its own colour, easy to tell apart even from a distance."),
     {N_("Two colours"), N_("Four colours"), N_("High contrast")},
     .piece = SAMPLE_DECK},
    /* At the table */
    {PAGE_TABLE,
     ROW_CHOICE,
     SETTING_FULLSCREEN,
     N_("Screen"),
     N_("Press F11 at any time to switch between window and full screen."),
     {N_("Window"), N_("Full screen")}},
    {PAGE_TABLE,
     ROW_CHOICE,
     SETTING_HAND_ORDER,
     N_("Hand order"),
     N_("Hand order: as drawn, by rank or by suit."),
     {N_("As drawn"), N_("By rank"), N_("By suit")},
     .piece = SAMPLE_HAND},
    {PAGE_TABLE,
     ROW_CHOICE,
     SETTING_COURT_LETTERS,
     N_("Face card letters"),
     N_("Face card letters: K, Q and J, or R, D and V for roi, dame and valet."),
     {"K Q J", "R D V"}},
    {PAGE_TABLE,
     ROW_CHOICE,
     SETTING_BIG_BLINDS,
     N_("Poker amounts"),
     N_("Poker amounts: in chips or in big blinds."),
     {N_("Chips"), N_("Big blinds")},
     .piece = SAMPLE_AMOUNT},
    {PAGE_TABLE,
     ROW_CHOICE,
     SETTING_TABLE_TALK,
     N_("Table talk"),
     N_("Table talk: what the characters say, in bubbles beside their names."),
     {NC_("talk", "Off"), NC_("talk", "On")},
     .context = "talk",
     .piece = SAMPLE_TALK},
    /* Sound */
    {PAGE_SOUND, ROW_PERCENT, SETTING_MUSIC, N_("Music"), N_("Music: a quiet piece for each game."),
     .step = 10, .piece = SAMPLE_LOUD},
    {PAGE_SOUND, ROW_PERCENT, SETTING_EFFECTS, N_("Effects"),
     N_("Effects: cards, shots, everything on the table."), .step = 10},
    {PAGE_SOUND, ROW_PERCENT, SETTING_INTERFACE, N_("Interface"),
     N_("Interface: buttons, sliders and pages."), .step = 10},
    {PAGE_SOUND, ROW_PERCENT, SETTING_VOICE, N_("Turn cues"),
     N_("Turn cues: two notes, different for each player, tell you whose turn it is."), .step = 10},
    {PAGE_SOUND,
     ROW_CHOICE,
     SETTING_MONO,
     N_("Speakers"),
     N_("Mono: the same sound in both ears."),
     {N_("Stereo"), N_("Mono")},
     .piece = SAMPLE_EARS},
    {PAGE_SOUND,
     ROW_CHOICE,
     SETTING_FEWER_SOUNDS,
     N_("Small sounds"),
     N_("Small sounds: clicks, cards and chips. Without them you still hear turns, warnings and "
        "big moments."),
     {NC_("small sounds", "Off"), NC_("small sounds", "On")},
     .context = "small sounds",
     .turned = true},
    {PAGE_SOUND,
     ROW_CHOICE,
     SETTING_MUTE_UNFOCUSED,
     N_("In the background"),
     N_("In the background: what you hear while another window is in front."),
     {N_("Keep playing"), N_("Silent")}},
    {PAGE_SOUND,
     ROW_CHOICE,
     SETTING_SPEECH,
     N_("Speech"),
     N_("Speech: your system’s voice describes the table. Press F9 at any time to turn it on or "
        "off."),
     {NC_("speech", "Off"), NC_("speech", "Brief"), NC_("speech", "Full")},
     .context = "speech"},
    {PAGE_SOUND, ROW_PERCENT, SETTING_SPEECH_RATE, N_("Speech rate"),
     N_("Speech rate: how fast the voice speaks."), .step = 25},
    /* Motion and pace */
    {PAGE_MOTION,
     ROW_CHOICE,
     SETTING_REDUCED_MOTION,
     N_("Motion"),
     N_("Reduced: short cross-fades instead of movement, and no shaking or swaying."),
     {N_("Full motion"), N_("Reduced")}},
    {PAGE_MOTION,
     ROW_CHOICE,
     SETTING_PACE,
     N_("Pace"),
     N_("Pace: how fast cards and numbers move. Press anything to fast-forward."),
     {N_("Slow"), N_("Normal"), N_("Fast"), N_("Turbo"), N_("Instant")},
     .piece = SAMPLE_FLIGHT},
    {PAGE_MOTION,
     ROW_CHOICE,
     SETTING_TIME_LIMITS,
     N_("Time limits"),
     N_("Time limits: turn clocks, breaks and the chance to show a winning hand last the standard "
        "time, ten times as long, or until you decide."),
     {N_("Standard"), N_("Ten times as long"), N_("None")},
     .piece = SAMPLE_CLOCK},
    /* Keys and pad */
    {PAGE_KEYS,
     ROW_CHOICE,
     SETTING_ALWAYS_KEYS,
     N_("Always show keys"),
     N_("Always show keys: key and button labels stay on screen while you use the mouse or touch. "
        "Otherwise they appear when you press a key or button."),
     {N_("No"), N_("Yes")}},
    {PAGE_KEYS, ROW_KEY, SETTING_NONE, N_("Move the highlight, change a value"), NULL,
     .cap = "← ↑ ↓ →"},
    {PAGE_KEYS, ROW_KEY, SETTING_NONE, N_("Main action, or the highlighted item"), NULL,
     .key = KEY_ENTER},
    {PAGE_KEYS, ROW_KEY, SETTING_NONE, N_("Select the highlighted card or control"), NULL,
     .key = KEY_SPACE},
    {PAGE_KEYS, ROW_KEY, SETTING_NONE, N_("Next control, in reading order"), NULL, .key = KEY_TAB},
    {PAGE_KEYS, ROW_KEY, SETTING_NONE, N_("Back, or pause the game"), NULL, .key = KEY_ESCAPE},
    {PAGE_KEYS, ROW_KEY, SETTING_NONE, N_("Explain the highlighted item, or show the rules"), NULL,
     .key = KEY_F1},
    {PAGE_KEYS, ROW_KEY, SETTING_NONE, N_("Window or full screen"), NULL, .key = KEY_F11},
    {PAGE_KEYS, ROW_KEY, SETTING_NONE, N_("Turn reading aloud on or off"), NULL, .key = KEY_F9},
    {PAGE_KEYS, ROW_KEY, SETTING_NONE,
     N_("Read aloud: table, hand, last text again, what you can do"), NULL, .cap = "F2 – F5"},
    {PAGE_KEYS, ROW_WORDS, SETTING_NONE, N_("Gamepad"),
     N_("The D-pad or left stick moves the highlight. A selects, or explains what can’t be "
        "selected. B goes back, X is the main action, the shoulder buttons turn pages and Start "
        "pauses. At a table, press the left stick for a hint or the right stick to undo. You can "
        "plug in a gamepad at any time.")},
    {PAGE_KEYS, ROW_WORDS, SETTING_NONE, N_("Mouse and touch"),
     N_("Press and release on the same item. To cancel, slide off before you release. You never "
        "need a double click, a long press or a mouse wheel.")},
    /* Helps */
    {PAGE_HELPS,
     ROW_CHOICE,
     SETTING_ASSIST,
     N_("Assist"),
     N_("Assist: how much the table tells you about poker hands, damage and odds."),
     {NC_("assist", "Off"), NC_("assist", "Nudge"), NC_("assist", "Full")},
     .context = "assist",
     .piece = SAMPLE_ASSIST},
    {PAGE_HELPS,
     ROW_CHOICE,
     SETTING_CONFIRM_QUIT,
     N_("Confirm leaving"),
     N_("Confirm leaving: asks before you leave a table or quit Carré."),
     {N_("No"), N_("Yes")}},
    {PAGE_HELPS,
     ROW_CHOICE,
     SETTING_ASK_ALL_IN,
     N_("Confirm all-in"),
     N_("Confirm all-in: asks before you put in all your chips."),
     {N_("No"), N_("Yes")},
     .piece = SAMPLE_ASK},
    /* Saves */
    {PAGE_SAVES, ROW_WORDS, SETTING_NONE, N_("Every decision is saved at once"),
     N_("You can close the window in the middle of a duel: “Continue” on the title screen brings "
        "you back to the very same table.")},
    {PAGE_SAVES, ROW_WORDS, SETTING_NONE, N_("Folder"), NULL},
    /* About */
    {PAGE_ABOUT, ROW_WORDS, SETTING_NONE, N_("Carré"),
     N_("Four of a kind: four card games at one table, for one to ten players. Free software under "
        "the MIT licence.")},
    {PAGE_ABOUT, ROW_WORDS, SETTING_NONE, N_("The games"), CREDIT_ALL},
    {PAGE_ABOUT, ROW_WORDS, SETTING_NONE, N_("Made with"),
     N_("SDL, SDL_image, SDL_ttf and SDL_mixer, fontconfig, cJSON, libsodium and SQLite. Fonts: "
        "Lato, Noto Sans and Serif CJK, Roboto Slab, Bebas Neue, Reggae One, Sora and Dosis.")},
    {PAGE_ABOUT, ROW_WORDS, SETTING_NONE, N_("Art and sound"),
     N_("Every card, portrait and sound was made for this game.")},
};

enum { OWN = sizeof own / sizeof *own, ROWS = OWN + 24 };

/* A game's row comes in front of that one of the same page. */
static bool comes_before(const struct settings_row *mine, const struct settings_row *r)
{
    return mine->page < r->page ||
           (mine->page == r->page && mine->before && mine->before == r->which);
}

static int insert(struct settings_row *all, int n, const char *game, const struct settings_row *row)
{
    int at = 0;
    CARRE_ASSERT(n < ROWS);
    while (at < n && !comes_before(row, &all[at]))
        at++;
    memmove(&all[at + 1], &all[at], (size_t)(n - at) * sizeof *all);
    all[at] = *row;
    if (row->kind != ROW_BUTTON)
        all[at].which = game_setting(game, (int)row->which);
    return n + 1;
}

const struct settings_row *settings_row_nth(int i)
{
    static struct settings_row all[ROWS];
    static int n;
    const struct game_folder *f;
    if (!n) {
        memcpy(all, own, sizeof own);
        n = OWN;
        for (int g = 0; (f = game_folder_nth(g)); g++)
            for (int k = 0; f->settings && k < f->settings->rows; k++)
                n = insert(all, n, f->game->id, &f->settings->row[k]);
    }
    return i >= 0 && i < n ? &all[i] : NULL;
}
