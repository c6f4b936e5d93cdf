ALTER TABLE "review_request" ADD COLUMN "shared_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "vaccination" ADD COLUMN "corrected_at" timestamp(3) with time zone;