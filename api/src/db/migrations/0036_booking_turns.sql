CREATE TABLE "meeting_claims" (
	"kind" text NOT NULL,
	"holder_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"occurrence_id" integer NOT NULL,
	CONSTRAINT "meeting_claims_kind_holder_id_minute_pk" PRIMARY KEY("kind","holder_id","minute")
);
--> statement-breakpoint

-- The minutes a meeting claims: so few that a meeting of an hour on the hour has six, and so chosen that two
-- meetings of fifteen minutes or more claim one minute in common exactly when they overlap. A meeting claims
-- every minute that its grid has in it, 15, 5 or 1 minutes wide, whichever both of its ends lie on. Of two on
-- different grids the finer one may begin after the last line of the coarser one's grid: so each also claims
-- its last line of every finer grid.
CREATE FUNCTION claimed_minutes(p_start timestamptz, p_end timestamptz) RETURNS SETOF timestamptz
LANGUAGE sql IMMUTABLE ROWS 6 AS $$
  SELECT to_timestamp(claims.minute * 60)
  FROM (SELECT floor(extract(epoch FROM p_start) / 60)::bigint AS s, ceil(extract(epoch FROM p_end) / 60)::bigint AS e) AS t,
    LATERAL (SELECT CASE WHEN t.s % 15 = 0 AND t.e % 15 = 0 THEN 15 WHEN t.s % 5 = 0 AND t.e % 5 = 0 THEN 5 ELSE 1 END AS step) AS grid,
    LATERAL (
      SELECT generate_series(t.s, t.e - 1, grid.step) AS minute
      UNION SELECT t.e - 1
      UNION SELECT t.e - 5 WHERE grid.step = 15
    ) AS claims
$$;
--> statement-breakpoint

CREATE FUNCTION claim_meetings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_changed integer[];
  v_old occurrences;
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN v_changed := array(SELECT id FROM new_meetings);
    WHEN 'DELETE' THEN v_changed := array(SELECT id FROM old_meetings);
    ELSE v_changed := array(
      SELECT id FROM old_meetings o JOIN new_meetings n USING (id)
      WHERE (o.status, o.mentor_id, o.startup_id, o.room_id, o.starts_at, o.ends_at)
        <> (n.status, n.mentor_id, n.startup_id, n.room_id, n.starts_at, n.ends_at));
  END CASE;
  IF TG_OP <> 'INSERT' THEN
    FOR v_old IN SELECT * FROM old_meetings WHERE status = 'booked' AND id = ANY (v_changed) LOOP
      DELETE FROM meeting_claims WHERE kind = 'mentor' AND holder_id = v_old.mentor_id AND occurrence_id = v_old.id
        AND minute >= date_trunc('minute', v_old.starts_at) AND minute < v_old.ends_at;
      DELETE FROM meeting_claims WHERE kind = 'room' AND holder_id = v_old.room_id AND occurrence_id = v_old.id
        AND minute >= date_trunc('minute', v_old.starts_at) AND minute < v_old.ends_at;
      DELETE FROM meeting_claims WHERE kind = 'startup' AND holder_id = v_old.startup_id AND occurrence_id = v_old.id
        AND minute >= date_trunc('minute', v_old.starts_at) AND minute < v_old.ends_at;
    END LOOP;
  END IF;
  -- In one order for everybody: two that claim the same minutes wait for each other, and never in a circle.
  INSERT INTO meeting_claims (kind, holder_id, minute, occurrence_id)
  SELECT holder.kind, holder.id, minute, o.id
  FROM occurrences o,
    LATERAL (VALUES ('mentor', o.mentor_id), ('room', o.room_id), ('startup', o.startup_id)) AS holder (kind, id),
    LATERAL claimed_minutes(o.starts_at, o.ends_at) AS minute
  WHERE o.id = ANY (v_changed) AND o.status = 'booked'
  ORDER BY holder.kind, holder.id, minute;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE TRIGGER meetings_claimed AFTER INSERT ON occurrences
  REFERENCING NEW TABLE AS new_meetings FOR EACH STATEMENT EXECUTE FUNCTION claim_meetings();
--> statement-breakpoint
CREATE TRIGGER meetings_changed AFTER UPDATE ON occurrences
  REFERENCING OLD TABLE AS old_meetings NEW TABLE AS new_meetings FOR EACH STATEMENT EXECUTE FUNCTION claim_meetings();
--> statement-breakpoint
CREATE TRIGGER meetings_deleted AFTER DELETE ON occurrences
  REFERENCING OLD TABLE AS old_meetings FOR EACH STATEMENT EXECUTE FUNCTION claim_meetings();
--> statement-breakpoint
INSERT INTO meeting_claims (kind, holder_id, minute, occurrence_id)
SELECT holder.kind, holder.id, minute, o.id
FROM occurrences o,
  LATERAL (VALUES ('mentor', o.mentor_id), ('room', o.room_id), ('startup', o.startup_id)) AS holder (kind, id),
  LATERAL claimed_minutes(o.starts_at, o.ends_at) AS minute
WHERE o.status = 'booked' AND o.ends_at > now()
ON CONFLICT DO NOTHING;
--> statement-breakpoint

-- Whoever takes time first takes the turn of the mentor, then that of the startup, then those of the rooms by
-- the hour (decision 075). In this order, rooms by number and hour, nobody ever waits in a circle. Turns end
-- with the transaction. A key is the kind, the holder and the hour, so no two ever have the same.
CREATE FUNCTION hold_turns(p_mentor integer, p_startup integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock((1::bigint << 56) | p_mentor);
  IF p_startup IS NOT NULL THEN PERFORM pg_advisory_xact_lock((2::bigint << 56) | p_startup); END IF;
END $$;
--> statement-breakpoint

-- In order; a date without a room has none.
CREATE FUNCTION room_turns(p_rooms integer[], p_starts timestamptz[], p_ends timestamptz[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT turn ORDER BY turn), '{}')
  FROM unnest(p_rooms, p_starts, p_ends) AS t (room, s, e),
    LATERAL (
      SELECT (3::bigint << 56) | (t.room::bigint << 24) | hour AS turn
      FROM generate_series(floor(extract(epoch FROM t.s) / 3600)::bigint, ceil(extract(epoch FROM t.e) / 3600)::bigint - 1) AS hour
    ) AS turns
  WHERE t.room IS NOT NULL
$$;
--> statement-breakpoint

-- A room for each date, null for what is taken. The date at p_first has to get the very room that was on offer.
CREATE FUNCTION find_rooms(
  p_mentor integer, p_startup integer, p_starts timestamptz[], p_ends timestamptz[], p_room integer, p_first integer,
  p_buffer interval, p_except integer[]
) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(CASE WHEN t.place <> p_first OR found.room = p_room THEN found.room END ORDER BY t.place)
  FROM unnest(p_starts, p_ends) WITH ORDINALITY AS t (s, e, place),
    LATERAL (
      SELECT CASE WHEN NOT is_taken(p_mentor, p_startup, t.s, t.e, p_buffer, p_except)
        THEN free_room(t.s, t.e, p_room, p_except) END AS room
    ) AS found
$$;
--> statement-breakpoint

-- The same, with the turns of these rooms held. Which rooms are free is looked up before their turns are taken,
-- and again with them: who finds another room by then gives all of them back, by the end of the block, and takes
-- one room's turn more. So all are always taken in order, and it ends.
CREATE FUNCTION take_rooms(
  p_mentor integer, p_startup integer, p_starts timestamptz[], p_ends timestamptz[], p_room integer, p_first integer,
  p_buffer interval, p_except integer[], p_skip boolean
) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  v_rooms integer[] := find_rooms(p_mentor, p_startup, p_starts, p_ends, p_room, p_first, p_buffer, p_except);
  v_turns bigint[] := room_turns(v_rooms, p_starts, p_ends);
BEGIN
  LOOP
    -- Nothing will be written: no turn is needed to say so.
    IF v_rooms[p_first] IS NULL OR (array_position(v_rooms, NULL) IS NOT NULL AND NOT p_skip) THEN RETURN v_rooms; END IF;
    BEGIN
      PERFORM pg_advisory_xact_lock(turn) FROM unnest(v_turns) AS turn;
      v_rooms := find_rooms(p_mentor, p_startup, p_starts, p_ends, p_room, p_first, p_buffer, p_except);
      IF room_turns(v_rooms, p_starts, p_ends) <@ v_turns THEN RETURN v_rooms; END IF;
      RAISE EXCEPTION 'Other rooms are free by now.' USING ERRCODE = 'VQ001';
    EXCEPTION WHEN SQLSTATE 'VQ001' THEN
      v_turns := (SELECT array_agg(DISTINCT turn ORDER BY turn)
        FROM unnest(v_turns || room_turns(v_rooms, p_starts, p_ends)) AS turn);
    END;
  END LOOP;
END $$;
--> statement-breakpoint

-- Books a series, or nothing. With p_skip the dates that are taken are left out. The dates come in order.
CREATE OR REPLACE FUNCTION book_meetings(
  p_startup integer, p_mentor integer, p_recurrence text, p_until date, p_by integer, p_now timestamptz,
  p_starts timestamptz[], p_ends timestamptz[], p_room integer, p_buffer interval, p_skip boolean,
  OUT schedule integer, OUT occurrence integer, OUT conflicts timestamptz[]
) LANGUAGE plpgsql AS $$
DECLARE
  v_rooms integer[];
BEGIN
  PERFORM hold_turns(p_mentor, p_startup);
  v_rooms := take_rooms(p_mentor, p_startup, p_starts, p_ends, p_room, 1, p_buffer, '{}', p_skip);
  conflicts := dates_without_room(v_rooms, p_starts);
  IF v_rooms[1] IS NULL OR (conflicts <> '{}' AND NOT p_skip) THEN RETURN; END IF;

  INSERT INTO schedules (startup_id, mentor_id, recurrence, until_day, created_by, created_at)
  VALUES (p_startup, p_mentor, p_recurrence, p_until, p_by, p_now) RETURNING id INTO schedule;
  WITH booked AS (
    INSERT INTO occurrences (schedule_id, startup_id, mentor_id, room_id, starts_at, ends_at, original_starts_at)
    SELECT schedule, p_startup, p_mentor, t.room, t.s, t.e, t.s
    FROM unnest(v_rooms, p_starts, p_ends) AS t (room, s, e) WHERE t.room IS NOT NULL ORDER BY t.s
    RETURNING id, starts_at
  ) SELECT id INTO occurrence FROM booked ORDER BY starts_at LIMIT 1;
EXCEPTION
  -- Somebody wrote without a turn, as a version before this one does: theirs was first.
  WHEN unique_violation OR exclusion_violation THEN
    schedule := NULL;
    occurrence := NULL;
    conflicts := p_starts;
END $$;
--> statement-breakpoint

-- Moves meetings of one schedule, all or none; p_ids and the dates belong together. The one in
-- p_edited has to get the room that was on offer.
CREATE OR REPLACE FUNCTION move_meetings(
  p_ids integer[], p_edited integer, p_starts timestamptz[], p_ends timestamptz[], p_room integer,
  p_buffer interval, OUT conflicts timestamptz[]
) LANGUAGE plpgsql AS $$
DECLARE
  v_mentor integer;
  v_startup integer;
  v_rooms integer[];
BEGIN
  SELECT mentor_id, startup_id INTO v_mentor, v_startup FROM occurrences WHERE id = p_edited;
  PERFORM hold_turns(v_mentor, v_startup);
  v_rooms := take_rooms(v_mentor, v_startup, p_starts, p_ends, p_room, array_position(p_ids, p_edited), p_buffer, p_ids, false);
  conflicts := dates_without_room(v_rooms, p_starts);
  IF conflicts <> '{}' THEN RETURN; END IF;

  -- Out of each other's way first: a series that moves by a week steps on its own old dates.
  UPDATE occurrences SET status = 'cancelled' WHERE id = ANY (p_ids);
  UPDATE occurrences o
  SET starts_at = t.s, ends_at = t.e, room_id = t.room, status = 'booked'
  FROM unnest(p_ids, v_rooms, p_starts, p_ends) AS t (id, room, s, e) WHERE o.id = t.id;
EXCEPTION
  WHEN unique_violation OR exclusion_violation THEN conflicts := p_starts;
END $$;
--> statement-breakpoint

CREATE FUNCTION dates_without_room(p_rooms integer[], p_starts timestamptz[]) RETURNS timestamptz[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(t.s ORDER BY t.s) FILTER (WHERE t.room IS NULL), '{}') FROM unnest(p_rooms, p_starts) AS t (room, s)
$$;
