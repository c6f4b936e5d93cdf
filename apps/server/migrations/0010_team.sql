CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_ref" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"place" integer,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"hash" text NOT NULL,
	"last_id" uuid,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_person" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"ref" uuid NOT NULL,
	CONSTRAINT "audit_person_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "pet_note" (
	"business_id" uuid NOT NULL,
	"pet_id" uuid NOT NULL,
	"note" text NOT NULL,
	"flags" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "pet_note_business_id_pet_id_pk" PRIMARY KEY("business_id","pet_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"business_id" uuid,
	"role" text,
	"pet_id" uuid,
	"access" text,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"accepted_at" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone,
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "co_owner" (
	"pet_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"access" text NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "co_owner_pet_id_uid_pk" PRIMARY KEY("pet_id","uid")
);
--> statement-breakpoint
CREATE TABLE "review_request" (
	"business_id" uuid NOT NULL,
	"vaccination_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"note" text,
	CONSTRAINT "review_request_business_id_vaccination_id_pk" PRIMARY KEY("business_id","vaccination_id")
);
--> statement-breakpoint
CREATE TABLE "sealed_waiver" (
	"sha256" text PRIMARY KEY NOT NULL,
	"waiver_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiver" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"title" text NOT NULL,
	"services" jsonb,
	"valid_months" integer,
	"version" integer NOT NULL,
	"material_version" integer NOT NULL,
	"sha256" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiver_signature" (
	"id" uuid PRIMARY KEY NOT NULL,
	"waiver_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"material_version" integer NOT NULL,
	"pet_id" uuid NOT NULL,
	"pet_name" text NOT NULL,
	"signed_by" uuid NOT NULL,
	"signer_name" text NOT NULL,
	"minors" jsonb NOT NULL,
	"signed_at" timestamp(3) with time zone NOT NULL,
	"expires_on" date,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiver_version" (
	"waiver_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"material_version" integer NOT NULL,
	"material" boolean NOT NULL,
	"sha256" text NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp(3) with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	CONSTRAINT "waiver_version_waiver_id_version_pk" PRIMARY KEY("waiver_id","version")
);
--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "ends_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "blocked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_head" ADD CONSTRAINT "audit_head_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_person" ADD CONSTRAINT "audit_person_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pet_note" ADD CONSTRAINT "pet_note_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pet_note" ADD CONSTRAINT "pet_note_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_owner" ADD CONSTRAINT "co_owner_pet_id_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_owner" ADD CONSTRAINT "co_owner_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_request" ADD CONSTRAINT "review_request_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_request" ADD CONSTRAINT "review_request_vaccination_id_vaccination_id_fk" FOREIGN KEY ("vaccination_id") REFERENCES "public"."vaccination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_waiver" ADD CONSTRAINT "sealed_waiver_waiver_id_waiver_id_fk" FOREIGN KEY ("waiver_id") REFERENCES "public"."waiver"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver" ADD CONSTRAINT "waiver_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_signature" ADD CONSTRAINT "waiver_signature_waiver_id_waiver_id_fk" FOREIGN KEY ("waiver_id") REFERENCES "public"."waiver"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_version" ADD CONSTRAINT "waiver_version_waiver_id_waiver_id_fk" FOREIGN KEY ("waiver_id") REFERENCES "public"."waiver"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entry_place" ON "audit_entry" USING btree ("business_id","place");--> statement-breakpoint
CREATE INDEX "audit_entry_waiting" ON "audit_entry" USING btree ("business_id","id") WHERE place is null;--> statement-breakpoint
CREATE INDEX "pet_note_pet" ON "pet_note" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "invitation_business" ON "invitation" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "invitation_pet" ON "invitation" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "invitation_invited_by" ON "invitation" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "co_owner_uid" ON "co_owner" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "review_request_vaccination" ON "review_request" USING btree ("vaccination_id");--> statement-breakpoint
CREATE INDEX "waiver_business" ON "waiver" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "waiver_signature_waiver" ON "waiver_signature" USING btree ("waiver_id","id");--> statement-breakpoint
CREATE INDEX "waiver_signature_pet" ON "waiver_signature" USING btree ("business_id","pet_id");--> statement-breakpoint
CREATE INDEX "waiver_signature_sealed" ON "waiver_signature" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "connection_changes" ON "connection" USING btree ("business_id","changes_on") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "connection_ends" ON "connection" USING btree ("ends_at") WHERE revoked_at is null;