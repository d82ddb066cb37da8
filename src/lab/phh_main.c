/* phh_main.c - `carre phh`: reads hand histories, plays their hands through the rules, tells them,
 * and says which end otherwise than they claim. */
#include "commands.h"
#include "file.h"
#include "folder.h"
#include "i18n.h"
#include "mem.h"
#include "narrate.h"
#include "path.h"
#include "phh_play.h"
#include "sit.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MOST = 256 << 20, FOLDERS_DEEP = 12 };

struct count {
    int64_t hands, equal, untold, stopped, other, refused, unread;
};

struct job {
    struct world world;
    struct rules rules;
    bool check;
    struct count sum;
};

static void refuse(struct job *j, const char *file, const char *name, int line, const char *why)
{
    (void)j;
    if (*name)
        printf("%s:%d: [%s] %s\n", file, line, name, why);
    else
        printf("%s:%d: %s\n", file, line, why);
}

/* The hand as a table tells it, through the eyes of somebody who sees what everybody saw. */
static void tell(struct job *j, const char *file, const struct phh_hand *h,
                 const struct phh_played *played)
{
    char error[MATCH_ERROR];
    struct strbuf s = STRBUF_EMPTY;
    struct match *m = played->match ? world_load(&j->world, played->match, true, error) : NULL;
    strbuf_addf(&s, *h->name ? "%s [%s]\n" : "%s\n", file, h->name);
    if (h->unknown)
        strbuf_addf(&s, "%s\n",
                    _("The file doesn’t list everyone’s chips. Players with no stack listed get "
                      "more than this hand needs."));
    if (m) {
        struct stage *st = sit_unseen(m, SEAT_ONLOOKER, SEAT_ONLOOKER);
        st->privacy = PRIVACY_PEEK;
        for (int i = 0; i < h->n; i++)
            if (*h->player[i])
                snprintf(st->plate[i].name, sizeof st->plate[i].name, "%s", h->player[i]);
        narrate_events(&s, st, phh_hear(st, m), false);
        stage_free(st);
    }
    if (played->stopped)
        strbuf_addf(&s, "%s\n",
                    _("The file doesn’t say what happens next: the deciding cards are unknown."));
    else if (!played->over)
        strbuf_addf(&s, "%s\n", _("The file ends before the hand does."));
    printf("%s\n", strbuf_text(&s));
    strbuf_free(&s);
    match_free(m);
}

static void one_hand(struct job *j, const char *file, const char *name, int line,
                     const struct toml_value *first)
{
    char error[TOML_ERROR];
    struct phh_hand h;
    struct phh_played played;
    const enum phh_verdict verdict = phh_read(name, line, first, &h, error, &line);
    j->sum.hands++;
    if (verdict != PHH_GOOD) {
        refuse(j, file, name, line, error);
        j->sum.other += verdict == PHH_OTHER;
        j->sum.refused += verdict == PHH_FAULT;
        return;
    }
    if (!phh_play(&j->rules, &h, !j->check, &played, error, &line)) {
        refuse(j, file, name, line, error);
        j->sum.refused++;
    } else {
        j->sum.stopped += !played.over;
        j->sum.equal += played.over && h.finishes;
        j->sum.untold += played.over && !h.finishes;
        if (!j->check)
            tell(j, file, &h, &played);
    }
    mem_free(played.match);
    phh_free(&h);
}

static void one_file(struct job *j, const char *file)
{
    struct strbuf why = STRBUF_EMPTY;
    size_t length;
    char *text = file_read(file, FILE_MOST, &length, &why), error[TOML_ERROR];
    const char *name;
    const struct toml_value *first;
    int line;
    if (!text) {
        fprintf(stderr, "%s\n", strbuf_text(&why));
        j->sum.unread++;
    } else {
        struct toml *t = toml_open(text, length);
        for (enum toml_step step; (step = toml_next(t, &name, &line, &first, error)) != TOML_END;) {
            if (step == TOML_READ) {
                one_hand(j, file, name, line, first);
            } else {
                refuse(j, file, "", line, error);
                j->sum.hands++;
                j->sum.refused++;
            }
        }
        toml_close(t);
    }
    mem_free(text);
    strbuf_free(&why);
}

static bool is_history(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot && (strcmp(dot, ".phh") == 0 || strcmp(dot, ".phhs") == 0);
}

/* Histories lie in folders by event, day and table. */
static void folder(struct job *j, const char *path, int deep)
{
    struct folder_list list = {0};
    if (deep < FOLDERS_DEEP)
        folder_list(path, &list);
    for (size_t i = 0; i < list.count; i++) {
        const struct folder_entry *entry = &list.entry[i];
        char *below = path_join(path, entry->name);
        if (entry->name[0] != '.' && entry->is_folder)
            folder(j, below, deep + 1);
        else if (is_history(entry->name))
            one_file(j, below);
        mem_free(below);
    }
    folder_list_free(&list);
}

static void summary(const struct count *c)
{
    printf(_("Hands: %lld. As recorded: %lld, no recorded result: %lld, incomplete: %lld, other "
             "games: %lld, rejected: %lld.\n"),
           (long long)c->hands, (long long)c->equal, (long long)c->untold, (long long)c->stopped,
           (long long)c->other, (long long)c->refused);
}

int phh_main(const struct options *o)
{
    char error[MATCH_ERROR], *assets = path_assets();
    struct job *j = mem_alloc(sizeof *j);
    j->check = o->check;
    world_open(&j->world, assets);
    int status = 2;
    if (!world_rules(&j->world, phh_game(), SEATS, &j->rules, error, sizeof error)) {
        fprintf(stderr, "%s\n", error);
    } else {
        for (int i = 0; i < o->nfiles; i++)
            if (path_is_folder(o->file[i]))
                folder(j, o->file[i], 0);
            else
                one_file(j, o->file[i]);
        summary(&j->sum);
        status = j->sum.refused || j->sum.unread ? 1 : 0;
    }
    world_close(&j->world);
    mem_free(j);
    mem_free(assets);
    return status;
}
