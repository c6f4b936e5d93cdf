CREATE TABLE "document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pet_id" uuid,
	"stored_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"storage_path" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"state" text NOT NULL,
	"progress" double precision NOT NULL,
	"proposals" jsonb NOT NULL,
	"pages" jsonb NOT NULL,
	"replaced_by" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_stored_by_user_id_fk" FOREIGN KEY ("stored_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pet" ON "document" USING btree ("pet_id","id");--> statement-breakpoint
CREATE INDEX "document_stored_by" ON "document" USING btree ("stored_by","id");--> statement-breakpoint
CREATE INDEX "document_path" ON "document" USING btree ("storage_path");