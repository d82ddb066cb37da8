#include "history.h"

#include "mem.h"

void history_add(struct history *h, const char *text, bool heading)
{
    if (h->n == h->room) {
        h->room = h->room ? h->room * 2 : 64;
        h->line = mem_realloc(h->line, (size_t)h->room * sizeof *h->line);
    }
    h->line[h->n++] = (struct history_line){.text = mem_copy_text(text), .heading = heading};
}

void history_clear(struct history *h)
{
    for (int i = 0; i < h->n; i++)
        mem_free(h->line[i].text);
    mem_free(h->line);
    *h = (struct history){0};
}
