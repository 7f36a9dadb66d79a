ALTER TABLE "meeting_proposals" ADD COLUMN "by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "occurrences" ADD COLUMN "cancelled_side" text;--> statement-breakpoint
ALTER TABLE "occurrences" ADD COLUMN "cancelled_by" integer;--> statement-breakpoint
ALTER TABLE "occurrences" ADD COLUMN "declined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;