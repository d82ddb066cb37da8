-- Every commit gives the header's application id another number, so that a log can be told from another database's (wal.h). This is the
-- mark of a database that has none yet: "Carr".
PRAGMA application_id = 1130459762;
