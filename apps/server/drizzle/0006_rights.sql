ALTER TABLE "users" ADD COLUMN "administrator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Sign-ins that are open stay open: what is kept becomes the hash of the token in their cookie.
UPDATE "sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');
