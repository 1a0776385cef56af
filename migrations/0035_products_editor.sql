ALTER TABLE "products" ADD COLUMN "paid_from" bigint;--> statement-breakpoint
CREATE INDEX "products_of_media" ON "product_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "products_by_paid" ON "products" USING btree ("paid_from","id");--> statement-breakpoint
CREATE INDEX "products_due" ON "products" USING btree ("published_at") WHERE "products"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "media_by_time" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_words_alike" ON "media_words" USING gin (vi_fold(alt) gin_trgm_ops);
--> statement-breakpoint
UPDATE "products" SET "paid_from" = (SELECT min(CASE WHEN v."sale_price" < v."price" AND (v."sale_from" IS NULL OR v."sale_from" <= now()) AND (v."sale_until" IS NULL OR v."sale_until" > now()) THEN v."sale_price" ELSE v."price" END) FROM "variants" v WHERE v."product_id" = "products"."id" AND v."archived_at" IS NULL);
