CREATE TABLE "lost_notice" (
	"pet_id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"email" text,
	"note" text,
	"since" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "check_in_waiting";--> statement-breakpoint
ALTER TABLE "lost_notice" ADD CONSTRAINT "lost_notice_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_wait_ends" ON "check_in" USING btree ("arrived_at") WHERE decision = 'waiting' and departed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_waiting" ON "check_in" USING btree ("business_id","pet_id") WHERE decision = 'waiting' and departed_at is null;