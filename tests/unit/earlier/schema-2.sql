-- A database as its second schema left it: the first one's, and people.
CREATE TABLE text (
    name TEXT NOT NULL PRIMARY KEY,
    changed INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO text VALUES ('autosave-ace', 1700000000, 'carre 1');
INSERT INTO text VALUES ('settings.json', 1700000001, '{"pace": "turbo"}');
CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    emblem INTEGER NOT NULL,
    colour INTEGER NOT NULL,
    last_played INTEGER NOT NULL
) STRICT;
INSERT INTO person VALUES (1, 'Zoé', 3, 1, 1700000002);
INSERT INTO person VALUES (2, 'はるか', 4, 2, 1700000003);
INSERT INTO person VALUES (5, 'Gone', 0, 0, 0);
DELETE FROM person WHERE id = 5;
PRAGMA user_version = 2;
