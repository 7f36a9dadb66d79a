CREATE INDEX "occurrences_of_startup" ON "occurrences" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "occurrences_of_mentor" ON "occurrences" USING btree ("mentor_id");