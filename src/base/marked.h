/* marked.h - how texts are marked for translation by those who know no language: rules and bots
 * name them in English, and who shows them translates. N_("Fold") is "Fold" to the compiler and an
 * entry of the catalogues to tools/strings. */
#ifndef CARRE_MARKED_H
#define CARRE_MARKED_H

#define N_(text) text

#endif
