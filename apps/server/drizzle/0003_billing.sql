CREATE TABLE "billing" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"source" text,
	"stripe_customer_id" text,
	"open_session_id" text,
	"paid_through" timestamp with time zone,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing" ADD CONSTRAINT "billing_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_checked" ON "billing" USING btree ("checked_at");