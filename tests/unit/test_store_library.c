/* A system whose SQLite is too old for our tables: it is named, nothing is kept, and what is there
 * stays as it is. */
#include "unit.h"

#include "file.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "store.h"

#include <string.h>

/* In place of the library's own. */
static int number = 3036000;
int sqlite3_libversion_number(void);
int sqlite3_libversion_number(void) { return number; }

static void an_old_library_damages_nothing(void **state)
{
    (void)state;
    char *folder = scratch_make(), *path = path_join(folder, STORE_DATABASE);
    struct store_complaint complaint;
    size_t before = 0, after = 0;

    number = 3040000;
    struct store *store = store_open(folder);
    store_put(store, "thing", "kept");
    assert_true(store_flush(store));
    store_close(store);
    char *was = file_read(path, 1u << 20, &before, NULL);

    number = 3036000;
    store = store_open(folder);
    assert_true(store_complaint(store, &complaint));
    assert_int_equal(complaint.trouble, STORE_FAULT);
    assert_non_null(strstr(complaint.sentence, "3.37 or later"));
    store_put(store, "thing", "new");
    assert_false(store_flush(store));
    store_close(store);
    char *is = file_read(path, 1u << 20, &after, NULL);
    assert_non_null(was);
    assert_non_null(is);
    assert_int_equal(before, after);
    assert_memory_equal(was, is, before);

    number = 3040000;
    store = store_open(folder);
    assert_false(store_complaint(store, &complaint));
    char *text = store_get(store, "thing");
    assert_string_equal(text, "kept");
    mem_free(text);
    store_close(store);
    mem_free(was);
    mem_free(is);
    mem_free(path);
    scratch_remove(folder);
    mem_free(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_old_library_damages_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
