/* The languages, and which is in force; catalogue.c looks its texts up. */

#include "i18n.h"

#include "carre_config.h"
#include "catalogue.h"
#include "check.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "pseudo.h"
#include "system.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const languages[] = {"en", "fr", "ja", NULL};

/* Those whose headlines may stand as columns, one letter below the other. */
static const char *const downwards[] = {"ja", NULL};

static const char *current = "en";
static const char *guessed;
static char *folder;
static struct strbuf complaint;

/* The catalogue in force, NULL for the source texts: read by anybody who looks a text up, in any
 * thread. */
static const struct catalogue *_Atomic catalogue;

/* What was opened last of each language. */
static const struct catalogue *opened[sizeof languages / sizeof languages[0]];

static const char *known(const char *name, size_t length)
{
    for (int i = 0; languages[i]; i++)
        if (length == strlen(languages[i]) && strncmp(name, languages[i], length) == 0)
            return languages[i];
    return NULL;
}

/* The language of a locale's name: fr_CA.UTF-8@euro is fr. */
static const char *known_locale(const char *name) { return known(name, strcspn(name, "_-.@:")); }

/* The first of a list as in "fr_BE:en" that Carré speaks; NULL. */
static const char *first_known(const char *list)
{
    const char *found = NULL;

    for (; list && *list && !found; list += strcspn(list, ":"), list += *list == ':')
        found = known_locale(list);
    return found;
}

static const char *guess(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *locale = "";
    const char *found;

    for (size_t i = 0; i < sizeof variables / sizeof variables[0] && locale[0] == '\0'; i++)
        locale = getenv(variables[i]) ? getenv(variables[i]) : "";
    if (locale[0] == '\0') {
        char *told = system_languages();

        found = first_known(told);
        mem_free(told);
        return found ? found : "en";
    }
    /* The rule of all programs that read LANGUAGE: the list counts only where a real locale was
     * chosen. */
    if (strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0)
        return "en";
    found = first_known(getenv("LANGUAGE"));
    if (!found)
        found = known_locale(locale);
    return found ? found : "en";
}

static char *catalogue_path(const char *language)
{
    struct strbuf path = STRBUF_EMPTY;

    strbuf_addf(&path, "%s/%s/LC_MESSAGES/carre.mo", folder, language);
    return strbuf_take(&path);
}

static char *find_folder(void)
{
    const char *given = getenv("CARRE_LOCALE");

    if (given && given[0] != '\0')
        return mem_copy_text(given);
    return path_ours("locale", CARRE_LOCALE_BELOW, CARRE_LOCALE_INSTALLED);
}

void i18n_start(void)
{
    if (!guessed)
        guessed = guess();
    mem_free(folder);
    folder = find_folder();
    i18n_switch("en");
}

static void speak(const char *language, const struct catalogue *texts)
{
    CARRE_ASSERT(language);
    current = language;
    atomic_store(&catalogue, texts);
}

static bool invented(void) { return strcmp(current, PSEUDO_LANGUAGE) == 0; }

/* Its catalogue, or NULL with the reason. English may have none without one: its texts are in the
 * program. */
static const struct catalogue *open_catalogue(const char *language, struct strbuf *why)
{
    char *path = catalogue_path(language);
    int at = 0;

    while (languages[at] != language)
        at++;
    const struct catalogue *found = NULL;
    if (strcmp(language, "en") != 0 || path_is_file(path))
        found = catalogue_open(path, opened[at], why);
    if (found)
        opened[at] = found;
    mem_free(path);
    return found;
}

bool i18n_switch(const char *language)
{
    const char *wanted = known(language, strlen(language));
    struct strbuf why = STRBUF_EMPTY, before = complaint;
    const struct catalogue *found = NULL;
    bool news;

    CARRE_ASSERT(folder);
    complaint = STRBUF_EMPTY;
    if (strcmp(language, PSEUDO_LANGUAGE) == 0) {
        strbuf_free(&before);
        speak(PSEUDO_LANGUAGE, NULL);
        return true;
    }
    if (!wanted)
        strbuf_addf(&complaint, "Carré does not speak \"%s\"; it goes on in English.", language);
    else
        found = open_catalogue(wanted, &why);
    if (!strbuf_empty(&why))
        strbuf_addf(&complaint, "%s. The texts are in English.", strbuf_text(&why));
    news = strcmp(strbuf_text(&before), strbuf_text(&complaint)) != 0;
    strbuf_free(&before);
    strbuf_free(&why);
    if (strbuf_empty(&complaint)) {
        speak(wanted, found);
        return true;
    }
    speak("en", NULL);
    if (news)
        log_warn("%s", strbuf_text(&complaint));
    return false;
}

const char *i18n_language(void) { return current; }

const char *const *i18n_languages(void) { return languages; }

bool i18n_downwards(const char *language)
{
    for (int i = 0; downwards[i]; i++)
        if (strcmp(downwards[i], language) == 0)
            return true;
    return false;
}

bool i18n_speaks(const char *language)
{
    return known(language, strlen(language)) || strcmp(language, PSEUDO_LANGUAGE) == 0;
}

const char *i18n_complaint(void) { return strbuf_text(&complaint); }

const char *i18n_guess(void) { return guessed ? guessed : guess(); }

const char *i18n_text(const char *text)
{
    const struct catalogue *c = atomic_load(&catalogue);
    const char *found = c && text[0] ? catalogue_find(c, NULL, text) : NULL;

    return found ? found : invented() && text[0] ? pseudo_text(text) : text;
}

const char *i18n_plural(const char *one, const char *many, unsigned long n)
{
    const struct catalogue *c = atomic_load(&catalogue);
    const char *found = c ? catalogue_find_plural(c, one, n) : NULL, *text = n == 1 ? one : many;

    return found ? found : invented() ? pseudo_text(text) : text;
}

const char *i18n_context(const char *context, const char *text)
{
    const struct catalogue *c = atomic_load(&catalogue);
    const char *found = c ? catalogue_find(c, context, text) : NULL;

    return found ? found : invented() ? pseudo_text(text) : text;
}

/* The number is written from its last digit to its first, so a separator's bytes go in backward
 * too. */
struct backward {
    char bytes[I18N_NUMBER_BYTES];
    size_t n;
};

static void put_backward(struct backward *b, const char *text)
{
    CARRE_ASSERT(b->n + strlen(text) < sizeof b->bytes);
    for (size_t i = strlen(text); i > 0; i--)
        b->bytes[b->n++] = text[i - 1];
}

const char *i18n_decimal(char out[I18N_NUMBER_BYTES], int64_t number, int places)
{
    bool french = strcmp(current, "fr") == 0;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    struct backward b = {.n = 0};

    CARRE_ASSERT(places >= 0 && places <= 9);
    for (int digits = 0; rest > 0 || digits <= places; digits++, rest /= 10) {
        if (digits == places && places > 0)
            put_backward(&b, french ? "," : ".");
        else if (digits > places && (digits - places) % 3 == 0)
            put_backward(&b, french ? "\u202F" : ",");
        b.bytes[b.n++] = (char)('0' + rest % 10);
    }
    if (number < 0)
        put_backward(&b, "\u2212"); /* the minus sign, as wide as a plus */
    for (size_t i = 0; i < b.n; i++)
        out[i] = b.bytes[b.n - 1 - i];
    out[b.n] = '\0';
    return out;
}

const char *i18n_number(char out[I18N_NUMBER_BYTES], int64_t number)
{
    return i18n_decimal(out, number, 0);
}
