CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"encoded_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"missing_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "pictures_unfinished" ON "pictures" USING btree ("created_at","name") WHERE state <> 'live' or encoded_at is null or missing_at is not null;--> statement-breakpoint

-- The name of a picture by its path in a row; null for a path that is none of ours.
CREATE FUNCTION picture_name(path text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(path FROM '^/?((?:users|startups)/[0-9a-f]{32})\.webp$')
$$;
--> statement-breakpoint

-- A picture lives while a row of this table shows it; the argument names the column that does. Rows
-- are written by older versions too, which know nothing of pictures.
CREATE FUNCTION follow_picture() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text;
  left_behind text;
BEGIN
  IF TG_OP <> 'DELETE' THEN shown := picture_name(to_jsonb(NEW) ->> TG_ARGV[0]); END IF;
  IF TG_OP <> 'INSERT' THEN left_behind := picture_name(to_jsonb(OLD) ->> TG_ARGV[0]); END IF;
  IF shown IS NOT DISTINCT FROM left_behind THEN RETURN NULL; END IF;
  IF shown IS NOT NULL THEN
    INSERT INTO pictures AS p (name, state, created_at) VALUES (shown, 'live', now())
    ON CONFLICT (name) DO UPDATE SET state = 'live' WHERE p.state <> 'doomed';
    -- Its files are being deleted: who shows it now would show nothing.
    IF NOT FOUND THEN RAISE EXCEPTION 'picture % is doomed', shown; END IF;
  END IF;
  UPDATE pictures SET state = 'doomed' WHERE name = left_behind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_picture_set AFTER INSERT ON users FOR EACH ROW
WHEN (NEW.profile_photo IS NOT NULL) EXECUTE FUNCTION follow_picture('profile_photo');
--> statement-breakpoint
CREATE TRIGGER follow_picture_change AFTER UPDATE OF profile_photo ON users FOR EACH ROW
WHEN (OLD.profile_photo IS DISTINCT FROM NEW.profile_photo) EXECUTE FUNCTION follow_picture('profile_photo');
--> statement-breakpoint
CREATE TRIGGER follow_picture_gone AFTER DELETE ON users FOR EACH ROW
WHEN (OLD.profile_photo IS NOT NULL) EXECUTE FUNCTION follow_picture('profile_photo');
--> statement-breakpoint
CREATE TRIGGER follow_picture_set AFTER INSERT ON startups FOR EACH ROW
WHEN (NEW.startup_image IS NOT NULL) EXECUTE FUNCTION follow_picture('startup_image');
--> statement-breakpoint
CREATE TRIGGER follow_picture_change AFTER UPDATE OF startup_image ON startups FOR EACH ROW
WHEN (OLD.startup_image IS DISTINCT FROM NEW.startup_image) EXECUTE FUNCTION follow_picture('startup_image');
--> statement-breakpoint
CREATE TRIGGER follow_picture_gone AFTER DELETE ON startups FOR EACH ROW
WHEN (OLD.startup_image IS NOT NULL) EXECUTE FUNCTION follow_picture('startup_image');
--> statement-breakpoint

-- What is shown already. The triggers above keep writers out of both tables until this is done.
INSERT INTO pictures (name, state, created_at)
SELECT picture_name(profile_photo), 'live', now() FROM users WHERE picture_name(profile_photo) IS NOT NULL
UNION SELECT picture_name(startup_image), 'live', now() FROM startups WHERE picture_name(startup_image) IS NOT NULL;
