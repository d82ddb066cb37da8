/* Key caps: what to press, as the hand in use knows it. */
#include "ui.h"

#include "check.h"
#include "i18n.h"
#include "keymap.h"

#include <math.h>

/* As with the language in force, there is one pair of hands. */
static const struct keymap *keys;
static enum pad_kind pad_in_hand;

void ui_keymap(const struct keymap *m, enum pad_kind kind)
{
    keys = m;
    pad_in_hand = kind;
}

/* Context "key": what is printed on keyboards in that language. */
const char *ui_key_label(enum key meant)
{
    const enum key key = keys ? keymap_cap(keys, meant) : meant;
    static const char *const f[] = {"F1", "F2", "F3", "F4",  "F5",  "F6",
                                    "F7", "F8", "F9", "F10", "F11", "F12"};
    static const char single[][2] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B",
                                     "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N",
                                     "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z"};
    if (key >= '0' && key <= '9')
        return single[key - '0'];
    if (key >= 'A' && key <= 'Z')
        return single[key - 'A' + 10];
    if (key >= KEY_F1 && key <= KEY_F12)
        return f[key - KEY_F1];
    switch (key) {
    case KEY_ENTER: return C_("key", "Enter");
    case KEY_ESCAPE: return C_("key", "Esc");
    case KEY_SPACE: return C_("key", "Space");
    case KEY_TAB: return C_("key", "Tab");
    case KEY_BACKSPACE: return C_("key", "Backspace");
    case KEY_DELETE: return C_("key", "Delete");
    case KEY_HOME: return C_("key", "Home");
    case KEY_END: return C_("key", "End");
    case KEY_PAGE_UP: return C_("key", "Page Up");
    case KEY_PAGE_DOWN: return C_("key", "Page Down");
    case KEY_LEFT: return "←";
    case KEY_RIGHT: return "→";
    case KEY_UP: return "↑";
    case KEY_DOWN: return "↓";
    case KEY_PLUS: return "+";
    case KEY_MINUS: return "−";
    default: return "";
    }
}

const char *ui_pad_label(enum pad meant)
{
    static const char *const xbox[] = {[PAD_NONE] = "",
                                       [PAD_A] = "A",
                                       [PAD_B] = "B",
                                       [PAD_X] = "X",
                                       [PAD_Y] = "Y",
                                       [PAD_LEFT_SHOULDER] = "LB",
                                       [PAD_RIGHT_SHOULDER] = "RB",
                                       [PAD_LEFT_TRIGGER] = "LT",
                                       [PAD_RIGHT_TRIGGER] = "RT",
                                       [PAD_START] = "Start",
                                       [PAD_BACK] = "Back",
                                       [PAD_LEFT_STICK] = "LS",
                                       [PAD_RIGHT_STICK] = "RS",
                                       [PAD_LEFT] = "←",
                                       [PAD_RIGHT] = "→",
                                       [PAD_UP] = "↑",
                                       [PAD_DOWN] = "↓"};
    static const char *const playstation[] = {[PAD_A] = "×",
                                              [PAD_B] = "○",
                                              [PAD_X] = "□",
                                              [PAD_Y] = "△",
                                              [PAD_LEFT_SHOULDER] = "L1",
                                              [PAD_RIGHT_SHOULDER] = "R1",
                                              [PAD_LEFT_TRIGGER] = "L2",
                                              [PAD_RIGHT_TRIGGER] = "R2",
                                              [PAD_START] = "Options",
                                              [PAD_BACK] = "Share",
                                              [PAD_LEFT_STICK] = "L3",
                                              [PAD_RIGHT_STICK] = "R3"};
    static const char *const nintendo[] = {
        [PAD_LEFT_SHOULDER] = "L",  [PAD_RIGHT_SHOULDER] = "R", [PAD_LEFT_TRIGGER] = "ZL",
        [PAD_RIGHT_TRIGGER] = "ZR", [PAD_START] = "+",          [PAD_BACK] = "−",
        [PAD_LEFT_STICK] = "LS",    [PAD_RIGHT_STICK] = "RS"};
    const enum pad pad = keys ? keymap_pad_cap(keys, meant) : meant;
    if (pad_in_hand == PAD_PLAYSTATION && pad <= PAD_RIGHT_STICK && playstation[pad])
        return playstation[pad];
    if (pad_in_hand == PAD_NINTENDO && pad <= PAD_RIGHT_STICK && nintendo[pad])
        return nintendo[pad];
    CARRE_ASSERT(pad < sizeof xbox / sizeof *xbox);
    return xbox[pad];
}

static const char *label_of(const struct ui *ui, const struct item *i)
{
    return ui->caps == CAPS_PAD    ? ui_pad_label(i->pad)
           : ui->caps == CAPS_KEYS ? ui_key_label(i->key)
                                   : "";
}

/* Caps stay smaller than the text they belong to when that grows: they are signs, not sentences. */
static struct text_style cap_style(const struct ui *ui, float size, uint32_t colour)
{
    float text = fminf(ui->text, 1.4F);
    return (struct text_style){.face = ui->theme->strong,
                               .px = fmaxf(13, roundf(size * ui->scale * text)),
                               .colour = colour,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE,
                               .spacing = 1.2F,
                               .lang = ui->lang,
                               .max_lines = 1};
}

static float cap_width(const struct ui *ui, const char *label, float size)
{
    if (!*label)
        return 0;
    struct text_style s = cap_style(ui, size, 0);
    return roundf(fmaxf(s.px * 1.5F, text_width(ui->fonts, &s, label) + s.px * 0.85F));
}

float ui_key_width(const struct ui *ui, const struct item *i, float size)
{
    return cap_width(ui, label_of(ui, i), size);
}

float ui_key_room(const struct ui *ui, const struct item *i, float size)
{
    return fmaxf(cap_width(ui, ui_key_label(i->key), size),
                 cap_width(ui, ui_pad_label(i->pad), size));
}

/* `round`: a pad's button */
static float draw_cap(struct canvas *c, const struct ui *ui, const char *label, struct point at,
                      float size, uint32_t letters, const struct panel *box, bool round)
{
    float w = cap_width(ui, label, size);
    if (w <= 0)
        return 0;
    struct text_style s = cap_style(ui, size, letters);
    struct rect r = rect_around(at, w, roundf(s.px * 1.5F));
    struct panel panel = *box;
    panel.radius = r.h * (round ? 0.5F : 0.23F);
    canvas_panel(c, r, &panel);
    canvas_words(c, &s, label, r);
    return w;
}

float ui_key(struct canvas *c, const struct ui *ui, const struct item *i, struct point at,
             float size, uint32_t cap, uint32_t letters)
{
    return draw_cap(c, ui, label_of(ui, i), at, size, colour_faded(letters, ui->caps_in),
                    &(struct panel){.fill = colour_faded(cap, ui->caps_in)}, ui->caps == CAPS_PAD);
}

float ui_key_quiet(struct canvas *c, const struct ui *ui, const struct item *i, struct point at,
                   float size, uint32_t letters)
{
    return draw_cap(c, ui, label_of(ui, i), at, size, colour_faded(letters, ui->caps_in),
                    &(struct panel){.line = colour_faded(letters, 0.75F * ui->caps_in),
                                    .line_width = fmaxf(1, ui_px(ui, 1.8F))},
                    ui->caps == CAPS_PAD);
}

float ui_cap(struct canvas *c, const struct ui *ui, const char *label, struct point at, float size,
             uint32_t cap, uint32_t letters)
{
    return draw_cap(c, ui, label, at, size, letters, &(struct panel){.fill = cap}, false);
}
