CREATE TABLE "email_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"two_factor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ended_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget" (
	"key" text PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"window_ends_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "badge_key" ADD COLUMN "revoked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "two_factor" ADD COLUMN "last_used_step" bigint;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_token" ON "email_change" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_change_user" ON "email_change" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_change_old_email" ON "email_change" USING btree ("old_email") WHERE changed_at is not null;--> statement-breakpoint
CREATE INDEX "email_change_expires_at" ON "email_change" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ended_session_ended_at" ON "ended_session" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "budget_window_ends_at" ON "budget" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_value" ON "verification" USING hash ("value");--> statement-breakpoint
CREATE INDEX "verification_expires_at" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION note_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_session (id, ended_at) VALUES (OLD.id, clock_timestamp())
    ON CONFLICT (id) DO NOTHING;
  PERFORM pg_notify('clearpaw_session_ended', OLD.id || ' ' || OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION note_ended_session();
