#ifndef CARRE_PATH_H
#define CARRE_PATH_H

/* Where things lie. Every function that returns a char * gives a text that the caller frees with
 * mem_free. */

#include "strbuf.h"

#include <stdbool.h>

/* "folder/name"; no second slash when the folder ends in one. */
char *path_join(const char *folder, const char *name);

/* The last part of a path, inside the given text. */
const char *path_base(const char *path);

/* What lies there, links followed; false if there is nothing, or the system won't say. */
bool path_is_folder(const char *path);
bool path_is_file(const char *path);

/* Is there anything of that name, be it a link to nothing? False also where the system won't say;
 * the cause is in errno. */
bool path_exists(const char *path);

/* A path in a folder that nothing has yet: "name.png", "name-2.png" and so on; after a thousand the
 * last one, taken or not. */
char *path_fresh(const char *folder, const char *name, const char *ending);

/* Makes the folder and those above it, private to the user (0700). False with a reason when that
 * fails, and the cause in errno. */
bool path_make_folder(const char *path, struct strbuf *why);

/* $XDG_DATA_HOME/carre, else ~/.local/share/carre: saved games and settings. An XDG path that is
 * not absolute is ignored, as its specification says. Without HOME the user database is asked; when
 * even that fails: "./carre-data". */
char *path_data_folder(void);

/* $XDG_CONFIG_HOME/carre, else ~/.config/carre. */
char *path_config_folder(void);

/* $XDG_CACHE_HOME/carre, else ~/.cache/carre: what can be made again at any time. */
char *path_cache_folder(void);

/* Where the running program lies; NULL where the system does not tell. */
char *path_program_folder(void);

/* A folder that comes with the program, known by its name: "assets", "locale" or "fonts". A program
 * that lies in its build folder finds a note there, carre-home, which says where it is. Any other
 * must not read the sources that it was built from, which may have changed or be somebody else's:
 * it looks beside itself, as what is unpacked and run has it; then in the folder `below` the one
 * above its own (it is in PREFIX/games), so that what was installed may be moved as a whole; else
 * in `installed`. */
char *path_ours(const char *name, const char *below, const char *installed);

/* The folder of pictures, sounds and data: $CARRE_ASSETS, else as path_ours says. */
char *path_assets(void);

/* path_assets() and a name below it, as in path_asset("cards/As.svg"). Whether the file exists is
 * for its reader to see. */
char *path_asset(const char *name);

#endif
