CREATE TABLE "storage_by_kind" (
	"kind" text PRIMARY KEY NOT NULL,
	"files" bigint NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"files" bigint NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_new_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO storage_use AS known (owner, bytes)
		SELECT owner, sum(bytes) FROM fresh WHERE counts GROUP BY owner ORDER BY owner
		ON CONFLICT (owner) DO UPDATE SET bytes = known.bytes + excluded.bytes;
	INSERT INTO storage_changes (kind, files, bytes) SELECT kind, count(*), sum(bytes) FROM fresh GROUP BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_gone_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO storage_use AS known (owner, bytes)
		SELECT owner, -sum(bytes) FROM gone WHERE counts GROUP BY owner ORDER BY owner
		ON CONFLICT (owner) DO UPDATE SET bytes = known.bytes + excluded.bytes;
	INSERT INTO storage_changes (kind, files, bytes) SELECT kind, -count(*), -sum(bytes) FROM gone GROUP BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_changed_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO storage_use AS known (owner, bytes)
		SELECT owner, sum(change) FROM (
			SELECT owner, bytes::bigint AS change FROM fresh WHERE counts
			UNION ALL SELECT owner, -bytes::bigint FROM gone WHERE counts
		) changes GROUP BY owner HAVING sum(change) <> 0 ORDER BY owner
		ON CONFLICT (owner) DO UPDATE SET bytes = known.bytes + excluded.bytes;
	INSERT INTO storage_changes (kind, files, bytes)
		SELECT kind, sum(files), sum(change) FROM (
			SELECT kind, 1 AS files, bytes::bigint AS change FROM fresh
			UNION ALL SELECT kind, -1, -bytes::bigint FROM gone
		) changes GROUP BY kind HAVING sum(files) <> 0 OR sum(change) <> 0;
	RETURN NULL;
END $$;
