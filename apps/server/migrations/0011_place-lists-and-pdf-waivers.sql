ALTER TABLE "connection" ADD COLUMN "pet_name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "last_service" text;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "unmet_rules" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiver" ADD COLUMN "format" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiver_version" ADD COLUMN "file" "bytea";--> statement-breakpoint
ALTER TABLE "waiver_version" ADD COLUMN "pages" "bytea"[];--> statement-breakpoint
CREATE INDEX "connection_name" ON "connection" USING btree ("business_id","pet_name_key","pet_id");--> statement-breakpoint
CREATE INDEX "connection_visited" ON "connection" USING btree ("business_id",(coalesce(last_visit_at, '1970-01-01T00:00:00.000Z'::timestamptz)),"pet_id");--> statement-breakpoint
UPDATE "connection" SET "pet_name_key" = lower("pet"."name"), "due_at" = now() FROM "pet" WHERE "pet"."id" = "connection"."pet_id" AND "connection"."revoked_at" IS NULL;
