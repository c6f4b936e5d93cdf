ALTER TABLE "check_in" ADD COLUMN "checks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "check_in_departed" ON "check_in" USING btree ("business_id","departed_at");