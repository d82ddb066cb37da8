/* seating_letters.c - the grids of letters, and the controls of a page on which a name is typed. */
#include "seating_letters.h"

#include "check.h"
#include "mem.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

struct letters {
    const char *const *cell; /* a letter as it is shown, "" an empty place */
    int columns, rows;
};

enum { LATIN_COLUMNS = 13, LATIN_ROWS = 4, KANA_COLUMNS = 17, KANA_ROWS = 5 };

static const char *const latin[LATIN_COLUMNS * LATIN_ROWS] = {
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R",
    "S", "T", "U", "V", "W", "X", "Y", "Z", "É", "È", "Ê", "Ë", "À", "Â", "Ç", "Î", "Ï", "Ô",
    "Û", "Ù", "Œ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-", "’", " ",
};

/* Columns as they are learned, then the voiced ones and the small ones. */
static const char *const hiragana[KANA_COLUMNS * KANA_ROWS] = {
    "あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ", "が", "ざ", "だ", "ば", "ぱ",
    "ぁ", "ゃ", "い", "き", "し", "ち", "に", "ひ", "み", "",   "り", "",   "ぎ", "じ", "ぢ",
    "び", "ぴ", "ぃ", "ゅ", "う", "く", "す", "つ", "ぬ", "ふ", "む", "ゆ", "る", "を", "ぐ",
    "ず", "づ", "ぶ", "ぷ", "ぅ", "ょ", "え", "け", "せ", "て", "ね", "へ", "め", "",   "れ",
    "",   "げ", "ぜ", "で", "べ", "ぺ", "ぇ", "っ", "お", "こ", "そ", "と", "の", "ほ", "も",
    "よ", "ろ", "ん", "ご", "ぞ", "ど", "ぼ", "ぽ", "ぉ", "ー",
};

static const char *const katakana_cells[KANA_COLUMNS * KANA_ROWS] = {
    "ア", "カ", "サ", "タ", "ナ", "ハ", "マ", "ヤ", "ラ", "ワ", "ガ", "ザ", "ダ", "バ", "パ",
    "ァ", "ャ", "イ", "キ", "シ", "チ", "ニ", "ヒ", "ミ", "",   "リ", "",   "ギ", "ジ", "ヂ",
    "ビ", "ピ", "ィ", "ュ", "ウ", "ク", "ス", "ツ", "ヌ", "フ", "ム", "ユ", "ル", "ヲ", "グ",
    "ズ", "ヅ", "ブ", "プ", "ゥ", "ョ", "エ", "ケ", "セ", "テ", "ネ", "ヘ", "メ", "",   "レ",
    "",   "ゲ", "ゼ", "デ", "ベ", "ペ", "ェ", "ッ", "オ", "コ", "ソ", "ト", "ノ", "ホ", "モ",
    "ヨ", "ロ", "ン", "ゴ", "ゾ", "ド", "ボ", "ポ", "ォ", "ー",
};

/* The letters of a language; `katakana`: the other kana (Japanese only). */
static struct letters letters_of(const char *lang, bool katakana)
{
    if (strcmp(lang, "ja") == 0)
        return (struct letters){katakana ? katakana_cells : hiragana, KANA_COLUMNS, KANA_ROWS};
    return (struct letters){latin, LATIN_COLUMNS, LATIN_ROWS};
}

/* The letter as it is written after `before`: small inside a word. */
static void letters_write(const char *before, const char *cell, char out[8])
{
    const char *p = cell, *end = before + strlen(before);
    uint32_t point = utf8_next(&p);
    const uint32_t last = *before ? utf8_previous(before, &end) : ' ';
    const bool inside = last != ' ' && last != '-' && last != 0x2019;
    if (inside && point >= 'A' && point <= 'Z')
        point += 'a' - 'A';
    else if (inside && point >= 0xC0 && point <= 0xDE)
        point += 0x20;
    else if (inside && point == 0x152)
        point++;
    out[utf8_put(out, point)] = '\0';
}

bool letters_add(char *name, size_t room, int most, const char *text)
{
    CARRE_ASSERT(strlen(name) < room && most >= 0);
    size_t n = strlen(name);
    while (*text) {
        const char *from = text;
        const uint32_t point = utf8_next(&text);
        const size_t bytes = (size_t)(text - from);
        if (utf8_is_unseen(point) || point == UTF8_BROKEN || (int)utf8_count(name) >= most ||
            n + bytes >= room)
            return false;
        memcpy(name + n, from, bytes);
        n += bytes;
        name[n] = '\0';
    }
    return true;
}

/* Takes the last character away. */
static void take(char *name)
{
    const char *end = name + strlen(name);
    if (*name) {
        utf8_previous(name, &end);
        name[end - name] = '\0';
    }
}

/* ---- a page on which a name is typed ---- */

static void add_text(struct scene *s, struct typing *t, const char *text)
{
    if (!letters_add(t->name, t->room, t->most, text))
        app_sound(s->app, "ui/refuse");
}

static void pick(struct scene *s, struct typing *t, int cell)
{
    char letter[8];
    letters_write(t->name, letters_of(app_ui(s->app)->lang, t->katakana).cell[cell], letter);
    add_text(s, t, letter);
}

void letters_input(struct scene *s, struct typing *t, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_TEXT) {
        add_text(s, t, event->text);
    } else if (event->kind == ITEM_EVENT_KEY && event->ctrl && event->key == (enum key)'V') {
        char *text = app_paste(s->app);
        add_text(s, t, text);
        mem_free(text);
    }
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case LETTERS_PICK: pick(s, t, event->arg); break;
    case LETTERS_DELETE: take(t->name); break;
    case LETTERS_KANA: t->katakana = !t->katakana; break;
    default: break;
    }
}

void letters_add_field(struct scene *s, const char *value, struct rect r)
{
    items_add(s->items, (struct item){.id = item_id("field", 0),
                                      .role = ITEM_TEXT,
                                      .name = _("Name"),
                                      .value = value,
                                      .readable = true,
                                      .skip = true,
                                      .bounds = r,
                                      .radius = ui_px(app_ui(s->app), 20)});
}

void letters_add_ready(struct scene *s, int action, struct rect r)
{
    items_add(s->items, (struct item){.id = item_id("ready", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("Another name"),
                                      .key = KEY_F2,
                                      .pad = PAD_Y,
                                      .action = action,
                                      .bounds = r,
                                      .about = _("Suggests a ready-made name.")});
}

void letters_add_delete(struct scene *s, const struct typing *t, struct rect r)
{
    items_add(s->items,
              (struct item){.id = item_id("delete", 0),
                            .role = ITEM_BUTTON,
                            .name = _("Delete a letter"),
                            .key = KEY_BACKSPACE,
                            .pad = PAD_X,
                            .action = LETTERS_DELETE,
                            .bounds = r,
                            .sound = "ui/back",
                            .why_not = *t->name ? NULL : _("There’s nothing to delete.")});
}

void letters_add_kana(struct scene *s, const struct typing *t, struct rect r)
{
    items_add(s->items, (struct item){.id = item_id("kana", 0),
                                      .role = ITEM_BUTTON,
                                      .name = t->katakana ? _("Hiragana") : _("Katakana"),
                                      .key = KEY_F3,
                                      .pad = PAD_RIGHT_SHOULDER,
                                      .action = LETTERS_KANA,
                                      .bounds = r});
}

void letters_add_grid(struct scene *s, const struct typing *t, struct rect grid)
{
    const struct ui *ui = app_ui(s->app);
    const struct letters l = letters_of(ui->lang, t->katakana);
    const float gap = ui_px(ui, 8);
    for (int i = 0; i < l.columns * l.rows; i++)
        if (*l.cell[i])
            items_add(
                s->items,
                (struct item){.id = item_id("letter", i),
                              .role = ITEM_BUTTON,
                              .name = l.cell[i][0] == ' ' ? ui_key_label(KEY_SPACE) : l.cell[i],
                              .action = LETTERS_PICK,
                              .arg = i,
                              .bounds = rect_column(rect_row(grid, i / l.columns, l.rows, gap),
                                                    i % l.columns, l.columns, gap),
                              .radius = ui_px(ui, 12)});
}

void letters_draw_field(struct canvas *c, const struct scene *s, const struct typing *typed,
                        float size)
{
    const struct ui *ui = app_ui(s->app);
    const struct theme *t = ui->theme;
    const struct item *field = items_get(s->items, item_id("field", 0));
    const struct rect box = field->bounds, in = rect_inset_xy(box, ui_px(ui, 32), ui_px(ui, 8));
    float x = in.x;
    canvas_panel(c, box,
                 &(struct panel){.fill = t->well,
                                 .radius = ui_px(ui, 20),
                                 .line = t->accent,
                                 .line_width = fmaxf(2, ui_px(ui, 4))});
    if (*typed->name)
        x = rect_right(ui_write(c, ui, &UI_LINE(t->strong, size, 0, TEXT_LEFT), typed->name, in)) +
            ui_px(ui, 8);
    else
        ui_write(c, ui, &UI_LINE(NULL, 32, t->soft, TEXT_LEFT),
                 _("Type a name, or pick its letters."),
                 rect_make(in.x + ui_px(ui, 22), in.y, in.w - ui_px(ui, 22), in.h));
    const float bar = fminf(ui_letters(ui, size), in.h * 0.8F);
    canvas_fill(c,
                rect_make(roundf(fminf(x, rect_right(in))), roundf(box.y + (box.h - bar) / 2),
                          fmaxf(2, ui_px(ui, 4)), bar),
                t->accent);
    ui_ring(c, ui, field);
}

static void draw_letter(struct canvas *c, const struct ui *ui, const struct item *item,
                        const char *letter)
{
    const uint32_t ink = ui_box(c, ui, item, UI_PLAIN);
    const struct rect r = item->bounds;
    if (letter[0] == ' ') /* the sign of a space: a low bar */
        canvas_fill(
            c, rect_make(r.x + r.w * 0.3F, r.y + r.h * 0.62F, r.w * 0.4F, fmaxf(2, ui_px(ui, 5))),
            ink);
    else
        ui_write(c, ui, &UI_LINE(ui->theme->strong, 34, ink, TEXT_CENTRE), letter,
                 rect_inset(r, 1));
}

void letters_draw_grid(struct canvas *c, const struct scene *s, const struct typing *t)
{
    const struct ui *ui = app_ui(s->app);
    const struct letters l = letters_of(ui->lang, t->katakana);
    for (int i = 0; i < l.columns * l.rows; i++) {
        const struct item *item = items_get(s->items, item_id("letter", i));
        char letter[8];
        if (!item)
            continue;
        letters_write(t->name, l.cell[i], letter);
        draw_letter(c, ui, item, letter);
    }
}
