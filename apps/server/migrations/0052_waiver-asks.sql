CREATE TABLE "waiver_ask" (
	"waiver_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "waiver_ask_waiver_id_uid_pk" PRIMARY KEY("waiver_id","uid")
);
--> statement-breakpoint
ALTER TABLE "waiver_ask" ADD CONSTRAINT "waiver_ask_waiver_id_waiver_id_fk" FOREIGN KEY ("waiver_id") REFERENCES "public"."waiver"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_ask" ADD CONSTRAINT "waiver_ask_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiver_ask_uid" ON "waiver_ask" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "waiver_ask_asked" ON "waiver_ask" USING btree ("asked_at");