CREATE TABLE "clinic" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"email_domain" text NOT NULL,
	"name" text NOT NULL,
	"location" text,
	"listed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "clinic_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "clinic_trust" (
	"business_id" uuid NOT NULL,
	"clinic_id" uuid NOT NULL,
	"trust" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "clinic_trust_business_id_clinic_id_pk" PRIMARY KEY("business_id","clinic_id")
);
--> statement-breakpoint
CREATE TABLE "confirmation_record" (
	"confirmation_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"stated_at" timestamp(3) with time zone NOT NULL,
	"decision" text,
	"note" text,
	CONSTRAINT "confirmation_record_confirmation_id_record_id_pk" PRIMARY KEY("confirmation_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "confirmation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pet_id" uuid NOT NULL,
	"clinic_id" uuid NOT NULL,
	"clinic_name" text NOT NULL,
	"clinic_email" text NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"signer_name" text,
	"licence_number" text
);
--> statement-breakpoint
CREATE TABLE "confirmation_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"confirmation_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "clinic_trust" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "care_record" ADD COLUMN "corrected_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "care_record" ADD COLUMN "stated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "stated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "vaccination" ADD COLUMN "stated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "clinic_trust" ADD CONSTRAINT "clinic_trust_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_trust" ADD CONSTRAINT "clinic_trust_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_record" ADD CONSTRAINT "confirmation_record_confirmation_id_confirmation_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."confirmation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation" ADD CONSTRAINT "confirmation_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation" ADD CONSTRAINT "confirmation_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation" ADD CONSTRAINT "confirmation_requested_by_user_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_token" ADD CONSTRAINT "confirmation_token_confirmation_id_confirmation_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."confirmation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmation_record_record" ON "confirmation_record" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "confirmation_pet" ON "confirmation" USING btree ("pet_id","id");--> statement-breakpoint
CREATE INDEX "confirmation_clinic" ON "confirmation" USING btree ("clinic_id");--> statement-breakpoint
CREATE INDEX "confirmation_requested_by" ON "confirmation" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "confirmation_token_confirmation" ON "confirmation_token" USING btree ("confirmation_id");