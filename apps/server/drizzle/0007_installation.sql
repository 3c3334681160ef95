CREATE TABLE "installation" (
	"row" text PRIMARY KEY DEFAULT 'only' NOT NULL,
	"id" text NOT NULL,
	"stamp" bigint DEFAULT 0 NOT NULL,
	"restored_at" timestamp with time zone,
	"compared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stray_files" (
	"key" text PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "files_storage_key" ON "files" USING btree ("storage_key" collate "C");--> statement-breakpoint
CREATE INDEX "files_thumb_key" ON "files" USING btree ("thumb_key" collate "C");