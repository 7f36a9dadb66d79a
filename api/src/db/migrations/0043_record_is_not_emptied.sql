CREATE INDEX "acts_for" ON "acts" USING btree ("for_id","at");
--> statement-breakpoint
-- A table that may only grow is not emptied at once either.
CREATE TRIGGER not_emptied BEFORE TRUNCATE ON acts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER not_emptied BEFORE TRUNCATE ON act_details
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
