-- A profile lists the startups somebody founded, drafts left out: publishing one changes it, withdrawing too.
CREATE FUNCTION note_published_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (tag)
  SELECT 'person:' || user_id FROM team_members WHERE startup_id = NEW.id ORDER BY user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_page_change_team AFTER UPDATE ON startups FOR EACH ROW
WHEN (OLD.published IS DISTINCT FROM NEW.published)
EXECUTE FUNCTION note_published_team();
