-- What grows, as a game in play, is written as it grows: "text" holds how the text under that name began, and each row here what it is
-- from byte "at" on, up to the next row's "at": what stands behind that in the row is what stood there before.
CREATE TABLE part (
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (name, at)
) STRICT, WITHOUT ROWID;
