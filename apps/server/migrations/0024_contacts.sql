CREATE TABLE "contact" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"emergency" jsonb,
	"pickups" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "contact_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;