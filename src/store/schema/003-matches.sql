-- Games that were finished or left, and who sat at them. "text" is the match itself; everything else could be told from it
-- by the game's rules, and stands here to be listed and counted without them.
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

-- The people among the seats. Whoever is removed leaves the match behind.
CREATE TABLE match_person (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX match_person_by_person ON match_person (person);
