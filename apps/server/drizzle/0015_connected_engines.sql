CREATE TABLE "model_connections" (
	"provider" text PRIMARY KEY NOT NULL,
	"sealed_values" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_jobs" (
	"job" text PRIMARY KEY NOT NULL,
	"engine_ids" jsonb NOT NULL
);
