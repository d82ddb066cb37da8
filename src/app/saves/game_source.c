/* game_source.c - see game_source.h. */
#include "game_source.h"

#include "file.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "profile.h"

#include <stdio.h>
#include <string.h>

enum { LOG_LIMIT = 16 << 20, PAGE = 32 };

static void take(struct store *store, const struct played *match, struct game_source *out)
{
    char error[SEATING_ERROR];
    out->text = profile_match_text(store, match->id);
    out->seated =
        match->seats && *match->seats && seating_read("seats", match->seats, &out->seating, error);
    out->started = match->started;
}

static void read_latest(const struct options *o, bool (*fits)(const struct game *g),
                        struct game_source *out)
{
    struct store *store = store_open(o->data_dir);
    struct played_place at, *after = NULL;
    for (size_t count = PAGE; store && count == PAGE && !out->text; after = &at) {
        struct played *match = profile_matches(store, NULL, after, PAGE, &count);
        for (size_t i = 0; i < count && !out->text; i++) {
            const struct game *g = games_find(match[i].game);
            if (g && (!fits || fits(g)))
                take(store, &match[i], out);
            at = (struct played_place){match[i].ended, match[i].id};
        }
        profile_matches_free(match, count);
    }
    store_close(store);
}

struct game_source *game_source_read(const struct options *o, bool (*fits)(const struct game *g),
                                     const char *none)
{
    struct strbuf why = STRBUF_EMPTY;
    struct game_source *out = mem_alloc(sizeof *out);
    out->assets = path_assets();
    world_open(&out->world, out->assets);
    if (strcmp(o->subject, "latest") == 0) {
        read_latest(o, fits, out);
        strbuf_add(&why, none);
    } else {
        out->text = file_read(o->subject, LOG_LIMIT, NULL, &why);
    }
    if (out->text) {
        char error[MATCH_ERROR];
        out->match = world_load(&out->world, out->text, true, error);
        strbuf_clear(&why);
        strbuf_addf(&why, "%s: %s", o->subject, error);
    }
    if (!out->match) {
        fprintf(stderr, "%s\n", strbuf_text(&why));
        game_source_free(out);
        out = NULL;
    }
    strbuf_free(&why);
    return out;
}

void game_source_free(struct game_source *source)
{
    if (!source)
        return;
    match_free(source->match);
    world_close(&source->world);
    mem_free(source->assets);
    mem_free(source->text);
    mem_free(source);
}
