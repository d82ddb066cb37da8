/* carre recover: what can still be read of a damaged database, into a fresh one; the original is
 * not touched.
 *
 * The store finds the rows (recover.h); here every game is played through the rules, so that what
 * comes back is whole: a digest that does not fit is a refusal with its reason, and the text is
 * laid beside for anybody who wants to look. */
#include "commands.h"
#include "file.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "recover.h"
#include "settings.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

enum { FOLDERS = 1000 };
#define FILE_LIMIT ((size_t)2 << 30)

struct recovery {
    struct recovered found;
    struct match_world world;
    const char *folder;
    int games, plays, people, earned, texts, loose, refused;
    bool settings;
};

static void tell(void *user, const char *sentence)
{
    struct recovery *r = user;
    r->refused++;
    printf("%s\n", sentence);
}

/* The refused game's text, for eyes that can make something of it. */
static void lay_beside(struct recovery *r, const char *text, const char *what, const char *why)
{
    char name[40];
    r->refused++;
    snprintf(name, sizeof name, "refused-%d.carre", r->refused);
    char *path = path_join(r->folder, name);
    const bool laid = file_write(path, text, strlen(text), NULL);
    printf(_("%s isn’t valid: %s\n"), what, why);
    if (laid)
        printf(_("Its text is saved as %s.\n"), path);
    mem_free(path);
}

static bool ends_with(const char *text, const char *ending)
{
    const size_t n = strlen(text), k = strlen(ending);
    return n >= k && strcmp(text + n - k, ending) == 0;
}

static bool is_play(const char *name)
{
    return (strncmp(name, "autosave-", 9) == 0 || strncmp(name, "save-", 5) == 0) &&
           !ends_with(name, ".damaged");
}

/* False: it can't be kept, and why was told. */
static bool check_match(struct recovery *r, const char *text, const char *what, struct match **out)
{
    char error[MATCH_ERROR];
    *out = match_load(text, &r->world, false, error);
    if (!*out)
        lay_beside(r, text, what, error);
    return *out != NULL;
}

static bool known_already(const struct recovered *f, size_t but, const char *text)
{
    for (size_t i = 0; i < f->count; i++) {
        const struct job *job = f->job[i];
        const char *other = i == but || !job         ? NULL
                            : job->kind == JOB_TEXT  ? job->text
                            : job->kind == JOB_MATCH ? job->match.text
                                                     : NULL;
        if (other && strcmp(other, text) == 0)
            return true;
    }
    return false;
}

/* A game without a row: its own text says which, and how it ended. True: it stays. */
static bool take_loose(struct recovery *r, size_t n)
{
    struct job *job = r->found.job[n];
    char error[MATCH_ERROR], result[16 * SEATS] = "";
    struct match *m = known_already(&r->found, n, job->match.text)
                          ? NULL
                          : match_load(job->match.text, &r->world, false, error);
    if (!m)
        /* a stale copy, or one that is torn: nothing that the rows do not tell better */
        return false;
    int32_t score[SEATS];
    match_score(m, score);
    for (int s = 0, at = 0; s < match_rules(m)->nseats; s++)
        at += snprintf(result + at, sizeof result - (size_t)at, "%s%d", s ? " " : "", score[s]);
    mem_free((void *)(size_t)job->match.game);
    mem_free((void *)(size_t)job->match.result);
    job->match.game = mem_copy_text(match_rules(m)->game->id);
    job->match.result = mem_copy_text(result);
    job->match.finished = match_over(m);
    job->match.ended = profile_now();
    match_free(m);
    return true;
}

static void look_at(struct recovery *r, size_t n, int64_t *last)
{
    struct job *job = r->found.job[n];
    struct match *m = NULL;
    char what[120];
    bool stays = true;
    switch (job->kind) {
    case JOB_TEXT:
        if (is_play(job->name)) {
            stays = check_match(r, job->text, job->name, &m);
            r->plays += stays;
        } else if (strcmp(job->name, SETTINGS_FILE) == 0) {
            bool damaged;
            settings_free(settings_parse(job->text, &damaged));
            stays = r->settings = !damaged;
        } else
            r->texts++;
        break;
    case JOB_PERSON: r->people++; break;
    case JOB_ACHIEVEMENT: r->earned++; break;
    case JOB_MATCH:
        if (job->match.id == 0) {
            stays = take_loose(r, n);
            job->match.id = ++*last;
            r->loose += stays;
        } else {
            snprintf(what, sizeof what, _("game %lld"), (long long)job->match.id);
            stays = check_match(r, job->match.text, what, &m);
            *last = job->match.id > *last ? job->match.id : *last;
        }
        r->games += stays;
        break;
    case JOB_PERSON_GONE:
    case JOB_MATCH_GONE: break;
    }
    match_free(m);
    if (!stays)
        recover_drop(&r->found, n);
}

/* Rows of lost games have no number of their own: those come last. */
static void look_at_all(struct recovery *r)
{
    int64_t last = 0;
    for (int round = 0; round < 2; round++)
        for (size_t i = 0; i < r->found.count; i++) {
            const struct job *job = r->found.job[i];
            if (job && (job->kind == JOB_MATCH && job->match.id == 0) == (round == 1))
                look_at(r, i, &last);
        }
}

/* A folder of its own for what comes back: the one told, else the next that is free beside the
 * database. */
static char *make_folder(const struct options *o, const char *path)
{
    struct strbuf name = STRBUF_EMPTY, why = STRBUF_EMPTY;
    bool made = false;
    if (o->out) {
        strbuf_add(&name, o->out);
        char *there = path_join(o->out, STORE_DATABASE);
        made = !path_is_file(there) && path_make_folder(o->out, &why);
        if (path_is_file(there))
            strbuf_setf(&why, _("%s already exists"), there);
        mem_free(there);
    }
    for (int i = 1; !o->out && !made && i < FOLDERS; i++) {
        strbuf_setf(&name, "%.*srecovered-%d", (int)(path_base(path) - path), path, i);
        made = !path_exists(strbuf_text(&name)) && path_make_folder(strbuf_text(&name), &why);
        if (!made && !strbuf_empty(&why))
            break;
    }
    if (!made)
        fprintf(stderr, "%s\n", strbuf_text(&why));
    strbuf_free(&why);
    if (made)
        return strbuf_take(&name);
    strbuf_free(&name);
    return NULL;
}

static void plural(const char *one, const char *many, unsigned long n)
{
    if (n)
        printf(i18n_plural(one, many, n), (int)n);
}

static void report(const struct recovery *r, const char *path)
{
    printf(_("Read from %s:\n"), path);
    plural("  %d page\n", "  %d pages\n", (unsigned long)r->found.pages);
    plural("  %d page from its log\n", "  %d pages from its log\n",
           (unsigned long)r->found.from_log);
    puts(_("Recovered:"));
    plural("  %d game played\n", "  %d games played\n", (unsigned long)r->games);
    plural("  %d of them was missing from the list of games\n",
           "  %d of them were missing from the list of games\n", (unsigned long)r->loose);
    plural("  %d game in progress\n", "  %d games in progress\n", (unsigned long)r->plays);
    plural("  %d player\n", "  %d players\n", (unsigned long)r->people);
    plural("  %d achievement\n", "  %d achievements\n", (unsigned long)r->earned);
    plural("  %d other entry\n", "  %d other entries\n", (unsigned long)r->texts);
    puts(r->settings ? _("  the settings") : _("  no settings"));
    printf(i18n_plural("%d item could not be read.\n", "%d items could not be read.\n",
                       (unsigned long)r->refused),
           r->refused);
}

static int write_all(struct recovery *r)
{
    char *path = path_join(r->folder, STORE_DATABASE), sentence[512];
    const bool done = recover_write(&r->found, path, sentence, sizeof sentence);
    if (done)
        printf(_("Everything is in %s. The original was not changed. To play the recovered copy: "
                 "carre --data-dir %s\n"),
               path, r->folder);
    else
        fprintf(stderr, "%s\n", sentence);
    mem_free(path);
    return done ? 0 : 1;
}

/* A damaged database may have lost its head and its schema, so it is told by what is found in it.
 */
static bool is_ours(const struct recovered *f) { return f->tables ? f->ours > 0 : f->count > 0; }

static int write_found(struct recovery *r, const struct options *o, const char *path)
{
    if (!is_ours(&r->found)) {
        fprintf(stderr, _("%s isn’t a Carré database. Nothing was written.\n"), path);
        return 1;
    }
    char *folder = make_folder(o, path);
    int status = 1;
    if (folder) {
        r->folder = folder;
        look_at_all(r);
        report(r, path);
        status = write_all(r);
    }
    mem_free(folder);
    return status;
}

int recover_main(const struct options *o)
{
    static const struct recover_loose loose = {.begin = "carre 1\ngame ", .end = "end "};
    char *home = o->data_dir ? mem_copy_text(o->data_dir) : path_data_folder(),
         *assets = path_assets();
    char *path = o->subject ? mem_copy_text(o->subject) : path_join(home, STORE_DATABASE);
    struct strbuf log_path = STRBUF_EMPTY, why = STRBUF_EMPTY;
    size_t length = 0, log_length = 0;
    struct world w;
    struct recovery r = {0};
    int status = 1;
    strbuf_addf(&log_path, "%s-wal", path);
    char *file = file_read(path, FILE_LIMIT, &length, &why),
         *log = file ? file_read(strbuf_text(&log_path), FILE_LIMIT, &log_length, NULL) : NULL;
    world_open(&w, assets);
    if (!file)
        fprintf(stderr, "%s\n", strbuf_text(&why));
    else {
        r.world = world_for_match(&w);
        r.found.refused = tell;
        r.found.user = &r;
        recover_read(&r.found, (unsigned char *)file, length, (unsigned char *)log, log_length,
                     &loose);
        status = write_found(&r, o, path);
        recover_free(&r.found);
    }
    world_close(&w);
    strbuf_free(&log_path);
    strbuf_free(&why);
    mem_free(file);
    mem_free(log);
    mem_free(path);
    mem_free(home);
    mem_free(assets);
    return status;
}
