CREATE TABLE "promotion_notices" (
	"promotion_id" uuid PRIMARY KEY NOT NULL,
	"subject" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sought" text GENERATED ALWAYS AS (vi_fold("mails"."to" || ' ' || coalesce("mails"."subject", '') || ' ' || coalesce("mails"."order_id", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "sought" text GENERATED ALWAYS AS (vi_fold("security_events"."message" || ' ' || coalesce("security_events"."ip", '') || ' ' || left("security_events"."details"::text, 1000))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_notices" ADD CONSTRAINT "promotion_notices_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_status" ON "products" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "moves_by_time" ON "stock_moves" USING btree ("at");--> statement-breakpoint
CREATE INDEX "moves_by_order_end" ON "stock_moves" USING btree (reverse(order_id) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "moves_by_note" ON "stock_moves" USING gin (vi_fold(note) gin_trgm_ops) WHERE note is not null;--> statement-breakpoint
CREATE INDEX "mails_by_state" ON "mails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "mails_sought" ON "mails" USING gin ("sought" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "addresses_of_province" ON "order_addresses" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id");