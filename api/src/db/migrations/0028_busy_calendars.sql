CREATE TABLE "busy_calendars" (
	"mentor_id" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"host" text NOT NULL,
	"policy" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"next_read_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"time_zone" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"full_read_at" timestamp with time zone NOT NULL,
	"etag" text,
	"last_modified" text,
	"events" integer NOT NULL,
	"problem" text,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_spans" (
	"mentor_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_spans_mentor_id_starts_at_pk" PRIMARY KEY("mentor_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD CONSTRAINT "busy_calendars_mentor_id_mentors_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_spans" ADD CONSTRAINT "busy_spans_mentor_id_busy_calendars_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."busy_calendars"("mentor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_calendars_next" ON "busy_calendars" USING btree ("next_read_at");
--> statement-breakpoint
-- Whether mentor or startup are busy, the mentor also by their own calendar; p_except are meetings that are
-- about to move away. Booking and moving ask it within their transaction.
CREATE OR REPLACE FUNCTION is_taken(
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
  ) OR EXISTS (
    SELECT 1 FROM busy_spans b
    WHERE b.mentor_id = p_mentor AND b.starts_at < p_end AND b.ends_at > p_start
  )
$$;
