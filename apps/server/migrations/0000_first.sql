CREATE TABLE "entitlement" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"business_connect" boolean NOT NULL,
	"tier" text NOT NULL,
	"source" text NOT NULL,
	"current_period_end" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"user_type" text,
	"display_name" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "badge" (
	"code" text PRIMARY KEY NOT NULL,
	"pet_id" uuid NOT NULL,
	"issued_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "business" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"time_zone" text NOT NULL,
	"services" jsonb NOT NULL,
	"self_check_in" text NOT NULL,
	"accept_paper" boolean NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"billing_uid" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "business_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"pet_id" uuid NOT NULL,
	"pet_name" text NOT NULL,
	"service" text,
	"arrived_at" timestamp(3) with time zone NOT NULL,
	"departed_at" timestamp(3) with time zone,
	"method" text NOT NULL,
	"decision" text NOT NULL,
	"verdict" text NOT NULL,
	"override_reason" text,
	"recorded_by" uuid NOT NULL,
	"requirements_version" integer
);
--> statement-breakpoint
CREATE TABLE "connection" (
	"business_id" uuid NOT NULL,
	"pet_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"connected_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"last_visit_at" timestamp(3) with time zone,
	"verdict" text NOT NULL,
	"changes_on" date,
	CONSTRAINT "connection_business_id_pet_id_pk" PRIMARY KEY("business_id","pet_id")
);
--> statement-breakpoint
CREATE TABLE "record_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pet_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"species" text NOT NULL,
	"breed" text,
	"sex" text NOT NULL,
	"sterilized" boolean,
	"born_on" date,
	"born_on_precision" text,
	"colour" text,
	"weight_kg" double precision,
	"microchip" text,
	"photo_path" text,
	"alerts" jsonb NOT NULL,
	"notes" text,
	"clinic" jsonb,
	"state" text NOT NULL,
	"specimen" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement_version" (
	"business_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"effective_from" date NOT NULL,
	"published_at" timestamp(3) with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	CONSTRAINT "requirement_version_business_id_version_pk" PRIMARY KEY("business_id","version")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"business_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "member_business_id_uid_pk" PRIMARY KEY("business_id","uid")
);
--> statement-breakpoint
CREATE TABLE "vaccination" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pet_id" uuid NOT NULL,
	"vaccine" text NOT NULL,
	"product" text,
	"manufacturer" text,
	"lot_number" text,
	"route" text,
	"administered_on" date NOT NULL,
	"expires_on" date,
	"dose_number" integer,
	"clinic" text,
	"veterinarian" text,
	"certificate_number" text,
	"document_ids" jsonb NOT NULL,
	"evidence" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vaccination_version" (
	"vaccination_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" uuid NOT NULL,
	"reason" text,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "vaccination_version_vaccination_id_version_pk" PRIMARY KEY("vaccination_id","version")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp(3) with time zone,
	"refresh_token_expires_at" timestamp(3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jwks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"image" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"uid" uuid NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"result" json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business" ADD CONSTRAINT "business_billing_uid_user_id_fk" FOREIGN KEY ("billing_uid") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_view" ADD CONSTRAINT "record_view_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_view" ADD CONSTRAINT "record_view_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pet" ADD CONSTRAINT "pet_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_version" ADD CONSTRAINT "requirement_version_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccination" ADD CONSTRAINT "vaccination_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccination_version" ADD CONSTRAINT "vaccination_version_vaccination_id_vaccination_id_fk" FOREIGN KEY ("vaccination_id") REFERENCES "public"."vaccination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_current" ON "badge" USING btree ("pet_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "badge_pet" ON "badge" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "business_billing" ON "business" USING btree ("billing_uid");--> statement-breakpoint
CREATE INDEX "check_in_arrived" ON "check_in" USING btree ("business_id","arrived_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "check_in_pet" ON "check_in" USING btree ("business_id","pet_id","arrived_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_present" ON "check_in" USING btree ("business_id","pet_id") WHERE decision = 'admitted' and departed_at is null;--> statement-breakpoint
CREATE INDEX "connection_pet" ON "connection" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "record_view_pet" ON "record_view" USING btree ("pet_id","id");--> statement-breakpoint
CREATE INDEX "record_view_business" ON "record_view" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "pet_owner" ON "pet" USING btree ("owner_id","state","id");--> statement-breakpoint
CREATE INDEX "member_uid" ON "member" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "vaccination_pet" ON "vaccination" USING btree ("pet_id","administered_on","id");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "event_order" ON "event" USING btree ("xid","position");--> statement-breakpoint
CREATE INDEX "event_at" ON "event" USING btree ("at");