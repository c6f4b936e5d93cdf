CREATE TABLE "import_row" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"state" text NOT NULL,
	"record" jsonb,
	"values" jsonb,
	"problems" jsonb,
	"customer_id" uuid,
	"customer_uid" uuid,
	"pet_id" uuid,
	"invitation" text,
	CONSTRAINT "import_row_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"storage_path" text,
	"file_name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"header" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skip_problems" boolean NOT NULL,
	"invite" boolean NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"customers" integer DEFAULT 0 NOT NULL,
	"pets" integer DEFAULT 0 NOT NULL,
	"vaccinations" integer DEFAULT 0 NOT NULL,
	"problems" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_row_pet" ON "import_row" USING btree ("import_id","pet_id") WHERE pet_id is not null;--> statement-breakpoint
CREATE INDEX "import_row_invitation" ON "import_row" USING btree ("import_id","row") WHERE invitation = 'waiting';--> statement-breakpoint
CREATE INDEX "import_business" ON "import" USING btree ("business_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "import_created" ON "import" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_one_at_a_time" ON "import" USING btree ("business_id") WHERE state in ('reading', 'running', 'undoing');--> statement-breakpoint
CREATE INDEX "customer_email" ON "customer" USING btree ("business_id","email") WHERE email is not null;