ALTER TABLE "programme_versions" ADD COLUMN "changed_topics" text[];--> statement-breakpoint
-- Notes the topics of the programme that the new row changes, as it says itself. An api of before does not say
-- it: then whatever is made of the programme is outdated.
CREATE OR REPLACE FUNCTION note_programme_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (tag)
  SELECT 'programme:' || topic FROM unnest(coalesce(NEW.changed_topics, ARRAY[
    'site', 'frame', 'figures', 'contact', 'applications', 'journey', 'countries', 'trailer', 'guidelines',
    'forms', 'teaser', 'landing', 'legal'])) AS topic;
  RETURN NULL;
END $$;
