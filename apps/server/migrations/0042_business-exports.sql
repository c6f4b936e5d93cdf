CREATE TABLE "business_export" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_export" ADD CONSTRAINT "business_export_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_export" ADD CONSTRAINT "business_export_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_export_of_business" ON "business_export" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "business_export_uid" ON "business_export" USING btree ("uid");