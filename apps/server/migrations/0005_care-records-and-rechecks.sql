CREATE TABLE "care_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pet_id" uuid NOT NULL,
	"business_id" uuid,
	"kind" text NOT NULL,
	"on_day" date NOT NULL,
	"facts" jsonb NOT NULL,
	"document_ids" jsonb NOT NULL,
	"evidence" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_record_version" (
	"care_record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" uuid NOT NULL,
	"reason" text,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "care_record_version_care_record_id_version_pk" PRIMARY KEY("care_record_id","version")
);
--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "judged_on" date;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "requirements_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "due_at" timestamp(3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "care_record" ADD CONSTRAINT "care_record_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_record" ADD CONSTRAINT "care_record_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_record_version" ADD CONSTRAINT "care_record_version_care_record_id_care_record_id_fk" FOREIGN KEY ("care_record_id") REFERENCES "public"."care_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "care_record_pet" ON "care_record" USING btree ("pet_id","kind","on_day","id");--> statement-breakpoint
CREATE INDEX "care_record_business" ON "care_record" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "connection_due" ON "connection" USING btree ("due_at") WHERE "connection"."due_at" is not null and "connection"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "connection_business_due" ON "connection" USING btree ("business_id","due_at") WHERE "connection"."due_at" is not null and "connection"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "connection_verdict" ON "connection" USING btree ("business_id","verdict","pet_id");