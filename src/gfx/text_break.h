/* Where a line may end: the typographic rules of text.h, without any measuring. */
#ifndef CARRE_TEXT_BREAK_H
#define CARRE_TEXT_BREAK_H

#include <stdbool.h>
#include <stdint.h>

/* What stands for an inline picture among the letters. */
#define TEXT_BREAK_PICTURE 0xFFFCU

bool text_is_space(uint32_t c); /* a line may break there, and it vanishes at a line's end */
bool text_joins(uint32_t c);    /* combines with the letter before it */
/* a stop or a closing bracket, which does not make a line of Japanese any longer to the eye */
bool text_closes(uint32_t c);

/* Whether a line may end between two neighbours. `before` is the last that is no space, `older` the
 * one in front of it (0 if none); `spaced` says whether breakable spaces stood between `before` and
 * `after`. */
bool text_may_break(uint32_t older, uint32_t before, bool spaced, uint32_t after, bool japanese);

/* Whether a hyphen keeps its two sides together, as `after`, after it in `text`, stands: where one
 * of them has fewer than three letters ("all-in", "au-dessus", "a-t-il"), and before what leans on
 * a word in French ("regardez-moi"). In other languages none of these follows one. */
bool text_hyphen_holds(const char *text, const char *after);

/* Whether a phrase of Japanese (文節: a word and what leans on it) ends between two neighbours that
 * may be parted: `older` is in front of `before`, `next` after `after`, 0 if none. A small table
 * instead of a dictionary: where it is in doubt it says no, and two phrases stay together. */
bool text_ends_phrase(uint32_t older, uint32_t before, uint32_t after, uint32_t next);

/* Whether the dot before `after` joins two words of katakana, as in a name: ロード・オーバーキル. A
 * line ends there only if the whole is longer than a line. */
bool text_joins_words(uint32_t older, uint32_t before, uint32_t after);

#endif
