#include "unit.h"

#include "log.h"
#include "mem.h"
#include "strbuf.h"
#include "system.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void fresh_memory_is_clear(void **state)
{
    char *block = mem_array(3, 5);

    (void)state;
    for (int i = 0; i < 15; i++)
        assert_int_equal(block[i], 0);
    memcpy(block, "0123456789abcd", 15);
    block = mem_realloc(block, 4000);
    assert_string_equal(block, "0123456789abcd");
    mem_free(block);
    mem_free(mem_alloc(0));
    mem_free(NULL);
    assert_null(mem_copy_text(NULL));
}

/* Bytes of pages that are not wholly given up stay as they were; of the others they are zeros,
 * where the system takes them. */
static void what_lies_around_what_is_let_go_stays(void **state)
{
    enum { ALL = 1 << 20, FROM = 100001, SIZE = 700003, PAGE = 1 << 16 };
    char *block = mem_alloc(ALL);
    int zeros = 0;

    (void)state;
    memset(block, 7, ALL);
    system_let_go(block + FROM, SIZE);
    system_let_go(block + 5, 100);
    for (int i = 0; i < ALL; i++) {
        if (i < FROM || i >= FROM + SIZE)
            assert_int_equal(block[i], 7);
        zeros += block[i] == 0;
    }
#ifdef __linux__
    assert_in_range(zeros, SIZE - 2 * PAGE, SIZE);
#endif
    mem_free(block);
}

static void x_keeps_its_table_where_it_is_told(void **state)
{
    char folder[] = "/tmp/carre-compose-XXXXXX", within[64];

    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(within, sizeof within, "%s/a", folder);
    unsetenv("XCOMPOSECACHE");
    system_keep_compose(within);
    assert_string_equal(getenv("XCOMPOSECACHE"), within);
    assert_int_equal(rmdir(within), 0); /* it was made */
    setenv("XCOMPOSECACHE", "/elsewhere", 1);
    system_keep_compose(within);
    assert_string_equal(getenv("XCOMPOSECACHE"), "/elsewhere");
    assert_int_equal(rmdir(within), 0);
    assert_int_equal(rmdir(folder), 0);
}

static void the_nth_try_is_refused_once(void **state)
{
    void *first, *third;

    (void)state;
    mem_fail_at(2);
    first = mem_try(1);
    assert_non_null(first);
    assert_null(mem_try(1));
    third = mem_try(1);
    assert_non_null(third);
    mem_free(first);
    mem_free(third);
}

/* A refusal that nobody can handle ends the program with a sentence, and by abort, so that a core
 * is there to look at. */
static void what_must_be_had_or_nothing(void **state)
{
    int status;
    pid_t child;

    (void)state;
    child = fork();
    if (child == 0) {
        close(STDERR_FILENO);
        mem_fail_at(1);
        mem_alloc(1);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

static void gather(void *user, enum log_level level, const char *line)
{
    strbuf_addf(user, "%s%s\n", level == LOG_WARN ? "warning: " : "", line);
}

static void a_sink_hears_all_lines(void **state)
{
    struct strbuf heard = STRBUF_EMPTY;

    (void)state;
    log_sink(gather, &heard);
    log_info("%d cards", 52);
    log_warn("no %s", "sound");
    log_sink(NULL, NULL);
    assert_string_equal(strbuf_text(&heard), "52 cards\nwarning: no sound\n");
    strbuf_free(&heard);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fresh_memory_is_clear),
        cmocka_unit_test(the_nth_try_is_refused_once),
        cmocka_unit_test(what_must_be_had_or_nothing),
        cmocka_unit_test(a_sink_hears_all_lines),
        cmocka_unit_test(what_lies_around_what_is_let_go_stays),
        cmocka_unit_test(x_keeps_its_table_where_it_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
