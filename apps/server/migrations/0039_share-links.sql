CREATE TABLE "share_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pet_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"label" text,
	"contents" jsonb NOT NULL,
	"address_hash" text NOT NULL,
	"sealed_secrets" text,
	"passcode_hash" text,
	"attempts_left" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp(3) with time zone,
	CONSTRAINT "share_link_address_hash_unique" UNIQUE("address_hash")
);
--> statement-breakpoint
CREATE TABLE "share_link_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"recipient" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link_use" ADD CONSTRAINT "share_link_use_link_id_share_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_link_pet" ON "share_link" USING btree ("pet_id","id");--> statement-breakpoint
CREATE INDEX "share_link_created_by" ON "share_link" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "share_link_expires" ON "share_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "share_link_use_link" ON "share_link_use" USING btree ("link_id","at");--> statement-breakpoint
CREATE INDEX "share_link_use_at" ON "share_link_use" USING btree ("at");