/* desktop_linux.c - what a Linux desktop wishes: its portal and its settings are asked. */
#include "desktop.h"

#include "mem.h"
#include "path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ANIMATIONS, CONTRAST, THEME, READER, TEXT, QUESTIONS };

static const struct {
    const char *schema, *name;
} question[QUESTIONS] = {
    [ANIMATIONS] = {"org.gnome.desktop.interface", "enable-animations"},
    [CONTRAST] = {"org.gnome.desktop.a11y.interface", "high-contrast"},
    [THEME] = {"org.gnome.desktop.interface", "gtk-theme"},
    [READER] = {"org.gnome.desktop.a11y.applications", "screen-reader-enabled"},
    [TEXT] = {"org.gnome.desktop.interface", "text-scaling-factor"},
};

struct answers {
    char of[QUESTIONS][80];
};

/* All at once, because each takes the tool its time; "" for no answer. The tool may hang where
 * there is no session: it gets a second. */
static void ask_all(struct answers *out)
{
    FILE *f[QUESTIONS];
    for (int i = 0; i < QUESTIONS; i++) {
        char command[200];
        snprintf(command, sizeof command, "timeout 1 gsettings get %s %s 2>/dev/null",
                 question[i].schema, question[i].name);
        f[i] = popen(command, "r");
    }
    for (int i = 0; i < QUESTIONS; i++) {
        char *said = out->of[i];
        if (!f[i] || !fgets(said, sizeof out->of[i], f[i]))
            said[0] = '\0';
        if (f[i])
            pclose(f[i]);
        said[strcspn(said, "\n")] = '\0';
    }
}

static bool has_tool(void)
{
    char *paths = mem_copy_text(getenv("PATH") ? getenv("PATH") : "");
    bool found = false;
    for (char *at = paths; !found && at;) {
        char *end = strchr(at, ':');
        if (end)
            *end++ = '\0';
        char *tool = path_join(at, "gsettings");
        FILE *f = fopen(tool, "rb");
        found = f != NULL;
        if (f)
            fclose(f);
        mem_free(tool);
        at = end;
    }
    mem_free(paths);
    return found;
}

static void ask_gnome(struct desktop_settings *w)
{
    struct answers said;
    if (!has_tool())
        return;
    ask_all(&said);
    w->calm |= strcmp(said.of[ANIMATIONS], "false") == 0;
    w->contrast |= strcmp(said.of[CONTRAST], "true") == 0 || strstr(said.of[THEME], "HighContrast");
    w->reader |= strcmp(said.of[READER], "true") == 0;
    const char *text = said.of[TEXT];
    /* read without strtod, whose sign depends on the locale */
    if (text[0] == '1' && text[1] == '.')
        w->text = 100 + 10 * (text[2] >= '0' && text[2] <= '9' ? text[2] - '0' : 0) +
                  (text[2] && text[3] >= '0' && text[3] <= '9' ? text[3] - '0' : 0);
    else if (text[0] >= '2' && text[0] <= '9')
        w->text = 200;
}

/* Does the file hold that line, after that heading? */
static bool has_line(const char *folder, const char *name, const char *heading, const char *wanted)
{
    char *path = path_join(folder, name), line[200];
    FILE *f = fopen(path, "rb");
    bool here = false, found = false;
    while (f && !found && fgets(line, sizeof line, f)) {
        line[strcspn(line, "\n")] = '\0';
        here = line[0] == '[' ? strcmp(line, heading) == 0 : here;
        found = here && strcmp(line, wanted) == 0;
    }
    if (f)
        fclose(f);
    mem_free(path);
    return found;
}

static void ask_kde(struct desktop_settings *w)
{
    const char *config = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
    char *folder =
        config && *config ? mem_copy_text(config) : path_join(home ? home : "", ".config");
    w->calm |= has_line(folder, "kdeglobals", "[KDE]", "AnimationDurationFactor=0");
    w->reader |= has_line(folder, "kaccessrc", "[ScreenReader]", "Enabled=true");
    mem_free(folder);
}

struct desktop_settings desktop_settings(void)
{
    struct desktop_settings w = {0};
    const char *gtk = getenv("GTK_THEME");
    w.contrast = gtk && strstr(gtk, "HighContrast");
    ask_gnome(&w);
    ask_kde(&w);
    return w;
}
