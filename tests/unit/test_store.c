#define _GNU_SOURCE /* memmem */

#include "unit.h"

#include "file.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "scratch.h"
#include "store.h"
#include "strbuf.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void assert_text(struct store *store, const char *name, const char *expected)
{
    char *text = store_get(store, name);

    if (expected)
        assert_string_equal(text ? text : "(none)", expected);
    else
        assert_null(text);
    mem_free(text);
}

static void assert_list(struct store *store, const char *ending, const char *expected)
{
    struct strbuf names = STRBUF_EMPTY;
    char **list = store_list(store, ending);

    for (size_t i = 0; list[i]; i++)
        strbuf_addf(&names, "%s ", list[i]);
    assert_string_equal(strbuf_text(&names), expected);
    store_list_free(list);
    strbuf_free(&names);
}

static void what_is_put_is_there_at_once_and_later(void **state)
{
    struct store *store = store_open(*state);

    assert_text(store, "ace.match", NULL);
    for (int i = 0; i < 200; i++) {
        char text[32];

        snprintf(text, sizeof text, "move %d", i);
        store_put(store, "ace.match", text);
        assert_text(store, "ace.match", text);
    }
    store_put(store, "other", "");
    assert_true(store_flush(store));
    assert_text(store, "ace.match", "move 199");
    store_put(store, "third", "3");
    store_close(store);

    store = store_open(*state);
    assert_text(store, "ace.match", "move 199");
    assert_text(store, "other", "");
    assert_text(store, "third", "3");
    store_close(store);
}

static void lists_and_removals_see_the_queue(void **state)
{
    struct store *store = store_open(*state);

    store_put(store, "b.match", "b");
    store_put(store, "a.match", "a");
    store_put(store, "settings.json", "{}");
    assert_list(store, ".match", "a.match b.match ");
    assert_true(store_flush(store));
    assert_list(store, "", "a.match b.match settings.json ");
    store_remove(store, "a.match");
    store_remove(store, "never.was");
    assert_text(store, "a.match", NULL);
    assert_list(store, ".match", "b.match ");
    assert_true(store_flush(store));
    assert_list(store, "", "b.match settings.json ");
    store_remove(store, "b.match");
    store_put(store, "b.match", "again");
    store_close(store);
    store = store_open(*state);
    assert_text(store, "b.match", "again");
    store_close(store);
}

static void the_damaged_is_set_aside(void **state)
{
    struct store *store = store_open(*state);

    store_put(store, "ace.match", "broken");
    assert_true(store_flush(store));
    store_put(store, "ace.match", "queued");
    store_set_aside(store, "ace.match");
    assert_text(store, "ace.match", NULL);
    assert_true(store_flush(store));
    assert_text(store, "ace.match", NULL);
    assert_list(store, "", "ace.match.damaged ");
    store_set_aside(store, "never.was");
    store_close(store);
}

static void a_second_carre_keeps_nothing(void **state)
{
    struct store *first = store_open(*state), *second;
    struct store_complaint complaint;
    enum store_trouble why;

    store_put(first, "a", "first");
    store_flush(first);
    second = store_open(*state);
    assert_true(store_complaint(second, &complaint));
    assert_int_equal(complaint.trouble, STORE_TAKEN);
    assert_false(store_complaint(second, &complaint));
    assert_text(second, "a", "first");
    store_put(second, "a", "second");
    assert_text(second, "a", "second");
    assert_false(store_flush(second));
    assert_false(store_keeps(second));
    assert_true(store_unsaved(second, &why));
    assert_int_equal(why, STORE_TAKEN);
    assert_true(store_keeps(first));
    assert_false(store_unsaved(first, &why));
    store_close(second);
    assert_text(first, "a", "first");
    store_close(first);
    first = store_open(*state);
    assert_false(store_complaint(first, &complaint));
    assert_text(first, "a", "first");
    store_close(first);
}

static void a_folder_that_cannot_be_is_told(void **state)
{
    char *file = path_join(*state, "file");
    struct store_complaint complaint;
    struct store *store;

    assert_true(file_write(file, "", 0, NULL));
    store = store_open(file);
    assert_true(store_complaint(store, &complaint));
    assert_string_equal(complaint.name, "");
    assert_non_null(strstr(complaint.sentence, file));
    store_put(store, "a", "kept in memory");
    assert_text(store, "a", "kept in memory");
    assert_list(store, "", "a ");
    store_close(store);
    mem_free(file);
}

/* A limit on the length of files stands for the full disk: both refuse in the middle of the
 * writing. */
static void assert_peeked(const char *folder, const char *name, const char *expected)
{
    char *text = store_peek(folder, name);

    assert_string_equal(text ? text : "(none)", expected ? expected : "(none)");
    mem_free(text);
}

static int files_in(const char *folder)
{
    struct dirent **entry;
    const int n = scandir(folder, &entry, NULL, NULL);

    for (int i = 0; i < n; i++)
        free(entry[i]);
    if (n >= 0)
        free(entry);
    return n;
}

/* For programs that want to know one thing and be gone: the language, before a command speaks. */
static void a_peek_changes_nothing(void **state)
{
    char *file = path_join(*state, "settings.json"),
         *log = path_join(*state, STORE_DATABASE "-wal"), *before, *after;
    struct store_complaint complaint;
    struct store *store;
    size_t length[2];
    pid_t child;
    int files;

    assert_peeked(*state, "settings.json", NULL);
    assert_int_equal(files_in(*state), 2); /* . and .. */
    assert_true(file_write(file, "earlier", 7, NULL));
    assert_peeked(*state, "settings.json", "earlier");
    store = store_open(*state);
    store_put(store, "settings.json", "fr");
    assert_true(store_flush(store));
    files = files_in(*state);
    assert_peeked(*state, "settings.json", "fr"); /* while it runs */
    store_put(store, "settings.json", "ja");
    assert_true(store_flush(store));
    assert_peeked(*state, "settings.json", "ja");
    assert_int_equal(files_in(*state), files);
    assert_false(store_complaint(store, &complaint));
    store_close(store);
    files = files_in(*state);
    assert_peeked(*state, "settings.json", "ja");
    assert_peeked(*state, "autosave-ace", NULL);
    assert_int_equal(files_in(*state), files);
    child = fork();
    if (child == 0) {
        store = store_open(*state);
        store_put(store, "settings.json", "en");
        store_flush(store);
        kill(getpid(), SIGKILL);
    }
    waitpid(child, NULL, 0);
    files = files_in(*state);
    before = file_read(log, 1 << 20, &length[0], NULL);
    assert_non_null(before);
    assert_peeked(*state, "settings.json", "en");
    after = file_read(log, 1 << 20, &length[1], NULL);
    assert_non_null(after);
    assert_int_equal(length[0], length[1]);
    assert_memory_equal(before, after, length[0]);
    assert_int_equal(files_in(*state), files);
    mem_free(before);
    mem_free(after);
    mem_free(file);
    mem_free(log);
}

static void limit_files(rlim_t bytes)
{
    struct rlimit limit;

    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

/* What a fresh opening would find: another program's eyes. */
static void assert_kept(const char *folder, const char *name, const char *expected)
{
    struct store *eyes = store_open(folder);

    assert_text(eyes, name, expected);
    store_close(eyes);
}

static void a_refusing_disk_is_told_once_and_tried_again(void **state)
{
    struct store *store = store_open(*state);
    struct store_complaint complaint;
    enum store_trouble why;

    store_put(store, "ace.match", "old");
    assert_true(store_flush(store));
    assert_false(store_unsaved(store, &why));
    limit_files(4);
    store_put(store, "ace.match", "longer than four");
    assert_false(store_flush(store));
    assert_true(store_complaint(store, &complaint));
    assert_string_equal(complaint.name, "ace.match");
    assert_non_null(strstr(complaint.sentence, STORE_DATABASE));
    assert_text(store, "ace.match", "longer than four");
    assert_false(store_flush(store));
    assert_false(store_keeps(store));
    assert_false(store_complaint(store, &complaint));
    assert_true(store_unsaved(store, &why)); /* also after it was told */
    assert_int_equal(why, complaint.trouble);
    assert_kept(*state, "ace.match", "old");
    limit_files(RLIM_INFINITY);
    store_try_again(store);
    while (store_unsaved(store, &why)) /* nothing new is put, and nobody waits */
        usleep(1000);
    assert_true(store_flush(store));
    assert_true(store_keeps(store));
    assert_kept(*state, "ace.match", "longer than four");
    assert_list(store, "", "ace.match ");
    /* Trouble that comes back after a success is news again. */
    limit_files(4);
    store_put(store, "ace.match", "too long again");
    assert_false(store_flush(store));
    assert_true(store_complaint(store, &complaint));
    limit_files(RLIM_INFINITY);
    store_close(store);
    assert_kept(*state, "ace.match", "too long again");
}

/* What the disk refused of a game is written whole; but not while a group is open that holds more
 * of it, and what belongs to that. */
static void a_group_holds_together_what_grows_when_it_is_written_again(void **state)
{
    struct store *store = store_open(*state);
    enum store_trouble why;

    assert_true(store_put_from(store, "autosave-ace", state, 0, "one end"));
    assert_true(store_flush(store));
    limit_files(4);
    assert_true(store_put_from(store, "autosave-ace", state, 3, " two end"));
    assert_false(store_flush(store));
    store_begin(store);
    assert_true(store_put_from(store, "autosave-ace", state, 7, " three end"));
    assert_text(store, "autosave-ace", "one two three end");
    limit_files(RLIM_INFINITY);
    store_try_again(store);
    usleep(50000);
    struct store *eyes = store_open(*state);
    char *kept = store_get(eyes, "autosave-ace");
    assert_non_null(kept);
    assert_null(strstr(kept, "three")); /* what was refused before the group may be there by now */
    mem_free(kept);
    store_close(eyes);
    store_put(store, "seating-ace", "of three");
    store_end(store);
    assert_true(store_flush(store));
    assert_false(store_unsaved(store, &why));
    assert_kept(*state, "autosave-ace", "one two three end");
    assert_kept(*state, "seating-ace", "of three");
    store_close(store);
}

/* The disk is full before the game starts: what was kept is read, what is put lives in memory. */
static void a_disk_that_is_full_from_the_start_is_read(void **state)
{
    struct store *store = store_open(*state);
    struct store_complaint complaint;

    store_put(store, "ace.match", "old");
    store_close(store);
    limit_files(0);
    store = store_open(*state);
    assert_true(store_complaint(store, &complaint));
    assert_text(store, "ace.match", "old");
    store_put(store, "other", "new");
    assert_text(store, "other", "new");
    assert_false(store_flush(store));
    limit_files(RLIM_INFINITY);
    assert_true(store_flush(store));
    store_close(store);
    assert_kept(*state, "ace.match", "old");
    assert_kept(*state, "other", "new");
}

static void a_group_is_read_at_once(void **state)
{
    struct store *store = store_open(*state);

    store_put(store, "autosave-ace", "1");
    store_begin(store);
    store_put(store, "autosave-ace", "2");
    store_begin(store);
    store_put(store, "table-ace", "2");
    store_end(store);
    store_put(store, "gone", "2");
    store_remove(store, "gone");
    assert_text(store, "autosave-ace", "2");
    assert_text(store, "table-ace", "2");
    assert_text(store, "gone", NULL);
    assert_list(store, "ace", "autosave-ace table-ace ");
    store_end(store);
    assert_true(store_flush(store));
    assert_text(store, "autosave-ace", "2");
    store_close(store);
    assert_kept(*state, "table-ace", "2");
    assert_kept(*state, "gone", NULL);
}

static void texts_know_when_they_were_put(void **state)
{
    struct store *store = store_open(*state);
    int64_t before = profile_now(), changed;

    assert_int_equal(store_changed(store, "autosave-ace"), 0);
    store_put(store, "autosave-ace", "1");
    changed = store_changed(store, "autosave-ace");
    assert_true(changed >= before && changed <= profile_now());
    assert_true(store_flush(store));
    assert_int_equal(store_changed(store, "autosave-ace"), changed);
    store_remove(store, "autosave-ace");
    assert_int_equal(store_changed(store, "autosave-ace"), 0);
    store_close(store);
}

/* Whatever is in a text comes back: quotes, broken UTF-8, a megabyte. */
static void any_text_comes_back(void **state)
{
    struct strbuf long_text = STRBUF_EMPTY;
    struct store *store = store_open(*state);

    for (int i = 0; i < 100000; i++)
        strbuf_addf(&long_text, "%d play\n", i);
    store_put(store, "long", strbuf_text(&long_text));
    store_put(store, "quotes", "'; DROP TABLE text; -- \"?1 :a @b $c");
    store_put(store, "broken", "\xFF\xC3\x01 \xED\xA0\x80");
    store_put(store, "a-name.with_60-letters-0123456789-0123456789-0123456789-0123", "x");
    store_close(store);
    store = store_open(*state);
    assert_text(store, "long", strbuf_text(&long_text));
    assert_text(store, "quotes", "'; DROP TABLE text; -- \"?1 :a @b $c");
    assert_text(store, "broken", "\xFF\xC3\x01 \xED\xA0\x80");
    store_set_aside(store, "a-name.with_60-letters-0123456789-0123456789-0123456789-0123");
    assert_list(store, ".damaged",
                "a-name.with_60-letters-0123456789-0123456789-0123456789-0123.damaged ");
    store_close(store);
    strbuf_free(&long_text);
}

/* Folders have all kinds of names; the database's path may look like a question to it. */
static void folders_have_unusual_names(void **state)
{
    static const char *const names[] = {"été", "ゲーム", "a b",   "50%", "what?mode=memory",
                                        "#1",  "it's",   "file:x"};

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char *folder = path_join(*state, names[i]), *file = path_join(folder, STORE_DATABASE);
        struct store *store = store_open(folder);
        struct store *second;

        store_put(store, "a", names[i]);
        assert_true(store_flush(store));
        second = store_open(folder);
        assert_text(second, "a", names[i]);
        store_close(second);
        store_close(store);
        assert_true(path_is_file(file));
        limit_files(0); /* read as it lies */
        store = store_open(folder);
        assert_text(store, "a", names[i]);
        store_close(store);
        limit_files(RLIM_INFINITY);
        mem_free(folder);
        mem_free(file);
    }
}

/* As somebody who may read the folder and not write there. */
static int look_without_rights(const char *folder)
{
    struct store_complaint complaint;
    struct store *store;
    char *text;
    int wrong;

    if (geteuid() == 0 && setuid(65534) != 0)
        return 9;
    store = store_open(folder);
    wrong = !store_complaint(store, &complaint) || complaint.trouble != STORE_FORBIDDEN ? 1 : 0;
    text = store_get(store, "ace.match");
    if (!text || strcmp(text, "old") != 0)
        wrong = 2;
    mem_free(text);
    store_put(store, "ace.match", "new");
    text = store_get(store, "ace.match");
    if (!text || strcmp(text, "new") != 0 || store_flush(store))
        wrong = 3;
    mem_free(text);
    text = store_get(store,
                     "autosave-ace"); /* a file of an earlier version can't be moved, but read */
    if (!text || strcmp(text, "earlier") != 0)
        wrong = 4;
    mem_free(text);
    store_close(store);
    return wrong;
}

static void a_folder_that_is_read_only_is_read(void **state)
{
    static const char *const names[] = {STORE_DATABASE, "lock", "autosave-ace"};
    struct store *store = store_open(*state);
    pid_t child;
    int status;

    store_put(store, "ace.match", "old");
    store_close(store);
    for (int i = 0; i < 3; i++) {
        char *path = path_join(*state, names[i]);

        if (i == 2)
            assert_true(file_write(path, "earlier", 7, NULL));
        assert_int_equal(chmod(path, 0444), 0);
        mem_free(path);
    }
    assert_int_equal(chmod(*state, 0555), 0);
    child = fork();
    assert_true(child >= 0);
    if (child == 0)
        _exit(look_without_rights(*state));
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    assert_int_equal(chmod(*state, 0700), 0);
    assert_kept(*state, "ace.match", "old");
}

/* Only its owner reads what is kept. */
static void the_files_are_private(void **state)
{
    static const char *const names[] = {STORE_DATABASE, STORE_DATABASE "-wal",
                                        STORE_DATABASE "-shm"};
    struct store *store = store_open(*state);

    store_put(store, "a", "a");
    assert_true(store_flush(store));
    for (int i = 0; i < 3; i++) {
        char *path = path_join(*state, names[i]);
        struct stat status;

        assert_int_equal(stat(path, &status), 0);
        assert_int_equal(status.st_mode & 0777, 0600);
        mem_free(path);
    }
    store_close(store);
}

static bool folder_holds(const char *folder, const char *word)
{
    static const char *const names[] = {STORE_DATABASE, STORE_DATABASE "-wal",
                                        STORE_DATABASE "-shm", STORE_DATABASE "-journal", "lock"};
    bool holds = false;

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char *path = path_join(folder, names[i]);
        size_t length;
        char *bytes = file_read(path, 1 << 24, &length, NULL);

        holds |= bytes && memmem(bytes, length, word, strlen(word));
        mem_free(bytes);
        mem_free(path);
    }
    return holds;
}

/* Delete really deletes: not only from what is read, but from every file, the log included, while
 * the game still runs. */
static void what_is_deleted_is_gone_from_the_files(void **state)
{
    struct store *store = store_open(*state);
    struct person who = {.name = "Quetzalcoatl"};
    struct strbuf text = STRBUF_EMPTY;
    int64_t match;

    for (int i = 0; i < 3000; i++)
        strbuf_addf(&text, "%d play Xylophone\n", i);
    for (int i = 0; i < 30; i++) {
        char name[20];

        snprintf(name, sizeof name, "other-%d", i);
        store_put(store, name, "stays");
        store_put(store, "save-1", i % 2 ? "Vexillology" : strbuf_text(&text));
        store_flush(store);
    }
    assert_true(store_put_from(store, "grows", &who, 0, "It begins. "));
    store_flush(store);
    assert_true(store_put_from(store, "grows", &who, 11, "Ytterbium"));
    assert_int_equal(profile_add(store, &who), NAME_GOOD);
    match = profile_add_match(store, &(struct played){.game = "ace",
                                                      .result = "Zwieback",
                                                      .seats = "",
                                                      .text = strbuf_text(&text),
                                                      .person = {who.id}});
    assert_true(store_flush(store));
    assert_true(folder_holds(*state, "Quetzalcoatl") && folder_holds(*state, "Xylophone") &&
                folder_holds(*state, "Zwieback") && folder_holds(*state, "Vexillology") &&
                folder_holds(*state, "Ytterbium"));
    store_remove(store, "save-1");
    store_remove(store, "grows");
    profile_remove_match(store, match);
    profile_remove(store, who.id);
    assert_true(store_flush(store));
    assert_false(folder_holds(*state, "Quetzalcoatl"));
    assert_false(folder_holds(*state, "Xylophone"));
    assert_false(folder_holds(*state, "Zwieback"));
    assert_false(folder_holds(*state, "Vexillology"));
    assert_false(folder_holds(*state, "Ytterbium"));
    assert_text(store, "other-7", "stays");
    store_close(store);
    strbuf_free(&text);
}

/* ---- what grows ---- */

enum { STEPS = 3000, TEXTS = 3 };

struct growing {
    struct store *store;
    char name[TEXTS][24];
    struct strbuf text[TEXTS];
    bool there[TEXTS], grows[TEXTS];
};

static int below(int n) { return (int)(random() % n); }

static void letters(struct strbuf *out)
{
    static const int lengths[] = {0, 1, 60, 60, 60, 60, 60, 300, 900, 5000};

    for (int n = lengths[below(10)]; n > 0; n--)
        strbuf_add(out, n % 20 ? n % 7 ? "a" : "é" : "\n");
}

static void change_one(struct growing *g, int i)
{
    struct strbuf fresh = STRBUF_EMPTY;
    const int what = below(40);
    size_t from = 0;

    letters(&fresh);
    if (what == 0) {
        store_remove(g->store, g->name[i]);
        g->there[i] = g->grows[i] = false;
    } else if (what == 1) {
        store_put(g->store, g->name[i], strbuf_text(&fresh));
        strbuf_setf(&g->text[i], "%s", strbuf_text(&fresh));
        g->there[i] = true;
        g->grows[i] = false;
    } else {
        if (what > 2 && g->grows[i])
            /* most often what is new stands after nearly all of it */
            from = what < 8 ? (size_t)below((int)g->text[i].length + 1)
                            : g->text[i].length - g->text[i].length % 30;
        while (from && (strbuf_text(&g->text[i])[from] & 0xC0) == 0x80)
            from--; /* inside a letter */
        /* somebody else's, and more than there is */
        assert_false(store_put_from(g->store, g->name[i], &fresh, from + 1, "no"));
        assert_false(store_put_from(g->store, g->name[i], g, g->text[i].length + 1, "no"));
        assert_true(store_put_from(g->store, g->name[i], g, from, strbuf_text(&fresh)));
        strbuf_cut(&g->text[i], from);
        strbuf_add(&g->text[i], strbuf_text(&fresh));
        g->there[i] = g->grows[i] = true;
    }
    strbuf_free(&fresh);
}

static void assert_grown(struct growing *g)
{
    for (int i = 0; i < TEXTS; i++)
        assert_text(g->store, g->name[i], g->there[i] ? strbuf_text(&g->text[i]) : NULL);
}

/* Whatever is put after whatever was there, in groups and alone, written or not, and with new
 * beginnings between: what is read is what was put, and after a start as well. */
static void what_grows_reads_as_it_was_put(void **state)
{
    struct growing g = {.store = store_open(*state)};

    srandom(26);
    for (int i = 0; i < TEXTS; i++)
        snprintf(g.name[i], sizeof g.name[i], "autosave-%d", i);
    for (int n = 0; n < STEPS; n++) {
        const bool group = below(3) == 0;

        if (group)
            store_begin(g.store);
        for (int times = group ? 3 : 1; times > 0; times--)
            change_one(&g, below(TEXTS));
        assert_grown(&g);
        if (group)
            store_end(g.store);
        if (below(4) == 0)
            assert_true(store_flush(g.store));
        if (below(50) == 0) {
            store_close(g.store);
            g.store = store_open(*state);
            memset(g.grows, 0, sizeof g.grows);
        }
        assert_grown(&g);
        assert_text(g.store, "autosave", NULL);
    }
    store_close(g.store);
    for (int i = 0; i < TEXTS; i++)
        strbuf_free(&g.text[i]);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(what_is_put_is_there_at_once_and_later),
        TEST(lists_and_removals_see_the_queue),
        TEST(the_damaged_is_set_aside),
        TEST(a_second_carre_keeps_nothing),
        TEST(a_folder_that_cannot_be_is_told),
        TEST(a_peek_changes_nothing),
        TEST(a_refusing_disk_is_told_once_and_tried_again),
        TEST(a_group_holds_together_what_grows_when_it_is_written_again),
        TEST(a_disk_that_is_full_from_the_start_is_read),
        TEST(a_group_is_read_at_once),
        TEST(texts_know_when_they_were_put),
        TEST(any_text_comes_back),
        TEST(folders_have_unusual_names),
        TEST(a_folder_that_is_read_only_is_read),
        TEST(the_files_are_private),
        TEST(what_is_deleted_is_gone_from_the_files),
        TEST(what_grows_reads_as_it_was_put),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
