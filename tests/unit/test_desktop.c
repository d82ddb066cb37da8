/* What the desktop wishes is asked of a tool that tells it, and of KDE's file; nothing is made of
 * an answer that is none. */
#include "unit.h"

#include "desktop.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void put(const char *folder, const char *name, const char *text)
{
    char *path = path_join(folder, name);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
    chmod(path, 0755);
    mem_free(path);
}

static struct desktop_settings settings_apply_with(const char *tool, const char *kde)
{
    char *folder = scratch_make(), path[400];
    char *was = mem_copy_text(getenv("PATH"));
    if (tool)
        put(folder, "gsettings", tool);
    if (kde)
        put(folder, "kdeglobals", kde);
    snprintf(path, sizeof path, "%s:/usr/bin:/bin", folder);
    setenv("PATH", path, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    unsetenv("GTK_THEME");
    const struct desktop_settings w = desktop_settings();
    setenv("PATH", was, 1);
    mem_free(was);
    scratch_remove(folder);
    mem_free(folder);
    return w;
}

static void test_gnome(void **state)
{
    (void)state;
    struct desktop_settings w = settings_apply_with(
        "#!/bin/sh\ncase $3 in enable-animations) echo false;; high-contrast) echo "
        "true;; text-scaling-factor) echo 1.25;; *) echo \"'Adwaita'\";; esac\n",
        NULL);
    assert_true(w.calm);
    assert_true(w.contrast);
    assert_int_equal(w.text, 125);
    w = settings_apply_with(
        "#!/bin/sh\ncase $3 in enable-animations) echo true;; high-contrast) echo false;; "
        "text-scaling-factor) echo 1.0;; *) echo \"'HighContrastInverse'\";; esac\n",
        NULL);
    assert_false(w.calm);
    assert_true(w.contrast);
    assert_false(w.reader);
    assert_int_equal(w.text, 100);
    w = settings_apply_with(
        "#!/bin/sh\ncase \"$2 $3\" in *a11y.applications*screen-reader-enabled) echo "
        "true;; *) echo \"'Adwaita'\";; esac\n",
        NULL);
    assert_true(w.reader);
    w = settings_apply_with("#!/bin/sh\necho 'No such schema' >&2\nexit 1\n", NULL);
    assert_false(w.calm || w.contrast || w.text);
    w = settings_apply_with("#!/bin/sh\nsleep 30\n", NULL); /* it is not waited for */
    assert_false(w.calm || w.contrast || w.text);
}

static void test_kde(void **state)
{
    (void)state;
    assert_true(
        settings_apply_with("#!/bin/sh\nexit 1\n", "[KDE]\nAnimationDurationFactor=0\n").calm);
    assert_false(
        settings_apply_with("#!/bin/sh\nexit 1\n", "[KDE]\nAnimationDurationFactor=0.5\n").calm);
    assert_false(
        settings_apply_with("#!/bin/sh\nexit 1\n", "[Other]\nAnimationDurationFactor=0\n").calm);
}

/* Without XDG_CONFIG_HOME, or where it is empty, KDE's files lie in .config at home. */
static void test_kde_at_home(void **state)
{
    (void)state;
    char *home = scratch_make(), *config = path_join(home, ".config");
    assert_int_equal(mkdir(config, 0755), 0);
    put(home, "gsettings", "#!/bin/sh\nexit 1\n");
    put(config, "kdeglobals", "[KDE]\nAnimationDurationFactor=0\n");
    put(config, "kaccessrc", "[ScreenReader]\nEnabled=true\n");
    char *path = mem_copy_text(getenv("PATH")), *was = mem_copy_text(getenv("HOME"));
    setenv("PATH", home, 1);
    setenv("HOME", home, 1);
    for (int empty = 0; empty < 2; empty++) {
        empty ? setenv("XDG_CONFIG_HOME", "", 1) : unsetenv("XDG_CONFIG_HOME");
        const struct desktop_settings w = desktop_settings();
        assert_true(w.calm && w.reader);
    }
    unsetenv("HOME");
    assert_false(desktop_settings().reader);
    setenv("PATH", path, 1);
    setenv("HOME", was, 1);
    scratch_remove(home);
    mem_free(path), mem_free(was), mem_free(home), mem_free(config);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_gnome), cmocka_unit_test(test_kde),
                                       cmocka_unit_test(test_kde_at_home)};
    return cmocka_run_group_tests_name("desktop", tests, NULL, NULL);
}
