CREATE TABLE "wallet_pass" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"pet_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_pass" ADD CONSTRAINT "wallet_pass_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_pass" ADD CONSTRAINT "wallet_pass_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_pass_uid" ON "wallet_pass" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "wallet_pass_pet" ON "wallet_pass" USING btree ("pet_id");