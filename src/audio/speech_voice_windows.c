/* The voice of Windows: SAPI 5, which speaks by itself and tells an event when a sentence is done.
 * A thread of ours waits for that. */
#include "speech_voice.h"

#include "mem.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <windows.h>

#include <sapi.h>

struct voice {
    ISpVoice *sapi;
    char language[8];
    void (*done)(void);
    pthread_mutex_t lock;
    int waiting; /* sentences that were not told to be done; under the lock */
    HANDLE leave;
    pthread_t watcher;
    bool watched;
};

bool voice_there(void)
{
    wchar_t id[40], path[80];
    HKEY key;

    StringFromGUID2(&CLSID_SpVoice, id, 40);
    swprintf(path, 80, L"CLSID\\%ls", id);
    if (RegOpenKeyExW(HKEY_CLASSES_ROOT, path, 0, KEY_READ, &key) != ERROR_SUCCESS)
        return false;
    RegCloseKey(key);
    return true;
}

/* Tells that so many are done, at most as many as wait. */
static void tell(struct voice *v, int n)
{
    pthread_mutex_lock(&v->lock);
    n = n < v->waiting ? n : v->waiting;
    v->waiting -= n;
    pthread_mutex_unlock(&v->lock);
    for (int i = 0; i < n; i++)
        v->done();
}

static void *watch(void *user)
{
    struct voice *v = user;
    const HANDLE either[] = {v->leave, ISpVoice_GetNotifyEventHandle(v->sapi)};

    CoInitializeEx(NULL, COINIT_MULTITHREADED);
    while (WaitForMultipleObjects(2, either, FALSE, INFINITE) == WAIT_OBJECT_0 + 1) {
        SPEVENT event;
        ULONG got = 0;
        int ended = 0;

        while (ISpVoice_GetEvents(v->sapi, 1, &event, &got) == S_OK && got == 1)
            ended += event.eEventId == SPEI_END_INPUT_STREAM;
        tell(v, ended);
    }
    CoUninitialize();
    return NULL;
}

struct voice *voice_open(void (*done)(void), char *why, size_t size)
{
    struct voice *v = mem_alloc(sizeof *v);
    const ULONGLONG ends = SPFEI(SPEI_END_INPUT_STREAM);

    v->done = done;
    pthread_mutex_init(&v->lock, NULL);
    CoInitializeEx(NULL, COINIT_MULTITHREADED);
    if (CoCreateInstance(&CLSID_SpVoice, NULL, CLSCTX_ALL, &IID_ISpVoice, (void **)&v->sapi) !=
        S_OK)
        v->sapi = NULL;
    v->leave = v->sapi ? CreateEventW(NULL, FALSE, FALSE, NULL) : NULL;
    v->watched = v->leave && ISpVoice_SetNotifyWin32Event(v->sapi) == S_OK &&
                 ISpVoice_SetInterest(v->sapi, ends, ends) == S_OK &&
                 pthread_create(&v->watcher, NULL, watch, v) == 0;
    if (v->watched)
        return v;
    snprintf(why, size, "There is no voice: the speech of Windows (SAPI) does not answer.");
    voice_close(v);
    return NULL;
}

void voice_close(struct voice *v)
{
    if (v->watched) {
        SetEvent(v->leave);
        pthread_join(v->watcher, NULL);
    }
    if (v->leave)
        CloseHandle(v->leave);
    if (v->sapi)
        ISpVoice_Release(v->sapi);
    CoUninitialize();
    pthread_mutex_destroy(&v->lock);
    mem_free(v);
}

/* The first voice of that language that is installed; else the one in use goes on. */
static void choose(struct voice *v, const wchar_t *wanted)
{
    ISpObjectTokenCategory *all = NULL;
    IEnumSpObjectTokens *found = NULL;
    ISpObjectToken *first = NULL;

    if (CoCreateInstance(&CLSID_SpObjectTokenCategory, NULL, CLSCTX_ALL,
                         &IID_ISpObjectTokenCategory, (void **)&all) != S_OK)
        return;
    if (ISpObjectTokenCategory_SetId(all, SPCAT_VOICES, FALSE) == S_OK &&
        ISpObjectTokenCategory_EnumTokens(all, wanted, NULL, &found) == S_OK &&
        IEnumSpObjectTokens_Next(found, 1, &first, NULL) == S_OK) {
        ISpVoice_SetVoice(v->sapi, first);
        ISpObjectToken_Release(first);
    }
    if (found)
        IEnumSpObjectTokens_Release(found);
    ISpObjectTokenCategory_Release(all);
}

static const wchar_t *attribute_of(const char *language)
{
    static const struct {
        const char *language;
        const wchar_t *attribute;
    } known[] = {{"fr", L"Language=40C"}, {"ja", L"Language=411"}};

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].language, language) == 0)
            return known[i].attribute;
    return L"Language=409";
}

bool voice_say(struct voice *v, const char *language, const char *sentence)
{
    const int n = MultiByteToWideChar(CP_UTF8, 0, sentence, -1, NULL, 0);
    wchar_t *wide = mem_array((size_t)n + 1, sizeof *wide);
    bool good;

    if (strcmp(v->language, language) != 0) {
        choose(v, attribute_of(language));
        snprintf(v->language, sizeof v->language, "%s", language);
    }
    MultiByteToWideChar(CP_UTF8, 0, sentence, -1, wide, n);
    pthread_mutex_lock(&v->lock);
    v->waiting++;
    pthread_mutex_unlock(&v->lock);
    good = ISpVoice_Speak(v->sapi, wide, SPF_ASYNC | SPF_IS_NOT_XML, NULL) == S_OK;
    mem_free(wide);
    return good;
}

/* What is dropped tells no end. */
bool voice_quiet(struct voice *v)
{
    const bool good = ISpVoice_Speak(v->sapi, NULL, SPF_ASYNC | SPF_PURGEBEFORESPEAK, NULL) == S_OK;

    tell(v, v->waiting);
    return good;
}

/* Its paces are -10 to 10, a third to three times. */
bool voice_rate(struct voice *v, int percent)
{
    return ISpVoice_SetRate(v->sapi, lround(10 * log(percent / 100.0) / log(3))) == S_OK;
}
