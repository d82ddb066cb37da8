/* poker_parts.h - what is drawn everywhere on a poker table: its colours, its words, boxes,
 * buttons, chips and faces. */
#ifndef CARRE_POKER_PARTS_H
#define CARRE_POKER_PARTS_H

#include "poker_look.h"

/* poker_theme.c: colours (design: mock-ups power-up) */
enum {
    POKER_CYAN = 0,
    POKER_GOLD,
    POKER_MAGENTA,
    POKER_ICE,
    POKER_FAINT,
    POKER_KNOW,
    POKER_KNOW_DEEP,
    POKER_OWN,
    POKER_OWN_DEEP,
    POKER_TABLE_FAMILY,
    POKER_TABLE_DEEP,
    POKER_CONTROL,
    POKER_CONTROL_DEEP,
    POKER_REFUSED,
    POKER_REFUSED_DEEP,
    POKER_QUIET_OVER /* a quiet button under the pointer */,
    POKER_PLAIN_BOX,
    POKER_PLAIN_OVER,
    POKER_LIT_BOX,
    POKER_LIT_OVER,
    POKER_PRIMARY_LINE,
    POKER_BOX_LINE,
    POKER_PILL_BOX,
    POKER_FACE_BOX /* behind a portrait */,
    POKER_ON_ICE,
    POKER_SLOT_BOX,
    POKER_SLOT_LINE,
    POKER_POT_BOX,
    POKER_BAR_BOX,
    POKER_STRIP_BOX,
    POKER_GROOVE /* of the slider */,
    POKER_ACTIONS_BOX,
    POKER_WON_BOX,
    POKER_BANNER_BOX,
    POKER_STACK_INK,
    POKER_PICKED_BOX,
    POKER_PICKED_OVER,
    POKER_PICKED_LINE,
    POKER_GROOVE_LINE,
    POKER_SECOND /* of several open hands, that in the second place */,
    POKER_STAGED_BOX /* of an open hand */,
    POKER_COLOURS
};
/* Boxes in high contrast are black, in lines of one colour. */
#define POKER_STRONG_BOXES(edge)                                                                  \
    [POKER_PLAIN_BOX] = 0x000000FFU, [POKER_PLAIN_OVER] = 0x000000FFU,                            \
    [POKER_LIT_BOX] = 0x000000FFU, [POKER_LIT_OVER] = 0x000000FFU,                                \
    [POKER_PICKED_BOX] = 0x000000FFU, [POKER_PICKED_OVER] = 0x000000FFU,                          \
    [POKER_PILL_BOX] = 0x000000FFU, [POKER_POT_BOX] = 0x000000FFU, [POKER_BAR_BOX] = 0x000000FFU, \
    [POKER_STRIP_BOX] = 0x000000FFU, [POKER_GROOVE] = 0x000000FFU,                                \
    [POKER_ACTIONS_BOX] = 0x000000FFU, [POKER_WON_BOX] = 0x000000FFU,                             \
    [POKER_STAGED_BOX] = 0x000000FFU, [POKER_BOX_LINE] = (edge), [POKER_SLOT_LINE] = (edge),      \
    [POKER_GROOVE_LINE] = (edge)
/* neon's, that its themes and functions share */
#define POKER_NIGHT_RGB 0x0A1026FFU
#define POKER_PALE_RGB 0xEAF2FFFFU
#define POKER_CYAN_RGB 0x4DE3FFFFU
#define POKER_BLUSH_RGB 0xFFD0E6FFU
#define POKER_ROSE_RGB 0xFFE3F0FFU

extern const struct typeface poker_plain, poker_heavy;
extern const struct theme poker_neon, poker_neon_contrast;
extern const struct theme poker_page, poker_page_contrast; /* of the pages around the table */
/* one of the above, in the contrast in force */
uint32_t poker_colour(const struct stage *st, int colour);

/* poker_parts.c: words, boxes, buttons, chips */
/* its smallest letters are those of this table */
struct ui poker_ui(const struct stage *st);
/* Letters are so large that boxes, brackets and second lights give way to them. */
bool poker_large(const struct stage *st);
struct rect poker_write(struct canvas *c, const struct stage *st, struct ui_words how,
                        const char *text, struct rect box);
float poker_width(const struct stage *st, struct ui_words how, const char *text);
bool poker_fits(const struct stage *st, struct ui_words how, const char *text, float width);
/* px of letters of that size here */
float poker_letter(const struct stage *st, float design);
/* Display type over a picture: thickened by `fat` and with a dark edge, parts of its size. One line
 * that is as high as a figure, so that it may be as large as its box is high. */
void poker_headline(struct canvas *c, const struct stage *st, struct ui_words how, float fat,
                    float edge, const char *text, struct rect r);
/* A holographic panel: corners cut at the top left and bottom right. `glow` 0 to 1. */
void poker_panel(struct canvas *c, const struct stage *st, struct rect r, float cut, uint32_t fill,
                 uint32_t line, float width);
/* The four corners of `r`, each of two strokes, `len` long and `w` wide (pixels). */
void poker_brackets(struct canvas *c, struct rect r, float len, float w, uint32_t colour);
/* Light along the edge of a box, outside it, `reach` design units far: kept as a picture for every
 * size. `peak` 0 to 1: how bright it is at the edge. Nothing in high contrast. */
void poker_shining(struct canvas *c, const struct stage *st, struct rect r, float cut,
                   uint32_t colour, float peak, float reach);
/* a halo, stretched over r */
void poker_glow(struct canvas *c, const struct stage *st, struct rect r, uint32_t colour,
                float peak);
enum poker_button {
    POKER_QUIET,
    POKER_PLAIN,
    POKER_LIT /* cyan */,
    POKER_PICKED /* of the amounts, the one that the main button says */,
    POKER_PRIMARY /* magenta, one at a time */
};
/* a button that is a sign alone; nothing where there is no such item */
void poker_icon_button(const struct stage *st, struct canvas *c, uint32_t id, const char *icon);
void poker_button_box(struct canvas *c, const struct stage *st, const struct item *i,
                      enum poker_button how);
bool poker_cap_fits(const struct stage *st, const struct item *i, const char *second);
void poker_button(struct canvas *c, const struct stage *st, uint32_t id,
                  const char *second /* amount below the name; NULL */, enum poker_button how);
/* The item's key. `ground`: what it lies on. */
void poker_key(struct canvas *c, const struct stage *st, const struct item *i, struct point at,
               float size, uint32_t ink, uint32_t ground);
/* A label as wide as its words, centred in `within`. Returns where. */
struct rect poker_pill(struct canvas *c, const struct stage *st, const char *text,
                       struct rect within, float size, uint32_t line, uint32_t ink);
void poker_chips(struct canvas *c, const struct stage *st, struct rect r, int32_t amount);
void poker_portrait(struct canvas *c, const struct stage *st, int who, struct rect r);
/* Who it is, without a frame: a character's face; or a person's animal in its jacket, before the
 * ground that is this person's. */
void poker_face(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                struct rect r);
/* The same in its frame of light (skin.h: face). */
void poker_framed(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                  struct rect r);
/* the pot against what those in the hand have left; 3: all-in, the board is run out */
int poker_tension(const struct stage *st);
enum audio_room poker_room(const struct stage *st);
void poker_amount(const struct stage *st, int32_t n, char out[64]); /* chips, or big blinds */
const char *poker_finish(int n); /* "3rd", of a tournament; poker_words.c */
float poker_t(const struct stage *st, int64_t since, int ms); /* eased progress */
bool poker_runs(const struct stage *st, int64_t since, int ms);

#endif
