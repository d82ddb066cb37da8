-- A database as its sixth schema left it: the fifth one's, with a game in play that has grown by two parts, and was shortened between.
CREATE TABLE text (
    name TEXT NOT NULL PRIMARY KEY,
    changed INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO text VALUES ('autosave-ace', 1700000000, 'carre 1');
INSERT INTO text VALUES ('settings.json', 1700000001, '{"pace": "turbo"}');
CREATE TABLE part (
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (name, at)
) STRICT, WITHOUT ROWID;
INSERT INTO text VALUES ('autosave-spec', 1700000004, 'carre 1 end 0');
INSERT INTO part VALUES ('autosave-spec', 8, 1700000005, 'one two end 2');
INSERT INTO part VALUES ('autosave-spec', 12, 1700000006, 'three end 2');
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
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    result TEXT NOT NULL,
    seats TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX match_by_end ON match (ended);
CREATE INDEX match_by_game ON match (game, ended);
CREATE TABLE match_person (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_person_by_person ON match_person (person);
INSERT INTO match VALUES (7, 'ace', 1700000000, 1700000100, 1, 'won 12', 'Zoé', 'carre 1');
INSERT INTO match_person VALUES (7, 0, 1);
CREATE TABLE achievement (
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    best INTEGER NOT NULL,
    earned INTEGER NOT NULL,
    PRIMARY KEY (person, name)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER achievements_go AFTER DELETE ON person BEGIN
    DELETE FROM achievement WHERE person = old.id;
END;
INSERT INTO achievement VALUES (1, 'ace-big-shot', 23, 1700000050);
INSERT INTO achievement VALUES (0, 'ace-bigger-shot', 23, 0);
PRAGMA user_version = 6;
PRAGMA application_id = 20261125;
