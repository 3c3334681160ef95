CREATE TABLE "contact_setting" (
	"row" text PRIMARY KEY DEFAULT 'only' NOT NULL,
	"setting" jsonb NOT NULL
);
