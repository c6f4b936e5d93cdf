CREATE TABLE "waiver_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"authority_pem" text NOT NULL,
	"signer_pem" text NOT NULL,
	"sealed_private" text NOT NULL,
	"replaced_from" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiver" ADD COLUMN "resign" text;--> statement-breakpoint
CREATE INDEX "waiver_signature_signer" ON "waiver_signature" USING btree ("signed_by","id" DESC NULLS LAST);