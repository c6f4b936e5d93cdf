ALTER TABLE "waiver_signature" ADD COLUMN "minor_details" jsonb;--> statement-breakpoint
ALTER TABLE "waiver" ADD COLUMN "for_minors" boolean;