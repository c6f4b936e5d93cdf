ALTER TABLE "connection" ADD COLUMN "locations_shared_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "from_business_id" uuid;--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_from_business_id_business_id_fk" FOREIGN KEY ("from_business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_locations" ON "connection" USING btree ("business_id","pet_name_key","pet_id") WHERE locations_shared_at is not null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "connection_from" ON "connection" USING btree ("from_business_id","pet_id") WHERE from_business_id is not null;