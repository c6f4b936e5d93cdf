CREATE TABLE "data_import_file" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"byte_key" text NOT NULL,
	"thumbnail_key" text,
	"size" bigint NOT NULL,
	"md5" text NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	CONSTRAINT "data_import_file_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "data_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" uuid NOT NULL,
	"storage_path" text NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"fault_at" text,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"result" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_import_file" ADD CONSTRAINT "data_import_file_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_uid" ON "data_import" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "data_import_created" ON "data_import" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_import_one_at_a_time" ON "data_import" USING btree ("uid") WHERE state = 'running';