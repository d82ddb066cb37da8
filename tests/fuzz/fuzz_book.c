/* Any text as the book of a game: it is read as a whole, or refused with file, line and reason. */
#include "check.h"
#include "mem.h"
#include "rules_text.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void look_through(const struct rules_book *book)
{
    CARRE_ASSERT(book->pages > 0 && book->heading);
    for (int i = 0; i < book->pages; i++) {
        int n = 0;
        for (const struct block *b = book->page[i].block; b->kind != BLOCK_END; b++, n++) {
            CARRE_ASSERT(!b->text || strlen(b->text) > 0);
            CARRE_ASSERT(b->thing >= 0 && b->thing <= book->look->things);
            for (int k = 0; k < BLOCK_NUMBERS; k++)
                CARRE_ASSERT(b->number[k] >= 0 && b->number[k] <= book->game->noptions);
        }
        CARRE_ASSERT(n > 0 && n < PAGE_BLOCKS);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static const char *const games[] = {"ace", "power-up", "spec"};
    char *text = mem_copy_part((const char *)bytes, length);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        char error[RULES_ERROR];
        struct rules_book *book = rules_book_read(games[i], "book", text, error);
        CARRE_ASSERT(book || strncmp(error, "book:", 5) == 0);
        if (book)
            look_through(book);
        rules_book_close(book);
    }
    mem_free(text);
    return 0;
}
