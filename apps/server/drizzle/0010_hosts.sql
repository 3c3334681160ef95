CREATE TABLE "answers_under_way" (
	"place" text PRIMARY KEY NOT NULL,
	"answer_id" uuid NOT NULL,
	"presence" integer NOT NULL,
	"stop_asked" boolean DEFAULT false NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"presence" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"oldest_beside" text NOT NULL,
	"secret_mark" text,
	"store_id" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
