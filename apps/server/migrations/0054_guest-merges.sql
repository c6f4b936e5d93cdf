CREATE TABLE "guest_merge" (
	"pet_id" uuid NOT NULL,
	"guest_pet_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	CONSTRAINT "guest_merge_pet_id_guest_pet_id_pk" PRIMARY KEY("pet_id","guest_pet_id")
);
--> statement-breakpoint
ALTER TABLE "guest_merge" ADD CONSTRAINT "guest_merge_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merge" ADD CONSTRAINT "guest_merge_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_merge_business" ON "guest_merge" USING btree ("business_id","state","asked_at","pet_id");--> statement-breakpoint
CREATE INDEX "guest_email" ON "guest" USING btree ("business_id",lower(owner_email));