ALTER TABLE "files" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE INDEX "files_address_hash" ON "files" USING btree ("address_hash") WHERE address_hash is not null;