/* ace_tell.h - the table and its choices in sentences. */
#ifndef CARRE_ACE_TELL_H
#define CARRE_ACE_TELL_H

#include "stage.h"
#include "strbuf.h"

/* What a choice is called, added to `out`; nothing for one that nobody would type. */
void ace_choice_words(const struct stage *st, const struct choice *c, struct strbuf *out);
/* What anybody who types a choice must know besides: which number means what. */
void ace_typing_words(const struct stage *st, const struct choice *c, struct strbuf *out);
void ace_table_words(const struct stage *st, struct strbuf *out);

#endif
