/* Any text as settings.json: all values end in range, and what is written reads the same again. */

#include "mem.h"
#include "settings.h"

#include <stdint.h>
#include <stddef.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    char *text = mem_copy_part((const char *)bytes, length);
    struct settings *settings = settings_parse(text, NULL);
    char *written = settings_write(settings);
    bool damaged;
    struct settings *again = settings_parse(written, &damaged);
    char *rewritten = settings_write(again);

    for (int i = 0; i < SETTINGS; i++) {
        enum setting which = (enum setting)i;

        if (!settings_is_text(settings, which) &&
            (settings_number(settings, which) < settings_least(settings, which) ||
             settings_number(settings, which) > settings_most(settings, which)))
            __builtin_trap();
    }
    if (damaged || strcmp(written, rewritten) != 0)
        __builtin_trap();
    mem_free(rewritten);
    settings_free(again);
    mem_free(written);
    settings_free(settings);
    mem_free(text);
    return 0;
}
