#ifndef CARRE_SHOWCASE_SPEC_H
#define CARRE_SHOWCASE_SPEC_H

/* One action at a table with windows: a log's line, or "*": everybody who is asked in a window in
 * between says no. */
struct match;
void showcase_spec_act(struct match *m, const char *line);

#endif
