/* open_file.c - see open_file.h. */
#include "open_file.h"

#include "file.h"
#include "game_folder.h"
#include "mem.h"
#include "path.h"
#include "scenes.h"

#include <string.h>

enum { FILE_MOST = 64 << 20 };

static void tell(struct app *app, const char *heading, const char *why)
{
    dialog_open(app,
                &(struct dialog_request){.heading = heading, .text = why, .button = {_("Back")}});
}

void game_not_opened(struct app *app, const char *why)
{
    tell(app, _("This game can’t be opened"), why);
}

static void cannot(struct app *app, const char *path, int line, const char *why)
{
    struct strbuf text = STRBUF_EMPTY;
    if (line)
        strbuf_addf(&text, "%s:%d: %s", path_base(path), line, why);
    else
        strbuf_add(&text, why);
    tell(app, _("This file can’t be opened"), strbuf_text(&text));
    strbuf_free(&text);
}

/* As a file of hands; which games read such, their folders say. */
static bool open_hands(struct app *app, const char *text, size_t length, int hand,
                       char error[FOLDER_ERROR], int *line)
{
    const struct game_folder *f;
    bool shown = false;
    for (int i = 0; (f = game_folder_nth(i)) && !shown; i++)
        shown = f->hands && f->hands->open && f->hands->open(app, text, length, hand, error, line);
    return shown;
}

bool open_file(struct app *app, const char *path, int hand)
{
    struct strbuf why = STRBUF_EMPTY;
    size_t length = 0;
    char *text = file_read(path, FILE_MOST, &length, &why), error[FOLDER_ERROR] = "";
    int line = 0;
    bool shown = false;
    if (!text)
        cannot(app, path, 0, strbuf_text(&why));
    else if (strncmp(text, "carre ", 6) == 0)
        shown = replay_open(app, &(struct replay_request){.text = text});
    else if (open_hands(app, text, length, hand, error, &line))
        shown = true;
    else
        cannot(app, path, line, *error ? error : _("It contains no hands."));
    strbuf_free(&why);
    mem_free(text);
    return shown;
}
