ALTER TABLE "schedules" ADD COLUMN "room_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "join_url" text;