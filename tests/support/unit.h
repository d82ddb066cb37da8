#ifndef CARRE_UNIT_H
#define CARRE_UNIT_H

/* What every unit test includes first: cmocka wants these headers before its own. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
