/* user_folder.h - the person's own folders, where a desktop keeps pictures and documents, and fresh names in them. Texts are freed with mem_free. */
#ifndef CARRE_USER_FOLDER_H
#define CARRE_USER_FOLDER_H

/* `key` as the environment or user-dirs.dirs names it ("XDG_PICTURES_DIR"), else the folder `usual` ("Pictures") at home. */
char *user_folder(const char *key, const char *usual);

/* A path in a folder that nothing has yet: "name.png", "name-2.png", … */
char *user_folder_fresh(const char *folder, const char *name, const char *ending);

#endif
