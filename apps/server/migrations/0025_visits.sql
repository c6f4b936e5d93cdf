CREATE TABLE "visit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"pet_id" uuid NOT NULL,
	"pet_name" text NOT NULL,
	"service" text,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"note" text,
	"state" text NOT NULL,
	"verdict" text NOT NULL,
	"planned_by" text NOT NULL,
	"walk_in" boolean DEFAULT false NOT NULL,
	"check_in_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_arrival" ON "visit" USING btree ("business_id","arrival","id");--> statement-breakpoint
CREATE INDEX "visit_of_pet" ON "visit" USING btree ("business_id","pet_id","arrival");--> statement-breakpoint
CREATE INDEX "visit_pet" ON "visit" USING btree ("pet_id","arrival" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "visit_expected" ON "visit" USING btree ("arrival") WHERE state = 'expected';--> statement-breakpoint
CREATE INDEX "visit_departure" ON "visit" USING btree ("departure");