/* Any bytes as a compiled catalogue: refused with a reason, or sane. */

#include "catalogue.h"
#include "mem.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    char *copy = mem_copy_part((const char *)bytes, length);
    struct strbuf why = STRBUF_EMPTY;

    if (!catalogue_check_bytes("fuzz", copy, length, &why) && strbuf_empty(&why))
        __builtin_trap();
    strbuf_free(&why);
    mem_free(copy);
    return 0;
}
