-- What people have earned, each thing by its name, and how near they came before: "best" only grows, "earned" (seconds since 1970,
-- UTC; 0: not yet) is written once. The person 0 is whoever plays at this screen without a name.
CREATE TABLE achievement (
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    best INTEGER NOT NULL,
    earned INTEGER NOT NULL,
    PRIMARY KEY (person, name)
) STRICT, WITHOUT ROWID;

-- Whoever is removed takes them along. (No reference: nobody has the id 0.)
CREATE TRIGGER achievements_go AFTER DELETE ON person BEGIN
    DELETE FROM achievement WHERE person = old.id;
END;
