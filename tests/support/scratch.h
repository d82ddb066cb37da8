#ifndef CARRE_SCRATCH_H
#define CARRE_SCRATCH_H

/* A folder of a test's own, under $TMPDIR, and its removal with all that is in it. */

/* The folder's path, which the caller frees with mem_free after scratch_remove. */
char *scratch_make(void);

/* Removes the folder and what is in it, folders below included; works too where the test took its
 * own permissions away. */
void scratch_remove(const char *folder);

/* For cmocka: *state is such a folder, and the log keeps quiet. */
int scratch_set_up(void **state);
int scratch_tear_down(void **state);

/* A folder of links to all that is in $CARRE_ASSETS, with those of `more` in place of what has
 * their names; $CARRE_ASSETS is that folder from now on. To be removed and freed by the caller. */
char *scratch_assets(const char *more);

#endif
