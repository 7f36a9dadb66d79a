CREATE TABLE "former_startups" (
	"id" integer PRIMARY KEY NOT NULL,
	"startup_id" integer NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_startups" ADD CONSTRAINT "former_startups_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_startups_startup" ON "former_startups" USING btree ("startup_id");