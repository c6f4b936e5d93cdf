CREATE TABLE "business_cover" (
	"business_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "business_cover_business_id_variant_pk" PRIMARY KEY("business_id","variant")
);
--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "cover_photo_path" text;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "cover_version" text;--> statement-breakpoint
ALTER TABLE "business_cover" ADD CONSTRAINT "business_cover_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;