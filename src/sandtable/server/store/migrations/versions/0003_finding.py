"""Finding a match: who made it and what is asked, results of seats, challenges to a name, and the queue for pairing.

What concerns a person is told on the channel `people` with the id of the account or the guest, in the statement that
changes it: whichever process has their page open looks again.
"""

from alembic import op

revision = "0003"
down_revision = "0002"

MATCHES = (
    "ALTER TABLE matches ADD COLUMN asks jsonb NOT NULL DEFAULT '{}'",
    "ALTER TABLE matches ADD COLUMN made_by_guest text NOT NULL DEFAULT ''",
    "CREATE INDEX matches_made_by_guest ON matches (made_by_guest) WHERE made_by_guest <> ''",
    """CREATE INDEX matches_open ON matches (created DESC)
        WHERE NOT over AND closed IS NULL AND position('"free":"open"'::bytea IN players) > 0""",
    """CREATE INDEX matches_live ON matches (created DESC)
        WHERE visibility = 'public' AND NOT over AND closed IS NULL""",
    """CREATE INDEX matches_finished ON matches (updated DESC, id DESC)
        WHERE visibility = 'public' AND over AND closed IS NULL""",
    """CREATE INDEX matches_finished_game ON matches (game, updated DESC, id DESC)
        WHERE visibility = 'public' AND over AND closed IS NULL""",
)

SEATS = (
    """ALTER TABLE seats ADD COLUMN result text CHECK (result IN ('won', 'drawn', 'lost')),
        ADD COLUMN late boolean NOT NULL DEFAULT false""",
    "CREATE INDEX seats_guest ON seats (guest) WHERE guest <> ''",
    # How a match ended, for each who sat there: nobody won is a draw.
    """CREATE FUNCTION keep_results() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE winners text[] := ARRAY(SELECT jsonb_array_elements_text(coalesce(NEW.outcome -> 'winners', '[]')));
            too_late text[] := ARRAY(SELECT jsonb_array_elements_text(coalesce(NEW.outcome -> 'late', '[]')));
    BEGIN
        UPDATE seats SET late = names && too_late, result = CASE
            WHEN NEW.outcome IS NULL THEN NULL WHEN cardinality(winners) = 0 THEN 'drawn'
            WHEN names && winners THEN 'won' ELSE 'lost' END
        WHERE match = NEW.id;
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER keep_results AFTER UPDATE OF outcome ON matches FOR EACH ROW
        WHEN (OLD.outcome IS DISTINCT FROM NEW.outcome) EXECUTE FUNCTION keep_results()""",
)

FINDING = (
    """CREATE TABLE challenges (
        match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE, player integer NOT NULL,
        account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        made_by text REFERENCES accounts (id) ON DELETE CASCADE, made timestamptz NOT NULL DEFAULT now(),
        answer text CHECK (answer IN ('accepted', 'declined')), PRIMARY KEY (match, player))""",
    "CREATE INDEX challenges_account ON challenges (account) WHERE answer IS NULL",
    """CREATE TABLE seeks (
        account text PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE, game text NOT NULL,
        scenario text NOT NULL DEFAULT '', speed text NOT NULL, pace jsonb NOT NULL,
        since timestamptz NOT NULL DEFAULT now(), seen timestamptz NOT NULL DEFAULT now(),
        pair text, claimed timestamptz)""",
    "CREATE INDEX seeks_waiting ON seeks (game, speed, since)",
)

TELLING = (
    """CREATE FUNCTION tell_people() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE now_is jsonb := to_jsonb(NEW); was jsonb := to_jsonb(OLD); whom text;
    BEGIN
        FOR whom IN SELECT DISTINCT who FROM unnest(ARRAY[now_is ->> 'account', was ->> 'account',
            now_is ->> 'made_by', now_is ->> 'guest', was ->> 'guest']) AS who WHERE who <> ''
        LOOP PERFORM pg_notify('people', whom); END LOOP;
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER tell_people AFTER INSERT OR DELETE OR UPDATE OF account, guest, left_at, salt ON seats
        FOR EACH ROW EXECUTE FUNCTION tell_people()""",
    """CREATE TRIGGER tell_people AFTER INSERT OR DELETE OR UPDATE ON challenges
        FOR EACH ROW EXECUTE FUNCTION tell_people()""",
    """CREATE TRIGGER tell_people AFTER INSERT OR DELETE OR UPDATE OF game, scenario, speed, pair ON seeks
        FOR EACH ROW EXECUTE FUNCTION tell_people()""",
)


def upgrade() -> None:
    for statement in (*MATCHES, *SEATS, *FINDING, *TELLING):
        op.execute(statement)
