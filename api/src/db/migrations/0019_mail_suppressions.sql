CREATE TABLE "mail_suppressions" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"reports" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"suppressed_at" timestamp with time zone
);
