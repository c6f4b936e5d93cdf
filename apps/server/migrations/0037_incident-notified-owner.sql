ALTER TABLE "incident_pet" ADD COLUMN "notified_uid" uuid;--> statement-breakpoint
ALTER TABLE "incident_pet" ADD CONSTRAINT "incident_pet_notified_uid_user_id_fk" FOREIGN KEY ("notified_uid") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_pet_notified" ON "incident_pet" USING btree ("notified_uid");--> statement-breakpoint
UPDATE "incident_pet" SET "notified_uid" = p."owner_id"
FROM "incident" i, "pet" p, "user" u
WHERE i."id" = "incident_pet"."incident_id" AND p."id" = "incident_pet"."pet_id" AND u."id" = p."owner_id"
  AND i."notified_at" IS NOT NULL AND u."created_at" <= i."notified_at"
  AND NOT EXISTS (SELECT 1 FROM "invitation" t
    WHERE t."pet_id" = p."id" AND t."keep" IS NOT NULL AND t."accepted_at" >= i."notified_at");
