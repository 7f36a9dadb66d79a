CREATE TABLE "busy_clashes" (
	"occurrence_id" integer PRIMARY KEY NOT NULL,
	"mentor_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"kept" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "busy_clashes" ADD CONSTRAINT "busy_clashes_occurrence_id_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."occurrences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_clashes" ADD CONSTRAINT "busy_clashes_mentor_id_busy_calendars_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."busy_calendars"("mentor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_clashes_mentor" ON "busy_clashes" USING btree ("mentor_id");