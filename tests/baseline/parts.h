/* parts.h - the parts that screens are drawn from (ui.h), one by one, as the text canvas writes
 * them. */
#ifndef CARRE_BASELINE_PARTS_H
#define CARRE_BASELINE_PARTS_H

/* In one of the ways in which a screen may be: its size, letters, contrast, motion, the hand in
 * use. NULL after the last; freed with mem_free. `name` says which way it is. */
char *parts_tell(int way, const char **name);

#endif
