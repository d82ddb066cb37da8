/* rules_text.c - reads the book of a game, and puts the rules' numbers into its texts. */
#include "rules_text.h"

#include "check.h"
#include "file.h"
#include "game_folder.h"
#include "i18n.h"
#include "line_reader.h"
#include "mem.h"
#include "path.h"
#include "utf8.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum { BOOK_LIMIT = 1 << 18, BOOK_WORD = 48, FIGURE_MOST = 99 };

struct reader {
    struct line_reader in;
    struct rules_book *book;
    int first;     /* of the blocks of the page that is being read, -1: none is yet */
    int line;      /* of the last block */
    bool borrowed; /* that block is another book's */
    bool within;   /* it is read for another book, and borrows nothing itself */
};

static struct rules_book *read_book(const char *game, const char *name, const char *text,
                                    bool within, char error[RULES_ERROR]);

/* ---- the parts of a line, cut where they stand ---- */

/* Words up to the quotation mark or the end, with one blank between them. */
static char *cards(struct reader *r)
{
    reader_skip(&r->in);
    char *text = r->in.at, *to = text, *from = text;
    while (*from && *from != '"') {
        if (*from == ' ' || *from == '\t') {
            from++;
            continue;
        }
        if (to > text)
            *to++ = ' ';
        const size_t n = strcspn(from, " \t\"");
        memmove(to, from, n);
        to += n;
        from += n;
    }
    if (to == text)
        reader_fault(&r->in, "cards belong here");
    else if (*from == '"' && to == from)
        reader_fault(&r->in, "a blank belongs between cards and text");
    else
        *to = 0;
    r->in.at = from;
    return text;
}

int rules_thing(const struct book_look *look, const char *name, int length)
{
    CARRE_ASSERT(length >= 0);
    for (int i = 0; i < look->things; i++)
        if ((int)strlen(look->thing_id(i)) == length &&
            memcmp(look->thing_id(i), name, (size_t)length) == 0)
            return i;
    return -1;
}

/* 1 + the thing of that name; 0: there is none. */
static int thing(struct reader *r)
{
    const char *id = reader_name(&r->in, "the name of a thing");
    const int which = rules_thing(r->book->look, id, (int)strlen(id));
    if (which < 0)
        reader_fault(&r->in, "there is no thing \"%s\"", id);
    return 1 + which;
}

/* Things among the cards of a demonstration are the game's. */
static void demo(struct reader *r, const struct block *b)
{
    for (const char *p = b->cards; p && *p && !r->in.failed;) {
        const int length = (int)strcspn(p, " ");
        const char *name = p + strspn(p, RULES_MARKS "^");
        if (*name == '@' && rules_thing(r->book->look, name + 1, length - (int)(name + 1 - p)) < 0)
            reader_fault(&r->in, "there is no thing \"%.*s\"", length - (int)(name + 1 - p),
                         name + 1);
        p += length;
        p += *p == ' ';
    }
}

/* ---- blocks and pages ---- */

static struct block *last_block(struct reader *r)
{
    CARRE_ASSERT(r->book->blocks > 0);
    return &r->book->block[r->book->blocks - 1];
}
static bool has_block(const struct reader *r)
{
    return r->first >= 0 && r->book->blocks > r->first && !r->borrowed;
}

static void add_block(struct reader *r, struct block b)
{
    struct rules_book *book = r->book;
    CARRE_ASSERT(book->blocks >= r->first);
    if (r->first < 0)
        reader_fault(&r->in, "a page has to begin first");
    else if (book->blocks - r->first == PAGE_BLOCKS - 1 && b.kind != BLOCK_END)
        reader_fault(&r->in, "a page has at most %d blocks", PAGE_BLOCKS - 1);
    if (r->in.failed)
        return;
    book->block = mem_realloc(book->block, (size_t)(book->blocks + 1) * sizeof *book->block);
    book->block[book->blocks++] = b;
    r->line = r->in.line;
    r->borrowed = false;
}

/* How many numbers a text has places for. */
static int places(const char *text)
{
    int n = 0;
    for (const char *p = text ? strchr(text, '%') : NULL; p; p = strchr(p + 1, '%'))
        n += p[1] == 'd' || (p[1] >= '1' && p[1] <= '9' && strncmp(p + 2, "$d", 2) == 0);
    return n;
}

/* Whatever belongs to the last block has been read. */
static void end_block(struct reader *r)
{
    if (!has_block(r) || r->in.failed)
        return;
    const struct block *b = last_block(r);
    const int want = places(b->text) + places(b->more);
    int told = 0;
    while (told < BLOCK_NUMBERS && b->number[told])
        told++;
    const int line = r->in.line;
    r->in.line = r->line;
    if (told != want)
        reader_fault(&r->in, "%d numbers are told for %d places", told, want);
    r->in.line = line;
}

static void end_page(struct reader *r)
{
    end_block(r);
    if (r->first < 0 || r->in.failed)
        return;
    if (r->book->blocks == r->first)
        reader_fault(&r->in, "nothing stands on the page before");
    else
        add_block(r, (struct block){.kind = BLOCK_END});
    r->first = -1;
}

static void begin_page(struct reader *r, struct rules_page p)
{
    struct rules_book *book = r->book;
    end_page(r);
    if (p.thing && !book->pages)
        reader_fault(&r->in, "the first page of a book is about no thing");
    for (int i = 0; i < book->pages; i++)
        if (p.id && book->page[i].id && strcmp(book->page[i].id, p.id) == 0)
            reader_fault(&r->in, "there is a page \"%s\" already", p.id);
    if (r->in.failed)
        return;
    book->page = mem_realloc(book->page, (size_t)(book->pages + 1) * sizeof *book->page);
    book->page[book->pages++] = p;
    r->first = book->blocks;
    r->borrowed = false;
}

/* The blocks of another book's page. */
static void like(struct reader *r)
{
    struct rules_book *book = r->book;
    char error[RULES_ERROR] = "";
    const char *game = reader_name(&r->in, "a game's name"),
               *id = reader_name(&r->in, "a page's id");
    if (r->in.failed)
        return;
    if (r->within || strcmp(game, book->game->id) == 0 ||
        (book->other && strcmp(game, book->other->game->id) != 0)) {
        reader_fault(&r->in, "pages are borrowed from one other book, which borrows none itself");
        return;
    }
    if (!book->other) {
        char file[2 * BOOK_WORD];
        snprintf(file, sizeof file, "%s/book.txt", game);
        char *path = path_asset(file), *text = file_read(path, BOOK_LIMIT, NULL, NULL);
        book->other = text ? read_book(game, file, text, true, error) : NULL;
        mem_free(path);
        mem_free(text);
    }
    if (!book->other) {
        reader_fault(&r->in, "there is no book of \"%s\" %s", game, error);
        return;
    }
    for (int i = 0; i < book->other->pages; i++)
        if (book->other->page[i].id && strcmp(book->other->page[i].id, id) == 0) {
            for (const struct block *b = book->other->page[i].block; b->kind != BLOCK_END; b++)
                add_block(r, *b);
            r->borrowed = true;
            return;
        }
    reader_fault(&r->in, "there is no page \"%s\" in the book of %s", id, game);
}

/* ---- what belongs to a block ---- */

static void numbers(struct reader *r, struct block *b)
{
    const struct game *g = r->book->game;
    for (int n = 0; !reader_ends(&r->in) && !r->in.failed; n++) {
        const char *option = reader_name(&r->in, "an option");
        int i = 0;
        while (i < g->noptions && strcmp(g->options[i].name, option) != 0)
            i++;
        if (n == BLOCK_NUMBERS)
            reader_fault(&r->in, "a block tells at most %d numbers", BLOCK_NUMBERS);
        else if (i == g->noptions)
            reader_fault(&r->in, "%s has no option \"%s\"", g->id, option);
        else
            b->number[n] = RULE_NUMBER(i);
    }
    if (!b->number[0])
        reader_fault(&r->in, "an option is missing");
    else if (!r->book->players)
        reader_fault(&r->in, "\"players\" has to say whose numbers these are");
}

/* False: it is no such line. */
static bool belongs(struct reader *r, const char *key)
{
    static const char *const keys[] = {"more", "worth", "numbers", "levels", "who", NULL};
    int which = 0;
    while (keys[which] && strcmp(keys[which], key) != 0)
        which++;
    if (!keys[which])
        return false;
    if (!has_block(r)) {
        reader_fault(&r->in, "\"%s\" belongs to a block of this page", key);
        return true;
    }
    struct block *b = last_block(r);
    switch (which) {
    case 0:
        if (b->more || b->thing || !(b->more = reader_text(&r->in)))
            reader_fault(&r->in, "one text in quotation marks belongs here");
        break;
    case 1: b->figure = reader_number(&r->in, 1, FIGURE_MOST); break;
    case 2: numbers(r, b); break;
    case 3: b->levels = true; break;
    case 4:
        b->who = reader_name(&r->in, "somebody's name");
        if (b->kind != BLOCK_DEMO || !r->book->look->who_picture)
            reader_fault(&r->in, "nobody is shown here");
        break;
    }
    return true;
}

/* ---- the lines ---- */

enum line_part { NOTHING, ICON, CARDS, THING, NAME };
enum line_text { NONE, MAY, MUST };

static const struct keyword {
    const char *word;
    enum block_kind kind;
    enum line_part part;
    enum line_text text;
} keywords[] = {
    {"head", BLOCK_HEAD, NOTHING, MUST},    {"words", BLOCK_WORDS, NOTHING, MUST},
    {"icon", BLOCK_ICON, ICON, MUST},       {"cards", BLOCK_CARDS, CARDS, MUST},
    {"row", BLOCK_CARDS, CARDS, MUST},      {"table", BLOCK_TABLE, CARDS, MUST},
    {"thing", BLOCK_THING, THING, NONE},    {"link", BLOCK_LINK, THING, NONE},
    {"faces", BLOCK_FACES, NOTHING, NONE},  {"lesson", BLOCK_LESSON, NAME, MAY},
    {"example", BLOCK_EXAMPLE, NAME, NONE}, {"shown", BLOCK_SHOWN, NAME, NONE},
    {"box", BLOCK_HEAD, ICON, MUST},        {"demo", BLOCK_DEMO, CARDS, MAY},
};

static void read_block(struct reader *r, const struct keyword *k)
{
    struct block b = {.kind = k->kind, .small = strcmp(k->word, "row") == 0};
    end_block(r);
    switch (k->part) {
    case NOTHING: break;
    case ICON: b.icon = reader_name(&r->in, "an icon"); break;
    case CARDS: b.cards = cards(r); break;
    case THING: b.thing = thing(r); break;
    case NAME: b.lesson = reader_name(&r->in, "a name"); break;
    }
    if (k->kind == BLOCK_FACES) {
        b.thing = 1;
        b.figure = r->book->look->things;
        if (!b.figure)
            reader_fault(&r->in, "this game has no things");
    }
    demo(r, &b);
    if (k->kind == BLOCK_SHOWN && !r->book->look->shown_draw)
        reader_fault(&r->in, "this game shows nothing of its own");
    b.text = k->text == NONE ? NULL : reader_text(&r->in);
    if (!b.text && k->text == MUST)
        reader_fault(&r->in, "a text in quotation marks is missing");
    if (!b.text && k->kind == BLOCK_LESSON)
        b.text = N_("Try it at a table");
    add_block(r, b);
}

static void read_page(struct reader *r)
{
    struct rules_page p = {0};
    if (!reader_ends(&r->in) && *r->in.at != '"')
        p.id = reader_name(&r->in, "a page's id");
    p.name = reader_text(&r->in);
    if (!p.name)
        reader_fault(&r->in, "a page has a name in quotation marks");
    begin_page(r, p);
}

static void read_headline(struct reader *r)
{
    const char *text = reader_text(&r->in);
    if (r->first < 0 || r->book->blocks > r->first || !text)
        reader_fault(&r->in, "a headline in quotation marks follows its page's name");
    else
        r->book->page[r->book->pages - 1].headline = text;
}

static void read_about(struct reader *r)
{
    struct rules_page p = {.thing = thing(r)};
    if (p.thing)
        p.id = r->book->look->thing_id(p.thing - 1);
    begin_page(r, p);
}

static void read_line(struct reader *r)
{
    struct rules_book *book = r->book;
    char key[BOOK_WORD];
    if (reader_ends(&r->in) || *r->in.at == '#')
        return;
    reader_word(&r->in, "", key, sizeof key);
    const size_t n = sizeof keywords / sizeof *keywords;
    size_t k = 0;
    while (k < n && strcmp(keywords[k].word, key) != 0)
        k++;
    if (k < n)
        read_block(r, &keywords[k]);
    else if (strcmp(key, "page") == 0)
        read_page(r);
    else if (strcmp(key, "about") == 0)
        read_about(r);
    else if (strcmp(key, "headline") == 0)
        read_headline(r);
    else if (strcmp(key, "like") == 0)
        end_block(r), like(r);
    else if (strcmp(key, "title") == 0)
        book->heading = reader_text(&r->in);
    else if (strcmp(key, "players") == 0)
        book->players = reader_number(&r->in, book->game->seats_min, book->game->seats_max);
    else if (!belongs(r, key))
        reader_fault(&r->in, "there is no line \"%s\" in a book", key);
    if (!reader_ends(&r->in))
        reader_fault(&r->in, "nothing more belongs after this: \"%.40s\"", r->in.at);
}

/* Pages know their blocks when these don't move any longer. */
static void bind_pages(struct rules_book *book)
{
    const struct block *b = book->block;
    for (int i = 0; i < book->pages; i++) {
        book->page[i].block = b;
        while (b++->kind != BLOCK_END)
            ;
    }
}

static struct rules_book *read_book(const char *game, const char *name, const char *text,
                                    bool within, char error[RULES_ERROR])
{
    const struct game_folder *f = game_folder(game);
    *error = 0;
    if (!f->book)
        return NULL;
    struct rules_book *book = mem_alloc(sizeof *book);
    struct reader r = {.in = {.name = name, .error = error, .room = RULES_ERROR},
                       .book = book,
                       .first = -1,
                       .within = within};
    book->game = f->game;
    book->look = f->book;
    book->text = mem_copy_text(text);
    if (!utf8_valid(text))
        reader_fault(&r.in, "this is not plain UTF-8");
    for (char *rest = book->text; !r.in.failed && reader_cut(&r.in, &rest);)
        read_line(&r);
    end_page(&r);
    if (!book->heading || !book->pages)
        reader_fault(&r.in, "a book has a title and pages");
    if (r.in.failed) {
        rules_book_close(book);
        return NULL;
    }
    bind_pages(book);
    return book;
}

struct rules_book *rules_book_read(const char *game, const char *name, const char *text,
                                   char error[RULES_ERROR])
{
    return read_book(game, name, text, false, error);
}

bool rules_has_book(const char *game) { return game_folder(game)->book != NULL; }

struct rules_book *rules_book_open(const char *game, char error[RULES_ERROR])
{
    char file[RULES_PICTURE];
    struct strbuf why = STRBUF_EMPTY;
    *error = 0;
    if (!rules_has_book(game))
        return NULL;
    snprintf(file, sizeof file, "%s/book.txt", game);
    char *path = path_asset(file), *text = file_read(path, BOOK_LIMIT, NULL, &why);
    struct rules_book *book = text ? read_book(game, file, text, false, error) : NULL;
    if (!text)
        snprintf(error, RULES_ERROR, "%s", strbuf_text(&why));
    mem_free(path);
    mem_free(text);
    strbuf_free(&why);
    return book;
}

void rules_book_close(struct rules_book *book)
{
    if (!book)
        return;
    rules_book_close(book->other);
    mem_free(book->page);
    mem_free(book->block);
    mem_free(book->text);
    mem_free(book);
}

int rules_page_of(const struct rules_book *book, const char *id)
{
    for (int i = 0; id && i < book->pages; i++)
        if (book->page[i].id && strcmp(book->page[i].id, id) == 0)
            return i;
    return 0;
}

/* "%d" or "%2$d" at p: which number it wants (`next` if it doesn't say), and how long it is; 0: it
 * is something else. */
static int wanted(const char *p, int next, int *which)
{
    *which = next;
    if (strncmp(p, "%d", 2) == 0)
        return 2;
    if (p[0] == '%' && p[1] >= '1' && p[1] <= '9' && strncmp(p + 2, "$d", 2) == 0) {
        *which = p[1] - '1';
        return 4;
    }
    return 0;
}

int rules_words(const char *text, const struct rules *r, const int number[BLOCK_NUMBERS], int skip,
                struct strbuf *out)
{
    CARRE_ASSERT(skip >= 0);
    int taken = 0;
    for (const char *p = _(text); *p;) {
        int which;
        const int length = wanted(p, taken, &which);
        const int option = length && skip + which < BLOCK_NUMBERS ? number[skip + which] - 1 : -1;
        CARRE_ASSERT(option < OPTIONS);
        char digits[I18N_NUMBER_BYTES];
        if (option >= 0 && r)
            strbuf_add(out, i18n_number(digits, r->option[option]));
        else
            strbuf_add_part(out, p, length ? (size_t)length : 1);
        taken += length > 0;
        p += length ? length : 1;
    }
    return taken;
}
