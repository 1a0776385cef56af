ALTER TABLE "receipts" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_key_unique" UNIQUE("key");