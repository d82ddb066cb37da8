/* ace_paint.h - what is drawn all over the duel: colours, wood type, an effect as a sign, a key, a
 * ribbon, a number of damage, a face. */
#ifndef CARRE_ACE_PAINT_H
#define CARRE_ACE_PAINT_H

#include "ace_look.h"

/* Colours that are drawn on paper and in the gun, beside the theme's. */
#define ACE_BONE 0xEADBC0FFU
#define ACE_INK 0x1A110CFFU
#define ACE_BLOOD 0xB3261EFFU
#define ACE_BLOOD_DEEP 0x6A100CFFU
#define ACE_PAPER 0xF0E4CCFFU
#define ACE_DARK 0x0A0604FFU /* over the table, for what is looked at */
#define ACE_SOOT 0x1A120DFFU
#define ACE_UMBER 0x4A3826FFU
#define ACE_HIDE 0x3A2415F2U /* a button's leather under the pointer */
#define ACE_RUST 0x8E1B15FFU
/* The same reds as letters on paper, which must be told from it where it is darkest. */
static inline uint32_t ace_blood_ink(const struct ui *ui)
{
    return ui->contrast ? ACE_BLOOD_DEEP : 0xA01E17FFU;
}
static inline uint32_t ace_rust_ink(const struct ui *ui)
{
    return ui->contrast ? ACE_BLOOD_DEEP : ACE_RUST;
}
#define ACE_CANDLE 0xFFF6E0FFU  /* what is focused, said or lit */
#define ACE_HOVERED 0x3A2415FFU /* a box under the pointer */
#define ACE_EMBER 0xF2871CFFU
#define ACE_GLOW 0xFFC35AFFU
#define ACE_PENALTY 0xFF9C8AFFU
#define ACE_EDGE 0x6B543CFFU

/* ace_sign.c: an effect as a thing */
/* struck: it takes that away; good: a rule of his that helps */
struct ace_sign {
    char picture[48], number[8];
    bool struck, good;
};
enum ace_metal { METAL_BRASS /* once */, METAL_WAX /* for good */ };
void ace_sign_of(const struct ace_effect *e, struct ace_sign *out);
/* how wide one so high is */
float ace_sign_width(const struct ui *ui, float h);
void ace_sign_draw(const struct ui *ui, struct canvas *c, struct rect r, const struct ace_sign *s,
                   enum ace_metal metal);
/* One line as of wood type, as large as `r` lets it be; outline 0: none. Returns its width. */
float ace_wood(struct canvas *c, const struct ui *ui, const char *text, struct rect r,
               uint32_t colour, uint32_t outline, enum text_align align);
float ace_wood_width(const struct ui *ui, const char *text, struct rect r);
/* The same with the grain of the block in it: hairs of the colour of the outline, or of paper. */
float ace_worn(struct canvas *c, const struct ui *ui, const char *text, struct rect r,
               uint32_t colour, uint32_t outline, enum text_align align);

/* A control's key, as a cap around `at`: size in design units. Returns how wide; 0: none is shown.
 */
enum ace_cap { CAP_PLAIN, CAP_DIM, CAP_LIT, CAP_BESIDE };
float ace_key(struct canvas *c, const struct ui *ui, const struct item *i, struct point at,
              float size, enum ace_cap as);

/* A line through words that took that place. */
void ace_strike(const struct stage *st, struct canvas *c, struct rect took);

/* One line on a ribbon around `r`, higher where the words need two. */
void ace_ribbon(const struct stage *st, struct canvas *c, struct rect r, const char *text);

/* A number of damage in blood within bone within ink, so many design units wide (ace_shot.c). */
void ace_stamped(const struct stage *st, struct canvas *c, const char *text, struct rect box,
                 float size, const float outline[2]);

/* The name of his picture. */
void ace_portrait(const struct ace_enemy *e, char out[64]);

#endif
