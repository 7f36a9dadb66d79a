-- New words of startups wait in a list that every search reads to its end. PostgreSQL empties it when
-- it vacuums or at 4 MB; the embedded database never vacuums, and its planner soon avoids the index.
ALTER INDEX "startups_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
SELECT gin_clean_pending_list('startups_search');
