-- The last word on double booking: no mentor, startup or room is in two booked meetings at once.
ALTER TABLE occurrences ADD CONSTRAINT occurrences_last CHECK (ends_at > starts_at);
--> statement-breakpoint
ALTER TABLE occurrences ADD CONSTRAINT occurrences_mentor_free
  EXCLUDE USING gist (mentor_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status = 'booked');
--> statement-breakpoint
ALTER TABLE occurrences ADD CONSTRAINT occurrences_startup_free
  EXCLUDE USING gist (startup_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status = 'booked');
--> statement-breakpoint
ALTER TABLE occurrences ADD CONSTRAINT occurrences_room_free
  EXCLUDE USING gist (room_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status = 'booked');
