"""The statements of the hosted store that are more than a line."""

from __future__ import annotations

from sandtable.server.store.store import MatchRow

COLUMNS = ", ".join(MatchRow.__struct_fields__)

APPEND = """
WITH m AS (
    UPDATE matches SET count = $4, head = $5, updated = $6, over = $7, waiting = $8, retaken = $9, moment = $10,
        plans = $24, outcome = $25::jsonb, asks = $26::jsonb, aside = $28
    WHERE id = $1 AND count = $2 AND head = $3 AND plans = $23 AND aside = $27 AND closed IS NULL
      AND EXISTS (SELECT 1 FROM rules WHERE rules.game = matches.game AND rules.version = $11)
    RETURNING id),
e AS (
    INSERT INTO entries (match, number, segment, once, body)
    SELECT m.id, x.number, $13, x.once, x.body
    FROM m, unnest($12::integer[], $14::text[], $15::bytea[]) AS x (number, once, body)),
withdrawn AS (
    DELETE FROM offers USING m WHERE offers.match = m.id
      AND (offers.seat, offers.kind) NOT IN (SELECT * FROM unnest($16::text[], $17::text[]))),
offered AS (
    INSERT INTO offers (match, seat, kind)
    SELECT m.id, x.seat, x.kind FROM m, unnest($16::text[], $17::text[]) AS x (seat, kind)
    ON CONFLICT DO NOTHING),
forgotten AS (
    DELETE FROM memories USING m WHERE $18 AND memories.match = m.id AND memories.seat <> ALL ($19::text[])),
remembered AS (
    INSERT INTO memories (match, seat, body)
    SELECT m.id, x.seat, x.body FROM m, unnest($19::text[], $20::bytea[]) AS x (seat, body)
    ON CONFLICT (match, seat) DO UPDATE SET body = excluded.body),
job AS (
    INSERT INTO jobs (match, lane) SELECT m.id, $21::integer FROM m WHERE $21::integer IS NOT NULL
    ON CONFLICT (match) DO UPDATE SET lane = excluded.lane, wanted = jobs.wanted + 1, tries = 0, failed = NULL
    RETURNING pg_notify('jobs', ''))
SELECT pg_notify('matches', $22), (SELECT count(*) FROM job) FROM m
"""
"""A change: compared, kept, told, and a computer player's job with it, or nothing at all."""

WANT = """
WITH job AS (
    INSERT INTO jobs (match, lane) VALUES ($1, $2)
    ON CONFLICT (match) DO UPDATE SET lane = excluded.lane, wanted = jobs.wanted + 1, tries = 0, failed = NULL
    RETURNING pg_notify('jobs', ''))
SELECT count(*) FROM job
"""

CLOSE = """
WITH m AS (UPDATE matches SET closed = now() WHERE id = $1 RETURNING id),
stopped AS (UPDATE clocks SET running_since = NULL, deadline = NULL FROM m WHERE clocks.match = m.id),
done AS (DELETE FROM jobs USING m WHERE jobs.match = m.id)
SELECT id FROM m
"""
"""A match that is closed waits for nobody any more, neither for a person in time nor for a computer."""

OPEN_SEATS = f"""
SELECT {COLUMNS} FROM matches
WHERE NOT over AND closed IS NULL AND position('"free":"open"'::bytea IN players) > 0 ORDER BY updated DESC LIMIT $1
"""

ADD = f"""
INSERT INTO matches ({COLUMNS}, form, segments)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
"""

SAY = """
INSERT INTO chat (match, player, name, at, text, word, room, account) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (word) DO UPDATE SET word = excluded.word RETURNING id
"""

FORGET_TALK = """
DELETE FROM chat WHERE match = $1 AND id <= (SELECT id FROM chat WHERE match = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)
"""
OLDER = """WITH young AS (
        SELECT min(number) AS first, extract(epoch FROM min(at) - clock_timestamp())::float8 + $2::float8 AS wait
        FROM entries WHERE match = $1 AND at > clock_timestamp() - make_interval(secs => $2::float8))
    SELECT coalesce(first, (SELECT count(*) FROM entries WHERE match = $1)) AS count, wait FROM young"""
