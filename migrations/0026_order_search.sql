ALTER TABLE "order_addresses" ADD COLUMN "sought" text GENERATED ALWAYS AS (vi_fold("order_addresses"."name" || ' ' || "order_addresses"."phone" || ' ' || "order_addresses"."street" || ' ' || "order_addresses"."ward_name" || ' ' || "order_addresses"."province_name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sought" text GENERATED ALWAYS AS (vi_fold("orders"."id" || ' ' || "orders"."name" || ' ' || "orders"."phone" || ' ' || coalesce("orders"."email", '') || ' ' || coalesce("orders"."note", '') || ' ' || coalesce("orders"."invoice" ->> 'company', '') || ' ' || coalesce("orders"."invoice" ->> 'taxCode', ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "addresses_sought" ON "order_addresses" USING gin ("sought" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lines_by_sku" ON "order_lines" USING btree ("sku" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_sought" ON "orders" USING gin ("sought" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_channel" ON "orders" USING btree ("channel","placed_at");--> statement-breakpoint
CREATE INDEX "attempts_by_transaction" ON "payment_attempts" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "receipts_by_time" ON "receipts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "receipts_by_reference" ON "receipts" USING btree (("facts" ->> 'reference'));