CREATE TABLE "due_notice" (
	"business_id" uuid NOT NULL,
	"pet_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "due_notice_business_id_pet_id_rule_pk" PRIMARY KEY("business_id","pet_id","rule")
);
--> statement-breakpoint
CREATE TABLE "due_reminder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"filter" jsonb NOT NULL,
	"message" text,
	"total" integer NOT NULL,
	"done" integer NOT NULL,
	"cursor" uuid,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "renewals" jsonb;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "renew_on" date;--> statement-breakpoint
ALTER TABLE "due_notice" ADD CONSTRAINT "due_notice_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_notice" ADD CONSTRAINT "due_notice_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_reminder" ADD CONSTRAINT "due_reminder_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_notice_pet" ON "due_notice" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "due_notice_sent" ON "due_notice" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "due_reminder_business" ON "due_reminder" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "connection_renew" ON "connection" USING btree ("business_id","renew_on","pet_id") WHERE renew_on is not null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "connection_unlisted" ON "connection" USING btree ("business_id") WHERE renewals is null and revoked_at is null;