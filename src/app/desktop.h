/* What the desktop already says about comfort: less motion, more contrast, larger text, and that a
 * screen reader runs. Asked once, before the first start's page, which shows what was found.
 *
 * GNOME and its kin keep these wishes where `gsettings` reads them, KDE in kdeglobals and
 * kaccessrc; GTK_THEME may name a theme of high contrast. Whatever cannot be asked says nothing. */
#ifndef CARRE_DESKTOP_H
#define CARRE_DESKTOP_H

#include <stdbool.h>

struct desktop_settings {
    bool calm, contrast, reader;
    int text; /* per cent, 100 to 200; 0: not said */
};

/* What the desktop asks of programs now; what it doesn't say is false, or 0. */
struct desktop_settings desktop_settings(void);

#endif
