CREATE TABLE "billing_letter" (
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"uid" uuid NOT NULL,
	"written_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "billing_letter_kind_about_pk" PRIMARY KEY("kind","about")
);
--> statement-breakpoint
ALTER TABLE "billing_letter" ADD CONSTRAINT "billing_letter_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_letter_uid" ON "billing_letter" USING btree ("uid");