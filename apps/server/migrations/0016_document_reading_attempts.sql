ALTER TABLE "document" ADD COLUMN "reading_started_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "failure" text;