-- Trigrams for the search over startups, and gist over plain columns for the exclusion constraints.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
