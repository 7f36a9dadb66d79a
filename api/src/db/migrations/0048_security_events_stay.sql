ALTER TABLE "security_events" ADD COLUMN "request_id" text;--> statement-breakpoint
-- A security event stays as it was written, for twelve months, or as long as it is one of the newest thousand of
-- its person. Which browser it was is forgotten when an account is recovered, and what it said of somebody goes
-- when they are erased.
CREATE FUNCTION refuse_rewriting_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.browser_hash IS NULL
    AND (NEW.id, NEW.user_id, NEW.kind, NEW.request_id, NEW.created_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.user_id, OLD.kind, OLD.request_id, OLD.created_at)
    AND (
      (NEW.about, NEW.device) IS NOT DISTINCT FROM (OLD.about, OLD.device)
      OR NEW.about IS NULL AND coalesce(NEW.device, '') = '' AND (NEW.device IS NULL) = (OLD.device IS NULL)
        AND EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NOT NULL)
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Rows of % are only added.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER only_added ON security_events;
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE ON security_events
FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_events();
--> statement-breakpoint
CREATE FUNCTION refuse_early_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A day less than twelve months: clocks of processes and of the database differ.
  IF OLD.created_at > now() - interval '364 days'
    AND EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL)
    AND (
      SELECT count(*) FROM (
        SELECT 1 FROM security_events WHERE user_id = OLD.user_id AND id > OLD.id LIMIT 1000
      ) newer
    ) < 1000
  THEN
    RAISE EXCEPTION 'Rows of % stay until they are twelve months old.', TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction: an api of before deletes them and erases their person in one.
CREATE CONSTRAINT TRIGGER only_when_over AFTER DELETE ON security_events
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion();
--> statement-breakpoint
CREATE TRIGGER not_emptied BEFORE TRUNCATE ON security_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
