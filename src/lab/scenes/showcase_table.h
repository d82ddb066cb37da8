#ifndef CARRE_SHOWCASE_TABLE_H
#define CARRE_SHOWCASE_TABLE_H

#include "app.h"

void showcase_table_out(struct app *app);
void showcase_table_talk(struct app *app);
void showcase_table_talk_spec(struct app *app);

#endif
