#include "commands.h"

#include "i18n.h"

#include <stdio.h>

static int later(const char *name)
{
    fprintf(stderr, "carre: %s\n", name);
    return 1;
}

int terminal_main(const struct options *o) { (void)o; return later("terminal"); }
int sim_main(const struct options *o) { (void)o; return later("sim"); }
int replay_main(const struct options *o) { (void)o; return later("replay"); }
