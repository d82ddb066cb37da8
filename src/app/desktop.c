#include "desktop.h"

#include "mem.h"
#include "path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The answer to one question, "" for none. The tool may hang where there is no session: it gets a second. */
static void ask(const char *schema, const char *name, char out[80])
{
    char command[200];
    snprintf(command, sizeof command, "timeout 1 gsettings get %s %s 2>/dev/null", schema, name);
    FILE *f = popen(command, "r");
    out[0] = '\0';
    if (!f)
        return;
    if (!fgets(out, 80, f))
        out[0] = '\0';
    pclose(f);
    out[strcspn(out, "\n")] = '\0';
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

static void ask_gnome(struct desktop_wishes *w)
{
    char said[80];
    if (!has_tool())
        return;
    ask("org.gnome.desktop.interface", "enable-animations", said);
    if (!said[0])       /* it hangs, or has nothing to tell */
        return;
    w->calm |= strcmp(said, "false") == 0;
    ask("org.gnome.desktop.a11y.interface", "high-contrast", said);
    w->contrast |= strcmp(said, "true") == 0;
    ask("org.gnome.desktop.interface", "gtk-theme", said);
    w->contrast |= strstr(said, "HighContrast") != NULL;
    ask("org.gnome.desktop.a11y.applications", "screen-reader-enabled", said);
    w->reader |= strcmp(said, "true") == 0;
    ask("org.gnome.desktop.interface", "text-scaling-factor", said);
    if (said[0] == '1' && said[1] == '.')       /* read without strtod, whose sign depends on the locale */
        w->text = 100 + 10 * (said[2] >= '0' && said[2] <= '9' ? said[2] - '0' : 0) + (said[2] && said[3] >= '0' && said[3] <= '9' ? said[3] - '0' : 0);
    else if (said[0] >= '2' && said[0] <= '9')
        w->text = 200;
}

/* Does the file hold that line, behind that heading? */
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

static void ask_kde(struct desktop_wishes *w)
{
    const char *config = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
    char *folder = config && *config ? mem_copy_text(config) : path_join(home ? home : "", ".config");
    w->calm |= has_line(folder, "kdeglobals", "[KDE]", "AnimationDurationFactor=0");
    w->reader |= has_line(folder, "kaccessrc", "[ScreenReader]", "Enabled=true");
    mem_free(folder);
}

struct desktop_wishes desktop_wishes(void)
{
    struct desktop_wishes w = {0};
    const char *gtk = getenv("GTK_THEME");
    w.contrast = gtk && strstr(gtk, "HighContrast");
    ask_gnome(&w);
    ask_kde(&w);
    return w;
}
