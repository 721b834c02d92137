"""The first schema of the hosted store.

What a person wrote or chose has an owner and goes with the account. Times are the database's own. Words that let one in
(sessions, tokens, keys of seats) are kept as hashes; that of an open invitation is kept as it is, since whoever made it
looks at its link again, and goes when it is used.
"""

from alembic import op

revision = "0001"
down_revision = None

PEOPLE = (
    """CREATE TABLE accounts (
        id text PRIMARY KEY, name text NOT NULL, mail text, mail_proved timestamptz,
        language text NOT NULL DEFAULT 'en',
        role text NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'moderator', 'administrator')),
        settings jsonb NOT NULL DEFAULT '{}', created timestamptz NOT NULL DEFAULT now(),
        seen timestamptz NOT NULL DEFAULT now(), closed timestamptz, closed_why text NOT NULL DEFAULT '')""",
    "CREATE UNIQUE INDEX accounts_name ON accounts (lower(name))",
    "CREATE UNIQUE INDEX accounts_mail ON accounts (lower(mail)) WHERE mail IS NOT NULL",
    """CREATE TABLE passwords (
        account text PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE, hash text NOT NULL,
        changed timestamptz NOT NULL DEFAULT now())""",
    """CREATE TABLE passkeys (
        id bytea PRIMARY KEY, account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        public_key bytea NOT NULL,
        sign_count bigint NOT NULL DEFAULT 0, transports text[] NOT NULL DEFAULT '{}', label text NOT NULL DEFAULT '',
        created timestamptz NOT NULL DEFAULT now(), used timestamptz)""",
    "CREATE INDEX passkeys_account ON passkeys (account)",
    """CREATE TABLE sessions (
        hash bytea PRIMARY KEY, account text REFERENCES accounts (id) ON DELETE CASCADE, guest text NOT NULL DEFAULT '',
        csrf text NOT NULL DEFAULT '', created timestamptz NOT NULL DEFAULT now(),
        seen timestamptz NOT NULL DEFAULT now(),
        expires timestamptz NOT NULL, agent text NOT NULL DEFAULT '', revoked timestamptz)""",
    "CREATE INDEX sessions_account ON sessions (account)",
    "CREATE INDEX sessions_expires ON sessions (expires)",
    """CREATE TABLE tokens (
        hash bytea PRIMARY KEY, account text REFERENCES accounts (id) ON DELETE CASCADE, purpose text NOT NULL,
        body jsonb NOT NULL DEFAULT '{}', created timestamptz NOT NULL DEFAULT now(), expires timestamptz NOT NULL,
        used timestamptz)""",
    "CREATE INDEX tokens_expires ON tokens (expires)",
    """CREATE TABLE limits (
        scope text NOT NULL, key text NOT NULL, slot timestamptz NOT NULL, count integer NOT NULL DEFAULT 0,
        PRIMARY KEY (scope, key, slot))""",
    """CREATE TABLE blocks (
        account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        blocked text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, kind text NOT NULL,
        created timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (account, blocked, kind))""",
    """CREATE TABLE push (
        endpoint text PRIMARY KEY, account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        p256dh text NOT NULL, auth text NOT NULL, created timestamptz NOT NULL DEFAULT now(),
        failed integer NOT NULL DEFAULT 0)""",
    "CREATE INDEX push_account ON push (account)",
    """CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('mail', 'push',
        'webhook')),
        account text REFERENCES accounts (id) ON DELETE CASCADE, key text NOT NULL UNIQUE, body jsonb NOT NULL,
        created timestamptz NOT NULL DEFAULT now(), due timestamptz NOT NULL DEFAULT now(),
        tries integer NOT NULL DEFAULT 0, taken timestamptz, sent timestamptz, failed timestamptz,
        why text NOT NULL DEFAULT '')""",
    "CREATE INDEX outbox_due ON outbox (due) WHERE sent IS NULL AND failed IS NULL",
)

MATCHES = (
    """CREATE TABLE matches (
        id text PRIMARY KEY, title text NOT NULL, game text NOT NULL, scenario text NOT NULL,
        created timestamptz NOT NULL, updated timestamptz NOT NULL, over boolean NOT NULL, waiting text[] NOT NULL,
        header bytea NOT NULL, players bytea NOT NULL, count integer NOT NULL, head text NOT NULL, form text NOT NULL,
        segments bytea NOT NULL, retaken integer NOT NULL DEFAULT 0, moment bytea NOT NULL DEFAULT '',
        visibility text NOT NULL DEFAULT 'private' CHECK (visibility IN ('private', 'link', 'public')),
        created_by text REFERENCES accounts (id) ON DELETE SET NULL, language text NOT NULL DEFAULT '',
        pace jsonb NOT NULL DEFAULT '{}', outcome jsonb, closed timestamptz) WITH (fillfactor = 70)""",
    "CREATE INDEX matches_updated ON matches (updated DESC)",
    "CREATE INDEX matches_made ON matches (created_by)",
    """CREATE TABLE seats (
        match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE, player integer NOT NULL,
        account text REFERENCES accounts (id) ON DELETE SET NULL, guest text NOT NULL DEFAULT '',
        names text[] NOT NULL DEFAULT '{}', salt text NOT NULL DEFAULT '',
        joined timestamptz NOT NULL DEFAULT now(), seen timestamptz, left_at timestamptz,
        PRIMARY KEY (match, player))""",
    "CREATE INDEX seats_account ON seats (account)",
    """CREATE TABLE entries (
        match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number integer NOT NULL,
        segment integer NOT NULL,
        once text, body bytea NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (match, number))""",
    "CREATE UNIQUE INDEX entries_once ON entries (match, once) WHERE once IS NOT NULL",
    """CREATE TABLE offers (
        match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat text NOT NULL, kind text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (match, seat, kind))""",
    """CREATE TABLE memories (
        match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat text NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (match, seat))""",
    """CREATE TABLE invitations (
        word text PRIMARY KEY, match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE, player integer NOT NULL,
        made timestamptz NOT NULL DEFAULT now(), made_by text REFERENCES accounts (id) ON DELETE SET NULL,
        account text REFERENCES accounts (id) ON DELETE CASCADE, expires timestamptz, UNIQUE (match, player))""",
    """CREATE TABLE clocks (
        match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE, player integer NOT NULL,
        names text[] NOT NULL, kind text NOT NULL CHECK (kind IN ('live', 'mail')), whole_ms bigint NOT NULL,
        left_ms bigint NOT NULL, increment_ms bigint NOT NULL DEFAULT 0, reserve_ms bigint NOT NULL DEFAULT 0,
        running_since timestamptz, deadline timestamptz, warned timestamptz, PRIMARY KEY (match, player))""",
    "CREATE INDEX clocks_deadline ON clocks (deadline) WHERE deadline IS NOT NULL",
    """CREATE TABLE chat (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        account text REFERENCES accounts (id) ON DELETE SET NULL, player integer NOT NULL, name text NOT NULL,
        room text NOT NULL DEFAULT 'players' CHECK (room IN ('players', 'spectators')),
        at timestamptz NOT NULL, text text NOT NULL CHECK (length(text) <= 500), word text UNIQUE,
        hidden_by text REFERENCES accounts (id) ON DELETE SET NULL)""",
    "CREATE INDEX chat_of_match ON chat (match, id)",
    """CREATE TABLE reports (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, match text REFERENCES matches (id) ON DELETE CASCADE,
        account text REFERENCES accounts (id) ON DELETE SET NULL,
        about text REFERENCES accounts (id) ON DELETE SET NULL,
        line bigint REFERENCES chat (id) ON DELETE SET NULL, kind text NOT NULL DEFAULT 'problem',
        at timestamptz NOT NULL DEFAULT now(), text text NOT NULL, version text NOT NULL DEFAULT '',
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done')),
        closed_by text REFERENCES accounts (id) ON DELETE SET NULL)""",
    """CREATE TABLE jobs (
        match text PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE, lane integer NOT NULL DEFAULT 1,
        due timestamptz NOT NULL DEFAULT now(), wanted bigint NOT NULL DEFAULT 1, taken timestamptz,
        worker text NOT NULL DEFAULT '', backend integer NOT NULL DEFAULT 0, tries integer NOT NULL DEFAULT 0,
        failed timestamptz, why text NOT NULL DEFAULT '')""",
    "CREATE INDEX jobs_due ON jobs (lane, due) WHERE failed IS NULL",
)

SERVICE = (
    """CREATE TABLE rules (
        game text PRIMARY KEY, version text NOT NULL, since timestamptz NOT NULL DEFAULT now())""",
    """CREATE TABLE processes (
        id text PRIMARY KEY, role text NOT NULL, place text NOT NULL DEFAULT '', version text NOT NULL,
        started timestamptz NOT NULL DEFAULT now(), seen timestamptz NOT NULL DEFAULT now())""",
    "CREATE TABLE marks (name text PRIMARY KEY, at timestamptz NOT NULL, body jsonb NOT NULL DEFAULT '{}')",
)

TIME = (
    # A clock runs from the moment its player is asked until nobody of theirs is asked any more. What the pace gives for
    # reactions is free each time; then the time goes down, and a live clock gains its increment when it stops. By mail
    # every answer has its days anew. Only the database's own time counts.
    """CREATE FUNCTION keep_time() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE clocks SET running_since = clock_timestamp(),
            deadline = clock_timestamp() + (left_ms + reserve_ms) * interval '1 ms', warned = NULL
        WHERE match = NEW.id AND running_since IS NULL AND NOT NEW.over AND names && NEW.waiting;
        UPDATE clocks SET left_ms = CASE WHEN kind = 'mail' THEN whole_ms ELSE increment_ms + greatest(0, left_ms -
            greatest(0, (extract(epoch FROM clock_timestamp() - running_since) * 1000)::bigint - reserve_ms)) END,
            running_since = NULL, deadline = NULL
        WHERE match = NEW.id AND running_since IS NOT NULL AND (NEW.over OR NOT names && NEW.waiting);
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER keep_time AFTER UPDATE OF waiting, over ON matches FOR EACH ROW
        WHEN (OLD.waiting IS DISTINCT FROM NEW.waiting OR OLD.over IS DISTINCT FROM NEW.over)
        EXECUTE FUNCTION keep_time()""",
    # Who is asked now and was not before is told, if they want to be: once for a match until they have looked at it.
    """CREATE FUNCTION tell_turn() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO outbox (kind, account, key, body, due)
        SELECT kinds.kind, a.id, concat_ws('/', 'turn', kinds.kind, NEW.id, a.id,
                   coalesce(extract(epoch FROM s.seen)::bigint, 0)),
               jsonb_build_object('about', 'turn', 'match', NEW.id, 'player', s.player),
               now() + interval '1 minute'
        FROM seats s JOIN accounts a ON a.id = s.account
            CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(a.settings -> 'notices', '[]')) AS kinds (kind)
        WHERE s.match = NEW.id AND s.left_at IS NULL AND NOT NEW.over AND s.names && NEW.waiting
            AND NOT s.names && OLD.waiting AND kinds.kind IN ('mail', 'push', 'webhook')
        ON CONFLICT (key) DO NOTHING;
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER tell_turn AFTER UPDATE OF waiting ON matches FOR EACH ROW
        WHEN (OLD.waiting IS DISTINCT FROM NEW.waiting) EXECUTE FUNCTION tell_turn()""",
)


def upgrade() -> None:
    for statement in (*PEOPLE, *MATCHES, *SERVICE, *TIME):
        op.execute(statement)
