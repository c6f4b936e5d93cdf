CREATE TABLE "incident_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"picture" "bytea" NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "photo_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "incident_version" ADD COLUMN "photo_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "incident_photo" ADD CONSTRAINT "incident_photo_incident_id_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incident"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_photo_incident" ON "incident_photo" USING btree ("incident_id");