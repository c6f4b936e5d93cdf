CREATE TABLE "pet_export" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"pet_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"format" text NOT NULL,
	"page_size" text NOT NULL,
	"time_zone" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pet_export" ADD CONSTRAINT "pet_export_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pet_export" ADD CONSTRAINT "pet_export_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pet_export_uid" ON "pet_export" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "pet_export_pet" ON "pet_export" USING btree ("pet_id");