CREATE TABLE "owner_invite" (
	"business_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "owner_invite_business_id_address_hash_pk" PRIMARY KEY("business_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "owner_invite" ADD CONSTRAINT "owner_invite_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_invite_sent" ON "owner_invite" USING btree ("business_id","sent_at");