CREATE TABLE "billing_customer" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"revision" integer NOT NULL,
	"reading" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "billing_customer_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_run" (
	"name" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_grant" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"granted_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"answer" json,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customer" (
	"id" text PRIMARY KEY NOT NULL,
	"ledger" jsonb NOT NULL,
	"due_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_event_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sandbox_event_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "entitlement" ADD COLUMN "access_ends_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_customer" ADD CONSTRAINT "billing_customer_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_grant" ADD CONSTRAINT "manual_grant_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_event_received_at" ON "stripe_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sandbox_answer_created_at" ON "sandbox_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_customer_due" ON "sandbox_customer" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sandbox_event_due" ON "sandbox_event" USING btree ("next_attempt_at") WHERE "sandbox_event"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_event_created_at" ON "sandbox_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "entitlement_due" ON "entitlement" USING btree ("access_ends_at") WHERE "entitlement"."business_connect";