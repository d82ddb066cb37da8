/* The store: a thread that takes jobs from the queue to the disk, and readers who look into the queue first.
 *
 * While a job is at the disk it hangs at `working`, where readers still find it. One that failed goes back into the queue
 * marked `failed`, unless a newer one for its name waits already; it is left alone until somebody puts or flushes. */

#include "store.h"

#include "check.h"
#include "file.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "queue.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

struct store {
    char *folder;
    int lock_file;
    bool writable; /* false: everything stays in the queue */
    pthread_t writer;
    bool has_writer;

    pthread_mutex_t mutex; /* guards all below */
    pthread_cond_t work, idle;
    struct queue queue;
    struct job *working;
    bool closing;
    bool complained; /* and nothing was written since: the same again is no news */
    bool news;
    struct store_complaint complaint;
};

static bool name_allowed(const char *name)
{
    size_t length = strlen(name);

    return length > 0 && length <= 60 && name[0] >= 'a' && name[0] <= 'z' &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789._-") == length &&
           (length < 4 || strcmp(name + length - 4, ".new") != 0);
}

static enum store_trouble trouble_of(int cause)
{
    switch (cause) {
    case ENOSPC:
    case EDQUOT:
        return STORE_FULL;
    case EACCES:
    case EPERM:
    case EROFS:
        return STORE_FORBIDDEN;
    default:
        return STORE_FAULT;
    }
}

static void complain(struct store *store, enum store_trouble trouble, const char *name, const char *sentence)
{
    if (store->complained && store->complaint.trouble == trouble)
        return;
    store->complained = true;
    store->news = true;
    store->complaint.trouble = trouble;
    snprintf(store->complaint.name, sizeof store->complaint.name, "%s", name);
    snprintf(store->complaint.sentence, sizeof store->complaint.sentence, "%s", sentence);
    log_warn("%s", sentence);
}

static bool do_job(const struct store *store, const struct job *job, struct strbuf *why)
{
    char *path = path_join(store->folder, job->name);
    bool done = job->text ? file_write(path, job->text, strlen(job->text), why) : file_remove(path, why);
    int cause = errno;

    mem_free(path);
    errno = cause;
    return done;
}

/* Does one job with the mutex released meanwhile, and files the outcome. */
static void work_once(struct store *store, struct job *job)
{
    struct strbuf why = STRBUF_EMPTY;
    bool done;
    int cause;

    store->working = job;
    pthread_mutex_unlock(&store->mutex);
    done = do_job(store, job, &why);
    cause = errno;
    pthread_mutex_lock(&store->mutex);
    store->working = NULL;
    pthread_cond_broadcast(&store->idle);
    if (done) {
        store->complained = false;
        queue_free_job(job);
    } else {
        complain(store, trouble_of(cause), job->name, strbuf_text(&why));
        if (queue_find(&store->queue, job->name)) {
            queue_free_job(job);
        } else {
            job->failed = true;
            queue_add(&store->queue, job);
        }
    }
    strbuf_free(&why);
}

static void *write_all(void *user)
{
    struct store *store = user;
    struct job *job;

    pthread_mutex_lock(&store->mutex);
    for (;;) {
        if ((job = queue_take(&store->queue))) {
            work_once(store, job);
            continue;
        }
        if (store->closing)
            break;
        pthread_cond_wait(&store->work, &store->mutex);
    }
    pthread_mutex_unlock(&store->mutex);
    return NULL;
}

/* Signals belong to the program's first thread. */
static bool start_writer(struct store *store)
{
    sigset_t all, before;
    bool started;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    started = pthread_create(&store->writer, NULL, write_all, store) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

/* With the mutex held: fresh work, and another try for what failed. Without a thread (none could be had) it is done here. */
static void wake(struct store *store)
{
    struct job *job;

    queue_try_again(&store->queue);
    if (store->has_writer)
        pthread_cond_signal(&store->work);
    else if (store->writable)
        while ((job = queue_take(&store->queue)))
            work_once(store, job);
}

/* A write that was killed leaves its "name.new" behind. */
static void sweep(const char *folder)
{
    DIR *dir = opendir(folder);
    struct dirent *entry;

    while (dir && (entry = readdir(dir))) {
        size_t length = strlen(entry->d_name);

        if (length > 4 && strcmp(entry->d_name + length - 4, ".new") == 0)
            unlinkat(dirfd(dir), entry->d_name, 0);
    }
    if (dir)
        closedir(dir);
}

static bool claim_folder(struct store *store)
{
    struct strbuf why = STRBUF_EMPTY;
    char *path = path_join(store->folder, "lock");
    enum store_trouble trouble = STORE_TAKEN;
    bool claimed = path_make_folder(store->folder, &why);

    if (claimed) {
        store->lock_file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (store->lock_file < 0)
            strbuf_setf(&why, "%s: cannot be opened: %s", path, strerror(errno));
        claimed = store->lock_file >= 0;
    }
    if (!claimed) {
        trouble = trouble_of(errno);
    } else if (flock(store->lock_file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        strbuf_setf(&why, "%s: another Carré is using this folder; this one keeps nothing", store->folder);
        claimed = false;
    }
    if (claimed)
        sweep(store->folder);
    else
        complain(store, trouble, "", strbuf_text(&why));
    mem_free(path);
    strbuf_free(&why);
    return claimed;
}

struct store *store_open(const char *folder)
{
    struct store *store = mem_alloc(sizeof *store);

    store->folder = folder ? mem_copy_text(folder) : path_data_folder();
    store->lock_file = -1;
    pthread_mutex_init(&store->mutex, NULL);
    pthread_cond_init(&store->work, NULL);
    pthread_cond_init(&store->idle, NULL);
    store->writable = claim_folder(store);
    store->has_writer = store->writable && start_writer(store);
    return store;
}

void store_close(struct store *store)
{
    if (!store)
        return;
    pthread_mutex_lock(&store->mutex);
    store->closing = true;
    wake(store);
    pthread_mutex_unlock(&store->mutex);
    if (store->has_writer)
        pthread_join(store->writer, NULL);
    queue_clear(&store->queue);
    if (store->lock_file >= 0)
        close(store->lock_file);
    pthread_cond_destroy(&store->idle);
    pthread_cond_destroy(&store->work);
    pthread_mutex_destroy(&store->mutex);
    mem_free(store->folder);
    mem_free(store);
}

const char *store_folder(const struct store *store)
{
    return store->folder;
}

char *store_get(struct store *store, const char *name)
{
    const struct job *job;
    char *text = NULL;
    char *path;

    CARRE_ASSERT(name_allowed(name));
    pthread_mutex_lock(&store->mutex);
    job = queue_find(&store->queue, name);
    if (!job && store->working && strcmp(store->working->name, name) == 0)
        job = store->working;
    if (job)
        text = mem_copy_text(job->text);
    pthread_mutex_unlock(&store->mutex);
    if (job)
        return text;
    path = path_join(store->folder, name);
    text = file_read(path, STORE_TEXT_LIMIT, NULL, NULL);
    mem_free(path);
    return text;
}

static void put(struct store *store, const char *name, const char *text)
{
    struct job *job;

    CARRE_ASSERT(name_allowed(name));
    job = queue_new_job(name, text);
    pthread_mutex_lock(&store->mutex);
    queue_drop(&store->queue, name);
    queue_add(&store->queue, job);
    wake(store);
    pthread_mutex_unlock(&store->mutex);
}

void store_put(struct store *store, const char *name, const char *text)
{
    CARRE_ASSERT(text);
    put(store, name, text);
}

void store_remove(struct store *store, const char *name)
{
    put(store, name, NULL);
}

bool store_flush(struct store *store)
{
    bool done;

    pthread_mutex_lock(&store->mutex);
    wake(store);
    while (store->has_writer && (store->working || queue_busy(&store->queue)))
        pthread_cond_wait(&store->idle, &store->mutex);
    done = !store->queue.first && !store->working;
    pthread_mutex_unlock(&store->mutex);
    return done;
}

void store_set_aside(struct store *store, const char *name)
{
    struct strbuf aside = STRBUF_EMPTY, why = STRBUF_EMPTY;
    char *path;

    CARRE_ASSERT(name_allowed(name));
    path = path_join(store->folder, name);
    strbuf_addf(&aside, "%s.damaged", path);
    pthread_mutex_lock(&store->mutex);
    queue_drop(&store->queue, name);
    pthread_cond_broadcast(&store->idle);
    while (store->working && strcmp(store->working->name, name) == 0)
        pthread_cond_wait(&store->idle, &store->mutex);
    if (store->writable && path_is_file(path) && !file_rename(path, strbuf_text(&aside), &why))
        complain(store, trouble_of(errno), name, strbuf_text(&why));
    pthread_mutex_unlock(&store->mutex);
    mem_free(path);
    strbuf_free(&aside);
    strbuf_free(&why);
}

bool store_complaint(struct store *store, struct store_complaint *out)
{
    bool news;

    pthread_mutex_lock(&store->mutex);
    news = store->news;
    if (news)
        *out = store->complaint;
    store->news = false;
    pthread_mutex_unlock(&store->mutex);
    return news;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

struct names {
    char **name;
    size_t count;
};

static void note_name(struct names *names, const char *name, const char *ending)
{
    size_t length = strlen(name), tail = strlen(ending);

    if (!name_allowed(name) || strcmp(name, "lock") == 0 || length < tail || strcmp(name + length - tail, ending) != 0)
        return;
    for (size_t i = 0; i < names->count; i++)
        if (strcmp(names->name[i], name) == 0)
            return;
    names->name = mem_realloc(names->name, (names->count + 2) * sizeof *names->name);
    names->name[names->count++] = mem_copy_text(name);
    names->name[names->count] = NULL;
}

static void forget_name(struct names *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++) {
        if (strcmp(names->name[i], name) != 0)
            continue;
        mem_free(names->name[i]);
        names->name[i] = names->name[--names->count];
        names->name[names->count] = NULL;
        return;
    }
}

char **store_list(struct store *store, const char *ending)
{
    struct names names = {.name = mem_alloc(sizeof(char *))};
    struct dirent *entry;
    DIR *dir;

    /* With the mutex held no job changes hands, so that a text is found in the folder or in the queue, or in both. */
    pthread_mutex_lock(&store->mutex);
    dir = opendir(store->folder);
    while (dir && (entry = readdir(dir)))
        note_name(&names, entry->d_name, ending);
    if (dir)
        closedir(dir);
    if (store->working && store->working->text)
        note_name(&names, store->working->name, ending);
    else if (store->working)
        forget_name(&names, store->working->name);
    for (const struct job *job = store->queue.first; job; job = job->next) {
        if (job->text)
            note_name(&names, job->name, ending);
        else
            forget_name(&names, job->name);
    }
    pthread_mutex_unlock(&store->mutex);
    if (names.count > 1)
        qsort(names.name, names.count, sizeof *names.name, by_name);
    return names.name;
}

void store_list_free(char **names)
{
    for (size_t i = 0; names && names[i]; i++)
        mem_free(names[i]);
    mem_free(names);
}
