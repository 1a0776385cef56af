ALTER TABLE "emails" ADD COLUMN "is_in_outbox" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- How many sizes of a model run low follows the threshold of the shop, so it is counted anew.
INSERT INTO "read_model_marks" ("product_id") SELECT "id" FROM "products";