CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"has_account" boolean NOT NULL,
	"name" text,
	"phone" text,
	"email" text,
	"emergency" jsonb,
	"pickups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "contact_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "email_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_owner" ON "customer" USING btree ("business_id","uid");--> statement-breakpoint
CREATE INDEX "customer_name" ON "customer" USING btree ("business_id","name_key","id");--> statement-breakpoint
CREATE INDEX "customer_uid" ON "customer" USING btree ("uid");
--> statement-breakpoint
INSERT INTO "customer" ("business_id", "uid", "has_account", "email", "name_key", "created_at", "updated_at")
SELECT c."business_id", p."owner_id", u."email" NOT LIKE '%@guest.invalid', min(g."owner_email"),
  coalesce(lower(min(g."owner_email")), min(lower(nullif(t."name", ''))) FILTER (WHERE c."contact_shared"), min(c."pet_name_key")),
  min(c."connected_at"), now()
FROM "connection" c
JOIN "pet" p ON p."id" = c."pet_id"
JOIN "user" u ON u."id" = p."owner_id"
LEFT JOIN "guest" g ON g."pet_id" = c."pet_id" AND g."business_id" = c."business_id"
LEFT JOIN "contact" t ON t."uid" = p."owner_id"
GROUP BY c."business_id", p."owner_id", u."email"
ON CONFLICT DO NOTHING;
