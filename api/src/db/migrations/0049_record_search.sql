CREATE INDEX "act_details_search" ON "act_details" USING gin (text gin_trgm_ops,why gin_trgm_ops) WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "acts_operator" ON "acts" USING btree ("operator_id","at");--> statement-breakpoint
CREATE INDEX "acts_search" ON "acts" USING gin (act gin_trgm_ops) WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "startup_updates_author" ON "startup_updates" USING btree ("author_id");