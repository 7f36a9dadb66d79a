CREATE TABLE "page_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_changes_transaction" ON "page_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "page_changes_changed" ON "page_changes" USING btree ("changed_at");--> statement-breakpoint

-- Notes tags of the row that was changed. Its arguments are pairs: what a tag begins with, and the
-- column that says whose it is; the last one may stand alone, for a tag that names nobody.
CREATE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_now jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  FOR n IN 0 .. TG_NARGS - 1 BY 2 LOOP
    INSERT INTO page_changes (tag)
    VALUES (TG_ARGV[n] || CASE WHEN n + 1 < TG_NARGS THEN ':' || (row_now ->> TG_ARGV[n + 1]) ELSE '' END);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A like is about the startup whose update it is of; nothing once that is gone, which is noted itself.
CREATE FUNCTION note_like_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (tag)
  SELECT 'startup:' || startup_id FROM startup_updates
  WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.update_id ELSE NEW.update_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_page_change_rows AFTER INSERT OR DELETE ON startups FOR EACH ROW
EXECUTE FUNCTION note_page_change('startup', 'id', 'card', 'id', 'startups');
--> statement-breakpoint
CREATE TRIGGER note_page_change_card AFTER UPDATE ON startups FOR EACH ROW
WHEN ((OLD.slug, OLD.name, OLD.description, OLD.industry, OLD.stage, OLD.startup_image, OLD.season_number,
  OLD.seasons, OLD.published, OLD.search_name, OLD.search_text) IS DISTINCT FROM (NEW.slug, NEW.name,
  NEW.description, NEW.industry, NEW.stage, NEW.startup_image, NEW.season_number, NEW.seasons,
  NEW.published, NEW.search_name, NEW.search_text))
EXECUTE FUNCTION note_page_change('startup', 'id', 'card', 'id', 'startups');
--> statement-breakpoint
CREATE TRIGGER note_page_change_links AFTER UPDATE ON startups FOR EACH ROW
WHEN ((OLD.linked_in, OLD.x, OLD.website) IS DISTINCT FROM (NEW.linked_in, NEW.x, NEW.website))
EXECUTE FUNCTION note_page_change('startup', 'id');
--> statement-breakpoint
CREATE TRIGGER note_page_change AFTER INSERT OR UPDATE OR DELETE ON former_slugs FOR EACH ROW
EXECUTE FUNCTION note_page_change('startup', 'startup_id');
--> statement-breakpoint
CREATE TRIGGER note_page_change AFTER INSERT OR UPDATE OR DELETE ON team_members FOR EACH ROW
EXECUTE FUNCTION note_page_change('startup', 'startup_id', 'person', 'user_id');
--> statement-breakpoint
CREATE TRIGGER note_page_change_rows AFTER INSERT OR DELETE ON mentors FOR EACH ROW
EXECUTE FUNCTION note_page_change('person', 'user_id');
--> statement-breakpoint
CREATE TRIGGER note_page_change_badge AFTER UPDATE ON mentors FOR EACH ROW
WHEN (OLD.active IS DISTINCT FROM NEW.active)
EXECUTE FUNCTION note_page_change('person', 'user_id');
--> statement-breakpoint
CREATE TRIGGER note_page_change_name AFTER UPDATE ON users FOR EACH ROW
WHEN ((OLD.name, OLD.surname, OLD.username, OLD.profile_photo, OLD.deleted_at) IS DISTINCT FROM
  (NEW.name, NEW.surname, NEW.username, NEW.profile_photo, NEW.deleted_at))
EXECUTE FUNCTION note_page_change('person', 'id', 'name', 'id');
--> statement-breakpoint
CREATE TRIGGER note_page_change_profile AFTER UPDATE ON users FOR EACH ROW
WHEN ((OLD.bio, OLD.linked_in, OLD.x, OLD.website, OLD.is_investor, OLD.is_startup, OLD.is_admin)
  IS DISTINCT FROM (NEW.bio, NEW.linked_in, NEW.x, NEW.website, NEW.is_investor, NEW.is_startup,
  NEW.is_admin))
EXECUTE FUNCTION note_page_change('person', 'id');
--> statement-breakpoint
CREATE TRIGGER note_page_change_rows AFTER DELETE ON users FOR EACH ROW
EXECUTE FUNCTION note_page_change('person', 'id', 'name', 'id');
--> statement-breakpoint
CREATE TRIGGER note_page_change AFTER INSERT OR UPDATE OR DELETE ON startup_updates FOR EACH ROW
EXECUTE FUNCTION note_page_change('startup', 'startup_id');
--> statement-breakpoint
CREATE TRIGGER note_page_change AFTER INSERT OR DELETE ON startup_follows FOR EACH ROW
EXECUTE FUNCTION note_page_change('startup', 'startup_id');
--> statement-breakpoint
CREATE TRIGGER note_page_change AFTER INSERT OR DELETE ON user_follows FOR EACH ROW
EXECUTE FUNCTION note_page_change('person', 'user_id');
--> statement-breakpoint
CREATE TRIGGER note_page_change AFTER INSERT OR DELETE ON update_likes FOR EACH ROW
EXECUTE FUNCTION note_like_change();
