CREATE TABLE "byte_garbage" (
	"byte_key" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_token" (
	"token" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"uid" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_usage" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_object" (
	"path" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"byte_key" text NOT NULL,
	"thumbnail_key" text,
	"generation" bigint NOT NULL,
	"metageneration" integer NOT NULL,
	"size" bigint NOT NULL,
	"md5" text NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"content_encoding" text,
	"content_disposition" text,
	"content_language" text,
	"cache_control" text,
	"custom" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"uid" uuid NOT NULL,
	"declared_bytes" bigint,
	"metadata" jsonb NOT NULL,
	"state" text NOT NULL,
	"lease_until" timestamp(3) with time zone,
	"result" jsonb,
	"received_bytes" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "download_token" ADD CONSTRAINT "download_token_path_stored_object_path_fk" FOREIGN KEY ("path") REFERENCES "public"."stored_object"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_token" ADD CONSTRAINT "download_token_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_usage" ADD CONSTRAINT "storage_usage_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_object" ADD CONSTRAINT "stored_object_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_token_path" ON "download_token" USING btree ("path","uid");--> statement-breakpoint
CREATE INDEX "stored_object_owner" ON "stored_object" USING btree ("owner_id","path");--> statement-breakpoint
CREATE INDEX "stored_object_bytes" ON "stored_object" USING btree ("byte_key");--> statement-breakpoint
CREATE INDEX "upload_session_expires" ON "upload_session" USING btree ("expires_at");