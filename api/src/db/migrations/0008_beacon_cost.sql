ALTER TABLE "beacons" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "beacons" ADD COLUMN "route" text;