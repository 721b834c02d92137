"""Inside a match between people: answers written beforehand, views for those who look on, and notices of every kind.

What a person is told, and by which ways, stands in their settings by kind: `tell` is `{"turn": ["mail", "push"], ...}`.
The bell in the page lists `notices`; what goes out by mail, push or webhook waits in the outbox as before.
"""

from alembic import op

revision = "0002"
down_revision = "0001"

COLUMNS = (
    "ALTER TABLE matches ADD COLUMN plans bytea NOT NULL DEFAULT ''",
    "ALTER TABLE seats ADD COLUMN shows boolean NOT NULL DEFAULT false",
    "ALTER TABLE accounts ADD COLUMN feed bytea",
    "ALTER TABLE push ADD COLUMN told text NOT NULL DEFAULT ''",
    "CREATE UNIQUE INDEX accounts_feed ON accounts (feed) WHERE feed IS NOT NULL",
    """CREATE TABLE notices (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, kind text NOT NULL,
        match text REFERENCES matches (id) ON DELETE CASCADE, key text NOT NULL UNIQUE,
        body jsonb NOT NULL DEFAULT '{}', at timestamptz NOT NULL DEFAULT now(), seen timestamptz)""",
    "CREATE INDEX notices_account ON notices (account, id DESC)",
    # The ways that were chosen for all that there was to tell are those for a turn and for little time left.
    """UPDATE accounts SET settings = (settings - 'notices') || jsonb_build_object('tell',
        jsonb_build_object('turn', settings -> 'notices', 'hurry', settings -> 'notices'))
        WHERE settings ? 'notices'""",
)

TELLING = (
    # $1 account, $2 kind, $3 match, $4 what tells this from the next of its kind, $5 more, $6 how long it may wait.
    # Who wants one letter a day gets no letters in between, but for one that time runs short.
    """CREATE FUNCTION tell_person(text, text, text, text, jsonb, interval) RETURNS void LANGUAGE sql AS $$
        INSERT INTO notices (account, kind, match, key, body)
        SELECT $1, $2, $3, concat_ws('/', $2, $3, $1, $4), $5 WHERE $2 <> 'turn'
        ON CONFLICT (key) DO NOTHING;
        INSERT INTO outbox (kind, account, key, body, due)
        SELECT way.kind, a.id, concat_ws('/', $2, way.kind, $3, a.id, $4),
            jsonb_build_object('about', $2, 'match', $3) || $5, now() + $6
        FROM accounts a
            CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(a.settings -> 'tell' -> $2, '[]')) AS way (kind)
        WHERE a.id = $1 AND way.kind IN ('mail', 'push', 'webhook')
            AND NOT (way.kind = 'mail' AND $2 <> 'hurry' AND a.settings ->> 'digest' IS NOT NULL)
        ON CONFLICT (key) DO NOTHING;
    $$""",
    """CREATE OR REPLACE FUNCTION tell_turn() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM tell_person(a.id, 'turn', NEW.id, coalesce(extract(epoch FROM s.seen)::bigint, 0)::text,
            jsonb_build_object('player', s.player), interval '1 minute')
        FROM seats s JOIN accounts a ON a.id = s.account
        WHERE s.match = NEW.id AND s.left_at IS NULL AND NOT NEW.over AND s.names && NEW.waiting
            AND NOT s.names && OLD.waiting AND a.settings -> 'tell' -> 'turn' <> '[]';
        RETURN NULL;
    END $$""",
    """CREATE FUNCTION tell_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM tell_person(s.account, 'end', NEW.id, '', jsonb_build_object('player', s.player), interval '1 minute')
        FROM seats s WHERE s.match = NEW.id AND s.left_at IS NULL AND s.account IS NOT NULL;
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER tell_end AFTER UPDATE OF over ON matches FOR EACH ROW
        WHEN (NEW.over AND NOT OLD.over) EXECUTE FUNCTION tell_end()""",
    """CREATE FUNCTION tell_offer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM tell_person(s.account, 'offer', NEW.match, concat_ws('/', NEW.kind, extract(epoch FROM now())::bigint),
            jsonb_build_object('player', s.player, 'offer', NEW.kind, 'seat', NEW.seat), interval '1 minute')
        FROM seats s WHERE s.match = NEW.match AND s.left_at IS NULL AND s.account IS NOT NULL
            AND NOT NEW.seat = ANY (s.names);
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER tell_offer AFTER INSERT ON offers FOR EACH ROW
        WHEN (NEW.kind IN ('draw', 'undo')) EXECUTE FUNCTION tell_offer()""",
    """CREATE FUNCTION tell_chat() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM tell_person(s.account, 'chat', NEW.match, coalesce(extract(epoch FROM s.seen)::bigint, 0)::text,
            jsonb_build_object('player', s.player, 'name', NEW.name), interval '1 minute')
        FROM seats s WHERE s.match = NEW.match AND s.left_at IS NULL AND s.account IS NOT NULL
            AND s.player <> NEW.player AND NOT EXISTS (
                SELECT 1 FROM blocks b WHERE b.account = s.account AND b.blocked = NEW.account);
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER tell_chat AFTER INSERT ON chat FOR EACH ROW
        WHEN (NEW.room = 'players') EXECUTE FUNCTION tell_chat()""",
)


def upgrade() -> None:
    for statement in (*COLUMNS, *TELLING):
        op.execute(statement)
