/* history.c - lines, added and changed. */
#include "history.h"

#include "check.h"
#include "mem.h"

#include <string.h>

void history_add(struct history *h, struct history_line line)
{
    if (h->n == h->room) {
        h->room = h->room ? h->room * 2 : 64;
        h->line = mem_realloc(h->line, (size_t)h->room * sizeof *h->line);
    }
    line.text = mem_copy_text(line.text ? line.text : "");
    h->line[h->n++] = line;
}

void history_append(struct history *h, const char *text)
{
    CARRE_ASSERT(text);
    if (!h->n)
        history_add(h, (struct history_line){0});
    char **last = &h->line[h->n - 1].text;
    const size_t had = strlen(*last), more = strlen(text) + 1;
    *last = mem_realloc(*last, had + more);
    memcpy(*last + had, text, more);
}

void history_again(struct history *h, const char *text)
{
    CARRE_ASSERT(text);
    if (!h->n)
        history_add(h, (struct history_line){0});
    struct history_line *last = &h->line[h->n - 1];
    mem_free(last->text);
    last->text = mem_copy_text(text);
    last->again = true;
}

void history_clear(struct history *h)
{
    for (int i = 0; i < h->n; i++)
        mem_free(h->line[i].text);
    mem_free(h->line);
    *h = (struct history){0};
}
