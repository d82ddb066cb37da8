-- Short texts under a name: settings, games in play, the last tables. Times are seconds since 1970, UTC.
CREATE TABLE text (
    name TEXT NOT NULL PRIMARY KEY,
    changed INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
