ALTER TABLE "users" ADD COLUMN "search_text" text;--> statement-breakpoint
CREATE INDEX "occurrences_by_start" ON "occurrences" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "mentors_by_company" ON "mentors" USING btree ((company collate "C"),"id");--> statement-breakpoint
CREATE INDEX "startups_search_drafts" ON "startups" USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit=64) WHERE not published;--> statement-breakpoint
CREATE INDEX "startups_by_name" ON "startups" USING btree ((left(search_name, 100) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "startups_by_season" ON "startups" USING btree (coalesce(season_number, 0),"id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ((coalesce(left(search_text, 100), '') collate "C"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit=64) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_unindexed" ON "users" USING btree ("id") WHERE search_text is null and deleted_at is null;
--> statement-breakpoint

-- What people are found by is written by the api. Whoever changes a name or an address does not have to
-- know of it, and neither does the version before.
CREATE FUNCTION outdate_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text = NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER outdate_search_text BEFORE UPDATE ON users FOR EACH ROW
WHEN ((OLD.name, OLD.surname, OLD.username, OLD.email) IS DISTINCT FROM
  (NEW.name, NEW.surname, NEW.username, NEW.email))
EXECUTE FUNCTION outdate_search_text();
