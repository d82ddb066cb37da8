/* The parts that screens are drawn from, and the measures that everything obeys.
 *
 * Sizes are told in design units: a picture of 1920×1080 that is fitted into the window. ui_px()
 * makes pixels of them, ui_letters() makes sizes of letters (which also follow the text size that
 * the player wishes, and are never under 13 pixels), ui_ms() makes durations (which follow pace and
 * reduced motion). No scene multiplies by a scale of its own and none holds a colour: colours come
 * from a theme.
 *
 * Parts are drawn from an item of the list (items.h), which knows what is focused, hovered,
 * pressed, chosen and disabled. */
#ifndef CARRE_UI_H
#define CARRE_UI_H

#include "canvas.h"
#include "items.h"

struct ui;

/* What a part of a page is made of: colours, of which 0 is not drawn. */
struct plate {
    uint32_t fill, bottom; /* at its top and at its foot; `bottom` 0: one colour */
    uint32_t line, inner;  /* its edge, and a hairline within it */
    uint32_t drop;         /* the edge that it stands on, which goes when it is pressed */
    uint32_t letters;
};

/* How the pages of a world are made: the screens around its table. Lengths are design units. */
/* What a sheet hangs between: wood in the light and in the shade, metal at its ends and in the
 * hairlines of the paper. */
struct rods {
    uint32_t lit, dark, cap;
};

struct page_dress {
    struct plate plain, main, chosen, off; /* buttons, tabs, options */
    struct plate panel, sheet, well;       /* a quiet body; what is to be read; a sunken place */
    const struct theme *on_sheet;          /* of what is written on a sheet; NULL: the page's own */
    /* a bar at the left of what is chosen; without one it has a tick, where there is room */
    uint32_t mark;
    const uint32_t *bands; /* the drop of a main button in so many colours; NULL: plate's own */
    int nbands;
    uint32_t shade;      /* over a table that stands still behind a page, with its alpha */
    uint32_t way;        /* of the turns, on a table; 0: as words */
    uint32_t below_ring; /* the broader line below that of the focus */
    enum corner corner;
    float button, body; /* its radius, of buttons and of bodies (panel, sheet) */
    float line;
    float drop, aside; /* how far a drop shows below and at the right */
    const char *sign;  /* the picture at the head of a page */
    /* a page's own deeds, the high buttons, in the display face: its letters; 0: as other buttons
     */
    float deed;
    const char *stud; /* what holds the corners of a main button that is a deed; NULL: nothing */
    const char *pin;  /* and those of a sheet that hangs; NULL: nothing */
    /* a sheet is a scroll between two of them, and its headline runs downwards where that is how
     * the language is written; lit 0: it has none */
    struct rods rods;
    /* the red stamps of a scroll: what a number is stamped with, and the writing on the one beside
     * a headline that runs downwards, twice as high as wide; NULL: plain boxes, and none */
    const char *seal, *stamp;
    /* a sheet as a picture, for one about as high as wide that hangs before a table: with its pins,
     * and so many degrees off the level. NULL: a sheet as elsewhere */
    const char *bill;
    float lean;
    bool capitals;     /* of what hangs so, the headline is all capitals */
    const char *crest; /* between the two halves of a heading's rule; NULL: one rule */
    /* the place: all of the picture, whatever its sides. Not called in high contrast */
    void (*ground)(struct canvas *c, const struct ui *ui);
    const char *wing; /* what stands at both sides of a screen that is wider than any page */
};

/* The plates of a page in high contrast: one colour each, and no place behind. */
#define PAGE_PLATES_CONTRAST(ground, edge, words, main_fill, main_words, off_words)           \
    .plain = {.fill = (ground), .line = (edge), .letters = (words)},                          \
    .main = {.fill = (main_fill), .letters = (main_words)},                                   \
    .chosen = {.fill = (main_fill), .letters = (main_words)},                                 \
    .off = {.fill = (ground), .line = (edge), .letters = (off_words)},                        \
    .panel = {.fill = (ground), .line = (edge)}, .sheet = {.fill = (ground), .line = (edge)}, \
    .well = {.fill = (ground), .line = (edge)}, .shade = ((ground) & ~0xFFU) | 0xB8U, .line = 3

/* A world's look, as data. */
struct theme {
    const char *name;
    uint32_t ground, ground_bottom; /* behind everything */
    uint32_t panel, line;           /* a box and its edge */
    uint32_t well;                  /* a sunken place inside a box */
    uint32_t text, soft;            /* on ground and panel; soft is for what matters less */
    /* the one main action, what is chosen; and letters on it */
    uint32_t accent, on_accent;
    uint32_t dim, on_dim; /* disabled */
    uint32_t focus;       /* the ring */
    uint32_t good, bad;
    const struct typeface *display;        /* headings */
    const struct typeface *strong, *plain; /* buttons and numbers, sentences */
    float radius, line_width;              /* design units */
    const struct page_dress *page;         /* of a theme for pages; NULL: parts are plain boxes */
};

/* A theme in high contrast: one ground under all of it, words, and edges. */
#define THEME_CONTRAST(paper, ink, edge)                                            \
    .ground = (paper), .ground_bottom = (paper), .panel = (paper), .well = (paper), \
    .dim = (paper), .on_accent = (paper), .text = (ink), .focus = (ink), .line = (edge)

extern const struct theme theme_frame, theme_frame_contrast;

/* Which caps stand beside what can be pressed. */
enum caps { CAPS_NONE, CAPS_KEYS, CAPS_PAD };

/* What everything is measured with. The app fills it in; scenes read it. */
struct ui {
    struct fonts *fonts;
    const char *lang; /* "en", "fr", "ja" */
    float w, h;       /* the picture, pixels */
    struct rect area; /* 16:9, fitted into it: where design coordinates lie */
    float scale;      /* pixels of a design unit */
    float text;       /* 1 to 2 */
    /* several people share the screen and sit further away: no letters under 26 design units */
    bool couch;
    bool contrast; /* high */
    /* reduced motion: cross-fades of 100 ms, no travel, shake, tilt, particles */
    bool calm;
    float pace;         /* durations are multiplied by it: 1.5, 1, 0.5, 0.2, 0 */
    enum device device; /* what was used last */
    /* Of that device: none for mouse and touch, unless the player wants them always. None where
     * no key reaches what is drawn. They come by `caps_in`, 0 to 1. */
    enum caps caps;
    float caps_in;
    int64_t now;               /* ms, the app's clock, of this frame */
    const struct theme *theme; /* the frame's, in the contrast wished */
};

/* ---- measures ---- */
float ui_px(const struct ui *ui, float design);
/* px of letters: design × scale × text, at least ui_least() */
float ui_letters(const struct ui *ui, float design);
/* 18 design units at the wished text size (26 on a couch), and 13 pixels: nothing is smaller */
float ui_least(const struct ui *ui);
/* with pace; for travel, shake, pops */
int64_t ui_ms(const struct ui *ui, int64_t ms);
/* How much larger, as a share, what has just arrived after its travel of `ms` is for a moment. */
float ui_pulse(const struct ui *ui, int64_t since, int ms);
int64_t ui_fade_ms(const struct ui *ui); /* 100, with pace */
/* a design rectangle, inside `area` */
struct rect ui_at(const struct ui *ui, float x, float y, float w, float h);
/* Eased progress of something that began at `start` and takes `ms` at normal pace; calm: at once.
 */
float ui_glide(const struct ui *ui, int64_t start, int64_t ms);

/* ---- words ---- */
struct ui_words {
    const struct typeface *face; /* NULL: the theme's plain one */
    float size;                  /* design units */
    uint32_t colour;             /* 0: the theme's text */
    enum text_align align;
    enum text_place place;
    int lines;     /* at most; 0: as many as the box holds */
    float most_px; /* no larger than this, so that neighbours match; 0: no limit */
    /* somebody's: as much of it as there is room for in the smallest letters, and … */
    bool name;
};
/* One line in the middle of its box's height. */
#define UI_LINE(face_, size_, colour_, align_) \
    ((struct ui_words){.face = (face_),        \
                       .size = (size_),        \
                       .colour = (colour_),    \
                       .align = (align_),      \
                       .place = TEXT_MIDDLE,   \
                       .lines = 1})
/* Draws in the box, in smaller letters (never under ui_least) when it would not fit. Returns what
 * it takes. */
struct rect ui_write(struct canvas *c, const struct ui *ui, const struct ui_words *how,
                     const char *text, struct rect box);
/* The size of letters that ui_write would take, and the height of the text in a width: for laying
 * out. */
float ui_write_px(const struct ui *ui, const struct ui_words *how, const char *text,
                  struct rect box);
float ui_write_height(const struct ui *ui, const struct ui_words *how, const char *text,
                      float width);
float ui_write_width(const struct ui *ui, const struct ui_words *how, const char *text);
/* Would ui_write keep it in the box, in the smallest letters, without a word being cut? What is to
 * be one line may break then. */
bool ui_write_fits(const struct ui *ui, const struct ui_words *how, const char *text,
                   struct rect box);

/* ---- parts ---- */
/* of a button: an ordinary one, the one brass one, one without a box, one that costs */
enum ui_kind { UI_PLAIN, UI_MAIN, UI_QUIET, UI_DANGER };

/* The world's place; the frame's is its hall (hall.h). */
void ui_ground(struct canvas *c, const struct ui *ui);
/* Of a page: its widest, its margin; design units. */
enum { UI_PAGE_MOST = 2280, UI_PAGE_EDGE = 96 };
/* How much of the screen lies beside the widest page, its margin included; and what stands there,
 * where there is room for it. ui_ground() draws it, too. */
float ui_wing(const struct ui *ui);
void ui_wings(struct canvas *c, const struct ui *ui);
void ui_shade(struct canvas *c, const struct ui *ui); /* over what a dialog interrupts */
void ui_panel(struct canvas *c, const struct ui *ui, struct rect r, bool lit);
/* A box of colours of its own in the shape that the world's buttons have. */
void ui_plate(struct canvas *c, const struct ui *ui, struct rect r, struct panel box);
/* The world's light material for what is to be read: paper, washi; a panel where it has none.
 * Returns how to write on it: `ui` in the colours for it. */
struct ui ui_sheet(struct canvas *c, const struct ui *ui, struct rect r);
/* The same of one that hangs on the wall, or before a table: by what its world pins with, or
 * between its rods. */
struct ui ui_sheet_hung(struct canvas *c, const struct ui *ui, struct rect r);
/* What a world pins a sheet's upper corners with, for one that has more on its paper (a light);
 * nothing in worlds that don't. */
void ui_pins(struct canvas *c, const struct ui *ui, struct rect r);
/* The same before a table that stands still: the world's bill if it has one, and all that is drawn
 * until ui_bill_end leans with it. */
struct ui ui_bill(struct canvas *c, const struct ui *ui, struct rect r);
void ui_bill_end(struct canvas *c, const struct ui *ui);
/* Are the world's sheets scrolls? */
bool ui_has_rods(const struct ui *ui);
/* A scroll's paper alone, as ui_sheet; and its rod at the upper and at the lower edge of `r`, each
 * if it is wished: they reach out of it by half of ui_rod() and somewhat further at both ends. */
struct ui ui_paper(struct canvas *c, const struct ui *ui, struct rect r);
void ui_rods(struct canvas *c, const struct ui *ui, struct rect r, bool upper, bool lower);
/* A hand scroll's: one along the left and one along the right edge within `r`. */
void ui_rods_aside(struct canvas *c, const struct ui *ui, struct rect r);
float ui_rod(const struct ui *ui); /* how thick one is; 0: there are none */
/* A headline that runs downwards in `r`, one sign below the other, as large as `how` and the room
 * let it be. Its lines, of which '\n' parts two, stand from the right to the left, each beginning
 * lower than the one before. Bars and brackets are turned, small kana and the marks of a phrase
 * stand where such a line has them. */
void ui_write_down(struct canvas *c, const struct ui *ui, const struct ui_words *how,
                   const char *text, struct rect r);
/* How wide that is where it may be so high. */
float ui_write_down_width(const struct ui *ui, const struct ui_words *how, const char *text,
                          float h);
/* A rule across the middle of `r`, and in the middle of it the world's crest, as high as that. */
void ui_rule(struct canvas *c, const struct ui *ui, struct rect r);
/* A picture over the whole of the screen: as large as covers it, 16:9 and the middle of it. */
void ui_cover(struct canvas *c, const struct ui *ui, const char *picture);
void ui_button(struct canvas *c, const struct ui *ui, const struct item *i, const char *label,
               const char *icon, enum ui_kind kind);
/* The size of letters that such a button takes; and one whose letters are no larger than that, so
 * that neighbours match (0: no limit). */
float ui_button_px(const struct ui *ui, const struct item *i, const char *label, const char *icon);
void ui_button_like(struct canvas *c, const struct ui *ui, const struct item *i, const char *label,
                    const char *icon, enum ui_kind kind, float most_px);
/* Only its box and ring, for a button that holds more than a label. Returns the colour of letters
 * on it. */
uint32_t ui_box(struct canvas *c, const struct ui *ui, const struct item *i, enum ui_kind kind);
/* The colour of that box so far down, from 0 at its top to 1: for what fades into it. */
uint32_t ui_box_fill(const struct ui *ui, const struct item *i, enum ui_kind kind, float down);
/* All tabs of the list, by their spoken names, in letters of one size. */
void ui_tabs(struct canvas *c, const struct ui *ui, const struct items *it);
/* The same with a picture before each name, in their order, where every tab has room for it. */
void ui_tabs_with(struct canvas *c, const struct ui *ui, const struct items *it,
                  const char *const *signs);
void ui_toggle(struct canvas *c, const struct ui *ui, const struct item *i, const char *label);
/* A choice's well, then its options (items of role OPTION that name it as parent), each with its
 * spoken name. */
void ui_choice(struct canvas *c, const struct ui *ui, const struct items *it, const struct item *i);
void ui_option(struct canvas *c, const struct ui *ui, const struct item *i, const char *label);
void ui_slider(struct canvas *c, const struct ui *ui, const struct item *i);
/* The ring around whatever has the focus; nothing if it is not shown. Each part above draws its
 * own. */
void ui_ring(struct canvas *c, const struct ui *ui, const struct item *i);
void ui_ring_at(struct canvas *c, const struct ui *ui, struct rect r, float radius);

/* A key cap with the item's shortcut as the hand in use knows it (key, or pad button), centred at
 * `at`; returns its width. ui_key_width: the same without drawing; 0 when there is nothing to show.
 */
float ui_key(struct canvas *c, const struct ui *ui, const struct item *i, struct point at,
             float size, uint32_t cap, uint32_t letters);
/* The same with any label. */
float ui_cap(struct canvas *c, const struct ui *ui, const char *label, struct point at, float size,
             uint32_t cap, uint32_t letters);
/* A quiet one: an outline in the letters' colour. */
float ui_key_quiet(struct canvas *c, const struct ui *ui, const struct item *i, struct point at,
                   float size, uint32_t letters);
float ui_key_width(const struct ui *ui, const struct item *i, float size);
/* Of the wider one of the keyboard's and the pad's caps, shown or not: for laying out, so that no
 * button moves when caps come. */
float ui_key_room(const struct ui *ui, const struct item *i, float size);
/* "Esc", "Entrée", "F1": in the language in force, of the key that is pressed for it */
const char *ui_key_label(enum key key);
/* "A", "LB"; "×", "L1" on a pad that has these */
const char *ui_pad_label(enum pad pad);
/* Which keys are pressed for which, and what is printed on the pad in hand, from now on. `m` is
 * borrowed; NULL: each for itself. */
struct keymap;
void ui_keymap(const struct keymap *m, enum pad_kind kind);

/* A picture of icons/ by its name alone, in one colour. */
void ui_icon(struct canvas *c, const struct ui *ui, const char *name, struct rect r,
             uint32_t colour);
/* A bubble with a sentence beside `beside`, kept inside the picture. Returns where. */
struct rect ui_tooltip(struct canvas *c, const struct ui *ui, const char *text, struct rect beside);
/* As wide as its words need, at most so wide. And drawn there; shown: 0 to 1. */
struct rect ui_toast_size(const struct ui *ui, const char *text, float widest);
void ui_toast(struct canvas *c, const struct ui *ui, const char *text, struct rect at, float shown);

/* A mark that fades and slides as it comes: alpha and shift of a part shown since `start` (calm:
 * only alpha). */
struct ui_coming {
    float alpha, dy;
};
struct ui_coming ui_coming(const struct ui *ui, int64_t start, int order);

#endif
