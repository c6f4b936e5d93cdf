CREATE TABLE "clinic_account" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"email" text,
	"asked_email" text,
	"code_hash" text,
	"code_expires_at" timestamp(3) with time zone,
	"wrong_codes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clinic_entry" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"pet_id" uuid NOT NULL,
	"clinic_id" uuid NOT NULL,
	"business_id" uuid,
	"clinic_name" text NOT NULL,
	"signer_name" text NOT NULL,
	"entered_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clinic_account" ADD CONSTRAINT "clinic_account_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_account" ADD CONSTRAINT "clinic_account_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_entry" ADD CONSTRAINT "clinic_entry_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_entry" ADD CONSTRAINT "clinic_entry_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_entry" ADD CONSTRAINT "clinic_entry_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clinic_account_clinic" ON "clinic_account" USING btree ("clinic_id");--> statement-breakpoint
CREATE INDEX "clinic_entry_pet" ON "clinic_entry" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "clinic_entry_clinic" ON "clinic_entry" USING btree ("clinic_id");--> statement-breakpoint
CREATE INDEX "clinic_entry_business" ON "clinic_entry" USING btree ("business_id");