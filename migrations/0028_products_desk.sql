CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"was_price" bigint NOT NULL,
	"was_sale_price" bigint,
	"price" bigint NOT NULL,
	"sale_price" bigint,
	"sale_from" timestamp with time zone,
	"sale_until" timestamp with time zone,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_of_product" ON "price_changes" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "price_changes_of_variant" ON "price_changes" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "product_names" ON "product_words" USING btree ("locale",vi_fold(name));--> statement-breakpoint
CREATE INDEX "product_words_alike" ON "product_words" USING gin (vi_fold(name || ' ' || slug) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at","id");