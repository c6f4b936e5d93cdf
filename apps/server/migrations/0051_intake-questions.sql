CREATE TABLE "intake_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"pet_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"value" text NOT NULL,
	"answered_at" timestamp(3) with time zone NOT NULL,
	"answered_by" uuid NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intake_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"counts_from" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"options" jsonb NOT NULL,
	"services" jsonb,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"removed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "intake_question_version" (
	"question_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"options" jsonb NOT NULL,
	"published_at" timestamp(3) with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	CONSTRAINT "intake_question_version_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
ALTER TABLE "intake_answer" ADD CONSTRAINT "intake_answer_question_id_intake_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."intake_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_answer" ADD CONSTRAINT "intake_answer_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_answer" ADD CONSTRAINT "intake_answer_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_question" ADD CONSTRAINT "intake_question_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_question_version" ADD CONSTRAINT "intake_question_version_question_id_intake_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."intake_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_answer_pet" ON "intake_answer" USING btree ("pet_id","business_id","question_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "intake_answer_question" ON "intake_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "intake_question_business" ON "intake_question" USING btree ("business_id","id");