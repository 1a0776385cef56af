ALTER TABLE "order_lines" ADD COLUMN "names" jsonb;--> statement-breakpoint
-- Earlier lines get both names where the product is still called what it was called then.
UPDATE "order_lines" l SET "names" = w."names" FROM "orders" o, (SELECT "product_id", jsonb_object_agg("locale", "name") AS "names" FROM "product_words" GROUP BY 1) w
  WHERE o."id" = l."order_id" AND w."product_id" = l."product_id" AND w."names" ->> o."locale" = l."name";--> statement-breakpoint
CREATE INDEX "lines_sought" ON "order_lines" USING gin (vi_fold("name" || ' ' || coalesce("names" ->> 'vi', '') || ' ' || coalesce("names" ->> 'en', '')) gin_trgm_ops);
