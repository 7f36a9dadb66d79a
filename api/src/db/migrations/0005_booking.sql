-- Booking and moving meetings. Whoever takes time locks the days it lies on first, always from the
-- earliest to the latest: so two who want the same time take turns, and nobody ever deadlocks. The
-- exclusion constraints stay below all this; they are never what a caller runs into.

CREATE FUNCTION lock_days(p_starts timestamptz[], p_ends timestamptz[], p_buffer interval) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_day date;
BEGIN
  FOR v_day IN
    SELECT DISTINCT generate_series(
      date_trunc('day', (t.s - p_buffer) AT TIME ZONE 'UTC'),
      (t.e + p_buffer) AT TIME ZONE 'UTC', interval '1 day')::date AS day
    FROM unnest(p_starts, p_ends) AS t (s, e)
    ORDER BY day
  LOOP
    PERFORM pg_advisory_xact_lock(7214002, v_day - date '2000-01-01');
  END LOOP;
END $$;
--> statement-breakpoint

-- Whether mentor or startup are busy; p_except are meetings that are about to move away.
CREATE FUNCTION is_taken(
  p_mentor integer, p_startup integer, p_start timestamptz, p_end timestamptz,
  p_buffer interval, p_except integer[]
) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM occurrences o
    WHERE o.mentor_id = p_mentor AND o.status = 'booked' AND o.id <> ALL (p_except)
      AND tstzrange(o.starts_at, o.ends_at) && tstzrange(p_start - p_buffer, p_end + p_buffer)
  ) OR EXISTS (
    SELECT 1 FROM occurrences o
    WHERE o.startup_id = p_startup AND o.status = 'booked' AND o.id <> ALL (p_except)
      AND tstzrange(o.starts_at, o.ends_at) && tstzrange(p_start, p_end)
  )
$$;
--> statement-breakpoint

-- The wanted room when it is free, else the free one with the lowest id, else null.
CREATE FUNCTION free_room(p_start timestamptz, p_end timestamptz, p_wanted integer, p_except integer[])
RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT r.id FROM rooms r
  WHERE r.active AND NOT EXISTS (
    SELECT 1 FROM occurrences o
    WHERE o.room_id = r.id AND o.status = 'booked' AND o.id <> ALL (p_except)
      AND tstzrange(o.starts_at, o.ends_at) && tstzrange(p_start, p_end))
  ORDER BY r.id = p_wanted DESC, r.id
  LIMIT 1
$$;
--> statement-breakpoint

-- Books a series, or nothing. The first meeting has to get the very room that was on offer. With
-- p_skip the dates that are taken are left out. The dates come in order.
CREATE FUNCTION book_meetings(
  p_startup integer, p_mentor integer, p_recurrence text, p_until date, p_by integer, p_now timestamptz,
  p_starts timestamptz[], p_ends timestamptz[], p_room integer, p_buffer interval, p_skip boolean,
  OUT schedule integer, OUT occurrence integer, OUT conflicts timestamptz[]
) LANGUAGE plpgsql AS $$
DECLARE
  v_room integer;
  v_rooms integer[] := '{}';
BEGIN
  conflicts := '{}';
  PERFORM lock_days(p_starts, p_ends, p_buffer);
  FOR i IN 1 .. cardinality(p_starts) LOOP
    v_room := NULL;
    IF NOT is_taken(p_mentor, p_startup, p_starts[i], p_ends[i], p_buffer, '{}') THEN
      v_room := free_room(p_starts[i], p_ends[i], p_room, '{}');
    END IF;
    IF i = 1 AND v_room <> p_room THEN v_room := NULL; END IF;
    IF v_room IS NULL THEN conflicts := conflicts || p_starts[i]; END IF;
    v_rooms := v_rooms || v_room;
  END LOOP;
  IF v_rooms[1] IS NULL OR (conflicts <> '{}' AND NOT p_skip) THEN RETURN; END IF;

  INSERT INTO schedules (startup_id, mentor_id, recurrence, until_day, created_by, created_at)
  VALUES (p_startup, p_mentor, p_recurrence, p_until, p_by, p_now) RETURNING id INTO schedule;
  FOR i IN 1 .. cardinality(p_starts) LOOP
    CONTINUE WHEN v_rooms[i] IS NULL;
    INSERT INTO occurrences (schedule_id, startup_id, mentor_id, room_id, starts_at, ends_at, original_starts_at)
    VALUES (schedule, p_startup, p_mentor, v_rooms[i], p_starts[i], p_ends[i], p_starts[i])
    RETURNING coalesce(occurrence, id) INTO occurrence;
  END LOOP;
END $$;
--> statement-breakpoint

-- Moves meetings of one schedule, all or none; p_ids and the dates belong together. The one in
-- p_edited has to get the room that was on offer.
CREATE FUNCTION move_meetings(
  p_ids integer[], p_edited integer, p_starts timestamptz[], p_ends timestamptz[], p_room integer,
  p_buffer interval, OUT conflicts timestamptz[]
) LANGUAGE plpgsql AS $$
DECLARE
  v_mentor integer;
  v_startup integer;
  v_room integer;
  v_rooms integer[] := '{}';
BEGIN
  conflicts := '{}';
  PERFORM lock_days(p_starts, p_ends, p_buffer);
  SELECT mentor_id, startup_id INTO v_mentor, v_startup FROM occurrences WHERE id = p_edited;
  FOR i IN 1 .. cardinality(p_ids) LOOP
    v_room := NULL;
    IF NOT is_taken(v_mentor, v_startup, p_starts[i], p_ends[i], p_buffer, p_ids) THEN
      v_room := free_room(p_starts[i], p_ends[i], p_room, p_ids);
    END IF;
    IF p_ids[i] = p_edited AND v_room <> p_room THEN v_room := NULL; END IF;
    IF v_room IS NULL THEN conflicts := conflicts || p_starts[i]; END IF;
    v_rooms := v_rooms || v_room;
  END LOOP;
  IF conflicts <> '{}' THEN RETURN; END IF;

  -- Out of each other's way first: a series that moves by a week steps on its own old dates.
  UPDATE occurrences SET status = 'cancelled' WHERE id = ANY (p_ids);
  FOR i IN 1 .. cardinality(p_ids) LOOP
    UPDATE occurrences
    SET starts_at = p_starts[i], ends_at = p_ends[i], room_id = v_rooms[i], status = 'booked'
    WHERE id = p_ids[i];
  END LOOP;
END $$;
