DROP INDEX "connection_changes";--> statement-breakpoint
CREATE INDEX "connection_soon" ON "connection" USING btree ("business_id","pet_id","changes_on") WHERE revoked_at is null;