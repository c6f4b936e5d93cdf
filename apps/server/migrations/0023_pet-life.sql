ALTER TABLE "invitation" ADD COLUMN "keep" text;--> statement-breakpoint
ALTER TABLE "pet" ADD COLUMN "ended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "pet" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "pet" ADD COLUMN "state_before" text;--> statement-breakpoint
CREATE INDEX "pet_deleted" ON "pet" USING btree ("deleted_at") WHERE deleted_at is not null;