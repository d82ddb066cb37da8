-- Who plays at this screen. That no two names are alike, regardless of case, is seen to before they come here.
-- An id is never given twice: matches refer to it.
CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    emblem INTEGER NOT NULL,
    colour INTEGER NOT NULL,
    last_played INTEGER NOT NULL
) STRICT;
