CREATE TABLE "lost_notice" (
	"pet_id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"email" text,
	"note" text,
	"since" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "check_in_waiting";--> statement-breakpoint
ALTER TABLE "reminder" DROP CONSTRAINT "reminder_pet_id_need_key_stage_pk";--> statement-breakpoint
ALTER TABLE "reminder" ADD COLUMN "uid" uuid;--> statement-breakpoint
UPDATE "reminder" SET "uid" = "pet"."owner_id" FROM "pet" WHERE "pet"."id" = "reminder"."pet_id";--> statement-breakpoint
ALTER TABLE "reminder" ALTER COLUMN "uid" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_pet_id_uid_need_key_stage_pk" PRIMARY KEY("pet_id","uid","need_key","stage");--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "pet_name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "last_service" text;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "unmet_rules" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiver" ADD COLUMN "format" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiver_version" ADD COLUMN "file" "bytea";--> statement-breakpoint
ALTER TABLE "waiver_version" ADD COLUMN "pages" "bytea"[];--> statement-breakpoint
ALTER TABLE "lost_notice" ADD CONSTRAINT "lost_notice_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_wait_ends" ON "check_in" USING btree ("arrived_at") WHERE decision = 'waiting' and departed_at is null;--> statement-breakpoint
CREATE INDEX "connection_name" ON "connection" USING btree ("business_id","pet_name_key","pet_id");--> statement-breakpoint
CREATE INDEX "connection_visited" ON "connection" USING btree ("business_id",(coalesce(last_visit_at, '1970-01-01T00:00:00.000Z'::timestamptz)),"pet_id");--> statement-breakpoint
CREATE INDEX "reminder_uid" ON "reminder" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_waiting" ON "check_in" USING btree ("business_id","pet_id") WHERE decision = 'waiting' and departed_at is null;--> statement-breakpoint
UPDATE "connection" SET "pet_name_key" = lower("pet"."name"), "due_at" = now() FROM "pet" WHERE "pet"."id" = "connection"."pet_id" AND "connection"."revoked_at" IS NULL;
