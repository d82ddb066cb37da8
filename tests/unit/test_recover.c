/* A database with torn pages gives back every row that is not on them, and whatever is done to its
 * bytes, nothing crashes, everything that is refused has a reason, and the file itself stays as it
 * is.
 *
 *     test-recover [N [TEST [SEED]]]      so many malformed pages and match texts; 200000 take a
 *                                         few minutes
 *
 * What fails tells its seed, with which it fails again: test-recover 20 "malformed_databases*" SEED
 * is one start. */

#include "unit.h"

#include "bot.h"
#include "file.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "recover.h"
#include "scratch.h"
#include "settings.h"
#include "store.h"
#include "strbuf.h"
#include "world.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MATCHES = 40, LIMIT = 1 << 24, PAGE = 4096 };

static long malformed = 3000;
static uint64_t first_seed = 1; /* malformed thing n is spoilt by seed first_seed + n alone */
static const char *const ids[] = {"ace", "power-up", "holdem", "spec", "upcolor"};
enum { GAMES = 5 };
static char *texts[GAMES]; /* a match of each, as text */
static struct world world;
static struct match_world games;
static char *assets;

static const struct recover_loose loose = {.begin = "carre 1\ngame ", .end = "end "};

static int play_texts(void **state)
{
    struct rng rng = rng_seed(11);

    (void)state;
    world_open(&world, assets = path_assets());
    games = world_for_match(&world);
    for (int i = 0; i < GAMES; i++) {
        const struct game *g = games_find(ids[i]);
        char error[MATCH_ERROR];
        struct rules r;
        uint8_t seed[SEED_BYTES];

        assert_true(world_rules(&world, g, g->seats_min, &r, error, sizeof error));
        match_seed_from_text("recover", seed);
        struct match *m = match_new(&r, seed, NULL, NULL, false, error);
        for (int n = 0; n < 150 && !match_over(m); n++) {
            struct view v;
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a = bot_random_action(&v, &rng);
            match_play(m, &a, 0);
        }
        texts[i] = match_save(m);
        match_free(m);
    }
    return 0;
}

static int drop_texts(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++)
        mem_free(texts[i]);
    world_close(&world);
    mem_free(assets);
    return 0;
}

/* A text of its own for each match: the code of the deal is a line that rules ignore. */
static char *numbered(int n)
{
    struct strbuf text = STRBUF_EMPTY;
    const char *seed = strstr(texts[n % GAMES], "seed ");

    strbuf_add_part(&text, texts[n % GAMES], (size_t)(seed - texts[n % GAMES]));
    strbuf_addf(&text, "code match number %d\n%s", n, seed);
    return strbuf_take(&text);
}

/* The line after the next one's end, so many lines on; the last line is never passed over. */
static size_t lines_on(const char *text, size_t at, int lines)
{
    for (; lines > 0; lines--) {
        const char *end = strchr(text + at, '\n');

        if (strncmp(text + at, "end ", 4) == 0 || !end)
            break;
        at = (size_t)(end + 1 - text);
    }
    return at;
}

/* A game in play, as it came about: each time some lines more, and an end of its own. */
static void grow(struct store *store, const char *name, const char *text)
{
    size_t at = 0;

    for (size_t to = lines_on(text, 0, 20); to > at; to = lines_on(text, at, 5)) {
        struct strbuf part = STRBUF_EMPTY;

        strbuf_add_part(&part, text + at, to - at);
        strbuf_addf(&part, "end of %zu bytes\n", to);
        assert_true(store_put_from(store, name, text, at, strbuf_text(&part)));
        assert_true(store_flush(store));
        strbuf_free(&part);
        at = to;
    }
    assert_true(store_put_from(store, name, text, at, text + at));
}

/* It is as it was at some time. */
static void assert_grown(const char *name, const char *text, bool at_last)
{
    const char *whole = NULL, *end = strstr(text, "end of ");

    for (int i = 0; i < GAMES; i++)
        if (strcmp(name + strlen("autosave-"), ids[i]) == 0)
            whole = texts[i];
    assert_non_null(whole);
    if (!end || at_last) {
        assert_string_equal(text, whole);
        return;
    }
    assert_memory_equal(text, whole, (size_t)(end - text));
    assert_int_equal(atol(end + strlen("end of ")), end - text);
    assert_string_equal(strchr(end, '\n'), "\n");
}

static void fill(struct store *store)
{
    struct person zoe = {.name = "Zoé", .emblem = 3}, kenji = {.name = "健二", .colour = 2};

    assert_int_equal(profile_add(store, &zoe), NAME_GOOD);
    assert_int_equal(profile_add(store, &kenji), NAME_GOOD);
    assert_true(achievements_note(store, kenji.id, "ace-first", 4, 1000));
    store_put(store, SETTINGS_FILE, "{\"pace\": \"turbo\"}");
    for (int i = 0; i < MATCHES; i++) {
        char *text = numbered(i), name[40];

        profile_add_match(store, &(struct played){.game = ids[i % GAMES],
                                                  .started = i,
                                                  .ended = 100 + i,
                                                  .finished = i % 2,
                                                  .result = "1 0",
                                                  .seats = "",
                                                  .text = text,
                                                  .person = {[1] = kenji.id}});
        snprintf(name, sizeof name, "autosave-%s", ids[i % GAMES]);
        if (i < GAMES)
            grow(store, name, texts[i]);
        mem_free(text);
    }
    assert_true(store_flush(store));
}

struct counts {
    int texts, people, matches, seated, earned, loose;
};

static struct counts count(const struct recovered *r, bool at_last)
{
    struct counts c = {0};

    for (size_t i = 0; i < r->count; i++) {
        const struct job *job = r->job[i];
        char *expected;

        switch (job->kind) {
        case JOB_TEXT:
            c.texts++;
            if (strncmp(job->name, "autosave-", 9) == 0)
                assert_grown(job->name, job->text, at_last);
            break;
        case JOB_PERSON: c.people++; break;
        case JOB_ACHIEVEMENT: c.earned++; break;
        case JOB_MATCH:
            if (job->match.id == 0) {
                c.loose++;
                break;
            }
            expected = numbered((int)job->match.id - 1);
            assert_string_equal(job->match.text, expected);
            mem_free(expected);
            assert_int_equal(job->match.ended, 99 + job->match.id);
            c.matches++;
            c.seated += job->match.person[1] == 2;
            break;
        case JOB_PERSON_GONE:
        case JOB_MATCH_GONE: fail();
        }
    }
    return c;
}

static unsigned char *read_database(const char *folder, const char *ending, size_t *length)
{
    char *path = path_join(folder, STORE_DATABASE);
    struct strbuf name = STRBUF_EMPTY;

    strbuf_addf(&name, "%s%s", path, ending);
    unsigned char *bytes = (unsigned char *)file_read(strbuf_text(&name), LIMIT, length, NULL);
    strbuf_free(&name);
    mem_free(path);
    return bytes;
}

static void assert_all(struct counts c)
{
    assert_int_equal(c.texts, 1 + GAMES);
    assert_int_equal(c.people, 2);
    assert_int_equal(c.matches, MATCHES);
    assert_int_equal(c.seated, MATCHES);
    assert_int_equal(c.earned, 1);
}

static void a_whole_database_comes_back_whole(void **state)
{
    struct store *store = store_open(*state);
    struct recovered r = {0};
    size_t length;

    fill(store);
    store_close(store);
    unsigned char *bytes = read_database(*state, "", &length);
    recover_read(&r, bytes, length, NULL, 0, &loose);
    assert_int_equal(r.refusals, 0);
    assert_all(count(&r, true));
    recover_free(&r);
    mem_free(bytes);
}

/* What a kill leaves: nearly all is in the log. */
static void what_is_in_the_log_comes_back(void **state)
{
    struct recovered r = {0};
    size_t length, log_length;
    pid_t child = fork();

    if (child == 0) {
        fill(store_open(*state));
        kill(getpid(), SIGKILL);
    }
    waitpid(child, NULL, 0);
    unsigned char *bytes = read_database(*state, "", &length),
                  *log = read_database(*state, "-wal", &log_length);
    assert_non_null(log);
    recover_read(&r, bytes, length, log, log_length, &loose);
    assert_true(r.from_log > 10);
    assert_all(count(&r, true));
    recover_free(&r);
    mem_free(bytes);
    mem_free(log);
}

static void without_its_first_page_only_the_seats_are_unknown(void **state)
{
    struct store *store = store_open(*state);
    struct recovered r = {0};
    size_t length;

    fill(store);
    store_close(store);
    unsigned char *bytes = read_database(*state, "", &length);
    memset(bytes, 0x5A, PAGE);
    recover_read(&r, bytes, length, NULL, 0, &loose);
    struct counts c = count(&r, true);
    assert_int_equal(c.matches, MATCHES);
    assert_int_equal(c.texts, 1 + GAMES);
    assert_int_equal(c.people, 2);
    assert_int_equal(c.earned, 1);
    recover_free(&r);
    mem_free(bytes);
}

/* One page after the other is noise: what is lost was on it, or hung on it. */
static void each_torn_page_costs_what_was_on_it(void **state)
{
    struct store *store = store_open(*state);
    size_t length;
    int worst = MATCHES;

    fill(store);
    store_close(store);
    unsigned char *bytes = read_database(*state, "", &length), *torn = mem_alloc(length);
    for (size_t page = 0; page < length / PAGE; page++) {
        struct recovered r = {0};

        memcpy(torn, bytes, length);
        for (size_t i = 0; i < PAGE; i++)
            torn[page * PAGE + i] = (unsigned char)(i * 31 + 7);
        recover_read(&r, torn, length, NULL, 0, &loose);
        struct counts c = count(&r, false);
        worst = c.matches < worst ? c.matches : worst;
        recover_free(&r);
    }
    print_message("%zu pages, one torn: at least %d of %d matches come back\n", length / PAGE,
                  worst, MATCHES);
    assert_true(worst >= MATCHES - 6);
    mem_free(bytes);
    mem_free(torn);
}

/* The pages of a table's rows are gone, those after are there: short texts are found by how they
 * begin. */
static void a_text_without_a_row_is_found(void **state)
{
    char *text = numbered(4);
    const size_t length = 3 * PAGE;
    unsigned char *bytes = mem_alloc(length);
    struct recovered r = {0};
    const size_t part = strlen(text) > 3000 ? 3000 : strlen(text);

    (void)state;
    memcpy(bytes + 600, text, part);
    bytes[600 + part + 3] = 2; /* goes on in page 2 */
    if (strlen(text) > part) {
        assert_true(strlen(text) - part < 2 * (PAGE - 4));
        const size_t second = strlen(text) - part < PAGE - 4 ? strlen(text) - part : PAGE - 4;
        memcpy(bytes + PAGE + 4, text + part, second);
        bytes[PAGE + 3] = 3;
        memcpy(bytes + 2 * PAGE + 4, text + part + second, strlen(text) - part - second);
    }
    recover_read(&r, bytes, length, NULL, 0, &loose);
    assert_int_equal(r.count, 1);
    assert_int_equal(r.job[0]->match.id, 0);
    assert_string_equal(r.job[0]->match.text, text);
    recover_free(&r);
    mem_free(bytes);
    mem_free(text);
}

/* ---- malformed ---- */

struct told {
    long refusals, empty;
};

static void hear(void *user, const char *sentence)
{
    struct told *told = user;

    told->refusals++;
    told->empty += sentence[0] == '\0';
}

/* Most pages are the insides of long texts, which SQLite never looks at: every other blow falls on
 * a page of rows or keys. */
static size_t pick_page(const unsigned char *bytes, size_t length, struct rng *rng)
{
    const bool rows = rng_below(rng, 2);
    size_t page;

    for (int tries = 0; tries < 100; tries++) {
        page = (size_t)rng_below(rng, (int)((length + PAGE - 1) / PAGE)) * PAGE;
        if (!rows || bytes[page] != 0)
            break;
    }
    return page;
}

/* Flips, copies, overwrites, in one page or a few. */
static void spoil(unsigned char *bytes, size_t length, struct rng *rng)
{
    static const unsigned char nasty[] = {0,    1,    0x0D, 0x05, 0x0A, 0x02,
                                          0x7F, 0x80, 0x81, 0xFF, 'e',  '\n'};

    for (int times = 1 + rng_below(rng, 12); times > 0; times--) {
        const size_t page = pick_page(bytes, length, rng),
                     room = length - page < PAGE ? length - page : PAGE;
        const size_t at =
            page +
            (size_t)rng_below(rng, rng_below(rng, 2) ? (int)room : (int)(room < 64 ? room : 64));

        switch (rng_below(rng, 5)) {
        case 0: bytes[at] ^= (unsigned char)(1 << rng_below(rng, 8)); break;
        case 1: bytes[at] = nasty[rng_below(rng, (int)sizeof nasty)]; break;
        case 2:
            for (size_t i = at; i < at + 8 && i < length; i++)
                bytes[i] = (unsigned char)rng_below(rng, 256);
            break;
        case 3:
            memmove(bytes + at, bytes + (size_t)rng_below(rng, (int)length - 16),
                    length - at < 16 ? length - at : 16);
            break;
        case 4: {
            const size_t from = pick_page(bytes, length, rng);
            if (from + PAGE <= length && page + PAGE <= length)
                memmove(bytes + page, bytes + from, PAGE);
            break;
        }
        }
    }
}

static void malformed_pages_are_read_without_harm(void **state)
{
    struct store *store = store_open(*state);
    struct told told = {0};
    size_t length;
    long rows = 0;

    fill(store);
    store_close(store);
    unsigned char *bytes = read_database(*state, "", &length), *torn = mem_alloc(length);
    for (long i = 0; i < malformed / 2; i++) {
        struct recovered r = {.refused = hear, .user = &told};
        struct rng rng = rng_seed(first_seed + (uint64_t)i);
        const size_t part = rng_below(&rng, 8) ? length : (size_t)rng_below(&rng, (int)length) + 1;

        memcpy(torn, bytes, length);
        spoil(torn, length, &rng);
        recover_read(&r, torn, part, NULL, 0, &loose);
        rows += (long)r.count;
        recover_free(&r);
    }
    print_message("%ld spoilt databases of %zu pages: %ld rows came back, %ld were refused\n",
                  malformed / 2, length / PAGE, rows, told.refusals);
    assert_int_equal(told.empty, 0);
    assert_true(told.refusals > 0 && rows > 0);
    mem_free(bytes);
    mem_free(torn);
}

/* A start that went wrong: its seed, and the file that it began with. */
static void keep_for_another_look(uint64_t seed, const unsigned char *torn, size_t length,
                                  const char *what, const struct store_complaint *complaint)
{
    const char *parent = getenv("TMPDIR");
    struct strbuf name = STRBUF_EMPTY;

    strbuf_addf(&name, "%s/carre-spoilt-%llu.db", parent && parent[0] ? parent : "/tmp",
                (unsigned long long)seed);
    file_write(strbuf_text(&name), torn, length, NULL);
    print_message("seed %llu, %s: %s (%s)\n", (unsigned long long)seed, strbuf_text(&name), what,
                  complaint->sentence);
    strbuf_free(&name);
}

/* What was set aside before anything was put is what lay there, byte for byte; but for a header
 * that speaks of the time before logs, which SQLite brings to them. */
static bool lies_as_it_lay(const char *folder, const unsigned char *torn, size_t length)
{
    size_t n = 0;
    char *aside = (char *)read_database(folder, ".damaged-1", &n);
    const bool same =
        !aside || torn[18] != 2 || torn[19] != 2 || (n == length && memcmp(aside, torn, n) == 0);

    mem_free(aside);
    return same;
}

/* An evening on it: everything is looked at, a game is put, and found again by the next start.
 * NULL, or what went wrong. */
static const char *play_on(const char *folder, const unsigned char *torn, size_t length,
                           struct store_complaint *complaint)
{
    const char *wrong = NULL;
    struct store *store = store_open(folder);
    size_t count;

    mem_free(store_get(store, "autosave-ace"));
    mem_free(profile_people(store, &count));
    struct played *matches = profile_matches(store, NULL, NULL, 100, &count);
    profile_matches_free(matches, count);
    store_close(store);
    if (!lies_as_it_lay(folder, torn, length))
        wrong = "the damaged file was changed";
    for (int start = 0; start < 2 && !wrong; start++) {
        store = store_open(folder);
        if (start == 0) {
            store_put_from(store, "autosave-ace", wrong, 0, "off");
            store_flush(store);
            store_put_from(store, "autosave-ace", wrong, 1, "n");
            store_flush(store);
            store_put_from(store, "autosave-ace", wrong, 0, "o");
            store_put_from(store, "autosave-ace", wrong, 1, "n");
        }
        const bool kept = store_flush(store);
        char *text = store_get(store, "autosave-ace");
        if (store_complaint(store, complaint) && complaint->sentence[0] == '\0')
            wrong = "no sentence";
        const bool newer = complaint->trouble == STORE_NEWER;
        if (!kept && !newer)
            wrong = "nothing is kept";
        else if ((!text || strcmp(text, "on") != 0) && !(newer && start))
            wrong = start ? "what was put is gone at the next start" : "what was put is not there";
        mem_free(text);
        store_close(store);
    }
    return wrong;
}

/* True when a damaged database lies beside; all such are removed. */
static bool sweep(const char *path)
{
    struct strbuf beside = STRBUF_EMPTY;
    bool aside = false;

    for (int n = 1; n <= 4; n++)
        for (int i = 0; i < 3; i++) {
            strbuf_setf(&beside, "%s.damaged-%d%s", path, n,
                        (const char *[]){"", "-wal", "-shm"}[i]);
            aside |= unlink(strbuf_text(&beside)) == 0;
        }
    strbuf_free(&beside);
    return aside;
}

/* The same through the front door: the game starts with what there is, or with a fresh database and
 * a sentence; what is played from then on is kept, wherever the damage is. */
static void malformed_databases_are_started_with(void **state)
{
    struct store *store = store_open(*state);
    char *path = path_join(*state, STORE_DATABASE);
    long aside = 0, wrong = 0;
    size_t length;

    fill(store);
    store_close(store);
    unsigned char *bytes = read_database(*state, "", &length), *torn = mem_alloc(length);
    for (long i = 0; i < malformed / 20; i++) {
        const uint64_t seed = first_seed + (uint64_t)i;
        struct rng rng = rng_seed(seed);
        struct store_complaint complaint = {0};

        memcpy(torn, bytes, length);
        spoil(torn, length, &rng);
        assert_true(file_write(path, torn, length, NULL));
        const char *what = play_on(*state, torn, length, &complaint);
        if (what)
            keep_for_another_look(seed, torn, length, what, &complaint);
        wrong += what != NULL;
        aside += sweep(path);
    }
    print_message("%ld starts on spoilt databases, %ld of them set aside\n", malformed / 20, aside);
    assert_int_equal(wrong, 0);
    mem_free(bytes);
    mem_free(torn);
    mem_free(path);
}

static void malformed_texts_are_refused_in_words(void **state)
{
    long refused = 0, loaded = 0;

    (void)state;
    for (long i = 0; i < malformed / 2; i++) {
        char *text = mem_copy_text(texts[i % GAMES]), error[MATCH_ERROR] = "";
        const size_t length = strlen(text);
        struct rng rng = rng_seed(first_seed + (uint64_t)i);

        for (int times = 1 + rng_below(&rng, 4); times > 0; times--) {
            const size_t at = (size_t)rng_below(&rng, (int)length);
            switch (rng_below(&rng, 4)) {
            case 0: text[at] ^= (char)(1 << rng_below(&rng, 7)); break;
            case 1: text[at] = "0 \n#:=@9-A"[rng_below(&rng, 10)]; break;
            case 2:
                memmove(text + at, text + (size_t)rng_below(&rng, (int)length - 40),
                        length - at < 40 ? length - at : 40);
                break;
            case 3: text[at] = rng_below(&rng, 20) ? text[at] : '\0'; break;
            }
        }
        struct match *m = match_load(text, &games, false, error);
        loaded += m != NULL;
        refused += !m;
        if (!m)
            assert_true(error[0] != '\0');
        match_free(m);
        mem_free(text);
    }
    print_message("%ld spoilt texts refused in words, %ld still whole\n", refused, loaded);
    assert_true(refused > 0);
}

int main(int argc, char **argv)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_whole_database_comes_back_whole),
        TEST(what_is_in_the_log_comes_back),
        TEST(without_its_first_page_only_the_seats_are_unknown),
        TEST(each_torn_page_costs_what_was_on_it),
        TEST(a_text_without_a_row_is_found),
        TEST(malformed_pages_are_read_without_harm),
        TEST(malformed_databases_are_started_with),
        TEST(malformed_texts_are_refused_in_words),
    };

    if (argc > 1)
        malformed = atol(argv[1]);
    if (argc > 2)
        cmocka_set_test_filter(argv[2]);
    if (argc > 3)
        first_seed = strtoull(argv[3], NULL, 10);
    return cmocka_run_group_tests(tests, play_texts, drop_texts);
}
