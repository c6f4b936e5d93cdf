CREATE TABLE "incident_pet" (
	"incident_id" uuid NOT NULL,
	"pet_id" uuid NOT NULL,
	"pet_name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "incident_pet_incident_id_pet_id_pk" PRIMARY KEY("incident_id","pet_id")
);
--> statement-breakpoint
CREATE TABLE "incident" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	"location" text,
	"description" text NOT NULL,
	"actions_taken" text,
	"people" text,
	"version" integer NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"notified_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "incident_version" (
	"incident_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	"location" text,
	"description" text NOT NULL,
	"actions_taken" text,
	"people" text,
	"by_uid" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "incident_version_incident_id_version_pk" PRIMARY KEY("incident_id","version")
);
--> statement-breakpoint
ALTER TABLE "incident_pet" ADD CONSTRAINT "incident_pet_incident_id_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incident"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_version" ADD CONSTRAINT "incident_version_incident_id_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incident"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_pet_pet" ON "incident_pet" USING btree ("pet_id","incident_id");--> statement-breakpoint
CREATE INDEX "incident_of_business" ON "incident" USING btree ("business_id","occurred_at" DESC NULLS LAST,"id" DESC NULLS LAST);