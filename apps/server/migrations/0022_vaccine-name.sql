ALTER TABLE "vaccination" ADD COLUMN "vaccine_name" text;--> statement-breakpoint
ALTER TABLE "vaccination" ADD COLUMN "tag_number" text;