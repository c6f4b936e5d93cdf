CREATE TABLE "record_review" (
	"business_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pet_id" uuid NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"note" text,
	"shared_at" timestamp(3) with time zone,
	CONSTRAINT "record_review_business_id_record_id_pk" PRIMARY KEY("business_id","record_id")
);
--> statement-breakpoint
ALTER TABLE "record_review" ADD CONSTRAINT "record_review_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_review" ADD CONSTRAINT "record_review_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_review_record" ON "record_review" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "record_review_pet" ON "record_review" USING btree ("pet_id");