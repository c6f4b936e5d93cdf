CREATE TABLE "alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" uuid NOT NULL,
	"kind" text NOT NULL,
	"pet_id" uuid,
	"business_id" uuid,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"in_app" boolean NOT NULL,
	"once_key" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	"notify_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_settings" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"kinds" jsonb NOT NULL,
	"quiet_hours" jsonb,
	"time_zone" text,
	"unsubscribe_token" text NOT NULL,
	"calendar_token" text,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "alert_settings_unsubscribe_token_unique" UNIQUE("unsubscribe_token"),
	CONSTRAINT "alert_settings_calendar_token_unique" UNIQUE("calendar_token")
);
--> statement-breakpoint
CREATE TABLE "push_device" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"uid" uuid NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"pet_id" uuid NOT NULL,
	"need_key" text NOT NULL,
	"stage" text NOT NULL,
	"need" jsonb NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"rung_at" timestamp(3) with time zone,
	CONSTRAINT "reminder_pet_id_need_key_stage_pk" PRIMARY KEY("pet_id","need_key","stage")
);
--> statement-breakpoint
CREATE TABLE "reminder_cursor" (
	"name" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_plan" (
	"pet_id" uuid PRIMARY KEY NOT NULL,
	"plan_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_taken" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_plan" ADD CONSTRAINT "reminder_plan_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_of" ON "alert" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "alert_unread" ON "alert" USING btree ("uid") WHERE read_at is null and in_app;--> statement-breakpoint
CREATE INDEX "alert_to_notify" ON "alert" USING btree ("notify_at") WHERE notify_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_once" ON "alert" USING btree ("uid","once_key");--> statement-breakpoint
CREATE INDEX "alert_pet" ON "alert" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "alert_business" ON "alert" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "push_device_uid" ON "push_device" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "reminder_due" ON "reminder" USING btree ("due_at") WHERE rung_at is null;--> statement-breakpoint
CREATE INDEX "reminder_plan_due" ON "reminder_plan" USING btree ("plan_at");--> statement-breakpoint
CREATE INDEX "mail_taken_at" ON "mail_taken" USING btree ("at");