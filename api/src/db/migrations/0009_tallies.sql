CREATE TABLE "tallies" (
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "tallies_kind_target_id_pk" PRIMARY KEY("kind","target_id")
);
--> statement-breakpoint

-- Keeps the tally of the table it is a trigger of; its argument names the column that points at what
-- is counted. Once a statement, however many rows it has; cascades count as statements. In the order
-- of the targets, so that two who leave many of them at once take turns.
CREATE FUNCTION keep_tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO tallies AS t (kind, target_id, total)
     SELECT %L, %I, (%s count(*))::integer FROM changed GROUP BY 2 ORDER BY 2
     ON CONFLICT (kind, target_id) DO UPDATE SET total = t.total + excluded.total',
    TG_TABLE_NAME, TG_ARGV[0], CASE TG_OP WHEN 'INSERT' THEN '+' ELSE '-' END);
  IF TG_OP = 'DELETE' THEN
    EXECUTE format(
      'DELETE FROM tallies WHERE kind = %L AND total = 0 AND target_id IN (SELECT %I FROM changed)',
      TG_TABLE_NAME, TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_tally_up AFTER INSERT ON startup_follows
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('startup_id');
--> statement-breakpoint
CREATE TRIGGER keep_tally_down AFTER DELETE ON startup_follows
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('startup_id');
--> statement-breakpoint
CREATE TRIGGER keep_tally_up AFTER INSERT ON user_follows
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('user_id');
--> statement-breakpoint
CREATE TRIGGER keep_tally_down AFTER DELETE ON user_follows
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('user_id');
--> statement-breakpoint
CREATE TRIGGER keep_tally_up AFTER INSERT ON update_likes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('update_id');
--> statement-breakpoint
CREATE TRIGGER keep_tally_down AFTER DELETE ON update_likes
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('update_id');
--> statement-breakpoint

-- What is there already. The triggers above keep writers out of the three tables until this is done.
INSERT INTO tallies (kind, target_id, total)
SELECT 'startup_follows', startup_id, count(*) FROM startup_follows GROUP BY startup_id
UNION ALL SELECT 'user_follows', user_id, count(*) FROM user_follows GROUP BY user_id
UNION ALL SELECT 'update_likes', update_id, count(*) FROM update_likes GROUP BY update_id;
