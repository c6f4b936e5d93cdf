CREATE TABLE "webhook_cursor" (
	"name" text PRIMARY KEY NOT NULL,
	"xid" text NOT NULL,
	"position" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_key" text,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"tried_since" timestamp(3) with time zone,
	"attempted_at" timestamp(3) with time zone,
	"status" integer,
	"duration_ms" integer,
	"answer" text,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_ends_at" timestamp(3) with time zone,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_delivered_at" timestamp(3) with time zone,
	"claimed_until" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_once" ON "webhook_delivery" USING btree ("webhook_id","event_key");--> statement-breakpoint
CREATE INDEX "webhook_delivery_of" ON "webhook_delivery" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("webhook_id","due_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_business" ON "webhook" USING btree ("business_id","id");