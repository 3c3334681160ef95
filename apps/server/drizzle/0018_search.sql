ALTER TABLE "generations" ADD COLUMN IF NOT EXISTS "search_text" text;--> statement-breakpoint
-- It was computed by the database in builds between releases.
ALTER TABLE "generations" ALTER COLUMN "search_text" DROP EXPRESSION IF EXISTS;--> statement-breakpoint
CREATE FUNCTION keep_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_text := CASE WHEN octet_length(NEW.title || coalesce(NEW.prompt, '') || coalesce(NEW.style, '') || coalesce(NEW.room_type, '') || coalesce(NEW.aesthetic, '')) <= 1000
		THEN lower(NEW.title || E'\n' || coalesce(NEW.prompt, '') || E'\n' || coalesce(NEW.style, '') || E'\n' || coalesce(NEW.room_type, '') || E'\n' || coalesce(NEW.aesthetic, '')) END;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER generations_searched BEFORE INSERT OR UPDATE OF "title", "prompt", "style", "room_type", "aesthetic" ON "generations" FOR EACH ROW EXECUTE FUNCTION keep_search_text();--> statement-breakpoint
-- Of few rows; of many it is written in batches, before their index is made.
UPDATE "generations" SET "title" = "title" WHERE (SELECT count(*) FROM (SELECT FROM "generations" LIMIT 10001) few) <= 10000;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "generations_search" ON "generations" USING btree ("owner","created_at","id","tool","favourite","search_text") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "generations_long_texts" ON "generations" USING btree ("owner","created_at","id") WHERE search_text is null and deleted_at is null;
