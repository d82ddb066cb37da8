#ifndef CARRE_PU_AIM_H
#define CARRE_PU_AIM_H

/* Aiming as its two files share it. */
#include "pu_look.h"

/* The power that is being aimed, as a choice that is open now; NULL: none. */
const struct choice *pu_aimed(const struct stage *st);

/* The two buttons at the right end of the band. */
struct rect pu_band_button(const struct stage *st, int i, int n);

#endif
