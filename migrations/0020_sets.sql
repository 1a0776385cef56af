CREATE TABLE "pair_overrides" (
	"mark" uuid PRIMARY KEY NOT NULL,
	"boot_id" uuid NOT NULL,
	"blade_id" uuid NOT NULL,
	"issues" text[] NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" text,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_thresholds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"low_at" integer NOT NULL,
	CONSTRAINT "threshold_not_negative" CHECK ("stock_thresholds"."low_at" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stocktake_lines" (
	"stocktake_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"expected" integer NOT NULL,
	"found" integer NOT NULL,
	"counted_by" text NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stocktake_lines_stocktake_id_variant_id_pk" PRIMARY KEY("stocktake_id","variant_id"),
	CONSTRAINT "found_not_negative" CHECK ("stocktake_lines"."found" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stocktakes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_by" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "set_id" uuid;--> statement-breakpoint
ALTER TABLE "pair_overrides" ADD CONSTRAINT "pair_overrides_boot_id_variants_id_fk" FOREIGN KEY ("boot_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pair_overrides" ADD CONSTRAINT "pair_overrides_blade_id_variants_id_fk" FOREIGN KEY ("blade_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_thresholds" ADD CONSTRAINT "stock_thresholds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_thresholds" ADD CONSTRAINT "stock_thresholds_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_stocktake_id_stocktakes_id_fk" FOREIGN KEY ("stocktake_id") REFERENCES "public"."stocktakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "overrides_by_time" ON "pair_overrides" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "threshold_of_variant" ON "stock_thresholds" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threshold_of_product" ON "stock_thresholds" USING btree ("product_id") WHERE "stock_thresholds"."variant_id" is null;--> statement-breakpoint
CREATE INDEX "stocktakes_by_time" ON "stocktakes" USING btree ("opened_at");--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moves_of_batch" ON "stock_moves" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "moves_by_cause" ON "stock_moves" USING btree ("cause","id");