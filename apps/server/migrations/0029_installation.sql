CREATE TABLE "installation" (
	"id" text PRIMARY KEY NOT NULL,
	"database" text NOT NULL,
	"token" uuid NOT NULL,
	"is_marked" boolean NOT NULL,
	"stopped_for" text,
	"checked_at" timestamp(3) with time zone NOT NULL
);
