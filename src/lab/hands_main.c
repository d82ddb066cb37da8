/* hands_main.c - `carre hands`: files of recorded hands against the rules of a game. */
#include "commands.h"
#include "file.h"
#include "game_folder.h"
#include "games.h"
#include "hands_check.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "setup.h"
#include "world.h"

#include <stdio.h>

enum { FILE_MOST = 1 << 30 };

/* The game that is named; else the first that plays such hands. NULL: it plays none. */
static const struct game *game_of(const char *id)
{
    const struct game *g = id ? games_find(id) : NULL;
    for (int i = 0; !id && (g = games_nth(i)) && !hands_check_fits(g); i++)
        continue;
    return g && hands_check_fits(g) ? g : NULL;
}

static bool has_hands(const struct game_folder *f) { return f->hands != NULL; }

void hands_without(const char *game)
{
    struct strbuf games = STRBUF_EMPTY;
    game_list(has_hands, &games);
    fprintf(stderr, _("“%s” can’t be used here. Choose one of these: %s.\n"), game,
            strbuf_text(&games));
    strbuf_free(&games);
}

/* How many of the files could not be read. */
static int check_files(const struct rules *r, const struct options *o, struct hands_count *sum)
{
    int unread = 0;
    for (int i = 0; i < o->nfiles; i++) {
        struct strbuf why = STRBUF_EMPTY;
        char *text = file_read(o->file[i], FILE_MOST, NULL, &why);
        if (text)
            hands_check(r, o->file[i], text, stdout, sum);
        else
            fprintf(stderr, "%s\n", strbuf_text(&why));
        unread += !text;
        strbuf_free(&why);
        mem_free(text);
    }
    return unread;
}

int hands_main(const struct options *o)
{
    const struct game *g = game_of(o->game);
    struct hands_count sum = {0};
    struct world w;
    struct rules r;
    char *assets = path_assets(), error[SETUP_ERROR];
    int status = 2;
    world_open(&w, assets);
    if (!g)
        hands_without(o->game ? o->game : "");
    else if (!world_rules(&w, g, g->seats_max, &r, error, sizeof error))
        fprintf(stderr, "%s\n", error);
    else {
        const int unread = check_files(&r, o, &sum);
        printf(_("Hands: %lld. Equal: %lld, different: %lld, skipped: %lld. Decisions: %lld, with "
                 "other choices: %lld.\n"),
               (long long)sum.hands, (long long)sum.equal, (long long)sum.different,
               (long long)sum.unseated, (long long)sum.decisions, (long long)sum.legal_different);
        status = sum.different || unread ? 1 : 0;
    }
    world_close(&w);
    mem_free(assets);
    return status;
}
