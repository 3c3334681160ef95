CREATE TABLE "duties" (
	"name" text PRIMARY KEY NOT NULL,
	"taken_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_use" (
	"owner" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "files_kind";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '6 hours';--> statement-breakpoint
CREATE INDEX "files_due" ON "files" USING btree ("due_at") WHERE kind in ('photo', 'mask', 'speech');--> statement-breakpoint
CREATE INDEX "generations_original_file" ON "generations" USING btree ("original_file_id") WHERE original_file_id is not null;--> statement-breakpoint
CREATE INDEX "generations_deleted" ON "generations" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "generations_of_visitors" ON "generations" USING btree ("created_at") WHERE owner like 'visitor:%';--> statement-breakpoint
CREATE INDEX "generation_events_passing" ON "generation_events" USING btree ("created_at") WHERE data->>'type' not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_expires_at" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
UPDATE "files" SET "counts" = false FROM "generations" WHERE "generations"."id" = "files"."generation_id" AND "generations"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION count_new_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO storage_use AS known (owner, bytes)
		SELECT owner, sum(bytes) FROM fresh WHERE counts GROUP BY owner ORDER BY owner
		ON CONFLICT (owner) DO UPDATE SET bytes = known.bytes + excluded.bytes;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_gone_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO storage_use AS known (owner, bytes)
		SELECT owner, -sum(bytes) FROM gone WHERE counts GROUP BY owner ORDER BY owner
		ON CONFLICT (owner) DO UPDATE SET bytes = known.bytes + excluded.bytes;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_changed_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO storage_use AS known (owner, bytes)
		SELECT owner, sum(change) FROM (
			SELECT owner, bytes::bigint AS change FROM fresh WHERE counts
			UNION ALL SELECT owner, -bytes::bigint FROM gone WHERE counts
		) changes GROUP BY owner HAVING sum(change) <> 0 ORDER BY owner
		ON CONFLICT (owner) DO UPDATE SET bytes = known.bytes + excluded.bytes;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_files_of_results() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE files SET counts = NEW.deleted_at IS NULL
		WHERE generation_id = NEW.id AND counts <> (NEW.deleted_at IS NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER files_inserted AFTER INSERT ON "files" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_new_files();--> statement-breakpoint
CREATE TRIGGER files_deleted AFTER DELETE ON "files" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_files();--> statement-breakpoint
CREATE TRIGGER files_updated AFTER UPDATE ON "files" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_changed_files();--> statement-breakpoint
CREATE TRIGGER generations_deleted_or_restored AFTER UPDATE OF deleted_at ON "generations" FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION count_files_of_results();--> statement-breakpoint
INSERT INTO "storage_use" ("owner", "bytes") SELECT owner, sum(bytes) FROM "files" WHERE counts GROUP BY owner;
