-- A database as its first schema left it.
CREATE TABLE text (
    name TEXT NOT NULL PRIMARY KEY,
    changed INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO text VALUES ('autosave-ace', 1700000000, 'carre 1');
INSERT INTO text VALUES ('settings.json', 1700000001, '{"pace": "turbo"}');
PRAGMA user_version = 1;
