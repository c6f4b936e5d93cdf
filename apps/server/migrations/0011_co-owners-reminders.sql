ALTER TABLE "reminder" DROP CONSTRAINT "reminder_pet_id_need_key_stage_pk";--> statement-breakpoint
ALTER TABLE "reminder" ADD COLUMN "uid" uuid;--> statement-breakpoint
UPDATE "reminder" SET "uid" = "pet"."owner_id" FROM "pet" WHERE "pet"."id" = "reminder"."pet_id";--> statement-breakpoint
ALTER TABLE "reminder" ALTER COLUMN "uid" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_pet_id_uid_need_key_stage_pk" PRIMARY KEY("pet_id","uid","need_key","stage");--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_uid" ON "reminder" USING btree ("uid");
