CREATE TABLE "job_leases" (
	"job" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "drop_reason" text;--> statement-breakpoint
CREATE INDEX "outbox_dropped" ON "outbox" USING btree ("id") WHERE dropped_at is not null;--> statement-breakpoint
UPDATE "outbox" SET "drop_reason" = 'unwanted' WHERE "dropped_at" IS NOT NULL AND "last_error" = 'No longer wanted.';
