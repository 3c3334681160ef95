CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"generation_id" text,
	"storage_key" text NOT NULL,
	"thumb_key" text,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"sha256" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"tool" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"prompt" text,
	"style" text,
	"room_type" text,
	"property_type" text,
	"aesthetic" text,
	"recipe" jsonb NOT NULL,
	"original_file_id" text,
	"engine_id" text,
	"engine_label" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"brief" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	"share_token" text,
	"stage" text,
	"percent" double precision DEFAULT 0 NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fence" text,
	"dispatched" boolean DEFAULT false NOT NULL,
	"last_event" integer DEFAULT 0 NOT NULL,
	"problem_code" text,
	"problem_details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"idempotency_key" text,
	"quota_subject" text NOT NULL,
	"quota_day" text NOT NULL,
	"quota_units" integer NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "generations_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "generation_events" (
	"generation_id" text NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_events_generation_id_number_pk" PRIMARY KEY("generation_id","number")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"generation_id" text NOT NULL,
	"index" integer NOT NULL,
	"file_id" text NOT NULL,
	"overlay_file_id" text,
	"scene_model_file_id" text,
	"seed" double precision,
	"structure_score" double precision,
	CONSTRAINT "pictures_generation_id_index_pk" PRIMARY KEY("generation_id","index")
);
--> statement-breakpoint
CREATE TABLE "quotas" (
	"subject" text NOT NULL,
	"day" text NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"committed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quotas_subject_day_pk" PRIMARY KEY("subject","day")
);
--> statement-breakpoint
ALTER TABLE "generation_events" ADD CONSTRAINT "generation_events_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner","sha256");--> statement-breakpoint
CREATE INDEX "files_generation_id" ON "files" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "files_kind" ON "files" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "generations_owner" ON "generations" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "generations_open" ON "generations" USING btree ("status","owner");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_idempotency" ON "generations" USING btree ("owner","idempotency_key");